/* Made by `porter gen --backend cuda --simulate`. Do not edit. */
/* sim.c: libnvidia-ml.so.1 on the simulated device; backends/sim implements the calls. */
#include <errno.h>

#include "api.h"
#include "sim.h"

#define port_handle_device sim_handle_device

#pragma GCC visibility push(default)
uint64_t nvmlGetBlacklistDeviceCount(SIM_ANY_PARAMS);
uint64_t nvmlGetBlacklistDeviceInfoByIndex(SIM_ANY_PARAMS);
uint64_t nvmlInternalGetExportTable(SIM_ANY_PARAMS);
#pragma GCC visibility pop

static inline nvmlReturn_t sim_status_of(int error)
{
	switch (error) {
	case 0:
		return NVML_SUCCESS;
	case -ENOMEM:
		return NVML_ERROR_MEMORY;
	case -EINVAL:
		return NVML_ERROR_INVALID_ARGUMENT;
	case -ENOTSUP:
		return NVML_ERROR_NOT_SUPPORTED;
	case -ENOTCONN:
		return NVML_ERROR_DRIVER_NOT_LOADED;
	case -ENODEV:
		return NVML_ERROR_NOT_FOUND;
	case -ENXIO:
		return NVML_ERROR_UNINITIALIZED;
	case -ENOENT:
		return NVML_ERROR_NOT_FOUND;
	case -EPERM:
		return NVML_ERROR_UNINITIALIZED;
	case -ENOSPC:
		return NVML_ERROR_INSUFFICIENT_SIZE;
	case -EBUSY:
		return NVML_ERROR_INVALID_ARGUMENT;
	case -ECANCELED:
		return NVML_ERROR_INVALID_ARGUMENT;
	case -EXDEV:
		return NVML_ERROR_INVALID_ARGUMENT;
	default:
		return NVML_ERROR_NOT_SUPPORTED;
	}
}

nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlComputeInstanceDestroy", SIM_ARGS(SIM_POINTER(computeInstance)))) {
		return (nvmlReturn_t)sim_echo("nvmlComputeInstanceDestroy");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlComputeInstanceGetInfo(nvmlComputeInstance_t computeInstance,
		nvmlComputeInstanceInfo_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlComputeInstanceGetInfo", SIM_ARGS(SIM_POINTER(computeInstance),
			SIM_POINTER(info), SIM_POINTEE(info, 32)))) {
		sim_fill("nvmlComputeInstanceGetInfo", 1, info, 32);
		return (nvmlReturn_t)sim_echo("nvmlComputeInstanceGetInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
		nvmlComputeInstanceInfo_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlComputeInstanceGetInfo_v2", SIM_ARGS(SIM_POINTER(computeInstance),
			SIM_POINTER(info), SIM_POINTEE(info, 32)))) {
		sim_fill("nvmlComputeInstanceGetInfo_v2", 1, info, 32);
		return (nvmlReturn_t)sim_echo("nvmlComputeInstanceGetInfo_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceClearAccountingPids", SIM_ARGS(SIM_POINTER(device)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceClearAccountingPids");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceClearCpuAffinity", SIM_ARGS(SIM_POINTER(device)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceClearCpuAffinity");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceClearEccErrorCounts", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(counterType)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceClearEccErrorCounts");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
		nvmlFieldValue_t *values)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceClearFieldValues", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(valuesCount), SIM_POINTER(values), SIM_POINTEE(values, 40)))) {
		sim_fill("nvmlDeviceClearFieldValues", 2, values, 40);
		return (nvmlReturn_t)sim_echo("nvmlDeviceClearFieldValues");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstance_t *gpuInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceCreateGpuInstance", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(profileId), SIM_POINTER(gpuInstance), SIM_POINTEE(gpuInstance,
			8)))) {
		sim_fill("nvmlDeviceCreateGpuInstance", 2, gpuInstance, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceCreateGpuInstance");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId,
		const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceCreateGpuInstanceWithPlacement", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(profileId), SIM_POINTER(placement), SIM_POINTER(gpuInstance),
			SIM_POINTEE(placement, 8), SIM_POINTEE(gpuInstance, 8)))) {
		sim_fill("nvmlDeviceCreateGpuInstanceWithPlacement", 3, gpuInstance, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceCreateGpuInstanceWithPlacement");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceDiscoverGpus", SIM_ARGS(SIM_POINTER(pciInfo), SIM_POINTEE(pciInfo,
			68)))) {
		sim_fill("nvmlDeviceDiscoverGpus", 0, pciInfo, 68);
		return (nvmlReturn_t)sim_echo("nvmlDeviceDiscoverGpus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
		unsigned int counter, nvmlEnableState_t freeze)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceFreezeNvLinkUtilizationCounter", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_VALUE(counter), SIM_VALUE(freeze)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceFreezeNvLinkUtilizationCounter");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
		nvmlEnableState_t *isRestricted)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAPIRestriction", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(apiType), SIM_POINTER(isRestricted), SIM_POINTEE(isRestricted,
			4)))) {
		sim_fill("nvmlDeviceGetAPIRestriction", 2, isRestricted, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAPIRestriction");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAccountingBufferSize", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(bufferSize), SIM_POINTEE(bufferSize, 4)))) {
		sim_fill("nvmlDeviceGetAccountingBufferSize", 1, bufferSize, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAccountingBufferSize");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAccountingMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(mode), SIM_POINTEE(mode, 4)))) {
		sim_fill("nvmlDeviceGetAccountingMode", 1, mode, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAccountingMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,
		unsigned int *pids)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAccountingPids", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(count), SIM_POINTER(pids), SIM_POINTEE(count, 4),
			SIM_POINTEE(pids, 4)))) {
		sim_fill("nvmlDeviceGetAccountingPids", 1, count, 4);
		sim_fill("nvmlDeviceGetAccountingPids", 2, pids, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAccountingPids");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!count)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*count;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device),
			SIM_PROCESSES_ANY, &_sim_count, pids, sizeof(*pids), 0, SIZE_MAX, SIZE_MAX,
			1);
	SIM_SET(*count, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
		nvmlAccountingStats_t *stats)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAccountingStats", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(pid),
			SIM_POINTER(stats), SIM_POINTEE(stats, 56)))) {
		sim_fill("nvmlDeviceGetAccountingStats", 2, stats, 56);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAccountingStats");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAccountingStats_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(stats), SIM_POINTEE(stats, 64)))) {
		sim_fill("nvmlDeviceGetAccountingStats_v2", 1, stats, 64);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAccountingStats_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuInstance_t *vgpuInstances)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetActiveVgpus", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(vgpuCount), SIM_POINTER(vgpuInstances), SIM_POINTEE(vgpuCount,
			4), SIM_POINTEE(vgpuInstances, 4)))) {
		sim_fill("nvmlDeviceGetActiveVgpus", 1, vgpuCount, 4);
		sim_fill("nvmlDeviceGetActiveVgpus", 2, vgpuInstances, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetActiveVgpus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
		unsigned int *adaptiveClockStatus)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAdaptiveClockInfoStatus", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(adaptiveClockStatus), SIM_POINTEE(adaptiveClockStatus, 4)))) {
		sim_fill("nvmlDeviceGetAdaptiveClockInfoStatus", 1, adaptiveClockStatus, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAdaptiveClockInfoStatus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device,
		nvmlAdaptiveTgpModeInfo_v1_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAdaptiveTgpModeInfo_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(info), SIM_POINTEE(info, 20)))) {
		sim_fill("nvmlDeviceGetAdaptiveTgpModeInfo_v1", 1, info, 20);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAdaptiveTgpModeInfo_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAddressingMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(mode), SIM_POINTEE(mode, 8)))) {
		sim_fill("nvmlDeviceGetAddressingMode", 1, mode, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAddressingMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
		unsigned int *clockMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetApplicationsClock", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(clockType), SIM_POINTER(clockMHz), SIM_POINTEE(clockMHz, 4)))) {
		sim_fill("nvmlDeviceGetApplicationsClock", 2, clockMHz, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetApplicationsClock");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetArchitecture", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(arch),
			SIM_POINTEE(arch, 4)))) {
		sim_fill("nvmlDeviceGetArchitecture", 1, arch, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetArchitecture");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAttributes(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAttributes", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(attributes), SIM_POINTEE(attributes, 40)))) {
		sim_fill("nvmlDeviceGetAttributes", 1, attributes, 40);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAttributes");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAttributes_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(attributes), SIM_POINTEE(attributes, 40)))) {
		sim_fill("nvmlDeviceGetAttributes_v2", 1, attributes, 40);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAttributes_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
		nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetAutoBoostedClocksEnabled", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(isEnabled), SIM_POINTER(defaultIsEnabled),
			SIM_POINTEE(isEnabled, 4), SIM_POINTEE(defaultIsEnabled, 4)))) {
		sim_fill("nvmlDeviceGetAutoBoostedClocksEnabled", 1, isEnabled, 4);
		sim_fill("nvmlDeviceGetAutoBoostedClocksEnabled", 2, defaultIsEnabled, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetAutoBoostedClocksEnabled");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetBAR1MemoryInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(bar1Memory), SIM_POINTEE(bar1Memory, 24)))) {
		sim_fill("nvmlDeviceGetBAR1MemoryInfo", 1, bar1Memory, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetBAR1MemoryInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetBBXTimeData_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(timeData), SIM_POINTEE(timeData, 4)))) {
		sim_fill("nvmlDeviceGetBBXTimeData_v1", 1, timeData, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetBBXTimeData_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,
		nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetBankRemapperStatus_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pBankRemapperStatus), SIM_POINTEE(pBankRemapperStatus, 20)))) {
		sim_fill("nvmlDeviceGetBankRemapperStatus_v1", 1, pBankRemapperStatus, 20);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetBankRemapperStatus_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetBoardId", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(boardId),
			SIM_POINTEE(boardId, 4)))) {
		sim_fill("nvmlDeviceGetBoardId", 1, boardId, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetBoardId");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
		unsigned int length)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetBoardPartNumber", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(partNumber), SIM_VALUE(length), SIM_POINTEE(partNumber, 1)))) {
		sim_fill("nvmlDeviceGetBoardPartNumber", 1, partNumber, 1);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetBoardPartNumber");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetBrand", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(type),
			SIM_POINTEE(type, 4)))) {
		sim_fill("nvmlDeviceGetBrand", 1, type, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetBrand");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
		nvmlBridgeChipHierarchy_t *bridgeHierarchy)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetBridgeChipInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(bridgeHierarchy), SIM_POINTEE(bridgeHierarchy, 1028)))) {
		sim_fill("nvmlDeviceGetBridgeChipInfo", 1, bridgeHierarchy, 1028);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetBridgeChipInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetBusType", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(type),
			SIM_POINTEE(type, 4)))) {
		sim_fill("nvmlDeviceGetBusType", 1, type, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetBusType");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetC2cModeInfoV", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(c2cModeInfo), SIM_POINTEE(c2cModeInfo, 4)))) {
		sim_fill("nvmlDeviceGetC2cModeInfoV", 1, c2cModeInfo, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetC2cModeInfoV");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCapabilities", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(caps),
			SIM_POINTEE(caps, 8)))) {
		sim_fill("nvmlDeviceGetCapabilities", 1, caps, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCapabilities");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetClkMonStatus", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(status), SIM_POINTEE(status, 264)))) {
		sim_fill("nvmlDeviceGetClkMonStatus", 1, status, 264);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetClkMonStatus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
		nvmlClockId_t clockId, unsigned int *clockMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetClock", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(clockType),
			SIM_VALUE(clockId), SIM_POINTER(clockMHz), SIM_POINTEE(clockMHz, 4)))) {
		sim_fill("nvmlDeviceGetClock", 3, clockMHz, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetClock");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetClockInfo", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(type),
			SIM_POINTER(clock), SIM_POINTEE(clock, 4)))) {
		sim_fill("nvmlDeviceGetClockInfo", 2, clock, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetClockInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetClockOffsets", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(info),
			SIM_POINTEE(info, 24)))) {
		sim_fill("nvmlDeviceGetClockOffsets", 1, info, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetClockOffsets");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetComputeInstanceId", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(id), SIM_POINTEE(id, 4)))) {
		sim_fill("nvmlDeviceGetComputeInstanceId", 1, id, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetComputeInstanceId");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetComputeMode", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(mode),
			SIM_POINTEE(mode, 4)))) {
		sim_fill("nvmlDeviceGetComputeMode", 1, mode, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetComputeMode");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!mode)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device),
			(uint64_t)NVML_COMPUTEMODE_DEFAULT, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*mode, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetComputeRunningProcesses", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(infoCount), SIM_POINTER(infos), SIM_POINTEE(infoCount, 4),
			SIM_POINTEE(infos, 16)))) {
		sim_fill("nvmlDeviceGetComputeRunningProcesses", 1, infoCount, 4);
		sim_fill("nvmlDeviceGetComputeRunningProcesses", 2, infos, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetComputeRunningProcesses");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!infoCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*infoCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), 0,
			&_sim_count, infos, sizeof(*infos), offsetof(__typeof__(*infos), pid),
			offsetof(__typeof__(*infos), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(*infoCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v2_t *infos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetComputeRunningProcesses_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(infoCount), SIM_POINTER(infos), SIM_POINTEE(infoCount, 4),
			SIM_POINTEE(infos, 24)))) {
		sim_fill("nvmlDeviceGetComputeRunningProcesses_v2", 1, infoCount, 4);
		sim_fill("nvmlDeviceGetComputeRunningProcesses_v2", 2, infos, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetComputeRunningProcesses_v2");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!infoCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*infoCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), 0,
			&_sim_count, infos, sizeof(*infos), offsetof(__typeof__(*infos), pid),
			offsetof(__typeof__(*infos), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(*infoCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_t *infos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetComputeRunningProcesses_v3", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(infoCount), SIM_POINTER(infos), SIM_POINTEE(infoCount, 4),
			SIM_POINTEE(infos, 24)))) {
		sim_fill("nvmlDeviceGetComputeRunningProcesses_v3", 1, infoCount, 4);
		sim_fill("nvmlDeviceGetComputeRunningProcesses_v3", 2, infos, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetComputeRunningProcesses_v3");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!infoCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*infoCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), 0,
			&_sim_count, infos, sizeof(*infos), offsetof(__typeof__(*infos), pid),
			offsetof(__typeof__(*infos), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(*infoCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
		nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetConfComputeGpuAttestationReport", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(gpuAtstReport), SIM_POINTEE(gpuAtstReport, 12332)))) {
		sim_fill("nvmlDeviceGetConfComputeGpuAttestationReport", 1, gpuAtstReport, 12332);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetConfComputeGpuAttestationReport");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
		nvmlConfComputeGpuCertificate_t *gpuCert)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetConfComputeGpuCertificate", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(gpuCert), SIM_POINTEE(gpuCert, 9224)))) {
		sim_fill("nvmlDeviceGetConfComputeGpuCertificate", 1, gpuCert, 9224);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetConfComputeGpuCertificate");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
		nvmlConfComputeMemSizeInfo_t *memInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetConfComputeMemSizeInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(memInfo), SIM_POINTEE(memInfo, 16)))) {
		sim_fill("nvmlDeviceGetConfComputeMemSizeInfo", 1, memInfo, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetConfComputeMemSizeInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)
{
	uint64_t _sim_total = 0;
	uint64_t _sim_free = 0;
	uint64_t _sim_used = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetConfComputeProtectedMemoryUsage", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(memory), SIM_POINTEE(memory, 24)))) {
		sim_fill("nvmlDeviceGetConfComputeProtectedMemoryUsage", 1, memory, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetConfComputeProtectedMemoryUsage");
	}
	_sim_error = sim_enter("memory-info");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memory_info(port_handle_device((uint64_t)(uintptr_t)device), &_sim_total,
			&_sim_free, &_sim_used);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (memory)
		SIM_SET(memory->total, _sim_total);
	if (memory)
		SIM_SET(memory->free, _sim_free);
	if (memory)
		SIM_SET(memory->used, _sim_used);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCoolerInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(coolerInfo), SIM_POINTEE(coolerInfo, 16)))) {
		sim_fill("nvmlDeviceGetCoolerInfo", 1, coolerInfo, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCoolerInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetCount(unsigned int *deviceCount)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCount", SIM_ARGS(SIM_POINTER(deviceCount),
			SIM_POINTEE(deviceCount, 4)))) {
		sim_fill("nvmlDeviceGetCount", 0, deviceCount, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCount");
	}
	_sim_error = sim_enter("device-count");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!deviceCount)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_count(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*deviceCount, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCount_v2", SIM_ARGS(SIM_POINTER(deviceCount),
			SIM_POINTEE(deviceCount, 4)))) {
		sim_fill("nvmlDeviceGetCount_v2", 0, deviceCount, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCount_v2");
	}
	_sim_error = sim_enter("device-count");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!deviceCount)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_count(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*deviceCount, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,
		unsigned long *cpuSet)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCpuAffinity", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(cpuSetSize), SIM_POINTER(cpuSet), SIM_POINTEE(cpuSet, 8)))) {
		sim_fill("nvmlDeviceGetCpuAffinity", 2, cpuSet, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCpuAffinity");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize,
		unsigned long *cpuSet, nvmlAffinityScope_t scope)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCpuAffinityWithinScope", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(cpuSetSize), SIM_POINTER(cpuSet), SIM_VALUE(scope),
			SIM_POINTEE(cpuSet, 8)))) {
		sim_fill("nvmlDeviceGetCpuAffinityWithinScope", 2, cpuSet, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCpuAffinityWithinScope");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuTypeId_t *vgpuTypeIds)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCreatableVgpus", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(vgpuCount), SIM_POINTER(vgpuTypeIds), SIM_POINTEE(vgpuCount,
			4), SIM_POINTEE(vgpuTypeIds, 4)))) {
		sim_fill("nvmlDeviceGetCreatableVgpus", 1, vgpuCount, 4);
		sim_fill("nvmlDeviceGetCreatableVgpus", 2, vgpuTypeIds, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCreatableVgpus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCudaComputeCapability", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(major), SIM_POINTER(minor), SIM_POINTEE(major, 4),
			SIM_POINTEE(minor, 4)))) {
		sim_fill("nvmlDeviceGetCudaComputeCapability", 1, major, 4);
		sim_fill("nvmlDeviceGetCudaComputeCapability", 2, minor, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCudaComputeCapability");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!major)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device), (uint64_t)9,
			(uint64_t)0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*major, _sim_out);
	if (minor)
		SIM_SET(*minor, _sim_second);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCurrPcieLinkGeneration", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(currLinkGen), SIM_POINTEE(currLinkGen, 4)))) {
		sim_fill("nvmlDeviceGetCurrPcieLinkGeneration", 1, currLinkGen, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCurrPcieLinkGeneration");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCurrPcieLinkWidth", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(currLinkWidth), SIM_POINTEE(currLinkWidth, 4)))) {
		sim_fill("nvmlDeviceGetCurrPcieLinkWidth", 1, currLinkWidth, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCurrPcieLinkWidth");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
		nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCurrentClockFreqs", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(currentClockFreqs), SIM_POINTEE(currentClockFreqs, 2052)))) {
		sim_fill("nvmlDeviceGetCurrentClockFreqs", 1, currentClockFreqs, 2052);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCurrentClockFreqs");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
		unsigned long long *clocksEventReasons)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCurrentClocksEventReasons", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(clocksEventReasons), SIM_POINTEE(clocksEventReasons, 8)))) {
		sim_fill("nvmlDeviceGetCurrentClocksEventReasons", 1, clocksEventReasons, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCurrentClocksEventReasons");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
		unsigned long long *clocksThrottleReasons)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetCurrentClocksThrottleReasons", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(clocksThrottleReasons), SIM_POINTEE(clocksThrottleReasons,
			8)))) {
		sim_fill("nvmlDeviceGetCurrentClocksThrottleReasons", 1, clocksThrottleReasons, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetCurrentClocksThrottleReasons");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDecoderUtilization", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(utilization), SIM_POINTER(samplingPeriodUs),
			SIM_POINTEE(utilization, 4), SIM_POINTEE(samplingPeriodUs, 4)))) {
		sim_fill("nvmlDeviceGetDecoderUtilization", 1, utilization, 4);
		sim_fill("nvmlDeviceGetDecoderUtilization", 2, samplingPeriodUs, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDecoderUtilization");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
		unsigned int *clockMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDefaultApplicationsClock", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(clockType), SIM_POINTER(clockMHz), SIM_POINTEE(clockMHz, 4)))) {
		sim_fill("nvmlDeviceGetDefaultApplicationsClock", 2, clockMHz, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDefaultApplicationsClock");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDefaultEccMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(defaultMode), SIM_POINTEE(defaultMode, 4)))) {
		sim_fill("nvmlDeviceGetDefaultEccMode", 1, defaultMode, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDefaultEccMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
		nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDetailedEccErrors", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(errorType), SIM_VALUE(counterType), SIM_POINTER(eccCounts),
			SIM_POINTEE(eccCounts, 32)))) {
		sim_fill("nvmlDeviceGetDetailedEccErrors", 3, eccCounts, 32);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDetailedEccErrors");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
		nvmlDevice_t *device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
			SIM_ARGS(SIM_POINTER(migDevice), SIM_POINTER(device), SIM_POINTEE(device,
			8)))) {
		sim_fill("nvmlDeviceGetDeviceHandleFromMigDeviceHandle", 1, device, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDeviceHandleFromMigDeviceHandle");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDisplayActive", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(isActive), SIM_POINTEE(isActive, 4)))) {
		sim_fill("nvmlDeviceGetDisplayActive", 1, isActive, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDisplayActive");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDisplayMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(display), SIM_POINTEE(display, 4)))) {
		sim_fill("nvmlDeviceGetDisplayMode", 1, display, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDisplayMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device,
		nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDramEncryptionMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(current), SIM_POINTER(pending), SIM_POINTEE(current, 8),
			SIM_POINTEE(pending, 8)))) {
		sim_fill("nvmlDeviceGetDramEncryptionMode", 1, current, 8);
		sim_fill("nvmlDeviceGetDramEncryptionMode", 2, pending, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDramEncryptionMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDriverModel(nvmlDevice_t device, nvmlDriverModel_t *current,
		nvmlDriverModel_t *pending)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDriverModel", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(current), SIM_POINTER(pending), SIM_POINTEE(current, 4),
			SIM_POINTEE(pending, 4)))) {
		sim_fill("nvmlDeviceGetDriverModel", 1, current, 4);
		sim_fill("nvmlDeviceGetDriverModel", 2, pending, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDriverModel");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current,
		nvmlDriverModel_t *pending)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDriverModel_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(current), SIM_POINTER(pending), SIM_POINTEE(current, 4),
			SIM_POINTEE(pending, 4)))) {
		sim_fill("nvmlDeviceGetDriverModel_v2", 1, current, 4);
		sim_fill("nvmlDeviceGetDriverModel_v2", 2, pending, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDriverModel_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
		nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetDynamicPstatesInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pDynamicPstatesInfo), SIM_POINTEE(pDynamicPstatesInfo, 132)))) {
		sim_fill("nvmlDeviceGetDynamicPstatesInfo", 1, pDynamicPstatesInfo, 132);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetDynamicPstatesInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
		nvmlEnableState_t *pending)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetEccMode", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(current),
			SIM_POINTER(pending), SIM_POINTEE(current, 4), SIM_POINTEE(pending, 4)))) {
		sim_fill("nvmlDeviceGetEccMode", 1, current, 4);
		sim_fill("nvmlDeviceGetEccMode", 2, pending, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetEccMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType,
		unsigned int *encoderCapacity)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetEncoderCapacity", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(encoderQueryType), SIM_POINTER(encoderCapacity),
			SIM_POINTEE(encoderCapacity, 4)))) {
		sim_fill("nvmlDeviceGetEncoderCapacity", 2, encoderCapacity, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetEncoderCapacity");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
		nvmlEncoderSessionInfo_t *sessionInfos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetEncoderSessions", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(sessionCount), SIM_POINTER(sessionInfos),
			SIM_POINTEE(sessionCount, 4), SIM_POINTEE(sessionInfos, 32)))) {
		sim_fill("nvmlDeviceGetEncoderSessions", 1, sessionCount, 4);
		sim_fill("nvmlDeviceGetEncoderSessions", 2, sessionInfos, 32);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetEncoderSessions");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!sessionCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*sessionCount;
	_sim_error = sim_listed_asked(sim_process_list(port_handle_device((uint64_t)(uintptr_t)device),
			1, &_sim_count, sessionInfos, sizeof(*sessionInfos),
			offsetof(__typeof__(*sessionInfos), pid), SIZE_MAX, SIZE_MAX, 1),
			(uint64_t)*sessionCount, sessionInfos, &_sim_count);
	SIM_SET(*sessionCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
		unsigned int *averageFps, unsigned int *averageLatency)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetEncoderStats", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(sessionCount), SIM_POINTER(averageFps),
			SIM_POINTER(averageLatency), SIM_POINTEE(sessionCount, 4),
			SIM_POINTEE(averageFps, 4), SIM_POINTEE(averageLatency, 4)))) {
		sim_fill("nvmlDeviceGetEncoderStats", 1, sessionCount, 4);
		sim_fill("nvmlDeviceGetEncoderStats", 2, averageFps, 4);
		sim_fill("nvmlDeviceGetEncoderStats", 3, averageLatency, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetEncoderStats");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetEncoderUtilization", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(utilization), SIM_POINTER(samplingPeriodUs),
			SIM_POINTEE(utilization, 4), SIM_POINTEE(samplingPeriodUs, 4)))) {
		sim_fill("nvmlDeviceGetEncoderUtilization", 1, utilization, 4);
		sim_fill("nvmlDeviceGetEncoderUtilization", 2, samplingPeriodUs, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetEncoderUtilization");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetEnforcedPowerLimit", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(limit), SIM_POINTEE(limit, 4)))) {
		sim_fill("nvmlDeviceGetEnforcedPowerLimit", 1, limit, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetEnforcedPowerLimit");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!limit)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device),
			(uint64_t)700000, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*limit, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
		nvmlFBCSessionInfo_t *sessionInfo)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetFBCSessions", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(sessionCount), SIM_POINTER(sessionInfo),
			SIM_POINTEE(sessionCount, 4), SIM_POINTEE(sessionInfo, 48)))) {
		sim_fill("nvmlDeviceGetFBCSessions", 1, sessionCount, 4);
		sim_fill("nvmlDeviceGetFBCSessions", 2, sessionInfo, 48);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetFBCSessions");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!sessionCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*sessionCount;
	_sim_error = sim_listed_asked(sim_process_list(port_handle_device((uint64_t)(uintptr_t)device),
			1, &_sim_count, sessionInfo, sizeof(*sessionInfo),
			offsetof(__typeof__(*sessionInfo), pid), SIZE_MAX, SIZE_MAX, 1),
			(uint64_t)*sessionCount, sessionInfo, &_sim_count);
	SIM_SET(*sessionCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetFBCStats", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(fbcStats),
			SIM_POINTEE(fbcStats, 12)))) {
		sim_fill("nvmlDeviceGetFBCStats", 1, fbcStats, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetFBCStats");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
		nvmlFanControlPolicy_t *policy)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetFanControlPolicy_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(fan), SIM_POINTER(policy), SIM_POINTEE(policy, 4)))) {
		sim_fill("nvmlDeviceGetFanControlPolicy_v2", 2, policy, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetFanControlPolicy_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetFanSpeed", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(speed),
			SIM_POINTEE(speed, 4)))) {
		sim_fill("nvmlDeviceGetFanSpeed", 1, speed, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetFanSpeed");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetFanSpeedRPM", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(fanSpeed), SIM_POINTEE(fanSpeed, 12)))) {
		sim_fill("nvmlDeviceGetFanSpeedRPM", 1, fanSpeed, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetFanSpeedRPM");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetFanSpeed_v2", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(fan),
			SIM_POINTER(speed), SIM_POINTEE(speed, 4)))) {
		sim_fill("nvmlDeviceGetFanSpeed_v2", 2, speed, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetFanSpeed_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
		nvmlFieldValue_t *values)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetFieldValues", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(valuesCount), SIM_POINTER(values), SIM_POINTEE(values, 40)))) {
		sim_fill("nvmlDeviceGetFieldValues", 2, values, 40);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetFieldValues");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpcClkMinMaxVfOffset", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(minOffset), SIM_POINTER(maxOffset), SIM_POINTEE(minOffset, 4),
			SIM_POINTEE(maxOffset, 4)))) {
		sim_fill("nvmlDeviceGetGpcClkMinMaxVfOffset", 1, minOffset, 4);
		sim_fill("nvmlDeviceGetGpcClkMinMaxVfOffset", 2, maxOffset, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpcClkMinMaxVfOffset");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpcClkVfOffset", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(offset), SIM_POINTEE(offset, 4)))) {
		sim_fill("nvmlDeviceGetGpcClkVfOffset", 1, offset, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpcClkVfOffset");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuFabricInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(gpuFabricInfo), SIM_POINTEE(gpuFabricInfo, 28)))) {
		sim_fill("nvmlDeviceGetGpuFabricInfo", 1, gpuFabricInfo, 28);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuFabricInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuFabricInfoV", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(gpuFabricInfo), SIM_POINTEE(gpuFabricInfo, 40)))) {
		sim_fill("nvmlDeviceGetGpuFabricInfoV", 1, gpuFabricInfo, 40);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuFabricInfoV");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device,
		nvmlGpuFabricInfo_v4_t *gpuFabricInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuFabricInfo_v4", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(gpuFabricInfo), SIM_POINTEE(gpuFabricInfo, 548)))) {
		sim_fill("nvmlDeviceGetGpuFabricInfo_v4", 1, gpuFabricInfo, 548);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuFabricInfo_v4");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
		nvmlGpuInstance_t *gpuInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuInstanceById", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(id),
			SIM_POINTER(gpuInstance), SIM_POINTEE(gpuInstance, 8)))) {
		sim_fill("nvmlDeviceGetGpuInstanceById", 2, gpuInstance, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuInstanceById");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuInstanceId", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(id),
			SIM_POINTEE(id, 4)))) {
		sim_fill("nvmlDeviceGetGpuInstanceId", 1, id, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuInstanceId");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements(nvmlDevice_t device,
		unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuInstancePossiblePlacements", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(profileId), SIM_POINTER(placements), SIM_POINTER(count),
			SIM_POINTEE(placements, 8), SIM_POINTEE(count, 4)))) {
		sim_fill("nvmlDeviceGetGpuInstancePossiblePlacements", 2, placements, 8);
		sim_fill("nvmlDeviceGetGpuInstancePossiblePlacements", 3, count, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuInstancePossiblePlacements");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,
		unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuInstancePossiblePlacements_v2",
			SIM_ARGS(SIM_POINTER(device), SIM_VALUE(profileId),
			SIM_POINTER(placements), SIM_POINTER(count), SIM_POINTEE(placements, 8),
			SIM_POINTEE(count, 4)))) {
		sim_fill("nvmlDeviceGetGpuInstancePossiblePlacements_v2", 2, placements, 8);
		sim_fill("nvmlDeviceGetGpuInstancePossiblePlacements_v2", 3, count, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuInstancePossiblePlacements_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile,
		nvmlGpuInstanceProfileInfo_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuInstanceProfileInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(profile), SIM_POINTER(info), SIM_POINTEE(info, 48)))) {
		sim_fill("nvmlDeviceGetGpuInstanceProfileInfo", 2, info, 48);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuInstanceProfileInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstanceProfileInfo_v2_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuInstanceProfileInfoByIdV", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(profileId), SIM_POINTER(info), SIM_POINTEE(info, 152)))) {
		sim_fill("nvmlDeviceGetGpuInstanceProfileInfoByIdV", 2, info, 152);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuInstanceProfileInfoByIdV");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
		nvmlGpuInstanceProfileInfo_v2_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuInstanceProfileInfoV", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(profile), SIM_POINTER(info), SIM_POINTEE(info, 152)))) {
		sim_fill("nvmlDeviceGetGpuInstanceProfileInfoV", 2, info, 152);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuInstanceProfileInfoV");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId,
		unsigned int *count)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuInstanceRemainingCapacity", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(profileId), SIM_POINTER(count), SIM_POINTEE(count, 4)))) {
		sim_fill("nvmlDeviceGetGpuInstanceRemainingCapacity", 2, count, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuInstanceRemainingCapacity");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstance_t *gpuInstances, unsigned int *count)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuInstances", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(profileId), SIM_POINTER(gpuInstances), SIM_POINTER(count),
			SIM_POINTEE(gpuInstances, 8), SIM_POINTEE(count, 4)))) {
		sim_fill("nvmlDeviceGetGpuInstances", 2, gpuInstances, 8);
		sim_fill("nvmlDeviceGetGpuInstances", 3, count, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuInstances");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
		unsigned int *maxLinkGenDevice)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuMaxPcieLinkGeneration", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(maxLinkGenDevice), SIM_POINTEE(maxLinkGenDevice, 4)))) {
		sim_fill("nvmlDeviceGetGpuMaxPcieLinkGeneration", 1, maxLinkGenDevice, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuMaxPcieLinkGeneration");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
		nvmlGpuOperationMode_t *pending)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuOperationMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(current), SIM_POINTER(pending), SIM_POINTEE(current, 4),
			SIM_POINTEE(pending, 4)))) {
		sim_fill("nvmlDeviceGetGpuOperationMode", 1, current, 4);
		sim_fill("nvmlDeviceGetGpuOperationMode", 2, pending, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuOperationMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGpuUptime_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(uptime), SIM_POINTEE(uptime, 4)))) {
		sim_fill("nvmlDeviceGetGpuUptime_v1", 1, uptime, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGpuUptime_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGraphicsRunningProcesses", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(infoCount), SIM_POINTER(infos), SIM_POINTEE(infoCount, 4),
			SIM_POINTEE(infos, 16)))) {
		sim_fill("nvmlDeviceGetGraphicsRunningProcesses", 1, infoCount, 4);
		sim_fill("nvmlDeviceGetGraphicsRunningProcesses", 2, infos, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGraphicsRunningProcesses");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!infoCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*infoCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), 1,
			&_sim_count, infos, sizeof(*infos), offsetof(__typeof__(*infos), pid),
			offsetof(__typeof__(*infos), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(*infoCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v2_t *infos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGraphicsRunningProcesses_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(infoCount), SIM_POINTER(infos), SIM_POINTEE(infoCount, 4),
			SIM_POINTEE(infos, 24)))) {
		sim_fill("nvmlDeviceGetGraphicsRunningProcesses_v2", 1, infoCount, 4);
		sim_fill("nvmlDeviceGetGraphicsRunningProcesses_v2", 2, infos, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGraphicsRunningProcesses_v2");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!infoCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*infoCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), 1,
			&_sim_count, infos, sizeof(*infos), offsetof(__typeof__(*infos), pid),
			offsetof(__typeof__(*infos), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(*infoCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_t *infos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGraphicsRunningProcesses_v3", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(infoCount), SIM_POINTER(infos), SIM_POINTEE(infoCount, 4),
			SIM_POINTEE(infos, 24)))) {
		sim_fill("nvmlDeviceGetGraphicsRunningProcesses_v3", 1, infoCount, 4);
		sim_fill("nvmlDeviceGetGraphicsRunningProcesses_v3", 2, infos, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGraphicsRunningProcesses_v3");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!infoCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*infoCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), 1,
			&_sim_count, infos, sizeof(*infos), offsetof(__typeof__(*infos), pid),
			offsetof(__typeof__(*infos), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(*infoCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetGridLicensableFeatures(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGridLicensableFeatures", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pGridLicensableFeatures), SIM_POINTEE(pGridLicensableFeatures,
			860)))) {
		sim_fill("nvmlDeviceGetGridLicensableFeatures", 1, pGridLicensableFeatures, 860);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGridLicensableFeatures");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v2(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGridLicensableFeatures_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pGridLicensableFeatures), SIM_POINTEE(pGridLicensableFeatures,
			860)))) {
		sim_fill("nvmlDeviceGetGridLicensableFeatures_v2", 1, pGridLicensableFeatures, 860);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGridLicensableFeatures_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v3(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGridLicensableFeatures_v3", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pGridLicensableFeatures), SIM_POINTEE(pGridLicensableFeatures,
			860)))) {
		sim_fill("nvmlDeviceGetGridLicensableFeatures_v3", 1, pGridLicensableFeatures, 860);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGridLicensableFeatures_v3");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGridLicensableFeatures_v4", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pGridLicensableFeatures), SIM_POINTEE(pGridLicensableFeatures,
			860)))) {
		sim_fill("nvmlDeviceGetGridLicensableFeatures_v4", 1, pGridLicensableFeatures, 860);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGridLicensableFeatures_v4");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
		unsigned int *defaultMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGspFirmwareMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(isEnabled), SIM_POINTER(defaultMode), SIM_POINTEE(isEnabled,
			4), SIM_POINTEE(defaultMode, 4)))) {
		sim_fill("nvmlDeviceGetGspFirmwareMode", 1, isEnabled, 4);
		sim_fill("nvmlDeviceGetGspFirmwareMode", 2, defaultMode, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGspFirmwareMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetGspFirmwareVersion", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(version), SIM_POINTEE(version, 1)))) {
		sim_fill("nvmlDeviceGetGspFirmwareVersion", 1, version, 1);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetGspFirmwareVersion");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetHandleByIndex(unsigned int index, nvmlDevice_t *device)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetHandleByIndex", SIM_ARGS(SIM_VALUE(index), SIM_POINTER(device),
			SIM_POINTEE(device, 8)))) {
		sim_fill("nvmlDeviceGetHandleByIndex", 1, device, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetHandleByIndex");
	}
	_sim_error = sim_enter("device-get");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!device)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_get(index, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*device, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetHandleByIndex_v2", SIM_ARGS(SIM_VALUE(index),
			SIM_POINTER(device), SIM_POINTEE(device, 8)))) {
		sim_fill("nvmlDeviceGetHandleByIndex_v2", 1, device, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetHandleByIndex_v2");
	}
	_sim_error = sim_enter("device-get");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!device)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_get(index, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*device, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetHandleByPciBusId(const char *pciBusId, nvmlDevice_t *device)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetHandleByPciBusId", SIM_ARGS(SIM_POINTER(pciBusId),
			SIM_POINTER(device), SIM_POINTEE(pciBusId, 1), SIM_POINTEE(device, 8)))) {
		sim_fill("nvmlDeviceGetHandleByPciBusId", 1, device, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetHandleByPciBusId");
	}
	_sim_error = sim_enter("device-at-bus");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!device || !pciBusId)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_at_bus(pciBusId, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*device, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetHandleByPciBusId_v2", SIM_ARGS(SIM_POINTER(pciBusId),
			SIM_POINTER(device), SIM_POINTEE(pciBusId, 1), SIM_POINTEE(device, 8)))) {
		sim_fill("nvmlDeviceGetHandleByPciBusId_v2", 1, device, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetHandleByPciBusId_v2");
	}
	_sim_error = sim_enter("device-at-bus");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!device || !pciBusId)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_at_bus(pciBusId, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*device, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetHandleBySerial", SIM_ARGS(SIM_POINTER(serial),
			SIM_POINTER(device), SIM_POINTEE(serial, 1), SIM_POINTEE(device, 8)))) {
		sim_fill("nvmlDeviceGetHandleBySerial", 1, device, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetHandleBySerial");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetHandleByUUID", SIM_ARGS(SIM_POINTER(uuid), SIM_POINTER(device),
			SIM_POINTEE(uuid, 1), SIM_POINTEE(device, 8)))) {
		sim_fill("nvmlDeviceGetHandleByUUID", 1, device, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetHandleByUUID");
	}
	_sim_error = sim_enter("device-find");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!device || !uuid)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_find(uuid, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*device, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetHandleByUUIDV", SIM_ARGS(SIM_POINTER(uuid),
			SIM_POINTER(device), SIM_POINTEE(uuid, 52), SIM_POINTEE(device, 8)))) {
		sim_fill("nvmlDeviceGetHandleByUUIDV", 1, device, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetHandleByUUIDV");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetHostVgpuMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pHostVgpuMode), SIM_POINTEE(pHostVgpuMode, 4)))) {
		sim_fill("nvmlDeviceGetHostVgpuMode", 1, pHostVgpuMode, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetHostVgpuMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetHostname_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(hostname), SIM_POINTEE(hostname, 64)))) {
		sim_fill("nvmlDeviceGetHostname_v1", 1, hostname, 64);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetHostname_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetIndex", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(index),
			SIM_POINTEE(index, 4)))) {
		sim_fill("nvmlDeviceGetIndex", 1, index, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetIndex");
	}
	_sim_error = sim_enter("device-index");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!index)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_index(port_handle_device((uint64_t)(uintptr_t)device), &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*index, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetInforomConfigurationChecksum", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(checksum), SIM_POINTEE(checksum, 4)))) {
		sim_fill("nvmlDeviceGetInforomConfigurationChecksum", 1, checksum, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetInforomConfigurationChecksum");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
		unsigned int length)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetInforomImageVersion", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(version), SIM_VALUE(length), SIM_POINTEE(version, 1)))) {
		sim_fill("nvmlDeviceGetInforomImageVersion", 1, version, 1);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetInforomImageVersion");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object,
		char *version, unsigned int length)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetInforomVersion", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(object), SIM_POINTER(version), SIM_VALUE(length),
			SIM_POINTEE(version, 1)))) {
		sim_fill("nvmlDeviceGetInforomVersion", 2, version, 1);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetInforomVersion");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetIrqNum", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(irqNum),
			SIM_POINTEE(irqNum, 4)))) {
		sim_fill("nvmlDeviceGetIrqNum", 1, irqNum, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetIrqNum");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetJpgUtilization", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(utilization), SIM_POINTER(samplingPeriodUs),
			SIM_POINTEE(utilization, 4), SIM_POINTEE(samplingPeriodUs, 4)))) {
		sim_fill("nvmlDeviceGetJpgUtilization", 1, utilization, 4);
		sim_fill("nvmlDeviceGetJpgUtilization", 2, samplingPeriodUs, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetJpgUtilization");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp,
		unsigned long *durationUs)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetLastBBXFlushTime", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(timestamp), SIM_POINTER(durationUs), SIM_POINTEE(timestamp, 8),
			SIM_POINTEE(durationUs, 8)))) {
		sim_fill("nvmlDeviceGetLastBBXFlushTime", 1, timestamp, 8);
		sim_fill("nvmlDeviceGetLastBBXFlushTime", 2, durationUs, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetLastBBXFlushTime");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMPSComputeRunningProcesses", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(infoCount), SIM_POINTER(infos), SIM_POINTEE(infoCount, 4),
			SIM_POINTEE(infos, 16)))) {
		sim_fill("nvmlDeviceGetMPSComputeRunningProcesses", 1, infoCount, 4);
		sim_fill("nvmlDeviceGetMPSComputeRunningProcesses", 2, infos, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMPSComputeRunningProcesses");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!infoCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*infoCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), 2,
			&_sim_count, infos, sizeof(*infos), offsetof(__typeof__(*infos), pid),
			offsetof(__typeof__(*infos), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(*infoCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMPSComputeRunningProcesses_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(infoCount), SIM_POINTER(infos), SIM_POINTEE(infoCount, 4),
			SIM_POINTEE(infos, 24)))) {
		sim_fill("nvmlDeviceGetMPSComputeRunningProcesses_v2", 1, infoCount, 4);
		sim_fill("nvmlDeviceGetMPSComputeRunningProcesses_v2", 2, infos, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMPSComputeRunningProcesses_v2");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!infoCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*infoCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), 2,
			&_sim_count, infos, sizeof(*infos), offsetof(__typeof__(*infos), pid),
			offsetof(__typeof__(*infos), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(*infoCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_t *infos)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMPSComputeRunningProcesses_v3", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(infoCount), SIM_POINTER(infos), SIM_POINTEE(infoCount, 4),
			SIM_POINTEE(infos, 24)))) {
		sim_fill("nvmlDeviceGetMPSComputeRunningProcesses_v3", 1, infoCount, 4);
		sim_fill("nvmlDeviceGetMPSComputeRunningProcesses_v3", 2, infos, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMPSComputeRunningProcesses_v3");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!infoCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*infoCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), 2,
			&_sim_count, infos, sizeof(*infos), offsetof(__typeof__(*infos), pid),
			offsetof(__typeof__(*infos), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(*infoCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
		nvmlMarginTemperature_t *marginTempInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMarginTemperature", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(marginTempInfo), SIM_POINTEE(marginTempInfo, 8)))) {
		sim_fill("nvmlDeviceGetMarginTemperature", 1, marginTempInfo, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMarginTemperature");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
		unsigned int *clock)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMaxClockInfo", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(type),
			SIM_POINTER(clock), SIM_POINTEE(clock, 4)))) {
		sim_fill("nvmlDeviceGetMaxClockInfo", 2, clock, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMaxClockInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType,
		unsigned int *clockMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMaxCustomerBoostClock", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(clockType), SIM_POINTER(clockMHz), SIM_POINTEE(clockMHz, 4)))) {
		sim_fill("nvmlDeviceGetMaxCustomerBoostClock", 2, clockMHz, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMaxCustomerBoostClock");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMaxMigDeviceCount", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(count), SIM_POINTEE(count, 4)))) {
		sim_fill("nvmlDeviceGetMaxMigDeviceCount", 1, count, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMaxMigDeviceCount");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!count)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device), (uint64_t)0, 0,
			&_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*count, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMaxPcieLinkGeneration", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(maxLinkGen), SIM_POINTEE(maxLinkGen, 4)))) {
		sim_fill("nvmlDeviceGetMaxPcieLinkGeneration", 1, maxLinkGen, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMaxPcieLinkGeneration");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMaxPcieLinkWidth", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(maxLinkWidth), SIM_POINTEE(maxLinkWidth, 4)))) {
		sim_fill("nvmlDeviceGetMaxPcieLinkWidth", 1, maxLinkWidth, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMaxPcieLinkWidth");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMemClkMinMaxVfOffset", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(minOffset), SIM_POINTER(maxOffset), SIM_POINTEE(minOffset, 4),
			SIM_POINTEE(maxOffset, 4)))) {
		sim_fill("nvmlDeviceGetMemClkMinMaxVfOffset", 1, minOffset, 4);
		sim_fill("nvmlDeviceGetMemClkMinMaxVfOffset", 2, maxOffset, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMemClkMinMaxVfOffset");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMemClkVfOffset", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(offset), SIM_POINTEE(offset, 4)))) {
		sim_fill("nvmlDeviceGetMemClkVfOffset", 1, offset, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMemClkVfOffset");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
		unsigned long *nodeSet, nvmlAffinityScope_t scope)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMemoryAffinity", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(nodeSetSize), SIM_POINTER(nodeSet), SIM_VALUE(scope),
			SIM_POINTEE(nodeSet, 8)))) {
		sim_fill("nvmlDeviceGetMemoryAffinity", 2, nodeSet, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMemoryAffinity");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMemoryBusWidth", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(busWidth), SIM_POINTEE(busWidth, 4)))) {
		sim_fill("nvmlDeviceGetMemoryBusWidth", 1, busWidth, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMemoryBusWidth");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
		nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType,
		unsigned long long *count)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMemoryErrorCounter", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(errorType), SIM_VALUE(counterType), SIM_VALUE(locationType),
			SIM_POINTER(count), SIM_POINTEE(count, 8)))) {
		sim_fill("nvmlDeviceGetMemoryErrorCounter", 4, count, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMemoryErrorCounter");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
{
	uint64_t _sim_total = 0;
	uint64_t _sim_free = 0;
	uint64_t _sim_used = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMemoryInfo", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(memory),
			SIM_POINTEE(memory, 24)))) {
		sim_fill("nvmlDeviceGetMemoryInfo", 1, memory, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMemoryInfo");
	}
	_sim_error = sim_enter("memory-info");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memory_info(port_handle_device((uint64_t)(uintptr_t)device), &_sim_total,
			&_sim_free, &_sim_used);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (memory)
		SIM_SET(memory->total, _sim_total);
	if (memory)
		SIM_SET(memory->free, _sim_free);
	if (memory)
		SIM_SET(memory->used, _sim_used);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
{
	uint64_t _sim_total = 0;
	uint64_t _sim_free = 0;
	uint64_t _sim_used = 0;
	uint64_t _sim_reserved = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMemoryInfo_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(memory), SIM_POINTEE(memory, 40)))) {
		sim_fill("nvmlDeviceGetMemoryInfo_v2", 1, memory, 40);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMemoryInfo_v2");
	}
	_sim_error = sim_enter("memory-info");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memory_info(port_handle_device((uint64_t)(uintptr_t)device), &_sim_total,
			&_sim_free, &_sim_used);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (memory)
		SIM_SET(memory->total, _sim_total);
	if (memory)
		SIM_SET(memory->free, _sim_free);
	if (memory)
		SIM_SET(memory->used, _sim_used);
	if (memory)
		SIM_SET(memory->reserved, _sim_reserved);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMemoryLimits_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(limits), SIM_POINTEE(limits, 32)))) {
		sim_fill("nvmlDeviceGetMemoryLimits_v1", 1, limits, 32);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMemoryLimits_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index,
		nvmlDevice_t *migDevice)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMigDeviceHandleByIndex", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(index), SIM_POINTER(migDevice), SIM_POINTEE(migDevice, 8)))) {
		sim_fill("nvmlDeviceGetMigDeviceHandleByIndex", 2, migDevice, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMigDeviceHandleByIndex");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
		unsigned int *pendingMode)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMigMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(currentMode), SIM_POINTER(pendingMode),
			SIM_POINTEE(currentMode, 4), SIM_POINTEE(pendingMode, 4)))) {
		sim_fill("nvmlDeviceGetMigMode", 1, currentMode, 4);
		sim_fill("nvmlDeviceGetMigMode", 2, pendingMode, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMigMode");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!currentMode)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device), (uint64_t)0,
			(uint64_t)0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*currentMode, _sim_out);
	if (pendingMode)
		SIM_SET(*pendingMode, _sim_second);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
		nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMinMaxClockOfPState", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(type), SIM_VALUE(pstate), SIM_POINTER(minClockMHz),
			SIM_POINTER(maxClockMHz), SIM_POINTEE(minClockMHz, 4),
			SIM_POINTEE(maxClockMHz, 4)))) {
		sim_fill("nvmlDeviceGetMinMaxClockOfPState", 3, minClockMHz, 4);
		sim_fill("nvmlDeviceGetMinMaxClockOfPState", 4, maxClockMHz, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMinMaxClockOfPState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,
		unsigned int *maxSpeed)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMinMaxFanSpeed", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(minSpeed), SIM_POINTER(maxSpeed), SIM_POINTEE(minSpeed, 4),
			SIM_POINTEE(maxSpeed, 4)))) {
		sim_fill("nvmlDeviceGetMinMaxFanSpeed", 1, minSpeed, 4);
		sim_fill("nvmlDeviceGetMinMaxFanSpeed", 2, maxSpeed, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMinMaxFanSpeed");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMinorNumber", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(minorNumber), SIM_POINTEE(minorNumber, 4)))) {
		sim_fill("nvmlDeviceGetMinorNumber", 1, minorNumber, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMinorNumber");
	}
	_sim_error = sim_enter("device-index");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!minorNumber)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_index(port_handle_device((uint64_t)(uintptr_t)device), &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*minorNumber, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetModuleId", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(moduleId),
			SIM_POINTEE(moduleId, 4)))) {
		sim_fill("nvmlDeviceGetModuleId", 1, moduleId, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetModuleId");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetMultiGpuBoard", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(multiGpuBool), SIM_POINTEE(multiGpuBool, 4)))) {
		sim_fill("nvmlDeviceGetMultiGpuBoard", 1, multiGpuBool, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetMultiGpuBoard");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetName", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(name),
			SIM_VALUE(length), SIM_POINTEE(name, 1)))) {
		sim_fill("nvmlDeviceGetName", 1, name, 1);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetName");
	}
	_sim_error = sim_enter("device-name");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_device_name((char *)name, (uint64_t)length,
			port_handle_device((uint64_t)(uintptr_t)device));
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNumFans", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(numFans),
			SIM_POINTEE(numFans, 4)))) {
		sim_fill("nvmlDeviceGetNumFans", 1, numFans, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNumFans");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNumGpuCores", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(numCores), SIM_POINTEE(numCores, 4)))) {
		sim_fill("nvmlDeviceGetNumGpuCores", 1, numCores, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNumGpuCores");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!numCores)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device), (uint64_t)16896,
			0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*numCores, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNumaNodeId", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(node),
			SIM_POINTEE(node, 4)))) {
		sim_fill("nvmlDeviceGetNumaNodeId", 1, node, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNumaNodeId");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
		nvmlNvLinkCapability_t capability, unsigned int *capResult)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkCapability", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_VALUE(capability), SIM_POINTER(capResult),
			SIM_POINTEE(capResult, 4)))) {
		sim_fill("nvmlDeviceGetNvLinkCapability", 3, capResult, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkCapability");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
		nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkErrorCounter", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_VALUE(counter), SIM_POINTER(counterValue),
			SIM_POINTEE(counterValue, 8)))) {
		sim_fill("nvmlDeviceGetNvLinkErrorCounter", 3, counterValue, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkErrorCounter");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkInfo", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(info),
			SIM_POINTEE(info, 1612)))) {
		sim_fill("nvmlDeviceGetNvLinkInfo", 1, info, 1612);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkInfo_v3", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(info), SIM_POINTEE(info, 1612)))) {
		sim_fill("nvmlDeviceGetNvLinkInfo_v3", 1, info, 1612);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkInfo_v3");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
		nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkRemoteDeviceType", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_POINTER(pNvLinkDeviceType),
			SIM_POINTEE(pNvLinkDeviceType, 4)))) {
		sim_fill("nvmlDeviceGetNvLinkRemoteDeviceType", 2, pNvLinkDeviceType, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkRemoteDeviceType");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo(nvmlDevice_t device, unsigned int link,
		nvmlPciInfo_t *pci)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkRemotePciInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_POINTER(pci), SIM_POINTEE(pci, 68)))) {
		sim_fill("nvmlDeviceGetNvLinkRemotePciInfo", 2, pci, 68);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkRemotePciInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link,
		nvmlPciInfo_t *pci)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkRemotePciInfo_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_POINTER(pci), SIM_POINTEE(pci, 68)))) {
		sim_fill("nvmlDeviceGetNvLinkRemotePciInfo_v2", 2, pci, 68);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkRemotePciInfo_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
		nvmlEnableState_t *isActive)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkState", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(link),
			SIM_POINTER(isActive), SIM_POINTEE(isActive, 4)))) {
		sim_fill("nvmlDeviceGetNvLinkState", 2, isActive, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,
		nvmlNvlinkTelemetrySamples_v1_t *samples)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkTelemetrySamples_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(samples), SIM_POINTEE(samples, 16)))) {
		sim_fill("nvmlDeviceGetNvLinkTelemetrySamples_v1", 1, samples, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkTelemetrySamples_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
		unsigned int counter, nvmlNvLinkUtilizationControl_t *control)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkUtilizationControl", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_VALUE(counter), SIM_POINTER(control),
			SIM_POINTEE(control, 8)))) {
		sim_fill("nvmlDeviceGetNvLinkUtilizationControl", 3, control, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkUtilizationControl");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
		unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkUtilizationCounter", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_VALUE(counter), SIM_POINTER(rxcounter),
			SIM_POINTER(txcounter), SIM_POINTEE(rxcounter, 8), SIM_POINTEE(txcounter,
			8)))) {
		sim_fill("nvmlDeviceGetNvLinkUtilizationCounter", 3, rxcounter, 8);
		sim_fill("nvmlDeviceGetNvLinkUtilizationCounter", 4, txcounter, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkUtilizationCounter");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
		unsigned int *version)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvLinkVersion", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(link),
			SIM_POINTER(version), SIM_POINTEE(version, 4)))) {
		sim_fill("nvmlDeviceGetNvLinkVersion", 2, version, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvLinkVersion");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvlinkBwMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(getBwMode), SIM_POINTEE(getBwMode, 12)))) {
		sim_fill("nvmlDeviceGetNvlinkBwMode", 1, getBwMode, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvlinkBwMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,
		nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvlinkNvlePrivateInfo_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(privateInfo), SIM_POINTEE(privateInfo, 260)))) {
		sim_fill("nvmlDeviceGetNvlinkNvlePrivateInfo_v1", 1, privateInfo, 260);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvlinkNvlePrivateInfo_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,
		nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvlinkRemapTableInfo_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(remapTableInfo), SIM_POINTEE(remapTableInfo, 32776)))) {
		sim_fill("nvmlDeviceGetNvlinkRemapTableInfo_v1", 1, remapTableInfo, 32776);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvlinkRemapTableInfo_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
		nvmlNvlinkSupportedBwModes_t *supportedBwMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetNvlinkSupportedBwModes", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(supportedBwMode), SIM_POINTEE(supportedBwMode, 28)))) {
		sim_fill("nvmlDeviceGetNvlinkSupportedBwModes", 1, supportedBwMode, 28);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetNvlinkSupportedBwModes");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetOfaUtilization", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(utilization), SIM_POINTER(samplingPeriodUs),
			SIM_POINTEE(utilization, 4), SIM_POINTEE(samplingPeriodUs, 4)))) {
		sim_fill("nvmlDeviceGetOfaUtilization", 1, utilization, 4);
		sim_fill("nvmlDeviceGetOfaUtilization", 2, samplingPeriodUs, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetOfaUtilization");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
		nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetP2PStatus", SIM_ARGS(SIM_POINTER(device1),
			SIM_POINTER(device2), SIM_VALUE(p2pIndex), SIM_POINTER(p2pStatus),
			SIM_POINTEE(p2pStatus, 4)))) {
		sim_fill("nvmlDeviceGetP2PStatus", 3, p2pStatus, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetP2PStatus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPciInfo(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
	uint64_t _sim_domain = 0;
	uint64_t _sim_bus = 0;
	uint64_t _sim_slot = 0;
	uint64_t _sim_location = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPciInfo", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(pci),
			SIM_POINTEE(pci, 68)))) {
		sim_fill("nvmlDeviceGetPciInfo", 1, pci, 68);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPciInfo");
	}
	_sim_error = sim_enter("device-bus");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pci)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_bus((char *)pci->busId, (uint64_t)sizeof(pci->busId),
			port_handle_device((uint64_t)(uintptr_t)device), &_sim_domain, &_sim_bus,
			&_sim_slot, &_sim_location);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pci)
		SIM_SET(pci->domain, _sim_domain);
	if (pci)
		SIM_SET(pci->bus, _sim_bus);
	if (pci)
		SIM_SET(pci->device, _sim_slot);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPciInfoExt", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(pci),
			SIM_POINTEE(pci, 64)))) {
		sim_fill("nvmlDeviceGetPciInfoExt", 1, pci, 64);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPciInfoExt");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPciInfo_v2(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
	uint64_t _sim_domain = 0;
	uint64_t _sim_bus = 0;
	uint64_t _sim_slot = 0;
	uint64_t _sim_location = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPciInfo_v2", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(pci),
			SIM_POINTEE(pci, 68)))) {
		sim_fill("nvmlDeviceGetPciInfo_v2", 1, pci, 68);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPciInfo_v2");
	}
	_sim_error = sim_enter("device-bus");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pci)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_bus((char *)pci->busId, (uint64_t)sizeof(pci->busId),
			port_handle_device((uint64_t)(uintptr_t)device), &_sim_domain, &_sim_bus,
			&_sim_slot, &_sim_location);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pci)
		SIM_SET(pci->domain, _sim_domain);
	if (pci)
		SIM_SET(pci->bus, _sim_bus);
	if (pci)
		SIM_SET(pci->device, _sim_slot);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
	uint64_t _sim_domain = 0;
	uint64_t _sim_bus = 0;
	uint64_t _sim_slot = 0;
	uint64_t _sim_location = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPciInfo_v3", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(pci),
			SIM_POINTEE(pci, 68)))) {
		sim_fill("nvmlDeviceGetPciInfo_v3", 1, pci, 68);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPciInfo_v3");
	}
	_sim_error = sim_enter("device-bus");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pci)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_bus((char *)pci->busId, (uint64_t)sizeof(pci->busId),
			port_handle_device((uint64_t)(uintptr_t)device), &_sim_domain, &_sim_bus,
			&_sim_slot, &_sim_location);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pci)
		SIM_SET(pci->domain, _sim_domain);
	if (pci)
		SIM_SET(pci->bus, _sim_bus);
	if (pci)
		SIM_SET(pci->device, _sim_slot);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPcieLinkMaxSpeed", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(maxSpeed), SIM_POINTEE(maxSpeed, 4)))) {
		sim_fill("nvmlDeviceGetPcieLinkMaxSpeed", 1, maxSpeed, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPcieLinkMaxSpeed");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPcieReplayCounter", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(value), SIM_POINTEE(value, 4)))) {
		sim_fill("nvmlDeviceGetPcieReplayCounter", 1, value, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPcieReplayCounter");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPcieSpeed", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pcieSpeed), SIM_POINTEE(pcieSpeed, 4)))) {
		sim_fill("nvmlDeviceGetPcieSpeed", 1, pcieSpeed, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPcieSpeed");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter,
		unsigned int *value)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPcieThroughput", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(counter), SIM_POINTER(value), SIM_POINTEE(value, 4)))) {
		sim_fill("nvmlDeviceGetPcieThroughput", 2, value, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPcieThroughput");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPdi", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(pdi),
			SIM_POINTEE(pdi, 16)))) {
		sim_fill("nvmlDeviceGetPdi", 1, pdi, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPdi");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPerformanceModes", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(perfModes), SIM_POINTEE(perfModes, 2052)))) {
		sim_fill("nvmlDeviceGetPerformanceModes", 1, perfModes, 2052);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPerformanceModes");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPerformanceState", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pState), SIM_POINTEE(pState, 4)))) {
		sim_fill("nvmlDeviceGetPerformanceState", 1, pState, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPerformanceState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPersistenceMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(mode), SIM_POINTEE(mode, 4)))) {
		sim_fill("nvmlDeviceGetPersistenceMode", 1, mode, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPersistenceMode");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!mode)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device),
			(uint64_t)NVML_FEATURE_ENABLED, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*mode, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
		unsigned int *bufferSize)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPgpuMetadataString", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pgpuMetadata), SIM_POINTER(bufferSize),
			SIM_POINTEE(pgpuMetadata, 1), SIM_POINTEE(bufferSize, 4)))) {
		sim_fill("nvmlDeviceGetPgpuMetadataString", 1, pgpuMetadata, 1);
		sim_fill("nvmlDeviceGetPgpuMetadataString", 2, bufferSize, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPgpuMetadataString");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPlatformInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(platformInfo), SIM_POINTEE(platformInfo, 44)))) {
		sim_fill("nvmlDeviceGetPlatformInfo", 1, platformInfo, 44);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPlatformInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
		unsigned int *defaultLimit)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPowerManagementDefaultLimit", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(defaultLimit), SIM_POINTEE(defaultLimit, 4)))) {
		sim_fill("nvmlDeviceGetPowerManagementDefaultLimit", 1, defaultLimit, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPowerManagementDefaultLimit");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPowerManagementLimit", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(limit), SIM_POINTEE(limit, 4)))) {
		sim_fill("nvmlDeviceGetPowerManagementLimit", 1, limit, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPowerManagementLimit");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!limit)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device),
			(uint64_t)700000, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*limit, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
		unsigned int *minLimit, unsigned int *maxLimit)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPowerManagementLimitConstraints", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(minLimit), SIM_POINTER(maxLimit), SIM_POINTEE(minLimit, 4),
			SIM_POINTEE(maxLimit, 4)))) {
		sim_fill("nvmlDeviceGetPowerManagementLimitConstraints", 1, minLimit, 4);
		sim_fill("nvmlDeviceGetPowerManagementLimitConstraints", 2, maxLimit, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPowerManagementLimitConstraints");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPowerManagementMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(mode), SIM_POINTEE(mode, 4)))) {
		sim_fill("nvmlDeviceGetPowerManagementMode", 1, mode, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPowerManagementMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device,
		nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPowerMizerMode_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(powerMizerMode), SIM_POINTEE(powerMizerMode, 12)))) {
		sim_fill("nvmlDeviceGetPowerMizerMode_v1", 1, powerMizerMode, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPowerMizerMode_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPowerSource", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(powerSource), SIM_POINTEE(powerSource, 4)))) {
		sim_fill("nvmlDeviceGetPowerSource", 1, powerSource, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPowerSource");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPowerState", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(pState),
			SIM_POINTEE(pState, 4)))) {
		sim_fill("nvmlDeviceGetPowerState", 1, pState, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPowerState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetPowerUsage", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(power),
			SIM_POINTEE(power, 4)))) {
		sim_fill("nvmlDeviceGetPowerUsage", 1, power, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetPowerUsage");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!power)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device),
			(uint64_t)100000, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*power, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
		nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
		unsigned long long lastSeenTimeStamp)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetProcessUtilization", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(utilization), SIM_POINTER(processSamplesCount),
			SIM_VALUE(lastSeenTimeStamp), SIM_POINTEE(utilization, 32),
			SIM_POINTEE(processSamplesCount, 4)))) {
		sim_fill("nvmlDeviceGetProcessUtilization", 1, utilization, 32);
		sim_fill("nvmlDeviceGetProcessUtilization", 2, processSamplesCount, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetProcessUtilization");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!processSamplesCount)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*processSamplesCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device),
			SIM_PROCESSES_ANY, &_sim_count, utilization, sizeof(*utilization),
			offsetof(__typeof__(*utilization), pid), SIZE_MAX,
			offsetof(__typeof__(*utilization), smUtil), 1);
	SIM_SET(*processSamplesCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
		nvmlProcessesUtilizationInfo_t *procesesUtilInfo)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetProcessesUtilizationInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(procesesUtilInfo), SIM_POINTEE(procesesUtilInfo, 24)))) {
		sim_fill("nvmlDeviceGetProcessesUtilizationInfo", 1, procesesUtilInfo, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetProcessesUtilizationInfo");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!procesesUtilInfo)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)procesesUtilInfo->processSamplesCount;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device),
			SIM_PROCESSES_ANY, &_sim_count, procesesUtilInfo->procUtilArray,
			sizeof(*procesesUtilInfo->procUtilArray),
			offsetof(__typeof__(*procesesUtilInfo->procUtilArray), pid), SIZE_MAX,
			SIZE_MAX, 1);
	SIM_SET(procesesUtilInfo->processSamplesCount, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,
		unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetRemappedRows", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(corrRows), SIM_POINTER(uncRows), SIM_POINTER(isPending),
			SIM_POINTER(failureOccurred), SIM_POINTEE(corrRows, 4),
			SIM_POINTEE(uncRows, 4), SIM_POINTEE(isPending, 4),
			SIM_POINTEE(failureOccurred, 4)))) {
		sim_fill("nvmlDeviceGetRemappedRows", 1, corrRows, 4);
		sim_fill("nvmlDeviceGetRemappedRows", 2, uncRows, 4);
		sim_fill("nvmlDeviceGetRemappedRows", 3, isPending, 4);
		sim_fill("nvmlDeviceGetRemappedRows", 4, failureOccurred, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetRemappedRows");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetRemappedRows_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(info), SIM_POINTEE(info, 24)))) {
		sim_fill("nvmlDeviceGetRemappedRows_v2", 1, info, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetRemappedRows_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetRepairStatus", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(repairStatus), SIM_POINTEE(repairStatus, 12)))) {
		sim_fill("nvmlDeviceGetRepairStatus", 1, repairStatus, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetRepairStatus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
		unsigned int *pageCount, unsigned long long *addresses)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetRetiredPages", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(cause),
			SIM_POINTER(pageCount), SIM_POINTER(addresses), SIM_POINTEE(pageCount, 4),
			SIM_POINTEE(addresses, 8)))) {
		sim_fill("nvmlDeviceGetRetiredPages", 2, pageCount, 4);
		sim_fill("nvmlDeviceGetRetiredPages", 3, addresses, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetRetiredPages");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
		nvmlEnableState_t *isPending)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetRetiredPagesPendingStatus", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(isPending), SIM_POINTEE(isPending, 4)))) {
		sim_fill("nvmlDeviceGetRetiredPagesPendingStatus", 1, isPending, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetRetiredPagesPendingStatus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
		unsigned int *pageCount, unsigned long long *addresses,
		unsigned long long *timestamps)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetRetiredPages_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(cause), SIM_POINTER(pageCount), SIM_POINTER(addresses),
			SIM_POINTER(timestamps), SIM_POINTEE(pageCount, 4), SIM_POINTEE(addresses,
			8), SIM_POINTEE(timestamps, 8)))) {
		sim_fill("nvmlDeviceGetRetiredPages_v2", 2, pageCount, 4);
		sim_fill("nvmlDeviceGetRetiredPages_v2", 3, addresses, 8);
		sim_fill("nvmlDeviceGetRetiredPages_v2", 4, timestamps, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetRetiredPages_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
		nvmlRowRemapperHistogramValues_t *values)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetRowRemapperHistogram", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(values), SIM_POINTEE(values, 20)))) {
		sim_fill("nvmlDeviceGetRowRemapperHistogram", 1, values, 20);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetRowRemapperHistogram");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
		nvmlProcessDetailList_t *plist)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetRunningProcessDetailList", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(plist), SIM_POINTEE(plist, 24)))) {
		sim_fill("nvmlDeviceGetRunningProcessDetailList", 1, plist, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetRunningProcessDetailList");
	}
	_sim_error = sim_enter("process-list");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!plist)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)plist->numProcArrayEntries;
	_sim_error = sim_process_list(port_handle_device((uint64_t)(uintptr_t)device), plist->mode,
			&_sim_count, plist->procArray, sizeof(*plist->procArray),
			offsetof(__typeof__(*plist->procArray), pid),
			offsetof(__typeof__(*plist->procArray), usedGpuMemory), SIZE_MAX, 1);
	SIM_SET(plist->numProcArrayEntries, _sim_count);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
		unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
		unsigned int *sampleCount, nvmlSample_t *samples)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSamples", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(type),
			SIM_VALUE(lastSeenTimeStamp), SIM_POINTER(sampleValType),
			SIM_POINTER(sampleCount), SIM_POINTER(samples), SIM_POINTEE(sampleValType,
			4), SIM_POINTEE(sampleCount, 4), SIM_POINTEE(samples, 16)))) {
		sim_fill("nvmlDeviceGetSamples", 3, sampleValType, 4);
		sim_fill("nvmlDeviceGetSamples", 4, sampleCount, 4);
		sim_fill("nvmlDeviceGetSamples", 5, samples, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSamples");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSerial", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(serial),
			SIM_VALUE(length), SIM_POINTEE(serial, 1)))) {
		sim_fill("nvmlDeviceGetSerial", 1, serial, 1);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSerial");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSramEccErrorStatus", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(status), SIM_POINTEE(status, 104)))) {
		sim_fill("nvmlDeviceGetSramEccErrorStatus", 1, status, 104);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSramEccErrorStatus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,
		nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts",
			SIM_ARGS(SIM_POINTER(device), SIM_POINTER(errorCounts),
			SIM_POINTEE(errorCounts, 16)))) {
		sim_fill("nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts", 1, errorCounts, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
		unsigned long long *supportedClocksEventReasons)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSupportedClocksEventReasons", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(supportedClocksEventReasons),
			SIM_POINTEE(supportedClocksEventReasons, 8)))) {
		sim_fill("nvmlDeviceGetSupportedClocksEventReasons", 1,
				supportedClocksEventReasons, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSupportedClocksEventReasons");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
		unsigned long long *supportedClocksThrottleReasons)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSupportedClocksThrottleReasons", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(supportedClocksThrottleReasons),
			SIM_POINTEE(supportedClocksThrottleReasons, 8)))) {
		sim_fill("nvmlDeviceGetSupportedClocksThrottleReasons", 1,
				supportedClocksThrottleReasons, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSupportedClocksThrottleReasons");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSupportedEventTypes", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(eventTypes), SIM_POINTEE(eventTypes, 8)))) {
		sim_fill("nvmlDeviceGetSupportedEventTypes", 1, eventTypes, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSupportedEventTypes");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz,
		unsigned int *count, unsigned int *clocksMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSupportedGraphicsClocks", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(memoryClockMHz), SIM_POINTER(count), SIM_POINTER(clocksMHz),
			SIM_POINTEE(count, 4), SIM_POINTEE(clocksMHz, 4)))) {
		sim_fill("nvmlDeviceGetSupportedGraphicsClocks", 2, count, 4);
		sim_fill("nvmlDeviceGetSupportedGraphicsClocks", 3, clocksMHz, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSupportedGraphicsClocks");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count,
		unsigned int *clocksMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSupportedMemoryClocks", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(count), SIM_POINTER(clocksMHz), SIM_POINTEE(count, 4),
			SIM_POINTEE(clocksMHz, 4)))) {
		sim_fill("nvmlDeviceGetSupportedMemoryClocks", 1, count, 4);
		sim_fill("nvmlDeviceGetSupportedMemoryClocks", 2, clocksMHz, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSupportedMemoryClocks");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates,
		unsigned int size)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSupportedPerformanceStates", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pstates), SIM_VALUE(size), SIM_POINTEE(pstates, 4)))) {
		sim_fill("nvmlDeviceGetSupportedPerformanceStates", 1, pstates, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSupportedPerformanceStates");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuTypeId_t *vgpuTypeIds)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetSupportedVgpus", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(vgpuCount), SIM_POINTER(vgpuTypeIds), SIM_POINTEE(vgpuCount,
			4), SIM_POINTEE(vgpuTypeIds, 4)))) {
		sim_fill("nvmlDeviceGetSupportedVgpus", 1, vgpuCount, 4);
		sim_fill("nvmlDeviceGetSupportedVgpus", 2, vgpuTypeIds, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetSupportedVgpus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
		unsigned int *targetSpeed)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetTargetFanSpeed", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(fan),
			SIM_POINTER(targetSpeed), SIM_POINTEE(targetSpeed, 4)))) {
		sim_fill("nvmlDeviceGetTargetFanSpeed", 2, targetSpeed, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetTargetFanSpeed");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType,
		unsigned int *temp)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetTemperature", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(sensorType), SIM_POINTER(temp), SIM_POINTEE(temp, 4)))) {
		sim_fill("nvmlDeviceGetTemperature", 2, temp, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetTemperature");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!temp)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device), (uint64_t)40, 0,
			&_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*temp, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
		nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetTemperatureThreshold", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(thresholdType), SIM_POINTER(temp), SIM_POINTEE(temp, 4)))) {
		sim_fill("nvmlDeviceGetTemperatureThreshold", 2, temp, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetTemperatureThreshold");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetTemperatureV", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(temperature), SIM_POINTEE(temperature, 12)))) {
		sim_fill("nvmlDeviceGetTemperatureV", 1, temperature, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetTemperatureV");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
		nvmlGpuThermalSettings_t *pThermalSettings)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetThermalSettings", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(sensorIndex), SIM_POINTER(pThermalSettings),
			SIM_POINTEE(pThermalSettings, 64)))) {
		sim_fill("nvmlDeviceGetThermalSettings", 2, pThermalSettings, 64);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetThermalSettings");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2,
		nvmlGpuTopologyLevel_t *pathInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetTopologyCommonAncestor", SIM_ARGS(SIM_POINTER(device1),
			SIM_POINTER(device2), SIM_POINTER(pathInfo), SIM_POINTEE(pathInfo, 4)))) {
		sim_fill("nvmlDeviceGetTopologyCommonAncestor", 2, pathInfo, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetTopologyCommonAncestor");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level,
		unsigned int *count, nvmlDevice_t *deviceArray)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetTopologyNearestGpus", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(level), SIM_POINTER(count), SIM_POINTER(deviceArray),
			SIM_POINTEE(count, 4), SIM_POINTEE(deviceArray, 8)))) {
		sim_fill("nvmlDeviceGetTopologyNearestGpus", 2, count, 4);
		sim_fill("nvmlDeviceGetTopologyNearestGpus", 3, deviceArray, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetTopologyNearestGpus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
		nvmlEccCounterType_t counterType, unsigned long long *eccCounts)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetTotalEccErrors", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(errorType), SIM_VALUE(counterType), SIM_POINTER(eccCounts),
			SIM_POINTEE(eccCounts, 8)))) {
		sim_fill("nvmlDeviceGetTotalEccErrors", 3, eccCounts, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetTotalEccErrors");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetTotalEnergyConsumption", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(energy), SIM_POINTEE(energy, 8)))) {
		sim_fill("nvmlDeviceGetTotalEnergyConsumption", 1, energy, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetTotalEnergyConsumption");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetUUID", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(uuid),
			SIM_VALUE(length), SIM_POINTEE(uuid, 1)))) {
		sim_fill("nvmlDeviceGetUUID", 1, uuid, 1);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetUUID");
	}
	_sim_error = sim_enter("device-uuid");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!uuid)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_uuid(uuid, (uint64_t)length,
			port_handle_device((uint64_t)(uintptr_t)device));
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,
		nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetUnrepairableMemoryFlag_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(unrepairableMemoryStatus),
			SIM_POINTEE(unrepairableMemoryStatus, 4)))) {
		sim_fill("nvmlDeviceGetUnrepairableMemoryFlag_v1", 1, unrepairableMemoryStatus, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetUnrepairableMemoryFlag_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)
{
	uint64_t _sim_busy = 0;
	uint64_t _sim_memory = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetUtilizationRates", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(utilization), SIM_POINTEE(utilization, 8)))) {
		sim_fill("nvmlDeviceGetUtilizationRates", 1, utilization, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetUtilizationRates");
	}
	_sim_error = sim_enter("utilisation");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_utilisation(port_handle_device((uint64_t)(uintptr_t)device), &_sim_busy,
			&_sim_memory);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (utilization)
		SIM_SET(utilization->gpu, _sim_busy);
	if (utilization)
		SIM_SET(utilization->memory, _sim_memory);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVbiosVersion", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(version), SIM_VALUE(length), SIM_POINTEE(version, 1)))) {
		sim_fill("nvmlDeviceGetVbiosVersion", 1, version, 1);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVbiosVersion");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
		nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuCapabilities", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(capability), SIM_POINTER(capResult), SIM_POINTEE(capResult,
			4)))) {
		sim_fill("nvmlDeviceGetVgpuCapabilities", 2, capResult, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuCapabilities");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
		nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuHeterogeneousMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pHeterogeneousMode), SIM_POINTEE(pHeterogeneousMode, 8)))) {
		sim_fill("nvmlDeviceGetVgpuHeterogeneousMode", 1, pHeterogeneousMode, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuHeterogeneousMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
		nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuInstancesUtilizationInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(vgpuUtilInfo), SIM_POINTEE(vgpuUtilInfo, 32)))) {
		sim_fill("nvmlDeviceGetVgpuInstancesUtilizationInfo", 1, vgpuUtilInfo, 32);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuInstancesUtilizationInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
		unsigned int *bufferSize)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuMetadata", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pgpuMetadata), SIM_POINTER(bufferSize),
			SIM_POINTEE(pgpuMetadata, 128), SIM_POINTEE(bufferSize, 4)))) {
		sim_fill("nvmlDeviceGetVgpuMetadata", 1, pgpuMetadata, 128);
		sim_fill("nvmlDeviceGetVgpuMetadata", 2, bufferSize, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuMetadata");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
		unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
		nvmlVgpuProcessUtilizationSample_t *utilizationSamples)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuProcessUtilization", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(lastSeenTimeStamp), SIM_POINTER(vgpuProcessSamplesCount),
			SIM_POINTER(utilizationSamples), SIM_POINTEE(vgpuProcessSamplesCount, 4),
			SIM_POINTEE(utilizationSamples, 96)))) {
		sim_fill("nvmlDeviceGetVgpuProcessUtilization", 2, vgpuProcessSamplesCount, 4);
		sim_fill("nvmlDeviceGetVgpuProcessUtilization", 3, utilizationSamples, 96);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuProcessUtilization");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
		nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuProcessesUtilizationInfo", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(vgpuProcUtilInfo), SIM_POINTEE(vgpuProcUtilInfo, 24)))) {
		sim_fill("nvmlDeviceGetVgpuProcessesUtilizationInfo", 1, vgpuProcUtilInfo, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuProcessesUtilizationInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
		nvmlVgpuSchedulerCapabilities_t *pCapabilities)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuSchedulerCapabilities", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pCapabilities), SIM_POINTEE(pCapabilities, 40)))) {
		sim_fill("nvmlDeviceGetVgpuSchedulerCapabilities", 1, pCapabilities, 40);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuSchedulerCapabilities");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
		nvmlVgpuSchedulerLog_t *pSchedulerLog)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuSchedulerLog", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pSchedulerLog), SIM_POINTEE(pSchedulerLog, 9624)))) {
		sim_fill("nvmlDeviceGetVgpuSchedulerLog", 1, pSchedulerLog, 9624);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuSchedulerLog");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuSchedulerLog_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pSchedulerLogInfo), SIM_POINTEE(pSchedulerLogInfo, 11224)))) {
		sim_fill("nvmlDeviceGetVgpuSchedulerLog_v2", 1, pSchedulerLogInfo, 11224);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuSchedulerLog_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
		nvmlVgpuSchedulerGetState_t *pSchedulerState)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuSchedulerState", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pSchedulerState), SIM_POINTEE(pSchedulerState, 16)))) {
		sim_fill("nvmlDeviceGetVgpuSchedulerState", 1, pSchedulerState, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuSchedulerState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuSchedulerState_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pSchedulerStateInfo), SIM_POINTEE(pSchedulerStateInfo, 16)))) {
		sim_fill("nvmlDeviceGetVgpuSchedulerState_v2", 1, pSchedulerStateInfo, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuSchedulerState_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
		nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuTypeCreatablePlacements", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(vgpuTypeId), SIM_POINTER(pPlacementList),
			SIM_POINTEE(pPlacementList, 32)))) {
		sim_fill("nvmlDeviceGetVgpuTypeCreatablePlacements", 2, pPlacementList, 32);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuTypeCreatablePlacements");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
		nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuTypeSupportedPlacements", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(vgpuTypeId), SIM_POINTER(pPlacementList),
			SIM_POINTEE(pPlacementList, 32)))) {
		sim_fill("nvmlDeviceGetVgpuTypeSupportedPlacements", 2, pPlacementList, 32);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuTypeSupportedPlacements");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device,
		unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
		unsigned int *vgpuInstanceSamplesCount,
		nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVgpuUtilization", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(lastSeenTimeStamp), SIM_POINTER(sampleValType),
			SIM_POINTER(vgpuInstanceSamplesCount), SIM_POINTER(utilizationSamples),
			SIM_POINTEE(sampleValType, 4), SIM_POINTEE(vgpuInstanceSamplesCount, 4),
			SIM_POINTEE(utilizationSamples, 48)))) {
		sim_fill("nvmlDeviceGetVgpuUtilization", 2, sampleValType, 4);
		sim_fill("nvmlDeviceGetVgpuUtilization", 3, vgpuInstanceSamplesCount, 4);
		sim_fill("nvmlDeviceGetVgpuUtilization", 4, utilizationSamples, 48);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVgpuUtilization");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType,
		nvmlViolationTime_t *violTime)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetViolationStatus", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(perfPolicyType), SIM_POINTER(violTime), SIM_POINTEE(violTime,
			16)))) {
		sim_fill("nvmlDeviceGetViolationStatus", 2, violTime, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetViolationStatus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
		nvmlGpuVirtualizationMode_t *pVirtualMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceGetVirtualizationMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pVirtualMode), SIM_POINTEE(pVirtualMode, 4)))) {
		sim_fill("nvmlDeviceGetVirtualizationMode", 1, pVirtualMode, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceGetVirtualizationMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceIsMigDeviceHandle", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(isMigDevice), SIM_POINTEE(isMigDevice, 4)))) {
		sim_fill("nvmlDeviceIsMigDeviceHandle", 1, isMigDevice, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceIsMigDeviceHandle");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!isMigDevice)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(port_handle_device((uint64_t)(uintptr_t)device), (uint64_t)0, 0,
			&_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*isMigDevice, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device,
		nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceLockNvlinkRemapTable_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(remapTableLockInfo), SIM_POINTEE(remapTableLockInfo, 2)))) {
		sim_fill("nvmlDeviceLockNvlinkRemapTable_v1", 1, remapTableLockInfo, 2);
		return (nvmlReturn_t)sim_echo("nvmlDeviceLockNvlinkRemapTable_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceModifyDrainState", SIM_ARGS(SIM_POINTER(pciInfo),
			SIM_VALUE(newState), SIM_POINTEE(pciInfo, 68)))) {
		sim_fill("nvmlDeviceModifyDrainState", 0, pciInfo, 68);
		return (nvmlReturn_t)sim_echo("nvmlDeviceModifyDrainState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceOnSameBoard", SIM_ARGS(SIM_POINTER(device1), SIM_POINTER(device2),
			SIM_POINTER(onSameBoard), SIM_POINTEE(onSameBoard, 4)))) {
		sim_fill("nvmlDeviceOnSameBoard", 2, onSameBoard, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceOnSameBoard");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device,
		nvmlPerfMetricsSamples_v1_t *samples)
{
	if (sim_watching() &&
	    sim_watch("nvmlDevicePerfMetricsGetSamples_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(samples), SIM_POINTEE(samples, 115344)))) {
		sim_fill("nvmlDevicePerfMetricsGetSamples_v1", 1, samples, 115344);
		return (nvmlReturn_t)sim_echo("nvmlDevicePerfMetricsGetSamples_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
		nvmlPowerSmoothingProfile_t *profile)
{
	if (sim_watching() &&
	    sim_watch("nvmlDevicePowerSmoothingActivatePresetProfile",
			SIM_ARGS(SIM_POINTER(device), SIM_POINTER(profile), SIM_POINTEE(profile,
			24)))) {
		sim_fill("nvmlDevicePowerSmoothingActivatePresetProfile", 1, profile, 24);
		return (nvmlReturn_t)sim_echo("nvmlDevicePowerSmoothingActivatePresetProfile");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)
{
	if (sim_watching() &&
	    sim_watch("nvmlDevicePowerSmoothingSetState", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(state), SIM_POINTEE(state, 8)))) {
		sim_fill("nvmlDevicePowerSmoothingSetState", 1, state, 8);
		return (nvmlReturn_t)sim_echo("nvmlDevicePowerSmoothingSetState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
		nvmlPowerSmoothingProfile_t *profile)
{
	if (sim_watching() &&
	    sim_watch("nvmlDevicePowerSmoothingUpdatePresetProfileParam",
			SIM_ARGS(SIM_POINTER(device), SIM_POINTER(profile), SIM_POINTEE(profile,
			24)))) {
		sim_fill("nvmlDevicePowerSmoothingUpdatePresetProfileParam", 1, profile, 24);
		return (nvmlReturn_t)sim_echo("nvmlDevicePowerSmoothingUpdatePresetProfileParam");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceQueryDrainState", SIM_ARGS(SIM_POINTER(pciInfo),
			SIM_POINTER(currentState), SIM_POINTEE(pciInfo, 68),
			SIM_POINTEE(currentState, 4)))) {
		sim_fill("nvmlDeviceQueryDrainState", 0, pciInfo, 68);
		sim_fill("nvmlDeviceQueryDrainState", 1, currentState, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceQueryDrainState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceReadPRMCounters_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(counterList), SIM_POINTEE(counterList, 16)))) {
		sim_fill("nvmlDeviceReadPRMCounters_v1", 1, counterList, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceReadPRMCounters_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceReadWritePRM_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(buffer), SIM_POINTEE(buffer, 504)))) {
		sim_fill("nvmlDeviceReadWritePRM_v1", 1, buffer, 504);
		return (nvmlReturn_t)sim_echo("nvmlDeviceReadWritePRM_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes,
		nvmlEventSet_t set)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceRegisterEvents", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(eventTypes), SIM_POINTER(set)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceRegisterEvents");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceRemoveGpu(nvmlPciInfo_t *pciInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceRemoveGpu", SIM_ARGS(SIM_POINTER(pciInfo), SIM_POINTEE(pciInfo,
			68)))) {
		sim_fill("nvmlDeviceRemoveGpu", 0, pciInfo, 68);
		return (nvmlReturn_t)sim_echo("nvmlDeviceRemoveGpu");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
		nvmlPcieLinkState_t linkState)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceRemoveGpu_v2", SIM_ARGS(SIM_POINTER(pciInfo), SIM_VALUE(gpuState),
			SIM_VALUE(linkState), SIM_POINTEE(pciInfo, 68)))) {
		sim_fill("nvmlDeviceRemoveGpu_v2", 0, pciInfo, 68);
		return (nvmlReturn_t)sim_echo("nvmlDeviceRemoveGpu_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceResetApplicationsClocks", SIM_ARGS(SIM_POINTER(device)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceResetApplicationsClocks");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceResetGpuLockedClocks", SIM_ARGS(SIM_POINTER(device)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceResetGpuLockedClocks");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceResetMemoryLockedClocks", SIM_ARGS(SIM_POINTER(device)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceResetMemoryLockedClocks");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceResetNvLinkErrorCounters", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceResetNvLinkErrorCounters");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
		unsigned int counter)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceResetNvLinkUtilizationCounter", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_VALUE(counter)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceResetNvLinkUtilizationCounter");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
		nvmlEnableState_t isRestricted)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetAPIRestriction", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(apiType), SIM_VALUE(isRestricted)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetAPIRestriction");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetAccountingMode", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(mode)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetAccountingMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetAdaptiveTgpMode_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(mode)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetAdaptiveTgpMode_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz,
		unsigned int graphicsClockMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetApplicationsClocks", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(memClockMHz), SIM_VALUE(graphicsClockMHz)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetApplicationsClocks");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetAutoBoostedClocksEnabled", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(enabled)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetAutoBoostedClocksEnabled");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetClockOffsets", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(info),
			SIM_POINTEE(info, 24)))) {
		sim_fill("nvmlDeviceSetClockOffsets", 1, info, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetClockOffsets");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetComputeMode", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(mode)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetComputeMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
		unsigned long long sizeKiB)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetConfComputeUnprotectedMemSize", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(sizeKiB)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetConfComputeUnprotectedMemSize");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetCpuAffinity", SIM_ARGS(SIM_POINTER(device)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetCpuAffinity");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
		nvmlEnableState_t enabled, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetDefaultAutoBoostedClocksEnabled", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(enabled), SIM_VALUE(flags)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetDefaultAutoBoostedClocksEnabled");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetDefaultFanSpeed_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(fan)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetDefaultFanSpeed_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
		const nvmlDramEncryptionInfo_t *dramEncryption)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetDramEncryptionMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(dramEncryption), SIM_POINTEE(dramEncryption, 8)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetDramEncryptionMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel,
		unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetDriverModel", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(driverModel), SIM_VALUE(flags)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetDriverModel");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetEccMode", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(ecc)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetEccMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
		nvmlFanControlPolicy_t policy)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetFanControlPolicy", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(fan), SIM_VALUE(policy)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetFanControlPolicy");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetFanSpeed_v2", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(fan),
			SIM_VALUE(speed)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetFanSpeed_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetGpcClkVfOffset", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(offset)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetGpcClkVfOffset");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz,
		unsigned int maxGpuClockMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetGpuLockedClocks", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(minGpuClockMHz), SIM_VALUE(maxGpuClockMHz)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetGpuLockedClocks");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetGpuOperationMode", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(mode)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetGpuOperationMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetHostname_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(hostname), SIM_POINTEE(hostname, 64)))) {
		sim_fill("nvmlDeviceSetHostname_v1", 1, hostname, 64);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetHostname_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetMemClkVfOffset", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(offset)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetMemClkVfOffset");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetMemoryLimits_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(limits), SIM_POINTEE(limits, 24)))) {
		sim_fill("nvmlDeviceSetMemoryLimits_v1", 1, limits, 24);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetMemoryLimits_v1");
	}
	_sim_error = sim_enter("memory-limit");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memory_limit(port_handle_device((uint64_t)(uintptr_t)device),
			limits->nameSpace, limits->hardLimit);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz,
		unsigned int maxMemClockMHz)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetMemoryLockedClocks", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(minMemClockMHz), SIM_VALUE(maxMemClockMHz)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetMemoryLockedClocks");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
		nvmlReturn_t *activationStatus)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetMigMode", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(mode),
			SIM_POINTER(activationStatus), SIM_POINTEE(activationStatus, 4)))) {
		sim_fill("nvmlDeviceSetMigMode", 2, activationStatus, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetMigMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
		nvmlNvLinkPowerThres_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetNvLinkDeviceLowPowerThreshold", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(info), SIM_POINTEE(info, 4)))) {
		sim_fill("nvmlDeviceSetNvLinkDeviceLowPowerThreshold", 1, info, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetNvLinkDeviceLowPowerThreshold");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
		unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetNvLinkUtilizationControl", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(link), SIM_VALUE(counter), SIM_POINTER(control),
			SIM_VALUE(reset), SIM_POINTEE(control, 8)))) {
		sim_fill("nvmlDeviceSetNvLinkUtilizationControl", 3, control, 8);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetNvLinkUtilizationControl");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetNvlinkBwMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(setBwMode), SIM_POINTEE(setBwMode, 12)))) {
		sim_fill("nvmlDeviceSetNvlinkBwMode", 1, setBwMode, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetNvlinkBwMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device,
		nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetNvlinkBwModeAsync_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(setBwModeAsync), SIM_POINTEE(setBwModeAsync, 12)))) {
		sim_fill("nvmlDeviceSetNvlinkBwModeAsync_v1", 1, setBwModeAsync, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetNvlinkBwModeAsync_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device,
		nvmlNvlinkSetNvleReady_v1_t *setNvleReady)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetNvlinkNvleReady_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(setNvleReady), SIM_POINTEE(setNvleReady, 1)))) {
		sim_fill("nvmlDeviceSetNvlinkNvleReady_v1", 1, setNvleReady, 1);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetNvlinkNvleReady_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetPersistenceMode", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(mode)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetPersistenceMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetPowerManagementLimit", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(limit)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetPowerManagementLimit");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
		nvmlPowerValue_v2_t *powerValue)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetPowerManagementLimit_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(powerValue), SIM_POINTEE(powerValue, 12)))) {
		sim_fill("nvmlDeviceSetPowerManagementLimit_v2", 1, powerValue, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetPowerManagementLimit_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device,
		nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetPowerMizerMode_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(powerMizerMode), SIM_POINTEE(powerMizerMode, 12)))) {
		sim_fill("nvmlDeviceSetPowerMizerMode_v1", 1, powerMizerMode, 12);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetPowerMizerMode_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetRusdSettings_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(settings), SIM_POINTEE(settings, 16)))) {
		sim_fill("nvmlDeviceSetRusdSettings_v1", 1, settings, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetRusdSettings_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
		nvmlTemperatureThresholds_t thresholdType, int *temp)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetTemperatureThreshold", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(thresholdType), SIM_POINTER(temp), SIM_POINTEE(temp, 4)))) {
		sim_fill("nvmlDeviceSetTemperatureThreshold", 2, temp, 4);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetTemperatureThreshold");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
		nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetVgpuCapabilities", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(capability), SIM_VALUE(state)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetVgpuCapabilities");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
		const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetVgpuHeterogeneousMode", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pHeterogeneousMode), SIM_POINTEE(pHeterogeneousMode, 8)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetVgpuHeterogeneousMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
		nvmlVgpuSchedulerSetState_t *pSchedulerState)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetVgpuSchedulerState", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pSchedulerState), SIM_POINTEE(pSchedulerState, 16)))) {
		sim_fill("nvmlDeviceSetVgpuSchedulerState", 1, pSchedulerState, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetVgpuSchedulerState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerState_v2_t *pSchedulerState)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetVgpuSchedulerState_v2", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(pSchedulerState), SIM_POINTEE(pSchedulerState, 16)))) {
		sim_fill("nvmlDeviceSetVgpuSchedulerState_v2", 1, pSchedulerState, 16);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetVgpuSchedulerState_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
		nvmlGpuVirtualizationMode_t virtualMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetVirtualizationMode", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(virtualMode)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetVirtualizationMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,
		nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceSetupNvlinkNvleEncryptionKey_v1", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(encryptionKey), SIM_POINTEE(encryptionKey, 560)))) {
		sim_fill("nvmlDeviceSetupNvlinkNvleEncryptionKey_v1", 1, encryptionKey, 560);
		return (nvmlReturn_t)sim_echo("nvmlDeviceSetupNvlinkNvleEncryptionKey_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceValidateInforom", SIM_ARGS(SIM_POINTER(device)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceValidateInforom");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceVgpuForceGspUnload", SIM_ARGS(SIM_POINTER(device)))) {
		return (nvmlReturn_t)sim_echo("nvmlDeviceVgpuForceGspUnload");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
			SIM_ARGS(SIM_POINTER(device), SIM_POINTER(requestedProfiles),
			SIM_POINTEE(requestedProfiles, 36)))) {
		sim_fill("nvmlDeviceWorkloadPowerProfileClearRequestedProfiles", 1,
				requestedProfiles, 36);
		return (nvmlReturn_t)sim_echo("nvmlDeviceWorkloadPowerProfileClearRequestedProfiles");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
			SIM_ARGS(SIM_POINTER(device), SIM_POINTER(currentProfiles),
			SIM_POINTEE(currentProfiles, 100)))) {
		sim_fill("nvmlDeviceWorkloadPowerProfileGetCurrentProfiles", 1, currentProfiles,
				100);
		return (nvmlReturn_t)sim_echo("nvmlDeviceWorkloadPowerProfileGetCurrentProfiles");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
		nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
			SIM_ARGS(SIM_POINTER(device), SIM_POINTER(profilesInfo),
			SIM_POINTEE(profilesInfo, 11256)))) {
		sim_fill("nvmlDeviceWorkloadPowerProfileGetProfilesInfo", 1, profilesInfo, 11256);
		return (nvmlReturn_t)sim_echo("nvmlDeviceWorkloadPowerProfileGetProfilesInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
			SIM_ARGS(SIM_POINTER(device), SIM_POINTER(requestedProfiles),
			SIM_POINTEE(requestedProfiles, 36)))) {
		sim_fill("nvmlDeviceWorkloadPowerProfileSetRequestedProfiles", 1,
				requestedProfiles, 36);
		return (nvmlReturn_t)sim_echo("nvmlDeviceWorkloadPowerProfileSetRequestedProfiles");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device,
		nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)
{
	if (sim_watching() &&
	    sim_watch("nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1",
			SIM_ARGS(SIM_POINTER(device), SIM_POINTER(updateProfiles),
			SIM_POINTEE(updateProfiles, 36)))) {
		sim_fill("nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1", 1, updateProfiles, 36);
		return (nvmlReturn_t)sim_echo("nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

const char *nvmlErrorString(nvmlReturn_t result)
{
	if (sim_watching() &&
	    sim_watch("nvmlErrorString", SIM_ARGS(SIM_VALUE(result)))) {
		return (const char *)(uintptr_t)sim_echo("nvmlErrorString");
	}
	return sim_status_words(result, SIM_TEXT) ? sim_status_words(result, SIM_TEXT)
			: "unknown status";
}

nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetCreate", SIM_ARGS(SIM_POINTER(set), SIM_POINTEE(set, 8)))) {
		sim_fill("nvmlEventSetCreate", 0, set, 8);
		return (nvmlReturn_t)sim_echo("nvmlEventSetCreate");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetFree", SIM_ARGS(SIM_POINTER(set)))) {
		return (nvmlReturn_t)sim_echo("nvmlEventSetFree");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextCount_v1_t *params)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetGetContextCount_v1", SIM_ARGS(SIM_POINTER(set),
			SIM_POINTER(params), SIM_POINTEE(params, 4)))) {
		sim_fill("nvmlEventSetGetContextCount_v1", 1, params, 4);
		return (nvmlReturn_t)sim_echo("nvmlEventSetGetContextCount_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextData_v1_t *params)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetGetContextData_v1", SIM_ARGS(SIM_POINTER(set),
			SIM_POINTER(params), SIM_POINTEE(params, 16)))) {
		sim_fill("nvmlEventSetGetContextData_v1", 1, params, 16);
		return (nvmlReturn_t)sim_echo("nvmlEventSetGetContextData_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextInfo_v1_t *params)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetGetContextInfo_v1", SIM_ARGS(SIM_POINTER(set),
			SIM_POINTER(params), SIM_POINTEE(params, 20)))) {
		sim_fill("nvmlEventSetGetContextInfo_v1", 1, params, 20);
		return (nvmlReturn_t)sim_echo("nvmlEventSetGetContextInfo_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,
		nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1",
			SIM_ARGS(SIM_POINTER(set), SIM_POINTER(params), SIM_POINTEE(params, 8)))) {
		sim_fill("nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1", 1, params, 8);
		return (nvmlReturn_t)sim_echo("nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet,
		const nvmlGpuOperationalEventConfig_v1_t *config)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetRegisterGpuOperationalEvents_v1",
			SIM_ARGS(SIM_POINTER(eventSet), SIM_POINTER(config), SIM_POINTEE(config,
			104)))) {
		return (nvmlReturn_t)sim_echo("nvmlEventSetRegisterGpuOperationalEvents_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlEventSetWait(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetWait", SIM_ARGS(SIM_POINTER(set), SIM_POINTER(data),
			SIM_VALUE(timeoutms), SIM_POINTEE(data, 32)))) {
		sim_fill("nvmlEventSetWait", 1, data, 32);
		return (nvmlReturn_t)sim_echo("nvmlEventSetWait");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetWait_v2", SIM_ARGS(SIM_POINTER(set), SIM_POINTER(data),
			SIM_VALUE(timeoutms), SIM_POINTEE(data, 32)))) {
		sim_fill("nvmlEventSetWait_v2", 1, data, 32);
		return (nvmlReturn_t)sim_echo("nvmlEventSetWait_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)
{
	if (sim_watching() &&
	    sim_watch("nvmlEventSetWait_v3", SIM_ARGS(SIM_POINTER(set), SIM_POINTER(params),
			SIM_POINTEE(params, 224)))) {
		sim_fill("nvmlEventSetWait_v3", 1, params, 224);
		return (nvmlReturn_t)sim_echo("nvmlEventSetWait_v3");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

uint64_t nvmlGetBlacklistDeviceCount(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("nvmlGetBlacklistDeviceCount");
	return (uint64_t)NVML_ERROR_NOT_SUPPORTED;
}

uint64_t nvmlGetBlacklistDeviceInfoByIndex(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("nvmlGetBlacklistDeviceInfoByIndex");
	return (uint64_t)NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
{
	if (sim_watching() &&
	    sim_watch("nvmlGetExcludedDeviceCount", SIM_ARGS(SIM_POINTER(deviceCount),
			SIM_POINTEE(deviceCount, 4)))) {
		sim_fill("nvmlGetExcludedDeviceCount", 0, deviceCount, 4);
		return (nvmlReturn_t)sim_echo("nvmlGetExcludedDeviceCount");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlGetExcludedDeviceInfoByIndex", SIM_ARGS(SIM_VALUE(index),
			SIM_POINTER(info), SIM_POINTEE(info, 148)))) {
		sim_fill("nvmlGetExcludedDeviceInfoByIndex", 1, info, 148);
		return (nvmlReturn_t)sim_echo("nvmlGetExcludedDeviceInfoByIndex");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
		nvmlVgpuPgpuMetadata_t *pgpuMetadata,
		nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlGetVgpuCompatibility", SIM_ARGS(SIM_POINTER(vgpuMetadata),
			SIM_POINTER(pgpuMetadata), SIM_POINTER(compatibilityInfo),
			SIM_POINTEE(vgpuMetadata, 212), SIM_POINTEE(pgpuMetadata, 128),
			SIM_POINTEE(compatibilityInfo, 8)))) {
		sim_fill("nvmlGetVgpuCompatibility", 0, vgpuMetadata, 212);
		sim_fill("nvmlGetVgpuCompatibility", 1, pgpuMetadata, 128);
		sim_fill("nvmlGetVgpuCompatibility", 2, compatibilityInfo, 8);
		return (nvmlReturn_t)sim_echo("nvmlGetVgpuCompatibility");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
		unsigned int *capResult)
{
	if (sim_watching() &&
	    sim_watch("nvmlGetVgpuDriverCapabilities", SIM_ARGS(SIM_VALUE(capability),
			SIM_POINTER(capResult), SIM_POINTEE(capResult, 4)))) {
		sim_fill("nvmlGetVgpuDriverCapabilities", 1, capResult, 4);
		return (nvmlReturn_t)sim_echo("nvmlGetVgpuDriverCapabilities");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)
{
	if (sim_watching() &&
	    sim_watch("nvmlGetVgpuVersion", SIM_ARGS(SIM_POINTER(supported), SIM_POINTER(current),
			SIM_POINTEE(supported, 8), SIM_POINTEE(current, 8)))) {
		sim_fill("nvmlGetVgpuVersion", 0, supported, 8);
		sim_fill("nvmlGetVgpuVersion", 1, current, 8);
		return (nvmlReturn_t)sim_echo("nvmlGetVgpuVersion");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpmMetricsGet", SIM_ARGS(SIM_POINTER(metricsGet),
			SIM_POINTEE(metricsGet, 19104)))) {
		sim_fill("nvmlGpmMetricsGet", 0, metricsGet, 19104);
		return (nvmlReturn_t)sim_echo("nvmlGpmMetricsGet");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
		nvmlGpmSample_t gpmSample)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpmMigSampleGet", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(gpuInstanceId), SIM_POINTER(gpmSample)))) {
		return (nvmlReturn_t)sim_echo("nvmlGpmMigSampleGet");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpmQueryDeviceSupport", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(gpmSupport), SIM_POINTEE(gpmSupport, 8)))) {
		sim_fill("nvmlGpmQueryDeviceSupport", 1, gpmSupport, 8);
		return (nvmlReturn_t)sim_echo("nvmlGpmQueryDeviceSupport");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpmQueryIfStreamingEnabled", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(state), SIM_POINTEE(state, 4)))) {
		sim_fill("nvmlGpmQueryIfStreamingEnabled", 1, state, 4);
		return (nvmlReturn_t)sim_echo("nvmlGpmQueryIfStreamingEnabled");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpmSampleAlloc", SIM_ARGS(SIM_POINTER(gpmSample), SIM_POINTEE(gpmSample,
			8)))) {
		sim_fill("nvmlGpmSampleAlloc", 0, gpmSample, 8);
		return (nvmlReturn_t)sim_echo("nvmlGpmSampleAlloc");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpmSampleFree", SIM_ARGS(SIM_POINTER(gpmSample)))) {
		return (nvmlReturn_t)sim_echo("nvmlGpmSampleFree");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpmSampleGet", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(gpmSample)))) {
		return (nvmlReturn_t)sim_echo("nvmlGpmSampleGet");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpmSetStreamingEnabled", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(state)))) {
		return (nvmlReturn_t)sim_echo("nvmlGpmSetStreamingEnabled");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstance_t *computeInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceCreateComputeInstance", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_VALUE(profileId), SIM_POINTER(computeInstance),
			SIM_POINTEE(computeInstance, 8)))) {
		sim_fill("nvmlGpuInstanceCreateComputeInstance", 2, computeInstance, 8);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceCreateComputeInstance");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
		nvmlComputeInstance_t *computeInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceCreateComputeInstanceWithPlacement",
			SIM_ARGS(SIM_POINTER(gpuInstance), SIM_VALUE(profileId),
			SIM_POINTER(placement), SIM_POINTER(computeInstance),
			SIM_POINTEE(placement, 8), SIM_POINTEE(computeInstance, 8)))) {
		sim_fill("nvmlGpuInstanceCreateComputeInstanceWithPlacement", 3, computeInstance,
				8);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceCreateComputeInstanceWithPlacement");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceDestroy", SIM_ARGS(SIM_POINTER(gpuInstance)))) {
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceDestroy");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
		nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetActiveVgpus", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pVgpuInstanceInfo), SIM_POINTEE(pVgpuInstanceInfo, 16)))) {
		sim_fill("nvmlGpuInstanceGetActiveVgpus", 1, pVgpuInstanceInfo, 16);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetActiveVgpus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id,
		nvmlComputeInstance_t *computeInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetComputeInstanceById", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_VALUE(id), SIM_POINTER(computeInstance), SIM_POINTEE(computeInstance,
			8)))) {
		sim_fill("nvmlGpuInstanceGetComputeInstanceById", 2, computeInstance, 8);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetComputeInstanceById");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstancePlacement_t *placements,
		unsigned int *count)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetComputeInstancePossiblePlacements",
			SIM_ARGS(SIM_POINTER(gpuInstance), SIM_VALUE(profileId),
			SIM_POINTER(placements), SIM_POINTER(count), SIM_POINTEE(placements, 8),
			SIM_POINTEE(count, 4)))) {
		sim_fill("nvmlGpuInstanceGetComputeInstancePossiblePlacements", 2, placements, 8);
		sim_fill("nvmlGpuInstanceGetComputeInstancePossiblePlacements", 3, count, 4);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetComputeInstancePossiblePlacements");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,
		unsigned int profile, unsigned int engProfile,
		nvmlComputeInstanceProfileInfo_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetComputeInstanceProfileInfo",
			SIM_ARGS(SIM_POINTER(gpuInstance), SIM_VALUE(profile),
			SIM_VALUE(engProfile), SIM_POINTER(info), SIM_POINTEE(info, 36)))) {
		sim_fill("nvmlGpuInstanceGetComputeInstanceProfileInfo", 3, info, 36);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetComputeInstanceProfileInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance,
		unsigned int profile, unsigned int engProfile,
		nvmlComputeInstanceProfileInfo_v2_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetComputeInstanceProfileInfoV",
			SIM_ARGS(SIM_POINTER(gpuInstance), SIM_VALUE(profile),
			SIM_VALUE(engProfile), SIM_POINTER(info), SIM_POINTEE(info, 136)))) {
		sim_fill("nvmlGpuInstanceGetComputeInstanceProfileInfoV", 3, info, 136);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetComputeInstanceProfileInfoV");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, unsigned int *count)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
			SIM_ARGS(SIM_POINTER(gpuInstance), SIM_VALUE(profileId),
			SIM_POINTER(count), SIM_POINTEE(count, 4)))) {
		sim_fill("nvmlGpuInstanceGetComputeInstanceRemainingCapacity", 2, count, 4);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetComputeInstanceRemainingCapacity");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstance_t *computeInstances,
		unsigned int *count)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetComputeInstances", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_VALUE(profileId), SIM_POINTER(computeInstances), SIM_POINTER(count),
			SIM_POINTEE(computeInstances, 8), SIM_POINTEE(count, 4)))) {
		sim_fill("nvmlGpuInstanceGetComputeInstances", 2, computeInstances, 8);
		sim_fill("nvmlGpuInstanceGetComputeInstances", 3, count, 4);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetComputeInstances");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuTypeIdInfo_t *pVgpus)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetCreatableVgpus", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pVgpus), SIM_POINTEE(pVgpus, 16)))) {
		sim_fill("nvmlGpuInstanceGetCreatableVgpus", 1, pVgpus, 16);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetCreatableVgpus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetInfo", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(info), SIM_POINTEE(info, 24)))) {
		sim_fill("nvmlGpuInstanceGetInfo", 1, info, 24);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetVgpuHeterogeneousMode", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pHeterogeneousMode), SIM_POINTEE(pHeterogeneousMode, 8)))) {
		sim_fill("nvmlGpuInstanceGetVgpuHeterogeneousMode", 1, pHeterogeneousMode, 8);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetVgpuHeterogeneousMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetVgpuSchedulerLog", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pSchedulerLogInfo), SIM_POINTEE(pSchedulerLogInfo, 9632)))) {
		sim_fill("nvmlGpuInstanceGetVgpuSchedulerLog", 1, pSchedulerLogInfo, 9632);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetVgpuSchedulerLog");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetVgpuSchedulerLog_v2", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pSchedulerLogInfo), SIM_POINTEE(pSchedulerLogInfo, 11224)))) {
		sim_fill("nvmlGpuInstanceGetVgpuSchedulerLog_v2", 1, pSchedulerLogInfo, 11224);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetVgpuSchedulerLog_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetVgpuSchedulerState", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pSchedulerStateInfo), SIM_POINTEE(pSchedulerStateInfo, 24)))) {
		sim_fill("nvmlGpuInstanceGetVgpuSchedulerState", 1, pSchedulerStateInfo, 24);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetVgpuSchedulerState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetVgpuSchedulerState_v2", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pSchedulerStateInfo), SIM_POINTEE(pSchedulerStateInfo, 16)))) {
		sim_fill("nvmlGpuInstanceGetVgpuSchedulerState_v2", 1, pSchedulerStateInfo, 16);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetVgpuSchedulerState_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
			SIM_ARGS(SIM_POINTER(gpuInstance), SIM_POINTER(pCreatablePlacementInfo),
			SIM_POINTEE(pCreatablePlacementInfo, 32)))) {
		sim_fill("nvmlGpuInstanceGetVgpuTypeCreatablePlacements", 1,
				pCreatablePlacementInfo, 32);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceGetVgpuTypeCreatablePlacements");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
		const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceSetVgpuHeterogeneousMode", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pHeterogeneousMode), SIM_POINTEE(pHeterogeneousMode, 8)))) {
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceSetVgpuHeterogeneousMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerState_t *pScheduler)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceSetVgpuSchedulerState", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pScheduler), SIM_POINTEE(pScheduler, 24)))) {
		sim_fill("nvmlGpuInstanceSetVgpuSchedulerState", 1, pScheduler, 24);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceSetVgpuSchedulerState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerState_v2_t *pSchedulerState)
{
	if (sim_watching() &&
	    sim_watch("nvmlGpuInstanceSetVgpuSchedulerState_v2", SIM_ARGS(SIM_POINTER(gpuInstance),
			SIM_POINTER(pSchedulerState), SIM_POINTEE(pSchedulerState, 16)))) {
		sim_fill("nvmlGpuInstanceSetVgpuSchedulerState_v2", 1, pSchedulerState, 16);
		return (nvmlReturn_t)sim_echo("nvmlGpuInstanceSetVgpuSchedulerState_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlInit(void)
{
	int _sim_error;

	if (sim_watching() && sim_watch("nvmlInit", NULL, 0))
		return (nvmlReturn_t)sim_echo("nvmlInit");
	_sim_error = sim_enter("init");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_init();
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlInitWithFlags(unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlInitWithFlags", SIM_ARGS(SIM_VALUE(flags)))) {
		return (nvmlReturn_t)sim_echo("nvmlInitWithFlags");
	}
	_sim_error = sim_enter("init");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_init();
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlInit_v2(void)
{
	int _sim_error;

	if (sim_watching() && sim_watch("nvmlInit_v2", NULL, 0))
		return (nvmlReturn_t)sim_echo("nvmlInit_v2");
	_sim_error = sim_enter("init");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_init();
	return sim_status_of(_sim_error);
}

uint64_t nvmlInternalGetExportTable(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("nvmlInternalGetExportTable");
	return (uint64_t)NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)
{
	if (sim_watching() &&
	    sim_watch("nvmlSetVgpuVersion", SIM_ARGS(SIM_POINTER(vgpuVersion),
			SIM_POINTEE(vgpuVersion, 8)))) {
		sim_fill("nvmlSetVgpuVersion", 0, vgpuVersion, 8);
		return (nvmlReturn_t)sim_echo("nvmlSetVgpuVersion");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlShutdown(void)
{
	int _sim_error;

	if (sim_watching() && sim_watch("nvmlShutdown", NULL, 0))
		return (nvmlReturn_t)sim_echo("nvmlShutdown");
	_sim_error = sim_enter("shutdown");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_shutdown();
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemEventSetCreate", SIM_ARGS(SIM_POINTER(request),
			SIM_POINTEE(request, 16)))) {
		sim_fill("nvmlSystemEventSetCreate", 0, request, 16);
		return (nvmlReturn_t)sim_echo("nvmlSystemEventSetCreate");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemEventSetFree", SIM_ARGS(SIM_POINTER(request), SIM_POINTEE(request,
			16)))) {
		sim_fill("nvmlSystemEventSetFree", 0, request, 16);
		return (nvmlReturn_t)sim_echo("nvmlSystemEventSetFree");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemEventSetWait", SIM_ARGS(SIM_POINTER(request), SIM_POINTEE(request,
			32)))) {
		sim_fill("nvmlSystemEventSetWait", 0, request, 32);
		return (nvmlReturn_t)sim_echo("nvmlSystemEventSetWait");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetCPER_v1", SIM_ARGS(SIM_POINTER(cper), SIM_POINTEE(cper,
			112)))) {
		sim_fill("nvmlSystemGetCPER_v1", 0, cper, 112);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetCPER_v1");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetConfComputeCapabilities", SIM_ARGS(SIM_POINTER(capabilities),
			SIM_POINTEE(capabilities, 8)))) {
		sim_fill("nvmlSystemGetConfComputeCapabilities", 0, capabilities, 8);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetConfComputeCapabilities");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetConfComputeGpusReadyState",
			SIM_ARGS(SIM_POINTER(isAcceptingWork), SIM_POINTEE(isAcceptingWork, 4)))) {
		sim_fill("nvmlSystemGetConfComputeGpusReadyState", 0, isAcceptingWork, 4);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetConfComputeGpusReadyState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetConfComputeKeyRotationThresholdInfo",
			SIM_ARGS(SIM_POINTER(pKeyRotationThrInfo), SIM_POINTEE(pKeyRotationThrInfo,
			16)))) {
		sim_fill("nvmlSystemGetConfComputeKeyRotationThresholdInfo", 0,
				pKeyRotationThrInfo, 16);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetConfComputeKeyRotationThresholdInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetConfComputeSettings", SIM_ARGS(SIM_POINTER(settings),
			SIM_POINTEE(settings, 20)))) {
		sim_fill("nvmlSystemGetConfComputeSettings", 0, settings, 20);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetConfComputeSettings");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetConfComputeSettings_v2", SIM_ARGS(SIM_POINTER(settings),
			SIM_POINTEE(settings, 24)))) {
		sim_fill("nvmlSystemGetConfComputeSettings_v2", 0, settings, 24);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetConfComputeSettings_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetConfComputeState", SIM_ARGS(SIM_POINTER(state),
			SIM_POINTEE(state, 12)))) {
		sim_fill("nvmlSystemGetConfComputeState", 0, state, 12);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetConfComputeState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlSystemGetCudaDriverVersion", SIM_ARGS(SIM_POINTER(cudaDriverVersion),
			SIM_POINTEE(cudaDriverVersion, 4)))) {
		sim_fill("nvmlSystemGetCudaDriverVersion", 0, cudaDriverVersion, 4);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetCudaDriverVersion");
	}
	_sim_error = sim_enter("version");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!cudaDriverVersion)
		return sim_status_of(-EINVAL);
	_sim_error = sim_version(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*cudaDriverVersion, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlSystemGetCudaDriverVersion_v2", SIM_ARGS(SIM_POINTER(cudaDriverVersion),
			SIM_POINTEE(cudaDriverVersion, 4)))) {
		sim_fill("nvmlSystemGetCudaDriverVersion_v2", 0, cudaDriverVersion, 4);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetCudaDriverVersion_v2");
	}
	_sim_error = sim_enter("version");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!cudaDriverVersion)
		return sim_status_of(-EINVAL);
	_sim_error = sim_version(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*cudaDriverVersion, _sim_out);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
		unsigned int length)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetDriverBranch", SIM_ARGS(SIM_POINTER(branchInfo),
			SIM_VALUE(length), SIM_POINTEE(branchInfo, 84)))) {
		sim_fill("nvmlSystemGetDriverBranch", 0, branchInfo, 84);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetDriverBranch");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlSystemGetDriverVersion", SIM_ARGS(SIM_POINTER(version),
			SIM_VALUE(length), SIM_POINTEE(version, 1)))) {
		sim_fill("nvmlSystemGetDriverVersion", 0, version, 1);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetDriverVersion");
	}
	_sim_error = sim_enter("release");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!version)
		return sim_status_of(-EINVAL);
	_sim_error = sim_release(version, (uint64_t)length);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetHicVersion", SIM_ARGS(SIM_POINTER(hwbcCount),
			SIM_POINTER(hwbcEntries), SIM_POINTEE(hwbcCount, 4),
			SIM_POINTEE(hwbcEntries, 36)))) {
		sim_fill("nvmlSystemGetHicVersion", 0, hwbcCount, 4);
		sim_fill("nvmlSystemGetHicVersion", 1, hwbcEntries, 36);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetHicVersion");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("nvmlSystemGetNVMLVersion", SIM_ARGS(SIM_POINTER(version), SIM_VALUE(length),
			SIM_POINTEE(version, 1)))) {
		sim_fill("nvmlSystemGetNVMLVersion", 0, version, 1);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetNVMLVersion");
	}
	_sim_error = sim_enter("release");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!version)
		return sim_status_of(-EINVAL);
	_sim_error = sim_release(version, (uint64_t)length);
	return sim_status_of(_sim_error);
}

nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetNvlinkBwMode", SIM_ARGS(SIM_POINTER(nvlinkBwMode),
			SIM_POINTEE(nvlinkBwMode, 4)))) {
		sim_fill("nvmlSystemGetNvlinkBwMode", 0, nvlinkBwMode, 4);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetNvlinkBwMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetProcessName", SIM_ARGS(SIM_VALUE(pid), SIM_POINTER(name),
			SIM_VALUE(length), SIM_POINTEE(name, 1)))) {
		sim_fill("nvmlSystemGetProcessName", 1, name, 1);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetProcessName");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
		nvmlDevice_t *deviceArray)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemGetTopologyGpuSet", SIM_ARGS(SIM_VALUE(cpuNumber),
			SIM_POINTER(count), SIM_POINTER(deviceArray), SIM_POINTEE(count, 4),
			SIM_POINTEE(deviceArray, 8)))) {
		sim_fill("nvmlSystemGetTopologyGpuSet", 1, count, 4);
		sim_fill("nvmlSystemGetTopologyGpuSet", 2, deviceArray, 8);
		return (nvmlReturn_t)sim_echo("nvmlSystemGetTopologyGpuSet");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemRegisterEvents", SIM_ARGS(SIM_POINTER(request),
			SIM_POINTEE(request, 24)))) {
		sim_fill("nvmlSystemRegisterEvents", 0, request, 24);
		return (nvmlReturn_t)sim_echo("nvmlSystemRegisterEvents");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemSetConfComputeGpusReadyState",
			SIM_ARGS(SIM_VALUE(isAcceptingWork)))) {
		return (nvmlReturn_t)sim_echo("nvmlSystemSetConfComputeGpusReadyState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemSetConfComputeKeyRotationThresholdInfo",
			SIM_ARGS(SIM_POINTER(pKeyRotationThrInfo), SIM_POINTEE(pKeyRotationThrInfo,
			16)))) {
		sim_fill("nvmlSystemSetConfComputeKeyRotationThresholdInfo", 0,
				pKeyRotationThrInfo, 16);
		return (nvmlReturn_t)sim_echo("nvmlSystemSetConfComputeKeyRotationThresholdInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlSystemSetNvlinkBwMode", SIM_ARGS(SIM_VALUE(nvlinkBwMode)))) {
		return (nvmlReturn_t)sim_echo("nvmlSystemSetNvlinkBwMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)
{
	if (sim_watching() &&
	    sim_watch("nvmlUnitGetCount", SIM_ARGS(SIM_POINTER(unitCount), SIM_POINTEE(unitCount,
			4)))) {
		sim_fill("nvmlUnitGetCount", 0, unitCount, 4);
		return (nvmlReturn_t)sim_echo("nvmlUnitGetCount");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)
{
	if (sim_watching() &&
	    sim_watch("nvmlUnitGetDevices", SIM_ARGS(SIM_POINTER(unit), SIM_POINTER(deviceCount),
			SIM_POINTER(devices), SIM_POINTEE(deviceCount, 4), SIM_POINTEE(devices,
			8)))) {
		sim_fill("nvmlUnitGetDevices", 1, deviceCount, 4);
		sim_fill("nvmlUnitGetDevices", 2, devices, 8);
		return (nvmlReturn_t)sim_echo("nvmlUnitGetDevices");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)
{
	if (sim_watching() &&
	    sim_watch("nvmlUnitGetFanSpeedInfo", SIM_ARGS(SIM_POINTER(unit),
			SIM_POINTER(fanSpeeds), SIM_POINTEE(fanSpeeds, 196)))) {
		sim_fill("nvmlUnitGetFanSpeedInfo", 1, fanSpeeds, 196);
		return (nvmlReturn_t)sim_echo("nvmlUnitGetFanSpeedInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)
{
	if (sim_watching() &&
	    sim_watch("nvmlUnitGetHandleByIndex", SIM_ARGS(SIM_VALUE(index), SIM_POINTER(unit),
			SIM_POINTEE(unit, 8)))) {
		sim_fill("nvmlUnitGetHandleByIndex", 1, unit, 8);
		return (nvmlReturn_t)sim_echo("nvmlUnitGetHandleByIndex");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)
{
	if (sim_watching() &&
	    sim_watch("nvmlUnitGetLedState", SIM_ARGS(SIM_POINTER(unit), SIM_POINTER(state),
			SIM_POINTEE(state, 260)))) {
		sim_fill("nvmlUnitGetLedState", 1, state, 260);
		return (nvmlReturn_t)sim_echo("nvmlUnitGetLedState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)
{
	if (sim_watching() &&
	    sim_watch("nvmlUnitGetPsuInfo", SIM_ARGS(SIM_POINTER(unit), SIM_POINTER(psu),
			SIM_POINTEE(psu, 268)))) {
		sim_fill("nvmlUnitGetPsuInfo", 1, psu, 268);
		return (nvmlReturn_t)sim_echo("nvmlUnitGetPsuInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)
{
	if (sim_watching() &&
	    sim_watch("nvmlUnitGetTemperature", SIM_ARGS(SIM_POINTER(unit), SIM_VALUE(type),
			SIM_POINTER(temp), SIM_POINTEE(temp, 4)))) {
		sim_fill("nvmlUnitGetTemperature", 2, temp, 4);
		return (nvmlReturn_t)sim_echo("nvmlUnitGetTemperature");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)
{
	if (sim_watching() &&
	    sim_watch("nvmlUnitGetUnitInfo", SIM_ARGS(SIM_POINTER(unit), SIM_POINTER(info),
			SIM_POINTEE(info, 384)))) {
		sim_fill("nvmlUnitGetUnitInfo", 1, info, 384);
		return (nvmlReturn_t)sim_echo("nvmlUnitGetUnitInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
{
	if (sim_watching() &&
	    sim_watch("nvmlUnitSetLedState", SIM_ARGS(SIM_POINTER(unit), SIM_VALUE(color)))) {
		return (nvmlReturn_t)sim_echo("nvmlUnitSetLedState");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceClearAccountingPids", SIM_ARGS(SIM_VALUE(vgpuInstance)))) {
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceClearAccountingPids");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
		nvmlEnableState_t *mode)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetAccountingMode", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(mode), SIM_POINTEE(mode, 4)))) {
		sim_fill("nvmlVgpuInstanceGetAccountingMode", 1, mode, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetAccountingMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *count, unsigned int *pids)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetAccountingPids", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(count), SIM_POINTER(pids), SIM_POINTEE(count, 4),
			SIM_POINTEE(pids, 4)))) {
		sim_fill("nvmlVgpuInstanceGetAccountingPids", 1, count, 4);
		sim_fill("nvmlVgpuInstanceGetAccountingPids", 2, pids, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetAccountingPids");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid,
		nvmlAccountingStats_t *stats)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetAccountingStats", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_VALUE(pid), SIM_POINTER(stats), SIM_POINTEE(stats, 56)))) {
		sim_fill("nvmlVgpuInstanceGetAccountingStats", 2, stats, 56);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetAccountingStats");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetEccMode", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(eccMode), SIM_POINTEE(eccMode, 4)))) {
		sim_fill("nvmlVgpuInstanceGetEccMode", 1, eccMode, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetEccMode");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *encoderCapacity)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetEncoderCapacity", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(encoderCapacity), SIM_POINTEE(encoderCapacity, 4)))) {
		sim_fill("nvmlVgpuInstanceGetEncoderCapacity", 1, encoderCapacity, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetEncoderCapacity");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetEncoderSessions", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(sessionCount), SIM_POINTER(sessionInfo),
			SIM_POINTEE(sessionCount, 4), SIM_POINTEE(sessionInfo, 32)))) {
		sim_fill("nvmlVgpuInstanceGetEncoderSessions", 1, sessionCount, 4);
		sim_fill("nvmlVgpuInstanceGetEncoderSessions", 2, sessionInfo, 32);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetEncoderSessions");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetEncoderStats", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(sessionCount), SIM_POINTER(averageFps),
			SIM_POINTER(averageLatency), SIM_POINTEE(sessionCount, 4),
			SIM_POINTEE(averageFps, 4), SIM_POINTEE(averageLatency, 4)))) {
		sim_fill("nvmlVgpuInstanceGetEncoderStats", 1, sessionCount, 4);
		sim_fill("nvmlVgpuInstanceGetEncoderStats", 2, averageFps, 4);
		sim_fill("nvmlVgpuInstanceGetEncoderStats", 3, averageLatency, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetEncoderStats");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetFBCSessions", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(sessionCount), SIM_POINTER(sessionInfo),
			SIM_POINTEE(sessionCount, 4), SIM_POINTEE(sessionInfo, 48)))) {
		sim_fill("nvmlVgpuInstanceGetFBCSessions", 1, sessionCount, 4);
		sim_fill("nvmlVgpuInstanceGetFBCSessions", 2, sessionInfo, 48);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetFBCSessions");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetFBCStats", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(fbcStats), SIM_POINTEE(fbcStats, 12)))) {
		sim_fill("nvmlVgpuInstanceGetFBCStats", 1, fbcStats, 12);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetFBCStats");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
		unsigned long long *fbUsage)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetFbUsage", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(fbUsage), SIM_POINTEE(fbUsage, 8)))) {
		sim_fill("nvmlVgpuInstanceGetFbUsage", 1, fbUsage, 8);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetFbUsage");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *frameRateLimit)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetFrameRateLimit", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(frameRateLimit), SIM_POINTEE(frameRateLimit, 4)))) {
		sim_fill("nvmlVgpuInstanceGetFrameRateLimit", 1, frameRateLimit, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetFrameRateLimit");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *gpuInstanceId)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetGpuInstanceId", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(gpuInstanceId), SIM_POINTEE(gpuInstanceId, 4)))) {
		sim_fill("nvmlVgpuInstanceGetGpuInstanceId", 1, gpuInstanceId, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetGpuInstanceId");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId,
		unsigned int *length)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetGpuPciId", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(vgpuPciId), SIM_POINTER(length), SIM_POINTEE(vgpuPciId, 1),
			SIM_POINTEE(length, 4)))) {
		sim_fill("nvmlVgpuInstanceGetGpuPciId", 1, vgpuPciId, 1);
		sim_fill("nvmlVgpuInstanceGetGpuPciId", 2, length, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetGpuPciId");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuLicenseInfo_t *licenseInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetLicenseInfo", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(licenseInfo), SIM_POINTEE(licenseInfo, 24)))) {
		sim_fill("nvmlVgpuInstanceGetLicenseInfo", 1, licenseInfo, 24);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetLicenseInfo");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuLicenseInfo_t *licenseInfo)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetLicenseInfo_v2", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(licenseInfo), SIM_POINTEE(licenseInfo, 24)))) {
		sim_fill("nvmlVgpuInstanceGetLicenseInfo_v2", 1, licenseInfo, 24);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetLicenseInfo_v2");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *licensed)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetLicenseStatus", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(licensed), SIM_POINTEE(licensed, 4)))) {
		sim_fill("nvmlVgpuInstanceGetLicenseStatus", 1, licensed, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetLicenseStatus");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid,
		unsigned int size)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetMdevUUID", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(mdevUuid), SIM_VALUE(size), SIM_POINTEE(mdevUuid, 1)))) {
		sim_fill("nvmlVgpuInstanceGetMdevUUID", 1, mdevUuid, 1);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetMdevUUID");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetMetadata", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(vgpuMetadata), SIM_POINTER(bufferSize),
			SIM_POINTEE(vgpuMetadata, 212), SIM_POINTEE(bufferSize, 4)))) {
		sim_fill("nvmlVgpuInstanceGetMetadata", 1, vgpuMetadata, 212);
		sim_fill("nvmlVgpuInstanceGetMetadata", 2, bufferSize, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetMetadata");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuPlacementId_t *pPlacement)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetPlacementId", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(pPlacement), SIM_POINTEE(pPlacement, 8)))) {
		sim_fill("nvmlVgpuInstanceGetPlacementId", 1, pPlacement, 8);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetPlacementId");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuRuntimeState_t *pState)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetRuntimeStateSize", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(pState), SIM_POINTEE(pState, 16)))) {
		sim_fill("nvmlVgpuInstanceGetRuntimeStateSize", 1, pState, 16);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetRuntimeStateSize");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetType", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(vgpuTypeId), SIM_POINTEE(vgpuTypeId, 4)))) {
		sim_fill("nvmlVgpuInstanceGetType", 1, vgpuTypeId, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetType");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetUUID", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(uuid), SIM_VALUE(size), SIM_POINTEE(uuid, 1)))) {
		sim_fill("nvmlVgpuInstanceGetUUID", 1, uuid, 1);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetUUID");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version,
		unsigned int length)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetVmDriverVersion", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(version), SIM_VALUE(length), SIM_POINTEE(version, 1)))) {
		sim_fill("nvmlVgpuInstanceGetVmDriverVersion", 1, version, 1);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetVmDriverVersion");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,
		unsigned int size, nvmlVgpuVmIdType_t *vmIdType)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceGetVmID", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_POINTER(vmId), SIM_VALUE(size), SIM_POINTER(vmIdType),
			SIM_POINTEE(vmId, 1), SIM_POINTEE(vmIdType, 4)))) {
		sim_fill("nvmlVgpuInstanceGetVmID", 1, vmId, 1);
		sim_fill("nvmlVgpuInstanceGetVmID", 3, vmIdType, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceGetVmID");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
		unsigned int encoderCapacity)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuInstanceSetEncoderCapacity", SIM_ARGS(SIM_VALUE(vgpuInstance),
			SIM_VALUE(encoderCapacity)))) {
		return (nvmlReturn_t)sim_echo("nvmlVgpuInstanceSetEncoderCapacity");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetBAR1Info", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(bar1Info), SIM_POINTEE(bar1Info, 16)))) {
		sim_fill("nvmlVgpuTypeGetBAR1Info", 1, bar1Info, 16);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetBAR1Info");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
		nvmlVgpuCapability_t capability, unsigned int *capResult)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetCapabilities", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_VALUE(capability), SIM_POINTER(capResult), SIM_POINTEE(capResult,
			4)))) {
		sim_fill("nvmlVgpuTypeGetCapabilities", 2, capResult, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetCapabilities");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,
		unsigned int *size)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetClass", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(vgpuTypeClass), SIM_POINTER(size), SIM_POINTEE(vgpuTypeClass,
			1), SIM_POINTEE(size, 4)))) {
		sim_fill("nvmlVgpuTypeGetClass", 1, vgpuTypeClass, 1);
		sim_fill("nvmlVgpuTypeGetClass", 2, size, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetClass");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID,
		unsigned long long *subsystemID)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetDeviceID", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(deviceID), SIM_POINTER(subsystemID), SIM_POINTEE(deviceID, 8),
			SIM_POINTEE(subsystemID, 8)))) {
		sim_fill("nvmlVgpuTypeGetDeviceID", 1, deviceID, 8);
		sim_fill("nvmlVgpuTypeGetDeviceID", 2, subsystemID, 8);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetDeviceID");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *fbReservation)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetFbReservation", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(fbReservation), SIM_POINTEE(fbReservation, 8)))) {
		sim_fill("nvmlVgpuTypeGetFbReservation", 1, fbReservation, 8);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetFbReservation");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *frameRateLimit)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetFrameRateLimit", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(frameRateLimit), SIM_POINTEE(frameRateLimit, 4)))) {
		sim_fill("nvmlVgpuTypeGetFrameRateLimit", 1, frameRateLimit, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetFrameRateLimit");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetFramebufferSize", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(fbSize), SIM_POINTEE(fbSize, 8)))) {
		sim_fill("nvmlVgpuTypeGetFramebufferSize", 1, fbSize, 8);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetFramebufferSize");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *gpuInstanceProfileId)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetGpuInstanceProfileId", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(gpuInstanceProfileId), SIM_POINTEE(gpuInstanceProfileId, 4)))) {
		sim_fill("nvmlVgpuTypeGetGpuInstanceProfileId", 1, gpuInstanceProfileId, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetGpuInstanceProfileId");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *gspHeapSize)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetGspHeapSize", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(gspHeapSize), SIM_POINTEE(gspHeapSize, 8)))) {
		sim_fill("nvmlVgpuTypeGetGspHeapSize", 1, gspHeapSize, 8);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetGspHeapSize");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString,
		unsigned int size)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetLicense", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(vgpuTypeLicenseString), SIM_VALUE(size),
			SIM_POINTEE(vgpuTypeLicenseString, 1)))) {
		sim_fill("nvmlVgpuTypeGetLicense", 1, vgpuTypeLicenseString, 1);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetLicense");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *vgpuInstanceCount)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetMaxInstances", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(vgpuTypeId), SIM_POINTER(vgpuInstanceCount),
			SIM_POINTEE(vgpuInstanceCount, 4)))) {
		sim_fill("nvmlVgpuTypeGetMaxInstances", 2, vgpuInstanceCount, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetMaxInstances");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetMaxInstancesPerGpuInstance",
			SIM_ARGS(SIM_POINTER(pMaxInstance), SIM_POINTEE(pMaxInstance, 12)))) {
		sim_fill("nvmlVgpuTypeGetMaxInstancesPerGpuInstance", 0, pMaxInstance, 12);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetMaxInstancesPerGpuInstance");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *vgpuInstanceCountPerVm)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetMaxInstancesPerVm", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(vgpuInstanceCountPerVm), SIM_POINTEE(vgpuInstanceCountPerVm,
			4)))) {
		sim_fill("nvmlVgpuTypeGetMaxInstancesPerVm", 1, vgpuInstanceCountPerVm, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetMaxInstancesPerVm");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
		unsigned int *size)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetName", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(vgpuTypeName), SIM_POINTER(size), SIM_POINTEE(vgpuTypeName, 1),
			SIM_POINTEE(size, 4)))) {
		sim_fill("nvmlVgpuTypeGetName", 1, vgpuTypeName, 1);
		sim_fill("nvmlVgpuTypeGetName", 2, size, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetName");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *numDisplayHeads)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetNumDisplayHeads", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_POINTER(numDisplayHeads), SIM_POINTEE(numDisplayHeads, 4)))) {
		sim_fill("nvmlVgpuTypeGetNumDisplayHeads", 1, numDisplayHeads, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetNumDisplayHeads");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex,
		unsigned int *xdim, unsigned int *ydim)
{
	if (sim_watching() &&
	    sim_watch("nvmlVgpuTypeGetResolution", SIM_ARGS(SIM_VALUE(vgpuTypeId),
			SIM_VALUE(displayIndex), SIM_POINTER(xdim), SIM_POINTER(ydim),
			SIM_POINTEE(xdim, 4), SIM_POINTEE(ydim, 4)))) {
		sim_fill("nvmlVgpuTypeGetResolution", 2, xdim, 4);
		sim_fill("nvmlVgpuTypeGetResolution", 3, ydim, 4);
		return (nvmlReturn_t)sim_echo("nvmlVgpuTypeGetResolution");
	}
	return NVML_ERROR_NOT_SUPPORTED;
}

static const struct sim_symbol symbols[] = {
	{"nvmlComputeInstanceDestroy", (void *)nvmlComputeInstanceDestroy},
	{"nvmlComputeInstanceGetInfo", (void *)nvmlComputeInstanceGetInfo},
	{"nvmlComputeInstanceGetInfo_v2", (void *)nvmlComputeInstanceGetInfo_v2},
	{"nvmlDeviceClearAccountingPids", (void *)nvmlDeviceClearAccountingPids},
	{"nvmlDeviceClearCpuAffinity", (void *)nvmlDeviceClearCpuAffinity},
	{"nvmlDeviceClearEccErrorCounts", (void *)nvmlDeviceClearEccErrorCounts},
	{"nvmlDeviceClearFieldValues", (void *)nvmlDeviceClearFieldValues},
	{"nvmlDeviceCreateGpuInstance", (void *)nvmlDeviceCreateGpuInstance},
	{"nvmlDeviceCreateGpuInstanceWithPlacement",
			(void *)nvmlDeviceCreateGpuInstanceWithPlacement},
	{"nvmlDeviceDiscoverGpus", (void *)nvmlDeviceDiscoverGpus},
	{"nvmlDeviceFreezeNvLinkUtilizationCounter",
			(void *)nvmlDeviceFreezeNvLinkUtilizationCounter},
	{"nvmlDeviceGetAPIRestriction", (void *)nvmlDeviceGetAPIRestriction},
	{"nvmlDeviceGetAccountingBufferSize", (void *)nvmlDeviceGetAccountingBufferSize},
	{"nvmlDeviceGetAccountingMode", (void *)nvmlDeviceGetAccountingMode},
	{"nvmlDeviceGetAccountingPids", (void *)nvmlDeviceGetAccountingPids},
	{"nvmlDeviceGetAccountingStats", (void *)nvmlDeviceGetAccountingStats},
	{"nvmlDeviceGetAccountingStats_v2", (void *)nvmlDeviceGetAccountingStats_v2},
	{"nvmlDeviceGetActiveVgpus", (void *)nvmlDeviceGetActiveVgpus},
	{"nvmlDeviceGetAdaptiveClockInfoStatus", (void *)nvmlDeviceGetAdaptiveClockInfoStatus},
	{"nvmlDeviceGetAdaptiveTgpModeInfo_v1", (void *)nvmlDeviceGetAdaptiveTgpModeInfo_v1},
	{"nvmlDeviceGetAddressingMode", (void *)nvmlDeviceGetAddressingMode},
	{"nvmlDeviceGetApplicationsClock", (void *)nvmlDeviceGetApplicationsClock},
	{"nvmlDeviceGetArchitecture", (void *)nvmlDeviceGetArchitecture},
	{"nvmlDeviceGetAttributes", (void *)nvmlDeviceGetAttributes},
	{"nvmlDeviceGetAttributes_v2", (void *)nvmlDeviceGetAttributes_v2},
	{"nvmlDeviceGetAutoBoostedClocksEnabled", (void *)nvmlDeviceGetAutoBoostedClocksEnabled},
	{"nvmlDeviceGetBAR1MemoryInfo", (void *)nvmlDeviceGetBAR1MemoryInfo},
	{"nvmlDeviceGetBBXTimeData_v1", (void *)nvmlDeviceGetBBXTimeData_v1},
	{"nvmlDeviceGetBankRemapperStatus_v1", (void *)nvmlDeviceGetBankRemapperStatus_v1},
	{"nvmlDeviceGetBoardId", (void *)nvmlDeviceGetBoardId},
	{"nvmlDeviceGetBoardPartNumber", (void *)nvmlDeviceGetBoardPartNumber},
	{"nvmlDeviceGetBrand", (void *)nvmlDeviceGetBrand},
	{"nvmlDeviceGetBridgeChipInfo", (void *)nvmlDeviceGetBridgeChipInfo},
	{"nvmlDeviceGetBusType", (void *)nvmlDeviceGetBusType},
	{"nvmlDeviceGetC2cModeInfoV", (void *)nvmlDeviceGetC2cModeInfoV},
	{"nvmlDeviceGetCapabilities", (void *)nvmlDeviceGetCapabilities},
	{"nvmlDeviceGetClkMonStatus", (void *)nvmlDeviceGetClkMonStatus},
	{"nvmlDeviceGetClock", (void *)nvmlDeviceGetClock},
	{"nvmlDeviceGetClockInfo", (void *)nvmlDeviceGetClockInfo},
	{"nvmlDeviceGetClockOffsets", (void *)nvmlDeviceGetClockOffsets},
	{"nvmlDeviceGetComputeInstanceId", (void *)nvmlDeviceGetComputeInstanceId},
	{"nvmlDeviceGetComputeMode", (void *)nvmlDeviceGetComputeMode},
	{"nvmlDeviceGetComputeRunningProcesses", (void *)nvmlDeviceGetComputeRunningProcesses},
	{"nvmlDeviceGetComputeRunningProcesses_v2",
			(void *)nvmlDeviceGetComputeRunningProcesses_v2},
	{"nvmlDeviceGetComputeRunningProcesses_v3",
			(void *)nvmlDeviceGetComputeRunningProcesses_v3},
	{"nvmlDeviceGetConfComputeGpuAttestationReport",
			(void *)nvmlDeviceGetConfComputeGpuAttestationReport},
	{"nvmlDeviceGetConfComputeGpuCertificate", (void *)nvmlDeviceGetConfComputeGpuCertificate},
	{"nvmlDeviceGetConfComputeMemSizeInfo", (void *)nvmlDeviceGetConfComputeMemSizeInfo},
	{"nvmlDeviceGetConfComputeProtectedMemoryUsage",
			(void *)nvmlDeviceGetConfComputeProtectedMemoryUsage},
	{"nvmlDeviceGetCoolerInfo", (void *)nvmlDeviceGetCoolerInfo},
	{"nvmlDeviceGetCount", (void *)nvmlDeviceGetCount},
	{"nvmlDeviceGetCount_v2", (void *)nvmlDeviceGetCount_v2},
	{"nvmlDeviceGetCpuAffinity", (void *)nvmlDeviceGetCpuAffinity},
	{"nvmlDeviceGetCpuAffinityWithinScope", (void *)nvmlDeviceGetCpuAffinityWithinScope},
	{"nvmlDeviceGetCreatableVgpus", (void *)nvmlDeviceGetCreatableVgpus},
	{"nvmlDeviceGetCudaComputeCapability", (void *)nvmlDeviceGetCudaComputeCapability},
	{"nvmlDeviceGetCurrPcieLinkGeneration", (void *)nvmlDeviceGetCurrPcieLinkGeneration},
	{"nvmlDeviceGetCurrPcieLinkWidth", (void *)nvmlDeviceGetCurrPcieLinkWidth},
	{"nvmlDeviceGetCurrentClockFreqs", (void *)nvmlDeviceGetCurrentClockFreqs},
	{"nvmlDeviceGetCurrentClocksEventReasons", (void *)nvmlDeviceGetCurrentClocksEventReasons},
	{"nvmlDeviceGetCurrentClocksThrottleReasons",
			(void *)nvmlDeviceGetCurrentClocksThrottleReasons},
	{"nvmlDeviceGetDecoderUtilization", (void *)nvmlDeviceGetDecoderUtilization},
	{"nvmlDeviceGetDefaultApplicationsClock", (void *)nvmlDeviceGetDefaultApplicationsClock},
	{"nvmlDeviceGetDefaultEccMode", (void *)nvmlDeviceGetDefaultEccMode},
	{"nvmlDeviceGetDetailedEccErrors", (void *)nvmlDeviceGetDetailedEccErrors},
	{"nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
			(void *)nvmlDeviceGetDeviceHandleFromMigDeviceHandle},
	{"nvmlDeviceGetDisplayActive", (void *)nvmlDeviceGetDisplayActive},
	{"nvmlDeviceGetDisplayMode", (void *)nvmlDeviceGetDisplayMode},
	{"nvmlDeviceGetDramEncryptionMode", (void *)nvmlDeviceGetDramEncryptionMode},
	{"nvmlDeviceGetDriverModel", (void *)nvmlDeviceGetDriverModel},
	{"nvmlDeviceGetDriverModel_v2", (void *)nvmlDeviceGetDriverModel_v2},
	{"nvmlDeviceGetDynamicPstatesInfo", (void *)nvmlDeviceGetDynamicPstatesInfo},
	{"nvmlDeviceGetEccMode", (void *)nvmlDeviceGetEccMode},
	{"nvmlDeviceGetEncoderCapacity", (void *)nvmlDeviceGetEncoderCapacity},
	{"nvmlDeviceGetEncoderSessions", (void *)nvmlDeviceGetEncoderSessions},
	{"nvmlDeviceGetEncoderStats", (void *)nvmlDeviceGetEncoderStats},
	{"nvmlDeviceGetEncoderUtilization", (void *)nvmlDeviceGetEncoderUtilization},
	{"nvmlDeviceGetEnforcedPowerLimit", (void *)nvmlDeviceGetEnforcedPowerLimit},
	{"nvmlDeviceGetFBCSessions", (void *)nvmlDeviceGetFBCSessions},
	{"nvmlDeviceGetFBCStats", (void *)nvmlDeviceGetFBCStats},
	{"nvmlDeviceGetFanControlPolicy_v2", (void *)nvmlDeviceGetFanControlPolicy_v2},
	{"nvmlDeviceGetFanSpeed", (void *)nvmlDeviceGetFanSpeed},
	{"nvmlDeviceGetFanSpeedRPM", (void *)nvmlDeviceGetFanSpeedRPM},
	{"nvmlDeviceGetFanSpeed_v2", (void *)nvmlDeviceGetFanSpeed_v2},
	{"nvmlDeviceGetFieldValues", (void *)nvmlDeviceGetFieldValues},
	{"nvmlDeviceGetGpcClkMinMaxVfOffset", (void *)nvmlDeviceGetGpcClkMinMaxVfOffset},
	{"nvmlDeviceGetGpcClkVfOffset", (void *)nvmlDeviceGetGpcClkVfOffset},
	{"nvmlDeviceGetGpuFabricInfo", (void *)nvmlDeviceGetGpuFabricInfo},
	{"nvmlDeviceGetGpuFabricInfoV", (void *)nvmlDeviceGetGpuFabricInfoV},
	{"nvmlDeviceGetGpuFabricInfo_v4", (void *)nvmlDeviceGetGpuFabricInfo_v4},
	{"nvmlDeviceGetGpuInstanceById", (void *)nvmlDeviceGetGpuInstanceById},
	{"nvmlDeviceGetGpuInstanceId", (void *)nvmlDeviceGetGpuInstanceId},
	{"nvmlDeviceGetGpuInstancePossiblePlacements",
			(void *)nvmlDeviceGetGpuInstancePossiblePlacements},
	{"nvmlDeviceGetGpuInstancePossiblePlacements_v2",
			(void *)nvmlDeviceGetGpuInstancePossiblePlacements_v2},
	{"nvmlDeviceGetGpuInstanceProfileInfo", (void *)nvmlDeviceGetGpuInstanceProfileInfo},
	{"nvmlDeviceGetGpuInstanceProfileInfoByIdV",
			(void *)nvmlDeviceGetGpuInstanceProfileInfoByIdV},
	{"nvmlDeviceGetGpuInstanceProfileInfoV", (void *)nvmlDeviceGetGpuInstanceProfileInfoV},
	{"nvmlDeviceGetGpuInstanceRemainingCapacity",
			(void *)nvmlDeviceGetGpuInstanceRemainingCapacity},
	{"nvmlDeviceGetGpuInstances", (void *)nvmlDeviceGetGpuInstances},
	{"nvmlDeviceGetGpuMaxPcieLinkGeneration", (void *)nvmlDeviceGetGpuMaxPcieLinkGeneration},
	{"nvmlDeviceGetGpuOperationMode", (void *)nvmlDeviceGetGpuOperationMode},
	{"nvmlDeviceGetGpuUptime_v1", (void *)nvmlDeviceGetGpuUptime_v1},
	{"nvmlDeviceGetGraphicsRunningProcesses", (void *)nvmlDeviceGetGraphicsRunningProcesses},
	{"nvmlDeviceGetGraphicsRunningProcesses_v2",
			(void *)nvmlDeviceGetGraphicsRunningProcesses_v2},
	{"nvmlDeviceGetGraphicsRunningProcesses_v3",
			(void *)nvmlDeviceGetGraphicsRunningProcesses_v3},
	{"nvmlDeviceGetGridLicensableFeatures", (void *)nvmlDeviceGetGridLicensableFeatures},
	{"nvmlDeviceGetGridLicensableFeatures_v2", (void *)nvmlDeviceGetGridLicensableFeatures_v2},
	{"nvmlDeviceGetGridLicensableFeatures_v3", (void *)nvmlDeviceGetGridLicensableFeatures_v3},
	{"nvmlDeviceGetGridLicensableFeatures_v4", (void *)nvmlDeviceGetGridLicensableFeatures_v4},
	{"nvmlDeviceGetGspFirmwareMode", (void *)nvmlDeviceGetGspFirmwareMode},
	{"nvmlDeviceGetGspFirmwareVersion", (void *)nvmlDeviceGetGspFirmwareVersion},
	{"nvmlDeviceGetHandleByIndex", (void *)nvmlDeviceGetHandleByIndex},
	{"nvmlDeviceGetHandleByIndex_v2", (void *)nvmlDeviceGetHandleByIndex_v2},
	{"nvmlDeviceGetHandleByPciBusId", (void *)nvmlDeviceGetHandleByPciBusId},
	{"nvmlDeviceGetHandleByPciBusId_v2", (void *)nvmlDeviceGetHandleByPciBusId_v2},
	{"nvmlDeviceGetHandleBySerial", (void *)nvmlDeviceGetHandleBySerial},
	{"nvmlDeviceGetHandleByUUID", (void *)nvmlDeviceGetHandleByUUID},
	{"nvmlDeviceGetHandleByUUIDV", (void *)nvmlDeviceGetHandleByUUIDV},
	{"nvmlDeviceGetHostVgpuMode", (void *)nvmlDeviceGetHostVgpuMode},
	{"nvmlDeviceGetHostname_v1", (void *)nvmlDeviceGetHostname_v1},
	{"nvmlDeviceGetIndex", (void *)nvmlDeviceGetIndex},
	{"nvmlDeviceGetInforomConfigurationChecksum",
			(void *)nvmlDeviceGetInforomConfigurationChecksum},
	{"nvmlDeviceGetInforomImageVersion", (void *)nvmlDeviceGetInforomImageVersion},
	{"nvmlDeviceGetInforomVersion", (void *)nvmlDeviceGetInforomVersion},
	{"nvmlDeviceGetIrqNum", (void *)nvmlDeviceGetIrqNum},
	{"nvmlDeviceGetJpgUtilization", (void *)nvmlDeviceGetJpgUtilization},
	{"nvmlDeviceGetLastBBXFlushTime", (void *)nvmlDeviceGetLastBBXFlushTime},
	{"nvmlDeviceGetMPSComputeRunningProcesses",
			(void *)nvmlDeviceGetMPSComputeRunningProcesses},
	{"nvmlDeviceGetMPSComputeRunningProcesses_v2",
			(void *)nvmlDeviceGetMPSComputeRunningProcesses_v2},
	{"nvmlDeviceGetMPSComputeRunningProcesses_v3",
			(void *)nvmlDeviceGetMPSComputeRunningProcesses_v3},
	{"nvmlDeviceGetMarginTemperature", (void *)nvmlDeviceGetMarginTemperature},
	{"nvmlDeviceGetMaxClockInfo", (void *)nvmlDeviceGetMaxClockInfo},
	{"nvmlDeviceGetMaxCustomerBoostClock", (void *)nvmlDeviceGetMaxCustomerBoostClock},
	{"nvmlDeviceGetMaxMigDeviceCount", (void *)nvmlDeviceGetMaxMigDeviceCount},
	{"nvmlDeviceGetMaxPcieLinkGeneration", (void *)nvmlDeviceGetMaxPcieLinkGeneration},
	{"nvmlDeviceGetMaxPcieLinkWidth", (void *)nvmlDeviceGetMaxPcieLinkWidth},
	{"nvmlDeviceGetMemClkMinMaxVfOffset", (void *)nvmlDeviceGetMemClkMinMaxVfOffset},
	{"nvmlDeviceGetMemClkVfOffset", (void *)nvmlDeviceGetMemClkVfOffset},
	{"nvmlDeviceGetMemoryAffinity", (void *)nvmlDeviceGetMemoryAffinity},
	{"nvmlDeviceGetMemoryBusWidth", (void *)nvmlDeviceGetMemoryBusWidth},
	{"nvmlDeviceGetMemoryErrorCounter", (void *)nvmlDeviceGetMemoryErrorCounter},
	{"nvmlDeviceGetMemoryInfo", (void *)nvmlDeviceGetMemoryInfo},
	{"nvmlDeviceGetMemoryInfo_v2", (void *)nvmlDeviceGetMemoryInfo_v2},
	{"nvmlDeviceGetMemoryLimits_v1", (void *)nvmlDeviceGetMemoryLimits_v1},
	{"nvmlDeviceGetMigDeviceHandleByIndex", (void *)nvmlDeviceGetMigDeviceHandleByIndex},
	{"nvmlDeviceGetMigMode", (void *)nvmlDeviceGetMigMode},
	{"nvmlDeviceGetMinMaxClockOfPState", (void *)nvmlDeviceGetMinMaxClockOfPState},
	{"nvmlDeviceGetMinMaxFanSpeed", (void *)nvmlDeviceGetMinMaxFanSpeed},
	{"nvmlDeviceGetMinorNumber", (void *)nvmlDeviceGetMinorNumber},
	{"nvmlDeviceGetModuleId", (void *)nvmlDeviceGetModuleId},
	{"nvmlDeviceGetMultiGpuBoard", (void *)nvmlDeviceGetMultiGpuBoard},
	{"nvmlDeviceGetName", (void *)nvmlDeviceGetName},
	{"nvmlDeviceGetNumFans", (void *)nvmlDeviceGetNumFans},
	{"nvmlDeviceGetNumGpuCores", (void *)nvmlDeviceGetNumGpuCores},
	{"nvmlDeviceGetNumaNodeId", (void *)nvmlDeviceGetNumaNodeId},
	{"nvmlDeviceGetNvLinkCapability", (void *)nvmlDeviceGetNvLinkCapability},
	{"nvmlDeviceGetNvLinkErrorCounter", (void *)nvmlDeviceGetNvLinkErrorCounter},
	{"nvmlDeviceGetNvLinkInfo", (void *)nvmlDeviceGetNvLinkInfo},
	{"nvmlDeviceGetNvLinkInfo_v3", (void *)nvmlDeviceGetNvLinkInfo_v3},
	{"nvmlDeviceGetNvLinkRemoteDeviceType", (void *)nvmlDeviceGetNvLinkRemoteDeviceType},
	{"nvmlDeviceGetNvLinkRemotePciInfo", (void *)nvmlDeviceGetNvLinkRemotePciInfo},
	{"nvmlDeviceGetNvLinkRemotePciInfo_v2", (void *)nvmlDeviceGetNvLinkRemotePciInfo_v2},
	{"nvmlDeviceGetNvLinkState", (void *)nvmlDeviceGetNvLinkState},
	{"nvmlDeviceGetNvLinkTelemetrySamples_v1", (void *)nvmlDeviceGetNvLinkTelemetrySamples_v1},
	{"nvmlDeviceGetNvLinkUtilizationControl", (void *)nvmlDeviceGetNvLinkUtilizationControl},
	{"nvmlDeviceGetNvLinkUtilizationCounter", (void *)nvmlDeviceGetNvLinkUtilizationCounter},
	{"nvmlDeviceGetNvLinkVersion", (void *)nvmlDeviceGetNvLinkVersion},
	{"nvmlDeviceGetNvlinkBwMode", (void *)nvmlDeviceGetNvlinkBwMode},
	{"nvmlDeviceGetNvlinkNvlePrivateInfo_v1", (void *)nvmlDeviceGetNvlinkNvlePrivateInfo_v1},
	{"nvmlDeviceGetNvlinkRemapTableInfo_v1", (void *)nvmlDeviceGetNvlinkRemapTableInfo_v1},
	{"nvmlDeviceGetNvlinkSupportedBwModes", (void *)nvmlDeviceGetNvlinkSupportedBwModes},
	{"nvmlDeviceGetOfaUtilization", (void *)nvmlDeviceGetOfaUtilization},
	{"nvmlDeviceGetP2PStatus", (void *)nvmlDeviceGetP2PStatus},
	{"nvmlDeviceGetPciInfo", (void *)nvmlDeviceGetPciInfo},
	{"nvmlDeviceGetPciInfoExt", (void *)nvmlDeviceGetPciInfoExt},
	{"nvmlDeviceGetPciInfo_v2", (void *)nvmlDeviceGetPciInfo_v2},
	{"nvmlDeviceGetPciInfo_v3", (void *)nvmlDeviceGetPciInfo_v3},
	{"nvmlDeviceGetPcieLinkMaxSpeed", (void *)nvmlDeviceGetPcieLinkMaxSpeed},
	{"nvmlDeviceGetPcieReplayCounter", (void *)nvmlDeviceGetPcieReplayCounter},
	{"nvmlDeviceGetPcieSpeed", (void *)nvmlDeviceGetPcieSpeed},
	{"nvmlDeviceGetPcieThroughput", (void *)nvmlDeviceGetPcieThroughput},
	{"nvmlDeviceGetPdi", (void *)nvmlDeviceGetPdi},
	{"nvmlDeviceGetPerformanceModes", (void *)nvmlDeviceGetPerformanceModes},
	{"nvmlDeviceGetPerformanceState", (void *)nvmlDeviceGetPerformanceState},
	{"nvmlDeviceGetPersistenceMode", (void *)nvmlDeviceGetPersistenceMode},
	{"nvmlDeviceGetPgpuMetadataString", (void *)nvmlDeviceGetPgpuMetadataString},
	{"nvmlDeviceGetPlatformInfo", (void *)nvmlDeviceGetPlatformInfo},
	{"nvmlDeviceGetPowerManagementDefaultLimit",
			(void *)nvmlDeviceGetPowerManagementDefaultLimit},
	{"nvmlDeviceGetPowerManagementLimit", (void *)nvmlDeviceGetPowerManagementLimit},
	{"nvmlDeviceGetPowerManagementLimitConstraints",
			(void *)nvmlDeviceGetPowerManagementLimitConstraints},
	{"nvmlDeviceGetPowerManagementMode", (void *)nvmlDeviceGetPowerManagementMode},
	{"nvmlDeviceGetPowerMizerMode_v1", (void *)nvmlDeviceGetPowerMizerMode_v1},
	{"nvmlDeviceGetPowerSource", (void *)nvmlDeviceGetPowerSource},
	{"nvmlDeviceGetPowerState", (void *)nvmlDeviceGetPowerState},
	{"nvmlDeviceGetPowerUsage", (void *)nvmlDeviceGetPowerUsage},
	{"nvmlDeviceGetProcessUtilization", (void *)nvmlDeviceGetProcessUtilization},
	{"nvmlDeviceGetProcessesUtilizationInfo", (void *)nvmlDeviceGetProcessesUtilizationInfo},
	{"nvmlDeviceGetRemappedRows", (void *)nvmlDeviceGetRemappedRows},
	{"nvmlDeviceGetRemappedRows_v2", (void *)nvmlDeviceGetRemappedRows_v2},
	{"nvmlDeviceGetRepairStatus", (void *)nvmlDeviceGetRepairStatus},
	{"nvmlDeviceGetRetiredPages", (void *)nvmlDeviceGetRetiredPages},
	{"nvmlDeviceGetRetiredPagesPendingStatus", (void *)nvmlDeviceGetRetiredPagesPendingStatus},
	{"nvmlDeviceGetRetiredPages_v2", (void *)nvmlDeviceGetRetiredPages_v2},
	{"nvmlDeviceGetRowRemapperHistogram", (void *)nvmlDeviceGetRowRemapperHistogram},
	{"nvmlDeviceGetRunningProcessDetailList", (void *)nvmlDeviceGetRunningProcessDetailList},
	{"nvmlDeviceGetSamples", (void *)nvmlDeviceGetSamples},
	{"nvmlDeviceGetSerial", (void *)nvmlDeviceGetSerial},
	{"nvmlDeviceGetSramEccErrorStatus", (void *)nvmlDeviceGetSramEccErrorStatus},
	{"nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts",
			(void *)nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts},
	{"nvmlDeviceGetSupportedClocksEventReasons",
			(void *)nvmlDeviceGetSupportedClocksEventReasons},
	{"nvmlDeviceGetSupportedClocksThrottleReasons",
			(void *)nvmlDeviceGetSupportedClocksThrottleReasons},
	{"nvmlDeviceGetSupportedEventTypes", (void *)nvmlDeviceGetSupportedEventTypes},
	{"nvmlDeviceGetSupportedGraphicsClocks", (void *)nvmlDeviceGetSupportedGraphicsClocks},
	{"nvmlDeviceGetSupportedMemoryClocks", (void *)nvmlDeviceGetSupportedMemoryClocks},
	{"nvmlDeviceGetSupportedPerformanceStates",
			(void *)nvmlDeviceGetSupportedPerformanceStates},
	{"nvmlDeviceGetSupportedVgpus", (void *)nvmlDeviceGetSupportedVgpus},
	{"nvmlDeviceGetTargetFanSpeed", (void *)nvmlDeviceGetTargetFanSpeed},
	{"nvmlDeviceGetTemperature", (void *)nvmlDeviceGetTemperature},
	{"nvmlDeviceGetTemperatureThreshold", (void *)nvmlDeviceGetTemperatureThreshold},
	{"nvmlDeviceGetTemperatureV", (void *)nvmlDeviceGetTemperatureV},
	{"nvmlDeviceGetThermalSettings", (void *)nvmlDeviceGetThermalSettings},
	{"nvmlDeviceGetTopologyCommonAncestor", (void *)nvmlDeviceGetTopologyCommonAncestor},
	{"nvmlDeviceGetTopologyNearestGpus", (void *)nvmlDeviceGetTopologyNearestGpus},
	{"nvmlDeviceGetTotalEccErrors", (void *)nvmlDeviceGetTotalEccErrors},
	{"nvmlDeviceGetTotalEnergyConsumption", (void *)nvmlDeviceGetTotalEnergyConsumption},
	{"nvmlDeviceGetUUID", (void *)nvmlDeviceGetUUID},
	{"nvmlDeviceGetUnrepairableMemoryFlag_v1", (void *)nvmlDeviceGetUnrepairableMemoryFlag_v1},
	{"nvmlDeviceGetUtilizationRates", (void *)nvmlDeviceGetUtilizationRates},
	{"nvmlDeviceGetVbiosVersion", (void *)nvmlDeviceGetVbiosVersion},
	{"nvmlDeviceGetVgpuCapabilities", (void *)nvmlDeviceGetVgpuCapabilities},
	{"nvmlDeviceGetVgpuHeterogeneousMode", (void *)nvmlDeviceGetVgpuHeterogeneousMode},
	{"nvmlDeviceGetVgpuInstancesUtilizationInfo",
			(void *)nvmlDeviceGetVgpuInstancesUtilizationInfo},
	{"nvmlDeviceGetVgpuMetadata", (void *)nvmlDeviceGetVgpuMetadata},
	{"nvmlDeviceGetVgpuProcessUtilization", (void *)nvmlDeviceGetVgpuProcessUtilization},
	{"nvmlDeviceGetVgpuProcessesUtilizationInfo",
			(void *)nvmlDeviceGetVgpuProcessesUtilizationInfo},
	{"nvmlDeviceGetVgpuSchedulerCapabilities", (void *)nvmlDeviceGetVgpuSchedulerCapabilities},
	{"nvmlDeviceGetVgpuSchedulerLog", (void *)nvmlDeviceGetVgpuSchedulerLog},
	{"nvmlDeviceGetVgpuSchedulerLog_v2", (void *)nvmlDeviceGetVgpuSchedulerLog_v2},
	{"nvmlDeviceGetVgpuSchedulerState", (void *)nvmlDeviceGetVgpuSchedulerState},
	{"nvmlDeviceGetVgpuSchedulerState_v2", (void *)nvmlDeviceGetVgpuSchedulerState_v2},
	{"nvmlDeviceGetVgpuTypeCreatablePlacements",
			(void *)nvmlDeviceGetVgpuTypeCreatablePlacements},
	{"nvmlDeviceGetVgpuTypeSupportedPlacements",
			(void *)nvmlDeviceGetVgpuTypeSupportedPlacements},
	{"nvmlDeviceGetVgpuUtilization", (void *)nvmlDeviceGetVgpuUtilization},
	{"nvmlDeviceGetViolationStatus", (void *)nvmlDeviceGetViolationStatus},
	{"nvmlDeviceGetVirtualizationMode", (void *)nvmlDeviceGetVirtualizationMode},
	{"nvmlDeviceIsMigDeviceHandle", (void *)nvmlDeviceIsMigDeviceHandle},
	{"nvmlDeviceLockNvlinkRemapTable_v1", (void *)nvmlDeviceLockNvlinkRemapTable_v1},
	{"nvmlDeviceModifyDrainState", (void *)nvmlDeviceModifyDrainState},
	{"nvmlDeviceOnSameBoard", (void *)nvmlDeviceOnSameBoard},
	{"nvmlDevicePerfMetricsGetSamples_v1", (void *)nvmlDevicePerfMetricsGetSamples_v1},
	{"nvmlDevicePowerSmoothingActivatePresetProfile",
			(void *)nvmlDevicePowerSmoothingActivatePresetProfile},
	{"nvmlDevicePowerSmoothingSetState", (void *)nvmlDevicePowerSmoothingSetState},
	{"nvmlDevicePowerSmoothingUpdatePresetProfileParam",
			(void *)nvmlDevicePowerSmoothingUpdatePresetProfileParam},
	{"nvmlDeviceQueryDrainState", (void *)nvmlDeviceQueryDrainState},
	{"nvmlDeviceReadPRMCounters_v1", (void *)nvmlDeviceReadPRMCounters_v1},
	{"nvmlDeviceReadWritePRM_v1", (void *)nvmlDeviceReadWritePRM_v1},
	{"nvmlDeviceRegisterEvents", (void *)nvmlDeviceRegisterEvents},
	{"nvmlDeviceRemoveGpu", (void *)nvmlDeviceRemoveGpu},
	{"nvmlDeviceRemoveGpu_v2", (void *)nvmlDeviceRemoveGpu_v2},
	{"nvmlDeviceResetApplicationsClocks", (void *)nvmlDeviceResetApplicationsClocks},
	{"nvmlDeviceResetGpuLockedClocks", (void *)nvmlDeviceResetGpuLockedClocks},
	{"nvmlDeviceResetMemoryLockedClocks", (void *)nvmlDeviceResetMemoryLockedClocks},
	{"nvmlDeviceResetNvLinkErrorCounters", (void *)nvmlDeviceResetNvLinkErrorCounters},
	{"nvmlDeviceResetNvLinkUtilizationCounter",
			(void *)nvmlDeviceResetNvLinkUtilizationCounter},
	{"nvmlDeviceSetAPIRestriction", (void *)nvmlDeviceSetAPIRestriction},
	{"nvmlDeviceSetAccountingMode", (void *)nvmlDeviceSetAccountingMode},
	{"nvmlDeviceSetAdaptiveTgpMode_v1", (void *)nvmlDeviceSetAdaptiveTgpMode_v1},
	{"nvmlDeviceSetApplicationsClocks", (void *)nvmlDeviceSetApplicationsClocks},
	{"nvmlDeviceSetAutoBoostedClocksEnabled", (void *)nvmlDeviceSetAutoBoostedClocksEnabled},
	{"nvmlDeviceSetClockOffsets", (void *)nvmlDeviceSetClockOffsets},
	{"nvmlDeviceSetComputeMode", (void *)nvmlDeviceSetComputeMode},
	{"nvmlDeviceSetConfComputeUnprotectedMemSize",
			(void *)nvmlDeviceSetConfComputeUnprotectedMemSize},
	{"nvmlDeviceSetCpuAffinity", (void *)nvmlDeviceSetCpuAffinity},
	{"nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
			(void *)nvmlDeviceSetDefaultAutoBoostedClocksEnabled},
	{"nvmlDeviceSetDefaultFanSpeed_v2", (void *)nvmlDeviceSetDefaultFanSpeed_v2},
	{"nvmlDeviceSetDramEncryptionMode", (void *)nvmlDeviceSetDramEncryptionMode},
	{"nvmlDeviceSetDriverModel", (void *)nvmlDeviceSetDriverModel},
	{"nvmlDeviceSetEccMode", (void *)nvmlDeviceSetEccMode},
	{"nvmlDeviceSetFanControlPolicy", (void *)nvmlDeviceSetFanControlPolicy},
	{"nvmlDeviceSetFanSpeed_v2", (void *)nvmlDeviceSetFanSpeed_v2},
	{"nvmlDeviceSetGpcClkVfOffset", (void *)nvmlDeviceSetGpcClkVfOffset},
	{"nvmlDeviceSetGpuLockedClocks", (void *)nvmlDeviceSetGpuLockedClocks},
	{"nvmlDeviceSetGpuOperationMode", (void *)nvmlDeviceSetGpuOperationMode},
	{"nvmlDeviceSetHostname_v1", (void *)nvmlDeviceSetHostname_v1},
	{"nvmlDeviceSetMemClkVfOffset", (void *)nvmlDeviceSetMemClkVfOffset},
	{"nvmlDeviceSetMemoryLimits_v1", (void *)nvmlDeviceSetMemoryLimits_v1},
	{"nvmlDeviceSetMemoryLockedClocks", (void *)nvmlDeviceSetMemoryLockedClocks},
	{"nvmlDeviceSetMigMode", (void *)nvmlDeviceSetMigMode},
	{"nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
			(void *)nvmlDeviceSetNvLinkDeviceLowPowerThreshold},
	{"nvmlDeviceSetNvLinkUtilizationControl", (void *)nvmlDeviceSetNvLinkUtilizationControl},
	{"nvmlDeviceSetNvlinkBwMode", (void *)nvmlDeviceSetNvlinkBwMode},
	{"nvmlDeviceSetNvlinkBwModeAsync_v1", (void *)nvmlDeviceSetNvlinkBwModeAsync_v1},
	{"nvmlDeviceSetNvlinkNvleReady_v1", (void *)nvmlDeviceSetNvlinkNvleReady_v1},
	{"nvmlDeviceSetPersistenceMode", (void *)nvmlDeviceSetPersistenceMode},
	{"nvmlDeviceSetPowerManagementLimit", (void *)nvmlDeviceSetPowerManagementLimit},
	{"nvmlDeviceSetPowerManagementLimit_v2", (void *)nvmlDeviceSetPowerManagementLimit_v2},
	{"nvmlDeviceSetPowerMizerMode_v1", (void *)nvmlDeviceSetPowerMizerMode_v1},
	{"nvmlDeviceSetRusdSettings_v1", (void *)nvmlDeviceSetRusdSettings_v1},
	{"nvmlDeviceSetTemperatureThreshold", (void *)nvmlDeviceSetTemperatureThreshold},
	{"nvmlDeviceSetVgpuCapabilities", (void *)nvmlDeviceSetVgpuCapabilities},
	{"nvmlDeviceSetVgpuHeterogeneousMode", (void *)nvmlDeviceSetVgpuHeterogeneousMode},
	{"nvmlDeviceSetVgpuSchedulerState", (void *)nvmlDeviceSetVgpuSchedulerState},
	{"nvmlDeviceSetVgpuSchedulerState_v2", (void *)nvmlDeviceSetVgpuSchedulerState_v2},
	{"nvmlDeviceSetVirtualizationMode", (void *)nvmlDeviceSetVirtualizationMode},
	{"nvmlDeviceSetupNvlinkNvleEncryptionKey_v1",
			(void *)nvmlDeviceSetupNvlinkNvleEncryptionKey_v1},
	{"nvmlDeviceValidateInforom", (void *)nvmlDeviceValidateInforom},
	{"nvmlDeviceVgpuForceGspUnload", (void *)nvmlDeviceVgpuForceGspUnload},
	{"nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
			(void *)nvmlDeviceWorkloadPowerProfileClearRequestedProfiles},
	{"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
			(void *)nvmlDeviceWorkloadPowerProfileGetCurrentProfiles},
	{"nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
			(void *)nvmlDeviceWorkloadPowerProfileGetProfilesInfo},
	{"nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
			(void *)nvmlDeviceWorkloadPowerProfileSetRequestedProfiles},
	{"nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1",
			(void *)nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1},
	{"nvmlErrorString", (void *)nvmlErrorString},
	{"nvmlEventSetCreate", (void *)nvmlEventSetCreate},
	{"nvmlEventSetFree", (void *)nvmlEventSetFree},
	{"nvmlEventSetGetContextCount_v1", (void *)nvmlEventSetGetContextCount_v1},
	{"nvmlEventSetGetContextData_v1", (void *)nvmlEventSetGetContextData_v1},
	{"nvmlEventSetGetContextInfo_v1", (void *)nvmlEventSetGetContextInfo_v1},
	{"nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1",
			(void *)nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1},
	{"nvmlEventSetRegisterGpuOperationalEvents_v1",
			(void *)nvmlEventSetRegisterGpuOperationalEvents_v1},
	{"nvmlEventSetWait", (void *)nvmlEventSetWait},
	{"nvmlEventSetWait_v2", (void *)nvmlEventSetWait_v2},
	{"nvmlEventSetWait_v3", (void *)nvmlEventSetWait_v3},
	{"nvmlGetBlacklistDeviceCount", (void *)nvmlGetBlacklistDeviceCount},
	{"nvmlGetBlacklistDeviceInfoByIndex", (void *)nvmlGetBlacklistDeviceInfoByIndex},
	{"nvmlGetExcludedDeviceCount", (void *)nvmlGetExcludedDeviceCount},
	{"nvmlGetExcludedDeviceInfoByIndex", (void *)nvmlGetExcludedDeviceInfoByIndex},
	{"nvmlGetVgpuCompatibility", (void *)nvmlGetVgpuCompatibility},
	{"nvmlGetVgpuDriverCapabilities", (void *)nvmlGetVgpuDriverCapabilities},
	{"nvmlGetVgpuVersion", (void *)nvmlGetVgpuVersion},
	{"nvmlGpmMetricsGet", (void *)nvmlGpmMetricsGet},
	{"nvmlGpmMigSampleGet", (void *)nvmlGpmMigSampleGet},
	{"nvmlGpmQueryDeviceSupport", (void *)nvmlGpmQueryDeviceSupport},
	{"nvmlGpmQueryIfStreamingEnabled", (void *)nvmlGpmQueryIfStreamingEnabled},
	{"nvmlGpmSampleAlloc", (void *)nvmlGpmSampleAlloc},
	{"nvmlGpmSampleFree", (void *)nvmlGpmSampleFree},
	{"nvmlGpmSampleGet", (void *)nvmlGpmSampleGet},
	{"nvmlGpmSetStreamingEnabled", (void *)nvmlGpmSetStreamingEnabled},
	{"nvmlGpuInstanceCreateComputeInstance", (void *)nvmlGpuInstanceCreateComputeInstance},
	{"nvmlGpuInstanceCreateComputeInstanceWithPlacement",
			(void *)nvmlGpuInstanceCreateComputeInstanceWithPlacement},
	{"nvmlGpuInstanceDestroy", (void *)nvmlGpuInstanceDestroy},
	{"nvmlGpuInstanceGetActiveVgpus", (void *)nvmlGpuInstanceGetActiveVgpus},
	{"nvmlGpuInstanceGetComputeInstanceById", (void *)nvmlGpuInstanceGetComputeInstanceById},
	{"nvmlGpuInstanceGetComputeInstancePossiblePlacements",
			(void *)nvmlGpuInstanceGetComputeInstancePossiblePlacements},
	{"nvmlGpuInstanceGetComputeInstanceProfileInfo",
			(void *)nvmlGpuInstanceGetComputeInstanceProfileInfo},
	{"nvmlGpuInstanceGetComputeInstanceProfileInfoV",
			(void *)nvmlGpuInstanceGetComputeInstanceProfileInfoV},
	{"nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
			(void *)nvmlGpuInstanceGetComputeInstanceRemainingCapacity},
	{"nvmlGpuInstanceGetComputeInstances", (void *)nvmlGpuInstanceGetComputeInstances},
	{"nvmlGpuInstanceGetCreatableVgpus", (void *)nvmlGpuInstanceGetCreatableVgpus},
	{"nvmlGpuInstanceGetInfo", (void *)nvmlGpuInstanceGetInfo},
	{"nvmlGpuInstanceGetVgpuHeterogeneousMode",
			(void *)nvmlGpuInstanceGetVgpuHeterogeneousMode},
	{"nvmlGpuInstanceGetVgpuSchedulerLog", (void *)nvmlGpuInstanceGetVgpuSchedulerLog},
	{"nvmlGpuInstanceGetVgpuSchedulerLog_v2", (void *)nvmlGpuInstanceGetVgpuSchedulerLog_v2},
	{"nvmlGpuInstanceGetVgpuSchedulerState", (void *)nvmlGpuInstanceGetVgpuSchedulerState},
	{"nvmlGpuInstanceGetVgpuSchedulerState_v2",
			(void *)nvmlGpuInstanceGetVgpuSchedulerState_v2},
	{"nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
			(void *)nvmlGpuInstanceGetVgpuTypeCreatablePlacements},
	{"nvmlGpuInstanceSetVgpuHeterogeneousMode",
			(void *)nvmlGpuInstanceSetVgpuHeterogeneousMode},
	{"nvmlGpuInstanceSetVgpuSchedulerState", (void *)nvmlGpuInstanceSetVgpuSchedulerState},
	{"nvmlGpuInstanceSetVgpuSchedulerState_v2",
			(void *)nvmlGpuInstanceSetVgpuSchedulerState_v2},
	{"nvmlInit", (void *)nvmlInit},
	{"nvmlInitWithFlags", (void *)nvmlInitWithFlags},
	{"nvmlInit_v2", (void *)nvmlInit_v2},
	{"nvmlInternalGetExportTable", (void *)nvmlInternalGetExportTable},
	{"nvmlSetVgpuVersion", (void *)nvmlSetVgpuVersion},
	{"nvmlShutdown", (void *)nvmlShutdown},
	{"nvmlSystemEventSetCreate", (void *)nvmlSystemEventSetCreate},
	{"nvmlSystemEventSetFree", (void *)nvmlSystemEventSetFree},
	{"nvmlSystemEventSetWait", (void *)nvmlSystemEventSetWait},
	{"nvmlSystemGetCPER_v1", (void *)nvmlSystemGetCPER_v1},
	{"nvmlSystemGetConfComputeCapabilities", (void *)nvmlSystemGetConfComputeCapabilities},
	{"nvmlSystemGetConfComputeGpusReadyState", (void *)nvmlSystemGetConfComputeGpusReadyState},
	{"nvmlSystemGetConfComputeKeyRotationThresholdInfo",
			(void *)nvmlSystemGetConfComputeKeyRotationThresholdInfo},
	{"nvmlSystemGetConfComputeSettings", (void *)nvmlSystemGetConfComputeSettings},
	{"nvmlSystemGetConfComputeSettings_v2", (void *)nvmlSystemGetConfComputeSettings_v2},
	{"nvmlSystemGetConfComputeState", (void *)nvmlSystemGetConfComputeState},
	{"nvmlSystemGetCudaDriverVersion", (void *)nvmlSystemGetCudaDriverVersion},
	{"nvmlSystemGetCudaDriverVersion_v2", (void *)nvmlSystemGetCudaDriverVersion_v2},
	{"nvmlSystemGetDriverBranch", (void *)nvmlSystemGetDriverBranch},
	{"nvmlSystemGetDriverVersion", (void *)nvmlSystemGetDriverVersion},
	{"nvmlSystemGetHicVersion", (void *)nvmlSystemGetHicVersion},
	{"nvmlSystemGetNVMLVersion", (void *)nvmlSystemGetNVMLVersion},
	{"nvmlSystemGetNvlinkBwMode", (void *)nvmlSystemGetNvlinkBwMode},
	{"nvmlSystemGetProcessName", (void *)nvmlSystemGetProcessName},
	{"nvmlSystemGetTopologyGpuSet", (void *)nvmlSystemGetTopologyGpuSet},
	{"nvmlSystemRegisterEvents", (void *)nvmlSystemRegisterEvents},
	{"nvmlSystemSetConfComputeGpusReadyState", (void *)nvmlSystemSetConfComputeGpusReadyState},
	{"nvmlSystemSetConfComputeKeyRotationThresholdInfo",
			(void *)nvmlSystemSetConfComputeKeyRotationThresholdInfo},
	{"nvmlSystemSetNvlinkBwMode", (void *)nvmlSystemSetNvlinkBwMode},
	{"nvmlUnitGetCount", (void *)nvmlUnitGetCount},
	{"nvmlUnitGetDevices", (void *)nvmlUnitGetDevices},
	{"nvmlUnitGetFanSpeedInfo", (void *)nvmlUnitGetFanSpeedInfo},
	{"nvmlUnitGetHandleByIndex", (void *)nvmlUnitGetHandleByIndex},
	{"nvmlUnitGetLedState", (void *)nvmlUnitGetLedState},
	{"nvmlUnitGetPsuInfo", (void *)nvmlUnitGetPsuInfo},
	{"nvmlUnitGetTemperature", (void *)nvmlUnitGetTemperature},
	{"nvmlUnitGetUnitInfo", (void *)nvmlUnitGetUnitInfo},
	{"nvmlUnitSetLedState", (void *)nvmlUnitSetLedState},
	{"nvmlVgpuInstanceClearAccountingPids", (void *)nvmlVgpuInstanceClearAccountingPids},
	{"nvmlVgpuInstanceGetAccountingMode", (void *)nvmlVgpuInstanceGetAccountingMode},
	{"nvmlVgpuInstanceGetAccountingPids", (void *)nvmlVgpuInstanceGetAccountingPids},
	{"nvmlVgpuInstanceGetAccountingStats", (void *)nvmlVgpuInstanceGetAccountingStats},
	{"nvmlVgpuInstanceGetEccMode", (void *)nvmlVgpuInstanceGetEccMode},
	{"nvmlVgpuInstanceGetEncoderCapacity", (void *)nvmlVgpuInstanceGetEncoderCapacity},
	{"nvmlVgpuInstanceGetEncoderSessions", (void *)nvmlVgpuInstanceGetEncoderSessions},
	{"nvmlVgpuInstanceGetEncoderStats", (void *)nvmlVgpuInstanceGetEncoderStats},
	{"nvmlVgpuInstanceGetFBCSessions", (void *)nvmlVgpuInstanceGetFBCSessions},
	{"nvmlVgpuInstanceGetFBCStats", (void *)nvmlVgpuInstanceGetFBCStats},
	{"nvmlVgpuInstanceGetFbUsage", (void *)nvmlVgpuInstanceGetFbUsage},
	{"nvmlVgpuInstanceGetFrameRateLimit", (void *)nvmlVgpuInstanceGetFrameRateLimit},
	{"nvmlVgpuInstanceGetGpuInstanceId", (void *)nvmlVgpuInstanceGetGpuInstanceId},
	{"nvmlVgpuInstanceGetGpuPciId", (void *)nvmlVgpuInstanceGetGpuPciId},
	{"nvmlVgpuInstanceGetLicenseInfo", (void *)nvmlVgpuInstanceGetLicenseInfo},
	{"nvmlVgpuInstanceGetLicenseInfo_v2", (void *)nvmlVgpuInstanceGetLicenseInfo_v2},
	{"nvmlVgpuInstanceGetLicenseStatus", (void *)nvmlVgpuInstanceGetLicenseStatus},
	{"nvmlVgpuInstanceGetMdevUUID", (void *)nvmlVgpuInstanceGetMdevUUID},
	{"nvmlVgpuInstanceGetMetadata", (void *)nvmlVgpuInstanceGetMetadata},
	{"nvmlVgpuInstanceGetPlacementId", (void *)nvmlVgpuInstanceGetPlacementId},
	{"nvmlVgpuInstanceGetRuntimeStateSize", (void *)nvmlVgpuInstanceGetRuntimeStateSize},
	{"nvmlVgpuInstanceGetType", (void *)nvmlVgpuInstanceGetType},
	{"nvmlVgpuInstanceGetUUID", (void *)nvmlVgpuInstanceGetUUID},
	{"nvmlVgpuInstanceGetVmDriverVersion", (void *)nvmlVgpuInstanceGetVmDriverVersion},
	{"nvmlVgpuInstanceGetVmID", (void *)nvmlVgpuInstanceGetVmID},
	{"nvmlVgpuInstanceSetEncoderCapacity", (void *)nvmlVgpuInstanceSetEncoderCapacity},
	{"nvmlVgpuTypeGetBAR1Info", (void *)nvmlVgpuTypeGetBAR1Info},
	{"nvmlVgpuTypeGetCapabilities", (void *)nvmlVgpuTypeGetCapabilities},
	{"nvmlVgpuTypeGetClass", (void *)nvmlVgpuTypeGetClass},
	{"nvmlVgpuTypeGetDeviceID", (void *)nvmlVgpuTypeGetDeviceID},
	{"nvmlVgpuTypeGetFbReservation", (void *)nvmlVgpuTypeGetFbReservation},
	{"nvmlVgpuTypeGetFrameRateLimit", (void *)nvmlVgpuTypeGetFrameRateLimit},
	{"nvmlVgpuTypeGetFramebufferSize", (void *)nvmlVgpuTypeGetFramebufferSize},
	{"nvmlVgpuTypeGetGpuInstanceProfileId", (void *)nvmlVgpuTypeGetGpuInstanceProfileId},
	{"nvmlVgpuTypeGetGspHeapSize", (void *)nvmlVgpuTypeGetGspHeapSize},
	{"nvmlVgpuTypeGetLicense", (void *)nvmlVgpuTypeGetLicense},
	{"nvmlVgpuTypeGetMaxInstances", (void *)nvmlVgpuTypeGetMaxInstances},
	{"nvmlVgpuTypeGetMaxInstancesPerGpuInstance",
			(void *)nvmlVgpuTypeGetMaxInstancesPerGpuInstance},
	{"nvmlVgpuTypeGetMaxInstancesPerVm", (void *)nvmlVgpuTypeGetMaxInstancesPerVm},
	{"nvmlVgpuTypeGetName", (void *)nvmlVgpuTypeGetName},
	{"nvmlVgpuTypeGetNumDisplayHeads", (void *)nvmlVgpuTypeGetNumDisplayHeads},
	{"nvmlVgpuTypeGetResolution", (void *)nvmlVgpuTypeGetResolution},
};

static const struct sim_status statuses[] = {
	{0, "NVML_SUCCESS", "success"},
	{1, "NVML_ERROR_UNINITIALIZED", "uninitialized"},
	{2, "NVML_ERROR_INVALID_ARGUMENT", "invalid argument"},
	{3, "NVML_ERROR_NOT_SUPPORTED", "not supported"},
	{4, "NVML_ERROR_NO_PERMISSION", "no permission"},
	{5, "NVML_ERROR_ALREADY_INITIALIZED", "already initialized"},
	{6, "NVML_ERROR_NOT_FOUND", "not found"},
	{7, "NVML_ERROR_INSUFFICIENT_SIZE", "insufficient size"},
	{8, "NVML_ERROR_INSUFFICIENT_POWER", "insufficient power"},
	{9, "NVML_ERROR_DRIVER_NOT_LOADED", "driver not loaded"},
	{10, "NVML_ERROR_TIMEOUT", "timeout"},
	{11, "NVML_ERROR_IRQ_ISSUE", "irq issue"},
	{12, "NVML_ERROR_LIBRARY_NOT_FOUND", "library not found"},
	{13, "NVML_ERROR_FUNCTION_NOT_FOUND", "function not found"},
	{14, "NVML_ERROR_CORRUPTED_INFOROM", "corrupted inforom"},
	{15, "NVML_ERROR_GPU_IS_LOST", "gpu is lost"},
	{16, "NVML_ERROR_RESET_REQUIRED", "reset required"},
	{17, "NVML_ERROR_OPERATING_SYSTEM", "operating system"},
	{18, "NVML_ERROR_LIB_RM_VERSION_MISMATCH", "lib rm version mismatch"},
	{19, "NVML_ERROR_IN_USE", "in use"},
	{20, "NVML_ERROR_MEMORY", "memory"},
	{21, "NVML_ERROR_NO_DATA", "no data"},
	{22, "NVML_ERROR_VGPU_ECC_NOT_SUPPORTED", "vgpu ecc not supported"},
	{23, "NVML_ERROR_INSUFFICIENT_RESOURCES", "insufficient resources"},
	{24, "NVML_ERROR_FREQ_NOT_SUPPORTED", "freq not supported"},
	{25, "NVML_ERROR_ARGUMENT_VERSION_MISMATCH", "argument version mismatch"},
	{26, "NVML_ERROR_DEPRECATED", "deprecated"},
	{27, "NVML_ERROR_NOT_READY", "not ready"},
	{28, "NVML_ERROR_GPU_NOT_FOUND", "gpu not found"},
	{29, "NVML_ERROR_INVALID_STATE", "invalid state"},
	{30, "NVML_ERROR_RESET_TYPE_NOT_SUPPORTED", "reset type not supported"},
	{999, "NVML_ERROR_UNKNOWN", "unknown"},
};

const struct sim_library sim_library = {
	.soname = "libnvidia-ml.so.1",
	.has_init = true,
	.has_contexts = false,
	.computes = false,
	.device_handles = true,
	.version = 1,
	.symbols = symbols,
	.symbol_count = sizeof(symbols) / sizeof(*symbols),
	.statuses = statuses,
	.status_count = sizeof(statuses) / sizeof(*statuses),
};
