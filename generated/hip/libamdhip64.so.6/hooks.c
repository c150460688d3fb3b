/* Made by `porter gen --backend hip`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* array.create.3d, specs/hip/libamdhip64-6.yaml:140 */
hipError_t hipArray3DCreate(hipArray_t *array, const HIP_ARRAY3D_DESCRIPTOR *pAllocateArray)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	hipError_t _result = hipErrorOutOfMemory;

	if (!pAllocateArray || !array || !role_enter())
		return real_hipArray3DCreate(array, pAllocateArray);
	_op.bytes = role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == HIP_AD_FORMAT_UNSIGNED_INT8) ||
			(pAllocateArray->Format == HIP_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == HIP_AD_FORMAT_UNSIGNED_INT32) ||
			(pAllocateArray->Format == HIP_AD_FORMAT_SIGNED_INT32)) ||
			(pAllocateArray->Format == HIP_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)pAllocateArray->Depth, UINT64_C(1)));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipArray3DCreate(array, pAllocateArray);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*array), _op.bytes)) {
		real_hipArrayDestroy(*array);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipArray3DCreate, hipArray3DCreate@@@hip_4.2");

/* array.create.2d, specs/cuda/libcuda.yaml:34 */
hipError_t hipArrayCreate(hipArray_t *pHandle, const HIP_ARRAY_DESCRIPTOR *pAllocateArray)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	hipError_t _result = hipErrorOutOfMemory;

	if (!pAllocateArray || !pHandle || !role_enter())
		return real_hipArrayCreate(pHandle, pAllocateArray);
	_op.bytes = role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == HIP_AD_FORMAT_UNSIGNED_INT8) ||
			(pAllocateArray->Format == HIP_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == HIP_AD_FORMAT_UNSIGNED_INT32) ||
			(pAllocateArray->Format == HIP_AD_FORMAT_SIGNED_INT32)) ||
			(pAllocateArray->Format == HIP_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8))));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipArrayCreate(pHandle, pAllocateArray);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_hipArrayDestroy(*pHandle);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipArrayCreate, hipArrayCreate@@@hip_4.2");

/* array.destroy, specs/cuda/libcuda.yaml:37 */
hipError_t hipArrayDestroy(hipArray_t array)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	hipError_t _result;

	if (!role_enter())
		return real_hipArrayDestroy(array);
	_op.key = (uint64_t)(uintptr_t)array;
	role_free_before(&_op);
	_result = real_hipArrayDestroy(array);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipArrayDestroy, hipArrayDestroy@@@hip_4.3");

/* context.peer, specs/cuda/libcuda.yaml:65 */
hipError_t hipCtxDisablePeerAccess(hipCtx_t peerCtx)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipCtxDisablePeerAccess(peerCtx);
	_result = real_hipCtxDisablePeerAccess(peerCtx);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipCtxDisablePeerAccess, hipCtxDisablePeerAccess@@@hip_4.2");

/* context.peer, specs/cuda/libcuda.yaml:65 */
hipError_t hipCtxEnablePeerAccess(hipCtx_t peerCtx, unsigned int flags)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipCtxEnablePeerAccess(peerCtx, flags);
	_result = real_hipCtxEnablePeerAccess(peerCtx, flags);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipCtxEnablePeerAccess, hipCtxEnablePeerAccess@@@hip_4.2");

/* external.destroy, specs/cuda/libcuda.yaml:125 */
hipError_t hipDestroyExternalMemory(hipExternalMemory_t extMem)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	hipError_t _result;

	if (!role_enter())
		return real_hipDestroyExternalMemory(extMem);
	_op.key = (uint64_t)(uintptr_t)extMem;
	role_free_before(&_op);
	_result = real_hipDestroyExternalMemory(extMem);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipDestroyExternalMemory, hipDestroyExternalMemory@@@hip_4.3");

/* context.peer.device, specs/hip/libamdhip64-6.yaml:151 */
hipError_t hipDeviceDisablePeerAccess(int peerDeviceId)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipDeviceDisablePeerAccess(peerDeviceId);
	_result = real_hipDeviceDisablePeerAccess(peerDeviceId);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceDisablePeerAccess, hipDeviceDisablePeerAccess@@@hip_4.2");

/* context.peer.device, specs/hip/libamdhip64-6.yaml:151 */
hipError_t hipDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipDeviceEnablePeerAccess(peerDeviceId, flags);
	_result = real_hipDeviceEnablePeerAccess(peerDeviceId, flags);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceEnablePeerAccess, hipDeviceEnablePeerAccess@@@hip_4.2");

