/* SPDX-License-Identifier: Apache-2.0 */
/* Is anything to be limited here? Also the search for dead processes. */
#include "arbiter_state.h"
#include "platform/log.h"

static void note_outranked(struct arbiter *map)
{
	struct share_tenant tenants[SHARE_TENANTS];
	uint64_t present = arbiter_present(map), outranked = 0, left;
	uint32_t highest = 0, priority;

	arbiter_load_all(map, tenants);
	for (left = present; left; left &= left - 1) {
		priority = tenants[__builtin_ctzll(left)].terms.priority;
		highest = priority > highest ? priority : highest;
	}
	for (left = present; left; left &= left - 1)
		if (tenants[__builtin_ctzll(left)].terms.priority < highest)
			outranked |= left & -left;
	atomic_store(&map->outranked, outranked);
}

void arbiter_gate_all(struct arbiter *map)
{
	note_outranked(map);
	atomic_store(&map->turn.gated, (atomic_fetch_add(&map->turn.joins, 1) + 1) << 1 | 1);
}

static bool needs_gate(const struct arbiter *map)
{
	uint32_t slot, high = high_of(map);
	struct share_tenant about;
	uint64_t present = 0, tenant;

	for (slot = 0; slot < high; slot++) {
		if (atomic_load(&map->process[slot].state) != ARBITER_USED)
			continue;
		tenant = atomic_load(&map->process[slot].tenant) % SHARE_TENANTS;
		arbiter_load(&map->tenant[tenant], &about);
		present |= UINT64_C(1) << tenant;
		if (about.terms.cap < SHARE_WHOLE)
			return true;
	}
	return present & (present - 1);
}

/* A process that joins after we looked has given the word another value. */
void arbiter_ungate(struct arbiter *map)
{
	uint32_t gated = atomic_load(&map->turn.gated);

	if (gated && !needs_gate(map))
		atomic_compare_exchange_strong(&map->turn.gated, &gated, 0);
}

void arbiter_regate(struct arbiter *map)
{
	if (!atomic_load(&map->turn.gated) && needs_gate(map))
		arbiter_gate_all(map);
}

void arbiter_forget_wanted(struct arbiter *map, uint64_t noted, uint64_t still)
{
	atomic_fetch_and(&map->turn.wanted, ~(noted & ~still));
	/* A process that came after `still` was looked at may have found its bit set. */
	atomic_fetch_or(&map->turn.wanted, arbiter_wanting(map) & noted);
}

/* The dead are buried. One of us is in a time namespace and could not find out (lock_settle_clock). */
static void tell_clocks_apart(const struct arbiter_place *place, uint64_t now)
{
	const struct arbiter *map = place->map;
	uint32_t slot, high = high_of(map);

	for (slot = 0; slot < high; slot++)
		if (atomic_load(&map->process[slot].state) == ARBITER_USED &&
		    since(atomic_load(&map->process[slot].heard), now) > ARBITER_SKEW)
			log_once(
				LOG_WARN,
				"%s: another process's clock is far ahead of this one's: shares do not hold between the two",
				place->path);
}

/* At most every 100 ms, by any process that comes. */
void arbiter_sweep(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t looked = atomic_load_explicit(&map->looked, memory_order_relaxed), noted;

	if ((since(now, looked) < ARBITER_SWEEP_NS && since(looked, now) < ARBITER_SKEW) ||
	    !atomic_compare_exchange_strong(&map->looked, &looked, now))
		return;
	arbiter_bury(place, 0, true, now);
	tell_clocks_apart(place, now);
	noted = atomic_load(&map->turn.wanted);
	arbiter_forget_wanted(map, noted, arbiter_wanting(map));
	arbiter_ungate(map);
	note_outranked(map);
}
