/* Made by `porter gen --backend cambricon`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static CNresult absent_CNresult(void)
{
	return CN_OPS_ERROR_NOT_SUPPORTED;
}

static CNresult no_driver_CNresult(void)
{
	return CN_ERROR_NO_DEVICE;
}

static SHIM_UNUSED CNresult absent_untyped(void)
{
	return CN_OPS_ERROR_NOT_SUPPORTED;
}

static SHIM_UNUSED CNresult no_driver_untyped(void)
{
	return CN_ERROR_NO_DEVICE;
}

/* First calls. */
static CNresult slow_cnCreateNotifier(CNnotifier *phnotifier, unsigned int flags)
{
	return SHIM_FIRST(cnCreateNotifier, 41)(phnotifier, flags);
}

static CNresult slow_cnCreateQueue(CNqueue *phqueue, unsigned int flags)
{
	return SHIM_FIRST(cnCreateQueue, 42)(phqueue, flags);
}

static CNresult slow_cnCreateQueueWithPriority(CNqueue *phqueue, unsigned int flags, int priority)
{
	return SHIM_FIRST(cnCreateQueueWithPriority, 43)(phqueue, flags, priority);
}

static CNresult slow_cnCtxCreate(CNcontext *pctx, unsigned int flags, CNdev dev)
{
	return SHIM_FIRST(cnCtxCreate, 44)(pctx, flags, dev);
}

static CNresult slow_cnCtxDestroy(CNcontext ctx)
{
	return SHIM_FIRST(cnCtxDestroy, 45)(ctx);
}

static CNresult slow_cnCtxGetConfig(long long *config, CNCtxConfig type)
{
	return SHIM_FIRST(cnCtxGetConfig, 46)(config, type);
}

static CNresult slow_cnCtxGetCurrent(CNcontext *pctx)
{
	return SHIM_FIRST(cnCtxGetCurrent, 11)(pctx);
}

static CNresult slow_cnCtxGetDevice(CNdev *dev)
{
	return SHIM_FIRST(cnCtxGetDevice, 12)(dev);
}

static CNresult slow_cnCtxGetFlags(unsigned int *flags)
{
	return SHIM_FIRST(cnCtxGetFlags, 47)(flags);
}

static CNresult slow_cnCtxGetQueuePriorityRange(int *least, int *most)
{
	return SHIM_FIRST(cnCtxGetQueuePriorityRange, 48)(least, most);
}

static CNresult slow_cnCtxSetConfig(CNCtxConfig type, long long config)
{
	return SHIM_FIRST(cnCtxSetConfig, 49)(type, config);
}

static CNresult slow_cnCtxSetCurrent(CNcontext ctx)
{
	return SHIM_FIRST(cnCtxSetCurrent, 13)(ctx);
}

static CNresult slow_cnCtxSync(void)
{
	return SHIM_FIRST(cnCtxSync, 14)();
}

static CNresult slow_cnDestroyNotifier(CNnotifier hnotifier)
{
	return SHIM_FIRST(cnDestroyNotifier, 50)(hnotifier);
}

static CNresult slow_cnDestroyQueue(CNqueue hqueue)
{
	return SHIM_FIRST(cnDestroyQueue, 51)(hqueue);
}

static CNresult slow_cnDeviceCanPeerAble(int *canPeer, CNdev source, CNdev target)
{
	return SHIM_FIRST(cnDeviceCanPeerAble, 52)(canPeer, source, target);
}

static CNresult slow_cnDeviceGet(CNdev *dev, int ordinal)
{
	return SHIM_FIRST(cnDeviceGet, 53)(dev, ordinal);
}

static CNresult slow_cnDeviceGetAttribute(int *pi, CNdevice_attribute attrib, CNdev dev)
{
	return SHIM_FIRST(cnDeviceGetAttribute, 54)(pi, attrib, dev);
}

static CNresult slow_cnDeviceGetByPCIBusId(CNdev *dev, const char *pciBusId)
{
	return SHIM_FIRST(cnDeviceGetByPCIBusId, 55)(dev, pciBusId);
}

static CNresult slow_cnDeviceGetByUuidStr(CNdev *dev, const char *uuid)
{
	return SHIM_FIRST(cnDeviceGetByUuidStr, 56)(dev, uuid);
}

static CNresult slow_cnDeviceGetCount(int *count)
{
	return SHIM_FIRST(cnDeviceGetCount, 57)(count);
}

static CNresult slow_cnDeviceGetDefaultMemPool(CNmemoryPool *pool, CNdev dev)
{
	return SHIM_FIRST(cnDeviceGetDefaultMemPool, 58)(pool, dev);
}

static CNresult slow_cnDeviceGetMemPool(CNmemoryPool *pool, CNdev dev)
{
	return SHIM_FIRST(cnDeviceGetMemPool, 59)(pool, dev);
}

static CNresult slow_cnDeviceGetName(char *name, unsigned int len, CNdev dev)
{
	return SHIM_FIRST(cnDeviceGetName, 60)(name, len, dev);
}

static CNresult slow_cnDeviceGetPCIBusId(char *pciBusId, int len, CNdev dev)
{
	return SHIM_FIRST(cnDeviceGetPCIBusId, 61)(pciBusId, len, dev);
}

static CNresult slow_cnDeviceGetUuid(CNuuid *uuid, CNdev dev)
{
	return SHIM_FIRST(cnDeviceGetUuid, 62)(uuid, dev);
}

static CNresult slow_cnDeviceGetUuidStr(char *uuid, int len, CNdev dev)
{
	return SHIM_FIRST(cnDeviceGetUuidStr, 63)(uuid, len, dev);
}

static CNresult slow_cnDeviceSetMemPool(CNdev dev, CNmemoryPool pool)
{
	return SHIM_FIRST(cnDeviceSetMemPool, 64)(dev, pool);
}

static CNresult slow_cnDeviceTotalMem(uint64_t *bytes, CNdev dev)
{
	return SHIM_FIRST(cnDeviceTotalMem, 65)(bytes, dev);
}

