/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libtopsrt, from its public header (tops_runtime_api.h of TopsRider 2.3): names,
 * types and numbers, in porter's own words. Parameters have HIP's names, because its rules use
 * them. Structs that no rule looks into are opaque.
 */
#include <stddef.h>
#include <stdint.h>

typedef enum topsError_t {
	topsSuccess = 0,
	topsErrorInvalidValue = 1,
	topsErrorOutOfMemory = 2,
	topsErrorNotInitialized = 3,
	topsErrorNoDevice = 100,
	topsErrorInvalidDevice = 101,
	topsErrorInvalidContext = 201,
	topsErrorNotFound = 500,
	topsErrorNotReady = 600,
	topsErrorNotSupported = 801,
	topsErrorUnknown = 999
} topsError_t;
typedef enum topsMemcpyKind { topsMemcpyHostToHost, topsMemcpyHostToDevice, topsMemcpyDeviceToHost, topsMemcpyDeviceToDevice, topsMemcpyDefault } topsMemcpyKind;
typedef enum topsMemPoolAttr {
	topsMemPoolAttrReleaseThreshold = 4,
	topsMemPoolAttrReservedMemCurrent,
	topsMemPoolAttrReservedMemHigh,
	topsMemPoolAttrUsedMemCurrent,
	topsMemPoolAttrUsedMemHigh
} topsMemPoolAttr;
typedef struct dim3 { uint32_t x, y, z; } dim3;
typedef struct topsDeviceProp_t { char name[256]; size_t totalGlobalMem; } topsDeviceProp_t;	/* and more */
typedef struct topsIpcMemHandle_t { char reserved[64]; } topsIpcMemHandle_t;
typedef int topsDevice_t;
typedef void *topsDeviceptr_t;
typedef struct itopsEvent_t *topsEvent_t;
typedef struct itopsModuleSymbol_t *topsFunction_t;
typedef struct itopMemPoolHandle_t *topsMemPool_t;
typedef struct itopsModule_t *topsModule_t;
typedef struct itopsStream_t *topsStream_t;
typedef void (*topsStreamCallback_t)(topsStream_t stream, topsError_t status, void *userData);

topsError_t topsInit(unsigned int flags);
topsError_t topsDriverGetVersion(int *driverVersion);
topsError_t topsRuntimeGetVersion(int *runtimeVersion);
const char *topsGetErrorName(topsError_t error);
const char *topsGetErrorString(topsError_t error);
topsError_t topsGetLastError(void);
topsError_t topsPeekAtLastError(void);

topsError_t topsDeviceGet(topsDevice_t *device, int ordinal);
topsError_t topsDeviceGetName(char *name, int len, topsDevice_t device);
topsError_t topsDeviceGetPCIBusId(char *pciBusId, int len, int device);
topsError_t topsDeviceTotalMem(size_t *bytes, topsDevice_t device);
topsError_t topsGetDevice(int *deviceId);
topsError_t topsGetDeviceCount(int *count);
topsError_t topsGetDeviceProperties(topsDeviceProp_t *prop, int deviceId);
topsError_t topsSetDevice(int deviceId);
topsError_t topsDeviceReset(void);
topsError_t topsDeviceSynchronize(void);
topsError_t topsDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags);

topsError_t topsMalloc(void **ptr, size_t size);
topsError_t topsExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags);
topsError_t topsFree(void *ptr);
topsError_t topsHostMalloc(void **ptr, size_t size, unsigned int flags);
topsError_t topsHostFree(void *ptr);
topsError_t topsHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags);
topsError_t topsHostUnregister(void *hostPtr);
topsError_t topsMemGetInfo(size_t *free, size_t *total);
topsError_t topsMemGetAddressRange(topsDeviceptr_t *pbase, size_t *psize, topsDeviceptr_t dptr);
topsError_t topsMemPtrGetInfo(void *ptr, size_t *size);
topsError_t topsIpcGetMemHandle(topsIpcMemHandle_t *handle, void *devPtr);
topsError_t topsIpcOpenMemHandle(void **devPtr, topsIpcMemHandle_t handle, unsigned int flags);
topsError_t topsIpcCloseMemHandle(void *devPtr);

