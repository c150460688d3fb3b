/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Is the device open to all? Exclusive turns are exact, and wasted on a tenant whose host cannot keep the device busy. What tells the two
 * apart is a tenant's demand: how much of the device it would use if it never stood at the gate. It is the same whether the
 * device is shared or not for a program that launches ahead, and can only be taken for less where one waits for its results
 * beside others. So an open device becomes exclusive every now and then, for a turn of each that ends as soon as its demand is measured, and
 * is opened again if turns are wasted still.
 */
#include <string.h>

#include "arbiter_state.h"

#define PPM 1000000u
#define SATURATED (PPM * 95 / 100)	/* two that demand so much: exclusive; */
#define MOSTLY (PPM * 90 / 100)		/* at most one that demands so much: open. A figure varies, and a driver's slices lose as much */
#define USUALLY 86u		/* per cent: nor who usually demands so much (of who is never ahead of the device no more than 85 is told), */
#define LEAST (PPM * 40 / 100)	/* unless it demands less than this: turns would be wasted on it for as long as its program is in such a phase */
#define LITTLE (PPM * 50 / 100)	/* whose demand is less leaves the device to others by itself, again and again, */
#define LEFT 75u		/* while all together use less than so many per cent of it */
#define LEAST_EXCLUSIVE (40 * ARBITER_MS)
#define TURNS (3 * SHARE_QUANTUM_NS)
#define ASKED (20 * SHARE_QUANTUM_NS)
#define LEAST_OPEN (20 * ARBITER_MS)
#define CHECKED (100 * ARBITER_MS)	/* open for so long at first, then twice as long each time that it was right to be */
#define DOUBLED 6u			/* so often */
#define MORE_DEMAND 25u			/* per cent of the device that they demand more in all than when it was opened: look soon again */
#define ACTIVE (100 * ARBITER_MS)	/* who was not heard of for so long does not take part */
#define LIMITED (30 * ARBITER_MS)	/* who said so lately that it is limited is: it may catch up meanwhile; */
#define SLOWED (10 * ARBITER_MS)	/* or slowed; */
#define WANTED (3 * ARBITER_MS)		/* and wants the device still, whatever it does at the moment */
#define PACED (50 * ARBITER_MS)		/* how much one uses of what it demanded is looked at so often; */
#define SATISFIED 80u			/* with so many per cent of that it has what it wants; */
#define SHORTED (200 * ARBITER_MS)	/* else it is taken to want more for so long */
#define NEWCOMER 10u			/* per cent of the device that one demands who took no part when it was opened: look again */

/* What those of the tenants that take part demand who are of the highest priority among them; others have what these leave. */
struct demand {
	unsigned tenants, saturated, mostly;
	unsigned percent;	/* in all, as far as each could have it */
	uint64_t who;		/* they, a bit each */
	uint64_t each[SHARE_TENANTS];	/* ppm */
	unsigned usual[SHARE_TENANTS];	/* per cent */
	bool known;		/* of all of them; at first, as measured since the device was opened or ceased to be */
};

/* Who had no turn for so long, or too little of one to be measured, demands what it did. */
static bool is_known(const struct arbiter_process *process, uint32_t modes, uint64_t passed)
{
	uint32_t measured = atomic_load(&process->demand_of);

	return measured == modes || (measured && passed >= (atomic_load(&process->ran_of) == modes ? ASKED : TURNS));
}

static bool is_active(const struct arbiter_process *process, uint64_t now)
{
	return atomic_load(&process->state) == ARBITER_USED && lately(now, atomic_load(&process->heard), ACTIVE);
}

/* Of those that take part, a bit each, the ones of the highest priority. */
static uint64_t foremost(const struct arbiter *map, uint64_t now)
{
	uint32_t slot, high = high_of(map), highest = 0;
	uint64_t active = 0, found = 0, left;
	struct share_tenant about;

	for (slot = 0; slot < high; slot++)
		if (is_active(&map->process[slot], now))
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
	return atomic_load(&row->alone) > MOSTLY / (PPM / 100);
}

static bool is_mostly_busy(const struct demand *demand, uint32_t tenant)
{
	return demand->each[tenant] >= MOSTLY || (demand->usual[tenant] >= USUALLY && demand->each[tenant] >= LEAST);
}

/* The lease is exclusive to measure demand: each tenant gets a slice of its own. */
static bool is_probing(const struct arbiter *map, uint64_t now)
{
	return atomic_load(&map->probing) && lately(now, atomic_load(&map->changed), LEAST_EXCLUSIVE);
}

