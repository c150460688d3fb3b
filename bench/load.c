/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cost of a preloaded library at the start of a program: load [-r ROUNDS] PROGRAM
 * LIBRARY[:LIBRARY…]
 *
 * The program is started and waited for with the libraries preloaded and without, by turns. One
 * JSON line, in microseconds.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MOST_ROUNDS 10001
#define MOST_VARIABLES 512

extern char **environ;

static uint64_t now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static double start(char *program, char **environment)
{
	char *argv[] = {program, NULL};
	uint64_t began = now_ns();
	int error, status;
	pid_t pid;

	error = posix_spawn(&pid, program, NULL, NULL, argv, environment);
	if (error) {
		fprintf(stderr, "%s: %s\n", program, strerror(error));
		exit(2);
	}
	if (waitpid(pid, &status, 0) != pid || status) {
		fprintf(stderr, "%s: status %#x\n", program, (unsigned)status);
		exit(2);
	}
	return (double)(now_ns() - began) / 1e3;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void tell(const char *what, double *values, unsigned count, const char *end)
{
	qsort(values, count, sizeof(*values), by_value);
	printf("\"%s\": {\"median\": %.1f, \"p10\": %.1f, \"p90\": %.1f}%s", what,
	       values[count / 2], values[count / 10], values[count - 1 - count / 10], end);
}

int main(int argc, char **argv)
{
	static double without[MOST_ROUNDS], with[MOST_ROUNDS], more[MOST_ROUNDS];
	static char preload[16384], *environment[MOST_VARIABLES + 2];
	unsigned rounds = 200, variables = 0;

	for (int option; (option = getopt(argc, argv, "r:")) != -1;) {
		if (option != 'r')
			return 2;
		rounds = (unsigned)atoi(optarg);
	}
	if (argc - optind != 2 || rounds < 1 || rounds > MOST_ROUNDS) {
		fprintf(stderr, "load [-r ROUNDS] PROGRAM LIBRARY[:LIBRARY...]\n");
		return 2;
	}
	snprintf(preload, sizeof(preload), "LD_PRELOAD=%s", argv[optind + 1]);
	environment[0] = preload;
	for (char **each = environ; *each && variables < MOST_VARIABLES; each++)
		if (strncmp(*each, "LD_", 3) != 0)
			environment[++variables] = *each;
	start(argv[optind], environment);
	for (unsigned i = 0; i < rounds; i++) {
		bool first = i % 2;

		(first ? with : without)[i] = start(argv[optind], environment + !first);
		(first ? without : with)[i] = start(argv[optind], environment + first);
		more[i] = with[i] - without[i];
	}
	printf("{");
	tell("real", without, rounds, ", ");
	tell("shim", with, rounds, ", ");
	tell("more", more, rounds, "}\n");
	return 0;
}
