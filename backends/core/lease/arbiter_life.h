/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arbiter_life.h: a thread whose end shows other processes at once that its process died.
 *
 * The byte lock of a process is dropped when the last of its files and mappings is closed. A
 * process that used a device may take more than 100 ms for that. Robust futexes
 * (set_robust_list(2)) are marked when their thread begins to exit, before all that. So `life` in a
 * process's slot is the number of a thread that lives as long as the process and has that word on
 * its robust list. Once it is marked the process takes part in no turns; its slot is free when the
 * byte lock is dropped, as ever.
 *
 * It is a shortcut only. Without robust futexes (qemu-user), or without such a thread, or where a
 * process's end is delayed (a core is dumped), `life` is 0 or unmarked. Then the byte lock and
 * ARBITER_PATIENCE_NS decide. A process that is stopped is not marked.
 *
 * The list replaces the C library's own, so the thread may run only our code, and not the vendor's.
 */
#ifndef PORTER_ARBITER_LIFE_H
#define PORTER_ARBITER_LIFE_H

#include <stdbool.h>

#include "arbiter.h"

/* In the thread, first: words that it vouches for are marked at its end. False: the kernel cannot
 * do that; the thread may end. */
bool arbiter_life_begin(void);
/* In that thread: vouches for us there, once. With any result, place->vouched is set. The place is
 * not left before the process ends. */
int arbiter_vouch(struct arbiter_place *place);

#endif
