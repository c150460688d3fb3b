/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lock.h: short locks on futexes.
 *
 * `struct lock` is for threads of one process: all-zero is free, so memory that fork wiped holds
 * free locks. `struct shared_lock` is for processes that may be killed or stopped while they hold
 * it. The correctness of the data that it guards must not depend on it: it can be taken from an
 * owner that is dead (after 1 ms) or stopped (after 50 ms), and after 200 ms a waiter continues
 * without it. An owner learns at the end whether it kept it. No wait is longer than that.
 */
#ifndef PORTER_LOCK_H
#define PORTER_LOCK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct lock {
	_Atomic uint32_t word; /* 1: held */
	_Atomic uint32_t sleepers;
};

void lock_take_slowly(struct lock *lock);
void lock_wake(struct lock *lock);

/* True: it is ours. It may fail although it is free. */
static inline bool lock_try(struct lock *lock)
{
	uint32_t free = 0;

	return atomic_compare_exchange_weak_explicit(&lock->word, &free, 1, memory_order_acquire,
						     memory_order_relaxed);
}

static inline void lock_take(struct lock *lock)
{
	if (!lock_try(lock))
		lock_take_slowly(lock);
}

/* No fence: a thread that went to sleep at this very moment is not seen, and looks again soon. */
static inline void lock_drop(struct lock *lock)
{
	atomic_store_explicit(&lock->word, 0, memory_order_release);
	if (atomic_load_explicit(&lock->sleepers, memory_order_relaxed))
		lock_wake(lock);
}

/* Low half: 0 free, else the owner's number with LOCK_WAITED; high half: which taking this is. */
struct shared_lock {
	_Atomic uint64_t word;
};

/* Is the process with this number dead? Asked without a lock held; may open files. */
typedef bool lock_dead_fn(void *context, uint32_t number);

/* The token to drop it with; 0: the lock was not taken, go on without. `number` is from 1 to 2^31 - 1. */
uint64_t lock_shared_take(struct shared_lock *lock, uint32_t number, lock_dead_fn *dead,
			  void *context);
/* True: it was ours from take to drop. */
bool lock_shared_drop(struct shared_lock *lock, uint64_t token);

/* Monotonic, the same in every process of this machine: also of another time namespace, once
 * lock_settle_clock was called there. */
uint64_t lock_now_ns(void);
/* The same, some ms late at most, and cheaper. */
uint64_t lock_about_now_ns(void);
/* Before times are written where other processes read them: at joining, which is also when a fork's
 * child may find itself elsewhere. */
void lock_settle_clock(void);
void lock_sleep_ns(uint64_t duration);

#endif
