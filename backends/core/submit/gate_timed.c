/* SPDX-License-Identifier: Apache-2.0 */
/* A piece between a pair of marks: which one, and how long it took by that. */
#include "gate_state.h"

void gate_time_it(struct gate *gate, struct gate_piece *piece, bool beside)
{
	gate->learning.alone.busy = true;
	gate->learning.alone.beside = beside;
	piece->start = GATE_UNTIMED;
}

/* It was counted in, and passed the mark that was set. The next one is not set at equal distances:
 * steps repeat themselves. */
void gate_sample(struct gate *gate, struct gate_piece *piece, uint64_t now)
{
	bool among = gate->beside || gate->rank == ARBITER_VISITED;

	if (!among || gate->learning.alone.busy || !piece->predicted || piece->waited ||
	    gate->flight.given <= gate->learning.alone.next)
		return;
	gate->learning.alone.next = gate->flight.given + GATE_SAMPLE_NS / 2 +
		(predict_hash(now) & 0xffff) * GATE_SAMPLE_NS / 0x10000;
	gate->learning.alone.key = piece->key;
	gate_time_it(gate, piece, true);
}

/* With a piece alone in flight its marks are the launching thread's; marks that were destroyed with
 * a context are forgotten. */
static bool has_timed(struct gate *gate, uint64_t owner, struct gate_alone *old)
{
	struct gate_alone *alone = &gate->learning.alone;
	bool has;

	gate_take(gate);
	has = alone->owner == owner && !alone->lost;
	*old = alone->lost ? (struct gate_alone){0} : *alone;
	if (!has) {
		alone->owner = alone->calibrate = alone->start = alone->end = 0;
		alone->lost = false;
	}
	lock_drop(&gate->lock);
	return has;
}

static void destroy_timed(const struct gate_alone *made)
{
	const uint64_t marks[] = {made->calibrate, made->start, made->end};

	for (unsigned i = 0; i < 3; i++)
		if (marks[i])
			port_mark_destroy(marks[i]);
}

static bool make_timed(struct gate *gate, uint64_t owner)
{
	struct gate_alone made = {.owner = owner};

	if (gate_mark_make(true, owner, &made.calibrate) ||
	    gate_mark_make(true, owner, &made.start) || gate_mark_make(true, owner, &made.end)) {
		destroy_timed(&made);
		return false;
	}
	gate_take(gate);
	gate->learning.alone.owner = made.owner;
	gate->learning.alone.calibrate = made.calibrate;
	gate->learning.alone.start = made.start;
	gate->learning.alone.end = made.end;
	lock_drop(&gate->lock);
	return true;
}

/* The time, once the mark is reached; 0: it is not soon, for the device has other things to do. */
static uint64_t when_reached(uint64_t mark, uint64_t now)
{
	uint64_t began = now ? now : lock_now_ns(), at = began;
	bool reached = false;

	if (!gate_marks_ask())
		return 0;
	do {
		reached = port_mark_done(mark) > 0;
		at = now ? now : lock_now_ns();
	} while (!reached && !now && at < began + GATE_REACHED_NS);
	gate_marks_asked();
	return reached ? at : 0;
}

static bool put_timed(struct gate *gate, const struct gate_piece *piece)
{
	uint64_t owner = gate_piece_owner(piece);
	struct gate_alone old;

	if (!has_timed(gate, owner, &old)) {
		destroy_timed(&old);
		if (!make_timed(gate, owner))
			return false;
	}
	return !port_mark(gate->learning.alone.calibrate, piece->stream) &&
		!port_mark(gate->learning.alone.start, piece->stream);
}

/* Without marks it can be looked at only where it is alone. */
static void leave_untimed(struct gate *gate, struct gate_piece *piece)
{
	gate_take(gate);
	if (gate->learning.alone.beside) {
		gate->learning.alone.busy = false;
		piece->start = 0;
		gate_tell_open(gate);
	}
	lock_drop(&gate->lock);
}

/*
 * Two marks with nothing between them show the cost of a pair of marks; the second one begins the
 * piece. From the time when it is reached, the device only waits for the vendor's call.
 */
void gate_time(struct gate *gate, struct gate_piece *piece, uint64_t now)
{
	if (!put_timed(gate, piece)) {
		leave_untimed(gate, piece);
		return;
	}
	piece->start = gate->learning.alone.start;
	gate->learning.alone.from = when_reached(piece->start, now);
	gate->learning.alone.looked = now ? now : lock_now_ns();
}

