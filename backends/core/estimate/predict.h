/* SPDX-License-Identifier: Apache-2.0 */
/*
 * predict.h: the predicted duration of a piece of work on the device, by earlier pieces: a table of
 * a fixed size, keyed by the kind of the piece.
 *
 * Thread-safe without locks. Readers may meet a figure that is about to change, or that of a key
 * which just replaced another; correctness never depends on a prediction. All-zero is an empty
 * table.
 */
#ifndef PORTER_PREDICT_H
#define PORTER_PREDICT_H

#include <stdatomic.h>
#include <stdint.h>

#define PREDICT_SLOTS 4096u
#define PREDICT_LEAST_NS UINT64_C(500) /* nothing takes no time: 0 is not known */
#define PREDICT_MOST_NS UINT64_C(3600000000000)

struct predict_slot {
	_Atomic uint64_t key; /* 0: free */
	_Atomic uint64_t ns;
};

struct predict {
	struct predict_slot slot[PREDICT_SLOTS];
};

/* The same for a key that is not at its first place. */
uint64_t predict_look(const struct predict *table, uint64_t key);
static inline uint64_t predict_hash(uint64_t key)
{
	return (key * UINT64_C(0x9e3779b97f4a7c15)) >> 40;
}
/* ns; 0: not known. */
static inline uint64_t predict_get(const struct predict *table, uint64_t key)
{
	const struct predict_slot *slot = &table->slot[predict_hash(key) % PREDICT_SLOTS];

	if (atomic_load_explicit(&slot->key, memory_order_relaxed) != key)
		return predict_look(table, key);
	return atomic_load_explicit(&slot->ns, memory_order_relaxed);
}
/* It was timed. The former prediction counts for half. */
void predict_put(struct predict *table, uint64_t key, uint64_t ns);
/* It seems to have taken `ns`, by a measurement of several pieces. Counts for a quarter, and for no
 * more than four times the former prediction. */
void predict_adjust(struct predict *table, uint64_t key, uint64_t ns);
/* It is not known any more. With what guards the writers; looks everywhere: rare. */
static inline void predict_forget(struct predict *table, uint64_t key)
{
	for (struct predict_slot *slot = table->slot; slot < table->slot + PREDICT_SLOTS; slot++)
		if (atomic_load_explicit(&slot->key, memory_order_relaxed) == key)
			atomic_store_explicit(&slot->key, 0, memory_order_relaxed);
}

#endif
