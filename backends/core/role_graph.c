/* SPDX-License-Identifier: Apache-2.0 */
/* Executable graphs that own memory: the device's graph memory is one pool; a first launch may make it grow by the graph's bound. */
#include "role_graph.h"

#include <errno.h>

#include "ledger.h"
#include "pool.h"
#include "port.h"
#include "quota.h"
#include "role.h"
#include "sampler.h"
#include "track.h"

static _Atomic uint32_t count;	/* executable graphs that own memory */

static uint32_t round_of(const struct ledger *ledger)
{
	return (uint32_t)atomic_load(&ledger->graph_round) + 1;
}

void role_graph_created(uint64_t exec, uint64_t graph)
{
	struct track old, entry = {.key = exec, .refs = 1, .space = ROLE_GRAPH};
	struct ledger *ledger;
	int device = -1;

	if (node_maps() || port_graph_bound(graph, &device, &entry.bytes) || !entry.bytes)
		return;
	if (device < 0 || ledger_get(device, &ledger) || !ledger)
		return;
	entry.device = (uint8_t)ledger->device;
	entry.owner = port_current_owner();
	atomic_fetch_add(&count, 1);
	if (track_put(&entry, &old) || old.refs)
		graph_gone(1);
}

void role_graph_destroyed(uint64_t exec)
{
	struct track entry;

	if (atomic_load_explicit(&count, memory_order_relaxed) && track_take(ROLE_GRAPH, exec, &entry))
		graph_gone(1);
	role_footprint_changed(ROLE_DEVICE_CURRENT);	/* what it took for itself */
}

/* What it mapped stays reserved for the next one, till it is trimmed: a launched graph needs nothing more. */
static int reserve(struct ledger *ledger, struct pool *pool, const struct track *entry, struct role_ticket *ticket)
{
	uint64_t growth = pool_growth(ledger, entry->bytes), bytes;

	for (int attempt = 0; attempt < 2; attempt++) {
		if (attempt)
			ledger_trim(ledger);
		if (attempt || ledger_stale(ledger) || !ledger_roomy(ledger))
			ledger_ask(ledger, 0, &bytes);
		if (pool_reserve(pool, growth))
			continue;
		ticket->reserved = growth;
		return 0;
	}
	/* Launched before the trim, and its memory is still there. */
	if (entry->maps && !port_graph_reserved(ledger->device, &bytes) && bytes >= entry->bytes)
		return 0;
	return -ENOMEM;
}

/* It has what it needs, unless another graph is at work in that in another stream: then more is mapped, and seen at once. */
static int again(struct pool *pool, const struct track *entry, struct role_ticket *ticket)
{
	if (!pool_reserve(pool, entry->bytes))
		ticket->reserved = entry->bytes;
	return 0;
}

int role_graph_before(struct role_graph *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger;
	struct track entry;
	struct pool *pool;
	int error;

	*ticket = (struct role_ticket){0};
	if (!atomic_load_explicit(&count, memory_order_relaxed) || !track_look(ROLE_GRAPH, op->exec, &entry))
		return 0;
	ledger = ledger_known(entry.device);
	if (!ledger || (entry.maps == round_of(ledger) && atomic_load(&count) < 2))
		return 0;
	pool = pool_of_graphs(ledger->device);
	if (!pool)
		return 0;
	ledger_start(ledger);
	sampler_wake();
	error = entry.maps == round_of(ledger) ? again(pool, &entry, ticket) : reserve(ledger, pool, &entry, ticket);
	if (error) {
		ledger_finish(ledger);
		return error;
	}
	ticket->device = ledger->device + 1;
	ticket->pool = pool;
	ticket->started = round_of(ledger);
	return 0;
}

int role_graph_after(struct role_graph *op, bool launched)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger = ledger_known(ticket->device - 1);
	uint64_t bytes, less;
	int error;

	if (!ledger)
		return 0;
	error = pool_settle(ticket->pool, ticket->reserved, &less);
	if (launched)
		track_mark(ROLE_GRAPH, op->exec, (uint32_t)ticket->started);
	/* It cannot be undone: what is above the limit is charged, and later calls are refused. */
	if (error || less || (launched && !ledger_roomy(ledger)))
		ledger_ask(ledger, less, &bytes);
	ticket->device = 0;
	ledger_finish(ledger);
	return error;
}

void role_graph_trimmed(int device)
{
	struct ledger *ledger;
	struct pool *pool;
	uint64_t bytes, less = 0;

	if (ledger_get(device, &ledger) || !ledger)
		return;
	ledger_start(ledger);
	atomic_fetch_add(&ledger->graph_round, 1);
	pool = pool_of_graphs(ledger->device);
	if (pool)
		pool_settle(pool, 0, &less);
	if (less)
		ledger_ask(ledger, less, &bytes);
	ledger_finish(ledger);
}

void graph_gone(unsigned gone)
{
	atomic_fetch_sub(&count, gone);
}

void graph_reset(void)
{
	atomic_store(&count, 0);
}
