/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Processes that allocate and free without pause are killed at random moments; a survivor measures
 * that no process hangs and nothing leaks.
 *
 *   kill_storm [-d DEVICE] [-n KILLS] [-p PARALLEL] [-m MOST_MS] [-s SEED]
 *
 * A victim lives at most MOST_MS (30) after its context is up; one in four is killed before that.
 * After each kill the survivor allocates and frees; at the end its free memory must be back within
 * three seconds. One JSON line. Exit 1: a call of the survivor took more than a second, or memory
 * is missing.
 */
#define _GNU_SOURCE
#include "cu.h"

#include <signal.h>
#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_PARALLEL 64
#define HELD 16

static struct {
	unsigned kills, parallel, most_ms, seed;
	int ordinal;
} asked = {.kills = 300, .parallel = 4, .most_ms = 30, .seed = 1};

struct victim {
	pid_t pid;
	int ready; /* readable once its context is up */
};

static void live(unsigned seed, int ready)
{
	cu_address held[HELD] = {0};
	cu_handle stream;

	cu_start(asked.ordinal);
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
	if (write(ready, "r", 1) != 1)
		_exit(2);
	for (;;) {
		unsigned slot = (unsigned)rand_r(&seed) % HELD;
		uint64_t bytes = (1 + (uint64_t)rand_r(&seed) % 32) * MIB;

		if (held[slot]) {
			cu.MemFree(held[slot]);
			held[slot] = 0;
		} else if (rand_r(&seed) % 4) {
			if (cu.MemAlloc(&held[slot], bytes))
				held[slot] = 0;
		} else if (!cu.MemAllocAsync(&held[slot], bytes, stream)) {
			cu.MemFreeAsync(held[slot], stream);
			held[slot] = 0;
		}
	}
}

static void start(struct victim *victim, unsigned seed, char *self)
{
	int link[2];
	char fd[16], number[16], device[16];

	if (pipe(link)) {
		perror("pipe");
		exit(2);
	}
	snprintf(number, sizeof(number), "%u", seed);
	snprintf(device, sizeof(device), "%d", asked.ordinal);
	victim->pid = fork();
	if (!victim->pid) {
		close(link[0]);
		snprintf(fd, sizeof(fd), "%d", link[1]);
		execl("/proc/self/exe", self, "-d", device, "-v", fd, "-s", number, (char *)NULL);
		_exit(127);
	}
	close(link[1]);
	victim->ready = link[0];
}

static void finish(struct victim *victim, unsigned *seed)
{
	char byte;

	if (rand_r(seed) % 4 && read(victim->ready, &byte, 1) != 1)
		fprintf(stderr, "a victim died by itself\n");
	usleep((unsigned)rand_r(seed) % (asked.most_ms * 1000));
	kill(victim->pid, SIGKILL);
	waitpid(victim->pid, NULL, 0);
	close(victim->ready);
}

/* Milliseconds that one allocation and its release take; refusals count too. */
static double probe(unsigned *refused)
{
	uint64_t begin = now_ns();
	cu_address address;

	if (cu.MemAlloc(&address, 2 * MIB))
		++*refused;
	else
		cu_must(cu.MemFree(address), "cuMemFree");
	return (double)(now_ns() - begin) / 1e6;
}

int main(int argc, char **argv)
{
	struct victim victims[MOST_PARALLEL];
	unsigned refused = 0;
	double worst = 0, settled;
	uint64_t before, begin;
	int option, victim = -1;
	bool good;

	while ((option = getopt(argc, argv, "d:n:p:m:s:v:")) != -1) {
		switch (option) {
		case 'd':
			asked.ordinal = atoi(optarg);
			break;
		case 'n':
			asked.kills = (unsigned)atoi(optarg);
			break;
		case 'p':
			asked.parallel = (unsigned)atoi(optarg);
			break;
		case 'm':
			asked.most_ms = (unsigned)atoi(optarg);
			break;
		case 's':
			asked.seed = (unsigned)atoi(optarg);
			break;
		case 'v':
			victim = atoi(optarg);
			break;
		default:
			return 2;
		}
	}
	if (victim >= 0)
		live(asked.seed, victim);
	if (!asked.parallel || asked.parallel > MOST_PARALLEL || !asked.most_ms)
		return 2;
	cu_start(asked.ordinal);
	probe(&refused);
	before = cu_free();
	for (unsigned i = 0; i < asked.parallel; i++)
		start(&victims[i], asked.seed + i, argv[0]);
	for (unsigned i = 0; i < asked.kills; i++) {
		struct victim *next = &victims[i % asked.parallel];
		double took;

		finish(next, &asked.seed);
		start(next, asked.seed + asked.parallel + i, argv[0]);
		took = probe(&refused);
		worst = took > worst ? took : worst;
	}
	for (unsigned i = 0; i < asked.parallel; i++)
		finish(&victims[i], &asked.seed);
	begin = now_ns();
	while (cu_free() < before && now_ns() - begin < 3000000000u)
		usleep(1000);
	settled = (double)(now_ns() - begin) / 1e6;
	good = worst <= 1000 && cu_free() >= before;
	printf("{\"kills\": %u, \"worst_ms\": %.1f, \"refused\": %u, \"settled_ms\": %.1f, \"free_before\": %llu, \"free_after\": %llu, "
	       "\"good\": %s}\n",
	       asked.kills + asked.parallel, worst, refused, settled, (unsigned long long)before,
	       (unsigned long long)cu_free(), good ? "true" : "false");
	return good ? 0 : 1;
}
