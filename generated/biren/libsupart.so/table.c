/* Made by `porter gen --backend biren`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static const char *absent_const_char_p(void)
{
	return "not supported by this driver";
}

static const char *no_driver_const_char_p(void)
{
	return "no device";
}

static supaError_t absent_supaError_t(void)
{
	return supaErrorNotSupported;
}

static supaError_t no_driver_supaError_t(void)
{
	return supaErrorNoDevice;
}

static SHIM_UNUSED supaError_t absent_untyped(void)
{
	return supaErrorNotSupported;
}

static SHIM_UNUSED supaError_t no_driver_untyped(void)
{
	return supaErrorNoDevice;
}

/* First calls. */
static supaError_t slow_supaDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId)
{
	return SHIM_FIRST(supaDeviceCanAccessPeer, 19)(canAccessPeer, deviceId, peerDeviceId);
}

static supaError_t slow_supaDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	return SHIM_FIRST(supaDeviceEnablePeerAccess, 20)(peerDeviceId, flags);
}

static supaError_t slow_supaDeviceGetAttribute(int *pi, int attr, int deviceId)
{
	return SHIM_FIRST(supaDeviceGetAttribute, 21)(pi, attr, deviceId);
}

static supaError_t slow_supaDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return SHIM_FIRST(supaDeviceGetPCIBusId, 22)(pciBusId, len, device);
}

static supaError_t slow_supaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return SHIM_FIRST(supaDeviceGetStreamPriorityRange, 23)(leastPriority, greatestPriority);
}

static supaError_t slow_supaDeviceReset(void)
{
	return SHIM_FIRST(supaDeviceReset, 24)();
}

static supaError_t slow_supaDeviceSynchronize(void)
{
	return SHIM_FIRST(supaDeviceSynchronize, 7)();
}

static supaError_t slow_supaDriverGetVersion(int *driverVersion)
{
	return SHIM_FIRST(supaDriverGetVersion, 25)(driverVersion);
}

static supaError_t slow_supaEventCreate(supaEvent_t *event)
{
	return SHIM_FIRST(supaEventCreate, 26)(event);
}

static supaError_t slow_supaEventCreateWithFlags(supaEvent_t *event, unsigned int flags)
{
	return SHIM_FIRST(supaEventCreateWithFlags, 27)(event, flags);
}

static supaError_t slow_supaEventDestroy(supaEvent_t event)
{
	return SHIM_FIRST(supaEventDestroy, 28)(event);
}

static supaError_t slow_supaEventElapsedTime(float *ms, supaEvent_t start, supaEvent_t stop)
{
	return SHIM_FIRST(supaEventElapsedTime, 29)(ms, start, stop);
}

static supaError_t slow_supaEventQuery(supaEvent_t event)
{
	return SHIM_FIRST(supaEventQuery, 8)(event);
}

static supaError_t slow_supaEventRecord(supaEvent_t event, supaStream_t stream)
{
	return SHIM_FIRST(supaEventRecord, 1)(event, stream);
}

static supaError_t slow_supaEventSynchronize(supaEvent_t event)
{
	return SHIM_FIRST(supaEventSynchronize, 30)(event);
}

static supaError_t slow_supaFree(void *ptr)
{
	return SHIM_FIRST(supaFree, 31)(ptr);
}

static supaError_t slow_supaFreeHost(void *ptr)
{
	return SHIM_FIRST(supaFreeHost, 32)(ptr);
}

static supaError_t slow_supaFuncGetAttributes(supaFuncAttributes *attr, const void *func)
{
	return SHIM_FIRST(supaFuncGetAttributes, 33)(attr, func);
}

static supaError_t slow_supaGetDevice(int *deviceId)
{
	return SHIM_FIRST(supaGetDevice, 9)(deviceId);
}

static supaError_t slow_supaGetDeviceCount(int *count)
{
	return SHIM_FIRST(supaGetDeviceCount, 34)(count);
}

static supaError_t slow_supaGetDeviceProperties(supaDeviceProp *prop, int deviceId)
{
	return SHIM_FIRST(supaGetDeviceProperties, 35)(prop, deviceId);
}

static supaError_t slow_supaGetDriverEntryPoint(const char *symbol, void **funcPtr,
		unsigned long long flags, int *driverStatus)
{
	return SHIM_FIRST(supaGetDriverEntryPoint, 36)(symbol, funcPtr, flags, driverStatus);
}

