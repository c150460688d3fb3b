/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by the HIP runtime and the kernel's driver. Only marks ask events, and there are none while nothing
 * is shared: that an event query breaks a capture under way in another thread is said of some versions (5.2.3, 5.7.1 and 6.4.3 are
 * not among them).
 */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "graph_walk.h"
#include "identity.h"
#include "kfd.h"
#include "port.h"
#include "real.h"
#include "role.h"

#define PER_THREAD_STREAM 2		/* a handle; the other default stream can never record */
#define CAPTURE_RELAXED 2
#define NODE_CHILD_GRAPH 4
#define NODE_ALLOCATES 10
#define BUS 32				/* room for "0000:03:00.0" */

/* Swaps the thread's capture mode, so that calls which a capture elsewhere would forbid are let through. */
static hipStreamCaptureMode capture_mode(hipStreamCaptureMode mode)
{
	real_hipThreadExchangeStreamCaptureMode(&mode);
	return mode;
}

int port_current_device(int *device)
{
	return real_hipGetDevice(device) ? -ENODEV : 0;
}

int port_handle_device(uint64_t handle)
{
	return (int)handle;
}

/* A context is another name of the device: allocations live until they are freed or the device is reset. */
uint64_t port_current_owner(void)
{
	return 0;
}

int port_context_active(int device)
{
	(void)device;
	return -ENOTSUP;
}

static int bus_of(int device, char *bus)
{
	bus[0] = 0;
	if (real_hipDeviceGetPCIBusId(bus, BUS, device) || !bus[0])
		return -ENOTSUP;
	for (char *at = bus; *at; at++)
		*at = (char)tolower((unsigned char)*at);
	return 0;
}

/* The vendor's 16 bytes are the digits that its listing tool shows; cards that have none are named by where they are. */
static void write_uuid(struct port_device *out, int device, const char *bus)
{
	char digits[17] = "";

	if (!real_hipDeviceGetUuid((hipUUID *)digits, device) && strspn(digits, "0123456789abcdefABCDEF") == 16 &&
	    strspn(digits, "0") != 16)
		snprintf(out->uuid, sizeof(out->uuid), "GPU-%s", digits);
	else
		snprintf(out->uuid, sizeof(out->uuid), "GPU-%s", bus);
}

static int identify(int device, struct port_device *out)
{
	size_t total = 0;
	char bus[BUS];

	if (real_hipDeviceTotalMem(&total, device))
		return -ENODEV;
	if (bus_of(device, bus))
		snprintf(bus, sizeof(bus), "%d", device);
	write_uuid(out, device, bus);
	out->total = total;
	if (kfd_index(bus, &out->index))
		out->index = device;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

int port_device_count(int *count)
{
	return real_hipGetDeviceCount(count) ? -ENODEV : 0;
}

int port_process_bytes(int device, uint64_t *bytes)
{
	char bus[BUS];
	int error = bus_of(device, bus);

	return error ? error : kfd_process_bytes(bus, bytes);
}

int port_device_free(int device, uint64_t *bytes)
{
	size_t free_now = 0, total = 0;
	int current;
	char bus[BUS];

	if (!bus_of(device, bus) && !kfd_free(bus, bytes))
		return 0;
	if (port_current_device(&current) || current != device)
		return -ENOTSUP;
	if (real_hipMemGetInfo(&free_now, &total))
		return -ENOTSUP;
	*bytes = free_now;
	return 0;
}

static int pool_figure(int device, uint64_t pool, hipMemPoolAttr attribute, uint64_t *bytes)
{
	hipMemPool_t handle = (hipMemPool_t)(uintptr_t)pool;

	if (!handle && real_hipDeviceGetMemPool(&handle, device))
		return -ENOTSUP;
	*bytes = 0;
	return real_hipMemPoolGetAttribute(handle, attribute, bytes) ? -ENOTSUP : 0;
}

int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes)
{
	return pool_figure(device, pool, hipMemPoolAttrReservedMemCurrent, bytes);
}

int port_pool_used(int device, uint64_t pool, uint64_t *bytes)
{
	return pool_figure(device, pool, hipMemPoolAttrUsedMemCurrent, bytes);
}

int port_current_pool(int device, uint64_t *pool)
{
	hipMemPool_t handle = NULL;

	if (real_hipDeviceGetMemPool(&handle, device))
		return -ENOTSUP;
	*pool = (uint64_t)(uintptr_t)handle;
	return 0;
}

int port_graph_reserved(int device, uint64_t *bytes)
{
	*bytes = 0;
	return real_hipDeviceGetGraphMemAttribute(device, hipGraphMemAttrReservedMemCurrent, bytes) ? -ENOTSUP : 0;
}

static int list_nodes(uint64_t graph, uint64_t *nodes, size_t *count)
{
	_Static_assert(sizeof(hipGraphNode_t) == sizeof(*nodes), "a node is a handle");
	return real_hipGraphGetNodes((hipGraph_t)(uintptr_t)graph, (hipGraphNode_t *)nodes, count) ? -ENOTSUP : 0;
}

static int read_node(uint64_t node, struct graph_node *out)
{
	hipGraphNode_t handle = (hipGraphNode_t)(uintptr_t)node;
	hipMemAllocNodeParams params;
	hipGraph_t child = NULL;
	int type;

	if (real_hipGraphNodeGetType(handle, (hipGraphNodeType *)&type))
		return -ENOTSUP;
	if (type == NODE_CHILD_GRAPH) {
		/* 5.2 counts its kinds from another number, and has none that allocates: there this fails. */
		if (!real_hipGraphChildGraphNodeGetGraph(handle, &child))
			out->child = (uint64_t)(uintptr_t)child;
	} else if (type == NODE_ALLOCATES) {
		memset(&params, 0, sizeof(params));
		if (real_hipGraphMemAllocNodeGetParams(handle, &params))
			return -ENOTSUP;
		out->device = params.poolProps.location.id;
		out->bytes = params.bytesize;
	}
	return 0;
}

int port_graph_bound(uint64_t graph, int *device, uint64_t *bytes)
{
	static const struct graph_reader reader = {.list = list_nodes, .read = read_node};

	return graph_walk(graph, &reader, device, bytes);
}

bool port_stream_recording(uint64_t stream)
{
	hipStream_t handle = (hipStream_t)(uintptr_t)(stream ? stream : PER_THREAD_STREAM);
	int status = 0;

	return !real_hipStreamIsCapturing(handle, (hipStreamCaptureStatus *)&status) && status;
}

void port_trim(int device, uint64_t pool)
{
	hipStreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);
	hipMemPool_t handle = (hipMemPool_t)(uintptr_t)pool;

	if (handle || !real_hipDeviceGetMemPool(&handle, device))
		real_hipMemPoolTrimTo(handle, 0);
	if (!pool)
		real_hipDeviceGraphMemTrim(device);
	capture_mode(mode);
}

/* Allocations take whole pages of the device; the kernel's figure holds what the runtime keeps besides. */
uint64_t port_granule(void)
{
	return 4096;
}

uint64_t port_round(uint64_t bytes)
{
	return role_align(bytes, port_granule());
}

uint64_t port_pool_chunk(void)
{
	return UINT64_C(2) << 20;
}

int32_t port_driver_pid(void)
{
	return 0;
}

int port_process_gone(int32_t driver_pid)
{
	(void)driver_pid;
	return -ENOTSUP;
}
