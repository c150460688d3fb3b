/* SPDX-License-Identifier: Apache-2.0 */
/* A turn's end, and whose is next. */
#include <string.h>

#include "arbiter_gang.h"
#include "arbiter_state.h"

#define TRIES 16

/* `ends` matters only while others want a turn. */
void arbiter_note_turn(struct arbiter_turn *turn, uint64_t epoch, uint64_t now, uint64_t budget)
{
	atomic_store(&turn->begun, now);
	atomic_store(&turn->ends, now + (budget < SHARE_QUANTUM_NS ? budget : SHARE_QUANTUM_NS));
	atomic_store(&turn->idle, now + ARBITER_AWAKE_NS);
	atomic_store(&turn->figures_of, (uint32_t)epoch);
}

static void note_closed(struct arbiter *map, uint64_t epoch, uint64_t now)
{
	atomic_store(&map->closed, now);
	atomic_store(&map->turn.closed_of, (uint32_t)epoch);
}

/* The process that opened or closed it may have died before it noted the time: then it was now. */
static void mend_turn(struct arbiter *map, uint64_t word, uint64_t now)
{
	struct arbiter_turn *turn = &map->turn;
	uint32_t epoch = (uint32_t)epoch_of(word);
	uint64_t begun = atomic_load(&turn->begun), ends = atomic_load(&turn->ends);

	if (atomic_load(&turn->figures_of) != epoch || since(begun, now) > ARBITER_SKEW ||
	    since(ends, begun) > 2 * SHARE_QUANTUM_NS)
		arbiter_note_turn(turn, epoch, now, SHARE_QUANTUM_NS);
	if ((word & ARBITER_CLOSING) &&
	    (atomic_load(&turn->closed_of) != epoch ||
	     since(atomic_load(&map->closed), now) > ARBITER_SKEW))
		note_closed(map, epoch, now);
}

/* Where they pause, their host finds nothing to launch for a moment. A tenant that pauses most of
 * the time could not use a turn, and each change costs. */
static uint64_t mostly_busy(const struct arbiter *map, uint64_t now)
{
	uint32_t slot, high = high_of(map), tenant, ppm[SHARE_TENANTS] = {0};
	const struct arbiter_process *process;
	uint64_t found = 0;

	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		if (atomic_load(&process->state) == ARBITER_USED && is_user(process) &&
		    lately(now, atomic_load(&process->heard), ARBITER_PAUSE_NS))
			ppm[atomic_load(&process->tenant) % SHARE_TENANTS] += demand_by(process);
	}
	for (tenant = 0; tenant < SHARE_TENANTS; tenant++)
		if (ppm[tenant] >= ARBITER_LITTLE_PPM)
			found |= bit(tenant);
	return found;
}

bool arbiter_is_out_of_reach(const struct arbiter_place *place, uint64_t now)
{
	uint64_t word = atomic_load(&place->map->turn.word);
	struct share_tenant ours, theirs;

	if (!owner_of(word) || is_for_all(word) || owner_of(word) == place->tenant + 1 ||
	    !arbiter_is_busy(place->map, word))
		return false;
	arbiter_load(&place->map->tenant[place->tenant], &ours);
	arbiter_load(&place->map->tenant[owner_of(word) - 1], &theirs);
	return theirs.terms.priority > ours.terms.priority &&
		mostly_busy(place->map, now) & bit(owner_of(word) - 1);
}

/* A tenant that has this device when its turn begins has all that it needs. */
static bool gangs_meet(const struct arbiter *map)
{
	uint32_t tenant, notes;
	uint64_t left;

	for (left = arbiter_present(map); left; left &= left - 1) {
		tenant = (uint32_t)__builtin_ctzll(left);
		notes = atomic_load(&map->tenant[tenant].notes);
		if (notes & ARBITER_FOLLOWS || (is_gang(map, tenant) && !(notes & ARBITER_MET)))
			return false;
	}
	return true;
}

/*
 * The tenants whose turn it is by their use, except that they pause. With a whole turn of another
 * for each of its pauses a training step would get a third of the device, with any promise. Gangs
 * lend at the first of their devices, if it decides about the others, too. A tenant that waits for
 * one of them, and loses the first meanwhile, may have work in flight that waits for its other
 * processes.
 */
