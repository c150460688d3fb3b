/* SPDX-License-Identifier: Apache-2.0 */
/* The leases that a gate needs: its device's and, in a gang, those of the other devices, in one order, all or none. */
#define _GNU_SOURCE
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>

#include "lease/arbiter_gang.h"
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

	if (i == gate->mine)
		return (struct lease){&gate->place, &gate->taken, &gate->noted, true};
	member = gate->member[i < gate->mine ? i : i - 1];
	return (struct lease){&member->place, &member->epoch, &member->begun, false};
}

bool gate_holds(const struct gate *gate)
{
	if (!gate->epoch || gate->grown || !arbiter_holds(&gate->place, gate->epoch))
		return false;
	for (unsigned i = 0; i < gate->members; i++)
		if (gate->member[i]->epoch && !arbiter_holds(&gate->member[i]->place, gate->member[i]->epoch))
			return false;
	return true;
}

uint64_t gate_ends(const struct gate *gate)
{
	uint64_t ends = arbiter_ends(&gate->place);

	for (unsigned i = 0; i < gate->members; i++)
		if (gate->member[i]->epoch)
			ends = earlier(ends, arbiter_ends(&gate->member[i]->place));
	return ends;
}

/* Not leases behind work in flight. */
static void let_go_of(struct gate *gate, const struct lease *lease, uint64_t now)
{
	if (!gate->pieces && *lease->begun) {
		arbiter_end(lease->place, now);
		*lease->begun = 0;
	}
	if (*lease->epoch)
		arbiter_idle(lease->place, *lease->epoch, now);
	*lease->epoch = 0;
}

static void let_go(struct gate *gate, unsigned from, uint64_t now)
{
	for (unsigned i = from; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		let_go_of(gate, &lease, now);
	}
}

static bool is_left_out(const struct lease *lease)
{
	return !lease->ours && !arbiter_is_used(lease->place);
}

