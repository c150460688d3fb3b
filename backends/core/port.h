/* SPDX-License-Identifier: Apache-2.0 */
/*
 * port.h: the functions that a vendor supplies to the core.
 *
 * Each library's shim links exactly one port.
 *
 * Calling context: the calling thread is inside the shim (role_enter), so that vendor calls made here
 * pass through every hook. No core lock is held. A port never prints, exits or blocks on device work.
 * "device" is the vendor's ordinal as this process sees it.
 *
 * Results: 0 or -errno. -ENOTSUP: the vendor has no such notion. -ENODEV: there is no such device, or
 * no current one.
 *
 * Required: port_handle_device, port_identify and port_device_count. The core has a weak definition of
 * each other function. It returns -ENOTSUP, or "no", unless its comment states another result.
 */
#ifndef PORTER_PORT_H
#define PORTER_PORT_H

#include <stdbool.h>
#include <stdint.h>

struct port_device {
	char uuid[96]; /* "GPU-8a6f…", "MIG-…": the name in a user's quota */
	int index; /* position in the vendor's listing tool, on this machine or in this container */
	uint64_t
		total; /* bytes of device memory; 0: unknown, and a part of it (50 %) grants nothing */
};

/* Return the ordinal of the calling thread's current device. */
int port_current_device(int *device);
/*
 * Return the ordinal of the device of a stream's work, or a negative errno. Weak: the device of
 * role_stream_made, or the current one.
 */
int port_stream_device(uint64_t stream);
/*
 * Return the ordinal of the device of the pool for allocations in the stream's order, or a negative
 * errno. Breaks no capture in another stream. Weak: the current device.
 */
int port_stream_pool_device(uint64_t stream);
/* Check whether port_stream_device stays the same for the stream's life, with any current device. */
bool port_stream_stays(uint64_t stream);
/* Return the owner of markers in that stream. Weak: the owner of role_stream_made, or the current one. */
uint64_t port_stream_owner(uint64_t stream);
/* Return the ordinal of a device that the vendor names by a handle; a negative errno if unknown. */
int port_handle_device(uint64_t handle);
/*
 * Return the object (a context) of the current device that owns plain allocations made now: they are
 * freed with it. 0: nothing owns them.
 */
uint64_t port_current_owner(void);
/* Return the identity of a device; it is stable while the process lives. */
int port_identify(int device, struct port_device *out);
/* Return the number of devices that this process sees. */
int port_device_count(int *count);
/* Return the bytes that the driver reports for this process on the device, everything included. */
int port_process_bytes(int device, uint64_t *bytes);
/* Return the physical free bytes on the device, for vendors without port_process_bytes. */
int port_device_free(int device, uint64_t *bytes);
/* Check whether the device's implicit (primary, reference-counted) context exists: 1, 0, -ENOTSUP. */
int port_context_active(int device);
/* Return the owner of plain allocations while that context is current. Called while the context exists. */
int port_context_owner(int device, uint64_t *owner);
/* Return the pool of allocations that name none: the meaning of pool 0 in a hook; 0 if it has no handle. */
int port_current_pool(int device, uint64_t *pool);
/* Return the pool that was the current one before the program chose another. */
int port_first_pool(int device, uint64_t *pool);
/* Return the bytes that a memory pool has reserved from the device; pool 0 is the current pool. */
int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes);
/* Return the bytes of that reservation that are allocated. */
int port_pool_used(int device, uint64_t pool, uint64_t *bytes);
/* Return the bytes reserved for graph-owned memory on the device. */
int port_graph_reserved(int device, uint64_t *bytes);
/*
 * Write an upper bound of the memory that launching this graph may newly map, into bytes[device]
 * (zero at first). Called once, when the graph becomes executable. -ENOTSUP: graphs own no memory, or
 * do not report it. Any other error: this graph's memory cannot be determined, and it is refused.
 */
int port_graph_bound(uint64_t graph, uint64_t *bytes, int devices);
/* Return the device of physical memory (ROLE_DEVICE_NONE: no device). */
int port_physical_device(uint64_t handle, int *device);
/*
 * Check whether an address is memory of any device, or memory that migrates between device and host.
 * Breaks no capture in another stream. Weak: no, because it is unknown.
 */
