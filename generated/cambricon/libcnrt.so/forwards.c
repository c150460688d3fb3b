/* Made by `porter gen --backend cambricon`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#define REAL_AS_IT_IS
#include "real.h"

cnrtRet_t cnrtAcquireMemHandle(cnrtIpcMemHandle *handle, void *ptr)
{
	return real_cnrtAcquireMemHandle(handle, ptr);
}

cnrtRet_t cnrtDeviceGetByPCIBusId(int *dev, const char *pciBusId)
{
	return real_cnrtDeviceGetByPCIBusId(dev, pciBusId);
}

cnrtRet_t cnrtDeviceGetPCIBusId(char *pciBusId, int len, int dev)
{
	return real_cnrtDeviceGetPCIBusId(pciBusId, len, dev);
}

cnrtRet_t cnrtDeviceGetQueuePriorityRange(int *least, int *most)
{
	return real_cnrtDeviceGetQueuePriorityRange(least, most);
}

cnrtRet_t cnrtDeviceSetMemPool(int dev, cnrtMemPool_t pool)
{
	return real_cnrtDeviceSetMemPool(dev, pool);
}

cnrtRet_t cnrtDriverGetVersion(int *major, int *minor, int *patch)
{
	return real_cnrtDriverGetVersion(major, minor, patch);
}

cnrtRet_t cnrtFreeHost(void *ptr)
{
	return real_cnrtFreeHost(ptr);
}

SHIM_HOT cnrtRet_t cnrtGetDevice(int *ordinal)
{
	return real_cnrtGetDevice(ordinal);
}

cnrtRet_t cnrtGetDeviceCount(unsigned int *count)
{
	return real_cnrtGetDeviceCount(count);
}

cnrtRet_t cnrtGetDeviceFlag(uint32_t *flags)
{
	return real_cnrtGetDeviceFlag(flags);
}

cnrtRet_t cnrtGetDeviceProperties(void *prop, int dev)
{
	return real_cnrtGetDeviceProperties(prop, dev);
}

cnrtRet_t cnrtGetDeviceProperties_V2(void *prop, int dev)
{
	return real_cnrtGetDeviceProperties_V2(prop, dev);
}

const char *cnrtGetErrorName(cnrtRet_t error)
{
	return real_cnrtGetErrorName(error);
}

const char *cnrtGetErrorStr(cnrtRet_t error)
{
	return real_cnrtGetErrorStr(error);
}

cnrtRet_t cnrtGetLibVersion(int *major, int *minor, int *patch)
{
	return real_cnrtGetLibVersion(major, minor, patch);
}

cnrtRet_t cnrtGetPeerAccessibility(unsigned int *canPeer, int source, int target)
{
	return real_cnrtGetPeerAccessibility(canPeer, source, target);
}

cnrtRet_t cnrtHostMalloc(void **ptr, size_t bytes)
{
	return real_cnrtHostMalloc(ptr, bytes);
}

cnrtRet_t cnrtMemPoolGetAttribute(cnrtMemPool_t pool, cnrtMemPoolAttr_t attr, void *value)
{
	return real_cnrtMemPoolGetAttribute(pool, attr, value);
}

cnrtRet_t cnrtMmap(void *ptr, void **host, size_t size)
{
	return real_cnrtMmap(ptr, host, size);
}

cnrtRet_t cnrtMmapCached(void *ptr, void **host, size_t size)
{
	return real_cnrtMmapCached(ptr, host, size);
}

cnrtRet_t cnrtMunmap(void *host, size_t size)
{
	return real_cnrtMunmap(host, size);
}

cnrtRet_t cnrtNotifierCreate(cnrtNotifier_t *phnotifier)
{
	return real_cnrtNotifierCreate(phnotifier);
}

cnrtRet_t cnrtNotifierCreateWithFlags(cnrtNotifier_t *phnotifier, unsigned int flags)
{
	return real_cnrtNotifierCreateWithFlags(phnotifier, flags);
}

cnrtRet_t cnrtNotifierDestroy(cnrtNotifier_t hnotifier)
{
	return real_cnrtNotifierDestroy(hnotifier);
}

cnrtRet_t cnrtNotifierDuration(cnrtNotifier_t start, cnrtNotifier_t end, float *microseconds)
{
	return real_cnrtNotifierDuration(start, end, microseconds);
}

cnrtRet_t cnrtNotifierElapsedTime(cnrtNotifier_t start, cnrtNotifier_t end, float *milliseconds)
{
	return real_cnrtNotifierElapsedTime(start, end, milliseconds);
}

SHIM_HOT cnrtRet_t cnrtPlaceNotifier(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue)
{
	return real_cnrtPlaceNotifier(hnotifier, hqueue);
}

SHIM_HOT cnrtRet_t cnrtPlaceNotifierWithFlags(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue,
		unsigned int flags)
{
	return real_cnrtPlaceNotifierWithFlags(hnotifier, hqueue, flags);
}

cnrtRet_t cnrtQueueCreate(cnrtQueue_t *phqueue)
{
	return real_cnrtQueueCreate(phqueue);
}

cnrtRet_t cnrtQueueCreateWithPriority(cnrtQueue_t *phqueue, unsigned int flags, int priority)
{
	return real_cnrtQueueCreateWithPriority(phqueue, flags, priority);
}

cnrtRet_t cnrtQueueGetPriority(cnrtQueue_t hqueue, int *priority)
{
	return real_cnrtQueueGetPriority(hqueue, priority);
}

SHIM_HOT cnrtRet_t cnrtQueueIsCapturing(cnrtQueue_t hqueue, cnrtQueueCaptureStatus_t *status)
{
	return real_cnrtQueueIsCapturing(hqueue, status);
}

SHIM_HOT cnrtRet_t cnrtQueueWaitNotifier(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue,
		unsigned int flags)
{
	return real_cnrtQueueWaitNotifier(hnotifier, hqueue, flags);
}

SHIM_HOT cnrtRet_t cnrtSetDevice(int ordinal)
{
	return real_cnrtSetDevice(ordinal);
}

cnrtRet_t cnrtSetDeviceFlag(uint32_t flags)
{
	return real_cnrtSetDeviceFlag(flags);
}

cnrtRet_t cnrtTaskTopoCreate(cnrtTaskTopo_t *topo, unsigned int flags)
{
	return real_cnrtTaskTopoCreate(topo, flags);
}

cnrtRet_t cnrtTaskTopoDestroy(cnrtTaskTopo_t topo)
{
	return real_cnrtTaskTopoDestroy(topo);
}

cnrtRet_t cnrtThreadExchangeQueueCaptureMode(cnrtQueueCaptureMode_t *mode)
{
	return real_cnrtThreadExchangeQueueCaptureMode(mode);
}