static supaError_t slow_supaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
		unsigned int version, unsigned long long flags, int *driverStatus)
{
	return SHIM_FIRST(supaGetDriverEntryPointByVersion, 37)(symbol, funcPtr, version, flags,
			driverStatus);
}

static const char *slow_supaGetErrorName(supaError_t error)
{
	return SHIM_FIRST(supaGetErrorName, 38)(error);
}

static const char *slow_supaGetErrorString(supaError_t error)
{
	return SHIM_FIRST(supaGetErrorString, 39)(error);
}

static supaError_t slow_supaGetLastError(void)
{
	return SHIM_FIRST(supaGetLastError, 10)();
}

static supaError_t slow_supaGraphDestroy(supaGraph_t graph)
{
	return SHIM_FIRST(supaGraphDestroy, 40)(graph);
}

static supaError_t slow_supaGraphExecDestroy(supaGraphExec_t graphExec)
{
	return SHIM_FIRST(supaGraphExecDestroy, 41)(graphExec);
}

static supaError_t slow_supaGraphGetNodes(supaGraph_t graph, supaGraphNode_t *nodes,
		size_t *numNodes)
{
	return SHIM_FIRST(supaGraphGetNodes, 42)(graph, nodes, numNodes);
}

static supaError_t slow_supaGraphInstantiateWithFlags(supaGraphExec_t *pGraphExec,
		supaGraph_t graph, unsigned long long flags)
{
	return SHIM_FIRST(supaGraphInstantiateWithFlags, 43)(pGraphExec, graph, flags);
}

static supaError_t slow_supaGraphLaunch(supaGraphExec_t graphExec, supaStream_t stream)
{
	return SHIM_FIRST(supaGraphLaunch, 2)(graphExec, stream);
}

static supaError_t slow_supaHostAlloc(void **ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(supaHostAlloc, 44)(ptr, size, flags);
}

static supaError_t slow_supaHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags)
{
	return SHIM_FIRST(supaHostGetDevicePointer, 45)(devPtr, hstPtr, flags);
}

static supaError_t slow_supaHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(supaHostRegister, 46)(hostPtr, sizeBytes, flags);
}

static supaError_t slow_supaHostUnregister(void *hostPtr)
{
	return SHIM_FIRST(supaHostUnregister, 47)(hostPtr);
}

static supaError_t slow_supaIpcCloseMemHandle(void *devPtr)
{
	return SHIM_FIRST(supaIpcCloseMemHandle, 48)(devPtr);
}

static supaError_t slow_supaIpcGetMemHandle(supaIpcMemHandle_t *handle, void *devPtr)
{
	return SHIM_FIRST(supaIpcGetMemHandle, 49)(handle, devPtr);
}

static supaError_t slow_supaIpcOpenMemHandle(void **devPtr, supaIpcMemHandle_t handle,
		unsigned int flags)
{
	return SHIM_FIRST(supaIpcOpenMemHandle, 50)(devPtr, handle, flags);
}

static supaError_t slow_supaLaunchHostFunc(supaStream_t stream, supaHostFn_t fn, void *userData)
{
	return SHIM_FIRST(supaLaunchHostFunc, 51)(stream, fn, userData);
}

static supaError_t slow_supaLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, supaStream_t stream)
{
	return SHIM_FIRST(supaLaunchKernel, 0)(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
}

static supaError_t slow_supaMalloc(void **ptr, size_t size)
{
	return SHIM_FIRST(supaMalloc, 52)(ptr, size);
}

static supaError_t slow_supaMallocHost(void **ptr, size_t size)
{
	return SHIM_FIRST(supaMallocHost, 53)(ptr, size);
}

static supaError_t slow_supaMemGetInfo(size_t *free, size_t *total)
{
	return SHIM_FIRST(supaMemGetInfo, 54)(free, total);
}

static supaError_t slow_supaMemcpy(void *dst, const void *src, size_t sizeBytes,
		supaMemcpyKind kind)
{
	return SHIM_FIRST(supaMemcpy, 17)(dst, src, sizeBytes, kind);
}

static supaError_t slow_supaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, supaMemcpyKind kind, supaStream_t stream)
{
	return SHIM_FIRST(supaMemcpy2DAsync, 13)(dst, dpitch, src, spitch, width, height, kind,
			stream);
}

