/* Made by `porter gen --backend hip`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static const char *absent_const_char_p(void)
{
	return NULL;
}

static const char *no_driver_const_char_p(void)
{
	return NULL;
}

static hipError_t absent_hipError_t(void)
{
	return hipErrorNotSupported;
}

static hipError_t no_driver_hipError_t(void)
{
	return hipErrorNoDevice;
}

static hiprtcResult absent_hiprtcResult(void)
{
	return HIPRTC_ERROR_INTERNAL_ERROR;
}

static hiprtcResult no_driver_hiprtcResult(void)
{
	return HIPRTC_ERROR_INTERNAL_ERROR;
}

static int absent_int(void)
{
	return 0;
}

static int no_driver_int(void)
{
	return 0;
}

static struct hipChannelFormatDesc absent_struct_hipChannelFormatDesc(void)
{
	return (struct hipChannelFormatDesc){0};
}

static struct hipChannelFormatDesc no_driver_struct_hipChannelFormatDesc(void)
{
	return (struct hipChannelFormatDesc){0};
}

static SHIM_UNUSED hipError_t absent_untyped(void)
{
	return hipErrorNotSupported;
}

static SHIM_UNUSED hipError_t no_driver_untyped(void)
{
	return hipErrorNoDevice;
}

void __hipGetPCH(void), slow___hipGetPCH(void);
void __hipPopCallConfiguration(void), slow___hipPopCallConfiguration(void);
void __hipPushCallConfiguration(void), slow___hipPushCallConfiguration(void);
void __hipRegisterFatBinary(void), slow___hipRegisterFatBinary(void);
void __hipRegisterFunction(void), slow___hipRegisterFunction(void);
void __hipRegisterManagedVar(void), slow___hipRegisterManagedVar(void);
void __hipRegisterSurface(void), slow___hipRegisterSurface(void);
void __hipRegisterTexture(void), slow___hipRegisterTexture(void);
void __hipRegisterVar(void), slow___hipRegisterVar(void);
void __hipUnregisterFatBinary(void), slow___hipUnregisterFatBinary(void);
void amd_dbgapi_get_build_id(void), slow_amd_dbgapi_get_build_id(void);
void amd_dbgapi_get_build_name(void), slow_amd_dbgapi_get_build_name(void);
void amd_dbgapi_get_git_hash(void), slow_amd_dbgapi_get_git_hash(void);
void hipGetCmdName(void), slow_hipGetCmdName(void);
void hipRegisterTracerCallback(void), slow_hipRegisterTracerCallback(void);

/* First calls. */
static hipError_t slow__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent, uint32_t flags)
{
	return SHIM_FIRST(_Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j,
			0)(f, globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
			localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream, kernelParams,
			extra, startEvent, stopEvent, flags);
}

static hipError_t slow__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent)
{
	return SHIM_FIRST(_Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_,
			1)(f, globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
			localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream, kernelParams,
			extra, startEvent, stopEvent);
}

static const char *slow_hipApiName(uint32_t id)
{
	return SHIM_FIRST(hipApiName, 123)(id);
}

static hipError_t slow_hipArray3DCreate(hipArray_t *array,
		const HIP_ARRAY3D_DESCRIPTOR *pAllocateArray)
{
	return SHIM_FIRST(hipArray3DCreate, 124)(array, pAllocateArray);
}

static hipError_t slow_hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR *pArrayDescriptor,
		hipArray_t array)
{
	return SHIM_FIRST(hipArray3DGetDescriptor, 125)(pArrayDescriptor, array);
}

static hipError_t slow_hipArrayCreate(hipArray_t *pHandle,
		const HIP_ARRAY_DESCRIPTOR *pAllocateArray)
{
	return SHIM_FIRST(hipArrayCreate, 126)(pHandle, pAllocateArray);
}

static hipError_t slow_hipArrayDestroy(hipArray_t array)
{
	return SHIM_FIRST(hipArrayDestroy, 127)(array);
}

static hipError_t slow_hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR *pArrayDescriptor,
		hipArray_t array)
{
	return SHIM_FIRST(hipArrayGetDescriptor, 128)(pArrayDescriptor, array);
}

static hipError_t slow_hipArrayGetInfo(hipChannelFormatDesc *desc, hipExtent *extent,
		unsigned int *flags, hipArray_t array)
{
	return SHIM_FIRST(hipArrayGetInfo, 129)(desc, extent, flags, array);
}

static hipError_t slow_hipBindTexture(size_t *offset, const textureReference *tex,
		const void *devPtr, const hipChannelFormatDesc *desc, size_t size)
{
	return SHIM_FIRST(hipBindTexture, 130)(offset, tex, devPtr, desc, size);
}

static hipError_t slow_hipBindTexture2D(size_t *offset, const textureReference *tex,
		const void *devPtr, const hipChannelFormatDesc *desc, size_t width, size_t height,
		size_t pitch)
{
	return SHIM_FIRST(hipBindTexture2D, 131)(offset, tex, devPtr, desc, width, height, pitch);
}

static hipError_t slow_hipBindTextureToArray(const textureReference *tex, hipArray_const_t array,
		const hipChannelFormatDesc *desc)
{
	return SHIM_FIRST(hipBindTextureToArray, 132)(tex, array, desc);
}

static hipError_t slow_hipBindTextureToMipmappedArray(const textureReference *tex,
		hipMipmappedArray_const_t mipmappedArray, const hipChannelFormatDesc *desc)
{
	return SHIM_FIRST(hipBindTextureToMipmappedArray, 133)(tex, mipmappedArray, desc);
}

static hipError_t slow_hipChooseDevice(int *device, const hipDeviceProp_tR0000 *prop)
{
	return SHIM_FIRST(hipChooseDevice, 134)(device, prop);
}

static hipError_t slow_hipChooseDeviceR0000(int *device, const hipDeviceProp_tR0000 *prop)
{
	return SHIM_FIRST(hipChooseDeviceR0000, 135)(device, prop);
}

static hipError_t slow_hipChooseDeviceR0600(int *device, const hipDeviceProp_tR0600 *prop)
{
	return SHIM_FIRST(hipChooseDeviceR0600, 136)(device, prop);
}

static hipError_t slow_hipConfigureCall(dim3 gridDim, dim3 blockDim, size_t sharedMem,
		hipStream_t stream)
{
	return SHIM_FIRST(hipConfigureCall, 137)(gridDim, blockDim, sharedMem, stream);
}

static struct hipChannelFormatDesc slow_hipCreateChannelDesc(int x, int y, int z, int w,
		enum hipChannelFormatKind f)
{
	return SHIM_FIRST(hipCreateChannelDesc, 138)(x, y, z, w, f);
}

static hipError_t slow_hipCreateSurfaceObject(hipSurfaceObject_t *pSurfObject,
		const hipResourceDesc *pResDesc)
{
	return SHIM_FIRST(hipCreateSurfaceObject, 139)(pSurfObject, pResDesc);
}

static hipError_t slow_hipCreateTextureObject(hipTextureObject_t *pTexObject,
		const hipResourceDesc *pResDesc, const hipTextureDesc *pTexDesc,
		const struct hipResourceViewDesc *pResViewDesc)
{
	return SHIM_FIRST(hipCreateTextureObject, 140)(pTexObject, pResDesc, pTexDesc,
			pResViewDesc);
}

static hipError_t slow_hipCtxCreate(hipCtx_t *ctx, unsigned int flags, hipDevice_t device)
{
	return SHIM_FIRST(hipCtxCreate, 141)(ctx, flags, device);
}

static hipError_t slow_hipCtxDestroy(hipCtx_t ctx)
{
	return SHIM_FIRST(hipCtxDestroy, 142)(ctx);
}

static hipError_t slow_hipCtxDisablePeerAccess(hipCtx_t peerCtx)
{
	return SHIM_FIRST(hipCtxDisablePeerAccess, 143)(peerCtx);
}

static hipError_t slow_hipCtxEnablePeerAccess(hipCtx_t peerCtx, unsigned int flags)
{
	return SHIM_FIRST(hipCtxEnablePeerAccess, 144)(peerCtx, flags);
}

static hipError_t slow_hipCtxGetApiVersion(hipCtx_t ctx, int *apiVersion)
{
	return SHIM_FIRST(hipCtxGetApiVersion, 145)(ctx, apiVersion);
}

static hipError_t slow_hipCtxGetCacheConfig(hipFuncCache_t *cacheConfig)
{
	return SHIM_FIRST(hipCtxGetCacheConfig, 146)(cacheConfig);
}

static hipError_t slow_hipCtxGetCurrent(hipCtx_t *ctx)
{
	return SHIM_FIRST(hipCtxGetCurrent, 147)(ctx);
}

static hipError_t slow_hipCtxGetDevice(hipDevice_t *device)
{
	return SHIM_FIRST(hipCtxGetDevice, 29)(device);
}

static hipError_t slow_hipCtxGetFlags(unsigned int *flags)
{
	return SHIM_FIRST(hipCtxGetFlags, 148)(flags);
}

static hipError_t slow_hipCtxGetSharedMemConfig(hipSharedMemConfig *pConfig)
{
	return SHIM_FIRST(hipCtxGetSharedMemConfig, 149)(pConfig);
}

static hipError_t slow_hipCtxPopCurrent(hipCtx_t *ctx)
{
	return SHIM_FIRST(hipCtxPopCurrent, 150)(ctx);
}

static hipError_t slow_hipCtxPushCurrent(hipCtx_t ctx)
{
	return SHIM_FIRST(hipCtxPushCurrent, 151)(ctx);
}

static hipError_t slow_hipCtxSetCacheConfig(hipFuncCache_t cacheConfig)
{
	return SHIM_FIRST(hipCtxSetCacheConfig, 152)(cacheConfig);
}

static hipError_t slow_hipCtxSetCurrent(hipCtx_t ctx)
{
	return SHIM_FIRST(hipCtxSetCurrent, 153)(ctx);
}

static hipError_t slow_hipCtxSetSharedMemConfig(hipSharedMemConfig config)
{
	return SHIM_FIRST(hipCtxSetSharedMemConfig, 154)(config);
}

static hipError_t slow_hipCtxSynchronize(void)
{
	return SHIM_FIRST(hipCtxSynchronize, 30)();
}

static hipError_t slow_hipDestroyExternalMemory(hipExternalMemory_t extMem)
{
	return SHIM_FIRST(hipDestroyExternalMemory, 155)(extMem);
}

static hipError_t slow_hipDestroyExternalSemaphore(hipExternalSemaphore_t extSem)
{
	return SHIM_FIRST(hipDestroyExternalSemaphore, 156)(extSem);
}

static hipError_t slow_hipDestroySurfaceObject(hipSurfaceObject_t surfaceObject)
{
	return SHIM_FIRST(hipDestroySurfaceObject, 157)(surfaceObject);
}

static hipError_t slow_hipDestroyTextureObject(hipTextureObject_t textureObject)
{
	return SHIM_FIRST(hipDestroyTextureObject, 158)(textureObject);
}

static hipError_t slow_hipDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId)
{
	return SHIM_FIRST(hipDeviceCanAccessPeer, 159)(canAccessPeer, deviceId, peerDeviceId);
}

static hipError_t slow_hipDeviceComputeCapability(int *major, int *minor, hipDevice_t device)
{
	return SHIM_FIRST(hipDeviceComputeCapability, 160)(major, minor, device);
}

static hipError_t slow_hipDeviceDisablePeerAccess(int peerDeviceId)
{
	return SHIM_FIRST(hipDeviceDisablePeerAccess, 161)(peerDeviceId);
}

static hipError_t slow_hipDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	return SHIM_FIRST(hipDeviceEnablePeerAccess, 162)(peerDeviceId, flags);
}

static hipError_t slow_hipDeviceGet(hipDevice_t *device, int ordinal)
{
	return SHIM_FIRST(hipDeviceGet, 163)(device, ordinal);
}

static hipError_t slow_hipDeviceGetAttribute(int *pi, hipDeviceAttribute_t attr, int deviceId)
{
	return SHIM_FIRST(hipDeviceGetAttribute, 164)(pi, attr, deviceId);
}

static hipError_t slow_hipDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
	return SHIM_FIRST(hipDeviceGetByPCIBusId, 165)(device, pciBusId);
}

static hipError_t slow_hipDeviceGetCacheConfig(hipFuncCache_t *cacheConfig)
{
	return SHIM_FIRST(hipDeviceGetCacheConfig, 166)(cacheConfig);
}

static hipError_t slow_hipDeviceGetDefaultMemPool(hipMemPool_t *mem_pool, int device)
{
	return SHIM_FIRST(hipDeviceGetDefaultMemPool, 167)(mem_pool, device);
}

static hipError_t slow_hipDeviceGetGraphMemAttribute(int device, hipGraphMemAttributeType attr,
		void *value)
{
	return SHIM_FIRST(hipDeviceGetGraphMemAttribute, 168)(device, attr, value);
}

static hipError_t slow_hipDeviceGetLimit(size_t *pValue, enum hipLimit_t limit)
{
	return SHIM_FIRST(hipDeviceGetLimit, 169)(pValue, limit);
}

static hipError_t slow_hipDeviceGetMemPool(hipMemPool_t *mem_pool, int device)
{
	return SHIM_FIRST(hipDeviceGetMemPool, 170)(mem_pool, device);
}

static hipError_t slow_hipDeviceGetName(char *name, int len, hipDevice_t device)
{
	return SHIM_FIRST(hipDeviceGetName, 171)(name, len, device);
}

static hipError_t slow_hipDeviceGetP2PAttribute(int *value, hipDeviceP2PAttr attr, int srcDevice,
		int dstDevice)
{
	return SHIM_FIRST(hipDeviceGetP2PAttribute, 172)(value, attr, srcDevice, dstDevice);
}

static hipError_t slow_hipDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return SHIM_FIRST(hipDeviceGetPCIBusId, 173)(pciBusId, len, device);
}

static hipError_t slow_hipDeviceGetSharedMemConfig(hipSharedMemConfig *pConfig)
{
	return SHIM_FIRST(hipDeviceGetSharedMemConfig, 174)(pConfig);
}

static hipError_t slow_hipDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return SHIM_FIRST(hipDeviceGetStreamPriorityRange, 175)(leastPriority, greatestPriority);
}

static hipError_t slow_hipDeviceGetTexture1DLinearMaxWidth(hipMemPool_t *mem_pool, int device)
{
	return SHIM_FIRST(hipDeviceGetTexture1DLinearMaxWidth, 176)(mem_pool, device);
}

static hipError_t slow_hipDeviceGetUuid(hipUUID *uuid, hipDevice_t device)
{
	return SHIM_FIRST(hipDeviceGetUuid, 177)(uuid, device);
}

static hipError_t slow_hipDeviceGraphMemTrim(int device)
{
	return SHIM_FIRST(hipDeviceGraphMemTrim, 178)(device);
}

static hipError_t slow_hipDevicePrimaryCtxGetState(hipDevice_t dev, unsigned int *flags,
		int *active)
{
	return SHIM_FIRST(hipDevicePrimaryCtxGetState, 179)(dev, flags, active);
}

static hipError_t slow_hipDevicePrimaryCtxRelease(hipDevice_t dev)
{
	return SHIM_FIRST(hipDevicePrimaryCtxRelease, 180)(dev);
}

static hipError_t slow_hipDevicePrimaryCtxReset(hipDevice_t dev)
{
	return SHIM_FIRST(hipDevicePrimaryCtxReset, 181)(dev);
}

static hipError_t slow_hipDevicePrimaryCtxRetain(hipCtx_t *pctx, hipDevice_t dev)
{
	return SHIM_FIRST(hipDevicePrimaryCtxRetain, 182)(pctx, dev);
}

static hipError_t slow_hipDevicePrimaryCtxSetFlags(hipDevice_t dev, unsigned int flags)
{
	return SHIM_FIRST(hipDevicePrimaryCtxSetFlags, 183)(dev, flags);
}

static hipError_t slow_hipDeviceReset(void)
{
	return SHIM_FIRST(hipDeviceReset, 184)();
}

static hipError_t slow_hipDeviceSetCacheConfig(hipFuncCache_t cacheConfig)
{
	return SHIM_FIRST(hipDeviceSetCacheConfig, 185)(cacheConfig);
}

static hipError_t slow_hipDeviceSetGraphMemAttribute(int device, hipGraphMemAttributeType attr,
		void *value)
{
	return SHIM_FIRST(hipDeviceSetGraphMemAttribute, 186)(device, attr, value);
}

static hipError_t slow_hipDeviceSetLimit(enum hipLimit_t limit, size_t value)
{
	return SHIM_FIRST(hipDeviceSetLimit, 187)(limit, value);
}

static hipError_t slow_hipDeviceSetMemPool(int device, hipMemPool_t mem_pool)
{
	return SHIM_FIRST(hipDeviceSetMemPool, 188)(device, mem_pool);
}

static hipError_t slow_hipDeviceSetSharedMemConfig(hipSharedMemConfig config)
{
	return SHIM_FIRST(hipDeviceSetSharedMemConfig, 189)(config);
}

static hipError_t slow_hipDeviceSynchronize(void)
{
	return SHIM_FIRST(hipDeviceSynchronize, 31)();
}

static hipError_t slow_hipDeviceTotalMem(size_t *bytes, hipDevice_t device)
{
	return SHIM_FIRST(hipDeviceTotalMem, 190)(bytes, device);
}

static hipError_t slow_hipDriverGetVersion(int *driverVersion)
{
	return SHIM_FIRST(hipDriverGetVersion, 191)(driverVersion);
}

static hipError_t slow_hipDrvGetErrorName(hipError_t hipError, const char **errorString)
{
	return SHIM_FIRST(hipDrvGetErrorName, 192)(hipError, errorString);
}

static hipError_t slow_hipDrvGetErrorString(hipError_t hipError, const char **errorString)
{
	return SHIM_FIRST(hipDrvGetErrorString, 193)(hipError, errorString);
}

static hipError_t slow_hipDrvGraphAddMemFreeNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies, hipDeviceptr_t dptr)
{
	return SHIM_FIRST(hipDrvGraphAddMemFreeNode, 194)(phGraphNode, hGraph, dependencies,
			numDependencies, dptr);
}

static hipError_t slow_hipDrvGraphAddMemcpyNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies,
		const HIP_MEMCPY3D *copyParams, hipCtx_t ctx)
{
	return SHIM_FIRST(hipDrvGraphAddMemcpyNode, 195)(phGraphNode, hGraph, dependencies,
			numDependencies, copyParams, ctx);
}

static hipError_t slow_hipDrvGraphAddMemsetNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies,
		const HIP_MEMSET_NODE_PARAMS *memsetParams, hipCtx_t ctx)
{
	return SHIM_FIRST(hipDrvGraphAddMemsetNode, 196)(phGraphNode, hGraph, dependencies,
			numDependencies, memsetParams, ctx);
}

static hipError_t slow_hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const HIP_MEMCPY3D *copyParams, hipCtx_t ctx)
{
	return SHIM_FIRST(hipDrvGraphExecMemcpyNodeSetParams, 197)(hGraphExec, hNode, copyParams,
			ctx);
}

static hipError_t slow_hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const HIP_MEMSET_NODE_PARAMS *memsetParams, hipCtx_t ctx)
{
	return SHIM_FIRST(hipDrvGraphExecMemsetNodeSetParams, 198)(hGraphExec, hNode, memsetParams,
			ctx);
}

static hipError_t slow_hipDrvGraphMemcpyNodeGetParams(hipGraphNode_t hNode,
		HIP_MEMCPY3D *nodeParams)
{
	return SHIM_FIRST(hipDrvGraphMemcpyNodeGetParams, 199)(hNode, nodeParams);
}

static hipError_t slow_hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t hNode,
		const HIP_MEMCPY3D *nodeParams)
{
	return SHIM_FIRST(hipDrvGraphMemcpyNodeSetParams, 200)(hNode, nodeParams);
}

static hipError_t slow_hipDrvMemcpy2DUnaligned(const hip_Memcpy2D *pCopy)
{
	return SHIM_FIRST(hipDrvMemcpy2DUnaligned, 71)(pCopy);
}

static hipError_t slow_hipDrvMemcpy3D(const HIP_MEMCPY3D *pCopy)
{
	return SHIM_FIRST(hipDrvMemcpy3D, 72)(pCopy);
}

static hipError_t slow_hipDrvMemcpy3DAsync(const HIP_MEMCPY3D *pCopy, hipStream_t stream)
{
	return SHIM_FIRST(hipDrvMemcpy3DAsync, 38)(pCopy, stream);
}

static hipError_t slow_hipDrvPointerGetAttributes(unsigned int numAttributes,
		hipPointer_attribute *attributes, void **data, hipDeviceptr_t ptr)
{
	return SHIM_FIRST(hipDrvPointerGetAttributes, 201)(numAttributes, attributes, data, ptr);
}

static hipError_t slow_hipEventCreate(hipEvent_t *event)
{
	return SHIM_FIRST(hipEventCreate, 202)(event);
}

static hipError_t slow_hipEventCreateWithFlags(hipEvent_t *event, unsigned int flags)
{
	return SHIM_FIRST(hipEventCreateWithFlags, 203)(event, flags);
}

static hipError_t slow_hipEventDestroy(hipEvent_t event)
{
	return SHIM_FIRST(hipEventDestroy, 204)(event);
}

static hipError_t slow_hipEventElapsedTime(float *ms, hipEvent_t start, hipEvent_t stop)
{
	return SHIM_FIRST(hipEventElapsedTime, 205)(ms, start, stop);
}

static hipError_t slow_hipEventQuery(hipEvent_t event)
{
	return SHIM_FIRST(hipEventQuery, 32)(event);
}

static hipError_t slow_hipEventRecord(hipEvent_t event, hipStream_t stream)
{
	return SHIM_FIRST(hipEventRecord, 15)(event, stream);
}

static hipError_t slow_hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream,
		unsigned int flags)
{
	return SHIM_FIRST(hipEventRecordWithFlags, 16)(event, stream, flags);
}

static hipError_t slow_hipEventRecord_spt(hipEvent_t event, hipStream_t stream)
{
	return SHIM_FIRST(hipEventRecord_spt, 17)(event, stream);
}

static hipError_t slow_hipEventSynchronize(hipEvent_t event)
{
	return SHIM_FIRST(hipEventSynchronize, 206)(event);
}

static hipError_t slow_hipExtGetLastError(void)
{
	return SHIM_FIRST(hipExtGetLastError, 33)();
}

static hipError_t slow_hipExtGetLinkTypeAndHopCount(int device1, int device2, uint32_t *linktype,
		uint32_t *hopcount)
{
	return SHIM_FIRST(hipExtGetLinkTypeAndHopCount, 207)(device1, device2, linktype, hopcount);
}

static hipError_t slow_hipExtLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream,
		hipEvent_t startEvent, hipEvent_t stopEvent, int flags)
{
	return SHIM_FIRST(hipExtLaunchKernel, 2)(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream, startEvent, stopEvent, flags);
}

static hipError_t slow_hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	return SHIM_FIRST(hipExtLaunchMultiKernelMultiDevice, 3)(launchParamsList, numDevices,
			flags);
}

static hipError_t slow_hipExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(hipExtMallocWithFlags, 208)(ptr, sizeBytes, flags);
}

static hipError_t slow_hipExtModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent, uint32_t flags)
{
	return SHIM_FIRST(hipExtModuleLaunchKernel, 4)(f, globalWorkSizeX, globalWorkSizeY,
			globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
			sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent, flags);
}

static hipError_t slow_hipExtStreamCreateWithCUMask(hipStream_t *stream, uint32_t cuMaskSize,
		const uint32_t *cuMask)
{
	return SHIM_FIRST(hipExtStreamCreateWithCUMask, 209)(stream, cuMaskSize, cuMask);
}

static hipError_t slow_hipExtStreamGetCUMask(hipStream_t stream, uint32_t cuMaskSize,
		uint32_t *cuMask)
{
	return SHIM_FIRST(hipExtStreamGetCUMask, 210)(stream, cuMaskSize, cuMask);
}

static hipError_t slow_hipExternalMemoryGetMappedBuffer(void **devPtr, hipExternalMemory_t extMem,
		const hipExternalMemoryBufferDesc *bufferDesc)
{
	return SHIM_FIRST(hipExternalMemoryGetMappedBuffer, 211)(devPtr, extMem, bufferDesc);
}

static hipError_t slow_hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t *mipmap,
		hipExternalMemory_t extMem, const hipExternalMemoryMipmappedArrayDesc *mipmapDesc)
{
	return SHIM_FIRST(hipExternalMemoryGetMappedMipmappedArray, 212)(mipmap, extMem,
			mipmapDesc);
}

static hipError_t slow_hipFree(void *ptr)
{
	return SHIM_FIRST(hipFree, 213)(ptr);
}

static hipError_t slow_hipFreeArray(hipArray_t array)
{
	return SHIM_FIRST(hipFreeArray, 214)(array);
}

static hipError_t slow_hipFreeAsync(void *dev_ptr, hipStream_t stream)
{
	return SHIM_FIRST(hipFreeAsync, 215)(dev_ptr, stream);
}

