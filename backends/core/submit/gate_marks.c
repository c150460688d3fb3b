/* SPDX-License-Identifier: Apache-2.0 */
/* Marks and tallies: which work is behind which mark. */
#include <errno.h>
#include <stddef.h>

#include "gate_state.h"
#include "platform/hot.h"
#include "port.h"
#include "platform/thread.h"

void gate_marks_init(struct gate *gate)
{
	for (unsigned i = 0; i < GATE_MARKS; i++) {
		gate->marks.mark[i] = (struct gate_mark){.next = (uint16_t)(i + 1)};
		if (i + 1 == GATE_MARKS)
			gate->marks.mark[i].next = GATE_NONE;
	}
	gate->marks.blank = 0;
	gate->marks.first = gate->marks.latest = GATE_NONE;
	gate->idle.pause = UINT64_MAX;
	gate->learning.alone = (struct gate_alone){.cost = UINT64_MAX};
	for (unsigned i = 0; i < GATE_OWNERS; i++)
		gate->queues.owner[i] = (struct gate_owner){.marks = GATE_NONE};
}

HOT uint64_t gate_default_id(uint64_t stream, uint64_t owner)
{
	uint64_t id = (uint64_t)(uintptr_t)thread_self() * 4 + stream +
		owner * UINT64_C(0x9e3779b97f4a7c15);

	return id ? id : 1;
}

/* An entry without work and marks may be reused by any stream. */
struct gate_stream *gate_stream_find(struct gate *gate, uint64_t stream, uint64_t owner)
{
	return gate_stream_by(gate, gate_stream_id(stream, owner), stream, owner);
}

struct gate_stream *gate_stream_by(struct gate *gate, uint64_t id, uint64_t stream, uint64_t owner)
{
	uint64_t first = gate_stream_place(id);
	struct gate_stream *at, *room = NULL;

	for (unsigned i = 0; i < GATE_STREAMS; i++) {
		at = &gate->queues.stream[(first + i) % GATE_STREAMS];
		if (at->id == id && at->owner == owner)
			return at;
		if (!room && !at->pending && !at->work.pieces)
			room = at;
		if (!at->id)
			break;
	}
	if (room)
		*room = (struct gate_stream){.id = id, .stream = stream, .owner = owner};
	return room;
}

/* One mark stands for both. */
static void join(struct gate_work *work, struct gate_work *more)
{
	uint64_t since = work->pieces && work->since < more->since ? work->since : more->since;
	uint64_t predicted = work->predicted + more->predicted;
	uint32_t pieces = work->pieces + more->pieces;
	struct gate_piece piece;

	if (!more->pieces)
		return;
	for (unsigned i = 0; i < more->keys; i++) {
		piece = (struct gate_piece){.key = more->key[i], .predicted = more->each[i]};
		gate_work_add(work, &piece);
	}
	work->since = since;
	work->predicted = predicted;
	work->pieces = pieces;
	*more = (struct gate_work){0};
}

static unsigned pop(struct gate *gate, uint16_t *list)
{
	unsigned index = *list;

	if (index != GATE_NONE)
		*list = gate->marks.mark[index].next;
	return index;
}

struct gate_owner *gate_owner_find(struct gate *gate, uint64_t owner)
{
	for (unsigned i = 0; i < GATE_OWNERS; i++)
		if (gate->queues.owner[i].id == owner)
			return &gate->queues.owner[i];
	return NULL;
}

static void push_made(struct gate *gate, uint64_t owner, uint64_t handle)
{
	struct gate_owner *of;
	unsigned index;

	gate_take(gate);
	of = gate_owner_find(gate, owner);
	index = of ? pop(gate, &gate->marks.blank) : GATE_NONE;
	if (index != GATE_NONE) {
		gate->marks.mark[index] =
			(struct gate_mark){.handle = handle, .owner = owner, .next = of->marks};
		of->marks = (uint16_t)index;
	}
	lock_drop(&gate->lock);
	if (index == GATE_NONE)
		port_mark_destroy(handle);
}

/* How many threads are about to do what would break a capture; a mark behind all streams needs its owner besides. */
static atomic_int marking;

/* While `marking` is raised. A capture that begins after we looked waits for us. */
static int mark_all(uint64_t handle, uint64_t owner)
{
	return atomic_load(&gate_captures) ? -EBUSY : port_mark_all(handle, owner);
}

void gate_marks_wait(void)
{
	for (unsigned looks = 0; looks < GATE_MARKING_LOOKS && atomic_load(&marking); looks++)
		lock_sleep_ns(GATE_MARKING_NS);
}

