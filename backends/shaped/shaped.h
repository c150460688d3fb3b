/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shaped.h: what ports share whose vendors' calls are shaped alike: devices are ordinals, one of them current in each thread; streams can be
 * captured, if at all, in a mode that each thread has; pools and graphs tell what they hold.
 *
 * Such a port lists this folder's files beside its own, and has a `shape.h`, which includes real.h and says
 *
 *	VENDOR(call)		the vendor's function, without its prefix
 *	SHAPE_EVENT_CREATE, SHAPE_EVENT_DESTROY, SHAPE_CURRENT_DEVICE, SHAPE_DEVICE_COUNT
 *				those whose names differ in more than that
 *	SHAPE_NOT_READY		the status of an event that has not happened; 600 where it is not said
 *	SHAPE_QUERIES_BREAK_CAPTURES	may asking about an event break another thread's capture, even in relaxed mode?
 *	SHAPE_HANDLES		where devices are no ordinals: the port says port_handle_device itself
 *
 * and may say
 *
 *	SHAPE_MEMORY		what tells how much of the current device is free, whoever holds the rest
 *	SHAPE_CARD		what a card's name begins with, "GPU-": it is named by where DeviceGetPCIBusId says that it is
 *	SHAPE_ALLOCATION	the struct that tells of a graph's node that allocates; else graphs own no memory, or do not tell of it,
 *	SHAPE_NODE_GRANULE	what such a node takes multiples of,
 *	SHAPE_ABSENT		the status of a call that the library lacks,
 *	SHAPE_MISTOLD		what follows where a node is not what its kind says: 0 or -errno
 *	SHAPE_CURRENT_POOL	what answers a device's pool, where that is not DeviceGetMemPool
 *	SHAPE_DEFAULT_POOL	what answers the pool that a device had first, where that is not DeviceGetDefaultMemPool
 *	SHAPE_STREAM_DEVICE(stream, device)
 *				what tells a stream's device, but a default one's, which is whichever is current; else all are
 *	SHAPE_THREAD_STREAM	the handle of a thread's default stream, which stream 0 may mean; 0: it never does. Else 2
 *	SHAPE_LACKS_POOLS	the vendor has none
 *	SHAPE_LACKS_CAPTURES	nor does it record streams
 *
 * and defines port_identify (but with SHAPE_CARD), and port_process_bytes and shape_device_free where there is anybody to ask. Handles are passed as 64-bit
 * numbers: all are pointers.
 */
#ifndef PORTER_SHAPED_H
#define PORTER_SHAPED_H

#include <stdint.h>

_Static_assert(sizeof(void *) == sizeof(uint64_t), "handles are numbers to the core");

static inline void *shape_handle(uint64_t handle)
{
	return (void *)(uintptr_t)handle;
}

/*
 * Calls that a capture elsewhere would forbid are let through in between. The core's own thread stays in that mode for good. Returns the
 * mode that the thread was in.
 */
int shape_relax(void);
void shape_restore(int mode);

/* Is this thread the core's own? */
int shape_helps(void);

/* Bytes of the device that nobody holds, from whom there is beside this library; -ENOTSUP: it has to say itself. Weak: that. */
int shape_device_free(int device, uint64_t *bytes);

#endif
