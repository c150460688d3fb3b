/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libmcruntime, from public programs that call it: names, types and numbers, in
 * porter's own words. Parameters have HIP's names, because its rules use them. Structs that no rule
 * looks into are opaque. Where sources disagree, or where HIP is followed without a source, a
 * comment at the declaration says so.
 */
#include <stddef.h>
#include <stdint.h>

typedef enum mcError_t {
	mcSuccess = 0,
	mcErrorInvalidValue = 1,
	mcErrorMemoryAllocation = 2,	/* sources that carry HIP's names over call it mcErrorOutOfMemory */
	mcErrorInitializationError = 3,
	mcErrorNoDevice = 100,
	mcErrorInvalidDevice = 101,
	mcErrorDeviceUninitialized = 201,	/* HIP's InvalidContext; mcErrorInvalidContext itself is 10025 */
	mcErrorSymbolNotFound = 500,
	mcErrorNotReady = 600,
	mcErrorNotSupported = 801,
	mcErrorStreamCaptureUnsupported = 900,
	mcErrorUnknown = 999
} mcError_t;
typedef enum mcMemcpyKind { mcMemcpyHostToHost, mcMemcpyHostToDevice, mcMemcpyDeviceToHost, mcMemcpyDeviceToDevice, mcMemcpyDefault } mcMemcpyKind;
/* Names are known, numbers taken as HIP's and CUDA's, which agree. */
typedef enum mcMemPoolAttr {
	mcMemPoolAttrReleaseThreshold = 4,
	mcMemPoolAttrReservedMemCurrent,
	mcMemPoolAttrReservedMemHigh,
	mcMemPoolAttrUsedMemCurrent,
	mcMemPoolAttrUsedMemHigh
} mcMemPoolAttr;
typedef enum mcMemLocationType { mcMemLocationTypeInvalid, mcMemLocationTypeDevice } mcMemLocationType;
typedef enum mcMemAllocationHandleType { mcMemHandleTypeNone, mcMemHandleTypePosixFileDescriptor } mcMemAllocationHandleType;
typedef enum mcMemAccessFlags { mcMemAccessFlagsProtNone = 0, mcMemAccessFlagsProtRead = 1, mcMemAccessFlagsProtReadWrite = 3 } mcMemAccessFlags;
typedef enum mcStreamCaptureMode { mcStreamCaptureModeGlobal, mcStreamCaptureModeThreadLocal, mcStreamCaptureModeRelaxed } mcStreamCaptureMode;
typedef enum mcStreamCaptureStatus { mcStreamCaptureStatusNone, mcStreamCaptureStatusActive, mcStreamCaptureStatusInvalidated } mcStreamCaptureStatus;
typedef enum mcGraphInstantiateFlags { mcGraphInstantiateFlagAutoFreeOnLaunch = 1, mcGraphInstantiateFlagUpload = 2 } mcGraphInstantiateFlags;
typedef struct dim3 { uint32_t x, y, z; } dim3;
typedef struct mcDeviceProp_t mcDeviceProp_t;	/* begins with its name; has totalGlobalMem, no source says where */
typedef struct mcFuncAttributes mcFuncAttributes;
typedef struct mcPointerAttribute_t mcPointerAttribute_t;
typedef struct mcMemAllocNodeParams mcMemAllocNodeParams;
typedef struct mcKernelNodeParams mcKernelNodeParams;
typedef struct mcMemsetParams mcMemsetParams;
typedef struct mcHostNodeParams mcHostNodeParams;
typedef struct mcIpcMemHandle_t { char reserved[64]; } mcIpcMemHandle_t;	/* as long as HIP's */
/* The order of the members is known, and is CUDA's. */
typedef struct mcMemLocation { mcMemLocationType type; int id; } mcMemLocation;
typedef struct mcMemAllocationProp {
	int type;
	mcMemAllocationHandleType requestedHandleTypes;
	mcMemLocation location;
	void *win32HandleMetaData;
	struct { unsigned char compressionType, gpuDirectRDMACapable; unsigned short usage; unsigned char reserved[4]; } allocFlags;
} mcMemAllocationProp;
typedef struct mcMemAccessDesc { mcMemLocation location; mcMemAccessFlags flags; } mcMemAccessDesc;
/* As HIP and CUDA have it. */
typedef struct mcMemPoolProps {
	int allocType;
	mcMemAllocationHandleType handleTypes;
	mcMemLocation location;
	void *win32SecurityAttributes;
	unsigned char reserved[64];
} mcMemPoolProps;
typedef struct mcMulticastObjectProp { unsigned int numDevices; size_t size; unsigned long long handleTypes, flags; } mcMulticastObjectProp;
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
typedef void (*mcHostFn_t)(void *userData);
typedef void (*mcStreamCallback_t)(mcStream_t stream, mcError_t status, void *userData);
/* The runtime's as CUDA's, the module's as it is called. */
typedef struct mcLaunchConfig_t { dim3 gridDim, blockDim; size_t dynamicSmemBytes; mcStream_t stream; void *attrs; unsigned int numAttrs; } mcLaunchConfig_t;
typedef struct mcLaunchConfigExtension {
	unsigned int gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
	mcStream_t hStream;
	void *attrs;
	unsigned int numAttrs;
} mcLaunchConfigExtension;