static hipError_t slow_hipFreeHost(void *ptr)
{
	return SHIM_FIRST(hipFreeHost, 216)(ptr);
}

static hipError_t slow_hipFreeMipmappedArray(hipMipmappedArray_t mipmappedArray)
{
	return SHIM_FIRST(hipFreeMipmappedArray, 217)(mipmappedArray);
}

static hipError_t slow_hipFuncGetAttribute(int *value, hipFunction_attribute attrib,
		hipFunction_t hfunc)
{
	return SHIM_FIRST(hipFuncGetAttribute, 218)(value, attrib, hfunc);
}

static hipError_t slow_hipFuncGetAttributes(struct hipFuncAttributes *attr, const void *func)
{
	return SHIM_FIRST(hipFuncGetAttributes, 219)(attr, func);
}

static hipError_t slow_hipFuncSetAttribute(const void *func, hipFuncAttribute attr, int value)
{
	return SHIM_FIRST(hipFuncSetAttribute, 220)(func, attr, value);
}

static hipError_t slow_hipFuncSetCacheConfig(const void *func, hipFuncCache_t config)
{
	return SHIM_FIRST(hipFuncSetCacheConfig, 221)(func, config);
}

static hipError_t slow_hipFuncSetSharedMemConfig(const void *func, hipSharedMemConfig config)
{
	return SHIM_FIRST(hipFuncSetSharedMemConfig, 222)(func, config);
}

static hipError_t slow_hipGLGetDevices(unsigned int *pHipDeviceCount, int *pHipDevices,
		unsigned int hipDeviceCount, hipGLDeviceList deviceList)
{
	return SHIM_FIRST(hipGLGetDevices, 223)(pHipDeviceCount, pHipDevices, hipDeviceCount,
			deviceList);
}

static hipError_t slow_hipGetChannelDesc(hipChannelFormatDesc *desc, hipArray_const_t array)
{
	return SHIM_FIRST(hipGetChannelDesc, 224)(desc, array);
}

static hipError_t slow_hipGetDevice(int *deviceId)
{
	return SHIM_FIRST(hipGetDevice, 34)(deviceId);
}

static hipError_t slow_hipGetDeviceCount(int *count)
{
	return SHIM_FIRST(hipGetDeviceCount, 226)(count);
}

static hipError_t slow_hipGetDeviceFlags(unsigned int *flags)
{
	return SHIM_FIRST(hipGetDeviceFlags, 227)(flags);
}

static hipError_t slow_hipGetDeviceProperties(hipDeviceProp_tR0000 *prop, int deviceId)
{
	return SHIM_FIRST(hipGetDeviceProperties, 228)(prop, deviceId);
}

static hipError_t slow_hipGetDevicePropertiesR0000(hipDeviceProp_tR0000 *prop, int device)
{
	return SHIM_FIRST(hipGetDevicePropertiesR0000, 229)(prop, device);
}

static hipError_t slow_hipGetDevicePropertiesR0600(hipDeviceProp_tR0600 *prop, int deviceId)
{
	return SHIM_FIRST(hipGetDevicePropertiesR0600, 230)(prop, deviceId);
}

static const char *slow_hipGetErrorName(hipError_t hip_error)
{
	return SHIM_FIRST(hipGetErrorName, 231)(hip_error);
}

static const char *slow_hipGetErrorString(hipError_t hipError)
{
	return SHIM_FIRST(hipGetErrorString, 232)(hipError);
}

static hipError_t slow_hipGetFuncBySymbol(hipFunction_t *functionPtr, const void *symbolPtr)
{
	return SHIM_FIRST(hipGetFuncBySymbol, 233)(functionPtr, symbolPtr);
}

static hipError_t slow_hipGetLastError(void)
{
	return SHIM_FIRST(hipGetLastError, 35)();
}

static hipError_t slow_hipGetMipmappedArrayLevel(hipArray_t *levelArray,
		hipMipmappedArray_const_t mipmappedArray, unsigned int level)
{
	return SHIM_FIRST(hipGetMipmappedArrayLevel, 234)(levelArray, mipmappedArray, level);
}

static hipError_t slow_hipGetProcAddress(const char *symbol, void **pfn, int hipVersion,
		uint64_t flags, hipDriverProcAddressQueryResult *symbolStatus)
{
	return SHIM_FIRST(hipGetProcAddress, 235)(symbol, pfn, hipVersion, flags, symbolStatus);
}

static int slow_hipGetStreamDeviceId(hipStream_t stream)
{
	return SHIM_FIRST(hipGetStreamDeviceId, 236)(stream);
}

static hipError_t slow_hipGetSymbolAddress(void **devPtr, const void *symbol)
{
	return SHIM_FIRST(hipGetSymbolAddress, 237)(devPtr, symbol);
}

static hipError_t slow_hipGetSymbolSize(size_t *size, const void *symbol)
{
	return SHIM_FIRST(hipGetSymbolSize, 238)(size, symbol);
}

static hipError_t slow_hipGetTextureAlignmentOffset(size_t *offset, const textureReference *texref)
{
	return SHIM_FIRST(hipGetTextureAlignmentOffset, 239)(offset, texref);
}

static hipError_t slow_hipGetTextureObjectResourceDesc(hipResourceDesc *pResDesc,
		hipTextureObject_t textureObject)
{
	return SHIM_FIRST(hipGetTextureObjectResourceDesc, 240)(pResDesc, textureObject);
}

static hipError_t slow_hipGetTextureObjectResourceViewDesc(struct hipResourceViewDesc *pResViewDesc,
		hipTextureObject_t textureObject)
{
	return SHIM_FIRST(hipGetTextureObjectResourceViewDesc, 241)(pResViewDesc, textureObject);
}

static hipError_t slow_hipGetTextureObjectTextureDesc(hipTextureDesc *pTexDesc,
		hipTextureObject_t textureObject)
{
	return SHIM_FIRST(hipGetTextureObjectTextureDesc, 242)(pTexDesc, textureObject);
}

static hipError_t slow_hipGetTextureReference(const textureReference **texref, const void *symbol)
{
	return SHIM_FIRST(hipGetTextureReference, 243)(texref, symbol);
}

static hipError_t slow_hipGraphAddBatchMemOpNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies,
		const hipBatchMemOpNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphAddBatchMemOpNode, 244)(phGraphNode, hGraph, dependencies,
			numDependencies, nodeParams);
}

static hipError_t slow_hipGraphAddChildGraphNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipGraph_t childGraph)
{
	return SHIM_FIRST(hipGraphAddChildGraphNode, 245)(pGraphNode, graph, pDependencies,
			numDependencies, childGraph);
}

static hipError_t slow_hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t *from,
		const hipGraphNode_t *to, size_t numDependencies)
{
	return SHIM_FIRST(hipGraphAddDependencies, 246)(graph, from, to, numDependencies);
}

static hipError_t slow_hipGraphAddEmptyNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies)
{
	return SHIM_FIRST(hipGraphAddEmptyNode, 247)(pGraphNode, graph, pDependencies,
			numDependencies);
}

static hipError_t slow_hipGraphAddEventRecordNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphAddEventRecordNode, 248)(pGraphNode, graph, pDependencies,
			numDependencies, event);
}

static hipError_t slow_hipGraphAddEventWaitNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphAddEventWaitNode, 249)(pGraphNode, graph, pDependencies,
			numDependencies, event);
}

static hipError_t slow_hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t *pGraphNode,
		hipGraph_t graph, const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipExternalSemaphoreSignalNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphAddExternalSemaphoresSignalNode, 250)(pGraphNode, graph,
			pDependencies, numDependencies, nodeParams);
}

static hipError_t slow_hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t *pGraphNode,
		hipGraph_t graph, const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipExternalSemaphoreWaitNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphAddExternalSemaphoresWaitNode, 251)(pGraphNode, graph,
			pDependencies, numDependencies, nodeParams);
}

static hipError_t slow_hipGraphAddHostNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipHostNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphAddHostNode, 252)(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);
}

static hipError_t slow_hipGraphAddKernelNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphAddKernelNode, 253)(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);
}

static hipError_t slow_hipGraphAddMemAllocNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		hipMemAllocNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphAddMemAllocNode, 254)(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);
}

static hipError_t slow_hipGraphAddMemFreeNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dev_ptr)
{
	return SHIM_FIRST(hipGraphAddMemFreeNode, 255)(pGraphNode, graph, pDependencies,
			numDependencies, dev_ptr);
}

static hipError_t slow_hipGraphAddMemcpyNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipMemcpy3DParms *pCopyParams)
{
	return SHIM_FIRST(hipGraphAddMemcpyNode, 256)(pGraphNode, graph, pDependencies,
			numDependencies, pCopyParams);
}

static hipError_t slow_hipGraphAddMemcpyNode1D(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *src, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphAddMemcpyNode1D, 257)(pGraphNode, graph, pDependencies,
			numDependencies, dst, src, count, kind);
}

static hipError_t slow_hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *symbol, size_t count, size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphAddMemcpyNodeFromSymbol, 258)(pGraphNode, graph, pDependencies,
			numDependencies, dst, symbol, count, offset, kind);
}

static hipError_t slow_hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
		const void *src, size_t count, size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphAddMemcpyNodeToSymbol, 259)(pGraphNode, graph, pDependencies,
			numDependencies, symbol, src, count, offset, kind);
}

static hipError_t slow_hipGraphAddMemsetNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipMemsetParams *pMemsetParams)
{
	return SHIM_FIRST(hipGraphAddMemsetNode, 260)(pGraphNode, graph, pDependencies,
			numDependencies, pMemsetParams);
}

static hipError_t slow_hipGraphAddNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		hipGraphNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphAddNode, 261)(pGraphNode, graph, pDependencies, numDependencies,
			nodeParams);
}

static hipError_t slow_hipGraphBatchMemOpNodeGetParams(hipGraphNode_t hNode,
		hipBatchMemOpNodeParams *nodeParams_out)
{
	return SHIM_FIRST(hipGraphBatchMemOpNodeGetParams, 262)(hNode, nodeParams_out);
}

static hipError_t slow_hipGraphBatchMemOpNodeSetParams(hipGraphNode_t hNode,
		hipBatchMemOpNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphBatchMemOpNodeSetParams, 263)(hNode, nodeParams);
}

static hipError_t slow_hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t *pGraph)
{
	return SHIM_FIRST(hipGraphChildGraphNodeGetGraph, 264)(node, pGraph);
}

static hipError_t slow_hipGraphClone(hipGraph_t *pGraphClone, hipGraph_t originalGraph)
{
	return SHIM_FIRST(hipGraphClone, 265)(pGraphClone, originalGraph);
}

static hipError_t slow_hipGraphCreate(hipGraph_t *pGraph, unsigned int flags)
{
	return SHIM_FIRST(hipGraphCreate, 266)(pGraph, flags);
}

static hipError_t slow_hipGraphDebugDotPrint(hipGraph_t graph, const char *path, unsigned int flags)
{
	return SHIM_FIRST(hipGraphDebugDotPrint, 267)(graph, path, flags);
}

static hipError_t slow_hipGraphDestroy(hipGraph_t graph)
{
	return SHIM_FIRST(hipGraphDestroy, 268)(graph);
}

static hipError_t slow_hipGraphDestroyNode(hipGraphNode_t node)
{
	return SHIM_FIRST(hipGraphDestroyNode, 269)(node);
}

static hipError_t slow_hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out)
{
	return SHIM_FIRST(hipGraphEventRecordNodeGetEvent, 270)(node, event_out);
}

static hipError_t slow_hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphEventRecordNodeSetEvent, 271)(node, event);
}

static hipError_t slow_hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out)
{
	return SHIM_FIRST(hipGraphEventWaitNodeGetEvent, 272)(node, event_out);
}

static hipError_t slow_hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphEventWaitNodeSetEvent, 273)(node, event);
}

static hipError_t slow_hipGraphExecBatchMemOpNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const hipBatchMemOpNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExecBatchMemOpNodeSetParams, 274)(hGraphExec, hNode, nodeParams);
}

static hipError_t slow_hipGraphExecChildGraphNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, hipGraph_t childGraph)
{
	return SHIM_FIRST(hipGraphExecChildGraphNodeSetParams, 275)(hGraphExec, node, childGraph);
}

static hipError_t slow_hipGraphExecDestroy(hipGraphExec_t graphExec)
{
	return SHIM_FIRST(hipGraphExecDestroy, 276)(graphExec);
}

static hipError_t slow_hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphExecEventRecordNodeSetEvent, 277)(hGraphExec, hNode, event);
}

static hipError_t slow_hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphExecEventWaitNodeSetEvent, 278)(hGraphExec, hNode, event);
}

static hipError_t slow_hipGraphExecExternalSemaphoresSignalNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const hipExternalSemaphoreSignalNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExecExternalSemaphoresSignalNodeSetParams, 279)(hGraphExec, hNode,
			nodeParams);
}

static hipError_t slow_hipGraphExecExternalSemaphoresWaitNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const hipExternalSemaphoreWaitNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExecExternalSemaphoresWaitNodeSetParams, 280)(hGraphExec, hNode,
			nodeParams);
}

static hipError_t slow_hipGraphExecGetFlags(hipGraphExec_t graphExec, unsigned long long *flags)
{
	return SHIM_FIRST(hipGraphExecGetFlags, 281)(graphExec, flags);
}

static hipError_t slow_hipGraphExecHostNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const hipHostNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphExecHostNodeSetParams, 282)(hGraphExec, node, pNodeParams);
}

static hipError_t slow_hipGraphExecKernelNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, const hipKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphExecKernelNodeSetParams, 283)(hGraphExec, node, pNodeParams);
}

static hipError_t slow_hipGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, hipMemcpy3DParms *pNodeParams)
{
	return SHIM_FIRST(hipGraphExecMemcpyNodeSetParams, 284)(hGraphExec, node, pNodeParams);
}

static hipError_t slow_hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, void *dst, const void *src, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphExecMemcpyNodeSetParams1D, 285)(hGraphExec, node, dst, src, count,
			kind);
}

static hipError_t slow_hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
		hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphExecMemcpyNodeSetParamsFromSymbol, 286)(hGraphExec, node, dst,
			symbol, count, offset, kind);
}

static hipError_t slow_hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, const void *symbol, const void *src, size_t count,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphExecMemcpyNodeSetParamsToSymbol, 287)(hGraphExec, node, symbol,
			src, count, offset, kind);
}

static hipError_t slow_hipGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, const hipMemsetParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphExecMemsetNodeSetParams, 288)(hGraphExec, node, pNodeParams);
}

static hipError_t slow_hipGraphExecNodeSetParams(hipGraphExec_t graphExec, hipGraphNode_t node,
		hipGraphNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExecNodeSetParams, 289)(graphExec, node, nodeParams);
}

static hipError_t slow_hipGraphExecUpdate(hipGraphExec_t hGraphExec, hipGraph_t hGraph,
		hipGraphNode_t *hErrorNode_out, hipGraphExecUpdateResult *updateResult_out)
{
	return SHIM_FIRST(hipGraphExecUpdate, 290)(hGraphExec, hGraph, hErrorNode_out,
			updateResult_out);
}

static hipError_t slow_hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t hNode,
		hipExternalSemaphoreSignalNodeParams *params_out)
{
	return SHIM_FIRST(hipGraphExternalSemaphoresSignalNodeGetParams, 291)(hNode, params_out);
}

static hipError_t slow_hipGraphExternalSemaphoresSignalNodeSetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreSignalNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExternalSemaphoresSignalNodeSetParams, 292)(hNode, nodeParams);
}

static hipError_t slow_hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t hNode,
		hipExternalSemaphoreWaitNodeParams *params_out)
{
	return SHIM_FIRST(hipGraphExternalSemaphoresWaitNodeGetParams, 293)(hNode, params_out);
}

static hipError_t slow_hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreWaitNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExternalSemaphoresWaitNodeSetParams, 294)(hNode, nodeParams);
}

static hipError_t slow_hipGraphGetEdges(hipGraph_t graph, hipGraphNode_t *from, hipGraphNode_t *to,
		size_t *numEdges)
{
	return SHIM_FIRST(hipGraphGetEdges, 295)(graph, from, to, numEdges);
}

static hipError_t slow_hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t *nodes, size_t *numNodes)
{
	return SHIM_FIRST(hipGraphGetNodes, 296)(graph, nodes, numNodes);
}

static hipError_t slow_hipGraphGetRootNodes(hipGraph_t graph, hipGraphNode_t *pRootNodes,
		size_t *pNumRootNodes)
{
	return SHIM_FIRST(hipGraphGetRootNodes, 297)(graph, pRootNodes, pNumRootNodes);
}

static hipError_t slow_hipGraphHostNodeGetParams(hipGraphNode_t node,
		hipHostNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphHostNodeGetParams, 298)(node, pNodeParams);
}

static hipError_t slow_hipGraphHostNodeSetParams(hipGraphNode_t node,
		const hipHostNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphHostNodeSetParams, 299)(node, pNodeParams);
}

static hipError_t slow_hipGraphInstantiate(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		hipGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize)
{
	return SHIM_FIRST(hipGraphInstantiate, 300)(pGraphExec, graph, pErrorNode, pLogBuffer,
			bufferSize);
}

static hipError_t slow_hipGraphInstantiateWithFlags(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		unsigned long long flags)
{
	return SHIM_FIRST(hipGraphInstantiateWithFlags, 301)(pGraphExec, graph, flags);
}

static hipError_t slow_hipGraphInstantiateWithParams(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		hipGraphInstantiateParams *instantiateParams)
{
	return SHIM_FIRST(hipGraphInstantiateWithParams, 302)(pGraphExec, graph, instantiateParams);
}

static hipError_t slow_hipGraphKernelNodeCopyAttributes(hipGraphNode_t hSrc, hipGraphNode_t hDst)
{
	return SHIM_FIRST(hipGraphKernelNodeCopyAttributes, 303)(hSrc, hDst);
}

static hipError_t slow_hipGraphKernelNodeGetAttribute(hipGraphNode_t hNode,
		hipLaunchAttributeID attr, hipLaunchAttributeValue *value)
{
	return SHIM_FIRST(hipGraphKernelNodeGetAttribute, 304)(hNode, attr, value);
}

static hipError_t slow_hipGraphKernelNodeGetParams(hipGraphNode_t node,
		hipKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphKernelNodeGetParams, 305)(node, pNodeParams);
}

static hipError_t slow_hipGraphKernelNodeSetAttribute(hipGraphNode_t hNode,
		hipLaunchAttributeID attr, const hipLaunchAttributeValue *value)
{
	return SHIM_FIRST(hipGraphKernelNodeSetAttribute, 306)(hNode, attr, value);
}

static hipError_t slow_hipGraphKernelNodeSetParams(hipGraphNode_t node,
		const hipKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphKernelNodeSetParams, 307)(node, pNodeParams);
}

static hipError_t slow_hipGraphLaunch(hipGraphExec_t graphExec, hipStream_t stream)
{
	return SHIM_FIRST(hipGraphLaunch, 18)(graphExec, stream);
}

static hipError_t slow_hipGraphLaunch_spt(hipGraphExec_t graphExec, hipStream_t stream)
{
	return SHIM_FIRST(hipGraphLaunch_spt, 19)(graphExec, stream);
}

static hipError_t slow_hipGraphMemAllocNodeGetParams(hipGraphNode_t node,
		hipMemAllocNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemAllocNodeGetParams, 308)(node, pNodeParams);
}

static hipError_t slow_hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void *dev_ptr)
{
	return SHIM_FIRST(hipGraphMemFreeNodeGetParams, 309)(node, dev_ptr);
}

static hipError_t slow_hipGraphMemcpyNodeGetParams(hipGraphNode_t node,
		hipMemcpy3DParms *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemcpyNodeGetParams, 310)(node, pNodeParams);
}

static hipError_t slow_hipGraphMemcpyNodeSetParams(hipGraphNode_t node,
		const hipMemcpy3DParms *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemcpyNodeSetParams, 311)(node, pNodeParams);
}

static hipError_t slow_hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void *dst,
		const void *src, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphMemcpyNodeSetParams1D, 312)(node, dst, src, count, kind);
}

static hipError_t slow_hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void *dst,
		const void *symbol, size_t count, size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphMemcpyNodeSetParamsFromSymbol, 313)(node, dst, symbol, count,
			offset, kind);
}

static hipError_t slow_hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void *symbol,
		const void *src, size_t count, size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphMemcpyNodeSetParamsToSymbol, 314)(node, symbol, src, count,
			offset, kind);
}

static hipError_t slow_hipGraphMemsetNodeGetParams(hipGraphNode_t node,
		hipMemsetParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemsetNodeGetParams, 315)(node, pNodeParams);
}

static hipError_t slow_hipGraphMemsetNodeSetParams(hipGraphNode_t node,
		const hipMemsetParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemsetNodeSetParams, 316)(node, pNodeParams);
}

static hipError_t slow_hipGraphNodeFindInClone(hipGraphNode_t *pNode, hipGraphNode_t originalNode,
		hipGraph_t clonedGraph)
{
	return SHIM_FIRST(hipGraphNodeFindInClone, 317)(pNode, originalNode, clonedGraph);
}

static hipError_t slow_hipGraphNodeGetDependencies(hipGraphNode_t node,
		hipGraphNode_t *pDependencies, size_t *pNumDependencies)
{
	return SHIM_FIRST(hipGraphNodeGetDependencies, 318)(node, pDependencies, pNumDependencies);
}

static hipError_t slow_hipGraphNodeGetDependentNodes(hipGraphNode_t node,
		hipGraphNode_t *pDependentNodes, size_t *pNumDependentNodes)
{
	return SHIM_FIRST(hipGraphNodeGetDependentNodes, 319)(node, pDependentNodes,
			pNumDependentNodes);
}

static hipError_t slow_hipGraphNodeGetEnabled(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		unsigned int *isEnabled)
{
	return SHIM_FIRST(hipGraphNodeGetEnabled, 320)(hGraphExec, hNode, isEnabled);
}

static hipError_t slow_hipGraphNodeGetType(hipGraphNode_t node, hipGraphNodeType *pType)
{
	return SHIM_FIRST(hipGraphNodeGetType, 321)(node, pType);
}

static hipError_t slow_hipGraphNodeSetEnabled(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		unsigned int isEnabled)
{
	return SHIM_FIRST(hipGraphNodeSetEnabled, 322)(hGraphExec, hNode, isEnabled);
}

static hipError_t slow_hipGraphNodeSetParams(hipGraphNode_t node, hipGraphNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphNodeSetParams, 323)(node, nodeParams);
}

static hipError_t slow_hipGraphReleaseUserObject(hipGraph_t graph, hipUserObject_t object,
		unsigned int count)
{
	return SHIM_FIRST(hipGraphReleaseUserObject, 324)(graph, object, count);
}

static hipError_t slow_hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t *from,
		const hipGraphNode_t *to, size_t numDependencies)
{
	return SHIM_FIRST(hipGraphRemoveDependencies, 325)(graph, from, to, numDependencies);
}

static hipError_t slow_hipGraphRetainUserObject(hipGraph_t graph, hipUserObject_t object,
		unsigned int count, unsigned int flags)
{
	return SHIM_FIRST(hipGraphRetainUserObject, 326)(graph, object, count, flags);
}

static hipError_t slow_hipGraphUpload(hipGraphExec_t graphExec, hipStream_t stream)
{
	return SHIM_FIRST(hipGraphUpload, 20)(graphExec, stream);
}

static hipError_t slow_hipGraphicsGLRegisterBuffer(hipGraphicsResource **resource, GLuint buffer,
		unsigned int flags)
{
	return SHIM_FIRST(hipGraphicsGLRegisterBuffer, 327)(resource, buffer, flags);
}

static hipError_t slow_hipGraphicsGLRegisterImage(hipGraphicsResource **resource, GLuint image,
		GLenum target, unsigned int flags)
{
	return SHIM_FIRST(hipGraphicsGLRegisterImage, 328)(resource, image, target, flags);
}

static hipError_t slow_hipGraphicsMapResources(int count, hipGraphicsResource_t *resources,
		hipStream_t stream)
{
	return SHIM_FIRST(hipGraphicsMapResources, 329)(count, resources, stream);
}

static hipError_t slow_hipGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
		hipGraphicsResource_t resource)
{
	return SHIM_FIRST(hipGraphicsResourceGetMappedPointer, 330)(devPtr, size, resource);
}

static hipError_t slow_hipGraphicsSubResourceGetMappedArray(hipArray_t *array,
		hipGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)
{
	return SHIM_FIRST(hipGraphicsSubResourceGetMappedArray, 331)(array, resource, arrayIndex,
			mipLevel);
}

static hipError_t slow_hipGraphicsUnmapResources(int count, hipGraphicsResource_t *resources,
		hipStream_t stream)
{
	return SHIM_FIRST(hipGraphicsUnmapResources, 332)(count, resources, stream);
}

static hipError_t slow_hipGraphicsUnregisterResource(hipGraphicsResource_t resource)
{
	return SHIM_FIRST(hipGraphicsUnregisterResource, 333)(resource);
}