static CNresult slow_cnDriverGetVersion(int *major, int *minor, int *patch)
{
	return SHIM_FIRST(cnDriverGetVersion, 66)(major, minor, patch);
}

static CNresult slow_cnFree(CNaddr ptr)
{
	return SHIM_FIRST(cnFree, 67)(ptr);
}

static CNresult slow_cnFreeHost(void *ptr)
{
	return SHIM_FIRST(cnFreeHost, 68)(ptr);
}

static CNresult slow_cnGetDriverVersion(int *major, int *minor, int *patch)
{
	return SHIM_FIRST(cnGetDriverVersion, 69)(major, minor, patch);
}

static CNresult slow_cnGetErrorName(CNresult error, const char **text)
{
	return SHIM_FIRST(cnGetErrorName, 70)(error, text);
}

static CNresult slow_cnGetErrorString(CNresult error, const char **text)
{
	return SHIM_FIRST(cnGetErrorString, 71)(error, text);
}

static CNresult slow_cnGetExportFunction(const char *name, const void **func)
{
	return SHIM_FIRST(cnGetExportFunction, 72)(name, func);
}

static CNresult slow_cnGetLibVersion(int *major, int *minor, int *patch)
{
	return SHIM_FIRST(cnGetLibVersion, 73)(major, minor, patch);
}

static CNresult slow_cnInit(unsigned int flags)
{
	return SHIM_FIRST(cnInit, 74)(flags);
}

static CNresult slow_cnInvokeHostFunc(CNqueue hqueue, CNhostFn fn, void *userData)
{
	return SHIM_FIRST(cnInvokeHostFunc, 75)(hqueue, fn, userData);
}

static CNresult slow_cnInvokeKernel(CNkernel hkernel, unsigned int dimx, unsigned int dimy,
		unsigned int dimz, KernelClass c, unsigned int reserve, CNqueue hqueue,
		void **kernelParams, void **extra)
{
	return SHIM_FIRST(cnInvokeKernel, 0)(hkernel, dimx, dimy, dimz, c, reserve, hqueue,
			kernelParams, extra);
}

static CNresult slow_cnInvokeKernelEx(const CNinvokeConfig *config, CNkernel hkernel,
		void **kernelParams, void **extra)
{
	return SHIM_FIRST(cnInvokeKernelEx, 1)(config, hkernel, kernelParams, extra);
}

static CNresult slow_cnIpcCloseMemHandle(CNaddr ptr)
{
	return SHIM_FIRST(cnIpcCloseMemHandle, 76)(ptr);
}

static CNresult slow_cnIpcGetMemHandle(CNIpcMemHandle *handle, CNaddr ptr)
{
	return SHIM_FIRST(cnIpcGetMemHandle, 77)(handle, ptr);
}

static CNresult slow_cnIpcOpenMemHandle(CNaddr *ptr, CNIpcMemHandle handle, unsigned int flags)
{
	return SHIM_FIRST(cnIpcOpenMemHandle, 78)(ptr, handle, flags);
}

static CNresult slow_cnMalloc(CNaddr *ptr, uint64_t bytes)
{
	return SHIM_FIRST(cnMalloc, 79)(ptr, bytes);
}

static CNresult slow_cnMallocConstant(CNaddr *ptr, uint64_t bytes)
{
	return SHIM_FIRST(cnMallocConstant, 80)(ptr, bytes);
}

static CNresult slow_cnMallocFrameBuffer(CNaddr *ptr, uint64_t bytes, int node)
{
	return SHIM_FIRST(cnMallocFrameBuffer, 81)(ptr, bytes, node);
}

static CNresult slow_cnMallocHost(void **ptr, uint64_t bytes)
{
	return SHIM_FIRST(cnMallocHost, 82)(ptr, bytes);
}

static CNresult slow_cnMallocNode(CNaddr *ptr, uint64_t bytes, int node)
{
	return SHIM_FIRST(cnMallocNode, 83)(ptr, bytes, node);
}

static CNresult slow_cnMallocNodeConstant(CNaddr *ptr, uint64_t bytes, int node)
{
	return SHIM_FIRST(cnMallocNodeConstant, 84)(ptr, bytes, node);
}

static CNresult slow_cnMallocPeerAble(CNaddr *ptr, uint64_t bytes)
{
	return SHIM_FIRST(cnMallocPeerAble, 85)(ptr, bytes);
}

static CNresult slow_cnMallocSecurity(CNaddr *ptr, uint64_t bytes)
{
	return SHIM_FIRST(cnMallocSecurity, 86)(ptr, bytes);
}

static CNresult slow_cnMemAddressFree(CNaddr ptr, uint64_t size)
{
	return SHIM_FIRST(cnMemAddressFree, 87)(ptr, size);
}

static CNresult slow_cnMemAddressReserve(CNaddr *ptr, uint64_t size, uint64_t alignment,
		CNaddr start, uint64_t flags)
{
	return SHIM_FIRST(cnMemAddressReserve, 88)(ptr, size, alignment, start, flags);
}

static CNresult slow_cnMemAllocAsync(CNaddr *ptr, size_t size, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemAllocAsync, 89)(ptr, size, hqueue);
}

static CNresult slow_cnMemAllocFromPoolAsync(CNaddr *ptr, size_t size, CNmemoryPool pool,
		CNqueue hqueue)
{
	return SHIM_FIRST(cnMemAllocFromPoolAsync, 90)(ptr, size, pool, hqueue);
}

static CNresult slow_cnMemCreate(CNmemGenericAllocationHandle *handle, uint64_t size,
		CNmemAllocationProp *prop, uint64_t flags)
{
	return SHIM_FIRST(cnMemCreate, 91)(handle, size, prop, flags);
}

static CNresult slow_cnMemExportToShareableHandle(void *shareable,
		CNmemGenericAllocationHandle handle, CNmemAllocationHandleType type, uint64_t flags)
{
	return SHIM_FIRST(cnMemExportToShareableHandle, 92)(shareable, handle, type, flags);
}

