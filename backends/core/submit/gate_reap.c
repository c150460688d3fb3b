/* SPDX-License-Identifier: Apache-2.0 */
/* Finds completed work and its duration, and acts on that. */
#include <stddef.h>

#include "gate_state.h"
#include "port.h"

static uint64_t clamp(uint64_t value, uint64_t least, uint64_t most)
{
	return earlier(later(value, least), most);
}

void gate_reap_take(struct gate *gate)
{
	while (atomic_exchange_explicit(&gate->poll.reaping, 1, memory_order_acquire))
		lock_sleep_ns(GATE_LOOK_LEAST_NS);
}

static bool try_reap(struct gate *gate)
{
	return !atomic_load_explicit(&gate->poll.reaping, memory_order_relaxed) &&
		!atomic_exchange_explicit(&gate->poll.reaping, 1, memory_order_acquire);
}

void gate_reap_drop(struct gate *gate)
{
	atomic_store_explicit(&gate->poll.reaping, 0, memory_order_release);
}

static void charge(struct gate *gate, uint64_t busy, uint64_t now)
{
	uint64_t ahead = earlier(busy, gate->settled.advance);

	gate->settled.advance -= ahead;
	if (busy > ahead && !gate_charge(gate, busy - ahead, now))
		gate_close(gate, now);
}

/* ns that the mark was seen pending while nothing was before it. */
static uint64_t seen_ns(const struct gate *gate, const struct gate_mark *mark)
{
	return less(mark->seen, later(mark->marked, gate->settled.progress));
}

/* ns of ours that the device worked on the mark's work, at the least. */
static uint64_t surely(const struct gate *gate, const struct gate_mark *mark)
{
	uint64_t seen = seen_ns(gate, mark);

	return gate->slice.switched ? less(seen, GATE_SWITCH_NS) : seen;
}

/* Others work on the device, or the driver does for a process that starts or died: no mark shows
 * our duration. */
static bool is_shared(const struct gate *gate, const struct gate_mark *mark)
{
	return gate->beside ||
		mark->work.since <= later(gate->slice.disturbed, gate->slice.visited);
}

/* Visitors had work in flight next to it. */
static bool is_visited(const struct gate *gate, const struct gate_mark *mark)
{
	return gate->slice.visited && mark->work.since <= gate->slice.visited;
}

/*
 * In a gang, more than was predicted may be a wait for a peer. That is not charged: charged for it,
 * the gang would get no turn in which the peer could come. Where other tenants delay the peer, it
 * is not learned.
 */
static uint64_t own_ns(const struct gate *gate, const struct gate_work *work, uint64_t busy)
{
	return work->predicted && work->since <= gate->slice.peer_awaited
		? earlier(busy, work->predicted)
		: busy;
}

/* The certain duration of the oldest mark in flight up to now. */
static void charge_ahead(struct gate *gate, uint64_t now)
{
	const struct gate_mark *mark;
	uint64_t sure;

	if (gate->marks.first == GATE_NONE)
		return;
	mark = &gate->marks.mark[gate->marks.first];
	if (mark->state != MARK_PENDING || mark->blind || mark->call || is_shared(gate, mark))
		return;
	sure = own_ns(gate, &mark->work, surely(gate, mark));
	if (sure < gate->settled.advance + GATE_CHARGE_NS)
		return;
	sure -= gate->settled.advance;
	gate->settled.advance += sure;
	if (!gate_charge(gate, sure, now))
		gate_close(gate, now);
}

/* The result of a pass over the marks. */
struct pass {
	struct gate_seen seen; /* of work that was done alone on the device */
	bool spoilt;	       /* and something was not */
	bool moved;
};

/* It was done when a piece had just passed it, or when one of another stream that had was done. */
static bool was_released(const struct gate *gate, const struct gate_mark *mark, uint64_t now)
{
	return mark->marked < gate->patience.passed &&
		(now < gate->patience.passed + GATE_RELEASED_NS ||
		 (mark->stream != gate->patience.reached_in &&
		  now < gate->patience.reached + GATE_RELEASED_NS));
}

