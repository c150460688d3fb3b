/* SPDX-License-Identifier: Apache-2.0 */
/* Takes the address of every function of a library, and prints the library that it belongs to:
 * all.h has `ALL(X)`, their names, and `START`. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "all.h"

#define DECLARE(name) int name(int);
#define ROW(name) {#name, (void *)name},

ALL(DECLARE)

static const struct {
	const char *name;
	void *entry;
} all[] = {ALL(ROW)};

int main(void)
{
	const size_t count = sizeof(all) / sizeof(*all);
	const char *file = NULL;
	size_t found = 0, i;
	Dl_info where;

	for (i = 0; i < count; i++) {
		if (!dladdr(all[i].entry, &where) || !where.dli_sname ||
		    strcmp(where.dli_sname, all[i].name) || (file && strcmp(file, where.dli_fname)))
			continue;
		file = where.dli_fname;
		found++;
	}
	printf("%zu of %zu in %s: %d\n", found, count, file, START(0));
	return 0;
}