bool port_on_device(uint64_t address);
/* Check whether a stream records: calls on it then execute later, if at all. */
bool port_stream_recording(uint64_t stream);
/*
 * Markers are put behind work to see when it is done. Any thread may query one. A query never waits
 * for the device and breaks no capture in another stream. A marker belongs to the owner (context) of
 * the stream that it was made for, and is destroyed with it. Weak: the vendor has no markers.
 */
/*
 * Make the owner current on the calling thread, so that new markers are its own; port_owner_leave
 * restores the former one. -EALREADY: the owner is current already.
 */
int port_owner_enter(uint64_t owner);
void port_owner_leave(void);
/* Create a marker. `timed`: -ENOTSUP if markers have no times; the core then polls for durations. */
int port_mark_create(bool timed, uint64_t *mark);
void port_mark_destroy(uint64_t mark);
/* Put a marker behind all present work of the stream. */
int port_mark(uint64_t mark, uint64_t stream);
/*
 * Put a marker behind all present work in all streams of the marker's owner; from any thread.
 * -ENOTSUP: the vendor has no such call. -EBUSY: not possible now.
 */
int port_mark_all(uint64_t mark, uint64_t owner);
/* Query a marker. 1: reached, 0: not yet, or -errno. */
int port_mark_done(uint64_t mark);
/* Return the device time between two timed markers that were reached. */
int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns);
/*
 * Check whether a query may break a capture in another stream. Then the core makes no query during a
 * capture and uses its predictions.
 */
bool port_marks_break_captures(void);
/*
 * Check whether the vendor's library works through a lower library that porter guards, too. Then the
 * lower one counts, and all calls pass here. `call` needs the lower library; it is made once, to
 * observe that. Called once. Weak: no; a shim follows its spec (`beneath`).
 */
bool port_counted_beneath(int (*call)(int *count));
/* Called first in each thread of the core that will query markers. */
void port_helper_thread(void);

/* Return unused memory to the device: of the pool; 0: of the device's own pools and of graphs. */
void port_trim(int device, uint64_t pool);

/*
 * Return the driver's cost of a plain allocation of this size. Large allocations take whole granules
 * from the device. Small ones take a piece of the driver's heap, which grows by a granule. The core
 * detects by itself if a driver accounts to the byte. Weak: 512 bytes, and granules of 2 MiB from
 * 2 MiB on; pools grow by 32 MiB.
 */
uint64_t port_round(uint64_t bytes);
uint64_t port_granule(void);
uint64_t port_pool_chunk(void);

/* Return the pid of this process in the driver's process list; 0 if unknown. */
int32_t port_driver_pid(void);
/*
 * Check whether the driver has released all memory of the process with this pid on the device. 1: yes,
 * 0: not yet, -ENOTSUP: unknown. "Yes" must be certain, because the memory is granted again at once.
 * Called only about a dead process, and only if the pid means the same to the caller; pid 0: unknown.
 */
int port_process_gone(int device, int32_t driver_pid);
/*
 * Return an upper bound of the bytes of the device's memory in use by all processes of the machine.
 * -ENOTSUP: the driver does not report it, or only to privileged processes. A dead process is charged
 * no more than this.
 */
int port_device_used(int device, uint64_t *bytes);
/*
 * Call `each` for every process of the machine that the driver lists on the device, with its pid and
 * bytes (UINT64_MAX: not reported) and its part of the device's time in percent (-1: not reported). A
 * process on several lists is passed several times. Device -1: lists that are of all devices together.
 * Called for `porter guard` alone, never inside a tenant, and after port_meet.
 */
int port_processes(int device, void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
		   void *context);
/*
 * The place of a device on the bus: domain << 32 | bus << 8 | slot << 3 | function. And: let the driver
 * limit the memory that the processes of a control group, by the path of its folder, have of a device.
 * Both are called for `porter node` alone, as port_processes.
 */
int port_place(int device, uint64_t *place);
int port_limit_group(int device, const char *group, uint64_t bytes);
/* Number all devices of the machine, where they are numbered as their handles are met. Called as the former. */
void port_meet(void);

#endif
