/* SPDX-License-Identifier: Apache-2.0 */
/*
 * region.h: the account as bytes: its layout, one process's place in it, and liveness.
 *
 * charge[row][slot] is the only truth: the bytes that a process (slot) holds on a device (row). It
 * is written twice, by atomic stores, and the larger one of both counts. So a process may die at any
 * instruction and leave no torn state, and a former word that was put back into one place lowers no
 * charge. Totals are summed on demand. The words are sealed (region_seal): nothing fits into a row
 * with random bytes or zeros in it. A slot belongs to the process that holds its byte lock. This is an
 * open-file-description lock, owned by the mapping alone: the descriptor is closed once it is
 * mapped. So a program that closes every descriptor keeps the lock, and the kernel drops it at
 * death and at exec, in every pid namespace. The child of a fork must call region_leave: until then
 * it keeps its parent's lock alive.
 *
 * The lock makes admission exact when two processes race, and is not needed for safety. A charge is
 * raised before its owner knows whether another process took the lock meanwhile, and is checked
 * again if one did.
 *
 * Another file takes the place of one that was damaged, removed or replaced (region_mend.c). Each
 * process has its figures in its own memory, too, and enters them there. What holds meanwhile:
 * - A request is granted only if the file was open for grants before the row was added up, and was
 *   sound and the same one afterwards. A process marks a file before it leaves it. So all members
 *   were still counted in that sum.
 * - A slot has a second byte, which its owner keeps locked until it holds something for the first
 *   time. So the kernel knows which processes may hold something, also where the file is damaged.
 *   Before its first grant, and after it gave up that byte, a process asks whether the file still
 *   has its name. So it is waited for, or it is granted nothing there.
 * - A file that took the place of another one is not open for grants while such a process has its
 *   slot there. It leaves the slot when it has entered its figures in another file, or dies. So each
 *   figure is counted once when grants begin, also that of a process that was stopped between its
 *   charge and its check.
 * - Too strict for REGION_SETTLE_NS, and as long as such a process is stopped: nothing is granted.
 * - Not exact: region_mend says when.
 *
 * File: $state/<tenant>/account, mode 0666, never grown or shrunk. A file of another version, or
 * damaged, is renamed to account.bad and created anew, unless a living process uses it. Return
 * values are 0 or -errno.
 */
#ifndef PORTER_REGION_H
#define PORTER_REGION_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "account.h"
#include "platform/lock.h"
#include "mapped.h"

#define REGION_ROWS 64
#define REGION_SLOTS 1024
#define REGION_UUID 96
#define REGION_MAGIC 0x746e756f63634170ull /* "pAccount" */
#define REGION_VERSION 4
#define REGION_LOCKS MAPPED_LOCKS
/* the time for which a driver may keep a dead process's memory */
#define REGION_GRACE_NS 2000000000ull
/* An account that took the place of another: nothing is granted in it for this long at least. All
 * processes of the tenant look for damage more often, and enter their charges there. */
#define REGION_SETTLE_NS 700000000ull
/* former files whose members are waited for */
#define REGION_FORMERS 4
#define REGION_IDLE_SIZE 1		       /* of a mapping of which nothing is read */
#define REGION_BYTES ((UINT64_C(1) << 48) - 1) /* of a sealed word, at most */

struct region_row {
	_Atomic uint64_t key; /* 0: free, else made from the UUID */
	/* as its last user was configured; for readers without the configuration */
	_Atomic uint64_t limit;
	_Atomic uint64_t context; /* bytes a context had here last; 0 not learned */
	/* limit set by `porter set`, which replaces the configured one; sealed for REGION_SLOTS; 0: none */
	_Atomic uint64_t ordered;
	/* for people, and for readers that know only the number */
	char uuid[REGION_UUID - 8];
	_Atomic int32_t number; /* position among the devices, + 1; 0 unknown */
	uint32_t unused;
};

enum region_state { REGION_FREE, REGION_USED };

