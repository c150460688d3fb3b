/* Made by `porter gen --backend enflame`. Do not edit. */
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

/* context.peer.device, specs/hip/libamdhip64-6.yaml:172 */
topsError_t topsDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	topsError_t _result;

	if (!role_enter())
		return real_topsDeviceEnablePeerAccess(peerDeviceId, flags);
	_result = real_topsDeviceEnablePeerAccess(peerDeviceId, flags);
	if (_result == topsSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == topsSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* pool.get, specs/cuda/libcuda.yaml:1144 */
topsError_t topsDeviceGetMemPool(topsMemPool_t *mem_pool, int device)
{
	topsError_t _result;
	int _device;

	if (!mem_pool || !role_enter())
		return real_topsDeviceGetMemPool(mem_pool, device);
	_device = (int)device;
	_result = real_topsDeviceGetMemPool(mem_pool, device);
	if (_result == topsSuccess)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*mem_pool));
	role_leave();
	return _result;
}

/* context.reset, specs/hip/libamdhip64-6.yaml:176 */
topsError_t topsDeviceReset(void)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	topsError_t _result;

	if (!role_enter())
		return real_topsDeviceReset();
	_leaving.device = ROLE_DEVICE_CURRENT;
	role_context_leaving(&_leaving);
	_result = real_topsDeviceReset();
	role_context_left(&_leaving, _result == topsSuccess);
	if (_result == topsSuccess)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* sync.device, specs/hip/libamdhip64-6.yaml:398 */
GATED topsError_t gated_topsDeviceSynchronize(void)
{
	topsError_t _result;

	_result = real_topsDeviceSynchronize();
	if (_result == topsSuccess)
		role_waited();
	return _result;
}

SHIM_HOT topsError_t topsDeviceSynchronize(void)
{
	__typeof__(&topsDeviceSynchronize) _way = SHIM_REAL(topsDeviceSynchronize, 8);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_topsDeviceSynchronize : _way)();
}

/* view.total, specs/cuda/libcuda.yaml:1202 */
topsError_t topsDeviceTotalMem(size_t *bytes, topsDevice_t device)
{
	struct role_view _view;
	topsError_t _result;

	if (!role_enter())
		return real_topsDeviceTotalMem(bytes, device);
	_result = real_topsDeviceTotalMem(bytes, device);
	if (_result == topsSuccess && role_view((int)device, &_view)) {
		if (bytes)
			SHIM_SET(*bytes, _view.total);
	}
	role_leave();
	return _result;
}

/* event.query, specs/cuda/libcuda.yaml:748 */
GATED topsError_t gated_topsEventQuery(topsEvent_t event)
{
	topsError_t _result;

	_result = real_topsEventQuery(event);
	if (_result == topsSuccess)
		role_waited();
	return _result;
}

SHIM_HOT topsError_t topsEventQuery(topsEvent_t event)
{
	__typeof__(&topsEventQuery) _way = SHIM_REAL(topsEventQuery, 9);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_topsEventQuery : _way)(event);
}

/* event.sync, specs/cuda/libcuda.yaml:752 */
GATED topsError_t gated_topsEventSynchronize(topsEvent_t event)
{
	topsError_t _result;

	_result = real_topsEventSynchronize(event);
	if (_result == topsSuccess)
		role_waited();
	return _result;
}

SHIM_WARM topsError_t topsEventSynchronize(topsEvent_t event)
{
	__typeof__(&topsEventSynchronize) _way = SHIM_REAL(topsEventSynchronize, 47);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_topsEventSynchronize : _way)(event);
}

/* mem.alloc.flags, specs/hip/libamdhip64-6.yaml:354 */
topsError_t topsExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	topsError_t _result = topsErrorOutOfMemory;

	if (!ptr || !role_enter())
		return real_topsExtMallocWithFlags(ptr, sizeBytes, flags);
	_op.bytes = (uint64_t)sizeBytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_topsExtMallocWithFlags(ptr, sizeBytes, flags);
	while (_result == topsErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != topsSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_topsFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = topsErrorOutOfMemory;
	}