/* Its time is not its own: it would be waited for longer and longer. */
static bool waited(const struct gate *gate, const struct gate_mark *mark, uint64_t now)
{
	return was_released(gate, mark, now) ||
		(mark->marked < gate->patience.passed && now < gate->patience.released);
}

/* If it had a long prediction, its wait then was included, until that was over: its duration
 * without that has to be measured anew. */
static void forget_wait(struct gate *gate, const struct gate_work *work)
{
	for (unsigned i = 0; i < work->keys; i++)
		if (work->each[i] > GATE_KNOWN_NS)
			predict_forget(&gate->learning.predict, work->key[i]);
	if (gate->patience.early)
		gate->patience.vain = 0;
	gate->patience.early = false;
}

/*
 * A piece that was alone ended between two looks. The prediction stands unless it is impossible.
 * Where the looks were close together, or nothing was predicted, the middle errs least: the later
 * one alone would always make it too long.
 */
static uint64_t between_looks(const struct gate *gate, const struct gate_mark *mark, uint64_t most)
{
	uint64_t least = earlier(seen_ns(gate, mark), most), predicted = mark->work.predicted,
		 close = predicted / GATE_CLOSE_PART;

	if (!predicted)
		return least ? least + (most - least) / 2 : most;
	if (!least || most - least > close || (gate->slice.switched && most > predicted + close))
		return clamp(predicted, gate->slice.switched ? 0 : least, most);
	return least + (most - least) / 2;
}

/* Of a turn's first work it is not measured when the device came to it; and it went on with that of all streams. */
static uint64_t as_predicted(const struct gate *gate, const struct gate_work *work, uint64_t least,
			     uint64_t most)
{
	uint64_t streams =
		gate->slice.switched && gate->learning.streams > 1 ? gate->learning.streams : 1;

	return clamp(work->predicted * streams, least, most);
}

static void note_ended(struct gate *gate, uint8_t stream, uint64_t now)
{
	if (stream != gate->settled.ended_in)
		gate->settled.otherwise = gate->settled.ended;
	gate->settled.ended_in = stream;
	gate->settled.ended = now;
}

/* Since it came, work of another stream was seen done: it may have run concurrently, or waited for
 * it. */
static bool mingled(const struct gate *gate, const struct gate_mark *mark)
{
	return mark->stream == GATE_NO_STREAM ||
		(mark->stream == gate->settled.ended_in ? gate->settled.otherwise
							: gate->settled.ended) > mark->work.since;
}

/* One that was never timed came while another was in flight, and since that was done it is. */
static bool came_beside(const struct gate *gate, const struct gate_work *work)
{
	return work->pieces == 1 && !gate->members && !work->predicted;
}

/* Next to visitors' work it shows how long its kind takes at most. Without that, a kind would stay
 * unknown, and go one by one, for as long as they visit. */
static bool teaches(const struct gate *gate, const struct gate_mark *mark)
{
	if (mark->delayed == GATE_DELAYED || (mark->delayed && mark->work.predicted))
		return false;
	return mark->alone || !mingled(gate, mark);
}

/* A piece of one kind took `ns`, `timed` of them by the vendor's time (0: it gave none), and `busy` are charged. */
static void learn_alone(struct gate *gate, const struct gate_mark *mark, uint64_t ns,
			const uint64_t *timed, uint64_t busy)
{
	const struct gate_work *work = &mark->work;

	if (work->since <= gate->slice.peer_delayed && own_ns(gate, work, ns) < ns)
		return;
	if (teaches(gate, mark) && !(timed && gate_timed_doubtful(gate, work, *timed))) {
		predict_put(&gate->learning.predict, work->key[0], ns);
	} else if (mark->alone && !work->predicted) {
		gate->learning.hint_key = work->key[0];
		gate->learning.hint_ns = busy;
	}
}

