/* SPDX-License-Identifier: Apache-2.0 */
/* Who may go on, and when. */
#define _GNU_SOURCE
#include "gate.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "gate_quick.h"
#include "gate_state.h"
#include "hot.h"
#include "port.h"

struct gate gate_all[GATES];
_Atomic int gate_captures;
static struct lock opening;

#define UNKNOWN_NS UINT64_C(1000000000)	/* others wait so long for a piece that was never timed, */
#define TIMES 4u			/* or so many times as long as was predicted: slices of so many leave it so much */
#define SLOWED 4u			/* times as long as alone, */
#define SLOWED_NS UINT64_C(200000)	/* and what may pass till anybody looks */

/* What the oldest mark stands for: time passes for that alone, the rest waits behind it. */
static uint64_t oldest(const struct gate *gate)
{
	return gate->first == GATE_NONE ? gate->flying : earlier(gate->flying, gate->mark[gate->first].work.predicted);
}

uint64_t gate_expected(const struct gate *gate)
{
	return gate->progress + oldest(gate);
}

/* Predicted ns till all that is in flight is done. */
static uint64_t remaining(const struct gate *gate, uint64_t now)
{
	uint64_t gone = now > gate->progress ? now - gate->progress : 0;

	return gate->flying - earlier(gone, oldest(gate));
}

bool gate_turn_over(const struct gate *gate, uint64_t now)
{
	uint64_t ends = gate_ends(gate);

	return ends != ARBITER_NEVER && now + remaining(gate, now) >= ends;
}

static bool is_capturing(void)
{
	return atomic_load_explicit(&gate_captures, memory_order_relaxed);
}

/* Nothing may come to be in flight with the piece that is timed. */
static bool is_alone(const struct gate *gate)
{
	return gate->alone.busy && !gate->alone.beside;
}

static void put_if_new(_Atomic uint64_t *word, uint64_t value)
{
	if (atomic_load_explicit(word, memory_order_relaxed) != value)
		atomic_store_explicit(word, value, memory_order_relaxed);
}

/* With `lock`, when more was given or timed. */
static void tell_untimed(struct gate *gate)
{
	put_if_new(&gate->untimed, gate->beside && !gate->alone.busy ? less(gate->alone.next, gate->given) : UINT64_MAX);
}

void gate_tell_open(struct gate *gate)
{
	bool room = gate->pieces && !is_capturing() && gate->flying < gate_ahead(gate) && !is_alone(gate) && gate->begun == gate->epoch && !gate->members &&
		!(gate->beside && arbiter_brief(&gate->place));

	put_if_new(&gate->open, room ? gate->epoch : 0);
	tell_untimed(gate);
}

void gate_close(struct gate *gate, uint64_t now)
{
	if (!gate->epoch && !gate->members)
		return;
	gate_give_up(gate, now);
	gate->promised = gate->pieces && !gate->members;
	gate_tell_open(gate);
	if (!gate->pieces)
		gate_end(gate, now);
}

static uint64_t slowed_ns(uint64_t predicted)
{
	return SLOWED * predicted + SLOWED_NS;
}

/*
 * Our work takes so much longer than alone that it stands behind more than a fair part of others', and so does what is behind that mark since nothing is
 * before it: work takes long, too, that a host brings little by little.
 */
void gate_slowed(struct gate *gate, unsigned index)
{
	const struct gate_mark *mark = &gate->mark[index];

	if (gate->beside && mark->state == MARK_PENDING && mark->seen > later(mark->marked, gate->progress) + slowed_ns(mark->work.predicted) &&
	    mark->seen > gate->burst + slowed_ns(gate->given - gate->bursting))
		arbiter_slowed(&gate->place, mark->seen);
}

static void due_no_more(struct gate *gate)
{
	if (gate->due && !gate->beside && !gate->members)
		arbiter_tell_due(&gate->place, 0);
	gate->due = 0;
}