struct region_slot {
	_Atomic uint32_t state;
	_Atomic int32_t pid;	    /* as the process itself sees it */
	_Atomic uint64_t pid_space; /* where that holds: inode of its pid namespace */
	_Atomic int32_t driver_pid;
	_Atomic uint32_t lives; /* counts the slot's owners */
	_Atomic uint64_t waits; /* sealed; not 0: its owner waits for members of a former file */
	_Atomic uint64_t
		died; /* when which owner was first found dead (region_dead.c); 0 not yet */
	uint64_t unused2[3];
};

struct region {
	struct mapped_header header;
	struct shared_lock lock;
	_Atomic uint64_t high; /* no slot from here on was ever used: region_high_word */
	uint64_t unused2[6];
	struct region_row row[REGION_ROWS];
	struct region_slot slot[REGION_SLOTS];
	/* sealed, below `high` */
	_Atomic uint64_t charge[REGION_ROWS][REGION_SLOTS];
	/* Physical memory that processes name to each other: by its maker, while that has it; as opened; */
	_Atomic uint64_t exported[REGION_ROWS][REGION_SLOTS];
	_Atomic uint64_t imported[REGION_ROWS][REGION_SLOTS];
	_Atomic uint64_t
		orphaned[REGION_ROWS]; /* let go by its maker since something was last open */
	_Atomic uint64_t opened[REGION_ROWS];		  /* ever */
	_Atomic uint64_t copy[REGION_ROWS][REGION_SLOTS]; /* of the charges: region_copy */
};

#define REGION_AT(field, offset) \
	_Static_assert(__builtin_offsetof(struct region, field) == (offset), \
		       "mapped by other processes")
REGION_AT(header.checksum, 32);
REGION_AT(lock, 64);
REGION_AT(high, 72);
REGION_AT(row, 128);
REGION_AT(row[0].ordered, 128 + 24);
REGION_AT(slot, 128 + 64 * 128);
REGION_AT(charge, 128 + 64 * 128 + 1024 * 64);
_Static_assert(sizeof(struct region_row) == 128, "mapped by other processes");
_Static_assert(sizeof(struct region_slot) == 64, "mapped by other processes");
REGION_AT(exported, 128 + 64 * 128 + 1024 * 64 + 64 * 1024 * 8);
_Static_assert(sizeof(struct region) == 128 + 64 * 128 + 1024 * 64 + 4 * 64 * 1024 * 8 + 2 * 64 * 8,
	       "the file's size");

/* Its other half is the complement: where it is damaged, all slots are added up. In a new file: 0. */
#define REGION_NONE_HIGH (UINT64_C(0xffffffff) << 32)
static inline uint64_t region_high_word(uint32_t high)
{
	return (uint64_t)~high << 32 | high;
}
static inline uint32_t region_high_of(uint64_t word)
{
	uint32_t high = (uint32_t)word;

	return word == region_high_word(high) && high < REGION_SLOTS ? high : REGION_SLOTS;
}

/*
 * A charge in the file: (bytes + SHIFT) * FACTOR, modulo 2^64, and the slot's mask in its bits. So
 * the words of a row are added up without their masks, and opened once. Wrong words show in the sum:
 * it then exceeds every limit, with certainty 1 - limit / 2^64. Words of 0 in slots next to each
 * other show for certain, up to a limit of 2^45. The masks are there for words of other slots.
 */
#define REGION_FACTOR UINT64_C(0xd6e8feb86659fd93)
#define REGION_INVERSE UINT64_C(0xcfee444d8b59a89b)
#define REGION_SHIFT UINT64_C(0x9e3779b97f4a7c15)
#define REGION_MASK UINT64_C(0x9fb21c651e98df25)
_Static_assert(REGION_FACTOR *REGION_INVERSE == 1, "modulo 2^64");

static inline uint64_t region_mask(uint32_t slot)
{
	return (slot + UINT64_C(1)) * REGION_MASK;
}
static inline uint64_t region_seal(uint64_t bytes, uint32_t slot)
{
	return (((bytes < REGION_BYTES ? bytes : REGION_BYTES) + REGION_SHIFT) * REGION_FACTOR) ^
		region_mask(slot);
}
/* The bytes of `count` words without their masks; UINT64_MAX: one of them is none of ours. */
static inline uint64_t region_open_sum(uint64_t words, uint32_t count)
{
	uint64_t bytes = words * REGION_INVERSE - count * REGION_SHIFT;

	return bytes <= count * REGION_BYTES ? bytes : UINT64_MAX;
}
/* Of one word. */
static inline uint64_t region_open(uint64_t word, uint32_t slot)
{
	return region_open_sum(word ^ region_mask(slot), 1);
}
/* The second word of a charge, and back: none that is in its place by mistake is right. */
static inline uint64_t region_copy(uint64_t word)
{
	return word ^ UINT64_C(0x5851f42d4c957f2d);
}

