/* Made by `porter gen --backend cuda`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static CUresult absent_CUresult(void)
{
	return CUDA_ERROR_NOT_SUPPORTED;
}

static CUresult no_driver_CUresult(void)
{
	return CUDA_ERROR_NO_DEVICE;
}

static SHIM_UNUSED CUresult absent_untyped(void)
{
	return CUDA_ERROR_NOT_SUPPORTED;
}

static SHIM_UNUSED CUresult no_driver_untyped(void)
{
	return CUDA_ERROR_NO_DEVICE;
}

void cuEGLApiInit(void), slow_cuEGLApiInit(void);
void cuMemGetAttribute(void), slow_cuMemGetAttribute(void);
void cuMemGetAttribute_v2(void), slow_cuMemGetAttribute_v2(void);
void cudbgApiAttach(void), slow_cudbgApiAttach(void);
void cudbgApiDetach(void), slow_cudbgApiDetach(void);
void cudbgApiInit(void), slow_cudbgApiInit(void);
void cudbgGetAPI(void), slow_cudbgGetAPI(void);
void cudbgGetAPIVersion(void), slow_cudbgGetAPIVersion(void);
void cudbgMain(void), slow_cudbgMain(void);
void cudbgReportDriverApiError(void), slow_cudbgReportDriverApiError(void);
void cudbgReportDriverInternalError(void), slow_cudbgReportDriverInternalError(void);

/* First calls. */
static CUresult slow_cuArray3DCreate(CUarray *pHandle,
		const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray)
{
	return SHIM_FIRST(cuArray3DCreate, 161)(pHandle, pAllocateArray);
}

static CUresult slow_cuArray3DCreate_v2(CUarray *pHandle,
		const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
{
	return SHIM_FIRST(cuArray3DCreate_v2, 162)(pHandle, pAllocateArray);
}

static CUresult slow_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor,
		CUarray hArray)
{
	return SHIM_FIRST(cuArray3DGetDescriptor, 163)(pArrayDescriptor, hArray);
}

static CUresult slow_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor,
		CUarray hArray)
{
	return SHIM_FIRST(cuArray3DGetDescriptor_v2, 164)(pArrayDescriptor, hArray);
}

static CUresult slow_cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray)
{
	return SHIM_FIRST(cuArrayCreate, 165)(pHandle, pAllocateArray);
}

static CUresult slow_cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
{
	return SHIM_FIRST(cuArrayCreate_v2, 166)(pHandle, pAllocateArray);
}

static CUresult slow_cuArrayDestroy(CUarray hArray)
{
	return SHIM_FIRST(cuArrayDestroy, 167)(hArray);
}

static CUresult slow_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor,
		CUarray hArray)
{
	return SHIM_FIRST(cuArrayGetDescriptor, 168)(pArrayDescriptor, hArray);
}

static CUresult slow_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor,
		CUarray hArray)
{
	return SHIM_FIRST(cuArrayGetDescriptor_v2, 169)(pArrayDescriptor, hArray);
}

static CUresult slow_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
		CUarray array, CUdevice device)
{
	return SHIM_FIRST(cuArrayGetMemoryRequirements, 170)(memoryRequirements, array, device);
}

static CUresult slow_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
{
	return SHIM_FIRST(cuArrayGetPlane, 171)(pPlaneArray, hArray, planeIdx);
}

static CUresult slow_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
		CUarray array)
{
	return SHIM_FIRST(cuArrayGetSparseProperties, 172)(sparseProperties, array);
}

static CUresult slow_cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)
{
	return SHIM_FIRST(cuCheckpointOperationComplete, 173)(handle);
}

static CUresult slow_cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)
{
	return SHIM_FIRST(cuCheckpointProcessCheckpoint, 174)(pid, args);
}

static CUresult slow_cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
{
	return SHIM_FIRST(cuCheckpointProcessGetRestoreThreadId, 175)(pid, tid);
}

static CUresult slow_cuCheckpointProcessGetState(int pid, CUprocessState *state)
{
	return SHIM_FIRST(cuCheckpointProcessGetState, 176)(pid, state);
}

static CUresult slow_cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)
{
	return SHIM_FIRST(cuCheckpointProcessLock, 177)(pid, args);
}

static CUresult slow_cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)
{
	return SHIM_FIRST(cuCheckpointProcessRestore, 178)(pid, args);
}

static CUresult slow_cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
{
	return SHIM_FIRST(cuCheckpointProcessUnlock, 179)(pid, args);
}

static CUresult slow_cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)
{
	return SHIM_FIRST(cuCoredumpDeregisterCompleteCallback, 180)(callback);
}

static CUresult slow_cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)
{
	return SHIM_FIRST(cuCoredumpDeregisterStartCallback, 181)(callback);
}

static CUresult slow_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
	return SHIM_FIRST(cuCoredumpGetAttribute, 182)(attrib, value, size);
}

static CUresult slow_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value,
		size_t *size)
{
	return SHIM_FIRST(cuCoredumpGetAttributeGlobal, 183)(attrib, value, size);
}

static CUresult slow_cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback,
		void *userData, CUcoredumpCallbackHandle *callbackOut)
{
	return SHIM_FIRST(cuCoredumpRegisterCompleteCallback, 184)(callback, userData, callbackOut);
}

static CUresult slow_cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback,
		void *userData, CUcoredumpCallbackHandle *callbackOut)
{
	return SHIM_FIRST(cuCoredumpRegisterStartCallback, 185)(callback, userData, callbackOut);
}

static CUresult slow_cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
	return SHIM_FIRST(cuCoredumpSetAttribute, 186)(attrib, value, size);
}

static CUresult slow_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value,
		size_t *size)
{
	return SHIM_FIRST(cuCoredumpSetAttributeGlobal, 187)(attrib, value, size);
}

static CUresult slow_cuCtxAttach(CUcontext *pctx, unsigned int flags)
{
	return SHIM_FIRST(cuCtxAttach, 188)(pctx, flags);
}

static CUresult slow_cuCtxCreate(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
	return SHIM_FIRST(cuCtxCreate, 189)(pctx, flags, dev);
}

static CUresult slow_cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
	return SHIM_FIRST(cuCtxCreate_v2, 190)(pctx, flags, dev);
}

static CUresult slow_cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray,
		int numParams, unsigned int flags, CUdevice dev)
{
	return SHIM_FIRST(cuCtxCreate_v3, 191)(pctx, paramsArray, numParams, flags, dev);
}

static CUresult slow_cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams,
		unsigned int flags, CUdevice dev)
{
	return SHIM_FIRST(cuCtxCreate_v4, 192)(pctx, ctxCreateParams, flags, dev);
}

static CUresult slow_cuCtxDestroy(CUcontext ctx)
{
	return SHIM_FIRST(cuCtxDestroy, 193)(ctx);
}

static CUresult slow_cuCtxDestroy_v2(CUcontext ctx)
{
	return SHIM_FIRST(cuCtxDestroy_v2, 194)(ctx);
}

static CUresult slow_cuCtxDetach(CUcontext ctx)
{
	return SHIM_FIRST(cuCtxDetach, 195)(ctx);
}

static CUresult slow_cuCtxDisablePeerAccess(CUcontext peerContext)
{
	return SHIM_FIRST(cuCtxDisablePeerAccess, 196)(peerContext);
}

static CUresult slow_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
{
	return SHIM_FIRST(cuCtxEnablePeerAccess, 197)(peerContext, Flags);
}

static CUresult slow_cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
{
	return SHIM_FIRST(cuCtxFromGreenCtx, 198)(pContext, hCtx);
}

static CUresult slow_cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
{
	return SHIM_FIRST(cuCtxGetApiVersion, 199)(ctx, version);
}

static CUresult slow_cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
	return SHIM_FIRST(cuCtxGetCacheConfig, 200)(pconfig);
}

static CUresult slow_cuCtxGetCurrent(CUcontext *pctx)
{
	return SHIM_FIRST(cuCtxGetCurrent, 12)(pctx);
}

static CUresult slow_cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource,
		CUdevResourceType type)
{
	return SHIM_FIRST(cuCtxGetDevResource, 201)(hCtx, resource, type);
}

static CUresult slow_cuCtxGetDevice(CUdevice *device)
{
	return SHIM_FIRST(cuCtxGetDevice, 36)(device);
}

static CUresult slow_cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
{
	return SHIM_FIRST(cuCtxGetDevice_v2, 10)(device, ctx);
}

static CUresult slow_cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity,
		CUexecAffinityType type)
{
	return SHIM_FIRST(cuCtxGetExecAffinity, 202)(pExecAffinity, type);
}

static CUresult slow_cuCtxGetFlags(unsigned int *flags)
{
	return SHIM_FIRST(cuCtxGetFlags, 203)(flags);
}

static CUresult slow_cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
{
	return SHIM_FIRST(cuCtxGetId, 204)(ctx, ctxId);
}

static CUresult slow_cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
	return SHIM_FIRST(cuCtxGetLimit, 16)(pvalue, limit);
}

static CUresult slow_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
	return SHIM_FIRST(cuCtxGetSharedMemConfig, 205)(pConfig);
}

static CUresult slow_cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return SHIM_FIRST(cuCtxGetStreamPriorityRange, 206)(leastPriority, greatestPriority);
}

static CUresult slow_cuCtxPopCurrent(CUcontext *pctx)
{
	return SHIM_FIRST(cuCtxPopCurrent, 207)(pctx);
}

static CUresult slow_cuCtxPopCurrent_v2(CUcontext *pctx)
{
	return SHIM_FIRST(cuCtxPopCurrent_v2, 208)(pctx);
}

static CUresult slow_cuCtxPushCurrent(CUcontext ctx)
{
	return SHIM_FIRST(cuCtxPushCurrent, 209)(ctx);
}

static CUresult slow_cuCtxPushCurrent_v2(CUcontext ctx)
{
	return SHIM_FIRST(cuCtxPushCurrent_v2, 210)(ctx);
}

static CUresult slow_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
{
	return SHIM_FIRST(cuCtxRecordEvent, 211)(hCtx, hEvent);
}

static CUresult slow_cuCtxResetPersistingL2Cache(void)
{
	return SHIM_FIRST(cuCtxResetPersistingL2Cache, 212)();
}

static CUresult slow_cuCtxSetCacheConfig(CUfunc_cache config)
{
	return SHIM_FIRST(cuCtxSetCacheConfig, 213)(config);
}

static CUresult slow_cuCtxSetCurrent(CUcontext ctx)
{
	return SHIM_FIRST(cuCtxSetCurrent, 37)(ctx);
}

static CUresult slow_cuCtxSetFlags(unsigned int flags)
{
	return SHIM_FIRST(cuCtxSetFlags, 214)(flags);
}

static CUresult slow_cuCtxSetLimit(CUlimit limit, size_t value)
{
	return SHIM_FIRST(cuCtxSetLimit, 215)(limit, value);
}

static CUresult slow_cuCtxSetSharedMemConfig(CUsharedconfig config)
{
	return SHIM_FIRST(cuCtxSetSharedMemConfig, 216)(config);
}

static CUresult slow_cuCtxSynchronize(void)
{
	return SHIM_FIRST(cuCtxSynchronize, 38)();
}

static CUresult slow_cuCtxSynchronize_v2(CUcontext ctx)
{
	return SHIM_FIRST(cuCtxSynchronize_v2, 39)(ctx);
}

static CUresult slow_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
{
	return SHIM_FIRST(cuCtxWaitEvent, 217)(hCtx, hEvent);
}

static CUresult slow_cuDestroyExternalMemory(CUexternalMemory extMem)
{
	return SHIM_FIRST(cuDestroyExternalMemory, 218)(extMem);
}

static CUresult slow_cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
{
	return SHIM_FIRST(cuDestroyExternalSemaphore, 219)(extSem);
}

static CUresult slow_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
		unsigned int nbResources)
{
	return SHIM_FIRST(cuDevResourceGenerateDesc, 220)(phDesc, resources, nbResources);
}

static CUresult slow_cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
		const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
		CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)
{
	return SHIM_FIRST(cuDevSmResourceSplit, 221)(result, nbGroups, input, remainder, flags,
			groupParams);
}

static CUresult slow_cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
		const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
		unsigned int minCount)
{
	return SHIM_FIRST(cuDevSmResourceSplitByCount, 222)(result, nbGroups, input, remainder,
			flags, minCount);
}

static CUresult slow_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
	return SHIM_FIRST(cuDeviceCanAccessPeer, 223)(canAccessPeer, dev, peerDev);
}

static CUresult slow_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceComputeCapability, 224)(major, minor, dev);
}

static CUresult slow_cuDeviceGet(CUdevice *device, int ordinal)
{
	return SHIM_FIRST(cuDeviceGet, 20)(device, ordinal);
}

static CUresult slow_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetAttribute, 225)(pi, attrib, dev);
}

static CUresult slow_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
	return SHIM_FIRST(cuDeviceGetByPCIBusId, 226)(dev, pciBusId);
}

static CUresult slow_cuDeviceGetCliqueCount(size_t *count, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetCliqueCount, 227)(count, dev);
}

static CUresult slow_cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetCliqueInfo, 228)(cliqueInfo, count, dev);
}

static CUresult slow_cuDeviceGetCount(int *count)
{
	return SHIM_FIRST(cuDeviceGetCount, 229)(count);
}

static CUresult slow_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetDefaultMemPool, 230)(pool_out, dev);
}

static CUresult slow_cuDeviceGetDevResource(CUdevice device, CUdevResource *resource,
		CUdevResourceType type)
{
	return SHIM_FIRST(cuDeviceGetDevResource, 231)(device, resource, type);
}

static CUresult slow_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetExecAffinitySupport, 232)(pi, type, dev);
}

static CUresult slow_cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetFabricClusterUuid, 233)(uuid, dev);
}

static CUresult slow_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
		void *value)
{
	return SHIM_FIRST(cuDeviceGetGraphMemAttribute, 234)(device, attr, value);
}

static CUresult slow_cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
		const CUatomicOperation *operations, unsigned int count, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetHostAtomicCapabilities, 235)(capabilities, operations, count,
			dev);
}

static CUresult slow_cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetLuid, 236)(luid, deviceNodeMask, dev);
}

static CUresult slow_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetMemPool, 237)(pool, dev);
}

static CUresult slow_cuDeviceGetName(char *name, int len, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetName, 238)(name, len, dev);
}

static CUresult slow_cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev,
		int flags)
{
	return SHIM_FIRST(cuDeviceGetNvSciSyncAttributes, 239)(nvSciSyncAttrList, dev, flags);
}

static CUresult slow_cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
		const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
		CUdevice dstDevice)
{
	return SHIM_FIRST(cuDeviceGetP2PAtomicCapabilities, 240)(capabilities, operations, count,
			srcDevice, dstDevice);
}

static CUresult slow_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib,
		CUdevice srcDevice, CUdevice dstDevice)
{
	return SHIM_FIRST(cuDeviceGetP2PAttribute, 241)(value, attrib, srcDevice, dstDevice);
}

static CUresult slow_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetPCIBusId, 242)(pciBusId, len, dev);
}

static CUresult slow_cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetProperties, 243)(prop, dev);
}

static CUresult slow_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
		CUarray_format format, unsigned int numChannels, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetTexture1DLinearMaxWidth, 244)(maxWidthInElements, format,
			numChannels, dev);
}

static CUresult slow_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetUuid, 245)(uuid, dev);
}

static CUresult slow_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceGetUuid_v2, 246)(uuid, dev);
}

static CUresult slow_cuDeviceGraphMemTrim(CUdevice device)
{
	return SHIM_FIRST(cuDeviceGraphMemTrim, 247)(device);
}

static CUresult slow_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
{
	return SHIM_FIRST(cuDevicePrimaryCtxGetState, 11)(dev, flags, active);
}

static CUresult slow_cuDevicePrimaryCtxRelease(CUdevice dev)
{
	return SHIM_FIRST(cuDevicePrimaryCtxRelease, 248)(dev);
}

static CUresult slow_cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
	return SHIM_FIRST(cuDevicePrimaryCtxRelease_v2, 249)(dev);
}

static CUresult slow_cuDevicePrimaryCtxReset(CUdevice dev)
{
	return SHIM_FIRST(cuDevicePrimaryCtxReset, 250)(dev);
}

static CUresult slow_cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
	return SHIM_FIRST(cuDevicePrimaryCtxReset_v2, 251)(dev);
}

static CUresult slow_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
	return SHIM_FIRST(cuDevicePrimaryCtxRetain, 252)(pctx, dev);
}

static CUresult slow_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags)
{
	return SHIM_FIRST(cuDevicePrimaryCtxSetFlags, 253)(dev, flags);
}

static CUresult slow_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)
{
	return SHIM_FIRST(cuDevicePrimaryCtxSetFlags_v2, 254)(dev, flags);
}

static CUresult slow_cuDeviceRegisterAsyncNotification(CUdevice device,
		CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)
{
	return SHIM_FIRST(cuDeviceRegisterAsyncNotification, 255)(device, callbackFunc, userData,
			callback);
}

static CUresult slow_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
		void *value)
{
	return SHIM_FIRST(cuDeviceSetGraphMemAttribute, 256)(device, attr, value);
}

static CUresult slow_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
	return SHIM_FIRST(cuDeviceSetMemPool, 257)(dev, pool);
}

static CUresult slow_cuDeviceTotalMem(unsigned int *bytes, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceTotalMem, 258)(bytes, dev);
}

static CUresult slow_cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
{
	return SHIM_FIRST(cuDeviceTotalMem_v2, 259)(bytes, dev);
}

static CUresult slow_cuDeviceUnregisterAsyncNotification(CUdevice device,
		CUasyncCallbackHandle callback)
{
	return SHIM_FIRST(cuDeviceUnregisterAsyncNotification, 260)(device, callback);
}

static CUresult slow_cuDriverGetVersion(int *driverVersion)
{
	return SHIM_FIRST(cuDriverGetVersion, 17)(driverVersion);
}

static CUresult slow_cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
		CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)
{
	return SHIM_FIRST(cuEGLStreamConsumerAcquireFrame, 262)(conn, pCudaResource, pStream,
			timeout);
}

static CUresult slow_cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
{
	return SHIM_FIRST(cuEGLStreamConsumerConnect, 263)(conn, stream);
}

static CUresult slow_cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn,
		EGLStreamKHR stream, unsigned int flags)
{
	return SHIM_FIRST(cuEGLStreamConsumerConnectWithFlags, 264)(conn, stream, flags);
}

static CUresult slow_cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
{
	return SHIM_FIRST(cuEGLStreamConsumerDisconnect, 265)(conn);
}

static CUresult slow_cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
		CUgraphicsResource pCudaResource, CUstream *pStream)
{
	return SHIM_FIRST(cuEGLStreamConsumerReleaseFrame, 266)(conn, pCudaResource, pStream);
}

static CUresult slow_cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream,
		EGLint width, EGLint height)
{
	return SHIM_FIRST(cuEGLStreamProducerConnect, 267)(conn, stream, width, height);
}

static CUresult slow_cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
{
	return SHIM_FIRST(cuEGLStreamProducerDisconnect, 268)(conn);
}

static CUresult slow_cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn,
		CUeglFrame eglframe, CUstream *pStream)
{
	return SHIM_FIRST(cuEGLStreamProducerPresentFrame, 269)(conn, eglframe, pStream);
}

static CUresult slow_cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn,
		CUeglFrame *eglframe, CUstream *pStream)
{
	return SHIM_FIRST(cuEGLStreamProducerReturnFrame, 270)(conn, eglframe, pStream);
}

static CUresult slow_cuEventCreate(CUevent *phEvent, unsigned int Flags)
{
	return SHIM_FIRST(cuEventCreate, 271)(phEvent, Flags);
}

static CUresult slow_cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync,
		unsigned int flags)
{
	return SHIM_FIRST(cuEventCreateFromEGLSync, 272)(phEvent, eglSync, flags);
}

static CUresult slow_cuEventDestroy(CUevent hEvent)
{
	return SHIM_FIRST(cuEventDestroy, 273)(hEvent);
}

static CUresult slow_cuEventDestroy_v2(CUevent hEvent)
{
	return SHIM_FIRST(cuEventDestroy_v2, 274)(hEvent);
}

static CUresult slow_cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	return SHIM_FIRST(cuEventElapsedTime, 275)(pMilliseconds, hStart, hEnd);
}

static CUresult slow_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	return SHIM_FIRST(cuEventElapsedTime_v2, 276)(pMilliseconds, hStart, hEnd);
}

static CUresult slow_cuEventQuery(CUevent hEvent)
{
	return SHIM_FIRST(cuEventQuery, 40)(hEvent);
}

static CUresult slow_cuEventRecord(CUevent hEvent, CUstream hStream)
{
	return SHIM_FIRST(cuEventRecord, 21)(hEvent, hStream);
}

static CUresult slow_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
{
	return SHIM_FIRST(cuEventRecordWithFlags, 22)(hEvent, hStream, flags);
}

static CUresult slow_cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream,
		unsigned int flags)
{
	return SHIM_FIRST(cuEventRecordWithFlags_ptsz, 23)(hEvent, hStream, flags);
}

static CUresult slow_cuEventRecord_ptsz(CUevent hEvent, CUstream hStream)
{
	return SHIM_FIRST(cuEventRecord_ptsz, 24)(hEvent, hStream);
}

static CUresult slow_cuEventSynchronize(CUevent hEvent)
{
	return SHIM_FIRST(cuEventSynchronize, 277)(hEvent);
}

static CUresult slow_cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
		const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
{
	return SHIM_FIRST(cuExternalMemoryGetMappedBuffer, 278)(devPtr, extMem, bufferDesc);
}

static CUresult slow_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap,
		CUexternalMemory extMem,
		const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
{
	return SHIM_FIRST(cuExternalMemoryGetMappedMipmappedArray, 279)(mipmap, extMem, mipmapDesc);
}

static CUresult slow_cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuFabricCpyBatchAsync, 41)(numOps, opList, flags, hStream);
}

static CUresult slow_cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuFabricCpyBatchAsync_ptsz, 42)(numOps, opList, flags, hStream);
}

static CUresult slow_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
		CUflushGPUDirectRDMAWritesScope scope)
{
	return SHIM_FIRST(cuFlushGPUDirectRDMAWrites, 280)(target, scope);
}

static CUresult slow_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
	return SHIM_FIRST(cuFuncGetAttribute, 281)(pi, attrib, hfunc);
}

static CUresult slow_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
	return SHIM_FIRST(cuFuncGetModule, 282)(hmod, hfunc);
}

static CUresult slow_cuFuncGetName(const char **name, CUfunction hfunc)
{
	return SHIM_FIRST(cuFuncGetName, 283)(name, hfunc);
}

static CUresult slow_cuFuncGetParamCount(CUfunction func, size_t *paramCount)
{
	return SHIM_FIRST(cuFuncGetParamCount, 284)(func, paramCount);
}

static CUresult slow_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
		size_t *paramSize)
{
	return SHIM_FIRST(cuFuncGetParamInfo, 285)(func, paramIndex, paramOffset, paramSize);
}

static CUresult slow_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
{
	return SHIM_FIRST(cuFuncIsLoaded, 286)(state, function);
}

static CUresult slow_cuFuncLoad(CUfunction function)
{
	return SHIM_FIRST(cuFuncLoad, 287)(function);
}

static CUresult slow_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
	return SHIM_FIRST(cuFuncSetAttribute, 288)(hfunc, attrib, value);
}

static CUresult slow_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
{
	return SHIM_FIRST(cuFuncSetBlockShape, 289)(hfunc, x, y, z);
}

static CUresult slow_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
	return SHIM_FIRST(cuFuncSetCacheConfig, 290)(hfunc, config);
}

static CUresult slow_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
	return SHIM_FIRST(cuFuncSetSharedMemConfig, 291)(hfunc, config);
}

static CUresult slow_cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
{
	return SHIM_FIRST(cuFuncSetSharedSize, 292)(hfunc, bytes);
}

static CUresult slow_cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
	return SHIM_FIRST(cuGLCtxCreate, 293)(pCtx, Flags, device);
}

static CUresult slow_cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
	return SHIM_FIRST(cuGLCtxCreate_v2, 294)(pCtx, Flags, device);
}

static CUresult slow_cuGLGetDevices(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
		unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
{
	return SHIM_FIRST(cuGLGetDevices, 295)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount,
			deviceList);
}

static CUresult slow_cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
		unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
{
	return SHIM_FIRST(cuGLGetDevices_v2, 296)(pCudaDeviceCount, pCudaDevices, cudaDeviceCount,
			deviceList);
}

static CUresult slow_cuGLInit(void)
{
	return SHIM_FIRST(cuGLInit, 297)();
}

static CUresult slow_cuGLMapBufferObject(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer)
{
	return SHIM_FIRST(cuGLMapBufferObject, 298)(dptr, size, buffer);
}

static CUresult slow_cuGLMapBufferObjectAsync(CUdeviceptr_v1 *dptr, unsigned int *size,
		GLuint buffer, CUstream hStream)
{
	return SHIM_FIRST(cuGLMapBufferObjectAsync, 299)(dptr, size, buffer, hStream);
}

static CUresult slow_cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,
		CUstream hStream)
{
	return SHIM_FIRST(cuGLMapBufferObjectAsync_v2, 300)(dptr, size, buffer, hStream);
}

static CUresult slow_cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr *dptr, size_t *size,
		GLuint buffer, CUstream hStream)
{
	return SHIM_FIRST(cuGLMapBufferObjectAsync_v2_ptsz, 301)(dptr, size, buffer, hStream);
}

static CUresult slow_cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
	return SHIM_FIRST(cuGLMapBufferObject_v2, 302)(dptr, size, buffer);
}

static CUresult slow_cuGLMapBufferObject_v2_ptds(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
	return SHIM_FIRST(cuGLMapBufferObject_v2_ptds, 303)(dptr, size, buffer);
}

static CUresult slow_cuGLRegisterBufferObject(GLuint buffer)
{
	return SHIM_FIRST(cuGLRegisterBufferObject, 304)(buffer);
}

static CUresult slow_cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
{
	return SHIM_FIRST(cuGLSetBufferObjectMapFlags, 305)(buffer, Flags);
}

