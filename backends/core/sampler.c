/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "sampler.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "handed.h"
#include "log.h"
#include "port.h"
#include "quota.h"

#define STACK ((size_t)256 << 10)	/* vendors' queries keep whole lists on it */
#define STOP_NS UINT64_C(5000000)

/* RUNNING: looks every period. IDLE: nothing is active, it sleeps till it is woken. */
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

static bool in_use(const struct ledger *ledger)
{
	return ledger && (atomic_load(&ledger->active) || atomic_load(&ledger->has_context));
}

static bool any_in_use(void)
{
	for (int device = 0; device < TRACK_DEVICES; device++)
		if (in_use(ledger_known(device)))
			return true;
	return false;
}

/* What an undone allocation made a pool grow by is given back, also where nobody asks for more. */
static void trim_if_above(struct ledger *ledger)
{
	struct quota_view view;

	if (!quota_view(ledger->slot, &view) && view.charged > view.limit)
		ledger_trim(ledger);
}

static void look(void)
{
	atomic_store(&asking, true);
	for (int device = 0; device < TRACK_DEVICES && atomic_load(&state) != STOPPED; device++) {
		struct ledger *ledger = ledger_known(device);

		if (!in_use(ledger))
			continue;
		atomic_store(&ledger->active, false);
		handed_look(ledger);
		ledger_look(ledger);
		trim_if_above(ledger);
		quota_driver_pid(port_driver_pid());
	}
	atomic_store(&asking, false);
}

static void *sampler(void *unused)
{
	pthread_setname_np(pthread_self(), "porter-sample");
	role_enter();		/* for good: its own calls pass every hook */
	while (atomic_load(&state) != STOPPED) {
		wait_while(RUNNING, SAMPLER_PERIOD_NS);
		look();
		if (any_in_use() || !move(RUNNING, IDLE))
			continue;
		/* Who began to use a device before it could see that it must wake us? */
		if (any_in_use())
			move(IDLE, RUNNING);
		while (atomic_load(&state) == IDLE)
			wait_while(IDLE, 0);
	}
	return unused;
}

/* The vendor's library may be torn down after this: leave it alone. */
static void stop(void)
{
	uint64_t end = lock_now_ns() + STOP_NS;

	atomic_store(&state, STOPPED);
	wake_all();
	while (atomic_load(&asking) && lock_now_ns() < end)
		lock_sleep_ns(STOP_NS / 50);
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
	error = pthread_create(&thread, &attr, sampler, NULL);
	if (error == EINVAL) {
		/* Thread-local storage may be larger than that stack. */
		pthread_attr_destroy(&attr);
		pthread_attr_init(&attr);
		pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
		error = pthread_create(&thread, &attr, sampler, NULL);
	}
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	pthread_attr_destroy(&attr);
	if (error) {
		log_once(LOG_WARN, "no thread for sampling (%d): what the driver takes by itself is seen late", error);
		move(RUNNING, NONE);
	}
}

void sampler_wake(void)
{
	uint32_t now = atomic_load_explicit(&state, memory_order_relaxed);

	if (now == IDLE && move(IDLE, RUNNING))
		wake_all();
	else if (now == NONE && move(NONE, RUNNING))
		start();
}

void sampler_reset(void)
{
	atomic_store(&asking, false);
	if (atomic_load(&state) != STOPPED)
		atomic_store(&state, NONE);
}
