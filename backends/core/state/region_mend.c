/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Damaged accounts. A process knows its own entries in the file. If one of them is wrong, or the file
 * has lost its name, a new file takes the place of the damaged one. Each process enters its own
 * figures there. Words that are corrected in use are not checked: the short lock, slots of dead
 * processes.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "platform/kept.h"
#include "region.h"
#include "region_dead.h"

#define MS UINT64_C(1000000)
#define AGAIN_NS (500 * MS)   /* from one new file to the next */
#define NO_FILE_NS (250 * MS) /* between two tries to make one */
#define SLOT_TRIES 3
#define FROM_NUMBER 64 /* of a descriptor: programs number their own from the lowest on */

/* Descriptors of former files are kept under these (kept.h). No account has such a path. */
static const char *const kept_as[REGION_FORMERS] = {"/former account 1", "/former account 2",
						    "/former account 3", "/former account 4"};

/* --- checking -------------------------------------------------------------------------------------------------- */

static bool is_own_slot_right(const struct region_place *place)
{
	const struct region_slot *slot = &place->map->slot[place->slot];

	return atomic_load(&slot->state) == REGION_USED && atomic_load(&slot->pid) == place->pid &&
		atomic_load(&slot->waits) == region_seal(place->tells, place->slot);
}

static bool is_row_right(struct region_place *place, unsigned row)
{
	int at = region_row_at(place, row), figure;
	uint64_t ordered;

	if (at < 0)
		return true;
	ordered = atomic_load(&place->map->row[at].ordered);
	if (ordered && region_open(ordered, REGION_SLOTS) == UINT64_MAX)
		return false;
	if (atomic_load(&place->map->row[at].key) != region_key(place->own.uuid[row]))
		return false;
	if (strncmp(place->map->row[at].uuid, place->own.uuid[row],
		    sizeof(place->map->row[at].uuid) - 1))
		return false;
	for (figure = 0; figure < REGION_FIGURES; figure++)
		if (atomic_load(region_figure(place->map, (enum region_figure)figure, at,
					      place->slot)) != place->own.word[figure][row])
			return false;
	return atomic_load(&place->map->copy[at][place->slot]) ==
		region_copy(place->own.word[REGION_CHARGE][row]);
}

static bool are_rows_right(struct region_place *place)
{
	bool right = true;

	region_begin(place);
	for (unsigned row = 0; right && row < place->own.rows; row++)
		right = is_row_right(place, row);
	region_end(place);
	return right;
}

enum found { RIGHT, CHARGED, WRONG };

static bool shares(const struct region *map, unsigned row, uint32_t slot)
{
	return atomic_load(&map->exported[row][slot]) || atomic_load(&map->imported[row][slot]);
}

static enum found charges_of(const struct region_place *place, uint32_t slot)
{
	enum found found = RIGHT;
	uint64_t bytes;
	int at;

	for (unsigned row = 0; found != WRONG && row < place->own.rows; row++) {
		at = region_row_at(place, row);
		if (at < 0)
			continue;
		bytes = region_bytes(place->map, (unsigned)at, slot);
		found = bytes == UINT64_MAX				  ? WRONG
			: bytes || shares(place->map, (unsigned)at, slot) ? CHARGED
									  : found;
	}
	return found;
}

/* A free slot holds nothing. It may have been taken, or freed, between two of our looks. */
static bool is_slot_right(const struct region_place *place, uint32_t slot)
{
	enum found found;
	uint32_t state;

	for (int tries = 0; tries < SLOT_TRIES; tries++) {
		state = atomic_load(&place->map->slot[slot].state);
		found = charges_of(place, slot);
		if ((state == REGION_USED && found != WRONG) ||
		    (state == REGION_FREE && found == RIGHT))
			return true;
	}
	return false;
}

static bool are_slots_right(const struct region_place *place)
{
	for (uint32_t slot = 0; slot < region_high(place->map); slot++)
		if (!is_slot_right(place, slot))
			return false;
	return true;
}

