/* SPDX-License-Identifier: Apache-2.0 */
/* shape.h: see backends/shaped/shaped.h. */
#ifndef PORTER_CUDA_SHAPE_H
#define PORTER_CUDA_SHAPE_H

#include <errno.h>

#include "real.h"

#define VENDOR(call) real_cu##call
#define SHAPE_EVENT_CREATE real_cuEventCreate
#define SHAPE_EVENT_DESTROY real_cuEventDestroy_v2
#define SHAPE_CURRENT_DEVICE real_cuCtxGetDevice
#define SHAPE_DEVICE_COUNT real_cuDeviceGetCount
int cuda_stream_device(void *stream, int *device);
#define SHAPE_STREAM_DEVICE cuda_stream_device
#define SHAPE_MEMORY real_cuMemGetInfo_v2
#define SHAPE_QUERIES_BREAK_CAPTURES false
#define SHAPE_ALLOCATION CUDA_MEM_ALLOC_NODE_PARAMS
#define SHAPE_NODE_GRANULE (UINT64_C(2) << 20)
#define SHAPE_ABSENT CUDA_ERROR_NOT_SUPPORTED
#define SHAPE_MISREPORTED (-EIO)

#endif
