/* SPDX-License-Identifier: Apache-2.0 */
/* The leases that a gate needs: its device's and, in a gang, those of the other devices, in one order, all or none. */
#define _GNU_SOURCE
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>

#include "lease/arbiter_gang.h"
#include "lease/arbiter_quick.h"
#include "gate_state.h"

/* One of them. */
struct lease {
	struct arbiter_place *place;
	uint64_t *epoch, *begun;
	bool ours; /* our own device's */
};

static struct lease lease_at(struct gate *gate, unsigned i)
{
	struct gate_member *member;

	if (i == gate->gang.mine)
		return (struct lease){&gate->fast.place, &gate->gang.taken, &gate->gang.noted,
				      true};
	member = gate->gang.member[i < gate->gang.mine ? i : i - 1];
	return (struct lease){&member->place, &member->epoch, &member->begun, false};
}

bool gate_holds(const struct gate *gate)
{
	if (!gate->epoch || gate->gang.grown || !arbiter_holds(&gate->fast.place, gate->epoch))
		return false;
	for (unsigned i = 0; i < gate->members; i++)
		if (gate->gang.member[i]->epoch &&
		    !arbiter_holds(&gate->gang.member[i]->place, gate->gang.member[i]->epoch))
			return false;
	return true;
}

uint64_t gate_ends(const struct gate *gate)
{
	uint64_t ends = arbiter_ends(&gate->fast.place);

	for (unsigned i = 0; i < gate->members; i++)
		if (gate->gang.member[i]->epoch)
			ends = earlier(ends, arbiter_ends(&gate->gang.member[i]->place));
	return ends;
}

/* Not leases behind work in flight. */
static void let_go_of(struct gate *gate, const struct lease *lease, uint64_t now)
{
	if (!gate->flight.pieces && *lease->begun) {
		arbiter_end(lease->place, now);
		*lease->begun = 0;
	}
	if (*lease->epoch)
		arbiter_idle(lease->place, *lease->epoch, now);
	*lease->epoch = 0;
}

/* And those in shared mode: to hold them while we wait for another one gains nothing, and they could not close. */
static void let_go(struct gate *gate, unsigned from, uint64_t now)
{
	for (unsigned i = 0; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		if (i >= from || arbiter_is_shared(lease.place))
			let_go_of(gate, &lease, now);
	}
}

static bool is_left_out(const struct lease *lease)
{
	return !lease->ours && !arbiter_is_used(lease->place);
}

/*
 * Otherwise the first ones would be held, idle, until the last can be had: there is no credit for it, or
 * a tenant of higher priority keeps it busy. The latter matters only to others that want the first ones.
 */
static bool may_have_all(struct gate *gate, uint64_t now)
{
	bool wanted = false;

	for (unsigned i = 0; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		if (is_left_out(&lease))
			continue;
		if (!arbiter_may_run(lease.place, now) ||
		    (wanted && arbiter_is_out_of_reach(lease.place, now)))
			return false;
		wanted |= arbiter_is_wanted(lease.place);
	}
	return true;
}

/* Holding leases while waiting for another one was no turn yet. */
static void begin_turn(struct gate *gate, unsigned to, uint64_t now)
{
	for (unsigned i = 0; i < to; i++) {
		struct lease lease = lease_at(gate, i);

		if (*lease.epoch)
			arbiter_begin_turn(lease.place, *lease.epoch, now);
	}
}

/* It is held as if there was work in flight, because no other tenant may take it while we wait for
 * the next. */
static bool take(struct gate *gate, const struct lease *lease, uint64_t now, uint64_t *until)
{
	*lease->epoch = arbiter_hold(lease->place, now, until);
	if (*lease->epoch && !arbiter_is_shared(lease->place) && !gate->flight.pieces &&
	    *lease->begun != *lease->epoch) {
		if (arbiter_begin(lease->place, *lease->epoch)) {
			*lease->begun = *lease->epoch;
		} else { /* we are noted there as before */
			*until = now;
			*lease->epoch = 0;
		}
	}
	return *lease->epoch;
}