/* Damaged words are not noted: they may have been damaged since the check. */
static void note_others(struct region_place *place)
{
	uint64_t sum, own, ordered;
	int at;

	for (unsigned row = 0; row < place->own.rows; row++) {
		at = region_row_at(place, row);
		if (at < 0)
			continue;
		sum = region_sum(place->map, (unsigned)at);
		own = region_bytes(place->map, (unsigned)at, place->slot);
		atomic_store(&place->own.others[row], sum > own ? sum - own : 0);
		ordered = atomic_load(&place->map->row[at].ordered);
		if (!ordered || region_open(ordered, REGION_SLOTS) != UINT64_MAX)
			atomic_store(&place->own.ordered[row], region_limit(ordered));
	}
}

static bool is_right(struct region_place *place)
{
	if (!region_sound(place) || !account_is_valid(&place->map->header) ||
	    mapped_removed(place->path, place->device, place->inode))
		return false;
	if (!is_own_slot_right(place) || !are_rows_right(place) || !are_slots_right(place))
		return false;
	return region_high(place->map) >= atomic_load(&place->high);
}

bool region_check(struct region_place *place)
{
	if (atomic_load(&place->alone))
		return true;
	if (!is_right(place)) {
		region_condemn(place);
		return false;
	}
	atomic_store(&place->high, region_high(place->map));
	note_others(place);
	return true;
}

/* --- a new file ------------------------------------------------------------------------------------------------ */

/* For members of a former file. */
static bool is_waiting(const struct region_place *place)
{
	for (int i = 0; i < REGION_FORMERS; i++)
		if (place->former[i].waits)
			return true;
	return false;
}

static bool is_same_file(const struct region_place *place, dev_t device, ino_t inode)
{
	return place->device == device && place->inode == inode;
}

/* Our figures, in the new file. Imported memory counts in full there: which of it has an owner is
 * not known. */
static void enter_figures(struct region_place *place, struct region_place *fresh, unsigned row,
			  int at)
{
	uint64_t none = 0, ordered = atomic_load(&place->own.ordered[row]), value;

	for (int figure = 0; figure < REGION_FIGURES; figure++) {
		value = region_word((enum region_figure)figure, place->own.figure[figure][row],
				    fresh->slot);
		atomic_store(region_figure(fresh->map, (enum region_figure)figure, at, fresh->slot),
			     value);
		place->own.word[figure][row] = value;
	}
	atomic_store(&fresh->map->copy[at][fresh->slot],
		     region_copy(place->own.word[REGION_CHARGE][row]));
	atomic_fetch_add(&fresh->map->orphaned[at], place->own.figure[REGION_IMPORTED][row]);
	if (ordered)
		atomic_compare_exchange_strong(&fresh->map->row[at].ordered, &none,
					       region_seal(ordered, REGION_SLOTS));
}

/* Emptied where it lies, the file may have something in our former slot, whose byte is still locked. */
static void clear_former(const struct region_place *place, struct region_place *fresh)
{
	if (is_same_file(place, fresh->device, fresh->inode) && place->slot != fresh->slot)
		region_dead_clear(fresh->map, place->slot);
}

/* Other members of the former file see at once that it is given up, where it has lost its name, too.
 * They would bury the processes that have left it. */
static void spoil(struct region_place *place, const struct region_place *fresh)
{
	if (!is_same_file(place, fresh->device, fresh->inode))
		__atomic_store_n(&place->map->header.stamp, 0, __ATOMIC_SEQ_CST);
}

