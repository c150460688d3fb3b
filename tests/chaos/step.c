/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kills a process at a chosen instruction of its driver calls: step [-n KILLS]
 *
 * A victim with a context stops itself, is led instruction by instruction into allocating and
 * freeing (plain, queued, physical), and is killed on its way. The kills are spread evenly over all
 * of its instructions. After each, the survivor allocates and frees; at the end its account must
 * have its first values. One JSON line. Exit 1: a call of the survivor took more than a second, or
 * memory is missing.
 */
#define _GNU_SOURCE
#include "../gpu/cu.h"

#include <signal.h>
#include <stdbool.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#define WAYS 3
#define MOST_STEPS 400000

static void plain(void)
{
	cu_address address;

	if (!cu.MemAlloc(&address, 3 * MIB))
		cu.MemFree(address);
}

static void queued(void)
{
	cu_address address;

	if (!cu.MemAllocAsync(&address, 3 * MIB, NULL))
		cu.MemFreeAsync(address, NULL);
}

static void physical(void)
{
	struct cu_physical what = {.type = 1, .location = {1, 0}};
	uint64_t handle;

	if (!cu.MemCreate(&handle, 4 * MIB, &what, 0))
		cu.MemRelease(handle);
}

/* Each way once unwatched, so that what happens only once is over; then, between two stops, once watched. */
static void victim(unsigned way)
{
	static void (*const ways[WAYS])(void) = {plain, queued, physical};

	cu_start(0);
	ways[way % WAYS]();
	ptrace(PTRACE_TRACEME, 0, NULL, NULL);
	raise(SIGSTOP);
	ways[way % WAYS]();
	raise(SIGSTOP);
	exit(0);
}

static pid_t start(unsigned way)
{
	char number[16];
	pid_t pid;
	int status;

	snprintf(number, sizeof(number), "%u", way);
	pid = fork();
	if (!pid) {
		execl("/proc/self/exe", "step", "-v", number, (char *)NULL);
		_exit(127);
	}
	if (waitpid(pid, &status, 0) != pid || !WIFSTOPPED(status)) {
		fprintf(stderr, "a victim did not begin: %#x\n", (unsigned)status);
		exit(2);
	}
	return pid;
}

/* Leads it `steps` instructions on, or to its second stop; returns the number of instructions. */
static unsigned lead(pid_t pid, unsigned steps)
{
	unsigned done;
	int status;

	for (done = 0; done < steps; done++) {
		if (ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL) || waitpid(pid, &status, 0) != pid ||
		    !WIFSTOPPED(status))
			return done;
		if (WSTOPSIG(status) == SIGSTOP)
			return done;
	}
	return done;
}

static void end(pid_t pid)
{
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
}

static double probe(unsigned *refused)
{
	uint64_t began = now_ns();
	cu_address address;

	if (cu.MemAlloc(&address, 2 * MIB))
		++*refused;
	else
		cu_must(cu.MemFree(address), "cuMemFree");
	return (double)(now_ns() - began) / 1e6;
}

int main(int argc, char **argv)
{
	unsigned kills = 200, length[WAYS], refused = 0;
	uint64_t before, began;
	double worst = 0, took;
	bool good;

	for (int option; (option = getopt(argc, argv, "n:v:")) != -1;) {
		if (option == 'v')
			victim((unsigned)atoi(optarg));
		if (option != 'n')
			return 2;
		kills = (unsigned)atoi(optarg);
	}
	cu_start(0);
	probe(&refused);
	before = cu_free();
	for (unsigned way = 0; way < WAYS; way++) {
		pid_t pid = start(way);

		length[way] = lead(pid, MOST_STEPS);
		end(pid);
	}
	for (unsigned i = 0; i < kills; i++) {
		unsigned way = i % WAYS;
		pid_t pid = start(way);

		lead(pid, (unsigned)((uint64_t)length[way] * (i / WAYS) / (kills / WAYS + 1)));
		end(pid);
		took = probe(&refused);
		worst = took > worst ? took : worst;
	}
	began = now_ns();
	while (cu_free() != before && now_ns() - began < 3000000000u)
		usleep(1000);
	good = worst <= 1000 && cu_free() == before && !refused;
	printf("{\"kills\": %u, \"instructions\": [%u, %u, %u], \"worst_ms\": %.1f, \"refused\": %u, \"free_before\": %llu, "
	       "\"free_after\": %llu, \"good\": %s}\n",
	       kills, length[0], length[1], length[2], worst, refused, (unsigned long long)before,
	       (unsigned long long)cu_free(), good ? "true" : "false");
	return good ? 0 : 1;
}
