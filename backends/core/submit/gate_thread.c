/* SPDX-License-Identifier: Apache-2.0 */
/* The thread that looks at marks while the program does other things. One per process; no vendor
 * call is made after exit. */
#define _GNU_SOURCE
#include <pthread.h>
#include <sys/prctl.h>

#include "gate_state.h"
#include "port.h"
#include "role.h"
#include "platform/worker.h"

#define STACK ((size_t)128 << 10)

static void *tend(void *unused);
static void stop(void);

static struct worker worker = {
	.run = tend,
	.stop = stop,
	.stack = STACK,
	.task = "the device's turns",
	.without = "they end late",
};

/* When to come again; UINT64_MAX: nothing is in flight anywhere. */
static uint64_t look(void)
{
	uint64_t next = UINT64_MAX, at;

	atomic_store(&worker.asking, true);
	for (unsigned i = 0; i < GATES && !worker_stopped(&worker); i++) {
		if (!gate_is_used(&gate_all[i]))
			continue;
		at = gate_tend(&gate_all[i], 0);
		next = at < next ? at : next;
	}
	atomic_store(&worker.asking, false);
	return next;
}

static bool has_work(void)
{
	return look() != UINT64_MAX;
}

static void *tend(void *unused)
{
	uint64_t next, now;

	pthread_setname_np(pthread_self(), "porter-gate");
	prctl(PR_SET_TIMERSLACK, 1ul, 0ul, 0ul, 0ul);
	role_enter(); /* for good: its own calls pass every hook */
	port_helper_thread();
	while (!worker_stopped(&worker)) {
		next = look();
		now = lock_now_ns();
		if (next == UINT64_MAX)
			worker_rest(&worker, has_work);
		else if (next > now)
			worker_sleep(&worker, next - now);
	}
	return unused;
}

/* A handler of signals may end the process while the very thread that it interrupted has the lock. */
static bool take_soon(struct gate *gate)
{
	uint64_t end = lock_now_ns() + WORKER_STOP_NS;

	while (!lock_try(&gate->lock)) {
		if (lock_now_ns() >= end)
			return false;
		lock_sleep_ns(WORKER_STOP_NS / 50);
	}
	if (gate->queues.alongs)
		gate_along_gather(gate);
	return true;
}

/* The device goes to others at once, and the vendor's library may be torn down after this: leave it alone. */
static void stop(void)
{
	worker_stop(&worker);
	for (unsigned i = 0; i < GATES; i++) {
		struct gate *gate = &gate_all[i];

		if (!gate_is_used(gate) || !take_soon(gate))
			continue;
		gate_close(gate, lock_now_ns());
		lock_drop(&gate->lock);
	}
}

__attribute__((destructor)) static void stop_unloaded(void)
{
	if (!worker_stopped(&worker))
		stop();
}

void gate_thread_wake(void)
{
	worker_wake(&worker);
	gate_life_wake();
}

void gate_thread_hurry(void)
{
	worker_nudge(&worker);
}

void gate_thread_reset(void)
{
	worker_reset(&worker);
	gate_life_reset();
}
