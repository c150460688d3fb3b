/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the device memory that it is shown: linked to the library, or opening what its argument names. */
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>

#define CALLS(call) \
	call(int, cuInit, (unsigned int)) \
	call(int, cuDeviceGet, (int *, int)) \
	call(int, cuDeviceTotalMem_v2, (size_t *, int))

#ifdef LINKED
#define DECLARE(result, name, arguments) extern result name arguments;
CALLS(DECLARE)
#define FIND(library, result, name, arguments) (name)
#else
#define FIND(library, result, name, arguments) ((result (*) arguments)dlsym(library, #name))
#endif

int main(int argc, char **argv)
{
	void *library = argc == 2 ? dlopen(argv[1], RTLD_NOW) : NULL;
	size_t total;
	int device;

	if (argc == 2 && !library) {
		fprintf(stderr, "%s\n", dlerror());
		return 2;
	}
	if (FIND(library, int, cuInit, (unsigned int))(0) ||
	    FIND(library, int, cuDeviceGet, (int *, int))(&device, 0) ||
	    FIND(library, int, cuDeviceTotalMem_v2, (size_t *, int))(&total, device))
		return 1;
	printf("%zu\n", total >> 30);
	return 0;
}
