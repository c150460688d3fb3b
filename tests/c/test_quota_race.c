/* SPDX-License-Identifier: Apache-2.0 */
/* Many processes of one tenant: none over the limit, none lost, with kills and stops of any of
 * them. CHAOS_KILLS: the number of kills. CHAOS_PATIENCE: the factor by which a call may take
 * longer on an emulated machine. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>

#include "check.h"
#include "state/region.h"

#define RACERS 32
#define LIMIT 100000
#define WORKERS 8
#define MOST_KILLS 20000

/* A driver outside of every process: the memory of each, which it frees some time after a death. */
struct outside {
	_Atomic uint64_t held[MOST_KILLS + RACERS + WORKERS];
	_Atomic uint64_t all;
	_Atomic uint64_t slowest;
	_Atomic unsigned over, refused;
	_Atomic unsigned finished;
	atomic_bool go, done;
};
static struct outside *outside;

#define QUOTA_WORLD_DRIVER
#include "quota_world.h"

static int everybody_gone; /* as without this driver */

int port_process_gone(int device, int32_t driver_pid)
{
	(void)device;
	if (everybody_gone)
		return 1;
	return driver_pid > 0 && !atomic_load(&outside->held[driver_pid]);
}

static void make_outside(void)
{
	outside = mmap(NULL, sizeof(*outside), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
		       -1, 0);
	CHECK(outside != MAP_FAILED);
}

static uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void hold(unsigned who, uint64_t bytes)
{
	atomic_fetch_add(&outside->held[who], bytes);
	if (atomic_fetch_add(&outside->all, bytes) + bytes > LIMIT)
		atomic_fetch_add(&outside->over, 1);
}

static void drop(unsigned who, uint64_t bytes)
{
	atomic_fetch_sub(&outside->held[who], bytes);
	atomic_fetch_sub(&outside->all, bytes);
}

static void come_and_go(unsigned who)
{
	unsigned seed = who, i;
	int device = limited_to("100000");
	uint64_t bytes;

	while (!atomic_load(&outside->go))
		sched_yield();
	for (i = 0; i < 2000; i++) {
		bytes = 1 + (uint64_t)rand_r(&seed) % (LIMIT / 8);
		if (quota_reserve(device, bytes)) {
			atomic_fetch_add(&outside->refused, 1);
			continue;
		}
		hold(who, bytes);
		CHECK(!quota_settle(device, bytes, bytes));
		if (!(i % 16))
			sched_yield();
		drop(who, bytes);
		quota_release(device, bytes);
	}
}

/* Take until nothing is left; then everything there is has been handed out. */
static void fill_up(unsigned who)
{
	int device = limited_to("100000");
	uint64_t bytes = 64;

	while (!atomic_load(&outside->go))
		sched_yield();
	while (bytes) {
		if (quota_reserve(device, bytes)) {
			bytes /= 2;
			continue;
		}
		CHECK(!quota_settle(device, bytes, bytes));
		hold(who, bytes);
	}
	atomic_fetch_add(&outside->finished, 1);
	while (!atomic_load(&outside->done))
		usleep(1000);
}

static void start_racers(void (*run)(unsigned))
{
	unsigned who;

	make_outside();
	for (who = 0; who < RACERS; who++) {
		if (fork())
			continue;
		run(who);
		_exit(0);
	}
	atomic_store(&outside->go, true);
}

static void reap_racers(void)
{
	unsigned who;
	int status;

	for (who = 0; who < RACERS; who++)
		CHECK(wait(&status) > 0 && !status);
}

static void race(void)
{
	int device;

	start_racers(come_and_go);
	reap_racers();
	EQUAL(atomic_load(&outside->over), 0);
	CHECK(atomic_load(&outside->refused) > 0);
	everybody_gone = 1;
	device = limited_to("100000");
	EQUAL(quota_reserve(device, LIMIT), 0);
	EQUAL(charged(device), LIMIT);
}

static void race_to_the_last_byte(void)
{
	int device;

	start_racers(fill_up);
	device = limited_to("100000");
	while (atomic_load(&outside->finished) != RACERS)
		usleep(1000);
	EQUAL(atomic_load(&outside->all), LIMIT);
	EQUAL(charged(device), LIMIT);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	EQUAL(atomic_load(&outside->over), 0);
	atomic_store(&outside->done, true);
	reap_racers();
}

static void timed(uint64_t before)
{
	uint64_t took = now_ns() - before, slowest = atomic_load(&outside->slowest);

	while (took > slowest && !atomic_compare_exchange_weak(&outside->slowest, &slowest, took))
		;
}

