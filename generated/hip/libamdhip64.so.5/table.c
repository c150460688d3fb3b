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

static void absent_void(void)
{
}

static void no_driver_void(void)
{
}

void _Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc(void),
		slow__Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc(void);
void _Z23hipDestroySurfaceObjectP13__hip_surface(void),
		slow__Z23hipDestroySurfaceObjectP13__hip_surface(void);
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
void hipEnableActivityCallback(void), slow_hipEnableActivityCallback(void);
void hipGetCmdName(void), slow_hipGetCmdName(void);
void hipInitActivityCallback(void), slow_hipInitActivityCallback(void);
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

static void slow__ZN8hip_impl22hipLaunchKernelGGLImplEmRK4dim3S2_jP12ihipStream_tPPv(uintptr_t function_address,
		const dim3 *numBlocks, const dim3 *dimBlocks, uint32_t sharedMemBytes,
		hipStream_t stream, void **kernarg)
{
	SHIM_FIRST(_ZN8hip_impl22hipLaunchKernelGGLImplEmRK4dim3S2_jP12ihipStream_tPPv,
			2)(function_address, numBlocks, dimBlocks, sharedMemBytes, stream, kernarg);
}

static const char *slow_hipApiName(uint32_t id)
{
	return SHIM_FIRST(hipApiName, 116)(id);
}

static hipError_t slow_hipArray3DCreate(hipArray **array,
		const HIP_ARRAY3D_DESCRIPTOR *pAllocateArray)
{
	return SHIM_FIRST(hipArray3DCreate, 117)(array, pAllocateArray);
}

static hipError_t slow_hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR *pArrayDescriptor,
		hipArray *array)
{
	return SHIM_FIRST(hipArray3DGetDescriptor, 118)(pArrayDescriptor, array);
}

static hipError_t slow_hipArrayCreate(hipArray **pHandle,
		const HIP_ARRAY_DESCRIPTOR *pAllocateArray)
{
	return SHIM_FIRST(hipArrayCreate, 119)(pHandle, pAllocateArray);
}

static hipError_t slow_hipArrayDestroy(hipArray *array)
{
	return SHIM_FIRST(hipArrayDestroy, 120)(array);
}

static hipError_t slow_hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR *pArrayDescriptor,
		hipArray *array)
{
	return SHIM_FIRST(hipArrayGetDescriptor, 121)(pArrayDescriptor, array);
}

static hipError_t slow_hipArrayGetInfo(hipChannelFormatDesc *desc, hipExtent *extent,
		unsigned int *flags, hipArray *array)
{
	return SHIM_FIRST(hipArrayGetInfo, 122)(desc, extent, flags, array);
}

static hipError_t slow_hipBindTexture(size_t *offset, const textureReference *tex,
		const void *devPtr, const hipChannelFormatDesc *desc, size_t size)
{
	return SHIM_FIRST(hipBindTexture, 123)(offset, tex, devPtr, desc, size);
}

static hipError_t slow_hipBindTexture2D(size_t *offset, const textureReference *tex,
		const void *devPtr, const hipChannelFormatDesc *desc, size_t width, size_t height,
		size_t pitch)
{
	return SHIM_FIRST(hipBindTexture2D, 124)(offset, tex, devPtr, desc, width, height, pitch);
}

static hipError_t slow_hipBindTextureToArray(const textureReference *tex, hipArray_const_t array,
		const hipChannelFormatDesc *desc)
{
	return SHIM_FIRST(hipBindTextureToArray, 125)(tex, array, desc);
}

static hipError_t slow_hipBindTextureToMipmappedArray(const textureReference *tex,
		hipMipmappedArray_const_t mipmappedArray, const hipChannelFormatDesc *desc)
{
	return SHIM_FIRST(hipBindTextureToMipmappedArray, 126)(tex, mipmappedArray, desc);
}

static hipError_t slow_hipChooseDevice(int *device, const hipDeviceProp_t *prop)
{
	return SHIM_FIRST(hipChooseDevice, 127)(device, prop);
}

static hipError_t slow_hipConfigureCall(dim3 gridDim, dim3 blockDim, size_t sharedMem,
		hipStream_t stream)
{
	return SHIM_FIRST(hipConfigureCall, 128)(gridDim, blockDim, sharedMem, stream);
}

static struct hipChannelFormatDesc slow_hipCreateChannelDesc(int x, int y, int z, int w,
		enum hipChannelFormatKind f)
{
	return SHIM_FIRST(hipCreateChannelDesc, 129)(x, y, z, w, f);
}

static hipError_t slow_hipCreateSurfaceObject(hipSurfaceObject_t *pSurfObject,
		const hipResourceDesc *pResDesc)
{
	return SHIM_FIRST(hipCreateSurfaceObject, 130)(pSurfObject, pResDesc);
}

static hipError_t slow_hipCreateTextureObject(hipTextureObject_t *pTexObject,
		const hipResourceDesc *pResDesc, const hipTextureDesc *pTexDesc,
		const struct hipResourceViewDesc *pResViewDesc)
{
	return SHIM_FIRST(hipCreateTextureObject, 131)(pTexObject, pResDesc, pTexDesc,
			pResViewDesc);
}

static hipError_t slow_hipCtxCreate(hipCtx_t *ctx, unsigned int flags, hipDevice_t device)
{
	return SHIM_FIRST(hipCtxCreate, 132)(ctx, flags, device);
}

static hipError_t slow_hipCtxDestroy(hipCtx_t ctx)
{
	return SHIM_FIRST(hipCtxDestroy, 133)(ctx);
}

static hipError_t slow_hipCtxDisablePeerAccess(hipCtx_t peerCtx)
{
	return SHIM_FIRST(hipCtxDisablePeerAccess, 134)(peerCtx);
}

static hipError_t slow_hipCtxEnablePeerAccess(hipCtx_t peerCtx, unsigned int flags)
{
	return SHIM_FIRST(hipCtxEnablePeerAccess, 135)(peerCtx, flags);
}

static hipError_t slow_hipCtxGetApiVersion(hipCtx_t ctx, int *apiVersion)
{
	return SHIM_FIRST(hipCtxGetApiVersion, 136)(ctx, apiVersion);
}

static hipError_t slow_hipCtxGetCacheConfig(hipFuncCache_t *cacheConfig)
{
	return SHIM_FIRST(hipCtxGetCacheConfig, 137)(cacheConfig);
}

static hipError_t slow_hipCtxGetCurrent(hipCtx_t *ctx)
{
	return SHIM_FIRST(hipCtxGetCurrent, 138)(ctx);
}

static hipError_t slow_hipCtxGetDevice(hipDevice_t *device)
{
	return SHIM_FIRST(hipCtxGetDevice, 27)(device);
}

static hipError_t slow_hipCtxGetFlags(unsigned int *flags)
{
	return SHIM_FIRST(hipCtxGetFlags, 139)(flags);
}

static hipError_t slow_hipCtxGetSharedMemConfig(hipSharedMemConfig *pConfig)
{
	return SHIM_FIRST(hipCtxGetSharedMemConfig, 140)(pConfig);
}

static hipError_t slow_hipCtxPopCurrent(hipCtx_t *ctx)
{
	return SHIM_FIRST(hipCtxPopCurrent, 141)(ctx);
}

static hipError_t slow_hipCtxPushCurrent(hipCtx_t ctx)
{
	return SHIM_FIRST(hipCtxPushCurrent, 142)(ctx);
}

static hipError_t slow_hipCtxSetCacheConfig(hipFuncCache_t cacheConfig)
{
	return SHIM_FIRST(hipCtxSetCacheConfig, 143)(cacheConfig);
}

static hipError_t slow_hipCtxSetCurrent(hipCtx_t ctx)
{
	return SHIM_FIRST(hipCtxSetCurrent, 144)(ctx);
}

static hipError_t slow_hipCtxSetSharedMemConfig(hipSharedMemConfig config)
{
	return SHIM_FIRST(hipCtxSetSharedMemConfig, 145)(config);
}

static hipError_t slow_hipCtxSynchronize(void)
{
	return SHIM_FIRST(hipCtxSynchronize, 28)();
}

static hipError_t slow_hipDestroyExternalMemory(hipExternalMemory_t extMem)
{
	return SHIM_FIRST(hipDestroyExternalMemory, 146)(extMem);
}

static hipError_t slow_hipDestroyExternalSemaphore(hipExternalSemaphore_t extSem)
{
	return SHIM_FIRST(hipDestroyExternalSemaphore, 147)(extSem);
}

static hipError_t slow_hipDestroySurfaceObject(hipSurfaceObject_t surfaceObject)
{
	return SHIM_FIRST(hipDestroySurfaceObject, 148)(surfaceObject);
}

static hipError_t slow_hipDestroyTextureObject(hipTextureObject_t textureObject)
{
	return SHIM_FIRST(hipDestroyTextureObject, 149)(textureObject);
}

static hipError_t slow_hipDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId)
{
	return SHIM_FIRST(hipDeviceCanAccessPeer, 150)(canAccessPeer, deviceId, peerDeviceId);
}

static hipError_t slow_hipDeviceComputeCapability(int *major, int *minor, hipDevice_t device)
{
	return SHIM_FIRST(hipDeviceComputeCapability, 151)(major, minor, device);
}

static hipError_t slow_hipDeviceDisablePeerAccess(int peerDeviceId)
{
	return SHIM_FIRST(hipDeviceDisablePeerAccess, 152)(peerDeviceId);
}

static hipError_t slow_hipDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	return SHIM_FIRST(hipDeviceEnablePeerAccess, 153)(peerDeviceId, flags);
}

static hipError_t slow_hipDeviceGet(hipDevice_t *device, int ordinal)
{
	return SHIM_FIRST(hipDeviceGet, 154)(device, ordinal);
}

static hipError_t slow_hipDeviceGetAttribute(int *pi, hipDeviceAttribute_t attr, int deviceId)
{
	return SHIM_FIRST(hipDeviceGetAttribute, 155)(pi, attr, deviceId);
}

static hipError_t slow_hipDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
	return SHIM_FIRST(hipDeviceGetByPCIBusId, 156)(device, pciBusId);
}

static hipError_t slow_hipDeviceGetCacheConfig(hipFuncCache_t *cacheConfig)
{
	return SHIM_FIRST(hipDeviceGetCacheConfig, 157)(cacheConfig);
}

static hipError_t slow_hipDeviceGetDefaultMemPool(hipMemPool_t *mem_pool, int device)
{
	return SHIM_FIRST(hipDeviceGetDefaultMemPool, 158)(mem_pool, device);
}

static hipError_t slow_hipDeviceGetGraphMemAttribute(int device, hipGraphMemAttributeType attr,
		void *value)
{
	return SHIM_FIRST(hipDeviceGetGraphMemAttribute, 159)(device, attr, value);
}

static hipError_t slow_hipDeviceGetLimit(size_t *pValue, enum hipLimit_t limit)
{
	return SHIM_FIRST(hipDeviceGetLimit, 160)(pValue, limit);
}

static hipError_t slow_hipDeviceGetMemPool(hipMemPool_t *mem_pool, int device)
{
	return SHIM_FIRST(hipDeviceGetMemPool, 161)(mem_pool, device);
}

static hipError_t slow_hipDeviceGetName(char *name, int len, hipDevice_t device)
{
	return SHIM_FIRST(hipDeviceGetName, 162)(name, len, device);
}

static hipError_t slow_hipDeviceGetP2PAttribute(int *value, hipDeviceP2PAttr attr, int srcDevice,
		int dstDevice)
{
	return SHIM_FIRST(hipDeviceGetP2PAttribute, 163)(value, attr, srcDevice, dstDevice);
}

static hipError_t slow_hipDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return SHIM_FIRST(hipDeviceGetPCIBusId, 164)(pciBusId, len, device);
}

static hipError_t slow_hipDeviceGetSharedMemConfig(hipSharedMemConfig *pConfig)
{
	return SHIM_FIRST(hipDeviceGetSharedMemConfig, 165)(pConfig);
}

static hipError_t slow_hipDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return SHIM_FIRST(hipDeviceGetStreamPriorityRange, 166)(leastPriority, greatestPriority);
}

static hipError_t slow_hipDeviceGetUuid(hipUUID *uuid, hipDevice_t device)
{
	return SHIM_FIRST(hipDeviceGetUuid, 167)(uuid, device);
}

static hipError_t slow_hipDeviceGraphMemTrim(int device)
{
	return SHIM_FIRST(hipDeviceGraphMemTrim, 168)(device);
}

static hipError_t slow_hipDevicePrimaryCtxGetState(hipDevice_t dev, unsigned int *flags,
		int *active)
{
	return SHIM_FIRST(hipDevicePrimaryCtxGetState, 169)(dev, flags, active);
}

static hipError_t slow_hipDevicePrimaryCtxRelease(hipDevice_t dev)
{
	return SHIM_FIRST(hipDevicePrimaryCtxRelease, 170)(dev);
}

static hipError_t slow_hipDevicePrimaryCtxReset(hipDevice_t dev)
{
	return SHIM_FIRST(hipDevicePrimaryCtxReset, 171)(dev);
}

static hipError_t slow_hipDevicePrimaryCtxRetain(hipCtx_t *pctx, hipDevice_t dev)
{
	return SHIM_FIRST(hipDevicePrimaryCtxRetain, 172)(pctx, dev);
}

