/* SPDX-License-Identifier: Apache-2.0 */
/* The lease as one process uses it. */
#define _GNU_SOURCE
#include "arbiter.h"

#include <errno.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "arbiter_quick.h"
#include "arbiter_state.h"
#include "platform/thread.h"

const _Atomic uint32_t *arbiter_gated(const struct arbiter_place *place)
{
	return place->bounded ? NULL : &place->map->turn.gated;
}

/* Another process took us for dead, or wrote over it. */
static void take_part_again(struct arbiter_place *place)
{
	struct arbiter_process *process = own_process(place);

	if (is_of(process, place->tenant))
		return;
	if (is_dying(process))
		atomic_store(&process->life, 0);
	atomic_store(&process->tenant, place->tenant);
	atomic_store(&process->state, ARBITER_USED);
}

/* A thread of ours waits from now on. */
static void want(struct arbiter_place *place, uint64_t now)
{
	struct arbiter_process *process = own_process(place);
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), mine = bit(place->tenant);

	thread_self()->seen = (struct thread_seen){map, atomic_load(&process->wake)};
	take_part_again(place);
	reach(map, place->process);
	if (!(atomic_load(&process->wants) & WAITS))
		atomic_store(&process->wants, arbiter_waits(now));
	atomic_store(&process->heard, now);
	if (is_for_all(word) && is_user(process) && !(atomic_load(&map->outranked) & mine))
		arbiter_limited(place, now);
	if (!(atomic_load(&map->turn.wanted) & mine))
		atomic_fetch_or(&map->turn.wanted, mine);
}

static bool has_credit(const struct arbiter_place *place, uint64_t now)
{
	struct share_tenant about;

	arbiter_load(&place->map->tenant[place->tenant], &about);
	return share_may_go_on(&about, now);
}

/*
 * Our own cap does not allow it. If the file does not either, we want the device meanwhile: the time
 * that others have it is due to us. If the file does, others are not to wait for us.
 */
static uint64_t wait_by_ourselves(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word);

	if (arbiter_sound(place) && !has_credit(place, now)) {
		want(place, now);
		return 0;
	}
	arbiter_unwant(place);
	if (owner_of(word) == place->tenant + 1 && !(word & ARBITER_CLOSING) &&
	    !arbiter_is_busy(map, word) && arbiter_close_word(map, word, now))
		arbiter_hand_over(place, now);
	return 0;
}

uint64_t arbiter_hold(struct arbiter_place *place, uint64_t now, uint64_t *until)
{
	struct arbiter_process *process = own_process(place);
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), epoch;

	*until = later(now, ARBITER_LOOK_NS);
	if (!arbiter_guard_allows(place, now, until))
		return wait_by_ourselves(place, now);
	if (!arbiter_sound(place))
		return 1;
	if (is_open_for(map, word, place->tenant)) {
		if (atomic_load_explicit(&process->wants, memory_order_relaxed))
			atomic_store(&process->wants, 0);
		return epoch_of(word);
	}
	want(place, now);
	arbiter_sweep(place, now);
	epoch = arbiter_advance(place, now, until);
	if (epoch)
		atomic_store(&process->wants, 0);
	return epoch || arbiter_sound(place) ? epoch : 1;
}

void arbiter_unwant(struct arbiter_place *place)
{
	struct arbiter *map = place->map;
	uint64_t noted = atomic_load(&map->turn.wanted) & bit(place->tenant);

	/* A thread that waits all the same does so until the time that it was given. */
	thread_self()->seen = (struct thread_seen){map, atomic_load(&own_process(place)->wake)};
	atomic_store(&own_process(place)->wants, 0);
	if (noted)
		arbiter_forget_wanted(map, noted, arbiter_wanting(map));
}

void arbiter_wait(struct arbiter_place *place, uint64_t until)
{
	uint64_t now = lock_now_ns(), ns;
	const struct thread_seen *seen = &thread_self()->seen;
	struct timespec wait;
	int saved = errno;

	if (until <= now)
		return;
	ns = until - now < ARBITER_LOOK_NS ? until - now : ARBITER_LOOK_NS;
	wait = (struct timespec){0, (long)ns};
	if (seen->map == place->map)
		syscall(SYS_futex, &own_process(place)->wake, FUTEX_WAIT, seen->wake, &wait, NULL,
			0);
	errno = saved;
}

bool arbiter_holds(const struct arbiter_place *place, uint64_t epoch)
{
	uint64_t word = atomic_load(&place->map->turn.word);

	return (epoch_of(word) == epoch && is_open_for(place->map, word, place->tenant)) ||
		atomic_load_explicit(&place->broken, memory_order_relaxed);
}

