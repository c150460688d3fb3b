/* Made by `porter gen --backend metax`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#define REAL_AS_IT_IS
#include "real.h"

mcError_t mcCtxCreate(mcCtx_t *ctx, unsigned int flags, mcDevice_t device)
{
	return real_mcCtxCreate(ctx, flags, device);
}

mcError_t mcCtxDestroy(mcCtx_t ctx)
{
	return real_mcCtxDestroy(ctx);
}

mcError_t mcCtxGetCurrent(mcCtx_t *ctx)
{
	return real_mcCtxGetCurrent(ctx);
}

SHIM_HOT mcError_t mcCtxGetDevice(mcDevice_t *device)
{
	return real_mcCtxGetDevice(device);
}

mcError_t mcCtxPopCurrent(mcCtx_t *ctx)
{
	return real_mcCtxPopCurrent(ctx);
}

mcError_t mcCtxPushCurrent(mcCtx_t ctx)
{
	return real_mcCtxPushCurrent(ctx);
}

mcError_t mcCtxSetCurrent(mcCtx_t ctx)
{
	return real_mcCtxSetCurrent(ctx);
}

mcError_t mcDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId)
{
	return real_mcDeviceCanAccessPeer(canAccessPeer, deviceId, peerDeviceId);
}

mcError_t mcDeviceGet(mcDevice_t *device, int ordinal)
{
	return real_mcDeviceGet(device, ordinal);
}

mcError_t mcDeviceGetAttribute(int *pi, int attr, int deviceId)
{
	return real_mcDeviceGetAttribute(pi, attr, deviceId);
}

mcError_t mcDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
	return real_mcDeviceGetByPCIBusId(device, pciBusId);
}

mcError_t mcDeviceGetName(char *name, int len, mcDevice_t device)
{
	return real_mcDeviceGetName(name, len, device);
}

mcError_t mcDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return real_mcDeviceGetPCIBusId(pciBusId, len, device);
}

mcError_t mcDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return real_mcDeviceGetStreamPriorityRange(leastPriority, greatestPriority);
}

mcError_t mcDevicePrimaryCtxGetState(mcDevice_t dev, unsigned int *flags, int *active)
{
	return real_mcDevicePrimaryCtxGetState(dev, flags, active);
}

mcError_t mcDevicePrimaryCtxRelease(mcDevice_t dev)
{
	return real_mcDevicePrimaryCtxRelease(dev);
}

mcError_t mcDevicePrimaryCtxRetain(mcCtx_t *pctx, mcDevice_t dev)
{
	return real_mcDevicePrimaryCtxRetain(pctx, dev);
}

mcError_t mcDriverGetVersion(int *driverVersion)
{
	return real_mcDriverGetVersion(driverVersion);
}

mcError_t mcEventCreate(mcEvent_t *event)
{
	return real_mcEventCreate(event);
}

mcError_t mcEventCreateWithFlags(mcEvent_t *event, unsigned int flags)
{
	return real_mcEventCreateWithFlags(event, flags);
}

mcError_t mcEventDestroy(mcEvent_t event)
{
	return real_mcEventDestroy(event);
}

mcError_t mcEventElapsedTime(float *ms, mcEvent_t start, mcEvent_t stop)
{
	return real_mcEventElapsedTime(ms, start, stop);
}

SHIM_HOT mcError_t mcEventRecord(mcEvent_t event, mcStream_t stream)
{
	return real_mcEventRecord(event, stream);
}

SHIM_HOT mcError_t mcEventRecordWithFlags(mcEvent_t event, mcStream_t stream, unsigned int flags)
{
	return real_mcEventRecordWithFlags(event, stream, flags);
}

mcError_t mcFreeHost(void *ptr)
{
	return real_mcFreeHost(ptr);
}

mcError_t mcFuncGetAttribute(int *value, int attrib, mcFunction_t hfunc)
{
	return real_mcFuncGetAttribute(value, attrib, hfunc);
}

mcError_t mcFuncGetAttributes(mcFuncAttributes *attr, const void *func)
{
	return real_mcFuncGetAttributes(attr, func);
}

SHIM_HOT mcError_t mcGetDevice(int *deviceId)
{
	return real_mcGetDevice(deviceId);
}

mcError_t mcGetDeviceCount(int *count)
{
	return real_mcGetDeviceCount(count);
}

mcError_t mcGetDeviceProperties(mcDeviceProp_t *prop, int deviceId)
{
	return real_mcGetDeviceProperties(prop, deviceId);
}

const char *mcGetErrorName(mcError_t error)
{
	return real_mcGetErrorName(error);
}

const char *mcGetErrorString(mcError_t error)
{
	return real_mcGetErrorString(error);
}

mcError_t mcGraphAddDependencies(mcGraph_t graph, const mcGraphNode_t *from,
		const mcGraphNode_t *to, size_t numDependencies)
{
	return real_mcGraphAddDependencies(graph, from, to, numDependencies);
}

mcError_t mcGraphAddEmptyNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies)
{
	return real_mcGraphAddEmptyNode(pGraphNode, graph, pDependencies, numDependencies);
}

mcError_t mcGraphAddHostNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		const mcHostNodeParams *pNodeParams)
{
	return real_mcGraphAddHostNode(pGraphNode, graph, pDependencies, numDependencies,
			pNodeParams);
}

mcError_t mcGraphAddKernelNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		const mcKernelNodeParams *pNodeParams)
{
	return real_mcGraphAddKernelNode(pGraphNode, graph, pDependencies, numDependencies,
			pNodeParams);
}

mcError_t mcGraphAddMemFreeNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies, void *dev_ptr)
{
	return real_mcGraphAddMemFreeNode(pGraphNode, graph, pDependencies, numDependencies,
			dev_ptr);
}

mcError_t mcGraphAddMemcpyNode1D(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *src, size_t count, mcMemcpyKind kind)
{
	return real_mcGraphAddMemcpyNode1D(pGraphNode, graph, pDependencies, numDependencies, dst,
			src, count, kind);
}

mcError_t mcGraphAddMemsetNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		const mcMemsetParams *pMemsetParams)
{
	return real_mcGraphAddMemsetNode(pGraphNode, graph, pDependencies, numDependencies,
			pMemsetParams);
}

mcError_t mcGraphCreate(mcGraph_t *pGraph, unsigned int flags)
{
	return real_mcGraphCreate(pGraph, flags);
}

mcError_t mcGraphDestroy(mcGraph_t graph)
{
	return real_mcGraphDestroy(graph);
}

mcError_t mcGraphGetNodes(mcGraph_t graph, mcGraphNode_t *nodes, size_t *numNodes)
{
	return real_mcGraphGetNodes(graph, nodes, numNodes);
}

mcError_t mcHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags)
{
	return real_mcHostGetDevicePointer(devPtr, hstPtr, flags);
}

mcError_t mcHostGetFlags(unsigned int *flagsPtr, void *hostPtr)
{
	return real_mcHostGetFlags(flagsPtr, hostPtr);
}

mcError_t mcHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return real_mcHostRegister(hostPtr, sizeBytes, flags);
}

mcError_t mcHostUnregister(void *hostPtr)
{
	return real_mcHostUnregister(hostPtr);
}

mcError_t mcInit(unsigned int flags)
{
	return real_mcInit(flags);
}

mcError_t mcIpcGetMemHandle(mcIpcMemHandle_t *handle, void *devPtr)
{
	return real_mcIpcGetMemHandle(handle, devPtr);
}

mcError_t mcMallocHost(void **ptr, size_t size, unsigned int flags)
{
	return real_mcMallocHost(ptr, size, flags);
}

mcError_t mcMemAddressFree(void *devPtr, size_t size)
{
	return real_mcMemAddressFree(devPtr, size);
}

mcError_t mcMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags)
{
	return real_mcMemAddressReserve(ptr, size, alignment, addr, flags);
}

mcError_t mcMemAdvise(const void *dev_ptr, size_t count, int advice, int device)
{
	return real_mcMemAdvise(dev_ptr, count, advice, device);
}

mcError_t mcMemGetAddressRange(mcDeviceptr_t *pbase, size_t *psize, mcDeviceptr_t dptr)
{
	return real_mcMemGetAddressRange(pbase, psize, dptr);
}

mcError_t mcMemGetAllocationGranularity(size_t *granularity, const mcMemAllocationProp *prop,
		int option)
{
	return real_mcMemGetAllocationGranularity(granularity, prop, option);
}

mcError_t mcMemGetHandleForAddressRange(void *handle, mcDeviceptr_t dptr, size_t size,
		int handleType, unsigned long long flags)
{
	return real_mcMemGetHandleForAddressRange(handle, dptr, size, handleType, flags);
}

mcError_t mcMemPoolGetAttribute(mcMemPool_t mem_pool, mcMemPoolAttr attr, void *value)
{
	return real_mcMemPoolGetAttribute(mem_pool, attr, value);
}

mcError_t mcMemSetAccess(void *ptr, size_t size, const mcMemAccessDesc *desc, size_t count)
{
	return real_mcMemSetAccess(ptr, size, desc, count);
}

mcError_t mcModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, mcFunction_t f,
		int blockSize, size_t dynSharedMemPerBlk)
{
	return real_mcModuleOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, f, blockSize,
			dynSharedMemPerBlk);
}

mcError_t mcMulticastAddDevice(mcMemGenericAllocationHandle_t mcHandle, mcDevice_t dev)
{
	return real_mcMulticastAddDevice(mcHandle, dev);
}

mcError_t mcMulticastBindMem(mcMemGenericAllocationHandle_t mcHandle, size_t mcOffset,
		mcMemGenericAllocationHandle_t memHandle, size_t memOffset, size_t size,
		unsigned long long flags)
{
	return real_mcMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags);
}

mcError_t mcMulticastGetGranularity(size_t *granularity, const mcMulticastObjectProp *prop,
		int option)
{
	return real_mcMulticastGetGranularity(granularity, prop, option);
}

mcError_t mcOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *f, int blockSize,
		size_t dynSharedMemPerBlk)
{
	return real_mcOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, f, blockSize,
			dynSharedMemPerBlk);
}

mcError_t mcPointerGetAttributes(mcPointerAttribute_t *attributes, const void *ptr)
{
	return real_mcPointerGetAttributes(attributes, ptr);
}

mcError_t mcRuntimeGetVersion(int *runtimeVersion)
{
	return real_mcRuntimeGetVersion(runtimeVersion);
}

SHIM_HOT mcError_t mcSetDevice(int deviceId)
{
	return real_mcSetDevice(deviceId);
}

mcError_t mcStreamCreate(mcStream_t *stream)
{
	return real_mcStreamCreate(stream);
}

mcError_t mcStreamCreateWithFlags(mcStream_t *stream, unsigned int flags)
{
	return real_mcStreamCreateWithFlags(stream, flags);
}

mcError_t mcStreamCreateWithPriority(mcStream_t *stream, unsigned int flags, int priority)
{
	return real_mcStreamCreateWithPriority(stream, flags, priority);
}

mcError_t mcStreamGetDevice(mcStream_t stream, mcDevice_t *device)
{
	return real_mcStreamGetDevice(stream, device);
}

mcError_t mcStreamGetFlags(mcStream_t stream, unsigned int *flags)
{
	return real_mcStreamGetFlags(stream, flags);
}

mcError_t mcStreamGetPriority(mcStream_t stream, int *priority)
{
	return real_mcStreamGetPriority(stream, priority);
}

SHIM_HOT mcError_t mcStreamIsCapturing(mcStream_t stream, mcStreamCaptureStatus *pCaptureStatus)
{
	return real_mcStreamIsCapturing(stream, pCaptureStatus);
}

SHIM_HOT mcError_t mcStreamWaitEvent(mcStream_t stream, mcEvent_t event, unsigned int flags)
{
	return real_mcStreamWaitEvent(stream, event, flags);
}

mcError_t mcThreadExchangeStreamCaptureMode(mcStreamCaptureMode *mode)
{
	return real_mcThreadExchangeStreamCaptureMode(mode);
}
