/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sampler.h: the thread that asks the driver every 100 ms for this process's memory, while the
 * process is active. It checks the account as often, also while the process only holds memory.
 *
 * One per process, made when the first limited device is used, signals blocked. At exit it is asked
 * to stop and given 5 ms; it then makes no vendor call any more. After a fork the child calls
 * sampler_reset alone, and has one again when it needs one.
 */
#ifndef PORTER_SAMPLER_H
#define PORTER_SAMPLER_H

#include "ledger.h"

#define SAMPLER_PERIOD_NS UINT64_C(100000000)

/* Makes the thread if there is none, wakes it if it sleeps. Cheap. */
void sampler_wake(void);
void sampler_reset(void);

#endif