static supaError_t slow_supaMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		supaMemcpyKind kind, supaStream_t stream)
{
	return SHIM_FIRST(supaMemcpyAsync, 14)(dst, src, sizeBytes, kind, stream);
}

static supaError_t slow_supaMemcpyPeerAsync(void *dst, int dstDevice, const void *src,
		int srcDevice, size_t sizeBytes, supaStream_t stream)
{
	return SHIM_FIRST(supaMemcpyPeerAsync, 15)(dst, dstDevice, src, srcDevice, sizeBytes,
			stream);
}

static supaError_t slow_supaMemset(void *dst, int value, size_t sizeBytes)
{
	return SHIM_FIRST(supaMemset, 18)(dst, value, sizeBytes);
}

static supaError_t slow_supaMemsetAsync(void *dst, int value, size_t sizeBytes, supaStream_t stream)
{
	return SHIM_FIRST(supaMemsetAsync, 16)(dst, value, sizeBytes, stream);
}

static supaError_t slow_supaPeekAtLastError(void)
{
	return SHIM_FIRST(supaPeekAtLastError, 11)();
}

static supaError_t slow_supaPointerGetAttributes(supaPointerAttributes *attributes, const void *ptr)
{
	return SHIM_FIRST(supaPointerGetAttributes, 55)(attributes, ptr);
}

static supaError_t slow_supaRuntimeGetVersion(int *runtimeVersion)
{
	return SHIM_FIRST(supaRuntimeGetVersion, 56)(runtimeVersion);
}

static supaError_t slow_supaSetDevice(int deviceId)
{
	return SHIM_FIRST(supaSetDevice, 12)(deviceId);
}

static supaError_t slow_supaStreamAddCallback(supaStream_t stream, supaStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(supaStreamAddCallback, 57)(stream, callback, userData, flags);
}

static supaError_t slow_supaStreamBeginCapture(supaStream_t stream, supaStreamCaptureMode mode)
{
	return SHIM_FIRST(supaStreamBeginCapture, 58)(stream, mode);
}

static supaError_t slow_supaStreamCreate(supaStream_t *stream)
{
	return SHIM_FIRST(supaStreamCreate, 59)(stream);
}

static supaError_t slow_supaStreamCreateWithFlags(supaStream_t *stream, unsigned int flags)
{
	return SHIM_FIRST(supaStreamCreateWithFlags, 60)(stream, flags);
}

static supaError_t slow_supaStreamCreateWithPriority(supaStream_t *stream, unsigned int flags,
		int priority)
{
	return SHIM_FIRST(supaStreamCreateWithPriority, 61)(stream, flags, priority);
}

static supaError_t slow_supaStreamDestroy(supaStream_t stream)
{
	return SHIM_FIRST(supaStreamDestroy, 62)(stream);
}

static supaError_t slow_supaStreamEndCapture(supaStream_t stream, supaGraph_t *pGraph)
{
	return SHIM_FIRST(supaStreamEndCapture, 63)(stream, pGraph);
}

static supaError_t slow_supaStreamGetPriority(supaStream_t stream, int *priority)
{
	return SHIM_FIRST(supaStreamGetPriority, 64)(stream, priority);
}

static supaError_t slow_supaStreamIsCapturing(supaStream_t stream,
		supaStreamCaptureStatus *pCaptureStatus)
{
	return SHIM_FIRST(supaStreamIsCapturing, 3)(stream, pCaptureStatus);
}

static supaError_t slow_supaStreamQuery(supaStream_t stream)
{
	return SHIM_FIRST(supaStreamQuery, 4)(stream);
}

static supaError_t slow_supaStreamSynchronize(supaStream_t stream)
{
	return SHIM_FIRST(supaStreamSynchronize, 5)(stream);
}

static supaError_t slow_supaStreamWaitEvent(supaStream_t stream, supaEvent_t event,
		unsigned int flags)
{
	return SHIM_FIRST(supaStreamWaitEvent, 6)(stream, event, flags);
}

static supaError_t slow_supaThreadExchangeStreamCaptureMode(supaStreamCaptureMode *mode)
{
	return SHIM_FIRST(supaThreadExchangeStreamCaptureMode, 65)(mode);
}

