/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shape.h: Enflame's runtime; see backends/shaped/shaped.h. What it calls free is of this process alone, and of no process does it tell
 * what it holds: only what is allocated is charged, not what the runtime takes for itself.
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
