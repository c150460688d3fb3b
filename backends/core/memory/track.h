/* SPDX-License-Identifier: Apache-2.0 */
/*
 * track.h: this process's allocations: a vendor's handle or address -> its charge.
 *
 * A hash table in 64 parts, each grown by mmap (never malloc) and behind its own lock, which is
 * held for a few loads and stores, never across a vendor call. A part costs nothing before its
 * first entry. Nothing is shared between processes; after a fork the child calls track_reset before
 * anything else.
 */
#ifndef PORTER_TRACK_H
#define PORTER_TRACK_H

#include <stdbool.h>
#include <stdint.h>

#define TRACK_DEVICES 128 /* ordinals that a process may use */
/* a space in addition to enum role_space: address -> physical handle (in owner) */
#define TRACK_MAPPING 15
#define TRACK_STREAM 16 /* another: stream -> whose it is (owner) and of which kind (maps) */
/* from here on, one per device: a graph's memory on each device after its first one */
#define TRACK_GRAPH 17

struct track {
	uint64_t key;
	uint64_t bytes; /* charged */
	uint64_t owner; /* dies with it; 0: nothing */
	uint32_t refs;	/* of a stream: do its calls wait? */
	uint32_t maps;	/* mappings of a physical handle; a graph's last launch; a stream's kind */
	uint8_t space;	/* enum role_space, TRACK_MAPPING or TRACK_STREAM */
	uint8_t device; /* ordinal */
	uint8_t next;	/* the next one on which a graph owns memory, + 1 */
	bool small;	/* lies in the driver's heap, which need not shrink when it is freed */
	bool unseen;	/* the driver's figure for this process leaves it out */
};

struct track_sum {
	uint64_t bytes, unseen; /* the latter are among the former */
};

enum track_state { TRACK_UNKNOWN, TRACK_KEPT, TRACK_GONE };

/* An entry of that key is replaced and handed out in *old (bytes 0 there: none was). -ENOMEM: no
 * memory for the table. */
int track_put(const struct track *entry, struct track *old);
bool track_take(unsigned space, uint64_t key, struct track *out);
bool track_look(unsigned space, uint64_t key, struct track *out);
/* Adds to refs and maps; removes the entry once both are zero. *out: as it was left. A reference
 * that is not there is unknown. */
enum track_state track_adjust(unsigned space, uint64_t key, int refs, int maps, struct track *out);
/* Raises the bytes to at least `bytes`, and returns the old value; sets them back. */
uint64_t track_widen(unsigned space, uint64_t key, uint64_t bytes);
void track_narrow(unsigned space, uint64_t key, uint64_t bytes);
void track_mark(unsigned space, uint64_t key, uint32_t maps);
/* Removes what matches (owner 0: any owner; device -1: any device) and adds it to sums[device].
 * Returns how many graphs went. */
unsigned track_drop(uint64_t owner, int device, struct track_sum sums[TRACK_DEVICES]);
/* In the child of a fork, alone: forgets everything. */
void track_reset(void);

#endif
