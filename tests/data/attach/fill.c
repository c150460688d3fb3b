/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opens the library that its argument names, and allocates device memory in pieces of 64 MiB until a call is refused.
 * Prints the MiB that it was granted and the status of the last call. With a second argument it holds them until its
 * standard input ends.
 */
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>

#define FIND(name, ...) ((int (*)(__VA_ARGS__))dlsym(library, #name))
#define PIECE_MIB 64

int main(int argc, char **argv)
{
	void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW) : NULL;
	unsigned long long address;
	int device, status, granted = 0;
	void *context;

	if (!library) {
		fprintf(stderr, "%s\n", dlerror());
		return 2;
	}
	if (FIND(cuInit, unsigned int)(0) || FIND(cuDeviceGet, int *, int)(&device, 0) ||
	    FIND(cuCtxCreate_v2, void **, unsigned int, int)(&context, 0, device))
		return 1;
	while (!(status = FIND(cuMemAlloc_v2, unsigned long long *, size_t)(&address, (size_t)PIECE_MIB << 20)))
		granted += PIECE_MIB;
	printf("%d %d\n", granted, status);
	fflush(stdout);
	while (argc > 2 && getchar() != EOF)
		;
	return FIND(cuCtxDestroy_v2, void *)(context);
}