out:
	if (_result != topsSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.free, specs/cuda/libcuda.yaml:994 */
topsError_t topsFree(void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	topsError_t _result;

	if (!role_enter())
		return real_topsFree(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_topsFree(ptr);
	role_free_after(&_op, _result == topsSuccess);
	role_leave();
	return _result;
}

/* mem.free.async, specs/cuda/libcuda.yaml:995 */
topsError_t topsFreeAsync(void *dev_ptr, topsStream_t stream)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	topsError_t _result;

	if (!role_enter())
		return real_topsFreeAsync(dev_ptr, stream);
	_op.key = (uint64_t)(uintptr_t)dev_ptr;
	role_free_before(&_op);
	_result = real_topsFreeAsync(dev_ptr, stream);
	role_free_after(&_op, _result == topsSuccess);
	role_leave();
	return _result;
}

/* device.properties, specs/hip/libamdhip64-6.yaml:287 */
topsError_t topsGetDeviceProperties(topsDeviceProp_t *prop, int deviceId)
{
	struct role_view _view;
	topsError_t _result;

	if (!role_enter())
		return real_topsGetDeviceProperties(prop, deviceId);
	_result = real_topsGetDeviceProperties(prop, deviceId);
	if (_result == topsSuccess && role_view((int)deviceId, &_view)) {
		if (prop)
			SHIM_SET(prop->totalGlobalMem, _view.total);
	}
	role_leave();
	return _result;
}

/* error.get, specs/enflame/libtopsrt.yaml:31 */
SHIM_HOT topsError_t topsGetLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_topsGetLastError();
	return (topsError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_topsGetLastError(),
			true);
}

/* ipc.close, specs/cuda/libcuda.yaml:927 */
topsError_t topsIpcCloseMemHandle(void *devPtr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	topsError_t _result;

	if (!role_enter())
		return real_topsIpcCloseMemHandle(devPtr);
	_op.key = (uint64_t)(uintptr_t)devPtr;
	role_free_before(&_op);
	_result = real_topsIpcCloseMemHandle(devPtr);
	role_free_after(&_op, _result == topsSuccess);
	role_leave();
	return _result;
}

/* ipc.open, specs/cuda/libcuda.yaml:929 */
topsError_t topsIpcOpenMemHandle(void **devPtr, topsIpcMemHandle_t handle, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	topsError_t _result = topsErrorOutOfMemory;

	if (!devPtr || !role_enter())
		return real_topsIpcOpenMemHandle(devPtr, handle, flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_topsIpcOpenMemHandle(devPtr, handle, flags);
	while (_result == topsErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != topsSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_topsIpcCloseMemHandle(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = topsErrorOutOfMemory;
	}
out:
	if (_result != topsSuccess)
		last_error_failed((uint32_t)_result);
	if (_result == topsSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* launch.by-pointer, specs/hip/libamdhip64-6.yaml:316 */
GATED topsError_t gated_topsLaunchByPtr(const void *func)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsLaunchByPtr(func);
	_op = (struct role_launch){.work = ROLE_KERNEL, .what = (uint64_t)(uintptr_t)func};
	role_launch_before(&_op, _thread);
	_result = real_topsLaunchByPtr(func);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED topsError_t counted_topsLaunchByPtr(const void *func)
{
	struct role_quick _quick;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_launch_quick(0, (uint64_t)(uintptr_t)func, 0, &_quick)))
		return gated_topsLaunchByPtr(func);
	_result = real_topsLaunchByPtr(func);
	role_launch_went(_thread, &_quick, _result == topsSuccess);
	return _result;
}

SHIM_HOT_LINE topsError_t topsLaunchByPtr(const void *func)
{
	__typeof__(&topsLaunchByPtr) _way = SHIM_REAL(topsLaunchByPtr, 3);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_topsLaunchByPtr : _way)(func);
}

/* launch.runtime.cooperative, specs/hip/libamdhip64-6.yaml:323 */
GATED topsError_t gated_topsLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, size_t sharedMemBytes, topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
				sharedMemBytes, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDim.x,
			(uint64_t)gridDim.y), (uint64_t)gridDim.z), (uint64_t)blockDimX.x),
			(uint64_t)blockDimX.y), (uint64_t)blockDimX.z)};
	role_launch_before(&_op, _thread);
	_result = real_topsLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED topsError_t counted_topsLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, size_t sharedMemBytes, topsStream_t stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDim.x,
			(uint64_t)gridDim.y), (uint64_t)gridDim.z), (uint64_t)blockDimX.x),
			(uint64_t)blockDimX.y), (uint64_t)blockDimX.z), &_quick)))
		return gated_topsLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
				sharedMemBytes, stream);
	_result = real_topsLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
	role_launch_went(_thread, &_quick, _result == topsSuccess);
	return _result;
}

