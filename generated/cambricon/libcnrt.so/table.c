/* Made by `porter gen --backend cambricon`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static cnrtRet_t absent_cnrtRet_t(void)
{
	return cnrtErrorNotSupport;
}

static cnrtRet_t no_driver_cnrtRet_t(void)
{
	return cnrtErrorNoDevice;
}

static const char *absent_const_char_p(void)
{
	return "not supported by this library";
}

static const char *no_driver_const_char_p(void)
{
	return "no device";
}

static SHIM_UNUSED cnrtRet_t absent_untyped(void)
{
	return cnrtErrorNotSupport;
}

static SHIM_UNUSED cnrtRet_t no_driver_untyped(void)
{
	return cnrtErrorNoDevice;
}

/* First calls. */
static cnrtRet_t slow_cnrtAcquireMemHandle(cnrtIpcMemHandle *handle, void *ptr)
{
	return SHIM_FIRST(cnrtAcquireMemHandle, 33)(handle, ptr);
}

static cnrtRet_t slow_cnrtDeviceGetAttribute(int *pi, cnrtDeviceAttr_t attrib, int dev)
{
	return SHIM_FIRST(cnrtDeviceGetAttribute, 34)(pi, attrib, dev);
}

static cnrtRet_t slow_cnrtDeviceGetByPCIBusId(int *dev, const char *pciBusId)
{
	return SHIM_FIRST(cnrtDeviceGetByPCIBusId, 35)(dev, pciBusId);
}

static cnrtRet_t slow_cnrtDeviceGetDefaultMemPool(cnrtMemPool_t *pool, int dev)
{
	return SHIM_FIRST(cnrtDeviceGetDefaultMemPool, 36)(pool, dev);
}

static cnrtRet_t slow_cnrtDeviceGetMemPool(cnrtMemPool_t *pool, int dev)
{
	return SHIM_FIRST(cnrtDeviceGetMemPool, 37)(pool, dev);
}

static cnrtRet_t slow_cnrtDeviceGetPCIBusId(char *pciBusId, int len, int dev)
{
	return SHIM_FIRST(cnrtDeviceGetPCIBusId, 38)(pciBusId, len, dev);
}

static cnrtRet_t slow_cnrtDeviceGetQueuePriorityRange(int *least, int *most)
{
	return SHIM_FIRST(cnrtDeviceGetQueuePriorityRange, 39)(least, most);
}

static cnrtRet_t slow_cnrtDeviceReset(void)
{
	return SHIM_FIRST(cnrtDeviceReset, 40)();
}

static cnrtRet_t slow_cnrtDeviceSetMemPool(int dev, cnrtMemPool_t pool)
{
	return SHIM_FIRST(cnrtDeviceSetMemPool, 41)(dev, pool);
}

static cnrtRet_t slow_cnrtDriverGetVersion(int *major, int *minor, int *patch)
{
	return SHIM_FIRST(cnrtDriverGetVersion, 42)(major, minor, patch);
}

static cnrtRet_t slow_cnrtFree(void *ptr)
{
	return SHIM_FIRST(cnrtFree, 43)(ptr);
}

static cnrtRet_t slow_cnrtFreeHost(void *ptr)
{
	return SHIM_FIRST(cnrtFreeHost, 44)(ptr);
}

static cnrtRet_t slow_cnrtGetDevice(int *ordinal)
{
	return SHIM_FIRST(cnrtGetDevice, 9)(ordinal);
}

static cnrtRet_t slow_cnrtGetDeviceCount(unsigned int *count)
{
	return SHIM_FIRST(cnrtGetDeviceCount, 45)(count);
}

static cnrtRet_t slow_cnrtGetDeviceFlag(uint32_t *flags)
{
	return SHIM_FIRST(cnrtGetDeviceFlag, 46)(flags);
}

static cnrtRet_t slow_cnrtGetDeviceProperties(void *prop, int dev)
{
	return SHIM_FIRST(cnrtGetDeviceProperties, 47)(prop, dev);
}

static cnrtRet_t slow_cnrtGetDeviceProperties_V2(void *prop, int dev)
{
	return SHIM_FIRST(cnrtGetDeviceProperties_V2, 48)(prop, dev);
}

