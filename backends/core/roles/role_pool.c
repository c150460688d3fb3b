/* SPDX-License-Identifier: Apache-2.0 */
/* Allocations out of a driver's pool: the pool's reserved bytes are charged. */
#include <errno.h>

#include "memory/ledger.h"
#include "memory/pool.h"
#include "port.h"
#include "memory/quota.h"
#include "role.h"
#include "memory/sampler.h"

#define STRICT 1u
#define TRIMMED 2u
#define RETRIED 4u
#define TRUSTED 8u /* it counts on room in the pool */

static bool reserve(struct pool *pool, struct role_ticket *ticket, uint64_t bytes)
{
	if (pool_reserve(pool, bytes))
		return false;
	ticket->reserved = bytes;
	return true;
}

/*
 * A pool grows by chunks, or by one chunk less where it has room, which is usable even at the
 * quota. A request that does not fit in whole chunks is tried to the byte, unless the driver is
 * known to take whole granules.
 */
static bool reserve_enough(const struct ledger *ledger, struct pool *pool,
			   struct role_ticket *ticket, uint64_t bytes, uint64_t figure)
{
	int grain = atomic_load(&ledger->grain);
	uint64_t whole = grain == GRAIN_EXACT ? bytes : role_align(bytes, port_granule()), slack;

	if (reserve(pool, ticket, pool_growth(ledger, bytes)))
		return true;
	slack = pool_trust(pool, bytes);
	if (slack &&
	    reserve(pool, ticket, slack < whole ? pool_growth(ledger, whole - slack) : 0)) {
		ticket->flags |= TRUSTED;
		return true;
	}
	if (slack)
		pool_distrust(pool);
	return grain == GRAIN_UNKNOWN && (!figure || figure % port_granule()) &&
		reserve(pool, ticket, bytes);
}

/* The pool's free bytes are not always usable: it may grow all the same, the call is undone, and
 * the growth remains. */
static int before_strictly(struct ledger *ledger, struct pool *pool, struct role_pool *op,
			   uint64_t less)
{
	uint64_t figure = 0;
	int error;

	op->ticket.flags |= STRICT;
	for (int attempt = 0; attempt < 3; attempt++) {
		if (attempt == 1)
			ledger_trim(ledger);
		if (attempt == 2 && !ledger_calm(ledger))
			break;
		error = ledger_verdict(ledger, ledger_ask(ledger, less, &figure));
		less = 0;
		if (error != -ENOMEM &&
		    reserve_enough(ledger, pool, &op->ticket, op->bytes, figure))
			return 0;
	}
	return -ENOMEM;
}

static struct ledger *of(const struct role_ticket *ticket)
{
	return ledger_known(ticket->device - 1);
}

/*
 * Where a pool is charged: *ledger NULL: nowhere. It may lie on another device than the current
 * one, which need not have a limit, and on none (host memory). -ENOMEM: limited, and cannot be
 * counted.
 */
static int find(int device, uint64_t handle, struct pool **pool, struct ledger **ledger)
{
	int error;

	*ledger = NULL;
	*pool = pool_known(handle);
	if (*pool)
		return ledger_get(pool_device(*pool), ledger);
	if (device == ROLE_DEVICE_CURRENT && port_current_device(&device))
		return 0;
	if (handle && device != ROLE_DEVICE_NONE)
		device = pool_home(device, handle);
	error = ledger_get(device, ledger);
	if (error || (!*ledger && !handle))
		return error;
	*pool = pool_get(device, handle);
	return *ledger && !*pool ? -ENOMEM : 0;
}

/* What names no pool comes from that of its stream's device, whichever is current. */
static int device_of(const struct role_pool *op)
{
	int device;

	if (op->device != ROLE_DEVICE_CURRENT || op->pool)
		return op->device;
	device = port_stream_pool_device(op->stream);
	return device < 0 ? ROLE_DEVICE_CURRENT : device;
}

int role_pool_device(const struct role_pool *op)
{
	struct pool *pool = pool_known(op->pool);

	return pool ? pool_device(pool) : device_of(op);
}

