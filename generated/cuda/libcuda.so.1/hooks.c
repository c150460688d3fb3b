/* Made by `porter gen --backend cuda`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* Out of line: the way past it is a jump, with no frame. */
#define GATED static __attribute__((noinline))
#define COUNTED static __attribute__((noinline)) SHIM_HOT_LINE

/* array.create.3d, specs/cuda/libcuda.yaml:195 */
CUresult cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pAllocateArray || !pHandle || !role_enter())
		return real_cuArray3DCreate(pHandle, pAllocateArray);
	_op.bytes = (((uint64_t)pAllocateArray->Flags & (uint64_t)192) ? UINT64_C(0)
			: role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8) ||
			(pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32) ||
			(pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32)) ||
			(pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)pAllocateArray->Depth, UINT64_C(1))));
	__typeof__(*pHandle) _was = *pHandle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuArray3DCreate(pHandle, pAllocateArray);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_cuArrayDestroy(*pHandle);
		*pHandle = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.create.3d, specs/cuda/libcuda.yaml:195 */
CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pAllocateArray || !pHandle || !role_enter())
		return real_cuArray3DCreate_v2(pHandle, pAllocateArray);
	_op.bytes = (((uint64_t)pAllocateArray->Flags & (uint64_t)192) ? UINT64_C(0)
			: role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8) ||
			(pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32) ||
			(pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32)) ||
			(pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)pAllocateArray->Depth, UINT64_C(1))));
	__typeof__(*pHandle) _was = *pHandle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuArray3DCreate_v2(pHandle, pAllocateArray);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_cuArrayDestroy(*pHandle);
		*pHandle = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.create.2d, specs/cuda/libcuda.yaml:181 */
CUresult cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pAllocateArray || !pHandle || !role_enter())
		return real_cuArrayCreate(pHandle, pAllocateArray);
	_op.bytes = role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8) ||
			(pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32) ||
			(pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32)) ||
			(pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8))));
	__typeof__(*pHandle) _was = *pHandle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuArrayCreate(pHandle, pAllocateArray);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_cuArrayDestroy(*pHandle);
		*pHandle = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.create.2d, specs/cuda/libcuda.yaml:181 */
CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pAllocateArray || !pHandle || !role_enter())
		return real_cuArrayCreate_v2(pHandle, pAllocateArray);
	_op.bytes = role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8) ||
			(pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32) ||
			(pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32)) ||
			(pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8))));
	__typeof__(*pHandle) _was = *pHandle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuArrayCreate_v2(pHandle, pAllocateArray);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_cuArrayDestroy(*pHandle);
		*pHandle = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.destroy, specs/cuda/libcuda.yaml:224 */
CUresult cuArrayDestroy(CUarray hArray)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	CUresult _result;

	if (!role_enter())
		return real_cuArrayDestroy(hArray);
	_op.key = (uint64_t)(uintptr_t)hArray;
	role_free_before(&_op);
	_result = real_cuArrayDestroy(hArray);
	role_free_after(&_op, _result == CUDA_SUCCESS);
	role_leave();
	return _result;
}

/* context.create, specs/cuda/libcuda.yaml:250 */
CUresult cuCtxCreate(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pctx || !role_enter())
		return real_cuCtxCreate(pctx, flags, dev);
	_op.device = (int)dev;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pctx) _was = *pctx;
	_result = real_cuCtxCreate(pctx, flags, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pctx);
		*pctx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create, specs/cuda/libcuda.yaml:250 */
CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pctx || !role_enter())
		return real_cuCtxCreate_v2(pctx, flags, dev);
	_op.device = (int)dev;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pctx) _was = *pctx;
	_result = real_cuCtxCreate_v2(pctx, flags, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pctx);
		*pctx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create, specs/cuda/libcuda.yaml:250 */
CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams,
		unsigned int flags, CUdevice dev)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pctx || !role_enter())
		return real_cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev);
	_op.device = (int)dev;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pctx) _was = *pctx;
	_result = real_cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pctx);
		*pctx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create, specs/cuda/libcuda.yaml:250 */
CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags,
		CUdevice dev)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pctx || !role_enter())
		return real_cuCtxCreate_v4(pctx, ctxCreateParams, flags, dev);
	_op.device = (int)dev;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pctx) _was = *pctx;
	_result = real_cuCtxCreate_v4(pctx, ctxCreateParams, flags, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pctx);
		*pctx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.destroy, specs/cuda/libcuda.yaml:286 */
CUresult cuCtxDestroy(CUcontext ctx)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_NAMED};
	CUresult _result;

	if (!role_enter())
		return real_cuCtxDestroy(ctx);
	_leaving.device = ROLE_DEVICE_CURRENT;
	_leaving.owner = (uint64_t)(uintptr_t)ctx;
	role_context_leaving(&_leaving);
	_result = real_cuCtxDestroy(ctx);
	role_context_left(&_leaving, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.destroy, specs/cuda/libcuda.yaml:286 */
CUresult cuCtxDestroy_v2(CUcontext ctx)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_NAMED};
	CUresult _result;

	if (!role_enter())
		return real_cuCtxDestroy_v2(ctx);
	_leaving.device = ROLE_DEVICE_CURRENT;
	_leaving.owner = (uint64_t)(uintptr_t)ctx;
	role_context_leaving(&_leaving);
	_result = real_cuCtxDestroy_v2(ctx);
	role_context_left(&_leaving, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.detach, specs/cuda/libcuda.yaml:288 */
CUresult cuCtxDetach(CUcontext ctx)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_NAMED};
	CUresult _result;

	if (!role_enter())
		return real_cuCtxDetach(ctx);
	_leaving.device = ROLE_DEVICE_CURRENT;
	_leaving.owner = (uint64_t)(uintptr_t)ctx;
	role_context_leaving(&_leaving);
	_result = real_cuCtxDetach(ctx);
	role_context_left(&_leaving, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.peer.disable, specs/cuda/libcuda.yaml:315 */
CUresult cuCtxDisablePeerAccess(CUcontext peerContext)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuCtxDisablePeerAccess(peerContext);
	_result = real_cuCtxDisablePeerAccess(peerContext);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* context.peer, specs/cuda/libcuda.yaml:314 */
CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuCtxEnablePeerAccess(peerContext, Flags);
	_result = real_cuCtxEnablePeerAccess(peerContext, Flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == CUDA_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.limit, specs/cuda/libcuda.yaml:313 */
CUresult cuCtxSetLimit(CUlimit limit, size_t value)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuCtxSetLimit(limit, value);
	_result = real_cuCtxSetLimit(limit, value);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* sync, specs/cuda/libcuda.yaml:1199 */
GATED CUresult gated_cuCtxSynchronize(void)
{
	CUresult _result;

	_result = real_cuCtxSynchronize();
	if (_result == CUDA_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CUresult cuCtxSynchronize(void)
{
	__typeof__(&cuCtxSynchronize) _way = real_cuCtxSynchronize;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cuCtxSynchronize : _way)();
}

/* sync, specs/cuda/libcuda.yaml:1199 */
GATED CUresult gated_cuCtxSynchronize_v2(CUcontext ctx)
{
	CUresult _result;

	_result = real_cuCtxSynchronize_v2(ctx);
	if (_result == CUDA_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CUresult cuCtxSynchronize_v2(CUcontext ctx)
{
	__typeof__(&cuCtxSynchronize_v2) _way = real_cuCtxSynchronize_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cuCtxSynchronize_v2 : _way)(ctx);
}

/* external.destroy, specs/cuda/libcuda.yaml:757 */
CUresult cuDestroyExternalMemory(CUexternalMemory extMem)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	CUresult _result;

	if (!role_enter())
		return real_cuDestroyExternalMemory(extMem);
	_op.key = (uint64_t)(uintptr_t)extMem;
	role_free_before(&_op);
	_result = real_cuDestroyExternalMemory(extMem);
	role_free_after(&_op, _result == CUDA_SUCCESS);
	role_leave();
	return _result;
}

/* pool.default, specs/cuda/libcuda.yaml:1136 */
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
	CUresult _result;
	int _device;

	if (!pool_out || !role_enter())
		return real_cuDeviceGetDefaultMemPool(pool_out, dev);
	_device = (int)dev;
	_result = real_cuDeviceGetDefaultMemPool(pool_out, dev);
	if (_result == CUDA_SUCCESS)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*pool_out));
	role_leave();
	return _result;
}

/* pool.get, specs/cuda/libcuda.yaml:1144 */
CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
	CUresult _result;
	int _device;

	if (!pool || !role_enter())
		return real_cuDeviceGetMemPool(pool, dev);
	_device = (int)dev;
	_result = real_cuDeviceGetMemPool(pool, dev);
	if (_result == CUDA_SUCCESS)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*pool));
	role_leave();
	return _result;
}

/* graph.trim, specs/cuda/libcuda.yaml:876 */
CUresult cuDeviceGraphMemTrim(CUdevice device)
{
	CUresult _result;
	int _device;

	if (!role_enter())
		return real_cuDeviceGraphMemTrim(device);
	_device = (int)device;
	_result = real_cuDeviceGraphMemTrim(device);
	if (_result == CUDA_SUCCESS)
		role_graph_trimmed(_device);
	role_leave();
	return _result;
}

/* context.primary.release, specs/cuda/libcuda.yaml:317 */
CUresult cuDevicePrimaryCtxRelease(CUdevice dev)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_REFERENCE};
	CUresult _result;

	if (!role_enter())
		return real_cuDevicePrimaryCtxRelease(dev);
	_leaving.device = (int)dev;
	role_context_leaving(&_leaving);
	_result = real_cuDevicePrimaryCtxRelease(dev);
	role_context_left(&_leaving, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.primary.release, specs/cuda/libcuda.yaml:317 */
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_REFERENCE};
	CUresult _result;

	if (!role_enter())
		return real_cuDevicePrimaryCtxRelease_v2(dev);
	_leaving.device = (int)dev;
	role_context_leaving(&_leaving);
	_result = real_cuDevicePrimaryCtxRelease_v2(dev);
	role_context_left(&_leaving, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.primary.reset, specs/cuda/libcuda.yaml:318 */
CUresult cuDevicePrimaryCtxReset(CUdevice dev)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	CUresult _result;

	if (!role_enter())
		return real_cuDevicePrimaryCtxReset(dev);
	_leaving.device = (int)dev;
	role_context_leaving(&_leaving);
	_result = real_cuDevicePrimaryCtxReset(dev);
	role_context_left(&_leaving, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.primary.reset, specs/cuda/libcuda.yaml:318 */
CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	CUresult _result;

	if (!role_enter())
		return real_cuDevicePrimaryCtxReset_v2(dev);
	_leaving.device = (int)dev;
	role_context_leaving(&_leaving);
	_result = real_cuDevicePrimaryCtxReset_v2(dev);
	role_context_left(&_leaving, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.primary.retain, specs/cuda/libcuda.yaml:319 */
CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pctx || !role_enter())
		return real_cuDevicePrimaryCtxRetain(pctx, dev);
	_op.device = (int)dev;
	_op.shared = true;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pctx) _was = *pctx;
	_result = real_cuDevicePrimaryCtxRetain(pctx, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuDevicePrimaryCtxRelease_v2(dev);
		*pctx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* view.total, specs/cuda/libcuda.yaml:1202 */
CUresult cuDeviceTotalMem(unsigned int *bytes, CUdevice dev)
{
	struct role_view _view;
	CUresult _result;

	if (!role_enter())
		return real_cuDeviceTotalMem(bytes, dev);
	_result = real_cuDeviceTotalMem(bytes, dev);
	if (_result == CUDA_SUCCESS && role_view((int)dev, &_view)) {
		if (bytes)
			SHIM_SET(*bytes, _view.total);
	}
	role_leave();
	return _result;
}

/* view.total, specs/cuda/libcuda.yaml:1202 */
CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
{
	struct role_view _view;
	CUresult _result;

	if (!role_enter())
		return real_cuDeviceTotalMem_v2(bytes, dev);
	_result = real_cuDeviceTotalMem_v2(bytes, dev);
	if (_result == CUDA_SUCCESS && role_view((int)dev, &_view)) {
		if (bytes)
			SHIM_SET(*bytes, _view.total);
	}
	role_leave();
	return _result;
}

/* interop.egl, specs/cuda/libcuda.yaml:915 */
CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuEGLStreamConsumerConnect(conn, stream);
	_result = real_cuEGLStreamConsumerConnect(conn, stream);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* interop.egl, specs/cuda/libcuda.yaml:915 */
CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
		unsigned int flags)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuEGLStreamConsumerConnectWithFlags(conn, stream, flags);
	_result = real_cuEGLStreamConsumerConnectWithFlags(conn, stream, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* interop.egl, specs/cuda/libcuda.yaml:915 */
CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width,
		EGLint height)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuEGLStreamProducerConnect(conn, stream, width, height);
	_result = real_cuEGLStreamProducerConnect(conn, stream, width, height);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* event.query, specs/cuda/libcuda.yaml:748 */
GATED CUresult gated_cuEventQuery(CUevent hEvent)
{
	CUresult _result;

	_result = real_cuEventQuery(hEvent);
	if (_result == CUDA_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CUresult cuEventQuery(CUevent hEvent)
{
	__typeof__(&cuEventQuery) _way = real_cuEventQuery;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cuEventQuery : _way)(hEvent);
}

/* event.sync, specs/cuda/libcuda.yaml:752 */
GATED CUresult gated_cuEventSynchronize(CUevent hEvent)
{
	CUresult _result;

	_result = real_cuEventSynchronize(hEvent);
	if (_result == CUDA_SUCCESS)
		role_waited();
	return _result;
}

SHIM_WARM CUresult cuEventSynchronize(CUevent hEvent)
{
	__typeof__(&cuEventSynchronize) _way = real_cuEventSynchronize;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cuEventSynchronize : _way)(hEvent);
}

/* copy.batch.fabric, specs/cuda/libcuda.yaml:459 */
GATED CUresult gated_cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!opList || !(_thread = role_enter_work()))
		return real_cuFabricCpyBatchAsync(numOps, opList, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream};
	for (uint64_t EACH = 0; EACH < (uint64_t)numOps && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)opList[EACH].size;

		_op.extent = role_add(_op.extent, _extent);
	}
	role_launch_before(&_op, _thread);
	_result = real_cuFabricCpyBatchAsync(numOps, opList, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuFabricCpyBatchAsync) _way = real_cuFabricCpyBatchAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuFabricCpyBatchAsync : _way)(numOps, opList, flags, hStream);
}

/* copy.batch.fabric, specs/cuda/libcuda.yaml:459 */
GATED CUresult gated_cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!opList || !(_thread = role_enter_work()))
		return real_cuFabricCpyBatchAsync_ptsz(numOps, opList, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2)};
	for (uint64_t EACH = 0; EACH < (uint64_t)numOps && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)opList[EACH].size;

		_op.extent = role_add(_op.extent, _extent);
	}
	role_launch_before(&_op, _thread);
	_result = real_cuFabricCpyBatchAsync_ptsz(numOps, opList, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuFabricCpyBatchAsync_ptsz) _way = real_cuFabricCpyBatchAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuFabricCpyBatchAsync_ptsz : _way)(numOps, opList, flags,
			hStream);
}

/* function.load, specs/cuda/libcuda.yaml:779 */
CUresult cuFuncLoad(CUfunction function)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuFuncLoad(function);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuFuncLoad(function);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* function.attribute, specs/cuda/libcuda.yaml:770 */
CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuFuncSetAttribute(hfunc, attrib, value);
	_result = real_cuFuncSetAttribute(hfunc, attrib, value);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* context.create.gl, specs/cuda/libcuda.yaml:251 */
CUresult cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pCtx || !role_enter())
		return real_cuGLCtxCreate(pCtx, Flags, device);
	_op.device = (int)device;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pCtx) _was = *pCtx;
	_result = real_cuGLCtxCreate(pCtx, Flags, device);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pCtx);
		*pCtx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create.gl, specs/cuda/libcuda.yaml:251 */
CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pCtx || !role_enter())
		return real_cuGLCtxCreate_v2(pCtx, Flags, device);
	_op.device = (int)device;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pCtx) _was = *pCtx;
	_result = real_cuGLCtxCreate_v2(pCtx, Flags, device);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pCtx);
		*pCtx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* interop.gl.buffer, specs/cuda/libcuda.yaml:917 */
CUresult cuGLRegisterBufferObject(GLuint buffer)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuGLRegisterBufferObject(buffer);
	_result = real_cuGLRegisterBufferObject(buffer);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* interop.gl.buffer, specs/cuda/libcuda.yaml:917 */
CUresult cuGLUnregisterBufferObject(GLuint buffer)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuGLUnregisterBufferObject(buffer);
	_result = real_cuGLUnregisterBufferObject(buffer);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* lookup, specs/cuda/libcuda.yaml:891 */