static struct demand demand_of(const struct arbiter *map, uint64_t now)
{
	uint32_t slot, high = high_of(map), tenant, modes = atomic_load(&map->modes) + 1;
	uint64_t changed = atomic_load(&map->changed);
	struct demand demand = {.known = true, .who = foremost(map, now)};
	bool probing = is_probing(map, now);
	const struct arbiter_process *process;

	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		tenant = atomic_load(&process->tenant) % SHARE_TENANTS;
		if (!(demand.who & bit(tenant)) || !is_active(process, now))
			continue;
		demand.each[tenant] += atomic_load(&process->demand_of) ? demand_by(process) : 0;
		demand.usual[tenant] += usual_by(process);
		demand.known &= is_known(process, modes, since(now, changed));
	}
	for (tenant = 0; tenant < SHARE_TENANTS; tenant++) {
		if (!(demand.who & bit(tenant)))
			continue;
		demand.tenants++;
		demand.saturated += demand.each[tenant] >= SATURATED;
		demand.mostly += is_mostly_busy(&demand, tenant) || (probing && was_mostly(&map->tenant[tenant]));
		demand.percent += percent_of(demand.each[tenant]);
	}
	return demand;
}

bool arbiter_should_open(const struct arbiter *map, uint64_t now)
{
	struct demand demand;

	if ((!atomic_load(&map->probing) && lately(now, atomic_load(&map->changed), LEAST_EXCLUSIVE)) || arbiter_has_gang(map))
		return false;
	demand = demand_of(map, now);
	return demand.known && demand.tenants > 1 && demand.mostly <= 1;
}

uint64_t arbiter_sparse(const struct arbiter *map, uint64_t now)
{
	uint64_t left, sparse = 0;
	struct demand demand;
	unsigned i;

	if (is_for_all(atomic_load(&map->turn.word)) || is_probing(map, now) || arbiter_has_gang(map))
		return 0;
	demand = demand_of(map, now);
	if (!demand.known || demand.mostly < 2)		/* otherwise the lease enters shared mode */
		return 0;
	for (left = demand.who; left; left &= left - 1) {
		i = (unsigned)__builtin_ctzll(left);
		if (demand.each[i] && demand.each[i] < LITTLE && demand.usual[i] < LITTLE / (PPM / 100))
			sparse |= left & -left;
	}
	return sparse;
}

bool arbiter_may_visit(const struct arbiter *map, uint64_t word, uint32_t tenant, uint64_t now)
{
	struct share_tenant visitor, owner;

	if (!owner_of(word) || is_for_all(word) || owner_of(word) == tenant + 1)
		return false;
	arbiter_load(&map->tenant[tenant], &visitor);
	arbiter_load(&map->tenant[owner_of(word) - 1], &owner);
	return share_may_visit(&visitor, &owner, now);
}

/* Its demand is what was wanted of this turn, where it is not known yet whether turns are wasted, or known that they are. */
void arbiter_note_measured(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word);
	struct demand demand;

	if (word & ARBITER_CLOSING || owner_of(word) != place->tenant + 1 || arbiter_has_gang(map))
		return;
	demand = demand_of(map, now);
	if (demand.tenants > 1 && demand.mostly <= 1)
		atomic_store(&map->turn.ends, now);
}

uint64_t arbiter_unmeasured(const struct arbiter *map, uint64_t mask, uint64_t now)
{
	uint32_t slot, high = high_of(map), modes = atomic_load(&map->modes) + 1;
	struct demand demand = demand_of(map, now);
	const struct arbiter_process *process;
	uint64_t unmeasured = 0;
	bool some = false;

	if (demand.known || demand.tenants < 2 || demand.mostly > 1 || arbiter_has_gang(map))
		return 0;
	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		if (!is_active(process, now))
			continue;
		some |= atomic_load(&process->demand_of) == modes;
		if (atomic_load(&process->demand_of) != modes && atomic_load(&process->ran_of) != modes)
			unmeasured |= bit(atomic_load(&process->tenant));
	}
	return some ? unmeasured & mask & foremost(map, now) : 0;
}

/* Beside others one can only be taken to demand less, but for who is told to queue little: what it does not give for that, it seems to have ready. */
static bool demand_more(struct arbiter *map, const struct demand *demand)
{
	uint64_t left, brief = atomic_load(&map->brief);
	unsigned sum = 0, percent, i;
	uint32_t alone;

	for (left = demand->who; left; left &= left - 1) {
		i = (unsigned)__builtin_ctzll(left);
		percent = percent_of(demand->each[i]);
		alone = atomic_load(&map->tenant[i].alone);
		sum += brief & bit(i) && alone && percent >= alone ? alone - 1 : percent;
	}
	return sum > atomic_load(&map->demanded) + MORE_DEMAND;
}