static CNresult slow_cnMemFreeAsync(CNaddr ptr, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemFreeAsync, 93)(ptr, hqueue);
}

static CNresult slow_cnMemGetAddressRange(CNaddr *base, uint64_t *bytes, const CNaddr ptr)
{
	return SHIM_FIRST(cnMemGetAddressRange, 94)(base, bytes, ptr);
}

static CNresult slow_cnMemGetAllocationGranularity(uint64_t *granularity, CNmemAllocationProp *prop,
		CNmemAllocationGranularity options)
{
	return SHIM_FIRST(cnMemGetAllocationGranularity, 95)(granularity, prop, options);
}

static CNresult slow_cnMemGetAllocationPropertiesFromHandle(CNmemAllocationProp *prop,
		CNmemGenericAllocationHandle handle)
{
	return SHIM_FIRST(cnMemGetAllocationPropertiesFromHandle, 96)(prop, handle);
}

static CNresult slow_cnMemGetInfo(uint64_t *free, uint64_t *total)
{
	return SHIM_FIRST(cnMemGetInfo, 97)(free, total);
}

static CNresult slow_cnMemGetNodeInfo(uint64_t *free, uint64_t *total, int node)
{
	return SHIM_FIRST(cnMemGetNodeInfo, 98)(free, total, node);
}

static CNresult slow_cnMemImportFromShareableHandle(CNmemGenericAllocationHandle *handle,
		void *shareable, CNmemAllocationHandleType type)
{
	return SHIM_FIRST(cnMemImportFromShareableHandle, 99)(handle, shareable, type);
}

static CNresult slow_cnMemMap(CNaddr ptr, uint64_t size, uint64_t offset,
		CNmemGenericAllocationHandle handle, uint64_t flags)
{
	return SHIM_FIRST(cnMemMap, 100)(ptr, size, offset, handle, flags);
}

static CNresult slow_cnMemMerge(CNaddr *merged, unsigned int count, const CNaddr *ptrs)
{
	return SHIM_FIRST(cnMemMerge, 101)(merged, count, ptrs);
}

static CNresult slow_cnMemPoolCreate(CNmemoryPool *pool, CNmemPoolProps *props)
{
	return SHIM_FIRST(cnMemPoolCreate, 102)(pool, props);
}

static CNresult slow_cnMemPoolDestroy(CNmemoryPool pool)
{
	return SHIM_FIRST(cnMemPoolDestroy, 103)(pool);
}

static CNresult slow_cnMemPoolGetAttribute(CNmemoryPool pool, CNmemPoolAttribute attr, void *value)
{
	return SHIM_FIRST(cnMemPoolGetAttribute, 104)(pool, attr, value);
}

static CNresult slow_cnMemPoolSetAttribute(CNmemoryPool pool, CNmemPoolAttribute attr, void *value)
{
	return SHIM_FIRST(cnMemPoolSetAttribute, 105)(pool, attr, value);
}

static CNresult slow_cnMemPoolTrimTo(CNmemoryPool pool, size_t keep)
{
	return SHIM_FIRST(cnMemPoolTrimTo, 106)(pool, keep);
}

static CNresult slow_cnMemRelease(CNmemGenericAllocationHandle handle)
{
	return SHIM_FIRST(cnMemRelease, 107)(handle);
}

static CNresult slow_cnMemRetainAllocationHandle(CNmemGenericAllocationHandle *handle, CNaddr ptr)
{
	return SHIM_FIRST(cnMemRetainAllocationHandle, 108)(handle, ptr);
}

static CNresult slow_cnMemSetAccess(CNaddr ptr, uint64_t size, CNmemAccessDesc *desc,
		uint64_t count)
{
	return SHIM_FIRST(cnMemSetAccess, 109)(ptr, size, desc, count);
}

static CNresult slow_cnMemUnmap(CNaddr ptr, uint64_t size)
{
	return SHIM_FIRST(cnMemUnmap, 110)(ptr, size);
}

static CNresult slow_cnMemcpy(CNaddr dst, CNaddr src, uint64_t bytes)
{
	return SHIM_FIRST(cnMemcpy, 30)(dst, src, bytes);
}

static CNresult slow_cnMemcpy2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch,
		uint64_t width, uint64_t height)
{
	return SHIM_FIRST(cnMemcpy2D, 31)(dst, dpitch, src, spitch, width, height);
}

static CNresult slow_cnMemcpy2DAsync(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch,
		uint64_t width, uint64_t height, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpy2DAsync, 16)(dst, dpitch, src, spitch, width, height, hqueue);
}

static CNresult slow_cnMemcpy3D(CNmemcpy3dParam *p)
{
	return SHIM_FIRST(cnMemcpy3D, 111)(p);
}

static CNresult slow_cnMemcpy3DAsync(const CNmemcpy3dParam *p, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpy3DAsync, 17)(p, hqueue);
}

static CNresult slow_cnMemcpyAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpyAsync, 18)(dst, src, bytes, hqueue);
}

static CNresult slow_cnMemcpyAsync_V2(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpyAsync_V2, 19)(dst, src, bytes, hqueue);
}

static CNresult slow_cnMemcpyAsync_V3(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpyAsync_V3, 20)(dst, src, bytes, hqueue);
}

static CNresult slow_cnMemcpyDtoD(CNaddr dst, CNaddr src, uint64_t bytes)
{
	return SHIM_FIRST(cnMemcpyDtoD, 32)(dst, src, bytes);
}

static CNresult slow_cnMemcpyDtoD2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch,
		uint64_t width, uint64_t height)
{
	return SHIM_FIRST(cnMemcpyDtoD2D, 33)(dst, dpitch, src, spitch, width, height);
}

static CNresult slow_cnMemcpyDtoD3D(CNmemcpy3dParam *p)
{
	return SHIM_FIRST(cnMemcpyDtoD3D, 34)(p);
}

