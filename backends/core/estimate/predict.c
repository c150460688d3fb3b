/* SPDX-License-Identifier: Apache-2.0 */
#include "predict.h"

#include <stdbool.h>
#include <stddef.h>

#include "sched/params.h"

#define PROBES 8u
#define MOST 4

_Static_assert((PREDICT_SLOTS & (PREDICT_SLOTS - 1)) == 0, "hashes are masked");

static uint64_t key_of(const struct predict_slot *slot)
{
	return atomic_load_explicit(&slot->key, memory_order_relaxed);
}

static uint64_t ns_of(const struct predict_slot *slot)
{
	return atomic_load_explicit(&slot->ns, memory_order_relaxed);
}

static void set(struct predict_slot *slot, uint64_t ns)
{
	if (ns < PREDICT_LEAST_NS)
		ns = PREDICT_LEAST_NS;
	if (ns > PREDICT_MOST_NS)
		ns = PREDICT_MOST_NS;
	atomic_store_explicit(&slot->ns, ns, memory_order_relaxed);
}

static size_t find(const struct predict *table, uint64_t key)
{
	for (uint64_t i = predict_hash(key), end = i + PROBES; i < end; i++)
		if (key_of(&table->slot[i % PREDICT_SLOTS]) == key)
			return i % PREDICT_SLOTS;
	return PREDICT_SLOTS;
}

uint64_t predict_look(const struct predict *table, uint64_t key)
{
	size_t at = find(table, key);

	return at < PREDICT_SLOTS ? ns_of(&table->slot[at]) : 0;
}

/* A free slot for the key; where there is none, one of another key, picked by the figure so that no
 * key is always the one to go. */
static struct predict_slot *place(struct predict *table, uint64_t key, uint64_t ns)
{
	uint64_t first = predict_hash(key);

	for (uint64_t i = first; i < first + PROBES; i++)
		if (!key_of(&table->slot[i % PREDICT_SLOTS]))
			return &table->slot[i % PREDICT_SLOTS];
	return &table->slot[(first + ns % PROBES) % PREDICT_SLOTS];
}

void predict_put(struct predict *table, uint64_t key, uint64_t ns)
{
	size_t at = find(table, key);
	struct predict_slot *slot;

	if (at < PREDICT_SLOTS) {
		set(&table->slot[at], (ns_of(&table->slot[at]) + ns) / 2);
		return;
	}
	slot = place(table, key, ns);
	atomic_store_explicit(&slot->key, 0, memory_order_relaxed);
	set(slot, ns);
	atomic_store_explicit(&slot->key, key, memory_order_release);
}

void predict_adjust(struct predict *table, uint64_t key, uint64_t ns)
{
	size_t at = find(table, key);
	uint64_t now;

	if (at == PREDICT_SLOTS)
		return;
	now = ns_of(&table->slot[at]);
	ns = ns > now * MOST ? now * MOST : ns;
	set(&table->slot[at], (now * (PREDICT_WEIGHT - 1) + ns) / PREDICT_WEIGHT);
}