static hipError_t slow_hipDevicePrimaryCtxSetFlags(hipDevice_t dev, unsigned int flags)
{
	return SHIM_FIRST(hipDevicePrimaryCtxSetFlags, 173)(dev, flags);
}

static hipError_t slow_hipDeviceReset(void)
{
	return SHIM_FIRST(hipDeviceReset, 174)();
}

static hipError_t slow_hipDeviceSetCacheConfig(hipFuncCache_t cacheConfig)
{
	return SHIM_FIRST(hipDeviceSetCacheConfig, 175)(cacheConfig);
}

static hipError_t slow_hipDeviceSetGraphMemAttribute(int device, hipGraphMemAttributeType attr,
		void *value)
{
	return SHIM_FIRST(hipDeviceSetGraphMemAttribute, 176)(device, attr, value);
}

static hipError_t slow_hipDeviceSetLimit(enum hipLimit_t limit, size_t value)
{
	return SHIM_FIRST(hipDeviceSetLimit, 177)(limit, value);
}

static hipError_t slow_hipDeviceSetMemPool(int device, hipMemPool_t mem_pool)
{
	return SHIM_FIRST(hipDeviceSetMemPool, 178)(device, mem_pool);
}

static hipError_t slow_hipDeviceSetSharedMemConfig(hipSharedMemConfig config)
{
	return SHIM_FIRST(hipDeviceSetSharedMemConfig, 179)(config);
}

static hipError_t slow_hipDeviceSynchronize(void)
{
	return SHIM_FIRST(hipDeviceSynchronize, 29)();
}

static hipError_t slow_hipDeviceTotalMem(size_t *bytes, hipDevice_t device)
{
	return SHIM_FIRST(hipDeviceTotalMem, 180)(bytes, device);
}

static hipError_t slow_hipDriverGetVersion(int *driverVersion)
{
	return SHIM_FIRST(hipDriverGetVersion, 181)(driverVersion);
}

static hipError_t slow_hipDrvGetErrorName(hipError_t hipError, const char **errorString)
{
	return SHIM_FIRST(hipDrvGetErrorName, 182)(hipError, errorString);
}

static hipError_t slow_hipDrvGetErrorString(hipError_t hipError, const char **errorString)
{
	return SHIM_FIRST(hipDrvGetErrorString, 183)(hipError, errorString);
}

static hipError_t slow_hipDrvMemcpy2DUnaligned(const hip_Memcpy2D *pCopy)
{
	return SHIM_FIRST(hipDrvMemcpy2DUnaligned, 66)(pCopy);
}

static hipError_t slow_hipDrvMemcpy3D(const HIP_MEMCPY3D *pCopy)
{
	return SHIM_FIRST(hipDrvMemcpy3D, 67)(pCopy);
}

static hipError_t slow_hipDrvMemcpy3DAsync(const HIP_MEMCPY3D *pCopy, hipStream_t stream)
{
	return SHIM_FIRST(hipDrvMemcpy3DAsync, 35)(pCopy, stream);
}

static hipError_t slow_hipDrvPointerGetAttributes(unsigned int numAttributes,
		hipPointer_attribute *attributes, void **data, hipDeviceptr_t ptr)
{
	return SHIM_FIRST(hipDrvPointerGetAttributes, 184)(numAttributes, attributes, data, ptr);
}

static hipError_t slow_hipEventCreate(hipEvent_t *event)
{
	return SHIM_FIRST(hipEventCreate, 186)(event);
}

static hipError_t slow_hipEventCreateWithFlags(hipEvent_t *event, unsigned int flags)
{
	return SHIM_FIRST(hipEventCreateWithFlags, 187)(event, flags);
}

static hipError_t slow_hipEventDestroy(hipEvent_t event)
{
	return SHIM_FIRST(hipEventDestroy, 188)(event);
}

static hipError_t slow_hipEventElapsedTime(float *ms, hipEvent_t start, hipEvent_t stop)
{
	return SHIM_FIRST(hipEventElapsedTime, 189)(ms, start, stop);
}

static hipError_t slow_hipEventQuery(hipEvent_t event)
{
	return SHIM_FIRST(hipEventQuery, 30)(event);
}

static hipError_t slow_hipEventRecord(hipEvent_t event, hipStream_t stream)
{
	return SHIM_FIRST(hipEventRecord, 14)(event, stream);
}

static hipError_t slow_hipEventRecord_spt(hipEvent_t event, hipStream_t stream)
{
	return SHIM_FIRST(hipEventRecord_spt, 15)(event, stream);
}

static hipError_t slow_hipEventSynchronize(hipEvent_t event)
{
	return SHIM_FIRST(hipEventSynchronize, 190)(event);
}

static hipError_t slow_hipExtGetLinkTypeAndHopCount(int device1, int device2, uint32_t *linktype,
		uint32_t *hopcount)
{
	return SHIM_FIRST(hipExtGetLinkTypeAndHopCount, 191)(device1, device2, linktype, hopcount);
}

static hipError_t slow_hipExtLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream,
		hipEvent_t startEvent, hipEvent_t stopEvent, int flags)
{
	return SHIM_FIRST(hipExtLaunchKernel, 3)(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream, startEvent, stopEvent, flags);
}

static hipError_t slow_hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	return SHIM_FIRST(hipExtLaunchMultiKernelMultiDevice, 4)(launchParamsList, numDevices,
			flags);
}

static hipError_t slow_hipExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(hipExtMallocWithFlags, 192)(ptr, sizeBytes, flags);
}

static hipError_t slow_hipExtStreamCreateWithCUMask(hipStream_t *stream, uint32_t cuMaskSize,
		const uint32_t *cuMask)
{
	return SHIM_FIRST(hipExtStreamCreateWithCUMask, 193)(stream, cuMaskSize, cuMask);
}

static hipError_t slow_hipExtStreamGetCUMask(hipStream_t stream, uint32_t cuMaskSize,
		uint32_t *cuMask)
{
	return SHIM_FIRST(hipExtStreamGetCUMask, 194)(stream, cuMaskSize, cuMask);
}

static hipError_t slow_hipExternalMemoryGetMappedBuffer(void **devPtr, hipExternalMemory_t extMem,
		const hipExternalMemoryBufferDesc *bufferDesc)
{
	return SHIM_FIRST(hipExternalMemoryGetMappedBuffer, 195)(devPtr, extMem, bufferDesc);
}

static hipError_t slow_hipFree(void *ptr)
{
	return SHIM_FIRST(hipFree, 196)(ptr);
}

static hipError_t slow_hipFreeArray(hipArray *array)
{
	return SHIM_FIRST(hipFreeArray, 197)(array);
}

static hipError_t slow_hipFreeAsync(void *dev_ptr, hipStream_t stream)
{
	return SHIM_FIRST(hipFreeAsync, 198)(dev_ptr, stream);
}

static hipError_t slow_hipFreeHost(void *ptr)
{
	return SHIM_FIRST(hipFreeHost, 199)(ptr);
}

static hipError_t slow_hipFreeMipmappedArray(hipMipmappedArray_t mipmappedArray)
{
	return SHIM_FIRST(hipFreeMipmappedArray, 200)(mipmappedArray);
}

static hipError_t slow_hipFuncGetAttribute(int *value, hipFunction_attribute attrib,
		hipFunction_t hfunc)
{
	return SHIM_FIRST(hipFuncGetAttribute, 201)(value, attrib, hfunc);
}

static hipError_t slow_hipFuncGetAttributes(struct hipFuncAttributes *attr, const void *func)
{
	return SHIM_FIRST(hipFuncGetAttributes, 202)(attr, func);
}

static hipError_t slow_hipFuncSetAttribute(const void *func, hipFuncAttribute attr, int value)
{
	return SHIM_FIRST(hipFuncSetAttribute, 203)(func, attr, value);
}

static hipError_t slow_hipFuncSetCacheConfig(const void *func, hipFuncCache_t config)
{
	return SHIM_FIRST(hipFuncSetCacheConfig, 204)(func, config);
}

static hipError_t slow_hipFuncSetSharedMemConfig(const void *func, hipSharedMemConfig config)
{
	return SHIM_FIRST(hipFuncSetSharedMemConfig, 205)(func, config);
}

static hipError_t slow_hipGLGetDevices(unsigned int *pHipDeviceCount, int *pHipDevices,
		unsigned int hipDeviceCount, hipGLDeviceList deviceList)
{
	return SHIM_FIRST(hipGLGetDevices, 206)(pHipDeviceCount, pHipDevices, hipDeviceCount,
			deviceList);
}

static hipError_t slow_hipGetChannelDesc(hipChannelFormatDesc *desc, hipArray_const_t array)
{
	return SHIM_FIRST(hipGetChannelDesc, 207)(desc, array);
}

static hipError_t slow_hipGetDevice(int *deviceId)
{
	return SHIM_FIRST(hipGetDevice, 31)(deviceId);
}

static hipError_t slow_hipGetDeviceCount(int *count)
{
	return SHIM_FIRST(hipGetDeviceCount, 209)(count);
}

static hipError_t slow_hipGetDeviceFlags(unsigned int *flags)
{
	return SHIM_FIRST(hipGetDeviceFlags, 210)(flags);
}

static hipError_t slow_hipGetDeviceProperties(hipDeviceProp_t *prop, int deviceId)
{
	return SHIM_FIRST(hipGetDeviceProperties, 211)(prop, deviceId);
}

static const char *slow_hipGetErrorName(hipError_t hip_error)
{
	return SHIM_FIRST(hipGetErrorName, 212)(hip_error);
}

static const char *slow_hipGetErrorString(hipError_t hipError)
{
	return SHIM_FIRST(hipGetErrorString, 213)(hipError);
}

static hipError_t slow_hipGetLastError(void)
{
	return SHIM_FIRST(hipGetLastError, 32)();
}

static hipError_t slow_hipGetMipmappedArrayLevel(hipArray_t *levelArray,
		hipMipmappedArray_const_t mipmappedArray, unsigned int level)
{
	return SHIM_FIRST(hipGetMipmappedArrayLevel, 214)(levelArray, mipmappedArray, level);
}

static int slow_hipGetStreamDeviceId(hipStream_t stream)
{
	return SHIM_FIRST(hipGetStreamDeviceId, 215)(stream);
}

static hipError_t slow_hipGetSymbolAddress(void **devPtr, const void *symbol)
{
	return SHIM_FIRST(hipGetSymbolAddress, 216)(devPtr, symbol);
}

static hipError_t slow_hipGetSymbolSize(size_t *size, const void *symbol)
{
	return SHIM_FIRST(hipGetSymbolSize, 217)(size, symbol);
}

static hipError_t slow_hipGetTextureAlignmentOffset(size_t *offset, const textureReference *texref)
{
	return SHIM_FIRST(hipGetTextureAlignmentOffset, 218)(offset, texref);
}

static hipError_t slow_hipGetTextureObjectResourceDesc(hipResourceDesc *pResDesc,
		hipTextureObject_t textureObject)
{
	return SHIM_FIRST(hipGetTextureObjectResourceDesc, 219)(pResDesc, textureObject);
}

static hipError_t slow_hipGetTextureObjectResourceViewDesc(struct hipResourceViewDesc *pResViewDesc,
		hipTextureObject_t textureObject)
{
	return SHIM_FIRST(hipGetTextureObjectResourceViewDesc, 220)(pResViewDesc, textureObject);
}

static hipError_t slow_hipGetTextureObjectTextureDesc(hipTextureDesc *pTexDesc,
		hipTextureObject_t textureObject)
{
	return SHIM_FIRST(hipGetTextureObjectTextureDesc, 221)(pTexDesc, textureObject);
}

static hipError_t slow_hipGetTextureReference(const textureReference **texref, const void *symbol)
{
	return SHIM_FIRST(hipGetTextureReference, 222)(texref, symbol);
}

static hipError_t slow_hipGraphAddChildGraphNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipGraph_t childGraph)
{
	return SHIM_FIRST(hipGraphAddChildGraphNode, 223)(pGraphNode, graph, pDependencies,
			numDependencies, childGraph);
}

static hipError_t slow_hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t *from,
		const hipGraphNode_t *to, size_t numDependencies)
{
	return SHIM_FIRST(hipGraphAddDependencies, 224)(graph, from, to, numDependencies);
}

static hipError_t slow_hipGraphAddEmptyNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies)
{
	return SHIM_FIRST(hipGraphAddEmptyNode, 225)(pGraphNode, graph, pDependencies,
			numDependencies);
}

static hipError_t slow_hipGraphAddEventRecordNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphAddEventRecordNode, 226)(pGraphNode, graph, pDependencies,
			numDependencies, event);
}

static hipError_t slow_hipGraphAddEventWaitNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphAddEventWaitNode, 227)(pGraphNode, graph, pDependencies,
			numDependencies, event);
}

static hipError_t slow_hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t *pGraphNode,
		hipGraph_t graph, const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipExternalSemaphoreSignalNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphAddExternalSemaphoresSignalNode, 228)(pGraphNode, graph,
			pDependencies, numDependencies, nodeParams);
}

static hipError_t slow_hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t *pGraphNode,
		hipGraph_t graph, const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipExternalSemaphoreWaitNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphAddExternalSemaphoresWaitNode, 229)(pGraphNode, graph,
			pDependencies, numDependencies, nodeParams);
}

