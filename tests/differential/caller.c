/* SPDX-License-Identifier: Apache-2.0 */
/*
 * caller LIBRARY: calls every function of a plan twice, with arguments that depend on their
 * position alone, and prints the results. Each function has a process of its own, forked before any
 * call: its first call is the library's first. With $TOGETHER, which makes emulators faster, that
 * many share a process.
 *
 * caller LIBRARY used|VALUE [NAME…]: the device is in use by then, and works, except that the
 * called function answers from its name, or VALUE. Arguments are small, and their targets are zero.
 * NAMEs: only these functions.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "caller.h"

#define ARGUMENTS 32

/* At the same address in every program: pointers are compared too. */
static unsigned char (*const arena)[ROOM] = (void *)0x100000000;
static unsigned char fresh[ARGUMENTS][ROOM];
static const char *used; /* NULL: not in use */

void *at(int index)
{
	return arena[index];
}

void fill(void *value, size_t bytes, int index)
{
	unsigned char *byte = value;
	size_t i;

	for (i = 0; i < bytes; i++)
		byte[i] = (unsigned char)(!used	      ? 0x11 + 16 * index + 3 * (int)i
						  : i ? 0
						      : 1 + index);
}

void answer_is(struct answer *answer, const void *result, size_t bytes)
{
	answer->count = bytes < sizeof(answer->bytes) ? bytes : sizeof(answer->bytes);
	memcpy(answer->bytes, result, answer->count);
}

/* As far as registers go. */
void call_untyped(void *entry, struct answer *answer)
{
	typedef unsigned long long any;
	any (*function)(any, any, any, any, any, any) = (any(*)(any, any, any, any, any, any))entry;
	any result = function(0x1112131415161718, 0x2122232425262728, 0x3132333435363738,
			      0x4142434445464748, 0x5152535455565758, 0x6162636465666768);

	answer_is(answer, &result, sizeof(result));
}

/* All that pointers point to. */
static unsigned long long digest(int rows)
{
	const unsigned long long *word = (const void *)arena;
	size_t count = (size_t)rows * ROOM / sizeof(*word), i;
	unsigned long long sum = 0;

	for (i = 0; i < count; i++)
		sum = (sum ^ word[i]) * 1099511628211u;
	return sum;
}

static void call_twice(const struct call *call, void *entry)
{
	int again;
	size_t i;

	for (again = 0; again < 2; again++) {
		struct answer answer = {.count = 0};

		memcpy(arena, fresh, (size_t)call->arguments * ROOM);
		call->call(entry, &answer);
		printf("%s %d ", call->name, again + 1);
		for (i = 0; i < answer.count; i++)
			printf("%02x", answer.bytes[i]);
		printf(" %llx\n", digest(call->arguments));
		fflush(stdout);
	}
}

/* Text ends: the last byte of every row stays 0. */
static void prepare(void)
{
	int row;

	for (row = 0; !used && row < ARGUMENTS; row++)
		fill(fresh[row], ROOM - 1, row + 1);
}

static void use(const struct call *call, void *library)
{
	char echo[256];

	snprintf(echo, sizeof(echo), "%s%s%s", call->name, strcmp(used, "used") ? "=" : "",
		 strcmp(used, "used") ? used : "");
	setenv("PORTER_SIM_ECHO", echo, 1);
	set_up(library);
}

static int run(const struct call *call, int count, void *library)
{
	int status;
	pid_t child;

	fflush(stdout);
	child = fork();
	if (!child) {
		if (used)
			use(call, library);
		for (; count-- && call->name; call++) {
			void *entry = dlsym(library, call->name);

			if (entry)
				call_twice(call, entry);
			else
				printf("%s absent\n", call->name);
		}
		fflush(stdout);
		_exit(0);
	}
	if (child < 0 || waitpid(child, &status, 0) != child)
		return 1;
	if (status)
		printf("%s ended with %d\n", call->name, status);
	return 0;
}

static int wanted(const char *name, char **names)
{
	int any = names[0] != NULL;

	while (*names && strcmp(*names, name) != 0)
		names++;
	return !any || *names;
}

int main(int argc, char **argv)
{
	void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW) : NULL;
	const char *set = getenv("TOGETHER");
	int together = set ? atoi(set) : 1, i;
	const struct call *call;

	if (!library ||
	    mmap((void *)arena, sizeof(fresh), PROT_READ | PROT_WRITE,
		 MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED) {
		fprintf(stderr, "%s\n", library ? "no room" : dlerror());
		return 2;
	}
	used = argv[2];
	prepare();
	for (call = calls, i = 0; call->name; call++, i++)
		if ((used ? wanted(call->name, argv + 3) : i % together == 0) &&
		    run(call, used ? 1 : together, library))
			return 2;
	return 0;
}
