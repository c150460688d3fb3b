/* Made by `porter gen --backend cambricon`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#define REAL_AS_IT_IS
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* Out of line: the way past it is a jump, with no frame. */
#define GATED static __attribute__((noinline))
#define COUNTED static __attribute__((noinline)) SHIM_HOT_LINE

/* device.attribute, specs/cambricon/libcndrv.yaml:76 */
cnrtRet_t cnrtDeviceGetAttribute(int *pi, cnrtDeviceAttr_t attrib, int dev)
{
	struct role_view _view;
	cnrtRet_t _result;

	if (!role_enter())
		return real_cnrtDeviceGetAttribute(pi, attrib, dev);
	_result = real_cnrtDeviceGetAttribute(pi, attrib, dev);
	if (_result == cnrtSuccess && pi && (attrib == cnrtAttrTotalMemSize ||
			attrib == cnrtAttrAvailableGlobalMemorySize) && role_view((int)dev, &_view))
		SHIM_LOWER(*pi, _view.total / (uint64_t)1048576);
	role_leave();
	return _result;
}

/* pool.default, specs/cambricon/libcndrv.yaml:196 */
cnrtRet_t cnrtDeviceGetDefaultMemPool(cnrtMemPool_t *pool, int dev)
{
	cnrtRet_t _result;
	int _device;

	if (!pool || !role_enter())
		return real_cnrtDeviceGetDefaultMemPool(pool, dev);
	_device = (int)dev;
	_result = real_cnrtDeviceGetDefaultMemPool(pool, dev);
	if (_result == cnrtSuccess)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*pool));
	role_leave();
	return _result;
}

/* pool.default, specs/cambricon/libcndrv.yaml:196 */
cnrtRet_t cnrtDeviceGetMemPool(cnrtMemPool_t *pool, int dev)
{
	cnrtRet_t _result;
	int _device;

	if (!pool || !role_enter())
		return real_cnrtDeviceGetMemPool(pool, dev);
	_device = (int)dev;
	_result = real_cnrtDeviceGetMemPool(pool, dev);
	if (_result == cnrtSuccess)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*pool));
	role_leave();
	return _result;
}

/* context.shared.reset, specs/cambricon/libcnrt.yaml:44 */
cnrtRet_t cnrtDeviceReset(void)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	cnrtRet_t _result;

	if (!role_enter())
		return real_cnrtDeviceReset();
	_leaving.device = ROLE_DEVICE_CURRENT;
	role_context_leaving(&_leaving);
	_result = real_cnrtDeviceReset();
	role_context_left(&_leaving, _result == cnrtSuccess);
	if (_result == cnrtSuccess)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* mem.free, specs/cambricon/libcndrv.yaml:147 */
cnrtRet_t cnrtFree(void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	cnrtRet_t _result;

	if (!role_enter())
		return real_cnrtFree(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_cnrtFree(ptr);
	role_free_after(&_op, _result == cnrtSuccess);
	role_leave();
	return _result;
}

/* device.properties, specs/cambricon/libcnrt.yaml:107 */
cnrtRet_t cnrtGetDeviceProperties_V3(cnrtDeviceProp_t *prop, int dev)
{
	struct role_view _view;
	cnrtRet_t _result;

	if (!prop || !role_enter())
		return real_cnrtGetDeviceProperties_V3(prop, dev);
	_result = real_cnrtGetDeviceProperties_V3(prop, dev);
	if (_result == cnrtSuccess && role_view((int)dev, &_view)) {
		if (prop)
			SHIM_LOWER(prop->totalGlobalMemSize, _view.total);
		if (prop)
			SHIM_LOWER(prop->totalMem, _view.total >> 20);
		if (prop)
			SHIM_LOWER(prop->availableGlobalMemorySize, _view.total >> 20);
	}
	role_leave();
	return _result;
}

/* error.get, specs/cambricon/libcnrt.yaml:118 */
SHIM_HOT cnrtRet_t cnrtGetLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_cnrtGetLastError();
	return (cnrtRet_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_cnrtGetLastError(),
			true);
}

/* mem.symbol, specs/cambricon/libcnrt.yaml:127 */
cnrtRet_t cnrtGetSymbolAddress(void **ptr, const void *symbol)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	cnrtRet_t _result = cnrtErrorNoMem;

	if (!role_enter())
		return real_cnrtGetSymbolAddress(ptr, symbol);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cnrtGetSymbolAddress(ptr, symbol);
	role_growth_end(&_op);