static hipError_t slow_hipGraphAddHostNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipHostNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphAddHostNode, 230)(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);
}

static hipError_t slow_hipGraphAddKernelNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphAddKernelNode, 231)(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);
}

static hipError_t slow_hipGraphAddMemAllocNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		hipMemAllocNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphAddMemAllocNode, 232)(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);
}

static hipError_t slow_hipGraphAddMemFreeNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dev_ptr)
{
	return SHIM_FIRST(hipGraphAddMemFreeNode, 233)(pGraphNode, graph, pDependencies,
			numDependencies, dev_ptr);
}

static hipError_t slow_hipGraphAddMemcpyNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipMemcpy3DParms *pCopyParams)
{
	return SHIM_FIRST(hipGraphAddMemcpyNode, 234)(pGraphNode, graph, pDependencies,
			numDependencies, pCopyParams);
}

static hipError_t slow_hipGraphAddMemcpyNode1D(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *src, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphAddMemcpyNode1D, 235)(pGraphNode, graph, pDependencies,
			numDependencies, dst, src, count, kind);
}

static hipError_t slow_hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *symbol, size_t count, size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphAddMemcpyNodeFromSymbol, 236)(pGraphNode, graph, pDependencies,
			numDependencies, dst, symbol, count, offset, kind);
}

static hipError_t slow_hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
		const void *src, size_t count, size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphAddMemcpyNodeToSymbol, 237)(pGraphNode, graph, pDependencies,
			numDependencies, symbol, src, count, offset, kind);
}

static hipError_t slow_hipGraphAddMemsetNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipMemsetParams *pMemsetParams)
{
	return SHIM_FIRST(hipGraphAddMemsetNode, 238)(pGraphNode, graph, pDependencies,
			numDependencies, pMemsetParams);
}

static hipError_t slow_hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t *pGraph)
{
	return SHIM_FIRST(hipGraphChildGraphNodeGetGraph, 239)(node, pGraph);
}

static hipError_t slow_hipGraphClone(hipGraph_t *pGraphClone, hipGraph_t originalGraph)
{
	return SHIM_FIRST(hipGraphClone, 240)(pGraphClone, originalGraph);
}

static hipError_t slow_hipGraphCreate(hipGraph_t *pGraph, unsigned int flags)
{
	return SHIM_FIRST(hipGraphCreate, 241)(pGraph, flags);
}

static hipError_t slow_hipGraphDebugDotPrint(hipGraph_t graph, const char *path, unsigned int flags)
{
	return SHIM_FIRST(hipGraphDebugDotPrint, 242)(graph, path, flags);
}

static hipError_t slow_hipGraphDestroy(hipGraph_t graph)
{
	return SHIM_FIRST(hipGraphDestroy, 243)(graph);
}

static hipError_t slow_hipGraphDestroyNode(hipGraphNode_t node)
{
	return SHIM_FIRST(hipGraphDestroyNode, 244)(node);
}

static hipError_t slow_hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out)
{
	return SHIM_FIRST(hipGraphEventRecordNodeGetEvent, 245)(node, event_out);
}

static hipError_t slow_hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphEventRecordNodeSetEvent, 246)(node, event);
}

static hipError_t slow_hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out)
{
	return SHIM_FIRST(hipGraphEventWaitNodeGetEvent, 247)(node, event_out);
}

static hipError_t slow_hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphEventWaitNodeSetEvent, 248)(node, event);
}

static hipError_t slow_hipGraphExecChildGraphNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, hipGraph_t childGraph)
{
	return SHIM_FIRST(hipGraphExecChildGraphNodeSetParams, 249)(hGraphExec, node, childGraph);
}

static hipError_t slow_hipGraphExecDestroy(hipGraphExec_t graphExec)
{
	return SHIM_FIRST(hipGraphExecDestroy, 250)(graphExec);
}

static hipError_t slow_hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphExecEventRecordNodeSetEvent, 251)(hGraphExec, hNode, event);
}

static hipError_t slow_hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, hipEvent_t event)
{
	return SHIM_FIRST(hipGraphExecEventWaitNodeSetEvent, 252)(hGraphExec, hNode, event);
}

static hipError_t slow_hipGraphExecExternalSemaphoresSignalNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const hipExternalSemaphoreSignalNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExecExternalSemaphoresSignalNodeSetParams, 253)(hGraphExec, hNode,
			nodeParams);
}

static hipError_t slow_hipGraphExecExternalSemaphoresWaitNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const hipExternalSemaphoreWaitNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExecExternalSemaphoresWaitNodeSetParams, 254)(hGraphExec, hNode,
			nodeParams);
}

static hipError_t slow_hipGraphExecHostNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const hipHostNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphExecHostNodeSetParams, 255)(hGraphExec, node, pNodeParams);
}

static hipError_t slow_hipGraphExecKernelNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, const hipKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphExecKernelNodeSetParams, 256)(hGraphExec, node, pNodeParams);
}

static hipError_t slow_hipGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, hipMemcpy3DParms *pNodeParams)
{
	return SHIM_FIRST(hipGraphExecMemcpyNodeSetParams, 257)(hGraphExec, node, pNodeParams);
}

static hipError_t slow_hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, void *dst, const void *src, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphExecMemcpyNodeSetParams1D, 258)(hGraphExec, node, dst, src, count,
			kind);
}

static hipError_t slow_hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
		hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphExecMemcpyNodeSetParamsFromSymbol, 259)(hGraphExec, node, dst,
			symbol, count, offset, kind);
}

static hipError_t slow_hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, const void *symbol, const void *src, size_t count,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphExecMemcpyNodeSetParamsToSymbol, 260)(hGraphExec, node, symbol,
			src, count, offset, kind);
}

static hipError_t slow_hipGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t node, const hipMemsetParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphExecMemsetNodeSetParams, 261)(hGraphExec, node, pNodeParams);
}

static hipError_t slow_hipGraphExecUpdate(hipGraphExec_t hGraphExec, hipGraph_t hGraph,
		hipGraphNode_t *hErrorNode_out, hipGraphExecUpdateResult *updateResult_out)
{
	return SHIM_FIRST(hipGraphExecUpdate, 262)(hGraphExec, hGraph, hErrorNode_out,
			updateResult_out);
}

static hipError_t slow_hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreSignalNodeParams *params_out)
{
	return SHIM_FIRST(hipGraphExternalSemaphoresSignalNodeGetParams, 263)(hNode, params_out);
}

static hipError_t slow_hipGraphExternalSemaphoresSignalNodeSetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreSignalNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExternalSemaphoresSignalNodeSetParams, 264)(hNode, nodeParams);
}

static hipError_t slow_hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreWaitNodeParams *params_out)
{
	return SHIM_FIRST(hipGraphExternalSemaphoresWaitNodeGetParams, 265)(hNode, params_out);
}

static hipError_t slow_hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreWaitNodeParams *nodeParams)
{
	return SHIM_FIRST(hipGraphExternalSemaphoresWaitNodeSetParams, 266)(hNode, nodeParams);
}

static hipError_t slow_hipGraphGetEdges(hipGraph_t graph, hipGraphNode_t *from, hipGraphNode_t *to,
		size_t *numEdges)
{
	return SHIM_FIRST(hipGraphGetEdges, 267)(graph, from, to, numEdges);
}

static hipError_t slow_hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t *nodes, size_t *numNodes)
{
	return SHIM_FIRST(hipGraphGetNodes, 268)(graph, nodes, numNodes);
}

static hipError_t slow_hipGraphGetRootNodes(hipGraph_t graph, hipGraphNode_t *pRootNodes,
		size_t *pNumRootNodes)
{
	return SHIM_FIRST(hipGraphGetRootNodes, 269)(graph, pRootNodes, pNumRootNodes);
}

static hipError_t slow_hipGraphHostNodeGetParams(hipGraphNode_t node,
		hipHostNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphHostNodeGetParams, 270)(node, pNodeParams);
}

static hipError_t slow_hipGraphHostNodeSetParams(hipGraphNode_t node,
		const hipHostNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphHostNodeSetParams, 271)(node, pNodeParams);
}

static hipError_t slow_hipGraphInstantiate(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		hipGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize)
{
	return SHIM_FIRST(hipGraphInstantiate, 272)(pGraphExec, graph, pErrorNode, pLogBuffer,
			bufferSize);
}

static hipError_t slow_hipGraphInstantiateWithFlags(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		unsigned long long flags)
{
	return SHIM_FIRST(hipGraphInstantiateWithFlags, 273)(pGraphExec, graph, flags);
}

static hipError_t slow_hipGraphKernelNodeCopyAttributes(hipGraphNode_t hSrc, hipGraphNode_t hDst)
{
	return SHIM_FIRST(hipGraphKernelNodeCopyAttributes, 274)(hSrc, hDst);
}

static hipError_t slow_hipGraphKernelNodeGetAttribute(hipGraphNode_t hNode,
		hipKernelNodeAttrID attr, hipKernelNodeAttrValue *value)
{
	return SHIM_FIRST(hipGraphKernelNodeGetAttribute, 275)(hNode, attr, value);
}

static hipError_t slow_hipGraphKernelNodeGetParams(hipGraphNode_t node,
		hipKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphKernelNodeGetParams, 276)(node, pNodeParams);
}

static hipError_t slow_hipGraphKernelNodeSetAttribute(hipGraphNode_t hNode,
		hipKernelNodeAttrID attr, const hipKernelNodeAttrValue *value)
{
	return SHIM_FIRST(hipGraphKernelNodeSetAttribute, 277)(hNode, attr, value);
}

static hipError_t slow_hipGraphKernelNodeSetParams(hipGraphNode_t node,
		const hipKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphKernelNodeSetParams, 278)(node, pNodeParams);
}

static hipError_t slow_hipGraphLaunch(hipGraphExec_t graphExec, hipStream_t stream)
{
	return SHIM_FIRST(hipGraphLaunch, 16)(graphExec, stream);
}

static hipError_t slow_hipGraphLaunch_spt(hipGraphExec_t graphExec, hipStream_t stream)
{
	return SHIM_FIRST(hipGraphLaunch_spt, 17)(graphExec, stream);
}

static hipError_t slow_hipGraphMemAllocNodeGetParams(hipGraphNode_t node,
		hipMemAllocNodeParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemAllocNodeGetParams, 279)(node, pNodeParams);
}

static hipError_t slow_hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void *dev_ptr)
{
	return SHIM_FIRST(hipGraphMemFreeNodeGetParams, 280)(node, dev_ptr);
}

static hipError_t slow_hipGraphMemcpyNodeGetParams(hipGraphNode_t node,
		hipMemcpy3DParms *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemcpyNodeGetParams, 281)(node, pNodeParams);
}

static hipError_t slow_hipGraphMemcpyNodeSetParams(hipGraphNode_t node,
		const hipMemcpy3DParms *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemcpyNodeSetParams, 282)(node, pNodeParams);
}

static hipError_t slow_hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void *dst,
		const void *src, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphMemcpyNodeSetParams1D, 283)(node, dst, src, count, kind);
}

static hipError_t slow_hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void *dst,
		const void *symbol, size_t count, size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphMemcpyNodeSetParamsFromSymbol, 284)(node, dst, symbol, count,
			offset, kind);
}

static hipError_t slow_hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void *symbol,
		const void *src, size_t count, size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipGraphMemcpyNodeSetParamsToSymbol, 285)(node, symbol, src, count,
			offset, kind);
}

static hipError_t slow_hipGraphMemsetNodeGetParams(hipGraphNode_t node,
		hipMemsetParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemsetNodeGetParams, 286)(node, pNodeParams);
}

static hipError_t slow_hipGraphMemsetNodeSetParams(hipGraphNode_t node,
		const hipMemsetParams *pNodeParams)
{
	return SHIM_FIRST(hipGraphMemsetNodeSetParams, 287)(node, pNodeParams);
}

static hipError_t slow_hipGraphNodeFindInClone(hipGraphNode_t *pNode, hipGraphNode_t originalNode,
		hipGraph_t clonedGraph)
{
	return SHIM_FIRST(hipGraphNodeFindInClone, 288)(pNode, originalNode, clonedGraph);
}

static hipError_t slow_hipGraphNodeGetDependencies(hipGraphNode_t node,
		hipGraphNode_t *pDependencies, size_t *pNumDependencies)
{
	return SHIM_FIRST(hipGraphNodeGetDependencies, 289)(node, pDependencies, pNumDependencies);
}

static hipError_t slow_hipGraphNodeGetDependentNodes(hipGraphNode_t node,
		hipGraphNode_t *pDependentNodes, size_t *pNumDependentNodes)
{
	return SHIM_FIRST(hipGraphNodeGetDependentNodes, 290)(node, pDependentNodes,
			pNumDependentNodes);
}

static hipError_t slow_hipGraphNodeGetEnabled(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		unsigned int *isEnabled)
{
	return SHIM_FIRST(hipGraphNodeGetEnabled, 291)(hGraphExec, hNode, isEnabled);
}

static hipError_t slow_hipGraphNodeGetType(hipGraphNode_t node, hipGraphNodeType *pType)
{
	return SHIM_FIRST(hipGraphNodeGetType, 292)(node, pType);
}