/* By the vendor's time: `busy` is charged without one. */
static uint64_t took_timed(struct gate *gate, const struct gate_mark *mark,
			   const struct gate_question *question, bool shared, uint64_t busy,
			   uint64_t most)
{
	uint64_t rest, timed;

	gate->learning.alone.cost = earlier(gate->learning.alone.cost, question->cost);
	rest = gate->learning.alone.cost == UINT64_MAX
		? question->ns
		: less(question->ns, gate->learning.alone.cost);
	if (gate->learning.alone.beside) {
		if (mark->delayed != GATE_DELAYED)
			gate_timed_learn(gate, rest);
		return busy;
	}
	timed = gate_timed_ns(gate, rest);
	if (shared && mark->work.predicted <= timed)
		return busy;
	busy = earlier(timed, most);
	learn_alone(gate, mark, shared ? timed : busy, &timed, busy);
	return busy;
}

/* ns of device time that the mark's work took; `least` to `most` are possible. `question`: NULL where
 * the vendor gave no time. */
static uint64_t took(struct gate *gate, const struct gate_mark *mark,
		     const struct gate_question *question, uint64_t least, uint64_t most)
{
	const struct gate_work *work = &mark->work;
	bool shared = work->predicted && is_shared(gate, mark);
	uint64_t busy = shared ? earlier(work->predicted, gate->beside ? UINT64_MAX : most)
			       : as_predicted(gate, work, least, most);

	if (!question)
		return busy;
	if (question->start)
		return took_timed(gate, mark, question, shared, busy, most);
	if (shared || !(mark->alone || came_beside(gate, work)))
		return busy;
	busy = between_looks(gate, mark, most);
	learn_alone(gate, mark, busy, NULL, busy);
	return busy;
}

/* Clocks change with a device's load: the factor by which predicted work takes longer at present. */
static void note_took(struct gate *gate, const struct gate_mark *mark, uint64_t busy)
{
	if (gate->slice.switched || mark->delayed || is_shared(gate, mark) || !mark->work.predicted)
		return;
	gate->offer.demand.predicted += mark->work.predicted;
	gate->offer.demand.took += busy;
}

/* Work behind it began when it was last seen pending, at the earliest. */
static uint64_t settle_call(struct gate *gate, unsigned index, uint64_t now)
{
	if (gate->marks.first == index)
		gate->settled.progress =
			later(gate->settled.progress, gate->marks.mark[index].seen);
	gate->patience.moved = now;
	gate->settled.calls--;
	gate_mark_free(gate, index);
	gate_tell_open(gate);
	return 0;
}

static enum gate_delay delay_of(const struct gate *gate, const struct gate_mark *mark, uint64_t now)
{
	if (mark->ended || waited(gate, mark, now))
		return GATE_DELAYED;
	if (!gate_overlaps(gate))
		return GATE_PROMPT;
	return is_visited(gate, mark) && !arbiter_passed(&gate->fast.place, gate->begun)
		? GATE_DELAYED_BY_VISITORS
		: GATE_DELAYED;
}

static uint64_t settle(struct gate *gate, unsigned index, const struct gate_question *question,
		       uint64_t now)
{
	struct gate_mark *mark = &gate->marks.mark[index];
	struct gate_work *work = &mark->work;
	uint64_t begin = later(work->since, gate->settled.progress), most = less(now, begin), busy,
		 own;
	uint64_t least = earlier(surely(gate, mark), most);

	if (mark->call)
		return settle_call(gate, index, now);
	gate_note_behind(gate, index);
	mark->delayed = delay_of(gate, mark, now);
	busy = took(gate, mark, question, least, most);
	own = own_ns(gate, work, busy);
	if (question && was_released(gate, mark, now))
		forget_wait(gate, work);
	if (question)
		note_took(gate, mark, busy);
	gate->offer.demand.crowded |= mark->delayed && !gate->beside;
	gate->slice.switched = false;
	gate->settled.progress =
		later(gate->settled.progress, clamp(begin + busy, mark->seen, now));
	gate->patience.moved = now;
	note_ended(gate, mark->stream, now);
	if (mark->alone || mark->timed)
		gate->learning.alone.busy = false;
	charge(gate, own, now);
	gate_mark_free(gate, index);
	gate_landed(gate, work->pieces, work->predicted, now);
	return work->since <= gate->slice.peer_delayed ? own : busy;
}

