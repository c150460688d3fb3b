/* SPDX-License-Identifier: Apache-2.0 */
/*
 * region.h: the account as bytes: its layout, one process's place in it, and liveness.
 *
 * charge[row][slot] is the only truth: the bytes that a process (slot) holds on a device (row). It
 * changes by single atomic stores, so a process may die at any instruction and leave no torn state;
 * totals are summed on demand. A slot belongs to the process that holds its byte lock. This is an
 * open-file-description lock, owned by the mapping alone: the descriptor is closed once it is
 * mapped. So a program that closes every descriptor keeps the lock, and the kernel drops it at
 * death and at exec, in every pid namespace. The child of a fork must call region_leave: until then
 * it keeps its parent's lock alive.
 *
 * The lock makes admission exact when two processes race, and is not needed for safety. A charge is
 * raised before its owner knows whether another process took the lock meanwhile, and is checked
 * again if one did.
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
#define REGION_VERSION 2
#define REGION_LOCKS MAPPED_LOCKS
/* the time for which a driver may keep a dead process's memory */
#define REGION_GRACE_NS 2000000000ull

struct region_row {
	_Atomic uint64_t key; /* 0: free, else made from the UUID */
	/* as its last user was configured; for readers without the configuration */
	_Atomic uint64_t limit;
	_Atomic uint64_t context; /* bytes a context had here last; 0 not learned */
	/* limit set by `porter set`, which replaces the configured one; 0: none */
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
	uint64_t unused;
	_Atomic uint64_t died; /* when which owner was first found dead (region_dead.c); 0 not yet */
	uint64_t unused2[3];
};

struct region {
	struct mapped_header header;
	struct shared_lock lock;
	_Atomic uint32_t high; /* no slot from here on was ever used */
	uint32_t unused;
	uint64_t unused2[6];
	struct region_row row[REGION_ROWS];
	struct region_slot slot[REGION_SLOTS];
	_Atomic uint64_t charge[REGION_ROWS][REGION_SLOTS];
	/* Physical memory that processes name to each other: by its maker, while that has it; as opened; */
	_Atomic uint64_t exported[REGION_ROWS][REGION_SLOTS];
	_Atomic uint64_t imported[REGION_ROWS][REGION_SLOTS];
	_Atomic uint64_t orphaned[REGION_ROWS]; /* let go by its maker since something was last open */
	_Atomic uint64_t opened[REGION_ROWS];	/* ever */
};

#define REGION_AT(field, offset) _Static_assert(__builtin_offsetof(struct region, field) == (offset), "mapped by other processes")
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
_Static_assert(sizeof(struct region) == 128 + 64 * 128 + 1024 * 64 + 3 * 64 * 1024 * 8 + 2 * 64 * 8, "the file's size");

struct region_place {
	struct region *map; /* NULL: not joined */
	uint32_t slot;
	atomic_bool alone;  /* not shared with another process */
	atomic_bool broken; /* the file was cut short: map is zeros of our own now, at the same address */
	bool forgets;	    /* a child, however it was made, leaves before it looks at the map */
	bool ours;	    /* so the map is not handed down to it */
	dev_t device;
	ino_t inode;
	char path[ACCOUNT_PATH];
};

/* Open or make the account in $state/<tenant> and take a slot. `own`: state must belong to this user. */
int region_join(struct region_place *place, const char *state, bool own, const char *tenant);
/* The account's file for asking after locks: mapped_again (mapped.h), and says once if it cannot be had. */
int region_file(const struct region_place *place);
/* Private memory in the account's place, at its address if it was broken. Charges mean nothing
 * there: no other process adds to them. */
int region_join_alone(struct region_place *place);
/* Give up a file that cannot be trusted any more, while other threads may still use the mapping. 0 or -errno. */
int region_break(struct region_place *place);
/* Joined, and is the file intact? Cheap. */
static inline bool region_sound(const struct region_place *place)
{
	if (atomic_load_explicit(&place->alone, memory_order_relaxed))
		return true;
	return place->map->header.magic == REGION_MAGIC && !atomic_load_explicit(&place->broken, memory_order_relaxed);
}
/* Unmap. */
void region_leave(struct region_place *place);
/* In a child: something else may lie where the map was. */
void region_abandon(struct region_place *place);
/* The device's row, made if need be; -ENOSPC. `used`: a bit for each row that this process has already. */
int region_row(struct region_place *place, const char *uuid, uint64_t used);
/* The sum of a row and of the bytes that are charged there without an owner; never wraps. */
uint64_t region_charged(const struct region *map, unsigned row);
/* 0: `bytes` more are charged to us; -ENOMEM: they would exceed the limit, nothing changed. */
int region_admit(struct region_place *place, unsigned row, uint64_t bytes, uint64_t limit);
/* Memory that is allocated already, and memory that was freed. */
void region_charge(struct region_place *place, unsigned row, uint64_t bytes);
void region_uncharge(struct region_place *place, unsigned row, uint64_t bytes);
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
/* Bytes ever imported. region_orphan takes the value at the time of the export. */
uint64_t region_opened(const struct region *map, unsigned row);
void region_orphan(struct region_place *place, unsigned row, uint64_t bytes, uint64_t opened_before);
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

/* Without being a member. An open account, or -errno. To be given back with mapped_done (mapped.h). */
int region_look(const char *state, const char *tenant);
struct region_member {
	int32_t pid, driver_pid;
	uint64_t pid_space, bytes;
};
typedef void region_member_fn(void *context, const struct region_member *member);
/* Calls `tell` for each living member that holds memory on the device. *row is the device's; all
 * zero if it has none. */
void region_members(int file, const char *uuid, struct region_row *row, region_member_fn *tell, void *context);
/* The UUID of the device that processes count as this one, or (text) whose UUID ends like that;
 * false: none of them has met it. */
bool region_known(int file, int index, const char *text, char *uuid);
/* As region_unowned. */
uint64_t region_look_unowned(int file, const char *uuid);

#endif