out:
	if (_result != cnrtSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* launch.host, specs/cambricon/libcndrv.yaml:138 */
cnrtRet_t cnrtInvokeHostFunc(cnrtQueue_t hqueue, cnrtHostFn_t fn, void *userData)
{
	cnrtRet_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)hqueue);

	_result = real_cnrtInvokeHostFunc(hqueue, fn, userData);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)hqueue);
	return _result;
}

/* launch, specs/cambricon/libcnrt.yaml:120 */
GATED cnrtRet_t gated_cnrtInvokeKernel(const void *hkernel, cnrtDim3_t dim, cnrtFunctionType_t c,
		void **args, size_t reserved, cnrtQueue_t hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtInvokeKernel(hkernel, dim, c, args, reserved, hqueue);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hqueue,
			.what = (uint64_t)(uintptr_t)hkernel, .extent =
			role_mul(role_mul(role_mul((uint64_t)dim.x, (uint64_t)dim.y),
			(uint64_t)dim.z), role_size(c))};
	role_launch_before(&_op, _thread);
	_result = real_cnrtInvokeKernel(hkernel, dim, c, args, reserved, hqueue);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED cnrtRet_t counted_cnrtInvokeKernel(const void *hkernel, cnrtDim3_t dim,
		cnrtFunctionType_t c, void **args, size_t reserved, cnrtQueue_t hqueue)
{
	struct role_quick _quick;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)hqueue, (uint64_t)(uintptr_t)hkernel,
			role_mul(role_mul(role_mul((uint64_t)dim.x, (uint64_t)dim.y),
			(uint64_t)dim.z), role_size(c)), &_quick)))
		return gated_cnrtInvokeKernel(hkernel, dim, c, args, reserved, hqueue);
	_result = real_cnrtInvokeKernel(hkernel, dim, c, args, reserved, hqueue);
	role_launch_went(_thread, &_quick, _result == cnrtSuccess);
	return _result;
}

