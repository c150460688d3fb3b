/* SPDX-License-Identifier: Apache-2.0 */
/* quota.h as its callers see it: one process, threads, forks, and the driver's figures. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>

#include "check.h"
#include "quota_world.h"
#include "state/region.h"

static void last_byte(void)
{
	int device = limited_to("1000");

	EQUAL(quota_reserve(device, 999), 0);
	EQUAL(quota_reserve(device, 2), -ENOMEM);
	EQUAL(quota_reserve(device, 1), 0);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	EQUAL(quota_reserve(device, 0), 0);
	EQUAL(charged(device), 1000);
	quota_cancel(device, 1);
	EQUAL(quota_reserve(device, UINT64_MAX), -ENOMEM);
	EQUAL(quota_reserve(device, UINT64_MAX - 1), -ENOMEM);
	EQUAL(quota_reserve(device, 1), 0);
	EQUAL(charged(device), 1000);
}

static void a_state_that_has_no_folder(void)
{
	char text[600];
	FILE *stream;

	world("1000");
	setenv("PORTER_STATE", "relative", 1);
	setenv("PORTER_LOG_FILE", "log", 1);
	EQUAL(quota_reserve(quota_device(&the_device), 1001), -ENOMEM);
	stream = fopen("log", "r");
	CHECK(stream && fgets(text, sizeof(text), stream) && fgets(text, sizeof(text), stream));
	CHECK(strstr(
		text,
		"tenant tenant: no folder can keep its account: this process has the limit for itself"));
	fclose(stream);
}

static void settling(void)
{
	int device = limited_to("1000");

	EQUAL(quota_reserve(device, 600), 0);
	EQUAL(quota_settle(device, 600, 500), 0);
	EQUAL(charged(device), 500);
	EQUAL(quota_reserve(device, 400), 0);
	EQUAL(quota_settle(device, 400, 501), -ENOMEM);
	EQUAL(charged(device), 900);
	EQUAL(quota_settle(device, 400, 500), 0);
	EQUAL(charged(device), 1000);
	quota_release(device, 500);
	EQUAL(charged(device), 500);
	quota_release(device, 5000); /* released once, cut to the held bytes */
	EQUAL(charged(device), 0);
	quota_release(device, 1);
	quota_cancel(device, 7);
	EQUAL(charged(device), 0);
}

static void largest_of_both_figures(void)
{
	int device = limited_to("1000");

	EQUAL(quota_reserve(device, 300), 0);
	EQUAL(quota_settle(device, 300, 300), 0);
	EQUAL(quota_report(device, 500, 0, NULL), 0);
	EQUAL(charged(device), 500);
	EQUAL(quota_report(device, 100, 0, NULL), 0);
	EQUAL(charged(device), 300);
	EQUAL(quota_report(device, 1001, 0, NULL), -ENOMEM);
	EQUAL(charged(device), 1001);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	EQUAL(quota_reserve(device, 0), 0);
	EQUAL(quota_report(device, 300, 0, NULL), 0);
	EQUAL(charged(device), 300);
}

/* A report never counts a call that is under way twice, and never forgets overhead because of one. */
static void reports_amid_calls(void)
{
	int device = limited_to("10000");

	EQUAL(quota_report(device, 500, 0, NULL), 0); /* a context */
	EQUAL(quota_reserve(device, 1000), 0);
	EQUAL(quota_report(device, 1500, 0, NULL), 0); /* the driver has done it already */
	EQUAL(charged(device), 1500);
	EQUAL(quota_report(device, 500, 0, NULL), 0); /* or not yet */
	EQUAL(charged(device), 1500);
	EQUAL(quota_report(device, 1700, 0, NULL), 0); /* 200 more are certain */
	EQUAL(charged(device), 1700);
	EQUAL(quota_settle(device, 1000, 1000), 0);
	quota_report_begin(device);
	/* reserved and released while the driver is asked */
	EQUAL(quota_reserve(device, 50), 0);
	EQUAL(quota_settle(device, 50, 50), 0);
	quota_release(device, 1000);
	EQUAL(quota_report(device, 700, 0, NULL), 0);
	EQUAL(charged(device), 750);
	quota_freeing(device, 50);
	EQUAL(quota_report(device, 700, 0, NULL),
	      0); /* the driver has freed, the release is to come */
	EQUAL(charged(device), 750);
	quota_release(device, 50);
	quota_freeing(device, -50);
	EQUAL(quota_report(device, 650, 0, NULL), 0);
	EQUAL(charged(device), 650);
	EQUAL(quota_report(device, 0, 0, NULL), 0);
	EQUAL(charged(device), 0);
}

