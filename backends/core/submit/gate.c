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
	return gate->marks.first == GATE_NONE
		? gate->flight.flying
		: earlier(gate->flight.flying, gate->marks.mark[gate->marks.first].work.predicted);
}

uint64_t gate_expected(const struct gate *gate)
{
	return gate->settled.progress + oldest(gate);
}

/*
 * If the oldest mark's piece was never timed when it was admitted: a later duration of another
 * piece of its kind. For a piece that passed, without a better value, a duration that may include
 * other work.
 */
static uint64_t known_since(const struct gate *gate)
{
	const struct gate_mark *mark =
		gate->marks.first == GATE_NONE ? NULL : &gate->marks.mark[gate->marks.first];
	uint64_t known;

	if (!mark || mark->work.predicted || mark->work.pieces != 1)
		return 0;
	known = predict_get(&gate->learning.predict, mark->work.key[0]);
	return known || !mark->passed || gate->learning.hint_key != mark->work.key[0]
		? known
		: gate->learning.hint_ns;
}

/* gate_expected, by the present predictions. */
static uint64_t expected_by_now(const struct gate *gate)
{
	return gate_expected(gate) + known_since(gate);
}

/* Predicted ns until all in-flight work is done. */
static uint64_t remaining(const struct gate *gate, uint64_t now)
{
	uint64_t gone = now > gate->settled.progress ? now - gate->settled.progress : 0,
		 known = known_since(gate);

	return gate->flight.flying + known - earlier(gone, oldest(gate) + known);
}

bool gate_turn_over(const struct gate *gate, uint64_t now)
{
	uint64_t ends = gate_ends(gate);

	return ends != ARBITER_NEVER && now + remaining(gate, now) >= ends;
}

/* Nothing may come to be in flight with the piece that is timed. */
static bool is_alone(const struct gate *gate)
{
	return gate->learning.alone.busy && !gate->learning.alone.beside;
}

/* Others' short work may stand behind what we have queued. */
static bool is_brief(const struct gate *gate)
{
	return gate->rank == ARBITER_VISITED || (gate->beside && arbiter_brief(&gate->fast.place));
}

void gate_tell_open(struct gate *gate)
{
	bool room = gate->flight.pieces && !gate_is_capturing() && !gate->settled.calls &&
		gate->flight.flying + known_since(gate) < gate_ahead(gate) && !is_alone(gate) &&
		gate->begun == gate->epoch && !gate->members && !is_brief(gate);

	if (atomic_load_explicit(&gate->fast.open, memory_order_relaxed) !=
	    (room ? gate->epoch : 0)) {
		atomic_store_explicit(&gate->fast.open, room ? gate->epoch : 0,
				      memory_order_relaxed);
		gate_along_stop(gate, GATE_NONE);
	}
	gate_tell_untimed(gate);
}

void gate_close(struct gate *gate, uint64_t now)
{
	if (!gate->epoch && !gate->members)
		return;
	gate_give_up(gate, now);
	gate->slice.promised = gate->flight.pieces && !gate->members;
	gate_tell_open(gate);
	if (!gate->flight.pieces)
		gate_end(gate, now);
}

static uint64_t behind_ns(uint64_t predicted)
{
	return GATE_BEHIND_TIMES * predicted + GATE_BEHIND_NS;
}

/*
 * Short pieces of ours take much longer than alone, so they stand behind more than a fair part of
 * others' work. Work behind that mark does so too, since nothing is before it: work that a host
 * submits little by little takes long, too.
 */
void gate_note_behind(struct gate *gate, unsigned index)
{
	const struct gate_mark *mark = &gate->marks.mark[index];

	if (gate->beside && mark->state == MARK_PENDING && !mark->call &&
	    mark->work.predicted < GATE_SHORT_NS * mark->work.pieces &&
	    mark->seen >
		    later(mark->marked, gate->settled.progress) + behind_ns(mark->work.predicted) &&
	    mark->seen > gate->idle.burst + behind_ns(gate->flight.given - gate->offer.bursting))
		arbiter_behind(&gate->fast.place, mark->seen);
}

