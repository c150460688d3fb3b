/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "notes.h"

#include <elf.h>
#include <stdbool.h>
#include <string.h>

#define OWNER "porter"

static uintptr_t in_notes(uintptr_t at, uintptr_t end, uint32_t type)
{
	Elf64_Nhdr note;
	uintptr_t content;
	int64_t distance;

	for (; at + sizeof(note) <= end;
	     at = content + ((note.n_descsz + UINT64_C(3)) & ~UINT64_C(3))) {
		memcpy(&note, (const void *)at, sizeof(note));
		content = at + sizeof(note) + ((note.n_namesz + UINT64_C(3)) & ~UINT64_C(3));
		if (note.n_type != type || note.n_namesz != sizeof(OWNER) ||
		    note.n_descsz != sizeof(distance) || content + sizeof(distance) > end ||
		    memcmp((const void *)(at + sizeof(note)), OWNER, sizeof(OWNER)))
			continue;
		memcpy(&distance, (const void *)content, sizeof(distance));
		return content + (uintptr_t)distance;
	}
	return 0;
}

/* Any object of the process may be asked, so its notes must be in a loaded segment. */
static bool is_loaded(const struct dl_phdr_info *object, const ElfW(Phdr) * notes)
{
	const ElfW(Phdr) * segment;

	for (segment = object->dlpi_phdr; segment < object->dlpi_phdr + object->dlpi_phnum;
	     segment++)
		if (segment->p_type == PT_LOAD && notes->p_vaddr >= segment->p_vaddr &&
		    notes->p_vaddr - segment->p_vaddr <= segment->p_memsz &&
		    notes->p_memsz <= segment->p_memsz - (notes->p_vaddr - segment->p_vaddr))
			return true;
	return false;
}

uintptr_t notes_find(const struct dl_phdr_info *object, uint32_t type)
{
	uintptr_t notes, found = 0;

	for (int i = 0; i < object->dlpi_phnum && !found; i++) {
		notes = object->dlpi_addr + object->dlpi_phdr[i].p_vaddr;
		if (object->dlpi_phdr[i].p_type == PT_NOTE &&
		    is_loaded(object, &object->dlpi_phdr[i]))
			found = in_notes(notes, notes + object->dlpi_phdr[i].p_memsz, type);
	}
	return found;
}
