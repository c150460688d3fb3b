/* SPDX-License-Identifier: Apache-2.0 */
/* Plain allocations: reserve, let the vendor allocate, settle. */
#include <errno.h>

#include "memory/heap.h"
#include "memory/ledger.h"
#include "platform/lock.h"
#include "port.h"
#include "memory/quota.h"
#include "role.h"
#include "memory/sampler.h"
#include "memory/track.h"

#define LATE_NS 1000000000 /* that a refusal waits at most */
/* tries to learn how a driver rounds; with many threads a try may show nothing */
#define LESSONS 16

#define HELD 1u	  /* ticket.reserved is a reservation; otherwise it has been settled */
#define STRICT 2u /* near the limit: the driver has the last word */
#define TRIMMED 4u
#define SMALL 8u
#define RAW 16u	   /* reserved to the byte */
#define UNSEEN 32u /* its bytes are in ledger->unseen */

static bool reserve(const struct ledger *ledger, struct role_ticket *ticket, uint64_t bytes)
{
	if (quota_reserve(ledger->slot, bytes))
		return false;
	ticket->reserved = bytes;
	ticket->flags |= HELD;
	return true;
}

static void give_up(const struct ledger *ledger, struct role_ticket *ticket)
{
	if (ticket->flags & HELD)
		quota_cancel(ledger->slot, ticket->reserved);
	else
		quota_release(ledger->slot, ticket->reserved);
	ticket->flags &= ~HELD;
	ticket->reserved = 0;
}

/*
 * Reserves the possible costs of an allocation, largest first: a small one may make the driver's
 * heap grow by a granule. Less than what may be needed is tried only where the driver is not known to take whole
 * granules: it must not go over even for a moment.
 */
static bool reserve_enough(const struct ledger *ledger, struct role_ticket *ticket, uint64_t bytes,
			   bool known)
{
	int grain = atomic_load(&ledger->grain);
	uint64_t rounded = port_round(bytes),
		 most = ticket->flags & SMALL ? port_granule() : rounded;

	if (grain == GRAIN_EXACT || !known)
		return reserve(ledger, ticket, heap_cost(ledger, bytes));
	if (reserve(ledger, ticket, most))
		return true;
	/* A figure of whole granules is enough evidence. */
	if (grain == GRAIN_COARSE || (ticket->before && ticket->before % port_granule() == 0))
		return false;
	if (rounded < most && reserve(ledger, ticket, rounded))
		return true;
	if (bytes == rounded || !reserve(ledger, ticket, bytes))
		return false;
	ticket->flags |= RAW;
	return true;
}

static int before_strictly(struct ledger *ledger, struct role_ticket *ticket, uint64_t bytes)
{
	ticket->flags |= STRICT;
	for (int attempt = 0; attempt < 3; attempt++) {
		bool known;

		if (attempt == 1)
			ledger_trim(ledger);
		if (attempt == 2 && !ledger_calm(ledger))
			break;
		ticket->started = ledger_watch(ledger, 1);
		known = ledger_ask(ledger, 0, &ticket->before) != -ENOTSUP;
		/* `before` is of use later only if no other operation ran meanwhile. */
		if (!known || !ledger_alone(ledger, ticket->started))
			ticket->started = 0;
		if (reserve_enough(ledger, ticket, bytes, known))
			return 0;
	}
	return -ENOMEM;
}

/* How the driver rounds is learned early: until then each allocation is charged as if it took whole
 * granules. */
static bool worth_a_lesson(struct ledger *ledger, uint64_t bytes)
{
	return atomic_load_explicit(&ledger->grain, memory_order_relaxed) == GRAIN_UNKNOWN &&
		bytes % port_granule() &&
		atomic_load_explicit(&ledger->lessons, memory_order_relaxed) < LESSONS &&
		atomic_fetch_add(&ledger->lessons, 1) < LESSONS;
}

static int attempt(struct role_alloc *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger;
	int error = ledger_get(op->device, &ledger);

	*ticket = (struct role_ticket){0};
	if (error || !ledger || !op->bytes)
		return error;
	if (op->bytes == UINT64_MAX || port_round(op->bytes) == UINT64_MAX)
		return -ENOMEM;
	ledger_start(ledger);
	sampler_wake();
	ticket->device = ledger->device + 1;
	if (heap_small(op->bytes))
		ticket->flags |= SMALL;
	if (!ledger_stale(ledger) && !op->unlisted && !worth_a_lesson(ledger, op->bytes) &&
	    reserve(ledger, ticket, heap_cost(ledger, op->bytes))) {
		if (ledger_roomy(ledger) &&
		    (!(ticket->flags & SMALL) || heap_covered(ledger, ticket->reserved)))
			return 0;
		give_up(ledger, ticket);
	}
	error = before_strictly(ledger, ticket, op->bytes);
	if (error) {
		ledger_finish(ledger);
		ticket->device = 0;
	}
	return error;
}

/* Before a refusal: count memory that the program freed but that the driver still reported. Nothing
 * else is waited for. */
int role_alloc_before(struct role_alloc *op)
{
	int error = attempt(op);
	uint64_t began = error ? lock_now_ns() : 0;

	while (error == -ENOMEM && role_object_awaited() && lock_now_ns() - began < LATE_NS) {
		lock_sleep_ns(500000);
		error = attempt(op);
	}
	return error;
}

