/* Made by `porter gen --backend cuda`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* array.create.3d, specs/cuda/libcuda.yaml:36 */
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
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuArray3DCreate(pHandle, pAllocateArray);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_cuArrayDestroy(*pHandle);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.create.3d, specs/cuda/libcuda.yaml:36 */
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
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuArray3DCreate_v2(pHandle, pAllocateArray);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_cuArrayDestroy(*pHandle);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.create.2d, specs/cuda/libcuda.yaml:35 */
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
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuArrayCreate(pHandle, pAllocateArray);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_cuArrayDestroy(*pHandle);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.create.2d, specs/cuda/libcuda.yaml:35 */
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
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuArrayCreate_v2(pHandle, pAllocateArray);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_cuArrayDestroy(*pHandle);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.destroy, specs/cuda/libcuda.yaml:38 */
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

/* context.create, specs/cuda/libcuda.yaml:47 */
CUresult cuCtxCreate(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pctx || !role_enter())
		return real_cuCtxCreate(pctx, flags, dev);
	_op.device = (int)dev;
	if (role_context_before(&_op))
		goto out;
	_result = real_cuCtxCreate(pctx, flags, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pctx);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create, specs/cuda/libcuda.yaml:47 */
CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pctx || !role_enter())
		return real_cuCtxCreate_v2(pctx, flags, dev);
	_op.device = (int)dev;
	if (role_context_before(&_op))
		goto out;
	_result = real_cuCtxCreate_v2(pctx, flags, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pctx);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create, specs/cuda/libcuda.yaml:47 */
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
	_result = real_cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pctx);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create, specs/cuda/libcuda.yaml:47 */
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
	_result = real_cuCtxCreate_v4(pctx, ctxCreateParams, flags, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pctx);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.destroy, specs/cuda/libcuda.yaml:53 */
