/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Gates over the real arbiter with the test's own clock, where time passes that is no work of the
 * waiting tenant: streams behind a callback of the host or another process's event, kernels of
 * processes that run concurrently, a context that failed.
 */
#define _GNU_SOURCE
#include "gate_shares.h"

/* Per cent of the time that each one's kernels took, however many ran at once; the longest that
 * each stood is of that time alone. */
static void measure_pieces(uint64_t warm, uint64_t ns, double worked[TENANTS])
{
	uint64_t before[TENANTS], began;

	for (unsigned i = 0; i < tenants; i++)
		all[i].next = all[i].refused ? all[i].next : now;
	run_until(now + warm);
	began = now;
	for (unsigned i = 0; i < tenants; i++) {
		before[i] = all[i].launched;
		all[i].longest = 0;
	}
	run_until(now + ns);
	for (unsigned i = 0; i < tenants; i++) {
		worked[i] = (double)(all[i].launched - before[i]) * (double)all[i].length * 100 /
			(double)(now - began);
		if (getenv("GATE_SAY"))
			fprintf(stderr, "  %u: worked %.2f %%, stood %.1f ms\n", i, worked[i],
				(double)all[i].longest / 1e6);
	}
}

static void say_charged(const char *what, uint64_t ns, uint64_t before[TENANTS])
{
	for (unsigned i = 0; i < tenants && getenv("GATE_SAY"); i++)
		fprintf(stderr, "%s %u: charged %.2f %%\n", what, i,
			(double)(charged(&all[i]) - before[i]) * 100 / (double)ns);
}

/* Per cent of the time that the first one is charged, too. */
static double measure_charged(double worked[TENANTS])
{
	uint64_t before[TENANTS];

	device_overlaps = true;
	measure_pieces(SECOND, SECOND, worked);
	for (unsigned i = 0; i < tenants; i++)
		before[i] = charged(&all[i]);
	measure_pieces(0, 4 * SECOND, worked);
	say_charged("calls", 4 * SECOND, before);
	return (double)(charged(&all[0]) - before[0]) * 100 / (4. * SECOND);
}

/* A kernel of 2 ms, and then a function of the host, of 20 ms: the wait behind that is no work. Its
 * program is ahead, or waits for it. */
static struct tenant *join_calling(enum share_policy policy, uint32_t ppm, bool waits)
{
	struct tenant *one = join(policy, ppm, 0, 2 * MS);

	one->calls = 20 * MS;
	one->ahead = waits ? 0 : 8;
	one->synchronous = waits;
	one->host = waits ? 20 * MS : one->host;
	return one;
}

static void calls_of_the_host(void)
{
	double worked[TENANTS];

	for (unsigned i = 0; i < 2; i++) {
		if (apart("%u", i)) {
			join_calling(SHARE_CAP, 500000, i);
			NEAR(measure_charged(worked), 9.1, 0.5);
			NEAR(worked[0], 9.1, 0.5);
			_exit(0);
		}
	}
}

/* In each of three streams, whose kernels may run at the same time. A mark behind all of them would
 * be reached when the last function has returned. */
static void calls_of_the_host_in_streams(void)
{
	double worked[TENANTS], part;
	struct tenant *one = join_calling(SHARE_CAP, 500000, false);

	one->streams = 3;
	one->ahead = 12;
	part = measure_charged(worked);
	CHECK(part > 18 && part < 28);
	NEAR(worked[0], 27.3, 1.);
}

static void calls_of_the_host_beside_another(void)
{
	double worked[TENANTS];

	for (unsigned i = 0; i < 2; i++) {
		if (apart("%u", i)) {
			join_calling(SHARE_EQUAL, 0, i);
			join(SHARE_EQUAL, 0, 0, 2 * MS);
			NEAR(measure_charged(worked), 9.1, 0.5);
			NEAR(worked[0], 9.1, 0.5);
			CHECK(worked[1] > (i ? 95 : 80) && all[1].longest < (i ? 25 : 100) * MS);
			_exit(0);
		}
	}
}

/* Kernels of both run at once whenever both are let through, each as fast as alone, as under a
 * server that processes share a device by. */
static void beside_by_weight(void)
{
	double worked[TENANTS];

	device_overlaps = true;
	join(SHARE_WEIGHT_OF, 0, 200, 200 * US);
	join(SHARE_WEIGHT_OF, 0, 100, 2 * MS);
	measure_pieces(SECOND, 6 * SECOND, worked);
	NEAR(worked[0] * 100 / (worked[0] + worked[1]), 66.7, 1.);
	CHECK(worked[0] + worked[1] > 95 && worked[0] + worked[1] < 102);
}

static void beside_with_caps(void)
{
	double worked[TENANTS];

	device_overlaps = true;
	join(SHARE_CAP, 300000, 0, 200 * US);
	join(SHARE_CAP, 500000, 0, 2 * MS);
	measure_pieces(SECOND, 6 * SECOND, worked);
	NEAR(worked[0], 30., 1.);
	NEAR(worked[1], 50., 1.);
}

static void beside_while_open(void)
{
	double worked[TENANTS];
	uint64_t before[TENANTS];

	device_overlaps = true;
	for (unsigned i = 0; i < 2; i++) {
		struct tenant *one = join(SHARE_EQUAL, 0, 0, 100 * US);

		one->synchronous = true;
		one->host = 60 * US;
	}
	measure_pieces(SECOND, 0, worked);
	for (unsigned i = 0; i < tenants; i++)
		before[i] = charged(&all[i]);
	measure_pieces(0, 6 * SECOND, worked);
	say_charged("open", 6 * SECOND, before);
	for (unsigned i = 0; i < 2; i++)
		NEAR((double)(charged(&all[i]) - before[i]) * 100 / (6. * SECOND), worked[i], 5.);
}

