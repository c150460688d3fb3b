/* Made by `porter gen --backend biren`. Do not edit. */
/* real.h: the vendor's own functions. The first call of any of them opens the real library. */
#ifndef PORTER_REAL_H
#define PORTER_REAL_H

#include "api.h"
#include "shim.h"
#include "last_error.h"

/* The status that the vendor remembers of the program's last call is kept, unless a call is made
 * for the program, as hooks do. */
#ifdef REAL_AS_IT_IS
#define REAL_CALL(entry, index, ...) SHIM_REAL(entry, index)(__VA_ARGS__)
#else
#define REAL_CALL(entry, index, ...) LAST_ERROR_KEPT(SHIM_REAL(entry, index)(__VA_ARGS__))
#endif
#define LAST_ERROR_FORGET() ((void)real_supaGetLastError())
#define LAST_ERROR_PEEK() ((uint32_t)real_supaPeekAtLastError())
#define LAST_ERROR_MAKE() ((void)0)
/* the symbols of the two */
enum { LAST_ERROR_FORGETS = 10, LAST_ERROR_PEEKS = 11 };
_Static_assert((uint32_t)supaSuccess == 0, "success is 0 to last_error.h");

#define real_supaDeviceCanAccessPeer(...) REAL_CALL(supaDeviceCanAccessPeer, 19, __VA_ARGS__)
#define real_supaDeviceEnablePeerAccess(...) REAL_CALL(supaDeviceEnablePeerAccess, 20, __VA_ARGS__)
#define real_supaDeviceGetAttribute(...) REAL_CALL(supaDeviceGetAttribute, 21, __VA_ARGS__)
#define real_supaDeviceGetPCIBusId(...) REAL_CALL(supaDeviceGetPCIBusId, 22, __VA_ARGS__)
#define real_supaDeviceGetStreamPriorityRange(...) REAL_CALL(supaDeviceGetStreamPriorityRange, 23, __VA_ARGS__)
#define real_supaDeviceReset(...) REAL_CALL(supaDeviceReset, 24, __VA_ARGS__)
#define real_supaDeviceSynchronize(...) REAL_CALL(supaDeviceSynchronize, 7, __VA_ARGS__)
#define real_supaDriverGetVersion(...) REAL_CALL(supaDriverGetVersion, 25, __VA_ARGS__)
#define real_supaEventCreate(...) REAL_CALL(supaEventCreate, 26, __VA_ARGS__)
#define real_supaEventCreateWithFlags(...) REAL_CALL(supaEventCreateWithFlags, 27, __VA_ARGS__)
#define real_supaEventDestroy(...) REAL_CALL(supaEventDestroy, 28, __VA_ARGS__)
#define real_supaEventElapsedTime(...) REAL_CALL(supaEventElapsedTime, 29, __VA_ARGS__)
#define real_supaEventQuery(...) REAL_CALL(supaEventQuery, 8, __VA_ARGS__)
#define real_supaEventRecord(...) REAL_CALL(supaEventRecord, 1, __VA_ARGS__)
#define real_supaEventSynchronize(...) REAL_CALL(supaEventSynchronize, 30, __VA_ARGS__)
#define real_supaFree(...) REAL_CALL(supaFree, 31, __VA_ARGS__)
#define real_supaFreeHost(...) REAL_CALL(supaFreeHost, 32, __VA_ARGS__)
#define real_supaFuncGetAttributes(...) REAL_CALL(supaFuncGetAttributes, 33, __VA_ARGS__)
#define real_supaGetDevice(...) REAL_CALL(supaGetDevice, 9, __VA_ARGS__)
#define real_supaGetDeviceCount(...) REAL_CALL(supaGetDeviceCount, 34, __VA_ARGS__)
#define real_supaGetDeviceProperties(...) REAL_CALL(supaGetDeviceProperties, 35, __VA_ARGS__)
#define real_supaGetDriverEntryPoint(...) REAL_CALL(supaGetDriverEntryPoint, 36, __VA_ARGS__)
#define real_supaGetDriverEntryPointByVersion(...) REAL_CALL(supaGetDriverEntryPointByVersion, 37, __VA_ARGS__)
#define real_supaGetErrorName(...) REAL_CALL(supaGetErrorName, 38, __VA_ARGS__)
#define real_supaGetErrorString(...) REAL_CALL(supaGetErrorString, 39, __VA_ARGS__)
#define real_supaGetLastError(...) REAL_CALL(supaGetLastError, 10, __VA_ARGS__)
#define real_supaGraphDestroy(...) REAL_CALL(supaGraphDestroy, 40, __VA_ARGS__)
#define real_supaGraphExecDestroy(...) REAL_CALL(supaGraphExecDestroy, 41, __VA_ARGS__)
#define real_supaGraphGetNodes(...) REAL_CALL(supaGraphGetNodes, 42, __VA_ARGS__)
#define real_supaGraphInstantiateWithFlags(...) REAL_CALL(supaGraphInstantiateWithFlags, 43, __VA_ARGS__)
#define real_supaGraphLaunch(...) REAL_CALL(supaGraphLaunch, 2, __VA_ARGS__)
#define real_supaHostAlloc(...) REAL_CALL(supaHostAlloc, 44, __VA_ARGS__)
#define real_supaHostGetDevicePointer(...) REAL_CALL(supaHostGetDevicePointer, 45, __VA_ARGS__)
#define real_supaHostRegister(...) REAL_CALL(supaHostRegister, 46, __VA_ARGS__)
#define real_supaHostUnregister(...) REAL_CALL(supaHostUnregister, 47, __VA_ARGS__)
#define real_supaIpcCloseMemHandle(...) REAL_CALL(supaIpcCloseMemHandle, 48, __VA_ARGS__)
#define real_supaIpcGetMemHandle(...) REAL_CALL(supaIpcGetMemHandle, 49, __VA_ARGS__)
#define real_supaIpcOpenMemHandle(...) REAL_CALL(supaIpcOpenMemHandle, 50, __VA_ARGS__)
#define real_supaLaunchHostFunc(...) REAL_CALL(supaLaunchHostFunc, 51, __VA_ARGS__)
#define real_supaLaunchKernel(...) REAL_CALL(supaLaunchKernel, 0, __VA_ARGS__)
#define real_supaMalloc(...) REAL_CALL(supaMalloc, 52, __VA_ARGS__)
#define real_supaMallocHost(...) REAL_CALL(supaMallocHost, 53, __VA_ARGS__)
#define real_supaMemGetInfo(...) REAL_CALL(supaMemGetInfo, 54, __VA_ARGS__)
#define real_supaMemcpy(...) REAL_CALL(supaMemcpy, 17, __VA_ARGS__)
#define real_supaMemcpy2DAsync(...) REAL_CALL(supaMemcpy2DAsync, 13, __VA_ARGS__)
#define real_supaMemcpyAsync(...) REAL_CALL(supaMemcpyAsync, 14, __VA_ARGS__)
#define real_supaMemcpyPeerAsync(...) REAL_CALL(supaMemcpyPeerAsync, 15, __VA_ARGS__)
#define real_supaMemset(...) REAL_CALL(supaMemset, 18, __VA_ARGS__)
#define real_supaMemsetAsync(...) REAL_CALL(supaMemsetAsync, 16, __VA_ARGS__)
#define real_supaPeekAtLastError(...) REAL_CALL(supaPeekAtLastError, 11, __VA_ARGS__)
#define real_supaPointerGetAttributes(...) REAL_CALL(supaPointerGetAttributes, 55, __VA_ARGS__)
#define real_supaRuntimeGetVersion(...) REAL_CALL(supaRuntimeGetVersion, 56, __VA_ARGS__)
#define real_supaSetDevice(...) REAL_CALL(supaSetDevice, 12, __VA_ARGS__)
#define real_supaStreamAddCallback(...) REAL_CALL(supaStreamAddCallback, 57, __VA_ARGS__)
#define real_supaStreamBeginCapture(...) REAL_CALL(supaStreamBeginCapture, 58, __VA_ARGS__)
#define real_supaStreamCreate(...) REAL_CALL(supaStreamCreate, 59, __VA_ARGS__)
#define real_supaStreamCreateWithFlags(...) REAL_CALL(supaStreamCreateWithFlags, 60, __VA_ARGS__)
#define real_supaStreamCreateWithPriority(...) REAL_CALL(supaStreamCreateWithPriority, 61, __VA_ARGS__)
#define real_supaStreamDestroy(...) REAL_CALL(supaStreamDestroy, 62, __VA_ARGS__)
#define real_supaStreamEndCapture(...) REAL_CALL(supaStreamEndCapture, 63, __VA_ARGS__)
#define real_supaStreamGetPriority(...) REAL_CALL(supaStreamGetPriority, 64, __VA_ARGS__)
#define real_supaStreamIsCapturing(...) REAL_CALL(supaStreamIsCapturing, 3, __VA_ARGS__)
#define real_supaStreamQuery(...) REAL_CALL(supaStreamQuery, 4, __VA_ARGS__)
#define real_supaStreamSynchronize(...) REAL_CALL(supaStreamSynchronize, 5, __VA_ARGS__)
#define real_supaStreamWaitEvent(...) REAL_CALL(supaStreamWaitEvent, 6, __VA_ARGS__)
#define real_supaThreadExchangeStreamCaptureMode(...) REAL_CALL(supaThreadExchangeStreamCaptureMode, 65, __VA_ARGS__)

#endif
