/* SPDX-License-Identifier: Apache-2.0 */
#include "managed.h"

#include <errno.h>
#include <string.h>

#include "ask.h"
#include "ports/handles.h"
#include "ports/identity.h"
#include "memory/quota.h"

#define WEAK __attribute__((weak))

/* Devices by handle are counted in the order in which they are first asked about. */
static struct handles met;

int port_handle_device(uint64_t handle)
{
	return ask_by_handle ? handles_number(&met, handle) : (int)handle;
}

/* The library's name of a device that was passed to it, or of the device at that place of its list. */
static int name_of(int device, uint64_t *name)
{
	*name = ask_by_handle ? handles_named(&met, device) : (uint64_t)device;
	return device < 0 || (ask_by_handle && !*name) ? -ENODEV : 0;
}

int port_device_count(int *count)
{
	int error = ask_by_handle ? -ENOTSUP : ask_count(count);

	if (error == -ENOTSUP)
		*count = handles_count(&met);
	return error == -ENOTSUP ? 0 : error;
}

WEAK void managed_at(uint64_t place, int device, struct port_device *out)
{
	(void)device;
	identity_at(out, "GPU-", (unsigned)(place >> 32), (unsigned)(place >> 8),
		    (unsigned)(place >> 3), (unsigned)place);
}

WEAK void managed_named(const char *uuid, struct port_device *out)
{
	if (!uuid[0] || !quota_known(-1, uuid, out->uuid))
		snprintf(out->uuid, sizeof(out->uuid), "%s", uuid);
}

static void numbered(struct port_device *out)
{
	if (!quota_known(out->index, NULL, out->uuid))
		snprintf(out->uuid, sizeof(out->uuid), "device-%d", out->index);
}

/* By its bus address, or by its number if it has no address. */
static void placed(uint64_t name, uint64_t at, int device, struct port_device *out)
{
	char known[sizeof(out->uuid)];
	int index;

	managed_at(at, device, out);
	if (!ask_index(name, &index) && !quota_known(-1, out->uuid, known) &&
	    quota_known(index, NULL, known))
		memcpy(out->uuid, known, sizeof(known));
}

int port_identify(int device, struct port_device *out)
{
	uint64_t name, at;
	char uuid[sizeof(out->uuid)];
	int error;

	memset(out, 0, sizeof(*out));
	if (name_of(device, &name))
		return -ENODEV;
	if (ask_index(name, &out->index))
		out->index = device;
	if (ask_total(name, &out->total))
		out->total = 0;
	error = ask_uuid(name, uuid);
	if (!error)
		managed_named(uuid, out);
	if (error != -ENOTSUP)
		return error;
	if (!ask_place(name, &at))
		placed(name, at, device, out);
	else
		numbered(out);
	return 0;
}

int port_device_free(int device, uint64_t *bytes)
{
	uint64_t name;

	return name_of(device, &name) ? -ENODEV : ask_free(name, bytes);
}

void port_meet(void)
{
	uint64_t handle;
	int count;

	if (!ask_by_handle || ask_count(&count))
		return;
	for (int i = 0; i < count; i++)
		if (!ask_handle((uint64_t)i, &handle))
			port_handle_device(handle);
}

int port_processes(int device, void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
		   void *context)
{
	uint64_t name;

	if (device < 0)
		return ask_all_processes(each, context);
	return name_of(device, &name) ? -ENODEV : ask_processes(name, each, context);
}

int port_place(int device, uint64_t *place)
{
	uint64_t name;

	return name_of(device, &name) ? -ENODEV : ask_place(name, place);
}

int port_limit_group(int device, const char *group, uint64_t bytes)
{
	uint64_t name;

	return name_of(device, &name) ? -ENODEV : ask_limit(name, group, bytes);
}
