/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of devices (a device's memory, its engine) that a library hands out by handles of their own. */
#include <errno.h>

#include "ports/handles.h"
#include "role.h"

static struct {
	struct handles known;
	_Atomic int of[HANDLES_MOST]; /* ordinal + 1; 0: not reported yet */
} parts;

void role_part_made(uint64_t handle, int device)
{
	int part = handles_number(&parts.known, handle);

	if (part >= 0)
		atomic_store(&parts.of[part], device + 1);
}

int role_part_device(uint64_t handle)
{
	int part = handles_find(&parts.known, handle);
	int of = part < 0 ? 0 : atomic_load(&parts.of[part]);

	return of > 0 ? of - 1 : -ENODEV;
}
