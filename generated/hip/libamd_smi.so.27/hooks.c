/* Made by `porter gen --backend hip`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* process.devices, specs/hip/libamd_smi.yaml:81 */
amdsmi_status_t amdsmi_get_gpu_compute_process_gpus(uint32_t pid, uint32_t *dv_indices,
		uint32_t *num_devices)
{
	__typeof__(pid) _asked;
	int32_t _pid;
	amdsmi_status_t _result = AMDSMI_STATUS_NOT_FOUND;

	if (!role_enter())
		return real_amdsmi_get_gpu_compute_process_gpus(pid, dv_indices, num_devices);
	_asked = pid;
	_pid = (int32_t)_asked;
	if (role_own_process(&_pid)) {
		pid = (__typeof__(pid))_pid;
		_result = real_amdsmi_get_gpu_compute_process_gpus(pid, dv_indices, num_devices);
		if (pid == (__typeof__(_asked))_pid)
			pid = _asked;
	}
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_compute_process_gpus, amdsmi_get_gpu_compute_process_gpus@@@AMDSMI_1");

/* process.all, specs/hip/libamd_smi.yaml:70 */
amdsmi_status_t amdsmi_get_gpu_compute_process_info(amdsmi_process_info_t *procs,
		uint32_t *num_items)
{
	static const amdsmi_status_t _says[] = {
		[ROLE_LIST_FITS] = AMDSMI_STATUS_SUCCESS,
		[ROLE_LIST_EMPTY] = AMDSMI_STATUS_SUCCESS,
		[ROLE_LIST_SHORT] = AMDSMI_STATUS_INSUFFICIENT_SIZE,
		[ROLE_LIST_STARVED] = AMDSMI_STATUS_OUT_OF_RESOURCES,
	};
	struct role_list _list = {
		.stride = sizeof(*procs),
		.pid = offsetof(__typeof__(*procs), process_id),
		.bytes = offsetof(__typeof__(*procs), vram_usage),
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_compute_process_info(procs, num_items);
	_list.items = procs;
	_list.room = !num_items ? 0 : (uint64_t)*num_items;
	if (!num_items || !role_list_begin(&_list, NULL)) {
		_result = real_amdsmi_get_gpu_compute_process_info(procs, num_items);
		goto out;
	}
	do {
		procs = _list.own;
		*num_items = (__typeof__(*num_items))_list.own_room;
		_result = real_amdsmi_get_gpu_compute_process_info(procs, num_items);
	} while (role_list_more(&_list, (uint64_t)*num_items, _result == AMDSMI_STATUS_SUCCESS,
			_result == AMDSMI_STATUS_MORE_DATA ||
			_result == AMDSMI_STATUS_INSUFFICIENT_SIZE));
	procs = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*num_items = (__typeof__(*num_items))_list.count;
out:
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_compute_process_info, amdsmi_get_gpu_compute_process_info@@@AMDSMI_1");

/* process.info, specs/hip/libamd_smi.yaml:82 */
amdsmi_status_t amdsmi_get_gpu_compute_process_info_by_pid(uint32_t pid,
		amdsmi_process_info_t *proc)
{
	__typeof__(pid) _asked;
	int32_t _pid;
	amdsmi_status_t _result = AMDSMI_STATUS_NOT_FOUND;

	if (!role_enter())
		return real_amdsmi_get_gpu_compute_process_info_by_pid(pid, proc);
	_asked = pid;
	_pid = (int32_t)_asked;
	if (role_own_process(&_pid)) {
		pid = (__typeof__(pid))_pid;
		_result = real_amdsmi_get_gpu_compute_process_info_by_pid(pid, proc);
		if (pid == (__typeof__(_asked))_pid)
			pid = _asked;
		if (_result == AMDSMI_STATUS_SUCCESS && proc && !role_own_processes(NULL, proc, 1,
				sizeof(*proc), offsetof(__typeof__(*proc), process_id),
				offsetof(__typeof__(*proc), vram_usage), 1)) {
			_result = AMDSMI_STATUS_NOT_FOUND;
		}
	}
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_compute_process_info_by_pid, amdsmi_get_gpu_compute_process_info_by_pid@@@AMDSMI_1");

/* memory.total, specs/hip/libamd_smi.yaml:57 */
amdsmi_status_t amdsmi_get_gpu_memory_total(amdsmi_processor_handle processor_handle,
		amdsmi_memory_type_t mem_type, uint64_t *total)
{
	struct role_view _view;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_memory_total(processor_handle, mem_type, total);
	_result = real_amdsmi_get_gpu_memory_total(processor_handle, mem_type, total);
	if (_result == AMDSMI_STATUS_SUCCESS && role_view(((mem_type == AMDSMI_MEM_TYPE_VRAM)
			? port_handle_device((uint64_t)(uintptr_t)processor_handle)
			: ROLE_DEVICE_NONE), &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
	}
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_memory_total, amdsmi_get_gpu_memory_total@@@AMDSMI_1");

/* memory.used, specs/hip/libamd_smi.yaml:69 */
amdsmi_status_t amdsmi_get_gpu_memory_usage(amdsmi_processor_handle processor_handle,
		amdsmi_memory_type_t mem_type, uint64_t *used)
{
	struct role_view _view;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_memory_usage(processor_handle, mem_type, used);
	_result = real_amdsmi_get_gpu_memory_usage(processor_handle, mem_type, used);
	if (_result == AMDSMI_STATUS_SUCCESS && role_view(((mem_type == AMDSMI_MEM_TYPE_VRAM)
			? port_handle_device((uint64_t)(uintptr_t)processor_handle)
			: ROLE_DEVICE_NONE), &_view)) {
		if (used)
			SHIM_SET(*used, _view.used);
	}
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_memory_usage, amdsmi_get_gpu_memory_usage@@@AMDSMI_1");

/* process.list, specs/hip/libamd_smi.yaml:90 */
amdsmi_status_t amdsmi_get_gpu_process_list(amdsmi_processor_handle processor_handle,
		uint32_t *max_processes, amdsmi_proc_info_t *list)
{
	static const amdsmi_status_t _says[] = {
		[ROLE_LIST_FITS] = AMDSMI_STATUS_SUCCESS,
		[ROLE_LIST_EMPTY] = AMDSMI_STATUS_SUCCESS,
		[ROLE_LIST_SHORT] = AMDSMI_STATUS_OUT_OF_RESOURCES,
		[ROLE_LIST_STARVED] = AMDSMI_STATUS_OUT_OF_RESOURCES,
	};
	struct role_list _list = {
		.stride = sizeof(*list),
		.pid = offsetof(__typeof__(*list), pid),
		.bytes = offsetof(__typeof__(*list), memory_usage.vram_mem),
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_process_list(processor_handle, max_processes, list);
	_list.items = list;
	_list.room = !max_processes ? 0 : (uint64_t)*max_processes;
	if (!max_processes ||
			port_identify(port_handle_device((uint64_t)(uintptr_t)processor_handle),
			&_id) || !role_list_begin(&_list, _id.uuid)) {
		_result = real_amdsmi_get_gpu_process_list(processor_handle, max_processes, list);
		goto out;
	}
	do {
		list = _list.own;
		*max_processes = (__typeof__(*max_processes))_list.own_room;
		_result = real_amdsmi_get_gpu_process_list(processor_handle, max_processes, list);
	} while (role_list_more(&_list, (uint64_t)*max_processes, _result == AMDSMI_STATUS_SUCCESS,
			_result == AMDSMI_STATUS_MORE_DATA ||
			_result == AMDSMI_STATUS_OUT_OF_RESOURCES));
	list = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*max_processes = (__typeof__(*max_processes))_list.count;
out:
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_process_list, amdsmi_get_gpu_process_list@@@AMDSMI_1");

/* process.list.all, specs/hip/libamd_smi.yaml:101 */
amdsmi_status_t amdsmi_get_gpu_process_list_by_pid(amdsmi_processor_handle *processor_handles,
		uint32_t num_processors, amdsmi_proc_info_by_pid_t *procs, uint32_t *max_processes)
{
	static const amdsmi_status_t _says[] = {
		[ROLE_LIST_FITS] = AMDSMI_STATUS_SUCCESS,
		[ROLE_LIST_EMPTY] = AMDSMI_STATUS_SUCCESS,
		[ROLE_LIST_SHORT] = AMDSMI_STATUS_OUT_OF_RESOURCES,
		[ROLE_LIST_STARVED] = AMDSMI_STATUS_OUT_OF_RESOURCES,
	};
	struct role_list _list = {
		.stride = sizeof(*procs),
		.pid = offsetof(__typeof__(*procs), pid),
		.bytes = SIZE_MAX,
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_process_list_by_pid(processor_handles, num_processors,
				procs, max_processes);
	_list.items = procs;
	_list.room = !max_processes ? 0 : (uint64_t)*max_processes;
	if (!max_processes || !role_list_begin(&_list, NULL)) {
		_result = real_amdsmi_get_gpu_process_list_by_pid(processor_handles, num_processors,
				procs, max_processes);
		goto out;
	}
	do {
		procs = _list.own;
		*max_processes = (__typeof__(*max_processes))_list.own_room;
		_result = real_amdsmi_get_gpu_process_list_by_pid(processor_handles, num_processors,
				procs, max_processes);
	} while (role_list_more(&_list, (uint64_t)*max_processes, _result == AMDSMI_STATUS_SUCCESS,
			_result == AMDSMI_STATUS_MORE_DATA ||
			_result == AMDSMI_STATUS_OUT_OF_RESOURCES));
	procs = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*max_processes = (__typeof__(*max_processes))_list.count;
out:
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_process_list_by_pid, amdsmi_get_gpu_process_list_by_pid@@@AMDSMI_1");

/* memory.size, specs/hip/libamd_smi.yaml:56 */
amdsmi_status_t amdsmi_get_gpu_vram_info(amdsmi_processor_handle processor_handle,
		amdsmi_vram_info_t *info)
{
	struct role_view _view;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_vram_info(processor_handle, info);
	_result = real_amdsmi_get_gpu_vram_info(processor_handle, info);
	if (_result == AMDSMI_STATUS_SUCCESS &&
			role_view(port_handle_device((uint64_t)(uintptr_t)processor_handle),
			&_view)) {
		if (info)
			SHIM_SET(info->vram_size, _view.total / (UINT64_C(1048576)));
	}
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_vram_info, amdsmi_get_gpu_vram_info@@@AMDSMI_1");

/* memory.usage, specs/hip/libamd_smi.yaml:62 */
amdsmi_status_t amdsmi_get_gpu_vram_usage(amdsmi_processor_handle processor_handle,
		amdsmi_vram_usage_t *info)
{
	struct role_view _view;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_vram_usage(processor_handle, info);
	_result = real_amdsmi_get_gpu_vram_usage(processor_handle, info);
	if (_result == AMDSMI_STATUS_SUCCESS &&
			role_view(port_handle_device((uint64_t)(uintptr_t)processor_handle),
			&_view)) {
		if (info)
			SHIM_SET(info->vram_total, _view.total / (UINT64_C(1048576)));
		if (info)
			SHIM_SET(info->vram_used, _view.used / (UINT64_C(1048576)));
	}
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_vram_usage, amdsmi_get_gpu_vram_usage@@@AMDSMI_1");
