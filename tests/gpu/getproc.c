/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The results of cuGetProcAddress, as symbols: for each name read from stdin (one a line), each API
 * version and flag, the export that the address belongs to. The form of the table, with the first
 * version for which each symbol is returned:
 *
 *   {"cuMemAlloc": {"0": [[6000, "cuMemAlloc_v2"]], "1": …, "2": …}, …}
 *
 *   getproc [-p PATH] < NAMES
 *
 * -p: every address must lie in the library of this path (as dladdr spells it: a suffix will do).
 * Exit 1: one does not, or is no export.
 */
#define _GNU_SOURCE
#include "cu.h"

#include <stdbool.h>
#include <unistd.h>

static const int versions[] = {6000,  7000,  8000,  9000,  10000, 11000, 11030, 11040,
			       12000, 12020, 12040, 12060, 12080, 12090, 13000, 13010};
#define VERSIONS (sizeof(versions) / sizeof(versions[0]))

static const char *path;
static unsigned strangers;

static bool ends_with(const char *text, const char *end)
{
	size_t a = strlen(text), b = strlen(end);

	return a >= b && !strcmp(text + a - b, end);
}

/* The export at this very address; NULL: none, reported on stderr. */
static const char *symbol_at(const char *asked, int version, unsigned flags, void *address)
{
	Dl_info found = {0};

	if (dladdr(address, &found) && found.dli_sname && found.dli_saddr == address &&
	    (!path || ends_with(found.dli_fname, path)))
		return found.dli_sname;
	strangers++;
	fprintf(stderr, "%s, version %d, flags %u: %p is %s of %s\n", asked, version, flags,
		address, found.dli_sname ? found.dli_sname : "no export",
		found.dli_fname ? found.dli_fname : "nothing loaded");
	return NULL;
}

static void row(const char *name, unsigned flags)
{
	const char *last = NULL;

	printf("\"%u\": [", flags);
	for (size_t i = 0; i < VERSIONS; i++) {
		void *address = NULL;
		int status = 0;
		const char *symbol;

		if (cu.GetProcAddress(name, &address, versions[i], flags, &status) || !address)
			continue;
		symbol = symbol_at(name, versions[i], flags, address);
		if (!symbol || (last && !strcmp(last, symbol)))
			continue;
		printf("%s[%d, \"%s\"]", last ? ", " : "", versions[i], symbol);
		last = symbol;
	}
	printf("]");
}

int main(int argc, char **argv)
{
	bool first = true;
	char name[256];
	int option;

	while ((option = getopt(argc, argv, "p:")) != -1) {
		if (option != 'p')
			return 2;
		path = optarg;
	}
	cu_load();
	if (!cu.GetProcAddress) {
		fprintf(stderr, "this driver has no cuGetProcAddress_v2\n");
		return 2;
	}
	cu.Init(0); /* not needed to look up; a machine without a card says so here */
	printf("{");
	while (fgets(name, sizeof(name), stdin)) {
		name[strcspn(name, "\n")] = 0;
		if (!name[0])
			continue;
		printf("%s\n\"%s\": {", first ? "" : ",", name);
		for (unsigned flags = 0; flags < 3; flags++) {
			row(name, flags);
			printf(flags < 2 ? ", " : "}");
		}
		first = false;
	}
	printf("\n}\n");
	return strangers ? 1 : 0;
}