static CUresult slow_cuGLUnmapBufferObject(GLuint buffer)
{
	return SHIM_FIRST(cuGLUnmapBufferObject, 306)(buffer);
}

static CUresult slow_cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
{
	return SHIM_FIRST(cuGLUnmapBufferObjectAsync, 307)(buffer, hStream);
}

static CUresult slow_cuGLUnregisterBufferObject(GLuint buffer)
{
	return SHIM_FIRST(cuGLUnregisterBufferObject, 308)(buffer);
}

static CUresult slow_cuGetErrorName(CUresult error, const char **pStr)
{
	return SHIM_FIRST(cuGetErrorName, 309)(error, pStr);
}

static CUresult slow_cuGetErrorString(CUresult error, const char **pStr)
{
	return SHIM_FIRST(cuGetErrorString, 14)(error, pStr);
}

static CUresult slow_cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
{
	return SHIM_FIRST(cuGetExportTable, 310)(ppExportTable, pExportTableId);
}

static CUresult slow_cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion,
		cuuint64_t flags)
{
	return SHIM_FIRST(cuGetProcAddress, 311)(symbol, pfn, cudaVersion, flags);
}

static CUresult slow_cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion,
		cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)
{
	return SHIM_FIRST(cuGetProcAddress_v2, 312)(symbol, pfn, cudaVersion, flags, symbolStatus);
}

static CUresult slow_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphAddBatchMemOpNode, 313)(phGraphNode, hGraph, dependencies,
			numDependencies, nodeParams);
}

static CUresult slow_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)
{
	return SHIM_FIRST(cuGraphAddChildGraphNode, 314)(phGraphNode, hGraph, dependencies,
			numDependencies, childGraph);
}

static CUresult slow_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from,
		const CUgraphNode *to, size_t numDependencies)
{
	return SHIM_FIRST(cuGraphAddDependencies, 315)(hGraph, from, to, numDependencies);
}

static CUresult slow_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
		const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	return SHIM_FIRST(cuGraphAddDependencies_v2, 316)(hGraph, from, to, edgeData,
			numDependencies);
}

static CUresult slow_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies)
{
	return SHIM_FIRST(cuGraphAddEmptyNode, 317)(phGraphNode, hGraph, dependencies,
			numDependencies);
}

static CUresult slow_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	return SHIM_FIRST(cuGraphAddEventRecordNode, 318)(phGraphNode, hGraph, dependencies,
			numDependencies, event);
}

static CUresult slow_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	return SHIM_FIRST(cuGraphAddEventWaitNode, 319)(phGraphNode, hGraph, dependencies,
			numDependencies, event);
}

static CUresult slow_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode,
		CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphAddExternalSemaphoresSignalNode, 320)(phGraphNode, hGraph,
			dependencies, numDependencies, nodeParams);
}

static CUresult slow_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphAddExternalSemaphoresWaitNode, 321)(phGraphNode, hGraph,
			dependencies, numDependencies, nodeParams);
}

static CUresult slow_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_HOST_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphAddHostNode, 322)(phGraphNode, hGraph, dependencies,
			numDependencies, nodeParams);
}

static CUresult slow_cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	return SHIM_FIRST(cuGraphAddKernelNode, 323)(phGraphNode, hGraph, dependencies,
			numDependencies, nodeParams);
}

static CUresult slow_cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphAddKernelNode_v2, 324)(phGraphNode, hGraph, dependencies,
			numDependencies, nodeParams);
}

static CUresult slow_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphAddMemAllocNode, 325)(phGraphNode, hGraph, dependencies,
			numDependencies, nodeParams);
}

static CUresult slow_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)
{
	return SHIM_FIRST(cuGraphAddMemFreeNode, 326)(phGraphNode, hGraph, dependencies,
			numDependencies, dptr);
}

static CUresult slow_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
	return SHIM_FIRST(cuGraphAddMemcpyNode, 327)(phGraphNode, hGraph, dependencies,
			numDependencies, copyParams, ctx);
}

static CUresult slow_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
	return SHIM_FIRST(cuGraphAddMemsetNode, 328)(phGraphNode, hGraph, dependencies,
			numDependencies, memsetParams, ctx);
}

static CUresult slow_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		CUgraphNodeParams *nodeParams)
{
	return SHIM_FIRST(cuGraphAddNode, 329)(phGraphNode, hGraph, dependencies, numDependencies,
			nodeParams);
}

static CUresult slow_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	return SHIM_FIRST(cuGraphAddNode_v2, 330)(phGraphNode, hGraph, dependencies, dependencyData,
			numDependencies, nodeParams);
}

static CUresult slow_cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	return SHIM_FIRST(cuGraphAddNode_v3, 331)(phGraphNode, hGraph, dependencies, dependencyData,
			numDependencies, nodeParams);
}

static CUresult slow_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
		CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)
{
	return SHIM_FIRST(cuGraphBatchMemOpNodeGetParams, 332)(hNode, nodeParams_out);
}

static CUresult slow_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphBatchMemOpNodeSetParams, 333)(hNode, nodeParams);
}

static CUresult slow_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
	return SHIM_FIRST(cuGraphChildGraphNodeGetGraph, 334)(hNode, phGraph);
}

static CUresult slow_cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
{
	return SHIM_FIRST(cuGraphClone, 335)(phGraphClone, originalGraph);
}

static CUresult slow_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out,
		CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
{
	return SHIM_FIRST(cuGraphConditionalHandleCreate, 336)(pHandle_out, hGraph, ctx,
			defaultLaunchValue, flags);
}

static CUresult slow_cuGraphCreate(CUgraph *phGraph, unsigned int flags)
{
	return SHIM_FIRST(cuGraphCreate, 337)(phGraph, flags);
}

static CUresult slow_cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
{
	return SHIM_FIRST(cuGraphDebugDotPrint, 338)(hGraph, path, flags);
}

static CUresult slow_cuGraphDestroy(CUgraph hGraph)
{
	return SHIM_FIRST(cuGraphDestroy, 339)(hGraph);
}

static CUresult slow_cuGraphDestroyNode(CUgraphNode hNode)
{
	return SHIM_FIRST(cuGraphDestroyNode, 340)(hNode);
}

static CUresult slow_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	return SHIM_FIRST(cuGraphEventRecordNodeGetEvent, 341)(hNode, event_out);
}

static CUresult slow_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	return SHIM_FIRST(cuGraphEventRecordNodeSetEvent, 342)(hNode, event);
}

static CUresult slow_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	return SHIM_FIRST(cuGraphEventWaitNodeGetEvent, 343)(hNode, event_out);
}

static CUresult slow_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	return SHIM_FIRST(cuGraphEventWaitNodeSetEvent, 344)(hNode, event);
}

static CUresult slow_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphExecBatchMemOpNodeSetParams, 345)(hGraphExec, hNode, nodeParams);
}

static CUresult slow_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUgraph childGraph)
{
	return SHIM_FIRST(cuGraphExecChildGraphNodeSetParams, 346)(hGraphExec, hNode, childGraph);
}

static CUresult slow_cuGraphExecDestroy(CUgraphExec hGraphExec)
{
	return SHIM_FIRST(cuGraphExecDestroy, 347)(hGraphExec);
}

static CUresult slow_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUevent event)
{
	return SHIM_FIRST(cuGraphExecEventRecordNodeSetEvent, 348)(hGraphExec, hNode, event);
}

static CUresult slow_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUevent event)
{
	return SHIM_FIRST(cuGraphExecEventWaitNodeSetEvent, 349)(hGraphExec, hNode, event);
}

static CUresult slow_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,
		CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphExecExternalSemaphoresSignalNodeSetParams, 350)(hGraphExec, hNode,
			nodeParams);
}

static CUresult slow_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec,
		CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphExecExternalSemaphoresWaitNodeSetParams, 351)(hGraphExec, hNode,
			nodeParams);
}

static CUresult slow_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
	return SHIM_FIRST(cuGraphExecGetFlags, 352)(hGraphExec, flags);
}

static CUresult slow_cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)
{
	return SHIM_FIRST(cuGraphExecGetId, 353)(hGraphExec, graphId);
}

static CUresult slow_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_HOST_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphExecHostNodeSetParams, 354)(hGraphExec, hNode, nodeParams);
}

static CUresult slow_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	return SHIM_FIRST(cuGraphExecKernelNodeSetParams, 355)(hGraphExec, hNode, nodeParams);
}

static CUresult slow_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphExecKernelNodeSetParams_v2, 356)(hGraphExec, hNode, nodeParams);
}

static CUresult slow_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
	return SHIM_FIRST(cuGraphExecMemcpyNodeSetParams, 357)(hGraphExec, hNode, copyParams, ctx);
}

static CUresult slow_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
	return SHIM_FIRST(cuGraphExecMemsetNodeSetParams, 358)(hGraphExec, hNode, memsetParams,
			ctx);
}

static CUresult slow_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUgraphNodeParams *nodeParams)
{
	return SHIM_FIRST(cuGraphExecNodeSetParams, 359)(hGraphExec, hNode, nodeParams);
}

static CUresult slow_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph,
		CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out)
{
	return SHIM_FIRST(cuGraphExecUpdate, 360)(hGraphExec, hGraph, hErrorNode_out,
			updateResult_out);
}

static CUresult slow_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
		CUgraphExecUpdateResultInfo *resultInfo)
{
	return SHIM_FIRST(cuGraphExecUpdate_v2, 361)(hGraphExec, hGraph, resultInfo);
}

static CUresult slow_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
		CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
{
	return SHIM_FIRST(cuGraphExternalSemaphoresSignalNodeGetParams, 362)(hNode, params_out);
}

static CUresult slow_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphExternalSemaphoresSignalNodeSetParams, 363)(hNode, nodeParams);
}

static CUresult slow_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
		CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
{
	return SHIM_FIRST(cuGraphExternalSemaphoresWaitNodeGetParams, 364)(hNode, params_out);
}

static CUresult slow_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphExternalSemaphoresWaitNodeSetParams, 365)(hNode, nodeParams);
}

static CUresult slow_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
		size_t *numEdges)
{
	return SHIM_FIRST(cuGraphGetEdges, 366)(hGraph, from, to, numEdges);
}

static CUresult slow_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
		CUgraphEdgeData *edgeData, size_t *numEdges)
{
	return SHIM_FIRST(cuGraphGetEdges_v2, 367)(hGraph, from, to, edgeData, numEdges);
}

static CUresult slow_cuGraphGetId(CUgraph hGraph, unsigned int *graphId)
{
	return SHIM_FIRST(cuGraphGetId, 368)(hGraph, graphId);
}

static CUresult slow_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
	return SHIM_FIRST(cuGraphGetNodes, 369)(hGraph, nodes, numNodes);
}

static CUresult slow_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes,
		size_t *numRootNodes)
{
	return SHIM_FIRST(cuGraphGetRootNodes, 370)(hGraph, rootNodes, numRootNodes);
}

static CUresult slow_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphHostNodeGetParams, 371)(hNode, nodeParams);
}

static CUresult slow_cuGraphHostNodeSetParams(CUgraphNode hNode,
		const CUDA_HOST_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphHostNodeSetParams, 372)(hNode, nodeParams);
}

static CUresult slow_cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)
{
	return SHIM_FIRST(cuGraphInstantiate, 373)(phGraphExec, hGraph, phErrorNode, logBuffer,
			bufferSize);
}

static CUresult slow_cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
		unsigned long long flags)
{
	return SHIM_FIRST(cuGraphInstantiateWithFlags, 374)(phGraphExec, hGraph, flags);
}

static CUresult slow_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	return SHIM_FIRST(cuGraphInstantiateWithParams, 375)(phGraphExec, hGraph,
			instantiateParams);
}

static CUresult slow_cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	return SHIM_FIRST(cuGraphInstantiateWithParams_ptsz, 376)(phGraphExec, hGraph,
			instantiateParams);
}

static CUresult slow_cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)
{
	return SHIM_FIRST(cuGraphInstantiate_v2, 377)(phGraphExec, hGraph, phErrorNode, logBuffer,
			bufferSize);
}

static CUresult slow_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
	return SHIM_FIRST(cuGraphKernelNodeCopyAttributes, 378)(dst, src);
}

static CUresult slow_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
		CUkernelNodeAttrValue *value_out)
{
	return SHIM_FIRST(cuGraphKernelNodeGetAttribute, 379)(hNode, attr, value_out);
}

static CUresult slow_cuGraphKernelNodeGetParams(CUgraphNode hNode,
		CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	return SHIM_FIRST(cuGraphKernelNodeGetParams, 380)(hNode, nodeParams);
}

static CUresult slow_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode,
		CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphKernelNodeGetParams_v2, 381)(hNode, nodeParams);
}

static CUresult slow_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
		const CUkernelNodeAttrValue *value)
{
	return SHIM_FIRST(cuGraphKernelNodeSetAttribute, 382)(hNode, attr, value);
}

static CUresult slow_cuGraphKernelNodeSetParams(CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	return SHIM_FIRST(cuGraphKernelNodeSetParams, 383)(hNode, nodeParams);
}

static CUresult slow_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphKernelNodeSetParams_v2, 384)(hNode, nodeParams);
}

static CUresult slow_cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
{
	return SHIM_FIRST(cuGraphLaunch, 25)(hGraphExec, hStream);
}

static CUresult slow_cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
	return SHIM_FIRST(cuGraphLaunch_ptsz, 26)(hGraphExec, hStream);
}

static CUresult slow_cuGraphMemAllocNodeGetParams(CUgraphNode hNode,
		CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
{
	return SHIM_FIRST(cuGraphMemAllocNodeGetParams, 385)(hNode, params_out);
}

static CUresult slow_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
{
	return SHIM_FIRST(cuGraphMemFreeNodeGetParams, 386)(hNode, dptr_out);
}

static CUresult slow_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
{
	return SHIM_FIRST(cuGraphMemcpyNodeGetParams, 387)(hNode, nodeParams);
}

static CUresult slow_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
{
	return SHIM_FIRST(cuGraphMemcpyNodeSetParams, 388)(hNode, nodeParams);
}

static CUresult slow_cuGraphMemsetNodeGetParams(CUgraphNode hNode,
		CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphMemsetNodeGetParams, 389)(hNode, nodeParams);
}

static CUresult slow_cuGraphMemsetNodeSetParams(CUgraphNode hNode,
		const CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
	return SHIM_FIRST(cuGraphMemsetNodeSetParams, 390)(hNode, nodeParams);
}

static CUresult slow_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
		CUgraph hClonedGraph)
{
	return SHIM_FIRST(cuGraphNodeFindInClone, 391)(phNode, hOriginalNode, hClonedGraph);
}

static CUresult slow_cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
{
	return SHIM_FIRST(cuGraphNodeGetContainingGraph, 392)(hNode, phGraph);
}

static CUresult slow_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies,
		size_t *numDependencies)
{
	return SHIM_FIRST(cuGraphNodeGetDependencies, 393)(hNode, dependencies, numDependencies);
}

static CUresult slow_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
		CUgraphEdgeData *edgeData, size_t *numDependencies)
{
	return SHIM_FIRST(cuGraphNodeGetDependencies_v2, 394)(hNode, dependencies, edgeData,
			numDependencies);
}

static CUresult slow_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes,
		size_t *numDependentNodes)
{
	return SHIM_FIRST(cuGraphNodeGetDependentNodes, 395)(hNode, dependentNodes,
			numDependentNodes);
}

static CUresult slow_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
		CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
	return SHIM_FIRST(cuGraphNodeGetDependentNodes_v2, 396)(hNode, dependentNodes, edgeData,
			numDependentNodes);
}

static CUresult slow_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
		unsigned int *isEnabled)
{
	return SHIM_FIRST(cuGraphNodeGetEnabled, 397)(hGraphExec, hNode, isEnabled);
}

static CUresult slow_cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
{
	return SHIM_FIRST(cuGraphNodeGetLocalId, 398)(hNode, nodeId);
}

static CUresult slow_cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
	return SHIM_FIRST(cuGraphNodeGetParams, 399)(hNode, nodeParams);
}

static CUresult slow_cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
{
	return SHIM_FIRST(cuGraphNodeGetToolsId, 400)(hNode, toolsNodeId);
}

static CUresult slow_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
	return SHIM_FIRST(cuGraphNodeGetType, 401)(hNode, type);
}

static CUresult slow_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
		unsigned int isEnabled)
{
	return SHIM_FIRST(cuGraphNodeSetEnabled, 402)(hGraphExec, hNode, isEnabled);
}

static CUresult slow_cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
	return SHIM_FIRST(cuGraphNodeSetParams, 403)(hNode, nodeParams);
}

static CUresult slow_cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
	return SHIM_FIRST(cuGraphNodeSetParams_v2, 404)(hNode, nodeParams);
}

static CUresult slow_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object,
		unsigned int count)
{
	return SHIM_FIRST(cuGraphReleaseUserObject, 405)(graph, object, count);
}

static CUresult slow_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from,
		const CUgraphNode *to, size_t numDependencies)
{
	return SHIM_FIRST(cuGraphRemoveDependencies, 406)(hGraph, from, to, numDependencies);
}

static CUresult slow_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
		const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	return SHIM_FIRST(cuGraphRemoveDependencies_v2, 407)(hGraph, from, to, edgeData,
			numDependencies);
}

static CUresult slow_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
		unsigned int flags)
{
	return SHIM_FIRST(cuGraphRetainUserObject, 408)(graph, object, count, flags);
}

static CUresult slow_cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
{
	return SHIM_FIRST(cuGraphUpload, 27)(hGraphExec, hStream);
}

static CUresult slow_cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
	return SHIM_FIRST(cuGraphUpload_ptsz, 28)(hGraphExec, hStream);
}

static CUresult slow_cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource,
		EGLImageKHR image, unsigned int flags)
{
	return SHIM_FIRST(cuGraphicsEGLRegisterImage, 409)(pCudaResource, image, flags);
}

static CUresult slow_cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
		unsigned int Flags)
{
	return SHIM_FIRST(cuGraphicsGLRegisterBuffer, 410)(pCudaResource, buffer, Flags);
}

static CUresult slow_cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image,
		GLenum target, unsigned int Flags)
{
	return SHIM_FIRST(cuGraphicsGLRegisterImage, 411)(pCudaResource, image, target, Flags);
}

static CUresult slow_cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream)
{
	return SHIM_FIRST(cuGraphicsMapResources, 412)(count, resources, hStream);
}

static CUresult slow_cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream)
{
	return SHIM_FIRST(cuGraphicsMapResources_ptsz, 413)(count, resources, hStream);
}

static CUresult slow_cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame,
		CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)
{
	return SHIM_FIRST(cuGraphicsResourceGetMappedEglFrame, 414)(eglFrame, resource, index,
			mipLevel);
}

static CUresult slow_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
		CUgraphicsResource resource)
{
	return SHIM_FIRST(cuGraphicsResourceGetMappedMipmappedArray, 415)(pMipmappedArray,
			resource);
}

static CUresult slow_cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr,
		unsigned int *pSize, CUgraphicsResource resource)
{
	return SHIM_FIRST(cuGraphicsResourceGetMappedPointer, 416)(pDevPtr, pSize, resource);
}

static CUresult slow_cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
		CUgraphicsResource resource)
{
	return SHIM_FIRST(cuGraphicsResourceGetMappedPointer_v2, 417)(pDevPtr, pSize, resource);
}

static CUresult slow_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags)
{
	return SHIM_FIRST(cuGraphicsResourceSetMapFlags, 418)(resource, flags);
}

static CUresult slow_cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource,
		unsigned int flags)
{
	return SHIM_FIRST(cuGraphicsResourceSetMapFlags_v2, 419)(resource, flags);
}

static CUresult slow_cuGraphicsSubResourceGetMappedArray(CUarray *pArray,
		CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)
{
	return SHIM_FIRST(cuGraphicsSubResourceGetMappedArray, 420)(pArray, resource, arrayIndex,
			mipLevel);
}

static CUresult slow_cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream)
{
	return SHIM_FIRST(cuGraphicsUnmapResources, 421)(count, resources, hStream);
}

static CUresult slow_cuGraphicsUnmapResources_ptsz(unsigned int count,
		CUgraphicsResource *resources, CUstream hStream)
{
	return SHIM_FIRST(cuGraphicsUnmapResources_ptsz, 422)(count, resources, hStream);
}

static CUresult slow_cuGraphicsUnregisterResource(CUgraphicsResource resource)
{
	return SHIM_FIRST(cuGraphicsUnregisterResource, 423)(resource);
}

static CUresult slow_cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
		VdpOutputSurface vdpSurface, unsigned int flags)
{
	return SHIM_FIRST(cuGraphicsVDPAURegisterOutputSurface, 424)(pCudaResource, vdpSurface,
			flags);
}

static CUresult slow_cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
		VdpVideoSurface vdpSurface, unsigned int flags)
{
	return SHIM_FIRST(cuGraphicsVDPAURegisterVideoSurface, 425)(pCudaResource, vdpSurface,
			flags);
}

static CUresult slow_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
		unsigned int flags)
{
	return SHIM_FIRST(cuGreenCtxCreate, 426)(phCtx, desc, dev, flags);
}

static CUresult slow_cuGreenCtxDestroy(CUgreenCtx hCtx)
{
	return SHIM_FIRST(cuGreenCtxDestroy, 427)(hCtx);
}

static CUresult slow_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,
		CUdevResourceType type)
{
	return SHIM_FIRST(cuGreenCtxGetDevResource, 428)(hCtx, resource, type);
}

static CUresult slow_cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)
{
	return SHIM_FIRST(cuGreenCtxGetId, 429)(greenCtx, greenCtxId);
}

static CUresult slow_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	return SHIM_FIRST(cuGreenCtxRecordEvent, 430)(hCtx, hEvent);
}

static CUresult slow_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx,
		unsigned int flags, int priority)
{
	return SHIM_FIRST(cuGreenCtxStreamCreate, 431)(phStream, greenCtx, flags, priority);
}

static CUresult slow_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	return SHIM_FIRST(cuGreenCtxWaitEvent, 432)(hCtx, hEvent);
}

static CUresult slow_cuImportExternalMemory(CUexternalMemory *extMem_out,
		const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
{
	return SHIM_FIRST(cuImportExternalMemory, 433)(extMem_out, memHandleDesc);
}

static CUresult slow_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
		const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
{
	return SHIM_FIRST(cuImportExternalSemaphore, 434)(extSem_out, semHandleDesc);
}

static CUresult slow_cuInit(unsigned int Flags)
{
	return SHIM_FIRST(cuInit, 435)(Flags);
}

static CUresult slow_cuIpcCloseMemHandle(CUdeviceptr dptr)
{
	return SHIM_FIRST(cuIpcCloseMemHandle, 436)(dptr);
}

static CUresult slow_cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
{
	return SHIM_FIRST(cuIpcGetEventHandle, 437)(pHandle, event);
}

static CUresult slow_cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
{
	return SHIM_FIRST(cuIpcGetMemHandle, 438)(pHandle, dptr);
}

static CUresult slow_cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
{
	return SHIM_FIRST(cuIpcOpenEventHandle, 439)(phEvent, handle);
}

static CUresult slow_cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle,
		unsigned int Flags)
{
	return SHIM_FIRST(cuIpcOpenMemHandle, 440)(pdptr, handle, Flags);
}

static CUresult slow_cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle,
		unsigned int Flags)
{
	return SHIM_FIRST(cuIpcOpenMemHandle_v2, 441)(pdptr, handle, Flags);
}

static CUresult slow_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel,
		CUdevice dev)
{
	return SHIM_FIRST(cuKernelGetAttribute, 13)(pi, attrib, kernel, dev);
}

static CUresult slow_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
	return SHIM_FIRST(cuKernelGetFunction, 19)(pFunc, kernel);
}

static CUresult slow_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
	return SHIM_FIRST(cuKernelGetLibrary, 442)(pLib, kernel);
}

static CUresult slow_cuKernelGetName(const char **name, CUkernel hfunc)
{
	return SHIM_FIRST(cuKernelGetName, 443)(name, hfunc);
}

static CUresult slow_cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
{
	return SHIM_FIRST(cuKernelGetParamCount, 444)(kernel, paramCount);
}

static CUresult slow_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
		size_t *paramSize)
{
	return SHIM_FIRST(cuKernelGetParamInfo, 445)(kernel, paramIndex, paramOffset, paramSize);
}

static CUresult slow_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,
		CUdevice dev)
{
	return SHIM_FIRST(cuKernelSetAttribute, 15)(attrib, val, kernel, dev);
}

static CUresult slow_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
	return SHIM_FIRST(cuKernelSetCacheConfig, 446)(kernel, config, dev);
}

static CUresult slow_cuLaunch(CUfunction f)
{
	return SHIM_FIRST(cuLaunch, 8)(f);
}

static CUresult slow_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams)
{
	return SHIM_FIRST(cuLaunchCooperativeKernel, 0)(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
}

static CUresult slow_cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	return SHIM_FIRST(cuLaunchCooperativeKernelMultiDevice, 1)(launchParamsList, numDevices,
			flags);
}

static CUresult slow_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		CUstream hStream, void **kernelParams)
{
	return SHIM_FIRST(cuLaunchCooperativeKernel_ptsz, 2)(f, gridDimX, gridDimY, gridDimZ,
			blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
}

static CUresult slow_cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
	return SHIM_FIRST(cuLaunchGrid, 9)(f, grid_width, grid_height);
}

static CUresult slow_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,
		CUstream hStream)
{
	return SHIM_FIRST(cuLaunchGridAsync, 3)(f, grid_width, grid_height, hStream);
}

static CUresult slow_cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
{
	return SHIM_FIRST(cuLaunchHostFunc, 447)(hStream, fn, userData);
}

static CUresult slow_cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void *userData)
{
	return SHIM_FIRST(cuLaunchHostFunc_ptsz, 448)(hStream, fn, userData);
}

static CUresult slow_cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData,
		unsigned int syncMode)
{
	return SHIM_FIRST(cuLaunchHostFunc_v2, 449)(hStream, fn, userData, syncMode);
}

static CUresult slow_cuLaunchHostFunc_v2_ptsz(CUstream hStream, CUhostFn fn, void *userData,
		unsigned int syncMode)
{
	return SHIM_FIRST(cuLaunchHostFunc_v2_ptsz, 450)(hStream, fn, userData, syncMode);
}

