/* SPDX-License-Identifier: Apache-2.0 */
/* A launch's way through the gate: until it may go, and when the vendor took it. */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "gate_quick.h"
#include "platform/hot.h"

static void wait_step(struct gate *gate, const struct gate_wait *wait)
{
	uint64_t now = lock_now_ns(),
		 ns = wait->until > now ? earlier(wait->until - now, GATE_PATIENCE_NS) : 0;
	struct timespec time = {0, (long)ns};

	if (!ns)
		return;
	atomic_fetch_add(&gate->poll.waiters, 1);
	syscall(SYS_futex, &gate->poll.steps, FUTEX_WAIT_PRIVATE, wait->steps, &time, NULL, 0);
	atomic_fetch_sub(&gate->poll.waiters, 1);
}

/* A gang may grow meanwhile. */
static struct arbiter_place *waits_at(struct gate *gate)
{
	struct arbiter_place *place;

	gate_take(gate);
	place = gate_waits_at(gate);
	lock_drop(&gate->lock);
	return place;
}

/* Timers of a thread end up to 50 us late by default: nearly all of what may be queued, for some.
 * The slack before; 0: nothing was changed. */
static unsigned long wake_precisely(void)
{
	int slack = prctl(PR_GET_TIMERSLACK, 0ul, 0ul, 0ul, 0ul);

	if (slack <= 1 || prctl(PR_SET_TIMERSLACK, 1ul, 0ul, 0ul, 0ul))
		return 0;
	return (unsigned long)slack;
}

/* False: it is gated no more. */
static bool wait_turn(struct gate *gate, struct gate_piece *piece, struct gate_wait *wait)
{
	int saved = errno;
	uint64_t from = piece->since, now;
	unsigned long slack = wake_precisely();
	bool admitted = false;

	do {
		if (!gate_reap(gate, 0)) {
			if (wait->turn)
				arbiter_wait(waits_at(gate), wait->until);
			else
				wait_step(gate, wait);
			gate_tend(gate, 0); /* the thread for that may be late, or not be there */
		}
		now = lock_now_ns();
		if (less(now, from) >= GATE_TELL_NS) {
			arbiter_waited(&gate->fast.place, now - from);
			from = now;
		}
		if (!gate_is_gated(gate))
			break;
		if (!piece->predicted) /* another thread may have timed it meanwhile */
			piece->predicted = predict_get(&gate->learning.predict, piece->key);
		admitted = gate_try(gate, piece, now, wait);
	} while (!admitted);
	arbiter_waited(&gate->fast.place, less(lock_now_ns(), from));
	if (slack)
		prctl(PR_SET_TIMERSLACK, slack, 0ul, 0ul, 0ul);
	errno = saved;
	return admitted;
}

/* Without it: what we waited for, and held meanwhile. */
static void leave_gate(struct gate *gate)
{
	gate_take(gate);
	gate_unwant(gate);
	if (gate->members && !gate->flight.pieces)
		gate_end(gate, lock_now_ns());
	lock_drop(&gate->lock);
}

static void before_in_turn(struct gate *gate, struct gate_piece *piece)
{
	struct gate_wait wait;
	uint64_t now = lock_now_ns();

	piece->since = now;
	gate_seek(gate);
	if (!gate_try(gate, piece, now, &wait)) {
		gate_thread_wake();
		if (!wait_turn(gate, piece, &wait)) {
			leave_gate(gate);
			piece->place = NULL;
			return;
		}
	}
	gate_thread_wake();
	if (piece->start)
		gate_time(gate, piece, 0);
	if (piece->start == GATE_UNTIMED)
		gate_thread_hurry();
}

/* With the pieces that its thread counted itself since it got its allowance; other threads' were
 * looked at. */
static bool stays_untimed(const struct gate *gate, const struct gate_piece *piece)
{
	const struct gate_along *at = piece->along;
	uint64_t along = at && !atomic_load_explicit(&at->stop, memory_order_relaxed)
		? at->most - at->left
		: 0;

	return piece->predicted + along <=
		atomic_load_explicit(&gate->fast.untimed, memory_order_relaxed);
}

