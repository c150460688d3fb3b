/* Made by `porter gen --backend kunlun`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

SHIM_HOT int xpu_current_device(int *devid)
{
	return real_xpu_current_device(devid);
}

int xpu_device_count(int *count)
{
	return real_xpu_device_count(count);
}

int xpu_device_list(int *list)
{
	return real_xpu_device_list(list);
}

int xpu_event_create(XPUEvent *event)
{
	return real_xpu_event_create(event);
}

int xpu_event_destroy(XPUEvent event)
{
	return real_xpu_event_destroy(event);
}

SHIM_HOT int xpu_event_query(XPUEvent event)
{
	return real_xpu_event_query(event);
}

SHIM_HOT int xpu_event_record(XPUEvent event, XPUStream stream)
{
	return real_xpu_event_record(event, stream);
}

int xpu_event_wait(XPUEvent event)
{
	return real_xpu_event_wait(event);
}

int xpu_get_ccix_peer_id(int devid, int port, int *peer)
{
	return real_xpu_get_ccix_peer_id(devid, port, peer);
}

int xpu_get_driver_commit(char *commit)
{
	return real_xpu_get_driver_commit(commit);
}

int xpu_get_driver_version(uint32_t *major, uint32_t *minor)
{
	return real_xpu_get_driver_version(major, minor);
}

int xpu_get_runtime_commit(char *commit)
{
	return real_xpu_get_runtime_commit(commit);
}

int xpu_get_runtime_version(uint32_t *major, uint32_t *minor)
{
	return real_xpu_get_runtime_version(major, minor);
}

int xpu_host_alloc(void **ptr, uint64_t size, unsigned int flags)
{
	return real_xpu_host_alloc(ptr, size, flags);
}

int xpu_host_free(void *ptr)
{
	return real_xpu_host_free(ptr);
}

int xpu_host_register(void *ptr, uint64_t size, unsigned int flags)
{
	return real_xpu_host_register(ptr, size, flags);
}

int xpu_host_unregister(void *ptr)
{
	return real_xpu_host_unregister(ptr);
}

int xpu_ipc_get_memhandle(XPUIpcMemHandle *handle, void *ptr)
{
	return real_xpu_ipc_get_memhandle(handle, ptr);
}

int xpu_kernel_debug(XPUStream stream)
{
	return real_xpu_kernel_debug(stream);
}

int xpu_kernel_debug_reset(void)
{
	return real_xpu_kernel_debug_reset();
}

int xpu_last_kernel_exec_time(uint64_t *ns)
{
	return real_xpu_last_kernel_exec_time(ns);
}

int xpu_launch_argument_set(const void *arg, size_t size, size_t offset)
{
	return real_xpu_launch_argument_set(arg, size, offset);
}

int xpu_mmap(void **host, void *ptr, size_t size)
{
	return real_xpu_mmap(host, ptr, size);
}

SHIM_HOT int xpu_set_device(int devid)
{
	return real_xpu_set_device(devid);
}

int xpu_stream_create(XPUStream *stream)
{
	return real_xpu_stream_create(stream);
}

SHIM_HOT int xpu_stream_wait_event(XPUStream stream, XPUEvent event)
{
	return real_xpu_stream_wait_event(stream, event);
}

SHIM_HOT int xpu_wait(XPUStream stream)
{
	return real_xpu_wait(stream);
}