static hipError_t slow_hipHccModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent)
{
	return SHIM_FIRST(hipHccModuleLaunchKernel, 5)(f, globalWorkSizeX, globalWorkSizeY,
			globalWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
			sharedMemBytes, hStream, kernelParams, extra, startEvent, stopEvent);
}

static hipError_t slow_hipHostAlloc(void **ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(hipHostAlloc, 334)(ptr, size, flags);
}

static hipError_t slow_hipHostFree(void *ptr)
{
	return SHIM_FIRST(hipHostFree, 335)(ptr);
}

static hipError_t slow_hipHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags)
{
	return SHIM_FIRST(hipHostGetDevicePointer, 336)(devPtr, hstPtr, flags);
}

static hipError_t slow_hipHostGetFlags(unsigned int *flagsPtr, void *hostPtr)
{
	return SHIM_FIRST(hipHostGetFlags, 337)(flagsPtr, hostPtr);
}

static hipError_t slow_hipHostMalloc(void **ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(hipHostMalloc, 338)(ptr, size, flags);
}

static hipError_t slow_hipHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(hipHostRegister, 339)(hostPtr, sizeBytes, flags);
}

static hipError_t slow_hipHostUnregister(void *hostPtr)
{
	return SHIM_FIRST(hipHostUnregister, 340)(hostPtr);
}

static hipError_t slow_hipImportExternalMemory(hipExternalMemory_t *extMem_out,
		const hipExternalMemoryHandleDesc *memHandleDesc)
{
	return SHIM_FIRST(hipImportExternalMemory, 341)(extMem_out, memHandleDesc);
}

static hipError_t slow_hipImportExternalSemaphore(hipExternalSemaphore_t *extSem_out,
		const hipExternalSemaphoreHandleDesc *semHandleDesc)
{
	return SHIM_FIRST(hipImportExternalSemaphore, 342)(extSem_out, semHandleDesc);
}

static hipError_t slow_hipInit(unsigned int flags)
{
	return SHIM_FIRST(hipInit, 343)(flags);
}

static hipError_t slow_hipIpcCloseMemHandle(void *devPtr)
{
	return SHIM_FIRST(hipIpcCloseMemHandle, 344)(devPtr);
}

static hipError_t slow_hipIpcGetEventHandle(hipIpcEventHandle_t *handle, hipEvent_t event)
{
	return SHIM_FIRST(hipIpcGetEventHandle, 345)(handle, event);
}

static hipError_t slow_hipIpcGetMemHandle(hipIpcMemHandle_t *handle, void *devPtr)
{
	return SHIM_FIRST(hipIpcGetMemHandle, 346)(handle, devPtr);
}

static hipError_t slow_hipIpcOpenEventHandle(hipEvent_t *event, hipIpcEventHandle_t handle)
{
	return SHIM_FIRST(hipIpcOpenEventHandle, 347)(event, handle);
}

static hipError_t slow_hipIpcOpenMemHandle(void **devPtr, hipIpcMemHandle_t handle,
		unsigned int flags)
{
	return SHIM_FIRST(hipIpcOpenMemHandle, 348)(devPtr, handle, flags);
}

static const char *slow_hipKernelNameRef(const hipFunction_t f)
{
	return SHIM_FIRST(hipKernelNameRef, 349)(f);
}

static const char *slow_hipKernelNameRefByPtr(const void *hostFunction, hipStream_t stream)
{
	return SHIM_FIRST(hipKernelNameRefByPtr, 350)(hostFunction, stream);
}

static hipError_t slow_hipLaunchByPtr(const void *func)
{
	return SHIM_FIRST(hipLaunchByPtr, 14)(func);
}

static hipError_t slow_hipLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipLaunchCooperativeKernel, 6)(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
}

static hipError_t slow_hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	return SHIM_FIRST(hipLaunchCooperativeKernelMultiDevice, 7)(launchParamsList, numDevices,
			flags);
}

static hipError_t slow_hipLaunchCooperativeKernel_spt(const void *f, dim3 gridDim, dim3 blockDim,
		void **kernelParams, uint32_t sharedMemBytes, hipStream_t hStream)
{
	return SHIM_FIRST(hipLaunchCooperativeKernel_spt, 8)(f, gridDim, blockDim, kernelParams,
			sharedMemBytes, hStream);
}

static hipError_t slow_hipLaunchHostFunc(hipStream_t stream, hipHostFn_t fn, void *userData)
{
	return SHIM_FIRST(hipLaunchHostFunc, 351)(stream, fn, userData);
}

static hipError_t slow_hipLaunchHostFunc_spt(hipStream_t stream, hipHostFn_t fn, void *userData)
{
	return SHIM_FIRST(hipLaunchHostFunc_spt, 352)(stream, fn, userData);
}

static hipError_t slow_hipLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		void **args, size_t sharedMemBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipLaunchKernel, 9)(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
}

static hipError_t slow_hipLaunchKernel_spt(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipLaunchKernel_spt, 10)(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
}

static hipError_t slow_hipLinkAddData(hipLinkState_t state, hipJitInputType type, void *data,
		size_t size, const char *name, unsigned int numOptions, hipJitOption *options,
		void **optionValues)
{
	return SHIM_FIRST(hipLinkAddData, 353)(state, type, data, size, name, numOptions, options,
			optionValues);
}

static hipError_t slow_hipLinkAddFile(hipLinkState_t state, hipJitInputType type, const char *path,
		unsigned int numOptions, hipJitOption *options, void **optionValues)
{
	return SHIM_FIRST(hipLinkAddFile, 354)(state, type, path, numOptions, options,
			optionValues);
}

static hipError_t slow_hipLinkComplete(hipLinkState_t state, void **hipBinOut, size_t *sizeOut)
{
	return SHIM_FIRST(hipLinkComplete, 355)(state, hipBinOut, sizeOut);
}

static hipError_t slow_hipLinkCreate(unsigned int numOptions, hipJitOption *options,
		void **optionValues, hipLinkState_t *stateOut)
{
	return SHIM_FIRST(hipLinkCreate, 356)(numOptions, options, optionValues, stateOut);
}

static hipError_t slow_hipLinkDestroy(hipLinkState_t state)
{
	return SHIM_FIRST(hipLinkDestroy, 357)(state);
}

static hipError_t slow_hipMalloc(void **ptr, size_t size)
{
	return SHIM_FIRST(hipMalloc, 358)(ptr, size);
}

static hipError_t slow_hipMalloc3D(hipPitchedPtr *pitchedDevPtr, hipExtent extent)
{
	return SHIM_FIRST(hipMalloc3D, 359)(pitchedDevPtr, extent);
}

static hipError_t slow_hipMalloc3DArray(hipArray_t *array, const struct hipChannelFormatDesc *desc,
		struct hipExtent extent, unsigned int flags)
{
	return SHIM_FIRST(hipMalloc3DArray, 360)(array, desc, extent, flags);
}

static hipError_t slow_hipMallocArray(hipArray_t *array, const hipChannelFormatDesc *desc,
		size_t width, size_t height, unsigned int flags)
{
	return SHIM_FIRST(hipMallocArray, 361)(array, desc, width, height, flags);
}

static hipError_t slow_hipMallocAsync(void **dev_ptr, size_t size, hipStream_t stream)
{
	return SHIM_FIRST(hipMallocAsync, 362)(dev_ptr, size, stream);
}

static hipError_t slow_hipMallocFromPoolAsync(void **dev_ptr, size_t size, hipMemPool_t mem_pool,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMallocFromPoolAsync, 363)(dev_ptr, size, mem_pool, stream);
}

static hipError_t slow_hipMallocHost(void **ptr, size_t size)
{
	return SHIM_FIRST(hipMallocHost, 364)(ptr, size);
}

static hipError_t slow_hipMallocManaged(void **dev_ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(hipMallocManaged, 365)(dev_ptr, size, flags);
}

static hipError_t slow_hipMallocMipmappedArray(hipMipmappedArray_t *mipmappedArray,
		const struct hipChannelFormatDesc *desc, struct hipExtent extent,
		unsigned int numLevels, unsigned int flags)
{
	return SHIM_FIRST(hipMallocMipmappedArray, 366)(mipmappedArray, desc, extent, numLevels,
			flags);
}

static hipError_t slow_hipMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height)
{
	return SHIM_FIRST(hipMallocPitch, 367)(ptr, pitch, width, height);
}

static hipError_t slow_hipMemAddressFree(void *devPtr, size_t size)
{
	return SHIM_FIRST(hipMemAddressFree, 368)(devPtr, size);
}

static hipError_t slow_hipMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags)
{
	return SHIM_FIRST(hipMemAddressReserve, 369)(ptr, size, alignment, addr, flags);
}

static hipError_t slow_hipMemAdvise(const void *dev_ptr, size_t count, hipMemoryAdvise advice,
		int device)
{
	return SHIM_FIRST(hipMemAdvise, 370)(dev_ptr, count, advice, device);
}

static hipError_t slow_hipMemAllocHost(void **ptr, size_t size)
{
	return SHIM_FIRST(hipMemAllocHost, 371)(ptr, size);
}

static hipError_t slow_hipMemAllocPitch(hipDeviceptr_t *dptr, size_t *pitch, size_t widthInBytes,
		size_t height, unsigned int elementSizeBytes)
{
	return SHIM_FIRST(hipMemAllocPitch, 372)(dptr, pitch, widthInBytes, height,
			elementSizeBytes);
}

static hipError_t slow_hipMemCreate(hipMemGenericAllocationHandle_t *handle, size_t size,
		const hipMemAllocationProp *prop, unsigned long long flags)
{
	return SHIM_FIRST(hipMemCreate, 373)(handle, size, prop, flags);
}

static hipError_t slow_hipMemExportToShareableHandle(void *shareableHandle,
		hipMemGenericAllocationHandle_t handle, hipMemAllocationHandleType handleType,
		unsigned long long flags)
{
	return SHIM_FIRST(hipMemExportToShareableHandle, 374)(shareableHandle, handle, handleType,
			flags);
}

static hipError_t slow_hipMemGetAccess(unsigned long long *flags, const hipMemLocation *location,
		void *ptr)
{
	return SHIM_FIRST(hipMemGetAccess, 375)(flags, location, ptr);
}

static hipError_t slow_hipMemGetAddressRange(hipDeviceptr_t *pbase, size_t *psize,
		hipDeviceptr_t dptr)
{
	return SHIM_FIRST(hipMemGetAddressRange, 376)(pbase, psize, dptr);
}

static hipError_t slow_hipMemGetAllocationGranularity(size_t *granularity,
		const hipMemAllocationProp *prop, hipMemAllocationGranularity_flags option)
{
	return SHIM_FIRST(hipMemGetAllocationGranularity, 377)(granularity, prop, option);
}

static hipError_t slow_hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp *prop,
		hipMemGenericAllocationHandle_t handle)
{
	return SHIM_FIRST(hipMemGetAllocationPropertiesFromHandle, 378)(prop, handle);
}

static hipError_t slow_hipMemGetInfo(size_t *free, size_t *total)
{
	return SHIM_FIRST(hipMemGetInfo, 379)(free, total);
}

static hipError_t slow_hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *handle,
		void *osHandle, hipMemAllocationHandleType shHandleType)
{
	return SHIM_FIRST(hipMemImportFromShareableHandle, 380)(handle, osHandle, shHandleType);
}

static hipError_t slow_hipMemMap(void *ptr, size_t size, size_t offset,
		hipMemGenericAllocationHandle_t handle, unsigned long long flags)
{
	return SHIM_FIRST(hipMemMap, 381)(ptr, size, offset, handle, flags);
}

static hipError_t slow_hipMemMapArrayAsync(hipArrayMapInfo *mapInfoList, unsigned int count,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemMapArrayAsync, 382)(mapInfoList, count, stream);
}

static hipError_t slow_hipMemPoolCreate(hipMemPool_t *mem_pool, const hipMemPoolProps *pool_props)
{
	return SHIM_FIRST(hipMemPoolCreate, 383)(mem_pool, pool_props);
}

static hipError_t slow_hipMemPoolDestroy(hipMemPool_t mem_pool)
{
	return SHIM_FIRST(hipMemPoolDestroy, 384)(mem_pool);
}

static hipError_t slow_hipMemPoolExportPointer(hipMemPoolPtrExportData *export_data, void *dev_ptr)
{
	return SHIM_FIRST(hipMemPoolExportPointer, 385)(export_data, dev_ptr);
}

static hipError_t slow_hipMemPoolExportToShareableHandle(void *shared_handle, hipMemPool_t mem_pool,
		hipMemAllocationHandleType handle_type, unsigned int flags)
{
	return SHIM_FIRST(hipMemPoolExportToShareableHandle, 386)(shared_handle, mem_pool,
			handle_type, flags);
}

static hipError_t slow_hipMemPoolGetAccess(hipMemAccessFlags *flags, hipMemPool_t mem_pool,
		hipMemLocation *location)
{
	return SHIM_FIRST(hipMemPoolGetAccess, 387)(flags, mem_pool, location);
}

static hipError_t slow_hipMemPoolGetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr,
		void *value)
{
	return SHIM_FIRST(hipMemPoolGetAttribute, 388)(mem_pool, attr, value);
}

static hipError_t slow_hipMemPoolImportFromShareableHandle(hipMemPool_t *mem_pool,
		void *shared_handle, hipMemAllocationHandleType handle_type, unsigned int flags)
{
	return SHIM_FIRST(hipMemPoolImportFromShareableHandle, 389)(mem_pool, shared_handle,
			handle_type, flags);
}

static hipError_t slow_hipMemPoolImportPointer(void **dev_ptr, hipMemPool_t mem_pool,
		hipMemPoolPtrExportData *export_data)
{
	return SHIM_FIRST(hipMemPoolImportPointer, 390)(dev_ptr, mem_pool, export_data);
}

static hipError_t slow_hipMemPoolSetAccess(hipMemPool_t mem_pool, const hipMemAccessDesc *desc_list,
		size_t count)
{
	return SHIM_FIRST(hipMemPoolSetAccess, 391)(mem_pool, desc_list, count);
}

static hipError_t slow_hipMemPoolSetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr,
		void *value)
{
	return SHIM_FIRST(hipMemPoolSetAttribute, 392)(mem_pool, attr, value);
}

static hipError_t slow_hipMemPoolTrimTo(hipMemPool_t mem_pool, size_t min_bytes_to_hold)
{
	return SHIM_FIRST(hipMemPoolTrimTo, 393)(mem_pool, min_bytes_to_hold);
}

static hipError_t slow_hipMemPrefetchAsync(const void *dev_ptr, size_t count, int device,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemPrefetchAsync, 39)(dev_ptr, count, device, stream);
}

static hipError_t slow_hipMemPtrGetInfo(void *ptr, size_t *size)
{
	return SHIM_FIRST(hipMemPtrGetInfo, 394)(ptr, size);
}

static hipError_t slow_hipMemRangeGetAttribute(void *data, size_t data_size,
		hipMemRangeAttribute attribute, const void *dev_ptr, size_t count)
{
	return SHIM_FIRST(hipMemRangeGetAttribute, 395)(data, data_size, attribute, dev_ptr, count);
}

static hipError_t slow_hipMemRangeGetAttributes(void **data, size_t *data_sizes,
		hipMemRangeAttribute *attributes, size_t num_attributes, const void *dev_ptr,
		size_t count)
{
	return SHIM_FIRST(hipMemRangeGetAttributes, 396)(data, data_sizes, attributes,
			num_attributes, dev_ptr, count);
}

static hipError_t slow_hipMemRelease(hipMemGenericAllocationHandle_t handle)
{
	return SHIM_FIRST(hipMemRelease, 397)(handle);
}

static hipError_t slow_hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *handle,
		void *addr)
{
	return SHIM_FIRST(hipMemRetainAllocationHandle, 398)(handle, addr);
}

static hipError_t slow_hipMemSetAccess(void *ptr, size_t size, const hipMemAccessDesc *desc,
		size_t count)
{
	return SHIM_FIRST(hipMemSetAccess, 399)(ptr, size, desc, count);
}

static hipError_t slow_hipMemUnmap(void *ptr, size_t size)
{
	return SHIM_FIRST(hipMemUnmap, 400)(ptr, size);
}

static hipError_t slow_hipMemcpy(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy, 73)(dst, src, sizeBytes, kind);
}

static hipError_t slow_hipMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2D, 74)(dst, dpitch, src, spitch, width, height, kind);
}

static hipError_t slow_hipMemcpy2DArrayToArray(hipArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
		hipArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width,
		size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2DArrayToArray, 75)(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc,
			hOffsetSrc, width, height, kind);
}

static hipError_t slow_hipMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DAsync, 40)(dst, dpitch, src, spitch, width, height, kind,
			stream);
}

static hipError_t slow_hipMemcpy2DAsync_spt(void *dst, size_t dpitch, const void *src,
		size_t spitch, size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DAsync_spt, 41)(dst, dpitch, src, spitch, width, height, kind,
			stream);
}

static hipError_t slow_hipMemcpy2DFromArray(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2DFromArray, 76)(dst, dpitch, src, wOffset, hOffset, width,
			height, kind);
}

static hipError_t slow_hipMemcpy2DFromArrayAsync(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DFromArrayAsync, 42)(dst, dpitch, src, wOffset, hOffset, width,
			height, kind, stream);
}

static hipError_t slow_hipMemcpy2DFromArrayAsync_spt(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
		hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DFromArrayAsync_spt, 43)(dst, dpitch, src, wOffsetSrc,
			hOffsetSrc, width, height, kind, stream);
}

static hipError_t slow_hipMemcpy2DFromArray_spt(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2DFromArray_spt, 77)(dst, dpitch, src, wOffset, hOffset, width,
			height, kind);
}

static hipError_t slow_hipMemcpy2DToArray(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2DToArray, 78)(dst, wOffset, hOffset, src, spitch, width, height,
			kind);
}

static hipError_t slow_hipMemcpy2DToArrayAsync(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DToArrayAsync, 44)(dst, wOffset, hOffset, src, spitch, width,
			height, kind, stream);
}

static hipError_t slow_hipMemcpy2DToArrayAsync_spt(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DToArrayAsync_spt, 45)(dst, wOffset, hOffset, src, spitch,
			width, height, kind, stream);
}

static hipError_t slow_hipMemcpy2DToArray_spt(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2DToArray_spt, 79)(dst, wOffset, hOffset, src, spitch, width,
			height, kind);
}

static hipError_t slow_hipMemcpy2D_spt(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2D_spt, 80)(dst, dpitch, src, spitch, width, height, kind);
}

static hipError_t slow_hipMemcpy3D(const struct hipMemcpy3DParms *p)
{
	return SHIM_FIRST(hipMemcpy3D, 81)(p);
}

static hipError_t slow_hipMemcpy3DAsync(const struct hipMemcpy3DParms *p, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy3DAsync, 46)(p, stream);
}

static hipError_t slow_hipMemcpy3DAsync_spt(const hipMemcpy3DParms *p, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy3DAsync_spt, 47)(p, stream);
}

static hipError_t slow_hipMemcpy3D_spt(const struct hipMemcpy3DParms *p)
{
	return SHIM_FIRST(hipMemcpy3D_spt, 82)(p);
}

static hipError_t slow_hipMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyAsync, 48)(dst, src, sizeBytes, kind, stream);
}

static hipError_t slow_hipMemcpyAsync_spt(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyAsync_spt, 49)(dst, src, sizeBytes, kind, stream);
}

static hipError_t slow_hipMemcpyAtoA(hipArray_t dstArray, size_t dstOffset, hipArray_t srcArray,
		size_t srcOffset, size_t ByteCount)
{
	return SHIM_FIRST(hipMemcpyAtoA, 83)(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
}

static hipError_t slow_hipMemcpyAtoD(hipDeviceptr_t dstDevice, hipArray_t srcArray,
		size_t srcOffset, size_t ByteCount)
{
	return SHIM_FIRST(hipMemcpyAtoD, 84)(dstDevice, srcArray, srcOffset, ByteCount);
}

static hipError_t slow_hipMemcpyAtoH(void *dst, hipArray_t srcArray, size_t srcOffset, size_t count)
{
	return SHIM_FIRST(hipMemcpyAtoH, 85)(dst, srcArray, srcOffset, count);
}

static hipError_t slow_hipMemcpyAtoHAsync(void *dstHost, hipArray_t srcArray, size_t srcOffset,
		size_t ByteCount, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyAtoHAsync, 50)(dstHost, srcArray, srcOffset, ByteCount, stream);
}

static hipError_t slow_hipMemcpyDtoA(hipArray_t dstArray, size_t dstOffset,
		hipDeviceptr_t srcDevice, size_t ByteCount)
{
	return SHIM_FIRST(hipMemcpyDtoA, 86)(dstArray, dstOffset, srcDevice, ByteCount);
}

static hipError_t slow_hipMemcpyDtoD(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemcpyDtoD, 87)(dst, src, sizeBytes);
}

static hipError_t slow_hipMemcpyDtoDAsync(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyDtoDAsync, 51)(dst, src, sizeBytes, stream);
}

static hipError_t slow_hipMemcpyDtoH(void *dst, hipDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemcpyDtoH, 88)(dst, src, sizeBytes);
}

static hipError_t slow_hipMemcpyDtoHAsync(void *dst, hipDeviceptr_t src, size_t sizeBytes,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyDtoHAsync, 52)(dst, src, sizeBytes, stream);
}

static hipError_t slow_hipMemcpyFromArray(void *dst, hipArray_const_t srcArray, size_t wOffset,
		size_t hOffset, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyFromArray, 89)(dst, srcArray, wOffset, hOffset, count, kind);
}

static hipError_t slow_hipMemcpyFromArray_spt(void *dst, hipArray_const_t src, size_t wOffsetSrc,
		size_t hOffset, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyFromArray_spt, 90)(dst, src, wOffsetSrc, hOffset, count, kind);
}

static hipError_t slow_hipMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyFromSymbol, 91)(dst, symbol, sizeBytes, offset, kind);
}

static hipError_t slow_hipMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyFromSymbolAsync, 53)(dst, symbol, sizeBytes, offset, kind,
			stream);
}

static hipError_t slow_hipMemcpyFromSymbolAsync_spt(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyFromSymbolAsync_spt, 54)(dst, symbol, sizeBytes, offset, kind,
			stream);
}

static hipError_t slow_hipMemcpyFromSymbol_spt(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyFromSymbol_spt, 92)(dst, symbol, sizeBytes, offset, kind);
}

static hipError_t slow_hipMemcpyHtoA(hipArray_t dstArray, size_t dstOffset, const void *srcHost,
		size_t count)
{
	return SHIM_FIRST(hipMemcpyHtoA, 93)(dstArray, dstOffset, srcHost, count);
}

static hipError_t slow_hipMemcpyHtoAAsync(hipArray_t dstArray, size_t dstOffset,
		const void *srcHost, size_t ByteCount, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyHtoAAsync, 55)(dstArray, dstOffset, srcHost, ByteCount, stream);
}

static hipError_t slow_hipMemcpyHtoD(hipDeviceptr_t dst, void *src, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemcpyHtoD, 94)(dst, src, sizeBytes);
}

static hipError_t slow_hipMemcpyHtoDAsync(hipDeviceptr_t dst, void *src, size_t sizeBytes,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyHtoDAsync, 56)(dst, src, sizeBytes, stream);
}

static hipError_t slow_hipMemcpyParam2D(const hip_Memcpy2D *pCopy)
{
	return SHIM_FIRST(hipMemcpyParam2D, 95)(pCopy);
}

static hipError_t slow_hipMemcpyParam2DAsync(const hip_Memcpy2D *pCopy, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyParam2DAsync, 57)(pCopy, stream);
}

static hipError_t slow_hipMemcpyPeer(void *dst, int dstDeviceId, const void *src, int srcDeviceId,
		size_t sizeBytes)
{
	return SHIM_FIRST(hipMemcpyPeer, 96)(dst, dstDeviceId, src, srcDeviceId, sizeBytes);
}

static hipError_t slow_hipMemcpyPeerAsync(void *dst, int dstDeviceId, const void *src,
		int srcDevice, size_t sizeBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyPeerAsync, 58)(dst, dstDeviceId, src, srcDevice, sizeBytes,
			stream);
}

static hipError_t slow_hipMemcpyToArray(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyToArray, 97)(dst, wOffset, hOffset, src, count, kind);
}

static hipError_t slow_hipMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyToSymbol, 98)(symbol, src, sizeBytes, offset, kind);
}

static hipError_t slow_hipMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyToSymbolAsync, 59)(symbol, src, sizeBytes, offset, kind, stream);
}

static hipError_t slow_hipMemcpyToSymbolAsync_spt(const void *symbol, const void *src,
		size_t sizeBytes, size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyToSymbolAsync_spt, 60)(symbol, src, sizeBytes, offset, kind,
			stream);
}

static hipError_t slow_hipMemcpyToSymbol_spt(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyToSymbol_spt, 99)(symbol, src, sizeBytes, offset, kind);
}

static hipError_t slow_hipMemcpyWithStream(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyWithStream, 61)(dst, src, sizeBytes, kind, stream);
}

