/* Made by `porter gen --backend kunlun`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static int absent_int(void)
{
	return XPUERR_NOSUPPORT;
}

static int no_driver_int(void)
{
	return XPUERR_NODEV;
}

static SHIM_UNUSED int absent_untyped(void)
{
	return XPUERR_NOSUPPORT;
}

static SHIM_UNUSED int no_driver_untyped(void)
{
	return XPUERR_NODEV;
}

/* First calls. */
static int slow_xpu_create_cl_func(XPUFunc *func, uint64_t code, uint32_t bytes, uint32_t pc,
		uint32_t params, uint64_t hash, const char *name, _Bool on_xpu)
{
	return SHIM_FIRST(xpu_create_cl_func, 11)(func, code, bytes, pc, params, hash, name,
			on_xpu);
}

static int slow_xpu_create_sd_func(XPUFunc *func, uint64_t code, uint32_t bytes, uint32_t pc,
		uint32_t params, uint64_t hash, const char *name, _Bool on_xpu)
{
	return SHIM_FIRST(xpu_create_sd_func, 12)(func, code, bytes, pc, params, hash, name,
			on_xpu);
}

static int slow_xpu_current_device(int *devid)
{
	return SHIM_FIRST(xpu_current_device, 5)(devid);
}

static int slow_xpu_device_count(int *count)
{
	return SHIM_FIRST(xpu_device_count, 13)(count);
}

static int slow_xpu_device_get_attr(uint64_t *value, XPUDeviceAttr attr, int devid)
{
	return SHIM_FIRST(xpu_device_get_attr, 14)(value, attr, devid);
}

static int slow_xpu_device_list(int *list)
{
	return SHIM_FIRST(xpu_device_list, 15)(list);
}

static int slow_xpu_event_create(XPUEvent *event)
{
	return SHIM_FIRST(xpu_event_create, 16)(event);
}

static int slow_xpu_event_destroy(XPUEvent event)
{
	return SHIM_FIRST(xpu_event_destroy, 17)(event);
}

static int slow_xpu_event_query(XPUEvent event)
{
	return SHIM_FIRST(xpu_event_query, 6)(event);
}

static int slow_xpu_event_record(XPUEvent event, XPUStream stream)
{
	return SHIM_FIRST(xpu_event_record, 2)(event, stream);
}

static int slow_xpu_event_wait(XPUEvent event)
{
	return SHIM_FIRST(xpu_event_wait, 18)(event);
}

static int slow_xpu_free(void *ptr)
{
	return SHIM_FIRST(xpu_free, 19)(ptr);
}

static int slow_xpu_get_ccix_peer_id(int devid, int port, int *peer)
{
	return SHIM_FIRST(xpu_get_ccix_peer_id, 20)(devid, port, peer);
}

static int slow_xpu_get_driver_commit(char *commit)
{
	return SHIM_FIRST(xpu_get_driver_commit, 21)(commit);
}

static int slow_xpu_get_driver_version(uint32_t *major, uint32_t *minor)
{
	return SHIM_FIRST(xpu_get_driver_version, 22)(major, minor);
}

static int slow_xpu_get_runtime_commit(char *commit)
{
	return SHIM_FIRST(xpu_get_runtime_commit, 23)(commit);
}

static int slow_xpu_get_runtime_version(uint32_t *major, uint32_t *minor)
{
	return SHIM_FIRST(xpu_get_runtime_version, 24)(major, minor);
}

static int slow_xpu_host_alloc(void **ptr, uint64_t size, unsigned int flags)
{
	return SHIM_FIRST(xpu_host_alloc, 25)(ptr, size, flags);
}

static int slow_xpu_host_free(void *ptr)
{
	return SHIM_FIRST(xpu_host_free, 26)(ptr);
}

static int slow_xpu_host_register(void *ptr, uint64_t size, unsigned int flags)
{
	return SHIM_FIRST(xpu_host_register, 27)(ptr, size, flags);
}

static int slow_xpu_host_unregister(void *ptr)
{
	return SHIM_FIRST(xpu_host_unregister, 28)(ptr);
}