CUresult cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags)
{
	static const char *const refused[] = {"cu*Alloc*", "cu*Free*", "cu*Array*Create*",
			"cu*Destroy*", "cu*Ctx*Create*", "cuCtxDetach*",
			"cuDeviceGetDefaultMemPool*", "cuDeviceGetMemPool*", "cuDeviceGraphMem*",
			"cuDevicePrimaryCtx*", "cuDeviceTotalMem*", "cuFabricCpy*",
			"cuGetProcAddress*", "cuGraphInstantiate*", "cuGraphUpload*",
			"cuImportExternal*", "cuIpc*", "cu*Launch*", "cuMemBatch*", "cuMemCreate*",
			"cuMemExport*", "cuMemGetDefaultMemPool*", "cuMemGetInfo*",
			"cuMemGetMemPool*", "cuMemImport*", "cuMemMap*", "cuMemPool*",
			"cuMemPrefetch*", "cuMemDiscardAnd*", "cuMemRelease*", "cuMemRetain*",
			"cuMemUnmap*", "cuMemcpy*", "cuMemset*", "cuMulticast*",
			"cuStreamBegin*apture*", "cuStreamEndCapture*", NULL};
	CUresult _result = real_cuGetProcAddress(symbol, pfn, cudaVersion, flags);

	if (_result == CUDA_SUCCESS && pfn) {
		const void *_real = *pfn;

		*pfn = shim_entry_of(_real);
		if (_real && *pfn == _real && role_enter()) {
			if (shim_withholds(symbol, refused)) {
				*pfn = NULL;
				_result = CUDA_ERROR_NOT_FOUND;
			}
			role_leave();
		}
	}
	return _result;
}

/* lookup.status, specs/cuda/libcuda.yaml:900 */
CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
		CUdriverProcAddressQueryResult *symbolStatus)
{
	static const char *const refused[] = {"cu*Alloc*", "cu*Free*", "cu*Array*Create*",
			"cu*Destroy*", "cu*Ctx*Create*", "cuCtxDetach*",
			"cuDeviceGetDefaultMemPool*", "cuDeviceGetMemPool*", "cuDeviceGraphMem*",
			"cuDevicePrimaryCtx*", "cuDeviceTotalMem*", "cuFabricCpy*",
			"cuGetProcAddress*", "cuGraphInstantiate*", "cuGraphUpload*",
			"cuImportExternal*", "cuIpc*", "cu*Launch*", "cuMemBatch*", "cuMemCreate*",
			"cuMemExport*", "cuMemGetDefaultMemPool*", "cuMemGetInfo*",
			"cuMemGetMemPool*", "cuMemImport*", "cuMemMap*", "cuMemPool*",
			"cuMemPrefetch*", "cuMemDiscardAnd*", "cuMemRelease*", "cuMemRetain*",
			"cuMemUnmap*", "cuMemcpy*", "cuMemset*", "cuMulticast*",
			"cuStreamBegin*apture*", "cuStreamEndCapture*", NULL};
	CUresult _result = real_cuGetProcAddress_v2(symbol, pfn, cudaVersion, flags, symbolStatus);

	if (_result == CUDA_SUCCESS && pfn) {
		const void *_real = *pfn;

		*pfn = shim_entry_of(_real);
		if (_real && *pfn == _real && role_enter()) {
			if (shim_withholds(symbol, refused)) {
				*pfn = NULL;
				_result = CUDA_ERROR_NOT_FOUND;
				if (symbolStatus)
					*symbolStatus = CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT;
			}
			role_leave();
		}
	}
	return _result;
}

/* graph.destroy, specs/cuda/libcuda.yaml:830 */
CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)
{
	CUresult _result;
	uint64_t _exec;

	if (!role_enter())
		return real_cuGraphExecDestroy(hGraphExec);
	_exec = (uint64_t)(uintptr_t)hGraphExec;
	_result = real_cuGraphExecDestroy(hGraphExec);
	if (_result == CUDA_SUCCESS)
		role_graph_destroyed(_exec);
	role_leave();
	return _result;
}

/* graph.instantiate, specs/cuda/libcuda.yaml:831 */
CUresult cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode,
		char *logBuffer, size_t bufferSize)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _graph;
	int _uncounted = 0;

	if (!phGraphExec || !role_enter())
		return real_cuGraphInstantiate(phGraphExec, hGraph, phErrorNode, logBuffer,
				bufferSize);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	__typeof__(*phGraphExec) _was = *phGraphExec;
	_result = real_cuGraphInstantiate(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize);
	if (_result == CUDA_SUCCESS)
		_uncounted = role_graph_created((uint64_t)(uintptr_t)(*phGraphExec), _graph);
	if (_result == CUDA_SUCCESS && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
		*phGraphExec = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_grown);
out:
	role_leave();
	return _result;
}

/* graph.instantiate.flags, specs/cuda/libcuda.yaml:832 */
CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
		unsigned long long flags)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;
	int _uncounted = 0;

	if (!phGraphExec || !role_enter())
		return real_cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads = ((uint64_t)flags & (uint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0;
	if (_uploads && (role_graph_created(_key, _graph) || role_graph_before(&_op)))
		goto end;
	__typeof__(*phGraphExec) _was = *phGraphExec;
	_result = real_cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags);
	if (_result == CUDA_SUCCESS) {
		_op.exec = (uint64_t)(uintptr_t)(*phGraphExec);
		_uncounted = role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
		*phGraphExec = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
end:
	if (_uploads)
		role_graph_destroyed(_key);
	role_growth_end(&_grown);
out:
	role_leave();
	return _result;
}

/* graph.instantiate.params, specs/cuda/libcuda.yaml:839 */
CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;
	int _uncounted = 0;

	if (!phGraphExec || !instantiateParams || !role_enter())
		return real_cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads =
			((uint64_t)instantiateParams->flags & (uint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0;
	if (_uploads && (role_graph_created(_key, _graph) || role_graph_before(&_op)))
		goto end;
	__typeof__(*phGraphExec) _was = *phGraphExec;
	_result = real_cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams);
	if (_result == CUDA_SUCCESS) {
		_op.exec = (uint64_t)(uintptr_t)(*phGraphExec);
		_uncounted = role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
		*phGraphExec = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
end:
	if (_uploads)
		role_graph_destroyed(_key);
	role_growth_end(&_grown);
out:
	role_leave();
	return _result;
}

/* graph.instantiate.params, specs/cuda/libcuda.yaml:839 */
CUresult cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;
	int _uncounted = 0;

	if (!phGraphExec || !instantiateParams || !role_enter())
		return real_cuGraphInstantiateWithParams_ptsz(phGraphExec, hGraph,
				instantiateParams);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads =
			((uint64_t)instantiateParams->flags & (uint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0;
	if (_uploads && (role_graph_created(_key, _graph) || role_graph_before(&_op)))
		goto end;
	__typeof__(*phGraphExec) _was = *phGraphExec;
	_result = real_cuGraphInstantiateWithParams_ptsz(phGraphExec, hGraph, instantiateParams);
	if (_result == CUDA_SUCCESS) {
		_op.exec = (uint64_t)(uintptr_t)(*phGraphExec);
		_uncounted = role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
		*phGraphExec = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
end:
	if (_uploads)
		role_graph_destroyed(_key);
	role_growth_end(&_grown);
out:
	role_leave();
	return _result;
}

/* graph.instantiate, specs/cuda/libcuda.yaml:831 */
CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode,
		char *logBuffer, size_t bufferSize)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _graph;
	int _uncounted = 0;

	if (!phGraphExec || !role_enter())
		return real_cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer,
				bufferSize);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	__typeof__(*phGraphExec) _was = *phGraphExec;
	_result = real_cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer,
			bufferSize);
	if (_result == CUDA_SUCCESS)
		_uncounted = role_graph_created((uint64_t)(uintptr_t)(*phGraphExec), _graph);
	if (_result == CUDA_SUCCESS && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
		*phGraphExec = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_grown);
out:
	role_leave();
	return _result;
}

/* graph.launch, specs/cuda/libcuda.yaml:847 */
CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
{
	struct role_graph _op;
	struct role_launch _work;
	bool _gated;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuGraphLaunch(hGraphExec, hStream);
	_op.exec = (uint64_t)(uintptr_t)hGraphExec;
	if (role_graph_before(&_op))
		goto out;
	_gated = role_gated();
	if (_gated) {
		_work = (struct role_launch){.work = ROLE_GRAPH_LAUNCH, .stream =
				(uint64_t)(uintptr_t)hStream, .what =
				(uint64_t)(uintptr_t)hGraphExec};
		role_launch_before(&_work, thread_self());
	}
	_result = real_cuGraphLaunch(hGraphExec, hStream);
	if (_gated)
		role_launch_after(&_work, _result == CUDA_SUCCESS);
	role_graph_after(&_op, _result == CUDA_SUCCESS);
out:
	role_leave();
	return _result;
}

/* graph.launch, specs/cuda/libcuda.yaml:847 */
CUresult cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
	struct role_graph _op;
	struct role_launch _work;
	bool _gated;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuGraphLaunch_ptsz(hGraphExec, hStream);
	_op.exec = (uint64_t)(uintptr_t)hGraphExec;
	if (role_graph_before(&_op))
		goto out;
	_gated = role_gated();
	if (_gated) {
		_work = (struct role_launch){.work = ROLE_GRAPH_LAUNCH, .stream =
				((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream : 2),
				.what = (uint64_t)(uintptr_t)hGraphExec};
		role_launch_before(&_work, thread_self());
	}
	_result = real_cuGraphLaunch_ptsz(hGraphExec, hStream);
	if (_gated)
		role_launch_after(&_work, _result == CUDA_SUCCESS);
	role_graph_after(&_op, _result == CUDA_SUCCESS);
out:
	role_leave();
	return _result;
}

/* graph.upload, specs/cuda/libcuda.yaml:878 */
CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
{
	struct role_graph _op;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuGraphUpload(hGraphExec, hStream);
	_op.exec = (uint64_t)(uintptr_t)hGraphExec;
	if (role_graph_before(&_op))
		goto out;
	_result = real_cuGraphUpload(hGraphExec, hStream);
	role_graph_after(&_op, _result == CUDA_SUCCESS);
out:
	role_leave();
	return _result;
}

/* graph.upload, specs/cuda/libcuda.yaml:878 */
CUresult cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
	struct role_graph _op;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuGraphUpload_ptsz(hGraphExec, hStream);
	_op.exec = (uint64_t)(uintptr_t)hGraphExec;
	if (role_graph_before(&_op))
		goto out;
	_result = real_cuGraphUpload_ptsz(hGraphExec, hStream);
	role_graph_after(&_op, _result == CUDA_SUCCESS);
out:
	role_leave();
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:920 */
CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image,
		unsigned int flags)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuGraphicsEGLRegisterImage(pCudaResource, image, flags);
	_result = real_cuGraphicsEGLRegisterImage(pCudaResource, image, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:920 */
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
		unsigned int Flags)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuGraphicsGLRegisterBuffer(pCudaResource, buffer, Flags);
	_result = real_cuGraphicsGLRegisterBuffer(pCudaResource, buffer, Flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:920 */
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target,
		unsigned int Flags)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuGraphicsGLRegisterImage(pCudaResource, image, target, Flags);
	_result = real_cuGraphicsGLRegisterImage(pCudaResource, image, target, Flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* interop.unregister, specs/cuda/libcuda.yaml:925 */
CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuGraphicsUnregisterResource(resource);
	_result = real_cuGraphicsUnregisterResource(resource);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:920 */
CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
		VdpOutputSurface vdpSurface, unsigned int flags)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuGraphicsVDPAURegisterOutputSurface(pCudaResource, vdpSurface, flags);
	_result = real_cuGraphicsVDPAURegisterOutputSurface(pCudaResource, vdpSurface, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:920 */
CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
		VdpVideoSurface vdpSurface, unsigned int flags)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuGraphicsVDPAURegisterVideoSurface(pCudaResource, vdpSurface, flags);
	_result = real_cuGraphicsVDPAURegisterVideoSurface(pCudaResource, vdpSurface, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* context.create.green, specs/cuda/libcuda.yaml:252 */
CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
		unsigned int flags)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!phCtx || !role_enter())
		return real_cuGreenCtxCreate(phCtx, desc, dev, flags);
	_op.device = (int)dev;
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*phCtx) _was = *phCtx;
	_result = real_cuGreenCtxCreate(phCtx, desc, dev, flags);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuGreenCtxDestroy(*phCtx);
		*phCtx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* context.destroy.green, specs/cuda/libcuda.yaml:287 */
CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_PART};
	CUresult _result;

	if (!role_enter())
		return real_cuGreenCtxDestroy(hCtx);
	_leaving.device = cuda_green_device((uint64_t)(uintptr_t)hCtx);
	_leaving.owner = cuda_green_context((uint64_t)(uintptr_t)hCtx);
	role_context_leaving(&_leaving);
	_result = real_cuGreenCtxDestroy(hCtx);
	role_context_left(&_leaving, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(_leaving.device);
	role_leave();
	return _result;
}

/* external.import, specs/cuda/libcuda.yaml:758 */
CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,
		const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!memHandleDesc || !extMem_out || !role_enter())
		return real_cuImportExternalMemory(extMem_out, memHandleDesc);
	_op.bytes = (uint64_t)memHandleDesc->size;
	__typeof__(*extMem_out) _was = *extMem_out;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuImportExternalMemory(extMem_out, memHandleDesc);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*extMem_out), _op.bytes)) {
		real_cuDestroyExternalMemory(*extMem_out);
		*extMem_out = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* ipc.close, specs/cuda/libcuda.yaml:927 */
CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	CUresult _result;

	if (!role_enter())
		return real_cuIpcCloseMemHandle(dptr);
	_op.key = (uint64_t)dptr;
	role_free_before(&_op);
	_result = real_cuIpcCloseMemHandle(dptr);
	role_free_after(&_op, _result == CUDA_SUCCESS);
	role_leave();
	return _result;
}

/* ipc.open, specs/cuda/libcuda.yaml:929 */
CUresult cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pdptr || !role_enter())
		return real_cuIpcOpenMemHandle(pdptr, handle, Flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*pdptr) _was = *pdptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuIpcOpenMemHandle(pdptr, handle, Flags);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*pdptr), _op.bytes)) {
		real_cuIpcCloseMemHandle(*pdptr);
		*pdptr = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	if (_result == CUDA_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* ipc.open, specs/cuda/libcuda.yaml:929 */
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pdptr || !role_enter())
		return real_cuIpcOpenMemHandle_v2(pdptr, handle, Flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*pdptr) _was = *pdptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuIpcOpenMemHandle_v2(pdptr, handle, Flags);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*pdptr), _op.bytes)) {
		real_cuIpcCloseMemHandle(*pdptr);
		*pdptr = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	if (_result == CUDA_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* function.kernel, specs/cuda/libcuda.yaml:778 */
CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pFunc || !role_enter())
		return real_cuKernelGetFunction(pFunc, kernel);
	_op.code = (uint64_t)(uintptr_t)kernel;
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuKernelGetFunction(pFunc, kernel);
	_op.granted = _result == CUDA_SUCCESS;
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* function.attribute.kernel, specs/cuda/libcuda.yaml:771 */
GATED CUresult gated_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,
		CUdevice dev)
{
	CUresult _result;
	struct thread *_thread;
	int _device;

	if (!(_thread = role_enter_work()))
		return real_cuKernelSetAttribute(attrib, val, kernel, dev);
	_device = (int)dev;
	_result = real_cuKernelSetAttribute(attrib, val, kernel, dev);
	if (_result == CUDA_SUCCESS)
		role_code_changed(_device, (uint64_t)(uintptr_t)kernel);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,
		CUdevice dev)
{
	__typeof__(&cuKernelSetAttribute) _way = real_cuKernelSetAttribute;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (!role_code_seen((int)dev, (uint64_t)(uintptr_t)kernel) ? gated_cuKernelSetAttribute
			: _way)(attrib, val, kernel, dev);
}

/* launch.grid, specs/cuda/libcuda.yaml:977 */
GATED CUresult gated_cuLaunch(CUfunction f)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuLaunch(f);
	_op = (struct role_launch){.work = ROLE_KERNEL, .what = (uint64_t)(uintptr_t)f};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunch(f);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunch(CUfunction f)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_launch_quick(0, (uint64_t)(uintptr_t)f, 0, &_quick)))
		return gated_cuLaunch(f);
	_result = real_cuLaunch(f);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunch(CUfunction f)
{
	__typeof__(&cuLaunch) _way = real_cuLaunch;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunch : _way)(f);
}

