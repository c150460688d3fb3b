/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by Biren's runtimes. They report no process's memory: the device's
 * free memory is compared instead. Cards are named by their bus address, which the management
 * library knows too.
 */
#include <errno.h>
#include <stdio.h>

#include "ports/identity.h"
#include "port.h"
#include "shape.h"
#include "shaped.h"

/* The size of memory is reported for the current device only. */
static int total_of(int device, size_t *total)
{
	size_t free_now;
	int current, error;

	if (SHAPE_CURRENT_DEVICE(&current) || (current != device && VENDOR(SetDevice)(device)))
		return -ENODEV;
	error = SHAPE_MEMORY(&free_now, total) ? -ENODEV : 0;
	if (current != device)
		VENDOR(SetDevice)(current);
	return error;
}

static int identify(int device, struct port_device *out)
{
	unsigned domain, bus, slot, function;
	char text[32] = "";
	size_t total;
	int error = total_of(device, &total);

	if (error)
		return error;
	if (VENDOR(DeviceGetPCIBusId)(text, sizeof(text), device) ||
	    sscanf(text, "%x:%x:%x.%x", &domain, &bus, &slot, &function) != 4)
		identity_at(out, "GPU-", 0, 0, (unsigned)device, 0);
	else
		identity_at(out, "GPU-", domain, bus, slot, function);
	out->total = total;
	out->index = device;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}
