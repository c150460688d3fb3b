/* SPDX-License-Identifier: Apache-2.0 */
/* Contexts and other memory that the driver holds for itself: learned from its figures. */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <string.h>

#include "submit/gate.h"
#include "memory/ledger.h"
#include "memory/pool.h"
#include "port.h"
#include "memory/quota.h"
#include "role.h"
#include "role_graph.h"
#include "role_launch.h"
#include "memory/sampler.h"
#include "memory/track.h"

#define FIRST 1u      /* this process had no context on the device */
#define HAS_FIGURE 2u /* ticket.before is the driver's figure for this process */
#define HAS_UNUSED 4u /* ticket.unused is known */

static void look_before(struct ledger *ledger, struct role_ticket *ticket)
{
	int status;

	/* In any case: with the context there may be no figure for this process any more. */
	if (!port_device_free(ledger->device, &ticket->unused))
		ticket->flags |= HAS_UNUSED;
	ticket->started = ledger_watch(ledger, 1);
	status = ledger_ask(ledger, 0, &ticket->before);
	if (status != -ENOTSUP)
		ticket->flags |= HAS_FIGURE;
}

/* Have contexts been charged by free-memory differences? */
static bool is_blind(struct ledger *ledger)
{
	bool blind;

	lock_take(&ledger->lock);
	blind = ledger->blind_contexts;
	lock_drop(&ledger->lock);
	return blind;
}

static int charge_before(struct role_context *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger;
	uint64_t learned;
	int error = ledger_get(op->device, &ledger);

	*ticket = (struct role_ticket){0};
	if (error || !ledger)
		return error;
	ledger_start(ledger);
	sampler_wake();
	ticket->device = ledger->device + 1;
	if (op->shared && port_context_active(ledger->device) == 1) {
		/* One more reference, which costs nothing; if it does cost, the driver's figure
		 * shows it, or the device's. */
		if (is_blind(ledger))
			look_before(ledger, ticket);
		return 0;
	}
	if (!atomic_load(&ledger->has_context))
		ticket->flags |= FIRST;
	for (int attempt = 0; attempt < 2; attempt++) {
		if (attempt)
			ledger_trim(ledger);
		look_before(ledger, ticket);
		learned = quota_context_bytes(
			ledger->slot); /* the latest: others may be learning it */
		if (quota_reserve(ledger->slot, learned))
			continue;
		ticket->reserved = learned;
		return 0;
	}
	ticket->device = 0;
	ledger_finish(ledger);
	return -ENOMEM;
}

int role_context_before(struct role_context *op)
{
	int error = charge_before(op);

	if (error)
		return error;
	/* behind all waits: it is for some time only */
	op->ticket.disturbs = launch_disturbs(op->device, op->shared, 0);
	if (op->shared)
		implicit_taking(op->device);
	return 0;
}

/*
 * The driver has no figure for this process: charge the bytes that the device lost meanwhile. Where
 * it lost none, others freed some, and the size that was learned before (0: none was) is charged.
 */
static int charge_blindly(struct ledger *ledger, struct role_ticket *ticket, uint64_t learned)
{
	uint64_t now, lost = 0, took;

	if (!port_device_free(ledger->device, &now))
		lost = role_sub(ticket->unused, now);
	took = lost ? lost : learned;
	if (quota_settle_await(ledger->slot, ticket->reserved, took))
		return -ENOMEM;
	ticket->reserved = 0;
	if (!took)
		return 0;
	if (lost)
		quota_learn_context(ledger->slot, lost);
	lock_take(&ledger->lock);
	ledger->blind_bytes += took;
	ledger->blind_contexts++;
	lock_drop(&ledger->lock);
	return 0;
}

/* Settled rather than cancelled first, so that the context is charged until the driver's figure holds it. */
static int charge(struct ledger *ledger, struct role_ticket *ticket)
{
	uint64_t now, learned = ticket->reserved;
	int status;

	if (learned && quota_settle(ledger->slot, learned, learned))
		return -ENOMEM;
	ledger_later(ledger, learned);
	status = ledger_ask(ledger, 0, &now);
	ticket->reserved = 0;
	/* Another process made its first context at the same time, and the driver's list does not
	 * show which of them is this one. */
	if (status == -ENOTSUP && ticket->flags & HAS_UNUSED)
		return charge_blindly(ledger, ticket, learned);
	if (status != -ENOTSUP && ticket->flags & FIRST && ticket->flags & HAS_FIGURE &&
	    now > ticket->before &&
	    ledger_alone(ledger,
			 ticket->started)) /* or it may be what another thread took meanwhile */
		quota_learn_context(ledger->slot, now - ticket->before);
	return ledger_verdict(ledger, status);
}

