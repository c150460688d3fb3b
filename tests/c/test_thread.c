/* SPDX-License-Identifier: Apache-2.0 */
/* A record for each thread, with and without a key, also where threads end and processes fork. */
#define _GNU_SOURCE
#include <limits.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "check.h"
#include "platform/thread.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED true /* its runtime needs memory of its own */
#else
#define SANITIZED false
#endif
#define AT_ONCE 150u /* threads: of three blocks of records */
#define ONE_BLOCK 64u
#define IN_TURN 200u

static pthread_barrier_t barrier;
static struct thread *records[AT_ONCE];

static bool is_new(const struct thread *record)
{
	return !record->inside && !record->cancelling && !record->given && !record->along[0] &&
		!record->releasing && !record->asked.place && !record->helper && !record->opening &&
		!record->error.restored[0];
}

static void fill(struct thread *record)
{
	record->inside = 1;
	record->given = 7;
	record->along[0] = (struct gate_along *)record;
	record->releasing = (struct role_release *)record;
	record->asked.place = 3;
	record->helper = record->opening = true;
	record->error.restored[0] = 9;
}

static void *stay(void *place)
{
	struct thread *self = thread_self();

	CHECK(is_new(self) && !thread_seated());
	fill(self);
	thread_sit(self);
	pthread_barrier_wait(&barrier);
	CHECK(thread_self() == self && self->given == 7);
	CHECK(thread_seated() == self || !thread_seated());
	*(struct thread **)place = self;
	pthread_barrier_wait(&barrier);
	return NULL;
}

/* Threads that are there at the same moment. */
static void at_once(unsigned count)
{
	pthread_t threads[AT_ONCE];

	CHECK(!pthread_barrier_init(&barrier, NULL, count));
	for (unsigned i = 0; i < count; i++)
		CHECK(!pthread_create(&threads[i], NULL, stay, &records[i]));
	for (unsigned i = 0; i < count; i++)
		CHECK(!pthread_join(threads[i], NULL));
	for (unsigned i = 0; i < count; i++)
		for (unsigned j = 0; j < i; j++)
			CHECK(records[i] != records[j]);
	pthread_barrier_destroy(&barrier);
}

static void *come_and_go(void *place)
{
	struct thread *self = thread_self();

	CHECK(is_new(self) && thread_self() == self && !thread_seated());
	fill(self);
	thread_sit(self);
	CHECK(thread_seated() == (thread_pointer() && !self->unkeyed ? self : NULL));
	*(struct thread **)place = self;
	return NULL;
}

/* Threads one after the other. How many records they had. */
static unsigned in_turn(void *(*run)(void *))
{
	struct thread *seen[IN_TURN], *one;
	unsigned count = 0, i;
	pthread_t thread;

	for (unsigned n = 0; n < IN_TURN; n++) {
		CHECK(!pthread_create(&thread, NULL, run, &one) && !pthread_join(thread, NULL));
		for (i = 0; i < count && seen[i] != one; i++)
			;
		if (i == count)
			seen[count++] = one;
	}
	return count;
}

static void each_thread_has_its_own(void)
{
	struct thread *self = thread_self();

	fill(self);
	at_once(AT_ONCE);
	at_once(AT_ONCE);
	CHECK(thread_self() == self && self->given == 7);
}

static void what_ended_leaves_a_clean_record(void)
{
	EQUAL(in_turn(come_and_go), 1);
}

static pthread_key_t last;

/* Also after the destructor that clears the thread's record was called for the last time. */
static void again(void *round)
{
	if ((uintptr_t)round < PTHREAD_DESTRUCTOR_ITERATIONS)
		pthread_setspecific(last, (void *)((uintptr_t)round + 1));
	CHECK(is_new(thread_self()));
	fill(thread_self());
	thread_sit(thread_self());
	CHECK(!thread_seated()); /* no destructor would free it */
}

static void *ends_with_calls(void *place)
{
	come_and_go(place);
	CHECK(!pthread_setspecific(last, (void *)1));
	return NULL;
}

static void a_destructor_may_come_here_after_ours(void)
{
	thread_self(); /* the other key's destructor is called after that of the records */
	CHECK(!pthread_key_create(&last, again));
	CHECK(in_turn(ends_with_calls) <= ONE_BLOCK);
}

/* It comes here for the first time when no destructor follows. */
static void in_the_last_round(void *round)
{
	if ((uintptr_t)round < PTHREAD_DESTRUCTOR_ITERATIONS) {
		pthread_setspecific(last, (void *)((uintptr_t)round + 1));
		return;
	}
	fill(thread_self());
	thread_sit(thread_self());
}

static void *ends_with_its_first_call(void *place)
{
	*(struct thread **)place = NULL;
	CHECK(!pthread_setspecific(last, (void *)1));
	return NULL;
}

static void a_thread_has_no_seat_of_an_ended_one(void)
{
	if (SANITIZED) /* their runtime has left the thread by then */
		return;
	thread_self();
	CHECK(!pthread_key_create(&last, in_the_last_round));
	in_turn(ends_with_its_first_call);
	CHECK(in_turn(come_and_go) <= ONE_BLOCK);
}

/* All keys of the process are in use. */
static pthread_key_t use_all_keys(void)
{
	pthread_key_t key, one = 0;

	while (!pthread_key_create(&key, NULL))
		one = key;
	return one;
}

static void without_a_key_records_are_found(void)
{
	struct thread *self;

	use_all_keys();
	self = thread_self();
	CHECK(is_new(self) && thread_self() == self);
	fill(self);
	at_once(AT_ONCE);
	CHECK(thread_self() == self && self->given == 7);
	EQUAL(thread_key, 0);
}

