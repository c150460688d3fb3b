/* SPDX-License-Identifier: Apache-2.0 */
/* A turn's end, and whose is next. */
#include <string.h>

#include "arbiter_state.h"

#define ASK_AFTER (5 * ARBITER_MS)	/* so long nothing is heard of the owner: is it alive? */
#define IDLE_AFTER (2 * ARBITER_MS)	/* an owner without work in flight loses its turn to who waits */
#define AWAKE_AFTER (3 * ARBITER_MS)	/* it is given so much more to begin */
#define TRIES 16

/* `ends` matters only while others want a turn. */
void arbiter_note_turn(struct arbiter_turn *turn, uint64_t epoch, uint64_t now, uint64_t budget)
{
	atomic_store(&turn->begun, now);
	atomic_store(&turn->ends, now + (budget < SHARE_QUANTUM_NS ? budget : SHARE_QUANTUM_NS));
	atomic_store(&turn->idle, now + AWAKE_AFTER);
	atomic_store(&turn->figures_of, (uint32_t)epoch);
}

static void note_closed(struct arbiter_turn *turn, uint64_t epoch, uint64_t now)
{
	atomic_store(&turn->closed, now);
	atomic_store(&turn->closed_of, (uint32_t)epoch);
}

/* Whoever opened or closed it may have died before it said when: then it was now. */
static void mend_turn(struct arbiter_turn *turn, uint64_t word, uint64_t now)
{
	uint32_t epoch = (uint32_t)epoch_of(word);
	uint64_t begun = atomic_load(&turn->begun), ends = atomic_load(&turn->ends);

	if (atomic_load(&turn->figures_of) != epoch || since(begun, now) > ARBITER_SKEW || since(ends, begun) > 2 * SHARE_QUANTUM_NS)
		arbiter_note_turn(turn, epoch, now, SHARE_QUANTUM_NS);
	if ((word & ARBITER_CLOSING) &&
	    (atomic_load(&turn->closed_of) != epoch || since(atomic_load(&turn->closed), now) > ARBITER_SKEW))
		note_closed(turn, epoch, now);
}

static void load_all(const struct arbiter *map, struct share_tenant tenants[SHARE_TENANTS])
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		arbiter_load(&map->tenant[i], &tenants[i]);
}

/* With the lock held. */
struct share_choice arbiter_choose(struct arbiter *map, uint64_t mask, uint64_t now)
{
	struct share_tenant tenants[SHARE_TENANTS], before[SHARE_TENANTS];
	struct share_choice choice;
	int i;

	load_all(map, tenants);
	memcpy(before, tenants, sizeof(before));
	choice = share_pick(tenants, mask, now);
	for (i = 0; i < SHARE_TENANTS; i++)
		if (memcmp(&tenants[i], &before[i], sizeof(before[i])))
			arbiter_store(&map->tenant[i], &tenants[i]);
	return choice;
}

/* The lease leaves its owner for whoever is to have it. False: somebody was quicker. *again: when a credit comes of age. */
static bool pass_on(struct arbiter_place *place, uint64_t word, uint64_t now, uint64_t *again)
{
	struct arbiter *map = place->map;
	uint64_t noted = atomic_load(&map->wanted), token = arbiter_take(place), mask = arbiter_wanting(map), epoch = epoch_of(word) + 1, chosen;
	struct share_choice choice;
	bool passed = false;

	/* Who overstays is not charged for it yet, and would be chosen again. */
	if (owner_of(word) && arbiter_is_busy(map, word) && mask & ~bit(owner_of(word) - 1))
		mask &= ~bit(owner_of(word) - 1);
	choice = arbiter_choose(map, mask, now);
	if (choice.tenant >= 0 || owner_of(word)) {
		passed = atomic_compare_exchange_strong(&map->turn.word, &word, open_word(epoch, (uint32_t)(choice.tenant + 1)));
		if (passed)
			arbiter_note_turn(&map->turn, epoch, now, choice.budget);
	}
	arbiter_drop(place, token);
	*again = choice.again;
	chosen = passed && choice.tenant >= 0 ? bit((uint32_t)choice.tenant) : 0;
	mask = arbiter_wanting(map);
	atomic_fetch_or(&map->wanted, mask & ~chosen);
	arbiter_forget_wanted(map, noted | chosen, mask & ~chosen);
	if (chosen)
		arbiter_wake(map, (uint32_t)choice.tenant);
	return passed;
}