static cnrtRet_t slow_cnrtGetDeviceProperties_V3(cnrtDeviceProp_t *prop, int dev)
{
	return SHIM_FIRST(cnrtGetDeviceProperties_V3, 49)(prop, dev);
}

static const char *slow_cnrtGetErrorName(cnrtRet_t error)
{
	return SHIM_FIRST(cnrtGetErrorName, 50)(error);
}

static const char *slow_cnrtGetErrorStr(cnrtRet_t error)
{
	return SHIM_FIRST(cnrtGetErrorStr, 51)(error);
}

static cnrtRet_t slow_cnrtGetLastError(void)
{
	return SHIM_FIRST(cnrtGetLastError, 10)();
}

static cnrtRet_t slow_cnrtGetLibVersion(int *major, int *minor, int *patch)
{
	return SHIM_FIRST(cnrtGetLibVersion, 52)(major, minor, patch);
}

static cnrtRet_t slow_cnrtGetPeerAccessibility(unsigned int *canPeer, int source, int target)
{
	return SHIM_FIRST(cnrtGetPeerAccessibility, 53)(canPeer, source, target);
}

static cnrtRet_t slow_cnrtGetSymbolAddress(void **ptr, const void *symbol)
{
	return SHIM_FIRST(cnrtGetSymbolAddress, 54)(ptr, symbol);
}

static cnrtRet_t slow_cnrtHostMalloc(void **ptr, size_t bytes)
{
	return SHIM_FIRST(cnrtHostMalloc, 55)(ptr, bytes);
}

static cnrtRet_t slow_cnrtInvokeHostFunc(cnrtQueue_t hqueue, cnrtHostFn_t fn, void *userData)
{
	return SHIM_FIRST(cnrtInvokeHostFunc, 56)(hqueue, fn, userData);
}

static cnrtRet_t slow_cnrtInvokeKernel(const void *hkernel, cnrtDim3_t dim, cnrtFunctionType_t c,
		void **args, size_t reserved, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtInvokeKernel, 0)(hkernel, dim, c, args, reserved, hqueue);
}

static cnrtRet_t slow_cnrtMalloc(void **ptr, size_t bytes)
{
	return SHIM_FIRST(cnrtMalloc, 57)(ptr, bytes);
}

static cnrtRet_t slow_cnrtMallocConstant(void **ptr, size_t bytes)
{
	return SHIM_FIRST(cnrtMallocConstant, 58)(ptr, bytes);
}

static cnrtRet_t slow_cnrtMapMemHandle(void **ptr, cnrtIpcMemHandle handle, int flags)
{
	return SHIM_FIRST(cnrtMapMemHandle, 59)(ptr, handle, flags);
}

static cnrtRet_t slow_cnrtMemAllocAsync(void **ptr, size_t size, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemAllocAsync, 60)(ptr, size, hqueue);
}

static cnrtRet_t slow_cnrtMemAllocFromPoolAsync(void **ptr, size_t size, cnrtMemPool_t pool,
		cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemAllocFromPoolAsync, 61)(ptr, size, pool, hqueue);
}

static cnrtRet_t slow_cnrtMemFreeAsync(void *ptr, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemFreeAsync, 62)(ptr, hqueue);
}

static cnrtRet_t slow_cnrtMemGetInfo(size_t *free, size_t *total)
{
	return SHIM_FIRST(cnrtMemGetInfo, 63)(free, total);
}

static cnrtRet_t slow_cnrtMemPoolCreate(cnrtMemPool_t *pool, const cnrtMemPoolProps_t *props)
{
	return SHIM_FIRST(cnrtMemPoolCreate, 64)(pool, props);
}

static cnrtRet_t slow_cnrtMemPoolDestroy(cnrtMemPool_t pool)
{
	return SHIM_FIRST(cnrtMemPoolDestroy, 65)(pool);
}

static cnrtRet_t slow_cnrtMemPoolGetAttribute(cnrtMemPool_t pool, cnrtMemPoolAttr_t attr,
		void *value)
{
	return SHIM_FIRST(cnrtMemPoolGetAttribute, 66)(pool, attr, value);
}

static cnrtRet_t slow_cnrtMemPoolSetAttribute(cnrtMemPool_t pool, cnrtMemPoolAttr_t attr,
		void *value)
{
	return SHIM_FIRST(cnrtMemPoolSetAttribute, 67)(pool, attr, value);
}

