/* Made by `porter gen --backend hip`. Do not edit. */
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

/* launch.timed.module, specs/hip/libamdhip64-6.yaml:336 */
GATED hipError_t gated__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent, uint32_t flags)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(f,
				globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
				localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream,
				kernelParams, extra, startEvent, stopEvent, flags);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hStream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul((uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY),
			(uint64_t)globalWorkSizeZ)};
	role_launch_before(&_op, _thread);
	_result =
			real__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(f,
			globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
			localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream, kernelParams,
			extra, startEvent, stopEvent, flags);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent, uint32_t flags)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)hStream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul((uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY),
			(uint64_t)globalWorkSizeZ), &_quick)))
		return gated__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(f,
				globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
				localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream,
				kernelParams, extra, startEvent, stopEvent, flags);
	_result =
			real__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(f,
			globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
			localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream, kernelParams,
			extra, startEvent, stopEvent, flags);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t _Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent, uint32_t flags)
{
	__typeof__(&_Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j) _way =
			SHIM_REAL(_Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j,
			0);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated()
			? counted__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j
			: _way)(f, globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ,
			localWorkSizeX, localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream,
			kernelParams, extra, startEvent, stopEvent, flags);
}
__asm__(".symver _Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j, _Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j@@@hip_4.2");

/* launch.timed.module, specs/hip/libamdhip64-6.yaml:336 */
GATED hipError_t gated__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(f,
				globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
				localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream,
				kernelParams, extra, startEvent, stopEvent);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hStream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul((uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY),
			(uint64_t)globalWorkSizeZ)};
	role_launch_before(&_op, _thread);
	_result =
			real__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(f,
			globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
			localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream, kernelParams,
			extra, startEvent, stopEvent);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)hStream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul((uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY),
			(uint64_t)globalWorkSizeZ), &_quick)))
		return gated__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(f,
				globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
				localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream,
				kernelParams, extra, startEvent, stopEvent);
	_result =
			real__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(f,
			globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
			localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream, kernelParams,
			extra, startEvent, stopEvent);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t _Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent)
{
	__typeof__(&_Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_) _way =
			SHIM_REAL(_Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_,
			1);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated()
			? counted__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_
			: _way)(f, globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ,
			localWorkSizeX, localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream,
			kernelParams, extra, startEvent, stopEvent);
}
__asm__(".symver _Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_, _Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_@@@hip_4.2");

/* array.create.3d, specs/hip/libamdhip64-6.yaml:100 */
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
	__typeof__(*array) _was = *array;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipArray3DCreate(array, pAllocateArray);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*array), _op.bytes)) {
		real_hipArrayDestroy(*array);
		*array = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipArray3DCreate, hipArray3DCreate@@@hip_4.2");

/* array.create.2d, specs/cuda/libcuda.yaml:181 */
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
	__typeof__(*pHandle) _was = *pHandle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipArrayCreate(pHandle, pAllocateArray);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_hipArrayDestroy(*pHandle);
		*pHandle = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipArrayCreate, hipArrayCreate@@@hip_4.2");

/* array.destroy, specs/cuda/libcuda.yaml:224 */
hipError_t hipArrayDestroy(hipArray_t array)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	hipError_t _result;

	if (!role_enter())
		return real_hipArrayDestroy(array);
	_op.key = (uint64_t)(uintptr_t)array;
	role_free_before(&_op);
	last_error_hide();
	_result = real_hipArrayDestroy(array);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipArrayDestroy, hipArrayDestroy@@@hip_4.3");

/* context.peer.disable, specs/cuda/libcuda.yaml:315 */
hipError_t hipCtxDisablePeerAccess(hipCtx_t peerCtx)
{
	hipError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_hipCtxDisablePeerAccess(peerCtx);
	last_error_hide();
	_result = real_hipCtxDisablePeerAccess(peerCtx);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}
__asm__(".symver hipCtxDisablePeerAccess, hipCtxDisablePeerAccess@@@hip_4.2");

/* context.peer, specs/cuda/libcuda.yaml:314 */
hipError_t hipCtxEnablePeerAccess(hipCtx_t peerCtx, unsigned int flags)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipCtxEnablePeerAccess(peerCtx, flags);
	last_error_hide();
	_result = real_hipCtxEnablePeerAccess(peerCtx, flags);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == hipSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipCtxEnablePeerAccess, hipCtxEnablePeerAccess@@@hip_4.2");

/* sync, specs/cuda/libcuda.yaml:1199 */
GATED hipError_t gated_hipCtxSynchronize(void)
{
	hipError_t _result;

	_result = real_hipCtxSynchronize();
	if (_result == hipSuccess)
		role_waited();
	return _result;
}

SHIM_HOT hipError_t hipCtxSynchronize(void)
{
	__typeof__(&hipCtxSynchronize) _way = SHIM_REAL(hipCtxSynchronize, 30);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_hipCtxSynchronize : _way)();
}
__asm__(".symver hipCtxSynchronize, hipCtxSynchronize@@@hip_4.2");

/* external.destroy, specs/cuda/libcuda.yaml:757 */
hipError_t hipDestroyExternalMemory(hipExternalMemory_t extMem)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	hipError_t _result;

	if (!role_enter())
		return real_hipDestroyExternalMemory(extMem);
	_op.key = (uint64_t)(uintptr_t)extMem;
	role_free_before(&_op);
	last_error_hide();
	_result = real_hipDestroyExternalMemory(extMem);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipDestroyExternalMemory, hipDestroyExternalMemory@@@hip_4.3");

/* context.peer.device.disable, specs/hip/libamdhip64-6.yaml:173 */
hipError_t hipDeviceDisablePeerAccess(int peerDeviceId)
{
	hipError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_hipDeviceDisablePeerAccess(peerDeviceId);
	last_error_hide();
	_result = real_hipDeviceDisablePeerAccess(peerDeviceId);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}
__asm__(".symver hipDeviceDisablePeerAccess, hipDeviceDisablePeerAccess@@@hip_4.2");

/* context.peer.device, specs/hip/libamdhip64-6.yaml:172 */
hipError_t hipDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipDeviceEnablePeerAccess(peerDeviceId, flags);
	last_error_hide();
	_result = real_hipDeviceEnablePeerAccess(peerDeviceId, flags);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == hipSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceEnablePeerAccess, hipDeviceEnablePeerAccess@@@hip_4.2");

/* pool.default, specs/cuda/libcuda.yaml:1136 */
hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t *mem_pool, int device)
{
	hipError_t _result;
	int _device;

	if (!mem_pool || !role_enter())
		return real_hipDeviceGetDefaultMemPool(mem_pool, device);
	_device = (int)device;
	last_error_hide();
	_result = real_hipDeviceGetDefaultMemPool(mem_pool, device);
	if (_result == hipSuccess)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*mem_pool));
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceGetDefaultMemPool, hipDeviceGetDefaultMemPool@@@hip_5.1");

/* pool.get, specs/cuda/libcuda.yaml:1144 */
hipError_t hipDeviceGetMemPool(hipMemPool_t *mem_pool, int device)
{
	hipError_t _result;
	int _device;

	if (!mem_pool || !role_enter())
		return real_hipDeviceGetMemPool(mem_pool, device);
	_device = (int)device;
	last_error_hide();
	_result = real_hipDeviceGetMemPool(mem_pool, device);
	if (_result == hipSuccess)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*mem_pool));
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceGetMemPool, hipDeviceGetMemPool@@@hip_5.1");

/* graph.trim, specs/cuda/libcuda.yaml:876 */
hipError_t hipDeviceGraphMemTrim(int device)
{
	hipError_t _result;
	int _device;

	if (!role_enter())
		return real_hipDeviceGraphMemTrim(device);
	_device = (int)device;
	last_error_hide();
	_result = real_hipDeviceGraphMemTrim(device);
	if (_result == hipSuccess)
		role_graph_trimmed(_device);
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceGraphMemTrim, hipDeviceGraphMemTrim@@@hip_4.5");

/* context.primary.reset, specs/cuda/libcuda.yaml:318 */
hipError_t hipDevicePrimaryCtxReset(hipDevice_t dev)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	hipError_t _result;

	if (!role_enter())
		return real_hipDevicePrimaryCtxReset(dev);
	_leaving.device = (int)dev;
	role_context_leaving(&_leaving);
	last_error_hide();
	_result = real_hipDevicePrimaryCtxReset(dev);
	role_context_left(&_leaving, _result == hipSuccess);
	if (_result == hipSuccess)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}
__asm__(".symver hipDevicePrimaryCtxReset, hipDevicePrimaryCtxReset@@@hip_4.2");

/* context.reset, specs/hip/libamdhip64-6.yaml:176 */
hipError_t hipDeviceReset(void)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	hipError_t _result;

	if (!role_enter())
		return real_hipDeviceReset();
	_leaving.device = ROLE_DEVICE_CURRENT;
	role_context_leaving(&_leaving);
	last_error_hide();
	_result = real_hipDeviceReset();
	role_context_left(&_leaving, _result == hipSuccess);
	if (_result == hipSuccess)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}
__asm__(".symver hipDeviceReset, hipDeviceReset@@@hip_4.2");

/* context.limit, specs/cuda/libcuda.yaml:313 */
hipError_t hipDeviceSetLimit(enum hipLimit_t limit, size_t value)
{
	hipError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_hipDeviceSetLimit(limit, value);
	last_error_hide();
	_result = real_hipDeviceSetLimit(limit, value);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}
__asm__(".symver hipDeviceSetLimit, hipDeviceSetLimit@@@hip_5.3");

/* sync.device, specs/hip/libamdhip64-6.yaml:398 */
GATED hipError_t gated_hipDeviceSynchronize(void)
{
	hipError_t _result;

	_result = real_hipDeviceSynchronize();
	if (_result == hipSuccess)
		role_waited();
	return _result;
}

SHIM_HOT hipError_t hipDeviceSynchronize(void)
{
	__typeof__(&hipDeviceSynchronize) _way = SHIM_REAL(hipDeviceSynchronize, 31);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_hipDeviceSynchronize : _way)();
}
__asm__(".symver hipDeviceSynchronize, hipDeviceSynchronize@@@hip_4.2");

/* view.total, specs/cuda/libcuda.yaml:1202 */
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

/* copy.2d.unaligned, specs/cuda/libcuda.yaml:513 */
GATED hipError_t gated_hipDrvMemcpy2DUnaligned(const hip_Memcpy2D *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_hipDrvMemcpy2DUnaligned(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height), .host =
			(((pCopy->dstMemoryType == hipMemoryTypeHost) ||
			(pCopy->dstMemoryType == hipMemoryTypeUnified)) ||
			(pCopy->srcMemoryType == hipMemoryTypeHost)) ||
			(pCopy->srcMemoryType == hipMemoryTypeUnified), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->dstMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)(uintptr_t)pCopy->dstDevice)),
				(uint64_t)pCopy->dstXInBytes, (uint64_t)pCopy->dstPitch,
				(uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->srcMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)(uintptr_t)pCopy->srcDevice)),
				(uint64_t)pCopy->srcXInBytes, (uint64_t)pCopy->srcPitch,
				(uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_hipDrvMemcpy2DUnaligned(pCopy);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipDrvMemcpy2DUnaligned(const hip_Memcpy2D *pCopy)
{
	__typeof__(&hipDrvMemcpy2DUnaligned) _way = SHIM_REAL(hipDrvMemcpy2DUnaligned, 71);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipDrvMemcpy2DUnaligned : _way)(pCopy);
}
__asm__(".symver hipDrvMemcpy2DUnaligned, hipDrvMemcpy2DUnaligned@@@hip_4.3");

/* copy.3d, specs/cuda/libcuda.yaml:538 */
GATED hipError_t gated_hipDrvMemcpy3D(const HIP_MEMCPY3D *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_hipDrvMemcpy3D(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul(role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			(uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == hipMemoryTypeHost) ||
			(pCopy->dstMemoryType == hipMemoryTypeUnified)) ||
			(pCopy->srcMemoryType == hipMemoryTypeHost)) ||
			(pCopy->srcMemoryType == hipMemoryTypeUnified), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->dstMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)(uintptr_t)pCopy->dstDevice)),
				(uint64_t)pCopy->dstXInBytes, (uint64_t)pCopy->dstPitch,
				(uint64_t)pCopy->dstY, (uint64_t)pCopy->dstHeight,
				(uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->srcMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)(uintptr_t)pCopy->srcDevice)),
				(uint64_t)pCopy->srcXInBytes, (uint64_t)pCopy->srcPitch,
				(uint64_t)pCopy->srcY, (uint64_t)pCopy->srcHeight,
				(uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_hipDrvMemcpy3D(pCopy);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipDrvMemcpy3D(const HIP_MEMCPY3D *pCopy)
{
	__typeof__(&hipDrvMemcpy3D) _way = SHIM_REAL(hipDrvMemcpy3D, 72);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipDrvMemcpy3D : _way)(pCopy);
}
__asm__(".symver hipDrvMemcpy3D, hipDrvMemcpy3D@@@hip_4.2");

/* copy.3d.async, specs/cuda/libcuda.yaml:569 */
GATED hipError_t gated_hipDrvMemcpy3DAsync(const HIP_MEMCPY3D *pCopy, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_hipDrvMemcpy3DAsync(pCopy, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(role_mul((uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height), (uint64_t)pCopy->Depth), .host =
			(((pCopy->dstMemoryType == hipMemoryTypeHost) ||
			(pCopy->dstMemoryType == hipMemoryTypeUnified)) ||
			(pCopy->srcMemoryType == hipMemoryTypeHost)) ||
			(pCopy->srcMemoryType == hipMemoryTypeUnified)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->dstMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)(uintptr_t)pCopy->dstDevice)),
				(uint64_t)pCopy->dstXInBytes, (uint64_t)pCopy->dstPitch,
				(uint64_t)pCopy->dstY, (uint64_t)pCopy->dstHeight,
				(uint64_t)pCopy->dstZ))) &&
				(pCopy->srcMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->srcMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)(uintptr_t)pCopy->srcDevice)),
				(uint64_t)pCopy->srcXInBytes, (uint64_t)pCopy->srcPitch,
				(uint64_t)pCopy->srcY, (uint64_t)pCopy->srcHeight,
				(uint64_t)pCopy->srcZ))));
	role_launch_before(&_op, _thread);
	_result = real_hipDrvMemcpy3DAsync(pCopy, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D *pCopy, hipStream_t stream)
{
	__typeof__(&hipDrvMemcpy3DAsync) _way = SHIM_REAL(hipDrvMemcpy3DAsync, 38);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipDrvMemcpy3DAsync : _way)(pCopy, stream);
}
__asm__(".symver hipDrvMemcpy3DAsync, hipDrvMemcpy3DAsync@@@hip_4.2");

/* event.query, specs/cuda/libcuda.yaml:748 */
GATED hipError_t gated_hipEventQuery(hipEvent_t event)
{
	hipError_t _result;

	_result = real_hipEventQuery(event);
	if (_result == hipSuccess)
		role_waited();
	return _result;
}

SHIM_HOT hipError_t hipEventQuery(hipEvent_t event)
{
	__typeof__(&hipEventQuery) _way = SHIM_REAL(hipEventQuery, 32);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_hipEventQuery : _way)(event);
}
__asm__(".symver hipEventQuery, hipEventQuery@@@hip_4.2");

/* event.sync, specs/cuda/libcuda.yaml:752 */
GATED hipError_t gated_hipEventSynchronize(hipEvent_t event)
{
	hipError_t _result;

	_result = real_hipEventSynchronize(event);
	if (_result == hipSuccess)
		role_waited();
	return _result;
}

