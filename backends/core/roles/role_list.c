/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of processes, cut down to those of the tenant. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "port.h"
#include "memory/quota.h"
#include "role.h"
#include "memory/track.h"

#define LISTED 512 /* processes of one tenant that can be distinguished */
/* the most calls of the vendor's function; its list may grow between two calls */
#define LIST_CALLS 8
#define LIST_SPARE 64		      /* elements of room beyond the vendor's last count */
#define LIST_FIXED 1024		      /* elements of room where the call has no count */
#define LIST_MOST 65536		      /* elements of room at most */
#define LIST_BYTES ((size_t)16 << 20) /* and bytes */

static const struct quota_process *own(const struct quota_process *all, unsigned count, int32_t pid)
{
	for (const struct quota_process *process = all; process < all + count; process++)
		if (pid && pid == (process->driver_pid ? process->driver_pid : process->pid))
			return process;
	return NULL;
}

/* The tenant's processes on a device, among those that are known already; false: nothing is limited there. */
static bool gather(const char *uuid, struct quota_process *all, unsigned *count)
{
	struct quota_process here[LISTED];
	struct quota_view view;
	unsigned known, at;

	if (quota_view_uuid(uuid, &view) == -ENOENT)
		return false;
	known = quota_processes(uuid, here, LISTED);
	for (unsigned i = 0; i < known && i < LISTED; i++) {
		for (at = 0; at < *count &&
		     (all[at].pid != here[i].pid || all[at].driver_pid != here[i].driver_pid);
		     at++)
			;
		if (at == LISTED)
			break;
		if (at == *count)
			all[(*count)++] = here[i];
		else
			all[at].bytes += here[i].bytes;
	}
	return true;
}

/* Where the library was not asked for any device yet: on those that the tenant's processes use. */
static bool gather_unmet(struct quota_process *all, unsigned *count)
{
	struct port_device id;

	for (int index = 0; index < TRACK_DEVICES; index++)
		if (quota_known(index, NULL, id.uuid))
			gather(id.uuid, all, count);
	return !quota_open();
}

static bool gather_all(struct quota_process *all, unsigned *count)
{
	struct port_device id;
	bool limited = false;
	int devices;

	if (port_device_count(&devices) || !devices)
		return gather_unmet(all, count);
	for (int device = 0; device < devices; device++)
		if (!port_identify(device, &id))
			limited |= gather(id.uuid, all, count);
	return limited;
}

static bool gather_on(const char *uuid, struct quota_process *all, unsigned *count)
{
	return uuid ? gather(uuid, all, count) : gather_all(all, count);
}

bool role_own_process(int32_t *pid)
{
	struct quota_process all[LISTED];
	unsigned known = 0;

	if (!*pid || !gather_all(all, &known)) /* the vendor uses 0 for no process */
		return true;
	for (unsigned i = 0; i < known; i++) {
		if (all[i].pid != *pid)
			continue;
		if (all[i].driver_pid)
			*pid = all[i].driver_pid;
		return true;
	}
	return false;
}

unsigned role_own_processes(const char *uuid, void *items, unsigned count, size_t stride,
			    size_t pid_offset, size_t bytes_offset, uint64_t unit)
{
	struct quota_process all[LISTED];
	unsigned known = 0, kept = 0;

	if (!gather_on(uuid, all, &known))
		return count;
	for (unsigned i = 0; i < count; i++) {
		char *item = (char *)items + i * stride, *to = (char *)items + kept * stride;
		const struct quota_process *process;
		int32_t pid;

		memcpy(&pid, item + pid_offset, sizeof(pid));
		process = own(all, known, pid);
		if (!process)
			continue;
		memmove(to, item, stride);
		memcpy(to + pid_offset, &process->pid, sizeof(process->pid));
		if (bytes_offset != SIZE_MAX)
			memcpy(to + bytes_offset, &(uint64_t){process->bytes / unit},
			       sizeof(uint64_t));
		kept++;
	}
	/* no other process's element is left behind */
	memset((char *)items + kept * stride, 0, (count - kept) * stride);
	return kept;
}

unsigned role_own_count(const char *uuid, uint64_t listed)
{
	struct quota_process all[LISTED];
	unsigned known = 0;

	if (!gather_on(uuid, all, &known))
		return (unsigned)listed;
	return (unsigned)role_min(listed, known);
}

