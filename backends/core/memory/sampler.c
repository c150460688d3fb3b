/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "sampler.h"

#include <pthread.h>

#include "handed.h"
#include "port.h"
#include "quota.h"
#include "role.h"
#include "platform/worker.h"

#define STACK ((size_t)256 << 10) /* vendors' queries keep whole lists on it */

static void *sampler(void *unused);
static void stop(void);

static struct worker worker = {
	.run = sampler,
	.stop = stop,
	.stack = STACK,
	.task = "sampling",
	.without = "the driver's own memory is seen late",
};

static bool in_use(const struct ledger *ledger)
{
	return ledger && (atomic_load(&ledger->active) || atomic_load(&ledger->has_context));
}

static bool any_in_use(void)
{
	for (int device = 0; device < TRACK_DEVICES; device++)
		if (in_use(ledger_known(device)))
			return true;
	return quota_watched();
}

/* An undone allocation may have made a pool grow: the growth is released, also if no call asks for
 * more. */
static void trim_if_above(struct ledger *ledger)
{
	if (ledger_above(ledger))
		ledger_trim(ledger);
}

static void look(void)
{
	quota_check();
	atomic_store(&worker.asking, true);
	for (int device = 0; device < TRACK_DEVICES && !worker_stopped(&worker); device++) {
		struct ledger *ledger = ledger_known(device);

		if (!in_use(ledger))
			continue;
		atomic_store(&ledger->active, false);
		handed_look(ledger);
		ledger_look(ledger, 0);
		trim_if_above(ledger);
		quota_driver_pid(port_driver_pid());
	}
	atomic_store(&worker.asking, false);
}

static void *sampler(void *unused)
{
	pthread_setname_np(pthread_self(), "porter-sample");
	role_enter(); /* for good: its own calls pass every hook */
	while (!worker_stopped(&worker)) {
		worker_sleep(&worker, SAMPLER_PERIOD_NS);
		look();
		if (!any_in_use())
			worker_rest(&worker, any_in_use);
	}
	return unused;
}

static void stop(void)
{
	worker_stop(&worker);
}

__attribute__((destructor)) static void stop_unloaded(void)
{
	if (!worker_stopped(&worker))
		stop();
}

void sampler_wake(void)
{
	worker_wake(&worker);
}

void sampler_reset(void)
{
	worker_reset(&worker);
}
