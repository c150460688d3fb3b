/* Made by `porter gen --backend enflame`. Do not edit. */
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

static topsError_t absent_topsError_t(void)
{
	return topsErrorNotSupported;
}

static topsError_t no_driver_topsError_t(void)
{
	return topsErrorNoDevice;
}

static SHIM_UNUSED topsError_t absent_untyped(void)
{
	return topsErrorNotSupported;
}

static SHIM_UNUSED topsError_t no_driver_untyped(void)
{
	return topsErrorNoDevice;
}

/* First calls. */
static topsError_t slow_topsDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	return SHIM_FIRST(topsDeviceEnablePeerAccess, 35)(peerDeviceId, flags);
}

static topsError_t slow_topsDeviceGet(topsDevice_t *device, int ordinal)
{
	return SHIM_FIRST(topsDeviceGet, 36)(device, ordinal);
}

static topsError_t slow_topsDeviceGetMemPool(topsMemPool_t *mem_pool, int device)
{
	return SHIM_FIRST(topsDeviceGetMemPool, 37)(mem_pool, device);
}

static topsError_t slow_topsDeviceGetName(char *name, int len, topsDevice_t device)
{
	return SHIM_FIRST(topsDeviceGetName, 38)(name, len, device);
}

static topsError_t slow_topsDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return SHIM_FIRST(topsDeviceGetPCIBusId, 39)(pciBusId, len, device);
}

static topsError_t slow_topsDeviceReset(void)
{
	return SHIM_FIRST(topsDeviceReset, 40)();
}

static topsError_t slow_topsDeviceSynchronize(void)
{
	return SHIM_FIRST(topsDeviceSynchronize, 8)();
}

static topsError_t slow_topsDeviceTotalMem(size_t *bytes, topsDevice_t device)
{
	return SHIM_FIRST(topsDeviceTotalMem, 41)(bytes, device);
}

static topsError_t slow_topsDriverGetVersion(int *driverVersion)
{
	return SHIM_FIRST(topsDriverGetVersion, 42)(driverVersion);
}

static topsError_t slow_topsEventCreate(topsEvent_t *event)
{
	return SHIM_FIRST(topsEventCreate, 43)(event);
}

static topsError_t slow_topsEventCreateWithFlags(topsEvent_t *event, unsigned int flags)
{
	return SHIM_FIRST(topsEventCreateWithFlags, 44)(event, flags);
}

static topsError_t slow_topsEventDestroy(topsEvent_t event)
{
	return SHIM_FIRST(topsEventDestroy, 45)(event);
}

static topsError_t slow_topsEventElapsedTime(float *ms, topsEvent_t start, topsEvent_t stop)
{
	return SHIM_FIRST(topsEventElapsedTime, 46)(ms, start, stop);
}

static topsError_t slow_topsEventQuery(topsEvent_t event)
{
	return SHIM_FIRST(topsEventQuery, 9)(event);
}

static topsError_t slow_topsEventRecord(topsEvent_t event, topsStream_t stream)
{
	return SHIM_FIRST(topsEventRecord, 4)(event, stream);
}

static topsError_t slow_topsEventSynchronize(topsEvent_t event)
{
	return SHIM_FIRST(topsEventSynchronize, 47)(event);
}

static topsError_t slow_topsExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(topsExtMallocWithFlags, 48)(ptr, sizeBytes, flags);
}

static topsError_t slow_topsFree(void *ptr)
{
	return SHIM_FIRST(topsFree, 49)(ptr);
}

static topsError_t slow_topsFreeAsync(void *dev_ptr, topsStream_t stream)
{
	return SHIM_FIRST(topsFreeAsync, 50)(dev_ptr, stream);
}

static topsError_t slow_topsGetDevice(int *deviceId)
{
	return SHIM_FIRST(topsGetDevice, 10)(deviceId);
}

static topsError_t slow_topsGetDeviceCount(int *count)
{
	return SHIM_FIRST(topsGetDeviceCount, 51)(count);
}

static topsError_t slow_topsGetDeviceProperties(topsDeviceProp_t *prop, int deviceId)
{
	return SHIM_FIRST(topsGetDeviceProperties, 52)(prop, deviceId);
}

static const char *slow_topsGetErrorName(topsError_t error)
{
	return SHIM_FIRST(topsGetErrorName, 53)(error);
}

static const char *slow_topsGetErrorString(topsError_t error)
{
	return SHIM_FIRST(topsGetErrorString, 54)(error);
}