bool gate_marks_ask(void)
{
	if (!port_marks_break_captures())
		return true;
	atomic_fetch_add(&marking, 1);
	if (!atomic_load(&gate_captures))
		return true;
	atomic_fetch_sub(&marking, 1);
	return false;
}

void gate_marks_asked(void)
{
	if (port_marks_break_captures())
		atomic_fetch_sub(&marking, 1);
}

void gate_marks_reset(void)
{
	atomic_store(&marking, 0);
}

int gate_mark_make(bool timed, uint64_t owner, uint64_t *mark)
{
	bool entered = owner != GATE_UNOWNED && !port_owner_enter(owner);
	int error = port_mark_create(timed, mark);

	if (entered)
		port_owner_leave();
	return error;
}

/* Asked at once whether there are marks behind all streams: later, work would already be waiting for one. */
void gate_owner_open(struct gate *gate, uint64_t owner)
{
	struct gate_owner *of;
	uint64_t handle;

	gate_take(gate);
	of = gate_owner_find(gate, 0);
	if (of && !gate_owner_find(gate, owner))
		*of = (struct gate_owner){.id = owner, .marks = GATE_NONE};
	lock_drop(&gate->lock);
	for (unsigned i = 0; of && i < GATE_OWN_MARKS && !gate_mark_make(false, owner, &handle);
	     i++) {
		bool each;

		atomic_fetch_add(&marking, 1);
		each = !i && mark_all(handle, owner) == -ENOTSUP;
		atomic_fetch_sub(&marking, 1);
		if (each) {
			gate_take(gate);
			of->each = of->id == owner;
			lock_drop(&gate->lock);
		}
		push_made(gate, owner, handle);
	}
}

/* Behind those that were put down before it. */
static void append(struct gate *gate, unsigned index)
{
	struct gate_mark *mark = &gate->marks.mark[index];

	mark->next = GATE_NONE;
	mark->previous = gate->marks.latest;
	if (gate->marks.latest == GATE_NONE)
		gate->marks.first = (uint16_t)index;
	else
		gate->marks.mark[gate->marks.latest].next = (uint16_t)index;
	gate->marks.latest = (uint16_t)index;
}

static void unlink_mark(struct gate *gate, struct gate_mark *mark)
{
	if (mark->previous == GATE_NONE)
		gate->marks.first = mark->next;
	else
		gate->marks.mark[mark->previous].next = mark->next;
	if (mark->next == GATE_NONE)
		gate->marks.latest = mark->previous;
	else
		gate->marks.mark[mark->next].previous = mark->previous;
}

unsigned gate_mark_take(struct gate *gate, uint64_t owner, struct gate_work *work, unsigned stream,
			bool make)
{
	struct gate_owner *of = gate_owner_find(gate, owner);
	unsigned index = of ? pop(gate, &of->marks) : GATE_NONE;
	struct gate_mark *mark;

	if (index == GATE_NONE && make)
		index = pop(gate, &gate->marks.blank);
	if (index == GATE_NONE)
		return GATE_NONE;
	mark = &gate->marks.mark[index];
	*mark = (struct gate_mark){
		.handle = mark->handle,
		.owner = owner,
		.state = MARK_TAKEN,
		.stream = (uint8_t)stream,
		.work = *work,
		.blind = !of,
	};
	*work = (struct gate_work){0};
	if (stream != GATE_NO_STREAM) {
		gate->queues.stream[stream].pending++;
		/* else it is a piece by itself, and that of others waits for a mark still */
		if (!gate->queues.stream[stream].work.pieces)
			gate->flight.loose &= ~(UINT64_C(1) << stream);
		gate_along_stop(gate, stream);
	}
	append(gate, index);
	return index;
}

void gate_mark_free(struct gate *gate, unsigned index)
{
	struct gate_mark *mark = &gate->marks.mark[index];
	struct gate_owner *of = gate_owner_find(gate, mark->owner);
	uint16_t *list = mark->handle && of ? &of->marks : &gate->marks.blank;

	unlink_mark(gate, mark);
	if (mark->stream != GATE_NO_STREAM)
		gate->queues.stream[mark->stream].pending--;
	if (list == &gate->marks.blank)
		mark->handle = 0;
	mark->state = MARK_FREE;
	mark->next = *list;
	*list = (uint16_t)index;
}

/* The vendor's result for a mark that was put down. */
static void put_down(struct gate *gate, unsigned index, int error, uint64_t now)
{
	struct gate_mark *mark = &gate->marks.mark[index];

	mark->marked = mark->waited ? mark->work.since : now;
	mark->seen = now;
	mark->blind |= error != 0;
	mark->state = MARK_PENDING;
	if (!mark->orphan)
		return;
	mark->handle = 0;
	mark->blind = true;
}

