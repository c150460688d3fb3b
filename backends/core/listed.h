/* SPDX-License-Identifier: Apache-2.0 */
/*
 * listed.h: ordinals of devices that a vendor knows by handles: they are counted over all its drivers, in the order in which those list them.
 *
 * The vendor is asked till it lists any, without a lock held; threads that ask at once write the same. Thread-safe.
 */
#ifndef PORTER_LISTED_H
#define PORTER_LISTED_H

#include <stdint.h>

#define LISTED_MOST 128u

/* Writes at most LISTED_MOST handles; how many. */
typedef unsigned listed_ask(uint64_t *handles);

unsigned listed_count(listed_ask *ask);
/* 0: there is no such device. */
uint64_t listed_handle(listed_ask *ask, int device);
/* -ENODEV: it is not listed. */
int listed_find(listed_ask *ask, uint64_t handle);

#endif
