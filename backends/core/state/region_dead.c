/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Processes of the tenant that have died: when they were found dead, and which of their memory is
 * freed.
 *
 * A dead process is recognized by its byte lock, which the kernel drops when the process's memory
 * map is destroyed. The driver may need longer to free the process's memory on a device. The kernel
 * keeps no time of that, so the first process that looks writes one into the slot. The mark also
 * names the owner of the slot that it is about: an observer that is stopped between its look and
 * its mark cannot mark the slot's next owner.
 */
#define _GNU_SOURCE
#include "region_dead.h"

#include <errno.h>
#include <pthread.h>

#include "platform/kept.h"
#include "port.h"

/* A mark: low half of `lives`, then microseconds of lock_now_ns(), which last for 8 years. */
#define TIME_BITS 48
#define TIME_MASK ((UINT64_C(1) << TIME_BITS) - 1)
#define US 1000u /* ns */
#define NO_ROW -1
#define SET_WORDS (REGION_SLOTS / 64)

__attribute__((weak)) int port_process_gone(int device, int32_t driver_pid)
{
	(void)device;
	(void)driver_pid;
	return -ENOTSUP;
}

__attribute__((weak)) int port_device_used(int device, uint64_t *bytes)
{
	(void)device;
	*bytes = 0;
	return -ENOTSUP;
}

/* One look through the slots. */
struct look {
	struct region *map;
	int file;
	uint32_t own; /* slot of this process, which is not looked at */
	/* NO_ROW: only memory that is presumed to be freed is released */
	int row;
	int device; /* the row's; -1: the port is not asked */
	uint64_t pid_space;
	uint64_t over;		   /* when the last grace of those in `dying` is over, ns */
	uint64_t dying[SET_WORDS]; /* slots whose dead owners may hold memory on the row */
};

/* --- marks ----------------------------------------------------------------------------------------------------- */

static uint64_t mark_of(uint32_t lives, uint64_t ns)
{
	return (uint64_t)lives << TIME_BITS | (ns / US & TIME_MASK);
}

/* When the owner was first found dead, ns; 0: not yet. */
static uint64_t marked(const struct region_slot *slot, uint32_t lives, uint64_t now)
{
	uint64_t mark = atomic_load(&slot->died), time = (mark & TIME_MASK) * US;

	return mark >> TIME_BITS == (lives & (UINT64_MAX >> TIME_BITS)) && time <= now ? time : 0;
}

/* The owner that `lives` counts is dead. When it was first found dead, ns. */
static uint64_t mark_dead(struct region_slot *slot, uint32_t lives)
{
	uint64_t old = atomic_load(&slot->died), now = lock_now_ns(),
		 found = marked(slot, lives, now);

	if (found)
		return found;
	/* or another observer did that just now */
	atomic_compare_exchange_strong(&slot->died, &old, mark_of(lives, now));
	return now;
}

/* --- contents of a slot ------------------------------------------------------------------------ */

static bool holds_on(const struct region *map, unsigned row, uint32_t slot)
{
	return region_bytes(map, row, slot) || atomic_load(&map->exported[row][slot]) ||
		atomic_load(&map->imported[row][slot]);
}

static bool holds(const struct region *map, uint32_t slot)
{
	for (unsigned row = 0; row < REGION_ROWS; row++)
		if (holds_on(map, row, slot))
			return true;
	return false;
}

static void clear_row(struct region *map, unsigned row, uint32_t slot)
{
	region_shared_clear(map, row, slot);
	region_charge(map, row, slot, 0);
}

void region_dead_clear(struct region *map, uint32_t slot)
{
	for (unsigned row = 0; row < REGION_ROWS; row++)
		if (atomic_load(&map->row[row].key))
			clear_row(map, row, slot);
		else
			region_charge(map, row, slot, 0);
	atomic_store(&map->slot[slot].driver_pid, 0);
	atomic_store(&map->slot[slot].waits, region_seal(false, slot));
}

bool region_dead_takeable(struct region *map, uint32_t number)
{
	struct region_slot *slot = &map->slot[number];

	if (atomic_load(&slot->state) == REGION_FREE || !holds(map, number))
		return true;
	return lock_now_ns() - mark_dead(slot, atomic_load(&slot->lives)) >= REGION_GRACE_NS;
}

/* --- burying ----------------------------------------------------------------------------------------------------- */

/* Locks the slot's byte. False: another process is at it, or it has another owner by now. */
static bool seize(const struct look *look, uint32_t slot, uint32_t lives)
{
	if (mapped_lock(look->file, slot))
		return false;
	if (atomic_load(&look->map->slot[slot].state) == REGION_USED &&
	    atomic_load(&look->map->slot[slot].lives) == lives)
		return true;
	mapped_unlock(look->file, slot);
	return false;
}

static void let_go(const struct look *look, uint32_t slot)
{
	if (!holds(look->map, slot)) {
		region_dead_clear(look->map, slot);
		atomic_store(&look->map->slot[slot].state, REGION_FREE);
	}
	mapped_unlock(look->file, slot);
}

/* The dead owner's memory on the row is freed; NO_ROW: its memory on all rows. */
static void bury(const struct look *look, uint32_t slot, uint32_t lives, int row)
{
	if (!seize(look, slot, lives))
		return;
	if (row == NO_ROW)
		region_dead_clear(look->map, slot);
	else
		clear_row(look->map, (unsigned)row, slot);
	let_go(look, slot);
}