static void work_until_killed(unsigned who)
{
	unsigned seed = who;
	uint64_t bytes, before;
	int device;

	before = now_ns();
	device = limited_to("100000");
	quota_driver_pid((int32_t)who);
	timed(before);
	for (;;) {
		/* small enough never to wait for the dying */
		bytes = 1 + (uint64_t)rand_r(&seed) % (LIMIT / WORKERS);
		before = now_ns();
		if (quota_reserve(device, bytes))
			continue;
		timed(before);
		atomic_fetch_add(&outside->held[who], bytes);
		quota_settle(device, bytes, bytes);
		if (!(bytes % 7))
			quota_report(device, bytes + bytes % 50, 0, NULL);
		atomic_fetch_sub(&outside->held[who], bytes);
		quota_release(device, bytes);
	}
}

static pid_t new_worker(unsigned who)
{
	pid_t child = fork();

	if (!child)
		work_until_killed(who);
	return child;
}

static void chaos(void)
{
	const char *asked = getenv("CHAOS_KILLS");
	unsigned kills = asked ? (unsigned)atoi(asked) : 300, who = 1, i, slot, seed = 1;
	unsigned ids[WORKERS];
	pid_t workers[WORKERS];
	uint64_t sum;
	int device;

	CHECK(kills <= MOST_KILLS);
	make_outside();
	for (i = 0; i < WORKERS; i++)
		workers[i] = new_worker(ids[i] = who++);
	for (i = 0; i < kills; i++) {
		usleep((useconds_t)(rand_r(&seed) % 2500));
		for (sum = 0, slot = 0; slot < WORKERS; slot++)
			sum += atomic_load(&outside->held[ids[slot]]);
		CHECK(sum <= LIMIT);
		slot = (unsigned)rand_r(&seed) % WORKERS;
		CHECK(!kill(workers[slot], SIGKILL) &&
		      waitpid(workers[slot], NULL, 0) == workers[slot]);
		atomic_store(&outside->held[ids[slot]], 0);
		workers[slot] = new_worker(ids[slot] = who++);
	}
	for (slot = 0; slot < WORKERS; slot++)
		CHECK(!kill(workers[slot], SIGKILL) &&
		      waitpid(workers[slot], NULL, 0) == workers[slot]);
	everybody_gone = 1;
	device = limited_to("100000");
	EQUAL(quota_reserve(device, LIMIT), 0);
	EQUAL(charged(device), LIMIT);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	fprintf(stderr, "%u kills, slowest call %llu us\n", kills,
		(unsigned long long)atomic_load(&outside->slowest) / 1000);
	CHECK(atomic_load(&outside->slowest) <
	      3000000000u); /* also on a machine with much else to do */
}

static struct region *account_of_the_tenant(void)
{
	int file = open("state/tenant/account", O_RDWR);
	struct region *map = mmap(NULL, sizeof(*map), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);

	CHECK(map != MAP_FAILED);
	return map;
}

/* Another process holds the lock and does not move. Most of the tries may be slow: the machine has
 * other work. */
static void lock_is_taken_from(uint32_t owner, uint64_t most)
{
	const char *asked = getenv("CHAOS_PATIENCE");
	uint64_t patience = asked ? strtoull(asked, NULL, 10) : 1;
	struct region *map;
	int device = limited_to("1000"), tries = 0;
	uint64_t before, took;

	map = account_of_the_tenant();
	do {
		if (tries) {
			EQUAL(quota_settle(device, 600, 600), 0);
			quota_release(device, 600);
		}
		atomic_store(&map->lock.word, (uint64_t)7 << 32 | owner);
		before = now_ns();
		EQUAL(quota_reserve(device, 600), 0);
		took = now_ns() - before;
	} while (took >= most * patience && ++tries < 20);
	CHECK(tries < 20);
	EQUAL(quota_reserve(device, 401), -ENOMEM);
	EQUAL(quota_reserve(device, 400), 0);
	EQUAL(charged(device), 1000);
}

static void dead_owner(void)
{
	lock_is_taken_from(500, 20000000);
}

static void nonsense_owner(void)
{
	lock_is_taken_from(0x7fffffff, 20000000);
}

static void own_thread_owns_it_for_ever(void)
{
	lock_is_taken_from(1, 500000000);
}

static void stopped_owner(void)
{
	pid_t child;
	int status;

	make_outside();
	child = fork();
	if (!child) {
		(void)limited_to("1000"); /* slot 0: number 1 */
		raise(SIGSTOP);
		_exit(0);
	}
	CHECK(waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status));
	lock_is_taken_from(1, 500000000);
	kill(child, SIGKILL);
	CHECK(waitpid(child, &status, 0) == child);
}