static CNresult slow_cnMemcpyDtoDAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpyDtoDAsync, 21)(dst, src, bytes, hqueue);
}

static CNresult slow_cnMemcpyDtoH(void *dst, CNaddr src, uint64_t bytes)
{
	return SHIM_FIRST(cnMemcpyDtoH, 35)(dst, src, bytes);
}

static CNresult slow_cnMemcpyDtoHAsync(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpyDtoHAsync, 22)(dst, src, bytes, hqueue);
}

static CNresult slow_cnMemcpyDtoHAsync_V2(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpyDtoHAsync_V2, 23)(dst, src, bytes, hqueue);
}

static CNresult slow_cnMemcpyHtoD(CNaddr dst, const void *src, uint64_t bytes)
{
	return SHIM_FIRST(cnMemcpyHtoD, 36)(dst, src, bytes);
}

static CNresult slow_cnMemcpyHtoDAsync(CNaddr dst, const void *src, uint64_t bytes, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpyHtoDAsync, 24)(dst, src, bytes, hqueue);
}

static CNresult slow_cnMemcpyHtoDAsync_V2(CNaddr dst, const void *src, uint64_t bytes,
		CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpyHtoDAsync_V2, 25)(dst, src, bytes, hqueue);
}

static CNresult slow_cnMemcpyPeer(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx,
		uint64_t bytes)
{
	return SHIM_FIRST(cnMemcpyPeer, 37)(dst, dstCtx, src, srcCtx, bytes);
}

static CNresult slow_cnMemcpyPeerAsync(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx,
		uint64_t bytes, CNqueue hqueue)
{
	return SHIM_FIRST(cnMemcpyPeerAsync, 26)(dst, dstCtx, src, srcCtx, bytes, hqueue);
}

static CNresult slow_cnMemsetD16(CNaddr ptr, unsigned short value, uint64_t count)
{
	return SHIM_FIRST(cnMemsetD16, 38)(ptr, value, count);
}

static CNresult slow_cnMemsetD16Async(CNaddr ptr, unsigned short value, uint64_t count,
		CNqueue hqueue)
{
	return SHIM_FIRST(cnMemsetD16Async, 27)(ptr, value, count, hqueue);
}

static CNresult slow_cnMemsetD32(CNaddr ptr, unsigned int value, uint64_t count)
{
	return SHIM_FIRST(cnMemsetD32, 39)(ptr, value, count);
}

static CNresult slow_cnMemsetD32Async(CNaddr ptr, unsigned int value, uint64_t count,
		CNqueue hqueue)
{
	return SHIM_FIRST(cnMemsetD32Async, 28)(ptr, value, count, hqueue);
}

static CNresult slow_cnMemsetD8(CNaddr ptr, unsigned char value, uint64_t count)
{
	return SHIM_FIRST(cnMemsetD8, 40)(ptr, value, count);
}

static CNresult slow_cnMemsetD8Async(CNaddr ptr, unsigned char value, uint64_t count,
		CNqueue hqueue)
{
	return SHIM_FIRST(cnMemsetD8Async, 29)(ptr, value, count, hqueue);
}

static CNresult slow_cnMmap(CNaddr ptr, void **host, uint64_t size)
{
	return SHIM_FIRST(cnMmap, 112)(ptr, host, size);
}

static CNresult slow_cnMmapCached(CNaddr ptr, void **host, uint64_t size)
{
	return SHIM_FIRST(cnMmapCached, 113)(ptr, host, size);
}

static CNresult slow_cnModuleGetKernel(CNmodule hmod, const char *name, CNkernel *phkernel)
{
	return SHIM_FIRST(cnModuleGetKernel, 114)(hmod, name, phkernel);
}

static CNresult slow_cnModuleGetSymbol(CNmodule hmod, const char *name, CNaddr *ptr,
		uint64_t *bytes)
{
	return SHIM_FIRST(cnModuleGetSymbol, 115)(hmod, name, ptr, bytes);
}

static CNresult slow_cnModuleLoad(const char *fname, CNmodule *phmod)
{
	return SHIM_FIRST(cnModuleLoad, 116)(fname, phmod);
}

static CNresult slow_cnModuleLoadFatBinary(const void *fatBin, CNmodule *phmod)
{
	return SHIM_FIRST(cnModuleLoadFatBinary, 117)(fatBin, phmod);
}

static CNresult slow_cnModuleQueryFatBinaryMemoryUsage(const void *fatBin, size_t *bytes)
{
	return SHIM_FIRST(cnModuleQueryFatBinaryMemoryUsage, 118)(fatBin, bytes);
}

static CNresult slow_cnModuleQueryMemoryUsage(const char *path, size_t *bytes)
{
	return SHIM_FIRST(cnModuleQueryMemoryUsage, 119)(path, bytes);
}

static CNresult slow_cnModuleUnload(CNmodule hmod)
{
	return SHIM_FIRST(cnModuleUnload, 120)(hmod);
}

static CNresult slow_cnMunmap(void *host, uint64_t size)
{
	return SHIM_FIRST(cnMunmap, 121)(host, size);
}

static CNresult slow_cnNotifierElapsedExecTime(float *milliseconds, CNnotifier start,
		CNnotifier end)
{
	return SHIM_FIRST(cnNotifierElapsedExecTime, 122)(milliseconds, start, end);
}

static CNresult slow_cnNotifierElapsedTime(float *milliseconds, CNnotifier start, CNnotifier end)
{
	return SHIM_FIRST(cnNotifierElapsedTime, 123)(milliseconds, start, end);
}

static CNresult slow_cnPlaceNotifier(CNnotifier hnotifier, CNqueue hqueue)
{
	return SHIM_FIRST(cnPlaceNotifier, 2)(hnotifier, hqueue);
}

static CNresult slow_cnPlaceNotifierWithFlags(CNnotifier hnotifier, CNqueue hqueue,
		unsigned int flags)
{
	return SHIM_FIRST(cnPlaceNotifierWithFlags, 3)(hnotifier, hqueue, flags);
}

