/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Changes of a process that holds device memory: life WHAT
 *
 *   fill    takes 64 MiB pieces until it is refused, prints their number, waits for a line;
 *           frees them and repeats that, twice
 *   fork    its children take and leave their own memory, and it keeps its own
 *   exec    it becomes another program, which owns nothing of it
 *   reopen  it opens and closes the library many times before it uses it
 *   early   (with EARLY=1) it has a context before main begins
 *
 * All except `fill` print "ok".
 */
#define _GNU_SOURCE
#include "../gpu/cu.h"

#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

#define PIECE (64 * MIB)
#define MOST 1024
#define CHECK(condition) \
	do { \
		if (!(condition)) { \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
			exit(1); \
		} \
	} while (0)

static bool early;

__attribute__((constructor)) static void before_main(void)
{
	early = getenv("EARLY");
	if (early)
		cu_start(0);
}

static uint64_t used(void)
{
	return cu_total() - cu_free();
}

static void fill(void)
{
	cu_address held[MOST];
	unsigned count;
	char line[16];

	cu_start(0);
	for (unsigned round = 0; round < 3; round++) {
		for (count = 0; count < MOST && !cu.MemAlloc(&held[count], PIECE); count++)
			;
		printf("%u\n", count);
		fflush(stdout);
		if (!fgets(line, sizeof(line), stdin))
			exit(0);
		while (count)
			cu_must(cu.MemFree(held[--count]), "cuMemFree");
	}
}

static void child(void)
{
	cu_address address;

	cu_start(0);
	CHECK(!cu.MemAlloc(&address, PIECE));
	CHECK(cu.MemAlloc(&address, 1000 * PIECE) == CU_OUT_OF_MEMORY);
	_exit(0);
}

static void fork_it(void)
{
	uint64_t before;
	cu_address held;
	int status;

	cu_start(0);
	CHECK(!cu.MemAlloc(&held, PIECE));
	before = used();
	for (unsigned i = 0; i < 8; i++) {
		if (!fork())
			child();
		if (i % 2)
			continue;
		CHECK(wait(&status) > 0 && !status);
	}
	while (wait(&status) > 0)
		CHECK(!status);
	for (unsigned i = 0; i < 3000 && used() != before; i++)
		usleep(1000);
	CHECK(used() == before);
	CHECK(!cu.MemFree(held) && used() + PIECE == before);
}

static void exec_it(char *self)
{
	char before[32];
	cu_address held;

	cu_start(0);
	snprintf(before, sizeof(before), "%llu", (unsigned long long)used());
	CHECK(!cu.MemAlloc(&held, PIECE));
	setenv("BEFORE", before, 1);
	execl("/proc/self/exe", self, "executed", (char *)NULL);
	CHECK(!"execl");
}

static void executed(void)
{
	uint64_t before = strtoull(getenv("BEFORE"), NULL, 10);

	cu_start(0);
	for (unsigned i = 0; i < 3000 && used() != before; i++)
		usleep(1000);
	CHECK(used() == before);
}

static void reopen(void)
{
	cu_address held;

	for (unsigned i = 0; i < 500; i++) {
		void *library = dlopen("libcuda.so.1", i % 2 ? RTLD_NOW : RTLD_LAZY | RTLD_LOCAL);
		int (*init)(unsigned flags);

		CHECK(library);
		*(void **)&init = dlsym(library, "cuInit");
		CHECK(i % 100 || !init(0));
		dlclose(library);
	}
	cu_start(0);
	CHECK(!cu.MemAlloc(&held, PIECE) && cu.MemAlloc(&held, 1000 * PIECE) == CU_OUT_OF_MEMORY);
}

int main(int argc, char **argv)
{
	const char *what = argc == 2 ? argv[1] : "";

	if (!strcmp(what, "fill")) {
		fill();
		return 0;
	}
	if (!strcmp(what, "fork"))
		fork_it();
	else if (!strcmp(what, "exec"))
		exec_it(argv[0]);
	else if (!strcmp(what, "executed"))
		executed();
	else if (!strcmp(what, "reopen"))
		reopen();
	else if (!strcmp(what, "early"))
		CHECK(early && used());
	else
		return 2;
	puts("ok");
	return 0;
}
