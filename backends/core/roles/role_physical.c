/* SPDX-License-Identifier: Apache-2.0 */
/* Physical memory: charged from its making until nothing refers to it: no handle, no mapping. */
#include <errno.h>

#include "memory/handed.h"
#include "memory/ledger.h"
#include "port.h"
#include "memory/quota.h"
#include "role.h"
#include "memory/track.h"

/* Memory of another process. Its charge ends with the last reference and mapping. */
static void unmap_opened(uint64_t handle)
{
	struct track entry;
	struct ledger *ledger;

	if (track_adjust(ROLE_OPENED, handle, 0, -1, &entry) != TRACK_GONE)
		return;
	ledger = ledger_known(entry.device);
	if (ledger)
		quota_import_end(ledger->slot, entry.bytes);
}

static void unmap_one(uint64_t handle)
{
	struct track entry;
	struct ledger *ledger;
	enum track_state state = track_adjust(ROLE_PHYSICAL, handle, 0, -1, &entry);
	uint64_t asked;

	if (state == TRACK_UNKNOWN)
		unmap_opened(handle);
	ledger = state == TRACK_UNKNOWN ? NULL : ledger_known(entry.device);
	if (!ledger)
		return;
	ledger_start(ledger);
	/* The driver may have been asked since it went. */
	if (state == TRACK_GONE && !handed_over(ledger, handle)) {
		ledger_later(ledger, entry.bytes);
		ledger_ask(ledger, 0, &asked);
	}
	ledger_finish(ledger);
}

void role_physical_retain(uint64_t handle)
{
	struct track entry;

	if (track_adjust(ROLE_PHYSICAL, handle, 1, 0, &entry) == TRACK_UNKNOWN)
		track_adjust(ROLE_OPENED, handle, 1, 0, &entry);
}

void role_physical_exported(uint64_t handle, int file)
{
	struct ledger *ledger;
	struct track entry;

	if (!track_look(ROLE_PHYSICAL, handle, &entry))
		return;
	ledger = ledger_known(entry.device);
	if (ledger)
		handed_out(ledger, handle, entry.bytes, file);
}

/* Its size is known when it is mapped. It may have come back to its maker. */
void role_physical_opened(uint64_t handle)
{
	struct track old, entry = {.key = handle, .refs = 1, .space = ROLE_OPENED};
	struct ledger *ledger;
	int device = ROLE_DEVICE_CURRENT;

	if (track_adjust(ROLE_PHYSICAL, handle, 1, 0, &old) != TRACK_UNKNOWN ||
	    track_adjust(ROLE_OPENED, handle, 1, 0, &old) != TRACK_UNKNOWN)
		return;
	if (port_physical_device(handle, &device))
		device = ROLE_DEVICE_CURRENT;
	if (ledger_get(device, &ledger) || !ledger)
		return;
	entry.device = (uint8_t)ledger->device;
	track_put(&entry, &old);
}

int role_physical_mapping(uint64_t bytes, uint64_t handle)
{
	struct ledger *ledger;
	struct track entry;
	uint64_t known;

	if (!track_look(ROLE_OPENED, handle, &entry))
		return 0;
	ledger = ledger_known(entry.device);
	known = track_widen(ROLE_OPENED, handle, bytes);
	if (!ledger || known >= bytes)
		return 0;
	if (!quota_import(ledger->slot, bytes - known))
		return 0;
	ledger_start(ledger);
	ledger_trim(ledger);
	ledger_finish(ledger);
	if (!quota_import(ledger->slot, bytes - known))
		return 0;
	track_narrow(ROLE_OPENED, handle, known);
	return -ENOMEM;
}

/*
 * Mapping and unmapping are reported after the vendor's call. If this address is known already,
 * another thread has unmapped it but not yet reported that: `maps` counts it, and the late report
 * is ignored.
 */
void role_physical_mapped(uint64_t address, uint64_t bytes, uint64_t handle)
{
	struct track old,
		entry = {.key = address,
			 .bytes = bytes,
			 .owner = handle,
			 .refs = 1,
			 .space = TRACK_MAPPING};
	struct track physical;

	if (track_adjust(ROLE_PHYSICAL, handle, 0, 1, &physical) == TRACK_UNKNOWN &&
	    track_adjust(ROLE_OPENED, handle, 0, 1, &physical) == TRACK_UNKNOWN)
		return; /* not ours to charge */
	entry.device = physical.device;
	if (track_look(TRACK_MAPPING, address, &old))
		entry.maps = old.maps + 1;
	if (track_put(&entry, &old))
		return; /* stays charged: better than too little */
	if (old.refs)
		unmap_one(old.owner);
}

/* The mapping at or after *address, which then lies behind it. */
static bool next_mapping(uint64_t *address, uint64_t end, struct track *entry)
{
	uint64_t granule = port_granule();

	while (*address < end) {
		if (track_look(TRACK_MAPPING, *address, entry)) {
			*address += entry->bytes ? entry->bytes : granule;
			return true;
		}
		*address += granule - *address % granule;
	}
	return false;
}

void role_physical_unmapped(uint64_t address, uint64_t bytes)
{
	struct track entry;

	for (uint64_t at = address; next_mapping(&at, address + bytes, &entry);) {
		if (entry.maps)
			track_adjust(TRACK_MAPPING, entry.key, 0, -1, &entry);
		else if (track_take(TRACK_MAPPING, entry.key, &entry))
			unmap_one(entry.owner);
	}
}
