/* Made by `porter gen --backend cambricon`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED cndevGetCardHealthState, 0
	UNTYPED cndevGetCardHealthStateV2, 1
	UNTYPED cndevGetCardName, 2
	UNTYPED cndevGetCardNameString, 3
	UNTYPED cndevGetDevicePowerInfo, 9
	UNTYPED cndevGetECCInfo, 11
	UNTYPED cndevGetNUMANodeIdByDevId, 13
	UNTYPED cndevGetTemperatureInfo, 17
	UNTYPED cndevGetVersionInfo, 19