static uint64_t lenders_to(const struct arbiter *map, const struct share_tenant *next,
			   uint64_t there, uint64_t now)
{
	uint64_t left = gangs_meet(map) ? mostly_busy(map, now) & ~there : 0, lenders = 0;
	struct share_tenant about;

	for (; left; left &= left - 1) {
		arbiter_load(&map->tenant[__builtin_ctzll(left)], &about);
		if (share_lends(&about, next))
			lenders |= left & -left;
	}
	return lenders;
}

void arbiter_turn_goes_on(struct arbiter *map, uint64_t word, uint64_t now)
{
	if (owner_of(word) && !is_for_all(word) &&
	    since(now, atomic_load(&map->turn.begun)) > ARBITER_PAUSE_NS &&
	    atomic_load(&map->lenders))
		atomic_store(&map->lenders, 0);
}

void arbiter_note_contested(struct arbiter *map, uint32_t tenant, bool contested)
{
	struct share_tenant before, about;

	arbiter_load(&map->tenant[tenant], &before);
	about = before;
	share_turn_begins(&about, contested);
	if (about.active != before.active)
		arbiter_store(&map->tenant[tenant], &before, &about);
}

void arbiter_turn_begins(struct arbiter *map, uint32_t tenant, uint64_t mask, uint64_t now)
{
	struct arbiter_tenant *row = &map->tenant[tenant];
	struct share_tenant about;

	arbiter_note_contested(map, tenant, mask & ~bit(tenant));
	arbiter_load(row, &about);
	atomic_store(&row->paced_used, tick(about.used));
	atomic_store(&map->lenders, lenders_to(map, &about, mask | bit(tenant), now));
}

void arbiter_lately(const struct arbiter *map, const struct share_tenant tenants[SHARE_TENANTS],
		    struct share_lately *recent, uint64_t now)
{
	uint32_t tenant;

	recent->among = recent->first = 0;
	recent->busy = mostly_busy(map, now);
	recent->limited = UINT64_MAX;
	arbiter_waiting(map, recent->waited, now);
	for (tenant = 0; tenant < SHARE_TENANTS; tenant++)
		recent->turn[tenant] = (uint64_t)(tick(tenants[tenant].used) -
						  atomic_load(&map->tenant[tenant].paced_used))
			<< ARBITER_TICK;
}

static struct share_choice choose_among(struct arbiter *map, uint64_t mask, uint64_t among,
					uint64_t first, uint64_t now)
{
	struct share_tenant tenants[SHARE_TENANTS], before[SHARE_TENANTS];
	struct share_lately recent;
	struct share_choice choice;

	arbiter_load_all(map, tenants);
	memcpy(before, tenants, sizeof(before));
	arbiter_lately(map, tenants, &recent, now);
	recent.partial = arbiter_partial(map, now);
	recent.among = among;
	recent.first = first;
	choice = share_pick(tenants, mask, &recent, now);
	arbiter_store_changed(map, before, tenants);
	return choice;
}

/* With the lock held. */
struct share_choice arbiter_choose(struct arbiter *map, uint64_t mask, uint64_t now)
{
	return choose_among(map, mask, 0, 0, now);
}

struct share_choice arbiter_choose_after(const struct arbiter *map, uint64_t mask, uint32_t tenant,
					 uint64_t busy, uint64_t now)
{
	struct share_tenant tenants[SHARE_TENANTS];
	struct share_lately recent;

	arbiter_load_all(map, tenants);
	share_charge(&tenants[tenant], busy, now);
	arbiter_lately(map, tenants, &recent, now);
	recent.partial = arbiter_partial(map, now);
	return share_pick(tenants, mask, &recent, now);
}

/* With the lock: the word becomes another's. */
static bool give(struct arbiter *map, uint64_t word, uint32_t owner, uint64_t budget, uint64_t now)
{
	uint64_t epoch = epoch_of(word) + 1;

	/* Before the word changes: no tenant visits a slice before it was checked. */
	atomic_fetch_or(&map->turn.paused,
			is_for_all(word) ? UINT64_MAX : ~arbiter_visitors(map, now));
	if (!atomic_compare_exchange_strong(&map->turn.word, &word, open_word(epoch, owner)))
		return false;
	arbiter_note_turn(&map->turn, epoch, now, budget);
	if ((owner == ARBITER_ALL) != is_for_all(word))
		arbiter_note_mode(map, owner == ARBITER_ALL, now);
	return true;
}

/* No tenant starts anything before the first look at which ones are ahead. */
static bool open_to_all(struct arbiter *map, uint64_t word, uint64_t now)
{
	if (is_for_all(word) || !arbiter_should_open(map, now))
		return false;
	return give(map, word, ARBITER_ALL, SHARE_QUANTUM_NS, now);
}

