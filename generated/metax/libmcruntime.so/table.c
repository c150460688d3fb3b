/* Made by `porter gen --backend metax`. Do not edit. */
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

static mcError_t absent_mcError_t(void)
{
	return mcErrorNotSupported;
}

static mcError_t no_driver_mcError_t(void)
{
	return mcErrorNoDevice;
}

static SHIM_UNUSED mcError_t absent_untyped(void)
{
	return mcErrorNotSupported;
}

static SHIM_UNUSED mcError_t no_driver_untyped(void)
{
	return mcErrorNoDevice;
}

/* First calls. */
static mcError_t slow_mcCtxCreate(mcCtx_t *ctx, unsigned int flags, mcDevice_t device)
{
	return SHIM_FIRST(mcCtxCreate, 39)(ctx, flags, device);
}

static mcError_t slow_mcCtxDestroy(mcCtx_t ctx)
{
	return SHIM_FIRST(mcCtxDestroy, 40)(ctx);
}

static mcError_t slow_mcCtxGetCurrent(mcCtx_t *ctx)
{
	return SHIM_FIRST(mcCtxGetCurrent, 41)(ctx);
}

static mcError_t slow_mcCtxGetDevice(mcDevice_t *device)
{
	return SHIM_FIRST(mcCtxGetDevice, 12)(device);
}

static mcError_t slow_mcCtxPopCurrent(mcCtx_t *ctx)
{
	return SHIM_FIRST(mcCtxPopCurrent, 42)(ctx);
}

static mcError_t slow_mcCtxPushCurrent(mcCtx_t ctx)
{
	return SHIM_FIRST(mcCtxPushCurrent, 43)(ctx);
}

static mcError_t slow_mcCtxSetCurrent(mcCtx_t ctx)
{
	return SHIM_FIRST(mcCtxSetCurrent, 44)(ctx);
}

static mcError_t slow_mcCtxSynchronize(void)
{
	return SHIM_FIRST(mcCtxSynchronize, 13)();
}

static mcError_t slow_mcDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId)
{
	return SHIM_FIRST(mcDeviceCanAccessPeer, 45)(canAccessPeer, deviceId, peerDeviceId);
}

static mcError_t slow_mcDeviceDisablePeerAccess(int peerDeviceId)
{
	return SHIM_FIRST(mcDeviceDisablePeerAccess, 46)(peerDeviceId);
}

static mcError_t slow_mcDeviceEnableAccessPeer(int peerDeviceId, unsigned int flags)
{
	return SHIM_FIRST(mcDeviceEnableAccessPeer, 47)(peerDeviceId, flags);
}

static mcError_t slow_mcDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	return SHIM_FIRST(mcDeviceEnablePeerAccess, 48)(peerDeviceId, flags);
}

static mcError_t slow_mcDeviceGet(mcDevice_t *device, int ordinal)
{
	return SHIM_FIRST(mcDeviceGet, 49)(device, ordinal);
}

static mcError_t slow_mcDeviceGetAttribute(int *pi, int attr, int deviceId)
{
	return SHIM_FIRST(mcDeviceGetAttribute, 50)(pi, attr, deviceId);
}

static mcError_t slow_mcDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
	return SHIM_FIRST(mcDeviceGetByPCIBusId, 51)(device, pciBusId);
}

static mcError_t slow_mcDeviceGetDefaultMemPool(mcMemPool_t *mem_pool, int device)
{
	return SHIM_FIRST(mcDeviceGetDefaultMemPool, 52)(mem_pool, device);
}

static mcError_t slow_mcDeviceGetName(char *name, int len, mcDevice_t device)
{
	return SHIM_FIRST(mcDeviceGetName, 53)(name, len, device);
}

static mcError_t slow_mcDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return SHIM_FIRST(mcDeviceGetPCIBusId, 54)(pciBusId, len, device);
}

static mcError_t slow_mcDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return SHIM_FIRST(mcDeviceGetStreamPriorityRange, 55)(leastPriority, greatestPriority);
}

static mcError_t slow_mcDevicePrimaryCtxGetState(mcDevice_t dev, unsigned int *flags, int *active)
{
	return SHIM_FIRST(mcDevicePrimaryCtxGetState, 56)(dev, flags, active);
}

static mcError_t slow_mcDevicePrimaryCtxRelease(mcDevice_t dev)
{
	return SHIM_FIRST(mcDevicePrimaryCtxRelease, 57)(dev);
}

static mcError_t slow_mcDevicePrimaryCtxReset(mcDevice_t dev)
{
	return SHIM_FIRST(mcDevicePrimaryCtxReset, 58)(dev);
}

static mcError_t slow_mcDevicePrimaryCtxRetain(mcCtx_t *pctx, mcDevice_t dev)
{
	return SHIM_FIRST(mcDevicePrimaryCtxRetain, 59)(pctx, dev);
}

static mcError_t slow_mcDeviceReset(void)
{
	return SHIM_FIRST(mcDeviceReset, 60)();
}

static mcError_t slow_mcDeviceSetLimit(int limit, size_t value)
{
	return SHIM_FIRST(mcDeviceSetLimit, 61)(limit, value);
}

static mcError_t slow_mcDeviceSynchronize(void)
{
	return SHIM_FIRST(mcDeviceSynchronize, 14)();
}

static mcError_t slow_mcDeviceTotalMem(size_t *bytes, mcDevice_t device)
{
	return SHIM_FIRST(mcDeviceTotalMem, 62)(bytes, device);
}

static mcError_t slow_mcDriverGetVersion(int *driverVersion)
{
	return SHIM_FIRST(mcDriverGetVersion, 63)(driverVersion);
}

static mcError_t slow_mcEventCreate(mcEvent_t *event)
{
	return SHIM_FIRST(mcEventCreate, 64)(event);
}

static mcError_t slow_mcEventCreateWithFlags(mcEvent_t *event, unsigned int flags)
{
	return SHIM_FIRST(mcEventCreateWithFlags, 65)(event, flags);
}

static mcError_t slow_mcEventDestroy(mcEvent_t event)
{
	return SHIM_FIRST(mcEventDestroy, 66)(event);
}

static mcError_t slow_mcEventElapsedTime(float *ms, mcEvent_t start, mcEvent_t stop)
{
	return SHIM_FIRST(mcEventElapsedTime, 67)(ms, start, stop);
}

static mcError_t slow_mcEventQuery(mcEvent_t event)
{
	return SHIM_FIRST(mcEventQuery, 15)(event);
}

static mcError_t slow_mcEventRecord(mcEvent_t event, mcStream_t stream)
{
	return SHIM_FIRST(mcEventRecord, 5)(event, stream);
}

