/* Made by `porter gen --backend cambricon`. Do not edit. */
/*
 * api.h: what libcnrt.so exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * cnrt.h of specs/cambricon
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct CNqueue_st;
struct CNnotifier_st;
struct CNmemoryPool_st;
struct CNtaskTopo_st;
struct CNtaskTopoNode_st;
struct CNtaskTopoEntity_st;
struct cnrtDim3_t;
struct cnrtPos_t;
struct cnrtPitchedPtr_t;
struct cnrtExtent_t;
struct cnrtMemcpy3dParam_st;
struct cnrtMemLocation_t;
struct cnrtMemPoolProps;
struct cnrtUUID_st;
struct cnrtDeviceProp_V3;

enum cnrtRet_t {
	cnrtSuccess = 0,
	cnrtErrorNotReady = 1,
	cnrtErrorInit = 100002,
	cnrtErrorNoDevice = 100004,
	cnrtErrorDeviceInvalid = 100005,
	cnrtErrorArgsInvalid = 100006,
	cnrtErrorNotSupport = 100050,
	cnrtErrorNoMem = 100100,
	cnrtErrorNotFound = 100301,
	cnrtErrorNoCnrtContext = 632019,
	cnrtErrorUnknown = 999991,
};

enum cnrtFunctionType_t {
	cnrtFuncTypeMutable = -1,
	cnrtFuncTypeBlock = 1,
};

enum cnrtDeviceAttr_t {
	cnrtAttrAvailableGlobalMemorySize = 786,
	cnrtAttrTotalMemSize = 1029,
};

enum cnrtMemTransDir_t {
	cnrtMemcpyDevToDev = 1,
	cnrtMemcpyPeerToPeer = 4,
};

enum cnrtMemLocationType_t { cnrtMemLocationTypeDevice = 1 };
enum cnrtMemAllocationType_t { cnrtMemAllocationTypeDefault = 1 };

enum cnrtMemPoolAttr_t {
	cnrtMemPoolAttrReleaseThreshold = 4,
	cnrtMemPoolAttrReservedMemCurrent = 5,
	cnrtMemPoolAttrReservedMemHigh = 6,
	cnrtMemPoolAttrUsedMemCurrent = 7,
	cnrtMemPoolAttrUsedMemHigh = 8,
};

enum cnrtQueueCaptureStatus_t { cnrtQueueCaptureStatusNone = 0 };
enum cnrtQueueCaptureMode_t { cnrtQueueCaptureModeGlobal = 0 };
typedef enum cnrtRet_t cnrtRet_t;
typedef enum cnrtFunctionType_t cnrtFunctionType_t;
typedef enum cnrtDeviceAttr_t cnrtDeviceAttr_t;
typedef enum cnrtMemTransDir_t cnrtMemTransDir_t;
typedef enum cnrtMemLocationType_t cnrtMemLocationType_t;
typedef enum cnrtMemAllocationType_t cnrtMemAllocationType_t;
typedef enum cnrtMemPoolAttr_t cnrtMemPoolAttr_t;
typedef enum cnrtQueueCaptureStatus_t cnrtQueueCaptureStatus_t;
typedef enum cnrtQueueCaptureMode_t cnrtQueueCaptureMode_t;
typedef struct CNqueue_st *cnrtQueue_t;
typedef struct CNnotifier_st *cnrtNotifier_t;
typedef struct CNmemoryPool_st *cnrtMemPool_t;
typedef struct CNtaskTopo_st *cnrtTaskTopo_t;
typedef struct CNtaskTopoNode_st *cnrtTaskTopoNode_t;
typedef struct CNtaskTopoEntity_st *cnrtTaskTopoEntity_t;
typedef void *cnrtIpcMemHandle;
typedef void (*cnrtHostFn_t)(void *);
typedef struct cnrtDim3_t cnrtDim3_t;
typedef struct cnrtPos_t cnrtPos_t;
typedef struct cnrtPitchedPtr_t cnrtPitchedPtr_t;
typedef struct cnrtExtent_t cnrtExtent_t;
typedef struct cnrtMemcpy3dParam_st cnrtMemcpy3dParam_t;
typedef struct cnrtMemLocation_t cnrtMemLocation_t;
typedef struct cnrtMemPoolProps cnrtMemPoolProps_t;
typedef struct cnrtDeviceProp_V3 cnrtDeviceProp_t;

struct cnrtDim3_t {
	unsigned int x;
	unsigned int y;
	unsigned int z;
};

struct cnrtPos_t {
	size_t x;
	size_t y;
	size_t z;
};

struct cnrtPitchedPtr_t {
	size_t pitch;
	void *ptr;
	size_t xsize;
	size_t ysize;
};

struct cnrtExtent_t {
	size_t depth;
	size_t height;
	size_t width;
};

struct cnrtMemcpy3dParam_st {
	void *dst;
	cnrtPos_t dstPos;
	cnrtPitchedPtr_t dstPtr;
	cnrtExtent_t extent;
	cnrtMemTransDir_t dir;
	void *src;
	cnrtPos_t srcPos;
	cnrtPitchedPtr_t srcPtr;
};

struct cnrtMemLocation_t {
	cnrtMemLocationType_t type;
	uint32_t id;
};

struct cnrtMemPoolProps {
	cnrtMemAllocationType_t type;
	int requestedHandleTypes;
	cnrtMemLocation_t location;
	size_t maxSize;
	unsigned char reserved[64];
};

struct cnrtUUID_st {
	char uuid[16];
};

struct cnrtDeviceProp_V3 {
	char name[256];
	int totalMem;
	int dimensions_clocks_and_features[46];
	int availableGlobalMemorySize;
	struct cnrtUUID_st uuid;
	uint64_t totalGlobalMemSize;
	int reserved[30];
};

_Static_assert(sizeof(struct cnrtDim3_t) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDim3_t, x) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDim3_t, y) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDim3_t, z) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct cnrtPos_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtPos_t, x) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtPos_t, y) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtPos_t, z) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct cnrtPitchedPtr_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtPitchedPtr_t, pitch) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtPitchedPtr_t, ptr) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtPitchedPtr_t, xsize) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtPitchedPtr_t, ysize) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct cnrtExtent_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtExtent_t, depth) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtExtent_t, height) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtExtent_t, width) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct cnrtMemcpy3dParam_st) == 160, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemcpy3dParam_st, dst) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemcpy3dParam_st, dstPos) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemcpy3dParam_st, dstPtr) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemcpy3dParam_st, extent) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemcpy3dParam_st, dir) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemcpy3dParam_st, src) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemcpy3dParam_st, srcPos) == 104, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemcpy3dParam_st, srcPtr) == 128, "as the vendor lays it out");
_Static_assert(sizeof(struct cnrtMemLocation_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemLocation_t, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemLocation_t, id) == 4, "as the vendor lays it out");
_Static_assert(sizeof(struct cnrtMemPoolProps) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemPoolProps, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemPoolProps, requestedHandleTypes) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemPoolProps, location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemPoolProps, maxSize) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtMemPoolProps, reserved) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct cnrtUUID_st) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtUUID_st, uuid) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct cnrtDeviceProp_V3) == 592, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDeviceProp_V3, name) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDeviceProp_V3, totalMem) == 256, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDeviceProp_V3, dimensions_clocks_and_features) == 260,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDeviceProp_V3, availableGlobalMemorySize) == 444,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDeviceProp_V3, uuid) == 448, "as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDeviceProp_V3, totalGlobalMemSize) == 464,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cnrtDeviceProp_V3, reserved) == 472, "as the vendor lays it out");

#pragma GCC visibility push(default)
cnrtRet_t cnrtAcquireMemHandle(cnrtIpcMemHandle *handle, void *ptr);
cnrtRet_t cnrtDeviceGetAttribute(int *pi, cnrtDeviceAttr_t attrib, int dev);
cnrtRet_t cnrtDeviceGetByPCIBusId(int *dev, const char *pciBusId);
cnrtRet_t cnrtDeviceGetDefaultMemPool(cnrtMemPool_t *pool, int dev);
cnrtRet_t cnrtDeviceGetMemPool(cnrtMemPool_t *pool, int dev);
cnrtRet_t cnrtDeviceGetPCIBusId(char *pciBusId, int len, int dev);
cnrtRet_t cnrtDeviceGetQueuePriorityRange(int *least, int *most);
cnrtRet_t cnrtDeviceReset(void);
cnrtRet_t cnrtDeviceSetMemPool(int dev, cnrtMemPool_t pool);
cnrtRet_t cnrtDriverGetVersion(int *major, int *minor, int *patch);
cnrtRet_t cnrtFree(void *ptr);
cnrtRet_t cnrtFreeHost(void *ptr);
cnrtRet_t cnrtGetDevice(int *ordinal);
cnrtRet_t cnrtGetDeviceCount(unsigned int *count);
cnrtRet_t cnrtGetDeviceFlag(uint32_t *flags);
cnrtRet_t cnrtGetDeviceProperties(void *prop, int dev);
cnrtRet_t cnrtGetDeviceProperties_V2(void *prop, int dev);
cnrtRet_t cnrtGetDeviceProperties_V3(cnrtDeviceProp_t *prop, int dev);
const char *cnrtGetErrorName(cnrtRet_t error);
const char *cnrtGetErrorStr(cnrtRet_t error);
cnrtRet_t cnrtGetLastError(void);
cnrtRet_t cnrtGetLibVersion(int *major, int *minor, int *patch);
cnrtRet_t cnrtGetPeerAccessibility(unsigned int *canPeer, int source, int target);
cnrtRet_t cnrtGetSymbolAddress(void **ptr, const void *symbol);
cnrtRet_t cnrtHostMalloc(void **ptr, size_t bytes);
cnrtRet_t cnrtInvokeHostFunc(cnrtQueue_t hqueue, cnrtHostFn_t fn, void *userData);
cnrtRet_t cnrtInvokeKernel(const void *hkernel, cnrtDim3_t dim, cnrtFunctionType_t c, void **args,
		size_t reserved, cnrtQueue_t hqueue);
cnrtRet_t cnrtMalloc(void **ptr, size_t bytes);
cnrtRet_t cnrtMallocConstant(void **ptr, size_t bytes);
cnrtRet_t cnrtMapMemHandle(void **ptr, cnrtIpcMemHandle handle, int flags);
cnrtRet_t cnrtMemAllocAsync(void **ptr, size_t size, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemAllocFromPoolAsync(void **ptr, size_t size, cnrtMemPool_t pool,
		cnrtQueue_t hqueue);
cnrtRet_t cnrtMemFreeAsync(void *ptr, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemGetInfo(size_t *free, size_t *total);
cnrtRet_t cnrtMemPoolCreate(cnrtMemPool_t *pool, const cnrtMemPoolProps_t *props);
cnrtRet_t cnrtMemPoolDestroy(cnrtMemPool_t pool);
cnrtRet_t cnrtMemPoolGetAttribute(cnrtMemPool_t pool, cnrtMemPoolAttr_t attr, void *value);
cnrtRet_t cnrtMemPoolSetAttribute(cnrtMemPool_t pool, cnrtMemPoolAttr_t attr, void *value);
cnrtRet_t cnrtMemPoolTrimTo(cnrtMemPool_t pool, size_t keep);
cnrtRet_t cnrtMemcpy(void *dst, void *src, size_t bytes, cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpy3D(const cnrtMemcpy3dParam_t *p);
cnrtRet_t cnrtMemcpy3DAsync(const cnrtMemcpy3dParam_t *p, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpyAsync(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyAsync_V2(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyAsync_V3(void *dst, void *src, size_t bytes, cnrtQueue_t hqueue,
		cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyFromSymbol(void *dst, const void *symbol, size_t bytes, size_t offset,
		cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t bytes, size_t offset,
		cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpyFromSymbolAsync_V2(void *dst, const void *symbol, size_t bytes, size_t offset,
		cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpyPeer(void *dst, int dstDev, void *src, int srcDev, size_t bytes);
cnrtRet_t cnrtMemcpyPeerAsync(void *dst, int dstDev, void *src, int srcDev, size_t bytes,
		cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpyToSymbol(const void *symbol, const void *src, size_t bytes, size_t offset,
		cnrtMemTransDir_t dir);
cnrtRet_t cnrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t bytes, size_t offset,
		cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemcpyToSymbolAsync_V2(const void *symbol, const void *src, size_t bytes,
		size_t offset, cnrtMemTransDir_t dir, cnrtQueue_t hqueue);
cnrtRet_t cnrtMemset(void *ptr, int value, size_t bytes);
cnrtRet_t cnrtMemsetAsync(void *ptr, int value, size_t bytes, cnrtQueue_t hqueue);
cnrtRet_t cnrtMmap(void *ptr, void **host, size_t size);
cnrtRet_t cnrtMmapCached(void *ptr, void **host, size_t size);
cnrtRet_t cnrtMunmap(void *host, size_t size);
cnrtRet_t cnrtNotifierCreate(cnrtNotifier_t *phnotifier);
cnrtRet_t cnrtNotifierCreateWithFlags(cnrtNotifier_t *phnotifier, unsigned int flags);
cnrtRet_t cnrtNotifierDestroy(cnrtNotifier_t hnotifier);
cnrtRet_t cnrtNotifierDuration(cnrtNotifier_t start, cnrtNotifier_t end, float *microseconds);
cnrtRet_t cnrtNotifierElapsedTime(cnrtNotifier_t start, cnrtNotifier_t end, float *milliseconds);
cnrtRet_t cnrtPeekAtLastError(void);
cnrtRet_t cnrtPlaceNotifier(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue);
cnrtRet_t cnrtPlaceNotifierWithFlags(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue,
		unsigned int flags);
cnrtRet_t cnrtQueryNotifier(cnrtNotifier_t hnotifier);
cnrtRet_t cnrtQueueBeginCapture(cnrtQueue_t hqueue, cnrtQueueCaptureMode_t mode);
cnrtRet_t cnrtQueueCreate(cnrtQueue_t *phqueue);
cnrtRet_t cnrtQueueCreateWithPriority(cnrtQueue_t *phqueue, unsigned int flags, int priority);
cnrtRet_t cnrtQueueDestroy(cnrtQueue_t hqueue);
cnrtRet_t cnrtQueueEndCapture(cnrtQueue_t hqueue, cnrtTaskTopo_t *topo);
cnrtRet_t cnrtQueueGetPriority(cnrtQueue_t hqueue, int *priority);
cnrtRet_t cnrtQueueIsCapturing(cnrtQueue_t hqueue, cnrtQueueCaptureStatus_t *status);
cnrtRet_t cnrtQueueQuery(cnrtQueue_t hqueue);
cnrtRet_t cnrtQueueSync(cnrtQueue_t hqueue);
cnrtRet_t cnrtQueueWaitNotifier(cnrtNotifier_t hnotifier, cnrtQueue_t hqueue, unsigned int flags);
cnrtRet_t cnrtSetDevice(int ordinal);
cnrtRet_t cnrtSetDeviceFlag(uint32_t flags);
cnrtRet_t cnrtSyncDevice(void);
cnrtRet_t cnrtTaskTopoCreate(cnrtTaskTopo_t *topo, unsigned int flags);
cnrtRet_t cnrtTaskTopoDestroy(cnrtTaskTopo_t topo);
cnrtRet_t cnrtTaskTopoEntityDestroy(cnrtTaskTopoEntity_t entity);
cnrtRet_t cnrtTaskTopoEntityInvoke(cnrtTaskTopoEntity_t entity, cnrtQueue_t hqueue);
cnrtRet_t cnrtTaskTopoInstantiate(cnrtTaskTopoEntity_t *entity, cnrtTaskTopo_t topo,
		cnrtTaskTopoNode_t *errorNode, char *logBuffer, size_t bufferSize);
cnrtRet_t cnrtTaskTopoUpload(cnrtTaskTopoEntity_t entity, cnrtQueue_t hqueue);
cnrtRet_t cnrtThreadExchangeQueueCaptureMode(cnrtQueueCaptureMode_t *mode);
cnrtRet_t cnrtUnMapMemHandle(void *ptr);
cnrtRet_t cnrtWaitNotifier(cnrtNotifier_t hnotifier);
#pragma GCC visibility pop

#endif
