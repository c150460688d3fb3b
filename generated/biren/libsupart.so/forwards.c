/* Made by `porter gen --backend biren`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#define REAL_AS_IT_IS
#include "real.h"

supaError_t supaDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId)
{
	return real_supaDeviceCanAccessPeer(canAccessPeer, deviceId, peerDeviceId);
}

supaError_t supaDeviceGetAttribute(int *pi, int attr, int deviceId)
{
	return real_supaDeviceGetAttribute(pi, attr, deviceId);
}

supaError_t supaDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return real_supaDeviceGetPCIBusId(pciBusId, len, device);
}

supaError_t supaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return real_supaDeviceGetStreamPriorityRange(leastPriority, greatestPriority);
}

SHIM_HOT supaError_t supaDeviceSynchronize(void)
{
	return real_supaDeviceSynchronize();
}

supaError_t supaDriverGetVersion(int *driverVersion)
{
	return real_supaDriverGetVersion(driverVersion);
}

supaError_t supaEventCreate(supaEvent_t *event)
{
	return real_supaEventCreate(event);
}

supaError_t supaEventCreateWithFlags(supaEvent_t *event, unsigned int flags)
{
	return real_supaEventCreateWithFlags(event, flags);
}

supaError_t supaEventDestroy(supaEvent_t event)
{
	return real_supaEventDestroy(event);
}

supaError_t supaEventElapsedTime(float *ms, supaEvent_t start, supaEvent_t stop)
{
	return real_supaEventElapsedTime(ms, start, stop);
}

SHIM_HOT supaError_t supaEventQuery(supaEvent_t event)
{
	return real_supaEventQuery(event);
}

SHIM_HOT supaError_t supaEventRecord(supaEvent_t event, supaStream_t stream)
{
	return real_supaEventRecord(event, stream);
}

supaError_t supaEventSynchronize(supaEvent_t event)
{
	return real_supaEventSynchronize(event);
}

supaError_t supaFreeHost(void *ptr)
{
	return real_supaFreeHost(ptr);
}

supaError_t supaFuncGetAttributes(supaFuncAttributes *attr, const void *func)
{
	return real_supaFuncGetAttributes(attr, func);
}

SHIM_HOT supaError_t supaGetDevice(int *deviceId)
{
	return real_supaGetDevice(deviceId);
}

supaError_t supaGetDeviceCount(int *count)
{
	return real_supaGetDeviceCount(count);
}

supaError_t supaGetDeviceProperties(supaDeviceProp *prop, int deviceId)
{
	return real_supaGetDeviceProperties(prop, deviceId);
}

supaError_t supaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags,
		int *driverStatus)
{
	return real_supaGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus);
}

supaError_t supaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
		unsigned int version, unsigned long long flags, int *driverStatus)
{
	return real_supaGetDriverEntryPointByVersion(symbol, funcPtr, version, flags, driverStatus);
}

const char *supaGetErrorName(supaError_t error)
{
	return real_supaGetErrorName(error);
}

const char *supaGetErrorString(supaError_t error)
{
	return real_supaGetErrorString(error);
}

supaError_t supaGraphDestroy(supaGraph_t graph)
{
	return real_supaGraphDestroy(graph);
}

supaError_t supaGraphGetNodes(supaGraph_t graph, supaGraphNode_t *nodes, size_t *numNodes)
{
	return real_supaGraphGetNodes(graph, nodes, numNodes);
}

supaError_t supaHostAlloc(void **ptr, size_t size, unsigned int flags)
{
	return real_supaHostAlloc(ptr, size, flags);
}

supaError_t supaHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags)
{
	return real_supaHostGetDevicePointer(devPtr, hstPtr, flags);
}

supaError_t supaHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return real_supaHostRegister(hostPtr, sizeBytes, flags);
}

supaError_t supaHostUnregister(void *hostPtr)
{
	return real_supaHostUnregister(hostPtr);
}

supaError_t supaIpcGetMemHandle(supaIpcMemHandle_t *handle, void *devPtr)
{
	return real_supaIpcGetMemHandle(handle, devPtr);
}

supaError_t supaMallocHost(void **ptr, size_t size)
{
	return real_supaMallocHost(ptr, size);
}

supaError_t supaPointerGetAttributes(supaPointerAttributes *attributes, const void *ptr)
{
	return real_supaPointerGetAttributes(attributes, ptr);
}

supaError_t supaRuntimeGetVersion(int *runtimeVersion)
{
	return real_supaRuntimeGetVersion(runtimeVersion);
}

SHIM_HOT supaError_t supaSetDevice(int deviceId)
{
	return real_supaSetDevice(deviceId);
}

supaError_t supaStreamCreate(supaStream_t *stream)
{
	return real_supaStreamCreate(stream);
}

supaError_t supaStreamCreateWithFlags(supaStream_t *stream, unsigned int flags)
{
	return real_supaStreamCreateWithFlags(stream, flags);
}

supaError_t supaStreamCreateWithPriority(supaStream_t *stream, unsigned int flags, int priority)
{
	return real_supaStreamCreateWithPriority(stream, flags, priority);
}

supaError_t supaStreamGetPriority(supaStream_t stream, int *priority)
{
	return real_supaStreamGetPriority(stream, priority);
}

SHIM_HOT supaError_t supaStreamIsCapturing(supaStream_t stream,
		supaStreamCaptureStatus *pCaptureStatus)
{
	return real_supaStreamIsCapturing(stream, pCaptureStatus);
}

SHIM_HOT supaError_t supaStreamQuery(supaStream_t stream)
{
	return real_supaStreamQuery(stream);
}

SHIM_HOT supaError_t supaStreamSynchronize(supaStream_t stream)
{
	return real_supaStreamSynchronize(stream);
}

SHIM_HOT supaError_t supaStreamWaitEvent(supaStream_t stream, supaEvent_t event, unsigned int flags)
{
	return real_supaStreamWaitEvent(stream, event, flags);
}

supaError_t supaThreadExchangeStreamCaptureMode(supaStreamCaptureMode *mode)
{
	return real_supaThreadExchangeStreamCaptureMode(mode);
}