static mcError_t slow_mcEventRecordWithFlags(mcEvent_t event, mcStream_t stream, unsigned int flags)
{
	return SHIM_FIRST(mcEventRecordWithFlags, 6)(event, stream, flags);
}

static mcError_t slow_mcEventSynchronize(mcEvent_t event)
{
	return SHIM_FIRST(mcEventSynchronize, 68)(event);
}

static mcError_t slow_mcExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(mcExtMallocWithFlags, 69)(ptr, sizeBytes, flags);
}

static mcError_t slow_mcFree(void *ptr)
{
	return SHIM_FIRST(mcFree, 70)(ptr);
}

static mcError_t slow_mcFreeAsync(void *dev_ptr, mcStream_t stream)
{
	return SHIM_FIRST(mcFreeAsync, 71)(dev_ptr, stream);
}

static mcError_t slow_mcFreeHost(void *ptr)
{
	return SHIM_FIRST(mcFreeHost, 72)(ptr);
}

static mcError_t slow_mcFuncGetAttribute(int *value, int attrib, mcFunction_t hfunc)
{
	return SHIM_FIRST(mcFuncGetAttribute, 73)(value, attrib, hfunc);
}

static mcError_t slow_mcFuncGetAttributes(mcFuncAttributes *attr, const void *func)
{
	return SHIM_FIRST(mcFuncGetAttributes, 74)(attr, func);
}

static mcError_t slow_mcFuncSetAttribute(const void *func, int attr, int value)
{
	return SHIM_FIRST(mcFuncSetAttribute, 75)(func, attr, value);
}

static mcError_t slow_mcGetDevice(int *deviceId)
{
	return SHIM_FIRST(mcGetDevice, 16)(deviceId);
}

static mcError_t slow_mcGetDeviceCount(int *count)
{
	return SHIM_FIRST(mcGetDeviceCount, 76)(count);
}

static mcError_t slow_mcGetDeviceProperties(mcDeviceProp_t *prop, int deviceId)
{
	return SHIM_FIRST(mcGetDeviceProperties, 77)(prop, deviceId);
}

static const char *slow_mcGetErrorName(mcError_t error)
{
	return SHIM_FIRST(mcGetErrorName, 78)(error);
}

static const char *slow_mcGetErrorString(mcError_t error)
{
	return SHIM_FIRST(mcGetErrorString, 79)(error);
}

static mcError_t slow_mcGetLastError(void)
{
	return SHIM_FIRST(mcGetLastError, 17)();
}

static mcError_t slow_mcGraphAddDependencies(mcGraph_t graph, const mcGraphNode_t *from,
		const mcGraphNode_t *to, size_t numDependencies)
{
	return SHIM_FIRST(mcGraphAddDependencies, 80)(graph, from, to, numDependencies);
}

static mcError_t slow_mcGraphAddEmptyNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies)
{
	return SHIM_FIRST(mcGraphAddEmptyNode, 81)(pGraphNode, graph, pDependencies,
			numDependencies);
}

static mcError_t slow_mcGraphAddHostNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		const mcHostNodeParams *pNodeParams)
{
	return SHIM_FIRST(mcGraphAddHostNode, 82)(pGraphNode, graph, pDependencies, numDependencies,
			pNodeParams);
}

static mcError_t slow_mcGraphAddKernelNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		const mcKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(mcGraphAddKernelNode, 83)(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);
}

static mcError_t slow_mcGraphAddMemAllocNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		mcMemAllocNodeParams *pNodeParams)
{
	return SHIM_FIRST(mcGraphAddMemAllocNode, 84)(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);
}

static mcError_t slow_mcGraphAddMemFreeNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies, void *dev_ptr)
{
	return SHIM_FIRST(mcGraphAddMemFreeNode, 85)(pGraphNode, graph, pDependencies,
			numDependencies, dev_ptr);
}

static mcError_t slow_mcGraphAddMemcpyNode1D(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *src, size_t count, mcMemcpyKind kind)
{
	return SHIM_FIRST(mcGraphAddMemcpyNode1D, 86)(pGraphNode, graph, pDependencies,
			numDependencies, dst, src, count, kind);
}

static mcError_t slow_mcGraphAddMemsetNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		const mcMemsetParams *pMemsetParams)
{
	return SHIM_FIRST(mcGraphAddMemsetNode, 87)(pGraphNode, graph, pDependencies,
			numDependencies, pMemsetParams);
}

static mcError_t slow_mcGraphCreate(mcGraph_t *pGraph, unsigned int flags)
{
	return SHIM_FIRST(mcGraphCreate, 88)(pGraph, flags);
}

static mcError_t slow_mcGraphDestroy(mcGraph_t graph)
{
	return SHIM_FIRST(mcGraphDestroy, 89)(graph);
}

static mcError_t slow_mcGraphExecDestroy(mcGraphExec_t graphExec)
{
	return SHIM_FIRST(mcGraphExecDestroy, 90)(graphExec);
}

static mcError_t slow_mcGraphGetNodes(mcGraph_t graph, mcGraphNode_t *nodes, size_t *numNodes)
{
	return SHIM_FIRST(mcGraphGetNodes, 91)(graph, nodes, numNodes);
}

static mcError_t slow_mcGraphInstantiate(mcGraphExec_t *pGraphExec, mcGraph_t graph,
		mcGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize)
{
	return SHIM_FIRST(mcGraphInstantiate, 92)(pGraphExec, graph, pErrorNode, pLogBuffer,
			bufferSize);
}

static mcError_t slow_mcGraphInstantiateWithFlags(mcGraphExec_t *pGraphExec, mcGraph_t graph,
		unsigned long long flags)
{
	return SHIM_FIRST(mcGraphInstantiateWithFlags, 93)(pGraphExec, graph, flags);
}

static mcError_t slow_mcGraphLaunch(mcGraphExec_t graphExec, mcStream_t stream)
{
	return SHIM_FIRST(mcGraphLaunch, 7)(graphExec, stream);
}

static mcError_t slow_mcHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags)
{
	return SHIM_FIRST(mcHostGetDevicePointer, 94)(devPtr, hstPtr, flags);
}

static mcError_t slow_mcHostGetFlags(unsigned int *flagsPtr, void *hostPtr)
{
	return SHIM_FIRST(mcHostGetFlags, 95)(flagsPtr, hostPtr);
}

static mcError_t slow_mcHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(mcHostRegister, 96)(hostPtr, sizeBytes, flags);
}