static cnrtRet_t slow_cnrtMemPoolTrimTo(cnrtMemPool_t pool, size_t keep)
{
	return SHIM_FIRST(cnrtMemPoolTrimTo, 68)(pool, keep);
}

static cnrtRet_t slow_cnrtMemcpy(void *dst, void *src, size_t bytes, cnrtMemTransDir_t dir)
{
	return SHIM_FIRST(cnrtMemcpy, 26)(dst, src, bytes, dir);
}

static cnrtRet_t slow_cnrtMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, cnrtMemTransDir_t dir)
{
	return SHIM_FIRST(cnrtMemcpy2D, 27)(dst, dpitch, src, spitch, width, height, dir);
}

static cnrtRet_t slow_cnrtMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemcpy2DAsync, 15)(dst, dpitch, src, spitch, width, height, dir,
			hqueue);
}

static cnrtRet_t slow_cnrtMemcpy3D(const cnrtMemcpy3dParam_t *p)
{
	return SHIM_FIRST(cnrtMemcpy3D, 28)(p);
}

static cnrtRet_t slow_cnrtMemcpy3DAsync(const cnrtMemcpy3dParam_t *p, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemcpy3DAsync, 16)(p, hqueue);
}

static cnrtRet_t slow_cnrtMemcpyAsync(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir)
{
	return SHIM_FIRST(cnrtMemcpyAsync, 17)(dst, src, bytes, hqueue, dir);
}

static cnrtRet_t slow_cnrtMemcpyAsync_V2(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir)
{
	return SHIM_FIRST(cnrtMemcpyAsync_V2, 18)(dst, src, bytes, hqueue, dir);
}

static cnrtRet_t slow_cnrtMemcpyAsync_V3(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir)
{
	return SHIM_FIRST(cnrtMemcpyAsync_V3, 19)(dst, src, bytes, hqueue, dir);
}

static cnrtRet_t slow_cnrtMemcpyFromSymbol(void *dst, const void *symbol, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir)
{
	return SHIM_FIRST(cnrtMemcpyFromSymbol, 29)(dst, symbol, bytes, offset, dir);
}

static cnrtRet_t slow_cnrtMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemcpyFromSymbolAsync, 20)(dst, symbol, bytes, offset, dir, hqueue);
}

static cnrtRet_t slow_cnrtMemcpyFromSymbolAsync_V2(void *dst, const void *symbol, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemcpyFromSymbolAsync_V2, 21)(dst, symbol, bytes, offset, dir,
			hqueue);
}

static cnrtRet_t slow_cnrtMemcpyPeer(void *dst, int dstDev, void *src, int srcDev, size_t bytes)
{
	return SHIM_FIRST(cnrtMemcpyPeer, 30)(dst, dstDev, src, srcDev, bytes);
}

static cnrtRet_t slow_cnrtMemcpyPeerAsync(void *dst, int dstDev, void *src, int srcDev,
		size_t bytes, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemcpyPeerAsync, 22)(dst, dstDev, src, srcDev, bytes, hqueue);
}

static cnrtRet_t slow_cnrtMemcpyToSymbol(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir)
{
	return SHIM_FIRST(cnrtMemcpyToSymbol, 31)(symbol, src, bytes, offset, dir);
}

static cnrtRet_t slow_cnrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemcpyToSymbolAsync, 23)(symbol, src, bytes, offset, dir, hqueue);
}

static cnrtRet_t slow_cnrtMemcpyToSymbolAsync_V2(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemcpyToSymbolAsync_V2, 24)(symbol, src, bytes, offset, dir, hqueue);
}

static cnrtRet_t slow_cnrtMemset(void *ptr, int value, size_t bytes)
{
	return SHIM_FIRST(cnrtMemset, 32)(ptr, value, bytes);
}

static cnrtRet_t slow_cnrtMemsetAsync(void *ptr, int value, size_t bytes, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtMemsetAsync, 25)(ptr, value, bytes, hqueue);
}

static cnrtRet_t slow_cnrtMmap(void *ptr, void **host, size_t size)
{
	return SHIM_FIRST(cnrtMmap, 69)(ptr, host, size);
}

static cnrtRet_t slow_cnrtMmapCached(void *ptr, void **host, size_t size)
{
	return SHIM_FIRST(cnrtMmapCached, 70)(ptr, host, size);
}

