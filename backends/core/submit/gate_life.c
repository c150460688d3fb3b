/* SPDX-License-Identifier: Apache-2.0 */
/* A thread that does nothing but live as long as the process: arbiter_life.h. */
#define _GNU_SOURCE
#include <pthread.h>
#include <sys/prctl.h>

#include "lease/arbiter_life.h"
#include "gate_state.h"
#include "platform/worker.h"

#define STACK ((size_t)64 << 10)

static void *live(void *unused);
static void stop(void);

static struct worker worker = {
	.run = live,
	.stop = stop,
	.stack = STACK,
	.task = "saying that the process died",
	.without = "others learn it late",
};
atomic_bool gate_newcomer;

static struct arbiter_place *unvouched(void)
{
	struct arbiter_place *found = NULL;

	for (unsigned i = 0; i < GATES && !found; i++)
		if (gate_is_used(&gate_all[i]))
			found = gate_unvouched(&gate_all[i]);
	return found;
}

static bool has_work(void)
{
	return unvouched();
}

static void *live(void *unused)
{
	struct arbiter_place *place;

	pthread_setname_np(pthread_self(), "porter-life");
	if (!arbiter_life_begin())
		return unused;
	for (;;) {
		while ((place = unvouched()))
			arbiter_vouch(place);
		worker_rest(&worker, has_work);
	}
}

/* It calls no vendor; and there may be work in flight until the process has ended. */
static void stop(void)
{
}

void gate_life_wake(void)
{
	if (atomic_load_explicit(&gate_newcomer, memory_order_relaxed) && atomic_exchange(&gate_newcomer, false))
		worker_wake(&worker);
}

void gate_life_reset(void)
{
	worker_reset(&worker);
}
