/* SPDX-License-Identifier: Apache-2.0 */
/* The cases fork, kill and plugin: several processes of a tenant, and a library that another one loads. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "conform_internal.h"

#define TURNS 40
#define DESCRIPTORS 1024
#define TURN_NS 100000000 /* 40 of them: memory of dead processes is free by then */

static struct conform_piece pieces[CONFORM_PIECES];

void conform_use(const void *subject)
{
	struct conform_piece piece = {0}, other = {0};
	const struct conform_way *plain;
	struct conform_answer answer = {0};
	int much, little;

	if (!conform_start())
		return;
	plain = conform_plain();
	much = plain->grab(&other, conform.quota + conform.chunk, &answer);
	little = plain->grab(&piece, conform.chunk, &answer);
	if (much != CONFORM_REFUSED)
		conform_fail(subject, "more than the quota: %s",
			     much == CONFORM_GRANTED ? "granted" : "failed");
	else if (little != CONFORM_GRANTED)
		conform_fail(subject, "status %lld", (long long)answer.status);
	else if (plain->drop(&piece))
		conform_fail(subject, "could not be freed");
	else
		conform_pass(subject, "granted, refused, freed");
}

static void plugin(const void *subject)
{
	void *library = dlopen(conform.plugin, RTLD_NOW | RTLD_LOCAL);
	int (*run)(const struct conform_options *, const char *);

	run = library ? (int (*)(const struct conform_options *, const char *))dlsym(
				library, "conform_plugin")
		      : NULL;
	if (!run)
		conform_fail(subject, "%s", dlerror());
	else if (run(&conform, subject))
		exit(1);
	else
		conform_pass(subject, "loaded out of sight");
}

void conform_case_plugin(void)
{
	static const struct conform_test test = {"a library of a library", plugin,
						 "a library of a library", NULL};

	if (!conform_library.ways->name)
		return;
	if (conform.plugin)
		conform_run(&test);
	else
		conform_cannot(test.subject, "there is none");
}

static void step(int fd)
{
	if (write(fd, "", 1) != 1)
		_exit(3);
}

/* The test is over if the other process ended early: it printed the reason, unless a signal ended
 * it. */
static void await(int fd, pid_t other)
{
	int status = 0;
	char byte;

	if (read(fd, &byte, 1) == 1)
		return;
	if (other && waitpid(other, &status, 0) == other && status)
		conform_fail("the other process", "ended with %d", status);
	exit(0);
}

/* Memory that the other process holds is refused to this one, until it is free. */
static void both(const void *subject)
{
	int there[2], back[2], outcome;
	const struct conform_way *plain;
	struct conform_answer answer = {0};
	int64_t status = 0;
	unsigned count;
	pid_t other;

	if (pipe(there) || pipe(back))
		return;
	other = fork();
	close(other ? there[1] : there[0]);
	close(other ? back[0] : back[1]);
	if (!other) {
		conform_limit();
		await(back[0], 0);
		if (!conform_start())
			_exit(1);
		count = conform_fill(conform_plain(), pieces, &status, &outcome);
		step(there[1]);
		await(back[0], 0);
		conform_drop(conform_plain(), pieces, count);
		step(there[1]);
		await(back[0], 0);
		_exit(!count);
	}
	/* First: memory that a process takes for itself must fit, too. */
	if (!conform_start())
		return;
	plain = conform_plain();
	step(back[1]);
	await(there[0], other);
	outcome = plain->grab(pieces, conform.chunk, &answer);
	step(back[1]);
	await(there[0], other);
	if (outcome != CONFORM_REFUSED)
		conform_fail(subject, "%s while the other holds it",
			     outcome == CONFORM_GRANTED ? "granted" : "failed");
	else if (plain->grab(pieces, conform.chunk, &answer) != CONFORM_GRANTED)
		conform_fail(subject, "status %lld once the other gave it back",
			     (long long)answer.status);
	else
		conform_pass(subject, "one quota");
	step(back[1]);
	waitpid(other, NULL, 0);
}

/* Takes all memory, and exits with it. Some vendors let a child initialize again; other answers are
 * the vendor's choice. */
static void greedy(const struct conform_way *plain)
{
	static struct conform_piece more[CONFORM_PIECES];
	struct conform_answer answer;
	int64_t status;
	int outcome;
	size_t i;

	alarm(conform.patience / 2);
	for (i = 0; conform_library.starts[i]; i++)
		conform_library.starts[i](&answer);
	conform_fill_now(plain, more, &status, &outcome);
	_exit(0);
}

/* A child of a process that uses the device: it comes back, takes nothing from its parent, and
 * leaves nothing behind. */