/* The owner's processes that are busy will want more. */
bool arbiter_close_word(struct arbiter *map, uint64_t word, uint64_t now)
{
	uint32_t slot, high = high_of(map), nothing;
	struct arbiter_process *process;

	if (!atomic_compare_exchange_strong(&map->turn.word, &word, word | ARBITER_CLOSING))
		return false;
	note_closed(&map->turn, epoch_of(word), now);
	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		nothing = 0;
		if (atomic_load(&process->busy) == epoch_of(word) && is_of(process, owner_of(word) - 1))
			atomic_compare_exchange_strong(&process->wants, &nothing, MORE);
	}
	return true;
}

/* Not each time, and not by each thread. */
static bool may_ask(struct arbiter_place *place, uint64_t heard, uint64_t now)
{
	uint64_t asked = atomic_load(&place->asked);

	return since(now, heard) >= ASK_AFTER && since(now, asked) >= ASK_AFTER &&
		atomic_compare_exchange_strong(&place->asked, &asked, now);
}

static bool owner_is_idle(struct arbiter_place *place, uint64_t word, uint64_t heard, uint64_t now)
{
	if (arbiter_is_busy(place->map, word) && may_ask(place, heard, now))
		arbiter_bury(place, owner_of(word) - 1, false);
	return !arbiter_is_busy(place->map, word);
}

/* Stopped or dead, they would be chosen again and again. Who is not says anew that it wants the device. */
static void want_nothing(struct arbiter *map, uint32_t tenant)
{
	uint32_t slot, high = high_of(map);

	for (slot = 0; slot < high; slot++)
		if (is_of(&map->process[slot], tenant) && !atomic_load(&map->process[slot].busy))
			atomic_store(&map->process[slot].wants, 0);
}

static bool preempts(const struct arbiter *map, uint32_t waiting, uint32_t holder, uint64_t now)
{
	struct share_tenant ours, theirs;

	arbiter_load(&map->tenant[waiting], &ours);
	arbiter_load(&map->tenant[holder], &theirs);
	return share_preempts(&ours, &theirs, now);
}

/* Another's open lease: is its turn over? */
static bool is_over(struct arbiter_place *place, uint64_t word, uint64_t now, uint64_t *until)
{
	struct arbiter_turn *turn = &place->map->turn;
	uint64_t ends = atomic_load(&turn->ends), idle = atomic_load(&turn->idle);

	if (now >= ends || preempts(place->map, place->tenant, owner_of(word) - 1, now))
		return true;
	sooner(until, ends);
	if (!owner_is_idle(place, word, atomic_load(&turn->begun), now))
		return false;
	if (since(now, idle) < IDLE_AFTER) {
		sooner(until, later(idle, IDLE_AFTER));
		return false;
	}
	want_nothing(place->map, owner_of(word) - 1);
	return true;
}

/* A closing lease: may it leave its owner? */
static bool is_free(struct arbiter_place *place, uint64_t word, uint64_t now, uint64_t *until)
{
	uint64_t closed = atomic_load(&place->map->turn.closed);

	if (!owner_of(word) || owner_is_idle(place, word, closed, now) || since(now, closed) >= ARBITER_PATIENCE_NS)
		return true;
	sooner(until, later(closed, ARBITER_PATIENCE_NS));
	return false;
}

/* Moves the lease on as far as it can be. Our epoch, or 0. */
uint64_t arbiter_advance(struct arbiter_place *place, uint64_t now, uint64_t *until)
{
	struct arbiter *map = place->map;
	uint64_t word, again;
	int tries;

	for (tries = 0; tries < TRIES; tries++) {
		word = atomic_load(&map->turn.word);
		if (is_open_for(word, place->tenant))
			return epoch_of(word);
		mend_turn(&map->turn, word, now);
		if (owner_of(word) && !(word & ARBITER_CLOSING)) {
			if (!is_over(place, word, now, until))
				return 0;
			arbiter_close_word(map, word, now);
			continue;
		}
		if (!is_free(place, word, now, until))
			return 0;
		if (!pass_on(place, word, now, &again) && atomic_load(&map->turn.word) == word) {
			sooner(until, again);		/* nobody may run now */
			return 0;
		}
	}
	return 0;
}

/* The last of the owner's processes has ended: the lease need not wait for anybody to look. */
void arbiter_hand_over(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), again;

	if (owner_of(word) != place->tenant + 1 || arbiter_is_busy(map, word))
		return;
	if (word & ARBITER_CLOSING)
		pass_on(place, word, now, &again);
	else
		atomic_store(&map->turn.idle, now);
}
