/* SPDX-License-Identifier: Apache-2.0 */
/* arbiter_quick.h: what a launch asks of the lease, where it comes from. */
#ifndef PORTER_ARBITER_QUICK_H
#define PORTER_ARBITER_QUICK_H

#include "arbiter_file.h"

/* Open to all, or opened again, or not at all. */
bool arbiter_is_unwanted_otherwise(const struct arbiter_place *place, uint64_t epoch);

/* Is that epoch still open for us, and does it end never? */
static inline bool arbiter_is_unwanted(const struct arbiter_place *place, uint64_t epoch)
{
	const struct arbiter *map = place->map;

	if (atomic_load_explicit(&map->turn.word, memory_order_acquire) != (epoch << ARBITER_EPOCH | (place->tenant + 1)))
		return arbiter_is_unwanted_otherwise(place, epoch);
	return !(atomic_load_explicit(&map->wanted, memory_order_relaxed) & ~(UINT64_C(1) << place->tenant % SHARE_TENANTS));
}

#endif