SHIM_HOT_LINE cnrtRet_t cnrtInvokeKernel(const void *hkernel, cnrtDim3_t dim, cnrtFunctionType_t c,
		void **args, size_t reserved, cnrtQueue_t hqueue)
{
	__typeof__(&cnrtInvokeKernel) _way = SHIM_REAL(cnrtInvokeKernel, 0);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cnrtInvokeKernel : _way)(hkernel, dim, c, args, reserved,
			hqueue);
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
cnrtRet_t cnrtMalloc(void **ptr, size_t bytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	cnrtRet_t _result = cnrtErrorNoMem;

	if (!ptr || !role_enter())
		return real_cnrtMalloc(ptr, bytes);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnrtMalloc(ptr, bytes);
	while (_result == cnrtErrorNoMem && last_error_forget() && role_alloc_again(&_op));
	if (_result != cnrtSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_cnrtFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = cnrtErrorNoMem;
	}
out:
	if (_result != cnrtSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
cnrtRet_t cnrtMallocConstant(void **ptr, size_t bytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	cnrtRet_t _result = cnrtErrorNoMem;

	if (!ptr || !role_enter())
		return real_cnrtMallocConstant(ptr, bytes);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnrtMallocConstant(ptr, bytes);
	while (_result == cnrtErrorNoMem && last_error_forget() && role_alloc_again(&_op));
	if (_result != cnrtSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_cnrtFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = cnrtErrorNoMem;
	}
out:
	if (_result != cnrtSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* ipc.open, specs/cambricon/libcndrv.yaml:108 */
cnrtRet_t cnrtMapMemHandle(void **ptr, cnrtIpcMemHandle handle, int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	cnrtRet_t _result = cnrtErrorNoMem;

	if (!ptr || !role_enter())
		return real_cnrtMapMemHandle(ptr, handle, flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnrtMapMemHandle(ptr, handle, flags);
	while (_result == cnrtErrorNoMem && last_error_forget() && role_alloc_again(&_op));
	if (_result != cnrtSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_cnrtUnMapMemHandle(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = cnrtErrorNoMem;
	}
out:
	if (_result != cnrtSuccess)
		last_error_failed((uint32_t)_result);
	if (_result == cnrtSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* pool.alloc, specs/cambricon/libcndrv.yaml:173 */
cnrtRet_t cnrtMemAllocAsync(void **ptr, size_t size, cnrtQueue_t hqueue)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	cnrtRet_t _result = cnrtErrorNoMem;

	if (!ptr || !role_enter())
		return real_cnrtMemAllocAsync(ptr, size, hqueue);
	_op.stream = (uint64_t)(uintptr_t)hqueue;
	/* A recorded allocation would take memory that no call reports. */
	if (port_stream_recording((uint64_t)(uintptr_t)hqueue)) {
		_result = cnrtErrorNotSupport;
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*ptr) _was = *ptr;
	do {
		do
			_result = real_cnrtMemAllocAsync(ptr, size, hqueue);
		while (_result == cnrtErrorNoMem && last_error_forget() && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == cnrtSuccess))
			goto out;
		real_cnrtMemFreeAsync(*ptr, hqueue);
		*ptr = _was;
		_result = cnrtErrorNoMem;
	} while (role_pool_retry(&_op));
out:
	if (_result != cnrtSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* pool.alloc.from, specs/cambricon/libcndrv.yaml:174 */
cnrtRet_t cnrtMemAllocFromPoolAsync(void **ptr, size_t size, cnrtMemPool_t pool, cnrtQueue_t hqueue)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	cnrtRet_t _result = cnrtErrorNoMem;

	if (!ptr || !role_enter())
		return real_cnrtMemAllocFromPoolAsync(ptr, size, pool, hqueue);
	_op.pool = (uint64_t)(uintptr_t)pool;
	_op.stream = (uint64_t)(uintptr_t)hqueue;
	/* A recorded allocation would take memory that no call reports. */
	if (port_stream_recording((uint64_t)(uintptr_t)hqueue)) {
		_result = cnrtErrorNotSupport;
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*ptr) _was = *ptr;
	do {
		do
			_result = real_cnrtMemAllocFromPoolAsync(ptr, size, pool, hqueue);
		while (_result == cnrtErrorNoMem && last_error_forget() && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == cnrtSuccess))
			goto out;
		real_cnrtMemFreeAsync(*ptr, hqueue);
		*ptr = _was;
		_result = cnrtErrorNoMem;
	} while (role_pool_retry(&_op));
out:
	if (_result != cnrtSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.free.async, specs/cambricon/libcndrv.yaml:148 */
cnrtRet_t cnrtMemFreeAsync(void *ptr, cnrtQueue_t hqueue)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	cnrtRet_t _result;

	if (!role_enter())
		return real_cnrtMemFreeAsync(ptr, hqueue);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_cnrtMemFreeAsync(ptr, hqueue);
	role_free_after(&_op, _result == cnrtSuccess);
	role_leave();
	return _result;
}

/* view.info, specs/cambricon/libcndrv.yaml:211 */
cnrtRet_t cnrtMemGetInfo(size_t *free, size_t *total)
{
	struct role_view _view;
	cnrtRet_t _result;

	if (!role_enter())
		return real_cnrtMemGetInfo(free, total);
	_result = real_cnrtMemGetInfo(free, total);
	if (_result == cnrtSuccess && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* pool.create, specs/cambricon/libcndrv.yaml:190 */
cnrtRet_t cnrtMemPoolCreate(cnrtMemPool_t *pool, const cnrtMemPoolProps_t *props)
{
	cnrtRet_t _result;
	int _device;

	if (!pool || !props || !role_enter())
		return real_cnrtMemPoolCreate(pool, props);
	_device = ((props->location.type == cnrtMemLocationTypeDevice) ? (int)props->location.id
			: ROLE_DEVICE_NONE);
	_result = real_cnrtMemPoolCreate(pool, props);
	if (_result == cnrtSuccess)
		role_pool_settle(_device, (uint64_t)(uintptr_t)(*pool), false);
	role_leave();
	return _result;
}

/* pool.destroy, specs/cambricon/libcndrv.yaml:197 */
cnrtRet_t cnrtMemPoolDestroy(cnrtMemPool_t pool)
{
	cnrtRet_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_cnrtMemPoolDestroy(pool);
	_pool = role_pool_leaving((uint64_t)(uintptr_t)pool);
	_result = real_cnrtMemPoolDestroy(pool);
	if (_result == cnrtSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, true);
	role_leave();
	return _result;
}

/* pool.threshold, specs/cambricon/libcndrv.yaml:199 */
cnrtRet_t cnrtMemPoolSetAttribute(cnrtMemPool_t pool, cnrtMemPoolAttr_t attr, void *value)
{
	cnrtRet_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_cnrtMemPoolSetAttribute(pool, attr, value);
	_pool = (uint64_t)(uintptr_t)pool;
	_result = real_cnrtMemPoolSetAttribute(pool, attr, value);
	if (_result == cnrtSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* pool.trim, specs/cambricon/libcndrv.yaml:200 */
cnrtRet_t cnrtMemPoolTrimTo(cnrtMemPool_t pool, size_t keep)
{
	cnrtRet_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_cnrtMemPoolTrimTo(pool, keep);
	_pool = (uint64_t)(uintptr_t)pool;
	_result = real_cnrtMemPoolTrimTo(pool, keep);
	if (_result == cnrtSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* copy, specs/cambricon/libcnrt.yaml:48 */
GATED cnrtRet_t gated_cnrtMemcpy(void *dst, void *src, size_t bytes, cnrtMemTransDir_t dir)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpy(dst, src, bytes, dir);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)bytes, .host =
			(dir != cnrtMemcpyDevToDev) && (dir != cnrtMemcpyPeerToPeer), .waited =
			true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpy(dst, src, bytes, dir);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpy(void *dst, void *src, size_t bytes, cnrtMemTransDir_t dir)
{
	__typeof__(&cnrtMemcpy) _way = SHIM_REAL(cnrtMemcpy, 26);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpy : _way)(dst, src, bytes, dir);
}

/* copy.rows, specs/cambricon/libcnrt.yaml:65 */
GATED cnrtRet_t gated_cnrtMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, cnrtMemTransDir_t dir)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpy2D(dst, dpitch, src, spitch, width, height, dir);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = dir != cnrtMemcpyDevToDev, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpy2D(dst, dpitch, src, spitch, width, height, dir);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, cnrtMemTransDir_t dir)
{
	__typeof__(&cnrtMemcpy2D) _way = SHIM_REAL(cnrtMemcpy2D, 27);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpy2D : _way)(dst, dpitch, src, spitch, width, height,
			dir);
}

/* copy.rows.async, specs/cambricon/libcnrt.yaml:76 */
GATED cnrtRet_t gated_cnrtMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpy2DAsync(dst, dpitch, src, spitch, width, height, dir, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = role_mul((uint64_t)width, (uint64_t)height), .host =
			dir != cnrtMemcpyDevToDev};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpy2DAsync(dst, dpitch, src, spitch, width, height, dir, hqueue);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	__typeof__(&cnrtMemcpy2DAsync) _way = SHIM_REAL(cnrtMemcpy2DAsync, 15);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpy2DAsync : _way)(dst, dpitch, src, spitch, width,
			height, dir, hqueue);
}

/* copy.slices, specs/cambricon/libcnrt.yaml:88 */
GATED cnrtRet_t gated_cnrtMemcpy3D(const cnrtMemcpy3dParam_t *p)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!p || !(_thread = role_enter_work()))
		return real_cnrtMemcpy3D(p);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul(role_mul((uint64_t)p->extent.width, (uint64_t)p->extent.height),
			(uint64_t)p->extent.depth), .host = p->dir != cnrtMemcpyDevToDev};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpy3D(p);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpy3D(const cnrtMemcpy3dParam_t *p)
{
	__typeof__(&cnrtMemcpy3D) _way = SHIM_REAL(cnrtMemcpy3D, 28);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpy3D : _way)(p);
}

/* copy.slices.async, specs/cambricon/libcnrt.yaml:89 */
GATED cnrtRet_t gated_cnrtMemcpy3DAsync(const cnrtMemcpy3dParam_t *p, cnrtQueue_t hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!p || !(_thread = role_enter_work()))
		return real_cnrtMemcpy3DAsync(p, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = role_mul(role_mul((uint64_t)p->extent.width,
			(uint64_t)p->extent.height), (uint64_t)p->extent.depth), .host =
			p->dir != cnrtMemcpyDevToDev};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpy3DAsync(p, hqueue);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpy3DAsync(const cnrtMemcpy3dParam_t *p, cnrtQueue_t hqueue)
{
	__typeof__(&cnrtMemcpy3DAsync) _way = SHIM_REAL(cnrtMemcpy3DAsync, 16);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpy3DAsync : _way)(p, hqueue);
}

/* copy.async, specs/cambricon/libcnrt.yaml:56 */
GATED cnrtRet_t gated_cnrtMemcpyAsync(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyAsync(dst, src, bytes, hqueue, dir);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = (dir != cnrtMemcpyDevToDev) &&
			(dir != cnrtMemcpyPeerToPeer)};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyAsync(dst, src, bytes, hqueue, dir);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyAsync(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir)
{
	__typeof__(&cnrtMemcpyAsync) _way = SHIM_REAL(cnrtMemcpyAsync, 17);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyAsync : _way)(dst, src, bytes, hqueue, dir);
}

/* copy.async, specs/cambricon/libcnrt.yaml:56 */
GATED cnrtRet_t gated_cnrtMemcpyAsync_V2(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyAsync_V2(dst, src, bytes, hqueue, dir);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = (dir != cnrtMemcpyDevToDev) &&
			(dir != cnrtMemcpyPeerToPeer)};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyAsync_V2(dst, src, bytes, hqueue, dir);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyAsync_V2(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir)
{
	__typeof__(&cnrtMemcpyAsync_V2) _way = SHIM_REAL(cnrtMemcpyAsync_V2, 18);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyAsync_V2 : _way)(dst, src, bytes, hqueue, dir);
}

