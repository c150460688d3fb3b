/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libxpurt, from its public documentation and from its headers as published with
 * other projects (xpu/runtime.h, xpu/defs.h): names, types and numbers, in porter's own words and
 * order. xpu_memcpy_async, xpu_event_query and the calls that share memory are newer than those
 * headers: their parameters are known from programs that use them. For xpu_launch_config_v2,
 * xpu_pointer_get_attrs and xpu_host_pointer_get_attrs only the names are known, so they are not
 * here. Programs show that xpu_event_query answers XPU_SUCCESS once the event has happened; its
 * answer before is not known.
 */
#include <stddef.h>
#include <stdint.h>

/* Statuses are plain int. */
enum {
	XPU_SUCCESS = 0,
	XPUERR_INVALID_DEVICE = 701,
	XPUERR_UNINIT = 702,
	XPUERR_NODEV = 703,
	XPUERR_NOMEM = 705,
	XPUERR_NOCPUMEM = 706,
	XPUERR_INVALID_PARAM = 707,
	XPUERR_NOXPUFUNC = 708,
	XPUERR_NOSUPPORT = 712,
	XPUERR_TIMEOUT = 715,
	XPUERR_BUSY = 716,
	XPUERR_UNEXPECT = 800
};
typedef enum {
	XPUATTR_PCI_ADDRESS = 0,
	XPUATTR_MEM_MAIN_CAPACITY = 5,
	XPUATTR_MEM_L3_CAPACITY = 6
} XPUDeviceAttr;
/* XPU_MEM_HBM is XPU_MEM_MAIN by another name. */
typedef enum { XPU_MEM_MAIN = 0, XPU_MEM_L3 = 1, XPU_MEM_MMAPPABLE = 16 } XPUMemoryKind;
typedef enum { XPU_DEVICE_TO_HOST, XPU_HOST_TO_DEVICE, XPU_DEVICE_TO_DEVICE } XPUMemcpyKind;
typedef void *XPUStream;
typedef void *XPUFunc;
typedef void *XPUEvent;
typedef struct XPUIpcMemHandle { char reserved[64]; } XPUIpcMemHandle;

int xpu_get_driver_version(uint32_t *major, uint32_t *minor);
int xpu_get_driver_commit(char *commit);
int xpu_get_runtime_version(uint32_t *major, uint32_t *minor);
int xpu_get_runtime_commit(char *commit);
int xpu_set_device(int devid);
int xpu_current_device(int *devid);
int xpu_device_count(int *count);
int xpu_device_list(int *list);
int xpu_device_get_attr(uint64_t *value, XPUDeviceAttr attr, int devid);
int xpu_get_ccix_peer_id(int devid, int port, int *peer);

int xpu_malloc(void **ptr, uint64_t size, XPUMemoryKind kind);
int xpu_free(void *ptr);
int xpu_host_alloc(void **ptr, uint64_t size, unsigned int flags);
int xpu_host_free(void *ptr);
int xpu_host_register(void *ptr, uint64_t size, unsigned int flags);
int xpu_host_unregister(void *ptr);
int xpu_mmap(void **host, void *ptr, size_t size);
int xpu_ipc_get_memhandle(XPUIpcMemHandle *handle, void *ptr);
int xpu_ipc_open_memhandle(void **ptr, XPUIpcMemHandle handle, unsigned int flags);
int xpu_ipc_close_memhandle(void *ptr);
int xpu_memcpy(void *dst, const void *src, uint64_t size, XPUMemcpyKind kind);
int xpu_memcpy_async(void *dst, const void *src, uint64_t size, XPUMemcpyKind kind, XPUStream stream);
int xpu_memcpy_peer(int dst_device, void *dst, int src_device, const void *src, uint64_t size);

int xpu_stream_create(XPUStream *stream);
int xpu_stream_destroy(XPUStream stream);
int xpu_stream_wait_event(XPUStream stream, XPUEvent event);
int xpu_wait(XPUStream stream);
int xpu_event_create(XPUEvent *event);
int xpu_event_record(XPUEvent event, XPUStream stream);
int xpu_event_query(XPUEvent event);
int xpu_event_wait(XPUEvent event);
int xpu_event_destroy(XPUEvent event);

int xpu_create_sd_func(XPUFunc *func, uint64_t code, uint32_t bytes, uint32_t pc, uint32_t params, uint64_t hash, const char *name, _Bool on_xpu);
int xpu_create_cl_func(XPUFunc *func, uint64_t code, uint32_t bytes, uint32_t pc, uint32_t params, uint64_t hash, const char *name, _Bool on_xpu);
/* A kernel takes three calls, all of one thread: its width and stream, its arguments, and the launch. */
int xpu_launch_config(int nclusters, int ncores, XPUStream stream);
int xpu_launch_argument_set(const void *arg, size_t size, size_t offset);
int xpu_launch_async(XPUFunc func);
int xpu_last_kernel_exec_time(uint64_t *ns);
int xpu_kernel_debug(XPUStream stream);
int xpu_kernel_debug_reset(void);
