/* SPDX-License-Identifier: Apache-2.0 */
/*
 * program.c: one program of a mix (porter/bench/mixes.py) on a real device; bench/share_mixes.py
 * starts one process per tenant. It is linked with a device (device.h), as tenant.c is.
 *
 *   share_program DEVICE SECONDS SEED ARGUMENT KERNEL_NS LOOP KERNELS LAUNCH_NS PAUSE_NS ARRIVAL_NS
 *   share_program DEVICE calibrate NS[,NS...]
 *
 * ARGUMENT is the rounds of a kernel that takes KERNEL_NS alone. LAUNCH_NS is the least time
 * between two launches. LOOP is one of these:
 * - 0: launches without end, and keeps 20 ms of work or two kernels queued;
 * - 1: launches KERNELS kernels, waits for them, pauses;
 * - 2: the same for each request; requests come at random, ARRIVAL_NS apart in the mean.
 *
 * The program writes "ready", reads the time to start (CLOCK_MONOTONIC, ns), and answers with one
 * line of JSON: `finished` (kernels in each second after WARM_SECONDS), and of the steps `steps`,
 * `p50`, `p99` and `longest` (ns). `calibrate` answers with the rounds per kernel.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>

#include "device.h"

#define SECOND UINT64_C(1000000000)
#define WARM_SECONDS 2u
#define MOST_SECONDS 600u
#define MOST_STEPS (1u << 21)
#define AHEAD_NS UINT64_C(20000000)
#define EVENT_NS UINT64_C(100000) /* at least this much work stands behind one event */
#define EVENTS 512
#define POLL_NS UINT64_C(50000)
#define EARLY_NS UINT64_C(2000000) /* a sleep may end this late: the rest is waited for awake */

enum loop { STREAMING, STEPPING, SERVING };

static struct {
	uint64_t argument, kernel_ns, launch_ns, pause_ns, arrival_ns, seed;
	unsigned seconds, kernels;
	enum loop loop;
} want;

static struct {
	uint64_t start, finished[MOST_SECONDS], steps[MOST_STEPS];
	unsigned counted;
} done;

void must(int status, const char *what)
{
	if (!status)
		return;
	fprintf(stderr, "%s: %s: status %d\n", program_invocation_short_name, what, status);
	exit(2);
}

void lacks(const char *what)
{
	fprintf(stderr, "%s\n", what);
	exit(3);
}

uint64_t time_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * SECOND + (uint64_t)t.tv_nsec;
}

static void sleep_until(uint64_t when)
{
	struct timespec t = {.tv_sec = (time_t)(when / SECOND), .tv_nsec = (long)(when % SECOND)};

	while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &t, NULL))
		;
}

static void wait_until(uint64_t when)
{
	if (when > time_ns() + 2 * EARLY_NS)
		sleep_until(when - EARLY_NS);
	while (time_ns() < when)
		;
}

/* Device time of `kernels` kernels in a row, ns. */
static double timed(uint64_t argument, unsigned kernels)
{
	uint64_t from = device_mark_create(true), to = device_mark_create(true);

	device_launch(argument);
	device_mark(from);
	while (kernels--)
		device_launch(argument);
	device_mark(to);
	device_wait();
	return device_between(from, to);
}

/* Answers with the rounds for each of the lengths, from the slope between two lengths, once the clock is up. */
static void calibrate(char *list)
{
	uint64_t warm = time_ns() + 3 * SECOND / 2;
	double few, many, round;

	do {
		few = timed(10000, 20);
		many = timed(100000, 20);
	} while (time_ns() < warm);
	round = (many - few) / 20 / 90000;
	printf("[");
	for (char *each = strtok(list, ","); each; each = strtok(NULL, ",")) {
		double ns = strtod(each, NULL);
		uint64_t argument = (uint64_t)(ns / round + 0.5);
		unsigned kernels = ns > 5e7	      ? 4
			: (unsigned)(2e8 / ns) < 2000 ? (unsigned)(2e8 / ns)
						      : 2000;

		printf("%s[%" PRIu64 ", %.1f]", each == list ? "" : ", ", argument,
		       timed(argument, kernels) / kernels);
	}
	printf("]\n");
}

