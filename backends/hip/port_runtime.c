/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by the HIP runtime and the kernel's driver. A context is another name of the device: allocations live
 * until they are freed or the device is reset.
 */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>

#include "identity.h"
#include "kfd.h"
#include "port.h"
#include "role.h"
#include "shape.h"
#include "shaped.h"

#define BUS 32				/* room for "0000:03:00.0" */

static int bus_of(int device, char *bus)
{
	bus[0] = 0;
	if (real_hipDeviceGetPCIBusId(bus, BUS, device) || !bus[0])
		return -ENOTSUP;
	for (char *at = bus; *at; at++)
		*at = (char)tolower((unsigned char)*at);
	return 0;
}

static int identify(int device, struct port_device *out)
{
	size_t total = 0;
	char bus[BUS];

	if (real_hipDeviceTotalMem(&total, device))
		return -ENODEV;
	if (bus_of(device, bus))
		snprintf(bus, sizeof(bus), "%d", device);
	kfd_identify(bus, out);
	out->total = total;
	if (out->index < 0)
		out->index = device;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

int port_process_bytes(int device, uint64_t *bytes)
{
	char bus[BUS];
	int error = bus_of(device, bus);

	return error ? error : kfd_process_bytes(bus, bytes);
}

int shape_device_free(int device, uint64_t *bytes)
{
	char bus[BUS];
	int error = bus_of(device, bus);

	return error ? error : kfd_free(bus, bytes);
}

/* In relaxed mode none of 5.2.3, 5.7.1 and 6.4.3 does; others are said to. */
bool port_marks_break_captures(void)
{
	return true;
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