static uint64_t take_in_order(struct gate *gate, uint64_t now, uint64_t *until)
{
	if (!may_have_all(gate, now)) {
		arbiter_unwant(gate_waits_at(gate));
		let_go(gate, 0, now);
		*until = earlier(*until, now + GATE_PEER_CREDIT_NS);
		return 0;
	}
	for (unsigned i = 0; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		if (is_left_out(&lease)) {
			let_go_of(gate, &lease, now);
			continue;
		}
		if ((*lease.epoch && arbiter_holds(lease.place, *lease.epoch)) ||
		    take(gate, &lease, now, until))
			continue;
		let_go(gate, i, now);
		begin_turn(gate, i, now);
		gate->gang.waits = i;
		gate->gang.waited = true;
		return 0;
	}
	if (gate->gang.waited)
		begin_turn(gate, gate->members + 1, now);
	gate->gang.waited = false;
	return gate->gang.taken;
}

uint64_t gate_hold(struct gate *gate, uint64_t now, uint64_t *until)
{
	if (!gate->members)
		return arbiter_hold(&gate->fast.place, now, until);
	*until = UINT64_MAX;
	return take_in_order(gate, now, until);
}

struct arbiter_place *gate_waits_at(struct gate *gate)
{
	return lease_at(gate,
			gate->gang.waits <= gate->members ? gate->gang.waits : gate->gang.mine)
		.place;
}

/* A tenant waits at a device only while it has the exclusive ones before that. */
static void tell_follows(struct gate *gate)
{
	bool follows = false;

	for (unsigned i = 0; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		arbiter_tell_follows(lease.place, follows);
		follows |= *lease.epoch && !arbiter_is_shared(lease.place);
	}
}

/* Others may come, and go, from one turn to the next. */
static void tell_met(struct gate *gate)
{
	struct arbiter_place *first = lease_at(gate, 0).place;
	bool met = true;

	for (unsigned i = 1; i <= gate->members; i++)
		met &= arbiter_is_met(first, lease_at(gate, i).place);
	if (gate->members)
		arbiter_tell_met(first, met);
}

bool gate_begin(struct gate *gate)
{
	for (unsigned i = 0; i < gate->members; i++) {
		struct gate_member *member = gate->gang.member[i];

		if (!member->epoch || member->begun == member->epoch)
			continue;
		if (!arbiter_begin(&member->place, member->epoch))
			return false;
		member->begun = member->epoch;
	}
	tell_met(gate);
	tell_follows(gate);
	return arbiter_begin(&gate->fast.place, gate->epoch);
}

void gate_end(struct gate *gate, uint64_t now)
{
	arbiter_end(&gate->fast.place, now);
	gate->begun = gate->gang.noted = 0;
	for (unsigned i = 0; i < gate->members; i++) {
		if (gate->gang.member[i]->begun)
			arbiter_end(&gate->gang.member[i]->place, now);
		gate->gang.member[i]->begun = 0;
	}
}

void gate_give_up(struct gate *gate, uint64_t now)
{
	if (!gate->gang.taken)
		gate->gang.taken = gate->epoch;
	gate->epoch = 0;
	gate->gang.grown = false;
	for (unsigned i = 0; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		if (*lease.epoch)
			arbiter_close(lease.place, *lease.epoch, now);
		*lease.epoch = 0;
	}
}

void gate_idle(struct gate *gate, uint64_t now)
{
	arbiter_idle(&gate->fast.place, gate->epoch, now);
	for (unsigned i = 0; i < gate->members; i++)
		if (gate->gang.member[i]->epoch)
			arbiter_idle(&gate->gang.member[i]->place, gate->gang.member[i]->epoch,
				     now);
}

bool gate_shares_elsewhere(struct gate *gate)
{
	for (unsigned i = 0; i < gate->members; i++)
		if (arbiter_is_shared(&gate->gang.member[i]->place))
			return !arbiter_is_shared(&gate->fast.place);
	return false;
}

bool gate_is_closing(struct gate *gate)
{
	for (unsigned i = 0; gate->members && i <= gate->members; i++)
		if (arbiter_is_closing(lease_at(gate, i).place))
			return true;
	return false;
}

bool gate_overstays(const struct gate *gate)
{
	return gate->members && gate->flight.pieces && gate->begun &&
		arbiter_passed(&gate->fast.place, gate->begun);
}

/*
 * In shared mode predictions are charged, and the measured duration of a collective depends on which process
 * comes to it first. So that all devices agree on which gang is ahead, each process's work counts in equal parts
 * for the weight on all of them. Caps count the device's own.
 */
static void spread(struct gate *gate, uint64_t busy)
{
	int64_t part = (int64_t)(busy / (gate->members + 1));

	if (!gate->members)
		return;
	for (unsigned i = 0; i <= gate->members; i++)
		if (!arbiter_is_shared(lease_at(gate, i).place))
			return;
	for (unsigned i = 0; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		arbiter_move_on(lease.place, lease.ours ? part - (int64_t)busy : part);
	}
}