/* copy.async, specs/cambricon/libcnrt.yaml:56 */
GATED cnrtRet_t gated_cnrtMemcpyAsync_V3(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyAsync_V3(dst, src, bytes, hqueue, dir);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = (dir != cnrtMemcpyDevToDev) &&
			(dir != cnrtMemcpyPeerToPeer)};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyAsync_V3(dst, src, bytes, hqueue, dir);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyAsync_V3(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir)
{
	__typeof__(&cnrtMemcpyAsync_V3) _way = SHIM_REAL(cnrtMemcpyAsync_V3, 19);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyAsync_V3 : _way)(dst, src, bytes, hqueue, dir);
}

/* copy.symbol, specs/cambricon/libcnrt.yaml:95 */
GATED cnrtRet_t gated_cnrtMemcpyFromSymbol(void *dst, const void *symbol, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyFromSymbol(dst, symbol, bytes, offset, dir);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)bytes, .host =
			(dir != cnrtMemcpyDevToDev) && (dir != cnrtMemcpyPeerToPeer)};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyFromSymbol(dst, symbol, bytes, offset, dir);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyFromSymbol(void *dst, const void *symbol, size_t bytes, size_t offset,
		cnrtMemTransDir_t dir)
{
	__typeof__(&cnrtMemcpyFromSymbol) _way = SHIM_REAL(cnrtMemcpyFromSymbol, 29);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyFromSymbol : _way)(dst, symbol, bytes, offset, dir);
}

