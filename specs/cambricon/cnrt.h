/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libcnrt, from its public documentation and from its header as published with
 * other projects (cnrt.h 6.14): names, types and numbers, in porter's own words and order.
 * Parameters have the names of cndrv.h, because its rules use them. Declarations of graphs, casts
 * and quantised numbers are left out. Public sources disagree on the status for unfinished work.
 * The text of the header says cnrtErrorBusy, its enum that this is out of use; both are understood,
 * and the simulated one answers cnrtErrorNotReady.
 */
#include <stddef.h>
#include <stdint.h>

typedef enum {
	cnrtSuccess = 0,
	cnrtErrorNotReady = 1,
	cnrtErrorInit = 100002,
	cnrtErrorNoDevice = 100004,
	cnrtErrorDeviceInvalid = 100005,
	cnrtErrorArgsInvalid = 100006,
	cnrtErrorInvalidResourceHandle = 100014,
	cnrtErrorNotSupport = 100050,
	cnrtErrorOpsNotPermitted = 100051,
	cnrtErrorNoMem = 100100,
	cnrtErrorNotFound = 100301,
	cnrtErrorBusy = 632014,
	cnrtErrorCndrvFuncCall = 632015,
	cnrtErrorNoCnrtContext = 632019,
	cnrtErrorUnknown = 999991
} cnrtRet_t;
/* and wider ones, to 64 */
typedef enum { cnrtFuncTypeMutable = -1, cnrtFuncTypeBlock = 1, cnrtFuncTypeUnion1 = 4 } cnrtFunctionType_t;
/* MiB */
typedef enum { cnrtAttrAvailableGlobalMemorySize = 0x312, cnrtAttrTotalMemSize = 0x405 } cnrtDeviceAttr_t;
typedef enum { cnrtMemcpyHostToDev, cnrtMemcpyDevToDev, cnrtMemcpyDevToHost, cnrtMemcpyHostToHost, cnrtMemcpyPeerToPeer, cnrtMemcpyNoDirection } cnrtMemTransDir_t;
typedef enum { cnrtMemLocationTypeInvalid, cnrtMemLocationTypeDevice } cnrtMemLocationType_t;
typedef enum { cnrtMemAllocationTypeInvalid, cnrtMemAllocationTypeDefault } cnrtMemAllocationType_t;
typedef enum {
	cnrtMemPoolAttrReleaseThreshold = 4,
	cnrtMemPoolAttrReservedMemCurrent,
	cnrtMemPoolAttrReservedMemHigh,
	cnrtMemPoolAttrUsedMemCurrent,
	cnrtMemPoolAttrUsedMemHigh
} cnrtMemPoolAttr_t;
typedef enum { cnrtQueueCaptureStatusNone, cnrtQueueCaptureStatusActive, cnrtQueueCaptureStatusInvalidated } cnrtQueueCaptureStatus_t;
typedef enum { cnrtQueueCaptureModeGlobal, cnrtQueueCaptureModeThreadLocal, cnrtQueueCaptureModeRelaxed } cnrtQueueCaptureMode_t;
typedef struct CNqueue_st *cnrtQueue_t;
typedef struct CNnotifier_st *cnrtNotifier_t;
typedef struct CNmemoryPool_st *cnrtMemPool_t;
typedef struct CNtaskTopo_st *cnrtTaskTopo_t;
typedef struct CNtaskTopoNode_st *cnrtTaskTopoNode_t;
typedef struct CNtaskTopoEntity_st *cnrtTaskTopoEntity_t;
typedef void *cnrtIpcMemHandle;
typedef void (*cnrtHostFn_t)(void *userData);
typedef struct { unsigned int x, y, z; } cnrtDim3_t;
typedef struct { size_t x, y, z; } cnrtPos_t;
typedef struct { size_t pitch; void *ptr; size_t xsize, ysize; } cnrtPitchedPtr_t;
typedef struct { size_t depth, height, width; } cnrtExtent_t;
typedef struct cnrtMemcpy3dParam_st {
	void *dst;
	cnrtPos_t dstPos;
	cnrtPitchedPtr_t dstPtr;
	cnrtExtent_t extent;
	cnrtMemTransDir_t dir;
	void *src;
	cnrtPos_t srcPos;
	cnrtPitchedPtr_t srcPtr;
} cnrtMemcpy3dParam_t;
typedef struct { cnrtMemLocationType_t type; uint32_t id; } cnrtMemLocation_t;
typedef struct cnrtMemPoolProps {
	cnrtMemAllocationType_t type;
	int requestedHandleTypes;
	cnrtMemLocation_t location;
	size_t maxSize;
	unsigned char reserved[64];
} cnrtMemPoolProps_t;
struct cnrtUUID_st { char uuid[16]; };
/* Its third version; members that no rule looks into only have their size. */
typedef struct cnrtDeviceProp_V3 {
	char name[256];
	int totalMem;				/* MiB */
	int dimensions_clocks_and_features[46];
	int availableGlobalMemorySize;		/* MiB */
	struct cnrtUUID_st uuid;
	uint64_t totalGlobalMemSize;		/* bytes */
	int reserved[30];
} cnrtDeviceProp_t;

