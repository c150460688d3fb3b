/* Made by `porter gen --backend biren`. Do not edit. */
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

/* context.peer.device.disable, specs/hip/libamdhip64-6.yaml:173 */
suError_t suDeviceDisablePeerAccess(int peerDeviceId)
{
	suError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_suDeviceDisablePeerAccess(peerDeviceId);
	_result = real_suDeviceDisablePeerAccess(peerDeviceId);
	if (_result == suSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* context.peer.device, specs/hip/libamdhip64-6.yaml:172 */
suError_t suDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	suError_t _result;

	if (!role_enter())
		return real_suDeviceEnablePeerAccess(peerDeviceId, flags);
	_result = real_suDeviceEnablePeerAccess(peerDeviceId, flags);
	if (_result == suSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == suSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.reset, specs/hip/libamdhip64-6.yaml:176 */
suError_t suDeviceReset(void)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	suError_t _result;

	if (!role_enter())
		return real_suDeviceReset();
	_leaving.device = ROLE_DEVICE_CURRENT;
	role_context_leaving(&_leaving);
	_result = real_suDeviceReset();
	role_context_left(&_leaving, _result == suSuccess);
	if (_result == suSuccess)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.limit, specs/cuda/libcuda.yaml:313 */
suError_t suDeviceSetLimit(int limit, size_t value)
{
	suError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_suDeviceSetLimit(limit, value);
	_result = real_suDeviceSetLimit(limit, value);
	if (_result == suSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* mem.free, specs/cuda/libcuda.yaml:994 */
suError_t suFree(void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	suError_t _result;

	if (!role_enter())
		return real_suFree(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_suFree(ptr);
	role_free_after(&_op, _result == suSuccess);
	role_leave();
	return _result;
}

/* error.get, specs/biren/libsupa-runtime.yaml:47 */
SHIM_HOT suError_t suGetLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_suGetLastError();
	return (suError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_suGetLastError(), true);
}

/* ipc.close, specs/cuda/libcuda.yaml:927 */
suError_t suIpcCloseMemHandle(void *devPtr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	suError_t _result;

	if (!role_enter())
		return real_suIpcCloseMemHandle(devPtr);
	_op.key = (uint64_t)(uintptr_t)devPtr;
	role_free_before(&_op);
	_result = real_suIpcCloseMemHandle(devPtr);
	role_free_after(&_op, _result == suSuccess);
	role_leave();
	return _result;
}

/* ipc.open, specs/cuda/libcuda.yaml:929 */
suError_t suIpcOpenMemHandle(void **devPtr, suIpcMemHandle_t handle, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	suError_t _result = suErrorMemoryAllocation;

	if (!devPtr || !role_enter())
		return real_suIpcOpenMemHandle(devPtr, handle, flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_suIpcOpenMemHandle(devPtr, handle, flags);
	while (_result == suErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != suSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_suIpcCloseMemHandle(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = suErrorMemoryAllocation;
	}
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	if (_result == suSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* launch.host, specs/cuda/libcuda.yaml:979 */
suError_t suLaunchHostFunc(suStream_t stream, suHostFn_t fn, void *userData)
{
	suError_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_suLaunchHostFunc(stream, fn, userData);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}

/* launch.config, specs/biren/libsupa-runtime.yaml:49 */
GATED suError_t gated_suLaunchKernelExC(const suLaunchConfig *config, const void *func, void **args)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!config || !(_thread = role_enter_work()))
		return real_suLaunchKernelExC(config, func, args);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)config->stream, .what = (uint64_t)(uintptr_t)func,
			.extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDim.x,
			(uint64_t)config->gridDim.y), (uint64_t)config->gridDim.z),
			(uint64_t)config->blockDim.x), (uint64_t)config->blockDim.y),
			(uint64_t)config->blockDim.z)};
	role_launch_before(&_op, _thread);
	_result = real_suLaunchKernelExC(config, func, args);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED suError_t counted_suLaunchKernelExC(const suLaunchConfig *config, const void *func,
		void **args)
{
	struct role_quick _quick;
	struct thread *_thread;
	suError_t _result;

	if (!config || !(_thread = role_launch_quick((uint64_t)(uintptr_t)config->stream,
			(uint64_t)(uintptr_t)func,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDim.x,
			(uint64_t)config->gridDim.y), (uint64_t)config->gridDim.z),
			(uint64_t)config->blockDim.x), (uint64_t)config->blockDim.y),
			(uint64_t)config->blockDim.z), &_quick)))
		return gated_suLaunchKernelExC(config, func, args);
	_result = real_suLaunchKernelExC(config, func, args);
	role_launch_went(_thread, &_quick, _result == suSuccess);
	return _result;
}

SHIM_HOT_LINE suError_t suLaunchKernelExC(const suLaunchConfig *config, const void *func,
		void **args)
{
	__typeof__(&suLaunchKernelExC) _way = SHIM_REAL(suLaunchKernelExC, 0);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_suLaunchKernelExC : _way)(config, func, args);
}