/* copy.symbol.async, specs/cambricon/libcnrt.yaml:100 */
GATED cnrtRet_t gated_cnrtMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyFromSymbolAsync(dst, symbol, bytes, offset, dir, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = (dir != cnrtMemcpyDevToDev) &&
			(dir != cnrtMemcpyPeerToPeer)};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyFromSymbolAsync(dst, symbol, bytes, offset, dir, hqueue);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	__typeof__(&cnrtMemcpyFromSymbolAsync) _way = SHIM_REAL(cnrtMemcpyFromSymbolAsync, 20);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyFromSymbolAsync : _way)(dst, symbol, bytes, offset,
			dir, hqueue);
}

/* copy.symbol.async, specs/cambricon/libcnrt.yaml:100 */
GATED cnrtRet_t gated_cnrtMemcpyFromSymbolAsync_V2(void *dst, const void *symbol, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyFromSymbolAsync_V2(dst, symbol, bytes, offset, dir, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = (dir != cnrtMemcpyDevToDev) &&
			(dir != cnrtMemcpyPeerToPeer)};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyFromSymbolAsync_V2(dst, symbol, bytes, offset, dir, hqueue);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyFromSymbolAsync_V2(void *dst, const void *symbol, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	__typeof__(&cnrtMemcpyFromSymbolAsync_V2) _way = SHIM_REAL(cnrtMemcpyFromSymbolAsync_V2,
			21);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyFromSymbolAsync_V2 : _way)(dst, symbol, bytes,
			offset, dir, hqueue);
}

/* copy.peer, specs/cambricon/libcndrv.yaml:49 */
GATED cnrtRet_t gated_cnrtMemcpyPeer(void *dst, int dstDev, void *src, int srcDev, size_t bytes)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyPeer(dst, dstDev, src, srcDev, bytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)bytes, .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyPeer(dst, dstDev, src, srcDev, bytes);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyPeer(void *dst, int dstDev, void *src, int srcDev, size_t bytes)
{
	__typeof__(&cnrtMemcpyPeer) _way = SHIM_REAL(cnrtMemcpyPeer, 30);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyPeer : _way)(dst, dstDev, src, srcDev, bytes);
}

