/* Made by `porter gen --backend cuda`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)
{
	return real_nvmlComputeInstanceDestroy(computeInstance);
}

nvmlReturn_t nvmlComputeInstanceGetInfo(nvmlComputeInstance_t computeInstance,
		nvmlComputeInstanceInfo_t *info)
{
	return real_nvmlComputeInstanceGetInfo(computeInstance, info);
}

nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
		nvmlComputeInstanceInfo_t *info)
{
	return real_nvmlComputeInstanceGetInfo_v2(computeInstance, info);
}

nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)
{
	return real_nvmlDeviceClearAccountingPids(device);
}

nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)
{
	return real_nvmlDeviceClearCpuAffinity(device);
}

nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)
{
	return real_nvmlDeviceClearEccErrorCounts(device, counterType);
}

nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
		nvmlFieldValue_t *values)
{
	return real_nvmlDeviceClearFieldValues(device, valuesCount, values);
}

nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstance_t *gpuInstance)
{
	return real_nvmlDeviceCreateGpuInstance(device, profileId, gpuInstance);
}

nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId,
		const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)
{
	return real_nvmlDeviceCreateGpuInstanceWithPlacement(device, profileId, placement,
			gpuInstance);
}

nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)
{
	return real_nvmlDeviceDiscoverGpus(pciInfo);
}

nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
		unsigned int counter, nvmlEnableState_t freeze)
{
	return real_nvmlDeviceFreezeNvLinkUtilizationCounter(device, link, counter, freeze);
}

nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
		nvmlEnableState_t *isRestricted)
{
	return real_nvmlDeviceGetAPIRestriction(device, apiType, isRestricted);
}

nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)
{
	return real_nvmlDeviceGetAccountingBufferSize(device, bufferSize);
}

nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
	return real_nvmlDeviceGetAccountingMode(device, mode);
}

nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuInstance_t *vgpuInstances)
{
	return real_nvmlDeviceGetActiveVgpus(device, vgpuCount, vgpuInstances);
}

nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
		unsigned int *adaptiveClockStatus)
{
	return real_nvmlDeviceGetAdaptiveClockInfoStatus(device, adaptiveClockStatus);
}

nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device,
		nvmlAdaptiveTgpModeInfo_v1_t *info)
{
	return real_nvmlDeviceGetAdaptiveTgpModeInfo_v1(device, info);
}

nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)
{
	return real_nvmlDeviceGetAddressingMode(device, mode);
}

nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
		unsigned int *clockMHz)
{
	return real_nvmlDeviceGetApplicationsClock(device, clockType, clockMHz);
}

nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)
{
	return real_nvmlDeviceGetArchitecture(device, arch);
}

nvmlReturn_t nvmlDeviceGetAttributes(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)
{
	return real_nvmlDeviceGetAttributes(device, attributes);
}

nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)
{
	return real_nvmlDeviceGetAttributes_v2(device, attributes);
}

nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
		nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)
{
	return real_nvmlDeviceGetAutoBoostedClocksEnabled(device, isEnabled, defaultIsEnabled);
}

nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)
{
	return real_nvmlDeviceGetBAR1MemoryInfo(device, bar1Memory);
}

nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)
{
	return real_nvmlDeviceGetBBXTimeData_v1(device, timeData);
}

nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,
		nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)
{
	return real_nvmlDeviceGetBankRemapperStatus_v1(device, pBankRemapperStatus);
}

nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
{
	return real_nvmlDeviceGetBoardId(device, boardId);
}

nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
		unsigned int length)
{
	return real_nvmlDeviceGetBoardPartNumber(device, partNumber, length);
}

nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)
{
	return real_nvmlDeviceGetBrand(device, type);
}

nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
		nvmlBridgeChipHierarchy_t *bridgeHierarchy)
{
	return real_nvmlDeviceGetBridgeChipInfo(device, bridgeHierarchy);
}

nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)
{
	return real_nvmlDeviceGetBusType(device, type);
}

nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)
{
	return real_nvmlDeviceGetC2cModeInfoV(device, c2cModeInfo);
}

nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)
{
	return real_nvmlDeviceGetCapabilities(device, caps);
}

nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)
{
	return real_nvmlDeviceGetClkMonStatus(device, status);
}

nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
		nvmlClockId_t clockId, unsigned int *clockMHz)
{
	return real_nvmlDeviceGetClock(device, clockType, clockId, clockMHz);
}

nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)
{
	return real_nvmlDeviceGetClockInfo(device, type, clock);
}

nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
	return real_nvmlDeviceGetClockOffsets(device, info);
}

nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)
{
	return real_nvmlDeviceGetComputeInstanceId(device, id);
}

nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
{
	return real_nvmlDeviceGetComputeMode(device, mode);
}

nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
		nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)
{
	return real_nvmlDeviceGetConfComputeGpuAttestationReport(device, gpuAtstReport);
}

nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
		nvmlConfComputeGpuCertificate_t *gpuCert)
{
	return real_nvmlDeviceGetConfComputeGpuCertificate(device, gpuCert);
}

nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
		nvmlConfComputeMemSizeInfo_t *memInfo)
{
	return real_nvmlDeviceGetConfComputeMemSizeInfo(device, memInfo);
}

nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)
{
	return real_nvmlDeviceGetCoolerInfo(device, coolerInfo);
}

nvmlReturn_t nvmlDeviceGetCount(unsigned int *deviceCount)
{
	return real_nvmlDeviceGetCount(deviceCount);
}

nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)
{
	return real_nvmlDeviceGetCount_v2(deviceCount);
}

nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,
		unsigned long *cpuSet)
{
	return real_nvmlDeviceGetCpuAffinity(device, cpuSetSize, cpuSet);
}

nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize,
		unsigned long *cpuSet, nvmlAffinityScope_t scope)
{
	return real_nvmlDeviceGetCpuAffinityWithinScope(device, cpuSetSize, cpuSet, scope);
}

nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuTypeId_t *vgpuTypeIds)
{
	return real_nvmlDeviceGetCreatableVgpus(device, vgpuCount, vgpuTypeIds);
}

nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)
{
	return real_nvmlDeviceGetCudaComputeCapability(device, major, minor);
}

nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)
{
	return real_nvmlDeviceGetCurrPcieLinkGeneration(device, currLinkGen);
}

nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)
{
	return real_nvmlDeviceGetCurrPcieLinkWidth(device, currLinkWidth);
}

nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
		nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)
{
	return real_nvmlDeviceGetCurrentClockFreqs(device, currentClockFreqs);
}

nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
		unsigned long long *clocksEventReasons)
{
	return real_nvmlDeviceGetCurrentClocksEventReasons(device, clocksEventReasons);
}

nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
		unsigned long long *clocksThrottleReasons)
{
	return real_nvmlDeviceGetCurrentClocksThrottleReasons(device, clocksThrottleReasons);
}

nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	return real_nvmlDeviceGetDecoderUtilization(device, utilization, samplingPeriodUs);
}

nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
		unsigned int *clockMHz)
{
	return real_nvmlDeviceGetDefaultApplicationsClock(device, clockType, clockMHz);
}

nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)
{
	return real_nvmlDeviceGetDefaultEccMode(device, defaultMode);
}

nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
		nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)
{
	return real_nvmlDeviceGetDetailedEccErrors(device, errorType, counterType, eccCounts);
}

nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
		nvmlDevice_t *device)
{
	return real_nvmlDeviceGetDeviceHandleFromMigDeviceHandle(migDevice, device);
}

nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)
{
	return real_nvmlDeviceGetDisplayActive(device, isActive);
}

nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)
{
	return real_nvmlDeviceGetDisplayMode(device, display);
}

nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current,
		nvmlDramEncryptionInfo_t *pending)
{
	return real_nvmlDeviceGetDramEncryptionMode(device, current, pending);
}

nvmlReturn_t nvmlDeviceGetDriverModel(nvmlDevice_t device, nvmlDriverModel_t *current,
		nvmlDriverModel_t *pending)
{
	return real_nvmlDeviceGetDriverModel(device, current, pending);
}

nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current,
		nvmlDriverModel_t *pending)
{
	return real_nvmlDeviceGetDriverModel_v2(device, current, pending);
}

nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
		nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)
{
	return real_nvmlDeviceGetDynamicPstatesInfo(device, pDynamicPstatesInfo);
}

nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
		nvmlEnableState_t *pending)
{
	return real_nvmlDeviceGetEccMode(device, current, pending);
}

nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType,
		unsigned int *encoderCapacity)
{
	return real_nvmlDeviceGetEncoderCapacity(device, encoderQueryType, encoderCapacity);
}

nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
		unsigned int *averageFps, unsigned int *averageLatency)
{
	return real_nvmlDeviceGetEncoderStats(device, sessionCount, averageFps, averageLatency);
}

nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	return real_nvmlDeviceGetEncoderUtilization(device, utilization, samplingPeriodUs);
}

nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)
{
	return real_nvmlDeviceGetEnforcedPowerLimit(device, limit);
}

nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)
{
	return real_nvmlDeviceGetFBCStats(device, fbcStats);
}

nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
		nvmlFanControlPolicy_t *policy)
{
	return real_nvmlDeviceGetFanControlPolicy_v2(device, fan, policy);
}

nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
{
	return real_nvmlDeviceGetFanSpeed(device, speed);
}

nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)
{
	return real_nvmlDeviceGetFanSpeedRPM(device, fanSpeed);
}

nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)
{
	return real_nvmlDeviceGetFanSpeed_v2(device, fan, speed);
}

nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
		nvmlFieldValue_t *values)
{
	return real_nvmlDeviceGetFieldValues(device, valuesCount, values);
}

nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
	return real_nvmlDeviceGetGpcClkMinMaxVfOffset(device, minOffset, maxOffset);
}

nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)
{
	return real_nvmlDeviceGetGpcClkVfOffset(device, offset);
}

nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)
{
	return real_nvmlDeviceGetGpuFabricInfo(device, gpuFabricInfo);
}

nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)
{
	return real_nvmlDeviceGetGpuFabricInfoV(device, gpuFabricInfo);
}

nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device,
		nvmlGpuFabricInfo_v4_t *gpuFabricInfo)
{
	return real_nvmlDeviceGetGpuFabricInfo_v4(device, gpuFabricInfo);
}

nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
		nvmlGpuInstance_t *gpuInstance)
{
	return real_nvmlDeviceGetGpuInstanceById(device, id, gpuInstance);
}

nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)
{
	return real_nvmlDeviceGetGpuInstanceId(device, id);
}

nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstancePlacement_t *placements, unsigned int *count)
{
	return real_nvmlDeviceGetGpuInstancePossiblePlacements(device, profileId, placements,
			count);
}

nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,
		unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)
{
	return real_nvmlDeviceGetGpuInstancePossiblePlacements_v2(device, profileId, placements,
			count);
}

nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile,
		nvmlGpuInstanceProfileInfo_t *info)
{
	return real_nvmlDeviceGetGpuInstanceProfileInfo(device, profile, info);
}

nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstanceProfileInfo_v2_t *info)
{
	return real_nvmlDeviceGetGpuInstanceProfileInfoByIdV(device, profileId, info);
}

nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
		nvmlGpuInstanceProfileInfo_v2_t *info)
{
	return real_nvmlDeviceGetGpuInstanceProfileInfoV(device, profile, info);
}

nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId,
		unsigned int *count)
{
	return real_nvmlDeviceGetGpuInstanceRemainingCapacity(device, profileId, count);
}

nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstance_t *gpuInstances, unsigned int *count)
{
	return real_nvmlDeviceGetGpuInstances(device, profileId, gpuInstances, count);
}

nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
		unsigned int *maxLinkGenDevice)
{
	return real_nvmlDeviceGetGpuMaxPcieLinkGeneration(device, maxLinkGenDevice);
}

nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
		nvmlGpuOperationMode_t *pending)
{
	return real_nvmlDeviceGetGpuOperationMode(device, current, pending);
}

nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)
{
	return real_nvmlDeviceGetGpuUptime_v1(device, uptime);
}

nvmlReturn_t nvmlDeviceGetGridLicensableFeatures(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	return real_nvmlDeviceGetGridLicensableFeatures(device, pGridLicensableFeatures);
}

nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v2(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	return real_nvmlDeviceGetGridLicensableFeatures_v2(device, pGridLicensableFeatures);
}

nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v3(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	return real_nvmlDeviceGetGridLicensableFeatures_v3(device, pGridLicensableFeatures);
}

nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	return real_nvmlDeviceGetGridLicensableFeatures_v4(device, pGridLicensableFeatures);
}

nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
		unsigned int *defaultMode)
{
	return real_nvmlDeviceGetGspFirmwareMode(device, isEnabled, defaultMode);
}

nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
{
	return real_nvmlDeviceGetGspFirmwareVersion(device, version);
}

nvmlReturn_t nvmlDeviceGetHandleByIndex(unsigned int index, nvmlDevice_t *device)
{
	return real_nvmlDeviceGetHandleByIndex(index, device);
}

nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)
{
	return real_nvmlDeviceGetHandleByIndex_v2(index, device);
}

nvmlReturn_t nvmlDeviceGetHandleByPciBusId(const char *pciBusId, nvmlDevice_t *device)
{
	return real_nvmlDeviceGetHandleByPciBusId(pciBusId, device);
}

nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)
{
	return real_nvmlDeviceGetHandleByPciBusId_v2(pciBusId, device);
}

nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)
{
	return real_nvmlDeviceGetHandleBySerial(serial, device);
}

nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)
{
	return real_nvmlDeviceGetHandleByUUID(uuid, device);
}

nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)
{
	return real_nvmlDeviceGetHandleByUUIDV(uuid, device);
}

nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)
{
	return real_nvmlDeviceGetHostVgpuMode(device, pHostVgpuMode);
}

nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
{
	return real_nvmlDeviceGetHostname_v1(device, hostname);
}

nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)
{
	return real_nvmlDeviceGetIndex(device, index);
}

nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)
{
	return real_nvmlDeviceGetInforomConfigurationChecksum(device, checksum);
}

nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
		unsigned int length)
{
	return real_nvmlDeviceGetInforomImageVersion(device, version, length);
}

nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object,
		char *version, unsigned int length)
{
	return real_nvmlDeviceGetInforomVersion(device, object, version, length);
}

nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)
{
	return real_nvmlDeviceGetIrqNum(device, irqNum);
}

nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	return real_nvmlDeviceGetJpgUtilization(device, utilization, samplingPeriodUs);
}

nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp,
		unsigned long *durationUs)
{
	return real_nvmlDeviceGetLastBBXFlushTime(device, timestamp, durationUs);
}

nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
		nvmlMarginTemperature_t *marginTempInfo)
{
	return real_nvmlDeviceGetMarginTemperature(device, marginTempInfo);
}

nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
		unsigned int *clock)
{
	return real_nvmlDeviceGetMaxClockInfo(device, type, clock);
}

nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType,
		unsigned int *clockMHz)
{
	return real_nvmlDeviceGetMaxCustomerBoostClock(device, clockType, clockMHz);
}

nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)
{
	return real_nvmlDeviceGetMaxMigDeviceCount(device, count);
}

nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)
{
	return real_nvmlDeviceGetMaxPcieLinkGeneration(device, maxLinkGen);
}

nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)
{
	return real_nvmlDeviceGetMaxPcieLinkWidth(device, maxLinkWidth);
}

nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
	return real_nvmlDeviceGetMemClkMinMaxVfOffset(device, minOffset, maxOffset);
}

nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
{
	return real_nvmlDeviceGetMemClkVfOffset(device, offset);
}

nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
		unsigned long *nodeSet, nvmlAffinityScope_t scope)
{
	return real_nvmlDeviceGetMemoryAffinity(device, nodeSetSize, nodeSet, scope);
}

nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)
{
	return real_nvmlDeviceGetMemoryBusWidth(device, busWidth);
}

nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
		nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType,
		unsigned long long *count)
{
	return real_nvmlDeviceGetMemoryErrorCounter(device, errorType, counterType, locationType,
			count);
}

nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)
{
	return real_nvmlDeviceGetMemoryLimits_v1(device, limits);
}

nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index,
		nvmlDevice_t *migDevice)
{
	return real_nvmlDeviceGetMigDeviceHandleByIndex(device, index, migDevice);
}

nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
		unsigned int *pendingMode)
{
	return real_nvmlDeviceGetMigMode(device, currentMode, pendingMode);
}

nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
		nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)
{
	return real_nvmlDeviceGetMinMaxClockOfPState(device, type, pstate, minClockMHz,
			maxClockMHz);
}

nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,
		unsigned int *maxSpeed)
{
	return real_nvmlDeviceGetMinMaxFanSpeed(device, minSpeed, maxSpeed);
}

nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)
{
	return real_nvmlDeviceGetMinorNumber(device, minorNumber);
}

nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)
{
	return real_nvmlDeviceGetModuleId(device, moduleId);
}

nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)
{
	return real_nvmlDeviceGetMultiGpuBoard(device, multiGpuBool);
}

nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)
{
	return real_nvmlDeviceGetName(device, name, length);
}

nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)
{
	return real_nvmlDeviceGetNumFans(device, numFans);
}

nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)
{
	return real_nvmlDeviceGetNumGpuCores(device, numCores);
}

nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)
{
	return real_nvmlDeviceGetNumaNodeId(device, node);
}

nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
		nvmlNvLinkCapability_t capability, unsigned int *capResult)
{
	return real_nvmlDeviceGetNvLinkCapability(device, link, capability, capResult);
}

nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
		nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
{
	return real_nvmlDeviceGetNvLinkErrorCounter(device, link, counter, counterValue);
}

nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)
{
	return real_nvmlDeviceGetNvLinkInfo(device, info);
}

nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)
{
	return real_nvmlDeviceGetNvLinkInfo_v3(device, info);
}

nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
		nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
{
	return real_nvmlDeviceGetNvLinkRemoteDeviceType(device, link, pNvLinkDeviceType);
}

nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo(nvmlDevice_t device, unsigned int link,
		nvmlPciInfo_t *pci)
{
	return real_nvmlDeviceGetNvLinkRemotePciInfo(device, link, pci);
}

nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link,
		nvmlPciInfo_t *pci)
{
	return real_nvmlDeviceGetNvLinkRemotePciInfo_v2(device, link, pci);
}

nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
		nvmlEnableState_t *isActive)
{
	return real_nvmlDeviceGetNvLinkState(device, link, isActive);
}

nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,
		nvmlNvlinkTelemetrySamples_v1_t *samples)
{
	return real_nvmlDeviceGetNvLinkTelemetrySamples_v1(device, samples);
}

nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
		unsigned int counter, nvmlNvLinkUtilizationControl_t *control)
{
	return real_nvmlDeviceGetNvLinkUtilizationControl(device, link, counter, control);
}

nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
		unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)
{
	return real_nvmlDeviceGetNvLinkUtilizationCounter(device, link, counter, rxcounter,
			txcounter);
}

nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
		unsigned int *version)
{
	return real_nvmlDeviceGetNvLinkVersion(device, link, version);
}

nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)
{
	return real_nvmlDeviceGetNvlinkBwMode(device, getBwMode);
}

nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,
		nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)
{
	return real_nvmlDeviceGetNvlinkNvlePrivateInfo_v1(device, privateInfo);
}

nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,
		nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)
{
	return real_nvmlDeviceGetNvlinkRemapTableInfo_v1(device, remapTableInfo);
}

nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
		nvmlNvlinkSupportedBwModes_t *supportedBwMode)
{
	return real_nvmlDeviceGetNvlinkSupportedBwModes(device, supportedBwMode);
}

nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	return real_nvmlDeviceGetOfaUtilization(device, utilization, samplingPeriodUs);
}

nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
		nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)
{
	return real_nvmlDeviceGetP2PStatus(device1, device2, p2pIndex, p2pStatus);
}

nvmlReturn_t nvmlDeviceGetPciInfo(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
	return real_nvmlDeviceGetPciInfo(device, pci);
}

nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)
{
	return real_nvmlDeviceGetPciInfoExt(device, pci);
}

nvmlReturn_t nvmlDeviceGetPciInfo_v2(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
	return real_nvmlDeviceGetPciInfo_v2(device, pci);
}

nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
	return real_nvmlDeviceGetPciInfo_v3(device, pci);
}

nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)
{
	return real_nvmlDeviceGetPcieLinkMaxSpeed(device, maxSpeed);
}

nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)
{
	return real_nvmlDeviceGetPcieReplayCounter(device, value);
}

nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)
{
	return real_nvmlDeviceGetPcieSpeed(device, pcieSpeed);
}

nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter,
		unsigned int *value)
{
	return real_nvmlDeviceGetPcieThroughput(device, counter, value);
}

nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)
{
	return real_nvmlDeviceGetPdi(device, pdi);
}

nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)
{
	return real_nvmlDeviceGetPerformanceModes(device, perfModes);
}

nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
{
	return real_nvmlDeviceGetPerformanceState(device, pState);
}

nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
	return real_nvmlDeviceGetPersistenceMode(device, mode);
}

nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
		unsigned int *bufferSize)
{
	return real_nvmlDeviceGetPgpuMetadataString(device, pgpuMetadata, bufferSize);
}

nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)
{
	return real_nvmlDeviceGetPlatformInfo(device, platformInfo);
}

nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
		unsigned int *defaultLimit)
{
	return real_nvmlDeviceGetPowerManagementDefaultLimit(device, defaultLimit);
}

nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)
{
	return real_nvmlDeviceGetPowerManagementLimit(device, limit);
}

nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
		unsigned int *minLimit, unsigned int *maxLimit)
{
	return real_nvmlDeviceGetPowerManagementLimitConstraints(device, minLimit, maxLimit);
}

nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
	return real_nvmlDeviceGetPowerManagementMode(device, mode);
}

nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device,
		nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
{
	return real_nvmlDeviceGetPowerMizerMode_v1(device, powerMizerMode);
}

nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)
{
	return real_nvmlDeviceGetPowerSource(device, powerSource);
}

nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)
{
	return real_nvmlDeviceGetPowerState(device, pState);
}

nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)
{
	return real_nvmlDeviceGetPowerUsage(device, power);
}

nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,
		unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)
{
	return real_nvmlDeviceGetRemappedRows(device, corrRows, uncRows, isPending,
			failureOccurred);
}

nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)
{
	return real_nvmlDeviceGetRemappedRows_v2(device, info);
}

nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)
{
	return real_nvmlDeviceGetRepairStatus(device, repairStatus);
}

nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
		unsigned int *pageCount, unsigned long long *addresses)
{
	return real_nvmlDeviceGetRetiredPages(device, cause, pageCount, addresses);
}

nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
		nvmlEnableState_t *isPending)
{
	return real_nvmlDeviceGetRetiredPagesPendingStatus(device, isPending);
}

nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
		unsigned int *pageCount, unsigned long long *addresses,
		unsigned long long *timestamps)
{
	return real_nvmlDeviceGetRetiredPages_v2(device, cause, pageCount, addresses, timestamps);
}

nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
		nvmlRowRemapperHistogramValues_t *values)
{
	return real_nvmlDeviceGetRowRemapperHistogram(device, values);
}

nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
		unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
		unsigned int *sampleCount, nvmlSample_t *samples)
{
	return real_nvmlDeviceGetSamples(device, type, lastSeenTimeStamp, sampleValType,
			sampleCount, samples);
}

nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)
{
	return real_nvmlDeviceGetSerial(device, serial, length);
}

nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)
{
	return real_nvmlDeviceGetSramEccErrorStatus(device, status);
}

nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,
		nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)
{
	return real_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(device, errorCounts);
}

nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
		unsigned long long *supportedClocksEventReasons)
{
	return real_nvmlDeviceGetSupportedClocksEventReasons(device, supportedClocksEventReasons);
}

nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
		unsigned long long *supportedClocksThrottleReasons)
{
	return real_nvmlDeviceGetSupportedClocksThrottleReasons(device,
			supportedClocksThrottleReasons);
}

nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)
{
	return real_nvmlDeviceGetSupportedEventTypes(device, eventTypes);
}

nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz,
		unsigned int *count, unsigned int *clocksMHz)
{
	return real_nvmlDeviceGetSupportedGraphicsClocks(device, memoryClockMHz, count, clocksMHz);
}

nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count,
		unsigned int *clocksMHz)
{
	return real_nvmlDeviceGetSupportedMemoryClocks(device, count, clocksMHz);
}

nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates,
		unsigned int size)
{
	return real_nvmlDeviceGetSupportedPerformanceStates(device, pstates, size);
}

nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuTypeId_t *vgpuTypeIds)
{
	return real_nvmlDeviceGetSupportedVgpus(device, vgpuCount, vgpuTypeIds);
}

nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
		unsigned int *targetSpeed)
{
	return real_nvmlDeviceGetTargetFanSpeed(device, fan, targetSpeed);
}

nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType,
		unsigned int *temp)
{
	return real_nvmlDeviceGetTemperature(device, sensorType, temp);
}

nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
		nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)
{
	return real_nvmlDeviceGetTemperatureThreshold(device, thresholdType, temp);
}

nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)
{
	return real_nvmlDeviceGetTemperatureV(device, temperature);
}

nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
		nvmlGpuThermalSettings_t *pThermalSettings)
{
	return real_nvmlDeviceGetThermalSettings(device, sensorIndex, pThermalSettings);
}

nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2,
		nvmlGpuTopologyLevel_t *pathInfo)
{
	return real_nvmlDeviceGetTopologyCommonAncestor(device1, device2, pathInfo);
}

nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level,
		unsigned int *count, nvmlDevice_t *deviceArray)
{
	return real_nvmlDeviceGetTopologyNearestGpus(device, level, count, deviceArray);
}

nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
		nvmlEccCounterType_t counterType, unsigned long long *eccCounts)
{
	return real_nvmlDeviceGetTotalEccErrors(device, errorType, counterType, eccCounts);
}

nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
{
	return real_nvmlDeviceGetTotalEnergyConsumption(device, energy);
}

nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)
{
	return real_nvmlDeviceGetUUID(device, uuid, length);
}

nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,
		nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)
{
	return real_nvmlDeviceGetUnrepairableMemoryFlag_v1(device, unrepairableMemoryStatus);
}

nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)
{
	return real_nvmlDeviceGetUtilizationRates(device, utilization);
}

nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)
{
	return real_nvmlDeviceGetVbiosVersion(device, version, length);
}

nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
		nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)
{
	return real_nvmlDeviceGetVgpuCapabilities(device, capability, capResult);
}

nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
		nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	return real_nvmlDeviceGetVgpuHeterogeneousMode(device, pHeterogeneousMode);
}

nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
		nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
{
	return real_nvmlDeviceGetVgpuInstancesUtilizationInfo(device, vgpuUtilInfo);
}

nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
		unsigned int *bufferSize)
{
	return real_nvmlDeviceGetVgpuMetadata(device, pgpuMetadata, bufferSize);
}

nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
		unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
		nvmlVgpuProcessUtilizationSample_t *utilizationSamples)
{
	return real_nvmlDeviceGetVgpuProcessUtilization(device, lastSeenTimeStamp,
			vgpuProcessSamplesCount, utilizationSamples);
}

nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
		nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)
{
	return real_nvmlDeviceGetVgpuProcessesUtilizationInfo(device, vgpuProcUtilInfo);
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
		nvmlVgpuSchedulerCapabilities_t *pCapabilities)
{
	return real_nvmlDeviceGetVgpuSchedulerCapabilities(device, pCapabilities);
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
		nvmlVgpuSchedulerLog_t *pSchedulerLog)
{
	return real_nvmlDeviceGetVgpuSchedulerLog(device, pSchedulerLog);
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
{
	return real_nvmlDeviceGetVgpuSchedulerLog_v2(device, pSchedulerLogInfo);
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
		nvmlVgpuSchedulerGetState_t *pSchedulerState)
{
	return real_nvmlDeviceGetVgpuSchedulerState(device, pSchedulerState);
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
{
	return real_nvmlDeviceGetVgpuSchedulerState_v2(device, pSchedulerStateInfo);
}

nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
		nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
{
	return real_nvmlDeviceGetVgpuTypeCreatablePlacements(device, vgpuTypeId, pPlacementList);
}

nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
		nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
{
	return real_nvmlDeviceGetVgpuTypeSupportedPlacements(device, vgpuTypeId, pPlacementList);
}

nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
		nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount,
		nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
{
	return real_nvmlDeviceGetVgpuUtilization(device, lastSeenTimeStamp, sampleValType,
			vgpuInstanceSamplesCount, utilizationSamples);
}

nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType,
		nvmlViolationTime_t *violTime)
{
	return real_nvmlDeviceGetViolationStatus(device, perfPolicyType, violTime);
}

nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
		nvmlGpuVirtualizationMode_t *pVirtualMode)
{
	return real_nvmlDeviceGetVirtualizationMode(device, pVirtualMode);
}

nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)
{
	return real_nvmlDeviceIsMigDeviceHandle(device, isMigDevice);
}

nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device,
		nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)
{
	return real_nvmlDeviceLockNvlinkRemapTable_v1(device, remapTableLockInfo);
}

nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
{
	return real_nvmlDeviceModifyDrainState(pciInfo, newState);
}

nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)
{
	return real_nvmlDeviceOnSameBoard(device1, device2, onSameBoard);
}

nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device,
		nvmlPerfMetricsSamples_v1_t *samples)
{
	return real_nvmlDevicePerfMetricsGetSamples_v1(device, samples);
}

nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
		nvmlPowerSmoothingProfile_t *profile)
{
	return real_nvmlDevicePowerSmoothingActivatePresetProfile(device, profile);
}

nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)
{
	return real_nvmlDevicePowerSmoothingSetState(device, state);
}

nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
		nvmlPowerSmoothingProfile_t *profile)
{
	return real_nvmlDevicePowerSmoothingUpdatePresetProfileParam(device, profile);
}

nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)
{
	return real_nvmlDeviceQueryDrainState(pciInfo, currentState);
}

nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList)
{
	return real_nvmlDeviceReadPRMCounters_v1(device, counterList);
}

nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)
{
	return real_nvmlDeviceReadWritePRM_v1(device, buffer);
}

nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes,
		nvmlEventSet_t set)
{
	return real_nvmlDeviceRegisterEvents(device, eventTypes, set);
}

nvmlReturn_t nvmlDeviceRemoveGpu(nvmlPciInfo_t *pciInfo)
{
	return real_nvmlDeviceRemoveGpu(pciInfo);
}

nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
		nvmlPcieLinkState_t linkState)
{
	return real_nvmlDeviceRemoveGpu_v2(pciInfo, gpuState, linkState);
}

nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)
{
	return real_nvmlDeviceResetApplicationsClocks(device);
}

nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)
{
	return real_nvmlDeviceResetGpuLockedClocks(device);
}

nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)
{
	return real_nvmlDeviceResetMemoryLockedClocks(device);
}

nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)
{
	return real_nvmlDeviceResetNvLinkErrorCounters(device, link);
}

nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
		unsigned int counter)
{
	return real_nvmlDeviceResetNvLinkUtilizationCounter(device, link, counter);
}

nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
		nvmlEnableState_t isRestricted)
{
	return real_nvmlDeviceSetAPIRestriction(device, apiType, isRestricted);
}

nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
	return real_nvmlDeviceSetAccountingMode(device, mode);
}

nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)
{
	return real_nvmlDeviceSetAdaptiveTgpMode_v1(device, mode);
}

nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz,
		unsigned int graphicsClockMHz)
{
	return real_nvmlDeviceSetApplicationsClocks(device, memClockMHz, graphicsClockMHz);
}

nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)
{
	return real_nvmlDeviceSetAutoBoostedClocksEnabled(device, enabled);
}

nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
	return real_nvmlDeviceSetClockOffsets(device, info);
}

nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)
{
	return real_nvmlDeviceSetComputeMode(device, mode);
}

nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
		unsigned long long sizeKiB)
{
	return real_nvmlDeviceSetConfComputeUnprotectedMemSize(device, sizeKiB);
}

nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)
{
	return real_nvmlDeviceSetCpuAffinity(device);
}

nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
		nvmlEnableState_t enabled, unsigned int flags)
{
	return real_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(device, enabled, flags);
}

nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)
{
	return real_nvmlDeviceSetDefaultFanSpeed_v2(device, fan);
}

nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
		const nvmlDramEncryptionInfo_t *dramEncryption)
{
	return real_nvmlDeviceSetDramEncryptionMode(device, dramEncryption);
}

nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel,
		unsigned int flags)
{
	return real_nvmlDeviceSetDriverModel(device, driverModel, flags);
}

nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)
{
	return real_nvmlDeviceSetEccMode(device, ecc);
}

nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
		nvmlFanControlPolicy_t policy)
{
	return real_nvmlDeviceSetFanControlPolicy(device, fan, policy);
}

nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)
{
	return real_nvmlDeviceSetFanSpeed_v2(device, fan, speed);
}

nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)
{
	return real_nvmlDeviceSetGpcClkVfOffset(device, offset);
}

nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz,
		unsigned int maxGpuClockMHz)
{
	return real_nvmlDeviceSetGpuLockedClocks(device, minGpuClockMHz, maxGpuClockMHz);
}

nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)
{
	return real_nvmlDeviceSetGpuOperationMode(device, mode);
}

nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
{
	return real_nvmlDeviceSetHostname_v1(device, hostname);
}

nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)
{
	return real_nvmlDeviceSetMemClkVfOffset(device, offset);
}

nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)
{
	return real_nvmlDeviceSetMemoryLimits_v1(device, limits);
}

nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz,
		unsigned int maxMemClockMHz)
{
	return real_nvmlDeviceSetMemoryLockedClocks(device, minMemClockMHz, maxMemClockMHz);
}

nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
		nvmlReturn_t *activationStatus)
{
	return real_nvmlDeviceSetMigMode(device, mode, activationStatus);
}

nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
		nvmlNvLinkPowerThres_t *info)
{
	return real_nvmlDeviceSetNvLinkDeviceLowPowerThreshold(device, info);
}

nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
		unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)
{
	return real_nvmlDeviceSetNvLinkUtilizationControl(device, link, counter, control, reset);
}

nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)
{
	return real_nvmlDeviceSetNvlinkBwMode(device, setBwMode);
}

nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device,
		nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)
{
	return real_nvmlDeviceSetNvlinkBwModeAsync_v1(device, setBwModeAsync);
}

nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device,
		nvmlNvlinkSetNvleReady_v1_t *setNvleReady)
{
	return real_nvmlDeviceSetNvlinkNvleReady_v1(device, setNvleReady);
}

nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
	return real_nvmlDeviceSetPersistenceMode(device, mode);
}

nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)
{
	return real_nvmlDeviceSetPowerManagementLimit(device, limit);
}

nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
		nvmlPowerValue_v2_t *powerValue)
{
	return real_nvmlDeviceSetPowerManagementLimit_v2(device, powerValue);
}

nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device,
		nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
{
	return real_nvmlDeviceSetPowerMizerMode_v1(device, powerMizerMode);
}

nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)
{
	return real_nvmlDeviceSetRusdSettings_v1(device, settings);
}

nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
		nvmlTemperatureThresholds_t thresholdType, int *temp)
{
	return real_nvmlDeviceSetTemperatureThreshold(device, thresholdType, temp);
}

nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
		nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)
{
	return real_nvmlDeviceSetVgpuCapabilities(device, capability, state);
}

nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
		const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	return real_nvmlDeviceSetVgpuHeterogeneousMode(device, pHeterogeneousMode);
}

nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
		nvmlVgpuSchedulerSetState_t *pSchedulerState)
{
	return real_nvmlDeviceSetVgpuSchedulerState(device, pSchedulerState);
}

nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerState_v2_t *pSchedulerState)
{
	return real_nvmlDeviceSetVgpuSchedulerState_v2(device, pSchedulerState);
}

nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
		nvmlGpuVirtualizationMode_t virtualMode)
{
	return real_nvmlDeviceSetVirtualizationMode(device, virtualMode);
}

nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,
		nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)
{
	return real_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(device, encryptionKey);
}

nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)
{
	return real_nvmlDeviceValidateInforom(device);
}

nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)
{
	return real_nvmlDeviceVgpuForceGspUnload(device);
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
	return real_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(device, requestedProfiles);
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)
{
	return real_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(device, currentProfiles);
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
		nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)
{
	return real_nvmlDeviceWorkloadPowerProfileGetProfilesInfo(device, profilesInfo);
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
	return real_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(device, requestedProfiles);
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device,
		nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)
{
	return real_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(device, updateProfiles);
}

const char *nvmlErrorString(nvmlReturn_t result)
{
	return real_nvmlErrorString(result);
}

nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)
{
	return real_nvmlEventSetCreate(set);
}

nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)
{
	return real_nvmlEventSetFree(set);
}

nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextCount_v1_t *params)
{
	return real_nvmlEventSetGetContextCount_v1(set, params);
}

nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextData_v1_t *params)
{
	return real_nvmlEventSetGetContextData_v1(set, params);
}

nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextInfo_v1_t *params)
{
	return real_nvmlEventSetGetContextInfo_v1(set, params);
}

nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,
		nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)
{
	return real_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(set, params);
}

nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet,
		const nvmlGpuOperationalEventConfig_v1_t *config)
{
	return real_nvmlEventSetRegisterGpuOperationalEvents_v1(eventSet, config);
}

nvmlReturn_t nvmlEventSetWait(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)
{
	return real_nvmlEventSetWait(set, data, timeoutms);
}

nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)
{
	return real_nvmlEventSetWait_v2(set, data, timeoutms);
}

nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)
{
	return real_nvmlEventSetWait_v3(set, params);
}

nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
{
	return real_nvmlGetExcludedDeviceCount(deviceCount);
}

nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)
{
	return real_nvmlGetExcludedDeviceInfoByIndex(index, info);
}

nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
		nvmlVgpuPgpuMetadata_t *pgpuMetadata,
		nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
{
	return real_nvmlGetVgpuCompatibility(vgpuMetadata, pgpuMetadata, compatibilityInfo);
}

nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
		unsigned int *capResult)
{
	return real_nvmlGetVgpuDriverCapabilities(capability, capResult);
}

nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)
{
	return real_nvmlGetVgpuVersion(supported, current);
}

nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)
{
	return real_nvmlGpmMetricsGet(metricsGet);
}

nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
		nvmlGpmSample_t gpmSample)
{
	return real_nvmlGpmMigSampleGet(device, gpuInstanceId, gpmSample);
}

nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)
{
	return real_nvmlGpmQueryDeviceSupport(device, gpmSupport);
}

nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)
{
	return real_nvmlGpmQueryIfStreamingEnabled(device, state);
}

nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)
{
	return real_nvmlGpmSampleAlloc(gpmSample);
}

nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)
{
	return real_nvmlGpmSampleFree(gpmSample);
}

nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)
{
	return real_nvmlGpmSampleGet(device, gpmSample);
}

nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)
{
	return real_nvmlGpmSetStreamingEnabled(device, state);
}

nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstance_t *computeInstance)
{
	return real_nvmlGpuInstanceCreateComputeInstance(gpuInstance, profileId, computeInstance);
}

nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
		nvmlComputeInstance_t *computeInstance)
{
	return real_nvmlGpuInstanceCreateComputeInstanceWithPlacement(gpuInstance, profileId,
			placement, computeInstance);
}

nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)
{
	return real_nvmlGpuInstanceDestroy(gpuInstance);
}

nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
		nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)
{
	return real_nvmlGpuInstanceGetActiveVgpus(gpuInstance, pVgpuInstanceInfo);
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id,
		nvmlComputeInstance_t *computeInstance)
{
	return real_nvmlGpuInstanceGetComputeInstanceById(gpuInstance, id, computeInstance);
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstancePlacement_t *placements,
		unsigned int *count)
{
	return real_nvmlGpuInstanceGetComputeInstancePossiblePlacements(gpuInstance, profileId,
			placements, count);
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,
		unsigned int profile, unsigned int engProfile,
		nvmlComputeInstanceProfileInfo_t *info)
{
	return real_nvmlGpuInstanceGetComputeInstanceProfileInfo(gpuInstance, profile, engProfile,
			info);
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance,
		unsigned int profile, unsigned int engProfile,
		nvmlComputeInstanceProfileInfo_v2_t *info)
{
	return real_nvmlGpuInstanceGetComputeInstanceProfileInfoV(gpuInstance, profile, engProfile,
			info);
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, unsigned int *count)
{
	return real_nvmlGpuInstanceGetComputeInstanceRemainingCapacity(gpuInstance, profileId,
			count);
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstance_t *computeInstances,
		unsigned int *count)
{
	return real_nvmlGpuInstanceGetComputeInstances(gpuInstance, profileId, computeInstances,
			count);
}

nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuTypeIdInfo_t *pVgpus)
{
	return real_nvmlGpuInstanceGetCreatableVgpus(gpuInstance, pVgpus);
}

nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)
{
	return real_nvmlGpuInstanceGetInfo(gpuInstance, info);
}

nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	return real_nvmlGpuInstanceGetVgpuHeterogeneousMode(gpuInstance, pHeterogeneousMode);
}

nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)
{
	return real_nvmlGpuInstanceGetVgpuSchedulerLog(gpuInstance, pSchedulerLogInfo);
}

nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
{
	return real_nvmlGpuInstanceGetVgpuSchedulerLog_v2(gpuInstance, pSchedulerLogInfo);
}

nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)
{
	return real_nvmlGpuInstanceGetVgpuSchedulerState(gpuInstance, pSchedulerStateInfo);
}

nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
{
	return real_nvmlGpuInstanceGetVgpuSchedulerState_v2(gpuInstance, pSchedulerStateInfo);
}

nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)
{
	return real_nvmlGpuInstanceGetVgpuTypeCreatablePlacements(gpuInstance,
			pCreatablePlacementInfo);
}

nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
		const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	return real_nvmlGpuInstanceSetVgpuHeterogeneousMode(gpuInstance, pHeterogeneousMode);
}

nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerState_t *pScheduler)
{
	return real_nvmlGpuInstanceSetVgpuSchedulerState(gpuInstance, pScheduler);
}

nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerState_v2_t *pSchedulerState)
{
	return real_nvmlGpuInstanceSetVgpuSchedulerState_v2(gpuInstance, pSchedulerState);
}

nvmlReturn_t nvmlInit(void)
{
	return real_nvmlInit();
}

nvmlReturn_t nvmlInitWithFlags(unsigned int flags)
{
	return real_nvmlInitWithFlags(flags);
}

nvmlReturn_t nvmlInit_v2(void)
{
	return real_nvmlInit_v2();
}

nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)
{
	return real_nvmlSetVgpuVersion(vgpuVersion);
}

nvmlReturn_t nvmlShutdown(void)
{
	return real_nvmlShutdown();
}

nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)
{
	return real_nvmlSystemEventSetCreate(request);
}

nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)
{
	return real_nvmlSystemEventSetFree(request);
}

nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)
{
	return real_nvmlSystemEventSetWait(request);
}

nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)
{
	return real_nvmlSystemGetCPER_v1(cper);
}

nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
{
	return real_nvmlSystemGetConfComputeCapabilities(capabilities);
}

nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)
{
	return real_nvmlSystemGetConfComputeGpusReadyState(isAcceptingWork);
}

nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
	return real_nvmlSystemGetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo);
}

nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)
{
	return real_nvmlSystemGetConfComputeSettings(settings);
}

nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)
{
	return real_nvmlSystemGetConfComputeSettings_v2(settings);
}

nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)
{
	return real_nvmlSystemGetConfComputeState(state);
}

nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)
{
	return real_nvmlSystemGetCudaDriverVersion(cudaDriverVersion);
}

nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)
{
	return real_nvmlSystemGetCudaDriverVersion_v2(cudaDriverVersion);
}

nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
		unsigned int length)
{
	return real_nvmlSystemGetDriverBranch(branchInfo, length);
}

nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)
{
	return real_nvmlSystemGetDriverVersion(version, length);
}

nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)
{
	return real_nvmlSystemGetHicVersion(hwbcCount, hwbcEntries);
}

nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)
{
	return real_nvmlSystemGetNVMLVersion(version, length);
}

nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)
{
	return real_nvmlSystemGetNvlinkBwMode(nvlinkBwMode);
}

nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
{
	return real_nvmlSystemGetProcessName(pid, name, length);
}

nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
		nvmlDevice_t *deviceArray)
{
	return real_nvmlSystemGetTopologyGpuSet(cpuNumber, count, deviceArray);
}

nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)
{
	return real_nvmlSystemRegisterEvents(request);
}

nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)
{
	return real_nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork);
}

nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
	return real_nvmlSystemSetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo);
}

nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
{
	return real_nvmlSystemSetNvlinkBwMode(nvlinkBwMode);
}

nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)
{
	return real_nvmlUnitGetCount(unitCount);
}

nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)
{
	return real_nvmlUnitGetDevices(unit, deviceCount, devices);
}

nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)
{
	return real_nvmlUnitGetFanSpeedInfo(unit, fanSpeeds);
}

nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)
{
	return real_nvmlUnitGetHandleByIndex(index, unit);
}

nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)
{
	return real_nvmlUnitGetLedState(unit, state);
}

nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)
{
	return real_nvmlUnitGetPsuInfo(unit, psu);
}

nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)
{
	return real_nvmlUnitGetTemperature(unit, type, temp);
}

nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)
{
	return real_nvmlUnitGetUnitInfo(unit, info);
}

nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
{
	return real_nvmlUnitSetLedState(unit, color);
}

nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
{
	return real_nvmlVgpuInstanceClearAccountingPids(vgpuInstance);
}

nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
		nvmlEnableState_t *mode)
{
	return real_nvmlVgpuInstanceGetAccountingMode(vgpuInstance, mode);
}

nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count,
		unsigned int *pids)
{
	return real_nvmlVgpuInstanceGetAccountingPids(vgpuInstance, count, pids);
}

nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid,
		nvmlAccountingStats_t *stats)
{
	return real_nvmlVgpuInstanceGetAccountingStats(vgpuInstance, pid, stats);
}

nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)
{
	return real_nvmlVgpuInstanceGetEccMode(vgpuInstance, eccMode);
}

nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *encoderCapacity)
{
	return real_nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance, encoderCapacity);
}

nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)
{
	return real_nvmlVgpuInstanceGetEncoderSessions(vgpuInstance, sessionCount, sessionInfo);
}

nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)
{
	return real_nvmlVgpuInstanceGetEncoderStats(vgpuInstance, sessionCount, averageFps,
			averageLatency);
}

nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)
{
	return real_nvmlVgpuInstanceGetFBCSessions(vgpuInstance, sessionCount, sessionInfo);
}

nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)
{
	return real_nvmlVgpuInstanceGetFBCStats(vgpuInstance, fbcStats);
}

nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
		unsigned long long *fbUsage)
{
	return real_nvmlVgpuInstanceGetFbUsage(vgpuInstance, fbUsage);
}

nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *frameRateLimit)
{
	return real_nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance, frameRateLimit);
}

nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *gpuInstanceId)
{
	return real_nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance, gpuInstanceId);
}

nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId,
		unsigned int *length)
{
	return real_nvmlVgpuInstanceGetGpuPciId(vgpuInstance, vgpuPciId, length);
}

nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuLicenseInfo_t *licenseInfo)
{
	return real_nvmlVgpuInstanceGetLicenseInfo(vgpuInstance, licenseInfo);
}

nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuLicenseInfo_t *licenseInfo)
{
	return real_nvmlVgpuInstanceGetLicenseInfo_v2(vgpuInstance, licenseInfo);
}

nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *licensed)
{
	return real_nvmlVgpuInstanceGetLicenseStatus(vgpuInstance, licensed);
}

nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid,
		unsigned int size)
{
	return real_nvmlVgpuInstanceGetMdevUUID(vgpuInstance, mdevUuid, size);
}

nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)
{
	return real_nvmlVgpuInstanceGetMetadata(vgpuInstance, vgpuMetadata, bufferSize);
}

nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuPlacementId_t *pPlacement)
{
	return real_nvmlVgpuInstanceGetPlacementId(vgpuInstance, pPlacement);
}

nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuRuntimeState_t *pState)
{
	return real_nvmlVgpuInstanceGetRuntimeStateSize(vgpuInstance, pState);
}

nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)
{
	return real_nvmlVgpuInstanceGetType(vgpuInstance, vgpuTypeId);
}

nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)
{
	return real_nvmlVgpuInstanceGetUUID(vgpuInstance, uuid, size);
}

nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version,
		unsigned int length)
{
	return real_nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance, version, length);
}

nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size,
		nvmlVgpuVmIdType_t *vmIdType)
{
	return real_nvmlVgpuInstanceGetVmID(vgpuInstance, vmId, size, vmIdType);
}

nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
		unsigned int encoderCapacity)
{
	return real_nvmlVgpuInstanceSetEncoderCapacity(vgpuInstance, encoderCapacity);
}

nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)
{
	return real_nvmlVgpuTypeGetBAR1Info(vgpuTypeId, bar1Info);
}

nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
		nvmlVgpuCapability_t capability, unsigned int *capResult)
{
	return real_nvmlVgpuTypeGetCapabilities(vgpuTypeId, capability, capResult);
}

nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,
		unsigned int *size)
{
	return real_nvmlVgpuTypeGetClass(vgpuTypeId, vgpuTypeClass, size);
}

nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID,
		unsigned long long *subsystemID)
{
	return real_nvmlVgpuTypeGetDeviceID(vgpuTypeId, deviceID, subsystemID);
}

nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *fbReservation)
{
	return real_nvmlVgpuTypeGetFbReservation(vgpuTypeId, fbReservation);
}

nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *frameRateLimit)
{
	return real_nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId, frameRateLimit);
}

nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)
{
	return real_nvmlVgpuTypeGetFramebufferSize(vgpuTypeId, fbSize);
}

nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *gpuInstanceProfileId)
{
	return real_nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId, gpuInstanceProfileId);
}

nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *gspHeapSize)
{
	return real_nvmlVgpuTypeGetGspHeapSize(vgpuTypeId, gspHeapSize);
}

nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString,
		unsigned int size)
{
	return real_nvmlVgpuTypeGetLicense(vgpuTypeId, vgpuTypeLicenseString, size);
}

nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *vgpuInstanceCount)
{
	return real_nvmlVgpuTypeGetMaxInstances(device, vgpuTypeId, vgpuInstanceCount);
}

nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)
{
	return real_nvmlVgpuTypeGetMaxInstancesPerGpuInstance(pMaxInstance);
}

nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *vgpuInstanceCountPerVm)
{
	return real_nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId, vgpuInstanceCountPerVm);
}

nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
		unsigned int *size)
{
	return real_nvmlVgpuTypeGetName(vgpuTypeId, vgpuTypeName, size);
}

nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *numDisplayHeads)
{
	return real_nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId, numDisplayHeads);
}

nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex,
		unsigned int *xdim, unsigned int *ydim)
{
	return real_nvmlVgpuTypeGetResolution(vgpuTypeId, displayIndex, xdim, ydim);
}
