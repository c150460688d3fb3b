/* Made by `porter gen --backend hip`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* process.list, specs/hip/librocm_smi64.yaml:24 */
rsmi_status_t rsmi_compute_process_info_get(rsmi_process_info_t *procs, uint32_t *num_items)
{
	uint64_t _room;
	rsmi_status_t _result;

	if (!role_enter())
		return real_rsmi_compute_process_info_get(procs, num_items);
	_room = !num_items ? 0 : (uint64_t)*num_items;
	_result = real_rsmi_compute_process_info_get(procs, num_items);
	/* A list that did not fit is left as it is: the caller asks again with more room. */
	if (_result == RSMI_STATUS_SUCCESS && num_items && (uint64_t)*num_items <= _room && procs)
		*num_items = role_own_processes(NULL, procs, *num_items, sizeof(*procs),
				offsetof(__typeof__(*procs), process_id),
				offsetof(__typeof__(*procs), vram_usage), 1);
	role_leave();
	return _result;
}

/* memory.total, specs/hip/librocm_smi64.yaml:22 */
rsmi_status_t rsmi_dev_memory_total_get(uint32_t dv_ind, rsmi_memory_type_t mem_type,
		uint64_t *total)
{
	struct role_view _view;
	rsmi_status_t _result;

	if (!role_enter())
		return real_rsmi_dev_memory_total_get(dv_ind, mem_type, total);
	_result = real_rsmi_dev_memory_total_get(dv_ind, mem_type, total);
	if (_result == RSMI_STATUS_SUCCESS && role_view(((mem_type == RSMI_MEM_TYPE_VRAM)
			? (int)dv_ind : ROLE_DEVICE_NONE), &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
	}
	role_leave();
	return _result;
}

/* memory.used, specs/hip/librocm_smi64.yaml:23 */
rsmi_status_t rsmi_dev_memory_usage_get(uint32_t dv_ind, rsmi_memory_type_t mem_type,
		uint64_t *used)
{
	struct role_view _view;
	rsmi_status_t _result;

	if (!role_enter())
		return real_rsmi_dev_memory_usage_get(dv_ind, mem_type, used);
	_result = real_rsmi_dev_memory_usage_get(dv_ind, mem_type, used);
	if (_result == RSMI_STATUS_SUCCESS && role_view(((mem_type == RSMI_MEM_TYPE_VRAM)
			? (int)dv_ind : ROLE_DEVICE_NONE), &_view)) {
		if (used)
			SHIM_SET(*used, _view.used);
	}
	role_leave();
	return _result;
}