CUresult cuCtxDestroy(CUcontext ctx)
{
	CUresult _result;
	uint64_t _owner;

	if (!role_enter())
		return real_cuCtxDestroy(ctx);
	_owner = (uint64_t)(uintptr_t)ctx;
	_result = real_cuCtxDestroy(ctx);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_owner, ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.destroy, specs/cuda/libcuda.yaml:53 */
CUresult cuCtxDestroy_v2(CUcontext ctx)
{
	CUresult _result;
	uint64_t _owner;

	if (!role_enter())
		return real_cuCtxDestroy_v2(ctx);
	_owner = (uint64_t)(uintptr_t)ctx;
	_result = real_cuCtxDestroy_v2(ctx);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_owner, ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.detach, specs/cuda/libcuda.yaml:55 */
CUresult cuCtxDetach(CUcontext ctx)
{
	CUresult _result;
	uint64_t _owner;

	if (!role_enter())
		return real_cuCtxDetach(ctx);
	_owner = (uint64_t)(uintptr_t)ctx;
	_result = real_cuCtxDetach(ctx);
	if (_result == CUDA_SUCCESS)
		role_context_gone(_owner, ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.peer, specs/cuda/libcuda.yaml:66 */
CUresult cuCtxDisablePeerAccess(CUcontext peerContext)
{
	CUresult _result;

	if (!role_enter())
		return real_cuCtxDisablePeerAccess(peerContext);
	_result = real_cuCtxDisablePeerAccess(peerContext);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.peer, specs/cuda/libcuda.yaml:66 */
CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuCtxEnablePeerAccess(peerContext, Flags);
	_result = real_cuCtxEnablePeerAccess(peerContext, Flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.limit, specs/cuda/libcuda.yaml:65 */
CUresult cuCtxSetLimit(CUlimit limit, size_t value)
{
	CUresult _result;

	if (!role_enter())
		return real_cuCtxSetLimit(limit, value);
	_result = real_cuCtxSetLimit(limit, value);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* external.destroy, specs/cuda/libcuda.yaml:126 */
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

/* graph.trim, specs/cuda/libcuda.yaml:170 */
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

/* context.primary.release, specs/cuda/libcuda.yaml:68 */
CUresult cuDevicePrimaryCtxRelease(CUdevice dev)
{
	CUresult _result;
	int _device;

	if (!role_enter())
		return real_cuDevicePrimaryCtxRelease(dev);
	_device = (int)dev;
	_result = real_cuDevicePrimaryCtxRelease(dev);
	if (_result == CUDA_SUCCESS)
		role_context_gone(0, _device);
	role_leave();
	return _result;
}

/* context.primary.release, specs/cuda/libcuda.yaml:68 */
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
	CUresult _result;
	int _device;

	if (!role_enter())
		return real_cuDevicePrimaryCtxRelease_v2(dev);
	_device = (int)dev;
	_result = real_cuDevicePrimaryCtxRelease_v2(dev);
	if (_result == CUDA_SUCCESS)
		role_context_gone(0, _device);
	role_leave();
	return _result;
}

/* context.primary.reset, specs/cuda/libcuda.yaml:69 */
CUresult cuDevicePrimaryCtxReset(CUdevice dev)
{
	CUresult _result;
	int _device;

	if (!role_enter())
		return real_cuDevicePrimaryCtxReset(dev);
	_device = (int)dev;
	_result = real_cuDevicePrimaryCtxReset(dev);
	if (_result == CUDA_SUCCESS)
		role_context_gone(0, _device);
	role_leave();
	return _result;
}

/* context.primary.reset, specs/cuda/libcuda.yaml:69 */
CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
	CUresult _result;
	int _device;

	if (!role_enter())
		return real_cuDevicePrimaryCtxReset_v2(dev);
	_device = (int)dev;
	_result = real_cuDevicePrimaryCtxReset_v2(dev);
	if (_result == CUDA_SUCCESS)
		role_context_gone(0, _device);
	role_leave();
	return _result;
}

/* context.primary.retain, specs/cuda/libcuda.yaml:70 */
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
	_result = real_cuDevicePrimaryCtxRetain(pctx, dev);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuDevicePrimaryCtxRelease_v2(dev);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* view.total, specs/cuda/libcuda.yaml:274 */
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

/* view.total, specs/cuda/libcuda.yaml:274 */
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

/* interop.egl, specs/cuda/libcuda.yaml:191 */
CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
{
	CUresult _result;

	if (!role_enter())
		return real_cuEGLStreamConsumerConnect(conn, stream);
	_result = real_cuEGLStreamConsumerConnect(conn, stream);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* interop.egl, specs/cuda/libcuda.yaml:191 */
CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
		unsigned int flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuEGLStreamConsumerConnectWithFlags(conn, stream, flags);
	_result = real_cuEGLStreamConsumerConnectWithFlags(conn, stream, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* interop.egl, specs/cuda/libcuda.yaml:191 */
CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width,
		EGLint height)
{
	CUresult _result;

	if (!role_enter())
		return real_cuEGLStreamProducerConnect(conn, stream, width, height);
	_result = real_cuEGLStreamProducerConnect(conn, stream, width, height);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* function.load, specs/cuda/libcuda.yaml:134 */
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

/* function.attribute, specs/cuda/libcuda.yaml:131 */
CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
	CUresult _result;

	if (!role_enter())
		return real_cuFuncSetAttribute(hfunc, attrib, value);
	_result = real_cuFuncSetAttribute(hfunc, attrib, value);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.create.gl, specs/cuda/libcuda.yaml:48 */
CUresult cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pCtx || !role_enter())
		return real_cuGLCtxCreate(pCtx, Flags, device);
	_op.device = (int)device;
	if (role_context_before(&_op))
		goto out;
	_result = real_cuGLCtxCreate(pCtx, Flags, device);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pCtx);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create.gl, specs/cuda/libcuda.yaml:48 */
CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pCtx || !role_enter())
		return real_cuGLCtxCreate_v2(pCtx, Flags, device);
	_op.device = (int)device;
	if (role_context_before(&_op))
		goto out;
	_result = real_cuGLCtxCreate_v2(pCtx, Flags, device);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pCtx);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* interop.gl.buffer, specs/cuda/libcuda.yaml:193 */
CUresult cuGLRegisterBufferObject(GLuint buffer)
{
	CUresult _result;

	if (!role_enter())
		return real_cuGLRegisterBufferObject(buffer);
	_result = real_cuGLRegisterBufferObject(buffer);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* interop.gl.buffer, specs/cuda/libcuda.yaml:193 */
CUresult cuGLUnregisterBufferObject(GLuint buffer)
{
	CUresult _result;

	if (!role_enter())
		return real_cuGLUnregisterBufferObject(buffer);
	_result = real_cuGLUnregisterBufferObject(buffer);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* lookup, specs/cuda/libcuda.yaml:185 */
CUresult cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags)
{
	CUresult _result = real_cuGetProcAddress(symbol, pfn, cudaVersion, flags);

	if (_result == CUDA_SUCCESS && pfn)
		*pfn = shim_entry_of(*pfn);
	return _result;
}

/* lookup.status, specs/cuda/libcuda.yaml:186 */
CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
		CUdriverProcAddressQueryResult *symbolStatus)
{
	CUresult _result = real_cuGetProcAddress_v2(symbol, pfn, cudaVersion, flags, symbolStatus);

	if (_result == CUDA_SUCCESS && pfn)
		*pfn = shim_entry_of(*pfn);
	return _result;
}

/* graph.destroy, specs/cuda/libcuda.yaml:157 */
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

/* graph.instantiate, specs/cuda/libcuda.yaml:158 */
CUresult cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode,
		char *logBuffer, size_t bufferSize)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _graph;

	if (!phGraphExec || !role_enter())
		return real_cuGraphInstantiate(phGraphExec, hGraph, phErrorNode, logBuffer,
				bufferSize);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	_result = real_cuGraphInstantiate(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize);
	if (_result == CUDA_SUCCESS)
		role_graph_created((uint64_t)(uintptr_t)(*phGraphExec), _graph);
	if (_result == CUDA_SUCCESS && role_growth_after(&_grown)) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_grown);
out:
	role_leave();
	return _result;
}

