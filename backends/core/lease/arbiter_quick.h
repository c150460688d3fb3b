/* SPDX-License-Identifier: Apache-2.0 */
/* arbiter_quick.h: the questions of a launch to the lease, inlined at the launch. */
#ifndef PORTER_ARBITER_QUICK_H
#define PORTER_ARBITER_QUICK_H

#include "arbiter_file.h"

/* Does a tenant but that one wait for the device? */
static inline bool arbiter_is_wanted_beside(const struct arbiter *map, uint32_t tenant)
{
	return atomic_load_explicit(&map->turn.wanted, memory_order_relaxed) &
		~(UINT64_C(1) << tenant % SHARE_TENANTS);
}

/* Does another tenant wait for the device? */
static inline bool arbiter_is_wanted(const struct arbiter_place *place)
{
	return arbiter_is_wanted_beside(place->map, place->tenant);
}

/* The lease's word in an epoch that is ours alone. */
static inline uint64_t arbiter_word_of(const struct arbiter_place *place, uint64_t epoch)
{
	return epoch << ARBITER_EPOCH | (place->tenant + 1);
}

/* Is that the lease's word, and does no tenant but its owner wait? If not, arbiter_is_unwanted
 * decides. Two loads. */
static inline bool arbiter_is_only(const struct arbiter *map, uint64_t word)
{
	return atomic_load_explicit(&map->turn.word, memory_order_acquire) == word &&
		!arbiter_is_wanted_beside(map, (uint32_t)(word & ((1u << ARBITER_EPOCH) - 1)) - 1);
}

#endif
