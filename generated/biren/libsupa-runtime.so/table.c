/* Made by `porter gen --backend biren`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static const char *absent_const_char_p(void)
{
	return "not supported by this driver";
}

static const char *no_driver_const_char_p(void)
{
	return "no device";
}

static suError_t absent_suError_t(void)
{
	return suErrorNotSupported;
}

static suError_t no_driver_suError_t(void)
{
	return suErrorNoDevice;
}

static SHIM_UNUSED suError_t absent_untyped(void)
{
	return suErrorNotSupported;
}

static SHIM_UNUSED suError_t no_driver_untyped(void)
{
	return suErrorNoDevice;
}

/* First calls. */
static suError_t slow_suDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId)
{
	return SHIM_FIRST(suDeviceCanAccessPeer, 45)(canAccessPeer, deviceId, peerDeviceId);
}

static suError_t slow_suDeviceDisablePeerAccess(int peerDeviceId)
{
	return SHIM_FIRST(suDeviceDisablePeerAccess, 46)(peerDeviceId);
}

static suError_t slow_suDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	return SHIM_FIRST(suDeviceEnablePeerAccess, 47)(peerDeviceId, flags);
}

static suError_t slow_suDeviceGetAttribute(int *pi, int attr, int deviceId)
{
	return SHIM_FIRST(suDeviceGetAttribute, 48)(pi, attr, deviceId);
}

static suError_t slow_suDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
	return SHIM_FIRST(suDeviceGetByPCIBusId, 49)(device, pciBusId);
}

static suError_t slow_suDeviceGetLimit(size_t *pValue, int limit)
{
	return SHIM_FIRST(suDeviceGetLimit, 50)(pValue, limit);
}

static suError_t slow_suDeviceGetP2PAttribute(int *value, int attr, int srcDevice, int dstDevice)
{
	return SHIM_FIRST(suDeviceGetP2PAttribute, 51)(value, attr, srcDevice, dstDevice);
}

static suError_t slow_suDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
	return SHIM_FIRST(suDeviceGetPCIBusId, 52)(pciBusId, len, device);
}

static suError_t slow_suDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	return SHIM_FIRST(suDeviceGetStreamPriorityRange, 53)(leastPriority, greatestPriority);
}

static suError_t slow_suDeviceReset(void)
{
	return SHIM_FIRST(suDeviceReset, 54)();
}

static suError_t slow_suDeviceSetLimit(int limit, size_t value)
{
	return SHIM_FIRST(suDeviceSetLimit, 55)(limit, value);
}

static suError_t slow_suDeviceSynchronize(void)
{
	return SHIM_FIRST(suDeviceSynchronize, 11)();
}

static suError_t slow_suDriverGetVersion(int *driverVersion)
{
	return SHIM_FIRST(suDriverGetVersion, 56)(driverVersion);
}

static suError_t slow_suEventCreate(suEvent_t *event)
{
	return SHIM_FIRST(suEventCreate, 57)(event);
}

static suError_t slow_suEventCreateWithFlags(suEvent_t *event, unsigned int flags)
{
	return SHIM_FIRST(suEventCreateWithFlags, 58)(event, flags);
}

static suError_t slow_suEventDestroy(suEvent_t event)
{
	return SHIM_FIRST(suEventDestroy, 59)(event);
}

static suError_t slow_suEventElapsedTime(float *ms, suEvent_t start, suEvent_t stop)
{
	return SHIM_FIRST(suEventElapsedTime, 60)(ms, start, stop);
}

static suError_t slow_suEventQuery(suEvent_t event)
{
	return SHIM_FIRST(suEventQuery, 12)(event);
}

static suError_t slow_suEventRecord(suEvent_t event, suStream_t stream)
{
	return SHIM_FIRST(suEventRecord, 3)(event, stream);
}

static suError_t slow_suEventRecordWithFlags(suEvent_t event, suStream_t stream, unsigned int flags)
{
	return SHIM_FIRST(suEventRecordWithFlags, 4)(event, stream, flags);
}

static suError_t slow_suEventSynchronize(suEvent_t event)
{
	return SHIM_FIRST(suEventSynchronize, 61)(event);
}

static suError_t slow_suFree(void *ptr)
{
	return SHIM_FIRST(suFree, 62)(ptr);
}

static suError_t slow_suFreeHost(void *ptr)
{
	return SHIM_FIRST(suFreeHost, 63)(ptr);
}

static suError_t slow_suFuncGetAttributes(suFuncAttributes *attr, const void *func)
{
	return SHIM_FIRST(suFuncGetAttributes, 64)(attr, func);
}

static suError_t slow_suGetDevice(int *deviceId)
{
	return SHIM_FIRST(suGetDevice, 13)(deviceId);
}

static suError_t slow_suGetDeviceCount(int *count)
{
	return SHIM_FIRST(suGetDeviceCount, 65)(count);
}

static suError_t slow_suGetDeviceProperties(suDeviceProp *prop, int deviceId)
{
	return SHIM_FIRST(suGetDeviceProperties, 66)(prop, deviceId);
}

static const char *slow_suGetErrorName(suError_t error)
{
	return SHIM_FIRST(suGetErrorName, 67)(error);
}

