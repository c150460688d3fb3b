/* Made by `porter gen --backend cuda`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED nvmlDeviceGetRemappedRows_v2, 187
	UNTYPED nvmlDeviceGetUnrepairableMemoryFlag_v1, 215
	UNTYPED nvmlDeviceReadPRMCounters_v1, 239
	UNTYPED nvmlGetBlacklistDeviceCount, 293
	UNTYPED nvmlGetBlacklistDeviceInfoByIndex, 294
	UNTYPED nvmlInternalGetExportTable, 329
