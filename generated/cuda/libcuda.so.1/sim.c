/* Made by `porter gen --backend cuda --simulate`. Do not edit. */
/* sim.c: libcuda.so.1 on the simulated device; backends/sim implements the calls. */
#include <errno.h>

#include "api.h"
#include "sim.h"

#define port_handle_device sim_handle_device
#define cuda_green_device sim_owner_device
#define cuda_green_context(handle) 0

#pragma GCC visibility push(default)
unsigned char cudbgApiClientPid[4] __attribute__((aligned(16)));
unsigned char cudbgApiClientRevision[4] __attribute__((aligned(16)));
unsigned char cudbgAttachHandlerAvailable[4] __attribute__((aligned(16)));
unsigned char cudbgDebuggerCapabilities[4] __attribute__((aligned(16)));
unsigned char cudbgDebuggerInitialized[4] __attribute__((aligned(16)));
unsigned char cudbgDetachSuspendedDevicesMask[4] __attribute__((aligned(16)));
unsigned char cudbgEnableIntegratedMemcheck[4] __attribute__((aligned(16)));
unsigned char cudbgEnableLaunchBlocking[4] __attribute__((aligned(16)));
unsigned char cudbgEnablePreemptionDebugging[4] __attribute__((aligned(16)));
unsigned char cudbgInjectionPath[4096] __attribute__((aligned(16)));
unsigned char cudbgIpcFlag[4] __attribute__((aligned(16)));
unsigned char cudbgReportDriverApiErrorFlags[4] __attribute__((aligned(16)));
unsigned char cudbgReportedDriverApiErrorCode[8] __attribute__((aligned(16)));
unsigned char cudbgReportedDriverApiErrorFuncNameAddr[8] __attribute__((aligned(16)));
unsigned char cudbgReportedDriverApiErrorFuncNameSize[8] __attribute__((aligned(16)));
unsigned char cudbgReportedDriverApiErrorNameAddr[8] __attribute__((aligned(16)));
unsigned char cudbgReportedDriverApiErrorNameSize[8] __attribute__((aligned(16)));
unsigned char cudbgReportedDriverApiErrorSource[4] __attribute__((aligned(16)));
unsigned char cudbgReportedDriverApiErrorStringAddr[8] __attribute__((aligned(16)));
unsigned char cudbgReportedDriverApiErrorStringSize[8] __attribute__((aligned(16)));
unsigned char cudbgReportedDriverInternalErrorCode[8] __attribute__((aligned(16)));
unsigned char cudbgResumeForAttachDetach[4] __attribute__((aligned(16)));
unsigned char cudbgRpcEnabled[4] __attribute__((aligned(16)));
unsigned char cudbgSessionId[4] __attribute__((aligned(16)));
unsigned char cudbgUseExternalDebugger[4] __attribute__((aligned(16)));
uint64_t cuEGLApiInit(SIM_ANY_PARAMS);
uint64_t cuMemGetAttribute(SIM_ANY_PARAMS);
uint64_t cuMemGetAttribute_v2(SIM_ANY_PARAMS);
uint64_t cudbgApiAttach(SIM_ANY_PARAMS);
uint64_t cudbgApiDetach(SIM_ANY_PARAMS);
uint64_t cudbgApiInit(SIM_ANY_PARAMS);
uint64_t cudbgGetAPI(SIM_ANY_PARAMS);
uint64_t cudbgGetAPIVersion(SIM_ANY_PARAMS);
uint64_t cudbgMain(SIM_ANY_PARAMS);
uint64_t cudbgReportDriverApiError(SIM_ANY_PARAMS);
uint64_t cudbgReportDriverInternalError(SIM_ANY_PARAMS);
#pragma GCC visibility pop

static inline CUresult sim_status_of(int error)
{
	switch (error) {
	case 0:
		return CUDA_SUCCESS;
	case -ENOMEM:
		return CUDA_ERROR_OUT_OF_MEMORY;
	case -EINVAL:
		return CUDA_ERROR_INVALID_VALUE;
	case -ENOTSUP:
		return CUDA_ERROR_NOT_SUPPORTED;
	case -ENOTCONN:
		return CUDA_ERROR_NO_DEVICE;
	case -ENODEV:
		return CUDA_ERROR_INVALID_DEVICE;
	case -ENXIO:
		return CUDA_ERROR_INVALID_CONTEXT;
	case -ENOENT:
		return CUDA_ERROR_NOT_FOUND;
	case -EAGAIN:
		return CUDA_ERROR_NOT_READY;
	case -EPERM:
		return CUDA_ERROR_NOT_INITIALIZED;
	case -ENOSPC:
		return CUDA_ERROR_INVALID_VALUE;
	case -EBUSY:
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	case -ECANCELED:
		return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
	case -EXDEV:
		return CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD;
	case -EIO:
		return CUDA_ERROR_ILLEGAL_ADDRESS;
	default:
		return CUDA_ERROR_NOT_SUPPORTED;
	}
}

CUresult cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuArray3DCreate", SIM_ARGS(SIM_POINTER(pHandle),
			SIM_POINTER(pAllocateArray), SIM_POINTEE(pHandle, 8),
			SIM_POINTEE(pAllocateArray, 24)))) {
		sim_fill("cuArray3DCreate", 0, pHandle, 8);
		return (CUresult)sim_echo("cuArray3DCreate");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* of the first API, in a context of today */
	if (sim_declines(false))
		return CUDA_ERROR_INVALID_CONTEXT;
	if (!pAllocateArray || !pHandle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ARRAY,
			(((uint64_t)pAllocateArray->Flags & (uint64_t)192) ? UINT64_C(0)
			: role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32))
			|| (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)pAllocateArray->Depth, UINT64_C(1)))),
			role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32))
			|| (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), (uint64_t)pAllocateArray->Height, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pHandle, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuArray3DCreate_v2", SIM_ARGS(SIM_POINTER(pHandle),
			SIM_POINTER(pAllocateArray), SIM_POINTEE(pHandle, 8),
			SIM_POINTEE(pAllocateArray, 40)))) {
		sim_fill("cuArray3DCreate_v2", 0, pHandle, 8);
		return (CUresult)sim_echo("cuArray3DCreate_v2");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pAllocateArray || !pHandle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ARRAY,
			(((uint64_t)pAllocateArray->Flags & (uint64_t)192) ? UINT64_C(0)
			: role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32))
			|| (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)pAllocateArray->Depth, UINT64_C(1)))),
			role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32))
			|| (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), (uint64_t)pAllocateArray->Height, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pHandle, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)
{
	if (sim_watching() &&
	    sim_watch("cuArray3DGetDescriptor", SIM_ARGS(SIM_POINTER(pArrayDescriptor),
			SIM_POINTER(hArray), SIM_POINTEE(pArrayDescriptor, 24)))) {
		sim_fill("cuArray3DGetDescriptor", 0, pArrayDescriptor, 24);
		return (CUresult)sim_echo("cuArray3DGetDescriptor");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
	if (sim_watching() &&
	    sim_watch("cuArray3DGetDescriptor_v2", SIM_ARGS(SIM_POINTER(pArrayDescriptor),
			SIM_POINTER(hArray), SIM_POINTEE(pArrayDescriptor, 40)))) {
		sim_fill("cuArray3DGetDescriptor_v2", 0, pArrayDescriptor, 40);
		return (CUresult)sim_echo("cuArray3DGetDescriptor_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuArrayCreate", SIM_ARGS(SIM_POINTER(pHandle), SIM_POINTER(pAllocateArray),
			SIM_POINTEE(pHandle, 8), SIM_POINTEE(pAllocateArray, 16)))) {
		sim_fill("cuArrayCreate", 0, pHandle, 8);
		return (CUresult)sim_echo("cuArrayCreate");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* of the first API, in a context of today */
	if (sim_declines(false))
		return CUDA_ERROR_INVALID_CONTEXT;
	if (!pAllocateArray || !pHandle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ARRAY,
			role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32))
			|| (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32))
			|| (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), (uint64_t)pAllocateArray->Height, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pHandle, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuArrayCreate_v2", SIM_ARGS(SIM_POINTER(pHandle),
			SIM_POINTER(pAllocateArray), SIM_POINTEE(pHandle, 8),
			SIM_POINTEE(pAllocateArray, 24)))) {
		sim_fill("cuArrayCreate_v2", 0, pHandle, 8);
		return (CUresult)sim_echo("cuArrayCreate_v2");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pAllocateArray || !pHandle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ARRAY,
			role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32))
			|| (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)),
			((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_mul(role_mul((uint64_t)pAllocateArray->Width,
			(uint64_t)pAllocateArray->NumChannels),
			(((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32)
			|| (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32))
			|| (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), (uint64_t)pAllocateArray->Height, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pHandle, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuArrayDestroy(CUarray hArray)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuArrayDestroy", SIM_ARGS(SIM_POINTER(hArray)))) {
		return (CUresult)sim_echo("cuArrayDestroy");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_free((uint64_t)(uintptr_t)hArray, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)
{
	if (sim_watching() &&
	    sim_watch("cuArrayGetDescriptor", SIM_ARGS(SIM_POINTER(pArrayDescriptor),
			SIM_POINTER(hArray), SIM_POINTEE(pArrayDescriptor, 16)))) {
		sim_fill("cuArrayGetDescriptor", 0, pArrayDescriptor, 16);
		return (CUresult)sim_echo("cuArrayGetDescriptor");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
	if (sim_watching() &&
	    sim_watch("cuArrayGetDescriptor_v2", SIM_ARGS(SIM_POINTER(pArrayDescriptor),
			SIM_POINTER(hArray), SIM_POINTEE(pArrayDescriptor, 24)))) {
		sim_fill("cuArrayGetDescriptor_v2", 0, pArrayDescriptor, 24);
		return (CUresult)sim_echo("cuArrayGetDescriptor_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
		CUarray array, CUdevice device)
{
	if (sim_watching() &&
	    sim_watch("cuArrayGetMemoryRequirements", SIM_ARGS(SIM_POINTER(memoryRequirements),
			SIM_POINTER(array), SIM_VALUE(device), SIM_POINTEE(memoryRequirements,
			32)))) {
		sim_fill("cuArrayGetMemoryRequirements", 0, memoryRequirements, 32);
		return (CUresult)sim_echo("cuArrayGetMemoryRequirements");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
{
	if (sim_watching() &&
	    sim_watch("cuArrayGetPlane", SIM_ARGS(SIM_POINTER(pPlaneArray), SIM_POINTER(hArray),
			SIM_VALUE(planeIdx), SIM_POINTEE(pPlaneArray, 8)))) {
		sim_fill("cuArrayGetPlane", 0, pPlaneArray, 8);
		return (CUresult)sim_echo("cuArrayGetPlane");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)
{
	if (sim_watching() &&
	    sim_watch("cuArrayGetSparseProperties", SIM_ARGS(SIM_POINTER(sparseProperties),
			SIM_POINTER(array), SIM_POINTEE(sparseProperties, 48)))) {
		sim_fill("cuArrayGetSparseProperties", 0, sparseProperties, 48);
		return (CUresult)sim_echo("cuArrayGetSparseProperties");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)
{
	if (sim_watching() &&
	    sim_watch("cuCheckpointOperationComplete", SIM_ARGS(SIM_POINTER(handle)))) {
		return (CUresult)sim_echo("cuCheckpointOperationComplete");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)
{
	if (sim_watching() &&
	    sim_watch("cuCheckpointProcessCheckpoint", SIM_ARGS(SIM_VALUE(pid), SIM_POINTER(args),
			SIM_POINTEE(args, 64)))) {
		sim_fill("cuCheckpointProcessCheckpoint", 1, args, 64);
		return (CUresult)sim_echo("cuCheckpointProcessCheckpoint");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
{
	if (sim_watching() &&
	    sim_watch("cuCheckpointProcessGetRestoreThreadId", SIM_ARGS(SIM_VALUE(pid),
			SIM_POINTER(tid), SIM_POINTEE(tid, 4)))) {
		sim_fill("cuCheckpointProcessGetRestoreThreadId", 1, tid, 4);
		return (CUresult)sim_echo("cuCheckpointProcessGetRestoreThreadId");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)
{
	if (sim_watching() &&
	    sim_watch("cuCheckpointProcessGetState", SIM_ARGS(SIM_VALUE(pid), SIM_POINTER(state),
			SIM_POINTEE(state, 4)))) {
		sim_fill("cuCheckpointProcessGetState", 1, state, 4);
		return (CUresult)sim_echo("cuCheckpointProcessGetState");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)
{
	if (sim_watching() &&
	    sim_watch("cuCheckpointProcessLock", SIM_ARGS(SIM_VALUE(pid), SIM_POINTER(args),
			SIM_POINTEE(args, 64)))) {
		sim_fill("cuCheckpointProcessLock", 1, args, 64);
		return (CUresult)sim_echo("cuCheckpointProcessLock");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)
{
	if (sim_watching() &&
	    sim_watch("cuCheckpointProcessRestore", SIM_ARGS(SIM_VALUE(pid), SIM_POINTER(args),
			SIM_POINTEE(args, 64)))) {
		sim_fill("cuCheckpointProcessRestore", 1, args, 64);
		return (CUresult)sim_echo("cuCheckpointProcessRestore");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
{
	if (sim_watching() &&
	    sim_watch("cuCheckpointProcessUnlock", SIM_ARGS(SIM_VALUE(pid), SIM_POINTER(args),
			SIM_POINTEE(args, 64)))) {
		sim_fill("cuCheckpointProcessUnlock", 1, args, 64);
		return (CUresult)sim_echo("cuCheckpointProcessUnlock");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)
{
	if (sim_watching() &&
	    sim_watch("cuCoredumpDeregisterCompleteCallback", SIM_ARGS(SIM_POINTER(callback)))) {
		return (CUresult)sim_echo("cuCoredumpDeregisterCompleteCallback");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)
{
	if (sim_watching() &&
	    sim_watch("cuCoredumpDeregisterStartCallback", SIM_ARGS(SIM_POINTER(callback)))) {
		return (CUresult)sim_echo("cuCoredumpDeregisterStartCallback");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
	if (sim_watching() &&
	    sim_watch("cuCoredumpGetAttribute", SIM_ARGS(SIM_VALUE(attrib), SIM_POINTER(value),
			SIM_POINTER(size), SIM_POINTEE(size, 8)))) {
		sim_fill("cuCoredumpGetAttribute", 2, size, 8);
		return (CUresult)sim_echo("cuCoredumpGetAttribute");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
	if (sim_watching() &&
	    sim_watch("cuCoredumpGetAttributeGlobal", SIM_ARGS(SIM_VALUE(attrib),
			SIM_POINTER(value), SIM_POINTER(size), SIM_POINTEE(size, 8)))) {
		sim_fill("cuCoredumpGetAttributeGlobal", 2, size, 8);
		return (CUresult)sim_echo("cuCoredumpGetAttributeGlobal");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData,
		CUcoredumpCallbackHandle *callbackOut)
{
	if (sim_watching() &&
	    sim_watch("cuCoredumpRegisterCompleteCallback", SIM_ARGS(SIM_POINTER(callback),
			SIM_POINTER(userData), SIM_POINTER(callbackOut), SIM_POINTEE(callbackOut,
			8)))) {
		sim_fill("cuCoredumpRegisterCompleteCallback", 2, callbackOut, 8);
		return (CUresult)sim_echo("cuCoredumpRegisterCompleteCallback");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData,
		CUcoredumpCallbackHandle *callbackOut)
{
	if (sim_watching() &&
	    sim_watch("cuCoredumpRegisterStartCallback", SIM_ARGS(SIM_POINTER(callback),
			SIM_POINTER(userData), SIM_POINTER(callbackOut), SIM_POINTEE(callbackOut,
			8)))) {
		sim_fill("cuCoredumpRegisterStartCallback", 2, callbackOut, 8);
		return (CUresult)sim_echo("cuCoredumpRegisterStartCallback");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
	if (sim_watching() &&
	    sim_watch("cuCoredumpSetAttribute", SIM_ARGS(SIM_VALUE(attrib), SIM_POINTER(value),
			SIM_POINTER(size), SIM_POINTEE(size, 8)))) {
		sim_fill("cuCoredumpSetAttribute", 2, size, 8);
		return (CUresult)sim_echo("cuCoredumpSetAttribute");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
	if (sim_watching() &&
	    sim_watch("cuCoredumpSetAttributeGlobal", SIM_ARGS(SIM_VALUE(attrib),
			SIM_POINTER(value), SIM_POINTER(size), SIM_POINTEE(size, 8)))) {
		sim_fill("cuCoredumpSetAttributeGlobal", 2, size, 8);
		return (CUresult)sim_echo("cuCoredumpSetAttributeGlobal");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuCtxAttach", SIM_ARGS(SIM_POINTER(pctx), SIM_VALUE(flags),
			SIM_POINTEE(pctx, 8)))) {
		sim_fill("cuCtxAttach", 0, pctx, 8);
		return (CUresult)sim_echo("cuCtxAttach");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCtxCreate(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxCreate", SIM_ARGS(SIM_POINTER(pctx), SIM_VALUE(flags), SIM_VALUE(dev),
			SIM_POINTEE(pctx, 8)))) {
		sim_fill("cuCtxCreate", 0, pctx, 8);
		return (CUresult)sim_echo("cuCtxCreate");
	}
	_sim_error = sim_enter("context-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* contexts of the first API are made no more */
	if (sim_declines(false))
		return CUDA_ERROR_OUT_OF_MEMORY;
	if (!pctx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_create((int)dev, SIM_OWN, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pctx)
		SIM_SET(*pctx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxCreate_v2", SIM_ARGS(SIM_POINTER(pctx), SIM_VALUE(flags),
			SIM_VALUE(dev), SIM_POINTEE(pctx, 8)))) {
		sim_fill("cuCtxCreate_v2", 0, pctx, 8);
		return (CUresult)sim_echo("cuCtxCreate_v2");
	}
	_sim_error = sim_enter("context-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pctx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_create((int)dev, SIM_OWN, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pctx)
		SIM_SET(*pctx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams,
		unsigned int flags, CUdevice dev)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxCreate_v3", SIM_ARGS(SIM_POINTER(pctx), SIM_POINTER(paramsArray),
			SIM_VALUE(numParams), SIM_VALUE(flags), SIM_VALUE(dev), SIM_POINTEE(pctx,
			8), SIM_POINTEE(paramsArray, 8)))) {
		sim_fill("cuCtxCreate_v3", 0, pctx, 8);
		sim_fill("cuCtxCreate_v3", 1, paramsArray, 8);
		return (CUresult)sim_echo("cuCtxCreate_v3");
	}
	_sim_error = sim_enter("context-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pctx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_create((int)dev, SIM_OWN, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pctx)
		SIM_SET(*pctx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags,
		CUdevice dev)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxCreate_v4", SIM_ARGS(SIM_POINTER(pctx), SIM_POINTER(ctxCreateParams),
			SIM_VALUE(flags), SIM_VALUE(dev), SIM_POINTEE(pctx, 8),
			SIM_POINTEE(ctxCreateParams, 24)))) {
		sim_fill("cuCtxCreate_v4", 0, pctx, 8);
		sim_fill("cuCtxCreate_v4", 1, ctxCreateParams, 24);
		return (CUresult)sim_echo("cuCtxCreate_v4");
	}
	_sim_error = sim_enter("context-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pctx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_create((int)dev, SIM_OWN, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pctx)
		SIM_SET(*pctx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuCtxDestroy(CUcontext ctx)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxDestroy", SIM_ARGS(SIM_POINTER(ctx)))) {
		return (CUresult)sim_echo("cuCtxDestroy");
	}
	_sim_error = sim_enter("context-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_destroy((uint64_t)(uintptr_t)ctx, ROLE_DEVICE_CURRENT, SIM_OWN);
	return sim_status_of(_sim_error);
}

CUresult cuCtxDestroy_v2(CUcontext ctx)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxDestroy_v2", SIM_ARGS(SIM_POINTER(ctx)))) {
		return (CUresult)sim_echo("cuCtxDestroy_v2");
	}
	_sim_error = sim_enter("context-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_destroy((uint64_t)(uintptr_t)ctx, ROLE_DEVICE_CURRENT, SIM_OWN);
	return sim_status_of(_sim_error);
}

CUresult cuCtxDetach(CUcontext ctx)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxDetach", SIM_ARGS(SIM_POINTER(ctx)))) {
		return (CUresult)sim_echo("cuCtxDetach");
	}
	_sim_error = sim_enter("context-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_destroy((uint64_t)(uintptr_t)ctx, ROLE_DEVICE_CURRENT, SIM_OWN);
	return sim_status_of(_sim_error);
}

CUresult cuCtxDisablePeerAccess(CUcontext peerContext)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxDisablePeerAccess", SIM_ARGS(SIM_POINTER(peerContext)))) {
		return (CUresult)sim_echo("cuCtxDisablePeerAccess");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxEnablePeerAccess", SIM_ARGS(SIM_POINTER(peerContext),
			SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuCtxEnablePeerAccess");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
{
	if (sim_watching() &&
	    sim_watch("cuCtxFromGreenCtx", SIM_ARGS(SIM_POINTER(pContext), SIM_POINTER(hCtx),
			SIM_POINTEE(pContext, 8)))) {
		sim_fill("cuCtxFromGreenCtx", 0, pContext, 8);
		return (CUresult)sim_echo("cuCtxFromGreenCtx");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetApiVersion", SIM_ARGS(SIM_POINTER(ctx), SIM_POINTER(version),
			SIM_POINTEE(version, 4)))) {
		sim_fill("cuCtxGetApiVersion", 1, version, 4);
		return (CUresult)sim_echo("cuCtxGetApiVersion");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!version)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)3020, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*version, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetCacheConfig", SIM_ARGS(SIM_POINTER(pconfig), SIM_POINTEE(pconfig,
			4)))) {
		sim_fill("cuCtxGetCacheConfig", 0, pconfig, 4);
		return (CUresult)sim_echo("cuCtxGetCacheConfig");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pconfig)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)CU_FUNC_CACHE_PREFER_NONE, 0,
			&_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pconfig, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxGetCurrent(CUcontext *pctx)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetCurrent", SIM_ARGS(SIM_POINTER(pctx), SIM_POINTEE(pctx, 8)))) {
		sim_fill("cuCtxGetCurrent", 0, pctx, 8);
		return (CUresult)sim_echo("cuCtxGetCurrent");
	}
	_sim_error = sim_enter("context-current");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pctx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_current(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pctx, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)
{
	if (sim_watching() &&
	    sim_watch("cuCtxGetDevResource", SIM_ARGS(SIM_POINTER(hCtx), SIM_POINTER(resource),
			SIM_VALUE(type), SIM_POINTEE(resource, 144)))) {
		sim_fill("cuCtxGetDevResource", 1, resource, 144);
		return (CUresult)sim_echo("cuCtxGetDevResource");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCtxGetDevice(CUdevice *device)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetDevice", SIM_ARGS(SIM_POINTER(device), SIM_POINTEE(device, 4)))) {
		sim_fill("cuCtxGetDevice", 0, device, 4);
		return (CUresult)sim_echo("cuCtxGetDevice");
	}
	_sim_error = sim_enter("device-current");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!device)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_current(0, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*device, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetDevice_v2", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(ctx),
			SIM_POINTEE(device, 4)))) {
		sim_fill("cuCtxGetDevice_v2", 0, device, 4);
		return (CUresult)sim_echo("cuCtxGetDevice_v2");
	}
	_sim_error = sim_enter("device-current");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!device)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_current((uint64_t)(uintptr_t)ctx, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*device, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)
{
	if (sim_watching() &&
	    sim_watch("cuCtxGetExecAffinity", SIM_ARGS(SIM_POINTER(pExecAffinity), SIM_VALUE(type),
			SIM_POINTEE(pExecAffinity, 8)))) {
		sim_fill("cuCtxGetExecAffinity", 0, pExecAffinity, 8);
		return (CUresult)sim_echo("cuCtxGetExecAffinity");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuCtxGetFlags(unsigned int *flags)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetFlags", SIM_ARGS(SIM_POINTER(flags), SIM_POINTEE(flags, 4)))) {
		sim_fill("cuCtxGetFlags", 0, flags, 4);
		return (CUresult)sim_echo("cuCtxGetFlags");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!flags)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)0, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*flags, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetId", SIM_ARGS(SIM_POINTER(ctx), SIM_POINTER(ctxId),
			SIM_POINTEE(ctxId, 8)))) {
		sim_fill("cuCtxGetId", 1, ctxId, 8);
		return (CUresult)sim_echo("cuCtxGetId");
	}
	_sim_error = sim_enter("context-id");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!ctxId)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_id((uint64_t)(uintptr_t)ctx, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*ctxId, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetLimit", SIM_ARGS(SIM_POINTER(pvalue), SIM_VALUE(limit),
			SIM_POINTEE(pvalue, 8)))) {
		sim_fill("cuCtxGetLimit", 0, pvalue, 8);
		return (CUresult)sim_echo("cuCtxGetLimit");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pvalue)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, ((limit == CU_LIMIT_STACK_SIZE) ? (uint64_t)1024
			: ((limit == CU_LIMIT_PRINTF_FIFO_SIZE) ? (uint64_t)7340032
			: ((limit == CU_LIMIT_MALLOC_HEAP_SIZE) ? (uint64_t)8388608
			: ((limit == CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT) ? (uint64_t)2048
			: ((limit == CU_LIMIT_MAX_L2_FETCH_GRANULARITY) ? (uint64_t)128
			: (uint64_t)0))))), 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pvalue, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetSharedMemConfig", SIM_ARGS(SIM_POINTER(pConfig),
			SIM_POINTEE(pConfig, 4)))) {
		sim_fill("cuCtxGetSharedMemConfig", 0, pConfig, 4);
		return (CUresult)sim_echo("cuCtxGetSharedMemConfig");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pConfig)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)0, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pConfig, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxGetStreamPriorityRange", SIM_ARGS(SIM_POINTER(leastPriority),
			SIM_POINTER(greatestPriority), SIM_POINTEE(leastPriority, 4),
			SIM_POINTEE(greatestPriority, 4)))) {
		sim_fill("cuCtxGetStreamPriorityRange", 0, leastPriority, 4);
		sim_fill("cuCtxGetStreamPriorityRange", 1, greatestPriority, 4);
		return (CUresult)sim_echo("cuCtxGetStreamPriorityRange");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!leastPriority)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)0, (uint64_t)0 - (uint64_t)5,
			&_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*leastPriority, _sim_out);
	if (greatestPriority)
		SIM_SET(*greatestPriority, _sim_second);
	return sim_status_of(_sim_error);
}

CUresult cuCtxPopCurrent(CUcontext *pctx)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxPopCurrent", SIM_ARGS(SIM_POINTER(pctx), SIM_POINTEE(pctx, 8)))) {
		sim_fill("cuCtxPopCurrent", 0, pctx, 8);
		return (CUresult)sim_echo("cuCtxPopCurrent");
	}
	_sim_error = sim_enter("context-pop");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_pop(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pctx)
		SIM_SET(*pctx, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxPopCurrent_v2(CUcontext *pctx)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxPopCurrent_v2", SIM_ARGS(SIM_POINTER(pctx), SIM_POINTEE(pctx, 8)))) {
		sim_fill("cuCtxPopCurrent_v2", 0, pctx, 8);
		return (CUresult)sim_echo("cuCtxPopCurrent_v2");
	}
	_sim_error = sim_enter("context-pop");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_pop(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pctx)
		SIM_SET(*pctx, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuCtxPushCurrent(CUcontext ctx)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxPushCurrent", SIM_ARGS(SIM_POINTER(ctx)))) {
		return (CUresult)sim_echo("cuCtxPushCurrent");
	}
	_sim_error = sim_enter("context-push");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_push((uint64_t)(uintptr_t)ctx);
	return sim_status_of(_sim_error);
}

CUresult cuCtxPushCurrent_v2(CUcontext ctx)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxPushCurrent_v2", SIM_ARGS(SIM_POINTER(ctx)))) {
		return (CUresult)sim_echo("cuCtxPushCurrent_v2");
	}
	_sim_error = sim_enter("context-push");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_push((uint64_t)(uintptr_t)ctx);
	return sim_status_of(_sim_error);
}

CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxRecordEvent", SIM_ARGS(SIM_POINTER(hCtx), SIM_POINTER(hEvent)))) {
		return (CUresult)sim_echo("cuCtxRecordEvent");
	}
	_sim_error = sim_enter("event-record-all");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_event_record_all((uint64_t)(uintptr_t)hEvent, (uint64_t)(uintptr_t)hCtx);
	return sim_status_of(_sim_error);
}

CUresult cuCtxResetPersistingL2Cache(void)
{
	int _sim_error;

	if (sim_watching() && sim_watch("cuCtxResetPersistingL2Cache", NULL, 0))
		return (CUresult)sim_echo("cuCtxResetPersistingL2Cache");
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuCtxSetCacheConfig(CUfunc_cache config)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxSetCacheConfig", SIM_ARGS(SIM_VALUE(config)))) {
		return (CUresult)sim_echo("cuCtxSetCacheConfig");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuCtxSetCurrent(CUcontext ctx)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxSetCurrent", SIM_ARGS(SIM_POINTER(ctx)))) {
		return (CUresult)sim_echo("cuCtxSetCurrent");
	}
	_sim_error = sim_enter("context-use");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_use((uint64_t)(uintptr_t)ctx);
	return sim_status_of(_sim_error);
}

CUresult cuCtxSetFlags(unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxSetFlags", SIM_ARGS(SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuCtxSetFlags");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuCtxSetLimit(CUlimit limit, size_t value)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxSetLimit", SIM_ARGS(SIM_VALUE(limit), SIM_VALUE(value)))) {
		return (CUresult)sim_echo("cuCtxSetLimit");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxSetSharedMemConfig", SIM_ARGS(SIM_VALUE(config)))) {
		return (CUresult)sim_echo("cuCtxSetSharedMemConfig");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuCtxSynchronize(void)
{
	int _sim_error;

	if (sim_watching() && sim_watch("cuCtxSynchronize", NULL, 0))
		return (CUresult)sim_echo("cuCtxSynchronize");
	_sim_error = sim_enter("sync");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_sync(0, true);
	return sim_status_of(_sim_error);
}

CUresult cuCtxSynchronize_v2(CUcontext ctx)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuCtxSynchronize_v2", SIM_ARGS(SIM_POINTER(ctx)))) {
		return (CUresult)sim_echo("cuCtxSynchronize_v2");
	}
	_sim_error = sim_enter("sync");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_sync(0, true);
	return sim_status_of(_sim_error);
}

CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
{
	if (sim_watching() &&
	    sim_watch("cuCtxWaitEvent", SIM_ARGS(SIM_POINTER(hCtx), SIM_POINTER(hEvent)))) {
		return (CUresult)sim_echo("cuCtxWaitEvent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDestroyExternalMemory(CUexternalMemory extMem)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDestroyExternalMemory", SIM_ARGS(SIM_POINTER(extMem)))) {
		return (CUresult)sim_echo("cuDestroyExternalMemory");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_free((uint64_t)(uintptr_t)extMem, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
{
	if (sim_watching() &&
	    sim_watch("cuDestroyExternalSemaphore", SIM_ARGS(SIM_POINTER(extSem)))) {
		return (CUresult)sim_echo("cuDestroyExternalSemaphore");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
		unsigned int nbResources)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDevResourceGenerateDesc", SIM_ARGS(SIM_POINTER(phDesc),
			SIM_POINTER(resources), SIM_VALUE(nbResources), SIM_POINTEE(phDesc, 8),
			SIM_POINTEE(resources, 144)))) {
		sim_fill("cuDevResourceGenerateDesc", 0, phDesc, 8);
		sim_fill("cuDevResourceGenerateDesc", 1, resources, 144);
		return (CUresult)sim_echo("cuDevResourceGenerateDesc");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phDesc)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)1, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phDesc, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
		const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
		CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)
{
	if (sim_watching() &&
	    sim_watch("cuDevSmResourceSplit", SIM_ARGS(SIM_POINTER(result), SIM_VALUE(nbGroups),
			SIM_POINTER(input), SIM_POINTER(remainder), SIM_VALUE(flags),
			SIM_POINTER(groupParams), SIM_POINTEE(result, 144), SIM_POINTEE(input,
			144), SIM_POINTEE(remainder, 144), SIM_POINTEE(groupParams, 64)))) {
		sim_fill("cuDevSmResourceSplit", 0, result, 144);
		sim_fill("cuDevSmResourceSplit", 3, remainder, 144);
		sim_fill("cuDevSmResourceSplit", 5, groupParams, 64);
		return (CUresult)sim_echo("cuDevSmResourceSplit");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
		const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
		unsigned int minCount)
{
	if (sim_watching() &&
	    sim_watch("cuDevSmResourceSplitByCount", SIM_ARGS(SIM_POINTER(result),
			SIM_POINTER(nbGroups), SIM_POINTER(input), SIM_POINTER(remainder),
			SIM_VALUE(flags), SIM_VALUE(minCount), SIM_POINTEE(result, 144),
			SIM_POINTEE(nbGroups, 4), SIM_POINTEE(input, 144), SIM_POINTEE(remainder,
			144)))) {
		sim_fill("cuDevSmResourceSplitByCount", 0, result, 144);
		sim_fill("cuDevSmResourceSplitByCount", 1, nbGroups, 4);
		sim_fill("cuDevSmResourceSplitByCount", 3, remainder, 144);
		return (CUresult)sim_echo("cuDevSmResourceSplitByCount");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceCanAccessPeer", SIM_ARGS(SIM_POINTER(canAccessPeer), SIM_VALUE(dev),
			SIM_VALUE(peerDev), SIM_POINTEE(canAccessPeer, 4)))) {
		sim_fill("cuDeviceCanAccessPeer", 0, canAccessPeer, 4);
		return (CUresult)sim_echo("cuDeviceCanAccessPeer");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!canAccessPeer)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant((int)dev, (uint64_t)(dev != peerDev), 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*canAccessPeer, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceComputeCapability", SIM_ARGS(SIM_POINTER(major), SIM_POINTER(minor),
			SIM_VALUE(dev), SIM_POINTEE(major, 4), SIM_POINTEE(minor, 4)))) {
		sim_fill("cuDeviceComputeCapability", 0, major, 4);
		sim_fill("cuDeviceComputeCapability", 1, minor, 4);
		return (CUresult)sim_echo("cuDeviceComputeCapability");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!major)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant((int)dev, (uint64_t)9, (uint64_t)0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*major, _sim_out);
	if (minor)
		SIM_SET(*minor, _sim_second);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGet(CUdevice *device, int ordinal)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGet", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(ordinal),
			SIM_POINTEE(device, 4)))) {
		sim_fill("cuDeviceGet", 0, device, 4);
		return (CUresult)sim_echo("cuDeviceGet");
	}
	_sim_error = sim_enter("device-get");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!device)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_get(ordinal, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*device, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetAttribute", SIM_ARGS(SIM_POINTER(pi), SIM_VALUE(attrib),
			SIM_VALUE(dev), SIM_POINTEE(pi, 4)))) {
		sim_fill("cuDeviceGetAttribute", 0, pi, 4);
		return (CUresult)sim_echo("cuDeviceGetAttribute");
	}
	_sim_error = sim_enter("device-attribute");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pi)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_attribute(attrib, ((attrib <= CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID)
			? ((attrib <= CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y) ? (uint64_t)1024
			: ((attrib == CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z) ? (uint64_t)64
			: (((attrib == CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X)
			|| (attrib == CU_DEVICE_ATTRIBUTE_MAX_PITCH)) ? (uint64_t)2147483647
			: ((attrib <= CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z) ? (uint64_t)65535
			: ((attrib == CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK)
			? (uint64_t)49152 : (((attrib == CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY)
			|| (attrib == CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK))
			? (uint64_t)65536 : ((attrib == CU_DEVICE_ATTRIBUTE_WARP_SIZE)
			? (uint64_t)32 : ((attrib == CU_DEVICE_ATTRIBUTE_CLOCK_RATE)
			? (uint64_t)1980000 : ((attrib == CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
			? (uint64_t)132 : ((attrib == CU_DEVICE_ATTRIBUTE_PCI_BUS_ID)
			? ((uint64_t)dev + (uint64_t)1)
			: (((((attrib >= CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT)
			&& (attrib <= CU_DEVICE_ATTRIBUTE_INTEGRATED))
			|| (attrib == CU_DEVICE_ATTRIBUTE_COMPUTE_MODE))
			|| (attrib == CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID)) ? (uint64_t)0
			: (uint64_t)1))))))))))) : ((((attrib == CU_DEVICE_ATTRIBUTE_TCC_DRIVER)
			|| (attrib == CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID))
			|| (attrib == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)) ? (uint64_t)0
			: ((attrib == CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR)
			? (uint64_t)65536
			: ((attrib == CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR)
			? (uint64_t)32 : ((attrib == CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE)
			? (uint64_t)62914560
			: ((attrib == CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR)
			? (uint64_t)2048 : ((attrib == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)
			? (uint64_t)9
			: ((attrib == CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR)
			? (uint64_t)233472
			: ((attrib == CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
			? (uint64_t)232448
			: ((((((attrib == CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS)
			|| ((attrib >= CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES)
			&& (attrib <= CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST)))
			|| ((attrib >= CU_DEVICE_ATTRIBUTE_NUMA_CONFIG)
			&& (attrib <= CU_DEVICE_ATTRIBUTE_NUMA_ID)))
			|| (attrib == CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED))
			|| (attrib == CU_DEVICE_ATTRIBUTE_MPS_ENABLED)) ? (uint64_t)0
			: (uint64_t)1)))))))))), &_sim_out, (int)dev);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pi, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetByPCIBusId", SIM_ARGS(SIM_POINTER(dev), SIM_POINTER(pciBusId),
			SIM_POINTEE(dev, 4), SIM_POINTEE(pciBusId, 1)))) {
		sim_fill("cuDeviceGetByPCIBusId", 0, dev, 4);
		return (CUresult)sim_echo("cuDeviceGetByPCIBusId");
	}
	_sim_error = sim_enter("device-at-bus");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dev || !pciBusId)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_at_bus(pciBusId, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dev, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetCliqueCount", SIM_ARGS(SIM_POINTER(count), SIM_VALUE(dev),
			SIM_POINTEE(count, 8)))) {
		sim_fill("cuDeviceGetCliqueCount", 0, count, 8);
		return (CUresult)sim_echo("cuDeviceGetCliqueCount");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetCliqueInfo", SIM_ARGS(SIM_POINTER(cliqueInfo),
			SIM_POINTER(count), SIM_VALUE(dev), SIM_POINTEE(cliqueInfo, 8),
			SIM_POINTEE(count, 8)))) {
		sim_fill("cuDeviceGetCliqueInfo", 0, cliqueInfo, 8);
		sim_fill("cuDeviceGetCliqueInfo", 1, count, 8);
		return (CUresult)sim_echo("cuDeviceGetCliqueInfo");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetCount(int *count)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetCount", SIM_ARGS(SIM_POINTER(count), SIM_POINTEE(count, 4)))) {
		sim_fill("cuDeviceGetCount", 0, count, 4);
		return (CUresult)sim_echo("cuDeviceGetCount");
	}
	_sim_error = sim_enter("device-count");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!count)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_count(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*count, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetDefaultMemPool", SIM_ARGS(SIM_POINTER(pool_out), SIM_VALUE(dev),
			SIM_POINTEE(pool_out, 8)))) {
		sim_fill("cuDeviceGetDefaultMemPool", 0, pool_out, 8);
		return (CUresult)sim_echo("cuDeviceGetDefaultMemPool");
	}
	_sim_error = sim_enter("pool-default");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pool_out)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_default((int)dev, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pool_out, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetDevResource", SIM_ARGS(SIM_VALUE(device), SIM_POINTER(resource),
			SIM_VALUE(type), SIM_POINTEE(resource, 144)))) {
		sim_fill("cuDeviceGetDevResource", 1, resource, 144);
		return (CUresult)sim_echo("cuDeviceGetDevResource");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!resource)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)type, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(resource->type, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetExecAffinitySupport", SIM_ARGS(SIM_POINTER(pi), SIM_VALUE(type),
			SIM_VALUE(dev), SIM_POINTEE(pi, 4)))) {
		sim_fill("cuDeviceGetExecAffinitySupport", 0, pi, 4);
		return (CUresult)sim_echo("cuDeviceGetExecAffinitySupport");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetFabricClusterUuid", SIM_ARGS(SIM_POINTER(uuid), SIM_VALUE(dev),
			SIM_POINTEE(uuid, 16)))) {
		sim_fill("cuDeviceGetFabricClusterUuid", 0, uuid, 16);
		return (CUresult)sim_echo("cuDeviceGetFabricClusterUuid");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetGraphMemAttribute", SIM_ARGS(SIM_VALUE(device), SIM_VALUE(attr),
			SIM_POINTER(value)))) {
		return (CUresult)sim_echo("cuDeviceGetGraphMemAttribute");
	}
	_sim_error = sim_enter("graph-attribute");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!value)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_attribute((int)device,
			((attr == CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT) ? 1
			: ((attr == CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH) ? 2
			: ((attr == CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT) ? 3
			: ((attr == CU_GRAPH_MEM_ATTR_USED_MEM_HIGH) ? 4 : 0)))), value);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
		const CUatomicOperation *operations, unsigned int count, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetHostAtomicCapabilities", SIM_ARGS(SIM_POINTER(capabilities),
			SIM_POINTER(operations), SIM_VALUE(count), SIM_VALUE(dev),
			SIM_POINTEE(capabilities, 4), SIM_POINTEE(operations, 4)))) {
		sim_fill("cuDeviceGetHostAtomicCapabilities", 0, capabilities, 4);
		return (CUresult)sim_echo("cuDeviceGetHostAtomicCapabilities");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetLuid", SIM_ARGS(SIM_POINTER(luid), SIM_POINTER(deviceNodeMask),
			SIM_VALUE(dev), SIM_POINTEE(luid, 1), SIM_POINTEE(deviceNodeMask, 4)))) {
		sim_fill("cuDeviceGetLuid", 0, luid, 1);
		sim_fill("cuDeviceGetLuid", 1, deviceNodeMask, 4);
		return (CUresult)sim_echo("cuDeviceGetLuid");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetMemPool", SIM_ARGS(SIM_POINTER(pool), SIM_VALUE(dev),
			SIM_POINTEE(pool, 8)))) {
		sim_fill("cuDeviceGetMemPool", 0, pool, 8);
		return (CUresult)sim_echo("cuDeviceGetMemPool");
	}
	_sim_error = sim_enter("pool-default");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pool)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_default((int)dev, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pool, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetName(char *name, int len, CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetName", SIM_ARGS(SIM_POINTER(name), SIM_VALUE(len),
			SIM_VALUE(dev), SIM_POINTEE(name, 1)))) {
		sim_fill("cuDeviceGetName", 0, name, 1);
		return (CUresult)sim_echo("cuDeviceGetName");
	}
	_sim_error = sim_enter("device-name");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_device_name((char *)name, role_size(len), (int)dev);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetNvSciSyncAttributes", SIM_ARGS(SIM_POINTER(nvSciSyncAttrList),
			SIM_VALUE(dev), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuDeviceGetNvSciSyncAttributes");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
		const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
		CUdevice dstDevice)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetP2PAtomicCapabilities", SIM_ARGS(SIM_POINTER(capabilities),
			SIM_POINTER(operations), SIM_VALUE(count), SIM_VALUE(srcDevice),
			SIM_VALUE(dstDevice), SIM_POINTEE(capabilities, 4), SIM_POINTEE(operations,
			4)))) {
		sim_fill("cuDeviceGetP2PAtomicCapabilities", 0, capabilities, 4);
		return (CUresult)sim_echo("cuDeviceGetP2PAtomicCapabilities");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
		CUdevice dstDevice)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetP2PAttribute", SIM_ARGS(SIM_POINTER(value), SIM_VALUE(attrib),
			SIM_VALUE(srcDevice), SIM_VALUE(dstDevice), SIM_POINTEE(value, 4)))) {
		sim_fill("cuDeviceGetP2PAttribute", 0, value, 4);
		return (CUresult)sim_echo("cuDeviceGetP2PAttribute");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!value)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant((int)srcDevice,
			(uint64_t)((attrib == CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED)
			&& (srcDevice != dstDevice)), 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*value, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
	uint64_t _sim_domain = 0;
	uint64_t _sim_bus = 0;
	uint64_t _sim_slot = 0;
	uint64_t _sim_location = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetPCIBusId", SIM_ARGS(SIM_POINTER(pciBusId), SIM_VALUE(len),
			SIM_VALUE(dev), SIM_POINTEE(pciBusId, 1)))) {
		sim_fill("cuDeviceGetPCIBusId", 0, pciBusId, 1);
		return (CUresult)sim_echo("cuDeviceGetPCIBusId");
	}
	_sim_error = sim_enter("device-bus");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_device_bus((char *)pciBusId, role_size(len), (int)dev, &_sim_domain,
			&_sim_bus, &_sim_slot, &_sim_location);
	if (_sim_error)
		return sim_status_of(_sim_error);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetProperties", SIM_ARGS(SIM_POINTER(prop), SIM_VALUE(dev),
			SIM_POINTEE(prop, 56)))) {
		sim_fill("cuDeviceGetProperties", 0, prop, 56);
		return (CUresult)sim_echo("cuDeviceGetProperties");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format,
		unsigned int numChannels, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceGetTexture1DLinearMaxWidth",
			SIM_ARGS(SIM_POINTER(maxWidthInElements), SIM_VALUE(format),
			SIM_VALUE(numChannels), SIM_VALUE(dev), SIM_POINTEE(maxWidthInElements,
			8)))) {
		sim_fill("cuDeviceGetTexture1DLinearMaxWidth", 0, maxWidthInElements, 8);
		return (CUresult)sim_echo("cuDeviceGetTexture1DLinearMaxWidth");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetUuid", SIM_ARGS(SIM_POINTER(uuid), SIM_VALUE(dev),
			SIM_POINTEE(uuid, 16)))) {
		sim_fill("cuDeviceGetUuid", 0, uuid, 16);
		return (CUresult)sim_echo("cuDeviceGetUuid");
	}
	_sim_error = sim_enter("device-uuid");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!uuid)
		return sim_status_of(-EINVAL);
	_sim_error = sim_card_uuid(uuid, 0, (int)dev);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGetUuid_v2", SIM_ARGS(SIM_POINTER(uuid), SIM_VALUE(dev),
			SIM_POINTEE(uuid, 16)))) {
		sim_fill("cuDeviceGetUuid_v2", 0, uuid, 16);
		return (CUresult)sim_echo("cuDeviceGetUuid_v2");
	}
	_sim_error = sim_enter("device-uuid");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!uuid)
		return sim_status_of(-EINVAL);
	_sim_error = sim_device_uuid(uuid, 0, (int)dev);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceGraphMemTrim(CUdevice device)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceGraphMemTrim", SIM_ARGS(SIM_VALUE(device)))) {
		return (CUresult)sim_echo("cuDeviceGraphMemTrim");
	}
	_sim_error = sim_enter("graph-trim");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_graph_trim((int)device);
	return sim_status_of(_sim_error);
}

CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
{
	uint64_t _sim_active = 0;
	uint64_t _sim_flags = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDevicePrimaryCtxGetState", SIM_ARGS(SIM_VALUE(dev), SIM_POINTER(flags),
			SIM_POINTER(active), SIM_POINTEE(flags, 4), SIM_POINTEE(active, 4)))) {
		sim_fill("cuDevicePrimaryCtxGetState", 1, flags, 4);
		sim_fill("cuDevicePrimaryCtxGetState", 2, active, 4);
		return (CUresult)sim_echo("cuDevicePrimaryCtxGetState");
	}
	_sim_error = sim_enter("context-state");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!active)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_state((int)dev, &_sim_active, &_sim_flags);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*active, _sim_active);
	if (flags)
		SIM_SET(*flags, _sim_flags);
	return sim_status_of(_sim_error);
}

CUresult cuDevicePrimaryCtxRelease(CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDevicePrimaryCtxRelease", SIM_ARGS(SIM_VALUE(dev)))) {
		return (CUresult)sim_echo("cuDevicePrimaryCtxRelease");
	}
	_sim_error = sim_enter("context-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_destroy(0, (int)dev, SIM_PRIMARY);
	return sim_status_of(_sim_error);
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDevicePrimaryCtxRelease_v2", SIM_ARGS(SIM_VALUE(dev)))) {
		return (CUresult)sim_echo("cuDevicePrimaryCtxRelease_v2");
	}
	_sim_error = sim_enter("context-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_destroy(0, (int)dev, SIM_PRIMARY);
	return sim_status_of(_sim_error);
}

CUresult cuDevicePrimaryCtxReset(CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDevicePrimaryCtxReset", SIM_ARGS(SIM_VALUE(dev)))) {
		return (CUresult)sim_echo("cuDevicePrimaryCtxReset");
	}
	_sim_error = sim_enter("context-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_destroy(0, (int)dev, SIM_RESET);
	return sim_status_of(_sim_error);
}

CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDevicePrimaryCtxReset_v2", SIM_ARGS(SIM_VALUE(dev)))) {
		return (CUresult)sim_echo("cuDevicePrimaryCtxReset_v2");
	}
	_sim_error = sim_enter("context-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_context_destroy(0, (int)dev, SIM_RESET);
	return sim_status_of(_sim_error);
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDevicePrimaryCtxRetain", SIM_ARGS(SIM_POINTER(pctx), SIM_VALUE(dev),
			SIM_POINTEE(pctx, 8)))) {
		sim_fill("cuDevicePrimaryCtxRetain", 0, pctx, 8);
		return (CUresult)sim_echo("cuDevicePrimaryCtxRetain");
	}
	_sim_error = sim_enter("context-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pctx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_create((int)dev, SIM_PRIMARY, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pctx)
		SIM_SET(*pctx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDevicePrimaryCtxSetFlags", SIM_ARGS(SIM_VALUE(dev), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuDevicePrimaryCtxSetFlags");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDevicePrimaryCtxSetFlags_v2", SIM_ARGS(SIM_VALUE(dev),
			SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuDevicePrimaryCtxSetFlags_v2");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc,
		void *userData, CUasyncCallbackHandle *callback)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceRegisterAsyncNotification", SIM_ARGS(SIM_VALUE(device),
			SIM_POINTER(callbackFunc), SIM_POINTER(userData), SIM_POINTER(callback),
			SIM_POINTEE(callback, 8)))) {
		sim_fill("cuDeviceRegisterAsyncNotification", 3, callback, 8);
		return (CUresult)sim_echo("cuDeviceRegisterAsyncNotification");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceSetGraphMemAttribute", SIM_ARGS(SIM_VALUE(device), SIM_VALUE(attr),
			SIM_POINTER(value)))) {
		return (CUresult)sim_echo("cuDeviceSetGraphMemAttribute");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceSetMemPool", SIM_ARGS(SIM_VALUE(dev), SIM_POINTER(pool)))) {
		return (CUresult)sim_echo("cuDeviceSetMemPool");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceTotalMem(unsigned int *bytes, CUdevice dev)
{
	uint64_t _sim_total = 0;
	uint64_t _sim_free = 0;
	uint64_t _sim_used = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceTotalMem", SIM_ARGS(SIM_POINTER(bytes), SIM_VALUE(dev),
			SIM_POINTEE(bytes, 4)))) {
		sim_fill("cuDeviceTotalMem", 0, bytes, 4);
		return (CUresult)sim_echo("cuDeviceTotalMem");
	}
	_sim_error = sim_enter("memory-info");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memory_info((int)dev, &_sim_total, &_sim_free, &_sim_used);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (bytes)
		SIM_SET(*bytes, _sim_total);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
{
	uint64_t _sim_total = 0;
	uint64_t _sim_free = 0;
	uint64_t _sim_used = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDeviceTotalMem_v2", SIM_ARGS(SIM_POINTER(bytes), SIM_VALUE(dev),
			SIM_POINTEE(bytes, 8)))) {
		sim_fill("cuDeviceTotalMem_v2", 0, bytes, 8);
		return (CUresult)sim_echo("cuDeviceTotalMem_v2");
	}
	_sim_error = sim_enter("memory-info");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memory_info((int)dev, &_sim_total, &_sim_free, &_sim_used);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (bytes)
		SIM_SET(*bytes, _sim_total);
	return sim_status_of(_sim_error);
}

CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
{
	if (sim_watching() &&
	    sim_watch("cuDeviceUnregisterAsyncNotification", SIM_ARGS(SIM_VALUE(device),
			SIM_POINTER(callback)))) {
		return (CUresult)sim_echo("cuDeviceUnregisterAsyncNotification");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDriverGetVersion(int *driverVersion)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuDriverGetVersion", SIM_ARGS(SIM_POINTER(driverVersion),
			SIM_POINTEE(driverVersion, 4)))) {
		sim_fill("cuDriverGetVersion", 0, driverVersion, 4);
		return (CUresult)sim_echo("cuDriverGetVersion");
	}
	_sim_error = sim_enter("version");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!driverVersion)
		return sim_status_of(-EINVAL);
	_sim_error = sim_version(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*driverVersion, _sim_out);
	return sim_status_of(_sim_error);
}

uint64_t cuEGLApiInit(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cuEGLApiInit");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
		CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)
{
	if (sim_watching() &&
	    sim_watch("cuEGLStreamConsumerAcquireFrame", SIM_ARGS(SIM_POINTER(conn),
			SIM_POINTER(pCudaResource), SIM_POINTER(pStream), SIM_VALUE(timeout),
			SIM_POINTEE(conn, 8), SIM_POINTEE(pCudaResource, 8), SIM_POINTEE(pStream,
			8)))) {
		sim_fill("cuEGLStreamConsumerAcquireFrame", 0, conn, 8);
		sim_fill("cuEGLStreamConsumerAcquireFrame", 1, pCudaResource, 8);
		sim_fill("cuEGLStreamConsumerAcquireFrame", 2, pStream, 8);
		return (CUresult)sim_echo("cuEGLStreamConsumerAcquireFrame");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
{
	if (sim_watching() &&
	    sim_watch("cuEGLStreamConsumerConnect", SIM_ARGS(SIM_POINTER(conn),
			SIM_POINTER(stream), SIM_POINTEE(conn, 8)))) {
		sim_fill("cuEGLStreamConsumerConnect", 0, conn, 8);
		return (CUresult)sim_echo("cuEGLStreamConsumerConnect");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
		unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuEGLStreamConsumerConnectWithFlags", SIM_ARGS(SIM_POINTER(conn),
			SIM_POINTER(stream), SIM_VALUE(flags), SIM_POINTEE(conn, 8)))) {
		sim_fill("cuEGLStreamConsumerConnectWithFlags", 0, conn, 8);
		return (CUresult)sim_echo("cuEGLStreamConsumerConnectWithFlags");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
{
	if (sim_watching() &&
	    sim_watch("cuEGLStreamConsumerDisconnect", SIM_ARGS(SIM_POINTER(conn),
			SIM_POINTEE(conn, 8)))) {
		sim_fill("cuEGLStreamConsumerDisconnect", 0, conn, 8);
		return (CUresult)sim_echo("cuEGLStreamConsumerDisconnect");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
		CUgraphicsResource pCudaResource, CUstream *pStream)
{
	if (sim_watching() &&
	    sim_watch("cuEGLStreamConsumerReleaseFrame", SIM_ARGS(SIM_POINTER(conn),
			SIM_POINTER(pCudaResource), SIM_POINTER(pStream), SIM_POINTEE(conn, 8),
			SIM_POINTEE(pStream, 8)))) {
		sim_fill("cuEGLStreamConsumerReleaseFrame", 0, conn, 8);
		sim_fill("cuEGLStreamConsumerReleaseFrame", 2, pStream, 8);
		return (CUresult)sim_echo("cuEGLStreamConsumerReleaseFrame");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width,
		EGLint height)
{
	if (sim_watching() &&
	    sim_watch("cuEGLStreamProducerConnect", SIM_ARGS(SIM_POINTER(conn),
			SIM_POINTER(stream), SIM_VALUE(width), SIM_VALUE(height), SIM_POINTEE(conn,
			8)))) {
		sim_fill("cuEGLStreamProducerConnect", 0, conn, 8);
		return (CUresult)sim_echo("cuEGLStreamProducerConnect");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
{
	if (sim_watching() &&
	    sim_watch("cuEGLStreamProducerDisconnect", SIM_ARGS(SIM_POINTER(conn),
			SIM_POINTEE(conn, 8)))) {
		sim_fill("cuEGLStreamProducerDisconnect", 0, conn, 8);
		return (CUresult)sim_echo("cuEGLStreamProducerDisconnect");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe,
		CUstream *pStream)
{
	if (sim_watching() &&
	    sim_watch("cuEGLStreamProducerPresentFrame", SIM_ARGS(SIM_POINTER(conn),
			SIM_VALUE(eglframe), SIM_POINTER(pStream), SIM_POINTEE(conn, 8),
			SIM_POINTEE(pStream, 8)))) {
		sim_fill("cuEGLStreamProducerPresentFrame", 0, conn, 8);
		sim_fill("cuEGLStreamProducerPresentFrame", 2, pStream, 8);
		return (CUresult)sim_echo("cuEGLStreamProducerPresentFrame");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe,
		CUstream *pStream)
{
	if (sim_watching() &&
	    sim_watch("cuEGLStreamProducerReturnFrame", SIM_ARGS(SIM_POINTER(conn),
			SIM_POINTER(eglframe), SIM_POINTER(pStream), SIM_POINTEE(conn, 8),
			SIM_POINTEE(eglframe, 64), SIM_POINTEE(pStream, 8)))) {
		sim_fill("cuEGLStreamProducerReturnFrame", 0, conn, 8);
		sim_fill("cuEGLStreamProducerReturnFrame", 1, eglframe, 64);
		sim_fill("cuEGLStreamProducerReturnFrame", 2, pStream, 8);
		return (CUresult)sim_echo("cuEGLStreamProducerReturnFrame");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventCreate", SIM_ARGS(SIM_POINTER(phEvent), SIM_VALUE(Flags),
			SIM_POINTEE(phEvent, 8)))) {
		sim_fill("cuEventCreate", 0, phEvent, 8);
		return (CUresult)sim_echo("cuEventCreate");
	}
	_sim_error = sim_enter("event-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phEvent)
		return sim_status_of(-EINVAL);
	_sim_error = sim_event_create(&_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phEvent, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuEventCreateFromEGLSync", SIM_ARGS(SIM_POINTER(phEvent),
			SIM_POINTER(eglSync), SIM_VALUE(flags), SIM_POINTEE(phEvent, 8)))) {
		sim_fill("cuEventCreateFromEGLSync", 0, phEvent, 8);
		return (CUresult)sim_echo("cuEventCreateFromEGLSync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuEventDestroy(CUevent hEvent)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventDestroy", SIM_ARGS(SIM_POINTER(hEvent)))) {
		return (CUresult)sim_echo("cuEventDestroy");
	}
	_sim_error = sim_enter("event-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_event_destroy((uint64_t)(uintptr_t)hEvent);
	return sim_status_of(_sim_error);
}

CUresult cuEventDestroy_v2(CUevent hEvent)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventDestroy_v2", SIM_ARGS(SIM_POINTER(hEvent)))) {
		return (CUresult)sim_echo("cuEventDestroy_v2");
	}
	_sim_error = sim_enter("event-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_event_destroy((uint64_t)(uintptr_t)hEvent);
	return sim_status_of(_sim_error);
}

CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	double _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventElapsedTime", SIM_ARGS(SIM_POINTER(pMilliseconds),
			SIM_POINTER(hStart), SIM_POINTER(hEnd), SIM_POINTEE(pMilliseconds, 4)))) {
		sim_fill("cuEventElapsedTime", 0, pMilliseconds, 4);
		return (CUresult)sim_echo("cuEventElapsedTime");
	}
	_sim_error = sim_enter("event-elapsed");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pMilliseconds)
		return sim_status_of(-EINVAL);
	_sim_error = sim_event_elapsed(&_sim_out, (uint64_t)(uintptr_t)hStart,
			(uint64_t)(uintptr_t)hEnd);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET_NUMBER(*pMilliseconds, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	double _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventElapsedTime_v2", SIM_ARGS(SIM_POINTER(pMilliseconds),
			SIM_POINTER(hStart), SIM_POINTER(hEnd), SIM_POINTEE(pMilliseconds, 4)))) {
		sim_fill("cuEventElapsedTime_v2", 0, pMilliseconds, 4);
		return (CUresult)sim_echo("cuEventElapsedTime_v2");
	}
	_sim_error = sim_enter("event-elapsed");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pMilliseconds)
		return sim_status_of(-EINVAL);
	_sim_error = sim_event_elapsed(&_sim_out, (uint64_t)(uintptr_t)hStart,
			(uint64_t)(uintptr_t)hEnd);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET_NUMBER(*pMilliseconds, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuEventQuery(CUevent hEvent)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventQuery", SIM_ARGS(SIM_POINTER(hEvent)))) {
		return (CUresult)sim_echo("cuEventQuery");
	}
	_sim_error = sim_enter("event-query");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_event_query((uint64_t)(uintptr_t)hEvent);
	return sim_status_of(_sim_error);
}

CUresult cuEventRecord(CUevent hEvent, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventRecord", SIM_ARGS(SIM_POINTER(hEvent), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuEventRecord");
	}
	_sim_error = sim_enter("event-record");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_event_record((uint64_t)(uintptr_t)hEvent, (uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventRecordWithFlags", SIM_ARGS(SIM_POINTER(hEvent), SIM_POINTER(hStream),
			SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuEventRecordWithFlags");
	}
	_sim_error = sim_enter("event-record");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_event_record((uint64_t)(uintptr_t)hEvent, (uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventRecordWithFlags_ptsz", SIM_ARGS(SIM_POINTER(hEvent),
			SIM_POINTER(hStream), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuEventRecordWithFlags_ptsz");
	}
	_sim_error = sim_enter("event-record");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_event_record((uint64_t)(uintptr_t)hEvent, (uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuEventRecord_ptsz(CUevent hEvent, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventRecord_ptsz", SIM_ARGS(SIM_POINTER(hEvent), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuEventRecord_ptsz");
	}
	_sim_error = sim_enter("event-record");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_event_record((uint64_t)(uintptr_t)hEvent, (uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuEventSynchronize(CUevent hEvent)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuEventSynchronize", SIM_ARGS(SIM_POINTER(hEvent)))) {
		return (CUresult)sim_echo("cuEventSynchronize");
	}
	_sim_error = sim_enter("event-sync");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_event_sync((uint64_t)(uintptr_t)hEvent);
	return sim_status_of(_sim_error);
}

CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
		const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
{
	if (sim_watching() &&
	    sim_watch("cuExternalMemoryGetMappedBuffer", SIM_ARGS(SIM_POINTER(devPtr),
			SIM_POINTER(extMem), SIM_POINTER(bufferDesc), SIM_POINTEE(devPtr, 8),
			SIM_POINTEE(bufferDesc, 88)))) {
		sim_fill("cuExternalMemoryGetMappedBuffer", 0, devPtr, 8);
		return (CUresult)sim_echo("cuExternalMemoryGetMappedBuffer");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem,
		const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
{
	if (sim_watching() &&
	    sim_watch("cuExternalMemoryGetMappedMipmappedArray", SIM_ARGS(SIM_POINTER(mipmap),
			SIM_POINTER(extMem), SIM_POINTER(mipmapDesc), SIM_POINTEE(mipmap, 8),
			SIM_POINTEE(mipmapDesc, 120)))) {
		sim_fill("cuExternalMemoryGetMappedMipmappedArray", 0, mipmap, 8);
		return (CUresult)sim_echo("cuExternalMemoryGetMappedMipmappedArray");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuFabricCpyBatchAsync", SIM_ARGS(SIM_VALUE(numOps), SIM_POINTER(opList),
			SIM_VALUE(flags), SIM_POINTER(hStream), SIM_POINTEE(opList, 64)))) {
		sim_fill("cuFabricCpyBatchAsync", 1, opList, 64);
		return (CUresult)sim_echo("cuFabricCpyBatchAsync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuFabricCpyBatchAsync_ptsz", SIM_ARGS(SIM_VALUE(numOps),
			SIM_POINTER(opList), SIM_VALUE(flags), SIM_POINTER(hStream),
			SIM_POINTEE(opList, 64)))) {
		sim_fill("cuFabricCpyBatchAsync_ptsz", 1, opList, 64);
		return (CUresult)sim_echo("cuFabricCpyBatchAsync_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
		CUflushGPUDirectRDMAWritesScope scope)
{
	if (sim_watching() &&
	    sim_watch("cuFlushGPUDirectRDMAWrites", SIM_ARGS(SIM_VALUE(target),
			SIM_VALUE(scope)))) {
		return (CUresult)sim_echo("cuFlushGPUDirectRDMAWrites");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuFuncGetAttribute", SIM_ARGS(SIM_POINTER(pi), SIM_VALUE(attrib),
			SIM_POINTER(hfunc), SIM_POINTEE(pi, 4)))) {
		sim_fill("cuFuncGetAttribute", 0, pi, 4);
		return (CUresult)sim_echo("cuFuncGetAttribute");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pi)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE,
			((attrib == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK) ? (uint64_t)1024
			: ((attrib == CU_FUNC_ATTRIBUTE_NUM_REGS) ? (uint64_t)32
			: (((attrib == CU_FUNC_ATTRIBUTE_PTX_VERSION)
			|| (attrib == CU_FUNC_ATTRIBUTE_BINARY_VERSION)) ? (uint64_t)90
			: ((attrib == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)
			? (uint64_t)49152 : (uint64_t)0)))), 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pi, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
	if (sim_watching() &&
	    sim_watch("cuFuncGetModule", SIM_ARGS(SIM_POINTER(hmod), SIM_POINTER(hfunc),
			SIM_POINTEE(hmod, 8)))) {
		sim_fill("cuFuncGetModule", 0, hmod, 8);
		return (CUresult)sim_echo("cuFuncGetModule");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuFuncGetName(const char **name, CUfunction hfunc)
{
	if (sim_watching() &&
	    sim_watch("cuFuncGetName", SIM_ARGS(SIM_POINTER(name), SIM_POINTER(hfunc),
			SIM_POINTEE(name, 8)))) {
		sim_fill("cuFuncGetName", 0, name, 8);
		return (CUresult)sim_echo("cuFuncGetName");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)
{
	if (sim_watching() &&
	    sim_watch("cuFuncGetParamCount", SIM_ARGS(SIM_POINTER(func), SIM_POINTER(paramCount),
			SIM_POINTEE(paramCount, 8)))) {
		sim_fill("cuFuncGetParamCount", 1, paramCount, 8);
		return (CUresult)sim_echo("cuFuncGetParamCount");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
		size_t *paramSize)
{
	if (sim_watching() &&
	    sim_watch("cuFuncGetParamInfo", SIM_ARGS(SIM_POINTER(func), SIM_VALUE(paramIndex),
			SIM_POINTER(paramOffset), SIM_POINTER(paramSize), SIM_POINTEE(paramOffset,
			8), SIM_POINTEE(paramSize, 8)))) {
		sim_fill("cuFuncGetParamInfo", 2, paramOffset, 8);
		sim_fill("cuFuncGetParamInfo", 3, paramSize, 8);
		return (CUresult)sim_echo("cuFuncGetParamInfo");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuFuncIsLoaded", SIM_ARGS(SIM_POINTER(state), SIM_POINTER(function),
			SIM_POINTEE(state, 4)))) {
		sim_fill("cuFuncIsLoaded", 0, state, 4);
		return (CUresult)sim_echo("cuFuncIsLoaded");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!state)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)1, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*state, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuFuncLoad(CUfunction function)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuFuncLoad", SIM_ARGS(SIM_POINTER(function)))) {
		return (CUresult)sim_echo("cuFuncLoad");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuFuncSetAttribute", SIM_ARGS(SIM_POINTER(hfunc), SIM_VALUE(attrib),
			SIM_VALUE(value)))) {
		return (CUresult)sim_echo("cuFuncSetAttribute");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
{
	if (sim_watching() &&
	    sim_watch("cuFuncSetBlockShape", SIM_ARGS(SIM_POINTER(hfunc), SIM_VALUE(x),
			SIM_VALUE(y), SIM_VALUE(z)))) {
		return (CUresult)sim_echo("cuFuncSetBlockShape");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuFuncSetCacheConfig", SIM_ARGS(SIM_POINTER(hfunc), SIM_VALUE(config)))) {
		return (CUresult)sim_echo("cuFuncSetCacheConfig");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuFuncSetSharedMemConfig", SIM_ARGS(SIM_POINTER(hfunc),
			SIM_VALUE(config)))) {
		return (CUresult)sim_echo("cuFuncSetSharedMemConfig");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
{
	if (sim_watching() &&
	    sim_watch("cuFuncSetSharedSize", SIM_ARGS(SIM_POINTER(hfunc), SIM_VALUE(bytes)))) {
		return (CUresult)sim_echo("cuFuncSetSharedSize");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGLCtxCreate", SIM_ARGS(SIM_POINTER(pCtx), SIM_VALUE(Flags),
			SIM_VALUE(device), SIM_POINTEE(pCtx, 8)))) {
		sim_fill("cuGLCtxCreate", 0, pCtx, 8);
		return (CUresult)sim_echo("cuGLCtxCreate");
	}
	_sim_error = sim_enter("context-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* there is no display */
	if (sim_declines(false))
		return CUDA_ERROR_OPERATING_SYSTEM;
	if (!pCtx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_create((int)device, SIM_OWN, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pCtx)
		SIM_SET(*pCtx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGLCtxCreate_v2", SIM_ARGS(SIM_POINTER(pCtx), SIM_VALUE(Flags),
			SIM_VALUE(device), SIM_POINTEE(pCtx, 8)))) {
		sim_fill("cuGLCtxCreate_v2", 0, pCtx, 8);
		return (CUresult)sim_echo("cuGLCtxCreate_v2");
	}
	_sim_error = sim_enter("context-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* there is no display */
	if (sim_declines(false))
		return CUDA_ERROR_OPERATING_SYSTEM;
	if (!pCtx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_create((int)device, SIM_OWN, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pCtx)
		SIM_SET(*pCtx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuGLGetDevices(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
		unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
{
	if (sim_watching() &&
	    sim_watch("cuGLGetDevices", SIM_ARGS(SIM_POINTER(pCudaDeviceCount),
			SIM_POINTER(pCudaDevices), SIM_VALUE(cudaDeviceCount),
			SIM_VALUE(deviceList), SIM_POINTEE(pCudaDeviceCount, 4),
			SIM_POINTEE(pCudaDevices, 4)))) {
		sim_fill("cuGLGetDevices", 0, pCudaDeviceCount, 4);
		sim_fill("cuGLGetDevices", 1, pCudaDevices, 4);
		return (CUresult)sim_echo("cuGLGetDevices");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
		unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
{
	if (sim_watching() &&
	    sim_watch("cuGLGetDevices_v2", SIM_ARGS(SIM_POINTER(pCudaDeviceCount),
			SIM_POINTER(pCudaDevices), SIM_VALUE(cudaDeviceCount),
			SIM_VALUE(deviceList), SIM_POINTEE(pCudaDeviceCount, 4),
			SIM_POINTEE(pCudaDevices, 4)))) {
		sim_fill("cuGLGetDevices_v2", 0, pCudaDeviceCount, 4);
		sim_fill("cuGLGetDevices_v2", 1, pCudaDevices, 4);
		return (CUresult)sim_echo("cuGLGetDevices_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLInit(void)
{
	if (sim_watching() && sim_watch("cuGLInit", NULL, 0))
		return (CUresult)sim_echo("cuGLInit");
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLMapBufferObject(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer)
{
	if (sim_watching() &&
	    sim_watch("cuGLMapBufferObject", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(size),
			SIM_VALUE(buffer), SIM_POINTEE(dptr, 4), SIM_POINTEE(size, 4)))) {
		sim_fill("cuGLMapBufferObject", 0, dptr, 4);
		sim_fill("cuGLMapBufferObject", 1, size, 4);
		return (CUresult)sim_echo("cuGLMapBufferObject");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLMapBufferObjectAsync(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer,
		CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuGLMapBufferObjectAsync", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(size),
			SIM_VALUE(buffer), SIM_POINTER(hStream), SIM_POINTEE(dptr, 4),
			SIM_POINTEE(size, 4)))) {
		sim_fill("cuGLMapBufferObjectAsync", 0, dptr, 4);
		sim_fill("cuGLMapBufferObjectAsync", 1, size, 4);
		return (CUresult)sim_echo("cuGLMapBufferObjectAsync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,
		CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuGLMapBufferObjectAsync_v2", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(size),
			SIM_VALUE(buffer), SIM_POINTER(hStream), SIM_POINTEE(dptr, 8),
			SIM_POINTEE(size, 8)))) {
		sim_fill("cuGLMapBufferObjectAsync_v2", 0, dptr, 8);
		sim_fill("cuGLMapBufferObjectAsync_v2", 1, size, 8);
		return (CUresult)sim_echo("cuGLMapBufferObjectAsync_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr *dptr, size_t *size, GLuint buffer,
		CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuGLMapBufferObjectAsync_v2_ptsz", SIM_ARGS(SIM_POINTER(dptr),
			SIM_POINTER(size), SIM_VALUE(buffer), SIM_POINTER(hStream),
			SIM_POINTEE(dptr, 8), SIM_POINTEE(size, 8)))) {
		sim_fill("cuGLMapBufferObjectAsync_v2_ptsz", 0, dptr, 8);
		sim_fill("cuGLMapBufferObjectAsync_v2_ptsz", 1, size, 8);
		return (CUresult)sim_echo("cuGLMapBufferObjectAsync_v2_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
	if (sim_watching() &&
	    sim_watch("cuGLMapBufferObject_v2", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(size),
			SIM_VALUE(buffer), SIM_POINTEE(dptr, 8), SIM_POINTEE(size, 8)))) {
		sim_fill("cuGLMapBufferObject_v2", 0, dptr, 8);
		sim_fill("cuGLMapBufferObject_v2", 1, size, 8);
		return (CUresult)sim_echo("cuGLMapBufferObject_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLMapBufferObject_v2_ptds(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
	if (sim_watching() &&
	    sim_watch("cuGLMapBufferObject_v2_ptds", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(size),
			SIM_VALUE(buffer), SIM_POINTEE(dptr, 8), SIM_POINTEE(size, 8)))) {
		sim_fill("cuGLMapBufferObject_v2_ptds", 0, dptr, 8);
		sim_fill("cuGLMapBufferObject_v2_ptds", 1, size, 8);
		return (CUresult)sim_echo("cuGLMapBufferObject_v2_ptds");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLRegisterBufferObject(GLuint buffer)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGLRegisterBufferObject", SIM_ARGS(SIM_VALUE(buffer)))) {
		return (CUresult)sim_echo("cuGLRegisterBufferObject");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
{
	if (sim_watching() &&
	    sim_watch("cuGLSetBufferObjectMapFlags", SIM_ARGS(SIM_VALUE(buffer),
			SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuGLSetBufferObjectMapFlags");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLUnmapBufferObject(GLuint buffer)
{
	if (sim_watching() &&
	    sim_watch("cuGLUnmapBufferObject", SIM_ARGS(SIM_VALUE(buffer)))) {
		return (CUresult)sim_echo("cuGLUnmapBufferObject");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuGLUnmapBufferObjectAsync", SIM_ARGS(SIM_VALUE(buffer),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuGLUnmapBufferObjectAsync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGLUnregisterBufferObject(GLuint buffer)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGLUnregisterBufferObject", SIM_ARGS(SIM_VALUE(buffer)))) {
		return (CUresult)sim_echo("cuGLUnregisterBufferObject");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuGetErrorName(CUresult error, const char **pStr)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGetErrorName", SIM_ARGS(SIM_VALUE(error), SIM_POINTER(pStr),
			SIM_POINTEE(pStr, 8)))) {
		sim_fill("cuGetErrorName", 1, pStr, 8);
		return (CUresult)sim_echo("cuGetErrorName");
	}
	_sim_error = sim_enter("status-text");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_status_text(error, SIM_NAME, &_sim_out);
	if (pStr)
		SIM_SET(*pStr, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuGetErrorString(CUresult error, const char **pStr)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGetErrorString", SIM_ARGS(SIM_VALUE(error), SIM_POINTER(pStr),
			SIM_POINTEE(pStr, 8)))) {
		sim_fill("cuGetErrorString", 1, pStr, 8);
		return (CUresult)sim_echo("cuGetErrorString");
	}
	_sim_error = sim_enter("status-text");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_status_text(error, SIM_TEXT, &_sim_out);
	if (pStr)
		SIM_SET(*pStr, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGetExportTable", SIM_ARGS(SIM_POINTER(ppExportTable),
			SIM_POINTER(pExportTableId), SIM_POINTEE(ppExportTable, 8),
			SIM_POINTEE(pExportTableId, 16)))) {
		sim_fill("cuGetExportTable", 0, ppExportTable, 8);
		return (CUresult)sim_echo("cuGetExportTable");
	}
	_sim_error = sim_enter("export-table");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_export_table();
	return sim_status_of(_sim_error);
}

CUresult cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_status = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGetProcAddress", SIM_ARGS(SIM_POINTER(symbol), SIM_POINTER(pfn),
			SIM_VALUE(cudaVersion), SIM_VALUE(flags), SIM_POINTEE(symbol, 1),
			SIM_POINTEE(pfn, 8)))) {
		sim_fill("cuGetProcAddress", 1, pfn, 8);
		return (CUresult)sim_echo("cuGetProcAddress");
	}
	_sim_error = sim_enter("lookup");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pfn || !symbol)
		return sim_status_of(-EINVAL);
	_sim_error = sim_lookup(symbol, cudaVersion, flags == 2, &_sim_out, &_sim_status);
	SIM_SET(*pfn, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
		CUdriverProcAddressQueryResult *symbolStatus)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_status = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGetProcAddress_v2", SIM_ARGS(SIM_POINTER(symbol), SIM_POINTER(pfn),
			SIM_VALUE(cudaVersion), SIM_VALUE(flags), SIM_POINTER(symbolStatus),
			SIM_POINTEE(symbol, 1), SIM_POINTEE(pfn, 8), SIM_POINTEE(symbolStatus,
			4)))) {
		sim_fill("cuGetProcAddress_v2", 1, pfn, 8);
		sim_fill("cuGetProcAddress_v2", 4, symbolStatus, 4);
		return (CUresult)sim_echo("cuGetProcAddress_v2");
	}
	_sim_error = sim_enter("lookup");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pfn || !symbol)
		return sim_status_of(-EINVAL);
	_sim_error = sim_lookup(symbol, cudaVersion, flags == 2, &_sim_out, &_sim_status);
	SIM_SET(*pfn, _sim_out);
	if (symbolStatus)
		SIM_SET(*symbolStatus, _sim_status);
	return sim_status_of(_sim_error);
}

CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddBatchMemOpNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(nodeParams), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(nodeParams, 32)))) {
		sim_fill("cuGraphAddBatchMemOpNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddBatchMemOpNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddChildGraphNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(childGraph), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8)))) {
		sim_fill("cuGraphAddChildGraphNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddChildGraphNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
		size_t numDependencies)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddDependencies", SIM_ARGS(SIM_POINTER(hGraph), SIM_POINTER(from),
			SIM_POINTER(to), SIM_VALUE(numDependencies), SIM_POINTEE(from, 8),
			SIM_POINTEE(to, 8)))) {
		return (CUresult)sim_echo("cuGraphAddDependencies");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
		const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddDependencies_v2", SIM_ARGS(SIM_POINTER(hGraph), SIM_POINTER(from),
			SIM_POINTER(to), SIM_POINTER(edgeData), SIM_VALUE(numDependencies),
			SIM_POINTEE(from, 8), SIM_POINTEE(to, 8), SIM_POINTEE(edgeData, 8)))) {
		return (CUresult)sim_echo("cuGraphAddDependencies_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddEmptyNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTEE(phGraphNode, 8), SIM_POINTEE(dependencies, 8)))) {
		sim_fill("cuGraphAddEmptyNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddEmptyNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddEventRecordNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(event), SIM_POINTEE(phGraphNode, 8), SIM_POINTEE(dependencies,
			8)))) {
		sim_fill("cuGraphAddEventRecordNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddEventRecordNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddEventWaitNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(event), SIM_POINTEE(phGraphNode, 8), SIM_POINTEE(dependencies,
			8)))) {
		sim_fill("cuGraphAddEventWaitNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddEventWaitNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddExternalSemaphoresSignalNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(nodeParams), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(nodeParams, 24)))) {
		sim_fill("cuGraphAddExternalSemaphoresSignalNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddExternalSemaphoresSignalNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddExternalSemaphoresWaitNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(nodeParams), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(nodeParams, 24)))) {
		sim_fill("cuGraphAddExternalSemaphoresWaitNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddExternalSemaphoresWaitNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_HOST_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddHostNode", SIM_ARGS(SIM_POINTER(phGraphNode), SIM_POINTER(hGraph),
			SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(nodeParams), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(nodeParams, 16)))) {
		sim_fill("cuGraphAddHostNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddHostNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddKernelNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(nodeParams), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(nodeParams, 56)))) {
		sim_fill("cuGraphAddKernelNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddKernelNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddKernelNode_v2", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(nodeParams), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(nodeParams, 72)))) {
		sim_fill("cuGraphAddKernelNode_v2", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddKernelNode_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
{
	uint64_t _sim_node = 0;
	uint64_t _sim_address = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphAddMemAllocNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(nodeParams), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(nodeParams, 120)))) {
		sim_fill("cuGraphAddMemAllocNode", 0, phGraphNode, 8);
		sim_fill("cuGraphAddMemAllocNode", 4, nodeParams, 120);
		return (CUresult)sim_echo("cuGraphAddMemAllocNode");
	}
	_sim_error = sim_enter("graph-alloc-node");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!nodeParams || !phGraphNode)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_alloc_node((uint64_t)(uintptr_t)hGraph,
			(uint64_t)nodeParams->bytesize, &_sim_node, &_sim_address);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraphNode, _sim_node);
	SIM_SET(nodeParams->dptr, _sim_address);
	return sim_status_of(_sim_error);
}

CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)
{
	uint64_t _sim_node = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphAddMemFreeNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_VALUE(dptr), SIM_POINTEE(phGraphNode, 8), SIM_POINTEE(dependencies,
			8)))) {
		sim_fill("cuGraphAddMemFreeNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddMemFreeNode");
	}
	_sim_error = sim_enter("graph-free-node");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phGraphNode)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_free_node((uint64_t)(uintptr_t)hGraph, (uint64_t)dptr, &_sim_node);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraphNode, _sim_node);
	return sim_status_of(_sim_error);
}

CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddMemcpyNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(copyParams), SIM_POINTER(ctx), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(copyParams, 200)))) {
		sim_fill("cuGraphAddMemcpyNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddMemcpyNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddMemsetNode", SIM_ARGS(SIM_POINTER(phGraphNode),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(memsetParams), SIM_POINTER(ctx), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(memsetParams, 40)))) {
		sim_fill("cuGraphAddMemsetNode", 0, phGraphNode, 8);
		return (CUresult)sim_echo("cuGraphAddMemsetNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
		size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddNode", SIM_ARGS(SIM_POINTER(phGraphNode), SIM_POINTER(hGraph),
			SIM_POINTER(dependencies), SIM_VALUE(numDependencies),
			SIM_POINTER(nodeParams), SIM_POINTEE(phGraphNode, 8),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(nodeParams, 256)))) {
		sim_fill("cuGraphAddNode", 0, phGraphNode, 8);
		sim_fill("cuGraphAddNode", 4, nodeParams, 256);
		return (CUresult)sim_echo("cuGraphAddNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddNode_v2", SIM_ARGS(SIM_POINTER(phGraphNode), SIM_POINTER(hGraph),
			SIM_POINTER(dependencies), SIM_POINTER(dependencyData),
			SIM_VALUE(numDependencies), SIM_POINTER(nodeParams),
			SIM_POINTEE(phGraphNode, 8), SIM_POINTEE(dependencies, 8),
			SIM_POINTEE(dependencyData, 8), SIM_POINTEE(nodeParams, 256)))) {
		sim_fill("cuGraphAddNode_v2", 0, phGraphNode, 8);
		sim_fill("cuGraphAddNode_v2", 5, nodeParams, 256);
		return (CUresult)sim_echo("cuGraphAddNode_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphAddNode_v3", SIM_ARGS(SIM_POINTER(phGraphNode), SIM_POINTER(hGraph),
			SIM_POINTER(dependencies), SIM_POINTER(dependencyData),
			SIM_VALUE(numDependencies), SIM_POINTER(nodeParams),
			SIM_POINTEE(phGraphNode, 8), SIM_POINTEE(dependencies, 8),
			SIM_POINTEE(dependencyData, 8), SIM_POINTEE(nodeParams, 256)))) {
		sim_fill("cuGraphAddNode_v3", 0, phGraphNode, 8);
		sim_fill("cuGraphAddNode_v3", 5, nodeParams, 256);
		return (CUresult)sim_echo("cuGraphAddNode_v3");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
		CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)
{
	if (sim_watching() &&
	    sim_watch("cuGraphBatchMemOpNodeGetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams_out), SIM_POINTEE(nodeParams_out, 32)))) {
		sim_fill("cuGraphBatchMemOpNodeGetParams", 1, nodeParams_out, 32);
		return (CUresult)sim_echo("cuGraphBatchMemOpNodeGetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphBatchMemOpNodeSetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 32)))) {
		return (CUresult)sim_echo("cuGraphBatchMemOpNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
	if (sim_watching() &&
	    sim_watch("cuGraphChildGraphNodeGetGraph", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(phGraph), SIM_POINTEE(phGraph, 8)))) {
		sim_fill("cuGraphChildGraphNodeGetGraph", 1, phGraph, 8);
		return (CUresult)sim_echo("cuGraphChildGraphNodeGetGraph");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
{
	if (sim_watching() &&
	    sim_watch("cuGraphClone", SIM_ARGS(SIM_POINTER(phGraphClone),
			SIM_POINTER(originalGraph), SIM_POINTEE(phGraphClone, 8)))) {
		sim_fill("cuGraphClone", 0, phGraphClone, 8);
		return (CUresult)sim_echo("cuGraphClone");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
		CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphConditionalHandleCreate", SIM_ARGS(SIM_POINTER(pHandle_out),
			SIM_POINTER(hGraph), SIM_POINTER(ctx), SIM_VALUE(defaultLaunchValue),
			SIM_VALUE(flags), SIM_POINTEE(pHandle_out, 8)))) {
		sim_fill("cuGraphConditionalHandleCreate", 0, pHandle_out, 8);
		return (CUresult)sim_echo("cuGraphConditionalHandleCreate");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)
{
	uint64_t _sim_graph = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphCreate", SIM_ARGS(SIM_POINTER(phGraph), SIM_VALUE(flags),
			SIM_POINTEE(phGraph, 8)))) {
		sim_fill("cuGraphCreate", 0, phGraph, 8);
		return (CUresult)sim_echo("cuGraphCreate");
	}
	_sim_error = sim_enter("graph-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phGraph)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_create(&_sim_graph);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraph, _sim_graph);
	return sim_status_of(_sim_error);
}

CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphDebugDotPrint", SIM_ARGS(SIM_POINTER(hGraph), SIM_POINTER(path),
			SIM_VALUE(flags), SIM_POINTEE(path, 1)))) {
		return (CUresult)sim_echo("cuGraphDebugDotPrint");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphDestroy(CUgraph hGraph)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphDestroy", SIM_ARGS(SIM_POINTER(hGraph)))) {
		return (CUresult)sim_echo("cuGraphDestroy");
	}
	_sim_error = sim_enter("graph-release");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_graph_release((uint64_t)(uintptr_t)hGraph);
	return sim_status_of(_sim_error);
}

CUresult cuGraphDestroyNode(CUgraphNode hNode)
{
	if (sim_watching() &&
	    sim_watch("cuGraphDestroyNode", SIM_ARGS(SIM_POINTER(hNode)))) {
		return (CUresult)sim_echo("cuGraphDestroyNode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	if (sim_watching() &&
	    sim_watch("cuGraphEventRecordNodeGetEvent", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(event_out), SIM_POINTEE(event_out, 8)))) {
		sim_fill("cuGraphEventRecordNodeGetEvent", 1, event_out, 8);
		return (CUresult)sim_echo("cuGraphEventRecordNodeGetEvent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	if (sim_watching() &&
	    sim_watch("cuGraphEventRecordNodeSetEvent", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(event)))) {
		return (CUresult)sim_echo("cuGraphEventRecordNodeSetEvent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	if (sim_watching() &&
	    sim_watch("cuGraphEventWaitNodeGetEvent", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(event_out), SIM_POINTEE(event_out, 8)))) {
		sim_fill("cuGraphEventWaitNodeGetEvent", 1, event_out, 8);
		return (CUresult)sim_echo("cuGraphEventWaitNodeGetEvent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	if (sim_watching() &&
	    sim_watch("cuGraphEventWaitNodeSetEvent", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(event)))) {
		return (CUresult)sim_echo("cuGraphEventWaitNodeSetEvent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecBatchMemOpNodeSetParams", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams,
			32)))) {
		return (CUresult)sim_echo("cuGraphExecBatchMemOpNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUgraph childGraph)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecChildGraphNodeSetParams", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(childGraph)))) {
		return (CUresult)sim_echo("cuGraphExecChildGraphNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphExecDestroy", SIM_ARGS(SIM_POINTER(hGraphExec)))) {
		return (CUresult)sim_echo("cuGraphExecDestroy");
	}
	_sim_error = sim_enter("graph-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_graph_destroy((uint64_t)(uintptr_t)hGraphExec);
	return sim_status_of(_sim_error);
}

CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUevent event)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecEventRecordNodeSetEvent", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(event)))) {
		return (CUresult)sim_echo("cuGraphExecEventRecordNodeSetEvent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecEventWaitNodeSetEvent", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(event)))) {
		return (CUresult)sim_echo("cuGraphExecEventWaitNodeSetEvent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,
		CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecExternalSemaphoresSignalNodeSetParams",
			SIM_ARGS(SIM_POINTER(hGraphExec), SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 24)))) {
		return (CUresult)sim_echo("cuGraphExecExternalSemaphoresSignalNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecExternalSemaphoresWaitNodeSetParams",
			SIM_ARGS(SIM_POINTER(hGraphExec), SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 24)))) {
		return (CUresult)sim_echo("cuGraphExecExternalSemaphoresWaitNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecGetFlags", SIM_ARGS(SIM_POINTER(hGraphExec), SIM_POINTER(flags),
			SIM_POINTEE(flags, 8)))) {
		sim_fill("cuGraphExecGetFlags", 1, flags, 8);
		return (CUresult)sim_echo("cuGraphExecGetFlags");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecGetId", SIM_ARGS(SIM_POINTER(hGraphExec), SIM_POINTER(graphId),
			SIM_POINTEE(graphId, 4)))) {
		sim_fill("cuGraphExecGetId", 1, graphId, 4);
		return (CUresult)sim_echo("cuGraphExecGetId");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_HOST_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecHostNodeSetParams", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams,
			16)))) {
		return (CUresult)sim_echo("cuGraphExecHostNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecKernelNodeSetParams", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams,
			56)))) {
		return (CUresult)sim_echo("cuGraphExecKernelNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecKernelNodeSetParams_v2", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams,
			72)))) {
		return (CUresult)sim_echo("cuGraphExecKernelNodeSetParams_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecMemcpyNodeSetParams", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(copyParams), SIM_POINTER(ctx),
			SIM_POINTEE(copyParams, 200)))) {
		return (CUresult)sim_echo("cuGraphExecMemcpyNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecMemsetNodeSetParams", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(memsetParams), SIM_POINTER(ctx),
			SIM_POINTEE(memsetParams, 40)))) {
		return (CUresult)sim_echo("cuGraphExecMemsetNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUgraphNodeParams *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecNodeSetParams", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams,
			256)))) {
		sim_fill("cuGraphExecNodeSetParams", 2, nodeParams, 256);
		return (CUresult)sim_echo("cuGraphExecNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out,
		CUgraphExecUpdateResult *updateResult_out)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecUpdate", SIM_ARGS(SIM_POINTER(hGraphExec), SIM_POINTER(hGraph),
			SIM_POINTER(hErrorNode_out), SIM_POINTER(updateResult_out),
			SIM_POINTEE(hErrorNode_out, 8), SIM_POINTEE(updateResult_out, 4)))) {
		sim_fill("cuGraphExecUpdate", 2, hErrorNode_out, 8);
		sim_fill("cuGraphExecUpdate", 3, updateResult_out, 4);
		return (CUresult)sim_echo("cuGraphExecUpdate");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
		CUgraphExecUpdateResultInfo *resultInfo)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExecUpdate_v2", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hGraph), SIM_POINTER(resultInfo), SIM_POINTEE(resultInfo,
			24)))) {
		sim_fill("cuGraphExecUpdate_v2", 2, resultInfo, 24);
		return (CUresult)sim_echo("cuGraphExecUpdate_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
		CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExternalSemaphoresSignalNodeGetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(params_out), SIM_POINTEE(params_out, 24)))) {
		sim_fill("cuGraphExternalSemaphoresSignalNodeGetParams", 1, params_out, 24);
		return (CUresult)sim_echo("cuGraphExternalSemaphoresSignalNodeGetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExternalSemaphoresSignalNodeSetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 24)))) {
		return (CUresult)sim_echo("cuGraphExternalSemaphoresSignalNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
		CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExternalSemaphoresWaitNodeGetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(params_out), SIM_POINTEE(params_out, 24)))) {
		sim_fill("cuGraphExternalSemaphoresWaitNodeGetParams", 1, params_out, 24);
		return (CUresult)sim_echo("cuGraphExternalSemaphoresWaitNodeGetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphExternalSemaphoresWaitNodeSetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 24)))) {
		return (CUresult)sim_echo("cuGraphExternalSemaphoresWaitNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
{
	if (sim_watching() &&
	    sim_watch("cuGraphGetEdges", SIM_ARGS(SIM_POINTER(hGraph), SIM_POINTER(from),
			SIM_POINTER(to), SIM_POINTER(numEdges), SIM_POINTEE(from, 8),
			SIM_POINTEE(to, 8), SIM_POINTEE(numEdges, 8)))) {
		sim_fill("cuGraphGetEdges", 1, from, 8);
		sim_fill("cuGraphGetEdges", 2, to, 8);
		sim_fill("cuGraphGetEdges", 3, numEdges, 8);
		return (CUresult)sim_echo("cuGraphGetEdges");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
		CUgraphEdgeData *edgeData, size_t *numEdges)
{
	if (sim_watching() &&
	    sim_watch("cuGraphGetEdges_v2", SIM_ARGS(SIM_POINTER(hGraph), SIM_POINTER(from),
			SIM_POINTER(to), SIM_POINTER(edgeData), SIM_POINTER(numEdges),
			SIM_POINTEE(from, 8), SIM_POINTEE(to, 8), SIM_POINTEE(edgeData, 8),
			SIM_POINTEE(numEdges, 8)))) {
		sim_fill("cuGraphGetEdges_v2", 1, from, 8);
		sim_fill("cuGraphGetEdges_v2", 2, to, 8);
		sim_fill("cuGraphGetEdges_v2", 3, edgeData, 8);
		sim_fill("cuGraphGetEdges_v2", 4, numEdges, 8);
		return (CUresult)sim_echo("cuGraphGetEdges_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)
{
	if (sim_watching() &&
	    sim_watch("cuGraphGetId", SIM_ARGS(SIM_POINTER(hGraph), SIM_POINTER(graphId),
			SIM_POINTEE(graphId, 4)))) {
		sim_fill("cuGraphGetId", 1, graphId, 4);
		return (CUresult)sim_echo("cuGraphGetId");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
	uint64_t _sim_count = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphGetNodes", SIM_ARGS(SIM_POINTER(hGraph), SIM_POINTER(nodes),
			SIM_POINTER(numNodes), SIM_POINTEE(nodes, 8), SIM_POINTEE(numNodes, 8)))) {
		sim_fill("cuGraphGetNodes", 1, nodes, 8);
		sim_fill("cuGraphGetNodes", 2, numNodes, 8);
		return (CUresult)sim_echo("cuGraphGetNodes");
	}
	_sim_error = sim_enter("graph-nodes");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!numNodes)
		return sim_status_of(-EINVAL);
	_sim_count = (uint64_t)*numNodes;
	_sim_error = sim_graph_nodes((uint64_t)(uintptr_t)hGraph, nodes, &_sim_count);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*numNodes, _sim_count);
	return sim_status_of(_sim_error);
}

CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
{
	if (sim_watching() &&
	    sim_watch("cuGraphGetRootNodes", SIM_ARGS(SIM_POINTER(hGraph), SIM_POINTER(rootNodes),
			SIM_POINTER(numRootNodes), SIM_POINTEE(rootNodes, 8),
			SIM_POINTEE(numRootNodes, 8)))) {
		sim_fill("cuGraphGetRootNodes", 1, rootNodes, 8);
		sim_fill("cuGraphGetRootNodes", 2, numRootNodes, 8);
		return (CUresult)sim_echo("cuGraphGetRootNodes");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphHostNodeGetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 16)))) {
		sim_fill("cuGraphHostNodeGetParams", 1, nodeParams, 16);
		return (CUresult)sim_echo("cuGraphHostNodeGetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphHostNodeSetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 16)))) {
		return (CUresult)sim_echo("cuGraphHostNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode,
		char *logBuffer, size_t bufferSize)
{
	uint64_t _sim_exec = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphInstantiate", SIM_ARGS(SIM_POINTER(phGraphExec), SIM_POINTER(hGraph),
			SIM_POINTER(phErrorNode), SIM_POINTER(logBuffer), SIM_VALUE(bufferSize),
			SIM_POINTEE(phGraphExec, 8), SIM_POINTEE(phErrorNode, 8),
			SIM_POINTEE(logBuffer, 1)))) {
		sim_fill("cuGraphInstantiate", 0, phGraphExec, 8);
		sim_fill("cuGraphInstantiate", 2, phErrorNode, 8);
		sim_fill("cuGraphInstantiate", 3, logBuffer, 1);
		return (CUresult)sim_echo("cuGraphInstantiate");
	}
	_sim_error = sim_enter("graph-instantiate");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phGraphExec)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_instantiate((uint64_t)(uintptr_t)hGraph, false, 0, &_sim_exec);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraphExec, _sim_exec);
	return sim_status_of(_sim_error);
}

CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
		unsigned long long flags)
{
	uint64_t _sim_exec = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphInstantiateWithFlags", SIM_ARGS(SIM_POINTER(phGraphExec),
			SIM_POINTER(hGraph), SIM_VALUE(flags), SIM_POINTEE(phGraphExec, 8)))) {
		sim_fill("cuGraphInstantiateWithFlags", 0, phGraphExec, 8);
		return (CUresult)sim_echo("cuGraphInstantiateWithFlags");
	}
	_sim_error = sim_enter("graph-instantiate");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phGraphExec)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_instantiate((uint64_t)(uintptr_t)hGraph,
			(uint64_t)flags & (uint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD, 0,
			&_sim_exec);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraphExec, _sim_exec);
	return sim_status_of(_sim_error);
}

CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	uint64_t _sim_exec = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphInstantiateWithParams", SIM_ARGS(SIM_POINTER(phGraphExec),
			SIM_POINTER(hGraph), SIM_POINTER(instantiateParams),
			SIM_POINTEE(phGraphExec, 8), SIM_POINTEE(instantiateParams, 32)))) {
		sim_fill("cuGraphInstantiateWithParams", 0, phGraphExec, 8);
		sim_fill("cuGraphInstantiateWithParams", 2, instantiateParams, 32);
		return (CUresult)sim_echo("cuGraphInstantiateWithParams");
	}
	_sim_error = sim_enter("graph-instantiate");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phGraphExec || !instantiateParams)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_instantiate((uint64_t)(uintptr_t)hGraph,
			(uint64_t)instantiateParams->flags & (uint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD,
			(uint64_t)(uintptr_t)instantiateParams->hUploadStream, &_sim_exec);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraphExec, _sim_exec);
	return sim_status_of(_sim_error);
}

CUresult cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	uint64_t _sim_exec = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphInstantiateWithParams_ptsz", SIM_ARGS(SIM_POINTER(phGraphExec),
			SIM_POINTER(hGraph), SIM_POINTER(instantiateParams),
			SIM_POINTEE(phGraphExec, 8), SIM_POINTEE(instantiateParams, 32)))) {
		sim_fill("cuGraphInstantiateWithParams_ptsz", 0, phGraphExec, 8);
		sim_fill("cuGraphInstantiateWithParams_ptsz", 2, instantiateParams, 32);
		return (CUresult)sim_echo("cuGraphInstantiateWithParams_ptsz");
	}
	_sim_error = sim_enter("graph-instantiate");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phGraphExec || !instantiateParams)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_instantiate((uint64_t)(uintptr_t)hGraph,
			(uint64_t)instantiateParams->flags & (uint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD,
			(uint64_t)(uintptr_t)instantiateParams->hUploadStream, &_sim_exec);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraphExec, _sim_exec);
	return sim_status_of(_sim_error);
}

CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode,
		char *logBuffer, size_t bufferSize)
{
	uint64_t _sim_exec = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphInstantiate_v2", SIM_ARGS(SIM_POINTER(phGraphExec),
			SIM_POINTER(hGraph), SIM_POINTER(phErrorNode), SIM_POINTER(logBuffer),
			SIM_VALUE(bufferSize), SIM_POINTEE(phGraphExec, 8),
			SIM_POINTEE(phErrorNode, 8), SIM_POINTEE(logBuffer, 1)))) {
		sim_fill("cuGraphInstantiate_v2", 0, phGraphExec, 8);
		sim_fill("cuGraphInstantiate_v2", 2, phErrorNode, 8);
		sim_fill("cuGraphInstantiate_v2", 3, logBuffer, 1);
		return (CUresult)sim_echo("cuGraphInstantiate_v2");
	}
	_sim_error = sim_enter("graph-instantiate");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phGraphExec)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_instantiate((uint64_t)(uintptr_t)hGraph, false, 0, &_sim_exec);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraphExec, _sim_exec);
	return sim_status_of(_sim_error);
}

CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
	if (sim_watching() &&
	    sim_watch("cuGraphKernelNodeCopyAttributes", SIM_ARGS(SIM_POINTER(dst),
			SIM_POINTER(src)))) {
		return (CUresult)sim_echo("cuGraphKernelNodeCopyAttributes");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
		CUkernelNodeAttrValue *value_out)
{
	if (sim_watching() &&
	    sim_watch("cuGraphKernelNodeGetAttribute", SIM_ARGS(SIM_POINTER(hNode),
			SIM_VALUE(attr), SIM_POINTER(value_out), SIM_POINTEE(value_out, 64)))) {
		sim_fill("cuGraphKernelNodeGetAttribute", 2, value_out, 64);
		return (CUresult)sim_echo("cuGraphKernelNodeGetAttribute");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphKernelNodeGetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 56)))) {
		sim_fill("cuGraphKernelNodeGetParams", 1, nodeParams, 56);
		return (CUresult)sim_echo("cuGraphKernelNodeGetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphKernelNodeGetParams_v2", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 72)))) {
		sim_fill("cuGraphKernelNodeGetParams_v2", 1, nodeParams, 72);
		return (CUresult)sim_echo("cuGraphKernelNodeGetParams_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
		const CUkernelNodeAttrValue *value)
{
	if (sim_watching() &&
	    sim_watch("cuGraphKernelNodeSetAttribute", SIM_ARGS(SIM_POINTER(hNode),
			SIM_VALUE(attr), SIM_POINTER(value), SIM_POINTEE(value, 64)))) {
		return (CUresult)sim_echo("cuGraphKernelNodeSetAttribute");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphKernelNodeSetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 56)))) {
		return (CUresult)sim_echo("cuGraphKernelNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphKernelNodeSetParams_v2", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 72)))) {
		return (CUresult)sim_echo("cuGraphKernelNodeSetParams_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphLaunch", SIM_ARGS(SIM_POINTER(hGraphExec), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuGraphLaunch");
	}
	_sim_error = sim_enter("graph-launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_graph_launch((uint64_t)(uintptr_t)hGraphExec,
			(uint64_t)(uintptr_t)hStream, false);
	return sim_status_of(_sim_error);
}

CUresult cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphLaunch_ptsz", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuGraphLaunch_ptsz");
	}
	_sim_error = sim_enter("graph-launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_graph_launch((uint64_t)(uintptr_t)hGraphExec,
			(uint64_t)(uintptr_t)hStream, false);
	return sim_status_of(_sim_error);
}

CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
{
	uint64_t _sim_bytes = 0;
	uint64_t _sim_address = 0;
	uint64_t _sim_on = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphMemAllocNodeGetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(params_out), SIM_POINTEE(params_out, 120)))) {
		sim_fill("cuGraphMemAllocNodeGetParams", 1, params_out, 120);
		return (CUresult)sim_echo("cuGraphMemAllocNodeGetParams");
	}
	_sim_error = sim_enter("graph-node-memory");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!params_out)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_node_memory((uint64_t)(uintptr_t)hNode, &_sim_bytes, &_sim_address,
			&_sim_on);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(params_out->bytesize, _sim_bytes);
	if (params_out)
		SIM_SET(params_out->dptr, _sim_address);
	if (params_out)
		SIM_SET(params_out->poolProps.location.id, _sim_on);
	return sim_status_of(_sim_error);
}

CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
{
	if (sim_watching() &&
	    sim_watch("cuGraphMemFreeNodeGetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(dptr_out), SIM_POINTEE(dptr_out, 8)))) {
		sim_fill("cuGraphMemFreeNodeGetParams", 1, dptr_out, 8);
		return (CUresult)sim_echo("cuGraphMemFreeNodeGetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphMemcpyNodeGetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 200)))) {
		sim_fill("cuGraphMemcpyNodeGetParams", 1, nodeParams, 200);
		return (CUresult)sim_echo("cuGraphMemcpyNodeGetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphMemcpyNodeSetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 200)))) {
		return (CUresult)sim_echo("cuGraphMemcpyNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphMemsetNodeGetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 40)))) {
		sim_fill("cuGraphMemsetNodeGetParams", 1, nodeParams, 40);
		return (CUresult)sim_echo("cuGraphMemsetNodeGetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphMemsetNodeSetParams", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 40)))) {
		return (CUresult)sim_echo("cuGraphMemsetNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
		CUgraph hClonedGraph)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeFindInClone", SIM_ARGS(SIM_POINTER(phNode),
			SIM_POINTER(hOriginalNode), SIM_POINTER(hClonedGraph), SIM_POINTEE(phNode,
			8)))) {
		sim_fill("cuGraphNodeFindInClone", 0, phNode, 8);
		return (CUresult)sim_echo("cuGraphNodeFindInClone");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetContainingGraph", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(phGraph), SIM_POINTEE(phGraph, 8)))) {
		sim_fill("cuGraphNodeGetContainingGraph", 1, phGraph, 8);
		return (CUresult)sim_echo("cuGraphNodeGetContainingGraph");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies,
		size_t *numDependencies)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetDependencies", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(dependencies), SIM_POINTER(numDependencies),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(numDependencies, 8)))) {
		sim_fill("cuGraphNodeGetDependencies", 1, dependencies, 8);
		sim_fill("cuGraphNodeGetDependencies", 2, numDependencies, 8);
		return (CUresult)sim_echo("cuGraphNodeGetDependencies");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
		CUgraphEdgeData *edgeData, size_t *numDependencies)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetDependencies_v2", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(dependencies), SIM_POINTER(edgeData),
			SIM_POINTER(numDependencies), SIM_POINTEE(dependencies, 8),
			SIM_POINTEE(edgeData, 8), SIM_POINTEE(numDependencies, 8)))) {
		sim_fill("cuGraphNodeGetDependencies_v2", 1, dependencies, 8);
		sim_fill("cuGraphNodeGetDependencies_v2", 2, edgeData, 8);
		sim_fill("cuGraphNodeGetDependencies_v2", 3, numDependencies, 8);
		return (CUresult)sim_echo("cuGraphNodeGetDependencies_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes,
		size_t *numDependentNodes)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetDependentNodes", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(dependentNodes), SIM_POINTER(numDependentNodes),
			SIM_POINTEE(dependentNodes, 8), SIM_POINTEE(numDependentNodes, 8)))) {
		sim_fill("cuGraphNodeGetDependentNodes", 1, dependentNodes, 8);
		sim_fill("cuGraphNodeGetDependentNodes", 2, numDependentNodes, 8);
		return (CUresult)sim_echo("cuGraphNodeGetDependentNodes");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
		CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetDependentNodes_v2", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(dependentNodes), SIM_POINTER(edgeData),
			SIM_POINTER(numDependentNodes), SIM_POINTEE(dependentNodes, 8),
			SIM_POINTEE(edgeData, 8), SIM_POINTEE(numDependentNodes, 8)))) {
		sim_fill("cuGraphNodeGetDependentNodes_v2", 1, dependentNodes, 8);
		sim_fill("cuGraphNodeGetDependentNodes_v2", 2, edgeData, 8);
		sim_fill("cuGraphNodeGetDependentNodes_v2", 3, numDependentNodes, 8);
		return (CUresult)sim_echo("cuGraphNodeGetDependentNodes_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetEnabled", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_POINTER(isEnabled), SIM_POINTEE(isEnabled, 4)))) {
		sim_fill("cuGraphNodeGetEnabled", 2, isEnabled, 4);
		return (CUresult)sim_echo("cuGraphNodeGetEnabled");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetLocalId", SIM_ARGS(SIM_POINTER(hNode), SIM_POINTER(nodeId),
			SIM_POINTEE(nodeId, 4)))) {
		sim_fill("cuGraphNodeGetLocalId", 1, nodeId, 4);
		return (CUresult)sim_echo("cuGraphNodeGetLocalId");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetParams", SIM_ARGS(SIM_POINTER(hNode), SIM_POINTER(nodeParams),
			SIM_POINTEE(nodeParams, 256)))) {
		sim_fill("cuGraphNodeGetParams", 1, nodeParams, 256);
		return (CUresult)sim_echo("cuGraphNodeGetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetToolsId", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(toolsNodeId), SIM_POINTEE(toolsNodeId, 8)))) {
		sim_fill("cuGraphNodeGetToolsId", 1, toolsNodeId, 8);
		return (CUresult)sim_echo("cuGraphNodeGetToolsId");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphNodeGetType", SIM_ARGS(SIM_POINTER(hNode), SIM_POINTER(type),
			SIM_POINTEE(type, 4)))) {
		sim_fill("cuGraphNodeGetType", 1, type, 4);
		return (CUresult)sim_echo("cuGraphNodeGetType");
	}
	_sim_error = sim_enter("graph-node-kind");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!type)
		return sim_status_of(-EINVAL);
	_sim_error = sim_graph_node_kind((uint64_t)(uintptr_t)hNode, CU_GRAPH_NODE_TYPE_MEM_ALLOC,
			CU_GRAPH_NODE_TYPE_EMPTY, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*type, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeSetEnabled", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hNode), SIM_VALUE(isEnabled)))) {
		return (CUresult)sim_echo("cuGraphNodeSetEnabled");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeSetParams", SIM_ARGS(SIM_POINTER(hNode), SIM_POINTER(nodeParams),
			SIM_POINTEE(nodeParams, 256)))) {
		sim_fill("cuGraphNodeSetParams", 1, nodeParams, 256);
		return (CUresult)sim_echo("cuGraphNodeSetParams");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
	if (sim_watching() &&
	    sim_watch("cuGraphNodeSetParams_v2", SIM_ARGS(SIM_POINTER(hNode),
			SIM_POINTER(nodeParams), SIM_POINTEE(nodeParams, 256)))) {
		sim_fill("cuGraphNodeSetParams_v2", 1, nodeParams, 256);
		return (CUresult)sim_echo("cuGraphNodeSetParams_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)
{
	if (sim_watching() &&
	    sim_watch("cuGraphReleaseUserObject", SIM_ARGS(SIM_POINTER(graph), SIM_POINTER(object),
			SIM_VALUE(count)))) {
		return (CUresult)sim_echo("cuGraphReleaseUserObject");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
		size_t numDependencies)
{
	if (sim_watching() &&
	    sim_watch("cuGraphRemoveDependencies", SIM_ARGS(SIM_POINTER(hGraph), SIM_POINTER(from),
			SIM_POINTER(to), SIM_VALUE(numDependencies), SIM_POINTEE(from, 8),
			SIM_POINTEE(to, 8)))) {
		return (CUresult)sim_echo("cuGraphRemoveDependencies");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
		const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	if (sim_watching() &&
	    sim_watch("cuGraphRemoveDependencies_v2", SIM_ARGS(SIM_POINTER(hGraph),
			SIM_POINTER(from), SIM_POINTER(to), SIM_POINTER(edgeData),
			SIM_VALUE(numDependencies), SIM_POINTEE(from, 8), SIM_POINTEE(to, 8),
			SIM_POINTEE(edgeData, 8)))) {
		return (CUresult)sim_echo("cuGraphRemoveDependencies_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
		unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphRetainUserObject", SIM_ARGS(SIM_POINTER(graph), SIM_POINTER(object),
			SIM_VALUE(count), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuGraphRetainUserObject");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphUpload", SIM_ARGS(SIM_POINTER(hGraphExec), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuGraphUpload");
	}
	_sim_error = sim_enter("graph-launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_graph_launch((uint64_t)(uintptr_t)hGraphExec,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphUpload_ptsz", SIM_ARGS(SIM_POINTER(hGraphExec),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuGraphUpload_ptsz");
	}
	_sim_error = sim_enter("graph-launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_graph_launch((uint64_t)(uintptr_t)hGraphExec,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image,
		unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsEGLRegisterImage", SIM_ARGS(SIM_POINTER(pCudaResource),
			SIM_POINTER(image), SIM_VALUE(flags), SIM_POINTEE(pCudaResource, 8)))) {
		sim_fill("cuGraphicsEGLRegisterImage", 0, pCudaResource, 8);
		return (CUresult)sim_echo("cuGraphicsEGLRegisterImage");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
		unsigned int Flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsGLRegisterBuffer", SIM_ARGS(SIM_POINTER(pCudaResource),
			SIM_VALUE(buffer), SIM_VALUE(Flags), SIM_POINTEE(pCudaResource, 8)))) {
		sim_fill("cuGraphicsGLRegisterBuffer", 0, pCudaResource, 8);
		return (CUresult)sim_echo("cuGraphicsGLRegisterBuffer");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target,
		unsigned int Flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsGLRegisterImage", SIM_ARGS(SIM_POINTER(pCudaResource),
			SIM_VALUE(image), SIM_VALUE(target), SIM_VALUE(Flags),
			SIM_POINTEE(pCudaResource, 8)))) {
		sim_fill("cuGraphicsGLRegisterImage", 0, pCudaResource, 8);
		return (CUresult)sim_echo("cuGraphicsGLRegisterImage");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsMapResources", SIM_ARGS(SIM_VALUE(count), SIM_POINTER(resources),
			SIM_POINTER(hStream), SIM_POINTEE(resources, 8)))) {
		sim_fill("cuGraphicsMapResources", 1, resources, 8);
		return (CUresult)sim_echo("cuGraphicsMapResources");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsMapResources_ptsz", SIM_ARGS(SIM_VALUE(count),
			SIM_POINTER(resources), SIM_POINTER(hStream), SIM_POINTEE(resources, 8)))) {
		sim_fill("cuGraphicsMapResources_ptsz", 1, resources, 8);
		return (CUresult)sim_echo("cuGraphicsMapResources_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
		unsigned int index, unsigned int mipLevel)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsResourceGetMappedEglFrame", SIM_ARGS(SIM_POINTER(eglFrame),
			SIM_POINTER(resource), SIM_VALUE(index), SIM_VALUE(mipLevel),
			SIM_POINTEE(eglFrame, 64)))) {
		sim_fill("cuGraphicsResourceGetMappedEglFrame", 0, eglFrame, 64);
		return (CUresult)sim_echo("cuGraphicsResourceGetMappedEglFrame");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
		CUgraphicsResource resource)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsResourceGetMappedMipmappedArray",
			SIM_ARGS(SIM_POINTER(pMipmappedArray), SIM_POINTER(resource),
			SIM_POINTEE(pMipmappedArray, 8)))) {
		sim_fill("cuGraphicsResourceGetMappedMipmappedArray", 0, pMipmappedArray, 8);
		return (CUresult)sim_echo("cuGraphicsResourceGetMappedMipmappedArray");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned int *pSize,
		CUgraphicsResource resource)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsResourceGetMappedPointer", SIM_ARGS(SIM_POINTER(pDevPtr),
			SIM_POINTER(pSize), SIM_POINTER(resource), SIM_POINTEE(pDevPtr, 4),
			SIM_POINTEE(pSize, 4)))) {
		sim_fill("cuGraphicsResourceGetMappedPointer", 0, pDevPtr, 4);
		sim_fill("cuGraphicsResourceGetMappedPointer", 1, pSize, 4);
		return (CUresult)sim_echo("cuGraphicsResourceGetMappedPointer");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
		CUgraphicsResource resource)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsResourceGetMappedPointer_v2", SIM_ARGS(SIM_POINTER(pDevPtr),
			SIM_POINTER(pSize), SIM_POINTER(resource), SIM_POINTEE(pDevPtr, 8),
			SIM_POINTEE(pSize, 8)))) {
		sim_fill("cuGraphicsResourceGetMappedPointer_v2", 0, pDevPtr, 8);
		sim_fill("cuGraphicsResourceGetMappedPointer_v2", 1, pSize, 8);
		return (CUresult)sim_echo("cuGraphicsResourceGetMappedPointer_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsResourceSetMapFlags", SIM_ARGS(SIM_POINTER(resource),
			SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuGraphicsResourceSetMapFlags");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsResourceSetMapFlags_v2", SIM_ARGS(SIM_POINTER(resource),
			SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuGraphicsResourceSetMapFlags_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource,
		unsigned int arrayIndex, unsigned int mipLevel)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsSubResourceGetMappedArray", SIM_ARGS(SIM_POINTER(pArray),
			SIM_POINTER(resource), SIM_VALUE(arrayIndex), SIM_VALUE(mipLevel),
			SIM_POINTEE(pArray, 8)))) {
		sim_fill("cuGraphicsSubResourceGetMappedArray", 0, pArray, 8);
		return (CUresult)sim_echo("cuGraphicsSubResourceGetMappedArray");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsUnmapResources", SIM_ARGS(SIM_VALUE(count),
			SIM_POINTER(resources), SIM_POINTER(hStream), SIM_POINTEE(resources, 8)))) {
		sim_fill("cuGraphicsUnmapResources", 1, resources, 8);
		return (CUresult)sim_echo("cuGraphicsUnmapResources");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsUnmapResources_ptsz(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsUnmapResources_ptsz", SIM_ARGS(SIM_VALUE(count),
			SIM_POINTER(resources), SIM_POINTER(hStream), SIM_POINTEE(resources, 8)))) {
		sim_fill("cuGraphicsUnmapResources_ptsz", 1, resources, 8);
		return (CUresult)sim_echo("cuGraphicsUnmapResources_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGraphicsUnregisterResource", SIM_ARGS(SIM_POINTER(resource)))) {
		return (CUresult)sim_echo("cuGraphicsUnregisterResource");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
		VdpOutputSurface vdpSurface, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsVDPAURegisterOutputSurface", SIM_ARGS(SIM_POINTER(pCudaResource),
			SIM_VALUE(vdpSurface), SIM_VALUE(flags), SIM_POINTEE(pCudaResource, 8)))) {
		sim_fill("cuGraphicsVDPAURegisterOutputSurface", 0, pCudaResource, 8);
		return (CUresult)sim_echo("cuGraphicsVDPAURegisterOutputSurface");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
		VdpVideoSurface vdpSurface, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuGraphicsVDPAURegisterVideoSurface", SIM_ARGS(SIM_POINTER(pCudaResource),
			SIM_VALUE(vdpSurface), SIM_VALUE(flags), SIM_POINTEE(pCudaResource, 8)))) {
		sim_fill("cuGraphicsVDPAURegisterVideoSurface", 0, pCudaResource, 8);
		return (CUresult)sim_echo("cuGraphicsVDPAURegisterVideoSurface");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
		unsigned int flags)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGreenCtxCreate", SIM_ARGS(SIM_POINTER(phCtx), SIM_POINTER(desc),
			SIM_VALUE(dev), SIM_VALUE(flags), SIM_POINTEE(phCtx, 8)))) {
		sim_fill("cuGreenCtxCreate", 0, phCtx, 8);
		return (CUresult)sim_echo("cuGreenCtxCreate");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phCtx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_footprint((int)dev, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (phCtx)
		SIM_SET(*phCtx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGreenCtxDestroy", SIM_ARGS(SIM_POINTER(hCtx)))) {
		return (CUresult)sim_echo("cuGreenCtxDestroy");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)
{
	if (sim_watching() &&
	    sim_watch("cuGreenCtxGetDevResource", SIM_ARGS(SIM_POINTER(hCtx),
			SIM_POINTER(resource), SIM_VALUE(type), SIM_POINTEE(resource, 144)))) {
		sim_fill("cuGreenCtxGetDevResource", 1, resource, 144);
		return (CUresult)sim_echo("cuGreenCtxGetDevResource");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)
{
	if (sim_watching() &&
	    sim_watch("cuGreenCtxGetId", SIM_ARGS(SIM_POINTER(greenCtx), SIM_POINTER(greenCtxId),
			SIM_POINTEE(greenCtxId, 8)))) {
		sim_fill("cuGreenCtxGetId", 1, greenCtxId, 8);
		return (CUresult)sim_echo("cuGreenCtxGetId");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	if (sim_watching() &&
	    sim_watch("cuGreenCtxRecordEvent", SIM_ARGS(SIM_POINTER(hCtx), SIM_POINTER(hEvent)))) {
		return (CUresult)sim_echo("cuGreenCtxRecordEvent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags,
		int priority)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuGreenCtxStreamCreate", SIM_ARGS(SIM_POINTER(phStream),
			SIM_POINTER(greenCtx), SIM_VALUE(flags), SIM_VALUE(priority),
			SIM_POINTEE(phStream, 8)))) {
		sim_fill("cuGreenCtxStreamCreate", 0, phStream, 8);
		return (CUresult)sim_echo("cuGreenCtxStreamCreate");
	}
	_sim_error = sim_enter("stream-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phStream)
		return sim_status_of(-EINVAL);
	_sim_error = sim_stream_create(&_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phStream, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	if (sim_watching() &&
	    sim_watch("cuGreenCtxWaitEvent", SIM_ARGS(SIM_POINTER(hCtx), SIM_POINTER(hEvent)))) {
		return (CUresult)sim_echo("cuGreenCtxWaitEvent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,
		const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuImportExternalMemory", SIM_ARGS(SIM_POINTER(extMem_out),
			SIM_POINTER(memHandleDesc), SIM_POINTEE(extMem_out, 8),
			SIM_POINTEE(memHandleDesc, 104)))) {
		sim_fill("cuImportExternalMemory", 0, extMem_out, 8);
		return (CUresult)sim_echo("cuImportExternalMemory");
	}
	_sim_error = sim_enter("import");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!memHandleDesc || !extMem_out)
		return sim_status_of(-EINVAL);
	_sim_error = sim_import(NULL, 0, (uint64_t)memHandleDesc->size, ROLE_DEVICE_CURRENT,
			ROLE_IMPORT, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*extMem_out, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
		const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
{
	if (sim_watching() &&
	    sim_watch("cuImportExternalSemaphore", SIM_ARGS(SIM_POINTER(extSem_out),
			SIM_POINTER(semHandleDesc), SIM_POINTEE(extSem_out, 8),
			SIM_POINTEE(semHandleDesc, 96)))) {
		sim_fill("cuImportExternalSemaphore", 0, extSem_out, 8);
		return (CUresult)sim_echo("cuImportExternalSemaphore");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuInit(unsigned int Flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuInit", SIM_ARGS(SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuInit");
	}
	_sim_error = sim_enter("init");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_init();
	return sim_status_of(_sim_error);
}

CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuIpcCloseMemHandle", SIM_ARGS(SIM_VALUE(dptr)))) {
		return (CUresult)sim_echo("cuIpcCloseMemHandle");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_free((uint64_t)dptr, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
{
	if (sim_watching() &&
	    sim_watch("cuIpcGetEventHandle", SIM_ARGS(SIM_POINTER(pHandle), SIM_POINTER(event),
			SIM_POINTEE(pHandle, 64)))) {
		sim_fill("cuIpcGetEventHandle", 0, pHandle, 64);
		return (CUresult)sim_echo("cuIpcGetEventHandle");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuIpcGetMemHandle", SIM_ARGS(SIM_POINTER(pHandle), SIM_VALUE(dptr),
			SIM_POINTEE(pHandle, 64)))) {
		sim_fill("cuIpcGetMemHandle", 0, pHandle, 64);
		return (CUresult)sim_echo("cuIpcGetMemHandle");
	}
	_sim_error = sim_enter("ipc-export");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pHandle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_ipc_export((uint64_t)dptr, pHandle, sizeof(*pHandle));
	return sim_status_of(_sim_error);
}

CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
{
	if (sim_watching() &&
	    sim_watch("cuIpcOpenEventHandle", SIM_ARGS(SIM_POINTER(phEvent), SIM_VALUE(handle),
			SIM_POINTEE(phEvent, 8)))) {
		sim_fill("cuIpcOpenEventHandle", 0, phEvent, 8);
		return (CUresult)sim_echo("cuIpcOpenEventHandle");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuIpcOpenMemHandle", SIM_ARGS(SIM_POINTER(pdptr), SIM_VALUE(handle),
			SIM_VALUE(Flags), SIM_POINTEE(pdptr, 8)))) {
		sim_fill("cuIpcOpenMemHandle", 0, pdptr, 8);
		return (CUresult)sim_echo("cuIpcOpenMemHandle");
	}
	_sim_error = sim_enter("import");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pdptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_import(&handle, sizeof(*&handle), UINT64_C(0), ROLE_DEVICE_CURRENT,
			ROLE_IMPORT, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pdptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuIpcOpenMemHandle_v2", SIM_ARGS(SIM_POINTER(pdptr), SIM_VALUE(handle),
			SIM_VALUE(Flags), SIM_POINTEE(pdptr, 8)))) {
		sim_fill("cuIpcOpenMemHandle_v2", 0, pdptr, 8);
		return (CUresult)sim_echo("cuIpcOpenMemHandle_v2");
	}
	_sim_error = sim_enter("import");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pdptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_import(&handle, sizeof(*&handle), UINT64_C(0), ROLE_DEVICE_CURRENT,
			ROLE_IMPORT, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pdptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuKernelGetAttribute", SIM_ARGS(SIM_POINTER(pi), SIM_VALUE(attrib),
			SIM_POINTER(kernel), SIM_VALUE(dev), SIM_POINTEE(pi, 4)))) {
		sim_fill("cuKernelGetAttribute", 0, pi, 4);
		return (CUresult)sim_echo("cuKernelGetAttribute");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuKernelGetFunction", SIM_ARGS(SIM_POINTER(pFunc), SIM_POINTER(kernel),
			SIM_POINTEE(pFunc, 8)))) {
		sim_fill("cuKernelGetFunction", 0, pFunc, 8);
		return (CUresult)sim_echo("cuKernelGetFunction");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pFunc)
		return sim_status_of(-EINVAL);
	_sim_error = sim_same((uint64_t)(uintptr_t)kernel, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pFunc)
		SIM_SET(*pFunc, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
	if (sim_watching() &&
	    sim_watch("cuKernelGetLibrary", SIM_ARGS(SIM_POINTER(pLib), SIM_POINTER(kernel),
			SIM_POINTEE(pLib, 8)))) {
		sim_fill("cuKernelGetLibrary", 0, pLib, 8);
		return (CUresult)sim_echo("cuKernelGetLibrary");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuKernelGetName(const char **name, CUkernel hfunc)
{
	if (sim_watching() &&
	    sim_watch("cuKernelGetName", SIM_ARGS(SIM_POINTER(name), SIM_POINTER(hfunc),
			SIM_POINTEE(name, 8)))) {
		sim_fill("cuKernelGetName", 0, name, 8);
		return (CUresult)sim_echo("cuKernelGetName");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
{
	if (sim_watching() &&
	    sim_watch("cuKernelGetParamCount", SIM_ARGS(SIM_POINTER(kernel),
			SIM_POINTER(paramCount), SIM_POINTEE(paramCount, 8)))) {
		sim_fill("cuKernelGetParamCount", 1, paramCount, 8);
		return (CUresult)sim_echo("cuKernelGetParamCount");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
		size_t *paramSize)
{
	if (sim_watching() &&
	    sim_watch("cuKernelGetParamInfo", SIM_ARGS(SIM_POINTER(kernel), SIM_VALUE(paramIndex),
			SIM_POINTER(paramOffset), SIM_POINTER(paramSize), SIM_POINTEE(paramOffset,
			8), SIM_POINTEE(paramSize, 8)))) {
		sim_fill("cuKernelGetParamInfo", 2, paramOffset, 8);
		sim_fill("cuKernelGetParamInfo", 3, paramSize, 8);
		return (CUresult)sim_echo("cuKernelGetParamInfo");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuKernelSetAttribute", SIM_ARGS(SIM_VALUE(attrib), SIM_VALUE(val),
			SIM_POINTER(kernel), SIM_VALUE(dev)))) {
		return (CUresult)sim_echo("cuKernelSetAttribute");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuKernelSetCacheConfig", SIM_ARGS(SIM_POINTER(kernel), SIM_VALUE(config),
			SIM_VALUE(dev)))) {
		return (CUresult)sim_echo("cuKernelSetCacheConfig");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuLaunch(CUfunction f)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunch", SIM_ARGS(SIM_POINTER(f)))) {
		return (CUresult)sim_echo("cuLaunch");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_launch((uint64_t)(uintptr_t)f, 0);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchCooperativeKernel", SIM_ARGS(SIM_POINTER(f), SIM_VALUE(gridDimX),
			SIM_VALUE(gridDimY), SIM_VALUE(gridDimZ), SIM_VALUE(blockDimX),
			SIM_VALUE(blockDimY), SIM_VALUE(blockDimZ), SIM_VALUE(sharedMemBytes),
			SIM_POINTER(hStream), SIM_POINTER(kernelParams), SIM_POINTEE(kernelParams,
			8)))) {
		sim_fill("cuLaunchCooperativeKernel", 9, kernelParams, 8);
		return (CUresult)sim_echo("cuLaunchCooperativeKernel");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_launch((uint64_t)(uintptr_t)f, (uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchCooperativeKernelMultiDevice",
			SIM_ARGS(SIM_POINTER(launchParamsList), SIM_VALUE(numDevices),
			SIM_VALUE(flags), SIM_POINTEE(launchParamsList, 56)))) {
		sim_fill("cuLaunchCooperativeKernelMultiDevice", 0, launchParamsList, 56);
		return (CUresult)sim_echo("cuLaunchCooperativeKernelMultiDevice");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!(!numDevices || launchParamsList))
		return sim_status_of(-EINVAL);
	_sim_error = sim_launch((numDevices ? (uint64_t)(uintptr_t)launchParamsList->function
			: (uint64_t)0), (numDevices ? (uint64_t)(uintptr_t)launchParamsList->hStream
			: (uint64_t)0));
	return sim_status_of(_sim_error);
}

CUresult cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchCooperativeKernel_ptsz", SIM_ARGS(SIM_POINTER(f),
			SIM_VALUE(gridDimX), SIM_VALUE(gridDimY), SIM_VALUE(gridDimZ),
			SIM_VALUE(blockDimX), SIM_VALUE(blockDimY), SIM_VALUE(blockDimZ),
			SIM_VALUE(sharedMemBytes), SIM_POINTER(hStream), SIM_POINTER(kernelParams),
			SIM_POINTEE(kernelParams, 8)))) {
		sim_fill("cuLaunchCooperativeKernel_ptsz", 9, kernelParams, 8);
		return (CUresult)sim_echo("cuLaunchCooperativeKernel_ptsz");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_launch((uint64_t)(uintptr_t)f, (uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchGrid", SIM_ARGS(SIM_POINTER(f), SIM_VALUE(grid_width),
			SIM_VALUE(grid_height)))) {
		return (CUresult)sim_echo("cuLaunchGrid");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* the shape of a block has to be set first */
	if (sim_declines(false))
		return CUDA_ERROR_INVALID_VALUE;
	_sim_error = sim_launch((uint64_t)(uintptr_t)f, 0);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchGridAsync", SIM_ARGS(SIM_POINTER(f), SIM_VALUE(grid_width),
			SIM_VALUE(grid_height), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuLaunchGridAsync");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* the shape of a block has to be set first */
	if (sim_declines(false))
		return CUDA_ERROR_INVALID_VALUE;
	_sim_error = sim_launch((uint64_t)(uintptr_t)f, (uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchHostFunc", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(fn),
			SIM_POINTER(userData)))) {
		return (CUresult)sim_echo("cuLaunchHostFunc");
	}
	_sim_error = sim_enter("host-callback");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!fn)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_callback((uint64_t)(uintptr_t)hStream,
			(void (*)(void *))(void (*)(void))fn, userData);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void *userData)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchHostFunc_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(fn),
			SIM_POINTER(userData)))) {
		return (CUresult)sim_echo("cuLaunchHostFunc_ptsz");
	}
	_sim_error = sim_enter("host-callback");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!fn)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_callback((uint64_t)(uintptr_t)hStream,
			(void (*)(void *))(void (*)(void))fn, userData);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchHostFunc_v2", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(fn),
			SIM_POINTER(userData), SIM_VALUE(syncMode)))) {
		return (CUresult)sim_echo("cuLaunchHostFunc_v2");
	}
	_sim_error = sim_enter("host-callback");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!fn)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_callback((uint64_t)(uintptr_t)hStream,
			(void (*)(void *))(void (*)(void))fn, userData);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchHostFunc_v2_ptsz(CUstream hStream, CUhostFn fn, void *userData,
		unsigned int syncMode)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchHostFunc_v2_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(fn),
			SIM_POINTER(userData), SIM_VALUE(syncMode)))) {
		return (CUresult)sim_echo("cuLaunchHostFunc_v2_ptsz");
	}
	_sim_error = sim_enter("host-callback");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!fn)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_callback((uint64_t)(uintptr_t)hStream,
			(void (*)(void *))(void (*)(void))fn, userData);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchKernel", SIM_ARGS(SIM_POINTER(f), SIM_VALUE(gridDimX),
			SIM_VALUE(gridDimY), SIM_VALUE(gridDimZ), SIM_VALUE(blockDimX),
			SIM_VALUE(blockDimY), SIM_VALUE(blockDimZ), SIM_VALUE(sharedMemBytes),
			SIM_POINTER(hStream), SIM_POINTER(kernelParams), SIM_POINTER(extra),
			SIM_POINTEE(kernelParams, 8), SIM_POINTEE(extra, 8)))) {
		sim_fill("cuLaunchKernel", 9, kernelParams, 8);
		sim_fill("cuLaunchKernel", 10, extra, 8);
		return (CUresult)sim_echo("cuLaunchKernel");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_launch((uint64_t)(uintptr_t)f, (uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams,
		void **extra)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchKernelEx", SIM_ARGS(SIM_POINTER(config), SIM_POINTER(f),
			SIM_POINTER(kernelParams), SIM_POINTER(extra), SIM_POINTEE(config, 56),
			SIM_POINTEE(kernelParams, 8), SIM_POINTEE(extra, 8)))) {
		sim_fill("cuLaunchKernelEx", 2, kernelParams, 8);
		sim_fill("cuLaunchKernelEx", 3, extra, 8);
		return (CUresult)sim_echo("cuLaunchKernelEx");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!config)
		return sim_status_of(-EINVAL);
	_sim_error = sim_launch((uint64_t)(uintptr_t)f, (uint64_t)(uintptr_t)config->hStream);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void **kernelParams,
		void **extra)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchKernelEx_ptsz", SIM_ARGS(SIM_POINTER(config), SIM_POINTER(f),
			SIM_POINTER(kernelParams), SIM_POINTER(extra), SIM_POINTEE(config, 56),
			SIM_POINTEE(kernelParams, 8), SIM_POINTEE(extra, 8)))) {
		sim_fill("cuLaunchKernelEx_ptsz", 2, kernelParams, 8);
		sim_fill("cuLaunchKernelEx_ptsz", 3, extra, 8);
		return (CUresult)sim_echo("cuLaunchKernelEx_ptsz");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!config)
		return sim_status_of(-EINVAL);
	_sim_error = sim_launch((uint64_t)(uintptr_t)f, (uint64_t)(uintptr_t)config->hStream);
	return sim_status_of(_sim_error);
}

CUresult cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLaunchKernel_ptsz", SIM_ARGS(SIM_POINTER(f), SIM_VALUE(gridDimX),
			SIM_VALUE(gridDimY), SIM_VALUE(gridDimZ), SIM_VALUE(blockDimX),
			SIM_VALUE(blockDimY), SIM_VALUE(blockDimZ), SIM_VALUE(sharedMemBytes),
			SIM_POINTER(hStream), SIM_POINTER(kernelParams), SIM_POINTER(extra),
			SIM_POINTEE(kernelParams, 8), SIM_POINTEE(extra, 8)))) {
		sim_fill("cuLaunchKernel_ptsz", 9, kernelParams, 8);
		sim_fill("cuLaunchKernel_ptsz", 10, extra, 8);
		return (CUresult)sim_echo("cuLaunchKernel_ptsz");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_launch((uint64_t)(uintptr_t)f, (uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
{
	if (sim_watching() &&
	    sim_watch("cuLibraryEnumerateKernels", SIM_ARGS(SIM_POINTER(kernels),
			SIM_VALUE(numKernels), SIM_POINTER(lib), SIM_POINTEE(kernels, 8)))) {
		sim_fill("cuLibraryEnumerateKernels", 0, kernels, 8);
		return (CUresult)sim_echo("cuLibraryEnumerateKernels");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLibraryGetGlobal", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(bytes),
			SIM_POINTER(library), SIM_POINTER(name), SIM_POINTEE(dptr, 8),
			SIM_POINTEE(bytes, 8), SIM_POINTEE(name, 1)))) {
		sim_fill("cuLibraryGetGlobal", 0, dptr, 8);
		sim_fill("cuLibraryGetGlobal", 1, bytes, 8);
		return (CUresult)sim_echo("cuLibraryGetGlobal");
	}
	_sim_error = sim_enter("module-global");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = -ENOENT;
	return sim_status_of(_sim_error);
}

CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLibraryGetKernel", SIM_ARGS(SIM_POINTER(pKernel), SIM_POINTER(library),
			SIM_POINTER(name), SIM_POINTEE(pKernel, 8), SIM_POINTEE(name, 1)))) {
		sim_fill("cuLibraryGetKernel", 0, pKernel, 8);
		return (CUresult)sim_echo("cuLibraryGetKernel");
	}
	_sim_error = sim_enter("module-function");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pKernel || !name)
		return sim_status_of(-EINVAL);
	_sim_error = sim_module_function(name, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pKernel, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
{
	if (sim_watching() &&
	    sim_watch("cuLibraryGetKernelCount", SIM_ARGS(SIM_POINTER(count), SIM_POINTER(lib),
			SIM_POINTEE(count, 4)))) {
		sim_fill("cuLibraryGetKernelCount", 0, count, 4);
		return (CUresult)sim_echo("cuLibraryGetKernelCount");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLibraryGetManaged", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(bytes),
			SIM_POINTER(library), SIM_POINTER(name), SIM_POINTEE(dptr, 8),
			SIM_POINTEE(bytes, 8), SIM_POINTEE(name, 1)))) {
		sim_fill("cuLibraryGetManaged", 0, dptr, 8);
		sim_fill("cuLibraryGetManaged", 1, bytes, 8);
		return (CUresult)sim_echo("cuLibraryGetManaged");
	}
	_sim_error = sim_enter("module-global");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = -ENOENT;
	return sim_status_of(_sim_error);
}

CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
	if (sim_watching() &&
	    sim_watch("cuLibraryGetModule", SIM_ARGS(SIM_POINTER(pMod), SIM_POINTER(library),
			SIM_POINTEE(pMod, 8)))) {
		sim_fill("cuLibraryGetModule", 0, pMod, 8);
		return (CUresult)sim_echo("cuLibraryGetModule");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)
{
	if (sim_watching() &&
	    sim_watch("cuLibraryGetUnifiedFunction", SIM_ARGS(SIM_POINTER(fptr),
			SIM_POINTER(library), SIM_POINTER(symbol), SIM_POINTEE(fptr, 8),
			SIM_POINTEE(symbol, 1)))) {
		sim_fill("cuLibraryGetUnifiedFunction", 0, fptr, 8);
		return (CUresult)sim_echo("cuLibraryGetUnifiedFunction");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
		void **jitOptionsValues, unsigned int numJitOptions,
		CUlibraryOption *libraryOptions, void **libraryOptionValues,
		unsigned int numLibraryOptions)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLibraryLoadData", SIM_ARGS(SIM_POINTER(library), SIM_POINTER(code),
			SIM_POINTER(jitOptions), SIM_POINTER(jitOptionsValues),
			SIM_VALUE(numJitOptions), SIM_POINTER(libraryOptions),
			SIM_POINTER(libraryOptionValues), SIM_VALUE(numLibraryOptions),
			SIM_POINTEE(library, 8), SIM_POINTEE(jitOptions, 4),
			SIM_POINTEE(jitOptionsValues, 8), SIM_POINTEE(libraryOptions, 4),
			SIM_POINTEE(libraryOptionValues, 8)))) {
		sim_fill("cuLibraryLoadData", 0, library, 8);
		sim_fill("cuLibraryLoadData", 2, jitOptions, 4);
		sim_fill("cuLibraryLoadData", 3, jitOptionsValues, 8);
		sim_fill("cuLibraryLoadData", 5, libraryOptions, 4);
		sim_fill("cuLibraryLoadData", 6, libraryOptionValues, 8);
		return (CUresult)sim_echo("cuLibraryLoadData");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!library)
		return sim_status_of(-EINVAL);
	_sim_error = sim_footprint(ROLE_DEVICE_CURRENT, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (library)
		SIM_SET(*library, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions,
		void **jitOptionsValues, unsigned int numJitOptions,
		CUlibraryOption *libraryOptions, void **libraryOptionValues,
		unsigned int numLibraryOptions)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLibraryLoadFromFile", SIM_ARGS(SIM_POINTER(library),
			SIM_POINTER(fileName), SIM_POINTER(jitOptions),
			SIM_POINTER(jitOptionsValues), SIM_VALUE(numJitOptions),
			SIM_POINTER(libraryOptions), SIM_POINTER(libraryOptionValues),
			SIM_VALUE(numLibraryOptions), SIM_POINTEE(library, 8),
			SIM_POINTEE(fileName, 1), SIM_POINTEE(jitOptions, 4),
			SIM_POINTEE(jitOptionsValues, 8), SIM_POINTEE(libraryOptions, 4),
			SIM_POINTEE(libraryOptionValues, 8)))) {
		sim_fill("cuLibraryLoadFromFile", 0, library, 8);
		sim_fill("cuLibraryLoadFromFile", 2, jitOptions, 4);
		sim_fill("cuLibraryLoadFromFile", 3, jitOptionsValues, 8);
		sim_fill("cuLibraryLoadFromFile", 5, libraryOptions, 4);
		sim_fill("cuLibraryLoadFromFile", 6, libraryOptionValues, 8);
		return (CUresult)sim_echo("cuLibraryLoadFromFile");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!library)
		return sim_status_of(-EINVAL);
	_sim_error = sim_footprint(ROLE_DEVICE_CURRENT, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (library)
		SIM_SET(*library, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuLibraryUnload(CUlibrary library)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLibraryUnload", SIM_ARGS(SIM_POINTER(library)))) {
		return (CUresult)sim_echo("cuLibraryUnload");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_unload((uint64_t)(uintptr_t)library);
	return sim_status_of(_sim_error);
}

CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size,
		const char *name, unsigned int numOptions, CUjit_option *options,
		void **optionValues)
{
	if (sim_watching() &&
	    sim_watch("cuLinkAddData", SIM_ARGS(SIM_POINTER(state), SIM_VALUE(type),
			SIM_POINTER(data), SIM_VALUE(size), SIM_POINTER(name),
			SIM_VALUE(numOptions), SIM_POINTER(options), SIM_POINTER(optionValues),
			SIM_POINTEE(name, 1), SIM_POINTEE(options, 4), SIM_POINTEE(optionValues,
			8)))) {
		sim_fill("cuLinkAddData", 6, options, 4);
		sim_fill("cuLinkAddData", 7, optionValues, 8);
		return (CUresult)sim_echo("cuLinkAddData");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size,
		const char *name, unsigned int numOptions, CUjit_option *options,
		void **optionValues)
{
	if (sim_watching() &&
	    sim_watch("cuLinkAddData_v2", SIM_ARGS(SIM_POINTER(state), SIM_VALUE(type),
			SIM_POINTER(data), SIM_VALUE(size), SIM_POINTER(name),
			SIM_VALUE(numOptions), SIM_POINTER(options), SIM_POINTER(optionValues),
			SIM_POINTEE(name, 1), SIM_POINTEE(options, 4), SIM_POINTEE(optionValues,
			8)))) {
		sim_fill("cuLinkAddData_v2", 6, options, 4);
		sim_fill("cuLinkAddData_v2", 7, optionValues, 8);
		return (CUresult)sim_echo("cuLinkAddData_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path,
		unsigned int numOptions, CUjit_option *options, void **optionValues)
{
	if (sim_watching() &&
	    sim_watch("cuLinkAddFile", SIM_ARGS(SIM_POINTER(state), SIM_VALUE(type),
			SIM_POINTER(path), SIM_VALUE(numOptions), SIM_POINTER(options),
			SIM_POINTER(optionValues), SIM_POINTEE(path, 1), SIM_POINTEE(options, 4),
			SIM_POINTEE(optionValues, 8)))) {
		sim_fill("cuLinkAddFile", 4, options, 4);
		sim_fill("cuLinkAddFile", 5, optionValues, 8);
		return (CUresult)sim_echo("cuLinkAddFile");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
		unsigned int numOptions, CUjit_option *options, void **optionValues)
{
	if (sim_watching() &&
	    sim_watch("cuLinkAddFile_v2", SIM_ARGS(SIM_POINTER(state), SIM_VALUE(type),
			SIM_POINTER(path), SIM_VALUE(numOptions), SIM_POINTER(options),
			SIM_POINTER(optionValues), SIM_POINTEE(path, 1), SIM_POINTEE(options, 4),
			SIM_POINTEE(optionValues, 8)))) {
		sim_fill("cuLinkAddFile_v2", 4, options, 4);
		sim_fill("cuLinkAddFile_v2", 5, optionValues, 8);
		return (CUresult)sim_echo("cuLinkAddFile_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
{
	if (sim_watching() &&
	    sim_watch("cuLinkComplete", SIM_ARGS(SIM_POINTER(state), SIM_POINTER(cubinOut),
			SIM_POINTER(sizeOut), SIM_POINTEE(cubinOut, 8), SIM_POINTEE(sizeOut, 8)))) {
		sim_fill("cuLinkComplete", 1, cubinOut, 8);
		sim_fill("cuLinkComplete", 2, sizeOut, 8);
		return (CUresult)sim_echo("cuLinkComplete");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLinkCreate(unsigned int numOptions, CUjit_option *options, void **optionValues,
		CUlinkState *stateOut)
{
	if (sim_watching() &&
	    sim_watch("cuLinkCreate", SIM_ARGS(SIM_VALUE(numOptions), SIM_POINTER(options),
			SIM_POINTER(optionValues), SIM_POINTER(stateOut), SIM_POINTEE(options, 4),
			SIM_POINTEE(optionValues, 8), SIM_POINTEE(stateOut, 8)))) {
		sim_fill("cuLinkCreate", 1, options, 4);
		sim_fill("cuLinkCreate", 2, optionValues, 8);
		sim_fill("cuLinkCreate", 3, stateOut, 8);
		return (CUresult)sim_echo("cuLinkCreate");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues,
		CUlinkState *stateOut)
{
	if (sim_watching() &&
	    sim_watch("cuLinkCreate_v2", SIM_ARGS(SIM_VALUE(numOptions), SIM_POINTER(options),
			SIM_POINTER(optionValues), SIM_POINTER(stateOut), SIM_POINTEE(options, 4),
			SIM_POINTEE(optionValues, 8), SIM_POINTEE(stateOut, 8)))) {
		sim_fill("cuLinkCreate_v2", 1, options, 4);
		sim_fill("cuLinkCreate_v2", 2, optionValues, 8);
		sim_fill("cuLinkCreate_v2", 3, stateOut, 8);
		return (CUresult)sim_echo("cuLinkCreate_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLinkDestroy(CUlinkState state)
{
	if (sim_watching() &&
	    sim_watch("cuLinkDestroy", SIM_ARGS(SIM_POINTER(state)))) {
		return (CUresult)sim_echo("cuLinkDestroy");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointAddDevice", SIM_ARGS(SIM_VALUE(leId), SIM_VALUE(dev)))) {
		return (CUresult)sim_echo("cuLogicalEndpointAddDevice");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
		void *ptr, cuuint64_t size, unsigned long long flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointBindAddr", SIM_ARGS(SIM_VALUE(leId), SIM_VALUE(dev),
			SIM_VALUE(offset), SIM_POINTER(ptr), SIM_VALUE(size), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuLogicalEndpointBindAddr");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
		CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
		unsigned long long flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointBindMem", SIM_ARGS(SIM_VALUE(leId), SIM_VALUE(dev),
			SIM_VALUE(offset), SIM_VALUE(memHandle), SIM_VALUE(memOffset),
			SIM_VALUE(size), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuLogicalEndpointBindMem");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)
{
	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointCreate", SIM_ARGS(SIM_VALUE(leId), SIM_POINTER(prop),
			SIM_POINTEE(prop, 24)))) {
		return (CUresult)sim_echo("cuLogicalEndpointCreate");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)
{
	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointDestroy", SIM_ARGS(SIM_VALUE(leId)))) {
		return (CUresult)sim_echo("cuLogicalEndpointDestroy");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
		CUlogicalEndpointIpcHandleType handleType)
{
	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointExport", SIM_ARGS(SIM_POINTER(handle), SIM_VALUE(leId),
			SIM_VALUE(handleType)))) {
		return (CUresult)sim_echo("cuLogicalEndpointExport");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
		const CUlogicalEndpointProp *prop)
{
	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointGetLimits", SIM_ARGS(SIM_POINTER(bindAlignment),
			SIM_POINTER(maxSize), SIM_POINTER(prop), SIM_POINTEE(bindAlignment, 8),
			SIM_POINTEE(maxSize, 8), SIM_POINTEE(prop, 24)))) {
		sim_fill("cuLogicalEndpointGetLimits", 0, bindAlignment, 8);
		sim_fill("cuLogicalEndpointGetLimits", 1, maxSize, 8);
		return (CUresult)sim_echo("cuLogicalEndpointGetLimits");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)
{
	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointIdRelease", SIM_ARGS(SIM_VALUE(baseLeId),
			SIM_VALUE(count)))) {
		return (CUresult)sim_echo("cuLogicalEndpointIdRelease");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)
{
	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointIdReserve", SIM_ARGS(SIM_POINTER(baseLeId),
			SIM_VALUE(count), SIM_POINTEE(baseLeId, 4)))) {
		sim_fill("cuLogicalEndpointIdReserve", 0, baseLeId, 4);
		return (CUresult)sim_echo("cuLogicalEndpointIdReserve");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
		CUlogicalEndpointIpcHandleType handleType)
{
	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointImport", SIM_ARGS(SIM_VALUE(leId), SIM_POINTER(handle),
			SIM_VALUE(handleType)))) {
		return (CUresult)sim_echo("cuLogicalEndpointImport");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)
{
	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointQuery", SIM_ARGS(SIM_VALUE(leId), SIM_VALUE(count),
			SIM_POINTER(queryStatus), SIM_POINTEE(queryStatus, 4)))) {
		sim_fill("cuLogicalEndpointQuery", 2, queryStatus, 4);
		return (CUresult)sim_echo("cuLogicalEndpointQuery");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
		cuuint64_t size)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuLogicalEndpointUnbind", SIM_ARGS(SIM_VALUE(leId), SIM_VALUE(dev),
			SIM_VALUE(offset), SIM_VALUE(size)))) {
		return (CUresult)sim_echo("cuLogicalEndpointUnbind");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuLogsCurrent", SIM_ARGS(SIM_POINTER(iterator_out), SIM_VALUE(flags),
			SIM_POINTEE(iterator_out, 4)))) {
		sim_fill("cuLogsCurrent", 0, iterator_out, 4);
		return (CUresult)sim_echo("cuLogsCurrent");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuLogsDumpToFile", SIM_ARGS(SIM_POINTER(iterator), SIM_POINTER(pathToFile),
			SIM_VALUE(flags), SIM_POINTEE(iterator, 4), SIM_POINTEE(pathToFile, 1)))) {
		sim_fill("cuLogsDumpToFile", 0, iterator, 4);
		return (CUresult)sim_echo("cuLogsDumpToFile");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuLogsDumpToMemory", SIM_ARGS(SIM_POINTER(iterator), SIM_POINTER(buffer),
			SIM_POINTER(size), SIM_VALUE(flags), SIM_POINTEE(iterator, 4),
			SIM_POINTEE(buffer, 1), SIM_POINTEE(size, 8)))) {
		sim_fill("cuLogsDumpToMemory", 0, iterator, 4);
		sim_fill("cuLogsDumpToMemory", 1, buffer, 1);
		sim_fill("cuLogsDumpToMemory", 2, size, 8);
		return (CUresult)sim_echo("cuLogsDumpToMemory");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
		CUlogsCallbackHandle *callback_out)
{
	if (sim_watching() &&
	    sim_watch("cuLogsRegisterCallback", SIM_ARGS(SIM_POINTER(callbackFunc),
			SIM_POINTER(userData), SIM_POINTER(callback_out), SIM_POINTEE(callback_out,
			8)))) {
		sim_fill("cuLogsRegisterCallback", 2, callback_out, 8);
		return (CUresult)sim_echo("cuLogsRegisterCallback");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
	if (sim_watching() &&
	    sim_watch("cuLogsUnregisterCallback", SIM_ARGS(SIM_POINTER(callback)))) {
		return (CUresult)sim_echo("cuLogsUnregisterCallback");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAddressFree", SIM_ARGS(SIM_VALUE(ptr), SIM_VALUE(size)))) {
		return (CUresult)sim_echo("cuMemAddressFree");
	}
	_sim_error = sim_enter("vmm-unreserve");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_vmm_unreserve((uint64_t)ptr, (uint64_t)size);
	return sim_status_of(_sim_error);
}

CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
		unsigned long long flags)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAddressReserve", SIM_ARGS(SIM_POINTER(ptr), SIM_VALUE(size),
			SIM_VALUE(alignment), SIM_VALUE(addr), SIM_VALUE(flags), SIM_POINTEE(ptr,
			8)))) {
		sim_fill("cuMemAddressReserve", 0, ptr, 8);
		return (CUresult)sim_echo("cuMemAddressReserve");
	}
	_sim_error = sim_enter("vmm-reserve");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!ptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_vmm_reserve((uint64_t)size, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*ptr, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAdvise", SIM_ARGS(SIM_VALUE(devPtr), SIM_VALUE(count),
			SIM_VALUE(advice), SIM_VALUE(device)))) {
		return (CUresult)sim_echo("cuMemAdvise");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
		CUmemLocation location)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAdvise_v2", SIM_ARGS(SIM_VALUE(devPtr), SIM_VALUE(count),
			SIM_VALUE(advice), SIM_VALUE(location)))) {
		return (CUresult)sim_echo("cuMemAdvise_v2");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned int bytesize)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAlloc", SIM_ARGS(SIM_POINTER(dptr), SIM_VALUE(bytesize),
			SIM_POINTEE(dptr, 4)))) {
		sim_fill("cuMemAlloc", 0, dptr, 4);
		return (CUresult)sim_echo("cuMemAlloc");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, (uint64_t)bytesize, 0, 0,
			&_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAllocAsync", SIM_ARGS(SIM_POINTER(dptr), SIM_VALUE(bytesize),
			SIM_POINTER(hStream), SIM_POINTEE(dptr, 8)))) {
		sim_fill("cuMemAllocAsync", 0, dptr, 8);
		return (CUresult)sim_echo("cuMemAllocAsync");
	}
	_sim_error = sim_enter("pool-alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_alloc(ROLE_DEVICE_CURRENT, 0, (uint64_t)bytesize,
			(uint64_t)(uintptr_t)hStream, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAllocAsync_ptsz", SIM_ARGS(SIM_POINTER(dptr), SIM_VALUE(bytesize),
			SIM_POINTER(hStream), SIM_POINTEE(dptr, 8)))) {
		sim_fill("cuMemAllocAsync_ptsz", 0, dptr, 8);
		return (CUresult)sim_echo("cuMemAllocAsync_ptsz");
	}
	_sim_error = sim_enter("pool-alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_alloc(ROLE_DEVICE_CURRENT, 0, (uint64_t)bytesize,
			(uint64_t)(uintptr_t)hStream, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
		CUstream hStream)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAllocFromPoolAsync", SIM_ARGS(SIM_POINTER(dptr), SIM_VALUE(bytesize),
			SIM_POINTER(pool), SIM_POINTER(hStream), SIM_POINTEE(dptr, 8)))) {
		sim_fill("cuMemAllocFromPoolAsync", 0, dptr, 8);
		return (CUresult)sim_echo("cuMemAllocFromPoolAsync");
	}
	_sim_error = sim_enter("pool-alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_alloc_from(ROLE_DEVICE_CURRENT, (uint64_t)(uintptr_t)pool,
			(uint64_t)bytesize, (uint64_t)(uintptr_t)hStream, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
		CUstream hStream)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAllocFromPoolAsync_ptsz", SIM_ARGS(SIM_POINTER(dptr),
			SIM_VALUE(bytesize), SIM_POINTER(pool), SIM_POINTER(hStream),
			SIM_POINTEE(dptr, 8)))) {
		sim_fill("cuMemAllocFromPoolAsync_ptsz", 0, dptr, 8);
		return (CUresult)sim_echo("cuMemAllocFromPoolAsync_ptsz");
	}
	_sim_error = sim_enter("pool-alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_alloc_from(ROLE_DEVICE_CURRENT, (uint64_t)(uintptr_t)pool,
			(uint64_t)bytesize, (uint64_t)(uintptr_t)hStream, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAllocHost(void **pp, unsigned int bytesize)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAllocHost", SIM_ARGS(SIM_POINTER(pp), SIM_VALUE(bytesize),
			SIM_POINTEE(pp, 8)))) {
		sim_fill("cuMemAllocHost", 0, pp, 8);
		return (CUresult)sim_echo("cuMemAllocHost");
	}
	_sim_error = sim_enter("host-alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pp)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_alloc((uint64_t)bytesize, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pp, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAllocHost_v2", SIM_ARGS(SIM_POINTER(pp), SIM_VALUE(bytesize),
			SIM_POINTEE(pp, 8)))) {
		sim_fill("cuMemAllocHost_v2", 0, pp, 8);
		return (CUresult)sim_echo("cuMemAllocHost_v2");
	}
	_sim_error = sim_enter("host-alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	if (!pp)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_alloc((uint64_t)bytesize, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pp, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAllocManaged", SIM_ARGS(SIM_POINTER(dptr), SIM_VALUE(bytesize),
			SIM_VALUE(flags), SIM_POINTEE(dptr, 8)))) {
		sim_fill("cuMemAllocManaged", 0, dptr, 8);
		return (CUresult)sim_echo("cuMemAllocManaged");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	if (!dptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, (uint64_t)bytesize, 0, 0,
			&_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned int *pPitch, unsigned int WidthInBytes,
		unsigned int Height, unsigned int ElementSizeBytes)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAllocPitch", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(pPitch),
			SIM_VALUE(WidthInBytes), SIM_VALUE(Height), SIM_VALUE(ElementSizeBytes),
			SIM_POINTEE(dptr, 4), SIM_POINTEE(pPitch, 4)))) {
		sim_fill("cuMemAllocPitch", 0, dptr, 4);
		sim_fill("cuMemAllocPitch", 1, pPitch, 4);
		return (CUresult)sim_echo("cuMemAllocPitch");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pPitch || !dptr)
		return sim_status_of(-EINVAL);
	SIM_SET(*pPitch, role_align((uint64_t)WidthInBytes, 512));
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, role_mul((uint64_t)(*pPitch),
			(uint64_t)Height), (uint64_t)WidthInBytes, 0, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
		unsigned int ElementSizeBytes)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAllocPitch_v2", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(pPitch),
			SIM_VALUE(WidthInBytes), SIM_VALUE(Height), SIM_VALUE(ElementSizeBytes),
			SIM_POINTEE(dptr, 8), SIM_POINTEE(pPitch, 8)))) {
		sim_fill("cuMemAllocPitch_v2", 0, dptr, 8);
		sim_fill("cuMemAllocPitch_v2", 1, pPitch, 8);
		return (CUresult)sim_echo("cuMemAllocPitch_v2");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	if (!pPitch || !dptr)
		return sim_status_of(-EINVAL);
	SIM_SET(*pPitch, role_align((uint64_t)WidthInBytes, 512));
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, role_mul((uint64_t)(*pPitch),
			(uint64_t)Height), (uint64_t)WidthInBytes, 0, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemAlloc_v2", SIM_ARGS(SIM_POINTER(dptr), SIM_VALUE(bytesize),
			SIM_POINTEE(dptr, 8)))) {
		sim_fill("cuMemAlloc_v2", 0, dptr, 8);
		return (CUresult)sim_echo("cuMemAlloc_v2");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	if (!dptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, (uint64_t)bytesize, 0, 0,
			&_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*dptr, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
		unsigned int flags, size_t *errorIndex, CUstream stream)
{
	if (sim_watching() &&
	    sim_watch("cuMemBatchDecompressAsync", SIM_ARGS(SIM_POINTER(paramsArray),
			SIM_VALUE(count), SIM_VALUE(flags), SIM_POINTER(errorIndex),
			SIM_POINTER(stream), SIM_POINTEE(paramsArray, 64), SIM_POINTEE(errorIndex,
			8)))) {
		sim_fill("cuMemBatchDecompressAsync", 0, paramsArray, 64);
		sim_fill("cuMemBatchDecompressAsync", 3, errorIndex, 8);
		return (CUresult)sim_echo("cuMemBatchDecompressAsync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams *paramsArray, size_t count,
		unsigned int flags, size_t *errorIndex, CUstream stream)
{
	if (sim_watching() &&
	    sim_watch("cuMemBatchDecompressAsync_ptsz", SIM_ARGS(SIM_POINTER(paramsArray),
			SIM_VALUE(count), SIM_VALUE(flags), SIM_POINTER(errorIndex),
			SIM_POINTER(stream), SIM_POINTEE(paramsArray, 64), SIM_POINTEE(errorIndex,
			8)))) {
		sim_fill("cuMemBatchDecompressAsync_ptsz", 0, paramsArray, 64);
		sim_fill("cuMemBatchDecompressAsync_ptsz", 3, errorIndex, 8);
		return (CUresult)sim_echo("cuMemBatchDecompressAsync_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
		const CUmemAllocationProp *prop, unsigned long long flags)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemCreate", SIM_ARGS(SIM_POINTER(handle), SIM_VALUE(size),
			SIM_POINTER(prop), SIM_VALUE(flags), SIM_POINTEE(handle, 8),
			SIM_POINTEE(prop, 32)))) {
		sim_fill("cuMemCreate", 0, handle, 8);
		return (CUresult)sim_echo("cuMemCreate");
	}
	_sim_error = sim_enter("vmm-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!handle || !prop)
		return sim_status_of(-EINVAL);
	_sim_error = sim_vmm_create((uint64_t)size,
			((prop->location.type == CU_MEM_LOCATION_TYPE_DEVICE)
			? (int)prop->location.id : ((prop->location.type == 6)
			? (int)((uint64_t)prop->location.id & (uint64_t)255) : ROLE_DEVICE_NONE)),
			&_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*handle, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemDiscardAndPrefetchBatchAsync", SIM_ARGS(SIM_POINTER(dptrs),
			SIM_POINTER(sizes), SIM_VALUE(count), SIM_POINTER(prefetchLocs),
			SIM_POINTER(prefetchLocIdxs), SIM_VALUE(numPrefetchLocs), SIM_VALUE(flags),
			SIM_POINTER(hStream), SIM_POINTEE(dptrs, 8), SIM_POINTEE(sizes, 8),
			SIM_POINTEE(prefetchLocs, 8), SIM_POINTEE(prefetchLocIdxs, 8)))) {
		sim_fill("cuMemDiscardAndPrefetchBatchAsync", 0, dptrs, 8);
		sim_fill("cuMemDiscardAndPrefetchBatchAsync", 1, sizes, 8);
		sim_fill("cuMemDiscardAndPrefetchBatchAsync", 3, prefetchLocs, 8);
		sim_fill("cuMemDiscardAndPrefetchBatchAsync", 4, prefetchLocIdxs, 8);
		return (CUresult)sim_echo("cuMemDiscardAndPrefetchBatchAsync");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!sizes)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)count; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)0},
				(struct sim_place){.at = (uint64_t)0}, UINT64_C(0), 1, 1,
				(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemDiscardAndPrefetchBatchAsync_ptsz", SIM_ARGS(SIM_POINTER(dptrs),
			SIM_POINTER(sizes), SIM_VALUE(count), SIM_POINTER(prefetchLocs),
			SIM_POINTER(prefetchLocIdxs), SIM_VALUE(numPrefetchLocs), SIM_VALUE(flags),
			SIM_POINTER(hStream), SIM_POINTEE(dptrs, 8), SIM_POINTEE(sizes, 8),
			SIM_POINTEE(prefetchLocs, 8), SIM_POINTEE(prefetchLocIdxs, 8)))) {
		sim_fill("cuMemDiscardAndPrefetchBatchAsync_ptsz", 0, dptrs, 8);
		sim_fill("cuMemDiscardAndPrefetchBatchAsync_ptsz", 1, sizes, 8);
		sim_fill("cuMemDiscardAndPrefetchBatchAsync_ptsz", 3, prefetchLocs, 8);
		sim_fill("cuMemDiscardAndPrefetchBatchAsync_ptsz", 4, prefetchLocIdxs, 8);
		return (CUresult)sim_echo("cuMemDiscardAndPrefetchBatchAsync_ptsz");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!sizes)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)count; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)0},
				(struct sim_place){.at = (uint64_t)0}, UINT64_C(0), 1, 1,
				(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		unsigned long long flags, CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuMemDiscardBatchAsync", SIM_ARGS(SIM_POINTER(dptrs), SIM_POINTER(sizes),
			SIM_VALUE(count), SIM_VALUE(flags), SIM_POINTER(hStream),
			SIM_POINTEE(dptrs, 8), SIM_POINTEE(sizes, 8)))) {
		sim_fill("cuMemDiscardBatchAsync", 0, dptrs, 8);
		sim_fill("cuMemDiscardBatchAsync", 1, sizes, 8);
		return (CUresult)sim_echo("cuMemDiscardBatchAsync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemDiscardBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		unsigned long long flags, CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuMemDiscardBatchAsync_ptsz", SIM_ARGS(SIM_POINTER(dptrs),
			SIM_POINTER(sizes), SIM_VALUE(count), SIM_VALUE(flags),
			SIM_POINTER(hStream), SIM_POINTEE(dptrs, 8), SIM_POINTEE(sizes, 8)))) {
		sim_fill("cuMemDiscardBatchAsync_ptsz", 0, dptrs, 8);
		sim_fill("cuMemDiscardBatchAsync_ptsz", 1, sizes, 8);
		return (CUresult)sim_echo("cuMemDiscardBatchAsync_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle,
		CUmemAllocationHandleType handleType, unsigned long long flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemExportToShareableHandle", SIM_ARGS(SIM_POINTER(shareableHandle),
			SIM_VALUE(handle), SIM_VALUE(handleType), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuMemExportToShareableHandle");
	}
	_sim_error = sim_enter("vmm-export");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!shareableHandle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_ipc_export((uint64_t)handle, shareableHandle, sizeof(int));
	return sim_status_of(_sim_error);
}

CUresult cuMemFree(CUdeviceptr_v1 dptr)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemFree", SIM_ARGS(SIM_VALUE(dptr)))) {
		return (CUresult)sim_echo("cuMemFree");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_free((uint64_t)dptr, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemFreeAsync", SIM_ARGS(SIM_VALUE(dptr), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemFreeAsync");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_free((uint64_t)dptr, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemFreeAsync_ptsz", SIM_ARGS(SIM_VALUE(dptr), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemFreeAsync_ptsz");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_free((uint64_t)dptr, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemFreeHost(void *p)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemFreeHost", SIM_ARGS(SIM_POINTER(p)))) {
		return (CUresult)sim_echo("cuMemFreeHost");
	}
	_sim_error = sim_enter("host-free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_host_free((uint64_t)(uintptr_t)p);
	return sim_status_of(_sim_error);
}

CUresult cuMemFree_v2(CUdeviceptr dptr)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemFree_v2", SIM_ARGS(SIM_VALUE(dptr)))) {
		return (CUresult)sim_echo("cuMemFree_v2");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_free((uint64_t)dptr, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemGetAccess", SIM_ARGS(SIM_POINTER(flags), SIM_POINTER(location),
			SIM_VALUE(ptr), SIM_POINTEE(flags, 8), SIM_POINTEE(location, 8)))) {
		sim_fill("cuMemGetAccess", 0, flags, 8);
		return (CUresult)sim_echo("cuMemGetAccess");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!flags)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
			0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*flags, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned int *psize, CUdeviceptr_v1 dptr)
{
	uint64_t _sim_base = 0;
	uint64_t _sim_bytes = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemGetAddressRange", SIM_ARGS(SIM_POINTER(pbase), SIM_POINTER(psize),
			SIM_VALUE(dptr), SIM_POINTEE(pbase, 4), SIM_POINTEE(psize, 4)))) {
		sim_fill("cuMemGetAddressRange", 0, pbase, 4);
		sim_fill("cuMemGetAddressRange", 1, psize, 4);
		return (CUresult)sim_echo("cuMemGetAddressRange");
	}
	_sim_error = sim_enter("address-range");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_address_range((uint64_t)dptr, &_sim_base, &_sim_bytes);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pbase)
		SIM_SET(*pbase, _sim_base);
	if (psize)
		SIM_SET(*psize, _sim_bytes);
	return sim_status_of(_sim_error);
}

CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
	uint64_t _sim_base = 0;
	uint64_t _sim_bytes = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemGetAddressRange_v2", SIM_ARGS(SIM_POINTER(pbase), SIM_POINTER(psize),
			SIM_VALUE(dptr), SIM_POINTEE(pbase, 8), SIM_POINTEE(psize, 8)))) {
		sim_fill("cuMemGetAddressRange_v2", 0, pbase, 8);
		sim_fill("cuMemGetAddressRange_v2", 1, psize, 8);
		return (CUresult)sim_echo("cuMemGetAddressRange_v2");
	}
	_sim_error = sim_enter("address-range");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_address_range((uint64_t)dptr, &_sim_base, &_sim_bytes);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pbase)
		SIM_SET(*pbase, _sim_base);
	if (psize)
		SIM_SET(*psize, _sim_bytes);
	return sim_status_of(_sim_error);
}

CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
		CUmemAllocationGranularity_flags option)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemGetAllocationGranularity", SIM_ARGS(SIM_POINTER(granularity),
			SIM_POINTER(prop), SIM_VALUE(option), SIM_POINTEE(granularity, 8),
			SIM_POINTEE(prop, 32)))) {
		sim_fill("cuMemGetAllocationGranularity", 0, granularity, 8);
		return (CUresult)sim_echo("cuMemGetAllocationGranularity");
	}
	_sim_error = sim_enter("granularity");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!granularity)
		return sim_status_of(-EINVAL);
	_sim_error = sim_granularity(&_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*granularity, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
		CUmemGenericAllocationHandle handle)
{
	if (sim_watching() &&
	    sim_watch("cuMemGetAllocationPropertiesFromHandle", SIM_ARGS(SIM_POINTER(prop),
			SIM_VALUE(handle), SIM_POINTEE(prop, 32)))) {
		sim_fill("cuMemGetAllocationPropertiesFromHandle", 0, prop, 32);
		return (CUresult)sim_echo("cuMemGetAllocationPropertiesFromHandle");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cuMemGetAttribute(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cuMemGetAttribute");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cuMemGetAttribute_v2(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cuMemGetAttribute_v2");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
		CUmemAllocationType type)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemGetDefaultMemPool", SIM_ARGS(SIM_POINTER(pool_out),
			SIM_POINTER(location), SIM_VALUE(type), SIM_POINTEE(pool_out, 8),
			SIM_POINTEE(location, 8)))) {
		sim_fill("cuMemGetDefaultMemPool", 0, pool_out, 8);
		sim_fill("cuMemGetDefaultMemPool", 1, location, 8);
		return (CUresult)sim_echo("cuMemGetDefaultMemPool");
	}
	_sim_error = sim_enter("pool-default");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pool_out || !location)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_default(((location->type == CU_MEM_LOCATION_TYPE_DEVICE)
			? (int)location->id : ((location->type == 6)
			? (int)((uint64_t)location->id & (uint64_t)255) : ((type == 2)
			? ROLE_DEVICE_CURRENT : ROLE_DEVICE_NONE))), &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pool_out, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
		CUmemRangeHandleType handleType, unsigned long long flags)
{
	if (sim_watching() &&
	    sim_watch("cuMemGetHandleForAddressRange", SIM_ARGS(SIM_POINTER(handle),
			SIM_VALUE(dptr), SIM_VALUE(size), SIM_VALUE(handleType),
			SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuMemGetHandleForAddressRange");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemGetInfo(unsigned int *free, unsigned int *total)
{
	uint64_t _sim_total = 0;
	uint64_t _sim_free = 0;
	uint64_t _sim_used = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemGetInfo", SIM_ARGS(SIM_POINTER(free), SIM_POINTER(total),
			SIM_POINTEE(free, 4), SIM_POINTEE(total, 4)))) {
		sim_fill("cuMemGetInfo", 0, free, 4);
		sim_fill("cuMemGetInfo", 1, total, 4);
		return (CUresult)sim_echo("cuMemGetInfo");
	}
	_sim_error = sim_enter("memory-info");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* of the first API, in a context of today */
	if (sim_declines(false))
		return CUDA_ERROR_INVALID_CONTEXT;
	_sim_error = sim_memory_info(ROLE_DEVICE_CURRENT, &_sim_total, &_sim_free, &_sim_used);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (total)
		SIM_SET(*total, _sim_total);
	if (free)
		SIM_SET(*free, _sim_free);
	return sim_status_of(_sim_error);
}

CUresult cuMemGetInfo_v2(size_t *free, size_t *total)
{
	uint64_t _sim_total = 0;
	uint64_t _sim_free = 0;
	uint64_t _sim_used = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemGetInfo_v2", SIM_ARGS(SIM_POINTER(free), SIM_POINTER(total),
			SIM_POINTEE(free, 8), SIM_POINTEE(total, 8)))) {
		sim_fill("cuMemGetInfo_v2", 0, free, 8);
		sim_fill("cuMemGetInfo_v2", 1, total, 8);
		return (CUresult)sim_echo("cuMemGetInfo_v2");
	}
	_sim_error = sim_enter("memory-info");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memory_info(ROLE_DEVICE_CURRENT, &_sim_total, &_sim_free, &_sim_used);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (total)
		SIM_SET(*total, _sim_total);
	if (free)
		SIM_SET(*free, _sim_free);
	return sim_status_of(_sim_error);
}

CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
		size_t samplingGranularity, CUmemLocation *location_out)
{
	if (sim_watching() &&
	    sim_watch("cuMemGetLocationInfo", SIM_ARGS(SIM_VALUE(ptr), SIM_VALUE(size),
			SIM_VALUE(summaryGranularity), SIM_VALUE(samplingGranularity),
			SIM_POINTER(location_out), SIM_POINTEE(location_out, 8)))) {
		sim_fill("cuMemGetLocationInfo", 4, location_out, 8);
		return (CUresult)sim_echo("cuMemGetLocationInfo");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemGetMemPool", SIM_ARGS(SIM_POINTER(pool), SIM_POINTER(location),
			SIM_VALUE(type), SIM_POINTEE(pool, 8), SIM_POINTEE(location, 8)))) {
		sim_fill("cuMemGetMemPool", 0, pool, 8);
		sim_fill("cuMemGetMemPool", 1, location, 8);
		return (CUresult)sim_echo("cuMemGetMemPool");
	}
	_sim_error = sim_enter("pool-default");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pool || !location)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_default(((location->type == CU_MEM_LOCATION_TYPE_DEVICE)
			? (int)location->id : ((location->type == 6)
			? (int)((uint64_t)location->id & (uint64_t)255) : ((type == 2)
			? ROLE_DEVICE_CURRENT : ROLE_DEVICE_NONE))), &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pool, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemHostAlloc", SIM_ARGS(SIM_POINTER(pp), SIM_VALUE(bytesize),
			SIM_VALUE(Flags), SIM_POINTEE(pp, 8)))) {
		sim_fill("cuMemHostAlloc", 0, pp, 8);
		return (CUresult)sim_echo("cuMemHostAlloc");
	}
	_sim_error = sim_enter("host-alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	if (!pp)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_alloc((uint64_t)bytesize, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pp, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned int Flags)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemHostGetDevicePointer", SIM_ARGS(SIM_POINTER(pdptr), SIM_POINTER(p),
			SIM_VALUE(Flags), SIM_POINTEE(pdptr, 4)))) {
		sim_fill("cuMemHostGetDevicePointer", 0, pdptr, 4);
		return (CUresult)sim_echo("cuMemHostGetDevicePointer");
	}
	_sim_error = sim_enter("host-address");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pdptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_address((uint64_t)(uintptr_t)p, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pdptr, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemHostGetDevicePointer_v2", SIM_ARGS(SIM_POINTER(pdptr), SIM_POINTER(p),
			SIM_VALUE(Flags), SIM_POINTEE(pdptr, 8)))) {
		sim_fill("cuMemHostGetDevicePointer_v2", 0, pdptr, 8);
		return (CUresult)sim_echo("cuMemHostGetDevicePointer_v2");
	}
	_sim_error = sim_enter("host-address");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pdptr)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_address((uint64_t)(uintptr_t)p, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pdptr, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemHostGetFlags", SIM_ARGS(SIM_POINTER(pFlags), SIM_POINTER(p),
			SIM_POINTEE(pFlags, 4)))) {
		sim_fill("cuMemHostGetFlags", 0, pFlags, 4);
		return (CUresult)sim_echo("cuMemHostGetFlags");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pFlags)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)0, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pFlags, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuMemHostRegister(void *p, size_t bytesize, unsigned int Flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemHostRegister", SIM_ARGS(SIM_POINTER(p), SIM_VALUE(bytesize),
			SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuMemHostRegister");
	}
	_sim_error = sim_enter("host-register");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_host_register((uint64_t)(uintptr_t)p, (uint64_t)bytesize);
	return sim_status_of(_sim_error);
}

CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemHostRegister_v2", SIM_ARGS(SIM_POINTER(p), SIM_VALUE(bytesize),
			SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuMemHostRegister_v2");
	}
	_sim_error = sim_enter("host-register");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_host_register((uint64_t)(uintptr_t)p, (uint64_t)bytesize);
	return sim_status_of(_sim_error);
}

CUresult cuMemHostUnregister(void *p)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemHostUnregister", SIM_ARGS(SIM_POINTER(p)))) {
		return (CUresult)sim_echo("cuMemHostUnregister");
	}
	_sim_error = sim_enter("host-unregister");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_host_unregister((uint64_t)(uintptr_t)p);
	return sim_status_of(_sim_error);
}

CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
		CUmemAllocationHandleType shHandleType)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemImportFromShareableHandle", SIM_ARGS(SIM_POINTER(handle),
			SIM_POINTER(osHandle), SIM_VALUE(shHandleType), SIM_POINTEE(handle, 8)))) {
		sim_fill("cuMemImportFromShareableHandle", 0, handle, 8);
		return (CUresult)sim_echo("cuMemImportFromShareableHandle");
	}
	_sim_error = sim_enter("vmm-import");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!handle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_import(&(int){(int)(intptr_t)osHandle}, sizeof(int), 0,
			ROLE_DEVICE_CURRENT, ROLE_PHYSICAL, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*handle, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
		unsigned long long flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemMap", SIM_ARGS(SIM_VALUE(ptr), SIM_VALUE(size), SIM_VALUE(offset),
			SIM_VALUE(handle), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuMemMap");
	}
	_sim_error = sim_enter("vmm-map");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_vmm_map((uint64_t)ptr, (uint64_t)size, (uint64_t)handle);
	return sim_status_of(_sim_error);
}

CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuMemMapArrayAsync", SIM_ARGS(SIM_POINTER(mapInfoList), SIM_VALUE(count),
			SIM_POINTER(hStream), SIM_POINTEE(mapInfoList, 96)))) {
		sim_fill("cuMemMapArrayAsync", 0, mapInfoList, 96);
		return (CUresult)sim_echo("cuMemMapArrayAsync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemMapArrayAsync_ptsz(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuMemMapArrayAsync_ptsz", SIM_ARGS(SIM_POINTER(mapInfoList),
			SIM_VALUE(count), SIM_POINTER(hStream), SIM_POINTEE(mapInfoList, 96)))) {
		sim_fill("cuMemMapArrayAsync_ptsz", 0, mapInfoList, 96);
		return (CUresult)sim_echo("cuMemMapArrayAsync_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
{
	uint64_t _sim_pool = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPoolCreate", SIM_ARGS(SIM_POINTER(pool), SIM_POINTER(poolProps),
			SIM_POINTEE(pool, 8), SIM_POINTEE(poolProps, 88)))) {
		sim_fill("cuMemPoolCreate", 0, pool, 8);
		return (CUresult)sim_echo("cuMemPoolCreate");
	}
	_sim_error = sim_enter("pool-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* no stream may record meanwhile */
	if (sim_declines(true))
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	if (!pool || !poolProps)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_create(((poolProps->location.type == CU_MEM_LOCATION_TYPE_DEVICE)
			? (int)poolProps->location.id : ((poolProps->location.type == 6)
			? (int)((uint64_t)poolProps->location.id & (uint64_t)255)
			: ((poolProps->allocType == 2) ? ROLE_DEVICE_CURRENT : ROLE_DEVICE_NONE))),
			&_sim_pool);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pool, _sim_pool);
	return sim_status_of(_sim_error);
}

CUresult cuMemPoolDestroy(CUmemoryPool pool)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPoolDestroy", SIM_ARGS(SIM_POINTER(pool)))) {
		return (CUresult)sim_echo("cuMemPoolDestroy");
	}
	_sim_error = sim_enter("pool-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_pool_destroy((uint64_t)(uintptr_t)pool);
	return sim_status_of(_sim_error);
}

CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
{
	if (sim_watching() &&
	    sim_watch("cuMemPoolExportPointer", SIM_ARGS(SIM_POINTER(shareData_out),
			SIM_VALUE(ptr), SIM_POINTEE(shareData_out, 64)))) {
		sim_fill("cuMemPoolExportPointer", 0, shareData_out, 64);
		return (CUresult)sim_echo("cuMemPoolExportPointer");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
		CUmemAllocationHandleType handleType, unsigned long long flags)
{
	if (sim_watching() &&
	    sim_watch("cuMemPoolExportToShareableHandle", SIM_ARGS(SIM_POINTER(handle_out),
			SIM_POINTER(pool), SIM_VALUE(handleType), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuMemPoolExportToShareableHandle");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPoolGetAccess", SIM_ARGS(SIM_POINTER(flags), SIM_POINTER(memPool),
			SIM_POINTER(location), SIM_POINTEE(flags, 4), SIM_POINTEE(location, 8)))) {
		sim_fill("cuMemPoolGetAccess", 0, flags, 4);
		sim_fill("cuMemPoolGetAccess", 2, location, 8);
		return (CUresult)sim_echo("cuMemPoolGetAccess");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!flags)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
			0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*flags, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPoolGetAttribute", SIM_ARGS(SIM_POINTER(pool), SIM_VALUE(attr),
			SIM_POINTER(value)))) {
		return (CUresult)sim_echo("cuMemPoolGetAttribute");
	}
	_sim_error = sim_enter("pool-attribute");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!value)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pool_attribute((uint64_t)(uintptr_t)pool,
			((attr == CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT) ? 1
			: ((attr == CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH) ? 2
			: ((attr == CU_MEMPOOL_ATTR_USED_MEM_CURRENT) ? 3
			: ((attr == CU_MEMPOOL_ATTR_USED_MEM_HIGH) ? 4
			: ((attr == CU_MEMPOOL_ATTR_RELEASE_THRESHOLD) ? 5 : 0))))), value);
	return sim_status_of(_sim_error);
}

CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
		CUmemAllocationHandleType handleType, unsigned long long flags)
{
	if (sim_watching() &&
	    sim_watch("cuMemPoolImportFromShareableHandle", SIM_ARGS(SIM_POINTER(pool_out),
			SIM_POINTER(handle), SIM_VALUE(handleType), SIM_VALUE(flags),
			SIM_POINTEE(pool_out, 8)))) {
		sim_fill("cuMemPoolImportFromShareableHandle", 0, pool_out, 8);
		return (CUresult)sim_echo("cuMemPoolImportFromShareableHandle");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
		CUmemPoolPtrExportData *shareData)
{
	if (sim_watching() &&
	    sim_watch("cuMemPoolImportPointer", SIM_ARGS(SIM_POINTER(ptr_out), SIM_POINTER(pool),
			SIM_POINTER(shareData), SIM_POINTEE(ptr_out, 8), SIM_POINTEE(shareData,
			64)))) {
		sim_fill("cuMemPoolImportPointer", 0, ptr_out, 8);
		sim_fill("cuMemPoolImportPointer", 2, shareData, 64);
		return (CUresult)sim_echo("cuMemPoolImportPointer");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPoolSetAccess", SIM_ARGS(SIM_POINTER(pool), SIM_POINTER(map),
			SIM_VALUE(count), SIM_POINTEE(map, 12)))) {
		return (CUresult)sim_echo("cuMemPoolSetAccess");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPoolSetAttribute", SIM_ARGS(SIM_POINTER(pool), SIM_VALUE(attr),
			SIM_POINTER(value)))) {
		return (CUresult)sim_echo("cuMemPoolSetAttribute");
	}
	_sim_error = sim_enter("pool-trim");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_pool_change((uint64_t)(uintptr_t)pool, 0,
			((attr == CU_MEMPOOL_ATTR_RELEASE_THRESHOLD) ? 5 : 0), value);
	return sim_status_of(_sim_error);
}

CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPoolTrimTo", SIM_ARGS(SIM_POINTER(pool), SIM_VALUE(minBytesToKeep)))) {
		return (CUresult)sim_echo("cuMemPoolTrimTo");
	}
	_sim_error = sim_enter("pool-trim");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_pool_change((uint64_t)(uintptr_t)pool, (uint64_t)minBytesToKeep,
			SIM_FIGURE_NONE, NULL);
	return sim_status_of(_sim_error);
}

CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPrefetchAsync", SIM_ARGS(SIM_VALUE(devPtr), SIM_VALUE(count),
			SIM_VALUE(dstDevice), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemPrefetchAsync");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)devPtr},
			(struct sim_place){.at = (uint64_t)devPtr}, UINT64_C(0), 1, 1,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPrefetchAsync_ptsz", SIM_ARGS(SIM_VALUE(devPtr), SIM_VALUE(count),
			SIM_VALUE(dstDevice), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemPrefetchAsync_ptsz");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)devPtr},
			(struct sim_place){.at = (uint64_t)devPtr}, UINT64_C(0), 1, 1,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
		unsigned int flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPrefetchAsync_v2", SIM_ARGS(SIM_VALUE(devPtr), SIM_VALUE(count),
			SIM_VALUE(location), SIM_VALUE(flags), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemPrefetchAsync_v2");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)devPtr},
			(struct sim_place){.at = (uint64_t)devPtr}, UINT64_C(0), 1, 1,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation location,
		unsigned int flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPrefetchAsync_v2_ptsz", SIM_ARGS(SIM_VALUE(devPtr), SIM_VALUE(count),
			SIM_VALUE(location), SIM_VALUE(flags), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemPrefetchAsync_v2_ptsz");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)devPtr},
			(struct sim_place){.at = (uint64_t)devPtr}, UINT64_C(0), 1, 1,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPrefetchBatchAsync", SIM_ARGS(SIM_POINTER(dptrs), SIM_POINTER(sizes),
			SIM_VALUE(count), SIM_POINTER(prefetchLocs), SIM_POINTER(prefetchLocIdxs),
			SIM_VALUE(numPrefetchLocs), SIM_VALUE(flags), SIM_POINTER(hStream),
			SIM_POINTEE(dptrs, 8), SIM_POINTEE(sizes, 8), SIM_POINTEE(prefetchLocs, 8),
			SIM_POINTEE(prefetchLocIdxs, 8)))) {
		sim_fill("cuMemPrefetchBatchAsync", 0, dptrs, 8);
		sim_fill("cuMemPrefetchBatchAsync", 1, sizes, 8);
		sim_fill("cuMemPrefetchBatchAsync", 3, prefetchLocs, 8);
		sim_fill("cuMemPrefetchBatchAsync", 4, prefetchLocIdxs, 8);
		return (CUresult)sim_echo("cuMemPrefetchBatchAsync");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!sizes)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)count; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)0},
				(struct sim_place){.at = (uint64_t)0}, UINT64_C(0), 1, 1,
				(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemPrefetchBatchAsync_ptsz", SIM_ARGS(SIM_POINTER(dptrs),
			SIM_POINTER(sizes), SIM_VALUE(count), SIM_POINTER(prefetchLocs),
			SIM_POINTER(prefetchLocIdxs), SIM_VALUE(numPrefetchLocs), SIM_VALUE(flags),
			SIM_POINTER(hStream), SIM_POINTEE(dptrs, 8), SIM_POINTEE(sizes, 8),
			SIM_POINTEE(prefetchLocs, 8), SIM_POINTEE(prefetchLocIdxs, 8)))) {
		sim_fill("cuMemPrefetchBatchAsync_ptsz", 0, dptrs, 8);
		sim_fill("cuMemPrefetchBatchAsync_ptsz", 1, sizes, 8);
		sim_fill("cuMemPrefetchBatchAsync_ptsz", 3, prefetchLocs, 8);
		sim_fill("cuMemPrefetchBatchAsync_ptsz", 4, prefetchLocIdxs, 8);
		return (CUresult)sim_echo("cuMemPrefetchBatchAsync_ptsz");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!sizes)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)count; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)0},
				(struct sim_place){.at = (uint64_t)0}, UINT64_C(0), 1, 1,
				(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
		CUdeviceptr devPtr, size_t count)
{
	if (sim_watching() &&
	    sim_watch("cuMemRangeGetAttribute", SIM_ARGS(SIM_POINTER(data), SIM_VALUE(dataSize),
			SIM_VALUE(attribute), SIM_VALUE(devPtr), SIM_VALUE(count)))) {
		return (CUresult)sim_echo("cuMemRangeGetAttribute");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes,
		size_t numAttributes, CUdeviceptr devPtr, size_t count)
{
	if (sim_watching() &&
	    sim_watch("cuMemRangeGetAttributes", SIM_ARGS(SIM_POINTER(data),
			SIM_POINTER(dataSizes), SIM_POINTER(attributes), SIM_VALUE(numAttributes),
			SIM_VALUE(devPtr), SIM_VALUE(count), SIM_POINTEE(data, 8),
			SIM_POINTEE(dataSizes, 8), SIM_POINTEE(attributes, 4)))) {
		sim_fill("cuMemRangeGetAttributes", 0, data, 8);
		sim_fill("cuMemRangeGetAttributes", 1, dataSizes, 8);
		sim_fill("cuMemRangeGetAttributes", 2, attributes, 4);
		return (CUresult)sim_echo("cuMemRangeGetAttributes");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemRelease", SIM_ARGS(SIM_VALUE(handle)))) {
		return (CUresult)sim_echo("cuMemRelease");
	}
	_sim_error = sim_enter("vmm-release");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_vmm_release((uint64_t)handle);
	return sim_status_of(_sim_error);
}

CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemRetainAllocationHandle", SIM_ARGS(SIM_POINTER(handle),
			SIM_POINTER(addr), SIM_POINTEE(handle, 8)))) {
		sim_fill("cuMemRetainAllocationHandle", 0, handle, 8);
		return (CUresult)sim_echo("cuMemRetainAllocationHandle");
	}
	_sim_error = sim_enter("vmm-retain");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!handle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_vmm_retain((uint64_t)(uintptr_t)addr, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*handle, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemSetAccess", SIM_ARGS(SIM_VALUE(ptr), SIM_VALUE(size),
			SIM_POINTER(desc), SIM_VALUE(count), SIM_POINTEE(desc, 12)))) {
		return (CUresult)sim_echo("cuMemSetAccess");
	}
	_sim_error = sim_enter("vmm-access");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)
{
	if (sim_watching() &&
	    sim_watch("cuMemSetMemPool", SIM_ARGS(SIM_POINTER(location), SIM_VALUE(type),
			SIM_POINTER(pool), SIM_POINTEE(location, 8)))) {
		sim_fill("cuMemSetMemPool", 0, location, 8);
		return (CUresult)sim_echo("cuMemSetMemPool");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemUnmap", SIM_ARGS(SIM_VALUE(ptr), SIM_VALUE(size)))) {
		return (CUresult)sim_echo("cuMemUnmap");
	}
	_sim_error = sim_enter("vmm-unmap");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_vmm_unmap((uint64_t)ptr, (uint64_t)size);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy", SIM_ARGS(SIM_VALUE(dst), SIM_VALUE(src), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpy");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dst, (uint64_t)src, (uint64_t)ByteCount, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy2D", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy, 96)))) {
		return (CUresult)sim_echo("cuMemcpy2D");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .x = (uint64_t)pCopy->dstXInBytes,
			.y = (uint64_t)pCopy->dstY},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .x = (uint64_t)pCopy->srcXInBytes,
			.y = (uint64_t)pCopy->srcY}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy2DAsync", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTER(hStream),
			SIM_POINTEE(pCopy, 96)))) {
		return (CUresult)sim_echo("cuMemcpy2DAsync");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .x = (uint64_t)pCopy->dstXInBytes,
			.y = (uint64_t)pCopy->dstY},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .x = (uint64_t)pCopy->srcXInBytes,
			.y = (uint64_t)pCopy->srcY}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy2DAsync_v2", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTER(hStream),
			SIM_POINTEE(pCopy, 128)))) {
		return (CUresult)sim_echo("cuMemcpy2DAsync_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .x = (uint64_t)pCopy->dstXInBytes,
			.y = (uint64_t)pCopy->dstY},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .x = (uint64_t)pCopy->srcXInBytes,
			.y = (uint64_t)pCopy->srcY}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy2DAsync_v2_ptsz", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTER(hStream),
			SIM_POINTEE(pCopy, 128)))) {
		return (CUresult)sim_echo("cuMemcpy2DAsync_v2_ptsz");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .x = (uint64_t)pCopy->dstXInBytes,
			.y = (uint64_t)pCopy->dstY},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .x = (uint64_t)pCopy->srcXInBytes,
			.y = (uint64_t)pCopy->srcY}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy2DUnaligned", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy,
			96)))) {
		return (CUresult)sim_echo("cuMemcpy2DUnaligned");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .x = (uint64_t)pCopy->dstXInBytes,
			.y = (uint64_t)pCopy->dstY},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .x = (uint64_t)pCopy->srcXInBytes,
			.y = (uint64_t)pCopy->srcY}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy2DUnaligned_v2", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy,
			128)))) {
		return (CUresult)sim_echo("cuMemcpy2DUnaligned_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .x = (uint64_t)pCopy->dstXInBytes,
			.y = (uint64_t)pCopy->dstY},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .x = (uint64_t)pCopy->srcXInBytes,
			.y = (uint64_t)pCopy->srcY}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy2DUnaligned_v2_ptds", SIM_ARGS(SIM_POINTER(pCopy),
			SIM_POINTEE(pCopy, 128)))) {
		return (CUresult)sim_echo("cuMemcpy2DUnaligned_v2_ptds");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .x = (uint64_t)pCopy->dstXInBytes,
			.y = (uint64_t)pCopy->dstY},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .x = (uint64_t)pCopy->srcXInBytes,
			.y = (uint64_t)pCopy->srcY}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy2D_v2", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy, 128)))) {
		return (CUresult)sim_echo("cuMemcpy2D_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .x = (uint64_t)pCopy->dstXInBytes,
			.y = (uint64_t)pCopy->dstY},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .x = (uint64_t)pCopy->srcXInBytes,
			.y = (uint64_t)pCopy->srcY}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy2D_v2_ptds", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy,
			128)))) {
		return (CUresult)sim_echo("cuMemcpy2D_v2_ptds");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .x = (uint64_t)pCopy->dstXInBytes,
			.y = (uint64_t)pCopy->dstY},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .x = (uint64_t)pCopy->srcXInBytes,
			.y = (uint64_t)pCopy->srcY}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3D", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy, 144)))) {
		return (CUresult)sim_echo("cuMemcpy3D");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DAsync", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTER(hStream),
			SIM_POINTEE(pCopy, 144)))) {
		return (CUresult)sim_echo("cuMemcpy3DAsync");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DAsync_v2", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTER(hStream),
			SIM_POINTEE(pCopy, 200)))) {
		return (CUresult)sim_echo("cuMemcpy3DAsync_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DAsync_v2_ptsz", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTER(hStream),
			SIM_POINTEE(pCopy, 200)))) {
		return (CUresult)sim_echo("cuMemcpy3DAsync_v2_ptsz");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx,
		unsigned long long flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DBatchAsync", SIM_ARGS(SIM_VALUE(numOps), SIM_POINTER(opList),
			SIM_POINTER(failIdx), SIM_VALUE(flags), SIM_POINTER(hStream),
			SIM_POINTEE(opList, 112), SIM_POINTEE(failIdx, 8)))) {
		sim_fill("cuMemcpy3DBatchAsync", 1, opList, 112);
		sim_fill("cuMemcpy3DBatchAsync", 2, failIdx, 8);
		return (CUresult)sim_echo("cuMemcpy3DBatchAsync");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!opList)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)numOps; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].dst.op.array.array
				: (uint64_t)opList[EACH].dst.op.ptr.ptr),
				.pitch = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.rowLength),
				.rows = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.layerHeight),
				.x = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.x : UINT64_C(0)),
				.y = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.y : UINT64_C(0)),
				.z = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.z : UINT64_C(0))},
				(struct sim_place){.at = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].src.op.array.array
				: (uint64_t)opList[EACH].src.op.ptr.ptr),
				.pitch = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.rowLength),
				.rows = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.layerHeight),
				.x = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.x : UINT64_C(0)),
				.y = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.y : UINT64_C(0)),
				.z = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.z : UINT64_C(0))},
				(uint64_t)opList[EACH].extent.width,
				(uint64_t)opList[EACH].extent.height,
				(uint64_t)opList[EACH].extent.depth, (uint64_t)(uintptr_t)hStream,
				true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx,
		unsigned long long flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DBatchAsync_ptsz", SIM_ARGS(SIM_VALUE(numOps), SIM_POINTER(opList),
			SIM_POINTER(failIdx), SIM_VALUE(flags), SIM_POINTER(hStream),
			SIM_POINTEE(opList, 112), SIM_POINTEE(failIdx, 8)))) {
		sim_fill("cuMemcpy3DBatchAsync_ptsz", 1, opList, 112);
		sim_fill("cuMemcpy3DBatchAsync_ptsz", 2, failIdx, 8);
		return (CUresult)sim_echo("cuMemcpy3DBatchAsync_ptsz");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!opList)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)numOps; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].dst.op.array.array
				: (uint64_t)opList[EACH].dst.op.ptr.ptr),
				.pitch = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.rowLength),
				.rows = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.layerHeight),
				.x = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.x : UINT64_C(0)),
				.y = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.y : UINT64_C(0)),
				.z = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.z : UINT64_C(0))},
				(struct sim_place){.at = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].src.op.array.array
				: (uint64_t)opList[EACH].src.op.ptr.ptr),
				.pitch = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.rowLength),
				.rows = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.layerHeight),
				.x = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.x : UINT64_C(0)),
				.y = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.y : UINT64_C(0)),
				.z = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.z : UINT64_C(0))},
				(uint64_t)opList[EACH].extent.width,
				(uint64_t)opList[EACH].extent.height,
				(uint64_t)opList[EACH].extent.depth, (uint64_t)(uintptr_t)hStream,
				true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DBatchAsync_v2", SIM_ARGS(SIM_VALUE(numOps), SIM_POINTER(opList),
			SIM_VALUE(flags), SIM_POINTER(hStream), SIM_POINTEE(opList, 112)))) {
		sim_fill("cuMemcpy3DBatchAsync_v2", 1, opList, 112);
		return (CUresult)sim_echo("cuMemcpy3DBatchAsync_v2");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!opList)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)numOps; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].dst.op.array.array
				: (uint64_t)opList[EACH].dst.op.ptr.ptr),
				.pitch = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.rowLength),
				.rows = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.layerHeight),
				.x = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.x : UINT64_C(0)),
				.y = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.y : UINT64_C(0)),
				.z = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.z : UINT64_C(0))},
				(struct sim_place){.at = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].src.op.array.array
				: (uint64_t)opList[EACH].src.op.ptr.ptr),
				.pitch = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.rowLength),
				.rows = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.layerHeight),
				.x = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.x : UINT64_C(0)),
				.y = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.y : UINT64_C(0)),
				.z = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.z : UINT64_C(0))},
				(uint64_t)opList[EACH].extent.width,
				(uint64_t)opList[EACH].extent.height,
				(uint64_t)opList[EACH].extent.depth, (uint64_t)(uintptr_t)hStream,
				true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DBatchAsync_v2_ptsz", SIM_ARGS(SIM_VALUE(numOps),
			SIM_POINTER(opList), SIM_VALUE(flags), SIM_POINTER(hStream),
			SIM_POINTEE(opList, 112)))) {
		sim_fill("cuMemcpy3DBatchAsync_v2_ptsz", 1, opList, 112);
		return (CUresult)sim_echo("cuMemcpy3DBatchAsync_v2_ptsz");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!opList)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)numOps; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].dst.op.array.array
				: (uint64_t)opList[EACH].dst.op.ptr.ptr),
				.pitch = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.rowLength),
				.rows = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].dst.op.ptr.layerHeight),
				.x = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.x : UINT64_C(0)),
				.y = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.y : UINT64_C(0)),
				.z = ((opList[EACH].dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].dst.op.array.offset.z : UINT64_C(0))},
				(struct sim_place){.at = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)(uintptr_t)opList[EACH].src.op.array.array
				: (uint64_t)opList[EACH].src.op.ptr.ptr),
				.pitch = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.rowLength),
				.rows = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? UINT64_C(0) : (uint64_t)opList[EACH].src.op.ptr.layerHeight),
				.x = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.x : UINT64_C(0)),
				.y = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.y : UINT64_C(0)),
				.z = ((opList[EACH].src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
				? (uint64_t)opList[EACH].src.op.array.offset.z : UINT64_C(0))},
				(uint64_t)opList[EACH].extent.width,
				(uint64_t)opList[EACH].extent.height,
				(uint64_t)opList[EACH].extent.depth, (uint64_t)(uintptr_t)hStream,
				true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DPeer", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy, 200)))) {
		return (CUresult)sim_echo("cuMemcpy3DPeer");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DPeerAsync", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTER(hStream),
			SIM_POINTEE(pCopy, 200)))) {
		return (CUresult)sim_echo("cuMemcpy3DPeerAsync");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DPeerAsync_ptsz", SIM_ARGS(SIM_POINTER(pCopy),
			SIM_POINTER(hStream), SIM_POINTEE(pCopy, 200)))) {
		return (CUresult)sim_echo("cuMemcpy3DPeerAsync_ptsz");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DPeer_ptds", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy,
			200)))) {
		return (CUresult)sim_echo("cuMemcpy3DPeer_ptds");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DWithAttributesAsync", SIM_ARGS(SIM_POINTER(op), SIM_VALUE(flags),
			SIM_POINTER(hStream), SIM_POINTEE(op, 112)))) {
		sim_fill("cuMemcpy3DWithAttributesAsync", 0, op, 112);
		return (CUresult)sim_echo("cuMemcpy3DWithAttributesAsync");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* newer than the driver */
	if (sim_declines(false))
		return CUDA_ERROR_NOT_SUPPORTED;
	if (!op)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)(uintptr_t)op->dst.op.array.array
			: (uint64_t)op->dst.op.ptr.ptr),
			.pitch = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
			: (uint64_t)op->dst.op.ptr.rowLength),
			.rows = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
			: (uint64_t)op->dst.op.ptr.layerHeight),
			.x = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->dst.op.array.offset.x : UINT64_C(0)),
			.y = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->dst.op.array.offset.y : UINT64_C(0)),
			.z = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->dst.op.array.offset.z : UINT64_C(0))},
			(struct sim_place){.at = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)(uintptr_t)op->src.op.array.array
			: (uint64_t)op->src.op.ptr.ptr),
			.pitch = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
			: (uint64_t)op->src.op.ptr.rowLength),
			.rows = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
			: (uint64_t)op->src.op.ptr.layerHeight),
			.x = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->src.op.array.offset.x : UINT64_C(0)),
			.y = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->src.op.array.offset.y : UINT64_C(0)),
			.z = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->src.op.array.offset.z : UINT64_C(0))},
			(uint64_t)op->extent.width, (uint64_t)op->extent.height,
			(uint64_t)op->extent.depth, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3DWithAttributesAsync_ptsz", SIM_ARGS(SIM_POINTER(op),
			SIM_VALUE(flags), SIM_POINTER(hStream), SIM_POINTEE(op, 112)))) {
		sim_fill("cuMemcpy3DWithAttributesAsync_ptsz", 0, op, 112);
		return (CUresult)sim_echo("cuMemcpy3DWithAttributesAsync_ptsz");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* newer than the driver */
	if (sim_declines(false))
		return CUDA_ERROR_NOT_SUPPORTED;
	if (!op)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)(uintptr_t)op->dst.op.array.array
			: (uint64_t)op->dst.op.ptr.ptr),
			.pitch = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
			: (uint64_t)op->dst.op.ptr.rowLength),
			.rows = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
			: (uint64_t)op->dst.op.ptr.layerHeight),
			.x = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->dst.op.array.offset.x : UINT64_C(0)),
			.y = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->dst.op.array.offset.y : UINT64_C(0)),
			.z = ((op->dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->dst.op.array.offset.z : UINT64_C(0))},
			(struct sim_place){.at = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)(uintptr_t)op->src.op.array.array
			: (uint64_t)op->src.op.ptr.ptr),
			.pitch = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
			: (uint64_t)op->src.op.ptr.rowLength),
			.rows = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY) ? UINT64_C(0)
			: (uint64_t)op->src.op.ptr.layerHeight),
			.x = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->src.op.array.offset.x : UINT64_C(0)),
			.y = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->src.op.array.offset.y : UINT64_C(0)),
			.z = ((op->src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY)
			? (uint64_t)op->src.op.array.offset.z : UINT64_C(0))},
			(uint64_t)op->extent.width, (uint64_t)op->extent.height,
			(uint64_t)op->extent.depth, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3D_v2", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy, 200)))) {
		return (CUresult)sim_echo("cuMemcpy3D_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D *pCopy)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy3D_v2_ptds", SIM_ARGS(SIM_POINTER(pCopy), SIM_POINTEE(pCopy,
			200)))) {
		return (CUresult)sim_echo("cuMemcpy3D_v2_ptds");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCopy)
		return sim_status_of(-EINVAL);
	_sim_error = sim_copy_block((struct sim_place){.at = ((pCopy->dstMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->dstHost
			: ((pCopy->dstMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->dstArray : (uint64_t)pCopy->dstDevice)),
			.pitch = (uint64_t)pCopy->dstPitch, .rows = (uint64_t)pCopy->dstHeight,
			.x = (uint64_t)pCopy->dstXInBytes, .y = (uint64_t)pCopy->dstY,
			.z = (uint64_t)pCopy->dstZ},
			(struct sim_place){.at = ((pCopy->srcMemoryType == CU_MEMORYTYPE_HOST)
			? (uint64_t)(uintptr_t)pCopy->srcHost
			: ((pCopy->srcMemoryType == CU_MEMORYTYPE_ARRAY)
			? (uint64_t)(uintptr_t)pCopy->srcArray : (uint64_t)pCopy->srcDevice)),
			.pitch = (uint64_t)pCopy->srcPitch, .rows = (uint64_t)pCopy->srcHeight,
			.x = (uint64_t)pCopy->srcXInBytes, .y = (uint64_t)pCopy->srcY,
			.z = (uint64_t)pCopy->srcZ}, (uint64_t)pCopy->WidthInBytes,
			(uint64_t)pCopy->Height, (uint64_t)pCopy->Depth, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAsync", SIM_ARGS(SIM_VALUE(dst), SIM_VALUE(src),
			SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyAsync");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dst, (uint64_t)src, (uint64_t)ByteCount,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAsync_ptsz", SIM_ARGS(SIM_VALUE(dst), SIM_VALUE(src),
			SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyAsync_ptsz");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dst, (uint64_t)src, (uint64_t)ByteCount,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray,
		unsigned int srcOffset, unsigned int ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoA", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_POINTER(srcArray), SIM_VALUE(srcOffset), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyAtoA");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* of the first API, in a context of today */
	if (sim_declines(false))
		return CUDA_ERROR_INVALID_CONTEXT;
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoA_v2", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_POINTER(srcArray), SIM_VALUE(srcOffset), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyAtoA_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray,
		size_t srcOffset, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoA_v2_ptds", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_POINTER(srcArray), SIM_VALUE(srcOffset), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyAtoA_v2_ptds");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoD", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(srcArray),
			SIM_VALUE(srcOffset), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyAtoD");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* of the first API, in a context of today */
	if (sim_declines(false))
		return CUDA_ERROR_INVALID_CONTEXT;
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)dstDevice},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoD_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(srcArray),
			SIM_VALUE(srcOffset), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyAtoD_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)dstDevice},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoD_v2_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(srcArray),
			SIM_VALUE(srcOffset), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyAtoD_v2_ptds");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)dstDevice},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoH", SIM_ARGS(SIM_POINTER(dstHost), SIM_POINTER(srcArray),
			SIM_VALUE(srcOffset), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyAtoH");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstHost},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoHAsync", SIM_ARGS(SIM_POINTER(dstHost), SIM_POINTER(srcArray),
			SIM_VALUE(srcOffset), SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyAtoHAsync");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* of the first API, in a context of today */
	if (sim_declines(false))
		return CUDA_ERROR_INVALID_CONTEXT;
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstHost},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoHAsync_v2", SIM_ARGS(SIM_POINTER(dstHost), SIM_POINTER(srcArray),
			SIM_VALUE(srcOffset), SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyAtoHAsync_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstHost},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoHAsync_v2_ptsz", SIM_ARGS(SIM_POINTER(dstHost),
			SIM_POINTER(srcArray), SIM_VALUE(srcOffset), SIM_VALUE(ByteCount),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyAtoHAsync_v2_ptsz");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstHost},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoH_v2", SIM_ARGS(SIM_POINTER(dstHost), SIM_POINTER(srcArray),
			SIM_VALUE(srcOffset), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyAtoH_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstHost},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyAtoH_v2_ptds", SIM_ARGS(SIM_POINTER(dstHost), SIM_POINTER(srcArray),
			SIM_VALUE(srcOffset), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyAtoH_v2_ptds");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstHost},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcArray,
			.x = (uint64_t)srcOffset}, (uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
		CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyBatchAsync", SIM_ARGS(SIM_POINTER(dsts), SIM_POINTER(srcs),
			SIM_POINTER(sizes), SIM_VALUE(count), SIM_POINTER(attrs),
			SIM_POINTER(attrsIdxs), SIM_VALUE(numAttrs), SIM_POINTER(failIdx),
			SIM_POINTER(hStream), SIM_POINTEE(dsts, 8), SIM_POINTEE(srcs, 8),
			SIM_POINTEE(sizes, 8), SIM_POINTEE(attrs, 24), SIM_POINTEE(attrsIdxs, 8),
			SIM_POINTEE(failIdx, 8)))) {
		sim_fill("cuMemcpyBatchAsync", 0, dsts, 8);
		sim_fill("cuMemcpyBatchAsync", 1, srcs, 8);
		sim_fill("cuMemcpyBatchAsync", 2, sizes, 8);
		sim_fill("cuMemcpyBatchAsync", 4, attrs, 24);
		sim_fill("cuMemcpyBatchAsync", 5, attrsIdxs, 8);
		sim_fill("cuMemcpyBatchAsync", 7, failIdx, 8);
		return (CUresult)sim_echo("cuMemcpyBatchAsync");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dsts || !srcs || !sizes)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)count; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)dsts[EACH]},
				(struct sim_place){.at = (uint64_t)srcs[EACH]},
				(uint64_t)sizes[EACH], 1, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyBatchAsync_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
		CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyBatchAsync_ptsz", SIM_ARGS(SIM_POINTER(dsts), SIM_POINTER(srcs),
			SIM_POINTER(sizes), SIM_VALUE(count), SIM_POINTER(attrs),
			SIM_POINTER(attrsIdxs), SIM_VALUE(numAttrs), SIM_POINTER(failIdx),
			SIM_POINTER(hStream), SIM_POINTEE(dsts, 8), SIM_POINTEE(srcs, 8),
			SIM_POINTEE(sizes, 8), SIM_POINTEE(attrs, 24), SIM_POINTEE(attrsIdxs, 8),
			SIM_POINTEE(failIdx, 8)))) {
		sim_fill("cuMemcpyBatchAsync_ptsz", 0, dsts, 8);
		sim_fill("cuMemcpyBatchAsync_ptsz", 1, srcs, 8);
		sim_fill("cuMemcpyBatchAsync_ptsz", 2, sizes, 8);
		sim_fill("cuMemcpyBatchAsync_ptsz", 4, attrs, 24);
		sim_fill("cuMemcpyBatchAsync_ptsz", 5, attrsIdxs, 8);
		sim_fill("cuMemcpyBatchAsync_ptsz", 7, failIdx, 8);
		return (CUresult)sim_echo("cuMemcpyBatchAsync_ptsz");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dsts || !srcs || !sizes)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)count; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)dsts[EACH]},
				(struct sim_place){.at = (uint64_t)srcs[EACH]},
				(uint64_t)sizes[EACH], 1, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
		CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyBatchAsync_v2", SIM_ARGS(SIM_POINTER(dsts), SIM_POINTER(srcs),
			SIM_POINTER(sizes), SIM_VALUE(count), SIM_POINTER(attrs),
			SIM_POINTER(attrsIdxs), SIM_VALUE(numAttrs), SIM_POINTER(hStream),
			SIM_POINTEE(dsts, 8), SIM_POINTEE(srcs, 8), SIM_POINTEE(sizes, 8),
			SIM_POINTEE(attrs, 24), SIM_POINTEE(attrsIdxs, 8)))) {
		sim_fill("cuMemcpyBatchAsync_v2", 0, dsts, 8);
		sim_fill("cuMemcpyBatchAsync_v2", 1, srcs, 8);
		sim_fill("cuMemcpyBatchAsync_v2", 2, sizes, 8);
		sim_fill("cuMemcpyBatchAsync_v2", 4, attrs, 24);
		sim_fill("cuMemcpyBatchAsync_v2", 5, attrsIdxs, 8);
		return (CUresult)sim_echo("cuMemcpyBatchAsync_v2");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dsts || !srcs || !sizes)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)count; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)dsts[EACH]},
				(struct sim_place){.at = (uint64_t)srcs[EACH]},
				(uint64_t)sizes[EACH], 1, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyBatchAsync_v2_ptsz", SIM_ARGS(SIM_POINTER(dsts), SIM_POINTER(srcs),
			SIM_POINTER(sizes), SIM_VALUE(count), SIM_POINTER(attrs),
			SIM_POINTER(attrsIdxs), SIM_VALUE(numAttrs), SIM_POINTER(hStream),
			SIM_POINTEE(dsts, 8), SIM_POINTEE(srcs, 8), SIM_POINTEE(sizes, 8),
			SIM_POINTEE(attrs, 24), SIM_POINTEE(attrsIdxs, 8)))) {
		sim_fill("cuMemcpyBatchAsync_v2_ptsz", 0, dsts, 8);
		sim_fill("cuMemcpyBatchAsync_v2_ptsz", 1, srcs, 8);
		sim_fill("cuMemcpyBatchAsync_v2_ptsz", 2, sizes, 8);
		sim_fill("cuMemcpyBatchAsync_v2_ptsz", 4, attrs, 24);
		sim_fill("cuMemcpyBatchAsync_v2_ptsz", 5, attrsIdxs, 8);
		return (CUresult)sim_echo("cuMemcpyBatchAsync_v2_ptsz");
	}
	_sim_error = sim_enter("work");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!dsts || !srcs || !sizes)
		return sim_status_of(-EINVAL);
	for (uint64_t EACH = 0; !_sim_error && EACH < (uint64_t)count; EACH++)
		_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)dsts[EACH]},
				(struct sim_place){.at = (uint64_t)srcs[EACH]},
				(uint64_t)sizes[EACH], 1, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoA", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_VALUE(srcDevice), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyDtoA");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset}, (struct sim_place){.at = (uint64_t)srcDevice},
			(uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoA_v2", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_VALUE(srcDevice), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyDtoA_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset}, (struct sim_place){.at = (uint64_t)srcDevice},
			(uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoA_v2_ptds", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_VALUE(srcDevice), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyDtoA_v2_ptds");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset}, (struct sim_place){.at = (uint64_t)srcDevice},
			(uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoD", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyDtoD");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, 0,
			false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoDAsync", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyDtoDAsync");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoDAsync_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyDtoDAsync_v2");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoDAsync_v2_ptsz", SIM_ARGS(SIM_VALUE(dstDevice),
			SIM_VALUE(srcDevice), SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyDtoDAsync_v2_ptsz");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoD_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyDtoD_v2");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, 0,
			false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoD_v2_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyDtoD_v2_ptds");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, 0,
			false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoH", SIM_ARGS(SIM_POINTER(dstHost), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyDtoH");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)dstHost, (uint64_t)srcDevice,
			(uint64_t)ByteCount, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoHAsync", SIM_ARGS(SIM_POINTER(dstHost), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyDtoHAsync");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)dstHost, (uint64_t)srcDevice,
			(uint64_t)ByteCount, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoHAsync_v2", SIM_ARGS(SIM_POINTER(dstHost), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyDtoHAsync_v2");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)dstHost, (uint64_t)srcDevice,
			(uint64_t)ByteCount, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoHAsync_v2_ptsz", SIM_ARGS(SIM_POINTER(dstHost),
			SIM_VALUE(srcDevice), SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyDtoHAsync_v2_ptsz");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)dstHost, (uint64_t)srcDevice,
			(uint64_t)ByteCount, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoH_v2", SIM_ARGS(SIM_POINTER(dstHost), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyDtoH_v2");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)dstHost, (uint64_t)srcDevice,
			(uint64_t)ByteCount, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyDtoH_v2_ptds", SIM_ARGS(SIM_POINTER(dstHost), SIM_VALUE(srcDevice),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyDtoH_v2_ptds");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)dstHost, (uint64_t)srcDevice,
			(uint64_t)ByteCount, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void *srcHost,
		unsigned int ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoA", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_POINTER(srcHost), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyHtoA");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcHost},
			(uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void *srcHost,
		unsigned int ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoAAsync", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_POINTER(srcHost), SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyHtoAAsync");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* of the first API, in a context of today */
	if (sim_declines(false))
		return CUDA_ERROR_INVALID_CONTEXT;
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcHost},
			(uint64_t)ByteCount, 1, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoAAsync_v2", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_POINTER(srcHost), SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyHtoAAsync_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcHost},
			(uint64_t)ByteCount, 1, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoAAsync_v2_ptsz", SIM_ARGS(SIM_POINTER(dstArray),
			SIM_VALUE(dstOffset), SIM_POINTER(srcHost), SIM_VALUE(ByteCount),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyHtoAAsync_v2_ptsz");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcHost},
			(uint64_t)ByteCount, 1, 1, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoA_v2", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_POINTER(srcHost), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyHtoA_v2");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcHost},
			(uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoA_v2_ptds", SIM_ARGS(SIM_POINTER(dstArray), SIM_VALUE(dstOffset),
			SIM_POINTER(srcHost), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyHtoA_v2_ptds");
	}
	_sim_error = sim_enter("copy-block");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy_block((struct sim_place){.at = (uint64_t)(uintptr_t)dstArray,
			.x = (uint64_t)dstOffset},
			(struct sim_place){.at = (uint64_t)(uintptr_t)srcHost},
			(uint64_t)ByteCount, 1, 1, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoD", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(srcHost),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyHtoD");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)(uintptr_t)srcHost,
			(uint64_t)ByteCount, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoDAsync", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(srcHost),
			SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyHtoDAsync");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)(uintptr_t)srcHost,
			(uint64_t)ByteCount, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoDAsync_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(srcHost),
			SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyHtoDAsync_v2");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)(uintptr_t)srcHost,
			(uint64_t)ByteCount, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
		CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoDAsync_v2_ptsz", SIM_ARGS(SIM_VALUE(dstDevice),
			SIM_POINTER(srcHost), SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyHtoDAsync_v2_ptsz");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)(uintptr_t)srcHost,
			(uint64_t)ByteCount, (uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoD_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(srcHost),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyHtoD_v2");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)(uintptr_t)srcHost,
			(uint64_t)ByteCount, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyHtoD_v2_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(srcHost),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyHtoD_v2_ptds");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)(uintptr_t)srcHost,
			(uint64_t)ByteCount, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
		CUcontext srcContext, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyPeer", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(dstContext),
			SIM_VALUE(srcDevice), SIM_POINTER(srcContext), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyPeer");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, 0,
			false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
		CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyPeerAsync", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(dstContext),
			SIM_VALUE(srcDevice), SIM_POINTER(srcContext), SIM_VALUE(ByteCount),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyPeerAsync");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
		CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyPeerAsync_ptsz", SIM_ARGS(SIM_VALUE(dstDevice),
			SIM_POINTER(dstContext), SIM_VALUE(srcDevice), SIM_POINTER(srcContext),
			SIM_VALUE(ByteCount), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemcpyPeerAsync_ptsz");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
		CUcontext srcContext, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyPeer_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_POINTER(dstContext),
			SIM_VALUE(srcDevice), SIM_POINTER(srcContext), SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpyPeer_ptds");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, 0,
			false);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyWithAttributesAsync", SIM_ARGS(SIM_VALUE(dst), SIM_VALUE(src),
			SIM_VALUE(size), SIM_POINTER(attr), SIM_POINTER(hStream), SIM_POINTEE(attr,
			24)))) {
		sim_fill("cuMemcpyWithAttributesAsync", 3, attr, 24);
		return (CUresult)sim_echo("cuMemcpyWithAttributesAsync");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* newer than the driver */
	if (sim_declines(false))
		return CUDA_ERROR_NOT_SUPPORTED;
	_sim_error = sim_copy((uint64_t)dst, (uint64_t)src, (uint64_t)size,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpyWithAttributesAsync_ptsz", SIM_ARGS(SIM_VALUE(dst), SIM_VALUE(src),
			SIM_VALUE(size), SIM_POINTER(attr), SIM_POINTER(hStream), SIM_POINTEE(attr,
			24)))) {
		sim_fill("cuMemcpyWithAttributesAsync_ptsz", 3, attr, 24);
		return (CUresult)sim_echo("cuMemcpyWithAttributesAsync_ptsz");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* newer than the driver */
	if (sim_declines(false))
		return CUDA_ERROR_NOT_SUPPORTED;
	_sim_error = sim_copy((uint64_t)dst, (uint64_t)src, (uint64_t)size,
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemcpy_ptds", SIM_ARGS(SIM_VALUE(dst), SIM_VALUE(src),
			SIM_VALUE(ByteCount)))) {
		return (CUresult)sim_echo("cuMemcpy_ptds");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)dst, (uint64_t)src, (uint64_t)ByteCount, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD16", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(us), SIM_VALUE(N)))) {
		return (CUresult)sim_echo("cuMemsetD16");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)N}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD16Async", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(us),
			SIM_VALUE(N), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD16Async");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)N}, (uint64_t)(uintptr_t)hStream,
			true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD16Async_ptsz", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(us),
			SIM_VALUE(N), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD16Async_ptsz");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)N}, (uint64_t)(uintptr_t)hStream,
			true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD16_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(us),
			SIM_VALUE(N)))) {
		return (CUresult)sim_echo("cuMemsetD16_v2");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)N}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD16_v2_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(us),
			SIM_VALUE(N)))) {
		return (CUresult)sim_echo("cuMemsetD16_v2_ptds");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)N}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us,
		unsigned int Width, unsigned int Height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D16", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(us), SIM_VALUE(Width), SIM_VALUE(Height)))) {
		return (CUresult)sim_echo("cuMemsetD2D16");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D16Async", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(us), SIM_VALUE(Width), SIM_VALUE(Height),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD2D16Async");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height},
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D16Async_ptsz", SIM_ARGS(SIM_VALUE(dstDevice),
			SIM_VALUE(dstPitch), SIM_VALUE(us), SIM_VALUE(Width), SIM_VALUE(Height),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD2D16Async_ptsz");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height},
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
		size_t Height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D16_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(us), SIM_VALUE(Width), SIM_VALUE(Height)))) {
		return (CUresult)sim_echo("cuMemsetD2D16_v2");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D16_v2_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(us), SIM_VALUE(Width), SIM_VALUE(Height)))) {
		return (CUresult)sim_echo("cuMemsetD2D16_v2_ptds");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = us,
			.width = UINT64_C(2), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui,
		unsigned int Width, unsigned int Height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D32", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(ui), SIM_VALUE(Width), SIM_VALUE(Height)))) {
		return (CUresult)sim_echo("cuMemsetD2D32");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
		size_t Height, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D32Async", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(ui), SIM_VALUE(Width), SIM_VALUE(Height),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD2D32Async");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height},
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D32Async_ptsz", SIM_ARGS(SIM_VALUE(dstDevice),
			SIM_VALUE(dstPitch), SIM_VALUE(ui), SIM_VALUE(Width), SIM_VALUE(Height),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD2D32Async_ptsz");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height},
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
		size_t Height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D32_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(ui), SIM_VALUE(Width), SIM_VALUE(Height)))) {
		return (CUresult)sim_echo("cuMemsetD2D32_v2");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D32_v2_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(ui), SIM_VALUE(Width), SIM_VALUE(Height)))) {
		return (CUresult)sim_echo("cuMemsetD2D32_v2_ptds");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc,
		unsigned int Width, unsigned int Height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D8", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(uc), SIM_VALUE(Width), SIM_VALUE(Height)))) {
		return (CUresult)sim_echo("cuMemsetD2D8");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
		size_t Height, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D8Async", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(uc), SIM_VALUE(Width), SIM_VALUE(Height),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD2D8Async");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height},
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D8Async_ptsz", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(uc), SIM_VALUE(Width), SIM_VALUE(Height),
			SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD2D8Async_ptsz");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height},
			(uint64_t)(uintptr_t)hStream, true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
		size_t Height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D8_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(uc), SIM_VALUE(Width), SIM_VALUE(Height)))) {
		return (CUresult)sim_echo("cuMemsetD2D8_v2");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD2D8_v2_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(dstPitch),
			SIM_VALUE(uc), SIM_VALUE(Width), SIM_VALUE(Height)))) {
		return (CUresult)sim_echo("cuMemsetD2D8_v2_ptds");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)Width,
			.pitch = (uint64_t)dstPitch, .rows = (uint64_t)Height}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD32", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(ui), SIM_VALUE(N)))) {
		return (CUresult)sim_echo("cuMemsetD32");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)N}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD32Async", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(ui),
			SIM_VALUE(N), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD32Async");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)N}, (uint64_t)(uintptr_t)hStream,
			true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD32Async_ptsz", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(ui),
			SIM_VALUE(N), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD32Async_ptsz");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)N}, (uint64_t)(uintptr_t)hStream,
			true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD32_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(ui),
			SIM_VALUE(N)))) {
		return (CUresult)sim_echo("cuMemsetD32_v2");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)N}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD32_v2_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(ui),
			SIM_VALUE(N)))) {
		return (CUresult)sim_echo("cuMemsetD32_v2_ptds");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = ui,
			.width = UINT64_C(4), .count = (uint64_t)N}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD8", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(uc), SIM_VALUE(N)))) {
		return (CUresult)sim_echo("cuMemsetD8");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)N}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD8Async", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(uc),
			SIM_VALUE(N), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD8Async");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)N}, (uint64_t)(uintptr_t)hStream,
			true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD8Async_ptsz", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(uc),
			SIM_VALUE(N), SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuMemsetD8Async_ptsz");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)N}, (uint64_t)(uintptr_t)hStream,
			true);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD8_v2", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(uc),
			SIM_VALUE(N)))) {
		return (CUresult)sim_echo("cuMemsetD8_v2");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)N}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMemsetD8_v2_ptds", SIM_ARGS(SIM_VALUE(dstDevice), SIM_VALUE(uc),
			SIM_VALUE(N)))) {
		return (CUresult)sim_echo("cuMemsetD8_v2_ptds");
	}
	_sim_error = sim_enter("memset");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_memset((struct sim_fill){.to = (uint64_t)dstDevice, .value = uc,
			.width = UINT64_C(1), .count = (uint64_t)N}, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
		const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMipmappedArrayCreate", SIM_ARGS(SIM_POINTER(pHandle),
			SIM_POINTER(pMipmappedArrayDesc), SIM_VALUE(numMipmapLevels),
			SIM_POINTEE(pHandle, 8), SIM_POINTEE(pMipmappedArrayDesc, 40)))) {
		sim_fill("cuMipmappedArrayCreate", 0, pHandle, 8);
		return (CUresult)sim_echo("cuMipmappedArrayCreate");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pMipmappedArrayDesc || !(((uint64_t)pMipmappedArrayDesc->Flags & (uint64_t)192)
			|| ((numMipmapLevels <= 1) || pMipmappedArrayDesc)) || !pHandle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ARRAY,
			(((uint64_t)pMipmappedArrayDesc->Flags & (uint64_t)192) ? UINT64_C(0)
			: role_div(role_mul(role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pMipmappedArrayDesc->Width,
			(uint64_t)pMipmappedArrayDesc->NumChannels),
			(((pMipmappedArrayDesc->Format == CU_AD_FORMAT_UNSIGNED_INT8)
			|| (pMipmappedArrayDesc->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1)
			: ((((pMipmappedArrayDesc->Format == CU_AD_FORMAT_UNSIGNED_INT32)
			|| (pMipmappedArrayDesc->Format == CU_AD_FORMAT_SIGNED_INT32))
			|| (pMipmappedArrayDesc->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4)
			: UINT64_C(2)))), UINT64_C(64)),
			role_align(role_max((uint64_t)pMipmappedArrayDesc->Height, UINT64_C(1)),
			((pMipmappedArrayDesc->Height > 64) ? UINT64_C(128) : UINT64_C(8)))),
			role_max((uint64_t)pMipmappedArrayDesc->Depth, UINT64_C(1))),
			((numMipmapLevels <= 1) ? UINT64_C(48) : ((pMipmappedArrayDesc->Height == 0)
			? UINT64_C(96) : ((numMipmapLevels == 2) ? UINT64_C(60)
			: ((numMipmapLevels == 3) ? UINT64_C(63) : UINT64_C(64)))))),
			UINT64_C(48))), 0, 0, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*pHandle, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMipmappedArrayDestroy", SIM_ARGS(SIM_POINTER(hMipmappedArray)))) {
		return (CUresult)sim_echo("cuMipmappedArrayDestroy");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_free((uint64_t)(uintptr_t)hMipmappedArray, 0, false);
	return sim_status_of(_sim_error);
}

CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray,
		unsigned int level)
{
	if (sim_watching() &&
	    sim_watch("cuMipmappedArrayGetLevel", SIM_ARGS(SIM_POINTER(pLevelArray),
			SIM_POINTER(hMipmappedArray), SIM_VALUE(level), SIM_POINTEE(pLevelArray,
			8)))) {
		sim_fill("cuMipmappedArrayGetLevel", 0, pLevelArray, 8);
		return (CUresult)sim_echo("cuMipmappedArrayGetLevel");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
		CUmipmappedArray mipmap, CUdevice device)
{
	if (sim_watching() &&
	    sim_watch("cuMipmappedArrayGetMemoryRequirements",
			SIM_ARGS(SIM_POINTER(memoryRequirements), SIM_POINTER(mipmap),
			SIM_VALUE(device), SIM_POINTEE(memoryRequirements, 32)))) {
		sim_fill("cuMipmappedArrayGetMemoryRequirements", 0, memoryRequirements, 32);
		return (CUresult)sim_echo("cuMipmappedArrayGetMemoryRequirements");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
		CUmipmappedArray mipmap)
{
	if (sim_watching() &&
	    sim_watch("cuMipmappedArrayGetSparseProperties",
			SIM_ARGS(SIM_POINTER(sparseProperties), SIM_POINTER(mipmap),
			SIM_POINTEE(sparseProperties, 48)))) {
		sim_fill("cuMipmappedArrayGetSparseProperties", 0, sparseProperties, 48);
		return (CUresult)sim_echo("cuMipmappedArrayGetSparseProperties");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)
{
	if (sim_watching() &&
	    sim_watch("cuModuleEnumerateFunctions", SIM_ARGS(SIM_POINTER(functions),
			SIM_VALUE(numFunctions), SIM_POINTER(mod), SIM_POINTEE(functions, 8)))) {
		sim_fill("cuModuleEnumerateFunctions", 0, functions, 8);
		return (CUresult)sim_echo("cuModuleEnumerateFunctions");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
	uint64_t _sim_out = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuModuleGetFunction", SIM_ARGS(SIM_POINTER(hfunc), SIM_POINTER(hmod),
			SIM_POINTER(name), SIM_POINTEE(hfunc, 8), SIM_POINTEE(name, 1)))) {
		sim_fill("cuModuleGetFunction", 0, hfunc, 8);
		return (CUresult)sim_echo("cuModuleGetFunction");
	}
	_sim_error = sim_enter("module-function");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!hfunc || !name)
		return sim_status_of(-EINVAL);
	_sim_error = sim_module_function(name, &_sim_out);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*hfunc, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
{
	if (sim_watching() &&
	    sim_watch("cuModuleGetFunctionCount", SIM_ARGS(SIM_POINTER(count), SIM_POINTER(mod),
			SIM_POINTEE(count, 4)))) {
		sim_fill("cuModuleGetFunctionCount", 0, count, 4);
		return (CUresult)sim_echo("cuModuleGetFunctionCount");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned int *bytes, CUmodule hmod,
		const char *name)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuModuleGetGlobal", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(bytes),
			SIM_POINTER(hmod), SIM_POINTER(name), SIM_POINTEE(dptr, 4),
			SIM_POINTEE(bytes, 4), SIM_POINTEE(name, 1)))) {
		sim_fill("cuModuleGetGlobal", 0, dptr, 4);
		sim_fill("cuModuleGetGlobal", 1, bytes, 4);
		return (CUresult)sim_echo("cuModuleGetGlobal");
	}
	_sim_error = sim_enter("module-global");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = -ENOENT;
	return sim_status_of(_sim_error);
}

CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuModuleGetGlobal_v2", SIM_ARGS(SIM_POINTER(dptr), SIM_POINTER(bytes),
			SIM_POINTER(hmod), SIM_POINTER(name), SIM_POINTEE(dptr, 8),
			SIM_POINTEE(bytes, 8), SIM_POINTEE(name, 1)))) {
		sim_fill("cuModuleGetGlobal_v2", 0, dptr, 8);
		sim_fill("cuModuleGetGlobal_v2", 1, bytes, 8);
		return (CUresult)sim_echo("cuModuleGetGlobal_v2");
	}
	_sim_error = sim_enter("module-global");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = -ENOENT;
	return sim_status_of(_sim_error);
}

CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuModuleGetLoadingMode", SIM_ARGS(SIM_POINTER(mode), SIM_POINTEE(mode,
			4)))) {
		sim_fill("cuModuleGetLoadingMode", 0, mode, 4);
		return (CUresult)sim_echo("cuModuleGetLoadingMode");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!mode)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)CU_MODULE_LAZY_LOADING, 0, &_sim_out,
			&_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*mode, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
{
	if (sim_watching() &&
	    sim_watch("cuModuleGetSurfRef", SIM_ARGS(SIM_POINTER(pSurfRef), SIM_POINTER(hmod),
			SIM_POINTER(name), SIM_POINTEE(pSurfRef, 8), SIM_POINTEE(name, 1)))) {
		sim_fill("cuModuleGetSurfRef", 0, pSurfRef, 8);
		return (CUresult)sim_echo("cuModuleGetSurfRef");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
{
	if (sim_watching() &&
	    sim_watch("cuModuleGetTexRef", SIM_ARGS(SIM_POINTER(pTexRef), SIM_POINTER(hmod),
			SIM_POINTER(name), SIM_POINTEE(pTexRef, 8), SIM_POINTEE(name, 1)))) {
		sim_fill("cuModuleGetTexRef", 0, pTexRef, 8);
		return (CUresult)sim_echo("cuModuleGetTexRef");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuModuleLoad(CUmodule *module, const char *fname)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuModuleLoad", SIM_ARGS(SIM_POINTER(module), SIM_POINTER(fname),
			SIM_POINTEE(module, 8), SIM_POINTEE(fname, 1)))) {
		sim_fill("cuModuleLoad", 0, module, 8);
		return (CUresult)sim_echo("cuModuleLoad");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!module)
		return sim_status_of(-EINVAL);
	_sim_error = sim_footprint(ROLE_DEVICE_CURRENT, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (module)
		SIM_SET(*module, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuModuleLoadData(CUmodule *module, const void *image)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuModuleLoadData", SIM_ARGS(SIM_POINTER(module), SIM_POINTER(image),
			SIM_POINTEE(module, 8)))) {
		sim_fill("cuModuleLoadData", 0, module, 8);
		return (CUresult)sim_echo("cuModuleLoadData");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!module)
		return sim_status_of(-EINVAL);
	_sim_error = sim_footprint(ROLE_DEVICE_CURRENT, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (module)
		SIM_SET(*module, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
		CUjit_option *options, void **optionValues)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuModuleLoadDataEx", SIM_ARGS(SIM_POINTER(module), SIM_POINTER(image),
			SIM_VALUE(numOptions), SIM_POINTER(options), SIM_POINTER(optionValues),
			SIM_POINTEE(module, 8), SIM_POINTEE(options, 4), SIM_POINTEE(optionValues,
			8)))) {
		sim_fill("cuModuleLoadDataEx", 0, module, 8);
		sim_fill("cuModuleLoadDataEx", 3, options, 4);
		sim_fill("cuModuleLoadDataEx", 4, optionValues, 8);
		return (CUresult)sim_echo("cuModuleLoadDataEx");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!module)
		return sim_status_of(-EINVAL);
	_sim_error = sim_footprint(ROLE_DEVICE_CURRENT, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (module)
		SIM_SET(*module, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuModuleLoadFatBinary", SIM_ARGS(SIM_POINTER(module), SIM_POINTER(fatCubin),
			SIM_POINTEE(module, 8)))) {
		sim_fill("cuModuleLoadFatBinary", 0, module, 8);
		return (CUresult)sim_echo("cuModuleLoadFatBinary");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!module)
		return sim_status_of(-EINVAL);
	_sim_error = sim_footprint(ROLE_DEVICE_CURRENT, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (module)
		SIM_SET(*module, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuModuleUnload(CUmodule hmod)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuModuleUnload", SIM_ARGS(SIM_POINTER(hmod)))) {
		return (CUresult)sim_echo("cuModuleUnload");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_unload((uint64_t)(uintptr_t)hmod);
	return sim_status_of(_sim_error);
}

CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
{
	if (sim_watching() &&
	    sim_watch("cuMulticastAddDevice", SIM_ARGS(SIM_VALUE(mcHandle), SIM_VALUE(dev)))) {
		return (CUresult)sim_echo("cuMulticastAddDevice");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
		CUdeviceptr memptr, size_t size, unsigned long long flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMulticastBindAddr", SIM_ARGS(SIM_VALUE(mcHandle), SIM_VALUE(mcOffset),
			SIM_VALUE(memptr), SIM_VALUE(size), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuMulticastBindAddr");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
		size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMulticastBindAddr_v2", SIM_ARGS(SIM_VALUE(mcHandle), SIM_VALUE(dev),
			SIM_VALUE(mcOffset), SIM_VALUE(memptr), SIM_VALUE(size),
			SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuMulticastBindAddr_v2");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
		CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
		unsigned long long flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMulticastBindMem", SIM_ARGS(SIM_VALUE(mcHandle), SIM_VALUE(mcOffset),
			SIM_VALUE(memHandle), SIM_VALUE(memOffset), SIM_VALUE(size),
			SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuMulticastBindMem");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
		size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset,
		size_t size, unsigned long long flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMulticastBindMem_v2", SIM_ARGS(SIM_VALUE(mcHandle), SIM_VALUE(dev),
			SIM_VALUE(mcOffset), SIM_VALUE(memHandle), SIM_VALUE(memOffset),
			SIM_VALUE(size), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuMulticastBindMem_v2");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
		const CUmulticastObjectProp *prop)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMulticastCreate", SIM_ARGS(SIM_POINTER(mcHandle), SIM_POINTER(prop),
			SIM_POINTEE(mcHandle, 8), SIM_POINTEE(prop, 32)))) {
		sim_fill("cuMulticastCreate", 0, mcHandle, 8);
		return (CUresult)sim_echo("cuMulticastCreate");
	}
	_sim_error = sim_enter("vmm-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!prop || !mcHandle)
		return sim_status_of(-EINVAL);
	_sim_error = sim_vmm_create((uint64_t)prop->size, ROLE_DEVICE_NONE, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*mcHandle, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop,
		CUmulticastGranularity_flags option)
{
	if (sim_watching() &&
	    sim_watch("cuMulticastGetGranularity", SIM_ARGS(SIM_POINTER(granularity),
			SIM_POINTER(prop), SIM_VALUE(option), SIM_POINTEE(granularity, 8),
			SIM_POINTEE(prop, 32)))) {
		sim_fill("cuMulticastGetGranularity", 0, granularity, 8);
		return (CUresult)sim_echo("cuMulticastGetGranularity");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
		size_t size)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuMulticastUnbind", SIM_ARGS(SIM_VALUE(mcHandle), SIM_VALUE(dev),
			SIM_VALUE(mcOffset), SIM_VALUE(size)))) {
		return (CUresult)sim_echo("cuMulticastUnbind");
	}
	_sim_error = sim_enter("footprint");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func,
		int numBlocks, int blockSize)
{
	if (sim_watching() &&
	    sim_watch("cuOccupancyAvailableDynamicSMemPerBlock",
			SIM_ARGS(SIM_POINTER(dynamicSmemSize), SIM_POINTER(func),
			SIM_VALUE(numBlocks), SIM_VALUE(blockSize), SIM_POINTEE(dynamicSmemSize,
			8)))) {
		sim_fill("cuOccupancyAvailableDynamicSMemPerBlock", 0, dynamicSmemSize, 8);
		return (CUresult)sim_echo("cuOccupancyAvailableDynamicSMemPerBlock");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
		int blockSize, size_t dynamicSMemSize)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuOccupancyMaxActiveBlocksPerMultiprocessor",
			SIM_ARGS(SIM_POINTER(numBlocks), SIM_POINTER(func), SIM_VALUE(blockSize),
			SIM_VALUE(dynamicSMemSize), SIM_POINTEE(numBlocks, 4)))) {
		sim_fill("cuOccupancyMaxActiveBlocksPerMultiprocessor", 0, numBlocks, 4);
		return (CUresult)sim_echo("cuOccupancyMaxActiveBlocksPerMultiprocessor");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!numBlocks)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, ((blockSize <= 0) ? (uint64_t)0 : (uint64_t)2),
			0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*numBlocks, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
		int blockSize, size_t dynamicSMemSize, unsigned int flags)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
			SIM_ARGS(SIM_POINTER(numBlocks), SIM_POINTER(func), SIM_VALUE(blockSize),
			SIM_VALUE(dynamicSMemSize), SIM_VALUE(flags), SIM_POINTEE(numBlocks, 4)))) {
		sim_fill("cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 0, numBlocks, 4);
		return (CUresult)sim_echo("cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!numBlocks)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, ((blockSize <= 0) ? (uint64_t)0 : (uint64_t)2),
			0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*numBlocks, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
		const CUlaunchConfig *config)
{
	if (sim_watching() &&
	    sim_watch("cuOccupancyMaxActiveClusters", SIM_ARGS(SIM_POINTER(numClusters),
			SIM_POINTER(func), SIM_POINTER(config), SIM_POINTEE(numClusters, 4),
			SIM_POINTEE(config, 56)))) {
		sim_fill("cuOccupancyMaxActiveClusters", 0, numClusters, 4);
		return (CUresult)sim_echo("cuOccupancyMaxActiveClusters");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
		CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
		int blockSizeLimit)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuOccupancyMaxPotentialBlockSize", SIM_ARGS(SIM_POINTER(minGridSize),
			SIM_POINTER(blockSize), SIM_POINTER(func),
			SIM_POINTER(blockSizeToDynamicSMemSize), SIM_VALUE(dynamicSMemSize),
			SIM_VALUE(blockSizeLimit), SIM_POINTEE(minGridSize, 4),
			SIM_POINTEE(blockSize, 4)))) {
		sim_fill("cuOccupancyMaxPotentialBlockSize", 0, minGridSize, 4);
		sim_fill("cuOccupancyMaxPotentialBlockSize", 1, blockSize, 4);
		return (CUresult)sim_echo("cuOccupancyMaxPotentialBlockSize");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!minGridSize)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)264, (((blockSizeLimit > 0)
			&& (blockSizeLimit < 1024)) ? (uint64_t)blockSizeLimit : (uint64_t)1024),
			&_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*minGridSize, _sim_out);
	if (blockSize)
		SIM_SET(*blockSize, _sim_second);
	return sim_status_of(_sim_error);
}

CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
		CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
		size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuOccupancyMaxPotentialBlockSizeWithFlags",
			SIM_ARGS(SIM_POINTER(minGridSize), SIM_POINTER(blockSize),
			SIM_POINTER(func), SIM_POINTER(blockSizeToDynamicSMemSize),
			SIM_VALUE(dynamicSMemSize), SIM_VALUE(blockSizeLimit), SIM_VALUE(flags),
			SIM_POINTEE(minGridSize, 4), SIM_POINTEE(blockSize, 4)))) {
		sim_fill("cuOccupancyMaxPotentialBlockSizeWithFlags", 0, minGridSize, 4);
		sim_fill("cuOccupancyMaxPotentialBlockSizeWithFlags", 1, blockSize, 4);
		return (CUresult)sim_echo("cuOccupancyMaxPotentialBlockSizeWithFlags");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!minGridSize)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)264, (((blockSizeLimit > 0)
			&& (blockSizeLimit < 1024)) ? (uint64_t)blockSizeLimit : (uint64_t)1024),
			&_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*minGridSize, _sim_out);
	if (blockSize)
		SIM_SET(*blockSize, _sim_second);
	return sim_status_of(_sim_error);
}

CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
		const CUlaunchConfig *config)
{
	if (sim_watching() &&
	    sim_watch("cuOccupancyMaxPotentialClusterSize", SIM_ARGS(SIM_POINTER(clusterSize),
			SIM_POINTER(func), SIM_POINTER(config), SIM_POINTEE(clusterSize, 4),
			SIM_POINTEE(config, 56)))) {
		sim_fill("cuOccupancyMaxPotentialClusterSize", 0, clusterSize, 4);
		return (CUresult)sim_echo("cuOccupancyMaxPotentialClusterSize");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
{
	if (sim_watching() &&
	    sim_watch("cuParamSetSize", SIM_ARGS(SIM_POINTER(hfunc), SIM_VALUE(numbytes)))) {
		return (CUresult)sim_echo("cuParamSetSize");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuParamSetTexRef", SIM_ARGS(SIM_POINTER(hfunc), SIM_VALUE(texunit),
			SIM_POINTER(hTexRef)))) {
		return (CUresult)sim_echo("cuParamSetTexRef");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuParamSetf(CUfunction hfunc, int offset, float value)
{
	if (sim_watching() &&
	    sim_watch("cuParamSetf", SIM_ARGS(SIM_POINTER(hfunc), SIM_VALUE(offset),
			SIM_VALUE(value)))) {
		return (CUresult)sim_echo("cuParamSetf");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
{
	if (sim_watching() &&
	    sim_watch("cuParamSeti", SIM_ARGS(SIM_POINTER(hfunc), SIM_VALUE(offset),
			SIM_VALUE(value)))) {
		return (CUresult)sim_echo("cuParamSeti");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
{
	if (sim_watching() &&
	    sim_watch("cuParamSetv", SIM_ARGS(SIM_POINTER(hfunc), SIM_VALUE(offset),
			SIM_POINTER(ptr), SIM_VALUE(numbytes)))) {
		return (CUresult)sim_echo("cuParamSetv");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuPointerGetAttribute", SIM_ARGS(SIM_POINTER(data), SIM_VALUE(attribute),
			SIM_VALUE(ptr)))) {
		return (CUresult)sim_echo("cuPointerGetAttribute");
	}
	_sim_error = sim_enter("pointer-attribute");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!data)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pointer_attribute(attribute, data, (uint64_t)ptr,
			&(struct sim_pointer_names){.type = CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
			.on = CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
			.device_address = CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
			.host_address = CU_POINTER_ATTRIBUTE_HOST_POINTER,
			.base = CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
			.bytes = CU_POINTER_ATTRIBUTE_RANGE_SIZE,
			.context = CU_POINTER_ATTRIBUTE_CONTEXT,
			.managed = CU_POINTER_ATTRIBUTE_IS_MANAGED,
			.mapped = CU_POINTER_ATTRIBUTE_MAPPED,
			.number = CU_POINTER_ATTRIBUTE_BUFFER_ID, .host = CU_MEMORYTYPE_HOST,
			.device = CU_MEMORYTYPE_DEVICE});
	return sim_status_of(_sim_error);
}

CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes,
		void **data, CUdeviceptr ptr)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuPointerGetAttributes", SIM_ARGS(SIM_VALUE(numAttributes),
			SIM_POINTER(attributes), SIM_POINTER(data), SIM_VALUE(ptr),
			SIM_POINTEE(attributes, 4), SIM_POINTEE(data, 8)))) {
		sim_fill("cuPointerGetAttributes", 1, attributes, 4);
		sim_fill("cuPointerGetAttributes", 2, data, 8);
		return (CUresult)sim_echo("cuPointerGetAttributes");
	}
	_sim_error = sim_enter("pointer-attributes");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!attributes || !data)
		return sim_status_of(-EINVAL);
	_sim_error = sim_pointer_attributes((uint64_t)numAttributes, attributes, data,
			(uint64_t)ptr,
			&(struct sim_pointer_names){.type = CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
			.on = CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
			.device_address = CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
			.host_address = CU_POINTER_ATTRIBUTE_HOST_POINTER,
			.base = CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
			.bytes = CU_POINTER_ATTRIBUTE_RANGE_SIZE,
			.context = CU_POINTER_ATTRIBUTE_CONTEXT,
			.managed = CU_POINTER_ATTRIBUTE_IS_MANAGED,
			.mapped = CU_POINTER_ATTRIBUTE_MAPPED,
			.number = CU_POINTER_ATTRIBUTE_BUFFER_ID, .host = CU_MEMORYTYPE_HOST,
			.device = CU_MEMORYTYPE_DEVICE});
	return sim_status_of(_sim_error);
}

CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuPointerSetAttribute", SIM_ARGS(SIM_POINTER(value), SIM_VALUE(attribute),
			SIM_VALUE(ptr)))) {
		return (CUresult)sim_echo("cuPointerSetAttribute");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuProfilerInitialize(const char *configFile, const char *outputFile,
		CUoutput_mode outputMode)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuProfilerInitialize", SIM_ARGS(SIM_POINTER(configFile),
			SIM_POINTER(outputFile), SIM_VALUE(outputMode), SIM_POINTEE(configFile, 1),
			SIM_POINTEE(outputFile, 1)))) {
		return (CUresult)sim_echo("cuProfilerInitialize");
	}
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuProfilerStart(void)
{
	int _sim_error;

	if (sim_watching() && sim_watch("cuProfilerStart", NULL, 0))
		return (CUresult)sim_echo("cuProfilerStart");
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuProfilerStop(void)
{
	int _sim_error;

	if (sim_watching() && sim_watch("cuProfilerStop", NULL, 0))
		return (CUresult)sim_echo("cuProfilerStop");
	_sim_error = sim_enter("passthrough");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = 0;
	return sim_status_of(_sim_error);
}

CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	if (sim_watching() &&
	    sim_watch("cuSignalExternalSemaphoresAsync", SIM_ARGS(SIM_POINTER(extSemArray),
			SIM_POINTER(paramsArray), SIM_VALUE(numExtSems), SIM_POINTER(stream),
			SIM_POINTEE(extSemArray, 8), SIM_POINTEE(paramsArray, 144)))) {
		return (CUresult)sim_echo("cuSignalExternalSemaphoresAsync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	if (sim_watching() &&
	    sim_watch("cuSignalExternalSemaphoresAsync_ptsz", SIM_ARGS(SIM_POINTER(extSemArray),
			SIM_POINTER(paramsArray), SIM_VALUE(numExtSems), SIM_POINTER(stream),
			SIM_POINTEE(extSemArray, 8), SIM_POINTEE(paramsArray, 144)))) {
		return (CUresult)sim_echo("cuSignalExternalSemaphoresAsync_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamAddCallback", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(callback),
			SIM_POINTER(userData), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamAddCallback");
	}
	_sim_error = sim_enter("host-callback");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!callback)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_callback_status((uint64_t)(uintptr_t)hStream,
			(void (*)(void *))(void (*)(void))callback, CUDA_SUCCESS, userData);
	return sim_status_of(_sim_error);
}

CUresult cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback, void *userData,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamAddCallback_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(callback), SIM_POINTER(userData), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamAddCallback_ptsz");
	}
	_sim_error = sim_enter("host-callback");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!callback)
		return sim_status_of(-EINVAL);
	_sim_error = sim_host_callback_status((uint64_t)(uintptr_t)hStream,
			(void (*)(void *))(void (*)(void))callback, CUDA_SUCCESS, userData);
	return sim_status_of(_sim_error);
}

CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
		unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamAttachMemAsync", SIM_ARGS(SIM_POINTER(hStream), SIM_VALUE(dptr),
			SIM_VALUE(length), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamAttachMemAsync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length,
		unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamAttachMemAsync_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_VALUE(dptr), SIM_VALUE(length), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamAttachMemAsync_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamBatchMemOp(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamBatchMemOp", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(count),
			SIM_POINTER(paramArray), SIM_VALUE(flags), SIM_POINTEE(paramArray, 48)))) {
		sim_fill("cuStreamBatchMemOp", 2, paramArray, 48);
		return (CUresult)sim_echo("cuStreamBatchMemOp");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamBatchMemOp_ptsz(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamBatchMemOp_ptsz", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(count),
			SIM_POINTER(paramArray), SIM_VALUE(flags), SIM_POINTEE(paramArray, 48)))) {
		sim_fill("cuStreamBatchMemOp_ptsz", 2, paramArray, 48);
		return (CUresult)sim_echo("cuStreamBatchMemOp_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamBatchMemOp_v2", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(count),
			SIM_POINTER(paramArray), SIM_VALUE(flags), SIM_POINTEE(paramArray, 48)))) {
		sim_fill("cuStreamBatchMemOp_v2", 2, paramArray, 48);
		return (CUresult)sim_echo("cuStreamBatchMemOp_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamBatchMemOp_v2_ptsz", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(count),
			SIM_POINTER(paramArray), SIM_VALUE(flags), SIM_POINTEE(paramArray, 48)))) {
		sim_fill("cuStreamBatchMemOp_v2_ptsz", 2, paramArray, 48);
		return (CUresult)sim_echo("cuStreamBatchMemOp_v2_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamBeginCapture(CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamBeginCapture", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamBeginCapture");
	}
	_sim_error = sim_enter("capture-begin");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_capture_begin((uint64_t)(uintptr_t)hStream, 2);
	return sim_status_of(_sim_error);
}

CUresult cuStreamBeginCaptureToCig(CUstream hStream,
		CUstreamCigCaptureParams *streamCigCaptureParams)
{
	if (sim_watching() &&
	    sim_watch("cuStreamBeginCaptureToCig", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(streamCigCaptureParams), SIM_POINTEE(streamCigCaptureParams,
			8)))) {
		sim_fill("cuStreamBeginCaptureToCig", 1, streamCigCaptureParams, 8);
		return (CUresult)sim_echo("cuStreamBeginCaptureToCig");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamBeginCaptureToCig_ptsz(CUstream hStream,
		CUstreamCigCaptureParams *streamCigCaptureParams)
{
	if (sim_watching() &&
	    sim_watch("cuStreamBeginCaptureToCig_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(streamCigCaptureParams), SIM_POINTEE(streamCigCaptureParams,
			8)))) {
		sim_fill("cuStreamBeginCaptureToCig_ptsz", 1, streamCigCaptureParams, 8);
		return (CUresult)sim_echo("cuStreamBeginCaptureToCig_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUstreamCaptureMode mode)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamBeginCaptureToGraph", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies),
			SIM_POINTER(dependencyData), SIM_VALUE(numDependencies), SIM_VALUE(mode),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(dependencyData, 8)))) {
		return (CUresult)sim_echo("cuStreamBeginCaptureToGraph");
	}
	_sim_error = sim_enter("capture-begin");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_capture_begin_into((uint64_t)(uintptr_t)hStream,
			(uint64_t)(uintptr_t)hGraph, mode);
	return sim_status_of(_sim_error);
}

CUresult cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUstreamCaptureMode mode)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamBeginCaptureToGraph_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(hGraph), SIM_POINTER(dependencies),
			SIM_POINTER(dependencyData), SIM_VALUE(numDependencies), SIM_VALUE(mode),
			SIM_POINTEE(dependencies, 8), SIM_POINTEE(dependencyData, 8)))) {
		return (CUresult)sim_echo("cuStreamBeginCaptureToGraph_ptsz");
	}
	_sim_error = sim_enter("capture-begin");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_capture_begin_into((uint64_t)(uintptr_t)hStream,
			(uint64_t)(uintptr_t)hGraph, mode);
	return sim_status_of(_sim_error);
}

CUresult cuStreamBeginCapture_ptsz(CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamBeginCapture_ptsz", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamBeginCapture_ptsz");
	}
	_sim_error = sim_enter("capture-begin");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_capture_begin((uint64_t)(uintptr_t)hStream, 2);
	return sim_status_of(_sim_error);
}

CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamBeginCapture_v2", SIM_ARGS(SIM_POINTER(hStream), SIM_VALUE(mode)))) {
		return (CUresult)sim_echo("cuStreamBeginCapture_v2");
	}
	_sim_error = sim_enter("capture-begin");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_capture_begin((uint64_t)(uintptr_t)hStream, mode);
	return sim_status_of(_sim_error);
}

CUresult cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamBeginCapture_v2_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_VALUE(mode)))) {
		return (CUresult)sim_echo("cuStreamBeginCapture_v2_ptsz");
	}
	_sim_error = sim_enter("capture-begin");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_capture_begin((uint64_t)(uintptr_t)hStream, mode);
	return sim_status_of(_sim_error);
}

CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph,
		CUgraphRecaptureCallback callbackFunc, void *userData)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamBeginRecaptureToGraph", SIM_ARGS(SIM_POINTER(hStream),
			SIM_VALUE(mode), SIM_POINTER(hGraph), SIM_POINTER(callbackFunc),
			SIM_POINTER(userData)))) {
		return (CUresult)sim_echo("cuStreamBeginRecaptureToGraph");
	}
	_sim_error = sim_enter("capture-begin");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* newer than the driver */
	if (sim_declines(false))
		return CUDA_ERROR_NOT_SUPPORTED;
	_sim_error = sim_capture_begin_into((uint64_t)(uintptr_t)hStream,
			(uint64_t)(uintptr_t)hGraph, mode);
	return sim_status_of(_sim_error);
}

CUresult cuStreamBeginRecaptureToGraph_ptsz(CUstream hStream, CUstreamCaptureMode mode,
		CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamBeginRecaptureToGraph_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_VALUE(mode), SIM_POINTER(hGraph), SIM_POINTER(callbackFunc),
			SIM_POINTER(userData)))) {
		return (CUresult)sim_echo("cuStreamBeginRecaptureToGraph_ptsz");
	}
	_sim_error = sim_enter("capture-begin");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* newer than the driver */
	if (sim_declines(false))
		return CUDA_ERROR_NOT_SUPPORTED;
	_sim_error = sim_capture_begin_into((uint64_t)(uintptr_t)hStream,
			(uint64_t)(uintptr_t)hGraph, mode);
	return sim_status_of(_sim_error);
}

CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)
{
	if (sim_watching() &&
	    sim_watch("cuStreamCopyAttributes", SIM_ARGS(SIM_POINTER(dst), SIM_POINTER(src)))) {
		return (CUresult)sim_echo("cuStreamCopyAttributes");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src)
{
	if (sim_watching() &&
	    sim_watch("cuStreamCopyAttributes_ptsz", SIM_ARGS(SIM_POINTER(dst),
			SIM_POINTER(src)))) {
		return (CUresult)sim_echo("cuStreamCopyAttributes_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamCreate", SIM_ARGS(SIM_POINTER(phStream), SIM_VALUE(Flags),
			SIM_POINTEE(phStream, 8)))) {
		sim_fill("cuStreamCreate", 0, phStream, 8);
		return (CUresult)sim_echo("cuStreamCreate");
	}
	_sim_error = sim_enter("stream-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phStream)
		return sim_status_of(-EINVAL);
	_sim_error = sim_stream_create(&_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phStream, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamCreateWithPriority", SIM_ARGS(SIM_POINTER(phStream),
			SIM_VALUE(flags), SIM_VALUE(priority), SIM_POINTEE(phStream, 8)))) {
		sim_fill("cuStreamCreateWithPriority", 0, phStream, 8);
		return (CUresult)sim_echo("cuStreamCreateWithPriority");
	}
	_sim_error = sim_enter("stream-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phStream)
		return sim_status_of(-EINVAL);
	_sim_error = sim_stream_create(&_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phStream, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuStreamDestroy(CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamDestroy", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamDestroy");
	}
	_sim_error = sim_enter("stream-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_destroy((uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuStreamDestroy_v2(CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamDestroy_v2", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamDestroy_v2");
	}
	_sim_error = sim_enter("stream-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_destroy((uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
	uint64_t _sim_graph = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamEndCapture", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(phGraph),
			SIM_POINTEE(phGraph, 8)))) {
		sim_fill("cuStreamEndCapture", 1, phGraph, 8);
		return (CUresult)sim_echo("cuStreamEndCapture");
	}
	_sim_error = sim_enter("capture-end");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phGraph)
		return sim_status_of(-EINVAL);
	_sim_error = sim_capture_end((uint64_t)(uintptr_t)hStream, &_sim_graph);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraph, _sim_graph);
	return sim_status_of(_sim_error);
}

CUresult cuStreamEndCaptureToCig(CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuStreamEndCaptureToCig", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamEndCaptureToCig");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamEndCaptureToCig_ptsz(CUstream hStream)
{
	if (sim_watching() &&
	    sim_watch("cuStreamEndCaptureToCig_ptsz", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamEndCaptureToCig_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph)
{
	uint64_t _sim_graph = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamEndCapture_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(phGraph), SIM_POINTEE(phGraph, 8)))) {
		sim_fill("cuStreamEndCapture_ptsz", 1, phGraph, 8);
		return (CUresult)sim_echo("cuStreamEndCapture_ptsz");
	}
	_sim_error = sim_enter("capture-end");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!phGraph)
		return sim_status_of(-EINVAL);
	_sim_error = sim_capture_end((uint64_t)(uintptr_t)hStream, &_sim_graph);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*phGraph, _sim_graph);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetAttribute", SIM_ARGS(SIM_POINTER(hStream), SIM_VALUE(attr),
			SIM_POINTER(value_out), SIM_POINTEE(value_out, 64)))) {
		sim_fill("cuStreamGetAttribute", 2, value_out, 64);
		return (CUresult)sim_echo("cuStreamGetAttribute");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
		CUstreamAttrValue *value_out)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetAttribute_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_VALUE(attr),
			SIM_POINTER(value_out), SIM_POINTEE(value_out, 64)))) {
		sim_fill("cuStreamGetAttribute_ptsz", 2, value_out, 64);
		return (CUresult)sim_echo("cuStreamGetAttribute_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetCaptureInfo", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(captureStatus_out), SIM_POINTER(id_out),
			SIM_POINTEE(captureStatus_out, 4), SIM_POINTEE(id_out, 8)))) {
		sim_fill("cuStreamGetCaptureInfo", 1, captureStatus_out, 4);
		sim_fill("cuStreamGetCaptureInfo", 2, id_out, 8);
		return (CUresult)sim_echo("cuStreamGetCaptureInfo");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetCaptureInfo_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(captureStatus_out), SIM_POINTER(id_out),
			SIM_POINTEE(captureStatus_out, 4), SIM_POINTEE(id_out, 8)))) {
		sim_fill("cuStreamGetCaptureInfo_ptsz", 1, captureStatus_out, 4);
		sim_fill("cuStreamGetCaptureInfo_ptsz", 2, id_out, 8);
		return (CUresult)sim_echo("cuStreamGetCaptureInfo_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		size_t *numDependencies_out)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetCaptureInfo_v2", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(captureStatus_out), SIM_POINTER(id_out),
			SIM_POINTER(graph_out), SIM_POINTER(dependencies_out),
			SIM_POINTER(numDependencies_out), SIM_POINTEE(captureStatus_out, 4),
			SIM_POINTEE(id_out, 8), SIM_POINTEE(graph_out, 8),
			SIM_POINTEE(dependencies_out, 8), SIM_POINTEE(numDependencies_out, 8)))) {
		sim_fill("cuStreamGetCaptureInfo_v2", 1, captureStatus_out, 4);
		sim_fill("cuStreamGetCaptureInfo_v2", 2, id_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v2", 3, graph_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v2", 4, dependencies_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v2", 5, numDependencies_out, 8);
		return (CUresult)sim_echo("cuStreamGetCaptureInfo_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		size_t *numDependencies_out)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetCaptureInfo_v2_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(captureStatus_out), SIM_POINTER(id_out),
			SIM_POINTER(graph_out), SIM_POINTER(dependencies_out),
			SIM_POINTER(numDependencies_out), SIM_POINTEE(captureStatus_out, 4),
			SIM_POINTEE(id_out, 8), SIM_POINTEE(graph_out, 8),
			SIM_POINTEE(dependencies_out, 8), SIM_POINTEE(numDependencies_out, 8)))) {
		sim_fill("cuStreamGetCaptureInfo_v2_ptsz", 1, captureStatus_out, 4);
		sim_fill("cuStreamGetCaptureInfo_v2_ptsz", 2, id_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v2_ptsz", 3, graph_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v2_ptsz", 4, dependencies_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v2_ptsz", 5, numDependencies_out, 8);
		return (CUresult)sim_echo("cuStreamGetCaptureInfo_v2_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetCaptureInfo_v3", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(captureStatus_out), SIM_POINTER(id_out),
			SIM_POINTER(graph_out), SIM_POINTER(dependencies_out),
			SIM_POINTER(edgeData_out), SIM_POINTER(numDependencies_out),
			SIM_POINTEE(captureStatus_out, 4), SIM_POINTEE(id_out, 8),
			SIM_POINTEE(graph_out, 8), SIM_POINTEE(dependencies_out, 8),
			SIM_POINTEE(edgeData_out, 8), SIM_POINTEE(numDependencies_out, 8)))) {
		sim_fill("cuStreamGetCaptureInfo_v3", 1, captureStatus_out, 4);
		sim_fill("cuStreamGetCaptureInfo_v3", 2, id_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v3", 3, graph_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v3", 4, dependencies_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v3", 5, edgeData_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v3", 6, numDependencies_out, 8);
		return (CUresult)sim_echo("cuStreamGetCaptureInfo_v3");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetCaptureInfo_v3_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(captureStatus_out), SIM_POINTER(id_out),
			SIM_POINTER(graph_out), SIM_POINTER(dependencies_out),
			SIM_POINTER(edgeData_out), SIM_POINTER(numDependencies_out),
			SIM_POINTEE(captureStatus_out, 4), SIM_POINTEE(id_out, 8),
			SIM_POINTEE(graph_out, 8), SIM_POINTEE(dependencies_out, 8),
			SIM_POINTEE(edgeData_out, 8), SIM_POINTEE(numDependencies_out, 8)))) {
		sim_fill("cuStreamGetCaptureInfo_v3_ptsz", 1, captureStatus_out, 4);
		sim_fill("cuStreamGetCaptureInfo_v3_ptsz", 2, id_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v3_ptsz", 3, graph_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v3_ptsz", 4, dependencies_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v3_ptsz", 5, edgeData_out, 8);
		sim_fill("cuStreamGetCaptureInfo_v3_ptsz", 6, numDependencies_out, 8);
		return (CUresult)sim_echo("cuStreamGetCaptureInfo_v3_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_on = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetCtx", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(pctx),
			SIM_POINTEE(pctx, 8)))) {
		sim_fill("cuStreamGetCtx", 1, pctx, 8);
		return (CUresult)sim_echo("cuStreamGetCtx");
	}
	_sim_error = sim_enter("stream-context");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_context((uint64_t)(uintptr_t)hStream, &_sim_out, &_sim_on);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pctx)
		SIM_SET(*pctx, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_on = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetCtx_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(pctx),
			SIM_POINTEE(pctx, 8)))) {
		sim_fill("cuStreamGetCtx_ptsz", 1, pctx, 8);
		return (CUresult)sim_echo("cuStreamGetCtx_ptsz");
	}
	_sim_error = sim_enter("stream-context");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_context((uint64_t)(uintptr_t)hStream, &_sim_out, &_sim_on);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pctx)
		SIM_SET(*pctx, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetCtx_v2", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(pCtx),
			SIM_POINTER(pGreenCtx), SIM_POINTEE(pCtx, 8), SIM_POINTEE(pGreenCtx, 8)))) {
		sim_fill("cuStreamGetCtx_v2", 1, pCtx, 8);
		sim_fill("cuStreamGetCtx_v2", 2, pGreenCtx, 8);
		return (CUresult)sim_echo("cuStreamGetCtx_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetCtx_v2_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(pCtx),
			SIM_POINTER(pGreenCtx), SIM_POINTEE(pCtx, 8), SIM_POINTEE(pGreenCtx, 8)))) {
		sim_fill("cuStreamGetCtx_v2_ptsz", 1, pCtx, 8);
		sim_fill("cuStreamGetCtx_v2_ptsz", 2, pGreenCtx, 8);
		return (CUresult)sim_echo("cuStreamGetCtx_v2_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetDevResource", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(resource), SIM_VALUE(type), SIM_POINTEE(resource, 144)))) {
		sim_fill("cuStreamGetDevResource", 1, resource, 144);
		return (CUresult)sim_echo("cuStreamGetDevResource");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetDevResource_ptsz(CUstream hStream, CUdevResource *resource,
		CUdevResourceType type)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetDevResource_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(resource), SIM_VALUE(type), SIM_POINTEE(resource, 144)))) {
		sim_fill("cuStreamGetDevResource_ptsz", 1, resource, 144);
		return (CUresult)sim_echo("cuStreamGetDevResource_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_on = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetDevice", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(device),
			SIM_POINTEE(device, 4)))) {
		sim_fill("cuStreamGetDevice", 1, device, 4);
		return (CUresult)sim_echo("cuStreamGetDevice");
	}
	_sim_error = sim_enter("stream-context");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* not of a stream that records */
	if (sim_forbids_in((uint64_t)(uintptr_t)hStream))
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_stream_context((uint64_t)(uintptr_t)hStream, &_sim_out, &_sim_on);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (device)
		SIM_SET(*device, _sim_on);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_on = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetDevice_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(device),
			SIM_POINTEE(device, 4)))) {
		sim_fill("cuStreamGetDevice_ptsz", 1, device, 4);
		return (CUresult)sim_echo("cuStreamGetDevice_ptsz");
	}
	_sim_error = sim_enter("stream-context");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* not of a stream that records */
	if (sim_forbids_in((uint64_t)(uintptr_t)hStream))
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_stream_context((uint64_t)(uintptr_t)hStream, &_sim_out, &_sim_on);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (device)
		SIM_SET(*device, _sim_on);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetFlags", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(flags),
			SIM_POINTEE(flags, 4)))) {
		sim_fill("cuStreamGetFlags", 1, flags, 4);
		return (CUresult)sim_echo("cuStreamGetFlags");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!flags)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)0, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*flags, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetFlags_ptsz(CUstream hStream, unsigned int *flags)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetFlags_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(flags),
			SIM_POINTEE(flags, 4)))) {
		sim_fill("cuStreamGetFlags_ptsz", 1, flags, 4);
		return (CUresult)sim_echo("cuStreamGetFlags_ptsz");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!flags)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)0, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*flags, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
{
	if (sim_watching() &&
	    sim_watch("cuStreamGetGreenCtx", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(phCtx),
			SIM_POINTEE(phCtx, 8)))) {
		sim_fill("cuStreamGetGreenCtx", 1, phCtx, 8);
		return (CUresult)sim_echo("cuStreamGetGreenCtx");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetId", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(streamId),
			SIM_POINTEE(streamId, 8)))) {
		sim_fill("cuStreamGetId", 1, streamId, 8);
		return (CUresult)sim_echo("cuStreamGetId");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!streamId)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)(uintptr_t)hStream, 0, &_sim_out,
			&_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*streamId, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetId_ptsz(CUstream hStream, unsigned long long *streamId)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetId_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(streamId),
			SIM_POINTEE(streamId, 8)))) {
		sim_fill("cuStreamGetId_ptsz", 1, streamId, 8);
		return (CUresult)sim_echo("cuStreamGetId_ptsz");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!streamId)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)(uintptr_t)hStream, 0, &_sim_out,
			&_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*streamId, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetPriority(CUstream hStream, int *priority)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetPriority", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(priority),
			SIM_POINTEE(priority, 4)))) {
		sim_fill("cuStreamGetPriority", 1, priority, 4);
		return (CUresult)sim_echo("cuStreamGetPriority");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!priority)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)0, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*priority, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuStreamGetPriority_ptsz(CUstream hStream, int *priority)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_second = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamGetPriority_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(priority), SIM_POINTEE(priority, 4)))) {
		sim_fill("cuStreamGetPriority_ptsz", 1, priority, 4);
		return (CUresult)sim_echo("cuStreamGetPriority_ptsz");
	}
	_sim_error = sim_enter("constant");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!priority)
		return sim_status_of(-EINVAL);
	_sim_error = sim_constant(ROLE_DEVICE_NONE, (uint64_t)0, 0, &_sim_out, &_sim_second);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*priority, _sim_out);
	return sim_status_of(_sim_error);
}

CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
	uint64_t _sim_status = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamIsCapturing", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(captureStatus), SIM_POINTEE(captureStatus, 4)))) {
		sim_fill("cuStreamIsCapturing", 1, captureStatus, 4);
		return (CUresult)sim_echo("cuStreamIsCapturing");
	}
	_sim_error = sim_enter("capture-info");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!captureStatus)
		return sim_status_of(-EINVAL);
	_sim_error = sim_capture_info((uint64_t)(uintptr_t)hStream, &_sim_status);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*captureStatus, _sim_status);
	return sim_status_of(_sim_error);
}

CUresult cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
	uint64_t _sim_status = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamIsCapturing_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(captureStatus), SIM_POINTEE(captureStatus, 4)))) {
		sim_fill("cuStreamIsCapturing_ptsz", 1, captureStatus, 4);
		return (CUresult)sim_echo("cuStreamIsCapturing_ptsz");
	}
	_sim_error = sim_enter("capture-info");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!captureStatus)
		return sim_status_of(-EINVAL);
	_sim_error = sim_capture_info((uint64_t)(uintptr_t)hStream, &_sim_status);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*captureStatus, _sim_status);
	return sim_status_of(_sim_error);
}

CUresult cuStreamQuery(CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamQuery", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamQuery");
	}
	_sim_error = sim_enter("stream-query");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_stream_query((uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuStreamQuery_ptsz(CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamQuery_ptsz", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamQuery_ptsz");
	}
	_sim_error = sim_enter("stream-query");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_stream_query((uint64_t)(uintptr_t)hStream);
	return sim_status_of(_sim_error);
}

CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)
{
	if (sim_watching() &&
	    sim_watch("cuStreamSetAttribute", SIM_ARGS(SIM_POINTER(hStream), SIM_VALUE(attr),
			SIM_POINTER(value), SIM_POINTEE(value, 64)))) {
		return (CUresult)sim_echo("cuStreamSetAttribute");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
		const CUstreamAttrValue *value)
{
	if (sim_watching() &&
	    sim_watch("cuStreamSetAttribute_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_VALUE(attr),
			SIM_POINTER(value), SIM_POINTEE(value, 64)))) {
		return (CUresult)sim_echo("cuStreamSetAttribute_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamSynchronize(CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamSynchronize", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamSynchronize");
	}
	_sim_error = sim_enter("sync");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_sync((uint64_t)(uintptr_t)hStream, false);
	return sim_status_of(_sim_error);
}

CUresult cuStreamSynchronize_ptsz(CUstream hStream)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamSynchronize_ptsz", SIM_ARGS(SIM_POINTER(hStream)))) {
		return (CUresult)sim_echo("cuStreamSynchronize_ptsz");
	}
	_sim_error = sim_enter("sync");
	if (_sim_error)
		return sim_status_of(_sim_error);
	/* unsafe while a stream records */
	if (sim_forbids())
		return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	_sim_error = sim_sync((uint64_t)(uintptr_t)hStream, false);
	return sim_status_of(_sim_error);
}

CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies,
		size_t numDependencies, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamUpdateCaptureDependencies", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(dependencies), SIM_VALUE(numDependencies), SIM_VALUE(flags),
			SIM_POINTEE(dependencies, 8)))) {
		sim_fill("cuStreamUpdateCaptureDependencies", 1, dependencies, 8);
		return (CUresult)sim_echo("cuStreamUpdateCaptureDependencies");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, CUgraphNode *dependencies,
		size_t numDependencies, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamUpdateCaptureDependencies_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(dependencies), SIM_VALUE(numDependencies), SIM_VALUE(flags),
			SIM_POINTEE(dependencies, 8)))) {
		sim_fill("cuStreamUpdateCaptureDependencies_ptsz", 1, dependencies, 8);
		return (CUresult)sim_echo("cuStreamUpdateCaptureDependencies_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies,
		const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamUpdateCaptureDependencies_v2", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(dependencies), SIM_POINTER(dependencyData),
			SIM_VALUE(numDependencies), SIM_VALUE(flags), SIM_POINTEE(dependencies, 8),
			SIM_POINTEE(dependencyData, 8)))) {
		sim_fill("cuStreamUpdateCaptureDependencies_v2", 1, dependencies, 8);
		return (CUresult)sim_echo("cuStreamUpdateCaptureDependencies_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, CUgraphNode *dependencies,
		const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuStreamUpdateCaptureDependencies_v2_ptsz", SIM_ARGS(SIM_POINTER(hStream),
			SIM_POINTER(dependencies), SIM_POINTER(dependencyData),
			SIM_VALUE(numDependencies), SIM_VALUE(flags), SIM_POINTEE(dependencies, 8),
			SIM_POINTEE(dependencyData, 8)))) {
		sim_fill("cuStreamUpdateCaptureDependencies_v2_ptsz", 1, dependencies, 8);
		return (CUresult)sim_echo("cuStreamUpdateCaptureDependencies_v2_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitEvent", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(hEvent),
			SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuStreamWaitEvent");
	}
	_sim_error = sim_enter("stream-wait");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_wait((uint64_t)(uintptr_t)hStream, (uint64_t)(uintptr_t)hEvent);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitEvent_ptsz", SIM_ARGS(SIM_POINTER(hStream), SIM_POINTER(hEvent),
			SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuStreamWaitEvent_ptsz");
	}
	_sim_error = sim_enter("stream-wait");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_wait((uint64_t)(uintptr_t)hStream, (uint64_t)(uintptr_t)hEvent);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitValue32", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWaitValue32");
	}
	_sim_error = sim_enter("stream-await");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_await((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(4), (uint64_t)flags & (uint64_t)3);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitValue32_ptsz", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWaitValue32_ptsz");
	}
	_sim_error = sim_enter("stream-await");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_await((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(4), (uint64_t)flags & (uint64_t)3);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitValue32_v2", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWaitValue32_v2");
	}
	_sim_error = sim_enter("stream-await");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_await((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(4), (uint64_t)flags & (uint64_t)3);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitValue32_v2_ptsz", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWaitValue32_v2_ptsz");
	}
	_sim_error = sim_enter("stream-await");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_await((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(4), (uint64_t)flags & (uint64_t)3);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitValue64", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWaitValue64");
	}
	_sim_error = sim_enter("stream-await");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_await((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(8), (uint64_t)flags & (uint64_t)3);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitValue64_ptsz", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWaitValue64_ptsz");
	}
	_sim_error = sim_enter("stream-await");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_await((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(8), (uint64_t)flags & (uint64_t)3);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitValue64_v2", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWaitValue64_v2");
	}
	_sim_error = sim_enter("stream-await");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_await((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(8), (uint64_t)flags & (uint64_t)3);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWaitValue64_v2_ptsz", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWaitValue64_v2_ptsz");
	}
	_sim_error = sim_enter("stream-await");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_await((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(8), (uint64_t)flags & (uint64_t)3);
	return sim_status_of(_sim_error);
}

CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWriteValue32", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWriteValue32");
	}
	_sim_error = sim_enter("stream-write");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_write((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(4));
	return sim_status_of(_sim_error);
}

CUresult cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWriteValue32_ptsz", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWriteValue32_ptsz");
	}
	_sim_error = sim_enter("stream-write");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_write((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(4));
	return sim_status_of(_sim_error);
}

CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWriteValue32_v2", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWriteValue32_v2");
	}
	_sim_error = sim_enter("stream-write");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_write((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(4));
	return sim_status_of(_sim_error);
}

CUresult cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWriteValue32_v2_ptsz", SIM_ARGS(SIM_POINTER(stream),
			SIM_VALUE(addr), SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWriteValue32_v2_ptsz");
	}
	_sim_error = sim_enter("stream-write");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_write((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(4));
	return sim_status_of(_sim_error);
}

CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWriteValue64", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWriteValue64");
	}
	_sim_error = sim_enter("stream-write");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_write((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(8));
	return sim_status_of(_sim_error);
}

CUresult cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWriteValue64_ptsz", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWriteValue64_ptsz");
	}
	_sim_error = sim_enter("stream-write");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_write((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(8));
	return sim_status_of(_sim_error);
}

CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWriteValue64_v2", SIM_ARGS(SIM_POINTER(stream), SIM_VALUE(addr),
			SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWriteValue64_v2");
	}
	_sim_error = sim_enter("stream-write");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_write((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(8));
	return sim_status_of(_sim_error);
}

CUresult cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuStreamWriteValue64_v2_ptsz", SIM_ARGS(SIM_POINTER(stream),
			SIM_VALUE(addr), SIM_VALUE(value), SIM_VALUE(flags)))) {
		return (CUresult)sim_echo("cuStreamWriteValue64_v2_ptsz");
	}
	_sim_error = sim_enter("stream-write");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_write((uint64_t)(uintptr_t)stream, (uint64_t)addr, (uint64_t)value,
			UINT64_C(8));
	return sim_status_of(_sim_error);
}

CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)
{
	if (sim_watching() &&
	    sim_watch("cuSurfObjectCreate", SIM_ARGS(SIM_POINTER(pSurfObject),
			SIM_POINTER(pResDesc), SIM_POINTEE(pSurfObject, 8), SIM_POINTEE(pResDesc,
			144)))) {
		sim_fill("cuSurfObjectCreate", 0, pSurfObject, 8);
		return (CUresult)sim_echo("cuSurfObjectCreate");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuSurfObjectDestroy(CUsurfObject surfObject)
{
	if (sim_watching() &&
	    sim_watch("cuSurfObjectDestroy", SIM_ARGS(SIM_VALUE(surfObject)))) {
		return (CUresult)sim_echo("cuSurfObjectDestroy");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)
{
	if (sim_watching() &&
	    sim_watch("cuSurfObjectGetResourceDesc", SIM_ARGS(SIM_POINTER(pResDesc),
			SIM_VALUE(surfObject), SIM_POINTEE(pResDesc, 144)))) {
		sim_fill("cuSurfObjectGetResourceDesc", 0, pResDesc, 144);
		return (CUresult)sim_echo("cuSurfObjectGetResourceDesc");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
{
	if (sim_watching() &&
	    sim_watch("cuSurfRefGetArray", SIM_ARGS(SIM_POINTER(phArray), SIM_POINTER(hSurfRef),
			SIM_POINTEE(phArray, 8)))) {
		sim_fill("cuSurfRefGetArray", 0, phArray, 8);
		return (CUresult)sim_echo("cuSurfRefGetArray");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
{
	if (sim_watching() &&
	    sim_watch("cuSurfRefSetArray", SIM_ARGS(SIM_POINTER(hSurfRef), SIM_POINTER(hArray),
			SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuSurfRefSetArray");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
		cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
		const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
		const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel,
		cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
		CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
		CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
	if (sim_watching() &&
	    sim_watch("cuTensorMapEncodeIm2col", SIM_ARGS(SIM_POINTER(tensorMap),
			SIM_VALUE(tensorDataType), SIM_VALUE(tensorRank),
			SIM_POINTER(globalAddress), SIM_POINTER(globalDim),
			SIM_POINTER(globalStrides), SIM_POINTER(pixelBoxLowerCorner),
			SIM_POINTER(pixelBoxUpperCorner), SIM_VALUE(channelsPerPixel),
			SIM_VALUE(pixelsPerColumn), SIM_POINTER(elementStrides),
			SIM_VALUE(interleave), SIM_VALUE(swizzle), SIM_VALUE(l2Promotion),
			SIM_VALUE(oobFill), SIM_POINTEE(tensorMap, 128), SIM_POINTEE(globalDim, 8),
			SIM_POINTEE(globalStrides, 8), SIM_POINTEE(pixelBoxLowerCorner, 4),
			SIM_POINTEE(pixelBoxUpperCorner, 4), SIM_POINTEE(elementStrides, 4)))) {
		sim_fill("cuTensorMapEncodeIm2col", 0, tensorMap, 128);
		return (CUresult)sim_echo("cuTensorMapEncodeIm2col");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
		cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
		const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth,
		int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel,
		cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
		CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode,
		CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
		CUtensorMapFloatOOBfill oobFill)
{
	if (sim_watching() &&
	    sim_watch("cuTensorMapEncodeIm2colWide", SIM_ARGS(SIM_POINTER(tensorMap),
			SIM_VALUE(tensorDataType), SIM_VALUE(tensorRank),
			SIM_POINTER(globalAddress), SIM_POINTER(globalDim),
			SIM_POINTER(globalStrides), SIM_VALUE(pixelBoxLowerCornerWidth),
			SIM_VALUE(pixelBoxUpperCornerWidth), SIM_VALUE(channelsPerPixel),
			SIM_VALUE(pixelsPerColumn), SIM_POINTER(elementStrides),
			SIM_VALUE(interleave), SIM_VALUE(mode), SIM_VALUE(swizzle),
			SIM_VALUE(l2Promotion), SIM_VALUE(oobFill), SIM_POINTEE(tensorMap, 128),
			SIM_POINTEE(globalDim, 8), SIM_POINTEE(globalStrides, 8),
			SIM_POINTEE(elementStrides, 4)))) {
		sim_fill("cuTensorMapEncodeIm2colWide", 0, tensorMap, 128);
		return (CUresult)sim_echo("cuTensorMapEncodeIm2colWide");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
		cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
		const cuuint64_t *globalStrides, const cuuint32_t *boxDim,
		const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
		CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
		CUtensorMapFloatOOBfill oobFill)
{
	if (sim_watching() &&
	    sim_watch("cuTensorMapEncodeTiled", SIM_ARGS(SIM_POINTER(tensorMap),
			SIM_VALUE(tensorDataType), SIM_VALUE(tensorRank),
			SIM_POINTER(globalAddress), SIM_POINTER(globalDim),
			SIM_POINTER(globalStrides), SIM_POINTER(boxDim),
			SIM_POINTER(elementStrides), SIM_VALUE(interleave), SIM_VALUE(swizzle),
			SIM_VALUE(l2Promotion), SIM_VALUE(oobFill), SIM_POINTEE(tensorMap, 128),
			SIM_POINTEE(globalDim, 8), SIM_POINTEE(globalStrides, 8),
			SIM_POINTEE(boxDim, 4), SIM_POINTEE(elementStrides, 4)))) {
		sim_fill("cuTensorMapEncodeTiled", 0, tensorMap, 128);
		return (CUresult)sim_echo("cuTensorMapEncodeTiled");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)
{
	if (sim_watching() &&
	    sim_watch("cuTensorMapReplaceAddress", SIM_ARGS(SIM_POINTER(tensorMap),
			SIM_POINTER(globalAddress), SIM_POINTEE(tensorMap, 128)))) {
		sim_fill("cuTensorMapReplaceAddress", 0, tensorMap, 128);
		return (CUresult)sim_echo("cuTensorMapReplaceAddress");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
		CUtensorMapAllocClass *outAllocClass)
{
	if (sim_watching() &&
	    sim_watch("cuTensorMapSetAllocationClass", SIM_ARGS(SIM_POINTER(tensorMap),
			SIM_VALUE(allocClass), SIM_POINTER(outAllocClass), SIM_POINTEE(tensorMap,
			128), SIM_POINTEE(outAllocClass, 4)))) {
		sim_fill("cuTensorMapSetAllocationClass", 0, tensorMap, 128);
		sim_fill("cuTensorMapSetAllocationClass", 2, outAllocClass, 4);
		return (CUresult)sim_echo("cuTensorMapSetAllocationClass");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
		const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
{
	if (sim_watching() &&
	    sim_watch("cuTexObjectCreate", SIM_ARGS(SIM_POINTER(pTexObject), SIM_POINTER(pResDesc),
			SIM_POINTER(pTexDesc), SIM_POINTER(pResViewDesc), SIM_POINTEE(pTexObject,
			8), SIM_POINTEE(pResDesc, 144), SIM_POINTEE(pTexDesc, 104),
			SIM_POINTEE(pResViewDesc, 112)))) {
		sim_fill("cuTexObjectCreate", 0, pTexObject, 8);
		return (CUresult)sim_echo("cuTexObjectCreate");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexObjectDestroy(CUtexObject texObject)
{
	if (sim_watching() &&
	    sim_watch("cuTexObjectDestroy", SIM_ARGS(SIM_VALUE(texObject)))) {
		return (CUresult)sim_echo("cuTexObjectDestroy");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)
{
	if (sim_watching() &&
	    sim_watch("cuTexObjectGetResourceDesc", SIM_ARGS(SIM_POINTER(pResDesc),
			SIM_VALUE(texObject), SIM_POINTEE(pResDesc, 144)))) {
		sim_fill("cuTexObjectGetResourceDesc", 0, pResDesc, 144);
		return (CUresult)sim_echo("cuTexObjectGetResourceDesc");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
		CUtexObject texObject)
{
	if (sim_watching() &&
	    sim_watch("cuTexObjectGetResourceViewDesc", SIM_ARGS(SIM_POINTER(pResViewDesc),
			SIM_VALUE(texObject), SIM_POINTEE(pResViewDesc, 112)))) {
		sim_fill("cuTexObjectGetResourceViewDesc", 0, pResViewDesc, 112);
		return (CUresult)sim_echo("cuTexObjectGetResourceViewDesc");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)
{
	if (sim_watching() &&
	    sim_watch("cuTexObjectGetTextureDesc", SIM_ARGS(SIM_POINTER(pTexDesc),
			SIM_VALUE(texObject), SIM_POINTEE(pTexDesc, 104)))) {
		sim_fill("cuTexObjectGetTextureDesc", 0, pTexDesc, 104);
		return (CUresult)sim_echo("cuTexObjectGetTextureDesc");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefCreate(CUtexref *pTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefCreate", SIM_ARGS(SIM_POINTER(pTexRef), SIM_POINTEE(pTexRef, 8)))) {
		sim_fill("cuTexRefCreate", 0, pTexRef, 8);
		return (CUresult)sim_echo("cuTexRefCreate");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefDestroy(CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefDestroy", SIM_ARGS(SIM_POINTER(hTexRef)))) {
		return (CUresult)sim_echo("cuTexRefDestroy");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetAddress", SIM_ARGS(SIM_POINTER(pdptr), SIM_POINTER(hTexRef),
			SIM_POINTEE(pdptr, 4)))) {
		sim_fill("cuTexRefGetAddress", 0, pdptr, 4);
		return (CUresult)sim_echo("cuTexRefGetAddress");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetAddressMode", SIM_ARGS(SIM_POINTER(pam), SIM_POINTER(hTexRef),
			SIM_VALUE(dim), SIM_POINTEE(pam, 4)))) {
		sim_fill("cuTexRefGetAddressMode", 0, pam, 4);
		return (CUresult)sim_echo("cuTexRefGetAddressMode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetAddress_v2", SIM_ARGS(SIM_POINTER(pdptr), SIM_POINTER(hTexRef),
			SIM_POINTEE(pdptr, 8)))) {
		sim_fill("cuTexRefGetAddress_v2", 0, pdptr, 8);
		return (CUresult)sim_echo("cuTexRefGetAddress_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetArray", SIM_ARGS(SIM_POINTER(phArray), SIM_POINTER(hTexRef),
			SIM_POINTEE(phArray, 8)))) {
		sim_fill("cuTexRefGetArray", 0, phArray, 8);
		return (CUresult)sim_echo("cuTexRefGetArray");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetBorderColor", SIM_ARGS(SIM_POINTER(pBorderColor),
			SIM_POINTER(hTexRef), SIM_POINTEE(pBorderColor, 4)))) {
		sim_fill("cuTexRefGetBorderColor", 0, pBorderColor, 4);
		return (CUresult)sim_echo("cuTexRefGetBorderColor");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetFilterMode", SIM_ARGS(SIM_POINTER(pfm), SIM_POINTER(hTexRef),
			SIM_POINTEE(pfm, 4)))) {
		sim_fill("cuTexRefGetFilterMode", 0, pfm, 4);
		return (CUresult)sim_echo("cuTexRefGetFilterMode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetFlags", SIM_ARGS(SIM_POINTER(pFlags), SIM_POINTER(hTexRef),
			SIM_POINTEE(pFlags, 4)))) {
		sim_fill("cuTexRefGetFlags", 0, pFlags, 4);
		return (CUresult)sim_echo("cuTexRefGetFlags");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetFormat", SIM_ARGS(SIM_POINTER(pFormat),
			SIM_POINTER(pNumChannels), SIM_POINTER(hTexRef), SIM_POINTEE(pFormat, 4),
			SIM_POINTEE(pNumChannels, 4)))) {
		sim_fill("cuTexRefGetFormat", 0, pFormat, 4);
		sim_fill("cuTexRefGetFormat", 1, pNumChannels, 4);
		return (CUresult)sim_echo("cuTexRefGetFormat");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetMaxAnisotropy", SIM_ARGS(SIM_POINTER(pmaxAniso),
			SIM_POINTER(hTexRef), SIM_POINTEE(pmaxAniso, 4)))) {
		sim_fill("cuTexRefGetMaxAnisotropy", 0, pmaxAniso, 4);
		return (CUresult)sim_echo("cuTexRefGetMaxAnisotropy");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetMipmapFilterMode", SIM_ARGS(SIM_POINTER(pfm),
			SIM_POINTER(hTexRef), SIM_POINTEE(pfm, 4)))) {
		sim_fill("cuTexRefGetMipmapFilterMode", 0, pfm, 4);
		return (CUresult)sim_echo("cuTexRefGetMipmapFilterMode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetMipmapLevelBias", SIM_ARGS(SIM_POINTER(pbias),
			SIM_POINTER(hTexRef), SIM_POINTEE(pbias, 4)))) {
		sim_fill("cuTexRefGetMipmapLevelBias", 0, pbias, 4);
		return (CUresult)sim_echo("cuTexRefGetMipmapLevelBias");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
		CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetMipmapLevelClamp", SIM_ARGS(SIM_POINTER(pminMipmapLevelClamp),
			SIM_POINTER(pmaxMipmapLevelClamp), SIM_POINTER(hTexRef),
			SIM_POINTEE(pminMipmapLevelClamp, 4), SIM_POINTEE(pmaxMipmapLevelClamp,
			4)))) {
		sim_fill("cuTexRefGetMipmapLevelClamp", 0, pminMipmapLevelClamp, 4);
		sim_fill("cuTexRefGetMipmapLevelClamp", 1, pmaxMipmapLevelClamp, 4);
		return (CUresult)sim_echo("cuTexRefGetMipmapLevelClamp");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefGetMipmappedArray", SIM_ARGS(SIM_POINTER(phMipmappedArray),
			SIM_POINTER(hTexRef), SIM_POINTEE(phMipmappedArray, 8)))) {
		sim_fill("cuTexRefGetMipmappedArray", 0, phMipmappedArray, 8);
		return (CUresult)sim_echo("cuTexRefGetMipmappedArray");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetAddress(unsigned int *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr,
		unsigned int bytes)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetAddress", SIM_ARGS(SIM_POINTER(ByteOffset), SIM_POINTER(hTexRef),
			SIM_VALUE(dptr), SIM_VALUE(bytes), SIM_POINTEE(ByteOffset, 4)))) {
		sim_fill("cuTexRefSetAddress", 0, ByteOffset, 4);
		return (CUresult)sim_echo("cuTexRefSetAddress");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc,
		CUdeviceptr_v1 dptr, unsigned int Pitch)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetAddress2D", SIM_ARGS(SIM_POINTER(hTexRef), SIM_POINTER(desc),
			SIM_VALUE(dptr), SIM_VALUE(Pitch), SIM_POINTEE(desc, 16)))) {
		return (CUresult)sim_echo("cuTexRefSetAddress2D");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
		CUdeviceptr dptr, size_t Pitch)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetAddress2D_v2", SIM_ARGS(SIM_POINTER(hTexRef), SIM_POINTER(desc),
			SIM_VALUE(dptr), SIM_VALUE(Pitch), SIM_POINTEE(desc, 24)))) {
		return (CUresult)sim_echo("cuTexRefSetAddress2D_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
		CUdeviceptr dptr, size_t Pitch)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetAddress2D_v3", SIM_ARGS(SIM_POINTER(hTexRef), SIM_POINTER(desc),
			SIM_VALUE(dptr), SIM_VALUE(Pitch), SIM_POINTEE(desc, 24)))) {
		return (CUresult)sim_echo("cuTexRefSetAddress2D_v3");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetAddressMode", SIM_ARGS(SIM_POINTER(hTexRef), SIM_VALUE(dim),
			SIM_VALUE(am)))) {
		return (CUresult)sim_echo("cuTexRefSetAddressMode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetAddress_v2", SIM_ARGS(SIM_POINTER(ByteOffset),
			SIM_POINTER(hTexRef), SIM_VALUE(dptr), SIM_VALUE(bytes),
			SIM_POINTEE(ByteOffset, 8)))) {
		sim_fill("cuTexRefSetAddress_v2", 0, ByteOffset, 8);
		return (CUresult)sim_echo("cuTexRefSetAddress_v2");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetArray", SIM_ARGS(SIM_POINTER(hTexRef), SIM_POINTER(hArray),
			SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuTexRefSetArray");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetBorderColor", SIM_ARGS(SIM_POINTER(hTexRef),
			SIM_POINTER(pBorderColor), SIM_POINTEE(pBorderColor, 4)))) {
		sim_fill("cuTexRefSetBorderColor", 1, pBorderColor, 4);
		return (CUresult)sim_echo("cuTexRefSetBorderColor");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetFilterMode", SIM_ARGS(SIM_POINTER(hTexRef), SIM_VALUE(fm)))) {
		return (CUresult)sim_echo("cuTexRefSetFilterMode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetFlags", SIM_ARGS(SIM_POINTER(hTexRef), SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuTexRefSetFlags");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetFormat", SIM_ARGS(SIM_POINTER(hTexRef), SIM_VALUE(fmt),
			SIM_VALUE(NumPackedComponents)))) {
		return (CUresult)sim_echo("cuTexRefSetFormat");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetMaxAnisotropy", SIM_ARGS(SIM_POINTER(hTexRef),
			SIM_VALUE(maxAniso)))) {
		return (CUresult)sim_echo("cuTexRefSetMaxAnisotropy");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetMipmapFilterMode", SIM_ARGS(SIM_POINTER(hTexRef),
			SIM_VALUE(fm)))) {
		return (CUresult)sim_echo("cuTexRefSetMipmapFilterMode");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetMipmapLevelBias", SIM_ARGS(SIM_POINTER(hTexRef),
			SIM_VALUE(bias)))) {
		return (CUresult)sim_echo("cuTexRefSetMipmapLevelBias");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
		float maxMipmapLevelClamp)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetMipmapLevelClamp", SIM_ARGS(SIM_POINTER(hTexRef),
			SIM_VALUE(minMipmapLevelClamp), SIM_VALUE(maxMipmapLevelClamp)))) {
		return (CUresult)sim_echo("cuTexRefSetMipmapLevelClamp");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
		unsigned int Flags)
{
	if (sim_watching() &&
	    sim_watch("cuTexRefSetMipmappedArray", SIM_ARGS(SIM_POINTER(hTexRef),
			SIM_POINTER(hMipmappedArray), SIM_VALUE(Flags)))) {
		return (CUresult)sim_echo("cuTexRefSetMipmappedArray");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
	uint64_t _sim_mode = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuThreadExchangeStreamCaptureMode", SIM_ARGS(SIM_POINTER(mode),
			SIM_POINTEE(mode, 4)))) {
		sim_fill("cuThreadExchangeStreamCaptureMode", 0, mode, 4);
		return (CUresult)sim_echo("cuThreadExchangeStreamCaptureMode");
	}
	_sim_error = sim_enter("capture-mode");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!mode)
		return sim_status_of(-EINVAL);
	_sim_mode = (uint64_t)*mode;
	_sim_error = sim_capture_mode(&_sim_mode);
	if (_sim_error)
		return sim_status_of(_sim_error);
	SIM_SET(*mode, _sim_mode);
	return sim_status_of(_sim_error);
}

CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
		unsigned int initialRefcount, unsigned int flags)
{
	if (sim_watching() &&
	    sim_watch("cuUserObjectCreate", SIM_ARGS(SIM_POINTER(object_out), SIM_POINTER(ptr),
			SIM_POINTER(destroy), SIM_VALUE(initialRefcount), SIM_VALUE(flags),
			SIM_POINTEE(object_out, 8)))) {
		sim_fill("cuUserObjectCreate", 0, object_out, 8);
		return (CUresult)sim_echo("cuUserObjectCreate");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)
{
	if (sim_watching() &&
	    sim_watch("cuUserObjectRelease", SIM_ARGS(SIM_POINTER(object), SIM_VALUE(count)))) {
		return (CUresult)sim_echo("cuUserObjectRelease");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)
{
	if (sim_watching() &&
	    sim_watch("cuUserObjectRetain", SIM_ARGS(SIM_POINTER(object), SIM_VALUE(count)))) {
		return (CUresult)sim_echo("cuUserObjectRetain");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuVDPAUCtxCreate(CUcontext *pCtx, unsigned int flags, CUdevice device,
		VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuVDPAUCtxCreate", SIM_ARGS(SIM_POINTER(pCtx), SIM_VALUE(flags),
			SIM_VALUE(device), SIM_VALUE(vdpDevice), SIM_POINTER(vdpGetProcAddress),
			SIM_POINTEE(pCtx, 8)))) {
		sim_fill("cuVDPAUCtxCreate", 0, pCtx, 8);
		return (CUresult)sim_echo("cuVDPAUCtxCreate");
	}
	_sim_error = sim_enter("context-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCtx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_create((int)device, SIM_OWN, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pCtx)
		SIM_SET(*pCtx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,
		VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)
{
	uint64_t _sim_key = 0;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("cuVDPAUCtxCreate_v2", SIM_ARGS(SIM_POINTER(pCtx), SIM_VALUE(flags),
			SIM_VALUE(device), SIM_VALUE(vdpDevice), SIM_POINTER(vdpGetProcAddress),
			SIM_POINTEE(pCtx, 8)))) {
		sim_fill("cuVDPAUCtxCreate_v2", 0, pCtx, 8);
		return (CUresult)sim_echo("cuVDPAUCtxCreate_v2");
	}
	_sim_error = sim_enter("context-create");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!pCtx)
		return sim_status_of(-EINVAL);
	_sim_error = sim_context_create((int)device, SIM_OWN, &_sim_key);
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (pCtx)
		SIM_SET(*pCtx, _sim_key);
	return sim_status_of(_sim_error);
}

CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
		VdpGetProcAddress *vdpGetProcAddress)
{
	if (sim_watching() &&
	    sim_watch("cuVDPAUGetDevice", SIM_ARGS(SIM_POINTER(pDevice), SIM_VALUE(vdpDevice),
			SIM_POINTER(vdpGetProcAddress), SIM_POINTEE(pDevice, 4)))) {
		sim_fill("cuVDPAUGetDevice", 0, pDevice, 4);
		return (CUresult)sim_echo("cuVDPAUGetDevice");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	if (sim_watching() &&
	    sim_watch("cuWaitExternalSemaphoresAsync", SIM_ARGS(SIM_POINTER(extSemArray),
			SIM_POINTER(paramsArray), SIM_VALUE(numExtSems), SIM_POINTER(stream),
			SIM_POINTEE(extSemArray, 8), SIM_POINTEE(paramsArray, 144)))) {
		return (CUresult)sim_echo("cuWaitExternalSemaphoresAsync");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	if (sim_watching() &&
	    sim_watch("cuWaitExternalSemaphoresAsync_ptsz", SIM_ARGS(SIM_POINTER(extSemArray),
			SIM_POINTER(paramsArray), SIM_VALUE(numExtSems), SIM_POINTER(stream),
			SIM_POINTEE(extSemArray, 8), SIM_POINTEE(paramsArray, 144)))) {
		return (CUresult)sim_echo("cuWaitExternalSemaphoresAsync_ptsz");
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cudbgApiAttach(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cudbgApiAttach");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cudbgApiDetach(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cudbgApiDetach");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cudbgApiInit(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cudbgApiInit");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cudbgGetAPI(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cudbgGetAPI");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cudbgGetAPIVersion(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cudbgGetAPIVersion");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cudbgMain(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cudbgMain");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cudbgReportDriverApiError(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cudbgReportDriverApiError");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

uint64_t cudbgReportDriverInternalError(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("cudbgReportDriverInternalError");
	return (uint64_t)CUDA_ERROR_NOT_SUPPORTED;
}

static const struct sim_symbol symbols[] = {
	{"cuArray3DCreate", (void *)cuArray3DCreate},
	{"cuArray3DCreate_v2", (void *)cuArray3DCreate_v2},
	{"cuArray3DGetDescriptor", (void *)cuArray3DGetDescriptor},
	{"cuArray3DGetDescriptor_v2", (void *)cuArray3DGetDescriptor_v2},
	{"cuArrayCreate", (void *)cuArrayCreate},
	{"cuArrayCreate_v2", (void *)cuArrayCreate_v2},
	{"cuArrayDestroy", (void *)cuArrayDestroy},
	{"cuArrayGetDescriptor", (void *)cuArrayGetDescriptor},
	{"cuArrayGetDescriptor_v2", (void *)cuArrayGetDescriptor_v2},
	{"cuArrayGetMemoryRequirements", (void *)cuArrayGetMemoryRequirements},
	{"cuArrayGetPlane", (void *)cuArrayGetPlane},
	{"cuArrayGetSparseProperties", (void *)cuArrayGetSparseProperties},
	{"cuCheckpointOperationComplete", (void *)cuCheckpointOperationComplete},
	{"cuCheckpointProcessCheckpoint", (void *)cuCheckpointProcessCheckpoint},
	{"cuCheckpointProcessGetRestoreThreadId", (void *)cuCheckpointProcessGetRestoreThreadId},
	{"cuCheckpointProcessGetState", (void *)cuCheckpointProcessGetState},
	{"cuCheckpointProcessLock", (void *)cuCheckpointProcessLock},
	{"cuCheckpointProcessRestore", (void *)cuCheckpointProcessRestore},
	{"cuCheckpointProcessUnlock", (void *)cuCheckpointProcessUnlock},
	{"cuCoredumpDeregisterCompleteCallback", (void *)cuCoredumpDeregisterCompleteCallback},
	{"cuCoredumpDeregisterStartCallback", (void *)cuCoredumpDeregisterStartCallback},
	{"cuCoredumpGetAttribute", (void *)cuCoredumpGetAttribute},
	{"cuCoredumpGetAttributeGlobal", (void *)cuCoredumpGetAttributeGlobal},
	{"cuCoredumpRegisterCompleteCallback", (void *)cuCoredumpRegisterCompleteCallback},
	{"cuCoredumpRegisterStartCallback", (void *)cuCoredumpRegisterStartCallback},
	{"cuCoredumpSetAttribute", (void *)cuCoredumpSetAttribute},
	{"cuCoredumpSetAttributeGlobal", (void *)cuCoredumpSetAttributeGlobal},
	{"cuCtxAttach", (void *)cuCtxAttach},
	{"cuCtxCreate", (void *)cuCtxCreate},
	{"cuCtxCreate_v2", (void *)cuCtxCreate_v2},
	{"cuCtxCreate_v3", (void *)cuCtxCreate_v3},
	{"cuCtxCreate_v4", (void *)cuCtxCreate_v4},
	{"cuCtxDestroy", (void *)cuCtxDestroy},
	{"cuCtxDestroy_v2", (void *)cuCtxDestroy_v2},
	{"cuCtxDetach", (void *)cuCtxDetach},
	{"cuCtxDisablePeerAccess", (void *)cuCtxDisablePeerAccess},
	{"cuCtxEnablePeerAccess", (void *)cuCtxEnablePeerAccess},
	{"cuCtxFromGreenCtx", (void *)cuCtxFromGreenCtx},
	{"cuCtxGetApiVersion", (void *)cuCtxGetApiVersion},
	{"cuCtxGetCacheConfig", (void *)cuCtxGetCacheConfig},
	{"cuCtxGetCurrent", (void *)cuCtxGetCurrent},
	{"cuCtxGetDevResource", (void *)cuCtxGetDevResource},
	{"cuCtxGetDevice", (void *)cuCtxGetDevice},
	{"cuCtxGetDevice_v2", (void *)cuCtxGetDevice_v2},
	{"cuCtxGetExecAffinity", (void *)cuCtxGetExecAffinity},
	{"cuCtxGetFlags", (void *)cuCtxGetFlags},
	{"cuCtxGetId", (void *)cuCtxGetId},
	{"cuCtxGetLimit", (void *)cuCtxGetLimit},
	{"cuCtxGetSharedMemConfig", (void *)cuCtxGetSharedMemConfig},
	{"cuCtxGetStreamPriorityRange", (void *)cuCtxGetStreamPriorityRange},
	{"cuCtxPopCurrent", (void *)cuCtxPopCurrent},
	{"cuCtxPopCurrent_v2", (void *)cuCtxPopCurrent_v2},
	{"cuCtxPushCurrent", (void *)cuCtxPushCurrent},
	{"cuCtxPushCurrent_v2", (void *)cuCtxPushCurrent_v2},
	{"cuCtxRecordEvent", (void *)cuCtxRecordEvent},
	{"cuCtxResetPersistingL2Cache", (void *)cuCtxResetPersistingL2Cache},
	{"cuCtxSetCacheConfig", (void *)cuCtxSetCacheConfig},
	{"cuCtxSetCurrent", (void *)cuCtxSetCurrent},
	{"cuCtxSetFlags", (void *)cuCtxSetFlags},
	{"cuCtxSetLimit", (void *)cuCtxSetLimit},
	{"cuCtxSetSharedMemConfig", (void *)cuCtxSetSharedMemConfig},
	{"cuCtxSynchronize", (void *)cuCtxSynchronize},
	{"cuCtxSynchronize_v2", (void *)cuCtxSynchronize_v2},
	{"cuCtxWaitEvent", (void *)cuCtxWaitEvent},
	{"cuDestroyExternalMemory", (void *)cuDestroyExternalMemory},
	{"cuDestroyExternalSemaphore", (void *)cuDestroyExternalSemaphore},
	{"cuDevResourceGenerateDesc", (void *)cuDevResourceGenerateDesc},
	{"cuDevSmResourceSplit", (void *)cuDevSmResourceSplit},
	{"cuDevSmResourceSplitByCount", (void *)cuDevSmResourceSplitByCount},
	{"cuDeviceCanAccessPeer", (void *)cuDeviceCanAccessPeer},
	{"cuDeviceComputeCapability", (void *)cuDeviceComputeCapability},
	{"cuDeviceGet", (void *)cuDeviceGet},
	{"cuDeviceGetAttribute", (void *)cuDeviceGetAttribute},
	{"cuDeviceGetByPCIBusId", (void *)cuDeviceGetByPCIBusId},
	{"cuDeviceGetCliqueCount", (void *)cuDeviceGetCliqueCount},
	{"cuDeviceGetCliqueInfo", (void *)cuDeviceGetCliqueInfo},
	{"cuDeviceGetCount", (void *)cuDeviceGetCount},
	{"cuDeviceGetDefaultMemPool", (void *)cuDeviceGetDefaultMemPool},
	{"cuDeviceGetDevResource", (void *)cuDeviceGetDevResource},
	{"cuDeviceGetExecAffinitySupport", (void *)cuDeviceGetExecAffinitySupport},
	{"cuDeviceGetFabricClusterUuid", (void *)cuDeviceGetFabricClusterUuid},
	{"cuDeviceGetGraphMemAttribute", (void *)cuDeviceGetGraphMemAttribute},
	{"cuDeviceGetHostAtomicCapabilities", (void *)cuDeviceGetHostAtomicCapabilities},
	{"cuDeviceGetLuid", (void *)cuDeviceGetLuid},
	{"cuDeviceGetMemPool", (void *)cuDeviceGetMemPool},
	{"cuDeviceGetName", (void *)cuDeviceGetName},
	{"cuDeviceGetNvSciSyncAttributes", (void *)cuDeviceGetNvSciSyncAttributes},
	{"cuDeviceGetP2PAtomicCapabilities", (void *)cuDeviceGetP2PAtomicCapabilities},
	{"cuDeviceGetP2PAttribute", (void *)cuDeviceGetP2PAttribute},
	{"cuDeviceGetPCIBusId", (void *)cuDeviceGetPCIBusId},
	{"cuDeviceGetProperties", (void *)cuDeviceGetProperties},
	{"cuDeviceGetTexture1DLinearMaxWidth", (void *)cuDeviceGetTexture1DLinearMaxWidth},
	{"cuDeviceGetUuid", (void *)cuDeviceGetUuid},
	{"cuDeviceGetUuid_v2", (void *)cuDeviceGetUuid_v2},
	{"cuDeviceGraphMemTrim", (void *)cuDeviceGraphMemTrim},
	{"cuDevicePrimaryCtxGetState", (void *)cuDevicePrimaryCtxGetState},
	{"cuDevicePrimaryCtxRelease", (void *)cuDevicePrimaryCtxRelease},
	{"cuDevicePrimaryCtxRelease_v2", (void *)cuDevicePrimaryCtxRelease_v2},
	{"cuDevicePrimaryCtxReset", (void *)cuDevicePrimaryCtxReset},
	{"cuDevicePrimaryCtxReset_v2", (void *)cuDevicePrimaryCtxReset_v2},
	{"cuDevicePrimaryCtxRetain", (void *)cuDevicePrimaryCtxRetain},
	{"cuDevicePrimaryCtxSetFlags", (void *)cuDevicePrimaryCtxSetFlags},
	{"cuDevicePrimaryCtxSetFlags_v2", (void *)cuDevicePrimaryCtxSetFlags_v2},
	{"cuDeviceRegisterAsyncNotification", (void *)cuDeviceRegisterAsyncNotification},
	{"cuDeviceSetGraphMemAttribute", (void *)cuDeviceSetGraphMemAttribute},
	{"cuDeviceSetMemPool", (void *)cuDeviceSetMemPool},
	{"cuDeviceTotalMem", (void *)cuDeviceTotalMem},
	{"cuDeviceTotalMem_v2", (void *)cuDeviceTotalMem_v2},
	{"cuDeviceUnregisterAsyncNotification", (void *)cuDeviceUnregisterAsyncNotification},
	{"cuDriverGetVersion", (void *)cuDriverGetVersion},
	{"cuEGLApiInit", (void *)cuEGLApiInit},
	{"cuEGLStreamConsumerAcquireFrame", (void *)cuEGLStreamConsumerAcquireFrame},
	{"cuEGLStreamConsumerConnect", (void *)cuEGLStreamConsumerConnect},
	{"cuEGLStreamConsumerConnectWithFlags", (void *)cuEGLStreamConsumerConnectWithFlags},
	{"cuEGLStreamConsumerDisconnect", (void *)cuEGLStreamConsumerDisconnect},
	{"cuEGLStreamConsumerReleaseFrame", (void *)cuEGLStreamConsumerReleaseFrame},
	{"cuEGLStreamProducerConnect", (void *)cuEGLStreamProducerConnect},
	{"cuEGLStreamProducerDisconnect", (void *)cuEGLStreamProducerDisconnect},
	{"cuEGLStreamProducerPresentFrame", (void *)cuEGLStreamProducerPresentFrame},
	{"cuEGLStreamProducerReturnFrame", (void *)cuEGLStreamProducerReturnFrame},
	{"cuEventCreate", (void *)cuEventCreate},
	{"cuEventCreateFromEGLSync", (void *)cuEventCreateFromEGLSync},
	{"cuEventDestroy", (void *)cuEventDestroy},
	{"cuEventDestroy_v2", (void *)cuEventDestroy_v2},
	{"cuEventElapsedTime", (void *)cuEventElapsedTime},
	{"cuEventElapsedTime_v2", (void *)cuEventElapsedTime_v2},
	{"cuEventQuery", (void *)cuEventQuery},
	{"cuEventRecord", (void *)cuEventRecord},
	{"cuEventRecordWithFlags", (void *)cuEventRecordWithFlags},
	{"cuEventRecordWithFlags_ptsz", (void *)cuEventRecordWithFlags_ptsz},
	{"cuEventRecord_ptsz", (void *)cuEventRecord_ptsz},
	{"cuEventSynchronize", (void *)cuEventSynchronize},
	{"cuExternalMemoryGetMappedBuffer", (void *)cuExternalMemoryGetMappedBuffer},
	{"cuExternalMemoryGetMappedMipmappedArray",
			(void *)cuExternalMemoryGetMappedMipmappedArray},
	{"cuFabricCpyBatchAsync", (void *)cuFabricCpyBatchAsync},
	{"cuFabricCpyBatchAsync_ptsz", (void *)cuFabricCpyBatchAsync_ptsz},
	{"cuFlushGPUDirectRDMAWrites", (void *)cuFlushGPUDirectRDMAWrites},
	{"cuFuncGetAttribute", (void *)cuFuncGetAttribute},
	{"cuFuncGetModule", (void *)cuFuncGetModule},
	{"cuFuncGetName", (void *)cuFuncGetName},
	{"cuFuncGetParamCount", (void *)cuFuncGetParamCount},
	{"cuFuncGetParamInfo", (void *)cuFuncGetParamInfo},
	{"cuFuncIsLoaded", (void *)cuFuncIsLoaded},
	{"cuFuncLoad", (void *)cuFuncLoad},
	{"cuFuncSetAttribute", (void *)cuFuncSetAttribute},
	{"cuFuncSetBlockShape", (void *)cuFuncSetBlockShape},
	{"cuFuncSetCacheConfig", (void *)cuFuncSetCacheConfig},
	{"cuFuncSetSharedMemConfig", (void *)cuFuncSetSharedMemConfig},
	{"cuFuncSetSharedSize", (void *)cuFuncSetSharedSize},
	{"cuGLCtxCreate", (void *)cuGLCtxCreate},
	{"cuGLCtxCreate_v2", (void *)cuGLCtxCreate_v2},
	{"cuGLGetDevices", (void *)cuGLGetDevices},
	{"cuGLGetDevices_v2", (void *)cuGLGetDevices_v2},
	{"cuGLInit", (void *)cuGLInit},
	{"cuGLMapBufferObject", (void *)cuGLMapBufferObject},
	{"cuGLMapBufferObjectAsync", (void *)cuGLMapBufferObjectAsync},
	{"cuGLMapBufferObjectAsync_v2", (void *)cuGLMapBufferObjectAsync_v2},
	{"cuGLMapBufferObjectAsync_v2_ptsz", (void *)cuGLMapBufferObjectAsync_v2_ptsz},
	{"cuGLMapBufferObject_v2", (void *)cuGLMapBufferObject_v2},
	{"cuGLMapBufferObject_v2_ptds", (void *)cuGLMapBufferObject_v2_ptds},
	{"cuGLRegisterBufferObject", (void *)cuGLRegisterBufferObject},
	{"cuGLSetBufferObjectMapFlags", (void *)cuGLSetBufferObjectMapFlags},
	{"cuGLUnmapBufferObject", (void *)cuGLUnmapBufferObject},
	{"cuGLUnmapBufferObjectAsync", (void *)cuGLUnmapBufferObjectAsync},
	{"cuGLUnregisterBufferObject", (void *)cuGLUnregisterBufferObject},
	{"cuGetErrorName", (void *)cuGetErrorName},
	{"cuGetErrorString", (void *)cuGetErrorString},
	{"cuGetExportTable", (void *)cuGetExportTable},
	{"cuGetProcAddress", (void *)cuGetProcAddress},
	{"cuGetProcAddress_v2", (void *)cuGetProcAddress_v2},
	{"cuGraphAddBatchMemOpNode", (void *)cuGraphAddBatchMemOpNode},
	{"cuGraphAddChildGraphNode", (void *)cuGraphAddChildGraphNode},
	{"cuGraphAddDependencies", (void *)cuGraphAddDependencies},
	{"cuGraphAddDependencies_v2", (void *)cuGraphAddDependencies_v2},
	{"cuGraphAddEmptyNode", (void *)cuGraphAddEmptyNode},
	{"cuGraphAddEventRecordNode", (void *)cuGraphAddEventRecordNode},
	{"cuGraphAddEventWaitNode", (void *)cuGraphAddEventWaitNode},
	{"cuGraphAddExternalSemaphoresSignalNode", (void *)cuGraphAddExternalSemaphoresSignalNode},
	{"cuGraphAddExternalSemaphoresWaitNode", (void *)cuGraphAddExternalSemaphoresWaitNode},
	{"cuGraphAddHostNode", (void *)cuGraphAddHostNode},
	{"cuGraphAddKernelNode", (void *)cuGraphAddKernelNode},
	{"cuGraphAddKernelNode_v2", (void *)cuGraphAddKernelNode_v2},
	{"cuGraphAddMemAllocNode", (void *)cuGraphAddMemAllocNode},
	{"cuGraphAddMemFreeNode", (void *)cuGraphAddMemFreeNode},
	{"cuGraphAddMemcpyNode", (void *)cuGraphAddMemcpyNode},
	{"cuGraphAddMemsetNode", (void *)cuGraphAddMemsetNode},
	{"cuGraphAddNode", (void *)cuGraphAddNode},
	{"cuGraphAddNode_v2", (void *)cuGraphAddNode_v2},
	{"cuGraphAddNode_v3", (void *)cuGraphAddNode_v3},
	{"cuGraphBatchMemOpNodeGetParams", (void *)cuGraphBatchMemOpNodeGetParams},
	{"cuGraphBatchMemOpNodeSetParams", (void *)cuGraphBatchMemOpNodeSetParams},
	{"cuGraphChildGraphNodeGetGraph", (void *)cuGraphChildGraphNodeGetGraph},
	{"cuGraphClone", (void *)cuGraphClone},
	{"cuGraphConditionalHandleCreate", (void *)cuGraphConditionalHandleCreate},
	{"cuGraphCreate", (void *)cuGraphCreate},
	{"cuGraphDebugDotPrint", (void *)cuGraphDebugDotPrint},
	{"cuGraphDestroy", (void *)cuGraphDestroy},
	{"cuGraphDestroyNode", (void *)cuGraphDestroyNode},
	{"cuGraphEventRecordNodeGetEvent", (void *)cuGraphEventRecordNodeGetEvent},
	{"cuGraphEventRecordNodeSetEvent", (void *)cuGraphEventRecordNodeSetEvent},
	{"cuGraphEventWaitNodeGetEvent", (void *)cuGraphEventWaitNodeGetEvent},
	{"cuGraphEventWaitNodeSetEvent", (void *)cuGraphEventWaitNodeSetEvent},
	{"cuGraphExecBatchMemOpNodeSetParams", (void *)cuGraphExecBatchMemOpNodeSetParams},
	{"cuGraphExecChildGraphNodeSetParams", (void *)cuGraphExecChildGraphNodeSetParams},
	{"cuGraphExecDestroy", (void *)cuGraphExecDestroy},
	{"cuGraphExecEventRecordNodeSetEvent", (void *)cuGraphExecEventRecordNodeSetEvent},
	{"cuGraphExecEventWaitNodeSetEvent", (void *)cuGraphExecEventWaitNodeSetEvent},
	{"cuGraphExecExternalSemaphoresSignalNodeSetParams",
			(void *)cuGraphExecExternalSemaphoresSignalNodeSetParams},
	{"cuGraphExecExternalSemaphoresWaitNodeSetParams",
			(void *)cuGraphExecExternalSemaphoresWaitNodeSetParams},
	{"cuGraphExecGetFlags", (void *)cuGraphExecGetFlags},
	{"cuGraphExecGetId", (void *)cuGraphExecGetId},
	{"cuGraphExecHostNodeSetParams", (void *)cuGraphExecHostNodeSetParams},
	{"cuGraphExecKernelNodeSetParams", (void *)cuGraphExecKernelNodeSetParams},
	{"cuGraphExecKernelNodeSetParams_v2", (void *)cuGraphExecKernelNodeSetParams_v2},
	{"cuGraphExecMemcpyNodeSetParams", (void *)cuGraphExecMemcpyNodeSetParams},
	{"cuGraphExecMemsetNodeSetParams", (void *)cuGraphExecMemsetNodeSetParams},
	{"cuGraphExecNodeSetParams", (void *)cuGraphExecNodeSetParams},
	{"cuGraphExecUpdate", (void *)cuGraphExecUpdate},
	{"cuGraphExecUpdate_v2", (void *)cuGraphExecUpdate_v2},
	{"cuGraphExternalSemaphoresSignalNodeGetParams",
			(void *)cuGraphExternalSemaphoresSignalNodeGetParams},
	{"cuGraphExternalSemaphoresSignalNodeSetParams",
			(void *)cuGraphExternalSemaphoresSignalNodeSetParams},
	{"cuGraphExternalSemaphoresWaitNodeGetParams",
			(void *)cuGraphExternalSemaphoresWaitNodeGetParams},
	{"cuGraphExternalSemaphoresWaitNodeSetParams",
			(void *)cuGraphExternalSemaphoresWaitNodeSetParams},
	{"cuGraphGetEdges", (void *)cuGraphGetEdges},
	{"cuGraphGetEdges_v2", (void *)cuGraphGetEdges_v2},
	{"cuGraphGetId", (void *)cuGraphGetId},
	{"cuGraphGetNodes", (void *)cuGraphGetNodes},
	{"cuGraphGetRootNodes", (void *)cuGraphGetRootNodes},
	{"cuGraphHostNodeGetParams", (void *)cuGraphHostNodeGetParams},
	{"cuGraphHostNodeSetParams", (void *)cuGraphHostNodeSetParams},
	{"cuGraphInstantiate", (void *)cuGraphInstantiate},
	{"cuGraphInstantiateWithFlags", (void *)cuGraphInstantiateWithFlags},
	{"cuGraphInstantiateWithParams", (void *)cuGraphInstantiateWithParams},
	{"cuGraphInstantiateWithParams_ptsz", (void *)cuGraphInstantiateWithParams_ptsz},
	{"cuGraphInstantiate_v2", (void *)cuGraphInstantiate_v2},
	{"cuGraphKernelNodeCopyAttributes", (void *)cuGraphKernelNodeCopyAttributes},
	{"cuGraphKernelNodeGetAttribute", (void *)cuGraphKernelNodeGetAttribute},
	{"cuGraphKernelNodeGetParams", (void *)cuGraphKernelNodeGetParams},
	{"cuGraphKernelNodeGetParams_v2", (void *)cuGraphKernelNodeGetParams_v2},
	{"cuGraphKernelNodeSetAttribute", (void *)cuGraphKernelNodeSetAttribute},
	{"cuGraphKernelNodeSetParams", (void *)cuGraphKernelNodeSetParams},
	{"cuGraphKernelNodeSetParams_v2", (void *)cuGraphKernelNodeSetParams_v2},
	{"cuGraphLaunch", (void *)cuGraphLaunch},
	{"cuGraphLaunch_ptsz", (void *)cuGraphLaunch_ptsz},
	{"cuGraphMemAllocNodeGetParams", (void *)cuGraphMemAllocNodeGetParams},
	{"cuGraphMemFreeNodeGetParams", (void *)cuGraphMemFreeNodeGetParams},
	{"cuGraphMemcpyNodeGetParams", (void *)cuGraphMemcpyNodeGetParams},
	{"cuGraphMemcpyNodeSetParams", (void *)cuGraphMemcpyNodeSetParams},
	{"cuGraphMemsetNodeGetParams", (void *)cuGraphMemsetNodeGetParams},
	{"cuGraphMemsetNodeSetParams", (void *)cuGraphMemsetNodeSetParams},
	{"cuGraphNodeFindInClone", (void *)cuGraphNodeFindInClone},
	{"cuGraphNodeGetContainingGraph", (void *)cuGraphNodeGetContainingGraph},
	{"cuGraphNodeGetDependencies", (void *)cuGraphNodeGetDependencies},
	{"cuGraphNodeGetDependencies_v2", (void *)cuGraphNodeGetDependencies_v2},
	{"cuGraphNodeGetDependentNodes", (void *)cuGraphNodeGetDependentNodes},
	{"cuGraphNodeGetDependentNodes_v2", (void *)cuGraphNodeGetDependentNodes_v2},
	{"cuGraphNodeGetEnabled", (void *)cuGraphNodeGetEnabled},
	{"cuGraphNodeGetLocalId", (void *)cuGraphNodeGetLocalId},
	{"cuGraphNodeGetParams", (void *)cuGraphNodeGetParams},
	{"cuGraphNodeGetToolsId", (void *)cuGraphNodeGetToolsId},
	{"cuGraphNodeGetType", (void *)cuGraphNodeGetType},
	{"cuGraphNodeSetEnabled", (void *)cuGraphNodeSetEnabled},
	{"cuGraphNodeSetParams", (void *)cuGraphNodeSetParams},
	{"cuGraphNodeSetParams_v2", (void *)cuGraphNodeSetParams_v2},
	{"cuGraphReleaseUserObject", (void *)cuGraphReleaseUserObject},
	{"cuGraphRemoveDependencies", (void *)cuGraphRemoveDependencies},
	{"cuGraphRemoveDependencies_v2", (void *)cuGraphRemoveDependencies_v2},
	{"cuGraphRetainUserObject", (void *)cuGraphRetainUserObject},
	{"cuGraphUpload", (void *)cuGraphUpload},
	{"cuGraphUpload_ptsz", (void *)cuGraphUpload_ptsz},
	{"cuGraphicsEGLRegisterImage", (void *)cuGraphicsEGLRegisterImage},
	{"cuGraphicsGLRegisterBuffer", (void *)cuGraphicsGLRegisterBuffer},
	{"cuGraphicsGLRegisterImage", (void *)cuGraphicsGLRegisterImage},
	{"cuGraphicsMapResources", (void *)cuGraphicsMapResources},
	{"cuGraphicsMapResources_ptsz", (void *)cuGraphicsMapResources_ptsz},
	{"cuGraphicsResourceGetMappedEglFrame", (void *)cuGraphicsResourceGetMappedEglFrame},
	{"cuGraphicsResourceGetMappedMipmappedArray",
			(void *)cuGraphicsResourceGetMappedMipmappedArray},
	{"cuGraphicsResourceGetMappedPointer", (void *)cuGraphicsResourceGetMappedPointer},
	{"cuGraphicsResourceGetMappedPointer_v2", (void *)cuGraphicsResourceGetMappedPointer_v2},
	{"cuGraphicsResourceSetMapFlags", (void *)cuGraphicsResourceSetMapFlags},
	{"cuGraphicsResourceSetMapFlags_v2", (void *)cuGraphicsResourceSetMapFlags_v2},
	{"cuGraphicsSubResourceGetMappedArray", (void *)cuGraphicsSubResourceGetMappedArray},
	{"cuGraphicsUnmapResources", (void *)cuGraphicsUnmapResources},
	{"cuGraphicsUnmapResources_ptsz", (void *)cuGraphicsUnmapResources_ptsz},
	{"cuGraphicsUnregisterResource", (void *)cuGraphicsUnregisterResource},
	{"cuGraphicsVDPAURegisterOutputSurface", (void *)cuGraphicsVDPAURegisterOutputSurface},
	{"cuGraphicsVDPAURegisterVideoSurface", (void *)cuGraphicsVDPAURegisterVideoSurface},
	{"cuGreenCtxCreate", (void *)cuGreenCtxCreate},
	{"cuGreenCtxDestroy", (void *)cuGreenCtxDestroy},
	{"cuGreenCtxGetDevResource", (void *)cuGreenCtxGetDevResource},
	{"cuGreenCtxGetId", (void *)cuGreenCtxGetId},
	{"cuGreenCtxRecordEvent", (void *)cuGreenCtxRecordEvent},
	{"cuGreenCtxStreamCreate", (void *)cuGreenCtxStreamCreate},
	{"cuGreenCtxWaitEvent", (void *)cuGreenCtxWaitEvent},
	{"cuImportExternalMemory", (void *)cuImportExternalMemory},
	{"cuImportExternalSemaphore", (void *)cuImportExternalSemaphore},
	{"cuInit", (void *)cuInit},
	{"cuIpcCloseMemHandle", (void *)cuIpcCloseMemHandle},
	{"cuIpcGetEventHandle", (void *)cuIpcGetEventHandle},
	{"cuIpcGetMemHandle", (void *)cuIpcGetMemHandle},
	{"cuIpcOpenEventHandle", (void *)cuIpcOpenEventHandle},
	{"cuIpcOpenMemHandle", (void *)cuIpcOpenMemHandle},
	{"cuIpcOpenMemHandle_v2", (void *)cuIpcOpenMemHandle_v2},
	{"cuKernelGetAttribute", (void *)cuKernelGetAttribute},
	{"cuKernelGetFunction", (void *)cuKernelGetFunction},
	{"cuKernelGetLibrary", (void *)cuKernelGetLibrary},
	{"cuKernelGetName", (void *)cuKernelGetName},
	{"cuKernelGetParamCount", (void *)cuKernelGetParamCount},
	{"cuKernelGetParamInfo", (void *)cuKernelGetParamInfo},
	{"cuKernelSetAttribute", (void *)cuKernelSetAttribute},
	{"cuKernelSetCacheConfig", (void *)cuKernelSetCacheConfig},
	{"cuLaunch", (void *)cuLaunch},
	{"cuLaunchCooperativeKernel", (void *)cuLaunchCooperativeKernel},
	{"cuLaunchCooperativeKernelMultiDevice", (void *)cuLaunchCooperativeKernelMultiDevice},
	{"cuLaunchCooperativeKernel_ptsz", (void *)cuLaunchCooperativeKernel_ptsz},
	{"cuLaunchGrid", (void *)cuLaunchGrid},
	{"cuLaunchGridAsync", (void *)cuLaunchGridAsync},
	{"cuLaunchHostFunc", (void *)cuLaunchHostFunc},
	{"cuLaunchHostFunc_ptsz", (void *)cuLaunchHostFunc_ptsz},
	{"cuLaunchHostFunc_v2", (void *)cuLaunchHostFunc_v2},
	{"cuLaunchHostFunc_v2_ptsz", (void *)cuLaunchHostFunc_v2_ptsz},
	{"cuLaunchKernel", (void *)cuLaunchKernel},
	{"cuLaunchKernelEx", (void *)cuLaunchKernelEx},
	{"cuLaunchKernelEx_ptsz", (void *)cuLaunchKernelEx_ptsz},
	{"cuLaunchKernel_ptsz", (void *)cuLaunchKernel_ptsz},
	{"cuLibraryEnumerateKernels", (void *)cuLibraryEnumerateKernels},
	{"cuLibraryGetGlobal", (void *)cuLibraryGetGlobal},
	{"cuLibraryGetKernel", (void *)cuLibraryGetKernel},
	{"cuLibraryGetKernelCount", (void *)cuLibraryGetKernelCount},
	{"cuLibraryGetManaged", (void *)cuLibraryGetManaged},
	{"cuLibraryGetModule", (void *)cuLibraryGetModule},
	{"cuLibraryGetUnifiedFunction", (void *)cuLibraryGetUnifiedFunction},
	{"cuLibraryLoadData", (void *)cuLibraryLoadData},
	{"cuLibraryLoadFromFile", (void *)cuLibraryLoadFromFile},
	{"cuLibraryUnload", (void *)cuLibraryUnload},
	{"cuLinkAddData", (void *)cuLinkAddData},
	{"cuLinkAddData_v2", (void *)cuLinkAddData_v2},
	{"cuLinkAddFile", (void *)cuLinkAddFile},
	{"cuLinkAddFile_v2", (void *)cuLinkAddFile_v2},
	{"cuLinkComplete", (void *)cuLinkComplete},
	{"cuLinkCreate", (void *)cuLinkCreate},
	{"cuLinkCreate_v2", (void *)cuLinkCreate_v2},
	{"cuLinkDestroy", (void *)cuLinkDestroy},
	{"cuLogicalEndpointAddDevice", (void *)cuLogicalEndpointAddDevice},
	{"cuLogicalEndpointBindAddr", (void *)cuLogicalEndpointBindAddr},
	{"cuLogicalEndpointBindMem", (void *)cuLogicalEndpointBindMem},
	{"cuLogicalEndpointCreate", (void *)cuLogicalEndpointCreate},
	{"cuLogicalEndpointDestroy", (void *)cuLogicalEndpointDestroy},
	{"cuLogicalEndpointExport", (void *)cuLogicalEndpointExport},
	{"cuLogicalEndpointGetLimits", (void *)cuLogicalEndpointGetLimits},
	{"cuLogicalEndpointIdRelease", (void *)cuLogicalEndpointIdRelease},
	{"cuLogicalEndpointIdReserve", (void *)cuLogicalEndpointIdReserve},
	{"cuLogicalEndpointImport", (void *)cuLogicalEndpointImport},
	{"cuLogicalEndpointQuery", (void *)cuLogicalEndpointQuery},
	{"cuLogicalEndpointUnbind", (void *)cuLogicalEndpointUnbind},
	{"cuLogsCurrent", (void *)cuLogsCurrent},
	{"cuLogsDumpToFile", (void *)cuLogsDumpToFile},
	{"cuLogsDumpToMemory", (void *)cuLogsDumpToMemory},
	{"cuLogsRegisterCallback", (void *)cuLogsRegisterCallback},
	{"cuLogsUnregisterCallback", (void *)cuLogsUnregisterCallback},
	{"cuMemAddressFree", (void *)cuMemAddressFree},
	{"cuMemAddressReserve", (void *)cuMemAddressReserve},
	{"cuMemAdvise", (void *)cuMemAdvise},
	{"cuMemAdvise_v2", (void *)cuMemAdvise_v2},
	{"cuMemAlloc", (void *)cuMemAlloc},
	{"cuMemAllocAsync", (void *)cuMemAllocAsync},
	{"cuMemAllocAsync_ptsz", (void *)cuMemAllocAsync_ptsz},
	{"cuMemAllocFromPoolAsync", (void *)cuMemAllocFromPoolAsync},
	{"cuMemAllocFromPoolAsync_ptsz", (void *)cuMemAllocFromPoolAsync_ptsz},
	{"cuMemAllocHost", (void *)cuMemAllocHost},
	{"cuMemAllocHost_v2", (void *)cuMemAllocHost_v2},
	{"cuMemAllocManaged", (void *)cuMemAllocManaged},
	{"cuMemAllocPitch", (void *)cuMemAllocPitch},
	{"cuMemAllocPitch_v2", (void *)cuMemAllocPitch_v2},
	{"cuMemAlloc_v2", (void *)cuMemAlloc_v2},
	{"cuMemBatchDecompressAsync", (void *)cuMemBatchDecompressAsync},
	{"cuMemBatchDecompressAsync_ptsz", (void *)cuMemBatchDecompressAsync_ptsz},
	{"cuMemCreate", (void *)cuMemCreate},
	{"cuMemDiscardAndPrefetchBatchAsync", (void *)cuMemDiscardAndPrefetchBatchAsync},
	{"cuMemDiscardAndPrefetchBatchAsync_ptsz", (void *)cuMemDiscardAndPrefetchBatchAsync_ptsz},
	{"cuMemDiscardBatchAsync", (void *)cuMemDiscardBatchAsync},
	{"cuMemDiscardBatchAsync_ptsz", (void *)cuMemDiscardBatchAsync_ptsz},
	{"cuMemExportToShareableHandle", (void *)cuMemExportToShareableHandle},
	{"cuMemFree", (void *)cuMemFree},
	{"cuMemFreeAsync", (void *)cuMemFreeAsync},
	{"cuMemFreeAsync_ptsz", (void *)cuMemFreeAsync_ptsz},
	{"cuMemFreeHost", (void *)cuMemFreeHost},
	{"cuMemFree_v2", (void *)cuMemFree_v2},
	{"cuMemGetAccess", (void *)cuMemGetAccess},
	{"cuMemGetAddressRange", (void *)cuMemGetAddressRange},
	{"cuMemGetAddressRange_v2", (void *)cuMemGetAddressRange_v2},
	{"cuMemGetAllocationGranularity", (void *)cuMemGetAllocationGranularity},
	{"cuMemGetAllocationPropertiesFromHandle", (void *)cuMemGetAllocationPropertiesFromHandle},
	{"cuMemGetAttribute", (void *)cuMemGetAttribute},
	{"cuMemGetAttribute_v2", (void *)cuMemGetAttribute_v2},
	{"cuMemGetDefaultMemPool", (void *)cuMemGetDefaultMemPool},
	{"cuMemGetHandleForAddressRange", (void *)cuMemGetHandleForAddressRange},
	{"cuMemGetInfo", (void *)cuMemGetInfo},
	{"cuMemGetInfo_v2", (void *)cuMemGetInfo_v2},
	{"cuMemGetLocationInfo", (void *)cuMemGetLocationInfo},
	{"cuMemGetMemPool", (void *)cuMemGetMemPool},
	{"cuMemHostAlloc", (void *)cuMemHostAlloc},
	{"cuMemHostGetDevicePointer", (void *)cuMemHostGetDevicePointer},
	{"cuMemHostGetDevicePointer_v2", (void *)cuMemHostGetDevicePointer_v2},
	{"cuMemHostGetFlags", (void *)cuMemHostGetFlags},
	{"cuMemHostRegister", (void *)cuMemHostRegister},
	{"cuMemHostRegister_v2", (void *)cuMemHostRegister_v2},
	{"cuMemHostUnregister", (void *)cuMemHostUnregister},
	{"cuMemImportFromShareableHandle", (void *)cuMemImportFromShareableHandle},
	{"cuMemMap", (void *)cuMemMap},
	{"cuMemMapArrayAsync", (void *)cuMemMapArrayAsync},
	{"cuMemMapArrayAsync_ptsz", (void *)cuMemMapArrayAsync_ptsz},
	{"cuMemPoolCreate", (void *)cuMemPoolCreate},
	{"cuMemPoolDestroy", (void *)cuMemPoolDestroy},
	{"cuMemPoolExportPointer", (void *)cuMemPoolExportPointer},
	{"cuMemPoolExportToShareableHandle", (void *)cuMemPoolExportToShareableHandle},
	{"cuMemPoolGetAccess", (void *)cuMemPoolGetAccess},
	{"cuMemPoolGetAttribute", (void *)cuMemPoolGetAttribute},
	{"cuMemPoolImportFromShareableHandle", (void *)cuMemPoolImportFromShareableHandle},
	{"cuMemPoolImportPointer", (void *)cuMemPoolImportPointer},
	{"cuMemPoolSetAccess", (void *)cuMemPoolSetAccess},
	{"cuMemPoolSetAttribute", (void *)cuMemPoolSetAttribute},
	{"cuMemPoolTrimTo", (void *)cuMemPoolTrimTo},
	{"cuMemPrefetchAsync", (void *)cuMemPrefetchAsync},
	{"cuMemPrefetchAsync_ptsz", (void *)cuMemPrefetchAsync_ptsz},
	{"cuMemPrefetchAsync_v2", (void *)cuMemPrefetchAsync_v2},
	{"cuMemPrefetchAsync_v2_ptsz", (void *)cuMemPrefetchAsync_v2_ptsz},
	{"cuMemPrefetchBatchAsync", (void *)cuMemPrefetchBatchAsync},
	{"cuMemPrefetchBatchAsync_ptsz", (void *)cuMemPrefetchBatchAsync_ptsz},
	{"cuMemRangeGetAttribute", (void *)cuMemRangeGetAttribute},
	{"cuMemRangeGetAttributes", (void *)cuMemRangeGetAttributes},
	{"cuMemRelease", (void *)cuMemRelease},
	{"cuMemRetainAllocationHandle", (void *)cuMemRetainAllocationHandle},
	{"cuMemSetAccess", (void *)cuMemSetAccess},
	{"cuMemSetMemPool", (void *)cuMemSetMemPool},
	{"cuMemUnmap", (void *)cuMemUnmap},
	{"cuMemcpy", (void *)cuMemcpy},
	{"cuMemcpy2D", (void *)cuMemcpy2D},
	{"cuMemcpy2DAsync", (void *)cuMemcpy2DAsync},
	{"cuMemcpy2DAsync_v2", (void *)cuMemcpy2DAsync_v2},
	{"cuMemcpy2DAsync_v2_ptsz", (void *)cuMemcpy2DAsync_v2_ptsz},
	{"cuMemcpy2DUnaligned", (void *)cuMemcpy2DUnaligned},
	{"cuMemcpy2DUnaligned_v2", (void *)cuMemcpy2DUnaligned_v2},
	{"cuMemcpy2DUnaligned_v2_ptds", (void *)cuMemcpy2DUnaligned_v2_ptds},
	{"cuMemcpy2D_v2", (void *)cuMemcpy2D_v2},
	{"cuMemcpy2D_v2_ptds", (void *)cuMemcpy2D_v2_ptds},
	{"cuMemcpy3D", (void *)cuMemcpy3D},
	{"cuMemcpy3DAsync", (void *)cuMemcpy3DAsync},
	{"cuMemcpy3DAsync_v2", (void *)cuMemcpy3DAsync_v2},
	{"cuMemcpy3DAsync_v2_ptsz", (void *)cuMemcpy3DAsync_v2_ptsz},
	{"cuMemcpy3DBatchAsync", (void *)cuMemcpy3DBatchAsync},
	{"cuMemcpy3DBatchAsync_ptsz", (void *)cuMemcpy3DBatchAsync_ptsz},
	{"cuMemcpy3DBatchAsync_v2", (void *)cuMemcpy3DBatchAsync_v2},
	{"cuMemcpy3DBatchAsync_v2_ptsz", (void *)cuMemcpy3DBatchAsync_v2_ptsz},
	{"cuMemcpy3DPeer", (void *)cuMemcpy3DPeer},
	{"cuMemcpy3DPeerAsync", (void *)cuMemcpy3DPeerAsync},
	{"cuMemcpy3DPeerAsync_ptsz", (void *)cuMemcpy3DPeerAsync_ptsz},
	{"cuMemcpy3DPeer_ptds", (void *)cuMemcpy3DPeer_ptds},
	{"cuMemcpy3DWithAttributesAsync", (void *)cuMemcpy3DWithAttributesAsync},
	{"cuMemcpy3DWithAttributesAsync_ptsz", (void *)cuMemcpy3DWithAttributesAsync_ptsz},
	{"cuMemcpy3D_v2", (void *)cuMemcpy3D_v2},
	{"cuMemcpy3D_v2_ptds", (void *)cuMemcpy3D_v2_ptds},
	{"cuMemcpyAsync", (void *)cuMemcpyAsync},
	{"cuMemcpyAsync_ptsz", (void *)cuMemcpyAsync_ptsz},
	{"cuMemcpyAtoA", (void *)cuMemcpyAtoA},
	{"cuMemcpyAtoA_v2", (void *)cuMemcpyAtoA_v2},
	{"cuMemcpyAtoA_v2_ptds", (void *)cuMemcpyAtoA_v2_ptds},
	{"cuMemcpyAtoD", (void *)cuMemcpyAtoD},
	{"cuMemcpyAtoD_v2", (void *)cuMemcpyAtoD_v2},
	{"cuMemcpyAtoD_v2_ptds", (void *)cuMemcpyAtoD_v2_ptds},
	{"cuMemcpyAtoH", (void *)cuMemcpyAtoH},
	{"cuMemcpyAtoHAsync", (void *)cuMemcpyAtoHAsync},
	{"cuMemcpyAtoHAsync_v2", (void *)cuMemcpyAtoHAsync_v2},
	{"cuMemcpyAtoHAsync_v2_ptsz", (void *)cuMemcpyAtoHAsync_v2_ptsz},
	{"cuMemcpyAtoH_v2", (void *)cuMemcpyAtoH_v2},
	{"cuMemcpyAtoH_v2_ptds", (void *)cuMemcpyAtoH_v2_ptds},
	{"cuMemcpyBatchAsync", (void *)cuMemcpyBatchAsync},
	{"cuMemcpyBatchAsync_ptsz", (void *)cuMemcpyBatchAsync_ptsz},
	{"cuMemcpyBatchAsync_v2", (void *)cuMemcpyBatchAsync_v2},
	{"cuMemcpyBatchAsync_v2_ptsz", (void *)cuMemcpyBatchAsync_v2_ptsz},
	{"cuMemcpyDtoA", (void *)cuMemcpyDtoA},
	{"cuMemcpyDtoA_v2", (void *)cuMemcpyDtoA_v2},
	{"cuMemcpyDtoA_v2_ptds", (void *)cuMemcpyDtoA_v2_ptds},
	{"cuMemcpyDtoD", (void *)cuMemcpyDtoD},
	{"cuMemcpyDtoDAsync", (void *)cuMemcpyDtoDAsync},
	{"cuMemcpyDtoDAsync_v2", (void *)cuMemcpyDtoDAsync_v2},
	{"cuMemcpyDtoDAsync_v2_ptsz", (void *)cuMemcpyDtoDAsync_v2_ptsz},
	{"cuMemcpyDtoD_v2", (void *)cuMemcpyDtoD_v2},
	{"cuMemcpyDtoD_v2_ptds", (void *)cuMemcpyDtoD_v2_ptds},
	{"cuMemcpyDtoH", (void *)cuMemcpyDtoH},
	{"cuMemcpyDtoHAsync", (void *)cuMemcpyDtoHAsync},
	{"cuMemcpyDtoHAsync_v2", (void *)cuMemcpyDtoHAsync_v2},
	{"cuMemcpyDtoHAsync_v2_ptsz", (void *)cuMemcpyDtoHAsync_v2_ptsz},
	{"cuMemcpyDtoH_v2", (void *)cuMemcpyDtoH_v2},
	{"cuMemcpyDtoH_v2_ptds", (void *)cuMemcpyDtoH_v2_ptds},
	{"cuMemcpyHtoA", (void *)cuMemcpyHtoA},
	{"cuMemcpyHtoAAsync", (void *)cuMemcpyHtoAAsync},
	{"cuMemcpyHtoAAsync_v2", (void *)cuMemcpyHtoAAsync_v2},
	{"cuMemcpyHtoAAsync_v2_ptsz", (void *)cuMemcpyHtoAAsync_v2_ptsz},
	{"cuMemcpyHtoA_v2", (void *)cuMemcpyHtoA_v2},
	{"cuMemcpyHtoA_v2_ptds", (void *)cuMemcpyHtoA_v2_ptds},
	{"cuMemcpyHtoD", (void *)cuMemcpyHtoD},
	{"cuMemcpyHtoDAsync", (void *)cuMemcpyHtoDAsync},
	{"cuMemcpyHtoDAsync_v2", (void *)cuMemcpyHtoDAsync_v2},
	{"cuMemcpyHtoDAsync_v2_ptsz", (void *)cuMemcpyHtoDAsync_v2_ptsz},
	{"cuMemcpyHtoD_v2", (void *)cuMemcpyHtoD_v2},
	{"cuMemcpyHtoD_v2_ptds", (void *)cuMemcpyHtoD_v2_ptds},
	{"cuMemcpyPeer", (void *)cuMemcpyPeer},
	{"cuMemcpyPeerAsync", (void *)cuMemcpyPeerAsync},
	{"cuMemcpyPeerAsync_ptsz", (void *)cuMemcpyPeerAsync_ptsz},
	{"cuMemcpyPeer_ptds", (void *)cuMemcpyPeer_ptds},
	{"cuMemcpyWithAttributesAsync", (void *)cuMemcpyWithAttributesAsync},
	{"cuMemcpyWithAttributesAsync_ptsz", (void *)cuMemcpyWithAttributesAsync_ptsz},
	{"cuMemcpy_ptds", (void *)cuMemcpy_ptds},
	{"cuMemsetD16", (void *)cuMemsetD16},
	{"cuMemsetD16Async", (void *)cuMemsetD16Async},
	{"cuMemsetD16Async_ptsz", (void *)cuMemsetD16Async_ptsz},
	{"cuMemsetD16_v2", (void *)cuMemsetD16_v2},
	{"cuMemsetD16_v2_ptds", (void *)cuMemsetD16_v2_ptds},
	{"cuMemsetD2D16", (void *)cuMemsetD2D16},
	{"cuMemsetD2D16Async", (void *)cuMemsetD2D16Async},
	{"cuMemsetD2D16Async_ptsz", (void *)cuMemsetD2D16Async_ptsz},
	{"cuMemsetD2D16_v2", (void *)cuMemsetD2D16_v2},
	{"cuMemsetD2D16_v2_ptds", (void *)cuMemsetD2D16_v2_ptds},
	{"cuMemsetD2D32", (void *)cuMemsetD2D32},
	{"cuMemsetD2D32Async", (void *)cuMemsetD2D32Async},
	{"cuMemsetD2D32Async_ptsz", (void *)cuMemsetD2D32Async_ptsz},
	{"cuMemsetD2D32_v2", (void *)cuMemsetD2D32_v2},
	{"cuMemsetD2D32_v2_ptds", (void *)cuMemsetD2D32_v2_ptds},
	{"cuMemsetD2D8", (void *)cuMemsetD2D8},
	{"cuMemsetD2D8Async", (void *)cuMemsetD2D8Async},
	{"cuMemsetD2D8Async_ptsz", (void *)cuMemsetD2D8Async_ptsz},
	{"cuMemsetD2D8_v2", (void *)cuMemsetD2D8_v2},
	{"cuMemsetD2D8_v2_ptds", (void *)cuMemsetD2D8_v2_ptds},
	{"cuMemsetD32", (void *)cuMemsetD32},
	{"cuMemsetD32Async", (void *)cuMemsetD32Async},
	{"cuMemsetD32Async_ptsz", (void *)cuMemsetD32Async_ptsz},
	{"cuMemsetD32_v2", (void *)cuMemsetD32_v2},
	{"cuMemsetD32_v2_ptds", (void *)cuMemsetD32_v2_ptds},
	{"cuMemsetD8", (void *)cuMemsetD8},
	{"cuMemsetD8Async", (void *)cuMemsetD8Async},
	{"cuMemsetD8Async_ptsz", (void *)cuMemsetD8Async_ptsz},
	{"cuMemsetD8_v2", (void *)cuMemsetD8_v2},
	{"cuMemsetD8_v2_ptds", (void *)cuMemsetD8_v2_ptds},
	{"cuMipmappedArrayCreate", (void *)cuMipmappedArrayCreate},
	{"cuMipmappedArrayDestroy", (void *)cuMipmappedArrayDestroy},
	{"cuMipmappedArrayGetLevel", (void *)cuMipmappedArrayGetLevel},
	{"cuMipmappedArrayGetMemoryRequirements", (void *)cuMipmappedArrayGetMemoryRequirements},
	{"cuMipmappedArrayGetSparseProperties", (void *)cuMipmappedArrayGetSparseProperties},
	{"cuModuleEnumerateFunctions", (void *)cuModuleEnumerateFunctions},
	{"cuModuleGetFunction", (void *)cuModuleGetFunction},
	{"cuModuleGetFunctionCount", (void *)cuModuleGetFunctionCount},
	{"cuModuleGetGlobal", (void *)cuModuleGetGlobal},
	{"cuModuleGetGlobal_v2", (void *)cuModuleGetGlobal_v2},
	{"cuModuleGetLoadingMode", (void *)cuModuleGetLoadingMode},
	{"cuModuleGetSurfRef", (void *)cuModuleGetSurfRef},
	{"cuModuleGetTexRef", (void *)cuModuleGetTexRef},
	{"cuModuleLoad", (void *)cuModuleLoad},
	{"cuModuleLoadData", (void *)cuModuleLoadData},
	{"cuModuleLoadDataEx", (void *)cuModuleLoadDataEx},
	{"cuModuleLoadFatBinary", (void *)cuModuleLoadFatBinary},
	{"cuModuleUnload", (void *)cuModuleUnload},
	{"cuMulticastAddDevice", (void *)cuMulticastAddDevice},
	{"cuMulticastBindAddr", (void *)cuMulticastBindAddr},
	{"cuMulticastBindAddr_v2", (void *)cuMulticastBindAddr_v2},
	{"cuMulticastBindMem", (void *)cuMulticastBindMem},
	{"cuMulticastBindMem_v2", (void *)cuMulticastBindMem_v2},
	{"cuMulticastCreate", (void *)cuMulticastCreate},
	{"cuMulticastGetGranularity", (void *)cuMulticastGetGranularity},
	{"cuMulticastUnbind", (void *)cuMulticastUnbind},
	{"cuOccupancyAvailableDynamicSMemPerBlock",
			(void *)cuOccupancyAvailableDynamicSMemPerBlock},
	{"cuOccupancyMaxActiveBlocksPerMultiprocessor",
			(void *)cuOccupancyMaxActiveBlocksPerMultiprocessor},
	{"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
			(void *)cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags},
	{"cuOccupancyMaxActiveClusters", (void *)cuOccupancyMaxActiveClusters},
	{"cuOccupancyMaxPotentialBlockSize", (void *)cuOccupancyMaxPotentialBlockSize},
	{"cuOccupancyMaxPotentialBlockSizeWithFlags",
			(void *)cuOccupancyMaxPotentialBlockSizeWithFlags},
	{"cuOccupancyMaxPotentialClusterSize", (void *)cuOccupancyMaxPotentialClusterSize},
	{"cuParamSetSize", (void *)cuParamSetSize},
	{"cuParamSetTexRef", (void *)cuParamSetTexRef},
	{"cuParamSetf", (void *)cuParamSetf},
	{"cuParamSeti", (void *)cuParamSeti},
	{"cuParamSetv", (void *)cuParamSetv},
	{"cuPointerGetAttribute", (void *)cuPointerGetAttribute},
	{"cuPointerGetAttributes", (void *)cuPointerGetAttributes},
	{"cuPointerSetAttribute", (void *)cuPointerSetAttribute},
	{"cuProfilerInitialize", (void *)cuProfilerInitialize},
	{"cuProfilerStart", (void *)cuProfilerStart},
	{"cuProfilerStop", (void *)cuProfilerStop},
	{"cuSignalExternalSemaphoresAsync", (void *)cuSignalExternalSemaphoresAsync},
	{"cuSignalExternalSemaphoresAsync_ptsz", (void *)cuSignalExternalSemaphoresAsync_ptsz},
	{"cuStreamAddCallback", (void *)cuStreamAddCallback},
	{"cuStreamAddCallback_ptsz", (void *)cuStreamAddCallback_ptsz},
	{"cuStreamAttachMemAsync", (void *)cuStreamAttachMemAsync},
	{"cuStreamAttachMemAsync_ptsz", (void *)cuStreamAttachMemAsync_ptsz},
	{"cuStreamBatchMemOp", (void *)cuStreamBatchMemOp},
	{"cuStreamBatchMemOp_ptsz", (void *)cuStreamBatchMemOp_ptsz},
	{"cuStreamBatchMemOp_v2", (void *)cuStreamBatchMemOp_v2},
	{"cuStreamBatchMemOp_v2_ptsz", (void *)cuStreamBatchMemOp_v2_ptsz},
	{"cuStreamBeginCapture", (void *)cuStreamBeginCapture},
	{"cuStreamBeginCaptureToCig", (void *)cuStreamBeginCaptureToCig},
	{"cuStreamBeginCaptureToCig_ptsz", (void *)cuStreamBeginCaptureToCig_ptsz},
	{"cuStreamBeginCaptureToGraph", (void *)cuStreamBeginCaptureToGraph},
	{"cuStreamBeginCaptureToGraph_ptsz", (void *)cuStreamBeginCaptureToGraph_ptsz},
	{"cuStreamBeginCapture_ptsz", (void *)cuStreamBeginCapture_ptsz},
	{"cuStreamBeginCapture_v2", (void *)cuStreamBeginCapture_v2},
	{"cuStreamBeginCapture_v2_ptsz", (void *)cuStreamBeginCapture_v2_ptsz},
	{"cuStreamBeginRecaptureToGraph", (void *)cuStreamBeginRecaptureToGraph},
	{"cuStreamBeginRecaptureToGraph_ptsz", (void *)cuStreamBeginRecaptureToGraph_ptsz},
	{"cuStreamCopyAttributes", (void *)cuStreamCopyAttributes},
	{"cuStreamCopyAttributes_ptsz", (void *)cuStreamCopyAttributes_ptsz},
	{"cuStreamCreate", (void *)cuStreamCreate},
	{"cuStreamCreateWithPriority", (void *)cuStreamCreateWithPriority},
	{"cuStreamDestroy", (void *)cuStreamDestroy},
	{"cuStreamDestroy_v2", (void *)cuStreamDestroy_v2},
	{"cuStreamEndCapture", (void *)cuStreamEndCapture},
	{"cuStreamEndCaptureToCig", (void *)cuStreamEndCaptureToCig},
	{"cuStreamEndCaptureToCig_ptsz", (void *)cuStreamEndCaptureToCig_ptsz},
	{"cuStreamEndCapture_ptsz", (void *)cuStreamEndCapture_ptsz},
	{"cuStreamGetAttribute", (void *)cuStreamGetAttribute},
	{"cuStreamGetAttribute_ptsz", (void *)cuStreamGetAttribute_ptsz},
	{"cuStreamGetCaptureInfo", (void *)cuStreamGetCaptureInfo},
	{"cuStreamGetCaptureInfo_ptsz", (void *)cuStreamGetCaptureInfo_ptsz},
	{"cuStreamGetCaptureInfo_v2", (void *)cuStreamGetCaptureInfo_v2},
	{"cuStreamGetCaptureInfo_v2_ptsz", (void *)cuStreamGetCaptureInfo_v2_ptsz},
	{"cuStreamGetCaptureInfo_v3", (void *)cuStreamGetCaptureInfo_v3},
	{"cuStreamGetCaptureInfo_v3_ptsz", (void *)cuStreamGetCaptureInfo_v3_ptsz},
	{"cuStreamGetCtx", (void *)cuStreamGetCtx},
	{"cuStreamGetCtx_ptsz", (void *)cuStreamGetCtx_ptsz},
	{"cuStreamGetCtx_v2", (void *)cuStreamGetCtx_v2},
	{"cuStreamGetCtx_v2_ptsz", (void *)cuStreamGetCtx_v2_ptsz},
	{"cuStreamGetDevResource", (void *)cuStreamGetDevResource},
	{"cuStreamGetDevResource_ptsz", (void *)cuStreamGetDevResource_ptsz},
	{"cuStreamGetDevice", (void *)cuStreamGetDevice},
	{"cuStreamGetDevice_ptsz", (void *)cuStreamGetDevice_ptsz},
	{"cuStreamGetFlags", (void *)cuStreamGetFlags},
	{"cuStreamGetFlags_ptsz", (void *)cuStreamGetFlags_ptsz},
	{"cuStreamGetGreenCtx", (void *)cuStreamGetGreenCtx},
	{"cuStreamGetId", (void *)cuStreamGetId},
	{"cuStreamGetId_ptsz", (void *)cuStreamGetId_ptsz},
	{"cuStreamGetPriority", (void *)cuStreamGetPriority},
	{"cuStreamGetPriority_ptsz", (void *)cuStreamGetPriority_ptsz},
	{"cuStreamIsCapturing", (void *)cuStreamIsCapturing},
	{"cuStreamIsCapturing_ptsz", (void *)cuStreamIsCapturing_ptsz},
	{"cuStreamQuery", (void *)cuStreamQuery},
	{"cuStreamQuery_ptsz", (void *)cuStreamQuery_ptsz},
	{"cuStreamSetAttribute", (void *)cuStreamSetAttribute},
	{"cuStreamSetAttribute_ptsz", (void *)cuStreamSetAttribute_ptsz},
	{"cuStreamSynchronize", (void *)cuStreamSynchronize},
	{"cuStreamSynchronize_ptsz", (void *)cuStreamSynchronize_ptsz},
	{"cuStreamUpdateCaptureDependencies", (void *)cuStreamUpdateCaptureDependencies},
	{"cuStreamUpdateCaptureDependencies_ptsz", (void *)cuStreamUpdateCaptureDependencies_ptsz},
	{"cuStreamUpdateCaptureDependencies_v2", (void *)cuStreamUpdateCaptureDependencies_v2},
	{"cuStreamUpdateCaptureDependencies_v2_ptsz",
			(void *)cuStreamUpdateCaptureDependencies_v2_ptsz},
	{"cuStreamWaitEvent", (void *)cuStreamWaitEvent},
	{"cuStreamWaitEvent_ptsz", (void *)cuStreamWaitEvent_ptsz},
	{"cuStreamWaitValue32", (void *)cuStreamWaitValue32},
	{"cuStreamWaitValue32_ptsz", (void *)cuStreamWaitValue32_ptsz},
	{"cuStreamWaitValue32_v2", (void *)cuStreamWaitValue32_v2},
	{"cuStreamWaitValue32_v2_ptsz", (void *)cuStreamWaitValue32_v2_ptsz},
	{"cuStreamWaitValue64", (void *)cuStreamWaitValue64},
	{"cuStreamWaitValue64_ptsz", (void *)cuStreamWaitValue64_ptsz},
	{"cuStreamWaitValue64_v2", (void *)cuStreamWaitValue64_v2},
	{"cuStreamWaitValue64_v2_ptsz", (void *)cuStreamWaitValue64_v2_ptsz},
	{"cuStreamWriteValue32", (void *)cuStreamWriteValue32},
	{"cuStreamWriteValue32_ptsz", (void *)cuStreamWriteValue32_ptsz},
	{"cuStreamWriteValue32_v2", (void *)cuStreamWriteValue32_v2},
	{"cuStreamWriteValue32_v2_ptsz", (void *)cuStreamWriteValue32_v2_ptsz},
	{"cuStreamWriteValue64", (void *)cuStreamWriteValue64},
	{"cuStreamWriteValue64_ptsz", (void *)cuStreamWriteValue64_ptsz},
	{"cuStreamWriteValue64_v2", (void *)cuStreamWriteValue64_v2},
	{"cuStreamWriteValue64_v2_ptsz", (void *)cuStreamWriteValue64_v2_ptsz},
	{"cuSurfObjectCreate", (void *)cuSurfObjectCreate},
	{"cuSurfObjectDestroy", (void *)cuSurfObjectDestroy},
	{"cuSurfObjectGetResourceDesc", (void *)cuSurfObjectGetResourceDesc},
	{"cuSurfRefGetArray", (void *)cuSurfRefGetArray},
	{"cuSurfRefSetArray", (void *)cuSurfRefSetArray},
	{"cuTensorMapEncodeIm2col", (void *)cuTensorMapEncodeIm2col},
	{"cuTensorMapEncodeIm2colWide", (void *)cuTensorMapEncodeIm2colWide},
	{"cuTensorMapEncodeTiled", (void *)cuTensorMapEncodeTiled},
	{"cuTensorMapReplaceAddress", (void *)cuTensorMapReplaceAddress},
	{"cuTensorMapSetAllocationClass", (void *)cuTensorMapSetAllocationClass},
	{"cuTexObjectCreate", (void *)cuTexObjectCreate},
	{"cuTexObjectDestroy", (void *)cuTexObjectDestroy},
	{"cuTexObjectGetResourceDesc", (void *)cuTexObjectGetResourceDesc},
	{"cuTexObjectGetResourceViewDesc", (void *)cuTexObjectGetResourceViewDesc},
	{"cuTexObjectGetTextureDesc", (void *)cuTexObjectGetTextureDesc},
	{"cuTexRefCreate", (void *)cuTexRefCreate},
	{"cuTexRefDestroy", (void *)cuTexRefDestroy},
	{"cuTexRefGetAddress", (void *)cuTexRefGetAddress},
	{"cuTexRefGetAddressMode", (void *)cuTexRefGetAddressMode},
	{"cuTexRefGetAddress_v2", (void *)cuTexRefGetAddress_v2},
	{"cuTexRefGetArray", (void *)cuTexRefGetArray},
	{"cuTexRefGetBorderColor", (void *)cuTexRefGetBorderColor},
	{"cuTexRefGetFilterMode", (void *)cuTexRefGetFilterMode},
	{"cuTexRefGetFlags", (void *)cuTexRefGetFlags},
	{"cuTexRefGetFormat", (void *)cuTexRefGetFormat},
	{"cuTexRefGetMaxAnisotropy", (void *)cuTexRefGetMaxAnisotropy},
	{"cuTexRefGetMipmapFilterMode", (void *)cuTexRefGetMipmapFilterMode},
	{"cuTexRefGetMipmapLevelBias", (void *)cuTexRefGetMipmapLevelBias},
	{"cuTexRefGetMipmapLevelClamp", (void *)cuTexRefGetMipmapLevelClamp},
	{"cuTexRefGetMipmappedArray", (void *)cuTexRefGetMipmappedArray},
	{"cuTexRefSetAddress", (void *)cuTexRefSetAddress},
	{"cuTexRefSetAddress2D", (void *)cuTexRefSetAddress2D},
	{"cuTexRefSetAddress2D_v2", (void *)cuTexRefSetAddress2D_v2},
	{"cuTexRefSetAddress2D_v3", (void *)cuTexRefSetAddress2D_v3},
	{"cuTexRefSetAddressMode", (void *)cuTexRefSetAddressMode},
	{"cuTexRefSetAddress_v2", (void *)cuTexRefSetAddress_v2},
	{"cuTexRefSetArray", (void *)cuTexRefSetArray},
	{"cuTexRefSetBorderColor", (void *)cuTexRefSetBorderColor},
	{"cuTexRefSetFilterMode", (void *)cuTexRefSetFilterMode},
	{"cuTexRefSetFlags", (void *)cuTexRefSetFlags},
	{"cuTexRefSetFormat", (void *)cuTexRefSetFormat},
	{"cuTexRefSetMaxAnisotropy", (void *)cuTexRefSetMaxAnisotropy},
	{"cuTexRefSetMipmapFilterMode", (void *)cuTexRefSetMipmapFilterMode},
	{"cuTexRefSetMipmapLevelBias", (void *)cuTexRefSetMipmapLevelBias},
	{"cuTexRefSetMipmapLevelClamp", (void *)cuTexRefSetMipmapLevelClamp},
	{"cuTexRefSetMipmappedArray", (void *)cuTexRefSetMipmappedArray},
	{"cuThreadExchangeStreamCaptureMode", (void *)cuThreadExchangeStreamCaptureMode},
	{"cuUserObjectCreate", (void *)cuUserObjectCreate},
	{"cuUserObjectRelease", (void *)cuUserObjectRelease},
	{"cuUserObjectRetain", (void *)cuUserObjectRetain},
	{"cuVDPAUCtxCreate", (void *)cuVDPAUCtxCreate},
	{"cuVDPAUCtxCreate_v2", (void *)cuVDPAUCtxCreate_v2},
	{"cuVDPAUGetDevice", (void *)cuVDPAUGetDevice},
	{"cuWaitExternalSemaphoresAsync", (void *)cuWaitExternalSemaphoresAsync},
	{"cuWaitExternalSemaphoresAsync_ptsz", (void *)cuWaitExternalSemaphoresAsync_ptsz},
	{"cudbgApiAttach", (void *)cudbgApiAttach},
	{"cudbgApiDetach", (void *)cudbgApiDetach},
	{"cudbgApiInit", (void *)cudbgApiInit},
	{"cudbgGetAPI", (void *)cudbgGetAPI},
	{"cudbgGetAPIVersion", (void *)cudbgGetAPIVersion},
	{"cudbgMain", (void *)cudbgMain},
	{"cudbgReportDriverApiError", (void *)cudbgReportDriverApiError},
	{"cudbgReportDriverInternalError", (void *)cudbgReportDriverInternalError},
};

static const struct sim_lookup lookups[] = {
	{"cuArray3DCreate", 2000, false, "cuArray3DCreate"},
	{"cuArray3DCreate", 3020, false, "cuArray3DCreate_v2"},
	{"cuArray3DGetDescriptor", 2000, false, "cuArray3DGetDescriptor"},
	{"cuArray3DGetDescriptor", 3020, false, "cuArray3DGetDescriptor_v2"},
	{"cuArrayCreate", 2000, false, "cuArrayCreate"},
	{"cuArrayCreate", 3020, false, "cuArrayCreate_v2"},
	{"cuArrayDestroy", 2000, false, "cuArrayDestroy"},
	{"cuArrayGetDescriptor", 2000, false, "cuArrayGetDescriptor"},
	{"cuArrayGetDescriptor", 3020, false, "cuArrayGetDescriptor_v2"},
	{"cuArrayGetMemoryRequirements", 11060, false, "cuArrayGetMemoryRequirements"},
	{"cuArrayGetPlane", 11020, false, "cuArrayGetPlane"},
	{"cuArrayGetSparseProperties", 11010, false, "cuArrayGetSparseProperties"},
	{"cuCheckpointOperationComplete", 13040, false, "cuCheckpointOperationComplete"},
	{"cuCheckpointProcessCheckpoint", 12080, false, "cuCheckpointProcessCheckpoint"},
	{"cuCheckpointProcessGetRestoreThreadId", 12080, false,
			"cuCheckpointProcessGetRestoreThreadId"},
	{"cuCheckpointProcessGetState", 12080, false, "cuCheckpointProcessGetState"},
	{"cuCheckpointProcessLock", 12080, false, "cuCheckpointProcessLock"},
	{"cuCheckpointProcessRestore", 12080, false, "cuCheckpointProcessRestore"},
	{"cuCheckpointProcessUnlock", 12080, false, "cuCheckpointProcessUnlock"},
	{"cuCoredumpDeregisterCompleteCallback", 13020, false,
			"cuCoredumpDeregisterCompleteCallback"},
	{"cuCoredumpDeregisterStartCallback", 13020, false, "cuCoredumpDeregisterStartCallback"},
	{"cuCoredumpGetAttribute", 12010, false, "cuCoredumpGetAttribute"},
	{"cuCoredumpGetAttributeGlobal", 12010, false, "cuCoredumpGetAttributeGlobal"},
	{"cuCoredumpRegisterCompleteCallback", 13020, false, "cuCoredumpRegisterCompleteCallback"},
	{"cuCoredumpRegisterStartCallback", 13020, false, "cuCoredumpRegisterStartCallback"},
	{"cuCoredumpSetAttribute", 12010, false, "cuCoredumpSetAttribute"},
	{"cuCoredumpSetAttributeGlobal", 12010, false, "cuCoredumpSetAttributeGlobal"},
	{"cuCtxAttach", 2000, false, "cuCtxAttach"},
	{"cuCtxCreate", 2000, false, "cuCtxCreate"},
	{"cuCtxCreate", 3020, false, "cuCtxCreate_v2"},
	{"cuCtxCreate", 11040, false, "cuCtxCreate_v3"},
	{"cuCtxCreate", 12050, false, "cuCtxCreate_v4"},
	{"cuCtxDestroy", 2000, false, "cuCtxDestroy"},
	{"cuCtxDestroy", 4000, false, "cuCtxDestroy_v2"},
	{"cuCtxDetach", 2000, false, "cuCtxDetach"},
	{"cuCtxDisablePeerAccess", 4000, false, "cuCtxDisablePeerAccess"},
	{"cuCtxEnablePeerAccess", 4000, false, "cuCtxEnablePeerAccess"},
	{"cuCtxFromGreenCtx", 12040, false, "cuCtxFromGreenCtx"},
	{"cuCtxGetApiVersion", 3020, false, "cuCtxGetApiVersion"},
	{"cuCtxGetCacheConfig", 3020, false, "cuCtxGetCacheConfig"},
	{"cuCtxGetCurrent", 4000, false, "cuCtxGetCurrent"},
	{"cuCtxGetDevResource", 12040, false, "cuCtxGetDevResource"},
	{"cuCtxGetDevice", 2000, false, "cuCtxGetDevice"},
	{"cuCtxGetDevice", 13000, false, "cuCtxGetDevice_v2"},
	{"cuCtxGetExecAffinity", 11040, false, "cuCtxGetExecAffinity"},
	{"cuCtxGetFlags", 7000, false, "cuCtxGetFlags"},
	{"cuCtxGetId", 12000, false, "cuCtxGetId"},
	{"cuCtxGetLimit", 3010, false, "cuCtxGetLimit"},
	{"cuCtxGetSharedMemConfig", 4020, false, "cuCtxGetSharedMemConfig"},
	{"cuCtxGetStreamPriorityRange", 5050, false, "cuCtxGetStreamPriorityRange"},
	{"cuCtxPopCurrent", 2000, false, "cuCtxPopCurrent"},
	{"cuCtxPopCurrent", 4000, false, "cuCtxPopCurrent_v2"},
	{"cuCtxPushCurrent", 2000, false, "cuCtxPushCurrent"},
	{"cuCtxPushCurrent", 4000, false, "cuCtxPushCurrent_v2"},
	{"cuCtxRecordEvent", 12050, false, "cuCtxRecordEvent"},
	{"cuCtxResetPersistingL2Cache", 11000, false, "cuCtxResetPersistingL2Cache"},
	{"cuCtxSetCacheConfig", 3020, false, "cuCtxSetCacheConfig"},
	{"cuCtxSetCurrent", 4000, false, "cuCtxSetCurrent"},
	{"cuCtxSetFlags", 12010, false, "cuCtxSetFlags"},
	{"cuCtxSetLimit", 3010, false, "cuCtxSetLimit"},
	{"cuCtxSetSharedMemConfig", 4020, false, "cuCtxSetSharedMemConfig"},
	{"cuCtxSynchronize", 2000, false, "cuCtxSynchronize"},
	{"cuCtxSynchronize", 13000, false, "cuCtxSynchronize_v2"},
	{"cuCtxWaitEvent", 12050, false, "cuCtxWaitEvent"},
	{"cuDestroyExternalMemory", 10000, false, "cuDestroyExternalMemory"},
	{"cuDestroyExternalSemaphore", 10000, false, "cuDestroyExternalSemaphore"},
	{"cuDevResourceGenerateDesc", 12040, false, "cuDevResourceGenerateDesc"},
	{"cuDevSmResourceSplit", 13010, false, "cuDevSmResourceSplit"},
	{"cuDevSmResourceSplitByCount", 12040, false, "cuDevSmResourceSplitByCount"},
	{"cuDeviceCanAccessPeer", 4000, false, "cuDeviceCanAccessPeer"},
	{"cuDeviceComputeCapability", 2000, false, "cuDeviceComputeCapability"},
	{"cuDeviceGet", 2000, false, "cuDeviceGet"},
	{"cuDeviceGetAttribute", 2000, false, "cuDeviceGetAttribute"},
	{"cuDeviceGetByPCIBusId", 4010, false, "cuDeviceGetByPCIBusId"},
	{"cuDeviceGetCliqueCount", 13040, false, "cuDeviceGetCliqueCount"},
	{"cuDeviceGetCliqueInfo", 13040, false, "cuDeviceGetCliqueInfo"},
	{"cuDeviceGetCount", 2000, false, "cuDeviceGetCount"},
	{"cuDeviceGetDefaultMemPool", 11020, false, "cuDeviceGetDefaultMemPool"},
	{"cuDeviceGetDevResource", 12040, false, "cuDeviceGetDevResource"},
	{"cuDeviceGetExecAffinitySupport", 11040, false, "cuDeviceGetExecAffinitySupport"},
	{"cuDeviceGetFabricClusterUuid", 13040, false, "cuDeviceGetFabricClusterUuid"},
	{"cuDeviceGetGraphMemAttribute", 11040, false, "cuDeviceGetGraphMemAttribute"},
	{"cuDeviceGetHostAtomicCapabilities", 13000, false, "cuDeviceGetHostAtomicCapabilities"},
	{"cuDeviceGetLuid", 10000, false, "cuDeviceGetLuid"},
	{"cuDeviceGetMemPool", 11020, false, "cuDeviceGetMemPool"},
	{"cuDeviceGetName", 2000, false, "cuDeviceGetName"},
	{"cuDeviceGetNvSciSyncAttributes", 10020, false, "cuDeviceGetNvSciSyncAttributes"},
	{"cuDeviceGetP2PAtomicCapabilities", 13000, false, "cuDeviceGetP2PAtomicCapabilities"},
	{"cuDeviceGetP2PAttribute", 8000, false, "cuDeviceGetP2PAttribute"},
	{"cuDeviceGetPCIBusId", 4010, false, "cuDeviceGetPCIBusId"},
	{"cuDeviceGetProperties", 2000, false, "cuDeviceGetProperties"},
	{"cuDeviceGetTexture1DLinearMaxWidth", 11010, false, "cuDeviceGetTexture1DLinearMaxWidth"},
	{"cuDeviceGetUuid", 9020, false, "cuDeviceGetUuid"},
	{"cuDeviceGetUuid", 11040, false, "cuDeviceGetUuid_v2"},
	{"cuDeviceGraphMemTrim", 11040, false, "cuDeviceGraphMemTrim"},
	{"cuDevicePrimaryCtxGetState", 7000, false, "cuDevicePrimaryCtxGetState"},
	{"cuDevicePrimaryCtxRelease", 7000, false, "cuDevicePrimaryCtxRelease"},
	{"cuDevicePrimaryCtxRelease", 11000, false, "cuDevicePrimaryCtxRelease_v2"},
	{"cuDevicePrimaryCtxReset", 7000, false, "cuDevicePrimaryCtxReset"},
	{"cuDevicePrimaryCtxReset", 11000, false, "cuDevicePrimaryCtxReset_v2"},
	{"cuDevicePrimaryCtxRetain", 7000, false, "cuDevicePrimaryCtxRetain"},
	{"cuDevicePrimaryCtxSetFlags", 7000, false, "cuDevicePrimaryCtxSetFlags"},
	{"cuDevicePrimaryCtxSetFlags", 11000, false, "cuDevicePrimaryCtxSetFlags_v2"},
	{"cuDeviceRegisterAsyncNotification", 12040, false, "cuDeviceRegisterAsyncNotification"},
	{"cuDeviceSetGraphMemAttribute", 11040, false, "cuDeviceSetGraphMemAttribute"},
	{"cuDeviceSetMemPool", 11020, false, "cuDeviceSetMemPool"},
	{"cuDeviceTotalMem", 2000, false, "cuDeviceTotalMem"},
	{"cuDeviceTotalMem", 3020, false, "cuDeviceTotalMem_v2"},
	{"cuDeviceUnregisterAsyncNotification", 12040, false,
			"cuDeviceUnregisterAsyncNotification"},
	{"cuDriverGetVersion", 2020, false, "cuDriverGetVersion"},
	{"cuEGLStreamConsumerAcquireFrame", 7000, false, "cuEGLStreamConsumerAcquireFrame"},
	{"cuEGLStreamConsumerConnect", 7000, false, "cuEGLStreamConsumerConnect"},
	{"cuEGLStreamConsumerConnectWithFlags", 8000, false, "cuEGLStreamConsumerConnectWithFlags"},
	{"cuEGLStreamConsumerDisconnect", 7000, false, "cuEGLStreamConsumerDisconnect"},
	{"cuEGLStreamConsumerReleaseFrame", 7000, false, "cuEGLStreamConsumerReleaseFrame"},
	{"cuEGLStreamProducerConnect", 7000, false, "cuEGLStreamProducerConnect"},
	{"cuEGLStreamProducerDisconnect", 7000, false, "cuEGLStreamProducerDisconnect"},
	{"cuEGLStreamProducerPresentFrame", 7000, false, "cuEGLStreamProducerPresentFrame"},
	{"cuEGLStreamProducerReturnFrame", 7000, false, "cuEGLStreamProducerReturnFrame"},
	{"cuEventCreate", 2000, false, "cuEventCreate"},
	{"cuEventCreateFromEGLSync", 9000, false, "cuEventCreateFromEGLSync"},
	{"cuEventDestroy", 2000, false, "cuEventDestroy"},
	{"cuEventDestroy", 4000, false, "cuEventDestroy_v2"},
	{"cuEventElapsedTime", 2000, false, "cuEventElapsedTime"},
	{"cuEventElapsedTime", 12080, false, "cuEventElapsedTime_v2"},
	{"cuEventQuery", 2000, false, "cuEventQuery"},
	{"cuEventRecord", 2000, false, "cuEventRecord"},
	{"cuEventRecord", 7000, true, "cuEventRecord_ptsz"},
	{"cuEventRecordWithFlags", 11010, false, "cuEventRecordWithFlags"},
	{"cuEventRecordWithFlags", 11010, true, "cuEventRecordWithFlags_ptsz"},
	{"cuEventSynchronize", 2000, false, "cuEventSynchronize"},
	{"cuExternalMemoryGetMappedBuffer", 10000, false, "cuExternalMemoryGetMappedBuffer"},
	{"cuExternalMemoryGetMappedMipmappedArray", 10000, false,
			"cuExternalMemoryGetMappedMipmappedArray"},
	{"cuFabricCpyBatchAsync", 13050, false, "cuFabricCpyBatchAsync"},
	{"cuFabricCpyBatchAsync", 13050, true, "cuFabricCpyBatchAsync_ptsz"},
	{"cuFlushGPUDirectRDMAWrites", 11030, false, "cuFlushGPUDirectRDMAWrites"},
	{"cuFuncGetAttribute", 2020, false, "cuFuncGetAttribute"},
	{"cuFuncGetModule", 11000, false, "cuFuncGetModule"},
	{"cuFuncGetName", 12030, false, "cuFuncGetName"},
	{"cuFuncGetParamCount", 13020, false, "cuFuncGetParamCount"},
	{"cuFuncGetParamInfo", 12040, false, "cuFuncGetParamInfo"},
	{"cuFuncIsLoaded", 12040, false, "cuFuncIsLoaded"},
	{"cuFuncLoad", 12040, false, "cuFuncLoad"},
	{"cuFuncSetAttribute", 9000, false, "cuFuncSetAttribute"},
	{"cuFuncSetBlockShape", 2000, false, "cuFuncSetBlockShape"},
	{"cuFuncSetCacheConfig", 3000, false, "cuFuncSetCacheConfig"},
	{"cuFuncSetSharedMemConfig", 4020, false, "cuFuncSetSharedMemConfig"},
	{"cuFuncSetSharedSize", 2000, false, "cuFuncSetSharedSize"},
	{"cuGLCtxCreate", 2000, false, "cuGLCtxCreate"},
	{"cuGLCtxCreate", 3020, false, "cuGLCtxCreate_v2"},
	{"cuGLGetDevices", 4010, false, "cuGLGetDevices"},
	{"cuGLGetDevices", 6050, false, "cuGLGetDevices_v2"},
	{"cuGLInit", 2000, false, "cuGLInit"},
	{"cuGLMapBufferObject", 2000, false, "cuGLMapBufferObject"},
	{"cuGLMapBufferObject", 3020, false, "cuGLMapBufferObject_v2"},
	{"cuGLMapBufferObject", 7000, true, "cuGLMapBufferObject_v2_ptds"},
	{"cuGLMapBufferObjectAsync", 2030, false, "cuGLMapBufferObjectAsync"},
	{"cuGLMapBufferObjectAsync", 3020, false, "cuGLMapBufferObjectAsync_v2"},
	{"cuGLMapBufferObjectAsync", 7000, true, "cuGLMapBufferObjectAsync_v2_ptsz"},
	{"cuGLRegisterBufferObject", 2000, false, "cuGLRegisterBufferObject"},
	{"cuGLSetBufferObjectMapFlags", 2030, false, "cuGLSetBufferObjectMapFlags"},
	{"cuGLUnmapBufferObject", 2000, false, "cuGLUnmapBufferObject"},
	{"cuGLUnmapBufferObjectAsync", 2030, false, "cuGLUnmapBufferObjectAsync"},
	{"cuGLUnregisterBufferObject", 2000, false, "cuGLUnregisterBufferObject"},
	{"cuGetErrorName", 6000, false, "cuGetErrorName"},
	{"cuGetErrorString", 6000, false, "cuGetErrorString"},
	{"cuGetExportTable", 3000, false, "cuGetExportTable"},
	{"cuGetProcAddress", 11030, false, "cuGetProcAddress"},
	{"cuGetProcAddress", 12000, false, "cuGetProcAddress_v2"},
	{"cuGraphAddBatchMemOpNode", 11070, false, "cuGraphAddBatchMemOpNode"},
	{"cuGraphAddChildGraphNode", 10000, false, "cuGraphAddChildGraphNode"},
	{"cuGraphAddDependencies", 10000, false, "cuGraphAddDependencies"},
	{"cuGraphAddDependencies", 12030, false, "cuGraphAddDependencies_v2"},
	{"cuGraphAddEmptyNode", 10000, false, "cuGraphAddEmptyNode"},
	{"cuGraphAddEventRecordNode", 11010, false, "cuGraphAddEventRecordNode"},
	{"cuGraphAddEventWaitNode", 11010, false, "cuGraphAddEventWaitNode"},
	{"cuGraphAddExternalSemaphoresSignalNode", 11020, false,
			"cuGraphAddExternalSemaphoresSignalNode"},
	{"cuGraphAddExternalSemaphoresWaitNode", 11020, false,
			"cuGraphAddExternalSemaphoresWaitNode"},
	{"cuGraphAddHostNode", 10000, false, "cuGraphAddHostNode"},
	{"cuGraphAddKernelNode", 10000, false, "cuGraphAddKernelNode"},
	{"cuGraphAddKernelNode", 12000, false, "cuGraphAddKernelNode_v2"},
	{"cuGraphAddMemAllocNode", 11040, false, "cuGraphAddMemAllocNode"},
	{"cuGraphAddMemFreeNode", 11040, false, "cuGraphAddMemFreeNode"},
	{"cuGraphAddMemcpyNode", 10000, false, "cuGraphAddMemcpyNode"},
	{"cuGraphAddMemsetNode", 10000, false, "cuGraphAddMemsetNode"},
	{"cuGraphAddNode", 12020, false, "cuGraphAddNode"},
	{"cuGraphAddNode", 12030, false, "cuGraphAddNode_v2"},
	{"cuGraphAddNode", 13040, false, "cuGraphAddNode_v3"},
	{"cuGraphBatchMemOpNodeGetParams", 11070, false, "cuGraphBatchMemOpNodeGetParams"},
	{"cuGraphBatchMemOpNodeSetParams", 11070, false, "cuGraphBatchMemOpNodeSetParams"},
	{"cuGraphChildGraphNodeGetGraph", 10000, false, "cuGraphChildGraphNodeGetGraph"},
	{"cuGraphClone", 10000, false, "cuGraphClone"},
	{"cuGraphConditionalHandleCreate", 12030, false, "cuGraphConditionalHandleCreate"},
	{"cuGraphCreate", 10000, false, "cuGraphCreate"},
	{"cuGraphDebugDotPrint", 11030, false, "cuGraphDebugDotPrint"},
	{"cuGraphDestroy", 10000, false, "cuGraphDestroy"},
	{"cuGraphDestroyNode", 10000, false, "cuGraphDestroyNode"},
	{"cuGraphEventRecordNodeGetEvent", 11010, false, "cuGraphEventRecordNodeGetEvent"},
	{"cuGraphEventRecordNodeSetEvent", 11010, false, "cuGraphEventRecordNodeSetEvent"},
	{"cuGraphEventWaitNodeGetEvent", 11010, false, "cuGraphEventWaitNodeGetEvent"},
	{"cuGraphEventWaitNodeSetEvent", 11010, false, "cuGraphEventWaitNodeSetEvent"},
	{"cuGraphExecBatchMemOpNodeSetParams", 11070, false, "cuGraphExecBatchMemOpNodeSetParams"},
	{"cuGraphExecChildGraphNodeSetParams", 11010, false, "cuGraphExecChildGraphNodeSetParams"},
	{"cuGraphExecDestroy", 10000, false, "cuGraphExecDestroy"},
	{"cuGraphExecEventRecordNodeSetEvent", 11010, false, "cuGraphExecEventRecordNodeSetEvent"},
	{"cuGraphExecEventWaitNodeSetEvent", 11010, false, "cuGraphExecEventWaitNodeSetEvent"},
	{"cuGraphExecExternalSemaphoresSignalNodeSetParams", 11020, false,
			"cuGraphExecExternalSemaphoresSignalNodeSetParams"},
	{"cuGraphExecExternalSemaphoresWaitNodeSetParams", 11020, false,
			"cuGraphExecExternalSemaphoresWaitNodeSetParams"},
	{"cuGraphExecGetFlags", 12000, false, "cuGraphExecGetFlags"},
	{"cuGraphExecGetId", 13010, false, "cuGraphExecGetId"},
	{"cuGraphExecHostNodeSetParams", 10020, false, "cuGraphExecHostNodeSetParams"},
	{"cuGraphExecKernelNodeSetParams", 10010, false, "cuGraphExecKernelNodeSetParams"},
	{"cuGraphExecKernelNodeSetParams", 12000, false, "cuGraphExecKernelNodeSetParams_v2"},
	{"cuGraphExecMemcpyNodeSetParams", 10020, false, "cuGraphExecMemcpyNodeSetParams"},
	{"cuGraphExecMemsetNodeSetParams", 10020, false, "cuGraphExecMemsetNodeSetParams"},
	{"cuGraphExecNodeSetParams", 12020, false, "cuGraphExecNodeSetParams"},
	{"cuGraphExecUpdate", 10020, false, "cuGraphExecUpdate"},
	{"cuGraphExecUpdate", 12000, false, "cuGraphExecUpdate_v2"},
	{"cuGraphExternalSemaphoresSignalNodeGetParams", 11020, false,
			"cuGraphExternalSemaphoresSignalNodeGetParams"},
	{"cuGraphExternalSemaphoresSignalNodeSetParams", 11020, false,
			"cuGraphExternalSemaphoresSignalNodeSetParams"},
	{"cuGraphExternalSemaphoresWaitNodeGetParams", 11020, false,
			"cuGraphExternalSemaphoresWaitNodeGetParams"},
	{"cuGraphExternalSemaphoresWaitNodeSetParams", 11020, false,
			"cuGraphExternalSemaphoresWaitNodeSetParams"},
	{"cuGraphGetEdges", 10000, false, "cuGraphGetEdges"},
	{"cuGraphGetEdges", 12030, false, "cuGraphGetEdges_v2"},
	{"cuGraphGetId", 13010, false, "cuGraphGetId"},
	{"cuGraphGetNodes", 10000, false, "cuGraphGetNodes"},
	{"cuGraphGetRootNodes", 10000, false, "cuGraphGetRootNodes"},
	{"cuGraphHostNodeGetParams", 10000, false, "cuGraphHostNodeGetParams"},
	{"cuGraphHostNodeSetParams", 10000, false, "cuGraphHostNodeSetParams"},
	{"cuGraphInstantiate", 10000, false, "cuGraphInstantiate"},
	{"cuGraphInstantiate", 11000, false, "cuGraphInstantiate_v2"},
	{"cuGraphInstantiateWithFlags", 11040, false, "cuGraphInstantiateWithFlags"},
	{"cuGraphInstantiateWithParams", 12000, false, "cuGraphInstantiateWithParams"},
	{"cuGraphInstantiateWithParams", 12000, true, "cuGraphInstantiateWithParams_ptsz"},
	{"cuGraphKernelNodeCopyAttributes", 11000, false, "cuGraphKernelNodeCopyAttributes"},
	{"cuGraphKernelNodeGetAttribute", 11000, false, "cuGraphKernelNodeGetAttribute"},
	{"cuGraphKernelNodeGetParams", 10000, false, "cuGraphKernelNodeGetParams"},
	{"cuGraphKernelNodeGetParams", 12000, false, "cuGraphKernelNodeGetParams_v2"},
	{"cuGraphKernelNodeSetAttribute", 11000, false, "cuGraphKernelNodeSetAttribute"},
	{"cuGraphKernelNodeSetParams", 10000, false, "cuGraphKernelNodeSetParams"},
	{"cuGraphKernelNodeSetParams", 12000, false, "cuGraphKernelNodeSetParams_v2"},
	{"cuGraphLaunch", 10000, false, "cuGraphLaunch"},
	{"cuGraphLaunch", 10000, true, "cuGraphLaunch_ptsz"},
	{"cuGraphMemAllocNodeGetParams", 11040, false, "cuGraphMemAllocNodeGetParams"},
	{"cuGraphMemFreeNodeGetParams", 11040, false, "cuGraphMemFreeNodeGetParams"},
	{"cuGraphMemcpyNodeGetParams", 10000, false, "cuGraphMemcpyNodeGetParams"},
	{"cuGraphMemcpyNodeSetParams", 10000, false, "cuGraphMemcpyNodeSetParams"},
	{"cuGraphMemsetNodeGetParams", 10000, false, "cuGraphMemsetNodeGetParams"},
	{"cuGraphMemsetNodeSetParams", 10000, false, "cuGraphMemsetNodeSetParams"},
	{"cuGraphNodeFindInClone", 10000, false, "cuGraphNodeFindInClone"},
	{"cuGraphNodeGetContainingGraph", 13010, false, "cuGraphNodeGetContainingGraph"},
	{"cuGraphNodeGetDependencies", 10000, false, "cuGraphNodeGetDependencies"},
	{"cuGraphNodeGetDependencies", 12030, false, "cuGraphNodeGetDependencies_v2"},
	{"cuGraphNodeGetDependentNodes", 10000, false, "cuGraphNodeGetDependentNodes"},
	{"cuGraphNodeGetDependentNodes", 12030, false, "cuGraphNodeGetDependentNodes_v2"},
	{"cuGraphNodeGetEnabled", 11060, false, "cuGraphNodeGetEnabled"},
	{"cuGraphNodeGetLocalId", 13010, false, "cuGraphNodeGetLocalId"},
	{"cuGraphNodeGetParams", 13020, false, "cuGraphNodeGetParams"},
	{"cuGraphNodeGetToolsId", 13010, false, "cuGraphNodeGetToolsId"},
	{"cuGraphNodeGetType", 10000, false, "cuGraphNodeGetType"},
	{"cuGraphNodeSetEnabled", 11060, false, "cuGraphNodeSetEnabled"},
	{"cuGraphNodeSetParams", 12020, false, "cuGraphNodeSetParams"},
	{"cuGraphNodeSetParams", 13040, false, "cuGraphNodeSetParams_v2"},
	{"cuGraphReleaseUserObject", 11030, false, "cuGraphReleaseUserObject"},
	{"cuGraphRemoveDependencies", 10000, false, "cuGraphRemoveDependencies"},
	{"cuGraphRemoveDependencies", 12030, false, "cuGraphRemoveDependencies_v2"},
	{"cuGraphRetainUserObject", 11030, false, "cuGraphRetainUserObject"},
	{"cuGraphUpload", 11010, false, "cuGraphUpload"},
	{"cuGraphUpload", 11010, true, "cuGraphUpload_ptsz"},
	{"cuGraphicsEGLRegisterImage", 7000, false, "cuGraphicsEGLRegisterImage"},
	{"cuGraphicsGLRegisterBuffer", 3000, false, "cuGraphicsGLRegisterBuffer"},
	{"cuGraphicsGLRegisterImage", 3000, false, "cuGraphicsGLRegisterImage"},
	{"cuGraphicsMapResources", 3000, false, "cuGraphicsMapResources"},
	{"cuGraphicsMapResources", 7000, true, "cuGraphicsMapResources_ptsz"},
	{"cuGraphicsResourceGetMappedEglFrame", 7000, false, "cuGraphicsResourceGetMappedEglFrame"},
	{"cuGraphicsResourceGetMappedMipmappedArray", 5000, false,
			"cuGraphicsResourceGetMappedMipmappedArray"},
	{"cuGraphicsResourceGetMappedPointer", 3000, false, "cuGraphicsResourceGetMappedPointer"},
	{"cuGraphicsResourceGetMappedPointer", 3020, false,
			"cuGraphicsResourceGetMappedPointer_v2"},
	{"cuGraphicsResourceSetMapFlags", 3000, false, "cuGraphicsResourceSetMapFlags"},
	{"cuGraphicsResourceSetMapFlags", 6050, false, "cuGraphicsResourceSetMapFlags_v2"},
	{"cuGraphicsSubResourceGetMappedArray", 3000, false, "cuGraphicsSubResourceGetMappedArray"},
	{"cuGraphicsUnmapResources", 3000, false, "cuGraphicsUnmapResources"},
	{"cuGraphicsUnmapResources", 7000, true, "cuGraphicsUnmapResources_ptsz"},
	{"cuGraphicsUnregisterResource", 3000, false, "cuGraphicsUnregisterResource"},
	{"cuGraphicsVDPAURegisterOutputSurface", 3010, false,
			"cuGraphicsVDPAURegisterOutputSurface"},
	{"cuGraphicsVDPAURegisterVideoSurface", 3010, false, "cuGraphicsVDPAURegisterVideoSurface"},
	{"cuGreenCtxCreate", 12040, false, "cuGreenCtxCreate"},
	{"cuGreenCtxDestroy", 12040, false, "cuGreenCtxDestroy"},
	{"cuGreenCtxGetDevResource", 12040, false, "cuGreenCtxGetDevResource"},
	{"cuGreenCtxGetId", 12090, false, "cuGreenCtxGetId"},
	{"cuGreenCtxRecordEvent", 12040, false, "cuGreenCtxRecordEvent"},
	{"cuGreenCtxStreamCreate", 12050, false, "cuGreenCtxStreamCreate"},
	{"cuGreenCtxWaitEvent", 12040, false, "cuGreenCtxWaitEvent"},
	{"cuImportExternalMemory", 10000, false, "cuImportExternalMemory"},
	{"cuImportExternalSemaphore", 10000, false, "cuImportExternalSemaphore"},
	{"cuInit", 2000, false, "cuInit"},
	{"cuIpcCloseMemHandle", 4010, false, "cuIpcCloseMemHandle"},
	{"cuIpcGetEventHandle", 4010, false, "cuIpcGetEventHandle"},
	{"cuIpcGetMemHandle", 4010, false, "cuIpcGetMemHandle"},
	{"cuIpcOpenEventHandle", 4010, false, "cuIpcOpenEventHandle"},
	{"cuIpcOpenMemHandle", 4010, false, "cuIpcOpenMemHandle"},
	{"cuIpcOpenMemHandle", 11000, false, "cuIpcOpenMemHandle_v2"},
	{"cuKernelGetAttribute", 12000, false, "cuKernelGetAttribute"},
	{"cuKernelGetFunction", 12000, false, "cuKernelGetFunction"},
	{"cuKernelGetLibrary", 12050, false, "cuKernelGetLibrary"},
	{"cuKernelGetName", 12030, false, "cuKernelGetName"},
	{"cuKernelGetParamCount", 13020, false, "cuKernelGetParamCount"},
	{"cuKernelGetParamInfo", 12040, false, "cuKernelGetParamInfo"},
	{"cuKernelSetAttribute", 12000, false, "cuKernelSetAttribute"},
	{"cuKernelSetCacheConfig", 12000, false, "cuKernelSetCacheConfig"},
	{"cuLaunch", 2000, false, "cuLaunch"},
	{"cuLaunchCooperativeKernel", 9000, false, "cuLaunchCooperativeKernel"},
	{"cuLaunchCooperativeKernel", 9000, true, "cuLaunchCooperativeKernel_ptsz"},
	{"cuLaunchCooperativeKernelMultiDevice", 9000, false,
			"cuLaunchCooperativeKernelMultiDevice"},
	{"cuLaunchGrid", 2000, false, "cuLaunchGrid"},
	{"cuLaunchGridAsync", 2000, false, "cuLaunchGridAsync"},
	{"cuLaunchHostFunc", 10000, false, "cuLaunchHostFunc"},
	{"cuLaunchHostFunc", 10000, true, "cuLaunchHostFunc_ptsz"},
	{"cuLaunchHostFunc", 13010, false, "cuLaunchHostFunc_v2"},
	{"cuLaunchHostFunc", 13010, true, "cuLaunchHostFunc_v2_ptsz"},
	{"cuLaunchKernel", 4000, false, "cuLaunchKernel"},
	{"cuLaunchKernel", 7000, true, "cuLaunchKernel_ptsz"},
	{"cuLaunchKernelEx", 11060, false, "cuLaunchKernelEx"},
	{"cuLaunchKernelEx", 11060, true, "cuLaunchKernelEx_ptsz"},
	{"cuLibraryEnumerateKernels", 12040, false, "cuLibraryEnumerateKernels"},
	{"cuLibraryGetGlobal", 12000, false, "cuLibraryGetGlobal"},
	{"cuLibraryGetKernel", 12000, false, "cuLibraryGetKernel"},
	{"cuLibraryGetKernelCount", 12040, false, "cuLibraryGetKernelCount"},
	{"cuLibraryGetManaged", 12000, false, "cuLibraryGetManaged"},
	{"cuLibraryGetModule", 12000, false, "cuLibraryGetModule"},
	{"cuLibraryGetUnifiedFunction", 12000, false, "cuLibraryGetUnifiedFunction"},
	{"cuLibraryLoadData", 12000, false, "cuLibraryLoadData"},
	{"cuLibraryLoadFromFile", 12000, false, "cuLibraryLoadFromFile"},
	{"cuLibraryUnload", 12000, false, "cuLibraryUnload"},
	{"cuLinkAddData", 5050, false, "cuLinkAddData"},
	{"cuLinkAddData", 6050, false, "cuLinkAddData_v2"},
	{"cuLinkAddFile", 5050, false, "cuLinkAddFile"},
	{"cuLinkAddFile", 6050, false, "cuLinkAddFile_v2"},
	{"cuLinkComplete", 5050, false, "cuLinkComplete"},
	{"cuLinkCreate", 5050, false, "cuLinkCreate"},
	{"cuLinkCreate", 6050, false, "cuLinkCreate_v2"},
	{"cuLinkDestroy", 5050, false, "cuLinkDestroy"},
	{"cuLogicalEndpointAddDevice", 13030, false, "cuLogicalEndpointAddDevice"},
	{"cuLogicalEndpointBindAddr", 13030, false, "cuLogicalEndpointBindAddr"},
	{"cuLogicalEndpointBindMem", 13030, false, "cuLogicalEndpointBindMem"},
	{"cuLogicalEndpointCreate", 13030, false, "cuLogicalEndpointCreate"},
	{"cuLogicalEndpointDestroy", 13030, false, "cuLogicalEndpointDestroy"},
	{"cuLogicalEndpointExport", 13030, false, "cuLogicalEndpointExport"},
	{"cuLogicalEndpointGetLimits", 13030, false, "cuLogicalEndpointGetLimits"},
	{"cuLogicalEndpointIdRelease", 13030, false, "cuLogicalEndpointIdRelease"},
	{"cuLogicalEndpointIdReserve", 13030, false, "cuLogicalEndpointIdReserve"},
	{"cuLogicalEndpointImport", 13030, false, "cuLogicalEndpointImport"},
	{"cuLogicalEndpointQuery", 13030, false, "cuLogicalEndpointQuery"},
	{"cuLogicalEndpointUnbind", 13030, false, "cuLogicalEndpointUnbind"},
	{"cuLogsCurrent", 12090, false, "cuLogsCurrent"},
	{"cuLogsDumpToFile", 12090, false, "cuLogsDumpToFile"},
	{"cuLogsDumpToMemory", 12090, false, "cuLogsDumpToMemory"},
	{"cuLogsRegisterCallback", 12090, false, "cuLogsRegisterCallback"},
	{"cuLogsUnregisterCallback", 12090, false, "cuLogsUnregisterCallback"},
	{"cuMemAddressFree", 10020, false, "cuMemAddressFree"},
	{"cuMemAddressReserve", 10020, false, "cuMemAddressReserve"},
	{"cuMemAdvise", 8000, false, "cuMemAdvise"},
	{"cuMemAdvise", 12020, false, "cuMemAdvise_v2"},
	{"cuMemAlloc", 2000, false, "cuMemAlloc"},
	{"cuMemAlloc", 3020, false, "cuMemAlloc_v2"},
	{"cuMemAllocAsync", 11020, false, "cuMemAllocAsync"},
	{"cuMemAllocAsync", 11020, true, "cuMemAllocAsync_ptsz"},
	{"cuMemAllocFromPoolAsync", 11020, false, "cuMemAllocFromPoolAsync"},
	{"cuMemAllocFromPoolAsync", 11020, true, "cuMemAllocFromPoolAsync_ptsz"},
	{"cuMemAllocHost", 2000, false, "cuMemAllocHost"},
	{"cuMemAllocHost", 3020, false, "cuMemAllocHost_v2"},
	{"cuMemAllocManaged", 6000, false, "cuMemAllocManaged"},
	{"cuMemAllocPitch", 2000, false, "cuMemAllocPitch"},
	{"cuMemAllocPitch", 3020, false, "cuMemAllocPitch_v2"},
	{"cuMemBatchDecompressAsync", 12060, false, "cuMemBatchDecompressAsync"},
	{"cuMemBatchDecompressAsync", 12060, true, "cuMemBatchDecompressAsync_ptsz"},
	{"cuMemCreate", 10020, false, "cuMemCreate"},
	{"cuMemDiscardAndPrefetchBatchAsync", 13000, false, "cuMemDiscardAndPrefetchBatchAsync"},
	{"cuMemDiscardAndPrefetchBatchAsync", 13000, true,
			"cuMemDiscardAndPrefetchBatchAsync_ptsz"},
	{"cuMemDiscardBatchAsync", 13000, false, "cuMemDiscardBatchAsync"},
	{"cuMemDiscardBatchAsync", 13000, true, "cuMemDiscardBatchAsync_ptsz"},
	{"cuMemExportToShareableHandle", 10020, false, "cuMemExportToShareableHandle"},
	{"cuMemFree", 2000, false, "cuMemFree"},
	{"cuMemFree", 3020, false, "cuMemFree_v2"},
	{"cuMemFreeAsync", 11020, false, "cuMemFreeAsync"},
	{"cuMemFreeAsync", 11020, true, "cuMemFreeAsync_ptsz"},
	{"cuMemFreeHost", 2000, false, "cuMemFreeHost"},
	{"cuMemGetAccess", 10020, false, "cuMemGetAccess"},
	{"cuMemGetAddressRange", 2000, false, "cuMemGetAddressRange"},
	{"cuMemGetAddressRange", 3020, false, "cuMemGetAddressRange_v2"},
	{"cuMemGetAllocationGranularity", 10020, false, "cuMemGetAllocationGranularity"},
	{"cuMemGetAllocationPropertiesFromHandle", 10020, false,
			"cuMemGetAllocationPropertiesFromHandle"},
	{"cuMemGetDefaultMemPool", 13000, false, "cuMemGetDefaultMemPool"},
	{"cuMemGetHandleForAddressRange", 11070, false, "cuMemGetHandleForAddressRange"},
	{"cuMemGetInfo", 2000, false, "cuMemGetInfo"},
	{"cuMemGetInfo", 3020, false, "cuMemGetInfo_v2"},
	{"cuMemGetLocationInfo", 13040, false, "cuMemGetLocationInfo"},
	{"cuMemGetMemPool", 13000, false, "cuMemGetMemPool"},
	{"cuMemHostAlloc", 2020, false, "cuMemHostAlloc"},
	{"cuMemHostGetDevicePointer", 2020, false, "cuMemHostGetDevicePointer"},
	{"cuMemHostGetDevicePointer", 3020, false, "cuMemHostGetDevicePointer_v2"},
	{"cuMemHostGetFlags", 2030, false, "cuMemHostGetFlags"},
	{"cuMemHostRegister", 4000, false, "cuMemHostRegister"},
	{"cuMemHostRegister", 6050, false, "cuMemHostRegister_v2"},
	{"cuMemHostUnregister", 4000, false, "cuMemHostUnregister"},
	{"cuMemImportFromShareableHandle", 10020, false, "cuMemImportFromShareableHandle"},
	{"cuMemMap", 10020, false, "cuMemMap"},
	{"cuMemMapArrayAsync", 11010, false, "cuMemMapArrayAsync"},
	{"cuMemMapArrayAsync", 11010, true, "cuMemMapArrayAsync_ptsz"},
	{"cuMemPoolCreate", 11020, false, "cuMemPoolCreate"},
	{"cuMemPoolDestroy", 11020, false, "cuMemPoolDestroy"},
	{"cuMemPoolExportPointer", 11020, false, "cuMemPoolExportPointer"},
	{"cuMemPoolExportToShareableHandle", 11020, false, "cuMemPoolExportToShareableHandle"},
	{"cuMemPoolGetAccess", 11020, false, "cuMemPoolGetAccess"},
	{"cuMemPoolGetAttribute", 11020, false, "cuMemPoolGetAttribute"},
	{"cuMemPoolImportFromShareableHandle", 11020, false, "cuMemPoolImportFromShareableHandle"},
	{"cuMemPoolImportPointer", 11020, false, "cuMemPoolImportPointer"},
	{"cuMemPoolSetAccess", 11020, false, "cuMemPoolSetAccess"},
	{"cuMemPoolSetAttribute", 11020, false, "cuMemPoolSetAttribute"},
	{"cuMemPoolTrimTo", 11020, false, "cuMemPoolTrimTo"},
	{"cuMemPrefetchAsync", 8000, false, "cuMemPrefetchAsync"},
	{"cuMemPrefetchAsync", 8000, true, "cuMemPrefetchAsync_ptsz"},
	{"cuMemPrefetchAsync", 12020, false, "cuMemPrefetchAsync_v2"},
	{"cuMemPrefetchAsync", 12020, true, "cuMemPrefetchAsync_v2_ptsz"},
	{"cuMemPrefetchBatchAsync", 13000, false, "cuMemPrefetchBatchAsync"},
	{"cuMemPrefetchBatchAsync", 13000, true, "cuMemPrefetchBatchAsync_ptsz"},
	{"cuMemRangeGetAttribute", 8000, false, "cuMemRangeGetAttribute"},
	{"cuMemRangeGetAttributes", 8000, false, "cuMemRangeGetAttributes"},
	{"cuMemRelease", 10020, false, "cuMemRelease"},
	{"cuMemRetainAllocationHandle", 11000, false, "cuMemRetainAllocationHandle"},
	{"cuMemSetAccess", 10020, false, "cuMemSetAccess"},
	{"cuMemSetMemPool", 13000, false, "cuMemSetMemPool"},
	{"cuMemUnmap", 10020, false, "cuMemUnmap"},
	{"cuMemcpy", 4000, false, "cuMemcpy"},
	{"cuMemcpy", 7000, true, "cuMemcpy_ptds"},
	{"cuMemcpy2D", 2000, false, "cuMemcpy2D"},
	{"cuMemcpy2D", 3020, false, "cuMemcpy2D_v2"},
	{"cuMemcpy2D", 7000, true, "cuMemcpy2D_v2_ptds"},
	{"cuMemcpy2DAsync", 2000, false, "cuMemcpy2DAsync"},
	{"cuMemcpy2DAsync", 3020, false, "cuMemcpy2DAsync_v2"},
	{"cuMemcpy2DAsync", 7000, true, "cuMemcpy2DAsync_v2_ptsz"},
	{"cuMemcpy2DUnaligned", 2000, false, "cuMemcpy2DUnaligned"},
	{"cuMemcpy2DUnaligned", 3020, false, "cuMemcpy2DUnaligned_v2"},
	{"cuMemcpy2DUnaligned", 7000, true, "cuMemcpy2DUnaligned_v2_ptds"},
	{"cuMemcpy3D", 2000, false, "cuMemcpy3D"},
	{"cuMemcpy3D", 3020, false, "cuMemcpy3D_v2"},
	{"cuMemcpy3D", 7000, true, "cuMemcpy3D_v2_ptds"},
	{"cuMemcpy3DAsync", 2000, false, "cuMemcpy3DAsync"},
	{"cuMemcpy3DAsync", 3020, false, "cuMemcpy3DAsync_v2"},
	{"cuMemcpy3DAsync", 7000, true, "cuMemcpy3DAsync_v2_ptsz"},
	{"cuMemcpy3DBatchAsync", 12080, false, "cuMemcpy3DBatchAsync"},
	{"cuMemcpy3DBatchAsync", 12080, true, "cuMemcpy3DBatchAsync_ptsz"},
	{"cuMemcpy3DBatchAsync", 13000, false, "cuMemcpy3DBatchAsync_v2"},
	{"cuMemcpy3DBatchAsync", 13000, true, "cuMemcpy3DBatchAsync_v2_ptsz"},
	{"cuMemcpy3DPeer", 4000, false, "cuMemcpy3DPeer"},
	{"cuMemcpy3DPeer", 7000, true, "cuMemcpy3DPeer_ptds"},
	{"cuMemcpy3DPeerAsync", 4000, false, "cuMemcpy3DPeerAsync"},
	{"cuMemcpy3DPeerAsync", 7000, true, "cuMemcpy3DPeerAsync_ptsz"},
	{"cuMemcpy3DWithAttributesAsync", 13020, false, "cuMemcpy3DWithAttributesAsync"},
	{"cuMemcpy3DWithAttributesAsync", 13020, true, "cuMemcpy3DWithAttributesAsync_ptsz"},
	{"cuMemcpyAsync", 4000, false, "cuMemcpyAsync"},
	{"cuMemcpyAsync", 7000, true, "cuMemcpyAsync_ptsz"},
	{"cuMemcpyAtoA", 2000, false, "cuMemcpyAtoA"},
	{"cuMemcpyAtoA", 3020, false, "cuMemcpyAtoA_v2"},
	{"cuMemcpyAtoA", 7000, true, "cuMemcpyAtoA_v2_ptds"},
	{"cuMemcpyAtoD", 2000, false, "cuMemcpyAtoD"},
	{"cuMemcpyAtoD", 3020, false, "cuMemcpyAtoD_v2"},
	{"cuMemcpyAtoD", 7000, true, "cuMemcpyAtoD_v2_ptds"},
	{"cuMemcpyAtoH", 2000, false, "cuMemcpyAtoH"},
	{"cuMemcpyAtoH", 3020, false, "cuMemcpyAtoH_v2"},
	{"cuMemcpyAtoH", 7000, true, "cuMemcpyAtoH_v2_ptds"},
	{"cuMemcpyAtoHAsync", 2000, false, "cuMemcpyAtoHAsync"},
	{"cuMemcpyAtoHAsync", 3020, false, "cuMemcpyAtoHAsync_v2"},
	{"cuMemcpyAtoHAsync", 7000, true, "cuMemcpyAtoHAsync_v2_ptsz"},
	{"cuMemcpyBatchAsync", 12080, false, "cuMemcpyBatchAsync"},
	{"cuMemcpyBatchAsync", 12080, true, "cuMemcpyBatchAsync_ptsz"},
	{"cuMemcpyBatchAsync", 13000, false, "cuMemcpyBatchAsync_v2"},
	{"cuMemcpyBatchAsync", 13000, true, "cuMemcpyBatchAsync_v2_ptsz"},
	{"cuMemcpyDtoA", 2000, false, "cuMemcpyDtoA"},
	{"cuMemcpyDtoA", 3020, false, "cuMemcpyDtoA_v2"},
	{"cuMemcpyDtoA", 7000, true, "cuMemcpyDtoA_v2_ptds"},
	{"cuMemcpyDtoD", 2000, false, "cuMemcpyDtoD"},
	{"cuMemcpyDtoD", 3020, false, "cuMemcpyDtoD_v2"},
	{"cuMemcpyDtoD", 7000, true, "cuMemcpyDtoD_v2_ptds"},
	{"cuMemcpyDtoDAsync", 3000, false, "cuMemcpyDtoDAsync"},
	{"cuMemcpyDtoDAsync", 3020, false, "cuMemcpyDtoDAsync_v2"},
	{"cuMemcpyDtoDAsync", 7000, true, "cuMemcpyDtoDAsync_v2_ptsz"},
	{"cuMemcpyDtoH", 2000, false, "cuMemcpyDtoH"},
	{"cuMemcpyDtoH", 3020, false, "cuMemcpyDtoH_v2"},
	{"cuMemcpyDtoH", 7000, true, "cuMemcpyDtoH_v2_ptds"},
	{"cuMemcpyDtoHAsync", 2000, false, "cuMemcpyDtoHAsync"},
	{"cuMemcpyDtoHAsync", 3020, false, "cuMemcpyDtoHAsync_v2"},
	{"cuMemcpyDtoHAsync", 7000, true, "cuMemcpyDtoHAsync_v2_ptsz"},
	{"cuMemcpyHtoA", 2000, false, "cuMemcpyHtoA"},
	{"cuMemcpyHtoA", 3020, false, "cuMemcpyHtoA_v2"},
	{"cuMemcpyHtoA", 7000, true, "cuMemcpyHtoA_v2_ptds"},
	{"cuMemcpyHtoAAsync", 2000, false, "cuMemcpyHtoAAsync"},
	{"cuMemcpyHtoAAsync", 3020, false, "cuMemcpyHtoAAsync_v2"},
	{"cuMemcpyHtoAAsync", 7000, true, "cuMemcpyHtoAAsync_v2_ptsz"},
	{"cuMemcpyHtoD", 2000, false, "cuMemcpyHtoD"},
	{"cuMemcpyHtoD", 3020, false, "cuMemcpyHtoD_v2"},
	{"cuMemcpyHtoD", 7000, true, "cuMemcpyHtoD_v2_ptds"},
	{"cuMemcpyHtoDAsync", 2000, false, "cuMemcpyHtoDAsync"},
	{"cuMemcpyHtoDAsync", 3020, false, "cuMemcpyHtoDAsync_v2"},
	{"cuMemcpyHtoDAsync", 7000, true, "cuMemcpyHtoDAsync_v2_ptsz"},
	{"cuMemcpyPeer", 4000, false, "cuMemcpyPeer"},
	{"cuMemcpyPeer", 7000, true, "cuMemcpyPeer_ptds"},
	{"cuMemcpyPeerAsync", 4000, false, "cuMemcpyPeerAsync"},
	{"cuMemcpyPeerAsync", 7000, true, "cuMemcpyPeerAsync_ptsz"},
	{"cuMemcpyWithAttributesAsync", 13020, false, "cuMemcpyWithAttributesAsync"},
	{"cuMemcpyWithAttributesAsync", 13020, true, "cuMemcpyWithAttributesAsync_ptsz"},
	{"cuMemsetD16", 2000, false, "cuMemsetD16"},
	{"cuMemsetD16", 3020, false, "cuMemsetD16_v2"},
	{"cuMemsetD16", 7000, true, "cuMemsetD16_v2_ptds"},
	{"cuMemsetD16Async", 3020, false, "cuMemsetD16Async"},
	{"cuMemsetD16Async", 7000, true, "cuMemsetD16Async_ptsz"},
	{"cuMemsetD2D16", 2000, false, "cuMemsetD2D16"},
	{"cuMemsetD2D16", 3020, false, "cuMemsetD2D16_v2"},
	{"cuMemsetD2D16", 7000, true, "cuMemsetD2D16_v2_ptds"},
	{"cuMemsetD2D16Async", 3020, false, "cuMemsetD2D16Async"},
	{"cuMemsetD2D16Async", 7000, true, "cuMemsetD2D16Async_ptsz"},
	{"cuMemsetD2D32", 2000, false, "cuMemsetD2D32"},
	{"cuMemsetD2D32", 3020, false, "cuMemsetD2D32_v2"},
	{"cuMemsetD2D32", 7000, true, "cuMemsetD2D32_v2_ptds"},
	{"cuMemsetD2D32Async", 3020, false, "cuMemsetD2D32Async"},
	{"cuMemsetD2D32Async", 7000, true, "cuMemsetD2D32Async_ptsz"},
	{"cuMemsetD2D8", 2000, false, "cuMemsetD2D8"},
	{"cuMemsetD2D8", 3020, false, "cuMemsetD2D8_v2"},
	{"cuMemsetD2D8", 7000, true, "cuMemsetD2D8_v2_ptds"},
	{"cuMemsetD2D8Async", 3020, false, "cuMemsetD2D8Async"},
	{"cuMemsetD2D8Async", 7000, true, "cuMemsetD2D8Async_ptsz"},
	{"cuMemsetD32", 2000, false, "cuMemsetD32"},
	{"cuMemsetD32", 3020, false, "cuMemsetD32_v2"},
	{"cuMemsetD32", 7000, true, "cuMemsetD32_v2_ptds"},
	{"cuMemsetD32Async", 3020, false, "cuMemsetD32Async"},
	{"cuMemsetD32Async", 7000, true, "cuMemsetD32Async_ptsz"},
	{"cuMemsetD8", 2000, false, "cuMemsetD8"},
	{"cuMemsetD8", 3020, false, "cuMemsetD8_v2"},
	{"cuMemsetD8", 7000, true, "cuMemsetD8_v2_ptds"},
	{"cuMemsetD8Async", 3020, false, "cuMemsetD8Async"},
	{"cuMemsetD8Async", 7000, true, "cuMemsetD8Async_ptsz"},
	{"cuMipmappedArrayCreate", 5000, false, "cuMipmappedArrayCreate"},
	{"cuMipmappedArrayDestroy", 5000, false, "cuMipmappedArrayDestroy"},
	{"cuMipmappedArrayGetLevel", 5000, false, "cuMipmappedArrayGetLevel"},
	{"cuMipmappedArrayGetMemoryRequirements", 11060, false,
			"cuMipmappedArrayGetMemoryRequirements"},
	{"cuMipmappedArrayGetSparseProperties", 11010, false,
			"cuMipmappedArrayGetSparseProperties"},
	{"cuModuleEnumerateFunctions", 12040, false, "cuModuleEnumerateFunctions"},
	{"cuModuleGetFunction", 2000, false, "cuModuleGetFunction"},
	{"cuModuleGetFunctionCount", 12040, false, "cuModuleGetFunctionCount"},
	{"cuModuleGetGlobal", 2000, false, "cuModuleGetGlobal"},
	{"cuModuleGetGlobal", 3020, false, "cuModuleGetGlobal_v2"},
	{"cuModuleGetLoadingMode", 11070, false, "cuModuleGetLoadingMode"},
	{"cuModuleGetSurfRef", 3000, false, "cuModuleGetSurfRef"},
	{"cuModuleGetTexRef", 2000, false, "cuModuleGetTexRef"},
	{"cuModuleLoad", 2000, false, "cuModuleLoad"},
	{"cuModuleLoadData", 2000, false, "cuModuleLoadData"},
	{"cuModuleLoadDataEx", 2010, false, "cuModuleLoadDataEx"},
	{"cuModuleLoadFatBinary", 2000, false, "cuModuleLoadFatBinary"},
	{"cuModuleUnload", 2000, false, "cuModuleUnload"},
	{"cuMulticastAddDevice", 12010, false, "cuMulticastAddDevice"},
	{"cuMulticastBindAddr", 12010, false, "cuMulticastBindAddr"},
	{"cuMulticastBindAddr", 13010, false, "cuMulticastBindAddr_v2"},
	{"cuMulticastBindMem", 12010, false, "cuMulticastBindMem"},
	{"cuMulticastBindMem", 13010, false, "cuMulticastBindMem_v2"},
	{"cuMulticastCreate", 12010, false, "cuMulticastCreate"},
	{"cuMulticastGetGranularity", 12010, false, "cuMulticastGetGranularity"},
	{"cuMulticastUnbind", 12010, false, "cuMulticastUnbind"},
	{"cuOccupancyAvailableDynamicSMemPerBlock", 10020, false,
			"cuOccupancyAvailableDynamicSMemPerBlock"},
	{"cuOccupancyMaxActiveBlocksPerMultiprocessor", 6050, false,
			"cuOccupancyMaxActiveBlocksPerMultiprocessor"},
	{"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 7000, false,
			"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags"},
	{"cuOccupancyMaxActiveClusters", 11070, false, "cuOccupancyMaxActiveClusters"},
	{"cuOccupancyMaxPotentialBlockSize", 6050, false, "cuOccupancyMaxPotentialBlockSize"},
	{"cuOccupancyMaxPotentialBlockSizeWithFlags", 7000, false,
			"cuOccupancyMaxPotentialBlockSizeWithFlags"},
	{"cuOccupancyMaxPotentialClusterSize", 11070, false, "cuOccupancyMaxPotentialClusterSize"},
	{"cuParamSetSize", 2000, false, "cuParamSetSize"},
	{"cuParamSetTexRef", 2000, false, "cuParamSetTexRef"},
	{"cuParamSetf", 2000, false, "cuParamSetf"},
	{"cuParamSeti", 2000, false, "cuParamSeti"},
	{"cuParamSetv", 2000, false, "cuParamSetv"},
	{"cuPointerGetAttribute", 4000, false, "cuPointerGetAttribute"},
	{"cuPointerGetAttributes", 7000, false, "cuPointerGetAttributes"},
	{"cuPointerSetAttribute", 6000, false, "cuPointerSetAttribute"},
	{"cuSignalExternalSemaphoresAsync", 10000, false, "cuSignalExternalSemaphoresAsync"},
	{"cuSignalExternalSemaphoresAsync", 10000, true, "cuSignalExternalSemaphoresAsync_ptsz"},
	{"cuStreamAddCallback", 5000, false, "cuStreamAddCallback"},
	{"cuStreamAddCallback", 7000, true, "cuStreamAddCallback_ptsz"},
	{"cuStreamAttachMemAsync", 6000, false, "cuStreamAttachMemAsync"},
	{"cuStreamAttachMemAsync", 7000, true, "cuStreamAttachMemAsync_ptsz"},
	{"cuStreamBatchMemOp", 8000, false, "cuStreamBatchMemOp"},
	{"cuStreamBatchMemOp", 8000, true, "cuStreamBatchMemOp_ptsz"},
	{"cuStreamBatchMemOp", 11070, false, "cuStreamBatchMemOp_v2"},
	{"cuStreamBatchMemOp", 11070, true, "cuStreamBatchMemOp_v2_ptsz"},
	{"cuStreamBeginCapture", 10000, false, "cuStreamBeginCapture"},
	{"cuStreamBeginCapture", 10000, true, "cuStreamBeginCapture_ptsz"},
	{"cuStreamBeginCapture", 10010, false, "cuStreamBeginCapture_v2"},
	{"cuStreamBeginCapture", 10010, true, "cuStreamBeginCapture_v2_ptsz"},
	{"cuStreamBeginCaptureToCig", 13010, false, "cuStreamBeginCaptureToCig"},
	{"cuStreamBeginCaptureToCig", 13010, true, "cuStreamBeginCaptureToCig_ptsz"},
	{"cuStreamBeginCaptureToGraph", 12030, false, "cuStreamBeginCaptureToGraph"},
	{"cuStreamBeginCaptureToGraph", 12030, true, "cuStreamBeginCaptureToGraph_ptsz"},
	{"cuStreamBeginRecaptureToGraph", 13030, false, "cuStreamBeginRecaptureToGraph"},
	{"cuStreamBeginRecaptureToGraph", 13030, true, "cuStreamBeginRecaptureToGraph_ptsz"},
	{"cuStreamCopyAttributes", 11000, false, "cuStreamCopyAttributes"},
	{"cuStreamCopyAttributes", 11000, true, "cuStreamCopyAttributes_ptsz"},
	{"cuStreamCreate", 2000, false, "cuStreamCreate"},
	{"cuStreamCreateWithPriority", 5050, false, "cuStreamCreateWithPriority"},
	{"cuStreamDestroy", 2000, false, "cuStreamDestroy"},
	{"cuStreamDestroy", 4000, false, "cuStreamDestroy_v2"},
	{"cuStreamEndCapture", 10000, false, "cuStreamEndCapture"},
	{"cuStreamEndCapture", 10000, true, "cuStreamEndCapture_ptsz"},
	{"cuStreamEndCaptureToCig", 13010, false, "cuStreamEndCaptureToCig"},
	{"cuStreamEndCaptureToCig", 13010, true, "cuStreamEndCaptureToCig_ptsz"},
	{"cuStreamGetAttribute", 11000, false, "cuStreamGetAttribute"},
	{"cuStreamGetAttribute", 11000, true, "cuStreamGetAttribute_ptsz"},
	{"cuStreamGetCaptureInfo", 10010, false, "cuStreamGetCaptureInfo"},
	{"cuStreamGetCaptureInfo", 10010, true, "cuStreamGetCaptureInfo_ptsz"},
	{"cuStreamGetCaptureInfo", 11030, false, "cuStreamGetCaptureInfo_v2"},
	{"cuStreamGetCaptureInfo", 11030, true, "cuStreamGetCaptureInfo_v2_ptsz"},
	{"cuStreamGetCaptureInfo", 12030, false, "cuStreamGetCaptureInfo_v3"},
	{"cuStreamGetCaptureInfo", 12030, true, "cuStreamGetCaptureInfo_v3_ptsz"},
	{"cuStreamGetCtx", 9020, false, "cuStreamGetCtx"},
	{"cuStreamGetCtx", 9020, true, "cuStreamGetCtx_ptsz"},
	{"cuStreamGetCtx", 12050, false, "cuStreamGetCtx_v2"},
	{"cuStreamGetCtx", 12050, true, "cuStreamGetCtx_v2_ptsz"},
	{"cuStreamGetDevResource", 13010, false, "cuStreamGetDevResource"},
	{"cuStreamGetDevResource", 13010, true, "cuStreamGetDevResource_ptsz"},
	{"cuStreamGetDevice", 12080, false, "cuStreamGetDevice"},
	{"cuStreamGetDevice", 12080, true, "cuStreamGetDevice_ptsz"},
	{"cuStreamGetFlags", 5050, false, "cuStreamGetFlags"},
	{"cuStreamGetFlags", 7000, true, "cuStreamGetFlags_ptsz"},
	{"cuStreamGetGreenCtx", 12040, false, "cuStreamGetGreenCtx"},
	{"cuStreamGetId", 12000, false, "cuStreamGetId"},
	{"cuStreamGetId", 12000, true, "cuStreamGetId_ptsz"},
	{"cuStreamGetPriority", 5050, false, "cuStreamGetPriority"},
	{"cuStreamGetPriority", 7000, true, "cuStreamGetPriority_ptsz"},
	{"cuStreamIsCapturing", 10000, false, "cuStreamIsCapturing"},
	{"cuStreamIsCapturing", 10000, true, "cuStreamIsCapturing_ptsz"},
	{"cuStreamQuery", 2000, false, "cuStreamQuery"},
	{"cuStreamQuery", 7000, true, "cuStreamQuery_ptsz"},
	{"cuStreamSetAttribute", 11000, false, "cuStreamSetAttribute"},
	{"cuStreamSetAttribute", 11000, true, "cuStreamSetAttribute_ptsz"},
	{"cuStreamSynchronize", 2000, false, "cuStreamSynchronize"},
	{"cuStreamSynchronize", 7000, true, "cuStreamSynchronize_ptsz"},
	{"cuStreamUpdateCaptureDependencies", 11030, false, "cuStreamUpdateCaptureDependencies"},
	{"cuStreamUpdateCaptureDependencies", 11030, true,
			"cuStreamUpdateCaptureDependencies_ptsz"},
	{"cuStreamUpdateCaptureDependencies", 12030, false, "cuStreamUpdateCaptureDependencies_v2"},
	{"cuStreamUpdateCaptureDependencies", 12030, true,
			"cuStreamUpdateCaptureDependencies_v2_ptsz"},
	{"cuStreamWaitEvent", 3020, false, "cuStreamWaitEvent"},
	{"cuStreamWaitEvent", 7000, true, "cuStreamWaitEvent_ptsz"},
	{"cuStreamWaitValue32", 8000, false, "cuStreamWaitValue32"},
	{"cuStreamWaitValue32", 8000, true, "cuStreamWaitValue32_ptsz"},
	{"cuStreamWaitValue32", 11070, false, "cuStreamWaitValue32_v2"},
	{"cuStreamWaitValue32", 11070, true, "cuStreamWaitValue32_v2_ptsz"},
	{"cuStreamWaitValue64", 9000, false, "cuStreamWaitValue64"},
	{"cuStreamWaitValue64", 9000, true, "cuStreamWaitValue64_ptsz"},
	{"cuStreamWaitValue64", 11070, false, "cuStreamWaitValue64_v2"},
	{"cuStreamWaitValue64", 11070, true, "cuStreamWaitValue64_v2_ptsz"},
	{"cuStreamWriteValue32", 8000, false, "cuStreamWriteValue32"},
	{"cuStreamWriteValue32", 8000, true, "cuStreamWriteValue32_ptsz"},
	{"cuStreamWriteValue32", 11070, false, "cuStreamWriteValue32_v2"},
	{"cuStreamWriteValue32", 11070, true, "cuStreamWriteValue32_v2_ptsz"},
	{"cuStreamWriteValue64", 9000, false, "cuStreamWriteValue64"},
	{"cuStreamWriteValue64", 9000, true, "cuStreamWriteValue64_ptsz"},
	{"cuStreamWriteValue64", 11070, false, "cuStreamWriteValue64_v2"},
	{"cuStreamWriteValue64", 11070, true, "cuStreamWriteValue64_v2_ptsz"},
	{"cuSurfObjectCreate", 5000, false, "cuSurfObjectCreate"},
	{"cuSurfObjectDestroy", 5000, false, "cuSurfObjectDestroy"},
	{"cuSurfObjectGetResourceDesc", 5000, false, "cuSurfObjectGetResourceDesc"},
	{"cuSurfRefGetArray", 3000, false, "cuSurfRefGetArray"},
	{"cuSurfRefSetArray", 3000, false, "cuSurfRefSetArray"},
	{"cuTensorMapEncodeIm2col", 12000, false, "cuTensorMapEncodeIm2col"},
	{"cuTensorMapEncodeIm2colWide", 12080, false, "cuTensorMapEncodeIm2colWide"},
	{"cuTensorMapEncodeTiled", 12000, false, "cuTensorMapEncodeTiled"},
	{"cuTensorMapReplaceAddress", 12000, false, "cuTensorMapReplaceAddress"},
	{"cuTensorMapSetAllocationClass", 13050, false, "cuTensorMapSetAllocationClass"},
	{"cuTexObjectCreate", 5000, false, "cuTexObjectCreate"},
	{"cuTexObjectDestroy", 5000, false, "cuTexObjectDestroy"},
	{"cuTexObjectGetResourceDesc", 5000, false, "cuTexObjectGetResourceDesc"},
	{"cuTexObjectGetResourceViewDesc", 5000, false, "cuTexObjectGetResourceViewDesc"},
	{"cuTexObjectGetTextureDesc", 5000, false, "cuTexObjectGetTextureDesc"},
	{"cuTexRefCreate", 2000, false, "cuTexRefCreate"},
	{"cuTexRefDestroy", 2000, false, "cuTexRefDestroy"},
	{"cuTexRefGetAddress", 2000, false, "cuTexRefGetAddress"},
	{"cuTexRefGetAddress", 3020, false, "cuTexRefGetAddress_v2"},
	{"cuTexRefGetAddressMode", 2000, false, "cuTexRefGetAddressMode"},
	{"cuTexRefGetArray", 2000, false, "cuTexRefGetArray"},
	{"cuTexRefGetBorderColor", 8000, false, "cuTexRefGetBorderColor"},
	{"cuTexRefGetFilterMode", 2000, false, "cuTexRefGetFilterMode"},
	{"cuTexRefGetFlags", 2000, false, "cuTexRefGetFlags"},
	{"cuTexRefGetFormat", 2000, false, "cuTexRefGetFormat"},
	{"cuTexRefGetMaxAnisotropy", 5000, false, "cuTexRefGetMaxAnisotropy"},
	{"cuTexRefGetMipmapFilterMode", 5000, false, "cuTexRefGetMipmapFilterMode"},
	{"cuTexRefGetMipmapLevelBias", 5000, false, "cuTexRefGetMipmapLevelBias"},
	{"cuTexRefGetMipmapLevelClamp", 5000, false, "cuTexRefGetMipmapLevelClamp"},
	{"cuTexRefGetMipmappedArray", 5000, false, "cuTexRefGetMipmappedArray"},
	{"cuTexRefSetAddress", 2000, false, "cuTexRefSetAddress"},
	{"cuTexRefSetAddress", 3020, false, "cuTexRefSetAddress_v2"},
	{"cuTexRefSetAddress2D", 2020, false, "cuTexRefSetAddress2D"},
	{"cuTexRefSetAddress2D", 3020, false, "cuTexRefSetAddress2D_v2"},
	{"cuTexRefSetAddress2D", 4010, false, "cuTexRefSetAddress2D_v3"},
	{"cuTexRefSetAddressMode", 2000, false, "cuTexRefSetAddressMode"},
	{"cuTexRefSetArray", 2000, false, "cuTexRefSetArray"},
	{"cuTexRefSetBorderColor", 8000, false, "cuTexRefSetBorderColor"},
	{"cuTexRefSetFilterMode", 2000, false, "cuTexRefSetFilterMode"},
	{"cuTexRefSetFlags", 2000, false, "cuTexRefSetFlags"},
	{"cuTexRefSetFormat", 2000, false, "cuTexRefSetFormat"},
	{"cuTexRefSetMaxAnisotropy", 5000, false, "cuTexRefSetMaxAnisotropy"},
	{"cuTexRefSetMipmapFilterMode", 5000, false, "cuTexRefSetMipmapFilterMode"},
	{"cuTexRefSetMipmapLevelBias", 5000, false, "cuTexRefSetMipmapLevelBias"},
	{"cuTexRefSetMipmapLevelClamp", 5000, false, "cuTexRefSetMipmapLevelClamp"},
	{"cuTexRefSetMipmappedArray", 5000, false, "cuTexRefSetMipmappedArray"},
	{"cuThreadExchangeStreamCaptureMode", 10010, false, "cuThreadExchangeStreamCaptureMode"},
	{"cuUserObjectCreate", 11030, false, "cuUserObjectCreate"},
	{"cuUserObjectRelease", 11030, false, "cuUserObjectRelease"},
	{"cuUserObjectRetain", 11030, false, "cuUserObjectRetain"},
	{"cuVDPAUCtxCreate", 3010, false, "cuVDPAUCtxCreate"},
	{"cuVDPAUCtxCreate", 3020, false, "cuVDPAUCtxCreate_v2"},
	{"cuVDPAUGetDevice", 3010, false, "cuVDPAUGetDevice"},
	{"cuWaitExternalSemaphoresAsync", 10000, false, "cuWaitExternalSemaphoresAsync"},
	{"cuWaitExternalSemaphoresAsync", 10000, true, "cuWaitExternalSemaphoresAsync_ptsz"},
};

static const struct sim_status statuses[] = {
	{0, "CUDA_SUCCESS", "success"},
	{1, "CUDA_ERROR_INVALID_VALUE", "invalid value"},
	{2, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
	{3, "CUDA_ERROR_NOT_INITIALIZED", "not initialized"},
	{4, "CUDA_ERROR_DEINITIALIZED", "deinitialized"},
	{5, "CUDA_ERROR_PROFILER_DISABLED", "profiler disabled"},
	{6, "CUDA_ERROR_PROFILER_NOT_INITIALIZED", "profiler not initialized"},
	{7, "CUDA_ERROR_PROFILER_ALREADY_STARTED", "profiler already started"},
	{8, "CUDA_ERROR_PROFILER_ALREADY_STOPPED", "profiler already stopped"},
	{34, "CUDA_ERROR_STUB_LIBRARY", "stub library"},
	{36, "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER", "call requires newer driver"},
	{46, "CUDA_ERROR_DEVICE_UNAVAILABLE", "device unavailable"},
	{47, "CUDA_ERROR_MULTICAST_RESOURCE_FULL", "multicast resource full"},
	{100, "CUDA_ERROR_NO_DEVICE", "no device"},
	{101, "CUDA_ERROR_INVALID_DEVICE", "invalid device"},
	{102, "CUDA_ERROR_DEVICE_NOT_LICENSED", "device not licensed"},
	{200, "CUDA_ERROR_INVALID_IMAGE", "invalid image"},
	{201, "CUDA_ERROR_INVALID_CONTEXT", "invalid context"},
	{202, "CUDA_ERROR_CONTEXT_ALREADY_CURRENT", "context already current"},
	{205, "CUDA_ERROR_MAP_FAILED", "map failed"},
	{206, "CUDA_ERROR_UNMAP_FAILED", "unmap failed"},
	{207, "CUDA_ERROR_ARRAY_IS_MAPPED", "array is mapped"},
	{208, "CUDA_ERROR_ALREADY_MAPPED", "already mapped"},
	{209, "CUDA_ERROR_NO_BINARY_FOR_GPU", "no binary for gpu"},
	{210, "CUDA_ERROR_ALREADY_ACQUIRED", "already acquired"},
	{211, "CUDA_ERROR_NOT_MAPPED", "not mapped"},
	{212, "CUDA_ERROR_NOT_MAPPED_AS_ARRAY", "not mapped as array"},
	{213, "CUDA_ERROR_NOT_MAPPED_AS_POINTER", "not mapped as pointer"},
	{214, "CUDA_ERROR_ECC_UNCORRECTABLE", "ecc uncorrectable"},
	{215, "CUDA_ERROR_UNSUPPORTED_LIMIT", "unsupported limit"},
	{216, "CUDA_ERROR_CONTEXT_ALREADY_IN_USE", "context already in use"},
	{217, "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED", "peer access unsupported"},
	{218, "CUDA_ERROR_INVALID_PTX", "invalid ptx"},
	{219, "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT", "invalid graphics context"},
	{220, "CUDA_ERROR_NVLINK_UNCORRECTABLE", "nvlink uncorrectable"},
	{221, "CUDA_ERROR_JIT_COMPILER_NOT_FOUND", "jit compiler not found"},
	{222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION", "unsupported ptx version"},
	{223, "CUDA_ERROR_JIT_COMPILATION_DISABLED", "jit compilation disabled"},
	{224, "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY", "unsupported exec affinity"},
	{225, "CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC", "unsupported devside sync"},
	{226, "CUDA_ERROR_CONTAINED", "contained"},
	{227, "CUDA_ERROR_INSUFFICIENT_LOADER_VERSION", "insufficient loader version"},
	{300, "CUDA_ERROR_INVALID_SOURCE", "invalid source"},
	{301, "CUDA_ERROR_FILE_NOT_FOUND", "file not found"},
	{302, "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND", "shared object symbol not found"},
	{303, "CUDA_ERROR_SHARED_OBJECT_INIT_FAILED", "shared object init failed"},
	{304, "CUDA_ERROR_OPERATING_SYSTEM", "operating system"},
	{400, "CUDA_ERROR_INVALID_HANDLE", "invalid handle"},
	{401, "CUDA_ERROR_ILLEGAL_STATE", "illegal state"},
	{402, "CUDA_ERROR_LOSSY_QUERY", "lossy query"},
	{500, "CUDA_ERROR_NOT_FOUND", "not found"},
	{600, "CUDA_ERROR_NOT_READY", "not ready"},
	{700, "CUDA_ERROR_ILLEGAL_ADDRESS", "illegal address"},
	{701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", "launch out of resources"},
	{702, "CUDA_ERROR_LAUNCH_TIMEOUT", "launch timeout"},
	{703, "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING", "launch incompatible texturing"},
	{704, "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", "peer access already enabled"},
	{705, "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", "peer access not enabled"},
	{708, "CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE", "primary context active"},
	{709, "CUDA_ERROR_CONTEXT_IS_DESTROYED", "context is destroyed"},
	{710, "CUDA_ERROR_ASSERT", "assert"},
	{711, "CUDA_ERROR_TOO_MANY_PEERS", "too many peers"},
	{712, "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED", "host memory already registered"},
	{713, "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", "host memory not registered"},
	{714, "CUDA_ERROR_HARDWARE_STACK_ERROR", "hardware stack error"},
	{715, "CUDA_ERROR_ILLEGAL_INSTRUCTION", "illegal instruction"},
	{716, "CUDA_ERROR_MISALIGNED_ADDRESS", "misaligned address"},
	{717, "CUDA_ERROR_INVALID_ADDRESS_SPACE", "invalid address space"},
	{718, "CUDA_ERROR_INVALID_PC", "invalid pc"},
	{719, "CUDA_ERROR_LAUNCH_FAILED", "launch failed"},
	{720, "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE", "cooperative launch too large"},
	{721, "CUDA_ERROR_TENSOR_MEMORY_LEAK", "tensor memory leak"},
	{800, "CUDA_ERROR_NOT_PERMITTED", "not permitted"},
	{801, "CUDA_ERROR_NOT_SUPPORTED", "not supported"},
	{802, "CUDA_ERROR_SYSTEM_NOT_READY", "system not ready"},
	{803, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", "system driver mismatch"},
	{804, "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE", "compat not supported on device"},
	{805, "CUDA_ERROR_MPS_CONNECTION_FAILED", "mps connection failed"},
	{806, "CUDA_ERROR_MPS_RPC_FAILURE", "mps rpc failure"},
	{807, "CUDA_ERROR_MPS_SERVER_NOT_READY", "mps server not ready"},
	{808, "CUDA_ERROR_MPS_MAX_CLIENTS_REACHED", "mps max clients reached"},
	{809, "CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED", "mps max connections reached"},
	{810, "CUDA_ERROR_MPS_CLIENT_TERMINATED", "mps client terminated"},
	{811, "CUDA_ERROR_CDP_NOT_SUPPORTED", "cdp not supported"},
	{812, "CUDA_ERROR_CDP_VERSION_MISMATCH", "cdp version mismatch"},
	{900, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", "stream capture unsupported"},
	{901, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", "stream capture invalidated"},
	{902, "CUDA_ERROR_STREAM_CAPTURE_MERGE", "stream capture merge"},
	{903, "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", "stream capture unmatched"},
	{904, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED", "stream capture unjoined"},
	{905, "CUDA_ERROR_STREAM_CAPTURE_ISOLATION", "stream capture isolation"},
	{906, "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT", "stream capture implicit"},
	{907, "CUDA_ERROR_CAPTURED_EVENT", "captured event"},
	{908, "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD", "stream capture wrong thread"},
	{909, "CUDA_ERROR_TIMEOUT", "timeout"},
	{910, "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE", "graph exec update failure"},
	{911, "CUDA_ERROR_EXTERNAL_DEVICE", "external device"},
	{912, "CUDA_ERROR_INVALID_CLUSTER_SIZE", "invalid cluster size"},
	{913, "CUDA_ERROR_FUNCTION_NOT_LOADED", "function not loaded"},
	{914, "CUDA_ERROR_INVALID_RESOURCE_TYPE", "invalid resource type"},
	{915, "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION", "invalid resource configuration"},
	{916, "CUDA_ERROR_KEY_ROTATION", "key rotation"},
	{917, "CUDA_ERROR_STREAM_DETACHED", "stream detached"},
	{918, "CUDA_ERROR_GRAPH_RECAPTURE_FAILURE", "graph recapture failure"},
	{919, "CUDA_ERROR_FABRIC_NOT_READY", "fabric not ready"},
	{999, "CUDA_ERROR_UNKNOWN", "unknown"},
};

const struct sim_library sim_library = {
	.soname = "libcuda.so.1",
	.has_init = true,
	.has_contexts = true,
	.computes = true,
	.device_handles = false,
	.visibility = "CUDA_VISIBLE_DEVICES",
	.version = 13050,
	.symbols = symbols,
	.symbol_count = sizeof(symbols) / sizeof(*symbols),
	.lookups = lookups,
	.lookup_count = sizeof(lookups) / sizeof(*lookups),
	.statuses = statuses,
	.status_count = sizeof(statuses) / sizeof(*statuses),
};