static const char *slow_suGetErrorString(suError_t error)
{
	return SHIM_FIRST(suGetErrorString, 68)(error);
}

static suError_t slow_suGetLastError(void)
{
	return SHIM_FIRST(suGetLastError, 14)();
}

static suError_t slow_suHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags)
{
	return SHIM_FIRST(suHostGetDevicePointer, 69)(devPtr, hstPtr, flags);
}

static suError_t slow_suHostGetFlags(unsigned int *flagsPtr, void *hostPtr)
{
	return SHIM_FIRST(suHostGetFlags, 70)(flagsPtr, hostPtr);
}

static suError_t slow_suIpcCloseMemHandle(void *devPtr)
{
	return SHIM_FIRST(suIpcCloseMemHandle, 71)(devPtr);
}

static suError_t slow_suIpcGetMemHandle(suIpcMemHandle_t *handle, void *devPtr)
{
	return SHIM_FIRST(suIpcGetMemHandle, 72)(handle, devPtr);
}

static suError_t slow_suIpcOpenMemHandle(void **devPtr, suIpcMemHandle_t handle, unsigned int flags)
{
	return SHIM_FIRST(suIpcOpenMemHandle, 73)(devPtr, handle, flags);
}

static suError_t slow_suLaunchHostFunc(suStream_t stream, suHostFn_t fn, void *userData)
{
	return SHIM_FIRST(suLaunchHostFunc, 74)(stream, fn, userData);
}

static suError_t slow_suLaunchKernelExC(const suLaunchConfig *config, const void *func, void **args)
{
	return SHIM_FIRST(suLaunchKernelExC, 0)(config, func, args);
}

static suError_t slow_suLaunchKernelSingleDevice(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, unsigned int sharedMemBytes, suStream_t stream, void **args)
{
	return SHIM_FIRST(suLaunchKernelSingleDevice, 1)(function_address, numBlocks, dimBlocks,
			sharedMemBytes, stream, args);
}

static suError_t slow_suMallocDevice(void **ptr, size_t size)
{
	return SHIM_FIRST(suMallocDevice, 75)(ptr, size);
}

static suError_t slow_suMallocDevice3D(suPitchedPtr *pitchedDevPtr, suExtent extent)
{
	return SHIM_FIRST(suMallocDevice3D, 76)(pitchedDevPtr, extent);
}

static suError_t slow_suMallocDevicePitch(void **ptr, size_t *pitch, size_t width, size_t height)
{
	return SHIM_FIRST(suMallocDevicePitch, 77)(ptr, pitch, width, height);
}

static suError_t slow_suMallocHost(void **ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(suMallocHost, 78)(ptr, size, flags);
}

static suError_t slow_suMemGetInfo(size_t *free, size_t *total)
{
	return SHIM_FIRST(suMemGetInfo, 79)(free, total);
}

static suError_t slow_suMemcpy(void *dst, const void *src, size_t sizeBytes, suMemcpyKind kind)
{
	return SHIM_FIRST(suMemcpy, 31)(dst, src, sizeBytes, kind);
}

static suError_t slow_suMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, suMemcpyKind kind)
{
	return SHIM_FIRST(suMemcpy2D, 32)(dst, dpitch, src, spitch, width, height, kind);
}

static suError_t slow_suMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, suStream_t stream, suMemcpyKind kind)
{
	return SHIM_FIRST(suMemcpy2DAsync, 17)(dst, dpitch, src, spitch, width, height, stream,
			kind);
}

static suError_t slow_suMemcpy3D(const suMemcpy3DParms *p)
{
	return SHIM_FIRST(suMemcpy3D, 33)(p);
}

static suError_t slow_suMemcpy3DAsync(const suMemcpy3DParms *p, suStream_t stream)
{
	return SHIM_FIRST(suMemcpy3DAsync, 18)(p, stream);
}

static suError_t slow_suMemcpy3DPeer(const suMemcpy3DPeerParms *p)
{
	return SHIM_FIRST(suMemcpy3DPeer, 34)(p);
}

static suError_t slow_suMemcpy3DPeerAsync(const suMemcpy3DPeerParms *p, suStream_t stream)
{
	return SHIM_FIRST(suMemcpy3DPeerAsync, 19)(p, stream);
}

static suError_t slow_suMemcpyAsync(void *dst, const void *src, size_t sizeBytes, suStream_t stream,
		suMemcpyKind kind)
{
	return SHIM_FIRST(suMemcpyAsync, 20)(dst, src, sizeBytes, stream, kind);
}

static suError_t slow_suMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes)
{
	return SHIM_FIRST(suMemcpyPeer, 35)(dst, dstDevice, src, srcDevice, sizeBytes);
}

static suError_t slow_suMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, suStream_t stream)
{
	return SHIM_FIRST(suMemcpyPeerAsync, 21)(dst, dstDevice, src, srcDevice, sizeBytes, stream);
}

static suError_t slow_suMemset(void *dst, int value, size_t sizeBytes)
{
	return SHIM_FIRST(suMemset, 36)(dst, value, sizeBytes);
}