static void due_no_more(struct gate *gate)
{
	if (gate->settled.due && !gate->beside && !gate->members)
		arbiter_tell_due(&gate->fast.place, 0);
	gate->settled.due = 0;
}

void gate_landed(struct gate *gate, uint32_t pieces, uint64_t predicted, uint64_t now)
{
	gate->flight.pieces -= pieces < gate->flight.pieces ? pieces : gate->flight.pieces;
	gate->flight.flying -= earlier(predicted, gate->flight.flying);
	gate_tell_open(gate);
	if (gate->flight.pieces)
		return;
	gate->flight.flying = 0;
	due_no_more(gate);
	gate->idle.since = now;
	gate->idle.lasted = now > gate->idle.burst ? now - gate->idle.burst : 0;
	/* Others closed it, and noted that we want more. */
	gate->slice.promised |= gate->begun && gate->epoch && !gate->members && !gate_holds(gate);
	if (gate->begun)
		gate_end(gate, now);
}

bool gate_overlaps(const struct gate *gate)
{
	return !gate->members &&
		(gate->slice.crowded ||
		 (gate->begun && arbiter_passed(&gate->fast.place, gate->begun)));
}

/* A prediction may be wrong: the part of it that a piece waits for. A piece that passes early is
 * mostly in vain, and then the next one waits longer. */
static uint64_t most_patience(const struct gate *gate)
{
	return ARBITER_MOST_PATIENCE_NS << GATE_VAIN_SHIFT * gate->patience.vain;
}

/*
 * Nothing was done until long after the predicted time, so in-flight work may wait for this very
 * piece. Where other tenants slow down long work, that is less likely. If the piece passed then,
 * there would be as much in flight in the next turn.
 */
static bool out_of_patience(const struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	uint64_t since = later(gate->patience.moved, piece->since);

	since = later(since, earlier(expected_by_now(gate), since + most_patience(gate)));
	if (!gate->flight.pieces ||
	    now <= since + (gate->patience.hurried ? GATE_PATIENCE_NS / 2 : GATE_PATIENCE_NS))
		return false;
	return (!gate->beside && !gate_overlaps(gate)) || !oldest(gate) || now > gate->settled.due;
}

void gate_tell_due(struct gate *gate, uint64_t due)
{
	if (due <= gate->settled.due)
		return;
	gate->settled.due = due;
	if (!gate->beside && !gate->members)
		arbiter_tell_due(&gate->fast.place, due);
}

/* The device is this process's alone, and no gang's. */
static bool has_turn(const struct gate *gate)
{
	return gate->slice.sole && !gate->beside && !gate->members;
}

/* What will be done in our turn is waited for anyway. */
static void tell_predicted(struct gate *gate, uint64_t now)
{
	uint64_t from = later(gate->settled.progress, now), ends = gate_ends(gate);

	if (GATE_DUE_TIMES * gate->flight.flying > GATE_PATIENCE_NS / 4 &&
	    (ends == ARBITER_NEVER || !has_turn(gate) || from + gate->flight.flying > ends))
		gate_tell_due(gate,
			      from +
				      earlier(GATE_DUE_TIMES * gate->flight.flying,
					      ARBITER_MOST_PATIENCE_NS));
}

/* It came to an idle device: what its program did meanwhile. */
static void note_pause(struct gate *gate, const struct gate_piece *piece)
{
	uint64_t pause = less(piece->since, gate->idle.since);

	if (pause <= GATE_GRACE_NS)
		gate->idle.rests = 0;
	else if (gate->idle.rests < GATE_RESTS)
		gate->idle.rests++;
	if (!gate->idle.since || pause >= GATE_IDLE_MOST_NS)
		return;
	if (gate->idle.pause == UINT64_MAX)
		gate->idle.pause = GATE_IDLE_MOST_NS;
	gate->idle.pause = later(pause, gate->idle.pause - gate->idle.pause / 8);
}

