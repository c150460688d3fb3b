/* SPDX-License-Identifier: Apache-2.0 */
/* shape.h: see backends/shaped/shaped.h. */
#ifndef PORTER_HIP_SHAPE_H
#define PORTER_HIP_SHAPE_H

#include "real.h"

#define VENDOR(call) real_hip##call
#define SHAPE_EVENT_CREATE real_hipEventCreateWithFlags
#define SHAPE_EVENT_DESTROY real_hipEventDestroy
#define SHAPE_CURRENT_DEVICE real_hipGetDevice
#define SHAPE_DEVICE_COUNT real_hipGetDeviceCount
/* 5.2 has only the other one. */
#define SHAPE_STREAM_DEVICE(stream, device) \
	(real_hipStreamGetDevice(stream, device) && \
	 (*(device) = real_hipGetStreamDeviceId(stream)) < 0)
#define SHAPE_MEMORY real_hipMemGetInfo
/* In relaxed mode none of 5.2.3, 5.7.1 and 6.4.3 breaks one; others reportedly do. */
#define SHAPE_QUERIES_BREAK_CAPTURES true
#define SHAPE_ALLOCATION hipMemAllocNodeParams
#define SHAPE_NODE_GRANULE 1u
#define SHAPE_ABSENT hipErrorNotSupported
/* 5.2 counts its kinds from another number, and has none that allocates */
#define SHAPE_MISREPORTED 0

#endif
