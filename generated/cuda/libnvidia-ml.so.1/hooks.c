/* Made by `porter gen --backend cuda`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* process.accounting, specs/cuda/libnvidia-ml.yaml:180 */
nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,
		unsigned int *pids)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
	};
	struct role_list _list = {
		.stride = sizeof(*pids),
		.pid = 0,
		.bytes = SIZE_MAX,
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetAccountingPids(device, count, pids);
	_list.items = pids;
	_list.room = !count ? 0 : (uint64_t)*count;
	if (!count || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetAccountingPids(device, count, pids);
		goto out;
	}
	do {
		pids = _list.own;
		*count = (__typeof__(*count))_list.own_room;
		_result = real_nvmlDeviceGetAccountingPids(device, count, pids);
	} while (role_list_more(&_list, (uint64_t)*count, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	pids = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*count = (__typeof__(*count))_list.count;
out:
	role_leave();
	return _result;
}

/* process.accounting.one, specs/cuda/libnvidia-ml.yaml:188 */
nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
		nvmlAccountingStats_t *stats)
{
	__typeof__(pid) _asked;
	int32_t _pid;
	nvmlReturn_t _result = NVML_ERROR_NOT_FOUND;

	if (!role_enter())
		return real_nvmlDeviceGetAccountingStats(device, pid, stats);
	_asked = pid;
	_pid = (int32_t)_asked;
	if (role_own_process(&_pid)) {
		pid = (__typeof__(pid))_pid;
		_result = real_nvmlDeviceGetAccountingStats(device, pid, stats);
		if (pid == (__typeof__(_asked))_pid)
			pid = _asked;
	}
	role_leave();
	return _result;
}

/* process.accounting.one.v2, specs/cuda/libnvidia-ml.yaml:194 */
nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats)
{
	__typeof__(stats->pid) _asked;
	int32_t _pid;
	nvmlReturn_t _result = NVML_ERROR_NOT_FOUND;

	if (!stats || !role_enter())
		return real_nvmlDeviceGetAccountingStats_v2(device, stats);
	_asked = stats->pid;
	_pid = (int32_t)_asked;
	if (role_own_process(&_pid)) {
		stats->pid = (__typeof__(stats->pid))_pid;
		_result = real_nvmlDeviceGetAccountingStats_v2(device, stats);
		if (stats->pid == (__typeof__(_asked))_pid)
			stats->pid = _asked;
	}
	role_leave();
	return _result;
}

