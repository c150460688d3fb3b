/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shape.h: Enflame's runtime; see backends/shaped/shaped.h. Its figure for free memory is of this
 * process alone, and it reports no process's memory: only allocations are charged, not the
 * runtime's own memory.
 */
#ifndef PORTER_ENFLAME_SHAPE_H
#define PORTER_ENFLAME_SHAPE_H

#include "real.h"

#define VENDOR(call) real_tops##call
#define SHAPE_EVENT_CREATE real_topsEventCreateWithFlags
#define SHAPE_EVENT_DESTROY real_topsEventDestroy
#define SHAPE_CURRENT_DEVICE real_topsGetDevice
#define SHAPE_DEVICE_COUNT real_topsGetDeviceCount
#define SHAPE_CARD "GCU-"
#define SHAPE_DEFAULT_POOL real_topsDeviceGetMemPool
#define SHAPE_NOT_READY topsErrorNotReady
#define SHAPE_LACKS_CAPTURES
#define SHAPE_QUERIES_BREAK_CAPTURES false

#endif
