/* Made by `porter gen --backend cambricon`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

CNresult cnCreateNotifier(CNnotifier *phnotifier, unsigned int flags)
{
	return real_cnCreateNotifier(phnotifier, flags);
}

CNresult cnCreateQueue(CNqueue *phqueue, unsigned int flags)
{
	return real_cnCreateQueue(phqueue, flags);
}

CNresult cnCreateQueueWithPriority(CNqueue *phqueue, unsigned int flags, int priority)
{
	return real_cnCreateQueueWithPriority(phqueue, flags, priority);
}

CNresult cnCtxGetConfig(long long *config, CNCtxConfig type)
{
	return real_cnCtxGetConfig(config, type);
}

SHIM_HOT CNresult cnCtxGetCurrent(CNcontext *pctx)
{
	return real_cnCtxGetCurrent(pctx);
}

SHIM_HOT CNresult cnCtxGetDevice(CNdev *dev)
{
	return real_cnCtxGetDevice(dev);
}

CNresult cnCtxGetFlags(unsigned int *flags)
{
	return real_cnCtxGetFlags(flags);
}

CNresult cnCtxGetQueuePriorityRange(int *least, int *most)
{
	return real_cnCtxGetQueuePriorityRange(least, most);
}

SHIM_HOT CNresult cnCtxSetCurrent(CNcontext ctx)
{
	return real_cnCtxSetCurrent(ctx);
}

CNresult cnDestroyNotifier(CNnotifier hnotifier)
{
	return real_cnDestroyNotifier(hnotifier);
}

CNresult cnDeviceCanPeerAble(int *canPeer, CNdev source, CNdev target)
{
	return real_cnDeviceCanPeerAble(canPeer, source, target);
}

CNresult cnDeviceGet(CNdev *dev, int ordinal)
{
	return real_cnDeviceGet(dev, ordinal);
}

CNresult cnDeviceGetByPCIBusId(CNdev *dev, const char *pciBusId)
{
	return real_cnDeviceGetByPCIBusId(dev, pciBusId);
}

CNresult cnDeviceGetByUuidStr(CNdev *dev, const char *uuid)
{
	return real_cnDeviceGetByUuidStr(dev, uuid);
}

CNresult cnDeviceGetCount(int *count)
{
	return real_cnDeviceGetCount(count);
}

CNresult cnDeviceGetName(char *name, unsigned int len, CNdev dev)
{
	return real_cnDeviceGetName(name, len, dev);
}

CNresult cnDeviceGetPCIBusId(char *pciBusId, int len, CNdev dev)
{
	return real_cnDeviceGetPCIBusId(pciBusId, len, dev);
}

CNresult cnDeviceGetUuid(CNuuid *uuid, CNdev dev)
{
	return real_cnDeviceGetUuid(uuid, dev);
}

CNresult cnDeviceGetUuidStr(char *uuid, int len, CNdev dev)
{
	return real_cnDeviceGetUuidStr(uuid, len, dev);
}

CNresult cnDeviceSetMemPool(CNdev dev, CNmemoryPool pool)
{
	return real_cnDeviceSetMemPool(dev, pool);
}

CNresult cnDriverGetVersion(int *major, int *minor, int *patch)
{
	return real_cnDriverGetVersion(major, minor, patch);
}

CNresult cnFreeHost(void *ptr)
{
	return real_cnFreeHost(ptr);
}

CNresult cnGetDriverVersion(int *major, int *minor, int *patch)
{
	return real_cnGetDriverVersion(major, minor, patch);
}

CNresult cnGetErrorName(CNresult error, const char **text)
{
	return real_cnGetErrorName(error, text);
}

CNresult cnGetErrorString(CNresult error, const char **text)
{
	return real_cnGetErrorString(error, text);
}

CNresult cnGetLibVersion(int *major, int *minor, int *patch)
{
	return real_cnGetLibVersion(major, minor, patch);
}

CNresult cnInit(unsigned int flags)
{
	return real_cnInit(flags);
}

CNresult cnIpcGetMemHandle(CNIpcMemHandle *handle, CNaddr ptr)
{
	return real_cnIpcGetMemHandle(handle, ptr);
}

CNresult cnMallocHost(void **ptr, uint64_t bytes)
{
	return real_cnMallocHost(ptr, bytes);
}

CNresult cnMemAddressFree(CNaddr ptr, uint64_t size)
{
	return real_cnMemAddressFree(ptr, size);
}

CNresult cnMemAddressReserve(CNaddr *ptr, uint64_t size, uint64_t alignment, CNaddr start,
		uint64_t flags)
{
	return real_cnMemAddressReserve(ptr, size, alignment, start, flags);
}

CNresult cnMemGetAddressRange(CNaddr *base, uint64_t *bytes, const CNaddr ptr)
{
	return real_cnMemGetAddressRange(base, bytes, ptr);
}

CNresult cnMemGetAllocationGranularity(uint64_t *granularity, CNmemAllocationProp *prop,
		CNmemAllocationGranularity options)
{
	return real_cnMemGetAllocationGranularity(granularity, prop, options);
}

CNresult cnMemGetAllocationPropertiesFromHandle(CNmemAllocationProp *prop,
		CNmemGenericAllocationHandle handle)
{
	return real_cnMemGetAllocationPropertiesFromHandle(prop, handle);
}

CNresult cnMemMerge(CNaddr *merged, unsigned int count, const CNaddr *ptrs)
{
	return real_cnMemMerge(merged, count, ptrs);
}

CNresult cnMemPoolGetAttribute(CNmemoryPool pool, CNmemPoolAttribute attr, void *value)
{
	return real_cnMemPoolGetAttribute(pool, attr, value);
}

CNresult cnMemSetAccess(CNaddr ptr, uint64_t size, CNmemAccessDesc *desc, uint64_t count)
{
	return real_cnMemSetAccess(ptr, size, desc, count);
}

CNresult cnMemcpy3D(CNmemcpy3dParam *p)
{
	return real_cnMemcpy3D(p);
}

CNresult cnMmap(CNaddr ptr, void **host, uint64_t size)
{
	return real_cnMmap(ptr, host, size);
}

CNresult cnMmapCached(CNaddr ptr, void **host, uint64_t size)
{
	return real_cnMmapCached(ptr, host, size);
}

CNresult cnModuleQueryFatBinaryMemoryUsage(const void *fatBin, size_t *bytes)
{
	return real_cnModuleQueryFatBinaryMemoryUsage(fatBin, bytes);
}

CNresult cnModuleQueryMemoryUsage(const char *path, size_t *bytes)
{
	return real_cnModuleQueryMemoryUsage(path, bytes);
}

CNresult cnMunmap(void *host, uint64_t size)
{
	return real_cnMunmap(host, size);
}

CNresult cnNotifierElapsedExecTime(float *milliseconds, CNnotifier start, CNnotifier end)
{
	return real_cnNotifierElapsedExecTime(milliseconds, start, end);
}

CNresult cnNotifierElapsedTime(float *milliseconds, CNnotifier start, CNnotifier end)
{
	return real_cnNotifierElapsedTime(milliseconds, start, end);
}

SHIM_HOT CNresult cnPlaceNotifier(CNnotifier hnotifier, CNqueue hqueue)
{
	return real_cnPlaceNotifier(hnotifier, hqueue);
}

SHIM_HOT CNresult cnPlaceNotifierWithFlags(CNnotifier hnotifier, CNqueue hqueue, unsigned int flags)
{
	return real_cnPlaceNotifierWithFlags(hnotifier, hqueue, flags);
}

CNresult cnQueueGetContext(CNqueue hqueue, CNcontext *pctx)
{
	return real_cnQueueGetContext(hqueue, pctx);
}

CNresult cnQueueGetPriority(CNqueue hqueue, int *priority)
{
	return real_cnQueueGetPriority(hqueue, priority);
}

SHIM_HOT CNresult cnQueueIsCapturing(CNqueue hqueue, CNqueueCaptureStatus *status)
{
	return real_cnQueueIsCapturing(hqueue, status);
}

SHIM_HOT CNresult cnQueueWaitNotifier(CNqueue hqueue, CNnotifier hnotifier)
{
	return real_cnQueueWaitNotifier(hqueue, hnotifier);
}

SHIM_HOT CNresult cnQueueWaitNotifierWithFlags(CNqueue hqueue, CNnotifier hnotifier,
		unsigned int flags)
{
	return real_cnQueueWaitNotifierWithFlags(hqueue, hnotifier, flags);
}

CNresult cnSharedContextGetState(CNdev dev, unsigned int *flags, int *active)
{
	return real_cnSharedContextGetState(dev, flags, active);
}

CNresult cnSharedContextSetFlags(CNdev dev, unsigned int flags)
{
	return real_cnSharedContextSetFlags(dev, flags);
}

CNresult cnTaskTopoCreate(CNtaskTopo *topo, unsigned int flags)
{
	return real_cnTaskTopoCreate(topo, flags);
}

CNresult cnTaskTopoDestroy(CNtaskTopo topo)
{
	return real_cnTaskTopoDestroy(topo);
}

CNresult cnThreadExchangeQueueCaptureMode(CNqueueCaptureMode *mode)
{
	return real_cnThreadExchangeQueueCaptureMode(mode);
}