/* launch.cooperative, specs/cuda/libcuda.yaml:938 */
GATED CUresult gated_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hStream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)hStream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ), &_quick)))
		return gated_cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
	_result = real_cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams)
{
	__typeof__(&cuLaunchCooperativeKernel) _way = real_cuLaunchCooperativeKernel;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunchCooperativeKernel : _way)(f, gridDimX, gridDimY,
			gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
			kernelParams);
}

/* launch.cooperative.devices, specs/cuda/libcuda.yaml:945 */
GATED CUresult gated_cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(!numDevices || launchParamsList) || !(_thread = role_enter_work()))
		return real_cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices,
				flags);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (numDevices
			? (uint64_t)(uintptr_t)launchParamsList->hStream : (uint64_t)0), .what =
			(numDevices ? (uint64_t)(uintptr_t)launchParamsList->function
			: (uint64_t)0), .extent = (numDevices
			? role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)launchParamsList->gridDimX,
			(uint64_t)launchParamsList->gridDimY),
			(uint64_t)launchParamsList->gridDimZ),
			(uint64_t)launchParamsList->blockDimX),
			(uint64_t)launchParamsList->blockDimY),
			(uint64_t)launchParamsList->blockDimZ) : UINT64_C(0))};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!(!numDevices || launchParamsList) || !(_thread = role_launch_quick((numDevices
			? (uint64_t)(uintptr_t)launchParamsList->hStream : (uint64_t)0), (numDevices
			? (uint64_t)(uintptr_t)launchParamsList->function : (uint64_t)0),
			(numDevices
			? role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)launchParamsList->gridDimX,
			(uint64_t)launchParamsList->gridDimY),
			(uint64_t)launchParamsList->gridDimZ),
			(uint64_t)launchParamsList->blockDimX),
			(uint64_t)launchParamsList->blockDimY),
			(uint64_t)launchParamsList->blockDimZ) : UINT64_C(0)), &_quick)))
		return gated_cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices,
				flags);
	_result = real_cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	__typeof__(&cuLaunchCooperativeKernelMultiDevice) _way =
			real_cuLaunchCooperativeKernelMultiDevice;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunchCooperativeKernelMultiDevice
			: _way)(launchParamsList, numDevices, flags);
}

/* launch.cooperative, specs/cuda/libcuda.yaml:938 */
GATED CUresult gated_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuLaunchCooperativeKernel_ptsz(f, gridDimX, gridDimY, gridDimZ,
				blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
				kernelParams);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .what = (uint64_t)(uintptr_t)f,
			.extent = role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunchCooperativeKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_launch_quick(((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ), &_quick)))
		return gated_cuLaunchCooperativeKernel_ptsz(f, gridDimX, gridDimY, gridDimZ,
				blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
				kernelParams);
	_result = real_cuLaunchCooperativeKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams)
{
	__typeof__(&cuLaunchCooperativeKernel_ptsz) _way = real_cuLaunchCooperativeKernel_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunchCooperativeKernel_ptsz : _way)(f, gridDimX, gridDimY,
			gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
			kernelParams);
}

/* launch.grid, specs/cuda/libcuda.yaml:977 */
GATED CUresult gated_cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuLaunchGrid(f, grid_width, grid_height);
	_op = (struct role_launch){.work = ROLE_KERNEL, .what = (uint64_t)(uintptr_t)f};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunchGrid(f, grid_width, grid_height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_launch_quick(0, (uint64_t)(uintptr_t)f, 0, &_quick)))
		return gated_cuLaunchGrid(f, grid_width, grid_height);
	_result = real_cuLaunchGrid(f, grid_width, grid_height);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
	__typeof__(&cuLaunchGrid) _way = real_cuLaunchGrid;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunchGrid : _way)(f, grid_width, grid_height);
}

/* launch.grid.async, specs/cuda/libcuda.yaml:978 */
GATED CUresult gated_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuLaunchGridAsync(f, grid_width, grid_height, hStream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hStream,
			.what = (uint64_t)(uintptr_t)f};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunchGridAsync(f, grid_width, grid_height, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,
		CUstream hStream)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)hStream, (uint64_t)(uintptr_t)f, 0,
			&_quick)))
		return gated_cuLaunchGridAsync(f, grid_width, grid_height, hStream);
	_result = real_cuLaunchGridAsync(f, grid_width, grid_height, hStream);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,
		CUstream hStream)
{
	__typeof__(&cuLaunchGridAsync) _way = real_cuLaunchGridAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunchGridAsync : _way)(f, grid_width, grid_height,
			hStream);
}

/* launch.host, specs/cuda/libcuda.yaml:979 */
CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
{
	CUresult _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)hStream);

	_result = real_cuLaunchHostFunc(hStream, fn, userData);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)hStream);
	return _result;
}

/* launch.host, specs/cuda/libcuda.yaml:979 */
CUresult cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void *userData)
{
	CUresult _result;
	bool _noted = role_call_before(((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream
			: 2));

	_result = real_cuLaunchHostFunc_ptsz(hStream, fn, userData);
	if (_noted)
		role_call_after(((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream : 2));
	return _result;
}

/* launch.host, specs/cuda/libcuda.yaml:979 */
CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)
{
	CUresult _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)hStream);

	_result = real_cuLaunchHostFunc_v2(hStream, fn, userData, syncMode);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)hStream);
	return _result;
}

/* launch.host, specs/cuda/libcuda.yaml:979 */
CUresult cuLaunchHostFunc_v2_ptsz(CUstream hStream, CUhostFn fn, void *userData,
		unsigned int syncMode)
{
	CUresult _result;
	bool _noted = role_call_before(((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream
			: 2));

	_result = real_cuLaunchHostFunc_v2_ptsz(hStream, fn, userData, syncMode);
	if (_noted)
		role_call_after(((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream : 2));
	return _result;
}

/* launch, specs/cuda/libcuda.yaml:931 */
GATED CUresult gated_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
				blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hStream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)hStream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ), &_quick)))
		return gated_cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
				blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	_result = real_cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra)
{
	__typeof__(&cuLaunchKernel) _way = real_cuLaunchKernel;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunchKernel : _way)(f, gridDimX, gridDimY, gridDimZ,
			blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams,
			extra);
}

/* launch.ex, specs/cuda/libcuda.yaml:962 */
GATED CUresult gated_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
		void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!config || !(_thread = role_enter_work()))
		return real_cuLaunchKernelEx(config, f, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)config->hStream, .what = (uint64_t)(uintptr_t)f,
			.extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDimX,
			(uint64_t)config->gridDimY), (uint64_t)config->gridDimZ),
			(uint64_t)config->blockDimX), (uint64_t)config->blockDimY),
			(uint64_t)config->blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunchKernelEx(config, f, kernelParams, extra);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
		void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!config || !(_thread = role_launch_quick((uint64_t)(uintptr_t)config->hStream,
			(uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDimX,
			(uint64_t)config->gridDimY), (uint64_t)config->gridDimZ),
			(uint64_t)config->blockDimX), (uint64_t)config->blockDimY),
			(uint64_t)config->blockDimZ), &_quick)))
		return gated_cuLaunchKernelEx(config, f, kernelParams, extra);
	_result = real_cuLaunchKernelEx(config, f, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
		void **kernelParams, void **extra)
{
	__typeof__(&cuLaunchKernelEx) _way = real_cuLaunchKernelEx;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunchKernelEx : _way)(config, f, kernelParams, extra);
}

/* launch.ex, specs/cuda/libcuda.yaml:962 */
GATED CUresult gated_cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f,
		void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!config || !(_thread = role_enter_work()))
		return real_cuLaunchKernelEx_ptsz(config, f, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			((uint64_t)(uintptr_t)config->hStream ? (uint64_t)(uintptr_t)config->hStream
			: 2), .what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDimX,
			(uint64_t)config->gridDimY), (uint64_t)config->gridDimZ),
			(uint64_t)config->blockDimX), (uint64_t)config->blockDimY),
			(uint64_t)config->blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunchKernelEx_ptsz(config, f, kernelParams, extra);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f,
		void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!config || !(_thread = role_launch_quick(((uint64_t)(uintptr_t)config->hStream
			? (uint64_t)(uintptr_t)config->hStream : 2), (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDimX,
			(uint64_t)config->gridDimY), (uint64_t)config->gridDimZ),
			(uint64_t)config->blockDimX), (uint64_t)config->blockDimY),
			(uint64_t)config->blockDimZ), &_quick)))
		return gated_cuLaunchKernelEx_ptsz(config, f, kernelParams, extra);
	_result = real_cuLaunchKernelEx_ptsz(config, f, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f,
		void **kernelParams, void **extra)
{
	__typeof__(&cuLaunchKernelEx_ptsz) _way = real_cuLaunchKernelEx_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunchKernelEx_ptsz : _way)(config, f, kernelParams,
			extra);
}

/* launch, specs/cuda/libcuda.yaml:931 */
GATED CUresult gated_cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuLaunchKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .what = (uint64_t)(uintptr_t)f,
			.extent = role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_cuLaunchKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CUresult counted_cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_launch_quick(((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ), &_quick)))
		return gated_cuLaunchKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	_result = real_cuLaunchKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == CUDA_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CUresult cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams, void **extra)
{
	__typeof__(&cuLaunchKernel_ptsz) _way = real_cuLaunchKernel_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cuLaunchKernel_ptsz : _way)(f, gridDimX, gridDimY, gridDimZ,
			blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams,
			extra);
}

/* library.global, specs/cuda/libcuda.yaml:793 */
CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuLibraryGetGlobal(dptr, bytes, library, name);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuLibraryGetGlobal(dptr, bytes, library, name);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* library.kernel, specs/cuda/libcuda.yaml:794 */
CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuLibraryGetKernel(pKernel, library, name);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuLibraryGetKernel(pKernel, library, name);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* library.global, specs/cuda/libcuda.yaml:793 */
CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuLibraryGetManaged(dptr, bytes, library, name);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuLibraryGetManaged(dptr, bytes, library, name);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* library.module, specs/cuda/libcuda.yaml:803 */
CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuLibraryGetModule(pMod, library);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuLibraryGetModule(pMod, library);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* library.load, specs/cuda/libcuda.yaml:795 */
CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
		void **jitOptionsValues, unsigned int numJitOptions,
		CUlibraryOption *libraryOptions, void **libraryOptionValues,
		unsigned int numLibraryOptions)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!library || !role_enter())
		return real_cuLibraryLoadData(library, code, jitOptions, jitOptionsValues,
				numJitOptions, libraryOptions, libraryOptionValues,
				numLibraryOptions);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*library) _was = *library;
	_result = real_cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions,
			libraryOptions, libraryOptionValues, numLibraryOptions);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuLibraryUnload(*library);
		*library = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* library.load.file, specs/cuda/libcuda.yaml:796 */
CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions,
		void **jitOptionsValues, unsigned int numJitOptions,
		CUlibraryOption *libraryOptions, void **libraryOptionValues,
		unsigned int numLibraryOptions)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!library || !role_enter())
		return real_cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues,
				numJitOptions, libraryOptions, libraryOptionValues,
				numLibraryOptions);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*library) _was = *library;
	_result = real_cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues,
			numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuLibraryUnload(*library);
		*library = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* library.unload, specs/cuda/libcuda.yaml:804 */
CUresult cuLibraryUnload(CUlibrary library)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuLibraryUnload(library);
	role_code_leaving();
	_result = real_cuLibraryUnload(library);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* endpoint.bind, specs/cuda/libcuda.yaml:742 */
CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuLogicalEndpointAddDevice(leId, dev);
	_result = real_cuLogicalEndpointAddDevice(leId, dev);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* endpoint.bind, specs/cuda/libcuda.yaml:742 */
CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
		void *ptr, cuuint64_t size, unsigned long long flags)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags);
	_result = real_cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* endpoint.bind, specs/cuda/libcuda.yaml:742 */
CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
		CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
		unsigned long long flags)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size,
				flags);
	_result = real_cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size,
			flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* endpoint.bind, specs/cuda/libcuda.yaml:742 */
CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
		cuuint64_t size)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuLogicalEndpointUnbind(leId, dev, offset, size);
	_result = real_cuLogicalEndpointUnbind(leId, dev, offset, size);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* mem.alloc, specs/cuda/libcuda.yaml:982 */
CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned int bytesize)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAlloc(dptr, bytesize);
	_op.bytes = (uint64_t)bytesize;
	__typeof__(*dptr) _was = *dptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemAlloc(dptr, bytesize);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*dptr), _op.bytes)) {
		real_cuMemFree_v2(*dptr);
		*dptr = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* pool.alloc, specs/cuda/libcuda.yaml:1111 */
CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocAsync(dptr, bytesize, hStream);
	_op.stream = (uint64_t)(uintptr_t)hStream;
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)hStream)) {
		_result = real_cuMemAllocAsync(dptr, bytesize, hStream);
		goto out;
	}
	_op.bytes = (uint64_t)bytesize;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dptr) _was = *dptr;
	do {
		do
			_result = real_cuMemAllocAsync(dptr, bytesize, hStream);
		while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CUDA_SUCCESS))
			goto out;
		real_cuMemFreeAsync(*dptr, hStream);
		*dptr = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* pool.alloc, specs/cuda/libcuda.yaml:1111 */
CUresult cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocAsync_ptsz(dptr, bytesize, hStream);
	_op.stream = ((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream : 2);
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording(((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream
			: 2))) {
		_result = real_cuMemAllocAsync_ptsz(dptr, bytesize, hStream);
		goto out;
	}
	_op.bytes = (uint64_t)bytesize;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dptr) _was = *dptr;
	do {
		do
			_result = real_cuMemAllocAsync_ptsz(dptr, bytesize, hStream);
		while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CUDA_SUCCESS))
			goto out;
		real_cuMemFreeAsync_ptsz(*dptr, hStream);
		*dptr = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* pool.alloc.from, specs/cuda/libcuda.yaml:1112 */
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
		CUstream hStream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
	_op.pool = (uint64_t)(uintptr_t)pool;
	_op.stream = (uint64_t)(uintptr_t)hStream;
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)hStream)) {
		_result = real_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
		goto out;
	}
	_op.bytes = (uint64_t)bytesize;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dptr) _was = *dptr;
	do {
		do
			_result = real_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
		while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CUDA_SUCCESS))
			goto out;
		real_cuMemFreeAsync(*dptr, hStream);
		*dptr = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* pool.alloc.from, specs/cuda/libcuda.yaml:1112 */
CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
		CUstream hStream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream);
	_op.pool = (uint64_t)(uintptr_t)pool;
	_op.stream = ((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream : 2);
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording(((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream
			: 2))) {
		_result = real_cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream);
		goto out;
	}
	_op.bytes = (uint64_t)bytesize;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dptr) _was = *dptr;
	do {
		do
			_result = real_cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream);
		while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CUDA_SUCCESS))
			goto out;
		real_cuMemFreeAsync_ptsz(*dptr, hStream);
		*dptr = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* mem.alloc.managed, specs/cuda/libcuda.yaml:983 */
CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocManaged(dptr, bytesize, flags);
	_op.bytes = (uint64_t)bytesize;
	_op.unlisted = true;
	__typeof__(*dptr) _was = *dptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemAllocManaged(dptr, bytesize, flags);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*dptr), _op.bytes)) {
		real_cuMemFree_v2(*dptr);
		*dptr = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc.pitch, specs/cuda/libcuda.yaml:984 */
CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned int *pPitch, unsigned int WidthInBytes,
		unsigned int Height, unsigned int ElementSizeBytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pPitch || !dptr || !role_enter())
		return real_cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
	_op.bytes = role_mul(role_align((uint64_t)WidthInBytes, UINT64_C(512)), (uint64_t)Height);
	__typeof__(*dptr) _was = *dptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height,
				ElementSizeBytes);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*dptr), role_mul((uint64_t)(*pPitch),
			(uint64_t)Height))) {
		real_cuMemFree_v2(*dptr);
		*dptr = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc.pitch, specs/cuda/libcuda.yaml:984 */
CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
		unsigned int ElementSizeBytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pPitch || !dptr || !role_enter())
		return real_cuMemAllocPitch_v2(dptr, pPitch, WidthInBytes, Height,
				ElementSizeBytes);
	_op.bytes = role_mul(role_align((uint64_t)WidthInBytes, UINT64_C(512)), (uint64_t)Height);
	__typeof__(*dptr) _was = *dptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemAllocPitch_v2(dptr, pPitch, WidthInBytes, Height,
				ElementSizeBytes);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*dptr), role_mul((uint64_t)(*pPitch),
			(uint64_t)Height))) {
		real_cuMemFree_v2(*dptr);
		*dptr = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc, specs/cuda/libcuda.yaml:982 */
CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAlloc_v2(dptr, bytesize);
	_op.bytes = (uint64_t)bytesize;
	__typeof__(*dptr) _was = *dptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemAlloc_v2(dptr, bytesize);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*dptr), _op.bytes)) {
		real_cuMemFree_v2(*dptr);
		*dptr = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* copy.decompress, specs/cuda/libcuda.yaml:460 */
GATED CUresult gated_cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
		unsigned int flags, size_t *errorIndex, CUstream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!paramsArray || !(_thread = role_enter_work()))
		return real_cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex,
				stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)paramsArray[EACH].dstNumBytes;

		_op.extent = role_add(_op.extent, _extent);
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
		unsigned int flags, size_t *errorIndex, CUstream stream)
{
	__typeof__(&cuMemBatchDecompressAsync) _way = real_cuMemBatchDecompressAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemBatchDecompressAsync : _way)(paramsArray, count, flags,
			errorIndex, stream);
}

