/* Made by `porter gen --backend cuda`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static const char *absent_const_char_p(void)
{
	return "not supported by this driver";
}

static const char *no_driver_const_char_p(void)
{
	return "driver not loaded";
}

static nvmlReturn_t absent_nvmlReturn_t(void)
{
	return NVML_ERROR_FUNCTION_NOT_FOUND;
}

static nvmlReturn_t no_driver_nvmlReturn_t(void)
{
	return NVML_ERROR_DRIVER_NOT_LOADED;
}

static SHIM_UNUSED nvmlReturn_t absent_untyped(void)
{
	return NVML_ERROR_FUNCTION_NOT_FOUND;
}

static SHIM_UNUSED nvmlReturn_t no_driver_untyped(void)
{
	return NVML_ERROR_DRIVER_NOT_LOADED;
}

void nvmlGetBlacklistDeviceCount(void), slow_nvmlGetBlacklistDeviceCount(void);
void nvmlGetBlacklistDeviceInfoByIndex(void), slow_nvmlGetBlacklistDeviceInfoByIndex(void);
void nvmlInternalGetExportTable(void), slow_nvmlInternalGetExportTable(void);

/* First calls. */
static nvmlReturn_t slow_nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)
{
	return SHIM_FIRST(nvmlComputeInstanceDestroy, 0)(computeInstance);
}

static nvmlReturn_t slow_nvmlComputeInstanceGetInfo(nvmlComputeInstance_t computeInstance,
		nvmlComputeInstanceInfo_t *info)
{
	return SHIM_FIRST(nvmlComputeInstanceGetInfo, 1)(computeInstance, info);
}

static nvmlReturn_t slow_nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
		nvmlComputeInstanceInfo_t *info)
{
	return SHIM_FIRST(nvmlComputeInstanceGetInfo_v2, 2)(computeInstance, info);
}

static nvmlReturn_t slow_nvmlDeviceClearAccountingPids(nvmlDevice_t device)
{
	return SHIM_FIRST(nvmlDeviceClearAccountingPids, 3)(device);
}

static nvmlReturn_t slow_nvmlDeviceClearCpuAffinity(nvmlDevice_t device)
{
	return SHIM_FIRST(nvmlDeviceClearCpuAffinity, 4)(device);
}

static nvmlReturn_t slow_nvmlDeviceClearEccErrorCounts(nvmlDevice_t device,
		nvmlEccCounterType_t counterType)
{
	return SHIM_FIRST(nvmlDeviceClearEccErrorCounts, 5)(device, counterType);
}

static nvmlReturn_t slow_nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
		nvmlFieldValue_t *values)
{
	return SHIM_FIRST(nvmlDeviceClearFieldValues, 6)(device, valuesCount, values);
}

static nvmlReturn_t slow_nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstance_t *gpuInstance)
{
	return SHIM_FIRST(nvmlDeviceCreateGpuInstance, 7)(device, profileId, gpuInstance);
}

static nvmlReturn_t slow_nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device,
		unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
		nvmlGpuInstance_t *gpuInstance)
{
	return SHIM_FIRST(nvmlDeviceCreateGpuInstanceWithPlacement, 8)(device, profileId, placement,
			gpuInstance);
}

static nvmlReturn_t slow_nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)
{
	return SHIM_FIRST(nvmlDeviceDiscoverGpus, 9)(pciInfo);
}

static nvmlReturn_t slow_nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device,
		unsigned int link, unsigned int counter, nvmlEnableState_t freeze)
{
	return SHIM_FIRST(nvmlDeviceFreezeNvLinkUtilizationCounter, 10)(device, link, counter,
			freeze);
}

static nvmlReturn_t slow_nvmlDeviceGetAPIRestriction(nvmlDevice_t device,
		nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)
{
	return SHIM_FIRST(nvmlDeviceGetAPIRestriction, 11)(device, apiType, isRestricted);
}

static nvmlReturn_t slow_nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device,
		unsigned int *bufferSize)
{
	return SHIM_FIRST(nvmlDeviceGetAccountingBufferSize, 12)(device, bufferSize);
}

static nvmlReturn_t slow_nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
	return SHIM_FIRST(nvmlDeviceGetAccountingMode, 13)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,
		unsigned int *pids)
{
	return SHIM_FIRST(nvmlDeviceGetAccountingPids, 14)(device, count, pids);
}

static nvmlReturn_t slow_nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
		nvmlAccountingStats_t *stats)
{
	return SHIM_FIRST(nvmlDeviceGetAccountingStats, 15)(device, pid, stats);
}

static nvmlReturn_t slow_nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device,
		nvmlAccountingStats_v2_t *stats)
{
	return SHIM_FIRST(nvmlDeviceGetAccountingStats_v2, 16)(device, stats);
}

static nvmlReturn_t slow_nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuInstance_t *vgpuInstances)
{
	return SHIM_FIRST(nvmlDeviceGetActiveVgpus, 17)(device, vgpuCount, vgpuInstances);
}

static nvmlReturn_t slow_nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
		unsigned int *adaptiveClockStatus)
{
	return SHIM_FIRST(nvmlDeviceGetAdaptiveClockInfoStatus, 18)(device, adaptiveClockStatus);
}

static nvmlReturn_t slow_nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device,
		nvmlAdaptiveTgpModeInfo_v1_t *info)
{
	return SHIM_FIRST(nvmlDeviceGetAdaptiveTgpModeInfo_v1, 19)(device, info);
}

static nvmlReturn_t slow_nvmlDeviceGetAddressingMode(nvmlDevice_t device,
		nvmlDeviceAddressingMode_t *mode)
{
	return SHIM_FIRST(nvmlDeviceGetAddressingMode, 20)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceGetApplicationsClock(nvmlDevice_t device,
		nvmlClockType_t clockType, unsigned int *clockMHz)
{
	return SHIM_FIRST(nvmlDeviceGetApplicationsClock, 21)(device, clockType, clockMHz);
}

static nvmlReturn_t slow_nvmlDeviceGetArchitecture(nvmlDevice_t device,
		nvmlDeviceArchitecture_t *arch)
{
	return SHIM_FIRST(nvmlDeviceGetArchitecture, 22)(device, arch);
}

static nvmlReturn_t slow_nvmlDeviceGetAttributes(nvmlDevice_t device,
		nvmlDeviceAttributes_t *attributes)
{
	return SHIM_FIRST(nvmlDeviceGetAttributes, 23)(device, attributes);
}

static nvmlReturn_t slow_nvmlDeviceGetAttributes_v2(nvmlDevice_t device,
		nvmlDeviceAttributes_t *attributes)
{
	return SHIM_FIRST(nvmlDeviceGetAttributes_v2, 24)(device, attributes);
}

static nvmlReturn_t slow_nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
		nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)
{
	return SHIM_FIRST(nvmlDeviceGetAutoBoostedClocksEnabled, 25)(device, isEnabled,
			defaultIsEnabled);
}

static nvmlReturn_t slow_nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device,
		nvmlBAR1Memory_t *bar1Memory)
{
	return SHIM_FIRST(nvmlDeviceGetBAR1MemoryInfo, 26)(device, bar1Memory);
}

static nvmlReturn_t slow_nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device,
		nvmlBBXTimeData_v1_t *timeData)
{
	return SHIM_FIRST(nvmlDeviceGetBBXTimeData_v1, 27)(device, timeData);
}

static nvmlReturn_t slow_nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,
		nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)
{
	return SHIM_FIRST(nvmlDeviceGetBankRemapperStatus_v1, 28)(device, pBankRemapperStatus);
}

static nvmlReturn_t slow_nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
{
	return SHIM_FIRST(nvmlDeviceGetBoardId, 29)(device, boardId);
}

static nvmlReturn_t slow_nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
		unsigned int length)
{
	return SHIM_FIRST(nvmlDeviceGetBoardPartNumber, 30)(device, partNumber, length);
}

static nvmlReturn_t slow_nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)
{
	return SHIM_FIRST(nvmlDeviceGetBrand, 31)(device, type);
}

static nvmlReturn_t slow_nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
		nvmlBridgeChipHierarchy_t *bridgeHierarchy)
{
	return SHIM_FIRST(nvmlDeviceGetBridgeChipInfo, 32)(device, bridgeHierarchy);
}

static nvmlReturn_t slow_nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)
{
	return SHIM_FIRST(nvmlDeviceGetBusType, 33)(device, type);
}

static nvmlReturn_t slow_nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device,
		nvmlC2cModeInfo_v1_t *c2cModeInfo)
{
	return SHIM_FIRST(nvmlDeviceGetC2cModeInfoV, 34)(device, c2cModeInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetCapabilities(nvmlDevice_t device,
		nvmlDeviceCapabilities_t *caps)
{
	return SHIM_FIRST(nvmlDeviceGetCapabilities, 35)(device, caps);
}

static nvmlReturn_t slow_nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)
{
	return SHIM_FIRST(nvmlDeviceGetClkMonStatus, 36)(device, status);
}

static nvmlReturn_t slow_nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
		nvmlClockId_t clockId, unsigned int *clockMHz)
{
	return SHIM_FIRST(nvmlDeviceGetClock, 37)(device, clockType, clockId, clockMHz);
}

static nvmlReturn_t slow_nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type,
		unsigned int *clock)
{
	return SHIM_FIRST(nvmlDeviceGetClockInfo, 38)(device, type, clock);
}

static nvmlReturn_t slow_nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
	return SHIM_FIRST(nvmlDeviceGetClockOffsets, 39)(device, info);
}

static nvmlReturn_t slow_nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)
{
	return SHIM_FIRST(nvmlDeviceGetComputeInstanceId, 40)(device, id);
}

static nvmlReturn_t slow_nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
{
	return SHIM_FIRST(nvmlDeviceGetComputeMode, 41)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v1_t *infos)
{
	return SHIM_FIRST(nvmlDeviceGetComputeRunningProcesses, 42)(device, infoCount, infos);
}

static nvmlReturn_t slow_nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)
{
	return SHIM_FIRST(nvmlDeviceGetComputeRunningProcesses_v2, 43)(device, infoCount, infos);
}

static nvmlReturn_t slow_nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_t *infos)
{
	return SHIM_FIRST(nvmlDeviceGetComputeRunningProcesses_v3, 44)(device, infoCount, infos);
}

static nvmlReturn_t slow_nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
		nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)
{
	return SHIM_FIRST(nvmlDeviceGetConfComputeGpuAttestationReport, 45)(device, gpuAtstReport);
}

static nvmlReturn_t slow_nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
		nvmlConfComputeGpuCertificate_t *gpuCert)
{
	return SHIM_FIRST(nvmlDeviceGetConfComputeGpuCertificate, 46)(device, gpuCert);
}

static nvmlReturn_t slow_nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
		nvmlConfComputeMemSizeInfo_t *memInfo)
{
	return SHIM_FIRST(nvmlDeviceGetConfComputeMemSizeInfo, 47)(device, memInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device,
		nvmlMemory_t *memory)
{
	return SHIM_FIRST(nvmlDeviceGetConfComputeProtectedMemoryUsage, 48)(device, memory);
}

static nvmlReturn_t slow_nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)
{
	return SHIM_FIRST(nvmlDeviceGetCoolerInfo, 49)(device, coolerInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetCount(unsigned int *deviceCount)
{
	return SHIM_FIRST(nvmlDeviceGetCount, 50)(deviceCount);
}

static nvmlReturn_t slow_nvmlDeviceGetCount_v2(unsigned int *deviceCount)
{
	return SHIM_FIRST(nvmlDeviceGetCount_v2, 51)(deviceCount);
}

static nvmlReturn_t slow_nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,
		unsigned long *cpuSet)
{
	return SHIM_FIRST(nvmlDeviceGetCpuAffinity, 52)(device, cpuSetSize, cpuSet);
}

static nvmlReturn_t slow_nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device,
		unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)
{
	return SHIM_FIRST(nvmlDeviceGetCpuAffinityWithinScope, 53)(device, cpuSetSize, cpuSet,
			scope);
}

static nvmlReturn_t slow_nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuTypeId_t *vgpuTypeIds)
{
	return SHIM_FIRST(nvmlDeviceGetCreatableVgpus, 54)(device, vgpuCount, vgpuTypeIds);
}

static nvmlReturn_t slow_nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major,
		int *minor)
{
	return SHIM_FIRST(nvmlDeviceGetCudaComputeCapability, 55)(device, major, minor);
}

static nvmlReturn_t slow_nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device,
		unsigned int *currLinkGen)
{
	return SHIM_FIRST(nvmlDeviceGetCurrPcieLinkGeneration, 56)(device, currLinkGen);
}

static nvmlReturn_t slow_nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device,
		unsigned int *currLinkWidth)
{
	return SHIM_FIRST(nvmlDeviceGetCurrPcieLinkWidth, 57)(device, currLinkWidth);
}

static nvmlReturn_t slow_nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
		nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)
{
	return SHIM_FIRST(nvmlDeviceGetCurrentClockFreqs, 58)(device, currentClockFreqs);
}

static nvmlReturn_t slow_nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
		unsigned long long *clocksEventReasons)
{
	return SHIM_FIRST(nvmlDeviceGetCurrentClocksEventReasons, 59)(device, clocksEventReasons);
}

static nvmlReturn_t slow_nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
		unsigned long long *clocksThrottleReasons)
{
	return SHIM_FIRST(nvmlDeviceGetCurrentClocksThrottleReasons, 60)(device,
			clocksThrottleReasons);
}

static nvmlReturn_t slow_nvmlDeviceGetDecoderUtilization(nvmlDevice_t device,
		unsigned int *utilization, unsigned int *samplingPeriodUs)
{
	return SHIM_FIRST(nvmlDeviceGetDecoderUtilization, 61)(device, utilization,
			samplingPeriodUs);
}

static nvmlReturn_t slow_nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device,
		nvmlClockType_t clockType, unsigned int *clockMHz)
{
	return SHIM_FIRST(nvmlDeviceGetDefaultApplicationsClock, 62)(device, clockType, clockMHz);
}

static nvmlReturn_t slow_nvmlDeviceGetDefaultEccMode(nvmlDevice_t device,
		nvmlEnableState_t *defaultMode)
{
	return SHIM_FIRST(nvmlDeviceGetDefaultEccMode, 63)(device, defaultMode);
}

static nvmlReturn_t slow_nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device,
		nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
		nvmlEccErrorCounts_t *eccCounts)
{
	return SHIM_FIRST(nvmlDeviceGetDetailedEccErrors, 64)(device, errorType, counterType,
			eccCounts);
}

static nvmlReturn_t slow_nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
		nvmlDevice_t *device)
{
	return SHIM_FIRST(nvmlDeviceGetDeviceHandleFromMigDeviceHandle, 65)(migDevice, device);
}

static nvmlReturn_t slow_nvmlDeviceGetDisplayActive(nvmlDevice_t device,
		nvmlEnableState_t *isActive)
{
	return SHIM_FIRST(nvmlDeviceGetDisplayActive, 66)(device, isActive);
}

static nvmlReturn_t slow_nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)
{
	return SHIM_FIRST(nvmlDeviceGetDisplayMode, 67)(device, display);
}

static nvmlReturn_t slow_nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device,
		nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)
{
	return SHIM_FIRST(nvmlDeviceGetDramEncryptionMode, 68)(device, current, pending);
}

static nvmlReturn_t slow_nvmlDeviceGetDriverModel(nvmlDevice_t device, nvmlDriverModel_t *current,
		nvmlDriverModel_t *pending)
{
	return SHIM_FIRST(nvmlDeviceGetDriverModel, 69)(device, current, pending);
}

