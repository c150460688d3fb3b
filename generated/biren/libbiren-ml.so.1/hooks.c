/* Made by `porter gen --backend biren`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* process.compute, specs/cuda/libnvidia-ml.yaml:201 */
brmlReturn_t brmlDeviceGetComputeRunningProcesses(brmlDevice_t device, unsigned int *infoCount,
		brmlProcessInfo_t *infos)
{
	static const brmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = BRML_SUCCESS,
		[ROLE_LIST_EMPTY] = BRML_SUCCESS,
		[ROLE_LIST_SHORT] = BRML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = BRML_ERROR_INSUFFICIENT_RESOURCES,
	};
	struct role_list _list = {
		.stride = sizeof(*infos),
		.pid = offsetof(__typeof__(*infos), pid),
		.bytes = offsetof(__typeof__(*infos), usedGpuMemory),
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	brmlReturn_t _result;

	if (!role_enter())
		return real_brmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_brmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_brmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == BRML_SUCCESS,
			_result == BRML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* memory.info, specs/cuda/libnvidia-ml.yaml:170 */
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

/* process.utilisation, specs/biren/libbiren-ml.yaml:31 */
brmlReturn_t brmlDeviceGetProcessUtilization(brmlDevice_t device,
		brmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
		unsigned long long lastSeenTimeStamp)
{
	static const brmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = BRML_SUCCESS,
		[ROLE_LIST_EMPTY] = BRML_ERROR_NOT_FOUND,
		[ROLE_LIST_SHORT] = BRML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = BRML_ERROR_INSUFFICIENT_RESOURCES,
	};
	struct role_list _list = {
		.stride = sizeof(*utilization),
		.pid = offsetof(__typeof__(*utilization), pid),
		.bytes = SIZE_MAX,
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	brmlReturn_t _result;

	if (!role_enter())
		return real_brmlDeviceGetProcessUtilization(device, utilization,
				processSamplesCount, lastSeenTimeStamp);
	_list.items = utilization;
	_list.room = !processSamplesCount ? 0 : (uint64_t)*processSamplesCount;
	if (!processSamplesCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device),
			&_id) || !role_list_begin(&_list, _id.uuid)) {
		_result = real_brmlDeviceGetProcessUtilization(device, utilization,
				processSamplesCount, lastSeenTimeStamp);
		goto out;
	}
	do {
		utilization = _list.own;
		*processSamplesCount = (__typeof__(*processSamplesCount))_list.own_room;
		_result = real_brmlDeviceGetProcessUtilization(device, utilization,
				processSamplesCount, lastSeenTimeStamp);
	} while (role_list_more(&_list, (uint64_t)*processSamplesCount, _result == BRML_SUCCESS,
			_result == BRML_ERROR_INSUFFICIENT_SIZE));
	utilization = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*processSamplesCount = (__typeof__(*processSamplesCount))_list.count;
out:
	role_leave();
	return _result;
}