static suError_t slow_suMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height)
{
	return SHIM_FIRST(suMemset2D, 37)(dst, pitch, value, width, height);
}

static suError_t slow_suMemset2DAsync(void *dst, size_t pitch, int value, size_t width,
		size_t height, suStream_t stream)
{
	return SHIM_FIRST(suMemset2DAsync, 22)(dst, pitch, value, width, height, stream);
}

static suError_t slow_suMemset3D(suPitchedPtr pitchedDevPtr, int value, suExtent extent)
{
	return SHIM_FIRST(suMemset3D, 38)(pitchedDevPtr, value, extent);
}

static suError_t slow_suMemset3DAsync(suPitchedPtr pitchedDevPtr, int value, suExtent extent,
		suStream_t stream)
{
	return SHIM_FIRST(suMemset3DAsync, 23)(pitchedDevPtr, value, extent, stream);
}

static suError_t slow_suMemsetAsync(void *dst, int value, size_t sizeBytes, suStream_t stream)
{
	return SHIM_FIRST(suMemsetAsync, 24)(dst, value, sizeBytes, stream);
}

static suError_t slow_suNumaMallocDevice(void **ptr, size_t *sizePerRegionPitch,
		unsigned short numRegions, size_t sizePerRegion, suMemArchType type)
{
	return SHIM_FIRST(suNumaMallocDevice, 80)(ptr, sizePerRegionPitch, numRegions,
			sizePerRegion, type);
}

static suError_t slow_suPeekAtLastError(void)
{
	return SHIM_FIRST(suPeekAtLastError, 15)();
}

static suError_t slow_suRegisterHostMemory(void *hostPtr, size_t sizeBytes, unsigned int flags)
{
	return SHIM_FIRST(suRegisterHostMemory, 81)(hostPtr, sizeBytes, flags);
}

static suError_t slow_suRuntimeGetVersion(int *runtimeVersion)
{
	return SHIM_FIRST(suRuntimeGetVersion, 82)(runtimeVersion);
}

static suError_t slow_suSetDevice(int deviceId)
{
	return SHIM_FIRST(suSetDevice, 16)(deviceId);
}

static suError_t slow_suStreamAddCallback(suStream_t stream, suStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	return SHIM_FIRST(suStreamAddCallback, 83)(stream, callback, userData, flags);
}

static suError_t slow_suStreamBeginCapture(suStream_t stream, suStreamCaptureMode mode)
{
	return SHIM_FIRST(suStreamBeginCapture, 84)(stream, mode);
}

static suError_t slow_suStreamCreate(suStream_t *stream)
{
	return SHIM_FIRST(suStreamCreate, 85)(stream);
}

static suError_t slow_suStreamCreateWithFlags(suStream_t *stream, unsigned int flags)
{
	return SHIM_FIRST(suStreamCreateWithFlags, 86)(stream, flags);
}

static suError_t slow_suStreamCreateWithPriority(suStream_t *stream, unsigned int flags,
		int priority)
{
	return SHIM_FIRST(suStreamCreateWithPriority, 87)(stream, flags, priority);
}

static suError_t slow_suStreamDestroy(suStream_t stream)
{
	return SHIM_FIRST(suStreamDestroy, 88)(stream);
}

static suError_t slow_suStreamEndCapture(suStream_t stream, suTaskGraph_t *pGraph)
{
	return SHIM_FIRST(suStreamEndCapture, 89)(stream, pGraph);
}

static suError_t slow_suStreamIsCapturing(suStream_t stream, suStreamCaptureStatus *pCaptureStatus)
{
	return SHIM_FIRST(suStreamIsCapturing, 5)(stream, pCaptureStatus);
}

static suError_t slow_suStreamQuery(suStream_t stream)
{
	return SHIM_FIRST(suStreamQuery, 6)(stream);
}

static suError_t slow_suStreamSynchronize(suStream_t stream)
{
	return SHIM_FIRST(suStreamSynchronize, 7)(stream);
}

static suError_t slow_suStreamWaitEvent(suStream_t stream, suEvent_t event, unsigned int flags)
{
	return SHIM_FIRST(suStreamWaitEvent, 8)(stream, event, flags);
}

static suError_t slow_suTaskGraphAddKernelNode(suTaskGraphNode_t *pGraphNode, suTaskGraph_t graph,
		const suTaskGraphNode_t *pDependencies, size_t numDependencies,
		const suKernelNodeParams *pNodeParams)
{
	return SHIM_FIRST(suTaskGraphAddKernelNode, 90)(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);
}

static suError_t slow_suTaskGraphCreate(suTaskGraph_t *pGraph, unsigned int flags)
{
	return SHIM_FIRST(suTaskGraphCreate, 91)(pGraph, flags);
}

static suError_t slow_suTaskGraphDestroy(suTaskGraph_t graph)
{
	return SHIM_FIRST(suTaskGraphDestroy, 92)(graph);
}

static suError_t slow_suTaskGraphExecDestroy(suTaskGraphExec_t graphExec)
{
	return SHIM_FIRST(suTaskGraphExecDestroy, 93)(graphExec);
}

