/* SPDX-License-Identifier: Apache-2.0 */
/*
 * check.h: a test program is a list of cases. Each runs in a process of its own, in an empty
 * folder, so that state that is read once per process is read anew. `program` runs all, `program
 * NAME…` those. Exit 0: all passed; cases that the machine cannot run are named on stdout.
 */
#ifndef PORTER_CHECK_H
#define PORTER_CHECK_H

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(condition) \
	do { \
		if (!(condition)) { \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
			_exit(1); \
		} \
	} while (0)

#define EQUAL(got, expected) \
	do { \
		long long got_ = (long long)(got), expected_ = (long long)(expected); \
		if (got_ != expected_) { \
			fprintf(stderr, "%s:%d: %s is %lld, not %lld\n", __FILE__, __LINE__, #got, \
				got_, expected_); \
			_exit(1); \
		} \
	} while (0)

/* The machine's ability that the rest of the case needs. */
#define NEEDS(condition) \
	do { \
		if (!(condition)) \
			_exit(CHECK_SKIPPED); \
	} while (0)
#define CHECK_SKIPPED 77

struct check_case {
	const char *name;
	void (*run)(void);
};
#define CASE(function) {#function, function}

#define CHECK_SECONDS 250 /* a case that takes longer hangs; the longest takes 50 s of CPU time */

/* 0 passed; else its wait status. Nothing that it started outlives it. */
static inline int check_run(const struct check_case *one, const char *top)
{
	char folder[4096];
	int status;
	pid_t child = fork();

	if (!child) {
		setpgid(0, 0);
		alarm(CHECK_SECONDS);
		snprintf(folder, sizeof(folder), "%s/%s", top, one->name);
		CHECK(!mkdir(folder, 0777) && !chmod(folder, 0777) && !chdir(folder));
		one->run();
		exit(0);
	}
	setpgid(child, child); /* whichever of us is first */
	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	kill(-child, SIGKILL);
	return status;
}

static inline int check_main(int argc, char **argv, const struct check_case *cases, size_t count)
{
	char top[3000];
	int failed = 0, status, i;
	size_t n;

	CHECK(getcwd(top, sizeof(top)));
	for (n = 0; n < count; n++) {
		for (i = 1; i < argc && strcmp(argv[i], cases[n].name); i++)
			;
		if (argc > 1 && i == argc)
			continue;
		status = check_run(&cases[n], top);
		if (!status)
			continue;
		if (WIFEXITED(status) && WEXITSTATUS(status) == CHECK_SKIPPED) {
			printf("SKIPPED %s\n", cases[n].name);
			fflush(stdout);
			continue;
		}
		fprintf(stderr, "FAILED %s: %s %d\n", cases[n].name,
			WIFEXITED(status) ? "exit" : "signal",
			WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
		failed++;
	}
	return failed != 0;
}

#endif
