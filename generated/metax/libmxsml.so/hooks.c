/* Made by `porter gen --backend metax`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* memory.info, specs/metax/libmxsml.yaml:16 */
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

/* process.all, specs/metax/libmxsml.yaml:18 */
mxSmlReturn_t mxSmlGetProcessInfo(unsigned int number, mxSmlProcessInfo_t *processes)
{
	uint64_t _room;
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetProcessInfo(number, processes);
	_room = (uint64_t)number;
	_result = real_mxSmlGetProcessInfo(number, processes);
	if (_result == MXSML_SUCCESS && processes)
		role_own_processes(NULL, processes, (unsigned)_room, sizeof(*processes),
				offsetof(__typeof__(*processes), processId),
				offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
				UINT64_C(1024));
	role_leave();
	return _result;
}

/* process.all, specs/metax/libmxsml.yaml:18 */
mxSmlReturn_t mxSmlGetProcessInfo_v2(unsigned int number, mxSmlProcessInfo_v2_t *processes)
{
	uint64_t _room;
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetProcessInfo_v2(number, processes);
	_room = (uint64_t)number;
	_result = real_mxSmlGetProcessInfo_v2(number, processes);
	if (_result == MXSML_SUCCESS && processes)
		role_own_processes(NULL, processes, (unsigned)_room, sizeof(*processes),
				offsetof(__typeof__(*processes), processId),
				offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
				UINT64_C(1024));
	role_leave();
	return _result;
}

/* process.list, specs/metax/libmxsml.yaml:19 */
mxSmlReturn_t mxSmlGetSingleGpuProcess(unsigned int deviceId, unsigned int *number,
		mxSmlProcessInfo_t *processes)
{
	struct port_device _id;
	uint64_t _room, _told;
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetSingleGpuProcess(deviceId, number, processes);
	_room = !number ? 0 : (uint64_t)*number;
	_result = real_mxSmlGetSingleGpuProcess(deviceId, number, processes);
	_told = !number ? 0 : (uint64_t)*number;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && processes && !port_identify((int)deviceId, &_id))
		role_own_processes(_id.uuid, processes, (unsigned)_room, sizeof(*processes),
				offsetof(__typeof__(*processes), processId),
				offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
				UINT64_C(1024));
	else if (_result == MXSML_SUCCESS && number && processes && !port_identify((int)deviceId,
			&_id))
		*number = role_own_processes(_id.uuid, processes, *number, sizeof(*processes),
				offsetof(__typeof__(*processes), processId),
				offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
				UINT64_C(1024));
	role_leave();
	return _result;
}

/* process.list, specs/metax/libmxsml.yaml:19 */
mxSmlReturn_t mxSmlGetSingleGpuProcess_v2(unsigned int deviceId, unsigned int *number,
		mxSmlProcessInfo_v2_t *processes)
{
	struct port_device _id;
	uint64_t _room, _told;
	mxSmlReturn_t _result;

	if (!role_enter())
		return real_mxSmlGetSingleGpuProcess_v2(deviceId, number, processes);
	_room = !number ? 0 : (uint64_t)*number;
	_result = real_mxSmlGetSingleGpuProcess_v2(deviceId, number, processes);
	_told = !number ? 0 : (uint64_t)*number;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && processes && !port_identify((int)deviceId, &_id))
		role_own_processes(_id.uuid, processes, (unsigned)_room, sizeof(*processes),
				offsetof(__typeof__(*processes), processId),
				offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
				UINT64_C(1024));
	else if (_result == MXSML_SUCCESS && number && processes && !port_identify((int)deviceId,
			&_id))
		*number = role_own_processes(_id.uuid, processes, *number, sizeof(*processes),
				offsetof(__typeof__(*processes), processId),
				offsetof(__typeof__(*processes), processGpuInfo[0].gpuMemoryUsage),
				UINT64_C(1024));
	role_leave();
	return _result;
}