void gate_landed(struct gate *gate, uint32_t pieces, uint64_t predicted, uint64_t now)
{
	gate->pieces -= pieces < gate->pieces ? pieces : gate->pieces;
	gate->flying -= earlier(predicted, gate->flying);
	gate_tell_open(gate);
	if (gate->pieces)
		return;
	gate->flying = 0;
	due_no_more(gate);
	gate->idle = now;
	gate->lasted = now > gate->burst ? now - gate->burst : 0;
	if (gate->begun)
		gate_end(gate, now);
}

bool gate_overlaps(const struct gate *gate)
{
	return !gate->members && (gate->crowded || (gate->begun && arbiter_passed(&gate->place, gate->begun)));
}

/*
 * Nothing was done for so long beyond what was predicted that what is in flight may wait for this very piece. Where others slow it down
 * it is more likely that it does not; would it pass then, there would be as much in flight in the next turn.
 */
static bool out_of_patience(const struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	uint64_t since = later(later(gate->moved, piece->since), gate_expected(gate));

	if (!gate->pieces || now <= since + (gate->hurried ? GATE_PATIENCE_NS / 2 : GATE_PATIENCE_NS))
		return false;
	return (!gate->beside && !gate_overlaps(gate)) || now > later(gate->due, since + GATE_PATIENCE_NS);
}

/* Others are told if it takes longer than they would wait for anything. */
static void tell_due(struct gate *gate, uint64_t due)
{
	if (due <= gate->due)
		return;
	gate->due = due;
	if (!gate->beside && !gate->members)
		arbiter_tell_due(&gate->place, due);
}

/* The device is this process's alone, and no gang's. */
static bool has_turn(const struct gate *gate)
{
	return gate->sole && !gate->beside && !gate->members;
}

/* What will be done in our turn is waited for anyway. */
static void tell_predicted(struct gate *gate, uint64_t now)
{
	uint64_t from = later(gate->progress, now), ends = gate_ends(gate);

	if (TIMES * gate->flying > GATE_PATIENCE_NS / 4 && (ends == ARBITER_NEVER || !has_turn(gate) || from + gate->flying > ends))
		tell_due(gate, from + earlier(TIMES * gate->flying, ARBITER_MOST_PATIENCE_NS));
}

/* It came to an idle device: what its program did meanwhile. */
static void note_pause(struct gate *gate, const struct gate_piece *piece)
{
	uint64_t pause = less(piece->since, gate->idle);

	if (!gate->idle || pause >= GATE_IDLE_MOST_NS)
		return;
	if (gate->pause == UINT64_MAX)
		gate->pause = GATE_IDLE_MOST_NS;
	gate->pause = later(pause, gate->pause - gate->pause / 8);
}

/* In flight from now on. */
static void count(struct gate *gate, uint32_t pieces, uint64_t predicted)
{
	gate->pieces += pieces;
	gate->started += pieces;
	gate->flying += predicted;
	gate->given += predicted;
}

static void enter(struct gate *gate, struct gate_piece *piece, uint64_t now)
{
	gate_note_offered(gate, piece, now);
	gate->promised = false;
	if (!gate->pieces)
		note_pause(gate, piece);
	gate->demand.full |= remaining(gate, now) >= GATE_AHEAD_NS;
	piece->since = now;
	piece->start = 0;
	if (!gate->pieces) {
		gate->progress = later(gate->progress, now);
		gate->moved = gate->burst = now;
		gate->bursting = gate->given;
		if (!piece->predicted || (!gate->beside && ++gate->arrivals % GATE_RETIME == 0))
			gate_time_it(gate, piece, false);
	}
	count(gate, 1, piece->predicted);
	gate_tell_begun(gate);
	tell_predicted(gate, now);
}

/* The device is ours to use, and its turn not over. */
static bool hold(struct gate *gate, uint64_t now, uint64_t *until)
{
	bool held = gate_holds(gate);

	if (!held && gate->members && gate->epoch)	/* one of several was lost: all are */
		gate_close(gate, now);
	if (!held)
		gate->epoch = gate_hold(gate, now, until);
	if (!gate->epoch || !gate_turn_over(gate, now))
		return gate->epoch != 0;
	gate_close(gate, now);
	gate->epoch = gate_hold(gate, now, until);
	return gate->epoch != 0;
}