/* In one step: a thread that is looking at the map sees the one file or the other. */
static int replace(struct region_place *place, struct region_place *fresh,
		   const int at[REGION_ROWS])
{
	atomic_store(&place->broken, false); /* from here on the map may be cut short again */
	if (mremap(fresh->map, sizeof(*fresh->map), sizeof(*fresh->map),
		   MREMAP_MAYMOVE | MREMAP_FIXED, place->map) == MAP_FAILED)
		return -errno;
	for (unsigned row = 0; row < place->own.rows; row++)
		atomic_store(&place->own.at[row], at[row]);
	atomic_store(&place->slot, fresh->slot);
	atomic_store(&place->high, atomic_load(&fresh->high));
	place->pid = fresh->pid;
	place->ours = fresh->ours;
	atomic_store(&place->unproven, true);
	place->tells = fresh->tells;
	region_hold(place);
	region_let_go(place);
	place->idle = fresh->idle;
	place->life = fresh->life;
	atomic_store(&place->device, fresh->device);
	atomic_store(&place->inode, fresh->inode);
	atomic_store(&place->stamp, fresh->stamp);
	atomic_store(&place->expected,
		     atomic_load(&fresh->expected)); /* it may have been found to be damaged, too */
	if (atomic_load(&fresh->broken))
		atomic_store(&place->broken, true);
	atomic_store(&place->alone, false);
	return 0;
}

static int move(struct region_place *place, struct region_place *fresh, uint64_t now)
{
	int at[REGION_ROWS], found, err;
	unsigned row;

	for (row = 0; row < place->own.rows; row++) {
		found = region_row(fresh, place->own.uuid[row]);
		at[row] = found < 0 ? found : region_row_at(fresh, (unsigned)found);
	}
	region_begin(place);
	for (row = 0; row < place->own.rows; row++)
		if (at[row] >= 0)
			enter_figures(place, fresh, row, at[row]);
	if (!place->idle)
		region_hold(fresh);
	/* A process without memory may not call us for long. */
	fresh->tells = !fresh->idle && is_waiting(place);
	atomic_store(&fresh->map->slot[fresh->slot].waits, region_seal(fresh->tells, fresh->slot));
	clear_former(place, fresh);
	atomic_store(&place->settles, now + REGION_SETTLE_NS);
	atomic_fetch_add(&place->moves, 1);
	spoil(place, fresh);
	err = replace(place, fresh, at);
	atomic_fetch_add(&place->moves, 1);
	mapped_guard(NULL, 0, &fresh->broken);
	region_end(place);
	if (err)
		region_leave(fresh);
	return err;
}

/* --- members of former files ----------------------------------------------------------------------------------- */

/* Its first byte is free, or its second one is not. In a file that was emptied where it lies, the
 * slot may have a new owner. */
static bool has_left(const struct region_place *place, const struct region_former *former, int file,
		     uint32_t slot)
{
	if (is_same_file(place, former->device, former->inode) &&
	    atomic_load(&place->map->slot[slot].state) == REGION_USED)
		return true;
	return !mapped_locked(file, slot) || mapped_locked(file, REGION_SLOTS + slot);
}

static bool have_left(const struct region_place *place, int which)
{
	const struct region_former *former = &place->former[which];
	int file = kept_get(kept_as[which]);

	if (file < 0 || !mapped_any_locked(file, REGION_SLOTS))
		return true;
	for (uint32_t slot = 0; slot < REGION_SLOTS; slot++)
		if (!has_left(place, former, file, slot))
			return false;
	return true;
}

static void look_at_former(struct region_place *place, int which)
{
	bool left;

	kept_begin();
	left = have_left(place, which);
	kept_end();
	if (!left)
		return;
	place->former[which].waits = false;
	kept_put(kept_as[which], -1);
}

static bool have_all_left(struct region_place *place)
{
	for (int i = 0; i < REGION_FORMERS; i++)
		if (place->former[i].waits)
			look_at_former(place, i);
	return !is_waiting(place);
}

/* The file that was put aside last. */
static int open_aside(const struct region_place *place, struct stat *about)
{
	char path[ACCOUNT_PATH + sizeof(".bad")];
	int file;

	snprintf(path, sizeof(path), "%s.bad", place->path);
	file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
	if (file < 0 || (!fstat(file, about) && S_ISREG(about->st_mode)))
		return file;
	close(file);
	return -1;
}

