/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Is the device open to all? Exclusive turns are exact, and wasted on a tenant whose host cannot
 * keep the device busy. A tenant's demand shows that: its use of the device if it never stood at the
 * gate. The device is open to all where one of those that take part demands less than all. For a
 * program that launches ahead, the demand is the same whether the device is shared or not. For one
 * that waits for its results next to others, it can only be measured too low. So an open device
 * becomes exclusive every now and then. Each tenant gets a turn that ends as soon as its demand is
 * measured, and the device is opened again if turns are still wasted.
 */
#include <string.h>

#include "arbiter_state.h"
#include "sched/hold.h"

#define PPM 1000000u

/* The demand of the participating tenants of the highest priority; others get the rest. */
struct demand {
	unsigned tenants, saturated, mostly;
	unsigned percent;	      /* in all, as far as each could have it */
	uint64_t who;		      /* they, a bit each */
	uint64_t each[SHARE_TENANTS]; /* ppm */
	/* the same of the most demanded of the other devices of its gang */
	uint64_t elsewhere[SHARE_TENANTS];
	bool known; /* of all; at first: as measured since the device was opened */
};

/* A tenant that had no turn for long, or too short ones to be measured, keeps its demand. */
static bool is_known(const struct arbiter_process *process, uint32_t modes, uint64_t passed)
{
	uint32_t measured = atomic_load(&process->demand_of);

	return measured == modes ||
		(measured &&
		 passed >= (atomic_load(&process->ran_of) == modes ? ARBITER_KNOWN_RAN_NS
								   : ARBITER_KNOWN_IDLE_NS));
}

/* A process that waits for a slice reports nothing meanwhile. */
static bool is_active(const struct arbiter *map, const struct arbiter_process *process,
		      uint64_t now)
{
	bool waits = !is_for_all(atomic_load(&map->turn.word)) && atomic_load(&process->wants);

	return atomic_load(&process->state) == ARBITER_USED &&
		(waits || lately(now, atomic_load(&process->heard), ARBITER_ACTIVE_NS));
}

/* Of those that take part, a bit each, the ones of the highest priority. */
static uint64_t foremost(const struct arbiter *map, uint64_t now)
{
	uint32_t slot, high = high_of(map), highest = 0;
	uint64_t active = 0, found = 0, left;
	struct share_tenant about;

	for (slot = 0; slot < high; slot++)
		if (is_active(map, &map->process[slot], now))
			active |= bit(atomic_load(&map->process[slot].tenant));
	for (left = active; left; left &= left - 1) {
		arbiter_load(&map->tenant[__builtin_ctzll(left)], &about);
		if (about.terms.priority > highest)
			found = 0;
		highest = about.terms.priority > highest ? about.terms.priority : highest;
		if (about.terms.priority == highest)
			found |= left & -left;
	}
	return found;
}

/* Of the device, as far as it could have it. */
static unsigned percent_of(uint64_t ppm)
{
	return (unsigned)(ppm < PPM ? ppm : PPM) / (PPM / 100);
}

/* Before it was opened last; a program has phases, and the first look at it may show another one. */
static bool was_mostly(const struct arbiter_tenant *row)
{
	return atomic_load(&row->alone) > ARBITER_BUSY_PPM / (PPM / 100);
}

/* Gangs, a bit each, next to another tenant's long work. A gang pauses after each step, if only for a moment.
 * In turns it would wait for that work each time, on all its devices; the driver's slices serve both. */
static uint64_t behind_long_work(const struct arbiter *map, uint64_t who)
{
	uint64_t left, gangs = 0;
	bool some = false;
	uint32_t i;

	for (left = who; left; left &= left - 1) {
		i = (uint32_t)__builtin_ctzll(left);
		if (is_gang(map, i))
			gangs |= bit(i);
		else
			some |= atomic_load(&map->tenant[i].notes) & ARBITER_LONG;
	}
	return some ? gangs : 0;
}

static bool is_mostly_busy(const struct demand *demand, uint32_t tenant)
{
	return demand->each[tenant] >= ARBITER_BUSY_PPM;
}

