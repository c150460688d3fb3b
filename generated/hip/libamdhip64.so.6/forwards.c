/* Made by `porter gen --backend hip`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#define REAL_AS_IT_IS
#include "real.h"

const char *hipApiName(uint32_t id)
{
	return real_hipApiName(id);
}
__asm__(".symver hipApiName, hipApiName@@@hip_4.2");
hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR *pArrayDescriptor, hipArray_t array)
{
	return real_hipArray3DGetDescriptor(pArrayDescriptor, array);
}
__asm__(".symver hipArray3DGetDescriptor, hipArray3DGetDescriptor@@@hip_5.6");
hipError_t hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR *pArrayDescriptor, hipArray_t array)
{
	return real_hipArrayGetDescriptor(pArrayDescriptor, array);
}
__asm__(".symver hipArrayGetDescriptor, hipArrayGetDescriptor@@@hip_5.6");
hipError_t hipArrayGetInfo(hipChannelFormatDesc *desc, hipExtent *extent, unsigned int *flags,
		hipArray_t array)
{
	return real_hipArrayGetInfo(desc, extent, flags, array);
}
__asm__(".symver hipArrayGetInfo, hipArrayGetInfo@@@hip_5.6");
hipError_t hipBindTexture(size_t *offset, const textureReference *tex, const void *devPtr,
		const hipChannelFormatDesc *desc, size_t size)
{
	return real_hipBindTexture(offset, tex, devPtr, desc, size);
}
__asm__(".symver hipBindTexture, hipBindTexture@@@hip_4.2");
hipError_t hipBindTexture2D(size_t *offset, const textureReference *tex, const void *devPtr,
		const hipChannelFormatDesc *desc, size_t width, size_t height, size_t pitch)
{
	return real_hipBindTexture2D(offset, tex, devPtr, desc, width, height, pitch);
}
__asm__(".symver hipBindTexture2D, hipBindTexture2D@@@hip_4.2");
hipError_t hipBindTextureToArray(const textureReference *tex, hipArray_const_t array,
		const hipChannelFormatDesc *desc)
{
	return real_hipBindTextureToArray(tex, array, desc);
}
__asm__(".symver hipBindTextureToArray, hipBindTextureToArray@@@hip_4.2");
hipError_t hipBindTextureToMipmappedArray(const textureReference *tex,
		hipMipmappedArray_const_t mipmappedArray, const hipChannelFormatDesc *desc)
{
	return real_hipBindTextureToMipmappedArray(tex, mipmappedArray, desc);
}
__asm__(".symver hipBindTextureToMipmappedArray, hipBindTextureToMipmappedArray@@@hip_4.2");
hipError_t hipChooseDevice(int *device, const hipDeviceProp_tR0000 *prop)
{
	return real_hipChooseDevice(device, prop);
}
__asm__(".symver hipChooseDevice, hipChooseDevice@@@hip_4.2");
hipError_t hipChooseDeviceR0000(int *device, const hipDeviceProp_tR0000 *prop)
{
	return real_hipChooseDeviceR0000(device, prop);
}
__asm__(".symver hipChooseDeviceR0000, hipChooseDeviceR0000@@@hip_4.2");
hipError_t hipChooseDeviceR0600(int *device, const hipDeviceProp_tR0600 *prop)
{
	return real_hipChooseDeviceR0600(device, prop);
}
__asm__(".symver hipChooseDeviceR0600, hipChooseDeviceR0600@@@hip_6.0");
hipError_t hipConfigureCall(dim3 gridDim, dim3 blockDim, size_t sharedMem, hipStream_t stream)
{
	return real_hipConfigureCall(gridDim, blockDim, sharedMem, stream);
}
__asm__(".symver hipConfigureCall, hipConfigureCall@@@hip_4.2");
struct hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w,
		enum hipChannelFormatKind f)
{
	return real_hipCreateChannelDesc(x, y, z, w, f);
}
__asm__(".symver hipCreateChannelDesc, hipCreateChannelDesc@@@hip_4.2");
hipError_t hipCreateSurfaceObject(hipSurfaceObject_t *pSurfObject, const hipResourceDesc *pResDesc)
{
	return real_hipCreateSurfaceObject(pSurfObject, pResDesc);
}
__asm__(".symver hipCreateSurfaceObject, hipCreateSurfaceObject@@@hip_4.2");
hipError_t hipCreateTextureObject(hipTextureObject_t *pTexObject, const hipResourceDesc *pResDesc,
		const hipTextureDesc *pTexDesc, const struct hipResourceViewDesc *pResViewDesc)
{
	return real_hipCreateTextureObject(pTexObject, pResDesc, pTexDesc, pResViewDesc);
}
__asm__(".symver hipCreateTextureObject, hipCreateTextureObject@@@hip_4.2");
hipError_t hipCtxCreate(hipCtx_t *ctx, unsigned int flags, hipDevice_t device)
{
	return real_hipCtxCreate(ctx, flags, device);
}
__asm__(".symver hipCtxCreate, hipCtxCreate@@@hip_4.2");
hipError_t hipCtxDestroy(hipCtx_t ctx)
{
	return real_hipCtxDestroy(ctx);
}
__asm__(".symver hipCtxDestroy, hipCtxDestroy@@@hip_4.2");
hipError_t hipCtxGetApiVersion(hipCtx_t ctx, int *apiVersion)
{
	return real_hipCtxGetApiVersion(ctx, apiVersion);
}
__asm__(".symver hipCtxGetApiVersion, hipCtxGetApiVersion@@@hip_4.2");
hipError_t hipCtxGetCacheConfig(hipFuncCache_t *cacheConfig)
{
	return real_hipCtxGetCacheConfig(cacheConfig);
}
__asm__(".symver hipCtxGetCacheConfig, hipCtxGetCacheConfig@@@hip_4.2");
hipError_t hipCtxGetCurrent(hipCtx_t *ctx)
{
	return real_hipCtxGetCurrent(ctx);
}
__asm__(".symver hipCtxGetCurrent, hipCtxGetCurrent@@@hip_4.2");
SHIM_HOT hipError_t hipCtxGetDevice(hipDevice_t *device)
{
	return real_hipCtxGetDevice(device);
}
__asm__(".symver hipCtxGetDevice, hipCtxGetDevice@@@hip_4.2");
hipError_t hipCtxGetFlags(unsigned int *flags)
{
	return real_hipCtxGetFlags(flags);
}
__asm__(".symver hipCtxGetFlags, hipCtxGetFlags@@@hip_4.2");
hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig *pConfig)
{
	return real_hipCtxGetSharedMemConfig(pConfig);
}
__asm__(".symver hipCtxGetSharedMemConfig, hipCtxGetSharedMemConfig@@@hip_4.2");
hipError_t hipCtxPopCurrent(hipCtx_t *ctx)
{
	return real_hipCtxPopCurrent(ctx);
}
__asm__(".symver hipCtxPopCurrent, hipCtxPopCurrent@@@hip_4.2");
hipError_t hipCtxPushCurrent(hipCtx_t ctx)
{
	return real_hipCtxPushCurrent(ctx);
}
__asm__(".symver hipCtxPushCurrent, hipCtxPushCurrent@@@hip_4.2");
hipError_t hipCtxSetCacheConfig(hipFuncCache_t cacheConfig)
{
	return real_hipCtxSetCacheConfig(cacheConfig);
}
__asm__(".symver hipCtxSetCacheConfig, hipCtxSetCacheConfig@@@hip_4.2");
hipError_t hipCtxSetCurrent(hipCtx_t ctx)
{
	return real_hipCtxSetCurrent(ctx);
}
__asm__(".symver hipCtxSetCurrent, hipCtxSetCurrent@@@hip_4.2");
hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig config)
{
	return real_hipCtxSetSharedMemConfig(config);
}
__asm__(".symver hipCtxSetSharedMemConfig, hipCtxSetSharedMemConfig@@@hip_4.2");
hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t extSem)
{
	return real_hipDestroyExternalSemaphore(extSem);
}
__asm__(".symver hipDestroyExternalSemaphore, hipDestroyExternalSemaphore@@@hip_4.3");
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t surfaceObject)
{
	return real_hipDestroySurfaceObject(surfaceObject);
}
__asm__(".symver hipDestroySurfaceObject, hipDestroySurfaceObject@@@hip_4.2");
hipError_t hipDestroyTextureObject(hipTextureObject_t textureObject)
{
	return real_hipDestroyTextureObject(textureObject);
}
__asm__(".symver hipDestroyTextureObject, hipDestroyTextureObject@@@hip_4.2");
hipError_t hipDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId)
{
	return real_hipDeviceCanAccessPeer(canAccessPeer, deviceId, peerDeviceId);
}
__asm__(".symver hipDeviceCanAccessPeer, hipDeviceCanAccessPeer@@@hip_4.2");
hipError_t hipDeviceComputeCapability(int *major, int *minor, hipDevice_t device)
{
	return real_hipDeviceComputeCapability(major, minor, device);
}
__asm__(".symver hipDeviceComputeCapability, hipDeviceComputeCapability@@@hip_4.2");
hipError_t hipDeviceGet(hipDevice_t *device, int ordinal)
{
	return real_hipDeviceGet(device, ordinal);
}
__asm__(".symver hipDeviceGet, hipDeviceGet@@@hip_4.2");
hipError_t hipDeviceGetAttribute(int *pi, hipDeviceAttribute_t attr, int deviceId)
{
	return real_hipDeviceGetAttribute(pi, attr, deviceId);
}
__asm__(".symver hipDeviceGetAttribute, hipDeviceGetAttribute@@@hip_4.2");
hipError_t hipDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
	return real_hipDeviceGetByPCIBusId(device, pciBusId);
}
__asm__(".symver hipDeviceGetByPCIBusId, hipDeviceGetByPCIBusId@@@hip_4.2");
hipError_t hipDeviceGetCacheConfig(hipFuncCache_t *cacheConfig)
{
	return real_hipDeviceGetCacheConfig(cacheConfig);
}
__asm__(".symver hipDeviceGetCacheConfig, hipDeviceGetCacheConfig@@@hip_4.2");
hipError_t hipDeviceGetGraphMemAttribute(int device, hipGraphMemAttributeType attr, void *value)
{
	return real_hipDeviceGetGraphMemAttribute(device, attr, value);
}
__asm__(".symver hipDeviceGetGraphMemAttribute, hipDeviceGetGraphMemAttribute@@@hip_4.5");
hipError_t hipDeviceGetLimit(size_t *pValue, enum hipLimit_t limit)
{
	return real_hipDeviceGetLimit(pValue, limit);
}
__asm__(".symver hipDeviceGetLimit, hipDeviceGetLimit@@@hip_4.2");
hipError_t hipDeviceGetName(char *name, int len, hipDevice_t device)
{
	return real_hipDeviceGetName(name, len, device);
}
__asm__(".symver hipDeviceGetName, hipDeviceGetName@@@hip_4.2");
hipError_t hipDeviceGetP2PAttribute(int *value, hipDeviceP2PAttr attr, int srcDevice, int dstDevice)
{
	return real_hipDeviceGetP2PAttribute(value, attr, srcDevice, dstDevice);
}
__asm__(".symver hipDeviceGetP2PAttribute, hipDeviceGetP2PAttribute@@@hip_4.2");
hipError_t hipDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return real_hipDeviceGetPCIBusId(pciBusId, len, device);
}
__asm__(".symver hipDeviceGetPCIBusId, hipDeviceGetPCIBusId@@@hip_4.2");
hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig *pConfig)
{
	return real_hipDeviceGetSharedMemConfig(pConfig);
}
__asm__(".symver hipDeviceGetSharedMemConfig, hipDeviceGetSharedMemConfig@@@hip_4.2");
hipError_t hipDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return real_hipDeviceGetStreamPriorityRange(leastPriority, greatestPriority);
}
__asm__(".symver hipDeviceGetStreamPriorityRange, hipDeviceGetStreamPriorityRange@@@hip_4.2");
hipError_t hipDeviceGetTexture1DLinearMaxWidth(hipMemPool_t *mem_pool, int device)
{
	return real_hipDeviceGetTexture1DLinearMaxWidth(mem_pool, device);
}

hipError_t hipDeviceGetUuid(hipUUID *uuid, hipDevice_t device)
{
	return real_hipDeviceGetUuid(uuid, device);
}
__asm__(".symver hipDeviceGetUuid, hipDeviceGetUuid@@@hip_5.1");
hipError_t hipDevicePrimaryCtxGetState(hipDevice_t dev, unsigned int *flags, int *active)
{
	return real_hipDevicePrimaryCtxGetState(dev, flags, active);
}
__asm__(".symver hipDevicePrimaryCtxGetState, hipDevicePrimaryCtxGetState@@@hip_4.2");
hipError_t hipDevicePrimaryCtxRelease(hipDevice_t dev)
{
	return real_hipDevicePrimaryCtxRelease(dev);
}
__asm__(".symver hipDevicePrimaryCtxRelease, hipDevicePrimaryCtxRelease@@@hip_4.2");
hipError_t hipDevicePrimaryCtxRetain(hipCtx_t *pctx, hipDevice_t dev)
{
	return real_hipDevicePrimaryCtxRetain(pctx, dev);
}
__asm__(".symver hipDevicePrimaryCtxRetain, hipDevicePrimaryCtxRetain@@@hip_4.2");
hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t dev, unsigned int flags)
{
	return real_hipDevicePrimaryCtxSetFlags(dev, flags);
}
__asm__(".symver hipDevicePrimaryCtxSetFlags, hipDevicePrimaryCtxSetFlags@@@hip_4.2");
hipError_t hipDeviceSetCacheConfig(hipFuncCache_t cacheConfig)
{
	return real_hipDeviceSetCacheConfig(cacheConfig);
}
__asm__(".symver hipDeviceSetCacheConfig, hipDeviceSetCacheConfig@@@hip_4.2");
hipError_t hipDeviceSetGraphMemAttribute(int device, hipGraphMemAttributeType attr, void *value)
{
	return real_hipDeviceSetGraphMemAttribute(device, attr, value);
}
__asm__(".symver hipDeviceSetGraphMemAttribute, hipDeviceSetGraphMemAttribute@@@hip_4.5");
hipError_t hipDeviceSetMemPool(int device, hipMemPool_t mem_pool)
{
	return real_hipDeviceSetMemPool(device, mem_pool);
}
__asm__(".symver hipDeviceSetMemPool, hipDeviceSetMemPool@@@hip_5.1");
hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig config)
{
	return real_hipDeviceSetSharedMemConfig(config);
}
__asm__(".symver hipDeviceSetSharedMemConfig, hipDeviceSetSharedMemConfig@@@hip_4.2");
hipError_t hipDriverGetVersion(int *driverVersion)
{
	return real_hipDriverGetVersion(driverVersion);
}
__asm__(".symver hipDriverGetVersion, hipDriverGetVersion@@@hip_4.2");
hipError_t hipDrvGetErrorName(hipError_t hipError, const char **errorString)
{
	return real_hipDrvGetErrorName(hipError, errorString);
}
__asm__(".symver hipDrvGetErrorName, hipDrvGetErrorName@@@hip_5.3");
hipError_t hipDrvGetErrorString(hipError_t hipError, const char **errorString)
{
	return real_hipDrvGetErrorString(hipError, errorString);
}
__asm__(".symver hipDrvGetErrorString, hipDrvGetErrorString@@@hip_5.3");
hipError_t hipDrvGraphAddMemFreeNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies, hipDeviceptr_t dptr)
{
	return real_hipDrvGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies,
			dptr);
}
__asm__(".symver hipDrvGraphAddMemFreeNode, hipDrvGraphAddMemFreeNode@@@hip_6.2");
hipError_t hipDrvGraphAddMemcpyNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies,
		const HIP_MEMCPY3D *copyParams, hipCtx_t ctx)
{
	return real_hipDrvGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies,
			copyParams, ctx);
}
__asm__(".symver hipDrvGraphAddMemcpyNode, hipDrvGraphAddMemcpyNode@@@hip_5.6");
hipError_t hipDrvGraphAddMemsetNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies,
		const HIP_MEMSET_NODE_PARAMS *memsetParams, hipCtx_t ctx)
{
	return real_hipDrvGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies,
			memsetParams, ctx);
}
__asm__(".symver hipDrvGraphAddMemsetNode, hipDrvGraphAddMemsetNode@@@hip_5.6");
hipError_t hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		const HIP_MEMCPY3D *copyParams, hipCtx_t ctx)
{
	return real_hipDrvGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx);
}
__asm__(".symver hipDrvGraphExecMemcpyNodeSetParams, hipDrvGraphExecMemcpyNodeSetParams@@@hip_6.2");
hipError_t hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		const HIP_MEMSET_NODE_PARAMS *memsetParams, hipCtx_t ctx)
{
	return real_hipDrvGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx);
}
__asm__(".symver hipDrvGraphExecMemsetNodeSetParams, hipDrvGraphExecMemsetNodeSetParams@@@hip_6.2");
hipError_t hipDrvGraphMemcpyNodeGetParams(hipGraphNode_t hNode, HIP_MEMCPY3D *nodeParams)
{
	return real_hipDrvGraphMemcpyNodeGetParams(hNode, nodeParams);
}
__asm__(".symver hipDrvGraphMemcpyNodeGetParams, hipDrvGraphMemcpyNodeGetParams@@@hip_6.0");
hipError_t hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t hNode, const HIP_MEMCPY3D *nodeParams)
{
	return real_hipDrvGraphMemcpyNodeSetParams(hNode, nodeParams);
}
__asm__(".symver hipDrvGraphMemcpyNodeSetParams, hipDrvGraphMemcpyNodeSetParams@@@hip_6.0");
hipError_t hipDrvPointerGetAttributes(unsigned int numAttributes, hipPointer_attribute *attributes,
		void **data, hipDeviceptr_t ptr)
{
	return real_hipDrvPointerGetAttributes(numAttributes, attributes, data, ptr);
}
__asm__(".symver hipDrvPointerGetAttributes, hipDrvPointerGetAttributes@@@hip_5.0");
hipError_t hipEventCreate(hipEvent_t *event)
{
	return real_hipEventCreate(event);
}
__asm__(".symver hipEventCreate, hipEventCreate@@@hip_4.2");
hipError_t hipEventCreateWithFlags(hipEvent_t *event, unsigned int flags)
{
	return real_hipEventCreateWithFlags(event, flags);
}
__asm__(".symver hipEventCreateWithFlags, hipEventCreateWithFlags@@@hip_4.2");
hipError_t hipEventDestroy(hipEvent_t event)
{
	return real_hipEventDestroy(event);
}
__asm__(".symver hipEventDestroy, hipEventDestroy@@@hip_4.2");
hipError_t hipEventElapsedTime(float *ms, hipEvent_t start, hipEvent_t stop)
{
	return real_hipEventElapsedTime(ms, start, stop);
}
__asm__(".symver hipEventElapsedTime, hipEventElapsedTime@@@hip_4.2");
SHIM_HOT hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream)
{
	return real_hipEventRecord(event, stream);
}
__asm__(".symver hipEventRecord, hipEventRecord@@@hip_4.2");
SHIM_HOT hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream,
		unsigned int flags)
{
	return real_hipEventRecordWithFlags(event, stream, flags);
}
__asm__(".symver hipEventRecordWithFlags, hipEventRecordWithFlags@@@hip_6.4");
SHIM_HOT hipError_t hipEventRecord_spt(hipEvent_t event, hipStream_t stream)
{
	return real_hipEventRecord_spt(event, stream);
}
__asm__(".symver hipEventRecord_spt, hipEventRecord_spt@@@hip_5.2");
hipError_t hipExtGetLinkTypeAndHopCount(int device1, int device2, uint32_t *linktype,
		uint32_t *hopcount)
{
	return real_hipExtGetLinkTypeAndHopCount(device1, device2, linktype, hopcount);
}
__asm__(".symver hipExtGetLinkTypeAndHopCount, hipExtGetLinkTypeAndHopCount@@@hip_4.2");
hipError_t hipExtStreamCreateWithCUMask(hipStream_t *stream, uint32_t cuMaskSize,
		const uint32_t *cuMask)
{
	return real_hipExtStreamCreateWithCUMask(stream, cuMaskSize, cuMask);
}
__asm__(".symver hipExtStreamCreateWithCUMask, hipExtStreamCreateWithCUMask@@@hip_4.2");
hipError_t hipExtStreamGetCUMask(hipStream_t stream, uint32_t cuMaskSize, uint32_t *cuMask)
{
	return real_hipExtStreamGetCUMask(stream, cuMaskSize, cuMask);
}
__asm__(".symver hipExtStreamGetCUMask, hipExtStreamGetCUMask@@@hip_4.2");
hipError_t hipExternalMemoryGetMappedBuffer(void **devPtr, hipExternalMemory_t extMem,
		const hipExternalMemoryBufferDesc *bufferDesc)
{
	return real_hipExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc);
}
__asm__(".symver hipExternalMemoryGetMappedBuffer, hipExternalMemoryGetMappedBuffer@@@hip_4.3");
hipError_t hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t *mipmap,
		hipExternalMemory_t extMem, const hipExternalMemoryMipmappedArrayDesc *mipmapDesc)
{
	return real_hipExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc);
}

hipError_t hipFreeHost(void *ptr)
{
	return real_hipFreeHost(ptr);
}
__asm__(".symver hipFreeHost, hipFreeHost@@@hip_4.2");
hipError_t hipFuncGetAttribute(int *value, hipFunction_attribute attrib, hipFunction_t hfunc)
{
	return real_hipFuncGetAttribute(value, attrib, hfunc);
}
__asm__(".symver hipFuncGetAttribute, hipFuncGetAttribute@@@hip_4.2");
hipError_t hipFuncGetAttributes(struct hipFuncAttributes *attr, const void *func)
{
	return real_hipFuncGetAttributes(attr, func);
}
__asm__(".symver hipFuncGetAttributes, hipFuncGetAttributes@@@hip_4.2");
hipError_t hipFuncSetCacheConfig(const void *func, hipFuncCache_t config)
{
	return real_hipFuncSetCacheConfig(func, config);
}
__asm__(".symver hipFuncSetCacheConfig, hipFuncSetCacheConfig@@@hip_4.2");
hipError_t hipFuncSetSharedMemConfig(const void *func, hipSharedMemConfig config)
{
	return real_hipFuncSetSharedMemConfig(func, config);
}
__asm__(".symver hipFuncSetSharedMemConfig, hipFuncSetSharedMemConfig@@@hip_4.2");
hipError_t hipGLGetDevices(unsigned int *pHipDeviceCount, int *pHipDevices,
		unsigned int hipDeviceCount, hipGLDeviceList deviceList)
{
	return real_hipGLGetDevices(pHipDeviceCount, pHipDevices, hipDeviceCount, deviceList);
}
__asm__(".symver hipGLGetDevices, hipGLGetDevices@@@hip_4.3");
hipError_t hipGetChannelDesc(hipChannelFormatDesc *desc, hipArray_const_t array)
{
	return real_hipGetChannelDesc(desc, array);
}
__asm__(".symver hipGetChannelDesc, hipGetChannelDesc@@@hip_4.2");
SHIM_HOT hipError_t hipGetDevice(int *deviceId)
{
	return real_hipGetDevice(deviceId);
}
__asm__(".symver hipGetDevice, hipGetDevice@@@hip_4.2");
hipError_t hipGetDeviceCount(int *count)
{
	return real_hipGetDeviceCount(count);
}
__asm__(".symver hipGetDeviceCount, hipGetDeviceCount@@@hip_4.2");
hipError_t hipGetDeviceFlags(unsigned int *flags)
{
	return real_hipGetDeviceFlags(flags);
}
__asm__(".symver hipGetDeviceFlags, hipGetDeviceFlags@@@hip_4.2");
const char *hipGetErrorName(hipError_t hip_error)
{
	return real_hipGetErrorName(hip_error);
}
__asm__(".symver hipGetErrorName, hipGetErrorName@@@hip_4.2");
const char *hipGetErrorString(hipError_t hipError)
{
	return real_hipGetErrorString(hipError);
}
__asm__(".symver hipGetErrorString, hipGetErrorString@@@hip_4.2");
hipError_t hipGetFuncBySymbol(hipFunction_t *functionPtr, const void *symbolPtr)
{
	return real_hipGetFuncBySymbol(functionPtr, symbolPtr);
}
__asm__(".symver hipGetFuncBySymbol, hipGetFuncBySymbol@@@hip_6.2");
hipError_t hipGetMipmappedArrayLevel(hipArray_t *levelArray,
		hipMipmappedArray_const_t mipmappedArray, unsigned int level)
{
	return real_hipGetMipmappedArrayLevel(levelArray, mipmappedArray, level);
}
__asm__(".symver hipGetMipmappedArrayLevel, hipGetMipmappedArrayLevel@@@hip_4.2");
int hipGetStreamDeviceId(hipStream_t stream)
{
	return real_hipGetStreamDeviceId(stream);
}
__asm__(".symver hipGetStreamDeviceId, hipGetStreamDeviceId@@@hip_4.2");
hipError_t hipGetSymbolAddress(void **devPtr, const void *symbol)
{
	return real_hipGetSymbolAddress(devPtr, symbol);
}
__asm__(".symver hipGetSymbolAddress, hipGetSymbolAddress@@@hip_4.2");
hipError_t hipGetSymbolSize(size_t *size, const void *symbol)
{
	return real_hipGetSymbolSize(size, symbol);
}
__asm__(".symver hipGetSymbolSize, hipGetSymbolSize@@@hip_4.2");
hipError_t hipGetTextureAlignmentOffset(size_t *offset, const textureReference *texref)
{
	return real_hipGetTextureAlignmentOffset(offset, texref);
}
__asm__(".symver hipGetTextureAlignmentOffset, hipGetTextureAlignmentOffset@@@hip_4.2");
hipError_t hipGetTextureObjectResourceDesc(hipResourceDesc *pResDesc,
		hipTextureObject_t textureObject)
{
	return real_hipGetTextureObjectResourceDesc(pResDesc, textureObject);
}
__asm__(".symver hipGetTextureObjectResourceDesc, hipGetTextureObjectResourceDesc@@@hip_4.2");
hipError_t hipGetTextureObjectResourceViewDesc(struct hipResourceViewDesc *pResViewDesc,
		hipTextureObject_t textureObject)
{
	return real_hipGetTextureObjectResourceViewDesc(pResViewDesc, textureObject);
}
__asm__(".symver hipGetTextureObjectResourceViewDesc, hipGetTextureObjectResourceViewDesc@@@hip_4.2");
hipError_t hipGetTextureObjectTextureDesc(hipTextureDesc *pTexDesc,
		hipTextureObject_t textureObject)
{
	return real_hipGetTextureObjectTextureDesc(pTexDesc, textureObject);
}
__asm__(".symver hipGetTextureObjectTextureDesc, hipGetTextureObjectTextureDesc@@@hip_4.2");
hipError_t hipGetTextureReference(const textureReference **texref, const void *symbol)
{
	return real_hipGetTextureReference(texref, symbol);
}
__asm__(".symver hipGetTextureReference, hipGetTextureReference@@@hip_4.2");
hipError_t hipGraphAddBatchMemOpNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies,
		const hipBatchMemOpNodeParams *nodeParams)
{
	return real_hipGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies,
			nodeParams);
}
__asm__(".symver hipGraphAddBatchMemOpNode, hipGraphAddBatchMemOpNode@@@hip_6.4");
hipError_t hipGraphAddChildGraphNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipGraph_t childGraph)
{
	return real_hipGraphAddChildGraphNode(pGraphNode, graph, pDependencies, numDependencies,
			childGraph);
}
__asm__(".symver hipGraphAddChildGraphNode, hipGraphAddChildGraphNode@@@hip_4.5");
hipError_t hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t *from,
		const hipGraphNode_t *to, size_t numDependencies)
{
	return real_hipGraphAddDependencies(graph, from, to, numDependencies);
}
__asm__(".symver hipGraphAddDependencies, hipGraphAddDependencies@@@hip_4.4");
hipError_t hipGraphAddEmptyNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies)
{
	return real_hipGraphAddEmptyNode(pGraphNode, graph, pDependencies, numDependencies);
}
__asm__(".symver hipGraphAddEmptyNode, hipGraphAddEmptyNode@@@hip_4.4");
hipError_t hipGraphAddEventRecordNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipEvent_t event)
{
	return real_hipGraphAddEventRecordNode(pGraphNode, graph, pDependencies, numDependencies,
			event);
}
__asm__(".symver hipGraphAddEventRecordNode, hipGraphAddEventRecordNode@@@hip_4.5");
hipError_t hipGraphAddEventWaitNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipEvent_t event)
{
	return real_hipGraphAddEventWaitNode(pGraphNode, graph, pDependencies, numDependencies,
			event);
}
__asm__(".symver hipGraphAddEventWaitNode, hipGraphAddEventWaitNode@@@hip_4.5");
hipError_t hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipExternalSemaphoreSignalNodeParams *nodeParams)
{
	return real_hipGraphAddExternalSemaphoresSignalNode(pGraphNode, graph, pDependencies,
			numDependencies, nodeParams);
}

hipError_t hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipExternalSemaphoreWaitNodeParams *nodeParams)
{
	return real_hipGraphAddExternalSemaphoresWaitNode(pGraphNode, graph, pDependencies,
			numDependencies, nodeParams);
}

hipError_t hipGraphAddHostNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipHostNodeParams *pNodeParams)
{
	return real_hipGraphAddHostNode(pGraphNode, graph, pDependencies, numDependencies,
			pNodeParams);
}
__asm__(".symver hipGraphAddHostNode, hipGraphAddHostNode@@@hip_4.5");
hipError_t hipGraphAddKernelNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipKernelNodeParams *pNodeParams)
{
	return real_hipGraphAddKernelNode(pGraphNode, graph, pDependencies, numDependencies,
			pNodeParams);
}
__asm__(".symver hipGraphAddKernelNode, hipGraphAddKernelNode@@@hip_4.3");
hipError_t hipGraphAddMemAllocNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		hipMemAllocNodeParams *pNodeParams)
{
	return real_hipGraphAddMemAllocNode(pGraphNode, graph, pDependencies, numDependencies,
			pNodeParams);
}
__asm__(".symver hipGraphAddMemAllocNode, hipGraphAddMemAllocNode@@@hip_5.5");
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dev_ptr)
{
	return real_hipGraphAddMemFreeNode(pGraphNode, graph, pDependencies, numDependencies,
			dev_ptr);
}
__asm__(".symver hipGraphAddMemFreeNode, hipGraphAddMemFreeNode@@@hip_5.5");
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipMemcpy3DParms *pCopyParams)
{
	return real_hipGraphAddMemcpyNode(pGraphNode, graph, pDependencies, numDependencies,
			pCopyParams);
}
__asm__(".symver hipGraphAddMemcpyNode, hipGraphAddMemcpyNode@@@hip_4.3");
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *src, size_t count, hipMemcpyKind kind)
{
	return real_hipGraphAddMemcpyNode1D(pGraphNode, graph, pDependencies, numDependencies, dst,
			src, count, kind);
}
__asm__(".symver hipGraphAddMemcpyNode1D, hipGraphAddMemcpyNode1D@@@hip_4.3");
hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *symbol, size_t count, size_t offset, hipMemcpyKind kind)
{
	return real_hipGraphAddMemcpyNodeFromSymbol(pGraphNode, graph, pDependencies,
			numDependencies, dst, symbol, count, offset, kind);
}
__asm__(".symver hipGraphAddMemcpyNodeFromSymbol, hipGraphAddMemcpyNodeFromSymbol@@@hip_4.5");
hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
		const void *src, size_t count, size_t offset, hipMemcpyKind kind)
{
	return real_hipGraphAddMemcpyNodeToSymbol(pGraphNode, graph, pDependencies, numDependencies,
			symbol, src, count, offset, kind);
}
__asm__(".symver hipGraphAddMemcpyNodeToSymbol, hipGraphAddMemcpyNodeToSymbol@@@hip_4.5");
hipError_t hipGraphAddMemsetNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipMemsetParams *pMemsetParams)
{
	return real_hipGraphAddMemsetNode(pGraphNode, graph, pDependencies, numDependencies,
			pMemsetParams);
}
__asm__(".symver hipGraphAddMemsetNode, hipGraphAddMemsetNode@@@hip_4.3");
hipError_t hipGraphAddNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		hipGraphNodeParams *nodeParams)
{
	return real_hipGraphAddNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams);
}
__asm__(".symver hipGraphAddNode, hipGraphAddNode@@@hip_5.5");
hipError_t hipGraphBatchMemOpNodeGetParams(hipGraphNode_t hNode,
		hipBatchMemOpNodeParams *nodeParams_out)
{
	return real_hipGraphBatchMemOpNodeGetParams(hNode, nodeParams_out);
}
__asm__(".symver hipGraphBatchMemOpNodeGetParams, hipGraphBatchMemOpNodeGetParams@@@hip_6.4");
hipError_t hipGraphBatchMemOpNodeSetParams(hipGraphNode_t hNode,
		hipBatchMemOpNodeParams *nodeParams)
{
	return real_hipGraphBatchMemOpNodeSetParams(hNode, nodeParams);
}
__asm__(".symver hipGraphBatchMemOpNodeSetParams, hipGraphBatchMemOpNodeSetParams@@@hip_6.4");
hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t *pGraph)
{
	return real_hipGraphChildGraphNodeGetGraph(node, pGraph);
}
__asm__(".symver hipGraphChildGraphNodeGetGraph, hipGraphChildGraphNodeGetGraph@@@hip_4.5");
hipError_t hipGraphClone(hipGraph_t *pGraphClone, hipGraph_t originalGraph)
{
	return real_hipGraphClone(pGraphClone, originalGraph);
}
__asm__(".symver hipGraphClone, hipGraphClone@@@hip_4.5");
hipError_t hipGraphCreate(hipGraph_t *pGraph, unsigned int flags)
{
	return real_hipGraphCreate(pGraph, flags);
}
__asm__(".symver hipGraphCreate, hipGraphCreate@@@hip_4.3");
hipError_t hipGraphDebugDotPrint(hipGraph_t graph, const char *path, unsigned int flags)
{
	return real_hipGraphDebugDotPrint(graph, path, flags);
}
__asm__(".symver hipGraphDebugDotPrint, hipGraphDebugDotPrint@@@hip_5.3");
hipError_t hipGraphDestroy(hipGraph_t graph)
{
	return real_hipGraphDestroy(graph);
}
__asm__(".symver hipGraphDestroy, hipGraphDestroy@@@hip_4.3");
hipError_t hipGraphDestroyNode(hipGraphNode_t node)
{
	return real_hipGraphDestroyNode(node);
}
__asm__(".symver hipGraphDestroyNode, hipGraphDestroyNode@@@hip_4.5");
hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out)
{
	return real_hipGraphEventRecordNodeGetEvent(node, event_out);
}
__asm__(".symver hipGraphEventRecordNodeGetEvent, hipGraphEventRecordNodeGetEvent@@@hip_4.5");
hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event)
{
	return real_hipGraphEventRecordNodeSetEvent(node, event);
}
__asm__(".symver hipGraphEventRecordNodeSetEvent, hipGraphEventRecordNodeSetEvent@@@hip_4.5");
hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out)
{
	return real_hipGraphEventWaitNodeGetEvent(node, event_out);
}
__asm__(".symver hipGraphEventWaitNodeGetEvent, hipGraphEventWaitNodeGetEvent@@@hip_4.5");
hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event)
{
	return real_hipGraphEventWaitNodeSetEvent(node, event);
}
__asm__(".symver hipGraphEventWaitNodeSetEvent, hipGraphEventWaitNodeSetEvent@@@hip_4.5");
hipError_t hipGraphExecBatchMemOpNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		const hipBatchMemOpNodeParams *nodeParams)
{
	return real_hipGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams);
}
__asm__(".symver hipGraphExecBatchMemOpNodeSetParams, hipGraphExecBatchMemOpNodeSetParams@@@hip_6.4");
hipError_t hipGraphExecChildGraphNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		hipGraph_t childGraph)
{
	return real_hipGraphExecChildGraphNodeSetParams(hGraphExec, node, childGraph);
}
__asm__(".symver hipGraphExecChildGraphNodeSetParams, hipGraphExecChildGraphNodeSetParams@@@hip_4.5");
hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		hipEvent_t event)
{
	return real_hipGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event);
}
__asm__(".symver hipGraphExecEventRecordNodeSetEvent, hipGraphExecEventRecordNodeSetEvent@@@hip_4.5");
hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		hipEvent_t event)
{
	return real_hipGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event);
}
__asm__(".symver hipGraphExecEventWaitNodeSetEvent, hipGraphExecEventWaitNodeSetEvent@@@hip_4.5");
hipError_t hipGraphExecExternalSemaphoresSignalNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const hipExternalSemaphoreSignalNodeParams *nodeParams)
{
	return real_hipGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode,
			nodeParams);
}

hipError_t hipGraphExecExternalSemaphoresWaitNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const hipExternalSemaphoreWaitNodeParams *nodeParams)
{
	return real_hipGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams);
}

hipError_t hipGraphExecGetFlags(hipGraphExec_t graphExec, unsigned long long *flags)
{
	return real_hipGraphExecGetFlags(graphExec, flags);
}
__asm__(".symver hipGraphExecGetFlags, hipGraphExecGetFlags@@@hip_6.2");
hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const hipHostNodeParams *pNodeParams)
{
	return real_hipGraphExecHostNodeSetParams(hGraphExec, node, pNodeParams);
}
__asm__(".symver hipGraphExecHostNodeSetParams, hipGraphExecHostNodeSetParams@@@hip_4.5");
hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const hipKernelNodeParams *pNodeParams)
{
	return real_hipGraphExecKernelNodeSetParams(hGraphExec, node, pNodeParams);
}
__asm__(".symver hipGraphExecKernelNodeSetParams, hipGraphExecKernelNodeSetParams@@@hip_4.4");
hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		hipMemcpy3DParms *pNodeParams)
{
	return real_hipGraphExecMemcpyNodeSetParams(hGraphExec, node, pNodeParams);
}
__asm__(".symver hipGraphExecMemcpyNodeSetParams, hipGraphExecMemcpyNodeSetParams@@@hip_4.5");
hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		void *dst, const void *src, size_t count, hipMemcpyKind kind)
{
	return real_hipGraphExecMemcpyNodeSetParams1D(hGraphExec, node, dst, src, count, kind);
}
__asm__(".symver hipGraphExecMemcpyNodeSetParams1D, hipGraphExecMemcpyNodeSetParams1D@@@hip_4.5");
hipError_t hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		void *dst, const void *symbol, size_t count, size_t offset, hipMemcpyKind kind)
{
	return real_hipGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec, node, dst, symbol, count,
			offset, kind);
}
__asm__(".symver hipGraphExecMemcpyNodeSetParamsFromSymbol, hipGraphExecMemcpyNodeSetParamsFromSymbol@@@hip_4.5");
hipError_t hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const void *symbol, const void *src, size_t count, size_t offset,
		hipMemcpyKind kind)
{
	return real_hipGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec, node, symbol, src, count,
			offset, kind);
}
__asm__(".symver hipGraphExecMemcpyNodeSetParamsToSymbol, hipGraphExecMemcpyNodeSetParamsToSymbol@@@hip_4.5");
hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const hipMemsetParams *pNodeParams)
{
	return real_hipGraphExecMemsetNodeSetParams(hGraphExec, node, pNodeParams);
}
__asm__(".symver hipGraphExecMemsetNodeSetParams, hipGraphExecMemsetNodeSetParams@@@hip_4.5");
hipError_t hipGraphExecNodeSetParams(hipGraphExec_t graphExec, hipGraphNode_t node,
		hipGraphNodeParams *nodeParams)
{
	return real_hipGraphExecNodeSetParams(graphExec, node, nodeParams);
}
__asm__(".symver hipGraphExecNodeSetParams, hipGraphExecNodeSetParams@@@hip_6.2");
hipError_t hipGraphExecUpdate(hipGraphExec_t hGraphExec, hipGraph_t hGraph,
		hipGraphNode_t *hErrorNode_out, hipGraphExecUpdateResult *updateResult_out)
{
	return real_hipGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out);
}
__asm__(".symver hipGraphExecUpdate, hipGraphExecUpdate@@@hip_4.5");
hipError_t hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t hNode,
		hipExternalSemaphoreSignalNodeParams *params_out)
{
	return real_hipGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out);
}

hipError_t hipGraphExternalSemaphoresSignalNodeSetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreSignalNodeParams *nodeParams)
{
	return real_hipGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams);
}

hipError_t hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t hNode,
		hipExternalSemaphoreWaitNodeParams *params_out)
{
	return real_hipGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out);
}

hipError_t hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreWaitNodeParams *nodeParams)
{
	return real_hipGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams);
}

hipError_t hipGraphGetEdges(hipGraph_t graph, hipGraphNode_t *from, hipGraphNode_t *to,
		size_t *numEdges)
{
	return real_hipGraphGetEdges(graph, from, to, numEdges);
}
__asm__(".symver hipGraphGetEdges, hipGraphGetEdges@@@hip_4.5");
hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t *nodes, size_t *numNodes)
{
	return real_hipGraphGetNodes(graph, nodes, numNodes);
}
__asm__(".symver hipGraphGetNodes, hipGraphGetNodes@@@hip_4.4");
hipError_t hipGraphGetRootNodes(hipGraph_t graph, hipGraphNode_t *pRootNodes, size_t *pNumRootNodes)
{
	return real_hipGraphGetRootNodes(graph, pRootNodes, pNumRootNodes);
}
__asm__(".symver hipGraphGetRootNodes, hipGraphGetRootNodes@@@hip_4.4");
hipError_t hipGraphHostNodeGetParams(hipGraphNode_t node, hipHostNodeParams *pNodeParams)
{
	return real_hipGraphHostNodeGetParams(node, pNodeParams);
}
__asm__(".symver hipGraphHostNodeGetParams, hipGraphHostNodeGetParams@@@hip_4.5");
hipError_t hipGraphHostNodeSetParams(hipGraphNode_t node, const hipHostNodeParams *pNodeParams)
{
	return real_hipGraphHostNodeSetParams(node, pNodeParams);
}
__asm__(".symver hipGraphHostNodeSetParams, hipGraphHostNodeSetParams@@@hip_4.5");
hipError_t hipGraphKernelNodeCopyAttributes(hipGraphNode_t hSrc, hipGraphNode_t hDst)
{
	return real_hipGraphKernelNodeCopyAttributes(hSrc, hDst);
}
__asm__(".symver hipGraphKernelNodeCopyAttributes, hipGraphKernelNodeCopyAttributes@@@hip_5.3");
hipError_t hipGraphKernelNodeGetAttribute(hipGraphNode_t hNode, hipLaunchAttributeID attr,
		hipLaunchAttributeValue *value)
{
	return real_hipGraphKernelNodeGetAttribute(hNode, attr, value);
}
__asm__(".symver hipGraphKernelNodeGetAttribute, hipGraphKernelNodeGetAttribute@@@hip_5.0");
hipError_t hipGraphKernelNodeGetParams(hipGraphNode_t node, hipKernelNodeParams *pNodeParams)
{
	return real_hipGraphKernelNodeGetParams(node, pNodeParams);
}
__asm__(".symver hipGraphKernelNodeGetParams, hipGraphKernelNodeGetParams@@@hip_4.4");
hipError_t hipGraphKernelNodeSetAttribute(hipGraphNode_t hNode, hipLaunchAttributeID attr,
		const hipLaunchAttributeValue *value)
{
	return real_hipGraphKernelNodeSetAttribute(hNode, attr, value);
}
__asm__(".symver hipGraphKernelNodeSetAttribute, hipGraphKernelNodeSetAttribute@@@hip_5.0");
hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t node, const hipKernelNodeParams *pNodeParams)
{
	return real_hipGraphKernelNodeSetParams(node, pNodeParams);
}
__asm__(".symver hipGraphKernelNodeSetParams, hipGraphKernelNodeSetParams@@@hip_4.4");
hipError_t hipGraphMemAllocNodeGetParams(hipGraphNode_t node, hipMemAllocNodeParams *pNodeParams)
{
	return real_hipGraphMemAllocNodeGetParams(node, pNodeParams);
}
__asm__(".symver hipGraphMemAllocNodeGetParams, hipGraphMemAllocNodeGetParams@@@hip_5.5");
hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void *dev_ptr)
{
	return real_hipGraphMemFreeNodeGetParams(node, dev_ptr);
}
__asm__(".symver hipGraphMemFreeNodeGetParams, hipGraphMemFreeNodeGetParams@@@hip_5.5");
hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t node, hipMemcpy3DParms *pNodeParams)
{
	return real_hipGraphMemcpyNodeGetParams(node, pNodeParams);
}
__asm__(".symver hipGraphMemcpyNodeGetParams, hipGraphMemcpyNodeGetParams@@@hip_4.4");
hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t node, const hipMemcpy3DParms *pNodeParams)
{
	return real_hipGraphMemcpyNodeSetParams(node, pNodeParams);
}
__asm__(".symver hipGraphMemcpyNodeSetParams, hipGraphMemcpyNodeSetParams@@@hip_4.4");
hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void *dst, const void *src,
		size_t count, hipMemcpyKind kind)
{
	return real_hipGraphMemcpyNodeSetParams1D(node, dst, src, count, kind);
}
__asm__(".symver hipGraphMemcpyNodeSetParams1D, hipGraphMemcpyNodeSetParams1D@@@hip_4.5");
hipError_t hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void *dst, const void *symbol,
		size_t count, size_t offset, hipMemcpyKind kind)
{
	return real_hipGraphMemcpyNodeSetParamsFromSymbol(node, dst, symbol, count, offset, kind);
}
__asm__(".symver hipGraphMemcpyNodeSetParamsFromSymbol, hipGraphMemcpyNodeSetParamsFromSymbol@@@hip_4.5");
hipError_t hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void *symbol,
		const void *src, size_t count, size_t offset, hipMemcpyKind kind)
{
	return real_hipGraphMemcpyNodeSetParamsToSymbol(node, symbol, src, count, offset, kind);
}
__asm__(".symver hipGraphMemcpyNodeSetParamsToSymbol, hipGraphMemcpyNodeSetParamsToSymbol@@@hip_4.5");
hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t node, hipMemsetParams *pNodeParams)
{
	return real_hipGraphMemsetNodeGetParams(node, pNodeParams);
}
__asm__(".symver hipGraphMemsetNodeGetParams, hipGraphMemsetNodeGetParams@@@hip_4.4");
hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t node, const hipMemsetParams *pNodeParams)
{
	return real_hipGraphMemsetNodeSetParams(node, pNodeParams);
}
__asm__(".symver hipGraphMemsetNodeSetParams, hipGraphMemsetNodeSetParams@@@hip_4.4");
hipError_t hipGraphNodeFindInClone(hipGraphNode_t *pNode, hipGraphNode_t originalNode,
		hipGraph_t clonedGraph)
{
	return real_hipGraphNodeFindInClone(pNode, originalNode, clonedGraph);
}
__asm__(".symver hipGraphNodeFindInClone, hipGraphNodeFindInClone@@@hip_4.5");
hipError_t hipGraphNodeGetDependencies(hipGraphNode_t node, hipGraphNode_t *pDependencies,
		size_t *pNumDependencies)
{
	return real_hipGraphNodeGetDependencies(node, pDependencies, pNumDependencies);
}
__asm__(".symver hipGraphNodeGetDependencies, hipGraphNodeGetDependencies@@@hip_4.5");
hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t node, hipGraphNode_t *pDependentNodes,
		size_t *pNumDependentNodes)
{
	return real_hipGraphNodeGetDependentNodes(node, pDependentNodes, pNumDependentNodes);
}
__asm__(".symver hipGraphNodeGetDependentNodes, hipGraphNodeGetDependentNodes@@@hip_4.5");
hipError_t hipGraphNodeGetEnabled(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		unsigned int *isEnabled)
{
	return real_hipGraphNodeGetEnabled(hGraphExec, hNode, isEnabled);
}
__asm__(".symver hipGraphNodeGetEnabled, hipGraphNodeGetEnabled@@@hip_5.3");
hipError_t hipGraphNodeGetType(hipGraphNode_t node, hipGraphNodeType *pType)
{
	return real_hipGraphNodeGetType(node, pType);
}
__asm__(".symver hipGraphNodeGetType, hipGraphNodeGetType@@@hip_4.5");
hipError_t hipGraphNodeSetEnabled(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		unsigned int isEnabled)
{
	return real_hipGraphNodeSetEnabled(hGraphExec, hNode, isEnabled);
}
__asm__(".symver hipGraphNodeSetEnabled, hipGraphNodeSetEnabled@@@hip_5.3");
hipError_t hipGraphNodeSetParams(hipGraphNode_t node, hipGraphNodeParams *nodeParams)
{
	return real_hipGraphNodeSetParams(node, nodeParams);
}
__asm__(".symver hipGraphNodeSetParams, hipGraphNodeSetParams@@@hip_6.2");
hipError_t hipGraphReleaseUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count)
{
	return real_hipGraphReleaseUserObject(graph, object, count);
}
__asm__(".symver hipGraphReleaseUserObject, hipGraphReleaseUserObject@@@hip_5.3");
hipError_t hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t *from,
		const hipGraphNode_t *to, size_t numDependencies)
{
	return real_hipGraphRemoveDependencies(graph, from, to, numDependencies);
}
__asm__(".symver hipGraphRemoveDependencies, hipGraphRemoveDependencies@@@hip_4.5");
hipError_t hipGraphRetainUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count,
		unsigned int flags)
{
	return real_hipGraphRetainUserObject(graph, object, count, flags);
}
__asm__(".symver hipGraphRetainUserObject, hipGraphRetainUserObject@@@hip_5.3");
hipError_t hipGraphicsMapResources(int count, hipGraphicsResource_t *resources, hipStream_t stream)
{
	return real_hipGraphicsMapResources(count, resources, stream);
}
__asm__(".symver hipGraphicsMapResources, hipGraphicsMapResources@@@hip_4.3");
hipError_t hipGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
		hipGraphicsResource_t resource)
{
	return real_hipGraphicsResourceGetMappedPointer(devPtr, size, resource);
}
__asm__(".symver hipGraphicsResourceGetMappedPointer, hipGraphicsResourceGetMappedPointer@@@hip_4.3");
hipError_t hipGraphicsSubResourceGetMappedArray(hipArray_t *array, hipGraphicsResource_t resource,
		unsigned int arrayIndex, unsigned int mipLevel)
{
	return real_hipGraphicsSubResourceGetMappedArray(array, resource, arrayIndex, mipLevel);
}
__asm__(".symver hipGraphicsSubResourceGetMappedArray, hipGraphicsSubResourceGetMappedArray@@@hip_4.5");
hipError_t hipGraphicsUnmapResources(int count, hipGraphicsResource_t *resources,
		hipStream_t stream)
{
	return real_hipGraphicsUnmapResources(count, resources, stream);
}
__asm__(".symver hipGraphicsUnmapResources, hipGraphicsUnmapResources@@@hip_4.3");
hipError_t hipHostAlloc(void **ptr, size_t size, unsigned int flags)
{
	return real_hipHostAlloc(ptr, size, flags);
}
__asm__(".symver hipHostAlloc, hipHostAlloc@@@hip_4.2");
hipError_t hipHostFree(void *ptr)
{
	return real_hipHostFree(ptr);
}
__asm__(".symver hipHostFree, hipHostFree@@@hip_4.2");
hipError_t hipHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags)
{
	return real_hipHostGetDevicePointer(devPtr, hstPtr, flags);
}
__asm__(".symver hipHostGetDevicePointer, hipHostGetDevicePointer@@@hip_4.2");
hipError_t hipHostGetFlags(unsigned int *flagsPtr, void *hostPtr)
{
	return real_hipHostGetFlags(flagsPtr, hostPtr);
}
__asm__(".symver hipHostGetFlags, hipHostGetFlags@@@hip_4.2");
hipError_t hipHostMalloc(void **ptr, size_t size, unsigned int flags)
{
	return real_hipHostMalloc(ptr, size, flags);
}
__asm__(".symver hipHostMalloc, hipHostMalloc@@@hip_4.2");
hipError_t hipHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return real_hipHostRegister(hostPtr, sizeBytes, flags);
}
__asm__(".symver hipHostRegister, hipHostRegister@@@hip_4.2");
hipError_t hipHostUnregister(void *hostPtr)
{
	return real_hipHostUnregister(hostPtr);
}
__asm__(".symver hipHostUnregister, hipHostUnregister@@@hip_4.2");
hipError_t hipImportExternalSemaphore(hipExternalSemaphore_t *extSem_out,
		const hipExternalSemaphoreHandleDesc *semHandleDesc)
{
	return real_hipImportExternalSemaphore(extSem_out, semHandleDesc);
}
__asm__(".symver hipImportExternalSemaphore, hipImportExternalSemaphore@@@hip_4.3");
hipError_t hipInit(unsigned int flags)
{
	return real_hipInit(flags);
}
__asm__(".symver hipInit, hipInit@@@hip_4.2");
hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t *handle, hipEvent_t event)
{
	return real_hipIpcGetEventHandle(handle, event);
}
__asm__(".symver hipIpcGetEventHandle, hipIpcGetEventHandle@@@hip_4.2");
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *handle, void *devPtr)
{
	return real_hipIpcGetMemHandle(handle, devPtr);
}
__asm__(".symver hipIpcGetMemHandle, hipIpcGetMemHandle@@@hip_4.2");
hipError_t hipIpcOpenEventHandle(hipEvent_t *event, hipIpcEventHandle_t handle)
{
	return real_hipIpcOpenEventHandle(event, handle);
}
__asm__(".symver hipIpcOpenEventHandle, hipIpcOpenEventHandle@@@hip_4.2");
const char *hipKernelNameRef(const hipFunction_t f)
{
	return real_hipKernelNameRef(f);
}
__asm__(".symver hipKernelNameRef, hipKernelNameRef@@@hip_4.2");
const char *hipKernelNameRefByPtr(const void *hostFunction, hipStream_t stream)
{
	return real_hipKernelNameRefByPtr(hostFunction, stream);
}
__asm__(".symver hipKernelNameRefByPtr, hipKernelNameRefByPtr@@@hip_4.2");
hipError_t hipLinkAddData(hipLinkState_t state, hipJitInputType type, void *data, size_t size,
		const char *name, unsigned int numOptions, hipJitOption *options,
		void **optionValues)
{
	return real_hipLinkAddData(state, type, data, size, name, numOptions, options,
			optionValues);
}
__asm__(".symver hipLinkAddData, hipLinkAddData@@@hip_6.4");
hipError_t hipLinkAddFile(hipLinkState_t state, hipJitInputType type, const char *path,
		unsigned int numOptions, hipJitOption *options, void **optionValues)
{
	return real_hipLinkAddFile(state, type, path, numOptions, options, optionValues);
}
__asm__(".symver hipLinkAddFile, hipLinkAddFile@@@hip_6.4");
hipError_t hipLinkComplete(hipLinkState_t state, void **hipBinOut, size_t *sizeOut)
{
	return real_hipLinkComplete(state, hipBinOut, sizeOut);
}
__asm__(".symver hipLinkComplete, hipLinkComplete@@@hip_6.4");
hipError_t hipLinkCreate(unsigned int numOptions, hipJitOption *options, void **optionValues,
		hipLinkState_t *stateOut)
{
	return real_hipLinkCreate(numOptions, options, optionValues, stateOut);
}
__asm__(".symver hipLinkCreate, hipLinkCreate@@@hip_6.4");
hipError_t hipLinkDestroy(hipLinkState_t state)
{
	return real_hipLinkDestroy(state);
}
__asm__(".symver hipLinkDestroy, hipLinkDestroy@@@hip_6.4");
hipError_t hipMallocHost(void **ptr, size_t size)
{
	return real_hipMallocHost(ptr, size);
}
__asm__(".symver hipMallocHost, hipMallocHost@@@hip_4.2");
hipError_t hipMemAddressFree(void *devPtr, size_t size)
{
	return real_hipMemAddressFree(devPtr, size);
}
__asm__(".symver hipMemAddressFree, hipMemAddressFree@@@hip_5.1");
hipError_t hipMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags)
{
	return real_hipMemAddressReserve(ptr, size, alignment, addr, flags);
}
__asm__(".symver hipMemAddressReserve, hipMemAddressReserve@@@hip_5.1");
hipError_t hipMemAdvise(const void *dev_ptr, size_t count, hipMemoryAdvise advice, int device)
{
	return real_hipMemAdvise(dev_ptr, count, advice, device);
}
__asm__(".symver hipMemAdvise, hipMemAdvise@@@hip_4.2");
hipError_t hipMemAllocHost(void **ptr, size_t size)
{
	return real_hipMemAllocHost(ptr, size);
}
__asm__(".symver hipMemAllocHost, hipMemAllocHost@@@hip_4.2");
hipError_t hipMemGetAccess(unsigned long long *flags, const hipMemLocation *location, void *ptr)
{
	return real_hipMemGetAccess(flags, location, ptr);
}
__asm__(".symver hipMemGetAccess, hipMemGetAccess@@@hip_5.1");
hipError_t hipMemGetAddressRange(hipDeviceptr_t *pbase, size_t *psize, hipDeviceptr_t dptr)
{
	return real_hipMemGetAddressRange(pbase, psize, dptr);
}
__asm__(".symver hipMemGetAddressRange, hipMemGetAddressRange@@@hip_4.2");
hipError_t hipMemGetAllocationGranularity(size_t *granularity, const hipMemAllocationProp *prop,
		hipMemAllocationGranularity_flags option)
{
	return real_hipMemGetAllocationGranularity(granularity, prop, option);
}
__asm__(".symver hipMemGetAllocationGranularity, hipMemGetAllocationGranularity@@@hip_5.1");
hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp *prop,
		hipMemGenericAllocationHandle_t handle)
{
	return real_hipMemGetAllocationPropertiesFromHandle(prop, handle);
}
__asm__(".symver hipMemGetAllocationPropertiesFromHandle, hipMemGetAllocationPropertiesFromHandle@@@hip_5.1");
hipError_t hipMemMapArrayAsync(hipArrayMapInfo *mapInfoList, unsigned int count, hipStream_t stream)
{
	return real_hipMemMapArrayAsync(mapInfoList, count, stream);
}
__asm__(".symver hipMemMapArrayAsync, hipMemMapArrayAsync@@@hip_5.1");
hipError_t hipMemPoolExportPointer(hipMemPoolPtrExportData *export_data, void *dev_ptr)
{
	return real_hipMemPoolExportPointer(export_data, dev_ptr);
}
__asm__(".symver hipMemPoolExportPointer, hipMemPoolExportPointer@@@hip_5.1");
hipError_t hipMemPoolExportToShareableHandle(void *shared_handle, hipMemPool_t mem_pool,
		hipMemAllocationHandleType handle_type, unsigned int flags)
{
	return real_hipMemPoolExportToShareableHandle(shared_handle, mem_pool, handle_type, flags);
}
__asm__(".symver hipMemPoolExportToShareableHandle, hipMemPoolExportToShareableHandle@@@hip_5.1");
hipError_t hipMemPoolGetAccess(hipMemAccessFlags *flags, hipMemPool_t mem_pool,
		hipMemLocation *location)
{
	return real_hipMemPoolGetAccess(flags, mem_pool, location);
}
__asm__(".symver hipMemPoolGetAccess, hipMemPoolGetAccess@@@hip_5.1");
hipError_t hipMemPoolGetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr, void *value)
{
	return real_hipMemPoolGetAttribute(mem_pool, attr, value);
}
__asm__(".symver hipMemPoolGetAttribute, hipMemPoolGetAttribute@@@hip_5.1");
hipError_t hipMemPoolImportFromShareableHandle(hipMemPool_t *mem_pool, void *shared_handle,
		hipMemAllocationHandleType handle_type, unsigned int flags)
{
	return real_hipMemPoolImportFromShareableHandle(mem_pool, shared_handle, handle_type,
			flags);
}
__asm__(".symver hipMemPoolImportFromShareableHandle, hipMemPoolImportFromShareableHandle@@@hip_5.1");
hipError_t hipMemPoolImportPointer(void **dev_ptr, hipMemPool_t mem_pool,
		hipMemPoolPtrExportData *export_data)
{
	return real_hipMemPoolImportPointer(dev_ptr, mem_pool, export_data);
}
__asm__(".symver hipMemPoolImportPointer, hipMemPoolImportPointer@@@hip_5.1");
hipError_t hipMemPoolSetAccess(hipMemPool_t mem_pool, const hipMemAccessDesc *desc_list,
		size_t count)
{
	return real_hipMemPoolSetAccess(mem_pool, desc_list, count);
}
__asm__(".symver hipMemPoolSetAccess, hipMemPoolSetAccess@@@hip_5.1");
hipError_t hipMemPtrGetInfo(void *ptr, size_t *size)
{
	return real_hipMemPtrGetInfo(ptr, size);
}
__asm__(".symver hipMemPtrGetInfo, hipMemPtrGetInfo@@@hip_4.2");
hipError_t hipMemRangeGetAttribute(void *data, size_t data_size, hipMemRangeAttribute attribute,
		const void *dev_ptr, size_t count)
{
	return real_hipMemRangeGetAttribute(data, data_size, attribute, dev_ptr, count);
}
__asm__(".symver hipMemRangeGetAttribute, hipMemRangeGetAttribute@@@hip_4.2");
hipError_t hipMemRangeGetAttributes(void **data, size_t *data_sizes,
		hipMemRangeAttribute *attributes, size_t num_attributes, const void *dev_ptr,
		size_t count)
{
	return real_hipMemRangeGetAttributes(data, data_sizes, attributes, num_attributes, dev_ptr,
			count);
}
__asm__(".symver hipMemRangeGetAttributes, hipMemRangeGetAttributes@@@hip_4.2");
hipError_t hipMemSetAccess(void *ptr, size_t size, const hipMemAccessDesc *desc, size_t count)
{
	return real_hipMemSetAccess(ptr, size, desc, count);
}
__asm__(".symver hipMemSetAccess, hipMemSetAccess@@@hip_5.1");
hipError_t hipMipmappedArrayGetLevel(hipArray_t *pLevelArray, hipMipmappedArray_t hMipMappedArray,
		unsigned int level)
{
	return real_hipMipmappedArrayGetLevel(pLevelArray, hMipMappedArray, level);
}
__asm__(".symver hipMipmappedArrayGetLevel, hipMipmappedArrayGetLevel@@@hip_4.2");
hipError_t hipModuleGetTexRef(textureReference **texRef, hipModule_t hmod, const char *name)
{
	return real_hipModuleGetTexRef(texRef, hmod, name);
}
__asm__(".symver hipModuleGetTexRef, hipModuleGetTexRef@@@hip_4.2");
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, hipFunction_t f,
		int blockSize, size_t dynSharedMemPerBlk)
{
	return real_hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, f, blockSize,
			dynSharedMemPerBlk);
}
__asm__(".symver hipModuleOccupancyMaxActiveBlocksPerMultiprocessor, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor@@@hip_4.2");
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
		hipFunction_t f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags)
{
	return real_hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, f,
			blockSize, dynSharedMemPerBlk, flags);
}
__asm__(".symver hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags@@@hip_4.2");
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize, hipFunction_t f,
		size_t dynSharedMemPerBlk, int blockSizeLimit)
{
	return real_hipModuleOccupancyMaxPotentialBlockSize(gridSize, blockSize, f,
			dynSharedMemPerBlk, blockSizeLimit);
}
__asm__(".symver hipModuleOccupancyMaxPotentialBlockSize, hipModuleOccupancyMaxPotentialBlockSize@@@hip_4.2");
hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int *gridSize, int *blockSize,
		hipFunction_t f, size_t dynSharedMemPerBlk, int blockSizeLimit, unsigned int flags)
{
	return real_hipModuleOccupancyMaxPotentialBlockSizeWithFlags(gridSize, blockSize, f,
			dynSharedMemPerBlk, blockSizeLimit, flags);
}
__asm__(".symver hipModuleOccupancyMaxPotentialBlockSizeWithFlags, hipModuleOccupancyMaxPotentialBlockSizeWithFlags@@@hip_4.2");
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *f,
		int blockSize, size_t dynSharedMemPerBlk)
{
	return real_hipOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, f, blockSize,
			dynSharedMemPerBlk);
}
__asm__(".symver hipOccupancyMaxActiveBlocksPerMultiprocessor, hipOccupancyMaxActiveBlocksPerMultiprocessor@@@hip_4.2");
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *f,
		int blockSize, size_t dynSharedMemPerBlk, unsigned int flags)
{
	return real_hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, f, blockSize,
			dynSharedMemPerBlk, flags);
}
__asm__(".symver hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags@@@hip_4.2");
hipError_t hipOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize, const void *f,
		size_t dynSharedMemPerBlk, int blockSizeLimit)
{
	return real_hipOccupancyMaxPotentialBlockSize(gridSize, blockSize, f, dynSharedMemPerBlk,
			blockSizeLimit);
}
__asm__(".symver hipOccupancyMaxPotentialBlockSize, hipOccupancyMaxPotentialBlockSize@@@hip_4.2");
hipError_t hipPointerGetAttribute(void *data, hipPointer_attribute attribute, hipDeviceptr_t ptr)
{
	return real_hipPointerGetAttribute(data, attribute, ptr);
}
__asm__(".symver hipPointerGetAttribute, hipPointerGetAttribute@@@hip_5.0");
hipError_t hipPointerGetAttributes(hipPointerAttribute_t *attributes, const void *ptr)
{
	return real_hipPointerGetAttributes(attributes, ptr);
}
__asm__(".symver hipPointerGetAttributes, hipPointerGetAttributes@@@hip_4.2");
hipError_t hipPointerSetAttribute(const void *value, hipPointer_attribute attribute,
		hipDeviceptr_t ptr)
{
	return real_hipPointerSetAttribute(value, attribute, ptr);
}
__asm__(".symver hipPointerSetAttribute, hipPointerSetAttribute@@@hip_4.2");
hipError_t hipProfilerStart(void)
{
	return real_hipProfilerStart();
}
__asm__(".symver hipProfilerStart, hipProfilerStart@@@hip_4.2");
hipError_t hipProfilerStop(void)
{
	return real_hipProfilerStop();
}
__asm__(".symver hipProfilerStop, hipProfilerStop@@@hip_4.2");
hipError_t hipRuntimeGetVersion(int *runtimeVersion)
{
	return real_hipRuntimeGetVersion(runtimeVersion);
}
__asm__(".symver hipRuntimeGetVersion, hipRuntimeGetVersion@@@hip_4.2");
SHIM_HOT hipError_t hipSetDevice(int deviceId)
{
	return real_hipSetDevice(deviceId);
}
__asm__(".symver hipSetDevice, hipSetDevice@@@hip_4.2");
hipError_t hipSetDeviceFlags(unsigned int flags)
{
	return real_hipSetDeviceFlags(flags);
}
__asm__(".symver hipSetDeviceFlags, hipSetDeviceFlags@@@hip_4.2");
hipError_t hipSetValidDevices(int *device_arr, int len)
{
	return real_hipSetValidDevices(device_arr, len);
}
__asm__(".symver hipSetValidDevices, hipSetValidDevices@@@hip_6.2");
hipError_t hipSetupArgument(const void *arg, size_t size, size_t offset)
{
	return real_hipSetupArgument(arg, size, offset);
}
__asm__(".symver hipSetupArgument, hipSetupArgument@@@hip_4.2");
hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
		const hipExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
		hipStream_t stream)
{
	return real_hipSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream);
}
__asm__(".symver hipSignalExternalSemaphoresAsync, hipSignalExternalSemaphoresAsync@@@hip_4.3");
hipError_t hipStreamAttachMemAsync(hipStream_t stream, void *dev_ptr, size_t length,
		unsigned int flags)
{
	return real_hipStreamAttachMemAsync(stream, dev_ptr, length, flags);
}
__asm__(".symver hipStreamAttachMemAsync, hipStreamAttachMemAsync@@@hip_4.2");
hipError_t hipStreamBatchMemOp(hipStream_t stream, unsigned int count,
		hipStreamBatchMemOpParams *paramArray, unsigned int flags)
{
	return real_hipStreamBatchMemOp(stream, count, paramArray, flags);
}
__asm__(".symver hipStreamBatchMemOp, hipStreamBatchMemOp@@@hip_6.4");
hipError_t hipStreamCreate(hipStream_t *stream)
{
	return real_hipStreamCreate(stream);
}
__asm__(".symver hipStreamCreate, hipStreamCreate@@@hip_4.2");
hipError_t hipStreamCreateWithFlags(hipStream_t *stream, unsigned int flags)
{
	return real_hipStreamCreateWithFlags(stream, flags);
}
__asm__(".symver hipStreamCreateWithFlags, hipStreamCreateWithFlags@@@hip_4.2");
hipError_t hipStreamCreateWithPriority(hipStream_t *stream, unsigned int flags, int priority)
{
	return real_hipStreamCreateWithPriority(stream, flags, priority);
}
__asm__(".symver hipStreamCreateWithPriority, hipStreamCreateWithPriority@@@hip_4.2");
hipError_t hipStreamGetCaptureInfo(hipStream_t stream, hipStreamCaptureStatus *pCaptureStatus,
		unsigned long long *pId)
{
	return real_hipStreamGetCaptureInfo(stream, pCaptureStatus, pId);
}
__asm__(".symver hipStreamGetCaptureInfo, hipStreamGetCaptureInfo@@@hip_4.5");
hipError_t hipStreamGetCaptureInfo_spt(hipStream_t stream, hipStreamCaptureStatus *pCaptureStatus,
		unsigned long long *pId)
{
	return real_hipStreamGetCaptureInfo_spt(stream, pCaptureStatus, pId);
}
__asm__(".symver hipStreamGetCaptureInfo_spt, hipStreamGetCaptureInfo_spt@@@hip_5.3");
hipError_t hipStreamGetCaptureInfo_v2(hipStream_t stream, hipStreamCaptureStatus *captureStatus_out,
		unsigned long long *id_out, hipGraph_t *graph_out,
		const hipGraphNode_t **dependencies_out, size_t *numDependencies_out)
{
	return real_hipStreamGetCaptureInfo_v2(stream, captureStatus_out, id_out, graph_out,
			dependencies_out, numDependencies_out);
}
__asm__(".symver hipStreamGetCaptureInfo_v2, hipStreamGetCaptureInfo_v2@@@hip_4.5");
hipError_t hipStreamGetCaptureInfo_v2_spt(hipStream_t stream,
		hipStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
		hipGraph_t *graph_out, const hipGraphNode_t **dependencies_out,
		size_t *numDependencies_out)
{
	return real_hipStreamGetCaptureInfo_v2_spt(stream, captureStatus_out, id_out, graph_out,
			dependencies_out, numDependencies_out);
}
__asm__(".symver hipStreamGetCaptureInfo_v2_spt, hipStreamGetCaptureInfo_v2_spt@@@hip_5.3");
hipError_t hipStreamGetDevice(hipStream_t stream, hipDevice_t *device)
{
	return real_hipStreamGetDevice(stream, device);
}
__asm__(".symver hipStreamGetDevice, hipStreamGetDevice@@@hip_4.2");
hipError_t hipStreamGetFlags(hipStream_t stream, unsigned int *flags)
{
	return real_hipStreamGetFlags(stream, flags);
}
__asm__(".symver hipStreamGetFlags, hipStreamGetFlags@@@hip_4.2");
hipError_t hipStreamGetFlags_spt(hipStream_t stream, unsigned int *flags)
{
	return real_hipStreamGetFlags_spt(stream, flags);
}
__asm__(".symver hipStreamGetFlags_spt, hipStreamGetFlags_spt@@@hip_5.2");
hipError_t hipStreamGetPriority(hipStream_t stream, int *priority)
{
	return real_hipStreamGetPriority(stream, priority);
}
__asm__(".symver hipStreamGetPriority, hipStreamGetPriority@@@hip_4.2");
hipError_t hipStreamGetPriority_spt(hipStream_t stream, int *priority)
{
	return real_hipStreamGetPriority_spt(stream, priority);
}
__asm__(".symver hipStreamGetPriority_spt, hipStreamGetPriority_spt@@@hip_5.2");
SHIM_HOT hipError_t hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus *pCaptureStatus)
{
	return real_hipStreamIsCapturing(stream, pCaptureStatus);
}
__asm__(".symver hipStreamIsCapturing, hipStreamIsCapturing@@@hip_4.3");
SHIM_HOT hipError_t hipStreamIsCapturing_spt(hipStream_t stream,
		hipStreamCaptureStatus *pCaptureStatus)
{
	return real_hipStreamIsCapturing_spt(stream, pCaptureStatus);
}
__asm__(".symver hipStreamIsCapturing_spt, hipStreamIsCapturing_spt@@@hip_5.3");
hipError_t hipStreamUpdateCaptureDependencies(hipStream_t stream, hipGraphNode_t *dependencies,
		size_t numDependencies, unsigned int flags)
{
	return real_hipStreamUpdateCaptureDependencies(stream, dependencies, numDependencies,
			flags);
}
__asm__(".symver hipStreamUpdateCaptureDependencies, hipStreamUpdateCaptureDependencies@@@hip_4.5");
SHIM_HOT hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned int flags)
{
	return real_hipStreamWaitEvent(stream, event, flags);
}
__asm__(".symver hipStreamWaitEvent, hipStreamWaitEvent@@@hip_4.2");
SHIM_HOT hipError_t hipStreamWaitEvent_spt(hipStream_t stream, hipEvent_t event, unsigned int flags)
{
	return real_hipStreamWaitEvent_spt(stream, event, flags);
}
__asm__(".symver hipStreamWaitEvent_spt, hipStreamWaitEvent_spt@@@hip_5.2");
hipError_t hipStreamWaitValue32(hipStream_t stream, void *ptr, uint32_t value, unsigned int flags,
		uint32_t mask)
{
	return real_hipStreamWaitValue32(stream, ptr, value, flags, mask);
}
__asm__(".symver hipStreamWaitValue32, hipStreamWaitValue32@@@hip_4.4");
hipError_t hipStreamWaitValue64(hipStream_t stream, void *ptr, uint64_t value, unsigned int flags,
		uint64_t mask)
{
	return real_hipStreamWaitValue64(stream, ptr, value, flags, mask);
}
__asm__(".symver hipStreamWaitValue64, hipStreamWaitValue64@@@hip_4.4");
hipError_t hipStreamWriteValue32(hipStream_t stream, void *ptr, uint32_t value, unsigned int flags)
{
	return real_hipStreamWriteValue32(stream, ptr, value, flags);
}
__asm__(".symver hipStreamWriteValue32, hipStreamWriteValue32@@@hip_4.4");
hipError_t hipStreamWriteValue64(hipStream_t stream, void *ptr, uint64_t value, unsigned int flags)
{
	return real_hipStreamWriteValue64(stream, ptr, value, flags);
}
__asm__(".symver hipStreamWriteValue64, hipStreamWriteValue64@@@hip_4.4");
hipError_t hipTexObjectCreate(hipTextureObject_t *pTexObject, const HIP_RESOURCE_DESC *pResDesc,
		const HIP_TEXTURE_DESC *pTexDesc, const HIP_RESOURCE_VIEW_DESC *pResViewDesc)
{
	return real_hipTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc);
}
__asm__(".symver hipTexObjectCreate, hipTexObjectCreate@@@hip_4.2");
hipError_t hipTexObjectDestroy(hipTextureObject_t texObject)
{
	return real_hipTexObjectDestroy(texObject);
}
__asm__(".symver hipTexObjectDestroy, hipTexObjectDestroy@@@hip_4.2");
hipError_t hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC *pResDesc, hipTextureObject_t texObject)
{
	return real_hipTexObjectGetResourceDesc(pResDesc, texObject);
}
__asm__(".symver hipTexObjectGetResourceDesc, hipTexObjectGetResourceDesc@@@hip_4.2");
hipError_t hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC *pResViewDesc,
		hipTextureObject_t texObject)
{
	return real_hipTexObjectGetResourceViewDesc(pResViewDesc, texObject);
}
__asm__(".symver hipTexObjectGetResourceViewDesc, hipTexObjectGetResourceViewDesc@@@hip_4.2");
hipError_t hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC *pTexDesc, hipTextureObject_t texObject)
{
	return real_hipTexObjectGetTextureDesc(pTexDesc, texObject);
}
__asm__(".symver hipTexObjectGetTextureDesc, hipTexObjectGetTextureDesc@@@hip_4.2");
hipError_t hipTexRefGetAddress(hipDeviceptr_t *dev_ptr, const textureReference *texRef)
{
	return real_hipTexRefGetAddress(dev_ptr, texRef);
}
__asm__(".symver hipTexRefGetAddress, hipTexRefGetAddress@@@hip_4.2");
hipError_t hipTexRefGetAddressMode(enum hipTextureAddressMode *pam, const textureReference *texRef,
		int dim)
{
	return real_hipTexRefGetAddressMode(pam, texRef, dim);
}
__asm__(".symver hipTexRefGetAddressMode, hipTexRefGetAddressMode@@@hip_4.2");
hipError_t hipTexRefGetArray(hipArray_t *pArray, const textureReference *texRef)
{
	return real_hipTexRefGetArray(pArray, texRef);
}
__asm__(".symver hipTexRefGetArray, hipTexRefGetArray@@@hip_4.2");
hipError_t hipTexRefGetBorderColor(float *pBorderColor, const textureReference *texRef)
{
	return real_hipTexRefGetBorderColor(pBorderColor, texRef);
}
__asm__(".symver hipTexRefGetBorderColor, hipTexRefGetBorderColor@@@hip_4.2");
hipError_t hipTexRefGetFilterMode(enum hipTextureFilterMode *pfm, const textureReference *texRef)
{
	return real_hipTexRefGetFilterMode(pfm, texRef);
}
__asm__(".symver hipTexRefGetFilterMode, hipTexRefGetFilterMode@@@hip_4.2");
hipError_t hipTexRefGetFlags(unsigned int *pFlags, const textureReference *texRef)
{
	return real_hipTexRefGetFlags(pFlags, texRef);
}
__asm__(".symver hipTexRefGetFlags, hipTexRefGetFlags@@@hip_4.2");
hipError_t hipTexRefGetFormat(hipArray_Format *pFormat, int *pNumChannels,
		const textureReference *texRef)
{
	return real_hipTexRefGetFormat(pFormat, pNumChannels, texRef);
}
__asm__(".symver hipTexRefGetFormat, hipTexRefGetFormat@@@hip_4.2");
hipError_t hipTexRefGetMaxAnisotropy(int *pmaxAnsio, const textureReference *texRef)
{
	return real_hipTexRefGetMaxAnisotropy(pmaxAnsio, texRef);
}
__asm__(".symver hipTexRefGetMaxAnisotropy, hipTexRefGetMaxAnisotropy@@@hip_4.2");
hipError_t hipTexRefGetMipMappedArray(hipMipmappedArray_t *pArray, const textureReference *texRef)
{
	return real_hipTexRefGetMipMappedArray(pArray, texRef);
}
__asm__(".symver hipTexRefGetMipMappedArray, hipTexRefGetMipMappedArray@@@hip_4.2");
hipError_t hipTexRefGetMipmapFilterMode(enum hipTextureFilterMode *pfm,
		const textureReference *texRef)
{
	return real_hipTexRefGetMipmapFilterMode(pfm, texRef);
}
__asm__(".symver hipTexRefGetMipmapFilterMode, hipTexRefGetMipmapFilterMode@@@hip_4.2");
hipError_t hipTexRefGetMipmapLevelBias(float *pbias, const textureReference *texRef)
{
	return real_hipTexRefGetMipmapLevelBias(pbias, texRef);
}
__asm__(".symver hipTexRefGetMipmapLevelBias, hipTexRefGetMipmapLevelBias@@@hip_4.2");
hipError_t hipTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
		const textureReference *texRef)
{
	return real_hipTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp,
			texRef);
}
__asm__(".symver hipTexRefGetMipmapLevelClamp, hipTexRefGetMipmapLevelClamp@@@hip_4.2");
hipError_t hipTexRefSetAddress(size_t *ByteOffset, textureReference *texRef, hipDeviceptr_t dptr,
		size_t bytes)
{
	return real_hipTexRefSetAddress(ByteOffset, texRef, dptr, bytes);
}
__asm__(".symver hipTexRefSetAddress, hipTexRefSetAddress@@@hip_4.2");
hipError_t hipTexRefSetAddress2D(textureReference *texRef, const HIP_ARRAY_DESCRIPTOR *desc,
		hipDeviceptr_t dptr, size_t Pitch)
{
	return real_hipTexRefSetAddress2D(texRef, desc, dptr, Pitch);
}
__asm__(".symver hipTexRefSetAddress2D, hipTexRefSetAddress2D@@@hip_4.2");
hipError_t hipTexRefSetAddressMode(textureReference *texRef, int dim, enum hipTextureAddressMode am)
{
	return real_hipTexRefSetAddressMode(texRef, dim, am);
}
__asm__(".symver hipTexRefSetAddressMode, hipTexRefSetAddressMode@@@hip_4.2");
hipError_t hipTexRefSetArray(textureReference *tex, hipArray_const_t array, unsigned int flags)
{
	return real_hipTexRefSetArray(tex, array, flags);
}
__asm__(".symver hipTexRefSetArray, hipTexRefSetArray@@@hip_4.2");
hipError_t hipTexRefSetBorderColor(textureReference *texRef, float *pBorderColor)
{
	return real_hipTexRefSetBorderColor(texRef, pBorderColor);
}
__asm__(".symver hipTexRefSetBorderColor, hipTexRefSetBorderColor@@@hip_4.2");
hipError_t hipTexRefSetFilterMode(textureReference *texRef, enum hipTextureFilterMode fm)
{
	return real_hipTexRefSetFilterMode(texRef, fm);
}
__asm__(".symver hipTexRefSetFilterMode, hipTexRefSetFilterMode@@@hip_4.2");
hipError_t hipTexRefSetFlags(textureReference *texRef, unsigned int Flags)
{
	return real_hipTexRefSetFlags(texRef, Flags);
}
__asm__(".symver hipTexRefSetFlags, hipTexRefSetFlags@@@hip_4.2");
hipError_t hipTexRefSetFormat(textureReference *texRef, hipArray_Format fmt,
		int NumPackedComponents)
{
	return real_hipTexRefSetFormat(texRef, fmt, NumPackedComponents);
}
__asm__(".symver hipTexRefSetFormat, hipTexRefSetFormat@@@hip_4.2");
hipError_t hipTexRefSetMaxAnisotropy(textureReference *texRef, unsigned int maxAniso)
{
	return real_hipTexRefSetMaxAnisotropy(texRef, maxAniso);
}
__asm__(".symver hipTexRefSetMaxAnisotropy, hipTexRefSetMaxAnisotropy@@@hip_4.2");
hipError_t hipTexRefSetMipmapFilterMode(textureReference *texRef, enum hipTextureFilterMode fm)
{
	return real_hipTexRefSetMipmapFilterMode(texRef, fm);
}
__asm__(".symver hipTexRefSetMipmapFilterMode, hipTexRefSetMipmapFilterMode@@@hip_4.2");
hipError_t hipTexRefSetMipmapLevelBias(textureReference *texRef, float bias)
{
	return real_hipTexRefSetMipmapLevelBias(texRef, bias);
}
__asm__(".symver hipTexRefSetMipmapLevelBias, hipTexRefSetMipmapLevelBias@@@hip_4.2");
hipError_t hipTexRefSetMipmapLevelClamp(textureReference *texRef, float minMipMapLevelClamp,
		float maxMipMapLevelClamp)
{
	return real_hipTexRefSetMipmapLevelClamp(texRef, minMipMapLevelClamp, maxMipMapLevelClamp);
}
__asm__(".symver hipTexRefSetMipmapLevelClamp, hipTexRefSetMipmapLevelClamp@@@hip_4.2");
hipError_t hipTexRefSetMipmappedArray(textureReference *texRef,
		struct hipMipmappedArray *mipmappedArray, unsigned int Flags)
{
	return real_hipTexRefSetMipmappedArray(texRef, mipmappedArray, Flags);
}
__asm__(".symver hipTexRefSetMipmappedArray, hipTexRefSetMipmappedArray@@@hip_4.2");
hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode *mode)
{
	return real_hipThreadExchangeStreamCaptureMode(mode);
}
__asm__(".symver hipThreadExchangeStreamCaptureMode, hipThreadExchangeStreamCaptureMode@@@hip_5.0");
hipError_t hipUnbindTexture(const textureReference *tex)
{
	return real_hipUnbindTexture(tex);
}
__asm__(".symver hipUnbindTexture, hipUnbindTexture@@@hip_4.2");
hipError_t hipUserObjectRelease(hipUserObject_t object, unsigned int count)
{
	return real_hipUserObjectRelease(object, count);
}
__asm__(".symver hipUserObjectRelease, hipUserObjectRelease@@@hip_5.3");
hipError_t hipUserObjectRetain(hipUserObject_t object, unsigned int count)
{
	return real_hipUserObjectRetain(object, count);
}
__asm__(".symver hipUserObjectRetain, hipUserObjectRetain@@@hip_5.3");
hipError_t hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
		const hipExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
		hipStream_t stream)
{
	return real_hipWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream);
}
__asm__(".symver hipWaitExternalSemaphoresAsync, hipWaitExternalSemaphoresAsync@@@hip_4.3");
hiprtcResult hiprtcAddNameExpression(hiprtcProgram prog, const char *name_expression)
{
	return real_hiprtcAddNameExpression(prog, name_expression);
}
__asm__(".symver hiprtcAddNameExpression, hiprtcAddNameExpression@@@hip_4.2");
hiprtcResult hiprtcCompileProgram(hiprtcProgram prog, int numOptions, const char **options)
{
	return real_hiprtcCompileProgram(prog, numOptions, options);
}
__asm__(".symver hiprtcCompileProgram, hiprtcCompileProgram@@@hip_4.2");
hiprtcResult hiprtcCreateProgram(hiprtcProgram *prog, const char *src, const char *name,
		int numHeaders, const char **headers, const char **includeNames)
{
	return real_hiprtcCreateProgram(prog, src, name, numHeaders, headers, includeNames);
}
__asm__(".symver hiprtcCreateProgram, hiprtcCreateProgram@@@hip_4.2");
hiprtcResult hiprtcDestroyProgram(hiprtcProgram *prog)
{
	return real_hiprtcDestroyProgram(prog);
}
__asm__(".symver hiprtcDestroyProgram, hiprtcDestroyProgram@@@hip_4.2");
hiprtcResult hiprtcGetBitcode(hiprtcProgram prog, char *bitcode)
{
	return real_hiprtcGetBitcode(prog, bitcode);
}
__asm__(".symver hiprtcGetBitcode, hiprtcGetBitcode@@@hip_5.3");
hiprtcResult hiprtcGetBitcodeSize(hiprtcProgram prog, size_t *bitcode_size)
{
	return real_hiprtcGetBitcodeSize(prog, bitcode_size);
}
__asm__(".symver hiprtcGetBitcodeSize, hiprtcGetBitcodeSize@@@hip_5.3");
hiprtcResult hiprtcGetCode(hiprtcProgram prog, char *code)
{
	return real_hiprtcGetCode(prog, code);
}
__asm__(".symver hiprtcGetCode, hiprtcGetCode@@@hip_4.2");
hiprtcResult hiprtcGetCodeSize(hiprtcProgram prog, size_t *codeSizeRet)
{
	return real_hiprtcGetCodeSize(prog, codeSizeRet);
}
__asm__(".symver hiprtcGetCodeSize, hiprtcGetCodeSize@@@hip_4.2");
const char *hiprtcGetErrorString(hiprtcResult result)
{
	return real_hiprtcGetErrorString(result);
}
__asm__(".symver hiprtcGetErrorString, hiprtcGetErrorString@@@hip_4.2");
hiprtcResult hiprtcGetLoweredName(hiprtcProgram prog, const char *name_expression,
		const char **lowered_name)
{
	return real_hiprtcGetLoweredName(prog, name_expression, lowered_name);
}
__asm__(".symver hiprtcGetLoweredName, hiprtcGetLoweredName@@@hip_4.2");
hiprtcResult hiprtcGetProgramLog(hiprtcProgram prog, char *log)
{
	return real_hiprtcGetProgramLog(prog, log);
}
__asm__(".symver hiprtcGetProgramLog, hiprtcGetProgramLog@@@hip_4.2");
hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram prog, size_t *logSizeRet)
{
	return real_hiprtcGetProgramLogSize(prog, logSizeRet);
}
__asm__(".symver hiprtcGetProgramLogSize, hiprtcGetProgramLogSize@@@hip_4.2");
hiprtcResult hiprtcLinkAddData(hiprtcLinkState hip_link_state, hipJitInputType input_type,
		void *image, size_t image_size, const char *name, unsigned int num_options,
		hipJitOption *options_ptr, void **option_values)
{
	return real_hiprtcLinkAddData(hip_link_state, input_type, image, image_size, name,
			num_options, options_ptr, option_values);
}
__asm__(".symver hiprtcLinkAddData, hiprtcLinkAddData@@@hip_4.2");
hiprtcResult hiprtcLinkAddFile(hiprtcLinkState hip_link_state, hipJitInputType input_type,
		const char *file_path, unsigned int num_options, hipJitOption *options_ptr,
		void **option_values)
{
	return real_hiprtcLinkAddFile(hip_link_state, input_type, file_path, num_options,
			options_ptr, option_values);
}
__asm__(".symver hiprtcLinkAddFile, hiprtcLinkAddFile@@@hip_4.2");
hiprtcResult hiprtcLinkComplete(hiprtcLinkState hip_link_state, void **bin_out, size_t *size_out)
{
	return real_hiprtcLinkComplete(hip_link_state, bin_out, size_out);
}
__asm__(".symver hiprtcLinkComplete, hiprtcLinkComplete@@@hip_4.2");
hiprtcResult hiprtcLinkCreate(unsigned int num_options, hipJitOption *option_ptr,
		void **option_vals_pptr, hiprtcLinkState *hip_link_state_ptr)
{
	return real_hiprtcLinkCreate(num_options, option_ptr, option_vals_pptr, hip_link_state_ptr);
}
__asm__(".symver hiprtcLinkCreate, hiprtcLinkCreate@@@hip_4.2");
hiprtcResult hiprtcLinkDestroy(hiprtcLinkState hip_link_state)
{
	return real_hiprtcLinkDestroy(hip_link_state);
}
__asm__(".symver hiprtcLinkDestroy, hiprtcLinkDestroy@@@hip_4.2");
hiprtcResult hiprtcVersion(int *major, int *minor)
{
	return real_hiprtcVersion(major, minor);
}
__asm__(".symver hiprtcVersion, hiprtcVersion@@@hip_4.2");
