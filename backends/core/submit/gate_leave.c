/* SPDX-License-Identifier: Apache-2.0 */
/* An owner is destroyed, or may be: its work is waited for, then its marks are not queried until it
 * is known whether it was destroyed. */
#define _GNU_SOURCE
#include <pthread.h>
#include <string.h>

#include "gate_state.h"
#include "port.h"

static bool is_its(uint64_t of, uint64_t owner)
{
	return !owner || of == owner;
}

static bool is_loose(const struct gate_stream *at, uint64_t owner)
{
	return at->work.pieces && is_its(at->owner, owner);
}

static bool has_work(struct gate *gate, uint64_t owner)
{
	bool has = false;

	gate_take(gate);
	for (unsigned i = gate->marks.first; i != GATE_NONE && !has; i = gate->marks.mark[i].next)
		has = is_its(gate->marks.mark[i].owner, owner);
	for (unsigned i = 0; i < GATE_STREAMS && !has; i++)
		has = is_loose(&gate->queues.stream[i], owner);
	lock_drop(&gate->lock);
	return has;
}

/* Looks close together, and the polling thread is asked to: it puts marks behind unmarked work. */
static void wait_for(struct gate *gate, uint64_t owner)
{
	uint64_t end = lock_now_ns() + GATE_PATIENCE_NS;

	if (!has_work(gate, owner))
		return;
	atomic_fetch_add(&gate->poll.waiters, 1);
	gate_thread_hurry();
	do {
		lock_sleep_ns(GATE_LEAVE_LOOK_NS);
		gate_reap(gate, 0);
	} while (has_work(gate, owner) && lock_now_ns() < end);
	atomic_fetch_sub(&gate->poll.waiters, 1);
}

/* Marks of an owner that no work is behind: their handles, for destroying. */
static unsigned unmake(struct gate *gate, struct gate_owner *owner, uint64_t *handles)
{
	unsigned count = 0;

	while (owner->marks != GATE_NONE) {
		unsigned index = owner->marks;

		owner->marks = gate->marks.mark[index].next;
		handles[count++] = gate->marks.mark[index].handle;
		gate->marks.mark[index] = (struct gate_mark){.next = gate->marks.blank};
		gate->marks.blank = (uint16_t)index;
	}
	return count;
}

static unsigned forget_timed(struct gate_alone *alone, uint64_t *handles)
{
	unsigned count = 0;

	if (alone->busy) {
		alone->lost = true;
		return 0;
	}
	if (alone->owner && !alone->lost) {
		handles[count++] = alone->calibrate;
		handles[count++] = alone->start;
		handles[count++] = alone->end;
	}
	*alone = (struct gate_alone){.cost = alone->cost};
	return count;
}

/* With `lock` and the right to ask: the next thread that gets that right leaves them out. */
static unsigned set_aside(struct gate *gate, uint64_t owner, uint64_t *handles)
{
	unsigned count = 0;

	for (unsigned i = gate->marks.first; i != GATE_NONE; i = gate->marks.mark[i].next)
		gate->marks.mark[i].leaving |= is_its(gate->marks.mark[i].owner, owner);
	for (unsigned i = 0; i < GATE_OWNERS; i++)
		if (gate->queues.owner[i].id && is_its(gate->queues.owner[i].id, owner))
			count += unmake(gate, &gate->queues.owner[i], handles + count);
	if (gate->learning.alone.owner && is_its(gate->learning.alone.owner, owner)) {
		memset(gate->learning.doubted, 0, sizeof(gate->learning.doubted));
		count += forget_timed(&gate->learning.alone, handles + count);
	}
	return count;
}

void gate_owner_leaving(struct gate *gate, uint64_t owner)
{
	uint64_t handles[GATE_MARKS + 3];
	unsigned count;
	int cancelling;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling); /* it sleeps */
	wait_for(gate, owner);
	gate_reap_take(gate);
	gate_take(gate);
	count = set_aside(gate, owner, handles);
	lock_drop(&gate->lock);
	gate_reap_drop(gate);
	gate_marks_wait();
	for (unsigned i = 0; i < count; i++)
		if (handles[i])
			port_mark_destroy(handles[i]);
	pthread_setcancelstate(cancelling, NULL);
}

/* What another thread puts down at this moment is left to it. */
static void end_mark(struct gate *gate, unsigned index, enum gate_fate fate, uint64_t now)
{
	struct gate_mark *mark = &gate->marks.mark[index];

	mark->leaving = false;
	if (fate == GATE_STAYED) {
		gate->learning.alone.lost &= !mark->timed;
		return;
	}
	mark->orphan = true;
	if (mark->state != MARK_PENDING)
		return;
	mark->handle = 0;
	mark->blind = true;
	if (fate != GATE_WENT)
		return;
	mark->seen = now;
	gate_settle(gate, index, now);
}

/* May the owner be looked for under its name yet? A mark that was put down since then, or stayed,
 * is one of its own when it is done. */
static bool has_marks(const struct gate *gate, const struct gate_owner *of)
{
	bool has = of->marks != GATE_NONE;

	for (unsigned i = gate->marks.first; i != GATE_NONE && !has; i = gate->marks.mark[i].next)
		has = gate->marks.mark[i].owner == of->id && !gate->marks.mark[i].blind &&
			!gate->marks.mark[i].orphan;
	return has;
}

/* It will get no mark. Where the owner was destroyed, the work is done; where that is unknown, it
 * is done at its predicted end. */
static void end_tally(struct gate *gate, unsigned stream, enum gate_fate fate, uint64_t now)
{
	struct gate_stream *at = &gate->queues.stream[stream];
	uint64_t bit = UINT64_C(1) << stream;
	unsigned index;

	gate->flight.loose &= ~bit;
	gate_along_stop(gate, stream);
	if (fate == GATE_WENT) {
		gate_settle_loose(gate, &at->work, now);
		return;
	}
	index = gate_mark_take(gate, at->owner, &at->work, GATE_NO_STREAM, true);
	if (index == GATE_NONE) {
		gate_settle_loose(gate, &at->work, now);
		return;
	}
	gate->marks.mark[index].blind = true;
	gate->marks.mark[index].marked = gate->marks.mark[index].seen = now;
	gate->marks.mark[index].state = MARK_PENDING;
}

static void end_owner(struct gate *gate, struct gate_owner *of, enum gate_fate fate, uint64_t now)
{
	bool has = has_marks(gate, of);

	for (unsigned i = 0; i < GATE_STREAMS; i++)
		if ((!has || fate == GATE_WENT) && is_loose(&gate->queues.stream[i], of->id))
			end_tally(gate, i, fate, now);
	if (!has)
		*of = (struct gate_owner){.marks = GATE_NONE};
}

void gate_owner_left(struct gate *gate, uint64_t owner, enum gate_fate fate)
{
	uint64_t now = lock_now_ns();
	unsigned next;

	gate_take(gate);
	for (unsigned i = gate->marks.first; i != GATE_NONE; i = next) {
		next = gate->marks.mark[i].next;
		if (gate->marks.mark[i].leaving && is_its(gate->marks.mark[i].owner, owner))
			end_mark(gate, i, fate, now);
	}
	for (unsigned i = 0; i < GATE_OWNERS; i++)
		if (gate->queues.owner[i].id && is_its(gate->queues.owner[i].id, owner))
			end_owner(gate, &gate->queues.owner[i], fate, now);
	gate_tell_open(gate);
	lock_drop(&gate->lock);
	gate_step(gate);
}