/* The lease is exclusive to measure demand: each tenant gets a slice of its own. */
static bool is_probing(const struct arbiter *map, uint64_t now)
{
	return atomic_load(&map->probing) &&
		lately(now, atomic_load(&map->changed), ARBITER_EXCLUSIVE_NS);
}

/* The processes that use the device add up. One that only holds it reports its demand of another device of the
 * gang: the gang needs all of them at the same time, so it demands each as much as the one it demands most. */
static void count_demand(struct demand *demand, const struct arbiter_process *process,
			 uint32_t tenant)
{
	uint32_t ppm = atomic_load(&process->demand_of) ? demand_by(process) : 0;

	if (is_user(process))
		demand->each[tenant] += ppm;
	else if (ppm > demand->elsewhere[tenant])
		demand->elsewhere[tenant] = ppm;
}

static void take_larger(struct demand *demand, uint32_t tenant)
{
	if (demand->elsewhere[tenant] > demand->each[tenant])
		demand->each[tenant] = demand->elsewhere[tenant];
}

static struct demand demand_of(const struct arbiter *map, uint64_t now)
{
	uint32_t slot, high = high_of(map), tenant, modes = atomic_load(&map->modes) + 1;
	uint64_t changed = atomic_load(&map->changed), behind;
	struct demand demand = {.known = true, .who = foremost(map, now)};
	bool probing = is_probing(map, now);
	const struct arbiter_process *process;

	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		tenant = atomic_load(&process->tenant) % SHARE_TENANTS;
		if (!(demand.who & bit(tenant)) || !is_active(map, process, now))
			continue;
		count_demand(&demand, process, tenant);
		demand.known &= is_known(process, modes, since(now, changed));
	}
	behind = behind_long_work(map, demand.who);
	for (tenant = 0; tenant < SHARE_TENANTS; tenant++) {
		if (!(demand.who & bit(tenant)))
			continue;
		take_larger(&demand, tenant);
		demand.tenants++;
		demand.percent += percent_of(demand.each[tenant]);
		if (behind & bit(tenant))
			continue;
		demand.saturated += demand.each[tenant] >= ARBITER_SATURATED_PPM;
		demand.mostly += is_mostly_busy(&demand, tenant) ||
			(probing && was_mostly(&map->tenant[tenant]));
	}
	return demand;
}

/* Or there are no several: no slice is wasted. */
static bool all_busy(const struct demand *demand)
{
	return demand->tenants < 2 || demand->mostly == demand->tenants;
}

bool arbiter_should_open(const struct arbiter *map, uint64_t now)
{
	struct demand demand;

	if (!atomic_load(&map->probing) &&
	    lately(now, atomic_load(&map->changed), ARBITER_EXCLUSIVE_NS))
		return false;
	demand = demand_of(map, now);
	return demand.known && !all_busy(&demand);
}

uint64_t arbiter_visitors(const struct arbiter *map, uint64_t now)
{
	uint64_t outranked = atomic_load(&map->outranked), willing = 0, unwilling = 0;
	uint32_t slot, high = high_of(map);

	for (slot = 0; slot < high && outranked; slot++) {
		const struct arbiter_process *process = &map->process[slot];

		if (!is_active(map, process, now))
			continue;
		if (is_willing_to_visit(process))
			willing |= bit(atomic_load(&process->tenant));
		else
			unwilling |= bit(atomic_load(&process->tenant));
	}
	return willing & ~unwilling & ~outranked;
}

bool arbiter_all_visit(const struct arbiter *map, uint64_t now)
{
	uint64_t outranked = atomic_load(&map->outranked);
	uint32_t slot, high = high_of(map);
	bool some = false;

	for (slot = 0; slot < high; slot++) {
		const struct arbiter_process *process = &map->process[slot];

		if (!is_active(map, process, now) || outranked & bit(atomic_load(&process->tenant)))
			continue;
		if (!is_willing_to_visit(process))
			return false;
		some = true;
	}
	return some;
}

/* Its demand is known, and it leaves the device to others for a part of the time. */
static bool is_partial(const struct demand *demand, uint32_t tenant)
{
	return demand->each[tenant] && !is_mostly_busy(demand, tenant);
}

