/* Made by `porter gen --backend metax`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* memory.info, specs/metax/libmxsml.yaml:26 */
mxSmlReturn_t mxSmlGetMemoryInfo(unsigned int deviceId, mxSmlMemoryInfo_t *info)
{
	struct role_view _view;
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetMemoryInfo(deviceId, info);
	_result = real_mxSmlGetMemoryInfo(deviceId, info);
	if (_result == MXSML_SUCCESS && role_view((int)deviceId, &_view)) {
		if (info)
			SHIM_SET(info->vramTotal, _view.total / (UINT64_C(1024)));
		if (info)
			SHIM_SET(info->vramUse, _view.used / (UINT64_C(1024)));
	}
	role_leave();
	return _result;
}

/* process.count, specs/metax/libmxsml.yaml:37 */
mxSmlReturn_t mxSmlGetNumberOfProcess(unsigned int *number)
{
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetNumberOfProcess(number);
	_result = real_mxSmlGetNumberOfProcess(number);
	if (_result == MXSML_SUCCESS && number)
		*number = (__typeof__(*number))role_own_count(NULL, (uint64_t)*number);
	role_leave();
	return _result;
}

/* process.all, specs/metax/libmxsml.yaml:28 */
mxSmlReturn_t mxSmlGetProcessInfo(unsigned int number, mxSmlProcessInfo_t *processes)
{
	static const mxSmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = MXSML_SUCCESS,
		[ROLE_LIST_EMPTY] = MXSML_SUCCESS,
		[ROLE_LIST_SHORT] = MXSML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = MXSML_ERROR_MMAP_FAILURE,
	};
	struct role_list _list = {
		.stride = sizeof(*processes),
		.pid = offsetof(__typeof__(*processes), processId),
		.bytes = offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
		.unit = UINT64_C(1024),
		.version = SIZE_MAX,
		.uncounted = true,
	};
	enum role_listed _listed;
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetProcessInfo(number, processes);
	_list.items = processes;
	_list.room = (uint64_t)number;
	if (!role_list_begin(&_list, NULL)) {
		_result = real_mxSmlGetProcessInfo(number, processes);
		goto out;
	}
	do {
		processes = _list.own;
		number = (__typeof__(number))_list.own_room;
		_result = real_mxSmlGetProcessInfo(number, processes);
	} while (role_list_more(&_list, 0, _result == MXSML_SUCCESS,
			_result == MXSML_ERROR_INSUFFICIENT_SIZE));
	processes = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
out:
	role_leave();
	return _result;
}

/* process.all, specs/metax/libmxsml.yaml:28 */
mxSmlReturn_t mxSmlGetProcessInfo_v2(unsigned int number, mxSmlProcessInfo_v2_t *processes)
{
	static const mxSmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = MXSML_SUCCESS,
		[ROLE_LIST_EMPTY] = MXSML_SUCCESS,
		[ROLE_LIST_SHORT] = MXSML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = MXSML_ERROR_MMAP_FAILURE,
	};
	struct role_list _list = {
		.stride = sizeof(*processes),
		.pid = offsetof(__typeof__(*processes), processId),
		.bytes = offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
		.unit = UINT64_C(1024),
		.version = SIZE_MAX,
		.uncounted = true,
	};
	enum role_listed _listed;
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetProcessInfo_v2(number, processes);
	_list.items = processes;
	_list.room = (uint64_t)number;
	if (!role_list_begin(&_list, NULL)) {
		_result = real_mxSmlGetProcessInfo_v2(number, processes);
		goto out;
	}
	do {
		processes = _list.own;
		number = (__typeof__(number))_list.own_room;
		_result = real_mxSmlGetProcessInfo_v2(number, processes);
	} while (role_list_more(&_list, 0, _result == MXSML_SUCCESS,
			_result == MXSML_ERROR_INSUFFICIENT_SIZE));
	processes = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
out:
	role_leave();
	return _result;
}

/* process.list, specs/metax/libmxsml.yaml:38 */
mxSmlReturn_t mxSmlGetSingleGpuProcess(unsigned int deviceId, unsigned int *number,
		mxSmlProcessInfo_t *processes)
{
	static const mxSmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = MXSML_SUCCESS,
		[ROLE_LIST_EMPTY] = MXSML_SUCCESS,
		[ROLE_LIST_SHORT] = MXSML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = MXSML_ERROR_MMAP_FAILURE,
	};
	struct role_list _list = {
		.stride = sizeof(*processes),
		.pid = offsetof(__typeof__(*processes), processId),
		.bytes = offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
		.unit = UINT64_C(1024),
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetSingleGpuProcess(deviceId, number, processes);
	_list.items = processes;
	_list.room = !number ? 0 : (uint64_t)*number;
	if (!number || port_identify((int)deviceId, &_id) || !role_list_begin(&_list, _id.uuid)) {
		_result = real_mxSmlGetSingleGpuProcess(deviceId, number, processes);
		goto out;
	}
	do {
		processes = _list.own;
		*number = (__typeof__(*number))_list.own_room;
		_result = real_mxSmlGetSingleGpuProcess(deviceId, number, processes);
	} while (role_list_more(&_list, (uint64_t)*number, _result == MXSML_SUCCESS,
			_result == MXSML_ERROR_INSUFFICIENT_SIZE));
	processes = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*number = (__typeof__(*number))_list.count;
out:
	role_leave();
	return _result;
}

/* process.list, specs/metax/libmxsml.yaml:38 */
mxSmlReturn_t mxSmlGetSingleGpuProcess_v2(unsigned int deviceId, unsigned int *number,
		mxSmlProcessInfo_v2_t *processes)
{
	static const mxSmlReturn_t _says[] = {
		[ROLE_LIST_FITS] = MXSML_SUCCESS,
		[ROLE_LIST_EMPTY] = MXSML_SUCCESS,
		[ROLE_LIST_SHORT] = MXSML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = MXSML_ERROR_MMAP_FAILURE,
	};
	struct role_list _list = {
		.stride = sizeof(*processes),
		.pid = offsetof(__typeof__(*processes), processId),
		.bytes = offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
		.unit = UINT64_C(1024),
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetSingleGpuProcess_v2(deviceId, number, processes);
	_list.items = processes;
	_list.room = !number ? 0 : (uint64_t)*number;
	if (!number || port_identify((int)deviceId, &_id) || !role_list_begin(&_list, _id.uuid)) {
		_result = real_mxSmlGetSingleGpuProcess_v2(deviceId, number, processes);
		goto out;
	}
	do {
		processes = _list.own;
		*number = (__typeof__(*number))_list.own_room;
		_result = real_mxSmlGetSingleGpuProcess_v2(deviceId, number, processes);
	} while (role_list_more(&_list, (uint64_t)*number, _result == MXSML_SUCCESS,
			_result == MXSML_ERROR_INSUFFICIENT_SIZE));
	processes = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*number = (__typeof__(*number))_list.count;
out:
	role_leave();
	return _result;
}