static CUresult slow_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra)
{
	return SHIM_FIRST(cuLaunchKernel, 4)(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
}

static CUresult slow_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
		void **kernelParams, void **extra)
{
	return SHIM_FIRST(cuLaunchKernelEx, 5)(config, f, kernelParams, extra);
}

static CUresult slow_cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f,
		void **kernelParams, void **extra)
{
	return SHIM_FIRST(cuLaunchKernelEx_ptsz, 6)(config, f, kernelParams, extra);
}

static CUresult slow_cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra)
{
	return SHIM_FIRST(cuLaunchKernel_ptsz, 7)(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
}

static CUresult slow_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels,
		CUlibrary lib)
{
	return SHIM_FIRST(cuLibraryEnumerateKernels, 451)(kernels, numKernels, lib);
}

static CUresult slow_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
		const char *name)
{
	return SHIM_FIRST(cuLibraryGetGlobal, 452)(dptr, bytes, library, name);
}

static CUresult slow_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
	return SHIM_FIRST(cuLibraryGetKernel, 453)(pKernel, library, name);
}

static CUresult slow_cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
{
	return SHIM_FIRST(cuLibraryGetKernelCount, 454)(count, lib);
}

static CUresult slow_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
		const char *name)
{
	return SHIM_FIRST(cuLibraryGetManaged, 455)(dptr, bytes, library, name);
}

static CUresult slow_cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
	return SHIM_FIRST(cuLibraryGetModule, 456)(pMod, library);
}

static CUresult slow_cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)
{
	return SHIM_FIRST(cuLibraryGetUnifiedFunction, 457)(fptr, library, symbol);
}

static CUresult slow_cuLibraryLoadData(CUlibrary *library, const void *code,
		CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
		CUlibraryOption *libraryOptions, void **libraryOptionValues,
		unsigned int numLibraryOptions)
{
	return SHIM_FIRST(cuLibraryLoadData, 458)(library, code, jitOptions, jitOptionsValues,
			numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
}

static CUresult slow_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,
		CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
		CUlibraryOption *libraryOptions, void **libraryOptionValues,
		unsigned int numLibraryOptions)
{
	return SHIM_FIRST(cuLibraryLoadFromFile, 459)(library, fileName, jitOptions,
			jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues,
			numLibraryOptions);
}

static CUresult slow_cuLibraryUnload(CUlibrary library)
{
	return SHIM_FIRST(cuLibraryUnload, 460)(library);
}

static CUresult slow_cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size,
		const char *name, unsigned int numOptions, CUjit_option *options,
		void **optionValues)
{
	return SHIM_FIRST(cuLinkAddData, 461)(state, type, data, size, name, numOptions, options,
			optionValues);
}

static CUresult slow_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data,
		size_t size, const char *name, unsigned int numOptions, CUjit_option *options,
		void **optionValues)
{
	return SHIM_FIRST(cuLinkAddData_v2, 462)(state, type, data, size, name, numOptions, options,
			optionValues);
}

static CUresult slow_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path,
		unsigned int numOptions, CUjit_option *options, void **optionValues)
{
	return SHIM_FIRST(cuLinkAddFile, 463)(state, type, path, numOptions, options, optionValues);
}

static CUresult slow_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
		unsigned int numOptions, CUjit_option *options, void **optionValues)
{
	return SHIM_FIRST(cuLinkAddFile_v2, 464)(state, type, path, numOptions, options,
			optionValues);
}

static CUresult slow_cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
{
	return SHIM_FIRST(cuLinkComplete, 465)(state, cubinOut, sizeOut);
}

static CUresult slow_cuLinkCreate(unsigned int numOptions, CUjit_option *options,
		void **optionValues, CUlinkState *stateOut)
{
	return SHIM_FIRST(cuLinkCreate, 466)(numOptions, options, optionValues, stateOut);
}

static CUresult slow_cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options,
		void **optionValues, CUlinkState *stateOut)
{
	return SHIM_FIRST(cuLinkCreate_v2, 467)(numOptions, options, optionValues, stateOut);
}

static CUresult slow_cuLinkDestroy(CUlinkState state)
{
	return SHIM_FIRST(cuLinkDestroy, 468)(state);
}

static CUresult slow_cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)
{
	return SHIM_FIRST(cuLogicalEndpointAddDevice, 469)(leId, dev);
}

static CUresult slow_cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev,
		cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)
{
	return SHIM_FIRST(cuLogicalEndpointBindAddr, 470)(leId, dev, offset, ptr, size, flags);
}

static CUresult slow_cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev,
		cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset,
		cuuint64_t size, unsigned long long flags)
{
	return SHIM_FIRST(cuLogicalEndpointBindMem, 471)(leId, dev, offset, memHandle, memOffset,
			size, flags);
}

static CUresult slow_cuLogicalEndpointCreate(CUlogicalEndpointId leId,
		const CUlogicalEndpointProp *prop)
{
	return SHIM_FIRST(cuLogicalEndpointCreate, 472)(leId, prop);
}

static CUresult slow_cuLogicalEndpointDestroy(CUlogicalEndpointId leId)
{
	return SHIM_FIRST(cuLogicalEndpointDestroy, 473)(leId);
}

static CUresult slow_cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
		CUlogicalEndpointIpcHandleType handleType)
{
	return SHIM_FIRST(cuLogicalEndpointExport, 474)(handle, leId, handleType);
}

static CUresult slow_cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
		const CUlogicalEndpointProp *prop)
{
	return SHIM_FIRST(cuLogicalEndpointGetLimits, 475)(bindAlignment, maxSize, prop);
}

static CUresult slow_cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)
{
	return SHIM_FIRST(cuLogicalEndpointIdRelease, 476)(baseLeId, count);
}

static CUresult slow_cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)
{
	return SHIM_FIRST(cuLogicalEndpointIdReserve, 477)(baseLeId, count);
}

static CUresult slow_cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
		CUlogicalEndpointIpcHandleType handleType)
{
	return SHIM_FIRST(cuLogicalEndpointImport, 478)(leId, handle, handleType);
}

static CUresult slow_cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count,
		int *queryStatus)
{
	return SHIM_FIRST(cuLogicalEndpointQuery, 479)(leId, count, queryStatus);
}

static CUresult slow_cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev,
		cuuint64_t offset, cuuint64_t size)
{
	return SHIM_FIRST(cuLogicalEndpointUnbind, 480)(leId, dev, offset, size);
}

static CUresult slow_cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
{
	return SHIM_FIRST(cuLogsCurrent, 481)(iterator_out, flags);
}

static CUresult slow_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile,
		unsigned int flags)
{
	return SHIM_FIRST(cuLogsDumpToFile, 482)(iterator, pathToFile, flags);
}

static CUresult slow_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
		unsigned int flags)
{
	return SHIM_FIRST(cuLogsDumpToMemory, 483)(iterator, buffer, size, flags);
}

static CUresult slow_cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
		CUlogsCallbackHandle *callback_out)
{
	return SHIM_FIRST(cuLogsRegisterCallback, 484)(callbackFunc, userData, callback_out);
}

static CUresult slow_cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
	return SHIM_FIRST(cuLogsUnregisterCallback, 485)(callback);
}

static CUresult slow_cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
	return SHIM_FIRST(cuMemAddressFree, 486)(ptr, size);
}

static CUresult slow_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment,
		CUdeviceptr addr, unsigned long long flags)
{
	return SHIM_FIRST(cuMemAddressReserve, 487)(ptr, size, alignment, addr, flags);
}

static CUresult slow_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
		CUdevice device)
{
	return SHIM_FIRST(cuMemAdvise, 488)(devPtr, count, advice, device);
}

static CUresult slow_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
		CUmemLocation location)
{
	return SHIM_FIRST(cuMemAdvise_v2, 489)(devPtr, count, advice, location);
}

static CUresult slow_cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned int bytesize)
{
	return SHIM_FIRST(cuMemAlloc, 490)(dptr, bytesize);
}

static CUresult slow_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	return SHIM_FIRST(cuMemAllocAsync, 491)(dptr, bytesize, hStream);
}

static CUresult slow_cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	return SHIM_FIRST(cuMemAllocAsync_ptsz, 492)(dptr, bytesize, hStream);
}

static CUresult slow_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemAllocFromPoolAsync, 493)(dptr, bytesize, pool, hStream);
}

static CUresult slow_cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize,
		CUmemoryPool pool, CUstream hStream)
{
	return SHIM_FIRST(cuMemAllocFromPoolAsync_ptsz, 494)(dptr, bytesize, pool, hStream);
}

static CUresult slow_cuMemAllocHost(void **pp, unsigned int bytesize)
{
	return SHIM_FIRST(cuMemAllocHost, 495)(pp, bytesize);
}

static CUresult slow_cuMemAllocHost_v2(void **pp, size_t bytesize)
{
	return SHIM_FIRST(cuMemAllocHost_v2, 496)(pp, bytesize);
}

static CUresult slow_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
{
	return SHIM_FIRST(cuMemAllocManaged, 497)(dptr, bytesize, flags);
}

static CUresult slow_cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned int *pPitch,
		unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes)
{
	return SHIM_FIRST(cuMemAllocPitch, 498)(dptr, pPitch, WidthInBytes, Height,
			ElementSizeBytes);
}

static CUresult slow_cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes,
		size_t Height, unsigned int ElementSizeBytes)
{
	return SHIM_FIRST(cuMemAllocPitch_v2, 499)(dptr, pPitch, WidthInBytes, Height,
			ElementSizeBytes);
}

static CUresult slow_cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
	return SHIM_FIRST(cuMemAlloc_v2, 500)(dptr, bytesize);
}

static CUresult slow_cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
		unsigned int flags, size_t *errorIndex, CUstream stream)
{
	return SHIM_FIRST(cuMemBatchDecompressAsync, 43)(paramsArray, count, flags, errorIndex,
			stream);
}

static CUresult slow_cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams *paramsArray,
		size_t count, unsigned int flags, size_t *errorIndex, CUstream stream)
{
	return SHIM_FIRST(cuMemBatchDecompressAsync_ptsz, 44)(paramsArray, count, flags, errorIndex,
			stream);
}

static CUresult slow_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
		const CUmemAllocationProp *prop, unsigned long long flags)
{
	return SHIM_FIRST(cuMemCreate, 501)(handle, size, prop, flags);
}

static CUresult slow_cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes,
		size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
		size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemDiscardAndPrefetchBatchAsync, 45)(dptrs, sizes, count, prefetchLocs,
			prefetchLocIdxs, numPrefetchLocs, flags, hStream);
}

static CUresult slow_cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes,
		size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
		size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemDiscardAndPrefetchBatchAsync_ptsz, 46)(dptrs, sizes, count,
			prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
}

static CUresult slow_cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemDiscardBatchAsync, 502)(dptrs, sizes, count, flags, hStream);
}

static CUresult slow_cuMemDiscardBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemDiscardBatchAsync_ptsz, 503)(dptrs, sizes, count, flags, hStream);
}

static CUresult slow_cuMemExportToShareableHandle(void *shareableHandle,
		CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,
		unsigned long long flags)
{
	return SHIM_FIRST(cuMemExportToShareableHandle, 504)(shareableHandle, handle, handleType,
			flags);
}

static CUresult slow_cuMemFree(CUdeviceptr_v1 dptr)
{
	return SHIM_FIRST(cuMemFree, 505)(dptr);
}

static CUresult slow_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
	return SHIM_FIRST(cuMemFreeAsync, 506)(dptr, hStream);
}

static CUresult slow_cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream)
{
	return SHIM_FIRST(cuMemFreeAsync_ptsz, 507)(dptr, hStream);
}

static CUresult slow_cuMemFreeHost(void *p)
{
	return SHIM_FIRST(cuMemFreeHost, 508)(p);
}

static CUresult slow_cuMemFree_v2(CUdeviceptr dptr)
{
	return SHIM_FIRST(cuMemFree_v2, 509)(dptr);
}

static CUresult slow_cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,
		CUdeviceptr ptr)
{
	return SHIM_FIRST(cuMemGetAccess, 510)(flags, location, ptr);
}

static CUresult slow_cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned int *psize,
		CUdeviceptr_v1 dptr)
{
	return SHIM_FIRST(cuMemGetAddressRange, 511)(pbase, psize, dptr);
}

static CUresult slow_cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
	return SHIM_FIRST(cuMemGetAddressRange_v2, 512)(pbase, psize, dptr);
}

static CUresult slow_cuMemGetAllocationGranularity(size_t *granularity,
		const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)
{
	return SHIM_FIRST(cuMemGetAllocationGranularity, 513)(granularity, prop, option);
}

static CUresult slow_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
		CUmemGenericAllocationHandle handle)
{
	return SHIM_FIRST(cuMemGetAllocationPropertiesFromHandle, 514)(prop, handle);
}

static CUresult slow_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
		CUmemAllocationType type)
{
	return SHIM_FIRST(cuMemGetDefaultMemPool, 517)(pool_out, location, type);
}

static CUresult slow_cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
		CUmemRangeHandleType handleType, unsigned long long flags)
{
	return SHIM_FIRST(cuMemGetHandleForAddressRange, 518)(handle, dptr, size, handleType,
			flags);
}

static CUresult slow_cuMemGetInfo(unsigned int *free, unsigned int *total)
{
	return SHIM_FIRST(cuMemGetInfo, 519)(free, total);
}

static CUresult slow_cuMemGetInfo_v2(size_t *free, size_t *total)
{
	return SHIM_FIRST(cuMemGetInfo_v2, 520)(free, total);
}

static CUresult slow_cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
		size_t samplingGranularity, CUmemLocation *location_out)
{
	return SHIM_FIRST(cuMemGetLocationInfo, 521)(ptr, size, summaryGranularity,
			samplingGranularity, location_out);
}

static CUresult slow_cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location,
		CUmemAllocationType type)
{
	return SHIM_FIRST(cuMemGetMemPool, 522)(pool, location, type);
}

static CUresult slow_cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
{
	return SHIM_FIRST(cuMemHostAlloc, 523)(pp, bytesize, Flags);
}

static CUresult slow_cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned int Flags)
{
	return SHIM_FIRST(cuMemHostGetDevicePointer, 524)(pdptr, p, Flags);
}

static CUresult slow_cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
{
	return SHIM_FIRST(cuMemHostGetDevicePointer_v2, 525)(pdptr, p, Flags);
}

static CUresult slow_cuMemHostGetFlags(unsigned int *pFlags, void *p)
{
	return SHIM_FIRST(cuMemHostGetFlags, 526)(pFlags, p);
}

static CUresult slow_cuMemHostRegister(void *p, size_t bytesize, unsigned int Flags)
{
	return SHIM_FIRST(cuMemHostRegister, 527)(p, bytesize, Flags);
}

static CUresult slow_cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
{
	return SHIM_FIRST(cuMemHostRegister_v2, 528)(p, bytesize, Flags);
}

static CUresult slow_cuMemHostUnregister(void *p)
{
	return SHIM_FIRST(cuMemHostUnregister, 529)(p);
}

static CUresult slow_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle,
		void *osHandle, CUmemAllocationHandleType shHandleType)
{
	return SHIM_FIRST(cuMemImportFromShareableHandle, 530)(handle, osHandle, shHandleType);
}

static CUresult slow_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,
		CUmemGenericAllocationHandle handle, unsigned long long flags)
{
	return SHIM_FIRST(cuMemMap, 531)(ptr, size, offset, handle, flags);
}

static CUresult slow_cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemMapArrayAsync, 532)(mapInfoList, count, hStream);
}

static CUresult slow_cuMemMapArrayAsync_ptsz(CUarrayMapInfo *mapInfoList, unsigned int count,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemMapArrayAsync_ptsz, 533)(mapInfoList, count, hStream);
}

static CUresult slow_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
{
	return SHIM_FIRST(cuMemPoolCreate, 534)(pool, poolProps);
}

static CUresult slow_cuMemPoolDestroy(CUmemoryPool pool)
{
	return SHIM_FIRST(cuMemPoolDestroy, 535)(pool);
}

static CUresult slow_cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
{
	return SHIM_FIRST(cuMemPoolExportPointer, 536)(shareData_out, ptr);
}

static CUresult slow_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
		CUmemAllocationHandleType handleType, unsigned long long flags)
{
	return SHIM_FIRST(cuMemPoolExportToShareableHandle, 537)(handle_out, pool, handleType,
			flags);
}

static CUresult slow_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
		CUmemLocation *location)
{
	return SHIM_FIRST(cuMemPoolGetAccess, 538)(flags, memPool, location);
}

static CUresult slow_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	return SHIM_FIRST(cuMemPoolGetAttribute, 539)(pool, attr, value);
}

static CUresult slow_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
		CUmemAllocationHandleType handleType, unsigned long long flags)
{
	return SHIM_FIRST(cuMemPoolImportFromShareableHandle, 540)(pool_out, handle, handleType,
			flags);
}

static CUresult slow_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
		CUmemPoolPtrExportData *shareData)
{
	return SHIM_FIRST(cuMemPoolImportPointer, 541)(ptr_out, pool, shareData);
}

static CUresult slow_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
{
	return SHIM_FIRST(cuMemPoolSetAccess, 542)(pool, map, count);
}

static CUresult slow_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	return SHIM_FIRST(cuMemPoolSetAttribute, 543)(pool, attr, value);
}

static CUresult slow_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
	return SHIM_FIRST(cuMemPoolTrimTo, 544)(pool, minBytesToKeep);
}

static CUresult slow_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemPrefetchAsync, 47)(devPtr, count, dstDevice, hStream);
}

static CUresult slow_cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemPrefetchAsync_ptsz, 48)(devPtr, count, dstDevice, hStream);
}

static CUresult slow_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
		unsigned int flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemPrefetchAsync_v2, 49)(devPtr, count, location, flags, hStream);
}

static CUresult slow_cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count,
		CUmemLocation location, unsigned int flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemPrefetchAsync_v2_ptsz, 50)(devPtr, count, location, flags, hStream);
}

static CUresult slow_cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemPrefetchBatchAsync, 51)(dptrs, sizes, count, prefetchLocs,
			prefetchLocIdxs, numPrefetchLocs, flags, hStream);
}

static CUresult slow_cuMemPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemPrefetchBatchAsync_ptsz, 52)(dptrs, sizes, count, prefetchLocs,
			prefetchLocIdxs, numPrefetchLocs, flags, hStream);
}

static CUresult slow_cuMemRangeGetAttribute(void *data, size_t dataSize,
		CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)
{
	return SHIM_FIRST(cuMemRangeGetAttribute, 545)(data, dataSize, attribute, devPtr, count);
}

static CUresult slow_cuMemRangeGetAttributes(void **data, size_t *dataSizes,
		CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr,
		size_t count)
{
	return SHIM_FIRST(cuMemRangeGetAttributes, 546)(data, dataSizes, attributes, numAttributes,
			devPtr, count);
}

static CUresult slow_cuMemRelease(CUmemGenericAllocationHandle handle)
{
	return SHIM_FIRST(cuMemRelease, 547)(handle);
}

static CUresult slow_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
{
	return SHIM_FIRST(cuMemRetainAllocationHandle, 548)(handle, addr);
}

static CUresult slow_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc,
		size_t count)
{
	return SHIM_FIRST(cuMemSetAccess, 549)(ptr, size, desc, count);
}

static CUresult slow_cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type,
		CUmemoryPool pool)
{
	return SHIM_FIRST(cuMemSetMemPool, 550)(location, type, pool);
}

static CUresult slow_cuMemUnmap(CUdeviceptr ptr, size_t size)
{
	return SHIM_FIRST(cuMemUnmap, 551)(ptr, size);
}

static CUresult slow_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpy, 104)(dst, src, ByteCount);
}

static CUresult slow_cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy)
{
	return SHIM_FIRST(cuMemcpy2D, 105)(pCopy);
}

static CUresult slow_cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy2DAsync, 53)(pCopy, hStream);
}

static CUresult slow_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy2DAsync_v2, 54)(pCopy, hStream);
}

static CUresult slow_cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy2DAsync_v2_ptsz, 55)(pCopy, hStream);
}

static CUresult slow_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy)
{
	return SHIM_FIRST(cuMemcpy2DUnaligned, 106)(pCopy);
}

static CUresult slow_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
{
	return SHIM_FIRST(cuMemcpy2DUnaligned_v2, 107)(pCopy);
}

static CUresult slow_cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
	return SHIM_FIRST(cuMemcpy2DUnaligned_v2_ptds, 108)(pCopy);
}

static CUresult slow_cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
{
	return SHIM_FIRST(cuMemcpy2D_v2, 109)(pCopy);
}

static CUresult slow_cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
	return SHIM_FIRST(cuMemcpy2D_v2_ptds, 110)(pCopy);
}

static CUresult slow_cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy)
{
	return SHIM_FIRST(cuMemcpy3D, 111)(pCopy);
}

static CUresult slow_cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DAsync, 56)(pCopy, hStream);
}

static CUresult slow_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DAsync_v2, 57)(pCopy, hStream);
}

static CUresult slow_cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DAsync_v2_ptsz, 58)(pCopy, hStream);
}

static CUresult slow_cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		size_t *failIdx, unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DBatchAsync, 59)(numOps, opList, failIdx, flags, hStream);
}

static CUresult slow_cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		size_t *failIdx, unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DBatchAsync_ptsz, 60)(numOps, opList, failIdx, flags, hStream);
}

static CUresult slow_cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DBatchAsync_v2, 61)(numOps, opList, flags, hStream);
}

static CUresult slow_cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DBatchAsync_v2_ptsz, 62)(numOps, opList, flags, hStream);
}

static CUresult slow_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
{
	return SHIM_FIRST(cuMemcpy3DPeer, 112)(pCopy);
}

static CUresult slow_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DPeerAsync, 63)(pCopy, hStream);
}

static CUresult slow_cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DPeerAsync_ptsz, 64)(pCopy, hStream);
}

static CUresult slow_cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER *pCopy)
{
	return SHIM_FIRST(cuMemcpy3DPeer_ptds, 113)(pCopy);
}

static CUresult slow_cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DWithAttributesAsync, 65)(op, flags, hStream);
}

static CUresult slow_cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP *op,
		unsigned long long flags, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpy3DWithAttributesAsync_ptsz, 66)(op, flags, hStream);
}

static CUresult slow_cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
{
	return SHIM_FIRST(cuMemcpy3D_v2, 114)(pCopy);
}

static CUresult slow_cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D *pCopy)
{
	return SHIM_FIRST(cuMemcpy3D_v2_ptds, 115)(pCopy);
}

static CUresult slow_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyAsync, 67)(dst, src, ByteCount, hStream);
}

static CUresult slow_cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyAsync_ptsz, 68)(dst, src, ByteCount, hStream);
}

static CUresult slow_cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray,
		unsigned int srcOffset, unsigned int ByteCount)
{
	return SHIM_FIRST(cuMemcpyAtoA, 116)(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
}

static CUresult slow_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray,
		size_t srcOffset, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyAtoA_v2, 117)(dstArray, dstOffset, srcArray, srcOffset,
			ByteCount);
}

static CUresult slow_cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray,
		size_t srcOffset, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyAtoA_v2_ptds, 118)(dstArray, dstOffset, srcArray, srcOffset,
			ByteCount);
}

static CUresult slow_cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray,
		unsigned int srcOffset, unsigned int ByteCount)
{
	return SHIM_FIRST(cuMemcpyAtoD, 119)(dstDevice, srcArray, srcOffset, ByteCount);
}

static CUresult slow_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyAtoD_v2, 120)(dstDevice, srcArray, srcOffset, ByteCount);
}

static CUresult slow_cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyAtoD_v2_ptds, 121)(dstDevice, srcArray, srcOffset, ByteCount);
}

static CUresult slow_cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount)
{
	return SHIM_FIRST(cuMemcpyAtoH, 122)(dstHost, srcArray, srcOffset, ByteCount);
}

static CUresult slow_cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyAtoHAsync, 69)(dstHost, srcArray, srcOffset, ByteCount, hStream);
}

static CUresult slow_cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyAtoHAsync_v2, 70)(dstHost, srcArray, srcOffset, ByteCount,
			hStream);
}

static CUresult slow_cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyAtoHAsync_v2_ptsz, 71)(dstHost, srcArray, srcOffset, ByteCount,
			hStream);
}

static CUresult slow_cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyAtoH_v2, 123)(dstHost, srcArray, srcOffset, ByteCount);
}

static CUresult slow_cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyAtoH_v2_ptds, 124)(dstHost, srcArray, srcOffset, ByteCount);
}

static CUresult slow_cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		size_t *failIdx, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyBatchAsync, 72)(dsts, srcs, sizes, count, attrs, attrsIdxs,
			numAttrs, failIdx, hStream);
}

static CUresult slow_cuMemcpyBatchAsync_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		size_t *failIdx, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyBatchAsync_ptsz, 73)(dsts, srcs, sizes, count, attrs, attrsIdxs,
			numAttrs, failIdx, hStream);
}

static CUresult slow_cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyBatchAsync_v2, 74)(dsts, srcs, sizes, count, attrs, attrsIdxs,
			numAttrs, hStream);
}

static CUresult slow_cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyBatchAsync_v2_ptsz, 75)(dsts, srcs, sizes, count, attrs,
			attrsIdxs, numAttrs, hStream);
}

static CUresult slow_cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset,
		CUdeviceptr_v1 srcDevice, unsigned int ByteCount)
{
	return SHIM_FIRST(cuMemcpyDtoA, 125)(dstArray, dstOffset, srcDevice, ByteCount);
}

static CUresult slow_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyDtoA_v2, 126)(dstArray, dstOffset, srcDevice, ByteCount);
}

static CUresult slow_cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyDtoA_v2_ptds, 127)(dstArray, dstOffset, srcDevice, ByteCount);
}

static CUresult slow_cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount)
{
	return SHIM_FIRST(cuMemcpyDtoD, 128)(dstDevice, srcDevice, ByteCount);
}

static CUresult slow_cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyDtoDAsync, 76)(dstDevice, srcDevice, ByteCount, hStream);
}

static CUresult slow_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
		size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyDtoDAsync_v2, 77)(dstDevice, srcDevice, ByteCount, hStream);
}

static CUresult slow_cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
		size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyDtoDAsync_v2_ptsz, 78)(dstDevice, srcDevice, ByteCount, hStream);
}

