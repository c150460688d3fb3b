/* Made by `porter gen --backend biren`. Do not edit. */
/* real.h: the vendor's own functions. The first call of any of them opens the real library. */
#ifndef PORTER_REAL_H
#define PORTER_REAL_H

#include "api.h"
#include "shim.h"

#define real_brmlDeviceGetComputeRunningProcesses SHIM_REAL(brmlDeviceGetComputeRunningProcesses, 0)
#define real_brmlDeviceGetCount SHIM_REAL(brmlDeviceGetCount, 1)
#define real_brmlDeviceGetHandleByIndex SHIM_REAL(brmlDeviceGetHandleByIndex, 2)
#define real_brmlDeviceGetHandleByPciBusId SHIM_REAL(brmlDeviceGetHandleByPciBusId, 3)
#define real_brmlDeviceGetHandleByPciBusId_v2 SHIM_REAL(brmlDeviceGetHandleByPciBusId_v2, 4)
#define real_brmlDeviceGetHandleByUUID SHIM_REAL(brmlDeviceGetHandleByUUID, 5)
#define real_brmlDeviceGetIndex SHIM_REAL(brmlDeviceGetIndex, 6)
#define real_brmlDeviceGetMemoryInfo SHIM_REAL(brmlDeviceGetMemoryInfo, 7)
#define real_brmlDeviceGetMinorNumber SHIM_REAL(brmlDeviceGetMinorNumber, 8)
#define real_brmlDeviceGetPciInfo SHIM_REAL(brmlDeviceGetPciInfo, 9)
#define real_brmlDeviceGetPowerManagementLimit SHIM_REAL(brmlDeviceGetPowerManagementLimit, 10)
#define real_brmlDeviceGetPowerUsage SHIM_REAL(brmlDeviceGetPowerUsage, 11)
#define real_brmlDeviceGetProcessUtilization SHIM_REAL(brmlDeviceGetProcessUtilization, 12)
#define real_brmlDeviceGetTemperature SHIM_REAL(brmlDeviceGetTemperature, 13)
#define real_brmlDeviceGetUUID SHIM_REAL(brmlDeviceGetUUID, 14)
#define real_brmlDeviceGetUtilizationRates SHIM_REAL(brmlDeviceGetUtilizationRates, 15)
#define real_brmlErrorString SHIM_REAL(brmlErrorString, 16)
#define real_brmlInit SHIM_REAL(brmlInit, 17)
#define real_brmlInit_v2 SHIM_REAL(brmlInit_v2, 18)
#define real_brmlShutdown SHIM_REAL(brmlShutdown, 19)
#define real_brmlSystemGetBRMLVersion SHIM_REAL(brmlSystemGetBRMLVersion, 20)
#define real_brmlSystemGetDriverVersion SHIM_REAL(brmlSystemGetDriverVersion, 21)
#define real_brmlSystemGetProcessName SHIM_REAL(brmlSystemGetProcessName, 22)
#define real_brmlSystemGetSupaDriverVersion SHIM_REAL(brmlSystemGetSupaDriverVersion, 23)
#define real_brmlSystemGetSupaDriverVersion_v2 SHIM_REAL(brmlSystemGetSupaDriverVersion_v2, 24)

#endif
