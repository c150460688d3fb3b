/* SPDX-License-Identifier: Apache-2.0 */
/* shape.h: see backends/shaped/shaped.h. The two runtimes differ in their prefix. */
#ifndef PORTER_BIREN_SHAPE_H
#define PORTER_BIREN_SHAPE_H

#include "real.h"

#ifdef real_supaGetDevice
#define VENDOR(call) real_supa##call
#else
#define VENDOR(call) real_su##call
#endif
#define SHAPE_EVENT_CREATE VENDOR(EventCreateWithFlags)
#define SHAPE_EVENT_DESTROY VENDOR(EventDestroy)
#define SHAPE_CURRENT_DEVICE VENDOR(GetDevice)
#define SHAPE_DEVICE_COUNT VENDOR(GetDeviceCount)
#define SHAPE_MEMORY VENDOR(MemGetInfo)
/* Not known: taken that they do. */
#define SHAPE_QUERIES_BREAK_CAPTURES true
#define SHAPE_LACKS_POOLS
#define SHAPE_THREAD_STREAM 0

#endif