/*
 * A piece that passed is done, and the one that it passed is not. The device's time until now
 * belongs to that one, and is settled after that. Its duration is known now, and not then.
 */
static void end_early(struct gate *gate, struct gate_mark *mark, uint64_t now)
{
	uint64_t most = less(now, later(mark->work.since, gate->settled.progress));

	if (!mark->ended && came_beside(gate, &mark->work) && !mingled(gate, mark) &&
	    !gate_overlaps(gate) && !waited(gate, mark, now))
		predict_put(&gate->learning.predict, mark->work.key[0],
			    between_looks(gate, mark, most));
	mark->ended = true;
}

void gate_settle(struct gate *gate, unsigned index, uint64_t now)
{
	settle(gate, index, NULL, now);
}

void gate_settle_loose(struct gate *gate, struct gate_work *work, uint64_t now)
{
	uint64_t begin = later(work->since, gate->settled.progress), most = less(now, begin);
	uint64_t busy = work->predicted ? earlier(work->predicted, most) : most;

	gate->settled.progress = later(gate->settled.progress, begin + busy);
	gate->patience.moved = now;
	note_ended(gate, GATE_NO_STREAM, now);
	charge(gate, busy, now);
	gate_landed(gate, work->pieces, work->predicted, now);
	*work = (struct gate_work){0};
}

/* Each kind took its part of what all took. */
static void adjust(struct gate *gate, const struct gate_work *work, const struct gate_seen *seen)
{
	for (unsigned k = 0; k < work->keys; k++)
		if (work->each[k])
			predict_adjust(&gate->learning.predict, work->key[k],
				       (uint64_t)((double)work->each[k] * (double)seen->busy /
						  (double)seen->predicted));
}

/*
 * Work that was seen done together took this time in all, divided in any way among its marks. The
 * device switches between streams. The first of several that is seen done seems to have taken the
 * time of all, and the others next to nothing. So other streams' in-flight work, done in part, must
 * be a small part of the evidence.
 */
static void learn(struct gate *gate, const struct gate_question *questions, unsigned count,
		  const struct pass *pass)
{
	struct gate_seen seen = {gate->learning.unlearned.predicted + pass->seen.predicted,
				 gate->learning.unlearned.busy + pass->seen.busy};
	bool mixed = gate->learning.streams > 1, tells;

	tells = !mixed ||
		(!pass->spoilt &&
		 seen.predicted / GATE_MIXED_PART >=
			 later(gate->flight.flying, gate->learning.partly));
	if (!tells && !pass->spoilt && gate->flight.pieces) {
		gate->learning.unlearned = seen;
		return;
	}
	gate->learning.unlearned = (struct gate_seen){0};
	gate->learning.partly = gate->flight.flying;
	if (!tells)
		return;
	if (!seen.predicted || seen.predicted == seen.busy)
		return;
	for (unsigned i = 0; i < count; i++) {
		const struct gate_mark *mark = &gate->marks.mark[questions[i].index];

		if (questions[i].done && !mark->alone)
			adjust(gate, &mark->work, &seen);
	}
}

static void note_streams(struct gate *gate, const struct gate_question *questions, unsigned count)
{
	uint64_t streams = gate->flight.loose;

	for (unsigned i = 0; i < count; i++)
		streams |= gate_asked_of(&questions[i]);
	gate->learning.streams =
		(uint8_t)later(gate->learning.streams, (uint64_t)__builtin_popcountll(streams));
}

/* First of all: what waited for it may come before it, and be done as well by now. */
static void note_reached(struct gate *gate, const struct gate_question *questions, unsigned count,
			 uint64_t now)
{
	for (unsigned i = 0; i < count; i++) {
		const struct gate_mark *mark = &gate->marks.mark[questions[i].index];

		if (!mark->passed || mark->ended || mark->blind || !questions[i].asked ||
		    !questions[i].done)
			continue;
		gate->patience.reached = now;
		gate->patience.reached_in = mark->stream;
	}
}

