/* SPDX-License-Identifier: Apache-2.0 */
/* Several devices' leases that are used together. */
#define _GNU_SOURCE
#include "arbiter_gang.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "arbiter_state.h"
#include "state/mapped.h"

#define SUFFIX ".lease"

static _Atomic uint64_t *bound_of(const struct arbiter_place *place)
{
	return &place->map->tenant[place->tenant].bound;
}

void arbiter_bind(struct arbiter_place *place)
{
	uint64_t not = 0;

	if (arbiter_sound(place))
		atomic_compare_exchange_strong(bound_of(place), &not, 1);
}

uint64_t arbiter_bound(const struct arbiter_place *place)
{
	return atomic_load_explicit(bound_of(place), memory_order_relaxed);
}

const char *arbiter_lease_name(const struct arbiter_place *place)
{
	const char *end = strrchr(place->path, '/');

	return end ? end + 1 : place->path;
}

bool arbiter_before(const struct arbiter_place *a, const struct arbiter_place *b)
{
	return strcmp(a->path, b->path) < 0;
}

/* Its users look for us then; and both are of a gang. */
static void tell(const struct arbiter_place *place, const struct arbiter_place *other)
{
	atomic_fetch_add(bound_of(other), 1);
	atomic_fetch_add(bound_of(place), 1);
}

static _Atomic uint32_t *notes_of(const struct arbiter_place *place)
{
	return &place->map->tenant[place->tenant].notes;
}

static void follow(const struct arbiter_place *place)
{
	atomic_fetch_or(notes_of(place), ARBITER_FOLLOWS);
}

static bool takes_part(const struct arbiter *map, const char *name)
{
	uint64_t left;

	for (left = arbiter_present(map); left; left &= left - 1)
		if (!strncmp(map->tenant[__builtin_ctzll(left)].name, name, ARBITER_NAME))
			return true;
	return false;
}

bool arbiter_is_met(const struct arbiter_place *place, const struct arbiter_place *other)
{
	uint64_t left;

	for (left = arbiter_present(other->map); left; left &= left - 1)
		if (!takes_part(place->map, other->map->tenant[__builtin_ctzll(left)].name))
			return false;
	return true;
}

bool arbiter_is_shared(const struct arbiter_place *place)
{
	return is_for_all(atomic_load(&place->map->turn.word));
}

bool arbiter_is_closing(const struct arbiter_place *place)
{
	return atomic_load(&place->map->turn.word) & ARBITER_CLOSING;
}

uint64_t arbiter_turn(const struct arbiter_place *place)
{
	uint64_t word = atomic_load(&place->map->turn.word);

	return owner_of(word) == place->tenant + 1 ? epoch_of(word) : 0;
}

void arbiter_tell_follows(struct arbiter_place *place, bool follows)
{
	if (arbiter_follows(place->map, place->tenant) == follows)
		return;
	if (follows)
		atomic_fetch_or(notes_of(place), ARBITER_FOLLOWS);
	else
		atomic_fetch_and(notes_of(place), ~ARBITER_FOLLOWS);
}

void arbiter_tell_met(const struct arbiter_place *place, bool met)
{
	if (met)
		atomic_fetch_or(notes_of(place), ARBITER_MET);
	else
		atomic_fetch_and(notes_of(place), ~ARBITER_MET);
}

int arbiter_join_again(struct arbiter_place *other, const struct arbiter_place *place,
		       const char *name)
{
	int err;

	memset(other, 0, sizeof(*other));
	err = arbiter_join_bound(other, place, name);
	if (err)
		return err;
	follow(arbiter_before(place, other) ? other : place);
	tell(place, other);
	return 0;
}

static void consider(const struct arbiter_place *place, const struct arbiter_search *search,
		     const char *name)
{
	size_t length = strlen(name), suffix = sizeof(SUFFIX) - 1;
	struct arbiter_place *room;

	if (length <= suffix || length >= ARBITER_LEASE_NAME ||
	    strcmp(name + length - suffix, SUFFIX))
		return;
	if (!strcmp(name, arbiter_lease_name(place)) || search->known(search->context, name))
		return;
	room = search->room(search->context);
	if (!room || arbiter_join_bound(room, place, name))
		return;
	follow(arbiter_before(place, room) ? room : place);
	search->found(search->context, room);
	tell(place, room);
}

/* An entry of a folder as the kernel says it: readdir() would allocate. */
struct entry {
	uint64_t inode, offset;
	uint16_t length;
	uint8_t type;
	char name[];
};