bool role_alloc_again(struct role_alloc *op)
{
	struct ledger *ledger = ledger_known(op->ticket.device - 1);

	if (!ledger || op->ticket.flags & TRIMMED)
		return false;
	op->ticket.flags |= TRIMMED;
	op->ticket.started = 0;
	ledger_trim(ledger);
	return true;
}

/* The bytes that the driver took for a request of its own show whether it takes whole granules. */
static void learn(struct ledger *ledger, const struct role_ticket *ticket, uint64_t bytes,
		  uint64_t now)
{
	uint64_t took = now - ticket->before;
	int unknown = GRAIN_UNKNOWN, grain;

	if (!ledger_alone(ledger, ticket->started) || now < ticket->before ||
	    bytes % port_granule() == 0)
		return;
	if (took % port_granule())
		grain = took == bytes ? GRAIN_EXACT : GRAIN_UNKNOWN;
	else
		grain = GRAIN_COARSE;
	if (grain != GRAIN_UNKNOWN)
		atomic_compare_exchange_strong(&ledger->grain, &unknown, grain);
}

static void mark_unseen(struct ledger *ledger, struct role_ticket *ticket, uint64_t bytes)
{
	atomic_fetch_add(&ledger->unseen, bytes);
	ticket->flags |= UNSEEN;
}

/* Does the driver's figure include the bytes just granted? The answer is final if nothing else was
 * going on. */
static bool left_out(struct ledger *ledger, const struct role_ticket *ticket, uint64_t charge,
		     uint64_t now)
{
	bool out = now < ticket->before || now - ticket->before < charge;

	if (ledger_alone(ledger, ticket->started))
		atomic_store(&ledger->unseen_habit, out ? HABIT_UNSEEN : HABIT_SEEN);
	return out;
}

/* *charge: the final charge. */
static int after_strictly(struct ledger *ledger, struct role_alloc *op, uint64_t actual,
			  uint64_t *charge)
{
	struct role_ticket *ticket = &op->ticket;
	int status, habit = op->unlisted ? atomic_load(&ledger->unseen_habit) : HABIT_SEEN;
	uint64_t full, bytes;

	*charge = ticket->flags & RAW ? actual : heap_cost(ledger, actual);
	full = *charge > ticket->reserved ? *charge : ticket->reserved;
	if (quota_settle_await(ledger->slot, ticket->reserved, full))
		return -ENOMEM;
	ticket->flags &= ~HELD;
	if (habit == HABIT_UNSEEN)
		mark_unseen(ledger, ticket, *charge);
	ledger_later(ledger, full - *charge);
	status = ledger_ask(ledger, 0, &bytes);
	ticket->reserved = *charge;
	if (status == -ENOTSUP)
		return 0;
	if (habit == HABIT_UNKNOWN && !(ticket->flags & SMALL) &&
	    left_out(ledger, ticket, *charge, bytes)) {
		mark_unseen(ledger, ticket, *charge);
		return ledger_verdict(ledger, ledger_ask(ledger, 0, &bytes));
	}
	if (!op->unlisted)
		learn(ledger, ticket, actual, bytes);
	if (heap_exact(ledger) && *charge > actual) {
		quota_release(ledger->slot, *charge - actual);
		ticket->reserved = *charge = actual;
	}
	return ledger_verdict(ledger, status);
}

static int keep(struct role_alloc *op, uint64_t key, uint64_t charge)
{
	struct track old,
		entry = {
			.key = key,
			.bytes = charge,
			.refs = 1,
			.space = (uint8_t)op->space,
			.device = (uint8_t)(op->ticket.device - 1),
			.small = op->ticket.flags & SMALL,
			.unseen = op->ticket.flags & UNSEEN,
		};

	if (op->space == ROLE_ADDRESS || op->space == ROLE_ARRAY)
		entry.owner = port_current_owner();
	if (track_put(&entry, &old))
		return -ENOMEM;
	ledger_forget(&old); /* it was freed in a way that no hook saw */
	return 0;
}

int role_alloc_after(struct role_alloc *op, uint64_t key, uint64_t actual)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger = ledger_known(ticket->device - 1);
	uint64_t charge;
	int error;

	if (!ledger)
		return 0;
	if (ticket->flags & STRICT) {
		error = after_strictly(ledger, op, actual, &charge);
	} else {
		charge = heap_cost(ledger, actual);
		error = quota_settle_await(ledger->slot, ticket->reserved, charge);
		if (!error) {
			ticket->flags &= ~HELD;
			ticket->reserved = charge;
		}
	}
	if (error || keep(op, key, charge)) {
		if (!(ticket->flags & HELD))
			ledger_gone(ledger, ticket->reserved); /* the hook is about to undo it */
		return -ENOMEM;
	}
	ticket->device = 0;
	ledger_finish(ledger);
	return 0;
}

void role_alloc_cancel(struct role_alloc *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger = ledger_known(ticket->device - 1);
	uint64_t bytes;

	if (!ledger)
		return;
	ticket->device = 0;
	if (ticket->flags & UNSEEN)
		atomic_fetch_sub(&ledger->unseen, ticket->reserved);
	/* The driver's growth for a call that was undone may have stayed. */
	if (ticket->flags & HELD)
		quota_cancel(ledger->slot, ticket->reserved);
	else
		ledger_ask(ledger, ticket->reserved, &bytes);
	ledger_finish(ledger);
}
