/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cap of this process alone, counted in its own memory. While the file is right, this credit is
 * never less than the shared one: it counts the use of this process only, and more of it can be
 * saved. So the file decides, and this count need not be exact. No value in the file raises it. One
 * word holds the credit, as the time at which all used time is earned again.
 */
#include "arbiter_state.h"

#define MOST_WEIGHT 10000u

/* The time in ns in which a cap earns `ns`; at most SHARE_DEBT_NS are ever owed. */
static uint64_t earned_in(uint64_t ns, uint32_t cap)
{
	return (ns < SHARE_DEBT_NS ? ns : SHARE_DEBT_NS) * SHARE_WHOLE / cap;
}

/* 0: we have none. */
static uint32_t cap_of(const struct arbiter_place *place)
{
	uint32_t cap = atomic_load_explicit(&place->guard.cap, memory_order_relaxed);

	return cap < SHARE_WHOLE ? cap : 0;
}

void arbiter_guard_terms(struct arbiter_place *place, const struct share_terms *terms)
{
	place->check.holds = *terms;
	atomic_store(&place->guard.cap, terms->cap < SHARE_WHOLE && !terms->cap ? 1 : terms->cap);
}

void arbiter_guard_begin(struct arbiter_place *place)
{
	atomic_store(&place->guard.spent, 0);
	atomic_store(&place->guard.covered, 0);
	arbiter_guard_terms(place, &place->check.configured);
	place->bounded = place->check.configured.cap < SHARE_WHOLE;
}

/* As `uncovered` in arbiter.c, but other processes of the tenant do not count. */
static uint64_t uncovered(struct arbiter_guard *guard, uint64_t busy, uint64_t now)
{
	uint64_t covered = atomic_load(&guard->covered), from = since(now, busy + ARBITER_LATE_NS);

	if (covered < from || since(covered, now) > ARBITER_SKEW)
		covered = from;
	if (busy > since(now, covered))
		busy = since(now, covered);
	atomic_store(&guard->covered, covered + busy < now ? covered + busy : now);
	return busy;
}

/* The earliest that `spent` can be: no more is saved up. */
static uint64_t saved_since(uint32_t cap, uint64_t now)
{
	return since(now, earned_in(GUARD_SAVED_CREDIT_NS, cap) + GUARD_SAVED_NS);
}

void arbiter_guard_charge(struct arbiter_place *place, uint64_t busy, uint64_t now)
{
	uint64_t spent = atomic_load(&place->guard.spent), from, next, most;
	uint32_t cap = cap_of(place);

	if (!cap)
		return;
	busy = uncovered(&place->guard, busy, now);
	from = saved_since(cap, now);
	most = later(now, earned_in(SHARE_DEBT_NS, cap));
	do {
		next = (spent < from ? from : spent) + earned_in(busy, cap);
	} while (!atomic_compare_exchange_weak(&place->guard.spent, &spent,
					       next < most ? next : most));
}

/* `porter set` may have given us more since we last looked. */
static bool has_other_cap(struct arbiter_place *place, uint32_t cap)
{
	struct share_tenant about;

	if (place->alone || !arbiter_sound(place))
		return false;
	arbiter_load(&place->map->tenant[place->tenant], &about);
	if (about.terms.cap == cap || !arbiter_may_be_meant(&about.terms))
		return false;
	atomic_store(&place->guard.cap, about.terms.cap);
	return true;
}

bool arbiter_guard_allows(struct arbiter_place *place, uint64_t now, uint64_t *until)
{
	uint32_t cap = cap_of(place);
	uint64_t spent;

	if (!cap)
		return true;
	spent = atomic_load(&place->guard.spent);
	if (spent <= now || has_other_cap(place, cap))
		return true;
	sooner(until, spent);
	return false;
}

void arbiter_guard_follow(struct arbiter_place *place, const struct share_tenant *is, uint64_t now)
{
	uint64_t spent = atomic_load(&place->guard.spent), least, past = since(now, is->credited),
		 ahead = GUARD_AHEAD_NS;
	uint32_t cap = cap_of(place);

	if (!cap)
		return;
	ahead += is->credit > 0 ? (uint64_t)is->credit : 0;
	ahead += (past < SHARE_DEBT_NS ? past : SHARE_DEBT_NS) * cap / SHARE_WHOLE;
	least = since(now, earned_in(ahead, cap));
	while (spent < least && !atomic_compare_exchange_weak(&place->guard.spent, &spent, least))
		;
}

int64_t arbiter_guard_credit(const struct arbiter_place *place, uint64_t now)
{
	uint64_t spent = atomic_load(&place->guard.spent), saved, owed = since(spent, now);
	uint32_t cap = cap_of(place);

	if (!cap)
		return INT64_MAX;
	saved = since(now, spent > saved_since(cap, now) ? spent : saved_since(cap, now));
	if (owed)
		return owed / SHARE_WHOLE >= SHARE_DEBT_NS / cap
			? -(int64_t)SHARE_DEBT_NS
			: -(int64_t)(owed / SHARE_WHOLE * cap);
	return (int64_t)(saved / SHARE_WHOLE * cap);
}

bool arbiter_may_be_meant(const struct share_terms *terms)
{
	return terms->weight && terms->weight <= MOST_WEIGHT && terms->cap &&
		terms->cap <= SHARE_WHOLE && terms->floor <= terms->cap &&
		terms->priority <= SHARE_HIGH;
}