/* A tenant that overstays is not charged for it yet, and would be chosen again. */
static uint64_t without(uint64_t mask, uint64_t overstay)
{
	return mask & ~overstay ? mask & ~overstay : mask;
}

/* With the lock. First those whose demand is unknown; else those that need a slice: visitors do not. */
static struct share_choice choose_next(struct arbiter *map, uint64_t mask, uint64_t overstay,
				       uint64_t now)
{
	uint64_t among = without(mask, overstay), first = arbiter_unmeasured(map, among, now);

	if (!first)
		first = among & ~arbiter_visitors(map, now);
	return choose_among(map, mask, among, first, now);
}

/* Tenants that have the device now wait no more. */
static void wake_chosen(struct arbiter *map, uint64_t noted, struct share_choice choice)
{
	uint64_t chosen = choice.tenant >= 0 ? bit((uint32_t)choice.tenant) : 0,
		 mask = arbiter_wanting(map);

	atomic_fetch_or(&map->turn.wanted, mask & ~chosen);
	atomic_fetch_and(&map->turn.wanted, ~chosen);
	arbiter_forget_wanted(map, noted & ~chosen, mask);
	if (chosen)
		arbiter_wake(map, (uint32_t)choice.tenant);
}

/* Others waited for in-flight work of the owner, which cannot be interrupted, after the end of its slice.
 * If they did so for a moment, it is short, or was nearly done by then. */
static void note_long(struct arbiter *map, uint64_t word, uint64_t now)
{
	uint64_t waited = since(now, atomic_load(&map->closed));
	uint32_t owner = owner_of(word) - 1;

	if (!(word & ARBITER_CLOSING) || owner >= SHARE_TENANTS || is_gang(map, owner) ||
	    atomic_load(&map->turn.closed_of) != (uint32_t)epoch_of(word))
		return;
	if (waited >= ARBITER_LONG_NS)
		atomic_fetch_or(&map->tenant[owner].notes, ARBITER_LONG);
	else if (waited < ARBITER_LONG_NS / PART_SMALL && !arbiter_is_busy(map, word))
		atomic_fetch_and(&map->tenant[owner].notes, ~ARBITER_LONG);
}

/* With the lock of all turns: the owner's turn ends, and the next tenant's begins. */
static bool change_turn(struct arbiter *map, uint64_t word, uint64_t mask,
			struct share_choice *choice, uint64_t now)
{
	uint32_t owner = owner_of(word);
	bool passed;

	*choice = choose_next(map, mask, arbiter_busy_under(map, word), now);
	if (choice->tenant < 0 && !owner)
		return false;
	passed = give(map, word, (uint32_t)(choice->tenant + 1), choice->budget, now);
	if (passed && choice->tenant >= 0)
		arbiter_turn_begins(map, (uint32_t)choice->tenant, mask, now);
	return passed;
}

/* The lease leaves its owner for the next tenant. False: another process was quicker. *again: when
 * a credit comes of age. */
static bool pass_on(struct arbiter_place *place, uint64_t word, uint64_t now, uint64_t *again)
{
	struct arbiter *map = place->map;
	uint64_t noted = atomic_load(&map->turn.wanted), token = arbiter_take(place),
		 mask = arbiter_wanting(map);
	struct share_choice choice = {.tenant = -1, .again = ARBITER_NEVER};
	bool open, passed;

	note_long(map, word, now);
	open = open_to_all(map, word, now);
	passed = !open && change_turn(map, word, mask, &choice, now);
	arbiter_drop(place, token);
	*again = choice.again;
	if (open)
		arbiter_pace(place, now);
	else
		wake_chosen(map, noted, passed ? choice : (struct share_choice){.tenant = -1});
	return open || passed;
}

/* The owner's processes that are busy will want more. */
bool arbiter_close_word(struct arbiter *map, uint64_t word, uint64_t now)
{
	uint32_t slot, high = high_of(map), nothing;
	struct arbiter_process *process;

	if (!atomic_compare_exchange_strong(&map->turn.word, &word, word | ARBITER_CLOSING))
		return false;
	if (atomic_load(&map->turn.closed_of) !=
	    (uint32_t)epoch_of(word)) /* else it was opened again */
		note_closed(map, epoch_of(word), now);
	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		nothing = 0;
		if (atomic_load(&process->busy) == epoch_of(word) &&
		    (is_for_all(word) || is_of(process, owner_of(word) - 1)) &&
		    !arbiter_follows(map, atomic_load(&process->tenant)))
			atomic_compare_exchange_strong(&process->wants, &nothing, MORE);
	}
	return true;
}

