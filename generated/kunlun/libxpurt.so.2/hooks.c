/* Made by `porter gen --backend kunlun`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* Out of line: the way past it is a jump, with no frame. */
#define GATED static __attribute__((noinline))

/* launch.function, specs/kunlun/libxpurt.yaml:71 */
int xpu_create_cl_func(XPUFunc *func, uint64_t code, uint32_t bytes, uint32_t pc, uint32_t params,
		uint64_t hash, const char *name, _Bool on_xpu)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	int _result = XPUERR_NOMEM;

	if (!role_enter())
		return real_xpu_create_cl_func(func, code, bytes, pc, params, hash, name, on_xpu);
	if (role_growth_before(&_op))
		goto out;
	_result = real_xpu_create_cl_func(func, code, bytes, pc, params, hash, name, on_xpu);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* launch.function, specs/kunlun/libxpurt.yaml:71 */
int xpu_create_sd_func(XPUFunc *func, uint64_t code, uint32_t bytes, uint32_t pc, uint32_t params,
		uint64_t hash, const char *name, _Bool on_xpu)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	int _result = XPUERR_NOMEM;

	if (!role_enter())
		return real_xpu_create_sd_func(func, code, bytes, pc, params, hash, name, on_xpu);
	if (role_growth_before(&_op))
		goto out;
	_result = real_xpu_create_sd_func(func, code, bytes, pc, params, hash, name, on_xpu);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* device.attribute, specs/kunlun/libxpurt.yaml:39 */
int xpu_device_get_attr(uint64_t *value, XPUDeviceAttr attr, int devid)
{
	struct role_view _view;
	int _result;

	if (!role_enter())
		return real_xpu_device_get_attr(value, attr, devid);
	_result = real_xpu_device_get_attr(value, attr, devid);
	if (_result == XPU_SUCCESS && value && (attr == XPUATTR_MEM_MAIN_CAPACITY) &&
			role_view((int)devid, &_view))
		role_clamp(value, _view.total);
	role_leave();
	return _result;
}

