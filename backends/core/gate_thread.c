/* SPDX-License-Identifier: Apache-2.0 */
/* The thread that looks at marks while the program does other things. One per process; no vendor call is made after exit. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "gate_state.h"
#include "log.h"
#include "port.h"
#include "role.h"

#define STACK ((size_t)128 << 10)
#define STOP_NS UINT64_C(5000000)
#define QUIET_NS UINT64_C(100000)	/* between two looks while nobody waits for what they find */

/* RUNNING: something is in flight, or was a moment ago. IDLE: it sleeps till it is woken. */
enum state { NONE, RUNNING, IDLE, STOPPED };

static _Atomic uint32_t state;
static atomic_bool asking;	/* it may be inside a vendor call */
static atomic_bool at_exit_known;

static void wait_while(uint32_t value, uint64_t ns)
{
	struct timespec wait = {(time_t)(ns / 1000000000u), (long)(ns % 1000000000u)};

	syscall(SYS_futex, &state, FUTEX_WAIT_PRIVATE, value, ns ? &wait : NULL, NULL, 0);
}

static void wake_all(void)
{
	syscall(SYS_futex, &state, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

/* False: somebody changed it first. */
static bool move(uint32_t from, uint32_t to)
{
	return atomic_compare_exchange_strong(&state, &from, to);
}

/* Each look takes the lock's cache line from who launches, and the vendor's own lock. */
static uint64_t no_sooner_than_needed(const struct gate *gate, uint64_t next)
{
	uint64_t quiet;

	if (next == UINT64_MAX || atomic_load_explicit(&gate->waiters, memory_order_relaxed) || arbiter_ends(&gate->place) != ARBITER_NEVER)
		return next;
	quiet = lock_now_ns() + QUIET_NS;
	return next > quiet ? next : quiet;
}

/* When to come again; UINT64_MAX: nothing is in flight anywhere. */
static uint64_t look(void)
{
	uint64_t next = UINT64_MAX, at;

	atomic_store(&asking, true);
	for (unsigned i = 0; i < GATES && atomic_load(&state) != STOPPED; i++) {
		if (!atomic_load_explicit(&gate_all[i].used, memory_order_acquire))
			continue;
		at = no_sooner_than_needed(&gate_all[i], gate_tend(&gate_all[i], 0));
		next = at < next ? at : next;
	}
	atomic_store(&asking, false);
	return next;
}

static void *tend(void *unused)
{
	uint64_t next, now;

	pthread_setname_np(pthread_self(), "porter-gate");
	prctl(PR_SET_TIMERSLACK, 1ul, 0ul, 0ul, 0ul);
	role_enter();		/* for good: its own calls pass every hook */
	port_helper_thread();
	while (atomic_load(&state) != STOPPED) {
		next = look();
		now = lock_now_ns();
		if (next != UINT64_MAX) {
			if (next > now)
				wait_while(RUNNING, next - now);
			continue;
		}
		if (!move(RUNNING, IDLE))
			continue;
		/* What was admitted before it could be seen that it must wake us? */
		if (look() != UINT64_MAX)
			move(IDLE, RUNNING);
		while (atomic_load(&state) == IDLE)
			wait_while(IDLE, 0);
	}
	return unused;
}

/* The device goes to others at once, and the vendor's library may be torn down after this: leave it alone. */
static void stop(void)
{
	uint64_t end = lock_now_ns() + STOP_NS;

	atomic_store(&state, STOPPED);
	wake_all();
	while (atomic_load(&asking) && lock_now_ns() < end)
		lock_sleep_ns(STOP_NS / 50);
	for (unsigned i = 0; i < GATES; i++) {
		struct gate *gate = &gate_all[i];

		if (!atomic_load_explicit(&gate->used, memory_order_acquire))
			continue;
		lock_take(&gate->lock);
		gate_close(gate, lock_now_ns());
		lock_drop(&gate->lock);
	}
}

__attribute__((destructor)) static void stop_unloaded(void)
{
	if (atomic_load(&state) != STOPPED)
		stop();
}

static void start(void)
{
	sigset_t all, before;
	pthread_attr_t attr;
	pthread_t thread;
	int error;

	if (!atomic_exchange(&at_exit_known, true))
		atexit(stop);
	sigfillset(&all);
	pthread_attr_init(&attr);
	pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
	pthread_attr_setstacksize(&attr, STACK);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	error = pthread_create(&thread, &attr, tend, NULL);
	if (error == EINVAL) {
		/* Thread-local storage may be larger than that stack. */
		pthread_attr_destroy(&attr);
		pthread_attr_init(&attr);
		pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
		error = pthread_create(&thread, &attr, tend, NULL);
	}
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	pthread_attr_destroy(&attr);
	if (error) {
		log_once(LOG_WARN, "no thread for the device's turns (%d): they end late", error);
		move(RUNNING, NONE);
	}
}

void gate_thread_wake(void)
{
	uint32_t now = atomic_load_explicit(&state, memory_order_relaxed);

	if (now == IDLE && move(IDLE, RUNNING))
		wake_all();
	else if (now == NONE && move(NONE, RUNNING))
		start();
}

void gate_thread_reset(void)
{
	atomic_store(&asking, false);
	if (atomic_load(&state) != STOPPED)
		atomic_store(&state, NONE);
}
