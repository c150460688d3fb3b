/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "worker.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "lock.h"
#include "log.h"

/* RUNNING: it works. IDLE: it sleeps until it is woken. */
enum state { NONE, RUNNING, IDLE, STOPPED };

static void wait_while(struct worker *worker, uint32_t value, uint64_t ns)
{
	struct timespec wait = {(time_t)(ns / 1000000000u), (long)(ns % 1000000000u)};

	syscall(SYS_futex, &worker->state, FUTEX_WAIT_PRIVATE, value, ns ? &wait : NULL, NULL, 0);
}

static void wake_all(struct worker *worker)
{
	syscall(SYS_futex, &worker->state, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

/* False: another thread changed it first. */
static bool move(struct worker *worker, uint32_t from, uint32_t to)
{
	return atomic_compare_exchange_strong(&worker->state, &from, to);
}

bool worker_stopped(const struct worker *worker)
{
	return atomic_load(&worker->state) == STOPPED;
}

void worker_sleep(struct worker *worker, uint64_t ns)
{
	wait_while(worker, RUNNING, ns);
}

void worker_rest(struct worker *worker, bool (*has_work)(void))
{
	if (!move(worker, RUNNING, IDLE))
		return;
	/* Did work arrive before its thread could see that we must be woken? */
	if (has_work())
		move(worker, IDLE, RUNNING);
	while (atomic_load(&worker->state) == IDLE)
		wait_while(worker, IDLE, 0);
}

void worker_stop(struct worker *worker)
{
	uint64_t end = lock_now_ns() + WORKER_STOP_NS;

	atomic_store(&worker->state, STOPPED);
	wake_all(worker);
	while (atomic_load(&worker->asking) && lock_now_ns() < end)
		lock_sleep_ns(WORKER_STOP_NS / 50);
}

static void start(struct worker *worker)
{
	sigset_t all, before;
	pthread_attr_t attr;
	pthread_t thread;
	int error;

	if (!atomic_exchange(&worker->at_exit_known, true))
		atexit(worker->stop);
	sigfillset(&all);
	sigdelset(&all, SIGBUS); /* blocked, a file that is cut short would kill: mapped.h */
	pthread_attr_init(&attr);
	pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
	pthread_attr_setstacksize(&attr, worker->stack);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	error = pthread_create(&thread, &attr, worker->run, NULL);
	if (error == EINVAL) {
		/* Thread-local storage may be larger than that stack. */
		pthread_attr_destroy(&attr);
		pthread_attr_init(&attr);
		pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
		error = pthread_create(&thread, &attr, worker->run, NULL);
	}
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	pthread_attr_destroy(&attr);
	if (error) {
		if (!atomic_exchange(&worker->logged, true))
			log_line(LOG_WARN, "no thread for %s (%d): %s", worker->task, error,
				 worker->without);
		move(worker, RUNNING, NONE);
	}
}

void worker_wake(struct worker *worker)
{
	uint32_t now = atomic_load_explicit(&worker->state, memory_order_relaxed);

	if (now == IDLE && move(worker, IDLE, RUNNING))
		wake_all(worker);
	else if (now == NONE && move(worker, NONE, RUNNING))
		start(worker);
}

void worker_nudge(struct worker *worker)
{
	wake_all(worker);
}

void worker_reset(struct worker *worker)
{
	atomic_store(&worker->asking, false);
	if (!worker_stopped(worker))
		atomic_store(&worker->state, NONE);
}
