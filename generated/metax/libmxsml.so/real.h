/* Made by `porter gen --backend metax`. Do not edit. */
/* real.h: the vendor's own functions. The first call of any of them opens the real library. */
#ifndef PORTER_REAL_H
#define PORTER_REAL_H

#include "api.h"
#include "shim.h"

#define real_mxSmlGetDeviceCount SHIM_REAL(mxSmlGetDeviceCount, 15)
#define real_mxSmlGetDeviceInfo SHIM_REAL(mxSmlGetDeviceInfo, 18)
#define real_mxSmlGetDeviceIpUsage SHIM_REAL(mxSmlGetDeviceIpUsage, 19)
#define real_mxSmlGetErrorString SHIM_REAL(mxSmlGetErrorString, 33)
#define real_mxSmlGetMemoryInfo SHIM_REAL(mxSmlGetMemoryInfo, 39)
#define real_mxSmlGetNumberOfProcess SHIM_REAL(mxSmlGetNumberOfProcess, 47)
#define real_mxSmlGetPfDeviceCount SHIM_REAL(mxSmlGetPfDeviceCount, 57)
#define real_mxSmlGetProcessInfo SHIM_REAL(mxSmlGetProcessInfo, 61)
#define real_mxSmlGetProcessInfo_v2 SHIM_REAL(mxSmlGetProcessInfo_v2, 62)
#define real_mxSmlGetSingleGpuProcess SHIM_REAL(mxSmlGetSingleGpuProcess, 65)
#define real_mxSmlGetSingleGpuProcess_v2 SHIM_REAL(mxSmlGetSingleGpuProcess_v2, 66)
#define real_mxSmlInit SHIM_REAL(mxSmlInit, 72)
#define real_mxSmlInitWithFlags SHIM_REAL(mxSmlInitWithFlags, 73)

#endif