static void without_a_key_records_of_dead_threads_are_used_again(void)
{
	use_all_keys();
	CHECK(in_turn(come_and_go) <= ONE_BLOCK);
}

static void a_key_that_is_free_later_is_taken(void)
{
	pthread_key_t one = use_all_keys();
	struct thread *self = thread_self();

	CHECK(!pthread_key_delete(one));
	CHECK(thread_self() == self);
	EQUAL(thread_key, one + 1);
	CHECK(pthread_getspecific(one) == self && !self->unkeyed);
	EQUAL(in_turn(come_and_go), 1);
}

static void ends_well(pid_t child)
{
	int status;

	CHECK(child > 0 && waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
}

static unsigned seats_taken(void)
{
	unsigned taken = 0;

	for (unsigned i = 0; i < THREAD_SEATS; i++)
		taken += thread_seats[i].pointer != 0;
	return taken;
}

static void *forks_beside(void *unused)
{
	struct thread *self = thread_self();
	pid_t child;

	fill(self);
	thread_sit(self);
	pthread_barrier_wait(&barrier);
	child = fork();
	if (!child) {
		thread_reset();
		CHECK(thread_self() == self && self->given == 7);
		CHECK(thread_seated() == (thread_pointer() ? self : NULL));
		EQUAL(seats_taken(),
		      thread_pointer() != 0); /* the other's thread is not in the child */
		if (!SANITIZED) /* their runtime still knows the other by its pointer */
			EQUAL(in_turn(come_and_go), 1);
		_exit(0);
	}
	ends_well(child);
	pthread_barrier_wait(&barrier);
	return unused;
}

static void a_child_of_fork_has_its_own_seat_alone(void)
{
	struct thread *other;
	pthread_t thread[2];

	CHECK(!pthread_barrier_init(&barrier, NULL, 2));
	CHECK(!pthread_create(&thread[0], NULL, stay, &other));
	CHECK(!pthread_create(&thread[1], NULL, forks_beside, NULL));
	for (unsigned i = 0; i < 2; i++)
		CHECK(!pthread_join(thread[i], NULL));
}

static void a_child_of_fork_keeps_its_own(void)
{
	struct thread *self = thread_self();
	pid_t child;

	fill(self);
	child = fork();
	if (!child) {
		CHECK(thread_self() == self && self->given == 7);
		EQUAL(in_turn(come_and_go), 1);
		_exit(0);
	}
	ends_well(child);
}

static void *forks(void *unused)
{
	struct thread *self = thread_self();
	pid_t child;

	fill(self);
	child = fork();
	if (!child) {
		at_once(AT_ONCE); /* records of dead threads are looked for */
		CHECK(thread_self() == self && self->given == 7);
		_exit(0);
	}
	ends_well(child);
	return unused;
}

/* In the child its record names a thread of the parent, which the child does not have. */
static void a_child_of_another_thread_keeps_its_own(void)
{
	pthread_t thread;

	CHECK(!pthread_create(&thread, NULL, forks, NULL) && !pthread_join(thread, NULL));
}

static bool can_map(void)
{
	void *page = mmap(NULL, sizeof(struct thread) * ONE_BLOCK, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	return page != MAP_FAILED && !munmap(page, sizeof(struct thread) * ONE_BLOCK);
}

static void *wait_for_room(void *place)
{
	pthread_barrier_wait(&barrier); /* the first ones have all records of a block */
	pthread_barrier_wait(&barrier); /* and there is no memory for another */
	*(struct thread **)place = thread_self();
	pthread_barrier_wait(&barrier);
	return NULL;
}

static void *take_room(void *unused)
{
	thread_self();
	pthread_barrier_wait(&barrier);
	pthread_barrier_wait(&barrier);
	pthread_barrier_wait(&barrier);
	return unused;
}

static void without_memory_there_is_one_for_all(void)
{
	pthread_t threads[ONE_BLOCK + 2];
	struct thread *late[2] = {NULL, NULL};
	struct rlimit before, none;

	if (SANITIZED)
		return;
	CHECK(!getrlimit(RLIMIT_AS, &before) &&
	      !pthread_barrier_init(&barrier, NULL, ONE_BLOCK + 3));
	for (unsigned i = 0; i < ONE_BLOCK; i++)
		CHECK(!pthread_create(&threads[i], NULL, take_room, NULL));
	for (unsigned i = 0; i < 2; i++)
		CHECK(!pthread_create(&threads[ONE_BLOCK + i], NULL, wait_for_room, &late[i]));
	pthread_barrier_wait(&barrier);
	none = (struct rlimit){1, before.rlim_max};
	CHECK(!setrlimit(RLIMIT_AS, &none));
	NEEDS(!can_map()); /* an emulator may know no such limit */
	pthread_barrier_wait(&barrier);
	pthread_barrier_wait(&barrier);
	CHECK(!setrlimit(RLIMIT_AS, &before));
	for (unsigned i = 0; i < ONE_BLOCK + 2; i++)
		CHECK(!pthread_join(threads[i], NULL));
	CHECK(late[0] && late[0] == late[1]);
}

static const struct check_case cases[] = {
	CASE(each_thread_has_its_own),
	CASE(what_ended_leaves_a_clean_record),
	CASE(a_destructor_may_come_here_after_ours),
	CASE(without_a_key_records_are_found),
	CASE(without_a_key_records_of_dead_threads_are_used_again),
	CASE(a_key_that_is_free_later_is_taken),
	CASE(a_child_of_fork_keeps_its_own),
	CASE(a_thread_has_no_seat_of_an_ended_one),
	CASE(a_child_of_fork_has_its_own_seat_alone),
	CASE(a_child_of_another_thread_keeps_its_own),
	CASE(without_memory_there_is_one_for_all),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