static nvmlReturn_t slow_nvmlDeviceGetDriverModel_v2(nvmlDevice_t device,
		nvmlDriverModel_t *current, nvmlDriverModel_t *pending)
{
	return SHIM_FIRST(nvmlDeviceGetDriverModel_v2, 70)(device, current, pending);
}

static nvmlReturn_t slow_nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
		nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)
{
	return SHIM_FIRST(nvmlDeviceGetDynamicPstatesInfo, 71)(device, pDynamicPstatesInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
		nvmlEnableState_t *pending)
{
	return SHIM_FIRST(nvmlDeviceGetEccMode, 72)(device, current, pending);
}

static nvmlReturn_t slow_nvmlDeviceGetEncoderCapacity(nvmlDevice_t device,
		nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)
{
	return SHIM_FIRST(nvmlDeviceGetEncoderCapacity, 73)(device, encoderQueryType,
			encoderCapacity);
}

static nvmlReturn_t slow_nvmlDeviceGetEncoderSessions(nvmlDevice_t device,
		unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)
{
	return SHIM_FIRST(nvmlDeviceGetEncoderSessions, 74)(device, sessionCount, sessionInfos);
}

static nvmlReturn_t slow_nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
		unsigned int *averageFps, unsigned int *averageLatency)
{
	return SHIM_FIRST(nvmlDeviceGetEncoderStats, 75)(device, sessionCount, averageFps,
			averageLatency);
}

static nvmlReturn_t slow_nvmlDeviceGetEncoderUtilization(nvmlDevice_t device,
		unsigned int *utilization, unsigned int *samplingPeriodUs)
{
	return SHIM_FIRST(nvmlDeviceGetEncoderUtilization, 76)(device, utilization,
			samplingPeriodUs);
}

static nvmlReturn_t slow_nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)
{
	return SHIM_FIRST(nvmlDeviceGetEnforcedPowerLimit, 77)(device, limit);
}

static nvmlReturn_t slow_nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
		nvmlFBCSessionInfo_t *sessionInfo)
{
	return SHIM_FIRST(nvmlDeviceGetFBCSessions, 78)(device, sessionCount, sessionInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)
{
	return SHIM_FIRST(nvmlDeviceGetFBCStats, 79)(device, fbcStats);
}

static nvmlReturn_t slow_nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
		nvmlFanControlPolicy_t *policy)
{
	return SHIM_FIRST(nvmlDeviceGetFanControlPolicy_v2, 80)(device, fan, policy);
}

static nvmlReturn_t slow_nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
{
	return SHIM_FIRST(nvmlDeviceGetFanSpeed, 81)(device, speed);
}

static nvmlReturn_t slow_nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)
{
	return SHIM_FIRST(nvmlDeviceGetFanSpeedRPM, 82)(device, fanSpeed);
}

static nvmlReturn_t slow_nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
		unsigned int *speed)
{
	return SHIM_FIRST(nvmlDeviceGetFanSpeed_v2, 83)(device, fan, speed);
}

static nvmlReturn_t slow_nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
		nvmlFieldValue_t *values)
{
	return SHIM_FIRST(nvmlDeviceGetFieldValues, 84)(device, valuesCount, values);
}

static nvmlReturn_t slow_nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
		int *maxOffset)
{
	return SHIM_FIRST(nvmlDeviceGetGpcClkMinMaxVfOffset, 85)(device, minOffset, maxOffset);
}

static nvmlReturn_t slow_nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)
{
	return SHIM_FIRST(nvmlDeviceGetGpcClkVfOffset, 86)(device, offset);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device,
		nvmlGpuFabricInfo_t *gpuFabricInfo)
{
	return SHIM_FIRST(nvmlDeviceGetGpuFabricInfo, 87)(device, gpuFabricInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device,
		nvmlGpuFabricInfoV_t *gpuFabricInfo)
{
	return SHIM_FIRST(nvmlDeviceGetGpuFabricInfoV, 88)(device, gpuFabricInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device,
		nvmlGpuFabricInfo_v4_t *gpuFabricInfo)
{
	return SHIM_FIRST(nvmlDeviceGetGpuFabricInfo_v4, 89)(device, gpuFabricInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
		nvmlGpuInstance_t *gpuInstance)
{
	return SHIM_FIRST(nvmlDeviceGetGpuInstanceById, 90)(device, id, gpuInstance);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)
{
	return SHIM_FIRST(nvmlDeviceGetGpuInstanceId, 91)(device, id);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuInstancePossiblePlacements(nvmlDevice_t device,
		unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)
{
	return SHIM_FIRST(nvmlDeviceGetGpuInstancePossiblePlacements, 92)(device, profileId,
			placements, count);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,
		unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)
{
	return SHIM_FIRST(nvmlDeviceGetGpuInstancePossiblePlacements_v2, 93)(device, profileId,
			placements, count);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device,
		unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)
{
	return SHIM_FIRST(nvmlDeviceGetGpuInstanceProfileInfo, 94)(device, profile, info);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device,
		unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)
{
	return SHIM_FIRST(nvmlDeviceGetGpuInstanceProfileInfoByIdV, 95)(device, profileId, info);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device,
		unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)
{
	return SHIM_FIRST(nvmlDeviceGetGpuInstanceProfileInfoV, 96)(device, profile, info);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device,
		unsigned int profileId, unsigned int *count)
{
	return SHIM_FIRST(nvmlDeviceGetGpuInstanceRemainingCapacity, 97)(device, profileId, count);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstance_t *gpuInstances, unsigned int *count)
{
	return SHIM_FIRST(nvmlDeviceGetGpuInstances, 98)(device, profileId, gpuInstances, count);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
		unsigned int *maxLinkGenDevice)
{
	return SHIM_FIRST(nvmlDeviceGetGpuMaxPcieLinkGeneration, 99)(device, maxLinkGenDevice);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuOperationMode(nvmlDevice_t device,
		nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)
{
	return SHIM_FIRST(nvmlDeviceGetGpuOperationMode, 100)(device, current, pending);
}

static nvmlReturn_t slow_nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)
{
	return SHIM_FIRST(nvmlDeviceGetGpuUptime_v1, 101)(device, uptime);
}

static nvmlReturn_t slow_nvmlDeviceGetGraphicsRunningProcesses(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v1_t *infos)
{
	return SHIM_FIRST(nvmlDeviceGetGraphicsRunningProcesses, 102)(device, infoCount, infos);
}

static nvmlReturn_t slow_nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)
{
	return SHIM_FIRST(nvmlDeviceGetGraphicsRunningProcesses_v2, 103)(device, infoCount, infos);
}

static nvmlReturn_t slow_nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_t *infos)
{
	return SHIM_FIRST(nvmlDeviceGetGraphicsRunningProcesses_v3, 104)(device, infoCount, infos);
}

static nvmlReturn_t slow_nvmlDeviceGetGridLicensableFeatures(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	return SHIM_FIRST(nvmlDeviceGetGridLicensableFeatures, 105)(device,
			pGridLicensableFeatures);
}

static nvmlReturn_t slow_nvmlDeviceGetGridLicensableFeatures_v2(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	return SHIM_FIRST(nvmlDeviceGetGridLicensableFeatures_v2, 106)(device,
			pGridLicensableFeatures);
}

static nvmlReturn_t slow_nvmlDeviceGetGridLicensableFeatures_v3(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	return SHIM_FIRST(nvmlDeviceGetGridLicensableFeatures_v3, 107)(device,
			pGridLicensableFeatures);
}

static nvmlReturn_t slow_nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	return SHIM_FIRST(nvmlDeviceGetGridLicensableFeatures_v4, 108)(device,
			pGridLicensableFeatures);
}

static nvmlReturn_t slow_nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
		unsigned int *defaultMode)
{
	return SHIM_FIRST(nvmlDeviceGetGspFirmwareMode, 109)(device, isEnabled, defaultMode);
}

static nvmlReturn_t slow_nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
{
	return SHIM_FIRST(nvmlDeviceGetGspFirmwareVersion, 110)(device, version);
}

static nvmlReturn_t slow_nvmlDeviceGetHandleByIndex(unsigned int index, nvmlDevice_t *device)
{
	return SHIM_FIRST(nvmlDeviceGetHandleByIndex, 111)(index, device);
}

static nvmlReturn_t slow_nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)
{
	return SHIM_FIRST(nvmlDeviceGetHandleByIndex_v2, 112)(index, device);
}

static nvmlReturn_t slow_nvmlDeviceGetHandleByPciBusId(const char *pciBusId, nvmlDevice_t *device)
{
	return SHIM_FIRST(nvmlDeviceGetHandleByPciBusId, 113)(pciBusId, device);
}

static nvmlReturn_t slow_nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId,
		nvmlDevice_t *device)
{
	return SHIM_FIRST(nvmlDeviceGetHandleByPciBusId_v2, 114)(pciBusId, device);
}

static nvmlReturn_t slow_nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)
{
	return SHIM_FIRST(nvmlDeviceGetHandleBySerial, 115)(serial, device);
}

static nvmlReturn_t slow_nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)
{
	return SHIM_FIRST(nvmlDeviceGetHandleByUUID, 116)(uuid, device);
}

static nvmlReturn_t slow_nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)
{
	return SHIM_FIRST(nvmlDeviceGetHandleByUUIDV, 117)(uuid, device);
}

static nvmlReturn_t slow_nvmlDeviceGetHostVgpuMode(nvmlDevice_t device,
		nvmlHostVgpuMode_t *pHostVgpuMode)
{
	return SHIM_FIRST(nvmlDeviceGetHostVgpuMode, 118)(device, pHostVgpuMode);
}

static nvmlReturn_t slow_nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
{
	return SHIM_FIRST(nvmlDeviceGetHostname_v1, 119)(device, hostname);
}

static nvmlReturn_t slow_nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)
{
	return SHIM_FIRST(nvmlDeviceGetIndex, 120)(device, index);
}

static nvmlReturn_t slow_nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device,
		unsigned int *checksum)
{
	return SHIM_FIRST(nvmlDeviceGetInforomConfigurationChecksum, 121)(device, checksum);
}

static nvmlReturn_t slow_nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
		unsigned int length)
{
	return SHIM_FIRST(nvmlDeviceGetInforomImageVersion, 122)(device, version, length);
}

static nvmlReturn_t slow_nvmlDeviceGetInforomVersion(nvmlDevice_t device,
		nvmlInforomObject_t object, char *version, unsigned int length)
{
	return SHIM_FIRST(nvmlDeviceGetInforomVersion, 123)(device, object, version, length);
}

static nvmlReturn_t slow_nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)
{
	return SHIM_FIRST(nvmlDeviceGetIrqNum, 124)(device, irqNum);
}

static nvmlReturn_t slow_nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	return SHIM_FIRST(nvmlDeviceGetJpgUtilization, 125)(device, utilization, samplingPeriodUs);
}

static nvmlReturn_t slow_nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device,
		unsigned long long *timestamp, unsigned long *durationUs)
{
	return SHIM_FIRST(nvmlDeviceGetLastBBXFlushTime, 126)(device, timestamp, durationUs);
}

static nvmlReturn_t slow_nvmlDeviceGetMPSComputeRunningProcesses(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v1_t *infos)
{
	return SHIM_FIRST(nvmlDeviceGetMPSComputeRunningProcesses, 127)(device, infoCount, infos);
}

static nvmlReturn_t slow_nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)
{
	return SHIM_FIRST(nvmlDeviceGetMPSComputeRunningProcesses_v2, 128)(device, infoCount,
			infos);
}

static nvmlReturn_t slow_nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_t *infos)
{
	return SHIM_FIRST(nvmlDeviceGetMPSComputeRunningProcesses_v3, 129)(device, infoCount,
			infos);
}

static nvmlReturn_t slow_nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
		nvmlMarginTemperature_t *marginTempInfo)
{
	return SHIM_FIRST(nvmlDeviceGetMarginTemperature, 130)(device, marginTempInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
		unsigned int *clock)
{
	return SHIM_FIRST(nvmlDeviceGetMaxClockInfo, 131)(device, type, clock);
}

static nvmlReturn_t slow_nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device,
		nvmlClockType_t clockType, unsigned int *clockMHz)
{
	return SHIM_FIRST(nvmlDeviceGetMaxCustomerBoostClock, 132)(device, clockType, clockMHz);
}

static nvmlReturn_t slow_nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)
{
	return SHIM_FIRST(nvmlDeviceGetMaxMigDeviceCount, 133)(device, count);
}

static nvmlReturn_t slow_nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device,
		unsigned int *maxLinkGen)
{
	return SHIM_FIRST(nvmlDeviceGetMaxPcieLinkGeneration, 134)(device, maxLinkGen);
}

static nvmlReturn_t slow_nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device,
		unsigned int *maxLinkWidth)
{
	return SHIM_FIRST(nvmlDeviceGetMaxPcieLinkWidth, 135)(device, maxLinkWidth);
}

static nvmlReturn_t slow_nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
		int *maxOffset)
{
	return SHIM_FIRST(nvmlDeviceGetMemClkMinMaxVfOffset, 136)(device, minOffset, maxOffset);
}

static nvmlReturn_t slow_nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
{
	return SHIM_FIRST(nvmlDeviceGetMemClkVfOffset, 137)(device, offset);
}

static nvmlReturn_t slow_nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
		unsigned long *nodeSet, nvmlAffinityScope_t scope)
{
	return SHIM_FIRST(nvmlDeviceGetMemoryAffinity, 138)(device, nodeSetSize, nodeSet, scope);
}

static nvmlReturn_t slow_nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)
{
	return SHIM_FIRST(nvmlDeviceGetMemoryBusWidth, 139)(device, busWidth);
}

static nvmlReturn_t slow_nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device,
		nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
		nvmlMemoryLocation_t locationType, unsigned long long *count)
{
	return SHIM_FIRST(nvmlDeviceGetMemoryErrorCounter, 140)(device, errorType, counterType,
			locationType, count);
}

static nvmlReturn_t slow_nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
{
	return SHIM_FIRST(nvmlDeviceGetMemoryInfo, 141)(device, memory);
}

static nvmlReturn_t slow_nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
{
	return SHIM_FIRST(nvmlDeviceGetMemoryInfo_v2, 142)(device, memory);
}

static nvmlReturn_t slow_nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device,
		nvmlGetMemoryLimits_v1_t *limits)
{
	return SHIM_FIRST(nvmlDeviceGetMemoryLimits_v1, 143)(device, limits);
}

static nvmlReturn_t slow_nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device,
		unsigned int index, nvmlDevice_t *migDevice)
{
	return SHIM_FIRST(nvmlDeviceGetMigDeviceHandleByIndex, 144)(device, index, migDevice);
}

static nvmlReturn_t slow_nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
		unsigned int *pendingMode)
{
	return SHIM_FIRST(nvmlDeviceGetMigMode, 145)(device, currentMode, pendingMode);
}

static nvmlReturn_t slow_nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
		nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)
{
	return SHIM_FIRST(nvmlDeviceGetMinMaxClockOfPState, 146)(device, type, pstate, minClockMHz,
			maxClockMHz);
}

static nvmlReturn_t slow_nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,
		unsigned int *maxSpeed)
{
	return SHIM_FIRST(nvmlDeviceGetMinMaxFanSpeed, 147)(device, minSpeed, maxSpeed);
}

static nvmlReturn_t slow_nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)
{
	return SHIM_FIRST(nvmlDeviceGetMinorNumber, 148)(device, minorNumber);
}

static nvmlReturn_t slow_nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)
{
	return SHIM_FIRST(nvmlDeviceGetModuleId, 149)(device, moduleId);
}

static nvmlReturn_t slow_nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)
{
	return SHIM_FIRST(nvmlDeviceGetMultiGpuBoard, 150)(device, multiGpuBool);
}