/* graph.instantiate.flags, specs/cuda/libcuda.yaml:159 */
CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
		unsigned long long flags)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;

	if (!phGraphExec || !role_enter())
		return real_cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads = ((uint64_t)flags & (uint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0;
	if (_uploads) {
		role_graph_created(_key, _graph);
		if (role_graph_before(&_op))
			goto end;
	}
	_result = real_cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags);
	if (_result == CUDA_SUCCESS) {
		_op.exec = (uint64_t)(uintptr_t)(*phGraphExec);
		role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS && role_growth_after(&_grown)) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
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

/* graph.instantiate.params, specs/cuda/libcuda.yaml:160 */
CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;

	if (!phGraphExec || !instantiateParams || !role_enter())
		return real_cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads =
			((uint64_t)instantiateParams->flags & (uint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0;
	if (_uploads) {
		role_graph_created(_key, _graph);
		if (role_graph_before(&_op))
			goto end;
	}
	_result = real_cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams);
	if (_result == CUDA_SUCCESS) {
		_op.exec = (uint64_t)(uintptr_t)(*phGraphExec);
		role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS && role_growth_after(&_grown)) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
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

/* graph.instantiate.params, specs/cuda/libcuda.yaml:160 */
CUresult cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;

	if (!phGraphExec || !instantiateParams || !role_enter())
		return real_cuGraphInstantiateWithParams_ptsz(phGraphExec, hGraph,
				instantiateParams);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads =
			((uint64_t)instantiateParams->flags & (uint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0;
	if (_uploads) {
		role_graph_created(_key, _graph);
		if (role_graph_before(&_op))
			goto end;
	}
	_result = real_cuGraphInstantiateWithParams_ptsz(phGraphExec, hGraph, instantiateParams);
	if (_result == CUDA_SUCCESS) {
		_op.exec = (uint64_t)(uintptr_t)(*phGraphExec);
		role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	if (_result == CUDA_SUCCESS && role_growth_after(&_grown)) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
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

/* graph.instantiate, specs/cuda/libcuda.yaml:158 */
CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode,
		char *logBuffer, size_t bufferSize)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t _graph;

	if (!phGraphExec || !role_enter())
		return real_cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer,
				bufferSize);
	_graph = (uint64_t)(uintptr_t)hGraph;
	if (role_growth_before(&_grown))
		goto out;
	_result = real_cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer,
			bufferSize);
	if (_result == CUDA_SUCCESS)
		role_graph_created((uint64_t)(uintptr_t)(*phGraphExec), _graph);
	if (_result == CUDA_SUCCESS && role_growth_after(&_grown)) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*phGraphExec));
		real_cuGraphExecDestroy(*phGraphExec);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_grown);
out:
	role_leave();
	return _result;
}