enum region_figure { REGION_CHARGE, REGION_EXPORTED, REGION_IMPORTED, REGION_FIGURES };

/*
 * The figures of this process, in its own memory. They and those in the file change together, so a
 * difference is damage. `row`, in all functions that take a place, is an index of these arrays: in
 * a new file the device may have another row.
 */
struct region_own {
	struct lock lock; /* region_begin */
	unsigned rows;
	const char *uuid[REGION_ROWS];
	_Atomic int at[REGION_ROWS]; /* the row in the file; negative: none */
	uint64_t figure[REGION_FIGURES][REGION_ROWS];
	uint64_t pending
		[REGION_ROWS]; /* of the charge: by region_admit, until its caller takes it off */
	uint64_t word[REGION_FIGURES][REGION_ROWS]; /* as written to the file last */
	/* at the last check (region_check): charged for other processes; the order, in bytes */
	_Atomic uint64_t others[REGION_ROWS], ordered[REGION_ROWS];
};

/* A file that this process has left. */
struct region_former {
	bool waits; /* for processes that may hold memory there */
	dev_t device;
	ino_t inode;
};

struct region_place {
	struct region *map; /* NULL: not joined */
	_Atomic uint32_t slot;
	int32_t pid;
	_Atomic uint32_t high; /* of the file, at the last check */
	atomic_bool alone;     /* not shared with another process */
	atomic_bool
		broken; /* the file was cut short: map is zeros of our own now, at the same address */
	bool forgets;	/* a child, however it was made, leaves before it looks at the map */
	bool ours;	/* so the map is not handed down to it */
	/* nothing was granted in this file yet: region_admit */
	atomic_bool unproven;
	_Atomic dev_t device;
	_Atomic ino_t inode;
	_Atomic uint64_t stamp; /* of the file, when it was mapped; 0: alone */
	/* the same, or its complement where the file was found to be damaged */
	_Atomic uint64_t expected;
	char path[ACCOUNT_PATH];
	struct region_own own;
	_Atomic uint64_t
		settles; /* grants begin then at the earliest; 0: they have begun (region_settle) */
	_Atomic uint64_t again; /* no new file before: region_mend */
	/* two for each move to another file, and where grants begin; odd: it is moving */
	_Atomic uint32_t moves;
	atomic_int burying; /* threads in region_bury */
	atomic_bool moving;
	struct region_former former[REGION_FORMERS];
	bool tells; /* others that it waits for them: what we wrote to our slot */
	void *life; /* a mapping that keeps the byte of our slot locked, also where the file is cut short */
	void *idle; /* the same for the second byte; NULL: not, or not any more */
	/* the arguments of region_join */
	const char *state, *tenant;
	bool own_state;
};

/* Open or make the account in $state/<tenant> and take a slot. `own`: state must belong to this
 * user. The texts must not change. */
int region_join(struct region_place *place, const char *state, bool own, const char *tenant);
/* The account's file for asking after locks: mapped_again (mapped.h), and says once if it cannot be had. */
int region_file(const struct region_place *place);
/* Private memory in the account's place, at its address if it was broken. Charges mean nothing
 * there: no other process adds to them. */
int region_join_alone(struct region_place *place);
/* Joined, and is the file intact? Cheap. */
static inline bool region_sound(const struct region_place *place)
{
	return __atomic_load_n(&place->map->header.stamp, __ATOMIC_RELAXED) ==
		atomic_load_explicit(&place->expected, memory_order_relaxed);
}
/* It is damaged: from now on it is not sound. */
static inline void region_condemn(struct region_place *place)
{
	atomic_store(&place->expected, ~atomic_load(&place->stamp));
}
/*
 * In all three, one thread at a time. Some system calls.
 *
 * region_check: is the file still the tenant's account, with all our entries as we wrote them? Notes
 * the charges of other processes. False: the place is not sound from now on.
 *
 * region_mend: the file is not (region_sound, region_check). Joins the file that is there now, or
 * makes one, and enters our figures. 0; -EAGAIN: not now, call it again; another error: there is no
 * file, and the place is as it was.
 *
 * region_settle: begin to grant, if it is time and each process is counted. False: not yet. A process
 * that was stopped all the time is not counted in one case: the former file was removed, not put
 * aside, and no other living process has a descriptor of it.
 *
 * region_settled: have grants begun? Any thread.
 */