static hipError_t slow_hipGraphNodeSetEnabled(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		unsigned int isEnabled)
{
	return SHIM_FIRST(hipGraphNodeSetEnabled, 293)(hGraphExec, hNode, isEnabled);
}

static hipError_t slow_hipGraphReleaseUserObject(hipGraph_t graph, hipUserObject_t object,
		unsigned int count)
{
	return SHIM_FIRST(hipGraphReleaseUserObject, 294)(graph, object, count);
}

static hipError_t slow_hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t *from,
		const hipGraphNode_t *to, size_t numDependencies)
{
	return SHIM_FIRST(hipGraphRemoveDependencies, 295)(graph, from, to, numDependencies);
}

static hipError_t slow_hipGraphRetainUserObject(hipGraph_t graph, hipUserObject_t object,
		unsigned int count, unsigned int flags)
{
	return SHIM_FIRST(hipGraphRetainUserObject, 296)(graph, object, count, flags);
}

static hipError_t slow_hipGraphUpload(hipGraphExec_t graphExec, hipStream_t stream)
{
	return SHIM_FIRST(hipGraphUpload, 18)(graphExec, stream);
}

static hipError_t slow_hipGraphicsGLRegisterBuffer(hipGraphicsResource **resource, GLuint buffer,
		unsigned int flags)
{
	return SHIM_FIRST(hipGraphicsGLRegisterBuffer, 297)(resource, buffer, flags);
}

static hipError_t slow_hipGraphicsGLRegisterImage(hipGraphicsResource **resource, GLuint image,
		GLenum target, unsigned int flags)
{
	return SHIM_FIRST(hipGraphicsGLRegisterImage, 298)(resource, image, target, flags);
}

static hipError_t slow_hipGraphicsMapResources(int count, hipGraphicsResource_t *resources,
		hipStream_t stream)
{
	return SHIM_FIRST(hipGraphicsMapResources, 299)(count, resources, stream);
}

static hipError_t slow_hipGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
		hipGraphicsResource_t resource)
{
	return SHIM_FIRST(hipGraphicsResourceGetMappedPointer, 300)(devPtr, size, resource);
}

static hipError_t slow_hipGraphicsSubResourceGetMappedArray(hipArray_t *array,
		hipGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)
{
	return SHIM_FIRST(hipGraphicsSubResourceGetMappedArray, 301)(array, resource, arrayIndex,
			mipLevel);
}

static hipError_t slow_hipGraphicsUnmapResources(int count, hipGraphicsResource_t *resources,
		hipStream_t stream)
{
	return SHIM_FIRST(hipGraphicsUnmapResources, 302)(count, resources, stream);
}

static hipError_t slow_hipGraphicsUnregisterResource(hipGraphicsResource_t resource)
{
	return SHIM_FIRST(hipGraphicsUnregisterResource, 303)(resource);
}

static hipError_t slow_hipHostAlloc(void **ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(hipHostAlloc, 304)(ptr, size, flags);
}

static hipError_t slow_hipHostFree(void *ptr)
{
	return SHIM_FIRST(hipHostFree, 305)(ptr);
}

static hipError_t slow_hipHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags)
{
	return SHIM_FIRST(hipHostGetDevicePointer, 306)(devPtr, hstPtr, flags);
}

static hipError_t slow_hipHostGetFlags(unsigned int *flagsPtr, void *hostPtr)
{
	return SHIM_FIRST(hipHostGetFlags, 307)(flagsPtr, hostPtr);
}

static hipError_t slow_hipHostMalloc(void **ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(hipHostMalloc, 308)(ptr, size, flags);
}

static hipError_t slow_hipHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(hipHostRegister, 309)(hostPtr, sizeBytes, flags);
}

static hipError_t slow_hipHostUnregister(void *hostPtr)
{
	return SHIM_FIRST(hipHostUnregister, 310)(hostPtr);
}

static hipError_t slow_hipImportExternalMemory(hipExternalMemory_t *extMem_out,
		const hipExternalMemoryHandleDesc *memHandleDesc)
{
	return SHIM_FIRST(hipImportExternalMemory, 311)(extMem_out, memHandleDesc);
}

static hipError_t slow_hipImportExternalSemaphore(hipExternalSemaphore_t *extSem_out,
		const hipExternalSemaphoreHandleDesc *semHandleDesc)
{
	return SHIM_FIRST(hipImportExternalSemaphore, 312)(extSem_out, semHandleDesc);
}

static hipError_t slow_hipInit(unsigned int flags)
{
	return SHIM_FIRST(hipInit, 313)(flags);
}

static hipError_t slow_hipIpcCloseMemHandle(void *devPtr)
{
	return SHIM_FIRST(hipIpcCloseMemHandle, 315)(devPtr);
}

static hipError_t slow_hipIpcGetEventHandle(hipIpcEventHandle_t *handle, hipEvent_t event)
{
	return SHIM_FIRST(hipIpcGetEventHandle, 316)(handle, event);
}

static hipError_t slow_hipIpcGetMemHandle(hipIpcMemHandle_t *handle, void *devPtr)
{
	return SHIM_FIRST(hipIpcGetMemHandle, 317)(handle, devPtr);
}

static hipError_t slow_hipIpcOpenEventHandle(hipEvent_t *event, hipIpcEventHandle_t handle)
{
	return SHIM_FIRST(hipIpcOpenEventHandle, 318)(event, handle);
}

static hipError_t slow_hipIpcOpenMemHandle(void **devPtr, hipIpcMemHandle_t handle,
		unsigned int flags)
{
	return SHIM_FIRST(hipIpcOpenMemHandle, 319)(devPtr, handle, flags);
}

static const char *slow_hipKernelNameRef(const hipFunction_t f)
{
	return SHIM_FIRST(hipKernelNameRef, 320)(f);
}

static const char *slow_hipKernelNameRefByPtr(const void *hostFunction, hipStream_t stream)
{
	return SHIM_FIRST(hipKernelNameRefByPtr, 321)(hostFunction, stream);
}

static hipError_t slow_hipLaunchByPtr(const void *func)
{
	return SHIM_FIRST(hipLaunchByPtr, 13)(func);
}

static hipError_t slow_hipLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipLaunchCooperativeKernel, 5)(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
}

static hipError_t slow_hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *launchParamsList,
		int numDevices, unsigned int flags)
{
	return SHIM_FIRST(hipLaunchCooperativeKernelMultiDevice, 6)(launchParamsList, numDevices,
			flags);
}

static hipError_t slow_hipLaunchCooperativeKernel_spt(const void *f, dim3 gridDim, dim3 blockDim,
		void **kernelParams, uint32_t sharedMemBytes, hipStream_t hStream)
{
	return SHIM_FIRST(hipLaunchCooperativeKernel_spt, 7)(f, gridDim, blockDim, kernelParams,
			sharedMemBytes, hStream);
}

static hipError_t slow_hipLaunchHostFunc(hipStream_t stream, hipHostFn_t fn, void *userData)
{
	return SHIM_FIRST(hipLaunchHostFunc, 322)(stream, fn, userData);
}

static hipError_t slow_hipLaunchHostFunc_spt(hipStream_t stream, hipHostFn_t fn, void *userData)
{
	return SHIM_FIRST(hipLaunchHostFunc_spt, 323)(stream, fn, userData);
}

static hipError_t slow_hipLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		void **args, size_t sharedMemBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipLaunchKernel, 8)(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
}

static hipError_t slow_hipLaunchKernel_spt(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipLaunchKernel_spt, 9)(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
}

static hipError_t slow_hipMalloc(void **ptr, size_t size)
{
	return SHIM_FIRST(hipMalloc, 324)(ptr, size);
}

static hipError_t slow_hipMalloc3D(hipPitchedPtr *pitchedDevPtr, hipExtent extent)
{
	return SHIM_FIRST(hipMalloc3D, 325)(pitchedDevPtr, extent);
}

static hipError_t slow_hipMalloc3DArray(hipArray **array, const struct hipChannelFormatDesc *desc,
		struct hipExtent extent, unsigned int flags)
{
	return SHIM_FIRST(hipMalloc3DArray, 326)(array, desc, extent, flags);
}

static hipError_t slow_hipMallocArray(hipArray **array, const hipChannelFormatDesc *desc,
		size_t width, size_t height, unsigned int flags)
{
	return SHIM_FIRST(hipMallocArray, 327)(array, desc, width, height, flags);
}

static hipError_t slow_hipMallocAsync(void **dev_ptr, size_t size, hipStream_t stream)
{
	return SHIM_FIRST(hipMallocAsync, 328)(dev_ptr, size, stream);
}

static hipError_t slow_hipMallocFromPoolAsync(void **dev_ptr, size_t size, hipMemPool_t mem_pool,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMallocFromPoolAsync, 329)(dev_ptr, size, mem_pool, stream);
}

static hipError_t slow_hipMallocHost(void **ptr, size_t size)
{
	return SHIM_FIRST(hipMallocHost, 330)(ptr, size);
}

static hipError_t slow_hipMallocManaged(void **dev_ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(hipMallocManaged, 331)(dev_ptr, size, flags);
}

static hipError_t slow_hipMallocMipmappedArray(hipMipmappedArray_t *mipmappedArray,
		const struct hipChannelFormatDesc *desc, struct hipExtent extent,
		unsigned int numLevels, unsigned int flags)
{
	return SHIM_FIRST(hipMallocMipmappedArray, 332)(mipmappedArray, desc, extent, numLevels,
			flags);
}

static hipError_t slow_hipMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height)
{
	return SHIM_FIRST(hipMallocPitch, 333)(ptr, pitch, width, height);
}

static hipError_t slow_hipMemAddressFree(void *devPtr, size_t size)
{
	return SHIM_FIRST(hipMemAddressFree, 334)(devPtr, size);
}

static hipError_t slow_hipMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags)
{
	return SHIM_FIRST(hipMemAddressReserve, 335)(ptr, size, alignment, addr, flags);
}

static hipError_t slow_hipMemAdvise(const void *dev_ptr, size_t count, hipMemoryAdvise advice,
		int device)
{
	return SHIM_FIRST(hipMemAdvise, 336)(dev_ptr, count, advice, device);
}

static hipError_t slow_hipMemAllocHost(void **ptr, size_t size)
{
	return SHIM_FIRST(hipMemAllocHost, 337)(ptr, size);
}

static hipError_t slow_hipMemAllocPitch(hipDeviceptr_t *dptr, size_t *pitch, size_t widthInBytes,
		size_t height, unsigned int elementSizeBytes)
{
	return SHIM_FIRST(hipMemAllocPitch, 338)(dptr, pitch, widthInBytes, height,
			elementSizeBytes);
}

static hipError_t slow_hipMemCreate(hipMemGenericAllocationHandle_t *handle, size_t size,
		const hipMemAllocationProp *prop, unsigned long long flags)
{
	return SHIM_FIRST(hipMemCreate, 339)(handle, size, prop, flags);
}

static hipError_t slow_hipMemExportToShareableHandle(void *shareableHandle,
		hipMemGenericAllocationHandle_t handle, hipMemAllocationHandleType handleType,
		unsigned long long flags)
{
	return SHIM_FIRST(hipMemExportToShareableHandle, 340)(shareableHandle, handle, handleType,
			flags);
}

static hipError_t slow_hipMemGetAccess(unsigned long long *flags, const hipMemLocation *location,
		void *ptr)
{
	return SHIM_FIRST(hipMemGetAccess, 341)(flags, location, ptr);
}

static hipError_t slow_hipMemGetAddressRange(hipDeviceptr_t *pbase, size_t *psize,
		hipDeviceptr_t dptr)
{
	return SHIM_FIRST(hipMemGetAddressRange, 342)(pbase, psize, dptr);
}

static hipError_t slow_hipMemGetAllocationGranularity(size_t *granularity,
		const hipMemAllocationProp *prop, hipMemAllocationGranularity_flags option)
{
	return SHIM_FIRST(hipMemGetAllocationGranularity, 343)(granularity, prop, option);
}

static hipError_t slow_hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp *prop,
		hipMemGenericAllocationHandle_t handle)
{
	return SHIM_FIRST(hipMemGetAllocationPropertiesFromHandle, 344)(prop, handle);
}

static hipError_t slow_hipMemGetInfo(size_t *free, size_t *total)
{
	return SHIM_FIRST(hipMemGetInfo, 345)(free, total);
}

static hipError_t slow_hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *handle,
		void *osHandle, hipMemAllocationHandleType shHandleType)
{
	return SHIM_FIRST(hipMemImportFromShareableHandle, 346)(handle, osHandle, shHandleType);
}

static hipError_t slow_hipMemMap(void *ptr, size_t size, size_t offset,
		hipMemGenericAllocationHandle_t handle, unsigned long long flags)
{
	return SHIM_FIRST(hipMemMap, 347)(ptr, size, offset, handle, flags);
}

static hipError_t slow_hipMemMapArrayAsync(hipArrayMapInfo *mapInfoList, unsigned int count,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemMapArrayAsync, 348)(mapInfoList, count, stream);
}

static hipError_t slow_hipMemPoolCreate(hipMemPool_t *mem_pool, const hipMemPoolProps *pool_props)
{
	return SHIM_FIRST(hipMemPoolCreate, 349)(mem_pool, pool_props);
}

