/* SPDX-License-Identifier: Apache-2.0 */
/* What the tenant sees of a device and of who is on it. */
#include <errno.h>
#include <string.h>

#include "ledger.h"
#include "port.h"
#include "quota.h"
#include "role.h"

#define STALE_NS UINT64_C(20000000)	/* a figure this old is asked for again before it is shown */
#define LISTED 512

static void fill(const struct quota_view *view, struct role_view *out)
{
	out->total = view->limit;
	out->used = view->charged < view->limit ? view->charged : view->limit;
	out->free = out->total - out->used;
}

/* The device may have less than the quota leaves. */
static void freshen(struct ledger *ledger)
{
	uint64_t now = lock_now_ns(), seen = atomic_load(&ledger->physical_ns), bytes;

	if (ledger_stale(ledger) || now - atomic_load(&ledger->asked_ns) > STALE_NS)
		ledger_look(ledger);
	if (seen && now - seen <= STALE_NS)
		return;
	atomic_store(&ledger->physical, port_device_free(ledger->device, &bytes) ? UINT64_MAX : bytes);
	atomic_store(&ledger->physical_ns, now);	/* then: another thread that finds this finds that */
}

bool role_view(int device, struct role_view *out)
{
	struct port_device id;
	struct ledger *ledger;
	struct quota_view view;

	if (device == ROLE_DEVICE_CURRENT && port_current_device(&device))
		return false;
	ledger = ledger_known(device);
	if (!ledger)	/* nothing of this process is on it: only look */
		return !port_identify(device, &id) && role_view_uuid(id.uuid, out);
	freshen(ledger);
	if (quota_view(ledger->slot, &view))
		return false;
	fill(&view, out);
	if (out->free > atomic_load(&ledger->physical))
		out->free = atomic_load(&ledger->physical);
	return true;
}

bool role_view_uuid(const char *uuid, struct role_view *out)
{
	struct quota_view view;
	int error = quota_view_uuid(uuid, &view);

	if (error == -ENOENT)
		return false;
	if (error)
		view = (struct quota_view){0};	/* limited, and nothing is to be had */
	fill(&view, out);
	return true;
}

void role_clamp(void *figure, uint64_t most)
{
	uint64_t told;

	memcpy(&told, figure, sizeof(told));
	if (told > most)
		memcpy(figure, &most, sizeof(most));
}

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
		for (at = 0; at < *count && (all[at].pid != here[i].pid || all[at].driver_pid != here[i].driver_pid); at++)
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

bool role_own_process(int32_t *pid)
{
	struct quota_process all[LISTED];
	unsigned known = 0;

	if (!*pid || !gather_all(all, &known))	/* 0 is nobody's, as the vendor says */
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

unsigned role_own_processes(const char *uuid, void *items, unsigned count, size_t stride, size_t pid_offset, size_t bytes_offset,
			    uint64_t unit)
{
	struct quota_process all[LISTED];
	unsigned known = 0, kept = 0;

	if (uuid ? !gather(uuid, all, &known) : !gather_all(all, &known))
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
			memcpy(to + bytes_offset, &(uint64_t){process->bytes / unit}, sizeof(uint64_t));
		kept++;
	}
	memset((char *)items + kept * stride, 0, (count - kept) * stride);	/* nobody else's is left behind */
	return kept;
}
