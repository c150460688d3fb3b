/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of SDK 1's runtime, from its public manual: names, types and numbers, in porter's
 * own words. Parameters have HIP's names, because its rules use them. Structs that no rule looks
 * into are opaque. Where only a name is known, or only a program's call, CUDA's numbers and types
 * are used: a comment at the declaration says so.
 */
#include <stddef.h>
#include <stdint.h>

typedef enum suError_t {
	suSuccess = 0,
	suErrorInvalidValue = 1,
	suErrorMemoryAllocation = 2,
	suErrorInvalidConfiguration = 9,
	suErrorInvalidSymbol = 13,
	suErrorNoDevice = 100,
	suErrorAssert = 710,
	suErrorInvalidDevice = 101,	/* from here on CUDA's numbers */
	suErrorNotReady = 600,
	suErrorNotSupported = 801,
	suErrorUnknown = 999
} suError_t;
typedef enum suMemcpyKind { suMemcpyHostToHost, suMemcpyHostToDevice, suMemcpyDeviceToHost, suMemcpyDeviceToDevice, suMemcpyDefault } suMemcpyKind;
typedef enum suStreamCaptureMode { suStreamCaptureModeGlobal, suStreamCaptureModeThreadLocal, suStreamCaptureModeRelaxed } suStreamCaptureMode;
typedef enum suStreamCaptureStatus { suStreamCaptureStatusNone, suStreamCaptureStatusActive, suStreamCaptureStatusInvalidated } suStreamCaptureStatus;
typedef enum suMemArchType { suMemArchTypeDefault } suMemArchType;
typedef enum suMemHandleType { suMemHandleTypeNone, suMemHandleTypePosixFileDescriptor } suMemHandleType;
typedef struct dim3 { uint32_t x, y, z; } dim3;
typedef struct suDeviceProp suDeviceProp;
typedef struct suFuncAttributes suFuncAttributes;
typedef struct suMemcpy3DParms suMemcpy3DParms;
typedef struct suMemcpy3DPeerParms suMemcpy3DPeerParms;
typedef struct suKernelNodeParams suKernelNodeParams;
typedef struct suMemAllocationProp suMemAllocationProp;
typedef struct suMemAccessDesc suMemAccessDesc;
/* These four laid out as CUDA's. */
typedef struct suExtent { size_t width, height, depth; } suExtent;
typedef struct suPitchedPtr { void *ptr; size_t pitch, xsize, ysize; } suPitchedPtr;
typedef struct suIpcMemHandle_t { char reserved[64]; } suIpcMemHandle_t;
typedef struct SUstream_st *suStream_t;
typedef struct suLaunchConfig { dim3 gridDim, blockDim; size_t dynamicSmemBytes; suStream_t stream; void *attrs; unsigned int numAttrs; } suLaunchConfig;
typedef struct suUUID_t { char bytes[16]; } suUUID_t;
typedef int suDevice;
typedef void *suDeviceptr_t;
typedef uint64_t suModule_t;
typedef uint64_t suDevFunc_t;
typedef unsigned long long suMemGenericAllocationHandle_t;
typedef struct SUevent_st *suEvent_t;
typedef struct SUtaskgraph_st *suTaskGraph_t;
typedef struct SUtaskgraphNode_st *suTaskGraphNode_t;
typedef struct SUtaskgraphExec_st *suTaskGraphExec_t;
typedef void (*suHostFn_t)(void *userData);
typedef void (*suStreamCallback_t)(suStream_t stream, suError_t status, void *userData);

suError_t suDriverGetVersion(int *driverVersion);
suError_t suRuntimeGetVersion(int *runtimeVersion);
const char *suGetErrorName(suError_t error);
const char *suGetErrorString(suError_t error);
suError_t suGetLastError(void);
suError_t suPeekAtLastError(void);

suError_t suGetDevice(int *deviceId);
suError_t suGetDeviceCount(int *count);
suError_t suGetDeviceProperties(suDeviceProp *prop, int deviceId);
suError_t suSetDevice(int deviceId);
suError_t suDeviceReset(void);
suError_t suDeviceSynchronize(void);
suError_t suDeviceGetAttribute(int *pi, int attr, int deviceId);
suError_t suDeviceGetP2PAttribute(int *value, int attr, int srcDevice, int dstDevice);
suError_t suDeviceGetPCIBusId(char *pciBusId, int len, int device);
suError_t suDeviceGetByPCIBusId(int *device, const char *pciBusId);
suError_t suDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
suError_t suDeviceGetLimit(size_t *pValue, int limit);
suError_t suDeviceSetLimit(int limit, size_t value);
suError_t suDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId);
suError_t suDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags);
suError_t suDeviceDisablePeerAccess(int peerDeviceId);