SHIM_WARM hipError_t hipEventSynchronize(hipEvent_t event)
{
	__typeof__(&hipEventSynchronize) _way = SHIM_REAL(hipEventSynchronize, 206);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_hipEventSynchronize : _way)(event);
}
__asm__(".symver hipEventSynchronize, hipEventSynchronize@@@hip_4.2");

/* error.get.call, specs/hip/libamdhip64-6.yaml:296 */
SHIM_HOT hipError_t hipExtGetLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_CALL))
		return real_hipExtGetLastError();
	return (hipError_t)last_error_read(LAST_ERROR_CALL, (uint32_t)real_hipExtGetLastError(),
			true);
}
__asm__(".symver hipExtGetLastError, hipExtGetLastError@@@hip_6.0");
/* launch.runtime, specs/hip/libamdhip64-6.yaml:317 */
GATED hipError_t gated_hipExtLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream,
		hipEvent_t startEvent, hipEvent_t stopEvent, int flags)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipExtLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream, startEvent, stopEvent, flags);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function_address, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z)};
	role_launch_before(&_op, _thread);
	_result = real_hipExtLaunchKernel(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream, startEvent, stopEvent, flags);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipExtLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream,
		hipEvent_t startEvent, hipEvent_t stopEvent, int flags)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function_address,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z), &_quick)))
		return gated_hipExtLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream, startEvent, stopEvent, flags);
	_result = real_hipExtLaunchKernel(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream, startEvent, stopEvent, flags);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipExtLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream,
		hipEvent_t startEvent, hipEvent_t stopEvent, int flags)
{
	__typeof__(&hipExtLaunchKernel) _way = SHIM_REAL(hipExtLaunchKernel, 2);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipExtLaunchKernel : _way)(function_address, numBlocks,
			dimBlocks, args, sharedMemBytes, stream, startEvent, stopEvent, flags);
}
__asm__(".symver hipExtLaunchKernel, hipExtLaunchKernel@@@hip_4.2");

/* launch.runtime.devices, specs/hip/libamdhip64-6.yaml:329 */
GATED hipError_t gated_hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(!numDevices || launchParamsList) || !(_thread = role_enter_work()))
		return real_hipExtLaunchMultiKernelMultiDevice(launchParamsList, numDevices, flags);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (numDevices
			? (uint64_t)(uintptr_t)launchParamsList->stream : (uint64_t)0), .what =
			(numDevices ? (uint64_t)(uintptr_t)launchParamsList->func : (uint64_t)0),
			.extent = (numDevices
			? role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)launchParamsList->gridDim.x,
			(uint64_t)launchParamsList->gridDim.y),
			(uint64_t)launchParamsList->gridDim.z),
			(uint64_t)launchParamsList->blockDim.x),
			(uint64_t)launchParamsList->blockDim.y),
			(uint64_t)launchParamsList->blockDim.z) : UINT64_C(0))};
	role_launch_before(&_op, _thread);
	_result = real_hipExtLaunchMultiKernelMultiDevice(launchParamsList, numDevices, flags);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(!numDevices || launchParamsList) || !(_thread = role_launch_quick((numDevices
			? (uint64_t)(uintptr_t)launchParamsList->stream : (uint64_t)0), (numDevices
			? (uint64_t)(uintptr_t)launchParamsList->func : (uint64_t)0), (numDevices
			? role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)launchParamsList->gridDim.x,
			(uint64_t)launchParamsList->gridDim.y),
			(uint64_t)launchParamsList->gridDim.z),
			(uint64_t)launchParamsList->blockDim.x),
			(uint64_t)launchParamsList->blockDim.y),
			(uint64_t)launchParamsList->blockDim.z) : UINT64_C(0)), &_quick)))
		return gated_hipExtLaunchMultiKernelMultiDevice(launchParamsList, numDevices,
				flags);
	_result = real_hipExtLaunchMultiKernelMultiDevice(launchParamsList, numDevices, flags);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	__typeof__(&hipExtLaunchMultiKernelMultiDevice) _way =
			SHIM_REAL(hipExtLaunchMultiKernelMultiDevice, 3);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipExtLaunchMultiKernelMultiDevice : _way)(launchParamsList,
			numDevices, flags);
}
__asm__(".symver hipExtLaunchMultiKernelMultiDevice, hipExtLaunchMultiKernelMultiDevice@@@hip_4.2");

/* mem.alloc.flags, specs/hip/libamdhip64-6.yaml:354 */
hipError_t hipExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!ptr || !role_enter())
		return real_hipExtMallocWithFlags(ptr, sizeBytes, flags);
	_op.bytes = (uint64_t)sizeBytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipExtMallocWithFlags(ptr, sizeBytes, flags);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_hipFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipExtMallocWithFlags, hipExtMallocWithFlags@@@hip_4.2");

/* launch.timed.module, specs/hip/libamdhip64-6.yaml:336 */
GATED hipError_t gated_hipExtModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent, uint32_t flags)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipExtModuleLaunchKernel(f, globalWorkSizeX, globalWorkSizeY,
				globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
				sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent,
				flags);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hStream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul((uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY),
			(uint64_t)globalWorkSizeZ)};
	role_launch_before(&_op, _thread);
	_result = real_hipExtModuleLaunchKernel(f, globalWorkSizeX, globalWorkSizeY,
			globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
			sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent, flags);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipExtModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent, uint32_t flags)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)hStream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul((uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY),
			(uint64_t)globalWorkSizeZ), &_quick)))
		return gated_hipExtModuleLaunchKernel(f, globalWorkSizeX, globalWorkSizeY,
				globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
				sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent,
				flags);
	_result = real_hipExtModuleLaunchKernel(f, globalWorkSizeX, globalWorkSizeY,
			globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
			sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent, flags);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipExtModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent, uint32_t flags)
{
	__typeof__(&hipExtModuleLaunchKernel) _way = SHIM_REAL(hipExtModuleLaunchKernel, 4);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipExtModuleLaunchKernel : _way)(f, globalWorkSizeX,
			globalWorkSizeY, globalWorkSizeZ, localWorkSizeX, localWorkSizeY,
			localWorkSizeZ, sharedMemBytes, hStream, kernelParams, extra, startEvent,
			stopEvent, flags);
}
__asm__(".symver hipExtModuleLaunchKernel, hipExtModuleLaunchKernel@@@hip_4.2");

/* mem.free, specs/cuda/libcuda.yaml:994 */
hipError_t hipFree(void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	hipError_t _result;

	if (!role_enter())
		return real_hipFree(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	last_error_hide();
	_result = real_hipFree(ptr);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipFree, hipFree@@@hip_4.2");

/* array.free, specs/hip/libamdhip64-6.yaml:167 */
hipError_t hipFreeArray(hipArray_t array)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	hipError_t _result;

	if (!role_enter())
		return real_hipFreeArray(array);
	_op.key = (uint64_t)(uintptr_t)array;
	role_free_before(&_op);
	last_error_hide();
	_result = real_hipFreeArray(array);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipFreeArray, hipFreeArray@@@hip_4.2");

/* mem.free.async, specs/cuda/libcuda.yaml:995 */
hipError_t hipFreeAsync(void *dev_ptr, hipStream_t stream)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	hipError_t _result;

	if (!role_enter())
		return real_hipFreeAsync(dev_ptr, stream);
	_op.key = (uint64_t)(uintptr_t)dev_ptr;
	role_free_before(&_op);
	last_error_hide();
	_result = real_hipFreeAsync(dev_ptr, stream);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipFreeAsync, hipFreeAsync@@@hip_5.1");

/* array.free.mipmapped, specs/hip/libamdhip64-6.yaml:168 */
hipError_t hipFreeMipmappedArray(hipMipmappedArray_t mipmappedArray)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	hipError_t _result;

	if (!role_enter())
		return real_hipFreeMipmappedArray(mipmappedArray);
	_op.key = (uint64_t)(uintptr_t)mipmappedArray;
	role_free_before(&_op);
	last_error_hide();
	_result = real_hipFreeMipmappedArray(mipmappedArray);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipFreeMipmappedArray, hipFreeMipmappedArray@@@hip_4.2");

/* function.attribute, specs/cuda/libcuda.yaml:770 */
hipError_t hipFuncSetAttribute(const void *func, hipFuncAttribute attr, int value)
{
	hipError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_hipFuncSetAttribute(func, attr, value);
	last_error_hide();
	_result = real_hipFuncSetAttribute(func, attr, value);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}
__asm__(".symver hipFuncSetAttribute, hipFuncSetAttribute@@@hip_4.2");

/* device.properties, specs/hip/libamdhip64-6.yaml:287 */
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

/* device.properties, specs/hip/libamdhip64-6.yaml:287 */
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

/* device.properties, specs/hip/libamdhip64-6.yaml:287 */
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

/* error.get, specs/hip/libamdhip64-6.yaml:295 */
SHIM_HOT hipError_t hipGetLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_hipGetLastError();
	return (hipError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_hipGetLastError(),
			true);
}
__asm__(".symver hipGetLastError, hipGetLastError@@@hip_4.2");
/* lookup.status, specs/cuda/libcuda.yaml:900 */
hipError_t hipGetProcAddress(const char *symbol, void **pfn, int hipVersion, uint64_t flags,
		hipDriverProcAddressQueryResult *symbolStatus)
{
	hipError_t _result = real_hipGetProcAddress(symbol, pfn, hipVersion, flags, symbolStatus);

	if (_result == hipSuccess && pfn)
		*pfn = shim_entry_of(*pfn);
	return _result;
}
__asm__(".symver hipGetProcAddress, hipGetProcAddress@@@hip_6.1");
/* graph.destroy, specs/cuda/libcuda.yaml:830 */
hipError_t hipGraphExecDestroy(hipGraphExec_t graphExec)
{
	hipError_t _result;
	uint64_t _exec;

	if (!role_enter())
		return real_hipGraphExecDestroy(graphExec);
	_exec = (uint64_t)(uintptr_t)graphExec;
	last_error_hide();
	_result = real_hipGraphExecDestroy(graphExec);
	if (_result == hipSuccess)
		role_graph_destroyed(_exec);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphExecDestroy, hipGraphExecDestroy@@@hip_4.3");

/* graph.instantiate, specs/cuda/libcuda.yaml:831 */
hipError_t hipGraphInstantiate(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		hipGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	hipError_t _result = hipErrorOutOfMemory;
	uint64_t _graph;
	int _uncounted = 0;

	if (!pGraphExec || !role_enter())
		return real_hipGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer,
				bufferSize);
	_graph = (uint64_t)(uintptr_t)graph;
	if (role_growth_before(&_grown))
		goto out;
	__typeof__(*pGraphExec) _was = *pGraphExec;
	_result = real_hipGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer, bufferSize);
	if (_result == hipSuccess)
		_uncounted = role_graph_created((uint64_t)(uintptr_t)(*pGraphExec), _graph);
	if (_result == hipSuccess && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*pGraphExec));
		real_hipGraphExecDestroy(*pGraphExec);
		*pGraphExec = _was;
		_result = hipErrorOutOfMemory;
	}
	role_growth_end(&_grown);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphInstantiate, hipGraphInstantiate@@@hip_4.3");

/* graph.instantiate.flags, specs/cuda/libcuda.yaml:832 */
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		unsigned long long flags)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	hipError_t _result = hipErrorOutOfMemory;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;
	int _uncounted = 0;

	if (!pGraphExec || !role_enter())
		return real_hipGraphInstantiateWithFlags(pGraphExec, graph, flags);
	_graph = (uint64_t)(uintptr_t)graph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads = ((uint64_t)flags & (uint64_t)hipGraphInstantiateFlagUpload) != 0;
	if (_uploads && (role_graph_created(_key, _graph) || role_graph_before(&_op)))
		goto end;
	__typeof__(*pGraphExec) _was = *pGraphExec;
	_result = real_hipGraphInstantiateWithFlags(pGraphExec, graph, flags);
	if (_result == hipSuccess) {
		_op.exec = (uint64_t)(uintptr_t)(*pGraphExec);
		_uncounted = role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == hipSuccess);
	if (_result == hipSuccess && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*pGraphExec));
		real_hipGraphExecDestroy(*pGraphExec);
		*pGraphExec = _was;
		_result = hipErrorOutOfMemory;
	}
end:
	if (_uploads)
		role_graph_destroyed(_key);
	role_growth_end(&_grown);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphInstantiateWithFlags, hipGraphInstantiateWithFlags@@@hip_4.5");

/* graph.instantiate.params, specs/hip/libamdhip64-6.yaml:303 */
hipError_t hipGraphInstantiateWithParams(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		hipGraphInstantiateParams *instantiateParams)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	hipError_t _result = hipErrorOutOfMemory;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;
	int _uncounted = 0;

	if (!pGraphExec || !instantiateParams || !role_enter())
		return real_hipGraphInstantiateWithParams(pGraphExec, graph, instantiateParams);
	_graph = (uint64_t)(uintptr_t)graph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads =
			((uint64_t)instantiateParams->flags & (uint64_t)hipGraphInstantiateFlagUpload) != 0;
	if (_uploads && (role_graph_created(_key, _graph) || role_graph_before(&_op)))
		goto end;
	__typeof__(*pGraphExec) _was = *pGraphExec;
	_result = real_hipGraphInstantiateWithParams(pGraphExec, graph, instantiateParams);
	if (_result == hipSuccess) {
		_op.exec = (uint64_t)(uintptr_t)(*pGraphExec);
		_uncounted = role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == hipSuccess);
	if (_result == hipSuccess && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*pGraphExec));
		real_hipGraphExecDestroy(*pGraphExec);
		*pGraphExec = _was;
		_result = hipErrorOutOfMemory;
	}
end:
	if (_uploads)
		role_graph_destroyed(_key);
	role_growth_end(&_grown);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphInstantiateWithParams, hipGraphInstantiateWithParams@@@hip_6.1");