uint64_t arbiter_ends(const struct arbiter_place *place)
{
	const struct arbiter *map = place->map;
	uint64_t word;

	if (!arbiter_is_wanted(place))
		return ARBITER_NEVER;
	word = atomic_load(&map->turn.word);
	if (is_for_all(word) ||
	    is_visitor(map, word, place->tenant)) /* a visit does not end with the slice */
		return ARBITER_NEVER;
	return atomic_load_explicit(&map->turn.ends, memory_order_relaxed);
}

bool arbiter_is_unwanted(const struct arbiter_place *place, uint64_t epoch)
{
	return arbiter_holds(place, epoch) && arbiter_ends(place) == ARBITER_NEVER;
}

bool arbiter_begin(struct arbiter_place *place, uint64_t epoch)
{
	struct arbiter_process *process = own_process(place);
	uint64_t earlier;

	if (!arbiter_sound(place))
		return true;
	/* We note, then look; the process that closes it closes, then looks for notes: one of us
	 * sees the other. */
	atomic_store_explicit(&process->ran_of,
			      atomic_load_explicit(&place->map->modes, memory_order_relaxed) + 1,
			      memory_order_relaxed);
	earlier = atomic_exchange(&process->busy, epoch);
	if (arbiter_holds(place, epoch))
		return true;
	atomic_store(&process->busy, earlier);
	arbiter_hand_over(place, lock_now_ns());
	return false;
}

/* With the lock held: a turn that will be followed by another of ours goes on, and our host need
 * not wait for its end. */
static void renew(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), mine = bit(place->tenant), mask,
		 left = since(atomic_load(&map->turn.ends), now);
	struct share_choice choice;

	if (word & ARBITER_CLOSING || owner_of(word) != place->tenant + 1 ||
	    left > ARBITER_RENEW_EARLY_NS)
		return;
	if (left <= ARBITER_RENEW_NS)
		left = 0;
	mask = arbiter_wanting(map);
	if (!(mask & ~mine)) {
		arbiter_note_contested(map, place->tenant, false);
		return;
	}
	if (arbiter_unmeasured(map, mask & ~mine, now))
		return;
	choice = arbiter_choose(map, mask | mine, now);
	if (choice.tenant == (int)place->tenant && left)
		choice = arbiter_choose_after(map, mask | mine, place->tenant, left, now);
	if (choice.tenant != (int)place->tenant || arbiter_should_open(map, now))
		return;
	arbiter_note_turn(&map->turn, epoch_of(word), now, choice.budget);
	atomic_store(&map->turn.ends, atomic_load(&map->turn.ends) + left);
	arbiter_turn_begins(map, place->tenant, mask, now);
}

/* It takes longer than all else that a charge does, and most charges are of a few launches. */
static bool paced_lately(const struct arbiter_turn *turn, uint64_t busy, uint64_t now)
{
	uint64_t paced = atomic_load(&turn->paced);

	return busy < ARBITER_PACE_CHARGE_NS && since(now, paced) < ARBITER_PACE_NS &&
		since(paced, now) < ARBITER_PACE_NS;
}

/*
 * Processes of a tenant work concurrently or by turns, and each reports its use up to now: use
 * before `covered` is charged already. Where completed work is reported late, a gap of less than
 * `late` loses nothing. Together they never use more than all of the time, with any prediction of
 * untimed work.
 */
static uint64_t uncovered(struct arbiter_tenant *tenant, uint64_t busy, bool alone, uint64_t late,
			  uint64_t now)
{
	uint64_t covered = atomic_load(&tenant->covered), from = since(now, busy + late);

	if (covered < from || since(covered, now) > ARBITER_SKEW)
		covered = from;
	if (!alone && busy > since(now, covered))
		busy = since(now, covered);
	covered += busy;
	atomic_store(&tenant->covered, covered < now ? covered : now);
	return busy;
}

/* With the lock held. Includes time that other processes of our tenant have not reported. */
static uint64_t own_part(const struct arbiter_place *place, uint64_t word, uint64_t busy,
			 uint64_t now)
{
	struct arbiter *map = place->map;
	unsigned count;

	if (is_for_all(word) || is_visitor(map, word, place->tenant))
		return uncovered(&map->tenant[place->tenant], busy, false, ARBITER_LATE_SHARED_NS,
				 now);
	if (is_user(own_process(place)))
		return uncovered(&map->tenant[place->tenant], busy, arbiter_is_sole(place),
				 ARBITER_LATE_NS, now);
	count = arbiter_busy_processes(map, place->tenant, false);
	return count ? busy / count : busy;
}