/* A driver that gives slices takes the device from us when nothing of ours is queued, or late: it must run dry. */
static bool runs_dry(const struct gate *gate)
{
	return gate->beside && gate->given - gate->bursting >= GATE_BRIEF_NS && arbiter_brief(&gate->place);
}

/* Behind each piece, and there are so many of them. */
static bool marks_each(const struct gate *gate)
{
	for (unsigned i = 0; i < GATE_OWNERS; i++)
		if (gate->owner[i].id && gate->owner[i].each)
			return true;
	return false;
}

/*
 * How much may be under way. In a turn that ends, as much as there is left of it: nobody else is to have the device meanwhile, and a host that is
 * ahead may pause, or find little to launch for a while, and the device is not idle for that.
 */
static uint64_t may_be_ahead(const struct gate *gate, uint64_t now)
{
	uint64_t ahead = gate_ahead(gate), ends = gate_ends(gate);

	if (gate->outranked || !has_turn(gate) || ends == ARBITER_NEVER || (gate->pieces >= GATE_MARKS / 2 && marks_each(gate)))
		return ahead;
	return later(ahead, earlier(less(ends, now + ahead), SHARE_QUANTUM_NS));
}

/* Is there room beside what is in flight? *until: when there may be. */
static bool fits(const struct gate *gate, const struct gate_piece *piece, uint64_t now, uint64_t *until)
{
	uint64_t left = remaining(gate, now), most = may_be_ahead(gate, now);
	bool dry = runs_dry(gate);

	if (!gate->pieces || (!is_alone(gate) && piece->predicted && left < most && !dry))
		return true;
	if (!is_alone(gate) && piece->predicted && !dry)
		*until = earlier(*until, later(now + left - gate_ahead(gate), now + GATE_LOOK_LEAST_NS));
	return false;
}

static bool begin(struct gate *gate)
{
	if (gate->begun != gate->epoch && !gate_begin(gate)) {
		gate->epoch = 0;
		return false;
	}
	if (gate->begun != gate->epoch) {
		if (gate->beside != arbiter_is_open(&gate->place, gate->epoch)) {
			gate->demand.since = 0;
			gate_along_stop(gate, GATE_NONE);
		}
		gate->beside = arbiter_is_open(&gate->place, gate->epoch);
		gate->switched = gate->epoch != gate->began;
		gate->began = gate->epoch;
		if (gate->pieces && !gate->beside && !gate->members)
			arbiter_tell_due(&gate->place, gate->due);
		gate->crowded = gate->pieces || arbiter_is_crowded(&gate->place, gate->epoch);
		gate->sole = arbiter_is_sole(&gate->place);
	}
	gate->begun = gate->epoch;
	return true;
}

/* There is no room for it. */
static void note_full(struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	gate->demand.full |= piece->predicted && !is_alone(gate);
	if (gate->beside && piece->predicted && !is_alone(gate))
		arbiter_limited(&gate->place, now);
}

/* It is another rank's launch that this waits for; with a turn there would be nothing to do here. */
static bool is_stuck(struct gate *gate, const struct gate_piece *piece, uint64_t now, uint64_t *until)
{
	if (!gate_overstays(gate) || fits(gate, piece, now, until))
		return false;
	arbiter_unwant(gate_waits_at(gate));
	return true;
}