static int slow_xpu_ipc_close_memhandle(void *ptr)
{
	return SHIM_FIRST(xpu_ipc_close_memhandle, 29)(ptr);
}

static int slow_xpu_ipc_get_memhandle(XPUIpcMemHandle *handle, void *ptr)
{
	return SHIM_FIRST(xpu_ipc_get_memhandle, 30)(handle, ptr);
}

static int slow_xpu_ipc_open_memhandle(void **ptr, XPUIpcMemHandle handle, unsigned int flags)
{
	return SHIM_FIRST(xpu_ipc_open_memhandle, 31)(ptr, handle, flags);
}

static int slow_xpu_kernel_debug(XPUStream stream)
{
	return SHIM_FIRST(xpu_kernel_debug, 32)(stream);
}

static int slow_xpu_kernel_debug_reset(void)
{
	return SHIM_FIRST(xpu_kernel_debug_reset, 33)();
}

static int slow_xpu_last_kernel_exec_time(uint64_t *ns)
{
	return SHIM_FIRST(xpu_last_kernel_exec_time, 34)(ns);
}

static int slow_xpu_launch_argument_set(const void *arg, size_t size, size_t offset)
{
	return SHIM_FIRST(xpu_launch_argument_set, 35)(arg, size, offset);
}

static int slow_xpu_launch_async(XPUFunc func)
{
	return SHIM_FIRST(xpu_launch_async, 1)(func);
}

static int slow_xpu_launch_config(int nclusters, int ncores, XPUStream stream)
{
	return SHIM_FIRST(xpu_launch_config, 0)(nclusters, ncores, stream);
}

static int slow_xpu_malloc(void **ptr, uint64_t size, XPUMemoryKind kind)
{
	return SHIM_FIRST(xpu_malloc, 36)(ptr, size, kind);
}

static int slow_xpu_memcpy(void *dst, const void *src, uint64_t size, XPUMemcpyKind kind)
{
	return SHIM_FIRST(xpu_memcpy, 9)(dst, src, size, kind);
}

static int slow_xpu_memcpy_async(void *dst, const void *src, uint64_t size, XPUMemcpyKind kind,
		XPUStream stream)
{
	return SHIM_FIRST(xpu_memcpy_async, 8)(dst, src, size, kind, stream);
}

static int slow_xpu_memcpy_peer(int dst_device, void *dst, int src_device, const void *src,
		uint64_t size)
{
	return SHIM_FIRST(xpu_memcpy_peer, 10)(dst_device, dst, src_device, src, size);
}

static int slow_xpu_mmap(void **host, void *ptr, size_t size)
{
	return SHIM_FIRST(xpu_mmap, 37)(host, ptr, size);
}

static int slow_xpu_set_device(int devid)
{
	return SHIM_FIRST(xpu_set_device, 7)(devid);
}

static int slow_xpu_stream_create(XPUStream *stream)
{
	return SHIM_FIRST(xpu_stream_create, 38)(stream);
}

static int slow_xpu_stream_destroy(XPUStream stream)
{
	return SHIM_FIRST(xpu_stream_destroy, 39)(stream);
}

static int slow_xpu_stream_wait_event(XPUStream stream, XPUEvent event)
{
	return SHIM_FIRST(xpu_stream_wait_event, 3)(stream, event);
}

static int slow_xpu_wait(XPUStream stream)
{
	return SHIM_FIRST(xpu_wait, 4)(stream);
}