static void limits_by_device(void)
{
	struct port_device one = {.uuid = "SIM-one", .index = 0, .total = 1000};
	struct port_device two = {.uuid = "SIM-two", .index = 1, .total = 1000};
	struct port_device three = {.uuid = "SIM-three", .index = 2, .total = 1000};
	struct quota_view view;
	int a, b;

	world("0=50%,SIM-tw=9GiB");
	EQUAL(quota_open(), 0);
	a = quota_device(&one);
	b = quota_device(&two);
	CHECK(a >= 0 && b >= 0 && a != b);
	EQUAL(quota_device(&one), a);
	EQUAL(quota_device(&three), -ENOENT);
	EQUAL(quota_view(a, &view), 0);
	EQUAL(view.limit, 500);
	EQUAL(quota_view(b, &view), 0);
	EQUAL(view.limit, 1000);
	EQUAL(quota_reserve(a, 500), 0);
	EQUAL(quota_reserve(b, 1000), 0);
	EQUAL(quota_reserve(a, 1), -ENOMEM);
	EQUAL(quota_view(77, &view), -ENOENT);
	EQUAL(quota_reserve(-1, 1), -ENOMEM);
}

static void order(uint64_t bytes)
{
	int file = open("state/tenant/account", O_RDWR);
	uint64_t word = bytes ? region_seal(bytes, REGION_SLOTS) : 0;

	CHECK(file >= 0);
	EQUAL(pwrite(file, &word, sizeof(word), __builtin_offsetof(struct region, row[0].ordered)),
	      sizeof(word));
	close(file);
}

static void limit_seen(int device, uint64_t limit)
{
	struct quota_view view;

	EQUAL(quota_view(device, &view), 0);
	EQUAL(view.limit, limit);
}

static void ordered_from_outside(void)
{
	struct port_device small = {.uuid = "SIM-world", .total = 5000};
	int device;

	world("1000");
	device = quota_device(&small);
	EQUAL(quota_reserve(device, 1000), 0);
	order(1500);
	EQUAL(quota_reserve(device, 500), 0);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	limit_seen(device, 1500);
	order(400); /* held memory stays held */
	EQUAL(charged(device), 1500);
	EQUAL(quota_report(device, 0, 0, NULL), -ENOMEM);
	limit_seen(device, 400);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	quota_cancel(device, 1200);
	EQUAL(quota_reserve(device, 100), 0);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	order(UINT64_MAX); /* no more than there is */
	limit_seen(device, 5000);
	order(0);
	limit_seen(device, 1000);
}

static void no_limit(void)
{
	struct port_device one = {.uuid = "SIM-one", .total = 1000};

	world(NULL);
	EQUAL(quota_open(), -ENOENT);
	EQUAL(quota_device(&one), -ENOENT);
	CHECK(access("state", F_OK)); /* nothing was made */
}

static void too_many_devices(void)
{
	struct port_device device = {.total = 1000};
	int i;

	world("1000");
	for (i = 0; i < 64; i++) {
		snprintf(device.uuid, sizeof(device.uuid), "SIM-%d", i);
		EQUAL(quota_device(&device), i);
		EQUAL(quota_reserve(i, 1000), 0);
		EQUAL(quota_reserve(i, 1), -ENOMEM);
	}
	strcpy(device.uuid, "SIM-64");
	CHECK(quota_device(&device) < 0 && quota_device(&device) != -ENOENT);
	EQUAL(quota_reserve(64, 1), -ENOMEM);
}

static void context_size(void)
{
	int device = limited_to("1000"), status;

	EQUAL(quota_context_bytes(device), 0);
	quota_learn_context(device, 518);
	EQUAL(quota_context_bytes(device), 518);
	if (!fork())
		_exit(quota_context_bytes(device) != 518);
	CHECK(wait(&status) > 0 && !status);
}