static bool admit(struct gate *gate, struct gate_piece *piece, uint64_t now, struct gate_wait *wait)
{
	bool ours, late, passes = out_of_patience(gate, piece, now);

	if (passes) {
		gate->moved = gate->passed = now;
		gate->hurried = !gate->hurried && !gate->members;
		gate->released = now + GATE_PATIENCE_NS / 4 + 2 * piece->predicted;
	}
	*wait = (struct gate_wait){.until = UINT64_MAX, .steps = atomic_load_explicit(&gate->steps, memory_order_relaxed)};
	ours = passes || (!is_stuck(gate, piece, now, &wait->until) && hold(gate, now, &wait->until));
	if (ours && !passes && !gate->members && gate->pieces && now < gate->due && gate->begun != gate->epoch)
		ours = begin(gate);	/* this turn waits for what is left of an earlier one */
	late = !ours && gate_is_late(gate, piece, now, &wait->until);
	wait->turn = !ours && !gate->pieces;
	if (gate->pieces)
		wait->until = earlier(wait->until, gate_next_look(gate, now));
	if (!ours && !late)
		return false;
	if (!passes && !fits(gate, piece, now, &wait->until)) {
		note_full(gate, piece, now);
		return false;
	}
	if (!passes && !(late ? gate_begin_late(gate, now) : begin(gate))) {
		wait->until = now;
		return false;
	}
	enter(gate, piece, now);
	gate_sample(gate, piece, now);
	return true;
}

void gate_note_rank(struct gate *gate)
{
	bool outranked = arbiter_outranked(&gate->place);

	if (outranked != gate->outranked)
		gate_along_stop(gate, GATE_NONE);
	gate->outranked = outranked;
	gate->light = gate->beside && arbiter_is_light(&gate->place);
}

/* All else was done meanwhile. */
static void enter_alone(struct gate *gate, struct gate_piece *piece)
{
	enter(gate, piece, lock_now_ns());
	if (gate_holds(gate))
		begin(gate);
}

void gate_count_in(struct gate *gate, uint32_t pieces, uint64_t predicted, bool done)
{
	struct gate_piece all = {.predicted = predicted, .since = gate->pieces ? 0 : lock_now_ns()};

	if (!gate->pieces) {
		enter_alone(gate, &all);
		gate->alone.busy = false;	/* too late to time it */
		count(gate, pieces - 1, 0);
	} else {
		count(gate, pieces, predicted);
	}
	if (done) {
		if (!gate_charge(gate, predicted, lock_now_ns()))
			gate_close(gate, lock_now_ns());
		gate_landed(gate, pieces, predicted, lock_now_ns());
	}
	gate_tell_open(gate);
}

/* With `lock`: the vendor took what was let through unseen. */
static void enter_unseen(struct gate *gate, struct gate_piece *piece)
{
	piece->unseen = false;
	if (gate->pieces) {
		count(gate, 1, piece->predicted);
		tell_predicted(gate, gate->progress);
		return;
	}
	enter_alone(gate, piece);
}

bool gate_try(struct gate *gate, struct gate_piece *piece, uint64_t now, struct gate_wait *wait)
{
	bool admitted;

	gate_take(gate);
	gate_note_rank(gate);
	admitted = admit(gate, piece, now, wait);
	gate_tell_open(gate);
	lock_drop(&gate->lock);
	return admitted;
}

