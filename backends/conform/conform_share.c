/* SPDX-License-Identifier: Apache-2.0 */
/* Tenants that share a device's time: each a process of its own, with terms of its own. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "conform_internal.h"

#define TENANTS 2
#define TRIES 8		/* on a machine that has other things to do */
#define DEPTH 4		/* pieces of work in flight */
#define LEAST_NS 100000 /* of a piece: shorter ones measure the host */

struct terms {
	const char *compute, *policy, *weight, *priority;
};

struct trial {
	const char *name;
	struct terms tenants[TENANTS];
	/* of the first tenant's work, divided by the second's, or by its own work without terms */
	double least, most;
};

static const struct trial trials[] = {
	{"cap", {{.compute = "30"}}, 0.22, 0.38},
	{"burst", {{.compute = "30", .policy = "burst"}}, 0.8, 1.2},
	{"equal", {{.policy = "equal"}, {.policy = "equal"}}, 0.65, 1.54},
	{"weight", {{.weight = "200"}, {.weight = "100"}}, 1.45, 2.7},
	{"guarantee",
	 {{.compute = "75", .policy = "burst"}, {.compute = "25", .policy = "burst"}},
	 1.8,
	 5},
	{"best-effort", {{.weight = "100"}, {.policy = "best-effort"}}, 4, 1e9},
	{"priority",
	 {{.weight = "100", .priority = "high"}, {.weight = "100", .priority = "low"}},
	 4,
	 1e9},
};

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void set(const char *name, const char *value)
{
	if (value)
		setenv(name, value, 1);
	else
		unsetenv(name);
}

/* Does this take the device long enough? In a process of its own, for a driver may not survive it. */
static bool is_long(const struct conform_work *row)
{
	struct conform_answer answer;
	int status = 1;
	double begun;
	pid_t child;

	if (row->cannot)
		return false;
	child = fork();
	if (child)
		return child > 0 && waitpid(child, &status, 0) == child && !status;
	alarm(60);
	if (!conform_start() || !conform_has(row->name) ||
	    row->give(CONFORM_HALF, &answer) != CONFORM_GRANTED)
		_exit(1);
	conform_library.finish(&answer);
	begun = now();
	if (row->give(CONFORM_HALF, &answer) != CONFORM_GRANTED ||
	    conform_library.finish(&answer) != CONFORM_GRANTED)
		_exit(1);
	_exit(now() - begun <= LEAST_NS / 1e9);
}

static bool is_kernel(const struct conform_work *row)
{
	return !strcmp(row->role, "launch");
}

/* Work that keeps the device busy long enough: a kernel, if there is one, because a copy may pass
 * the gate. */
static const struct conform_work *long_work(void)
{
	const struct conform_work *row;

	for (row = conform_library.work; row->name; row++)
		if (is_kernel(row) && is_long(row))
			return row;
	for (row = conform_library.work; row->name; row++)
		if (!is_kernel(row) && is_long(row))
			return row;
	return NULL;
}

/* Works from the moment it is asked to, and reports how much it did. */
static void tenant(int number, const struct terms *terms, const struct conform_work *row,
		   double seconds, int ready, int go, int done)
{
	struct conform_answer answer;
	unsigned count = 0, i;
	char name[16];
	bool works;
	double end;

	alarm(60);
	snprintf(name, sizeof(name), "share-%d", number);
	set("PORTER_TENANT", name);
	set("PORTER_COMPUTE", terms->compute);
	set("PORTER_POLICY", terms->policy ? terms->policy : terms->weight ? "weight" : NULL);
	set("PORTER_WEIGHT", terms->weight);
	set("PORTER_PRIORITY", terms->priority);
	works = conform_start() && row->give(CONFORM_HALF, &answer) == CONFORM_GRANTED &&
		conform_library.finish(&answer) == CONFORM_GRANTED;
	if (write(ready, name, 1) != 1 || read(go, name, 1) != 1 || !works)
		_exit(1);
	for (end = now() + seconds; now() < end; count += DEPTH) {
		for (i = 0; i < DEPTH; i++)
			row->give(CONFORM_HALF, &answer);
		conform_library.finish(&answer);
	}
	_exit(write(done, &count, sizeof(count)) != sizeof(count));
}

/* How much each did; false: one did not do its work, or ended before its report. */
static bool together(const struct terms *terms, int tenants, const struct conform_work *row,
		     double seconds, unsigned *counts)
{
	int ready[TENANTS][2], go[TENANTS][2], done[TENANTS][2], i;
	bool all = true;
	char byte;

	for (i = 0; i < tenants; i++) {
		if (pipe(ready[i]) || pipe(go[i]) || pipe(done[i]))
			return false;
		if (!fork())
			tenant(i, &terms[i], row, seconds, ready[i][1], go[i][0], done[i][1]);
		close(ready[i][1]);
		close(done[i][1]);
	}
	for (i = 0; i < tenants; i++)
		all &= read(ready[i][0], &byte, 1) == 1;
	for (i = 0; i < tenants; i++)
		all &= write(go[i][1], "", 1) == 1;
	for (i = 0; i < tenants; i++)
		all &= read(done[i][0], &counts[i], sizeof(counts[i])) == sizeof(counts[i]);
	for (i = 0; i < tenants; i++) {
		close(ready[i][0]);
		close(go[i][0]);
		close(go[i][1]);
		close(done[i][0]);
		wait(NULL);
	}
	return all;
}

/* A test that other load on the machine spoils is repeated, longer each time. */
static void try(const void *what)
{
	static const struct terms none;
	const struct trial *trial = what;
	const struct terms *second = &trial->tenants[1];
	bool alone = !second->compute && !second->policy && !second->weight;
	double ratio = 0, seconds, each[TENANTS] = {0, 0};
	unsigned counts[TENANTS] = {0, 0};
	const struct conform_work *row;
	int i;

	row = conform_library.finish ? long_work() : NULL;
	if (!row) {
		conform_lack(
			trial->name,
			"no work that keeps the device busy for long, or no way to see when it is done");
		return;
	}
	for (i = 0; i < TRIES; i++) {
		seconds = conform.seconds * (i + 1);
		if (!together(trial->tenants, alone ? 1 : TENANTS, row, seconds, counts) ||
		    (alone && !together(&none, 1, row, seconds, &counts[1]))) {
			conform_fail(trial->name, "%s works alone, and not for these tenants",
				     row->name);
			return;
		}
		each[0] = counts[0] / seconds;
		/* The device's capacity is the highest rate seen. */
		each[1] = alone && counts[1] / seconds < each[1]
			? each[1]
			: (counts[1] ? counts[1] : 0.5) / seconds;
		ratio = each[0] / each[1];
		if (ratio < trial->least || ratio > trial->most)
			continue;
		conform_pass(trial->name, "%.0f to %.0f %s a second", each[0], each[1], row->name);
		return;
	}
	conform_fail(trial->name, "%.0f to %.0f %s a second, %.2f", each[0], each[1], row->name,
		     ratio);
}

void conform_case_share(void)
{
	size_t i;

	for (i = 0; conform_library.ways->name && i < sizeof(trials) / sizeof(*trials); i++) {
		struct conform_test test = {trials[i].name, try, &trials[i], NULL};

		conform_run(&test);
	}
}
