/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of SDK 2's runtime, from public programs that call it: names, types and numbers, in
 * porter's own words. It has the shape of CUDA's runtime. Parameters have HIP's names, because its
 * rules use them. Structs that no rule looks into are opaque. Of its status codes the names are
 * known; the numbers are CUDA's.
 */
#include <stddef.h>
#include <stdint.h>

typedef enum supaError_t {
	supaSuccess = 0,
	supaErrorInvalidValue = 1,
	supaErrorMemoryAllocation = 2,
	supaErrorInitializationError = 3,
	supaErrorInsufficientDriver = 35,
	supaErrorNoDevice = 100,
	supaErrorInvalidDevice = 101,
	supaErrorDeviceUninitialized = 201,
	supaErrorSymbolNotFound = 500,
	supaErrorNotReady = 600,
	supaErrorNotSupported = 801,
	supaErrorUnknown = 999
} supaError_t;
typedef enum supaMemcpyKind { supaMemcpyHostToHost, supaMemcpyHostToDevice, supaMemcpyDeviceToHost, supaMemcpyDeviceToDevice, supaMemcpyDefault } supaMemcpyKind;
typedef enum supaStreamCaptureMode { supaStreamCaptureModeGlobal, supaStreamCaptureModeThreadLocal, supaStreamCaptureModeRelaxed } supaStreamCaptureMode;
typedef enum supaStreamCaptureStatus { supaStreamCaptureStatusNone, supaStreamCaptureStatusActive, supaStreamCaptureStatusInvalidated } supaStreamCaptureStatus;
typedef enum supaGraphInstantiateFlags { supaGraphInstantiateFlagAutoFreeOnLaunch = 1, supaGraphInstantiateFlagUpload = 2 } supaGraphInstantiateFlags;
typedef struct dim3 { uint32_t x, y, z; } dim3;
typedef struct supaDeviceProp supaDeviceProp;
typedef struct supaFuncAttributes supaFuncAttributes;
typedef struct supaPointerAttributes supaPointerAttributes;
typedef struct supaIpcMemHandle_t { char reserved[64]; } supaIpcMemHandle_t;	/* as long as CUDA's */
typedef struct SUstream_st *supaStream_t;
typedef struct SUevent_st *supaEvent_t;
typedef struct SUgraph_st *supaGraph_t;
typedef struct SUgraphNode_st *supaGraphNode_t;
typedef struct SUgraphExec_st *supaGraphExec_t;
typedef void (*supaHostFn_t)(void *userData);
typedef void (*supaStreamCallback_t)(supaStream_t stream, supaError_t status, void *userData);

supaError_t supaDriverGetVersion(int *driverVersion);
supaError_t supaRuntimeGetVersion(int *runtimeVersion);
const char *supaGetErrorName(supaError_t error);
const char *supaGetErrorString(supaError_t error);
supaError_t supaGetLastError(void);
supaError_t supaPeekAtLastError(void);
supaError_t supaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, int *driverStatus);
supaError_t supaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int version, unsigned long long flags, int *driverStatus);

supaError_t supaGetDevice(int *deviceId);
supaError_t supaGetDeviceCount(int *count);
supaError_t supaGetDeviceProperties(supaDeviceProp *prop, int deviceId);
supaError_t supaSetDevice(int deviceId);
supaError_t supaDeviceReset(void);
supaError_t supaDeviceSynchronize(void);
supaError_t supaDeviceGetAttribute(int *pi, int attr, int deviceId);
supaError_t supaDeviceGetPCIBusId(char *pciBusId, int len, int device);
supaError_t supaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
supaError_t supaDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId);
supaError_t supaDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags);

supaError_t supaMalloc(void **ptr, size_t size);
supaError_t supaFree(void *ptr);
supaError_t supaMallocHost(void **ptr, size_t size);
supaError_t supaHostAlloc(void **ptr, size_t size, unsigned int flags);
supaError_t supaFreeHost(void *ptr);
supaError_t supaHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags);
supaError_t supaHostUnregister(void *hostPtr);
supaError_t supaHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags);
supaError_t supaMemGetInfo(size_t *free, size_t *total);
supaError_t supaPointerGetAttributes(supaPointerAttributes *attributes, const void *ptr);
supaError_t supaIpcGetMemHandle(supaIpcMemHandle_t *handle, void *devPtr);
supaError_t supaIpcOpenMemHandle(void **devPtr, supaIpcMemHandle_t handle, unsigned int flags);
supaError_t supaIpcCloseMemHandle(void *devPtr);

supaError_t supaMemcpy(void *dst, const void *src, size_t sizeBytes, supaMemcpyKind kind);
supaError_t supaMemcpyAsync(void *dst, const void *src, size_t sizeBytes, supaMemcpyKind kind, supaStream_t stream);
supaError_t supaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, supaMemcpyKind kind, supaStream_t stream);
supaError_t supaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes, supaStream_t stream);
supaError_t supaMemset(void *dst, int value, size_t sizeBytes);
supaError_t supaMemsetAsync(void *dst, int value, size_t sizeBytes, supaStream_t stream);

supaError_t supaStreamCreate(supaStream_t *stream);
supaError_t supaStreamCreateWithFlags(supaStream_t *stream, unsigned int flags);
supaError_t supaStreamCreateWithPriority(supaStream_t *stream, unsigned int flags, int priority);
supaError_t supaStreamDestroy(supaStream_t stream);
supaError_t supaStreamQuery(supaStream_t stream);
supaError_t supaStreamSynchronize(supaStream_t stream);
supaError_t supaStreamWaitEvent(supaStream_t stream, supaEvent_t event, unsigned int flags);
supaError_t supaStreamGetPriority(supaStream_t stream, int *priority);
supaError_t supaStreamAddCallback(supaStream_t stream, supaStreamCallback_t callback, void *userData, unsigned int flags);
supaError_t supaStreamBeginCapture(supaStream_t stream, supaStreamCaptureMode mode);
supaError_t supaStreamEndCapture(supaStream_t stream, supaGraph_t *pGraph);
supaError_t supaStreamIsCapturing(supaStream_t stream, supaStreamCaptureStatus *pCaptureStatus);
supaError_t supaThreadExchangeStreamCaptureMode(supaStreamCaptureMode *mode);
supaError_t supaEventCreate(supaEvent_t *event);
supaError_t supaEventCreateWithFlags(supaEvent_t *event, unsigned int flags);
supaError_t supaEventRecord(supaEvent_t event, supaStream_t stream);
supaError_t supaEventDestroy(supaEvent_t event);
supaError_t supaEventSynchronize(supaEvent_t event);
supaError_t supaEventQuery(supaEvent_t event);
supaError_t supaEventElapsedTime(float *ms, supaEvent_t start, supaEvent_t stop);

supaError_t supaGraphDestroy(supaGraph_t graph);
supaError_t supaGraphInstantiateWithFlags(supaGraphExec_t *pGraphExec, supaGraph_t graph, unsigned long long flags);
supaError_t supaGraphLaunch(supaGraphExec_t graphExec, supaStream_t stream);
supaError_t supaGraphExecDestroy(supaGraphExec_t graphExec);
supaError_t supaGraphGetNodes(supaGraph_t graph, supaGraphNode_t *nodes, size_t *numNodes);

supaError_t supaFuncGetAttributes(supaFuncAttributes *attr, const void *func);
supaError_t supaLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks, void **args, size_t sharedMemBytes, supaStream_t stream);
supaError_t supaLaunchHostFunc(supaStream_t stream, supaHostFn_t fn, void *userData);