static CUresult slow_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyDtoD_v2, 129)(dstDevice, srcDevice, ByteCount);
}

static CUresult slow_cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyDtoD_v2_ptds, 130)(dstDevice, srcDevice, ByteCount);
}

static CUresult slow_cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)
{
	return SHIM_FIRST(cuMemcpyDtoH, 131)(dstHost, srcDevice, ByteCount);
}

static CUresult slow_cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyDtoHAsync, 79)(dstHost, srcDevice, ByteCount, hStream);
}

static CUresult slow_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyDtoHAsync_v2, 80)(dstHost, srcDevice, ByteCount, hStream);
}

static CUresult slow_cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice,
		size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyDtoHAsync_v2_ptsz, 81)(dstHost, srcDevice, ByteCount, hStream);
}

static CUresult slow_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyDtoH_v2, 132)(dstHost, srcDevice, ByteCount);
}

static CUresult slow_cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyDtoH_v2_ptds, 133)(dstHost, srcDevice, ByteCount);
}

static CUresult slow_cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void *srcHost,
		unsigned int ByteCount)
{
	return SHIM_FIRST(cuMemcpyHtoA, 134)(dstArray, dstOffset, srcHost, ByteCount);
}

static CUresult slow_cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset,
		const void *srcHost, unsigned int ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyHtoAAsync, 82)(dstArray, dstOffset, srcHost, ByteCount, hStream);
}

static CUresult slow_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyHtoAAsync_v2, 83)(dstArray, dstOffset, srcHost, ByteCount,
			hStream);
}

static CUresult slow_cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset,
		const void *srcHost, size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyHtoAAsync_v2_ptsz, 84)(dstArray, dstOffset, srcHost, ByteCount,
			hStream);
}

static CUresult slow_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyHtoA_v2, 135)(dstArray, dstOffset, srcHost, ByteCount);
}

static CUresult slow_cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyHtoA_v2_ptds, 136)(dstArray, dstOffset, srcHost, ByteCount);
}

static CUresult slow_cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost,
		unsigned int ByteCount)
{
	return SHIM_FIRST(cuMemcpyHtoD, 137)(dstDevice, srcHost, ByteCount);
}

static CUresult slow_cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost,
		unsigned int ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyHtoDAsync, 85)(dstDevice, srcHost, ByteCount, hStream);
}

static CUresult slow_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyHtoDAsync_v2, 86)(dstDevice, srcHost, ByteCount, hStream);
}

static CUresult slow_cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost,
		size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyHtoDAsync_v2_ptsz, 87)(dstDevice, srcHost, ByteCount, hStream);
}

static CUresult slow_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyHtoD_v2, 138)(dstDevice, srcHost, ByteCount);
}

static CUresult slow_cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost,
		size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyHtoD_v2_ptds, 139)(dstDevice, srcHost, ByteCount);
}

static CUresult slow_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyPeer, 140)(dstDevice, dstContext, srcDevice, srcContext,
			ByteCount);
}

static CUresult slow_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyPeerAsync, 88)(dstDevice, dstContext, srcDevice, srcContext,
			ByteCount, hStream);
}

static CUresult slow_cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyPeerAsync_ptsz, 89)(dstDevice, dstContext, srcDevice, srcContext,
			ByteCount, hStream);
}

static CUresult slow_cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext,
		CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpyPeer_ptds, 141)(dstDevice, dstContext, srcDevice, srcContext,
			ByteCount);
}

static CUresult slow_cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyWithAttributesAsync, 90)(dst, src, size, attr, hStream);
}

static CUresult slow_cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream)
{
	return SHIM_FIRST(cuMemcpyWithAttributesAsync_ptsz, 91)(dst, src, size, attr, hStream);
}

static CUresult slow_cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	return SHIM_FIRST(cuMemcpy_ptds, 142)(dst, src, ByteCount);
}

static CUresult slow_cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N)
{
	return SHIM_FIRST(cuMemsetD16, 143)(dstDevice, us, N);
}

static CUresult slow_cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD16Async, 92)(dstDevice, us, N, hStream);
}

static CUresult slow_cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD16Async_ptsz, 93)(dstDevice, us, N, hStream);
}

static CUresult slow_cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
	return SHIM_FIRST(cuMemsetD16_v2, 144)(dstDevice, us, N);
}

static CUresult slow_cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
	return SHIM_FIRST(cuMemsetD16_v2_ptds, 145)(dstDevice, us, N);
}

static CUresult slow_cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch,
		unsigned short us, unsigned int Width, unsigned int Height)
{
	return SHIM_FIRST(cuMemsetD2D16, 146)(dstDevice, dstPitch, us, Width, Height);
}

static CUresult slow_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height, CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD2D16Async, 94)(dstDevice, dstPitch, us, Width, Height, hStream);
}

static CUresult slow_cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
		unsigned short us, size_t Width, size_t Height, CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD2D16Async_ptsz, 95)(dstDevice, dstPitch, us, Width, Height,
			hStream);
}

static CUresult slow_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height)
{
	return SHIM_FIRST(cuMemsetD2D16_v2, 147)(dstDevice, dstPitch, us, Width, Height);
}

static CUresult slow_cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch,
		unsigned short us, size_t Width, size_t Height)
{
	return SHIM_FIRST(cuMemsetD2D16_v2_ptds, 148)(dstDevice, dstPitch, us, Width, Height);
}

static CUresult slow_cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui,
		unsigned int Width, unsigned int Height)
{
	return SHIM_FIRST(cuMemsetD2D32, 149)(dstDevice, dstPitch, ui, Width, Height);
}

static CUresult slow_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height, CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD2D32Async, 96)(dstDevice, dstPitch, ui, Width, Height, hStream);
}

static CUresult slow_cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
		unsigned int ui, size_t Width, size_t Height, CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD2D32Async_ptsz, 97)(dstDevice, dstPitch, ui, Width, Height,
			hStream);
}

static CUresult slow_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height)
{
	return SHIM_FIRST(cuMemsetD2D32_v2, 150)(dstDevice, dstPitch, ui, Width, Height);
}

static CUresult slow_cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height)
{
	return SHIM_FIRST(cuMemsetD2D32_v2_ptds, 151)(dstDevice, dstPitch, ui, Width, Height);
}

static CUresult slow_cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc,
		unsigned int Width, unsigned int Height)
{
	return SHIM_FIRST(cuMemsetD2D8, 152)(dstDevice, dstPitch, uc, Width, Height);
}

static CUresult slow_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height, CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD2D8Async, 98)(dstDevice, dstPitch, uc, Width, Height, hStream);
}

static CUresult slow_cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
		unsigned char uc, size_t Width, size_t Height, CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD2D8Async_ptsz, 99)(dstDevice, dstPitch, uc, Width, Height,
			hStream);
}

static CUresult slow_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height)
{
	return SHIM_FIRST(cuMemsetD2D8_v2, 153)(dstDevice, dstPitch, uc, Width, Height);
}

static CUresult slow_cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height)
{
	return SHIM_FIRST(cuMemsetD2D8_v2_ptds, 154)(dstDevice, dstPitch, uc, Width, Height);
}

static CUresult slow_cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N)
{
	return SHIM_FIRST(cuMemsetD32, 155)(dstDevice, ui, N);
}

static CUresult slow_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD32Async, 100)(dstDevice, ui, N, hStream);
}

static CUresult slow_cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD32Async_ptsz, 101)(dstDevice, ui, N, hStream);
}

static CUresult slow_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
	return SHIM_FIRST(cuMemsetD32_v2, 156)(dstDevice, ui, N);
}

static CUresult slow_cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
	return SHIM_FIRST(cuMemsetD32_v2_ptds, 157)(dstDevice, ui, N);
}

static CUresult slow_cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N)
{
	return SHIM_FIRST(cuMemsetD8, 158)(dstDevice, uc, N);
}

static CUresult slow_cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD8Async, 102)(dstDevice, uc, N, hStream);
}

static CUresult slow_cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N,
		CUstream hStream)
{
	return SHIM_FIRST(cuMemsetD8Async_ptsz, 103)(dstDevice, uc, N, hStream);
}

static CUresult slow_cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
	return SHIM_FIRST(cuMemsetD8_v2, 159)(dstDevice, uc, N);
}

static CUresult slow_cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
	return SHIM_FIRST(cuMemsetD8_v2_ptds, 160)(dstDevice, uc, N);
}

static CUresult slow_cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
		const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
{
	return SHIM_FIRST(cuMipmappedArrayCreate, 552)(pHandle, pMipmappedArrayDesc,
			numMipmapLevels);
}

static CUresult slow_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
{
	return SHIM_FIRST(cuMipmappedArrayDestroy, 553)(hMipmappedArray);
}

static CUresult slow_cuMipmappedArrayGetLevel(CUarray *pLevelArray,
		CUmipmappedArray hMipmappedArray, unsigned int level)
{
	return SHIM_FIRST(cuMipmappedArrayGetLevel, 554)(pLevelArray, hMipmappedArray, level);
}

static CUresult slow_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
		CUmipmappedArray mipmap, CUdevice device)
{
	return SHIM_FIRST(cuMipmappedArrayGetMemoryRequirements, 555)(memoryRequirements, mipmap,
			device);
}

static CUresult slow_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
		CUmipmappedArray mipmap)
{
	return SHIM_FIRST(cuMipmappedArrayGetSparseProperties, 556)(sparseProperties, mipmap);
}

static CUresult slow_cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
		CUmodule mod)
{
	return SHIM_FIRST(cuModuleEnumerateFunctions, 557)(functions, numFunctions, mod);
}

static CUresult slow_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
	return SHIM_FIRST(cuModuleGetFunction, 558)(hfunc, hmod, name);
}

static CUresult slow_cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
{
	return SHIM_FIRST(cuModuleGetFunctionCount, 559)(count, mod);
}

static CUresult slow_cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned int *bytes, CUmodule hmod,
		const char *name)
{
	return SHIM_FIRST(cuModuleGetGlobal, 560)(dptr, bytes, hmod, name);
}

static CUresult slow_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod,
		const char *name)
{
	return SHIM_FIRST(cuModuleGetGlobal_v2, 561)(dptr, bytes, hmod, name);
}

static CUresult slow_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
{
	return SHIM_FIRST(cuModuleGetLoadingMode, 562)(mode);
}

static CUresult slow_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
{
	return SHIM_FIRST(cuModuleGetSurfRef, 563)(pSurfRef, hmod, name);
}

static CUresult slow_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
{
	return SHIM_FIRST(cuModuleGetTexRef, 564)(pTexRef, hmod, name);
}

static CUresult slow_cuModuleLoad(CUmodule *module, const char *fname)
{
	return SHIM_FIRST(cuModuleLoad, 565)(module, fname);
}

static CUresult slow_cuModuleLoadData(CUmodule *module, const void *image)
{
	return SHIM_FIRST(cuModuleLoadData, 566)(module, image);
}

static CUresult slow_cuModuleLoadDataEx(CUmodule *module, const void *image,
		unsigned int numOptions, CUjit_option *options, void **optionValues)
{
	return SHIM_FIRST(cuModuleLoadDataEx, 567)(module, image, numOptions, options,
			optionValues);
}

static CUresult slow_cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
{
	return SHIM_FIRST(cuModuleLoadFatBinary, 568)(module, fatCubin);
}

static CUresult slow_cuModuleUnload(CUmodule hmod)
{
	return SHIM_FIRST(cuModuleUnload, 569)(hmod);
}

static CUresult slow_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
{
	return SHIM_FIRST(cuMulticastAddDevice, 570)(mcHandle, dev);
}

static CUresult slow_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
		CUdeviceptr memptr, size_t size, unsigned long long flags)
{
	return SHIM_FIRST(cuMulticastBindAddr, 571)(mcHandle, mcOffset, memptr, size, flags);
}

static CUresult slow_cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
		size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)
{
	return SHIM_FIRST(cuMulticastBindAddr_v2, 572)(mcHandle, dev, mcOffset, memptr, size,
			flags);
}

static CUresult slow_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
		CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
		unsigned long long flags)
{
	return SHIM_FIRST(cuMulticastBindMem, 573)(mcHandle, mcOffset, memHandle, memOffset, size,
			flags);
}

static CUresult slow_cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
		size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset,
		size_t size, unsigned long long flags)
{
	return SHIM_FIRST(cuMulticastBindMem_v2, 574)(mcHandle, dev, mcOffset, memHandle, memOffset,
			size, flags);
}

static CUresult slow_cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
		const CUmulticastObjectProp *prop)
{
	return SHIM_FIRST(cuMulticastCreate, 575)(mcHandle, prop);
}

static CUresult slow_cuMulticastGetGranularity(size_t *granularity,
		const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)
{
	return SHIM_FIRST(cuMulticastGetGranularity, 576)(granularity, prop, option);
}

static CUresult slow_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
		size_t mcOffset, size_t size)
{
	return SHIM_FIRST(cuMulticastUnbind, 577)(mcHandle, dev, mcOffset, size);
}

static CUresult slow_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
		CUfunction func, int numBlocks, int blockSize)
{
	return SHIM_FIRST(cuOccupancyAvailableDynamicSMemPerBlock, 578)(dynamicSmemSize, func,
			numBlocks, blockSize);
}

static CUresult slow_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
		int blockSize, size_t dynamicSMemSize)
{
	return SHIM_FIRST(cuOccupancyMaxActiveBlocksPerMultiprocessor, 579)(numBlocks, func,
			blockSize, dynamicSMemSize);
}

static CUresult slow_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
		CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)
{
	return SHIM_FIRST(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 580)(numBlocks,
			func, blockSize, dynamicSMemSize, flags);
}

static CUresult slow_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
		const CUlaunchConfig *config)
{
	return SHIM_FIRST(cuOccupancyMaxActiveClusters, 581)(numClusters, func, config);
}

static CUresult slow_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize,
		CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
		size_t dynamicSMemSize, int blockSizeLimit)
{
	return SHIM_FIRST(cuOccupancyMaxPotentialBlockSize, 582)(minGridSize, blockSize, func,
			blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit);
}

static CUresult slow_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
		CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
		size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)
{
	return SHIM_FIRST(cuOccupancyMaxPotentialBlockSizeWithFlags, 583)(minGridSize, blockSize,
			func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags);
}

static CUresult slow_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
		const CUlaunchConfig *config)
{
	return SHIM_FIRST(cuOccupancyMaxPotentialClusterSize, 584)(clusterSize, func, config);
}

static CUresult slow_cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
{
	return SHIM_FIRST(cuParamSetSize, 585)(hfunc, numbytes);
}

static CUresult slow_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
{
	return SHIM_FIRST(cuParamSetTexRef, 586)(hfunc, texunit, hTexRef);
}

static CUresult slow_cuParamSetf(CUfunction hfunc, int offset, float value)
{
	return SHIM_FIRST(cuParamSetf, 587)(hfunc, offset, value);
}

static CUresult slow_cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
{
	return SHIM_FIRST(cuParamSeti, 588)(hfunc, offset, value);
}

static CUresult slow_cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
{
	return SHIM_FIRST(cuParamSetv, 589)(hfunc, offset, ptr, numbytes);
}

static CUresult slow_cuPointerGetAttribute(void *data, CUpointer_attribute attribute,
		CUdeviceptr ptr)
{
	return SHIM_FIRST(cuPointerGetAttribute, 590)(data, attribute, ptr);
}

static CUresult slow_cuPointerGetAttributes(unsigned int numAttributes,
		CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)
{
	return SHIM_FIRST(cuPointerGetAttributes, 591)(numAttributes, attributes, data, ptr);
}

static CUresult slow_cuPointerSetAttribute(const void *value, CUpointer_attribute attribute,
		CUdeviceptr ptr)
{
	return SHIM_FIRST(cuPointerSetAttribute, 592)(value, attribute, ptr);
}

static CUresult slow_cuProfilerInitialize(const char *configFile, const char *outputFile,
		CUoutput_mode outputMode)
{
	return SHIM_FIRST(cuProfilerInitialize, 593)(configFile, outputFile, outputMode);
}

static CUresult slow_cuProfilerStart(void)
{
	return SHIM_FIRST(cuProfilerStart, 594)();
}

static CUresult slow_cuProfilerStop(void)
{
	return SHIM_FIRST(cuProfilerStop, 595)();
}

static CUresult slow_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	return SHIM_FIRST(cuSignalExternalSemaphoresAsync, 596)(extSemArray, paramsArray,
			numExtSems, stream);
}

static CUresult slow_cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	return SHIM_FIRST(cuSignalExternalSemaphoresAsync_ptsz, 597)(extSemArray, paramsArray,
			numExtSems, stream);
}

static CUresult slow_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(cuStreamAddCallback, 598)(hStream, callback, userData, flags);
}

static CUresult slow_cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(cuStreamAddCallback_ptsz, 599)(hStream, callback, userData, flags);
}

static CUresult slow_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamAttachMemAsync, 600)(hStream, dptr, length, flags);
}

static CUresult slow_cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamAttachMemAsync_ptsz, 601)(hStream, dptr, length, flags);
}

static CUresult slow_cuStreamBatchMemOp(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return SHIM_FIRST(cuStreamBatchMemOp, 602)(stream, count, paramArray, flags);
}

static CUresult slow_cuStreamBatchMemOp_ptsz(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return SHIM_FIRST(cuStreamBatchMemOp_ptsz, 603)(stream, count, paramArray, flags);
}

static CUresult slow_cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return SHIM_FIRST(cuStreamBatchMemOp_v2, 604)(stream, count, paramArray, flags);
}

static CUresult slow_cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return SHIM_FIRST(cuStreamBatchMemOp_v2_ptsz, 605)(stream, count, paramArray, flags);
}

static CUresult slow_cuStreamBeginCapture(CUstream hStream)
{
	return SHIM_FIRST(cuStreamBeginCapture, 606)(hStream);
}

static CUresult slow_cuStreamBeginCaptureToCig(CUstream hStream,
		CUstreamCigCaptureParams *streamCigCaptureParams)
{
	return SHIM_FIRST(cuStreamBeginCaptureToCig, 607)(hStream, streamCigCaptureParams);
}

static CUresult slow_cuStreamBeginCaptureToCig_ptsz(CUstream hStream,
		CUstreamCigCaptureParams *streamCigCaptureParams)
{
	return SHIM_FIRST(cuStreamBeginCaptureToCig_ptsz, 608)(hStream, streamCigCaptureParams);
}

static CUresult slow_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUstreamCaptureMode mode)
{
	return SHIM_FIRST(cuStreamBeginCaptureToGraph, 609)(hStream, hGraph, dependencies,
			dependencyData, numDependencies, mode);
}

static CUresult slow_cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUstreamCaptureMode mode)
{
	return SHIM_FIRST(cuStreamBeginCaptureToGraph_ptsz, 610)(hStream, hGraph, dependencies,
			dependencyData, numDependencies, mode);
}

static CUresult slow_cuStreamBeginCapture_ptsz(CUstream hStream)
{
	return SHIM_FIRST(cuStreamBeginCapture_ptsz, 611)(hStream);
}

static CUresult slow_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
{
	return SHIM_FIRST(cuStreamBeginCapture_v2, 612)(hStream, mode);
}

static CUresult slow_cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode)
{
	return SHIM_FIRST(cuStreamBeginCapture_v2_ptsz, 613)(hStream, mode);
}

static CUresult slow_cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode,
		CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)
{
	return SHIM_FIRST(cuStreamBeginRecaptureToGraph, 614)(hStream, mode, hGraph, callbackFunc,
			userData);
}

static CUresult slow_cuStreamBeginRecaptureToGraph_ptsz(CUstream hStream, CUstreamCaptureMode mode,
		CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)
{
	return SHIM_FIRST(cuStreamBeginRecaptureToGraph_ptsz, 615)(hStream, mode, hGraph,
			callbackFunc, userData);
}

static CUresult slow_cuStreamCopyAttributes(CUstream dst, CUstream src)
{
	return SHIM_FIRST(cuStreamCopyAttributes, 616)(dst, src);
}

static CUresult slow_cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src)
{
	return SHIM_FIRST(cuStreamCopyAttributes_ptsz, 617)(dst, src);
}

static CUresult slow_cuStreamCreate(CUstream *phStream, unsigned int Flags)
{
	return SHIM_FIRST(cuStreamCreate, 618)(phStream, Flags);
}

static CUresult slow_cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags,
		int priority)
{
	return SHIM_FIRST(cuStreamCreateWithPriority, 619)(phStream, flags, priority);
}

static CUresult slow_cuStreamDestroy(CUstream hStream)
{
	return SHIM_FIRST(cuStreamDestroy, 620)(hStream);
}

static CUresult slow_cuStreamDestroy_v2(CUstream hStream)
{
	return SHIM_FIRST(cuStreamDestroy_v2, 621)(hStream);
}

static CUresult slow_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
	return SHIM_FIRST(cuStreamEndCapture, 622)(hStream, phGraph);
}

static CUresult slow_cuStreamEndCaptureToCig(CUstream hStream)
{
	return SHIM_FIRST(cuStreamEndCaptureToCig, 623)(hStream);
}

static CUresult slow_cuStreamEndCaptureToCig_ptsz(CUstream hStream)
{
	return SHIM_FIRST(cuStreamEndCaptureToCig_ptsz, 624)(hStream);
}

static CUresult slow_cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph)
{
	return SHIM_FIRST(cuStreamEndCapture_ptsz, 625)(hStream, phGraph);
}

static CUresult slow_cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,
		CUstreamAttrValue *value_out)
{
	return SHIM_FIRST(cuStreamGetAttribute, 626)(hStream, attr, value_out);
}

static CUresult slow_cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
		CUstreamAttrValue *value_out)
{
	return SHIM_FIRST(cuStreamGetAttribute_ptsz, 627)(hStream, attr, value_out);
}

static CUresult slow_cuStreamGetCaptureInfo(CUstream hStream,
		CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)
{
	return SHIM_FIRST(cuStreamGetCaptureInfo, 628)(hStream, captureStatus_out, id_out);
}

static CUresult slow_cuStreamGetCaptureInfo_ptsz(CUstream hStream,
		CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)
{
	return SHIM_FIRST(cuStreamGetCaptureInfo_ptsz, 629)(hStream, captureStatus_out, id_out);
}

static CUresult slow_cuStreamGetCaptureInfo_v2(CUstream hStream,
		CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
		const CUgraphNode **dependencies_out, size_t *numDependencies_out)
{
	return SHIM_FIRST(cuStreamGetCaptureInfo_v2, 630)(hStream, captureStatus_out, id_out,
			graph_out, dependencies_out, numDependencies_out);
}

static CUresult slow_cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream,
		CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
		const CUgraphNode **dependencies_out, size_t *numDependencies_out)
{
	return SHIM_FIRST(cuStreamGetCaptureInfo_v2_ptsz, 631)(hStream, captureStatus_out, id_out,
			graph_out, dependencies_out, numDependencies_out);
}

static CUresult slow_cuStreamGetCaptureInfo_v3(CUstream hStream,
		CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
		const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
		size_t *numDependencies_out)
{
	return SHIM_FIRST(cuStreamGetCaptureInfo_v3, 632)(hStream, captureStatus_out, id_out,
			graph_out, dependencies_out, edgeData_out, numDependencies_out);
}

static CUresult slow_cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream,
		CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
		const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
		size_t *numDependencies_out)
{
	return SHIM_FIRST(cuStreamGetCaptureInfo_v3_ptsz, 633)(hStream, captureStatus_out, id_out,
			graph_out, dependencies_out, edgeData_out, numDependencies_out);
}

static CUresult slow_cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
{
	return SHIM_FIRST(cuStreamGetCtx, 634)(hStream, pctx);
}

static CUresult slow_cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx)
{
	return SHIM_FIRST(cuStreamGetCtx_ptsz, 635)(hStream, pctx);
}

static CUresult slow_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	return SHIM_FIRST(cuStreamGetCtx_v2, 636)(hStream, pCtx, pGreenCtx);
}

static CUresult slow_cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx,
		CUgreenCtx *pGreenCtx)
{
	return SHIM_FIRST(cuStreamGetCtx_v2_ptsz, 637)(hStream, pCtx, pGreenCtx);
}

static CUresult slow_cuStreamGetDevResource(CUstream hStream, CUdevResource *resource,
		CUdevResourceType type)
{
	return SHIM_FIRST(cuStreamGetDevResource, 638)(hStream, resource, type);
}

static CUresult slow_cuStreamGetDevResource_ptsz(CUstream hStream, CUdevResource *resource,
		CUdevResourceType type)
{
	return SHIM_FIRST(cuStreamGetDevResource_ptsz, 639)(hStream, resource, type);
}

static CUresult slow_cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
	return SHIM_FIRST(cuStreamGetDevice, 640)(hStream, device);
}

static CUresult slow_cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device)
{
	return SHIM_FIRST(cuStreamGetDevice_ptsz, 641)(hStream, device);
}

static CUresult slow_cuStreamGetFlags(CUstream hStream, unsigned int *flags)
{
	return SHIM_FIRST(cuStreamGetFlags, 642)(hStream, flags);
}

static CUresult slow_cuStreamGetFlags_ptsz(CUstream hStream, unsigned int *flags)
{
	return SHIM_FIRST(cuStreamGetFlags_ptsz, 643)(hStream, flags);
}

static CUresult slow_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
{
	return SHIM_FIRST(cuStreamGetGreenCtx, 644)(hStream, phCtx);
}

static CUresult slow_cuStreamGetId(CUstream hStream, unsigned long long *streamId)
{
	return SHIM_FIRST(cuStreamGetId, 645)(hStream, streamId);
}

static CUresult slow_cuStreamGetId_ptsz(CUstream hStream, unsigned long long *streamId)
{
	return SHIM_FIRST(cuStreamGetId_ptsz, 646)(hStream, streamId);
}

static CUresult slow_cuStreamGetPriority(CUstream hStream, int *priority)
{
	return SHIM_FIRST(cuStreamGetPriority, 647)(hStream, priority);
}

static CUresult slow_cuStreamGetPriority_ptsz(CUstream hStream, int *priority)
{
	return SHIM_FIRST(cuStreamGetPriority_ptsz, 648)(hStream, priority);
}

