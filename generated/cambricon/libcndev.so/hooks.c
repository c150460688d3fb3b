/* Made by `porter gen --backend cambricon`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* memory.info, specs/cambricon/libcndev.yaml:18 */
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

/* process.list, specs/cambricon/libcndev.yaml:19 */
cndevRet_t cndevGetProcessInfo(unsigned int *infoCount, cndevProcessInfo_t *procInfo,
		cndevDevice_t device)
{
	struct port_device _id;
	uint64_t _room, _told;
	cndevRet_t _result;

	if (!role_enter())
		return real_cndevGetProcessInfo(infoCount, procInfo, device);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_cndevGetProcessInfo(infoCount, procInfo, device);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && procInfo && !port_identify((int)device, &_id))
		role_own_processes(_id.uuid, procInfo, (unsigned)_room, sizeof(*procInfo),
				offsetof(__typeof__(*procInfo), pid),
				offsetof(__typeof__(*procInfo), physicalMemoryUsed),
				UINT64_C(1024));
	else if (_result == CNDEV_SUCCESS && infoCount && procInfo && !port_identify((int)device,
			&_id))
		*infoCount = role_own_processes(_id.uuid, procInfo, *infoCount, sizeof(*procInfo),
				offsetof(__typeof__(*procInfo), pid),
				offsetof(__typeof__(*procInfo), physicalMemoryUsed),
				UINT64_C(1024));
	role_leave();
	return _result;
}

/* process.utilisation, specs/cambricon/libcndev.yaml:20 */
cndevRet_t cndevGetProcessUtilization(unsigned int *infoCount, cndevProcessUtilization_t *procUtil,
		cndevDevice_t device)
{
	struct port_device _id;
	uint64_t _room, _told;
	cndevRet_t _result;

	if (!role_enter())
		return real_cndevGetProcessUtilization(infoCount, procUtil, device);
	_room = !infoCount ? 0 : (uint64_t)*infoCount;
	_result = real_cndevGetProcessUtilization(infoCount, procUtil, device);
	_told = !infoCount ? 0 : (uint64_t)*infoCount;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && procUtil && !port_identify((int)device, &_id))
		role_own_processes(_id.uuid, procUtil, (unsigned)_room, sizeof(*procUtil),
				offsetof(__typeof__(*procUtil), pid), SIZE_MAX, 1);
	else if (_result == CNDEV_SUCCESS && infoCount && procUtil && !port_identify((int)device,
			&_id))
		*infoCount = role_own_processes(_id.uuid, procUtil, *infoCount, sizeof(*procUtil),
				offsetof(__typeof__(*procUtil), pid), SIZE_MAX, 1);
	role_leave();
	return _result;
}