/* graph.launch, specs/cuda/libcuda.yaml:847 */
hipError_t hipGraphLaunch(hipGraphExec_t graphExec, hipStream_t stream)
{
	struct role_graph _op;
	struct role_launch _work;
	bool _gated;
	hipError_t _result = hipErrorOutOfMemory;

	if (!role_enter())
		return real_hipGraphLaunch(graphExec, stream);
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
	_result = real_hipGraphLaunch(graphExec, stream);
	if (_gated)
		role_launch_after(&_work, _result == hipSuccess);
	role_graph_after(&_op, _result == hipSuccess);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphLaunch, hipGraphLaunch@@@hip_4.3");

/* graph.launch, specs/cuda/libcuda.yaml:847 */
hipError_t hipGraphLaunch_spt(hipGraphExec_t graphExec, hipStream_t stream)
{
	struct role_graph _op;
	struct role_launch _work;
	bool _gated;
	hipError_t _result = hipErrorOutOfMemory;

	if (!role_enter())
		return real_hipGraphLaunch_spt(graphExec, stream);
	_op.exec = (uint64_t)(uintptr_t)graphExec;
	if (role_graph_before(&_op))
		goto out;
	_gated = role_gated();
	if (_gated) {
		_work = (struct role_launch){.work = ROLE_GRAPH_LAUNCH, .stream =
				((uint64_t)(uintptr_t)stream ? (uint64_t)(uintptr_t)stream : 2),
				.what = (uint64_t)(uintptr_t)graphExec};
		role_launch_before(&_work, thread_self());
	}
	_result = real_hipGraphLaunch_spt(graphExec, stream);
	if (_gated)
		role_launch_after(&_work, _result == hipSuccess);
	role_graph_after(&_op, _result == hipSuccess);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphLaunch_spt, hipGraphLaunch_spt@@@hip_5.3");

/* graph.upload, specs/cuda/libcuda.yaml:878 */
hipError_t hipGraphUpload(hipGraphExec_t graphExec, hipStream_t stream)
{
	struct role_graph _op;
	hipError_t _result = hipErrorOutOfMemory;

	if (!role_enter())
		return real_hipGraphUpload(graphExec, stream);
	_op.exec = (uint64_t)(uintptr_t)graphExec;
	if (role_graph_before(&_op))
		goto out;
	_result = real_hipGraphUpload(graphExec, stream);
	role_graph_after(&_op, _result == hipSuccess);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipGraphUpload, hipGraphUpload@@@hip_5.3");

/* interop.register, specs/cuda/libcuda.yaml:920 */
hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource **resource, GLuint buffer,
		unsigned int flags)
{
	hipError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_hipGraphicsGLRegisterBuffer(resource, buffer, flags);
	last_error_hide();
	_result = real_hipGraphicsGLRegisterBuffer(resource, buffer, flags);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}
__asm__(".symver hipGraphicsGLRegisterBuffer, hipGraphicsGLRegisterBuffer@@@hip_4.3");

/* interop.register, specs/cuda/libcuda.yaml:920 */
hipError_t hipGraphicsGLRegisterImage(hipGraphicsResource **resource, GLuint image, GLenum target,
		unsigned int flags)
{
	hipError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_hipGraphicsGLRegisterImage(resource, image, target, flags);
	last_error_hide();
	_result = real_hipGraphicsGLRegisterImage(resource, image, target, flags);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}
__asm__(".symver hipGraphicsGLRegisterImage, hipGraphicsGLRegisterImage@@@hip_4.5");

/* interop.unregister, specs/cuda/libcuda.yaml:925 */
hipError_t hipGraphicsUnregisterResource(hipGraphicsResource_t resource)
{
	hipError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_hipGraphicsUnregisterResource(resource);
	last_error_hide();
	_result = real_hipGraphicsUnregisterResource(resource);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}
__asm__(".symver hipGraphicsUnregisterResource, hipGraphicsUnregisterResource@@@hip_4.3");

/* launch.timed.module, specs/hip/libamdhip64-6.yaml:336 */
GATED hipError_t gated_hipHccModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipHccModuleLaunchKernel(f, globalWorkSizeX, globalWorkSizeY,
				globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
				sharedMemBytes, hStream, kernelParams, extra, startEvent,
				stopEvent);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hStream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul((uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY),
			(uint64_t)globalWorkSizeZ)};
	role_launch_before(&_op, _thread);
	_result = real_hipHccModuleLaunchKernel(f, globalWorkSizeX, globalWorkSizeY,
			globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
			sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipHccModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)hStream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul((uint64_t)globalWorkSizeX, (uint64_t)globalWorkSizeY),
			(uint64_t)globalWorkSizeZ), &_quick)))
		return gated_hipHccModuleLaunchKernel(f, globalWorkSizeX, globalWorkSizeY,
				globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
				sharedMemBytes, hStream, kernelParams, extra, startEvent,
				stopEvent);
	_result = real_hipHccModuleLaunchKernel(f, globalWorkSizeX, globalWorkSizeY,
			globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
			sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipHccModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent)
{
	__typeof__(&hipHccModuleLaunchKernel) _way = SHIM_REAL(hipHccModuleLaunchKernel, 5);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipHccModuleLaunchKernel : _way)(f, globalWorkSizeX,
			globalWorkSizeY, globalWorkSizeZ, localWorkSizeX, localWorkSizeY,
			localWorkSizeZ, sharedMemBytes, hStream, kernelParams, extra, startEvent,
			stopEvent);
}
__asm__(".symver hipHccModuleLaunchKernel, hipHccModuleLaunchKernel@@@hip_4.2");

/* external.import, specs/cuda/libcuda.yaml:758 */
hipError_t hipImportExternalMemory(hipExternalMemory_t *extMem_out,
		const hipExternalMemoryHandleDesc *memHandleDesc)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!memHandleDesc || !extMem_out || !role_enter())
		return real_hipImportExternalMemory(extMem_out, memHandleDesc);
	_op.bytes = (uint64_t)memHandleDesc->size;
	__typeof__(*extMem_out) _was = *extMem_out;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipImportExternalMemory(extMem_out, memHandleDesc);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*extMem_out), _op.bytes)) {
		real_hipDestroyExternalMemory(*extMem_out);
		*extMem_out = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipImportExternalMemory, hipImportExternalMemory@@@hip_4.3");

/* ipc.close, specs/cuda/libcuda.yaml:927 */
hipError_t hipIpcCloseMemHandle(void *devPtr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	hipError_t _result;

	if (!role_enter())
		return real_hipIpcCloseMemHandle(devPtr);
	_op.key = (uint64_t)(uintptr_t)devPtr;
	role_free_before(&_op);
	last_error_hide();
	_result = real_hipIpcCloseMemHandle(devPtr);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipIpcCloseMemHandle, hipIpcCloseMemHandle@@@hip_4.2");

/* ipc.open, specs/cuda/libcuda.yaml:929 */
hipError_t hipIpcOpenMemHandle(void **devPtr, hipIpcMemHandle_t handle, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!devPtr || !role_enter())
		return real_hipIpcOpenMemHandle(devPtr, handle, flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipIpcOpenMemHandle(devPtr, handle, flags);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_hipIpcCloseMemHandle(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	if (_result == hipSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipIpcOpenMemHandle, hipIpcOpenMemHandle@@@hip_4.2");

/* launch.by-pointer, specs/hip/libamdhip64-6.yaml:316 */
GATED hipError_t gated_hipLaunchByPtr(const void *func)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipLaunchByPtr(func);
	_op = (struct role_launch){.work = ROLE_KERNEL, .what = (uint64_t)(uintptr_t)func};
	role_launch_before(&_op, _thread);
	_result = real_hipLaunchByPtr(func);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipLaunchByPtr(const void *func)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick(0, (uint64_t)(uintptr_t)func, 0, &_quick)))
		return gated_hipLaunchByPtr(func);
	_result = real_hipLaunchByPtr(func);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipLaunchByPtr(const void *func)
{
	__typeof__(&hipLaunchByPtr) _way = SHIM_REAL(hipLaunchByPtr, 14);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipLaunchByPtr : _way)(func);
}
__asm__(".symver hipLaunchByPtr, hipLaunchByPtr@@@hip_4.2");

/* launch.runtime.cooperative, specs/hip/libamdhip64-6.yaml:323 */
GATED hipError_t gated_hipLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
				sharedMemBytes, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDim.x,
			(uint64_t)gridDim.y), (uint64_t)gridDim.z), (uint64_t)blockDimX.x),
			(uint64_t)blockDimX.y), (uint64_t)blockDimX.z)};
	role_launch_before(&_op, _thread);
	_result = real_hipLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, hipStream_t stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDim.x,
			(uint64_t)gridDim.y), (uint64_t)gridDim.z), (uint64_t)blockDimX.x),
			(uint64_t)blockDimX.y), (uint64_t)blockDimX.z), &_quick)))
		return gated_hipLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
				sharedMemBytes, stream);
	_result = real_hipLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, hipStream_t stream)
{
	__typeof__(&hipLaunchCooperativeKernel) _way = SHIM_REAL(hipLaunchCooperativeKernel, 6);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipLaunchCooperativeKernel : _way)(f, gridDim, blockDimX,
			kernelParams, sharedMemBytes, stream);
}
__asm__(".symver hipLaunchCooperativeKernel, hipLaunchCooperativeKernel@@@hip_4.2");

/* launch.runtime.devices, specs/hip/libamdhip64-6.yaml:329 */
GATED hipError_t gated_hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(!numDevices || launchParamsList) || !(_thread = role_enter_work()))
		return real_hipLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices,
				flags);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (numDevices
			? (uint64_t)(uintptr_t)launchParamsList->stream : (uint64_t)0), .what =
			(numDevices ? (uint64_t)(uintptr_t)launchParamsList->func : (uint64_t)0),
			.extent = (numDevices
			? role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)launchParamsList->gridDim.x,
			(uint64_t)launchParamsList->gridDim.y),
			(uint64_t)launchParamsList->gridDim.z),
			(uint64_t)launchParamsList->blockDim.x),
			(uint64_t)launchParamsList->blockDim.y),
			(uint64_t)launchParamsList->blockDim.z) : UINT64_C(0))};
	role_launch_before(&_op, _thread);
	_result = real_hipLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(!numDevices || launchParamsList) || !(_thread = role_launch_quick((numDevices
			? (uint64_t)(uintptr_t)launchParamsList->stream : (uint64_t)0), (numDevices
			? (uint64_t)(uintptr_t)launchParamsList->func : (uint64_t)0), (numDevices
			? role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)launchParamsList->gridDim.x,
			(uint64_t)launchParamsList->gridDim.y),
			(uint64_t)launchParamsList->gridDim.z),
			(uint64_t)launchParamsList->blockDim.x),
			(uint64_t)launchParamsList->blockDim.y),
			(uint64_t)launchParamsList->blockDim.z) : UINT64_C(0)), &_quick)))
		return gated_hipLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices,
				flags);
	_result = real_hipLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	__typeof__(&hipLaunchCooperativeKernelMultiDevice) _way =
			SHIM_REAL(hipLaunchCooperativeKernelMultiDevice, 7);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipLaunchCooperativeKernelMultiDevice
			: _way)(launchParamsList, numDevices, flags);
}
__asm__(".symver hipLaunchCooperativeKernelMultiDevice, hipLaunchCooperativeKernelMultiDevice@@@hip_4.2");

/* launch.runtime.cooperative, specs/hip/libamdhip64-6.yaml:323 */
GATED hipError_t gated_hipLaunchCooperativeKernel_spt(const void *f, dim3 gridDim, dim3 blockDim,
		void **kernelParams, uint32_t sharedMemBytes, hipStream_t hStream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipLaunchCooperativeKernel_spt(f, gridDim, blockDim, kernelParams,
				sharedMemBytes, hStream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = ((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), .what = (uint64_t)(uintptr_t)f,
			.extent = role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDim.x,
			(uint64_t)gridDim.y), (uint64_t)gridDim.z), (uint64_t)blockDim.x),
			(uint64_t)blockDim.y), (uint64_t)blockDim.z)};
	role_launch_before(&_op, _thread);
	_result = real_hipLaunchCooperativeKernel_spt(f, gridDim, blockDim, kernelParams,
			sharedMemBytes, hStream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipLaunchCooperativeKernel_spt(const void *f, dim3 gridDim,
		dim3 blockDim, void **kernelParams, uint32_t sharedMemBytes, hipStream_t hStream)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick(((uint64_t)(uintptr_t)hStream
			? (uint64_t)(uintptr_t)hStream : 2), (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDim.x,
			(uint64_t)gridDim.y), (uint64_t)gridDim.z), (uint64_t)blockDim.x),
			(uint64_t)blockDim.y), (uint64_t)blockDim.z), &_quick)))
		return gated_hipLaunchCooperativeKernel_spt(f, gridDim, blockDim, kernelParams,
				sharedMemBytes, hStream);
	_result = real_hipLaunchCooperativeKernel_spt(f, gridDim, blockDim, kernelParams,
			sharedMemBytes, hStream);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipLaunchCooperativeKernel_spt(const void *f, dim3 gridDim, dim3 blockDim,
		void **kernelParams, uint32_t sharedMemBytes, hipStream_t hStream)
{
	__typeof__(&hipLaunchCooperativeKernel_spt) _way = SHIM_REAL(hipLaunchCooperativeKernel_spt,
			8);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipLaunchCooperativeKernel_spt : _way)(f, gridDim, blockDim,
			kernelParams, sharedMemBytes, hStream);
}
__asm__(".symver hipLaunchCooperativeKernel_spt, hipLaunchCooperativeKernel_spt@@@hip_5.2");

/* launch.host, specs/cuda/libcuda.yaml:979 */
hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t fn, void *userData)
{
	hipError_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_hipLaunchHostFunc(stream, fn, userData);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}
__asm__(".symver hipLaunchHostFunc, hipLaunchHostFunc@@@hip_5.3");

/* launch.host, specs/cuda/libcuda.yaml:979 */
hipError_t hipLaunchHostFunc_spt(hipStream_t stream, hipHostFn_t fn, void *userData)
{
	hipError_t _result;
	bool _noted = role_call_before(((uint64_t)(uintptr_t)stream ? (uint64_t)(uintptr_t)stream
			: 2));

	_result = real_hipLaunchHostFunc_spt(stream, fn, userData);
	if (_noted)
		role_call_after(((uint64_t)(uintptr_t)stream ? (uint64_t)(uintptr_t)stream : 2));
	return _result;
}
__asm__(".symver hipLaunchHostFunc_spt, hipLaunchHostFunc_spt@@@hip_5.3");

/* launch.runtime, specs/hip/libamdhip64-6.yaml:317 */
GATED hipError_t gated_hipLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		void **args, size_t sharedMemBytes, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function_address, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z)};
	role_launch_before(&_op, _thread);
	_result = real_hipLaunchKernel(function_address, numBlocks, dimBlocks, args, sharedMemBytes,
			stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function_address,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z), &_quick)))
		return gated_hipLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_result = real_hipLaunchKernel(function_address, numBlocks, dimBlocks, args, sharedMemBytes,
			stream);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream)
{
	__typeof__(&hipLaunchKernel) _way = SHIM_REAL(hipLaunchKernel, 9);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipLaunchKernel : _way)(function_address, numBlocks,
			dimBlocks, args, sharedMemBytes, stream);
}
__asm__(".symver hipLaunchKernel, hipLaunchKernel@@@hip_4.2");

/* launch.runtime, specs/hip/libamdhip64-6.yaml:317 */
GATED hipError_t gated_hipLaunchKernel_spt(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipLaunchKernel_spt(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .what =
			(uint64_t)(uintptr_t)function_address, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z)};
	role_launch_before(&_op, _thread);
	_result = real_hipLaunchKernel_spt(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipLaunchKernel_spt(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick(((uint64_t)(uintptr_t)stream ? (uint64_t)(uintptr_t)stream
			: 2), (uint64_t)(uintptr_t)function_address,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z), &_quick)))
		return gated_hipLaunchKernel_spt(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_result = real_hipLaunchKernel_spt(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipLaunchKernel_spt(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream)
{
	__typeof__(&hipLaunchKernel_spt) _way = SHIM_REAL(hipLaunchKernel_spt, 10);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipLaunchKernel_spt : _way)(function_address, numBlocks,
			dimBlocks, args, sharedMemBytes, stream);
}
__asm__(".symver hipLaunchKernel_spt, hipLaunchKernel_spt@@@hip_5.2");

/* mem.alloc, specs/cuda/libcuda.yaml:982 */
hipError_t hipMalloc(void **ptr, size_t size)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!ptr || !role_enter())
		return real_hipMalloc(ptr, size);
	_op.bytes = (uint64_t)size;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMalloc(ptr, size);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_hipFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMalloc, hipMalloc@@@hip_4.2");

