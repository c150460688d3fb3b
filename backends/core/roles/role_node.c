/* SPDX-License-Identifier: Apache-2.0 */
/* Graph nodes that map their memory when they are made: the device's graph memory grows by it at once. */
#include <errno.h>

#include "memory/ledger.h"
#include "memory/pool.h"
#include "port.h"
#include "memory/quota.h"
#include "role.h"
#include "role_graph.h"
#include "memory/sampler.h"

static _Atomic bool maps;

bool node_maps(void)
{
	return atomic_load_explicit(&maps, memory_order_relaxed);
}

int role_node_before(struct role_node *op)
{
	struct role_ticket *ticket = &op->ticket;
	uint64_t bytes = port_round(op->bytes), figure;
	struct ledger *ledger;
	struct pool *pool;
	int error = ledger_get(op->device, &ledger);

	*ticket = (struct role_ticket){0};
	atomic_store_explicit(&maps, true, memory_order_relaxed);
	if (error || !ledger)
		return error;
	pool = pool_of_graphs(ledger->device);
	if (!pool || bytes == UINT64_MAX)
		return -ENOMEM;
	ledger_start(ledger);
	sampler_wake();
	for (int attempt = 0; attempt < 2; attempt++) {
		if (attempt)
			ledger_trim(ledger);
		if (attempt || ledger_stale(ledger) || !ledger_roomy(ledger))
			ledger_ask(ledger, 0, &figure);
		if (pool_reserve(pool, bytes))
			continue;
		*ticket = (struct role_ticket){
			.device = ledger->device + 1, .pool = pool, .reserved = bytes};
		return 0;
	}
	ledger_finish(ledger);
	return -ENOMEM;
}

/* Granted or not, the vendor's reserved bytes now include it. Memory above the limit is charged,
 * and later calls are refused. */
void role_node_after(struct role_node *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger = ledger_known(ticket->device - 1);
	uint64_t bytes, less;

	if (!ledger)
		return;
	if (pool_settle(ticket->pool, ticket->reserved, &less) || less)
		ledger_ask(ledger, less, &bytes);
	ticket->device = 0;
	ledger_finish(ledger);
}