static void enter(struct gate *gate, struct gate_piece *piece, uint64_t now)
{
	gate_note_offered(gate, piece, now);
	gate->slice.promised = false;
	if (!gate->flight.pieces)
		note_pause(gate, piece);
	gate->offer.demand.full |= remaining(gate, now) >= GATE_AHEAD_NS;
	if (gate->beside && gate->members && remaining(gate, now) >= GATE_GANG_FULL_NS)
		arbiter_limited(&gate->fast.place, now);
	piece->since = now;
	piece->start = 0;
	if (!gate->flight.pieces) {
		gate->settled.progress = later(gate->settled.progress, now);
		gate->patience.moved = gate->idle.burst = now;
		gate->offer.bursting = gate->flight.given;
		if (!piece->predicted ||
		    (!gate->beside && !gate->slice.crowded &&
		     ++gate->idle.arrivals % GATE_RETIME == 0))
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
	return gate->flight.given - gate->offer.bursting >= GATE_BRIEF_NS && is_brief(gate);
}

/* Does each piece have a mark behind it, and is their number large? */
static bool marks_each(const struct gate *gate)
{
	for (unsigned i = 0; i < GATE_OWNERS; i++)
		if (gate->queues.owner[i].id && gate->queues.owner[i].each)
			return true;
	return false;
}

/*
 * The amount of work that may be in flight. In a turn that ends, it is the rest of the turn: no
 * other tenant is to have the device meanwhile. A host that is ahead may pause, or find little to
 * launch for a while, and the device is not idle for that. In a gang, a collective in flight waits for
 * other devices, and a host that stands for that launches the next one too late. So where no turn
 * ends, more may be in flight.
 */
static uint64_t may_be_ahead(const struct gate *gate, uint64_t now)
{
	uint64_t ahead = gate_ahead(gate), ends = gate_ends(gate);

	if (gate->rank || (gate->flight.pieces >= GATE_MARKS / 2 && marks_each(gate)))
		return ahead;
	if (gate->members && ends == ARBITER_NEVER)
		return GATE_GANG_AHEAD_NS;
	if (!has_turn(gate) || ends == ARBITER_NEVER)
		return ahead;
	return later(ahead, earlier(less(ends, now + ahead), SHARE_QUANTUM_NS));
}

/* Is there room next to the in-flight work? *until: when there may be. */
static bool fits(const struct gate *gate, const struct gate_piece *piece, uint64_t now,
		 uint64_t *until)
{
	uint64_t left = remaining(gate, now), most = may_be_ahead(gate, now);
	bool dry = runs_dry(gate);

	if (!gate->flight.pieces || (!is_alone(gate) && piece->predicted && left < most && !dry))
		return true;
	if (!is_alone(gate) && piece->predicted && !dry)
		*until = earlier(*until,
				 later(now + left - gate_ahead(gate), now + GATE_LOOK_LEAST_NS));
	return false;
}

static bool begin(struct gate *gate)
{
	if (gate->begun != gate->epoch && !gate_begin(gate)) {
		gate->epoch = 0;
		return false;
	}
	if (gate->begun != gate->epoch) {
		if (gate->beside != arbiter_is_open(&gate->fast.place, gate->epoch)) {
			gate->offer.demand.since = 0;
			if (gate->beside && arbiter_measures_anew(&gate->fast.place))
				gate->offer.lately = (struct gate_lately){0};
			gate_along_stop(gate, GATE_NONE);
		}
		gate->beside = arbiter_is_open(&gate->fast.place, gate->epoch);
		gate->slice.switched = gate->epoch != gate->slice.began;
		gate->slice.began = gate->epoch;
		if (gate->flight.pieces && !gate->beside && !gate->members)
			arbiter_tell_due(&gate->fast.place, gate->settled.due);
		gate->slice.crowded =
			gate->flight.pieces || arbiter_is_crowded(&gate->fast.place, gate->epoch);
		gate->slice.sole = arbiter_is_sole(&gate->fast.place);
	}
	gate->begun = gate->epoch;
	return true;
}

/* There is no room for it. */
static void note_full(struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	gate->offer.demand.full |= piece->predicted && !is_alone(gate);
	if (gate->beside && piece->predicted && !is_alone(gate))
		arbiter_limited(&gate->fast.place, now);
}

/* It is another rank's launch that this waits for; with a turn there would be nothing to do here. */
static bool is_stuck(struct gate *gate, const struct gate_piece *piece, uint64_t now,
		     uint64_t *until)
{
	if (!gate_overstays(gate) || fits(gate, piece, now, until))
		return false;
	arbiter_unwant(gate_waits_at(gate));
	return true;
}

static void note_pass(struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	gate->patience.moved = gate->patience.passed = now;
	gate->patience.hurried = !gate->patience.hurried && !gate->members;
	gate->patience.released = now + GATE_PATIENCE_NS / 4 + 2 * piece->predicted;
	gate->patience.early = now < expected_by_now(gate);
	if (gate->patience.early && gate->patience.vain < GATE_VAIN_MOST)
		gate->patience.vain++;
}

/* May our tenant submit, by the lease? */
static bool is_ours(struct gate *gate, const struct gate_piece *piece, uint64_t now,
		    uint64_t *until)
{
	if (is_stuck(gate, piece, now, until) || !hold(gate, now, until))
		return false;
	if (!gate->members && gate->flight.pieces && now < gate->settled.due &&
	    gate->begun != gate->epoch)
		return begin(gate); /* this turn waits for the rest of an earlier one */
	return true;
}

/* There is room for it, and it begins under the lease. */
static bool starts(struct gate *gate, const struct gate_piece *piece, bool late, uint64_t now,
		   uint64_t *until)
{
	if (!fits(gate, piece, now, until)) {
		note_full(gate, piece, now);
		return false;
	}
	if (late)
		return gate_begin_late(gate, now, until);
	if (begin(gate))
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
	*wait = (struct gate_wait){
		.until = UINT64_MAX,
		.steps = atomic_load_explicit(&gate->poll.steps, memory_order_relaxed)};
	ours = passes || is_ours(gate, piece, now, &wait->until);
	late = !ours && gate_is_late(gate, piece, now, &wait->until);
	wait->turn = !ours && !late && !gate->flight.pieces;
	if (gate->flight.pieces)
		wait->until = earlier(wait->until, gate_next_look(gate, now));
	if (!ours && !late)
		return false;
	if (!passes && !starts(gate, piece, late, now, &wait->until))
		return false;
	enter(gate, piece, now);
	gate_sample(gate, piece, now);
	return true;
}

void gate_note_rank(struct gate *gate, uint64_t now)
{
	uint8_t rank = (uint8_t)arbiter_rank(&gate->fast.place, now);

	if (rank != gate->rank) {
		gate->rank = rank;
		gate_along_stop(gate, GATE_NONE);
		gate_tell_open(gate);
	}
	gate->light = gate->beside && arbiter_is_light(&gate->fast.place);
}

/* All else was done meanwhile; and it is too late to time it. */
static void enter_alone(struct gate *gate, struct gate_piece *piece)
{
	enter(gate, piece, lock_now_ns());
	piece->start = 0;
	gate->learning.alone.busy = false;
	if (gate_holds(gate))
		begin(gate);
}

void gate_count_in(struct gate *gate, uint32_t pieces, uint64_t predicted, bool done)
{
	struct gate_piece all = {.predicted = predicted,
				 .since = gate->flight.pieces ? 0 : lock_now_ns()};

	if (!gate->flight.pieces) {
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
	bool alone = !gate->flight.pieces;

	piece->unseen = false;
	if (alone) {
		enter_alone(gate, piece);
	} else {
		gate_count(gate, 1, piece->predicted);
		tell_predicted(gate, gate->settled.progress);
	}
	return alone;
}

bool gate_try(struct gate *gate, struct gate_piece *piece, uint64_t now, struct gate_wait *wait)
{
	bool admitted;

	gate_take(gate);
	gate_note_rank(gate, now);
	admitted = admit(gate, piece, now, wait);
	gate_tell_open(gate);
	lock_drop(&gate->lock);
	return admitted;
}

void gate_step(struct gate *gate)
{
	atomic_fetch_add(&gate->poll.steps, 1);
	if (atomic_load(&gate->poll.waiters))
		syscall(SYS_futex, &gate->poll.steps, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}
