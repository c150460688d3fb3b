/* SPDX-License-Identifier: Apache-2.0 */
/*
 * worker.h: a background thread of the library that works while there is work.
 *
 * One per worker and process, made when it is first woken, with signals blocked. At exit it is
 * asked to stop and given 5 ms; it makes no vendor call after that. After a fork the child calls
 * worker_reset alone, and has one again when it needs one.
 */
#ifndef PORTER_WORKER_H
#define PORTER_WORKER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define WORKER_STOP_NS UINT64_C(5000000)

/* Static, all else zero. */
struct worker {
	void *(*run)(void *unused); /* the thread: works until worker_stopped() */
	void (*stop)(void);	    /* for atexit: calls worker_stop */
	size_t stack; /* bytes; the usual size if thread-local storage does not fit in it */
	/* for the log, if the thread cannot be made: its purpose, and the consequence */
	const char *task, *without;
	_Atomic uint32_t state;
	atomic_bool asking; /* it may be inside a vendor call */
	atomic_bool at_exit_known, logged;
};

/* Makes the thread if there is none, wakes it if it sleeps. Cheap. */
void worker_wake(struct worker *worker);
/* The vendor's library may be torn down after this. */
void worker_stop(struct worker *worker);
bool worker_stopped(const struct worker *worker);
/* If it is in worker_sleep, that ends. A call to the kernel. */
void worker_nudge(struct worker *worker);
void worker_reset(struct worker *worker);

/* In the thread: sleep for `ns`, or until it is nudged or asked to stop. */
void worker_sleep(struct worker *worker, uint64_t ns);
/* In the thread: there is nothing to do. Sleeps until woken, unless `has_work` returns true. It is
 * asked after the point from which new work wakes the thread. */
void worker_rest(struct worker *worker, bool (*has_work)(void));

#endif
