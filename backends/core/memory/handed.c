/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "handed.h"

#include <string.h>
#include <sys/stat.h>

#include "platform/lock.h"
#include "platform/log.h"
#include "quota.h"

#define HANDED 4096

enum state { FREE, HELD, LEFT }; /* LEFT: but its descriptor is open */

struct handed {
	enum state state;
	int device, file;
	dev_t file_device;
	ino_t inode;
	uint64_t handle, bytes, opened;
};

static struct {
	struct lock lock;
	_Atomic unsigned count, left; /* entries that were ever used; entries in that state */
	struct handed all[HANDED];
} table;

static struct handed *find(uint64_t handle, struct handed **vacant)
{
	*vacant = NULL;
	for (struct handed *at = table.all; at < table.all + table.count; at++) {
		if (at->state == HELD && at->handle == handle)
			return at;
		if (at->state == FREE && !*vacant)
			*vacant = at;
	}
	if (!*vacant && table.count < HANDED)
		*vacant = &table.all[table.count++];
	return NULL;
}

static void note_file(struct handed *at, int file)
{
	struct stat about;

	at->file = file >= 0 && !fstat(file, &about) ? file : -1;
	if (at->file < 0)
		return;
	at->file_device = about.st_dev;
	at->inode = about.st_ino;
}

static bool open_still(const struct handed *at)
{
	struct stat about;

	return at->file >= 0 && !fstat(at->file, &about) && about.st_dev == at->file_device &&
		about.st_ino == at->inode;
}

void handed_out(struct ledger *ledger, uint64_t handle, uint64_t bytes, int file)
{
	struct handed *at, *vacant;
	bool first = false;

	lock_take(&table.lock);
	at = find(handle, &vacant);
	if (!at && vacant) {
		first = true;
		at = vacant;
		*at = (struct handed){
			.state = HELD,
			.device = ledger->device,
			.file = -1,
			.handle = handle,
			.bytes = bytes,
			.opened = quota_opened(ledger->slot),
		};
	}
	if (at)
		note_file(at, file);
	lock_drop(&table.lock);
	if (first)
		quota_export(ledger->slot, bytes);
	if (!at)
		log_once(
			LOG_WARN,
			"more than %d exports: memory that further exports leave open is not counted",
			HANDED);
}

bool handed_over(struct ledger *ledger, uint64_t handle)
{
	struct handed *at, *vacant, gone;
	bool left;

	if (!atomic_load_explicit(&table.count, memory_order_relaxed))
		return false;
	lock_take(&table.lock);
	at = find(handle, &vacant);
	if (!at) {
		lock_drop(&table.lock);
		return false;
	}
	gone = *at;
	left = open_still(at);
	at->state = left ? LEFT : FREE;
	table.left += left;
	lock_drop(&table.lock);
	if (left) /* the driver's figure has it no more */
		atomic_fetch_add(&ledger->unseen, gone.bytes);
	else
		quota_orphan(ledger->slot, gone.bytes, gone.opened);
	return left;
}

static bool take_closed(const struct ledger *ledger, struct handed *out)
{
	bool found = false;

	lock_take(&table.lock);
	for (struct handed *at = table.all; !found && at < table.all + table.count; at++) {
		if (at->state != LEFT || at->device != ledger->device || open_still(at))
			continue;
		*out = *at;
		at->state = FREE;
		table.left--;
		found = true;
	}
	lock_drop(&table.lock);
	return found;
}

void handed_look(struct ledger *ledger)
{
	struct handed closed;

	while (atomic_load_explicit(&table.left, memory_order_relaxed) &&
	       take_closed(ledger, &closed)) {
		quota_orphan(ledger->slot, closed.bytes, closed.opened);
		quota_release(ledger->slot, closed.bytes);
		atomic_fetch_sub(&ledger->unseen, closed.bytes);
	}
}

void handed_reset(void)
{
	memset(&table, 0, sizeof(table));
}
