/* SPDX-License-Identifier: Apache-2.0 */
/*
 * late SHIM OTHER…: loads the others, which take static thread-local storage, until one finds no
 * room. Then loads the shim, in this thread and (with -t first) in another one, and makes two
 * allocations through it. Prints the result of each call.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define MIB (UINT64_C(1) << 20)

static const char *path;

static int (*function(void *library, const char *name))()
{
	return (int (*)())(uintptr_t)dlsym(library, name);
}

static void *load(void *unused)
{
	void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL), *context = NULL;
	uint64_t address = 0;
	int device = 0;

	if (!library) {
		puts(dlerror());
		return unused;
	}
	printf("%d", function(library, "cuInit")(0));
	printf(" %d", function(library, "cuDeviceGet")(&device, 0));
	printf(" %d", function(library, "cuDevicePrimaryCtxRetain")(&context, device));
	printf(" %d", function(library, "cuCtxSetCurrent")(context));
	printf(" %d", function(library, "cuMemAlloc_v2")(&address, (size_t)(256 * MIB)));
	printf(" %d\n", function(library, "cuMemAlloc_v2")(&address, (size_t)(4096 * MIB)));
	return unused;
}

int main(int argc, char **argv)
{
	const int threaded = argc > 1 && !strcmp(argv[1], "-t");
	pthread_t thread;
	int i = 2 + threaded;

	path = argv[1 + threaded];
	while (i < argc && dlopen(argv[i], RTLD_NOW))
		i++;
	if (i == argc || !strstr(dlerror(), "static TLS")) {
		puts("there is room for all");
		return 1;
	}
	if (!threaded)
		load(NULL);
	else if (pthread_create(&thread, NULL, load, NULL) || pthread_join(thread, NULL))
		return 1;
	return 0;
}