static mcError_t slow_mcHostUnregister(void *hostPtr)
{
	return SHIM_FIRST(mcHostUnregister, 97)(hostPtr);
}

static mcError_t slow_mcInit(unsigned int flags)
{
	return SHIM_FIRST(mcInit, 98)(flags);
}

static mcError_t slow_mcIpcCloseMemHandle(void *devPtr)
{
	return SHIM_FIRST(mcIpcCloseMemHandle, 99)(devPtr);
}

static mcError_t slow_mcIpcGetMemHandle(mcIpcMemHandle_t *handle, void *devPtr)
{
	return SHIM_FIRST(mcIpcGetMemHandle, 100)(handle, devPtr);
}

static mcError_t slow_mcIpcOpenMemHandle(void **devPtr, mcIpcMemHandle_t handle, unsigned int flags)
{
	return SHIM_FIRST(mcIpcOpenMemHandle, 101)(devPtr, handle, flags);
}

static mcError_t slow_mcLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, mcStream_t stream)
{
	return SHIM_FIRST(mcLaunchCooperativeKernel, 0)(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
}

static mcError_t slow_mcLaunchHostFunc(mcStream_t stream, mcHostFn_t fn, void *userData)
{
	return SHIM_FIRST(mcLaunchHostFunc, 102)(stream, fn, userData);
}

static mcError_t slow_mcLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		void **args, size_t sharedMemBytes, mcStream_t stream)
{
	return SHIM_FIRST(mcLaunchKernel, 1)(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
}

static mcError_t slow_mcLaunchKernelExC(const mcLaunchConfig_t *config, const void *func,
		void **args)
{
	return SHIM_FIRST(mcLaunchKernelExC, 2)(config, func, args);
}

static mcError_t slow_mcMalloc(void **ptr, size_t size)
{
	return SHIM_FIRST(mcMalloc, 103)(ptr, size);
}

static mcError_t slow_mcMallocAsync(void **dev_ptr, size_t size, mcStream_t stream)
{
	return SHIM_FIRST(mcMallocAsync, 104)(dev_ptr, size, stream);
}

static mcError_t slow_mcMallocFromPoolAsync(void **dev_ptr, size_t size, mcMemPool_t mem_pool,
		mcStream_t stream)
{
	return SHIM_FIRST(mcMallocFromPoolAsync, 105)(dev_ptr, size, mem_pool, stream);
}

static mcError_t slow_mcMallocHost(void **ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(mcMallocHost, 106)(ptr, size, flags);
}

static mcError_t slow_mcMallocManaged(void **dev_ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(mcMallocManaged, 107)(dev_ptr, size, flags);
}

static mcError_t slow_mcMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height)
{
	return SHIM_FIRST(mcMallocPitch, 108)(ptr, pitch, width, height);
}

static mcError_t slow_mcMemAddressFree(void *devPtr, size_t size)
{
	return SHIM_FIRST(mcMemAddressFree, 109)(devPtr, size);
}

static mcError_t slow_mcMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags)
{
	return SHIM_FIRST(mcMemAddressReserve, 110)(ptr, size, alignment, addr, flags);
}

static mcError_t slow_mcMemAdvise(const void *dev_ptr, size_t count, int advice, int device)
{
	return SHIM_FIRST(mcMemAdvise, 111)(dev_ptr, count, advice, device);
}

static mcError_t slow_mcMemAllocAsync(mcDeviceptr_t *dev_ptr, size_t size, mcStream_t stream)
{
	return SHIM_FIRST(mcMemAllocAsync, 112)(dev_ptr, size, stream);
}

static mcError_t slow_mcMemCreate(mcMemGenericAllocationHandle_t *handle, size_t size,
		const mcMemAllocationProp *prop, unsigned long long flags)
{
	return SHIM_FIRST(mcMemCreate, 113)(handle, size, prop, flags);
}

static mcError_t slow_mcMemExportToShareableHandle(void *shareableHandle,
		mcMemGenericAllocationHandle_t handle, mcMemAllocationHandleType handleType,
		unsigned long long flags)
{
	return SHIM_FIRST(mcMemExportToShareableHandle, 114)(shareableHandle, handle, handleType,
			flags);
}

static mcError_t slow_mcMemFreeAsync(mcDeviceptr_t dev_ptr, mcStream_t stream)
{
	return SHIM_FIRST(mcMemFreeAsync, 115)(dev_ptr, stream);
}

static mcError_t slow_mcMemGetAddressRange(mcDeviceptr_t *pbase, size_t *psize, mcDeviceptr_t dptr)
{
	return SHIM_FIRST(mcMemGetAddressRange, 116)(pbase, psize, dptr);
}

static mcError_t slow_mcMemGetAllocationGranularity(size_t *granularity,
		const mcMemAllocationProp *prop, int option)
{
	return SHIM_FIRST(mcMemGetAllocationGranularity, 117)(granularity, prop, option);
}

static mcError_t slow_mcMemGetHandleForAddressRange(void *handle, mcDeviceptr_t dptr, size_t size,
		int handleType, unsigned long long flags)
{
	return SHIM_FIRST(mcMemGetHandleForAddressRange, 118)(handle, dptr, size, handleType,
			flags);
}

static mcError_t slow_mcMemGetInfo(size_t *free, size_t *total)
{
	return SHIM_FIRST(mcMemGetInfo, 119)(free, total);
}

static mcError_t slow_mcMemImportFromShareableHandle(mcMemGenericAllocationHandle_t *handle,
		void *osHandle, mcMemAllocationHandleType shHandleType)
{
	return SHIM_FIRST(mcMemImportFromShareableHandle, 120)(handle, osHandle, shHandleType);
}

static mcError_t slow_mcMemMap(void *ptr, size_t size, size_t offset,
		mcMemGenericAllocationHandle_t handle, unsigned long long flags)
{
	return SHIM_FIRST(mcMemMap, 121)(ptr, size, offset, handle, flags);
}

static mcError_t slow_mcMemPoolCreate(mcMemPool_t *mem_pool, const mcMemPoolProps *pool_props)
{
	return SHIM_FIRST(mcMemPoolCreate, 122)(mem_pool, pool_props);
}

static mcError_t slow_mcMemPoolDestroy(mcMemPool_t mem_pool)
{
	return SHIM_FIRST(mcMemPoolDestroy, 123)(mem_pool);
}

static mcError_t slow_mcMemPoolGetAttribute(mcMemPool_t mem_pool, mcMemPoolAttr attr, void *value)
{
	return SHIM_FIRST(mcMemPoolGetAttribute, 124)(mem_pool, attr, value);
}

