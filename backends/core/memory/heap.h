/* SPDX-License-Identifier: Apache-2.0 */
/*
 * heap.h: small allocations, which a driver cuts out of granules of its own.
 *
 * They cost less in the account than the granules taken for them, and a freed one leaves its room
 * in the heap. What may be missing in the account is covered by a cushion (ledger_drift) until the
 * driver is asked. Where a driver accounts to the byte there is nothing to cover. Thread-safe;
 * within an operation.
 */
#ifndef PORTER_HEAP_H
#define PORTER_HEAP_H

#include "ledger.h"

/* Is it known that the driver takes exactly the requested bytes? */
bool heap_exact(const struct ledger *ledger);
/* Does a request go to the driver's heap? */
bool heap_small(uint64_t bytes);
/* The cost of a request, as far as its size determines it. */
uint64_t heap_cost(const struct ledger *ledger, uint64_t bytes);
/* Is a small allocation covered if it takes more than this cost? False: reserve a granule for it. */
bool heap_covered(struct ledger *ledger, uint64_t cost);
/* After a small one was freed, which quota_freeing announced: takes it off the account, and the announcement back. */
void heap_release(struct ledger *ledger, uint64_t cost);

#endif
