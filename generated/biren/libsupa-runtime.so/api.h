/* Made by `porter gen --backend biren`. Do not edit. */
/*
 * api.h: what libsupa-runtime.so exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * suruntime.h of specs/biren
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct dim3;
struct suDeviceProp;
struct suFuncAttributes;
struct suMemcpy3DParms;
struct suMemcpy3DPeerParms;
struct suKernelNodeParams;
struct suMemAllocationProp;
struct suMemAccessDesc;
struct suExtent;
struct suPitchedPtr;
struct suIpcMemHandle_t;
struct SUstream_st;
struct suLaunchConfig;
struct suUUID_t;
struct SUevent_st;
struct SUtaskgraph_st;
struct SUtaskgraphNode_st;
struct SUtaskgraphExec_st;

enum suError_t {
	suSuccess = 0,
	suErrorInvalidValue = 1,
	suErrorMemoryAllocation = 2,
	suErrorInvalidSymbol = 13,
	suErrorNoDevice = 100,
	suErrorInvalidDevice = 101,
	suErrorNotReady = 600,
	suErrorNotSupported = 801,
};

enum suMemcpyKind { suMemcpyDeviceToDevice = 3 };
enum suStreamCaptureMode { suStreamCaptureModeGlobal = 0 };
enum suStreamCaptureStatus { suStreamCaptureStatusNone = 0 };
enum suMemArchType { suMemArchTypeDefault = 0 };
enum suMemHandleType { suMemHandleTypePosixFileDescriptor = 1 };
typedef enum suError_t suError_t;
typedef enum suMemcpyKind suMemcpyKind;
typedef enum suStreamCaptureMode suStreamCaptureMode;
typedef enum suStreamCaptureStatus suStreamCaptureStatus;
typedef enum suMemArchType suMemArchType;
typedef enum suMemHandleType suMemHandleType;
typedef struct dim3 dim3;
typedef struct suDeviceProp suDeviceProp;
typedef struct suFuncAttributes suFuncAttributes;
typedef struct suMemcpy3DParms suMemcpy3DParms;
typedef struct suMemcpy3DPeerParms suMemcpy3DPeerParms;
typedef struct suKernelNodeParams suKernelNodeParams;
typedef struct suMemAllocationProp suMemAllocationProp;
typedef struct suMemAccessDesc suMemAccessDesc;
typedef struct suExtent suExtent;
typedef struct suPitchedPtr suPitchedPtr;
typedef struct suIpcMemHandle_t suIpcMemHandle_t;
typedef struct SUstream_st *suStream_t;
typedef struct suLaunchConfig suLaunchConfig;
typedef struct suUUID_t suUUID_t;
typedef int suDevice;
typedef void *suDeviceptr_t;
typedef uint64_t suModule_t;
typedef uint64_t suDevFunc_t;
typedef unsigned long long suMemGenericAllocationHandle_t;
typedef struct SUevent_st *suEvent_t;
typedef struct SUtaskgraph_st *suTaskGraph_t;
typedef struct SUtaskgraphNode_st *suTaskGraphNode_t;
typedef struct SUtaskgraphExec_st *suTaskGraphExec_t;
typedef void (*suHostFn_t)(void *);
typedef void (*suStreamCallback_t)(suStream_t, suError_t, void *);

struct dim3 {
	uint32_t x;
	uint32_t y;
	uint32_t z;
};

struct suExtent {
	size_t width;
	size_t height;
	size_t depth;
};

struct suPitchedPtr {
	void *ptr;
	size_t pitch;
	size_t xsize;
	size_t ysize;
};

struct suIpcMemHandle_t {
	char reserved[64];
};

struct suLaunchConfig {
	dim3 gridDim;
	dim3 blockDim;
	size_t dynamicSmemBytes;
	suStream_t stream;
	void *attrs;
	unsigned int numAttrs;
};

_Static_assert(sizeof(struct dim3) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct dim3, x) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct dim3, y) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct dim3, z) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct suExtent) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct suExtent, width) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct suExtent, height) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct suExtent, depth) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct suPitchedPtr) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct suPitchedPtr, ptr) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct suPitchedPtr, pitch) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct suPitchedPtr, xsize) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct suPitchedPtr, ysize) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct suIpcMemHandle_t) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct suIpcMemHandle_t, reserved) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct suLaunchConfig) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct suLaunchConfig, gridDim) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct suLaunchConfig, blockDim) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct suLaunchConfig, dynamicSmemBytes) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct suLaunchConfig, stream) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct suLaunchConfig, attrs) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct suLaunchConfig, numAttrs) == 48, "as the vendor lays it out");

#pragma GCC visibility push(default)
suError_t suDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId);
suError_t suDeviceDisablePeerAccess(int peerDeviceId);
suError_t suDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags);
suError_t suDeviceGetAttribute(int *pi, int attr, int deviceId);
suError_t suDeviceGetByPCIBusId(int *device, const char *pciBusId);
suError_t suDeviceGetLimit(size_t *pValue, int limit);
suError_t suDeviceGetP2PAttribute(int *value, int attr, int srcDevice, int dstDevice);
suError_t suDeviceGetPCIBusId(char *pciBusId, int len, int device);
suError_t suDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
suError_t suDeviceReset(void);
suError_t suDeviceSetLimit(int limit, size_t value);
suError_t suDeviceSynchronize(void);
suError_t suDriverGetVersion(int *driverVersion);
suError_t suEventCreate(suEvent_t *event);
suError_t suEventCreateWithFlags(suEvent_t *event, unsigned int flags);
suError_t suEventDestroy(suEvent_t event);
suError_t suEventElapsedTime(float *ms, suEvent_t start, suEvent_t stop);
suError_t suEventQuery(suEvent_t event);
suError_t suEventRecord(suEvent_t event, suStream_t stream);
suError_t suEventRecordWithFlags(suEvent_t event, suStream_t stream, unsigned int flags);
suError_t suEventSynchronize(suEvent_t event);
suError_t suFree(void *ptr);
suError_t suFreeHost(void *ptr);
suError_t suFuncGetAttributes(suFuncAttributes *attr, const void *func);
suError_t suGetDevice(int *deviceId);
suError_t suGetDeviceCount(int *count);
suError_t suGetDeviceProperties(suDeviceProp *prop, int deviceId);
const char *suGetErrorName(suError_t error);
const char *suGetErrorString(suError_t error);
suError_t suGetLastError(void);
suError_t suHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags);
suError_t suHostGetFlags(unsigned int *flagsPtr, void *hostPtr);
suError_t suIpcCloseMemHandle(void *devPtr);
suError_t suIpcGetMemHandle(suIpcMemHandle_t *handle, void *devPtr);
suError_t suIpcOpenMemHandle(void **devPtr, suIpcMemHandle_t handle, unsigned int flags);
suError_t suLaunchHostFunc(suStream_t stream, suHostFn_t fn, void *userData);
suError_t suLaunchKernelExC(const suLaunchConfig *config, const void *func, void **args);
suError_t suLaunchKernelSingleDevice(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		unsigned int sharedMemBytes, suStream_t stream, void **args);
suError_t suMallocDevice(void **ptr, size_t size);
suError_t suMallocDevice3D(suPitchedPtr *pitchedDevPtr, suExtent extent);
suError_t suMallocDevicePitch(void **ptr, size_t *pitch, size_t width, size_t height);
suError_t suMallocHost(void **ptr, size_t size, unsigned int flags);
suError_t suMemGetInfo(size_t *free, size_t *total);
suError_t suMemcpy(void *dst, const void *src, size_t sizeBytes, suMemcpyKind kind);
suError_t suMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, suMemcpyKind kind);
suError_t suMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, suStream_t stream, suMemcpyKind kind);
suError_t suMemcpy3D(const suMemcpy3DParms *p);
suError_t suMemcpy3DAsync(const suMemcpy3DParms *p, suStream_t stream);
suError_t suMemcpy3DPeer(const suMemcpy3DPeerParms *p);
suError_t suMemcpy3DPeerAsync(const suMemcpy3DPeerParms *p, suStream_t stream);
suError_t suMemcpyAsync(void *dst, const void *src, size_t sizeBytes, suStream_t stream,
		suMemcpyKind kind);
suError_t suMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t sizeBytes);
suError_t suMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, suStream_t stream);
suError_t suMemset(void *dst, int value, size_t sizeBytes);
suError_t suMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height);
suError_t suMemset2DAsync(void *dst, size_t pitch, int value, size_t width, size_t height,
		suStream_t stream);
suError_t suMemset3D(suPitchedPtr pitchedDevPtr, int value, suExtent extent);
suError_t suMemset3DAsync(suPitchedPtr pitchedDevPtr, int value, suExtent extent,
		suStream_t stream);
suError_t suMemsetAsync(void *dst, int value, size_t sizeBytes, suStream_t stream);
suError_t suNumaMallocDevice(void **ptr, size_t *sizePerRegionPitch, unsigned short numRegions,
		size_t sizePerRegion, suMemArchType type);
suError_t suPeekAtLastError(void);
suError_t suRegisterHostMemory(void *hostPtr, size_t sizeBytes, unsigned int flags);
suError_t suRuntimeGetVersion(int *runtimeVersion);
suError_t suSetDevice(int deviceId);
suError_t suStreamAddCallback(suStream_t stream, suStreamCallback_t callback, void *userData,
		unsigned int flags);
suError_t suStreamBeginCapture(suStream_t stream, suStreamCaptureMode mode);
suError_t suStreamCreate(suStream_t *stream);
suError_t suStreamCreateWithFlags(suStream_t *stream, unsigned int flags);
suError_t suStreamCreateWithPriority(suStream_t *stream, unsigned int flags, int priority);
suError_t suStreamDestroy(suStream_t stream);
suError_t suStreamEndCapture(suStream_t stream, suTaskGraph_t *pGraph);
suError_t suStreamIsCapturing(suStream_t stream, suStreamCaptureStatus *pCaptureStatus);
suError_t suStreamQuery(suStream_t stream);
suError_t suStreamSynchronize(suStream_t stream);
suError_t suStreamWaitEvent(suStream_t stream, suEvent_t event, unsigned int flags);
suError_t suTaskGraphAddKernelNode(suTaskGraphNode_t *pGraphNode, suTaskGraph_t graph,
		const suTaskGraphNode_t *pDependencies, size_t numDependencies,
		const suKernelNodeParams *pNodeParams);
suError_t suTaskGraphCreate(suTaskGraph_t *pGraph, unsigned int flags);
suError_t suTaskGraphDestroy(suTaskGraph_t graph);
suError_t suTaskGraphExecDestroy(suTaskGraphExec_t graphExec);
suError_t suTaskGraphGetNodes(suTaskGraph_t graph, suTaskGraphNode_t *nodes, size_t *numNodes);
suError_t suTaskGraphInstantiate(suTaskGraphExec_t *pGraphExec, suTaskGraph_t graph,
		suTaskGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize);
suError_t suTaskGraphLaunch(suTaskGraphExec_t graphExec, suStream_t stream);
suError_t suTaskGraphUpload(suTaskGraphExec_t graphExec, suStream_t stream);
suError_t suThreadExchangeStreamCaptureMode(suStreamCaptureMode *mode);
suError_t suUnregisterHostMemory(void *hostPtr);
suError_t sudrvDeviceGet(suDevice *device, int ordinal);
suError_t sudrvDeviceGetName(char *name, int len, suDevice device);
suError_t sudrvDeviceGetUuid(suUUID_t *uuid, suDevice device);
suError_t sudrvDeviceTotalMem(size_t *bytes, suDevice device);
suError_t sudrvFree(suDeviceptr_t ptr);
suError_t sudrvInit(unsigned int flags);
suError_t sudrvMallocDevice(suDeviceptr_t *ptr, size_t size);
suError_t sudrvMallocDevicePitch(suDeviceptr_t *ptr, size_t *pitch, size_t width, size_t height,
		unsigned int elementSizeBytes);
suError_t sudrvMallocHost(void **ptr, size_t size, unsigned int flags);
suError_t sudrvMemAddressFree(void *devPtr, size_t size);
suError_t sudrvMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags);
suError_t sudrvMemCreate(suMemGenericAllocationHandle_t *handle, size_t size,
		const suMemAllocationProp *prop, unsigned long long flags);
suError_t sudrvMemExportToShareableHandle(void *shareableHandle,
		suMemGenericAllocationHandle_t handle, suMemHandleType handleType,
		unsigned long long flags);
suError_t sudrvMemGetAddressRange(suDeviceptr_t *pbase, size_t *psize, suDeviceptr_t dptr);
suError_t sudrvMemGetAllocationGranularity(size_t *granularity, const suMemAllocationProp *prop,
		int option);
suError_t sudrvMemGetInfo(size_t *free, size_t *total);
suError_t sudrvMemImportFromShareableHandle(suMemGenericAllocationHandle_t *handle, void *osHandle,
		suMemHandleType shHandleType);
suError_t sudrvMemMap(void *ptr, size_t size, size_t offset, suMemGenericAllocationHandle_t handle,
		unsigned long long flags);
suError_t sudrvMemRelease(suMemGenericAllocationHandle_t handle);
suError_t sudrvMemRetainAllocationHandle(suMemGenericAllocationHandle_t *handle, void *addr);
suError_t sudrvMemSetAccess(void *ptr, size_t size, const suMemAccessDesc *desc, size_t count);
suError_t sudrvMemUnmap(void *ptr, size_t size);
suError_t sudrvMemcpy(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes);
suError_t sudrvMemcpyAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream);
suError_t sudrvMemcpyDtoD(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes);
suError_t sudrvMemcpyDtoDAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream);
suError_t sudrvMemcpyDtoH(void *dst, suDeviceptr_t src, size_t sizeBytes);
suError_t sudrvMemcpyDtoHAsync(void *dst, suDeviceptr_t src, size_t sizeBytes, suStream_t stream);
suError_t sudrvMemsetD16(suDeviceptr_t dest, unsigned short value, size_t count);
suError_t sudrvMemsetD16Async(suDeviceptr_t dest, unsigned short value, size_t count,
		suStream_t stream);
suError_t sudrvMemsetD32(suDeviceptr_t dest, int value, size_t count);
suError_t sudrvMemsetD32Async(suDeviceptr_t dst, int value, size_t count, suStream_t stream);
suError_t sudrvMemsetD8(suDeviceptr_t dest, unsigned char value, size_t count);
suError_t sudrvMemsetD8Async(suDeviceptr_t dest, unsigned char value, size_t count,
		suStream_t stream);
suError_t sudrvModuleGetFunction(suDevFunc_t *function, suModule_t module, const char *kname);
suError_t sudrvModuleLaunchKernel(suDevFunc_t f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, suStream_t stream,
		void **kernelParams, void **extra);
suError_t sudrvModuleLoad(suModule_t *module, const char *fname);
suError_t sudrvModuleLoadData(suModule_t *module, const void *image);
suError_t sudrvModuleUnload(suModule_t module);
#pragma GCC visibility pop

#endif