static void note(uint64_t when, unsigned kernels)
{
	uint64_t second = (when - done.start) / SECOND;

	if (when >= done.start && second >= WARM_SECONDS && second < WARM_SECONDS + want.seconds)
		done.finished[second - WARM_SECONDS] += kernels;
}

static void launch(void)
{
	uint64_t began = time_ns();

	device_launch(want.argument);
	while (time_ns() < began + want.launch_ns)
		;
}

static void stream(uint64_t end)
{
	uint64_t marks[EVENTS], head = 0, tail = 0;
	unsigned batch = want.kernel_ns < EVENT_NS ? (unsigned)(EVENT_NS / want.kernel_ns) : 1;
	uint64_t most = AHEAD_NS / (batch * want.kernel_ns);

	most = most < 2 ? 2 : most;
	for (unsigned i = 0; i < EVENTS; i++)
		marks[i] = device_mark_create(false);
	for (uint64_t now = time_ns(); now < end; now = time_ns()) {
		while (tail < head && device_marked(marks[tail % EVENTS])) {
			note(time_ns(), batch);
			tail++;
		}
		if (head - tail >= most) {
			sleep_until(now + POLL_NS);
			continue;
		}
		for (unsigned i = 0; i < batch; i++)
			launch();
		device_mark(marks[head++ % EVENTS]);
	}
	device_wait();
}

static void step(void)
{
	uint64_t began = time_ns();

	for (unsigned i = 0; i < want.kernels; i++)
		launch();
	device_wait();
	note(time_ns(), want.kernels);
	if (began >= done.start + WARM_SECONDS * SECOND && done.counted < MOST_STEPS)
		done.steps[done.counted++] = time_ns() - began;
}

static void go_by_steps(uint64_t end)
{
	uint64_t due = time_ns();

	while (time_ns() < end) {
		if (want.loop == SERVING) {
			due += (uint64_t)(-(double)want.arrival_ns * log(drand48() + 1e-12));
			wait_until(due < end ? due : end);
		}
		step();
		if (want.pause_ns)
			wait_until(time_ns() + want.pause_ns);
	}
}

static int by_value(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

static void print_result(void)
{
	unsigned last = done.counted ? done.counted - 1 : 0;

	qsort(done.steps, done.counted, sizeof(*done.steps), by_value);
	printf("{\"finished\": [");
	for (unsigned i = 0; i < want.seconds; i++)
		printf("%s%" PRIu64, i ? ", " : "", done.finished[i]);
	printf("], \"steps\": %u, \"p50\": %" PRIu64 ", \"p99\": %" PRIu64 ", \"longest\": %" PRIu64
	       "}\n",
	       done.counted, done.steps[last / 2], done.steps[(unsigned)(last * 0.99)],
	       done.steps[last]);
}

int main(int argc, char **argv)
{
	char line[64];
	uint64_t end;

	if (argc != 11 && !(argc == 4 && !strcmp(argv[2], "calibrate"))) {
		fprintf(stderr, "%s: the first lines of program.c say how to call it\n",
			program_invocation_short_name);
		return 2;
	}
	device_start(atoi(argv[1]));
	device_kernel("work", 0);
	prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
	if (argc == 4) {
		calibrate(argv[3]);
		return 0;
	}
	want.seconds = (unsigned)atoi(argv[2]);
	want.seed = strtoull(argv[3], NULL, 10);
	want.argument = strtoull(argv[4], NULL, 10);
	want.kernel_ns = strtoull(argv[5], NULL, 10);
	want.loop = (enum loop)atoi(argv[6]);
	want.kernels = (unsigned)atoi(argv[7]);
	want.launch_ns = strtoull(argv[8], NULL, 10);
	want.pause_ns = strtoull(argv[9], NULL, 10);
	want.arrival_ns = strtoull(argv[10], NULL, 10);
	must(!want.kernel_ns || !want.kernels || want.seconds > MOST_SECONDS,
	     "the program's numbers");
	srand48((long)want.seed);
	device_launch(want.argument);
	device_wait();
	printf("ready\n");
	fflush(stdout);
	if (!fgets(line, sizeof(line), stdin))
		return 2;
	done.start = strtoull(line, NULL, 10);
	end = done.start + (WARM_SECONDS + want.seconds) * SECOND;
	sleep_until(done.start);
	if (want.loop == STREAMING)
		stream(end);
	else
		go_by_steps(end);
	print_result();
	return 0;
}
