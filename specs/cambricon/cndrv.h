/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libcndrv, from its public documentation and from its header as published with
 * other projects (cn_api.h 2.15): names, types and numbers, in porter's own words and order.
 * Structs that no rule looks into, and declarations that only describe graphs, are left out. Public
 * sources disagree on the file's name (libcndrv.so, libcndrv.so.2, libcndrv.so.3.6.2), and on
 * whether a device is its ordinal: it is taken for a handle here.
 */
#include <stddef.h>
#include <stdint.h>

typedef enum {
	CN_SUCCESS = 0,
	CN_ERROR_NOT_READY = 1,
	CN_ERROR_NOT_INITIALIZED = 100002,
	CN_ERROR_NO_DEVICE = 100004,
	CN_ERROR_INVALID_DEVICE = 100005,
	CN_ERROR_INVALID_VALUE = 100006,
	CN_ERROR_INVALID_HANDLE = 100014,
	CN_OPS_ERROR_NOT_SUPPORTED = 100050,
	CN_OPS_ERROR_NOT_PERMITTED = 100051,
	CN_MEMORY_ERROR_OUT_OF_MEMORY = 100100,
	CN_MEMORY_ERROR_INVALID_ADDRESS = 100102,
	CN_INVOKE_ERROR = 100200,
	CN_CONTEXT_ERROR_INVALID = 100201,
	CN_ERROR_NOT_FOUND = 100301,
	CN_ERROR_QUEUE_CAPTURE_UNSUPPORTED = 100360
} CNresult;
typedef enum {
	CN_DEVICE_ATTRIBUTE_AVAILABLE_GLOBAL_MEMORY_SIZE = 0x312,	/* MiB */
	CN_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_TOTAL_SIZE = 0x405		/* MiB */
} CNdevice_attribute;
typedef enum {
	CN_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4,
	CN_MEMPOOL_ATTR_RESERVED_MEM_CURRENT,
	CN_MEMPOOL_ATTR_RESERVED_MEM_HIGH,
	CN_MEMPOOL_ATTR_USED_MEM_CURRENT,
	CN_MEMPOOL_ATTR_USED_MEM_HIGH
} CNmemPoolAttribute;
typedef enum { CN_MEM_LOCATION_TYPE_INVALID, CN_MEM_LOCATION_TYPE_DEVICE } CNmemLocationType;
typedef enum { CN_MEM_HANDLE_TYPE_NONE, CN_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR } CNmemAllocationHandleType;
typedef enum { CN_MEM_ALLOC_GRANULARITY_MINIMUM, CN_MEM_ALLOC_GRANULARITY_RECOMMENDED } CNmemAllocationGranularity;
typedef enum { CN_MEM_ALLOCATION_TYPE_INVALID, CN_MEM_ALLOCATION_TYPE_DEFAULT } CNmemAllocationType;
/* and wider ones, to 64 */
typedef enum { CN_KERNEL_CLASS_BLOCK = 1, CN_KERNEL_CLASS_UNION = 4 } KernelClass;
typedef enum { CN_QUEUE_CAPTURE_STATUS_NONE, CN_QUEUE_CAPTURE_STATUS_ACTIVE, CN_QUEUE_CAPTURE_STATUS_INVALIDATED } CNqueueCaptureStatus;
typedef enum { CN_QUEUE_CAPTURE_MODE_GLOBAL, CN_QUEUE_CAPTURE_MODE_THREAD_LOCAL, CN_QUEUE_CAPTURE_MODE_RELAXED } CNqueueCaptureMode;
typedef enum { CN_CTX_CONFIG_STACK_SIZE = 4 } CNCtxConfig;
typedef uint64_t CNaddr;
typedef uint64_t CNdev;
typedef uint64_t CNmemGenericAllocationHandle;
typedef struct CNqueue_st *CNqueue;
typedef struct CNnotifier_st *CNnotifier;
typedef struct CNcontext_st *CNcontext;
typedef struct CNkernel_st *CNkernel;
typedef struct CNmodule_st *CNmodule;
typedef struct CNipcMemHandle_st *CNIpcMemHandle;
typedef struct CNmemoryPool_st *CNmemoryPool;
typedef struct CNtaskTopo_st *CNtaskTopo;
typedef struct CNtaskTopoNode_st *CNtaskTopoNode;
typedef struct CNtaskTopoEntity_st *CNtaskTopoEntity;
typedef void (*CNhostFn)(void *userData);
typedef void (*CNqueueCallback)(CNqueue queue, CNresult status, void *userData);
typedef struct CNuuid_st { char uuid[16]; } CNuuid;
typedef struct cn_mem_location { CNmemLocationType type; uint32_t id; } CNmemLocation;	/* id: an ordinal */
typedef struct cn_mem_allocation_prop {
	CNmemAllocationType type;
	CNmemAllocationHandleType requestedHandleTypes;
	CNmemLocation location;
	struct { unsigned char compressionType, securityType; } allocFlags;
} CNmemAllocationProp;
typedef struct CNmemPoolProps_st {
	CNmemAllocationType type;
	CNmemAllocationHandleType requestedHandleTypes;
	CNmemLocation location;
	size_t maxSize;
	unsigned char reserved[64];
} CNmemPoolProps;
typedef struct cn_mem_access_desc { CNmemLocation location; int accessFlags, cacheType, pinnedType; } CNmemAccessDesc;
typedef struct { uint64_t x, y, z; } CNpos;
typedef struct { uint64_t pitch; void *ptr; uint64_t xsize, ysize; } CNpitchedPtr;
typedef struct { uint64_t depth, height, width; } CNextent;
typedef struct CNmemcpy3dParam_st {
	void *dst;
	CNpos dstPos;
	CNpitchedPtr dstPtr;
	CNextent extent;
	uint32_t dir;
	void *src;
	CNpos srcPos;
	CNpitchedPtr srcPtr;
} CNmemcpy3dParam;
typedef struct {
	unsigned int dimx, dimy, dimz;
	KernelClass c;
	unsigned int reserved;
	CNqueue hqueue;
	void *attrs;
	unsigned int numAttrs;
} CNinvokeConfig;