static hipError_t slow_hipMemcpy_spt(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy_spt, 100)(dst, src, sizeBytes, kind);
}

static hipError_t slow_hipMemset(void *dst, int value, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemset, 101)(dst, value, sizeBytes);
}

static hipError_t slow_hipMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height)
{
	return SHIM_FIRST(hipMemset2D, 102)(dst, pitch, value, width, height);
}

static hipError_t slow_hipMemset2DAsync(void *dst, size_t pitch, int value, size_t width,
		size_t height, hipStream_t stream)
{
	return SHIM_FIRST(hipMemset2DAsync, 62)(dst, pitch, value, width, height, stream);
}

static hipError_t slow_hipMemset2DAsync_spt(void *dst, size_t pitch, int value, size_t width,
		size_t height, hipStream_t stream)
{
	return SHIM_FIRST(hipMemset2DAsync_spt, 63)(dst, pitch, value, width, height, stream);
}

static hipError_t slow_hipMemset2D_spt(void *dst, size_t pitch, int value, size_t width,
		size_t height)
{
	return SHIM_FIRST(hipMemset2D_spt, 103)(dst, pitch, value, width, height);
}

static hipError_t slow_hipMemset3D(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent)
{
	return SHIM_FIRST(hipMemset3D, 104)(pitchedDevPtr, value, extent);
}

static hipError_t slow_hipMemset3DAsync(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemset3DAsync, 64)(pitchedDevPtr, value, extent, stream);
}

static hipError_t slow_hipMemset3DAsync_spt(hipPitchedPtr pitchedDevPtr, int value,
		hipExtent extent, hipStream_t stream)
{
	return SHIM_FIRST(hipMemset3DAsync_spt, 65)(pitchedDevPtr, value, extent, stream);
}

static hipError_t slow_hipMemset3D_spt(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent)
{
	return SHIM_FIRST(hipMemset3D_spt, 105)(pitchedDevPtr, value, extent);
}

static hipError_t slow_hipMemsetAsync(void *dst, int value, size_t sizeBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetAsync, 66)(dst, value, sizeBytes, stream);
}

static hipError_t slow_hipMemsetAsync_spt(void *dst, int value, size_t sizeBytes,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetAsync_spt, 67)(dst, value, sizeBytes, stream);
}

static hipError_t slow_hipMemsetD16(hipDeviceptr_t dest, unsigned short value, size_t count)
{
	return SHIM_FIRST(hipMemsetD16, 106)(dest, value, count);
}

static hipError_t slow_hipMemsetD16Async(hipDeviceptr_t dest, unsigned short value, size_t count,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetD16Async, 68)(dest, value, count, stream);
}

static hipError_t slow_hipMemsetD32(hipDeviceptr_t dest, int value, size_t count)
{
	return SHIM_FIRST(hipMemsetD32, 107)(dest, value, count);
}

static hipError_t slow_hipMemsetD32Async(hipDeviceptr_t dst, int value, size_t count,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetD32Async, 69)(dst, value, count, stream);
}

static hipError_t slow_hipMemsetD8(hipDeviceptr_t dest, unsigned char value, size_t count)
{
	return SHIM_FIRST(hipMemsetD8, 108)(dest, value, count);
}

static hipError_t slow_hipMemsetD8Async(hipDeviceptr_t dest, unsigned char value, size_t count,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetD8Async, 70)(dest, value, count, stream);
}

static hipError_t slow_hipMemset_spt(void *dst, int value, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemset_spt, 109)(dst, value, sizeBytes);
}

static hipError_t slow_hipMipmappedArrayCreate(hipMipmappedArray_t *pHandle,
		HIP_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
{
	return SHIM_FIRST(hipMipmappedArrayCreate, 401)(pHandle, pMipmappedArrayDesc,
			numMipmapLevels);
}

static hipError_t slow_hipMipmappedArrayDestroy(hipMipmappedArray_t hMipmappedArray)
{
	return SHIM_FIRST(hipMipmappedArrayDestroy, 402)(hMipmappedArray);
}

static hipError_t slow_hipMipmappedArrayGetLevel(hipArray_t *pLevelArray,
		hipMipmappedArray_t hMipMappedArray, unsigned int level)
{
	return SHIM_FIRST(hipMipmappedArrayGetLevel, 403)(pLevelArray, hMipMappedArray, level);
}

static hipError_t slow_hipModuleGetFunction(hipFunction_t *function, hipModule_t module,
		const char *kname)
{
	return SHIM_FIRST(hipModuleGetFunction, 404)(function, module, kname);
}

static hipError_t slow_hipModuleGetGlobal(hipDeviceptr_t *dptr, size_t *bytes, hipModule_t hmod,
		const char *name)
{
	return SHIM_FIRST(hipModuleGetGlobal, 405)(dptr, bytes, hmod, name);
}

static hipError_t slow_hipModuleGetTexRef(textureReference **texRef, hipModule_t hmod,
		const char *name)
{
	return SHIM_FIRST(hipModuleGetTexRef, 406)(texRef, hmod, name);
}

static hipError_t slow_hipModuleLaunchCooperativeKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams)
{
	return SHIM_FIRST(hipModuleLaunchCooperativeKernel, 11)(f, gridDimX, gridDimY, gridDimZ,
			blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams);
}

static hipError_t slow_hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	return SHIM_FIRST(hipModuleLaunchCooperativeKernelMultiDevice, 12)(launchParamsList,
			numDevices, flags);
}

static hipError_t slow_hipModuleLaunchKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams, void **extra)
{
	return SHIM_FIRST(hipModuleLaunchKernel, 13)(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
}

static hipError_t slow_hipModuleLoad(hipModule_t *module, const char *fname)
{
	return SHIM_FIRST(hipModuleLoad, 407)(module, fname);
}

static hipError_t slow_hipModuleLoadData(hipModule_t *module, const void *image)
{
	return SHIM_FIRST(hipModuleLoadData, 408)(module, image);
}

static hipError_t slow_hipModuleLoadDataEx(hipModule_t *module, const void *image,
		unsigned int numOptions, hipJitOption *options, void **optionValues)
{
	return SHIM_FIRST(hipModuleLoadDataEx, 409)(module, image, numOptions, options,
			optionValues);
}

static hipError_t slow_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
		hipFunction_t f, int blockSize, size_t dynSharedMemPerBlk)
{
	return SHIM_FIRST(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor, 410)(numBlocks, f,
			blockSize, dynSharedMemPerBlk);
}

static hipError_t slow_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
		hipFunction_t f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags)
{
	return SHIM_FIRST(hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
			411)(numBlocks, f, blockSize, dynSharedMemPerBlk, flags);
}

static hipError_t slow_hipModuleOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize,
		hipFunction_t f, size_t dynSharedMemPerBlk, int blockSizeLimit)
{
	return SHIM_FIRST(hipModuleOccupancyMaxPotentialBlockSize, 412)(gridSize, blockSize, f,
			dynSharedMemPerBlk, blockSizeLimit);
}

static hipError_t slow_hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int *gridSize,
		int *blockSize, hipFunction_t f, size_t dynSharedMemPerBlk, int blockSizeLimit,
		unsigned int flags)
{
	return SHIM_FIRST(hipModuleOccupancyMaxPotentialBlockSizeWithFlags, 413)(gridSize,
			blockSize, f, dynSharedMemPerBlk, blockSizeLimit, flags);
}

static hipError_t slow_hipModuleUnload(hipModule_t module)
{
	return SHIM_FIRST(hipModuleUnload, 414)(module);
}

static hipError_t slow_hipOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *f,
		int blockSize, size_t dynSharedMemPerBlk)
{
	return SHIM_FIRST(hipOccupancyMaxActiveBlocksPerMultiprocessor, 415)(numBlocks, f,
			blockSize, dynSharedMemPerBlk);
}

static hipError_t slow_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
		const void *f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags)
{
	return SHIM_FIRST(hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 416)(numBlocks, f,
			blockSize, dynSharedMemPerBlk, flags);
}

static hipError_t slow_hipOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize,
		const void *f, size_t dynSharedMemPerBlk, int blockSizeLimit)
{
	return SHIM_FIRST(hipOccupancyMaxPotentialBlockSize, 417)(gridSize, blockSize, f,
			dynSharedMemPerBlk, blockSizeLimit);
}

static hipError_t slow_hipPeekAtLastError(void)
{
	return SHIM_FIRST(hipPeekAtLastError, 36)();
}

static hipError_t slow_hipPointerGetAttribute(void *data, hipPointer_attribute attribute,
		hipDeviceptr_t ptr)
{
	return SHIM_FIRST(hipPointerGetAttribute, 418)(data, attribute, ptr);
}

static hipError_t slow_hipPointerGetAttributes(hipPointerAttribute_t *attributes, const void *ptr)
{
	return SHIM_FIRST(hipPointerGetAttributes, 419)(attributes, ptr);
}

static hipError_t slow_hipPointerSetAttribute(const void *value, hipPointer_attribute attribute,
		hipDeviceptr_t ptr)
{
	return SHIM_FIRST(hipPointerSetAttribute, 420)(value, attribute, ptr);
}

static hipError_t slow_hipProfilerStart(void)
{
	return SHIM_FIRST(hipProfilerStart, 421)();
}

static hipError_t slow_hipProfilerStop(void)
{
	return SHIM_FIRST(hipProfilerStop, 422)();
}

static hipError_t slow_hipRuntimeGetVersion(int *runtimeVersion)
{
	return SHIM_FIRST(hipRuntimeGetVersion, 424)(runtimeVersion);
}

static hipError_t slow_hipSetDevice(int deviceId)
{
	return SHIM_FIRST(hipSetDevice, 37)(deviceId);
}

static hipError_t slow_hipSetDeviceFlags(unsigned int flags)
{
	return SHIM_FIRST(hipSetDeviceFlags, 425)(flags);
}

static hipError_t slow_hipSetValidDevices(int *device_arr, int len)
{
	return SHIM_FIRST(hipSetValidDevices, 426)(device_arr, len);
}

static hipError_t slow_hipSetupArgument(const void *arg, size_t size, size_t offset)
{
	return SHIM_FIRST(hipSetupArgument, 427)(arg, size, offset);
}

static hipError_t slow_hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
		const hipExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
		hipStream_t stream)
{
	return SHIM_FIRST(hipSignalExternalSemaphoresAsync, 428)(extSemArray, paramsArray,
			numExtSems, stream);
}

static hipError_t slow_hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(hipStreamAddCallback, 429)(stream, callback, userData, flags);
}

static hipError_t slow_hipStreamAddCallback_spt(hipStream_t stream, hipStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(hipStreamAddCallback_spt, 430)(stream, callback, userData, flags);
}

static hipError_t slow_hipStreamAttachMemAsync(hipStream_t stream, void *dev_ptr, size_t length,
		unsigned int flags)
{
	return SHIM_FIRST(hipStreamAttachMemAsync, 431)(stream, dev_ptr, length, flags);
}

static hipError_t slow_hipStreamBatchMemOp(hipStream_t stream, unsigned int count,
		hipStreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return SHIM_FIRST(hipStreamBatchMemOp, 432)(stream, count, paramArray, flags);
}

static hipError_t slow_hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode)
{
	return SHIM_FIRST(hipStreamBeginCapture, 433)(stream, mode);
}

static hipError_t slow_hipStreamBeginCaptureToGraph(hipStream_t stream, hipGraph_t graph,
		const hipGraphNode_t *dependencies, const hipGraphEdgeData *dependencyData,
		size_t numDependencies, hipStreamCaptureMode mode)
{
	return SHIM_FIRST(hipStreamBeginCaptureToGraph, 434)(stream, graph, dependencies,
			dependencyData, numDependencies, mode);
}

static hipError_t slow_hipStreamBeginCapture_spt(hipStream_t stream, hipStreamCaptureMode mode)
{
	return SHIM_FIRST(hipStreamBeginCapture_spt, 435)(stream, mode);
}

static hipError_t slow_hipStreamCreate(hipStream_t *stream)
{
	return SHIM_FIRST(hipStreamCreate, 436)(stream);
}

static hipError_t slow_hipStreamCreateWithFlags(hipStream_t *stream, unsigned int flags)
{
	return SHIM_FIRST(hipStreamCreateWithFlags, 437)(stream, flags);
}

static hipError_t slow_hipStreamCreateWithPriority(hipStream_t *stream, unsigned int flags,
		int priority)
{
	return SHIM_FIRST(hipStreamCreateWithPriority, 438)(stream, flags, priority);
}

static hipError_t slow_hipStreamDestroy(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamDestroy, 439)(stream);
}

static hipError_t slow_hipStreamEndCapture(hipStream_t stream, hipGraph_t *pGraph)
{
	return SHIM_FIRST(hipStreamEndCapture, 440)(stream, pGraph);
}

static hipError_t slow_hipStreamEndCapture_spt(hipStream_t stream, hipGraph_t *pGraph)
{
	return SHIM_FIRST(hipStreamEndCapture_spt, 441)(stream, pGraph);
}

static hipError_t slow_hipStreamGetCaptureInfo(hipStream_t stream,
		hipStreamCaptureStatus *pCaptureStatus, unsigned long long *pId)
{
	return SHIM_FIRST(hipStreamGetCaptureInfo, 442)(stream, pCaptureStatus, pId);
}

static hipError_t slow_hipStreamGetCaptureInfo_spt(hipStream_t stream,
		hipStreamCaptureStatus *pCaptureStatus, unsigned long long *pId)
{
	return SHIM_FIRST(hipStreamGetCaptureInfo_spt, 443)(stream, pCaptureStatus, pId);
}

static hipError_t slow_hipStreamGetCaptureInfo_v2(hipStream_t stream,
		hipStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
		hipGraph_t *graph_out, const hipGraphNode_t **dependencies_out,
		size_t *numDependencies_out)
{
	return SHIM_FIRST(hipStreamGetCaptureInfo_v2, 444)(stream, captureStatus_out, id_out,
			graph_out, dependencies_out, numDependencies_out);
}

static hipError_t slow_hipStreamGetCaptureInfo_v2_spt(hipStream_t stream,
		hipStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
		hipGraph_t *graph_out, const hipGraphNode_t **dependencies_out,
		size_t *numDependencies_out)
{
	return SHIM_FIRST(hipStreamGetCaptureInfo_v2_spt, 445)(stream, captureStatus_out, id_out,
			graph_out, dependencies_out, numDependencies_out);
}

static hipError_t slow_hipStreamGetDevice(hipStream_t stream, hipDevice_t *device)
{
	return SHIM_FIRST(hipStreamGetDevice, 446)(stream, device);
}

static hipError_t slow_hipStreamGetFlags(hipStream_t stream, unsigned int *flags)
{
	return SHIM_FIRST(hipStreamGetFlags, 447)(stream, flags);
}

static hipError_t slow_hipStreamGetFlags_spt(hipStream_t stream, unsigned int *flags)
{
	return SHIM_FIRST(hipStreamGetFlags_spt, 448)(stream, flags);
}

static hipError_t slow_hipStreamGetPriority(hipStream_t stream, int *priority)
{
	return SHIM_FIRST(hipStreamGetPriority, 449)(stream, priority);
}

static hipError_t slow_hipStreamGetPriority_spt(hipStream_t stream, int *priority)
{
	return SHIM_FIRST(hipStreamGetPriority_spt, 450)(stream, priority);
}

static hipError_t slow_hipStreamIsCapturing(hipStream_t stream,
		hipStreamCaptureStatus *pCaptureStatus)
{
	return SHIM_FIRST(hipStreamIsCapturing, 21)(stream, pCaptureStatus);
}

static hipError_t slow_hipStreamIsCapturing_spt(hipStream_t stream,
		hipStreamCaptureStatus *pCaptureStatus)
{
	return SHIM_FIRST(hipStreamIsCapturing_spt, 22)(stream, pCaptureStatus);
}

static hipError_t slow_hipStreamQuery(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamQuery, 23)(stream);
}

static hipError_t slow_hipStreamQuery_spt(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamQuery_spt, 24)(stream);
}

static hipError_t slow_hipStreamSynchronize(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamSynchronize, 25)(stream);
}

static hipError_t slow_hipStreamSynchronize_spt(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamSynchronize_spt, 26)(stream);
}

static hipError_t slow_hipStreamUpdateCaptureDependencies(hipStream_t stream,
		hipGraphNode_t *dependencies, size_t numDependencies, unsigned int flags)
{
	return SHIM_FIRST(hipStreamUpdateCaptureDependencies, 451)(stream, dependencies,
			numDependencies, flags);
}

static hipError_t slow_hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned int flags)
{
	return SHIM_FIRST(hipStreamWaitEvent, 27)(stream, event, flags);
}

static hipError_t slow_hipStreamWaitEvent_spt(hipStream_t stream, hipEvent_t event,
		unsigned int flags)
{
	return SHIM_FIRST(hipStreamWaitEvent_spt, 28)(stream, event, flags);
}

static hipError_t slow_hipStreamWaitValue32(hipStream_t stream, void *ptr, uint32_t value,
		unsigned int flags, uint32_t mask)
{
	return SHIM_FIRST(hipStreamWaitValue32, 452)(stream, ptr, value, flags, mask);
}

static hipError_t slow_hipStreamWaitValue64(hipStream_t stream, void *ptr, uint64_t value,
		unsigned int flags, uint64_t mask)
{
	return SHIM_FIRST(hipStreamWaitValue64, 453)(stream, ptr, value, flags, mask);
}

static hipError_t slow_hipStreamWriteValue32(hipStream_t stream, void *ptr, uint32_t value,
		unsigned int flags)
{
	return SHIM_FIRST(hipStreamWriteValue32, 454)(stream, ptr, value, flags);
}

static hipError_t slow_hipStreamWriteValue64(hipStream_t stream, void *ptr, uint64_t value,
		unsigned int flags)
{
	return SHIM_FIRST(hipStreamWriteValue64, 455)(stream, ptr, value, flags);
}

static hipError_t slow_hipTexObjectCreate(hipTextureObject_t *pTexObject,
		const HIP_RESOURCE_DESC *pResDesc, const HIP_TEXTURE_DESC *pTexDesc,
		const HIP_RESOURCE_VIEW_DESC *pResViewDesc)
{
	return SHIM_FIRST(hipTexObjectCreate, 456)(pTexObject, pResDesc, pTexDesc, pResViewDesc);
}

static hipError_t slow_hipTexObjectDestroy(hipTextureObject_t texObject)
{
	return SHIM_FIRST(hipTexObjectDestroy, 457)(texObject);
}

static hipError_t slow_hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC *pResDesc,
		hipTextureObject_t texObject)
{
	return SHIM_FIRST(hipTexObjectGetResourceDesc, 458)(pResDesc, texObject);
}

static hipError_t slow_hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC *pResViewDesc,
		hipTextureObject_t texObject)
{
	return SHIM_FIRST(hipTexObjectGetResourceViewDesc, 459)(pResViewDesc, texObject);
}

static hipError_t slow_hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC *pTexDesc,
		hipTextureObject_t texObject)
{
	return SHIM_FIRST(hipTexObjectGetTextureDesc, 460)(pTexDesc, texObject);
}

static hipError_t slow_hipTexRefGetAddress(hipDeviceptr_t *dev_ptr, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetAddress, 461)(dev_ptr, texRef);
}

static hipError_t slow_hipTexRefGetAddressMode(enum hipTextureAddressMode *pam,
		const textureReference *texRef, int dim)
{
	return SHIM_FIRST(hipTexRefGetAddressMode, 462)(pam, texRef, dim);
}

static hipError_t slow_hipTexRefGetArray(hipArray_t *pArray, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetArray, 463)(pArray, texRef);
}

static hipError_t slow_hipTexRefGetBorderColor(float *pBorderColor, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetBorderColor, 464)(pBorderColor, texRef);
}

static hipError_t slow_hipTexRefGetFilterMode(enum hipTextureFilterMode *pfm,
		const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetFilterMode, 465)(pfm, texRef);
}

static hipError_t slow_hipTexRefGetFlags(unsigned int *pFlags, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetFlags, 466)(pFlags, texRef);
}

static hipError_t slow_hipTexRefGetFormat(hipArray_Format *pFormat, int *pNumChannels,
		const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetFormat, 467)(pFormat, pNumChannels, texRef);
}

static hipError_t slow_hipTexRefGetMaxAnisotropy(int *pmaxAnsio, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMaxAnisotropy, 468)(pmaxAnsio, texRef);
}

static hipError_t slow_hipTexRefGetMipMappedArray(hipMipmappedArray_t *pArray,
		const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMipMappedArray, 469)(pArray, texRef);
}

static hipError_t slow_hipTexRefGetMipmapFilterMode(enum hipTextureFilterMode *pfm,
		const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMipmapFilterMode, 470)(pfm, texRef);
}

static hipError_t slow_hipTexRefGetMipmapLevelBias(float *pbias, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMipmapLevelBias, 471)(pbias, texRef);
}

static hipError_t slow_hipTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp,
		float *pmaxMipmapLevelClamp, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMipmapLevelClamp, 472)(pminMipmapLevelClamp,
			pmaxMipmapLevelClamp, texRef);
}

static hipError_t slow_hipTexRefSetAddress(size_t *ByteOffset, textureReference *texRef,
		hipDeviceptr_t dptr, size_t bytes)
{
	return SHIM_FIRST(hipTexRefSetAddress, 473)(ByteOffset, texRef, dptr, bytes);
}

static hipError_t slow_hipTexRefSetAddress2D(textureReference *texRef,
		const HIP_ARRAY_DESCRIPTOR *desc, hipDeviceptr_t dptr, size_t Pitch)
{
	return SHIM_FIRST(hipTexRefSetAddress2D, 474)(texRef, desc, dptr, Pitch);
}

static hipError_t slow_hipTexRefSetAddressMode(textureReference *texRef, int dim,
		enum hipTextureAddressMode am)
{
	return SHIM_FIRST(hipTexRefSetAddressMode, 475)(texRef, dim, am);
}

static hipError_t slow_hipTexRefSetArray(textureReference *tex, hipArray_const_t array,
		unsigned int flags)
{
	return SHIM_FIRST(hipTexRefSetArray, 476)(tex, array, flags);
}

static hipError_t slow_hipTexRefSetBorderColor(textureReference *texRef, float *pBorderColor)
{
	return SHIM_FIRST(hipTexRefSetBorderColor, 477)(texRef, pBorderColor);
}

static hipError_t slow_hipTexRefSetFilterMode(textureReference *texRef,
		enum hipTextureFilterMode fm)
{
	return SHIM_FIRST(hipTexRefSetFilterMode, 478)(texRef, fm);
}

static hipError_t slow_hipTexRefSetFlags(textureReference *texRef, unsigned int Flags)
{
	return SHIM_FIRST(hipTexRefSetFlags, 479)(texRef, Flags);
}

static hipError_t slow_hipTexRefSetFormat(textureReference *texRef, hipArray_Format fmt,
		int NumPackedComponents)
{
	return SHIM_FIRST(hipTexRefSetFormat, 480)(texRef, fmt, NumPackedComponents);
}

static hipError_t slow_hipTexRefSetMaxAnisotropy(textureReference *texRef, unsigned int maxAniso)
{
	return SHIM_FIRST(hipTexRefSetMaxAnisotropy, 481)(texRef, maxAniso);
}

static hipError_t slow_hipTexRefSetMipmapFilterMode(textureReference *texRef,
		enum hipTextureFilterMode fm)
{
	return SHIM_FIRST(hipTexRefSetMipmapFilterMode, 482)(texRef, fm);
}

static hipError_t slow_hipTexRefSetMipmapLevelBias(textureReference *texRef, float bias)
{
	return SHIM_FIRST(hipTexRefSetMipmapLevelBias, 483)(texRef, bias);
}

static hipError_t slow_hipTexRefSetMipmapLevelClamp(textureReference *texRef,
		float minMipMapLevelClamp, float maxMipMapLevelClamp)
{
	return SHIM_FIRST(hipTexRefSetMipmapLevelClamp, 484)(texRef, minMipMapLevelClamp,
			maxMipMapLevelClamp);
}

static hipError_t slow_hipTexRefSetMipmappedArray(textureReference *texRef,
		struct hipMipmappedArray *mipmappedArray, unsigned int Flags)
{
	return SHIM_FIRST(hipTexRefSetMipmappedArray, 485)(texRef, mipmappedArray, Flags);
}

static hipError_t slow_hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode *mode)
{
	return SHIM_FIRST(hipThreadExchangeStreamCaptureMode, 486)(mode);
}

static hipError_t slow_hipUnbindTexture(const textureReference *tex)
{
	return SHIM_FIRST(hipUnbindTexture, 487)(tex);
}

static hipError_t slow_hipUserObjectCreate(hipUserObject_t *object_out, void *ptr,
		hipHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)
{
	return SHIM_FIRST(hipUserObjectCreate, 488)(object_out, ptr, destroy, initialRefcount,
			flags);
}

static hipError_t slow_hipUserObjectRelease(hipUserObject_t object, unsigned int count)
{
	return SHIM_FIRST(hipUserObjectRelease, 489)(object, count);
}