static suError_t slow_suTaskGraphGetNodes(suTaskGraph_t graph, suTaskGraphNode_t *nodes,
		size_t *numNodes)
{
	return SHIM_FIRST(suTaskGraphGetNodes, 94)(graph, nodes, numNodes);
}

static suError_t slow_suTaskGraphInstantiate(suTaskGraphExec_t *pGraphExec, suTaskGraph_t graph,
		suTaskGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize)
{
	return SHIM_FIRST(suTaskGraphInstantiate, 95)(pGraphExec, graph, pErrorNode, pLogBuffer,
			bufferSize);
}

static suError_t slow_suTaskGraphLaunch(suTaskGraphExec_t graphExec, suStream_t stream)
{
	return SHIM_FIRST(suTaskGraphLaunch, 9)(graphExec, stream);
}

static suError_t slow_suTaskGraphUpload(suTaskGraphExec_t graphExec, suStream_t stream)
{
	return SHIM_FIRST(suTaskGraphUpload, 10)(graphExec, stream);
}

static suError_t slow_suThreadExchangeStreamCaptureMode(suStreamCaptureMode *mode)
{
	return SHIM_FIRST(suThreadExchangeStreamCaptureMode, 96)(mode);
}

static suError_t slow_suUnregisterHostMemory(void *hostPtr)
{
	return SHIM_FIRST(suUnregisterHostMemory, 97)(hostPtr);
}

static suError_t slow_sudrvDeviceGet(suDevice *device, int ordinal)
{
	return SHIM_FIRST(sudrvDeviceGet, 98)(device, ordinal);
}

static suError_t slow_sudrvDeviceGetName(char *name, int len, suDevice device)
{
	return SHIM_FIRST(sudrvDeviceGetName, 99)(name, len, device);
}

static suError_t slow_sudrvDeviceGetUuid(suUUID_t *uuid, suDevice device)
{
	return SHIM_FIRST(sudrvDeviceGetUuid, 100)(uuid, device);
}

static suError_t slow_sudrvDeviceTotalMem(size_t *bytes, suDevice device)
{
	return SHIM_FIRST(sudrvDeviceTotalMem, 101)(bytes, device);
}

static suError_t slow_sudrvFree(suDeviceptr_t ptr)
{
	return SHIM_FIRST(sudrvFree, 102)(ptr);
}

static suError_t slow_sudrvInit(unsigned int flags)
{
	return SHIM_FIRST(sudrvInit, 103)(flags);
}

static suError_t slow_sudrvMallocDevice(suDeviceptr_t *ptr, size_t size)
{
	return SHIM_FIRST(sudrvMallocDevice, 104)(ptr, size);
}

static suError_t slow_sudrvMallocDevicePitch(suDeviceptr_t *ptr, size_t *pitch, size_t width,
		size_t height, unsigned int elementSizeBytes)
{
	return SHIM_FIRST(sudrvMallocDevicePitch, 105)(ptr, pitch, width, height, elementSizeBytes);
}

static suError_t slow_sudrvMallocHost(void **ptr, size_t size, unsigned int flags)
{
	return SHIM_FIRST(sudrvMallocHost, 106)(ptr, size, flags);
}

static suError_t slow_sudrvMemAddressFree(void *devPtr, size_t size)
{
	return SHIM_FIRST(sudrvMemAddressFree, 107)(devPtr, size);
}

static suError_t slow_sudrvMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags)
{
	return SHIM_FIRST(sudrvMemAddressReserve, 108)(ptr, size, alignment, addr, flags);
}

static suError_t slow_sudrvMemCreate(suMemGenericAllocationHandle_t *handle, size_t size,
		const suMemAllocationProp *prop, unsigned long long flags)
{
	return SHIM_FIRST(sudrvMemCreate, 109)(handle, size, prop, flags);
}

static suError_t slow_sudrvMemExportToShareableHandle(void *shareableHandle,
		suMemGenericAllocationHandle_t handle, suMemHandleType handleType,
		unsigned long long flags)
{
	return SHIM_FIRST(sudrvMemExportToShareableHandle, 110)(shareableHandle, handle, handleType,
			flags);
}

static suError_t slow_sudrvMemGetAddressRange(suDeviceptr_t *pbase, size_t *psize,
		suDeviceptr_t dptr)
{
	return SHIM_FIRST(sudrvMemGetAddressRange, 111)(pbase, psize, dptr);
}

static suError_t slow_sudrvMemGetAllocationGranularity(size_t *granularity,
		const suMemAllocationProp *prop, int option)
{
	return SHIM_FIRST(sudrvMemGetAllocationGranularity, 112)(granularity, prop, option);
}

static suError_t slow_sudrvMemGetInfo(size_t *free, size_t *total)
{
	return SHIM_FIRST(sudrvMemGetInfo, 113)(free, total);
}

static suError_t slow_sudrvMemImportFromShareableHandle(suMemGenericAllocationHandle_t *handle,
		void *osHandle, suMemHandleType shHandleType)
{
	return SHIM_FIRST(sudrvMemImportFromShareableHandle, 114)(handle, osHandle, shHandleType);
}

static suError_t slow_sudrvMemMap(void *ptr, size_t size, size_t offset,
		suMemGenericAllocationHandle_t handle, unsigned long long flags)
{
	return SHIM_FIRST(sudrvMemMap, 115)(ptr, size, offset, handle, flags);
}

