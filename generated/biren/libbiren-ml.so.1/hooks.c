/* Made by `porter gen --backend biren`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* process.compute, specs/cuda/libnvidia-ml.yaml:70 */
brmlReturn_t brmlDeviceGetComputeRunningProcesses(brmlDevice_t device, unsigned int *infoCount,
		brmlProcessInfo_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	brmlReturn_t _result;

	if (!role_enter())
		return real_brmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_brmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	else if (_result == BRML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGpuMemory), 1);
	role_leave();
	return _result;
}

/* memory.info, specs/cuda/libnvidia-ml.yaml:66 */
brmlReturn_t brmlDeviceGetMemoryInfo(brmlDevice_t device, brmlMemory_t *memory)
{
	struct role_view _view;
	brmlReturn_t _result;

	if (!role_enter())
		return real_brmlDeviceGetMemoryInfo(device, memory);
	_result = real_brmlDeviceGetMemoryInfo(device, memory);
	if (_result == BRML_SUCCESS && role_view(port_handle_device((uint64_t)(uintptr_t)device),
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

/* process.utilisation, specs/cuda/libnvidia-ml.yaml:74 */
brmlReturn_t brmlDeviceGetProcessUtilization(brmlDevice_t device,
		brmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
		unsigned long long lastSeenTimeStamp)
{
	struct port_device _id;
	uint64_t _room, _told;
	brmlReturn_t _result;

	if (!role_enter())
		return real_brmlDeviceGetProcessUtilization(device, utilization,
				processSamplesCount, lastSeenTimeStamp);
	_room = !processSamplesCount ? 0 : (uint64_t)*processSamplesCount;
	_result = real_brmlDeviceGetProcessUtilization(device, utilization, processSamplesCount,
			lastSeenTimeStamp);
	_told = !processSamplesCount ? 0 : (uint64_t)*processSamplesCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && utilization &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, utilization, (unsigned)_room, sizeof(*utilization),
				offsetof(__typeof__(*utilization), pid), SIZE_MAX, 1);
	else if (_result == BRML_SUCCESS && processSamplesCount && utilization &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*processSamplesCount = role_own_processes(_id.uuid, utilization,
				*processSamplesCount, sizeof(*utilization),
				offsetof(__typeof__(*utilization), pid), SIZE_MAX, 1);
	role_leave();
	return _result;
}
