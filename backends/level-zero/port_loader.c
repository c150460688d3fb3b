/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by Level Zero. Devices are counted over all drivers, in the order in which they are listed. What a
 * process holds is told by the management calls (Sysman), which a program asks for by ZES_ENABLE_SYSMAN=1; without them, what is
 * charged is what was asked for.
 */
#include "port.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "custom.h"
#include "identity.h"
#include "listed.h"
#include "real.h"

#define MANY 128	/* processes */
#define FEW 32		/* drivers, and parts and memories of a device */
/* What is asked for; api.h holds only what rules speak of. */
#define DEVICE_PROPERTIES 0x3
#define MEMORY_PROPERTIES 0x7
#define SYSMAN_DEVICE_PROPERTIES 0x1
#define SYSMAN_PROCESS_STATE 0x16

static unsigned list(uint64_t *handles)
{
	ze_driver_handle_t drivers[FEW];
	uint32_t drivers_count = FEW, found = 0, count;

	_Static_assert(sizeof(ze_device_handle_t) == sizeof(*handles), "a device is a handle");
	if (real_zeDriverGet(&drivers_count, drivers))
		return 0;
	for (uint32_t i = 0; i < drivers_count && found < LISTED_MOST; i++) {
		count = LISTED_MOST - found;
		if (!real_zeDeviceGet(drivers[i], &count, (ze_device_handle_t *)(handles + found)))
			found += count;
	}
	return found;
}

static uint32_t listed(void) { return listed_count(list); }
static ze_device_handle_t nth(uint32_t i) { return (ze_device_handle_t)(uintptr_t)listed_handle(list, (int)i); }

int port_device_count(int *count)
{
	*count = (int)listed();
	return *count ? 0 : -ENODEV;
}

static bool has_part(ze_device_handle_t whole, ze_device_handle_t part)
{
	ze_device_handle_t parts[FEW];
	uint32_t count = FEW;

	if (real_zeDeviceGetSubDevices(whole, &count, parts))
		return false;
	for (uint32_t i = 0; i < count; i++)
		if (parts[i] == part || has_part(parts[i], part))
			return true;
	return false;
}

/* A part of a device is charged to the whole. */
int port_handle_device(uint64_t handle)
{
	ze_device_handle_t device = (ze_device_handle_t)(uintptr_t)handle;
	int whole = listed_find(list, handle);

	for (uint32_t i = 0; whole < 0 && device && i < listed(); i++)
		if (has_part(nth(i), device))
			whole = (int)i;
	return whole;
}

/* Shared memory that names no device may move to any of its context's, which are not told: the first one pays. */
int level_zero_context_device(uint64_t handle) { return handle && listed() ? 0 : -ENODEV; }

static int describe(uint32_t device, ze_device_properties_t *out)
{
	*out = (ze_device_properties_t){.stype = DEVICE_PROPERTIES};
	return real_zeDeviceGetProperties(nth(device), out) ? -ENODEV : 0;
}

/* The management calls have device handles of their own where they were initialised by themselves. */
int level_zero_sysman_device(uint64_t handle)
{
	zes_device_properties_t asked = {.stype = SYSMAN_DEVICE_PROPERTIES};
	ze_device_properties_t properties;
	int whole = port_handle_device(handle);

	if (whole >= 0 || real_zesDeviceGetProperties((zes_device_handle_t)(uintptr_t)handle, &asked))
		return whole;
	for (uint32_t i = 0; i < listed(); i++)
		if (!describe(i, &properties) && !memcmp(&properties.uuid, &asked.core.uuid, sizeof(properties.uuid)))
			return (int)i;
	return -ENODEV;
}

static bool has_sysman(void)
{
	const char *set = getenv("ZES_ENABLE_SYSMAN");

	return set && !strcmp(set, "1");
}

static bool has_memory(zes_device_handle_t device, uint64_t memory)
{
	zes_mem_handle_t found[FEW];
	uint32_t count = FEW;

	if (real_zesDeviceEnumMemoryModules(device, &count, found))
		return false;
	while (count && (uint64_t)(uintptr_t)found[count - 1] != memory)
		count--;
	return count > 0;
}

int level_zero_memory_device(uint64_t handle)
{
	zes_device_handle_t devices[MANY];
	zes_driver_handle_t drivers[FEW];
	uint32_t found = has_sysman() ? listed() : 0, count = FEW, more;

	for (uint32_t i = 0; i < found; i++)
		devices[i] = (zes_device_handle_t)nth(i);
	if (real_zesDriverGet(&count, drivers))
		count = 0;
	for (uint32_t i = 0; i < count && found < MANY; i++) {
		more = MANY - found;
		if (!real_zesDeviceGet(drivers[i], &more, devices + found))
			found += more;
	}
	for (uint32_t i = 0; i < found; i++)
		if (has_memory(devices[i], handle))
			return level_zero_sysman_device((uint64_t)(uintptr_t)devices[i]);
	return -ENODEV;
}

static int identify(int device, struct port_device *out)
{
	ze_device_memory_properties_t memories[FEW] = {{0}};
	ze_device_properties_t properties;
	uint32_t count = FEW;

	for (uint32_t i = 0; i < FEW; i++)
		memories[i].stype = MEMORY_PROPERTIES;
	if ((uint32_t)device >= listed() || describe((uint32_t)device, &properties) ||
	    real_zeDeviceGetMemoryProperties(nth((uint32_t)device), &count, memories))
		return -ENODEV;
	for (uint32_t i = 0; i < count; i++)
		out->total += memories[i].totalSize;
	out->index = device;
	identity_write(out, "GPU-", properties.uuid.id);
	return 0;
}

int port_identify(int device, struct port_device *out) { return identity_of(device, identify, out); }

/* One that is not listed holds nothing, or is known there by another pid: what it asked for counts anyway. */
int port_process_bytes(int device, uint64_t *bytes)
{
	zes_process_state_t list[MANY] = {{0}};
	uint32_t count = MANY;

	*bytes = 0;
	for (uint32_t i = 0; i < MANY; i++)
		list[i].stype = SYSMAN_PROCESS_STATE;
	if (!has_sysman() || device < 0 || (uint32_t)device >= listed() ||
	    real_zesDeviceProcessesGetState((zes_device_handle_t)nth((uint32_t)device), &count, list))
		return -ENOTSUP;
	for (uint32_t i = 0; i < count; i++)
		if (list[i].processId == (uint32_t)getpid())
			*bytes = list[i].memSize;
	return 0;
}

/* What it rounds up to is not told. */
uint64_t port_round(uint64_t bytes) { return bytes; }
uint64_t port_granule(void) { return 1; }
