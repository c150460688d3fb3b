/* Made by `porter gen --backend ascend`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* memory.on-chip, specs/ascend/libdcmi.yaml:65 */
int dcmi_get_device_hbm_info(int card_id, int device_id, struct dcmi_hbm_info *info)
{
	struct role_view _view;
	int _result;

	if (!role_enter())
		return real_dcmi_get_device_hbm_info(card_id, device_id, info);
	_result = real_dcmi_get_device_hbm_info(card_id, device_id, info);
	if (_result == DCMI_SUCCESS && role_view(role_on_card((int)card_id, device_id), &_view)) {
		if (info)
			SHIM_SET(info->memory_size, _view.total / (UINT64_C(1048576)));
		if (info)
			SHIM_SET(info->memory_usage, _view.used / (UINT64_C(1048576)));
	}
	role_leave();
	return _result;
}

/* memory.info, specs/ascend/libdcmi.yaml:48 */
int dcmi_get_device_memory_info_v2(int card_id, int device_id, struct dcmi_memory_info *info)
{
	struct role_view _view;
	int _result;

	if (!role_enter())
		return real_dcmi_get_device_memory_info_v2(card_id, device_id, info);
	_result = real_dcmi_get_device_memory_info_v2(card_id, device_id, info);
	if (_result == DCMI_SUCCESS && role_view(role_on_card((int)card_id, device_id), &_view)) {
		if (info)
			SHIM_SET(info->memory_size, _view.total / (UINT64_C(1048576)));
		if (info)
			SHIM_SET(info->utiliza, role_percent(_view.used, _view.total));
	}
	role_leave();
	return _result;
}

/* memory.info.free, specs/ascend/libdcmi.yaml:56 */
int dcmi_get_device_memory_info_v3(int card_id, int device_id,
		struct dcmi_get_memory_info_stru *info)
{
	struct role_view _view;
	int _result;

	if (!role_enter())
		return real_dcmi_get_device_memory_info_v3(card_id, device_id, info);
	_result = real_dcmi_get_device_memory_info_v3(card_id, device_id, info);
	if (_result == DCMI_SUCCESS && role_view(role_on_card((int)card_id, device_id), &_view)) {
		if (info)
			SHIM_SET(info->memory_size, _view.total / (UINT64_C(1048576)));
		if (info)
			SHIM_SET(info->memory_available, _view.free / (UINT64_C(1048576)));
		if (info)
			SHIM_SET(info->utiliza, role_percent(_view.used, _view.total));
	}
	role_leave();
	return _result;
}

/* process.list, specs/ascend/libdcmi.yaml:80 */
int dcmi_get_device_resource_info(int card_id, int device_id, struct dcmi_proc_mem_info *processes,
		int *process_num)
{
	static const int _says[] = {
		[ROLE_LIST_FITS] = DCMI_SUCCESS,
		[ROLE_LIST_EMPTY] = DCMI_SUCCESS,
		[ROLE_LIST_SHORT] = DCMI_ERROR_INVALID_PARAMETER,
		[ROLE_LIST_STARVED] = DCMI_ERROR_MEM_OPERATE_FAIL,
	};
	struct role_list _list = {
		.stride = sizeof(*processes),
		.pid = offsetof(__typeof__(*processes), proc_id),
		.bytes = offsetof(__typeof__(*processes), proc_mem_usage),
		.unit = 1,
		.version = SIZE_MAX,
		.fixed = true,
	};
	enum role_listed _listed;
	struct port_device _id;
	int _result;

	if (!role_enter())
		return real_dcmi_get_device_resource_info(card_id, device_id, processes,
				process_num);
	_list.items = processes;
	_list.room = !process_num ? 0 : UINT64_C(32);
	if (!process_num || port_identify(role_on_card((int)card_id, device_id), &_id) ||
			!role_list_begin(&_list, _id.uuid)) {
		_result = real_dcmi_get_device_resource_info(card_id, device_id, processes,
				process_num);
		goto out;
	}
	do {
		processes = _list.own;
		_result = real_dcmi_get_device_resource_info(card_id, device_id, processes,
				process_num);
	} while (role_list_more(&_list, (uint64_t)*process_num, _result == DCMI_SUCCESS, false));
	processes = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*process_num = (__typeof__(*process_num))_list.count;
out:
	role_leave();
	return _result;
}

/* memory.full, specs/ascend/libdcmi.yaml:37 */
int dcmi_get_device_utilization_rate(int card_id, int device_id, int input_type, unsigned int *rate)
{
	struct role_view _view;
	int _result;

	if (!role_enter())
		return real_dcmi_get_device_utilization_rate(card_id, device_id, input_type, rate);
	_result = real_dcmi_get_device_utilization_rate(card_id, device_id, input_type, rate);
	if (_result == DCMI_SUCCESS &&
			role_view(role_on_card((((input_type == DCMI_INPUT_TYPE_MEMORY) ||
			(input_type == DCMI_INPUT_TYPE_ONCHIP_MEMORY)) ? (int)card_id
			: ROLE_DEVICE_NONE), device_id), &_view)) {
		if (rate)
			SHIM_SET(*rate, role_percent(_view.used, _view.total));
	}
	role_leave();
	return _result;
}

/* memory.on-chip.v2, specs/ascend/libdcmi.yaml:73 */
int dcmiv2_get_device_hbm_info(int dev_id, struct dcmi_hbm_info *info)
{
	struct role_view _view;
	int _result;

	if (!role_enter())
		return real_dcmiv2_get_device_hbm_info(dev_id, info);
	_result = real_dcmiv2_get_device_hbm_info(dev_id, info);
	if (_result == DCMI_SUCCESS && role_view((int)dev_id, &_view)) {
		if (info)
			SHIM_SET(info->memory_size, _view.total / (UINT64_C(1048576)));
		if (info)
			SHIM_SET(info->memory_usage, _view.used / (UINT64_C(1048576)));
	}
	role_leave();
	return _result;
}

/* memory.full.v2, specs/ascend/libdcmi.yaml:43 */
int dcmiv2_get_device_utilization_rate(int dev_id, int input_type, unsigned int *rate)
{
	struct role_view _view;
	int _result;

	if (!role_enter())
		return real_dcmiv2_get_device_utilization_rate(dev_id, input_type, rate);
	_result = real_dcmiv2_get_device_utilization_rate(dev_id, input_type, rate);
	if (_result == DCMI_SUCCESS && role_view((((input_type == DCMI_INPUT_TYPE_MEMORY) ||
			(input_type == DCMI_INPUT_TYPE_ONCHIP_MEMORY)) ? (int)dev_id
			: ROLE_DEVICE_NONE), &_view)) {
		if (rate)
			SHIM_SET(*rate, role_percent(_view.used, _view.total));
	}
	role_leave();
	return _result;
}