/* mem.alloc.3d, specs/hip/libamdhip64-6.yaml:344 */
hipError_t hipMalloc3D(hipPitchedPtr *pitchedDevPtr, hipExtent extent)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!pitchedDevPtr || !role_enter())
		return real_hipMalloc3D(pitchedDevPtr, extent);
	_op.bytes = role_mul(role_mul(role_align((uint64_t)extent.width, UINT64_C(512)),
			role_max((uint64_t)extent.height, UINT64_C(1))),
			role_max((uint64_t)extent.depth, UINT64_C(1)));
	__typeof__(pitchedDevPtr->ptr) _was = pitchedDevPtr->ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMalloc3D(pitchedDevPtr, extent);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)pitchedDevPtr->ptr,
			role_mul(role_mul((uint64_t)pitchedDevPtr->pitch,
			role_max((uint64_t)extent.height, UINT64_C(1))),
			role_max((uint64_t)extent.depth, UINT64_C(1))))) {
		real_hipFree(pitchedDevPtr->ptr);
		pitchedDevPtr->ptr = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMalloc3D, hipMalloc3D@@@hip_4.2");

/* array.malloc.3d, specs/hip/libamdhip64-6.yaml:147 */
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
	__typeof__(*array) _was = *array;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMalloc3DArray(array, desc, extent, flags);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*array), _op.bytes)) {
		real_hipFreeArray(*array);
		*array = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMalloc3DArray, hipMalloc3DArray@@@hip_4.2");

/* array.malloc, specs/hip/libamdhip64-6.yaml:137 */
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
	__typeof__(*array) _was = *array;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMallocArray(array, desc, width, height, flags);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*array), _op.bytes)) {
		real_hipFreeArray(*array);
		*array = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMallocArray, hipMallocArray@@@hip_4.2");

/* pool.alloc, specs/cuda/libcuda.yaml:1111 */
hipError_t hipMallocAsync(void **dev_ptr, size_t size, hipStream_t stream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!dev_ptr || !role_enter())
		return real_hipMallocAsync(dev_ptr, size, stream);
	_op.stream = (uint64_t)(uintptr_t)stream;
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)stream)) {
		_result = real_hipMallocAsync(dev_ptr, size, stream);
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dev_ptr) _was = *dev_ptr;
	do {
		do
			_result = real_hipMallocAsync(dev_ptr, size, stream);
		while (_result == hipErrorOutOfMemory && last_error_forget() &&
				role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == hipSuccess))
			goto out;
		real_hipFreeAsync(*dev_ptr, stream);
		*dev_ptr = _was;
		_result = hipErrorOutOfMemory;
	} while (role_pool_retry(&_op));
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMallocAsync, hipMallocAsync@@@hip_5.1");

/* pool.alloc.from, specs/cuda/libcuda.yaml:1112 */
hipError_t hipMallocFromPoolAsync(void **dev_ptr, size_t size, hipMemPool_t mem_pool,
		hipStream_t stream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!dev_ptr || !role_enter())
		return real_hipMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
	_op.pool = (uint64_t)(uintptr_t)mem_pool;
	_op.stream = (uint64_t)(uintptr_t)stream;
	/* A recorded allocation takes nothing before its graph is launched. */
	if (port_stream_recording((uint64_t)(uintptr_t)stream)) {
		_result = real_hipMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dev_ptr) _was = *dev_ptr;
	do {
		do
			_result = real_hipMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
		while (_result == hipErrorOutOfMemory && last_error_forget() &&
				role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == hipSuccess))
			goto out;
		real_hipFreeAsync(*dev_ptr, stream);
		*dev_ptr = _was;
		_result = hipErrorOutOfMemory;
	} while (role_pool_retry(&_op));
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMallocFromPoolAsync, hipMallocFromPoolAsync@@@hip_5.1");

/* mem.alloc.managed, specs/cuda/libcuda.yaml:983 */
hipError_t hipMallocManaged(void **dev_ptr, size_t size, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!dev_ptr || !role_enter())
		return real_hipMallocManaged(dev_ptr, size, flags);
	_op.bytes = (uint64_t)size;
	_op.unlisted = true;
	__typeof__(*dev_ptr) _was = *dev_ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMallocManaged(dev_ptr, size, flags);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*dev_ptr), _op.bytes)) {
		real_hipFree(*dev_ptr);
		*dev_ptr = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMallocManaged, hipMallocManaged@@@hip_4.2");

/* array.malloc.mipmapped, specs/hip/libamdhip64-6.yaml:158 */
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
	__typeof__(*mipmappedArray) _was = *mipmappedArray;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMallocMipmappedArray(mipmappedArray, desc, extent, numLevels,
				flags);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*mipmappedArray), _op.bytes)) {
		real_hipFreeMipmappedArray(*mipmappedArray);
		*mipmappedArray = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMallocMipmappedArray, hipMallocMipmappedArray@@@hip_4.2");

/* mem.alloc.pitch.runtime, specs/hip/libamdhip64-6.yaml:355 */
hipError_t hipMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!pitch || !ptr || !role_enter())
		return real_hipMallocPitch(ptr, pitch, width, height);
	_op.bytes = role_mul(role_align((uint64_t)width, UINT64_C(512)), role_max((uint64_t)height,
			UINT64_C(1)));
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMallocPitch(ptr, pitch, width, height);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), role_mul((uint64_t)(*pitch),
			role_max((uint64_t)height, UINT64_C(1))))) {
		real_hipFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMallocPitch, hipMallocPitch@@@hip_4.2");

/* mem.alloc.pitch, specs/cuda/libcuda.yaml:984 */
hipError_t hipMemAllocPitch(hipDeviceptr_t *dptr, size_t *pitch, size_t widthInBytes, size_t height,
		unsigned int elementSizeBytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	hipError_t _result = hipErrorOutOfMemory;

	if (!pitch || !dptr || !role_enter())
		return real_hipMemAllocPitch(dptr, pitch, widthInBytes, height, elementSizeBytes);
	_op.bytes = role_mul(role_align((uint64_t)widthInBytes, UINT64_C(512)), (uint64_t)height);
	__typeof__(*dptr) _was = *dptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMemAllocPitch(dptr, pitch, widthInBytes, height,
				elementSizeBytes);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*dptr), role_mul((uint64_t)(*pitch),
			(uint64_t)height))) {
		real_hipFree(*dptr);
		*dptr = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMemAllocPitch, hipMemAllocPitch@@@hip_4.2");

/* vmm.create, specs/cuda/libcuda.yaml:1207 */
hipError_t hipMemCreate(hipMemGenericAllocationHandle_t *handle, size_t size,
		const hipMemAllocationProp *prop, unsigned long long flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	hipError_t _result = hipErrorOutOfMemory;

	if (!handle || !prop || !role_enter())
		return real_hipMemCreate(handle, size, prop, flags);
	_op.device = ((prop->location.type == hipMemLocationTypeDevice) ? (int)prop->location.id
			: ((prop->location.type == 6)
			? (int)((uint64_t)prop->location.id & (uint64_t)255) : ROLE_DEVICE_NONE));
	_op.bytes = (uint64_t)size;
	__typeof__(*handle) _was = *handle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMemCreate(handle, size, prop, flags);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*handle), _op.bytes)) {
		real_hipMemRelease(*handle);
		*handle = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMemCreate, hipMemCreate@@@hip_5.1");

/* vmm.export, specs/cuda/libcuda.yaml:1215 */
hipError_t hipMemExportToShareableHandle(void *shareableHandle,
		hipMemGenericAllocationHandle_t handle, hipMemAllocationHandleType handleType,
		unsigned long long flags)
{
	hipError_t _result;
	uint64_t _key;
	bool _file;

	if (!role_enter())
		return real_hipMemExportToShareableHandle(shareableHandle, handle, handleType,
				flags);
	_key = (uint64_t)(uintptr_t)handle;
	_file = handleType == hipMemHandleTypePosixFileDescriptor;
	last_error_hide();
	_result = real_hipMemExportToShareableHandle(shareableHandle, handle, handleType, flags);
	if (_result == hipSuccess)
		role_physical_exported(_key, _file ? *(const int *)shareableHandle : -1);
	role_leave();
	return _result;
}
__asm__(".symver hipMemExportToShareableHandle, hipMemExportToShareableHandle@@@hip_5.1");

/* view.info, specs/cuda/libcuda.yaml:1201 */
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

/* vmm.import, specs/cuda/libcuda.yaml:1222 */
hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *handle, void *osHandle,
		hipMemAllocationHandleType shHandleType)
{
	hipError_t _result;

	if (!handle || !role_enter())
		return real_hipMemImportFromShareableHandle(handle, osHandle, shHandleType);
	last_error_hide();
	_result = real_hipMemImportFromShareableHandle(handle, osHandle, shHandleType);
	if (_result == hipSuccess)
		role_physical_opened((uint64_t)(uintptr_t)(*handle));
	if (_result == hipSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}
__asm__(".symver hipMemImportFromShareableHandle, hipMemImportFromShareableHandle@@@hip_5.1");

/* vmm.map, specs/cuda/libcuda.yaml:1223 */
hipError_t hipMemMap(void *ptr, size_t size, size_t offset, hipMemGenericAllocationHandle_t handle,
		unsigned long long flags)
{
	hipError_t _result = hipErrorOutOfMemory;
	uint64_t _address;
	uint64_t _bytes;
	uint64_t _key;

	if (!role_enter())
		return real_hipMemMap(ptr, size, offset, handle, flags);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	_key = (uint64_t)(uintptr_t)handle;
	if (role_physical_mapping(_bytes, _key))
		goto out;
	_result = real_hipMemMap(ptr, size, offset, handle, flags);
	if (_result == hipSuccess)
		role_physical_mapped(_address, _bytes, _key);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMemMap, hipMemMap@@@hip_5.1");

/* pool.create, specs/cuda/libcuda.yaml:1129 */
hipError_t hipMemPoolCreate(hipMemPool_t *mem_pool, const hipMemPoolProps *pool_props)
{
	hipError_t _result;
	int _device;

	if (!mem_pool || !pool_props || !role_enter())
		return real_hipMemPoolCreate(mem_pool, pool_props);
	_device = ((pool_props->location.type == hipMemLocationTypeDevice)
			? (int)pool_props->location.id : ((pool_props->location.type == 6)
			? (int)((uint64_t)pool_props->location.id & (uint64_t)255)
			: ((pool_props->allocType == 2) ? ROLE_DEVICE_CURRENT : ROLE_DEVICE_NONE)));
	last_error_hide();
	_result = real_hipMemPoolCreate(mem_pool, pool_props);
	if (_result == hipSuccess)
		role_pool_settle(_device, (uint64_t)(uintptr_t)(*mem_pool), false);
	role_leave();
	return _result;
}
__asm__(".symver hipMemPoolCreate, hipMemPoolCreate@@@hip_5.1");

/* pool.destroy, specs/cuda/libcuda.yaml:1137 */
hipError_t hipMemPoolDestroy(hipMemPool_t mem_pool)
{
	hipError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_hipMemPoolDestroy(mem_pool);
	_pool = role_pool_leaving((uint64_t)(uintptr_t)mem_pool);
	last_error_hide();
	_result = real_hipMemPoolDestroy(mem_pool);
	if (_result == hipSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, true);
	role_leave();
	return _result;
}
__asm__(".symver hipMemPoolDestroy, hipMemPoolDestroy@@@hip_5.1");

/* pool.threshold, specs/cuda/libcuda.yaml:1148 */
hipError_t hipMemPoolSetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr, void *value)
{
	hipError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_hipMemPoolSetAttribute(mem_pool, attr, value);
	_pool = (uint64_t)(uintptr_t)mem_pool;
	last_error_hide();
	_result = real_hipMemPoolSetAttribute(mem_pool, attr, value);
	if (_result == hipSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}
__asm__(".symver hipMemPoolSetAttribute, hipMemPoolSetAttribute@@@hip_5.1");

/* pool.trim, specs/cuda/libcuda.yaml:1155 */
hipError_t hipMemPoolTrimTo(hipMemPool_t mem_pool, size_t min_bytes_to_hold)
{
	hipError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_hipMemPoolTrimTo(mem_pool, min_bytes_to_hold);
	_pool = (uint64_t)(uintptr_t)mem_pool;
	last_error_hide();
	_result = real_hipMemPoolTrimTo(mem_pool, min_bytes_to_hold);
	if (_result == hipSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}
__asm__(".symver hipMemPoolTrimTo, hipMemPoolTrimTo@@@hip_5.1");

/* pointer.prefetch, specs/cuda/libcuda.yaml:1000 */
GATED hipError_t gated_hipMemPrefetchAsync(const void *dev_ptr, size_t count, int device,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemPrefetchAsync(dev_ptr, count, device, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)count, .host = 1};
	role_launch_before(&_op, _thread);
	_result = real_hipMemPrefetchAsync(dev_ptr, count, device, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemPrefetchAsync(const void *dev_ptr, size_t count, int device,
		hipStream_t stream)
{
	__typeof__(&hipMemPrefetchAsync) _way = SHIM_REAL(hipMemPrefetchAsync, 39);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemPrefetchAsync : _way)(dev_ptr, count, device, stream);
}
__asm__(".symver hipMemPrefetchAsync, hipMemPrefetchAsync@@@hip_4.2");

/* vmm.release, specs/cuda/libcuda.yaml:1224 */
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle)
{
	struct role_free _op = {.space = ROLE_PHYSICAL};
	hipError_t _result;

	if (!role_enter())
		return real_hipMemRelease(handle);
	_op.key = (uint64_t)(uintptr_t)handle;
	role_free_before(&_op);
	last_error_hide();
	_result = real_hipMemRelease(handle);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipMemRelease, hipMemRelease@@@hip_5.1");

/* vmm.retain, specs/cuda/libcuda.yaml:1226 */
hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *handle, void *addr)
{
	hipError_t _result;

	if (!handle || !role_enter())
		return real_hipMemRetainAllocationHandle(handle, addr);
	last_error_hide();
	_result = real_hipMemRetainAllocationHandle(handle, addr);
	if (_result == hipSuccess)
		role_physical_retain((uint64_t)(uintptr_t)(*handle));
	role_leave();
	return _result;
}
__asm__(".symver hipMemRetainAllocationHandle, hipMemRetainAllocationHandle@@@hip_5.1");

/* vmm.unmap, specs/cuda/libcuda.yaml:1227 */
hipError_t hipMemUnmap(void *ptr, size_t size)
{
	hipError_t _result;
	uint64_t _address;
	uint64_t _bytes;

	if (!role_enter())
		return real_hipMemUnmap(ptr, size);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	last_error_hide();
	_result = real_hipMemUnmap(ptr, size);
	if (_result == hipSuccess)
		role_physical_unmapped(_address, _bytes);
	role_leave();
	return _result;
}
__asm__(".symver hipMemUnmap, hipMemUnmap@@@hip_5.1");

/* copy, specs/hip/libamdhip64-6.yaml:179 */
GATED hipError_t gated_hipMemcpy(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy(dst, src, sizeBytes, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host =
			kind != hipMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy(dst, src, sizeBytes, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpy) _way = SHIM_REAL(hipMemcpy, 73);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy : _way)(dst, src, sizeBytes, kind);
}
__asm__(".symver hipMemcpy, hipMemcpy@@@hip_4.2");

/* copy.rows, specs/hip/libamdhip64-6.yaml:217 */
GATED hipError_t gated_hipMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2D(dst, dpitch, src, spitch, width, height, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != hipMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2D(dst, dpitch, src, spitch, width, height, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpy2D) _way = SHIM_REAL(hipMemcpy2D, 74);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2D : _way)(dst, dpitch, src, spitch, width, height,
			kind);
}
__asm__(".symver hipMemcpy2D, hipMemcpy2D@@@hip_4.2");

/* copy.arrays, specs/hip/libamdhip64-6.yaml:197 */
GATED hipError_t gated_hipMemcpy2DArrayToArray(hipArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
		hipArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width,
		size_t height, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc,
				hOffsetSrc, width, height, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc,
			hOffsetSrc, width, height, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DArrayToArray(hipArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
		hipArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width,
		size_t height, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpy2DArrayToArray) _way = SHIM_REAL(hipMemcpy2DArrayToArray, 75);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DArrayToArray : _way)(dst, wOffsetDst, hOffsetDst,
			src, wOffsetSrc, hOffsetSrc, width, height, kind);
}
__asm__(".symver hipMemcpy2DArrayToArray, hipMemcpy2DArrayToArray@@@hip_6.2");

