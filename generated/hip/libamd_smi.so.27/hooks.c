/* Made by `porter gen --backend hip`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* process.devices, specs/hip/libamd_smi.yaml:25 */
amdsmi_status_t amdsmi_get_gpu_compute_process_gpus(uint32_t pid, uint32_t *dv_indices,
		uint32_t *num_devices)
{
	int32_t _pid;
	amdsmi_status_t _result = AMDSMI_STATUS_NOT_FOUND;

	if (!role_enter())
		return real_amdsmi_get_gpu_compute_process_gpus(pid, dv_indices, num_devices);
	_pid = (int32_t)pid;
	if (role_own_process(&_pid)) {
		pid = (__typeof__(pid))_pid;
		_result = real_amdsmi_get_gpu_compute_process_gpus(pid, dv_indices, num_devices);
	}
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_compute_process_gpus, amdsmi_get_gpu_compute_process_gpus@@@AMDSMI_1");

/* process.all, specs/hip/libamd_smi.yaml:24 */
amdsmi_status_t amdsmi_get_gpu_compute_process_info(amdsmi_process_info_t *procs,
		uint32_t *num_items)
{
	uint64_t _room, _told;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_compute_process_info(procs, num_items);
	_room = !num_items ? 0 : (uint64_t)*num_items;
	_result = real_amdsmi_get_gpu_compute_process_info(procs, num_items);
	_told = !num_items ? 0 : (uint64_t)*num_items;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && procs)
		role_own_processes(NULL, procs, (unsigned)_room, sizeof(*procs),
				offsetof(__typeof__(*procs), process_id),
				offsetof(__typeof__(*procs), vram_usage), 1);
	else if (_result == AMDSMI_STATUS_SUCCESS && num_items && procs)
		*num_items = role_own_processes(NULL, procs, *num_items, sizeof(*procs),
				offsetof(__typeof__(*procs), process_id),
				offsetof(__typeof__(*procs), vram_usage), 1);
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_compute_process_info, amdsmi_get_gpu_compute_process_info@@@AMDSMI_1");

/* process.info, specs/hip/libamd_smi.yaml:26 */
amdsmi_status_t amdsmi_get_gpu_compute_process_info_by_pid(uint32_t pid,
		amdsmi_process_info_t *proc)
{
	int32_t _pid;
	amdsmi_status_t _result = AMDSMI_STATUS_NOT_FOUND;

	if (!role_enter())
		return real_amdsmi_get_gpu_compute_process_info_by_pid(pid, proc);
	_pid = (int32_t)pid;
	if (role_own_process(&_pid)) {
		pid = (__typeof__(pid))_pid;
		_result = real_amdsmi_get_gpu_compute_process_info_by_pid(pid, proc);
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

/* memory.total, specs/hip/libamd_smi.yaml:21 */
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

/* memory.used, specs/hip/libamd_smi.yaml:23 */
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

/* process.list, specs/hip/libamd_smi.yaml:27 */
amdsmi_status_t amdsmi_get_gpu_process_list(amdsmi_processor_handle processor_handle,
		uint32_t *max_processes, amdsmi_proc_info_t *list)
{
	struct port_device _id;
	uint64_t _room, _told;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_process_list(processor_handle, max_processes, list);
	_room = !max_processes ? 0 : (uint64_t)*max_processes;
	_result = real_amdsmi_get_gpu_process_list(processor_handle, max_processes, list);
	_told = !max_processes ? 0 : (uint64_t)*max_processes;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && list &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)processor_handle),
			&_id))
		role_own_processes(_id.uuid, list, (unsigned)_room, sizeof(*list),
				offsetof(__typeof__(*list), pid), offsetof(__typeof__(*list),
				memory_usage.vram_mem), 1);
	else if (_result == AMDSMI_STATUS_SUCCESS && max_processes && list &&
			!port_identify(port_handle_device((uint64_t)(uintptr_t)processor_handle),
			&_id))
		*max_processes = role_own_processes(_id.uuid, list, *max_processes, sizeof(*list),
				offsetof(__typeof__(*list), pid), offsetof(__typeof__(*list),
				memory_usage.vram_mem), 1);
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_process_list, amdsmi_get_gpu_process_list@@@AMDSMI_1");

/* process.list.all, specs/hip/libamd_smi.yaml:28 */
amdsmi_status_t amdsmi_get_gpu_process_list_by_pid(amdsmi_processor_handle *processor_handles,
		uint32_t num_processors, amdsmi_proc_info_by_pid_t *procs, uint32_t *max_processes)
{
	uint64_t _room, _told;
	amdsmi_status_t _result;

	if (!role_enter())
		return real_amdsmi_get_gpu_process_list_by_pid(processor_handles, num_processors,
				procs, max_processes);
	_room = !max_processes ? 0 : (uint64_t)*max_processes;
	_result = real_amdsmi_get_gpu_process_list_by_pid(processor_handles, num_processors, procs,
			max_processes);
	_told = !max_processes ? 0 : (uint64_t)*max_processes;
	/* Some of what does not fit may be there: the caller asks again, with more room. */
	if (_told > _room && procs)
		role_own_processes(NULL, procs, (unsigned)_room, sizeof(*procs),
				offsetof(__typeof__(*procs), pid), SIZE_MAX, 1);
	else if (_result == AMDSMI_STATUS_SUCCESS && max_processes && procs)
		*max_processes = role_own_processes(NULL, procs, *max_processes, sizeof(*procs),
				offsetof(__typeof__(*procs), pid), SIZE_MAX, 1);
	role_leave();
	return _result;
}
__asm__(".symver amdsmi_get_gpu_process_list_by_pid, amdsmi_get_gpu_process_list_by_pid@@@AMDSMI_1");

/* memory.size, specs/hip/libamd_smi.yaml:20 */
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

/* memory.usage, specs/hip/libamd_smi.yaml:22 */
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
