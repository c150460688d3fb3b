/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by the management library: only the identity of a device. It
 * allocates nothing and has no current device; its "ordinals" number the handles that were passed
 * to it, cards and MIG slices alike.
 */
#define _GNU_SOURCE
#include "port.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>

#include "ask.h"
#include "real.h"

#define HANDLES 1024

static struct {
	pthread_mutex_t lock;
	unsigned count;
	uint64_t handles[HANDLES];
} seen = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Another thread of the parent may have held it. */
static void forked(void)
{
	pthread_mutex_init(&seen.lock, NULL);
}

__attribute__((constructor)) static void tell_of_forks(void)
{
	pthread_atfork(NULL, NULL, forked);
}

int port_handle_device(uint64_t handle)
{
	unsigned i;

	pthread_mutex_lock(&seen.lock);
	for (i = 0; i < seen.count && seen.handles[i] != handle; i++)
		;
	if (i == seen.count && i < HANDLES)
		seen.handles[seen.count++] = handle;
	pthread_mutex_unlock(&seen.lock);
	return i < HANDLES ? (int)i : -ENODEV;
}

static nvmlDevice_t handle_of(int device)
{
	uint64_t handle = 0;

	pthread_mutex_lock(&seen.lock);
	if (device >= 0 && (unsigned)device < seen.count)
		handle = seen.handles[device];
	pthread_mutex_unlock(&seen.lock);
	return (nvmlDevice_t)(uintptr_t)handle;
}

int port_identify(int device, struct port_device *out)
{
	nvmlDevice_t handle = handle_of(device), card;
	nvmlMemory_t memory;
	unsigned index;

	memset(out, 0, sizeof(*out));
	if (!handle || real_nvmlDeviceGetUUID(handle, out->uuid, sizeof(out->uuid)))
		return -ENODEV;
	if (!real_nvmlDeviceGetMemoryInfo(handle, &memory))
		out->total = memory.total;
	if (!strncmp(out->uuid, "MIG-", 4) &&
	    !real_nvmlDeviceGetDeviceHandleFromMigDeviceHandle(handle, &card))
		handle = card;
	out->index = real_nvmlDeviceGetIndex(handle, &index) ? device : (int)index;
	return 0;
}

int port_device_count(int *count)
{
	unsigned found;

	if (real_nvmlDeviceGetCount_v2(&found))
		return -ENODEV;
	*count = (int)found;
	return 0;
}

int port_device_free(int device, uint64_t *bytes)
{
	nvmlDevice_t handle = handle_of(device);
	nvmlMemory_t memory;

	if (!handle || real_nvmlDeviceGetMemoryInfo(handle, &memory))
		return -ENODEV;
	*bytes = memory.free;
	return 0;
}

void port_meet(void)
{
	uint64_t handle;
	int count = 0;

	for (int i = 0; !port_device_count(&count) && i < count; i++)
		if (!ask_handle((uint64_t)i, &handle))
			port_handle_device(handle);
}

int port_processes(int device, void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
		   void *context)
{
	nvmlDevice_t handle = handle_of(device);

	if (device < 0)
		return ask_all_processes(each, context);
	return handle ? ask_processes((uint64_t)(uintptr_t)handle, each, context) : -ENODEV;
}

int port_place(int device, uint64_t *place)
{
	nvmlDevice_t handle = handle_of(device);

	return handle ? ask_place((uint64_t)(uintptr_t)handle, place) : -ENODEV;
}

int port_limit_group(int device, const char *group, uint64_t bytes)
{
	nvmlDevice_t handle = handle_of(device);

	return handle ? ask_limit((uint64_t)(uintptr_t)handle, group, bytes) : -ENODEV;
}

/* The functions below have no meaning here: nothing is allocated through this library. */
int port_current_device(int *device)
{
	*device = -1;
	return -ENODEV;
}

uint64_t port_current_owner(void)
{
	return 0;
}

int port_context_active(int device)
{
	(void)device;
	return -ENOTSUP;
}

int port_process_bytes(int device, uint64_t *bytes)
{
	(void)device;
	*bytes = 0;
	return -ENOTSUP;
}

int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes)
{
	(void)pool;
	return port_process_bytes(device, bytes);
}

int port_pool_used(int device, uint64_t pool, uint64_t *bytes)
{
	(void)pool;
	return port_process_bytes(device, bytes);
}

int port_current_pool(int device, uint64_t *pool)
{
	return port_process_bytes(device, pool);
}

int port_graph_reserved(int device, uint64_t *bytes)
{
	return port_process_bytes(device, bytes);
}

int port_graph_bound(uint64_t graph, uint64_t *bytes, int devices)
{
	(void)graph;
	(void)bytes;
	(void)devices;
	return -ENOTSUP;
}

bool port_stream_recording(uint64_t stream)
{
	(void)stream;
	return false;
}

void port_trim(int device, uint64_t pool)
{
	(void)device;
	(void)pool;
}

int32_t port_driver_pid(void)
{
	return 0;
}