mcError_t mcInit(unsigned int flags);
mcError_t mcDriverGetVersion(int *driverVersion);
mcError_t mcRuntimeGetVersion(int *runtimeVersion);
const char *mcGetErrorName(mcError_t error);
const char *mcGetErrorString(mcError_t error);
mcError_t mcGetLastError(void);
mcError_t mcPeekAtLastError(void);

mcError_t mcDeviceGet(mcDevice_t *device, int ordinal);
mcError_t mcDeviceGetName(char *name, int len, mcDevice_t device);
mcError_t mcDeviceGetPCIBusId(char *pciBusId, int len, int device);
mcError_t mcDeviceGetByPCIBusId(int *device, const char *pciBusId);
mcError_t mcDeviceTotalMem(size_t *bytes, mcDevice_t device);
mcError_t mcDeviceGetAttribute(int *pi, int attr, int deviceId);
mcError_t mcDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
mcError_t mcDeviceSetLimit(int limit, size_t value);
mcError_t mcDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId);
mcError_t mcDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags);
/* so one source; all others the name above */
mcError_t mcDeviceEnableAccessPeer(int peerDeviceId, unsigned int flags);
mcError_t mcDeviceDisablePeerAccess(int peerDeviceId);
mcError_t mcGetDevice(int *deviceId);
mcError_t mcGetDeviceCount(int *count);
mcError_t mcGetDeviceProperties(mcDeviceProp_t *prop, int deviceId);
mcError_t mcSetDevice(int deviceId);
mcError_t mcDeviceReset(void);
mcError_t mcDeviceSynchronize(void);
/* Contexts are taken for other names of the device, as HIP's are. */
mcError_t mcCtxCreate(mcCtx_t *ctx, unsigned int flags, mcDevice_t device);
mcError_t mcCtxDestroy(mcCtx_t ctx);
mcError_t mcCtxGetCurrent(mcCtx_t *ctx);
mcError_t mcCtxSetCurrent(mcCtx_t ctx);
mcError_t mcCtxPushCurrent(mcCtx_t ctx);
mcError_t mcCtxPopCurrent(mcCtx_t *ctx);
mcError_t mcCtxGetDevice(mcDevice_t *device);
mcError_t mcCtxSynchronize(void);
mcError_t mcDevicePrimaryCtxRetain(mcCtx_t *pctx, mcDevice_t dev);
mcError_t mcDevicePrimaryCtxRelease(mcDevice_t dev);
mcError_t mcDevicePrimaryCtxReset(mcDevice_t dev);
mcError_t mcDevicePrimaryCtxGetState(mcDevice_t dev, unsigned int *flags, int *active);

