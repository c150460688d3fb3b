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

#include "notes.h"
#include "port.h"
#include "shim.h"

/* A library that is built without a port has none of these. */
#pragma weak port_device_count
#pragma weak port_identify
#pragma weak port_processes

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
	shim_resolve(0);	/* else the port's first call would be taken for the program's */
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

static void told(void *context, int32_t pid, uint64_t bytes)
{
	struct text *text = context;
	int length = snprintf(text->out, text->room, "%s %" PRId32 " %" PRIu64 "\n", text->uuid, pid, bytes);

	text->full |= length < 0 || (size_t)length >= text->room;
	if (!text->full) {
		text->out += length;
		text->room -= (size_t)length;
	}
}

/* Writes a line "UUID PID BYTES" for each process on a device that the driver lists. How many
 * devices there are, or -errno. */
extern SHIM_HIDDEN int shim_processes(char *out, size_t room);
NOTES_TO("6", "shim_processes");

__attribute__((used)) int shim_processes(char *out, size_t room)
{
	struct text text = {.out = out, .room = room};
	struct port_device id;
	int count, device, error;

	if (!port_device_count || !port_identify || !port_processes)
		return -ENOTSUP;
	shim_resolve(0);
	error = port_device_count(&count);
	if (error)
		return error < 0 ? error : -ENODEV;
	for (device = 0; device < count && !error && !text.full; device++) {
		if (port_identify(device, &id))
			continue;
		text.uuid = id.uuid;
		error = port_processes(device, told, &text);
	}
	return error ? error : text.full ? -ENOSPC : count;
}
