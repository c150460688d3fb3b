/* Made by `porter gen --backend hip`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* process.devices, specs/hip/librocm_smi64.yaml:46 */
rsmi_status_t rsmi_compute_process_gpus_get(uint32_t pid, uint32_t *dv_indices,
		uint32_t *num_devices)
{
	__typeof__(pid) _asked;
	int32_t _pid;
	rsmi_status_t _result = RSMI_STATUS_NOT_FOUND;

	if (!role_enter())
		return real_rsmi_compute_process_gpus_get(pid, dv_indices, num_devices);
	_asked = pid;
	_pid = (int32_t)_asked;
	if (role_own_process(&_pid)) {
		pid = (__typeof__(pid))_pid;
		_result = real_rsmi_compute_process_gpus_get(pid, dv_indices, num_devices);
		if (pid == (__typeof__(_asked))_pid)
			pid = _asked;
	}
	role_leave();
	return _result;
}

/* process.info, specs/hip/librocm_smi64.yaml:47 */
rsmi_status_t rsmi_compute_process_info_by_pid_get(uint32_t pid, rsmi_process_info_t *proc)
{
	__typeof__(pid) _asked;
	int32_t _pid;
	rsmi_status_t _result = RSMI_STATUS_NOT_FOUND;

	if (!role_enter())
		return real_rsmi_compute_process_info_by_pid_get(pid, proc);
	_asked = pid;
	_pid = (int32_t)_asked;
	if (role_own_process(&_pid)) {
		pid = (__typeof__(pid))_pid;
		_result = real_rsmi_compute_process_info_by_pid_get(pid, proc);
		if (pid == (__typeof__(_asked))_pid)
			pid = _asked;
		if (_result == RSMI_STATUS_SUCCESS && proc && !role_own_processes(NULL, proc, 1,
				sizeof(*proc), offsetof(__typeof__(*proc), process_id),
				offsetof(__typeof__(*proc), vram_usage), 1)) {
			_result = RSMI_STATUS_NOT_FOUND;
		}
	}
	role_leave();
	return _result;
}

/* process.list, specs/hip/librocm_smi64.yaml:55 */
rsmi_status_t rsmi_compute_process_info_get(rsmi_process_info_t *procs, uint32_t *num_items)
{
	static const rsmi_status_t _says[] = {
		[ROLE_LIST_FITS] = RSMI_STATUS_SUCCESS,
		[ROLE_LIST_EMPTY] = RSMI_STATUS_SUCCESS,
		[ROLE_LIST_SHORT] = RSMI_STATUS_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = RSMI_STATUS_OUT_OF_RESOURCES,
	};
	struct role_list _list = {
		.stride = sizeof(*procs),
		.pid = offsetof(__typeof__(*procs), process_id),
		.bytes = offsetof(__typeof__(*procs), vram_usage),
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	rsmi_status_t _result;

	if (!role_enter())
		return real_rsmi_compute_process_info_get(procs, num_items);
	_list.items = procs;
	_list.room = !num_items ? 0 : (uint64_t)*num_items;
	if (!num_items || !role_list_begin(&_list, NULL)) {
		_result = real_rsmi_compute_process_info_get(procs, num_items);
		goto out;
	}
	do {
		procs = _list.own;
		*num_items = (__typeof__(*num_items))_list.own_room;
		_result = real_rsmi_compute_process_info_get(procs, num_items);
	} while (role_list_more(&_list, (uint64_t)*num_items, _result == RSMI_STATUS_SUCCESS,
			_result == RSMI_STATUS_INSUFFICIENT_SIZE));
	procs = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*num_items = (__typeof__(*num_items))_list.count;
out:
	role_leave();
	return _result;
}

/* memory.total, specs/hip/librocm_smi64.yaml:44 */
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

/* memory.used, specs/hip/librocm_smi64.yaml:45 */
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
