/* Made by `porter gen --backend biren`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#define REAL_AS_IT_IS
#include "real.h"

suError_t suDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId)
{
	return real_suDeviceCanAccessPeer(canAccessPeer, deviceId, peerDeviceId);
}

suError_t suDeviceGetAttribute(int *pi, int attr, int deviceId)
{
	return real_suDeviceGetAttribute(pi, attr, deviceId);
}

suError_t suDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
	return real_suDeviceGetByPCIBusId(device, pciBusId);
}

suError_t suDeviceGetLimit(size_t *pValue, int limit)
{
	return real_suDeviceGetLimit(pValue, limit);
}

suError_t suDeviceGetP2PAttribute(int *value, int attr, int srcDevice, int dstDevice)
{
	return real_suDeviceGetP2PAttribute(value, attr, srcDevice, dstDevice);
}

suError_t suDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return real_suDeviceGetPCIBusId(pciBusId, len, device);
}

suError_t suDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return real_suDeviceGetStreamPriorityRange(leastPriority, greatestPriority);
}

SHIM_HOT suError_t suDeviceSynchronize(void)
{
	return real_suDeviceSynchronize();
}

suError_t suDriverGetVersion(int *driverVersion)
{
	return real_suDriverGetVersion(driverVersion);
}

suError_t suEventCreate(suEvent_t *event)
{
	return real_suEventCreate(event);
}

suError_t suEventCreateWithFlags(suEvent_t *event, unsigned int flags)
{
	return real_suEventCreateWithFlags(event, flags);
}

suError_t suEventDestroy(suEvent_t event)
{
	return real_suEventDestroy(event);
}

suError_t suEventElapsedTime(float *ms, suEvent_t start, suEvent_t stop)
{
	return real_suEventElapsedTime(ms, start, stop);
}

SHIM_HOT suError_t suEventQuery(suEvent_t event)
{
	return real_suEventQuery(event);
}

SHIM_HOT suError_t suEventRecord(suEvent_t event, suStream_t stream)
{
	return real_suEventRecord(event, stream);
}

SHIM_HOT suError_t suEventRecordWithFlags(suEvent_t event, suStream_t stream, unsigned int flags)
{
	return real_suEventRecordWithFlags(event, stream, flags);
}

suError_t suEventSynchronize(suEvent_t event)
{
	return real_suEventSynchronize(event);
}

suError_t suFreeHost(void *ptr)
{
	return real_suFreeHost(ptr);
}

suError_t suFuncGetAttributes(suFuncAttributes *attr, const void *func)
{
	return real_suFuncGetAttributes(attr, func);
}

SHIM_HOT suError_t suGetDevice(int *deviceId)
{
	return real_suGetDevice(deviceId);
}

suError_t suGetDeviceCount(int *count)
{
	return real_suGetDeviceCount(count);
}

suError_t suGetDeviceProperties(suDeviceProp *prop, int deviceId)
{
	return real_suGetDeviceProperties(prop, deviceId);
}

const char *suGetErrorName(suError_t error)
{
	return real_suGetErrorName(error);
}

const char *suGetErrorString(suError_t error)
{
	return real_suGetErrorString(error);
}

suError_t suHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags)
{
	return real_suHostGetDevicePointer(devPtr, hstPtr, flags);
}

suError_t suHostGetFlags(unsigned int *flagsPtr, void *hostPtr)
{
	return real_suHostGetFlags(flagsPtr, hostPtr);
}

suError_t suIpcGetMemHandle(suIpcMemHandle_t *handle, void *devPtr)
{
	return real_suIpcGetMemHandle(handle, devPtr);
}

suError_t suMallocHost(void **ptr, size_t size, unsigned int flags)
{
	return real_suMallocHost(ptr, size, flags);
}

suError_t suRegisterHostMemory(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return real_suRegisterHostMemory(hostPtr, sizeBytes, flags);
}

suError_t suRuntimeGetVersion(int *runtimeVersion)
{
	return real_suRuntimeGetVersion(runtimeVersion);
}

SHIM_HOT suError_t suSetDevice(int deviceId)
{
	return real_suSetDevice(deviceId);
}

suError_t suStreamCreate(suStream_t *stream)
{
	return real_suStreamCreate(stream);
}

suError_t suStreamCreateWithFlags(suStream_t *stream, unsigned int flags)
{
	return real_suStreamCreateWithFlags(stream, flags);
}

suError_t suStreamCreateWithPriority(suStream_t *stream, unsigned int flags, int priority)
{
	return real_suStreamCreateWithPriority(stream, flags, priority);
}

SHIM_HOT suError_t suStreamIsCapturing(suStream_t stream, suStreamCaptureStatus *pCaptureStatus)
{
	return real_suStreamIsCapturing(stream, pCaptureStatus);
}

SHIM_HOT suError_t suStreamQuery(suStream_t stream)
{
	return real_suStreamQuery(stream);
}

SHIM_HOT suError_t suStreamSynchronize(suStream_t stream)
{
	return real_suStreamSynchronize(stream);
}

SHIM_HOT suError_t suStreamWaitEvent(suStream_t stream, suEvent_t event, unsigned int flags)
{
	return real_suStreamWaitEvent(stream, event, flags);
}

suError_t suTaskGraphAddKernelNode(suTaskGraphNode_t *pGraphNode, suTaskGraph_t graph,
		const suTaskGraphNode_t *pDependencies, size_t numDependencies,
		const suKernelNodeParams *pNodeParams)
{
	return real_suTaskGraphAddKernelNode(pGraphNode, graph, pDependencies, numDependencies,
			pNodeParams);
}

suError_t suTaskGraphCreate(suTaskGraph_t *pGraph, unsigned int flags)
{
	return real_suTaskGraphCreate(pGraph, flags);
}

suError_t suTaskGraphDestroy(suTaskGraph_t graph)
{
	return real_suTaskGraphDestroy(graph);
}

suError_t suTaskGraphGetNodes(suTaskGraph_t graph, suTaskGraphNode_t *nodes, size_t *numNodes)
{
	return real_suTaskGraphGetNodes(graph, nodes, numNodes);
}

suError_t suThreadExchangeStreamCaptureMode(suStreamCaptureMode *mode)
{
	return real_suThreadExchangeStreamCaptureMode(mode);
}

suError_t suUnregisterHostMemory(void *hostPtr)
{
	return real_suUnregisterHostMemory(hostPtr);
}

suError_t sudrvDeviceGet(suDevice *device, int ordinal)
{
	return real_sudrvDeviceGet(device, ordinal);
}

suError_t sudrvDeviceGetName(char *name, int len, suDevice device)
{
	return real_sudrvDeviceGetName(name, len, device);
}

suError_t sudrvDeviceGetUuid(suUUID_t *uuid, suDevice device)
{
	return real_sudrvDeviceGetUuid(uuid, device);
}

suError_t sudrvInit(unsigned int flags)
{
	return real_sudrvInit(flags);
}

suError_t sudrvMallocHost(void **ptr, size_t size, unsigned int flags)
{
	return real_sudrvMallocHost(ptr, size, flags);
}

suError_t sudrvMemAddressFree(void *devPtr, size_t size)
{
	return real_sudrvMemAddressFree(devPtr, size);
}

suError_t sudrvMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags)
{
	return real_sudrvMemAddressReserve(ptr, size, alignment, addr, flags);
}

suError_t sudrvMemGetAddressRange(suDeviceptr_t *pbase, size_t *psize, suDeviceptr_t dptr)
{
	return real_sudrvMemGetAddressRange(pbase, psize, dptr);
}

suError_t sudrvMemGetAllocationGranularity(size_t *granularity, const suMemAllocationProp *prop,
		int option)
{
	return real_sudrvMemGetAllocationGranularity(granularity, prop, option);
}

suError_t sudrvMemSetAccess(void *ptr, size_t size, const suMemAccessDesc *desc, size_t count)
{
	return real_sudrvMemSetAccess(ptr, size, desc, count);
}