/* Otherwise the first ones would be held, idle, until there is credit for the last. */
static bool has_credit(struct gate *gate, uint64_t now)
{
	for (unsigned i = 0; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		if (!is_left_out(&lease) && !arbiter_may_run(lease.place, now))
			return false;
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
	if (*lease->epoch && !gate->pieces && *lease->begun != *lease->epoch) {
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
	if (!has_credit(gate, now)) {
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
		if ((*lease.epoch && arbiter_holds(lease.place, *lease.epoch)) || take(gate, &lease, now, until))
			continue;
		let_go(gate, i, now);
		begin_turn(gate, i, now);
		gate->waits = i;
		gate->waited = true;
		return 0;
	}
	if (gate->waited)
		begin_turn(gate, gate->members + 1, now);
	gate->waited = false;
	return gate->taken;
}

uint64_t gate_hold(struct gate *gate, uint64_t now, uint64_t *until)
{
	if (!gate->members)
		return arbiter_hold(&gate->place, now, until);
	*until = UINT64_MAX;
	return take_in_order(gate, now, until);
}

struct arbiter_place *gate_waits_at(struct gate *gate)
{
	return lease_at(gate, gate->waits <= gate->members ? gate->waits : gate->mine).place;
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
		struct gate_member *member = gate->member[i];

		if (!member->epoch || member->begun == member->epoch)
			continue;
		if (!arbiter_begin(&member->place, member->epoch))
			return false;
		member->begun = member->epoch;
	}
	tell_met(gate);
	return arbiter_begin(&gate->place, gate->epoch);
}

void gate_end(struct gate *gate, uint64_t now)
{
	arbiter_end(&gate->place, now);
	gate->begun = gate->noted = 0;
	for (unsigned i = 0; i < gate->members; i++) {
		if (gate->member[i]->begun)
			arbiter_end(&gate->member[i]->place, now);
		gate->member[i]->begun = 0;
	}
}

void gate_give_up(struct gate *gate, uint64_t now)
{
	if (!gate->taken)
		gate->taken = gate->epoch;
	gate->epoch = 0;
	gate->grown = false;
	for (unsigned i = 0; i <= gate->members; i++) {
		struct lease lease = lease_at(gate, i);

		if (*lease.epoch)
			arbiter_close(lease.place, *lease.epoch, now);
		*lease.epoch = 0;
	}
}

void gate_idle(struct gate *gate, uint64_t now)
{
	arbiter_idle(&gate->place, gate->epoch, now);
	for (unsigned i = 0; i < gate->members; i++)
		if (gate->member[i]->epoch)
			arbiter_idle(&gate->member[i]->place, gate->member[i]->epoch, now);
}

bool gate_overstays(const struct gate *gate)
{
	return gate->members && gate->pieces && gate->begun && arbiter_passed(&gate->place, gate->begun);
}

/* What overstays in a gang spins for work that waits for our next turn: charged for that it would never get one. */
bool gate_charge(struct gate *gate, uint64_t busy, uint64_t now)
{
	bool go_on;

	if (gate_overstays(gate))
		return true;
	go_on = arbiter_charge(&gate->place, busy, now);

	for (unsigned i = 0; i < gate->members; i++)
		if (gate->member[i]->begun)
			go_on &= arbiter_charge_held(&gate->member[i]->place, busy, now);
	return go_on;
}

/* --- late work --------------------------------------------------------------------------------- */

/* The value that other members of the gang compare with. */
void gate_tell_begun(struct gate *gate)
{
	if (!gate->members)
		return;
	if (gate->turn != gate->begun) {
		gate->turn = gate->begun;
		gate->count = 0;
	}
	gate->count++;
	for (unsigned i = 0; i <= gate->members; i++)
		arbiter_tell_begun(lease_at(gate, i).place, gate->count, gate->progress + gate->flying);
}

bool gate_is_late(const struct gate *gate, const struct gate_piece *piece, uint64_t now, uint64_t *until)
{
	struct arbiter_others others;
	uint64_t quiet;

	if (!gate->members)
		return false;
	others = arbiter_others(&gate->place, now);
	if (!others.closing)
		return false;
	*until = earlier(*until, now + GATE_PEER_POLL_NS);
	if (others.begun > (gate->turn == others.epoch ? gate->count : 0))
		return true;
	quiet = gate->moved > piece->since ? gate->moved : piece->since;
	return !gate->pieces && others.overdue >= GATE_PEER_LATE_NS && now > quiet + GATE_PEER_LATE_NS;
}

bool gate_begin_late(struct gate *gate, uint64_t now)
{
	struct arbiter_others others = arbiter_others(&gate->place, now);

	if (!others.closing || !others.epoch)
		return false;
	if (gate->pieces && gate->begun == others.epoch) /* it is noted as in flight under it */
		return true;
	gate->begun = arbiter_begin_late(&gate->place, now);
	for (unsigned i = 0; gate->begun && i < gate->members; i++) /* where it was not passed on yet */
		if (!gate->member[i]->begun)
			gate->member[i]->begun = arbiter_begin_late(&gate->member[i]->place, now);
	return gate->begun;
}

/* --- members of the gang ----------------------------------------------------------------------- */

static bool known(void *context, const char *name)
{
	const struct gate *gate = context;

	for (unsigned i = 0; i < gate->members; i++)
		if (!strcmp(arbiter_lease_name(&gate->member[i]->place), name))
			return true;
	return false;
}

static struct arbiter_place *room(void *context)
{
	struct gate *gate = context;
	size_t size = GATE_MEMBERS * sizeof(*gate->room);
	void *made;

	if (!gate->room) {
		made = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
		if (made == MAP_FAILED)
			return NULL;
		gate->room = made;
	}
	return gate->members < GATE_MEMBERS ? &gate->room[gate->members].place : NULL;
}

static void found(void *context, struct arbiter_place *place)
{
	struct gate *gate = context;
	struct gate_member *member = (struct gate_member *)((char *)place - offsetof(struct gate_member, place));
	unsigned i;

	gate_take(gate);
	for (i = gate->members; i && arbiter_before(place, &gate->member[i - 1]->place); i--)
		gate->member[i] = gate->member[i - 1];
	gate->member[i] = member;
	gate->mine += arbiter_before(place, &gate->place);
	gate->members++;
	gate->grown = true;
	lock_drop(&gate->lock);
	atomic_store(&gate_newcomer, true);
}

void gate_seek(struct gate *gate)
{
	struct arbiter_search search = {known, room, found, gate};
	uint64_t bound = arbiter_bound(&gate->place);

	if (bound == atomic_load_explicit(&gate->bound, memory_order_relaxed) || atomic_exchange(&gate->seeking, true))
		return;
	atomic_store(&gate->bound, bound);
	arbiter_find_bound(&gate->place, &search);
	atomic_store(&gate->seeking, false);
}

void gate_bind(struct gate *gate)
{
	arbiter_bind(&gate->place);
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
	arbiter_abandon(&gate->place);
	for (unsigned i = 0; i < gate->members; i++)
		arbiter_abandon(&gate->member[i]->place);
	if (gate->room)
		munmap(gate->room, GATE_MEMBERS * sizeof(*gate->room));
}