/* copy.rows.async, specs/hip/libamdhip64-6.yaml:228 */
GATED hipError_t gated_hipMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != hipMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpy2DAsync) _way = SHIM_REAL(hipMemcpy2DAsync, 40);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DAsync : _way)(dst, dpitch, src, spitch, width,
			height, kind, stream);
}
__asm__(".symver hipMemcpy2DAsync, hipMemcpy2DAsync@@@hip_4.2");

/* copy.rows.async, specs/hip/libamdhip64-6.yaml:228 */
GATED hipError_t gated_hipMemcpy2DAsync_spt(void *dst, size_t dpitch, const void *src,
		size_t spitch, size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DAsync_spt(dst, dpitch, src, spitch, width, height, kind,
				stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != hipMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DAsync_spt(dst, dpitch, src, spitch, width, height, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DAsync_spt(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpy2DAsync_spt) _way = SHIM_REAL(hipMemcpy2DAsync_spt, 41);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DAsync_spt : _way)(dst, dpitch, src, spitch, width,
			height, kind, stream);
}
__asm__(".symver hipMemcpy2DAsync_spt, hipMemcpy2DAsync_spt@@@hip_5.3");

/* copy.rows.from-array, specs/hip/libamdhip64-6.yaml:240 */
GATED hipError_t gated_hipMemcpy2DFromArray(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height,
				kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != hipMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device(role_place((uint64_t)(uintptr_t)src,
				(uint64_t)wOffset, (uint64_t)width, (uint64_t)hOffset, 0, 0)));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height,
			kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DFromArray(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpy2DFromArray) _way = SHIM_REAL(hipMemcpy2DFromArray, 76);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DFromArray : _way)(dst, dpitch, src, wOffset,
			hOffset, width, height, kind);
}
__asm__(".symver hipMemcpy2DFromArray, hipMemcpy2DFromArray@@@hip_4.2");

/* copy.rows.from-array.async, specs/hip/libamdhip64-6.yaml:251 */
GATED hipError_t gated_hipMemcpy2DFromArrayAsync(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width,
				height, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != hipMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device(role_place((uint64_t)(uintptr_t)src,
				(uint64_t)wOffset, (uint64_t)width, (uint64_t)hOffset, 0, 0)));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height,
			kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DFromArrayAsync(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	__typeof__(&hipMemcpy2DFromArrayAsync) _way = SHIM_REAL(hipMemcpy2DFromArrayAsync, 42);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DFromArrayAsync : _way)(dst, dpitch, src, wOffset,
			hOffset, width, height, kind, stream);
}
__asm__(".symver hipMemcpy2DFromArrayAsync, hipMemcpy2DFromArrayAsync@@@hip_4.2");

/* copy.rows.from-array.async, specs/hip/libamdhip64-6.yaml:251 */
GATED hipError_t gated_hipMemcpy2DFromArrayAsync_spt(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
		hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DFromArrayAsync_spt(dst, dpitch, src, wOffsetSrc, hOffsetSrc,
				width, height, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != hipMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device(role_place((uint64_t)(uintptr_t)src,
				(uint64_t)wOffsetSrc, (uint64_t)width, (uint64_t)hOffsetSrc, 0,
				0)));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DFromArrayAsync_spt(dst, dpitch, src, wOffsetSrc, hOffsetSrc,
			width, height, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DFromArrayAsync_spt(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
		hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpy2DFromArrayAsync_spt) _way = SHIM_REAL(hipMemcpy2DFromArrayAsync_spt,
			43);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DFromArrayAsync_spt : _way)(dst, dpitch, src,
			wOffsetSrc, hOffsetSrc, width, height, kind, stream);
}
__asm__(".symver hipMemcpy2DFromArrayAsync_spt, hipMemcpy2DFromArrayAsync_spt@@@hip_5.3");

/* copy.rows.from-array, specs/hip/libamdhip64-6.yaml:240 */
GATED hipError_t gated_hipMemcpy2DFromArray_spt(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DFromArray_spt(dst, dpitch, src, wOffset, hOffset, width,
				height, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent =
			role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != hipMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device(role_place((uint64_t)(uintptr_t)src,
				(uint64_t)wOffset, (uint64_t)width, (uint64_t)hOffset, 0, 0)));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DFromArray_spt(dst, dpitch, src, wOffset, hOffset, width, height,
			kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DFromArray_spt(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpy2DFromArray_spt) _way = SHIM_REAL(hipMemcpy2DFromArray_spt, 77);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DFromArray_spt : _way)(dst, dpitch, src, wOffset,
			hOffset, width, height, kind);
}
__asm__(".symver hipMemcpy2DFromArray_spt, hipMemcpy2DFromArray_spt@@@hip_5.2");

/* copy.rows.to-array, specs/hip/libamdhip64-6.yaml:263 */
GATED hipError_t gated_hipMemcpy2DToArray(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height,
				kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != hipMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device(role_place((uint64_t)(uintptr_t)dst, (uint64_t)wOffset,
				(uint64_t)width, (uint64_t)hOffset, 0, 0)) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DToArray(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpy2DToArray) _way = SHIM_REAL(hipMemcpy2DToArray, 78);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DToArray : _way)(dst, wOffset, hOffset, src, spitch,
			width, height, kind);
}
__asm__(".symver hipMemcpy2DToArray, hipMemcpy2DToArray@@@hip_4.2");

/* copy.rows.to-array.async, specs/hip/libamdhip64-6.yaml:274 */
GATED hipError_t gated_hipMemcpy2DToArrayAsync(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width,
				height, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != hipMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device(role_place((uint64_t)(uintptr_t)dst, (uint64_t)wOffset,
				(uint64_t)width, (uint64_t)hOffset, 0, 0)) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height,
			kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DToArrayAsync(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	__typeof__(&hipMemcpy2DToArrayAsync) _way = SHIM_REAL(hipMemcpy2DToArrayAsync, 44);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DToArrayAsync : _way)(dst, wOffset, hOffset, src,
			spitch, width, height, kind, stream);
}
__asm__(".symver hipMemcpy2DToArrayAsync, hipMemcpy2DToArrayAsync@@@hip_4.3");

/* copy.rows.to-array.async, specs/hip/libamdhip64-6.yaml:274 */
GATED hipError_t gated_hipMemcpy2DToArrayAsync_spt(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DToArrayAsync_spt(dst, wOffset, hOffset, src, spitch, width,
				height, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != hipMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device(role_place((uint64_t)(uintptr_t)dst, (uint64_t)wOffset,
				(uint64_t)width, (uint64_t)hOffset, 0, 0)) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DToArrayAsync_spt(dst, wOffset, hOffset, src, spitch, width,
			height, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DToArrayAsync_spt(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	__typeof__(&hipMemcpy2DToArrayAsync_spt) _way = SHIM_REAL(hipMemcpy2DToArrayAsync_spt, 45);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DToArrayAsync_spt : _way)(dst, wOffset, hOffset, src,
			spitch, width, height, kind, stream);
}
__asm__(".symver hipMemcpy2DToArrayAsync_spt, hipMemcpy2DToArrayAsync_spt@@@hip_5.3");

/* copy.rows.to-array, specs/hip/libamdhip64-6.yaml:263 */
GATED hipError_t gated_hipMemcpy2DToArray_spt(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2DToArray_spt(dst, wOffset, hOffset, src, spitch, width,
				height, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent =
			role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != hipMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device(role_place((uint64_t)(uintptr_t)dst, (uint64_t)wOffset,
				(uint64_t)width, (uint64_t)hOffset, 0, 0)) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2DToArray_spt(dst, wOffset, hOffset, src, spitch, width, height,
			kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2DToArray_spt(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpy2DToArray_spt) _way = SHIM_REAL(hipMemcpy2DToArray_spt, 79);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2DToArray_spt : _way)(dst, wOffset, hOffset, src,
			spitch, width, height, kind);
}
__asm__(".symver hipMemcpy2DToArray_spt, hipMemcpy2DToArray_spt@@@hip_5.2");

/* copy.rows, specs/hip/libamdhip64-6.yaml:217 */
GATED hipError_t gated_hipMemcpy2D_spt(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy2D_spt(dst, dpitch, src, spitch, width, height, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent =
			role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != hipMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy2D_spt(dst, dpitch, src, spitch, width, height, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy2D_spt(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpy2D_spt) _way = SHIM_REAL(hipMemcpy2D_spt, 80);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy2D_spt : _way)(dst, dpitch, src, spitch, width,
			height, kind);
}
__asm__(".symver hipMemcpy2D_spt, hipMemcpy2D_spt@@@hip_5.2");

/* copy.slices, specs/hip/libamdhip64-6.yaml:198 */
GATED hipError_t gated_hipMemcpy3D(const struct hipMemcpy3DParms *p)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!p || !(_thread = role_enter_work()))
		return real_hipMemcpy3D(p);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul(role_mul((uint64_t)p->extent.width, (uint64_t)p->extent.height),
			(uint64_t)p->extent.depth), .host = p->kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy3D(p);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy3D(const struct hipMemcpy3DParms *p)
{
	__typeof__(&hipMemcpy3D) _way = SHIM_REAL(hipMemcpy3D, 81);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy3D : _way)(p);
}
__asm__(".symver hipMemcpy3D, hipMemcpy3D@@@hip_4.2");

/* copy.slices.async, specs/hip/libamdhip64-6.yaml:199 */
GATED hipError_t gated_hipMemcpy3DAsync(const struct hipMemcpy3DParms *p, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!p || !(_thread = role_enter_work()))
		return real_hipMemcpy3DAsync(p, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(role_mul((uint64_t)p->extent.width,
			(uint64_t)p->extent.height), (uint64_t)p->extent.depth), .host =
			p->kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy3DAsync(p, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy3DAsync(const struct hipMemcpy3DParms *p, hipStream_t stream)
{
	__typeof__(&hipMemcpy3DAsync) _way = SHIM_REAL(hipMemcpy3DAsync, 46);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy3DAsync : _way)(p, stream);
}
__asm__(".symver hipMemcpy3DAsync, hipMemcpy3DAsync@@@hip_4.2");

/* copy.slices.async, specs/hip/libamdhip64-6.yaml:199 */
GATED hipError_t gated_hipMemcpy3DAsync_spt(const hipMemcpy3DParms *p, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!p || !(_thread = role_enter_work()))
		return real_hipMemcpy3DAsync_spt(p, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent =
			role_mul(role_mul((uint64_t)p->extent.width, (uint64_t)p->extent.height),
			(uint64_t)p->extent.depth), .host = p->kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy3DAsync_spt(p, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy3DAsync_spt(const hipMemcpy3DParms *p, hipStream_t stream)
{
	__typeof__(&hipMemcpy3DAsync_spt) _way = SHIM_REAL(hipMemcpy3DAsync_spt, 47);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy3DAsync_spt : _way)(p, stream);
}
__asm__(".symver hipMemcpy3DAsync_spt, hipMemcpy3DAsync_spt@@@hip_5.3");

/* copy.slices, specs/hip/libamdhip64-6.yaml:198 */
GATED hipError_t gated_hipMemcpy3D_spt(const struct hipMemcpy3DParms *p)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!p || !(_thread = role_enter_work()))
		return real_hipMemcpy3D_spt(p);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent =
			role_mul(role_mul((uint64_t)p->extent.width, (uint64_t)p->extent.height),
			(uint64_t)p->extent.depth), .host = p->kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy3D_spt(p);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy3D_spt(const struct hipMemcpy3DParms *p)
{
	__typeof__(&hipMemcpy3D_spt) _way = SHIM_REAL(hipMemcpy3D_spt, 82);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy3D_spt : _way)(p);
}
__asm__(".symver hipMemcpy3D_spt, hipMemcpy3D_spt@@@hip_5.2");

/* copy.async, specs/hip/libamdhip64-6.yaml:187 */
GATED hipError_t gated_hipMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyAsync(dst, src, sizeBytes, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != hipMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyAsync(dst, src, sizeBytes, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpyAsync) _way = SHIM_REAL(hipMemcpyAsync, 48);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyAsync : _way)(dst, src, sizeBytes, kind, stream);
}
__asm__(".symver hipMemcpyAsync, hipMemcpyAsync@@@hip_4.2");

/* copy.async, specs/hip/libamdhip64-6.yaml:187 */
GATED hipError_t gated_hipMemcpyAsync_spt(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyAsync_spt(dst, src, sizeBytes, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent = (uint64_t)sizeBytes, .host =
			kind != hipMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyAsync_spt(dst, src, sizeBytes, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyAsync_spt(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpyAsync_spt) _way = SHIM_REAL(hipMemcpyAsync_spt, 49);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyAsync_spt : _way)(dst, src, sizeBytes, kind, stream);
}
__asm__(".symver hipMemcpyAsync_spt, hipMemcpyAsync_spt@@@hip_5.2");

/* copy.atoa, specs/cuda/libcuda.yaml:668 */
GATED hipError_t gated_hipMemcpyAtoA(hipArray_t dstArray, size_t dstOffset, hipArray_t srcArray,
		size_t srcOffset, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyAtoA(hipArray_t dstArray, size_t dstOffset, hipArray_t srcArray,
		size_t srcOffset, size_t ByteCount)
{
	__typeof__(&hipMemcpyAtoA) _way = SHIM_REAL(hipMemcpyAtoA, 83);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyAtoA : _way)(dstArray, dstOffset, srcArray, srcOffset,
			ByteCount);
}
__asm__(".symver hipMemcpyAtoA, hipMemcpyAtoA@@@hip_6.2");

/* copy.atod, specs/cuda/libcuda.yaml:677 */
GATED hipError_t gated_hipMemcpyAtoD(hipDeviceptr_t dstDevice, hipArray_t srcArray,
		size_t srcOffset, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyAtoD(hipDeviceptr_t dstDevice, hipArray_t srcArray, size_t srcOffset,
		size_t ByteCount)
{
	__typeof__(&hipMemcpyAtoD) _way = SHIM_REAL(hipMemcpyAtoD, 84);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyAtoD : _way)(dstDevice, srcArray, srcOffset,
			ByteCount);
}
__asm__(".symver hipMemcpyAtoD, hipMemcpyAtoD@@@hip_6.2");

/* copy.atoh, specs/cuda/libcuda.yaml:678 */
GATED hipError_t gated_hipMemcpyAtoH(void *dst, hipArray_t srcArray, size_t srcOffset, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyAtoH(dst, srcArray, srcOffset, count);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)count, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyAtoH(dst, srcArray, srcOffset, count);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyAtoH(void *dst, hipArray_t srcArray, size_t srcOffset, size_t count)
{
	__typeof__(&hipMemcpyAtoH) _way = SHIM_REAL(hipMemcpyAtoH, 85);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyAtoH : _way)(dst, srcArray, srcOffset, count);
}
__asm__(".symver hipMemcpyAtoH, hipMemcpyAtoH@@@hip_4.2");

/* copy.atoh.async, specs/cuda/libcuda.yaml:679 */
GATED hipError_t gated_hipMemcpyAtoHAsync(void *dstHost, hipArray_t srcArray, size_t srcOffset,
		size_t ByteCount, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyAtoHAsync(void *dstHost, hipArray_t srcArray, size_t srcOffset,
		size_t ByteCount, hipStream_t stream)
{
	__typeof__(&hipMemcpyAtoHAsync) _way = SHIM_REAL(hipMemcpyAtoHAsync, 50);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyAtoHAsync : _way)(dstHost, srcArray, srcOffset,
			ByteCount, stream);
}
__asm__(".symver hipMemcpyAtoHAsync, hipMemcpyAtoHAsync@@@hip_6.2");

/* copy.dtoa, specs/cuda/libcuda.yaml:688 */
GATED hipError_t gated_hipMemcpyDtoA(hipArray_t dstArray, size_t dstOffset,
		hipDeviceptr_t srcDevice, size_t ByteCount)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)ByteCount, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyDtoA(hipArray_t dstArray, size_t dstOffset, hipDeviceptr_t srcDevice,
		size_t ByteCount)
{
	__typeof__(&hipMemcpyDtoA) _way = SHIM_REAL(hipMemcpyDtoA, 86);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyDtoA : _way)(dstArray, dstOffset, srcDevice,
			ByteCount);
}
__asm__(".symver hipMemcpyDtoA, hipMemcpyDtoA@@@hip_6.2");