static mcError_t slow_mcMemPoolSetAttribute(mcMemPool_t mem_pool, mcMemPoolAttr attr, void *value)
{
	return SHIM_FIRST(mcMemPoolSetAttribute, 125)(mem_pool, attr, value);
}

static mcError_t slow_mcMemPoolTrimTo(mcMemPool_t mem_pool, size_t min_bytes_to_hold)
{
	return SHIM_FIRST(mcMemPoolTrimTo, 126)(mem_pool, min_bytes_to_hold);
}

static mcError_t slow_mcMemRelease(mcMemGenericAllocationHandle_t handle)
{
	return SHIM_FIRST(mcMemRelease, 127)(handle);
}

static mcError_t slow_mcMemRetainAllocationHandle(mcMemGenericAllocationHandle_t *handle,
		void *addr)
{
	return SHIM_FIRST(mcMemRetainAllocationHandle, 128)(handle, addr);
}

static mcError_t slow_mcMemSetAccess(void *ptr, size_t size, const mcMemAccessDesc *desc,
		size_t count)
{
	return SHIM_FIRST(mcMemSetAccess, 129)(ptr, size, desc, count);
}

static mcError_t slow_mcMemUnmap(void *ptr, size_t size)
{
	return SHIM_FIRST(mcMemUnmap, 130)(ptr, size);
}

static mcError_t slow_mcMemcpy(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind)
{
	return SHIM_FIRST(mcMemcpy, 30)(dst, src, sizeBytes, kind);
}

static mcError_t slow_mcMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, mcMemcpyKind kind)
{
	return SHIM_FIRST(mcMemcpy2D, 31)(dst, dpitch, src, spitch, width, height, kind);
}

static mcError_t slow_mcMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, mcMemcpyKind kind, mcStream_t stream)
{
	return SHIM_FIRST(mcMemcpy2DAsync, 20)(dst, dpitch, src, spitch, width, height, kind,
			stream);
}

static mcError_t slow_mcMemcpyAsync(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind,
		mcStream_t stream)
{
	return SHIM_FIRST(mcMemcpyAsync, 21)(dst, src, sizeBytes, kind, stream);
}

static mcError_t slow_mcMemcpyDtoD(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(mcMemcpyDtoD, 32)(dst, src, sizeBytes);
}

static mcError_t slow_mcMemcpyDtoDAsync(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes,
		mcStream_t stream)
{
	return SHIM_FIRST(mcMemcpyDtoDAsync, 22)(dst, src, sizeBytes, stream);
}

static mcError_t slow_mcMemcpyDtoH(void *dst, mcDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(mcMemcpyDtoH, 33)(dst, src, sizeBytes);
}

static mcError_t slow_mcMemcpyDtoHAsync(void *dst, mcDeviceptr_t src, size_t sizeBytes,
		mcStream_t stream)
{
	return SHIM_FIRST(mcMemcpyDtoHAsync, 23)(dst, src, sizeBytes, stream);
}

static mcError_t slow_mcMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind)
{
	return SHIM_FIRST(mcMemcpyFromSymbol, 34)(dst, symbol, sizeBytes, offset, kind);
}

static mcError_t slow_mcMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind, mcStream_t stream)
{
	return SHIM_FIRST(mcMemcpyFromSymbolAsync, 24)(dst, symbol, sizeBytes, offset, kind,
			stream);
}

static mcError_t slow_mcMemcpyHtoD(mcDeviceptr_t dst, void *src, size_t sizeBytes)
{
	return SHIM_FIRST(mcMemcpyHtoD, 35)(dst, src, sizeBytes);
}

static mcError_t slow_mcMemcpyHtoDAsync(mcDeviceptr_t dst, void *src, size_t sizeBytes,
		mcStream_t stream)
{
	return SHIM_FIRST(mcMemcpyHtoDAsync, 25)(dst, src, sizeBytes, stream);
}

static mcError_t slow_mcMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes)
{
	return SHIM_FIRST(mcMemcpyPeer, 36)(dst, dstDevice, src, srcDevice, sizeBytes);
}

static mcError_t slow_mcMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, mcStream_t stream)
{
	return SHIM_FIRST(mcMemcpyPeerAsync, 26)(dst, dstDevice, src, srcDevice, sizeBytes, stream);
}

static mcError_t slow_mcMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind)
{
	return SHIM_FIRST(mcMemcpyToSymbol, 37)(symbol, src, sizeBytes, offset, kind);
}

static mcError_t slow_mcMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind, mcStream_t stream)
{
	return SHIM_FIRST(mcMemcpyToSymbolAsync, 27)(symbol, src, sizeBytes, offset, kind, stream);
}

static mcError_t slow_mcMemset(void *dst, int value, size_t sizeBytes)
{
	return SHIM_FIRST(mcMemset, 38)(dst, value, sizeBytes);
}

static mcError_t slow_mcMemsetAsync(void *dst, int value, size_t sizeBytes, mcStream_t stream)
{
	return SHIM_FIRST(mcMemsetAsync, 28)(dst, value, sizeBytes, stream);
}

static mcError_t slow_mcMemsetD32Async(mcDeviceptr_t dst, int value, size_t count,
		mcStream_t stream)
{
	return SHIM_FIRST(mcMemsetD32Async, 29)(dst, value, count, stream);
}

static mcError_t slow_mcModuleGetFunction(mcFunction_t *function, mcModule_t module,
		const char *kname)
{
	return SHIM_FIRST(mcModuleGetFunction, 131)(function, module, kname);
}

static mcError_t slow_mcModuleGetGlobal(mcDeviceptr_t *dptr, size_t *bytes, mcModule_t hmod,
		const char *name)
{
	return SHIM_FIRST(mcModuleGetGlobal, 132)(dptr, bytes, hmod, name);
}

static mcError_t slow_mcModuleLaunchKernel(mcFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		mcStream_t stream, void **kernelParams, void **extra)
{
	return SHIM_FIRST(mcModuleLaunchKernel, 3)(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
}

static mcError_t slow_mcModuleLaunchKernelEx(const mcLaunchConfigExtension *config, mcFunction_t f,
		void **kernelParams, void **extra)
{
	return SHIM_FIRST(mcModuleLaunchKernelEx, 4)(config, f, kernelParams, extra);
}

static mcError_t slow_mcModuleLoad(mcModule_t *module, const char *fname)
{
	return SHIM_FIRST(mcModuleLoad, 133)(module, fname);
}

static mcError_t slow_mcModuleLoadData(mcModule_t *module, const void *image)
{
	return SHIM_FIRST(mcModuleLoadData, 134)(module, image);
}

static mcError_t slow_mcModuleLoadDataEx(mcModule_t *module, const void *image,
		unsigned int numOptions, void *options, void **optionValues)
{
	return SHIM_FIRST(mcModuleLoadDataEx, 135)(module, image, numOptions, options,
			optionValues);
}

static mcError_t slow_mcModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
		mcFunction_t f, int blockSize, size_t dynSharedMemPerBlk)
{
	return SHIM_FIRST(mcModuleOccupancyMaxActiveBlocksPerMultiprocessor, 136)(numBlocks, f,
			blockSize, dynSharedMemPerBlk);
}

