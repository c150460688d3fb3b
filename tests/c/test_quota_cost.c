/* SPDX-License-Identifier: Apache-2.0 */
/* What reserve + settle + release cost with 32 members in the account. Prints nanoseconds, judges nothing. */
#define _GNU_SOURCE
#include <signal.h>
#include <sys/prctl.h>
#include <time.h>

#include "check.h"
#include "quota_world.h"

#define MEMBERS 31
#define ROUNDS 1000000

static double since(const struct timespec *start)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)(now.tv_sec - start->tv_sec) * 1e9 + (double)(now.tv_nsec - start->tv_nsec);
}

static void cost(void)
{
	struct timespec start;
	struct quota_view view;
	int device, i, ends[2];
	char byte;

	CHECK(!pipe(ends));
	for (i = 0; i < MEMBERS; i++) {
		if (fork())
			continue;
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		CHECK(!quota_reserve(limited_to("1GiB"), 1000));
		CHECK(write(ends[1], "x", 1) == 1);
		pause();
	}
	for (i = 0; i < MEMBERS; i++)
		CHECK(read(ends[0], &byte, 1) == 1);
	device = limited_to("1GiB");
	clock_gettime(CLOCK_MONOTONIC, &start);
	for (i = 0; i < ROUNDS; i++) {
		CHECK(!quota_reserve(device, 4096));
		CHECK(!quota_settle(device, 4096, 4096));
		quota_release(device, 4096);
	}
	printf("reserve+settle+release: %.0f ns\n", since(&start) / ROUNDS);
	clock_gettime(CLOCK_MONOTONIC, &start);
	for (i = 0; i < ROUNDS; i++)
		quota_view(device, &view);
	printf("view: %.0f ns\n", since(&start) / ROUNDS);
	clock_gettime(CLOCK_MONOTONIC, &start);
	for (i = 0; i < 10000; i++)
		quota_reserve(device, 1ull << 31);
	printf("refusal: %.0f ns\n", since(&start) / 10000);
	fflush(stdout);
}

int main(int argc, char **argv)
{
	static const struct check_case cases[] = {CASE(cost)};

	return check_main(argc, argv, cases, 1);
}