/* The processes of a gang wait for each other. */
static uint64_t partial_of(const struct arbiter *map, const struct demand *demand)
{
	uint64_t left, partial = 0;
	uint32_t i;

	for (left = demand->who; left; left &= left - 1) {
		i = (uint32_t)__builtin_ctzll(left);
		if (is_partial(demand, i) || is_gang(map, i))
			partial |= left & -left;
	}
	return partial;
}

uint64_t arbiter_partial(const struct arbiter *map, uint64_t now)
{
	struct demand demand = demand_of(map, now);

	return partial_of(map, &demand);
}

bool arbiter_may_visit(const struct arbiter *map, uint64_t word, uint32_t tenant, uint64_t now)
{
	struct share_tenant visitor, owner;

	if (!owner_of(word) || is_for_all(word) || owner_of(word) == tenant + 1)
		return false;
	arbiter_load(&map->tenant[tenant], &visitor);
	arbiter_load(&map->tenant[owner_of(word) - 1], &owner);
	return share_preempts(&visitor, &owner, now);
}

/* Its demand in this turn is noted while it is unknown whether turns are wasted, or known that they
 * are. */
void arbiter_note_measured(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word);
	struct demand demand;

	if (word & ARBITER_CLOSING || owner_of(word) != place->tenant + 1)
		return;
	demand = demand_of(map, now);
	if (!all_busy(&demand))
		atomic_store(&map->turn.ends, now);
}

/*
 * All that it did was unknown work, which is no evidence. Others may be due for every slice
 * meanwhile: they have a guarantee, say, that slices of their own cannot meet. It would never run
 * again, and the device would never be opened.
 */
static bool ran_in_vain(const struct arbiter_process *process, const uint64_t waited[SHARE_TENANTS])
{
	return !atomic_load(&process->demand_of) &&
		waited[atomic_load(&process->tenant) % SHARE_TENANTS] > ARBITER_KNOWN_RAN_NS;
}

uint64_t arbiter_unmeasured(const struct arbiter *map, uint64_t mask, uint64_t now)
{
	uint32_t slot, high = high_of(map), modes = atomic_load(&map->modes) + 1;
	uint64_t unmeasured = 0, waited[SHARE_TENANTS];
	struct demand demand = demand_of(map, now);
	const struct arbiter_process *process;
	bool some = false;

	if (demand.known || all_busy(&demand))
		return 0;
	arbiter_waiting(map, waited, now);
	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		if (!is_active(map, process, now))
			continue;
		some |= atomic_load(&process->demand_of) == modes;
		if (atomic_load(&process->demand_of) != modes &&
		    (atomic_load(&process->ran_of) != modes || ran_in_vain(process, waited)))
			unmeasured |= bit(atomic_load(&process->tenant));
	}
	return some ? unmeasured & mask & demand.who : 0;
}

/* Next to others a demand can only be measured too low. */
static bool demand_more(struct arbiter *map, const struct demand *demand)
{
	uint64_t left;
	unsigned sum = 0;

	for (left = demand->who; left; left &= left - 1)
		sum += percent_of(demand->each[__builtin_ctzll(left)]);
	return sum > atomic_load(&map->demanded) + ARBITER_MORE_DEMAND_PERCENT;
}

/* A tenant that took no part when it was opened: the result then was about others. */
static bool has_newcomer(const struct arbiter *map, const struct demand *demand)
{
	uint64_t left;

	for (left = demand->who; left; left &= left - 1)
		if (!atomic_load(&map->tenant[__builtin_ctzll(left)].alone) &&
		    percent_of(demand->each[__builtin_ctzll(left)]) > ARBITER_NEWCOMER_PERCENT)
			return true;
	return false;
}