int role_pool_before(struct role_pool *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger;
	struct pool *pool;
	uint64_t less = 0;
	int error = find(device_of(op), op->pool, &pool, &ledger);

	*ticket = (struct role_ticket){0};
	if (error || !ledger)
		return error;
	if (role_align(op->bytes, port_pool_chunk()) == UINT64_MAX)
		return -ENOMEM;
	ledger_start(ledger);
	sampler_wake();
	ticket->device = ledger->device + 1;
	ticket->pool = pool;
	pool_begin(pool, op->bytes);
	if (!ledger_stale(ledger) && reserve(pool, ticket, pool_growth(ledger, op->bytes))) {
		if (ledger_roomy(ledger))
			return 0;
		pool_settle(pool, ticket->reserved, &less);
		ticket->reserved = 0;
	}
	error = before_strictly(ledger, pool, op, less);
	if (error) {
		pool_end(pool, op->bytes, false);
		ledger_finish(ledger);
		ticket->device = 0;
	}
	return error;
}

bool role_pool_again(struct role_pool *op)
{
	struct ledger *ledger = of(&op->ticket);

	if (!ledger || op->ticket.flags & TRIMMED)
		return false;
	op->ticket.flags |= TRIMMED;
	ledger_trim(ledger);
	return true;
}

bool role_pool_retry(struct role_pool *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger = ledger_known(pool_device(ticket->pool));
	uint64_t figure;

	if (!ledger || ticket->flags & RETRIED)
		return false;
	ledger_start(ledger);
	ticket->device = ledger->device + 1;
	ticket->flags |= STRICT | TRIMMED | RETRIED;
	pool_begin(ticket->pool, op->bytes);
	ledger_trim(ledger);
	if (ledger_verdict(ledger, ledger_ask(ledger, 0, &figure)) != -ENOMEM &&
	    reserve(ticket->pool, ticket, pool_growth(ledger, op->bytes)))
		return true;
	pool_end(ticket->pool, op->bytes, false);
	ledger_finish(ledger);
	ticket->device = 0;
	return false;
}

/* A pool that does not reserve whole granules shows a driver that accounts to the byte. */
static void learn(struct ledger *ledger, const struct pool *pool, uint64_t bytes)
{
	uint64_t charged = pool_charged(pool), granule = port_granule();
	int unknown = GRAIN_UNKNOWN;

	if (charged && bytes % granule && atomic_load(&ledger->grain) == GRAIN_UNKNOWN)
		atomic_compare_exchange_strong(&ledger->grain, &unknown,
					       charged % granule ? GRAIN_EXACT : GRAIN_COARSE);
}

int role_pool_after(struct role_pool *op, bool granted)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger = of(ticket);
	uint64_t bytes, less;
	int error;

	if (!ledger)
		return 0;
	error = pool_settle(ticket->pool, ticket->reserved, &less);
	pool_end(ticket->pool, op->bytes, ticket->flags & TRUSTED);
	ticket->flags &= ~TRUSTED;
	if (granted)
		learn(ledger, ticket->pool, op->bytes);
	if (less || (granted && (error || ticket->flags & STRICT))) {
		int status = ledger_verdict(ledger, ledger_ask(ledger, less, &bytes));

		error = status == -ENOTSUP ? error : status;
	}
	ticket->device = 0;
	ledger_finish(ledger);
	return granted ? error : 0;
}

uint64_t role_pool_leaving(uint64_t pool)
{
	pool_leaving(pool);
	return pool;
}

static void settle_all(struct ledger *ledger)
{
	uint64_t bytes, less;

	ledger_start(ledger);
	less = pool_refresh(ledger);
	if (less)
		ledger_ask(ledger, less, &bytes);
	ledger_finish(ledger);
}

void role_waited(void)
{
	int device;

	if (!role_enter())
		return;
	for (device = pool_holder(0); device >= 0; device = pool_holder(device + 1)) {
		struct ledger *ledger = ledger_known(device);

		if (ledger)
			settle_all(ledger);
	}
	role_leave();
}

void role_pool_obtained(int device, uint64_t pool)
{
	if (!pool_known(pool))
		role_pool_settle(device, pool, false);
}

void role_pool_settle(int device, uint64_t pool, bool destroyed)
{
	struct ledger *ledger;
	struct pool *record;
	uint64_t bytes, less;

	if (destroyed) {
		record = pool_known(pool);
		ledger = record ? pool_ledger(record) : NULL;
		if (record && !ledger)
			pool_forget(record);
	} else if (find(device, pool, &record, &ledger)) {
		return;
	}
	if (!ledger || !record)
		return;
	ledger_start(ledger);
	if (destroyed) /* its allocations may outlive it: the driver knows */
		less = pool_forget(record);
	else
		pool_settle(record, 0, &less);
	if (less)
		ledger_ask(ledger, less, &bytes);
	ledger_finish(ledger);
}