static CUresult slow_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
	return SHIM_FIRST(cuStreamIsCapturing, 18)(hStream, captureStatus);
}

static CUresult slow_cuStreamIsCapturing_ptsz(CUstream hStream,
		CUstreamCaptureStatus *captureStatus)
{
	return SHIM_FIRST(cuStreamIsCapturing_ptsz, 29)(hStream, captureStatus);
}

static CUresult slow_cuStreamQuery(CUstream hStream)
{
	return SHIM_FIRST(cuStreamQuery, 30)(hStream);
}

static CUresult slow_cuStreamQuery_ptsz(CUstream hStream)
{
	return SHIM_FIRST(cuStreamQuery_ptsz, 31)(hStream);
}

static CUresult slow_cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
		const CUstreamAttrValue *value)
{
	return SHIM_FIRST(cuStreamSetAttribute, 649)(hStream, attr, value);
}

static CUresult slow_cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
		const CUstreamAttrValue *value)
{
	return SHIM_FIRST(cuStreamSetAttribute_ptsz, 650)(hStream, attr, value);
}

static CUresult slow_cuStreamSynchronize(CUstream hStream)
{
	return SHIM_FIRST(cuStreamSynchronize, 32)(hStream);
}

static CUresult slow_cuStreamSynchronize_ptsz(CUstream hStream)
{
	return SHIM_FIRST(cuStreamSynchronize_ptsz, 33)(hStream);
}

static CUresult slow_cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies,
		size_t numDependencies, unsigned int flags)
{
	return SHIM_FIRST(cuStreamUpdateCaptureDependencies, 651)(hStream, dependencies,
			numDependencies, flags);
}

static CUresult slow_cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream,
		CUgraphNode *dependencies, size_t numDependencies, unsigned int flags)
{
	return SHIM_FIRST(cuStreamUpdateCaptureDependencies_ptsz, 652)(hStream, dependencies,
			numDependencies, flags);
}

static CUresult slow_cuStreamUpdateCaptureDependencies_v2(CUstream hStream,
		CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, unsigned int flags)
{
	return SHIM_FIRST(cuStreamUpdateCaptureDependencies_v2, 653)(hStream, dependencies,
			dependencyData, numDependencies, flags);
}

static CUresult slow_cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream,
		CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, unsigned int flags)
{
	return SHIM_FIRST(cuStreamUpdateCaptureDependencies_v2_ptsz, 654)(hStream, dependencies,
			dependencyData, numDependencies, flags);
}

static CUresult slow_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
	return SHIM_FIRST(cuStreamWaitEvent, 34)(hStream, hEvent, Flags);
}

static CUresult slow_cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
	return SHIM_FIRST(cuStreamWaitEvent_ptsz, 35)(hStream, hEvent, Flags);
}

static CUresult slow_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWaitValue32, 655)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWaitValue32_ptsz, 656)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWaitValue32_v2, 657)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr,
		cuuint32_t value, unsigned int flags)
{
	return SHIM_FIRST(cuStreamWaitValue32_v2_ptsz, 658)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWaitValue64, 659)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWaitValue64_ptsz, 660)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWaitValue64_v2, 661)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr,
		cuuint64_t value, unsigned int flags)
{
	return SHIM_FIRST(cuStreamWaitValue64_v2_ptsz, 662)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWriteValue32, 663)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWriteValue32_ptsz, 664)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWriteValue32_v2, 665)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr,
		cuuint32_t value, unsigned int flags)
{
	return SHIM_FIRST(cuStreamWriteValue32_v2_ptsz, 666)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWriteValue64, 667)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWriteValue64_ptsz, 668)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags)
{
	return SHIM_FIRST(cuStreamWriteValue64_v2, 669)(stream, addr, value, flags);
}

static CUresult slow_cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr,
		cuuint64_t value, unsigned int flags)
{
	return SHIM_FIRST(cuStreamWriteValue64_v2_ptsz, 670)(stream, addr, value, flags);
}

static CUresult slow_cuSurfObjectCreate(CUsurfObject *pSurfObject,
		const CUDA_RESOURCE_DESC *pResDesc)
{
	return SHIM_FIRST(cuSurfObjectCreate, 671)(pSurfObject, pResDesc);
}

static CUresult slow_cuSurfObjectDestroy(CUsurfObject surfObject)
{
	return SHIM_FIRST(cuSurfObjectDestroy, 672)(surfObject);
}

static CUresult slow_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc,
		CUsurfObject surfObject)
{
	return SHIM_FIRST(cuSurfObjectGetResourceDesc, 673)(pResDesc, surfObject);
}

static CUresult slow_cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
{
	return SHIM_FIRST(cuSurfRefGetArray, 674)(phArray, hSurfRef);
}

static CUresult slow_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
{
	return SHIM_FIRST(cuSurfRefSetArray, 675)(hSurfRef, hArray, Flags);
}

static CUresult slow_cuTensorMapEncodeIm2col(CUtensorMap *tensorMap,
		CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
		const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
		const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner,
		cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
		const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
		CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
		CUtensorMapFloatOOBfill oobFill)
{
	return SHIM_FIRST(cuTensorMapEncodeIm2col, 676)(tensorMap, tensorDataType, tensorRank,
			globalAddress, globalDim, globalStrides, pixelBoxLowerCorner,
			pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides,
			interleave, swizzle, l2Promotion, oobFill);
}

static CUresult slow_cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap,
		CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
		const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
		int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth,
		cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
		const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
		CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle,
		CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
	return SHIM_FIRST(cuTensorMapEncodeIm2colWide, 677)(tensorMap, tensorDataType, tensorRank,
			globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth,
			pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides,
			interleave, mode, swizzle, l2Promotion, oobFill);
}

static CUresult slow_cuTensorMapEncodeTiled(CUtensorMap *tensorMap,
		CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
		const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
		const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
		CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
		CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
	return SHIM_FIRST(cuTensorMapEncodeTiled, 678)(tensorMap, tensorDataType, tensorRank,
			globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave,
			swizzle, l2Promotion, oobFill);
}

static CUresult slow_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)
{
	return SHIM_FIRST(cuTensorMapReplaceAddress, 679)(tensorMap, globalAddress);
}

static CUresult slow_cuTensorMapSetAllocationClass(CUtensorMap *tensorMap,
		CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass)
{
	return SHIM_FIRST(cuTensorMapSetAllocationClass, 680)(tensorMap, allocClass, outAllocClass);
}

static CUresult slow_cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
		const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
{
	return SHIM_FIRST(cuTexObjectCreate, 681)(pTexObject, pResDesc, pTexDesc, pResViewDesc);
}

static CUresult slow_cuTexObjectDestroy(CUtexObject texObject)
{
	return SHIM_FIRST(cuTexObjectDestroy, 682)(texObject);
}

static CUresult slow_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)
{
	return SHIM_FIRST(cuTexObjectGetResourceDesc, 683)(pResDesc, texObject);
}

static CUresult slow_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
		CUtexObject texObject)
{
	return SHIM_FIRST(cuTexObjectGetResourceViewDesc, 684)(pResViewDesc, texObject);
}

static CUresult slow_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)
{
	return SHIM_FIRST(cuTexObjectGetTextureDesc, 685)(pTexDesc, texObject);
}

static CUresult slow_cuTexRefCreate(CUtexref *pTexRef)
{
	return SHIM_FIRST(cuTexRefCreate, 686)(pTexRef);
}

static CUresult slow_cuTexRefDestroy(CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefDestroy, 687)(hTexRef);
}

static CUresult slow_cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetAddress, 688)(pdptr, hTexRef);
}

static CUresult slow_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
{
	return SHIM_FIRST(cuTexRefGetAddressMode, 689)(pam, hTexRef, dim);
}

static CUresult slow_cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetAddress_v2, 690)(pdptr, hTexRef);
}

static CUresult slow_cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetArray, 691)(phArray, hTexRef);
}

static CUresult slow_cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetBorderColor, 692)(pBorderColor, hTexRef);
}

static CUresult slow_cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetFilterMode, 693)(pfm, hTexRef);
}

static CUresult slow_cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetFlags, 694)(pFlags, hTexRef);
}

static CUresult slow_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetFormat, 695)(pFormat, pNumChannels, hTexRef);
}

static CUresult slow_cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetMaxAnisotropy, 696)(pmaxAniso, hTexRef);
}

static CUresult slow_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetMipmapFilterMode, 697)(pfm, hTexRef);
}

static CUresult slow_cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetMipmapLevelBias, 698)(pbias, hTexRef);
}

static CUresult slow_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp,
		float *pmaxMipmapLevelClamp, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetMipmapLevelClamp, 699)(pminMipmapLevelClamp,
			pmaxMipmapLevelClamp, hTexRef);
}

static CUresult slow_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
{
	return SHIM_FIRST(cuTexRefGetMipmappedArray, 700)(phMipmappedArray, hTexRef);
}

static CUresult slow_cuTexRefSetAddress(unsigned int *ByteOffset, CUtexref hTexRef,
		CUdeviceptr_v1 dptr, unsigned int bytes)
{
	return SHIM_FIRST(cuTexRefSetAddress, 701)(ByteOffset, hTexRef, dptr, bytes);
}

static CUresult slow_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc,
		CUdeviceptr_v1 dptr, unsigned int Pitch)
{
	return SHIM_FIRST(cuTexRefSetAddress2D, 702)(hTexRef, desc, dptr, Pitch);
}

static CUresult slow_cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
		CUdeviceptr dptr, size_t Pitch)
{
	return SHIM_FIRST(cuTexRefSetAddress2D_v2, 703)(hTexRef, desc, dptr, Pitch);
}

static CUresult slow_cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
		CUdeviceptr dptr, size_t Pitch)
{
	return SHIM_FIRST(cuTexRefSetAddress2D_v3, 704)(hTexRef, desc, dptr, Pitch);
}

static CUresult slow_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
{
	return SHIM_FIRST(cuTexRefSetAddressMode, 705)(hTexRef, dim, am);
}

static CUresult slow_cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,
		size_t bytes)
{
	return SHIM_FIRST(cuTexRefSetAddress_v2, 706)(ByteOffset, hTexRef, dptr, bytes);
}

static CUresult slow_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
{
	return SHIM_FIRST(cuTexRefSetArray, 707)(hTexRef, hArray, Flags);
}

static CUresult slow_cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
{
	return SHIM_FIRST(cuTexRefSetBorderColor, 708)(hTexRef, pBorderColor);
}

static CUresult slow_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	return SHIM_FIRST(cuTexRefSetFilterMode, 709)(hTexRef, fm);
}

static CUresult slow_cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
{
	return SHIM_FIRST(cuTexRefSetFlags, 710)(hTexRef, Flags);
}

static CUresult slow_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt,
		int NumPackedComponents)
{
	return SHIM_FIRST(cuTexRefSetFormat, 711)(hTexRef, fmt, NumPackedComponents);
}

static CUresult slow_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
{
	return SHIM_FIRST(cuTexRefSetMaxAnisotropy, 712)(hTexRef, maxAniso);
}

static CUresult slow_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	return SHIM_FIRST(cuTexRefSetMipmapFilterMode, 713)(hTexRef, fm);
}

static CUresult slow_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
{
	return SHIM_FIRST(cuTexRefSetMipmapLevelBias, 714)(hTexRef, bias);
}

static CUresult slow_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
		float maxMipmapLevelClamp)
{
	return SHIM_FIRST(cuTexRefSetMipmapLevelClamp, 715)(hTexRef, minMipmapLevelClamp,
			maxMipmapLevelClamp);
}

static CUresult slow_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
		unsigned int Flags)
{
	return SHIM_FIRST(cuTexRefSetMipmappedArray, 716)(hTexRef, hMipmappedArray, Flags);
}

static CUresult slow_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
	return SHIM_FIRST(cuThreadExchangeStreamCaptureMode, 717)(mode);
}

static CUresult slow_cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
		unsigned int initialRefcount, unsigned int flags)
{
	return SHIM_FIRST(cuUserObjectCreate, 718)(object_out, ptr, destroy, initialRefcount,
			flags);
}

static CUresult slow_cuUserObjectRelease(CUuserObject object, unsigned int count)
{
	return SHIM_FIRST(cuUserObjectRelease, 719)(object, count);
}

static CUresult slow_cuUserObjectRetain(CUuserObject object, unsigned int count)
{
	return SHIM_FIRST(cuUserObjectRetain, 720)(object, count);
}

static CUresult slow_cuVDPAUCtxCreate(CUcontext *pCtx, unsigned int flags, CUdevice device,
		VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)
{
	return SHIM_FIRST(cuVDPAUCtxCreate, 721)(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
}

static CUresult slow_cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,
		VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)
{
	return SHIM_FIRST(cuVDPAUCtxCreate_v2, 722)(pCtx, flags, device, vdpDevice,
			vdpGetProcAddress);
}

static CUresult slow_cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
		VdpGetProcAddress *vdpGetProcAddress)
{
	return SHIM_FIRST(cuVDPAUGetDevice, 723)(pDevice, vdpDevice, vdpGetProcAddress);
}

static CUresult slow_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	return SHIM_FIRST(cuWaitExternalSemaphoresAsync, 724)(extSemArray, paramsArray, numExtSems,
			stream);
}

static CUresult slow_cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream)
{
	return SHIM_FIRST(cuWaitExternalSemaphoresAsync_ptsz, 725)(extSemArray, paramsArray,
			numExtSems, stream);
}