static const char *const aliases[] = {NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_supaLaunchKernel,
	(void *)slow_supaEventRecord,
	(void *)slow_supaGraphLaunch,
	(void *)slow_supaStreamIsCapturing,
	(void *)slow_supaStreamQuery,
	(void *)slow_supaStreamSynchronize,
	(void *)slow_supaStreamWaitEvent,
	(void *)slow_supaDeviceSynchronize,
	(void *)slow_supaEventQuery,
	(void *)slow_supaGetDevice,
	(void *)slow_supaGetLastError,
	(void *)slow_supaPeekAtLastError,
	(void *)slow_supaSetDevice,
	(void *)slow_supaMemcpy2DAsync,
	(void *)slow_supaMemcpyAsync,
	(void *)slow_supaMemcpyPeerAsync,
	(void *)slow_supaMemsetAsync,
	(void *)slow_supaMemcpy,
	(void *)slow_supaMemset,
	(void *)slow_supaDeviceCanAccessPeer,
	(void *)slow_supaDeviceEnablePeerAccess,
	(void *)slow_supaDeviceGetAttribute,
	(void *)slow_supaDeviceGetPCIBusId,
	(void *)slow_supaDeviceGetStreamPriorityRange,
	(void *)slow_supaDeviceReset,
	(void *)slow_supaDriverGetVersion,
	(void *)slow_supaEventCreate,
	(void *)slow_supaEventCreateWithFlags,
	(void *)slow_supaEventDestroy,
	(void *)slow_supaEventElapsedTime,
	(void *)slow_supaEventSynchronize,
	(void *)slow_supaFree,
	(void *)slow_supaFreeHost,
	(void *)slow_supaFuncGetAttributes,
	(void *)slow_supaGetDeviceCount,
	(void *)slow_supaGetDeviceProperties,
	(void *)slow_supaGetDriverEntryPoint,
	(void *)slow_supaGetDriverEntryPointByVersion,
	(void *)slow_supaGetErrorName,
	(void *)slow_supaGetErrorString,
	(void *)slow_supaGraphDestroy,
	(void *)slow_supaGraphExecDestroy,
	(void *)slow_supaGraphGetNodes,
	(void *)slow_supaGraphInstantiateWithFlags,
	(void *)slow_supaHostAlloc,
	(void *)slow_supaHostGetDevicePointer,
	(void *)slow_supaHostRegister,
	(void *)slow_supaHostUnregister,
	(void *)slow_supaIpcCloseMemHandle,
	(void *)slow_supaIpcGetMemHandle,
	(void *)slow_supaIpcOpenMemHandle,
	(void *)slow_supaLaunchHostFunc,
	(void *)slow_supaMalloc,
	(void *)slow_supaMallocHost,
	(void *)slow_supaMemGetInfo,
	(void *)slow_supaPointerGetAttributes,
	(void *)slow_supaRuntimeGetVersion,
	(void *)slow_supaStreamAddCallback,
	(void *)slow_supaStreamBeginCapture,
	(void *)slow_supaStreamCreate,
	(void *)slow_supaStreamCreateWithFlags,
	(void *)slow_supaStreamCreateWithPriority,
	(void *)slow_supaStreamDestroy,
	(void *)slow_supaStreamEndCapture,
	(void *)slow_supaStreamGetPriority,
	(void *)slow_supaThreadExchangeStreamCaptureMode,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(supaLaunchKernel, supaError_t),
	SHIM_SYMBOL(supaEventRecord, supaError_t),
	SHIM_SYMBOL(supaGraphLaunch, supaError_t),
	SHIM_SYMBOL(supaStreamIsCapturing, supaError_t),
	SHIM_SYMBOL(supaStreamQuery, supaError_t),
	SHIM_SYMBOL(supaStreamSynchronize, supaError_t),
	SHIM_SYMBOL(supaStreamWaitEvent, supaError_t),
	SHIM_SYMBOL(supaDeviceSynchronize, supaError_t),
	SHIM_SYMBOL(supaEventQuery, supaError_t),
	SHIM_SYMBOL(supaGetDevice, supaError_t),
	SHIM_SYMBOL(supaGetLastError, supaError_t),
	SHIM_SYMBOL(supaPeekAtLastError, supaError_t),
	SHIM_SYMBOL(supaSetDevice, supaError_t),
	SHIM_SYMBOL(supaMemcpy2DAsync, supaError_t),
	SHIM_SYMBOL(supaMemcpyAsync, supaError_t),
	SHIM_SYMBOL(supaMemcpyPeerAsync, supaError_t),
	SHIM_SYMBOL(supaMemsetAsync, supaError_t),
	SHIM_SYMBOL(supaMemcpy, supaError_t),
	SHIM_SYMBOL(supaMemset, supaError_t),
	SHIM_SYMBOL(supaDeviceCanAccessPeer, supaError_t),
	SHIM_SYMBOL(supaDeviceEnablePeerAccess, supaError_t),
	SHIM_SYMBOL(supaDeviceGetAttribute, supaError_t),
	SHIM_SYMBOL(supaDeviceGetPCIBusId, supaError_t),
	SHIM_SYMBOL(supaDeviceGetStreamPriorityRange, supaError_t),
	SHIM_SYMBOL(supaDeviceReset, supaError_t),
	SHIM_SYMBOL(supaDriverGetVersion, supaError_t),
	SHIM_SYMBOL(supaEventCreate, supaError_t),
	SHIM_SYMBOL(supaEventCreateWithFlags, supaError_t),
	SHIM_SYMBOL(supaEventDestroy, supaError_t),
	SHIM_SYMBOL(supaEventElapsedTime, supaError_t),
	SHIM_SYMBOL(supaEventSynchronize, supaError_t),
	SHIM_SYMBOL(supaFree, supaError_t),
	SHIM_SYMBOL(supaFreeHost, supaError_t),
	SHIM_SYMBOL(supaFuncGetAttributes, supaError_t),
	SHIM_SYMBOL(supaGetDeviceCount, supaError_t),
	SHIM_SYMBOL(supaGetDeviceProperties, supaError_t),
	SHIM_SYMBOL(supaGetDriverEntryPoint, supaError_t),
	SHIM_SYMBOL(supaGetDriverEntryPointByVersion, supaError_t),
	SHIM_SYMBOL(supaGetErrorName, const_char_p),
	SHIM_SYMBOL(supaGetErrorString, const_char_p),
	SHIM_SYMBOL(supaGraphDestroy, supaError_t),
	SHIM_SYMBOL(supaGraphExecDestroy, supaError_t),
	SHIM_SYMBOL(supaGraphGetNodes, supaError_t),
	SHIM_SYMBOL(supaGraphInstantiateWithFlags, supaError_t),
	SHIM_SYMBOL(supaHostAlloc, supaError_t),
	SHIM_SYMBOL(supaHostGetDevicePointer, supaError_t),
	SHIM_SYMBOL(supaHostRegister, supaError_t),
	SHIM_SYMBOL(supaHostUnregister, supaError_t),
	SHIM_SYMBOL(supaIpcCloseMemHandle, supaError_t),
	SHIM_SYMBOL(supaIpcGetMemHandle, supaError_t),
	SHIM_SYMBOL(supaIpcOpenMemHandle, supaError_t),
	SHIM_SYMBOL(supaLaunchHostFunc, supaError_t),
	SHIM_SYMBOL(supaMalloc, supaError_t),
	SHIM_SYMBOL(supaMallocHost, supaError_t),
	SHIM_SYMBOL(supaMemGetInfo, supaError_t),
	SHIM_SYMBOL(supaPointerGetAttributes, supaError_t),
	SHIM_SYMBOL(supaRuntimeGetVersion, supaError_t),
	SHIM_SYMBOL(supaStreamAddCallback, supaError_t),
	SHIM_SYMBOL(supaStreamBeginCapture, supaError_t),
	SHIM_SYMBOL(supaStreamCreate, supaError_t),
	SHIM_SYMBOL(supaStreamCreateWithFlags, supaError_t),
	SHIM_SYMBOL(supaStreamCreateWithPriority, supaError_t),
	SHIM_SYMBOL(supaStreamDestroy, supaError_t),
	SHIM_SYMBOL(supaStreamEndCapture, supaError_t),
	SHIM_SYMBOL(supaStreamGetPriority, supaError_t),
	SHIM_SYMBOL(supaThreadExchangeStreamCaptureMode, supaError_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libsupart.so",
	.computes = true,
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{"CUDA_DEVICE_MEMORY_LIMIT", "memory"},
	{"CUDA_DEVICE_SM_LIMIT", "compute"},
	{"GPU_CORE_UTILIZATION_POLICY", "compute-switch"},
	{NULL, NULL},
};