static void fork_starts_at_nothing(void)
{
	int device = limited_to("1000"), status;
	pid_t child;

	EQUAL(quota_reserve(device, 600), 0);
	EQUAL(quota_settle(device, 600, 600), 0);
	child = fork();
	if (!child) {
		EQUAL(charged(device), 600); /* the parent's */
		quota_release(device, 600);  /* not the child's to give */
		EQUAL(charged(device), 600);
		EQUAL(quota_reserve(device, 401), -ENOMEM);
		EQUAL(quota_reserve(device, 400), 0);
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child && !status);
	everybody_gone = 1;
	EQUAL(quota_reserve(device, 400), 0);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
}

/* Emulators accept the advice and do not follow it. */
static bool wipes_on_fork(void)
{
	int *word = mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
	    status;

	CHECK(word != MAP_FAILED);
	*word = 1;
	if (madvise(word, 65536, MADV_WIPEONFORK))
		return false;
	if (!fork())
		_exit(*word);
	return wait(&status) > 0 && !status;
}

/* A child that fork() did not make: no handler ran in it. */
static char *theirs;

/* Another library's handler, which runs before the account's: it takes memory, perhaps where the account was. */
static void their_child(void)
{
	theirs = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	memset(theirs, 7, 1 << 20);
}

static void a_forked_child_unmaps_no_memory_of_its_parent(void)
{
	int device, status;
	pid_t child;

	CHECK(!pthread_atfork(NULL, NULL, their_child));
	device = limited_to("1000");
	EQUAL(quota_reserve(device, 600), 0);
	child = fork();
	if (!child)
		_exit(theirs[0] != 7 || theirs[(1 << 20) - 1] != 7);
	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
}

/* A process that makes the tenant's file is stopped, with its folder locked. Until it continues, no
 * process is granted anything, rather than the whole limit to each. */
static void a_maker_that_stopped(void)
{
	int folder, device, status;
	pid_t maker;

	everybody_gone = 1;
	world("1000");
	CHECK(!mkdir("state", 0777) && !mkdir("state/tenant", 0777));
	maker = fork();
	if (!maker) {
		folder = open("state/tenant", O_RDONLY | O_DIRECTORY);
		CHECK(!flock(folder, LOCK_EX));
		raise(SIGSTOP);
		_exit(0);
	}
	CHECK(waitpid(maker, &status, WUNTRACED) == maker && WIFSTOPPED(status));
	device = quota_device(&the_device);
	CHECK(device < 0 || quota_reserve(device, 1000));
	CHECK(!kill(maker, SIGCONT) && waitpid(maker, &status, 0) == maker);
	device = quota_device(&the_device);
	CHECK(device >= 0);
	EQUAL(quota_reserve(device, 1000), 0);
	EQUAL(charged(device), 1000);
}

static void bare_clone(void)
{
	int device, status;
	pid_t child;

	NEEDS(wipes_on_fork());
	device = limited_to("1000");
	EQUAL(quota_reserve(device, 600), 0);
	child = (pid_t)syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);
	if (!child) {
		quota_release(device, 600);
		EQUAL(charged(device), 600);
		EQUAL(quota_reserve(device, 400), 0);
		EQUAL(quota_reserve(device, 1), -ENOMEM);
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child && !status);
	everybody_gone = 1;
	EQUAL(quota_reserve(device, 400), 0);
}

/* The parent's death is seen while its child, which inherited everything, lives on. */
static void parent_dies_first(void)
{
	int ends[2];
	char byte;
	pid_t parent;

	CHECK(!pipe(ends) && !setpgid(0, 0));
	parent = fork();
	if (!parent) {
		int device = limited_to("1000");

		EQUAL(quota_reserve(device, 1000), 0);
		if (!fork()) {
			CHECK(write(ends[1], "x", 1) == 1);
			pause();
		}
		raise(SIGKILL);
	}
	CHECK(read(ends[0], &byte, 1) == 1 && waitpid(parent, NULL, 0) == parent);
	everybody_gone = 1;
	EQUAL(quota_reserve(limited_to("1000"), 1000), 0);
	signal(SIGTERM, SIG_IGN);
	kill(0, SIGTERM);
}