/*
 * True: it may go. The clock and the lock are not needed. As many pieces as there are threads may
 * come in beyond the bound. A thread that was held up here may meet another tenant's turn; its
 * piece is counted all the same.
 */
static bool is_let_through(const struct gate *gate, struct gate_piece *piece)
{
	uint64_t open = atomic_load_explicit(&gate->fast.open, memory_order_relaxed);

	piece->predicted = predict_get(&gate->learning.predict, piece->key);
	piece->unseen = open && piece->predicted && !piece->waited && stays_untimed(gate, piece) &&
		arbiter_is_unwanted(&gate->fast.place, open);
	return piece->unseen;
}

HOT void gate_before(struct gate_piece *piece)
{
	struct gate *gate = piece->place;
	int cancelling;

	if (is_let_through(gate, piece))
		return;
	if (!gate_is_gated(gate) || (gate_is_capturing() && port_stream_recording(piece->stream))) {
		piece->place = NULL;
		return;
	}
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	before_in_turn(gate, piece);
	pthread_setcancelstate(cancelling, NULL);
}

/* Its kind is new to the thread since it got its allowance; or the device is open to all. */
static uint64_t predict_along(struct gate_along *along, const struct gate *gate, uint64_t key)
{
	uint64_t ns = gate_along_knows(along, key);
	uint32_t keys = atomic_load_explicit(&along->keys, memory_order_relaxed);

	if (ns)
		return ns;
	ns = predict_get(&gate->learning.predict, key);
	if (!ns || keys == GATE_KEYS)
		return ns;
	atomic_store_explicit(&along->kind[keys].key, key, memory_order_relaxed);
	atomic_store_explicit(&along->kind[keys].ns, ns, memory_order_relaxed);
	if (!keys && ns <= UINT32_MAX) {
		along->first = key;
		along->first_ns = (uint32_t)ns;
	}
	atomic_store_explicit(&along->keys, keys + 1, memory_order_release);
	return ns;
}

HOT void gate_before_along(struct gate_piece *piece)
{
	piece->predicted = predict_along(piece->along, piece->place, piece->key);
	piece->quick =
		gate_along_has(piece->along, piece->predicted) && gate_is_unwanted(piece->along);
	if (!piece->quick)
		gate_before(piece);
}

/* The vendor refused it, or there is nothing to put behind it. */
static void take_back(struct gate *gate, const struct gate_piece *piece, bool used, uint64_t now)
{
	gate_take(gate);
	if (piece->start)
		gate->learning.alone.busy = false;
	if (used && !gate_charge(gate, piece->predicted, now))
		gate_close(gate, now);
	gate_landed(gate, 1, piece->predicted, now);
	lock_drop(&gate->lock);
	gate_step(gate);
}

static bool wants_mark(const struct gate *gate, const struct gate_work *work,
		       const struct gate_owner *of)
{
	return gate_is_batch(gate, work->pieces, work->predicted) || of->each ||
		gate->settled.calls || gate_is_capturing();
}

/* Outside of its stream's tally: a piece that is alone, or whose stream has no tally, or whose
 * owner has no marks. */
static unsigned count_alone(struct gate *gate, const struct gate_piece *piece, uint64_t owner,
			    unsigned stream)
{
	struct gate_work work = {0};
	unsigned index;

	gate_work_add(&work, piece);
	index = gate_mark_take(gate, owner, &work, stream, true);
	if (index != GATE_NONE && piece->start) {
		gate->marks.mark[index].alone = true;
		gate->marks.mark[index].timed = gate_is_timed(piece);
	}
	return index;
}

/* Is a mark needed behind it? */
static bool ends_tally(const struct gate *gate, const struct gate_piece *piece,
		       const struct gate_work *work, const struct gate_owner *of)
{
	return piece->start || piece->waited || piece->passed || wants_mark(gate, work, of);
}