/* launch.runtime, specs/hip/libamdhip64-6.yaml:317 */
GATED suError_t gated_suLaunchKernelSingleDevice(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, unsigned int sharedMemBytes, suStream_t stream, void **args)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suLaunchKernelSingleDevice(function_address, numBlocks, dimBlocks,
				sharedMemBytes, stream, args);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function_address, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z)};
	role_launch_before(&_op, _thread);
	_result = real_suLaunchKernelSingleDevice(function_address, numBlocks, dimBlocks,
			sharedMemBytes, stream, args);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED suError_t counted_suLaunchKernelSingleDevice(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, unsigned int sharedMemBytes, suStream_t stream, void **args)
{
	struct role_quick _quick;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function_address,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z), &_quick)))
		return gated_suLaunchKernelSingleDevice(function_address, numBlocks, dimBlocks,
				sharedMemBytes, stream, args);
	_result = real_suLaunchKernelSingleDevice(function_address, numBlocks, dimBlocks,
			sharedMemBytes, stream, args);
	role_launch_went(_thread, &_quick, _result == suSuccess);
	return _result;
}

SHIM_HOT_LINE suError_t suLaunchKernelSingleDevice(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, unsigned int sharedMemBytes, suStream_t stream, void **args)
{
	__typeof__(&suLaunchKernelSingleDevice) _way = SHIM_REAL(suLaunchKernelSingleDevice, 1);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_suLaunchKernelSingleDevice : _way)(function_address,
			numBlocks, dimBlocks, sharedMemBytes, stream, args);
}

/* mem.alloc, specs/cuda/libcuda.yaml:982 */
suError_t suMallocDevice(void **ptr, size_t size)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	suError_t _result = suErrorMemoryAllocation;

	if (!ptr || !role_enter())
		return real_suMallocDevice(ptr, size);
	_op.bytes = (uint64_t)size;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_suMallocDevice(ptr, size);
	while (_result == suErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != suSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_suFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = suErrorMemoryAllocation;
	}
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc.3d, specs/hip/libamdhip64-6.yaml:344 */
suError_t suMallocDevice3D(suPitchedPtr *pitchedDevPtr, suExtent extent)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	suError_t _result = suErrorMemoryAllocation;

	if (!pitchedDevPtr || !role_enter())
		return real_suMallocDevice3D(pitchedDevPtr, extent);
	_op.bytes = role_mul(role_mul(role_align((uint64_t)extent.width, UINT64_C(512)),
			role_max((uint64_t)extent.height, UINT64_C(1))),
			role_max((uint64_t)extent.depth, UINT64_C(1)));
	__typeof__(pitchedDevPtr->ptr) _was = pitchedDevPtr->ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_suMallocDevice3D(pitchedDevPtr, extent);
	while (_result == suErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != suSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)pitchedDevPtr->ptr,
			role_mul(role_mul((uint64_t)pitchedDevPtr->pitch,
			role_max((uint64_t)extent.height, UINT64_C(1))),
			role_max((uint64_t)extent.depth, UINT64_C(1))))) {
		real_suFree(pitchedDevPtr->ptr);
		pitchedDevPtr->ptr = _was;
		role_alloc_cancel(&_op);
		_result = suErrorMemoryAllocation;
	}
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc.pitch.runtime, specs/hip/libamdhip64-6.yaml:355 */
suError_t suMallocDevicePitch(void **ptr, size_t *pitch, size_t width, size_t height)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	suError_t _result = suErrorMemoryAllocation;

	if (!pitch || !ptr || !role_enter())
		return real_suMallocDevicePitch(ptr, pitch, width, height);
	_op.bytes = role_mul(role_align((uint64_t)width, UINT64_C(512)), role_max((uint64_t)height,
			UINT64_C(1)));
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_suMallocDevicePitch(ptr, pitch, width, height);
	while (_result == suErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != suSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), role_mul((uint64_t)(*pitch),
			role_max((uint64_t)height, UINT64_C(1))))) {
		real_suFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = suErrorMemoryAllocation;
	}
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* view.info, specs/cuda/libcuda.yaml:1201 */
suError_t suMemGetInfo(size_t *free, size_t *total)
{
	struct role_view _view;
	suError_t _result;

	if (!role_enter())
		return real_suMemGetInfo(free, total);
	_result = real_suMemGetInfo(free, total);
	if (_result == suSuccess && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* copy, specs/hip/libamdhip64-6.yaml:179 */
GATED suError_t gated_suMemcpy(void *dst, const void *src, size_t sizeBytes, suMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpy(dst, src, sizeBytes, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host =
			kind != suMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_suMemcpy(dst, src, sizeBytes, kind);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpy(void *dst, const void *src, size_t sizeBytes, suMemcpyKind kind)
{
	__typeof__(&suMemcpy) _way = SHIM_REAL(suMemcpy, 31);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpy : _way)(dst, src, sizeBytes, kind);
}

/* copy.rows, specs/hip/libamdhip64-6.yaml:217 */
GATED suError_t gated_suMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, suMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpy2D(dst, dpitch, src, spitch, width, height, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != suMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_suMemcpy2D(dst, dpitch, src, spitch, width, height, kind);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, suMemcpyKind kind)
{
	__typeof__(&suMemcpy2D) _way = SHIM_REAL(suMemcpy2D, 32);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpy2D : _way)(dst, dpitch, src, spitch, width, height,
			kind);
}

/* copy.rows.async, specs/hip/libamdhip64-6.yaml:228 */
GATED suError_t gated_suMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, suStream_t stream, suMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpy2DAsync(dst, dpitch, src, spitch, width, height, stream, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != suMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_suMemcpy2DAsync(dst, dpitch, src, spitch, width, height, stream, kind);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, suStream_t stream, suMemcpyKind kind)
{
	__typeof__(&suMemcpy2DAsync) _way = SHIM_REAL(suMemcpy2DAsync, 17);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpy2DAsync : _way)(dst, dpitch, src, spitch, width,
			height, stream, kind);
}

/* copy.block, specs/biren/libsupa-runtime.yaml:41 */
GATED suError_t gated_suMemcpy3D(const suMemcpy3DParms *p)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpy3D(p);
	_op = (struct role_launch){.work = ROLE_COPY, .host = 1};
	role_launch_before(&_op, _thread);
	_result = real_suMemcpy3D(p);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpy3D(const suMemcpy3DParms *p)
{
	__typeof__(&suMemcpy3D) _way = SHIM_REAL(suMemcpy3D, 33);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpy3D : _way)(p);
}