static void exec_leaves(void)
{
	pid_t child = fork();
	int status;

	if (!child) {
		EQUAL(quota_reserve(limited_to("1000"), 1000), 0);
		execl("/bin/sh", "sh", "-c", "touch ready; exec sleep 30", (char *)NULL);
		_exit(1);
	}
	while (access("ready", F_OK))
		usleep(1000);
	everybody_gone = 1;
	EQUAL(quota_reserve(limited_to("1000"), 1000), 0);
	kill(child, SIGKILL);
	CHECK(waitpid(child, &status, 0) == child);
}

/* Closing every descriptor takes nothing away. */
static void close_everything(void)
{
	int ends[2], file;
	pid_t child;
	char byte;

	CHECK(!pipe(ends));
	child = fork();
	if (!child) {
		int device = limited_to("1000");

		EQUAL(quota_reserve(device, 700), 0);
		for (file = 0; file < 4096; file++)
			if (file != ends[1])
				close(file);
		EQUAL(quota_reserve(device, 100), 0);
		CHECK(write(ends[1], "x", 1) == 1);
		pause();
	}
	CHECK(read(ends[0], &byte, 1) == 1);
	everybody_gone = 1;
	EQUAL(quota_reserve(limited_to("1000"), 201), -ENOMEM);
	EQUAL(quota_reserve(limited_to("1000"), 200), 0);
	kill(child, SIGKILL);
	waitpid(child, NULL, 0);
	EQUAL(quota_reserve(limited_to("1000"), 800), 0);
}

static uint64_t now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* A dead process's memory counts until its grace is over. A request that needs it waits for that,
 * once. */
static void the_dying_are_waited_for(void)
{
	pid_t child = fork();
	uint64_t began;
	int device;

	if (!child) {
		EQUAL(quota_reserve(limited_to("1000"), 900), 0);
		raise(SIGKILL);
	}
	waitpid(child, NULL, 0);
	began = now_ms();
	device = limited_to("1000");
	EQUAL(charged(device), 900);
	EQUAL(quota_reserve(device, 100), 0);	     /* it fits in the rest */
	EQUAL(quota_reserve(device, 1001), -ENOMEM); /* it never fits */
	CHECK(now_ms() - began < 1000);
	EQUAL(quota_reserve(device, 900), 0);
	CHECK(now_ms() - began >= 2000 && now_ms() - began < 4000);
	EQUAL(charged(device), 1000);
	began = now_ms();
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	CHECK(now_ms() - began < 1000);
}

#ifndef CLONE_NEWTIME
#define CLONE_NEWTIME 0x80
#endif

/* Children are on a machine that was started a second ago. False: that may not be. */
static bool start_anew(void)
{
	char offset[64];
	struct timespec now;
	int file, length;
	bool done;

	if (unshare(CLONE_NEWTIME))
		return false;
	clock_gettime(CLOCK_MONOTONIC, &now);
	length = snprintf(offset, sizeof(offset), "monotonic %lld %ld\n", -(long long)now.tv_sec,
			  999999999 - now.tv_nsec);
	file = open("/proc/self/timens_offsets", O_WRONLY);
	done = file >= 0 && write(file, offset, (size_t)length) == length;
	close(file);
	return done;
}

static void the_dying_are_waited_for_just_after_a_start(void)
{
	uint64_t began;
	int device, status;

	if (!start_anew())
		return;
	if (fork()) {
		CHECK(wait(&status) > 0 && !status);
		return;
	}
	if (!fork()) {
		EQUAL(quota_reserve(limited_to("1000"), 900), 0);
		raise(SIGKILL);
	}
	wait(NULL);
	began = now_ms();
	device = limited_to("1000");
	EQUAL(quota_reserve(device, 1000), 0);
	CHECK(now_ms() - began >= 2000);
	_exit(0);
}

