/* SPDX-License-Identifier: Apache-2.0 */
/* Ways around the account, and ways to break it, that were found by trying: test_attack CASE */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fake_port.h"
#include "platform/log.h"
#include "port.h"
#include "state/region.h"
#include "role.h"

#define CONTEXT (500 * MIB)

static const struct fake_options coarse = {.context = CONTEXT};
static const struct fake_options silent = {.context = CONTEXT, .silent = true};

static unsigned granted_from(uint64_t pool, unsigned tries)
{
	unsigned granted = 0;
	uint64_t key;

	while (tries--)
		granted += !hook_pool_alloc(pool, 512 * MIB, &key);
	return granted;
}

static void more_pools_than_there_are_records(void)
{
	uint64_t pool = 0;

	fake_init(&coarse, "1GiB");
	for (int i = 0; i < 4200; i++)
		CHECK(!hook_pool_create(0, UINT64_MAX, &pool));
	CHECK(granted_from(pool, 20) <= 2);
	CHECK(fake_figure(0) <= GIB);
}

static void pool_used_beside_an_unlimited_current_device(void)
{
	uint64_t pool;

	fake_init(&coarse, "0=1GiB");
	CHECK(!hook_pool_create(0, UINT64_MAX, &pool));
	fake_device = 1;
	SAME(granted_from(pool, 8), 2);
	SAME(fake_figure(0), GIB);
	SAME(account(0), GIB);
}

static void default_pool_of_another_device(void)
{
	uint64_t pool;

	fake_init(&coarse, "0=4GiB,1=1GiB");
	CHECK(!port_current_pool(1, &pool));
	SAME(granted_from(pool, 8), 2);
	SAME(fake_figure(1), GIB);
	SAME(account(1), GIB);
	SAME(account(0), 0);
}

/* As a generated hook: it knows the pool, not its device. */
static void destroy(uint64_t pool)
{
	CHECK(role_enter());
	role_pool_settle(ROLE_DEVICE_CURRENT, role_pool_leaving(pool), true);
	role_leave();
}

static void pool_destroyed_while_another_device_is_current(void)
{
	static const int current[] = {1, -1};
	uint64_t pool, key;

	fake_init(&coarse, "0=1GiB");
	for (unsigned i = 0; i < 2; i++) {
		fake_device = 0;
		CHECK(!hook_pool_create(0, 0, &pool));
		SAME(hook_pool_alloc(pool, 512 * MIB, &key), 0);
		SAME(account(0), 512 * MIB);
		CHECK(!fake_pool_free(key));
		fake_synchronize(0);
		fake_device = current[i];
		destroy(pool);
		SAME(account_asked(0), 0);
	}
}

static void pool_in_host_memory(void)
{
	uint64_t pool, key;

	fake_init(&coarse, "1GiB");
	CHECK(!hook_pool_create(ROLE_DEVICE_NONE, UINT64_MAX, &pool));
	fake_device = 0;
	CHECK(role_enter());
	for (int i = 0; i < 4; i++) {
		struct role_pool op = {
			.device = ROLE_DEVICE_CURRENT, .pool = pool, .bytes = 512 * MIB};

		SAME(role_pool_before(&op), 0);
		SAME(role_pool_after(&op, true), 0);
	}
	role_leave();
	SAME(account(0), 0);
	/* Its handle may be another pool's now. */
	destroy(pool);
	key = pool;
	CHECK(role_enter());
	role_pool_settle(0, key, false);
	role_leave();
}

static void handle_released_twice(void)
{
	uint64_t handle, at = UINT64_C(0x100000000);

	fake_init(&coarse, "1GiB");
	SAME(hook_create(100 * MIB, &handle), 0);
	SAME(hook_map(at, 100 * MIB, handle), 0);
	SAME(hook_release(handle), 0);
	SAME(account(0), 100 * MIB);
	SAME(hook_release(handle), FAKE_INVALID);
	SAME(hook_release(handle), FAKE_INVALID);
	SAME(account(0), 100 * MIB);
	SAME(hook_unmap(at, 100 * MIB), 0);
	SAME(account(0), 0);
}