static bool should_close(struct arbiter *map, const struct demand *demand, uint64_t now)
{
	uint64_t changed = atomic_load(&map->changed);
	uint8_t confirmed;

	if (lately(now, changed, ARBITER_SHARED_NS))
		return false;
	if (has_newcomer(map, demand))
		atomic_store(&map->demanded, 0);
	if (demand_more(map, demand))
		atomic_store(&map->confirmed, 0);
	confirmed = atomic_load(&map->confirmed);
	if (confirmed > ARBITER_CHECKS)
		confirmed = ARBITER_CHECKS;
	return demand->tenants < 2 || demand->saturated == demand->tenants ||
		!lately(now, changed, ARBITER_CHECK_NS << ARBITER_CHECK_SHIFT * confirmed);
}

/* Its demand in its busiest phase: rises at once, falls slowly. */
static void note_alone(struct arbiter_tenant *row, uint32_t now)
{
	uint32_t before = atomic_load(&row->alone);

	atomic_store(&row->alone, before > now && now ? (3 * before + now) / 4 : now);
	atomic_store(&row->pace, (uint16_t)(now ? now - 1 : 0));
	atomic_store(&row->paced, 0);
}

/* A probe counts however long it took: it takes long where tenants rest for want of credit. */
static void note_opened(struct arbiter *map, const struct demand *demand)
{
	bool again = atomic_load(&map->probing);
	uint16_t before = atomic_load(&map->demanded);
	uint8_t confirmed = atomic_load(&map->confirmed);

	atomic_store(&map->confirmed,
		     !again				  ? 0
			     : confirmed < ARBITER_CHECKS ? confirmed + 1
							  : confirmed);
	atomic_store(&map->demanded,
		     again && before > demand->percent ? (uint16_t)((before + demand->percent) / 2)
						       : (uint16_t)demand->percent);
	for (unsigned i = 0; i < SHARE_TENANTS; i++)
		note_alone(&map->tenant[i],
			   demand->who & bit(i) ? percent_of(demand->each[i]) + 1 : 0);
}

void arbiter_note_mode(struct arbiter *map, bool open, uint64_t now)
{
	struct demand demand = demand_of(map, now);

	if (open)
		note_opened(map, &demand);
	atomic_store(&map->probing,
		     !open && demand.tenants > 1 && demand.saturated < demand.tenants);
	atomic_store(&map->changed, now);
	atomic_fetch_add(&map->modes, 1);
}

/* As lately: 0 is never, also just after the machine was started, and each time that ticks begin anew. */
static bool ticked(uint64_t now, uint32_t then, uint64_t ns)
{
	return then && tick(now) - then <= tick(ns);
}

/* Tenants of little demand, a bit each, whose short work stands behind others'. */
static uint64_t behind_others(const struct arbiter *map, const struct demand *demand, uint64_t now)
{
	uint32_t slot, high = high_of(map);
	uint64_t behind = 0, left;

	for (slot = 0; slot < high; slot++)
		if (atomic_load(&map->process[slot].state) == ARBITER_USED &&
		    is_user(&map->process[slot]) &&
		    ticked(now, atomic_load(&map->process[slot].behind), ARBITER_BEHIND_NS))
			behind |= bit(atomic_load(&map->process[slot].tenant));
	behind &= demand->who;
	for (left = behind; left; left &= left - 1)
		if (demand->each[__builtin_ctzll(left)] >= ARBITER_LITTLE_PPM)
			behind &= ~(left & -left);
	return behind;
}

static struct share_wish wish_of(const struct arbiter *map, uint64_t now)
{
	struct share_wish wish = {.wanting = arbiter_wanting(map) |
					  arbiter_busy_under(map, atomic_load(&map->turn.word))};
	uint32_t slot, high = high_of(map), limited;
	const struct arbiter_process *process;
	uint64_t tenant;

	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		if (atomic_load(&process->state) != ARBITER_USED || !is_user(process))
			continue;
		tenant = bit(atomic_load(&process->tenant));
		limited = atomic_load(&process->limited);
		if (ticked(now, limited, ARBITER_LIMITED_NS))
			wish.limited |= tenant;
		if (ticked(now, limited, ARBITER_WANTED_NS) ||
		    lately(now, atomic_load(&process->heard), ARBITER_WANTED_NS))
			wish.wanting |= tenant;
	}
	return wish;
}