static CNresult slow_cnQueryNotifier(CNnotifier hnotifier)
{
	return SHIM_FIRST(cnQueryNotifier, 15)(hnotifier);
}

static CNresult slow_cnQueryQueue(CNqueue hqueue)
{
	return SHIM_FIRST(cnQueryQueue, 4)(hqueue);
}

static CNresult slow_cnQueueAddCallback(CNqueue hqueue, CNqueueCallback callback, void *userData,
		unsigned int flags)
{
	return SHIM_FIRST(cnQueueAddCallback, 124)(hqueue, callback, userData, flags);
}

static CNresult slow_cnQueueBeginCapture(CNqueue hqueue, CNqueueCaptureMode mode)
{
	return SHIM_FIRST(cnQueueBeginCapture, 125)(hqueue, mode);
}

static CNresult slow_cnQueueEndCapture(CNqueue hqueue, CNtaskTopo *topo)
{
	return SHIM_FIRST(cnQueueEndCapture, 126)(hqueue, topo);
}

static CNresult slow_cnQueueGetContext(CNqueue hqueue, CNcontext *pctx)
{
	return SHIM_FIRST(cnQueueGetContext, 127)(hqueue, pctx);
}

static CNresult slow_cnQueueGetPriority(CNqueue hqueue, int *priority)
{
	return SHIM_FIRST(cnQueueGetPriority, 128)(hqueue, priority);
}

static CNresult slow_cnQueueIsCapturing(CNqueue hqueue, CNqueueCaptureStatus *status)
{
	return SHIM_FIRST(cnQueueIsCapturing, 5)(hqueue, status);
}

static CNresult slow_cnQueueSync(CNqueue hqueue)
{
	return SHIM_FIRST(cnQueueSync, 6)(hqueue);
}

static CNresult slow_cnQueueWaitNotifier(CNqueue hqueue, CNnotifier hnotifier)
{
	return SHIM_FIRST(cnQueueWaitNotifier, 7)(hqueue, hnotifier);
}

static CNresult slow_cnQueueWaitNotifierWithFlags(CNqueue hqueue, CNnotifier hnotifier,
		unsigned int flags)
{
	return SHIM_FIRST(cnQueueWaitNotifierWithFlags, 8)(hqueue, hnotifier, flags);
}

static CNresult slow_cnSharedContextAcquire(CNcontext *pctx, CNdev dev)
{
	return SHIM_FIRST(cnSharedContextAcquire, 129)(pctx, dev);
}

static CNresult slow_cnSharedContextGetState(CNdev dev, unsigned int *flags, int *active)
{
	return SHIM_FIRST(cnSharedContextGetState, 130)(dev, flags, active);
}

static CNresult slow_cnSharedContextRelease(CNdev dev)
{
	return SHIM_FIRST(cnSharedContextRelease, 131)(dev);
}

static CNresult slow_cnSharedContextReset(CNdev dev)
{
	return SHIM_FIRST(cnSharedContextReset, 132)(dev);
}

static CNresult slow_cnSharedContextSetFlags(CNdev dev, unsigned int flags)
{
	return SHIM_FIRST(cnSharedContextSetFlags, 133)(dev, flags);
}

static CNresult slow_cnTaskTopoCreate(CNtaskTopo *topo, unsigned int flags)
{
	return SHIM_FIRST(cnTaskTopoCreate, 134)(topo, flags);
}

static CNresult slow_cnTaskTopoDestroy(CNtaskTopo topo)
{
	return SHIM_FIRST(cnTaskTopoDestroy, 135)(topo);
}

static CNresult slow_cnTaskTopoEntityDestroy(CNtaskTopoEntity entity)
{
	return SHIM_FIRST(cnTaskTopoEntityDestroy, 136)(entity);
}

static CNresult slow_cnTaskTopoEntityInvoke(CNtaskTopoEntity entity, CNqueue hqueue)
{
	return SHIM_FIRST(cnTaskTopoEntityInvoke, 9)(entity, hqueue);
}

static CNresult slow_cnTaskTopoInstantiate(CNtaskTopoEntity *entity, CNtaskTopo topo,
		CNtaskTopoNode *errorNode, char *logBuffer, size_t bufferSize)
{
	return SHIM_FIRST(cnTaskTopoInstantiate, 137)(entity, topo, errorNode, logBuffer,
			bufferSize);
}

static CNresult slow_cnTaskTopoUpload(CNtaskTopoEntity entity, CNqueue hqueue)
{
	return SHIM_FIRST(cnTaskTopoUpload, 10)(entity, hqueue);
}

static CNresult slow_cnThreadExchangeQueueCaptureMode(CNqueueCaptureMode *mode)
{
	return SHIM_FIRST(cnThreadExchangeQueueCaptureMode, 138)(mode);
}

static CNresult slow_cnWaitNotifier(CNnotifier hnotifier)
{
	return SHIM_FIRST(cnWaitNotifier, 139)(hnotifier);
}

static CNresult slow_cnZmalloc(CNaddr *ptr, uint64_t bytes)
{
	return SHIM_FIRST(cnZmalloc, 140)(ptr, bytes);
}

static CNresult slow_cnZmallocNode(CNaddr *ptr, uint64_t bytes, int node)
{
	return SHIM_FIRST(cnZmallocNode, 141)(ptr, bytes, node);
}

