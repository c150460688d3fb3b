/* SPDX-License-Identifier: Apache-2.0 */
/* A driver of an unknown version: it returns a newer cuMemAlloc, and a function that did not exist
 * before. */
#include <string.h>

static int newer(void)
{
	return 0;
}

int cuInit(unsigned flags)
{
	return (int)flags;
}

int cuMemAlloc_v2(unsigned long long *address, unsigned long size)
{
	*address = size;
	return 0;
}

int cuGetProcAddress_v2(const char *name, void **address, int version, unsigned long long flags,
			int *found)
{
	void *known = !strcmp(name, "cuMemAlloc") && version < 14000 ? (void *)cuMemAlloc_v2
								     : (void *)newer;

	*address = flags ? NULL : known;
	*found = 0;
	return 0;
}

int cuGetProcAddress(const char *name, void **address, int version, unsigned long long flags)
{
	int found;

	return cuGetProcAddress_v2(name, address, version, flags, &found);
}