CNresult cnInit(unsigned int flags);
CNresult cnGetErrorString(CNresult error, const char **text);
CNresult cnGetErrorName(CNresult error, const char **text);
CNresult cnGetLibVersion(int *major, int *minor, int *patch);
CNresult cnDriverGetVersion(int *major, int *minor, int *patch);
CNresult cnGetDriverVersion(int *major, int *minor, int *patch);
/* In no manual: the look-up function for the libraries above. */
CNresult cnGetExportFunction(const char *name, const void **func);

CNresult cnDeviceGet(CNdev *dev, int ordinal);
CNresult cnDeviceGetCount(int *count);
CNresult cnDeviceGetName(char *name, unsigned int len, CNdev dev);
CNresult cnDeviceTotalMem(uint64_t *bytes, CNdev dev);
CNresult cnDeviceGetAttribute(int *pi, CNdevice_attribute attrib, CNdev dev);
CNresult cnDeviceGetByPCIBusId(CNdev *dev, const char *pciBusId);
CNresult cnDeviceGetPCIBusId(char *pciBusId, int len, CNdev dev);
CNresult cnDeviceGetUuid(CNuuid *uuid, CNdev dev);
CNresult cnDeviceGetUuidStr(char *uuid, int len, CNdev dev);
CNresult cnDeviceGetByUuidStr(CNdev *dev, const char *uuid);
CNresult cnDeviceCanPeerAble(int *canPeer, CNdev source, CNdev target);
CNresult cnDeviceGetDefaultMemPool(CNmemoryPool *pool, CNdev dev);
CNresult cnDeviceGetMemPool(CNmemoryPool *pool, CNdev dev);
CNresult cnDeviceSetMemPool(CNdev dev, CNmemoryPool pool);

CNresult cnCtxCreate(CNcontext *pctx, unsigned int flags, CNdev dev);
CNresult cnCtxDestroy(CNcontext ctx);
CNresult cnCtxGetFlags(unsigned int *flags);
CNresult cnCtxGetCurrent(CNcontext *pctx);
CNresult cnCtxSetCurrent(CNcontext ctx);
CNresult cnCtxGetDevice(CNdev *dev);
CNresult cnCtxGetQueuePriorityRange(int *least, int *most);
CNresult cnCtxGetConfig(long long *config, CNCtxConfig type);
CNresult cnCtxSetConfig(CNCtxConfig type, long long config);
CNresult cnCtxSync(void);
CNresult cnSharedContextGetState(CNdev dev, unsigned int *flags, int *active);
CNresult cnSharedContextSetFlags(CNdev dev, unsigned int flags);
CNresult cnSharedContextAcquire(CNcontext *pctx, CNdev dev);
CNresult cnSharedContextRelease(CNdev dev);
CNresult cnSharedContextReset(CNdev dev);

