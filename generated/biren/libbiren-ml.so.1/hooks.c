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
	uint64_t _room;
	brmlReturn_t _result;

	if (!role_enter())
		return real_brmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_brmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	/* A list that did not fit is left as it is: the caller asks again with more room. */
	if (_result == BRML_SUCCESS && infoCount && (uint64_t)*infoCount <= _room && infos &&
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
	uint64_t _room;
	brmlReturn_t _result;

	if (!role_enter())
		return real_brmlDeviceGetProcessUtilization(device, utilization,
				processSamplesCount, lastSeenTimeStamp);
	_room = !processSamplesCount ? 0 : (uint64_t)*processSamplesCount;
	_result = real_brmlDeviceGetProcessUtilization(device, utilization, processSamplesCount,
			lastSeenTimeStamp);
	/* A list that did not fit is left as it is: the caller asks again with more room. */
	if (_result == BRML_SUCCESS && processSamplesCount &&
			(uint64_t)*processSamplesCount <= _room && utilization &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*processSamplesCount = role_own_processes(_id.uuid, utilization,
				*processSamplesCount, sizeof(*utilization),
				offsetof(__typeof__(*utilization), pid), SIZE_MAX, 1);
	role_leave();
	return _result;
}