static void hand_down_the_account(void)
{
	FILE *maps = fopen("/proc/self/maps", "r");
	unsigned long start, end;
	char line[4352];
	bool found = false;

	CHECK(maps);
	while (fgets(line, sizeof(line), maps))
		if (strstr(line, "/tenant/account") && sscanf(line, "%lx-%lx", &start, &end) == 2)
			found |= !madvise((void *)start, end - start, MADV_DOFORK);
	CHECK(found && !fclose(maps));
}

/* It is dead, but its byte is still locked: as it is being taken apart, or by a child that has all it had. */
static void dead_owner_that_goes_slowly(void)
{
	int ends[2], status, file;
	pid_t child;
	char byte;

	make_outside();
	CHECK(!pipe(ends));
	child = fork();
	if (!child) {
		(void)limited_to("1000"); /* slot 0: number 1 */
		hand_down_the_account();
		/* fork() would make it release the lock */
		if (!syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)) {
			close(ends[1]);
			_exit((int)read(ends[0], &byte, 1));
		}
		raise(SIGSTOP);
		_exit(0);
	}
	CHECK(waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status));
	CHECK(!kill(child, SIGKILL) && waitpid(child, &status, 0) == child);
	lock_is_taken_from(1, 150000000);
	file = open("state/tenant/account", O_RDWR);
	CHECK(file >= 0 && mapped_locked(file, 0));
}

/* An owner that lost the lock continues, and with any later calls no process is over the limit. */
static void locks_lost_on_the_way(void)
{
	struct region *map;
	int i;

	start_racers(come_and_go);
	(void)limited_to("100000");
	map = account_of_the_tenant();
	for (i = 0; i < 20000; i++) /* no lock holds */
		atomic_store(&map->lock.word, (uint64_t)i << 32);
	reap_racers();
	EQUAL(atomic_load(&outside->over), 0);
}

static void member_as(uid_t uid, uint64_t bytes, const char *mark)
{
	int device;

	CHECK(!setgid(uid) && !setuid(uid));
	umask(077);
	device = limited_to("1000");
	EQUAL(quota_reserve(device, bytes), 0);
	EQUAL(quota_reserve(device, 1000), -ENOMEM);
	CHECK(!close(open(mark, O_CREAT | O_WRONLY, 0600)));
	pause();
}

static void different_users(void)
{
	struct quota_process list[4];
	pid_t one, two;
	int device;

	NEEDS(!getuid());
	make_outside();
	one = fork();
	if (!one)
		member_as(1234, 300, "one");
	while (access("one", F_OK))
		usleep(1000);
	two = fork();
	if (!two)
		member_as(2345, 400, "two");
	while (access("two", F_OK))
		usleep(1000);
	device = limited_to("1000");
	EQUAL(charged(device), 700);
	EQUAL(quota_processes("SIM-world", list, 4), 2);
	EQUAL(list[0].pid, one);
	EQUAL(list[1].pid, two);
	kill(one, SIGKILL);
	kill(two, SIGKILL);
	while (wait(NULL) > 0)
		;
}

/* A member in a pid namespace of its own: it is number 1 there. */
static void pid_namespaces(void)
{
	struct quota_process list[4];
	pid_t inner;
	int device;

	make_outside();
	NEEDS(!getuid() && !unshare(CLONE_NEWPID));
	inner = fork();
	if (!inner)
		member_as(0, 300, "inner");
	while (access("inner", F_OK))
		usleep(1000);
	device = limited_to("1000");
	EQUAL(charged(device), 300);
	EQUAL(quota_processes("SIM-world", list, 4), 1);
	EQUAL(list[0].pid, 0); /* it has none that means something here */
	EQUAL(list[0].bytes, 300);
	EQUAL(quota_reserve(device, 701), -ENOMEM);
	kill(inner, SIGKILL);
	waitpid(inner, NULL, 0);
	everybody_gone = 1;
	while (quota_reserve(device, 1000)) /* its pid means nothing here: its time must be over */
		usleep(10000);
}

static const struct check_case cases[] = {
	CASE(race),
	CASE(race_to_the_last_byte),
	CASE(chaos),
	CASE(dead_owner),
	CASE(nonsense_owner),
	CASE(own_thread_owns_it_for_ever),
	CASE(stopped_owner),
	CASE(dead_owner_that_goes_slowly),
	CASE(locks_lost_on_the_way),
	CASE(different_users),
	CASE(pid_namespaces),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
