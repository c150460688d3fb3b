/* SPDX-License-Identifier: Apache-2.0 */
/*
 * This process's entry in the driver's lists. The management library is this program itself
 * (-rdynamic); with -DOLD it has only the oldest form of the lists.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "check.h"
#include "management.h"
#include "shim.h"

#define MIB (UINT64_C(1) << 20)
#define EXPORT __attribute__((visibility("default")))

struct process {
	uint32_t pid;
	uint64_t bytes;
#ifndef OLD
	uint32_t instances[2];
#endif
};

static struct process listed[4096], slice[1];
static unsigned count;
static bool missing;
static atomic_bool slow, asking;

int nvmlInit_v2(void);
int nvmlDeviceGetHandleByUUID(const char *uuid, void **device);
int nvmlDeviceGetIndex(void *device, unsigned *index);
int nvmlDeviceGetDeviceHandleFromMigDeviceHandle(void *device, void **card);
int fake_list(void *device, unsigned *room, struct process *out);
int no_list(void *device, unsigned *room,
	    struct process *out) __asm__("nvmlDeviceGetGraphicsRunningProcesses");

void *shim_open(const char *soname)
{
	return missing || strcmp(soname, "libnvidia-ml.so.1") ? NULL : dlopen(NULL, RTLD_NOW);
}

static void *knows(void *unused)
{
	CHECK(management_knows("GPU-1"));
	return unused;
}

static bool asks_meanwhile;

/* Another thread may hold a lock that this one waits for in here: it must be answered all the same. */
EXPORT int nvmlInit_v2(void)
{
	pthread_t other;

	if (!asks_meanwhile)
		return 0;
	asks_meanwhile = false;
	alarm(10);
	CHECK(!pthread_create(&other, NULL, knows, NULL) && !pthread_join(other, NULL));
	return 0;
}

EXPORT int nvmlDeviceGetHandleByUUID(const char *uuid, void **device)
{
	bool is_slice = !strcmp(uuid, "MIG-1");

	*device = is_slice ? slice : listed;
	return is_slice || !strcmp(uuid, "GPU-1") ? 0 : 6;
}

/* Of a slice: which of its card's it is. */
EXPORT int nvmlDeviceGetIndex(void *device, unsigned *index)
{
	*index = device == slice ? 1 : 3;
	return 0;
}

EXPORT int nvmlDeviceGetDeviceHandleFromMigDeviceHandle(void *device, void **card)
{
	*card = listed;
	return device == slice ? 0 : 2;
}

#ifdef OLD
EXPORT int fake_list(void *device, unsigned *room,
		     struct process *out) __asm__("nvmlDeviceGetComputeRunningProcesses");
#else
EXPORT int fake_list(void *device, unsigned *room,
		     struct process *out) __asm__("nvmlDeviceGetComputeRunningProcesses_v3");
#endif

int fake_list(void *device, unsigned *room, struct process *out)
{
	bool fits = *room >= count;

	CHECK(device == listed);
	while (slow)
		asking = true;
	*room = count;
	if (!fits)
		return 7;
	memcpy(out, listed, count * sizeof(*out));
	return 0;
}

/* Nothing of ours is on it. */
EXPORT int no_list(void *device, unsigned *room, struct process *out)
{
	CHECK(device == listed && out);
	*room = 0;
	return 0;
}

static void add(uint32_t pid, uint64_t bytes)
{
	listed[count++] = (struct process){.pid = pid, .bytes = bytes};
}

static uint64_t reported(int active)
{
	uint64_t bytes = 1;

	CHECK(!management_process_bytes("GPU-1", active, &bytes));
	return bytes;
}

static int error(int active)
{
	uint64_t bytes;

	return management_process_bytes("GPU-1", active, &bytes);
}

static void own_pid(void)
{
	add(1000001, MIB);
	CHECK(reported(0) == 0 && management_pid() == 0);
	add((uint32_t)getpid(), 518 * MIB);
	CHECK(reported(1) == 518 * MIB && management_pid() == getpid());
	CHECK(management_lists("GPU-1", getpid()) == 1 && management_lists("GPU-1", 77) == 0);
	listed[1].bytes = UINT64_MAX;
	CHECK(error(1) == -ENOTSUP);
	count = 1;
	CHECK(reported(1) == 0);
}