static cnrtRet_t slow_cnrtMunmap(void *host, size_t size)
{
	return SHIM_FIRST(cnrtMunmap, 71)(host, size);
}

static cnrtRet_t slow_cnrtNotifierCreate(cnrtNotifier_t *phnotifier)
{
	return SHIM_FIRST(cnrtNotifierCreate, 72)(phnotifier);
}

static cnrtRet_t slow_cnrtNotifierCreateWithFlags(cnrtNotifier_t *phnotifier, unsigned int flags)
{
	return SHIM_FIRST(cnrtNotifierCreateWithFlags, 73)(phnotifier, flags);
}

static cnrtRet_t slow_cnrtNotifierDestroy(cnrtNotifier_t hnotifier)
{
	return SHIM_FIRST(cnrtNotifierDestroy, 74)(hnotifier);
}

static cnrtRet_t slow_cnrtNotifierDuration(cnrtNotifier_t start, cnrtNotifier_t end,
		float *microseconds)
{
	return SHIM_FIRST(cnrtNotifierDuration, 75)(start, end, microseconds);
}

static cnrtRet_t slow_cnrtNotifierElapsedTime(cnrtNotifier_t start, cnrtNotifier_t end,
		float *milliseconds)
{
	return SHIM_FIRST(cnrtNotifierElapsedTime, 76)(start, end, milliseconds);
}

static cnrtRet_t slow_cnrtPeekAtLastError(void)
{
	return SHIM_FIRST(cnrtPeekAtLastError, 11)();
}

static cnrtRet_t slow_cnrtPlaceNotifier(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtPlaceNotifier, 1)(hnotifier, hqueue);
}

static cnrtRet_t slow_cnrtPlaceNotifierWithFlags(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue,
		unsigned int flags)
{
	return SHIM_FIRST(cnrtPlaceNotifierWithFlags, 2)(hnotifier, hqueue, flags);
}

static cnrtRet_t slow_cnrtQueryNotifier(cnrtNotifier_t hnotifier)
{
	return SHIM_FIRST(cnrtQueryNotifier, 12)(hnotifier);
}

static cnrtRet_t slow_cnrtQueueBeginCapture(cnrtQueue_t hqueue, cnrtQueueCaptureMode_t mode)
{
	return SHIM_FIRST(cnrtQueueBeginCapture, 77)(hqueue, mode);
}

static cnrtRet_t slow_cnrtQueueCreate(cnrtQueue_t *phqueue)
{
	return SHIM_FIRST(cnrtQueueCreate, 78)(phqueue);
}

static cnrtRet_t slow_cnrtQueueCreateWithPriority(cnrtQueue_t *phqueue, unsigned int flags,
		int priority)
{
	return SHIM_FIRST(cnrtQueueCreateWithPriority, 79)(phqueue, flags, priority);
}

static cnrtRet_t slow_cnrtQueueDestroy(cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtQueueDestroy, 80)(hqueue);
}

static cnrtRet_t slow_cnrtQueueEndCapture(cnrtQueue_t hqueue, cnrtTaskTopo_t *topo)
{
	return SHIM_FIRST(cnrtQueueEndCapture, 81)(hqueue, topo);
}

static cnrtRet_t slow_cnrtQueueGetPriority(cnrtQueue_t hqueue, int *priority)
{
	return SHIM_FIRST(cnrtQueueGetPriority, 82)(hqueue, priority);
}

static cnrtRet_t slow_cnrtQueueIsCapturing(cnrtQueue_t hqueue, cnrtQueueCaptureStatus_t *status)
{
	return SHIM_FIRST(cnrtQueueIsCapturing, 3)(hqueue, status);
}

static cnrtRet_t slow_cnrtQueueQuery(cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtQueueQuery, 4)(hqueue);
}

static cnrtRet_t slow_cnrtQueueSync(cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtQueueSync, 5)(hqueue);
}

static cnrtRet_t slow_cnrtQueueWaitNotifier(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue,
		unsigned int flags)
{
	return SHIM_FIRST(cnrtQueueWaitNotifier, 6)(hnotifier, hqueue, flags);
}

static cnrtRet_t slow_cnrtSetDevice(int ordinal)
{
	return SHIM_FIRST(cnrtSetDevice, 13)(ordinal);
}

