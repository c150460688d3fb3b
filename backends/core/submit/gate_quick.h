/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate_quick.h: the path of most launches through a gate, inlined at the launch.
 *
 * While there is room next to in-flight work, no other tenant wants the device and the work was
 * timed, a thread counts its own launches. No lock is taken, no clock read, no vendor asked and no
 * other function called. The rest is gate_launch.c's.
 */
#ifndef PORTER_GATE_QUICK_H
#define PORTER_GATE_QUICK_H

#include "lease/arbiter_quick.h"
#include "gate_state.h"
#include "platform/hot.h"

static inline uint64_t gate_ahead(const struct gate *gate)
{
	switch (gate->rank) {
	case ARBITER_LENT:
		return GATE_LENT_NS;
	case ARBITER_OUTRANKED:
		return GATE_OUTRANKED_NS;
	default:
		return GATE_AHEAD_NS;
	}
}

/* No other tenant waits for the end of our work, and the vendor reports its duration: few marks will do. */
static inline bool gate_needs_few_marks(const struct gate *gate)
{
	return gate->learning.alone.end && !gate->members && !gate->rank &&
		!arbiter_is_wanted(&gate->fast.place);
}

/* The amount of unmarked work, or the number of pieces, that needs a mark. */
static inline uint64_t gate_batch_ns(const struct gate *gate)
{
	if (gate->rank == ARBITER_LENT)
		return GATE_LENT_NS / 2;
	if (gate->rank == ARBITER_OUTRANKED)
		return GATE_BATCH_BRIEF_NS;
	return gate_needs_few_marks(gate) ? GATE_BATCH_ALONE_TIMES * GATE_BATCH_NS : GATE_BATCH_NS;
}
static inline uint32_t gate_batch_pieces(const struct gate *gate)
{
	if (gate->beside && !gate->light)
		return GATE_BATCH_BESIDE;
	return gate_needs_few_marks(gate) ? GATE_BATCH_ALONE_TIMES * GATE_BATCH : GATE_BATCH;
}
static inline bool gate_is_batch(const struct gate *gate, uint32_t pieces, uint64_t predicted)
{
	return predicted >= gate_batch_ns(gate) || pieces >= gate_batch_pieces(gate);
}

/* The prediction for a recent piece of that kind; 0: there was none. Called by the thread itself,
 * as are the functions below. */
static inline uint64_t gate_along_knows(const struct gate_along *along, uint64_t key)
{
	uint32_t keys;

	if (LIKELY(along->first == key))
		return along->first_ns;
	keys = atomic_load_explicit(&along->keys, memory_order_relaxed);
	for (uint32_t i = 0; i < keys; i++)
		if (atomic_load_explicit(&along->kind[i].key, memory_order_relaxed) == key)
			return atomic_load_explicit(&along->kind[i].ns, memory_order_relaxed);
	return 0;
}

/* Must launches on the device be asked for at all? */
static inline bool gate_is_gated(const struct gate *gate)
{
	const _Atomic uint32_t *word = gate->fast.word;

	return !word || atomic_load_explicit(word, memory_order_relaxed);
}
static inline bool gate_along_is_gated(const struct gate_along *along)
{
	return LIKELY(atomic_load_explicit(&along->map->turn.gated, memory_order_relaxed)) ||
		gate_is_gated(atomic_load_explicit(&along->gate, memory_order_relaxed));
}

/* Has its thread an allowance for it? */
static inline bool gate_along_has(const struct gate_along *along, uint64_t ns)
{
	return LIKELY(ns && ns < along->left && along->pieces > 1 &&
		      !atomic_load_explicit(&along->stop, memory_order_relaxed));
}

/* May a piece of `ns` go, counted by its thread? Most may. GATE_MAY_GO: if gate_is_unwanted. */
enum gate_way { GATE_WAITS, GATE_MAY_GO, GATE_GOES };
static inline enum gate_way gate_goes_quickly(const struct gate_along *along, uint64_t ns)
{
	if (!gate_along_has(along, ns))
		return GATE_WAITS;
	return LIKELY(arbiter_is_only(along->map, along->turn)) ? GATE_GOES : GATE_MAY_GO;
}

static inline bool gate_goes_along(const struct gate_along *along, struct gate_piece *piece)
{
	piece->predicted = gate_along_knows(along, piece->key);
	piece->quick = gate_goes_quickly(along, piece->predicted) == GATE_GOES;
	return piece->quick;
}

static inline bool gate_is_unwanted(const struct gate_along *along)
{
	const struct gate *gate = atomic_load_explicit(&along->gate, memory_order_relaxed);
	uint64_t open = atomic_load_explicit(&gate->fast.open, memory_order_relaxed);

	return open && arbiter_is_unwanted(&gate->fast.place, open);
}

/* The vendor took it. */
static inline void gate_went_along(struct gate_along *along, uint64_t predicted)
{
	uint64_t given = atomic_load_explicit(&along->given, memory_order_relaxed) +
		(UINT64_C(1) << GATE_GIVEN) + predicted;

	along->pieces--;
	along->left -= (uint32_t)predicted;
	atomic_store_explicit(&along->given, given, memory_order_release);
	atomic_signal_fence(memory_order_seq_cst);
	if (__builtin_expect(atomic_load_explicit(&along->stop, memory_order_relaxed), 0))
		gate_along_late(along);
}

/* Whether or not the vendor took it. */
static inline void gate_after(struct gate_piece *piece, bool accepted)
{
	if (!__builtin_expect(piece->quick, 1))
		gate_after_slowly(piece, accepted);
	else if (accepted)
		gate_went_along(piece->along, piece->predicted);
}

#endif
