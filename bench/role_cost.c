/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The roles' cost per call, in nanoseconds: role_cost [LIMIT]; no LIMIT: nothing is limited. Build,
 * in the repository's root: cc -O2 -Ibackends/core -Itests/c bench/role_cost.c tests/c/fake_port.c
 * $(find backends/core -name '?*.c') -pthread -o role_cost
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "fake_port.h"
#include "role.h"

#define ROUNDS 500000
#define RUNS 9

static double now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static void pass(uint64_t bytes)
{
	(void)bytes;
	if (role_enter())
		role_leave();
}

/* Both hooks of an allocation and its free, without the vendor's calls. */
static void pair(uint64_t bytes)
{
	struct role_alloc alloc = {.device = 0, .space = ROLE_ADDRESS, .bytes = bytes};
	struct role_free release = {.space = ROLE_ADDRESS, .key = 0x7f0000000000};

	if (role_enter()) {
		if (!role_alloc_before(&alloc))
			role_alloc_after(&alloc, release.key, bytes);
		role_leave();
	}
	if (role_enter()) {
		role_free_before(&release);
		role_free_after(&release, true);
		role_leave();
	}
}

static void graph(uint64_t exec)
{
	struct role_graph op = {.exec = exec};

	if (!role_enter())
		return;
	if (!role_graph_before(&op))
		role_graph_after(&op, true);
	role_leave();
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void measure(const char *what, void (*call)(uint64_t), uint64_t bytes)
{
	double runs[RUNS];

	for (int run = 0; run < RUNS; run++) {
		double start = now_ns();

		for (int i = 0; i < ROUNDS; i++)
			call(bytes);
		runs[run] = (now_ns() - start) / ROUNDS;
	}
	qsort(runs, RUNS, sizeof(runs[0]), by_value);
	printf("%-28s %7.1f ns\n", what, runs[RUNS / 2]);
}

int main(int argc, char **argv)
{
	struct fake_options options = {.context = 500 * MIB};

	fake_init(&options, argc > 1 ? argv[1] : NULL);
	measure("enter, leave", pass, 0);
	measure("2 MiB alloc + free", pair, 2 * MIB);
	measure("4 KiB alloc + free", pair, 4 * KIB);
	measure("graph launch", graph, 1);
	fake_cleanup();
	return 0;
}