/* One that is answered keeps them all from being lost: they may be another context's. */
static void note_failing(struct gate *gate, const struct gate_question *questions, unsigned count,
			 uint64_t now)
{
	bool answered = false, failed = false;

	for (unsigned i = 0; i < count; i++) {
		answered |= questions[i].answered;
		failed |= questions[i].failed;
	}
	if (answered)
		gate->settled.failing = 0;
	else if (failed && !gate->settled.failing)
		gate->settled.failing = now;
}

/* Work that is timed now takes longer than alone. */
static void note_visitors(struct gate *gate, uint64_t now)
{
	if (!arbiter_is_visited(&gate->fast.place, gate->begun))
		return;
	gate->slice.visited = now;
	gate->slice.crowded = true;
}

/* A mark that cannot be asked about is as good as none. */
static bool is_blind(const struct gate_mark *mark, const struct gate_question *question)
{
	return mark->blind || question->withheld || question->failed || question->lost;
}

static void note_peers(struct gate *gate, uint64_t now)
{
	bool delayed = gate_shares_elsewhere(gate);

	if (delayed)
		gate->slice.peer_delayed = now;
	if (delayed || gate_is_closing(gate))
		gate->slice.peer_awaited = now;
}

static bool is_done(const struct gate *gate, struct gate_mark *mark,
		    const struct gate_question *question, uint64_t before, uint64_t after)
{
	if (question->done)
		return true;
	if (is_blind(mark, question))
		return after >= later(mark->work.since, gate->settled.progress) +
			mark->work.predicted + GATE_BLIND_NS;
	mark->seen = later(mark->seen, before);
	return false;
}

/* A mark was asked about: if its work is done, it is settled. */
static void answer(struct gate *gate, struct gate_question *question, struct pass *pass,
		   uint64_t before, uint64_t after)
{
	struct gate_mark *mark = &gate->marks.mark[question->index];
	bool blind = is_blind(mark, question), done = is_done(gate, mark, question, before, after);
	uint64_t busy;

	question->done = done && !blind;
	if (!done)
		return;
	if (gate->slice.switched)
		gate->learning.partly = later(gate->learning.partly, GATE_SWITCH_NS);
	if (!blind && mark->passed && gate->marks.first != question->index) {
		question->done = false;
		end_early(gate, mark, after);
		return;
	}
	busy = settle(gate, question->index, blind ? NULL : question, after);
	pass->moved = true;
	if (blind || mark->alone || mark->delayed || is_shared(gate, mark)) {
		pass->spoilt |= !mark->alone;
		return;
	}
	pass->seen.predicted += mark->work.predicted;
	pass->seen.busy += busy;
}

/* The marks were looked at between `before` and `after`. */
static bool answers(struct gate *gate, struct gate_question *questions, unsigned count,
		    uint64_t before, uint64_t after)
{
	struct pass pass = {0};
	uint64_t disturbed = arbiter_disturbed(&gate->fast.place, after);

	gate_take(gate);
	gate->slice.disturbed = later(gate->slice.disturbed, disturbed);
	note_peers(gate, after);
	note_visitors(gate, after);
	note_streams(gate, questions, count);
	note_reached(gate, questions, count, after);
	note_failing(gate, questions, count, before);
	for (unsigned i = 0; i < count; i++)
		if (questions[i].asked)
			answer(gate, &questions[i], &pass, before, after);
	learn(gate, questions, count, &pass);
	gate->slice.crowded = gate->slice.crowded &&
		(!pass.moved || arbiter_is_crowded(&gate->fast.place, gate->begun));
	charge_ahead(gate, after);
	if (!gate->flight.pieces) {
		gate->learning.streams = 0;
		gate->settled.failing = 0;
	}
	lock_drop(&gate->lock);
	return pass.moved;
}

bool gate_reap(struct gate *gate, uint64_t now)
{
	struct gate_question questions[GATE_ASKED];
	uint64_t before;
	bool moved = false, more;
	unsigned count;

	if (!try_reap(gate))
		return false;
	do {
		before = now ? now : lock_now_ns();
		count = gate_ask_list(gate, questions, before);
		gate_ask(questions, count);
		more = count && answers(gate, questions, count, before, now ? now : lock_now_ns());
		moved |= more;
	} while (more && count == GATE_ASKED);
	gate_reap_drop(gate);
	if (moved)
		gate_step(gate);
	return moved;
}

