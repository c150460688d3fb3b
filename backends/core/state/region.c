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

#define AT_ONCE 64u   /* charges read: threads with little stack look, too */
#define JOIN_TRIES 10 /* a file may be given up between its opening and its mapping */

/* --- joining --------------------------------------------------------------------------------------------------- */

/* No process was in these slots: their owners, if any, are joining as we are. */
static void seal_unused(struct region *map, uint32_t from, uint32_t to)
{
	uint64_t none, word;

	for (uint32_t slot = from; slot < to; slot++)
		for (unsigned row = 0; row < REGION_ROWS; row++) {
			word = region_seal(0, slot);
			none = 0;
			atomic_compare_exchange_strong(&map->charge[row][slot], &none, word);
			none = 0;
			atomic_compare_exchange_strong(&map->copy[row][slot], &none,
						       region_copy(word));
		}
}

static void settle_in(struct region_place *place, uint32_t slot)
{
	struct region *map = place->map;
	uint64_t high = atomic_load(&map->high);

	/* first: from here on no mark belongs to this owner */
	atomic_fetch_add(&map->slot[slot].lives, 1);
	region_dead_clear(map, slot);
	atomic_store(&map->slot[slot].pid_space, kept_pid_space());
	place->pid = getpid();
	atomic_store(&map->slot[slot].pid, place->pid);
	seal_unused(map, region_high_of(high), slot);
	while (region_high_of(high) < slot + 1 &&
	       !atomic_compare_exchange_weak(&map->high, &high, region_high_word(slot + 1)))
		;
	atomic_store(&map->slot[slot].state, REGION_USED);
	place->slot = slot;
	atomic_store(&place->high, slot + 1);
}

/* Of the opening that has our slot's lock. Where the file is cut short, the map itself is replaced. */
static int stay_alive(struct region_place *place, int file)
{
	void *page = mmap(NULL, REGION_IDLE_SIZE, PROT_NONE, MAP_SHARED, file, 0);

	if (page == MAP_FAILED)
		return -errno;
	if (place->forgets)
		(void)madvise(page, REGION_IDLE_SIZE, MADV_DONTFORK);
	place->life = page;
	return 0;
}

void region_let_go(struct region_place *place)
{
	if (place->life)
		munmap(place->life, REGION_IDLE_SIZE);
	place->life = NULL;
}

/* Another opening of the file, whose lock its mapping keeps. Where it cannot be had, we count as a
 * process that holds something. */
static void *be_idle(const struct region_place *place)
{
	int file = mapped_open_again(place->path, place->device, place->inode);
	void *page = MAP_FAILED;

	if (file < 0)
		return NULL;
	if (!mapped_lock(file, REGION_SLOTS + place->slot))
		page = mmap(NULL, REGION_IDLE_SIZE, PROT_NONE, MAP_SHARED, file, 0);
	if (page != MAP_FAILED && place->forgets)
		(void)madvise(page, REGION_IDLE_SIZE, MADV_DONTFORK);
	close(file);
	return page == MAP_FAILED ? NULL : page;
}

