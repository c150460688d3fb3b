/* SPDX-License-Identifier: Apache-2.0 */
/*
 * port.h: what a vendor supplies to the core.
 *
 * Each library's shim links exactly one port. The functions are called with the calling thread already
 * inside the shim (role_enter), so vendor calls made here pass through every hook. No core lock is held while a port
 * function runs. A port never prints, exits or blocks on device work. "device" is the vendor's ordinal as this
 * process sees it. Return 0, or -errno: -ENOTSUP where the vendor has no such notion, -ENODEV where there is no such
 * device or no current one. port_handle_device, port_identify and port_device_count have to be there; the core has a weak one of each
 * other, which says that there is no such notion where nothing else is said here.
 */
#ifndef PORTER_PORT_H
#define PORTER_PORT_H

#include <stdbool.h>
#include <stdint.h>

struct port_device {
	char uuid[96];		/* "GPU-8a6f…", "MIG-…": what users write in a quota */
	int index;		/* position among the devices of this machine or container, as its listing tool counts */
	uint64_t total;		/* bytes of device memory; 0: not known, and a part of it (50 %) grants nothing */
};

/* Ordinal of the calling thread's current device. */
int port_current_device(int *device);
/* Ordinal of the device that a stream's work is for, or negative errno. Weak in the core: that which it was made for (role_stream_made), or the current one. */
int port_stream_device(uint64_t stream);
/* Ordinal of the device from whose pool comes what is allocated in the stream's order, or negative errno. Breaks no capture elsewhere. Weak in the core: the current one. */
int port_stream_pool_device(uint64_t stream);
/* Is port_stream_device the same for as long as the stream is there, whatever is current? Weak in the core: no. */
bool port_stream_stays(uint64_t stream);
/* The owner of marks that are put into that stream. Weak in the core: that which it was made for, or the current one. */
uint64_t port_stream_owner(uint64_t stream);
/* Ordinal of a device that the vendor names by a handle; negative errno where unknown. */
int port_handle_device(uint64_t handle);
/* The object that owns plain allocations made now (a context): they die with it, and it is of the current device. 0: nothing owns them. */
uint64_t port_current_owner(void);
/* Identity of a device; stable while the process lives. */
int port_identify(int device, struct port_device *out);
/* Number of devices this process sees. */
int port_device_count(int *count);
/* What the driver says that this process holds on the device, everything included. */
int port_process_bytes(int device, uint64_t *bytes);
/* Physical free bytes on the device, whoever asks; for when port_process_bytes is not to be had. */
int port_device_free(int device, uint64_t *bytes);
/* Does the device's implicit (primary, reference-counted) context exist? 1, 0, -ENOTSUP: no such notion. */
int port_context_active(int device);
/* What owns plain allocations made while that context is current. Called while it is there. Weak in the core: -ENOTSUP. */
int port_context_owner(int device, uint64_t *owner);
/* The pool that allocations which name none come from: what pool 0 means in a hook; 0 where it has no name of its own. */
int port_current_pool(int device, uint64_t *pool);
/* The one that was that before any other was chosen. Weak in the core: -ENOTSUP. */
int port_first_pool(int device, uint64_t *pool);
/* Bytes a memory pool has reserved from the device; pool 0 is the device's current pool. */
int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes);
/* Of these, the bytes handed out. */
int port_pool_used(int device, uint64_t pool, uint64_t *bytes);
/* Bytes reserved for graph-owned memory on the device. */
int port_graph_reserved(int device, uint64_t *bytes);
/*
 * bytes[device], zero at first: upper bound of what launching this graph may newly map there. Asked once, as it becomes executable.
 * -ENOTSUP: graphs own no memory, or do not tell of it. Any other error: this one should tell and does not, and is refused.
 */
int port_graph_bound(uint64_t graph, uint64_t *bytes, int devices);
/* On which device physical memory lies (ROLE_DEVICE_NONE: on none). Weak in the core: -ENOTSUP. */
int port_physical_device(uint64_t handle, int *device);
/*
 * Is this address of a device's memory, whichever device's, or of memory that moves between device and host? Breaks no capture elsewhere. Weak in the
 * core: nobody knows, so no.
 */
bool port_on_device(uint64_t address);
/* Is this stream being recorded? What is called on it then happens later, if at all. */
bool port_stream_recording(uint64_t stream);
/*
 * Marks (weak in the core: there are none): put behind work to learn when it is done. Any thread may ask; asking never waits for the device and breaks no capture
 * that goes on elsewhere. A mark belongs to the owner (context) of the stream that it was made for, and dies with it.
 */
/* Makes the owner current on the calling thread for a moment, so that marks made now are its own; then what was is again. Weak in the core: -ENOTSUP. -EALREADY: it is. */
int port_owner_enter(uint64_t owner);
void port_owner_leave(void);
/* `timed`: -ENOTSUP where marks tell no times. Then what work took is seen by looks at them. */
int port_mark_create(bool timed, uint64_t *mark);
void port_mark_destroy(uint64_t mark);
/* Behind all that is in the stream now. */
int port_mark(uint64_t mark, uint64_t stream);
/* Behind all that any stream of the mark's owner has now; from any thread. -ENOTSUP: the vendor has no such call; -EBUSY: not now. */
int port_mark_all(uint64_t mark, uint64_t owner);
/* 1: reached, 0: not yet, or -errno. */
int port_mark_done(uint64_t mark);
/* Device time between two timed marks that were reached. */
int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns);
/* May asking break a capture that goes on elsewhere after all? Then nothing is asked while one does: predictions have to do. */
bool port_marks_break_captures(void);
/*
 * Does the vendor's library work through another one that porter's stands before? Then what is asked of it is counted there, once, and here
 * all calls pass by. `call` is one that the vendor's library needs the other for: it is made once, to see what happens. Asked once. Weak in
 * the core: no; a shim says what its spec does (`beneath`).
 */
bool port_counted_beneath(int (*call)(int *count));
/* Called first in a thread of the core's own that will ask about marks. */
void port_helper_thread(void);

/* Give unused memory back to the device: that of the pool; 0: of the device's own pools and of graphs. */
void port_trim(int device, uint64_t pool);

/*
 * What the driver takes for a plain allocation of so many bytes, as far as its size tells: large ones take whole granules from the
 * device; small ones take a piece of the driver's heap, which grows by a granule. The core finds out by itself where a driver
 * accounts to the byte. Weak in the core: 512 bytes, and granules of 2 MiB from 2 MiB on; pools grow by 32 MiB.
 */
uint64_t port_round(uint64_t bytes);
uint64_t port_granule(void);
uint64_t port_pool_chunk(void);

/* Pid by which the driver's process list knows this process; 0 where unknown. */
int32_t port_driver_pid(void);
/*
 * Has the driver dropped what the process that it knew by this pid held on the device? 1: yes, 0: not yet, -ENOTSUP: cannot tell. "Yes" must be
 * certain: the memory is granted again at once. Asked only about a dead process, and only where the pid means the same to the caller; pid 0: not
 * known. The core holds a weak definition that cannot tell.
 */
int port_process_gone(int device, int32_t driver_pid);
/*
 * Bytes of the device's memory that all processes of the machine together have in use, never less than that; -ENOTSUP: the driver does not say, or
 * says it to the privileged alone. A dead process is charged no more than this. The core holds a weak definition that cannot tell.
 */
int port_device_used(int device, uint64_t *bytes);

#endif
