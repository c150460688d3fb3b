/* Made by `porter gen --backend cuda`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)
{
	return real_cuArray3DGetDescriptor(pArrayDescriptor, hArray);
}

CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
	return real_cuArray3DGetDescriptor_v2(pArrayDescriptor, hArray);
}

CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)
{
	return real_cuArrayGetDescriptor(pArrayDescriptor, hArray);
}

CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
	return real_cuArrayGetDescriptor_v2(pArrayDescriptor, hArray);
}

CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
		CUarray array, CUdevice device)
{
	return real_cuArrayGetMemoryRequirements(memoryRequirements, array, device);
}

CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
{
	return real_cuArrayGetPlane(pPlaneArray, hArray, planeIdx);
}

CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)
{
	return real_cuArrayGetSparseProperties(sparseProperties, array);
}

CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)
{
	return real_cuCheckpointOperationComplete(handle);
}

CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)
{
	return real_cuCheckpointProcessCheckpoint(pid, args);
}

CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
{
	return real_cuCheckpointProcessGetRestoreThreadId(pid, tid);
}

CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)
{
	return real_cuCheckpointProcessGetState(pid, state);
}

CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)
{
	return real_cuCheckpointProcessLock(pid, args);
}

CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)
{
	return real_cuCheckpointProcessRestore(pid, args);
}

CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
{
	return real_cuCheckpointProcessUnlock(pid, args);
}

CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)
{
	return real_cuCoredumpDeregisterCompleteCallback(callback);
}

CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)
{
	return real_cuCoredumpDeregisterStartCallback(callback);
}

CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
	return real_cuCoredumpGetAttribute(attrib, value, size);
}

CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
	return real_cuCoredumpGetAttributeGlobal(attrib, value, size);
}

CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData,
		CUcoredumpCallbackHandle *callbackOut)
{
	return real_cuCoredumpRegisterCompleteCallback(callback, userData, callbackOut);
}

CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData,
		CUcoredumpCallbackHandle *callbackOut)
{
	return real_cuCoredumpRegisterStartCallback(callback, userData, callbackOut);
}

CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
	return real_cuCoredumpSetAttribute(attrib, value, size);
}

CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
	return real_cuCoredumpSetAttributeGlobal(attrib, value, size);
}

CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)
{
	return real_cuCtxAttach(pctx, flags);
}

CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
{
	return real_cuCtxFromGreenCtx(pContext, hCtx);
}

CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
{
	return real_cuCtxGetApiVersion(ctx, version);
}

CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
	return real_cuCtxGetCacheConfig(pconfig);
}

SHIM_HOT CUresult cuCtxGetCurrent(CUcontext *pctx)
{
	return real_cuCtxGetCurrent(pctx);
}

CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)
{
	return real_cuCtxGetDevResource(hCtx, resource, type);
}

SHIM_HOT CUresult cuCtxGetDevice(CUdevice *device)
{
	return real_cuCtxGetDevice(device);
}

SHIM_HOT CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
{
	return real_cuCtxGetDevice_v2(device, ctx);
}

CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)
{
	return real_cuCtxGetExecAffinity(pExecAffinity, type);
}

CUresult cuCtxGetFlags(unsigned int *flags)
{
	return real_cuCtxGetFlags(flags);
}

CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
{
	return real_cuCtxGetId(ctx, ctxId);
}

SHIM_HOT CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
	return real_cuCtxGetLimit(pvalue, limit);
}

CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
	return real_cuCtxGetSharedMemConfig(pConfig);
}

CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return real_cuCtxGetStreamPriorityRange(leastPriority, greatestPriority);
}

CUresult cuCtxPopCurrent(CUcontext *pctx)
{
	return real_cuCtxPopCurrent(pctx);
}

CUresult cuCtxPopCurrent_v2(CUcontext *pctx)
{
	return real_cuCtxPopCurrent_v2(pctx);
}

CUresult cuCtxPushCurrent(CUcontext ctx)
{
	return real_cuCtxPushCurrent(ctx);
}

CUresult cuCtxPushCurrent_v2(CUcontext ctx)
{
	return real_cuCtxPushCurrent_v2(ctx);
}

CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
{
	return real_cuCtxRecordEvent(hCtx, hEvent);
}

CUresult cuCtxResetPersistingL2Cache(void)
{
	return real_cuCtxResetPersistingL2Cache();
}

CUresult cuCtxSetCacheConfig(CUfunc_cache config)
{
	return real_cuCtxSetCacheConfig(config);
}

SHIM_HOT CUresult cuCtxSetCurrent(CUcontext ctx)
{
	return real_cuCtxSetCurrent(ctx);
}

CUresult cuCtxSetFlags(unsigned int flags)
{
	return real_cuCtxSetFlags(flags);
}

CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)
{
	return real_cuCtxSetSharedMemConfig(config);
}

CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
{
	return real_cuCtxWaitEvent(hCtx, hEvent);
}

CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
{
	return real_cuDestroyExternalSemaphore(extSem);
}

CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
		unsigned int nbResources)
{
	return real_cuDevResourceGenerateDesc(phDesc, resources, nbResources);
}

CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
		const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
		CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)
{
	return real_cuDevSmResourceSplit(result, nbGroups, input, remainder, flags, groupParams);
}

CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
		const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
		unsigned int minCount)
{
	return real_cuDevSmResourceSplitByCount(result, nbGroups, input, remainder, flags,
			minCount);
}

CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
	return real_cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev);
}

CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
	return real_cuDeviceComputeCapability(major, minor, dev);
}

SHIM_HOT CUresult cuDeviceGet(CUdevice *device, int ordinal)
{
	return real_cuDeviceGet(device, ordinal);
}

CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
	return real_cuDeviceGetAttribute(pi, attrib, dev);
}

CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
	return real_cuDeviceGetByPCIBusId(dev, pciBusId);
}

CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)
{
	return real_cuDeviceGetCliqueCount(count, dev);
}

CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)
{
	return real_cuDeviceGetCliqueInfo(cliqueInfo, count, dev);
}

CUresult cuDeviceGetCount(int *count)
{
	return real_cuDeviceGetCount(count);
}

CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)
{
	return real_cuDeviceGetDevResource(device, resource, type);
}

CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
{
	return real_cuDeviceGetExecAffinitySupport(pi, type, dev);
}

CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)
{
	return real_cuDeviceGetFabricClusterUuid(uuid, dev);
}

CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
	return real_cuDeviceGetGraphMemAttribute(device, attr, value);
}

CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
		const CUatomicOperation *operations, unsigned int count, CUdevice dev)
{
	return real_cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev);
}

CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)
{
	return real_cuDeviceGetLuid(luid, deviceNodeMask, dev);
}

CUresult cuDeviceGetName(char *name, int len, CUdevice dev)
{
	return real_cuDeviceGetName(name, len, dev);
}

CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
{
	return real_cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags);
}

CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
		const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
		CUdevice dstDevice)
{
	return real_cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice,
			dstDevice);
}

CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
		CUdevice dstDevice)
{
	return real_cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice);
}

CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
	return real_cuDeviceGetPCIBusId(pciBusId, len, dev);
}

CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)
{
	return real_cuDeviceGetProperties(prop, dev);
}

CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format,
		unsigned int numChannels, CUdevice dev)
{
	return real_cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels,
			dev);
}

CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)
{
	return real_cuDeviceGetUuid(uuid, dev);
}

CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
{
	return real_cuDeviceGetUuid_v2(uuid, dev);
}

SHIM_HOT CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
{
	return real_cuDevicePrimaryCtxGetState(dev, flags, active);
}

CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags)
{
	return real_cuDevicePrimaryCtxSetFlags(dev, flags);
}

CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)
{
	return real_cuDevicePrimaryCtxSetFlags_v2(dev, flags);
}

CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc,
		void *userData, CUasyncCallbackHandle *callback)
{
	return real_cuDeviceRegisterAsyncNotification(device, callbackFunc, userData, callback);
}

CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
	return real_cuDeviceSetGraphMemAttribute(device, attr, value);
}

CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
	return real_cuDeviceSetMemPool(dev, pool);
}

CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
{
	return real_cuDeviceUnregisterAsyncNotification(device, callback);
}

SHIM_HOT CUresult cuDriverGetVersion(int *driverVersion)
{
	return real_cuDriverGetVersion(driverVersion);
}

CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
		CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)
{
	return real_cuEGLStreamConsumerAcquireFrame(conn, pCudaResource, pStream, timeout);
}

CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
{
	return real_cuEGLStreamConsumerDisconnect(conn);
}

CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
		CUgraphicsResource pCudaResource, CUstream *pStream)
{
	return real_cuEGLStreamConsumerReleaseFrame(conn, pCudaResource, pStream);
}

CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
{
	return real_cuEGLStreamProducerDisconnect(conn);
}

CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe,
		CUstream *pStream)
{
	return real_cuEGLStreamProducerPresentFrame(conn, eglframe, pStream);
}

CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe,
		CUstream *pStream)
{
	return real_cuEGLStreamProducerReturnFrame(conn, eglframe, pStream);
}

CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)
{
	return real_cuEventCreate(phEvent, Flags);
}

CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
{
	return real_cuEventCreateFromEGLSync(phEvent, eglSync, flags);
}

CUresult cuEventDestroy(CUevent hEvent)
{
	return real_cuEventDestroy(hEvent);
}

CUresult cuEventDestroy_v2(CUevent hEvent)
{
	return real_cuEventDestroy_v2(hEvent);
}

CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	return real_cuEventElapsedTime(pMilliseconds, hStart, hEnd);
}

CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	return real_cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd);
}

SHIM_HOT CUresult cuEventRecord(CUevent hEvent, CUstream hStream)
{
	return real_cuEventRecord(hEvent, hStream);
}

SHIM_HOT CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
{
	return real_cuEventRecordWithFlags(hEvent, hStream, flags);
}

SHIM_HOT CUresult cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned int flags)
{
	return real_cuEventRecordWithFlags_ptsz(hEvent, hStream, flags);
}

SHIM_HOT CUresult cuEventRecord_ptsz(CUevent hEvent, CUstream hStream)
{
	return real_cuEventRecord_ptsz(hEvent, hStream);
}

CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
		const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
{
	return real_cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc);
}

CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem,
		const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
{
	return real_cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc);
}

CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
		CUflushGPUDirectRDMAWritesScope scope)
{
	return real_cuFlushGPUDirectRDMAWrites(target, scope);
}

CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
	return real_cuFuncGetAttribute(pi, attrib, hfunc);
}

CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
	return real_cuFuncGetModule(hmod, hfunc);
}

CUresult cuFuncGetName(const char **name, CUfunction hfunc)
{
	return real_cuFuncGetName(name, hfunc);
}

CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)
{
	return real_cuFuncGetParamCount(func, paramCount);
}

CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
		size_t *paramSize)
{
	return real_cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize);
}

CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
{
	return real_cuFuncIsLoaded(state, function);
}

CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
{
	return real_cuFuncSetBlockShape(hfunc, x, y, z);
}

CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
	return real_cuFuncSetCacheConfig(hfunc, config);
}

CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
	return real_cuFuncSetSharedMemConfig(hfunc, config);
}

CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
{
	return real_cuFuncSetSharedSize(hfunc, bytes);
}

CUresult cuGLGetDevices(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
		unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
{
	return real_cuGLGetDevices(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList);
}

CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
		unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
{
	return real_cuGLGetDevices_v2(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList);
}

CUresult cuGLInit(void)
{
	return real_cuGLInit();
}

CUresult cuGLMapBufferObject(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer)
{
	return real_cuGLMapBufferObject(dptr, size, buffer);
}

CUresult cuGLMapBufferObjectAsync(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer,
		CUstream hStream)
{
	return real_cuGLMapBufferObjectAsync(dptr, size, buffer, hStream);
}

CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,
		CUstream hStream)
{
	return real_cuGLMapBufferObjectAsync_v2(dptr, size, buffer, hStream);
}

CUresult cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr *dptr, size_t *size, GLuint buffer,
		CUstream hStream)
{
	return real_cuGLMapBufferObjectAsync_v2_ptsz(dptr, size, buffer, hStream);
}

CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
	return real_cuGLMapBufferObject_v2(dptr, size, buffer);
}

CUresult cuGLMapBufferObject_v2_ptds(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
	return real_cuGLMapBufferObject_v2_ptds(dptr, size, buffer);
}

CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
{
	return real_cuGLSetBufferObjectMapFlags(buffer, Flags);
}

CUresult cuGLUnmapBufferObject(GLuint buffer)
{
	return real_cuGLUnmapBufferObject(buffer);
}

CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
{
	return real_cuGLUnmapBufferObjectAsync(buffer, hStream);
}

CUresult cuGetErrorName(CUresult error, const char **pStr)
{
	return real_cuGetErrorName(error, pStr);
}

SHIM_HOT CUresult cuGetErrorString(CUresult error, const char **pStr)
{
	return real_cuGetErrorString(error, pStr);
}

CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
{
	return real_cuGetExportTable(ppExportTable, pExportTableId);
}

CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
	return real_cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies,
			nodeParams);
}

CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)
{
	return real_cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies,
			childGraph);
}

CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
		size_t numDependencies)
{
	return real_cuGraphAddDependencies(hGraph, from, to, numDependencies);
}

CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
		const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	return real_cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies);
}

CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies)
{
	return real_cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies);
}

CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	return real_cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies,
			event);
}

CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	return real_cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies,
			event);
}

CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
	return real_cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies,
			numDependencies, nodeParams);
}

CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
	return real_cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies,
			numDependencies, nodeParams);
}

CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_HOST_NODE_PARAMS *nodeParams)
{
	return real_cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies,
			nodeParams);
}

CUresult cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	return real_cuGraphAddKernelNode(phGraphNode, hGraph, dependencies, numDependencies,
			nodeParams);
}

CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	return real_cuGraphAddKernelNode_v2(phGraphNode, hGraph, dependencies, numDependencies,
			nodeParams);
}

CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
{
	return real_cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies, numDependencies,
			nodeParams);
}

CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)
{
	return real_cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr);
}

CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
	return real_cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies,
			copyParams, ctx);
}

CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
	return real_cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies,
			memsetParams, ctx);
}

CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
		size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	return real_cuGraphAddNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
}

CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	return real_cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, dependencyData,
			numDependencies, nodeParams);
}

CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	return real_cuGraphAddNode_v3(phGraphNode, hGraph, dependencies, dependencyData,
			numDependencies, nodeParams);
}

CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
		CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)
{
	return real_cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out);
}

CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
	return real_cuGraphBatchMemOpNodeSetParams(hNode, nodeParams);
}

CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
	return real_cuGraphChildGraphNodeGetGraph(hNode, phGraph);
}

CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
{
	return real_cuGraphClone(phGraphClone, originalGraph);
}

CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
		CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
{
	return real_cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue,
			flags);
}

CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)
{
	return real_cuGraphCreate(phGraph, flags);
}

CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
{
	return real_cuGraphDebugDotPrint(hGraph, path, flags);
}

CUresult cuGraphDestroy(CUgraph hGraph)
{
	return real_cuGraphDestroy(hGraph);
}

CUresult cuGraphDestroyNode(CUgraphNode hNode)
{
	return real_cuGraphDestroyNode(hNode);
}

CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	return real_cuGraphEventRecordNodeGetEvent(hNode, event_out);
}

CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	return real_cuGraphEventRecordNodeSetEvent(hNode, event);
}

CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	return real_cuGraphEventWaitNodeGetEvent(hNode, event_out);
}

CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	return real_cuGraphEventWaitNodeSetEvent(hNode, event);
}

CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
	return real_cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams);
}

CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUgraph childGraph)
{
	return real_cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph);
}

CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUevent event)
{
	return real_cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event);
}

CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
	return real_cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event);
}

CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
	return real_cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams);
}

CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
	return real_cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams);
}

CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
	return real_cuGraphExecGetFlags(hGraphExec, flags);
}

CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)
{
	return real_cuGraphExecGetId(hGraphExec, graphId);
}

CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_HOST_NODE_PARAMS *nodeParams)
{
	return real_cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams);
}

CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	return real_cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams);
}

CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	return real_cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams);
}

CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
	return real_cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx);
}

CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
	return real_cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx);
}

CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUgraphNodeParams *nodeParams)
{
	return real_cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams);
}

CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out,
		CUgraphExecUpdateResult *updateResult_out)
{
	return real_cuGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out);
}

CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
		CUgraphExecUpdateResultInfo *resultInfo)
{
	return real_cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo);
}

CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
		CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
{
	return real_cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out);
}

CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
	return real_cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams);
}

CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
		CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
{
	return real_cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out);
}

CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
	return real_cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams);
}

CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
{
	return real_cuGraphGetEdges(hGraph, from, to, numEdges);
}

CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
		CUgraphEdgeData *edgeData, size_t *numEdges)
{
	return real_cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges);
}

CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)
{
	return real_cuGraphGetId(hGraph, graphId);
}

CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
	return real_cuGraphGetNodes(hGraph, nodes, numNodes);
}

CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
{
	return real_cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes);
}

CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
{
	return real_cuGraphHostNodeGetParams(hNode, nodeParams);
}

CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
{
	return real_cuGraphHostNodeSetParams(hNode, nodeParams);
}

CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
	return real_cuGraphKernelNodeCopyAttributes(dst, src);
}

CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
		CUkernelNodeAttrValue *value_out)
{
	return real_cuGraphKernelNodeGetAttribute(hNode, attr, value_out);
}

CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	return real_cuGraphKernelNodeGetParams(hNode, nodeParams);
}

CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	return real_cuGraphKernelNodeGetParams_v2(hNode, nodeParams);
}

CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
		const CUkernelNodeAttrValue *value)
{
	return real_cuGraphKernelNodeSetAttribute(hNode, attr, value);
}

CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	return real_cuGraphKernelNodeSetParams(hNode, nodeParams);
}

CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	return real_cuGraphKernelNodeSetParams_v2(hNode, nodeParams);
}

CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
{
	return real_cuGraphMemAllocNodeGetParams(hNode, params_out);
}

CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
{
	return real_cuGraphMemFreeNodeGetParams(hNode, dptr_out);
}

CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
{
	return real_cuGraphMemcpyNodeGetParams(hNode, nodeParams);
}

CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
{
	return real_cuGraphMemcpyNodeSetParams(hNode, nodeParams);
}

CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
	return real_cuGraphMemsetNodeGetParams(hNode, nodeParams);
}

CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
	return real_cuGraphMemsetNodeSetParams(hNode, nodeParams);
}

CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
		CUgraph hClonedGraph)
{
	return real_cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph);
}

CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
{
	return real_cuGraphNodeGetContainingGraph(hNode, phGraph);
}

CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies,
		size_t *numDependencies)
{
	return real_cuGraphNodeGetDependencies(hNode, dependencies, numDependencies);
}

CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
		CUgraphEdgeData *edgeData, size_t *numDependencies)
{
	return real_cuGraphNodeGetDependencies_v2(hNode, dependencies, edgeData, numDependencies);
}

CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes,
		size_t *numDependentNodes)
{
	return real_cuGraphNodeGetDependentNodes(hNode, dependentNodes, numDependentNodes);
}

CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
		CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
	return real_cuGraphNodeGetDependentNodes_v2(hNode, dependentNodes, edgeData,
			numDependentNodes);
}

CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)
{
	return real_cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled);
}

CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
{
	return real_cuGraphNodeGetLocalId(hNode, nodeId);
}

CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
	return real_cuGraphNodeGetParams(hNode, nodeParams);
}

CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
{
	return real_cuGraphNodeGetToolsId(hNode, toolsNodeId);
}

CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
	return real_cuGraphNodeGetType(hNode, type);
}

CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)
{
	return real_cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled);
}

CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
	return real_cuGraphNodeSetParams(hNode, nodeParams);
}

CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
	return real_cuGraphNodeSetParams_v2(hNode, nodeParams);
}

CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)
{
	return real_cuGraphReleaseUserObject(graph, object, count);
}

CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
		size_t numDependencies)
{
	return real_cuGraphRemoveDependencies(hGraph, from, to, numDependencies);
}

CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
		const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	return real_cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies);
}

CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
		unsigned int flags)
{
	return real_cuGraphRetainUserObject(graph, object, count, flags);
}

CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
	return real_cuGraphicsMapResources(count, resources, hStream);
}

CUresult cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream)
{
	return real_cuGraphicsMapResources_ptsz(count, resources, hStream);
}

CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
		unsigned int index, unsigned int mipLevel)
{
	return real_cuGraphicsResourceGetMappedEglFrame(eglFrame, resource, index, mipLevel);
}

CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
		CUgraphicsResource resource)
{
	return real_cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray, resource);
}

CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned int *pSize,
		CUgraphicsResource resource)
{
	return real_cuGraphicsResourceGetMappedPointer(pDevPtr, pSize, resource);
}

CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
		CUgraphicsResource resource)
{
	return real_cuGraphicsResourceGetMappedPointer_v2(pDevPtr, pSize, resource);
}

CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags)
{
	return real_cuGraphicsResourceSetMapFlags(resource, flags);
}

CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)
{
	return real_cuGraphicsResourceSetMapFlags_v2(resource, flags);
}

CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource,
		unsigned int arrayIndex, unsigned int mipLevel)
{
	return real_cuGraphicsSubResourceGetMappedArray(pArray, resource, arrayIndex, mipLevel);
}

CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream)
{
	return real_cuGraphicsUnmapResources(count, resources, hStream);
}

CUresult cuGraphicsUnmapResources_ptsz(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream)
{
	return real_cuGraphicsUnmapResources_ptsz(count, resources, hStream);
}

CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)
{
	return real_cuGreenCtxGetDevResource(hCtx, resource, type);
}

CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)
{
	return real_cuGreenCtxGetId(greenCtx, greenCtxId);
}

CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	return real_cuGreenCtxRecordEvent(hCtx, hEvent);
}

CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags,
		int priority)
{
	return real_cuGreenCtxStreamCreate(phStream, greenCtx, flags, priority);
}

CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	return real_cuGreenCtxWaitEvent(hCtx, hEvent);
}

CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
		const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
{
	return real_cuImportExternalSemaphore(extSem_out, semHandleDesc);
}

CUresult cuInit(unsigned int Flags)
{
	return real_cuInit(Flags);
}

CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
{
	return real_cuIpcGetEventHandle(pHandle, event);
}

CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
{
	return real_cuIpcGetMemHandle(pHandle, dptr);
}

CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
{
	return real_cuIpcOpenEventHandle(phEvent, handle);
}

SHIM_HOT CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel,
		CUdevice dev)
{
	return real_cuKernelGetAttribute(pi, attrib, kernel, dev);
}

CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
	return real_cuKernelGetLibrary(pLib, kernel);
}

CUresult cuKernelGetName(const char **name, CUkernel hfunc)
{
	return real_cuKernelGetName(name, hfunc);
}

CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
{
	return real_cuKernelGetParamCount(kernel, paramCount);
}

CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
		size_t *paramSize)
{
	return real_cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize);
}

CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
	return real_cuKernelSetCacheConfig(kernel, config, dev);
}

CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
{
	return real_cuLibraryEnumerateKernels(kernels, numKernels, lib);
}

CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
{
	return real_cuLibraryGetKernelCount(count, lib);
}

CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)
{
	return real_cuLibraryGetUnifiedFunction(fptr, library, symbol);
}

CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size,
		const char *name, unsigned int numOptions, CUjit_option *options,
		void **optionValues)
{
	return real_cuLinkAddData(state, type, data, size, name, numOptions, options, optionValues);
}

CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size,
		const char *name, unsigned int numOptions, CUjit_option *options,
		void **optionValues)
{
	return real_cuLinkAddData_v2(state, type, data, size, name, numOptions, options,
			optionValues);
}

CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path,
		unsigned int numOptions, CUjit_option *options, void **optionValues)
{
	return real_cuLinkAddFile(state, type, path, numOptions, options, optionValues);
}

CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
		unsigned int numOptions, CUjit_option *options, void **optionValues)
{
	return real_cuLinkAddFile_v2(state, type, path, numOptions, options, optionValues);
}

CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
{
	return real_cuLinkComplete(state, cubinOut, sizeOut);
}

CUresult cuLinkCreate(unsigned int numOptions, CUjit_option *options, void **optionValues,
		CUlinkState *stateOut)
{
	return real_cuLinkCreate(numOptions, options, optionValues, stateOut);
}

CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues,
		CUlinkState *stateOut)
{
	return real_cuLinkCreate_v2(numOptions, options, optionValues, stateOut);
}

CUresult cuLinkDestroy(CUlinkState state)
{
	return real_cuLinkDestroy(state);
}

CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)
{
	return real_cuLogicalEndpointCreate(leId, prop);
}

CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)
{
	return real_cuLogicalEndpointDestroy(leId);
}

CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
		CUlogicalEndpointIpcHandleType handleType)
{
	return real_cuLogicalEndpointExport(handle, leId, handleType);
}

CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
		const CUlogicalEndpointProp *prop)
{
	return real_cuLogicalEndpointGetLimits(bindAlignment, maxSize, prop);
}

CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)
{
	return real_cuLogicalEndpointIdRelease(baseLeId, count);
}

CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)
{
	return real_cuLogicalEndpointIdReserve(baseLeId, count);
}

CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
		CUlogicalEndpointIpcHandleType handleType)
{
	return real_cuLogicalEndpointImport(leId, handle, handleType);
}

CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)
{
	return real_cuLogicalEndpointQuery(leId, count, queryStatus);
}

CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
{
	return real_cuLogsCurrent(iterator_out, flags);
}

CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
{
	return real_cuLogsDumpToFile(iterator, pathToFile, flags);
}

CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)
{
	return real_cuLogsDumpToMemory(iterator, buffer, size, flags);
}

CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
		CUlogsCallbackHandle *callback_out)
{
	return real_cuLogsRegisterCallback(callbackFunc, userData, callback_out);
}

CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
	return real_cuLogsUnregisterCallback(callback);
}

CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
	return real_cuMemAddressFree(ptr, size);
}

CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
		unsigned long long flags)
{
	return real_cuMemAddressReserve(ptr, size, alignment, addr, flags);
}

CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)
{
	return real_cuMemAdvise(devPtr, count, advice, device);
}

CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
		CUmemLocation location)
{
	return real_cuMemAdvise_v2(devPtr, count, advice, location);
}

CUresult cuMemAllocHost(void **pp, unsigned int bytesize)
{
	return real_cuMemAllocHost(pp, bytesize);
}

CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)
{
	return real_cuMemAllocHost_v2(pp, bytesize);
}

CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		unsigned long long flags, CUstream hStream)
{
	return real_cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream);
}

CUresult cuMemDiscardBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		unsigned long long flags, CUstream hStream)
{
	return real_cuMemDiscardBatchAsync_ptsz(dptrs, sizes, count, flags, hStream);
}

CUresult cuMemFreeHost(void *p)
{
	return real_cuMemFreeHost(p);
}

CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)
{
	return real_cuMemGetAccess(flags, location, ptr);
}

CUresult cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned int *psize, CUdeviceptr_v1 dptr)
{
	return real_cuMemGetAddressRange(pbase, psize, dptr);
}

CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
	return real_cuMemGetAddressRange_v2(pbase, psize, dptr);
}

CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
		CUmemAllocationGranularity_flags option)
{
	return real_cuMemGetAllocationGranularity(granularity, prop, option);
}

CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
		CUmemGenericAllocationHandle handle)
{
	return real_cuMemGetAllocationPropertiesFromHandle(prop, handle);
}

CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
		CUmemRangeHandleType handleType, unsigned long long flags)
{
	return real_cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags);
}

CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
		size_t samplingGranularity, CUmemLocation *location_out)
{
	return real_cuMemGetLocationInfo(ptr, size, summaryGranularity, samplingGranularity,
			location_out);
}

CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
{
	return real_cuMemHostAlloc(pp, bytesize, Flags);
}

CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned int Flags)
{
	return real_cuMemHostGetDevicePointer(pdptr, p, Flags);
}

CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
{
	return real_cuMemHostGetDevicePointer_v2(pdptr, p, Flags);
}

CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)
{
	return real_cuMemHostGetFlags(pFlags, p);
}

CUresult cuMemHostRegister(void *p, size_t bytesize, unsigned int Flags)
{
	return real_cuMemHostRegister(p, bytesize, Flags);
}

CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
{
	return real_cuMemHostRegister_v2(p, bytesize, Flags);
}

CUresult cuMemHostUnregister(void *p)
{
	return real_cuMemHostUnregister(p);
}

CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
{
	return real_cuMemMapArrayAsync(mapInfoList, count, hStream);
}

CUresult cuMemMapArrayAsync_ptsz(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
{
	return real_cuMemMapArrayAsync_ptsz(mapInfoList, count, hStream);
}

CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
{
	return real_cuMemPoolExportPointer(shareData_out, ptr);
}

CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
		CUmemAllocationHandleType handleType, unsigned long long flags)
{
	return real_cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags);
}

CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)
{
	return real_cuMemPoolGetAccess(flags, memPool, location);
}

CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	return real_cuMemPoolGetAttribute(pool, attr, value);
}

CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
		CUmemAllocationHandleType handleType, unsigned long long flags)
{
	return real_cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags);
}

CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
		CUmemPoolPtrExportData *shareData)
{
	return real_cuMemPoolImportPointer(ptr_out, pool, shareData);
}

CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
{
	return real_cuMemPoolSetAccess(pool, map, count);
}

CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
		CUdeviceptr devPtr, size_t count)
{
	return real_cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count);
}

CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes,
		size_t numAttributes, CUdeviceptr devPtr, size_t count)
{
	return real_cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr,
			count);
}

CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
{
	return real_cuMemSetAccess(ptr, size, desc, count);
}

CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)
{
	return real_cuMemSetMemPool(location, type, pool);
}

CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray,
		unsigned int level)
{
	return real_cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level);
}

CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
		CUmipmappedArray mipmap, CUdevice device)
{
	return real_cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device);
}

CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
		CUmipmappedArray mipmap)
{
	return real_cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap);
}

CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)
{
	return real_cuModuleEnumerateFunctions(functions, numFunctions, mod);
}

CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
{
	return real_cuModuleGetFunctionCount(count, mod);
}

CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
{
	return real_cuModuleGetLoadingMode(mode);
}

CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
{
	return real_cuModuleGetSurfRef(pSurfRef, hmod, name);
}

CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
{
	return real_cuModuleGetTexRef(pTexRef, hmod, name);
}

CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
{
	return real_cuMulticastAddDevice(mcHandle, dev);
}

CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop,
		CUmulticastGranularity_flags option)
{
	return real_cuMulticastGetGranularity(granularity, prop, option);
}

CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func,
		int numBlocks, int blockSize)
{
	return real_cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks,
			blockSize);
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize,
		size_t dynamicSMemSize)
{
	return real_cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize,
			dynamicSMemSize);
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
		int blockSize, size_t dynamicSMemSize, unsigned int flags)
{
	return real_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize,
			dynamicSMemSize, flags);
}

CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
		const CUlaunchConfig *config)
{
	return real_cuOccupancyMaxActiveClusters(numClusters, func, config);
}

CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
		CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
		int blockSizeLimit)
{
	return real_cuOccupancyMaxPotentialBlockSize(minGridSize, blockSize, func,
			blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit);
}

CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
		CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
		size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)
{
	return real_cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func,
			blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags);
}

CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
		const CUlaunchConfig *config)
{
	return real_cuOccupancyMaxPotentialClusterSize(clusterSize, func, config);
}

CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
{
	return real_cuParamSetSize(hfunc, numbytes);
}

CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
{
	return real_cuParamSetTexRef(hfunc, texunit, hTexRef);
}

CUresult cuParamSetf(CUfunction hfunc, int offset, float value)
{
	return real_cuParamSetf(hfunc, offset, value);
}

CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
{
	return real_cuParamSeti(hfunc, offset, value);
}

CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
{
	return real_cuParamSetv(hfunc, offset, ptr, numbytes);
}

CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
{
	return real_cuPointerGetAttribute(data, attribute, ptr);
}

CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes,
		void **data, CUdeviceptr ptr)
{
	return real_cuPointerGetAttributes(numAttributes, attributes, data, ptr);
}

CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
{
	return real_cuPointerSetAttribute(value, attribute, ptr);
}

CUresult cuProfilerInitialize(const char *configFile, const char *outputFile,
		CUoutput_mode outputMode)
{
	return real_cuProfilerInitialize(configFile, outputFile, outputMode);
}

CUresult cuProfilerStart(void)
{
	return real_cuProfilerStart();
}

CUresult cuProfilerStop(void)
{
	return real_cuProfilerStop();
}

CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	return real_cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream);
}

CUresult cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	return real_cuSignalExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems,
			stream);
}

CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
		unsigned int flags)
{
	return real_cuStreamAttachMemAsync(hStream, dptr, length, flags);
}

CUresult cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length,
		unsigned int flags)
{
	return real_cuStreamAttachMemAsync_ptsz(hStream, dptr, length, flags);
}

CUresult cuStreamBatchMemOp(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return real_cuStreamBatchMemOp(stream, count, paramArray, flags);
}

CUresult cuStreamBatchMemOp_ptsz(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return real_cuStreamBatchMemOp_ptsz(stream, count, paramArray, flags);
}

CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return real_cuStreamBatchMemOp_v2(stream, count, paramArray, flags);
}

CUresult cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return real_cuStreamBatchMemOp_v2_ptsz(stream, count, paramArray, flags);
}

CUresult cuStreamBeginCaptureToCig(CUstream hStream,
		CUstreamCigCaptureParams *streamCigCaptureParams)
{
	return real_cuStreamBeginCaptureToCig(hStream, streamCigCaptureParams);
}

CUresult cuStreamBeginCaptureToCig_ptsz(CUstream hStream,
		CUstreamCigCaptureParams *streamCigCaptureParams)
{
	return real_cuStreamBeginCaptureToCig_ptsz(hStream, streamCigCaptureParams);
}

CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)
{
	return real_cuStreamCopyAttributes(dst, src);
}

CUresult cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src)
{
	return real_cuStreamCopyAttributes_ptsz(dst, src);
}

CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)
{
	return real_cuStreamCreate(phStream, Flags);
}

CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
{
	return real_cuStreamCreateWithPriority(phStream, flags, priority);
}

CUresult cuStreamEndCaptureToCig(CUstream hStream)
{
	return real_cuStreamEndCaptureToCig(hStream);
}

CUresult cuStreamEndCaptureToCig_ptsz(CUstream hStream)
{
	return real_cuStreamEndCaptureToCig_ptsz(hStream);
}

CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)
{
	return real_cuStreamGetAttribute(hStream, attr, value_out);
}

CUresult cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
		CUstreamAttrValue *value_out)
{
	return real_cuStreamGetAttribute_ptsz(hStream, attr, value_out);
}

CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out)
{
	return real_cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out);
}

CUresult cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out)
{
	return real_cuStreamGetCaptureInfo_ptsz(hStream, captureStatus_out, id_out);
}

CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		size_t *numDependencies_out)
{
	return real_cuStreamGetCaptureInfo_v2(hStream, captureStatus_out, id_out, graph_out,
			dependencies_out, numDependencies_out);
}

CUresult cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		size_t *numDependencies_out)
{
	return real_cuStreamGetCaptureInfo_v2_ptsz(hStream, captureStatus_out, id_out, graph_out,
			dependencies_out, numDependencies_out);
}

CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
	return real_cuStreamGetCaptureInfo_v3(hStream, captureStatus_out, id_out, graph_out,
			dependencies_out, edgeData_out, numDependencies_out);
}

CUresult cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
	return real_cuStreamGetCaptureInfo_v3_ptsz(hStream, captureStatus_out, id_out, graph_out,
			dependencies_out, edgeData_out, numDependencies_out);
}

CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
{
	return real_cuStreamGetCtx(hStream, pctx);
}

CUresult cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx)
{
	return real_cuStreamGetCtx_ptsz(hStream, pctx);
}

CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	return real_cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx);
}

CUresult cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	return real_cuStreamGetCtx_v2_ptsz(hStream, pCtx, pGreenCtx);
}

CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)
{
	return real_cuStreamGetDevResource(hStream, resource, type);
}

CUresult cuStreamGetDevResource_ptsz(CUstream hStream, CUdevResource *resource,
		CUdevResourceType type)
{
	return real_cuStreamGetDevResource_ptsz(hStream, resource, type);
}

CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
	return real_cuStreamGetDevice(hStream, device);
}

CUresult cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device)
{
	return real_cuStreamGetDevice_ptsz(hStream, device);
}

CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)
{
	return real_cuStreamGetFlags(hStream, flags);
}

CUresult cuStreamGetFlags_ptsz(CUstream hStream, unsigned int *flags)
{
	return real_cuStreamGetFlags_ptsz(hStream, flags);
}

CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
{
	return real_cuStreamGetGreenCtx(hStream, phCtx);
}

CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)
{
	return real_cuStreamGetId(hStream, streamId);
}

CUresult cuStreamGetId_ptsz(CUstream hStream, unsigned long long *streamId)
{
	return real_cuStreamGetId_ptsz(hStream, streamId);
}

CUresult cuStreamGetPriority(CUstream hStream, int *priority)
{
	return real_cuStreamGetPriority(hStream, priority);
}

CUresult cuStreamGetPriority_ptsz(CUstream hStream, int *priority)
{
	return real_cuStreamGetPriority_ptsz(hStream, priority);
}

SHIM_HOT CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
	return real_cuStreamIsCapturing(hStream, captureStatus);
}

SHIM_HOT CUresult cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
	return real_cuStreamIsCapturing_ptsz(hStream, captureStatus);
}

CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)
{
	return real_cuStreamSetAttribute(hStream, attr, value);
}

CUresult cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
		const CUstreamAttrValue *value)
{
	return real_cuStreamSetAttribute_ptsz(hStream, attr, value);
}

CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies,
		size_t numDependencies, unsigned int flags)
{
	return real_cuStreamUpdateCaptureDependencies(hStream, dependencies, numDependencies,
			flags);
}

CUresult cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, CUgraphNode *dependencies,
		size_t numDependencies, unsigned int flags)
{
	return real_cuStreamUpdateCaptureDependencies_ptsz(hStream, dependencies, numDependencies,
			flags);
}

CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies,
		const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
	return real_cuStreamUpdateCaptureDependencies_v2(hStream, dependencies, dependencyData,
			numDependencies, flags);
}

CUresult cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, CUgraphNode *dependencies,
		const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
	return real_cuStreamUpdateCaptureDependencies_v2_ptsz(hStream, dependencies, dependencyData,
			numDependencies, flags);
}

SHIM_HOT CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
	return real_cuStreamWaitEvent(hStream, hEvent, Flags);
}

SHIM_HOT CUresult cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
	return real_cuStreamWaitEvent_ptsz(hStream, hEvent, Flags);
}

CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return real_cuStreamWaitValue32(stream, addr, value, flags);
}

CUresult cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return real_cuStreamWaitValue32_ptsz(stream, addr, value, flags);
}

CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return real_cuStreamWaitValue32_v2(stream, addr, value, flags);
}

CUresult cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return real_cuStreamWaitValue32_v2_ptsz(stream, addr, value, flags);
}

CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return real_cuStreamWaitValue64(stream, addr, value, flags);
}

CUresult cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return real_cuStreamWaitValue64_ptsz(stream, addr, value, flags);
}

CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return real_cuStreamWaitValue64_v2(stream, addr, value, flags);
}

CUresult cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return real_cuStreamWaitValue64_v2_ptsz(stream, addr, value, flags);
}

CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return real_cuStreamWriteValue32(stream, addr, value, flags);
}

CUresult cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return real_cuStreamWriteValue32_ptsz(stream, addr, value, flags);
}

CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return real_cuStreamWriteValue32_v2(stream, addr, value, flags);
}

CUresult cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return real_cuStreamWriteValue32_v2_ptsz(stream, addr, value, flags);
}

CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return real_cuStreamWriteValue64(stream, addr, value, flags);
}

CUresult cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return real_cuStreamWriteValue64_ptsz(stream, addr, value, flags);
}

CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return real_cuStreamWriteValue64_v2(stream, addr, value, flags);
}

CUresult cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return real_cuStreamWriteValue64_v2_ptsz(stream, addr, value, flags);
}

CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)
{
	return real_cuSurfObjectCreate(pSurfObject, pResDesc);
}

CUresult cuSurfObjectDestroy(CUsurfObject surfObject)
{
	return real_cuSurfObjectDestroy(surfObject);
}

CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)
{
	return real_cuSurfObjectGetResourceDesc(pResDesc, surfObject);
}

CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
{
	return real_cuSurfRefGetArray(phArray, hSurfRef);
}

CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
{
	return real_cuSurfRefSetArray(hSurfRef, hArray, Flags);
}

CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
		cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
		const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
		const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel,
		cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
		CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
		CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
	return real_cuTensorMapEncodeIm2col(tensorMap, tensorDataType, tensorRank, globalAddress,
			globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner,
			channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle,
			l2Promotion, oobFill);
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
	return real_cuTensorMapEncodeIm2colWide(tensorMap, tensorDataType, tensorRank,
			globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth,
			pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides,
			interleave, mode, swizzle, l2Promotion, oobFill);
}

CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
		cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
		const cuuint64_t *globalStrides, const cuuint32_t *boxDim,
		const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
		CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
		CUtensorMapFloatOOBfill oobFill)
{
	return real_cuTensorMapEncodeTiled(tensorMap, tensorDataType, tensorRank, globalAddress,
			globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle,
			l2Promotion, oobFill);
}

CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)
{
	return real_cuTensorMapReplaceAddress(tensorMap, globalAddress);
}

CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
		CUtensorMapAllocClass *outAllocClass)
{
	return real_cuTensorMapSetAllocationClass(tensorMap, allocClass, outAllocClass);
}

CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
		const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
{
	return real_cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc);
}

CUresult cuTexObjectDestroy(CUtexObject texObject)
{
	return real_cuTexObjectDestroy(texObject);
}

CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)
{
	return real_cuTexObjectGetResourceDesc(pResDesc, texObject);
}

CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
		CUtexObject texObject)
{
	return real_cuTexObjectGetResourceViewDesc(pResViewDesc, texObject);
}

CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)
{
	return real_cuTexObjectGetTextureDesc(pTexDesc, texObject);
}

CUresult cuTexRefCreate(CUtexref *pTexRef)
{
	return real_cuTexRefCreate(pTexRef);
}

CUresult cuTexRefDestroy(CUtexref hTexRef)
{
	return real_cuTexRefDestroy(hTexRef);
}

CUresult cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef)
{
	return real_cuTexRefGetAddress(pdptr, hTexRef);
}

CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
{
	return real_cuTexRefGetAddressMode(pam, hTexRef, dim);
}

CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
{
	return real_cuTexRefGetAddress_v2(pdptr, hTexRef);
}

CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
{
	return real_cuTexRefGetArray(phArray, hTexRef);
}

CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
{
	return real_cuTexRefGetBorderColor(pBorderColor, hTexRef);
}

CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	return real_cuTexRefGetFilterMode(pfm, hTexRef);
}

CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
{
	return real_cuTexRefGetFlags(pFlags, hTexRef);
}

CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
{
	return real_cuTexRefGetFormat(pFormat, pNumChannels, hTexRef);
}

CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
{
	return real_cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef);
}

CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	return real_cuTexRefGetMipmapFilterMode(pfm, hTexRef);
}

CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
{
	return real_cuTexRefGetMipmapLevelBias(pbias, hTexRef);
}

CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
		CUtexref hTexRef)
{
	return real_cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp,
			hTexRef);
}

CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
{
	return real_cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef);
}

CUresult cuTexRefSetAddress(unsigned int *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr,
		unsigned int bytes)
{
	return real_cuTexRefSetAddress(ByteOffset, hTexRef, dptr, bytes);
}

CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc,
		CUdeviceptr_v1 dptr, unsigned int Pitch)
{
	return real_cuTexRefSetAddress2D(hTexRef, desc, dptr, Pitch);
}

CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
		CUdeviceptr dptr, size_t Pitch)
{
	return real_cuTexRefSetAddress2D_v2(hTexRef, desc, dptr, Pitch);
}

CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
		CUdeviceptr dptr, size_t Pitch)
{
	return real_cuTexRefSetAddress2D_v3(hTexRef, desc, dptr, Pitch);
}

CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
{
	return real_cuTexRefSetAddressMode(hTexRef, dim, am);
}

CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)
{
	return real_cuTexRefSetAddress_v2(ByteOffset, hTexRef, dptr, bytes);
}

CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
{
	return real_cuTexRefSetArray(hTexRef, hArray, Flags);
}

CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
{
	return real_cuTexRefSetBorderColor(hTexRef, pBorderColor);
}

CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	return real_cuTexRefSetFilterMode(hTexRef, fm);
}

CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
{
	return real_cuTexRefSetFlags(hTexRef, Flags);
}

CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
{
	return real_cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents);
}

CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
{
	return real_cuTexRefSetMaxAnisotropy(hTexRef, maxAniso);
}

CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	return real_cuTexRefSetMipmapFilterMode(hTexRef, fm);
}

CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
{
	return real_cuTexRefSetMipmapLevelBias(hTexRef, bias);
}

CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
		float maxMipmapLevelClamp)
{
	return real_cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
}

CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
		unsigned int Flags)
{
	return real_cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags);
}

CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
	return real_cuThreadExchangeStreamCaptureMode(mode);
}

CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)
{
	return real_cuUserObjectRelease(object, count);
}

CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)
{
	return real_cuUserObjectRetain(object, count);
}

CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
		VdpGetProcAddress *vdpGetProcAddress)
{
	return real_cuVDPAUGetDevice(pDevice, vdpDevice, vdpGetProcAddress);
}

CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	return real_cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream);
}

CUresult cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	return real_cuWaitExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems,
			stream);
}