bool region_check(struct region_place *place);
int region_mend(struct region_place *place, uint64_t now);
bool region_settle(struct region_place *place, uint64_t now);
static inline bool region_settled(const struct region_place *place)
{
	return !atomic_load(&place->settles);
}
/* Unmap. */
void region_leave(struct region_place *place);
/* In a child: something else may lie where the map was. */
void region_abandon(struct region_place *place);
/* The device's row, made if need be; -ENOSPC. One thread at a time; the text must not change. */
int region_row(struct region_place *place, const char *uuid);
/* The same in the file; negative: it has none. */
static inline int region_row_at(const struct region_place *place, unsigned row)
{
	return atomic_load_explicit(&place->own.at[row], memory_order_relaxed);
}
/* The sum of a row and of the bytes that are charged there without an owner; never wraps. */
uint64_t region_charged(struct region_place *place, unsigned row);
/* The limit that was ordered, bytes; 0: none. */
uint64_t region_order_of(struct region_place *place, unsigned row);
static inline uint64_t region_ordered(struct region_place *place, unsigned row)
{
	int at = region_row_at(place, row);
	bool none = at >= 0 &&
		!atomic_load_explicit(&place->map->row[at].ordered, memory_order_relaxed);

	return none && !atomic_load_explicit(&place->own.ordered[row], memory_order_relaxed)
		? 0
		: region_order_of(place, row);
}
/* Names us as the driver does. */
void region_driver_pid(struct region_place *place, int32_t pid);
/* 0: `bytes` more are charged to us; -ENOMEM: they would exceed the limit, or the account was found
 * to be damaged meanwhile; nothing changed. */
int region_admit(struct region_place *place, unsigned row, uint64_t bytes, uint64_t limit);
/*
 * Exported memory is charged to the process that made it. When that process releases it, no
 * process's figure includes it, but the processes that imported it still use it. So imports count
 * for the tenant up to the bytes that makers have released, whichever of them it was. When nothing
 * is imported any more, nothing remains charged. Memory that only a file descriptor holds is not
 * known here.
 */
uint64_t region_unowned(const struct region *map, unsigned row);
/* The same as if the processes of these slots (a bit for each) had never been. */
uint64_t region_unowned_without(const struct region *map, unsigned row, const uint64_t *slots);
void region_export(struct region_place *place, unsigned row, uint64_t bytes);
/* Bytes ever imported, since the file was made. region_orphan takes the value at the time of the export. */
uint64_t region_opened(const struct region_place *place, unsigned row);
void region_orphan(struct region_place *place, unsigned row, uint64_t bytes,
		   uint64_t opened_before);
/* 0, or -ENOMEM: its maker has let it go, and it does not fit. */
int region_import(struct region_place *place, unsigned row, uint64_t bytes, uint64_t limit);
void region_import_end(struct region_place *place, unsigned row, uint64_t bytes);
void region_shared_clear(struct region *map, unsigned row, uint32_t slot);
/* What processes of the tenant that have died may still hold on a row. */
struct region_dying {
	uint64_t rest; /* the other bytes that are charged on the row */
	/* lock_now_ns() when all of it is presumed to be freed; 0: there is none */
	uint64_t over;
};
/*
 * Releases the charge of dead processes on the row, once their memory is freed:
 * - where the driver's process list of the device does not name the process any more
 *   (port_process_gone), at once;
 * - where the device has less in use than the process is charged (port_device_used), at once and
 *   down to that;
 * - otherwise REGION_GRACE_NS after a process of the tenant first found it dead.
 *
 * Each process that joins looks for dead ones. `device`: the port's number of the row's device, -1:
 * the port is not asked. Asks the vendor, with no lock held, but opens the account's file. A slot
 * is free again when its process holds nothing on any row.
 */