/* Each as much as it may. */
static void a_cap_beside_while_open(void)
{
	double worked[TENANTS];
	struct tenant *one;

	device_overlaps = true;
	join(SHARE_CAP, 200000, 0, 100 * US)->host = 10 * US;
	one = join(SHARE_EQUAL, 0, 0, 100 * US);
	one->synchronous = true;
	one->host = 100 * US;
	measure_pieces(SECOND, 6 * SECOND, worked);
	NEAR(worked[0], 20., 1.);
	CHECK(worked[1] > 40);
}

/* One waits before each piece for an event that the other recorded behind all that it launched; that one has a cap. */
static void events_of_another(uint64_t length, bool both)
{
	double worked[TENANTS];
	struct tenant *one = join(SHARE_CAP, 300000, 0, 200 * US),
		      *other = join(SHARE_EQUAL, 0, 0, length);

	other->awaits = one;
	one->awaits = both ? other : NULL;
	measure_pieces(SECOND, 4 * SECOND, worked);
	NEAR(worked[0], 30., 1.);
	CHECK(worked[0] + worked[1] > 95);
	CHECK(all[0].longest < 100 * MS && all[1].longest < 100 * MS);
}

static void an_event_of_another(void)
{
	static const uint64_t lengths[] = {100 * US, 2 * MS, 15 * MS};

	for (unsigned i = 0; i < 12; i++) {
		if (apart("%u", i)) {
			device_overlaps = i % 2;
			events_of_another(lengths[i / 2 % 3], i >= 6);
			_exit(0);
		}
	}
}

/* Each piece of the one is for one of the other, and that one has 4 of them ahead at most: they go
 * at the rate of its cap. */
static void a_line_of_two(uint64_t length)
{
	double worked[TENANTS];
	struct tenant *one = join(SHARE_CAP, 300000, 0, 200 * US),
		      *other = join(SHARE_EQUAL, 0, 0, length);

	one->awaits = other;
	other->awaits = one;
	one->paired = other->paired = true;
	one->lead = 4;
	measure_pieces(SECOND, 4 * SECOND, worked);
	CHECK(worked[0] < 31 && (worked[0] > 29 || worked[0] + worked[1] > 98));
	CHECK(all[0].longest < 100 * MS && all[1].longest < 100 * MS);
}

static void events_both_ways(void)
{
	static const uint64_t lengths[] = {50 * US, 200 * US, 2 * MS};

	for (unsigned i = 0; i < 3; i++) {
		if (apart("%u", i)) {
			a_line_of_two(lengths[i]);
			_exit(0);
		}
	}
}

/* The awaited event never comes, because a kernel of the other tenant never ends: the third tenant
 * gets the device all the same. */
static void an_event_that_never_comes(void)
{
	double worked[TENANTS];
	struct tenant *one, *other;

	device_overlaps = true;
	join(SHARE_EQUAL, 0, 0, 200 * US);
	one = join(SHARE_EQUAL, 0, 0, 200 * US);
	other = join(SHARE_EQUAL, 0, 0, 200 * US);
	measure_pieces(SECOND, 3 * SECOND, worked);
	device_run_endlessly(stream_of(one));
	other->awaits = one;
	measure_pieces(3 * SECOND, 3 * SECOND, worked);
	CHECK(worked[0] > 95 && all[0].longest < 25 * MS);
}

/* In its turn, with more work behind it. The next tenant gets the device soon, with any predicted
 * length of that work. */
static void crash(uint64_t length)
{
	double worked[TENANTS];
	struct tenant *one = join(SHARE_EQUAL, 0, 0, length),
		      *other = join(SHARE_EQUAL, 0, 0, 200 * US);
	uint64_t before, from, launched = 0;

	measure_pieces(SECOND + 5 * length, SECOND, worked);
	while (!gate_holds(one->gate) || device_queued(1) < length * 9 / 10)
		run_until(now + 50 * US);
	device_crash(1);
	one->refused = true;
	one->next = UINT64_MAX;
	from = now;
	before = charged(one);
	launched = other->launched;
	while (other->launched == launched && now < from + SECOND)
		run_until(now + 50 * US);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "%llu us: had after %.2f ms, ", (unsigned long long)(length / US),
			(double)(now - from) / 1e6);
	CHECK(now - from <= 10 * MS);
	measure_pieces(0, 3 * SECOND, worked);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "charged %.2f ms\n", (double)(charged(one) - before) / 1e6);
	CHECK(worked[1] > 98 && charged(one) - before <= 25 * MS);
}

static void a_kernel_that_crashes(void)
{
	static const uint64_t lengths[] = {20 * US, 200 * US, 2 * MS, 10 * MS, 100 * MS};

	for (unsigned i = 0; i < 5; i++) {
		if (apart("%u", i)) {
			crash(lengths[i]);
			_exit(0);
		}
	}
}

static const struct check_case cases[] = {
	CASE(beside_by_weight),
	CASE(beside_with_caps),
	CASE(beside_while_open),
	CASE(a_cap_beside_while_open),
	CASE(an_event_of_another),
	CASE(events_both_ways),
	CASE(an_event_that_never_comes),
	CASE(a_kernel_that_crashes),
	CASE(calls_of_the_host),
	CASE(calls_of_the_host_in_streams),
	CASE(calls_of_the_host_beside_another),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
