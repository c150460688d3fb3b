/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A tenant that always wants the device, and counts its completed work. `porter bench share` starts
 * it once per tenant. The file that it is linked with (device.h) determines the vendor.
 *
 *   share_cuda -k KIND -a ARGUMENT -u UNIT_NS[:KERNEL_NS] -b BINS [OPTION…] [-d DEVICE]
 *   share_cuda -k KIND -c NS:KERNELS[,NS:KERNELS…] [-d DEVICE]
 *
 * Options: [-g KERNELS] [-w WARM_BINS] [-n BIN_NS] [-f FROM_NS] [-t UNTIL_NS].
 * Or: [-o ON_NS -p PERIOD_NS] [-r RATE] [-e HOST_NS] [-m STREAMS] [-s] [-l].
 *
 * A unit is a kernel, or a graph of -g of them. KIND is the work of a kernel:
 * - `work`, a chain of ARGUMENT rounds of arithmetic, takes its time of the device's own;
 * - `spin` ends ARGUMENT nanoseconds later, with any other work in between;
 * - `sleep` is the simulated device's, and takes ARGUMENT microseconds of its engine.
 *
 * With -c, alone on the device, it prints three figures. The ARGUMENT for a kernel of NS
 * nanoseconds; the duration of a unit of such kernels in a row; the duration of a kernel by its own
 * clock. Exit status 3: this device, or its API, has no such units.
 *
 * Otherwise: "ready" on stdout, then the time to start (CLOCK_MONOTONIC, ns, the same for all
 * tenants) is read from stdin. From -f to -t after that (and in every period only the first -o of
 * it), two units or 20 ms of work are kept queued. A second thread notes completed work, by untimed
 * events. Where an API has no events behind work, it waits for half of the work while the other
 * half is queued. A unit is the device's time that it takes alone, up to its end, so parts of it
 * count in earlier bins.
 *
 * The duration of a unit in this very process is printed in addition, because processes, and a
 * card's clocks, differ by half a per cent and more. Shorter units use a timed event now and then;
 * longer ones the durations that their kernels report, where those took KERNEL_NS alone.
 *
 * With -m, units go to STREAMS streams by turns, a batch to each, and may overlap. With -r instead,
 * units come at random, RATE a second, and the duration of each is printed. With -e, the host is
 * the bottleneck: it works for HOST_NS before each launch, and waits for every 100th unit. -l: once
 * done, stay, idle, until stdin ends. One JSON line: units done in each bin of -n (100 ms); waits
 * in ns; SM clock in MHz.
 *
 * With -s it serves: each line on stdin is a run, "START [BINS [FROM UNTIL]]", answered by a JSON
 * line with each wait; between them the process stays, idle.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include "device.h"

#define BIN_NS UINT64_C(100000000)
#define CLOCK_NS UINT64_C(1000000000) /* how often the card's clock is read */
#define STEP 100		      /* units that a host-bound program launches before it waits */
#define MOST_BINS 36000
#define AHEAD_NS UINT64_C(20000000) /* the amount of work that is queued, or two units */
#define EVENT_NS UINT64_C(100000)   /* the least amount of work between two events */
/* at least one with a time, unless a unit is longer: those wait for turns one by one */
#define TIMED_NS UINT64_C(1000000)
#define MOST_SPANS (1u << 16)
#define LOOK_NS UINT64_C(200000) /* the interval of looks at completed work */
#define WARM_NS UINT64_C(1500000000)
#define EARLY_NS UINT64_C(5000000) /* timers of a virtual machine end up to some ms late */
#define SLOTS 512
#define MOST_WAITS (1u << 20)
/* more that a unit is timed by the host's clock: a host stands still now and then */
#define TIMES 4
#define LACKS 3 /* exit status */

static struct {
	const char *kind;
	uint64_t argument, unit_ns, kernel_ns, from, until, on, period, host_ns, bin_ns;
	unsigned kernels, bins, warm, streams;
	double rate;
	bool linger, serve;
	int device;
} want = {.kind = "work", .kernels = 1, .streams = 1, .unit_ns = 1000000, .bin_ns = BIN_NS};