cnrtRet_t cnrtGetLibVersion(int *major, int *minor, int *patch);
cnrtRet_t cnrtDriverGetVersion(int *major, int *minor, int *patch);
const char *cnrtGetErrorName(cnrtRet_t error);
const char *cnrtGetErrorStr(cnrtRet_t error);
cnrtRet_t cnrtGetLastError(void);
cnrtRet_t cnrtPeekAtLastError(void);

cnrtRet_t cnrtGetDeviceCount(unsigned int *count);
cnrtRet_t cnrtGetDevice(int *ordinal);
cnrtRet_t cnrtSetDevice(int ordinal);
cnrtRet_t cnrtDeviceReset(void);
cnrtRet_t cnrtSyncDevice(void);
cnrtRet_t cnrtSetDeviceFlag(uint32_t flags);
cnrtRet_t cnrtGetDeviceFlag(uint32_t *flags);
cnrtRet_t cnrtDeviceGetAttribute(int *pi, cnrtDeviceAttr_t attrib, int dev);
cnrtRet_t cnrtGetDeviceProperties(void *prop, int dev);
cnrtRet_t cnrtGetDeviceProperties_V2(void *prop, int dev);
cnrtRet_t cnrtGetDeviceProperties_V3(cnrtDeviceProp_t *prop, int dev);
cnrtRet_t cnrtDeviceGetPCIBusId(char *pciBusId, int len, int dev);
cnrtRet_t cnrtDeviceGetByPCIBusId(int *dev, const char *pciBusId);
cnrtRet_t cnrtGetPeerAccessibility(unsigned int *canPeer, int source, int target);
cnrtRet_t cnrtDeviceGetQueuePriorityRange(int *least, int *most);
cnrtRet_t cnrtDeviceGetDefaultMemPool(cnrtMemPool_t *pool, int dev);
cnrtRet_t cnrtDeviceGetMemPool(cnrtMemPool_t *pool, int dev);
cnrtRet_t cnrtDeviceSetMemPool(int dev, cnrtMemPool_t pool);

