/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Vendors' libraries lie on each other: a runtime works through a driver's library, and porter's stand before both. The lower one sees
 * everything, whoever called it, and what one layer made and the other frees; so it counts, and the upper one lets pass. Nothing else is
 * known of how the real ones find each other but what happens: the upper one's is called once, and then the lower shim is awake or not.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <string.h>

#include "port.h"
#include "shim.h"

#define OWNER "porter"
#define AWAKE 2		/* the type of the note that leads to shim_ready */

struct seek {
	uintptr_t base;
	const int *ready;
};

extern SHIM_HIDDEN int shim_ready;

/* A note beside the one that says whose library this is: how far from here shim_ready lies. Loaders of programs see no symbol of ours. */
__asm__(
	".pushsection .note.porter,\"a\",%note\n"
	"\t.p2align 2\n"
	"\t.long 7, 8, 2\n"
	"\t.asciz \"porter\"\n"
	"\t.byte 0\n"
	"0:\t.quad shim_ready - 0b\n"
	"\t.popsection\n");

static const int *in_notes(const char *at, const char *end)
{
	const Elf64_Nhdr *note;
	const char *told;
	int64_t distance;

	for (; at + sizeof(*note) <= end; at = told + ((note->n_descsz + 3UL) & ~3UL)) {
		note = (const Elf64_Nhdr *)(const void *)at;
		told = at + sizeof(*note) + ((note->n_namesz + 3UL) & ~3UL);
		if (note->n_type != AWAKE || note->n_namesz != sizeof(OWNER) || note->n_descsz != sizeof(distance) ||
		    memcmp(at + sizeof(*note), OWNER, sizeof(OWNER)))
			continue;
		memcpy(&distance, told, sizeof(distance));
		return (const int *)(const void *)(told + distance);
	}
	return NULL;
}

static int look(struct dl_phdr_info *info, size_t size, void *data)
{
	struct seek *seek = data;
	const char *notes;

	(void)size;
	if (info->dlpi_addr != seek->base)
		return 0;
	for (int i = 0; i < info->dlpi_phnum && !seek->ready; i++) {
		notes = (const char *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
		if (info->dlpi_phdr[i].p_type == PT_NOTE)
			seek->ready = in_notes(notes, notes + info->dlpi_phdr[i].p_memsz);
	}
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
