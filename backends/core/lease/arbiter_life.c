/* SPDX-License-Identifier: Apache-2.0 */
/* Learns of a process's death at once. */
#define _GNU_SOURCE
#include "arbiter_life.h"

#include <errno.h>
#include <linux/futex.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "arbiter_state.h"
#include "state/mapped.h"

static struct robust_list_head list;

bool arbiter_life_begin(void)
{
	list = (struct robust_list_head){.list.next = &list.list,
					 .futex_offset = sysconf(_SC_PAGESIZE)};
	return !syscall(SYS_set_robust_list, &list, sizeof(list));
}

/*
 * The kernel finds each word at the same distance from its entry on the list. Entries are
 * addresses, which must stay private to the process. So the page of the file that holds the word is
 * mapped once more, behind a page of our own for the entry. The child of a fork has neither.
 */
static void *map_beside(int file, off_t at, size_t page)
{
	char *own =
		mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (own == MAP_FAILED)
		return NULL;
	if (mmap(own + page, page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file,
		 at - at % (off_t)page) == MAP_FAILED ||
	    madvise(own, 2 * page, MADV_DONTFORK)) {
		munmap(own, 2 * page);
		return NULL;
	}
	return own + at % (off_t)page;
}

int arbiter_vouch(struct arbiter_place *place)
{
	struct arbiter_process *process = own_process(place);
	off_t at = (char *)&process->life - (char *)place->map;
	struct robust_list *entry;
	int file;

	atomic_store(&place->vouched, true);
	file = mapped_again(place->path, place->device, place->inode);
	if (file < 0)
		return file;
	entry = map_beside(file, at, (size_t)list.futex_offset);
	mapped_done(file); /* our byte is locked by another opening of it */
	if (!entry)
		return -ENOMEM;
	entry->next = list.list.next;
	list.list.next = entry;
	atomic_store(&process->life, (uint32_t)syscall(SYS_gettid));
	return 0;
}