static const char *const aliases[] = {"libcuda.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_cuLaunchCooperativeKernel,
	(void *)slow_cuLaunchCooperativeKernelMultiDevice,
	(void *)slow_cuLaunchCooperativeKernel_ptsz,
	(void *)slow_cuLaunchGridAsync,
	(void *)slow_cuLaunchKernel,
	(void *)slow_cuLaunchKernelEx,
	(void *)slow_cuLaunchKernelEx_ptsz,
	(void *)slow_cuLaunchKernel_ptsz,
	(void *)slow_cuLaunch,
	(void *)slow_cuLaunchGrid,
	(void *)slow_cuCtxGetDevice_v2,
	(void *)slow_cuDevicePrimaryCtxGetState,
	(void *)slow_cuCtxGetCurrent,
	(void *)slow_cuKernelGetAttribute,
	(void *)slow_cuGetErrorString,
	(void *)slow_cuKernelSetAttribute,
	(void *)slow_cuCtxGetLimit,
	(void *)slow_cuDriverGetVersion,
	(void *)slow_cuStreamIsCapturing,
	(void *)slow_cuKernelGetFunction,
	(void *)slow_cuDeviceGet,
	(void *)slow_cuEventRecord,
	(void *)slow_cuEventRecordWithFlags,
	(void *)slow_cuEventRecordWithFlags_ptsz,
	(void *)slow_cuEventRecord_ptsz,
	(void *)slow_cuGraphLaunch,
	(void *)slow_cuGraphLaunch_ptsz,
	(void *)slow_cuGraphUpload,
	(void *)slow_cuGraphUpload_ptsz,
	(void *)slow_cuStreamIsCapturing_ptsz,
	(void *)slow_cuStreamQuery,
	(void *)slow_cuStreamQuery_ptsz,
	(void *)slow_cuStreamSynchronize,
	(void *)slow_cuStreamSynchronize_ptsz,
	(void *)slow_cuStreamWaitEvent,
	(void *)slow_cuStreamWaitEvent_ptsz,
	(void *)slow_cuCtxGetDevice,
	(void *)slow_cuCtxSetCurrent,
	(void *)slow_cuCtxSynchronize,
	(void *)slow_cuCtxSynchronize_v2,
	(void *)slow_cuEventQuery,
	(void *)slow_cuFabricCpyBatchAsync,
	(void *)slow_cuFabricCpyBatchAsync_ptsz,
	(void *)slow_cuMemBatchDecompressAsync,
	(void *)slow_cuMemBatchDecompressAsync_ptsz,
	(void *)slow_cuMemDiscardAndPrefetchBatchAsync,
	(void *)slow_cuMemDiscardAndPrefetchBatchAsync_ptsz,
	(void *)slow_cuMemPrefetchAsync,
	(void *)slow_cuMemPrefetchAsync_ptsz,
	(void *)slow_cuMemPrefetchAsync_v2,
	(void *)slow_cuMemPrefetchAsync_v2_ptsz,
	(void *)slow_cuMemPrefetchBatchAsync,
	(void *)slow_cuMemPrefetchBatchAsync_ptsz,
	(void *)slow_cuMemcpy2DAsync,
	(void *)slow_cuMemcpy2DAsync_v2,
	(void *)slow_cuMemcpy2DAsync_v2_ptsz,
	(void *)slow_cuMemcpy3DAsync,
	(void *)slow_cuMemcpy3DAsync_v2,
	(void *)slow_cuMemcpy3DAsync_v2_ptsz,
	(void *)slow_cuMemcpy3DBatchAsync,
	(void *)slow_cuMemcpy3DBatchAsync_ptsz,
	(void *)slow_cuMemcpy3DBatchAsync_v2,
	(void *)slow_cuMemcpy3DBatchAsync_v2_ptsz,
	(void *)slow_cuMemcpy3DPeerAsync,
	(void *)slow_cuMemcpy3DPeerAsync_ptsz,
	(void *)slow_cuMemcpy3DWithAttributesAsync,
	(void *)slow_cuMemcpy3DWithAttributesAsync_ptsz,
	(void *)slow_cuMemcpyAsync,
	(void *)slow_cuMemcpyAsync_ptsz,
	(void *)slow_cuMemcpyAtoHAsync,
	(void *)slow_cuMemcpyAtoHAsync_v2,
	(void *)slow_cuMemcpyAtoHAsync_v2_ptsz,
	(void *)slow_cuMemcpyBatchAsync,
	(void *)slow_cuMemcpyBatchAsync_ptsz,
	(void *)slow_cuMemcpyBatchAsync_v2,
	(void *)slow_cuMemcpyBatchAsync_v2_ptsz,
	(void *)slow_cuMemcpyDtoDAsync,
	(void *)slow_cuMemcpyDtoDAsync_v2,
	(void *)slow_cuMemcpyDtoDAsync_v2_ptsz,
	(void *)slow_cuMemcpyDtoHAsync,
	(void *)slow_cuMemcpyDtoHAsync_v2,
	(void *)slow_cuMemcpyDtoHAsync_v2_ptsz,
	(void *)slow_cuMemcpyHtoAAsync,
	(void *)slow_cuMemcpyHtoAAsync_v2,
	(void *)slow_cuMemcpyHtoAAsync_v2_ptsz,
	(void *)slow_cuMemcpyHtoDAsync,
	(void *)slow_cuMemcpyHtoDAsync_v2,
	(void *)slow_cuMemcpyHtoDAsync_v2_ptsz,
	(void *)slow_cuMemcpyPeerAsync,
	(void *)slow_cuMemcpyPeerAsync_ptsz,
	(void *)slow_cuMemcpyWithAttributesAsync,
	(void *)slow_cuMemcpyWithAttributesAsync_ptsz,
	(void *)slow_cuMemsetD16Async,
	(void *)slow_cuMemsetD16Async_ptsz,
	(void *)slow_cuMemsetD2D16Async,
	(void *)slow_cuMemsetD2D16Async_ptsz,
	(void *)slow_cuMemsetD2D32Async,
	(void *)slow_cuMemsetD2D32Async_ptsz,
	(void *)slow_cuMemsetD2D8Async,
	(void *)slow_cuMemsetD2D8Async_ptsz,
	(void *)slow_cuMemsetD32Async,
	(void *)slow_cuMemsetD32Async_ptsz,
	(void *)slow_cuMemsetD8Async,
	(void *)slow_cuMemsetD8Async_ptsz,
	(void *)slow_cuMemcpy,
	(void *)slow_cuMemcpy2D,
	(void *)slow_cuMemcpy2DUnaligned,
	(void *)slow_cuMemcpy2DUnaligned_v2,
	(void *)slow_cuMemcpy2DUnaligned_v2_ptds,
	(void *)slow_cuMemcpy2D_v2,
	(void *)slow_cuMemcpy2D_v2_ptds,
	(void *)slow_cuMemcpy3D,
	(void *)slow_cuMemcpy3DPeer,
	(void *)slow_cuMemcpy3DPeer_ptds,
	(void *)slow_cuMemcpy3D_v2,
	(void *)slow_cuMemcpy3D_v2_ptds,
	(void *)slow_cuMemcpyAtoA,
	(void *)slow_cuMemcpyAtoA_v2,
	(void *)slow_cuMemcpyAtoA_v2_ptds,
	(void *)slow_cuMemcpyAtoD,
	(void *)slow_cuMemcpyAtoD_v2,
	(void *)slow_cuMemcpyAtoD_v2_ptds,
	(void *)slow_cuMemcpyAtoH,
	(void *)slow_cuMemcpyAtoH_v2,
	(void *)slow_cuMemcpyAtoH_v2_ptds,
	(void *)slow_cuMemcpyDtoA,
	(void *)slow_cuMemcpyDtoA_v2,
	(void *)slow_cuMemcpyDtoA_v2_ptds,
	(void *)slow_cuMemcpyDtoD,
	(void *)slow_cuMemcpyDtoD_v2,
	(void *)slow_cuMemcpyDtoD_v2_ptds,
	(void *)slow_cuMemcpyDtoH,
	(void *)slow_cuMemcpyDtoH_v2,
	(void *)slow_cuMemcpyDtoH_v2_ptds,
	(void *)slow_cuMemcpyHtoA,
	(void *)slow_cuMemcpyHtoA_v2,
	(void *)slow_cuMemcpyHtoA_v2_ptds,
	(void *)slow_cuMemcpyHtoD,
	(void *)slow_cuMemcpyHtoD_v2,
	(void *)slow_cuMemcpyHtoD_v2_ptds,
	(void *)slow_cuMemcpyPeer,
	(void *)slow_cuMemcpyPeer_ptds,
	(void *)slow_cuMemcpy_ptds,
	(void *)slow_cuMemsetD16,
	(void *)slow_cuMemsetD16_v2,
	(void *)slow_cuMemsetD16_v2_ptds,
	(void *)slow_cuMemsetD2D16,
	(void *)slow_cuMemsetD2D16_v2,
	(void *)slow_cuMemsetD2D16_v2_ptds,
	(void *)slow_cuMemsetD2D32,
	(void *)slow_cuMemsetD2D32_v2,
	(void *)slow_cuMemsetD2D32_v2_ptds,
	(void *)slow_cuMemsetD2D8,
	(void *)slow_cuMemsetD2D8_v2,
	(void *)slow_cuMemsetD2D8_v2_ptds,
	(void *)slow_cuMemsetD32,
	(void *)slow_cuMemsetD32_v2,
	(void *)slow_cuMemsetD32_v2_ptds,
	(void *)slow_cuMemsetD8,
	(void *)slow_cuMemsetD8_v2,
	(void *)slow_cuMemsetD8_v2_ptds,
	(void *)slow_cuArray3DCreate,
	(void *)slow_cuArray3DCreate_v2,
	(void *)slow_cuArray3DGetDescriptor,
	(void *)slow_cuArray3DGetDescriptor_v2,
	(void *)slow_cuArrayCreate,
	(void *)slow_cuArrayCreate_v2,
	(void *)slow_cuArrayDestroy,
	(void *)slow_cuArrayGetDescriptor,
	(void *)slow_cuArrayGetDescriptor_v2,
	(void *)slow_cuArrayGetMemoryRequirements,
	(void *)slow_cuArrayGetPlane,
	(void *)slow_cuArrayGetSparseProperties,
	(void *)slow_cuCheckpointOperationComplete,
	(void *)slow_cuCheckpointProcessCheckpoint,
	(void *)slow_cuCheckpointProcessGetRestoreThreadId,
	(void *)slow_cuCheckpointProcessGetState,
	(void *)slow_cuCheckpointProcessLock,
	(void *)slow_cuCheckpointProcessRestore,
	(void *)slow_cuCheckpointProcessUnlock,
	(void *)slow_cuCoredumpDeregisterCompleteCallback,
	(void *)slow_cuCoredumpDeregisterStartCallback,
	(void *)slow_cuCoredumpGetAttribute,
	(void *)slow_cuCoredumpGetAttributeGlobal,
	(void *)slow_cuCoredumpRegisterCompleteCallback,
	(void *)slow_cuCoredumpRegisterStartCallback,
	(void *)slow_cuCoredumpSetAttribute,
	(void *)slow_cuCoredumpSetAttributeGlobal,
	(void *)slow_cuCtxAttach,
	(void *)slow_cuCtxCreate,
	(void *)slow_cuCtxCreate_v2,
	(void *)slow_cuCtxCreate_v3,
	(void *)slow_cuCtxCreate_v4,
	(void *)slow_cuCtxDestroy,
	(void *)slow_cuCtxDestroy_v2,
	(void *)slow_cuCtxDetach,
	(void *)slow_cuCtxDisablePeerAccess,
	(void *)slow_cuCtxEnablePeerAccess,
	(void *)slow_cuCtxFromGreenCtx,
	(void *)slow_cuCtxGetApiVersion,
	(void *)slow_cuCtxGetCacheConfig,
	(void *)slow_cuCtxGetDevResource,
	(void *)slow_cuCtxGetExecAffinity,
	(void *)slow_cuCtxGetFlags,
	(void *)slow_cuCtxGetId,
	(void *)slow_cuCtxGetSharedMemConfig,
	(void *)slow_cuCtxGetStreamPriorityRange,
	(void *)slow_cuCtxPopCurrent,
	(void *)slow_cuCtxPopCurrent_v2,
	(void *)slow_cuCtxPushCurrent,
	(void *)slow_cuCtxPushCurrent_v2,
	(void *)slow_cuCtxRecordEvent,
	(void *)slow_cuCtxResetPersistingL2Cache,
	(void *)slow_cuCtxSetCacheConfig,
	(void *)slow_cuCtxSetFlags,
	(void *)slow_cuCtxSetLimit,
	(void *)slow_cuCtxSetSharedMemConfig,
	(void *)slow_cuCtxWaitEvent,
	(void *)slow_cuDestroyExternalMemory,
	(void *)slow_cuDestroyExternalSemaphore,
	(void *)slow_cuDevResourceGenerateDesc,
	(void *)slow_cuDevSmResourceSplit,
	(void *)slow_cuDevSmResourceSplitByCount,
	(void *)slow_cuDeviceCanAccessPeer,
	(void *)slow_cuDeviceComputeCapability,
	(void *)slow_cuDeviceGetAttribute,
	(void *)slow_cuDeviceGetByPCIBusId,
	(void *)slow_cuDeviceGetCliqueCount,
	(void *)slow_cuDeviceGetCliqueInfo,
	(void *)slow_cuDeviceGetCount,
	(void *)slow_cuDeviceGetDefaultMemPool,
	(void *)slow_cuDeviceGetDevResource,
	(void *)slow_cuDeviceGetExecAffinitySupport,
	(void *)slow_cuDeviceGetFabricClusterUuid,
	(void *)slow_cuDeviceGetGraphMemAttribute,
	(void *)slow_cuDeviceGetHostAtomicCapabilities,
	(void *)slow_cuDeviceGetLuid,
	(void *)slow_cuDeviceGetMemPool,
	(void *)slow_cuDeviceGetName,
	(void *)slow_cuDeviceGetNvSciSyncAttributes,
	(void *)slow_cuDeviceGetP2PAtomicCapabilities,
	(void *)slow_cuDeviceGetP2PAttribute,
	(void *)slow_cuDeviceGetPCIBusId,
	(void *)slow_cuDeviceGetProperties,
	(void *)slow_cuDeviceGetTexture1DLinearMaxWidth,
	(void *)slow_cuDeviceGetUuid,
	(void *)slow_cuDeviceGetUuid_v2,
	(void *)slow_cuDeviceGraphMemTrim,
	(void *)slow_cuDevicePrimaryCtxRelease,
	(void *)slow_cuDevicePrimaryCtxRelease_v2,
	(void *)slow_cuDevicePrimaryCtxReset,
	(void *)slow_cuDevicePrimaryCtxReset_v2,
	(void *)slow_cuDevicePrimaryCtxRetain,
	(void *)slow_cuDevicePrimaryCtxSetFlags,
	(void *)slow_cuDevicePrimaryCtxSetFlags_v2,
	(void *)slow_cuDeviceRegisterAsyncNotification,
	(void *)slow_cuDeviceSetGraphMemAttribute,
	(void *)slow_cuDeviceSetMemPool,
	(void *)slow_cuDeviceTotalMem,
	(void *)slow_cuDeviceTotalMem_v2,
	(void *)slow_cuDeviceUnregisterAsyncNotification,
	(void *)slow_cuEGLApiInit,
	(void *)slow_cuEGLStreamConsumerAcquireFrame,
	(void *)slow_cuEGLStreamConsumerConnect,
	(void *)slow_cuEGLStreamConsumerConnectWithFlags,
	(void *)slow_cuEGLStreamConsumerDisconnect,
	(void *)slow_cuEGLStreamConsumerReleaseFrame,
	(void *)slow_cuEGLStreamProducerConnect,
	(void *)slow_cuEGLStreamProducerDisconnect,
	(void *)slow_cuEGLStreamProducerPresentFrame,
	(void *)slow_cuEGLStreamProducerReturnFrame,
	(void *)slow_cuEventCreate,
	(void *)slow_cuEventCreateFromEGLSync,
	(void *)slow_cuEventDestroy,
	(void *)slow_cuEventDestroy_v2,
	(void *)slow_cuEventElapsedTime,
	(void *)slow_cuEventElapsedTime_v2,
	(void *)slow_cuEventSynchronize,
	(void *)slow_cuExternalMemoryGetMappedBuffer,
	(void *)slow_cuExternalMemoryGetMappedMipmappedArray,
	(void *)slow_cuFlushGPUDirectRDMAWrites,
	(void *)slow_cuFuncGetAttribute,
	(void *)slow_cuFuncGetModule,
	(void *)slow_cuFuncGetName,
	(void *)slow_cuFuncGetParamCount,
	(void *)slow_cuFuncGetParamInfo,
	(void *)slow_cuFuncIsLoaded,
	(void *)slow_cuFuncLoad,
	(void *)slow_cuFuncSetAttribute,
	(void *)slow_cuFuncSetBlockShape,
	(void *)slow_cuFuncSetCacheConfig,
	(void *)slow_cuFuncSetSharedMemConfig,
	(void *)slow_cuFuncSetSharedSize,
	(void *)slow_cuGLCtxCreate,
	(void *)slow_cuGLCtxCreate_v2,
	(void *)slow_cuGLGetDevices,
	(void *)slow_cuGLGetDevices_v2,
	(void *)slow_cuGLInit,
	(void *)slow_cuGLMapBufferObject,
	(void *)slow_cuGLMapBufferObjectAsync,
	(void *)slow_cuGLMapBufferObjectAsync_v2,
	(void *)slow_cuGLMapBufferObjectAsync_v2_ptsz,
	(void *)slow_cuGLMapBufferObject_v2,
	(void *)slow_cuGLMapBufferObject_v2_ptds,
	(void *)slow_cuGLRegisterBufferObject,
	(void *)slow_cuGLSetBufferObjectMapFlags,
	(void *)slow_cuGLUnmapBufferObject,
	(void *)slow_cuGLUnmapBufferObjectAsync,
	(void *)slow_cuGLUnregisterBufferObject,
	(void *)slow_cuGetErrorName,
	(void *)slow_cuGetExportTable,
	(void *)slow_cuGetProcAddress,
	(void *)slow_cuGetProcAddress_v2,
	(void *)slow_cuGraphAddBatchMemOpNode,
	(void *)slow_cuGraphAddChildGraphNode,
	(void *)slow_cuGraphAddDependencies,
	(void *)slow_cuGraphAddDependencies_v2,
	(void *)slow_cuGraphAddEmptyNode,
	(void *)slow_cuGraphAddEventRecordNode,
	(void *)slow_cuGraphAddEventWaitNode,
	(void *)slow_cuGraphAddExternalSemaphoresSignalNode,
	(void *)slow_cuGraphAddExternalSemaphoresWaitNode,
	(void *)slow_cuGraphAddHostNode,
	(void *)slow_cuGraphAddKernelNode,
	(void *)slow_cuGraphAddKernelNode_v2,
	(void *)slow_cuGraphAddMemAllocNode,
	(void *)slow_cuGraphAddMemFreeNode,
	(void *)slow_cuGraphAddMemcpyNode,
	(void *)slow_cuGraphAddMemsetNode,
	(void *)slow_cuGraphAddNode,
	(void *)slow_cuGraphAddNode_v2,
	(void *)slow_cuGraphAddNode_v3,
	(void *)slow_cuGraphBatchMemOpNodeGetParams,
	(void *)slow_cuGraphBatchMemOpNodeSetParams,
	(void *)slow_cuGraphChildGraphNodeGetGraph,
	(void *)slow_cuGraphClone,
	(void *)slow_cuGraphConditionalHandleCreate,
	(void *)slow_cuGraphCreate,
	(void *)slow_cuGraphDebugDotPrint,
	(void *)slow_cuGraphDestroy,
	(void *)slow_cuGraphDestroyNode,
	(void *)slow_cuGraphEventRecordNodeGetEvent,
	(void *)slow_cuGraphEventRecordNodeSetEvent,
	(void *)slow_cuGraphEventWaitNodeGetEvent,
	(void *)slow_cuGraphEventWaitNodeSetEvent,
	(void *)slow_cuGraphExecBatchMemOpNodeSetParams,
	(void *)slow_cuGraphExecChildGraphNodeSetParams,
	(void *)slow_cuGraphExecDestroy,
	(void *)slow_cuGraphExecEventRecordNodeSetEvent,
	(void *)slow_cuGraphExecEventWaitNodeSetEvent,
	(void *)slow_cuGraphExecExternalSemaphoresSignalNodeSetParams,
	(void *)slow_cuGraphExecExternalSemaphoresWaitNodeSetParams,
	(void *)slow_cuGraphExecGetFlags,
	(void *)slow_cuGraphExecGetId,
	(void *)slow_cuGraphExecHostNodeSetParams,
	(void *)slow_cuGraphExecKernelNodeSetParams,
	(void *)slow_cuGraphExecKernelNodeSetParams_v2,
	(void *)slow_cuGraphExecMemcpyNodeSetParams,
	(void *)slow_cuGraphExecMemsetNodeSetParams,
	(void *)slow_cuGraphExecNodeSetParams,
	(void *)slow_cuGraphExecUpdate,
	(void *)slow_cuGraphExecUpdate_v2,
	(void *)slow_cuGraphExternalSemaphoresSignalNodeGetParams,
	(void *)slow_cuGraphExternalSemaphoresSignalNodeSetParams,
	(void *)slow_cuGraphExternalSemaphoresWaitNodeGetParams,
	(void *)slow_cuGraphExternalSemaphoresWaitNodeSetParams,
	(void *)slow_cuGraphGetEdges,
	(void *)slow_cuGraphGetEdges_v2,
	(void *)slow_cuGraphGetId,
	(void *)slow_cuGraphGetNodes,
	(void *)slow_cuGraphGetRootNodes,
	(void *)slow_cuGraphHostNodeGetParams,
	(void *)slow_cuGraphHostNodeSetParams,
	(void *)slow_cuGraphInstantiate,
	(void *)slow_cuGraphInstantiateWithFlags,
	(void *)slow_cuGraphInstantiateWithParams,
	(void *)slow_cuGraphInstantiateWithParams_ptsz,
	(void *)slow_cuGraphInstantiate_v2,
	(void *)slow_cuGraphKernelNodeCopyAttributes,
	(void *)slow_cuGraphKernelNodeGetAttribute,
	(void *)slow_cuGraphKernelNodeGetParams,
	(void *)slow_cuGraphKernelNodeGetParams_v2,
	(void *)slow_cuGraphKernelNodeSetAttribute,
	(void *)slow_cuGraphKernelNodeSetParams,
	(void *)slow_cuGraphKernelNodeSetParams_v2,
	(void *)slow_cuGraphMemAllocNodeGetParams,
	(void *)slow_cuGraphMemFreeNodeGetParams,
	(void *)slow_cuGraphMemcpyNodeGetParams,
	(void *)slow_cuGraphMemcpyNodeSetParams,
	(void *)slow_cuGraphMemsetNodeGetParams,
	(void *)slow_cuGraphMemsetNodeSetParams,
	(void *)slow_cuGraphNodeFindInClone,
	(void *)slow_cuGraphNodeGetContainingGraph,
	(void *)slow_cuGraphNodeGetDependencies,
	(void *)slow_cuGraphNodeGetDependencies_v2,
	(void *)slow_cuGraphNodeGetDependentNodes,
	(void *)slow_cuGraphNodeGetDependentNodes_v2,
	(void *)slow_cuGraphNodeGetEnabled,
	(void *)slow_cuGraphNodeGetLocalId,
	(void *)slow_cuGraphNodeGetParams,
	(void *)slow_cuGraphNodeGetToolsId,
	(void *)slow_cuGraphNodeGetType,
	(void *)slow_cuGraphNodeSetEnabled,
	(void *)slow_cuGraphNodeSetParams,
	(void *)slow_cuGraphNodeSetParams_v2,
	(void *)slow_cuGraphReleaseUserObject,
	(void *)slow_cuGraphRemoveDependencies,
	(void *)slow_cuGraphRemoveDependencies_v2,
	(void *)slow_cuGraphRetainUserObject,
	(void *)slow_cuGraphicsEGLRegisterImage,
	(void *)slow_cuGraphicsGLRegisterBuffer,
	(void *)slow_cuGraphicsGLRegisterImage,
	(void *)slow_cuGraphicsMapResources,
	(void *)slow_cuGraphicsMapResources_ptsz,
	(void *)slow_cuGraphicsResourceGetMappedEglFrame,
	(void *)slow_cuGraphicsResourceGetMappedMipmappedArray,
	(void *)slow_cuGraphicsResourceGetMappedPointer,
	(void *)slow_cuGraphicsResourceGetMappedPointer_v2,
	(void *)slow_cuGraphicsResourceSetMapFlags,
	(void *)slow_cuGraphicsResourceSetMapFlags_v2,
	(void *)slow_cuGraphicsSubResourceGetMappedArray,
	(void *)slow_cuGraphicsUnmapResources,
	(void *)slow_cuGraphicsUnmapResources_ptsz,
	(void *)slow_cuGraphicsUnregisterResource,
	(void *)slow_cuGraphicsVDPAURegisterOutputSurface,
	(void *)slow_cuGraphicsVDPAURegisterVideoSurface,
	(void *)slow_cuGreenCtxCreate,
	(void *)slow_cuGreenCtxDestroy,
	(void *)slow_cuGreenCtxGetDevResource,
	(void *)slow_cuGreenCtxGetId,
	(void *)slow_cuGreenCtxRecordEvent,
	(void *)slow_cuGreenCtxStreamCreate,
	(void *)slow_cuGreenCtxWaitEvent,
	(void *)slow_cuImportExternalMemory,
	(void *)slow_cuImportExternalSemaphore,
	(void *)slow_cuInit,
	(void *)slow_cuIpcCloseMemHandle,
	(void *)slow_cuIpcGetEventHandle,
	(void *)slow_cuIpcGetMemHandle,
	(void *)slow_cuIpcOpenEventHandle,
	(void *)slow_cuIpcOpenMemHandle,
	(void *)slow_cuIpcOpenMemHandle_v2,
	(void *)slow_cuKernelGetLibrary,
	(void *)slow_cuKernelGetName,
	(void *)slow_cuKernelGetParamCount,
	(void *)slow_cuKernelGetParamInfo,
	(void *)slow_cuKernelSetCacheConfig,
	(void *)slow_cuLaunchHostFunc,
	(void *)slow_cuLaunchHostFunc_ptsz,
	(void *)slow_cuLaunchHostFunc_v2,
	(void *)slow_cuLaunchHostFunc_v2_ptsz,
	(void *)slow_cuLibraryEnumerateKernels,
	(void *)slow_cuLibraryGetGlobal,
	(void *)slow_cuLibraryGetKernel,
	(void *)slow_cuLibraryGetKernelCount,
	(void *)slow_cuLibraryGetManaged,
	(void *)slow_cuLibraryGetModule,
	(void *)slow_cuLibraryGetUnifiedFunction,
	(void *)slow_cuLibraryLoadData,
	(void *)slow_cuLibraryLoadFromFile,
	(void *)slow_cuLibraryUnload,
	(void *)slow_cuLinkAddData,
	(void *)slow_cuLinkAddData_v2,
	(void *)slow_cuLinkAddFile,
	(void *)slow_cuLinkAddFile_v2,
	(void *)slow_cuLinkComplete,
	(void *)slow_cuLinkCreate,
	(void *)slow_cuLinkCreate_v2,
	(void *)slow_cuLinkDestroy,
	(void *)slow_cuLogicalEndpointAddDevice,
	(void *)slow_cuLogicalEndpointBindAddr,
	(void *)slow_cuLogicalEndpointBindMem,
	(void *)slow_cuLogicalEndpointCreate,
	(void *)slow_cuLogicalEndpointDestroy,
	(void *)slow_cuLogicalEndpointExport,
	(void *)slow_cuLogicalEndpointGetLimits,
	(void *)slow_cuLogicalEndpointIdRelease,
	(void *)slow_cuLogicalEndpointIdReserve,
	(void *)slow_cuLogicalEndpointImport,
	(void *)slow_cuLogicalEndpointQuery,
	(void *)slow_cuLogicalEndpointUnbind,
	(void *)slow_cuLogsCurrent,
	(void *)slow_cuLogsDumpToFile,
	(void *)slow_cuLogsDumpToMemory,
	(void *)slow_cuLogsRegisterCallback,
	(void *)slow_cuLogsUnregisterCallback,
	(void *)slow_cuMemAddressFree,
	(void *)slow_cuMemAddressReserve,
	(void *)slow_cuMemAdvise,
	(void *)slow_cuMemAdvise_v2,
	(void *)slow_cuMemAlloc,
	(void *)slow_cuMemAllocAsync,
	(void *)slow_cuMemAllocAsync_ptsz,
	(void *)slow_cuMemAllocFromPoolAsync,
	(void *)slow_cuMemAllocFromPoolAsync_ptsz,
	(void *)slow_cuMemAllocHost,
	(void *)slow_cuMemAllocHost_v2,
	(void *)slow_cuMemAllocManaged,
	(void *)slow_cuMemAllocPitch,
	(void *)slow_cuMemAllocPitch_v2,
	(void *)slow_cuMemAlloc_v2,
	(void *)slow_cuMemCreate,
	(void *)slow_cuMemDiscardBatchAsync,
	(void *)slow_cuMemDiscardBatchAsync_ptsz,
	(void *)slow_cuMemExportToShareableHandle,
	(void *)slow_cuMemFree,
	(void *)slow_cuMemFreeAsync,
	(void *)slow_cuMemFreeAsync_ptsz,
	(void *)slow_cuMemFreeHost,
	(void *)slow_cuMemFree_v2,
	(void *)slow_cuMemGetAccess,
	(void *)slow_cuMemGetAddressRange,
	(void *)slow_cuMemGetAddressRange_v2,
	(void *)slow_cuMemGetAllocationGranularity,
	(void *)slow_cuMemGetAllocationPropertiesFromHandle,
	(void *)slow_cuMemGetAttribute,
	(void *)slow_cuMemGetAttribute_v2,
	(void *)slow_cuMemGetDefaultMemPool,
	(void *)slow_cuMemGetHandleForAddressRange,
	(void *)slow_cuMemGetInfo,
	(void *)slow_cuMemGetInfo_v2,
	(void *)slow_cuMemGetLocationInfo,
	(void *)slow_cuMemGetMemPool,
	(void *)slow_cuMemHostAlloc,
	(void *)slow_cuMemHostGetDevicePointer,
	(void *)slow_cuMemHostGetDevicePointer_v2,
	(void *)slow_cuMemHostGetFlags,
	(void *)slow_cuMemHostRegister,
	(void *)slow_cuMemHostRegister_v2,
	(void *)slow_cuMemHostUnregister,
	(void *)slow_cuMemImportFromShareableHandle,
	(void *)slow_cuMemMap,
	(void *)slow_cuMemMapArrayAsync,
	(void *)slow_cuMemMapArrayAsync_ptsz,
	(void *)slow_cuMemPoolCreate,
	(void *)slow_cuMemPoolDestroy,
	(void *)slow_cuMemPoolExportPointer,
	(void *)slow_cuMemPoolExportToShareableHandle,
	(void *)slow_cuMemPoolGetAccess,
	(void *)slow_cuMemPoolGetAttribute,
	(void *)slow_cuMemPoolImportFromShareableHandle,
	(void *)slow_cuMemPoolImportPointer,
	(void *)slow_cuMemPoolSetAccess,
	(void *)slow_cuMemPoolSetAttribute,
	(void *)slow_cuMemPoolTrimTo,
	(void *)slow_cuMemRangeGetAttribute,
	(void *)slow_cuMemRangeGetAttributes,
	(void *)slow_cuMemRelease,
	(void *)slow_cuMemRetainAllocationHandle,
	(void *)slow_cuMemSetAccess,
	(void *)slow_cuMemSetMemPool,
	(void *)slow_cuMemUnmap,
	(void *)slow_cuMipmappedArrayCreate,
	(void *)slow_cuMipmappedArrayDestroy,
	(void *)slow_cuMipmappedArrayGetLevel,
	(void *)slow_cuMipmappedArrayGetMemoryRequirements,
	(void *)slow_cuMipmappedArrayGetSparseProperties,
	(void *)slow_cuModuleEnumerateFunctions,
	(void *)slow_cuModuleGetFunction,
	(void *)slow_cuModuleGetFunctionCount,
	(void *)slow_cuModuleGetGlobal,
	(void *)slow_cuModuleGetGlobal_v2,
	(void *)slow_cuModuleGetLoadingMode,
	(void *)slow_cuModuleGetSurfRef,
	(void *)slow_cuModuleGetTexRef,
	(void *)slow_cuModuleLoad,
	(void *)slow_cuModuleLoadData,
	(void *)slow_cuModuleLoadDataEx,
	(void *)slow_cuModuleLoadFatBinary,
	(void *)slow_cuModuleUnload,
	(void *)slow_cuMulticastAddDevice,
	(void *)slow_cuMulticastBindAddr,
	(void *)slow_cuMulticastBindAddr_v2,
	(void *)slow_cuMulticastBindMem,
	(void *)slow_cuMulticastBindMem_v2,
	(void *)slow_cuMulticastCreate,
	(void *)slow_cuMulticastGetGranularity,
	(void *)slow_cuMulticastUnbind,
	(void *)slow_cuOccupancyAvailableDynamicSMemPerBlock,
	(void *)slow_cuOccupancyMaxActiveBlocksPerMultiprocessor,
	(void *)slow_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
	(void *)slow_cuOccupancyMaxActiveClusters,
	(void *)slow_cuOccupancyMaxPotentialBlockSize,
	(void *)slow_cuOccupancyMaxPotentialBlockSizeWithFlags,
	(void *)slow_cuOccupancyMaxPotentialClusterSize,
	(void *)slow_cuParamSetSize,
	(void *)slow_cuParamSetTexRef,
	(void *)slow_cuParamSetf,
	(void *)slow_cuParamSeti,
	(void *)slow_cuParamSetv,
	(void *)slow_cuPointerGetAttribute,
	(void *)slow_cuPointerGetAttributes,
	(void *)slow_cuPointerSetAttribute,
	(void *)slow_cuProfilerInitialize,
	(void *)slow_cuProfilerStart,
	(void *)slow_cuProfilerStop,
	(void *)slow_cuSignalExternalSemaphoresAsync,
	(void *)slow_cuSignalExternalSemaphoresAsync_ptsz,
	(void *)slow_cuStreamAddCallback,
	(void *)slow_cuStreamAddCallback_ptsz,
	(void *)slow_cuStreamAttachMemAsync,
	(void *)slow_cuStreamAttachMemAsync_ptsz,
	(void *)slow_cuStreamBatchMemOp,
	(void *)slow_cuStreamBatchMemOp_ptsz,
	(void *)slow_cuStreamBatchMemOp_v2,
	(void *)slow_cuStreamBatchMemOp_v2_ptsz,
	(void *)slow_cuStreamBeginCapture,
	(void *)slow_cuStreamBeginCaptureToCig,
	(void *)slow_cuStreamBeginCaptureToCig_ptsz,
	(void *)slow_cuStreamBeginCaptureToGraph,
	(void *)slow_cuStreamBeginCaptureToGraph_ptsz,
	(void *)slow_cuStreamBeginCapture_ptsz,
	(void *)slow_cuStreamBeginCapture_v2,
	(void *)slow_cuStreamBeginCapture_v2_ptsz,
	(void *)slow_cuStreamBeginRecaptureToGraph,
	(void *)slow_cuStreamBeginRecaptureToGraph_ptsz,
	(void *)slow_cuStreamCopyAttributes,
	(void *)slow_cuStreamCopyAttributes_ptsz,
	(void *)slow_cuStreamCreate,
	(void *)slow_cuStreamCreateWithPriority,
	(void *)slow_cuStreamDestroy,
	(void *)slow_cuStreamDestroy_v2,
	(void *)slow_cuStreamEndCapture,
	(void *)slow_cuStreamEndCaptureToCig,
	(void *)slow_cuStreamEndCaptureToCig_ptsz,
	(void *)slow_cuStreamEndCapture_ptsz,
	(void *)slow_cuStreamGetAttribute,
	(void *)slow_cuStreamGetAttribute_ptsz,
	(void *)slow_cuStreamGetCaptureInfo,
	(void *)slow_cuStreamGetCaptureInfo_ptsz,
	(void *)slow_cuStreamGetCaptureInfo_v2,
	(void *)slow_cuStreamGetCaptureInfo_v2_ptsz,
	(void *)slow_cuStreamGetCaptureInfo_v3,
	(void *)slow_cuStreamGetCaptureInfo_v3_ptsz,
	(void *)slow_cuStreamGetCtx,
	(void *)slow_cuStreamGetCtx_ptsz,
	(void *)slow_cuStreamGetCtx_v2,
	(void *)slow_cuStreamGetCtx_v2_ptsz,
	(void *)slow_cuStreamGetDevResource,
	(void *)slow_cuStreamGetDevResource_ptsz,
	(void *)slow_cuStreamGetDevice,
	(void *)slow_cuStreamGetDevice_ptsz,
	(void *)slow_cuStreamGetFlags,
	(void *)slow_cuStreamGetFlags_ptsz,
	(void *)slow_cuStreamGetGreenCtx,
	(void *)slow_cuStreamGetId,
	(void *)slow_cuStreamGetId_ptsz,
	(void *)slow_cuStreamGetPriority,
	(void *)slow_cuStreamGetPriority_ptsz,
	(void *)slow_cuStreamSetAttribute,
	(void *)slow_cuStreamSetAttribute_ptsz,
	(void *)slow_cuStreamUpdateCaptureDependencies,
	(void *)slow_cuStreamUpdateCaptureDependencies_ptsz,
	(void *)slow_cuStreamUpdateCaptureDependencies_v2,
	(void *)slow_cuStreamUpdateCaptureDependencies_v2_ptsz,
	(void *)slow_cuStreamWaitValue32,
	(void *)slow_cuStreamWaitValue32_ptsz,
	(void *)slow_cuStreamWaitValue32_v2,
	(void *)slow_cuStreamWaitValue32_v2_ptsz,
	(void *)slow_cuStreamWaitValue64,
	(void *)slow_cuStreamWaitValue64_ptsz,
	(void *)slow_cuStreamWaitValue64_v2,
	(void *)slow_cuStreamWaitValue64_v2_ptsz,
	(void *)slow_cuStreamWriteValue32,
	(void *)slow_cuStreamWriteValue32_ptsz,
	(void *)slow_cuStreamWriteValue32_v2,
	(void *)slow_cuStreamWriteValue32_v2_ptsz,
	(void *)slow_cuStreamWriteValue64,
	(void *)slow_cuStreamWriteValue64_ptsz,
	(void *)slow_cuStreamWriteValue64_v2,
	(void *)slow_cuStreamWriteValue64_v2_ptsz,
	(void *)slow_cuSurfObjectCreate,
	(void *)slow_cuSurfObjectDestroy,
	(void *)slow_cuSurfObjectGetResourceDesc,
	(void *)slow_cuSurfRefGetArray,
	(void *)slow_cuSurfRefSetArray,
	(void *)slow_cuTensorMapEncodeIm2col,
	(void *)slow_cuTensorMapEncodeIm2colWide,
	(void *)slow_cuTensorMapEncodeTiled,
	(void *)slow_cuTensorMapReplaceAddress,
	(void *)slow_cuTensorMapSetAllocationClass,
	(void *)slow_cuTexObjectCreate,
	(void *)slow_cuTexObjectDestroy,
	(void *)slow_cuTexObjectGetResourceDesc,
	(void *)slow_cuTexObjectGetResourceViewDesc,
	(void *)slow_cuTexObjectGetTextureDesc,
	(void *)slow_cuTexRefCreate,
	(void *)slow_cuTexRefDestroy,
	(void *)slow_cuTexRefGetAddress,
	(void *)slow_cuTexRefGetAddressMode,
	(void *)slow_cuTexRefGetAddress_v2,
	(void *)slow_cuTexRefGetArray,
	(void *)slow_cuTexRefGetBorderColor,
	(void *)slow_cuTexRefGetFilterMode,
	(void *)slow_cuTexRefGetFlags,
	(void *)slow_cuTexRefGetFormat,
	(void *)slow_cuTexRefGetMaxAnisotropy,
	(void *)slow_cuTexRefGetMipmapFilterMode,
	(void *)slow_cuTexRefGetMipmapLevelBias,
	(void *)slow_cuTexRefGetMipmapLevelClamp,
	(void *)slow_cuTexRefGetMipmappedArray,
	(void *)slow_cuTexRefSetAddress,
	(void *)slow_cuTexRefSetAddress2D,
	(void *)slow_cuTexRefSetAddress2D_v2,
	(void *)slow_cuTexRefSetAddress2D_v3,
	(void *)slow_cuTexRefSetAddressMode,
	(void *)slow_cuTexRefSetAddress_v2,
	(void *)slow_cuTexRefSetArray,
	(void *)slow_cuTexRefSetBorderColor,
	(void *)slow_cuTexRefSetFilterMode,
	(void *)slow_cuTexRefSetFlags,
	(void *)slow_cuTexRefSetFormat,
	(void *)slow_cuTexRefSetMaxAnisotropy,
	(void *)slow_cuTexRefSetMipmapFilterMode,
	(void *)slow_cuTexRefSetMipmapLevelBias,
	(void *)slow_cuTexRefSetMipmapLevelClamp,
	(void *)slow_cuTexRefSetMipmappedArray,
	(void *)slow_cuThreadExchangeStreamCaptureMode,
	(void *)slow_cuUserObjectCreate,
	(void *)slow_cuUserObjectRelease,
	(void *)slow_cuUserObjectRetain,
	(void *)slow_cuVDPAUCtxCreate,
	(void *)slow_cuVDPAUCtxCreate_v2,
	(void *)slow_cuVDPAUGetDevice,
	(void *)slow_cuWaitExternalSemaphoresAsync,
	(void *)slow_cuWaitExternalSemaphoresAsync_ptsz,
	(void *)slow_cudbgApiAttach,
	(void *)slow_cudbgApiDetach,
	(void *)slow_cudbgApiInit,
	(void *)slow_cudbgGetAPI,
	(void *)slow_cudbgGetAPIVersion,
	(void *)slow_cudbgMain,
	(void *)slow_cudbgReportDriverApiError,
	(void *)slow_cudbgReportDriverInternalError,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(cuLaunchCooperativeKernel, CUresult),
	SHIM_SYMBOL(cuLaunchCooperativeKernelMultiDevice, CUresult),
	SHIM_SYMBOL(cuLaunchCooperativeKernel_ptsz, CUresult),
	SHIM_SYMBOL(cuLaunchGridAsync, CUresult),
	SHIM_SYMBOL(cuLaunchKernel, CUresult),
	SHIM_SYMBOL(cuLaunchKernelEx, CUresult),
	SHIM_SYMBOL(cuLaunchKernelEx_ptsz, CUresult),
	SHIM_SYMBOL(cuLaunchKernel_ptsz, CUresult),
	SHIM_SYMBOL(cuLaunch, CUresult),
	SHIM_SYMBOL(cuLaunchGrid, CUresult),
	SHIM_SYMBOL(cuCtxGetDevice_v2, CUresult),
	SHIM_SYMBOL(cuDevicePrimaryCtxGetState, CUresult),
	SHIM_SYMBOL(cuCtxGetCurrent, CUresult),
	SHIM_SYMBOL(cuKernelGetAttribute, CUresult),
	SHIM_SYMBOL(cuGetErrorString, CUresult),
	SHIM_SYMBOL(cuKernelSetAttribute, CUresult),
	SHIM_SYMBOL(cuCtxGetLimit, CUresult),
	SHIM_SYMBOL(cuDriverGetVersion, CUresult),
	SHIM_SYMBOL(cuStreamIsCapturing, CUresult),
	SHIM_SYMBOL(cuKernelGetFunction, CUresult),
	SHIM_SYMBOL(cuDeviceGet, CUresult),
	SHIM_SYMBOL(cuEventRecord, CUresult),
	SHIM_SYMBOL(cuEventRecordWithFlags, CUresult),
	SHIM_SYMBOL(cuEventRecordWithFlags_ptsz, CUresult),
	SHIM_SYMBOL(cuEventRecord_ptsz, CUresult),
	SHIM_SYMBOL(cuGraphLaunch, CUresult),
	SHIM_SYMBOL(cuGraphLaunch_ptsz, CUresult),
	SHIM_SYMBOL(cuGraphUpload, CUresult),
	SHIM_SYMBOL(cuGraphUpload_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamIsCapturing_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamQuery, CUresult),
	SHIM_SYMBOL(cuStreamQuery_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamSynchronize, CUresult),
	SHIM_SYMBOL(cuStreamSynchronize_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamWaitEvent, CUresult),
	SHIM_SYMBOL(cuStreamWaitEvent_ptsz, CUresult),
	SHIM_SYMBOL(cuCtxGetDevice, CUresult),
	SHIM_SYMBOL(cuCtxSetCurrent, CUresult),
	SHIM_SYMBOL(cuCtxSynchronize, CUresult),
	SHIM_SYMBOL(cuCtxSynchronize_v2, CUresult),
	SHIM_SYMBOL(cuEventQuery, CUresult),
	SHIM_SYMBOL(cuFabricCpyBatchAsync, CUresult),
	SHIM_SYMBOL(cuFabricCpyBatchAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemBatchDecompressAsync, CUresult),
	SHIM_SYMBOL(cuMemBatchDecompressAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemDiscardAndPrefetchBatchAsync, CUresult),
	SHIM_SYMBOL(cuMemDiscardAndPrefetchBatchAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemPrefetchAsync, CUresult),
	SHIM_SYMBOL(cuMemPrefetchAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemPrefetchAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemPrefetchAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemPrefetchBatchAsync, CUresult),
	SHIM_SYMBOL(cuMemPrefetchBatchAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpy2DAsync, CUresult),
	SHIM_SYMBOL(cuMemcpy2DAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemcpy2DAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpy3DAsync, CUresult),
	SHIM_SYMBOL(cuMemcpy3DAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemcpy3DAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpy3DBatchAsync, CUresult),
	SHIM_SYMBOL(cuMemcpy3DBatchAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpy3DBatchAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemcpy3DBatchAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpy3DPeerAsync, CUresult),
	SHIM_SYMBOL(cuMemcpy3DPeerAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpy3DWithAttributesAsync, CUresult),
	SHIM_SYMBOL(cuMemcpy3DWithAttributesAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyAsync, CUresult),
	SHIM_SYMBOL(cuMemcpyAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoHAsync, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoHAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoHAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyBatchAsync, CUresult),
	SHIM_SYMBOL(cuMemcpyBatchAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyBatchAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyBatchAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoDAsync, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoDAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoDAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoHAsync, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoHAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoHAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoAAsync, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoAAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoAAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoDAsync, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoDAsync_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoDAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyPeerAsync, CUresult),
	SHIM_SYMBOL(cuMemcpyPeerAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpyWithAttributesAsync, CUresult),
	SHIM_SYMBOL(cuMemcpyWithAttributesAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemsetD16Async, CUresult),
	SHIM_SYMBOL(cuMemsetD16Async_ptsz, CUresult),
	SHIM_SYMBOL(cuMemsetD2D16Async, CUresult),
	SHIM_SYMBOL(cuMemsetD2D16Async_ptsz, CUresult),
	SHIM_SYMBOL(cuMemsetD2D32Async, CUresult),
	SHIM_SYMBOL(cuMemsetD2D32Async_ptsz, CUresult),
	SHIM_SYMBOL(cuMemsetD2D8Async, CUresult),
	SHIM_SYMBOL(cuMemsetD2D8Async_ptsz, CUresult),
	SHIM_SYMBOL(cuMemsetD32Async, CUresult),
	SHIM_SYMBOL(cuMemsetD32Async_ptsz, CUresult),
	SHIM_SYMBOL(cuMemsetD8Async, CUresult),
	SHIM_SYMBOL(cuMemsetD8Async_ptsz, CUresult),
	SHIM_SYMBOL(cuMemcpy, CUresult),
	SHIM_SYMBOL(cuMemcpy2D, CUresult),
	SHIM_SYMBOL(cuMemcpy2DUnaligned, CUresult),
	SHIM_SYMBOL(cuMemcpy2DUnaligned_v2, CUresult),
	SHIM_SYMBOL(cuMemcpy2DUnaligned_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpy2D_v2, CUresult),
	SHIM_SYMBOL(cuMemcpy2D_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpy3D, CUresult),
	SHIM_SYMBOL(cuMemcpy3DPeer, CUresult),
	SHIM_SYMBOL(cuMemcpy3DPeer_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpy3D_v2, CUresult),
	SHIM_SYMBOL(cuMemcpy3D_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoA, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoA_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoA_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoD, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoD_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoD_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoH, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoH_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyAtoH_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoA, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoA_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoA_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoD, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoD_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoD_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoH, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoH_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyDtoH_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoA, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoA_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoA_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoD, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoD_v2, CUresult),
	SHIM_SYMBOL(cuMemcpyHtoD_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpyPeer, CUresult),
	SHIM_SYMBOL(cuMemcpyPeer_ptds, CUresult),
	SHIM_SYMBOL(cuMemcpy_ptds, CUresult),
	SHIM_SYMBOL(cuMemsetD16, CUresult),
	SHIM_SYMBOL(cuMemsetD16_v2, CUresult),
	SHIM_SYMBOL(cuMemsetD16_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemsetD2D16, CUresult),
	SHIM_SYMBOL(cuMemsetD2D16_v2, CUresult),
	SHIM_SYMBOL(cuMemsetD2D16_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemsetD2D32, CUresult),
	SHIM_SYMBOL(cuMemsetD2D32_v2, CUresult),
	SHIM_SYMBOL(cuMemsetD2D32_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemsetD2D8, CUresult),
	SHIM_SYMBOL(cuMemsetD2D8_v2, CUresult),
	SHIM_SYMBOL(cuMemsetD2D8_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemsetD32, CUresult),
	SHIM_SYMBOL(cuMemsetD32_v2, CUresult),
	SHIM_SYMBOL(cuMemsetD32_v2_ptds, CUresult),
	SHIM_SYMBOL(cuMemsetD8, CUresult),
	SHIM_SYMBOL(cuMemsetD8_v2, CUresult),
	SHIM_SYMBOL(cuMemsetD8_v2_ptds, CUresult),
	SHIM_SYMBOL(cuArray3DCreate, CUresult),
	SHIM_SYMBOL(cuArray3DCreate_v2, CUresult),
	SHIM_SYMBOL(cuArray3DGetDescriptor, CUresult),
	SHIM_SYMBOL(cuArray3DGetDescriptor_v2, CUresult),
	SHIM_SYMBOL(cuArrayCreate, CUresult),
	SHIM_SYMBOL(cuArrayCreate_v2, CUresult),
	SHIM_SYMBOL(cuArrayDestroy, CUresult),
	SHIM_SYMBOL(cuArrayGetDescriptor, CUresult),
	SHIM_SYMBOL(cuArrayGetDescriptor_v2, CUresult),
	SHIM_SYMBOL(cuArrayGetMemoryRequirements, CUresult),
	SHIM_SYMBOL(cuArrayGetPlane, CUresult),
	SHIM_SYMBOL(cuArrayGetSparseProperties, CUresult),
	SHIM_SYMBOL(cuCheckpointOperationComplete, CUresult),
	SHIM_SYMBOL(cuCheckpointProcessCheckpoint, CUresult),
	SHIM_SYMBOL(cuCheckpointProcessGetRestoreThreadId, CUresult),
	SHIM_SYMBOL(cuCheckpointProcessGetState, CUresult),
	SHIM_SYMBOL(cuCheckpointProcessLock, CUresult),
	SHIM_SYMBOL(cuCheckpointProcessRestore, CUresult),
	SHIM_SYMBOL(cuCheckpointProcessUnlock, CUresult),
	SHIM_SYMBOL(cuCoredumpDeregisterCompleteCallback, CUresult),
	SHIM_SYMBOL(cuCoredumpDeregisterStartCallback, CUresult),
	SHIM_SYMBOL(cuCoredumpGetAttribute, CUresult),
	SHIM_SYMBOL(cuCoredumpGetAttributeGlobal, CUresult),
	SHIM_SYMBOL(cuCoredumpRegisterCompleteCallback, CUresult),
	SHIM_SYMBOL(cuCoredumpRegisterStartCallback, CUresult),
	SHIM_SYMBOL(cuCoredumpSetAttribute, CUresult),
	SHIM_SYMBOL(cuCoredumpSetAttributeGlobal, CUresult),
	SHIM_SYMBOL(cuCtxAttach, CUresult),
	SHIM_SYMBOL(cuCtxCreate, CUresult),
	SHIM_SYMBOL(cuCtxCreate_v2, CUresult),
	SHIM_SYMBOL(cuCtxCreate_v3, CUresult),
	SHIM_SYMBOL(cuCtxCreate_v4, CUresult),
	SHIM_SYMBOL(cuCtxDestroy, CUresult),
	SHIM_SYMBOL(cuCtxDestroy_v2, CUresult),
	SHIM_SYMBOL(cuCtxDetach, CUresult),
	SHIM_SYMBOL(cuCtxDisablePeerAccess, CUresult),
	SHIM_SYMBOL(cuCtxEnablePeerAccess, CUresult),
	SHIM_SYMBOL(cuCtxFromGreenCtx, CUresult),
	SHIM_SYMBOL(cuCtxGetApiVersion, CUresult),
	SHIM_SYMBOL(cuCtxGetCacheConfig, CUresult),
	SHIM_SYMBOL(cuCtxGetDevResource, CUresult),
	SHIM_SYMBOL(cuCtxGetExecAffinity, CUresult),
	SHIM_SYMBOL(cuCtxGetFlags, CUresult),
	SHIM_SYMBOL(cuCtxGetId, CUresult),
	SHIM_SYMBOL(cuCtxGetSharedMemConfig, CUresult),
	SHIM_SYMBOL(cuCtxGetStreamPriorityRange, CUresult),
	SHIM_SYMBOL(cuCtxPopCurrent, CUresult),
	SHIM_SYMBOL(cuCtxPopCurrent_v2, CUresult),
	SHIM_SYMBOL(cuCtxPushCurrent, CUresult),
	SHIM_SYMBOL(cuCtxPushCurrent_v2, CUresult),
	SHIM_SYMBOL(cuCtxRecordEvent, CUresult),
	SHIM_SYMBOL(cuCtxResetPersistingL2Cache, CUresult),
	SHIM_SYMBOL(cuCtxSetCacheConfig, CUresult),
	SHIM_SYMBOL(cuCtxSetFlags, CUresult),
	SHIM_SYMBOL(cuCtxSetLimit, CUresult),
	SHIM_SYMBOL(cuCtxSetSharedMemConfig, CUresult),
	SHIM_SYMBOL(cuCtxWaitEvent, CUresult),
	SHIM_SYMBOL(cuDestroyExternalMemory, CUresult),
	SHIM_SYMBOL(cuDestroyExternalSemaphore, CUresult),
	SHIM_SYMBOL(cuDevResourceGenerateDesc, CUresult),
	SHIM_SYMBOL(cuDevSmResourceSplit, CUresult),
	SHIM_SYMBOL(cuDevSmResourceSplitByCount, CUresult),
	SHIM_SYMBOL(cuDeviceCanAccessPeer, CUresult),
	SHIM_SYMBOL(cuDeviceComputeCapability, CUresult),
	SHIM_SYMBOL(cuDeviceGetAttribute, CUresult),
	SHIM_SYMBOL(cuDeviceGetByPCIBusId, CUresult),
	SHIM_SYMBOL(cuDeviceGetCliqueCount, CUresult),
	SHIM_SYMBOL(cuDeviceGetCliqueInfo, CUresult),
	SHIM_SYMBOL(cuDeviceGetCount, CUresult),
	SHIM_SYMBOL(cuDeviceGetDefaultMemPool, CUresult),
	SHIM_SYMBOL(cuDeviceGetDevResource, CUresult),
	SHIM_SYMBOL(cuDeviceGetExecAffinitySupport, CUresult),
	SHIM_SYMBOL(cuDeviceGetFabricClusterUuid, CUresult),
	SHIM_SYMBOL(cuDeviceGetGraphMemAttribute, CUresult),
	SHIM_SYMBOL(cuDeviceGetHostAtomicCapabilities, CUresult),
	SHIM_SYMBOL(cuDeviceGetLuid, CUresult),
	SHIM_SYMBOL(cuDeviceGetMemPool, CUresult),
	SHIM_SYMBOL(cuDeviceGetName, CUresult),
	SHIM_SYMBOL(cuDeviceGetNvSciSyncAttributes, CUresult),
	SHIM_SYMBOL(cuDeviceGetP2PAtomicCapabilities, CUresult),
	SHIM_SYMBOL(cuDeviceGetP2PAttribute, CUresult),
	SHIM_SYMBOL(cuDeviceGetPCIBusId, CUresult),
	SHIM_SYMBOL(cuDeviceGetProperties, CUresult),
	SHIM_SYMBOL(cuDeviceGetTexture1DLinearMaxWidth, CUresult),
	SHIM_SYMBOL(cuDeviceGetUuid, CUresult),
	SHIM_SYMBOL(cuDeviceGetUuid_v2, CUresult),
	SHIM_SYMBOL(cuDeviceGraphMemTrim, CUresult),
	SHIM_SYMBOL(cuDevicePrimaryCtxRelease, CUresult),
	SHIM_SYMBOL(cuDevicePrimaryCtxRelease_v2, CUresult),
	SHIM_SYMBOL(cuDevicePrimaryCtxReset, CUresult),
	SHIM_SYMBOL(cuDevicePrimaryCtxReset_v2, CUresult),
	SHIM_SYMBOL(cuDevicePrimaryCtxRetain, CUresult),
	SHIM_SYMBOL(cuDevicePrimaryCtxSetFlags, CUresult),
	SHIM_SYMBOL(cuDevicePrimaryCtxSetFlags_v2, CUresult),
	SHIM_SYMBOL(cuDeviceRegisterAsyncNotification, CUresult),
	SHIM_SYMBOL(cuDeviceSetGraphMemAttribute, CUresult),
	SHIM_SYMBOL(cuDeviceSetMemPool, CUresult),
	SHIM_SYMBOL(cuDeviceTotalMem, CUresult),
	SHIM_SYMBOL(cuDeviceTotalMem_v2, CUresult),
	SHIM_SYMBOL(cuDeviceUnregisterAsyncNotification, CUresult),
	SHIM_SYMBOL(cuEGLApiInit, untyped),
	SHIM_SYMBOL(cuEGLStreamConsumerAcquireFrame, CUresult),
	SHIM_SYMBOL(cuEGLStreamConsumerConnect, CUresult),
	SHIM_SYMBOL(cuEGLStreamConsumerConnectWithFlags, CUresult),
	SHIM_SYMBOL(cuEGLStreamConsumerDisconnect, CUresult),
	SHIM_SYMBOL(cuEGLStreamConsumerReleaseFrame, CUresult),
	SHIM_SYMBOL(cuEGLStreamProducerConnect, CUresult),
	SHIM_SYMBOL(cuEGLStreamProducerDisconnect, CUresult),
	SHIM_SYMBOL(cuEGLStreamProducerPresentFrame, CUresult),
	SHIM_SYMBOL(cuEGLStreamProducerReturnFrame, CUresult),
	SHIM_SYMBOL(cuEventCreate, CUresult),
	SHIM_SYMBOL(cuEventCreateFromEGLSync, CUresult),
	SHIM_SYMBOL(cuEventDestroy, CUresult),
	SHIM_SYMBOL(cuEventDestroy_v2, CUresult),
	SHIM_SYMBOL(cuEventElapsedTime, CUresult),
	SHIM_SYMBOL(cuEventElapsedTime_v2, CUresult),
	SHIM_SYMBOL(cuEventSynchronize, CUresult),
	SHIM_SYMBOL(cuExternalMemoryGetMappedBuffer, CUresult),
	SHIM_SYMBOL(cuExternalMemoryGetMappedMipmappedArray, CUresult),
	SHIM_SYMBOL(cuFlushGPUDirectRDMAWrites, CUresult),
	SHIM_SYMBOL(cuFuncGetAttribute, CUresult),
	SHIM_SYMBOL(cuFuncGetModule, CUresult),
	SHIM_SYMBOL(cuFuncGetName, CUresult),
	SHIM_SYMBOL(cuFuncGetParamCount, CUresult),
	SHIM_SYMBOL(cuFuncGetParamInfo, CUresult),
	SHIM_SYMBOL(cuFuncIsLoaded, CUresult),
	SHIM_SYMBOL(cuFuncLoad, CUresult),
	SHIM_SYMBOL(cuFuncSetAttribute, CUresult),
	SHIM_SYMBOL(cuFuncSetBlockShape, CUresult),
	SHIM_SYMBOL(cuFuncSetCacheConfig, CUresult),
	SHIM_SYMBOL(cuFuncSetSharedMemConfig, CUresult),
	SHIM_SYMBOL(cuFuncSetSharedSize, CUresult),
	SHIM_SYMBOL(cuGLCtxCreate, CUresult),
	SHIM_SYMBOL(cuGLCtxCreate_v2, CUresult),
	SHIM_SYMBOL(cuGLGetDevices, CUresult),
	SHIM_SYMBOL(cuGLGetDevices_v2, CUresult),
	SHIM_SYMBOL(cuGLInit, CUresult),
	SHIM_SYMBOL(cuGLMapBufferObject, CUresult),
	SHIM_SYMBOL(cuGLMapBufferObjectAsync, CUresult),
	SHIM_SYMBOL(cuGLMapBufferObjectAsync_v2, CUresult),
	SHIM_SYMBOL(cuGLMapBufferObjectAsync_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuGLMapBufferObject_v2, CUresult),
	SHIM_SYMBOL(cuGLMapBufferObject_v2_ptds, CUresult),
	SHIM_SYMBOL(cuGLRegisterBufferObject, CUresult),
	SHIM_SYMBOL(cuGLSetBufferObjectMapFlags, CUresult),
	SHIM_SYMBOL(cuGLUnmapBufferObject, CUresult),
	SHIM_SYMBOL(cuGLUnmapBufferObjectAsync, CUresult),
	SHIM_SYMBOL(cuGLUnregisterBufferObject, CUresult),
	SHIM_SYMBOL(cuGetErrorName, CUresult),
	SHIM_SYMBOL(cuGetExportTable, CUresult),
	SHIM_SYMBOL(cuGetProcAddress, CUresult),
	SHIM_SYMBOL(cuGetProcAddress_v2, CUresult),
	SHIM_SYMBOL(cuGraphAddBatchMemOpNode, CUresult),
	SHIM_SYMBOL(cuGraphAddChildGraphNode, CUresult),
	SHIM_SYMBOL(cuGraphAddDependencies, CUresult),
	SHIM_SYMBOL(cuGraphAddDependencies_v2, CUresult),
	SHIM_SYMBOL(cuGraphAddEmptyNode, CUresult),
	SHIM_SYMBOL(cuGraphAddEventRecordNode, CUresult),
	SHIM_SYMBOL(cuGraphAddEventWaitNode, CUresult),
	SHIM_SYMBOL(cuGraphAddExternalSemaphoresSignalNode, CUresult),
	SHIM_SYMBOL(cuGraphAddExternalSemaphoresWaitNode, CUresult),
	SHIM_SYMBOL(cuGraphAddHostNode, CUresult),
	SHIM_SYMBOL(cuGraphAddKernelNode, CUresult),
	SHIM_SYMBOL(cuGraphAddKernelNode_v2, CUresult),
	SHIM_SYMBOL(cuGraphAddMemAllocNode, CUresult),
	SHIM_SYMBOL(cuGraphAddMemFreeNode, CUresult),
	SHIM_SYMBOL(cuGraphAddMemcpyNode, CUresult),
	SHIM_SYMBOL(cuGraphAddMemsetNode, CUresult),
	SHIM_SYMBOL(cuGraphAddNode, CUresult),
	SHIM_SYMBOL(cuGraphAddNode_v2, CUresult),
	SHIM_SYMBOL(cuGraphAddNode_v3, CUresult),
	SHIM_SYMBOL(cuGraphBatchMemOpNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphBatchMemOpNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphChildGraphNodeGetGraph, CUresult),
	SHIM_SYMBOL(cuGraphClone, CUresult),
	SHIM_SYMBOL(cuGraphConditionalHandleCreate, CUresult),
	SHIM_SYMBOL(cuGraphCreate, CUresult),
	SHIM_SYMBOL(cuGraphDebugDotPrint, CUresult),
	SHIM_SYMBOL(cuGraphDestroy, CUresult),
	SHIM_SYMBOL(cuGraphDestroyNode, CUresult),
	SHIM_SYMBOL(cuGraphEventRecordNodeGetEvent, CUresult),
	SHIM_SYMBOL(cuGraphEventRecordNodeSetEvent, CUresult),
	SHIM_SYMBOL(cuGraphEventWaitNodeGetEvent, CUresult),
	SHIM_SYMBOL(cuGraphEventWaitNodeSetEvent, CUresult),
	SHIM_SYMBOL(cuGraphExecBatchMemOpNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExecChildGraphNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExecDestroy, CUresult),
	SHIM_SYMBOL(cuGraphExecEventRecordNodeSetEvent, CUresult),
	SHIM_SYMBOL(cuGraphExecEventWaitNodeSetEvent, CUresult),
	SHIM_SYMBOL(cuGraphExecExternalSemaphoresSignalNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExecExternalSemaphoresWaitNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExecGetFlags, CUresult),
	SHIM_SYMBOL(cuGraphExecGetId, CUresult),
	SHIM_SYMBOL(cuGraphExecHostNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExecKernelNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExecKernelNodeSetParams_v2, CUresult),
	SHIM_SYMBOL(cuGraphExecMemcpyNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExecMemsetNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExecNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExecUpdate, CUresult),
	SHIM_SYMBOL(cuGraphExecUpdate_v2, CUresult),
	SHIM_SYMBOL(cuGraphExternalSemaphoresSignalNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphExternalSemaphoresSignalNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphExternalSemaphoresWaitNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphExternalSemaphoresWaitNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphGetEdges, CUresult),
	SHIM_SYMBOL(cuGraphGetEdges_v2, CUresult),
	SHIM_SYMBOL(cuGraphGetId, CUresult),
	SHIM_SYMBOL(cuGraphGetNodes, CUresult),
	SHIM_SYMBOL(cuGraphGetRootNodes, CUresult),
	SHIM_SYMBOL(cuGraphHostNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphHostNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphInstantiate, CUresult),
	SHIM_SYMBOL(cuGraphInstantiateWithFlags, CUresult),
	SHIM_SYMBOL(cuGraphInstantiateWithParams, CUresult),
	SHIM_SYMBOL(cuGraphInstantiateWithParams_ptsz, CUresult),
	SHIM_SYMBOL(cuGraphInstantiate_v2, CUresult),
	SHIM_SYMBOL(cuGraphKernelNodeCopyAttributes, CUresult),
	SHIM_SYMBOL(cuGraphKernelNodeGetAttribute, CUresult),
	SHIM_SYMBOL(cuGraphKernelNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphKernelNodeGetParams_v2, CUresult),
	SHIM_SYMBOL(cuGraphKernelNodeSetAttribute, CUresult),
	SHIM_SYMBOL(cuGraphKernelNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphKernelNodeSetParams_v2, CUresult),
	SHIM_SYMBOL(cuGraphMemAllocNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphMemFreeNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphMemcpyNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphMemcpyNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphMemsetNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphMemsetNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphNodeFindInClone, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetContainingGraph, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetDependencies, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetDependencies_v2, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetDependentNodes, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetDependentNodes_v2, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetEnabled, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetLocalId, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetParams, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetToolsId, CUresult),
	SHIM_SYMBOL(cuGraphNodeGetType, CUresult),
	SHIM_SYMBOL(cuGraphNodeSetEnabled, CUresult),
	SHIM_SYMBOL(cuGraphNodeSetParams, CUresult),
	SHIM_SYMBOL(cuGraphNodeSetParams_v2, CUresult),
	SHIM_SYMBOL(cuGraphReleaseUserObject, CUresult),
	SHIM_SYMBOL(cuGraphRemoveDependencies, CUresult),
	SHIM_SYMBOL(cuGraphRemoveDependencies_v2, CUresult),
	SHIM_SYMBOL(cuGraphRetainUserObject, CUresult),
	SHIM_SYMBOL(cuGraphicsEGLRegisterImage, CUresult),
	SHIM_SYMBOL(cuGraphicsGLRegisterBuffer, CUresult),
	SHIM_SYMBOL(cuGraphicsGLRegisterImage, CUresult),
	SHIM_SYMBOL(cuGraphicsMapResources, CUresult),
	SHIM_SYMBOL(cuGraphicsMapResources_ptsz, CUresult),
	SHIM_SYMBOL(cuGraphicsResourceGetMappedEglFrame, CUresult),
	SHIM_SYMBOL(cuGraphicsResourceGetMappedMipmappedArray, CUresult),
	SHIM_SYMBOL(cuGraphicsResourceGetMappedPointer, CUresult),
	SHIM_SYMBOL(cuGraphicsResourceGetMappedPointer_v2, CUresult),
	SHIM_SYMBOL(cuGraphicsResourceSetMapFlags, CUresult),
	SHIM_SYMBOL(cuGraphicsResourceSetMapFlags_v2, CUresult),
	SHIM_SYMBOL(cuGraphicsSubResourceGetMappedArray, CUresult),
	SHIM_SYMBOL(cuGraphicsUnmapResources, CUresult),
	SHIM_SYMBOL(cuGraphicsUnmapResources_ptsz, CUresult),
	SHIM_SYMBOL(cuGraphicsUnregisterResource, CUresult),
	SHIM_SYMBOL(cuGraphicsVDPAURegisterOutputSurface, CUresult),
	SHIM_SYMBOL(cuGraphicsVDPAURegisterVideoSurface, CUresult),
	SHIM_SYMBOL(cuGreenCtxCreate, CUresult),
	SHIM_SYMBOL(cuGreenCtxDestroy, CUresult),
	SHIM_SYMBOL(cuGreenCtxGetDevResource, CUresult),
	SHIM_SYMBOL(cuGreenCtxGetId, CUresult),
	SHIM_SYMBOL(cuGreenCtxRecordEvent, CUresult),
	SHIM_SYMBOL(cuGreenCtxStreamCreate, CUresult),
	SHIM_SYMBOL(cuGreenCtxWaitEvent, CUresult),
	SHIM_SYMBOL(cuImportExternalMemory, CUresult),
	SHIM_SYMBOL(cuImportExternalSemaphore, CUresult),
	SHIM_SYMBOL(cuInit, CUresult),
	SHIM_SYMBOL(cuIpcCloseMemHandle, CUresult),
	SHIM_SYMBOL(cuIpcGetEventHandle, CUresult),
	SHIM_SYMBOL(cuIpcGetMemHandle, CUresult),
	SHIM_SYMBOL(cuIpcOpenEventHandle, CUresult),
	SHIM_SYMBOL(cuIpcOpenMemHandle, CUresult),
	SHIM_SYMBOL(cuIpcOpenMemHandle_v2, CUresult),
	SHIM_SYMBOL(cuKernelGetLibrary, CUresult),
	SHIM_SYMBOL(cuKernelGetName, CUresult),
	SHIM_SYMBOL(cuKernelGetParamCount, CUresult),
	SHIM_SYMBOL(cuKernelGetParamInfo, CUresult),
	SHIM_SYMBOL(cuKernelSetCacheConfig, CUresult),
	SHIM_SYMBOL(cuLaunchHostFunc, CUresult),
	SHIM_SYMBOL(cuLaunchHostFunc_ptsz, CUresult),
	SHIM_SYMBOL(cuLaunchHostFunc_v2, CUresult),
	SHIM_SYMBOL(cuLaunchHostFunc_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuLibraryEnumerateKernels, CUresult),
	SHIM_SYMBOL(cuLibraryGetGlobal, CUresult),
	SHIM_SYMBOL(cuLibraryGetKernel, CUresult),
	SHIM_SYMBOL(cuLibraryGetKernelCount, CUresult),
	SHIM_SYMBOL(cuLibraryGetManaged, CUresult),
	SHIM_SYMBOL(cuLibraryGetModule, CUresult),
	SHIM_SYMBOL(cuLibraryGetUnifiedFunction, CUresult),
	SHIM_SYMBOL(cuLibraryLoadData, CUresult),
	SHIM_SYMBOL(cuLibraryLoadFromFile, CUresult),
	SHIM_SYMBOL(cuLibraryUnload, CUresult),
	SHIM_SYMBOL(cuLinkAddData, CUresult),
	SHIM_SYMBOL(cuLinkAddData_v2, CUresult),
	SHIM_SYMBOL(cuLinkAddFile, CUresult),
	SHIM_SYMBOL(cuLinkAddFile_v2, CUresult),
	SHIM_SYMBOL(cuLinkComplete, CUresult),
	SHIM_SYMBOL(cuLinkCreate, CUresult),
	SHIM_SYMBOL(cuLinkCreate_v2, CUresult),
	SHIM_SYMBOL(cuLinkDestroy, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointAddDevice, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointBindAddr, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointBindMem, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointCreate, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointDestroy, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointExport, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointGetLimits, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointIdRelease, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointIdReserve, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointImport, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointQuery, CUresult),
	SHIM_SYMBOL(cuLogicalEndpointUnbind, CUresult),
	SHIM_SYMBOL(cuLogsCurrent, CUresult),
	SHIM_SYMBOL(cuLogsDumpToFile, CUresult),
	SHIM_SYMBOL(cuLogsDumpToMemory, CUresult),
	SHIM_SYMBOL(cuLogsRegisterCallback, CUresult),
	SHIM_SYMBOL(cuLogsUnregisterCallback, CUresult),
	SHIM_SYMBOL(cuMemAddressFree, CUresult),
	SHIM_SYMBOL(cuMemAddressReserve, CUresult),
	SHIM_SYMBOL(cuMemAdvise, CUresult),
	SHIM_SYMBOL(cuMemAdvise_v2, CUresult),
	SHIM_SYMBOL(cuMemAlloc, CUresult),
	SHIM_SYMBOL(cuMemAllocAsync, CUresult),
	SHIM_SYMBOL(cuMemAllocAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemAllocFromPoolAsync, CUresult),
	SHIM_SYMBOL(cuMemAllocFromPoolAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemAllocHost, CUresult),
	SHIM_SYMBOL(cuMemAllocHost_v2, CUresult),
	SHIM_SYMBOL(cuMemAllocManaged, CUresult),
	SHIM_SYMBOL(cuMemAllocPitch, CUresult),
	SHIM_SYMBOL(cuMemAllocPitch_v2, CUresult),
	SHIM_SYMBOL(cuMemAlloc_v2, CUresult),
	SHIM_SYMBOL(cuMemCreate, CUresult),
	SHIM_SYMBOL(cuMemDiscardBatchAsync, CUresult),
	SHIM_SYMBOL(cuMemDiscardBatchAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemExportToShareableHandle, CUresult),
	SHIM_SYMBOL(cuMemFree, CUresult),
	SHIM_SYMBOL(cuMemFreeAsync, CUresult),
	SHIM_SYMBOL(cuMemFreeAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemFreeHost, CUresult),
	SHIM_SYMBOL(cuMemFree_v2, CUresult),
	SHIM_SYMBOL(cuMemGetAccess, CUresult),
	SHIM_SYMBOL(cuMemGetAddressRange, CUresult),
	SHIM_SYMBOL(cuMemGetAddressRange_v2, CUresult),
	SHIM_SYMBOL(cuMemGetAllocationGranularity, CUresult),
	SHIM_SYMBOL(cuMemGetAllocationPropertiesFromHandle, CUresult),
	SHIM_SYMBOL(cuMemGetAttribute, untyped),
	SHIM_SYMBOL(cuMemGetAttribute_v2, untyped),
	SHIM_SYMBOL(cuMemGetDefaultMemPool, CUresult),
	SHIM_SYMBOL(cuMemGetHandleForAddressRange, CUresult),
	SHIM_SYMBOL(cuMemGetInfo, CUresult),
	SHIM_SYMBOL(cuMemGetInfo_v2, CUresult),
	SHIM_SYMBOL(cuMemGetLocationInfo, CUresult),
	SHIM_SYMBOL(cuMemGetMemPool, CUresult),
	SHIM_SYMBOL(cuMemHostAlloc, CUresult),
	SHIM_SYMBOL(cuMemHostGetDevicePointer, CUresult),
	SHIM_SYMBOL(cuMemHostGetDevicePointer_v2, CUresult),
	SHIM_SYMBOL(cuMemHostGetFlags, CUresult),
	SHIM_SYMBOL(cuMemHostRegister, CUresult),
	SHIM_SYMBOL(cuMemHostRegister_v2, CUresult),
	SHIM_SYMBOL(cuMemHostUnregister, CUresult),
	SHIM_SYMBOL(cuMemImportFromShareableHandle, CUresult),
	SHIM_SYMBOL(cuMemMap, CUresult),
	SHIM_SYMBOL(cuMemMapArrayAsync, CUresult),
	SHIM_SYMBOL(cuMemMapArrayAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuMemPoolCreate, CUresult),
	SHIM_SYMBOL(cuMemPoolDestroy, CUresult),
	SHIM_SYMBOL(cuMemPoolExportPointer, CUresult),
	SHIM_SYMBOL(cuMemPoolExportToShareableHandle, CUresult),
	SHIM_SYMBOL(cuMemPoolGetAccess, CUresult),
	SHIM_SYMBOL(cuMemPoolGetAttribute, CUresult),
	SHIM_SYMBOL(cuMemPoolImportFromShareableHandle, CUresult),
	SHIM_SYMBOL(cuMemPoolImportPointer, CUresult),
	SHIM_SYMBOL(cuMemPoolSetAccess, CUresult),
	SHIM_SYMBOL(cuMemPoolSetAttribute, CUresult),
	SHIM_SYMBOL(cuMemPoolTrimTo, CUresult),
	SHIM_SYMBOL(cuMemRangeGetAttribute, CUresult),
	SHIM_SYMBOL(cuMemRangeGetAttributes, CUresult),
	SHIM_SYMBOL(cuMemRelease, CUresult),
	SHIM_SYMBOL(cuMemRetainAllocationHandle, CUresult),
	SHIM_SYMBOL(cuMemSetAccess, CUresult),
	SHIM_SYMBOL(cuMemSetMemPool, CUresult),
	SHIM_SYMBOL(cuMemUnmap, CUresult),
	SHIM_SYMBOL(cuMipmappedArrayCreate, CUresult),
	SHIM_SYMBOL(cuMipmappedArrayDestroy, CUresult),
	SHIM_SYMBOL(cuMipmappedArrayGetLevel, CUresult),
	SHIM_SYMBOL(cuMipmappedArrayGetMemoryRequirements, CUresult),
	SHIM_SYMBOL(cuMipmappedArrayGetSparseProperties, CUresult),
	SHIM_SYMBOL(cuModuleEnumerateFunctions, CUresult),
	SHIM_SYMBOL(cuModuleGetFunction, CUresult),
	SHIM_SYMBOL(cuModuleGetFunctionCount, CUresult),
	SHIM_SYMBOL(cuModuleGetGlobal, CUresult),
	SHIM_SYMBOL(cuModuleGetGlobal_v2, CUresult),
	SHIM_SYMBOL(cuModuleGetLoadingMode, CUresult),
	SHIM_SYMBOL(cuModuleGetSurfRef, CUresult),
	SHIM_SYMBOL(cuModuleGetTexRef, CUresult),
	SHIM_SYMBOL(cuModuleLoad, CUresult),
	SHIM_SYMBOL(cuModuleLoadData, CUresult),
	SHIM_SYMBOL(cuModuleLoadDataEx, CUresult),
	SHIM_SYMBOL(cuModuleLoadFatBinary, CUresult),
	SHIM_SYMBOL(cuModuleUnload, CUresult),
	SHIM_SYMBOL(cuMulticastAddDevice, CUresult),
	SHIM_SYMBOL(cuMulticastBindAddr, CUresult),
	SHIM_SYMBOL(cuMulticastBindAddr_v2, CUresult),
	SHIM_SYMBOL(cuMulticastBindMem, CUresult),
	SHIM_SYMBOL(cuMulticastBindMem_v2, CUresult),
	SHIM_SYMBOL(cuMulticastCreate, CUresult),
	SHIM_SYMBOL(cuMulticastGetGranularity, CUresult),
	SHIM_SYMBOL(cuMulticastUnbind, CUresult),
	SHIM_SYMBOL(cuOccupancyAvailableDynamicSMemPerBlock, CUresult),
	SHIM_SYMBOL(cuOccupancyMaxActiveBlocksPerMultiprocessor, CUresult),
	SHIM_SYMBOL(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, CUresult),
	SHIM_SYMBOL(cuOccupancyMaxActiveClusters, CUresult),
	SHIM_SYMBOL(cuOccupancyMaxPotentialBlockSize, CUresult),
	SHIM_SYMBOL(cuOccupancyMaxPotentialBlockSizeWithFlags, CUresult),
	SHIM_SYMBOL(cuOccupancyMaxPotentialClusterSize, CUresult),
	SHIM_SYMBOL(cuParamSetSize, CUresult),
	SHIM_SYMBOL(cuParamSetTexRef, CUresult),
	SHIM_SYMBOL(cuParamSetf, CUresult),
	SHIM_SYMBOL(cuParamSeti, CUresult),
	SHIM_SYMBOL(cuParamSetv, CUresult),
	SHIM_SYMBOL(cuPointerGetAttribute, CUresult),
	SHIM_SYMBOL(cuPointerGetAttributes, CUresult),
	SHIM_SYMBOL(cuPointerSetAttribute, CUresult),
	SHIM_SYMBOL(cuProfilerInitialize, CUresult),
	SHIM_SYMBOL(cuProfilerStart, CUresult),
	SHIM_SYMBOL(cuProfilerStop, CUresult),
	SHIM_SYMBOL(cuSignalExternalSemaphoresAsync, CUresult),
	SHIM_SYMBOL(cuSignalExternalSemaphoresAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamAddCallback, CUresult),
	SHIM_SYMBOL(cuStreamAddCallback_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamAttachMemAsync, CUresult),
	SHIM_SYMBOL(cuStreamAttachMemAsync_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamBatchMemOp, CUresult),
	SHIM_SYMBOL(cuStreamBatchMemOp_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamBatchMemOp_v2, CUresult),
	SHIM_SYMBOL(cuStreamBatchMemOp_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamBeginCapture, CUresult),
	SHIM_SYMBOL(cuStreamBeginCaptureToCig, CUresult),
	SHIM_SYMBOL(cuStreamBeginCaptureToCig_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamBeginCaptureToGraph, CUresult),
	SHIM_SYMBOL(cuStreamBeginCaptureToGraph_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamBeginCapture_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamBeginCapture_v2, CUresult),
	SHIM_SYMBOL(cuStreamBeginCapture_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamBeginRecaptureToGraph, CUresult),
	SHIM_SYMBOL(cuStreamBeginRecaptureToGraph_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamCopyAttributes, CUresult),
	SHIM_SYMBOL(cuStreamCopyAttributes_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamCreate, CUresult),
	SHIM_SYMBOL(cuStreamCreateWithPriority, CUresult),
	SHIM_SYMBOL(cuStreamDestroy, CUresult),
	SHIM_SYMBOL(cuStreamDestroy_v2, CUresult),
	SHIM_SYMBOL(cuStreamEndCapture, CUresult),
	SHIM_SYMBOL(cuStreamEndCaptureToCig, CUresult),
	SHIM_SYMBOL(cuStreamEndCaptureToCig_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamEndCapture_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetAttribute, CUresult),
	SHIM_SYMBOL(cuStreamGetAttribute_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetCaptureInfo, CUresult),
	SHIM_SYMBOL(cuStreamGetCaptureInfo_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetCaptureInfo_v2, CUresult),
	SHIM_SYMBOL(cuStreamGetCaptureInfo_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetCaptureInfo_v3, CUresult),
	SHIM_SYMBOL(cuStreamGetCaptureInfo_v3_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetCtx, CUresult),
	SHIM_SYMBOL(cuStreamGetCtx_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetCtx_v2, CUresult),
	SHIM_SYMBOL(cuStreamGetCtx_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetDevResource, CUresult),
	SHIM_SYMBOL(cuStreamGetDevResource_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetDevice, CUresult),
	SHIM_SYMBOL(cuStreamGetDevice_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetFlags, CUresult),
	SHIM_SYMBOL(cuStreamGetFlags_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetGreenCtx, CUresult),
	SHIM_SYMBOL(cuStreamGetId, CUresult),
	SHIM_SYMBOL(cuStreamGetId_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamGetPriority, CUresult),
	SHIM_SYMBOL(cuStreamGetPriority_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamSetAttribute, CUresult),
	SHIM_SYMBOL(cuStreamSetAttribute_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamUpdateCaptureDependencies, CUresult),
	SHIM_SYMBOL(cuStreamUpdateCaptureDependencies_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamUpdateCaptureDependencies_v2, CUresult),
	SHIM_SYMBOL(cuStreamUpdateCaptureDependencies_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamWaitValue32, CUresult),
	SHIM_SYMBOL(cuStreamWaitValue32_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamWaitValue32_v2, CUresult),
	SHIM_SYMBOL(cuStreamWaitValue32_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamWaitValue64, CUresult),
	SHIM_SYMBOL(cuStreamWaitValue64_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamWaitValue64_v2, CUresult),
	SHIM_SYMBOL(cuStreamWaitValue64_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamWriteValue32, CUresult),
	SHIM_SYMBOL(cuStreamWriteValue32_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamWriteValue32_v2, CUresult),
	SHIM_SYMBOL(cuStreamWriteValue32_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamWriteValue64, CUresult),
	SHIM_SYMBOL(cuStreamWriteValue64_ptsz, CUresult),
	SHIM_SYMBOL(cuStreamWriteValue64_v2, CUresult),
	SHIM_SYMBOL(cuStreamWriteValue64_v2_ptsz, CUresult),
	SHIM_SYMBOL(cuSurfObjectCreate, CUresult),
	SHIM_SYMBOL(cuSurfObjectDestroy, CUresult),
	SHIM_SYMBOL(cuSurfObjectGetResourceDesc, CUresult),
	SHIM_SYMBOL(cuSurfRefGetArray, CUresult),
	SHIM_SYMBOL(cuSurfRefSetArray, CUresult),
	SHIM_SYMBOL(cuTensorMapEncodeIm2col, CUresult),
	SHIM_SYMBOL(cuTensorMapEncodeIm2colWide, CUresult),
	SHIM_SYMBOL(cuTensorMapEncodeTiled, CUresult),
	SHIM_SYMBOL(cuTensorMapReplaceAddress, CUresult),
	SHIM_SYMBOL(cuTensorMapSetAllocationClass, CUresult),
	SHIM_SYMBOL(cuTexObjectCreate, CUresult),
	SHIM_SYMBOL(cuTexObjectDestroy, CUresult),
	SHIM_SYMBOL(cuTexObjectGetResourceDesc, CUresult),
	SHIM_SYMBOL(cuTexObjectGetResourceViewDesc, CUresult),
	SHIM_SYMBOL(cuTexObjectGetTextureDesc, CUresult),
	SHIM_SYMBOL(cuTexRefCreate, CUresult),
	SHIM_SYMBOL(cuTexRefDestroy, CUresult),
	SHIM_SYMBOL(cuTexRefGetAddress, CUresult),
	SHIM_SYMBOL(cuTexRefGetAddressMode, CUresult),
	SHIM_SYMBOL(cuTexRefGetAddress_v2, CUresult),
	SHIM_SYMBOL(cuTexRefGetArray, CUresult),
	SHIM_SYMBOL(cuTexRefGetBorderColor, CUresult),
	SHIM_SYMBOL(cuTexRefGetFilterMode, CUresult),
	SHIM_SYMBOL(cuTexRefGetFlags, CUresult),
	SHIM_SYMBOL(cuTexRefGetFormat, CUresult),
	SHIM_SYMBOL(cuTexRefGetMaxAnisotropy, CUresult),
	SHIM_SYMBOL(cuTexRefGetMipmapFilterMode, CUresult),
	SHIM_SYMBOL(cuTexRefGetMipmapLevelBias, CUresult),
	SHIM_SYMBOL(cuTexRefGetMipmapLevelClamp, CUresult),
	SHIM_SYMBOL(cuTexRefGetMipmappedArray, CUresult),
	SHIM_SYMBOL(cuTexRefSetAddress, CUresult),
	SHIM_SYMBOL(cuTexRefSetAddress2D, CUresult),
	SHIM_SYMBOL(cuTexRefSetAddress2D_v2, CUresult),
	SHIM_SYMBOL(cuTexRefSetAddress2D_v3, CUresult),
	SHIM_SYMBOL(cuTexRefSetAddressMode, CUresult),
	SHIM_SYMBOL(cuTexRefSetAddress_v2, CUresult),
	SHIM_SYMBOL(cuTexRefSetArray, CUresult),
	SHIM_SYMBOL(cuTexRefSetBorderColor, CUresult),
	SHIM_SYMBOL(cuTexRefSetFilterMode, CUresult),
	SHIM_SYMBOL(cuTexRefSetFlags, CUresult),
	SHIM_SYMBOL(cuTexRefSetFormat, CUresult),
	SHIM_SYMBOL(cuTexRefSetMaxAnisotropy, CUresult),
	SHIM_SYMBOL(cuTexRefSetMipmapFilterMode, CUresult),
	SHIM_SYMBOL(cuTexRefSetMipmapLevelBias, CUresult),
	SHIM_SYMBOL(cuTexRefSetMipmapLevelClamp, CUresult),
	SHIM_SYMBOL(cuTexRefSetMipmappedArray, CUresult),
	SHIM_SYMBOL(cuThreadExchangeStreamCaptureMode, CUresult),
	SHIM_SYMBOL(cuUserObjectCreate, CUresult),
	SHIM_SYMBOL(cuUserObjectRelease, CUresult),
	SHIM_SYMBOL(cuUserObjectRetain, CUresult),
	SHIM_SYMBOL(cuVDPAUCtxCreate, CUresult),
	SHIM_SYMBOL(cuVDPAUCtxCreate_v2, CUresult),
	SHIM_SYMBOL(cuVDPAUGetDevice, CUresult),
	SHIM_SYMBOL(cuWaitExternalSemaphoresAsync, CUresult),
	SHIM_SYMBOL(cuWaitExternalSemaphoresAsync_ptsz, CUresult),
	SHIM_SYMBOL(cudbgApiAttach, untyped),
	SHIM_SYMBOL(cudbgApiDetach, untyped),
	SHIM_SYMBOL(cudbgApiInit, untyped),
	SHIM_SYMBOL(cudbgGetAPI, untyped),
	SHIM_SYMBOL(cudbgGetAPIVersion, untyped),
	SHIM_SYMBOL(cudbgMain, untyped),
	SHIM_SYMBOL(cudbgReportDriverApiError, untyped),
	SHIM_SYMBOL(cudbgReportDriverInternalError, untyped),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libcuda.so.1",
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