/* copy.block.async, specs/biren/libsupa-runtime.yaml:42 */
GATED suError_t gated_suMemcpy3DAsync(const suMemcpy3DParms *p, suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpy3DAsync(p, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream, .host =
			1};
	role_launch_before(&_op, _thread);
	_result = real_suMemcpy3DAsync(p, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpy3DAsync(const suMemcpy3DParms *p, suStream_t stream)
{
	__typeof__(&suMemcpy3DAsync) _way = SHIM_REAL(suMemcpy3DAsync, 18);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpy3DAsync : _way)(p, stream);
}

/* copy.block, specs/biren/libsupa-runtime.yaml:41 */
GATED suError_t gated_suMemcpy3DPeer(const suMemcpy3DPeerParms *p)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpy3DPeer(p);
	_op = (struct role_launch){.work = ROLE_COPY, .host = 1};
	role_launch_before(&_op, _thread);
	_result = real_suMemcpy3DPeer(p);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpy3DPeer(const suMemcpy3DPeerParms *p)
{
	__typeof__(&suMemcpy3DPeer) _way = SHIM_REAL(suMemcpy3DPeer, 34);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpy3DPeer : _way)(p);
}

/* copy.block.async, specs/biren/libsupa-runtime.yaml:42 */
GATED suError_t gated_suMemcpy3DPeerAsync(const suMemcpy3DPeerParms *p, suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpy3DPeerAsync(p, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream, .host =
			1};
	role_launch_before(&_op, _thread);
	_result = real_suMemcpy3DPeerAsync(p, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpy3DPeerAsync(const suMemcpy3DPeerParms *p, suStream_t stream)
{
	__typeof__(&suMemcpy3DPeerAsync) _way = SHIM_REAL(suMemcpy3DPeerAsync, 19);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpy3DPeerAsync : _way)(p, stream);
}

/* copy.async, specs/hip/libamdhip64-6.yaml:187 */
GATED suError_t gated_suMemcpyAsync(void *dst, const void *src, size_t sizeBytes, suStream_t stream,
		suMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpyAsync(dst, src, sizeBytes, stream, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != suMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_suMemcpyAsync(dst, src, sizeBytes, stream, kind);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpyAsync(void *dst, const void *src, size_t sizeBytes, suStream_t stream,
		suMemcpyKind kind)
{
	__typeof__(&suMemcpyAsync) _way = SHIM_REAL(suMemcpyAsync, 20);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpyAsync : _way)(dst, src, sizeBytes, stream, kind);
}

/* copy.peer, specs/hip/libamdhip64-6.yaml:207 */
GATED suError_t gated_suMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpyPeer(dst, dstDevice, src, srcDevice, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_suMemcpyPeer(dst, dstDevice, src, srcDevice, sizeBytes);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes)
{
	__typeof__(&suMemcpyPeer) _way = SHIM_REAL(suMemcpyPeer, 35);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpyPeer : _way)(dst, dstDevice, src, srcDevice,
			sizeBytes);
}

/* copy.peer.async, specs/hip/libamdhip64-6.yaml:208 */
GATED suError_t gated_suMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemcpyPeerAsync(dst, dstDevice, src, srcDevice, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_suMemcpyPeerAsync(dst, dstDevice, src, srcDevice, sizeBytes, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, suStream_t stream)
{
	__typeof__(&suMemcpyPeerAsync) _way = SHIM_REAL(suMemcpyPeerAsync, 21);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemcpyPeerAsync : _way)(dst, dstDevice, src, srcDevice,
			sizeBytes, stream);
}

/* memset, specs/hip/libamdhip64-6.yaml:366 */
GATED suError_t gated_suMemset(void *dst, int value, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemset(dst, value, sizeBytes);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)sizeBytes), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_suMemset(dst, value, sizeBytes);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemset(void *dst, int value, size_t sizeBytes)
{
	__typeof__(&suMemset) _way = SHIM_REAL(suMemset, 36);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemset : _way)(dst, value, sizeBytes);
}

