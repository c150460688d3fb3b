/* Made by `porter gen --backend metax`. Do not edit. */
/*
 * api.h: what libmcruntime.so exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * mcruntime.h of specs/metax
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct dim3;
struct mcDeviceProp_t;
struct mcFuncAttributes;
struct mcPointerAttribute_t;
struct mcMemAllocNodeParams;
struct mcKernelNodeParams;
struct mcMemsetParams;
struct mcHostNodeParams;
struct mcIpcMemHandle_t;
struct mcMemLocation;
struct mcMemAllocationProp;
struct mcMemAccessDesc;
struct mcMemPoolProps;
struct mcMulticastObjectProp;
struct MCstream_st;
struct MCevent_st;
struct MCctx_st;
struct MCmodule_st;
struct MCfunction_st;
struct MCmempool_st;
struct MCgraph_st;
struct MCgraphNode_st;
struct MCgraphExec_st;
struct mcLaunchConfig_t;
struct mcLaunchConfigExtension;

enum mcError_t {
	mcSuccess = 0,
	mcErrorInvalidValue = 1,
	mcErrorMemoryAllocation = 2,
	mcErrorInitializationError = 3,
	mcErrorNoDevice = 100,
	mcErrorInvalidDevice = 101,
	mcErrorDeviceUninitialized = 201,
	mcErrorSymbolNotFound = 500,
	mcErrorNotReady = 600,
	mcErrorNotSupported = 801,
};

enum mcMemcpyKind { mcMemcpyDeviceToDevice = 3 };

enum mcMemPoolAttr {
	mcMemPoolAttrReleaseThreshold = 4,
	mcMemPoolAttrReservedMemCurrent = 5,
	mcMemPoolAttrReservedMemHigh = 6,
	mcMemPoolAttrUsedMemCurrent = 7,
	mcMemPoolAttrUsedMemHigh = 8,
};

enum mcMemLocationType { mcMemLocationTypeDevice = 1 };
enum mcMemAllocationHandleType { mcMemHandleTypePosixFileDescriptor = 1 };
enum mcStreamCaptureMode { mcStreamCaptureModeGlobal = 0 };
enum mcStreamCaptureStatus { mcStreamCaptureStatusNone = 0 };
enum mcGraphInstantiateFlags { mcGraphInstantiateFlagUpload = 2 };
typedef enum mcError_t mcError_t;
typedef enum mcMemcpyKind mcMemcpyKind;
typedef enum mcMemPoolAttr mcMemPoolAttr;
typedef enum mcMemLocationType mcMemLocationType;
typedef enum mcMemAllocationHandleType mcMemAllocationHandleType;
typedef enum mcStreamCaptureMode mcStreamCaptureMode;
typedef enum mcStreamCaptureStatus mcStreamCaptureStatus;
typedef struct dim3 dim3;
typedef struct mcDeviceProp_t mcDeviceProp_t;
typedef struct mcFuncAttributes mcFuncAttributes;
typedef struct mcPointerAttribute_t mcPointerAttribute_t;
typedef struct mcMemAllocNodeParams mcMemAllocNodeParams;
typedef struct mcKernelNodeParams mcKernelNodeParams;
typedef struct mcMemsetParams mcMemsetParams;
typedef struct mcHostNodeParams mcHostNodeParams;
typedef struct mcIpcMemHandle_t mcIpcMemHandle_t;
typedef struct mcMemLocation mcMemLocation;
typedef struct mcMemAllocationProp mcMemAllocationProp;
typedef struct mcMemAccessDesc mcMemAccessDesc;
typedef struct mcMemPoolProps mcMemPoolProps;
typedef struct mcMulticastObjectProp mcMulticastObjectProp;
typedef unsigned long long mcMemGenericAllocationHandle_t;
typedef int mcDevice_t;
typedef void *mcDeviceptr_t;
typedef struct MCstream_st *mcStream_t;
typedef struct MCevent_st *mcEvent_t;
typedef struct MCctx_st *mcCtx_t;
typedef struct MCmodule_st *mcModule_t;
typedef struct MCfunction_st *mcFunction_t;
typedef struct MCmempool_st *mcMemPool_t;
typedef struct MCgraph_st *mcGraph_t;
typedef struct MCgraphNode_st *mcGraphNode_t;
typedef struct MCgraphExec_st *mcGraphExec_t;
typedef void (*mcHostFn_t)(void *);
typedef void (*mcStreamCallback_t)(mcStream_t, mcError_t, void *);
typedef struct mcLaunchConfig_t mcLaunchConfig_t;
typedef struct mcLaunchConfigExtension mcLaunchConfigExtension;

struct dim3 {
	uint32_t x;
	uint32_t y;
	uint32_t z;
};

struct mcIpcMemHandle_t {
	char reserved[64];
};

struct mcMemLocation {
	mcMemLocationType type;
	int id;
};

struct mcMemAllocationProp {
	int type;
	mcMemAllocationHandleType requestedHandleTypes;
	mcMemLocation location;
	void *win32HandleMetaData;
	struct {
		unsigned char compressionType;
		unsigned char gpuDirectRDMACapable;
		unsigned short usage;
		unsigned char reserved[4];
	} allocFlags;
};

struct mcMemPoolProps {
	int allocType;
	mcMemAllocationHandleType handleTypes;
	mcMemLocation location;
	void *win32SecurityAttributes;
	unsigned char reserved[64];
};

struct mcMulticastObjectProp {
	unsigned int numDevices;
	size_t size;
	unsigned long long handleTypes;
	unsigned long long flags;
};

struct mcLaunchConfig_t {
	dim3 gridDim;
	dim3 blockDim;
	size_t dynamicSmemBytes;
	mcStream_t stream;
	void *attrs;
	unsigned int numAttrs;
};

struct mcLaunchConfigExtension {
	unsigned int gridDimX;
	unsigned int gridDimY;
	unsigned int gridDimZ;
	unsigned int blockDimX;
	unsigned int blockDimY;
	unsigned int blockDimZ;
	unsigned int sharedMemBytes;
	mcStream_t hStream;
	void *attrs;
	unsigned int numAttrs;
};

_Static_assert(sizeof(struct dim3) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct dim3, x) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct dim3, y) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct dim3, z) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct mcIpcMemHandle_t) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct mcIpcMemHandle_t, reserved) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct mcMemLocation) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMemLocation, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMemLocation, id) == 4, "as the vendor lays it out");
_Static_assert(sizeof(struct mcMemAllocationProp) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMemAllocationProp, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMemAllocationProp, requestedHandleTypes) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcMemAllocationProp, location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMemAllocationProp, win32HandleMetaData) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcMemAllocationProp, allocFlags) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct mcMemPoolProps) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMemPoolProps, allocType) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMemPoolProps, handleTypes) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMemPoolProps, location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMemPoolProps, win32SecurityAttributes) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcMemPoolProps, reserved) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct mcMulticastObjectProp) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMulticastObjectProp, numDevices) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcMulticastObjectProp, size) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct mcMulticastObjectProp, handleTypes) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcMulticastObjectProp, flags) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct mcLaunchConfig_t) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfig_t, gridDim) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfig_t, blockDim) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfig_t, dynamicSmemBytes) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfig_t, stream) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfig_t, attrs) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfig_t, numAttrs) == 48, "as the vendor lays it out");
_Static_assert(sizeof(struct mcLaunchConfigExtension) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, gridDimX) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, gridDimY) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, gridDimZ) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, blockDimX) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, blockDimY) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, blockDimZ) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, sharedMemBytes) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, hStream) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, attrs) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct mcLaunchConfigExtension, numAttrs) == 48,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
mcError_t mcCtxCreate(mcCtx_t *ctx, unsigned int flags, mcDevice_t device);
mcError_t mcCtxDestroy(mcCtx_t ctx);
mcError_t mcCtxGetCurrent(mcCtx_t *ctx);
mcError_t mcCtxGetDevice(mcDevice_t *device);
mcError_t mcCtxPopCurrent(mcCtx_t *ctx);
mcError_t mcCtxPushCurrent(mcCtx_t ctx);
mcError_t mcCtxSetCurrent(mcCtx_t ctx);
mcError_t mcCtxSynchronize(void);
mcError_t mcDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId);
mcError_t mcDeviceDisablePeerAccess(int peerDeviceId);
mcError_t mcDeviceEnableAccessPeer(int peerDeviceId, unsigned int flags);
mcError_t mcDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags);
mcError_t mcDeviceGet(mcDevice_t *device, int ordinal);
mcError_t mcDeviceGetAttribute(int *pi, int attr, int deviceId);
mcError_t mcDeviceGetByPCIBusId(int *device, const char *pciBusId);
mcError_t mcDeviceGetDefaultMemPool(mcMemPool_t *mem_pool, int device);
mcError_t mcDeviceGetName(char *name, int len, mcDevice_t device);
mcError_t mcDeviceGetPCIBusId(char *pciBusId, int len, int device);
mcError_t mcDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
mcError_t mcDevicePrimaryCtxGetState(mcDevice_t dev, unsigned int *flags, int *active);
mcError_t mcDevicePrimaryCtxRelease(mcDevice_t dev);
mcError_t mcDevicePrimaryCtxReset(mcDevice_t dev);
mcError_t mcDevicePrimaryCtxRetain(mcCtx_t *pctx, mcDevice_t dev);
mcError_t mcDeviceReset(void);
mcError_t mcDeviceSetLimit(int limit, size_t value);
mcError_t mcDeviceSynchronize(void);
mcError_t mcDeviceTotalMem(size_t *bytes, mcDevice_t device);
mcError_t mcDriverGetVersion(int *driverVersion);
mcError_t mcEventCreate(mcEvent_t *event);
mcError_t mcEventCreateWithFlags(mcEvent_t *event, unsigned int flags);
mcError_t mcEventDestroy(mcEvent_t event);
mcError_t mcEventElapsedTime(float *ms, mcEvent_t start, mcEvent_t stop);
mcError_t mcEventQuery(mcEvent_t event);
mcError_t mcEventRecord(mcEvent_t event, mcStream_t stream);
mcError_t mcEventRecordWithFlags(mcEvent_t event, mcStream_t stream, unsigned int flags);
mcError_t mcEventSynchronize(mcEvent_t event);
mcError_t mcExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags);
mcError_t mcFree(void *ptr);
mcError_t mcFreeAsync(void *dev_ptr, mcStream_t stream);
mcError_t mcFreeHost(void *ptr);
mcError_t mcFuncGetAttribute(int *value, int attrib, mcFunction_t hfunc);
mcError_t mcFuncGetAttributes(mcFuncAttributes *attr, const void *func);
mcError_t mcFuncSetAttribute(const void *func, int attr, int value);
mcError_t mcGetDevice(int *deviceId);
mcError_t mcGetDeviceCount(int *count);
mcError_t mcGetDeviceProperties(mcDeviceProp_t *prop, int deviceId);
const char *mcGetErrorName(mcError_t error);
const char *mcGetErrorString(mcError_t error);
mcError_t mcGetLastError(void);
mcError_t mcGraphAddDependencies(mcGraph_t graph, const mcGraphNode_t *from,
		const mcGraphNode_t *to, size_t numDependencies);
mcError_t mcGraphAddEmptyNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies);
mcError_t mcGraphAddHostNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		const mcHostNodeParams *pNodeParams);
mcError_t mcGraphAddKernelNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		const mcKernelNodeParams *pNodeParams);
mcError_t mcGraphAddMemAllocNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		mcMemAllocNodeParams *pNodeParams);
mcError_t mcGraphAddMemFreeNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies, void *dev_ptr);
mcError_t mcGraphAddMemcpyNode1D(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *src, size_t count, mcMemcpyKind kind);
mcError_t mcGraphAddMemsetNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		const mcMemsetParams *pMemsetParams);
mcError_t mcGraphCreate(mcGraph_t *pGraph, unsigned int flags);
mcError_t mcGraphDestroy(mcGraph_t graph);
mcError_t mcGraphExecDestroy(mcGraphExec_t graphExec);
mcError_t mcGraphGetNodes(mcGraph_t graph, mcGraphNode_t *nodes, size_t *numNodes);
mcError_t mcGraphInstantiate(mcGraphExec_t *pGraphExec, mcGraph_t graph, mcGraphNode_t *pErrorNode,
		char *pLogBuffer, size_t bufferSize);
mcError_t mcGraphInstantiateWithFlags(mcGraphExec_t *pGraphExec, mcGraph_t graph,
		unsigned long long flags);
mcError_t mcGraphLaunch(mcGraphExec_t graphExec, mcStream_t stream);
mcError_t mcHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags);
mcError_t mcHostGetFlags(unsigned int *flagsPtr, void *hostPtr);
mcError_t mcHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags);
mcError_t mcHostUnregister(void *hostPtr);
mcError_t mcInit(unsigned int flags);
mcError_t mcIpcCloseMemHandle(void *devPtr);
mcError_t mcIpcGetMemHandle(mcIpcMemHandle_t *handle, void *devPtr);
mcError_t mcIpcOpenMemHandle(void **devPtr, mcIpcMemHandle_t handle, unsigned int flags);
mcError_t mcLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, mcStream_t stream);
mcError_t mcLaunchHostFunc(mcStream_t stream, mcHostFn_t fn, void *userData);
mcError_t mcLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks, void **args,
		size_t sharedMemBytes, mcStream_t stream);
mcError_t mcLaunchKernelExC(const mcLaunchConfig_t *config, const void *func, void **args);
mcError_t mcMalloc(void **ptr, size_t size);
mcError_t mcMallocAsync(void **dev_ptr, size_t size, mcStream_t stream);
mcError_t mcMallocFromPoolAsync(void **dev_ptr, size_t size, mcMemPool_t mem_pool,
		mcStream_t stream);
mcError_t mcMallocHost(void **ptr, size_t size, unsigned int flags);
mcError_t mcMallocManaged(void **dev_ptr, size_t size, unsigned int flags);
mcError_t mcMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height);
mcError_t mcMemAddressFree(void *devPtr, size_t size);
mcError_t mcMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags);
mcError_t mcMemAdvise(const void *dev_ptr, size_t count, int advice, int device);
mcError_t mcMemAllocAsync(mcDeviceptr_t *dev_ptr, size_t size, mcStream_t stream);
mcError_t mcMemCreate(mcMemGenericAllocationHandle_t *handle, size_t size,
		const mcMemAllocationProp *prop, unsigned long long flags);
mcError_t mcMemExportToShareableHandle(void *shareableHandle, mcMemGenericAllocationHandle_t handle,
		mcMemAllocationHandleType handleType, unsigned long long flags);
mcError_t mcMemFreeAsync(mcDeviceptr_t dev_ptr, mcStream_t stream);
mcError_t mcMemGetAddressRange(mcDeviceptr_t *pbase, size_t *psize, mcDeviceptr_t dptr);
mcError_t mcMemGetAllocationGranularity(size_t *granularity, const mcMemAllocationProp *prop,
		int option);
mcError_t mcMemGetHandleForAddressRange(void *handle, mcDeviceptr_t dptr, size_t size,
		int handleType, unsigned long long flags);
mcError_t mcMemGetInfo(size_t *free, size_t *total);
mcError_t mcMemImportFromShareableHandle(mcMemGenericAllocationHandle_t *handle, void *osHandle,
		mcMemAllocationHandleType shHandleType);
mcError_t mcMemMap(void *ptr, size_t size, size_t offset, mcMemGenericAllocationHandle_t handle,
		unsigned long long flags);
mcError_t mcMemPoolCreate(mcMemPool_t *mem_pool, const mcMemPoolProps *pool_props);
mcError_t mcMemPoolDestroy(mcMemPool_t mem_pool);
mcError_t mcMemPoolGetAttribute(mcMemPool_t mem_pool, mcMemPoolAttr attr, void *value);
mcError_t mcMemPoolSetAttribute(mcMemPool_t mem_pool, mcMemPoolAttr attr, void *value);
mcError_t mcMemPoolTrimTo(mcMemPool_t mem_pool, size_t min_bytes_to_hold);
mcError_t mcMemRelease(mcMemGenericAllocationHandle_t handle);
mcError_t mcMemRetainAllocationHandle(mcMemGenericAllocationHandle_t *handle, void *addr);
mcError_t mcMemSetAccess(void *ptr, size_t size, const mcMemAccessDesc *desc, size_t count);
mcError_t mcMemUnmap(void *ptr, size_t size);
mcError_t mcMemcpy(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind);
mcError_t mcMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, mcMemcpyKind kind);
mcError_t mcMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, mcMemcpyKind kind, mcStream_t stream);
mcError_t mcMemcpyAsync(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind,
		mcStream_t stream);
mcError_t mcMemcpyDtoD(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes);
mcError_t mcMemcpyDtoDAsync(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes,
		mcStream_t stream);
mcError_t mcMemcpyDtoH(void *dst, mcDeviceptr_t src, size_t sizeBytes);
mcError_t mcMemcpyDtoHAsync(void *dst, mcDeviceptr_t src, size_t sizeBytes, mcStream_t stream);
mcError_t mcMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes, size_t offset,
		mcMemcpyKind kind);
mcError_t mcMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes, size_t offset,
		mcMemcpyKind kind, mcStream_t stream);
mcError_t mcMemcpyHtoD(mcDeviceptr_t dst, void *src, size_t sizeBytes);
mcError_t mcMemcpyHtoDAsync(mcDeviceptr_t dst, void *src, size_t sizeBytes, mcStream_t stream);
mcError_t mcMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes);
mcError_t mcMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, mcStream_t stream);
mcError_t mcMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes, size_t offset,
		mcMemcpyKind kind);
mcError_t mcMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind, mcStream_t stream);
mcError_t mcMemset(void *dst, int value, size_t sizeBytes);
mcError_t mcMemsetAsync(void *dst, int value, size_t sizeBytes, mcStream_t stream);
mcError_t mcMemsetD32Async(mcDeviceptr_t dst, int value, size_t count, mcStream_t stream);
mcError_t mcModuleGetFunction(mcFunction_t *function, mcModule_t module, const char *kname);
mcError_t mcModuleGetGlobal(mcDeviceptr_t *dptr, size_t *bytes, mcModule_t hmod, const char *name);
mcError_t mcModuleLaunchKernel(mcFunction_t f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, mcStream_t stream,
		void **kernelParams, void **extra);
mcError_t mcModuleLaunchKernelEx(const mcLaunchConfigExtension *config, mcFunction_t f,
		void **kernelParams, void **extra);
mcError_t mcModuleLoad(mcModule_t *module, const char *fname);
mcError_t mcModuleLoadData(mcModule_t *module, const void *image);
mcError_t mcModuleLoadDataEx(mcModule_t *module, const void *image, unsigned int numOptions,
		void *options, void **optionValues);
mcError_t mcModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, mcFunction_t f,
		int blockSize, size_t dynSharedMemPerBlk);
mcError_t mcModuleUnload(mcModule_t module);
mcError_t mcMulticastAddDevice(mcMemGenericAllocationHandle_t mcHandle, mcDevice_t dev);
mcError_t mcMulticastBindMem(mcMemGenericAllocationHandle_t mcHandle, size_t mcOffset,
		mcMemGenericAllocationHandle_t memHandle, size_t memOffset, size_t size,
		unsigned long long flags);
mcError_t mcMulticastCreate(mcMemGenericAllocationHandle_t *mcHandle,
		const mcMulticastObjectProp *prop);
mcError_t mcMulticastGetGranularity(size_t *granularity, const mcMulticastObjectProp *prop,
		int option);
mcError_t mcOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *f, int blockSize,
		size_t dynSharedMemPerBlk);
mcError_t mcPeekAtLastError(void);
mcError_t mcPointerGetAttributes(mcPointerAttribute_t *attributes, const void *ptr);
mcError_t mcRuntimeGetVersion(int *runtimeVersion);
mcError_t mcSetDevice(int deviceId);
mcError_t mcStreamAddCallback(mcStream_t stream, mcStreamCallback_t callback, void *userData,
		unsigned int flags);
mcError_t mcStreamBeginCapture(mcStream_t stream, mcStreamCaptureMode mode);
mcError_t mcStreamCreate(mcStream_t *stream);
mcError_t mcStreamCreateWithFlags(mcStream_t *stream, unsigned int flags);
mcError_t mcStreamCreateWithPriority(mcStream_t *stream, unsigned int flags, int priority);
mcError_t mcStreamDestroy(mcStream_t stream);
mcError_t mcStreamEndCapture(mcStream_t stream, mcGraph_t *pGraph);
mcError_t mcStreamGetDevice(mcStream_t stream, mcDevice_t *device);
mcError_t mcStreamGetFlags(mcStream_t stream, unsigned int *flags);
mcError_t mcStreamGetPriority(mcStream_t stream, int *priority);
mcError_t mcStreamIsCapturing(mcStream_t stream, mcStreamCaptureStatus *pCaptureStatus);
mcError_t mcStreamQuery(mcStream_t stream);
mcError_t mcStreamSynchronize(mcStream_t stream);
mcError_t mcStreamWaitEvent(mcStream_t stream, mcEvent_t event, unsigned int flags);
mcError_t mcThreadExchangeStreamCaptureMode(mcStreamCaptureMode *mode);
#pragma GCC visibility pop

#endif
