/* SPDX-License-Identifier: Apache-2.0 */
/* The core's questions about devices, pools and graphs. Queries that a capture in global mode
 * forbids are made in relaxed mode. */
#include "port.h"
#include "shape.h"
#include "shaped.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "ports/graph_walk.h"
#include "ports/identity.h"
#include "role.h"

#define POOL_RESERVED 5
#define POOL_USED 7
#define GRAPH_RESERVED 2
#define NODE_CHILD_GRAPH 4
#define NODE_ALLOCATES 10
#define LOCATION_HOST 2	  /* from here on: on no device */
#define LOCATION_PART 6	  /* a part of a device, in newer headers: its lowest byte is the device */
#define DEFAULT_STREAMS 2 /* the handles up to this one */
#ifndef SHAPE_THREAD_STREAM
#define SHAPE_THREAD_STREAM 2
#endif

/* For vendors without another source of the figure. */
__attribute__((weak)) int shape_device_free(int device, uint64_t *bytes)
{
	(void)device;
	*bytes = 0;
	return -ENOTSUP;
}

int port_current_device(int *device)
{
	return SHAPE_CURRENT_DEVICE(device) ? -ENODEV : 0;
}

#ifdef SHAPE_STREAM_DEVICE
int port_stream_pool_device(uint64_t stream)
{
	int device = -1;

	if (stream > DEFAULT_STREAMS && !SHAPE_STREAM_DEVICE(shape_handle(stream), &device) &&
	    device >= 0)
		return device;
	return port_current_device(&device) ? -ENODEV : device;
}
#endif

#ifndef SHAPE_HANDLES
int port_handle_device(uint64_t handle)
{
	return (int)handle;
}
#endif

int port_device_count(int *count)
{
	return SHAPE_DEVICE_COUNT(count) ? -ENODEV : 0;
}

int port_device_free(int device, uint64_t *bytes)
{
	int error = shape_device_free(device, bytes);

#ifdef SHAPE_MEMORY
	size_t free_now = 0, total = 0;
	int mode, current;

	if (error != -ENOTSUP)
		return error;
	if (port_current_device(&current) || current != device)
		return -ENOTSUP;
	mode = shape_relax();
	error = SHAPE_MEMORY(&free_now, &total) ? -ENOTSUP : 0;
	shape_restore(mode);
	*bytes = free_now;
#endif
	return error;
}

#ifdef SHAPE_CARD
#define BUS 32 /* room for "0000:03:00.0" */

static int identify(int device, struct port_device *out)
{
	char bus[BUS] = "";
	size_t total = 0;

	if (VENDOR(DeviceTotalMem)(&total, device))
		return -ENODEV;
	if (VENDOR(DeviceGetPCIBusId)(bus, BUS, device) || !bus[0])
		snprintf(bus, sizeof(bus), "%d", device);
	identity_place(out, SHAPE_CARD, bus);
	out->total = total;
	out->index = device;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}
#endif

#ifndef SHAPE_LACKS_POOLS
#ifndef SHAPE_CURRENT_POOL
#define SHAPE_CURRENT_POOL VENDOR(DeviceGetMemPool)
#endif
#ifndef SHAPE_DEFAULT_POOL
#define SHAPE_DEFAULT_POOL VENDOR(DeviceGetDefaultMemPool)
#endif

int port_current_pool(int device, uint64_t *pool)
{
	*pool = 0;
	return SHAPE_CURRENT_POOL((void *)pool, device) ? -ENOTSUP : 0;
}

int port_first_pool(int device, uint64_t *pool)
{
	*pool = 0;
	return SHAPE_DEFAULT_POOL((void *)pool, device) ? -ENOTSUP : 0;
}

static int pool_figure(int device, uint64_t pool, int attribute, uint64_t *bytes)
{
	if (!pool && port_current_pool(device, &pool))
		return -ENOTSUP;
	*bytes = 0;
	return VENDOR(MemPoolGetAttribute)(shape_handle(pool), attribute, bytes) ? -ENOTSUP : 0;
}

