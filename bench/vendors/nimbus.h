/* SPDX-License-Identifier: Apache-2.0 */
/* A vendor that does not exist: snake case, POSIX-like codes, streams and fences, comments. */
#include <stddef.h>
#include <stdint.h>

typedef enum {
	NMB_S_OK = 0,
	NMB_E_INVAL = -1,
	NMB_E_NOMEM = -2,
	NMB_E_NODEV = -3,
	NMB_E_NOSYS = -4,
	NMB_E_AGAIN = -5,
	NMB_E_IO = -6
} nmb_status_t;

typedef struct nmb_stream *nmb_stream_t;
typedef struct nmb_fence *nmb_fence_t;
typedef struct nmb_kernel *nmb_kernel_t;
typedef struct nmb_module *nmb_module_t;
typedef void (*nmb_host_fn_t)(void *arg);
typedef struct {
	char name[128];
	uint64_t vram_bytes;
	uint32_t cores;
} nmb_device_info_t;

nmb_status_t nmb_init(unsigned flags);
nmb_status_t nmb_fini(void);
const char *nmb_strerror(nmb_status_t status);
nmb_status_t nmb_version(int *major, int *minor);
nmb_status_t nmb_device_count(int *count);
/** Selects the device that later calls of this thread use. */
nmb_status_t nmb_device_select(int device);
/** Returns the device that this thread uses. */
nmb_status_t nmb_device_current(int *device);
nmb_status_t nmb_device_info(int device, nmb_device_info_t *info);
nmb_status_t nmb_device_sync(void);
nmb_status_t nmb_device_reset(int device);
/** Allocates memory of the device. */
nmb_status_t nmb_mem_alloc(void **ptr, size_t bytes);
nmb_status_t nmb_mem_alloc_pitched(void **ptr, size_t *pitch, size_t width, size_t height);
nmb_status_t nmb_mem_free(void *ptr);
nmb_status_t nmb_mem_alloc_host(void **ptr, size_t bytes);
nmb_status_t nmb_mem_free_host(void *ptr);
nmb_status_t nmb_mem_alloc_on(void **ptr, size_t bytes, nmb_stream_t stream);
nmb_status_t nmb_mem_free_on(void *ptr, nmb_stream_t stream);
nmb_status_t nmb_mem_info(size_t *avail, size_t *capacity);
nmb_status_t nmb_mem_copy(void *dst, const void *src, size_t bytes);
nmb_status_t nmb_mem_copy_on(void *dst, const void *src, size_t bytes, nmb_stream_t stream);
nmb_status_t nmb_mem_fill(void *dst, int value, size_t bytes);
nmb_status_t nmb_mem_ptr_size(const void *ptr, size_t *bytes);
nmb_status_t nmb_stream_create(nmb_stream_t *stream);
nmb_status_t nmb_stream_destroy(nmb_stream_t stream);
/** Blocks until all work in the stream is done. */
nmb_status_t nmb_stream_drain(nmb_stream_t stream);
nmb_status_t nmb_stream_idle(nmb_stream_t stream);
nmb_status_t nmb_stream_wait_fence(nmb_stream_t stream, nmb_fence_t fence);
/** Call fn on the host when the stream gets there. */
nmb_status_t nmb_stream_host_fn(nmb_stream_t stream, nmb_host_fn_t fn, void *arg);
nmb_status_t nmb_fence_create(nmb_fence_t *fence, unsigned flags);
nmb_status_t nmb_fence_destroy(nmb_fence_t fence);
nmb_status_t nmb_fence_record(nmb_fence_t fence, nmb_stream_t stream);
nmb_status_t nmb_fence_wait(nmb_fence_t fence);
nmb_status_t nmb_fence_query(nmb_fence_t fence);
nmb_status_t nmb_fence_elapsed(float *ms, nmb_fence_t start, nmb_fence_t stop);
nmb_status_t nmb_module_load(nmb_module_t *module, const void *image, size_t bytes);
nmb_status_t nmb_module_unload(nmb_module_t module);
nmb_status_t nmb_module_get_kernel(nmb_kernel_t *kernel, nmb_module_t module, const char *name);
nmb_status_t nmb_kernel_launch(nmb_kernel_t kernel, unsigned grid_x, unsigned grid_y,
			       unsigned grid_z, unsigned block_x, unsigned block_y,
			       unsigned block_z, void **args, nmb_stream_t stream);
nmb_status_t nmb_kernel_set_arg(nmb_kernel_t kernel, int index, const void *value, size_t bytes);
nmb_status_t nmb_log_level(int level);
nmb_status_t nmb_trace_begin(const char *path);
nmb_status_t nmb_trace_end(void);
