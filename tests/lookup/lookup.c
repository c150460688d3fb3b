/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lookup SONAME FUNCTION < QUESTIONS: the export that a library returns. A question is `NAME
 * VERSION FLAGS`; its answer
 *
 *   NAME VERSION FLAGS: STATUS FOUND SYMBOL
 *
 * SYMBOL is the export at the very address that was returned, as its library's own table has it.
 * `-` is no address, and `stranger` one that lies elsewhere or inside of something. FUNCTION is
 * asked in its second form, with FOUND, if its name ends in 2.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

typedef int (*first)(const char *name, void **address, int version, unsigned long long flags);
typedef int (*second)(const char *name, void **address, int version, unsigned long long flags,
		      int *found);

static const char *symbol_at(void *library, void *address, const char *file)
{
	Dl_info where;

	if (!address)
		return "-";
	if (!dladdr(address, &where) || strcmp(where.dli_fname, file) || !where.dli_sname ||
	    where.dli_saddr != address || dlsym(library, where.dli_sname) != address)
		return "stranger";
	return where.dli_sname;
}

int main(int argc, char **argv)
{
	void *library = argc == 3 ? dlopen(argv[1], RTLD_NOW) : NULL;
	void *function = library ? dlsym(library, argv[2]) : NULL;
	int (*start)(unsigned) = library ? (int (*)(unsigned))dlsym(library, "cuInit") : NULL;
	char name[256];
	unsigned flags;
	int version;
	Dl_info self;

	if (!function || !start || !dladdr(function, &self)) {
		fprintf(stderr, "%s\n", dlerror());
		return 2;
	}
	start(0); /* looking up works without a device */
	printf("%s\n", self.dli_fname);
	while (scanf("%255s %d %u", name, &version, &flags) == 3) {
		void *address = NULL;
		int found = 0, status;

		if (argv[2][strlen(argv[2]) - 1] == '2')
			status = ((second)function)(name, &address, version, flags, &found);
		else
			status = ((first)function)(name, &address, version, flags);
		printf("%s %d %u: %d %d %s\n", name, version, flags, status, found,
		       symbol_at(library, address, self.dli_fname));
	}
	return 0;
}