/* Somebody who took no part when it was opened: what was found out then was about others. */
static bool has_newcomer(const struct arbiter *map, const struct demand *demand)
{
	uint64_t left;

	for (left = demand->who; left; left &= left - 1)
		if (!atomic_load(&map->tenant[__builtin_ctzll(left)].alone) && percent_of(demand->each[__builtin_ctzll(left)]) > NEWCOMER)
			return true;
	return false;
}

static bool should_close(struct arbiter *map, const struct demand *demand, uint64_t now)
{
	uint64_t changed = atomic_load(&map->changed);
	uint8_t confirmed;

	if (arbiter_has_gang(map))
		return true;
	if (lately(now, changed, LEAST_OPEN))
		return false;
	if (has_newcomer(map, demand))
		atomic_store(&map->demanded, 0);
	if (demand_more(map, demand))
		atomic_store(&map->confirmed, 0);
	confirmed = atomic_load(&map->confirmed);
	return demand->tenants < 2 || demand->saturated > 1 || !lately(now, changed, CHECKED << (confirmed < DOUBLED ? confirmed : DOUBLED));
}

/* What it demands in its busiest phase: rises at once, falls slowly. */
static void note_alone(struct arbiter_tenant *row, uint32_t now)
{
	uint32_t before = atomic_load(&row->alone);

	atomic_store(&row->alone, before > now && now ? (3 * before + now) / 4 : now);
	atomic_store(&row->pace, (uint16_t)(now ? now - 1 : 0));
	atomic_store(&row->paced, 0);
}

static void note_opened(struct arbiter *map, const struct demand *demand, uint64_t now)
{
	bool again = atomic_load(&map->probing) && lately(now, atomic_load(&map->changed), 3 * LEAST_EXCLUSIVE);
	uint16_t before = atomic_load(&map->demanded);
	uint8_t confirmed = atomic_load(&map->confirmed);

	atomic_store(&map->confirmed, !again ? 0 : confirmed < DOUBLED ? confirmed + 1 : confirmed);
	atomic_store(&map->demanded, again && before > demand->percent ? before : (uint16_t)demand->percent);
	for (unsigned i = 0; i < SHARE_TENANTS; i++)
		note_alone(&map->tenant[i], demand->who & bit(i) ? percent_of(demand->each[i]) + 1 : 0);
}

void arbiter_note_mode(struct arbiter *map, bool open, uint64_t now)
{
	struct demand demand = demand_of(map, now);

	if (open)
		note_opened(map, &demand, now);
	atomic_store(&map->probing, !open && demand.tenants > 1 && demand.saturated <= 1);
	atomic_store(&map->changed, now);
	atomic_fetch_add(&map->modes, 1);
}

/* As lately: 0 is never, also just after the machine was started, and each time that ticks begin anew. */
static bool ticked(uint64_t now, uint32_t then, uint64_t ns)
{
	return then && tick(now) - then <= tick(ns);
}

static struct share_wish wish_of(const struct arbiter *map, uint64_t now)
{
	struct share_wish wish = {.wanting = arbiter_wanting(map) | arbiter_busy_under(map, atomic_load(&map->turn.word))};
	uint32_t slot, high = high_of(map), limited, slowed;
	const struct arbiter_process *process;
	uint64_t tenant;

	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		if (atomic_load(&process->state) != ARBITER_USED)
			continue;
		tenant = bit(atomic_load(&process->tenant));
		limited = atomic_load(&process->limited);
		slowed = atomic_load(&process->slowed);
		if (ticked(now, limited, LIMITED))
			wish.limited |= tenant;
		if (ticked(now, slowed, SLOWED))
			wish.slowed |= tenant;
		if (ticked(now, limited, WANTED) || ticked(now, slowed, WANTED) || lately(now, atomic_load(&process->heard), WANTED))
			wish.wanting |= tenant;
	}
	return wish;
}

/* So many ticks of use are clearly less than it would have in that time by itself, if that is known. */
static bool is_short(uint32_t used, uint32_t ticks, uint32_t alone)
{
	return alone && (uint64_t)used * 100 * 100 < (uint64_t)ticks * (alone - 1) * SATISFIED;
}