static cnrtRet_t slow_cnrtSetDeviceFlag(uint32_t flags)
{
	return SHIM_FIRST(cnrtSetDeviceFlag, 83)(flags);
}

static cnrtRet_t slow_cnrtSyncDevice(void)
{
	return SHIM_FIRST(cnrtSyncDevice, 14)();
}

static cnrtRet_t slow_cnrtTaskTopoCreate(cnrtTaskTopo_t *topo, unsigned int flags)
{
	return SHIM_FIRST(cnrtTaskTopoCreate, 84)(topo, flags);
}

static cnrtRet_t slow_cnrtTaskTopoDestroy(cnrtTaskTopo_t topo)
{
	return SHIM_FIRST(cnrtTaskTopoDestroy, 85)(topo);
}

static cnrtRet_t slow_cnrtTaskTopoEntityDestroy(cnrtTaskTopoEntity_t entity)
{
	return SHIM_FIRST(cnrtTaskTopoEntityDestroy, 86)(entity);
}

static cnrtRet_t slow_cnrtTaskTopoEntityInvoke(cnrtTaskTopoEntity_t entity, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtTaskTopoEntityInvoke, 7)(entity, hqueue);
}

static cnrtRet_t slow_cnrtTaskTopoInstantiate(cnrtTaskTopoEntity_t *entity, cnrtTaskTopo_t topo,
		cnrtTaskTopoNode_t *errorNode, char *logBuffer, size_t bufferSize)
{
	return SHIM_FIRST(cnrtTaskTopoInstantiate, 87)(entity, topo, errorNode, logBuffer,
			bufferSize);
}

static cnrtRet_t slow_cnrtTaskTopoUpload(cnrtTaskTopoEntity_t entity, cnrtQueue_t hqueue)
{
	return SHIM_FIRST(cnrtTaskTopoUpload, 8)(entity, hqueue);
}

static cnrtRet_t slow_cnrtThreadExchangeQueueCaptureMode(cnrtQueueCaptureMode_t *mode)
{
	return SHIM_FIRST(cnrtThreadExchangeQueueCaptureMode, 88)(mode);
}

static cnrtRet_t slow_cnrtUnMapMemHandle(void *ptr)
{
	return SHIM_FIRST(cnrtUnMapMemHandle, 89)(ptr);
}

static cnrtRet_t slow_cnrtWaitNotifier(cnrtNotifier_t hnotifier)
{
	return SHIM_FIRST(cnrtWaitNotifier, 90)(hnotifier);
}