static topsError_t slow_topsGetLastError(void)
{
	return SHIM_FIRST(topsGetLastError, 11)();
}

static topsError_t slow_topsHostFree(void *ptr)
{
	return SHIM_FIRST(topsHostFree, 55)(ptr);
}

static topsError_t slow_topsHostMalloc(void **ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(topsHostMalloc, 56)(ptr, size, flags);
}

static topsError_t slow_topsHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(topsHostRegister, 57)(hostPtr, sizeBytes, flags);
}

static topsError_t slow_topsHostUnregister(void *hostPtr)
{
	return SHIM_FIRST(topsHostUnregister, 58)(hostPtr);
}

static topsError_t slow_topsInit(unsigned int flags)
{
	return SHIM_FIRST(topsInit, 59)(flags);
}

static topsError_t slow_topsIpcCloseMemHandle(void *devPtr)
{
	return SHIM_FIRST(topsIpcCloseMemHandle, 60)(devPtr);
}

static topsError_t slow_topsIpcGetMemHandle(topsIpcMemHandle_t *handle, void *devPtr)
{
	return SHIM_FIRST(topsIpcGetMemHandle, 61)(handle, devPtr);
}

static topsError_t slow_topsIpcOpenMemHandle(void **devPtr, topsIpcMemHandle_t handle,
		unsigned int flags)
{
	return SHIM_FIRST(topsIpcOpenMemHandle, 62)(devPtr, handle, flags);
}

static topsError_t slow_topsLaunchByPtr(const void *func)
{
	return SHIM_FIRST(topsLaunchByPtr, 3)(func);
}

static topsError_t slow_topsLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, size_t sharedMemBytes, topsStream_t stream)
{
	return SHIM_FIRST(topsLaunchCooperativeKernel, 0)(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
}

static topsError_t slow_topsLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, topsStream_t stream)
{
	return SHIM_FIRST(topsLaunchKernel, 1)(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
}

static topsError_t slow_topsMalloc(void **ptr, size_t size)
{
	return SHIM_FIRST(topsMalloc, 63)(ptr, size);
}

static topsError_t slow_topsMallocAsync(void **dev_ptr, size_t size, topsStream_t stream,
		uint64_t flags)
{
	return SHIM_FIRST(topsMallocAsync, 64)(dev_ptr, size, stream, flags);
}

static topsError_t slow_topsMallocFromPoolAsync(void **dev_ptr, size_t size, topsMemPool_t mem_pool,
		topsStream_t stream)
{
	return SHIM_FIRST(topsMallocFromPoolAsync, 65)(dev_ptr, size, mem_pool, stream);
}

static topsError_t slow_topsMemGetAddressRange(topsDeviceptr_t *pbase, size_t *psize,
		topsDeviceptr_t dptr)
{
	return SHIM_FIRST(topsMemGetAddressRange, 66)(pbase, psize, dptr);
}

static topsError_t slow_topsMemGetInfo(size_t *free, size_t *total)
{
	return SHIM_FIRST(topsMemGetInfo, 67)(free, total);
}

static topsError_t slow_topsMemPoolDestroy(topsMemPool_t mem_pool)
{
	return SHIM_FIRST(topsMemPoolDestroy, 68)(mem_pool);
}

static topsError_t slow_topsMemPoolGetAttribute(topsMemPool_t mem_pool, topsMemPoolAttr attr,
		void *value)
{
	return SHIM_FIRST(topsMemPoolGetAttribute, 69)(mem_pool, attr, value);
}

static topsError_t slow_topsMemPoolSetAttribute(topsMemPool_t mem_pool, topsMemPoolAttr attr,
		void *value)
{
	return SHIM_FIRST(topsMemPoolSetAttribute, 70)(mem_pool, attr, value);
}

static topsError_t slow_topsMemPoolTrimTo(topsMemPool_t mem_pool, size_t min_bytes_to_hold)
{
	return SHIM_FIRST(topsMemPoolTrimTo, 71)(mem_pool, min_bytes_to_hold);
}

static topsError_t slow_topsMemPtrGetInfo(void *ptr, size_t *size)
{
	return SHIM_FIRST(topsMemPtrGetInfo, 72)(ptr, size);
}

static topsError_t slow_topsMemcpy(void *dst, const void *src, size_t sizeBytes,
		topsMemcpyKind kind)
{
	return SHIM_FIRST(topsMemcpy, 25)(dst, src, sizeBytes, kind);
}

static topsError_t slow_topsMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		topsMemcpyKind kind, topsStream_t stream)
{
	return SHIM_FIRST(topsMemcpyAsync, 14)(dst, src, sizeBytes, kind, stream);
}

