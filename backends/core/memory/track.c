/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "track.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>

#include "platform/lock.h"
#include "role.h"

#define PARTS 64
#define FIRST_ROOM 64

/* Linear probing; an empty entry has no `used`. Removal moves later entries up, so there are no tombstones. */
struct entry {
	struct track track;
	bool used;
};

static struct part {
	_Alignas(64) struct lock lock;
	struct entry *entries;
	size_t room, count; /* room: a power of two, or 0 */
} parts[PARTS];

static uint64_t hash(unsigned space, uint64_t key)
{
	uint64_t x = (key ^ (uint64_t)space << 59) * UINT64_C(0x9e3779b97f4a7c15);

	x ^= x >> 32;
	x *= UINT64_C(0xd6e8feb86659fd93);
	return x ^ x >> 32;
}

static struct part *part_of(uint64_t h)
{
	return &parts[h >> 58];
}

/* The key's entry, or the empty one where it would go. Never called on a part without room. */
static struct entry *find(const struct part *part, uint64_t h, unsigned space, uint64_t key)
{
	size_t i = h & (part->room - 1);

	while (part->entries[i].used &&
	       (part->entries[i].track.key != key || part->entries[i].track.space != space))
		i = (i + 1) & (part->room - 1);
	return &part->entries[i];
}

static struct entry *lookup(const struct part *part, uint64_t h, unsigned space, uint64_t key)
{
	struct entry *entry = part->room ? find(part, h, space, key) : NULL;

	return entry && entry->used ? entry : NULL;
}

static void remove_entry(struct part *part, struct entry *entry)
{
	size_t mask = part->room - 1, hole = (size_t)(entry - part->entries), i = hole;

	for (;;) {
		size_t home;

		i = (i + 1) & mask;
		if (!part->entries[i].used)
			break;
		home = hash(part->entries[i].track.space, part->entries[i].track.key) & mask;
		/* It may move up only if the hole is between its home and where it lies. */
		if (((i - home) & mask) < ((i - hole) & mask))
			continue;
		part->entries[hole] = part->entries[i];
		hole = i;
	}
	part->entries[hole].used = false;
	part->count--;
}