static const char *const aliases[] = {NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_cnrtInvokeKernel,
	(void *)slow_cnrtPlaceNotifier,
	(void *)slow_cnrtPlaceNotifierWithFlags,
	(void *)slow_cnrtQueueIsCapturing,
	(void *)slow_cnrtQueueQuery,
	(void *)slow_cnrtQueueSync,
	(void *)slow_cnrtQueueWaitNotifier,
	(void *)slow_cnrtTaskTopoEntityInvoke,
	(void *)slow_cnrtTaskTopoUpload,
	(void *)slow_cnrtGetDevice,
	(void *)slow_cnrtGetLastError,
	(void *)slow_cnrtPeekAtLastError,
	(void *)slow_cnrtQueryNotifier,
	(void *)slow_cnrtSetDevice,
	(void *)slow_cnrtSyncDevice,
	(void *)slow_cnrtMemcpy2DAsync,
	(void *)slow_cnrtMemcpy3DAsync,
	(void *)slow_cnrtMemcpyAsync,
	(void *)slow_cnrtMemcpyAsync_V2,
	(void *)slow_cnrtMemcpyAsync_V3,
	(void *)slow_cnrtMemcpyFromSymbolAsync,
	(void *)slow_cnrtMemcpyFromSymbolAsync_V2,
	(void *)slow_cnrtMemcpyPeerAsync,
	(void *)slow_cnrtMemcpyToSymbolAsync,
	(void *)slow_cnrtMemcpyToSymbolAsync_V2,
	(void *)slow_cnrtMemsetAsync,
	(void *)slow_cnrtMemcpy,
	(void *)slow_cnrtMemcpy2D,
	(void *)slow_cnrtMemcpy3D,
	(void *)slow_cnrtMemcpyFromSymbol,
	(void *)slow_cnrtMemcpyPeer,
	(void *)slow_cnrtMemcpyToSymbol,
	(void *)slow_cnrtMemset,
	(void *)slow_cnrtAcquireMemHandle,
	(void *)slow_cnrtDeviceGetAttribute,
	(void *)slow_cnrtDeviceGetByPCIBusId,
	(void *)slow_cnrtDeviceGetDefaultMemPool,
	(void *)slow_cnrtDeviceGetMemPool,
	(void *)slow_cnrtDeviceGetPCIBusId,
	(void *)slow_cnrtDeviceGetQueuePriorityRange,
	(void *)slow_cnrtDeviceReset,
	(void *)slow_cnrtDeviceSetMemPool,
	(void *)slow_cnrtDriverGetVersion,
	(void *)slow_cnrtFree,
	(void *)slow_cnrtFreeHost,
	(void *)slow_cnrtGetDeviceCount,
	(void *)slow_cnrtGetDeviceFlag,
	(void *)slow_cnrtGetDeviceProperties,
	(void *)slow_cnrtGetDeviceProperties_V2,
	(void *)slow_cnrtGetDeviceProperties_V3,
	(void *)slow_cnrtGetErrorName,
	(void *)slow_cnrtGetErrorStr,
	(void *)slow_cnrtGetLibVersion,
	(void *)slow_cnrtGetPeerAccessibility,
	(void *)slow_cnrtGetSymbolAddress,
	(void *)slow_cnrtHostMalloc,
	(void *)slow_cnrtInvokeHostFunc,
	(void *)slow_cnrtMalloc,
	(void *)slow_cnrtMallocConstant,
	(void *)slow_cnrtMapMemHandle,
	(void *)slow_cnrtMemAllocAsync,
	(void *)slow_cnrtMemAllocFromPoolAsync,
	(void *)slow_cnrtMemFreeAsync,
	(void *)slow_cnrtMemGetInfo,
	(void *)slow_cnrtMemPoolCreate,
	(void *)slow_cnrtMemPoolDestroy,
	(void *)slow_cnrtMemPoolGetAttribute,
	(void *)slow_cnrtMemPoolSetAttribute,
	(void *)slow_cnrtMemPoolTrimTo,
	(void *)slow_cnrtMmap,
	(void *)slow_cnrtMmapCached,
	(void *)slow_cnrtMunmap,
	(void *)slow_cnrtNotifierCreate,
	(void *)slow_cnrtNotifierCreateWithFlags,
	(void *)slow_cnrtNotifierDestroy,
	(void *)slow_cnrtNotifierDuration,
	(void *)slow_cnrtNotifierElapsedTime,
	(void *)slow_cnrtQueueBeginCapture,
	(void *)slow_cnrtQueueCreate,
	(void *)slow_cnrtQueueCreateWithPriority,
	(void *)slow_cnrtQueueDestroy,
	(void *)slow_cnrtQueueEndCapture,
	(void *)slow_cnrtQueueGetPriority,
	(void *)slow_cnrtSetDeviceFlag,
	(void *)slow_cnrtTaskTopoCreate,
	(void *)slow_cnrtTaskTopoDestroy,
	(void *)slow_cnrtTaskTopoEntityDestroy,
	(void *)slow_cnrtTaskTopoInstantiate,
	(void *)slow_cnrtThreadExchangeQueueCaptureMode,
	(void *)slow_cnrtUnMapMemHandle,
	(void *)slow_cnrtWaitNotifier,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(cnrtInvokeKernel, cnrtRet_t),
	SHIM_SYMBOL(cnrtPlaceNotifier, cnrtRet_t),
	SHIM_SYMBOL(cnrtPlaceNotifierWithFlags, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueIsCapturing, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueQuery, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueSync, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueWaitNotifier, cnrtRet_t),
	SHIM_SYMBOL(cnrtTaskTopoEntityInvoke, cnrtRet_t),
	SHIM_SYMBOL(cnrtTaskTopoUpload, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetDevice, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetLastError, cnrtRet_t),
	SHIM_SYMBOL(cnrtPeekAtLastError, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueryNotifier, cnrtRet_t),
	SHIM_SYMBOL(cnrtSetDevice, cnrtRet_t),
	SHIM_SYMBOL(cnrtSyncDevice, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpy2DAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpy3DAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyAsync_V2, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyAsync_V3, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyFromSymbolAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyFromSymbolAsync_V2, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyPeerAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyToSymbolAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyToSymbolAsync_V2, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemsetAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpy, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpy2D, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpy3D, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyFromSymbol, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyPeer, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemcpyToSymbol, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemset, cnrtRet_t),
	SHIM_SYMBOL(cnrtAcquireMemHandle, cnrtRet_t),
	SHIM_SYMBOL(cnrtDeviceGetAttribute, cnrtRet_t),
	SHIM_SYMBOL(cnrtDeviceGetByPCIBusId, cnrtRet_t),
	SHIM_SYMBOL(cnrtDeviceGetDefaultMemPool, cnrtRet_t),
	SHIM_SYMBOL(cnrtDeviceGetMemPool, cnrtRet_t),
	SHIM_SYMBOL(cnrtDeviceGetPCIBusId, cnrtRet_t),
	SHIM_SYMBOL(cnrtDeviceGetQueuePriorityRange, cnrtRet_t),
	SHIM_SYMBOL(cnrtDeviceReset, cnrtRet_t),
	SHIM_SYMBOL(cnrtDeviceSetMemPool, cnrtRet_t),
	SHIM_SYMBOL(cnrtDriverGetVersion, cnrtRet_t),
	SHIM_SYMBOL(cnrtFree, cnrtRet_t),
	SHIM_SYMBOL(cnrtFreeHost, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetDeviceCount, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetDeviceFlag, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetDeviceProperties, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetDeviceProperties_V2, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetDeviceProperties_V3, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetErrorName, const_char_p),
	SHIM_SYMBOL(cnrtGetErrorStr, const_char_p),
	SHIM_SYMBOL(cnrtGetLibVersion, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetPeerAccessibility, cnrtRet_t),
	SHIM_SYMBOL(cnrtGetSymbolAddress, cnrtRet_t),
	SHIM_SYMBOL(cnrtHostMalloc, cnrtRet_t),
	SHIM_SYMBOL(cnrtInvokeHostFunc, cnrtRet_t),
	SHIM_SYMBOL(cnrtMalloc, cnrtRet_t),
	SHIM_SYMBOL(cnrtMallocConstant, cnrtRet_t),
	SHIM_SYMBOL(cnrtMapMemHandle, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemAllocAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemAllocFromPoolAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemFreeAsync, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemGetInfo, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemPoolCreate, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemPoolDestroy, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemPoolGetAttribute, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemPoolSetAttribute, cnrtRet_t),
	SHIM_SYMBOL(cnrtMemPoolTrimTo, cnrtRet_t),
	SHIM_SYMBOL(cnrtMmap, cnrtRet_t),
	SHIM_SYMBOL(cnrtMmapCached, cnrtRet_t),
	SHIM_SYMBOL(cnrtMunmap, cnrtRet_t),
	SHIM_SYMBOL(cnrtNotifierCreate, cnrtRet_t),
	SHIM_SYMBOL(cnrtNotifierCreateWithFlags, cnrtRet_t),
	SHIM_SYMBOL(cnrtNotifierDestroy, cnrtRet_t),
	SHIM_SYMBOL(cnrtNotifierDuration, cnrtRet_t),
	SHIM_SYMBOL(cnrtNotifierElapsedTime, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueBeginCapture, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueCreate, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueCreateWithPriority, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueDestroy, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueEndCapture, cnrtRet_t),
	SHIM_SYMBOL(cnrtQueueGetPriority, cnrtRet_t),
	SHIM_SYMBOL(cnrtSetDeviceFlag, cnrtRet_t),
	SHIM_SYMBOL(cnrtTaskTopoCreate, cnrtRet_t),
	SHIM_SYMBOL(cnrtTaskTopoDestroy, cnrtRet_t),
	SHIM_SYMBOL(cnrtTaskTopoEntityDestroy, cnrtRet_t),
	SHIM_SYMBOL(cnrtTaskTopoInstantiate, cnrtRet_t),
	SHIM_SYMBOL(cnrtThreadExchangeQueueCaptureMode, cnrtRet_t),
	SHIM_SYMBOL(cnrtUnMapMemHandle, cnrtRet_t),
	SHIM_SYMBOL(cnrtWaitNotifier, cnrtRet_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libcnrt.so",
	.computes = true,
	.beneath = "libcndrv.so",
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{NULL, NULL},
};