/* mem.free, specs/kunlun/libxpurt.yaml:76 */
int xpu_free(void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	int _result;

	if (!role_enter())
		return real_xpu_free(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_xpu_free(ptr);
	role_free_after(&_op, _result == XPU_SUCCESS);
	role_leave();
	return _result;
}

/* ipc.close, specs/kunlun/libxpurt.yaml:64 */
int xpu_ipc_close_memhandle(void *ptr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	int _result;

	if (!role_enter())
		return real_xpu_ipc_close_memhandle(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_xpu_ipc_close_memhandle(ptr);
	role_free_after(&_op, _result == XPU_SUCCESS);
	role_leave();
	return _result;
}

/* ipc.open, specs/kunlun/libxpurt.yaml:66 */
int xpu_ipc_open_memhandle(void **ptr, XPUIpcMemHandle handle, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	int _result = XPUERR_NOMEM;

	if (!ptr || !role_enter())
		return real_xpu_ipc_open_memhandle(ptr, handle, flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_xpu_ipc_open_memhandle(ptr, handle, flags);
	while (_result == XPUERR_NOMEM && role_alloc_again(&_op));
	if (_result != XPU_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_xpu_ipc_close_memhandle(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = XPUERR_NOMEM;
	}
out:
	if (_result == XPU_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* launch, specs/kunlun/libxpurt.yaml:68 */
GATED int gated_xpu_launch_async(XPUFunc func)
{
	struct role_launch _op;
	struct thread *_thread;
	int _result;

	if (!(_thread = role_enter_work()))
		return real_xpu_launch_async(func);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = _thread->launch.stream, .what =
			(uint64_t)(uintptr_t)func, .extent = _thread->launch.extent};
	role_launch_before(&_op, _thread);
	_result = real_xpu_launch_async(func);
	role_launch_after(&_op, _result == XPU_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE int xpu_launch_async(XPUFunc func)
{
	__typeof__(&xpu_launch_async) _way = real_xpu_launch_async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_xpu_launch_async : _way)(func);
}

/* launch.configure, specs/kunlun/libxpurt.yaml:70 */
SHIM_HOT int xpu_launch_config(int nclusters, int ncores, XPUStream stream)
{
	int _result = real_xpu_launch_config(nclusters, ncores, stream);

	if (_result == XPU_SUCCESS)
		*role_next_launch() = (struct thread_launch){.stream = (uint64_t)(uintptr_t)stream,
				.extent = role_mul(role_size(nclusters), role_size(ncores))};
	return _result;
}

/* mem.alloc, specs/kunlun/libxpurt.yaml:75 */
int xpu_malloc(void **ptr, uint64_t size, XPUMemoryKind kind)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	int _result = XPUERR_NOMEM;

	if (!ptr || !role_enter())
		return real_xpu_malloc(ptr, size, kind);
	_op.device = (((uint64_t)kind & (uint64_t)XPU_MEM_L3) ? ROLE_DEVICE_NONE
			: ROLE_DEVICE_CURRENT);
	_op.bytes = (uint64_t)size;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_xpu_malloc(ptr, size, kind);
	while (_result == XPUERR_NOMEM && role_alloc_again(&_op));
	if (_result != XPU_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_xpu_free(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = XPUERR_NOMEM;
	}
out:
	role_leave();
	return _result;
}

/* copy, specs/kunlun/libxpurt.yaml:26 */
GATED int gated_xpu_memcpy(void *dst, const void *src, uint64_t size, XPUMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	int _result;

	if (!(_thread = role_enter_work()))
		return real_xpu_memcpy(dst, src, size, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)size, .host =
			kind != XPU_DEVICE_TO_DEVICE, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_xpu_memcpy(dst, src, size, kind);
	role_launch_after(&_op, _result == XPU_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM int xpu_memcpy(void *dst, const void *src, uint64_t size, XPUMemcpyKind kind)
{
	__typeof__(&xpu_memcpy) _way = real_xpu_memcpy;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_xpu_memcpy : _way)(dst, src, size, kind);
}

/* copy.async, specs/kunlun/libxpurt.yaml:27 */
GATED int gated_xpu_memcpy_async(void *dst, const void *src, uint64_t size, XPUMemcpyKind kind,
		XPUStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	int _result;

	if (!(_thread = role_enter_work()))
		return real_xpu_memcpy_async(dst, src, size, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)size, .host = kind != XPU_DEVICE_TO_DEVICE};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_xpu_memcpy_async(dst, src, size, kind, stream);
	role_launch_after(&_op, _result == XPU_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM int xpu_memcpy_async(void *dst, const void *src, uint64_t size, XPUMemcpyKind kind,
		XPUStream stream)
{
	__typeof__(&xpu_memcpy_async) _way = real_xpu_memcpy_async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_xpu_memcpy_async : _way)(dst, src, size, kind, stream);
}

/* copy.peer, specs/kunlun/libxpurt.yaml:36 */
GATED int gated_xpu_memcpy_peer(int dst_device, void *dst, int src_device, const void *src,
		uint64_t size)
{
	struct role_launch _op;
	struct thread *_thread;
	int _result;

	if (!(_thread = role_enter_work()))
		return real_xpu_memcpy_peer(dst_device, dst, src_device, src, size);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)size, .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_xpu_memcpy_peer(dst_device, dst, src_device, src, size);
	role_launch_after(&_op, _result == XPU_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM int xpu_memcpy_peer(int dst_device, void *dst, int src_device, const void *src,
		uint64_t size)
{
	__typeof__(&xpu_memcpy_peer) _way = real_xpu_memcpy_peer;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_xpu_memcpy_peer : _way)(dst_device, dst, src_device, src,
			size);
}

/* stream.destroy, specs/kunlun/libxpurt.yaml:79 */
int xpu_stream_destroy(XPUStream stream)
{
	int _result;

	if (!role_enter())
		return real_xpu_stream_destroy(stream);
	role_stream_leaving((uint64_t)(uintptr_t)stream);
	_result = real_xpu_stream_destroy(stream);
	role_leave();
	return _result;
}