static void more_contexts_than_the_driver_tells_of(void)
{
	uint64_t key;
	int granted = 0;

	fake_init(&silent, "2GiB");
	SAME(hook_primary(0), 0);
	SAME(account(0), CONTEXT);
	SAME(hook_primary(0), 0);
	SAME(account(0), CONTEXT);
	SAME(hook_primary_release(0), 0);
	SAME(account(0), CONTEXT);
	for (int i = 0; i < 8; i++)
		granted += !hook_context(0, &key);
	SAME(granted, 3);
	SAME(account(0), 4 * CONTEXT);
	CHECK(fake_figure(0) <= 2 * GIB);
}

#ifndef __SANITIZE_ADDRESS__ /* which does not see that a cancelled thread's frames have ended */
static sem_t reserved;

static void *reserve_and_be_cancelled(void *unused)
{
	struct role_alloc op = {.device = 0, .space = ROLE_ADDRESS, .bytes = 512 * MIB};

	CHECK(role_enter());
	CHECK(!role_alloc_before(&op));
	sem_post(&reserved);
	usleep(20000); /* a vendor call that may be cancelled */
	role_alloc_cancel(&op);
	role_leave();
	for (;;)
		pause();
	return unused;
}

static void thread_cancelled_in_a_hook(void)
{
	pthread_t thread;
	void *result;

	fake_init(&coarse, "1GiB");
	sem_init(&reserved, 0, 0);
	CHECK(!pthread_create(&thread, NULL, reserve_and_be_cancelled, NULL));
	while (sem_wait(&reserved))
		;
	CHECK(!pthread_cancel(thread));
	CHECK(!pthread_join(thread, &result) && result == PTHREAD_CANCELED);
	SAME(account(0), 0);
}
#endif

/* In a child, that holds the whole limit until it is killed. */
static pid_t somebody_holds(uint64_t bytes)
{
	pid_t child;
	uint64_t key;
	int ends[2];
	char byte;

	CHECK(!pipe(ends));
	child = fork();
	if (!child) {
		fake_forked();
		SAME(hook_alloc(bytes, &key), 0);
		CHECK(write(ends[1], "", 1) == 1);
		for (;;)
			pause();
	}
	CHECK(read(ends[0], &byte, 1) == 1);
	close(ends[0]);
	close(ends[1]);
	return child;
}

static void end(pid_t child)
{
	CHECK(!kill(child, SIGKILL) && waitpid(child, NULL, 0) == child);
}

static void one_process_more_than_there_are_places(void)
{
	struct flock all = {.l_type = F_WRLCK,
			    .l_whence = SEEK_SET,
			    .l_start = REGION_LOCKS + 1,
			    .l_len = REGION_SLOTS - 1};
	char path[256];
	uint64_t key;
	pid_t child;
	int file;

	fake_init(&coarse, "1GiB");
	child = somebody_holds(GIB);
	snprintf(path, sizeof(path), "%s/test/account", getenv("PORTER_STATE"));
	file = open(path, O_RDWR);
	CHECK(file >= 0 && !fcntl(file, F_OFD_SETLK, &all));
	SAME(hook_alloc(GIB, &key), FAKE_NO_MEMORY);
	close(file);
	SAME(hook_alloc(GIB, &key), FAKE_NO_MEMORY);
	end(child);
	SAME(hook_alloc(GIB, &key), 0);
}

