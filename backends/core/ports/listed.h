/* SPDX-License-Identifier: Apache-2.0 */
/*
 * listed.h: ordinals of devices that a vendor knows by handles. They are counted over all its
 * drivers, in the order in which the drivers list them.
 *
 * The vendor is asked until it lists any, without a lock held; threads that ask at once write the
 * same. Thread-safe.
 */
#ifndef PORTER_LISTED_H
#define PORTER_LISTED_H

#include <stdbool.h>
#include <stdint.h>

#define LISTED_MOST 128u

/* Writes at most LISTED_MOST handles; how many. */
typedef unsigned listed_ask(uint64_t *handles);

unsigned listed_count(listed_ask *ask);
/* As port_device_count. */
int listed_device_count(listed_ask *ask, int *count);
/* 0: there is no such device. */
uint64_t listed_handle(listed_ask *ask, int device);
/* -ENODEV: it is not listed. */
int listed_find(listed_ask *ask, uint64_t handle);

/* Lists the children of `above` by handles of 64 bits; 0 is the root. *count: room, then how many
 * there are. Not 0: it failed. */
typedef int listed_below(uint64_t above, uint32_t *count, void *handles);

/* For listed_ask: the children of all top entries. */
unsigned listed_all(listed_below *tops, listed_below *below, uint64_t *handles);
/* Is it below that, or (deep) below something that is? */
bool listed_has(listed_below *below, uint64_t above, uint64_t handle, bool deep);
/* Ordinal of the device that it is, or is a part of. */
int listed_whole(listed_ask *ask, listed_below *parts, uint64_t handle);

#endif
