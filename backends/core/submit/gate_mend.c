/* SPDX-License-Identifier: Apache-2.0 */
/* Leases that were damaged, removed or replaced: the gates join anew. */
#include "lease/arbiter_gang.h"
#include "gate_state.h"

static struct arbiter_place fresh; /* of the one thread that is here */

/* Work in flight began under an epoch of the former lease; the new lease does not know it. */
static void join_anew(struct gate *gate, struct arbiter_place *place, struct gate_member *member)
{
	gate_take(gate);
	arbiter_replace(place, &fresh);
	gate->epoch = 0;
	if (member)
		member->epoch = member->begun = 0;
	else
		gate->begun = gate->gang.taken = gate->gang.noted = 0;
	gate->slice.promised = false;
	gate_along_stop(gate, GATE_NONE);
	gate_tell_open(gate);
	lock_drop(&gate->lock);
	gate_step(gate);
}

static struct gate_member *member_at(struct gate *gate, unsigned i)
{
	struct gate_member *member;

	gate_take(gate);
	member = i < gate->members ? gate->gang.member[i] : NULL;
	lock_drop(&gate->lock);
	return member;
}

/* The other devices of a gang: their leases are made by those that use them. */
static void mend_members(struct gate *gate, uint64_t now)
{
	struct gate_member *member;

	for (unsigned i = 0; (member = member_at(gate, i)); i++)
		if (!arbiter_check(&member->place, now) &&
		    !arbiter_join_again(&fresh, &gate->fast.place,
					arbiter_lease_name(&member->place)))
			join_anew(gate, &member->place, member);
}

static void mend(struct gate *gate, uint64_t now)
{
	if (!arbiter_check(&gate->fast.place, now) && !arbiter_mend(&gate->fast.place, &fresh, now))
		join_anew(gate, &gate->fast.place, NULL);
	mend_members(gate, now);
}

void gate_mend(uint64_t now)
{
	for (unsigned i = 0; i < GATES; i++)
		if (gate_is_used(&gate_all[i]))
			mend(&gate_all[i], now);
}

void gate_watch(void)
{
	gate_life_wake();
}