/* copy.decompress, specs/cuda/libcuda.yaml:460 */
GATED CUresult gated_cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams *paramsArray,
		size_t count, unsigned int flags, size_t *errorIndex, CUstream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!paramsArray || !(_thread = role_enter_work()))
		return real_cuMemBatchDecompressAsync_ptsz(paramsArray, count, flags, errorIndex,
				stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2)};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)paramsArray[EACH].dstNumBytes;

		_op.extent = role_add(_op.extent, _extent);
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemBatchDecompressAsync_ptsz(paramsArray, count, flags, errorIndex,
			stream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams *paramsArray, size_t count,
		unsigned int flags, size_t *errorIndex, CUstream stream)
{
	__typeof__(&cuMemBatchDecompressAsync_ptsz) _way = real_cuMemBatchDecompressAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemBatchDecompressAsync_ptsz : _way)(paramsArray, count,
			flags, errorIndex, stream);
}

/* vmm.create, specs/cuda/libcuda.yaml:1207 */
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
		const CUmemAllocationProp *prop, unsigned long long flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!handle || !prop || !role_enter())
		return real_cuMemCreate(handle, size, prop, flags);
	_op.device = ((prop->location.type == CU_MEM_LOCATION_TYPE_DEVICE) ? (int)prop->location.id
			: ((prop->location.type == 6)
			? (int)((uint64_t)prop->location.id & (uint64_t)255) : ROLE_DEVICE_NONE));
	_op.bytes = (uint64_t)size;
	__typeof__(*handle) _was = *handle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemCreate(handle, size, prop, flags);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*handle), _op.bytes)) {
		real_cuMemRelease(*handle);
		*handle = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* pointer.prefetch.batch, specs/cuda/libcuda.yaml:1011 */
GATED CUresult gated_cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes,
		size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
		size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!sizes || !(_thread = role_enter_work()))
		return real_cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs,
				prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)sizes[EACH];

		_op.extent = role_add(_op.extent, _extent);
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs,
			prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes,
		size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
		size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemDiscardAndPrefetchBatchAsync) _way =
			real_cuMemDiscardAndPrefetchBatchAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemDiscardAndPrefetchBatchAsync : _way)(dptrs, sizes, count,
			prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
}

/* pointer.prefetch.batch, specs/cuda/libcuda.yaml:1011 */
GATED CUresult gated_cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes,
		size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
		size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!sizes || !(_thread = role_enter_work()))
		return real_cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs, sizes, count,
				prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)sizes[EACH];

		_op.extent = role_add(_op.extent, _extent);
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs,
			prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes,
		size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
		size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemDiscardAndPrefetchBatchAsync_ptsz) _way =
			real_cuMemDiscardAndPrefetchBatchAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemDiscardAndPrefetchBatchAsync_ptsz : _way)(dptrs, sizes,
			count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
}

/* vmm.export, specs/cuda/libcuda.yaml:1215 */
CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle,
		CUmemAllocationHandleType handleType, unsigned long long flags)
{
	CUresult _result;
	uint64_t _key;
	bool _file;

	if (!role_enter())
		return real_cuMemExportToShareableHandle(shareableHandle, handle, handleType,
				flags);
	_key = (uint64_t)handle;
	_file = handleType == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
	_result = real_cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags);
	if (_result == CUDA_SUCCESS)
		role_physical_exported(_key, _file ? *(const int *)shareableHandle : -1);
	role_leave();
	return _result;
}

/* mem.free, specs/cuda/libcuda.yaml:994 */
CUresult cuMemFree(CUdeviceptr_v1 dptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	CUresult _result;

	if (!role_enter())
		return real_cuMemFree(dptr);
	_op.key = (uint64_t)dptr;
	role_free_before(&_op);
	_result = real_cuMemFree(dptr);
	role_free_after(&_op, _result == CUDA_SUCCESS);
	role_leave();
	return _result;
}

/* mem.free.async, specs/cuda/libcuda.yaml:995 */
CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	CUresult _result;

	if (!role_enter())
		return real_cuMemFreeAsync(dptr, hStream);
	_op.key = (uint64_t)dptr;
	role_free_before(&_op);
	_result = real_cuMemFreeAsync(dptr, hStream);
	role_free_after(&_op, _result == CUDA_SUCCESS);
	role_leave();
	return _result;
}

/* mem.free.async, specs/cuda/libcuda.yaml:995 */
CUresult cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	CUresult _result;

	if (!role_enter())
		return real_cuMemFreeAsync_ptsz(dptr, hStream);
	_op.key = (uint64_t)dptr;
	role_free_before(&_op);
	_result = real_cuMemFreeAsync_ptsz(dptr, hStream);
	role_free_after(&_op, _result == CUDA_SUCCESS);
	role_leave();
	return _result;
}

/* mem.free, specs/cuda/libcuda.yaml:994 */
CUresult cuMemFree_v2(CUdeviceptr dptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	CUresult _result;

	if (!role_enter())
		return real_cuMemFree_v2(dptr);
	_op.key = (uint64_t)dptr;
	role_free_before(&_op);
	_result = real_cuMemFree_v2(dptr);
	role_free_after(&_op, _result == CUDA_SUCCESS);
	role_leave();
	return _result;
}

/* pool.default.place, specs/cuda/libcuda.yaml:1138 */
CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
		CUmemAllocationType type)
{
	CUresult _result;
	int _device;

	if (!pool_out || !location || !role_enter())
		return real_cuMemGetDefaultMemPool(pool_out, location, type);
	_device = ((location->type == CU_MEM_LOCATION_TYPE_DEVICE) ? (int)location->id
			: ((location->type == 6) ? (int)((uint64_t)location->id & (uint64_t)255)
			: ((type == 2) ? ROLE_DEVICE_CURRENT : ROLE_DEVICE_NONE)));
	_result = real_cuMemGetDefaultMemPool(pool_out, location, type);
	if (_result == CUDA_SUCCESS)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*pool_out));
	role_leave();
	return _result;
}

/* view.info, specs/cuda/libcuda.yaml:1201 */
CUresult cuMemGetInfo(unsigned int *free, unsigned int *total)
{
	struct role_view _view;
	CUresult _result;

	if (!role_enter())
		return real_cuMemGetInfo(free, total);
	_result = real_cuMemGetInfo(free, total);
	if (_result == CUDA_SUCCESS && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* view.info, specs/cuda/libcuda.yaml:1201 */
CUresult cuMemGetInfo_v2(size_t *free, size_t *total)
{
	struct role_view _view;
	CUresult _result;

	if (!role_enter())
		return real_cuMemGetInfo_v2(free, total);
	_result = real_cuMemGetInfo_v2(free, total);
	if (_result == CUDA_SUCCESS && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* pool.default.place, specs/cuda/libcuda.yaml:1138 */
CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)
{
	CUresult _result;
	int _device;

	if (!pool || !location || !role_enter())
		return real_cuMemGetMemPool(pool, location, type);
	_device = ((location->type == CU_MEM_LOCATION_TYPE_DEVICE) ? (int)location->id
			: ((location->type == 6) ? (int)((uint64_t)location->id & (uint64_t)255)
			: ((type == 2) ? ROLE_DEVICE_CURRENT : ROLE_DEVICE_NONE)));
	_result = real_cuMemGetMemPool(pool, location, type);
	if (_result == CUDA_SUCCESS)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*pool));
	role_leave();
	return _result;
}

/* vmm.import, specs/cuda/libcuda.yaml:1222 */
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
		CUmemAllocationHandleType shHandleType)
{
	CUresult _result;

	if (!handle || !role_enter())
		return real_cuMemImportFromShareableHandle(handle, osHandle, shHandleType);
	_result = real_cuMemImportFromShareableHandle(handle, osHandle, shHandleType);
	if (_result == CUDA_SUCCESS)
		role_physical_opened((uint64_t)(*handle));
	if (_result == CUDA_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* vmm.map, specs/cuda/libcuda.yaml:1223 */
CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
		unsigned long long flags)
{
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _address;
	uint64_t _bytes;
	uint64_t _key;

	if (!role_enter())
		return real_cuMemMap(ptr, size, offset, handle, flags);
	_address = (uint64_t)ptr;
	_bytes = (uint64_t)size;
	_key = (uint64_t)handle;
	if (role_physical_mapping(_bytes, _key))
		goto out;
	_result = real_cuMemMap(ptr, size, offset, handle, flags);
	if (_result == CUDA_SUCCESS)
		role_physical_mapped(_address, _bytes, _key);
out:
	role_leave();
	return _result;
}

/* pool.create, specs/cuda/libcuda.yaml:1129 */
CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
{
	CUresult _result;
	int _device;

	if (!pool || !poolProps || !role_enter())
		return real_cuMemPoolCreate(pool, poolProps);
	_device = ((poolProps->location.type == CU_MEM_LOCATION_TYPE_DEVICE)
			? (int)poolProps->location.id : ((poolProps->location.type == 6)
			? (int)((uint64_t)poolProps->location.id & (uint64_t)255)
			: ((poolProps->allocType == 2) ? ROLE_DEVICE_CURRENT : ROLE_DEVICE_NONE)));
	_result = real_cuMemPoolCreate(pool, poolProps);
	if (_result == CUDA_SUCCESS)
		role_pool_settle(_device, (uint64_t)(uintptr_t)(*pool), false);
	role_leave();
	return _result;
}

/* pool.destroy, specs/cuda/libcuda.yaml:1137 */
CUresult cuMemPoolDestroy(CUmemoryPool pool)
{
	CUresult _result;
	uint64_t _pool;

	if (!role_enter())
		return real_cuMemPoolDestroy(pool);
	_pool = role_pool_leaving((uint64_t)(uintptr_t)pool);
	_result = real_cuMemPoolDestroy(pool);
	if (_result == CUDA_SUCCESS)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, true);
	role_leave();
	return _result;
}

/* pool.threshold, specs/cuda/libcuda.yaml:1148 */
CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	CUresult _result;
	uint64_t _pool;

	if (!role_enter())
		return real_cuMemPoolSetAttribute(pool, attr, value);
	_pool = (uint64_t)(uintptr_t)pool;
	_result = real_cuMemPoolSetAttribute(pool, attr, value);
	if (_result == CUDA_SUCCESS)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* pool.trim, specs/cuda/libcuda.yaml:1155 */
CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
	CUresult _result;
	uint64_t _pool;

	if (!role_enter())
		return real_cuMemPoolTrimTo(pool, minBytesToKeep);
	_pool = (uint64_t)(uintptr_t)pool;
	_result = real_cuMemPoolTrimTo(pool, minBytesToKeep);
	if (_result == CUDA_SUCCESS)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* pointer.prefetch, specs/cuda/libcuda.yaml:1000 */
GATED CUresult gated_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemPrefetchAsync(devPtr, count, dstDevice, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)count, .host = 1};
	role_launch_before(&_op, _thread);
	_result = real_cuMemPrefetchAsync(devPtr, count, dstDevice, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
		CUstream hStream)
{
	__typeof__(&cuMemPrefetchAsync) _way = real_cuMemPrefetchAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemPrefetchAsync : _way)(devPtr, count, dstDevice, hStream);
}

/* pointer.prefetch, specs/cuda/libcuda.yaml:1000 */
GATED CUresult gated_cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemPrefetchAsync_ptsz(devPtr, count, dstDevice, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)count, .host = 1};
	role_launch_before(&_op, _thread);
	_result = real_cuMemPrefetchAsync_ptsz(devPtr, count, dstDevice, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
		CUstream hStream)
{
	__typeof__(&cuMemPrefetchAsync_ptsz) _way = real_cuMemPrefetchAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemPrefetchAsync_ptsz : _way)(devPtr, count, dstDevice,
			hStream);
}

/* pointer.prefetch, specs/cuda/libcuda.yaml:1000 */
GATED CUresult gated_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
		unsigned int flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)count, .host = 1};
	role_launch_before(&_op, _thread);
	_result = real_cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
		unsigned int flags, CUstream hStream)
{
	__typeof__(&cuMemPrefetchAsync_v2) _way = real_cuMemPrefetchAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemPrefetchAsync_v2 : _way)(devPtr, count, location, flags,
			hStream);
}

/* pointer.prefetch, specs/cuda/libcuda.yaml:1000 */
GATED CUresult gated_cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count,
		CUmemLocation location, unsigned int flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemPrefetchAsync_v2_ptsz(devPtr, count, location, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)count, .host = 1};
	role_launch_before(&_op, _thread);
	_result = real_cuMemPrefetchAsync_v2_ptsz(devPtr, count, location, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count,
		CUmemLocation location, unsigned int flags, CUstream hStream)
{
	__typeof__(&cuMemPrefetchAsync_v2_ptsz) _way = real_cuMemPrefetchAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemPrefetchAsync_v2_ptsz : _way)(devPtr, count, location,
			flags, hStream);
}

/* pointer.prefetch.batch, specs/cuda/libcuda.yaml:1011 */
GATED CUresult gated_cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!sizes || !(_thread = role_enter_work()))
		return real_cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs,
				prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)sizes[EACH];

		_op.extent = role_add(_op.extent, _extent);
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs,
			numPrefetchLocs, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemPrefetchBatchAsync) _way = real_cuMemPrefetchBatchAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemPrefetchBatchAsync : _way)(dptrs, sizes, count,
			prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
}

/* pointer.prefetch.batch, specs/cuda/libcuda.yaml:1011 */
GATED CUresult gated_cuMemPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!sizes || !(_thread = role_enter_work()))
		return real_cuMemPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs,
				prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)sizes[EACH];

		_op.extent = role_add(_op.extent, _extent);
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs,
			prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemPrefetchBatchAsync_ptsz) _way = real_cuMemPrefetchBatchAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemPrefetchBatchAsync_ptsz : _way)(dptrs, sizes, count,
			prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
}

/* vmm.release, specs/cuda/libcuda.yaml:1224 */
CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
{
	struct role_free _op = {.space = ROLE_PHYSICAL};
	CUresult _result;

	if (!role_enter())
		return real_cuMemRelease(handle);
	_op.key = (uint64_t)handle;
	role_free_before(&_op);
	_result = real_cuMemRelease(handle);
	role_free_after(&_op, _result == CUDA_SUCCESS);
	role_leave();
	return _result;
}

/* vmm.retain, specs/cuda/libcuda.yaml:1226 */
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
{
	CUresult _result;

	if (!handle || !role_enter())
		return real_cuMemRetainAllocationHandle(handle, addr);
	_result = real_cuMemRetainAllocationHandle(handle, addr);
	if (_result == CUDA_SUCCESS)
		role_physical_retain((uint64_t)(*handle));
	role_leave();
	return _result;
}

/* vmm.unmap, specs/cuda/libcuda.yaml:1227 */
CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)
{
	CUresult _result;
	uint64_t _address;
	uint64_t _bytes;

	if (!role_enter())
		return real_cuMemUnmap(ptr, size);
	_address = (uint64_t)ptr;
	_bytes = (uint64_t)size;
	_result = real_cuMemUnmap(ptr, size);
	if (_result == CUDA_SUCCESS)
		role_physical_unmapped(_address, _bytes);
	role_leave();
	return _result;
}

/* copy, specs/cuda/libcuda.yaml:331 */
GATED CUresult gated_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpy(dst, src, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .host = true,
			.waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy(dst, src, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	__typeof__(&cuMemcpy) _way = real_cuMemcpy;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy : _way)(dst, src, ByteCount);
}

/* copy.2d, specs/cuda/libcuda.yaml:462 */
GATED CUresult gated_cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy2D(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy2D(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy)
{
	__typeof__(&cuMemcpy2D) _way = real_cuMemcpy2D;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy2D : _way)(pCopy);
}

