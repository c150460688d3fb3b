/* Made by `porter gen --backend kunlun`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* device.attributes, specs/kunlun/libxpuml.yaml:18 */
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

/* process.compute, specs/kunlun/libxpuml.yaml:23 */
xpumlReturn_t xpumlDeviceGetComputeRunningProcesses(xpumlDevice_t device, unsigned int *infoCount,
		xpumlProcessInfo_t *infos)
{
	struct port_device _id;
	uint64_t _room, _told;
	xpumlReturn_t _result;

	if (!role_enter())
		return real_xpumlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_xpumlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		role_own_processes(_id.uuid, infos, (unsigned)_room, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGlobalMemory), 1);
	else if (_result == XPUML_SUCCESS && infoCount && infos &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)device), &_id))
		*infoCount = role_own_processes(_id.uuid, infos, *infoCount, sizeof(*infos),
				offsetof(__typeof__(*infos), pid), offsetof(__typeof__(*infos),
				usedGlobalMemory), 1);
	role_leave();
	return _result;
}

/* memory.info, specs/kunlun/libxpuml.yaml:22 */
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