/* copy.peer.async, specs/cambricon/libcndrv.yaml:50 */
GATED cnrtRet_t gated_cnrtMemcpyPeerAsync(void *dst, int dstDev, void *src, int srcDev,
		size_t bytes, cnrtQueue_t hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyPeerAsync(dst, dstDev, src, srcDev, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyPeerAsync(dst, dstDev, src, srcDev, bytes, hqueue);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyPeerAsync(void *dst, int dstDev, void *src, int srcDev, size_t bytes,
		cnrtQueue_t hqueue)
{
	__typeof__(&cnrtMemcpyPeerAsync) _way = SHIM_REAL(cnrtMemcpyPeerAsync, 22);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyPeerAsync : _way)(dst, dstDev, src, srcDev, bytes,
			hqueue);
}

/* copy.symbol, specs/cambricon/libcnrt.yaml:95 */
GATED cnrtRet_t gated_cnrtMemcpyToSymbol(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyToSymbol(symbol, src, bytes, offset, dir);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)bytes, .host =
			(dir != cnrtMemcpyDevToDev) && (dir != cnrtMemcpyPeerToPeer)};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyToSymbol(symbol, src, bytes, offset, dir);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyToSymbol(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir)
{
	__typeof__(&cnrtMemcpyToSymbol) _way = SHIM_REAL(cnrtMemcpyToSymbol, 31);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyToSymbol : _way)(symbol, src, bytes, offset, dir);
}

/* copy.symbol.async, specs/cambricon/libcnrt.yaml:100 */
GATED cnrtRet_t gated_cnrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyToSymbolAsync(symbol, src, bytes, offset, dir, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = (dir != cnrtMemcpyDevToDev) &&
			(dir != cnrtMemcpyPeerToPeer)};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyToSymbolAsync(symbol, src, bytes, offset, dir, hqueue);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	__typeof__(&cnrtMemcpyToSymbolAsync) _way = SHIM_REAL(cnrtMemcpyToSymbolAsync, 23);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyToSymbolAsync : _way)(symbol, src, bytes, offset,
			dir, hqueue);
}

/* copy.symbol.async, specs/cambricon/libcnrt.yaml:100 */
GATED cnrtRet_t gated_cnrtMemcpyToSymbolAsync_V2(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemcpyToSymbolAsync_V2(symbol, src, bytes, offset, dir, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = (dir != cnrtMemcpyDevToDev) &&
			(dir != cnrtMemcpyPeerToPeer)};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemcpyToSymbolAsync_V2(symbol, src, bytes, offset, dir, hqueue);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemcpyToSymbolAsync_V2(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	__typeof__(&cnrtMemcpyToSymbolAsync_V2) _way = SHIM_REAL(cnrtMemcpyToSymbolAsync_V2, 24);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemcpyToSymbolAsync_V2 : _way)(symbol, src, bytes, offset,
			dir, hqueue);
}

/* memset.8, specs/cambricon/libcnrt.yaml:128 */
GATED cnrtRet_t gated_cnrtMemset(void *ptr, int value, size_t bytes)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemset(ptr, value, bytes);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)bytes), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemset(ptr, value, bytes);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemset(void *ptr, int value, size_t bytes)
{
	__typeof__(&cnrtMemset) _way = SHIM_REAL(cnrtMemset, 32);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemset : _way)(ptr, value, bytes);
}

/* memset.8.async, specs/cambricon/libcnrt.yaml:129 */
GATED cnrtRet_t gated_cnrtMemsetAsync(void *ptr, int value, size_t bytes, cnrtQueue_t hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	cnrtRet_t _result;

	if (!(_thread = role_enter_work()))
		return real_cnrtMemsetAsync(ptr, value, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = role_mul(UINT64_C(1), (uint64_t)bytes)};
	role_launch_before(&_op, _thread);
	_result = real_cnrtMemsetAsync(ptr, value, bytes, hqueue);
	role_launch_after(&_op, _result == cnrtSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cnrtRet_t cnrtMemsetAsync(void *ptr, int value, size_t bytes, cnrtQueue_t hqueue)
{
	__typeof__(&cnrtMemsetAsync) _way = SHIM_REAL(cnrtMemsetAsync, 25);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnrtMemsetAsync : _way)(ptr, value, bytes, hqueue);
}

/* error.peek, specs/cambricon/libcnrt.yaml:119 */
SHIM_HOT cnrtRet_t cnrtPeekAtLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_cnrtPeekAtLastError();
	return (cnrtRet_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_cnrtPeekAtLastError(),
			false);
}

