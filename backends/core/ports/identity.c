/* SPDX-License-Identifier: Apache-2.0 */
#include "identity.h"

#include <ctype.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "config.h"
#include "platform/lock.h"

#define DEVICES 128

static struct {
	struct lock lock;
	bool known[DEVICES];
	struct port_device devices[DEVICES];
} all;

/* Another thread of the parent may have held it. */
static void forked(void)
{
	all.lock = (struct lock){0};
}

static void tell_of_forks(void)
{
	pthread_atfork(NULL, NULL, forked);
}

void identity_check_settings(void)
{
	static atomic_flag checked = ATOMIC_FLAG_INIT;
	int count;

	if (!atomic_flag_test_and_set(&checked) && !port_device_count(&count))
		config_check_devices(count, port_identify);
}

void identity_write(struct port_device *out, const char *prefix, const unsigned char *u)
{
	snprintf(out->uuid, sizeof(out->uuid),
		 "%s%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x", prefix,
		 u[0], u[1], u[2], u[3], u[4], u[5], u[6], u[7], u[8], u[9], u[10], u[11], u[12],
		 u[13], u[14], u[15]);
}

void identity_place(struct port_device *out, const char *prefix, const char *bus)
{
	snprintf(out->uuid, sizeof(out->uuid), "%s%s", prefix, bus);
	for (char *at = out->uuid + strlen(prefix); *at; at++)
		*at = (char)tolower((unsigned char)*at);
}

void identity_at(struct port_device *out, const char *prefix, unsigned domain, unsigned bus,
		 unsigned slot, unsigned function)
{
	snprintf(out->uuid, sizeof(out->uuid), "%s%04x:%02x:%02x.%x", prefix, domain, bus & 0xff,
		 slot & 0x1f, function & 7);
}

int identity_of(int device, identity_ask *ask, struct port_device *out)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	struct port_device found = {.total = 0};
	bool known;
	int error;

	if (device < 0 || device >= DEVICES)
		return -ENODEV;
	pthread_once(&once, tell_of_forks);
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