static void activity_unknown(void)
{
	CHECK(reported(-1) == 0);
	add((uint32_t)getpid(), 5 * MIB);
	CHECK(reported(-1) == 5 * MIB && management_pid() == getpid());
}

/* Listed before this thread knows of a context: not a stranger, unless at the very first look. */
static void late(void)
{
	CHECK(reported(0) == 0);
	add((uint32_t)getpid(), 5 * MIB);
	CHECK(reported(0) == 0);
	CHECK(reported(1) == 5 * MIB);
}

static void other_namespace(void)
{
	add(100, MIB);
	CHECK(reported(0) == 0);
	add(200, 7 * MIB);
	CHECK(reported(1) == 7 * MIB && management_pid() == 200);
	add(300, 9 * MIB);
	CHECK(reported(1) == 7 * MIB);
}

static void other_namespace_same_number(void)
{
	add((uint32_t)getpid(), MIB);
	CHECK(reported(0) == 0);
	add(300, 9 * MIB);
	CHECK(reported(1) == 9 * MIB && management_pid() == 300);
}

static void two_newcomers(void)
{
	CHECK(reported(0) == 0);
	add(100, MIB);
	add(200, MIB);
	CHECK(error(1) == -ENOTSUP && management_pid() == 0);
}

static void crowd(void)
{
	for (uint32_t i = 0; i < 3000; i++)
		add(2000000 + i, MIB);
	add((uint32_t)getpid(), 3 * MIB);
	CHECK(reported(1) == 3 * MIB);
}

static void forked(void)
{
	int status;

	add((uint32_t)getpid(), 3 * MIB);
	CHECK(reported(1) == 3 * MIB);
	if (!fork()) {
		CHECK(management_pid() == 0);
		CHECK(reported(0) == 0);
		add((uint32_t)getpid(), 4 * MIB);
		CHECK(reported(1) == 4 * MIB && management_pid() == getpid());
		_exit(0);
	}
	wait(&status);
	CHECK(WIFEXITED(status) && !WEXITSTATUS(status));
}

static void *ask(void *unused)
{
	reported(0);
	return unused;
}

/* While another thread waits for an answer. */
static void forked_meanwhile(void)
{
	pthread_t thread;
	int status;

	slow = true;
	CHECK(!pthread_create(&thread, NULL, ask, NULL));
	while (!asking)
		;
	if (!fork()) {
		alarm(10);
		slow = false;
		add((uint32_t)getpid(), 4 * MIB);
		CHECK(management_pid() == 0 && reported(1) == 4 * MIB);
		_exit(0);
	}
	wait(&status);
	slow = false;
	CHECK(WIFEXITED(status) && !WEXITSTATUS(status) && !pthread_join(thread, NULL));
}

static void asked_while_it_is_opened(void)
{
	asks_meanwhile = true;
	CHECK(management_knows("GPU-1") && !asks_meanwhile && !management_knows("GPU-2"));
}

/* A slice is counted where its card is. */
static void index_of_a_slice(void)
{
	int index;

	CHECK(!management_index("GPU-1", &index) && index == 3);
	CHECK(!management_index("MIG-1", &index) && index == 3);
	CHECK(management_index("MIG-2", &index) == -ENOTSUP);
}

static void absent(void)
{
	int index;

	missing = true;
	CHECK(error(1) == -ENOTSUP && error(0) == -ENOTSUP);
	CHECK(!management_knows("GPU-1") && management_index("GPU-1", &index) == -ENOTSUP);
	CHECK(management_lists("GPU-1", 1) == -ENOTSUP);
}

int main(int argc, char **argv)
{
	static const struct check_case cases[] = {
		CASE(own_pid),
		CASE(activity_unknown),
		CASE(late),
		CASE(other_namespace),
		CASE(two_newcomers),
		CASE(other_namespace_same_number),
		CASE(crowd),
		CASE(forked),
		CASE(forked_meanwhile),
		CASE(asked_while_it_is_opened),
		CASE(index_of_a_slice),
		CASE(absent),
	};

	return check_main(argc, argv, cases, sizeof(cases) / sizeof(cases[0]));
}