/* notifier.query, specs/cambricon/libcndrv.yaml:170 */
GATED cnrtRet_t gated_cnrtQueryNotifier(cnrtNotifier_t hnotifier)
{
	cnrtRet_t _result;

	_result = real_cnrtQueryNotifier(hnotifier);
	if (_result == cnrtSuccess)
		role_waited();
	return _result;
}

SHIM_HOT cnrtRet_t cnrtQueryNotifier(cnrtNotifier_t hnotifier)
{
	__typeof__(&cnrtQueryNotifier) _way = SHIM_REAL(cnrtQueryNotifier, 12);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnrtQueryNotifier : _way)(hnotifier);
}

/* capture.begin, specs/cambricon/libcndrv.yaml:23 */
cnrtRet_t cnrtQueueBeginCapture(cnrtQueue_t hqueue, cnrtQueueCaptureMode_t mode)
{
	cnrtRet_t _result;

	if (!role_enter())
		return real_cnrtQueueBeginCapture(hqueue, mode);
	role_capture(1);
	_result = real_cnrtQueueBeginCapture(hqueue, mode);
	if (!(_result == cnrtSuccess))
		role_capture(-1);
	role_leave();
	return _result;
}

/* queue.destroy, specs/cambricon/libcndrv.yaml:204 */
cnrtRet_t cnrtQueueDestroy(cnrtQueue_t hqueue)
{
	cnrtRet_t _result;

	if (!role_enter())
		return real_cnrtQueueDestroy(hqueue);
	role_stream_leaving((uint64_t)(uintptr_t)hqueue);
	_result = real_cnrtQueueDestroy(hqueue);
	role_leave();
	return _result;
}

/* capture.end, specs/cambricon/libcndrv.yaml:24 */
cnrtRet_t cnrtQueueEndCapture(cnrtQueue_t hqueue, cnrtTaskTopo_t *topo)
{
	cnrtRet_t _result;
	bool _recording;

	if (!role_enter())
		return real_cnrtQueueEndCapture(hqueue, topo);
	_recording = port_stream_recording((uint64_t)(uintptr_t)hqueue);
	_result = real_cnrtQueueEndCapture(hqueue, topo);
	if (_result == cnrtSuccess || (_recording &&
			!port_stream_recording((uint64_t)(uintptr_t)hqueue)))
		role_capture(-1);
	role_leave();
	return _result;
}

/* queue.query, specs/cambricon/libcndrv.yaml:206 */
GATED cnrtRet_t gated_cnrtQueueQuery(cnrtQueue_t hqueue)
{
	cnrtRet_t _result;

	_result = real_cnrtQueueQuery(hqueue);
	if (_result == cnrtSuccess)
		role_waited();
	return _result;
}

SHIM_HOT cnrtRet_t cnrtQueueQuery(cnrtQueue_t hqueue)
{
	__typeof__(&cnrtQueueQuery) _way = SHIM_REAL(cnrtQueueQuery, 4);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnrtQueueQuery : _way)(hqueue);
}

/* queue.sync, specs/cambricon/libcndrv.yaml:207 */
GATED cnrtRet_t gated_cnrtQueueSync(cnrtQueue_t hqueue)
{
	cnrtRet_t _result;

	_result = real_cnrtQueueSync(hqueue);
	if (_result == cnrtSuccess)
		role_waited();
	return _result;
}

SHIM_HOT cnrtRet_t cnrtQueueSync(cnrtQueue_t hqueue)
{
	__typeof__(&cnrtQueueSync) _way = SHIM_REAL(cnrtQueueSync, 5);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnrtQueueSync : _way)(hqueue);
}

/* sync, specs/cambricon/libcndrv.yaml:209 */
GATED cnrtRet_t gated_cnrtSyncDevice(void)
{
	cnrtRet_t _result;

	_result = real_cnrtSyncDevice();
	if (_result == cnrtSuccess)
		role_waited();
	return _result;
}

SHIM_HOT cnrtRet_t cnrtSyncDevice(void)
{
	__typeof__(&cnrtSyncDevice) _way = SHIM_REAL(cnrtSyncDevice, 14);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnrtSyncDevice : _way)();
}

/* graph.destroy, specs/cambricon/libcndrv.yaml:96 */
cnrtRet_t cnrtTaskTopoEntityDestroy(cnrtTaskTopoEntity_t entity)
{
	cnrtRet_t _result;
	uint64_t _exec;

	if (!role_enter())
		return real_cnrtTaskTopoEntityDestroy(entity);
	_exec = (uint64_t)(uintptr_t)entity;
	_result = real_cnrtTaskTopoEntityDestroy(entity);
	if (_result == cnrtSuccess)
		role_graph_destroyed(_exec);
	role_leave();
	return _result;
}

