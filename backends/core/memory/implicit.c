/* SPDX-License-Identifier: Apache-2.0 */
/* The calls that may end a device's implicit context. */
#include "implicit.h"

#include <string.h>

#include "platform/lock.h"
#include "track.h"

static struct implicit {
	struct lock lock;
	uint32_t held;		   /* references */
	uint32_t taking, dropping; /* calls in progress that take a reference */
	uint32_t changes;	   /* calls in progress that drop a reference */
	bool doubt; /* a counted reference is being dropped, or was, at an unknown time */
} devices[TRACK_DEVICES];

static struct implicit *of(int device)
{
	return device >= 0 && device < TRACK_DEVICES ? &devices[device] : NULL;
}

void implicit_taking(int device)
{
	struct implicit *at = of(device);

	if (!at)
		return;
	lock_take(&at->lock);
	at->taking++;
	at->changes++;
	lock_drop(&at->lock);
}

void implicit_taken(int device, bool taken, bool undone)
{
	struct implicit *at = of(device);

	if (!at)
		return;
	lock_take(&at->lock);
	at->taking--;
	at->changes++;
	at->held += taken && !undone;
	at->doubt |= undone;
	lock_drop(&at->lock);
}

void implicit_dropping(struct implicit_drop *drop)
{
	struct implicit *at = of(drop->device);

	drop->last = at;
	if (!at)
		return;
	lock_take(&at->lock);
	drop->counted = drop->one && at->held;
	drop->last = drop->all || at->held == drop->counted;
	at->held -= drop->counted;
	at->dropping++;
	drop->changes = at->changes;
	lock_drop(&at->lock);
}

bool implicit_dropped(struct implicit_drop *drop, bool accepted, bool ended)
{
	struct implicit *at = of(drop->device);
	bool alone;

	if (!at)
		return true;
	lock_take(&at->lock);
	at->dropping--;
	if (!accepted)
		at->held += drop->counted;
	if (ended)
		at->held = 0;
	alone = !at->taking && !at->dropping && !at->doubt && at->changes == drop->changes;
	at->doubt &= !drop->last;
	lock_drop(&at->lock);
	return alone;
}

void implicit_reset(void)
{
	memset(devices, 0, sizeof(devices));
}
