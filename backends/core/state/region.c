/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "region.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "account.h"
#include "platform/kept.h"
#include "platform/log.h"
#include "region_dead.h"

#define AT_ONCE 64u /* charges read: threads with little stack look, too */

/* --- joining --------------------------------------------------------------------------------------------------- */

static void settle_in(struct region_place *place, uint32_t slot)
{
	struct region *map = place->map;
	uint32_t high = atomic_load(&map->high);

	/* first: from here on no mark belongs to this owner */
	atomic_fetch_add(&map->slot[slot].lives, 1);
	region_dead_clear(map, slot);
	atomic_store(&map->slot[slot].pid_space, kept_pid_space());
	atomic_store(&map->slot[slot].pid, getpid());
	while (high < slot + 1 && !atomic_compare_exchange_weak(&map->high, &high, slot + 1))
		;
	atomic_store(&map->slot[slot].state, REGION_USED);
	place->slot = slot;
}

static int take_slot(struct region_place *place, int file)
{
	uint32_t slot;
	int pass, err;

	for (pass = 0; pass < 2; pass++) { /* a dead process's slot only if no other is left */
		for (slot = 0; slot < REGION_SLOTS; slot++) {
			if (!pass && atomic_load(&place->map->slot[slot].state) != REGION_FREE)
				continue;
			err = mapped_lock(file, slot);
			if (err == -EAGAIN)
				continue;
			if (err)
				return err;
			if (region_dead_takeable(place->map, slot)) {
				settle_in(place, slot);
				return 0;
			}
			mapped_unlock(file, slot);
		}
	}
	return -EUSERS;
}