/* Of the leases, for listing it. */
static int open_folder(const struct arbiter_place *place)
{
	const char *end = strrchr(place->path, '/');
	char path[sizeof(place->path)];
	int kept, file;

	if (!end || place->alone)
		return -ENOENT;
	kept = mapped_folder_again(place->path, (size_t)(end - place->path));
	if (kept >= 0) {
		file = openat(kept, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
		close(kept);
		return file;
	}
	memcpy(path, place->path, (size_t)(end - place->path));
	path[end - place->path] = '\0';
	return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

void arbiter_find_bound(const struct arbiter_place *place, const struct arbiter_search *search)
{
	_Alignas(struct entry) char entries[4096];
	long length, at;
	int file;

	if (!arbiter_bound(place) || !arbiter_sound(place))
		return;
	file = open_folder(place);
	if (file < 0)
		return;
	while ((length = syscall(SYS_getdents64, file, entries, sizeof(entries))) > 0) {
		for (at = 0; at < length; at += ((const struct entry *)(entries + at))->length)
			consider(place, search, ((const struct entry *)(entries + at))->name);
	}
	close(file);
}

bool arbiter_is_used(const struct arbiter_place *place)
{
	return arbiter_users(place->map, place->tenant);
}

bool arbiter_may_run(const struct arbiter_place *place, uint64_t now)
{
	struct share_tenant about;

	arbiter_load(&place->map->tenant[place->tenant], &about);
	return share_may_go_on(&about, now);
}

void arbiter_begin_turn(struct arbiter_place *place, uint64_t epoch, uint64_t now)
{
	struct arbiter_turn *turn = &place->map->turn;
	uint64_t word = atomic_load(&turn->word);

	if (epoch_of(word) == epoch && owner_of(word) == place->tenant + 1 &&
	    !(word & ARBITER_CLOSING))
		arbiter_note_turn(turn, epoch, now,
				  since(atomic_load(&turn->ends), atomic_load(&turn->begun)));
}

bool arbiter_charge_held(struct arbiter_place *place, uint64_t busy, uint64_t now)
{
	if (arbiter_is_shared(place)) /* it was held from no tenant */
		return true;
	if (arbiter_sound(place) && arbiter_busy_processes(place->map, place->tenant, true))
		return true;
	return arbiter_charge(place, busy, now);
}

void arbiter_move_on(struct arbiter_place *place, int64_t ns)
{
	struct arbiter_tenant *row = &place->map->tenant[place->tenant];
	struct share_tenant before, about;
	uint64_t token;

	if (!arbiter_sound(place))
		return;
	token = arbiter_take(place);
	arbiter_load(row, &before);
	about = before;
	share_move_on(&about, ns);
	arbiter_store(row, &before, &about);
	arbiter_drop(place, token);
}

void arbiter_tell_begun(struct arbiter_place *place, uint32_t pieces, uint64_t due)
{
	struct arbiter_process *process = own_process(place);

	atomic_store_explicit(&process->begun, pieces, memory_order_relaxed);
	atomic_store_explicit(&process->due, tick(due), memory_order_relaxed);
}

struct arbiter_others arbiter_others(const struct arbiter_place *place, uint64_t now)
{
	const struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word);
	struct arbiter_others others = {.epoch = epoch_of(word), .overdue = ARBITER_NEVER};
	uint32_t slot, high = high_of(map), begun;
	int32_t past;

	if (owner_of(word) != place->tenant + 1 && !is_for_all(word))
		return others;
	others.closing = word & ARBITER_CLOSING;
	others.held = is_for_all(word) && !others.closing &&
		atomic_load(&map->turn.paused) & bit(place->tenant);
	for (slot = 0; slot < high; slot++) {
		const struct arbiter_process *process = &map->process[slot];

		if (slot == place->process || atomic_load(&process->busy) != others.epoch ||
		    !is_of(process, place->tenant))
			continue;
		if (is_for_all(word) && is_user(process)) /* its fields are others then */
			continue;
		begun = atomic_load_explicit(&process->begun, memory_order_relaxed);
		others.begun =
			!others.busy || (int32_t)(begun - others.begun) > 0 ? begun : others.begun;
		others.busy = true;
		past = (int32_t)(tick(now) -
				 atomic_load_explicit(&process->due, memory_order_relaxed));
		sooner(&others.overdue, past > 0 ? (uint64_t)past << ARBITER_TICK : 0);
	}
	return others;
}

bool arbiter_is_taken(const struct arbiter_place *place)
{
	const struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), busy;
	uint32_t slot, high = high_of(map);

	if (!owner_of(word) || is_for_all(word) || owner_of(word) == place->tenant + 1)
		return false;
	for (slot = 0; slot < high; slot++) {
		busy = atomic_load(&map->process[slot].busy);
		if (slot != place->process && busy && busy != epoch_of(word) &&
		    is_of(&map->process[slot], place->tenant))
			return true;
	}
	return false;
}

/* Until the next look at which tenants are ahead. The epoch; 0: the word is another. */
static uint64_t begin_ahead(struct arbiter_place *place, uint64_t word)
{
	struct arbiter *map = place->map;
	uint64_t token = arbiter_take(place);
	bool same = atomic_load(&map->turn.word) == word;

	if (same)
		atomic_fetch_and(&map->turn.paused, ~bit(place->tenant));
	arbiter_drop(place, token);
	if (!same || !arbiter_begin(place, epoch_of(word)))
		return 0;
	atomic_store(&own_process(place)->wants, 0);
	return epoch_of(word);
}

/*
 * Opened again under another word, so that a process that is about to pass on the one it saw
 * notices it. Then begun like any other work, and closed again by us or by any process that sees
 * that the turn is over.
 */
uint64_t arbiter_begin_late(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), open;
	bool begun;

	if (!arbiter_sound(place) || (owner_of(word) != place->tenant + 1 && !is_for_all(word)))
		return 0;
	if (is_for_all(word) && !(word & ARBITER_CLOSING))
		return begin_ahead(place, word);
	open = (word & ~ARBITER_CLOSING) + ARBITER_AGAIN;
	if (!(word & ARBITER_CLOSING) || (word & ARBITER_AGAIN_MOST) == ARBITER_AGAIN_MOST ||
	    !atomic_compare_exchange_strong(&map->turn.word, &word, open))
		return 0;
	begun = arbiter_begin(place, epoch_of(open));
	arbiter_close_word(map, open, now);
	return begun ? epoch_of(open) : 0;
}