bool arbiter_charge(struct arbiter_place *place, uint64_t busy, uint64_t now)
{
	struct arbiter *map = place->map;
	struct share_tenant before, about;
	unsigned tries = 0;
	uint64_t token, word, until = ARBITER_NEVER;
	bool go_on;

	place->charged = 0;
	arbiter_guard_charge(place, busy, now);
	if (!arbiter_sound(place))
		return arbiter_guard_allows(place, now, &until);
	atomic_store(&own_process(place)->heard, now);
	word = atomic_load(&map->turn.word);
	token = arbiter_take(place);
	busy = own_part(place, word, busy, now);
	place->charged = busy;
	do {
		arbiter_load(&map->tenant[place->tenant], &before);
		about = before;
		share_charge(&about, busy, now);
	} while (!arbiter_store(&map->tenant[place->tenant], &before, &about) &&
		 tries++ < ARBITER_TRIES);
	go_on = share_may_go_on(&about, now);
	arbiter_turn_goes_on(map, word, now);
	if (go_on)
		renew(place, now);
	if (!is_for_all(word) && is_visitor(map, word, place->tenant) &&
	    !arbiter_may_visit(map, word, place->tenant, now))
		atomic_fetch_or(&map->turn.paused, bit(place->tenant));
	arbiter_drop(place, token);
	if (is_for_all(word) && !(word & ARBITER_CLOSING) && !paced_lately(&map->turn, busy, now))
		arbiter_keep_open(place, word, now);
	arbiter_sweep(place, now);
	/* cut short meanwhile: values read since mean nothing */
	go_on |= !arbiter_sound(place);
	return go_on && arbiter_guard_allows(place, now, &until);
}

/* Does it end for want of time rather than of work? */
static bool used_up(const struct arbiter_place *place, uint64_t now)
{
	return now >= arbiter_ends(place) || !has_credit(place, now);
}

void arbiter_close(struct arbiter_place *place, uint64_t epoch, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word);
	uint32_t nothing = 0;

	if (!arbiter_sound(place))
		return;
	if (used_up(place, now) && !arbiter_follows(map, place->tenant))
		atomic_compare_exchange_strong(&own_process(place)->wants, &nothing, MORE);
	if (epoch_of(word) == epoch && owner_of(word) == place->tenant + 1 &&
	    !(word & ARBITER_CLOSING) && arbiter_close_word(map, word, now))
		arbiter_hand_over(place, now);
}

void arbiter_idle(struct arbiter_place *place, uint64_t epoch, uint64_t now)
{
	if (arbiter_sound(place) && arbiter_holds(place, epoch) &&
	    !arbiter_is_busy(place->map, open_word(epoch, place->tenant + 1)))
		arbiter_close(place, epoch, now);
}

void arbiter_cease(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), mine = bit(place->tenant);
	uint32_t more = MORE;

	if (!arbiter_sound(place))
		return;
	if (atomic_compare_exchange_strong(&own_process(place)->wants, &more, 0))
		arbiter_forget_wanted(map, atomic_load(&map->turn.wanted) & mine,
				      arbiter_wanting(map));
	if (owner_of(word) == place->tenant + 1 && !(word & ARBITER_CLOSING) &&
	    !arbiter_is_busy(map, word) && !(arbiter_wanting(map) & mine) &&
	    arbiter_close_word(map, word, now))
		arbiter_hand_over(place, now);
}

void arbiter_end(struct arbiter_place *place, uint64_t now)
{
	if (!arbiter_sound(place))
		return;
	atomic_store(&own_process(place)->busy, 0);
	arbiter_hand_over(place, now);
}

uint64_t arbiter_disturbed(const struct arbiter_place *place, uint64_t now)
{
	const struct arbiter *map = place->map;
	uint32_t slot, high = high_of(map),
		       noted = atomic_load_explicit(&map->disturbed, memory_order_relaxed), left,
		       gone;

	for (slot = 0; slot < high; slot++)
		if (is_dying(&map->process[slot]) &&
		    since(now, atomic_load(&map->process[slot].heard)) < ARBITER_DISTURBED)
			return now;
	if (!noted)
		return 0;
	left = noted - tick(now);
	gone = -left;
	if (left <= tick(ARBITER_DISTURBED))
		return now;
	return gone <= tick(ARBITER_MOST_PATIENCE_NS)
		? now - since((uint64_t)gone << ARBITER_TICK, 1 << ARBITER_TICK)
		: 0;
}

void arbiter_tell_due(struct arbiter_place *place, uint64_t due)
{
	atomic_store_explicit(&own_process(place)->due, tick(due), memory_order_relaxed);
}

bool arbiter_is_visited(const struct arbiter_place *place, uint64_t epoch)
{
	const struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word);
	uint32_t slot, tenant, high = high_of(map);

	if (epoch_of(word) != epoch || owner_of(word) != place->tenant + 1)
		return false;
	for (slot = 0; slot < high; slot++) {
		tenant = atomic_load(&map->process[slot].tenant);
		if (atomic_load(&map->process[slot].busy) == epoch && tenant != place->tenant &&
		    is_of(&map->process[slot], tenant))
			return true;
	}
	return false;
}