/*
 * Every now and then: does it use clearly less than it demanded by itself? If it does though all others were held up for half of the time, and less than
 * in that half alone, then it is less that it demands now, or its work is predicted to take less: nobody is to be held up for more.
 */
static void note_pace(struct arbiter_tenant *row, uint64_t used_ns, uint64_t now)
{
	uint32_t paced = atomic_load(&row->paced), ticks = tick(now) - paced, used = tick(used_ns), more = used - atomic_load(&row->paced_used);
	uint32_t alone = atomic_load(&row->alone), held = atomic_load(&row->held);

	if (paced && ticks < tick(PACED))
		return;
	if (paced && ticks < 2 * tick(PACED)) {
		atomic_store(&row->pace, (uint16_t)(more * 100 / ticks));
		if (2 * held >= ticks && is_short(more, held, alone))
			atomic_store(&row->alone, more * 100 / ticks + 2);
		else if (is_short(more, ticks, alone))
			atomic_store(&row->shorted, tick(now));
	}
	atomic_store(&row->paced, tick(now));
	atomic_store(&row->paced_used, used);
	atomic_store(&row->held, 0);
}

/* Ticks passed since it was last looked who is ahead. Who is held up and has something long in flight uses the device still. */
static void note_held(struct arbiter *map, uint64_t wanting, uint32_t ticks)
{
	uint64_t held = wanting & atomic_load(&map->turn.paused), only = wanting & ~held;

	if (held && only && !(only & (only - 1)) && !(arbiter_busy_under(map, atomic_load(&map->turn.word)) & held))
		atomic_fetch_add(&map->tenant[__builtin_ctzll(only)].held, (uint16_t)ticks);
}

/*
 * A program that waits for its results beside others never stands at the gate, and a queue that it keeps short hides how much more it could use.
 * Where the promises are equal, the device's own order is enough. Where they differ, a tenant with less than its due is assumed to want more.
 */
static uint64_t shorted(struct arbiter *map, const struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting, uint64_t now)
{
	uint32_t least = UINT32_MAX;
	uint64_t left, found = 0;
	unsigned i;

	for (left = wanting; left; left &= left - 1) {
		i = (unsigned)__builtin_ctzll(left);
		note_pace(&map->tenant[i], tenants[i].used, now);
		if (tenants[i].terms.weight < least)
			least = tenants[i].terms.weight;
	}
	for (left = wanting; left; left &= left - 1) {
		i = (unsigned)__builtin_ctzll(left);
		if (tenants[i].terms.weight > least && ticked(now, atomic_load(&map->tenant[i].shorted), SHORTED))
			found |= left & -left;
	}
	return found;
}

/* Tenants, a bit each, that are known to demand little, while that is no wonder for want of room. */
static uint64_t demand_little(const struct arbiter *map, const struct demand *demand, uint64_t wanting)
{
	uint64_t left, found = 0;
	unsigned used = 0, i;

	for (left = wanting; left; left &= left - 1)
		used += atomic_load(&map->tenant[__builtin_ctzll(left)].pace);
	for (left = used < LEFT ? demand->who : 0; left; left &= left - 1) {
		i = (unsigned)__builtin_ctzll(left);
		if (demand->each[i] && demand->each[i] < LITTLE)
			found |= left & -left;
	}
	return found;
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
	struct share_beside beside;

	if (!is_for_all(atomic_load(&map->turn.word))) {
		arbiter_drop(place, token);
		return true;
	}
	arbiter_load_all(map, tenants);
	memcpy(before, tenants, sizeof(before));
	atomic_store(&map->turn.paced, now);
	note_held(map, wish.wanting, now > paced && lately(now, paced, PACED) ? tick(now) - tick(paced) : 0);
	arbiter_lately(map, tenants, &recent, now);
	recent.limited = wish.limited;
	wish.limited |= shorted(map, tenants, wish.wanting, now);
	little = demand_little(map, &demand, wish.wanting);
	beside = share_beside(tenants, &wish, &recent, now);
	arbiter_store_changed(map, before, tenants);
	atomic_store(&map->brief, beside.brief & ~little);
	atomic_store(&map->light, little && !(wish.wanting & ~little));
	woken = atomic_exchange(&map->turn.paused, ~beside.may) & beside.may & wish.wanting;
	arbiter_drop(place, token);
	for (; woken && stays; woken &= woken - 1)
		arbiter_wake(map, (uint32_t)__builtin_ctzll(woken));
	return stays;
}