static const char *const aliases[] = {"libxpurt.so", "libxpurt.so.1", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_xpu_launch_config,
	(void *)slow_xpu_launch_async,
	(void *)slow_xpu_event_record,
	(void *)slow_xpu_stream_wait_event,
	(void *)slow_xpu_wait,
	(void *)slow_xpu_current_device,
	(void *)slow_xpu_event_query,
	(void *)slow_xpu_set_device,
	(void *)slow_xpu_memcpy_async,
	(void *)slow_xpu_memcpy,
	(void *)slow_xpu_memcpy_peer,
	(void *)slow_xpu_create_cl_func,
	(void *)slow_xpu_create_sd_func,
	(void *)slow_xpu_device_count,
	(void *)slow_xpu_device_get_attr,
	(void *)slow_xpu_device_list,
	(void *)slow_xpu_event_create,
	(void *)slow_xpu_event_destroy,
	(void *)slow_xpu_event_wait,
	(void *)slow_xpu_free,
	(void *)slow_xpu_get_ccix_peer_id,
	(void *)slow_xpu_get_driver_commit,
	(void *)slow_xpu_get_driver_version,
	(void *)slow_xpu_get_runtime_commit,
	(void *)slow_xpu_get_runtime_version,
	(void *)slow_xpu_host_alloc,
	(void *)slow_xpu_host_free,
	(void *)slow_xpu_host_register,
	(void *)slow_xpu_host_unregister,
	(void *)slow_xpu_ipc_close_memhandle,
	(void *)slow_xpu_ipc_get_memhandle,
	(void *)slow_xpu_ipc_open_memhandle,
	(void *)slow_xpu_kernel_debug,
	(void *)slow_xpu_kernel_debug_reset,
	(void *)slow_xpu_last_kernel_exec_time,
	(void *)slow_xpu_launch_argument_set,
	(void *)slow_xpu_malloc,
	(void *)slow_xpu_mmap,
	(void *)slow_xpu_stream_create,
	(void *)slow_xpu_stream_destroy,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(xpu_launch_config, int),
	SHIM_SYMBOL(xpu_launch_async, int),
	SHIM_SYMBOL(xpu_event_record, int),
	SHIM_SYMBOL(xpu_stream_wait_event, int),
	SHIM_SYMBOL(xpu_wait, int),
	SHIM_SYMBOL(xpu_current_device, int),
	SHIM_SYMBOL(xpu_event_query, int),
	SHIM_SYMBOL(xpu_set_device, int),
	SHIM_SYMBOL(xpu_memcpy_async, int),
	SHIM_SYMBOL(xpu_memcpy, int),
	SHIM_SYMBOL(xpu_memcpy_peer, int),
	SHIM_SYMBOL(xpu_create_cl_func, int),
	SHIM_SYMBOL(xpu_create_sd_func, int),
	SHIM_SYMBOL(xpu_device_count, int),
	SHIM_SYMBOL(xpu_device_get_attr, int),
	SHIM_SYMBOL(xpu_device_list, int),
	SHIM_SYMBOL(xpu_event_create, int),
	SHIM_SYMBOL(xpu_event_destroy, int),
	SHIM_SYMBOL(xpu_event_wait, int),
	SHIM_SYMBOL(xpu_free, int),
	SHIM_SYMBOL(xpu_get_ccix_peer_id, int),
	SHIM_SYMBOL(xpu_get_driver_commit, int),
	SHIM_SYMBOL(xpu_get_driver_version, int),
	SHIM_SYMBOL(xpu_get_runtime_commit, int),
	SHIM_SYMBOL(xpu_get_runtime_version, int),
	SHIM_SYMBOL(xpu_host_alloc, int),
	SHIM_SYMBOL(xpu_host_free, int),
	SHIM_SYMBOL(xpu_host_register, int),
	SHIM_SYMBOL(xpu_host_unregister, int),
	SHIM_SYMBOL(xpu_ipc_close_memhandle, int),
	SHIM_SYMBOL(xpu_ipc_get_memhandle, int),
	SHIM_SYMBOL(xpu_ipc_open_memhandle, int),
	SHIM_SYMBOL(xpu_kernel_debug, int),
	SHIM_SYMBOL(xpu_kernel_debug_reset, int),
	SHIM_SYMBOL(xpu_last_kernel_exec_time, int),
	SHIM_SYMBOL(xpu_launch_argument_set, int),
	SHIM_SYMBOL(xpu_malloc, int),
	SHIM_SYMBOL(xpu_mmap, int),
	SHIM_SYMBOL(xpu_stream_create, int),
	SHIM_SYMBOL(xpu_stream_destroy, int),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libxpurt.so.2",
	.computes = true,
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{"CUDA_DEVICE_MEMORY_LIMIT", "memory"},
	{"CUDA_DEVICE_SM_LIMIT", "compute"},
	{"GPU_CORE_UTILIZATION_POLICY", "compute-switch"},
	{NULL, NULL},
};