CNresult cnMemGetInfo(uint64_t *free, uint64_t *total);
CNresult cnMemGetNodeInfo(uint64_t *free, uint64_t *total, int node);
CNresult cnMalloc(CNaddr *ptr, uint64_t bytes);
CNresult cnMallocSecurity(CNaddr *ptr, uint64_t bytes);
CNresult cnMallocNode(CNaddr *ptr, uint64_t bytes, int node);
CNresult cnZmalloc(CNaddr *ptr, uint64_t bytes);
CNresult cnZmallocNode(CNaddr *ptr, uint64_t bytes, int node);
CNresult cnMallocConstant(CNaddr *ptr, uint64_t bytes);
CNresult cnMallocNodeConstant(CNaddr *ptr, uint64_t bytes, int node);
CNresult cnMallocFrameBuffer(CNaddr *ptr, uint64_t bytes, int node);
CNresult cnMallocPeerAble(CNaddr *ptr, uint64_t bytes);
CNresult cnFree(CNaddr ptr);
/* Of cards older than the MLU300 series: what went in is one piece afterwards. */
CNresult cnMemMerge(CNaddr *merged, unsigned int count, const CNaddr *ptrs);
CNresult cnMemGetAddressRange(CNaddr *base, uint64_t *bytes, const CNaddr ptr);
CNresult cnMallocHost(void **ptr, uint64_t bytes);
CNresult cnFreeHost(void *ptr);
CNresult cnIpcGetMemHandle(CNIpcMemHandle *handle, CNaddr ptr);
CNresult cnIpcOpenMemHandle(CNaddr *ptr, CNIpcMemHandle handle, unsigned int flags);
CNresult cnIpcCloseMemHandle(CNaddr ptr);
CNresult cnMmap(CNaddr ptr, void **host, uint64_t size);
CNresult cnMmapCached(CNaddr ptr, void **host, uint64_t size);
CNresult cnMunmap(void *host, uint64_t size);

