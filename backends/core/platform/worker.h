/* SPDX-License-Identifier: Apache-2.0 */
/*
 * worker.h: a thread of the library's own that looks after something while there is something to look after.
 *
 * One per worker and process, made when it is first woken, with signals blocked. At exit it is told to stop and given
 * 5 ms; it makes no vendor call after that. After a fork the child calls worker_reset alone, and has one again when it needs one.
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
	void *(*run)(void *unused);	/* the thread: works till worker_stopped() */
	void (*stop)(void);		/* for atexit: calls worker_stop */
	size_t stack;			/* bytes; the usual size if thread-local storage does not fit in it */
	const char *task, *without;	/* for the log, where there can be no thread: what for, and what that means */
	_Atomic uint32_t state;
	atomic_bool asking;		/* it may be inside a vendor call */
	atomic_bool at_exit_known, told;
};

/* Makes the thread if there is none, wakes it if it sleeps. Cheap. */
void worker_wake(struct worker *worker);
/* The vendor's library may be torn down after this. */
void worker_stop(struct worker *worker);
bool worker_stopped(const struct worker *worker);
/* If it is in worker_sleep, that ends. A call to the kernel. */
void worker_nudge(struct worker *worker);
void worker_reset(struct worker *worker);

/* In the thread: sleep so long, or till it is nudged or told to stop. */
void worker_sleep(struct worker *worker, uint64_t ns);
/* In the thread: there is nothing to do. Sleeps till woken, unless `has_work` says, once whoever comes would wake it, that there is. */
void worker_rest(struct worker *worker, bool (*has_work)(void));

#endif