int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes)
{
	return pool_figure(device, pool, POOL_RESERVED, bytes);
}

int port_pool_used(int device, uint64_t pool, uint64_t *bytes)
{
	return pool_figure(device, pool, POOL_USED, bytes);
}

static void trim_pools(int device, uint64_t pool)
{
	uint64_t current = 0, first = 0;

	if (pool) {
		VENDOR(MemPoolTrimTo)(shape_handle(pool), 0);
		return;
	}
	if (!port_current_pool(device, &current))
		VENDOR(MemPoolTrimTo)(shape_handle(current), 0);
	if (!port_first_pool(device, &first) && first != current)
		VENDOR(MemPoolTrimTo)(shape_handle(first), 0);
}
#endif

#ifdef SHAPE_ALLOCATION
int port_graph_reserved(int device, uint64_t *bytes)
{
	*bytes = 0;
	return VENDOR(DeviceGetGraphMemAttribute)(device, GRAPH_RESERVED, bytes) ? -ENOTSUP : 0;
}

/* A library that lacks such a call has no such notion; one that has it and fails hides a graph's
 * memory. */
static int answer(int status)
{
	return !status ? 0 : status == SHAPE_ABSENT ? -ENOTSUP : -EIO;
}

static int list_nodes(uint64_t graph, uint64_t *nodes, size_t *count)
{
	return answer((int)VENDOR(GraphGetNodes)(shape_handle(graph), (void *)nodes, count));
}

static bool is_host(int location)
{
	return location >= LOCATION_HOST && location < LOCATION_PART;
}

static int read_allocation(uint64_t node, struct graph_node *out)
{
	SHAPE_ALLOCATION about;

	memset(&about, 0, sizeof(about));
	if (VENDOR(GraphMemAllocNodeGetParams)(shape_handle(node), &about))
		return SHAPE_MISREPORTED;
	if (is_host((int)about.poolProps.location.type))
		return 0;
	out->device = about.poolProps.location.id;
	if ((int)about.poolProps.location.type == LOCATION_PART)
		out->device &= 0xff;
	out->bytes = role_align(about.bytesize, SHAPE_NODE_GRANULE);
	return 0;
}

static int read_node(uint64_t node, struct graph_node *out)
{
	int kind = 0,
	    error = answer((int)VENDOR(GraphNodeGetType)(shape_handle(node), (void *)&kind));

	if (error)
		return error;
	if (kind == NODE_ALLOCATES)
		return read_allocation(node, out);
	if (kind == NODE_CHILD_GRAPH &&
	    VENDOR(GraphChildGraphNodeGetGraph)(shape_handle(node), (void *)&out->child)) {
		out->child = 0;
		return SHAPE_MISREPORTED;
	}
	return 0;
}

int port_graph_bound(uint64_t graph, uint64_t *bytes, int devices)
{
	static const struct graph_reader reader = {.list = list_nodes, .read = read_node};

	return graph_walk(graph, &reader, bytes, devices);
}
#endif

#ifndef SHAPE_LACKS_CAPTURES
/* The default stream of all threads can never record. */
bool port_stream_recording(uint64_t stream)
{
	int status = 0;

	if (!stream)
		stream = SHAPE_THREAD_STREAM;
	return stream && !VENDOR(StreamIsCapturing)(shape_handle(stream), (void *)&status) &&
		status;
}
#endif

void port_trim(int device, uint64_t pool)
{
	int mode = shape_relax();

#ifndef SHAPE_LACKS_POOLS
	trim_pools(device, pool);
#endif
#ifdef SHAPE_ALLOCATION
	if (!pool)
		VENDOR(DeviceGraphMemTrim)(device);
#endif
	(void)device;
	(void)pool;
	shape_restore(mode);
}