SHIM_HOT_LINE topsError_t topsLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, size_t sharedMemBytes, topsStream_t stream)
{
	__typeof__(&topsLaunchCooperativeKernel) _way = SHIM_REAL(topsLaunchCooperativeKernel, 0);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_topsLaunchCooperativeKernel : _way)(f, gridDim, blockDimX,
			kernelParams, sharedMemBytes, stream);
}

/* launch.runtime, specs/hip/libamdhip64-6.yaml:317 */
GATED topsError_t gated_topsLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function_address, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z)};
	role_launch_before(&_op, _thread);
	_result = real_topsLaunchKernel(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED topsError_t counted_topsLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, topsStream_t stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function_address,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z), &_quick)))
		return gated_topsLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_result = real_topsLaunchKernel(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
	role_launch_went(_thread, &_quick, _result == topsSuccess);
	return _result;
}

SHIM_HOT_LINE topsError_t topsLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, topsStream_t stream)
{
	__typeof__(&topsLaunchKernel) _way = SHIM_REAL(topsLaunchKernel, 1);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_topsLaunchKernel : _way)(function_address, numBlocks,
			dimBlocks, args, sharedMemBytes, stream);
}

/* mem.alloc, specs/cuda/libcuda.yaml:982 */
topsError_t topsMalloc(void **ptr, size_t size)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	topsError_t _result = topsErrorOutOfMemory;

	if (!ptr || !role_enter())
		return real_topsMalloc(ptr, size);
	_op.bytes = (uint64_t)size;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_topsMalloc(ptr, size);
	while (_result == topsErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != topsSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_topsFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = topsErrorOutOfMemory;
	}
out:
	if (_result != topsSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* pool.alloc, specs/cuda/libcuda.yaml:1111 */
topsError_t topsMallocAsync(void **dev_ptr, size_t size, topsStream_t stream, uint64_t flags)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	topsError_t _result = topsErrorOutOfMemory;

	if (!dev_ptr || !role_enter())
		return real_topsMallocAsync(dev_ptr, size, stream, flags);
	_op.stream = (uint64_t)(uintptr_t)stream;
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)stream)) {
		_result = real_topsMallocAsync(dev_ptr, size, stream, flags);
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dev_ptr) _was = *dev_ptr;
	do {
		do
			_result = real_topsMallocAsync(dev_ptr, size, stream, flags);
		while (_result == topsErrorOutOfMemory && last_error_forget() &&
				role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == topsSuccess))
			goto out;
		real_topsFreeAsync(*dev_ptr, stream);
		*dev_ptr = _was;
		_result = topsErrorOutOfMemory;
	} while (role_pool_retry(&_op));
