/* SPDX-License-Identifier: Apache-2.0 */
/*
 * devices.c: which devices are here, for `porter run`, which refuses settings that name another
 * one, and for `porter node`, which offers them. porter/native/probe.py loads the library, calls the
 * vendor's function that initialises it, and then shim_devices by its note. No limit holds in that
 * process.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "notes.h"
#include "port.h"
#include "shim.h"

/* A library that is built without a port has none of these. */
#pragma weak port_device_count
#pragma weak port_identify
#pragma weak port_processes
#pragma weak port_meet
#pragma weak port_place
#pragma weak port_limit_group

/* Writes a line "INDEX UUID BYTES" for each device that reports its identity. Returns their number,
 * or -errno: also where `room` is too small. */
extern SHIM_HIDDEN int shim_devices(char *out, size_t room);
NOTES_TO("5", "shim_devices");

__attribute__((used)) int shim_devices(char *out, size_t room)
{
	struct port_device id;
	int count, device, error, length;

	if (!port_device_count || !port_identify)
		return -ENOTSUP;
	shim_resolve(0); /* else the port's first call would be taken for the program's */
	error = port_device_count(&count);
	if (error)
		return error < 0 ? error : -ENODEV;
	for (device = 0; device < count; device++) {
		if (port_identify(device, &id))
			continue;
		length = snprintf(out, room, "%d %s %" PRIu64 "\n", id.index, id.uuid, id.total);
		if (length < 0 || (size_t)length >= room)
			return -ENOSPC;
		out += length;
		room -= (size_t)length;
	}
	return count;
}

struct text {
	char *out;
	size_t room;
	const char *uuid;
	bool full;
};

static void write_process(void *context, int32_t pid, uint64_t bytes, int busy)
{
	struct text *text = context;
	int length = snprintf(text->out, text->room, "%s %" PRId32 " %" PRIu64 " %d\n", text->uuid,
			      pid, bytes, busy);

	text->full |= length < 0 || (size_t)length >= text->room;
	if (!text->full) {
		text->out += length;
		text->room -= (size_t)length;
	}
}

/*
 * Writes a line "UUID PID BYTES BUSY" for each process on a device that the driver lists. The UUID is
 * "*" in a list of all devices together. BYTES is 2^64 - 1, and BUSY is -1, if unknown. Returns the
 * number of devices, or -errno.
 */
extern SHIM_HIDDEN int shim_processes(char *out, size_t room);
NOTES_TO("6", "shim_processes");

__attribute__((used)) int shim_processes(char *out, size_t room)
{
	struct text text = {.out = out, .room = room};
	struct port_device id;
	int count, device, error;
	bool listed = false;

	if (!port_device_count || !port_identify || !port_processes || !port_meet)
		return -ENOTSUP;
	shim_resolve(0);
	port_meet();
	error = port_device_count(&count);
	if (error)
		return error < 0 ? error : -ENODEV;
	for (device = -1; device < count && !text.full; device++) {
		if (device >= 0 && port_identify(device, &id))
			continue;
		text.uuid = device < 0 ? "*" : id.uuid;
		listed |= !port_processes(device, write_process, &text);
	}
	return text.full ? -ENOSPC : listed ? count : -ENOTSUP;
}

/* Writes a line "UUID PLACE" for each device whose place on the bus is known, in hexadecimal (port.h). */
extern SHIM_HIDDEN int shim_places(char *out, size_t room);
NOTES_TO("7", "shim_places");

__attribute__((used)) int shim_places(char *out, size_t room)
{
	struct port_device id;
	int count, device, error, length;
	uint64_t place;

	if (!port_device_count || !port_identify || !port_place || !port_meet)
		return -ENOTSUP;
	shim_resolve(0);
	port_meet();
	error = port_device_count(&count);
	if (error)
		return error < 0 ? error : -ENODEV;
	for (device = 0; device < count; device++) {
		if (port_identify(device, &id) || port_place(device, &place))
			continue;
		length = snprintf(out, room, "%s %" PRIx64 "\n", id.uuid, place);
		if (length < 0 || (size_t)length >= room)
			return -ENOSPC;
		out += length;
		room -= (size_t)length;
	}
	return count;
}

/* Takes "UUID BYTES FOLDER", and limits the memory of that control group on that device. 1, or -errno. */
extern SHIM_HIDDEN int shim_limit(char *text, size_t room);
NOTES_TO("8", "shim_limit");

__attribute__((used)) int shim_limit(char *text, size_t room)
{
	char uuid[sizeof(((struct port_device *)0)->uuid)], *group;
	struct port_device id;
	int count, device, at, error;
	uint64_t bytes;

	if (!port_device_count || !port_identify || !port_limit_group || !port_meet)
		return -ENOTSUP;
	if (sscanf(text, "%95s %" SCNu64 " %n", uuid, &bytes, &at) != 2 || (size_t)at >= room)
		return -EINVAL;
	group = text + at;
	shim_resolve(0);
	port_meet();
	if (port_device_count(&count))
		return -ENODEV;
	for (device = 0; device < count; device++) {
		if (port_identify(device, &id) || strcmp(id.uuid, uuid))
			continue;
		error = port_limit_group(device, group, bytes);
		text[0] = '\0';
		return error ? error : 1;
	}
	return -ENODEV;
}
