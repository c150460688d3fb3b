/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shaped.h: common parts of ports for vendors with similar calls.
 *
 * Such a vendor numbers its devices, and each thread has a current one. Streams are captured, if at
 * all, in a mode that each thread has. Pools and graphs report their memory. Handles are pointers, and
 * are passed as 64-bit numbers.
 *
 * A port lists this folder's files together with its own, and has a `shape.h`, which includes real.h.
 * It must define:
 *
 *	VENDOR(call)		the vendor's function, without its prefix
 *	SHAPE_EVENT_CREATE, SHAPE_EVENT_DESTROY, SHAPE_CURRENT_DEVICE, SHAPE_DEVICE_COUNT
 *				functions whose names differ in more than the prefix
 *	SHAPE_NOT_READY		the status of an event that has not happened (default: 600)
 *	SHAPE_QUERIES_BREAK_CAPTURES	may a query of an event break another thread's capture, even in
 *				relaxed mode?
 *	SHAPE_HANDLES		devices are no ordinals: the port defines port_handle_device itself
 *
 * It may define:
 *
 *	SHAPE_MEMORY		the call for the free memory of the current device, over all processes
 *	SHAPE_CARD		the prefix of a card's name, "GPU-"; the bus address of DeviceGetPCIBusId follows
 *	SHAPE_ALLOCATION	the struct of a graph's allocating node; without it graphs own no memory
 *	SHAPE_NODE_GRANULE	the granule of such a node's memory
 *	SHAPE_ABSENT		the status of a call that the library lacks
 *	SHAPE_MISREPORTED		the result for a node of another kind than reported: 0 or -errno
 *	SHAPE_CURRENT_POOL	the call for a device's pool, if it is not DeviceGetMemPool
 *	SHAPE_DEFAULT_POOL	the call for a device's first pool, if it is not DeviceGetDefaultMemPool
 *	SHAPE_STREAM_DEVICE(stream, device)	the call for a stream's device; without it every stream
 *				is of the current device, as a default stream always is
 *	SHAPE_THREAD_STREAM	the handle of a thread's default stream, which stream 0 may mean; 0: it
 *				never does (default: 2)
 *	SHAPE_LACKS_POOLS	the vendor has no pools
 *	SHAPE_LACKS_CAPTURES	the vendor does not record streams
 *
 * The port defines port_identify, unless SHAPE_CARD is defined. It defines port_process_bytes and
 * shape_device_free if the vendor reports these figures.
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
 * Between these two, the thread may make calls that a capture in another thread would forbid. The core's
 * own thread stays in that mode. Returns the thread's former mode.
 */
int shape_relax(void);
void shape_restore(int mode);

/* Check whether this is the core's own thread. */
int shape_helps(void);

/*
 * Return the free bytes of the device from another source than this library. -ENOTSUP (weak): there is
 * no other source.
 */
int shape_device_free(int device, uint64_t *bytes);

#endif
