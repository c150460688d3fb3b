/* SPDX-License-Identifier: Apache-2.0 */
/* The list of gates, and messages to all of them. */
#include <errno.h>
#include <string.h>

#include "gate_state.h"

struct gate gate_all[GATES];
_Atomic int gate_captures;
static struct lock opening;

static void tell_again(struct gate *gate)
{
	gate_take(gate);
	gate_tell_open(gate);
	lock_drop(&gate->lock);
}

void gate_capture(int more)
{
	int before = atomic_load(&gate_captures);

	for (unsigned i = 0; more > 0 && i < GATES; i++)
		if (gate_is_used(&gate_all[i]))
			gate_flush(&gate_all[i], lock_now_ns(), true);
	while (!atomic_compare_exchange_weak(&gate_captures, &before,
					     before + more < 0 ? 0 : before + more))
		;
	for (unsigned i = 0; i < GATES; i++)
		if (gate_is_used(&gate_all[i]))
			tell_again(&gate_all[i]);
	if (more > 0)
		gate_marks_wait();
}

void gate_stream_gone(uint64_t stream)
{
	for (unsigned i = 0; i < GATES; i++)
		if (gate_is_used(&gate_all[i]))
			gate_marks_part(&gate_all[i], stream, 0);
}

void gate_each_leaving(uint64_t owner)
{
	for (unsigned i = 0; i < GATES; i++)
		if (gate_is_used(&gate_all[i]))
			gate_owner_leaving(&gate_all[i], owner);
}

void gate_each_left(uint64_t owner, enum gate_fate fate)
{
	for (unsigned i = 0; i < GATES; i++)
		if (gate_is_used(&gate_all[i]))
			gate_owner_left(&gate_all[i], owner, fate);
}

struct gate *gate_find(int device)
{
	for (unsigned i = 0; i < GATES; i++)
		if (gate_is_used(&gate_all[i]) && gate_all[i].fast.device == device)
			return &gate_all[i];
	return NULL;
}

static int open_gate(struct gate *gate, int device, const struct gate_join *join)
{
	int error = arbiter_join(&gate->fast.place, join->folder, join->uuid, join->tenant,
				 join->terms);

	if (error)
		return error;
	if (!join->folder && join->later)
		arbiter_join_later(&gate->fast.place, join->later, join->uuid);
	gate->fast.device = device;
	gate->fast.word = arbiter_gated(&gate->fast.place);
	gate_marks_init(gate);
	atomic_store_explicit(&gate->fast.used, true, memory_order_release);
	atomic_store(&gate_newcomer, true);
	return 0;
}

int gate_open(int device, const struct gate_join *join)
{
	struct gate *gate = NULL;
	int error = 0;

	lock_take(&opening);
	if (gate_find(device))
		goto out;
	for (unsigned i = 0; i < GATES && !gate; i++)
		if (!gate_is_used(&gate_all[i]))
			gate = &gate_all[i];
	error = gate ? open_gate(gate, device, join) : -ENOSPC;
out:
	lock_drop(&opening);
	return error;
}

const _Atomic uint32_t *gate_word(const struct gate *gate)
{
	return gate->fast.word;
}

void gate_copied(struct gate *gate, uint64_t bytes)
{
	arbiter_copied(&gate->fast.place, bytes);
}

void gate_reset(void)
{
	gate_thread_reset();
	gate_marks_reset();
	gate_along_reset();
	for (unsigned i = 0; i < GATES; i++) {
		if (!gate_is_used(&gate_all[i]))
			continue;
		gate_abandon(&gate_all[i]);
		memset(&gate_all[i], 0, sizeof(gate_all[i]));
	}
	atomic_store(&gate_captures, 0);
	opening = (struct lock){0};
}