/* What overstays in a gang spins for work that waits for our next turn: charged for that it would never get one. */
bool gate_charge(struct gate *gate, uint64_t busy, uint64_t now)
{
	bool go_on;

	if (gate_overstays(gate))
		return true;
	go_on = arbiter_charge(&gate->fast.place, busy, now);
	spread(gate, gate->fast.place.charged);
	for (unsigned i = 0; i < gate->members; i++)
		if (gate->gang.member[i]->begun)
			go_on &= arbiter_charge_held(&gate->gang.member[i]->place, busy, now);
	return go_on;
}

void gate_tell_demand(struct gate *gate, uint32_t ppm, uint64_t now)
{
	for (unsigned i = 0; i <= gate->members; i++)
		arbiter_demand(lease_at(gate, i).place, ppm, now);
}

/* --- late work --------------------------------------------------------------------------------- */

/* Of all processes of the gang, since they take the same leases; 0: none of them is exclusive. */
static uint64_t turn_of(struct gate *gate)
{
	for (unsigned i = 0; i <= gate->members; i++) {
		uint64_t turn = arbiter_turn(lease_at(gate, i).place);

		if (turn)
			return turn * (GATE_MEMBERS + 1) + i;
	}
	return 0;
}

#define GENERATION (UINT32_C(1) << 20)

/*
 * In shared mode there are no turns that begin on all devices together. Pieces are counted since the gang was last
 * idle: the process that ends that adds to its count up to the next multiple of GENERATION, and the others follow.
 */
static void count_anew(struct gate *gate)
{
	struct arbiter_others others = arbiter_others(&gate->fast.place, 0);
	uint32_t *count = &gate->gang.count, from = others.begun / GENERATION * GENERATION;

	if (!others.busy)
		*count = (*count / GENERATION + 1) * GENERATION;
	else if ((int32_t)(from - *count) > 0)
		*count = from;
}

/* The value that other members of the gang compare with. */
void gate_tell_begun(struct gate *gate)
{
	uint64_t turn;

	if (!gate->members)
		return;
	turn = turn_of(gate);
	if (gate->gang.turn != turn) {
		gate->gang.turn = turn;
		gate->gang.count = 0;
	}
	if (!turn && gate->flight.pieces == 1)
		count_anew(gate);
	gate->gang.count++;
	for (unsigned i = 0; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		if (!lease.ours || !arbiter_is_shared(lease.place))
			arbiter_tell_begun(lease.place, gate->gang.count,
					   gate->settled.progress + gate->flight.flying);
	}
}

/* Do processes of our gang have work in flight, and do we wait because a lease closes, or because we are
 * held up in shared mode? A lease of another device counts only where ours was taken away. `peers`: on our
 * device, or on that one. */
static bool peers_wait(struct gate *gate, struct arbiter_others *peers, uint64_t now)
{
	struct arbiter_others others;
	bool closing;

	*peers = arbiter_others(&gate->fast.place, now);
	if (!peers->busy && !arbiter_is_taken(&gate->fast.place))
		return false;
	closing = peers->closing || peers->held;
	for (unsigned i = 0; i < gate->members && !(closing && peers->busy); i++) {
		others = arbiter_others(&gate->gang.member[i]->place, now);
		closing |= others.closing || others.held;
		if (!peers->busy && (others.closing || others.held))
			*peers = others;
	}
	return closing && peers->busy;
}

bool gate_is_late(struct gate *gate, const struct gate_piece *piece, uint64_t now, uint64_t *until)
{
	struct arbiter_others peers;
	uint64_t quiet;

	if (!gate->members || !peers_wait(gate, &peers, now))
		return false;
	*until = earlier(*until, now + GATE_PEER_POLL_NS);
	if ((int32_t)(peers.begun - (gate->gang.turn == turn_of(gate) ? gate->gang.count : 0)) > 0)
		return true;
	quiet = gate->patience.moved > piece->since ? gate->patience.moved : piece->since;
	return !gate->flight.pieces && peers.overdue >= GATE_PEER_LATE_NS &&
		now > quiet + GATE_PEER_LATE_NS;
}

void gate_unwant(struct gate *gate)
{
	arbiter_unwant(gate_waits_at(gate));
	if (gate->members) /* begin_alone() may have asked for it */
		arbiter_unwant(&gate->fast.place);
}