/* A mark follows it, or the piece is not timed alone any more. */
static void note_start(struct gate *gate, unsigned index)
{
	if (index != GATE_NONE)
		gate->marks.mark[index].timed = true;
	else
		gate->learning.alone.busy = false;
}

/* Counts it in; returns a mark to be put behind it, or GATE_NONE. *kept: a thread will learn when
 * it is done. */
static unsigned count_in(struct gate *gate, struct gate_piece *piece, const struct gate_owner *of,
			 uint64_t owner, bool *kept)
{
	struct gate_stream *at = gate_stream_find(gate, piece->stream, owner);
	unsigned stream = at ? (unsigned)(at - gate->queues.stream) : GATE_NO_STREAM, index;

	if (!piece->since && (!at || !at->work.pieces))
		piece->since = lock_now_ns();
	*kept = true;
	if (!at)
		gate->learning.mixed = gate->flight.started;
	if (!at || !of || (piece->start && !gate->learning.alone.beside)) {
		index = count_alone(gate, piece, owner, stream);
		*kept = index != GATE_NONE;
		return index;
	}
	gate_work_add(&at->work, piece);
	gate_stream_added(gate, at, 1);
	gate->flight.loose |= UINT64_C(1) << stream;
	if (!ends_tally(gate, piece, &at->work, of))
		return GATE_NONE;
	index = gate_mark_take(gate, owner, &at->work, stream, true);
	if (piece->start)
		note_start(gate, index);
	return index;
}

/* Puts a mark behind the piece. Where none is free, the piece counts as done. */
static void follow(struct gate *gate, const struct gate_piece *piece, unsigned index, uint64_t now)
{
	if (index != GATE_NONE)
		gate_put(gate, index, piece->stream, now);
	else
		take_back(gate, piece, true, now ? now : lock_now_ns());
}

/* Without `lock`, which is taken when it returns. */
static const struct gate_owner *find_owner(struct gate *gate, uint64_t owner)
{
	const struct gate_owner *of;

	gate_take(gate);
	of = gate_owner_find(gate, owner);
	if (of)
		return of;
	lock_drop(&gate->lock);
	gate_owner_open(gate, owner);
	gate_take(gate);
	return gate_owner_find(gate, owner);
}

static void describe(struct gate_mark *mark, const struct gate_piece *piece)
{
	mark->waited = piece->waited;
	mark->passed = piece->passed;
}

/* The vendor did not take it. */
static void refused(struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	if (!piece->unseen)
		take_back(gate, piece, false, now ? now : lock_now_ns());
}

/* The thread may add its next pieces to that tally without the lock. */
static void arm_next(struct gate *gate, const struct gate_piece *piece, uint64_t owner)
{
	const struct gate_stream *at = gate_stream_at(gate, gate_stream_id(piece->stream, owner));

	if (at && at->work.pieces && atomic_load_explicit(&gate->fast.open, memory_order_relaxed))
		gate_along_arm(gate, piece->along, at);
}

void gate_launched(struct gate *gate, struct gate_piece *piece, bool accepted, uint64_t now)
{
	const struct gate_owner *of;
	uint64_t owner;
	unsigned index;
	bool kept, alone;

	if (!accepted) {
		refused(gate, piece, now);
		return;
	}
	if (gate_is_timed(piece))
		gate_time_call(gate, piece, now);
	owner = gate_piece_owner(piece);
	of = find_owner(gate, owner);
	alone = piece->unseen && gate_enter_unseen(gate, piece);
	index = count_in(gate, piece, of, owner, &kept);
	if (gate_is_timed(piece))
		gate_time_streams(gate);
	if (index != GATE_NONE)
		describe(&gate->marks.mark[index], piece);
	if (!piece->predicted) /* not before: the vendor may have taken long to make it */
		gate_tell_due(gate, (now ? now : lock_now_ns()) + GATE_UNKNOWN_NS);
	gate_tell_open(gate);
	if (index == GATE_NONE && kept && piece->along)
		arm_next(gate, piece, owner);
	lock_drop(&gate->lock);
	if (index != GATE_NONE || !kept)
		follow(gate, piece, index, now);
	if (alone)
		gate_thread_wake();
	if (piece->waited) /* if it is done now, it took as long as the call */
		gate_reap(gate, now);
}

