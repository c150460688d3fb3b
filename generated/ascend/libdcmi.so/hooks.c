/* Made by `porter gen --backend ascend`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* memory.on-chip, specs/ascend/libdcmi.yaml:23 */
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

/* memory.info, specs/ascend/libdcmi.yaml:21 */
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

/* memory.info.free, specs/ascend/libdcmi.yaml:22 */
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

/* process.list, specs/ascend/libdcmi.yaml:25 */
int dcmi_get_device_resource_info(int card_id, int device_id, struct dcmi_proc_mem_info *processes,
		int *process_num)
{
	struct port_device _id;
	uint64_t _room, _told;
	int _result;

	if (!role_enter())
		return real_dcmi_get_device_resource_info(card_id, device_id, processes,
				process_num);
	_room = !process_num ? 0 : UINT64_C(32);
	_result = real_dcmi_get_device_resource_info(card_id, device_id, processes, process_num);
	_told = !process_num ? 0 : (uint64_t)*process_num;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && processes && !port_identify(role_on_card((int)card_id, device_id),
			&_id))
		role_own_processes(_id.uuid, processes, (unsigned)_room, sizeof(*processes),
				offsetof(__typeof__(*processes), proc_id),
				offsetof(__typeof__(*processes), proc_mem_usage), 1);
	else if (_result == DCMI_SUCCESS && process_num && processes &&
			!port_identify(role_on_card((int)card_id, device_id), &_id))
		*process_num = role_own_processes(_id.uuid, processes, *process_num,
				sizeof(*processes), offsetof(__typeof__(*processes), proc_id),
				offsetof(__typeof__(*processes), proc_mem_usage), 1);
	role_leave();
	return _result;
}

/* memory.full, specs/ascend/libdcmi.yaml:19 */
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

/* memory.on-chip.v2, specs/ascend/libdcmi.yaml:24 */
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

/* memory.full.v2, specs/ascend/libdcmi.yaml:20 */
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
