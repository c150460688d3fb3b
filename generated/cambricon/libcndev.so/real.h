/* Made by `porter gen --backend cambricon`. Do not edit. */
/* real.h: the vendor's own functions. The first call of any of them opens the real library. */
#ifndef PORTER_REAL_H
#define PORTER_REAL_H

#include "api.h"
#include "shim.h"

#define real_cndevGetCardNameStringByDevId SHIM_REAL(cndevGetCardNameStringByDevId, 4)
#define real_cndevGetDeviceCount SHIM_REAL(cndevGetDeviceCount, 5)
#define real_cndevGetDeviceHandleByIndex SHIM_REAL(cndevGetDeviceHandleByIndex, 6)
#define real_cndevGetDeviceHandleByPciBusId SHIM_REAL(cndevGetDeviceHandleByPciBusId, 7)
#define real_cndevGetDeviceHandleByUUID SHIM_REAL(cndevGetDeviceHandleByUUID, 8)
#define real_cndevGetDeviceUtilizationInfo SHIM_REAL(cndevGetDeviceUtilizationInfo, 10)
#define real_cndevGetMemoryUsageV2 SHIM_REAL(cndevGetMemoryUsageV2, 12)
#define real_cndevGetPCIeInfoV2 SHIM_REAL(cndevGetPCIeInfoV2, 14)
#define real_cndevGetProcessInfo SHIM_REAL(cndevGetProcessInfo, 15)
#define real_cndevGetProcessUtilization SHIM_REAL(cndevGetProcessUtilization, 16)
#define real_cndevGetUUID SHIM_REAL(cndevGetUUID, 18)
#define real_cndevInit SHIM_REAL(cndevInit, 20)
#define real_cndevRelease SHIM_REAL(cndevRelease, 21)

#endif