/* graph.trim, specs/cuda/libcuda.yaml:168 */
hipError_t hipDeviceGraphMemTrim(int device)
{
	hipError_t _result;
	int _device;

	if (!role_enter())
		return real_hipDeviceGraphMemTrim(device);
	_device = (int)device;
	_result = real_hipDeviceGraphMemTrim(device);
	if (_result == hipSuccess)
		role_graph_trimmed(_device);
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceGraphMemTrim, hipDeviceGraphMemTrim@@@hip_4.5");

/* context.primary.reset, specs/cuda/libcuda.yaml:68 */
hipError_t hipDevicePrimaryCtxReset(hipDevice_t dev)
{
	hipError_t _result;
	int _device;

	if (!role_enter())
		return real_hipDevicePrimaryCtxReset(dev);
	_device = (int)dev;
	_result = real_hipDevicePrimaryCtxReset(dev);
	if (_result == hipSuccess)
		role_context_gone(0, _device);
	role_leave();
	return _result;
}
__asm__(".symver hipDevicePrimaryCtxReset, hipDevicePrimaryCtxReset@@@hip_4.2");

/* context.reset, specs/hip/libamdhip64-6.yaml:154 */
hipError_t hipDeviceReset(void)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipDeviceReset();
	_result = real_hipDeviceReset();
	if (_result == hipSuccess)
		role_context_gone(0, ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceReset, hipDeviceReset@@@hip_4.2");

/* context.limit, specs/hip/libamdhip64-6.yaml:150 */
hipError_t hipDeviceSetLimit(enum hipLimit_t limit, size_t value)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipDeviceSetLimit(limit, value);
	_result = real_hipDeviceSetLimit(limit, value);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceSetLimit, hipDeviceSetLimit@@@hip_5.3");

/* view.total, specs/cuda/libcuda.yaml:272 */
hipError_t hipDeviceTotalMem(size_t *bytes, hipDevice_t device)
{
	struct role_view _view;
	hipError_t _result;

	if (!role_enter())
		return real_hipDeviceTotalMem(bytes, device);
	_result = real_hipDeviceTotalMem(bytes, device);
	if (_result == hipSuccess && role_view((int)device, &_view)) {
		if (bytes)
			SHIM_SET(*bytes, _view.total);
	}
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceTotalMem, hipDeviceTotalMem@@@hip_4.2");

/* mem.alloc.flags, specs/hip/libamdhip64-6.yaml:186 */
hipError_t hipExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!ptr || !role_enter())
		return real_hipExtMallocWithFlags(ptr, sizeBytes, flags);
	_op.bytes = (uint64_t)sizeBytes;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipExtMallocWithFlags(ptr, sizeBytes, flags);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_hipFree(*ptr);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipExtMallocWithFlags, hipExtMallocWithFlags@@@hip_4.2");

/* mem.free, specs/cuda/libcuda.yaml:213 */
hipError_t hipFree(void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	hipError_t _result;

	if (!role_enter())
		return real_hipFree(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_hipFree(ptr);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipFree, hipFree@@@hip_4.2");

/* array.free, specs/hip/libamdhip64-6.yaml:146 */
hipError_t hipFreeArray(hipArray_t array)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	hipError_t _result;

	if (!role_enter())
		return real_hipFreeArray(array);
	_op.key = (uint64_t)(uintptr_t)array;
	role_free_before(&_op);
	_result = real_hipFreeArray(array);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipFreeArray, hipFreeArray@@@hip_4.2");

/* mem.free.async, specs/cuda/libcuda.yaml:214 */
hipError_t hipFreeAsync(void *dev_ptr, hipStream_t stream)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	hipError_t _result;

	if (!role_enter())
		return real_hipFreeAsync(dev_ptr, stream);
	_op.key = (uint64_t)(uintptr_t)dev_ptr;
	role_free_before(&_op);
	_result = real_hipFreeAsync(dev_ptr, stream);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipFreeAsync, hipFreeAsync@@@hip_5.1");

/* array.free.mipmapped, specs/hip/libamdhip64-6.yaml:147 */
hipError_t hipFreeMipmappedArray(hipMipmappedArray_t mipmappedArray)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	hipError_t _result;

	if (!role_enter())
		return real_hipFreeMipmappedArray(mipmappedArray);
	_op.key = (uint64_t)(uintptr_t)mipmappedArray;
	role_free_before(&_op);
	_result = real_hipFreeMipmappedArray(mipmappedArray);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipFreeMipmappedArray, hipFreeMipmappedArray@@@hip_4.2");

/* function.attribute, specs/cuda/libcuda.yaml:130 */
hipError_t hipFuncSetAttribute(const void *func, hipFuncAttribute attr, int value)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipFuncSetAttribute(func, attr, value);
	_result = real_hipFuncSetAttribute(func, attr, value);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipFuncSetAttribute, hipFuncSetAttribute@@@hip_4.2");

/* device.properties, specs/hip/libamdhip64-6.yaml:164 */
hipError_t hipGetDeviceProperties(hipDeviceProp_tR0000 *prop, int deviceId)
{
	struct role_view _view;
	hipError_t _result;

	if (!role_enter())
		return real_hipGetDeviceProperties(prop, deviceId);
	_result = real_hipGetDeviceProperties(prop, deviceId);
	if (_result == hipSuccess && role_view((int)deviceId, &_view)) {
		if (prop)
			SHIM_SET(prop->totalGlobalMem, _view.total);
	}
	role_leave();
	return _result;
}
__asm__(".symver hipGetDeviceProperties, hipGetDeviceProperties@@@hip_4.2");

/* device.properties, specs/hip/libamdhip64-6.yaml:164 */
hipError_t hipGetDevicePropertiesR0000(hipDeviceProp_tR0000 *prop, int device)
{
	struct role_view _view;
	hipError_t _result;

	if (!role_enter())
		return real_hipGetDevicePropertiesR0000(prop, device);
	_result = real_hipGetDevicePropertiesR0000(prop, device);
	if (_result == hipSuccess && role_view((int)device, &_view)) {
		if (prop)
			SHIM_SET(prop->totalGlobalMem, _view.total);
	}
	role_leave();
	return _result;
}
__asm__(".symver hipGetDevicePropertiesR0000, hipGetDevicePropertiesR0000@@@hip_4.2");

/* device.properties, specs/hip/libamdhip64-6.yaml:164 */
hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600 *prop, int deviceId)
{
	struct role_view _view;
	hipError_t _result;

	if (!role_enter())
		return real_hipGetDevicePropertiesR0600(prop, deviceId);
	_result = real_hipGetDevicePropertiesR0600(prop, deviceId);
	if (_result == hipSuccess && role_view((int)deviceId, &_view)) {
		if (prop)
			SHIM_SET(prop->totalGlobalMem, _view.total);
	}
	role_leave();
	return _result;
}
__asm__(".symver hipGetDevicePropertiesR0600, hipGetDevicePropertiesR0600@@@hip_6.0");

/* lookup.status, specs/cuda/libcuda.yaml:184 */
hipError_t hipGetProcAddress(const char *symbol, void **pfn, int hipVersion, uint64_t flags,
		hipDriverProcAddressQueryResult *symbolStatus)
{
	hipError_t _result = real_hipGetProcAddress(symbol, pfn, hipVersion, flags, symbolStatus);

	if (_result == hipSuccess && pfn)
		*pfn = shim_entry_of(*pfn);
	return _result;
}
__asm__(".symver hipGetProcAddress, hipGetProcAddress@@@hip_6.1");
/* graph.destroy, specs/cuda/libcuda.yaml:155 */
hipError_t hipGraphExecDestroy(hipGraphExec_t graphExec)
{
	hipError_t _result;
	uint64_t _exec;

	if (!role_enter())
		return real_hipGraphExecDestroy(graphExec);
	_exec = (uint64_t)(uintptr_t)graphExec;
	_result = real_hipGraphExecDestroy(graphExec);
	if (_result == hipSuccess)
		role_graph_destroyed(_exec);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphExecDestroy, hipGraphExecDestroy@@@hip_4.3");

/* graph.instantiate, specs/cuda/libcuda.yaml:156 */
hipError_t hipGraphInstantiate(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		hipGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize)
{
	hipError_t _result;
	uint64_t _graph;

	if (!pGraphExec || !role_enter())
		return real_hipGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer,
				bufferSize);
	_graph = (uint64_t)(uintptr_t)graph;
	_result = real_hipGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer, bufferSize);
	if (_result == hipSuccess)
		role_graph_created((uint64_t)(uintptr_t)(*pGraphExec), _graph);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphInstantiate, hipGraphInstantiate@@@hip_4.3");

/* graph.instantiate.flags, specs/cuda/libcuda.yaml:157 */
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		unsigned long long flags)
{
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	hipError_t _result = hipErrorOutOfMemory;
	uint64_t _key = _op.exec;
	uint64_t _graph;
	bool _uploads;

	if (!pGraphExec || !role_enter())
		return real_hipGraphInstantiateWithFlags(pGraphExec, graph, flags);
	_graph = (uint64_t)(uintptr_t)graph;
	_uploads = ((uint64_t)flags & (uint64_t)hipGraphInstantiateFlagUpload) != 0;
	if (_uploads) {
		role_graph_created(_key, _graph);
		if (role_graph_before(&_op))
			goto out;
	}
	_result = real_hipGraphInstantiateWithFlags(pGraphExec, graph, flags);
	if (_result == hipSuccess) {
		_op.exec = (uint64_t)(uintptr_t)(*pGraphExec);
		role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == hipSuccess);
out:
	if (_uploads)
		role_graph_destroyed(_key);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphInstantiateWithFlags, hipGraphInstantiateWithFlags@@@hip_4.5");

/* graph.instantiate.params, specs/hip/libamdhip64-6.yaml:171 */
hipError_t hipGraphInstantiateWithParams(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		hipGraphInstantiateParams *instantiateParams)
{
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	hipError_t _result = hipErrorOutOfMemory;
	uint64_t _key = _op.exec;
	uint64_t _graph;
	bool _uploads;

	if (!pGraphExec || !instantiateParams || !role_enter())
		return real_hipGraphInstantiateWithParams(pGraphExec, graph, instantiateParams);
	_graph = (uint64_t)(uintptr_t)graph;
	_uploads =
			((uint64_t)instantiateParams->flags & (uint64_t)hipGraphInstantiateFlagUpload) != 0;
	if (_uploads) {
		role_graph_created(_key, _graph);
		if (role_graph_before(&_op))
			goto out;
	}
	_result = real_hipGraphInstantiateWithParams(pGraphExec, graph, instantiateParams);
	if (_result == hipSuccess) {
		_op.exec = (uint64_t)(uintptr_t)(*pGraphExec);
		role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == hipSuccess);
out:
	if (_uploads)
		role_graph_destroyed(_key);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphInstantiateWithParams, hipGraphInstantiateWithParams@@@hip_6.1");

/* graph.launch, specs/cuda/libcuda.yaml:159 */
hipError_t hipGraphLaunch(hipGraphExec_t graphExec, hipStream_t stream)
{
	struct role_graph _op = {0};
	hipError_t _result = hipErrorOutOfMemory;

	if (!role_enter())
		return real_hipGraphLaunch(graphExec, stream);
	_op.exec = (uint64_t)(uintptr_t)graphExec;
	if (!role_graph_before(&_op)) {
		_result = real_hipGraphLaunch(graphExec, stream);
		role_graph_after(&_op, _result == hipSuccess);
	}
	role_leave();
	return _result;
}
__asm__(".symver hipGraphLaunch, hipGraphLaunch@@@hip_4.3");

/* graph.launch, specs/cuda/libcuda.yaml:159 */
hipError_t hipGraphLaunch_spt(hipGraphExec_t graphExec, hipStream_t stream)
{
	struct role_graph _op = {0};
	hipError_t _result = hipErrorOutOfMemory;

	if (!role_enter())
		return real_hipGraphLaunch_spt(graphExec, stream);
	_op.exec = (uint64_t)(uintptr_t)graphExec;
	if (!role_graph_before(&_op)) {
		_result = real_hipGraphLaunch_spt(graphExec, stream);
		role_graph_after(&_op, _result == hipSuccess);
	}
	role_leave();
	return _result;
}
__asm__(".symver hipGraphLaunch_spt, hipGraphLaunch_spt@@@hip_5.3");

/* graph.upload, specs/cuda/libcuda.yaml:170 */
hipError_t hipGraphUpload(hipGraphExec_t graphExec, hipStream_t stream)
{
	struct role_graph _op = {0};
	hipError_t _result = hipErrorOutOfMemory;

	if (!role_enter())
		return real_hipGraphUpload(graphExec, stream);
	_op.exec = (uint64_t)(uintptr_t)graphExec;
	if (!role_graph_before(&_op)) {
		_result = real_hipGraphUpload(graphExec, stream);
		role_graph_after(&_op, _result == hipSuccess);
	}
	role_leave();
	return _result;
}
__asm__(".symver hipGraphUpload, hipGraphUpload@@@hip_5.3");

/* interop.register, specs/cuda/libcuda.yaml:194 */
hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource **resource, GLuint buffer,
		unsigned int flags)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipGraphicsGLRegisterBuffer(resource, buffer, flags);
	_result = real_hipGraphicsGLRegisterBuffer(resource, buffer, flags);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphicsGLRegisterBuffer, hipGraphicsGLRegisterBuffer@@@hip_4.3");

/* interop.register, specs/cuda/libcuda.yaml:194 */
hipError_t hipGraphicsGLRegisterImage(hipGraphicsResource **resource, GLuint image, GLenum target,
		unsigned int flags)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipGraphicsGLRegisterImage(resource, image, target, flags);
	_result = real_hipGraphicsGLRegisterImage(resource, image, target, flags);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphicsGLRegisterImage, hipGraphicsGLRegisterImage@@@hip_4.5");

/* interop.unregister, specs/cuda/libcuda.yaml:195 */
hipError_t hipGraphicsUnregisterResource(hipGraphicsResource_t resource)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipGraphicsUnregisterResource(resource);
	_result = real_hipGraphicsUnregisterResource(resource);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphicsUnregisterResource, hipGraphicsUnregisterResource@@@hip_4.3");

/* external.import, specs/cuda/libcuda.yaml:126 */
hipError_t hipImportExternalMemory(hipExternalMemory_t *extMem_out,
		const hipExternalMemoryHandleDesc *memHandleDesc)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!memHandleDesc || !extMem_out || !role_enter())
		return real_hipImportExternalMemory(extMem_out, memHandleDesc);
	_op.bytes = (uint64_t)memHandleDesc->size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipImportExternalMemory(extMem_out, memHandleDesc);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*extMem_out), _op.bytes)) {
		real_hipDestroyExternalMemory(*extMem_out);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipImportExternalMemory, hipImportExternalMemory@@@hip_4.3");

/* ipc.close, specs/cuda/libcuda.yaml:197 */
hipError_t hipIpcCloseMemHandle(void *devPtr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	hipError_t _result;

	if (!role_enter())
		return real_hipIpcCloseMemHandle(devPtr);
	_op.key = (uint64_t)(uintptr_t)devPtr;
	role_free_before(&_op);
	_result = real_hipIpcCloseMemHandle(devPtr);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipIpcCloseMemHandle, hipIpcCloseMemHandle@@@hip_4.2");

/* ipc.open, specs/cuda/libcuda.yaml:199 */
hipError_t hipIpcOpenMemHandle(void **devPtr, hipIpcMemHandle_t handle, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!devPtr || !role_enter())
		return real_hipIpcOpenMemHandle(devPtr, handle, flags);
	_op.bytes = UINT64_C(0);
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipIpcOpenMemHandle(devPtr, handle, flags);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_hipIpcCloseMemHandle(*devPtr);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipIpcOpenMemHandle, hipIpcOpenMemHandle@@@hip_4.2");

/* mem.alloc, specs/cuda/libcuda.yaml:210 */
hipError_t hipMalloc(void **ptr, size_t size)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!ptr || !role_enter())
		return real_hipMalloc(ptr, size);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMalloc(ptr, size);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_hipFree(*ptr);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMalloc, hipMalloc@@@hip_4.2");

/* mem.alloc.3d, specs/hip/libamdhip64-6.yaml:185 */
hipError_t hipMalloc3D(hipPitchedPtr *pitchedDevPtr, hipExtent extent)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!pitchedDevPtr || !role_enter())
		return real_hipMalloc3D(pitchedDevPtr, extent);
	_op.bytes = role_mul(role_mul(role_align((uint64_t)extent.width, UINT64_C(512)),
			role_max((uint64_t)extent.height, UINT64_C(1))),
			role_max((uint64_t)extent.depth, UINT64_C(1)));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMalloc3D(pitchedDevPtr, extent);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)pitchedDevPtr->ptr,
			role_mul(role_mul((uint64_t)pitchedDevPtr->pitch,
			role_max((uint64_t)extent.height, UINT64_C(1))),
			role_max((uint64_t)extent.depth, UINT64_C(1))))) {
		real_hipFree(pitchedDevPtr->ptr);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMalloc3D, hipMalloc3D@@@hip_4.2");

/* array.malloc.3d, specs/hip/libamdhip64-6.yaml:144 */
hipError_t hipMalloc3DArray(hipArray_t *array, const struct hipChannelFormatDesc *desc,
		struct hipExtent extent, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	hipError_t _result = hipErrorOutOfMemory;

	if (!desc || !array || !role_enter())
		return real_hipMalloc3DArray(array, desc, extent, flags);
	_op.bytes = role_mul(role_mul(role_align(role_mul((uint64_t)extent.width,
			role_div(role_add(role_add(role_add(role_add(role_size(desc->x),
			role_size(desc->y)), role_size(desc->z)), role_size(desc->w)), UINT64_C(7)),
			UINT64_C(8))), UINT64_C(256)), role_align(role_max((uint64_t)extent.height,
			UINT64_C(1)), ((extent.height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)extent.depth, UINT64_C(1)));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMalloc3DArray(array, desc, extent, flags);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*array), _op.bytes)) {
		real_hipFreeArray(*array);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMalloc3DArray, hipMalloc3DArray@@@hip_4.2");

/* array.malloc, specs/hip/libamdhip64-6.yaml:143 */
hipError_t hipMallocArray(hipArray_t *array, const hipChannelFormatDesc *desc, size_t width,
		size_t height, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	hipError_t _result = hipErrorOutOfMemory;

	if (!desc || !array || !role_enter())
		return real_hipMallocArray(array, desc, width, height, flags);
	_op.bytes = role_mul(role_align(role_mul((uint64_t)width,
			role_div(role_add(role_add(role_add(role_add(role_size(desc->x),
			role_size(desc->y)), role_size(desc->z)), role_size(desc->w)), UINT64_C(7)),
			UINT64_C(8))), UINT64_C(256)), role_align(role_max((uint64_t)height,
			UINT64_C(1)), ((height > 64) ? UINT64_C(128) : UINT64_C(8))));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMallocArray(array, desc, width, height, flags);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*array), _op.bytes)) {
		real_hipFreeArray(*array);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMallocArray, hipMallocArray@@@hip_4.2");

/* pool.alloc, specs/cuda/libcuda.yaml:239 */
hipError_t hipMallocAsync(void **dev_ptr, size_t size, hipStream_t stream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!dev_ptr || !role_enter())
		return real_hipMallocAsync(dev_ptr, size, stream);
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)stream)) {
		_result = real_hipMallocAsync(dev_ptr, size, stream);
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	do {
		do
			_result = real_hipMallocAsync(dev_ptr, size, stream);
		while (_result == hipErrorOutOfMemory && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == hipSuccess))
			goto out;
		real_hipFreeAsync(*dev_ptr, stream);
		_result = hipErrorOutOfMemory;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMallocAsync, hipMallocAsync@@@hip_5.1");

/* pool.alloc.from, specs/cuda/libcuda.yaml:240 */
hipError_t hipMallocFromPoolAsync(void **dev_ptr, size_t size, hipMemPool_t mem_pool,
		hipStream_t stream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!dev_ptr || !role_enter())
		return real_hipMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
	_op.pool = (uint64_t)(uintptr_t)mem_pool;
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)stream)) {
		_result = real_hipMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	do {
		do
			_result = real_hipMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
		while (_result == hipErrorOutOfMemory && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == hipSuccess))
			goto out;
		real_hipFreeAsync(*dev_ptr, stream);
		_result = hipErrorOutOfMemory;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMallocFromPoolAsync, hipMallocFromPoolAsync@@@hip_5.1");

/* mem.alloc.managed, specs/cuda/libcuda.yaml:211 */
hipError_t hipMallocManaged(void **dev_ptr, size_t size, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!dev_ptr || !role_enter())
		return real_hipMallocManaged(dev_ptr, size, flags);
	_op.bytes = (uint64_t)size;
	_op.unlisted = true;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMallocManaged(dev_ptr, size, flags);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*dev_ptr), _op.bytes)) {
		real_hipFree(*dev_ptr);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMallocManaged, hipMallocManaged@@@hip_4.2");

/* array.malloc.mipmapped, specs/hip/libamdhip64-6.yaml:145 */
hipError_t hipMallocMipmappedArray(hipMipmappedArray_t *mipmappedArray,
		const struct hipChannelFormatDesc *desc, struct hipExtent extent,
		unsigned int numLevels, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	hipError_t _result = hipErrorOutOfMemory;

	if (!desc || !mipmappedArray || !role_enter())
		return real_hipMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, flags);
	_op.bytes = role_div(role_mul(role_mul(role_mul(role_align(role_mul((uint64_t)extent.width,
			role_div(role_add(role_add(role_add(role_add(role_size(desc->x),
			role_size(desc->y)), role_size(desc->z)), role_size(desc->w)), UINT64_C(7)),
			UINT64_C(8))), UINT64_C(256)), role_align(role_max((uint64_t)extent.height,
			UINT64_C(1)), ((extent.height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)extent.depth, UINT64_C(1))), ((numLevels <= 1)
			? UINT64_C(12) : ((extent.height == 0) ? UINT64_C(24) : ((numLevels == 2)
			? UINT64_C(15) : UINT64_C(16))))), UINT64_C(12));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMallocMipmappedArray(mipmappedArray, desc, extent, numLevels,
				flags);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*mipmappedArray), _op.bytes)) {
		real_hipFreeMipmappedArray(*mipmappedArray);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMallocMipmappedArray, hipMallocMipmappedArray@@@hip_4.2");

/* mem.alloc.pitch.runtime, specs/hip/libamdhip64-6.yaml:187 */
hipError_t hipMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!pitch || !ptr || !role_enter())
		return real_hipMallocPitch(ptr, pitch, width, height);
	_op.bytes = role_mul(role_align((uint64_t)width, UINT64_C(512)), role_max((uint64_t)height,
			UINT64_C(1)));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMallocPitch(ptr, pitch, width, height);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), role_mul((uint64_t)(*pitch),
			role_max((uint64_t)height, UINT64_C(1))))) {
		real_hipFree(*ptr);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMallocPitch, hipMallocPitch@@@hip_4.2");

/* mem.alloc.pitch, specs/cuda/libcuda.yaml:212 */
hipError_t hipMemAllocPitch(hipDeviceptr_t *dptr, size_t *pitch, size_t widthInBytes, size_t height,
		unsigned int elementSizeBytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!pitch || !dptr || !role_enter())
		return real_hipMemAllocPitch(dptr, pitch, widthInBytes, height, elementSizeBytes);
	_op.bytes = role_mul(role_align((uint64_t)widthInBytes, UINT64_C(512)), (uint64_t)height);
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMemAllocPitch(dptr, pitch, widthInBytes, height,
				elementSizeBytes);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*dptr), role_mul((uint64_t)(*pitch),
			(uint64_t)height))) {
		real_hipFree(*dptr);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMemAllocPitch, hipMemAllocPitch@@@hip_4.2");

/* vmm.create, specs/cuda/libcuda.yaml:276 */
hipError_t hipMemCreate(hipMemGenericAllocationHandle_t *handle, size_t size,
		const hipMemAllocationProp *prop, unsigned long long flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	hipError_t _result = hipErrorOutOfMemory;

	if (!handle || !prop || !role_enter())
		return real_hipMemCreate(handle, size, prop, flags);
	_op.device = ((prop->location.type == hipMemLocationTypeDevice) ? (int)prop->location.id
			: ROLE_DEVICE_NONE);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMemCreate(handle, size, prop, flags);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*handle), _op.bytes)) {
		real_hipMemRelease(*handle);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMemCreate, hipMemCreate@@@hip_5.1");

/* view.info, specs/cuda/libcuda.yaml:271 */
hipError_t hipMemGetInfo(size_t *free, size_t *total)
{
	struct role_view _view;
	hipError_t _result;

	if (!role_enter())
		return real_hipMemGetInfo(free, total);
	_result = real_hipMemGetInfo(free, total);
	if (_result == hipSuccess && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}
__asm__(".symver hipMemGetInfo, hipMemGetInfo@@@hip_4.2");

/* vmm.import, specs/cuda/libcuda.yaml:279 */
hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *handle, void *osHandle,
		hipMemAllocationHandleType shHandleType)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	hipError_t _result = hipErrorOutOfMemory;

	if (!handle || !role_enter())
		return real_hipMemImportFromShareableHandle(handle, osHandle, shHandleType);
	_op.bytes = UINT64_C(0);
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMemImportFromShareableHandle(handle, osHandle, shHandleType);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*handle), _op.bytes)) {
		real_hipMemRelease(*handle);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMemImportFromShareableHandle, hipMemImportFromShareableHandle@@@hip_5.1");

/* vmm.map, specs/cuda/libcuda.yaml:280 */
hipError_t hipMemMap(void *ptr, size_t size, size_t offset, hipMemGenericAllocationHandle_t handle,
		unsigned long long flags)
{
	hipError_t _result;
	uint64_t _address;
	uint64_t _bytes;
	uint64_t _key;

	if (!role_enter())
		return real_hipMemMap(ptr, size, offset, handle, flags);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	_key = (uint64_t)(uintptr_t)handle;
	_result = real_hipMemMap(ptr, size, offset, handle, flags);
	if (_result == hipSuccess)
		role_physical_mapped(_address, _bytes, _key);
	role_leave();
	return _result;
}
__asm__(".symver hipMemMap, hipMemMap@@@hip_5.1");

/* pool.create, specs/cuda/libcuda.yaml:244 */
hipError_t hipMemPoolCreate(hipMemPool_t *mem_pool, const hipMemPoolProps *pool_props)
{
	hipError_t _result;
	int _device;

	if (!mem_pool || !pool_props || !role_enter())
		return real_hipMemPoolCreate(mem_pool, pool_props);
	_device = ((pool_props->location.type == hipMemLocationTypeDevice)
			? (int)pool_props->location.id : ROLE_DEVICE_NONE);
	_result = real_hipMemPoolCreate(mem_pool, pool_props);
	if (_result == hipSuccess)
		role_pool_settle(_device, (uint64_t)(uintptr_t)(*mem_pool), false);
	role_leave();
	return _result;
}
__asm__(".symver hipMemPoolCreate, hipMemPoolCreate@@@hip_5.1");

/* pool.destroy, specs/cuda/libcuda.yaml:246 */
hipError_t hipMemPoolDestroy(hipMemPool_t mem_pool)
{
	hipError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_hipMemPoolDestroy(mem_pool);
	_pool = role_pool_leaving((uint64_t)(uintptr_t)mem_pool);
	_result = real_hipMemPoolDestroy(mem_pool);
	if (_result == hipSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, true);
	role_leave();
	return _result;
}
__asm__(".symver hipMemPoolDestroy, hipMemPoolDestroy@@@hip_5.1");

/* pool.threshold, specs/cuda/libcuda.yaml:251 */
hipError_t hipMemPoolSetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr, void *value)
{
	hipError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_hipMemPoolSetAttribute(mem_pool, attr, value);
	_pool = (uint64_t)(uintptr_t)mem_pool;
	_result = real_hipMemPoolSetAttribute(mem_pool, attr, value);
	if (_result == hipSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}
__asm__(".symver hipMemPoolSetAttribute, hipMemPoolSetAttribute@@@hip_5.1");

/* pool.trim, specs/cuda/libcuda.yaml:252 */
hipError_t hipMemPoolTrimTo(hipMemPool_t mem_pool, size_t min_bytes_to_hold)
{
	hipError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_hipMemPoolTrimTo(mem_pool, min_bytes_to_hold);
	_pool = (uint64_t)(uintptr_t)mem_pool;
	_result = real_hipMemPoolTrimTo(mem_pool, min_bytes_to_hold);
	if (_result == hipSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}
__asm__(".symver hipMemPoolTrimTo, hipMemPoolTrimTo@@@hip_5.1");

/* vmm.release, specs/cuda/libcuda.yaml:281 */
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle)
{
	struct role_free _op = {.space = ROLE_PHYSICAL};
	hipError_t _result;

	if (!role_enter())
		return real_hipMemRelease(handle);
	_op.key = (uint64_t)(uintptr_t)handle;
	role_free_before(&_op);
	_result = real_hipMemRelease(handle);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipMemRelease, hipMemRelease@@@hip_5.1");

/* vmm.retain, specs/cuda/libcuda.yaml:283 */
hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *handle, void *addr)
{
	hipError_t _result;

	if (!handle || !role_enter())
		return real_hipMemRetainAllocationHandle(handle, addr);
	_result = real_hipMemRetainAllocationHandle(handle, addr);
	if (_result == hipSuccess)
		role_physical_retain((uint64_t)(uintptr_t)(*handle));
	role_leave();
	return _result;
}
__asm__(".symver hipMemRetainAllocationHandle, hipMemRetainAllocationHandle@@@hip_5.1");

/* vmm.unmap, specs/cuda/libcuda.yaml:284 */
hipError_t hipMemUnmap(void *ptr, size_t size)
{
	hipError_t _result;
	uint64_t _address;
	uint64_t _bytes;

	if (!role_enter())
		return real_hipMemUnmap(ptr, size);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	_result = real_hipMemUnmap(ptr, size);
	if (_result == hipSuccess)
		role_physical_unmapped(_address, _bytes);
	role_leave();
	return _result;
}
__asm__(".symver hipMemUnmap, hipMemUnmap@@@hip_5.1");

/* array.create.mipmapped, specs/hip/libamdhip64-6.yaml:141 */
hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t *pHandle,
		HIP_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	hipError_t _result = hipErrorOutOfMemory;

	if (!pMipmappedArrayDesc || !((numMipmapLevels <= 1) || pMipmappedArrayDesc) || !pHandle ||
			!role_enter())
		return real_hipMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels);
	_op.bytes =
			role_div(role_mul(role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pMipmappedArrayDesc->Width,
			(uint64_t)pMipmappedArrayDesc->NumChannels),
			(((pMipmappedArrayDesc->Format == HIP_AD_FORMAT_UNSIGNED_INT8) ||
			(pMipmappedArrayDesc->Format == HIP_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pMipmappedArrayDesc->Format == HIP_AD_FORMAT_UNSIGNED_INT32) ||
			(pMipmappedArrayDesc->Format == HIP_AD_FORMAT_SIGNED_INT32)) ||
			(pMipmappedArrayDesc->Format == HIP_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pMipmappedArrayDesc->Height, UINT64_C(1)),
			((pMipmappedArrayDesc->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)pMipmappedArrayDesc->Depth, UINT64_C(1))),
			((numMipmapLevels <= 1) ? UINT64_C(12) : ((pMipmappedArrayDesc->Height == 0)
			? UINT64_C(24) : ((numMipmapLevels == 2) ? UINT64_C(15) : UINT64_C(16))))),
			UINT64_C(12));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMipmappedArrayCreate(pHandle, pMipmappedArrayDesc,
				numMipmapLevels);
	while (_result == hipErrorOutOfMemory && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_hipMipmappedArrayDestroy(*pHandle);
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver hipMipmappedArrayCreate, hipMipmappedArrayCreate@@@hip_4.2");

/* array.destroy.mipmapped, specs/cuda/libcuda.yaml:38 */
hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t hMipmappedArray)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	hipError_t _result;

	if (!role_enter())
		return real_hipMipmappedArrayDestroy(hMipmappedArray);
	_op.key = (uint64_t)(uintptr_t)hMipmappedArray;
	role_free_before(&_op);
	_result = real_hipMipmappedArrayDestroy(hMipmappedArray);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipMipmappedArrayDestroy, hipMipmappedArrayDestroy@@@hip_4.2");

