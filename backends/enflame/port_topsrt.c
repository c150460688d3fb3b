/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by Enflame's runtime. What it calls free is of this process alone, and of no process does it tell what
 * it holds: only what is allocated is charged, not what the runtime takes for itself. Marks are events. It records no streams.
 */
#include <errno.h>
#include <stdio.h>

#include "identity.h"
#include "port.h"
#include "real.h"

#define BUS 32			/* room for "0000:03:00.0" */
#define UNTIMED 2u		/* topsEventDisableTiming */
#define NS_IN_MS 1e6f

int port_current_device(int *device)
{
	return real_topsGetDevice(device) ? -ENODEV : 0;
}

int port_handle_device(uint64_t handle)
{
	return (int)handle;
}

int port_device_count(int *count)
{
	return real_topsGetDeviceCount(count) ? -ENODEV : 0;
}

/* Cards are named by where they are. */
static int identify(int device, struct port_device *out)
{
	char bus[BUS] = "";
	size_t total = 0;

	if (real_topsDeviceTotalMem(&total, device))
		return -ENODEV;
	if (real_topsDeviceGetPCIBusId(bus, BUS, device) || !bus[0])
		snprintf(bus, sizeof(bus), "%d", device);
	identity_place(out, "GCU-", bus);
	out->total = total;
	out->index = device;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

static int pool_of(int device, uint64_t pool, topsMemPool_t *handle)
{
	*handle = (topsMemPool_t)(uintptr_t)pool;
	return !pool && real_topsDeviceGetMemPool(handle, device) ? -ENOTSUP : 0;
}

static int pool_figure(int device, uint64_t pool, topsMemPoolAttr attribute, uint64_t *bytes)
{
	topsMemPool_t handle;
	int error = pool_of(device, pool, &handle);

	*bytes = 0;
	if (!error && real_topsMemPoolGetAttribute(handle, attribute, bytes))
		error = -ENOTSUP;
	return error;
}

int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes)
{
	return pool_figure(device, pool, topsMemPoolAttrReservedMemCurrent, bytes);
}

int port_pool_used(int device, uint64_t pool, uint64_t *bytes)
{
	return pool_figure(device, pool, topsMemPoolAttrUsedMemCurrent, bytes);
}

int port_current_pool(int device, uint64_t *pool)
{
	topsMemPool_t handle;
	int error = pool_of(device, 0, &handle);

	*pool = error ? 0 : (uint64_t)(uintptr_t)handle;
	return error;
}

void port_trim(int device, uint64_t pool)
{
	topsMemPool_t handle;

	if (!pool_of(device, pool, &handle))
		real_topsMemPoolTrimTo(handle, 0);
}

static topsEvent_t event(uint64_t mark)
{
	return (topsEvent_t)(uintptr_t)mark;
}

int port_mark_create(bool timed, uint64_t *mark)
{
	topsEvent_t made = NULL;
	int error = real_topsEventCreateWithFlags(&made, timed ? 0 : UNTIMED) ? -ENODEV : 0;

	*mark = (uint64_t)(uintptr_t)made;
	return error;
}

void port_mark_destroy(uint64_t mark)
{
	real_topsEventDestroy(event(mark));
}

int port_mark(uint64_t mark, uint64_t stream)
{
	return real_topsEventRecord(event(mark), (topsStream_t)(uintptr_t)stream) ? -EINVAL : 0;
}

int port_mark_done(uint64_t mark)
{
	int status = (int)real_topsEventQuery(event(mark));

	return !status ? 1 : status == topsErrorNotReady ? 0 : -EIO;
}

int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{
	float ms = 0;
	int status = (int)real_topsEventElapsedTime(&ms, event(from), event(to));

	*ns = ms > 0 ? (uint64_t)(ms * NS_IN_MS) : 0;
	return status ? -EIO : 0;
}
