/* Made by `porter gen --backend cambricon`. Do not edit. */
/*
 * api.h: what libcndrv.so exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * cndrv.h of specs/cambricon
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct CNqueue_st;
struct CNnotifier_st;
struct CNcontext_st;
struct CNkernel_st;
struct CNmodule_st;
struct CNipcMemHandle_st;
struct CNmemoryPool_st;
struct CNtaskTopo_st;
struct CNtaskTopoNode_st;
struct CNtaskTopoEntity_st;
struct CNuuid_st;
struct cn_mem_location;
struct cn_mem_allocation_prop;
struct CNmemPoolProps_st;
struct cn_mem_access_desc;
struct CNpos;
struct CNpitchedPtr;
struct CNextent;
struct CNmemcpy3dParam_st;
struct CNinvokeConfig;

enum CNresult {
	CN_SUCCESS = 0,
	CN_ERROR_NOT_READY = 1,
	CN_ERROR_NOT_INITIALIZED = 100002,
	CN_ERROR_NO_DEVICE = 100004,
	CN_ERROR_INVALID_DEVICE = 100005,
	CN_ERROR_INVALID_VALUE = 100006,
	CN_OPS_ERROR_NOT_SUPPORTED = 100050,
	CN_MEMORY_ERROR_OUT_OF_MEMORY = 100100,
	CN_CONTEXT_ERROR_INVALID = 100201,
	CN_ERROR_NOT_FOUND = 100301,
};

enum CNdevice_attribute {
	CN_DEVICE_ATTRIBUTE_AVAILABLE_GLOBAL_MEMORY_SIZE = 786,
	CN_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_TOTAL_SIZE = 1029,
};

enum CNmemPoolAttribute {
	CN_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4,
	CN_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5,
	CN_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6,
	CN_MEMPOOL_ATTR_USED_MEM_CURRENT = 7,
	CN_MEMPOOL_ATTR_USED_MEM_HIGH = 8,
};

enum CNmemLocationType { CN_MEM_LOCATION_TYPE_DEVICE = 1 };
enum CNmemAllocationHandleType { CN_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1 };
enum CNmemAllocationGranularity { CN_MEM_ALLOC_GRANULARITY_MINIMUM = 0 };
enum CNmemAllocationType { CN_MEM_ALLOCATION_TYPE_DEFAULT = 1 };
enum KernelClass { CN_KERNEL_CLASS_BLOCK = 1 };
enum CNqueueCaptureStatus { CN_QUEUE_CAPTURE_STATUS_NONE = 0 };
enum CNqueueCaptureMode { CN_QUEUE_CAPTURE_MODE_GLOBAL = 0 };
enum CNCtxConfig { CN_CTX_CONFIG_STACK_SIZE = 4 };
typedef enum CNresult CNresult;
typedef enum CNdevice_attribute CNdevice_attribute;
typedef enum CNmemPoolAttribute CNmemPoolAttribute;
typedef enum CNmemLocationType CNmemLocationType;
typedef enum CNmemAllocationHandleType CNmemAllocationHandleType;
typedef enum CNmemAllocationGranularity CNmemAllocationGranularity;
typedef enum CNmemAllocationType CNmemAllocationType;
typedef enum KernelClass KernelClass;
typedef enum CNqueueCaptureStatus CNqueueCaptureStatus;
typedef enum CNqueueCaptureMode CNqueueCaptureMode;
typedef enum CNCtxConfig CNCtxConfig;
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
typedef void (*CNhostFn)(void *);
typedef void (*CNqueueCallback)(CNqueue, CNresult, void *);
typedef struct CNuuid_st CNuuid;
typedef struct cn_mem_location CNmemLocation;
typedef struct cn_mem_allocation_prop CNmemAllocationProp;
typedef struct CNmemPoolProps_st CNmemPoolProps;
typedef struct cn_mem_access_desc CNmemAccessDesc;
typedef struct CNpos CNpos;
typedef struct CNpitchedPtr CNpitchedPtr;
typedef struct CNextent CNextent;
typedef struct CNmemcpy3dParam_st CNmemcpy3dParam;
typedef struct CNinvokeConfig CNinvokeConfig;

struct cn_mem_location {
	CNmemLocationType type;
	uint32_t id;
};

struct cn_mem_allocation_prop {
	CNmemAllocationType type;
	CNmemAllocationHandleType requestedHandleTypes;
	CNmemLocation location;
	struct {
		unsigned char compressionType;
		unsigned char securityType;
	} allocFlags;
};

struct CNmemPoolProps_st {
	CNmemAllocationType type;
	CNmemAllocationHandleType requestedHandleTypes;
	CNmemLocation location;
	size_t maxSize;
	unsigned char reserved[64];
};

struct CNpos {
	uint64_t x;
	uint64_t y;
	uint64_t z;
};

struct CNpitchedPtr {
	uint64_t pitch;
	void *ptr;
	uint64_t xsize;
	uint64_t ysize;
};

struct CNextent {
	uint64_t depth;
	uint64_t height;
	uint64_t width;
};

struct CNmemcpy3dParam_st {
	void *dst;
	CNpos dstPos;
	CNpitchedPtr dstPtr;
	CNextent extent;
	uint32_t dir;
	void *src;
	CNpos srcPos;
	CNpitchedPtr srcPtr;
};

struct CNinvokeConfig {
	unsigned int dimx;
	unsigned int dimy;
	unsigned int dimz;
	KernelClass c;
	unsigned int reserved;
	CNqueue hqueue;
	void *attrs;
	unsigned int numAttrs;
};

_Static_assert(sizeof(struct cn_mem_location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cn_mem_location, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cn_mem_location, id) == 4, "as the vendor lays it out");
_Static_assert(sizeof(struct cn_mem_allocation_prop) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct cn_mem_allocation_prop, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cn_mem_allocation_prop, requestedHandleTypes) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cn_mem_allocation_prop, location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cn_mem_allocation_prop, allocFlags) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CNmemPoolProps_st) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemPoolProps_st, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemPoolProps_st, requestedHandleTypes) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CNmemPoolProps_st, location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemPoolProps_st, maxSize) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemPoolProps_st, reserved) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct CNpos) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CNpos, x) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CNpos, y) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CNpos, z) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct CNpitchedPtr) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CNpitchedPtr, pitch) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CNpitchedPtr, ptr) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CNpitchedPtr, xsize) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CNpitchedPtr, ysize) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct CNextent) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CNextent, depth) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CNextent, height) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CNextent, width) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct CNmemcpy3dParam_st) == 160, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemcpy3dParam_st, dst) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemcpy3dParam_st, dstPos) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemcpy3dParam_st, dstPtr) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemcpy3dParam_st, extent) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemcpy3dParam_st, dir) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemcpy3dParam_st, src) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemcpy3dParam_st, srcPos) == 104, "as the vendor lays it out");
_Static_assert(offsetof(struct CNmemcpy3dParam_st, srcPtr) == 128, "as the vendor lays it out");
_Static_assert(sizeof(struct CNinvokeConfig) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct CNinvokeConfig, dimx) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CNinvokeConfig, dimy) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct CNinvokeConfig, dimz) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CNinvokeConfig, c) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct CNinvokeConfig, reserved) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CNinvokeConfig, hqueue) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CNinvokeConfig, attrs) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CNinvokeConfig, numAttrs) == 40, "as the vendor lays it out");

#pragma GCC visibility push(default)
CNresult cnCreateNotifier(CNnotifier *phnotifier, unsigned int flags);
CNresult cnCreateQueue(CNqueue *phqueue, unsigned int flags);
CNresult cnCreateQueueWithPriority(CNqueue *phqueue, unsigned int flags, int priority);
CNresult cnCtxCreate(CNcontext *pctx, unsigned int flags, CNdev dev);
CNresult cnCtxDestroy(CNcontext ctx);
CNresult cnCtxGetConfig(long long *config, CNCtxConfig type);
CNresult cnCtxGetCurrent(CNcontext *pctx);
CNresult cnCtxGetDevice(CNdev *dev);
CNresult cnCtxGetFlags(unsigned int *flags);
CNresult cnCtxGetQueuePriorityRange(int *least, int *most);
CNresult cnCtxSetConfig(CNCtxConfig type, long long config);
CNresult cnCtxSetCurrent(CNcontext ctx);
CNresult cnCtxSync(void);
CNresult cnDestroyNotifier(CNnotifier hnotifier);
CNresult cnDestroyQueue(CNqueue hqueue);
CNresult cnDeviceCanPeerAble(int *canPeer, CNdev source, CNdev target);
CNresult cnDeviceGet(CNdev *dev, int ordinal);
CNresult cnDeviceGetAttribute(int *pi, CNdevice_attribute attrib, CNdev dev);
CNresult cnDeviceGetByPCIBusId(CNdev *dev, const char *pciBusId);
CNresult cnDeviceGetByUuidStr(CNdev *dev, const char *uuid);
CNresult cnDeviceGetCount(int *count);
CNresult cnDeviceGetDefaultMemPool(CNmemoryPool *pool, CNdev dev);
CNresult cnDeviceGetMemPool(CNmemoryPool *pool, CNdev dev);
CNresult cnDeviceGetName(char *name, unsigned int len, CNdev dev);
CNresult cnDeviceGetPCIBusId(char *pciBusId, int len, CNdev dev);
CNresult cnDeviceGetUuid(CNuuid *uuid, CNdev dev);
CNresult cnDeviceGetUuidStr(char *uuid, int len, CNdev dev);
CNresult cnDeviceSetMemPool(CNdev dev, CNmemoryPool pool);
CNresult cnDeviceTotalMem(uint64_t *bytes, CNdev dev);
CNresult cnDriverGetVersion(int *major, int *minor, int *patch);
CNresult cnFree(CNaddr ptr);
CNresult cnFreeHost(void *ptr);
CNresult cnGetDriverVersion(int *major, int *minor, int *patch);
CNresult cnGetErrorName(CNresult error, const char **text);
CNresult cnGetErrorString(CNresult error, const char **text);
CNresult cnGetExportFunction(const char *name, const void **func);
CNresult cnGetLibVersion(int *major, int *minor, int *patch);
CNresult cnInit(unsigned int flags);
CNresult cnInvokeHostFunc(CNqueue hqueue, CNhostFn fn, void *userData);
CNresult cnInvokeKernel(CNkernel hkernel, unsigned int dimx, unsigned int dimy, unsigned int dimz,
		KernelClass c, unsigned int reserve, CNqueue hqueue, void **kernelParams,
		void **extra);
CNresult cnInvokeKernelEx(const CNinvokeConfig *config, CNkernel hkernel, void **kernelParams,
		void **extra);
CNresult cnIpcCloseMemHandle(CNaddr ptr);
CNresult cnIpcGetMemHandle(CNIpcMemHandle *handle, CNaddr ptr);
CNresult cnIpcOpenMemHandle(CNaddr *ptr, CNIpcMemHandle handle, unsigned int flags);
CNresult cnMalloc(CNaddr *ptr, uint64_t bytes);
CNresult cnMallocConstant(CNaddr *ptr, uint64_t bytes);
CNresult cnMallocFrameBuffer(CNaddr *ptr, uint64_t bytes, int node);
CNresult cnMallocHost(void **ptr, uint64_t bytes);
CNresult cnMallocNode(CNaddr *ptr, uint64_t bytes, int node);
CNresult cnMallocNodeConstant(CNaddr *ptr, uint64_t bytes, int node);
CNresult cnMallocPeerAble(CNaddr *ptr, uint64_t bytes);
CNresult cnMallocSecurity(CNaddr *ptr, uint64_t bytes);
CNresult cnMemAddressFree(CNaddr ptr, uint64_t size);
CNresult cnMemAddressReserve(CNaddr *ptr, uint64_t size, uint64_t alignment, CNaddr start,
		uint64_t flags);
CNresult cnMemAllocAsync(CNaddr *ptr, size_t size, CNqueue hqueue);
CNresult cnMemAllocFromPoolAsync(CNaddr *ptr, size_t size, CNmemoryPool pool, CNqueue hqueue);
CNresult cnMemCreate(CNmemGenericAllocationHandle *handle, uint64_t size, CNmemAllocationProp *prop,
		uint64_t flags);
CNresult cnMemExportToShareableHandle(void *shareable, CNmemGenericAllocationHandle handle,
		CNmemAllocationHandleType type, uint64_t flags);
CNresult cnMemFreeAsync(CNaddr ptr, CNqueue hqueue);
CNresult cnMemGetAddressRange(CNaddr *base, uint64_t *bytes, const CNaddr ptr);
CNresult cnMemGetAllocationGranularity(uint64_t *granularity, CNmemAllocationProp *prop,
		CNmemAllocationGranularity options);
CNresult cnMemGetAllocationPropertiesFromHandle(CNmemAllocationProp *prop,
		CNmemGenericAllocationHandle handle);
CNresult cnMemGetInfo(uint64_t *free, uint64_t *total);
CNresult cnMemGetNodeInfo(uint64_t *free, uint64_t *total, int node);
CNresult cnMemImportFromShareableHandle(CNmemGenericAllocationHandle *handle, void *shareable,
		CNmemAllocationHandleType type);
CNresult cnMemMap(CNaddr ptr, uint64_t size, uint64_t offset, CNmemGenericAllocationHandle handle,
		uint64_t flags);
CNresult cnMemMerge(CNaddr *merged, unsigned int count, const CNaddr *ptrs);
CNresult cnMemPoolCreate(CNmemoryPool *pool, CNmemPoolProps *props);
CNresult cnMemPoolDestroy(CNmemoryPool pool);
CNresult cnMemPoolGetAttribute(CNmemoryPool pool, CNmemPoolAttribute attr, void *value);
CNresult cnMemPoolSetAttribute(CNmemoryPool pool, CNmemPoolAttribute attr, void *value);
CNresult cnMemPoolTrimTo(CNmemoryPool pool, size_t keep);
CNresult cnMemRelease(CNmemGenericAllocationHandle handle);
CNresult cnMemRetainAllocationHandle(CNmemGenericAllocationHandle *handle, CNaddr ptr);
CNresult cnMemSetAccess(CNaddr ptr, uint64_t size, CNmemAccessDesc *desc, uint64_t count);
CNresult cnMemUnmap(CNaddr ptr, uint64_t size);
CNresult cnMemcpy(CNaddr dst, CNaddr src, uint64_t bytes);
CNresult cnMemcpy2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch, uint64_t width,
		uint64_t height);
CNresult cnMemcpy2DAsync(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch, uint64_t width,
		uint64_t height, CNqueue hqueue);
CNresult cnMemcpy3D(CNmemcpy3dParam *p);
CNresult cnMemcpy3DAsync(const CNmemcpy3dParam *p, CNqueue hqueue);
CNresult cnMemcpyAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyAsync_V2(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyAsync_V3(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyDtoD(CNaddr dst, CNaddr src, uint64_t bytes);
CNresult cnMemcpyDtoD2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch, uint64_t width,
		uint64_t height);
CNresult cnMemcpyDtoD3D(CNmemcpy3dParam *p);
CNresult cnMemcpyDtoDAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyDtoH(void *dst, CNaddr src, uint64_t bytes);
CNresult cnMemcpyDtoHAsync(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyDtoHAsync_V2(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyHtoD(CNaddr dst, const void *src, uint64_t bytes);
CNresult cnMemcpyHtoDAsync(CNaddr dst, const void *src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyHtoDAsync_V2(CNaddr dst, const void *src, uint64_t bytes, CNqueue hqueue);
CNresult cnMemcpyPeer(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx, uint64_t bytes);
CNresult cnMemcpyPeerAsync(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx,
		uint64_t bytes, CNqueue hqueue);
CNresult cnMemsetD16(CNaddr ptr, unsigned short value, uint64_t count);
CNresult cnMemsetD16Async(CNaddr ptr, unsigned short value, uint64_t count, CNqueue hqueue);
CNresult cnMemsetD32(CNaddr ptr, unsigned int value, uint64_t count);
CNresult cnMemsetD32Async(CNaddr ptr, unsigned int value, uint64_t count, CNqueue hqueue);
CNresult cnMemsetD8(CNaddr ptr, unsigned char value, uint64_t count);
CNresult cnMemsetD8Async(CNaddr ptr, unsigned char value, uint64_t count, CNqueue hqueue);
CNresult cnMmap(CNaddr ptr, void **host, uint64_t size);
CNresult cnMmapCached(CNaddr ptr, void **host, uint64_t size);
CNresult cnModuleGetKernel(CNmodule hmod, const char *name, CNkernel *phkernel);
CNresult cnModuleGetSymbol(CNmodule hmod, const char *name, CNaddr *ptr, uint64_t *bytes);
CNresult cnModuleLoad(const char *fname, CNmodule *phmod);
CNresult cnModuleLoadFatBinary(const void *fatBin, CNmodule *phmod);
CNresult cnModuleQueryFatBinaryMemoryUsage(const void *fatBin, size_t *bytes);
CNresult cnModuleQueryMemoryUsage(const char *path, size_t *bytes);
CNresult cnModuleUnload(CNmodule hmod);
CNresult cnMunmap(void *host, uint64_t size);
CNresult cnNotifierElapsedExecTime(float *milliseconds, CNnotifier start, CNnotifier end);
CNresult cnNotifierElapsedTime(float *milliseconds, CNnotifier start, CNnotifier end);
CNresult cnPlaceNotifier(CNnotifier hnotifier, CNqueue hqueue);
CNresult cnPlaceNotifierWithFlags(CNnotifier hnotifier, CNqueue hqueue, unsigned int flags);
CNresult cnQueryNotifier(CNnotifier hnotifier);
CNresult cnQueryQueue(CNqueue hqueue);
CNresult cnQueueAddCallback(CNqueue hqueue, CNqueueCallback callback, void *userData,
		unsigned int flags);
CNresult cnQueueBeginCapture(CNqueue hqueue, CNqueueCaptureMode mode);
CNresult cnQueueEndCapture(CNqueue hqueue, CNtaskTopo *topo);
CNresult cnQueueGetContext(CNqueue hqueue, CNcontext *pctx);
CNresult cnQueueGetPriority(CNqueue hqueue, int *priority);
CNresult cnQueueIsCapturing(CNqueue hqueue, CNqueueCaptureStatus *status);
CNresult cnQueueSync(CNqueue hqueue);
CNresult cnQueueWaitNotifier(CNqueue hqueue, CNnotifier hnotifier);
CNresult cnQueueWaitNotifierWithFlags(CNqueue hqueue, CNnotifier hnotifier, unsigned int flags);
CNresult cnSharedContextAcquire(CNcontext *pctx, CNdev dev);
CNresult cnSharedContextGetState(CNdev dev, unsigned int *flags, int *active);
CNresult cnSharedContextRelease(CNdev dev);
CNresult cnSharedContextReset(CNdev dev);
CNresult cnSharedContextSetFlags(CNdev dev, unsigned int flags);
CNresult cnTaskTopoCreate(CNtaskTopo *topo, unsigned int flags);
CNresult cnTaskTopoDestroy(CNtaskTopo topo);
CNresult cnTaskTopoEntityDestroy(CNtaskTopoEntity entity);
CNresult cnTaskTopoEntityInvoke(CNtaskTopoEntity entity, CNqueue hqueue);
CNresult cnTaskTopoInstantiate(CNtaskTopoEntity *entity, CNtaskTopo topo, CNtaskTopoNode *errorNode,
		char *logBuffer, size_t bufferSize);
CNresult cnTaskTopoUpload(CNtaskTopoEntity entity, CNqueue hqueue);
CNresult cnThreadExchangeQueueCaptureMode(CNqueueCaptureMode *mode);
CNresult cnWaitNotifier(CNnotifier hnotifier);
CNresult cnZmalloc(CNaddr *ptr, uint64_t bytes);
CNresult cnZmallocNode(CNaddr *ptr, uint64_t bytes, int node);
#pragma GCC visibility pop

#endif