static nvmlReturn_t slow_nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)
{
	return SHIM_FIRST(nvmlDeviceGetName, 151)(device, name, length);
}

static nvmlReturn_t slow_nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)
{
	return SHIM_FIRST(nvmlDeviceGetNumFans, 152)(device, numFans);
}

static nvmlReturn_t slow_nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)
{
	return SHIM_FIRST(nvmlDeviceGetNumGpuCores, 153)(device, numCores);
}

static nvmlReturn_t slow_nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)
{
	return SHIM_FIRST(nvmlDeviceGetNumaNodeId, 154)(device, node);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
		nvmlNvLinkCapability_t capability, unsigned int *capResult)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkCapability, 155)(device, link, capability, capResult);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
		nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkErrorCounter, 156)(device, link, counter,
			counterValue);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkInfo, 157)(device, info);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkInfo_v3, 158)(device, info);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
		nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkRemoteDeviceType, 159)(device, link,
			pNvLinkDeviceType);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkRemotePciInfo(nvmlDevice_t device, unsigned int link,
		nvmlPciInfo_t *pci)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkRemotePciInfo, 160)(device, link, pci);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link,
		nvmlPciInfo_t *pci)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkRemotePciInfo_v2, 161)(device, link, pci);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
		nvmlEnableState_t *isActive)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkState, 162)(device, link, isActive);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,
		nvmlNvlinkTelemetrySamples_v1_t *samples)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkTelemetrySamples_v1, 163)(device, samples);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device,
		unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkUtilizationControl, 164)(device, link, counter,
			control);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device,
		unsigned int link, unsigned int counter, unsigned long long *rxcounter,
		unsigned long long *txcounter)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkUtilizationCounter, 165)(device, link, counter,
			rxcounter, txcounter);
}

static nvmlReturn_t slow_nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
		unsigned int *version)
{
	return SHIM_FIRST(nvmlDeviceGetNvLinkVersion, 166)(device, link, version);
}

static nvmlReturn_t slow_nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device,
		nvmlNvlinkGetBwMode_t *getBwMode)
{
	return SHIM_FIRST(nvmlDeviceGetNvlinkBwMode, 167)(device, getBwMode);
}

static nvmlReturn_t slow_nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,
		nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)
{
	return SHIM_FIRST(nvmlDeviceGetNvlinkNvlePrivateInfo_v1, 168)(device, privateInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,
		nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)
{
	return SHIM_FIRST(nvmlDeviceGetNvlinkRemapTableInfo_v1, 169)(device, remapTableInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
		nvmlNvlinkSupportedBwModes_t *supportedBwMode)
{
	return SHIM_FIRST(nvmlDeviceGetNvlinkSupportedBwModes, 170)(device, supportedBwMode);
}

static nvmlReturn_t slow_nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	return SHIM_FIRST(nvmlDeviceGetOfaUtilization, 171)(device, utilization, samplingPeriodUs);
}

static nvmlReturn_t slow_nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
		nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)
{
	return SHIM_FIRST(nvmlDeviceGetP2PStatus, 172)(device1, device2, p2pIndex, p2pStatus);
}

static nvmlReturn_t slow_nvmlDeviceGetPciInfo(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
	return SHIM_FIRST(nvmlDeviceGetPciInfo, 173)(device, pci);
}

static nvmlReturn_t slow_nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)
{
	return SHIM_FIRST(nvmlDeviceGetPciInfoExt, 174)(device, pci);
}

static nvmlReturn_t slow_nvmlDeviceGetPciInfo_v2(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
	return SHIM_FIRST(nvmlDeviceGetPciInfo_v2, 175)(device, pci);
}

static nvmlReturn_t slow_nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
	return SHIM_FIRST(nvmlDeviceGetPciInfo_v3, 176)(device, pci);
}

static nvmlReturn_t slow_nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)
{
	return SHIM_FIRST(nvmlDeviceGetPcieLinkMaxSpeed, 177)(device, maxSpeed);
}

static nvmlReturn_t slow_nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)
{
	return SHIM_FIRST(nvmlDeviceGetPcieReplayCounter, 178)(device, value);
}

static nvmlReturn_t slow_nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)
{
	return SHIM_FIRST(nvmlDeviceGetPcieSpeed, 179)(device, pcieSpeed);
}

static nvmlReturn_t slow_nvmlDeviceGetPcieThroughput(nvmlDevice_t device,
		nvmlPcieUtilCounter_t counter, unsigned int *value)
{
	return SHIM_FIRST(nvmlDeviceGetPcieThroughput, 180)(device, counter, value);
}

static nvmlReturn_t slow_nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)
{
	return SHIM_FIRST(nvmlDeviceGetPdi, 181)(device, pdi);
}

static nvmlReturn_t slow_nvmlDeviceGetPerformanceModes(nvmlDevice_t device,
		nvmlDevicePerfModes_t *perfModes)
{
	return SHIM_FIRST(nvmlDeviceGetPerformanceModes, 182)(device, perfModes);
}

static nvmlReturn_t slow_nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
{
	return SHIM_FIRST(nvmlDeviceGetPerformanceState, 183)(device, pState);
}

static nvmlReturn_t slow_nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
	return SHIM_FIRST(nvmlDeviceGetPersistenceMode, 184)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
		unsigned int *bufferSize)
{
	return SHIM_FIRST(nvmlDeviceGetPgpuMetadataString, 185)(device, pgpuMetadata, bufferSize);
}

static nvmlReturn_t slow_nvmlDeviceGetPlatformInfo(nvmlDevice_t device,
		nvmlPlatformInfo_t *platformInfo)
{
	return SHIM_FIRST(nvmlDeviceGetPlatformInfo, 186)(device, platformInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
		unsigned int *defaultLimit)
{
	return SHIM_FIRST(nvmlDeviceGetPowerManagementDefaultLimit, 187)(device, defaultLimit);
}

static nvmlReturn_t slow_nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)
{
	return SHIM_FIRST(nvmlDeviceGetPowerManagementLimit, 188)(device, limit);
}

static nvmlReturn_t slow_nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
		unsigned int *minLimit, unsigned int *maxLimit)
{
	return SHIM_FIRST(nvmlDeviceGetPowerManagementLimitConstraints, 189)(device, minLimit,
			maxLimit);
}

static nvmlReturn_t slow_nvmlDeviceGetPowerManagementMode(nvmlDevice_t device,
		nvmlEnableState_t *mode)
{
	return SHIM_FIRST(nvmlDeviceGetPowerManagementMode, 190)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device,
		nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
{
	return SHIM_FIRST(nvmlDeviceGetPowerMizerMode_v1, 191)(device, powerMizerMode);
}

static nvmlReturn_t slow_nvmlDeviceGetPowerSource(nvmlDevice_t device,
		nvmlPowerSource_t *powerSource)
{
	return SHIM_FIRST(nvmlDeviceGetPowerSource, 192)(device, powerSource);
}

static nvmlReturn_t slow_nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)
{
	return SHIM_FIRST(nvmlDeviceGetPowerState, 193)(device, pState);
}

static nvmlReturn_t slow_nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)
{
	return SHIM_FIRST(nvmlDeviceGetPowerUsage, 194)(device, power);
}

static nvmlReturn_t slow_nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
		nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
		unsigned long long lastSeenTimeStamp)
{
	return SHIM_FIRST(nvmlDeviceGetProcessUtilization, 195)(device, utilization,
			processSamplesCount, lastSeenTimeStamp);
}

static nvmlReturn_t slow_nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
		nvmlProcessesUtilizationInfo_t *procesesUtilInfo)
{
	return SHIM_FIRST(nvmlDeviceGetProcessesUtilizationInfo, 196)(device, procesesUtilInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,
		unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)
{
	return SHIM_FIRST(nvmlDeviceGetRemappedRows, 197)(device, corrRows, uncRows, isPending,
			failureOccurred);
}

static nvmlReturn_t slow_nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device,
		nvmlRemappedRowsInfo_v2_t *info)
{
	return SHIM_FIRST(nvmlDeviceGetRemappedRows_v2, 198)(device, info);
}

static nvmlReturn_t slow_nvmlDeviceGetRepairStatus(nvmlDevice_t device,
		nvmlRepairStatus_t *repairStatus)
{
	return SHIM_FIRST(nvmlDeviceGetRepairStatus, 199)(device, repairStatus);
}

static nvmlReturn_t slow_nvmlDeviceGetRetiredPages(nvmlDevice_t device,
		nvmlPageRetirementCause_t cause, unsigned int *pageCount,
		unsigned long long *addresses)
{
	return SHIM_FIRST(nvmlDeviceGetRetiredPages, 200)(device, cause, pageCount, addresses);
}

static nvmlReturn_t slow_nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
		nvmlEnableState_t *isPending)
{
	return SHIM_FIRST(nvmlDeviceGetRetiredPagesPendingStatus, 201)(device, isPending);
}

static nvmlReturn_t slow_nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device,
		nvmlPageRetirementCause_t cause, unsigned int *pageCount,
		unsigned long long *addresses, unsigned long long *timestamps)
{
	return SHIM_FIRST(nvmlDeviceGetRetiredPages_v2, 202)(device, cause, pageCount, addresses,
			timestamps);
}

static nvmlReturn_t slow_nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
		nvmlRowRemapperHistogramValues_t *values)
{
	return SHIM_FIRST(nvmlDeviceGetRowRemapperHistogram, 203)(device, values);
}

static nvmlReturn_t slow_nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
		nvmlProcessDetailList_t *plist)
{
	return SHIM_FIRST(nvmlDeviceGetRunningProcessDetailList, 204)(device, plist);
}

static nvmlReturn_t slow_nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
		unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
		unsigned int *sampleCount, nvmlSample_t *samples)
{
	return SHIM_FIRST(nvmlDeviceGetSamples, 205)(device, type, lastSeenTimeStamp, sampleValType,
			sampleCount, samples);
}

static nvmlReturn_t slow_nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)
{
	return SHIM_FIRST(nvmlDeviceGetSerial, 206)(device, serial, length);
}

static nvmlReturn_t slow_nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device,
		nvmlEccSramErrorStatus_t *status)
{
	return SHIM_FIRST(nvmlDeviceGetSramEccErrorStatus, 207)(device, status);
}

static nvmlReturn_t slow_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,
		nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)
{
	return SHIM_FIRST(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, 208)(device,
			errorCounts);
}

static nvmlReturn_t slow_nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
		unsigned long long *supportedClocksEventReasons)
{
	return SHIM_FIRST(nvmlDeviceGetSupportedClocksEventReasons, 209)(device,
			supportedClocksEventReasons);
}

static nvmlReturn_t slow_nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
		unsigned long long *supportedClocksThrottleReasons)
{
	return SHIM_FIRST(nvmlDeviceGetSupportedClocksThrottleReasons, 210)(device,
			supportedClocksThrottleReasons);
}

static nvmlReturn_t slow_nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device,
		unsigned long long *eventTypes)
{
	return SHIM_FIRST(nvmlDeviceGetSupportedEventTypes, 211)(device, eventTypes);
}

static nvmlReturn_t slow_nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device,
		unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)
{
	return SHIM_FIRST(nvmlDeviceGetSupportedGraphicsClocks, 212)(device, memoryClockMHz, count,
			clocksMHz);
}

static nvmlReturn_t slow_nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device,
		unsigned int *count, unsigned int *clocksMHz)
{
	return SHIM_FIRST(nvmlDeviceGetSupportedMemoryClocks, 213)(device, count, clocksMHz);
}

static nvmlReturn_t slow_nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device,
		nvmlPstates_t *pstates, unsigned int size)
{
	return SHIM_FIRST(nvmlDeviceGetSupportedPerformanceStates, 214)(device, pstates, size);
}

static nvmlReturn_t slow_nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuTypeId_t *vgpuTypeIds)
{
	return SHIM_FIRST(nvmlDeviceGetSupportedVgpus, 215)(device, vgpuCount, vgpuTypeIds);
}

static nvmlReturn_t slow_nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
		unsigned int *targetSpeed)
{
	return SHIM_FIRST(nvmlDeviceGetTargetFanSpeed, 216)(device, fan, targetSpeed);
}

static nvmlReturn_t slow_nvmlDeviceGetTemperature(nvmlDevice_t device,
		nvmlTemperatureSensors_t sensorType, unsigned int *temp)
{
	return SHIM_FIRST(nvmlDeviceGetTemperature, 217)(device, sensorType, temp);
}

static nvmlReturn_t slow_nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
		nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)
{
	return SHIM_FIRST(nvmlDeviceGetTemperatureThreshold, 218)(device, thresholdType, temp);
}

static nvmlReturn_t slow_nvmlDeviceGetTemperatureV(nvmlDevice_t device,
		nvmlTemperature_t *temperature)
{
	return SHIM_FIRST(nvmlDeviceGetTemperatureV, 219)(device, temperature);
}

static nvmlReturn_t slow_nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
		nvmlGpuThermalSettings_t *pThermalSettings)
{
	return SHIM_FIRST(nvmlDeviceGetThermalSettings, 220)(device, sensorIndex, pThermalSettings);
}

static nvmlReturn_t slow_nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1,
		nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)
{
	return SHIM_FIRST(nvmlDeviceGetTopologyCommonAncestor, 221)(device1, device2, pathInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device,
		nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)
{
	return SHIM_FIRST(nvmlDeviceGetTopologyNearestGpus, 222)(device, level, count, deviceArray);
}

static nvmlReturn_t slow_nvmlDeviceGetTotalEccErrors(nvmlDevice_t device,
		nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
		unsigned long long *eccCounts)
{
	return SHIM_FIRST(nvmlDeviceGetTotalEccErrors, 223)(device, errorType, counterType,
			eccCounts);
}

static nvmlReturn_t slow_nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device,
		unsigned long long *energy)
{
	return SHIM_FIRST(nvmlDeviceGetTotalEnergyConsumption, 224)(device, energy);
}

static nvmlReturn_t slow_nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)
{
	return SHIM_FIRST(nvmlDeviceGetUUID, 225)(device, uuid, length);
}

static nvmlReturn_t slow_nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,
		nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)
{
	return SHIM_FIRST(nvmlDeviceGetUnrepairableMemoryFlag_v1, 226)(device,
			unrepairableMemoryStatus);
}

static nvmlReturn_t slow_nvmlDeviceGetUtilizationRates(nvmlDevice_t device,
		nvmlUtilization_t *utilization)
{
	return SHIM_FIRST(nvmlDeviceGetUtilizationRates, 227)(device, utilization);
}

static nvmlReturn_t slow_nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version,
		unsigned int length)
{
	return SHIM_FIRST(nvmlDeviceGetVbiosVersion, 228)(device, version, length);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
		nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuCapabilities, 229)(device, capability, capResult);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
		nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuHeterogeneousMode, 230)(device, pHeterogeneousMode);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
		nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuInstancesUtilizationInfo, 231)(device, vgpuUtilInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuMetadata(nvmlDevice_t device,
		nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuMetadata, 232)(device, pgpuMetadata, bufferSize);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
		unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
		nvmlVgpuProcessUtilizationSample_t *utilizationSamples)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuProcessUtilization, 233)(device, lastSeenTimeStamp,
			vgpuProcessSamplesCount, utilizationSamples);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
		nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuProcessesUtilizationInfo, 234)(device, vgpuProcUtilInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
		nvmlVgpuSchedulerCapabilities_t *pCapabilities)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuSchedulerCapabilities, 235)(device, pCapabilities);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
		nvmlVgpuSchedulerLog_t *pSchedulerLog)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuSchedulerLog, 236)(device, pSchedulerLog);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuSchedulerLog_v2, 237)(device, pSchedulerLogInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
		nvmlVgpuSchedulerGetState_t *pSchedulerState)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuSchedulerState, 238)(device, pSchedulerState);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuSchedulerState_v2, 239)(device, pSchedulerStateInfo);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
		nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuTypeCreatablePlacements, 240)(device, vgpuTypeId,
			pPlacementList);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
		nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuTypeSupportedPlacements, 241)(device, vgpuTypeId,
			pPlacementList);
}