CNresult cnMemcpy(CNaddr dst, CNaddr src, uint64_t bytes);
CNresult cnMemcpyHtoD(CNaddr dst, const void *src, uint64_t bytes);
CNresult cnMemcpyDtoH(void *dst, CNaddr src, uint64_t bytes);
CNresult cnMemcpyDtoD(CNaddr dst, CNaddr src, uint64_t bytes);
CNresult cnMemcpyPeer(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx, uint64_t bytes);
CNresult cnMemcpyAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyAsync_V2(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyAsync_V3(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyHtoDAsync(CNaddr dst, const void *src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyHtoDAsync_V2(CNaddr dst, const void *src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyDtoHAsync(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyDtoHAsync_V2(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyDtoDAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyPeerAsync(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpy2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch, uint64_t width, uint64_t height);
CNresult cnMemcpyDtoD2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch, uint64_t width, uint64_t height);
CNresult cnMemcpy2DAsync(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch, uint64_t width, uint64_t height, CNqueue hqueue);
CNresult cnMemcpy3D(CNmemcpy3dParam *p);
CNresult cnMemcpyDtoD3D(CNmemcpy3dParam *p);
CNresult cnMemcpy3DAsync(const CNmemcpy3dParam *p, CNqueue hqueue);
CNresult cnMemsetD8(CNaddr ptr, unsigned char value, uint64_t count);
CNresult cnMemsetD16(CNaddr ptr, unsigned short value, uint64_t count);
CNresult cnMemsetD32(CNaddr ptr, unsigned int value, uint64_t count);
CNresult cnMemsetD8Async(CNaddr ptr, unsigned char value, uint64_t count, CNqueue hqueue);
CNresult cnMemsetD16Async(CNaddr ptr, unsigned short value, uint64_t count, CNqueue hqueue);
CNresult cnMemsetD32Async(CNaddr ptr, unsigned int value, uint64_t count, CNqueue hqueue);

CNresult cnCreateQueue(CNqueue *phqueue, unsigned int flags);
CNresult cnCreateQueueWithPriority(CNqueue *phqueue, unsigned int flags, int priority);
CNresult cnDestroyQueue(CNqueue hqueue);
CNresult cnQueryQueue(CNqueue hqueue);
CNresult cnQueueSync(CNqueue hqueue);
CNresult cnQueueWaitNotifier(CNqueue hqueue, CNnotifier hnotifier);
CNresult cnQueueWaitNotifierWithFlags(CNqueue hqueue, CNnotifier hnotifier, unsigned int flags);
CNresult cnQueueGetContext(CNqueue hqueue, CNcontext *pctx);
CNresult cnQueueGetPriority(CNqueue hqueue, int *priority);
CNresult cnQueueAddCallback(CNqueue hqueue, CNqueueCallback callback, void *userData, unsigned int flags);
CNresult cnQueueBeginCapture(CNqueue hqueue, CNqueueCaptureMode mode);
CNresult cnQueueEndCapture(CNqueue hqueue, CNtaskTopo *topo);
CNresult cnQueueIsCapturing(CNqueue hqueue, CNqueueCaptureStatus *status);
CNresult cnThreadExchangeQueueCaptureMode(CNqueueCaptureMode *mode);
CNresult cnCreateNotifier(CNnotifier *phnotifier, unsigned int flags);
CNresult cnDestroyNotifier(CNnotifier hnotifier);
CNresult cnWaitNotifier(CNnotifier hnotifier);
CNresult cnQueryNotifier(CNnotifier hnotifier);
CNresult cnPlaceNotifier(CNnotifier hnotifier, CNqueue hqueue);
CNresult cnPlaceNotifierWithFlags(CNnotifier hnotifier, CNqueue hqueue, unsigned int flags);
CNresult cnNotifierElapsedTime(float *milliseconds, CNnotifier start, CNnotifier end);
CNresult cnNotifierElapsedExecTime(float *milliseconds, CNnotifier start, CNnotifier end);

CNresult cnModuleLoad(const char *fname, CNmodule *phmod);
CNresult cnModuleLoadFatBinary(const void *fatBin, CNmodule *phmod);
CNresult cnModuleUnload(CNmodule hmod);
CNresult cnModuleQueryMemoryUsage(const char *path, size_t *bytes);
CNresult cnModuleQueryFatBinaryMemoryUsage(const void *fatBin, size_t *bytes);
CNresult cnModuleGetKernel(CNmodule hmod, const char *name, CNkernel *phkernel);
CNresult cnModuleGetSymbol(CNmodule hmod, const char *name, CNaddr *ptr, uint64_t *bytes);
CNresult cnInvokeKernel(CNkernel hkernel, unsigned int dimx, unsigned int dimy, unsigned int dimz, KernelClass c, unsigned int reserve, CNqueue hqueue, void **kernelParams, void **extra);
CNresult cnInvokeKernelEx(const CNinvokeConfig *config, CNkernel hkernel, void **kernelParams, void **extra);
CNresult cnInvokeHostFunc(CNqueue hqueue, CNhostFn fn, void *userData);

CNresult cnMemCreate(CNmemGenericAllocationHandle *handle, uint64_t size, CNmemAllocationProp *prop, uint64_t flags);
CNresult cnMemRelease(CNmemGenericAllocationHandle handle);
CNresult cnMemAddressReserve(CNaddr *ptr, uint64_t size, uint64_t alignment, CNaddr start, uint64_t flags);
CNresult cnMemAddressFree(CNaddr ptr, uint64_t size);
CNresult cnMemMap(CNaddr ptr, uint64_t size, uint64_t offset, CNmemGenericAllocationHandle handle, uint64_t flags);
CNresult cnMemUnmap(CNaddr ptr, uint64_t size);
CNresult cnMemSetAccess(CNaddr ptr, uint64_t size, CNmemAccessDesc *desc, uint64_t count);
CNresult cnMemGetAllocationGranularity(uint64_t *granularity, CNmemAllocationProp *prop, CNmemAllocationGranularity options);
CNresult cnMemGetAllocationPropertiesFromHandle(CNmemAllocationProp *prop, CNmemGenericAllocationHandle handle);
CNresult cnMemRetainAllocationHandle(CNmemGenericAllocationHandle *handle, CNaddr ptr);
CNresult cnMemExportToShareableHandle(void *shareable, CNmemGenericAllocationHandle handle, CNmemAllocationHandleType type, uint64_t flags);
CNresult cnMemImportFromShareableHandle(CNmemGenericAllocationHandle *handle, void *shareable, CNmemAllocationHandleType type);

CNresult cnMemAllocAsync(CNaddr *ptr, size_t size, CNqueue hqueue);
CNresult cnMemAllocFromPoolAsync(CNaddr *ptr, size_t size, CNmemoryPool pool, CNqueue hqueue);
CNresult cnMemFreeAsync(CNaddr ptr, CNqueue hqueue);
CNresult cnMemPoolCreate(CNmemoryPool *pool, CNmemPoolProps *props);
CNresult cnMemPoolDestroy(CNmemoryPool pool);
CNresult cnMemPoolGetAttribute(CNmemoryPool pool, CNmemPoolAttribute attr, void *value);
CNresult cnMemPoolSetAttribute(CNmemoryPool pool, CNmemPoolAttribute attr, void *value);
CNresult cnMemPoolTrimTo(CNmemoryPool pool, size_t keep);

CNresult cnTaskTopoCreate(CNtaskTopo *topo, unsigned int flags);
CNresult cnTaskTopoDestroy(CNtaskTopo topo);
CNresult cnTaskTopoInstantiate(CNtaskTopoEntity *entity, CNtaskTopo topo, CNtaskTopoNode *errorNode, char *logBuffer, size_t bufferSize);
CNresult cnTaskTopoEntityDestroy(CNtaskTopoEntity entity);
CNresult cnTaskTopoEntityInvoke(CNtaskTopoEntity entity, CNqueue hqueue);
CNresult cnTaskTopoUpload(CNtaskTopoEntity entity, CNqueue hqueue);