static hipError_t slow_hipUserObjectRetain(hipUserObject_t object, unsigned int count)
{
	return SHIM_FIRST(hipUserObjectRetain, 490)(object, count);
}

static hipError_t slow_hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
		const hipExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
		hipStream_t stream)
{
	return SHIM_FIRST(hipWaitExternalSemaphoresAsync, 491)(extSemArray, paramsArray, numExtSems,
			stream);
}

static hiprtcResult slow_hiprtcAddNameExpression(hiprtcProgram prog, const char *name_expression)
{
	return SHIM_FIRST(hiprtcAddNameExpression, 492)(prog, name_expression);
}

static hiprtcResult slow_hiprtcCompileProgram(hiprtcProgram prog, int numOptions,
		const char **options)
{
	return SHIM_FIRST(hiprtcCompileProgram, 493)(prog, numOptions, options);
}

static hiprtcResult slow_hiprtcCreateProgram(hiprtcProgram *prog, const char *src, const char *name,
		int numHeaders, const char **headers, const char **includeNames)
{
	return SHIM_FIRST(hiprtcCreateProgram, 494)(prog, src, name, numHeaders, headers,
			includeNames);
}

static hiprtcResult slow_hiprtcDestroyProgram(hiprtcProgram *prog)
{
	return SHIM_FIRST(hiprtcDestroyProgram, 495)(prog);
}

static hiprtcResult slow_hiprtcGetBitcode(hiprtcProgram prog, char *bitcode)
{
	return SHIM_FIRST(hiprtcGetBitcode, 496)(prog, bitcode);
}

static hiprtcResult slow_hiprtcGetBitcodeSize(hiprtcProgram prog, size_t *bitcode_size)
{
	return SHIM_FIRST(hiprtcGetBitcodeSize, 497)(prog, bitcode_size);
}

static hiprtcResult slow_hiprtcGetCode(hiprtcProgram prog, char *code)
{
	return SHIM_FIRST(hiprtcGetCode, 498)(prog, code);
}

static hiprtcResult slow_hiprtcGetCodeSize(hiprtcProgram prog, size_t *codeSizeRet)
{
	return SHIM_FIRST(hiprtcGetCodeSize, 499)(prog, codeSizeRet);
}

static const char *slow_hiprtcGetErrorString(hiprtcResult result)
{
	return SHIM_FIRST(hiprtcGetErrorString, 500)(result);
}

static hiprtcResult slow_hiprtcGetLoweredName(hiprtcProgram prog, const char *name_expression,
		const char **lowered_name)
{
	return SHIM_FIRST(hiprtcGetLoweredName, 501)(prog, name_expression, lowered_name);
}

static hiprtcResult slow_hiprtcGetProgramLog(hiprtcProgram prog, char *log)
{
	return SHIM_FIRST(hiprtcGetProgramLog, 502)(prog, log);
}

static hiprtcResult slow_hiprtcGetProgramLogSize(hiprtcProgram prog, size_t *logSizeRet)
{
	return SHIM_FIRST(hiprtcGetProgramLogSize, 503)(prog, logSizeRet);
}

static hiprtcResult slow_hiprtcLinkAddData(hiprtcLinkState hip_link_state,
		hipJitInputType input_type, void *image, size_t image_size, const char *name,
		unsigned int num_options, hipJitOption *options_ptr, void **option_values)
{
	return SHIM_FIRST(hiprtcLinkAddData, 504)(hip_link_state, input_type, image, image_size,
			name, num_options, options_ptr, option_values);
}

static hiprtcResult slow_hiprtcLinkAddFile(hiprtcLinkState hip_link_state,
		hipJitInputType input_type, const char *file_path, unsigned int num_options,
		hipJitOption *options_ptr, void **option_values)
{
	return SHIM_FIRST(hiprtcLinkAddFile, 505)(hip_link_state, input_type, file_path,
			num_options, options_ptr, option_values);
}

static hiprtcResult slow_hiprtcLinkComplete(hiprtcLinkState hip_link_state, void **bin_out,
		size_t *size_out)
{
	return SHIM_FIRST(hiprtcLinkComplete, 506)(hip_link_state, bin_out, size_out);
}

static hiprtcResult slow_hiprtcLinkCreate(unsigned int num_options, hipJitOption *option_ptr,
		void **option_vals_pptr, hiprtcLinkState *hip_link_state_ptr)
{
	return SHIM_FIRST(hiprtcLinkCreate, 507)(num_options, option_ptr, option_vals_pptr,
			hip_link_state_ptr);
}

static hiprtcResult slow_hiprtcLinkDestroy(hiprtcLinkState hip_link_state)
{
	return SHIM_FIRST(hiprtcLinkDestroy, 508)(hip_link_state);
}

static hiprtcResult slow_hiprtcVersion(int *major, int *minor)
{
	return SHIM_FIRST(hiprtcVersion, 509)(major, minor);
}