/* module.load, specs/cuda/libcuda.yaml:146 */
hipError_t hipModuleLoad(hipModule_t *module, const char *fname)
{
	hipError_t _result;

	if (!module || !role_enter())
		return real_hipModuleLoad(module, fname);
	_result = real_hipModuleLoad(module, fname);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipModuleLoad, hipModuleLoad@@@hip_4.2");

/* module.load.data, specs/cuda/libcuda.yaml:147 */
hipError_t hipModuleLoadData(hipModule_t *module, const void *image)
{
	hipError_t _result;

	if (!module || !role_enter())
		return real_hipModuleLoadData(module, image);
	_result = real_hipModuleLoadData(module, image);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipModuleLoadData, hipModuleLoadData@@@hip_4.2");

/* module.load.data, specs/cuda/libcuda.yaml:147 */
hipError_t hipModuleLoadDataEx(hipModule_t *module, const void *image, unsigned int numOptions,
		hipJitOption *options, void **optionValues)
{
	hipError_t _result;

	if (!module || !role_enter())
		return real_hipModuleLoadDataEx(module, image, numOptions, options, optionValues);
	_result = real_hipModuleLoadDataEx(module, image, numOptions, options, optionValues);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipModuleLoadDataEx, hipModuleLoadDataEx@@@hip_4.2");

/* module.unload, specs/cuda/libcuda.yaml:149 */
hipError_t hipModuleUnload(hipModule_t module)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipModuleUnload(module);
	_result = real_hipModuleUnload(module);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipModuleUnload, hipModuleUnload@@@hip_4.2");