/* graph.launch, specs/cuda/libcuda.yaml:161 */
CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
{
	struct role_graph _op = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuGraphLaunch(hGraphExec, hStream);
	_op.exec = (uint64_t)(uintptr_t)hGraphExec;
	if (!role_graph_before(&_op)) {
		_result = real_cuGraphLaunch(hGraphExec, hStream);
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	}
	role_leave();
	return _result;
}

/* graph.launch, specs/cuda/libcuda.yaml:161 */
CUresult cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
	struct role_graph _op = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuGraphLaunch_ptsz(hGraphExec, hStream);
	_op.exec = (uint64_t)(uintptr_t)hGraphExec;
	if (!role_graph_before(&_op)) {
		_result = real_cuGraphLaunch_ptsz(hGraphExec, hStream);
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	}
	role_leave();
	return _result;
}

/* graph.upload, specs/cuda/libcuda.yaml:172 */
CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
{
	struct role_graph _op = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuGraphUpload(hGraphExec, hStream);
	_op.exec = (uint64_t)(uintptr_t)hGraphExec;
	if (!role_graph_before(&_op)) {
		_result = real_cuGraphUpload(hGraphExec, hStream);
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	}
	role_leave();
	return _result;
}

/* graph.upload, specs/cuda/libcuda.yaml:172 */
CUresult cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
	struct role_graph _op = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cuGraphUpload_ptsz(hGraphExec, hStream);
	_op.exec = (uint64_t)(uintptr_t)hGraphExec;
	if (!role_graph_before(&_op)) {
		_result = real_cuGraphUpload_ptsz(hGraphExec, hStream);
		role_graph_after(&_op, _result == CUDA_SUCCESS);
	}
	role_leave();
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:196 */
CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image,
		unsigned int flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuGraphicsEGLRegisterImage(pCudaResource, image, flags);
	_result = real_cuGraphicsEGLRegisterImage(pCudaResource, image, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:196 */
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
		unsigned int Flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuGraphicsGLRegisterBuffer(pCudaResource, buffer, Flags);
	_result = real_cuGraphicsGLRegisterBuffer(pCudaResource, buffer, Flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:196 */
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target,
		unsigned int Flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuGraphicsGLRegisterImage(pCudaResource, image, target, Flags);
	_result = real_cuGraphicsGLRegisterImage(pCudaResource, image, target, Flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* interop.unregister, specs/cuda/libcuda.yaml:197 */
CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)
{
	CUresult _result;

	if (!role_enter())
		return real_cuGraphicsUnregisterResource(resource);
	_result = real_cuGraphicsUnregisterResource(resource);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:196 */
CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
		VdpOutputSurface vdpSurface, unsigned int flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuGraphicsVDPAURegisterOutputSurface(pCudaResource, vdpSurface, flags);
	_result = real_cuGraphicsVDPAURegisterOutputSurface(pCudaResource, vdpSurface, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* interop.register, specs/cuda/libcuda.yaml:196 */
CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
		VdpVideoSurface vdpSurface, unsigned int flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuGraphicsVDPAURegisterVideoSurface(pCudaResource, vdpSurface, flags);
	_result = real_cuGraphicsVDPAURegisterVideoSurface(pCudaResource, vdpSurface, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.create.green, specs/cuda/libcuda.yaml:49 */
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
	_result = real_cuGreenCtxCreate(phCtx, desc, dev, flags);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuGreenCtxDestroy(*phCtx);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* context.destroy.green, specs/cuda/libcuda.yaml:54 */
CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)
{
	CUresult _result;

	if (!role_enter())
		return real_cuGreenCtxDestroy(hCtx);
	_result = real_cuGreenCtxDestroy(hCtx);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* external.import, specs/cuda/libcuda.yaml:127 */
CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,
		const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!memHandleDesc || !extMem_out || !role_enter())
		return real_cuImportExternalMemory(extMem_out, memHandleDesc);
	_op.bytes = (uint64_t)memHandleDesc->size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuImportExternalMemory(extMem_out, memHandleDesc);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*extMem_out), _op.bytes)) {
		real_cuDestroyExternalMemory(*extMem_out);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* ipc.close, specs/cuda/libcuda.yaml:199 */
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

/* ipc.open, specs/cuda/libcuda.yaml:201 */
CUresult cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pdptr || !role_enter())
		return real_cuIpcOpenMemHandle(pdptr, handle, Flags);
	_op.bytes = UINT64_C(0);
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuIpcOpenMemHandle(pdptr, handle, Flags);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*pdptr), _op.bytes)) {
		real_cuIpcCloseMemHandle(*pdptr);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* ipc.open, specs/cuda/libcuda.yaml:201 */
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pdptr || !role_enter())
		return real_cuIpcOpenMemHandle_v2(pdptr, handle, Flags);
	_op.bytes = UINT64_C(0);
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuIpcOpenMemHandle_v2(pdptr, handle, Flags);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*pdptr), _op.bytes)) {
		real_cuIpcCloseMemHandle(*pdptr);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* function.kernel, specs/cuda/libcuda.yaml:133 */
CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pFunc || !role_enter())
		return real_cuKernelGetFunction(pFunc, kernel);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuKernelGetFunction(pFunc, kernel);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* function.attribute, specs/cuda/libcuda.yaml:131 */
CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)
{
	CUresult _result;

	if (!role_enter())
		return real_cuKernelSetAttribute(attrib, val, kernel, dev);
	_result = real_cuKernelSetAttribute(attrib, val, kernel, dev);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* library.global, specs/cuda/libcuda.yaml:138 */
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

/* library.kernel, specs/cuda/libcuda.yaml:139 */
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

/* library.global, specs/cuda/libcuda.yaml:138 */
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

/* library.module, specs/cuda/libcuda.yaml:142 */
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

/* library.load, specs/cuda/libcuda.yaml:140 */
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
	_result = real_cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions,
			libraryOptions, libraryOptionValues, numLibraryOptions);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuLibraryUnload(*library);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* library.load.file, specs/cuda/libcuda.yaml:141 */
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
	_result = real_cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues,
			numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuLibraryUnload(*library);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* library.unload, specs/cuda/libcuda.yaml:143 */
CUresult cuLibraryUnload(CUlibrary library)
{
	CUresult _result;

	if (!role_enter())
		return real_cuLibraryUnload(library);
	_result = real_cuLibraryUnload(library);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* mem.alloc, specs/cuda/libcuda.yaml:212 */
CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned int bytesize)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAlloc(dptr, bytesize);
	_op.bytes = (uint64_t)bytesize;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemAlloc(dptr, bytesize);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*dptr), _op.bytes)) {
		real_cuMemFree_v2(*dptr);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* pool.alloc, specs/cuda/libcuda.yaml:241 */
CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocAsync(dptr, bytesize, hStream);
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)hStream)) {
		_result = real_cuMemAllocAsync(dptr, bytesize, hStream);
		goto out;
	}
	_op.bytes = (uint64_t)bytesize;
	if (role_pool_before(&_op))
		goto out;
	do {
		do
			_result = real_cuMemAllocAsync(dptr, bytesize, hStream);
		while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CUDA_SUCCESS))
			goto out;
		real_cuMemFreeAsync(*dptr, hStream);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* pool.alloc, specs/cuda/libcuda.yaml:241 */
CUresult cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocAsync_ptsz(dptr, bytesize, hStream);
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)hStream)) {
		_result = real_cuMemAllocAsync_ptsz(dptr, bytesize, hStream);
		goto out;
	}
	_op.bytes = (uint64_t)bytesize;
	if (role_pool_before(&_op))
		goto out;
	do {
		do
			_result = real_cuMemAllocAsync_ptsz(dptr, bytesize, hStream);
		while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CUDA_SUCCESS))
			goto out;
		real_cuMemFreeAsync_ptsz(*dptr, hStream);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* pool.alloc.from, specs/cuda/libcuda.yaml:242 */
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
		CUstream hStream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
	_op.pool = (uint64_t)(uintptr_t)pool;
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)hStream)) {
		_result = real_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
		goto out;
	}
	_op.bytes = (uint64_t)bytesize;
	if (role_pool_before(&_op))
		goto out;
	do {
		do
			_result = real_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
		while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CUDA_SUCCESS))
			goto out;
		real_cuMemFreeAsync(*dptr, hStream);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* pool.alloc.from, specs/cuda/libcuda.yaml:242 */
CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
		CUstream hStream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream);
	_op.pool = (uint64_t)(uintptr_t)pool;
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)hStream)) {
		_result = real_cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream);
		goto out;
	}
	_op.bytes = (uint64_t)bytesize;
	if (role_pool_before(&_op))
		goto out;
	do {
		do
			_result = real_cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream);
		while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CUDA_SUCCESS))
			goto out;
		real_cuMemFreeAsync_ptsz(*dptr, hStream);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* mem.alloc.managed, specs/cuda/libcuda.yaml:213 */
CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAllocManaged(dptr, bytesize, flags);
	_op.bytes = (uint64_t)bytesize;
	_op.unlisted = true;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemAllocManaged(dptr, bytesize, flags);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*dptr), _op.bytes)) {
		real_cuMemFree_v2(*dptr);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc.pitch, specs/cuda/libcuda.yaml:214 */
CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned int *pPitch, unsigned int WidthInBytes,
		unsigned int Height, unsigned int ElementSizeBytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pPitch || !dptr || !role_enter())
		return real_cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
	_op.bytes = role_mul(role_align((uint64_t)WidthInBytes, UINT64_C(512)), (uint64_t)Height);
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
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc.pitch, specs/cuda/libcuda.yaml:214 */
CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
		unsigned int ElementSizeBytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!pPitch || !dptr || !role_enter())
		return real_cuMemAllocPitch_v2(dptr, pPitch, WidthInBytes, Height,
				ElementSizeBytes);
	_op.bytes = role_mul(role_align((uint64_t)WidthInBytes, UINT64_C(512)), (uint64_t)Height);
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
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc, specs/cuda/libcuda.yaml:212 */
CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!dptr || !role_enter())
		return real_cuMemAlloc_v2(dptr, bytesize);
	_op.bytes = (uint64_t)bytesize;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemAlloc_v2(dptr, bytesize);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*dptr), _op.bytes)) {
		real_cuMemFree_v2(*dptr);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* vmm.create, specs/cuda/libcuda.yaml:278 */
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
		const CUmemAllocationProp *prop, unsigned long long flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!handle || !prop || !role_enter())
		return real_cuMemCreate(handle, size, prop, flags);
	_op.device = ((prop->location.type == CU_MEM_LOCATION_TYPE_DEVICE) ? (int)prop->location.id
			: ROLE_DEVICE_NONE);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMemCreate(handle, size, prop, flags);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*handle), _op.bytes)) {
		real_cuMemRelease(*handle);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* vmm.export, specs/cuda/libcuda.yaml:279 */
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

/* mem.free, specs/cuda/libcuda.yaml:215 */
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

/* mem.free.async, specs/cuda/libcuda.yaml:216 */
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

/* mem.free.async, specs/cuda/libcuda.yaml:216 */
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

/* mem.free, specs/cuda/libcuda.yaml:215 */
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

/* view.info, specs/cuda/libcuda.yaml:273 */
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

/* view.info, specs/cuda/libcuda.yaml:273 */
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

/* vmm.import, specs/cuda/libcuda.yaml:281 */
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
		CUmemAllocationHandleType shHandleType)
{
	CUresult _result;

	if (!handle || !role_enter())
		return real_cuMemImportFromShareableHandle(handle, osHandle, shHandleType);
	_result = real_cuMemImportFromShareableHandle(handle, osHandle, shHandleType);
	if (_result == CUDA_SUCCESS)
		role_physical_opened((uint64_t)(*handle));
	role_leave();
	return _result;
}

/* vmm.map, specs/cuda/libcuda.yaml:282 */
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

/* pool.create, specs/cuda/libcuda.yaml:246 */
CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
{
	CUresult _result;
	int _device;

	if (!pool || !poolProps || !role_enter())
		return real_cuMemPoolCreate(pool, poolProps);
	_device = ((poolProps->location.type == CU_MEM_LOCATION_TYPE_DEVICE)
			? (int)poolProps->location.id : ROLE_DEVICE_NONE);
	_result = real_cuMemPoolCreate(pool, poolProps);
	if (_result == CUDA_SUCCESS)
		role_pool_settle(_device, (uint64_t)(uintptr_t)(*pool), false);
	role_leave();
	return _result;
}

/* pool.destroy, specs/cuda/libcuda.yaml:248 */
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

