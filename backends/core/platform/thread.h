/* SPDX-License-Identifier: Apache-2.0 */
/*
 * thread.h: what porter keeps for each thread of a process.
 *
 * It is reached by a pthread key, as vendors' libraries reach theirs, and in most launches by the
 * thread pointer (thread_seated). It does not lie in thread-local storage. A library with static
 * thread-local storage may not load late: the C library has some 1,600 bytes for all such libraries
 * together. Dynamic thread-local storage costs twice as much to reach. At a thread's first use the
 * C library allocates it by the program's malloc, may wait for the loader's lock, and ends the
 * process where there is no memory.
 *
 * thread_self() may be called in any thread and at any time: in a signal handler, in a child of
 * fork or vfork, while a thread ends. It takes no lock, never fails, and calls no malloc; but at a
 * thread's first call pthread_setspecific may, where the process has 32 keys or more. In a new
 * thread all fields are zero. When a thread ends its record is cleared and may become another
 * thread's.
 *
 * A hook of a launch looks its thread up once and hands the pointer on.
 */
#ifndef PORTER_THREAD_H
#define PORTER_THREAD_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct arbiter;
struct gate_along;
struct role_release;

#define THREAD_STREAMS 7 /* in one line with `inside` */

/* The thread's settings for its next launches, made by another call (a spec's role
 * launch-configure). */
struct thread_launch {
	uint64_t stream, extent;
};

/* The error of the thread's last call, as the vendor's library remembers it: last_error.h. */
struct thread_error {
	/* the value that was put back, by the function that asks; 0: the vendor's own */
	uint32_t restored[2];
	uint32_t rest; /* the vendor's own value until the program's next call */
	bool unread;   /* a thread of porter's own, which never asks */
};

/* The thread's view of a device before it asked the driver: quota.c. */
struct thread_asked {
	int place; /* of the device, + 1; 0: nothing was asked */
	uint64_t settled, released;
};

/* The thread's last value of its process's futex word, read before the lease: arbiter.c. */
struct thread_seen {
	const struct arbiter *map;
	uint32_t wake;
};

/* When the thread's last wait for memory of ended processes ended, and when the first wait of that
 * call began: quota.c. */
struct thread_waits {
	uint64_t call, ended;
};

struct thread {
	_Alignas(64) volatile unsigned inside;	  /* a hook: role_enter.c */
	int cancelling;				  /* the cancellation state outside of the hook */
	struct gate_along *along[THREAD_STREAMS]; /* its counts, by stream: role_launch.c */
	uint64_t given; /* of the count last found to be another stream's */
	struct thread_launch launch;
	struct thread_error error;
	struct thread_asked asked;
	struct thread_seen seen;
	struct thread_waits waits;
	struct role_release
		*releasing;  /* the innermost release of counted objects: role_object.c */
	bool helper;	     /* a thread of porter's own that asks about marks: a port's */
	bool opening;	     /* it is opening the vendor's library: resolve.c */
	atomic_bool unkeyed; /* the key does not lead here: the record is found by its owner */
	atomic_int process,
		id; /* the owner, as the kernel numbers processes and threads; 0: not known yet */
};

#define THREAD_HIDDEN __attribute__((visibility("hidden")))

extern THREAD_HIDDEN _Atomic uint32_t thread_key; /* the key + 1; 0: there is none */
/* Slow: a thread's first call, or each one where the key cannot be had. */
THREAD_HIDDEN struct thread *thread_first(void);

/*
 * A launching thread's record without a call of the C library: the thread has a seat in a table,
 * found by the thread pointer. No two threads take one seat at a time; a thread whose seat is taken
 * has none. It is free again when the thread ends, or when its record becomes another thread's.
 */
#define THREAD_SEAT_BITS 6
#define THREAD_SEATS (1u << THREAD_SEAT_BITS)
struct thread_seat {
	_Atomic uint64_t pointer; /* its thread's; 0: free */
	_Atomic(struct thread *) thread;
};
extern THREAD_HIDDEN struct thread_seat thread_seats[THREAD_SEATS]; /* hot.c */
/* Takes the seat, if it is free. */
THREAD_HIDDEN void thread_sit(struct thread *self);
/* In the child of a fork, alone: a new thread may get an ended one's pointer. */
THREAD_HIDDEN void thread_reset(void);

/* 0: there is none on this architecture, and no thread has a seat. */
static inline uint64_t thread_pointer(void)
{
	uint64_t pointer = 0;

#if defined(__x86_64__)
	__asm__("movq %%fs:0, %0" : "=r"(pointer));
#elif defined(__aarch64__)
	__asm__("mrs %0, tpidr_el0" : "=r"(pointer));
#elif defined(__riscv) && __riscv_xlen == 64
	__asm__("mv %0, tp" : "=r"(pointer));
#elif defined(__loongarch_lp64)
	__asm__("move %0, $tp" : "=r"(pointer));
#endif
	return pointer;
}

static inline struct thread_seat *thread_seat_of(uint64_t pointer)
{
	return &thread_seats[pointer * UINT64_C(0x9e3779b97f4a7c15) >> (64 - THREAD_SEAT_BITS)];
}

/* NULL: it has no seat. */
static inline struct thread *thread_seated(void)
{
	uint64_t pointer = thread_pointer();
	const struct thread_seat *seat = thread_seat_of(pointer);

	if (__builtin_expect(pointer &&
				     atomic_load_explicit(&seat->pointer, memory_order_relaxed) ==
					     pointer,
			     1))
		return atomic_load_explicit(&seat->thread, memory_order_relaxed);
	return NULL;
}

static inline struct thread *thread_self(void)
{
	uint32_t key = atomic_load_explicit(&thread_key, memory_order_relaxed);
	struct thread *self = __builtin_expect(key != 0, 1)
		? pthread_getspecific((pthread_key_t)(key - 1))
		: NULL;

	return __builtin_expect(self != NULL, 1) ? self : thread_first();
}

#endif