static topsError_t slow_topsMemcpyDtoD(topsDeviceptr_t dst, topsDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(topsMemcpyDtoD, 26)(dst, src, sizeBytes);
}

static topsError_t slow_topsMemcpyDtoDAsync(topsDeviceptr_t dst, topsDeviceptr_t src,
		size_t sizeBytes, topsStream_t stream)
{
	return SHIM_FIRST(topsMemcpyDtoDAsync, 15)(dst, src, sizeBytes, stream);
}

static topsError_t slow_topsMemcpyDtoH(void *dst, topsDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(topsMemcpyDtoH, 27)(dst, src, sizeBytes);
}

static topsError_t slow_topsMemcpyDtoHAsync(void *dst, topsDeviceptr_t src, size_t sizeBytes,
		topsStream_t stream)
{
	return SHIM_FIRST(topsMemcpyDtoHAsync, 16)(dst, src, sizeBytes, stream);
}

static topsError_t slow_topsMemcpyHtoD(topsDeviceptr_t dst, void *src, size_t sizeBytes)
{
	return SHIM_FIRST(topsMemcpyHtoD, 28)(dst, src, sizeBytes);
}

static topsError_t slow_topsMemcpyHtoDAsync(topsDeviceptr_t dst, void *src, size_t sizeBytes,
		topsStream_t stream)
{
	return SHIM_FIRST(topsMemcpyHtoDAsync, 17)(dst, src, sizeBytes, stream);
}

static topsError_t slow_topsMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes)
{
	return SHIM_FIRST(topsMemcpyPeer, 29)(dst, dstDevice, src, srcDevice, sizeBytes);
}

static topsError_t slow_topsMemcpyPeerAsync(void *dst, int dstDevice, const void *src,
		int srcDevice, size_t sizeBytes, topsStream_t stream)
{
	return SHIM_FIRST(topsMemcpyPeerAsync, 18)(dst, dstDevice, src, srcDevice, sizeBytes,
			stream);
}

static topsError_t slow_topsMemcpyPeerExt(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, int map, int port)
{
	return SHIM_FIRST(topsMemcpyPeerExt, 30)(dst, dstDevice, src, srcDevice, sizeBytes, map,
			port);
}

static topsError_t slow_topsMemcpyPeerExtAsync(void *dst, int dstDevice, const void *src,
		int srcDevice, size_t sizeBytes, int map, int port, topsStream_t stream)
{
	return SHIM_FIRST(topsMemcpyPeerExtAsync, 19)(dst, dstDevice, src, srcDevice, sizeBytes,
			map, port, stream);
}

static topsError_t slow_topsMemcpyWithStream(void *dst, const void *src, size_t sizeBytes,
		topsMemcpyKind kind, topsStream_t stream)
{
	return SHIM_FIRST(topsMemcpyWithStream, 20)(dst, src, sizeBytes, kind, stream);
}

static topsError_t slow_topsMemset(void *dst, int value, size_t sizeBytes)
{
	return SHIM_FIRST(topsMemset, 31)(dst, value, sizeBytes);
}

static topsError_t slow_topsMemsetAsync(void *dst, int value, size_t sizeBytes, topsStream_t stream)
{
	return SHIM_FIRST(topsMemsetAsync, 21)(dst, value, sizeBytes, stream);
}

static topsError_t slow_topsMemsetD16(topsDeviceptr_t dest, unsigned short value, size_t count)
{
	return SHIM_FIRST(topsMemsetD16, 32)(dest, value, count);
}

static topsError_t slow_topsMemsetD16Async(topsDeviceptr_t dest, unsigned short value, size_t count,
		topsStream_t stream)
{
	return SHIM_FIRST(topsMemsetD16Async, 22)(dest, value, count, stream);
}

static topsError_t slow_topsMemsetD32(topsDeviceptr_t dest, int value, size_t count)
{
	return SHIM_FIRST(topsMemsetD32, 33)(dest, value, count);
}

static topsError_t slow_topsMemsetD32Async(topsDeviceptr_t dst, int value, size_t count,
		topsStream_t stream)
{
	return SHIM_FIRST(topsMemsetD32Async, 23)(dst, value, count, stream);
}

static topsError_t slow_topsMemsetD8(topsDeviceptr_t dest, unsigned char value, size_t count)
{
	return SHIM_FIRST(topsMemsetD8, 34)(dest, value, count);
}

