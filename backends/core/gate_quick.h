/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate_quick.h: gate_before and gate_after, inlined where launches come from.
 *
 * While there is room beside what is in flight, nobody else wants the device and the work was timed, neither the clock is read nor a vendor
 * asked nor another function called; the rest is gate.c's.
 */
#ifndef PORTER_GATE_QUICK_H
#define PORTER_GATE_QUICK_H

#include "arbiter_quick.h"
#include "gate_state.h"

static inline uint64_t gate_ahead(const struct gate *gate)
{
	return gate->outranked ? GATE_OUTRANKED_NS : GATE_AHEAD_NS;
}

/* With `lock`: one more. */
static inline void gate_count(struct gate *gate, uint64_t predicted)
{
	gate->pieces++;
	gate->started++;
	gate->flying += predicted;
	gate->given += predicted;
}

/* So much unmarked work wants a mark. */
static inline bool gate_is_batch(const struct gate *gate, uint32_t pieces, uint64_t predicted)
{
	uint64_t part = gate->outranked ? GATE_OUTRANKED_NS / 2 : GATE_BATCH_NS;

	return predicted >= part || pieces >= (gate->beside ? GATE_BATCH_BESIDE : GATE_BATCH);
}
_Static_assert(GATE_BATCH_NS <= GATE_AHEAD_NS / 2 && GATE_OUTRANKED_NS / 2 <= GATE_BATCH_NS, "the lesser");

/*
 * True: it may go. Neither the clock nor the lock is needed. As many pieces as there are threads may come in beyond the bound, and one
 * whose thread was held up here may meet another's turn; it is counted all the same.
 */
static inline bool gate_lets_through(const struct gate *gate, struct gate_piece *piece)
{
	uint64_t open = atomic_load_explicit(&gate->open, memory_order_relaxed);

	piece->predicted = predict_get(&gate->predict, piece->key);
	piece->unseen = open && piece->predicted && !piece->waited && arbiter_is_unwanted(&gate->place, open);
	return piece->unseen;
}

/*
 * Most of what was let through unseen comes behind unmarked work of its stream, has room, and needs no mark itself: then it is added to
 * that tally and nothing else. False: there is more to do.
 */
static inline bool gate_counts_along(struct gate *gate, const struct gate_piece *piece)
{
	const uint64_t predicted = piece->predicted;
	uint64_t id = piece->stream;
	struct gate_stream *at;
	bool counted;

	if (id <= GATE_DEFAULT_STREAMS)
		id = gate_default_id(id, piece->owner ? piece->owner : gate_current_owner());
	lock_take(&gate->lock);
	at = gate_stream_at(gate, id);
	counted = at && at->work.pieces && gate->flying + predicted < gate_ahead(gate) &&
		atomic_load_explicit(&gate->open, memory_order_relaxed) &&
		!gate_is_batch(gate, at->work.pieces + 1, at->work.predicted + predicted);
	if (counted) {
		gate_count(gate, predicted);
		gate_work_add(&at->work, piece);
		at->fresh = true;
	}
	lock_drop(&gate->lock);
	return counted;
}

/* Waits till the piece (place, stream and key are told) may go to the vendor; then gate_after, whether or not the vendor took it. */
static inline void gate_before(struct gate_piece *piece)
{
	if (!gate_lets_through(piece->place, piece))
		gate_before_slowly(piece->place, piece);
}

static inline void gate_after(struct gate_piece *piece, bool accepted)
{
	if (piece->place && !(piece->unseen && accepted && gate_counts_along(piece->place, piece)))
		gate_launched(piece->place, piece, accepted, 0);
}

#endif