static const char *const aliases[] = {"libamdhip64.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j,
	(void *)slow__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_,
	(void *)slow_hipExtLaunchKernel,
	(void *)slow_hipExtLaunchMultiKernelMultiDevice,
	(void *)slow_hipExtModuleLaunchKernel,
	(void *)slow_hipHccModuleLaunchKernel,
	(void *)slow_hipLaunchCooperativeKernel,
	(void *)slow_hipLaunchCooperativeKernelMultiDevice,
	(void *)slow_hipLaunchCooperativeKernel_spt,
	(void *)slow_hipLaunchKernel,
	(void *)slow_hipLaunchKernel_spt,
	(void *)slow_hipModuleLaunchCooperativeKernel,
	(void *)slow_hipModuleLaunchCooperativeKernelMultiDevice,
	(void *)slow_hipModuleLaunchKernel,
	(void *)slow_hipLaunchByPtr,
	(void *)slow_hipEventRecord,
	(void *)slow_hipEventRecordWithFlags,
	(void *)slow_hipEventRecord_spt,
	(void *)slow_hipGraphLaunch,
	(void *)slow_hipGraphLaunch_spt,
	(void *)slow_hipGraphUpload,
	(void *)slow_hipStreamIsCapturing,
	(void *)slow_hipStreamIsCapturing_spt,
	(void *)slow_hipStreamQuery,
	(void *)slow_hipStreamQuery_spt,
	(void *)slow_hipStreamSynchronize,
	(void *)slow_hipStreamSynchronize_spt,
	(void *)slow_hipStreamWaitEvent,
	(void *)slow_hipStreamWaitEvent_spt,
	(void *)slow_hipCtxGetDevice,
	(void *)slow_hipCtxSynchronize,
	(void *)slow_hipDeviceSynchronize,
	(void *)slow_hipEventQuery,
	(void *)slow_hipExtGetLastError,
	(void *)slow_hipGetDevice,
	(void *)slow_hipGetLastError,
	(void *)slow_hipPeekAtLastError,
	(void *)slow_hipSetDevice,
	(void *)slow_hipDrvMemcpy3DAsync,
	(void *)slow_hipMemPrefetchAsync,
	(void *)slow_hipMemcpy2DAsync,
	(void *)slow_hipMemcpy2DAsync_spt,
	(void *)slow_hipMemcpy2DFromArrayAsync,
	(void *)slow_hipMemcpy2DFromArrayAsync_spt,
	(void *)slow_hipMemcpy2DToArrayAsync,
	(void *)slow_hipMemcpy2DToArrayAsync_spt,
	(void *)slow_hipMemcpy3DAsync,
	(void *)slow_hipMemcpy3DAsync_spt,
	(void *)slow_hipMemcpyAsync,
	(void *)slow_hipMemcpyAsync_spt,
	(void *)slow_hipMemcpyAtoHAsync,
	(void *)slow_hipMemcpyDtoDAsync,
	(void *)slow_hipMemcpyDtoHAsync,
	(void *)slow_hipMemcpyFromSymbolAsync,
	(void *)slow_hipMemcpyFromSymbolAsync_spt,
	(void *)slow_hipMemcpyHtoAAsync,
	(void *)slow_hipMemcpyHtoDAsync,
	(void *)slow_hipMemcpyParam2DAsync,
	(void *)slow_hipMemcpyPeerAsync,
	(void *)slow_hipMemcpyToSymbolAsync,
	(void *)slow_hipMemcpyToSymbolAsync_spt,
	(void *)slow_hipMemcpyWithStream,
	(void *)slow_hipMemset2DAsync,
	(void *)slow_hipMemset2DAsync_spt,
	(void *)slow_hipMemset3DAsync,
	(void *)slow_hipMemset3DAsync_spt,
	(void *)slow_hipMemsetAsync,
	(void *)slow_hipMemsetAsync_spt,
	(void *)slow_hipMemsetD16Async,
	(void *)slow_hipMemsetD32Async,
	(void *)slow_hipMemsetD8Async,
	(void *)slow_hipDrvMemcpy2DUnaligned,
	(void *)slow_hipDrvMemcpy3D,
	(void *)slow_hipMemcpy,
	(void *)slow_hipMemcpy2D,
	(void *)slow_hipMemcpy2DArrayToArray,
	(void *)slow_hipMemcpy2DFromArray,
	(void *)slow_hipMemcpy2DFromArray_spt,
	(void *)slow_hipMemcpy2DToArray,
	(void *)slow_hipMemcpy2DToArray_spt,
	(void *)slow_hipMemcpy2D_spt,
	(void *)slow_hipMemcpy3D,
	(void *)slow_hipMemcpy3D_spt,
	(void *)slow_hipMemcpyAtoA,
	(void *)slow_hipMemcpyAtoD,
	(void *)slow_hipMemcpyAtoH,
	(void *)slow_hipMemcpyDtoA,
	(void *)slow_hipMemcpyDtoD,
	(void *)slow_hipMemcpyDtoH,
	(void *)slow_hipMemcpyFromArray,
	(void *)slow_hipMemcpyFromArray_spt,
	(void *)slow_hipMemcpyFromSymbol,
	(void *)slow_hipMemcpyFromSymbol_spt,
	(void *)slow_hipMemcpyHtoA,
	(void *)slow_hipMemcpyHtoD,
	(void *)slow_hipMemcpyParam2D,
	(void *)slow_hipMemcpyPeer,
	(void *)slow_hipMemcpyToArray,
	(void *)slow_hipMemcpyToSymbol,
	(void *)slow_hipMemcpyToSymbol_spt,
	(void *)slow_hipMemcpy_spt,
	(void *)slow_hipMemset,
	(void *)slow_hipMemset2D,
	(void *)slow_hipMemset2D_spt,
	(void *)slow_hipMemset3D,
	(void *)slow_hipMemset3D_spt,
	(void *)slow_hipMemsetD16,
	(void *)slow_hipMemsetD32,
	(void *)slow_hipMemsetD8,
	(void *)slow_hipMemset_spt,
	(void *)slow___hipGetPCH,
	(void *)slow___hipPopCallConfiguration,
	(void *)slow___hipPushCallConfiguration,
	(void *)slow___hipRegisterFatBinary,
	(void *)slow___hipRegisterFunction,
	(void *)slow___hipRegisterManagedVar,
	(void *)slow___hipRegisterSurface,
	(void *)slow___hipRegisterTexture,
	(void *)slow___hipRegisterVar,
	(void *)slow___hipUnregisterFatBinary,
	(void *)slow_amd_dbgapi_get_build_id,
	(void *)slow_amd_dbgapi_get_build_name,
	(void *)slow_amd_dbgapi_get_git_hash,
	(void *)slow_hipApiName,
	(void *)slow_hipArray3DCreate,
	(void *)slow_hipArray3DGetDescriptor,
	(void *)slow_hipArrayCreate,
	(void *)slow_hipArrayDestroy,
	(void *)slow_hipArrayGetDescriptor,
	(void *)slow_hipArrayGetInfo,
	(void *)slow_hipBindTexture,
	(void *)slow_hipBindTexture2D,
	(void *)slow_hipBindTextureToArray,
	(void *)slow_hipBindTextureToMipmappedArray,
	(void *)slow_hipChooseDevice,
	(void *)slow_hipChooseDeviceR0000,
	(void *)slow_hipChooseDeviceR0600,
	(void *)slow_hipConfigureCall,
	(void *)slow_hipCreateChannelDesc,
	(void *)slow_hipCreateSurfaceObject,
	(void *)slow_hipCreateTextureObject,
	(void *)slow_hipCtxCreate,
	(void *)slow_hipCtxDestroy,
	(void *)slow_hipCtxDisablePeerAccess,
	(void *)slow_hipCtxEnablePeerAccess,
	(void *)slow_hipCtxGetApiVersion,
	(void *)slow_hipCtxGetCacheConfig,
	(void *)slow_hipCtxGetCurrent,
	(void *)slow_hipCtxGetFlags,
	(void *)slow_hipCtxGetSharedMemConfig,
	(void *)slow_hipCtxPopCurrent,
	(void *)slow_hipCtxPushCurrent,
	(void *)slow_hipCtxSetCacheConfig,
	(void *)slow_hipCtxSetCurrent,
	(void *)slow_hipCtxSetSharedMemConfig,
	(void *)slow_hipDestroyExternalMemory,
	(void *)slow_hipDestroyExternalSemaphore,
	(void *)slow_hipDestroySurfaceObject,
	(void *)slow_hipDestroyTextureObject,
	(void *)slow_hipDeviceCanAccessPeer,
	(void *)slow_hipDeviceComputeCapability,
	(void *)slow_hipDeviceDisablePeerAccess,
	(void *)slow_hipDeviceEnablePeerAccess,
	(void *)slow_hipDeviceGet,
	(void *)slow_hipDeviceGetAttribute,
	(void *)slow_hipDeviceGetByPCIBusId,
	(void *)slow_hipDeviceGetCacheConfig,
	(void *)slow_hipDeviceGetDefaultMemPool,
	(void *)slow_hipDeviceGetGraphMemAttribute,
	(void *)slow_hipDeviceGetLimit,
	(void *)slow_hipDeviceGetMemPool,
	(void *)slow_hipDeviceGetName,
	(void *)slow_hipDeviceGetP2PAttribute,
	(void *)slow_hipDeviceGetPCIBusId,
	(void *)slow_hipDeviceGetSharedMemConfig,
	(void *)slow_hipDeviceGetStreamPriorityRange,
	(void *)slow_hipDeviceGetTexture1DLinearMaxWidth,
	(void *)slow_hipDeviceGetUuid,
	(void *)slow_hipDeviceGraphMemTrim,
	(void *)slow_hipDevicePrimaryCtxGetState,
	(void *)slow_hipDevicePrimaryCtxRelease,
	(void *)slow_hipDevicePrimaryCtxReset,
	(void *)slow_hipDevicePrimaryCtxRetain,
	(void *)slow_hipDevicePrimaryCtxSetFlags,
	(void *)slow_hipDeviceReset,
	(void *)slow_hipDeviceSetCacheConfig,
	(void *)slow_hipDeviceSetGraphMemAttribute,
	(void *)slow_hipDeviceSetLimit,
	(void *)slow_hipDeviceSetMemPool,
	(void *)slow_hipDeviceSetSharedMemConfig,
	(void *)slow_hipDeviceTotalMem,
	(void *)slow_hipDriverGetVersion,
	(void *)slow_hipDrvGetErrorName,
	(void *)slow_hipDrvGetErrorString,
	(void *)slow_hipDrvGraphAddMemFreeNode,
	(void *)slow_hipDrvGraphAddMemcpyNode,
	(void *)slow_hipDrvGraphAddMemsetNode,
	(void *)slow_hipDrvGraphExecMemcpyNodeSetParams,
	(void *)slow_hipDrvGraphExecMemsetNodeSetParams,
	(void *)slow_hipDrvGraphMemcpyNodeGetParams,
	(void *)slow_hipDrvGraphMemcpyNodeSetParams,
	(void *)slow_hipDrvPointerGetAttributes,
	(void *)slow_hipEventCreate,
	(void *)slow_hipEventCreateWithFlags,
	(void *)slow_hipEventDestroy,
	(void *)slow_hipEventElapsedTime,
	(void *)slow_hipEventSynchronize,
	(void *)slow_hipExtGetLinkTypeAndHopCount,
	(void *)slow_hipExtMallocWithFlags,
	(void *)slow_hipExtStreamCreateWithCUMask,
	(void *)slow_hipExtStreamGetCUMask,
	(void *)slow_hipExternalMemoryGetMappedBuffer,
	(void *)slow_hipExternalMemoryGetMappedMipmappedArray,
	(void *)slow_hipFree,
	(void *)slow_hipFreeArray,
	(void *)slow_hipFreeAsync,
	(void *)slow_hipFreeHost,
	(void *)slow_hipFreeMipmappedArray,
	(void *)slow_hipFuncGetAttribute,
	(void *)slow_hipFuncGetAttributes,
	(void *)slow_hipFuncSetAttribute,
	(void *)slow_hipFuncSetCacheConfig,
	(void *)slow_hipFuncSetSharedMemConfig,
	(void *)slow_hipGLGetDevices,
	(void *)slow_hipGetChannelDesc,
	(void *)slow_hipGetCmdName,
	(void *)slow_hipGetDeviceCount,
	(void *)slow_hipGetDeviceFlags,
	(void *)slow_hipGetDeviceProperties,
	(void *)slow_hipGetDevicePropertiesR0000,
	(void *)slow_hipGetDevicePropertiesR0600,
	(void *)slow_hipGetErrorName,
	(void *)slow_hipGetErrorString,
	(void *)slow_hipGetFuncBySymbol,
	(void *)slow_hipGetMipmappedArrayLevel,
	(void *)slow_hipGetProcAddress,
	(void *)slow_hipGetStreamDeviceId,
	(void *)slow_hipGetSymbolAddress,
	(void *)slow_hipGetSymbolSize,
	(void *)slow_hipGetTextureAlignmentOffset,
	(void *)slow_hipGetTextureObjectResourceDesc,
	(void *)slow_hipGetTextureObjectResourceViewDesc,
	(void *)slow_hipGetTextureObjectTextureDesc,
	(void *)slow_hipGetTextureReference,
	(void *)slow_hipGraphAddBatchMemOpNode,
	(void *)slow_hipGraphAddChildGraphNode,
	(void *)slow_hipGraphAddDependencies,
	(void *)slow_hipGraphAddEmptyNode,
	(void *)slow_hipGraphAddEventRecordNode,
	(void *)slow_hipGraphAddEventWaitNode,
	(void *)slow_hipGraphAddExternalSemaphoresSignalNode,
	(void *)slow_hipGraphAddExternalSemaphoresWaitNode,
	(void *)slow_hipGraphAddHostNode,
	(void *)slow_hipGraphAddKernelNode,
	(void *)slow_hipGraphAddMemAllocNode,
	(void *)slow_hipGraphAddMemFreeNode,
	(void *)slow_hipGraphAddMemcpyNode,
	(void *)slow_hipGraphAddMemcpyNode1D,
	(void *)slow_hipGraphAddMemcpyNodeFromSymbol,
	(void *)slow_hipGraphAddMemcpyNodeToSymbol,
	(void *)slow_hipGraphAddMemsetNode,
	(void *)slow_hipGraphAddNode,
	(void *)slow_hipGraphBatchMemOpNodeGetParams,
	(void *)slow_hipGraphBatchMemOpNodeSetParams,
	(void *)slow_hipGraphChildGraphNodeGetGraph,
	(void *)slow_hipGraphClone,
	(void *)slow_hipGraphCreate,
	(void *)slow_hipGraphDebugDotPrint,
	(void *)slow_hipGraphDestroy,
	(void *)slow_hipGraphDestroyNode,
	(void *)slow_hipGraphEventRecordNodeGetEvent,
	(void *)slow_hipGraphEventRecordNodeSetEvent,
	(void *)slow_hipGraphEventWaitNodeGetEvent,
	(void *)slow_hipGraphEventWaitNodeSetEvent,
	(void *)slow_hipGraphExecBatchMemOpNodeSetParams,
	(void *)slow_hipGraphExecChildGraphNodeSetParams,
	(void *)slow_hipGraphExecDestroy,
	(void *)slow_hipGraphExecEventRecordNodeSetEvent,
	(void *)slow_hipGraphExecEventWaitNodeSetEvent,
	(void *)slow_hipGraphExecExternalSemaphoresSignalNodeSetParams,
	(void *)slow_hipGraphExecExternalSemaphoresWaitNodeSetParams,
	(void *)slow_hipGraphExecGetFlags,
	(void *)slow_hipGraphExecHostNodeSetParams,
	(void *)slow_hipGraphExecKernelNodeSetParams,
	(void *)slow_hipGraphExecMemcpyNodeSetParams,
	(void *)slow_hipGraphExecMemcpyNodeSetParams1D,
	(void *)slow_hipGraphExecMemcpyNodeSetParamsFromSymbol,
	(void *)slow_hipGraphExecMemcpyNodeSetParamsToSymbol,
	(void *)slow_hipGraphExecMemsetNodeSetParams,
	(void *)slow_hipGraphExecNodeSetParams,
	(void *)slow_hipGraphExecUpdate,
	(void *)slow_hipGraphExternalSemaphoresSignalNodeGetParams,
	(void *)slow_hipGraphExternalSemaphoresSignalNodeSetParams,
	(void *)slow_hipGraphExternalSemaphoresWaitNodeGetParams,
	(void *)slow_hipGraphExternalSemaphoresWaitNodeSetParams,
	(void *)slow_hipGraphGetEdges,
	(void *)slow_hipGraphGetNodes,
	(void *)slow_hipGraphGetRootNodes,
	(void *)slow_hipGraphHostNodeGetParams,
	(void *)slow_hipGraphHostNodeSetParams,
	(void *)slow_hipGraphInstantiate,
	(void *)slow_hipGraphInstantiateWithFlags,
	(void *)slow_hipGraphInstantiateWithParams,
	(void *)slow_hipGraphKernelNodeCopyAttributes,
	(void *)slow_hipGraphKernelNodeGetAttribute,
	(void *)slow_hipGraphKernelNodeGetParams,
	(void *)slow_hipGraphKernelNodeSetAttribute,
	(void *)slow_hipGraphKernelNodeSetParams,
	(void *)slow_hipGraphMemAllocNodeGetParams,
	(void *)slow_hipGraphMemFreeNodeGetParams,
	(void *)slow_hipGraphMemcpyNodeGetParams,
	(void *)slow_hipGraphMemcpyNodeSetParams,
	(void *)slow_hipGraphMemcpyNodeSetParams1D,
	(void *)slow_hipGraphMemcpyNodeSetParamsFromSymbol,
	(void *)slow_hipGraphMemcpyNodeSetParamsToSymbol,
	(void *)slow_hipGraphMemsetNodeGetParams,
	(void *)slow_hipGraphMemsetNodeSetParams,
	(void *)slow_hipGraphNodeFindInClone,
	(void *)slow_hipGraphNodeGetDependencies,
	(void *)slow_hipGraphNodeGetDependentNodes,
	(void *)slow_hipGraphNodeGetEnabled,
	(void *)slow_hipGraphNodeGetType,
	(void *)slow_hipGraphNodeSetEnabled,
	(void *)slow_hipGraphNodeSetParams,
	(void *)slow_hipGraphReleaseUserObject,
	(void *)slow_hipGraphRemoveDependencies,
	(void *)slow_hipGraphRetainUserObject,
	(void *)slow_hipGraphicsGLRegisterBuffer,
	(void *)slow_hipGraphicsGLRegisterImage,
	(void *)slow_hipGraphicsMapResources,
	(void *)slow_hipGraphicsResourceGetMappedPointer,
	(void *)slow_hipGraphicsSubResourceGetMappedArray,
	(void *)slow_hipGraphicsUnmapResources,
	(void *)slow_hipGraphicsUnregisterResource,
	(void *)slow_hipHostAlloc,
	(void *)slow_hipHostFree,
	(void *)slow_hipHostGetDevicePointer,
	(void *)slow_hipHostGetFlags,
	(void *)slow_hipHostMalloc,
	(void *)slow_hipHostRegister,
	(void *)slow_hipHostUnregister,
	(void *)slow_hipImportExternalMemory,
	(void *)slow_hipImportExternalSemaphore,
	(void *)slow_hipInit,
	(void *)slow_hipIpcCloseMemHandle,
	(void *)slow_hipIpcGetEventHandle,
	(void *)slow_hipIpcGetMemHandle,
	(void *)slow_hipIpcOpenEventHandle,
	(void *)slow_hipIpcOpenMemHandle,
	(void *)slow_hipKernelNameRef,
	(void *)slow_hipKernelNameRefByPtr,
	(void *)slow_hipLaunchHostFunc,
	(void *)slow_hipLaunchHostFunc_spt,
	(void *)slow_hipLinkAddData,
	(void *)slow_hipLinkAddFile,
	(void *)slow_hipLinkComplete,
	(void *)slow_hipLinkCreate,
	(void *)slow_hipLinkDestroy,
	(void *)slow_hipMalloc,
	(void *)slow_hipMalloc3D,
	(void *)slow_hipMalloc3DArray,
	(void *)slow_hipMallocArray,
	(void *)slow_hipMallocAsync,
	(void *)slow_hipMallocFromPoolAsync,
	(void *)slow_hipMallocHost,
	(void *)slow_hipMallocManaged,
	(void *)slow_hipMallocMipmappedArray,
	(void *)slow_hipMallocPitch,
	(void *)slow_hipMemAddressFree,
	(void *)slow_hipMemAddressReserve,
	(void *)slow_hipMemAdvise,
	(void *)slow_hipMemAllocHost,
	(void *)slow_hipMemAllocPitch,
	(void *)slow_hipMemCreate,
	(void *)slow_hipMemExportToShareableHandle,
	(void *)slow_hipMemGetAccess,
	(void *)slow_hipMemGetAddressRange,
	(void *)slow_hipMemGetAllocationGranularity,
	(void *)slow_hipMemGetAllocationPropertiesFromHandle,
	(void *)slow_hipMemGetInfo,
	(void *)slow_hipMemImportFromShareableHandle,
	(void *)slow_hipMemMap,
	(void *)slow_hipMemMapArrayAsync,
	(void *)slow_hipMemPoolCreate,
	(void *)slow_hipMemPoolDestroy,
	(void *)slow_hipMemPoolExportPointer,
	(void *)slow_hipMemPoolExportToShareableHandle,
	(void *)slow_hipMemPoolGetAccess,
	(void *)slow_hipMemPoolGetAttribute,
	(void *)slow_hipMemPoolImportFromShareableHandle,
	(void *)slow_hipMemPoolImportPointer,
	(void *)slow_hipMemPoolSetAccess,
	(void *)slow_hipMemPoolSetAttribute,
	(void *)slow_hipMemPoolTrimTo,
	(void *)slow_hipMemPtrGetInfo,
	(void *)slow_hipMemRangeGetAttribute,
	(void *)slow_hipMemRangeGetAttributes,
	(void *)slow_hipMemRelease,
	(void *)slow_hipMemRetainAllocationHandle,
	(void *)slow_hipMemSetAccess,
	(void *)slow_hipMemUnmap,
	(void *)slow_hipMipmappedArrayCreate,
	(void *)slow_hipMipmappedArrayDestroy,
	(void *)slow_hipMipmappedArrayGetLevel,
	(void *)slow_hipModuleGetFunction,
	(void *)slow_hipModuleGetGlobal,
	(void *)slow_hipModuleGetTexRef,
	(void *)slow_hipModuleLoad,
	(void *)slow_hipModuleLoadData,
	(void *)slow_hipModuleLoadDataEx,
	(void *)slow_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor,
	(void *)slow_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
	(void *)slow_hipModuleOccupancyMaxPotentialBlockSize,
	(void *)slow_hipModuleOccupancyMaxPotentialBlockSizeWithFlags,
	(void *)slow_hipModuleUnload,
	(void *)slow_hipOccupancyMaxActiveBlocksPerMultiprocessor,
	(void *)slow_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
	(void *)slow_hipOccupancyMaxPotentialBlockSize,
	(void *)slow_hipPointerGetAttribute,
	(void *)slow_hipPointerGetAttributes,
	(void *)slow_hipPointerSetAttribute,
	(void *)slow_hipProfilerStart,
	(void *)slow_hipProfilerStop,
	(void *)slow_hipRegisterTracerCallback,
	(void *)slow_hipRuntimeGetVersion,
	(void *)slow_hipSetDeviceFlags,
	(void *)slow_hipSetValidDevices,
	(void *)slow_hipSetupArgument,
	(void *)slow_hipSignalExternalSemaphoresAsync,
	(void *)slow_hipStreamAddCallback,
	(void *)slow_hipStreamAddCallback_spt,
	(void *)slow_hipStreamAttachMemAsync,
	(void *)slow_hipStreamBatchMemOp,
	(void *)slow_hipStreamBeginCapture,
	(void *)slow_hipStreamBeginCaptureToGraph,
	(void *)slow_hipStreamBeginCapture_spt,
	(void *)slow_hipStreamCreate,
	(void *)slow_hipStreamCreateWithFlags,
	(void *)slow_hipStreamCreateWithPriority,
	(void *)slow_hipStreamDestroy,
	(void *)slow_hipStreamEndCapture,
	(void *)slow_hipStreamEndCapture_spt,
	(void *)slow_hipStreamGetCaptureInfo,
	(void *)slow_hipStreamGetCaptureInfo_spt,
	(void *)slow_hipStreamGetCaptureInfo_v2,
	(void *)slow_hipStreamGetCaptureInfo_v2_spt,
	(void *)slow_hipStreamGetDevice,
	(void *)slow_hipStreamGetFlags,
	(void *)slow_hipStreamGetFlags_spt,
	(void *)slow_hipStreamGetPriority,
	(void *)slow_hipStreamGetPriority_spt,
	(void *)slow_hipStreamUpdateCaptureDependencies,
	(void *)slow_hipStreamWaitValue32,
	(void *)slow_hipStreamWaitValue64,
	(void *)slow_hipStreamWriteValue32,
	(void *)slow_hipStreamWriteValue64,
	(void *)slow_hipTexObjectCreate,
	(void *)slow_hipTexObjectDestroy,
	(void *)slow_hipTexObjectGetResourceDesc,
	(void *)slow_hipTexObjectGetResourceViewDesc,
	(void *)slow_hipTexObjectGetTextureDesc,
	(void *)slow_hipTexRefGetAddress,
	(void *)slow_hipTexRefGetAddressMode,
	(void *)slow_hipTexRefGetArray,
	(void *)slow_hipTexRefGetBorderColor,
	(void *)slow_hipTexRefGetFilterMode,
	(void *)slow_hipTexRefGetFlags,
	(void *)slow_hipTexRefGetFormat,
	(void *)slow_hipTexRefGetMaxAnisotropy,
	(void *)slow_hipTexRefGetMipMappedArray,
	(void *)slow_hipTexRefGetMipmapFilterMode,
	(void *)slow_hipTexRefGetMipmapLevelBias,
	(void *)slow_hipTexRefGetMipmapLevelClamp,
	(void *)slow_hipTexRefSetAddress,
	(void *)slow_hipTexRefSetAddress2D,
	(void *)slow_hipTexRefSetAddressMode,
	(void *)slow_hipTexRefSetArray,
	(void *)slow_hipTexRefSetBorderColor,
	(void *)slow_hipTexRefSetFilterMode,
	(void *)slow_hipTexRefSetFlags,
	(void *)slow_hipTexRefSetFormat,
	(void *)slow_hipTexRefSetMaxAnisotropy,
	(void *)slow_hipTexRefSetMipmapFilterMode,
	(void *)slow_hipTexRefSetMipmapLevelBias,
	(void *)slow_hipTexRefSetMipmapLevelClamp,
	(void *)slow_hipTexRefSetMipmappedArray,
	(void *)slow_hipThreadExchangeStreamCaptureMode,
	(void *)slow_hipUnbindTexture,
	(void *)slow_hipUserObjectCreate,
	(void *)slow_hipUserObjectRelease,
	(void *)slow_hipUserObjectRetain,
	(void *)slow_hipWaitExternalSemaphoresAsync,
	(void *)slow_hiprtcAddNameExpression,
	(void *)slow_hiprtcCompileProgram,
	(void *)slow_hiprtcCreateProgram,
	(void *)slow_hiprtcDestroyProgram,
	(void *)slow_hiprtcGetBitcode,
	(void *)slow_hiprtcGetBitcodeSize,
	(void *)slow_hiprtcGetCode,
	(void *)slow_hiprtcGetCodeSize,
	(void *)slow_hiprtcGetErrorString,
	(void *)slow_hiprtcGetLoweredName,
	(void *)slow_hiprtcGetProgramLog,
	(void *)slow_hiprtcGetProgramLogSize,
	(void *)slow_hiprtcLinkAddData,
	(void *)slow_hiprtcLinkAddFile,
	(void *)slow_hiprtcLinkComplete,
	(void *)slow_hiprtcLinkCreate,
	(void *)slow_hiprtcLinkDestroy,
	(void *)slow_hiprtcVersion,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_VERSION(_Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j,
			hipError_t,
			"_Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j",
			"hip_4.2", false),
	SHIM_VERSION(_Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_,
			hipError_t,
			"_Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_",
			"hip_4.2", false),
	SHIM_VERSION(hipExtLaunchKernel, hipError_t, "hipExtLaunchKernel", "hip_4.2", false),
	SHIM_VERSION(hipExtLaunchMultiKernelMultiDevice, hipError_t,
			"hipExtLaunchMultiKernelMultiDevice", "hip_4.2", false),
	SHIM_VERSION(hipExtModuleLaunchKernel, hipError_t, "hipExtModuleLaunchKernel", "hip_4.2",
			false),
	SHIM_VERSION(hipHccModuleLaunchKernel, hipError_t, "hipHccModuleLaunchKernel", "hip_4.2",
			false),
	SHIM_VERSION(hipLaunchCooperativeKernel, hipError_t, "hipLaunchCooperativeKernel",
			"hip_4.2", false),
	SHIM_VERSION(hipLaunchCooperativeKernelMultiDevice, hipError_t,
			"hipLaunchCooperativeKernelMultiDevice", "hip_4.2", false),
	SHIM_VERSION(hipLaunchCooperativeKernel_spt, hipError_t, "hipLaunchCooperativeKernel_spt",
			"hip_5.2", false),
	SHIM_VERSION(hipLaunchKernel, hipError_t, "hipLaunchKernel", "hip_4.2", false),
	SHIM_VERSION(hipLaunchKernel_spt, hipError_t, "hipLaunchKernel_spt", "hip_5.2", false),
	SHIM_VERSION(hipModuleLaunchCooperativeKernel, hipError_t,
			"hipModuleLaunchCooperativeKernel", "hip_5.5", false),
	SHIM_VERSION(hipModuleLaunchCooperativeKernelMultiDevice, hipError_t,
			"hipModuleLaunchCooperativeKernelMultiDevice", "hip_5.5", false),
	SHIM_VERSION(hipModuleLaunchKernel, hipError_t, "hipModuleLaunchKernel", "hip_4.2", false),
	SHIM_VERSION(hipLaunchByPtr, hipError_t, "hipLaunchByPtr", "hip_4.2", false),
	SHIM_VERSION(hipEventRecord, hipError_t, "hipEventRecord", "hip_4.2", false),
	SHIM_VERSION(hipEventRecordWithFlags, hipError_t, "hipEventRecordWithFlags", "hip_6.4",
			false),
	SHIM_VERSION(hipEventRecord_spt, hipError_t, "hipEventRecord_spt", "hip_5.2", false),
	SHIM_VERSION(hipGraphLaunch, hipError_t, "hipGraphLaunch", "hip_4.3", false),
	SHIM_VERSION(hipGraphLaunch_spt, hipError_t, "hipGraphLaunch_spt", "hip_5.3", false),
	SHIM_VERSION(hipGraphUpload, hipError_t, "hipGraphUpload", "hip_5.3", false),
	SHIM_VERSION(hipStreamIsCapturing, hipError_t, "hipStreamIsCapturing", "hip_4.3", false),
	SHIM_VERSION(hipStreamIsCapturing_spt, hipError_t, "hipStreamIsCapturing_spt", "hip_5.3",
			false),
	SHIM_VERSION(hipStreamQuery, hipError_t, "hipStreamQuery", "hip_4.2", false),
	SHIM_VERSION(hipStreamQuery_spt, hipError_t, "hipStreamQuery_spt", "hip_5.2", false),
	SHIM_VERSION(hipStreamSynchronize, hipError_t, "hipStreamSynchronize", "hip_4.2", false),
	SHIM_VERSION(hipStreamSynchronize_spt, hipError_t, "hipStreamSynchronize_spt", "hip_5.2",
			false),
	SHIM_VERSION(hipStreamWaitEvent, hipError_t, "hipStreamWaitEvent", "hip_4.2", false),
	SHIM_VERSION(hipStreamWaitEvent_spt, hipError_t, "hipStreamWaitEvent_spt", "hip_5.2",
			false),
	SHIM_VERSION(hipCtxGetDevice, hipError_t, "hipCtxGetDevice", "hip_4.2", false),
	SHIM_VERSION(hipCtxSynchronize, hipError_t, "hipCtxSynchronize", "hip_4.2", false),
	SHIM_VERSION(hipDeviceSynchronize, hipError_t, "hipDeviceSynchronize", "hip_4.2", false),
	SHIM_VERSION(hipEventQuery, hipError_t, "hipEventQuery", "hip_4.2", false),
	SHIM_VERSION(hipExtGetLastError, hipError_t, "hipExtGetLastError", "hip_6.0", false),
	SHIM_VERSION(hipGetDevice, hipError_t, "hipGetDevice", "hip_4.2", false),
	SHIM_VERSION(hipGetLastError, hipError_t, "hipGetLastError", "hip_4.2", false),
	SHIM_VERSION(hipPeekAtLastError, hipError_t, "hipPeekAtLastError", "hip_4.2", false),
	SHIM_VERSION(hipSetDevice, hipError_t, "hipSetDevice", "hip_4.2", false),
	SHIM_VERSION(hipDrvMemcpy3DAsync, hipError_t, "hipDrvMemcpy3DAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemPrefetchAsync, hipError_t, "hipMemPrefetchAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy2DAsync, hipError_t, "hipMemcpy2DAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy2DAsync_spt, hipError_t, "hipMemcpy2DAsync_spt", "hip_5.3", false),
	SHIM_VERSION(hipMemcpy2DFromArrayAsync, hipError_t, "hipMemcpy2DFromArrayAsync", "hip_4.2",
			false),
	SHIM_VERSION(hipMemcpy2DFromArrayAsync_spt, hipError_t, "hipMemcpy2DFromArrayAsync_spt",
			"hip_5.3", false),
	SHIM_VERSION(hipMemcpy2DToArrayAsync, hipError_t, "hipMemcpy2DToArrayAsync", "hip_4.3",
			false),
	SHIM_VERSION(hipMemcpy2DToArrayAsync_spt, hipError_t, "hipMemcpy2DToArrayAsync_spt",
			"hip_5.3", false),
	SHIM_VERSION(hipMemcpy3DAsync, hipError_t, "hipMemcpy3DAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy3DAsync_spt, hipError_t, "hipMemcpy3DAsync_spt", "hip_5.3", false),
	SHIM_VERSION(hipMemcpyAsync, hipError_t, "hipMemcpyAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyAsync_spt, hipError_t, "hipMemcpyAsync_spt", "hip_5.2", false),
	SHIM_VERSION(hipMemcpyAtoHAsync, hipError_t, "hipMemcpyAtoHAsync", "hip_6.2", false),
	SHIM_VERSION(hipMemcpyDtoDAsync, hipError_t, "hipMemcpyDtoDAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyDtoHAsync, hipError_t, "hipMemcpyDtoHAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyFromSymbolAsync, hipError_t, "hipMemcpyFromSymbolAsync", "hip_4.2",
			false),
	SHIM_VERSION(hipMemcpyFromSymbolAsync_spt, hipError_t, "hipMemcpyFromSymbolAsync_spt",
			"hip_5.3", false),
	SHIM_VERSION(hipMemcpyHtoAAsync, hipError_t, "hipMemcpyHtoAAsync", "hip_6.2", false),
	SHIM_VERSION(hipMemcpyHtoDAsync, hipError_t, "hipMemcpyHtoDAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyParam2DAsync, hipError_t, "hipMemcpyParam2DAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyPeerAsync, hipError_t, "hipMemcpyPeerAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyToSymbolAsync, hipError_t, "hipMemcpyToSymbolAsync", "hip_4.2",
			false),
	SHIM_VERSION(hipMemcpyToSymbolAsync_spt, hipError_t, "hipMemcpyToSymbolAsync_spt",
			"hip_5.3", false),
	SHIM_VERSION(hipMemcpyWithStream, hipError_t, "hipMemcpyWithStream", "hip_4.2", false),
	SHIM_VERSION(hipMemset2DAsync, hipError_t, "hipMemset2DAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemset2DAsync_spt, hipError_t, "hipMemset2DAsync_spt", "hip_5.3", false),
	SHIM_VERSION(hipMemset3DAsync, hipError_t, "hipMemset3DAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemset3DAsync_spt, hipError_t, "hipMemset3DAsync_spt", "hip_5.3", false),
	SHIM_VERSION(hipMemsetAsync, hipError_t, "hipMemsetAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemsetAsync_spt, hipError_t, "hipMemsetAsync_spt", "hip_5.3", false),
	SHIM_VERSION(hipMemsetD16Async, hipError_t, "hipMemsetD16Async", "hip_4.2", false),
	SHIM_VERSION(hipMemsetD32Async, hipError_t, "hipMemsetD32Async", "hip_4.2", false),
	SHIM_VERSION(hipMemsetD8Async, hipError_t, "hipMemsetD8Async", "hip_4.2", false),
	SHIM_VERSION(hipDrvMemcpy2DUnaligned, hipError_t, "hipDrvMemcpy2DUnaligned", "hip_4.3",
			false),
	SHIM_VERSION(hipDrvMemcpy3D, hipError_t, "hipDrvMemcpy3D", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy, hipError_t, "hipMemcpy", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy2D, hipError_t, "hipMemcpy2D", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy2DArrayToArray, hipError_t, "hipMemcpy2DArrayToArray", "hip_6.2",
			false),
	SHIM_VERSION(hipMemcpy2DFromArray, hipError_t, "hipMemcpy2DFromArray", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy2DFromArray_spt, hipError_t, "hipMemcpy2DFromArray_spt", "hip_5.2",
			false),
	SHIM_VERSION(hipMemcpy2DToArray, hipError_t, "hipMemcpy2DToArray", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy2DToArray_spt, hipError_t, "hipMemcpy2DToArray_spt", "hip_5.2",
			false),
	SHIM_VERSION(hipMemcpy2D_spt, hipError_t, "hipMemcpy2D_spt", "hip_5.2", false),
	SHIM_VERSION(hipMemcpy3D, hipError_t, "hipMemcpy3D", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy3D_spt, hipError_t, "hipMemcpy3D_spt", "hip_5.2", false),
	SHIM_VERSION(hipMemcpyAtoA, hipError_t, "hipMemcpyAtoA", "hip_6.2", false),
	SHIM_VERSION(hipMemcpyAtoD, hipError_t, "hipMemcpyAtoD", "hip_6.2", false),
	SHIM_VERSION(hipMemcpyAtoH, hipError_t, "hipMemcpyAtoH", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyDtoA, hipError_t, "hipMemcpyDtoA", "hip_6.2", false),
	SHIM_VERSION(hipMemcpyDtoD, hipError_t, "hipMemcpyDtoD", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyDtoH, hipError_t, "hipMemcpyDtoH", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyFromArray, hipError_t, "hipMemcpyFromArray", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyFromArray_spt, hipError_t, "hipMemcpyFromArray_spt", "hip_5.3",
			false),
	SHIM_VERSION(hipMemcpyFromSymbol, hipError_t, "hipMemcpyFromSymbol", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyFromSymbol_spt, hipError_t, "hipMemcpyFromSymbol_spt", "hip_5.2",
			false),
	SHIM_VERSION(hipMemcpyHtoA, hipError_t, "hipMemcpyHtoA", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyHtoD, hipError_t, "hipMemcpyHtoD", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyParam2D, hipError_t, "hipMemcpyParam2D", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyPeer, hipError_t, "hipMemcpyPeer", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyToArray, hipError_t, "hipMemcpyToArray", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyToSymbol, hipError_t, "hipMemcpyToSymbol", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyToSymbol_spt, hipError_t, "hipMemcpyToSymbol_spt", "hip_5.2", false),
	SHIM_VERSION(hipMemcpy_spt, hipError_t, "hipMemcpy_spt", "hip_5.2", false),
	SHIM_VERSION(hipMemset, hipError_t, "hipMemset", "hip_4.2", false),
	SHIM_VERSION(hipMemset2D, hipError_t, "hipMemset2D", "hip_4.2", false),
	SHIM_VERSION(hipMemset2D_spt, hipError_t, "hipMemset2D_spt", "hip_5.2", false),
	SHIM_VERSION(hipMemset3D, hipError_t, "hipMemset3D", "hip_4.2", false),
	SHIM_VERSION(hipMemset3D_spt, hipError_t, "hipMemset3D_spt", "hip_5.2", false),
	SHIM_VERSION(hipMemsetD16, hipError_t, "hipMemsetD16", "hip_4.2", false),
	SHIM_VERSION(hipMemsetD32, hipError_t, "hipMemsetD32", "hip_4.2", false),
	SHIM_VERSION(hipMemsetD8, hipError_t, "hipMemsetD8", "hip_4.2", false),
	SHIM_VERSION(hipMemset_spt, hipError_t, "hipMemset_spt", "hip_5.2", false),
	SHIM_VERSION(__hipGetPCH, untyped, "__hipGetPCH", "hip_4.2", false),
	SHIM_VERSION(__hipPopCallConfiguration, untyped, "__hipPopCallConfiguration", "hip_4.2",
			false),
	SHIM_VERSION(__hipPushCallConfiguration, untyped, "__hipPushCallConfiguration", "hip_4.2",
			false),
	SHIM_VERSION(__hipRegisterFatBinary, untyped, "__hipRegisterFatBinary", "hip_4.2", false),
	SHIM_VERSION(__hipRegisterFunction, untyped, "__hipRegisterFunction", "hip_4.2", false),
	SHIM_VERSION(__hipRegisterManagedVar, untyped, "__hipRegisterManagedVar", "hip_4.2", false),
	SHIM_VERSION(__hipRegisterSurface, untyped, "__hipRegisterSurface", "hip_4.2", false),
	SHIM_VERSION(__hipRegisterTexture, untyped, "__hipRegisterTexture", "hip_4.2", false),
	SHIM_VERSION(__hipRegisterVar, untyped, "__hipRegisterVar", "hip_4.2", false),
	SHIM_VERSION(__hipUnregisterFatBinary, untyped, "__hipUnregisterFatBinary", "hip_4.2",
			false),
	SHIM_VERSION(amd_dbgapi_get_build_id, untyped, "amd_dbgapi_get_build_id", "hip_4.5", false),
	SHIM_VERSION(amd_dbgapi_get_build_name, untyped, "amd_dbgapi_get_build_name", "hip_4.5",
			false),
	SHIM_VERSION(amd_dbgapi_get_git_hash, untyped, "amd_dbgapi_get_git_hash", "hip_4.5", false),
	SHIM_VERSION(hipApiName, const_char_p, "hipApiName", "hip_4.2", false),
	SHIM_VERSION(hipArray3DCreate, hipError_t, "hipArray3DCreate", "hip_4.2", false),
	SHIM_VERSION(hipArray3DGetDescriptor, hipError_t, "hipArray3DGetDescriptor", "hip_5.6",
			false),
	SHIM_VERSION(hipArrayCreate, hipError_t, "hipArrayCreate", "hip_4.2", false),
	SHIM_VERSION(hipArrayDestroy, hipError_t, "hipArrayDestroy", "hip_4.3", false),
	SHIM_VERSION(hipArrayGetDescriptor, hipError_t, "hipArrayGetDescriptor", "hip_5.6", false),
	SHIM_VERSION(hipArrayGetInfo, hipError_t, "hipArrayGetInfo", "hip_5.6", false),
	SHIM_VERSION(hipBindTexture, hipError_t, "hipBindTexture", "hip_4.2", false),
	SHIM_VERSION(hipBindTexture2D, hipError_t, "hipBindTexture2D", "hip_4.2", false),
	SHIM_VERSION(hipBindTextureToArray, hipError_t, "hipBindTextureToArray", "hip_4.2", false),
	SHIM_VERSION(hipBindTextureToMipmappedArray, hipError_t, "hipBindTextureToMipmappedArray",
			"hip_4.2", false),
	SHIM_VERSION(hipChooseDevice, hipError_t, "hipChooseDevice", "hip_4.2", false),
	SHIM_VERSION(hipChooseDeviceR0000, hipError_t, "hipChooseDeviceR0000", "hip_4.2", false),
	SHIM_VERSION(hipChooseDeviceR0600, hipError_t, "hipChooseDeviceR0600", "hip_6.0", false),
	SHIM_VERSION(hipConfigureCall, hipError_t, "hipConfigureCall", "hip_4.2", false),
	SHIM_VERSION(hipCreateChannelDesc, struct_hipChannelFormatDesc, "hipCreateChannelDesc",
			"hip_4.2", false),
	SHIM_VERSION(hipCreateSurfaceObject, hipError_t, "hipCreateSurfaceObject", "hip_4.2",
			false),
	SHIM_VERSION(hipCreateTextureObject, hipError_t, "hipCreateTextureObject", "hip_4.2",
			false),
	SHIM_VERSION(hipCtxCreate, hipError_t, "hipCtxCreate", "hip_4.2", false),
	SHIM_VERSION(hipCtxDestroy, hipError_t, "hipCtxDestroy", "hip_4.2", false),
	SHIM_VERSION(hipCtxDisablePeerAccess, hipError_t, "hipCtxDisablePeerAccess", "hip_4.2",
			false),
	SHIM_VERSION(hipCtxEnablePeerAccess, hipError_t, "hipCtxEnablePeerAccess", "hip_4.2",
			false),
	SHIM_VERSION(hipCtxGetApiVersion, hipError_t, "hipCtxGetApiVersion", "hip_4.2", false),
	SHIM_VERSION(hipCtxGetCacheConfig, hipError_t, "hipCtxGetCacheConfig", "hip_4.2", false),
	SHIM_VERSION(hipCtxGetCurrent, hipError_t, "hipCtxGetCurrent", "hip_4.2", false),
	SHIM_VERSION(hipCtxGetFlags, hipError_t, "hipCtxGetFlags", "hip_4.2", false),
	SHIM_VERSION(hipCtxGetSharedMemConfig, hipError_t, "hipCtxGetSharedMemConfig", "hip_4.2",
			false),
	SHIM_VERSION(hipCtxPopCurrent, hipError_t, "hipCtxPopCurrent", "hip_4.2", false),
	SHIM_VERSION(hipCtxPushCurrent, hipError_t, "hipCtxPushCurrent", "hip_4.2", false),
	SHIM_VERSION(hipCtxSetCacheConfig, hipError_t, "hipCtxSetCacheConfig", "hip_4.2", false),
	SHIM_VERSION(hipCtxSetCurrent, hipError_t, "hipCtxSetCurrent", "hip_4.2", false),
	SHIM_VERSION(hipCtxSetSharedMemConfig, hipError_t, "hipCtxSetSharedMemConfig", "hip_4.2",
			false),
	SHIM_VERSION(hipDestroyExternalMemory, hipError_t, "hipDestroyExternalMemory", "hip_4.3",
			false),
	SHIM_VERSION(hipDestroyExternalSemaphore, hipError_t, "hipDestroyExternalSemaphore",
			"hip_4.3", false),
	SHIM_VERSION(hipDestroySurfaceObject, hipError_t, "hipDestroySurfaceObject", "hip_4.2",
			false),
	SHIM_VERSION(hipDestroyTextureObject, hipError_t, "hipDestroyTextureObject", "hip_4.2",
			false),
	SHIM_VERSION(hipDeviceCanAccessPeer, hipError_t, "hipDeviceCanAccessPeer", "hip_4.2",
			false),
	SHIM_VERSION(hipDeviceComputeCapability, hipError_t, "hipDeviceComputeCapability",
			"hip_4.2", false),
	SHIM_VERSION(hipDeviceDisablePeerAccess, hipError_t, "hipDeviceDisablePeerAccess",
			"hip_4.2", false),
	SHIM_VERSION(hipDeviceEnablePeerAccess, hipError_t, "hipDeviceEnablePeerAccess", "hip_4.2",
			false),
	SHIM_VERSION(hipDeviceGet, hipError_t, "hipDeviceGet", "hip_4.2", false),
	SHIM_VERSION(hipDeviceGetAttribute, hipError_t, "hipDeviceGetAttribute", "hip_4.2", false),
	SHIM_VERSION(hipDeviceGetByPCIBusId, hipError_t, "hipDeviceGetByPCIBusId", "hip_4.2",
			false),
	SHIM_VERSION(hipDeviceGetCacheConfig, hipError_t, "hipDeviceGetCacheConfig", "hip_4.2",
			false),
	SHIM_VERSION(hipDeviceGetDefaultMemPool, hipError_t, "hipDeviceGetDefaultMemPool",
			"hip_5.1", false),
	SHIM_VERSION(hipDeviceGetGraphMemAttribute, hipError_t, "hipDeviceGetGraphMemAttribute",
			"hip_4.5", false),
	SHIM_VERSION(hipDeviceGetLimit, hipError_t, "hipDeviceGetLimit", "hip_4.2", false),
	SHIM_VERSION(hipDeviceGetMemPool, hipError_t, "hipDeviceGetMemPool", "hip_5.1", false),
	SHIM_VERSION(hipDeviceGetName, hipError_t, "hipDeviceGetName", "hip_4.2", false),
	SHIM_VERSION(hipDeviceGetP2PAttribute, hipError_t, "hipDeviceGetP2PAttribute", "hip_4.2",
			false),
	SHIM_VERSION(hipDeviceGetPCIBusId, hipError_t, "hipDeviceGetPCIBusId", "hip_4.2", false),
	SHIM_VERSION(hipDeviceGetSharedMemConfig, hipError_t, "hipDeviceGetSharedMemConfig",
			"hip_4.2", false),
	SHIM_VERSION(hipDeviceGetStreamPriorityRange, hipError_t, "hipDeviceGetStreamPriorityRange",
			"hip_4.2", false),
	SHIM_SYMBOL(hipDeviceGetTexture1DLinearMaxWidth, hipError_t),
	SHIM_VERSION(hipDeviceGetUuid, hipError_t, "hipDeviceGetUuid", "hip_5.1", false),
	SHIM_VERSION(hipDeviceGraphMemTrim, hipError_t, "hipDeviceGraphMemTrim", "hip_4.5", false),
	SHIM_VERSION(hipDevicePrimaryCtxGetState, hipError_t, "hipDevicePrimaryCtxGetState",
			"hip_4.2", false),
	SHIM_VERSION(hipDevicePrimaryCtxRelease, hipError_t, "hipDevicePrimaryCtxRelease",
			"hip_4.2", false),
	SHIM_VERSION(hipDevicePrimaryCtxReset, hipError_t, "hipDevicePrimaryCtxReset", "hip_4.2",
			false),
	SHIM_VERSION(hipDevicePrimaryCtxRetain, hipError_t, "hipDevicePrimaryCtxRetain", "hip_4.2",
			false),
	SHIM_VERSION(hipDevicePrimaryCtxSetFlags, hipError_t, "hipDevicePrimaryCtxSetFlags",
			"hip_4.2", false),
	SHIM_VERSION(hipDeviceReset, hipError_t, "hipDeviceReset", "hip_4.2", false),
	SHIM_VERSION(hipDeviceSetCacheConfig, hipError_t, "hipDeviceSetCacheConfig", "hip_4.2",
			false),
	SHIM_VERSION(hipDeviceSetGraphMemAttribute, hipError_t, "hipDeviceSetGraphMemAttribute",
			"hip_4.5", false),
	SHIM_VERSION(hipDeviceSetLimit, hipError_t, "hipDeviceSetLimit", "hip_5.3", false),
	SHIM_VERSION(hipDeviceSetMemPool, hipError_t, "hipDeviceSetMemPool", "hip_5.1", false),
	SHIM_VERSION(hipDeviceSetSharedMemConfig, hipError_t, "hipDeviceSetSharedMemConfig",
			"hip_4.2", false),
	SHIM_VERSION(hipDeviceTotalMem, hipError_t, "hipDeviceTotalMem", "hip_4.2", false),
	SHIM_VERSION(hipDriverGetVersion, hipError_t, "hipDriverGetVersion", "hip_4.2", false),
	SHIM_VERSION(hipDrvGetErrorName, hipError_t, "hipDrvGetErrorName", "hip_5.3", false),
	SHIM_VERSION(hipDrvGetErrorString, hipError_t, "hipDrvGetErrorString", "hip_5.3", false),
	SHIM_VERSION(hipDrvGraphAddMemFreeNode, hipError_t, "hipDrvGraphAddMemFreeNode", "hip_6.2",
			false),
	SHIM_VERSION(hipDrvGraphAddMemcpyNode, hipError_t, "hipDrvGraphAddMemcpyNode", "hip_5.6",
			false),
	SHIM_VERSION(hipDrvGraphAddMemsetNode, hipError_t, "hipDrvGraphAddMemsetNode", "hip_5.6",
			false),
	SHIM_VERSION(hipDrvGraphExecMemcpyNodeSetParams, hipError_t,
			"hipDrvGraphExecMemcpyNodeSetParams", "hip_6.2", false),
	SHIM_VERSION(hipDrvGraphExecMemsetNodeSetParams, hipError_t,
			"hipDrvGraphExecMemsetNodeSetParams", "hip_6.2", false),
	SHIM_VERSION(hipDrvGraphMemcpyNodeGetParams, hipError_t, "hipDrvGraphMemcpyNodeGetParams",
			"hip_6.0", false),
	SHIM_VERSION(hipDrvGraphMemcpyNodeSetParams, hipError_t, "hipDrvGraphMemcpyNodeSetParams",
			"hip_6.0", false),
	SHIM_VERSION(hipDrvPointerGetAttributes, hipError_t, "hipDrvPointerGetAttributes",
			"hip_5.0", false),
	SHIM_VERSION(hipEventCreate, hipError_t, "hipEventCreate", "hip_4.2", false),
	SHIM_VERSION(hipEventCreateWithFlags, hipError_t, "hipEventCreateWithFlags", "hip_4.2",
			false),
	SHIM_VERSION(hipEventDestroy, hipError_t, "hipEventDestroy", "hip_4.2", false),
	SHIM_VERSION(hipEventElapsedTime, hipError_t, "hipEventElapsedTime", "hip_4.2", false),
	SHIM_VERSION(hipEventSynchronize, hipError_t, "hipEventSynchronize", "hip_4.2", false),
	SHIM_VERSION(hipExtGetLinkTypeAndHopCount, hipError_t, "hipExtGetLinkTypeAndHopCount",
			"hip_4.2", false),
	SHIM_VERSION(hipExtMallocWithFlags, hipError_t, "hipExtMallocWithFlags", "hip_4.2", false),
	SHIM_VERSION(hipExtStreamCreateWithCUMask, hipError_t, "hipExtStreamCreateWithCUMask",
			"hip_4.2", false),
	SHIM_VERSION(hipExtStreamGetCUMask, hipError_t, "hipExtStreamGetCUMask", "hip_4.2", false),
	SHIM_VERSION(hipExternalMemoryGetMappedBuffer, hipError_t,
			"hipExternalMemoryGetMappedBuffer", "hip_4.3", false),
	SHIM_SYMBOL(hipExternalMemoryGetMappedMipmappedArray, hipError_t),
	SHIM_VERSION(hipFree, hipError_t, "hipFree", "hip_4.2", false),
	SHIM_VERSION(hipFreeArray, hipError_t, "hipFreeArray", "hip_4.2", false),
	SHIM_VERSION(hipFreeAsync, hipError_t, "hipFreeAsync", "hip_5.1", false),
	SHIM_VERSION(hipFreeHost, hipError_t, "hipFreeHost", "hip_4.2", false),
	SHIM_VERSION(hipFreeMipmappedArray, hipError_t, "hipFreeMipmappedArray", "hip_4.2", false),
	SHIM_VERSION(hipFuncGetAttribute, hipError_t, "hipFuncGetAttribute", "hip_4.2", false),
	SHIM_VERSION(hipFuncGetAttributes, hipError_t, "hipFuncGetAttributes", "hip_4.2", false),
	SHIM_VERSION(hipFuncSetAttribute, hipError_t, "hipFuncSetAttribute", "hip_4.2", false),
	SHIM_VERSION(hipFuncSetCacheConfig, hipError_t, "hipFuncSetCacheConfig", "hip_4.2", false),
	SHIM_VERSION(hipFuncSetSharedMemConfig, hipError_t, "hipFuncSetSharedMemConfig", "hip_4.2",
			false),
	SHIM_VERSION(hipGLGetDevices, hipError_t, "hipGLGetDevices", "hip_4.3", false),
	SHIM_VERSION(hipGetChannelDesc, hipError_t, "hipGetChannelDesc", "hip_4.2", false),
	SHIM_VERSION(hipGetCmdName, untyped, "hipGetCmdName", "hip_4.2", false),
	SHIM_VERSION(hipGetDeviceCount, hipError_t, "hipGetDeviceCount", "hip_4.2", false),
	SHIM_VERSION(hipGetDeviceFlags, hipError_t, "hipGetDeviceFlags", "hip_4.2", false),
	SHIM_VERSION(hipGetDeviceProperties, hipError_t, "hipGetDeviceProperties", "hip_4.2",
			false),
	SHIM_VERSION(hipGetDevicePropertiesR0000, hipError_t, "hipGetDevicePropertiesR0000",
			"hip_4.2", false),
	SHIM_VERSION(hipGetDevicePropertiesR0600, hipError_t, "hipGetDevicePropertiesR0600",
			"hip_6.0", false),
	SHIM_VERSION(hipGetErrorName, const_char_p, "hipGetErrorName", "hip_4.2", false),
	SHIM_VERSION(hipGetErrorString, const_char_p, "hipGetErrorString", "hip_4.2", false),
	SHIM_VERSION(hipGetFuncBySymbol, hipError_t, "hipGetFuncBySymbol", "hip_6.2", false),
	SHIM_VERSION(hipGetMipmappedArrayLevel, hipError_t, "hipGetMipmappedArrayLevel", "hip_4.2",
			false),
	SHIM_VERSION(hipGetProcAddress, hipError_t, "hipGetProcAddress", "hip_6.1", false),
	SHIM_VERSION(hipGetStreamDeviceId, int, "hipGetStreamDeviceId", "hip_4.2", false),
	SHIM_VERSION(hipGetSymbolAddress, hipError_t, "hipGetSymbolAddress", "hip_4.2", false),
	SHIM_VERSION(hipGetSymbolSize, hipError_t, "hipGetSymbolSize", "hip_4.2", false),
	SHIM_VERSION(hipGetTextureAlignmentOffset, hipError_t, "hipGetTextureAlignmentOffset",
			"hip_4.2", false),
	SHIM_VERSION(hipGetTextureObjectResourceDesc, hipError_t, "hipGetTextureObjectResourceDesc",
			"hip_4.2", false),
	SHIM_VERSION(hipGetTextureObjectResourceViewDesc, hipError_t,
			"hipGetTextureObjectResourceViewDesc", "hip_4.2", false),
	SHIM_VERSION(hipGetTextureObjectTextureDesc, hipError_t, "hipGetTextureObjectTextureDesc",
			"hip_4.2", false),
	SHIM_VERSION(hipGetTextureReference, hipError_t, "hipGetTextureReference", "hip_4.2",
			false),
	SHIM_VERSION(hipGraphAddBatchMemOpNode, hipError_t, "hipGraphAddBatchMemOpNode", "hip_6.4",
			false),
	SHIM_VERSION(hipGraphAddChildGraphNode, hipError_t, "hipGraphAddChildGraphNode", "hip_4.5",
			false),
	SHIM_VERSION(hipGraphAddDependencies, hipError_t, "hipGraphAddDependencies", "hip_4.4",
			false),
	SHIM_VERSION(hipGraphAddEmptyNode, hipError_t, "hipGraphAddEmptyNode", "hip_4.4", false),
	SHIM_VERSION(hipGraphAddEventRecordNode, hipError_t, "hipGraphAddEventRecordNode",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphAddEventWaitNode, hipError_t, "hipGraphAddEventWaitNode", "hip_4.5",
			false),
	SHIM_SYMBOL(hipGraphAddExternalSemaphoresSignalNode, hipError_t),
	SHIM_SYMBOL(hipGraphAddExternalSemaphoresWaitNode, hipError_t),
	SHIM_VERSION(hipGraphAddHostNode, hipError_t, "hipGraphAddHostNode", "hip_4.5", false),
	SHIM_VERSION(hipGraphAddKernelNode, hipError_t, "hipGraphAddKernelNode", "hip_4.3", false),
	SHIM_VERSION(hipGraphAddMemAllocNode, hipError_t, "hipGraphAddMemAllocNode", "hip_5.5",
			false),
	SHIM_VERSION(hipGraphAddMemFreeNode, hipError_t, "hipGraphAddMemFreeNode", "hip_5.5",
			false),
	SHIM_VERSION(hipGraphAddMemcpyNode, hipError_t, "hipGraphAddMemcpyNode", "hip_4.3", false),
	SHIM_VERSION(hipGraphAddMemcpyNode1D, hipError_t, "hipGraphAddMemcpyNode1D", "hip_4.3",
			false),
	SHIM_VERSION(hipGraphAddMemcpyNodeFromSymbol, hipError_t, "hipGraphAddMemcpyNodeFromSymbol",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphAddMemcpyNodeToSymbol, hipError_t, "hipGraphAddMemcpyNodeToSymbol",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphAddMemsetNode, hipError_t, "hipGraphAddMemsetNode", "hip_4.3", false),
	SHIM_VERSION(hipGraphAddNode, hipError_t, "hipGraphAddNode", "hip_5.5", false),
	SHIM_VERSION(hipGraphBatchMemOpNodeGetParams, hipError_t, "hipGraphBatchMemOpNodeGetParams",
			"hip_6.4", false),
	SHIM_VERSION(hipGraphBatchMemOpNodeSetParams, hipError_t, "hipGraphBatchMemOpNodeSetParams",
			"hip_6.4", false),
	SHIM_VERSION(hipGraphChildGraphNodeGetGraph, hipError_t, "hipGraphChildGraphNodeGetGraph",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphClone, hipError_t, "hipGraphClone", "hip_4.5", false),
	SHIM_VERSION(hipGraphCreate, hipError_t, "hipGraphCreate", "hip_4.3", false),
	SHIM_VERSION(hipGraphDebugDotPrint, hipError_t, "hipGraphDebugDotPrint", "hip_5.3", false),
	SHIM_VERSION(hipGraphDestroy, hipError_t, "hipGraphDestroy", "hip_4.3", false),
	SHIM_VERSION(hipGraphDestroyNode, hipError_t, "hipGraphDestroyNode", "hip_4.5", false),
	SHIM_VERSION(hipGraphEventRecordNodeGetEvent, hipError_t, "hipGraphEventRecordNodeGetEvent",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphEventRecordNodeSetEvent, hipError_t, "hipGraphEventRecordNodeSetEvent",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphEventWaitNodeGetEvent, hipError_t, "hipGraphEventWaitNodeGetEvent",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphEventWaitNodeSetEvent, hipError_t, "hipGraphEventWaitNodeSetEvent",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphExecBatchMemOpNodeSetParams, hipError_t,
			"hipGraphExecBatchMemOpNodeSetParams", "hip_6.4", false),
	SHIM_VERSION(hipGraphExecChildGraphNodeSetParams, hipError_t,
			"hipGraphExecChildGraphNodeSetParams", "hip_4.5", false),
	SHIM_VERSION(hipGraphExecDestroy, hipError_t, "hipGraphExecDestroy", "hip_4.3", false),
	SHIM_VERSION(hipGraphExecEventRecordNodeSetEvent, hipError_t,
			"hipGraphExecEventRecordNodeSetEvent", "hip_4.5", false),
	SHIM_VERSION(hipGraphExecEventWaitNodeSetEvent, hipError_t,
			"hipGraphExecEventWaitNodeSetEvent", "hip_4.5", false),
	SHIM_SYMBOL(hipGraphExecExternalSemaphoresSignalNodeSetParams, hipError_t),
	SHIM_SYMBOL(hipGraphExecExternalSemaphoresWaitNodeSetParams, hipError_t),
	SHIM_VERSION(hipGraphExecGetFlags, hipError_t, "hipGraphExecGetFlags", "hip_6.2", false),
	SHIM_VERSION(hipGraphExecHostNodeSetParams, hipError_t, "hipGraphExecHostNodeSetParams",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphExecKernelNodeSetParams, hipError_t, "hipGraphExecKernelNodeSetParams",
			"hip_4.4", false),
	SHIM_VERSION(hipGraphExecMemcpyNodeSetParams, hipError_t, "hipGraphExecMemcpyNodeSetParams",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphExecMemcpyNodeSetParams1D, hipError_t,
			"hipGraphExecMemcpyNodeSetParams1D", "hip_4.5", false),
	SHIM_VERSION(hipGraphExecMemcpyNodeSetParamsFromSymbol, hipError_t,
			"hipGraphExecMemcpyNodeSetParamsFromSymbol", "hip_4.5", false),
	SHIM_VERSION(hipGraphExecMemcpyNodeSetParamsToSymbol, hipError_t,
			"hipGraphExecMemcpyNodeSetParamsToSymbol", "hip_4.5", false),
	SHIM_VERSION(hipGraphExecMemsetNodeSetParams, hipError_t, "hipGraphExecMemsetNodeSetParams",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphExecNodeSetParams, hipError_t, "hipGraphExecNodeSetParams", "hip_6.2",
			false),
	SHIM_VERSION(hipGraphExecUpdate, hipError_t, "hipGraphExecUpdate", "hip_4.5", false),
	SHIM_SYMBOL(hipGraphExternalSemaphoresSignalNodeGetParams, hipError_t),
	SHIM_SYMBOL(hipGraphExternalSemaphoresSignalNodeSetParams, hipError_t),
	SHIM_SYMBOL(hipGraphExternalSemaphoresWaitNodeGetParams, hipError_t),
	SHIM_SYMBOL(hipGraphExternalSemaphoresWaitNodeSetParams, hipError_t),
	SHIM_VERSION(hipGraphGetEdges, hipError_t, "hipGraphGetEdges", "hip_4.5", false),
	SHIM_VERSION(hipGraphGetNodes, hipError_t, "hipGraphGetNodes", "hip_4.4", false),
	SHIM_VERSION(hipGraphGetRootNodes, hipError_t, "hipGraphGetRootNodes", "hip_4.4", false),
	SHIM_VERSION(hipGraphHostNodeGetParams, hipError_t, "hipGraphHostNodeGetParams", "hip_4.5",
			false),
	SHIM_VERSION(hipGraphHostNodeSetParams, hipError_t, "hipGraphHostNodeSetParams", "hip_4.5",
			false),
	SHIM_VERSION(hipGraphInstantiate, hipError_t, "hipGraphInstantiate", "hip_4.3", false),
	SHIM_VERSION(hipGraphInstantiateWithFlags, hipError_t, "hipGraphInstantiateWithFlags",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphInstantiateWithParams, hipError_t, "hipGraphInstantiateWithParams",
			"hip_6.1", false),
	SHIM_VERSION(hipGraphKernelNodeCopyAttributes, hipError_t,
			"hipGraphKernelNodeCopyAttributes", "hip_5.3", false),
	SHIM_VERSION(hipGraphKernelNodeGetAttribute, hipError_t, "hipGraphKernelNodeGetAttribute",
			"hip_5.0", false),
	SHIM_VERSION(hipGraphKernelNodeGetParams, hipError_t, "hipGraphKernelNodeGetParams",
			"hip_4.4", false),
	SHIM_VERSION(hipGraphKernelNodeSetAttribute, hipError_t, "hipGraphKernelNodeSetAttribute",
			"hip_5.0", false),
	SHIM_VERSION(hipGraphKernelNodeSetParams, hipError_t, "hipGraphKernelNodeSetParams",
			"hip_4.4", false),
	SHIM_VERSION(hipGraphMemAllocNodeGetParams, hipError_t, "hipGraphMemAllocNodeGetParams",
			"hip_5.5", false),
	SHIM_VERSION(hipGraphMemFreeNodeGetParams, hipError_t, "hipGraphMemFreeNodeGetParams",
			"hip_5.5", false),
	SHIM_VERSION(hipGraphMemcpyNodeGetParams, hipError_t, "hipGraphMemcpyNodeGetParams",
			"hip_4.4", false),
	SHIM_VERSION(hipGraphMemcpyNodeSetParams, hipError_t, "hipGraphMemcpyNodeSetParams",
			"hip_4.4", false),
	SHIM_VERSION(hipGraphMemcpyNodeSetParams1D, hipError_t, "hipGraphMemcpyNodeSetParams1D",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphMemcpyNodeSetParamsFromSymbol, hipError_t,
			"hipGraphMemcpyNodeSetParamsFromSymbol", "hip_4.5", false),
	SHIM_VERSION(hipGraphMemcpyNodeSetParamsToSymbol, hipError_t,
			"hipGraphMemcpyNodeSetParamsToSymbol", "hip_4.5", false),
	SHIM_VERSION(hipGraphMemsetNodeGetParams, hipError_t, "hipGraphMemsetNodeGetParams",
			"hip_4.4", false),
	SHIM_VERSION(hipGraphMemsetNodeSetParams, hipError_t, "hipGraphMemsetNodeSetParams",
			"hip_4.4", false),
	SHIM_VERSION(hipGraphNodeFindInClone, hipError_t, "hipGraphNodeFindInClone", "hip_4.5",
			false),
	SHIM_VERSION(hipGraphNodeGetDependencies, hipError_t, "hipGraphNodeGetDependencies",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphNodeGetDependentNodes, hipError_t, "hipGraphNodeGetDependentNodes",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphNodeGetEnabled, hipError_t, "hipGraphNodeGetEnabled", "hip_5.3",
			false),
	SHIM_VERSION(hipGraphNodeGetType, hipError_t, "hipGraphNodeGetType", "hip_4.5", false),
	SHIM_VERSION(hipGraphNodeSetEnabled, hipError_t, "hipGraphNodeSetEnabled", "hip_5.3",
			false),
	SHIM_VERSION(hipGraphNodeSetParams, hipError_t, "hipGraphNodeSetParams", "hip_6.2", false),
	SHIM_VERSION(hipGraphReleaseUserObject, hipError_t, "hipGraphReleaseUserObject", "hip_5.3",
			false),
	SHIM_VERSION(hipGraphRemoveDependencies, hipError_t, "hipGraphRemoveDependencies",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphRetainUserObject, hipError_t, "hipGraphRetainUserObject", "hip_5.3",
			false),
	SHIM_VERSION(hipGraphicsGLRegisterBuffer, hipError_t, "hipGraphicsGLRegisterBuffer",
			"hip_4.3", false),
	SHIM_VERSION(hipGraphicsGLRegisterImage, hipError_t, "hipGraphicsGLRegisterImage",
			"hip_4.5", false),
	SHIM_VERSION(hipGraphicsMapResources, hipError_t, "hipGraphicsMapResources", "hip_4.3",
			false),
	SHIM_VERSION(hipGraphicsResourceGetMappedPointer, hipError_t,
			"hipGraphicsResourceGetMappedPointer", "hip_4.3", false),
	SHIM_VERSION(hipGraphicsSubResourceGetMappedArray, hipError_t,
			"hipGraphicsSubResourceGetMappedArray", "hip_4.5", false),
	SHIM_VERSION(hipGraphicsUnmapResources, hipError_t, "hipGraphicsUnmapResources", "hip_4.3",
			false),
	SHIM_VERSION(hipGraphicsUnregisterResource, hipError_t, "hipGraphicsUnregisterResource",
			"hip_4.3", false),
	SHIM_VERSION(hipHostAlloc, hipError_t, "hipHostAlloc", "hip_4.2", false),
	SHIM_VERSION(hipHostFree, hipError_t, "hipHostFree", "hip_4.2", false),
	SHIM_VERSION(hipHostGetDevicePointer, hipError_t, "hipHostGetDevicePointer", "hip_4.2",
			false),
	SHIM_VERSION(hipHostGetFlags, hipError_t, "hipHostGetFlags", "hip_4.2", false),
	SHIM_VERSION(hipHostMalloc, hipError_t, "hipHostMalloc", "hip_4.2", false),
	SHIM_VERSION(hipHostRegister, hipError_t, "hipHostRegister", "hip_4.2", false),
	SHIM_VERSION(hipHostUnregister, hipError_t, "hipHostUnregister", "hip_4.2", false),
	SHIM_VERSION(hipImportExternalMemory, hipError_t, "hipImportExternalMemory", "hip_4.3",
			false),
	SHIM_VERSION(hipImportExternalSemaphore, hipError_t, "hipImportExternalSemaphore",
			"hip_4.3", false),
	SHIM_VERSION(hipInit, hipError_t, "hipInit", "hip_4.2", false),
	SHIM_VERSION(hipIpcCloseMemHandle, hipError_t, "hipIpcCloseMemHandle", "hip_4.2", false),
	SHIM_VERSION(hipIpcGetEventHandle, hipError_t, "hipIpcGetEventHandle", "hip_4.2", false),
	SHIM_VERSION(hipIpcGetMemHandle, hipError_t, "hipIpcGetMemHandle", "hip_4.2", false),
	SHIM_VERSION(hipIpcOpenEventHandle, hipError_t, "hipIpcOpenEventHandle", "hip_4.2", false),
	SHIM_VERSION(hipIpcOpenMemHandle, hipError_t, "hipIpcOpenMemHandle", "hip_4.2", false),
	SHIM_VERSION(hipKernelNameRef, const_char_p, "hipKernelNameRef", "hip_4.2", false),
	SHIM_VERSION(hipKernelNameRefByPtr, const_char_p, "hipKernelNameRefByPtr", "hip_4.2",
			false),
	SHIM_VERSION(hipLaunchHostFunc, hipError_t, "hipLaunchHostFunc", "hip_5.3", false),
	SHIM_VERSION(hipLaunchHostFunc_spt, hipError_t, "hipLaunchHostFunc_spt", "hip_5.3", false),
	SHIM_VERSION(hipLinkAddData, hipError_t, "hipLinkAddData", "hip_6.4", false),
	SHIM_VERSION(hipLinkAddFile, hipError_t, "hipLinkAddFile", "hip_6.4", false),
	SHIM_VERSION(hipLinkComplete, hipError_t, "hipLinkComplete", "hip_6.4", false),
	SHIM_VERSION(hipLinkCreate, hipError_t, "hipLinkCreate", "hip_6.4", false),
	SHIM_VERSION(hipLinkDestroy, hipError_t, "hipLinkDestroy", "hip_6.4", false),
	SHIM_VERSION(hipMalloc, hipError_t, "hipMalloc", "hip_4.2", false),
	SHIM_VERSION(hipMalloc3D, hipError_t, "hipMalloc3D", "hip_4.2", false),
	SHIM_VERSION(hipMalloc3DArray, hipError_t, "hipMalloc3DArray", "hip_4.2", false),
	SHIM_VERSION(hipMallocArray, hipError_t, "hipMallocArray", "hip_4.2", false),
	SHIM_VERSION(hipMallocAsync, hipError_t, "hipMallocAsync", "hip_5.1", false),
	SHIM_VERSION(hipMallocFromPoolAsync, hipError_t, "hipMallocFromPoolAsync", "hip_5.1",
			false),
	SHIM_VERSION(hipMallocHost, hipError_t, "hipMallocHost", "hip_4.2", false),
	SHIM_VERSION(hipMallocManaged, hipError_t, "hipMallocManaged", "hip_4.2", false),
	SHIM_VERSION(hipMallocMipmappedArray, hipError_t, "hipMallocMipmappedArray", "hip_4.2",
			false),
	SHIM_VERSION(hipMallocPitch, hipError_t, "hipMallocPitch", "hip_4.2", false),
	SHIM_VERSION(hipMemAddressFree, hipError_t, "hipMemAddressFree", "hip_5.1", false),
	SHIM_VERSION(hipMemAddressReserve, hipError_t, "hipMemAddressReserve", "hip_5.1", false),
	SHIM_VERSION(hipMemAdvise, hipError_t, "hipMemAdvise", "hip_4.2", false),
	SHIM_VERSION(hipMemAllocHost, hipError_t, "hipMemAllocHost", "hip_4.2", false),
	SHIM_VERSION(hipMemAllocPitch, hipError_t, "hipMemAllocPitch", "hip_4.2", false),
	SHIM_VERSION(hipMemCreate, hipError_t, "hipMemCreate", "hip_5.1", false),
	SHIM_VERSION(hipMemExportToShareableHandle, hipError_t, "hipMemExportToShareableHandle",
			"hip_5.1", false),
	SHIM_VERSION(hipMemGetAccess, hipError_t, "hipMemGetAccess", "hip_5.1", false),
	SHIM_VERSION(hipMemGetAddressRange, hipError_t, "hipMemGetAddressRange", "hip_4.2", false),
	SHIM_VERSION(hipMemGetAllocationGranularity, hipError_t, "hipMemGetAllocationGranularity",
			"hip_5.1", false),
	SHIM_VERSION(hipMemGetAllocationPropertiesFromHandle, hipError_t,
			"hipMemGetAllocationPropertiesFromHandle", "hip_5.1", false),
	SHIM_VERSION(hipMemGetInfo, hipError_t, "hipMemGetInfo", "hip_4.2", false),
	SHIM_VERSION(hipMemImportFromShareableHandle, hipError_t, "hipMemImportFromShareableHandle",
			"hip_5.1", false),
	SHIM_VERSION(hipMemMap, hipError_t, "hipMemMap", "hip_5.1", false),
	SHIM_VERSION(hipMemMapArrayAsync, hipError_t, "hipMemMapArrayAsync", "hip_5.1", false),
	SHIM_VERSION(hipMemPoolCreate, hipError_t, "hipMemPoolCreate", "hip_5.1", false),
	SHIM_VERSION(hipMemPoolDestroy, hipError_t, "hipMemPoolDestroy", "hip_5.1", false),
	SHIM_VERSION(hipMemPoolExportPointer, hipError_t, "hipMemPoolExportPointer", "hip_5.1",
			false),
	SHIM_VERSION(hipMemPoolExportToShareableHandle, hipError_t,
			"hipMemPoolExportToShareableHandle", "hip_5.1", false),
	SHIM_VERSION(hipMemPoolGetAccess, hipError_t, "hipMemPoolGetAccess", "hip_5.1", false),
	SHIM_VERSION(hipMemPoolGetAttribute, hipError_t, "hipMemPoolGetAttribute", "hip_5.1",
			false),
	SHIM_VERSION(hipMemPoolImportFromShareableHandle, hipError_t,
			"hipMemPoolImportFromShareableHandle", "hip_5.1", false),
	SHIM_VERSION(hipMemPoolImportPointer, hipError_t, "hipMemPoolImportPointer", "hip_5.1",
			false),
	SHIM_VERSION(hipMemPoolSetAccess, hipError_t, "hipMemPoolSetAccess", "hip_5.1", false),
	SHIM_VERSION(hipMemPoolSetAttribute, hipError_t, "hipMemPoolSetAttribute", "hip_5.1",
			false),
	SHIM_VERSION(hipMemPoolTrimTo, hipError_t, "hipMemPoolTrimTo", "hip_5.1", false),
	SHIM_VERSION(hipMemPtrGetInfo, hipError_t, "hipMemPtrGetInfo", "hip_4.2", false),
	SHIM_VERSION(hipMemRangeGetAttribute, hipError_t, "hipMemRangeGetAttribute", "hip_4.2",
			false),
	SHIM_VERSION(hipMemRangeGetAttributes, hipError_t, "hipMemRangeGetAttributes", "hip_4.2",
			false),
	SHIM_VERSION(hipMemRelease, hipError_t, "hipMemRelease", "hip_5.1", false),
	SHIM_VERSION(hipMemRetainAllocationHandle, hipError_t, "hipMemRetainAllocationHandle",
			"hip_5.1", false),
	SHIM_VERSION(hipMemSetAccess, hipError_t, "hipMemSetAccess", "hip_5.1", false),
	SHIM_VERSION(hipMemUnmap, hipError_t, "hipMemUnmap", "hip_5.1", false),
	SHIM_VERSION(hipMipmappedArrayCreate, hipError_t, "hipMipmappedArrayCreate", "hip_4.2",
			false),
	SHIM_VERSION(hipMipmappedArrayDestroy, hipError_t, "hipMipmappedArrayDestroy", "hip_4.2",
			false),
	SHIM_VERSION(hipMipmappedArrayGetLevel, hipError_t, "hipMipmappedArrayGetLevel", "hip_4.2",
			false),
	SHIM_VERSION(hipModuleGetFunction, hipError_t, "hipModuleGetFunction", "hip_4.2", false),
	SHIM_VERSION(hipModuleGetGlobal, hipError_t, "hipModuleGetGlobal", "hip_4.2", false),
	SHIM_VERSION(hipModuleGetTexRef, hipError_t, "hipModuleGetTexRef", "hip_4.2", false),
	SHIM_VERSION(hipModuleLoad, hipError_t, "hipModuleLoad", "hip_4.2", false),
	SHIM_VERSION(hipModuleLoadData, hipError_t, "hipModuleLoadData", "hip_4.2", false),
	SHIM_VERSION(hipModuleLoadDataEx, hipError_t, "hipModuleLoadDataEx", "hip_4.2", false),
	SHIM_VERSION(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor, hipError_t,
			"hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", "hip_4.2", false),
	SHIM_VERSION(hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, hipError_t,
			"hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", "hip_4.2",
			false),
	SHIM_VERSION(hipModuleOccupancyMaxPotentialBlockSize, hipError_t,
			"hipModuleOccupancyMaxPotentialBlockSize", "hip_4.2", false),
	SHIM_VERSION(hipModuleOccupancyMaxPotentialBlockSizeWithFlags, hipError_t,
			"hipModuleOccupancyMaxPotentialBlockSizeWithFlags", "hip_4.2", false),
	SHIM_VERSION(hipModuleUnload, hipError_t, "hipModuleUnload", "hip_4.2", false),
	SHIM_VERSION(hipOccupancyMaxActiveBlocksPerMultiprocessor, hipError_t,
			"hipOccupancyMaxActiveBlocksPerMultiprocessor", "hip_4.2", false),
	SHIM_VERSION(hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, hipError_t,
			"hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", "hip_4.2", false),
	SHIM_VERSION(hipOccupancyMaxPotentialBlockSize, hipError_t,
			"hipOccupancyMaxPotentialBlockSize", "hip_4.2", false),
	SHIM_VERSION(hipPointerGetAttribute, hipError_t, "hipPointerGetAttribute", "hip_5.0",
			false),
	SHIM_VERSION(hipPointerGetAttributes, hipError_t, "hipPointerGetAttributes", "hip_4.2",
			false),
	SHIM_VERSION(hipPointerSetAttribute, hipError_t, "hipPointerSetAttribute", "hip_4.2",
			false),
	SHIM_VERSION(hipProfilerStart, hipError_t, "hipProfilerStart", "hip_4.2", false),
	SHIM_VERSION(hipProfilerStop, hipError_t, "hipProfilerStop", "hip_4.2", false),
	SHIM_VERSION(hipRegisterTracerCallback, untyped, "hipRegisterTracerCallback", "hip_5.3",
			false),
	SHIM_VERSION(hipRuntimeGetVersion, hipError_t, "hipRuntimeGetVersion", "hip_4.2", false),
	SHIM_VERSION(hipSetDeviceFlags, hipError_t, "hipSetDeviceFlags", "hip_4.2", false),
	SHIM_VERSION(hipSetValidDevices, hipError_t, "hipSetValidDevices", "hip_6.2", false),
	SHIM_VERSION(hipSetupArgument, hipError_t, "hipSetupArgument", "hip_4.2", false),
	SHIM_VERSION(hipSignalExternalSemaphoresAsync, hipError_t,
			"hipSignalExternalSemaphoresAsync", "hip_4.3", false),
	SHIM_VERSION(hipStreamAddCallback, hipError_t, "hipStreamAddCallback", "hip_4.2", false),
	SHIM_VERSION(hipStreamAddCallback_spt, hipError_t, "hipStreamAddCallback_spt", "hip_5.3",
			false),
	SHIM_VERSION(hipStreamAttachMemAsync, hipError_t, "hipStreamAttachMemAsync", "hip_4.2",
			false),
	SHIM_VERSION(hipStreamBatchMemOp, hipError_t, "hipStreamBatchMemOp", "hip_6.4", false),
	SHIM_VERSION(hipStreamBeginCapture, hipError_t, "hipStreamBeginCapture", "hip_4.3", false),
	SHIM_VERSION(hipStreamBeginCaptureToGraph, hipError_t, "hipStreamBeginCaptureToGraph",
			"hip_6.1", false),
	SHIM_VERSION(hipStreamBeginCapture_spt, hipError_t, "hipStreamBeginCapture_spt", "hip_5.3",
			false),
	SHIM_VERSION(hipStreamCreate, hipError_t, "hipStreamCreate", "hip_4.2", false),
	SHIM_VERSION(hipStreamCreateWithFlags, hipError_t, "hipStreamCreateWithFlags", "hip_4.2",
			false),
	SHIM_VERSION(hipStreamCreateWithPriority, hipError_t, "hipStreamCreateWithPriority",
			"hip_4.2", false),
	SHIM_VERSION(hipStreamDestroy, hipError_t, "hipStreamDestroy", "hip_4.2", false),
	SHIM_VERSION(hipStreamEndCapture, hipError_t, "hipStreamEndCapture", "hip_4.3", false),
	SHIM_VERSION(hipStreamEndCapture_spt, hipError_t, "hipStreamEndCapture_spt", "hip_5.3",
			false),
	SHIM_VERSION(hipStreamGetCaptureInfo, hipError_t, "hipStreamGetCaptureInfo", "hip_4.5",
			false),
	SHIM_VERSION(hipStreamGetCaptureInfo_spt, hipError_t, "hipStreamGetCaptureInfo_spt",
			"hip_5.3", false),
	SHIM_VERSION(hipStreamGetCaptureInfo_v2, hipError_t, "hipStreamGetCaptureInfo_v2",
			"hip_4.5", false),
	SHIM_VERSION(hipStreamGetCaptureInfo_v2_spt, hipError_t, "hipStreamGetCaptureInfo_v2_spt",
			"hip_5.3", false),
	SHIM_VERSION(hipStreamGetDevice, hipError_t, "hipStreamGetDevice", "hip_4.2", false),
	SHIM_VERSION(hipStreamGetFlags, hipError_t, "hipStreamGetFlags", "hip_4.2", false),
	SHIM_VERSION(hipStreamGetFlags_spt, hipError_t, "hipStreamGetFlags_spt", "hip_5.2", false),
	SHIM_VERSION(hipStreamGetPriority, hipError_t, "hipStreamGetPriority", "hip_4.2", false),
	SHIM_VERSION(hipStreamGetPriority_spt, hipError_t, "hipStreamGetPriority_spt", "hip_5.2",
			false),
	SHIM_VERSION(hipStreamUpdateCaptureDependencies, hipError_t,
			"hipStreamUpdateCaptureDependencies", "hip_4.5", false),
	SHIM_VERSION(hipStreamWaitValue32, hipError_t, "hipStreamWaitValue32", "hip_4.4", false),
	SHIM_VERSION(hipStreamWaitValue64, hipError_t, "hipStreamWaitValue64", "hip_4.4", false),
	SHIM_VERSION(hipStreamWriteValue32, hipError_t, "hipStreamWriteValue32", "hip_4.4", false),
	SHIM_VERSION(hipStreamWriteValue64, hipError_t, "hipStreamWriteValue64", "hip_4.4", false),
	SHIM_VERSION(hipTexObjectCreate, hipError_t, "hipTexObjectCreate", "hip_4.2", false),
	SHIM_VERSION(hipTexObjectDestroy, hipError_t, "hipTexObjectDestroy", "hip_4.2", false),
	SHIM_VERSION(hipTexObjectGetResourceDesc, hipError_t, "hipTexObjectGetResourceDesc",
			"hip_4.2", false),
	SHIM_VERSION(hipTexObjectGetResourceViewDesc, hipError_t, "hipTexObjectGetResourceViewDesc",
			"hip_4.2", false),
	SHIM_VERSION(hipTexObjectGetTextureDesc, hipError_t, "hipTexObjectGetTextureDesc",
			"hip_4.2", false),
	SHIM_VERSION(hipTexRefGetAddress, hipError_t, "hipTexRefGetAddress", "hip_4.2", false),
	SHIM_VERSION(hipTexRefGetAddressMode, hipError_t, "hipTexRefGetAddressMode", "hip_4.2",
			false),
	SHIM_VERSION(hipTexRefGetArray, hipError_t, "hipTexRefGetArray", "hip_4.2", false),
	SHIM_VERSION(hipTexRefGetBorderColor, hipError_t, "hipTexRefGetBorderColor", "hip_4.2",
			false),
	SHIM_VERSION(hipTexRefGetFilterMode, hipError_t, "hipTexRefGetFilterMode", "hip_4.2",
			false),
	SHIM_VERSION(hipTexRefGetFlags, hipError_t, "hipTexRefGetFlags", "hip_4.2", false),
	SHIM_VERSION(hipTexRefGetFormat, hipError_t, "hipTexRefGetFormat", "hip_4.2", false),
	SHIM_VERSION(hipTexRefGetMaxAnisotropy, hipError_t, "hipTexRefGetMaxAnisotropy", "hip_4.2",
			false),
	SHIM_VERSION(hipTexRefGetMipMappedArray, hipError_t, "hipTexRefGetMipMappedArray",
			"hip_4.2", false),
	SHIM_VERSION(hipTexRefGetMipmapFilterMode, hipError_t, "hipTexRefGetMipmapFilterMode",
			"hip_4.2", false),
	SHIM_VERSION(hipTexRefGetMipmapLevelBias, hipError_t, "hipTexRefGetMipmapLevelBias",
			"hip_4.2", false),
	SHIM_VERSION(hipTexRefGetMipmapLevelClamp, hipError_t, "hipTexRefGetMipmapLevelClamp",
			"hip_4.2", false),
	SHIM_VERSION(hipTexRefSetAddress, hipError_t, "hipTexRefSetAddress", "hip_4.2", false),
	SHIM_VERSION(hipTexRefSetAddress2D, hipError_t, "hipTexRefSetAddress2D", "hip_4.2", false),
	SHIM_VERSION(hipTexRefSetAddressMode, hipError_t, "hipTexRefSetAddressMode", "hip_4.2",
			false),
	SHIM_VERSION(hipTexRefSetArray, hipError_t, "hipTexRefSetArray", "hip_4.2", false),
	SHIM_VERSION(hipTexRefSetBorderColor, hipError_t, "hipTexRefSetBorderColor", "hip_4.2",
			false),
	SHIM_VERSION(hipTexRefSetFilterMode, hipError_t, "hipTexRefSetFilterMode", "hip_4.2",
			false),
	SHIM_VERSION(hipTexRefSetFlags, hipError_t, "hipTexRefSetFlags", "hip_4.2", false),
	SHIM_VERSION(hipTexRefSetFormat, hipError_t, "hipTexRefSetFormat", "hip_4.2", false),
	SHIM_VERSION(hipTexRefSetMaxAnisotropy, hipError_t, "hipTexRefSetMaxAnisotropy", "hip_4.2",
			false),
	SHIM_VERSION(hipTexRefSetMipmapFilterMode, hipError_t, "hipTexRefSetMipmapFilterMode",
			"hip_4.2", false),
	SHIM_VERSION(hipTexRefSetMipmapLevelBias, hipError_t, "hipTexRefSetMipmapLevelBias",
			"hip_4.2", false),
	SHIM_VERSION(hipTexRefSetMipmapLevelClamp, hipError_t, "hipTexRefSetMipmapLevelClamp",
			"hip_4.2", false),
	SHIM_VERSION(hipTexRefSetMipmappedArray, hipError_t, "hipTexRefSetMipmappedArray",
			"hip_4.2", false),
	SHIM_VERSION(hipThreadExchangeStreamCaptureMode, hipError_t,
			"hipThreadExchangeStreamCaptureMode", "hip_5.0", false),
	SHIM_VERSION(hipUnbindTexture, hipError_t, "hipUnbindTexture", "hip_4.2", false),
	SHIM_VERSION(hipUserObjectCreate, hipError_t, "hipUserObjectCreate", "hip_5.3", false),
	SHIM_VERSION(hipUserObjectRelease, hipError_t, "hipUserObjectRelease", "hip_5.3", false),
	SHIM_VERSION(hipUserObjectRetain, hipError_t, "hipUserObjectRetain", "hip_5.3", false),
	SHIM_VERSION(hipWaitExternalSemaphoresAsync, hipError_t, "hipWaitExternalSemaphoresAsync",
			"hip_4.3", false),
	SHIM_VERSION(hiprtcAddNameExpression, hiprtcResult, "hiprtcAddNameExpression", "hip_4.2",
			false),
	SHIM_VERSION(hiprtcCompileProgram, hiprtcResult, "hiprtcCompileProgram", "hip_4.2", false),
	SHIM_VERSION(hiprtcCreateProgram, hiprtcResult, "hiprtcCreateProgram", "hip_4.2", false),
	SHIM_VERSION(hiprtcDestroyProgram, hiprtcResult, "hiprtcDestroyProgram", "hip_4.2", false),
	SHIM_VERSION(hiprtcGetBitcode, hiprtcResult, "hiprtcGetBitcode", "hip_5.3", false),
	SHIM_VERSION(hiprtcGetBitcodeSize, hiprtcResult, "hiprtcGetBitcodeSize", "hip_5.3", false),
	SHIM_VERSION(hiprtcGetCode, hiprtcResult, "hiprtcGetCode", "hip_4.2", false),
	SHIM_VERSION(hiprtcGetCodeSize, hiprtcResult, "hiprtcGetCodeSize", "hip_4.2", false),
	SHIM_VERSION(hiprtcGetErrorString, const_char_p, "hiprtcGetErrorString", "hip_4.2", false),
	SHIM_VERSION(hiprtcGetLoweredName, hiprtcResult, "hiprtcGetLoweredName", "hip_4.2", false),
	SHIM_VERSION(hiprtcGetProgramLog, hiprtcResult, "hiprtcGetProgramLog", "hip_4.2", false),
	SHIM_VERSION(hiprtcGetProgramLogSize, hiprtcResult, "hiprtcGetProgramLogSize", "hip_4.2",
			false),
	SHIM_VERSION(hiprtcLinkAddData, hiprtcResult, "hiprtcLinkAddData", "hip_4.2", false),
	SHIM_VERSION(hiprtcLinkAddFile, hiprtcResult, "hiprtcLinkAddFile", "hip_4.2", false),
	SHIM_VERSION(hiprtcLinkComplete, hiprtcResult, "hiprtcLinkComplete", "hip_4.2", false),
	SHIM_VERSION(hiprtcLinkCreate, hiprtcResult, "hiprtcLinkCreate", "hip_4.2", false),
	SHIM_VERSION(hiprtcLinkDestroy, hiprtcResult, "hiprtcLinkDestroy", "hip_4.2", false),
	SHIM_VERSION(hiprtcVersion, hiprtcResult, "hiprtcVersion", "hip_4.2", false),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libamdhip64.so.6",
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