static void too_many_files_open(void)
{
	struct rlimit files;
	uint64_t key;
	pid_t child;

	fake_init(&coarse, "1GiB");
	CHECK(role_enter()); /* reads the configuration */
	role_leave();
	child = somebody_holds(GIB);
	CHECK(!getrlimit(RLIMIT_NOFILE, &files));
	CHECK(!setrlimit(RLIMIT_NOFILE, &(struct rlimit){3, files.rlim_max}));
	SAME(hook_alloc(GIB, &key), FAKE_NO_MEMORY);
	CHECK(!setrlimit(RLIMIT_NOFILE, &files));
	SAME(hook_alloc(GIB, &key), FAKE_NO_MEMORY);
	end(child);
	SAME(hook_alloc(GIB, &key), 0);
}

/* A child that no handler of fork() sees. */
static void child_made_by_a_bare_call_outlives_its_parent(void)
{
	pid_t parent, child;
	uint64_t key;
	int ends[2];

	fake_init(&coarse, "1GiB");
	CHECK(!pipe(ends));
	parent = fork();
	if (!parent) {
		fake_forked();
		SAME(hook_alloc(600 * MIB, &key), 0);
		child = (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
		if (!child) {
			fake_forked();
			CHECK(hook_alloc(600 * MIB, &key) == FAKE_NO_MEMORY);
			child = getpid();
			CHECK(write(ends[1], &child, sizeof(child)) == sizeof(child));
			for (;;)
				pause();
		}
		pause();
	}
	CHECK(read(ends[0], &child, sizeof(child)) == sizeof(child));
	end(parent);
	SAME(hook_alloc(600 * MIB, &key), 0);
	CHECK(!kill(child, SIGKILL));
}

static void file_size_limited(void)
{
	static const struct rlimit little = {4096, 4096};
	uint64_t key;

	fake_init(&coarse, "1GiB");
	CHECK(!setrlimit(RLIMIT_FSIZE, &little));
	SAME(hook_alloc(2 * GIB, &key), FAKE_NO_MEMORY);
	SAME(hook_alloc(GIB, &key), 0);
	SAME(hook_alloc(GIB, &key), FAKE_NO_MEMORY);
}

static void the_log_has_no_reader(void)
{
	sigset_t pending;
	int ends[2];

	CHECK(!pipe(ends) && dup2(ends[1], STDERR_FILENO) >= 0);
	close(ends[0]);
	log_line(LOG_ERROR, "to nobody");
	CHECK(!sigpending(&pending) && !sigismember(&pending, SIGPIPE));
}

static void log_file_may_not_grow(void)
{
	static const struct rlimit none = {0, 0};
	char path[] = "/tmp/porter-test-log-XXXXXX";

	CHECK(mkstemp(path) >= 0);
	setenv("PORTER_LOG_FILE", path, 1);
	CHECK(!setrlimit(RLIMIT_FSIZE, &none));
	log_line(LOG_ERROR, "too much");
	unlink(path);
}

static const struct {
	const char *name;
	void (*run)(void);
} cases[] = {
#define CASE(name) {#name, name}
	CASE(more_pools_than_there_are_records),
	CASE(pool_used_beside_an_unlimited_current_device),
	CASE(default_pool_of_another_device),
	CASE(pool_destroyed_while_another_device_is_current),
	CASE(pool_in_host_memory),
	CASE(handle_released_twice),
	CASE(more_contexts_than_the_driver_tells_of),
#ifndef __SANITIZE_ADDRESS__
	CASE(thread_cancelled_in_a_hook),
#endif
	CASE(one_process_more_than_there_are_places),
	CASE(too_many_files_open),
	CASE(child_made_by_a_bare_call_outlives_its_parent),
	CASE(file_size_limited),
	CASE(the_log_has_no_reader),
	CASE(log_file_may_not_grow),
};

int main(int argc, char **argv)
{
	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		if (argc < 2) {
			puts(cases[i].name);
		} else if (!strcmp(argv[1], cases[i].name)) {
			cases[i].run();
			if (getenv("PORTER_STATE"))
				fake_cleanup();
			return 0;
		}
	}
	return argc > 1;
}