static nvmlReturn_t slow_nvmlDeviceGetVgpuUtilization(nvmlDevice_t device,
		unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
		unsigned int *vgpuInstanceSamplesCount,
		nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
{
	return SHIM_FIRST(nvmlDeviceGetVgpuUtilization, 242)(device, lastSeenTimeStamp,
			sampleValType, vgpuInstanceSamplesCount, utilizationSamples);
}

static nvmlReturn_t slow_nvmlDeviceGetViolationStatus(nvmlDevice_t device,
		nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)
{
	return SHIM_FIRST(nvmlDeviceGetViolationStatus, 243)(device, perfPolicyType, violTime);
}

static nvmlReturn_t slow_nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
		nvmlGpuVirtualizationMode_t *pVirtualMode)
{
	return SHIM_FIRST(nvmlDeviceGetVirtualizationMode, 244)(device, pVirtualMode);
}

static nvmlReturn_t slow_nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)
{
	return SHIM_FIRST(nvmlDeviceIsMigDeviceHandle, 245)(device, isMigDevice);
}

static nvmlReturn_t slow_nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device,
		nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)
{
	return SHIM_FIRST(nvmlDeviceLockNvlinkRemapTable_v1, 246)(device, remapTableLockInfo);
}

static nvmlReturn_t slow_nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo,
		nvmlEnableState_t newState)
{
	return SHIM_FIRST(nvmlDeviceModifyDrainState, 247)(pciInfo, newState);
}

static nvmlReturn_t slow_nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2,
		int *onSameBoard)
{
	return SHIM_FIRST(nvmlDeviceOnSameBoard, 248)(device1, device2, onSameBoard);
}

static nvmlReturn_t slow_nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device,
		nvmlPerfMetricsSamples_v1_t *samples)
{
	return SHIM_FIRST(nvmlDevicePerfMetricsGetSamples_v1, 249)(device, samples);
}

static nvmlReturn_t slow_nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
		nvmlPowerSmoothingProfile_t *profile)
{
	return SHIM_FIRST(nvmlDevicePowerSmoothingActivatePresetProfile, 250)(device, profile);
}

static nvmlReturn_t slow_nvmlDevicePowerSmoothingSetState(nvmlDevice_t device,
		nvmlPowerSmoothingState_t *state)
{
	return SHIM_FIRST(nvmlDevicePowerSmoothingSetState, 251)(device, state);
}

static nvmlReturn_t slow_nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
		nvmlPowerSmoothingProfile_t *profile)
{
	return SHIM_FIRST(nvmlDevicePowerSmoothingUpdatePresetProfileParam, 252)(device, profile);
}

static nvmlReturn_t slow_nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo,
		nvmlEnableState_t *currentState)
{
	return SHIM_FIRST(nvmlDeviceQueryDrainState, 253)(pciInfo, currentState);
}

static nvmlReturn_t slow_nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device,
		nvmlPRMCounterList_v1_t *counterList)
{
	return SHIM_FIRST(nvmlDeviceReadPRMCounters_v1, 254)(device, counterList);
}

static nvmlReturn_t slow_nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)
{
	return SHIM_FIRST(nvmlDeviceReadWritePRM_v1, 255)(device, buffer);
}

static nvmlReturn_t slow_nvmlDeviceRegisterEvents(nvmlDevice_t device,
		unsigned long long eventTypes, nvmlEventSet_t set)
{
	return SHIM_FIRST(nvmlDeviceRegisterEvents, 256)(device, eventTypes, set);
}

static nvmlReturn_t slow_nvmlDeviceRemoveGpu(nvmlPciInfo_t *pciInfo)
{
	return SHIM_FIRST(nvmlDeviceRemoveGpu, 257)(pciInfo);
}

static nvmlReturn_t slow_nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo,
		nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)
{
	return SHIM_FIRST(nvmlDeviceRemoveGpu_v2, 258)(pciInfo, gpuState, linkState);
}

static nvmlReturn_t slow_nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)
{
	return SHIM_FIRST(nvmlDeviceResetApplicationsClocks, 259)(device);
}

static nvmlReturn_t slow_nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)
{
	return SHIM_FIRST(nvmlDeviceResetGpuLockedClocks, 260)(device);
}

static nvmlReturn_t slow_nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)
{
	return SHIM_FIRST(nvmlDeviceResetMemoryLockedClocks, 261)(device);
}

static nvmlReturn_t slow_nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)
{
	return SHIM_FIRST(nvmlDeviceResetNvLinkErrorCounters, 262)(device, link);
}

static nvmlReturn_t slow_nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device,
		unsigned int link, unsigned int counter)
{
	return SHIM_FIRST(nvmlDeviceResetNvLinkUtilizationCounter, 263)(device, link, counter);
}

static nvmlReturn_t slow_nvmlDeviceSetAPIRestriction(nvmlDevice_t device,
		nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)
{
	return SHIM_FIRST(nvmlDeviceSetAPIRestriction, 264)(device, apiType, isRestricted);
}

static nvmlReturn_t slow_nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
	return SHIM_FIRST(nvmlDeviceSetAccountingMode, 265)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device,
		nvmlEnableState_t mode)
{
	return SHIM_FIRST(nvmlDeviceSetAdaptiveTgpMode_v1, 266)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceSetApplicationsClocks(nvmlDevice_t device,
		unsigned int memClockMHz, unsigned int graphicsClockMHz)
{
	return SHIM_FIRST(nvmlDeviceSetApplicationsClocks, 267)(device, memClockMHz,
			graphicsClockMHz);
}

static nvmlReturn_t slow_nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device,
		nvmlEnableState_t enabled)
{
	return SHIM_FIRST(nvmlDeviceSetAutoBoostedClocksEnabled, 268)(device, enabled);
}

static nvmlReturn_t slow_nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
	return SHIM_FIRST(nvmlDeviceSetClockOffsets, 269)(device, info);
}

static nvmlReturn_t slow_nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)
{
	return SHIM_FIRST(nvmlDeviceSetComputeMode, 270)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
		unsigned long long sizeKiB)
{
	return SHIM_FIRST(nvmlDeviceSetConfComputeUnprotectedMemSize, 271)(device, sizeKiB);
}

static nvmlReturn_t slow_nvmlDeviceSetCpuAffinity(nvmlDevice_t device)
{
	return SHIM_FIRST(nvmlDeviceSetCpuAffinity, 272)(device);
}

static nvmlReturn_t slow_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
		nvmlEnableState_t enabled, unsigned int flags)
{
	return SHIM_FIRST(nvmlDeviceSetDefaultAutoBoostedClocksEnabled, 273)(device, enabled,
			flags);
}

static nvmlReturn_t slow_nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)
{
	return SHIM_FIRST(nvmlDeviceSetDefaultFanSpeed_v2, 274)(device, fan);
}

static nvmlReturn_t slow_nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
		const nvmlDramEncryptionInfo_t *dramEncryption)
{
	return SHIM_FIRST(nvmlDeviceSetDramEncryptionMode, 275)(device, dramEncryption);
}

static nvmlReturn_t slow_nvmlDeviceSetDriverModel(nvmlDevice_t device,
		nvmlDriverModel_t driverModel, unsigned int flags)
{
	return SHIM_FIRST(nvmlDeviceSetDriverModel, 276)(device, driverModel, flags);
}

static nvmlReturn_t slow_nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)
{
	return SHIM_FIRST(nvmlDeviceSetEccMode, 277)(device, ecc);
}

static nvmlReturn_t slow_nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
		nvmlFanControlPolicy_t policy)
{
	return SHIM_FIRST(nvmlDeviceSetFanControlPolicy, 278)(device, fan, policy);
}

static nvmlReturn_t slow_nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
		unsigned int speed)
{
	return SHIM_FIRST(nvmlDeviceSetFanSpeed_v2, 279)(device, fan, speed);
}

static nvmlReturn_t slow_nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)
{
	return SHIM_FIRST(nvmlDeviceSetGpcClkVfOffset, 280)(device, offset);
}

static nvmlReturn_t slow_nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device,
		unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)
{
	return SHIM_FIRST(nvmlDeviceSetGpuLockedClocks, 281)(device, minGpuClockMHz,
			maxGpuClockMHz);
}

static nvmlReturn_t slow_nvmlDeviceSetGpuOperationMode(nvmlDevice_t device,
		nvmlGpuOperationMode_t mode)
{
	return SHIM_FIRST(nvmlDeviceSetGpuOperationMode, 282)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
{
	return SHIM_FIRST(nvmlDeviceSetHostname_v1, 283)(device, hostname);
}

static nvmlReturn_t slow_nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)
{
	return SHIM_FIRST(nvmlDeviceSetMemClkVfOffset, 284)(device, offset);
}

static nvmlReturn_t slow_nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device,
		nvmlSetMemoryLimits_v1_t *limits)
{
	return SHIM_FIRST(nvmlDeviceSetMemoryLimits_v1, 285)(device, limits);
}

static nvmlReturn_t slow_nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device,
		unsigned int minMemClockMHz, unsigned int maxMemClockMHz)
{
	return SHIM_FIRST(nvmlDeviceSetMemoryLockedClocks, 286)(device, minMemClockMHz,
			maxMemClockMHz);
}

static nvmlReturn_t slow_nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
		nvmlReturn_t *activationStatus)
{
	return SHIM_FIRST(nvmlDeviceSetMigMode, 287)(device, mode, activationStatus);
}

static nvmlReturn_t slow_nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
		nvmlNvLinkPowerThres_t *info)
{
	return SHIM_FIRST(nvmlDeviceSetNvLinkDeviceLowPowerThreshold, 288)(device, info);
}

static nvmlReturn_t slow_nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device,
		unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control,
		unsigned int reset)
{
	return SHIM_FIRST(nvmlDeviceSetNvLinkUtilizationControl, 289)(device, link, counter,
			control, reset);
}

static nvmlReturn_t slow_nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device,
		nvmlNvlinkSetBwMode_t *setBwMode)
{
	return SHIM_FIRST(nvmlDeviceSetNvlinkBwMode, 290)(device, setBwMode);
}

static nvmlReturn_t slow_nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device,
		nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)
{
	return SHIM_FIRST(nvmlDeviceSetNvlinkBwModeAsync_v1, 291)(device, setBwModeAsync);
}

static nvmlReturn_t slow_nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device,
		nvmlNvlinkSetNvleReady_v1_t *setNvleReady)
{
	return SHIM_FIRST(nvmlDeviceSetNvlinkNvleReady_v1, 292)(device, setNvleReady);
}

static nvmlReturn_t slow_nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
	return SHIM_FIRST(nvmlDeviceSetPersistenceMode, 293)(device, mode);
}

static nvmlReturn_t slow_nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)
{
	return SHIM_FIRST(nvmlDeviceSetPowerManagementLimit, 294)(device, limit);
}

static nvmlReturn_t slow_nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
		nvmlPowerValue_v2_t *powerValue)
{
	return SHIM_FIRST(nvmlDeviceSetPowerManagementLimit_v2, 295)(device, powerValue);
}

static nvmlReturn_t slow_nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device,
		nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
{
	return SHIM_FIRST(nvmlDeviceSetPowerMizerMode_v1, 296)(device, powerMizerMode);
}

static nvmlReturn_t slow_nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device,
		nvmlRusdSettings_v1_t *settings)
{
	return SHIM_FIRST(nvmlDeviceSetRusdSettings_v1, 297)(device, settings);
}

static nvmlReturn_t slow_nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
		nvmlTemperatureThresholds_t thresholdType, int *temp)
{
	return SHIM_FIRST(nvmlDeviceSetTemperatureThreshold, 298)(device, thresholdType, temp);
}

static nvmlReturn_t slow_nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
		nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)
{
	return SHIM_FIRST(nvmlDeviceSetVgpuCapabilities, 299)(device, capability, state);
}

static nvmlReturn_t slow_nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
		const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	return SHIM_FIRST(nvmlDeviceSetVgpuHeterogeneousMode, 300)(device, pHeterogeneousMode);
}

static nvmlReturn_t slow_nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
		nvmlVgpuSchedulerSetState_t *pSchedulerState)
{
	return SHIM_FIRST(nvmlDeviceSetVgpuSchedulerState, 301)(device, pSchedulerState);
}

static nvmlReturn_t slow_nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerState_v2_t *pSchedulerState)
{
	return SHIM_FIRST(nvmlDeviceSetVgpuSchedulerState_v2, 302)(device, pSchedulerState);
}

static nvmlReturn_t slow_nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
		nvmlGpuVirtualizationMode_t virtualMode)
{
	return SHIM_FIRST(nvmlDeviceSetVirtualizationMode, 303)(device, virtualMode);
}

static nvmlReturn_t slow_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,
		nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)
{
	return SHIM_FIRST(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, 304)(device, encryptionKey);
}

static nvmlReturn_t slow_nvmlDeviceValidateInforom(nvmlDevice_t device)
{
	return SHIM_FIRST(nvmlDeviceValidateInforom, 305)(device);
}

static nvmlReturn_t slow_nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)
{
	return SHIM_FIRST(nvmlDeviceVgpuForceGspUnload, 306)(device);
}

static nvmlReturn_t slow_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
	return SHIM_FIRST(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, 307)(device,
			requestedProfiles);
}

static nvmlReturn_t slow_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)
{
	return SHIM_FIRST(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, 308)(device,
			currentProfiles);
}

static nvmlReturn_t slow_nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
		nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)
{
	return SHIM_FIRST(nvmlDeviceWorkloadPowerProfileGetProfilesInfo, 309)(device, profilesInfo);
}

static nvmlReturn_t slow_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
	return SHIM_FIRST(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, 310)(device,
			requestedProfiles);
}

static nvmlReturn_t slow_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device,
		nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)
{
	return SHIM_FIRST(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, 311)(device,
			updateProfiles);
}

static const char *slow_nvmlErrorString(nvmlReturn_t result)
{
	return SHIM_FIRST(nvmlErrorString, 312)(result);
}

static nvmlReturn_t slow_nvmlEventSetCreate(nvmlEventSet_t *set)
{
	return SHIM_FIRST(nvmlEventSetCreate, 313)(set);
}

static nvmlReturn_t slow_nvmlEventSetFree(nvmlEventSet_t set)
{
	return SHIM_FIRST(nvmlEventSetFree, 314)(set);
}

static nvmlReturn_t slow_nvmlEventSetGetContextCount_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextCount_v1_t *params)
{
	return SHIM_FIRST(nvmlEventSetGetContextCount_v1, 315)(set, params);
}

static nvmlReturn_t slow_nvmlEventSetGetContextData_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextData_v1_t *params)
{
	return SHIM_FIRST(nvmlEventSetGetContextData_v1, 316)(set, params);
}

static nvmlReturn_t slow_nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextInfo_v1_t *params)
{
	return SHIM_FIRST(nvmlEventSetGetContextInfo_v1, 317)(set, params);
}

static nvmlReturn_t slow_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,
		nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)
{
	return SHIM_FIRST(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, 318)(set, params);
}

static nvmlReturn_t slow_nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet,
		const nvmlGpuOperationalEventConfig_v1_t *config)
{
	return SHIM_FIRST(nvmlEventSetRegisterGpuOperationalEvents_v1, 319)(eventSet, config);
}