/* `used` ticks are clearly less than it would have in that time by itself, if that is known. */
static bool is_short(uint32_t used, uint32_t ticks, uint32_t alone)
{
	return alone &&
		(uint64_t)used * 100 * 100 <
		(uint64_t)ticks * (alone - 1) * ARBITER_SATISFIED_PERCENT;
}

/*
 * Every now and then: does it use clearly less than its demand by itself? It may do so though all
 * others were held up for half of the time, and less than in that half alone. Then its demand is
 * lower now, or its predictions are too short. No tenant is held up for more. True: its use in the
 * window that is over was noted.
 */
static bool note_pace(struct arbiter_tenant *row, uint64_t used_ns, uint64_t now)
{
	uint32_t paced = atomic_load(&row->paced), ticks = tick(now) - paced, used = tick(used_ns),
		 more = used - atomic_load(&row->paced_used);
	uint32_t alone = atomic_load(&row->alone), held = atomic_load(&row->held);

	if (paced && ticks < tick(ARBITER_SPEED_NS))
		return false;
	if (paced && ticks < 2 * tick(ARBITER_SPEED_NS)) {
		atomic_store(&row->pace, (uint16_t)(more * 100 / ticks));
		if (2 * held >= ticks && is_short(more, held, alone))
			atomic_store(&row->alone, more * 100 / ticks + 2);
		else if (is_short(more, ticks, alone))
			atomic_store(&row->shorted, tick(now));
	}
	atomic_store(&row->paced, tick(now));
	atomic_store(&row->paced_used, used);
	atomic_store(&row->held, 0);
	return paced && ticks < 2 * tick(ARBITER_SPEED_NS);
}

/* Ticks passed since the last look at which tenants are ahead. A tenant that is held up and has
 * long work in flight uses the device still. */
static void note_held(struct arbiter *map, uint64_t wanting, uint32_t ticks)
{
	uint64_t held = wanting & atomic_load(&map->turn.paused), only = wanting & ~held;

	if (held && only && !(only & (only - 1)) &&
	    !(arbiter_busy_under(map, atomic_load(&map->turn.word)) & held))
		atomic_fetch_add(&map->tenant[__builtin_ctzll(only)].held, (uint16_t)ticks);
}

/* Their use in the window that is over, in percent of the device. */
static unsigned used_by(const struct arbiter *map, uint64_t who)
{
	unsigned percent = 0;

	for (; who; who &= who - 1)
		percent += atomic_load(&map->tenant[__builtin_ctzll(who)].pace);
	return percent;
}

/* Decides by hold.h whether `others` wait for the tenants that are short. `over`: a window has ended. */
static bool hold_others_for(struct arbiter *map, uint64_t short_ones, uint64_t others, bool over,
			    uint64_t now)
{
	struct hold_window window = {used_by(map, short_ones), used_by(map, others)};
	uint64_t words[ARBITER_HOLD_WORDS];
	struct hold hold;
	bool waits;
	size_t i;

	for (i = 0; i < ARBITER_HOLD_WORDS; i++)
		words[i] = atomic_load(&map->hold[i]);
	memcpy(&hold, words, sizeof(hold));
	waits = hold_others(&hold, short_ones, over ? &window : NULL, (uint32_t)(now / NS_PER_MS));
	memcpy(words, &hold, sizeof(hold));
	for (i = 0; i < ARBITER_HOLD_WORDS; i++)
		atomic_store(&map->hold[i], words[i]);
	return waits;
}

/*
 * A program that waits for its results next to others never stands at the gate, and a queue that it
 * keeps short hides how much more it could use. Where the promises are equal, the device's own
 * order is enough. Where they differ, a tenant with more promised and less than its demand is
 * assumed to want more, if it gains enough by the others' waiting. `*slowed`: all with less.
 */