int region_join(struct region_place *place, const char *state, bool own, const char *tenant)
{
	int file = account_open(state, own, tenant), err;
	struct region *map = MAP_FAILED;
	struct stat about;

	if (file < 0)
		return file;
	lock_settle_clock();
	err = account_path(place->path, state, tenant);
	if (err)
		goto out;
	map = mmap(NULL, sizeof(*map), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	err = map == MAP_FAILED || fstat(file, &about) ? -errno : 0;
	if (err)
		goto out;
	place->map = map;
	/* A child that never calls us keeps its mappings, which would keep our lock alive. */
	place->ours = place->forgets && !madvise(map, sizeof(*map), MADV_DONTFORK);
	atomic_store(&place->alone, false);
	place->device = about.st_dev;
	place->inode = about.st_ino;
	atomic_store(&place->broken, false);
	mapped_guard(map, sizeof(*map), &place->broken);
	place->slot = REGION_SLOTS;
	region_dead_sweep(place, file);
	err = take_slot(place, file);
	if (err)
		region_leave(place);
out:
	close(file); /* from here on the mapping alone holds the lock */
	if (!err)
		kept_spare(place->path);
	return err;
}

int region_file(const struct region_place *place)
{
	int file = mapped_again(place->path, place->device, place->inode);

	if (mapped_removed(place->path, place->device, place->inode))
		log_once(LOG_ERROR, "%s was removed while in use: programs that start now have the whole limit once more", place->path);
	else if (file < 0 && file != -EBUSY)
		log_once(LOG_WARN,
			 "%s cannot be opened any more (%s): memory of processes of the tenant that end now stays charged to it until "
			 "another of its processes frees it",
			 place->path, strerror(-file));
	return file;
}

int region_join_alone(struct region_place *place)
{
	void *map;

	if (!place->map) {
		map = mmap(NULL, sizeof(struct region), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
		if (map == MAP_FAILED)
			return -errno;
		place->slot = 0;
		place->map = map;
		place->ours = false;
	}
	atomic_store(&place->map->high, place->slot + 1);
	atomic_store(&place->map->slot[place->slot].pid, getpid());
	atomic_store(&place->map->slot[place->slot].state, REGION_USED);
	atomic_store(&place->alone, true);
	return 0;
}

int region_break(struct region_place *place)
{
	return mapped_break(place->map, sizeof(*place->map), &place->broken);
}

void region_leave(struct region_place *place)
{
	struct region *map = place->map;

	mapped_guard(NULL, 0, &place->broken);
	place->map = NULL;
	if (map)
		munmap(map, sizeof(*map));
}

/* Emulators of programs know no MADV_DONTFORK. A system call shows whether there is anything to
 * look at. */
static bool is_inherited(const struct region_place *place)
{
	int saved = errno;
	bool there = place->map && (!access((const char *)place->map, F_OK) || errno != EFAULT);

	errno = saved;
	return there && place->map->header.magic == REGION_MAGIC;
}

void region_abandon(struct region_place *place)
{
	/* zeros of our own are handed down */
	if (place->ours && !atomic_load(&place->broken) && !is_inherited(place))
		place->map = NULL;
	region_leave(place);
}

/* --- figures --------------------------------------------------------------------------------------------------- */

static uint64_t key_of(const char *uuid)
{
	uint64_t key = 0xcbf29ce484222325ull;
	size_t i;

	for (i = 0; i < REGION_UUID && uuid[i]; i++)
		key = (key ^ (unsigned char)uuid[i]) * 0x100000001b3ull;
	return key ? key : 1;
}

uint64_t region_charged(const struct region *map, unsigned row)
{
	uint32_t slot, high = region_high(map);
	uint64_t sum = region_unowned(map, row), charge;

	for (slot = 0; slot < high; slot++) {
		charge = atomic_load(&map->charge[row][slot]);
		sum = charge > UINT64_MAX - sum ? UINT64_MAX : sum + charge;
	}
	return sum;
}

static bool fits(const struct region *map, unsigned row, uint64_t bytes, uint64_t limit)
{
	uint64_t charged = region_charged(map, row);

	return charged <= limit && bytes <= limit - charged;
}

/* Where its byte is locked still, as it is being taken apart or by a child, it is waited for as one
 * that is stopped is. */
static bool owner_died(void *context, uint32_t number)
{
	struct region_place *place = context;

	return place->alone || number - 1 >= REGION_SLOTS || mapped_dead(place->path, place->device, place->inode, number - 1);
}

/*
 * Charged first, then checked. If two processes reserve at once, because one has lost the lock or
 * gave up waiting for it, at least one of them sees the other's charge. The lock makes such
 * conflicts rare. -EAGAIN: other processes reserved in between. A process that did not get the lock
 * at all has waited long enough.
 */
static int admit_once(struct region_place *place, unsigned row, uint64_t bytes, uint64_t limit)
{
	_Atomic uint64_t *mine = &place->map->charge[row][place->slot];
	struct region *map = place->map;
	uint64_t token = lock_shared_take(&map->lock, place->slot + 1, owner_died, place);

	if (!fits(map, row, bytes, limit)) { /* without the lock, too: no sum of what fits wraps */
		lock_shared_drop(&map->lock, token);
		return -ENOMEM;
	}
	atomic_fetch_add(mine, bytes);
	lock_shared_drop(&map->lock, token);
	if (fits(map, row, 0, limit))
		return 0;
	region_uncharge(place, row, bytes);
	return token ? -EAGAIN : -ENOMEM;
}

int region_admit(struct region_place *place, unsigned row, uint64_t bytes, uint64_t limit)
{
	int tries, err = -EAGAIN;

	for (tries = 0; err == -EAGAIN && tries < 3; tries++)
		err = admit_once(place, row, bytes, limit);
	return err == -EAGAIN ? -ENOMEM : err;
}

void region_charge(struct region_place *place, unsigned row, uint64_t bytes)
{
	atomic_fetch_add(&place->map->charge[row][place->slot], bytes);
}

void region_uncharge(struct region_place *place, unsigned row, uint64_t bytes)
{
	_Atomic uint64_t *mine = &place->map->charge[row][place->slot];
	uint64_t charge = atomic_load_explicit(mine, memory_order_relaxed);

	while (!atomic_compare_exchange_weak(mine, &charge, charge > bytes ? charge - bytes : 0))
		;
}

/* --- rows -------------------------------------------------------------------------------------- */

/* The device's, or a free one. */
static int find_or_take_row(struct region *map, uint64_t key, const char *uuid)
{
	struct region_row *row;
	uint64_t found;
	int i;

	for (i = 0; i < REGION_ROWS; i++) {
		row = &map->row[i];
		found = 0;
		if (atomic_compare_exchange_strong(&row->key, &found, key)) {
			strncpy(row->uuid, uuid, sizeof(row->uuid) - 1);
			return i;
		}
		if (found == key) {
			if (!row->uuid[0]) /* the process that took it died before it was named */
				strncpy(row->uuid, uuid, sizeof(row->uuid) - 1);
			return i;
		}
	}
	return -ENOSPC;
}

/* No other process lives here. Memory that dead processes may still hold is charged. */
static bool alone_here(struct region_place *place)
{
	uint32_t slot, high = region_high(place->map);
	bool alone = true;
	int file;

	if (place->alone)
		return true;
	file = region_file(place);
	if (file < 0)
		return false;
	for (slot = 0; alone && slot < high; slot++)
		alone = slot == place->slot || !mapped_locked(file, slot);
	mapped_done(file);
	return alone;
}

/*
 * Devices appear and disappear, slices of a card above all. While no other process is here, a row
 * that we do not use and that holds nothing is freed, unless it has an order.
 */
static void free_rows(struct region *map, uint64_t used)
{
	struct region_row *row;
	unsigned i;

	for (i = 0; i < REGION_ROWS; i++) {
		row = &map->row[i];
		if (used >> i & 1 || atomic_load(&row->ordered) || region_charged(map, i))
			continue;
		memset((char *)row + sizeof(row->key), 0, sizeof(*row) - sizeof(row->key));
		atomic_store(&map->orphaned[i], 0);
		atomic_store(&row->key, 0);
	}
}

/* Under the lock: a process that joins meanwhile asks for its rows after this. */
int region_row(struct region_place *place, const char *uuid, uint64_t used)
{
	uint64_t key = key_of(uuid), token = lock_shared_take(&place->map->lock, place->slot + 1, owner_died, place);
	int row = find_or_take_row(place->map, key, uuid);

	if (row == -ENOSPC && token && alone_here(place)) {
		free_rows(place->map, used);
		row = find_or_take_row(place->map, key, uuid);
	}
	if (token)
		lock_shared_drop(&place->map->lock, token);
	return row;
}

/* --- from outside ---------------------------------------------------------------------------------------------- */

int region_look(const char *state, const char *tenant)
{
	return account_look(state, tenant);
}

/* Read, not mapped: a file that is cut short now is only short. */
static bool get(int file, void *out, size_t size, size_t offset)
{
	return pread(file, out, size, (off_t)offset) == (ssize_t)size;
}

/* Where the device's charges begin; 0: nowhere. */
static size_t find_row(int file, const char *uuid, struct region_row *row)
{
	uint64_t key = key_of(uuid);
	size_t i;

	for (i = 0; i < REGION_ROWS; i++) {
		if (!get(file, row, sizeof(*row), __builtin_offsetof(struct region, row) + i * sizeof(*row)))
			break;
		if (atomic_load(&row->key) == key)
			return __builtin_offsetof(struct region, charge) + i * REGION_SLOTS * sizeof(uint64_t);
	}
	memset(row, 0, sizeof(*row));
	return 0;
}

uint64_t region_look_unowned(int file, const char *uuid)
{
	uint64_t orphaned = 0, open = 0, part[AT_ONCE];
	struct region_row row;
	size_t charges = find_row(file, uuid, &row), index;
	uint32_t high = 0, slot;

	index = (charges - __builtin_offsetof(struct region, charge)) / (REGION_SLOTS * sizeof(uint64_t));
	if (!charges || !get(file, &high, sizeof(high), __builtin_offsetof(struct region, high)) ||
	    !get(file, &orphaned, sizeof(orphaned), __builtin_offsetof(struct region, orphaned) + index * sizeof(orphaned)))
		return 0;
	for (slot = 0; orphaned && slot < high && slot < REGION_SLOTS; slot++) {
		if (slot % AT_ONCE == 0 &&
		    !get(file, part, sizeof(part),
			 __builtin_offsetof(struct region, imported) + (index * REGION_SLOTS + slot) * sizeof(*part)))
			break;
		open += part[slot % AT_ONCE];
	}
	return open < orphaned ? open : orphaned;
}

static bool ends(const char *uuid, const char *text)
{
	size_t length = strlen(uuid), tail = strlen(text);

	return tail <= length && !strcasecmp(uuid + length - tail, text);
}

bool region_known(int file, int index, const char *text, char *uuid)
{
	struct region_row row;
	size_t i;

	for (i = 0; i < REGION_ROWS && get(file, &row, sizeof(row), __builtin_offsetof(struct region, row) + i * sizeof(row)); i++) {
		row.uuid[sizeof(row.uuid) - 1] = '\0';
		if (atomic_load(&row.key) && (text ? ends(row.uuid, text) : atomic_load(&row.number) == index + 1)) {
			memcpy(uuid, row.uuid, sizeof(row.uuid));
			return true;
		}
	}
	return false;
}

void region_members(int file, const char *uuid, struct region_row *row, region_member_fn *tell, void *context)
{
	size_t charges = find_row(file, uuid, row), slots = __builtin_offsetof(struct region, slot);
	uint64_t charge[AT_ONCE];
	struct region_slot about;
	uint32_t high, slot, part;

	if (!charges || !get(file, &high, sizeof(high), __builtin_offsetof(struct region, high)))
		return;
	if (high > REGION_SLOTS)
		high = REGION_SLOTS;
	for (slot = 0; slot < high; slot++) {
		part = slot % AT_ONCE;
		if (!part && !get(file, charge, sizeof(charge), charges + slot * sizeof(*charge)))
			return;
		if (charge[part] && mapped_locked(file, slot) && get(file, &about, sizeof(about), slots + slot * sizeof(about)))
			tell(context,
			     &(struct region_member){
				     .pid = about.pid,
				     .driver_pid = about.driver_pid,
				     .pid_space = about.pid_space,
				     .bytes = charge[part],
			     });
	}
}