suError_t suMallocDevice(void **ptr, size_t size);
suError_t suMallocDevicePitch(void **ptr, size_t *pitch, size_t width, size_t height);
suError_t suMallocDevice3D(suPitchedPtr *pitchedDevPtr, suExtent extent);
suError_t suNumaMallocDevice(void **ptr, size_t *sizePerRegionPitch, unsigned short numRegions, size_t sizePerRegion, suMemArchType type);
suError_t suFree(void *ptr);	/* of the device's and the host's */
suError_t suMallocHost(void **ptr, size_t size, unsigned int flags);
suError_t suFreeHost(void *ptr);	/* as a program calls it: not in the manual */
suError_t suRegisterHostMemory(void *hostPtr, size_t sizeBytes, unsigned int flags);
suError_t suUnregisterHostMemory(void *hostPtr);
suError_t suHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags);
suError_t suHostGetFlags(unsigned int *flagsPtr, void *hostPtr);
suError_t suMemGetInfo(size_t *free, size_t *total);
suError_t suIpcGetMemHandle(suIpcMemHandle_t *handle, void *devPtr);
suError_t suIpcOpenMemHandle(void **devPtr, suIpcMemHandle_t handle, unsigned int flags);
suError_t suIpcCloseMemHandle(void *devPtr);

/* A copy's stream stands before its kind. */
suError_t suMemcpy(void *dst, const void *src, size_t sizeBytes, suMemcpyKind kind);
suError_t suMemcpyAsync(void *dst, const void *src, size_t sizeBytes, suStream_t stream, suMemcpyKind kind);
suError_t suMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, suMemcpyKind kind);
suError_t suMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, suStream_t stream, suMemcpyKind kind);
suError_t suMemcpy3D(const suMemcpy3DParms *p);
suError_t suMemcpy3DAsync(const suMemcpy3DParms *p, suStream_t stream);
suError_t suMemcpy3DPeer(const suMemcpy3DPeerParms *p);
suError_t suMemcpy3DPeerAsync(const suMemcpy3DPeerParms *p, suStream_t stream);
suError_t suMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes);
suError_t suMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes, suStream_t stream);
suError_t suMemset(void *dst, int value, size_t sizeBytes);
suError_t suMemsetAsync(void *dst, int value, size_t sizeBytes, suStream_t stream);
suError_t suMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height);
suError_t suMemset2DAsync(void *dst, size_t pitch, int value, size_t width, size_t height, suStream_t stream);
suError_t suMemset3D(suPitchedPtr pitchedDevPtr, int value, suExtent extent);
suError_t suMemset3DAsync(suPitchedPtr pitchedDevPtr, int value, suExtent extent, suStream_t stream);

suError_t suStreamCreate(suStream_t *stream);
suError_t suStreamCreateWithFlags(suStream_t *stream, unsigned int flags);
suError_t suStreamCreateWithPriority(suStream_t *stream, unsigned int flags, int priority);
suError_t suStreamDestroy(suStream_t stream);
suError_t suStreamQuery(suStream_t stream);
suError_t suStreamSynchronize(suStream_t stream);
suError_t suStreamWaitEvent(suStream_t stream, suEvent_t event, unsigned int flags);
suError_t suStreamAddCallback(suStream_t stream, suStreamCallback_t callback, void *userData, unsigned int flags);
suError_t suStreamBeginCapture(suStream_t stream, suStreamCaptureMode mode);
suError_t suStreamEndCapture(suStream_t stream, suTaskGraph_t *pGraph);
suError_t suStreamIsCapturing(suStream_t stream, suStreamCaptureStatus *pCaptureStatus);
suError_t suThreadExchangeStreamCaptureMode(suStreamCaptureMode *mode);
suError_t suEventCreate(suEvent_t *event);
suError_t suEventCreateWithFlags(suEvent_t *event, unsigned int flags);
suError_t suEventRecord(suEvent_t event, suStream_t stream);
suError_t suEventRecordWithFlags(suEvent_t event, suStream_t stream, unsigned int flags);
suError_t suEventDestroy(suEvent_t event);
suError_t suEventSynchronize(suEvent_t event);
suError_t suEventQuery(suEvent_t event);
suError_t suEventElapsedTime(float *ms, suEvent_t start, suEvent_t stop);

/* Its graphs have no nodes that allocate. */
suError_t suTaskGraphCreate(suTaskGraph_t *pGraph, unsigned int flags);
suError_t suTaskGraphDestroy(suTaskGraph_t graph);
suError_t suTaskGraphInstantiate(suTaskGraphExec_t *pGraphExec, suTaskGraph_t graph, suTaskGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize);
suError_t suTaskGraphLaunch(suTaskGraphExec_t graphExec, suStream_t stream);
suError_t suTaskGraphUpload(suTaskGraphExec_t graphExec, suStream_t stream);
suError_t suTaskGraphExecDestroy(suTaskGraphExec_t graphExec);
suError_t suTaskGraphGetNodes(suTaskGraph_t graph, suTaskGraphNode_t *nodes, size_t *numNodes);
suError_t suTaskGraphAddKernelNode(suTaskGraphNode_t *pGraphNode, suTaskGraph_t graph, const suTaskGraphNode_t *pDependencies, size_t numDependencies, const suKernelNodeParams *pNodeParams);

