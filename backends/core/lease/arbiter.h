/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arbiter.h: the lease of a device, as bytes that all tenants' processes share. It decides whose
 * turn it is.
 *
 * File: <folder>/<uuid>.lease, mode 0666, never grown or shrunk. It is made, checked and guarded
 * like an account (region.h), with one byte lock per process slot, by which the kernel shows dead
 * processes (and sooner: arbiter_life.h). One lease word holds owner, state and epoch and changes
 * by compare-and-swap alone: a process that was stopped for a while finds another epoch and has
 * changed nothing. All other values are figures, written under a short lock that may be lost
 * (lock.h); safety does not depend on them.
 *
 * The lease belongs to a tenant; each of its processes may use it. A process reports when it has
 * work in flight (arbiter_begin), and when all of it is done (arbiter_end). A closing lease passes
 * on as soon as no process of its owner has work in flight, or that process is dead. Otherwise it
 * passes on when ARBITER_PATIENCE_NS and the reported time of its work are over (arbiter_tell_due).
 * Then both overlap, and the one that overstayed is charged until it ends. The process that sees
 * this passes the lease on: the last one to end, or any waiting one.
 *
 * Where exclusive turns would be wasted, since one of the tenants does not keep the device busy when
 * it has it, the lease is open to all. Each may begin, except a tenant that is ahead of others with
 * a higher demand, and predicted time is charged (arbiter_is_open). It becomes exclusive when all
 * tenants demand all of the device (arbiter_demand), and every now and then to see whether it
 * should be.
 *
 * Order: arbiter_join, then any number of { arbiter_hold -> arbiter_begin -> work -> arbiter_end },
 * arbiter_leave. Thread-safe. Nothing is allocated, no vendor is called. Times are lock_now_ns();
 * every function that needs the time takes it as an argument, for tests.
 */
#ifndef PORTER_ARBITER_H
#define PORTER_ARBITER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "sched/share.h"

#define ARBITER_NAME 64 /* of a tenant, with its end */
#define ARBITER_PROCESSES 1024
#define ARBITER_NEVER UINT64_MAX

struct arbiter; /* the file: its layout is in arbiter_file.h */

/*
 * The cap of this process alone, which holds with any content of the file. It allows a little more
 * than the shared figures, so those decide while the file is right.
 */
struct arbiter_guard {
	_Atomic uint32_t cap;	  /* ppm; of the current terms */
	_Atomic uint64_t spent;	  /* when all charged time is earned again */
	_Atomic uint64_t covered; /* time before it is charged */
};

/* The last check of the file, and the new files that were made. */
struct arbiter_checked {
	struct share_terms configured,
		holds;		  /* the terms of the configuration, and the current ones */
	struct share_tenant last; /* the tenant's figures at the last check without a fault */
	uint64_t checked;	  /* the time of that check */
	uint64_t bound;		  /* arbiter_bound() at that check */
	uint64_t again;		  /* the earliest time for the next new file */
	uint64_t mended;	  /* the time of the last new file */
	uint8_t mends;		  /* new files in a row */
};

struct arbiter_place {
	struct arbiter *map;	  /* NULL: not joined */
	uint32_t process, tenant; /* our slots */
	bool bounded;		  /* the process joined with a cap; for arbiter_gated */
	bool alone;		  /* no other process has the map */
	bool ours;		  /* a fork's child does not have the map */
	atomic_bool broken;	  /* the file was cut short: map is zeros of our own now */
	char path[4096];	  /* of the file; while `alone`, of the file to join, or empty */
	uint64_t device, inode, stamp; /* of the file */
	struct arbiter_guard guard;
	struct arbiter_checked check;
	char name[ARBITER_NAME]; /* of the tenant */
	_Atomic uint64_t asked;	 /* when we last asked whether the others are alive */
	uint64_t charged;	 /* ns, by the last arbiter_charge; with the gate's lock */
	/* a thread of ours was asked to vouch for us there: arbiter_life.h */
	atomic_bool vouched;
};

