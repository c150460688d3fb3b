/* Made by `porter gen --backend cuda`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED nvmlGetBlacklistDeviceCount, 323
	UNTYPED nvmlGetBlacklistDeviceInfoByIndex, 324
	UNTYPED nvmlInternalGetExportTable, 362