out:
	if (_result != topsSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* pool.alloc.from, specs/cuda/libcuda.yaml:1112 */
topsError_t topsMallocFromPoolAsync(void **dev_ptr, size_t size, topsMemPool_t mem_pool,
		topsStream_t stream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	topsError_t _result = topsErrorOutOfMemory;

	if (!dev_ptr || !role_enter())
		return real_topsMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
	_op.pool = (uint64_t)(uintptr_t)mem_pool;
	_op.stream = (uint64_t)(uintptr_t)stream;
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)stream)) {
		_result = real_topsMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dev_ptr) _was = *dev_ptr;
	do {
		do
			_result = real_topsMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
		while (_result == topsErrorOutOfMemory && last_error_forget() &&
				role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == topsSuccess))
			goto out;
		real_topsFreeAsync(*dev_ptr, stream);
		*dev_ptr = _was;
		_result = topsErrorOutOfMemory;
	} while (role_pool_retry(&_op));
out:
	if (_result != topsSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* view.info, specs/cuda/libcuda.yaml:1201 */
topsError_t topsMemGetInfo(size_t *free, size_t *total)
{
	struct role_view _view;
	topsError_t _result;

	if (!role_enter())
		return real_topsMemGetInfo(free, total);
	_result = real_topsMemGetInfo(free, total);
	if (_result == topsSuccess && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* pool.destroy, specs/cuda/libcuda.yaml:1137 */
topsError_t topsMemPoolDestroy(topsMemPool_t mem_pool)
{
	topsError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_topsMemPoolDestroy(mem_pool);
	_pool = role_pool_leaving((uint64_t)(uintptr_t)mem_pool);
	_result = real_topsMemPoolDestroy(mem_pool);
	if (_result == topsSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, true);
	role_leave();
	return _result;
}

/* pool.threshold, specs/cuda/libcuda.yaml:1148 */
topsError_t topsMemPoolSetAttribute(topsMemPool_t mem_pool, topsMemPoolAttr attr, void *value)
{
	topsError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_topsMemPoolSetAttribute(mem_pool, attr, value);
	_pool = (uint64_t)(uintptr_t)mem_pool;
	_result = real_topsMemPoolSetAttribute(mem_pool, attr, value);
	if (_result == topsSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* pool.trim, specs/cuda/libcuda.yaml:1155 */
topsError_t topsMemPoolTrimTo(topsMemPool_t mem_pool, size_t min_bytes_to_hold)
{
	topsError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_topsMemPoolTrimTo(mem_pool, min_bytes_to_hold);
	_pool = (uint64_t)(uintptr_t)mem_pool;
	_result = real_topsMemPoolTrimTo(mem_pool, min_bytes_to_hold);
	if (_result == topsSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* copy, specs/hip/libamdhip64-6.yaml:179 */
GATED topsError_t gated_topsMemcpy(void *dst, const void *src, size_t sizeBytes,
		topsMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpy(dst, src, sizeBytes, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host =
			kind != topsMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpy(dst, src, sizeBytes, kind);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpy(void *dst, const void *src, size_t sizeBytes, topsMemcpyKind kind)
{
	__typeof__(&topsMemcpy) _way = SHIM_REAL(topsMemcpy, 25);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpy : _way)(dst, src, sizeBytes, kind);
}

/* copy.async, specs/hip/libamdhip64-6.yaml:187 */
GATED topsError_t gated_topsMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		topsMemcpyKind kind, topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyAsync(dst, src, sizeBytes, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != topsMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyAsync(dst, src, sizeBytes, kind, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		topsMemcpyKind kind, topsStream_t stream)
{
	__typeof__(&topsMemcpyAsync) _way = SHIM_REAL(topsMemcpyAsync, 14);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyAsync : _way)(dst, src, sizeBytes, kind, stream);
}

/* copy.dtod, specs/cuda/libcuda.yaml:333 */
GATED topsError_t gated_topsMemcpyDtoD(topsDeviceptr_t dst, topsDeviceptr_t src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyDtoD(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyDtoD(dst, src, sizeBytes);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyDtoD(topsDeviceptr_t dst, topsDeviceptr_t src, size_t sizeBytes)
{
	__typeof__(&topsMemcpyDtoD) _way = SHIM_REAL(topsMemcpyDtoD, 26);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyDtoD : _way)(dst, src, sizeBytes);
}

/* copy.dtod.async, specs/cuda/libcuda.yaml:334 */
GATED topsError_t gated_topsMemcpyDtoDAsync(topsDeviceptr_t dst, topsDeviceptr_t src,
		size_t sizeBytes, topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyDtoDAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyDtoDAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyDtoDAsync(topsDeviceptr_t dst, topsDeviceptr_t src,
		size_t sizeBytes, topsStream_t stream)
{
	__typeof__(&topsMemcpyDtoDAsync) _way = SHIM_REAL(topsMemcpyDtoDAsync, 15);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyDtoDAsync : _way)(dst, src, sizeBytes, stream);
}

/* copy.dtoh, specs/cuda/libcuda.yaml:335 */
GATED topsError_t gated_topsMemcpyDtoH(void *dst, topsDeviceptr_t src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyDtoH(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyDtoH(dst, src, sizeBytes);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyDtoH(void *dst, topsDeviceptr_t src, size_t sizeBytes)
{
	__typeof__(&topsMemcpyDtoH) _way = SHIM_REAL(topsMemcpyDtoH, 27);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyDtoH : _way)(dst, src, sizeBytes);
}

/* copy.dtoh.async, specs/cuda/libcuda.yaml:343 */
GATED topsError_t gated_topsMemcpyDtoHAsync(void *dst, topsDeviceptr_t src, size_t sizeBytes,
		topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyDtoHAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyDtoHAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyDtoHAsync(void *dst, topsDeviceptr_t src, size_t sizeBytes,
		topsStream_t stream)
{
	__typeof__(&topsMemcpyDtoHAsync) _way = SHIM_REAL(topsMemcpyDtoHAsync, 16);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyDtoHAsync : _way)(dst, src, sizeBytes, stream);
}

/* copy.htod, specs/cuda/libcuda.yaml:352 */
GATED topsError_t gated_topsMemcpyHtoD(topsDeviceptr_t dst, void *src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyHtoD(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyHtoD(dst, src, sizeBytes);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyHtoD(topsDeviceptr_t dst, void *src, size_t sizeBytes)
{
	__typeof__(&topsMemcpyHtoD) _way = SHIM_REAL(topsMemcpyHtoD, 28);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyHtoD : _way)(dst, src, sizeBytes);
}

/* copy.htod.async, specs/cuda/libcuda.yaml:360 */
GATED topsError_t gated_topsMemcpyHtoDAsync(topsDeviceptr_t dst, void *src, size_t sizeBytes,
		topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyHtoDAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyHtoDAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyHtoDAsync(topsDeviceptr_t dst, void *src, size_t sizeBytes,
		topsStream_t stream)
{
	__typeof__(&topsMemcpyHtoDAsync) _way = SHIM_REAL(topsMemcpyHtoDAsync, 17);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyHtoDAsync : _way)(dst, src, sizeBytes, stream);
}

/* copy.peer, specs/hip/libamdhip64-6.yaml:207 */
GATED topsError_t gated_topsMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyPeer(dst, dstDevice, src, srcDevice, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyPeer(dst, dstDevice, src, srcDevice, sizeBytes);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes)
{
	__typeof__(&topsMemcpyPeer) _way = SHIM_REAL(topsMemcpyPeer, 29);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyPeer : _way)(dst, dstDevice, src, srcDevice,
			sizeBytes);
}

/* copy.peer.async, specs/hip/libamdhip64-6.yaml:208 */
GATED topsError_t gated_topsMemcpyPeerAsync(void *dst, int dstDevice, const void *src,
		int srcDevice, size_t sizeBytes, topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyPeerAsync(dst, dstDevice, src, srcDevice, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyPeerAsync(dst, dstDevice, src, srcDevice, sizeBytes, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, topsStream_t stream)
{
	__typeof__(&topsMemcpyPeerAsync) _way = SHIM_REAL(topsMemcpyPeerAsync, 18);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyPeerAsync : _way)(dst, dstDevice, src, srcDevice,
			sizeBytes, stream);
}

/* copy.peer.link, specs/enflame/libtopsrt.yaml:28 */
GATED topsError_t gated_topsMemcpyPeerExt(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, int map, int port)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyPeerExt(dst, dstDevice, src, srcDevice, sizeBytes, map, port);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyPeerExt(dst, dstDevice, src, srcDevice, sizeBytes, map, port);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyPeerExt(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, int map, int port)
{
	__typeof__(&topsMemcpyPeerExt) _way = SHIM_REAL(topsMemcpyPeerExt, 30);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyPeerExt : _way)(dst, dstDevice, src, srcDevice,
			sizeBytes, map, port);
}

/* copy.peer.link.async, specs/enflame/libtopsrt.yaml:29 */
GATED topsError_t gated_topsMemcpyPeerExtAsync(void *dst, int dstDevice, const void *src,
		int srcDevice, size_t sizeBytes, int map, int port, topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyPeerExtAsync(dst, dstDevice, src, srcDevice, sizeBytes, map,
				port, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyPeerExtAsync(dst, dstDevice, src, srcDevice, sizeBytes, map, port,
			stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyPeerExtAsync(void *dst, int dstDevice, const void *src,
		int srcDevice, size_t sizeBytes, int map, int port, topsStream_t stream)
{
	__typeof__(&topsMemcpyPeerExtAsync) _way = SHIM_REAL(topsMemcpyPeerExtAsync, 19);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyPeerExtAsync : _way)(dst, dstDevice, src, srcDevice,
			sizeBytes, map, port, stream);
}

/* copy.async, specs/hip/libamdhip64-6.yaml:187 */
GATED topsError_t gated_topsMemcpyWithStream(void *dst, const void *src, size_t sizeBytes,
		topsMemcpyKind kind, topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemcpyWithStream(dst, src, sizeBytes, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != topsMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_topsMemcpyWithStream(dst, src, sizeBytes, kind, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemcpyWithStream(void *dst, const void *src, size_t sizeBytes,
		topsMemcpyKind kind, topsStream_t stream)
{
	__typeof__(&topsMemcpyWithStream) _way = SHIM_REAL(topsMemcpyWithStream, 20);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemcpyWithStream : _way)(dst, src, sizeBytes, kind,
			stream);
}

/* memset, specs/hip/libamdhip64-6.yaml:366 */
GATED topsError_t gated_topsMemset(void *dst, int value, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemset(dst, value, sizeBytes);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)sizeBytes), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemset(dst, value, sizeBytes);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemset(void *dst, int value, size_t sizeBytes)
{
	__typeof__(&topsMemset) _way = SHIM_REAL(topsMemset, 31);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemset : _way)(dst, value, sizeBytes);
}

/* memset.async, specs/hip/libamdhip64-6.yaml:367 */
GATED topsError_t gated_topsMemsetAsync(void *dst, int value, size_t sizeBytes, topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemsetAsync(dst, value, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(1), (uint64_t)sizeBytes)};
	role_launch_before(&_op, _thread);
	_result = real_topsMemsetAsync(dst, value, sizeBytes, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemsetAsync(void *dst, int value, size_t sizeBytes, topsStream_t stream)
{
	__typeof__(&topsMemsetAsync) _way = SHIM_REAL(topsMemsetAsync, 21);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemsetAsync : _way)(dst, value, sizeBytes, stream);
}

/* memset.16, specs/cuda/libcuda.yaml:1066 */
GATED topsError_t gated_topsMemsetD16(topsDeviceptr_t dest, unsigned short value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemsetD16(dest, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(2),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemsetD16(dest, value, count);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemsetD16(topsDeviceptr_t dest, unsigned short value, size_t count)
{
	__typeof__(&topsMemsetD16) _way = SHIM_REAL(topsMemsetD16, 32);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemsetD16 : _way)(dest, value, count);
}

/* memset.16.async, specs/cuda/libcuda.yaml:1067 */
GATED topsError_t gated_topsMemsetD16Async(topsDeviceptr_t dest, unsigned short value, size_t count,
		topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemsetD16Async(dest, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(2), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_topsMemsetD16Async(dest, value, count, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemsetD16Async(topsDeviceptr_t dest, unsigned short value, size_t count,
		topsStream_t stream)
{
	__typeof__(&topsMemsetD16Async) _way = SHIM_REAL(topsMemsetD16Async, 22);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemsetD16Async : _way)(dest, value, count, stream);
}

/* memset.32, specs/cuda/libcuda.yaml:1079 */
GATED topsError_t gated_topsMemsetD32(topsDeviceptr_t dest, int value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemsetD32(dest, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(4),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemsetD32(dest, value, count);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemsetD32(topsDeviceptr_t dest, int value, size_t count)
{
	__typeof__(&topsMemsetD32) _way = SHIM_REAL(topsMemsetD32, 33);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemsetD32 : _way)(dest, value, count);
}

/* memset.32.async, specs/cuda/libcuda.yaml:1080 */
GATED topsError_t gated_topsMemsetD32Async(topsDeviceptr_t dst, int value, size_t count,
		topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemsetD32Async(dst, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(4), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_topsMemsetD32Async(dst, value, count, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemsetD32Async(topsDeviceptr_t dst, int value, size_t count,
		topsStream_t stream)
{
	__typeof__(&topsMemsetD32Async) _way = SHIM_REAL(topsMemsetD32Async, 23);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemsetD32Async : _way)(dst, value, count, stream);
}

/* memset.8, specs/cuda/libcuda.yaml:1092 */
GATED topsError_t gated_topsMemsetD8(topsDeviceptr_t dest, unsigned char value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemsetD8(dest, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_topsMemsetD8(dest, value, count);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemsetD8(topsDeviceptr_t dest, unsigned char value, size_t count)
{
	__typeof__(&topsMemsetD8) _way = SHIM_REAL(topsMemsetD8, 34);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemsetD8 : _way)(dest, value, count);
}

/* memset.8.async, specs/cuda/libcuda.yaml:1093 */
GATED topsError_t gated_topsMemsetD8Async(topsDeviceptr_t dest, unsigned char value, size_t count,
		topsStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsMemsetD8Async(dest, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(1), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_topsMemsetD8Async(dest, value, count, stream);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM topsError_t topsMemsetD8Async(topsDeviceptr_t dest, unsigned char value, size_t count,
		topsStream_t stream)
{
	__typeof__(&topsMemsetD8Async) _way = SHIM_REAL(topsMemsetD8Async, 24);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_topsMemsetD8Async : _way)(dest, value, count, stream);
}

/* module.function, specs/cuda/libcuda.yaml:806 */
topsError_t topsModuleGetFunction(topsFunction_t *function, topsModule_t module, const char *kname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	topsError_t _result = topsErrorOutOfMemory;

	if (!role_enter())
		return real_topsModuleGetFunction(function, module, kname);
	if (role_growth_before(&_op))
		goto out;
	_result = real_topsModuleGetFunction(function, module, kname);
	role_growth_end(&_op);
out:
	if (_result != topsSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* launch, specs/cuda/libcuda.yaml:931 */
GATED topsError_t gated_topsModuleLaunchKernel(topsFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		topsStream_t stream, void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_enter_work()))
		return real_topsModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_topsModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	role_launch_after(&_op, _result == topsSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED topsError_t counted_topsModuleLaunchKernel(topsFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		topsStream_t stream, void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	topsError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ), &_quick)))
		return gated_topsModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	_result = real_topsModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == topsSuccess);
	return _result;
}

SHIM_HOT_LINE topsError_t topsModuleLaunchKernel(topsFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		topsStream_t stream, void **kernelParams, void **extra)
{
	__typeof__(&topsModuleLaunchKernel) _way = SHIM_REAL(topsModuleLaunchKernel, 2);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_topsModuleLaunchKernel : _way)(f, gridDimX, gridDimY,
			gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream,
			kernelParams, extra);
}

/* module.load, specs/cuda/libcuda.yaml:809 */
topsError_t topsModuleLoad(topsModule_t *module, const char *fname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	topsError_t _result = topsErrorOutOfMemory;

	if (!module || !role_enter())
		return real_topsModuleLoad(module, fname);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_topsModuleLoad(module, fname);
	if (_result == topsSuccess && role_growth_after(&_op)) {
		real_topsModuleUnload(*module);
		*module = _was;
		_result = topsErrorOutOfMemory;
	}
	role_growth_end(&_op);
out:
	if (_result != topsSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* module.load.data, specs/cuda/libcuda.yaml:816 */
topsError_t topsModuleLoadData(topsModule_t *module, const void *image)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	topsError_t _result = topsErrorOutOfMemory;

	if (!module || !role_enter())
		return real_topsModuleLoadData(module, image);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_topsModuleLoadData(module, image);
	if (_result == topsSuccess && role_growth_after(&_op)) {
		real_topsModuleUnload(*module);
		*module = _was;
		_result = topsErrorOutOfMemory;
	}
	role_growth_end(&_op);
out:
	if (_result != topsSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* module.unload, specs/cuda/libcuda.yaml:818 */
topsError_t topsModuleUnload(topsModule_t module)
{
	topsError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_topsModuleUnload(module);
	role_code_leaving();
	_result = real_topsModuleUnload(module);
	if (_result == topsSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* error.peek, specs/hip/libamdhip64-6.yaml:297 */
SHIM_HOT topsError_t topsPeekAtLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_topsPeekAtLastError();
	return (topsError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_topsPeekAtLastError(),
			false);
}

/* launch.host.status, specs/cuda/libcuda.yaml:980 */
topsError_t topsStreamAddCallback(topsStream_t stream, topsStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	topsError_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_topsStreamAddCallback(stream, callback, userData, flags);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}

/* stream.destroy, specs/cuda/libcuda.yaml:1188 */
topsError_t topsStreamDestroy(topsStream_t stream)
{
	topsError_t _result;

	if (!role_enter())
		return real_topsStreamDestroy(stream);
	role_stream_leaving((uint64_t)(uintptr_t)stream);
	_result = real_topsStreamDestroy(stream);
	role_leave();
	return _result;
}

/* stream.query, specs/cuda/libcuda.yaml:1194 */
GATED topsError_t gated_topsStreamQuery(topsStream_t stream)
{
	topsError_t _result;

	_result = real_topsStreamQuery(stream);
	if (_result == topsSuccess)
		role_waited();
	return _result;
}

SHIM_HOT topsError_t topsStreamQuery(topsStream_t stream)
{
	__typeof__(&topsStreamQuery) _way = SHIM_REAL(topsStreamQuery, 5);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_topsStreamQuery : _way)(stream);
}

/* stream.sync, specs/cuda/libcuda.yaml:1195 */
GATED topsError_t gated_topsStreamSynchronize(topsStream_t stream)
{
	topsError_t _result;

	_result = real_topsStreamSynchronize(stream);
	if (_result == topsSuccess)
		role_waited();
	return _result;
}

SHIM_HOT topsError_t topsStreamSynchronize(topsStream_t stream)
{
	__typeof__(&topsStreamSynchronize) _way = SHIM_REAL(topsStreamSynchronize, 6);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_topsStreamSynchronize : _way)(stream);
}