/* A piece is alone in flight to be timed, and there are no timed marks: looks do. */
static bool is_watched(const struct gate *gate)
{
	return gate->learning.alone.busy && !gate->learning.alone.end;
}

uint64_t gate_next_look(const struct gate *gate, uint64_t now)
{
	uint64_t most = gate_holds(gate) ? GATE_LOOK_MOST_NS : GATE_LOOK_MOST_NS / 10,
		 due = gate_expected(gate), again = less(now, due) / 8;

	if (is_watched(gate) && gate->flight.flying)
		due = later(less(due, gate->flight.flying / GATE_EARLY_PART),
			    now + later(gate->flight.flying / GATE_STEP_PART, again));
	else
		due = later(due, now + again);
	return clamp(due, now + GATE_LOOK_LEAST_NS, now + most);
}

/* The turn is over; or the gang has lost a lease. */
static bool must_close(struct gate *gate, uint64_t now)
{
	if (gate->flight.pieces && gate_holds(gate))
		return gate_turn_over(gate, now);
	return gate->members && gate->epoch && !gate_holds(gate);
}

/* Nothing is in flight: once that has lasted, the lease goes to those that want it. */
static void rest(struct gate *gate, bool wanted, uint64_t now)
{
	if (gate->epoch && gate_holds(gate) && wanted && now >= gate_gives_up(gate)) {
		gate_idle(gate, now);
	} else if (gate->slice.promised && now >= gate_gives_up(gate)) {
		gate->slice.promised = false;
		arbiter_cease(&gate->fast.place, now);
	}
}

/*
 * In flight or not: the lease is given back when it must be, or when others can use it better. (A
 * tenant that comes while we are idle for long takes it.) True: in-flight work needs marks now.
 */
static bool give_way(struct gate *gate, uint64_t now)
{
	bool closing, wanted;

	gate_take(gate);
	gate_note_rank(gate, now);
	wanted = gate_ends(gate) != ARBITER_NEVER;
	if (must_close(gate, now))
		gate_close(gate, now);
	else if (!gate->flight.pieces)
		rest(gate, wanted, now);
	if (gate->marks.first != GATE_NONE)
		gate_note_behind(gate, gate->marks.first);
	closing = gate->flight.pieces && !gate_holds(gate);
	lock_drop(&gate->lock);
	return closing;
}

/*
 * No sooner than is needed: each look takes the lock's cache lines from launching threads, and the
 * vendor's own lock. A thread that begins to launch beyond the limit of in-flight work looks
 * itself.
 */
static uint64_t pause_of(const struct gate *gate)
{
	if (atomic_load_explicit(&gate->poll.waiters, memory_order_relaxed) ||
	    gate_ends(gate) != ARBITER_NEVER || is_watched(gate))
		return GATE_LOOK_LEAST_NS;
	return (gate->beside && !gate->light) || gate->members || gate->learning.alone.busy ||
			gate->rank
		? GATE_QUIET_NS
		: GATE_ALONE_NS;
}

uint64_t gate_tend(struct gate *gate, uint64_t now)
{
	bool closing;
	uint64_t next = UINT64_MAX;

	gate_seek(gate);
	gate_reap(gate, now);
	if (!now)
		now = lock_now_ns();
	closing = give_way(gate, now);
	gate_flush(gate, now, closing);
	gate_take(gate);
	if (gate->flight.pieces)
		next = gate->marks.first == GATE_NONE
			? earlier(gate_next_look(gate, now), gate_stale_at(gate))
			: gate_next_look(gate, now);
	else if ((gate->epoch || gate->slice.promised) && now < gate_gives_up(gate))
		next = gate_gives_up(gate);
	if (next != UINT64_MAX)
		next = later(next, now + pause_of(gate));
	lock_drop(&gate->lock);
	return next;
}