/* copy.2d.async, specs/cuda/libcuda.yaml:487 */
GATED CUresult gated_cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy2DAsync(pCopy, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			.host = (((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy2DAsync(pCopy, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream)
{
	__typeof__(&cuMemcpy2DAsync) _way = real_cuMemcpy2DAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy2DAsync : _way)(pCopy, hStream);
}

/* copy.2d.async, specs/cuda/libcuda.yaml:487 */
GATED CUresult gated_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy2DAsync_v2(pCopy, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			.host = (((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy2DAsync_v2(pCopy, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
	__typeof__(&cuMemcpy2DAsync_v2) _way = real_cuMemcpy2DAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy2DAsync_v2 : _way)(pCopy, hStream);
}

/* copy.2d.async, specs/cuda/libcuda.yaml:487 */
GATED CUresult gated_cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy2DAsync_v2_ptsz(pCopy, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent =
			role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy2DAsync_v2_ptsz(pCopy, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
	__typeof__(&cuMemcpy2DAsync_v2_ptsz) _way = real_cuMemcpy2DAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy2DAsync_v2_ptsz : _way)(pCopy, hStream);
}

/* copy.2d.unaligned, specs/cuda/libcuda.yaml:513 */
GATED CUresult gated_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy2DUnaligned(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy2DUnaligned(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy)
{
	__typeof__(&cuMemcpy2DUnaligned) _way = real_cuMemcpy2DUnaligned;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy2DUnaligned : _way)(pCopy);
}

/* copy.2d.unaligned, specs/cuda/libcuda.yaml:513 */
GATED CUresult gated_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy2DUnaligned_v2(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy2DUnaligned_v2(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
{
	__typeof__(&cuMemcpy2DUnaligned_v2) _way = real_cuMemcpy2DUnaligned_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy2DUnaligned_v2 : _way)(pCopy);
}

/* copy.2d.unaligned, specs/cuda/libcuda.yaml:513 */
GATED CUresult gated_cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy2DUnaligned_v2_ptds(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent =
			role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy2DUnaligned_v2_ptds(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
	__typeof__(&cuMemcpy2DUnaligned_v2_ptds) _way = real_cuMemcpy2DUnaligned_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy2DUnaligned_v2_ptds : _way)(pCopy);
}

/* copy.2d, specs/cuda/libcuda.yaml:462 */
GATED CUresult gated_cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy2D_v2(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy2D_v2(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
{
	__typeof__(&cuMemcpy2D_v2) _way = real_cuMemcpy2D_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy2D_v2 : _way)(pCopy);
}

/* copy.2d, specs/cuda/libcuda.yaml:462 */
GATED CUresult gated_cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy2D_v2_ptds(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent =
			role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy2D_v2_ptds(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
	__typeof__(&cuMemcpy2D_v2_ptds) _way = real_cuMemcpy2D_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy2D_v2_ptds : _way)(pCopy);
}

/* copy.3d, specs/cuda/libcuda.yaml:538 */
GATED CUresult gated_cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3D(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul(role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			(uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3D(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy)
{
	__typeof__(&cuMemcpy3D) _way = real_cuMemcpy3D;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3D : _way)(pCopy);
}

/* copy.3d.async, specs/cuda/libcuda.yaml:569 */
GATED CUresult gated_cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3DAsync(pCopy, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(role_mul((uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height), (uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DAsync(pCopy, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream)
{
	__typeof__(&cuMemcpy3DAsync) _way = real_cuMemcpy3DAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DAsync : _way)(pCopy, hStream);
}

/* copy.3d.async, specs/cuda/libcuda.yaml:569 */
GATED CUresult gated_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3DAsync_v2(pCopy, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(role_mul((uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height), (uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DAsync_v2(pCopy, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
	__typeof__(&cuMemcpy3DAsync_v2) _way = real_cuMemcpy3DAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DAsync_v2 : _way)(pCopy, hStream);
}

/* copy.3d.async, specs/cuda/libcuda.yaml:569 */
GATED CUresult gated_cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3DAsync_v2_ptsz(pCopy, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent =
			role_mul(role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			(uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DAsync_v2_ptsz(pCopy, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
	__typeof__(&cuMemcpy3DAsync_v2_ptsz) _way = real_cuMemcpy3DAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DAsync_v2_ptsz : _way)(pCopy, hStream);
}

/* copy.batch.3d, specs/cuda/libcuda.yaml:425 */
GATED CUresult gated_cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		size_t *failIdx, unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	uint64_t _largest = 0, _most = 0;
	CUresult _result;

	if (!opList || !(_thread = role_enter_work()))
		return real_cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)numOps && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = role_mul(role_mul((uint64_t)opList[EACH].extent.width,
				(uint64_t)opList[EACH].extent.height),
				(uint64_t)opList[EACH].extent.depth);

		_op.extent = role_add(_op.extent, _extent);
		if (_extent > _most) {
			_most = _extent;
			_largest = EACH;
		}
	}
	for (uint64_t _number = 0; _op.host && _number < (uint64_t)numOps &&
			_number < ROLE_ASKED; _number++) {
		const uint64_t EACH = role_asked(_number, (uint64_t)numOps, _largest);

		_op.host = !((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].dst.op.array.array
				: (uint64_t)opList[EACH].dst.op.ptr.ptr),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.x : UINT64_C(0)),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.rowLength),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.y : UINT64_C(0)),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.layerHeight),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.z : UINT64_C(0))))) &&
				(opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].src.op.array.array
				: (uint64_t)opList[EACH].src.op.ptr.ptr),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.x : UINT64_C(0)),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.rowLength),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.y : UINT64_C(0)),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.layerHeight),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.z : UINT64_C(0))))));
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		size_t *failIdx, unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemcpy3DBatchAsync) _way = real_cuMemcpy3DBatchAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DBatchAsync : _way)(numOps, opList, failIdx, flags,
			hStream);
}

/* copy.batch.3d, specs/cuda/libcuda.yaml:425 */
GATED CUresult gated_cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		size_t *failIdx, unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	uint64_t _largest = 0, _most = 0;
	CUresult _result;

	if (!opList || !(_thread = role_enter_work()))
		return real_cuMemcpy3DBatchAsync_ptsz(numOps, opList, failIdx, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)numOps && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = role_mul(role_mul((uint64_t)opList[EACH].extent.width,
				(uint64_t)opList[EACH].extent.height),
				(uint64_t)opList[EACH].extent.depth);

		_op.extent = role_add(_op.extent, _extent);
		if (_extent > _most) {
			_most = _extent;
			_largest = EACH;
		}
	}
	for (uint64_t _number = 0; _op.host && _number < (uint64_t)numOps &&
			_number < ROLE_ASKED; _number++) {
		const uint64_t EACH = role_asked(_number, (uint64_t)numOps, _largest);

		_op.host = !((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].dst.op.array.array
				: (uint64_t)opList[EACH].dst.op.ptr.ptr),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.x : UINT64_C(0)),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.rowLength),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.y : UINT64_C(0)),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.layerHeight),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.z : UINT64_C(0))))) &&
				(opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].src.op.array.array
				: (uint64_t)opList[EACH].src.op.ptr.ptr),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.x : UINT64_C(0)),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.rowLength),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.y : UINT64_C(0)),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.layerHeight),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.z : UINT64_C(0))))));
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DBatchAsync_ptsz(numOps, opList, failIdx, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		size_t *failIdx, unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemcpy3DBatchAsync_ptsz) _way = real_cuMemcpy3DBatchAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DBatchAsync_ptsz : _way)(numOps, opList, failIdx,
			flags, hStream);
}

/* copy.batch.3d, specs/cuda/libcuda.yaml:425 */
GATED CUresult gated_cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	uint64_t _largest = 0, _most = 0;
	CUresult _result;

	if (!opList || !(_thread = role_enter_work()))
		return real_cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)numOps && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = role_mul(role_mul((uint64_t)opList[EACH].extent.width,
				(uint64_t)opList[EACH].extent.height),
				(uint64_t)opList[EACH].extent.depth);

		_op.extent = role_add(_op.extent, _extent);
		if (_extent > _most) {
			_most = _extent;
			_largest = EACH;
		}
	}
	for (uint64_t _number = 0; _op.host && _number < (uint64_t)numOps &&
			_number < ROLE_ASKED; _number++) {
		const uint64_t EACH = role_asked(_number, (uint64_t)numOps, _largest);

		_op.host = !((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].dst.op.array.array
				: (uint64_t)opList[EACH].dst.op.ptr.ptr),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.x : UINT64_C(0)),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.rowLength),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.y : UINT64_C(0)),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.layerHeight),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.z : UINT64_C(0))))) &&
				(opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].src.op.array.array
				: (uint64_t)opList[EACH].src.op.ptr.ptr),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.x : UINT64_C(0)),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.rowLength),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.y : UINT64_C(0)),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.layerHeight),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.z : UINT64_C(0))))));
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemcpy3DBatchAsync_v2) _way = real_cuMemcpy3DBatchAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DBatchAsync_v2 : _way)(numOps, opList, flags,
			hStream);
}

/* copy.batch.3d, specs/cuda/libcuda.yaml:425 */
GATED CUresult gated_cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	uint64_t _largest = 0, _most = 0;
	CUresult _result;

	if (!opList || !(_thread = role_enter_work()))
		return real_cuMemcpy3DBatchAsync_v2_ptsz(numOps, opList, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)numOps && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = role_mul(role_mul((uint64_t)opList[EACH].extent.width,
				(uint64_t)opList[EACH].extent.height),
				(uint64_t)opList[EACH].extent.depth);

		_op.extent = role_add(_op.extent, _extent);
		if (_extent > _most) {
			_most = _extent;
			_largest = EACH;
		}
	}
	for (uint64_t _number = 0; _op.host && _number < (uint64_t)numOps &&
			_number < ROLE_ASKED; _number++) {
		const uint64_t EACH = role_asked(_number, (uint64_t)numOps, _largest);

		_op.host = !((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].dst.op.array.array
				: (uint64_t)opList[EACH].dst.op.ptr.ptr),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.x : UINT64_C(0)),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.rowLength),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.y : UINT64_C(0)),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.layerHeight),
				((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.z : UINT64_C(0))))) &&
				(opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].src.op.array.array
				: (uint64_t)opList[EACH].src.op.ptr.ptr),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.x : UINT64_C(0)),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.rowLength),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.y : UINT64_C(0)),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.layerHeight),
				((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.z : UINT64_C(0))))));
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DBatchAsync_v2_ptsz(numOps, opList, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemcpy3DBatchAsync_v2_ptsz) _way = real_cuMemcpy3DBatchAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DBatchAsync_v2_ptsz : _way)(numOps, opList, flags,
			hStream);
}

/* copy.3d.peer, specs/cuda/libcuda.yaml:601 */
GATED CUresult gated_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3DPeer(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul(role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			(uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DPeer(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
{
	__typeof__(&cuMemcpy3DPeer) _way = real_cuMemcpy3DPeer;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DPeer : _way)(pCopy);
}

/* copy.3d.peer.async, specs/cuda/libcuda.yaml:634 */
GATED CUresult gated_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3DPeerAsync(pCopy, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(role_mul((uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height), (uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DPeerAsync(pCopy, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
	__typeof__(&cuMemcpy3DPeerAsync) _way = real_cuMemcpy3DPeerAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DPeerAsync : _way)(pCopy, hStream);
}

/* copy.3d.peer.async, specs/cuda/libcuda.yaml:634 */
GATED CUresult gated_cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3DPeerAsync_ptsz(pCopy, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent =
			role_mul(role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			(uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DPeerAsync_ptsz(pCopy, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
	__typeof__(&cuMemcpy3DPeerAsync_ptsz) _way = real_cuMemcpy3DPeerAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DPeerAsync_ptsz : _way)(pCopy, hStream);
}

/* copy.3d.peer, specs/cuda/libcuda.yaml:601 */
GATED CUresult gated_cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3DPeer_ptds(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent =
			role_mul(role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			(uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DPeer_ptds(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER *pCopy)
{
	__typeof__(&cuMemcpy3DPeer_ptds) _way = real_cuMemcpy3DPeer_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DPeer_ptds : _way)(pCopy);
}

/* copy.attributes.3d, specs/cuda/libcuda.yaml:370 */
GATED CUresult gated_cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op,
		unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!op || !(_thread = role_enter_work()))
		return real_cuMemcpy3DWithAttributesAsync(op, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(role_mul((uint64_t)op->extent.width,
			(uint64_t)op->extent.height), (uint64_t)op->extent.depth), .host = 1};
	if (_op.host)
		_op.host = !((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)op->dst.op.array.array
				: (uint64_t)op->dst.op.ptr.ptr),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->dst.op.array.offset.x : UINT64_C(0)),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
				: (uint64_t)op->dst.op.ptr.rowLength),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->dst.op.array.offset.y : UINT64_C(0)),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
				: (uint64_t)op->dst.op.ptr.layerHeight),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->dst.op.array.offset.z : UINT64_C(0))))) &&
				(op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)op->src.op.array.array
				: (uint64_t)op->src.op.ptr.ptr),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->src.op.array.offset.x : UINT64_C(0)),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
				: (uint64_t)op->src.op.ptr.rowLength),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->src.op.array.offset.y : UINT64_C(0)),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
				: (uint64_t)op->src.op.ptr.layerHeight),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->src.op.array.offset.z : UINT64_C(0))))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DWithAttributesAsync(op, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op,
		unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemcpy3DWithAttributesAsync) _way = real_cuMemcpy3DWithAttributesAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DWithAttributesAsync : _way)(op, flags, hStream);
}

/* copy.attributes.3d, specs/cuda/libcuda.yaml:370 */
GATED CUresult gated_cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP *op,
		unsigned long long flags, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!op || !(_thread = role_enter_work()))
		return real_cuMemcpy3DWithAttributesAsync_ptsz(op, flags, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent =
			role_mul(role_mul((uint64_t)op->extent.width, (uint64_t)op->extent.height),
			(uint64_t)op->extent.depth), .host = 1};
	if (_op.host)
		_op.host = !((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)op->dst.op.array.array
				: (uint64_t)op->dst.op.ptr.ptr),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->dst.op.array.offset.x : UINT64_C(0)),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
				: (uint64_t)op->dst.op.ptr.rowLength),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->dst.op.array.offset.y : UINT64_C(0)),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
				: (uint64_t)op->dst.op.ptr.layerHeight),
				((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->dst.op.array.offset.z : UINT64_C(0))))) &&
				(op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY ||
				role_on_device(role_place(((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)op->src.op.array.array
				: (uint64_t)op->src.op.ptr.ptr),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->src.op.array.offset.x : UINT64_C(0)),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
				: (uint64_t)op->src.op.ptr.rowLength),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->src.op.array.offset.y : UINT64_C(0)),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
				: (uint64_t)op->src.op.ptr.layerHeight),
				((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)op->src.op.array.offset.z : UINT64_C(0))))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3DWithAttributesAsync_ptsz(op, flags, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP *op,
		unsigned long long flags, CUstream hStream)
{
	__typeof__(&cuMemcpy3DWithAttributesAsync_ptsz) _way =
			real_cuMemcpy3DWithAttributesAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3DWithAttributesAsync_ptsz : _way)(op, flags, hStream);
}

/* copy.3d, specs/cuda/libcuda.yaml:538 */
GATED CUresult gated_cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3D_v2(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul(role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			(uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3D_v2(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
{
	__typeof__(&cuMemcpy3D_v2) _way = real_cuMemcpy3D_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3D_v2 : _way)(pCopy);
}

/* copy.3d, specs/cuda/libcuda.yaml:538 */
GATED CUresult gated_cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_cuMemcpy3D_v2_ptds(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent =
			role_mul(role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			(uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST) ||
			(pCopy->dstMemoryType == CU_MEMORYTYPE_UNIFIED)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)) ||
			(pCopy->srcMemoryType == CU_MEMORYTYPE_UNIFIED), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)pCopy->dstDevice)), (uint64_t)pCopy->dstXInBytes,
				(uint64_t)pCopy->dstPitch, (uint64_t)pCopy->dstY,
				(uint64_t)pCopy->dstHeight, (uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY ||
				role_on_device(role_place(((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)pCopy->srcDevice)), (uint64_t)pCopy->srcXInBytes,
				(uint64_t)pCopy->srcPitch, (uint64_t)pCopy->srcY,
				(uint64_t)pCopy->srcHeight, (uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy3D_v2_ptds(pCopy);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D *pCopy)
{
	__typeof__(&cuMemcpy3D_v2_ptds) _way = real_cuMemcpy3D_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy3D_v2_ptds : _way)(pCopy);
}

/* copy.async, specs/cuda/libcuda.yaml:332 */
GATED CUresult gated_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAsync(dst, src, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount, .host = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAsync(dst, src, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
		CUstream hStream)
{
	__typeof__(&cuMemcpyAsync) _way = real_cuMemcpyAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAsync : _way)(dst, src, ByteCount, hStream);
}

/* copy.async, specs/cuda/libcuda.yaml:332 */
GATED CUresult gated_cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAsync_ptsz(dst, src, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)ByteCount, .host =
			true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAsync_ptsz(dst, src, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
		CUstream hStream)
{
	__typeof__(&cuMemcpyAsync_ptsz) _way = real_cuMemcpyAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAsync_ptsz : _way)(dst, src, ByteCount, hStream);
}