mcError_t mcMalloc(void **ptr, size_t size);
mcError_t mcExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags);
mcError_t mcMallocManaged(void **dev_ptr, size_t size, unsigned int flags);
mcError_t mcMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height);
mcError_t mcFree(void *ptr);
/* some call it with two: the third has a default in C++ */
mcError_t mcMallocHost(void **ptr, size_t size, unsigned int flags);
mcError_t mcFreeHost(void *ptr);
mcError_t mcHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags);
mcError_t mcHostUnregister(void *hostPtr);
mcError_t mcHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags);
mcError_t mcHostGetFlags(unsigned int *flagsPtr, void *hostPtr);
mcError_t mcMemGetInfo(size_t *free, size_t *total);
mcError_t mcMemGetAddressRange(mcDeviceptr_t *pbase, size_t *psize, mcDeviceptr_t dptr);
mcError_t mcMemGetHandleForAddressRange(void *handle, mcDeviceptr_t dptr, size_t size, int handleType, unsigned long long flags);
mcError_t mcPointerGetAttributes(mcPointerAttribute_t *attributes, const void *ptr);
mcError_t mcMemAdvise(const void *dev_ptr, size_t count, int advice, int device);
mcError_t mcIpcGetMemHandle(mcIpcMemHandle_t *handle, void *devPtr);
mcError_t mcIpcOpenMemHandle(void **devPtr, mcIpcMemHandle_t handle, unsigned int flags);
mcError_t mcIpcCloseMemHandle(void *devPtr);

mcError_t mcMallocAsync(void **dev_ptr, size_t size, mcStream_t stream);
mcError_t mcMallocFromPoolAsync(void **dev_ptr, size_t size, mcMemPool_t mem_pool, mcStream_t stream);
mcError_t mcMemAllocAsync(mcDeviceptr_t *dev_ptr, size_t size, mcStream_t stream);
mcError_t mcFreeAsync(void *dev_ptr, mcStream_t stream);
mcError_t mcMemFreeAsync(mcDeviceptr_t dev_ptr, mcStream_t stream);
mcError_t mcDeviceGetDefaultMemPool(mcMemPool_t *mem_pool, int device);
mcError_t mcMemPoolCreate(mcMemPool_t *mem_pool, const mcMemPoolProps *pool_props);
mcError_t mcMemPoolDestroy(mcMemPool_t mem_pool);
mcError_t mcMemPoolGetAttribute(mcMemPool_t mem_pool, mcMemPoolAttr attr, void *value);
mcError_t mcMemPoolSetAttribute(mcMemPool_t mem_pool, mcMemPoolAttr attr, void *value);
mcError_t mcMemPoolTrimTo(mcMemPool_t mem_pool, size_t min_bytes_to_hold);

mcError_t mcMemCreate(mcMemGenericAllocationHandle_t *handle, size_t size, const mcMemAllocationProp *prop, unsigned long long flags);
mcError_t mcMemRelease(mcMemGenericAllocationHandle_t handle);
mcError_t mcMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr, unsigned long long flags);
mcError_t mcMemAddressFree(void *devPtr, size_t size);
mcError_t mcMemMap(void *ptr, size_t size, size_t offset, mcMemGenericAllocationHandle_t handle, unsigned long long flags);
mcError_t mcMemUnmap(void *ptr, size_t size);
mcError_t mcMemSetAccess(void *ptr, size_t size, const mcMemAccessDesc *desc, size_t count);
mcError_t mcMemRetainAllocationHandle(mcMemGenericAllocationHandle_t *handle, void *addr);
mcError_t mcMemExportToShareableHandle(void *shareableHandle, mcMemGenericAllocationHandle_t handle, mcMemAllocationHandleType handleType, unsigned long long flags);
mcError_t mcMemImportFromShareableHandle(mcMemGenericAllocationHandle_t *handle, void *osHandle, mcMemAllocationHandleType shHandleType);
mcError_t mcMemGetAllocationGranularity(size_t *granularity, const mcMemAllocationProp *prop, int option);
mcError_t mcMulticastCreate(mcMemGenericAllocationHandle_t *mcHandle, const mcMulticastObjectProp *prop);
mcError_t mcMulticastAddDevice(mcMemGenericAllocationHandle_t mcHandle, mcDevice_t dev);
mcError_t mcMulticastBindMem(mcMemGenericAllocationHandle_t mcHandle, size_t mcOffset, mcMemGenericAllocationHandle_t memHandle, size_t memOffset, size_t size, unsigned long long flags);
mcError_t mcMulticastGetGranularity(size_t *granularity, const mcMulticastObjectProp *prop, int option);