static hipError_t slow_hipMemPoolDestroy(hipMemPool_t mem_pool)
{
	return SHIM_FIRST(hipMemPoolDestroy, 350)(mem_pool);
}

static hipError_t slow_hipMemPoolExportPointer(hipMemPoolPtrExportData *export_data, void *dev_ptr)
{
	return SHIM_FIRST(hipMemPoolExportPointer, 351)(export_data, dev_ptr);
}

static hipError_t slow_hipMemPoolExportToShareableHandle(void *shared_handle, hipMemPool_t mem_pool,
		hipMemAllocationHandleType handle_type, unsigned int flags)
{
	return SHIM_FIRST(hipMemPoolExportToShareableHandle, 352)(shared_handle, mem_pool,
			handle_type, flags);
}

static hipError_t slow_hipMemPoolGetAccess(hipMemAccessFlags *flags, hipMemPool_t mem_pool,
		hipMemLocation *location)
{
	return SHIM_FIRST(hipMemPoolGetAccess, 353)(flags, mem_pool, location);
}

static hipError_t slow_hipMemPoolGetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr,
		void *value)
{
	return SHIM_FIRST(hipMemPoolGetAttribute, 354)(mem_pool, attr, value);
}

static hipError_t slow_hipMemPoolImportFromShareableHandle(hipMemPool_t *mem_pool,
		void *shared_handle, hipMemAllocationHandleType handle_type, unsigned int flags)
{
	return SHIM_FIRST(hipMemPoolImportFromShareableHandle, 355)(mem_pool, shared_handle,
			handle_type, flags);
}

static hipError_t slow_hipMemPoolImportPointer(void **dev_ptr, hipMemPool_t mem_pool,
		hipMemPoolPtrExportData *export_data)
{
	return SHIM_FIRST(hipMemPoolImportPointer, 356)(dev_ptr, mem_pool, export_data);
}

static hipError_t slow_hipMemPoolSetAccess(hipMemPool_t mem_pool, const hipMemAccessDesc *desc_list,
		size_t count)
{
	return SHIM_FIRST(hipMemPoolSetAccess, 357)(mem_pool, desc_list, count);
}

static hipError_t slow_hipMemPoolSetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr,
		void *value)
{
	return SHIM_FIRST(hipMemPoolSetAttribute, 358)(mem_pool, attr, value);
}

static hipError_t slow_hipMemPoolTrimTo(hipMemPool_t mem_pool, size_t min_bytes_to_hold)
{
	return SHIM_FIRST(hipMemPoolTrimTo, 359)(mem_pool, min_bytes_to_hold);
}

static hipError_t slow_hipMemPrefetchAsync(const void *dev_ptr, size_t count, int device,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemPrefetchAsync, 36)(dev_ptr, count, device, stream);
}

static hipError_t slow_hipMemPtrGetInfo(void *ptr, size_t *size)
{
	return SHIM_FIRST(hipMemPtrGetInfo, 360)(ptr, size);
}

static hipError_t slow_hipMemRangeGetAttribute(void *data, size_t data_size,
		hipMemRangeAttribute attribute, const void *dev_ptr, size_t count)
{
	return SHIM_FIRST(hipMemRangeGetAttribute, 361)(data, data_size, attribute, dev_ptr, count);
}

static hipError_t slow_hipMemRangeGetAttributes(void **data, size_t *data_sizes,
		hipMemRangeAttribute *attributes, size_t num_attributes, const void *dev_ptr,
		size_t count)
{
	return SHIM_FIRST(hipMemRangeGetAttributes, 362)(data, data_sizes, attributes,
			num_attributes, dev_ptr, count);
}

static hipError_t slow_hipMemRelease(hipMemGenericAllocationHandle_t handle)
{
	return SHIM_FIRST(hipMemRelease, 363)(handle);
}

static hipError_t slow_hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *handle,
		void *addr)
{
	return SHIM_FIRST(hipMemRetainAllocationHandle, 364)(handle, addr);
}

static hipError_t slow_hipMemSetAccess(void *ptr, size_t size, const hipMemAccessDesc *desc,
		size_t count)
{
	return SHIM_FIRST(hipMemSetAccess, 365)(ptr, size, desc, count);
}

static hipError_t slow_hipMemUnmap(void *ptr, size_t size)
{
	return SHIM_FIRST(hipMemUnmap, 366)(ptr, size);
}

static hipError_t slow_hipMemcpy(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy, 68)(dst, src, sizeBytes, kind);
}

static hipError_t slow_hipMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2D, 69)(dst, dpitch, src, spitch, width, height, kind);
}

static hipError_t slow_hipMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DAsync, 37)(dst, dpitch, src, spitch, width, height, kind,
			stream);
}

static hipError_t slow_hipMemcpy2DAsync_spt(void *dst, size_t dpitch, const void *src,
		size_t spitch, size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DAsync_spt, 38)(dst, dpitch, src, spitch, width, height, kind,
			stream);
}

static hipError_t slow_hipMemcpy2DFromArray(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2DFromArray, 70)(dst, dpitch, src, wOffset, hOffset, width,
			height, kind);
}

static hipError_t slow_hipMemcpy2DFromArrayAsync(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DFromArrayAsync, 39)(dst, dpitch, src, wOffset, hOffset, width,
			height, kind, stream);
}

static hipError_t slow_hipMemcpy2DFromArrayAsync_spt(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
		hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DFromArrayAsync_spt, 40)(dst, dpitch, src, wOffsetSrc,
			hOffsetSrc, width, height, kind, stream);
}

static hipError_t slow_hipMemcpy2DFromArray_spt(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffset, size_t hOffset, size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2DFromArray_spt, 71)(dst, dpitch, src, wOffset, hOffset, width,
			height, kind);
}

static hipError_t slow_hipMemcpy2DToArray(hipArray *dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2DToArray, 72)(dst, wOffset, hOffset, src, spitch, width, height,
			kind);
}

static hipError_t slow_hipMemcpy2DToArrayAsync(hipArray *dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DToArrayAsync, 41)(dst, wOffset, hOffset, src, spitch, width,
			height, kind, stream);
}

static hipError_t slow_hipMemcpy2DToArrayAsync_spt(hipArray *dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy2DToArrayAsync_spt, 42)(dst, wOffset, hOffset, src, spitch,
			width, height, kind, stream);
}

static hipError_t slow_hipMemcpy2DToArray_spt(hipArray *dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2DToArray_spt, 73)(dst, wOffset, hOffset, src, spitch, width,
			height, kind);
}

static hipError_t slow_hipMemcpy2D_spt(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy2D_spt, 74)(dst, dpitch, src, spitch, width, height, kind);
}

static hipError_t slow_hipMemcpy3D(const struct hipMemcpy3DParms *p)
{
	return SHIM_FIRST(hipMemcpy3D, 75)(p);
}

static hipError_t slow_hipMemcpy3DAsync(const struct hipMemcpy3DParms *p, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy3DAsync, 43)(p, stream);
}

static hipError_t slow_hipMemcpy3DAsync_spt(const hipMemcpy3DParms *p, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpy3DAsync_spt, 44)(p, stream);
}

static hipError_t slow_hipMemcpy3D_spt(const struct hipMemcpy3DParms *p)
{
	return SHIM_FIRST(hipMemcpy3D_spt, 76)(p);
}

static hipError_t slow_hipMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyAsync, 45)(dst, src, sizeBytes, kind, stream);
}

static hipError_t slow_hipMemcpyAsync_spt(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyAsync_spt, 46)(dst, src, sizeBytes, kind, stream);
}

static hipError_t slow_hipMemcpyAtoH(void *dst, hipArray *srcArray, size_t srcOffset, size_t count)
{
	return SHIM_FIRST(hipMemcpyAtoH, 77)(dst, srcArray, srcOffset, count);
}

static hipError_t slow_hipMemcpyDtoD(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemcpyDtoD, 78)(dst, src, sizeBytes);
}

static hipError_t slow_hipMemcpyDtoDAsync(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyDtoDAsync, 47)(dst, src, sizeBytes, stream);
}

static hipError_t slow_hipMemcpyDtoH(void *dst, hipDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemcpyDtoH, 79)(dst, src, sizeBytes);
}

static hipError_t slow_hipMemcpyDtoHAsync(void *dst, hipDeviceptr_t src, size_t sizeBytes,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyDtoHAsync, 48)(dst, src, sizeBytes, stream);
}

static hipError_t slow_hipMemcpyFromArray(void *dst, hipArray_const_t srcArray, size_t wOffset,
		size_t hOffset, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyFromArray, 80)(dst, srcArray, wOffset, hOffset, count, kind);
}

static hipError_t slow_hipMemcpyFromArray_spt(void *dst, hipArray_const_t src, size_t wOffsetSrc,
		size_t hOffset, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyFromArray_spt, 81)(dst, src, wOffsetSrc, hOffset, count, kind);
}

static hipError_t slow_hipMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyFromSymbol, 82)(dst, symbol, sizeBytes, offset, kind);
}

static hipError_t slow_hipMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyFromSymbolAsync, 49)(dst, symbol, sizeBytes, offset, kind,
			stream);
}

static hipError_t slow_hipMemcpyFromSymbolAsync_spt(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyFromSymbolAsync_spt, 50)(dst, symbol, sizeBytes, offset, kind,
			stream);
}

static hipError_t slow_hipMemcpyFromSymbol_spt(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyFromSymbol_spt, 83)(dst, symbol, sizeBytes, offset, kind);
}

static hipError_t slow_hipMemcpyHtoA(hipArray *dstArray, size_t dstOffset, const void *srcHost,
		size_t count)
{
	return SHIM_FIRST(hipMemcpyHtoA, 84)(dstArray, dstOffset, srcHost, count);
}

static hipError_t slow_hipMemcpyHtoD(hipDeviceptr_t dst, void *src, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemcpyHtoD, 85)(dst, src, sizeBytes);
}

static hipError_t slow_hipMemcpyHtoDAsync(hipDeviceptr_t dst, void *src, size_t sizeBytes,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyHtoDAsync, 51)(dst, src, sizeBytes, stream);
}

static hipError_t slow_hipMemcpyParam2D(const hip_Memcpy2D *pCopy)
{
	return SHIM_FIRST(hipMemcpyParam2D, 86)(pCopy);
}

static hipError_t slow_hipMemcpyParam2DAsync(const hip_Memcpy2D *pCopy, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyParam2DAsync, 52)(pCopy, stream);
}

static hipError_t slow_hipMemcpyPeer(void *dst, int dstDeviceId, const void *src, int srcDeviceId,
		size_t sizeBytes)
{
	return SHIM_FIRST(hipMemcpyPeer, 87)(dst, dstDeviceId, src, srcDeviceId, sizeBytes);
}

static hipError_t slow_hipMemcpyPeerAsync(void *dst, int dstDeviceId, const void *src,
		int srcDevice, size_t sizeBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyPeerAsync, 53)(dst, dstDeviceId, src, srcDevice, sizeBytes,
			stream);
}

static hipError_t slow_hipMemcpyToArray(hipArray *dst, size_t wOffset, size_t hOffset,
		const void *src, size_t count, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyToArray, 88)(dst, wOffset, hOffset, src, count, kind);
}

static hipError_t slow_hipMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyToSymbol, 89)(symbol, src, sizeBytes, offset, kind);
}

static hipError_t slow_hipMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyToSymbolAsync, 54)(symbol, src, sizeBytes, offset, kind, stream);
}

static hipError_t slow_hipMemcpyToSymbolAsync_spt(const void *symbol, const void *src,
		size_t sizeBytes, size_t offset, hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyToSymbolAsync_spt, 55)(symbol, src, sizeBytes, offset, kind,
			stream);
}

static hipError_t slow_hipMemcpyToSymbol_spt(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpyToSymbol_spt, 90)(symbol, src, sizeBytes, offset, kind);
}

static hipError_t slow_hipMemcpyWithStream(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind, hipStream_t stream)
{
	return SHIM_FIRST(hipMemcpyWithStream, 56)(dst, src, sizeBytes, kind, stream);
}

static hipError_t slow_hipMemcpy_spt(void *dst, const void *src, size_t sizeBytes,
		hipMemcpyKind kind)
{
	return SHIM_FIRST(hipMemcpy_spt, 91)(dst, src, sizeBytes, kind);
}

static hipError_t slow_hipMemset(void *dst, int value, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemset, 92)(dst, value, sizeBytes);
}

static hipError_t slow_hipMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height)
{
	return SHIM_FIRST(hipMemset2D, 93)(dst, pitch, value, width, height);
}

static hipError_t slow_hipMemset2DAsync(void *dst, size_t pitch, int value, size_t width,
		size_t height, hipStream_t stream)
{
	return SHIM_FIRST(hipMemset2DAsync, 57)(dst, pitch, value, width, height, stream);
}

static hipError_t slow_hipMemset2DAsync_spt(void *dst, size_t pitch, int value, size_t width,
		size_t height, hipStream_t stream)
{
	return SHIM_FIRST(hipMemset2DAsync_spt, 58)(dst, pitch, value, width, height, stream);
}

static hipError_t slow_hipMemset2D_spt(void *dst, size_t pitch, int value, size_t width,
		size_t height)
{
	return SHIM_FIRST(hipMemset2D_spt, 94)(dst, pitch, value, width, height);
}