static nvmlReturn_t slow_nvmlEventSetWait(nvmlEventSet_t set, nvmlEventData_t *data,
		unsigned int timeoutms)
{
	return SHIM_FIRST(nvmlEventSetWait, 320)(set, data, timeoutms);
}

static nvmlReturn_t slow_nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data,
		unsigned int timeoutms)
{
	return SHIM_FIRST(nvmlEventSetWait_v2, 321)(set, data, timeoutms);
}

static nvmlReturn_t slow_nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)
{
	return SHIM_FIRST(nvmlEventSetWait_v3, 322)(set, params);
}

static nvmlReturn_t slow_nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
{
	return SHIM_FIRST(nvmlGetExcludedDeviceCount, 325)(deviceCount);
}

static nvmlReturn_t slow_nvmlGetExcludedDeviceInfoByIndex(unsigned int index,
		nvmlExcludedDeviceInfo_t *info)
{
	return SHIM_FIRST(nvmlGetExcludedDeviceInfoByIndex, 326)(index, info);
}

static nvmlReturn_t slow_nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
		nvmlVgpuPgpuMetadata_t *pgpuMetadata,
		nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
{
	return SHIM_FIRST(nvmlGetVgpuCompatibility, 327)(vgpuMetadata, pgpuMetadata,
			compatibilityInfo);
}

static nvmlReturn_t slow_nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
		unsigned int *capResult)
{
	return SHIM_FIRST(nvmlGetVgpuDriverCapabilities, 328)(capability, capResult);
}

static nvmlReturn_t slow_nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported,
		nvmlVgpuVersion_t *current)
{
	return SHIM_FIRST(nvmlGetVgpuVersion, 329)(supported, current);
}

static nvmlReturn_t slow_nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)
{
	return SHIM_FIRST(nvmlGpmMetricsGet, 330)(metricsGet);
}

static nvmlReturn_t slow_nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
		nvmlGpmSample_t gpmSample)
{
	return SHIM_FIRST(nvmlGpmMigSampleGet, 331)(device, gpuInstanceId, gpmSample);
}

static nvmlReturn_t slow_nvmlGpmQueryDeviceSupport(nvmlDevice_t device,
		nvmlGpmSupport_t *gpmSupport)
{
	return SHIM_FIRST(nvmlGpmQueryDeviceSupport, 332)(device, gpmSupport);
}

static nvmlReturn_t slow_nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)
{
	return SHIM_FIRST(nvmlGpmQueryIfStreamingEnabled, 333)(device, state);
}

static nvmlReturn_t slow_nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)
{
	return SHIM_FIRST(nvmlGpmSampleAlloc, 334)(gpmSample);
}

static nvmlReturn_t slow_nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)
{
	return SHIM_FIRST(nvmlGpmSampleFree, 335)(gpmSample);
}

static nvmlReturn_t slow_nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)
{
	return SHIM_FIRST(nvmlGpmSampleGet, 336)(device, gpmSample);
}

static nvmlReturn_t slow_nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)
{
	return SHIM_FIRST(nvmlGpmSetStreamingEnabled, 337)(device, state);
}

static nvmlReturn_t slow_nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstance_t *computeInstance)
{
	return SHIM_FIRST(nvmlGpuInstanceCreateComputeInstance, 338)(gpuInstance, profileId,
			computeInstance);
}

static nvmlReturn_t slow_nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
		nvmlComputeInstance_t *computeInstance)
{
	return SHIM_FIRST(nvmlGpuInstanceCreateComputeInstanceWithPlacement, 339)(gpuInstance,
			profileId, placement, computeInstance);
}

static nvmlReturn_t slow_nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)
{
	return SHIM_FIRST(nvmlGpuInstanceDestroy, 340)(gpuInstance);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
		nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)
{
	return SHIM_FIRST(nvmlGpuInstanceGetActiveVgpus, 341)(gpuInstance, pVgpuInstanceInfo);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance,
		unsigned int id, nvmlComputeInstance_t *computeInstance)
{
	return SHIM_FIRST(nvmlGpuInstanceGetComputeInstanceById, 342)(gpuInstance, id,
			computeInstance);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstancePlacement_t *placements,
		unsigned int *count)
{
	return SHIM_FIRST(nvmlGpuInstanceGetComputeInstancePossiblePlacements, 343)(gpuInstance,
			profileId, placements, count);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,
		unsigned int profile, unsigned int engProfile,
		nvmlComputeInstanceProfileInfo_t *info)
{
	return SHIM_FIRST(nvmlGpuInstanceGetComputeInstanceProfileInfo, 344)(gpuInstance, profile,
			engProfile, info);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance,
		unsigned int profile, unsigned int engProfile,
		nvmlComputeInstanceProfileInfo_v2_t *info)
{
	return SHIM_FIRST(nvmlGpuInstanceGetComputeInstanceProfileInfoV, 345)(gpuInstance, profile,
			engProfile, info);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, unsigned int *count)
{
	return SHIM_FIRST(nvmlGpuInstanceGetComputeInstanceRemainingCapacity, 346)(gpuInstance,
			profileId, count);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstance_t *computeInstances,
		unsigned int *count)
{
	return SHIM_FIRST(nvmlGpuInstanceGetComputeInstances, 347)(gpuInstance, profileId,
			computeInstances, count);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuTypeIdInfo_t *pVgpus)
{
	return SHIM_FIRST(nvmlGpuInstanceGetCreatableVgpus, 348)(gpuInstance, pVgpus);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance,
		nvmlGpuInstanceInfo_t *info)
{
	return SHIM_FIRST(nvmlGpuInstanceGetInfo, 349)(gpuInstance, info);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	return SHIM_FIRST(nvmlGpuInstanceGetVgpuHeterogeneousMode, 350)(gpuInstance,
			pHeterogeneousMode);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)
{
	return SHIM_FIRST(nvmlGpuInstanceGetVgpuSchedulerLog, 351)(gpuInstance, pSchedulerLogInfo);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
{
	return SHIM_FIRST(nvmlGpuInstanceGetVgpuSchedulerLog_v2, 352)(gpuInstance,
			pSchedulerLogInfo);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)
{
	return SHIM_FIRST(nvmlGpuInstanceGetVgpuSchedulerState, 353)(gpuInstance,
			pSchedulerStateInfo);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
{
	return SHIM_FIRST(nvmlGpuInstanceGetVgpuSchedulerState_v2, 354)(gpuInstance,
			pSchedulerStateInfo);
}

static nvmlReturn_t slow_nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)
{
	return SHIM_FIRST(nvmlGpuInstanceGetVgpuTypeCreatablePlacements, 355)(gpuInstance,
			pCreatablePlacementInfo);
}

static nvmlReturn_t slow_nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
		const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	return SHIM_FIRST(nvmlGpuInstanceSetVgpuHeterogeneousMode, 356)(gpuInstance,
			pHeterogeneousMode);
}

static nvmlReturn_t slow_nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerState_t *pScheduler)
{
	return SHIM_FIRST(nvmlGpuInstanceSetVgpuSchedulerState, 357)(gpuInstance, pScheduler);
}

static nvmlReturn_t slow_nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerState_v2_t *pSchedulerState)
{
	return SHIM_FIRST(nvmlGpuInstanceSetVgpuSchedulerState_v2, 358)(gpuInstance,
			pSchedulerState);
}

static nvmlReturn_t slow_nvmlInit(void)
{
	return SHIM_FIRST(nvmlInit, 359)();
}

static nvmlReturn_t slow_nvmlInitWithFlags(unsigned int flags)
{
	return SHIM_FIRST(nvmlInitWithFlags, 360)(flags);
}

static nvmlReturn_t slow_nvmlInit_v2(void)
{
	return SHIM_FIRST(nvmlInit_v2, 361)();
}

static nvmlReturn_t slow_nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)
{
	return SHIM_FIRST(nvmlSetVgpuVersion, 363)(vgpuVersion);
}

static nvmlReturn_t slow_nvmlShutdown(void)
{
	return SHIM_FIRST(nvmlShutdown, 364)();
}

static nvmlReturn_t slow_nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)
{
	return SHIM_FIRST(nvmlSystemEventSetCreate, 365)(request);
}

static nvmlReturn_t slow_nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)
{
	return SHIM_FIRST(nvmlSystemEventSetFree, 366)(request);
}

static nvmlReturn_t slow_nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)
{
	return SHIM_FIRST(nvmlSystemEventSetWait, 367)(request);
}

static nvmlReturn_t slow_nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)
{
	return SHIM_FIRST(nvmlSystemGetCPER_v1, 368)(cper);
}

static nvmlReturn_t slow_nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
{
	return SHIM_FIRST(nvmlSystemGetConfComputeCapabilities, 369)(capabilities);
}

static nvmlReturn_t slow_nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)
{
	return SHIM_FIRST(nvmlSystemGetConfComputeGpusReadyState, 370)(isAcceptingWork);
}

static nvmlReturn_t slow_nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
	return SHIM_FIRST(nvmlSystemGetConfComputeKeyRotationThresholdInfo,
			371)(pKeyRotationThrInfo);
}

static nvmlReturn_t slow_nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)
{
	return SHIM_FIRST(nvmlSystemGetConfComputeSettings, 372)(settings);
}

static nvmlReturn_t slow_nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)
{
	return SHIM_FIRST(nvmlSystemGetConfComputeSettings_v2, 373)(settings);
}

static nvmlReturn_t slow_nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)
{
	return SHIM_FIRST(nvmlSystemGetConfComputeState, 374)(state);
}

static nvmlReturn_t slow_nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)
{
	return SHIM_FIRST(nvmlSystemGetCudaDriverVersion, 375)(cudaDriverVersion);
}

static nvmlReturn_t slow_nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)
{
	return SHIM_FIRST(nvmlSystemGetCudaDriverVersion_v2, 376)(cudaDriverVersion);
}

static nvmlReturn_t slow_nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
		unsigned int length)
{
	return SHIM_FIRST(nvmlSystemGetDriverBranch, 377)(branchInfo, length);
}

static nvmlReturn_t slow_nvmlSystemGetDriverVersion(char *version, unsigned int length)
{
	return SHIM_FIRST(nvmlSystemGetDriverVersion, 378)(version, length);
}

static nvmlReturn_t slow_nvmlSystemGetHicVersion(unsigned int *hwbcCount,
		nvmlHwbcEntry_t *hwbcEntries)
{
	return SHIM_FIRST(nvmlSystemGetHicVersion, 379)(hwbcCount, hwbcEntries);
}

static nvmlReturn_t slow_nvmlSystemGetNVMLVersion(char *version, unsigned int length)
{
	return SHIM_FIRST(nvmlSystemGetNVMLVersion, 380)(version, length);
}

static nvmlReturn_t slow_nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)
{
	return SHIM_FIRST(nvmlSystemGetNvlinkBwMode, 381)(nvlinkBwMode);
}

static nvmlReturn_t slow_nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
{
	return SHIM_FIRST(nvmlSystemGetProcessName, 382)(pid, name, length);
}

static nvmlReturn_t slow_nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
		nvmlDevice_t *deviceArray)
{
	return SHIM_FIRST(nvmlSystemGetTopologyGpuSet, 383)(cpuNumber, count, deviceArray);
}

static nvmlReturn_t slow_nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)
{
	return SHIM_FIRST(nvmlSystemRegisterEvents, 384)(request);
}

static nvmlReturn_t slow_nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)
{
	return SHIM_FIRST(nvmlSystemSetConfComputeGpusReadyState, 385)(isAcceptingWork);
}

static nvmlReturn_t slow_nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
	return SHIM_FIRST(nvmlSystemSetConfComputeKeyRotationThresholdInfo,
			386)(pKeyRotationThrInfo);
}

static nvmlReturn_t slow_nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
{
	return SHIM_FIRST(nvmlSystemSetNvlinkBwMode, 387)(nvlinkBwMode);
}

static nvmlReturn_t slow_nvmlUnitGetCount(unsigned int *unitCount)
{
	return SHIM_FIRST(nvmlUnitGetCount, 388)(unitCount);
}

static nvmlReturn_t slow_nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount,
		nvmlDevice_t *devices)
{
	return SHIM_FIRST(nvmlUnitGetDevices, 389)(unit, deviceCount, devices);
}

static nvmlReturn_t slow_nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)
{
	return SHIM_FIRST(nvmlUnitGetFanSpeedInfo, 390)(unit, fanSpeeds);
}

static nvmlReturn_t slow_nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)
{
	return SHIM_FIRST(nvmlUnitGetHandleByIndex, 391)(index, unit);
}

static nvmlReturn_t slow_nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)
{
	return SHIM_FIRST(nvmlUnitGetLedState, 392)(unit, state);
}

static nvmlReturn_t slow_nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)
{
	return SHIM_FIRST(nvmlUnitGetPsuInfo, 393)(unit, psu);
}

static nvmlReturn_t slow_nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type,
		unsigned int *temp)
{
	return SHIM_FIRST(nvmlUnitGetTemperature, 394)(unit, type, temp);
}

static nvmlReturn_t slow_nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)
{
	return SHIM_FIRST(nvmlUnitGetUnitInfo, 395)(unit, info);
}

static nvmlReturn_t slow_nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
{
	return SHIM_FIRST(nvmlUnitSetLedState, 396)(unit, color);
}

static nvmlReturn_t slow_nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
{
	return SHIM_FIRST(nvmlVgpuInstanceClearAccountingPids, 397)(vgpuInstance);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
		nvmlEnableState_t *mode)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetAccountingMode, 398)(vgpuInstance, mode);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *count, unsigned int *pids)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetAccountingPids, 399)(vgpuInstance, count, pids);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance,
		unsigned int pid, nvmlAccountingStats_t *stats)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetAccountingStats, 400)(vgpuInstance, pid, stats);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance,
		nvmlEnableState_t *eccMode)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetEccMode, 401)(vgpuInstance, eccMode);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *encoderCapacity)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetEncoderCapacity, 402)(vgpuInstance, encoderCapacity);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetEncoderSessions, 403)(vgpuInstance, sessionCount,
			sessionInfo);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetEncoderStats, 404)(vgpuInstance, sessionCount,
			averageFps, averageLatency);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetFBCSessions, 405)(vgpuInstance, sessionCount,
			sessionInfo);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance,
		nvmlFBCStats_t *fbcStats)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetFBCStats, 406)(vgpuInstance, fbcStats);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
		unsigned long long *fbUsage)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetFbUsage, 407)(vgpuInstance, fbUsage);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *frameRateLimit)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetFrameRateLimit, 408)(vgpuInstance, frameRateLimit);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *gpuInstanceId)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetGpuInstanceId, 409)(vgpuInstance, gpuInstanceId);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance,
		char *vgpuPciId, unsigned int *length)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetGpuPciId, 410)(vgpuInstance, vgpuPciId, length);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetLicenseInfo(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuLicenseInfo_t *licenseInfo)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetLicenseInfo, 411)(vgpuInstance, licenseInfo);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuLicenseInfo_t *licenseInfo)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetLicenseInfo_v2, 412)(vgpuInstance, licenseInfo);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *licensed)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetLicenseStatus, 413)(vgpuInstance, licensed);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance,
		char *mdevUuid, unsigned int size)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetMdevUUID, 414)(vgpuInstance, mdevUuid, size);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetMetadata, 415)(vgpuInstance, vgpuMetadata, bufferSize);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuPlacementId_t *pPlacement)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetPlacementId, 416)(vgpuInstance, pPlacement);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuRuntimeState_t *pState)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetRuntimeStateSize, 417)(vgpuInstance, pState);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuTypeId_t *vgpuTypeId)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetType, 418)(vgpuInstance, vgpuTypeId);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,
		unsigned int size)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetUUID, 419)(vgpuInstance, uuid, size);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance,
		char *version, unsigned int length)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetVmDriverVersion, 420)(vgpuInstance, version, length);
}