/* copy.dtod, specs/cuda/libcuda.yaml:333 */
GATED hipError_t gated_hipMemcpyDtoD(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyDtoD(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyDtoD(dst, src, sizeBytes);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyDtoD(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes)
{
	__typeof__(&hipMemcpyDtoD) _way = SHIM_REAL(hipMemcpyDtoD, 87);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyDtoD : _way)(dst, src, sizeBytes);
}
__asm__(".symver hipMemcpyDtoD, hipMemcpyDtoD@@@hip_4.2");

/* copy.dtod.async, specs/cuda/libcuda.yaml:334 */
GATED hipError_t gated_hipMemcpyDtoDAsync(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyDtoDAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyDtoDAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes,
		hipStream_t stream)
{
	__typeof__(&hipMemcpyDtoDAsync) _way = SHIM_REAL(hipMemcpyDtoDAsync, 51);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyDtoDAsync : _way)(dst, src, sizeBytes, stream);
}
__asm__(".symver hipMemcpyDtoDAsync, hipMemcpyDtoDAsync@@@hip_4.2");

/* copy.dtoh, specs/cuda/libcuda.yaml:335 */
GATED hipError_t gated_hipMemcpyDtoH(void *dst, hipDeviceptr_t src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyDtoH(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyDtoH(dst, src, sizeBytes);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyDtoH(void *dst, hipDeviceptr_t src, size_t sizeBytes)
{
	__typeof__(&hipMemcpyDtoH) _way = SHIM_REAL(hipMemcpyDtoH, 88);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyDtoH : _way)(dst, src, sizeBytes);
}
__asm__(".symver hipMemcpyDtoH, hipMemcpyDtoH@@@hip_4.2");

/* copy.dtoh.async, specs/cuda/libcuda.yaml:343 */
GATED hipError_t gated_hipMemcpyDtoHAsync(void *dst, hipDeviceptr_t src, size_t sizeBytes,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyDtoHAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyDtoHAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyDtoHAsync(void *dst, hipDeviceptr_t src, size_t sizeBytes,
		hipStream_t stream)
{
	__typeof__(&hipMemcpyDtoHAsync) _way = SHIM_REAL(hipMemcpyDtoHAsync, 52);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyDtoHAsync : _way)(dst, src, sizeBytes, stream);
}
__asm__(".symver hipMemcpyDtoHAsync, hipMemcpyDtoHAsync@@@hip_4.2");

/* copy.line, specs/hip/libamdhip64-6.yaml:205 */
GATED hipError_t gated_hipMemcpyFromArray(void *dst, hipArray_const_t srcArray, size_t wOffset,
		size_t hOffset, size_t count, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyFromArray(dst, srcArray, wOffset, hOffset, count, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)count, .host =
			kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyFromArray(dst, srcArray, wOffset, hOffset, count, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyFromArray(void *dst, hipArray_const_t srcArray, size_t wOffset,
		size_t hOffset, size_t count, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpyFromArray) _way = SHIM_REAL(hipMemcpyFromArray, 89);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyFromArray : _way)(dst, srcArray, wOffset, hOffset,
			count, kind);
}
__asm__(".symver hipMemcpyFromArray, hipMemcpyFromArray@@@hip_4.2");

/* copy.line, specs/hip/libamdhip64-6.yaml:205 */
GATED hipError_t gated_hipMemcpyFromArray_spt(void *dst, hipArray_const_t src, size_t wOffsetSrc,
		size_t hOffset, size_t count, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyFromArray_spt(dst, src, wOffsetSrc, hOffset, count, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)count,
			.host = kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyFromArray_spt(dst, src, wOffsetSrc, hOffset, count, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyFromArray_spt(void *dst, hipArray_const_t src, size_t wOffsetSrc,
		size_t hOffset, size_t count, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpyFromArray_spt) _way = SHIM_REAL(hipMemcpyFromArray_spt, 90);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyFromArray_spt : _way)(dst, src, wOffsetSrc, hOffset,
			count, kind);
}
__asm__(".symver hipMemcpyFromArray_spt, hipMemcpyFromArray_spt@@@hip_5.3");

/* copy.symbol, specs/hip/libamdhip64-6.yaml:209 */
GATED hipError_t gated_hipMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyFromSymbol(dst, symbol, sizeBytes, offset, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host =
			kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyFromSymbol(dst, symbol, sizeBytes, offset, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpyFromSymbol) _way = SHIM_REAL(hipMemcpyFromSymbol, 91);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyFromSymbol : _way)(dst, symbol, sizeBytes, offset,
			kind);
}
__asm__(".symver hipMemcpyFromSymbol, hipMemcpyFromSymbol@@@hip_4.2");

/* copy.symbol.async, specs/hip/libamdhip64-6.yaml:210 */
GATED hipError_t gated_hipMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyFromSymbolAsync(dst, symbol, sizeBytes, offset, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyFromSymbolAsync(dst, symbol, sizeBytes, offset, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpyFromSymbolAsync) _way = SHIM_REAL(hipMemcpyFromSymbolAsync, 53);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyFromSymbolAsync : _way)(dst, symbol, sizeBytes,
			offset, kind, stream);
}
__asm__(".symver hipMemcpyFromSymbolAsync, hipMemcpyFromSymbolAsync@@@hip_4.2");

/* copy.symbol.async, specs/hip/libamdhip64-6.yaml:210 */
GATED hipError_t gated_hipMemcpyFromSymbolAsync_spt(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyFromSymbolAsync_spt(dst, symbol, sizeBytes, offset, kind,
				stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent = (uint64_t)sizeBytes, .host =
			kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyFromSymbolAsync_spt(dst, symbol, sizeBytes, offset, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyFromSymbolAsync_spt(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpyFromSymbolAsync_spt) _way = SHIM_REAL(hipMemcpyFromSymbolAsync_spt,
			54);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyFromSymbolAsync_spt : _way)(dst, symbol, sizeBytes,
			offset, kind, stream);
}
__asm__(".symver hipMemcpyFromSymbolAsync_spt, hipMemcpyFromSymbolAsync_spt@@@hip_5.3");

/* copy.symbol, specs/hip/libamdhip64-6.yaml:209 */
GATED hipError_t gated_hipMemcpyFromSymbol_spt(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyFromSymbol_spt(dst, symbol, sizeBytes, offset, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)sizeBytes,
			.host = kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyFromSymbol_spt(dst, symbol, sizeBytes, offset, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyFromSymbol_spt(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpyFromSymbol_spt) _way = SHIM_REAL(hipMemcpyFromSymbol_spt, 92);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyFromSymbol_spt : _way)(dst, symbol, sizeBytes, offset,
			kind);
}
__asm__(".symver hipMemcpyFromSymbol_spt, hipMemcpyFromSymbol_spt@@@hip_5.2");

/* copy.htoa, specs/cuda/libcuda.yaml:689 */
GATED hipError_t gated_hipMemcpyHtoA(hipArray_t dstArray, size_t dstOffset, const void *srcHost,
		size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyHtoA(dstArray, dstOffset, srcHost, count);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)count, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyHtoA(dstArray, dstOffset, srcHost, count);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyHtoA(hipArray_t dstArray, size_t dstOffset, const void *srcHost,
		size_t count)
{
	__typeof__(&hipMemcpyHtoA) _way = SHIM_REAL(hipMemcpyHtoA, 93);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyHtoA : _way)(dstArray, dstOffset, srcHost, count);
}
__asm__(".symver hipMemcpyHtoA, hipMemcpyHtoA@@@hip_4.2");

/* copy.htoa.async, specs/cuda/libcuda.yaml:690 */
GATED hipError_t gated_hipMemcpyHtoAAsync(hipArray_t dstArray, size_t dstOffset,
		const void *srcHost, size_t ByteCount, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)ByteCount, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyHtoAAsync(hipArray_t dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount, hipStream_t stream)
{
	__typeof__(&hipMemcpyHtoAAsync) _way = SHIM_REAL(hipMemcpyHtoAAsync, 55);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyHtoAAsync : _way)(dstArray, dstOffset, srcHost,
			ByteCount, stream);
}
__asm__(".symver hipMemcpyHtoAAsync, hipMemcpyHtoAAsync@@@hip_6.2");

/* copy.htod, specs/cuda/libcuda.yaml:352 */
GATED hipError_t gated_hipMemcpyHtoD(hipDeviceptr_t dst, void *src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyHtoD(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyHtoD(dst, src, sizeBytes);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyHtoD(hipDeviceptr_t dst, void *src, size_t sizeBytes)
{
	__typeof__(&hipMemcpyHtoD) _way = SHIM_REAL(hipMemcpyHtoD, 94);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyHtoD : _way)(dst, src, sizeBytes);
}
__asm__(".symver hipMemcpyHtoD, hipMemcpyHtoD@@@hip_4.2");

/* copy.htod.async, specs/cuda/libcuda.yaml:360 */
GATED hipError_t gated_hipMemcpyHtoDAsync(hipDeviceptr_t dst, void *src, size_t sizeBytes,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyHtoDAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyHtoDAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t dst, void *src, size_t sizeBytes,
		hipStream_t stream)
{
	__typeof__(&hipMemcpyHtoDAsync) _way = SHIM_REAL(hipMemcpyHtoDAsync, 56);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyHtoDAsync : _way)(dst, src, sizeBytes, stream);
}
__asm__(".symver hipMemcpyHtoDAsync, hipMemcpyHtoDAsync@@@hip_4.2");

/* copy.2d, specs/cuda/libcuda.yaml:462 */
GATED hipError_t gated_hipMemcpyParam2D(const hip_Memcpy2D *pCopy)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_hipMemcpyParam2D(pCopy);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height), .host =
			(((pCopy->dstMemoryType == hipMemoryTypeHost) ||
			(pCopy->dstMemoryType == hipMemoryTypeUnified)) ||
			(pCopy->srcMemoryType == hipMemoryTypeHost)) ||
			(pCopy->srcMemoryType == hipMemoryTypeUnified), .waited = true};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->dstMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)(uintptr_t)pCopy->dstDevice)),
				(uint64_t)pCopy->dstXInBytes, (uint64_t)pCopy->dstPitch,
				(uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->srcMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)(uintptr_t)pCopy->srcDevice)),
				(uint64_t)pCopy->srcXInBytes, (uint64_t)pCopy->srcPitch,
				(uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyParam2D(pCopy);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyParam2D(const hip_Memcpy2D *pCopy)
{
	__typeof__(&hipMemcpyParam2D) _way = SHIM_REAL(hipMemcpyParam2D, 95);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyParam2D : _way)(pCopy);
}
__asm__(".symver hipMemcpyParam2D, hipMemcpyParam2D@@@hip_4.2");

/* copy.2d.async, specs/cuda/libcuda.yaml:487 */
GATED hipError_t gated_hipMemcpyParam2DAsync(const hip_Memcpy2D *pCopy, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!pCopy || !(_thread = role_enter_work()))
		return real_hipMemcpyParam2DAsync(pCopy, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul((uint64_t)pCopy->WidthInBytes, (uint64_t)pCopy->Height),
			.host = (((pCopy->dstMemoryType == hipMemoryTypeHost) ||
			(pCopy->dstMemoryType == hipMemoryTypeUnified)) ||
			(pCopy->srcMemoryType == hipMemoryTypeHost)) ||
			(pCopy->srcMemoryType == hipMemoryTypeUnified)};
	if (_op.host)
		_op.host = !((pCopy->dstMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->dstMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->dstHost
				: ((pCopy->dstMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->dstArray
				: (uint64_t)(uintptr_t)pCopy->dstDevice)),
				(uint64_t)pCopy->dstXInBytes, (uint64_t)pCopy->dstPitch,
				(uint64_t)pCopy->dstY, 0, 0))) &&
				(pCopy->srcMemoryType == hipMemoryTypeArray ||
				role_on_device(role_place(((pCopy->srcMemoryType == hipMemoryTypeHost)
				? (uint64_t)(uintptr_t)pCopy->srcHost
				: ((pCopy->srcMemoryType == hipMemoryTypeArray)
				? (uint64_t)(uintptr_t)pCopy->srcArray
				: (uint64_t)(uintptr_t)pCopy->srcDevice)),
				(uint64_t)pCopy->srcXInBytes, (uint64_t)pCopy->srcPitch,
				(uint64_t)pCopy->srcY, 0, 0))));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyParam2DAsync(pCopy, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D *pCopy, hipStream_t stream)
{
	__typeof__(&hipMemcpyParam2DAsync) _way = SHIM_REAL(hipMemcpyParam2DAsync, 57);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyParam2DAsync : _way)(pCopy, stream);
}
__asm__(".symver hipMemcpyParam2DAsync, hipMemcpyParam2DAsync@@@hip_4.2");

