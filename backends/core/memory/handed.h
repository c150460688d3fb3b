/* SPDX-License-Identifier: Apache-2.0 */
/*
 * handed.h: physical memory of this process that was named for others by a descriptor.
 *
 * Its maker pays for it as long as it has it, and as long as it keeps the descriptor open. After
 * that it counts for the tenant while a process of the tenant has it open (region.h). Thread-safe;
 * no lock is held across a port call.
 */
#ifndef PORTER_HANDED_H
#define PORTER_HANDED_H

#include <stdbool.h>
#include <stdint.h>

#include "ledger.h"

/* `file`: the descriptor, or -1: named in another way. */
void handed_out(struct ledger *ledger, uint64_t handle, uint64_t bytes, int file);
/* The last reference of this process went. True: it stays charged, for its descriptor is open. */
bool handed_over(struct ledger *ledger, uint64_t handle);
/* Which of those descriptors have been closed since? */
void handed_look(struct ledger *ledger);
/* In the child of a fork, alone. */
void handed_reset(void);

#endif