/*
 * Does the driver's list, as this process reads it, name processes as it did for the dead one? In
 * one pid namespace it does. A driver that did not name the dead process by its own pid lists the
 * pids of the machine, which are the same in every namespace.
 */
static bool is_comparable(const struct look *look, const struct region_slot *dead)
{
	int32_t pid = atomic_load(&dead->driver_pid);

	return (look->pid_space && atomic_load(&dead->pid_space) == look->pid_space) ||
		(pid && pid != atomic_load(&dead->pid));
}

static bool dropped(const struct look *look, const struct region_slot *dead)
{
	return look->device >= 0 && is_comparable(look, dead) &&
		port_process_gone(look->device, atomic_load(&dead->driver_pid)) == 1;
}

static void look_at(struct look *look, uint32_t slot)
{
	struct region_slot *owner = &look->map->slot[slot];
	uint32_t lives = atomic_load(&owner->lives);
	uint64_t died;

	if (atomic_load(&owner->state) != REGION_USED || mapped_locked(look->file, slot))
		return;
	died = mark_dead(owner, lives);
	if (lock_now_ns() - died >= REGION_GRACE_NS || !holds(look->map, slot))
		bury(look, slot, lives, NO_ROW);
	else if (look->row != NO_ROW && holds_on(look->map, (unsigned)look->row, slot) &&
		 dropped(look, owner))
		bury(look, slot, lives, look->row);
	if (look->row == NO_ROW || !holds_on(look->map, (unsigned)look->row, slot))
		return;
	look->dying[slot / 64] |= UINT64_C(1) << slot % 64;
	if (look->over < died + REGION_GRACE_NS)
		look->over = died + REGION_GRACE_NS;
}

static void look_at_all(struct look *look)
{
	uint32_t slot, high = region_high(look->map);

	for (slot = 0; slot < high; slot++)
		if (slot != look->own)
			look_at(look, slot);
}

void region_dead_sweep(struct region_place *place, int file)
{
	struct look look = {
		.map = place->map, .file = file, .own = place->slot, .row = NO_ROW, .device = -1};

	look_at_all(&look);
}

/* --- the device's figures ---------------------------------------------------------------------- */

static bool is_dying(const struct look *look, uint32_t slot)
{
	return look->dying[slot / 64] >> slot % 64 & 1;
}

/* No dead process holds more than all processes together have in use. `since`: the device was asked after that. */
static void lower_all(struct look *look, uint64_t used, uint64_t since)
{
	uint32_t slot, lives;
	uint64_t died;

	for (slot = 0; slot < REGION_SLOTS; slot++) {
		lives = atomic_load(&look->map->slot[slot].lives);
		died = is_dying(look, slot) ? marked(&look->map->slot[slot], lives, since) : 0;
		if (!died || region_bytes(look->map, (unsigned)look->row, slot) <= used ||
		    !seize(look, slot, lives))
			continue;
		if (region_bytes(look->map, (unsigned)look->row, slot) > used) /* still */
			region_charge(look->map, (unsigned)look->row, slot, used);
		let_go(look, slot);
		if (!holds_on(look->map, (unsigned)look->row, slot))
			look->dying[slot / 64] &= ~(UINT64_C(1) << slot % 64);
	}
}

static void ask_device(struct look *look)
{
	uint64_t now = lock_now_ns(), used;

	if (look->over && look->device >= 0 && !port_device_used(look->device, &used))
		lower_all(look, used, now);
}

/* --- the answer -------------------------------------------------------------------------------------------------- */

static bool any(const struct look *look)
{
	for (unsigned word = 0; word < SET_WORDS; word++)
		if (look->dying[word])
			return true;
	return false;
}

static uint64_t rest(const struct look *look)
{
	uint64_t sum = region_unowned_without(look->map, (unsigned)look->row, look->dying), charge;
	uint32_t slot, high = region_high(look->map);

	for (slot = 0; slot < high; slot++) {
		charge = is_dying(look, slot) ? 0
					      : region_bytes(look->map, (unsigned)look->row, slot);
		sum = charge > UINT64_MAX - sum ? UINT64_MAX : sum + charge;
	}
	return sum;
}

static void look_and_ask(struct look *look, struct region_dying *dying)
{
	look_at_all(look);
	ask_device(look);
	if (any(look))
		*dying = (struct region_dying){.rest = rest(look), .over = look->over};
}

void region_bury(struct region_place *place, unsigned row, int device, struct region_dying *dying)
{
	struct look look = {.map = place->map, .device = device};
	int cancelling;

	*dying = (struct region_dying){0};
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling); /* the file is given back */
	atomic_fetch_add(&place->burying, 1);
	if (!atomic_load(&place->moving) && !place->alone && region_sound(place)) {
		look.own = place->slot;
		look.row = region_row_at(place, row);
		look.pid_space = kept_pid_space();
		look.file = look.row < 0 ? -1 : region_file(place);
		if (look.file >= 0) {
			look_and_ask(&look, dying);
			mapped_done(look.file);
		}
	}
	atomic_fetch_sub(&place->burying, 1);
	pthread_setcancelstate(cancelling, NULL);
}
