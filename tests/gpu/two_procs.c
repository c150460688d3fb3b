/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Two processes of one tenant share one quota: both allocate in turn until both are refused, then
 * one frees all of it and the other takes it.
 *
 *   two_procs [-d DEVICE] [-c CHUNK] QUOTA
 *
 * One JSON line. Exit 1: more than QUOTA was granted, or the other did not get the freed memory.
 */
#define _GNU_SOURCE
#include "cu.h"

#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST 4096

struct child {
	pid_t pid;
	int to, from;
};

/* Commands: 'a' one chunk, 'f' free all, 'i' free bytes, 'q' go. Answers: 64-bit figures. */
static int serve(int in, int out, int ordinal, uint64_t chunk)
{
	cu_address held[MOST];
	uint64_t count = 0, answer;
	char command;

	cu_start(ordinal);
	answer = 0;
	if (write(out, &answer, sizeof(answer)) != sizeof(answer))
		return 2;
	while (read(in, &command, 1) == 1 && command != 'q') {
		switch (command) {
		case 'a':
			answer = count < MOST ? (uint64_t)cu.MemAlloc(&held[count], chunk)
					      : CU_OUT_OF_MEMORY;
			count += !answer;
			break;
		case 'f':
			while (count)
				cu_must(cu.MemFree(held[--count]), "cuMemFree");
			answer = 0;
			break;
		default:
			answer = cu_free();
		}
		if (write(out, &answer, sizeof(answer)) != sizeof(answer))
			return 2;
	}
	return 0;
}

static uint64_t answer_of(const struct child *child)
{
	uint64_t answer;

	if (read(child->from, &answer, sizeof(answer)) != sizeof(answer)) {
		fprintf(stderr, "a process went away\n");
		exit(2);
	}
	return answer;
}

static uint64_t ask(const struct child *child, char command)
{
	if (write(child->to, &command, 1) != 1)
		exit(2);
	return answer_of(child);
}

static void start(struct child *child, int ordinal, uint64_t chunk)
{
	int down[2], up[2];

	if (pipe(down) || pipe(up)) {
		perror("pipe");
		exit(2);
	}
	child->pid = fork();
	if (!child->pid) {
		close(down[1]);
		close(up[0]);
		_exit(serve(down[0], up[1], ordinal, chunk));
	}
	close(down[0]);
	close(up[1]);
	child->to = down[1];
	child->from = up[0];
}

int main(int argc, char **argv)
{
	uint64_t chunk = 256 * MIB, quota, granted[2] = {0, 0}, again = 0, left;
	bool refused[2] = {false, false}, good;
	struct child children[2];
	int option, ordinal = 0;
	uint64_t status = 0;

	while ((option = getopt(argc, argv, "d:c:")) != -1) {
		if (option == 'd')
			ordinal = atoi(optarg);
		else if (option == 'c')
			chunk = bytes_of(optarg);
		else
			return 2;
	}
	if (optind >= argc) {
		fprintf(stderr, "two_procs [-d DEVICE] [-c CHUNK] QUOTA\n");
		return 2;
	}
	quota = bytes_of(argv[optind]);
	for (int i = 0; i < 2; i++)
		start(&children[i], ordinal, chunk);
	for (int i = 0; i < 2; i++)
		answer_of(&children[i]);
	for (int i = 0; !(refused[0] && refused[1]) && granted[0] + granted[1] < 2 * quota;
	     i = !i) {
		if (refused[i])
			continue;
		status = ask(&children[i], 'a');
		if (status)
			refused[i] = true;
		else
			granted[i] += chunk;
	}
	left = ask(&children[0], 'i');
	ask(&children[0], 'f');
	while (again < 2 * quota && !ask(&children[1], 'a'))
		again += chunk;
	for (int i = 0; i < 2; i++) {
		if (write(children[i].to, "q", 1) != 1)
			return 2;
		waitpid(children[i].pid, NULL, 0);
	}
	good = refused[0] && refused[1] && status == CU_OUT_OF_MEMORY &&
		granted[0] + granted[1] <= quota && again + chunk >= granted[0] &&
		granted[1] + again <= quota;
	printf("{\"granted\": [%llu, %llu], \"left\": %llu, \"status\": %llu, \"taken_over\": %llu, \"good\": %s}\n",
	       (unsigned long long)granted[0], (unsigned long long)granted[1],
	       (unsigned long long)left, (unsigned long long)status, (unsigned long long)again,
	       good ? "true" : "false");
	return good ? 0 : 1;
}
