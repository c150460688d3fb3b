/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Vendors' libraries are stacked: a runtime works through a driver's library, and porter's shims
 * stand before both. The lower shim sees every call, and also memory that one layer allocates and
 * the other frees; so it counts, and the upper one forwards. How the real libraries find each other
 * is not known. So the upper one's function is called once, and then the lower shim is awake or
 * not.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>

#include "notes.h"
#include "port.h"
#include "shim.h"

struct seek {
	uintptr_t base;
	const int *ready;
};

extern SHIM_HIDDEN int shim_ready;

NOTES_TO("2", "shim_ready");

static int look(struct dl_phdr_info *info, size_t size, void *data)
{
	struct seek *seek = data;

	(void)size;
	if (info->dlpi_addr != seek->base)
		return 0;
	seek->ready = (const int *)notes_find(info, NOTES_READY);
	return 1;
}

bool shim_awake(const char *soname)
{
	void *handle = dlopen(soname, RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD);
	struct seek seek = {0};
	struct link_map *map;

	if (!handle)
		return false;
	if (!dlinfo(handle, RTLD_DI_LINKMAP, &map)) {
		seek.base = (uintptr_t)map->l_addr;
		dl_iterate_phdr(look, &seek);
	}
	dlclose(handle);
	return seek.ready && __atomic_load_n(seek.ready, __ATOMIC_ACQUIRE);
}

bool port_counted_beneath(int (*call)(int *count))
{
	int count;

	if (!shim_library.beneath)
		return false;
	call(&count);
	return shim_awake(shim_library.beneath);
}
