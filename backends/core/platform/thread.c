/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Records of threads, in blocks that are never freed. A record is claimed and released by one
 * atomic operation on its block's bits, so that a signal handler, another thread and a child of
 * fork find them whole.
 */
#define _GNU_SOURCE
#include "thread.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "log.h"

#define RECORDS 64u

struct block {
	struct thread thread[RECORDS];
	_Atomic uint64_t claimed; /* bit i: thread[i] has an owner */
	struct block *_Atomic next;
};
_Static_assert(RECORDS == 64, "a bit each");

_Atomic uint32_t thread_key;
static struct block first;
static struct thread shared; /* of all threads that no memory was left for */
static atomic_bool searched; /* some thread's record is not reached by the key */

/* By system calls: old C libraries remember a process's number across a fork that they do not see. */
static int own_process(void)
{
	return (int)syscall(SYS_getpid);
}

static int own_id(void)
{
	return (int)syscall(SYS_gettid);
}

static struct thread *claim(struct block *block)
{
	uint64_t before = atomic_load(&block->claimed);
	unsigned place;

	while (~before) {
		place = (unsigned)__builtin_ctzll(~before);
		if (atomic_compare_exchange_weak(&block->claimed, &before,
						 before | UINT64_C(1) << place))
			return &block->thread[place];
	}
	return NULL;
}

#define TAKEN 1u /* as a pointer: its thread is not set yet */
#define LEFT 2u	 /* added to a pointer: its thread ends */

static _Atomic int left_by[THREAD_SEATS]; /* the id of the thread that ends */

/* A thread that ends may launch once more, and no destructor follows then: it gets no seat again. */
static bool may_sit(uint64_t before, uint64_t pointer, unsigned place)
{
	return !before ||
		((before & LEFT) &&
		 (before != (pointer | LEFT) || atomic_load(&left_by[place]) != own_id()));
}

void thread_sit(struct thread *self)
{
	uint64_t pointer = thread_pointer();
	struct thread_seat *seat = thread_seat_of(pointer);
	uint64_t before = atomic_load(&seat->pointer);

	if (!pointer || (pointer & (TAKEN | LEFT)) || self == &shared ||
	    atomic_load(&self->unkeyed) ||
	    !may_sit(before, pointer, (unsigned)(seat - thread_seats)) ||
	    !atomic_compare_exchange_strong(&seat->pointer, &before, TAKEN))
		return;
	atomic_store(&seat->thread, self);
	atomic_store(&seat->pointer, pointer);
}

static void stand_up(void)
{
	uint64_t pointer = thread_pointer();
	struct thread_seat *seat = thread_seat_of(pointer);

	if (!pointer || atomic_load(&seat->pointer) != pointer)
		return;
	atomic_store(&left_by[seat - thread_seats], own_id());
	atomic_store(&seat->pointer, pointer | LEFT);
}

/* A seat that an ended thread could not leave: its pointer is ours now. */
static void clear_own_seat(void)
{
	uint64_t pointer = thread_pointer();

	if (pointer)
		atomic_compare_exchange_strong(&thread_seat_of(pointer)->pointer, &pointer, 0);
}

/* The record is no thread's any more. */
static void clear_seats_of(const struct thread *thread)
{
	for (unsigned i = 0; i < THREAD_SEATS; i++) {
		uint64_t pointer = atomic_load(&thread_seats[i].pointer);

		if (pointer && !(pointer & (TAKEN | LEFT)) &&
		    atomic_load(&thread_seats[i].thread) == thread)
			atomic_compare_exchange_strong(&thread_seats[i].pointer, &pointer, 0);
	}
}

void thread_reset(void)
{
	uint64_t pointer = thread_pointer();

	for (unsigned i = 0; i < THREAD_SEATS; i++)
		if (!pointer || atomic_load(&thread_seats[i].pointer) != pointer)
			atomic_store(&thread_seats[i].pointer, 0);
}

static void release(struct block *block, struct thread *thread)
{
	clear_seats_of(thread);
	memset(thread, 0, offsetof(struct thread, unkeyed));
	atomic_store(&thread->unkeyed, false);
	atomic_store(&thread->process, 0);
	atomic_store(&thread->id, 0);
	atomic_fetch_and(&block->claimed, ~(UINT64_C(1) << (thread - block->thread)));
}