static hipError_t slow_hipMemset3D(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent)
{
	return SHIM_FIRST(hipMemset3D, 95)(pitchedDevPtr, value, extent);
}

static hipError_t slow_hipMemset3DAsync(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemset3DAsync, 59)(pitchedDevPtr, value, extent, stream);
}

static hipError_t slow_hipMemset3DAsync_spt(hipPitchedPtr pitchedDevPtr, int value,
		hipExtent extent, hipStream_t stream)
{
	return SHIM_FIRST(hipMemset3DAsync_spt, 60)(pitchedDevPtr, value, extent, stream);
}

static hipError_t slow_hipMemset3D_spt(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent)
{
	return SHIM_FIRST(hipMemset3D_spt, 96)(pitchedDevPtr, value, extent);
}

static hipError_t slow_hipMemsetAsync(void *dst, int value, size_t sizeBytes, hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetAsync, 61)(dst, value, sizeBytes, stream);
}

static hipError_t slow_hipMemsetAsync_spt(void *dst, int value, size_t sizeBytes,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetAsync_spt, 62)(dst, value, sizeBytes, stream);
}

static hipError_t slow_hipMemsetD16(hipDeviceptr_t dest, unsigned short value, size_t count)
{
	return SHIM_FIRST(hipMemsetD16, 97)(dest, value, count);
}

static hipError_t slow_hipMemsetD16Async(hipDeviceptr_t dest, unsigned short value, size_t count,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetD16Async, 63)(dest, value, count, stream);
}

static hipError_t slow_hipMemsetD32(hipDeviceptr_t dest, int value, size_t count)
{
	return SHIM_FIRST(hipMemsetD32, 98)(dest, value, count);
}

static hipError_t slow_hipMemsetD32Async(hipDeviceptr_t dst, int value, size_t count,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetD32Async, 64)(dst, value, count, stream);
}

static hipError_t slow_hipMemsetD8(hipDeviceptr_t dest, unsigned char value, size_t count)
{
	return SHIM_FIRST(hipMemsetD8, 99)(dest, value, count);
}

static hipError_t slow_hipMemsetD8Async(hipDeviceptr_t dest, unsigned char value, size_t count,
		hipStream_t stream)
{
	return SHIM_FIRST(hipMemsetD8Async, 65)(dest, value, count, stream);
}

static hipError_t slow_hipMemset_spt(void *dst, int value, size_t sizeBytes)
{
	return SHIM_FIRST(hipMemset_spt, 100)(dst, value, sizeBytes);
}

static hipError_t slow_hipMipmappedArrayCreate(hipMipmappedArray_t *pHandle,
		HIP_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
{
	return SHIM_FIRST(hipMipmappedArrayCreate, 367)(pHandle, pMipmappedArrayDesc,
			numMipmapLevels);
}

static hipError_t slow_hipMipmappedArrayDestroy(hipMipmappedArray_t hMipmappedArray)
{
	return SHIM_FIRST(hipMipmappedArrayDestroy, 368)(hMipmappedArray);
}

static hipError_t slow_hipMipmappedArrayGetLevel(hipArray_t *pLevelArray,
		hipMipmappedArray_t hMipMappedArray, unsigned int level)
{
	return SHIM_FIRST(hipMipmappedArrayGetLevel, 369)(pLevelArray, hMipMappedArray, level);
}

static hipError_t slow_hipModuleGetFunction(hipFunction_t *function, hipModule_t module,
		const char *kname)
{
	return SHIM_FIRST(hipModuleGetFunction, 370)(function, module, kname);
}

static hipError_t slow_hipModuleGetGlobal(hipDeviceptr_t *dptr, size_t *bytes, hipModule_t hmod,
		const char *name)
{
	return SHIM_FIRST(hipModuleGetGlobal, 371)(dptr, bytes, hmod, name);
}

static hipError_t slow_hipModuleGetTexRef(textureReference **texRef, hipModule_t hmod,
		const char *name)
{
	return SHIM_FIRST(hipModuleGetTexRef, 372)(texRef, hmod, name);
}

static hipError_t slow_hipModuleLaunchCooperativeKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams)
{
	return SHIM_FIRST(hipModuleLaunchCooperativeKernel, 10)(f, gridDimX, gridDimY, gridDimZ,
			blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams);
}

static hipError_t slow_hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams *launchParamsList,
		unsigned int numDevices, unsigned int flags)
{
	return SHIM_FIRST(hipModuleLaunchCooperativeKernelMultiDevice, 11)(launchParamsList,
			numDevices, flags);
}

static hipError_t slow_hipModuleLaunchKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams, void **extra)
{
	return SHIM_FIRST(hipModuleLaunchKernel, 12)(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
}

static hipError_t slow_hipModuleLoad(hipModule_t *module, const char *fname)
{
	return SHIM_FIRST(hipModuleLoad, 373)(module, fname);
}

static hipError_t slow_hipModuleLoadData(hipModule_t *module, const void *image)
{
	return SHIM_FIRST(hipModuleLoadData, 374)(module, image);
}

static hipError_t slow_hipModuleLoadDataEx(hipModule_t *module, const void *image,
		unsigned int numOptions, hipJitOption *options, void **optionValues)
{
	return SHIM_FIRST(hipModuleLoadDataEx, 375)(module, image, numOptions, options,
			optionValues);
}

static hipError_t slow_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
		hipFunction_t f, int blockSize, size_t dynSharedMemPerBlk)
{
	return SHIM_FIRST(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor, 376)(numBlocks, f,
			blockSize, dynSharedMemPerBlk);
}

static hipError_t slow_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
		hipFunction_t f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags)
{
	return SHIM_FIRST(hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
			377)(numBlocks, f, blockSize, dynSharedMemPerBlk, flags);
}

static hipError_t slow_hipModuleOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize,
		hipFunction_t f, size_t dynSharedMemPerBlk, int blockSizeLimit)
{
	return SHIM_FIRST(hipModuleOccupancyMaxPotentialBlockSize, 378)(gridSize, blockSize, f,
			dynSharedMemPerBlk, blockSizeLimit);
}

static hipError_t slow_hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int *gridSize,
		int *blockSize, hipFunction_t f, size_t dynSharedMemPerBlk, int blockSizeLimit,
		unsigned int flags)
{
	return SHIM_FIRST(hipModuleOccupancyMaxPotentialBlockSizeWithFlags, 379)(gridSize,
			blockSize, f, dynSharedMemPerBlk, blockSizeLimit, flags);
}

static hipError_t slow_hipModuleUnload(hipModule_t module)
{
	return SHIM_FIRST(hipModuleUnload, 380)(module);
}

static hipError_t slow_hipOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *f,
		int blockSize, size_t dynSharedMemPerBlk)
{
	return SHIM_FIRST(hipOccupancyMaxActiveBlocksPerMultiprocessor, 381)(numBlocks, f,
			blockSize, dynSharedMemPerBlk);
}

static hipError_t slow_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
		const void *f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags)
{
	return SHIM_FIRST(hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 382)(numBlocks, f,
			blockSize, dynSharedMemPerBlk, flags);
}

static hipError_t slow_hipOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize,
		const void *f, size_t dynSharedMemPerBlk, int blockSizeLimit)
{
	return SHIM_FIRST(hipOccupancyMaxPotentialBlockSize, 383)(gridSize, blockSize, f,
			dynSharedMemPerBlk, blockSizeLimit);
}

static hipError_t slow_hipPeekAtLastError(void)
{
	return SHIM_FIRST(hipPeekAtLastError, 33)();
}

static hipError_t slow_hipPointerGetAttribute(void *data, hipPointer_attribute attribute,
		hipDeviceptr_t ptr)
{
	return SHIM_FIRST(hipPointerGetAttribute, 384)(data, attribute, ptr);
}

static hipError_t slow_hipPointerGetAttributes(hipPointerAttribute_t *attributes, const void *ptr)
{
	return SHIM_FIRST(hipPointerGetAttributes, 385)(attributes, ptr);
}

static hipError_t slow_hipPointerSetAttribute(const void *value, hipPointer_attribute attribute,
		hipDeviceptr_t ptr)
{
	return SHIM_FIRST(hipPointerSetAttribute, 386)(value, attribute, ptr);
}

static hipError_t slow_hipProfilerStart(void)
{
	return SHIM_FIRST(hipProfilerStart, 387)();
}

static hipError_t slow_hipProfilerStop(void)
{
	return SHIM_FIRST(hipProfilerStop, 388)();
}

static hipError_t slow_hipRegisterActivityCallback(uint32_t id, void *fun, void *arg)
{
	return SHIM_FIRST(hipRegisterActivityCallback, 389)(id, fun, arg);
}

static hipError_t slow_hipRegisterApiCallback(uint32_t id, void *fun, void *arg)
{
	return SHIM_FIRST(hipRegisterApiCallback, 390)(id, fun, arg);
}

static hipError_t slow_hipRemoveActivityCallback(uint32_t id)
{
	return SHIM_FIRST(hipRemoveActivityCallback, 392)(id);
}

static hipError_t slow_hipRemoveApiCallback(uint32_t id)
{
	return SHIM_FIRST(hipRemoveApiCallback, 393)(id);
}

static hipError_t slow_hipRuntimeGetVersion(int *runtimeVersion)
{
	return SHIM_FIRST(hipRuntimeGetVersion, 394)(runtimeVersion);
}

static hipError_t slow_hipSetDevice(int deviceId)
{
	return SHIM_FIRST(hipSetDevice, 34)(deviceId);
}

static hipError_t slow_hipSetDeviceFlags(unsigned int flags)
{
	return SHIM_FIRST(hipSetDeviceFlags, 395)(flags);
}

static hipError_t slow_hipSetupArgument(const void *arg, size_t size, size_t offset)
{
	return SHIM_FIRST(hipSetupArgument, 396)(arg, size, offset);
}

static hipError_t slow_hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
		const hipExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
		hipStream_t stream)
{
	return SHIM_FIRST(hipSignalExternalSemaphoresAsync, 397)(extSemArray, paramsArray,
			numExtSems, stream);
}

static hipError_t slow_hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(hipStreamAddCallback, 398)(stream, callback, userData, flags);
}

static hipError_t slow_hipStreamAddCallback_spt(hipStream_t stream, hipStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(hipStreamAddCallback_spt, 399)(stream, callback, userData, flags);
}

static hipError_t slow_hipStreamAttachMemAsync(hipStream_t stream, void *dev_ptr, size_t length,
		unsigned int flags)
{
	return SHIM_FIRST(hipStreamAttachMemAsync, 400)(stream, dev_ptr, length, flags);
}

static hipError_t slow_hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode)
{
	return SHIM_FIRST(hipStreamBeginCapture, 401)(stream, mode);
}

static hipError_t slow_hipStreamBeginCapture_spt(hipStream_t stream, hipStreamCaptureMode mode)
{
	return SHIM_FIRST(hipStreamBeginCapture_spt, 402)(stream, mode);
}

static hipError_t slow_hipStreamCreate(hipStream_t *stream)
{
	return SHIM_FIRST(hipStreamCreate, 403)(stream);
}

static hipError_t slow_hipStreamCreateWithFlags(hipStream_t *stream, unsigned int flags)
{
	return SHIM_FIRST(hipStreamCreateWithFlags, 404)(stream, flags);
}

static hipError_t slow_hipStreamCreateWithPriority(hipStream_t *stream, unsigned int flags,
		int priority)
{
	return SHIM_FIRST(hipStreamCreateWithPriority, 405)(stream, flags, priority);
}

static hipError_t slow_hipStreamDestroy(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamDestroy, 406)(stream);
}

static hipError_t slow_hipStreamEndCapture(hipStream_t stream, hipGraph_t *pGraph)
{
	return SHIM_FIRST(hipStreamEndCapture, 407)(stream, pGraph);
}

static hipError_t slow_hipStreamEndCapture_spt(hipStream_t stream, hipGraph_t *pGraph)
{
	return SHIM_FIRST(hipStreamEndCapture_spt, 408)(stream, pGraph);
}

static hipError_t slow_hipStreamGetCaptureInfo(hipStream_t stream,
		hipStreamCaptureStatus *pCaptureStatus, unsigned long long *pId)
{
	return SHIM_FIRST(hipStreamGetCaptureInfo, 409)(stream, pCaptureStatus, pId);
}

static hipError_t slow_hipStreamGetCaptureInfo_spt(hipStream_t stream,
		hipStreamCaptureStatus *pCaptureStatus, unsigned long long *pId)
{
	return SHIM_FIRST(hipStreamGetCaptureInfo_spt, 410)(stream, pCaptureStatus, pId);
}

static hipError_t slow_hipStreamGetCaptureInfo_v2(hipStream_t stream,
		hipStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
		hipGraph_t *graph_out, const hipGraphNode_t **dependencies_out,
		size_t *numDependencies_out)
{
	return SHIM_FIRST(hipStreamGetCaptureInfo_v2, 411)(stream, captureStatus_out, id_out,
			graph_out, dependencies_out, numDependencies_out);
}

static hipError_t slow_hipStreamGetCaptureInfo_v2_spt(hipStream_t stream,
		hipStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
		hipGraph_t *graph_out, const hipGraphNode_t **dependencies_out,
		size_t *numDependencies_out)
{
	return SHIM_FIRST(hipStreamGetCaptureInfo_v2_spt, 412)(stream, captureStatus_out, id_out,
			graph_out, dependencies_out, numDependencies_out);
}