static suError_t slow_sudrvMemRelease(suMemGenericAllocationHandle_t handle)
{
	return SHIM_FIRST(sudrvMemRelease, 116)(handle);
}

static suError_t slow_sudrvMemRetainAllocationHandle(suMemGenericAllocationHandle_t *handle,
		void *addr)
{
	return SHIM_FIRST(sudrvMemRetainAllocationHandle, 117)(handle, addr);
}

static suError_t slow_sudrvMemSetAccess(void *ptr, size_t size, const suMemAccessDesc *desc,
		size_t count)
{
	return SHIM_FIRST(sudrvMemSetAccess, 118)(ptr, size, desc, count);
}

static suError_t slow_sudrvMemUnmap(void *ptr, size_t size)
{
	return SHIM_FIRST(sudrvMemUnmap, 119)(ptr, size);
}

static suError_t slow_sudrvMemcpy(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(sudrvMemcpy, 39)(dst, src, sizeBytes);
}

static suError_t slow_sudrvMemcpyAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream)
{
	return SHIM_FIRST(sudrvMemcpyAsync, 25)(dst, src, sizeBytes, stream);
}

static suError_t slow_sudrvMemcpyDtoD(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(sudrvMemcpyDtoD, 40)(dst, src, sizeBytes);
}

static suError_t slow_sudrvMemcpyDtoDAsync(suDeviceptr_t dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream)
{
	return SHIM_FIRST(sudrvMemcpyDtoDAsync, 26)(dst, src, sizeBytes, stream);
}

static suError_t slow_sudrvMemcpyDtoH(void *dst, suDeviceptr_t src, size_t sizeBytes)
{
	return SHIM_FIRST(sudrvMemcpyDtoH, 41)(dst, src, sizeBytes);
}

static suError_t slow_sudrvMemcpyDtoHAsync(void *dst, suDeviceptr_t src, size_t sizeBytes,
		suStream_t stream)
{
	return SHIM_FIRST(sudrvMemcpyDtoHAsync, 27)(dst, src, sizeBytes, stream);
}

static suError_t slow_sudrvMemsetD16(suDeviceptr_t dest, unsigned short value, size_t count)
{
	return SHIM_FIRST(sudrvMemsetD16, 42)(dest, value, count);
}

static suError_t slow_sudrvMemsetD16Async(suDeviceptr_t dest, unsigned short value, size_t count,
		suStream_t stream)
{
	return SHIM_FIRST(sudrvMemsetD16Async, 28)(dest, value, count, stream);
}

static suError_t slow_sudrvMemsetD32(suDeviceptr_t dest, int value, size_t count)
{
	return SHIM_FIRST(sudrvMemsetD32, 43)(dest, value, count);
}

static suError_t slow_sudrvMemsetD32Async(suDeviceptr_t dst, int value, size_t count,
		suStream_t stream)
{
	return SHIM_FIRST(sudrvMemsetD32Async, 29)(dst, value, count, stream);
}

static suError_t slow_sudrvMemsetD8(suDeviceptr_t dest, unsigned char value, size_t count)
{
	return SHIM_FIRST(sudrvMemsetD8, 44)(dest, value, count);
}

static suError_t slow_sudrvMemsetD8Async(suDeviceptr_t dest, unsigned char value, size_t count,
		suStream_t stream)
{
	return SHIM_FIRST(sudrvMemsetD8Async, 30)(dest, value, count, stream);
}

static suError_t slow_sudrvModuleGetFunction(suDevFunc_t *function, suModule_t module,
		const char *kname)
{
	return SHIM_FIRST(sudrvModuleGetFunction, 120)(function, module, kname);
}