static mcError_t slow_mcModuleUnload(mcModule_t module)
{
	return SHIM_FIRST(mcModuleUnload, 137)(module);
}

static mcError_t slow_mcMulticastAddDevice(mcMemGenericAllocationHandle_t mcHandle, mcDevice_t dev)
{
	return SHIM_FIRST(mcMulticastAddDevice, 138)(mcHandle, dev);
}

static mcError_t slow_mcMulticastBindMem(mcMemGenericAllocationHandle_t mcHandle, size_t mcOffset,
		mcMemGenericAllocationHandle_t memHandle, size_t memOffset, size_t size,
		unsigned long long flags)
{
	return SHIM_FIRST(mcMulticastBindMem, 139)(mcHandle, mcOffset, memHandle, memOffset, size,
			flags);
}

static mcError_t slow_mcMulticastCreate(mcMemGenericAllocationHandle_t *mcHandle,
		const mcMulticastObjectProp *prop)
{
	return SHIM_FIRST(mcMulticastCreate, 140)(mcHandle, prop);
}

static mcError_t slow_mcMulticastGetGranularity(size_t *granularity,
		const mcMulticastObjectProp *prop, int option)
{
	return SHIM_FIRST(mcMulticastGetGranularity, 141)(granularity, prop, option);
}

static mcError_t slow_mcOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *f,
		int blockSize, size_t dynSharedMemPerBlk)
{
	return SHIM_FIRST(mcOccupancyMaxActiveBlocksPerMultiprocessor, 142)(numBlocks, f, blockSize,
			dynSharedMemPerBlk);
}

static mcError_t slow_mcPeekAtLastError(void)
{
	return SHIM_FIRST(mcPeekAtLastError, 18)();
}

static mcError_t slow_mcPointerGetAttributes(mcPointerAttribute_t *attributes, const void *ptr)
{
	return SHIM_FIRST(mcPointerGetAttributes, 143)(attributes, ptr);
}

static mcError_t slow_mcRuntimeGetVersion(int *runtimeVersion)
{
	return SHIM_FIRST(mcRuntimeGetVersion, 144)(runtimeVersion);
}

static mcError_t slow_mcSetDevice(int deviceId)
{
	return SHIM_FIRST(mcSetDevice, 19)(deviceId);
}

static mcError_t slow_mcStreamAddCallback(mcStream_t stream, mcStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(mcStreamAddCallback, 145)(stream, callback, userData, flags);
}

static mcError_t slow_mcStreamBeginCapture(mcStream_t stream, mcStreamCaptureMode mode)
{
	return SHIM_FIRST(mcStreamBeginCapture, 146)(stream, mode);
}

static mcError_t slow_mcStreamCreate(mcStream_t *stream)
{
	return SHIM_FIRST(mcStreamCreate, 147)(stream);
}

static mcError_t slow_mcStreamCreateWithFlags(mcStream_t *stream, unsigned int flags)
{
	return SHIM_FIRST(mcStreamCreateWithFlags, 148)(stream, flags);
}

static mcError_t slow_mcStreamCreateWithPriority(mcStream_t *stream, unsigned int flags,
		int priority)
{
	return SHIM_FIRST(mcStreamCreateWithPriority, 149)(stream, flags, priority);
}

static mcError_t slow_mcStreamDestroy(mcStream_t stream)
{
	return SHIM_FIRST(mcStreamDestroy, 150)(stream);
}

static mcError_t slow_mcStreamEndCapture(mcStream_t stream, mcGraph_t *pGraph)
{
	return SHIM_FIRST(mcStreamEndCapture, 151)(stream, pGraph);
}

static mcError_t slow_mcStreamGetDevice(mcStream_t stream, mcDevice_t *device)
{
	return SHIM_FIRST(mcStreamGetDevice, 152)(stream, device);
}

static mcError_t slow_mcStreamGetFlags(mcStream_t stream, unsigned int *flags)
{
	return SHIM_FIRST(mcStreamGetFlags, 153)(stream, flags);
}

static mcError_t slow_mcStreamGetPriority(mcStream_t stream, int *priority)
{
	return SHIM_FIRST(mcStreamGetPriority, 154)(stream, priority);
}

static mcError_t slow_mcStreamIsCapturing(mcStream_t stream, mcStreamCaptureStatus *pCaptureStatus)
{
	return SHIM_FIRST(mcStreamIsCapturing, 8)(stream, pCaptureStatus);
}

static mcError_t slow_mcStreamQuery(mcStream_t stream)
{
	return SHIM_FIRST(mcStreamQuery, 9)(stream);
}

static mcError_t slow_mcStreamSynchronize(mcStream_t stream)
{
	return SHIM_FIRST(mcStreamSynchronize, 10)(stream);
}

static mcError_t slow_mcStreamWaitEvent(mcStream_t stream, mcEvent_t event, unsigned int flags)
{
	return SHIM_FIRST(mcStreamWaitEvent, 11)(stream, event, flags);
}

static mcError_t slow_mcThreadExchangeStreamCaptureMode(mcStreamCaptureMode *mode)
{
	return SHIM_FIRST(mcThreadExchangeStreamCaptureMode, 155)(mode);
}