/* copy.peer, specs/hip/libamdhip64-6.yaml:207 */
GATED hipError_t gated_hipMemcpyPeer(void *dst, int dstDeviceId, const void *src, int srcDeviceId,
		size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyPeer(dst, dstDeviceId, src, srcDeviceId, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyPeer(dst, dstDeviceId, src, srcDeviceId, sizeBytes);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyPeer(void *dst, int dstDeviceId, const void *src, int srcDeviceId,
		size_t sizeBytes)
{
	__typeof__(&hipMemcpyPeer) _way = SHIM_REAL(hipMemcpyPeer, 96);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyPeer : _way)(dst, dstDeviceId, src, srcDeviceId,
			sizeBytes);
}
__asm__(".symver hipMemcpyPeer, hipMemcpyPeer@@@hip_4.2");

/* copy.peer.async, specs/hip/libamdhip64-6.yaml:208 */
GATED hipError_t gated_hipMemcpyPeerAsync(void *dst, int dstDeviceId, const void *src,
		int srcDevice, size_t sizeBytes, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyPeerAsync(dst, dstDeviceId, src, srcDevice, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyPeerAsync(dst, dstDeviceId, src, srcDevice, sizeBytes, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyPeerAsync(void *dst, int dstDeviceId, const void *src, int srcDevice,
		size_t sizeBytes, hipStream_t stream)
{
	__typeof__(&hipMemcpyPeerAsync) _way = SHIM_REAL(hipMemcpyPeerAsync, 58);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyPeerAsync : _way)(dst, dstDeviceId, src, srcDevice,
			sizeBytes, stream);
}
__asm__(".symver hipMemcpyPeerAsync, hipMemcpyPeerAsync@@@hip_4.2");

/* copy.line, specs/hip/libamdhip64-6.yaml:205 */
GATED hipError_t gated_hipMemcpyToArray(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t count, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyToArray(dst, wOffset, hOffset, src, count, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)count, .host =
			kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyToArray(dst, wOffset, hOffset, src, count, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyToArray(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t count, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpyToArray) _way = SHIM_REAL(hipMemcpyToArray, 97);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyToArray : _way)(dst, wOffset, hOffset, src, count,
			kind);
}
__asm__(".symver hipMemcpyToArray, hipMemcpyToArray@@@hip_4.2");

/* copy.symbol, specs/hip/libamdhip64-6.yaml:209 */
GATED hipError_t gated_hipMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyToSymbol(symbol, src, sizeBytes, offset, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host =
			kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyToSymbol(symbol, src, sizeBytes, offset, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpyToSymbol) _way = SHIM_REAL(hipMemcpyToSymbol, 98);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyToSymbol : _way)(symbol, src, sizeBytes, offset,
			kind);
}
__asm__(".symver hipMemcpyToSymbol, hipMemcpyToSymbol@@@hip_4.2");

/* copy.symbol.async, specs/hip/libamdhip64-6.yaml:210 */
GATED hipError_t gated_hipMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyToSymbolAsync(symbol, src, sizeBytes, offset, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyToSymbolAsync(symbol, src, sizeBytes, offset, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpyToSymbolAsync) _way = SHIM_REAL(hipMemcpyToSymbolAsync, 59);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyToSymbolAsync : _way)(symbol, src, sizeBytes, offset,
			kind, stream);
}
__asm__(".symver hipMemcpyToSymbolAsync, hipMemcpyToSymbolAsync@@@hip_4.2");

/* copy.symbol.async, specs/hip/libamdhip64-6.yaml:210 */
GATED hipError_t gated_hipMemcpyToSymbolAsync_spt(const void *symbol, const void *src,
		size_t sizeBytes, size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyToSymbolAsync_spt(symbol, src, sizeBytes, offset, kind,
				stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent = (uint64_t)sizeBytes, .host =
			kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyToSymbolAsync_spt(symbol, src, sizeBytes, offset, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyToSymbolAsync_spt(const void *symbol, const void *src,
		size_t sizeBytes, size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpyToSymbolAsync_spt) _way = SHIM_REAL(hipMemcpyToSymbolAsync_spt, 60);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyToSymbolAsync_spt : _way)(symbol, src, sizeBytes,
			offset, kind, stream);
}
__asm__(".symver hipMemcpyToSymbolAsync_spt, hipMemcpyToSymbolAsync_spt@@@hip_5.3");

/* copy.symbol, specs/hip/libamdhip64-6.yaml:209 */
GATED hipError_t gated_hipMemcpyToSymbol_spt(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyToSymbol_spt(symbol, src, sizeBytes, offset, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)sizeBytes,
			.host = kind != hipMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyToSymbol_spt(symbol, src, sizeBytes, offset, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyToSymbol_spt(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpyToSymbol_spt) _way = SHIM_REAL(hipMemcpyToSymbol_spt, 99);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyToSymbol_spt : _way)(symbol, src, sizeBytes, offset,
			kind);
}
__asm__(".symver hipMemcpyToSymbol_spt, hipMemcpyToSymbol_spt@@@hip_5.2");

/* copy.async, specs/hip/libamdhip64-6.yaml:187 */
GATED hipError_t gated_hipMemcpyWithStream(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpyWithStream(dst, src, sizeBytes, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != hipMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpyWithStream(dst, src, sizeBytes, kind, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpyWithStream(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	__typeof__(&hipMemcpyWithStream) _way = SHIM_REAL(hipMemcpyWithStream, 61);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpyWithStream : _way)(dst, src, sizeBytes, kind, stream);
}
__asm__(".symver hipMemcpyWithStream, hipMemcpyWithStream@@@hip_4.2");

/* copy, specs/hip/libamdhip64-6.yaml:179 */
GATED hipError_t gated_hipMemcpy_spt(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemcpy_spt(dst, src, sizeBytes, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = 2, .extent = (uint64_t)sizeBytes,
			.host = kind != hipMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_hipMemcpy_spt(dst, src, sizeBytes, kind);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemcpy_spt(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind)
{
	__typeof__(&hipMemcpy_spt) _way = SHIM_REAL(hipMemcpy_spt, 100);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemcpy_spt : _way)(dst, src, sizeBytes, kind);
}
__asm__(".symver hipMemcpy_spt, hipMemcpy_spt@@@hip_5.2");

/* memset, specs/hip/libamdhip64-6.yaml:366 */
GATED hipError_t gated_hipMemset(void *dst, int value, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset(dst, value, sizeBytes);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)sizeBytes), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset(dst, value, sizeBytes);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset(void *dst, int value, size_t sizeBytes)
{
	__typeof__(&hipMemset) _way = SHIM_REAL(hipMemset, 101);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset : _way)(dst, value, sizeBytes);
}
__asm__(".symver hipMemset, hipMemset@@@hip_4.2");

/* memset.rows, specs/hip/libamdhip64-6.yaml:368 */
GATED hipError_t gated_hipMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset2D(dst, pitch, value, width, height);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(1),
			(uint64_t)width), (uint64_t)height), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset2D(dst, pitch, value, width, height);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height)
{
	__typeof__(&hipMemset2D) _way = SHIM_REAL(hipMemset2D, 102);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset2D : _way)(dst, pitch, value, width, height);
}
__asm__(".symver hipMemset2D, hipMemset2D@@@hip_4.2");

/* memset.rows.async, specs/hip/libamdhip64-6.yaml:369 */
GATED hipError_t gated_hipMemset2DAsync(void *dst, size_t pitch, int value, size_t width,
		size_t height, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset2DAsync(dst, pitch, value, width, height, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(role_mul(UINT64_C(1), (uint64_t)width),
			(uint64_t)height)};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset2DAsync(dst, pitch, value, width, height, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset2DAsync(void *dst, size_t pitch, int value, size_t width,
		size_t height, hipStream_t stream)
{
	__typeof__(&hipMemset2DAsync) _way = SHIM_REAL(hipMemset2DAsync, 62);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset2DAsync : _way)(dst, pitch, value, width, height,
			stream);
}
__asm__(".symver hipMemset2DAsync, hipMemset2DAsync@@@hip_4.2");

/* memset.rows.async, specs/hip/libamdhip64-6.yaml:369 */
GATED hipError_t gated_hipMemset2DAsync_spt(void *dst, size_t pitch, int value, size_t width,
		size_t height, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset2DAsync_spt(dst, pitch, value, width, height, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent = role_mul(role_mul(UINT64_C(1),
			(uint64_t)width), (uint64_t)height)};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset2DAsync_spt(dst, pitch, value, width, height, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset2DAsync_spt(void *dst, size_t pitch, int value, size_t width,
		size_t height, hipStream_t stream)
{
	__typeof__(&hipMemset2DAsync_spt) _way = SHIM_REAL(hipMemset2DAsync_spt, 63);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset2DAsync_spt : _way)(dst, pitch, value, width, height,
			stream);
}
__asm__(".symver hipMemset2DAsync_spt, hipMemset2DAsync_spt@@@hip_5.3");

/* memset.rows, specs/hip/libamdhip64-6.yaml:368 */
GATED hipError_t gated_hipMemset2D_spt(void *dst, size_t pitch, int value, size_t width,
		size_t height)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset2D_spt(dst, pitch, value, width, height);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = 2, .extent =
			role_mul(role_mul(UINT64_C(1), (uint64_t)width), (uint64_t)height),
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset2D_spt(dst, pitch, value, width, height);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset2D_spt(void *dst, size_t pitch, int value, size_t width,
		size_t height)
{
	__typeof__(&hipMemset2D_spt) _way = SHIM_REAL(hipMemset2D_spt, 103);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset2D_spt : _way)(dst, pitch, value, width, height);
}
__asm__(".symver hipMemset2D_spt, hipMemset2D_spt@@@hip_5.2");

/* memset.slices, specs/hip/libamdhip64-6.yaml:370 */
GATED hipError_t gated_hipMemset3D(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset3D(pitchedDevPtr, value, extent);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(role_mul(UINT64_C(1),
			(uint64_t)extent.width), role_mul((uint64_t)extent.height,
			(uint64_t)extent.depth)), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset3D(pitchedDevPtr, value, extent);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset3D(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent)
{
	__typeof__(&hipMemset3D) _way = SHIM_REAL(hipMemset3D, 104);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset3D : _way)(pitchedDevPtr, value, extent);
}
__asm__(".symver hipMemset3D, hipMemset3D@@@hip_4.2");

/* memset.slices.async, specs/hip/libamdhip64-6.yaml:379 */
GATED hipError_t gated_hipMemset3DAsync(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset3DAsync(pitchedDevPtr, value, extent, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(role_mul(UINT64_C(1), (uint64_t)extent.width),
			role_mul((uint64_t)extent.height, (uint64_t)extent.depth))};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset3DAsync(pitchedDevPtr, value, extent, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset3DAsync(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent,
		hipStream_t stream)
{
	__typeof__(&hipMemset3DAsync) _way = SHIM_REAL(hipMemset3DAsync, 64);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset3DAsync : _way)(pitchedDevPtr, value, extent, stream);
}
__asm__(".symver hipMemset3DAsync, hipMemset3DAsync@@@hip_4.2");

/* memset.slices.async, specs/hip/libamdhip64-6.yaml:379 */
GATED hipError_t gated_hipMemset3DAsync_spt(hipPitchedPtr pitchedDevPtr, int value,
		hipExtent extent, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset3DAsync_spt(pitchedDevPtr, value, extent, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent = role_mul(role_mul(UINT64_C(1),
			(uint64_t)extent.width), role_mul((uint64_t)extent.height,
			(uint64_t)extent.depth))};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset3DAsync_spt(pitchedDevPtr, value, extent, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset3DAsync_spt(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent,
		hipStream_t stream)
{
	__typeof__(&hipMemset3DAsync_spt) _way = SHIM_REAL(hipMemset3DAsync_spt, 65);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset3DAsync_spt : _way)(pitchedDevPtr, value, extent,
			stream);
}
__asm__(".symver hipMemset3DAsync_spt, hipMemset3DAsync_spt@@@hip_5.3");

/* memset.slices, specs/hip/libamdhip64-6.yaml:370 */
GATED hipError_t gated_hipMemset3D_spt(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset3D_spt(pitchedDevPtr, value, extent);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = 2, .extent =
			role_mul(role_mul(UINT64_C(1), (uint64_t)extent.width),
			role_mul((uint64_t)extent.height, (uint64_t)extent.depth)), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset3D_spt(pitchedDevPtr, value, extent);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset3D_spt(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent)
{
	__typeof__(&hipMemset3D_spt) _way = SHIM_REAL(hipMemset3D_spt, 105);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset3D_spt : _way)(pitchedDevPtr, value, extent);
}
__asm__(".symver hipMemset3D_spt, hipMemset3D_spt@@@hip_5.2");

/* memset.async, specs/hip/libamdhip64-6.yaml:367 */
GATED hipError_t gated_hipMemsetAsync(void *dst, int value, size_t sizeBytes, hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemsetAsync(dst, value, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(1), (uint64_t)sizeBytes)};
	role_launch_before(&_op, _thread);
	_result = real_hipMemsetAsync(dst, value, sizeBytes, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemsetAsync(void *dst, int value, size_t sizeBytes, hipStream_t stream)
{
	__typeof__(&hipMemsetAsync) _way = SHIM_REAL(hipMemsetAsync, 66);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemsetAsync : _way)(dst, value, sizeBytes, stream);
}
__asm__(".symver hipMemsetAsync, hipMemsetAsync@@@hip_4.2");

/* memset.async, specs/hip/libamdhip64-6.yaml:367 */
GATED hipError_t gated_hipMemsetAsync_spt(void *dst, int value, size_t sizeBytes,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemsetAsync_spt(dst, value, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = ((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2), .extent = role_mul(UINT64_C(1),
			(uint64_t)sizeBytes)};
	role_launch_before(&_op, _thread);
	_result = real_hipMemsetAsync_spt(dst, value, sizeBytes, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemsetAsync_spt(void *dst, int value, size_t sizeBytes, hipStream_t stream)
{
	__typeof__(&hipMemsetAsync_spt) _way = SHIM_REAL(hipMemsetAsync_spt, 67);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemsetAsync_spt : _way)(dst, value, sizeBytes, stream);
}
__asm__(".symver hipMemsetAsync_spt, hipMemsetAsync_spt@@@hip_5.3");

/* memset.16, specs/cuda/libcuda.yaml:1066 */
GATED hipError_t gated_hipMemsetD16(hipDeviceptr_t dest, unsigned short value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemsetD16(dest, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(2),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemsetD16(dest, value, count);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemsetD16(hipDeviceptr_t dest, unsigned short value, size_t count)
{
	__typeof__(&hipMemsetD16) _way = SHIM_REAL(hipMemsetD16, 106);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemsetD16 : _way)(dest, value, count);
}
__asm__(".symver hipMemsetD16, hipMemsetD16@@@hip_4.2");

/* memset.16.async, specs/cuda/libcuda.yaml:1067 */
GATED hipError_t gated_hipMemsetD16Async(hipDeviceptr_t dest, unsigned short value, size_t count,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemsetD16Async(dest, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(2), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_hipMemsetD16Async(dest, value, count, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemsetD16Async(hipDeviceptr_t dest, unsigned short value, size_t count,
		hipStream_t stream)
{
	__typeof__(&hipMemsetD16Async) _way = SHIM_REAL(hipMemsetD16Async, 68);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemsetD16Async : _way)(dest, value, count, stream);
}
__asm__(".symver hipMemsetD16Async, hipMemsetD16Async@@@hip_4.2");

/* memset.32, specs/cuda/libcuda.yaml:1079 */
GATED hipError_t gated_hipMemsetD32(hipDeviceptr_t dest, int value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemsetD32(dest, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(4),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemsetD32(dest, value, count);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemsetD32(hipDeviceptr_t dest, int value, size_t count)
{
	__typeof__(&hipMemsetD32) _way = SHIM_REAL(hipMemsetD32, 107);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemsetD32 : _way)(dest, value, count);
}
__asm__(".symver hipMemsetD32, hipMemsetD32@@@hip_4.2");

/* memset.32.async, specs/cuda/libcuda.yaml:1080 */
GATED hipError_t gated_hipMemsetD32Async(hipDeviceptr_t dst, int value, size_t count,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemsetD32Async(dst, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(4), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_hipMemsetD32Async(dst, value, count, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemsetD32Async(hipDeviceptr_t dst, int value, size_t count,
		hipStream_t stream)
{
	__typeof__(&hipMemsetD32Async) _way = SHIM_REAL(hipMemsetD32Async, 69);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemsetD32Async : _way)(dst, value, count, stream);
}
__asm__(".symver hipMemsetD32Async, hipMemsetD32Async@@@hip_4.2");

/* memset.8, specs/cuda/libcuda.yaml:1092 */
GATED hipError_t gated_hipMemsetD8(hipDeviceptr_t dest, unsigned char value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemsetD8(dest, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemsetD8(dest, value, count);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemsetD8(hipDeviceptr_t dest, unsigned char value, size_t count)
{
	__typeof__(&hipMemsetD8) _way = SHIM_REAL(hipMemsetD8, 108);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemsetD8 : _way)(dest, value, count);
}
__asm__(".symver hipMemsetD8, hipMemsetD8@@@hip_4.2");

/* memset.8.async, specs/cuda/libcuda.yaml:1093 */
GATED hipError_t gated_hipMemsetD8Async(hipDeviceptr_t dest, unsigned char value, size_t count,
		hipStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemsetD8Async(dest, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(1), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_hipMemsetD8Async(dest, value, count, stream);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemsetD8Async(hipDeviceptr_t dest, unsigned char value, size_t count,
		hipStream_t stream)
{
	__typeof__(&hipMemsetD8Async) _way = SHIM_REAL(hipMemsetD8Async, 70);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemsetD8Async : _way)(dest, value, count, stream);
}
__asm__(".symver hipMemsetD8Async, hipMemsetD8Async@@@hip_4.2");

/* memset, specs/hip/libamdhip64-6.yaml:366 */
GATED hipError_t gated_hipMemset_spt(void *dst, int value, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipMemset_spt(dst, value, sizeBytes);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = 2, .extent = role_mul(UINT64_C(1),
			(uint64_t)sizeBytes), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_hipMemset_spt(dst, value, sizeBytes);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM hipError_t hipMemset_spt(void *dst, int value, size_t sizeBytes)
{
	__typeof__(&hipMemset_spt) _way = SHIM_REAL(hipMemset_spt, 109);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_hipMemset_spt : _way)(dst, value, sizeBytes);
}
__asm__(".symver hipMemset_spt, hipMemset_spt@@@hip_5.2");

/* array.create.mipmapped, specs/hip/libamdhip64-6.yaml:119 */
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
	__typeof__(*pHandle) _was = *pHandle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_hipMipmappedArrayCreate(pHandle, pMipmappedArrayDesc,
				numMipmapLevels);
	while (_result == hipErrorOutOfMemory && last_error_forget() && role_alloc_again(&_op));
	if (_result != hipSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pHandle), _op.bytes)) {
		real_hipMipmappedArrayDestroy(*pHandle);
		*pHandle = _was;
		role_alloc_cancel(&_op);
		_result = hipErrorOutOfMemory;
	}
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipMipmappedArrayCreate, hipMipmappedArrayCreate@@@hip_4.2");

/* array.destroy.mipmapped, specs/cuda/libcuda.yaml:225 */
hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t hMipmappedArray)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	hipError_t _result;

	if (!role_enter())
		return real_hipMipmappedArrayDestroy(hMipmappedArray);
	_op.key = (uint64_t)(uintptr_t)hMipmappedArray;
	role_free_before(&_op);
	last_error_hide();
	_result = real_hipMipmappedArrayDestroy(hMipmappedArray);
	role_free_after(&_op, _result == hipSuccess);
	role_leave();
	return _result;
}
__asm__(".symver hipMipmappedArrayDestroy, hipMipmappedArrayDestroy@@@hip_4.2");

/* module.function, specs/cuda/libcuda.yaml:806 */
hipError_t hipModuleGetFunction(hipFunction_t *function, hipModule_t module, const char *kname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!role_enter())
		return real_hipModuleGetFunction(function, module, kname);
	if (role_growth_before(&_op))
		goto out;
	_result = real_hipModuleGetFunction(function, module, kname);
	role_growth_end(&_op);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipModuleGetFunction, hipModuleGetFunction@@@hip_4.2");

/* module.global, specs/cuda/libcuda.yaml:807 */
hipError_t hipModuleGetGlobal(hipDeviceptr_t *dptr, size_t *bytes, hipModule_t hmod,
		const char *name)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!role_enter())
		return real_hipModuleGetGlobal(dptr, bytes, hmod, name);
	if (role_growth_before(&_op))
		goto out;
	_result = real_hipModuleGetGlobal(dptr, bytes, hmod, name);
	role_growth_end(&_op);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipModuleGetGlobal, hipModuleGetGlobal@@@hip_4.2");

/* launch.cooperative, specs/cuda/libcuda.yaml:938 */
GATED hipError_t gated_hipModuleLaunchCooperativeKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipModuleLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ,
				blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream,
				kernelParams);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_hipModuleLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipModuleLaunchCooperativeKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ), &_quick)))
		return gated_hipModuleLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ,
				blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream,
				kernelParams);
	_result = real_hipModuleLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams)
{
	__typeof__(&hipModuleLaunchCooperativeKernel) _way =
			SHIM_REAL(hipModuleLaunchCooperativeKernel, 11);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipModuleLaunchCooperativeKernel : _way)(f, gridDimX,
			gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream,
			kernelParams);
}
__asm__(".symver hipModuleLaunchCooperativeKernel, hipModuleLaunchCooperativeKernel@@@hip_5.5");