suError_t suFuncGetAttributes(suFuncAttributes *attr, const void *func);
suError_t suLaunchKernelSingleDevice(const void *function_address, dim3 numBlocks, dim3 dimBlocks, unsigned int sharedMemBytes, suStream_t stream, void **args);
suError_t suLaunchKernelExC(const suLaunchConfig *config, const void *func, void **args);
suError_t suLaunchHostFunc(suStream_t stream, suHostFn_t fn, void *userData);

/* The driver's. */
suError_t sudrvInit(unsigned int flags);
suError_t sudrvDeviceGet(suDevice *device, int ordinal);
suError_t sudrvDeviceGetName(char *name, int len, suDevice device);
suError_t sudrvDeviceGetUuid(suUUID_t *uuid, suDevice device);
suError_t sudrvDeviceTotalMem(size_t *bytes, suDevice device);
suError_t sudrvMallocDevice(suDeviceptr_t *ptr, size_t size);
suError_t sudrvMallocDevicePitch(suDeviceptr_t *ptr, size_t *pitch, size_t width, size_t height, unsigned int elementSizeBytes);
suError_t sudrvMallocHost(void **ptr, size_t size, unsigned int flags);
suError_t sudrvFree(suDeviceptr_t ptr);
suError_t sudrvMemGetInfo(size_t *free, size_t *total);
suError_t sudrvMemGetAddressRange(suDeviceptr_t *pbase, size_t *psize, suDeviceptr_t dptr);
suError_t sudrvMemcpy(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes);
suError_t sudrvMemcpyAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes, suStream_t stream);
suError_t sudrvMemcpyDtoD(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes);
suError_t sudrvMemcpyDtoH(void *dst, suDeviceptr_t src, size_t sizeBytes);
suError_t sudrvMemcpyDtoDAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes, suStream_t stream);
suError_t sudrvMemcpyDtoHAsync(void *dst, suDeviceptr_t src, size_t sizeBytes, suStream_t stream);
suError_t sudrvMemsetD8(suDeviceptr_t dest, unsigned char value, size_t count);
suError_t sudrvMemsetD16(suDeviceptr_t dest, unsigned short value, size_t count);
suError_t sudrvMemsetD32(suDeviceptr_t dest, int value, size_t count);
suError_t sudrvMemsetD8Async(suDeviceptr_t dest, unsigned char value, size_t count, suStream_t stream);
suError_t sudrvMemsetD16Async(suDeviceptr_t dest, unsigned short value, size_t count, suStream_t stream);
suError_t sudrvMemsetD32Async(suDeviceptr_t dst, int value, size_t count, suStream_t stream);
suError_t sudrvModuleLoad(suModule_t *module, const char *fname);
suError_t sudrvModuleLoadData(suModule_t *module, const void *image);
suError_t sudrvModuleUnload(suModule_t module);
suError_t sudrvModuleGetFunction(suDevFunc_t *function, suModule_t module, const char *kname);
suError_t sudrvModuleLaunchKernel(suDevFunc_t f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, suStream_t stream, void **kernelParams, void **extra);
/* As programs call them: not in the manual. */
suError_t sudrvMemCreate(suMemGenericAllocationHandle_t *handle, size_t size, const suMemAllocationProp *prop, unsigned long long flags);
suError_t sudrvMemRelease(suMemGenericAllocationHandle_t handle);
suError_t sudrvMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr, unsigned long long flags);
suError_t sudrvMemAddressFree(void *devPtr, size_t size);
suError_t sudrvMemMap(void *ptr, size_t size, size_t offset, suMemGenericAllocationHandle_t handle, unsigned long long flags);
suError_t sudrvMemUnmap(void *ptr, size_t size);
suError_t sudrvMemSetAccess(void *ptr, size_t size, const suMemAccessDesc *desc, size_t count);
suError_t sudrvMemRetainAllocationHandle(suMemGenericAllocationHandle_t *handle, void *addr);
suError_t sudrvMemExportToShareableHandle(void *shareableHandle, suMemGenericAllocationHandle_t handle, suMemHandleType handleType, unsigned long long flags);
suError_t sudrvMemImportFromShareableHandle(suMemGenericAllocationHandle_t *handle, void *osHandle, suMemHandleType shHandleType);
suError_t sudrvMemGetAllocationGranularity(size_t *granularity, const suMemAllocationProp *prop, int option);
