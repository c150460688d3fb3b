/* SPDX-License-Identifier: Apache-2.0 */
/* The core's questions, answered by the CUDA driver. Queries that a capture in global mode forbids are made in relaxed mode. */
#define _GNU_SOURCE
#include "port.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "graph_walk.h"
#include "identity.h"
#include "management.h"
#include "real.h"
#include "role.h"

#define PER_THREAD_STREAM 2		/* a handle; the other default stream can never record */
#define CAPTURE_RELAXED 2
#define NODE_CHILD_GRAPH 4
#define NODE_ALLOCATES 10
#define LOCATION_PART 6			/* CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN of newer headers */
#define GRANULE (UINT64_C(2) << 20)

/* Swaps the thread's capture mode, so that calls which a capture elsewhere would forbid are let through. */
static CUstreamCaptureMode capture_mode(CUstreamCaptureMode mode)
{
	real_cuThreadExchangeStreamCaptureMode(&mode);
	return mode;
}

int port_current_device(int *device)
{
	return real_cuCtxGetDevice(device) ? -ENODEV : 0;
}

int port_handle_device(uint64_t handle)
{
	return (int)handle;
}

uint64_t port_current_owner(void)
{
	CUcontext context = NULL;

	return real_cuCtxGetCurrent(&context) ? 0 : (uint64_t)(uintptr_t)context;
}

/* The newer call names a MIG slice, the older one the card that it lies on: where they differ, it is a slice. */
static int identify(int device, struct port_device *out)
{
	unsigned char own[16], card[16];
	size_t total = 0;

	if (real_cuDeviceGetUuid_v2((CUuuid *)own, device) && real_cuDeviceGetUuid((CUuuid *)own, device))
		return -ENODEV;
	if (real_cuDeviceGetUuid((CUuuid *)card, device))
		memcpy(card, own, sizeof(card));
	identity_write(out, memcmp(own, card, sizeof(own)) ? "MIG-" : "GPU-", own);
	if (real_cuDeviceTotalMem_v2(&total, device))
		return -ENODEV;
	out->total = total;
	if (management_index(out->uuid, &out->index))
		out->index = device;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

int port_device_count(int *count)
{
	return real_cuDeviceGetCount(count) ? -ENODEV : 0;
}

int port_context_active(int device)
{
	unsigned flags;
	int active;

	return real_cuDevicePrimaryCtxGetState(device, &flags, &active) ? -ENOTSUP : !!active;
}

int port_context_owner(int device, uint64_t *owner)
{
	CUcontext context = NULL;

	if (real_cuDevicePrimaryCtxRetain(&context, device))
		return -ENOTSUP;
	real_cuDevicePrimaryCtxRelease_v2(device);
	*owner = (uint64_t)(uintptr_t)context;
	return 0;
}

/*
 * The runtime makes a primary context current before it is up: a current context alone does not say that the driver lists
 * this process already.
 */
int port_process_bytes(int device, uint64_t *bytes)
{
	struct port_device id;
	int active, error = port_identify(device, &id);

	if (error)
		return error;
	active = port_context_active(device);
	return management_process_bytes(id.uuid, !active && port_current_owner() ? -1 : active, bytes);
}

int port_device_free(int device, uint64_t *bytes)
{
	size_t free_now = 0, total = 0;
	CUstreamCaptureMode mode;
	struct port_device id;
	int current, error = port_identify(device, &id);

	if (error || !management_free(id.uuid, bytes))
		return error;
	if (port_current_device(&current) || current != device)
		return -ENOTSUP;
	mode = capture_mode(CAPTURE_RELAXED);
	error = real_cuMemGetInfo_v2(&free_now, &total) ? -ENOTSUP : 0;
	capture_mode(mode);
	*bytes = free_now;
	return error;
}

int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes)
{
	CUmemoryPool handle = (CUmemoryPool)(uintptr_t)pool;

	if (!handle && real_cuDeviceGetMemPool(&handle, device))
		return -ENOTSUP;
	*bytes = 0;
	return real_cuMemPoolGetAttribute(handle, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, bytes) ? -ENOTSUP : 0;
}

int port_pool_used(int device, uint64_t pool, uint64_t *bytes)
{
	CUmemoryPool handle = (CUmemoryPool)(uintptr_t)pool;

	if (!handle && real_cuDeviceGetMemPool(&handle, device))
		return -ENOTSUP;
	*bytes = 0;
	return real_cuMemPoolGetAttribute(handle, CU_MEMPOOL_ATTR_USED_MEM_CURRENT, bytes) ? -ENOTSUP : 0;
}