void region_hold(struct region_place *place)
{
	if (place->idle)
		munmap(place->idle, REGION_IDLE_SIZE);
	place->idle = NULL;
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

/* A file that took the place of another: its other members may not be there yet. 0: none are missing. */
static uint64_t settles(uint64_t stamp, uint64_t now)
{
	return stamp & MAPPED_AFTER ? (stamp < now ? stamp : now) + REGION_SETTLE_NS : 0;
}

static int map_account(struct region_place *place, int file)
{
	struct region *map = mmap(NULL, sizeof(*map), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	struct stat about;
	uint64_t stamp;
	int err;

	if (map == MAP_FAILED)
		return -errno;
	err = fstat(file, &about) ? -errno : 0;
	if (err) {
		munmap(map, sizeof(*map));
		return err;
	}
	place->map = map;
	atomic_store(&place->unproven, true);
	/* A child that never calls us keeps its mappings, which would keep our lock alive. */
	place->ours = place->forgets && !madvise(map, sizeof(*map), MADV_DONTFORK);
	atomic_store(&place->alone, false);
	place->device = about.st_dev;
	place->inode = about.st_ino;
	atomic_store(&place->broken, false);
	mapped_guard(map, sizeof(*map), &place->broken);
	stamp = __atomic_load_n(&map->header.stamp, __ATOMIC_SEQ_CST);
	atomic_store(&place->stamp, stamp);
	atomic_store(&place->expected, stamp);
	atomic_store(&place->settles, settles(stamp, lock_now_ns()));
	if (stamp && account_is_valid(&map->header))
		return 0;
	region_leave(place); /* its members have just given it up */
	return -ESTALE;
}

/* `file`: an open account, or -errno. */
static int join(struct region_place *place, int file)
{
	int err;

	if (file < 0)
		return file;
	lock_settle_clock();
	err = account_path(place->path, place->state, place->tenant);
	if (!err)
		err = map_account(place, file);
	if (!err) {
		place->slot = REGION_SLOTS;
		region_dead_sweep(place, file);
		err = take_slot(place, file);
		if (!err)
			err = stay_alive(place, file);
		if (err)
			region_leave(place);
		else
			place->idle = be_idle(place);
	}
	close(file); /* from here on the mapping alone holds the lock */
	if (!err)
		kept_spare(place->path);
	return err;
}

int region_join(struct region_place *place, const char *state, bool own, const char *tenant)
{
	int err = -ESTALE;

	place->state = state;
	place->tenant = tenant;
	place->own_state = own;
	for (int tries = 0; tries < JOIN_TRIES && err == -ESTALE; tries++)
		err = join(place, account_open(state, own, tenant));
	if (!err && !region_settled(place))
		region_await_former(place);
	return err;
}

int region_join_anew(struct region_place *place, const struct region_place *former)
{
	struct mapped_file damaged = {former->device, former->inode, former->stamp};
	int err;

	memset(place, 0, sizeof(*place));
	place->state = former->state;
	place->tenant = former->tenant;
	place->own_state = former->own_state;
	place->forgets = former->forgets;
	err = join(place, account_renew(place->state, place->own_state, place->tenant, &damaged));
	return err == -ESTALE ? -EAGAIN : err;
}

int region_file(const struct region_place *place)
{
	int file = mapped_again(place->path, place->device, place->inode);

	if (file < 0 && file != -EBUSY && !mapped_removed(place->path, place->device, place->inode))
		log_once(
			LOG_WARN,
			"%s cannot be opened any more (%s): memory of processes of the tenant that end now stays charged to it until "
			"another of its processes frees it",
			place->path, strerror(-file));
	return file;
}

int region_join_alone(struct region_place *place)
{
	void *map;

	if (!place->map) {
		map = mmap(NULL, sizeof(struct region), PROT_READ | PROT_WRITE,
			   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
		if (map == MAP_FAILED)
			return -errno;
		place->slot = 0;
		place->map = map;
		place->ours = false;
	}
	region_dead_clear(place->map, place->slot);
	atomic_store(&place->map->high, region_high_word(place->slot + 1));
	atomic_store(&place->map->slot[place->slot].pid, getpid());
	atomic_store(&place->map->slot[place->slot].state, REGION_USED);
	atomic_store(&place->stamp, 0);
	atomic_store(&place->expected, 0);
	atomic_store(&place->alone, true);
	atomic_store(&place->settles, 0);
	return 0;
}

void region_leave(struct region_place *place)
{
	struct region *map = place->map;

	mapped_guard(NULL, 0, &place->broken);
	region_hold(place);
	place->map = NULL;
	if (map)
		munmap(map, sizeof(*map));
	region_let_go(place);
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
	if (place->ours && !is_inherited(place)) {
		place->idle = place->life = NULL;
		if (!atomic_load(&place->broken)) /* zeros of our own are handed down */
			place->map = NULL;
	}
	region_leave(place);
	memset(&place->own, 0, sizeof(place->own));
	memset(&place->former, 0, sizeof(place->former));
	atomic_store(&place->again, 0);
	atomic_store(&place->burying, 0);
	atomic_store(&place->moving, false);
}

/* --- figures --------------------------------------------------------------------------------------------------- */

uint64_t region_key(const char *uuid)
{
	uint64_t key = 0xcbf29ce484222325ull;
	size_t i;

	for (i = 0; i < REGION_UUID && uuid[i]; i++)
		key = (key ^ (unsigned char)uuid[i]) * 0x100000001b3ull;
	return key ? key : 1;
}

static uint64_t add(uint64_t one, uint64_t other)
{
	return one > UINT64_MAX - other ? UINT64_MAX : one + other;
}

__attribute__((noinline)) static uint64_t sum_each(const struct region *map, unsigned row,
						   uint32_t high)
{
	uint64_t sum = 0;

	for (uint32_t slot = 0; slot < high; slot++)
		sum = add(sum, region_bytes(map, row, slot));
	return sum;
}

/* Both words of a charge differ while its owner writes them, and where one is damaged. */
static uint64_t sum_charges(const struct region *map, unsigned row)
{
	uint32_t slot, high = region_high(map);
	uint64_t sum = 0, differ = 0, word;

	for (slot = 0; slot < high; slot++) {
		word = atomic_load_explicit(&map->charge[row][slot], memory_order_acquire);
		sum += word ^ region_mask(slot);
		differ |= word ^
			region_copy(atomic_load_explicit(&map->copy[row][slot],
							 memory_order_acquire));
	}
	return __builtin_expect(differ != 0, false) ? sum_each(map, row, high)
						    : region_open_sum(sum, high);
}

uint64_t region_sum(const struct region *map, unsigned row)
{
	return add(region_unowned(map, row), sum_charges(map, row));
}

/* A figure in the file is none that a process of the tenant has written there. `moves`: from before it was read. */
static void spoilt(struct region_place *place, uint32_t moves)
{
	if (!(moves & 1) && atomic_load(&place->moves) == moves)
		region_condemn(place);
}

uint64_t region_charged(struct region_place *place, unsigned row)
{
	uint32_t moves = atomic_load(&place->moves), known = atomic_load(&place->high);
	int at = region_row_at(place, row);
	uint64_t sum = at < 0 ? UINT64_MAX : region_sum(place->map, (unsigned)at);

	/* `high` never falls: slots with charges would not be counted. */
	if ((at >= 0 && sum == UINT64_MAX) || region_high(place->map) < known)
		spoilt(place, moves);
	return sum;
}

uint64_t region_order_of(struct region_place *place, unsigned row)
{
	uint32_t moves = atomic_load(&place->moves);
	int at = region_row_at(place, row);
	uint64_t word;

	if (at < 0 || !region_sound(place))
		return atomic_load(&place->own.ordered[row]);
	word = atomic_load(&place->map->row[at].ordered);
	if (!word || region_open(word, REGION_SLOTS) != UINT64_MAX)
		return region_limit(word);
	spoilt(place, moves);
	return atomic_load(&place->own.ordered[row]);
}

void region_driver_pid(struct region_place *place, int32_t pid)
{
	region_begin(place); /* it is not moving */
	atomic_store(&place->map->slot[place->slot].driver_pid, pid);
	region_end(place);
}

/* Writes the copy of our own charge. Returns the word whose copy was there. */
static uint64_t put_copy(struct region *map, int at, uint32_t slot, uint64_t word)
{
	_Atomic uint64_t *copy = &map->copy[at][slot];
	uint64_t found = atomic_load_explicit(copy, memory_order_relaxed);

	atomic_store_explicit(copy, region_copy(word), memory_order_release);
	return region_copy(found);
}

void region_set(struct region_place *place, enum region_figure figure, unsigned row, uint64_t value)
{
	int at = region_sound(place) ? region_row_at(place, row) : -1;
	uint64_t *last = &place->own.word[figure][row],
		 word = region_word(figure, value, place->slot), found, copied = *last;
	bool more = value > place->own.figure[figure][row];
	_Atomic uint64_t *there;

	if (__builtin_expect(place->idle != NULL, false))
		region_hold(place);
	place->own.figure[figure][row] = value;
	if (at < 0)
		return;
	there = region_figure(place->map, figure, at, place->slot);
	if (figure == REGION_CHARGE)
		copied = put_copy(place->map, at, place->slot, word);
	if (more) { /* seen by the others before we add up theirs */
		found = atomic_exchange(there, word);
	} else {
		found = atomic_load_explicit(there, memory_order_relaxed);
		atomic_store_explicit(there, word, memory_order_release);
	}
	if (__builtin_expect((found ^ *last) | (copied ^ *last), false))
		region_condemn(place);
	*last = word;
}

void region_take_off(struct region_place *place, enum region_figure figure, unsigned row,
		     uint64_t bytes)
{
	uint64_t before = place->own.figure[figure][row];

	region_set(place, figure, row, bytes < before ? before - bytes : 0);
}

void region_raise(struct region_place *place, enum region_figure figure, unsigned row,
		  uint64_t bytes)
{
	region_begin(place);
	region_set(place, figure, row, place->own.figure[figure][row] + bytes);
	region_end(place);
}

void region_lower(struct region_place *place, enum region_figure figure, unsigned row,
		  uint64_t bytes)
{
	region_begin(place);
	region_take_off(place, figure, row, bytes);
	region_end(place);
}

void region_reserve(struct region_place *place, unsigned row, uint64_t bytes)
{
	region_begin(place);
	region_set(place, REGION_CHARGE, row, place->own.figure[REGION_CHARGE][row] + bytes);
	place->own.pending[row] += bytes;
	region_end(place);
}

static void take_back(struct region_place *place, unsigned row, uint64_t bytes)
{
	region_begin(place);
	region_take_off(place, REGION_CHARGE, row, bytes);
	place->own.pending[row] -= bytes;
	region_end(place);
}

static bool fits(uint64_t charged, uint64_t bytes, uint64_t limit)
{
	return charged <= limit && bytes <= limit - charged;
}

/* Where its byte is locked still, as it is being taken apart or by a child, it is waited for as one
 * that is stopped is. */
static bool owner_died(void *context, uint32_t number)
{
	struct region_place *place = context;

	return place->alone || number - 1 >= REGION_SLOTS ||
		mapped_dead(place->path, place->device, place->inode, number - 1);
}

/*
 * Charged first, then checked. If two processes reserve at once, because one has lost the lock or
 * gave up waiting for it, at least one of them sees the other's charge. The lock makes such
 * conflicts rare. -EAGAIN: other processes reserved in between. A process that did not get the lock
 * at all has waited long enough.
 */
static int admit_once(struct region_place *place, unsigned row, uint64_t bytes, uint64_t limit)
{
	uint64_t token = lock_shared_take(&place->map->lock, place->slot + 1, owner_died, place);
	int at = region_row_at(place, row);

	/* without the lock, too: no sum of what fits wraps */
	if (at < 0 || !fits(region_sum(place->map, (unsigned)at), bytes, limit)) {
		lock_shared_drop(&place->map->lock, token);
		return -ENOMEM;
	}
	region_reserve(place, row, bytes);
	lock_shared_drop(&place->map->lock, token);
	if (fits(region_charged(place, row), 0, limit))
		return 0;
	take_back(place, row, bytes);
	return token ? -EAGAIN : -ENOMEM;
}

/* A process that held nothing is not waited for in a file that the others have left. Such a file has
 * lost its name, also where its content is forged. By now we hold something, and are waited for. */
static bool is_proven(struct region_place *place, uint32_t moves)
{
	if (__builtin_expect(!atomic_load_explicit(&place->unproven, memory_order_relaxed), true))
		return true;
	if (mapped_removed(place->path, place->device, place->inode)) {
		spoilt(place, moves);
		return false;
	}
	atomic_store(&place->unproven, false);
	return true;
}

int region_admit(struct region_place *place, unsigned row, uint64_t bytes, uint64_t limit)
{
	uint32_t moves = atomic_load(&place->moves);
	int tries, err = -EAGAIN;

	if (moves & 1 || !region_settled(place))
		return -ENOMEM;
	for (tries = 0; err == -EAGAIN && tries < 3; tries++)
		err = admit_once(place, row, bytes, limit);
	if (!err &&
	    (!is_proven(place, moves) || !region_sound(place) ||
	     atomic_load(&place->moves) != moves)) {
		take_back(place, row,
			  bytes); /* others' figures, as found there, mean nothing (region.h) */
		err = -ENOMEM;
	}
	return err == -EAGAIN ? -ENOMEM : err;
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
		if (used >> i & 1 || atomic_load(&row->ordered) || region_sum(map, i))
			continue;
		memset((char *)row + sizeof(row->key), 0, sizeof(*row) - sizeof(row->key));
		atomic_store(&map->orphaned[i], 0);
		atomic_store(&row->key, 0);
	}
}

static uint64_t rows_in_use(const struct region_place *place)
{
	uint64_t used = 0;
	int at;

	for (unsigned i = 0; i < place->own.rows; i++) {
		at = region_row_at(place, i);
		used |= at < 0 ? 0 : UINT64_C(1) << at;
	}
	return used;
}

static bool is_charged(const struct region *map, unsigned row)
{
	for (uint32_t slot = 0; slot < region_high(map); slot++)
		if (region_bytes(map, row, slot))
			return true;
	return false;
}

/* A device whose row is damaged would get another one, without charges. */
static bool is_row_whole(const struct region *map, unsigned row)
{
	uint64_t key = atomic_load(&map->row[row].key);
	const char *uuid = map->row[row].uuid;
	size_t length = strnlen(uuid, sizeof(map->row[row].uuid));

	if (!key)
		return !length && !is_charged(map, row);
	if (!length ||
	    length ==
		    sizeof(map->row[row].uuid) -
			    1) /* its owner died before it was named; cut off */
		return true;
	return length < sizeof(map->row[row].uuid) && region_key(uuid) == key;
}

static bool are_rows_whole(const struct region *map)
{
	for (unsigned row = 0; row < REGION_ROWS; row++)
		if (!is_row_whole(map, row))
			return false;
	return true;
}

/* Under the lock: a process that joins meanwhile asks for its rows after this. */
static int find_row_here(struct region_place *place, const char *uuid)
{
	uint64_t key = region_key(uuid),
		 token = lock_shared_take(&place->map->lock, place->slot + 1, owner_died, place);
	bool whole = are_rows_whole(place->map);
	int row = whole ? find_or_take_row(place->map, key, uuid) : -ENOENT;

	if (!whole)
		region_condemn(place);
	if (row == -ENOSPC && token && alone_here(place)) {
		free_rows(place->map, rows_in_use(place));
		row = find_or_take_row(place->map, key, uuid);
	}
	if (token)
		lock_shared_drop(&place->map->lock, token);
	return row;
}

int region_row(struct region_place *place, const char *uuid)
{
	struct region_own *own = &place->own;
	unsigned row;
	int at;

	for (row = 0; row < own->rows; row++)
		if (!strcmp(own->uuid[row], uuid))
			return (int)row;
	if (row == REGION_ROWS)
		return -ENOSPC;
	at = region_sound(place) ? find_row_here(place, uuid)
				 : -ENOENT; /* it gets one in the next file */
	if (at == -ENOSPC)
		return at;
	own->uuid[row] = uuid;
	for (int figure = 0; figure < REGION_FIGURES; figure++)
		own->word[figure][row] = region_word((enum region_figure)figure, 0, place->slot);
	atomic_store(&own->at[row], at);
	own->rows = row + 1;
	return (int)row;
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
	uint64_t key = region_key(uuid);
	size_t i;

	for (i = 0; i < REGION_ROWS; i++) {
		if (!get(file, row, sizeof(*row),
			 __builtin_offsetof(struct region, row) + i * sizeof(*row)))
			break;
		if (atomic_load(&row->key) == key)
			return __builtin_offsetof(struct region, charge) +
				i * REGION_SLOTS * sizeof(uint64_t);
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

	index = (charges - __builtin_offsetof(struct region, charge)) /
		(REGION_SLOTS * sizeof(uint64_t));
	if (!charges || !get(file, &high, sizeof(high), __builtin_offsetof(struct region, high)) ||
	    !get(file, &orphaned, sizeof(orphaned),
		 __builtin_offsetof(struct region, orphaned) + index * sizeof(orphaned)))
		return 0;
	for (slot = 0; orphaned && slot < high && slot < REGION_SLOTS; slot++) {
		if (slot % AT_ONCE == 0 &&
		    !get(file, part, sizeof(part),
			 __builtin_offsetof(struct region, imported) +
				 (index * REGION_SLOTS + slot) * sizeof(*part)))
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

	for (i = 0; i < REGION_ROWS &&
	     get(file, &row, sizeof(row), __builtin_offsetof(struct region, row) + i * sizeof(row));
	     i++) {
		row.uuid[sizeof(row.uuid) - 1] = '\0';
		if (atomic_load(&row.key) &&
		    (text ? ends(row.uuid, text) : atomic_load(&row.number) == index + 1)) {
			memcpy(uuid, row.uuid, sizeof(row.uuid));
			return true;
		}
	}
	return false;
}

void region_members(int file, const char *uuid, struct region_row *row, region_member_fn *tell,
		    void *context)
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
		charge[part] = region_open(charge[part], slot);
		if (charge[part] && mapped_locked(file, slot) &&
		    get(file, &about, sizeof(about), slots + slot * sizeof(about)))
			tell(context,
			     &(struct region_member){
				     .pid = about.pid,
				     .driver_pid = about.driver_pid,
				     .pid_space = about.pid_space,
				     .bytes = charge[part],
			     });
	}
}