static const char *const aliases[] = {NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_mcLaunchCooperativeKernel,
	(void *)slow_mcLaunchKernel,
	(void *)slow_mcLaunchKernelExC,
	(void *)slow_mcModuleLaunchKernel,
	(void *)slow_mcModuleLaunchKernelEx,
	(void *)slow_mcEventRecord,
	(void *)slow_mcEventRecordWithFlags,
	(void *)slow_mcGraphLaunch,
	(void *)slow_mcStreamIsCapturing,
	(void *)slow_mcStreamQuery,
	(void *)slow_mcStreamSynchronize,
	(void *)slow_mcStreamWaitEvent,
	(void *)slow_mcCtxGetDevice,
	(void *)slow_mcCtxSynchronize,
	(void *)slow_mcDeviceSynchronize,
	(void *)slow_mcEventQuery,
	(void *)slow_mcGetDevice,
	(void *)slow_mcGetLastError,
	(void *)slow_mcPeekAtLastError,
	(void *)slow_mcSetDevice,
	(void *)slow_mcMemcpy2DAsync,
	(void *)slow_mcMemcpyAsync,
	(void *)slow_mcMemcpyDtoDAsync,
	(void *)slow_mcMemcpyDtoHAsync,
	(void *)slow_mcMemcpyFromSymbolAsync,
	(void *)slow_mcMemcpyHtoDAsync,
	(void *)slow_mcMemcpyPeerAsync,
	(void *)slow_mcMemcpyToSymbolAsync,
	(void *)slow_mcMemsetAsync,
	(void *)slow_mcMemsetD32Async,
	(void *)slow_mcMemcpy,
	(void *)slow_mcMemcpy2D,
	(void *)slow_mcMemcpyDtoD,
	(void *)slow_mcMemcpyDtoH,
	(void *)slow_mcMemcpyFromSymbol,
	(void *)slow_mcMemcpyHtoD,
	(void *)slow_mcMemcpyPeer,
	(void *)slow_mcMemcpyToSymbol,
	(void *)slow_mcMemset,
	(void *)slow_mcCtxCreate,
	(void *)slow_mcCtxDestroy,
	(void *)slow_mcCtxGetCurrent,
	(void *)slow_mcCtxPopCurrent,
	(void *)slow_mcCtxPushCurrent,
	(void *)slow_mcCtxSetCurrent,
	(void *)slow_mcDeviceCanAccessPeer,
	(void *)slow_mcDeviceDisablePeerAccess,
	(void *)slow_mcDeviceEnableAccessPeer,
	(void *)slow_mcDeviceEnablePeerAccess,
	(void *)slow_mcDeviceGet,
	(void *)slow_mcDeviceGetAttribute,
	(void *)slow_mcDeviceGetByPCIBusId,
	(void *)slow_mcDeviceGetDefaultMemPool,
	(void *)slow_mcDeviceGetName,
	(void *)slow_mcDeviceGetPCIBusId,
	(void *)slow_mcDeviceGetStreamPriorityRange,
	(void *)slow_mcDevicePrimaryCtxGetState,
	(void *)slow_mcDevicePrimaryCtxRelease,
	(void *)slow_mcDevicePrimaryCtxReset,
	(void *)slow_mcDevicePrimaryCtxRetain,
	(void *)slow_mcDeviceReset,
	(void *)slow_mcDeviceSetLimit,
	(void *)slow_mcDeviceTotalMem,
	(void *)slow_mcDriverGetVersion,
	(void *)slow_mcEventCreate,
	(void *)slow_mcEventCreateWithFlags,
	(void *)slow_mcEventDestroy,
	(void *)slow_mcEventElapsedTime,
	(void *)slow_mcEventSynchronize,
	(void *)slow_mcExtMallocWithFlags,
	(void *)slow_mcFree,
	(void *)slow_mcFreeAsync,
	(void *)slow_mcFreeHost,
	(void *)slow_mcFuncGetAttribute,
	(void *)slow_mcFuncGetAttributes,
	(void *)slow_mcFuncSetAttribute,
	(void *)slow_mcGetDeviceCount,
	(void *)slow_mcGetDeviceProperties,
	(void *)slow_mcGetErrorName,
	(void *)slow_mcGetErrorString,
	(void *)slow_mcGraphAddDependencies,
	(void *)slow_mcGraphAddEmptyNode,
	(void *)slow_mcGraphAddHostNode,
	(void *)slow_mcGraphAddKernelNode,
	(void *)slow_mcGraphAddMemAllocNode,
	(void *)slow_mcGraphAddMemFreeNode,
	(void *)slow_mcGraphAddMemcpyNode1D,
	(void *)slow_mcGraphAddMemsetNode,
	(void *)slow_mcGraphCreate,
	(void *)slow_mcGraphDestroy,
	(void *)slow_mcGraphExecDestroy,
	(void *)slow_mcGraphGetNodes,
	(void *)slow_mcGraphInstantiate,
	(void *)slow_mcGraphInstantiateWithFlags,
	(void *)slow_mcHostGetDevicePointer,
	(void *)slow_mcHostGetFlags,
	(void *)slow_mcHostRegister,
	(void *)slow_mcHostUnregister,
	(void *)slow_mcInit,
	(void *)slow_mcIpcCloseMemHandle,
	(void *)slow_mcIpcGetMemHandle,
	(void *)slow_mcIpcOpenMemHandle,
	(void *)slow_mcLaunchHostFunc,
	(void *)slow_mcMalloc,
	(void *)slow_mcMallocAsync,
	(void *)slow_mcMallocFromPoolAsync,
	(void *)slow_mcMallocHost,
	(void *)slow_mcMallocManaged,
	(void *)slow_mcMallocPitch,
	(void *)slow_mcMemAddressFree,
	(void *)slow_mcMemAddressReserve,
	(void *)slow_mcMemAdvise,
	(void *)slow_mcMemAllocAsync,
	(void *)slow_mcMemCreate,
	(void *)slow_mcMemExportToShareableHandle,
	(void *)slow_mcMemFreeAsync,
	(void *)slow_mcMemGetAddressRange,
	(void *)slow_mcMemGetAllocationGranularity,
	(void *)slow_mcMemGetHandleForAddressRange,
	(void *)slow_mcMemGetInfo,
	(void *)slow_mcMemImportFromShareableHandle,
	(void *)slow_mcMemMap,
	(void *)slow_mcMemPoolCreate,
	(void *)slow_mcMemPoolDestroy,
	(void *)slow_mcMemPoolGetAttribute,
	(void *)slow_mcMemPoolSetAttribute,
	(void *)slow_mcMemPoolTrimTo,
	(void *)slow_mcMemRelease,
	(void *)slow_mcMemRetainAllocationHandle,
	(void *)slow_mcMemSetAccess,
	(void *)slow_mcMemUnmap,
	(void *)slow_mcModuleGetFunction,
	(void *)slow_mcModuleGetGlobal,
	(void *)slow_mcModuleLoad,
	(void *)slow_mcModuleLoadData,
	(void *)slow_mcModuleLoadDataEx,
	(void *)slow_mcModuleOccupancyMaxActiveBlocksPerMultiprocessor,
	(void *)slow_mcModuleUnload,
	(void *)slow_mcMulticastAddDevice,
	(void *)slow_mcMulticastBindMem,
	(void *)slow_mcMulticastCreate,
	(void *)slow_mcMulticastGetGranularity,
	(void *)slow_mcOccupancyMaxActiveBlocksPerMultiprocessor,
	(void *)slow_mcPointerGetAttributes,
	(void *)slow_mcRuntimeGetVersion,
	(void *)slow_mcStreamAddCallback,
	(void *)slow_mcStreamBeginCapture,
	(void *)slow_mcStreamCreate,
	(void *)slow_mcStreamCreateWithFlags,
	(void *)slow_mcStreamCreateWithPriority,
	(void *)slow_mcStreamDestroy,
	(void *)slow_mcStreamEndCapture,
	(void *)slow_mcStreamGetDevice,
	(void *)slow_mcStreamGetFlags,
	(void *)slow_mcStreamGetPriority,
	(void *)slow_mcThreadExchangeStreamCaptureMode,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(mcLaunchCooperativeKernel, mcError_t),
	SHIM_SYMBOL(mcLaunchKernel, mcError_t),
	SHIM_SYMBOL(mcLaunchKernelExC, mcError_t),
	SHIM_SYMBOL(mcModuleLaunchKernel, mcError_t),
	SHIM_SYMBOL(mcModuleLaunchKernelEx, mcError_t),
	SHIM_SYMBOL(mcEventRecord, mcError_t),
	SHIM_SYMBOL(mcEventRecordWithFlags, mcError_t),
	SHIM_SYMBOL(mcGraphLaunch, mcError_t),
	SHIM_SYMBOL(mcStreamIsCapturing, mcError_t),
	SHIM_SYMBOL(mcStreamQuery, mcError_t),
	SHIM_SYMBOL(mcStreamSynchronize, mcError_t),
	SHIM_SYMBOL(mcStreamWaitEvent, mcError_t),
	SHIM_SYMBOL(mcCtxGetDevice, mcError_t),
	SHIM_SYMBOL(mcCtxSynchronize, mcError_t),
	SHIM_SYMBOL(mcDeviceSynchronize, mcError_t),
	SHIM_SYMBOL(mcEventQuery, mcError_t),
	SHIM_SYMBOL(mcGetDevice, mcError_t),
	SHIM_SYMBOL(mcGetLastError, mcError_t),
	SHIM_SYMBOL(mcPeekAtLastError, mcError_t),
	SHIM_SYMBOL(mcSetDevice, mcError_t),
	SHIM_SYMBOL(mcMemcpy2DAsync, mcError_t),
	SHIM_SYMBOL(mcMemcpyAsync, mcError_t),
	SHIM_SYMBOL(mcMemcpyDtoDAsync, mcError_t),
	SHIM_SYMBOL(mcMemcpyDtoHAsync, mcError_t),
	SHIM_SYMBOL(mcMemcpyFromSymbolAsync, mcError_t),
	SHIM_SYMBOL(mcMemcpyHtoDAsync, mcError_t),
	SHIM_SYMBOL(mcMemcpyPeerAsync, mcError_t),
	SHIM_SYMBOL(mcMemcpyToSymbolAsync, mcError_t),
	SHIM_SYMBOL(mcMemsetAsync, mcError_t),
	SHIM_SYMBOL(mcMemsetD32Async, mcError_t),
	SHIM_SYMBOL(mcMemcpy, mcError_t),
	SHIM_SYMBOL(mcMemcpy2D, mcError_t),
	SHIM_SYMBOL(mcMemcpyDtoD, mcError_t),
	SHIM_SYMBOL(mcMemcpyDtoH, mcError_t),
	SHIM_SYMBOL(mcMemcpyFromSymbol, mcError_t),
	SHIM_SYMBOL(mcMemcpyHtoD, mcError_t),
	SHIM_SYMBOL(mcMemcpyPeer, mcError_t),
	SHIM_SYMBOL(mcMemcpyToSymbol, mcError_t),
	SHIM_SYMBOL(mcMemset, mcError_t),
	SHIM_SYMBOL(mcCtxCreate, mcError_t),
	SHIM_SYMBOL(mcCtxDestroy, mcError_t),
	SHIM_SYMBOL(mcCtxGetCurrent, mcError_t),
	SHIM_SYMBOL(mcCtxPopCurrent, mcError_t),
	SHIM_SYMBOL(mcCtxPushCurrent, mcError_t),
	SHIM_SYMBOL(mcCtxSetCurrent, mcError_t),
	SHIM_SYMBOL(mcDeviceCanAccessPeer, mcError_t),
	SHIM_SYMBOL(mcDeviceDisablePeerAccess, mcError_t),
	SHIM_SYMBOL(mcDeviceEnableAccessPeer, mcError_t),
	SHIM_SYMBOL(mcDeviceEnablePeerAccess, mcError_t),
	SHIM_SYMBOL(mcDeviceGet, mcError_t),
	SHIM_SYMBOL(mcDeviceGetAttribute, mcError_t),
	SHIM_SYMBOL(mcDeviceGetByPCIBusId, mcError_t),
	SHIM_SYMBOL(mcDeviceGetDefaultMemPool, mcError_t),
	SHIM_SYMBOL(mcDeviceGetName, mcError_t),
	SHIM_SYMBOL(mcDeviceGetPCIBusId, mcError_t),
	SHIM_SYMBOL(mcDeviceGetStreamPriorityRange, mcError_t),
	SHIM_SYMBOL(mcDevicePrimaryCtxGetState, mcError_t),
	SHIM_SYMBOL(mcDevicePrimaryCtxRelease, mcError_t),
	SHIM_SYMBOL(mcDevicePrimaryCtxReset, mcError_t),
	SHIM_SYMBOL(mcDevicePrimaryCtxRetain, mcError_t),
	SHIM_SYMBOL(mcDeviceReset, mcError_t),
	SHIM_SYMBOL(mcDeviceSetLimit, mcError_t),
	SHIM_SYMBOL(mcDeviceTotalMem, mcError_t),
	SHIM_SYMBOL(mcDriverGetVersion, mcError_t),
	SHIM_SYMBOL(mcEventCreate, mcError_t),
	SHIM_SYMBOL(mcEventCreateWithFlags, mcError_t),
	SHIM_SYMBOL(mcEventDestroy, mcError_t),
	SHIM_SYMBOL(mcEventElapsedTime, mcError_t),
	SHIM_SYMBOL(mcEventSynchronize, mcError_t),
	SHIM_SYMBOL(mcExtMallocWithFlags, mcError_t),
	SHIM_SYMBOL(mcFree, mcError_t),
	SHIM_SYMBOL(mcFreeAsync, mcError_t),
	SHIM_SYMBOL(mcFreeHost, mcError_t),
	SHIM_SYMBOL(mcFuncGetAttribute, mcError_t),
	SHIM_SYMBOL(mcFuncGetAttributes, mcError_t),
	SHIM_SYMBOL(mcFuncSetAttribute, mcError_t),
	SHIM_SYMBOL(mcGetDeviceCount, mcError_t),
	SHIM_SYMBOL(mcGetDeviceProperties, mcError_t),
	SHIM_SYMBOL(mcGetErrorName, const_char_p),
	SHIM_SYMBOL(mcGetErrorString, const_char_p),
	SHIM_SYMBOL(mcGraphAddDependencies, mcError_t),
	SHIM_SYMBOL(mcGraphAddEmptyNode, mcError_t),
	SHIM_SYMBOL(mcGraphAddHostNode, mcError_t),
	SHIM_SYMBOL(mcGraphAddKernelNode, mcError_t),
	SHIM_SYMBOL(mcGraphAddMemAllocNode, mcError_t),
	SHIM_SYMBOL(mcGraphAddMemFreeNode, mcError_t),
	SHIM_SYMBOL(mcGraphAddMemcpyNode1D, mcError_t),
	SHIM_SYMBOL(mcGraphAddMemsetNode, mcError_t),
	SHIM_SYMBOL(mcGraphCreate, mcError_t),
	SHIM_SYMBOL(mcGraphDestroy, mcError_t),
	SHIM_SYMBOL(mcGraphExecDestroy, mcError_t),
	SHIM_SYMBOL(mcGraphGetNodes, mcError_t),
	SHIM_SYMBOL(mcGraphInstantiate, mcError_t),
	SHIM_SYMBOL(mcGraphInstantiateWithFlags, mcError_t),
	SHIM_SYMBOL(mcHostGetDevicePointer, mcError_t),
	SHIM_SYMBOL(mcHostGetFlags, mcError_t),
	SHIM_SYMBOL(mcHostRegister, mcError_t),
	SHIM_SYMBOL(mcHostUnregister, mcError_t),
	SHIM_SYMBOL(mcInit, mcError_t),
	SHIM_SYMBOL(mcIpcCloseMemHandle, mcError_t),
	SHIM_SYMBOL(mcIpcGetMemHandle, mcError_t),
	SHIM_SYMBOL(mcIpcOpenMemHandle, mcError_t),
	SHIM_SYMBOL(mcLaunchHostFunc, mcError_t),
	SHIM_SYMBOL(mcMalloc, mcError_t),
	SHIM_SYMBOL(mcMallocAsync, mcError_t),
	SHIM_SYMBOL(mcMallocFromPoolAsync, mcError_t),
	SHIM_SYMBOL(mcMallocHost, mcError_t),
	SHIM_SYMBOL(mcMallocManaged, mcError_t),
	SHIM_SYMBOL(mcMallocPitch, mcError_t),
	SHIM_SYMBOL(mcMemAddressFree, mcError_t),
	SHIM_SYMBOL(mcMemAddressReserve, mcError_t),
	SHIM_SYMBOL(mcMemAdvise, mcError_t),
	SHIM_SYMBOL(mcMemAllocAsync, mcError_t),
	SHIM_SYMBOL(mcMemCreate, mcError_t),
	SHIM_SYMBOL(mcMemExportToShareableHandle, mcError_t),
	SHIM_SYMBOL(mcMemFreeAsync, mcError_t),
	SHIM_SYMBOL(mcMemGetAddressRange, mcError_t),
	SHIM_SYMBOL(mcMemGetAllocationGranularity, mcError_t),
	SHIM_SYMBOL(mcMemGetHandleForAddressRange, mcError_t),
	SHIM_SYMBOL(mcMemGetInfo, mcError_t),
	SHIM_SYMBOL(mcMemImportFromShareableHandle, mcError_t),
	SHIM_SYMBOL(mcMemMap, mcError_t),
	SHIM_SYMBOL(mcMemPoolCreate, mcError_t),
	SHIM_SYMBOL(mcMemPoolDestroy, mcError_t),
	SHIM_SYMBOL(mcMemPoolGetAttribute, mcError_t),
	SHIM_SYMBOL(mcMemPoolSetAttribute, mcError_t),
	SHIM_SYMBOL(mcMemPoolTrimTo, mcError_t),
	SHIM_SYMBOL(mcMemRelease, mcError_t),
	SHIM_SYMBOL(mcMemRetainAllocationHandle, mcError_t),
	SHIM_SYMBOL(mcMemSetAccess, mcError_t),
	SHIM_SYMBOL(mcMemUnmap, mcError_t),
	SHIM_SYMBOL(mcModuleGetFunction, mcError_t),
	SHIM_SYMBOL(mcModuleGetGlobal, mcError_t),
	SHIM_SYMBOL(mcModuleLoad, mcError_t),
	SHIM_SYMBOL(mcModuleLoadData, mcError_t),
	SHIM_SYMBOL(mcModuleLoadDataEx, mcError_t),
	SHIM_SYMBOL(mcModuleOccupancyMaxActiveBlocksPerMultiprocessor, mcError_t),
	SHIM_SYMBOL(mcModuleUnload, mcError_t),
	SHIM_SYMBOL(mcMulticastAddDevice, mcError_t),
	SHIM_SYMBOL(mcMulticastBindMem, mcError_t),
	SHIM_SYMBOL(mcMulticastCreate, mcError_t),
	SHIM_SYMBOL(mcMulticastGetGranularity, mcError_t),
	SHIM_SYMBOL(mcOccupancyMaxActiveBlocksPerMultiprocessor, mcError_t),
	SHIM_SYMBOL(mcPointerGetAttributes, mcError_t),
	SHIM_SYMBOL(mcRuntimeGetVersion, mcError_t),
	SHIM_SYMBOL(mcStreamAddCallback, mcError_t),
	SHIM_SYMBOL(mcStreamBeginCapture, mcError_t),
	SHIM_SYMBOL(mcStreamCreate, mcError_t),
	SHIM_SYMBOL(mcStreamCreateWithFlags, mcError_t),
	SHIM_SYMBOL(mcStreamCreateWithPriority, mcError_t),
	SHIM_SYMBOL(mcStreamDestroy, mcError_t),
	SHIM_SYMBOL(mcStreamEndCapture, mcError_t),
	SHIM_SYMBOL(mcStreamGetDevice, mcError_t),
	SHIM_SYMBOL(mcStreamGetFlags, mcError_t),
	SHIM_SYMBOL(mcStreamGetPriority, mcError_t),
	SHIM_SYMBOL(mcThreadExchangeStreamCaptureMode, mcError_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libmcruntime.so",
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
