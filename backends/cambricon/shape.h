/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shape.h: Cambricon's driver library and its runtime; see backends/shaped/shaped.h. Queues are
 * streams, notifiers events. Neither reports a process's memory: only allocations are charged, not
 * the libraries' own memory.
 */
#ifndef PORTER_CAMBRICON_SHAPE_H
#define PORTER_CAMBRICON_SHAPE_H

#include "real.h"

#ifdef real_cnInit
#define MLU(call) real_cn##call
#define SHAPE_HANDLES
int mlu_current(int *device);
uint64_t mlu_handle(int device);
#define SHAPE_CURRENT_DEVICE mlu_current
#define SHAPE_DEVICE_COUNT real_cnDeviceGetCount
int mlu_queue_device(void *queue, int *device);
#define SHAPE_STREAM_DEVICE mlu_queue_device
#define SHAPE_EVENT_CREATE real_cnCreateNotifier
#define SHAPE_EVENT_DESTROY real_cnDestroyNotifier
#define VENDOR_EventElapsedTime real_cnNotifierElapsedTime
#define VENDOR_EventQuery real_cnQueryNotifier
#else
#define MLU(call) real_cnrt##call
#define mlu_handle(device) (device)
#define SHAPE_CURRENT_DEVICE real_cnrtGetDevice
#define SHAPE_DEVICE_COUNT(count) real_cnrtGetDeviceCount((unsigned *)(count))
#define SHAPE_EVENT_CREATE real_cnrtNotifierCreateWithFlags
#define SHAPE_EVENT_DESTROY real_cnrtNotifierDestroy
#define VENDOR_EventElapsedTime(ms, from, to) real_cnrtNotifierElapsedTime(from, to, ms)
#define VENDOR_EventQuery cnrt_query
static inline int cnrt_query(void *event)
{
	int status = (int)real_cnrtQueryNotifier(event);

	return status == 632014 ? 1 : status; /* cnrtErrorBusy, of older ones */
}
#endif
#define VENDOR(call) VENDOR_##call
#define VENDOR_DeviceGetDefaultMemPool(pool, device) \
	MLU(DeviceGetDefaultMemPool)(pool, mlu_handle(device))
#define VENDOR_DeviceGetMemPool(pool, device) MLU(DeviceGetMemPool)(pool, mlu_handle(device))
#define VENDOR_EventRecord MLU(PlaceNotifier)
#define VENDOR_MemPoolGetAttribute MLU(MemPoolGetAttribute)
#define VENDOR_MemPoolTrimTo MLU(MemPoolTrimTo)
#define VENDOR_StreamIsCapturing MLU(QueueIsCapturing)
#define VENDOR_ThreadExchangeStreamCaptureMode MLU(ThreadExchangeQueueCaptureMode)
#define SHAPE_MEMORY MLU(MemGetInfo)
#define SHAPE_NOT_READY 1
#define SHAPE_THREAD_STREAM 1
#define SHAPE_QUERIES_BREAK_CAPTURES false /* as it is written: in relaxed mode none does */

#endif
