/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shape.h: MetaX's runtime; see backends/shaped/shaped.h. It reports no process's memory: the
 * device's free memory is compared instead.
 */
#ifndef PORTER_METAX_SHAPE_H
#define PORTER_METAX_SHAPE_H

#include "real.h"

#define VENDOR(call) real_mc##call
#define SHAPE_EVENT_CREATE real_mcEventCreateWithFlags
#define SHAPE_EVENT_DESTROY real_mcEventDestroy
#define SHAPE_CURRENT_DEVICE real_mcGetDevice
#define SHAPE_DEVICE_COUNT real_mcGetDeviceCount
#define SHAPE_STREAM_DEVICE real_mcStreamGetDevice
#define SHAPE_MEMORY real_mcMemGetInfo
#define SHAPE_CARD "GPU-"
#define SHAPE_CURRENT_POOL real_mcDeviceGetDefaultMemPool
/* Not known: taken that they do. */
#define SHAPE_QUERIES_BREAK_CAPTURES true
#define SHAPE_THREAD_STREAM 0

#endif