cnrtRet_t cnrtMemGetInfo(size_t *free, size_t *total);
cnrtRet_t cnrtMalloc(void **ptr, size_t bytes);
cnrtRet_t cnrtMallocConstant(void **ptr, size_t bytes);
cnrtRet_t cnrtFree(void *ptr);
cnrtRet_t cnrtHostMalloc(void **ptr, size_t bytes);
cnrtRet_t cnrtFreeHost(void *ptr);
cnrtRet_t cnrtMmap(void *ptr, void **host, size_t size);
cnrtRet_t cnrtMmapCached(void *ptr, void **host, size_t size);
cnrtRet_t cnrtMunmap(void *host, size_t size);
cnrtRet_t cnrtAcquireMemHandle(cnrtIpcMemHandle *handle, void *ptr);
cnrtRet_t cnrtMapMemHandle(void **ptr, cnrtIpcMemHandle handle, int flags);
cnrtRet_t cnrtUnMapMemHandle(void *ptr);
cnrtRet_t cnrtGetSymbolAddress(void **ptr, const void *symbol);
cnrtRet_t cnrtMemcpy(void *dst, void *src, size_t bytes, cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyAsync(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue, cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyAsync_V2(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue, cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyAsync_V3(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue, cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyPeer(void *dst, int dstDev, void *src, int srcDev, size_t bytes);
cnrtRet_t cnrtMemcpyPeerAsync(void *dst, int dstDev, void *src, int srcDev, size_t bytes, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpy3D(const cnrtMemcpy3dParam_t *p);
cnrtRet_t cnrtMemcpy3DAsync(const cnrtMemcpy3dParam_t *p, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpyFromSymbol(void *dst, const void *symbol, size_t bytes, size_t offset, cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyToSymbol(const void *symbol, const void *src, size_t bytes, size_t offset, cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t bytes, size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpyFromSymbolAsync_V2(void *dst, const void *symbol, size_t bytes, size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t bytes, size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpyToSymbolAsync_V2(const void *symbol, const void *src, size_t bytes, size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemset(void *ptr, int value, size_t bytes);
cnrtRet_t cnrtMemsetAsync(void *ptr, int value, size_t bytes, cnrtQueue_t hqueue);

cnrtRet_t cnrtMemAllocAsync(void **ptr, size_t size, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemAllocFromPoolAsync(void **ptr, size_t size, cnrtMemPool_t pool, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemFreeAsync(void *ptr, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemPoolCreate(cnrtMemPool_t *pool, const cnrtMemPoolProps_t *props);
cnrtRet_t cnrtMemPoolDestroy(cnrtMemPool_t pool);
cnrtRet_t cnrtMemPoolGetAttribute(cnrtMemPool_t pool, cnrtMemPoolAttr_t attr, void *value);
cnrtRet_t cnrtMemPoolSetAttribute(cnrtMemPool_t pool, cnrtMemPoolAttr_t attr, void *value);
cnrtRet_t cnrtMemPoolTrimTo(cnrtMemPool_t pool, size_t keep);

cnrtRet_t cnrtQueueCreate(cnrtQueue_t *phqueue);
cnrtRet_t cnrtQueueCreateWithPriority(cnrtQueue_t *phqueue, unsigned int flags, int priority);
cnrtRet_t cnrtQueueDestroy(cnrtQueue_t hqueue);
cnrtRet_t cnrtQueueQuery(cnrtQueue_t hqueue);
cnrtRet_t cnrtQueueSync(cnrtQueue_t hqueue);
cnrtRet_t cnrtQueueGetPriority(cnrtQueue_t hqueue, int *priority);
cnrtRet_t cnrtQueueWaitNotifier(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue, unsigned int flags);
cnrtRet_t cnrtQueueBeginCapture(cnrtQueue_t hqueue, cnrtQueueCaptureMode_t mode);
cnrtRet_t cnrtQueueEndCapture(cnrtQueue_t hqueue, cnrtTaskTopo_t *topo);
cnrtRet_t cnrtQueueIsCapturing(cnrtQueue_t hqueue, cnrtQueueCaptureStatus_t *status);
cnrtRet_t cnrtThreadExchangeQueueCaptureMode(cnrtQueueCaptureMode_t *mode);
cnrtRet_t cnrtNotifierCreate(cnrtNotifier_t *phnotifier);
cnrtRet_t cnrtNotifierCreateWithFlags(cnrtNotifier_t *phnotifier, unsigned int flags);
cnrtRet_t cnrtNotifierDestroy(cnrtNotifier_t hnotifier);
cnrtRet_t cnrtNotifierElapsedTime(cnrtNotifier_t start, cnrtNotifier_t end, float *milliseconds);
cnrtRet_t cnrtNotifierDuration(cnrtNotifier_t start, cnrtNotifier_t end, float *microseconds);
cnrtRet_t cnrtQueryNotifier(cnrtNotifier_t hnotifier);
cnrtRet_t cnrtPlaceNotifier(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue);
cnrtRet_t cnrtPlaceNotifierWithFlags(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue, unsigned int flags);
cnrtRet_t cnrtWaitNotifier(cnrtNotifier_t hnotifier);

cnrtRet_t cnrtInvokeKernel(const void *hkernel, cnrtDim3_t dim, cnrtFunctionType_t c, void **args, size_t reserved, cnrtQueue_t hqueue);
cnrtRet_t cnrtInvokeHostFunc(cnrtQueue_t hqueue, cnrtHostFn_t fn, void *userData);
cnrtRet_t cnrtTaskTopoCreate(cnrtTaskTopo_t *topo, unsigned int flags);
cnrtRet_t cnrtTaskTopoDestroy(cnrtTaskTopo_t topo);
cnrtRet_t cnrtTaskTopoInstantiate(cnrtTaskTopoEntity_t *entity, cnrtTaskTopo_t topo, cnrtTaskTopoNode_t *errorNode, char *logBuffer, size_t bufferSize);
cnrtRet_t cnrtTaskTopoEntityDestroy(cnrtTaskTopoEntity_t entity);
cnrtRet_t cnrtTaskTopoEntityInvoke(cnrtTaskTopoEntity_t entity, cnrtQueue_t hqueue);
cnrtRet_t cnrtTaskTopoUpload(cnrtTaskTopoEntity_t entity, cnrtQueue_t hqueue);