mcError_t mcMemcpy(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind);
mcError_t mcMemcpyAsync(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind, mcStream_t stream);
mcError_t mcMemcpyHtoD(mcDeviceptr_t dst, void *src, size_t sizeBytes);
mcError_t mcMemcpyDtoH(void *dst, mcDeviceptr_t src, size_t sizeBytes);
mcError_t mcMemcpyDtoD(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes);
mcError_t mcMemcpyHtoDAsync(mcDeviceptr_t dst, void *src, size_t sizeBytes, mcStream_t stream);
mcError_t mcMemcpyDtoHAsync(void *dst, mcDeviceptr_t src, size_t sizeBytes, mcStream_t stream);
mcError_t mcMemcpyDtoDAsync(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes, mcStream_t stream);
mcError_t mcMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes);
mcError_t mcMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes, mcStream_t stream);
mcError_t mcMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, mcMemcpyKind kind);
mcError_t mcMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, mcMemcpyKind kind, mcStream_t stream);
mcError_t mcMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes, size_t offset, mcMemcpyKind kind);
mcError_t mcMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes, size_t offset, mcMemcpyKind kind);
mcError_t mcMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes, size_t offset, mcMemcpyKind kind, mcStream_t stream);
mcError_t mcMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes, size_t offset, mcMemcpyKind kind, mcStream_t stream);
mcError_t mcMemset(void *dst, int value, size_t sizeBytes);
mcError_t mcMemsetAsync(void *dst, int value, size_t sizeBytes, mcStream_t stream);
mcError_t mcMemsetD32Async(mcDeviceptr_t dst, int value, size_t count, mcStream_t stream);

mcError_t mcStreamCreate(mcStream_t *stream);
mcError_t mcStreamCreateWithFlags(mcStream_t *stream, unsigned int flags);
mcError_t mcStreamCreateWithPriority(mcStream_t *stream, unsigned int flags, int priority);
mcError_t mcStreamDestroy(mcStream_t stream);
mcError_t mcStreamQuery(mcStream_t stream);
mcError_t mcStreamSynchronize(mcStream_t stream);
mcError_t mcStreamWaitEvent(mcStream_t stream, mcEvent_t event, unsigned int flags);
mcError_t mcStreamGetPriority(mcStream_t stream, int *priority);
mcError_t mcStreamGetFlags(mcStream_t stream, unsigned int *flags);
mcError_t mcStreamGetDevice(mcStream_t stream, mcDevice_t *device);
mcError_t mcStreamAddCallback(mcStream_t stream, mcStreamCallback_t callback, void *userData, unsigned int flags);
mcError_t mcStreamBeginCapture(mcStream_t stream, mcStreamCaptureMode mode);
mcError_t mcStreamEndCapture(mcStream_t stream, mcGraph_t *pGraph);
/* Seen under the runtime's other prefix, hc, from which one source is built for both. */
mcError_t mcStreamIsCapturing(mcStream_t stream, mcStreamCaptureStatus *pCaptureStatus);
mcError_t mcThreadExchangeStreamCaptureMode(mcStreamCaptureMode *mode);
mcError_t mcEventCreate(mcEvent_t *event);
mcError_t mcEventCreateWithFlags(mcEvent_t *event, unsigned flags);
mcError_t mcEventRecord(mcEvent_t event, mcStream_t stream);
mcError_t mcEventRecordWithFlags(mcEvent_t event, mcStream_t stream, unsigned int flags);
mcError_t mcEventDestroy(mcEvent_t event);
mcError_t mcEventSynchronize(mcEvent_t event);
mcError_t mcEventQuery(mcEvent_t event);
mcError_t mcEventElapsedTime(float *ms, mcEvent_t start, mcEvent_t stop);