/* memset.rows, specs/hip/libamdhip64-6.yaml:368 */
GATED suError_t gated_suMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemset2D(dst, pitch, value, width, height);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(1),
			(uint64_t)width), (uint64_t)height), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_suMemset2D(dst, pitch, value, width, height);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height)
{
	__typeof__(&suMemset2D) _way = SHIM_REAL(suMemset2D, 37);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemset2D : _way)(dst, pitch, value, width, height);
}

/* memset.rows.async, specs/hip/libamdhip64-6.yaml:369 */
GATED suError_t gated_suMemset2DAsync(void *dst, size_t pitch, int value, size_t width,
		size_t height, suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemset2DAsync(dst, pitch, value, width, height, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(role_mul(UINT64_C(1), (uint64_t)width),
			(uint64_t)height)};
	role_launch_before(&_op, _thread);
	_result = real_suMemset2DAsync(dst, pitch, value, width, height, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemset2DAsync(void *dst, size_t pitch, int value, size_t width, size_t height,
		suStream_t stream)
{
	__typeof__(&suMemset2DAsync) _way = SHIM_REAL(suMemset2DAsync, 22);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemset2DAsync : _way)(dst, pitch, value, width, height,
			stream);
}

/* memset.slices, specs/hip/libamdhip64-6.yaml:370 */
GATED suError_t gated_suMemset3D(suPitchedPtr pitchedDevPtr, int value, suExtent extent)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemset3D(pitchedDevPtr, value, extent);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(1),
			(uint64_t)extent.width), role_mul((uint64_t)extent.height,
			(uint64_t)extent.depth)), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_suMemset3D(pitchedDevPtr, value, extent);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemset3D(suPitchedPtr pitchedDevPtr, int value, suExtent extent)
{
	__typeof__(&suMemset3D) _way = SHIM_REAL(suMemset3D, 38);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemset3D : _way)(pitchedDevPtr, value, extent);
}

/* memset.slices.async, specs/hip/libamdhip64-6.yaml:379 */
GATED suError_t gated_suMemset3DAsync(suPitchedPtr pitchedDevPtr, int value, suExtent extent,
		suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemset3DAsync(pitchedDevPtr, value, extent, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(role_mul(UINT64_C(1), (uint64_t)extent.width),
			role_mul((uint64_t)extent.height, (uint64_t)extent.depth))};
	role_launch_before(&_op, _thread);
	_result = real_suMemset3DAsync(pitchedDevPtr, value, extent, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemset3DAsync(suPitchedPtr pitchedDevPtr, int value, suExtent extent,
		suStream_t stream)
{
	__typeof__(&suMemset3DAsync) _way = SHIM_REAL(suMemset3DAsync, 23);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemset3DAsync : _way)(pitchedDevPtr, value, extent, stream);
}

/* memset.async, specs/hip/libamdhip64-6.yaml:367 */
GATED suError_t gated_suMemsetAsync(void *dst, int value, size_t sizeBytes, suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_suMemsetAsync(dst, value, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(1), (uint64_t)sizeBytes)};
	role_launch_before(&_op, _thread);
	_result = real_suMemsetAsync(dst, value, sizeBytes, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t suMemsetAsync(void *dst, int value, size_t sizeBytes, suStream_t stream)
{
	__typeof__(&suMemsetAsync) _way = SHIM_REAL(suMemsetAsync, 24);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_suMemsetAsync : _way)(dst, value, sizeBytes, stream);
}

/* mem.alloc.regions, specs/biren/libsupa-runtime.yaml:67 */
suError_t suNumaMallocDevice(void **ptr, size_t *sizePerRegionPitch, unsigned short numRegions,
		size_t sizePerRegion, suMemArchType type)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	suError_t _result = suErrorMemoryAllocation;

	if (!sizePerRegionPitch || !ptr || !role_enter())
		return real_suNumaMallocDevice(ptr, sizePerRegionPitch, numRegions, sizePerRegion,
				type);
	_op.bytes = role_mul(role_align((uint64_t)sizePerRegion, UINT64_C(512)),
			(uint64_t)numRegions);
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_suNumaMallocDevice(ptr, sizePerRegionPitch, numRegions,
				sizePerRegion, type);
	while (_result == suErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != suSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr),
			role_mul((uint64_t)(*sizePerRegionPitch), (uint64_t)numRegions))) {
		real_suFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = suErrorMemoryAllocation;
	}
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* error.peek, specs/hip/libamdhip64-6.yaml:297 */
SHIM_HOT suError_t suPeekAtLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_suPeekAtLastError();
	return (suError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_suPeekAtLastError(),
			false);
}

/* launch.host.status, specs/cuda/libcuda.yaml:980 */
suError_t suStreamAddCallback(suStream_t stream, suStreamCallback_t callback, void *userData,
		unsigned int flags)
{
	suError_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_suStreamAddCallback(stream, callback, userData, flags);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}