static nvmlReturn_t slow_nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,
		unsigned int size, nvmlVgpuVmIdType_t *vmIdType)
{
	return SHIM_FIRST(nvmlVgpuInstanceGetVmID, 421)(vgpuInstance, vmId, size, vmIdType);
}

static nvmlReturn_t slow_nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
		unsigned int encoderCapacity)
{
	return SHIM_FIRST(nvmlVgpuInstanceSetEncoderCapacity, 422)(vgpuInstance, encoderCapacity);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId,
		nvmlVgpuTypeBar1Info_t *bar1Info)
{
	return SHIM_FIRST(nvmlVgpuTypeGetBAR1Info, 423)(vgpuTypeId, bar1Info);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
		nvmlVgpuCapability_t capability, unsigned int *capResult)
{
	return SHIM_FIRST(nvmlVgpuTypeGetCapabilities, 424)(vgpuTypeId, capability, capResult);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,
		unsigned int *size)
{
	return SHIM_FIRST(nvmlVgpuTypeGetClass, 425)(vgpuTypeId, vgpuTypeClass, size);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *deviceID, unsigned long long *subsystemID)
{
	return SHIM_FIRST(nvmlVgpuTypeGetDeviceID, 426)(vgpuTypeId, deviceID, subsystemID);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *fbReservation)
{
	return SHIM_FIRST(nvmlVgpuTypeGetFbReservation, 427)(vgpuTypeId, fbReservation);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *frameRateLimit)
{
	return SHIM_FIRST(nvmlVgpuTypeGetFrameRateLimit, 428)(vgpuTypeId, frameRateLimit);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *fbSize)
{
	return SHIM_FIRST(nvmlVgpuTypeGetFramebufferSize, 429)(vgpuTypeId, fbSize);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *gpuInstanceProfileId)
{
	return SHIM_FIRST(nvmlVgpuTypeGetGpuInstanceProfileId, 430)(vgpuTypeId,
			gpuInstanceProfileId);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *gspHeapSize)
{
	return SHIM_FIRST(nvmlVgpuTypeGetGspHeapSize, 431)(vgpuTypeId, gspHeapSize);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId,
		char *vgpuTypeLicenseString, unsigned int size)
{
	return SHIM_FIRST(nvmlVgpuTypeGetLicense, 432)(vgpuTypeId, vgpuTypeLicenseString, size);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device,
		nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)
{
	return SHIM_FIRST(nvmlVgpuTypeGetMaxInstances, 433)(device, vgpuTypeId, vgpuInstanceCount);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)
{
	return SHIM_FIRST(nvmlVgpuTypeGetMaxInstancesPerGpuInstance, 434)(pMaxInstance);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *vgpuInstanceCountPerVm)
{
	return SHIM_FIRST(nvmlVgpuTypeGetMaxInstancesPerVm, 435)(vgpuTypeId,
			vgpuInstanceCountPerVm);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
		unsigned int *size)
{
	return SHIM_FIRST(nvmlVgpuTypeGetName, 436)(vgpuTypeId, vgpuTypeName, size);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *numDisplayHeads)
{
	return SHIM_FIRST(nvmlVgpuTypeGetNumDisplayHeads, 437)(vgpuTypeId, numDisplayHeads);
}

static nvmlReturn_t slow_nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)
{
	return SHIM_FIRST(nvmlVgpuTypeGetResolution, 438)(vgpuTypeId, displayIndex, xdim, ydim);
}