/*
 * Take part on a device. The terms are set if the tenant is new there, or `own_terms` differ from
 * those of its last join and no order changed them since (arbiter_set). `folder` NULL: a lease of
 * our own, which no other process sees; we keep to our terms all the same. 0 or -errno; on error
 * the process is not limited, and the caller reports that once.
 *
 * Programs of other tenants can write to the file, truncate, remove or replace it. So each process
 * also counts its own cap (struct arbiter_guard), and checks its part of the file (arbiter_check). If
 * the file is damaged, the process makes a new one, or joins the new one of another process. Until
 * then it is alone, with its own terms.
 */
int arbiter_join(struct arbiter_place *place, const char *folder, const char *uuid,
		 const char *tenant, const struct share_terms *own_terms);
/* After arbiter_join without a folder: arbiter_mend joins the lease of this folder as soon as possible. */
void arbiter_join_later(struct arbiter_place *place, const char *folder, const char *uuid);
/* Keep the leases' folder (kept.h), made if there is none: later joins find leases there, also when
 * the path leads elsewhere. */
void arbiter_keep_folder(const char *folder);
void arbiter_leave(struct arbiter_place *place);
/* In a fork's child: forget; the parent's slot stays the parent's. */
void arbiter_abandon(struct arbiter_place *place);

/*
 * The word to look at before each launch: 0 while nothing needs to be limited here (no tenant is
 * capped and ours is the only one). Written by each process that joins, leaves, changes terms, or
 * finds dead ones. NULL: the process joined with a cap, so something is always to be limited.
 */
const _Atomic uint32_t *arbiter_gated(const struct arbiter_place *place);

/*
 * May we run work now? The epoch to do it under, or 0: not now, and we are noted as waiting
 * (arbiter_unwant takes it back). *until: when to ask again at the latest, if not woken before.
 * Passes the lease on if it can be.
 */
uint64_t arbiter_hold(struct arbiter_place *place, uint64_t now, uint64_t *until);
void arbiter_unwant(struct arbiter_place *place);
/* Sleep until woken or `until`. Spurious returns are fine. */
void arbiter_wait(struct arbiter_place *place, uint64_t until);
/* Is that epoch still open for us? Two loads. */
bool arbiter_holds(const struct arbiter_place *place, uint64_t epoch);
/* Is it, and does it end never? */
bool arbiter_is_unwanted(const struct arbiter_place *place, uint64_t epoch);
/* When the turn ends if others want the device (ns); ARBITER_NEVER while none does. Cheap. */
uint64_t arbiter_ends(const struct arbiter_place *place);

/*
 * We have work in flight under this epoch from now on; also called for a new epoch while work of an
 * earlier one is still in flight. False: it was closed meanwhile, nothing is noted.
 */
bool arbiter_begin(struct arbiter_place *place, uint64_t epoch);
/* We used `busy` of device time up to now (also while work is in flight). Time that another process
 * of our tenant was charged for is not charged twice. False: our credit is used up: close. */
bool arbiter_charge(struct arbiter_place *place, uint64_t busy, uint64_t now);
/*
 * Start no more under this epoch (the turn is over, or credit is used up): the lease closes for all
 * of our tenant. Where work is in flight or time is used up we are noted as wanting more, so that
 * the next tenant is weighed against us.
 */
void arbiter_close(struct arbiter_place *place, uint64_t epoch, uint64_t now);
/* We have nothing to do: closes it if no process of our tenant has work in flight. */
void arbiter_idle(struct arbiter_place *place, uint64_t epoch, uint64_t now);
/* Expected work after the end of our turn does not come: the waiting tenants get our next turn. */
void arbiter_cease(struct arbiter_place *place, uint64_t now);
/* All our work is done. Passes the lease on if it is closed. */
void arbiter_end(struct arbiter_place *place, uint64_t now);
/*
 * The latest time, up to now, at which the driver made a context here or freed a dead process's
 * memory. It may stop all other work meanwhile, and not all measured time is ours. 0: not of late.
 */