/* pool.threshold, specs/cuda/libcuda.yaml:253 */
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

/* pool.trim, specs/cuda/libcuda.yaml:254 */
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

/* vmm.release, specs/cuda/libcuda.yaml:283 */
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

/* vmm.retain, specs/cuda/libcuda.yaml:285 */
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

/* vmm.unmap, specs/cuda/libcuda.yaml:286 */
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

/* array.create.mipmapped, specs/cuda/libcuda.yaml:37 */
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
			((numMipmapLevels <= 1) ? UINT64_C(12) : ((pMipmappedArrayDesc->Height == 0)
			? UINT64_C(24) : ((numMipmapLevels == 2) ? UINT64_C(15) : UINT64_C(16))))),
			UINT64_C(12)));
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
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* array.destroy.mipmapped, specs/cuda/libcuda.yaml:39 */
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

/* module.function, specs/cuda/libcuda.yaml:145 */
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

/* module.global, specs/cuda/libcuda.yaml:146 */
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

/* module.global, specs/cuda/libcuda.yaml:146 */
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

/* module.load, specs/cuda/libcuda.yaml:148 */
CUresult cuModuleLoad(CUmodule *module, const char *fname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!module || !role_enter())
		return real_cuModuleLoad(module, fname);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuModuleLoad(module, fname);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuModuleUnload(*module);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.load.data, specs/cuda/libcuda.yaml:149 */
CUresult cuModuleLoadData(CUmodule *module, const void *image)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!module || !role_enter())
		return real_cuModuleLoadData(module, image);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuModuleLoadData(module, image);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuModuleUnload(*module);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.load.data, specs/cuda/libcuda.yaml:149 */
CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
		CUjit_option *options, void **optionValues)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!module || !role_enter())
		return real_cuModuleLoadDataEx(module, image, numOptions, options, optionValues);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuModuleLoadDataEx(module, image, numOptions, options, optionValues);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuModuleUnload(*module);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.load.fat, specs/cuda/libcuda.yaml:150 */
CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!module || !role_enter())
		return real_cuModuleLoadFatBinary(module, fatCubin);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cuModuleLoadFatBinary(module, fatCubin);
	if (_result == CUDA_SUCCESS && role_growth_after(&_op)) {
		real_cuModuleUnload(*module);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.unload, specs/cuda/libcuda.yaml:151 */
CUresult cuModuleUnload(CUmodule hmod)
{
	CUresult _result;

	if (!role_enter())
		return real_cuModuleUnload(hmod);
	_result = real_cuModuleUnload(hmod);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* multicast.bind, specs/cuda/libcuda.yaml:237 */
CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
		CUdeviceptr memptr, size_t size, unsigned long long flags)
{
	CUresult _result;

	if (!role_enter())
		return real_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags);
	_result = real_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* multicast.bind, specs/cuda/libcuda.yaml:237 */
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
	role_leave();
	return _result;
}

/* multicast.create, specs/cuda/libcuda.yaml:238 */
CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
		const CUmulticastObjectProp *prop)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	if (!prop || !mcHandle || !role_enter())
		return real_cuMulticastCreate(mcHandle, prop);
	_op.device = ROLE_DEVICE_NONE;
	_op.bytes = (uint64_t)prop->size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cuMulticastCreate(mcHandle, prop);
	while (_result == CUDA_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CUDA_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*mcHandle), _op.bytes)) {
		real_cuMemRelease(*mcHandle);
		role_alloc_cancel(&_op);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* multicast.unbind, specs/cuda/libcuda.yaml:239 */
CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
		size_t size)
{
	CUresult _result;

	if (!role_enter())
		return real_cuMulticastUnbind(mcHandle, dev, mcOffset, size);
	_result = real_cuMulticastUnbind(mcHandle, dev, mcOffset, size);
	if (_result == CUDA_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.create.vdpau, specs/cuda/libcuda.yaml:50 */
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
	_result = real_cuVDPAUCtxCreate(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pCtx);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.create.vdpau, specs/cuda/libcuda.yaml:50 */
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
	_result = real_cuVDPAUCtxCreate_v2(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
	if (role_context_after(&_op, _result == CUDA_SUCCESS) && _result == CUDA_SUCCESS) {
		real_cuCtxDestroy_v2(*pCtx);
		_result = CUDA_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}