/* copy.atoa, specs/cuda/libcuda.yaml:668 */
GATED CUresult gated_cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray,
		unsigned int srcOffset, unsigned int ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray,
		unsigned int srcOffset, unsigned int ByteCount)
{
	__typeof__(&cuMemcpyAtoA) _way = real_cuMemcpyAtoA;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoA : _way)(dstArray, dstOffset, srcArray, srcOffset,
			ByteCount);
}

/* copy.atoa, specs/cuda/libcuda.yaml:668 */
GATED CUresult gated_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray,
		size_t srcOffset, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray,
		size_t srcOffset, size_t ByteCount)
{
	__typeof__(&cuMemcpyAtoA_v2) _way = real_cuMemcpyAtoA_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoA_v2 : _way)(dstArray, dstOffset, srcArray,
			srcOffset, ByteCount);
}

/* copy.atoa, specs/cuda/libcuda.yaml:668 */
GATED CUresult gated_cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray,
		size_t srcOffset, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoA_v2_ptds(dstArray, dstOffset, srcArray, srcOffset,
				ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoA_v2_ptds(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray,
		size_t srcOffset, size_t ByteCount)
{
	__typeof__(&cuMemcpyAtoA_v2_ptds) _way = real_cuMemcpyAtoA_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoA_v2_ptds : _way)(dstArray, dstOffset, srcArray,
			srcOffset, ByteCount);
}

/* copy.atod, specs/cuda/libcuda.yaml:677 */
GATED CUresult gated_cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray,
		unsigned int srcOffset, unsigned int ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount)
{
	__typeof__(&cuMemcpyAtoD) _way = real_cuMemcpyAtoD;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoD : _way)(dstDevice, srcArray, srcOffset,
			ByteCount);
}

/* copy.atod, specs/cuda/libcuda.yaml:677 */
GATED CUresult gated_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyAtoD_v2) _way = real_cuMemcpyAtoD_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoD_v2 : _way)(dstDevice, srcArray, srcOffset,
			ByteCount);
}

/* copy.atod, specs/cuda/libcuda.yaml:677 */
GATED CUresult gated_cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoD_v2_ptds(dstDevice, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoD_v2_ptds(dstDevice, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyAtoD_v2_ptds) _way = real_cuMemcpyAtoD_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoD_v2_ptds : _way)(dstDevice, srcArray, srcOffset,
			ByteCount);
}

/* copy.atoh, specs/cuda/libcuda.yaml:678 */
GATED CUresult gated_cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount)
{
	__typeof__(&cuMemcpyAtoH) _way = real_cuMemcpyAtoH;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoH : _way)(dstHost, srcArray, srcOffset, ByteCount);
}

/* copy.atoh.async, specs/cuda/libcuda.yaml:679 */
GATED CUresult gated_cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyAtoHAsync) _way = real_cuMemcpyAtoHAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoHAsync : _way)(dstHost, srcArray, srcOffset,
			ByteCount, hStream);
}

/* copy.atoh.async, specs/cuda/libcuda.yaml:679 */
GATED CUresult gated_cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyAtoHAsync_v2) _way = real_cuMemcpyAtoHAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoHAsync_v2 : _way)(dstHost, srcArray, srcOffset,
			ByteCount, hStream);
}

/* copy.atoh.async, specs/cuda/libcuda.yaml:679 */
GATED CUresult gated_cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoHAsync_v2_ptsz(dstHost, srcArray, srcOffset, ByteCount,
				hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)ByteCount, .host =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoHAsync_v2_ptsz(dstHost, srcArray, srcOffset, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyAtoHAsync_v2_ptsz) _way = real_cuMemcpyAtoHAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoHAsync_v2_ptsz : _way)(dstHost, srcArray, srcOffset,
			ByteCount, hStream);
}

/* copy.atoh, specs/cuda/libcuda.yaml:678 */
GATED CUresult gated_cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyAtoH_v2) _way = real_cuMemcpyAtoH_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoH_v2 : _way)(dstHost, srcArray, srcOffset,
			ByteCount);
}

/* copy.atoh, specs/cuda/libcuda.yaml:678 */
GATED CUresult gated_cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyAtoH_v2_ptds(dstHost, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.host = true, .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyAtoH_v2_ptds(dstHost, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyAtoH_v2_ptds) _way = real_cuMemcpyAtoH_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyAtoH_v2_ptds : _way)(dstHost, srcArray, srcOffset,
			ByteCount);
}

/* copy.batch, specs/cuda/libcuda.yaml:406 */
GATED CUresult gated_cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		size_t *failIdx, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	uint64_t _largest = 0, _most = 0;
	CUresult _result;

	if (!dsts || !srcs || !sizes || !(_thread = role_enter_work()))
		return real_cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs,
				failIdx, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)sizes[EACH];

		_op.extent = role_add(_op.extent, _extent);
		if (_extent > _most) {
			_most = _extent;
			_largest = EACH;
		}
	}
	for (uint64_t _number = 0; _op.host && _number < (uint64_t)count &&
			_number < ROLE_ASKED; _number++) {
		const uint64_t EACH = role_asked(_number, (uint64_t)count, _largest);

		_op.host = !(role_on_device((uint64_t)dsts[EACH]) &&
				role_on_device((uint64_t)srcs[EACH]));
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs,
			failIdx, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		size_t *failIdx, CUstream hStream)
{
	__typeof__(&cuMemcpyBatchAsync) _way = real_cuMemcpyBatchAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyBatchAsync : _way)(dsts, srcs, sizes, count, attrs,
			attrsIdxs, numAttrs, failIdx, hStream);
}

/* copy.batch, specs/cuda/libcuda.yaml:406 */
GATED CUresult gated_cuMemcpyBatchAsync_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		size_t *failIdx, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	uint64_t _largest = 0, _most = 0;
	CUresult _result;

	if (!dsts || !srcs || !sizes || !(_thread = role_enter_work()))
		return real_cuMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs,
				numAttrs, failIdx, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)sizes[EACH];

		_op.extent = role_add(_op.extent, _extent);
		if (_extent > _most) {
			_most = _extent;
			_largest = EACH;
		}
	}
	for (uint64_t _number = 0; _op.host && _number < (uint64_t)count &&
			_number < ROLE_ASKED; _number++) {
		const uint64_t EACH = role_asked(_number, (uint64_t)count, _largest);

		_op.host = !(role_on_device((uint64_t)dsts[EACH]) &&
				role_on_device((uint64_t)srcs[EACH]));
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs,
			failIdx, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyBatchAsync_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		size_t *failIdx, CUstream hStream)
{
	__typeof__(&cuMemcpyBatchAsync_ptsz) _way = real_cuMemcpyBatchAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyBatchAsync_ptsz : _way)(dsts, srcs, sizes, count,
			attrs, attrsIdxs, numAttrs, failIdx, hStream);
}

/* copy.batch, specs/cuda/libcuda.yaml:406 */
GATED CUresult gated_cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	uint64_t _largest = 0, _most = 0;
	CUresult _result;

	if (!dsts || !srcs || !sizes || !(_thread = role_enter_work()))
		return real_cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs,
				numAttrs, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)sizes[EACH];

		_op.extent = role_add(_op.extent, _extent);
		if (_extent > _most) {
			_most = _extent;
			_largest = EACH;
		}
	}
	for (uint64_t _number = 0; _op.host && _number < (uint64_t)count &&
			_number < ROLE_ASKED; _number++) {
		const uint64_t EACH = role_asked(_number, (uint64_t)count, _largest);

		_op.host = !(role_on_device((uint64_t)dsts[EACH]) &&
				role_on_device((uint64_t)srcs[EACH]));
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs,
			hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		CUstream hStream)
{
	__typeof__(&cuMemcpyBatchAsync_v2) _way = real_cuMemcpyBatchAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyBatchAsync_v2 : _way)(dsts, srcs, sizes, count, attrs,
			attrsIdxs, numAttrs, hStream);
}

/* copy.batch, specs/cuda/libcuda.yaml:406 */
GATED CUresult gated_cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	uint64_t _largest = 0, _most = 0;
	CUresult _result;

	if (!dsts || !srcs || !sizes || !(_thread = role_enter_work()))
		return real_cuMemcpyBatchAsync_v2_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs,
				numAttrs, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .host = 1};
	for (uint64_t EACH = 0; EACH < (uint64_t)count && EACH < ROLE_SUMMED; EACH++) {
		uint64_t _extent = (uint64_t)sizes[EACH];

		_op.extent = role_add(_op.extent, _extent);
		if (_extent > _most) {
			_most = _extent;
			_largest = EACH;
		}
	}
	for (uint64_t _number = 0; _op.host && _number < (uint64_t)count &&
			_number < ROLE_ASKED; _number++) {
		const uint64_t EACH = role_asked(_number, (uint64_t)count, _largest);

		_op.host = !(role_on_device((uint64_t)dsts[EACH]) &&
				role_on_device((uint64_t)srcs[EACH]));
	}
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyBatchAsync_v2_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs,
			numAttrs, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		CUstream hStream)
{
	__typeof__(&cuMemcpyBatchAsync_v2_ptsz) _way = real_cuMemcpyBatchAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyBatchAsync_v2_ptsz : _way)(dsts, srcs, sizes, count,
			attrs, attrsIdxs, numAttrs, hStream);
}

/* copy.dtoa, specs/cuda/libcuda.yaml:688 */
GATED CUresult gated_cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset,
		CUdeviceptr_v1 srcDevice, unsigned int ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount)
{
	__typeof__(&cuMemcpyDtoA) _way = real_cuMemcpyDtoA;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoA : _way)(dstArray, dstOffset, srcDevice,
			ByteCount);
}

/* copy.dtoa, specs/cuda/libcuda.yaml:688 */
GATED CUresult gated_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyDtoA_v2) _way = real_cuMemcpyDtoA_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoA_v2 : _way)(dstArray, dstOffset, srcDevice,
			ByteCount);
}

/* copy.dtoa, specs/cuda/libcuda.yaml:688 */
GATED CUresult gated_cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoA_v2_ptds(dstArray, dstOffset, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoA_v2_ptds(dstArray, dstOffset, srcDevice, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyDtoA_v2_ptds) _way = real_cuMemcpyDtoA_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoA_v2_ptds : _way)(dstArray, dstOffset, srcDevice,
			ByteCount);
}

/* copy.dtod, specs/cuda/libcuda.yaml:333 */
GATED CUresult gated_cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoD(dstDevice, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoD(dstDevice, srcDevice, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount)
{
	__typeof__(&cuMemcpyDtoD) _way = real_cuMemcpyDtoD;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoD : _way)(dstDevice, srcDevice, ByteCount);
}

/* copy.dtod.async, specs/cuda/libcuda.yaml:334 */
GATED CUresult gated_cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyDtoDAsync) _way = real_cuMemcpyDtoDAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoDAsync : _way)(dstDevice, srcDevice, ByteCount,
			hStream);
}

/* copy.dtod.async, specs/cuda/libcuda.yaml:334 */
GATED CUresult gated_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
		size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
		size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyDtoDAsync_v2) _way = real_cuMemcpyDtoDAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoDAsync_v2 : _way)(dstDevice, srcDevice, ByteCount,
			hStream);
}

/* copy.dtod.async, specs/cuda/libcuda.yaml:334 */
GATED CUresult gated_cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
		size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoDAsync_v2_ptsz(dstDevice, srcDevice, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)ByteCount};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoDAsync_v2_ptsz(dstDevice, srcDevice, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
		size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyDtoDAsync_v2_ptsz) _way = real_cuMemcpyDtoDAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoDAsync_v2_ptsz : _way)(dstDevice, srcDevice,
			ByteCount, hStream);
}

/* copy.dtod, specs/cuda/libcuda.yaml:333 */
GATED CUresult gated_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
	__typeof__(&cuMemcpyDtoD_v2) _way = real_cuMemcpyDtoD_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoD_v2 : _way)(dstDevice, srcDevice, ByteCount);
}

/* copy.dtod, specs/cuda/libcuda.yaml:333 */
GATED CUresult gated_cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoD_v2_ptds(dstDevice, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoD_v2_ptds(dstDevice, srcDevice, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyDtoD_v2_ptds) _way = real_cuMemcpyDtoD_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoD_v2_ptds : _way)(dstDevice, srcDevice, ByteCount);
}

/* copy.dtoh, specs/cuda/libcuda.yaml:335 */
GATED CUresult gated_cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoH(dstHost, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoH(dstHost, srcDevice, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)
{
	__typeof__(&cuMemcpyDtoH) _way = real_cuMemcpyDtoH;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoH : _way)(dstHost, srcDevice, ByteCount);
}

/* copy.dtoh.async, specs/cuda/libcuda.yaml:343 */
GATED CUresult gated_cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyDtoHAsync) _way = real_cuMemcpyDtoHAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoHAsync : _way)(dstHost, srcDevice, ByteCount,
			hStream);
}

/* copy.dtoh.async, specs/cuda/libcuda.yaml:343 */
GATED CUresult gated_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream)
{
	__typeof__(&cuMemcpyDtoHAsync_v2) _way = real_cuMemcpyDtoHAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoHAsync_v2 : _way)(dstHost, srcDevice, ByteCount,
			hStream);
}

/* copy.dtoh.async, specs/cuda/libcuda.yaml:343 */
GATED CUresult gated_cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice,
		size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoHAsync_v2_ptsz(dstHost, srcDevice, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)ByteCount, .host =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoHAsync_v2_ptsz(dstHost, srcDevice, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream)
{
	__typeof__(&cuMemcpyDtoHAsync_v2_ptsz) _way = real_cuMemcpyDtoHAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoHAsync_v2_ptsz : _way)(dstHost, srcDevice,
			ByteCount, hStream);
}

/* copy.dtoh, specs/cuda/libcuda.yaml:335 */
GATED CUresult gated_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	__typeof__(&cuMemcpyDtoH_v2) _way = real_cuMemcpyDtoH_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoH_v2 : _way)(dstHost, srcDevice, ByteCount);
}

/* copy.dtoh, specs/cuda/libcuda.yaml:335 */
GATED CUresult gated_cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyDtoH_v2_ptds(dstHost, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.host = true, .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyDtoH_v2_ptds(dstHost, srcDevice, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	__typeof__(&cuMemcpyDtoH_v2_ptds) _way = real_cuMemcpyDtoH_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyDtoH_v2_ptds : _way)(dstHost, srcDevice, ByteCount);
}

/* copy.htoa, specs/cuda/libcuda.yaml:689 */
GATED CUresult gated_cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void *srcHost,
		unsigned int ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void *srcHost,
		unsigned int ByteCount)
{
	__typeof__(&cuMemcpyHtoA) _way = real_cuMemcpyHtoA;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoA : _way)(dstArray, dstOffset, srcHost, ByteCount);
}

/* copy.htoa.async, specs/cuda/libcuda.yaml:690 */
GATED CUresult gated_cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset,
		const void *srcHost, unsigned int ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void *srcHost,
		unsigned int ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyHtoAAsync) _way = real_cuMemcpyHtoAAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoAAsync : _way)(dstArray, dstOffset, srcHost,
			ByteCount, hStream);
}

/* copy.htoa.async, specs/cuda/libcuda.yaml:690 */
GATED CUresult gated_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyHtoAAsync_v2) _way = real_cuMemcpyHtoAAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoAAsync_v2 : _way)(dstArray, dstOffset, srcHost,
			ByteCount, hStream);
}

/* copy.htoa.async, specs/cuda/libcuda.yaml:690 */
GATED CUresult gated_cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset,
		const void *srcHost, size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoAAsync_v2_ptsz(dstArray, dstOffset, srcHost, ByteCount,
				hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)ByteCount, .host =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoAAsync_v2_ptsz(dstArray, dstOffset, srcHost, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset,
		const void *srcHost, size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyHtoAAsync_v2_ptsz) _way = real_cuMemcpyHtoAAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoAAsync_v2_ptsz : _way)(dstArray, dstOffset, srcHost,
			ByteCount, hStream);
}

/* copy.htoa, specs/cuda/libcuda.yaml:689 */
GATED CUresult gated_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyHtoA_v2) _way = real_cuMemcpyHtoA_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoA_v2 : _way)(dstArray, dstOffset, srcHost,
			ByteCount);
}

/* copy.htoa, specs/cuda/libcuda.yaml:689 */
GATED CUresult gated_cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoA_v2_ptds(dstArray, dstOffset, srcHost, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.host = true, .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoA_v2_ptds(dstArray, dstOffset, srcHost, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyHtoA_v2_ptds) _way = real_cuMemcpyHtoA_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoA_v2_ptds : _way)(dstArray, dstOffset, srcHost,
			ByteCount);
}