/* Not each time, and not by each thread. */
static bool may_ask(struct arbiter_place *place, uint64_t heard, uint64_t now)
{
	uint64_t asked = atomic_load(&place->asked);

	return since(now, heard) >= ARBITER_ASK_NS && since(now, asked) >= ARBITER_ASK_NS &&
		atomic_compare_exchange_strong(&place->asked, &asked, now);
}

static bool owner_is_idle(struct arbiter_place *place, uint64_t word, uint64_t heard, uint64_t now)
{
	if (arbiter_is_busy(place->map, word) && may_ask(place, heard, now))
		arbiter_bury(place, owner_of(word) - 1, is_for_all(word), now);
	return !arbiter_is_busy(place->map, word);
}

/* Stopped or dead, they would be chosen again and again. A process that is neither reports anew
 * that it wants the device. */
static void want_nothing(struct arbiter *map, uint64_t word)
{
	uint32_t slot, high = high_of(map);

	for (slot = 0; slot < high; slot++)
		if (is_of(&map->process[slot], owner_of(word) - 1) &&
		    atomic_load(&map->process[slot].busy) != epoch_of(word))
			atomic_store(&map->process[slot].wants, 0);
}

static bool preempts(const struct arbiter *map, uint32_t waiting, uint32_t holder, uint64_t now)
{
	struct share_tenant ours, theirs;

	arbiter_load(&map->tenant[waiting], &ours);
	arbiter_load(&map->tenant[holder], &theirs);
	return (atomic_load(&map->lenders) & bit(waiting) &&
		lately(now, atomic_load(&map->turn.begun), ARBITER_PAUSE_NS)) ||
		share_preempts(&ours, &theirs, now);
}

/* The owner could visit, and this tenant could not. */
static bool wastes_turn(struct arbiter_place *place, uint64_t word, uint64_t now)
{
	uint64_t visitors = arbiter_visitors(place->map, now);

	return visitors & bit(owner_of(word) - 1) && !(visitors & bit(place->tenant));
}

/* Another's open lease: is its turn over? */
static bool is_over(struct arbiter_place *place, uint64_t word, uint64_t now, uint64_t *until)
{
	struct arbiter_turn *turn = &place->map->turn;
	uint64_t ends = atomic_load(&turn->ends), idle = atomic_load(&turn->idle);

	if (now >= ends || preempts(place->map, place->tenant, owner_of(word) - 1, now) ||
	    wastes_turn(place, word, now))
		return true;
	sooner(until, ends);
	if (!owner_is_idle(place, word, atomic_load(&turn->begun), now))
		return false;
	if (since(now, idle) < ARBITER_IDLE_NS) {
		sooner(until, later(idle, ARBITER_IDLE_NS));
		return false;
	}
	want_nothing(place->map, word);
	return true;
}

/* The owner's in-flight work takes longer, as it reported, and is waited for until then. Gangs have
 * their own limit: their work may wait. */
static bool is_awaited(const struct arbiter *map, uint64_t word, uint64_t closed, uint64_t now)
{
	uint32_t slot, high = high_of(map), due, left;

	if (is_for_all(word) || since(now, closed) >= ARBITER_MOST_PATIENCE_NS ||
	    is_gang(map, owner_of(word) - 1))
		return false;
	for (slot = 0; slot < high; slot++) {
		due = atomic_load_explicit(&map->process[slot].due, memory_order_relaxed);
		left = due - tick(now);
		if (due && atomic_load(&map->process[slot].busy) == epoch_of(word) &&
		    is_of(&map->process[slot], owner_of(word) - 1) &&
		    left - 1 < tick(ARBITER_MOST_PATIENCE_NS))
			return true;
	}
	return false;
}

/*
 * A tenant of higher priority does not wait until the owner's work in flight is done: the driver
 * interrupts that work for it, which the gate cannot do. Both have work on the device then, and
 * what either is measured to take is not learned.
 */
static bool outranks(const struct arbiter_place *place, uint64_t word, uint64_t now)
{
	struct share_tenant ours, theirs;

	if (is_for_all(word) || owner_of(word) == place->tenant + 1)
		return false;
	arbiter_load(&place->map->tenant[place->tenant], &ours);
	arbiter_load(&place->map->tenant[owner_of(word) - 1], &theirs);
	return share_preempts(&ours, &theirs, now);
}

