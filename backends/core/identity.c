/* SPDX-License-Identifier: Apache-2.0 */
#include "identity.h"

#include <errno.h>
#include <stdbool.h>

#include "lock.h"

#define DEVICES 128

static struct {
	struct lock lock;
	bool known[DEVICES];
	struct port_device devices[DEVICES];
} all;

int identity_of(int device, identity_ask *ask, struct port_device *out)
{
	struct port_device found = {.total = 0};
	bool known;
	int error;

	if (device < 0 || device >= DEVICES)
		return -ENODEV;
	lock_take(&all.lock);
	known = all.known[device];
	if (known)
		*out = all.devices[device];
	lock_drop(&all.lock);
	if (known)
		return 0;
	error = ask(device, &found);
	if (error)
		return error;
	lock_take(&all.lock);
	all.devices[device] = *out = found;
	all.known[device] = true;
	lock_drop(&all.lock);
	return 0;
}