/* Under the lease as it is, if it is not another tenant's. */
static bool begin_late(const struct lease *lease, uint64_t now)
{
	struct arbiter_others others = arbiter_others(lease->place, now);
	uint64_t begun = 0;

	if (*lease->begun && *lease->begun == others.epoch)
		return true;
	if (others.closing || others.held)
		begun = arbiter_begin_late(lease->place, now);
	else if (others.epoch && arbiter_holds(lease->place, others.epoch) &&
		 arbiter_begin(lease->place, others.epoch))
		begun = others.epoch;
	if (begun)
		*lease->begun = begun;
	return begun;
}

/* Our device went to another tenant, of higher priority say, and those of our peers could not: they wait for
 * us. So we need ours alone, before those that come first in the order. We ask for it until we have it. */
static bool begin_alone(struct gate *gate, uint64_t now, uint64_t *until)
{
	uint64_t again, epoch;

	if (!arbiter_is_taken(&gate->fast.place)) {
		*until = now;
		return false;
	}
	epoch = arbiter_hold(&gate->fast.place, now, &again);
	*until = earlier(*until, again);
	if (!epoch || !arbiter_begin(&gate->fast.place, epoch))
		return false;
	gate->gang.taken = gate->begun = epoch;
	gate->beside = arbiter_is_open(&gate->fast.place, epoch);
	return true;
}

bool gate_begin_late(struct gate *gate, uint64_t now, uint64_t *until)
{
	struct lease own = {&gate->fast.place, &gate->gang.taken, &gate->begun, true};

	if (!begin_late(&own, now) && !begin_alone(gate, now, until))
		return false;
	for (unsigned i = 0; i <= gate->members; i++) { /* where it was not passed on yet */
		struct lease lease = lease_at(gate, i);

		if (!lease.ours)
			begin_late(&lease, now);
	}
	return true;
}

/* --- members of the gang ----------------------------------------------------------------------- */

static bool known(void *context, const char *name)
{
	const struct gate *gate = context;

	for (unsigned i = 0; i < gate->members; i++)
		if (!strcmp(arbiter_lease_name(&gate->gang.member[i]->place), name))
			return true;
	return false;
}

static struct arbiter_place *room(void *context)
{
	struct gate *gate = context;
	size_t size = GATE_MEMBERS * sizeof(*gate->gang.room);
	void *made;

	if (!gate->gang.room) {
		made = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
		if (made == MAP_FAILED)
			return NULL;
		gate->gang.room = made;
	}
	return gate->members < GATE_MEMBERS ? &gate->gang.room[gate->members].place : NULL;
}

static void found(void *context, struct arbiter_place *place)
{
	struct gate *gate = context;
	struct gate_member *member =
		(struct gate_member *)((char *)place - offsetof(struct gate_member, place));
	unsigned i;

	gate_take(gate);
	for (i = gate->members; i && arbiter_before(place, &gate->gang.member[i - 1]->place); i--)
		gate->gang.member[i] = gate->gang.member[i - 1];
	gate->gang.member[i] = member;
	gate->gang.mine += arbiter_before(place, &gate->fast.place);
	gate->members++;
	gate->gang.grown = true;
	lock_drop(&gate->lock);
	atomic_store(&gate_newcomer, true);
}

void gate_seek(struct gate *gate)
{
	struct arbiter_search search = {known, room, found, gate};
	uint64_t bound = arbiter_bound(&gate->fast.place);

	if (bound == atomic_load_explicit(&gate->gang.bound, memory_order_relaxed) ||
	    atomic_exchange(&gate->gang.seeking, true))
		return;
	atomic_store(&gate->gang.bound, bound);
	arbiter_find_bound(&gate->fast.place, &search);
	atomic_store(&gate->gang.seeking, false);
}

void gate_bind(struct gate *gate)
{
	arbiter_bind(&gate->fast.place);
	gate_seek(gate);
}

struct arbiter_place *gate_unvouched(struct gate *gate)
{
	struct arbiter_place *found = NULL;

	gate_take(gate);
	for (unsigned i = 0; i <= gate->members && !found; i++)
		if (!atomic_load(&lease_at(gate, i).place->vouched))
			found = lease_at(gate, i).place;
	lock_drop(&gate->lock);
	return found;
}

void gate_abandon(struct gate *gate)
{
	arbiter_abandon(&gate->fast.place);
	for (unsigned i = 0; i < gate->members; i++)
		arbiter_abandon(&gate->gang.member[i]->place);
	if (gate->gang.room)
		munmap(gate->gang.room, GATE_MEMBERS * sizeof(*gate->gang.room));
}
