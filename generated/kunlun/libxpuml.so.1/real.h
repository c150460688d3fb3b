/* Made by `porter gen --backend kunlun`. Do not edit. */
/* real.h: the vendor's own functions. The first call of any of them opens the real library. */
#ifndef PORTER_REAL_H
#define PORTER_REAL_H

#include "api.h"
#include "shim.h"

#define real_xpumlDeviceGetAttributes SHIM_REAL(xpumlDeviceGetAttributes, 0)
#define real_xpumlDeviceGetBoardId SHIM_REAL(xpumlDeviceGetBoardId, 1)
#define real_xpumlDeviceGetComputeRunningProcesses SHIM_REAL(xpumlDeviceGetComputeRunningProcesses, 2)
#define real_xpumlDeviceGetCount SHIM_REAL(xpumlDeviceGetCount, 3)
#define real_xpumlDeviceGetHandleByIndex SHIM_REAL(xpumlDeviceGetHandleByIndex, 4)
#define real_xpumlDeviceGetId SHIM_REAL(xpumlDeviceGetId, 5)
#define real_xpumlDeviceGetMemoryInfo SHIM_REAL(xpumlDeviceGetMemoryInfo, 6)
#define real_xpumlDeviceGetMinorNumber SHIM_REAL(xpumlDeviceGetMinorNumber, 7)
#define real_xpumlDeviceGetName SHIM_REAL(xpumlDeviceGetName, 8)
#define real_xpumlDeviceGetPciInfo SHIM_REAL(xpumlDeviceGetPciInfo, 9)
#define real_xpumlDeviceGetPowerUsage SHIM_REAL(xpumlDeviceGetPowerUsage, 10)
#define real_xpumlDeviceGetSerial SHIM_REAL(xpumlDeviceGetSerial, 11)
#define real_xpumlDeviceGetTemperature SHIM_REAL(xpumlDeviceGetTemperature, 12)
#define real_xpumlDeviceGetUtilizationRates SHIM_REAL(xpumlDeviceGetUtilizationRates, 13)
#define real_xpumlErrorString SHIM_REAL(xpumlErrorString, 14)
#define real_xpumlInit SHIM_REAL(xpumlInit, 15)
#define real_xpumlShutdown SHIM_REAL(xpumlShutdown, 16)
#define real_xpumlSystemGetDriverVersion SHIM_REAL(xpumlSystemGetDriverVersion, 17)
#define real_xpumlSystemGetXPUMLVersion SHIM_REAL(xpumlSystemGetXPUMLVersion, 18)

#endif