static topsError_t slow_topsMemsetD8Async(topsDeviceptr_t dest, unsigned char value, size_t count,
		topsStream_t stream)
{
	return SHIM_FIRST(topsMemsetD8Async, 24)(dest, value, count, stream);
}

static topsError_t slow_topsModuleGetFunction(topsFunction_t *function, topsModule_t module,
		const char *kname)
{
	return SHIM_FIRST(topsModuleGetFunction, 73)(function, module, kname);
}

static topsError_t slow_topsModuleLaunchKernel(topsFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		topsStream_t stream, void **kernelParams, void **extra)
{
	return SHIM_FIRST(topsModuleLaunchKernel, 2)(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
}

static topsError_t slow_topsModuleLoad(topsModule_t *module, const char *fname)
{
	return SHIM_FIRST(topsModuleLoad, 74)(module, fname);
}

static topsError_t slow_topsModuleLoadData(topsModule_t *module, const void *image)
{
	return SHIM_FIRST(topsModuleLoadData, 75)(module, image);
}

static topsError_t slow_topsModuleUnload(topsModule_t module)
{
	return SHIM_FIRST(topsModuleUnload, 76)(module);
}

static topsError_t slow_topsPeekAtLastError(void)
{
	return SHIM_FIRST(topsPeekAtLastError, 12)();
}

static topsError_t slow_topsRuntimeGetVersion(int *runtimeVersion)
{
	return SHIM_FIRST(topsRuntimeGetVersion, 77)(runtimeVersion);
}

static topsError_t slow_topsSetDevice(int deviceId)
{
	return SHIM_FIRST(topsSetDevice, 13)(deviceId);
}

static topsError_t slow_topsStreamAddCallback(topsStream_t stream, topsStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(topsStreamAddCallback, 78)(stream, callback, userData, flags);
}

static topsError_t slow_topsStreamCreate(topsStream_t *stream)
{
	return SHIM_FIRST(topsStreamCreate, 79)(stream);
}

static topsError_t slow_topsStreamCreateWithFlags(topsStream_t *stream, unsigned int flags)
{
	return SHIM_FIRST(topsStreamCreateWithFlags, 80)(stream, flags);
}

static topsError_t slow_topsStreamDestroy(topsStream_t stream)
{
	return SHIM_FIRST(topsStreamDestroy, 81)(stream);
}

static topsError_t slow_topsStreamQuery(topsStream_t stream)
{
	return SHIM_FIRST(topsStreamQuery, 5)(stream);
}

static topsError_t slow_topsStreamSynchronize(topsStream_t stream)
{
	return SHIM_FIRST(topsStreamSynchronize, 6)(stream);
}

static topsError_t slow_topsStreamWaitEvent(topsStream_t stream, topsEvent_t event,
		unsigned int flags)
{
	return SHIM_FIRST(topsStreamWaitEvent, 7)(stream, event, flags);
}

static const char *const aliases[] = {NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_topsLaunchCooperativeKernel,
	(void *)slow_topsLaunchKernel,
	(void *)slow_topsModuleLaunchKernel,
	(void *)slow_topsLaunchByPtr,
	(void *)slow_topsEventRecord,
	(void *)slow_topsStreamQuery,
	(void *)slow_topsStreamSynchronize,
	(void *)slow_topsStreamWaitEvent,
	(void *)slow_topsDeviceSynchronize,
	(void *)slow_topsEventQuery,
	(void *)slow_topsGetDevice,
	(void *)slow_topsGetLastError,
	(void *)slow_topsPeekAtLastError,
	(void *)slow_topsSetDevice,
	(void *)slow_topsMemcpyAsync,
	(void *)slow_topsMemcpyDtoDAsync,
	(void *)slow_topsMemcpyDtoHAsync,
	(void *)slow_topsMemcpyHtoDAsync,
	(void *)slow_topsMemcpyPeerAsync,
	(void *)slow_topsMemcpyPeerExtAsync,
	(void *)slow_topsMemcpyWithStream,
	(void *)slow_topsMemsetAsync,
	(void *)slow_topsMemsetD16Async,
	(void *)slow_topsMemsetD32Async,
	(void *)slow_topsMemsetD8Async,
	(void *)slow_topsMemcpy,
	(void *)slow_topsMemcpyDtoD,
	(void *)slow_topsMemcpyDtoH,
	(void *)slow_topsMemcpyHtoD,
	(void *)slow_topsMemcpyPeer,
	(void *)slow_topsMemcpyPeerExt,
	(void *)slow_topsMemset,
	(void *)slow_topsMemsetD16,
	(void *)slow_topsMemsetD32,
	(void *)slow_topsMemsetD8,
	(void *)slow_topsDeviceEnablePeerAccess,
	(void *)slow_topsDeviceGet,
	(void *)slow_topsDeviceGetMemPool,
	(void *)slow_topsDeviceGetName,
	(void *)slow_topsDeviceGetPCIBusId,
	(void *)slow_topsDeviceReset,
	(void *)slow_topsDeviceTotalMem,
	(void *)slow_topsDriverGetVersion,
	(void *)slow_topsEventCreate,
	(void *)slow_topsEventCreateWithFlags,
	(void *)slow_topsEventDestroy,
	(void *)slow_topsEventElapsedTime,
	(void *)slow_topsEventSynchronize,
	(void *)slow_topsExtMallocWithFlags,
	(void *)slow_topsFree,
	(void *)slow_topsFreeAsync,
	(void *)slow_topsGetDeviceCount,
	(void *)slow_topsGetDeviceProperties,
	(void *)slow_topsGetErrorName,
	(void *)slow_topsGetErrorString,
	(void *)slow_topsHostFree,
	(void *)slow_topsHostMalloc,
	(void *)slow_topsHostRegister,
	(void *)slow_topsHostUnregister,
	(void *)slow_topsInit,
	(void *)slow_topsIpcCloseMemHandle,
	(void *)slow_topsIpcGetMemHandle,
	(void *)slow_topsIpcOpenMemHandle,
	(void *)slow_topsMalloc,
	(void *)slow_topsMallocAsync,
	(void *)slow_topsMallocFromPoolAsync,
	(void *)slow_topsMemGetAddressRange,
	(void *)slow_topsMemGetInfo,
	(void *)slow_topsMemPoolDestroy,
	(void *)slow_topsMemPoolGetAttribute,
	(void *)slow_topsMemPoolSetAttribute,
	(void *)slow_topsMemPoolTrimTo,
	(void *)slow_topsMemPtrGetInfo,
	(void *)slow_topsModuleGetFunction,
	(void *)slow_topsModuleLoad,
	(void *)slow_topsModuleLoadData,
	(void *)slow_topsModuleUnload,
	(void *)slow_topsRuntimeGetVersion,
	(void *)slow_topsStreamAddCallback,
	(void *)slow_topsStreamCreate,
	(void *)slow_topsStreamCreateWithFlags,
	(void *)slow_topsStreamDestroy,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(topsLaunchCooperativeKernel, topsError_t),
	SHIM_SYMBOL(topsLaunchKernel, topsError_t),
	SHIM_SYMBOL(topsModuleLaunchKernel, topsError_t),
	SHIM_SYMBOL(topsLaunchByPtr, topsError_t),
	SHIM_SYMBOL(topsEventRecord, topsError_t),
	SHIM_SYMBOL(topsStreamQuery, topsError_t),
	SHIM_SYMBOL(topsStreamSynchronize, topsError_t),
	SHIM_SYMBOL(topsStreamWaitEvent, topsError_t),
	SHIM_SYMBOL(topsDeviceSynchronize, topsError_t),
	SHIM_SYMBOL(topsEventQuery, topsError_t),
	SHIM_SYMBOL(topsGetDevice, topsError_t),
	SHIM_SYMBOL(topsGetLastError, topsError_t),
	SHIM_SYMBOL(topsPeekAtLastError, topsError_t),
	SHIM_SYMBOL(topsSetDevice, topsError_t),
	SHIM_SYMBOL(topsMemcpyAsync, topsError_t),
	SHIM_SYMBOL(topsMemcpyDtoDAsync, topsError_t),
	SHIM_SYMBOL(topsMemcpyDtoHAsync, topsError_t),
	SHIM_SYMBOL(topsMemcpyHtoDAsync, topsError_t),
	SHIM_SYMBOL(topsMemcpyPeerAsync, topsError_t),
	SHIM_SYMBOL(topsMemcpyPeerExtAsync, topsError_t),
	SHIM_SYMBOL(topsMemcpyWithStream, topsError_t),
	SHIM_SYMBOL(topsMemsetAsync, topsError_t),
	SHIM_SYMBOL(topsMemsetD16Async, topsError_t),
	SHIM_SYMBOL(topsMemsetD32Async, topsError_t),
	SHIM_SYMBOL(topsMemsetD8Async, topsError_t),
	SHIM_SYMBOL(topsMemcpy, topsError_t),
	SHIM_SYMBOL(topsMemcpyDtoD, topsError_t),
	SHIM_SYMBOL(topsMemcpyDtoH, topsError_t),
	SHIM_SYMBOL(topsMemcpyHtoD, topsError_t),
	SHIM_SYMBOL(topsMemcpyPeer, topsError_t),
	SHIM_SYMBOL(topsMemcpyPeerExt, topsError_t),
	SHIM_SYMBOL(topsMemset, topsError_t),
	SHIM_SYMBOL(topsMemsetD16, topsError_t),
	SHIM_SYMBOL(topsMemsetD32, topsError_t),
	SHIM_SYMBOL(topsMemsetD8, topsError_t),
	SHIM_SYMBOL(topsDeviceEnablePeerAccess, topsError_t),
	SHIM_SYMBOL(topsDeviceGet, topsError_t),
	SHIM_SYMBOL(topsDeviceGetMemPool, topsError_t),
	SHIM_SYMBOL(topsDeviceGetName, topsError_t),
	SHIM_SYMBOL(topsDeviceGetPCIBusId, topsError_t),
	SHIM_SYMBOL(topsDeviceReset, topsError_t),
	SHIM_SYMBOL(topsDeviceTotalMem, topsError_t),
	SHIM_SYMBOL(topsDriverGetVersion, topsError_t),
	SHIM_SYMBOL(topsEventCreate, topsError_t),
	SHIM_SYMBOL(topsEventCreateWithFlags, topsError_t),
	SHIM_SYMBOL(topsEventDestroy, topsError_t),
	SHIM_SYMBOL(topsEventElapsedTime, topsError_t),
	SHIM_SYMBOL(topsEventSynchronize, topsError_t),
	SHIM_SYMBOL(topsExtMallocWithFlags, topsError_t),
	SHIM_SYMBOL(topsFree, topsError_t),
	SHIM_SYMBOL(topsFreeAsync, topsError_t),
	SHIM_SYMBOL(topsGetDeviceCount, topsError_t),
	SHIM_SYMBOL(topsGetDeviceProperties, topsError_t),
	SHIM_SYMBOL(topsGetErrorName, const_char_p),
	SHIM_SYMBOL(topsGetErrorString, const_char_p),
	SHIM_SYMBOL(topsHostFree, topsError_t),
	SHIM_SYMBOL(topsHostMalloc, topsError_t),
	SHIM_SYMBOL(topsHostRegister, topsError_t),
	SHIM_SYMBOL(topsHostUnregister, topsError_t),
	SHIM_SYMBOL(topsInit, topsError_t),
	SHIM_SYMBOL(topsIpcCloseMemHandle, topsError_t),
	SHIM_SYMBOL(topsIpcGetMemHandle, topsError_t),
	SHIM_SYMBOL(topsIpcOpenMemHandle, topsError_t),
	SHIM_SYMBOL(topsMalloc, topsError_t),
	SHIM_SYMBOL(topsMallocAsync, topsError_t),
	SHIM_SYMBOL(topsMallocFromPoolAsync, topsError_t),
	SHIM_SYMBOL(topsMemGetAddressRange, topsError_t),
	SHIM_SYMBOL(topsMemGetInfo, topsError_t),
	SHIM_SYMBOL(topsMemPoolDestroy, topsError_t),
	SHIM_SYMBOL(topsMemPoolGetAttribute, topsError_t),
	SHIM_SYMBOL(topsMemPoolSetAttribute, topsError_t),
	SHIM_SYMBOL(topsMemPoolTrimTo, topsError_t),
	SHIM_SYMBOL(topsMemPtrGetInfo, topsError_t),
	SHIM_SYMBOL(topsModuleGetFunction, topsError_t),
	SHIM_SYMBOL(topsModuleLoad, topsError_t),
	SHIM_SYMBOL(topsModuleLoadData, topsError_t),
	SHIM_SYMBOL(topsModuleUnload, topsError_t),
	SHIM_SYMBOL(topsRuntimeGetVersion, topsError_t),
	SHIM_SYMBOL(topsStreamAddCallback, topsError_t),
	SHIM_SYMBOL(topsStreamCreate, topsError_t),
	SHIM_SYMBOL(topsStreamCreateWithFlags, topsError_t),
	SHIM_SYMBOL(topsStreamDestroy, topsError_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libtopsrt.so",
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