/* copy.htod, specs/cuda/libcuda.yaml:352 */
GATED CUresult gated_cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost,
		unsigned int ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoD(dstDevice, srcHost, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoD(dstDevice, srcHost, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost,
		unsigned int ByteCount)
{
	__typeof__(&cuMemcpyHtoD) _way = real_cuMemcpyHtoD;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoD : _way)(dstDevice, srcHost, ByteCount);
}

/* copy.htod.async, specs/cuda/libcuda.yaml:360 */
GATED CUresult gated_cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost,
		unsigned int ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost,
		unsigned int ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyHtoDAsync) _way = real_cuMemcpyHtoDAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoDAsync : _way)(dstDevice, srcHost, ByteCount,
			hStream);
}

/* copy.htod.async, specs/cuda/libcuda.yaml:360 */
GATED CUresult gated_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyHtoDAsync_v2) _way = real_cuMemcpyHtoDAsync_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoDAsync_v2 : _way)(dstDevice, srcHost, ByteCount,
			hStream);
}

/* copy.htod.async, specs/cuda/libcuda.yaml:360 */
GATED CUresult gated_cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoDAsync_v2_ptsz(dstDevice, srcHost, ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)ByteCount, .host =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoDAsync_v2_ptsz(dstDevice, srcHost, ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyHtoDAsync_v2_ptsz) _way = real_cuMemcpyHtoDAsync_v2_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoDAsync_v2_ptsz : _way)(dstDevice, srcHost,
			ByteCount, hStream);
}

/* copy.htod, specs/cuda/libcuda.yaml:352 */
GATED CUresult gated_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
	__typeof__(&cuMemcpyHtoD_v2) _way = real_cuMemcpyHtoD_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoD_v2 : _way)(dstDevice, srcHost, ByteCount);
}

/* copy.htod, specs/cuda/libcuda.yaml:352 */
GATED CUresult gated_cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost,
		size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyHtoD_v2_ptds(dstDevice, srcHost, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.host = true, .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyHtoD_v2_ptds(dstDevice, srcHost, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost,
		size_t ByteCount)
{
	__typeof__(&cuMemcpyHtoD_v2_ptds) _way = real_cuMemcpyHtoD_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyHtoD_v2_ptds : _way)(dstDevice, srcHost, ByteCount);
}

/* copy.peer, specs/cuda/libcuda.yaml:403 */
GATED CUresult gated_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
		CUcontext srcContext, size_t ByteCount)
{
	__typeof__(&cuMemcpyPeer) _way = real_cuMemcpyPeer;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyPeer : _way)(dstDevice, dstContext, srcDevice,
			srcContext, ByteCount);
}

/* copy.peer.async, specs/cuda/libcuda.yaml:404 */
GATED CUresult gated_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext,
				ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)ByteCount};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount,
			hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyPeerAsync) _way = real_cuMemcpyPeerAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyPeerAsync : _way)(dstDevice, dstContext, srcDevice,
			srcContext, ByteCount, hStream);
}

/* copy.peer.async, specs/cuda/libcuda.yaml:404 */
GATED CUresult gated_cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyPeerAsync_ptsz(dstDevice, dstContext, srcDevice, srcContext,
				ByteCount, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)ByteCount};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyPeerAsync_ptsz(dstDevice, dstContext, srcDevice, srcContext,
			ByteCount, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	__typeof__(&cuMemcpyPeerAsync_ptsz) _way = real_cuMemcpyPeerAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyPeerAsync_ptsz : _way)(dstDevice, dstContext,
			srcDevice, srcContext, ByteCount, hStream);
}

/* copy.peer, specs/cuda/libcuda.yaml:403 */
GATED CUresult gated_cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyPeer_ptds(dstDevice, dstContext, srcDevice, srcContext,
				ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyPeer_ptds(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)
{
	__typeof__(&cuMemcpyPeer_ptds) _way = real_cuMemcpyPeer_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyPeer_ptds : _way)(dstDevice, dstContext, srcDevice,
			srcContext, ByteCount);
}

/* copy.attributes, specs/cuda/libcuda.yaml:369 */
GATED CUresult gated_cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = (uint64_t)size, .host = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream)
{
	__typeof__(&cuMemcpyWithAttributesAsync) _way = real_cuMemcpyWithAttributesAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyWithAttributesAsync : _way)(dst, src, size, attr,
			hStream);
}

/* copy.attributes, specs/cuda/libcuda.yaml:369 */
GATED CUresult gated_cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpyWithAttributesAsync_ptsz(dst, src, size, attr, hStream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = (uint64_t)size, .host =
			true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpyWithAttributesAsync_ptsz(dst, src, size, attr, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream)
{
	__typeof__(&cuMemcpyWithAttributesAsync_ptsz) _way = real_cuMemcpyWithAttributesAsync_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpyWithAttributesAsync_ptsz : _way)(dst, src, size, attr,
			hStream);
}

/* copy, specs/cuda/libcuda.yaml:331 */
GATED CUresult gated_cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemcpy_ptds(dst, src, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)ByteCount,
			.host = true, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cuMemcpy_ptds(dst, src, ByteCount);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	__typeof__(&cuMemcpy_ptds) _way = real_cuMemcpy_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemcpy_ptds : _way)(dst, src, ByteCount);
}

/* memset.16, specs/cuda/libcuda.yaml:1066 */
GATED CUresult gated_cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD16(dstDevice, us, N);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(2), (uint64_t)N),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD16(dstDevice, us, N);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N)
{
	__typeof__(&cuMemsetD16) _way = real_cuMemsetD16;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD16 : _way)(dstDevice, us, N);
}

/* memset.16.async, specs/cuda/libcuda.yaml:1067 */
GATED CUresult gated_cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD16Async(dstDevice, us, N, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(UINT64_C(2), (uint64_t)N)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD16Async(dstDevice, us, N, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,
		CUstream hStream)
{
	__typeof__(&cuMemsetD16Async) _way = real_cuMemsetD16Async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD16Async : _way)(dstDevice, us, N, hStream);
}

/* memset.16.async, specs/cuda/libcuda.yaml:1067 */
GATED CUresult gated_cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD16Async_ptsz(dstDevice, us, N, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = role_mul(UINT64_C(2),
			(uint64_t)N)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD16Async_ptsz(dstDevice, us, N, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N,
		CUstream hStream)
{
	__typeof__(&cuMemsetD16Async_ptsz) _way = real_cuMemsetD16Async_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD16Async_ptsz : _way)(dstDevice, us, N, hStream);
}

/* memset.16, specs/cuda/libcuda.yaml:1066 */
GATED CUresult gated_cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD16_v2(dstDevice, us, N);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(2), (uint64_t)N),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD16_v2(dstDevice, us, N);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
	__typeof__(&cuMemsetD16_v2) _way = real_cuMemsetD16_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD16_v2 : _way)(dstDevice, us, N);
}

/* memset.16, specs/cuda/libcuda.yaml:1066 */
GATED CUresult gated_cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD16_v2_ptds(dstDevice, us, N);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = 2, .extent = role_mul(UINT64_C(2),
			(uint64_t)N), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD16_v2_ptds(dstDevice, us, N);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
	__typeof__(&cuMemsetD16_v2_ptds) _way = real_cuMemsetD16_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD16_v2_ptds : _way)(dstDevice, us, N);
}

/* memset.2d.16, specs/cuda/libcuda.yaml:1068 */
GATED CUresult gated_cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch,
		unsigned short us, unsigned int Width, unsigned int Height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(2),
			(uint64_t)Width), (uint64_t)Height), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us,
		unsigned int Width, unsigned int Height)
{
	__typeof__(&cuMemsetD2D16) _way = real_cuMemsetD2D16;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D16 : _way)(dstDevice, dstPitch, us, Width, Height);
}

/* memset.2d.16.async, specs/cuda/libcuda.yaml:1069 */
GATED CUresult gated_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(role_mul(UINT64_C(2), (uint64_t)Width),
			(uint64_t)Height)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height, CUstream hStream)
{
	__typeof__(&cuMemsetD2D16Async) _way = real_cuMemsetD2D16Async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D16Async : _way)(dstDevice, dstPitch, us, Width,
			Height, hStream);
}

/* memset.2d.16.async, specs/cuda/libcuda.yaml:1069 */
GATED CUresult gated_cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
		unsigned short us, size_t Width, size_t Height, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D16Async_ptsz(dstDevice, dstPitch, us, Width, Height,
				hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent =
			role_mul(role_mul(UINT64_C(2), (uint64_t)Width), (uint64_t)Height)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D16Async_ptsz(dstDevice, dstPitch, us, Width, Height, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
		unsigned short us, size_t Width, size_t Height, CUstream hStream)
{
	__typeof__(&cuMemsetD2D16Async_ptsz) _way = real_cuMemsetD2D16Async_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D16Async_ptsz : _way)(dstDevice, dstPitch, us, Width,
			Height, hStream);
}

/* memset.2d.16, specs/cuda/libcuda.yaml:1068 */
GATED CUresult gated_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(2),
			(uint64_t)Width), (uint64_t)Height), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height)
{
	__typeof__(&cuMemsetD2D16_v2) _way = real_cuMemsetD2D16_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D16_v2 : _way)(dstDevice, dstPitch, us, Width,
			Height);
}

/* memset.2d.16, specs/cuda/libcuda.yaml:1068 */
GATED CUresult gated_cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch,
		unsigned short us, size_t Width, size_t Height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D16_v2_ptds(dstDevice, dstPitch, us, Width, Height);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = 2, .extent =
			role_mul(role_mul(UINT64_C(2), (uint64_t)Width), (uint64_t)Height),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D16_v2_ptds(dstDevice, dstPitch, us, Width, Height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height)
{
	__typeof__(&cuMemsetD2D16_v2_ptds) _way = real_cuMemsetD2D16_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D16_v2_ptds : _way)(dstDevice, dstPitch, us, Width,
			Height);
}

/* memset.2d.32, specs/cuda/libcuda.yaml:1081 */
GATED CUresult gated_cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui,
		unsigned int Width, unsigned int Height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(4),
			(uint64_t)Width), (uint64_t)Height), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui,
		unsigned int Width, unsigned int Height)
{
	__typeof__(&cuMemsetD2D32) _way = real_cuMemsetD2D32;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D32 : _way)(dstDevice, dstPitch, ui, Width, Height);
}

/* memset.2d.32.async, specs/cuda/libcuda.yaml:1082 */
GATED CUresult gated_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(role_mul(UINT64_C(4), (uint64_t)Width),
			(uint64_t)Height)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height, CUstream hStream)
{
	__typeof__(&cuMemsetD2D32Async) _way = real_cuMemsetD2D32Async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D32Async : _way)(dstDevice, dstPitch, ui, Width,
			Height, hStream);
}

/* memset.2d.32.async, specs/cuda/libcuda.yaml:1082 */
GATED CUresult gated_cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
		unsigned int ui, size_t Width, size_t Height, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D32Async_ptsz(dstDevice, dstPitch, ui, Width, Height,
				hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent =
			role_mul(role_mul(UINT64_C(4), (uint64_t)Width), (uint64_t)Height)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D32Async_ptsz(dstDevice, dstPitch, ui, Width, Height, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height, CUstream hStream)
{
	__typeof__(&cuMemsetD2D32Async_ptsz) _way = real_cuMemsetD2D32Async_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D32Async_ptsz : _way)(dstDevice, dstPitch, ui, Width,
			Height, hStream);
}

/* memset.2d.32, specs/cuda/libcuda.yaml:1081 */
GATED CUresult gated_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(4),
			(uint64_t)Width), (uint64_t)Height), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height)
{
	__typeof__(&cuMemsetD2D32_v2) _way = real_cuMemsetD2D32_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D32_v2 : _way)(dstDevice, dstPitch, ui, Width,
			Height);
}

/* memset.2d.32, specs/cuda/libcuda.yaml:1081 */
GATED CUresult gated_cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D32_v2_ptds(dstDevice, dstPitch, ui, Width, Height);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = 2, .extent =
			role_mul(role_mul(UINT64_C(4), (uint64_t)Width), (uint64_t)Height),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D32_v2_ptds(dstDevice, dstPitch, ui, Width, Height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height)
{
	__typeof__(&cuMemsetD2D32_v2_ptds) _way = real_cuMemsetD2D32_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D32_v2_ptds : _way)(dstDevice, dstPitch, ui, Width,
			Height);
}

/* memset.2d.8, specs/cuda/libcuda.yaml:1094 */
GATED CUresult gated_cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc,
		unsigned int Width, unsigned int Height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(1),
			(uint64_t)Width), (uint64_t)Height), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc,
		unsigned int Width, unsigned int Height)
{
	__typeof__(&cuMemsetD2D8) _way = real_cuMemsetD2D8;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D8 : _way)(dstDevice, dstPitch, uc, Width, Height);
}

/* memset.2d.8.async, specs/cuda/libcuda.yaml:1095 */
GATED CUresult gated_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(role_mul(UINT64_C(1), (uint64_t)Width),
			(uint64_t)Height)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height, CUstream hStream)
{
	__typeof__(&cuMemsetD2D8Async) _way = real_cuMemsetD2D8Async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D8Async : _way)(dstDevice, dstPitch, uc, Width,
			Height, hStream);
}

/* memset.2d.8.async, specs/cuda/libcuda.yaml:1095 */
GATED CUresult gated_cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
		unsigned char uc, size_t Width, size_t Height, CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D8Async_ptsz(dstDevice, dstPitch, uc, Width, Height, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent =
			role_mul(role_mul(UINT64_C(1), (uint64_t)Width), (uint64_t)Height)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D8Async_ptsz(dstDevice, dstPitch, uc, Width, Height, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height, CUstream hStream)
{
	__typeof__(&cuMemsetD2D8Async_ptsz) _way = real_cuMemsetD2D8Async_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D8Async_ptsz : _way)(dstDevice, dstPitch, uc, Width,
			Height, hStream);
}

/* memset.2d.8, specs/cuda/libcuda.yaml:1094 */
GATED CUresult gated_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(1),
			(uint64_t)Width), (uint64_t)Height), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height)
{
	__typeof__(&cuMemsetD2D8_v2) _way = real_cuMemsetD2D8_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D8_v2 : _way)(dstDevice, dstPitch, uc, Width,
			Height);
}

/* memset.2d.8, specs/cuda/libcuda.yaml:1094 */
GATED CUresult gated_cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD2D8_v2_ptds(dstDevice, dstPitch, uc, Width, Height);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = 2, .extent =
			role_mul(role_mul(UINT64_C(1), (uint64_t)Width), (uint64_t)Height),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD2D8_v2_ptds(dstDevice, dstPitch, uc, Width, Height);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height)
{
	__typeof__(&cuMemsetD2D8_v2_ptds) _way = real_cuMemsetD2D8_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD2D8_v2_ptds : _way)(dstDevice, dstPitch, uc, Width,
			Height);
}

/* memset.32, specs/cuda/libcuda.yaml:1079 */
GATED CUresult gated_cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD32(dstDevice, ui, N);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(4), (uint64_t)N),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD32(dstDevice, ui, N);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N)
{
	__typeof__(&cuMemsetD32) _way = real_cuMemsetD32;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD32 : _way)(dstDevice, ui, N);
}

/* memset.32.async, specs/cuda/libcuda.yaml:1080 */
GATED CUresult gated_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD32Async(dstDevice, ui, N, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(UINT64_C(4), (uint64_t)N)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD32Async(dstDevice, ui, N, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,
		CUstream hStream)
{
	__typeof__(&cuMemsetD32Async) _way = real_cuMemsetD32Async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD32Async : _way)(dstDevice, ui, N, hStream);
}

/* memset.32.async, specs/cuda/libcuda.yaml:1080 */
GATED CUresult gated_cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD32Async_ptsz(dstDevice, ui, N, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = role_mul(UINT64_C(4),
			(uint64_t)N)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD32Async_ptsz(dstDevice, ui, N, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N,
		CUstream hStream)
{
	__typeof__(&cuMemsetD32Async_ptsz) _way = real_cuMemsetD32Async_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD32Async_ptsz : _way)(dstDevice, ui, N, hStream);
}

/* memset.32, specs/cuda/libcuda.yaml:1079 */
GATED CUresult gated_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD32_v2(dstDevice, ui, N);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(4), (uint64_t)N),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD32_v2(dstDevice, ui, N);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
	__typeof__(&cuMemsetD32_v2) _way = real_cuMemsetD32_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD32_v2 : _way)(dstDevice, ui, N);
}

