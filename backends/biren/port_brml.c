/* SPDX-License-Identifier: Apache-2.0 */
/* The core's questions, answered by Biren's management library: only the identity of a device.
 * Nothing is allocated through it. */
#include <errno.h>

#include "ask.h"
#include "ports/identity.h"
#include "real.h"

int port_device_count(int *count)
{
	return real_brmlDeviceGetCount((unsigned *)count) ? -ENODEV : 0;
}

int port_handle_device(uint64_t handle)
{
	unsigned index;

	return real_brmlDeviceGetIndex((brmlDevice_t)(uintptr_t)handle, &index) ? -ENODEV
										: (int)index;
}

int port_identify(int device, struct port_device *out)
{
	brmlMemory_t memory;
	brmlDevice_t handle;
	brmlPciInfo_t pci = {0}; /* not every driver fills all of it */

	*out = (struct port_device){.index = device};
	if (real_brmlDeviceGetHandleByIndex((unsigned)device, &handle) ||
	    real_brmlDeviceGetPciInfo(handle, &pci))
		return -ENODEV;
	identity_at(out, "GPU-", pci.domain, pci.bus, pci.device, pci.function);
	if (!real_brmlDeviceGetMemoryInfo(handle, &memory))
		out->total = memory.total;
	return 0;
}

int port_processes(int device, void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
		   void *context)
{
	brmlDevice_t handle;

	if (device < 0 || real_brmlDeviceGetHandleByIndex((unsigned)device, &handle))
		return -ENODEV;
	return ask_processes((uint64_t)(uintptr_t)handle, each, context);
}
