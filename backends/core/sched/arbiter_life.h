/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arbiter_life.h: a thread by whose end others learn at once that its process died.
 *
 * The byte lock of a process is dropped when the last of its files and mappings is gone, and a process that used a device may take more than 100 ms
 * for that. Robust futexes (set_robust_list(2)) are marked when the thread that they belong to begins to exit, before all that. So `life` in a
 * process's slot is the number of a thread that lives as long as the process and has that word on its robust list. Once it is marked the
 * process has no part in turns; its slot is another's when the byte lock is dropped, as ever.
 *
 * It is a short cut only. Where there are no robust futexes (qemu-user), no such thread, or a process's end is held up (a core is
 * dumped), `life` is 0 or unmarked, and the byte lock and ARBITER_PATIENCE_NS are what there is. A process that is stopped is not marked.
 *
 * The list takes the place of the C library's own, so the thread may run nobody else's code: not the vendor's either.
 */
#ifndef PORTER_ARBITER_LIFE_H
#define PORTER_ARBITER_LIFE_H

#include <stdbool.h>

#include "arbiter.h"

/* In the thread, first: what it vouches for is marked at its end. False: the kernel cannot do that; the thread may end. */
bool arbiter_life_begin(void);
/* In that thread: vouches for us there, once. Whatever it says, place->vouched is set. The place is not left before the process ends. */
int arbiter_vouch(struct arbiter_place *place);

#endif
