/* SPDX-License-Identifier: Apache-2.0 */
/*
 * predict.h: how long a piece of work takes on the device, as far as it was seen: a table of a fixed size, keyed by what the piece is.
 *
 * Thread-safe without locks: readers may meet a figure that is about to change, or that of a key which just took the place of
 * another; a prediction is never relied on for being right. All-zero is an empty table.
 */
#ifndef PORTER_PREDICT_H
#define PORTER_PREDICT_H

#include <stdatomic.h>
#include <stdint.h>

#define PREDICT_SLOTS 4096u
#define PREDICT_LEAST_NS UINT64_C(500)		/* nothing takes no time: 0 is not known */
#define PREDICT_MOST_NS UINT64_C(3600000000000)

struct predict_slot {
	_Atomic uint64_t key;		/* 0: free */
	_Atomic uint64_t ns;
};

struct predict {
	struct predict_slot slot[PREDICT_SLOTS];
};

/* ns; 0: not known. */
uint64_t predict_get(const struct predict *table, uint64_t key);
/* It was timed. What was known before counts for half. */
void predict_put(struct predict *table, uint64_t key, uint64_t ns);
/* It seems to have taken `ns`, by what was measured of several pieces. Counts for a quarter, and for no more than four times what was known. */
void predict_adjust(struct predict *table, uint64_t key, uint64_t ns);

#endif
