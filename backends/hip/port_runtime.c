/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by the HIP runtime and the kernel's driver. A context is another
 * name of the device: allocations live until they are freed or the device is reset.
 */
#include <errno.h>
#include <stdio.h>

#include "ports/identity.h"
#include "kfd.h"
#include "port.h"
#include "role.h"
#include "shape.h"
#include "shaped.h"

/* As kfd.h has it. */
static int place_of(int device, uint64_t *place)
{
	unsigned domain, bus, slot, function;
	char text[32] = "";

	if (real_hipDeviceGetPCIBusId(text, sizeof(text), device) ||
	    sscanf(text, "%x:%x:%x.%x", &domain, &bus, &slot, &function) != 4)
		return -ENOTSUP;
	*place = (uint64_t)domain << 32 | bus << 8 | slot << 3 | function;
	return 0;
}

static int identify(int device, struct port_device *out)
{
	uint64_t place = (uint64_t)device;
	size_t total = 0;

	if (real_hipDeviceTotalMem(&total, device))
		return -ENODEV;
	place_of(device, &place);
	managed_at(place, device, out);
	out->total = total;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

int port_process_bytes(int device, uint64_t *bytes)
{
	uint64_t place;

	return place_of(device, &place) ? -ENOTSUP : kfd_process_bytes(place, bytes);
}

int port_device_used(int device, uint64_t *bytes)
{
	uint64_t place;

	return place_of(device, &place) ? -ENOTSUP : kfd_used(place, bytes);
}

int shape_device_free(int device, uint64_t *bytes)
{
	uint64_t place;

	return place_of(device, &place) ? -ENOTSUP : kfd_free(place, bytes);
}

/* Allocations take whole pages of the device; the kernel's figure also includes the runtime's own
 * memory. */
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