/* process.compute, specs/cuda/libnvidia-ml.yaml:201 */
nvmlReturn_t nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_nvmlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.compute, specs/cuda/libnvidia-ml.yaml:201 */
nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v2_t *infos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetComputeRunningProcesses_v2(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetComputeRunningProcesses_v2(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_nvmlDeviceGetComputeRunningProcesses_v2(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.compute, specs/cuda/libnvidia-ml.yaml:201 */
nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_t *infos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetComputeRunningProcesses_v3(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetComputeRunningProcesses_v3(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_nvmlDeviceGetComputeRunningProcesses_v3(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* memory.confidential, specs/cuda/libnvidia-ml.yaml:161 */
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

/* process.encoders, specs/cuda/libnvidia-ml.yaml:220 */
nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
		nvmlEncoderSessionInfo_t *sessionInfos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
	};
	struct role_list _list = {
		.stride = sizeof(*sessionInfos),
		.pid = offsetof(__typeof__(*sessionInfos), pid),
		.bytes = SIZE_MAX,
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetEncoderSessions(device, sessionCount, sessionInfos);
	_list.items = sessionInfos;
	_list.room = !sessionCount ? 0 : (uint64_t)*sessionCount;
	if (!sessionCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetEncoderSessions(device, sessionCount, sessionInfos);
		goto out;
	}
	do {
		sessionInfos = _list.own;
		*sessionCount = (__typeof__(*sessionCount))_list.own_room;
		_result = real_nvmlDeviceGetEncoderSessions(device, sessionCount, sessionInfos);
	} while (role_list_more(&_list, (uint64_t)*sessionCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	sessionInfos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*sessionCount = (__typeof__(*sessionCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.captures, specs/cuda/libnvidia-ml.yaml:230 */
nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
		nvmlFBCSessionInfo_t *sessionInfo)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
	};
	struct role_list _list = {
		.stride = sizeof(*sessionInfo),
		.pid = offsetof(__typeof__(*sessionInfo), pid),
		.bytes = SIZE_MAX,
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetFBCSessions(device, sessionCount, sessionInfo);
	_list.items = sessionInfo;
	_list.room = !sessionCount ? 0 : (uint64_t)*sessionCount;
	if (!sessionCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetFBCSessions(device, sessionCount, sessionInfo);
		goto out;
	}
	do {
		sessionInfo = _list.own;
		*sessionCount = (__typeof__(*sessionCount))_list.own_room;
		_result = real_nvmlDeviceGetFBCSessions(device, sessionCount, sessionInfo);
	} while (role_list_more(&_list, (uint64_t)*sessionCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	sessionInfo = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*sessionCount = (__typeof__(*sessionCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.graphics, specs/cuda/libnvidia-ml.yaml:240 */
nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetGraphicsRunningProcesses(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetGraphicsRunningProcesses(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_nvmlDeviceGetGraphicsRunningProcesses(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.graphics, specs/cuda/libnvidia-ml.yaml:240 */
nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v2_t *infos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetGraphicsRunningProcesses_v2(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetGraphicsRunningProcesses_v2(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_nvmlDeviceGetGraphicsRunningProcesses_v2(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.graphics, specs/cuda/libnvidia-ml.yaml:240 */
nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_t *infos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetGraphicsRunningProcesses_v3(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetGraphicsRunningProcesses_v3(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_nvmlDeviceGetGraphicsRunningProcesses_v3(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.mps, specs/cuda/libnvidia-ml.yaml:250 */
nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetMPSComputeRunningProcesses(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetMPSComputeRunningProcesses(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_nvmlDeviceGetMPSComputeRunningProcesses(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.mps, specs/cuda/libnvidia-ml.yaml:250 */
nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetMPSComputeRunningProcesses_v2(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetMPSComputeRunningProcesses_v2(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_nvmlDeviceGetMPSComputeRunningProcesses_v2(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.mps, specs/cuda/libnvidia-ml.yaml:250 */
nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_t *infos)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetMPSComputeRunningProcesses_v3(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetMPSComputeRunningProcesses_v3(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_nvmlDeviceGetMPSComputeRunningProcesses_v3(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
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

/* memory.info.reserved, specs/cuda/libnvidia-ml.yaml:171 */
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

/* process.utilisation, specs/cuda/libnvidia-ml.yaml:260 */
nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
		nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
		unsigned long long lastSeenTimeStamp)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_ERROR_NOT_FOUND,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
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
	nvmlReturn_t _result;

	if (!role_enter())
		return real_nvmlDeviceGetProcessUtilization(device, utilization,
				processSamplesCount, lastSeenTimeStamp);
	_list.items = utilization;
	_list.room = !processSamplesCount ? 0 : (uint64_t)*processSamplesCount;
	if (!processSamplesCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device),
			&_id) || !role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetProcessUtilization(device, utilization,
				processSamplesCount, lastSeenTimeStamp);
		goto out;
	}
	do {
		utilization = _list.own;
		*processSamplesCount = (__typeof__(*processSamplesCount))_list.own_room;
		_result = real_nvmlDeviceGetProcessUtilization(device, utilization,
				processSamplesCount, lastSeenTimeStamp);
	} while (role_list_more(&_list, (uint64_t)*processSamplesCount, _result == NVML_SUCCESS,
			_result == NVML_ERROR_INSUFFICIENT_SIZE));
	utilization = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*processSamplesCount = (__typeof__(*processSamplesCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.utilisation.info, specs/cuda/libnvidia-ml.yaml:271 */
nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
		nvmlProcessesUtilizationInfo_t *procesesUtilInfo)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_ERROR_NOT_FOUND,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
	};
	struct role_list _list = {
		.stride = sizeof(*procesesUtilInfo->procUtilArray),
		.pid = offsetof(__typeof__(*procesesUtilInfo->procUtilArray), pid),
		.bytes = SIZE_MAX,
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	nvmlReturn_t _result;

	if (!procesesUtilInfo || !role_enter())
		return real_nvmlDeviceGetProcessesUtilizationInfo(device, procesesUtilInfo);
	_list.items = procesesUtilInfo->procUtilArray;
	_list.room = !procesesUtilInfo ? 0 : (uint64_t)procesesUtilInfo->processSamplesCount;
	if (!procesesUtilInfo || port_identify(port_handle_device((uint64_t)(uintptr_t)device),
			&_id) || !role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetProcessesUtilizationInfo(device, procesesUtilInfo);
		goto out;
	}
	do {
		procesesUtilInfo->procUtilArray = _list.own;
		procesesUtilInfo->processSamplesCount =
				(__typeof__(procesesUtilInfo->processSamplesCount))_list.own_room;
		_result = real_nvmlDeviceGetProcessesUtilizationInfo(device, procesesUtilInfo);
	} while (role_list_more(&_list, (uint64_t)procesesUtilInfo->processSamplesCount,
			_result == NVML_SUCCESS, _result == NVML_ERROR_INSUFFICIENT_SIZE));
	procesesUtilInfo->procUtilArray = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	procesesUtilInfo->processSamplesCount =
			(__typeof__(procesesUtilInfo->processSamplesCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.details, specs/cuda/libnvidia-ml.yaml:211 */
nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
		nvmlProcessDetailList_t *plist)
{
	static const nvmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = NVML_SUCCESS,
		[ROLE_LIST_EMPTY] = NVML_SUCCESS,
		[ROLE_LIST_SHORT] = NVML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = NVML_ERROR_MEMORY,
	};
	struct role_list _list = {
		.stride = sizeof(*plist->procArray),
		.pid = offsetof(__typeof__(*plist->procArray), pid),
		.bytes = offsetof(__typeof__(*plist->procArray), usedGpuMemory),
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	nvmlReturn_t _result;

	if (!plist || !role_enter())
		return real_nvmlDeviceGetRunningProcessDetailList(device, plist);
	_list.items = plist->procArray;
	_list.room = !plist ? 0 : (uint64_t)plist->numProcArrayEntries;
	if (!plist || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_nvmlDeviceGetRunningProcessDetailList(device, plist);
		goto out;
	}
	do {
		plist->procArray = _list.own;
		plist->numProcArrayEntries = (__typeof__(plist->numProcArrayEntries))_list.own_room;
		_result = real_nvmlDeviceGetRunningProcessDetailList(device, plist);
	} while (role_list_more(&_list, (uint64_t)plist->numProcArrayEntries,
			_result == NVML_SUCCESS, _result == NVML_ERROR_INSUFFICIENT_SIZE));
	plist->procArray = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	plist->numProcArrayEntries = (__typeof__(plist->numProcArrayEntries))_list.count;
out:
	role_leave();
	return _result;
}
