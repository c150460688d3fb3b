/* SPDX-License-Identifier: Apache-2.0 */
/* Decides which piece may go on, and when. */
#define _GNU_SOURCE
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "gate_quick.h"

/* The work that the oldest mark stands for: time passes for that alone, the rest waits behind it. */
static uint64_t oldest(const struct gate *gate)
{
	return gate->first == GATE_NONE ? gate->flying : earlier(gate->flying, gate->mark[gate->first].work.predicted);
}

uint64_t gate_expected(const struct gate *gate)
{
	return gate->progress + oldest(gate);
}

/*
 * If the oldest mark's piece was never timed when it was admitted: a later duration of another
 * piece of its kind. For a piece that passed, without a better value, a duration that may include
 * other work.
 */
static uint64_t known_since(const struct gate *gate)
{
	const struct gate_mark *mark = gate->first == GATE_NONE ? NULL : &gate->mark[gate->first];
	uint64_t known;

	if (!mark || mark->work.predicted || mark->work.pieces != 1)
		return 0;
	known = predict_get(&gate->predict, mark->work.key[0]);
	return known || !mark->passed || gate->hint_key != mark->work.key[0] ? known : gate->hint_ns;
}

/* gate_expected, by the present predictions. */
static uint64_t expected_by_now(const struct gate *gate)
{
	return gate_expected(gate) + known_since(gate);
}

/* Predicted ns until all in-flight work is done. */
static uint64_t remaining(const struct gate *gate, uint64_t now)
{
	uint64_t gone = now > gate->progress ? now - gate->progress : 0, known = known_since(gate);

	return gate->flying + known - earlier(gone, oldest(gate) + known);
}

bool gate_turn_over(const struct gate *gate, uint64_t now)
{
	uint64_t ends = gate_ends(gate);

	return ends != ARBITER_NEVER && now + remaining(gate, now) >= ends;
}

/* Nothing may come to be in flight with the piece that is timed. */
static bool is_alone(const struct gate *gate)
{
	return gate->alone.busy && !gate->alone.beside;
}

void gate_tell_open(struct gate *gate)
{
	bool room = gate->pieces && !gate_is_capturing() && !gate->calls && gate->flying + known_since(gate) < gate_ahead(gate) &&
		!is_alone(gate) && gate->begun == gate->epoch && !gate->members && !(gate->beside && arbiter_brief(&gate->place));

	gate_put_if_new(&gate->open, room ? gate->epoch : 0);
	gate_tell_untimed(gate);
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
	return GATE_SLOWED_TIMES * predicted + GATE_SLOWED_NS;
}

/*
 * Our work takes much longer than alone, so it stands behind more than a fair part of others' work.
 * Work behind that mark does so too, since nothing is before it: work that a host submits little by
 * little takes long, too.
 */
void gate_slowed(struct gate *gate, unsigned index)
{
	const struct gate_mark *mark = &gate->mark[index];

	if (gate->beside && mark->state == MARK_PENDING && !mark->call &&
	    mark->seen > later(mark->marked, gate->progress) + slowed_ns(mark->work.predicted) &&
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
	/* Others closed it, and noted that we want more. */
	gate->promised |= gate->begun && gate->epoch && !gate->members && !gate_holds(gate);
	if (gate->begun)
		gate_end(gate, now);
}

bool gate_overlaps(const struct gate *gate)
{
	return !gate->members && (gate->crowded || (gate->begun && arbiter_passed(&gate->place, gate->begun)));
}

/* A prediction may be wrong: the part of it that a piece waits for. A piece that passes early is
 * mostly in vain, and then the next one waits longer. */
static uint64_t most_patience(const struct gate *gate)
{
	return ARBITER_MOST_PATIENCE_NS << GATE_VAIN_SHIFT * gate->vain;
}

/*
 * Nothing was done until long after the predicted time, so in-flight work may wait for this very
 * piece. Where other tenants slow down long work, that is less likely. If the piece passed then,
 * there would be as much in flight in the next turn.
 */
static bool out_of_patience(const struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	uint64_t since = later(gate->moved, piece->since);

	since = later(since, earlier(expected_by_now(gate), since + most_patience(gate)));
	if (!gate->pieces || now <= since + (gate->hurried ? GATE_PATIENCE_NS / 2 : GATE_PATIENCE_NS))
		return false;
	return (!gate->beside && !gate_overlaps(gate)) || !oldest(gate) || now > gate->due;
}

void gate_tell_due(struct gate *gate, uint64_t due)
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

	if (GATE_DUE_TIMES * gate->flying > GATE_PATIENCE_NS / 4 &&
	    (ends == ARBITER_NEVER || !has_turn(gate) || from + gate->flying > ends))
		gate_tell_due(gate, from + earlier(GATE_DUE_TIMES * gate->flying, ARBITER_MOST_PATIENCE_NS));
}

/* It came to an idle device: what its program did meanwhile. */
static void note_pause(struct gate *gate, const struct gate_piece *piece)
{
	uint64_t pause = less(piece->since, gate->idle);

	if (pause <= GATE_GRACE_NS)
		gate->rests = 0;
	else if (gate->rests < GATE_RESTS)
		gate->rests++;
	if (!gate->idle || pause >= GATE_IDLE_MOST_NS)
		return;
	if (gate->pause == UINT64_MAX)
		gate->pause = GATE_IDLE_MOST_NS;
	gate->pause = later(pause, gate->pause - gate->pause / 8);
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
		if (!piece->predicted || (!gate->beside && !gate->crowded && ++gate->arrivals % GATE_RETIME == 0))
			gate_time_it(gate, piece, false);
	}
	gate_count(gate, 1, piece->predicted);
	gate_tell_begun(gate);
	tell_predicted(gate, now);
}