void gate_put(struct gate *gate, unsigned index, uint64_t stream, uint64_t now)
{
	struct gate_mark *mark = &gate->marks.mark[index];
	uint64_t handle = mark->timed ? gate->learning.alone.end : mark->handle;
	int error = mark->blind ? -ENOSPC : 0;

	if (!error && !handle) {
		error = gate_mark_make(false, mark->owner, &handle);
		if (error)
			handle = 0;
	}
	if (!error)
		error = port_mark(handle, stream);
	if (!now)
		now = lock_now_ns();
	gate_take(gate);
	if (!mark->timed)
		mark->handle = handle;
	put_down(gate, index, error, now);
	lock_drop(&gate->lock);
}

/* Nothing was added for this time. Launches do not read the clock: it counts from the first look
 * that finds nothing new. */
static bool is_due(struct gate_stream *at, uint64_t now, bool all)
{
	if (at->fresh)
		at->last = now;
	at->fresh = false;
	return all || at->last + GATE_STALE_NS <= now;
}

/* A mark for all of one owner's unmarked work, if some of it is due. */
static unsigned gather(struct gate *gate, struct gate_owner *owner, uint64_t now, bool all)
{
	struct gate_work work = {0};
	uint64_t its = 0, left;
	bool due = false;

	for (left = gate->flight.loose; left; left &= left - 1) {
		struct gate_stream *at = &gate->queues.stream[__builtin_ctzll(left)];

		if (at->owner != owner->id)
			continue;
		its |= left & -left;
		due |= is_due(at, now, all);
	}
	if (!due || owner->marks == GATE_NONE)
		return GATE_NONE;
	for (left = its; left; left &= left - 1) {
		join(&work, &gate->queues.stream[__builtin_ctzll(left)].work);
		gate_along_stop(gate, (unsigned)__builtin_ctzll(left));
	}
	gate->flight.loose &= ~its;
	return gate_mark_take(gate, owner->id, &work, GATE_NO_STREAM, false);
}

/* The next owner from *from on that something is due of, and a mark for it. */
static unsigned gather_next(struct gate *gate, unsigned *from, uint64_t now, bool all)
{
	unsigned index = GATE_NONE;

	for (; gate->flight.loose && *from < GATE_OWNERS; ++*from) {
		struct gate_owner *owner = &gate->queues.owner[*from];

		if (owner->id)
			index = gather(gate, owner, now, all);
		if (index != GATE_NONE)
			break;
	}
	return index;
}

void gate_flush(struct gate *gate, uint64_t now, bool all)
{
	uint64_t handle, owner;
	unsigned index;
	int error;

	for (unsigned at = 0; at < GATE_OWNERS; at++) {
		/* before the owner is read: a thread that ends it waits for us */
		atomic_fetch_add(&marking, 1);
		gate_take(gate);
		index = gather_next(gate, &at, now, all);
		handle = index == GATE_NONE ? 0 : gate->marks.mark[index].handle;
		owner = index == GATE_NONE ? 0 : gate->queues.owner[at].id;
		lock_drop(&gate->lock);
		error = index == GATE_NONE ? 0 : mark_all(handle, owner);
		atomic_fetch_sub(&marking, 1);
		if (index == GATE_NONE)
			return;
		gate_take(gate);
		if (error == -ENOTSUP && gate->queues.owner[at].id == owner)
			gate->queues.owner[at].each = true;
		put_down(gate, index, error, now);
		lock_drop(&gate->lock);
	}
}

uint64_t gate_stale_at(const struct gate *gate)
{
	uint64_t first = UINT64_MAX, at;

	for (uint64_t left = gate->flight.loose; left; left &= left - 1) {
		at = gate->queues.stream[__builtin_ctzll(left)].last + GATE_STALE_NS;
		first = at < first ? at : first;
	}
	return first;
}

/* A mark behind unmarked work; and pending work belongs to no stream any more. */
void gate_marks_part(struct gate *gate, uint64_t stream, uint64_t now)
{
	unsigned index;

	for (unsigned i = 0; i < GATE_STREAMS; i++) {
		struct gate_stream *at = &gate->queues.stream[i];

		gate_take(gate);
		index = GATE_NONE;
		if (at->stream == stream && at->work.pieces)
			index = gate_mark_take(gate, at->owner, &at->work, i, true);
		for (unsigned m = gate->marks.first;
		     at->stream == stream && at->pending && m != GATE_NONE;
		     m = gate->marks.mark[m].next) {
			if (gate->marks.mark[m].stream != i)
				continue;
			gate->marks.mark[m].stream = GATE_NO_STREAM;
			at->pending--;
		}
		lock_drop(&gate->lock);
		if (index != GATE_NONE)
			gate_put(gate, index, stream, now);
	}
}
