/* SPDX-License-Identifier: Apache-2.0 */
/* Defaults for the functions that a port need not define: its own definitions take precedence. */
#include <errno.h>

#include "port.h"
#include "role.h"

#define MIB (UINT64_C(1) << 20)
#define WEAK __attribute__((weak))

WEAK uint64_t port_granule(void)
{
	return 2 * MIB;
}

WEAK uint64_t port_round(uint64_t bytes)
{
	return role_align(bytes, bytes < port_granule() ? 512 : port_granule());
}

WEAK uint64_t port_pool_chunk(void)
{
	return 32 * MIB;
}

WEAK int port_pool_used(int device, uint64_t pool, uint64_t *bytes)
{
	(void)device;
	(void)pool;
	*bytes = 0;
	return -ENOTSUP;
}

WEAK int port_current_pool(int device, uint64_t *pool)
{
	(void)device;
	*pool = 0;
	return 0;
}

/* Concepts that a vendor may lack. */
WEAK int port_current_device(int *device)
{
	*device = -1;
	return -ENODEV;
}

WEAK bool port_on_device(uint64_t address)
{
	(void)address;
	return false;
}

WEAK int port_stream_device(uint64_t stream)
{
	struct role_stream known;
	int device, error;

	if (role_stream_known(stream, &known))
		return known.device;
	error = port_current_device(&device);
	return error ? error : device;
}

WEAK int port_first_pool(int device, uint64_t *pool)
{
	(void)device;
	*pool = 0;
	return -ENOTSUP;
}

WEAK int port_stream_pool_device(uint64_t stream)
{
	int device, error = port_current_device(&device);

	(void)stream;
	return error ? error : device;
}

WEAK bool port_stream_stays(uint64_t stream)
{
	(void)stream;
	return false;
}

WEAK uint64_t port_stream_owner(uint64_t stream)
{
	struct role_stream known;

	return role_stream_known(stream, &known) ? known.owner : port_current_owner();
}

WEAK uint64_t port_current_owner(void)
{
	return 0;
}

WEAK int port_process_bytes(int device, uint64_t *bytes)
{
	(void)device;
	*bytes = 0;
	return -ENOTSUP;
}

WEAK int port_device_free(int device, uint64_t *bytes)
{
	(void)device;
	*bytes = 0;
	return -ENOTSUP;
}

WEAK int port_context_active(int device)
{
	(void)device;
	return -ENOTSUP;
}

WEAK int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes)
{
	(void)device;
	(void)pool;
	*bytes = 0;
	return -ENOTSUP;
}

WEAK int port_graph_reserved(int device, uint64_t *bytes)
{
	(void)device;
	*bytes = 0;
	return -ENOTSUP;
}

WEAK int port_graph_bound(uint64_t graph, uint64_t *bytes, int devices)
{
	(void)graph;
	(void)bytes;
	(void)devices;
	return -ENOTSUP;
}

WEAK bool port_stream_recording(uint64_t stream)
{
	(void)stream;
	return false;
}

WEAK void port_trim(int device, uint64_t pool)
{
	(void)device;
	(void)pool;
}

WEAK int32_t port_driver_pid(void)
{
	return 0;
}

WEAK int port_owner_enter(uint64_t owner)
{
	(void)owner;
	return -ENOTSUP;
}

WEAK void port_owner_leave(void)
{
}

WEAK int port_mark_create(bool timed, uint64_t *mark)
{
	(void)timed;
	*mark = 0;
	return -ENOTSUP;
}

WEAK void port_mark_destroy(uint64_t mark)
{
	(void)mark;
}

WEAK int port_mark(uint64_t mark, uint64_t stream)
{
	(void)mark;
	(void)stream;
	return -ENOTSUP;
}

WEAK int port_mark_all(uint64_t mark, uint64_t owner)
{
	(void)mark;
	(void)owner;
	return -ENOTSUP;
}

WEAK int port_mark_done(uint64_t mark)
{
	(void)mark;
	return -ENOTSUP;
}

WEAK int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{
	(void)from;
	(void)to;
	*ns = 0;
	return -ENOTSUP;
}

WEAK int port_processes(int device,
			void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
			void *context)
{
	(void)device;
	(void)each;
	(void)context;
	return -ENOTSUP;
}

WEAK int port_place(int device, uint64_t *place)
{
	(void)device;
	(void)place;
	return -ENOTSUP;
}

WEAK int port_limit_group(int device, const char *group, uint64_t bytes)
{
	(void)device;
	(void)group;
	(void)bytes;
	return -ENOTSUP;
}

WEAK void port_meet(void)
{
}

WEAK bool port_marks_break_captures(void)
{
	return false;
}

WEAK bool port_counted_beneath(int (*call)(int *count))
{
	(void)call;
	return false;
}

WEAK void port_helper_thread(void)
{
}

WEAK int port_physical_device(uint64_t handle, int *device)
{
	(void)handle;
	(void)device;
	return -ENOTSUP;
}

WEAK int port_context_owner(int device, uint64_t *owner)
{
	(void)device;
	(void)owner;
	return -ENOTSUP;
}