static suError_t slow_sudrvModuleLaunchKernel(suDevFunc_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		suStream_t stream, void **kernelParams, void **extra)
{
	return SHIM_FIRST(sudrvModuleLaunchKernel, 2)(f, gridDimX, gridDimY, gridDimZ, blockDimX,
			blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
}

static suError_t slow_sudrvModuleLoad(suModule_t *module, const char *fname)
{
	return SHIM_FIRST(sudrvModuleLoad, 121)(module, fname);
}

static suError_t slow_sudrvModuleLoadData(suModule_t *module, const void *image)
{
	return SHIM_FIRST(sudrvModuleLoadData, 122)(module, image);
}

static suError_t slow_sudrvModuleUnload(suModule_t module)
{
	return SHIM_FIRST(sudrvModuleUnload, 123)(module);
}

static const char *const aliases[] = {NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_suLaunchKernelExC,
	(void *)slow_suLaunchKernelSingleDevice,
	(void *)slow_sudrvModuleLaunchKernel,
	(void *)slow_suEventRecord,
	(void *)slow_suEventRecordWithFlags,
	(void *)slow_suStreamIsCapturing,
	(void *)slow_suStreamQuery,
	(void *)slow_suStreamSynchronize,
	(void *)slow_suStreamWaitEvent,
	(void *)slow_suTaskGraphLaunch,
	(void *)slow_suTaskGraphUpload,
	(void *)slow_suDeviceSynchronize,
	(void *)slow_suEventQuery,
	(void *)slow_suGetDevice,
	(void *)slow_suGetLastError,
	(void *)slow_suPeekAtLastError,
	(void *)slow_suSetDevice,
	(void *)slow_suMemcpy2DAsync,
	(void *)slow_suMemcpy3DAsync,
	(void *)slow_suMemcpy3DPeerAsync,
	(void *)slow_suMemcpyAsync,
	(void *)slow_suMemcpyPeerAsync,
	(void *)slow_suMemset2DAsync,
	(void *)slow_suMemset3DAsync,
	(void *)slow_suMemsetAsync,
	(void *)slow_sudrvMemcpyAsync,
	(void *)slow_sudrvMemcpyDtoDAsync,
	(void *)slow_sudrvMemcpyDtoHAsync,
	(void *)slow_sudrvMemsetD16Async,
	(void *)slow_sudrvMemsetD32Async,
	(void *)slow_sudrvMemsetD8Async,
	(void *)slow_suMemcpy,
	(void *)slow_suMemcpy2D,
	(void *)slow_suMemcpy3D,
	(void *)slow_suMemcpy3DPeer,
	(void *)slow_suMemcpyPeer,
	(void *)slow_suMemset,
	(void *)slow_suMemset2D,
	(void *)slow_suMemset3D,
	(void *)slow_sudrvMemcpy,
	(void *)slow_sudrvMemcpyDtoD,
	(void *)slow_sudrvMemcpyDtoH,
	(void *)slow_sudrvMemsetD16,
	(void *)slow_sudrvMemsetD32,
	(void *)slow_sudrvMemsetD8,
	(void *)slow_suDeviceCanAccessPeer,
	(void *)slow_suDeviceDisablePeerAccess,
	(void *)slow_suDeviceEnablePeerAccess,
	(void *)slow_suDeviceGetAttribute,
	(void *)slow_suDeviceGetByPCIBusId,
	(void *)slow_suDeviceGetLimit,
	(void *)slow_suDeviceGetP2PAttribute,
	(void *)slow_suDeviceGetPCIBusId,
	(void *)slow_suDeviceGetStreamPriorityRange,
	(void *)slow_suDeviceReset,
	(void *)slow_suDeviceSetLimit,
	(void *)slow_suDriverGetVersion,
	(void *)slow_suEventCreate,
	(void *)slow_suEventCreateWithFlags,
	(void *)slow_suEventDestroy,
	(void *)slow_suEventElapsedTime,
	(void *)slow_suEventSynchronize,
	(void *)slow_suFree,
	(void *)slow_suFreeHost,
	(void *)slow_suFuncGetAttributes,
	(void *)slow_suGetDeviceCount,
	(void *)slow_suGetDeviceProperties,
	(void *)slow_suGetErrorName,
	(void *)slow_suGetErrorString,
	(void *)slow_suHostGetDevicePointer,
	(void *)slow_suHostGetFlags,
	(void *)slow_suIpcCloseMemHandle,
	(void *)slow_suIpcGetMemHandle,
	(void *)slow_suIpcOpenMemHandle,
	(void *)slow_suLaunchHostFunc,
	(void *)slow_suMallocDevice,
	(void *)slow_suMallocDevice3D,
	(void *)slow_suMallocDevicePitch,
	(void *)slow_suMallocHost,
	(void *)slow_suMemGetInfo,
	(void *)slow_suNumaMallocDevice,
	(void *)slow_suRegisterHostMemory,
	(void *)slow_suRuntimeGetVersion,
	(void *)slow_suStreamAddCallback,
	(void *)slow_suStreamBeginCapture,
	(void *)slow_suStreamCreate,
	(void *)slow_suStreamCreateWithFlags,
	(void *)slow_suStreamCreateWithPriority,
	(void *)slow_suStreamDestroy,
	(void *)slow_suStreamEndCapture,
	(void *)slow_suTaskGraphAddKernelNode,
	(void *)slow_suTaskGraphCreate,
	(void *)slow_suTaskGraphDestroy,
	(void *)slow_suTaskGraphExecDestroy,
	(void *)slow_suTaskGraphGetNodes,
	(void *)slow_suTaskGraphInstantiate,
	(void *)slow_suThreadExchangeStreamCaptureMode,
	(void *)slow_suUnregisterHostMemory,
	(void *)slow_sudrvDeviceGet,
	(void *)slow_sudrvDeviceGetName,
	(void *)slow_sudrvDeviceGetUuid,
	(void *)slow_sudrvDeviceTotalMem,
	(void *)slow_sudrvFree,
	(void *)slow_sudrvInit,
	(void *)slow_sudrvMallocDevice,
	(void *)slow_sudrvMallocDevicePitch,
	(void *)slow_sudrvMallocHost,
	(void *)slow_sudrvMemAddressFree,
	(void *)slow_sudrvMemAddressReserve,
	(void *)slow_sudrvMemCreate,
	(void *)slow_sudrvMemExportToShareableHandle,
	(void *)slow_sudrvMemGetAddressRange,
	(void *)slow_sudrvMemGetAllocationGranularity,
	(void *)slow_sudrvMemGetInfo,
	(void *)slow_sudrvMemImportFromShareableHandle,
	(void *)slow_sudrvMemMap,
	(void *)slow_sudrvMemRelease,
	(void *)slow_sudrvMemRetainAllocationHandle,
	(void *)slow_sudrvMemSetAccess,
	(void *)slow_sudrvMemUnmap,
	(void *)slow_sudrvModuleGetFunction,
	(void *)slow_sudrvModuleLoad,
	(void *)slow_sudrvModuleLoadData,
	(void *)slow_sudrvModuleUnload,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(suLaunchKernelExC, suError_t),
	SHIM_SYMBOL(suLaunchKernelSingleDevice, suError_t),
	SHIM_SYMBOL(sudrvModuleLaunchKernel, suError_t),
	SHIM_SYMBOL(suEventRecord, suError_t),
	SHIM_SYMBOL(suEventRecordWithFlags, suError_t),
	SHIM_SYMBOL(suStreamIsCapturing, suError_t),
	SHIM_SYMBOL(suStreamQuery, suError_t),
	SHIM_SYMBOL(suStreamSynchronize, suError_t),
	SHIM_SYMBOL(suStreamWaitEvent, suError_t),
	SHIM_SYMBOL(suTaskGraphLaunch, suError_t),
	SHIM_SYMBOL(suTaskGraphUpload, suError_t),
	SHIM_SYMBOL(suDeviceSynchronize, suError_t),
	SHIM_SYMBOL(suEventQuery, suError_t),
	SHIM_SYMBOL(suGetDevice, suError_t),
	SHIM_SYMBOL(suGetLastError, suError_t),
	SHIM_SYMBOL(suPeekAtLastError, suError_t),
	SHIM_SYMBOL(suSetDevice, suError_t),
	SHIM_SYMBOL(suMemcpy2DAsync, suError_t),
	SHIM_SYMBOL(suMemcpy3DAsync, suError_t),
	SHIM_SYMBOL(suMemcpy3DPeerAsync, suError_t),
	SHIM_SYMBOL(suMemcpyAsync, suError_t),
	SHIM_SYMBOL(suMemcpyPeerAsync, suError_t),
	SHIM_SYMBOL(suMemset2DAsync, suError_t),
	SHIM_SYMBOL(suMemset3DAsync, suError_t),
	SHIM_SYMBOL(suMemsetAsync, suError_t),
	SHIM_SYMBOL(sudrvMemcpyAsync, suError_t),
	SHIM_SYMBOL(sudrvMemcpyDtoDAsync, suError_t),
	SHIM_SYMBOL(sudrvMemcpyDtoHAsync, suError_t),
	SHIM_SYMBOL(sudrvMemsetD16Async, suError_t),
	SHIM_SYMBOL(sudrvMemsetD32Async, suError_t),
	SHIM_SYMBOL(sudrvMemsetD8Async, suError_t),
	SHIM_SYMBOL(suMemcpy, suError_t),
	SHIM_SYMBOL(suMemcpy2D, suError_t),
	SHIM_SYMBOL(suMemcpy3D, suError_t),
	SHIM_SYMBOL(suMemcpy3DPeer, suError_t),
	SHIM_SYMBOL(suMemcpyPeer, suError_t),
	SHIM_SYMBOL(suMemset, suError_t),
	SHIM_SYMBOL(suMemset2D, suError_t),
	SHIM_SYMBOL(suMemset3D, suError_t),
	SHIM_SYMBOL(sudrvMemcpy, suError_t),
	SHIM_SYMBOL(sudrvMemcpyDtoD, suError_t),
	SHIM_SYMBOL(sudrvMemcpyDtoH, suError_t),
	SHIM_SYMBOL(sudrvMemsetD16, suError_t),
	SHIM_SYMBOL(sudrvMemsetD32, suError_t),
	SHIM_SYMBOL(sudrvMemsetD8, suError_t),
	SHIM_SYMBOL(suDeviceCanAccessPeer, suError_t),
	SHIM_SYMBOL(suDeviceDisablePeerAccess, suError_t),
	SHIM_SYMBOL(suDeviceEnablePeerAccess, suError_t),
	SHIM_SYMBOL(suDeviceGetAttribute, suError_t),
	SHIM_SYMBOL(suDeviceGetByPCIBusId, suError_t),
	SHIM_SYMBOL(suDeviceGetLimit, suError_t),
	SHIM_SYMBOL(suDeviceGetP2PAttribute, suError_t),
	SHIM_SYMBOL(suDeviceGetPCIBusId, suError_t),
	SHIM_SYMBOL(suDeviceGetStreamPriorityRange, suError_t),
	SHIM_SYMBOL(suDeviceReset, suError_t),
	SHIM_SYMBOL(suDeviceSetLimit, suError_t),
	SHIM_SYMBOL(suDriverGetVersion, suError_t),
	SHIM_SYMBOL(suEventCreate, suError_t),
	SHIM_SYMBOL(suEventCreateWithFlags, suError_t),
	SHIM_SYMBOL(suEventDestroy, suError_t),
	SHIM_SYMBOL(suEventElapsedTime, suError_t),
	SHIM_SYMBOL(suEventSynchronize, suError_t),
	SHIM_SYMBOL(suFree, suError_t),
	SHIM_SYMBOL(suFreeHost, suError_t),
	SHIM_SYMBOL(suFuncGetAttributes, suError_t),
	SHIM_SYMBOL(suGetDeviceCount, suError_t),
	SHIM_SYMBOL(suGetDeviceProperties, suError_t),
	SHIM_SYMBOL(suGetErrorName, const_char_p),
	SHIM_SYMBOL(suGetErrorString, const_char_p),
	SHIM_SYMBOL(suHostGetDevicePointer, suError_t),
	SHIM_SYMBOL(suHostGetFlags, suError_t),
	SHIM_SYMBOL(suIpcCloseMemHandle, suError_t),
	SHIM_SYMBOL(suIpcGetMemHandle, suError_t),
	SHIM_SYMBOL(suIpcOpenMemHandle, suError_t),
	SHIM_SYMBOL(suLaunchHostFunc, suError_t),
	SHIM_SYMBOL(suMallocDevice, suError_t),
	SHIM_SYMBOL(suMallocDevice3D, suError_t),
	SHIM_SYMBOL(suMallocDevicePitch, suError_t),
	SHIM_SYMBOL(suMallocHost, suError_t),
	SHIM_SYMBOL(suMemGetInfo, suError_t),
	SHIM_SYMBOL(suNumaMallocDevice, suError_t),
	SHIM_SYMBOL(suRegisterHostMemory, suError_t),
	SHIM_SYMBOL(suRuntimeGetVersion, suError_t),
	SHIM_SYMBOL(suStreamAddCallback, suError_t),
	SHIM_SYMBOL(suStreamBeginCapture, suError_t),
	SHIM_SYMBOL(suStreamCreate, suError_t),
	SHIM_SYMBOL(suStreamCreateWithFlags, suError_t),
	SHIM_SYMBOL(suStreamCreateWithPriority, suError_t),
	SHIM_SYMBOL(suStreamDestroy, suError_t),
	SHIM_SYMBOL(suStreamEndCapture, suError_t),
	SHIM_SYMBOL(suTaskGraphAddKernelNode, suError_t),
	SHIM_SYMBOL(suTaskGraphCreate, suError_t),
	SHIM_SYMBOL(suTaskGraphDestroy, suError_t),
	SHIM_SYMBOL(suTaskGraphExecDestroy, suError_t),
	SHIM_SYMBOL(suTaskGraphGetNodes, suError_t),
	SHIM_SYMBOL(suTaskGraphInstantiate, suError_t),
	SHIM_SYMBOL(suThreadExchangeStreamCaptureMode, suError_t),
	SHIM_SYMBOL(suUnregisterHostMemory, suError_t),
	SHIM_SYMBOL(sudrvDeviceGet, suError_t),
	SHIM_SYMBOL(sudrvDeviceGetName, suError_t),
	SHIM_SYMBOL(sudrvDeviceGetUuid, suError_t),
	SHIM_SYMBOL(sudrvDeviceTotalMem, suError_t),
	SHIM_SYMBOL(sudrvFree, suError_t),
	SHIM_SYMBOL(sudrvInit, suError_t),
	SHIM_SYMBOL(sudrvMallocDevice, suError_t),
	SHIM_SYMBOL(sudrvMallocDevicePitch, suError_t),
	SHIM_SYMBOL(sudrvMallocHost, suError_t),
	SHIM_SYMBOL(sudrvMemAddressFree, suError_t),
	SHIM_SYMBOL(sudrvMemAddressReserve, suError_t),
	SHIM_SYMBOL(sudrvMemCreate, suError_t),
	SHIM_SYMBOL(sudrvMemExportToShareableHandle, suError_t),
	SHIM_SYMBOL(sudrvMemGetAddressRange, suError_t),
	SHIM_SYMBOL(sudrvMemGetAllocationGranularity, suError_t),
	SHIM_SYMBOL(sudrvMemGetInfo, suError_t),
	SHIM_SYMBOL(sudrvMemImportFromShareableHandle, suError_t),
	SHIM_SYMBOL(sudrvMemMap, suError_t),
	SHIM_SYMBOL(sudrvMemRelease, suError_t),
	SHIM_SYMBOL(sudrvMemRetainAllocationHandle, suError_t),
	SHIM_SYMBOL(sudrvMemSetAccess, suError_t),
	SHIM_SYMBOL(sudrvMemUnmap, suError_t),
	SHIM_SYMBOL(sudrvModuleGetFunction, suError_t),
	SHIM_SYMBOL(sudrvModuleLoad, suError_t),
	SHIM_SYMBOL(sudrvModuleLoadData, suError_t),
	SHIM_SYMBOL(sudrvModuleUnload, suError_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libsupa-runtime.so",
	.computes = true,
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{"CUDA_DEVICE_MEMORY_LIMIT", "memory"},
	{"CUDA_DEVICE_SM_LIMIT", "compute"},
	{"GPU_CORE_UTILIZATION_POLICY", "compute-switch"},
	{NULL, NULL},
};