bool arbiter_is_crowded(const struct arbiter_place *place, uint64_t epoch)
{
	const struct arbiter *map = place->map;
	uint32_t slot, tenant, high = high_of(map);
	uint64_t busy;

	for (slot = 0; slot < high; slot++) {
		busy = atomic_load(&map->process[slot].busy);
		tenant = atomic_load(&map->process[slot].tenant);
		if (busy && busy != epoch && tenant != place->tenant &&
		    is_of(&map->process[slot], tenant) && is_user(&map->process[slot]))
			return true;
	}
	return arbiter_is_visited(place, epoch);
}

bool arbiter_is_sole(const struct arbiter_place *place)
{
	return arbiter_users(place->map, place->tenant) < 2;
}

bool arbiter_passed(const struct arbiter_place *place, uint64_t epoch)
{
	return epoch_of(atomic_load(&place->map->turn.word)) != epoch;
}

bool arbiter_is_open(const struct arbiter_place *place, uint64_t epoch)
{
	uint64_t word = atomic_load(&place->map->turn.word);

	return is_visitor(place->map, word, place->tenant) && epoch_of(word) == epoch;
}

static void note_demand(struct arbiter_process *process, uint32_t ppm, bool visits)
{
	atomic_store(&process->demand, (uint32_t)visits << ARBITER_VISITS | ppm);
}

void arbiter_demand(struct arbiter_place *place, uint32_t ppm, uint64_t now)
{
	struct arbiter_process *process = own_process(place);
	uint32_t modes = atomic_load(&place->map->modes) + 1;
	bool known = atomic_load(&process->demand_of) == modes;

	note_demand(process, ppm, is_willing_to_visit(process));
	atomic_store(&process->demand_of, modes);
	atomic_store(&process->heard, now);
	if (!known)
		arbiter_note_measured(place, now);
}

void arbiter_stop_visit(const struct arbiter_place *place)
{
	struct arbiter *map = place->map;

	if (!is_for_all(atomic_load(&map->turn.word)))
		atomic_fetch_or(&map->turn.paused, bit(place->tenant));
}

void arbiter_visits(struct arbiter_place *place, bool willing)
{
	struct arbiter_process *process = own_process(place);
	uint64_t token;

	note_demand(process, demand_by(process), willing);
	if (willing)
		return;
	token = arbiter_take(place);
	arbiter_stop_visit(place);
	arbiter_drop(place, token);
}

void arbiter_limited(struct arbiter_place *place, uint64_t now)
{
	atomic_store_explicit(&own_process(place)->limited, tick(now), memory_order_relaxed);
}

void arbiter_behind(struct arbiter_place *place, uint64_t now)
{
	atomic_store_explicit(&own_process(place)->behind, tick(now), memory_order_relaxed);
}

bool arbiter_brief(const struct arbiter_place *place)
{
	return atomic_load_explicit(&place->map->brief, memory_order_relaxed) & bit(place->tenant);
}

bool arbiter_measures_anew(const struct arbiter_place *place)
{
	return atomic_load_explicit(&place->map->probing, memory_order_relaxed);
}

bool arbiter_is_light(const struct arbiter_place *place)
{
	return atomic_load_explicit(&place->map->light, memory_order_relaxed);
}

enum arbiter_rank arbiter_rank(const struct arbiter_place *place, uint64_t now)
{
	const struct arbiter *map = place->map;
	uint64_t word = atomic_load_explicit(&map->turn.word, memory_order_relaxed);

	if (atomic_load_explicit(&map->outranked, memory_order_relaxed) & bit(place->tenant))
		return arbiter_all_visit(map, now) ? ARBITER_VISITED : ARBITER_OUTRANKED;
	return owner_of(word) == place->tenant + 1 &&
			atomic_load_explicit(&map->lenders, memory_order_relaxed)
		? ARBITER_LENT
		: ARBITER_FIRST;
}

bool arbiter_outranks(const struct arbiter_place *place)
{
	uint64_t outranked = atomic_load_explicit(&place->map->outranked, memory_order_relaxed);

	return outranked && !(outranked & bit(place->tenant));
}

void arbiter_waited(struct arbiter_place *place, uint64_t ns)
{
	atomic_fetch_add(&place->map->tenant[place->tenant].waited, ns);
}

void arbiter_copied(struct arbiter_place *place, uint64_t bytes)
{
	atomic_fetch_add_explicit(&place->map->copied[place->tenant], bytes, memory_order_relaxed);
}