/* launch.cooperative.devices, specs/cuda/libcuda.yaml:945 */
GATED hipError_t gated_hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(!numDevices || launchParamsList) || !(_thread = role_enter_work()))
		return real_hipModuleLaunchCooperativeKernelMultiDevice(launchParamsList,
				numDevices, flags);
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
	_result = real_hipModuleLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices,
			flags);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

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
		return gated_hipModuleLaunchCooperativeKernelMultiDevice(launchParamsList,
				numDevices, flags);
	_result = real_hipModuleLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices,
			flags);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	__typeof__(&hipModuleLaunchCooperativeKernelMultiDevice) _way =
			SHIM_REAL(hipModuleLaunchCooperativeKernelMultiDevice, 12);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipModuleLaunchCooperativeKernelMultiDevice
			: _way)(launchParamsList, numDevices, flags);
}
__asm__(".symver hipModuleLaunchCooperativeKernelMultiDevice, hipModuleLaunchCooperativeKernelMultiDevice@@@hip_5.5");

/* launch, specs/cuda/libcuda.yaml:931 */
GATED hipError_t gated_hipModuleLaunchKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_enter_work()))
		return real_hipModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_hipModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	role_launch_after(&_op, _result == hipSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED hipError_t counted_hipModuleLaunchKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	hipError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ), &_quick)))
		return gated_hipModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	_result = real_hipModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == hipSuccess);
	return _result;
}

SHIM_HOT_LINE hipError_t hipModuleLaunchKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams, void **extra)
{
	__typeof__(&hipModuleLaunchKernel) _way = SHIM_REAL(hipModuleLaunchKernel, 13);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_hipModuleLaunchKernel : _way)(f, gridDimX, gridDimY,
			gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream,
			kernelParams, extra);
}
__asm__(".symver hipModuleLaunchKernel, hipModuleLaunchKernel@@@hip_4.2");

/* module.load, specs/cuda/libcuda.yaml:809 */
hipError_t hipModuleLoad(hipModule_t *module, const char *fname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!module || !role_enter())
		return real_hipModuleLoad(module, fname);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_hipModuleLoad(module, fname);
	if (_result == hipSuccess && role_growth_after(&_op)) {
		real_hipModuleUnload(*module);
		*module = _was;
		_result = hipErrorOutOfMemory;
	}
	role_growth_end(&_op);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipModuleLoad, hipModuleLoad@@@hip_4.2");

/* module.load.data, specs/cuda/libcuda.yaml:816 */
hipError_t hipModuleLoadData(hipModule_t *module, const void *image)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!module || !role_enter())
		return real_hipModuleLoadData(module, image);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_hipModuleLoadData(module, image);
	if (_result == hipSuccess && role_growth_after(&_op)) {
		real_hipModuleUnload(*module);
		*module = _was;
		_result = hipErrorOutOfMemory;
	}
	role_growth_end(&_op);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipModuleLoadData, hipModuleLoadData@@@hip_4.2");

/* module.load.data, specs/cuda/libcuda.yaml:816 */
hipError_t hipModuleLoadDataEx(hipModule_t *module, const void *image, unsigned int numOptions,
		hipJitOption *options, void **optionValues)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	hipError_t _result = hipErrorOutOfMemory;

	if (!module || !role_enter())
		return real_hipModuleLoadDataEx(module, image, numOptions, options, optionValues);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_hipModuleLoadDataEx(module, image, numOptions, options, optionValues);
	if (_result == hipSuccess && role_growth_after(&_op)) {
		real_hipModuleUnload(*module);
		*module = _was;
		_result = hipErrorOutOfMemory;
	}
	role_growth_end(&_op);
out:
	if (_result != hipSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}
__asm__(".symver hipModuleLoadDataEx, hipModuleLoadDataEx@@@hip_4.2");

/* module.unload, specs/cuda/libcuda.yaml:818 */
hipError_t hipModuleUnload(hipModule_t module)
{
	hipError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_hipModuleUnload(module);
	role_code_leaving();
	last_error_hide();
	_result = real_hipModuleUnload(module);
	if (_result == hipSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}
__asm__(".symver hipModuleUnload, hipModuleUnload@@@hip_4.2");

/* error.peek, specs/hip/libamdhip64-6.yaml:297 */
SHIM_HOT hipError_t hipPeekAtLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_hipPeekAtLastError();
	return (hipError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_hipPeekAtLastError(),
			false);
}
__asm__(".symver hipPeekAtLastError, hipPeekAtLastError@@@hip_4.2");
/* launch.host.status, specs/cuda/libcuda.yaml:980 */
hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback, void *userData,
		unsigned int flags)
{
	hipError_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_hipStreamAddCallback(stream, callback, userData, flags);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}
__asm__(".symver hipStreamAddCallback, hipStreamAddCallback@@@hip_4.2");

/* launch.host.status, specs/cuda/libcuda.yaml:980 */
hipError_t hipStreamAddCallback_spt(hipStream_t stream, hipStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	hipError_t _result;
	bool _noted = role_call_before(((uint64_t)(uintptr_t)stream ? (uint64_t)(uintptr_t)stream
			: 2));

	_result = real_hipStreamAddCallback_spt(stream, callback, userData, flags);
	if (_noted)
		role_call_after(((uint64_t)(uintptr_t)stream ? (uint64_t)(uintptr_t)stream : 2));
	return _result;
}
__asm__(".symver hipStreamAddCallback_spt, hipStreamAddCallback_spt@@@hip_5.3");

/* capture.begin, specs/cuda/libcuda.yaml:230 */
hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipStreamBeginCapture(stream, mode);
	role_capture(1);
	_result = real_hipStreamBeginCapture(stream, mode);
	if (!(_result == hipSuccess))
		role_capture(-1);
	role_leave();
	return _result;
}
__asm__(".symver hipStreamBeginCapture, hipStreamBeginCapture@@@hip_4.3");

/* capture.begin.into, specs/cuda/libcuda.yaml:232 */
hipError_t hipStreamBeginCaptureToGraph(hipStream_t stream, hipGraph_t graph,
		const hipGraphNode_t *dependencies, const hipGraphEdgeData *dependencyData,
		size_t numDependencies, hipStreamCaptureMode mode)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipStreamBeginCaptureToGraph(stream, graph, dependencies,
				dependencyData, numDependencies, mode);
	role_capture(1);
	_result = real_hipStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData,
			numDependencies, mode);
	if (!(_result == hipSuccess))
		role_capture(-1);
	role_leave();
	return _result;
}
__asm__(".symver hipStreamBeginCaptureToGraph, hipStreamBeginCaptureToGraph@@@hip_6.1");

/* capture.begin.plain, specs/cuda/libcuda.yaml:231 */
hipError_t hipStreamBeginCapture_spt(hipStream_t stream, hipStreamCaptureMode mode)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipStreamBeginCapture_spt(stream, mode);
	role_capture(1);
	_result = real_hipStreamBeginCapture_spt(stream, mode);
	if (!(_result == hipSuccess))
		role_capture(-1);
	role_leave();
	return _result;
}
__asm__(".symver hipStreamBeginCapture_spt, hipStreamBeginCapture_spt@@@hip_5.3");

/* stream.destroy, specs/cuda/libcuda.yaml:1188 */
hipError_t hipStreamDestroy(hipStream_t stream)
{
	hipError_t _result;

	if (!role_enter())
		return real_hipStreamDestroy(stream);
	role_stream_leaving((uint64_t)(uintptr_t)stream);
	_result = real_hipStreamDestroy(stream);
	role_leave();
	return _result;
}
__asm__(".symver hipStreamDestroy, hipStreamDestroy@@@hip_4.2");

/* capture.end, specs/cuda/libcuda.yaml:241 */
hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t *pGraph)
{
	hipError_t _result;
	bool _recording;

	if (!role_enter())
		return real_hipStreamEndCapture(stream, pGraph);
	_recording = port_stream_recording((uint64_t)(uintptr_t)stream);
	_result = real_hipStreamEndCapture(stream, pGraph);
	if (_result == hipSuccess || (_recording &&
			!port_stream_recording((uint64_t)(uintptr_t)stream)))
		role_capture(-1);
	role_leave();
	return _result;
}
__asm__(".symver hipStreamEndCapture, hipStreamEndCapture@@@hip_4.3");

/* capture.end, specs/cuda/libcuda.yaml:241 */
hipError_t hipStreamEndCapture_spt(hipStream_t stream, hipGraph_t *pGraph)
{
	hipError_t _result;
	bool _recording;

	if (!role_enter())
		return real_hipStreamEndCapture_spt(stream, pGraph);
	_recording = port_stream_recording(((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2));
	_result = real_hipStreamEndCapture_spt(stream, pGraph);
	if (_result == hipSuccess || (_recording &&
			!port_stream_recording(((uint64_t)(uintptr_t)stream
			? (uint64_t)(uintptr_t)stream : 2))))
		role_capture(-1);
	role_leave();
	return _result;
}
__asm__(".symver hipStreamEndCapture_spt, hipStreamEndCapture_spt@@@hip_5.3");

/* stream.query, specs/cuda/libcuda.yaml:1194 */
GATED hipError_t gated_hipStreamQuery(hipStream_t stream)
{
	hipError_t _result;

	_result = real_hipStreamQuery(stream);
	if (_result == hipSuccess)
		role_waited();
	return _result;
}

SHIM_HOT hipError_t hipStreamQuery(hipStream_t stream)
{
	__typeof__(&hipStreamQuery) _way = SHIM_REAL(hipStreamQuery, 23);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_hipStreamQuery : _way)(stream);
}
__asm__(".symver hipStreamQuery, hipStreamQuery@@@hip_4.2");

/* stream.query, specs/cuda/libcuda.yaml:1194 */
GATED hipError_t gated_hipStreamQuery_spt(hipStream_t stream)
{
	hipError_t _result;

	_result = real_hipStreamQuery_spt(stream);
	if (_result == hipSuccess)
		role_waited();
	return _result;
}

SHIM_HOT hipError_t hipStreamQuery_spt(hipStream_t stream)
{
	__typeof__(&hipStreamQuery_spt) _way = SHIM_REAL(hipStreamQuery_spt, 24);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_hipStreamQuery_spt : _way)(stream);
}
__asm__(".symver hipStreamQuery_spt, hipStreamQuery_spt@@@hip_5.2");

/* stream.sync, specs/cuda/libcuda.yaml:1195 */
GATED hipError_t gated_hipStreamSynchronize(hipStream_t stream)
{
	hipError_t _result;

	_result = real_hipStreamSynchronize(stream);
	if (_result == hipSuccess)
		role_waited();
	return _result;
}

SHIM_HOT hipError_t hipStreamSynchronize(hipStream_t stream)
{
	__typeof__(&hipStreamSynchronize) _way = SHIM_REAL(hipStreamSynchronize, 25);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_hipStreamSynchronize : _way)(stream);
}
__asm__(".symver hipStreamSynchronize, hipStreamSynchronize@@@hip_4.2");

/* stream.sync, specs/cuda/libcuda.yaml:1195 */
GATED hipError_t gated_hipStreamSynchronize_spt(hipStream_t stream)
{
	hipError_t _result;

	_result = real_hipStreamSynchronize_spt(stream);
	if (_result == hipSuccess)
		role_waited();
	return _result;
}

SHIM_HOT hipError_t hipStreamSynchronize_spt(hipStream_t stream)
{
	__typeof__(&hipStreamSynchronize_spt) _way = SHIM_REAL(hipStreamSynchronize_spt, 26);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_hipStreamSynchronize_spt : _way)(stream);
}
__asm__(".symver hipStreamSynchronize_spt, hipStreamSynchronize_spt@@@hip_5.2");

/* callback, specs/cuda/libcuda.yaml:1231 */
static void outside_hipUserObjectCreate(void *_0)
{
	struct role_outside _at = role_step_out(_0);

	((void (*)(void *))_at.call)(_at.data);
	role_step_in(&_at);
}

hipError_t hipUserObjectCreate(hipUserObject_t *object_out, void *ptr, hipHostFn_t destroy,
		unsigned int initialRefcount, unsigned int flags)
{
	struct role_callback *_made = role_callback_made((void (*)(void))destroy, ptr);
	hipError_t _result;

	if (_made) {
		destroy = outside_hipUserObjectCreate;
		ptr = _made;
	}
	_result = real_hipUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags);
	if (_result != hipSuccess)
		role_callback_drop(_made);
	return _result;
}
__asm__(".symver hipUserObjectCreate, hipUserObjectCreate@@@hip_5.3");