/* Our gang's own work in flight may wait for this process, which lost another lease meanwhile. */
static bool is_only_ours(const struct arbiter_place *place, uint64_t word)
{
	const struct arbiter *map = place->map;

	return owner_of(word) == place->tenant + 1 && is_gang(map, place->tenant) &&
		!(arbiter_wanting(map) & ~bit(place->tenant));
}

/* Work of a gang may wait for more of it. In shared mode it need not be waited for: it may overlap anyway. */
static uint64_t patience_of(const struct arbiter *map, uint64_t word)
{
	return is_for_all(word) && arbiter_has_gang(map) ? ARBITER_GANG_PATIENCE_NS
							 : ARBITER_PATIENCE_NS;
}

/* A closing lease: may it leave its owner? */
static bool is_free(struct arbiter_place *place, uint64_t word, uint64_t now, uint64_t *until)
{
	uint64_t closed = atomic_load(&place->map->closed);

	if (!owner_of(word) || owner_is_idle(place, word, closed, now))
		return true;
	if (outranks(place, word, now) || is_only_ours(place, word))
		return true;
	if (since(now, closed) < patience_of(place->map, word)) {
		sooner(until, later(closed, patience_of(place->map, word)));
		return false;
	}
	return !is_awaited(place->map, word, closed, now);
}

void arbiter_keep_open(struct arbiter_place *place, uint64_t word, uint64_t now)
{
	if (!arbiter_pace(place, now) && arbiter_close_word(place->map, word, now))
		arbiter_hand_over(place, now);
}

/* True: this tenant visits the present slice. */
static bool visits(struct arbiter_place *place, uint64_t word, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t token, mine = bit(place->tenant);
	bool may;

	if (!owner_of(word) || is_for_all(word) || !(atomic_load(&map->turn.paused) & mine))
		return false;
	token = arbiter_take(place);
	may = arbiter_visitors(map, now) & mine &&
		arbiter_may_visit(map, word, place->tenant, now) &&
		atomic_load(&map->turn.word) == word;
	if (may)
		atomic_fetch_and(&map->turn.paused, ~mine);
	arbiter_drop(place, token);
	if (!may)
		return false;
	atomic_store(&own_process(place)->wants, 0);
	arbiter_forget_wanted(map, atomic_load(&map->turn.wanted) & mine,
			      arbiter_wanting(map) & ~mine);
	arbiter_wake(map, place->tenant);
	return true;
}

/* In shared mode, and not about to leave it. */
static bool is_shared(uint64_t word)
{
	return is_for_all(word) && !(word & ARBITER_CLOSING);
}

static bool is_owned(uint64_t word)
{
	return owner_of(word) && !(word & ARBITER_CLOSING);
}

/* Moves the lease on as far as it can be. Our epoch, or 0. */
uint64_t arbiter_advance(struct arbiter_place *place, uint64_t now, uint64_t *until)
{
	struct arbiter *map = place->map;
	uint64_t word, again;
	bool paced = false;
	int tries;

	for (tries = 0; tries < TRIES; tries++) {
		word = atomic_load(&map->turn.word);
		if (is_open_for(map, word, place->tenant) || visits(place, word, now))
			return epoch_of(word);
		mend_turn(map, word, now);
		if (is_shared(word)) {
			if (paced) {
				sooner(until, later(now, ARBITER_PACE_AGAIN_NS));
				return 0;
			}
			arbiter_keep_open(place, word, now);
			paced = true;
			continue;
		}
		if (is_owned(word)) {
			if (!is_over(place, word, now, until))
				return 0;
			arbiter_close_word(map, word, now);
			continue;
		}
		if (!is_free(place, word, now, until))
			return 0;
		if (!pass_on(place, word, now, &again) && atomic_load(&map->turn.word) == word) {
			sooner(until, again); /* no tenant may run now */
			return 0;
		}
	}
	return 0;
}

/* The last of the owner's processes has ended: the lease need not wait for a look. */
void arbiter_hand_over(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), again;

	if (is_for_all(word) && !(word & ARBITER_CLOSING)) {
		if (atomic_load(&map->turn.paused) & arbiter_wanting(map))
			arbiter_keep_open(place, word, now);
		return;
	}
	if ((owner_of(word) != place->tenant + 1 && !is_for_all(word)) ||
	    arbiter_is_busy(map, word))
		return;
	if (word & ARBITER_CLOSING)
		pass_on(place, word, now, &again);
	else
		atomic_store(&map->turn.idle, now);
}
