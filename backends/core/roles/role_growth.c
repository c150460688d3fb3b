/* SPDX-License-Identifier: Apache-2.0 */
/* Calls in which the driver takes memory for itself: executable graphs, by a learned bound; code,
 * by an unknown amount. */
#include <errno.h>

#include "memory/ledger.h"
#include "port.h"
#include "memory/quota.h"
#include "role.h"
#include "memory/sampler.h"

#define LESSONS 4 /* graphs whose cost is looked at though there is room */
/* code comes kernel by kernel, and a question costs more than most of them take */
#define FRESH_NS UINT64_C(20000000)
#define HAS_FIGURE 1u /* ticket.before is the driver's figure for this process */
#define CODES 1024u

/*
 * Code that came in is looked up by programs again and again, and comes only once in each context.
 * All names that were given before some of it went are forgotten by that.
 */
static _Atomic uint64_t came[CODES];
static _Atomic uint64_t went;

static uint64_t name_of(uint64_t code, uint64_t where)
{
	uint64_t name = (code + atomic_load(&went)) * UINT64_C(0x9e3779b97f4a7c15) ^
		(where + 1) * UINT64_C(0xc2b2ae3d27d4eb4f);

	name = (name ^ name >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
	return name ? name : 1;
}

static _Atomic uint64_t *place_of(uint64_t name)
{
	return &came[name >> 32 & (CODES - 1)];
}

static bool has_come(uint64_t name)
{
	return atomic_load_explicit(place_of(name), memory_order_relaxed) == name;
}

static void note_come(uint64_t name)
{
	atomic_store_explicit(place_of(name), name, memory_order_relaxed);
}

/* A thread that removes all names looks at them after it changed `went`; this thread looks at
 * `went` after it wrote. One of both sees the other. */
static void note_seen(int device, uint64_t code, uint64_t when)
{
	_Atomic uint64_t *place = role_code_place(code);

	atomic_store(place, role_code_name(device, code));
	if (atomic_load(&went) != when)
		atomic_store(place, 0);
}

void role_code_changed(int device, uint64_t code)
{
	uint64_t when = atomic_load(&went),
		 name = name_of(code,
				device == ROLE_DEVICE_CURRENT ? port_current_owner()
							      : (uint64_t)device);

	if (!has_come(name)) {
		role_footprint_changed(device);
		note_come(name);
	}
	if (device >= 0)
		note_seen(device, code, when);
}

void role_code_leaving(void)
{
	atomic_fetch_add(&went, 1);
	for (unsigned i = 0; i < ROLE_CODES; i++)
		atomic_store(&role_codes[i], 0);
}

/* The most that an executable graph may take: a granule, or the largest growth seen. */
static uint64_t bound(const struct ledger *ledger)
{
	uint64_t learned = atomic_load(&ledger->graph_cost);

	return learned ? learned : port_granule();
}

/* With room left, code is allowed by an answer that is not old: the memory of that code is in the
 * next answer. */
static bool known_well(const struct ledger *ledger, const struct role_growth *op)
{
	if (!ledger_roomy(ledger))
		return false;
	if (op->graph)
		return !ledger_stale(ledger) && atomic_load(&ledger->graph_lessons) >= LESSONS;
	return !ledger_stale(ledger) || lock_now_ns() - atomic_load(&ledger->asked_ns) < FRESH_NS;
}

static void look_before(struct ledger *ledger, struct role_growth *op, bool again)
{
	if (!again && known_well(ledger, op))
		return;
	op->ticket.started = ledger_watch(ledger, 1);
	op->ticket.flags &= ~HAS_FIGURE;
	if (ledger_ask(ledger, 0, &op->ticket.before) != -ENOTSUP)
		op->ticket.flags |= HAS_FIGURE;
}

int role_growth_before(struct role_growth *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger;
	uint64_t bytes;
	int error;

	*ticket = (struct role_ticket){0};
	if (op->code) {
		op->code = name_of(op->code, port_current_owner());
		if (has_come(op->code))
			return 0;
	}
	error = ledger_get(op->device, &ledger);
	if (error || !ledger)
		return error;
	ledger_start(ledger);
	sampler_wake();
	for (int attempt = 0; attempt < 3; attempt++) {
		if (attempt == 1)
			ledger_trim(ledger);
		if (attempt == 2 && !ledger_calm(ledger))
			break;
		look_before(ledger, op, attempt);
		bytes = op->graph ? bound(ledger) : 0;
		if (ledger_over(ledger) || quota_reserve(ledger->slot, bytes))
			continue;
		ticket->reserved = bytes;
		ticket->device = ledger->device + 1;
		return 0;
	}
	ledger_finish(ledger);
	return -ENOMEM;
}

/* Only where nothing else of this process was under way. */
static void learn(struct ledger *ledger, const struct role_ticket *ticket, uint64_t now)
{
	uint64_t known = bound(ledger),
		 took = role_align(role_sub(now, ticket->before), port_granule());

	if (!(ticket->flags & HAS_FIGURE) || !ledger_alone(ledger, ticket->started))
		return;
	atomic_fetch_add(&ledger->graph_lessons, 1);
	if (took > known)
		atomic_store(&ledger->graph_cost, took);
}

/* Settled rather than cancelled, so that it is charged until the driver's figure holds it. */
static int settle(struct ledger *ledger, struct role_growth *op)
{
	struct role_ticket *ticket = &op->ticket;
	uint64_t now;
	int status;

	if (ticket->reserved && !quota_settle(ledger->slot, ticket->reserved, ticket->reserved))
		ledger_later(ledger, ticket->reserved);
	ticket->reserved = 0;
	status = ledger_ask(ledger, 0, &now);
	if (status != -ENOTSUP && op->graph)
		learn(ledger, ticket, now);
	return status;
}

int role_growth_after(struct role_growth *op)
{
	struct ledger *ledger = ledger_known(op->ticket.device - 1);

	if (!ledger)
		return 0;
	if (settle(ledger, op) == -ENOMEM) {
		ledger_trim(ledger);
		if (ledger_above(ledger))
			ledger_calm(ledger);
		if (ledger_over(ledger))
			return -ENOMEM;
	}
	op->ticket.device = 0;
	ledger_finish(ledger);
	return 0;
}

void role_growth_end(struct role_growth *op)
{
	struct ledger *ledger = ledger_known(op->ticket.device - 1);
	uint64_t bytes;

	if (!ledger)
		return;
	if (op->code && op->granted)
		note_come(op->code);
	if (op->ticket.reserved)
		quota_cancel(ledger->slot, op->ticket.reserved);
	op->ticket.device = 0;
	atomic_store(&ledger->active, true);
	/* The same that allocations go by: with room left, the next one asks, or the sampler. */
	ledger_moved(ledger);
	if (!ledger_roomy(ledger))
		ledger_ask(ledger, 0, &bytes);
	ledger_finish(ledger);
}