/* The device is ours to use, and its turn not over. */
static bool hold(struct gate *gate, uint64_t now, uint64_t *until)
{
	bool held = gate_holds(gate);

	if (!held && gate->members && gate->epoch) /* one of several was lost: all are */
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

/* Does each piece have a mark behind it, and is their number large? */
static bool marks_each(const struct gate *gate)
{
	for (unsigned i = 0; i < GATE_OWNERS; i++)
		if (gate->owner[i].id && gate->owner[i].each)
			return true;
	return false;
}

/*
 * The amount of work that may be in flight. In a turn that ends, it is the rest of the turn: no
 * other tenant is to have the device meanwhile. A host that is ahead may pause, or find little to
 * launch for a while, and the device is not idle for that.
 */
static uint64_t may_be_ahead(const struct gate *gate, uint64_t now)
{
	uint64_t ahead = gate_ahead(gate), ends = gate_ends(gate);

	if (gate->rank || !has_turn(gate) || ends == ARBITER_NEVER || (gate->pieces >= GATE_MARKS / 2 && marks_each(gate)))
		return ahead;
	return later(ahead, earlier(less(ends, now + ahead), SHARE_QUANTUM_NS));
}

/* Is there room next to the in-flight work? *until: when there may be. */
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

static void note_pass(struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	gate->moved = gate->passed = now;
	gate->hurried = !gate->hurried && !gate->members;
	gate->released = now + GATE_PATIENCE_NS / 4 + 2 * piece->predicted;
	gate->early = now < expected_by_now(gate);
	if (gate->early && gate->vain < GATE_VAIN_MOST)
		gate->vain++;
}

/* May our tenant submit, by the lease? */
static bool is_ours(struct gate *gate, const struct gate_piece *piece, uint64_t now, uint64_t *until)
{
	if (is_stuck(gate, piece, now, until) || !hold(gate, now, until))
		return false;
	if (!gate->members && gate->pieces && now < gate->due && gate->begun != gate->epoch)
		return begin(gate); /* this turn waits for the rest of an earlier one */
	return true;
}

/* There is room for it, and it begins under the lease. */
static bool starts(struct gate *gate, const struct gate_piece *piece, bool late, uint64_t now, uint64_t *until)
{
	if (!fits(gate, piece, now, until)) {
		note_full(gate, piece, now);
		return false;
	}
	if (late ? gate_begin_late(gate, now) : begin(gate))
		return true;
	*until = now;
	return false;
}

static bool admit(struct gate *gate, struct gate_piece *piece, uint64_t now, struct gate_wait *wait)
{
	bool ours, late, passes = out_of_patience(gate, piece, now);

	piece->passed = passes;
	if (passes)
		note_pass(gate, piece, now);
	*wait = (struct gate_wait){.until = UINT64_MAX, .steps = atomic_load_explicit(&gate->steps, memory_order_relaxed)};
	ours = passes || is_ours(gate, piece, now, &wait->until);
	late = !ours && gate_is_late(gate, piece, now, &wait->until);
	wait->turn = !ours && !gate->pieces;
	if (gate->pieces)
		wait->until = earlier(wait->until, gate_next_look(gate, now));
	if (!ours && !late)
		return false;
	if (!passes && !starts(gate, piece, late, now, &wait->until))
		return false;
	enter(gate, piece, now);
	gate_sample(gate, piece, now);
	return true;
}

void gate_note_rank(struct gate *gate)
{
	uint8_t rank = (uint8_t)arbiter_rank(&gate->place);

	if (rank != gate->rank)
		gate_along_stop(gate, GATE_NONE);
	gate->rank = rank;
	gate->light = gate->beside && arbiter_is_light(&gate->place);
}

/* All else was done meanwhile; and it is too late to time it. */
static void enter_alone(struct gate *gate, struct gate_piece *piece)
{
	enter(gate, piece, lock_now_ns());
	piece->start = 0;
	gate->alone.busy = false;
	if (gate_holds(gate))
		begin(gate);
}

void gate_count_in(struct gate *gate, uint32_t pieces, uint64_t predicted, bool done)
{
	struct gate_piece all = {.predicted = predicted, .since = gate->pieces ? 0 : lock_now_ns()};

	if (!gate->pieces) {
		enter_alone(gate, &all);
		gate_count(gate, pieces - 1, 0);
	} else {
		gate_count(gate, pieces, predicted);
	}
	if (done) {
		if (!gate_charge(gate, predicted, lock_now_ns()))
			gate_close(gate, lock_now_ns());
		gate_landed(gate, pieces, predicted, lock_now_ns());
	}
	gate_tell_open(gate);
}

bool gate_enter_unseen(struct gate *gate, struct gate_piece *piece)
{
	bool alone = !gate->pieces;

	piece->unseen = false;
	if (alone) {
		enter_alone(gate, piece);
	} else {
		gate_count(gate, 1, piece->predicted);
		tell_predicted(gate, gate->progress);
	}
	return alone;
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