static const char *const aliases[] = {"libcndrv.so.2", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_cnInvokeKernel,
	(void *)slow_cnInvokeKernelEx,
	(void *)slow_cnPlaceNotifier,
	(void *)slow_cnPlaceNotifierWithFlags,
	(void *)slow_cnQueryQueue,
	(void *)slow_cnQueueIsCapturing,
	(void *)slow_cnQueueSync,
	(void *)slow_cnQueueWaitNotifier,
	(void *)slow_cnQueueWaitNotifierWithFlags,
	(void *)slow_cnTaskTopoEntityInvoke,
	(void *)slow_cnTaskTopoUpload,
	(void *)slow_cnCtxGetCurrent,
	(void *)slow_cnCtxGetDevice,
	(void *)slow_cnCtxSetCurrent,
	(void *)slow_cnCtxSync,
	(void *)slow_cnQueryNotifier,
	(void *)slow_cnMemcpy2DAsync,
	(void *)slow_cnMemcpy3DAsync,
	(void *)slow_cnMemcpyAsync,
	(void *)slow_cnMemcpyAsync_V2,
	(void *)slow_cnMemcpyAsync_V3,
	(void *)slow_cnMemcpyDtoDAsync,
	(void *)slow_cnMemcpyDtoHAsync,
	(void *)slow_cnMemcpyDtoHAsync_V2,
	(void *)slow_cnMemcpyHtoDAsync,
	(void *)slow_cnMemcpyHtoDAsync_V2,
	(void *)slow_cnMemcpyPeerAsync,
	(void *)slow_cnMemsetD16Async,
	(void *)slow_cnMemsetD32Async,
	(void *)slow_cnMemsetD8Async,
	(void *)slow_cnMemcpy,
	(void *)slow_cnMemcpy2D,
	(void *)slow_cnMemcpyDtoD,
	(void *)slow_cnMemcpyDtoD2D,
	(void *)slow_cnMemcpyDtoD3D,
	(void *)slow_cnMemcpyDtoH,
	(void *)slow_cnMemcpyHtoD,
	(void *)slow_cnMemcpyPeer,
	(void *)slow_cnMemsetD16,
	(void *)slow_cnMemsetD32,
	(void *)slow_cnMemsetD8,
	(void *)slow_cnCreateNotifier,
	(void *)slow_cnCreateQueue,
	(void *)slow_cnCreateQueueWithPriority,
	(void *)slow_cnCtxCreate,
	(void *)slow_cnCtxDestroy,
	(void *)slow_cnCtxGetConfig,
	(void *)slow_cnCtxGetFlags,
	(void *)slow_cnCtxGetQueuePriorityRange,
	(void *)slow_cnCtxSetConfig,
	(void *)slow_cnDestroyNotifier,
	(void *)slow_cnDestroyQueue,
	(void *)slow_cnDeviceCanPeerAble,
	(void *)slow_cnDeviceGet,
	(void *)slow_cnDeviceGetAttribute,
	(void *)slow_cnDeviceGetByPCIBusId,
	(void *)slow_cnDeviceGetByUuidStr,
	(void *)slow_cnDeviceGetCount,
	(void *)slow_cnDeviceGetDefaultMemPool,
	(void *)slow_cnDeviceGetMemPool,
	(void *)slow_cnDeviceGetName,
	(void *)slow_cnDeviceGetPCIBusId,
	(void *)slow_cnDeviceGetUuid,
	(void *)slow_cnDeviceGetUuidStr,
	(void *)slow_cnDeviceSetMemPool,
	(void *)slow_cnDeviceTotalMem,
	(void *)slow_cnDriverGetVersion,
	(void *)slow_cnFree,
	(void *)slow_cnFreeHost,
	(void *)slow_cnGetDriverVersion,
	(void *)slow_cnGetErrorName,
	(void *)slow_cnGetErrorString,
	(void *)slow_cnGetExportFunction,
	(void *)slow_cnGetLibVersion,
	(void *)slow_cnInit,
	(void *)slow_cnInvokeHostFunc,
	(void *)slow_cnIpcCloseMemHandle,
	(void *)slow_cnIpcGetMemHandle,
	(void *)slow_cnIpcOpenMemHandle,
	(void *)slow_cnMalloc,
	(void *)slow_cnMallocConstant,
	(void *)slow_cnMallocFrameBuffer,
	(void *)slow_cnMallocHost,
	(void *)slow_cnMallocNode,
	(void *)slow_cnMallocNodeConstant,
	(void *)slow_cnMallocPeerAble,
	(void *)slow_cnMallocSecurity,
	(void *)slow_cnMemAddressFree,
	(void *)slow_cnMemAddressReserve,
	(void *)slow_cnMemAllocAsync,
	(void *)slow_cnMemAllocFromPoolAsync,
	(void *)slow_cnMemCreate,
	(void *)slow_cnMemExportToShareableHandle,
	(void *)slow_cnMemFreeAsync,
	(void *)slow_cnMemGetAddressRange,
	(void *)slow_cnMemGetAllocationGranularity,
	(void *)slow_cnMemGetAllocationPropertiesFromHandle,
	(void *)slow_cnMemGetInfo,
	(void *)slow_cnMemGetNodeInfo,
	(void *)slow_cnMemImportFromShareableHandle,
	(void *)slow_cnMemMap,
	(void *)slow_cnMemMerge,
	(void *)slow_cnMemPoolCreate,
	(void *)slow_cnMemPoolDestroy,
	(void *)slow_cnMemPoolGetAttribute,
	(void *)slow_cnMemPoolSetAttribute,
	(void *)slow_cnMemPoolTrimTo,
	(void *)slow_cnMemRelease,
	(void *)slow_cnMemRetainAllocationHandle,
	(void *)slow_cnMemSetAccess,
	(void *)slow_cnMemUnmap,
	(void *)slow_cnMemcpy3D,
	(void *)slow_cnMmap,
	(void *)slow_cnMmapCached,
	(void *)slow_cnModuleGetKernel,
	(void *)slow_cnModuleGetSymbol,
	(void *)slow_cnModuleLoad,
	(void *)slow_cnModuleLoadFatBinary,
	(void *)slow_cnModuleQueryFatBinaryMemoryUsage,
	(void *)slow_cnModuleQueryMemoryUsage,
	(void *)slow_cnModuleUnload,
	(void *)slow_cnMunmap,
	(void *)slow_cnNotifierElapsedExecTime,
	(void *)slow_cnNotifierElapsedTime,
	(void *)slow_cnQueueAddCallback,
	(void *)slow_cnQueueBeginCapture,
	(void *)slow_cnQueueEndCapture,
	(void *)slow_cnQueueGetContext,
	(void *)slow_cnQueueGetPriority,
	(void *)slow_cnSharedContextAcquire,
	(void *)slow_cnSharedContextGetState,
	(void *)slow_cnSharedContextRelease,
	(void *)slow_cnSharedContextReset,
	(void *)slow_cnSharedContextSetFlags,
	(void *)slow_cnTaskTopoCreate,
	(void *)slow_cnTaskTopoDestroy,
	(void *)slow_cnTaskTopoEntityDestroy,
	(void *)slow_cnTaskTopoInstantiate,
	(void *)slow_cnThreadExchangeQueueCaptureMode,
	(void *)slow_cnWaitNotifier,
	(void *)slow_cnZmalloc,
	(void *)slow_cnZmallocNode,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(cnInvokeKernel, CNresult),
	SHIM_SYMBOL(cnInvokeKernelEx, CNresult),
	SHIM_SYMBOL(cnPlaceNotifier, CNresult),
	SHIM_SYMBOL(cnPlaceNotifierWithFlags, CNresult),
	SHIM_SYMBOL(cnQueryQueue, CNresult),
	SHIM_SYMBOL(cnQueueIsCapturing, CNresult),
	SHIM_SYMBOL(cnQueueSync, CNresult),
	SHIM_SYMBOL(cnQueueWaitNotifier, CNresult),
	SHIM_SYMBOL(cnQueueWaitNotifierWithFlags, CNresult),
	SHIM_SYMBOL(cnTaskTopoEntityInvoke, CNresult),
	SHIM_SYMBOL(cnTaskTopoUpload, CNresult),
	SHIM_SYMBOL(cnCtxGetCurrent, CNresult),
	SHIM_SYMBOL(cnCtxGetDevice, CNresult),
	SHIM_SYMBOL(cnCtxSetCurrent, CNresult),
	SHIM_SYMBOL(cnCtxSync, CNresult),
	SHIM_SYMBOL(cnQueryNotifier, CNresult),
	SHIM_SYMBOL(cnMemcpy2DAsync, CNresult),
	SHIM_SYMBOL(cnMemcpy3DAsync, CNresult),
	SHIM_SYMBOL(cnMemcpyAsync, CNresult),
	SHIM_SYMBOL(cnMemcpyAsync_V2, CNresult),
	SHIM_SYMBOL(cnMemcpyAsync_V3, CNresult),
	SHIM_SYMBOL(cnMemcpyDtoDAsync, CNresult),
	SHIM_SYMBOL(cnMemcpyDtoHAsync, CNresult),
	SHIM_SYMBOL(cnMemcpyDtoHAsync_V2, CNresult),
	SHIM_SYMBOL(cnMemcpyHtoDAsync, CNresult),
	SHIM_SYMBOL(cnMemcpyHtoDAsync_V2, CNresult),
	SHIM_SYMBOL(cnMemcpyPeerAsync, CNresult),
	SHIM_SYMBOL(cnMemsetD16Async, CNresult),
	SHIM_SYMBOL(cnMemsetD32Async, CNresult),
	SHIM_SYMBOL(cnMemsetD8Async, CNresult),
	SHIM_SYMBOL(cnMemcpy, CNresult),
	SHIM_SYMBOL(cnMemcpy2D, CNresult),
	SHIM_SYMBOL(cnMemcpyDtoD, CNresult),
	SHIM_SYMBOL(cnMemcpyDtoD2D, CNresult),
	SHIM_SYMBOL(cnMemcpyDtoD3D, CNresult),
	SHIM_SYMBOL(cnMemcpyDtoH, CNresult),
	SHIM_SYMBOL(cnMemcpyHtoD, CNresult),
	SHIM_SYMBOL(cnMemcpyPeer, CNresult),
	SHIM_SYMBOL(cnMemsetD16, CNresult),
	SHIM_SYMBOL(cnMemsetD32, CNresult),
	SHIM_SYMBOL(cnMemsetD8, CNresult),
	SHIM_SYMBOL(cnCreateNotifier, CNresult),
	SHIM_SYMBOL(cnCreateQueue, CNresult),
	SHIM_SYMBOL(cnCreateQueueWithPriority, CNresult),
	SHIM_SYMBOL(cnCtxCreate, CNresult),
	SHIM_SYMBOL(cnCtxDestroy, CNresult),
	SHIM_SYMBOL(cnCtxGetConfig, CNresult),
	SHIM_SYMBOL(cnCtxGetFlags, CNresult),
	SHIM_SYMBOL(cnCtxGetQueuePriorityRange, CNresult),
	SHIM_SYMBOL(cnCtxSetConfig, CNresult),
	SHIM_SYMBOL(cnDestroyNotifier, CNresult),
	SHIM_SYMBOL(cnDestroyQueue, CNresult),
	SHIM_SYMBOL(cnDeviceCanPeerAble, CNresult),
	SHIM_SYMBOL(cnDeviceGet, CNresult),
	SHIM_SYMBOL(cnDeviceGetAttribute, CNresult),
	SHIM_SYMBOL(cnDeviceGetByPCIBusId, CNresult),
	SHIM_SYMBOL(cnDeviceGetByUuidStr, CNresult),
	SHIM_SYMBOL(cnDeviceGetCount, CNresult),
	SHIM_SYMBOL(cnDeviceGetDefaultMemPool, CNresult),
	SHIM_SYMBOL(cnDeviceGetMemPool, CNresult),
	SHIM_SYMBOL(cnDeviceGetName, CNresult),
	SHIM_SYMBOL(cnDeviceGetPCIBusId, CNresult),
	SHIM_SYMBOL(cnDeviceGetUuid, CNresult),
	SHIM_SYMBOL(cnDeviceGetUuidStr, CNresult),
	SHIM_SYMBOL(cnDeviceSetMemPool, CNresult),
	SHIM_SYMBOL(cnDeviceTotalMem, CNresult),
	SHIM_SYMBOL(cnDriverGetVersion, CNresult),
	SHIM_SYMBOL(cnFree, CNresult),
	SHIM_SYMBOL(cnFreeHost, CNresult),
	SHIM_SYMBOL(cnGetDriverVersion, CNresult),
	SHIM_SYMBOL(cnGetErrorName, CNresult),
	SHIM_SYMBOL(cnGetErrorString, CNresult),
	SHIM_SYMBOL(cnGetExportFunction, CNresult),
	SHIM_SYMBOL(cnGetLibVersion, CNresult),
	SHIM_SYMBOL(cnInit, CNresult),
	SHIM_SYMBOL(cnInvokeHostFunc, CNresult),
	SHIM_SYMBOL(cnIpcCloseMemHandle, CNresult),
	SHIM_SYMBOL(cnIpcGetMemHandle, CNresult),
	SHIM_SYMBOL(cnIpcOpenMemHandle, CNresult),
	SHIM_SYMBOL(cnMalloc, CNresult),
	SHIM_SYMBOL(cnMallocConstant, CNresult),
	SHIM_SYMBOL(cnMallocFrameBuffer, CNresult),
	SHIM_SYMBOL(cnMallocHost, CNresult),
	SHIM_SYMBOL(cnMallocNode, CNresult),
	SHIM_SYMBOL(cnMallocNodeConstant, CNresult),
	SHIM_SYMBOL(cnMallocPeerAble, CNresult),
	SHIM_SYMBOL(cnMallocSecurity, CNresult),
	SHIM_SYMBOL(cnMemAddressFree, CNresult),
	SHIM_SYMBOL(cnMemAddressReserve, CNresult),
	SHIM_SYMBOL(cnMemAllocAsync, CNresult),
	SHIM_SYMBOL(cnMemAllocFromPoolAsync, CNresult),
	SHIM_SYMBOL(cnMemCreate, CNresult),
	SHIM_SYMBOL(cnMemExportToShareableHandle, CNresult),
	SHIM_SYMBOL(cnMemFreeAsync, CNresult),
	SHIM_SYMBOL(cnMemGetAddressRange, CNresult),
	SHIM_SYMBOL(cnMemGetAllocationGranularity, CNresult),
	SHIM_SYMBOL(cnMemGetAllocationPropertiesFromHandle, CNresult),
	SHIM_SYMBOL(cnMemGetInfo, CNresult),
	SHIM_SYMBOL(cnMemGetNodeInfo, CNresult),
	SHIM_SYMBOL(cnMemImportFromShareableHandle, CNresult),
	SHIM_SYMBOL(cnMemMap, CNresult),
	SHIM_SYMBOL(cnMemMerge, CNresult),
	SHIM_SYMBOL(cnMemPoolCreate, CNresult),
	SHIM_SYMBOL(cnMemPoolDestroy, CNresult),
	SHIM_SYMBOL(cnMemPoolGetAttribute, CNresult),
	SHIM_SYMBOL(cnMemPoolSetAttribute, CNresult),
	SHIM_SYMBOL(cnMemPoolTrimTo, CNresult),
	SHIM_SYMBOL(cnMemRelease, CNresult),
	SHIM_SYMBOL(cnMemRetainAllocationHandle, CNresult),
	SHIM_SYMBOL(cnMemSetAccess, CNresult),
	SHIM_SYMBOL(cnMemUnmap, CNresult),
	SHIM_SYMBOL(cnMemcpy3D, CNresult),
	SHIM_SYMBOL(cnMmap, CNresult),
	SHIM_SYMBOL(cnMmapCached, CNresult),
	SHIM_SYMBOL(cnModuleGetKernel, CNresult),
	SHIM_SYMBOL(cnModuleGetSymbol, CNresult),
	SHIM_SYMBOL(cnModuleLoad, CNresult),
	SHIM_SYMBOL(cnModuleLoadFatBinary, CNresult),
	SHIM_SYMBOL(cnModuleQueryFatBinaryMemoryUsage, CNresult),
	SHIM_SYMBOL(cnModuleQueryMemoryUsage, CNresult),
	SHIM_SYMBOL(cnModuleUnload, CNresult),
	SHIM_SYMBOL(cnMunmap, CNresult),
	SHIM_SYMBOL(cnNotifierElapsedExecTime, CNresult),
	SHIM_SYMBOL(cnNotifierElapsedTime, CNresult),
	SHIM_SYMBOL(cnQueueAddCallback, CNresult),
	SHIM_SYMBOL(cnQueueBeginCapture, CNresult),
	SHIM_SYMBOL(cnQueueEndCapture, CNresult),
	SHIM_SYMBOL(cnQueueGetContext, CNresult),
	SHIM_SYMBOL(cnQueueGetPriority, CNresult),
	SHIM_SYMBOL(cnSharedContextAcquire, CNresult),
	SHIM_SYMBOL(cnSharedContextGetState, CNresult),
	SHIM_SYMBOL(cnSharedContextRelease, CNresult),
	SHIM_SYMBOL(cnSharedContextReset, CNresult),
	SHIM_SYMBOL(cnSharedContextSetFlags, CNresult),
	SHIM_SYMBOL(cnTaskTopoCreate, CNresult),
	SHIM_SYMBOL(cnTaskTopoDestroy, CNresult),
	SHIM_SYMBOL(cnTaskTopoEntityDestroy, CNresult),
	SHIM_SYMBOL(cnTaskTopoInstantiate, CNresult),
	SHIM_SYMBOL(cnThreadExchangeQueueCaptureMode, CNresult),
	SHIM_SYMBOL(cnWaitNotifier, CNresult),
	SHIM_SYMBOL(cnZmalloc, CNresult),
	SHIM_SYMBOL(cnZmallocNode, CNresult),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libcndrv.so",
	.computes = true,
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{NULL, NULL},
};
