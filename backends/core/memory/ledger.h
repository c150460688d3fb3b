/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ledger.h: the roles' common half: this process's limited devices, and the driver's figures for
 * them.
 *
 * ledger_get finds a device's ledger; an operation brackets itself with ledger_start and
 * ledger_finish, so that a figure of the driver's is known to be about this operation alone or not.
 * ledger_ask is the only place that reports to the account. Thread-safe; no lock is held across a
 * port call; called inside role_enter. After a fork the child calls ledger_reset alone.
 */
#ifndef PORTER_LEDGER_H
#define PORTER_LEDGER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "platform/lock.h"
#include "role.h"
#include "track.h"

/* While more than this is free for the tenant after a grant, the driver is not asked. */
#define LEDGER_MARGIN (UINT64_C(64) << 20)

/* Does the driver take exactly the requested bytes, or whole granules? */
enum ledger_grain { GRAIN_UNKNOWN, GRAIN_EXACT, GRAIN_COARSE };

#define LEDGER_HOLES 64

enum ledger_habit { HABIT_UNKNOWN, HABIT_SEEN, HABIT_UNSEEN };

struct ledger {
	int device;			    /* ordinal */
	int slot;			    /* in the account */
	_Atomic uint64_t started, finished; /* operations */
	/* times that the driver's own memory may have changed, see ledger_moved */
	_Atomic uint64_t moves;
	/* the number of `moves` that ended before the reported figure was requested */
	_Atomic uint64_t covered;
	atomic_bool active;	 /* used since the sampler last looked */
	atomic_bool has_context; /* created by this process, and not destroyed */
	_Atomic uint64_t
		implicit; /* what owns allocations in the device's implicit context; 0: not known */
	atomic_int grain; /* enum ledger_grain */
	atomic_uint lessons; /* tries to find it out */
	/* bytes that the driver's heap may hold beyond its charge since the driver's last answer */
	_Atomic uint64_t drift;
	_Atomic uint64_t
		holes[LEDGER_HOLES]; /* sizes freed in it since then: bytes << 16 | how many */
	_Atomic uint64_t cushion;    /* bytes that are charged to cover `drift`; 0: none */
	_Atomic uint64_t later;	     /* see ledger_later */
	_Atomic uint64_t
		unseen; /* bytes charged as requested that the driver's figure leaves out */
	atomic_int unseen_habit;      /* enum ledger_habit: does it leave such memory out? */
	_Atomic uint64_t physical;    /* free bytes of the device when a view last asked for them */
	_Atomic uint64_t physical_ns; /* the time of that request */
	_Atomic uint64_t physical_done; /* `finished` and `moves` at that time */
	/* counts trims of graph memory: memory that was mapped before a trim may be unmapped */
	_Atomic uint64_t graph_round;
	/* bytes that one executable graph took for itself, at most; 0: not more than a granule */
	_Atomic uint64_t graph_cost;
	atomic_uint graph_lessons; /* how often that was looked at */
	_Atomic uint64_t asked_ns; /* when the figure that was reported last was asked for */
	struct lock lock;	   /* protects the fields below */
	uint64_t asked, answered;  /* questions put to the driver; the youngest one reported */
	/* bytes of contexts that are charged by free-memory differences */
	uint64_t blind_bytes;
	unsigned blind_contexts; /* the number of these contexts */
};

/* 0: *out is the device's ledger, or NULL where nothing is to be charged. -ENOMEM: limited, but
 * the account cannot be reached. */
int ledger_get(int device, struct ledger **out);
/* The device's ledger if there is one already. */
struct ledger *ledger_known(int device);
void ledger_start(struct ledger *ledger);
void ledger_finish(struct ledger *ledger);
/*
 * Starts to watch for concurrent operations: returns a mark for ledger_alone, which is true as long
 * as no operation has begun since. 0, for which ledger_alone is never true: operations other than
 * the caller's `own` are in progress already, and may end unnoticed.
 */
uint64_t ledger_watch(const struct ledger *ledger, unsigned own);
bool ledger_alone(const struct ledger *ledger, uint64_t since);
/* Is more charged to the tenant than it may have? */
bool ledger_above(const struct ledger *ledger);
/* Could more than LEDGER_MARGIN still be granted? */
bool ledger_roomy(const struct ledger *ledger);
/*
 * Updates pools and graphs, asks the driver, subtracts `gone` bytes from the account, and reports.
 * This order keeps the memory that the driver still holds charged throughout. `figure`: the driver's
 * figure, plus memory that the figure leaves out. -ENOMEM: the tenant is above its limit. -ENOTSUP:
 * cannot ask (`gone` is subtracted all the same). Only within an operation of the caller's;
 * ledger_look is for all other callers.
 */
int ledger_ask(struct ledger *ledger, uint64_t gone, uint64_t *figure);
/* `bytes` of the requested memory have left the driver. Call it as soon as that is known; the
 * caller is about to pass them to ledger_ask. */
void ledger_gone(struct ledger *ledger, uint64_t bytes);
/* Takes `bytes` of the requested memory off the account as soon as it is certain how much the
 * driver holds without them. */
void ledger_later(struct ledger *ledger, uint64_t bytes);
/* Removes an entry found at an address where another one is to be entered: its memory was freed in
 * a way that no hook saw. */
void ledger_forget(const struct track *entry);
/* Asks, without an operation; `gone` as of ledger_ask. */
void ledger_look(struct ledger *ledger, uint64_t gone);
/*
 * Where something is put off by ledger_later: ends the caller's operation, waits at most 2 ms for
 * others to end theirs, asks, and starts it again. True: more may be free now.
 */
bool ledger_calm(struct ledger *ledger);
/* The driver's heap may have grown by `bytes` more than its charge, or is about to. False: the
 * cushion does not cover that; ask the driver. */
bool ledger_drift(struct ledger *ledger, uint64_t bytes);
/* Is the tenant above its limit, also without what dead processes may still hold? Waits for that
 * (quota_await); no lock may be held. */
bool ledger_over(const struct ledger *ledger);
/* The result of ledger_ask, with -ENOMEM only for a tenant that is above its limit as ledger_over
 * decides. Waits, too. */
int ledger_verdict(const struct ledger *ledger, int status);
/* Gives unused pool and graph memory back to the device. */
void ledger_trim(struct ledger *ledger);
/* The driver's own memory may have moved: the next grant waits for its answer. */
static inline void ledger_moved(struct ledger *ledger)
{
	atomic_fetch_add(&ledger->moves, 1);
}

/* It may have, and no answer that was asked for after that has been reported. */
static inline bool ledger_stale(const struct ledger *ledger)
{
	return atomic_load_explicit(&ledger->moves, memory_order_relaxed) !=
		atomic_load_explicit(&ledger->covered, memory_order_relaxed);
}

/* In the child of a fork, alone: knows no device. */
void ledger_reset(void);

#endif