/* graph.launch, specs/cambricon/libcndrv.yaml:98 */
cnrtRet_t cnrtTaskTopoEntityInvoke(cnrtTaskTopoEntity_t entity, cnrtQueue_t hqueue)
{
	struct role_graph _op;
	struct role_launch _work;
	bool _gated;
	cnrtRet_t _result = cnrtErrorNoMem;

	if (!role_enter())
		return real_cnrtTaskTopoEntityInvoke(entity, hqueue);
	_op.exec = (uint64_t)(uintptr_t)entity;
	if (role_graph_before(&_op))
		goto out;
	_gated = role_gated();
	if (_gated) {
		_work = (struct role_launch){.work = ROLE_GRAPH_LAUNCH, .stream =
				(uint64_t)(uintptr_t)hqueue, .what = (uint64_t)(uintptr_t)entity};
		role_launch_before(&_work, thread_self());
	}
	_result = real_cnrtTaskTopoEntityInvoke(entity, hqueue);
	if (_gated)
		role_launch_after(&_work, _result == cnrtSuccess);
	role_graph_after(&_op, _result == cnrtSuccess);
out:
	if (_result != cnrtSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* graph.instantiate, specs/cambricon/libcndrv.yaml:97 */
cnrtRet_t cnrtTaskTopoInstantiate(cnrtTaskTopoEntity_t *entity, cnrtTaskTopo_t topo,
		cnrtTaskTopoNode_t *errorNode, char *logBuffer, size_t bufferSize)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	cnrtRet_t _result = cnrtErrorNoMem;
	uint64_t _graph;
	int _uncounted = 0;

	if (!entity || !role_enter())
		return real_cnrtTaskTopoInstantiate(entity, topo, errorNode, logBuffer, bufferSize);
	_graph = (uint64_t)(uintptr_t)topo;
	if (role_growth_before(&_grown))
		goto out;
	__typeof__(*entity) _was = *entity;
	_result = real_cnrtTaskTopoInstantiate(entity, topo, errorNode, logBuffer, bufferSize);
	if (_result == cnrtSuccess)
		_uncounted = role_graph_created((uint64_t)(uintptr_t)(*entity), _graph);
	if (_result == cnrtSuccess && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*entity));
		real_cnrtTaskTopoEntityDestroy(*entity);
		*entity = _was;
		_result = cnrtErrorNoMem;
	}
	role_growth_end(&_grown);
out:
	if (_result != cnrtSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* graph.upload, specs/cambricon/libcndrv.yaml:100 */
cnrtRet_t cnrtTaskTopoUpload(cnrtTaskTopoEntity_t entity, cnrtQueue_t hqueue)
{
	struct role_graph _op;
	cnrtRet_t _result = cnrtErrorNoMem;

	if (!role_enter())
		return real_cnrtTaskTopoUpload(entity, hqueue);
	_op.exec = (uint64_t)(uintptr_t)entity;
	if (role_graph_before(&_op))
		goto out;
	_result = real_cnrtTaskTopoUpload(entity, hqueue);
	role_graph_after(&_op, _result == cnrtSuccess);
out:
	if (_result != cnrtSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* ipc.close, specs/cambricon/libcndrv.yaml:106 */
cnrtRet_t cnrtUnMapMemHandle(void *ptr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	cnrtRet_t _result;

	if (!role_enter())
		return real_cnrtUnMapMemHandle(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_cnrtUnMapMemHandle(ptr);
	role_free_after(&_op, _result == cnrtSuccess);
	role_leave();
	return _result;
}

/* notifier.sync, specs/cambricon/libcndrv.yaml:171 */
GATED cnrtRet_t gated_cnrtWaitNotifier(cnrtNotifier_t hnotifier)
{
	cnrtRet_t _result;

	_result = real_cnrtWaitNotifier(hnotifier);
	if (_result == cnrtSuccess)
		role_waited();
	return _result;
}

SHIM_WARM cnrtRet_t cnrtWaitNotifier(cnrtNotifier_t hnotifier)
{
	__typeof__(&cnrtWaitNotifier) _way = SHIM_REAL(cnrtWaitNotifier, 90);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnrtWaitNotifier : _way)(hnotifier);
}