static const char *const aliases[] = {"libnvidia-ml.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_nvmlComputeInstanceDestroy,
	(void *)slow_nvmlComputeInstanceGetInfo,
	(void *)slow_nvmlComputeInstanceGetInfo_v2,
	(void *)slow_nvmlDeviceClearAccountingPids,
	(void *)slow_nvmlDeviceClearCpuAffinity,
	(void *)slow_nvmlDeviceClearEccErrorCounts,
	(void *)slow_nvmlDeviceClearFieldValues,
	(void *)slow_nvmlDeviceCreateGpuInstance,
	(void *)slow_nvmlDeviceCreateGpuInstanceWithPlacement,
	(void *)slow_nvmlDeviceDiscoverGpus,
	(void *)slow_nvmlDeviceFreezeNvLinkUtilizationCounter,
	(void *)slow_nvmlDeviceGetAPIRestriction,
	(void *)slow_nvmlDeviceGetAccountingBufferSize,
	(void *)slow_nvmlDeviceGetAccountingMode,
	(void *)slow_nvmlDeviceGetAccountingPids,
	(void *)slow_nvmlDeviceGetAccountingStats,
	(void *)slow_nvmlDeviceGetAccountingStats_v2,
	(void *)slow_nvmlDeviceGetActiveVgpus,
	(void *)slow_nvmlDeviceGetAdaptiveClockInfoStatus,
	(void *)slow_nvmlDeviceGetAdaptiveTgpModeInfo_v1,
	(void *)slow_nvmlDeviceGetAddressingMode,
	(void *)slow_nvmlDeviceGetApplicationsClock,
	(void *)slow_nvmlDeviceGetArchitecture,
	(void *)slow_nvmlDeviceGetAttributes,
	(void *)slow_nvmlDeviceGetAttributes_v2,
	(void *)slow_nvmlDeviceGetAutoBoostedClocksEnabled,
	(void *)slow_nvmlDeviceGetBAR1MemoryInfo,
	(void *)slow_nvmlDeviceGetBBXTimeData_v1,
	(void *)slow_nvmlDeviceGetBankRemapperStatus_v1,
	(void *)slow_nvmlDeviceGetBoardId,
	(void *)slow_nvmlDeviceGetBoardPartNumber,
	(void *)slow_nvmlDeviceGetBrand,
	(void *)slow_nvmlDeviceGetBridgeChipInfo,
	(void *)slow_nvmlDeviceGetBusType,
	(void *)slow_nvmlDeviceGetC2cModeInfoV,
	(void *)slow_nvmlDeviceGetCapabilities,
	(void *)slow_nvmlDeviceGetClkMonStatus,
	(void *)slow_nvmlDeviceGetClock,
	(void *)slow_nvmlDeviceGetClockInfo,
	(void *)slow_nvmlDeviceGetClockOffsets,
	(void *)slow_nvmlDeviceGetComputeInstanceId,
	(void *)slow_nvmlDeviceGetComputeMode,
	(void *)slow_nvmlDeviceGetComputeRunningProcesses,
	(void *)slow_nvmlDeviceGetComputeRunningProcesses_v2,
	(void *)slow_nvmlDeviceGetComputeRunningProcesses_v3,
	(void *)slow_nvmlDeviceGetConfComputeGpuAttestationReport,
	(void *)slow_nvmlDeviceGetConfComputeGpuCertificate,
	(void *)slow_nvmlDeviceGetConfComputeMemSizeInfo,
	(void *)slow_nvmlDeviceGetConfComputeProtectedMemoryUsage,
	(void *)slow_nvmlDeviceGetCoolerInfo,
	(void *)slow_nvmlDeviceGetCount,
	(void *)slow_nvmlDeviceGetCount_v2,
	(void *)slow_nvmlDeviceGetCpuAffinity,
	(void *)slow_nvmlDeviceGetCpuAffinityWithinScope,
	(void *)slow_nvmlDeviceGetCreatableVgpus,
	(void *)slow_nvmlDeviceGetCudaComputeCapability,
	(void *)slow_nvmlDeviceGetCurrPcieLinkGeneration,
	(void *)slow_nvmlDeviceGetCurrPcieLinkWidth,
	(void *)slow_nvmlDeviceGetCurrentClockFreqs,
	(void *)slow_nvmlDeviceGetCurrentClocksEventReasons,
	(void *)slow_nvmlDeviceGetCurrentClocksThrottleReasons,
	(void *)slow_nvmlDeviceGetDecoderUtilization,
	(void *)slow_nvmlDeviceGetDefaultApplicationsClock,
	(void *)slow_nvmlDeviceGetDefaultEccMode,
	(void *)slow_nvmlDeviceGetDetailedEccErrors,
	(void *)slow_nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
	(void *)slow_nvmlDeviceGetDisplayActive,
	(void *)slow_nvmlDeviceGetDisplayMode,
	(void *)slow_nvmlDeviceGetDramEncryptionMode,
	(void *)slow_nvmlDeviceGetDriverModel,
	(void *)slow_nvmlDeviceGetDriverModel_v2,
	(void *)slow_nvmlDeviceGetDynamicPstatesInfo,
	(void *)slow_nvmlDeviceGetEccMode,
	(void *)slow_nvmlDeviceGetEncoderCapacity,
	(void *)slow_nvmlDeviceGetEncoderSessions,
	(void *)slow_nvmlDeviceGetEncoderStats,
	(void *)slow_nvmlDeviceGetEncoderUtilization,
	(void *)slow_nvmlDeviceGetEnforcedPowerLimit,
	(void *)slow_nvmlDeviceGetFBCSessions,
	(void *)slow_nvmlDeviceGetFBCStats,
	(void *)slow_nvmlDeviceGetFanControlPolicy_v2,
	(void *)slow_nvmlDeviceGetFanSpeed,
	(void *)slow_nvmlDeviceGetFanSpeedRPM,
	(void *)slow_nvmlDeviceGetFanSpeed_v2,
	(void *)slow_nvmlDeviceGetFieldValues,
	(void *)slow_nvmlDeviceGetGpcClkMinMaxVfOffset,
	(void *)slow_nvmlDeviceGetGpcClkVfOffset,
	(void *)slow_nvmlDeviceGetGpuFabricInfo,
	(void *)slow_nvmlDeviceGetGpuFabricInfoV,
	(void *)slow_nvmlDeviceGetGpuFabricInfo_v4,
	(void *)slow_nvmlDeviceGetGpuInstanceById,
	(void *)slow_nvmlDeviceGetGpuInstanceId,
	(void *)slow_nvmlDeviceGetGpuInstancePossiblePlacements,
	(void *)slow_nvmlDeviceGetGpuInstancePossiblePlacements_v2,
	(void *)slow_nvmlDeviceGetGpuInstanceProfileInfo,
	(void *)slow_nvmlDeviceGetGpuInstanceProfileInfoByIdV,
	(void *)slow_nvmlDeviceGetGpuInstanceProfileInfoV,
	(void *)slow_nvmlDeviceGetGpuInstanceRemainingCapacity,
	(void *)slow_nvmlDeviceGetGpuInstances,
	(void *)slow_nvmlDeviceGetGpuMaxPcieLinkGeneration,
	(void *)slow_nvmlDeviceGetGpuOperationMode,
	(void *)slow_nvmlDeviceGetGpuUptime_v1,
	(void *)slow_nvmlDeviceGetGraphicsRunningProcesses,
	(void *)slow_nvmlDeviceGetGraphicsRunningProcesses_v2,
	(void *)slow_nvmlDeviceGetGraphicsRunningProcesses_v3,
	(void *)slow_nvmlDeviceGetGridLicensableFeatures,
	(void *)slow_nvmlDeviceGetGridLicensableFeatures_v2,
	(void *)slow_nvmlDeviceGetGridLicensableFeatures_v3,
	(void *)slow_nvmlDeviceGetGridLicensableFeatures_v4,
	(void *)slow_nvmlDeviceGetGspFirmwareMode,
	(void *)slow_nvmlDeviceGetGspFirmwareVersion,
	(void *)slow_nvmlDeviceGetHandleByIndex,
	(void *)slow_nvmlDeviceGetHandleByIndex_v2,
	(void *)slow_nvmlDeviceGetHandleByPciBusId,
	(void *)slow_nvmlDeviceGetHandleByPciBusId_v2,
	(void *)slow_nvmlDeviceGetHandleBySerial,
	(void *)slow_nvmlDeviceGetHandleByUUID,
	(void *)slow_nvmlDeviceGetHandleByUUIDV,
	(void *)slow_nvmlDeviceGetHostVgpuMode,
	(void *)slow_nvmlDeviceGetHostname_v1,
	(void *)slow_nvmlDeviceGetIndex,
	(void *)slow_nvmlDeviceGetInforomConfigurationChecksum,
	(void *)slow_nvmlDeviceGetInforomImageVersion,
	(void *)slow_nvmlDeviceGetInforomVersion,
	(void *)slow_nvmlDeviceGetIrqNum,
	(void *)slow_nvmlDeviceGetJpgUtilization,
	(void *)slow_nvmlDeviceGetLastBBXFlushTime,
	(void *)slow_nvmlDeviceGetMPSComputeRunningProcesses,
	(void *)slow_nvmlDeviceGetMPSComputeRunningProcesses_v2,
	(void *)slow_nvmlDeviceGetMPSComputeRunningProcesses_v3,
	(void *)slow_nvmlDeviceGetMarginTemperature,
	(void *)slow_nvmlDeviceGetMaxClockInfo,
	(void *)slow_nvmlDeviceGetMaxCustomerBoostClock,
	(void *)slow_nvmlDeviceGetMaxMigDeviceCount,
	(void *)slow_nvmlDeviceGetMaxPcieLinkGeneration,
	(void *)slow_nvmlDeviceGetMaxPcieLinkWidth,
	(void *)slow_nvmlDeviceGetMemClkMinMaxVfOffset,
	(void *)slow_nvmlDeviceGetMemClkVfOffset,
	(void *)slow_nvmlDeviceGetMemoryAffinity,
	(void *)slow_nvmlDeviceGetMemoryBusWidth,
	(void *)slow_nvmlDeviceGetMemoryErrorCounter,
	(void *)slow_nvmlDeviceGetMemoryInfo,
	(void *)slow_nvmlDeviceGetMemoryInfo_v2,
	(void *)slow_nvmlDeviceGetMemoryLimits_v1,
	(void *)slow_nvmlDeviceGetMigDeviceHandleByIndex,
	(void *)slow_nvmlDeviceGetMigMode,
	(void *)slow_nvmlDeviceGetMinMaxClockOfPState,
	(void *)slow_nvmlDeviceGetMinMaxFanSpeed,
	(void *)slow_nvmlDeviceGetMinorNumber,
	(void *)slow_nvmlDeviceGetModuleId,
	(void *)slow_nvmlDeviceGetMultiGpuBoard,
	(void *)slow_nvmlDeviceGetName,
	(void *)slow_nvmlDeviceGetNumFans,
	(void *)slow_nvmlDeviceGetNumGpuCores,
	(void *)slow_nvmlDeviceGetNumaNodeId,
	(void *)slow_nvmlDeviceGetNvLinkCapability,
	(void *)slow_nvmlDeviceGetNvLinkErrorCounter,
	(void *)slow_nvmlDeviceGetNvLinkInfo,
	(void *)slow_nvmlDeviceGetNvLinkInfo_v3,
	(void *)slow_nvmlDeviceGetNvLinkRemoteDeviceType,
	(void *)slow_nvmlDeviceGetNvLinkRemotePciInfo,
	(void *)slow_nvmlDeviceGetNvLinkRemotePciInfo_v2,
	(void *)slow_nvmlDeviceGetNvLinkState,
	(void *)slow_nvmlDeviceGetNvLinkTelemetrySamples_v1,
	(void *)slow_nvmlDeviceGetNvLinkUtilizationControl,
	(void *)slow_nvmlDeviceGetNvLinkUtilizationCounter,
	(void *)slow_nvmlDeviceGetNvLinkVersion,
	(void *)slow_nvmlDeviceGetNvlinkBwMode,
	(void *)slow_nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
	(void *)slow_nvmlDeviceGetNvlinkRemapTableInfo_v1,
	(void *)slow_nvmlDeviceGetNvlinkSupportedBwModes,
	(void *)slow_nvmlDeviceGetOfaUtilization,
	(void *)slow_nvmlDeviceGetP2PStatus,
	(void *)slow_nvmlDeviceGetPciInfo,
	(void *)slow_nvmlDeviceGetPciInfoExt,
	(void *)slow_nvmlDeviceGetPciInfo_v2,
	(void *)slow_nvmlDeviceGetPciInfo_v3,
	(void *)slow_nvmlDeviceGetPcieLinkMaxSpeed,
	(void *)slow_nvmlDeviceGetPcieReplayCounter,
	(void *)slow_nvmlDeviceGetPcieSpeed,
	(void *)slow_nvmlDeviceGetPcieThroughput,
	(void *)slow_nvmlDeviceGetPdi,
	(void *)slow_nvmlDeviceGetPerformanceModes,
	(void *)slow_nvmlDeviceGetPerformanceState,
	(void *)slow_nvmlDeviceGetPersistenceMode,
	(void *)slow_nvmlDeviceGetPgpuMetadataString,
	(void *)slow_nvmlDeviceGetPlatformInfo,
	(void *)slow_nvmlDeviceGetPowerManagementDefaultLimit,
	(void *)slow_nvmlDeviceGetPowerManagementLimit,
	(void *)slow_nvmlDeviceGetPowerManagementLimitConstraints,
	(void *)slow_nvmlDeviceGetPowerManagementMode,
	(void *)slow_nvmlDeviceGetPowerMizerMode_v1,
	(void *)slow_nvmlDeviceGetPowerSource,
	(void *)slow_nvmlDeviceGetPowerState,
	(void *)slow_nvmlDeviceGetPowerUsage,
	(void *)slow_nvmlDeviceGetProcessUtilization,
	(void *)slow_nvmlDeviceGetProcessesUtilizationInfo,
	(void *)slow_nvmlDeviceGetRemappedRows,
	(void *)slow_nvmlDeviceGetRemappedRows_v2,
	(void *)slow_nvmlDeviceGetRepairStatus,
	(void *)slow_nvmlDeviceGetRetiredPages,
	(void *)slow_nvmlDeviceGetRetiredPagesPendingStatus,
	(void *)slow_nvmlDeviceGetRetiredPages_v2,
	(void *)slow_nvmlDeviceGetRowRemapperHistogram,
	(void *)slow_nvmlDeviceGetRunningProcessDetailList,
	(void *)slow_nvmlDeviceGetSamples,
	(void *)slow_nvmlDeviceGetSerial,
	(void *)slow_nvmlDeviceGetSramEccErrorStatus,
	(void *)slow_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
	(void *)slow_nvmlDeviceGetSupportedClocksEventReasons,
	(void *)slow_nvmlDeviceGetSupportedClocksThrottleReasons,
	(void *)slow_nvmlDeviceGetSupportedEventTypes,
	(void *)slow_nvmlDeviceGetSupportedGraphicsClocks,
	(void *)slow_nvmlDeviceGetSupportedMemoryClocks,
	(void *)slow_nvmlDeviceGetSupportedPerformanceStates,
	(void *)slow_nvmlDeviceGetSupportedVgpus,
	(void *)slow_nvmlDeviceGetTargetFanSpeed,
	(void *)slow_nvmlDeviceGetTemperature,
	(void *)slow_nvmlDeviceGetTemperatureThreshold,
	(void *)slow_nvmlDeviceGetTemperatureV,
	(void *)slow_nvmlDeviceGetThermalSettings,
	(void *)slow_nvmlDeviceGetTopologyCommonAncestor,
	(void *)slow_nvmlDeviceGetTopologyNearestGpus,
	(void *)slow_nvmlDeviceGetTotalEccErrors,
	(void *)slow_nvmlDeviceGetTotalEnergyConsumption,
	(void *)slow_nvmlDeviceGetUUID,
	(void *)slow_nvmlDeviceGetUnrepairableMemoryFlag_v1,
	(void *)slow_nvmlDeviceGetUtilizationRates,
	(void *)slow_nvmlDeviceGetVbiosVersion,
	(void *)slow_nvmlDeviceGetVgpuCapabilities,
	(void *)slow_nvmlDeviceGetVgpuHeterogeneousMode,
	(void *)slow_nvmlDeviceGetVgpuInstancesUtilizationInfo,
	(void *)slow_nvmlDeviceGetVgpuMetadata,
	(void *)slow_nvmlDeviceGetVgpuProcessUtilization,
	(void *)slow_nvmlDeviceGetVgpuProcessesUtilizationInfo,
	(void *)slow_nvmlDeviceGetVgpuSchedulerCapabilities,
	(void *)slow_nvmlDeviceGetVgpuSchedulerLog,
	(void *)slow_nvmlDeviceGetVgpuSchedulerLog_v2,
	(void *)slow_nvmlDeviceGetVgpuSchedulerState,
	(void *)slow_nvmlDeviceGetVgpuSchedulerState_v2,
	(void *)slow_nvmlDeviceGetVgpuTypeCreatablePlacements,
	(void *)slow_nvmlDeviceGetVgpuTypeSupportedPlacements,
	(void *)slow_nvmlDeviceGetVgpuUtilization,
	(void *)slow_nvmlDeviceGetViolationStatus,
	(void *)slow_nvmlDeviceGetVirtualizationMode,
	(void *)slow_nvmlDeviceIsMigDeviceHandle,
	(void *)slow_nvmlDeviceLockNvlinkRemapTable_v1,
	(void *)slow_nvmlDeviceModifyDrainState,
	(void *)slow_nvmlDeviceOnSameBoard,
	(void *)slow_nvmlDevicePerfMetricsGetSamples_v1,
	(void *)slow_nvmlDevicePowerSmoothingActivatePresetProfile,
	(void *)slow_nvmlDevicePowerSmoothingSetState,
	(void *)slow_nvmlDevicePowerSmoothingUpdatePresetProfileParam,
	(void *)slow_nvmlDeviceQueryDrainState,
	(void *)slow_nvmlDeviceReadPRMCounters_v1,
	(void *)slow_nvmlDeviceReadWritePRM_v1,
	(void *)slow_nvmlDeviceRegisterEvents,
	(void *)slow_nvmlDeviceRemoveGpu,
	(void *)slow_nvmlDeviceRemoveGpu_v2,
	(void *)slow_nvmlDeviceResetApplicationsClocks,
	(void *)slow_nvmlDeviceResetGpuLockedClocks,
	(void *)slow_nvmlDeviceResetMemoryLockedClocks,
	(void *)slow_nvmlDeviceResetNvLinkErrorCounters,
	(void *)slow_nvmlDeviceResetNvLinkUtilizationCounter,
	(void *)slow_nvmlDeviceSetAPIRestriction,
	(void *)slow_nvmlDeviceSetAccountingMode,
	(void *)slow_nvmlDeviceSetAdaptiveTgpMode_v1,
	(void *)slow_nvmlDeviceSetApplicationsClocks,
	(void *)slow_nvmlDeviceSetAutoBoostedClocksEnabled,
	(void *)slow_nvmlDeviceSetClockOffsets,
	(void *)slow_nvmlDeviceSetComputeMode,
	(void *)slow_nvmlDeviceSetConfComputeUnprotectedMemSize,
	(void *)slow_nvmlDeviceSetCpuAffinity,
	(void *)slow_nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
	(void *)slow_nvmlDeviceSetDefaultFanSpeed_v2,
	(void *)slow_nvmlDeviceSetDramEncryptionMode,
	(void *)slow_nvmlDeviceSetDriverModel,
	(void *)slow_nvmlDeviceSetEccMode,
	(void *)slow_nvmlDeviceSetFanControlPolicy,
	(void *)slow_nvmlDeviceSetFanSpeed_v2,
	(void *)slow_nvmlDeviceSetGpcClkVfOffset,
	(void *)slow_nvmlDeviceSetGpuLockedClocks,
	(void *)slow_nvmlDeviceSetGpuOperationMode,
	(void *)slow_nvmlDeviceSetHostname_v1,
	(void *)slow_nvmlDeviceSetMemClkVfOffset,
	(void *)slow_nvmlDeviceSetMemoryLimits_v1,
	(void *)slow_nvmlDeviceSetMemoryLockedClocks,
	(void *)slow_nvmlDeviceSetMigMode,
	(void *)slow_nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
	(void *)slow_nvmlDeviceSetNvLinkUtilizationControl,
	(void *)slow_nvmlDeviceSetNvlinkBwMode,
	(void *)slow_nvmlDeviceSetNvlinkBwModeAsync_v1,
	(void *)slow_nvmlDeviceSetNvlinkNvleReady_v1,
	(void *)slow_nvmlDeviceSetPersistenceMode,
	(void *)slow_nvmlDeviceSetPowerManagementLimit,
	(void *)slow_nvmlDeviceSetPowerManagementLimit_v2,
	(void *)slow_nvmlDeviceSetPowerMizerMode_v1,
	(void *)slow_nvmlDeviceSetRusdSettings_v1,
	(void *)slow_nvmlDeviceSetTemperatureThreshold,
	(void *)slow_nvmlDeviceSetVgpuCapabilities,
	(void *)slow_nvmlDeviceSetVgpuHeterogeneousMode,
	(void *)slow_nvmlDeviceSetVgpuSchedulerState,
	(void *)slow_nvmlDeviceSetVgpuSchedulerState_v2,
	(void *)slow_nvmlDeviceSetVirtualizationMode,
	(void *)slow_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
	(void *)slow_nvmlDeviceValidateInforom,
	(void *)slow_nvmlDeviceVgpuForceGspUnload,
	(void *)slow_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
	(void *)slow_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
	(void *)slow_nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
	(void *)slow_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
	(void *)slow_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
	(void *)slow_nvmlErrorString,
	(void *)slow_nvmlEventSetCreate,
	(void *)slow_nvmlEventSetFree,
	(void *)slow_nvmlEventSetGetContextCount_v1,
	(void *)slow_nvmlEventSetGetContextData_v1,
	(void *)slow_nvmlEventSetGetContextInfo_v1,
	(void *)slow_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
	(void *)slow_nvmlEventSetRegisterGpuOperationalEvents_v1,
	(void *)slow_nvmlEventSetWait,
	(void *)slow_nvmlEventSetWait_v2,
	(void *)slow_nvmlEventSetWait_v3,
	(void *)slow_nvmlGetBlacklistDeviceCount,
	(void *)slow_nvmlGetBlacklistDeviceInfoByIndex,
	(void *)slow_nvmlGetExcludedDeviceCount,
	(void *)slow_nvmlGetExcludedDeviceInfoByIndex,
	(void *)slow_nvmlGetVgpuCompatibility,
	(void *)slow_nvmlGetVgpuDriverCapabilities,
	(void *)slow_nvmlGetVgpuVersion,
	(void *)slow_nvmlGpmMetricsGet,
	(void *)slow_nvmlGpmMigSampleGet,
	(void *)slow_nvmlGpmQueryDeviceSupport,
	(void *)slow_nvmlGpmQueryIfStreamingEnabled,
	(void *)slow_nvmlGpmSampleAlloc,
	(void *)slow_nvmlGpmSampleFree,
	(void *)slow_nvmlGpmSampleGet,
	(void *)slow_nvmlGpmSetStreamingEnabled,
	(void *)slow_nvmlGpuInstanceCreateComputeInstance,
	(void *)slow_nvmlGpuInstanceCreateComputeInstanceWithPlacement,
	(void *)slow_nvmlGpuInstanceDestroy,
	(void *)slow_nvmlGpuInstanceGetActiveVgpus,
	(void *)slow_nvmlGpuInstanceGetComputeInstanceById,
	(void *)slow_nvmlGpuInstanceGetComputeInstancePossiblePlacements,
	(void *)slow_nvmlGpuInstanceGetComputeInstanceProfileInfo,
	(void *)slow_nvmlGpuInstanceGetComputeInstanceProfileInfoV,
	(void *)slow_nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
	(void *)slow_nvmlGpuInstanceGetComputeInstances,
	(void *)slow_nvmlGpuInstanceGetCreatableVgpus,
	(void *)slow_nvmlGpuInstanceGetInfo,
	(void *)slow_nvmlGpuInstanceGetVgpuHeterogeneousMode,
	(void *)slow_nvmlGpuInstanceGetVgpuSchedulerLog,
	(void *)slow_nvmlGpuInstanceGetVgpuSchedulerLog_v2,
	(void *)slow_nvmlGpuInstanceGetVgpuSchedulerState,
	(void *)slow_nvmlGpuInstanceGetVgpuSchedulerState_v2,
	(void *)slow_nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
	(void *)slow_nvmlGpuInstanceSetVgpuHeterogeneousMode,
	(void *)slow_nvmlGpuInstanceSetVgpuSchedulerState,
	(void *)slow_nvmlGpuInstanceSetVgpuSchedulerState_v2,
	(void *)slow_nvmlInit,
	(void *)slow_nvmlInitWithFlags,
	(void *)slow_nvmlInit_v2,
	(void *)slow_nvmlInternalGetExportTable,
	(void *)slow_nvmlSetVgpuVersion,
	(void *)slow_nvmlShutdown,
	(void *)slow_nvmlSystemEventSetCreate,
	(void *)slow_nvmlSystemEventSetFree,
	(void *)slow_nvmlSystemEventSetWait,
	(void *)slow_nvmlSystemGetCPER_v1,
	(void *)slow_nvmlSystemGetConfComputeCapabilities,
	(void *)slow_nvmlSystemGetConfComputeGpusReadyState,
	(void *)slow_nvmlSystemGetConfComputeKeyRotationThresholdInfo,
	(void *)slow_nvmlSystemGetConfComputeSettings,
	(void *)slow_nvmlSystemGetConfComputeSettings_v2,
	(void *)slow_nvmlSystemGetConfComputeState,
	(void *)slow_nvmlSystemGetCudaDriverVersion,
	(void *)slow_nvmlSystemGetCudaDriverVersion_v2,
	(void *)slow_nvmlSystemGetDriverBranch,
	(void *)slow_nvmlSystemGetDriverVersion,
	(void *)slow_nvmlSystemGetHicVersion,
	(void *)slow_nvmlSystemGetNVMLVersion,
	(void *)slow_nvmlSystemGetNvlinkBwMode,
	(void *)slow_nvmlSystemGetProcessName,
	(void *)slow_nvmlSystemGetTopologyGpuSet,
	(void *)slow_nvmlSystemRegisterEvents,
	(void *)slow_nvmlSystemSetConfComputeGpusReadyState,
	(void *)slow_nvmlSystemSetConfComputeKeyRotationThresholdInfo,
	(void *)slow_nvmlSystemSetNvlinkBwMode,
	(void *)slow_nvmlUnitGetCount,
	(void *)slow_nvmlUnitGetDevices,
	(void *)slow_nvmlUnitGetFanSpeedInfo,
	(void *)slow_nvmlUnitGetHandleByIndex,
	(void *)slow_nvmlUnitGetLedState,
	(void *)slow_nvmlUnitGetPsuInfo,
	(void *)slow_nvmlUnitGetTemperature,
	(void *)slow_nvmlUnitGetUnitInfo,
	(void *)slow_nvmlUnitSetLedState,
	(void *)slow_nvmlVgpuInstanceClearAccountingPids,
	(void *)slow_nvmlVgpuInstanceGetAccountingMode,
	(void *)slow_nvmlVgpuInstanceGetAccountingPids,
	(void *)slow_nvmlVgpuInstanceGetAccountingStats,
	(void *)slow_nvmlVgpuInstanceGetEccMode,
	(void *)slow_nvmlVgpuInstanceGetEncoderCapacity,
	(void *)slow_nvmlVgpuInstanceGetEncoderSessions,
	(void *)slow_nvmlVgpuInstanceGetEncoderStats,
	(void *)slow_nvmlVgpuInstanceGetFBCSessions,
	(void *)slow_nvmlVgpuInstanceGetFBCStats,
	(void *)slow_nvmlVgpuInstanceGetFbUsage,
	(void *)slow_nvmlVgpuInstanceGetFrameRateLimit,
	(void *)slow_nvmlVgpuInstanceGetGpuInstanceId,
	(void *)slow_nvmlVgpuInstanceGetGpuPciId,
	(void *)slow_nvmlVgpuInstanceGetLicenseInfo,
	(void *)slow_nvmlVgpuInstanceGetLicenseInfo_v2,
	(void *)slow_nvmlVgpuInstanceGetLicenseStatus,
	(void *)slow_nvmlVgpuInstanceGetMdevUUID,
	(void *)slow_nvmlVgpuInstanceGetMetadata,
	(void *)slow_nvmlVgpuInstanceGetPlacementId,
	(void *)slow_nvmlVgpuInstanceGetRuntimeStateSize,
	(void *)slow_nvmlVgpuInstanceGetType,
	(void *)slow_nvmlVgpuInstanceGetUUID,
	(void *)slow_nvmlVgpuInstanceGetVmDriverVersion,
	(void *)slow_nvmlVgpuInstanceGetVmID,
	(void *)slow_nvmlVgpuInstanceSetEncoderCapacity,
	(void *)slow_nvmlVgpuTypeGetBAR1Info,
	(void *)slow_nvmlVgpuTypeGetCapabilities,
	(void *)slow_nvmlVgpuTypeGetClass,
	(void *)slow_nvmlVgpuTypeGetDeviceID,
	(void *)slow_nvmlVgpuTypeGetFbReservation,
	(void *)slow_nvmlVgpuTypeGetFrameRateLimit,
	(void *)slow_nvmlVgpuTypeGetFramebufferSize,
	(void *)slow_nvmlVgpuTypeGetGpuInstanceProfileId,
	(void *)slow_nvmlVgpuTypeGetGspHeapSize,
	(void *)slow_nvmlVgpuTypeGetLicense,
	(void *)slow_nvmlVgpuTypeGetMaxInstances,
	(void *)slow_nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
	(void *)slow_nvmlVgpuTypeGetMaxInstancesPerVm,
	(void *)slow_nvmlVgpuTypeGetName,
	(void *)slow_nvmlVgpuTypeGetNumDisplayHeads,
	(void *)slow_nvmlVgpuTypeGetResolution,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(nvmlComputeInstanceDestroy, nvmlReturn_t),
	SHIM_SYMBOL(nvmlComputeInstanceGetInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlComputeInstanceGetInfo_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceClearAccountingPids, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceClearCpuAffinity, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceClearEccErrorCounts, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceClearFieldValues, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceCreateGpuInstance, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceCreateGpuInstanceWithPlacement, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceDiscoverGpus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceFreezeNvLinkUtilizationCounter, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAPIRestriction, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAccountingBufferSize, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAccountingMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAccountingPids, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAccountingStats, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAccountingStats_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetActiveVgpus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAdaptiveClockInfoStatus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAdaptiveTgpModeInfo_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAddressingMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetApplicationsClock, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetArchitecture, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAttributes, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAttributes_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetAutoBoostedClocksEnabled, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetBAR1MemoryInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetBBXTimeData_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetBankRemapperStatus_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetBoardId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetBoardPartNumber, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetBrand, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetBridgeChipInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetBusType, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetC2cModeInfoV, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCapabilities, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetClkMonStatus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetClock, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetClockInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetClockOffsets, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetComputeInstanceId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetComputeMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetComputeRunningProcesses, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetComputeRunningProcesses_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetComputeRunningProcesses_v3, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetConfComputeGpuAttestationReport, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetConfComputeGpuCertificate, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetConfComputeMemSizeInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetConfComputeProtectedMemoryUsage, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCoolerInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCount, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCount_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCpuAffinity, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCpuAffinityWithinScope, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCreatableVgpus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCudaComputeCapability, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCurrPcieLinkGeneration, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCurrPcieLinkWidth, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCurrentClockFreqs, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCurrentClocksEventReasons, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetCurrentClocksThrottleReasons, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDecoderUtilization, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDefaultApplicationsClock, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDefaultEccMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDetailedEccErrors, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDeviceHandleFromMigDeviceHandle, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDisplayActive, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDisplayMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDramEncryptionMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDriverModel, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDriverModel_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetDynamicPstatesInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetEccMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetEncoderCapacity, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetEncoderSessions, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetEncoderStats, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetEncoderUtilization, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetEnforcedPowerLimit, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetFBCSessions, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetFBCStats, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetFanControlPolicy_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetFanSpeed, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetFanSpeedRPM, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetFanSpeed_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetFieldValues, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpcClkMinMaxVfOffset, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpcClkVfOffset, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuFabricInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuFabricInfoV, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuFabricInfo_v4, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuInstanceById, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuInstanceId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuInstancePossiblePlacements, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuInstancePossiblePlacements_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuInstanceProfileInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuInstanceProfileInfoByIdV, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuInstanceProfileInfoV, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuInstanceRemainingCapacity, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuInstances, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuMaxPcieLinkGeneration, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuOperationMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGpuUptime_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGraphicsRunningProcesses, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGraphicsRunningProcesses_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGraphicsRunningProcesses_v3, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGridLicensableFeatures, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGridLicensableFeatures_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGridLicensableFeatures_v3, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGridLicensableFeatures_v4, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGspFirmwareMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetGspFirmwareVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetHandleByIndex, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetHandleByIndex_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetHandleByPciBusId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetHandleByPciBusId_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetHandleBySerial, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetHandleByUUID, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetHandleByUUIDV, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetHostVgpuMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetHostname_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetIndex, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetInforomConfigurationChecksum, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetInforomImageVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetInforomVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetIrqNum, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetJpgUtilization, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetLastBBXFlushTime, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMPSComputeRunningProcesses, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMPSComputeRunningProcesses_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMPSComputeRunningProcesses_v3, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMarginTemperature, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMaxClockInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMaxCustomerBoostClock, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMaxMigDeviceCount, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMaxPcieLinkGeneration, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMaxPcieLinkWidth, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMemClkMinMaxVfOffset, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMemClkVfOffset, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMemoryAffinity, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMemoryBusWidth, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMemoryErrorCounter, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMemoryInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMemoryInfo_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMemoryLimits_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMigDeviceHandleByIndex, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMigMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMinMaxClockOfPState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMinMaxFanSpeed, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMinorNumber, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetModuleId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetMultiGpuBoard, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetName, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNumFans, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNumGpuCores, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNumaNodeId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkCapability, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkErrorCounter, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkInfo_v3, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkRemoteDeviceType, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkRemotePciInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkRemotePciInfo_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkTelemetrySamples_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkUtilizationControl, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkUtilizationCounter, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvLinkVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvlinkBwMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvlinkNvlePrivateInfo_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvlinkRemapTableInfo_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetNvlinkSupportedBwModes, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetOfaUtilization, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetP2PStatus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPciInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPciInfoExt, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPciInfo_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPciInfo_v3, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPcieLinkMaxSpeed, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPcieReplayCounter, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPcieSpeed, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPcieThroughput, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPdi, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPerformanceModes, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPerformanceState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPersistenceMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPgpuMetadataString, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPlatformInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPowerManagementDefaultLimit, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPowerManagementLimit, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPowerManagementLimitConstraints, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPowerManagementMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPowerMizerMode_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPowerSource, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPowerState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetPowerUsage, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetProcessUtilization, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetProcessesUtilizationInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetRemappedRows, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetRemappedRows_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetRepairStatus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetRetiredPages, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetRetiredPagesPendingStatus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetRetiredPages_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetRowRemapperHistogram, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetRunningProcessDetailList, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSamples, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSerial, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSramEccErrorStatus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSupportedClocksEventReasons, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSupportedClocksThrottleReasons, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSupportedEventTypes, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSupportedGraphicsClocks, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSupportedMemoryClocks, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSupportedPerformanceStates, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetSupportedVgpus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetTargetFanSpeed, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetTemperature, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetTemperatureThreshold, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetTemperatureV, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetThermalSettings, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetTopologyCommonAncestor, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetTopologyNearestGpus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetTotalEccErrors, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetTotalEnergyConsumption, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetUUID, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetUnrepairableMemoryFlag_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetUtilizationRates, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVbiosVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuCapabilities, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuHeterogeneousMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuInstancesUtilizationInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuMetadata, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuProcessUtilization, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuProcessesUtilizationInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuSchedulerCapabilities, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuSchedulerLog, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuSchedulerLog_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuSchedulerState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuSchedulerState_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuTypeCreatablePlacements, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuTypeSupportedPlacements, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVgpuUtilization, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetViolationStatus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceGetVirtualizationMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceIsMigDeviceHandle, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceLockNvlinkRemapTable_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceModifyDrainState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceOnSameBoard, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDevicePerfMetricsGetSamples_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDevicePowerSmoothingActivatePresetProfile, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDevicePowerSmoothingSetState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDevicePowerSmoothingUpdatePresetProfileParam, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceQueryDrainState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceReadPRMCounters_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceReadWritePRM_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceRegisterEvents, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceRemoveGpu, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceRemoveGpu_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceResetApplicationsClocks, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceResetGpuLockedClocks, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceResetMemoryLockedClocks, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceResetNvLinkErrorCounters, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceResetNvLinkUtilizationCounter, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetAPIRestriction, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetAccountingMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetAdaptiveTgpMode_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetApplicationsClocks, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetAutoBoostedClocksEnabled, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetClockOffsets, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetComputeMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetConfComputeUnprotectedMemSize, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetCpuAffinity, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetDefaultAutoBoostedClocksEnabled, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetDefaultFanSpeed_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetDramEncryptionMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetDriverModel, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetEccMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetFanControlPolicy, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetFanSpeed_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetGpcClkVfOffset, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetGpuLockedClocks, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetGpuOperationMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetHostname_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetMemClkVfOffset, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetMemoryLimits_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetMemoryLockedClocks, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetMigMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetNvLinkDeviceLowPowerThreshold, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetNvLinkUtilizationControl, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetNvlinkBwMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetNvlinkBwModeAsync_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetNvlinkNvleReady_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetPersistenceMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetPowerManagementLimit, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetPowerManagementLimit_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetPowerMizerMode_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetRusdSettings_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetTemperatureThreshold, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetVgpuCapabilities, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetVgpuHeterogeneousMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetVgpuSchedulerState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetVgpuSchedulerState_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetVirtualizationMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceValidateInforom, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceVgpuForceGspUnload, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceWorkloadPowerProfileGetProfilesInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, nvmlReturn_t),
	SHIM_SYMBOL(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlErrorString, const_char_p),
	SHIM_SYMBOL(nvmlEventSetCreate, nvmlReturn_t),
	SHIM_SYMBOL(nvmlEventSetFree, nvmlReturn_t),
	SHIM_SYMBOL(nvmlEventSetGetContextCount_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlEventSetGetContextData_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlEventSetGetContextInfo_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlEventSetRegisterGpuOperationalEvents_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlEventSetWait, nvmlReturn_t),
	SHIM_SYMBOL(nvmlEventSetWait_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlEventSetWait_v3, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGetBlacklistDeviceCount, untyped),
	SHIM_SYMBOL(nvmlGetBlacklistDeviceInfoByIndex, untyped),
	SHIM_SYMBOL(nvmlGetExcludedDeviceCount, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGetExcludedDeviceInfoByIndex, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGetVgpuCompatibility, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGetVgpuDriverCapabilities, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGetVgpuVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpmMetricsGet, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpmMigSampleGet, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpmQueryDeviceSupport, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpmQueryIfStreamingEnabled, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpmSampleAlloc, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpmSampleFree, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpmSampleGet, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpmSetStreamingEnabled, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceCreateComputeInstance, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceCreateComputeInstanceWithPlacement, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceDestroy, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetActiveVgpus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetComputeInstanceById, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetComputeInstancePossiblePlacements, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetComputeInstanceProfileInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetComputeInstanceProfileInfoV, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetComputeInstanceRemainingCapacity, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetComputeInstances, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetCreatableVgpus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetVgpuHeterogeneousMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetVgpuSchedulerLog, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetVgpuSchedulerLog_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetVgpuSchedulerState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetVgpuSchedulerState_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceGetVgpuTypeCreatablePlacements, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceSetVgpuHeterogeneousMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceSetVgpuSchedulerState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlGpuInstanceSetVgpuSchedulerState_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlInit, nvmlReturn_t),
	SHIM_SYMBOL(nvmlInitWithFlags, nvmlReturn_t),
	SHIM_SYMBOL(nvmlInit_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlInternalGetExportTable, untyped),
	SHIM_SYMBOL(nvmlSetVgpuVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlShutdown, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemEventSetCreate, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemEventSetFree, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemEventSetWait, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetCPER_v1, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetConfComputeCapabilities, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetConfComputeGpusReadyState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetConfComputeKeyRotationThresholdInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetConfComputeSettings, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetConfComputeSettings_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetConfComputeState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetCudaDriverVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetCudaDriverVersion_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetDriverBranch, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetDriverVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetHicVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetNVMLVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetNvlinkBwMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetProcessName, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemGetTopologyGpuSet, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemRegisterEvents, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemSetConfComputeGpusReadyState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemSetConfComputeKeyRotationThresholdInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlSystemSetNvlinkBwMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlUnitGetCount, nvmlReturn_t),
	SHIM_SYMBOL(nvmlUnitGetDevices, nvmlReturn_t),
	SHIM_SYMBOL(nvmlUnitGetFanSpeedInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlUnitGetHandleByIndex, nvmlReturn_t),
	SHIM_SYMBOL(nvmlUnitGetLedState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlUnitGetPsuInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlUnitGetTemperature, nvmlReturn_t),
	SHIM_SYMBOL(nvmlUnitGetUnitInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlUnitSetLedState, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceClearAccountingPids, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetAccountingMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetAccountingPids, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetAccountingStats, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetEccMode, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetEncoderCapacity, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetEncoderSessions, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetEncoderStats, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetFBCSessions, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetFBCStats, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetFbUsage, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetFrameRateLimit, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetGpuInstanceId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetGpuPciId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetLicenseInfo, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetLicenseInfo_v2, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetLicenseStatus, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetMdevUUID, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetMetadata, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetPlacementId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetRuntimeStateSize, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetType, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetUUID, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetVmDriverVersion, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceGetVmID, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuInstanceSetEncoderCapacity, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetBAR1Info, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetCapabilities, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetClass, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetDeviceID, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetFbReservation, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetFrameRateLimit, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetFramebufferSize, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetGpuInstanceProfileId, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetGspHeapSize, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetLicense, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetMaxInstances, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetMaxInstancesPerGpuInstance, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetMaxInstancesPerVm, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetName, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetNumDisplayHeads, nvmlReturn_t),
	SHIM_SYMBOL(nvmlVgpuTypeGetResolution, nvmlReturn_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libnvidia-ml.so.1",
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{"CUDA_DEVICE_MEMORY_LIMIT", "memory"},
	{"CUDA_DEVICE_SM_LIMIT", "compute"},
	{"GPU_CORE_UTILIZATION_POLICY", "compute-switch"},
	{NULL, NULL},
};