static void child(const void *subject)
{
	unsigned count, half, more = 0, turns, i;
	const struct conform_way *plain;
	int outcome, ended = 0;
	uint64_t granted = 0;
	int64_t status = 0;
	pid_t forked;

	if (!conform_start())
		return;
	plain = conform_plain();
	count = conform_fill(plain, pieces, &status, &outcome);
	half = count / 2;
	conform_drop(plain, pieces + half, count - half);
	forked = fork();
	if (!forked)
		greedy(plain);
	waitpid(forked, &ended, 0);
	for (turns = 0; turns < TURNS && half + more < count; turns++) {
		conform_drop(plain, pieces + half, more);
		if (turns)
			nanosleep(&(struct timespec){.tv_nsec = TURN_NS}, NULL);
		more = conform_fill_now(plain, pieces + half, &status, &outcome);
	}
	for (i = 0; i < half + more; i++)
		granted += pieces[i].bytes;
	if (conform_drop(plain, pieces, half + more))
		conform_fail(subject, "the parent could not free its own");
	else if (ended)
		conform_fail(subject, "the child ended with %d", ended);
	else if (outcome != CONFORM_REFUSED || granted > conform.quota || half + more < count)
		conform_fail(subject, "%u pieces before, %u after", count, half + more);
	else
		conform_pass(subject, "the parent goes on");
}

void conform_case_fork(void)
{
	static const struct conform_test tests[] = {
		{"two processes", both, "two processes", NULL},
		{"a child", child, "a child", NULL},
	};

	if (!conform_library.ways->name)
		return;
	conform_run(&tests[0]);
	conform_run(&tests[1]);
}

/* A child that lives on, does nothing and has no open file of its parent, until the other end of
 * `until` is closed. */
static void leave_child(int until)
{
	char byte;
	int fd;

	if (fork())
		return;
	for (fd = STDERR_FILENO + 1; fd < DESCRIPTORS; fd++)
		if (fd != until)
			close(fd);
	while (read(until, &byte, 1) > 0)
		;
	_exit(0);
}

static void victim(int fd, const int *until)
{
	int64_t status = 0;
	int outcome;
	unsigned count, half;

	conform_limit();
	if (!conform_start())
		_exit(1);
	count = conform_fill(conform_plain(), pieces, &status, &outcome);
	half = count - count / 2;
	conform_drop(conform_plain(), pieces + half, count - half);
	if (until) {
		close(until[1]);
		leave_child(until[0]);
	}
	if (write(fd, &half, sizeof(half)) != sizeof(half))
		_exit(3);
	for (;;)
		pause();
}

/* Memory of a killed process is available again. `until`: also while its child lives on, as long as
 * the other end is open. */
static void lose(const char *subject, const int *until)
{
	const struct timespec turn = {.tv_nsec = TURN_NS};
	unsigned held = 0, beside, after = 0, turns;
	int64_t status = 0;
	int link[2], outcome;
	pid_t other;

	if (pipe(link))
		return;
	other = fork();
	if (!other)
		victim(link[1], until);
	close(link[1]);
	if (read(link[0], &held, sizeof(held)) != sizeof(held)) {
		await(link[0], other);
		return;
	}
	if (!conform_start())
		return;
	beside = conform_fill_now(conform_plain(), pieces, &status, &outcome);
	conform_drop(conform_plain(), pieces, beside);
	kill(other, SIGKILL);
	waitpid(other, NULL, 0);
	for (turns = 0; turns < TURNS && after < beside + held; turns++) {
		if (turns)
			nanosleep(&turn, NULL);
		after = conform_fill_now(conform_plain(), pieces, &status, &outcome);
		conform_drop(conform_plain(), pieces, after);
	}
	if (!held || outcome != CONFORM_REFUSED)
		conform_fail(subject, "%u pieces held, status %lld", held, (long long)status);
	else if (after < beside + held)
		conform_fail(
			subject,
			"%u pieces were free in addition to %u; %u once their holder was killed",
			beside, held, after);
	else
		conform_pass(subject, "its memory is had again");
}

static void killed(const void *subject)
{
	lose(subject, NULL);
}

/* A child that does not use the device is not in its parent's place, which would be taken for long. */
static void outlived(const void *subject)
{
	int until[2];

	if (pipe(until))
		return;
	lose(subject, until);
	close(until[0]);
	close(until[1]);
}

void conform_case_kill(void)
{
	static const struct conform_test tests[] = {
		{"a killed process", killed, "a killed process", NULL},
		{"a killed parent", outlived, "a killed parent", NULL},
	};

	if (!conform_library.ways->name)
		return;
	conform_run(&tests[0]);
	conform_run(&tests[1]);
}
