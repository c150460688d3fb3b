/* SPDX-License-Identifier: Apache-2.0 */
/* own PROGRAM ARGUMENTS…: runs a program that was made a library, which resolves names in its own
 * dependencies first. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char **argv)
{
	void *program = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND) : NULL;
	int (*run)(int, char **) = program ? (int (*)(int, char **))dlsym(program, "main") : NULL;

	if (!run) {
		fprintf(stderr, "%s\n", dlerror());
		return 3;
	}
	return run(argc - 1, argv + 1);
}
