/* Made by `porter gen --backend cuda`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* process.compute, specs/cuda/libnvidia-ml.yaml:70 */
nvmlReturn_t nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_nvmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* process.compute, specs/cuda/libnvidia-ml.yaml:70 */
nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v2_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetComputeRunningProcesses_v2(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_nvmlDeviceGetComputeRunningProcesses_v2(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* process.compute, specs/cuda/libnvidia-ml.yaml:70 */
nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetComputeRunningProcesses_v3(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_nvmlDeviceGetComputeRunningProcesses_v3(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* memory.confidential, specs/cuda/libnvidia-ml.yaml:64 */
nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)
{
	struct role_view _view;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetConfComputeProtectedMemoryUsage(device, memory);
	_result = real_nvmlDeviceGetConfComputeProtectedMemoryUsage(device, memory);
	if (_result == NVML_SUCCESS && role_view(port_handle_device((uint64_t)(uintptr_t)device),
			&_view)) {
		if (memory)
			SHIM_SET(memory->total, _view.total);
		if (memory)
			SHIM_SET(memory->free, _view.free);
		if (memory)
			SHIM_SET(memory->used, _view.used);
	}
	role_leave();
	return _result;
}

/* process.graphics, specs/cuda/libnvidia-ml.yaml:72 */
nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetGraphicsRunningProcesses(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_nvmlDeviceGetGraphicsRunningProcesses(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* process.graphics, specs/cuda/libnvidia-ml.yaml:72 */
nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v2_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetGraphicsRunningProcesses_v2(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_nvmlDeviceGetGraphicsRunningProcesses_v2(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* process.graphics, specs/cuda/libnvidia-ml.yaml:72 */
nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetGraphicsRunningProcesses_v3(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_nvmlDeviceGetGraphicsRunningProcesses_v3(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* process.mps, specs/cuda/libnvidia-ml.yaml:73 */
nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetMPSComputeRunningProcesses(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_nvmlDeviceGetMPSComputeRunningProcesses(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* process.mps, specs/cuda/libnvidia-ml.yaml:73 */
nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetMPSComputeRunningProcesses_v2(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_nvmlDeviceGetMPSComputeRunningProcesses_v2(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* process.mps, specs/cuda/libnvidia-ml.yaml:73 */
nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetMPSComputeRunningProcesses_v3(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_nvmlDeviceGetMPSComputeRunningProcesses_v3(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* memory.info, specs/cuda/libnvidia-ml.yaml:66 */
nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
{
	struct role_view _view;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetMemoryInfo(device, memory);
	_result = real_nvmlDeviceGetMemoryInfo(device, memory);
	if (_result == NVML_SUCCESS && role_view(port_handle_device((uint64_t)(uintptr_t)device),
			&_view)) {
		if (memory)
			SHIM_SET(memory->total, _view.total);
		if (memory)
			SHIM_SET(memory->free, _view.free);
		if (memory)
			SHIM_SET(memory->used, _view.used);
	}
	role_leave();
	return _result;
}

/* memory.info.reserved, specs/cuda/libnvidia-ml.yaml:67 */
nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
{
	struct role_view _view;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetMemoryInfo_v2(device, memory);
	_result = real_nvmlDeviceGetMemoryInfo_v2(device, memory);
	if (_result == NVML_SUCCESS && role_view(port_handle_device((uint64_t)(uintptr_t)device),
			&_view)) {
		if (memory)
			SHIM_SET(memory->total, _view.total);
		if (memory)
			SHIM_SET(memory->free, _view.free);
		if (memory)
			SHIM_SET(memory->used, _view.used);
		if (memory)
			SHIM_SET(memory->reserved, 0);
	}
	role_leave();
	return _result;
}

/* process.utilisation, specs/cuda/libnvidia-ml.yaml:74 */
nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
		nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
		unsigned long long lastSeenTimeStamp)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetProcessUtilization(device, utilization,
				processSamplesCount, lastSeenTimeStamp);
	_room = !processSamplesCount ? 0 : (uint64_t)*processSamplesCount;
	_result = real_nvmlDeviceGetProcessUtilization(device, utilization, processSamplesCount,
			lastSeenTimeStamp);
	_told = !processSamplesCount ? 0 : (uint64_t)*processSamplesCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && utilization &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, utilization, (unsigned)_room, sizeof(*utilization),
				offsetof(__typeof__(*utilization), pid), SIZE_MAX, 1);
	else if (_result == NVML_SUCCESS && processSamplesCount && utilization &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*processSamplesCount = role_own_processes(_id.uuid, utilization,
				*processSamplesCount, sizeof(*utilization),
				offsetof(__typeof__(*utilization), pid), SIZE_MAX, 1);
	role_leave();
	return _result;
}

/* process.utilisation.info, specs/cuda/libnvidia-ml.yaml:75 */
nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
		nvmlProcessesUtilizationInfo_t *procesesUtilInfo)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!procesesUtilInfo || !role_enter())
		return real_nvmlDeviceGetProcessesUtilizationInfo(device, procesesUtilInfo);
	_room = !procesesUtilInfo ? 0 : (uint64_t)procesesUtilInfo->processSamplesCount;
	_result = real_nvmlDeviceGetProcessesUtilizationInfo(device, procesesUtilInfo);
	_told = !procesesUtilInfo ? 0 : (uint64_t)procesesUtilInfo->processSamplesCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && procesesUtilInfo->procUtilArray &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, procesesUtilInfo->procUtilArray, (unsigned)_room,
				sizeof(*procesesUtilInfo->procUtilArray),
				offsetof(__typeof__(*procesesUtilInfo->procUtilArray), pid),
				SIZE_MAX, 1);
	else if (_result == NVML_SUCCESS && procesesUtilInfo && procesesUtilInfo->procUtilArray &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		procesesUtilInfo->processSamplesCount = role_own_processes(_id.uuid,
				procesesUtilInfo->procUtilArray,
				procesesUtilInfo->processSamplesCount,
				sizeof(*procesesUtilInfo->procUtilArray),
				offsetof(__typeof__(*procesesUtilInfo->procUtilArray), pid),
				SIZE_MAX, 1);
	role_leave();
	return _result;
}

/* process.details, specs/cuda/libnvidia-ml.yaml:71 */
nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
		nvmlProcessDetailList_t *plist)
{
	struct port_device _id;
	uint64_t _room, _told;
	nvmlReturn_t _result;

	if (!plist || !role_enter())
		return real_nvmlDeviceGetRunningProcessDetailList(device, plist);
	_room = !plist ? 0 : (uint64_t)plist->numProcArrayEntries;
	_result = real_nvmlDeviceGetRunningProcessDetailList(device, plist);
	_told = !plist ? 0 : (uint64_t)plist->numProcArrayEntries;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && plist->procArray &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, plist->procArray, (unsigned)_room,
				sizeof(*plist->procArray), offsetof(__typeof__(*plist->procArray),
				pid), offsetof(__typeof__(*plist->procArray), usedGpuMemory), 1);
	else if (_result == NVML_SUCCESS && plist && plist->procArray &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		plist->numProcArrayEntries = role_own_processes(_id.uuid, plist->procArray,
				plist->numProcArrayEntries, sizeof(*plist->procArray),
				offsetof(__typeof__(*plist->procArray), pid),
				offsetof(__typeof__(*plist->procArray), usedGpuMemory), 1);
	role_leave();
	return _result;
}
