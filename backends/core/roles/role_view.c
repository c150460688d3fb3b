/* SPDX-License-Identifier: Apache-2.0 */
/* The tenant's view of a device. */
#include <errno.h>
#include <string.h>

#include "memory/ledger.h"
#include "memory/pool.h"
#include "port.h"
#include "memory/quota.h"
#include "role.h"

#define STALE_NS UINT64_C(20000000) /* a figure this old is asked for again before it is shown */

static void fill(const struct quota_view *view, struct role_view *out)
{
	out->total = view->limit;
	out->used = view->charged < view->limit ? view->charged : view->limit;
	out->free = out->total - out->used;
}

/* Pools shrink by themselves, and the device may have less than the quota leaves. This process's
 * own changes are seen at once. */
static void freshen(struct ledger *ledger)
{
	uint64_t now = lock_now_ns(), seen = atomic_load(&ledger->physical_ns),
		 less = pool_refresh(ledger);
	uint64_t done = atomic_load(&ledger->finished) + atomic_load(&ledger->moves), bytes;

	if (less || ledger_stale(ledger) || now - atomic_load(&ledger->asked_ns) > STALE_NS)
		ledger_look(ledger, less);
	if (seen && !less && now - seen <= STALE_NS && atomic_load(&ledger->physical_done) == done)
		return;
	atomic_store(&ledger->physical,
		     port_device_free(ledger->device, &bytes) ? UINT64_MAX : bytes);
	atomic_store(&ledger->physical_done, done);
	atomic_store(&ledger->physical_ns,
		     now); /* then: another thread that finds this finds those */
}

bool role_view(int device, struct role_view *out)
{
	struct port_device id;
	struct ledger *ledger;
	struct quota_view view;

	if (device == ROLE_DEVICE_CURRENT && port_current_device(&device))
		return false;
	ledger = ledger_known(device);
	if (!ledger) /* nothing of this process is on it: only look */
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
		view = (struct quota_view){0}; /* limited, and nothing is free */
	fill(&view, out);
	return true;
}

void role_clamp(void *figure, uint64_t most)
{
	uint64_t value;

	memcpy(&value, figure, sizeof(value));
	if (value > most)
		memcpy(figure, &most, sizeof(most));
}