/* capture.begin, specs/cuda/libcuda.yaml:230 */
suError_t suStreamBeginCapture(suStream_t stream, suStreamCaptureMode mode)
{
	suError_t _result;

	if (!role_enter())
		return real_suStreamBeginCapture(stream, mode);
	role_capture(1);
	_result = real_suStreamBeginCapture(stream, mode);
	if (!(_result == suSuccess))
		role_capture(-1);
	role_leave();
	return _result;
}

/* stream.destroy, specs/cuda/libcuda.yaml:1188 */
suError_t suStreamDestroy(suStream_t stream)
{
	suError_t _result;

	if (!role_enter())
		return real_suStreamDestroy(stream);
	role_stream_leaving((uint64_t)(uintptr_t)stream);
	_result = real_suStreamDestroy(stream);
	role_leave();
	return _result;
}

/* capture.end, specs/cuda/libcuda.yaml:241 */
suError_t suStreamEndCapture(suStream_t stream, suTaskGraph_t *pGraph)
{
	suError_t _result;
	bool _recording;

	if (!role_enter())
		return real_suStreamEndCapture(stream, pGraph);
	_recording = port_stream_recording((uint64_t)(uintptr_t)stream);
	_result = real_suStreamEndCapture(stream, pGraph);
	if (_result == suSuccess || (_recording &&
			!port_stream_recording((uint64_t)(uintptr_t)stream)))
		role_capture(-1);
	role_leave();
	return _result;
}

/* graph.destroy, specs/cuda/libcuda.yaml:830 */
suError_t suTaskGraphExecDestroy(suTaskGraphExec_t graphExec)
{
	suError_t _result;
	uint64_t _exec;

	if (!role_enter())
		return real_suTaskGraphExecDestroy(graphExec);
	_exec = (uint64_t)(uintptr_t)graphExec;
	_result = real_suTaskGraphExecDestroy(graphExec);
	if (_result == suSuccess)
		role_graph_destroyed(_exec);
	role_leave();
	return _result;
}

