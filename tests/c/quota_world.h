/* SPDX-License-Identifier: Apache-2.0 */
/* quota_world.h: a tenant with one device for a test, and its port. */
#ifndef PORTER_QUOTA_WORLD_H
#define PORTER_QUOTA_WORLD_H

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "config.h"
#include "port.h"
#include "memory/quota.h"

const struct config_alias config_aliases[] = {{NULL, NULL}};

static const struct port_device the_device
	__attribute__((unused)) = {.uuid = "SIM-world", .index = 0, .total = 1ull << 40};

#ifndef QUOTA_WORLD_DRIVER /* the test has a driver of its own */
static int everybody_gone; /* the driver drops memory at once */

int port_process_gone(int device, int32_t driver_pid)
{
	(void)device;
	(void)driver_pid;
	return everybody_gone;
}
#endif

#ifndef QUOTA_WORLD_DEVICES /* the test has devices of its own */
int port_device_count(int *count)
{
	*count = 1;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	*out = the_device;
	return device ? -19 : 0;
}
#endif

/* The environment of a tenant whose state is in the current folder. */
static void world(const char *memory)
{
	char folder[3000], state[3072];

	CHECK(getcwd(folder, sizeof(folder)));
	snprintf(state, sizeof(state), "%s/state", folder);
	setenv("PORTER_STATE", state, 1);
	setenv("PORTER_TENANT", "tenant", 1);
	if (memory)
		setenv("PORTER_MEMORY", memory, 1);
}

static inline int limited_to(const char *memory)
{
	int device;

	world(memory);
	device = quota_device(&the_device);
	CHECK(device >= 0);
	return device;
}

static inline uint64_t charged(int device)
{
	struct quota_view view;

	CHECK(!quota_view(device, &view));
	CHECK(view.used <= view.limit);
	return view.charged;
}

#endif