void gate_step(struct gate *gate)
{
	atomic_fetch_add(&gate->steps, 1);
	if (atomic_load(&gate->waiters))
		syscall(SYS_futex, &gate->steps, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

static void wait_step(struct gate *gate, const struct gate_wait *wait)
{
	uint64_t now = lock_now_ns(), ns = wait->until > now ? earlier(wait->until - now, GATE_PATIENCE_NS) : 0;
	struct timespec time = {0, (long)ns};

	if (!ns)
		return;
	atomic_fetch_add(&gate->waiters, 1);
	syscall(SYS_futex, &gate->steps, FUTEX_WAIT_PRIVATE, wait->steps, &time, NULL, 0);
	atomic_fetch_sub(&gate->waiters, 1);
}

static bool is_gated(const struct gate *gate)
{
	return atomic_load_explicit(gate->word, memory_order_relaxed) != 0;
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

/* False: it is gated no more. */
static bool wait_turn(struct gate *gate, struct gate_piece *piece, struct gate_wait *wait)
{
	int saved = errno;
	bool admitted = false;

	do {
		if (!gate_reap(gate, 0)) {
			if (wait->turn)
				arbiter_wait(waits_at(gate), wait->until);
			else
				wait_step(gate, wait);
			gate_tend(gate, 0);	/* the thread for that may be late, or not be there */
		}
		if (!is_gated(gate))
			break;
		if (!piece->predicted)		/* another thread may have timed it meanwhile */
			piece->predicted = predict_get(&gate->predict, piece->key);
		admitted = gate_try(gate, piece, lock_now_ns(), wait);
	} while (!admitted);
	errno = saved;
	return admitted;
}

/* Without it: what we waited for, and held meanwhile. */
static void leave_gate(struct gate *gate)
{
	gate_take(gate);
	arbiter_unwant(gate_waits_at(gate));
	if (gate->members && !gate->pieces)
		gate_end(gate, lock_now_ns());
	lock_drop(&gate->lock);
}

static void before_in_turn(struct gate *gate, struct gate_piece *piece)
{
	struct gate_wait wait;
	uint64_t now = lock_now_ns();
	bool admitted;

	piece->since = now;
	gate_seek(gate);
	if (!gate_try(gate, piece, now, &wait)) {
		gate_thread_wake();
		admitted = wait_turn(gate, piece, &wait);
		arbiter_waited(&gate->place, lock_now_ns() - now);
		if (!admitted) {
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

/* With what its thread counted itself since it was told how much it may; others' was looked at. */
static bool stays_untimed(const struct gate *gate, const struct gate_piece *piece)
{
	const struct gate_along *at = piece->along;
	uint64_t along = at && !atomic_load_explicit(&at->stop, memory_order_relaxed) ? at->most - at->left : 0;

	return piece->predicted + along <= atomic_load_explicit(&gate->untimed, memory_order_relaxed);
}

/*
 * True: it may go. Neither the clock nor the lock is needed. As many pieces as there are threads may come in beyond the bound, and one
 * whose thread was held up here may meet another's turn; it is counted all the same.
 */
static bool is_let_through(const struct gate *gate, struct gate_piece *piece)
{
	uint64_t open = atomic_load_explicit(&gate->open, memory_order_relaxed);

	piece->predicted = predict_get(&gate->predict, piece->key);
	piece->unseen = open && piece->predicted && !piece->waited && stays_untimed(gate, piece) && arbiter_is_unwanted(&gate->place, open);
	return piece->unseen;
}

HOT void gate_before(struct gate_piece *piece)
{
	struct gate *gate = piece->place;
	int cancelling;

	if (is_let_through(gate, piece))
		return;
	if (!is_gated(gate) || (is_capturing() && port_stream_recording(piece->stream))) {
		piece->place = NULL;
		return;
	}
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	before_in_turn(gate, piece);
	pthread_setcancelstate(cancelling, NULL);
}

/* Its kind is new to the thread since it was told a bound; or the device is open to all. */
static uint64_t predict_along(struct gate_along *along, const struct gate *gate, uint64_t key)
{
	uint64_t ns = gate_along_knows(along, key);
	uint32_t keys = atomic_load_explicit(&along->keys, memory_order_relaxed);

	if (ns)
		return ns;
	ns = predict_get(&gate->predict, key);
	if (!ns || keys == GATE_KEYS)
		return ns;
	atomic_store_explicit(&along->kind[keys].key, key, memory_order_relaxed);
	atomic_store_explicit(&along->kind[keys].ns, ns, memory_order_relaxed);
	atomic_store_explicit(&along->keys, keys + 1, memory_order_release);
	return ns;
}

HOT void gate_before_along(struct gate_piece *piece)
{
	struct gate *gate = piece->place;
	uint64_t open;

	piece->predicted = predict_along(piece->along, gate, piece->key);
	open = gate_along_open(piece->along, piece->predicted);
	piece->quick = open && arbiter_is_unwanted(&gate->place, open);
	if (!piece->quick)
		gate_before(piece);
}

/* The vendor refused it, or there is nothing to put behind it. */
static void take_back(struct gate *gate, const struct gate_piece *piece, bool used, uint64_t now)
{
	gate_take(gate);
	if (piece->start)
		gate->alone.busy = false;
	if (used && !gate_charge(gate, piece->predicted, now))
		gate_close(gate, now);
	gate_landed(gate, 1, piece->predicted, now);
	lock_drop(&gate->lock);
	gate_step(gate);
}

static bool wants_mark(const struct gate *gate, const struct gate_work *work, const struct gate_owner *of)
{
	return gate_is_batch(gate, work->pieces, work->predicted) || of->each || is_capturing();
}

/* Beside its stream's tally: one that is alone, or whose stream has no tally, or whose owner has no marks. */
static unsigned count_alone(struct gate *gate, const struct gate_piece *piece, uint64_t owner, unsigned stream)
{
	struct gate_work work = {0};
	unsigned index;

	gate_work_add(&work, piece);
	index = gate_mark_take(gate, owner, &work, stream, true);
	if (index != GATE_NONE && piece->start) {
		gate->mark[index].alone = true;
		gate->mark[index].timed = gate_is_timed(piece);
	}
	return index;
}

/* Counts it in; a mark to be put down behind it, or GATE_NONE. *kept: somebody will learn when it is done. */
static unsigned count_in(struct gate *gate, struct gate_piece *piece, const struct gate_owner *of, uint64_t owner, bool *kept)
{
	struct gate_stream *at = gate_stream_find(gate, piece->stream, owner);
	unsigned stream = at ? (unsigned)(at - gate->stream) : GATE_NO_STREAM, index;

	if (!piece->since && (!at || !at->work.pieces))
		piece->since = lock_now_ns();
	*kept = true;
	if (!at)
		gate->mixed = gate->started;
	if (!at || !of || (piece->start && !gate->alone.beside)) {
		index = count_alone(gate, piece, owner, stream);
		*kept = index != GATE_NONE;
		return index;
	}
	gate_work_add(&at->work, piece);
	gate_stream_added(gate, at, 1);
	gate->loose |= UINT64_C(1) << stream;
	if (!piece->start && !piece->waited && !wants_mark(gate, &at->work, of))
		return GATE_NONE;
	index = gate_mark_take(gate, owner, &at->work, stream, true);
	if (piece->start && index != GATE_NONE)
		gate->mark[index].timed = true;
	else if (piece->start)
		gate->alone.busy = false;
	return index;
}

/* A mark behind it; or, where none is to be had, it is taken as done. */
static void follow(struct gate *gate, const struct gate_piece *piece, unsigned index, uint64_t now)
{
	int cancelling;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	if (index != GATE_NONE)
		gate_put(gate, index, piece->stream, now);
	else
		take_back(gate, piece, true, now ? now : lock_now_ns());
	pthread_setcancelstate(cancelling, NULL);
}

/* Without `lock`, which is taken when it returns. */
static const struct gate_owner *find_owner(struct gate *gate, uint64_t owner)
{
	const struct gate_owner *of;
	int cancelling;

	gate_take(gate);
	of = gate_owner_find(gate, owner);
	if (of)
		return of;
	lock_drop(&gate->lock);
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	gate_owner_open(gate, owner);
	pthread_setcancelstate(cancelling, NULL);
	gate_take(gate);
	return gate_owner_find(gate, owner);
}

void gate_launched(struct gate *gate, struct gate_piece *piece, bool accepted, uint64_t now)
{
	const struct gate_owner *of;
	uint64_t owner;
	unsigned index;
	bool kept;

	if (!accepted) {
		if (!piece->unseen)
			take_back(gate, piece, false, now ? now : lock_now_ns());
		return;
	}
	if (gate_is_timed(piece))
		gate_time_call(gate, piece, now);
	owner = gate_piece_owner(piece);
	of = find_owner(gate, owner);
	if (piece->unseen)
		enter_unseen(gate, piece);
	index = count_in(gate, piece, of, owner, &kept);
	if (gate_is_timed(piece))
		gate_time_streams(gate);
	if (index != GATE_NONE)
		gate->mark[index].waited = piece->waited;
	if (!piece->predicted)	/* not before: the vendor may have taken long to make it */
		tell_due(gate, (now ? now : lock_now_ns()) + UNKNOWN_NS);
	gate_tell_open(gate);
	lock_drop(&gate->lock);
	if (index != GATE_NONE || !kept)
		follow(gate, piece, index, now);
	if (piece->waited)	/* if it is done now, it took as long as the call */
		gate_reap(gate, now);
}

/*
 * Most of what was let through unseen comes behind unmarked work of its stream, has room, and needs no mark itself: then it is added to
 * that tally and nothing else; and its thread may add the next ones without the lock. False: there is more to do.
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
	counted = at && at->work.pieces && gate->flying + predicted < gate_ahead(gate) &&
		atomic_load_explicit(&gate->open, memory_order_relaxed) &&
		!gate_is_batch(gate, at->work.pieces + 1, at->work.predicted + predicted);
	if (counted) {
		count(gate, 1, predicted);
		gate_work_add(&at->work, piece);
		gate_stream_added(gate, at, 1);
		tell_untimed(gate);
		if (piece->along)
			gate_along_arm(gate, piece->along, at);
	}
	lock_drop(&gate->lock);
	return counted;
}

HOT void gate_after_slowly(struct gate_piece *piece, bool accepted)
{
	struct gate *gate = piece->place;

	if (gate && !(piece->unseen && accepted && counts_along(gate, piece)))
		gate_launched(gate, piece, accepted, 0);
}

static bool is_used(const struct gate *gate)
{
	return atomic_load_explicit(&gate->used, memory_order_acquire);
}

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
		if (is_used(&gate_all[i]))
			gate_flush(&gate_all[i], lock_now_ns(), true);
	while (!atomic_compare_exchange_weak(&gate_captures, &before, before + more < 0 ? 0 : before + more))
		;
	for (unsigned i = 0; i < GATES; i++)
		if (is_used(&gate_all[i]))
			tell_again(&gate_all[i]);
	if (more > 0)
		gate_marks_wait();
}

void gate_stream_gone(uint64_t stream)
{
	for (unsigned i = 0; i < GATES; i++)
		if (is_used(&gate_all[i]))
			gate_marks_part(&gate_all[i], stream, 0);
}

void gate_owner_gone(uint64_t owner)
{
	for (unsigned i = 0; i < GATES; i++)
		if (is_used(&gate_all[i]))
			gate_marks_forget(&gate_all[i], owner, lock_now_ns());
}

struct gate *gate_find(int device)
{
	for (unsigned i = 0; i < GATES; i++)
		if (is_used(&gate_all[i]) && gate_all[i].device == device)
			return &gate_all[i];
	return NULL;
}

static int open_gate(struct gate *gate, int device, const struct gate_join *join)
{
	int error = arbiter_join(&gate->place, join->folder, join->uuid, join->tenant, join->terms);

	if (error)
		return error;
	gate->device = device;
	gate->word = arbiter_gated(&gate->place);
	gate_marks_init(gate);
	atomic_store_explicit(&gate->used, true, memory_order_release);
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
		if (!is_used(&gate_all[i]))
			gate = &gate_all[i];
	error = gate ? open_gate(gate, device, join) : -ENOSPC;
out:
	lock_drop(&opening);
	return error;
}

const _Atomic uint32_t *gate_word(const struct gate *gate)
{
	return gate->word;
}

void gate_reset(void)
{
	gate_thread_reset();
	gate_marks_reset();
	gate_along_reset();
	for (unsigned i = 0; i < GATES; i++) {
		if (!is_used(&gate_all[i]))
			continue;
		gate_abandon(&gate_all[i]);
		memset(&gate_all[i], 0, sizeof(gate_all[i]));
	}
	atomic_store(&gate_captures, 0);
	opening = (struct lock){0};
}