/* In beta; one flag word more than HIP's. */
topsError_t topsMallocAsync(void **dev_ptr, size_t size, topsStream_t stream, uint64_t flags);
topsError_t topsMallocFromPoolAsync(void **dev_ptr, size_t size, topsMemPool_t mem_pool, topsStream_t stream);
topsError_t topsFreeAsync(void *dev_ptr, topsStream_t stream);
topsError_t topsDeviceGetMemPool(topsMemPool_t *mem_pool, int device);
topsError_t topsMemPoolDestroy(topsMemPool_t mem_pool);
topsError_t topsMemPoolGetAttribute(topsMemPool_t mem_pool, topsMemPoolAttr attr, void *value);
topsError_t topsMemPoolSetAttribute(topsMemPool_t mem_pool, topsMemPoolAttr attr, void *value);
topsError_t topsMemPoolTrimTo(topsMemPool_t mem_pool, size_t min_bytes_to_hold);

topsError_t topsMemcpy(void *dst, const void *src, size_t sizeBytes, topsMemcpyKind kind);
topsError_t topsMemcpyAsync(void *dst, const void *src, size_t sizeBytes, topsMemcpyKind kind, topsStream_t stream);
topsError_t topsMemcpyWithStream(void *dst, const void *src, size_t sizeBytes, topsMemcpyKind kind, topsStream_t stream);
topsError_t topsMemcpyHtoD(topsDeviceptr_t dst, void *src, size_t sizeBytes);
topsError_t topsMemcpyDtoH(void *dst, topsDeviceptr_t src, size_t sizeBytes);
topsError_t topsMemcpyDtoD(topsDeviceptr_t dst, topsDeviceptr_t src, size_t sizeBytes);
topsError_t topsMemcpyHtoDAsync(topsDeviceptr_t dst, void *src, size_t sizeBytes, topsStream_t stream);
topsError_t topsMemcpyDtoHAsync(void *dst, topsDeviceptr_t src, size_t sizeBytes, topsStream_t stream);
topsError_t topsMemcpyDtoDAsync(topsDeviceptr_t dst, topsDeviceptr_t src, size_t sizeBytes, topsStream_t stream);
topsError_t topsMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes);
topsError_t topsMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes, topsStream_t stream);
topsError_t topsMemcpyPeerExt(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes, int map, int port);
topsError_t topsMemcpyPeerExtAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes, int map, int port, topsStream_t stream);
topsError_t topsMemset(void *dst, int value, size_t sizeBytes);
topsError_t topsMemsetAsync(void *dst, int value, size_t sizeBytes, topsStream_t stream);
topsError_t topsMemsetD8(topsDeviceptr_t dest, unsigned char value, size_t count);
topsError_t topsMemsetD8Async(topsDeviceptr_t dest, unsigned char value, size_t count, topsStream_t stream);
topsError_t topsMemsetD16(topsDeviceptr_t dest, unsigned short value, size_t count);
topsError_t topsMemsetD16Async(topsDeviceptr_t dest, unsigned short value, size_t count, topsStream_t stream);
topsError_t topsMemsetD32(topsDeviceptr_t dest, int value, size_t count);
topsError_t topsMemsetD32Async(topsDeviceptr_t dst, int value, size_t count, topsStream_t stream);

topsError_t topsStreamCreate(topsStream_t *stream);
topsError_t topsStreamCreateWithFlags(topsStream_t *stream, unsigned int flags);
topsError_t topsStreamDestroy(topsStream_t stream);
topsError_t topsStreamQuery(topsStream_t stream);
topsError_t topsStreamSynchronize(topsStream_t stream);
topsError_t topsStreamWaitEvent(topsStream_t stream, topsEvent_t event, unsigned int flags);
topsError_t topsStreamAddCallback(topsStream_t stream, topsStreamCallback_t callback, void *userData, unsigned int flags);
topsError_t topsEventCreate(topsEvent_t *event);
topsError_t topsEventCreateWithFlags(topsEvent_t *event, unsigned flags);
topsError_t topsEventRecord(topsEvent_t event, topsStream_t stream);
topsError_t topsEventDestroy(topsEvent_t event);
topsError_t topsEventSynchronize(topsEvent_t event);
topsError_t topsEventQuery(topsEvent_t event);
topsError_t topsEventElapsedTime(float *ms, topsEvent_t start, topsEvent_t stop);

topsError_t topsModuleLoad(topsModule_t *module, const char *fname);
topsError_t topsModuleLoadData(topsModule_t *module, const void *image);
topsError_t topsModuleUnload(topsModule_t module);
topsError_t topsModuleGetFunction(topsFunction_t *function, topsModule_t module, const char *kname);
topsError_t topsModuleLaunchKernel(topsFunction_t f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, topsStream_t stream, void **kernelParams, void **extra);
topsError_t topsLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks, void **args, size_t sharedMemBytes, topsStream_t stream);
topsError_t topsLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX, void **kernelParams, size_t sharedMemBytes, topsStream_t stream);
topsError_t topsLaunchByPtr(const void *func);