static void views_from_outside(void)
{
	struct quota_process list[4];
	struct quota_view view;
	pid_t child = fork();

	if (!child) {
		int device = limited_to("1000");

		quota_driver_pid(4321);
		EQUAL(quota_reserve(device, 700), 0);
		CHECK(!close(open("ready", O_CREAT | O_WRONLY, 0600)));
		pause();
	}
	while (access("ready", F_OK))
		usleep(1000);
	world("1000");
	EQUAL(quota_view_uuid("SIM-world", &view), 0);
	EQUAL(view.limit, 1000);
	EQUAL(view.used, 700);
	EQUAL(quota_processes("SIM-world", list, 4), 1);
	EQUAL(list[0].pid, child);
	EQUAL(list[0].driver_pid, 4321);
	EQUAL(list[0].bytes, 700);
	EQUAL(quota_processes("SIM-world", NULL, 0), 1);
	EQUAL(quota_processes("SIM-other", list, 4), 0);
	order(500);
	EQUAL(quota_view_uuid("SIM-world", &view), 0);
	EQUAL(view.limit, 500);
	EQUAL(view.used, 500);
	order(0);
	kill(child, SIGKILL);
	waitpid(child, NULL, 0);
	EQUAL(quota_processes("SIM-world", list, 4), 0);
	EQUAL(quota_view_uuid("SIM-world", &view), 0);
	EQUAL(view.used, 0);
}

struct storm {
	int device;
	unsigned seed;
};
static _Atomic uint64_t granted;

static void *storm_thread(void *argument)
{
	struct storm *storm = argument;
	uint64_t bytes;
	int i;

	for (i = 0; i < 20000; i++) {
		bytes = 1 + (uint64_t)rand_r(&storm->seed) % 400;
		if (quota_reserve(storm->device, bytes))
			continue;
		CHECK(atomic_fetch_add(&granted, bytes) + bytes <= 1000);
		CHECK(!quota_settle(storm->device, bytes, bytes));
		if (!(i % 64))
			quota_report(storm->device, atomic_load(&granted), 0, NULL);
		atomic_fetch_sub(&granted, bytes);
		quota_release(storm->device, bytes);
	}
	return NULL;
}

static void thread_storm(void)
{
	struct storm storms[8];
	pthread_t threads[8];
	int device = limited_to("1000"), i;

	for (i = 0; i < 8; i++) {
		storms[i] = (struct storm){device, (unsigned)i};
		CHECK(!pthread_create(&threads[i], NULL, storm_thread, &storms[i]));
	}
	for (i = 0; i < 8; i++)
		pthread_join(threads[i], NULL);
	quota_report(device, 0, 0, NULL);
	EQUAL(charged(device), 0);
	EQUAL(quota_reserve(device, 1000), 0);
}

static atomic_bool forking;

static void *keep_busy(void *argument)
{
	struct storm *storm = argument;

	while (atomic_load(&forking))
		if (!quota_reserve(storm->device, 10))
			quota_cancel(storm->device, 10);
	return NULL;
}

static void fork_storm(void)
{
	int device = limited_to("1000"), i, status;
	struct storm storm = {device, 1};
	pthread_t threads[2];
	pid_t child;

	everybody_gone = 1;
	atomic_store(&forking, true);
	for (i = 0; i < 2; i++)
		CHECK(!pthread_create(&threads[i], NULL, keep_busy, &storm));
	for (i = 0; i < 100; i++) {
		child = fork();
		if (!child) {
			EQUAL(quota_reserve(device, 900), 0);
			quota_cancel(device, 900);
			_exit(0);
		}
		CHECK(waitpid(child, &status, 0) == child && !status);
	}
	atomic_store(&forking, false);
	for (i = 0; i < 2; i++)
		pthread_join(threads[i], NULL);
	EQUAL(quota_reserve(device, 1000), 0);
}

static const struct check_case cases[] = {
	CASE(a_state_that_has_no_folder),
	CASE(last_byte),
	CASE(settling),
	CASE(largest_of_both_figures),
	CASE(reports_amid_calls),
	CASE(limits_by_device),
	CASE(ordered_from_outside),
	CASE(no_limit),
	CASE(too_many_devices),
	CASE(context_size),
	CASE(fork_starts_at_nothing),
	CASE(a_forked_child_unmaps_no_memory_of_its_parent),
	CASE(a_maker_that_stopped),
	CASE(bare_clone),
	CASE(parent_dies_first),
	CASE(exec_leaves),
	CASE(close_everything),
	CASE(the_dying_are_waited_for),
	CASE(the_dying_are_waited_for_just_after_a_start),
	CASE(views_from_outside),
	CASE(thread_storm),
	CASE(fork_storm),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
