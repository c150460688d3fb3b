/* SPDX-License-Identifier: Apache-2.0 */
/* A process with a limit for itself alone: another of its threads settles between two loads of its
 * bytes. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>

#include "check.h"

static _Thread_local const volatile void *at_address;
static _Thread_local void (*then)(void);

static void at_load(const volatile void *at)
{
	void (*now)(void) = then;

	if (!now || at != at_address)
		return;
	then = NULL;
	now();
}

#undef atomic_load
#define atomic_load(at) \
	({ \
		__auto_type is = atomic_load_explicit(at, memory_order_seq_cst); \
		at_load(at); \
		is; \
	})
#include "memory/quota.c" /* with that in it */

#include "quota_world.h"

static int device;

static void *settles(void *unused)
{
	EQUAL(quota_settle(device, 600, 600), 0);
	return unused;
}

static void settle_meanwhile(void)
{
	pthread_t thread;

	CHECK(!pthread_create(&thread, NULL, settles, NULL) && !pthread_join(thread, NULL));
}

static void what_is_settled_meanwhile_is_seen(void)
{
	world("1000");
	setenv("PORTER_STATE", "/proc/nowhere", 1);
	setenv("PORTER_LOG", "off", 1);
	device = quota_device(&the_device);
	EQUAL(quota_reserve(device, 600), 0);
	at_address = &quota.devices[device].settled;
	then = settle_meanwhile;
	EQUAL(quota_reserve(device, 600), -ENOMEM);
	CHECK(!then);
	EQUAL(held_here(&quota.devices[device]), 600);
}

static const struct check_case cases[] = {CASE(what_is_settled_meanwhile_is_seen)};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, 1);
}