/*
 * Most pieces that were let through unseen come behind unmarked work of their stream, have room,
 * and need no mark themselves. Such a piece is only added to that tally, and its thread may add the
 * next ones without the lock. False: there is more to do.
 */
HOT static bool counts_along(struct gate *gate, struct gate_piece *piece)
{
	const uint64_t predicted = piece->predicted;
	uint64_t id = piece->stream;
	struct gate_stream *at;
	bool counted;

	if (id <= GATE_DEFAULT_STREAMS)
		id = gate_default_id(id, piece->owner ? piece->owner : gate_current_owner());
	gate_take(gate);
	at = gate_stream_at(gate, id);
	counted = at && at->work.pieces && gate->flight.flying + predicted < gate_ahead(gate) &&
		atomic_load_explicit(&gate->fast.open, memory_order_relaxed) &&
		!gate_is_batch(gate, at->work.pieces + 1, at->work.predicted + predicted);
	if (counted) {
		gate_count(gate, 1, predicted);
		gate_work_add(&at->work, piece);
		gate_stream_added(gate, at, 1);
		gate_tell_untimed(gate);
		if (piece->along)
			gate_along_arm(gate, piece->along, at);
	}
	lock_drop(&gate->lock);
	return counted;
}

HOT void gate_after_slowly(struct gate_piece *piece, bool accepted)
{
	struct gate *gate = piece->place;
	int cancelling;

	if (!gate || (piece->unseen && accepted && counts_along(gate, piece)))
		return;
	/* vendors' calls, and the search for dead processes, open files */
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	gate_launched(gate, piece, accepted, 0);
	pthread_setcancelstate(cancelling, NULL);
}

/* A mark for the unmarked work of the stream, or for the function itself. Then each piece has one
 * until that is reached, because one behind all streams would come too late. */
static unsigned mark_call(struct gate *gate, struct gate_stream *at, uint64_t owner, bool before,
			  uint64_t now)
{
	struct gate_work none = {.since = now};
	unsigned stream = at ? (unsigned)(at - gate->queues.stream) : GATE_NO_STREAM, index;

	if (before)
		return at && at->work.pieces ? gate_mark_take(gate, owner, &at->work, stream, true)
					     : GATE_NONE;
	if (at && at->pending > GATE_CALLS)
		return GATE_NONE;
	index = gate_mark_take(gate, owner, &none, stream, true);
	if (index == GATE_NONE)
		return index;
	gate->marks.mark[index].call = true;
	gate->settled.calls++;
	gate_tell_open(gate);
	return index;
}

void gate_called(struct gate *gate, uint64_t stream, bool before, uint64_t now)
{
	struct gate_piece piece = {.stream = stream};
	uint64_t owner = gate_piece_owner(&piece);
	unsigned index;

	if (before)
		gate_flush(gate, now ? now : lock_now_ns(), true);
	gate_take(gate);
	index = mark_call(gate, gate_stream_find(gate, stream, owner), owner, before,
			  now ? now : lock_now_ns());
	lock_drop(&gate->lock);
	if (index != GATE_NONE)
		gate_put(gate, index, stream, now);
}

bool gate_call_before(struct gate *gate, uint64_t stream)
{
	if (!gate_is_gated(gate) || (gate_is_capturing() && port_stream_recording(stream)))
		return false;
	gate_called(gate, stream, true, 0);
	return true;
}

void gate_call_after(struct gate *gate, uint64_t stream)
{
	gate_called(gate, stream, false, 0);
}
