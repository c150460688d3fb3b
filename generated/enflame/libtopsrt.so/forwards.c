/* Made by `porter gen --backend enflame`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#define REAL_AS_IT_IS
#include "real.h"

topsError_t topsDeviceGet(topsDevice_t *device, int ordinal)
{
	return real_topsDeviceGet(device, ordinal);
}

topsError_t topsDeviceGetName(char *name, int len, topsDevice_t device)
{
	return real_topsDeviceGetName(name, len, device);
}

topsError_t topsDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return real_topsDeviceGetPCIBusId(pciBusId, len, device);
}

topsError_t topsDriverGetVersion(int *driverVersion)
{
	return real_topsDriverGetVersion(driverVersion);
}

topsError_t topsEventCreate(topsEvent_t *event)
{
	return real_topsEventCreate(event);
}

topsError_t topsEventCreateWithFlags(topsEvent_t *event, unsigned int flags)
{
	return real_topsEventCreateWithFlags(event, flags);
}

topsError_t topsEventDestroy(topsEvent_t event)
{
	return real_topsEventDestroy(event);
}

topsError_t topsEventElapsedTime(float *ms, topsEvent_t start, topsEvent_t stop)
{
	return real_topsEventElapsedTime(ms, start, stop);
}

SHIM_HOT topsError_t topsEventRecord(topsEvent_t event, topsStream_t stream)
{
	return real_topsEventRecord(event, stream);
}

SHIM_HOT topsError_t topsGetDevice(int *deviceId)
{
	return real_topsGetDevice(deviceId);
}

topsError_t topsGetDeviceCount(int *count)
{
	return real_topsGetDeviceCount(count);
}

const char *topsGetErrorName(topsError_t error)
{
	return real_topsGetErrorName(error);
}

const char *topsGetErrorString(topsError_t error)
{
	return real_topsGetErrorString(error);
}

topsError_t topsHostFree(void *ptr)
{
	return real_topsHostFree(ptr);
}

topsError_t topsHostMalloc(void **ptr, size_t size, unsigned int flags)
{
	return real_topsHostMalloc(ptr, size, flags);
}

topsError_t topsHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return real_topsHostRegister(hostPtr, sizeBytes, flags);
}

topsError_t topsHostUnregister(void *hostPtr)
{
	return real_topsHostUnregister(hostPtr);
}

topsError_t topsInit(unsigned int flags)
{
	return real_topsInit(flags);
}

topsError_t topsIpcGetMemHandle(topsIpcMemHandle_t *handle, void *devPtr)
{
	return real_topsIpcGetMemHandle(handle, devPtr);
}

topsError_t topsMemGetAddressRange(topsDeviceptr_t *pbase, size_t *psize, topsDeviceptr_t dptr)
{
	return real_topsMemGetAddressRange(pbase, psize, dptr);
}

topsError_t topsMemPoolGetAttribute(topsMemPool_t mem_pool, topsMemPoolAttr attr, void *value)
{
	return real_topsMemPoolGetAttribute(mem_pool, attr, value);
}

topsError_t topsMemPtrGetInfo(void *ptr, size_t *size)
{
	return real_topsMemPtrGetInfo(ptr, size);
}

topsError_t topsRuntimeGetVersion(int *runtimeVersion)
{
	return real_topsRuntimeGetVersion(runtimeVersion);
}

SHIM_HOT topsError_t topsSetDevice(int deviceId)
{
	return real_topsSetDevice(deviceId);
}

topsError_t topsStreamCreate(topsStream_t *stream)
{
	return real_topsStreamCreate(stream);
}

topsError_t topsStreamCreateWithFlags(topsStream_t *stream, unsigned int flags)
{
	return real_topsStreamCreateWithFlags(stream, flags);
}

SHIM_HOT topsError_t topsStreamWaitEvent(topsStream_t stream, topsEvent_t event, unsigned int flags)
{
	return real_topsStreamWaitEvent(stream, event, flags);
}