static hipError_t slow_hipStreamGetDevice(hipStream_t stream, hipDevice_t *device)
{
	return SHIM_FIRST(hipStreamGetDevice, 413)(stream, device);
}

static hipError_t slow_hipStreamGetFlags(hipStream_t stream, unsigned int *flags)
{
	return SHIM_FIRST(hipStreamGetFlags, 414)(stream, flags);
}

static hipError_t slow_hipStreamGetFlags_spt(hipStream_t stream, unsigned int *flags)
{
	return SHIM_FIRST(hipStreamGetFlags_spt, 415)(stream, flags);
}

static hipError_t slow_hipStreamGetPriority(hipStream_t stream, int *priority)
{
	return SHIM_FIRST(hipStreamGetPriority, 416)(stream, priority);
}

static hipError_t slow_hipStreamGetPriority_spt(hipStream_t stream, int *priority)
{
	return SHIM_FIRST(hipStreamGetPriority_spt, 417)(stream, priority);
}

static hipError_t slow_hipStreamIsCapturing(hipStream_t stream,
		hipStreamCaptureStatus *pCaptureStatus)
{
	return SHIM_FIRST(hipStreamIsCapturing, 19)(stream, pCaptureStatus);
}

static hipError_t slow_hipStreamIsCapturing_spt(hipStream_t stream,
		hipStreamCaptureStatus *pCaptureStatus)
{
	return SHIM_FIRST(hipStreamIsCapturing_spt, 20)(stream, pCaptureStatus);
}

static hipError_t slow_hipStreamQuery(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamQuery, 21)(stream);
}

static hipError_t slow_hipStreamQuery_spt(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamQuery_spt, 22)(stream);
}

static hipError_t slow_hipStreamSynchronize(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamSynchronize, 23)(stream);
}

static hipError_t slow_hipStreamSynchronize_spt(hipStream_t stream)
{
	return SHIM_FIRST(hipStreamSynchronize_spt, 24)(stream);
}

static hipError_t slow_hipStreamUpdateCaptureDependencies(hipStream_t stream,
		hipGraphNode_t *dependencies, size_t numDependencies, unsigned int flags)
{
	return SHIM_FIRST(hipStreamUpdateCaptureDependencies, 418)(stream, dependencies,
			numDependencies, flags);
}

static hipError_t slow_hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned int flags)
{
	return SHIM_FIRST(hipStreamWaitEvent, 25)(stream, event, flags);
}

static hipError_t slow_hipStreamWaitEvent_spt(hipStream_t stream, hipEvent_t event,
		unsigned int flags)
{
	return SHIM_FIRST(hipStreamWaitEvent_spt, 26)(stream, event, flags);
}

static hipError_t slow_hipStreamWaitValue32(hipStream_t stream, void *ptr, uint32_t value,
		unsigned int flags, uint32_t mask)
{
	return SHIM_FIRST(hipStreamWaitValue32, 419)(stream, ptr, value, flags, mask);
}

static hipError_t slow_hipStreamWaitValue64(hipStream_t stream, void *ptr, uint64_t value,
		unsigned int flags, uint64_t mask)
{
	return SHIM_FIRST(hipStreamWaitValue64, 420)(stream, ptr, value, flags, mask);
}

static hipError_t slow_hipStreamWriteValue32(hipStream_t stream, void *ptr, uint32_t value,
		unsigned int flags)
{
	return SHIM_FIRST(hipStreamWriteValue32, 421)(stream, ptr, value, flags);
}

static hipError_t slow_hipStreamWriteValue64(hipStream_t stream, void *ptr, uint64_t value,
		unsigned int flags)
{
	return SHIM_FIRST(hipStreamWriteValue64, 422)(stream, ptr, value, flags);
}

static hipError_t slow_hipTexObjectCreate(hipTextureObject_t *pTexObject,
		const HIP_RESOURCE_DESC *pResDesc, const HIP_TEXTURE_DESC *pTexDesc,
		const HIP_RESOURCE_VIEW_DESC *pResViewDesc)
{
	return SHIM_FIRST(hipTexObjectCreate, 423)(pTexObject, pResDesc, pTexDesc, pResViewDesc);
}

static hipError_t slow_hipTexObjectDestroy(hipTextureObject_t texObject)
{
	return SHIM_FIRST(hipTexObjectDestroy, 424)(texObject);
}

static hipError_t slow_hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC *pResDesc,
		hipTextureObject_t texObject)
{
	return SHIM_FIRST(hipTexObjectGetResourceDesc, 425)(pResDesc, texObject);
}

static hipError_t slow_hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC *pResViewDesc,
		hipTextureObject_t texObject)
{
	return SHIM_FIRST(hipTexObjectGetResourceViewDesc, 426)(pResViewDesc, texObject);
}

static hipError_t slow_hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC *pTexDesc,
		hipTextureObject_t texObject)
{
	return SHIM_FIRST(hipTexObjectGetTextureDesc, 427)(pTexDesc, texObject);
}

static hipError_t slow_hipTexRefGetAddress(hipDeviceptr_t *dev_ptr, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetAddress, 428)(dev_ptr, texRef);
}

static hipError_t slow_hipTexRefGetAddressMode(enum hipTextureAddressMode *pam,
		const textureReference *texRef, int dim)
{
	return SHIM_FIRST(hipTexRefGetAddressMode, 429)(pam, texRef, dim);
}

static hipError_t slow_hipTexRefGetFilterMode(enum hipTextureFilterMode *pfm,
		const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetFilterMode, 430)(pfm, texRef);
}

static hipError_t slow_hipTexRefGetFlags(unsigned int *pFlags, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetFlags, 431)(pFlags, texRef);
}

static hipError_t slow_hipTexRefGetFormat(hipArray_Format *pFormat, int *pNumChannels,
		const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetFormat, 432)(pFormat, pNumChannels, texRef);
}

static hipError_t slow_hipTexRefGetMaxAnisotropy(int *pmaxAnsio, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMaxAnisotropy, 433)(pmaxAnsio, texRef);
}

static hipError_t slow_hipTexRefGetMipMappedArray(hipMipmappedArray_t *pArray,
		const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMipMappedArray, 434)(pArray, texRef);
}

static hipError_t slow_hipTexRefGetMipmapFilterMode(enum hipTextureFilterMode *pfm,
		const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMipmapFilterMode, 435)(pfm, texRef);
}

static hipError_t slow_hipTexRefGetMipmapLevelBias(float *pbias, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMipmapLevelBias, 436)(pbias, texRef);
}

static hipError_t slow_hipTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp,
		float *pmaxMipmapLevelClamp, const textureReference *texRef)
{
	return SHIM_FIRST(hipTexRefGetMipmapLevelClamp, 437)(pminMipmapLevelClamp,
			pmaxMipmapLevelClamp, texRef);
}

static hipError_t slow_hipTexRefSetAddress(size_t *ByteOffset, textureReference *texRef,
		hipDeviceptr_t dptr, size_t bytes)
{
	return SHIM_FIRST(hipTexRefSetAddress, 438)(ByteOffset, texRef, dptr, bytes);
}

static hipError_t slow_hipTexRefSetAddress2D(textureReference *texRef,
		const HIP_ARRAY_DESCRIPTOR *desc, hipDeviceptr_t dptr, size_t Pitch)
{
	return SHIM_FIRST(hipTexRefSetAddress2D, 439)(texRef, desc, dptr, Pitch);
}

static hipError_t slow_hipTexRefSetAddressMode(textureReference *texRef, int dim,
		enum hipTextureAddressMode am)
{
	return SHIM_FIRST(hipTexRefSetAddressMode, 440)(texRef, dim, am);
}

static hipError_t slow_hipTexRefSetArray(textureReference *tex, hipArray_const_t array,
		unsigned int flags)
{
	return SHIM_FIRST(hipTexRefSetArray, 441)(tex, array, flags);
}

static hipError_t slow_hipTexRefSetBorderColor(textureReference *texRef, float *pBorderColor)
{
	return SHIM_FIRST(hipTexRefSetBorderColor, 442)(texRef, pBorderColor);
}

static hipError_t slow_hipTexRefSetFilterMode(textureReference *texRef,
		enum hipTextureFilterMode fm)
{
	return SHIM_FIRST(hipTexRefSetFilterMode, 443)(texRef, fm);
}

static hipError_t slow_hipTexRefSetFlags(textureReference *texRef, unsigned int Flags)
{
	return SHIM_FIRST(hipTexRefSetFlags, 444)(texRef, Flags);
}

static hipError_t slow_hipTexRefSetFormat(textureReference *texRef, hipArray_Format fmt,
		int NumPackedComponents)
{
	return SHIM_FIRST(hipTexRefSetFormat, 445)(texRef, fmt, NumPackedComponents);
}

static hipError_t slow_hipTexRefSetMaxAnisotropy(textureReference *texRef, unsigned int maxAniso)
{
	return SHIM_FIRST(hipTexRefSetMaxAnisotropy, 446)(texRef, maxAniso);
}

static hipError_t slow_hipTexRefSetMipmapFilterMode(textureReference *texRef,
		enum hipTextureFilterMode fm)
{
	return SHIM_FIRST(hipTexRefSetMipmapFilterMode, 447)(texRef, fm);
}

static hipError_t slow_hipTexRefSetMipmapLevelBias(textureReference *texRef, float bias)
{
	return SHIM_FIRST(hipTexRefSetMipmapLevelBias, 448)(texRef, bias);
}

static hipError_t slow_hipTexRefSetMipmapLevelClamp(textureReference *texRef,
		float minMipMapLevelClamp, float maxMipMapLevelClamp)
{
	return SHIM_FIRST(hipTexRefSetMipmapLevelClamp, 449)(texRef, minMipMapLevelClamp,
			maxMipMapLevelClamp);
}

static hipError_t slow_hipTexRefSetMipmappedArray(textureReference *texRef,
		struct hipMipmappedArray *mipmappedArray, unsigned int Flags)
{
	return SHIM_FIRST(hipTexRefSetMipmappedArray, 450)(texRef, mipmappedArray, Flags);
}

static hipError_t slow_hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode *mode)
{
	return SHIM_FIRST(hipThreadExchangeStreamCaptureMode, 451)(mode);
}

static hipError_t slow_hipUnbindTexture(const textureReference *tex)
{
	return SHIM_FIRST(hipUnbindTexture, 452)(tex);
}

static hipError_t slow_hipUserObjectCreate(hipUserObject_t *object_out, void *ptr,
		hipHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)
{
	return SHIM_FIRST(hipUserObjectCreate, 453)(object_out, ptr, destroy, initialRefcount,
			flags);
}

static hipError_t slow_hipUserObjectRelease(hipUserObject_t object, unsigned int count)
{
	return SHIM_FIRST(hipUserObjectRelease, 454)(object, count);
}

static hipError_t slow_hipUserObjectRetain(hipUserObject_t object, unsigned int count)
{
	return SHIM_FIRST(hipUserObjectRetain, 455)(object, count);
}

static hipError_t slow_hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
		const hipExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
		hipStream_t stream)
{
	return SHIM_FIRST(hipWaitExternalSemaphoresAsync, 456)(extSemArray, paramsArray, numExtSems,
			stream);
}

static hiprtcResult slow_hiprtcAddNameExpression(hiprtcProgram prog, const char *name_expression)
{
	return SHIM_FIRST(hiprtcAddNameExpression, 457)(prog, name_expression);
}

static hiprtcResult slow_hiprtcCompileProgram(hiprtcProgram prog, int numOptions,
		const char **options)
{
	return SHIM_FIRST(hiprtcCompileProgram, 458)(prog, numOptions, options);
}

static hiprtcResult slow_hiprtcCreateProgram(hiprtcProgram *prog, const char *src, const char *name,
		int numHeaders, const char **headers, const char **includeNames)
{
	return SHIM_FIRST(hiprtcCreateProgram, 459)(prog, src, name, numHeaders, headers,
			includeNames);
}

static hiprtcResult slow_hiprtcDestroyProgram(hiprtcProgram *prog)
{
	return SHIM_FIRST(hiprtcDestroyProgram, 460)(prog);
}

static hiprtcResult slow_hiprtcGetBitcode(hiprtcProgram prog, char *bitcode)
{
	return SHIM_FIRST(hiprtcGetBitcode, 461)(prog, bitcode);
}

static hiprtcResult slow_hiprtcGetBitcodeSize(hiprtcProgram prog, size_t *bitcode_size)
{
	return SHIM_FIRST(hiprtcGetBitcodeSize, 462)(prog, bitcode_size);
}

static hiprtcResult slow_hiprtcGetCode(hiprtcProgram prog, char *code)
{
	return SHIM_FIRST(hiprtcGetCode, 463)(prog, code);
}

static hiprtcResult slow_hiprtcGetCodeSize(hiprtcProgram prog, size_t *codeSizeRet)
{
	return SHIM_FIRST(hiprtcGetCodeSize, 464)(prog, codeSizeRet);
}

static const char *slow_hiprtcGetErrorString(hiprtcResult result)
{
	return SHIM_FIRST(hiprtcGetErrorString, 465)(result);
}