/* graph.instantiate, specs/cuda/libcuda.yaml:831 */
suError_t suTaskGraphInstantiate(suTaskGraphExec_t *pGraphExec, suTaskGraph_t graph,
		suTaskGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	suError_t _result = suErrorMemoryAllocation;
	uint64_t _graph;
	int _uncounted = 0;

	if (!pGraphExec || !role_enter())
		return real_suTaskGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer,
				bufferSize);
	_graph = (uint64_t)(uintptr_t)graph;
	if (role_growth_before(&_grown))
		goto out;
	__typeof__(*pGraphExec) _was = *pGraphExec;
	_result = real_suTaskGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer,
			bufferSize);
	if (_result == suSuccess)
		_uncounted = role_graph_created((uint64_t)(uintptr_t)(*pGraphExec), _graph);
	if (_result == suSuccess && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*pGraphExec));
		real_suTaskGraphExecDestroy(*pGraphExec);
		*pGraphExec = _was;
		_result = suErrorMemoryAllocation;
	}
	role_growth_end(&_grown);
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* graph.launch, specs/cuda/libcuda.yaml:847 */
suError_t suTaskGraphLaunch(suTaskGraphExec_t graphExec, suStream_t stream)
{
	struct role_graph _op;
	struct role_launch _work;
	bool _gated;
	suError_t _result = suErrorMemoryAllocation;

	if (!role_enter())
		return real_suTaskGraphLaunch(graphExec, stream);
	_op.exec = (uint64_t)(uintptr_t)graphExec;
	if (role_graph_before(&_op))
		goto out;
	_gated = role_gated();
	if (_gated) {
		_work = (struct role_launch){.work = ROLE_GRAPH_LAUNCH, .stream =
				(uint64_t)(uintptr_t)stream, .what =
				(uint64_t)(uintptr_t)graphExec};
		role_launch_before(&_work, thread_self());
	}
	_result = real_suTaskGraphLaunch(graphExec, stream);
	if (_gated)
		role_launch_after(&_work, _result == suSuccess);
	role_graph_after(&_op, _result == suSuccess);
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* graph.upload, specs/cuda/libcuda.yaml:878 */
suError_t suTaskGraphUpload(suTaskGraphExec_t graphExec, suStream_t stream)
{
	struct role_graph _op;
	suError_t _result = suErrorMemoryAllocation;

	if (!role_enter())
		return real_suTaskGraphUpload(graphExec, stream);
	_op.exec = (uint64_t)(uintptr_t)graphExec;
	if (role_graph_before(&_op))
		goto out;
	_result = real_suTaskGraphUpload(graphExec, stream);
	role_graph_after(&_op, _result == suSuccess);
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* view.total, specs/cuda/libcuda.yaml:1202 */
suError_t sudrvDeviceTotalMem(size_t *bytes, suDevice device)
{
	struct role_view _view;
	suError_t _result;

	if (!role_enter())
		return real_sudrvDeviceTotalMem(bytes, device);
	_result = real_sudrvDeviceTotalMem(bytes, device);
	if (_result == suSuccess && role_view((int)device, &_view)) {
		if (bytes)
			SHIM_SET(*bytes, _view.total);
	}
	role_leave();
	return _result;
}

/* mem.free.driver, specs/biren/libsupa-runtime.yaml:77 */
suError_t sudrvFree(suDeviceptr_t ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	suError_t _result;

	if (!role_enter())
		return real_sudrvFree(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_sudrvFree(ptr);
	role_free_after(&_op, _result == suSuccess);
	role_leave();
	return _result;
}

/* mem.alloc.driver, specs/biren/libsupa-runtime.yaml:56 */
suError_t sudrvMallocDevice(suDeviceptr_t *ptr, size_t size)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	suError_t _result = suErrorMemoryAllocation;

	if (!ptr || !role_enter())
		return real_sudrvMallocDevice(ptr, size);
	_op.bytes = (uint64_t)size;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_sudrvMallocDevice(ptr, size);
	while (_result == suErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != suSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_sudrvFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = suErrorMemoryAllocation;
	}
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc.driver.pitch, specs/biren/libsupa-runtime.yaml:57 */
suError_t sudrvMallocDevicePitch(suDeviceptr_t *ptr, size_t *pitch, size_t width, size_t height,
		unsigned int elementSizeBytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	suError_t _result = suErrorMemoryAllocation;

	if (!pitch || !ptr || !role_enter())
		return real_sudrvMallocDevicePitch(ptr, pitch, width, height, elementSizeBytes);
	_op.bytes = role_mul(role_align((uint64_t)width, UINT64_C(512)), role_max((uint64_t)height,
			UINT64_C(1)));
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_sudrvMallocDevicePitch(ptr, pitch, width, height, elementSizeBytes);
	while (_result == suErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != suSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), role_mul((uint64_t)(*pitch),
			role_max((uint64_t)height, UINT64_C(1))))) {
		real_sudrvFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = suErrorMemoryAllocation;
	}
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* vmm.create, specs/biren/libsupa-runtime.yaml:80 */
suError_t sudrvMemCreate(suMemGenericAllocationHandle_t *handle, size_t size,
		const suMemAllocationProp *prop, unsigned long long flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	suError_t _result = suErrorMemoryAllocation;

	if (!handle || !role_enter())
		return real_sudrvMemCreate(handle, size, prop, flags);
	_op.bytes = (uint64_t)size;
	__typeof__(*handle) _was = *handle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_sudrvMemCreate(handle, size, prop, flags);
	while (_result == suErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != suSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*handle), _op.bytes)) {
		real_sudrvMemRelease(*handle);
		*handle = _was;
		role_alloc_cancel(&_op);
		_result = suErrorMemoryAllocation;
	}
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* vmm.export, specs/cuda/libcuda.yaml:1215 */
suError_t sudrvMemExportToShareableHandle(void *shareableHandle,
		suMemGenericAllocationHandle_t handle, suMemHandleType handleType,
		unsigned long long flags)
{
	suError_t _result;
	uint64_t _key;
	bool _file;

	if (!role_enter())
		return real_sudrvMemExportToShareableHandle(shareableHandle, handle, handleType,
				flags);
	_key = (uint64_t)handle;
	_file = handleType == suMemHandleTypePosixFileDescriptor;
	_result = real_sudrvMemExportToShareableHandle(shareableHandle, handle, handleType, flags);
	if (_result == suSuccess)
		role_physical_exported(_key, _file ? *(const int *)shareableHandle : -1);
	role_leave();
	return _result;
}

/* view.info.driver, specs/biren/libsupa-runtime.yaml:78 */
suError_t sudrvMemGetInfo(size_t *free, size_t *total)
{
	struct role_view _view;
	suError_t _result;

	if (!role_enter())
		return real_sudrvMemGetInfo(free, total);
	_result = real_sudrvMemGetInfo(free, total);
	if (_result == suSuccess && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* vmm.import, specs/cuda/libcuda.yaml:1222 */
suError_t sudrvMemImportFromShareableHandle(suMemGenericAllocationHandle_t *handle, void *osHandle,
		suMemHandleType shHandleType)
{
	suError_t _result;

	if (!handle || !role_enter())
		return real_sudrvMemImportFromShareableHandle(handle, osHandle, shHandleType);
	_result = real_sudrvMemImportFromShareableHandle(handle, osHandle, shHandleType);
	if (_result == suSuccess)
		role_physical_opened((uint64_t)(*handle));
	if (_result == suSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* vmm.map, specs/cuda/libcuda.yaml:1223 */
suError_t sudrvMemMap(void *ptr, size_t size, size_t offset, suMemGenericAllocationHandle_t handle,
		unsigned long long flags)
{
	suError_t _result = suErrorMemoryAllocation;
	uint64_t _address;
	uint64_t _bytes;
	uint64_t _key;

	if (!role_enter())
		return real_sudrvMemMap(ptr, size, offset, handle, flags);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	_key = (uint64_t)handle;
	if (role_physical_mapping(_bytes, _key))
		goto out;
	_result = real_sudrvMemMap(ptr, size, offset, handle, flags);
	if (_result == suSuccess)
		role_physical_mapped(_address, _bytes, _key);
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* vmm.release, specs/cuda/libcuda.yaml:1224 */
suError_t sudrvMemRelease(suMemGenericAllocationHandle_t handle)
{
	struct role_free _op = {.space = ROLE_PHYSICAL};
	suError_t _result;

	if (!role_enter())
		return real_sudrvMemRelease(handle);
	_op.key = (uint64_t)handle;
	role_free_before(&_op);
	_result = real_sudrvMemRelease(handle);
	role_free_after(&_op, _result == suSuccess);
	role_leave();
	return _result;
}

/* vmm.retain, specs/cuda/libcuda.yaml:1226 */
suError_t sudrvMemRetainAllocationHandle(suMemGenericAllocationHandle_t *handle, void *addr)
{
	suError_t _result;

	if (!handle || !role_enter())
		return real_sudrvMemRetainAllocationHandle(handle, addr);
	_result = real_sudrvMemRetainAllocationHandle(handle, addr);
	if (_result == suSuccess)
		role_physical_retain((uint64_t)(*handle));
	role_leave();
	return _result;
}

/* vmm.unmap, specs/cuda/libcuda.yaml:1227 */
suError_t sudrvMemUnmap(void *ptr, size_t size)
{
	suError_t _result;
	uint64_t _address;
	uint64_t _bytes;

	if (!role_enter())
		return real_sudrvMemUnmap(ptr, size);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	_result = real_sudrvMemUnmap(ptr, size);
	if (_result == suSuccess)
		role_physical_unmapped(_address, _bytes);
	role_leave();
	return _result;
}

/* copy.driver, specs/biren/libsupa-runtime.yaml:39 */
GATED suError_t gated_sudrvMemcpy(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemcpy(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host = true,
			.waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemcpy(dst, src, sizeBytes);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemcpy(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes)
{
	__typeof__(&sudrvMemcpy) _way = SHIM_REAL(sudrvMemcpy, 39);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemcpy : _way)(dst, src, sizeBytes);
}

/* copy.driver.async, specs/biren/libsupa-runtime.yaml:40 */
GATED suError_t gated_sudrvMemcpyAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemcpyAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemcpyAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemcpyAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream)
{
	__typeof__(&sudrvMemcpyAsync) _way = SHIM_REAL(sudrvMemcpyAsync, 25);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemcpyAsync : _way)(dst, src, sizeBytes, stream);
}

/* copy.dtod, specs/cuda/libcuda.yaml:333 */
GATED suError_t gated_sudrvMemcpyDtoD(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemcpyDtoD(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemcpyDtoD(dst, src, sizeBytes);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemcpyDtoD(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes)
{
	__typeof__(&sudrvMemcpyDtoD) _way = SHIM_REAL(sudrvMemcpyDtoD, 40);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemcpyDtoD : _way)(dst, src, sizeBytes);
}

/* copy.dtod.async, specs/cuda/libcuda.yaml:334 */
GATED suError_t gated_sudrvMemcpyDtoDAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemcpyDtoDAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemcpyDtoDAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemcpyDtoDAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream)
{
	__typeof__(&sudrvMemcpyDtoDAsync) _way = SHIM_REAL(sudrvMemcpyDtoDAsync, 26);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemcpyDtoDAsync : _way)(dst, src, sizeBytes, stream);
}

/* copy.dtoh, specs/cuda/libcuda.yaml:335 */
GATED suError_t gated_sudrvMemcpyDtoH(void *dst, suDeviceptr_t src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemcpyDtoH(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemcpyDtoH(dst, src, sizeBytes);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemcpyDtoH(void *dst, suDeviceptr_t src, size_t sizeBytes)
{
	__typeof__(&sudrvMemcpyDtoH) _way = SHIM_REAL(sudrvMemcpyDtoH, 41);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemcpyDtoH : _way)(dst, src, sizeBytes);
}

/* copy.dtoh.async, specs/cuda/libcuda.yaml:343 */
GATED suError_t gated_sudrvMemcpyDtoHAsync(void *dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemcpyDtoHAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemcpyDtoHAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemcpyDtoHAsync(void *dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream)
{
	__typeof__(&sudrvMemcpyDtoHAsync) _way = SHIM_REAL(sudrvMemcpyDtoHAsync, 27);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemcpyDtoHAsync : _way)(dst, src, sizeBytes, stream);
}

/* memset.16, specs/cuda/libcuda.yaml:1066 */
GATED suError_t gated_sudrvMemsetD16(suDeviceptr_t dest, unsigned short value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemsetD16(dest, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(2),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemsetD16(dest, value, count);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemsetD16(suDeviceptr_t dest, unsigned short value, size_t count)
{
	__typeof__(&sudrvMemsetD16) _way = SHIM_REAL(sudrvMemsetD16, 42);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemsetD16 : _way)(dest, value, count);
}

/* memset.16.async, specs/cuda/libcuda.yaml:1067 */
GATED suError_t gated_sudrvMemsetD16Async(suDeviceptr_t dest, unsigned short value, size_t count,
		suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemsetD16Async(dest, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(2), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemsetD16Async(dest, value, count, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemsetD16Async(suDeviceptr_t dest, unsigned short value, size_t count,
		suStream_t stream)
{
	__typeof__(&sudrvMemsetD16Async) _way = SHIM_REAL(sudrvMemsetD16Async, 28);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemsetD16Async : _way)(dest, value, count, stream);
}

/* memset.32, specs/cuda/libcuda.yaml:1079 */
GATED suError_t gated_sudrvMemsetD32(suDeviceptr_t dest, int value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemsetD32(dest, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(4),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemsetD32(dest, value, count);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemsetD32(suDeviceptr_t dest, int value, size_t count)
{
	__typeof__(&sudrvMemsetD32) _way = SHIM_REAL(sudrvMemsetD32, 43);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemsetD32 : _way)(dest, value, count);
}

/* memset.32.async, specs/cuda/libcuda.yaml:1080 */
GATED suError_t gated_sudrvMemsetD32Async(suDeviceptr_t dst, int value, size_t count,
		suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemsetD32Async(dst, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(4), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemsetD32Async(dst, value, count, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemsetD32Async(suDeviceptr_t dst, int value, size_t count,
		suStream_t stream)
{
	__typeof__(&sudrvMemsetD32Async) _way = SHIM_REAL(sudrvMemsetD32Async, 29);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemsetD32Async : _way)(dst, value, count, stream);
}

/* memset.8, specs/cuda/libcuda.yaml:1092 */
GATED suError_t gated_sudrvMemsetD8(suDeviceptr_t dest, unsigned char value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemsetD8(dest, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemsetD8(dest, value, count);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemsetD8(suDeviceptr_t dest, unsigned char value, size_t count)
{
	__typeof__(&sudrvMemsetD8) _way = SHIM_REAL(sudrvMemsetD8, 44);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemsetD8 : _way)(dest, value, count);
}

/* memset.8.async, specs/cuda/libcuda.yaml:1093 */
GATED suError_t gated_sudrvMemsetD8Async(suDeviceptr_t dest, unsigned char value, size_t count,
		suStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvMemsetD8Async(dest, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(1), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_sudrvMemsetD8Async(dest, value, count, stream);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM suError_t sudrvMemsetD8Async(suDeviceptr_t dest, unsigned char value, size_t count,
		suStream_t stream)
{
	__typeof__(&sudrvMemsetD8Async) _way = SHIM_REAL(sudrvMemsetD8Async, 30);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_sudrvMemsetD8Async : _way)(dest, value, count, stream);
}

/* module.function, specs/cuda/libcuda.yaml:806 */
suError_t sudrvModuleGetFunction(suDevFunc_t *function, suModule_t module, const char *kname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	suError_t _result = suErrorMemoryAllocation;

	if (!role_enter())
		return real_sudrvModuleGetFunction(function, module, kname);
	if (role_growth_before(&_op))
		goto out;
	_result = real_sudrvModuleGetFunction(function, module, kname);
	role_growth_end(&_op);
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* launch, specs/cuda/libcuda.yaml:931 */
GATED suError_t gated_sudrvModuleLaunchKernel(suDevFunc_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		suStream_t stream, void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_enter_work()))
		return real_sudrvModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_sudrvModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	role_launch_after(&_op, _result == suSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED suError_t counted_sudrvModuleLaunchKernel(suDevFunc_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		suStream_t stream, void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	suError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ), &_quick)))
		return gated_sudrvModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	_result = real_sudrvModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == suSuccess);
	return _result;
}

SHIM_HOT_LINE suError_t sudrvModuleLaunchKernel(suDevFunc_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		suStream_t stream, void **kernelParams, void **extra)
{
	__typeof__(&sudrvModuleLaunchKernel) _way = SHIM_REAL(sudrvModuleLaunchKernel, 2);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_sudrvModuleLaunchKernel : _way)(f, gridDimX, gridDimY,
			gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream,
			kernelParams, extra);
}

/* module.load, specs/cuda/libcuda.yaml:809 */
suError_t sudrvModuleLoad(suModule_t *module, const char *fname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	suError_t _result = suErrorMemoryAllocation;

	if (!module || !role_enter())
		return real_sudrvModuleLoad(module, fname);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_sudrvModuleLoad(module, fname);
	if (_result == suSuccess && role_growth_after(&_op)) {
		real_sudrvModuleUnload(*module);
		*module = _was;
		_result = suErrorMemoryAllocation;
	}
	role_growth_end(&_op);
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* module.load.data, specs/cuda/libcuda.yaml:816 */
suError_t sudrvModuleLoadData(suModule_t *module, const void *image)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	suError_t _result = suErrorMemoryAllocation;

	if (!module || !role_enter())
		return real_sudrvModuleLoadData(module, image);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_sudrvModuleLoadData(module, image);
	if (_result == suSuccess && role_growth_after(&_op)) {
		real_sudrvModuleUnload(*module);
		*module = _was;
		_result = suErrorMemoryAllocation;
	}
	role_growth_end(&_op);
out:
	if (_result != suSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* module.unload, specs/cuda/libcuda.yaml:818 */
suError_t sudrvModuleUnload(suModule_t module)
{
	suError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_sudrvModuleUnload(module);
	role_code_leaving();
	_result = real_sudrvModuleUnload(module);
	if (_result == suSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}
