/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by Hygon's library of instances: the identity of a device. Cards
 * are the handles that it lists. Any other handle is an instance, which the hardware isolates and
 * which has its own figures. The library has no bus address of a card: cards are known by their
 * numbers.
 */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>

#include "ports/listed.h"
#include "port.h"
#include "memory/quota.h"
#include "real.h"

static unsigned list(uint64_t *handles)
{
	unsigned count = 0, found = 0;

	if (real_nvmlDeviceGetCount(&count))
		return 0;
	while (found < count && found < LISTED_MOST &&
	       !real_nvmlDeviceGetHandleByIndex(found, (dmiDevice_t *)&handles[found]))
		found++;
	return found;
}

int port_handle_device(uint64_t handle)
{
	return listed_find(list, handle);
}

int port_device_count(int *count)
{
	return listed_device_count(list, count);
}

static int memory_of(int device, dmiMemory_t *memory)
{
	return real_nvmlDeviceGetMemoryInfo((dmiDevice_t)(uintptr_t)listed_handle(list, device),
					    memory)
		? -ENODEV
		: 0;
}

int port_device_free(int device, uint64_t *bytes)
{
	dmiMemory_t memory = {0};
	int error = memory_of(device, &memory);

	*bytes = memory.free;
	return error;
}

int port_identify(int device, struct port_device *out)
{
	dmiMemory_t memory;

	*out = (struct port_device){.index = device};
	if (memory_of(device, &memory))
		return -ENODEV;
	out->total = memory.total;
	if (!quota_known(device, NULL, out->uuid))
		snprintf(out->uuid, sizeof(out->uuid), "device-%d", device);
	return 0;
}