static bool limited(const char *uuid)
{
	struct quota_process all[LISTED];
	unsigned known = 0;

	return gather_on(uuid, all, &known);
}

static char *element(const struct role_list *list, void *items, uint64_t at)
{
	return (char *)items + at * list->stride;
}

/* Elements are copies of the caller's, because a caller sets some of their members; those beyond
 * are copies of its first one. */
static void prepare(const struct role_list *list, void *own, uint64_t room)
{
	uint64_t given = list->items && !list->fixed ? list->room : 0;

	for (uint64_t i = 0; i < room; i++) {
		if (given)
			memcpy(element(list, own, i), element(list, list->items, i < given ? i : 0),
			       list->stride);
		else if (list->version != SIZE_MAX)
			memcpy(element(list, own, i) + list->version, &list->versioned,
			       sizeof(list->versioned));
		memset(element(list, own, i) + list->pid, 0, sizeof(int32_t));
	}
}

/* False: there is no memory, or the array is as large as it may be. */
static bool widen(struct role_list *list, uint64_t room)
{
	uint64_t most = role_min(LIST_MOST, LIST_BYTES / list->stride);
	void *own;

	room = role_min(room, most);
	if (list->own && room <= list->own_room)
		return false;
	own = calloc(room ? room : 1, list->stride);
	if (!own)
		return false;
	prepare(list, own, room);
	free(list->own);
	list->own = own;
	list->own_room = room;
	return true;
}

bool role_list_begin(struct role_list *list, const char *uuid)
{
	if (!limited(uuid))
		return false;
	list->uuid = uuid;
	list->own_room = list->room;
	if (list->items)
		list->starved = !widen(list, list->fixed ? LIST_FIXED : list->room);
	return true;
}

/* The vendor does not report a count: if no element is left over, there may be more. */
static bool is_full(const struct role_list *list)
{
	int32_t pid = 1;

	for (uint64_t i = 0; pid && i < list->own_room; i++)
		memcpy(&pid, element(list, list->own, i) + list->pid, sizeof(pid));
	return pid;
}

static bool falls_short(const struct role_list *list)
{
	if (list->insufficient || list->reported > list->own_room || (!list->own && list->reported))
		return true;
	return list->uncounted && list->own && is_full(list);
}

bool role_list_more(struct role_list *list, uint64_t reported, bool ok, bool insufficient)
{
	list->ok = ok;
	list->insufficient = insufficient;
	list->reported = list->uncounted ? list->own_room : reported;
	if (!list->calls++) {
		list->first_ok = ok;
		list->first_reported = reported;
	}
	if (list->starved || (!ok && !insufficient) || !falls_short(list) ||
	    list->calls == LIST_CALLS)
		return false;
	return widen(list, 2 * role_max(list->reported, list->own_room) + LIST_SPARE);
}

/* Gives the caller those of the tenant, as far as there is room for them. Returns how many there are. */
static uint64_t hand_over(const struct role_list *list)
{
	uint64_t listed = list->insufficient ? list->own_room
					     : role_min(list->reported, list->own_room),
		 kept;

	if (!list->own || list->starved)
		return 0;
	kept = role_own_processes(list->uuid, list->own, (unsigned)listed, list->stride, list->pid,
				  list->bytes, list->unit);
	if (list->items && kept && list->room)
		memcpy(list->items, list->own, role_min(kept, list->room) * list->stride);
	return kept;
}

static enum role_listed outcome(struct role_list *list, uint64_t kept)
{
	if (!list->ok && !list->insufficient) {
		list->count = list->calls > 1 ? 0 : list->reported;
		return ROLE_LIST_FAILED;
	}
	if (list->first_ok || (kept <= list->room && (list->items || !kept))) {
		list->count = list->fixed ? role_min(kept, list->room) : kept;
		return kept ? ROLE_LIST_FITS : ROLE_LIST_EMPTY;
	}
	/* Some vendors then report how many there are, and some how many they wrote. */
	list->count = list->first_reported > list->room ? kept : role_min(kept, list->room);
	return ROLE_LIST_SHORT;
}

enum role_listed role_list_end(struct role_list *list)
{
	bool starved = list->starved;
	uint64_t kept = !list->ok && !list->insufficient ? 0 : hand_over(list);
	enum role_listed listed = outcome(list, kept);

	free(list->own);
	list->own = NULL;
	return starved ? ROLE_LIST_STARVED : listed;
}