static struct {
	uint64_t mark[SLOTS];
	unsigned marks;
	uint64_t start;
	unsigned batch; /* units to an event */
	unsigned every; /* and events to one with a time; 0: none has */
	double spans
		[MOST_SPANS]; /* ns between two of these; where there are none, that kernels took */
	unsigned spanned;
	_Atomic uint64_t head, tail; /* events put down, and seen */
	/* where only a wait shows completed work: the end of the work that a thread waits for */
	_Atomic uint64_t awaited;
	_Atomic bool last; /* no more will come */
	double done[MOST_BINS];
	uint64_t waits[MOST_WAITS], units, seed;
	unsigned waited, clock_least, clock_most;
} now = {.seed = UINT64_C(88172645463325252)};

void must(int status, const char *what)
{
	if (!status)
		return;
	fprintf(stderr, "%s: %s: %d\n", program_invocation_short_name, what, status);
	exit(2);
}

void lacks(const char *what)
{
	fprintf(stderr, "%s\n", what);
	exit(LACKS);
}

uint64_t time_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void sleep_until(uint64_t when)
{
	struct timespec t = {.tv_sec = (time_t)(when / 1000000000u),
			     .tv_nsec = (long)(when % 1000000000u)};

	while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &t, NULL))
		;
}

static void read_clock(void)
{
	unsigned mhz = device_clock();

	if (!mhz)
		return;
	if (!now.clock_least || mhz < now.clock_least)
		now.clock_least = mhz;
	if (mhz > now.clock_most)
		now.clock_most = mhz;
}

static void launch_unit(uint64_t argument)
{
	if (want.kernels > 1)
		device_launch_graph();
	else
		device_launch(argument);
}

static void keep_span(double ns)
{
	if (ns > 0 && now.spanned < MOST_SPANS)
		now.spans[now.spanned++] = ns;
}