static int charge_after(struct role_context *op, bool created)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger = ledger_known(ticket->device - 1);
	uint64_t owner;
	int error = 0;

	if (ticket->disturbs)
		launch_disturbs(op->device, op->shared, ticket->disturbs);
	if (!ledger && created)
		launch_present(op->device);
	if (!ledger)
		return 0;
	if (created && ticket->flags & HAS_UNUSED && !(ticket->flags & HAS_FIGURE))
		error = charge_blindly(ledger, ticket, ticket->reserved);
	else if (created)
		error = charge(ledger, ticket);
	if (ticket->reserved)
		quota_cancel(ledger->slot, ticket->reserved);
	if (created && op->shared && !port_context_owner(ledger->device, &owner))
		atomic_store(&ledger->implicit, owner);
	if (created)
		quota_driver_pid(port_driver_pid());
	if (created && !error)
		atomic_store(&ledger->has_context, true);
	if (created && error)
		ledger_moved(ledger); /* it is about to be undone */
	ticket->device = 0;
	ledger_finish(ledger);
	return error == -ENOTSUP ? 0 : error;
}

int role_context_after(struct role_context *op, bool created)
{
	int error = charge_after(op, created);

	if (op->shared)
		implicit_taken(op->device, created, created && error);
	return error;
}

static uint64_t blind_share(struct ledger *ledger)
{
	uint64_t share = 0;

	lock_take(&ledger->lock);
	if (ledger->blind_contexts) {
		share = ledger->blind_bytes / ledger->blind_contexts--;
		ledger->blind_bytes -= share;
	}
	lock_drop(&ledger->lock);
	return share;
}

/* Nothing of this process is on the device any more, as far as can be known. */
static bool empty(struct ledger *ledger)
{
	int active = port_context_active(ledger->device);
	uint64_t bytes;

	/* A vendor without such a notion shows only resets; memory that outlives one is in the
	 * driver's figure. */
	if (active == -ENOTSUP)
		return true;
	if (active)
		return false;
	return port_process_bytes(ledger->device, &bytes) || !bytes;
}

static void drop(uint64_t owner, int device, struct track_sum sums[TRACK_DEVICES])
{
	unsigned graphs = track_drop(owner, device, sums);

	if (graphs)
		graph_gone(graphs);
}

void role_context_gone(uint64_t owner, int device)
{
	struct track_sum sums[TRACK_DEVICES] = {0};
	struct ledger *here;
	uint64_t bytes, pools = 0, implicit = 0;

	launch_forget_ways();
	if (ledger_get(device, &here))
		here = NULL;
	/* The implicit context ended although others of this process exist: its allocations ended
	 * with it. */
	if (!owner && here && !port_context_active(here->device))
		implicit = atomic_exchange(&here->implicit, 0);
	if (owner || implicit)
		drop(owner ? owner : implicit, -1, sums);
	if (!owner && here && empty(here)) {
		atomic_store(&here->has_context, false);
		drop(0, here->device, sums);
		pools = pool_forget_all(here);
	}
	for (int i = 0; i < TRACK_DEVICES; i++) {
		struct ledger *ledger = ledger_known(i);

		if (!ledger || (!sums[i].bytes && ledger != here))
			continue;
		ledger_start(ledger);
		if (ledger == here && (owner || port_context_active(i) != 1))
			sums[i].bytes += blind_share(ledger);
		/* It ended before it was reported, and the driver may have been asked in between. */
		ledger_later(ledger, sums[i].bytes);
		atomic_fetch_sub(&ledger->unseen, sums[i].unseen);
		ledger_ask(ledger, ledger == here ? pools : 0, &bytes);
		if (ledger == here && !bytes && port_context_active(i) != 1)
			atomic_store(&ledger->has_context, false);
		ledger_finish(ledger);
	}
}

/* Found out for the first time it may take a lock, which a thread must not die with. */
static struct ledger *find(int device)
{
	struct ledger *ledger = ledger_known(device);
	int cancelling;

	if (ledger)
		return ledger;
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	if (ledger_get(device, &ledger))
		ledger = NULL;
	pthread_setcancelstate(cancelling, NULL);
	return ledger;
}

void role_footprint_changed(int device)
{
	struct ledger *ledger = find(device);

	if (!ledger)
		return;
	ledger_moved(ledger);
	atomic_store(&ledger->active, true);
	sampler_wake();
}