mcError_t mcGraphCreate(mcGraph_t *pGraph, unsigned int flags);
mcError_t mcGraphDestroy(mcGraph_t graph);
mcError_t mcGraphInstantiate(mcGraphExec_t *pGraphExec, mcGraph_t graph, mcGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize);
mcError_t mcGraphInstantiateWithFlags(mcGraphExec_t *pGraphExec, mcGraph_t graph, unsigned long long flags);
mcError_t mcGraphLaunch(mcGraphExec_t graphExec, mcStream_t stream);
mcError_t mcGraphExecDestroy(mcGraphExec_t graphExec);
mcError_t mcGraphGetNodes(mcGraph_t graph, mcGraphNode_t *nodes, size_t *numNodes);
mcError_t mcGraphAddMemAllocNode(mcGraphNode_t *pGraphNode, mcGraph_t graph, const mcGraphNode_t *pDependencies, size_t numDependencies, mcMemAllocNodeParams *pNodeParams);
mcError_t mcGraphAddMemFreeNode(mcGraphNode_t *pGraphNode, mcGraph_t graph, const mcGraphNode_t *pDependencies, size_t numDependencies, void *dev_ptr);
mcError_t mcGraphAddKernelNode(mcGraphNode_t *pGraphNode, mcGraph_t graph, const mcGraphNode_t *pDependencies, size_t numDependencies, const mcKernelNodeParams *pNodeParams);
mcError_t mcGraphAddMemcpyNode1D(mcGraphNode_t *pGraphNode, mcGraph_t graph, const mcGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, mcMemcpyKind kind);
mcError_t mcGraphAddMemsetNode(mcGraphNode_t *pGraphNode, mcGraph_t graph, const mcGraphNode_t *pDependencies, size_t numDependencies, const mcMemsetParams *pMemsetParams);
mcError_t mcGraphAddHostNode(mcGraphNode_t *pGraphNode, mcGraph_t graph, const mcGraphNode_t *pDependencies, size_t numDependencies, const mcHostNodeParams *pNodeParams);
mcError_t mcGraphAddEmptyNode(mcGraphNode_t *pGraphNode, mcGraph_t graph, const mcGraphNode_t *pDependencies, size_t numDependencies);
mcError_t mcGraphAddDependencies(mcGraph_t graph, const mcGraphNode_t *from, const mcGraphNode_t *to, size_t numDependencies);

mcError_t mcModuleLoad(mcModule_t *module, const char *fname);
mcError_t mcModuleLoadData(mcModule_t *module, const void *image);
mcError_t mcModuleLoadDataEx(mcModule_t *module, const void *image, unsigned int numOptions, void *options, void **optionValues);
mcError_t mcModuleUnload(mcModule_t module);
mcError_t mcModuleGetFunction(mcFunction_t *function, mcModule_t module, const char *kname);
mcError_t mcModuleGetGlobal(mcDeviceptr_t *dptr, size_t *bytes, mcModule_t hmod, const char *name);
mcError_t mcFuncGetAttributes(mcFuncAttributes *attr, const void *func);
mcError_t mcFuncGetAttribute(int *value, int attrib, mcFunction_t hfunc);
mcError_t mcFuncSetAttribute(const void *func, int attr, int value);
mcError_t mcOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *f, int blockSize, size_t dynSharedMemPerBlk);
mcError_t mcModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, mcFunction_t f, int blockSize, size_t dynSharedMemPerBlk);
mcError_t mcModuleLaunchKernel(mcFunction_t f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, mcStream_t stream, void **kernelParams, void **extra);
mcError_t mcModuleLaunchKernelEx(const mcLaunchConfigExtension *config, mcFunction_t f, void **kernelParams, void **extra);
mcError_t mcLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks, void **args, size_t sharedMemBytes, mcStream_t stream);
mcError_t mcLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX, void **kernelParams, unsigned int sharedMemBytes, mcStream_t stream);
/* sources disagree whether it is exported */
mcError_t mcLaunchKernelExC(const mcLaunchConfig_t *config, const void *func, void **args);
mcError_t mcLaunchHostFunc(mcStream_t stream, mcHostFn_t fn, void *userData);