uint64_t arbiter_disturbed(const struct arbiter_place *place, uint64_t now);
/* The tenant submits in shared mode or as a visitor: measured times contain work of others. */
bool arbiter_is_open(const struct arbiter_place *place, uint64_t epoch);
/*
 * Our in-flight work is to be waited for until then (0: no more), though more than
 * ARBITER_PATIENCE_NS pass once the lease closes; but never more than ARBITER_MOST_PATIENCE_NS. Not
 * while it is open to all. Cheap.
 */
void arbiter_tell_due(struct arbiter_place *place, uint64_t due);
/* Has another tenant work in flight that it began in an earlier turn than this? Then measured time is others' too. */
bool arbiter_is_crowded(const struct arbiter_place *place, uint64_t epoch);
/* The tenant owns the lease of this epoch, and a visitor has work in flight. */
bool arbiter_is_visited(const struct arbiter_place *place, uint64_t epoch);
/* Does no other process of the tenant use the device? */
bool arbiter_is_sole(const struct arbiter_place *place);
/* The lease was passed on since. */
bool arbiter_passed(const struct arbiter_place *place, uint64_t epoch);
/* Our use of the device if we never had to wait at the gate, of late; at most 2^23 - 1. With the
 * gate's lock. */
void arbiter_demand(struct arbiter_place *place, uint32_t ppm, uint64_t now);
/* Did it become exclusive to measure demand? Cheap. */
bool arbiter_measures_anew(const struct arbiter_place *place);
/* Do we visit the slices of tenants of lower priority from now on? With the gate's lock. */
void arbiter_visits(struct arbiter_place *place, bool willing);
/* While it is: we have more work ready than we may start; or short work of ours waits behind much of
 * others'. Cheap. */
void arbiter_limited(struct arbiter_place *place, uint64_t now);
void arbiter_behind(struct arbiter_place *place, uint64_t now);
/* While it is: others wait behind what we have queued, which should be little. Cheap. */
bool arbiter_brief(const struct arbiter_place *place);
/* While it is: those that want it leave it idle for a fourth of the time, and each of them demands
 * less than half of it. Cheap. */
bool arbiter_is_light(const struct arbiter_place *place);
/*
 * A tenant that waits behind our queued work may be due before us: it lends us its turn, or is of
 * higher priority. Then our queue should be short. If that one visits, the driver's own time slices
 * serve both, and we should have little in flight at a time. Cheap, unless we are outranked.
 */
enum arbiter_rank { ARBITER_FIRST, ARBITER_LENT, ARBITER_OUTRANKED, ARBITER_VISITED };
enum arbiter_rank arbiter_rank(const struct arbiter_place *place, uint64_t now);
/* Does one of lower priority take part, and none of higher? Cheap. */
bool arbiter_outranks(const struct arbiter_place *place);
/* How long we stood at the gate; for observers. */
void arbiter_waited(struct arbiter_place *place, uint64_t ns);
/* Adds bytes that were copied without a turn, for observers. */
void arbiter_copied(struct arbiter_place *place, uint64_t bytes);

/*
 * For one thread of the process, four times a second. arbiter_check: is the lease the one that was
 * joined, with the right entries of this process? It also adopts ordered terms. After false:
 * arbiter_mend joins a lease in `fresh` (0, or -errno: try later), and arbiter_replace puts it in
 * place of the former one. Meanwhile other threads may call only arbiter_wait and functions that read.
 */
bool arbiter_check(struct arbiter_place *place, uint64_t now);
int arbiter_mend(struct arbiter_place *place, struct arbiter_place *fresh, uint64_t now);
void arbiter_replace(struct arbiter_place *place, struct arbiter_place *fresh);

/*
 * From outside: the driver is about to make a context on the device of that uuid (`mine` is 0:
 * returns the value for the second call, or 0), or did. Nothing is made where no tenant takes part.
 */
uint32_t arbiter_disturb(const char *folder, const char *uuid, uint32_t mine, uint64_t now);
/* From outside: change a tenant's terms on a device's file; effective at the next look, at most 100
 * ms. -ENOENT: no such tenant. */
int arbiter_set(const char *path, const char *tenant, const struct share_terms *terms);

#endif