/* As it was put aside by another process; -1: it is not there. */
static int open_if_aside(const struct region_place *place)
{
	struct stat about;
	int file = open_aside(place, &about);

	if (file < 0 || is_same_file(place, about.st_dev, about.st_ino))
		return file;
	close(file);
	return -1;
}

/* A descriptor of our own of the file that we have; -1: it cannot be reached any more. */
static int open_former(const struct region_place *place)
{
	int again = mapped_again(place->path, place->device, place->inode), file, err;

	if (again < 0)
		return again == -EBUSY || again == -EMFILE || again == -ENFILE
			? again
			: open_if_aside(place);
	file = fcntl(again, F_DUPFD_CLOEXEC, FROM_NUMBER);
	err = -errno;
	mapped_done(again);
	return file < 0 ? err : file;
}

/* The entry of the file that we have, from an earlier try to leave it, or a free one. */
static int find_former(const struct region_place *place)
{
	int free = -EAGAIN;

	for (int i = 0; i < REGION_FORMERS; i++) {
		if (!place->former[i].waits)
			free = i;
		else if (is_same_file(place, place->former[i].device, place->former[i].inode))
			return i;
	}
	return free;
}

/* The members of the file that we are about to leave will be waited for. 0; -EAGAIN: not now, or there
 * are too many files; another error: no descriptor is free. */
static int wait_for_members(struct region_place *place)
{
	int which, file;

	(void)have_all_left(place);
	which = find_former(place);
	if (which < 0 || place->former[which].waits)
		return which < 0 ? which : 0;
	file = open_former(place);
	if (file < -1)
		return file == -EBUSY ? -EAGAIN : file;
	place->former[which] = (struct region_former){file >= 0, place->device, place->inode};
	if (file >= 0)
		kept_put(kept_as[which], file);
	return 0;
}

void region_await_former(struct region_place *place)
{
	struct stat about;
	int file = open_aside(place, &about);

	if (file < 0)
		return;
	place->former[0] = (struct region_former){true, about.st_dev, about.st_ino};
	kept_put(kept_as[0], file);
}

/* Another process here waits for members of a former file, or its word for that is damaged. */
static bool is_any_waiting(const struct region_place *place)
{
	bool waiting = false;
	int file = -1;

	for (uint32_t slot = 0; !waiting && slot < region_high(place->map); slot++) {
		if (slot == place->slot ||
		    atomic_load(&place->map->slot[slot].waits) == region_seal(false, slot))
			continue;
		file = file < 0 ? region_file(place) : file;
		waiting = file < 0 || mapped_locked(file, slot);
	}
	mapped_done(file);
	return waiting;
}

/* --- both ------------------------------------------------------------------------------------------------------ */

int region_mend(struct region_place *place, uint64_t now)
{
	static struct region_place fresh; /* one thread at a time */
	int err;

	if (now < atomic_load(&place->again))
		return -EAGAIN;
	atomic_store(&place->moving, true); /* no thread begins to bury from here on */
	err = atomic_load(&place->burying) ? -EAGAIN : wait_for_members(place);
	if (!err)
		err = region_join_anew(&fresh, place);
	if (!err)
		err = move(place, &fresh, now);
	if (err != -EAGAIN)
		atomic_store(&place->again, now + (err ? NO_FILE_NS : AGAIN_NS));
	atomic_store(&place->moving, false);
	return err;
}

/* A process that left the former file for another one has given it the name of ours before. */
bool region_settle(struct region_place *place, uint64_t now)
{
	if (region_settled(place))
		return true;
	if (now < atomic_load(&place->settles) || !region_sound(place) || !have_all_left(place))
		return false;
	atomic_store(&place->map->slot[place->slot].waits, region_seal(false, place->slot));
	place->tells = false;
	if (is_any_waiting(place))
		return false;
	if (mapped_removed(place->path, place->device, place->inode)) {
		region_condemn(place);
		return false;
	}
	atomic_fetch_add(&place->moves, 2);
	atomic_store(&place->settles, 0);
	return true;
}