static int by_length(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* The first quartile of the spans: rests, and others' turns, are in less than three spans of four. 0: nothing was. */
static double quarter(void)
{
	qsort(now.spans, now.spanned, sizeof(now.spans[0]), by_length);
	return now.spanned ? now.spans[now.spanned / 4] : 0;
}

/* Device time of `units` units in a row, ns; the first is launched while the device is busy. */
static double timed(uint64_t argument, unsigned units)
{
	bool marks = device_marks() == DEVICE_TIMED;
	uint64_t from = marks ? device_mark_create(true) : 0,
		 to = marks ? device_mark_create(true) : 0, begun = time_ns();

	if (marks) {
		launch_unit(argument);
		device_mark(from);
	}
	while (units--)
		launch_unit(argument);
	if (marks)
		device_mark(to);
	for (; marks && !device_marked(to); sleep_until(time_ns() + LOOK_NS))
		keep_span(device_kernel_ns());
	device_wait();
	return marks ? device_between(from, to) : (double)(time_ns() - begun);
}

/* The duration of a round: the slope, so that the cost of a launch is not in it; once the device's
 * clock is up. */
static double round_ns(void)
{
	uint64_t warm = time_ns() + WARM_NS;
	double few, many;

	want.kernels = 1;
	do {
		few = timed(10000, 20);
		many = timed(100000, 20);
	} while (time_ns() < warm);
	return (many - few) / 20 / 90000;
}

static void calibrate(char *list)
{
	bool works = !strcmp(want.kind, "work");
	double round = 1;

	if (works) {
		device_kernel(want.kind, 0);
		round = round_ns();
	} else if (!strcmp(want.kind, "sleep")) {
		round = 1000;
	}
	printf("{\"round_ns\": %.4f, \"units\": [", round);
	for (char *each = strtok(list, ","), *rest; each; each = strtok(NULL, ",")) {
		double kernel = strtod(each, &rest), unit;
		uint64_t argument = (uint64_t)(kernel / round + 0.5);
		unsigned units;

		want.kernels = *rest ? (unsigned)atoi(rest + 1) : 1;
		device_kernel(want.kind, argument);
		if (want.kernels > 1)
			device_graph(argument, want.kernels);
		units = (unsigned)(3e8 / (kernel * want.kernels));
		units = units < 3 ? 3 : units > 2000 ? 2000 : units;
		timed(argument, units / 3);
		now.spanned = 0;
		unit = timed(argument, units) / units;
		for (int again = 0; device_marks() != DEVICE_TIMED && again < TIMES; again++)
			unit = fmin(unit, timed(argument, units) / units);
		printf("%s{\"kernel_ns\": %.0f, \"kernels\": %u, \"argument\": %" PRIu64
		       ", \"solo_ns\": %.1f, \"clock_ns\": %.0f}",
		       each == list ? "" : ", ", kernel, want.kernels, argument, unit, quarter());
		read_clock();
	}
	printf("], \"clock_mhz\": [%u, %u]}\n", now.clock_least, now.clock_most);
}

static void note(uint64_t when, unsigned units)
{
	uint64_t bin = when < now.start ? 0 : (when - now.start) / want.bin_ns;

	now.units += units;
	if (bin < want.bins)
		now.done[bin] += units;
}

/* One ended every `each_ns`. */
static void note_between(uint64_t from, uint64_t when, double each_ns)
{
	uint64_t next, bin;

	for (; from < when; from = next) {
		bin = (from - now.start) / want.bin_ns;
		next = now.start + (bin + 1) * want.bin_ns;
		next = next < when ? next : when;
		if (bin < want.bins)
			now.done[bin] += (double)(next - from) / each_ns;
	}
}

/* They ended one after the other. */
static void note_parts(uint64_t when, unsigned units)
{
	uint64_t length = want.unit_ns * units;

	now.units += units;
	note_between(when - now.start > length ? when - length : now.start, when,
		     (double)want.unit_ns);
}

/* Since the last event that has a time; where none has, the duration that a kernel reported. */
static void note_span(uint64_t at)
{
	if (!now.every)
		keep_span(device_kernel_ns());
	else if (at % now.every == 0 && at >= now.every)
		keep_span(device_between(now.mark[(at - now.every) % SLOTS], now.mark[at % SLOTS]));
}

/* The second thread. */
static void *look(void *unused)
{
	uint64_t next_clock = now.start + want.bin_ns * (want.warm + 1);

	(void)unused;
	device_thread();
	prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
	for (;;) {
		bool last = atomic_load(&now.last);
		uint64_t head = atomic_load(&now.head), tail = atomic_load(&now.tail);

		while (tail < head && device_marked(now.mark[tail % SLOTS])) {
			note_parts(time_ns(), now.batch);
			note_span(tail);
			atomic_store(&now.tail, ++tail);
		}
		if (last && tail == head)
			return NULL;
		if (time_ns() >= next_clock) {
			read_clock();
			next_clock += CLOCK_NS;
		}
		sleep_until(time_ns() + LOOK_NS);
	}
}

/* The second thread where only a wait shows completed work: the time of each end within the wait is
 * not known. */
static void *look_by_waiting(void *unused)
{
	uint64_t since = now.start, t;

	(void)unused;
	device_thread();
	prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
	for (;;) {
		bool last = atomic_load(&now.last);
		uint64_t head = atomic_load(&now.head), tail = atomic_load(&now.tail);
		unsigned units = (unsigned)(head - tail) * now.batch;

		if (!units) {
			if (last)
				return NULL;
			sleep_until(time_ns() + LOOK_NS / 2);
			since = time_ns();
			continue;
		}
		atomic_store(&now.awaited, head);
		device_wait();
		t = time_ns();
		now.units += units;
		note_between(since, t, (double)(t - since) / units);
		since = t;
		atomic_store(&now.tail, head);
	}
}

static bool is_full(uint64_t head)
{
	uint64_t ahead = AHEAD_NS / (want.unit_ns * now.batch);

	if (device_marks() == DEVICE_UNMARKED)
		return head - atomic_load(&now.awaited) >= (ahead / 2 ? ahead / 2 : 1);
	return head - atomic_load(&now.tail) >=
		(ahead < 2 * want.streams ? 2 * want.streams : ahead);
}

static bool wanted_at(uint64_t since)
{
	return !want.period || since % want.period < want.on;
}

static void keep_queued(uint64_t end)
{
	for (uint64_t t = time_ns(); t < end; t = time_ns()) {
		uint64_t head = atomic_load(&now.head);

		if (is_full(head) || !wanted_at(t - now.start)) {
			sleep_until(t + LOOK_NS / 2);
			continue;
		}
		device_stream(head % want.streams);
		for (unsigned i = 0; i < now.batch; i++)
			launch_unit(want.argument);
		if (device_marks() != DEVICE_UNMARKED)
			device_mark(now.mark[head % SLOTS]);
		atomic_store(&now.head, head + 1);
	}
}

/* A power of two, so that slots that come round again are of the same sort. */
static unsigned events_to_a_time(void)
{
	unsigned every = 1;

	if (want.unit_ns >= TIMED_NS || want.streams > 1 || device_marks() != DEVICE_TIMED)
		return 0;
	while (2 * every * now.batch * want.unit_ns <= TIMED_NS)
		every *= 2;
	return every;
}

static void run_queue(uint64_t end)
{
	bool marks = device_marks() != DEVICE_UNMARKED;
	pthread_t looker;

	now.batch = want.unit_ns < EVENT_NS ? (unsigned)(EVENT_NS / want.unit_ns) : 1;
	now.every = events_to_a_time();
	for (; marks && now.marks < SLOTS; now.marks++)
		now.mark[now.marks] = device_mark_create(now.every && now.marks % now.every == 0);
	atomic_store(&now.last, false);
	must(pthread_create(&looker, NULL, marks ? look : look_by_waiting, NULL), "pthread_create");
	keep_queued(end);
	atomic_store(&now.last, true);
	pthread_join(looker, NULL);
}

/* Exponential gaps, the same in each run. */
static uint64_t gap(uint64_t *seed)
{
	*seed ^= *seed << 13;
	*seed ^= *seed >> 7;
	*seed ^= *seed << 17;
	return (uint64_t)(-log(((double)(*seed >> 11) + 1) / 9007199254740993.0) / want.rate * 1e9);
}

/* How late a thread is woken is the machine's, not the device's: the last of it is waited for awake. */
static void await(uint64_t when)
{
	if (when > time_ns() + EARLY_NS)
		sleep_until(when - EARLY_NS);
	while (time_ns() < when)
		sched_yield();
}

/* A unit that comes while another is under way waits for it, and its wait counts. */
static void run_arrivals(uint64_t end)
{
	uint64_t counted = now.start + want.warm * want.bin_ns;

	for (uint64_t due = time_ns() + gap(&now.seed), t; due < end; due += gap(&now.seed)) {
		await(due);
		launch_unit(want.argument);
		device_wait();
		t = time_ns();
		note(t, 1);
		if (due >= counted && now.waited < MOST_WAITS)
			now.waits[now.waited++] = t - due;
	}
}

/* A unit is counted when its hundred is done. */
static void run_host_bound(uint64_t end)
{
	uint64_t t = time_ns();

	while (t < end) {
		for (unsigned i = 0; i < STEP; i++) {
			for (uint64_t until = time_ns() + want.host_ns; time_ns() < until;)
				;
			launch_unit(want.argument);
		}
		device_wait();
		t = time_ns();
		note(t, STEP);
	}
}

static int by_value(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

/* The device's time for a unit while it has no other work. 0: not timed. */
static double unit_ns(void)
{
	if (now.every)
		return quarter() / (now.every * now.batch);
	return want.kernel_ns ? (double)want.unit_ns * quarter() / (double)want.kernel_ns : 0;
}

static void tell(void)
{
	unsigned last = now.waited ? now.waited - 1 : 0;

	qsort(now.waits, now.waited, sizeof(now.waits[0]), by_value);
	printf("{\"units\": %" PRIu64
	       ", \"unit_ns\": %.1f, \"clock_mhz\": [%u, %u], \"waits\": %u, \"wait_ns\": [%" PRIu64
	       ", %" PRIu64 ", %" PRIu64 "]",
	       now.units, unit_ns(), now.clock_least, now.clock_most, now.waited,
	       now.waits[last / 2], now.waits[(unsigned)(last * 0.99)], now.waits[last]);
	printf(", \"done\": [");
	for (unsigned i = 0; i < want.bins; i++)
		printf("%s%.9g", i ? "," : "", now.done[i]);
	for (unsigned i = 0; want.serve && i < now.waited; i++)
		printf("%s%" PRIu64, i ? "," : "], \"each_ns\": [", now.waits[i]);
	printf("]}\n");
	fflush(stdout);
}

/* "START [BINS [FROM UNTIL]]": omitted values stay as they are. */
static bool read_run(void)
{
	char line[96];

	if (!fgets(line, sizeof(line), stdin))
		return false;
	sscanf(line, "%" SCNu64 " %u %" SCNu64 " %" SCNu64, &now.start, &want.bins, &want.from,
	       &want.until);
	must(want.bins > MOST_BINS, "too many bins");
	now.units = now.waited = now.spanned = now.clock_least = now.clock_most = 0;
	memset(now.done, 0, sizeof(now.done));
	return true;
}

static void run_once(void)
{
	uint64_t whole = want.bins * want.bin_ns;
	uint64_t until = now.start + (want.until && want.until < whole ? want.until : whole);

	sleep_until(now.start + want.from);
	if (want.rate > 0)
		run_arrivals(until);
	else if (want.host_ns)
		run_host_bound(until);
	else
		run_queue(until);
	tell();
}

static void run(void)
{
	char line[64];

	device_kernel(want.kind, want.argument);
	device_streams(want.streams);
	if (want.kernels > 1)
		device_graph(want.argument, want.kernels);
	prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
	printf("ready\n");
	fflush(stdout);
	if (!read_run())
		exit(want.serve ? 0 : 2);
	do
		run_once();
	while (want.serve && read_run());
	while (want.linger && fgets(line, sizeof(line), stdin))
		;
}

int main(int argc, char **argv)
{
	char *list = NULL, *rest;
	int option;

	while ((option = getopt(argc, argv, "k:a:g:u:b:w:f:t:o:p:r:e:n:m:c:d:sl")) != -1) {
		switch (option) {
		case 'k':
			want.kind = optarg;
			break;
		case 'a':
			want.argument = strtoull(optarg, NULL, 10);
			break;
		case 'g':
			want.kernels = (unsigned)atoi(optarg);
			break;
		case 'u':
			want.unit_ns = strtoull(optarg, &rest, 10);
			want.kernel_ns = *rest ? strtoull(rest + 1, NULL, 10) : 0;
			break;
		case 'b':
			want.bins = (unsigned)atoi(optarg);
			break;
		case 'w':
			want.warm = (unsigned)atoi(optarg);
			break;
		case 'f':
			want.from = strtoull(optarg, NULL, 10);
			break;
		case 't':
			want.until = strtoull(optarg, NULL, 10);
			break;
		case 'o':
			want.on = strtoull(optarg, NULL, 10);
			break;
		case 'p':
			want.period = strtoull(optarg, NULL, 10);
			break;
		case 'r':
			want.rate = strtod(optarg, NULL);
			break;
		case 'e':
			want.host_ns = strtoull(optarg, NULL, 10);
			break;
		case 'n':
			want.bin_ns = strtoull(optarg, NULL, 10);
			break;
		case 'm':
			want.streams = (unsigned)atoi(optarg);
			break;
		case 's':
			want.serve = true;
			break;
		case 'c':
			list = optarg;
			break;
		case 'd':
			want.device = atoi(optarg);
			break;
		case 'l':
			want.linger = true;
			break;
		default:
			return 2;
		}
	}
	if (optind != argc || !want.kernels || !want.streams || !want.unit_ns || !want.bin_ns ||
	    want.bins > MOST_BINS || (!list && !want.bins && !want.serve)) {
		fprintf(stderr, "%s: the first lines of tenant.c say how to call it\n",
			program_invocation_short_name);
		return 2;
	}
	device_start(want.device);
	if (list)
		calibrate(list);
	else
		run();
	return 0;
}