static int grow(struct part *part)
{
	size_t room = part->room ? part->room * 2 : FIRST_ROOM;
	struct part wider = {.room = room};
	void *memory = mmap(NULL, room * sizeof(struct entry), PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (memory == MAP_FAILED)
		return -ENOMEM;
	wider.entries = memory;
	for (size_t i = 0; i < part->room; i++) {
		const struct track *track = &part->entries[i].track;

		if (part->entries[i].used)
			*find(&wider, hash(track->space, track->key), track->space, track->key) =
				part->entries[i];
	}
	if (part->entries)
		munmap(part->entries, part->room * sizeof(struct entry));
	part->entries = memory;
	part->room = room;
	return 0;
}

int track_put(const struct track *entry, struct track *old)
{
	uint64_t h = hash(entry->space, entry->key);
	struct part *part = part_of(h);
	struct entry *at;
	int error = 0;

	*old = (struct track){0};
	lock_take(&part->lock);
	at = lookup(part, h, entry->space, entry->key);
	if (at) {
		*old = at->track;
		at->track = *entry;
		goto out;
	}
	/* At most half full. */
	if (part->count * 2 >= part->room)
		error = grow(part);
	if (error && part->count + 1 < part->room)
		error = 0;
	if (error)
		goto out;
	at = find(part, h, entry->space, entry->key);
	at->track = *entry;
	at->used = true;
	part->count++;
out:
	lock_drop(&part->lock);
	return error;
}

bool track_take(unsigned space, uint64_t key, struct track *out)
{
	uint64_t h = hash(space, key);
	struct part *part = part_of(h);
	struct entry *at;

	lock_take(&part->lock);
	at = lookup(part, h, space, key);
	if (at) {
		*out = at->track;
		remove_entry(part, at);
	}
	lock_drop(&part->lock);
	return at;
}

bool track_look(unsigned space, uint64_t key, struct track *out)
{
	uint64_t h = hash(space, key);
	struct part *part = part_of(h);
	struct entry *at;

	lock_take(&part->lock);
	at = lookup(part, h, space, key);
	if (at)
		*out = at->track;
	lock_drop(&part->lock);
	return at;
}

static uint32_t moved(uint32_t count, int by)
{
	return by < 0 && count < (uint32_t)-by ? 0 : count + (uint32_t)by;
}

enum track_state track_adjust(unsigned space, uint64_t key, int refs, int maps, struct track *out)
{
	uint64_t h = hash(space, key);
	struct part *part = part_of(h);
	enum track_state state = TRACK_UNKNOWN;
	struct entry *at;

	lock_take(&part->lock);
	at = lookup(part, h, space, key);
	if (at && refs < 0 && !at->track.refs)
		at = NULL;
	if (at) {
		at->track.refs = moved(at->track.refs, refs);
		at->track.maps = moved(at->track.maps, maps);
		*out = at->track;
		state = at->track.refs || at->track.maps ? TRACK_KEPT : TRACK_GONE;
		if (state == TRACK_GONE)
			remove_entry(part, at);
	}
	lock_drop(&part->lock);
	return state;
}

void track_mark(unsigned space, uint64_t key, uint32_t maps)
{
	uint64_t h = hash(space, key);
	struct part *part = part_of(h);
	struct entry *at;

	lock_take(&part->lock);
	at = lookup(part, h, space, key);
	if (at)
		at->track.maps = maps;
	lock_drop(&part->lock);
}

static uint64_t set_bytes(unsigned space, uint64_t key, uint64_t bytes, bool more)
{
	uint64_t h = hash(space, key), old = bytes;
	struct part *part = part_of(h);
	struct entry *at;

	lock_take(&part->lock);
	at = lookup(part, h, space, key);
	if (at) {
		old = at->track.bytes;
		if (!more || old < bytes)
			at->track.bytes = bytes;
	}
	lock_drop(&part->lock);
	return old;
}

uint64_t track_widen(unsigned space, uint64_t key, uint64_t bytes)
{
	return set_bytes(space, key, bytes, true);
}

void track_narrow(unsigned space, uint64_t key, uint64_t bytes)
{
	set_bytes(space, key, bytes, false);
}

static bool matches(const struct track *track, uint64_t owner, int device)
{
	return (!owner || track->owner == owner) && (device < 0 || track->device == device) &&
		track->space != TRACK_MAPPING && track->space != TRACK_STREAM &&
		track->space != ROLE_OPENED;
}

static bool of_graph(const struct track *track)
{
	return track->space == ROLE_GRAPH || track->space >= TRACK_GRAPH;
}

unsigned track_drop(uint64_t owner, int device, struct track_sum sums[TRACK_DEVICES])
{
	unsigned graphs = 0;

	for (struct part *part = parts; part < parts + PARTS; part++) {
		lock_take(&part->lock);
		for (size_t i = 0; i < part->room;) {
			const struct track *track = &part->entries[i].track;

			if (!part->entries[i].used || !matches(track, owner, device)) {
				i++;
				continue;
			}
			if (of_graph(track)) {
				graphs += track->space ==
					ROLE_GRAPH; /* its memory is charged elsewhere */
			} else {
				sums[track->device].bytes += track->bytes;
				sums[track->device].unseen += track->unseen ? track->bytes : 0;
			}
			remove_entry(
				part,
				&part->entries[i]); /* another may have moved here: look again */
		}
		lock_drop(&part->lock);
	}
	return graphs;
}

void track_reset(void)
{
	for (struct part *part = parts; part < parts + PARTS; part++) {
		if (part->entries)
			munmap(part->entries, part->room * sizeof(struct entry));
		memset(part, 0, sizeof(*part));
	}
}