int port_current_pool(int device, uint64_t *pool)
{
	CUmemoryPool handle = NULL;

	if (real_cuDeviceGetMemPool(&handle, device))
		return -ENOTSUP;
	*pool = (uint64_t)(uintptr_t)handle;
	return 0;
}

int port_graph_reserved(int device, uint64_t *bytes)
{
	*bytes = 0;
	return real_cuDeviceGetGraphMemAttribute(device, CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, bytes) ? -ENOTSUP : 0;
}

/* Of a part of a device, the lowest byte is the device. */
static int ordinal(const CUmemLocation *at)
{
	return (int)at->type == LOCATION_PART ? at->id & 0xff : at->id;
}

static int list_nodes(uint64_t graph, uint64_t *nodes, size_t *count)
{
	_Static_assert(sizeof(CUgraphNode) == sizeof(*nodes), "a node is a handle");
	return real_cuGraphGetNodes((CUgraph)(uintptr_t)graph, (CUgraphNode *)nodes, count) ? -ENOTSUP : 0;
}

/* A node takes whole granules, however small it is. */
static int read_node(uint64_t node, struct graph_node *out)
{
	CUgraphNode handle = (CUgraphNode)(uintptr_t)node;
	CUDA_MEM_ALLOC_NODE_PARAMS params;
	CUgraph child;
	int type;

	if (real_cuGraphNodeGetType(handle, (CUgraphNodeType *)&type))
		return -ENOTSUP;
	if (type == NODE_CHILD_GRAPH) {
		if (real_cuGraphChildGraphNodeGetGraph(handle, &child))
			return -ENOTSUP;
		out->child = (uint64_t)(uintptr_t)child;
	} else if (type == NODE_ALLOCATES) {
		memset(&params, 0, sizeof(params));
		if (real_cuGraphMemAllocNodeGetParams(handle, &params))
			return -ENOTSUP;
		out->device = ordinal(&params.poolProps.location);
		out->bytes = role_align(params.bytesize, GRANULE);
	}
	return 0;
}

int port_graph_bound(uint64_t graph, int *device, uint64_t *bytes)
{
	static const struct graph_reader reader = {.list = list_nodes, .read = read_node};

	return graph_walk(graph, &reader, device, bytes);
}

int port_physical_device(uint64_t handle, int *device)
{
	CUmemAllocationProp about;

	memset(&about, 0, sizeof(about));
	if (real_cuMemGetAllocationPropertiesFromHandle(&about, (CUmemGenericAllocationHandle)handle))
		return -ENOTSUP;
	*device = (int)about.location.type == LOCATION_PART || about.location.type == CU_MEM_LOCATION_TYPE_DEVICE
		? ordinal(&about.location) : ROLE_DEVICE_NONE;
	return 0;
}

bool port_stream_recording(uint64_t stream)
{
	CUstream handle = (CUstream)(uintptr_t)(stream ? stream : PER_THREAD_STREAM);
	int status = 0;

	return !real_cuStreamIsCapturing(handle, (CUstreamCaptureStatus *)&status) && status;
}

void port_trim(int device, uint64_t pool)
{
	CUstreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);
	CUmemoryPool handle = (CUmemoryPool)(uintptr_t)pool, initial = NULL;

	if (handle) {
		real_cuMemPoolTrimTo(handle, 0);
	} else {
		if (!real_cuDeviceGetMemPool(&handle, device))
			real_cuMemPoolTrimTo(handle, 0);
		if (!real_cuDeviceGetDefaultMemPool(&initial, device) && initial != handle)
			real_cuMemPoolTrimTo(initial, 0);
		real_cuDeviceGraphMemTrim(device);
	}
	capture_mode(mode);
}

int32_t port_driver_pid(void)
{
	return management_pid();
}

int port_process_gone(int32_t driver_pid)
{
	struct port_device id;
	int count, listed = 0;

	if (!driver_pid || port_device_count(&count))
		return -ENOTSUP;
	for (int device = 0; device < count && !listed; device++) {
		if (port_identify(device, &id))
			return -ENOTSUP;
		listed = management_lists(id.uuid, driver_pid);
	}
	return listed < 0 ? listed : !listed;
}
