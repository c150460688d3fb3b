/* SPDX-License-Identifier: Apache-2.0 */
/* Opens each library named, calls it, and prints which library answered. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
	int (*v_int)(int, long, short, signed char, unsigned long long);
	Dl_info info;
	void *handle;
	int i;

	for (i = 1; i < argc; i++) {
		handle = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
		*(void **)&v_int = handle ? dlsym(handle, "v_int") : NULL;
		if (!v_int || !dladdr((void *)v_int, &info)) {
			printf("none\n");
			continue;
		}
		printf("%d %s\n", v_int(1, -2, 3, -4, 5), info.dli_fname);
	}
	return 0;
}
