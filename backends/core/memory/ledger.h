/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ledger.h: the roles' common half: this process's limited devices, and what the driver says of them.
 *
 * ledger_get finds a device's ledger; an operation brackets itself with ledger_start and ledger_finish, so that a figure
 * of the driver's is known to be about this operation alone or not. ledger_ask is the only place that reports to the account.
 * Thread-safe; no lock is held across a port call; called inside role_enter. After a fork the child calls ledger_reset alone.
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

/* Does the driver take what a request says, or whole granules? */
enum ledger_grain { GRAIN_UNKNOWN, GRAIN_EXACT, GRAIN_COARSE };

#define LEDGER_HOLES 64

enum ledger_habit { HABIT_UNKNOWN, HABIT_SEEN, HABIT_UNSEEN };

struct ledger {
	int device;			/* ordinal */
	int slot;			/* in the account */
	_Atomic uint64_t started, finished;	/* operations */
	_Atomic uint64_t moves;		/* times that the driver's own memory may have moved, see ledger_moved, */
	_Atomic uint64_t covered;	/* and how many of them were over before the figure that was reported was asked for */
	atomic_bool active;		/* used since the sampler last looked */
	atomic_bool has_context;	/* made by this process, and not gone */
	_Atomic uint64_t implicit;	/* what owns allocations in the device's implicit context; 0: not known */
	atomic_int grain;		/* enum ledger_grain */
	atomic_uint lessons;		/* tries to find it out */
	_Atomic uint64_t drift;		/* what the driver's heap may hold beyond its charge, since it last answered, */
	_Atomic uint64_t holes[LEDGER_HOLES];	/* sizes freed in it since then: bytes << 16 | how many */
	_Atomic uint64_t cushion;	/* and what is charged for that: 0: nothing */
	_Atomic uint64_t later;		/* see ledger_later */
	_Atomic uint64_t unseen;	/* bytes charged as requested that the driver's figure leaves out */
	atomic_int unseen_habit;	/* enum ledger_habit: does it leave such memory out? */
	_Atomic uint64_t physical;	/* free bytes of the device, when it was last looked at for a view, */
	_Atomic uint64_t physical_ns;	/* when that was, */
	_Atomic uint64_t physical_done;	/* and `finished` and `moves` then */
	_Atomic uint64_t graph_round;	/* counts trims of graph memory: what was mapped before one may have gone */
	_Atomic uint64_t graph_cost;	/* bytes that one executable graph took for itself, at most; 0: not more than a granule */
	atomic_uint graph_lessons;	/* how often that was looked at */
	_Atomic uint64_t asked_ns;	/* when the figure that was reported last was asked for */
	struct lock lock;		/* of what follows */
	uint64_t asked, answered;	/* questions put to the driver; the youngest one reported */
	uint64_t blind_bytes;		/* contexts charged by free-memory differences, */
	unsigned blind_contexts;	/* and how many those are */
};

/* 0: *out is the device's ledger, or NULL where nothing is to be charged. -ENOMEM: limited, but no account is to be had. */
int ledger_get(int device, struct ledger **out);
/* The device's ledger if there is one already. */
struct ledger *ledger_known(int device);
void ledger_start(struct ledger *ledger);
void ledger_finish(struct ledger *ledger);
/*
 * When an operation begins to be watched for others beside it: ledger_alone is true as long as none has begun since. 0, of which it
 * never is: others than the caller's `own` are under way already, and may end before anybody looks.
 */
uint64_t ledger_watch(const struct ledger *ledger, unsigned own);
bool ledger_alone(const struct ledger *ledger, uint64_t since);
/* Is more charged to the tenant than it may have? */
bool ledger_above(const struct ledger *ledger);
/* Could more than LEDGER_MARGIN still be granted? */
bool ledger_roomy(const struct ledger *ledger);
/*
 * Brings pools and graphs up to date, asks the driver, takes `gone` bytes off the account, reports. In this order, so that what the
 * driver still holds is charged throughout. *told: the driver's figure, without what it leaves out. -ENOMEM: the tenant is above its
 * limit; -ENOTSUP: cannot ask (`gone` is taken off all the same). Only within an operation of the caller's; ledger_look is for all others.
 */
int ledger_ask(struct ledger *ledger, uint64_t gone, uint64_t *told);
/* So many of the requested bytes have left the driver, as soon as that is known: the caller is about to pass them to ledger_ask. */
void ledger_gone(struct ledger *ledger, uint64_t bytes);
/* So many of the requested bytes are to leave the account as soon as it is certain what the driver holds without them. */
void ledger_later(struct ledger *ledger, uint64_t bytes);
/* An entry that was found where another one goes: it was freed in a way that no hook saw. */
void ledger_forget(const struct track *entry);
/* Asks, without an operation; `gone` as of ledger_ask. */
void ledger_look(struct ledger *ledger, uint64_t gone);
/*
 * Where something is put off by ledger_later: ends the caller's operation, waits at most 2 ms for others to end theirs, asks,
 * and starts it again. True: more may be free now.
 */
bool ledger_calm(struct ledger *ledger);
/* The driver's heap may move, or have moved, against its charge by so much more. False: that is not covered, ask. */
bool ledger_drift(struct ledger *ledger, uint64_t bytes);
/* Is the tenant above its limit, also without what dead processes may still hold? Waits for that (quota_await); no lock may be held. */
bool ledger_over(const struct ledger *ledger);
/* What ledger_ask said, with -ENOMEM only for a tenant that is above its limit in that way. Waits, too. */
int ledger_verdict(const struct ledger *ledger, int told);
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
