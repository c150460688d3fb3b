/* SPDX-License-Identifier: Apache-2.0 */
/* A vendor that does not exist: Pascal case, objects with handles, queues and signals, no comments. */
#include <stddef.h>
#include <stdint.h>

typedef enum OrcaResult {
	OrcaResult_Success = 0,
	OrcaResult_InvalidArgument = 1,
	OrcaResult_NoMemory = 2,
	OrcaResult_DeviceNotFound = 3,
	OrcaResult_NotImplemented = 4,
	OrcaResult_Timeout = 5,
	OrcaResult_NotReady = 6,
	OrcaResult_DriverNotLoaded = 7,
	OrcaResult_Unknown = 99
} OrcaResult;

typedef struct OrcaDevice_T *OrcaDevice;
typedef struct OrcaContext_T *OrcaContext;
typedef struct OrcaQueue_T *OrcaQueue;
typedef struct OrcaFence_T *OrcaFence;
typedef struct OrcaBuffer_T *OrcaBuffer;
typedef struct OrcaProgram_T *OrcaProgram;
typedef struct OrcaKernel_T *OrcaKernel;
typedef struct OrcaHeap_T *OrcaHeap;
typedef void (*OrcaCallback)(OrcaResult result, void *userData);
typedef struct OrcaMemoryInfo {
	uint64_t totalBytes;
	uint64_t freeBytes;
} OrcaMemoryInfo;

OrcaResult OrcaInitialize(uint32_t apiVersion);
OrcaResult OrcaShutdown(void);
OrcaResult OrcaEnumerateDevices(uint32_t *count, OrcaDevice *devices);
OrcaResult OrcaGetDeviceCount(uint32_t *count);
OrcaResult OrcaOpenDevice(uint32_t index, OrcaDevice *device);
OrcaResult OrcaCloseDevice(OrcaDevice device);
OrcaResult OrcaGetDeviceName(OrcaDevice device, char *name, size_t size);
OrcaResult OrcaGetDeviceMemoryInfo(OrcaDevice device, OrcaMemoryInfo *info);
OrcaResult OrcaSetCurrentDevice(OrcaDevice device);
OrcaResult OrcaGetCurrentDevice(OrcaDevice *device);
OrcaResult OrcaCreateContext(OrcaDevice device, OrcaContext *context);
OrcaResult OrcaDestroyContext(OrcaContext context);
OrcaResult OrcaCreateQueue(OrcaContext context, uint32_t priority, OrcaQueue *queue);
OrcaResult OrcaReleaseQueue(OrcaQueue queue);
OrcaResult OrcaQueueFlush(OrcaQueue queue);
OrcaResult OrcaQueueWait(OrcaQueue queue);
OrcaResult OrcaQueueWaitIdle(OrcaQueue queue);
OrcaResult OrcaQueueSignalFence(OrcaQueue queue, OrcaFence fence);
OrcaResult OrcaQueueWaitForFence(OrcaQueue queue, OrcaFence fence);
OrcaResult OrcaQueueCallHost(OrcaQueue queue, OrcaCallback callback, void *userData);
OrcaResult OrcaCreateFence(OrcaContext context, OrcaFence *fence);
OrcaResult OrcaDestroyFence(OrcaFence fence);
OrcaResult OrcaGetFenceStatus(OrcaFence fence);
OrcaResult OrcaWaitForFence(OrcaFence fence, uint64_t timeoutNanoseconds);
OrcaResult OrcaResetFence(OrcaFence fence);
OrcaResult OrcaAllocateBuffer(OrcaContext context, uint64_t sizeInBytes, OrcaBuffer *buffer);
OrcaResult OrcaFreeBuffer(OrcaBuffer buffer);
OrcaResult OrcaGetBufferSize(OrcaBuffer buffer, uint64_t *size);
OrcaResult OrcaCreateHeap(OrcaContext context, uint64_t sizeInBytes, OrcaHeap *heap);
OrcaResult OrcaDestroyHeap(OrcaHeap heap);
OrcaResult OrcaAllocateHostMemory(OrcaContext context, size_t size, void **pointer);
OrcaResult OrcaFreeHostMemory(OrcaContext context, void *pointer);
OrcaResult OrcaEnqueueCopy(OrcaQueue queue, void *destination, const void *source, size_t size);
OrcaResult OrcaEnqueueFill(OrcaQueue queue, void *destination, uint32_t pattern, size_t count);
OrcaResult OrcaEnqueueKernel(OrcaQueue queue, OrcaKernel kernel, const uint32_t *globalSize,
			     const uint32_t *localSize);
OrcaResult OrcaEnqueueMarker(OrcaQueue queue, OrcaFence fence);
OrcaResult OrcaCreateProgramWithBinary(OrcaContext context, const void *binary, size_t size,
				       OrcaProgram *program);
OrcaResult OrcaDestroyProgram(OrcaProgram program);
OrcaResult OrcaCreateKernel(OrcaProgram program, const char *entryPoint, OrcaKernel *kernel);
OrcaResult OrcaDestroyKernel(OrcaKernel kernel);
OrcaResult OrcaSetKernelArgument(OrcaKernel kernel, uint32_t index, size_t size, const void *value);
const char *OrcaGetResultString(OrcaResult result);
