/* SPDX-License-Identifier: Apache-2.0 */
/* The core's questions, answered by the management library: the identity of a device. It has no
 * UUIDs; cards are named by their bus address, as the runtime's are. */
#include <errno.h>
#include <stdint.h>

#include "ask.h"
#include "ports/identity.h"
#include "ports/listed.h"
#include "port.h"
#include "real.h"

static unsigned list(uint64_t *handles)
{
	unsigned count = 0, found = 0;

	if (real_xpumlDeviceGetCount(&count))
		return 0;
	while (found < count && found < LISTED_MOST &&
	       !real_xpumlDeviceGetHandleByIndex(found, (xpumlDevice_t *)&handles[found]))
		found++;
	return found;
}

static xpumlDevice_t handle_of(int device)
{
	return (xpumlDevice_t)(uintptr_t)listed_handle(list, device);
}

int port_handle_device(uint64_t handle)
{
	return listed_find(list, handle);
}

int port_device_count(int *count)
{
	*count = (int)listed_count(list);
	return *count ? 0 : -ENODEV;
}

int port_device_free(int device, uint64_t *bytes)
{
	xpumlMemory_t memory;

	if (real_xpumlDeviceGetMemoryInfo(handle_of(device), &memory))
		return -ENODEV;
	*bytes = memory.freeGlobalMemory;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	xpumlPciInfo_t at = {0};
	xpumlMemory_t memory;

	*out = (struct port_device){.index = device};
	if (real_xpumlDeviceGetMemoryInfo(handle_of(device), &memory))
		return -ENODEV;
	out->total = memory.totalGlobalMemory;
	if (real_xpumlDeviceGetPciInfo(handle_of(device), &at))
		at = (xpumlPciInfo_t){.device = (unsigned)device};
	identity_at(out, "XPU-", at.domain & 0xffff, at.bus, at.device, at.function);
	return 0;
}

int port_processes(int device, void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
		   void *context)
{
	return device < 0 ? ask_all_processes(each, context)
			  : ask_processes((uint64_t)(uintptr_t)handle_of(device), each, context);
}
