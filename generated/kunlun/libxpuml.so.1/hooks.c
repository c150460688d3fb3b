/* Made by `porter gen --backend kunlun`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* device.attributes, specs/kunlun/libxpuml.yaml:29 */
xpumlReturn_t xpumlDeviceGetAttributes(xpumlDevice_t device, xpumlDeviceAttributes_t *attributes)
{
	struct role_view _view;
	xpumlReturn_t _result;

	if (!role_enter())
		return real_xpumlDeviceGetAttributes(device, attributes);
	_result = real_xpumlDeviceGetAttributes(device, attributes);
	if (_result == XPUML_SUCCESS && role_view(port_handle_device((uint64_t)(uintptr_t)device),
			&_view)) {
		if (attributes)
			SHIM_LOWER(attributes->globalMemorySizeMB, _view.total >> 20);
	}
	role_leave();
	return _result;
}

/* process.compute, specs/kunlun/libxpuml.yaml:40 */
xpumlReturn_t xpumlDeviceGetComputeRunningProcesses(xpumlDevice_t device, unsigned int *infoCount,
		xpumlProcessInfo_t *infos)
{
	static const xpumlReturn_t _says[] = {
		[ROLE_LIST_FITS] = XPUML_SUCCESS,
		[ROLE_LIST_EMPTY] = XPUML_SUCCESS,
		[ROLE_LIST_SHORT] = XPUML_ERROR_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = XPUML_ERROR_MEMORY,
	};
	struct role_list _list = {
		.stride = sizeof(*infos),
		.pid = offsetof(__typeof__(*infos), pid),
		.bytes = offsetof(__typeof__(*infos), usedGlobalMemory),
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	xpumlReturn_t _result;

	if (!role_enter())
		return real_xpumlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_list.items = infos;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_xpumlDeviceGetComputeRunningProcesses(device, infoCount, infos);
		goto out;
	}
	do {
		infos = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_xpumlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == XPUML_SUCCESS,
			_result == XPUML_ERROR_INSUFFICIENT_SIZE));
	infos = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* memory.info, specs/kunlun/libxpuml.yaml:33 */
xpumlReturn_t xpumlDeviceGetMemoryInfo(xpumlDevice_t device, xpumlMemory_t *memory)
{
	struct role_view _view;
	xpumlReturn_t _result;

	if (!role_enter())
		return real_xpumlDeviceGetMemoryInfo(device, memory);
	_result = real_xpumlDeviceGetMemoryInfo(device, memory);
	if (_result == XPUML_SUCCESS && role_view(port_handle_device((uint64_t)(uintptr_t)device),
			&_view)) {
		if (memory)
			SHIM_SET(memory->totalGlobalMemory, _view.total);
		if (memory)
			SHIM_SET(memory->freeGlobalMemory, _view.free);
		if (memory)
			SHIM_SET(memory->usedGlobalMemory, _view.used);
	}
	role_leave();
	return _result;
}
