/* SPDX-License-Identifier: Apache-2.0 */
/* A thread that lives as long as the process (arbiter_life.h), and checks the leases (gate_mend.c). */
#define _GNU_SOURCE
#include <pthread.h>
#include <sys/prctl.h>

#include "lease/arbiter_life.h"
#include "gate_state.h"
#include "platform/worker.h"

#define STACK ((size_t)128 << 10)

static void *live(void *unused);
static void stop(void);

static struct worker worker = {
	.run = live,
	.stop = stop,
	.stack = STACK,
	.task = "the leases",
	.without = "others learn late that this process died, and a damaged lease stays as it is",
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

/* Never ends. */
static void *live(void *unused)
{
	bool can_vouch;
	struct arbiter_place *place;

	pthread_setname_np(pthread_self(), "porter-life");
	can_vouch = arbiter_life_begin();
	for (;; worker_sleep(&worker, MEND_LOOK_NS)) {
		gate_mend(lock_now_ns());
		while (can_vouch && (place = unvouched()))
			arbiter_vouch(place);
	}
	return unused;
}

/* It calls no vendor; and there may be work in flight until the process has ended. */
static void stop(void)
{
}

void gate_life_wake(void)
{
	if (!atomic_load_explicit(&gate_newcomer, memory_order_relaxed) ||
	    !atomic_exchange(&gate_newcomer, false))
		return;
	worker_wake(&worker);
	worker_nudge(&worker);
}

void gate_life_reset(void)
{
	worker_reset(&worker);
}