/* memset.32, specs/cuda/libcuda.yaml:1079 */
GATED CUresult gated_cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD32_v2_ptds(dstDevice, ui, N);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = 2, .extent = role_mul(UINT64_C(4),
			(uint64_t)N), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD32_v2_ptds(dstDevice, ui, N);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
	__typeof__(&cuMemsetD32_v2_ptds) _way = real_cuMemsetD32_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD32_v2_ptds : _way)(dstDevice, ui, N);
}

/* memset.8, specs/cuda/libcuda.yaml:1092 */
GATED CUresult gated_cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD8(dstDevice, uc, N);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1), (uint64_t)N),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD8(dstDevice, uc, N);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N)
{
	__typeof__(&cuMemsetD8) _way = real_cuMemsetD8;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD8 : _way)(dstDevice, uc, N);
}

/* memset.8.async, specs/cuda/libcuda.yaml:1093 */
GATED CUresult gated_cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD8Async(dstDevice, uc, N, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hStream,
			.extent = role_mul(UINT64_C(1), (uint64_t)N)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD8Async(dstDevice, uc, N, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,
		CUstream hStream)
{
	__typeof__(&cuMemsetD8Async) _way = real_cuMemsetD8Async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD8Async : _way)(dstDevice, uc, N, hStream);
}

/* memset.8.async, specs/cuda/libcuda.yaml:1093 */
GATED CUresult gated_cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N,
		CUstream hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD8Async_ptsz(dstDevice, uc, N, hStream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .extent = role_mul(UINT64_C(1),
			(uint64_t)N)};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD8Async_ptsz(dstDevice, uc, N, hStream);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N,
		CUstream hStream)
{
	__typeof__(&cuMemsetD8Async_ptsz) _way = real_cuMemsetD8Async_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD8Async_ptsz : _way)(dstDevice, uc, N, hStream);
}

/* memset.8, specs/cuda/libcuda.yaml:1092 */
GATED CUresult gated_cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD8_v2(dstDevice, uc, N);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1), (uint64_t)N),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD8_v2(dstDevice, uc, N);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
	__typeof__(&cuMemsetD8_v2) _way = real_cuMemsetD8_v2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD8_v2 : _way)(dstDevice, uc, N);
}

/* memset.8, specs/cuda/libcuda.yaml:1092 */
GATED CUresult gated_cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
	struct role_launch _op;
	struct thread *_thread;
	CUresult _result;

	if (!(_thread = role_enter_work()))
		return real_cuMemsetD8_v2_ptds(dstDevice, uc, N);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = 2, .extent = role_mul(UINT64_C(1),
			(uint64_t)N), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cuMemsetD8_v2_ptds(dstDevice, uc, N);
	role_launch_after(&_op, _result == CUDA_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CUresult cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
	__typeof__(&cuMemsetD8_v2_ptds) _way = real_cuMemsetD8_v2_ptds;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cuMemsetD8_v2_ptds : _way)(dstDevice, uc, N);
}

/* array.create.mipmapped, specs/cuda/libcuda.yaml:210 */
CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
		const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pMipmappedArrayDesc || !(((uint64_t)pMipmappedArrayDesc->Flags & (uint64_t)192) ||
			((numMipmapLevels <= 1) || pMipmappedArrayDesc)) || !pHandle ||
			!role_enter())
		return real_cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels);
	_op.bytes = (((uint64_t)pMipmappedArrayDesc->Flags & (uint64_t)192) ? UINT64_C(0)
			: role_div(role_mul(role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pMipmappedArrayDesc->Width,
			(uint64_t)pMipmappedArrayDesc->NumChannels),
			(((pMipmappedArrayDesc->Format == CU_AD_FORMAT_UNSIGNED_INT8) ||
			(pMipmappedArrayDesc->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pMipmappedArrayDesc->Format == CU_AD_FORMAT_UNSIGNED_INT32) ||
			(pMipmappedArrayDesc->Format == CU_AD_FORMAT_SIGNED_INT32)) ||
			(pMipmappedArrayDesc->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pMipmappedArrayDesc->Height, UINT64_C(1)),
			((pMipmappedArrayDesc->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)pMipmappedArrayDesc->Depth, UINT64_C(1))),
			((numMipmapLevels <= 1) ? UINT64_C(48) : ((pMipmappedArrayDesc->Height == 0)
			? UINT64_C(96) : ((numMipmapLevels == 2) ? UINT64_C(60)
			: ((numMipmapLevels == 3) ? UINT64_C(63) : UINT64_C(64)))))),
			UINT64_C(48)));
	__typeof__(*pHandle) _was = *pHandle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc,
				numMipmapLevels);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_cuMipmappedArrayDestroy(*pHandle);
		*pHandle = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.destroy.mipmapped, specs/cuda/libcuda.yaml:225 */
CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	CUresult _result;

	if (!role_enter())
		return real_cuMipmappedArrayDestroy(hMipmappedArray);
	_op.key = (uint64_t)(uintptr_t)hMipmappedArray;
	role_free_before(&_op);
	_result = real_cuMipmappedArrayDestroy(hMipmappedArray);
	role_free_after(&_op, _result == CUDA_SUCCESS);
	role_leave();
	return _result;
}

/* module.function, specs/cuda/libcuda.yaml:806 */
CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuModuleGetFunction(hfunc, hmod, name);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuModuleGetFunction(hfunc, hmod, name);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.global, specs/cuda/libcuda.yaml:807 */
CUresult cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned int *bytes, CUmodule hmod,
		const char *name)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuModuleGetGlobal(dptr, bytes, hmod, name);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuModuleGetGlobal(dptr, bytes, hmod, name);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.global, specs/cuda/libcuda.yaml:807 */
CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuModuleGetGlobal_v2(dptr, bytes, hmod, name);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuModuleGetGlobal_v2(dptr, bytes, hmod, name);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.load, specs/cuda/libcuda.yaml:809 */
CUresult cuModuleLoad(CUmodule *module, const char *fname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!module || !role_enter())
		return real_cuModuleLoad(module, fname);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_cuModuleLoad(module, fname);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuModuleUnload(*module);
		*module = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.load.data, specs/cuda/libcuda.yaml:816 */
CUresult cuModuleLoadData(CUmodule *module, const void *image)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!module || !role_enter())
		return real_cuModuleLoadData(module, image);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_cuModuleLoadData(module, image);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuModuleUnload(*module);
		*module = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.load.data, specs/cuda/libcuda.yaml:816 */
CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
		CUjit_option *options, void **optionValues)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!module || !role_enter())
		return real_cuModuleLoadDataEx(module, image, numOptions, options, optionValues);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_cuModuleLoadDataEx(module, image, numOptions, options, optionValues);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuModuleUnload(*module);
		*module = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.load.fat, specs/cuda/libcuda.yaml:817 */
CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!module || !role_enter())
		return real_cuModuleLoadFatBinary(module, fatCubin);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_cuModuleLoadFatBinary(module, fatCubin);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuModuleUnload(*module);
		*module = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.unload, specs/cuda/libcuda.yaml:818 */
CUresult cuModuleUnload(CUmodule hmod)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuModuleUnload(hmod);
	role_code_leaving();
	_result = real_cuModuleUnload(hmod);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* multicast.bind, specs/cuda/libcuda.yaml:1106 */
CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
		CUdeviceptr memptr, size_t size, unsigned long long flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags);
	_result = real_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == CUDA_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* multicast.bind, specs/cuda/libcuda.yaml:1106 */
CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
		size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags);
	_result = real_cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == CUDA_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* multicast.bind, specs/cuda/libcuda.yaml:1106 */
CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
		CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
		unsigned long long flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size,
				flags);
	_result = real_cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == CUDA_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* multicast.bind, specs/cuda/libcuda.yaml:1106 */
CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
		CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
		unsigned long long flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset,
				size, flags);
	_result = real_cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size,
			flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == CUDA_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* multicast.create, specs/cuda/libcuda.yaml:1107 */
CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
		const CUmulticastObjectProp *prop)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!prop || !mcHandle || !role_enter())
		return real_cuMulticastCreate(mcHandle, prop);
	_op.device = ROLE_DEVICE_NONE;
	_op.bytes = (uint64_t)prop->size;
	__typeof__(*mcHandle) _was = *mcHandle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMulticastCreate(mcHandle, prop);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*mcHandle), _op.bytes)) {
		real_cuMemRelease(*mcHandle);
		*mcHandle = _was;
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* multicast.unbind, specs/cuda/libcuda.yaml:1108 */
CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
		size_t size)
{
	CUresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cuMulticastUnbind(mcHandle, dev, mcOffset, size);
	_result = real_cuMulticastUnbind(mcHandle, dev, mcOffset, size);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* launch.host.status, specs/cuda/libcuda.yaml:980 */
CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
		unsigned int flags)
{
	CUresult _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)hStream);

	_result = real_cuStreamAddCallback(hStream, callback, userData, flags);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)hStream);
	return _result;
}

/* launch.host.status, specs/cuda/libcuda.yaml:980 */
CUresult cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback, void *userData,
		unsigned int flags)
{
	CUresult _result;
	bool _noted = role_call_before(((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream
			: 2));

	_result = real_cuStreamAddCallback_ptsz(hStream, callback, userData, flags);
	if (_noted)
		role_call_after(((uint64_t)(uintptr_t)hStream ? (uint64_t)(uintptr_t)hStream : 2));
	return _result;
}

/* capture.begin.plain, specs/cuda/libcuda.yaml:231 */
CUresult cuStreamBeginCapture(CUstream hStream)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamBeginCapture(hStream);
	role_capture(1);
	_result = real_cuStreamBeginCapture(hStream);
	if (!(_result == CUDA_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.begin.into, specs/cuda/libcuda.yaml:232 */
CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUstreamCaptureMode mode)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies,
				dependencyData, numDependencies, mode);
	role_capture(1);
	_result = real_cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData,
			numDependencies, mode);
	if (!(_result == CUDA_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.begin.into, specs/cuda/libcuda.yaml:232 */
CUresult cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUstreamCaptureMode mode)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamBeginCaptureToGraph_ptsz(hStream, hGraph, dependencies,
				dependencyData, numDependencies, mode);
	role_capture(1);
	_result = real_cuStreamBeginCaptureToGraph_ptsz(hStream, hGraph, dependencies,
			dependencyData, numDependencies, mode);
	if (!(_result == CUDA_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.begin.plain, specs/cuda/libcuda.yaml:231 */
CUresult cuStreamBeginCapture_ptsz(CUstream hStream)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamBeginCapture_ptsz(hStream);
	role_capture(1);
	_result = real_cuStreamBeginCapture_ptsz(hStream);
	if (!(_result == CUDA_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.begin, specs/cuda/libcuda.yaml:230 */
CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamBeginCapture_v2(hStream, mode);
	role_capture(1);
	_result = real_cuStreamBeginCapture_v2(hStream, mode);
	if (!(_result == CUDA_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.begin, specs/cuda/libcuda.yaml:230 */
CUresult cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamBeginCapture_v2_ptsz(hStream, mode);
	role_capture(1);
	_result = real_cuStreamBeginCapture_v2_ptsz(hStream, mode);
	if (!(_result == CUDA_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.begin.again, specs/cuda/libcuda.yaml:240 */
CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph,
		CUgraphRecaptureCallback callbackFunc, void *userData)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc,
				userData);
	role_capture(1);
	_result = real_cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData);
	if (!(_result == CUDA_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.begin.again, specs/cuda/libcuda.yaml:240 */
CUresult cuStreamBeginRecaptureToGraph_ptsz(CUstream hStream, CUstreamCaptureMode mode,
		CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamBeginRecaptureToGraph_ptsz(hStream, mode, hGraph, callbackFunc,
				userData);
	role_capture(1);
	_result = real_cuStreamBeginRecaptureToGraph_ptsz(hStream, mode, hGraph, callbackFunc,
			userData);
	if (!(_result == CUDA_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* stream.destroy, specs/cuda/libcuda.yaml:1188 */
CUresult cuStreamDestroy(CUstream hStream)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamDestroy(hStream);
	role_stream_leaving((uint64_t)(uintptr_t)hStream);
	_result = real_cuStreamDestroy(hStream);
	role_leave();
	return _result;
}

/* stream.destroy, specs/cuda/libcuda.yaml:1188 */
CUresult cuStreamDestroy_v2(CUstream hStream)
{
	CUresult _result;

	if (!role_enter())
		return real_cuStreamDestroy_v2(hStream);
	role_stream_leaving((uint64_t)(uintptr_t)hStream);
	_result = real_cuStreamDestroy_v2(hStream);
	role_leave();
	return _result;
}

/* capture.end, specs/cuda/libcuda.yaml:241 */
CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
	CUresult _result;
	bool _recording;

	if (!role_enter())
		return real_cuStreamEndCapture(hStream, phGraph);
	_recording = port_stream_recording((uint64_t)(uintptr_t)hStream);
	_result = real_cuStreamEndCapture(hStream, phGraph);
	if (_result == CUDA_SUCCESS || (_recording &&
			!port_stream_recording((uint64_t)(uintptr_t)hStream)))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.end, specs/cuda/libcuda.yaml:241 */
CUresult cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph)
{
	CUresult _result;
	bool _recording;

	if (!role_enter())
		return real_cuStreamEndCapture_ptsz(hStream, phGraph);
	_recording = port_stream_recording(((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2));
	_result = real_cuStreamEndCapture_ptsz(hStream, phGraph);
	if (_result == CUDA_SUCCESS || (_recording &&
			!port_stream_recording(((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2))))
		role_capture(-1);
	role_leave();
	return _result;
}

/* stream.query, specs/cuda/libcuda.yaml:1194 */
GATED CUresult gated_cuStreamQuery(CUstream hStream)
{
	CUresult _result;

	_result = real_cuStreamQuery(hStream);
	if (_result == CUDA_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CUresult cuStreamQuery(CUstream hStream)
{
	__typeof__(&cuStreamQuery) _way = real_cuStreamQuery;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cuStreamQuery : _way)(hStream);
}

/* stream.query, specs/cuda/libcuda.yaml:1194 */
GATED CUresult gated_cuStreamQuery_ptsz(CUstream hStream)
{
	CUresult _result;

	_result = real_cuStreamQuery_ptsz(hStream);
	if (_result == CUDA_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CUresult cuStreamQuery_ptsz(CUstream hStream)
{
	__typeof__(&cuStreamQuery_ptsz) _way = real_cuStreamQuery_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cuStreamQuery_ptsz : _way)(hStream);
}

/* stream.sync, specs/cuda/libcuda.yaml:1195 */
GATED CUresult gated_cuStreamSynchronize(CUstream hStream)
{
	CUresult _result;

	_result = real_cuStreamSynchronize(hStream);
	if (_result == CUDA_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CUresult cuStreamSynchronize(CUstream hStream)
{
	__typeof__(&cuStreamSynchronize) _way = real_cuStreamSynchronize;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cuStreamSynchronize : _way)(hStream);
}

/* stream.sync, specs/cuda/libcuda.yaml:1195 */
GATED CUresult gated_cuStreamSynchronize_ptsz(CUstream hStream)
{
	CUresult _result;

	_result = real_cuStreamSynchronize_ptsz(hStream);
	if (_result == CUDA_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CUresult cuStreamSynchronize_ptsz(CUstream hStream)
{
	__typeof__(&cuStreamSynchronize_ptsz) _way = real_cuStreamSynchronize_ptsz;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cuStreamSynchronize_ptsz : _way)(hStream);
}

/* callback, specs/cuda/libcuda.yaml:1231 */
static void outside_cuUserObjectCreate(void *_0)
{
	struct role_outside _at = role_step_out(_0);

	((void (*)(void *))_at.call)(_at.data);
	role_step_in(&_at);
}

CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
		unsigned int initialRefcount, unsigned int flags)
{
	struct role_callback *_made = role_callback_made((void (*)(void))destroy, ptr);
	CUresult _result;

	if (_made) {
		destroy = outside_cuUserObjectCreate;
		ptr = _made;
	}
	_result = real_cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags);
	if (_result != CUDA_SUCCESS)
		role_callback_drop(_made);
	return _result;
}

/* context.create.vdpau, specs/cuda/libcuda.yaml:275 */
CUresult cuVDPAUCtxCreate(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice,
		VdpGetProcAddress *vdpGetProcAddress)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pCtx || !role_enter())
		return real_cuVDPAUCtxCreate(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
	_op.device = (int)device;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pCtx) _was = *pCtx;
	_result = real_cuVDPAUCtxCreate(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pCtx);
		*pCtx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create.vdpau, specs/cuda/libcuda.yaml:275 */
CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,
		VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pCtx || !role_enter())
		return real_cuVDPAUCtxCreate_v2(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
	_op.device = (int)device;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pCtx) _was = *pCtx;
	_result = real_cuVDPAUCtxCreate_v2(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pCtx);
		*pCtx = _was;
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}