static struct block *block_of(const struct thread *thread)
{
	struct block *block = &first;

	while (block && (thread < block->thread || thread >= block->thread + RECORDS))
		block = atomic_load(&block->next);
	return block;
}

/* The key's destructor. */
static void ended(void *value)
{
	struct thread *thread = value;
	struct block *block = block_of(thread);

	stand_up();
	if (block)
		release(block, thread);
}

/* True: the owner is dead, and no other thread releases its record. A live owner may do that
 * meanwhile, and another thread claim it. */
static bool take_from_dead(struct thread *thread, int process)
{
	int id = atomic_load(&thread->id);

	return id && atomic_load(&thread->process) == process &&
		syscall(SYS_tgkill, process, id, 0) && errno == ESRCH &&
		atomic_compare_exchange_strong(&thread->id, &id, 0);
}

/* Of threads that ended without the key's destructor: the key did not lead to their records, or
 * they came here after their last destructors. */
static struct thread *claim_from_dead(void)
{
	int process = own_process();
	struct thread *found = NULL;

	for (struct block *block = &first; block && !found; block = atomic_load(&block->next)) {
		for (unsigned i = 0; i < RECORDS; i++)
			if (take_from_dead(&block->thread[i], process))
				release(block, &block->thread[i]);
		found = claim(block);
	}
	return found;
}

/* The block behind the last one, which another thread may have put there. NULL: no memory. */
static struct block *append(struct block *last)
{
	struct block *next = NULL,
		     *made = mmap(NULL, sizeof(*made), PROT_READ | PROT_WRITE,
				  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (made == MAP_FAILED)
		return NULL;
	if (atomic_compare_exchange_strong(&last->next, &next, made))
		return made;
	munmap(made, sizeof(*made));
	return next;
}

static struct thread *claim_any(void)
{
	struct block *block = &first, *last = block;
	struct thread *found = NULL;

	for (; block && !found; block = atomic_load(&block->next)) {
		found = claim(block);
		last = block;
	}
	if (!found)
		found = claim_from_dead();
	while (!found && last) {
		last = append(last);
		found = last ? claim(last) : NULL;
	}
	return found;
}

/* The record that the key does not lead to. */
static struct thread *search(int process, int id)
{
	for (struct block *block = &first; block; block = atomic_load(&block->next)) {
		for (unsigned i = 0; i < RECORDS; i++) {
			struct thread *thread = &block->thread[i];

			if (atomic_load(&thread->id) == id &&
			    atomic_load(&thread->process) == process &&
			    atomic_load(&thread->unkeyed))
				return thread;
		}
	}
	return NULL;
}

static struct thread *make_record(int process, int id)
{
	struct thread *made = claim_any();

	if (!made) {
		log_once(
			LOG_ERROR,
			"no memory for a thread's record; limits may not hold in this thread and others");
		return &shared;
	}
	atomic_store(&made->process, process);
	atomic_store(&made->id, id);
	return made;
}

/* The key + 1; 0: the process has as many keys as there can be. */
static uint32_t make_key(void)
{
	uint32_t there = atomic_load(&thread_key);
	pthread_key_t made;

	if (there || pthread_key_create(&made, ended))
		return there;
	if (atomic_compare_exchange_strong(&thread_key, &there, (uint32_t)made + 1))
		return (uint32_t)made + 1;
	pthread_key_delete(made);
	return there;
}

struct thread *thread_first(void)
{
	int saved = errno, process = own_process(), id = own_id();
	struct thread *self = atomic_load(&searched) ? search(process, id) : NULL;
	uint32_t key = make_key();

	clear_own_seat();
	if (!self)
		self = make_record(process, id);
	if (self == &shared || (key && !pthread_setspecific((pthread_key_t)(key - 1), self))) {
		atomic_store(&self->unkeyed, false);
	} else {
		atomic_store(&self->unkeyed, true);
		atomic_store(&searched, true);
	}
	errno = saved;
	return self;
}