void region_bury(struct region_place *place, unsigned row, int device, struct region_dying *dying);

/* Between these two the figures of this process are its caller's; for a few loads and stores. */
static inline void region_begin(struct region_place *place)
{
	lock_take(&place->own.lock);
}
static inline void region_end(struct region_place *place)
{
	lock_drop(&place->own.lock);
}
/* There: change a figure of ours, here and in the file. */
void region_set(struct region_place *place, enum region_figure figure, unsigned row,
		uint64_t value);
/* The same, down to 0 at most. */
void region_take_off(struct region_place *place, enum region_figure figure, unsigned row,
		     uint64_t bytes);
/* All in one. region_reserve: charged and pending. */
void region_reserve(struct region_place *place, unsigned row, uint64_t bytes);
void region_raise(struct region_place *place, enum region_figure figure, unsigned row,
		  uint64_t bytes);
void region_lower(struct region_place *place, enum region_figure figure, unsigned row,
		  uint64_t bytes);
/* One of the file's. */
static inline _Atomic uint64_t *region_figure(struct region *map, enum region_figure figure,
					      int row, uint32_t slot)
{
	return figure == REGION_CHARGE	    ? &map->charge[row][slot]
		: figure == REGION_EXPORTED ? &map->exported[row][slot]
					    : &map->imported[row][slot];
}
/* Our slot is free from now on, if the file is not mapped any more. */
void region_let_go(struct region_place *place);
/* From now on we count as one that holds something. Between region_begin and region_end. */
void region_hold(struct region_place *place);
/* The sum of a row of the file; UINT64_MAX, too, where a word in it is not sealed. */
uint64_t region_sum(const struct region *map, unsigned row);
/* Bytes of an ordered limit; the largest one is that of the whole device. */
static inline uint64_t region_limit(uint64_t word)
{
	uint64_t bytes = word ? region_open(word, REGION_SLOTS) : 0;

	return bytes == REGION_BYTES ? UINT64_MAX : bytes;
}
/* The bytes of a charge, the larger one of both words; UINT64_MAX, too, where one is none of ours. */
static inline uint64_t region_bytes(const struct region *map, unsigned row, uint32_t slot)
{
	uint64_t one = region_open(atomic_load(&map->charge[row][slot]), slot),
		 other = region_open(region_copy(atomic_load(&map->copy[row][slot])), slot);

	return one > other ? one : other;
}
/* Both words of a charge in which no other process writes. */
static inline void region_charge(struct region *map, unsigned row, uint32_t slot, uint64_t bytes)
{
	uint64_t word = region_seal(bytes, slot);

	atomic_store(&map->copy[row][slot], region_copy(word));
	atomic_store(&map->charge[row][slot], word);
}
/* The word in the file for a figure. */
static inline uint64_t region_word(enum region_figure figure, uint64_t value, uint32_t slot)
{
	return figure == REGION_CHARGE ? region_seal(value, slot) : value;
}
/* Of a UUID, in a row of the file. */
uint64_t region_key(const char *uuid);
/* Where our file took the place of another one: members of that one, put aside, are waited for. */
void region_await_former(struct region_place *place);
/* As region_join, in place of the file that `former` has. */
int region_join_anew(struct region_place *place, const struct region_place *former);

/* Without being a member. An open account, or -errno. To be given back with mapped_done (mapped.h). */
int region_look(const char *state, const char *tenant);
struct region_member {
	int32_t pid, driver_pid;
	uint64_t pid_space, bytes;
};
typedef void region_member_fn(void *context, const struct region_member *member);
/* Calls `tell` for each living member that holds memory on the device. *row is the device's; all
 * zero if it has none. */
void region_members(int file, const char *uuid, struct region_row *row, region_member_fn *tell,
		    void *context);
/* The UUID of the device that processes count as this one, or (text) whose UUID ends like that;
 * false: none of them has met it. */
bool region_known(int file, int index, const char *text, char *uuid);
/* As region_unowned. */
uint64_t region_look_unowned(int file, const char *uuid);

#endif
