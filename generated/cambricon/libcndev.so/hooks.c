/* Made by `porter gen --backend cambricon`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* memory.info, specs/cambricon/libcndev.yaml:42 */
cndevRet_t cndevGetMemoryUsageV2(cndevMemoryInfoV2_t *info, cndevDevice_t device)
{
	struct role_view _view;
	cndevRet_t _result;

	if (!role_enter())
		return real_cndevGetMemoryUsageV2(info, device);
	_result = real_cndevGetMemoryUsageV2(info, device);
	if (_result == CNDEV_SUCCESS && role_view((int)device, &_view)) {
		if (info)
			SHIM_SET(info->physicalMemoryTotal, _view.total / (UINT64_C(1048576)));
		if (info)
			SHIM_SET(info->physicalMemoryUsed, _view.used / (UINT64_C(1048576)));
	}
	role_leave();
	return _result;
}

/* process.list, specs/cambricon/libcndev.yaml:49 */
cndevRet_t cndevGetProcessInfo(unsigned int *infoCount, cndevProcessInfo_t *procInfo,
		cndevDevice_t device)
{
	static const cndevRet_t _says[] = {
		[ROLE_LIST_FITS] = CNDEV_SUCCESS,
		[ROLE_LIST_EMPTY] = CNDEV_SUCCESS,
		[ROLE_LIST_SHORT] = CNDEV_ERROR_INSUFFICIENT_SPACE,
		[ROLE_LIST_STARVED] = CNDEV_ERROR_MALLOC,
	};
	struct role_list _list = {
		.stride = sizeof(*procInfo),
		.pid = offsetof(__typeof__(*procInfo), pid),
		.bytes = offsetof(__typeof__(*procInfo), physicalMemoryUsed),
		.unit = UINT64_C(1024),
		.version = offsetof(__typeof__(*procInfo), version),
		.versioned = (uint32_t)CNDEV_VERSION_6,
	};
	enum role_listed _listed;
	struct port_device _id;
	cndevRet_t _result;

	if (!role_enter())
		return real_cndevGetProcessInfo(infoCount, procInfo, device);
	_list.items = procInfo;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify((int)device, &_id) || !role_list_begin(&_list, _id.uuid)) {
		_result = real_cndevGetProcessInfo(infoCount, procInfo, device);
		goto out;
	}
	do {
		procInfo = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_cndevGetProcessInfo(infoCount, procInfo, device);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == CNDEV_SUCCESS,
			_result == CNDEV_ERROR_INSUFFICIENT_SPACE));
	procInfo = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}

/* process.utilisation, specs/cambricon/libcndev.yaml:62 */
cndevRet_t cndevGetProcessUtilization(unsigned int *infoCount, cndevProcessUtilization_t *procUtil,
		cndevDevice_t device)
{
	static const cndevRet_t _says[] = {
		[ROLE_LIST_FITS] = CNDEV_SUCCESS,
		[ROLE_LIST_EMPTY] = CNDEV_SUCCESS,
		[ROLE_LIST_SHORT] = CNDEV_ERROR_INSUFFICIENT_SPACE,
		[ROLE_LIST_STARVED] = CNDEV_ERROR_MALLOC,
	};
	struct role_list _list = {
		.stride = sizeof(*procUtil),
		.pid = offsetof(__typeof__(*procUtil), pid),
		.bytes = SIZE_MAX,
		.unit = 1,
		.version = offsetof(__typeof__(*procUtil), version),
		.versioned = (uint32_t)CNDEV_VERSION_6,
	};
	enum role_listed _listed;
	struct port_device _id;
	cndevRet_t _result;

	if (!role_enter())
		return real_cndevGetProcessUtilization(infoCount, procUtil, device);
	_list.items = procUtil;
	_list.room = !infoCount ? 0 : (uint64_t)*infoCount;
	if (!infoCount || port_identify((int)device, &_id) || !role_list_begin(&_list, _id.uuid)) {
		_result = real_cndevGetProcessUtilization(infoCount, procUtil, device);
		goto out;
	}
	do {
		procUtil = _list.own;
		*infoCount = (__typeof__(*infoCount))_list.own_room;
		_result = real_cndevGetProcessUtilization(infoCount, procUtil, device);
	} while (role_list_more(&_list, (uint64_t)*infoCount, _result == CNDEV_SUCCESS,
			_result == CNDEV_ERROR_INSUFFICIENT_SPACE));
	procUtil = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*infoCount = (__typeof__(*infoCount))_list.count;
out:
	role_leave();
	return _result;
}