/* Is the device yet to come to the mark? */
static bool is_to_come(uint64_t mark)
{
	bool is;

	if (!gate_marks_ask())
		return false;
	is = port_mark_done(mark) == 0;
	gate_marks_asked();
	return is;
}

/* The device's wait for the call. If the device has not come to the mark before the piece yet, it
 * did not wait. If it came unseen, it waited for a part of the call. */
void gate_time_call(struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	struct gate_alone *alone = &gate->learning.alone;
	uint64_t over = now ? now : lock_now_ns();

	alone->call = piece->waited || !alone->from ? 0 : less(over, alone->from);
	alone->queued = !alone->from && is_to_come(piece->start);
	alone->unseen =
		piece->waited || alone->from || alone->queued ? 0 : less(over, alone->looked);
}

/* Where something of another stream is in flight, that may be done in between. */
void gate_time_streams(struct gate *gate)
{
	gate->learning.alone.single =
		gate->flight.pieces <= gate->flight.started - gate->learning.mixed;
	gate->learning.alone.mixed = gate->learning.mixed;
}

/*
 * Timed by a pair of marks, without the cost of the pair, as far as that is not the device's own
 * time; at least half of it is the piece's. The device's wait for the vendor's call is subtracted,
 * too. With a call that takes long, or as long as all of it, the piece may have begun before, or be
 * done.
 */
uint64_t gate_timed_ns(const struct gate *gate, uint64_t rest)
{
	uint64_t own = less(rest, GATE_PAIR_NS), call = gate->learning.alone.call;

	if (call <= GATE_CALL_NS && own > call + GATE_LEFT_LEAST_NS)
		return later(own - call, rest / GATE_CALLED_PART);
	return later(own, rest / 2);
}

/*
 * A vendor's first call for a kernel may take a second, and the next one is better evidence. The
 * exceptions are calls that always take long, or that are a small part of the timed duration. Of
 * kinds that share a place the newer one takes it now and then: most are good at the next look at
 * any place, but those that take long each time must meet themselves there some day.
 */
bool gate_timed_doubtful(struct gate *gate, const struct gate_work *work, uint64_t timed)
{
	uint64_t key = work->key[0],
		 *place = &gate->learning.doubted[predict_hash(key) % GATE_DOUBTED];
	bool again = *place == key;

	if (work->predicted)
		return false;
	if (again)
		*place = 0;
	if (again ||
	    later(gate->learning.alone.call, gate->learning.alone.unseen) <=
		    later(GATE_CALL_NS, timed / GATE_CALL_LITTLE_PART))
		return false;
	if (!*place || predict_hash(gate->settled.progress) % GATE_REPLACED_PART == 0)
		*place = key;
	return true;
}

/* A short piece took a little longer than predicted, and the device did not wait for the vendor's call. */
static bool may_rise(const struct gate *gate, uint64_t predicted, uint64_t own)
{
	return gate->learning.alone.from && gate->learning.alone.call <= GATE_CALL_NS &&
		predicted < GATE_SHORT_NS && own < GATE_THEIRS_TIMES * predicted;
}

/*
 * Next to others' work it took no longer than that, and the excess over the prediction may be
 * theirs, or that of other streams of ours. If the device came to mark, piece and mark when they
 * were behind each other, a short piece is timed well. Otherwise the value that one of five falls
 * short of is approached by small steps, because the least of all would be too little. Steps
 * upwards are made only for short pieces, and where the device's wait for the vendor's call is
 * known.
 */
void gate_timed_learn(struct gate *gate, uint64_t rest)
{
	uint64_t key = gate->learning.alone.key,
		 predicted = predict_get(&gate->learning.predict, key);
	bool single = gate->learning.alone.single &&
		gate->learning.alone.mixed == gate->learning.mixed,
	     queued = single && gate->learning.alone.queued;
	uint64_t own = single && !queued
		? gate_timed_ns(gate, rest)
		: later(less(rest, GATE_ROUND_NS), rest / GATE_CALLED_PART);

	if (own < predicted / 2 || (queued && own < GATE_SHORT_NS))
		predict_put(&gate->learning.predict, key, own);
	else if (own < predicted)
		predict_put(&gate->learning.predict, key,
			    later(own, predicted - predicted / GATE_FALLS_PART));
	else if (single && may_rise(gate, predicted, own))
		predict_put(&gate->learning.predict, key, predicted + predicted / GATE_RISES_PART);
}