static hiprtcResult slow_hiprtcGetLoweredName(hiprtcProgram prog, const char *name_expression,
		const char **lowered_name)
{
	return SHIM_FIRST(hiprtcGetLoweredName, 466)(prog, name_expression, lowered_name);
}

static hiprtcResult slow_hiprtcGetProgramLog(hiprtcProgram prog, char *log)
{
	return SHIM_FIRST(hiprtcGetProgramLog, 467)(prog, log);
}

static hiprtcResult slow_hiprtcGetProgramLogSize(hiprtcProgram prog, size_t *logSizeRet)
{
	return SHIM_FIRST(hiprtcGetProgramLogSize, 468)(prog, logSizeRet);
}

static hiprtcResult slow_hiprtcLinkAddData(hiprtcLinkState hip_link_state,
		hiprtcJITInputType input_type, void *image, size_t image_size, const char *name,
		unsigned int num_options, hiprtcJIT_option *options_ptr, void **option_values)
{
	return SHIM_FIRST(hiprtcLinkAddData, 469)(hip_link_state, input_type, image, image_size,
			name, num_options, options_ptr, option_values);
}

static hiprtcResult slow_hiprtcLinkAddFile(hiprtcLinkState hip_link_state,
		hiprtcJITInputType input_type, const char *file_path, unsigned int num_options,
		hiprtcJIT_option *options_ptr, void **option_values)
{
	return SHIM_FIRST(hiprtcLinkAddFile, 470)(hip_link_state, input_type, file_path,
			num_options, options_ptr, option_values);
}

static hiprtcResult slow_hiprtcLinkComplete(hiprtcLinkState hip_link_state, void **bin_out,
		size_t *size_out)
{
	return SHIM_FIRST(hiprtcLinkComplete, 471)(hip_link_state, bin_out, size_out);
}

static hiprtcResult slow_hiprtcLinkCreate(unsigned int num_options, hiprtcJIT_option *option_ptr,
		void **option_vals_pptr, hiprtcLinkState *hip_link_state_ptr)
{
	return SHIM_FIRST(hiprtcLinkCreate, 472)(num_options, option_ptr, option_vals_pptr,
			hip_link_state_ptr);
}

static hiprtcResult slow_hiprtcLinkDestroy(hiprtcLinkState hip_link_state)
{
	return SHIM_FIRST(hiprtcLinkDestroy, 473)(hip_link_state);
}

static hiprtcResult slow_hiprtcVersion(int *major, int *minor)
{
	return SHIM_FIRST(hiprtcVersion, 474)(major, minor);
}

static const char *const aliases[] = {"libamdhip64.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow__Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j,
	(void *)slow__Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_,
	(void *)slow__ZN8hip_impl22hipLaunchKernelGGLImplEmRK4dim3S2_jP12ihipStream_tPPv,
	(void *)slow_hipExtLaunchKernel,
	(void *)slow_hipExtLaunchMultiKernelMultiDevice,
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
	(void *)slow_hipMemcpyDtoDAsync,
	(void *)slow_hipMemcpyDtoHAsync,
	(void *)slow_hipMemcpyFromSymbolAsync,
	(void *)slow_hipMemcpyFromSymbolAsync_spt,
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
	(void *)slow_hipMemcpy2DFromArray,
	(void *)slow_hipMemcpy2DFromArray_spt,
	(void *)slow_hipMemcpy2DToArray,
	(void *)slow_hipMemcpy2DToArray_spt,
	(void *)slow_hipMemcpy2D_spt,
	(void *)slow_hipMemcpy3D,
	(void *)slow_hipMemcpy3D_spt,
	(void *)slow_hipMemcpyAtoH,
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
	(void *)slow__Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc,
	(void *)slow__Z23hipDestroySurfaceObjectP13__hip_surface,
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
	(void *)slow_hipDrvPointerGetAttributes,
	(void *)slow_hipEnableActivityCallback,
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
	(void *)slow_hipGetErrorName,
	(void *)slow_hipGetErrorString,
	(void *)slow_hipGetMipmappedArrayLevel,
	(void *)slow_hipGetStreamDeviceId,
	(void *)slow_hipGetSymbolAddress,
	(void *)slow_hipGetSymbolSize,
	(void *)slow_hipGetTextureAlignmentOffset,
	(void *)slow_hipGetTextureObjectResourceDesc,
	(void *)slow_hipGetTextureObjectResourceViewDesc,
	(void *)slow_hipGetTextureObjectTextureDesc,
	(void *)slow_hipGetTextureReference,
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
	(void *)slow_hipGraphExecChildGraphNodeSetParams,
	(void *)slow_hipGraphExecDestroy,
	(void *)slow_hipGraphExecEventRecordNodeSetEvent,
	(void *)slow_hipGraphExecEventWaitNodeSetEvent,
	(void *)slow_hipGraphExecExternalSemaphoresSignalNodeSetParams,
	(void *)slow_hipGraphExecExternalSemaphoresWaitNodeSetParams,
	(void *)slow_hipGraphExecHostNodeSetParams,
	(void *)slow_hipGraphExecKernelNodeSetParams,
	(void *)slow_hipGraphExecMemcpyNodeSetParams,
	(void *)slow_hipGraphExecMemcpyNodeSetParams1D,
	(void *)slow_hipGraphExecMemcpyNodeSetParamsFromSymbol,
	(void *)slow_hipGraphExecMemcpyNodeSetParamsToSymbol,
	(void *)slow_hipGraphExecMemsetNodeSetParams,
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
	(void *)slow_hipInitActivityCallback,
	(void *)slow_hipIpcCloseMemHandle,
	(void *)slow_hipIpcGetEventHandle,
	(void *)slow_hipIpcGetMemHandle,
	(void *)slow_hipIpcOpenEventHandle,
	(void *)slow_hipIpcOpenMemHandle,
	(void *)slow_hipKernelNameRef,
	(void *)slow_hipKernelNameRefByPtr,
	(void *)slow_hipLaunchHostFunc,
	(void *)slow_hipLaunchHostFunc_spt,
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
	(void *)slow_hipRegisterActivityCallback,
	(void *)slow_hipRegisterApiCallback,
	(void *)slow_hipRegisterTracerCallback,
	(void *)slow_hipRemoveActivityCallback,
	(void *)slow_hipRemoveApiCallback,
	(void *)slow_hipRuntimeGetVersion,
	(void *)slow_hipSetDeviceFlags,
	(void *)slow_hipSetupArgument,
	(void *)slow_hipSignalExternalSemaphoresAsync,
	(void *)slow_hipStreamAddCallback,
	(void *)slow_hipStreamAddCallback_spt,
	(void *)slow_hipStreamAttachMemAsync,
	(void *)slow_hipStreamBeginCapture,
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
	SHIM_VERSION(_ZN8hip_impl22hipLaunchKernelGGLImplEmRK4dim3S2_jP12ihipStream_tPPv, void,
			"_ZN8hip_impl22hipLaunchKernelGGLImplEmRK4dim3S2_jP12ihipStream_tPPv",
			"hip_4.2", false),
	SHIM_VERSION(hipExtLaunchKernel, hipError_t, "hipExtLaunchKernel", "hip_4.2", false),
	SHIM_VERSION(hipExtLaunchMultiKernelMultiDevice, hipError_t,
			"hipExtLaunchMultiKernelMultiDevice", "hip_4.2", false),
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
	SHIM_VERSION(hipMemcpyDtoDAsync, hipError_t, "hipMemcpyDtoDAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyDtoHAsync, hipError_t, "hipMemcpyDtoHAsync", "hip_4.2", false),
	SHIM_VERSION(hipMemcpyFromSymbolAsync, hipError_t, "hipMemcpyFromSymbolAsync", "hip_4.2",
			false),
	SHIM_VERSION(hipMemcpyFromSymbolAsync_spt, hipError_t, "hipMemcpyFromSymbolAsync_spt",
			"hip_5.3", false),
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
	SHIM_VERSION(hipMemcpy2DFromArray, hipError_t, "hipMemcpy2DFromArray", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy2DFromArray_spt, hipError_t, "hipMemcpy2DFromArray_spt", "hip_5.2",
			false),
	SHIM_VERSION(hipMemcpy2DToArray, hipError_t, "hipMemcpy2DToArray", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy2DToArray_spt, hipError_t, "hipMemcpy2DToArray_spt", "hip_5.2",
			false),
	SHIM_VERSION(hipMemcpy2D_spt, hipError_t, "hipMemcpy2D_spt", "hip_5.2", false),
	SHIM_VERSION(hipMemcpy3D, hipError_t, "hipMemcpy3D", "hip_4.2", false),
	SHIM_VERSION(hipMemcpy3D_spt, hipError_t, "hipMemcpy3D_spt", "hip_5.2", false),
	SHIM_VERSION(hipMemcpyAtoH, hipError_t, "hipMemcpyAtoH", "hip_4.2", false),
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
	SHIM_VERSION(_Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc, untyped,
			"_Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc", "hip_4.2",
			false),
	SHIM_VERSION(_Z23hipDestroySurfaceObjectP13__hip_surface, untyped,
			"_Z23hipDestroySurfaceObjectP13__hip_surface", "hip_4.2", false),
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
	SHIM_VERSION(hipDrvPointerGetAttributes, hipError_t, "hipDrvPointerGetAttributes",
			"hip_5.0", false),
	SHIM_VERSION(hipEnableActivityCallback, untyped, "hipEnableActivityCallback", "hip_4.2",
			false),
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
	SHIM_VERSION(hipGetErrorName, const_char_p, "hipGetErrorName", "hip_4.2", false),
	SHIM_VERSION(hipGetErrorString, const_char_p, "hipGetErrorString", "hip_4.2", false),
	SHIM_VERSION(hipGetMipmappedArrayLevel, hipError_t, "hipGetMipmappedArrayLevel", "hip_4.2",
			false),
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
	SHIM_VERSION(hipGraphExecChildGraphNodeSetParams, hipError_t,
			"hipGraphExecChildGraphNodeSetParams", "hip_4.5", false),
	SHIM_VERSION(hipGraphExecDestroy, hipError_t, "hipGraphExecDestroy", "hip_4.3", false),
	SHIM_VERSION(hipGraphExecEventRecordNodeSetEvent, hipError_t,
			"hipGraphExecEventRecordNodeSetEvent", "hip_4.5", false),
	SHIM_VERSION(hipGraphExecEventWaitNodeSetEvent, hipError_t,
			"hipGraphExecEventWaitNodeSetEvent", "hip_4.5", false),
	SHIM_SYMBOL(hipGraphExecExternalSemaphoresSignalNodeSetParams, hipError_t),
	SHIM_SYMBOL(hipGraphExecExternalSemaphoresWaitNodeSetParams, hipError_t),
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
	SHIM_VERSION(hipInitActivityCallback, untyped, "hipInitActivityCallback", "hip_4.2", false),
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
	SHIM_VERSION(hipRegisterActivityCallback, hipError_t, "hipRegisterActivityCallback",
			"hip_4.2", false),
	SHIM_VERSION(hipRegisterApiCallback, hipError_t, "hipRegisterApiCallback", "hip_4.2",
			false),
	SHIM_VERSION(hipRegisterTracerCallback, untyped, "hipRegisterTracerCallback", "hip_5.3",
			false),
	SHIM_VERSION(hipRemoveActivityCallback, hipError_t, "hipRemoveActivityCallback", "hip_4.2",
			false),
	SHIM_VERSION(hipRemoveApiCallback, hipError_t, "hipRemoveApiCallback", "hip_4.2", false),
	SHIM_VERSION(hipRuntimeGetVersion, hipError_t, "hipRuntimeGetVersion", "hip_4.2", false),
	SHIM_VERSION(hipSetDeviceFlags, hipError_t, "hipSetDeviceFlags", "hip_4.2", false),
	SHIM_VERSION(hipSetupArgument, hipError_t, "hipSetupArgument", "hip_4.2", false),
	SHIM_VERSION(hipSignalExternalSemaphoresAsync, hipError_t,
			"hipSignalExternalSemaphoresAsync", "hip_4.3", false),
	SHIM_VERSION(hipStreamAddCallback, hipError_t, "hipStreamAddCallback", "hip_4.2", false),
	SHIM_VERSION(hipStreamAddCallback_spt, hipError_t, "hipStreamAddCallback_spt", "hip_5.3",
			false),
	SHIM_VERSION(hipStreamAttachMemAsync, hipError_t, "hipStreamAttachMemAsync", "hip_4.2",
			false),
	SHIM_VERSION(hipStreamBeginCapture, hipError_t, "hipStreamBeginCapture", "hip_4.3", false),
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
	SHIM_VERSION(hipTexRefGetFilterMode, hipError_t, "hipTexRefGetFilterMode", "hip_4.2",
			false),
	SHIM_VERSION(hipTexRefGetFlags, hipError_t, "hipTexRefGetFlags", "hip_4.2", false),
	SHIM_VERSION(hipTexRefGetFormat, hipError_t, "hipTexRefGetFormat", "hip_4.2", false),
	SHIM_VERSION(hipTexRefGetMaxAnisotropy, hipError_t, "hipTexRefGetMaxAnisotropy", "hip_4.2",
			false),
	SHIM_SYMBOL(hipTexRefGetMipMappedArray, hipError_t),
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
	.soname = "libamdhip64.so.5",
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
