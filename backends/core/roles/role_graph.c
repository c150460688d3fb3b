/* SPDX-License-Identifier: Apache-2.0 */
/* Executable graphs that own memory: the device's graph memory is one pool; a first launch may make
 * it grow by the graph's bound. */
#include "role_graph.h"

#include <errno.h>

#include "config.h"
#include "memory/ledger.h"
#include "platform/log.h"
#include "memory/pool.h"
#include "port.h"
#include "memory/quota.h"
#include "role.h"
#include "memory/sampler.h"
#include "memory/track.h"

static _Atomic uint32_t count; /* executable graphs that own memory */

static uint32_t round_of(const struct ledger *ledger)
{
	return (uint32_t)atomic_load(&ledger->graph_round) + 1;
}

/* Under which a graph's share of that device is kept, which is its first one or not. */
static unsigned space_of(int device, bool first)
{
	return first ? ROLE_GRAPH : TRACK_GRAPH + (unsigned)device;
}

/* The shares from the first one on, each of which names the next. */
static bool next_of(uint64_t exec, struct track *entry)
{
	return entry->next && track_look(space_of(entry->next - 1, false), exec, entry);
}

static bool forget(uint64_t exec)
{
	struct track entry;
	bool known = track_take(ROLE_GRAPH, exec, &entry);

	for (bool more = known; more && entry.next;)
		more = track_take(space_of(entry.next - 1, false), exec, &entry);
	return known;
}

/* The limited devices, in order, on which it owns memory. Returns their number, or -ENOMEM: its
 * memory cannot be counted. */
static int limited(const uint64_t bytes[TRACK_DEVICES], uint8_t devices[ROLE_GRAPH_DEVICES])
{
	struct ledger *ledger;
	unsigned found = 0;

	for (int device = 0; device < TRACK_DEVICES; device++) {
		if (!bytes[device])
			continue;
		if (ledger_get(device, &ledger))
			return -ENOMEM;
		if (!ledger)
			continue;
		if (found == ROLE_GRAPH_DEVICES) {
			log_once(LOG_ERROR,
				 "no graph that owns memory on more than %u devices is granted",
				 ROLE_GRAPH_DEVICES);
			return -ENOMEM;
		}
		devices[found++] = (uint8_t)device;
	}
	return (int)found;
}

/* The size or the device is unknown: it may exceed any limit. */
static int unread(int error)
{
	if (error == -ENOTSUP || !config_limited())
		return 0;
	log_once(LOG_ERROR, "cannot determine a graph's memory size: instantiation refused");
	return -ENOMEM;
}

int role_graph_created(uint64_t exec, uint64_t graph)
{
	struct track old, entry = {.key = exec, .refs = 1};
	uint64_t bytes[TRACK_DEVICES] = {0};
	uint8_t devices[ROLE_GRAPH_DEVICES];
	int found, error = 0;

	if (node_maps())
		return 0;
	found = port_graph_bound(graph, bytes, TRACK_DEVICES);
	if (found)
		return unread(found);
	found = limited(bytes, devices);
	if (found <= 0)
		return found;
	if (forget(exec))
		graph_gone(1);
	atomic_fetch_add(&count, 1);
	entry.owner = port_current_owner();
	for (int i = 0; i < found && !error; i++) {
		entry.space = (uint8_t)space_of(devices[i], !i);
		entry.device = devices[i];
		entry.next = i + 1 < found ? (uint8_t)(devices[i + 1] + 1) : 0;
		entry.bytes = bytes[devices[i]];
		error = track_put(&entry, &old);
	}
	if (error) {
		forget(exec);
		graph_gone(1);
	}
	return error;
}

void role_graph_destroyed(uint64_t exec)
{
	if (atomic_load_explicit(&count, memory_order_relaxed) && forget(exec))
		graph_gone(1);
	role_footprint_changed(ROLE_DEVICE_CURRENT); /* the driver's memory for the graph itself */
}

/* Its mapped memory stays reserved for the next graph until it is trimmed: a launched graph needs
 * nothing more. */
static int reserve(struct ledger *ledger, struct pool *pool, const struct track *entry,
		   struct role_held *held)
{
	uint64_t growth = pool_growth(ledger, entry->bytes), bytes;

	for (int attempt = 0; attempt < 2; attempt++) {
		if (attempt)
			ledger_trim(ledger);
		if (attempt || ledger_stale(ledger) || !ledger_roomy(ledger))
			ledger_ask(ledger, 0, &bytes);
		if (pool_reserve(pool, growth))
			continue;
		held->reserved = growth;
		return 0;
	}
	/* Launched before the trim, and its memory is still there. */
	if (entry->maps && !port_graph_reserved(ledger->device, &bytes) && bytes >= entry->bytes)
		return 0;
	return -ENOMEM;
}

/* It has the memory that it needs, unless another graph uses that memory in another stream. Then
 * more is mapped, and seen at once. */
static int again(struct pool *pool, const struct track *entry, struct role_held *held)
{
	if (!pool_reserve(pool, entry->bytes))
		held->reserved = entry->bytes;
	return 0;
}

/* Holds what launching it may map on one device. */
static int hold(struct role_graph *op, const struct track *entry)
{
	struct role_held *held = &op->held[op->count];
	struct ledger *ledger = ledger_known(entry->device);
	struct pool *pool;
	uint32_t round;
	int error;

	if (!ledger)
		return 0;
	round = round_of(ledger);
	if (entry->maps == round && atomic_load(&count) < 2)
		return 0;
	pool = pool_of_graphs(ledger->device);
	if (!pool)
		return 0;
	*held = (struct role_held){
		.pool = pool, .device = (int16_t)ledger->device, .space = entry->space};
	ledger_start(ledger);
	sampler_wake();
	error = entry->maps == round ? again(pool, entry, held)
				     : reserve(ledger, pool, entry, held);
	if (error) {
		ledger_finish(ledger);
		return error;
	}
	held->started = round_of(ledger);
	op->count++;
	return 0;
}

int role_graph_before(struct role_graph *op)
{
	struct track entry;
	bool more;
	int error = 0;

	op->count = 0;
	more = atomic_load_explicit(&count, memory_order_relaxed) &&
		track_look(ROLE_GRAPH, op->exec, &entry);
	for (; more && !error; more = next_of(op->exec, &entry))
		error = op->count < ROLE_GRAPH_DEVICES ? hold(op, &entry) : -ENOMEM;
	if (error)
		role_graph_after(op, false);
	return error;
}

static int settle(const struct role_graph *op, const struct role_held *held, bool launched)
{
	struct ledger *ledger = ledger_known(held->device);
	uint64_t bytes, less;
	int error = pool_settle(held->pool, held->reserved, &less);

	if (launched)
		track_mark(held->space, op->exec, held->started);
	/* It cannot be undone: memory above the limit is charged, and later calls are refused. */
	if (error || less || (launched && !ledger_roomy(ledger)))
		ledger_ask(ledger, less, &bytes);
	ledger_finish(ledger);
	return error;
}

int role_graph_after(struct role_graph *op, bool launched)
{
	int error = 0, settled;

	for (const struct role_held *held = op->held; held < op->held + op->count; held++) {
		settled = settle(op, held, launched);
		error = error ? error : settled;
	}
	op->count = 0;
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
