/* SPDX-License-Identifier: Apache-2.0 */
/*
 * region_dead.h: between region.c and region_dead.c: slots whose owners have died.
 *
 * All of it may be called while other processes join, die and look. `file` is an opening of the
 * account; an own byte that is locked through it is not looked at (place->slot).
 */
#ifndef PORTER_REGION_DEAD_H
#define PORTER_REGION_DEAD_H

#include "region.h"

/* The slot holds nothing from here on. The caller has its byte locked. */
void region_dead_clear(struct region *map, uint32_t slot);
/* The caller has locked the byte of the slot: may it take the slot? Not while a dead owner may still hold memory. */
bool region_dead_takeable(struct region *map, uint32_t slot);
/* Marks dead processes, and frees the slots of those that hold nothing or whose grace is over. Asks
 * no driver. */
void region_dead_sweep(struct region_place *place, int file);

/* Number of slots that may have been used. */
static inline uint32_t region_high(const struct region *map)
{
	return region_high_of(atomic_load_explicit(&map->high, memory_order_acquire));
}

#endif