static uint64_t shorted(struct arbiter *map, const struct share_tenant tenants[SHARE_TENANTS],
			uint64_t wanting, uint64_t *slowed, uint64_t now)
{
	uint32_t least = UINT32_MAX;
	uint64_t left, found = 0;
	bool over = false;
	unsigned i;

	for (left = wanting; left; left &= left - 1) {
		i = (unsigned)__builtin_ctzll(left);
		over |= note_pace(&map->tenant[i], tenants[i].used, now);
		if (tenants[i].terms.weight < least)
			least = tenants[i].terms.weight;
	}
	for (left = wanting; left; left &= left - 1) {
		i = (unsigned)__builtin_ctzll(left);
		if (!ticked(now, atomic_load(&map->tenant[i].shorted), ARBITER_SHORT_NS))
			continue;
		*slowed |= left & -left;
		if (tenants[i].terms.weight > least)
			found |= left & -left;
	}
	return hold_others_for(map, found, wanting & ~found, over, now) ? found : 0;
}

/* Tenants, a bit each, that are known to demand little, while that is no wonder for want of room. */
static uint64_t demand_little(const struct arbiter *map, const struct demand *demand,
			      uint64_t wanting)
{
	uint64_t left, found = 0;
	unsigned i;

	for (left = used_by(map, wanting) < ARBITER_LEFT_PERCENT ? demand->who : 0; left;
	     left &= left - 1) {
		i = (unsigned)__builtin_ctzll(left);
		if (demand->each[i] && demand->each[i] < ARBITER_LITTLE_PPM)
			found |= left & -left;
	}
	return found;
}

/* Tenants, a bit each, none of whose processes has work in flight or waits. */
static uint64_t without_work(const struct arbiter *map)
{
	return arbiter_present(map) & ~arbiter_wanting(map) &
		~arbiter_busy_under(map, atomic_load(&map->turn.word));
}

/* The same, except that one that is no gang may find more work to launch in a moment. */
static uint64_t idle_tenants(const struct arbiter *map, uint64_t now)
{
	uint64_t idle = without_work(map);
	uint32_t slot, high = high_of(map), tenant;

	for (slot = 0; slot < high; slot++) {
		tenant = atomic_load(&map->process[slot].tenant) % SHARE_TENANTS;
		if (!is_gang(map, tenant) &&
		    lately(now, atomic_load(&map->process[slot].heard), ARBITER_MOMENT_NS))
			idle &= ~bit(tenant);
	}
	return idle;
}

bool arbiter_pace(struct arbiter_place *place, uint64_t now)
{
	struct share_tenant tenants[SHARE_TENANTS], before[SHARE_TENANTS];
	struct arbiter *map = place->map;
	uint64_t token = arbiter_take(place), woken;
	struct share_wish wish = wish_of(map, now);
	struct demand demand = demand_of(map, now);
	bool stays = !should_close(map, &demand, now);
	uint64_t paced = atomic_load(&map->turn.paced), little;
	struct share_lately recent;
	uint64_t may;

	if (!is_for_all(atomic_load(&map->turn.word))) {
		arbiter_drop(place, token);
		return true;
	}
	arbiter_load_all(map, tenants);
	memcpy(before, tenants, sizeof(before));
	atomic_store(&map->turn.paced, now);
	note_held(map, wish.wanting,
		  now > paced && lately(now, paced, ARBITER_SPEED_NS) ? tick(now) - tick(paced)
								      : 0);
	arbiter_lately(map, tenants, &recent, now);
	recent.limited = wish.limited;
	recent.partial = partial_of(map, &demand);
	wish.limited |= shorted(map, tenants, wish.wanting, &wish.slowed, now);
	wish.away = idle_tenants(map, now);
	wish.aside = without_work(map) | arbiter_visitors(map, now);
	little = demand_little(map, &demand, wish.wanting);
	may = share_beside(tenants, &wish, &recent, now);
	arbiter_store_changed(map, before, tenants);
	atomic_store(&map->brief,
		     share_brief(tenants, wish.wanting, behind_others(map, &demand, now)) &
			     ~little);
	atomic_store(&map->light, little && !(wish.wanting & ~little));
	woken = atomic_exchange(&map->turn.paused, ~may) & may & wish.wanting;
	arbiter_drop(place, token);
	for (; woken && stays; woken &= woken - 1)
		arbiter_wake(map, (uint32_t)__builtin_ctzll(woken));
	return stays;
}
