/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that processes of the tenant name to each other: what its makers have let go while others have it open. */
#include <errno.h>

#include "region.h"
#include "region_dead.h"

static uint64_t plus(uint64_t sum, uint64_t more)
{
	return more > UINT64_MAX - sum ? UINT64_MAX : sum + more;
}

static uint64_t imported(const struct region *map, unsigned row)
{
	uint64_t all = 0;

	for (uint32_t slot = 0; slot < region_high(map); slot++)
		all = plus(all, atomic_load(&map->imported[row][slot]));
	return all;
}

uint64_t region_unowned(const struct region *map, unsigned row)
{
	uint64_t orphaned = atomic_load(&map->orphaned[row]), open;

	if (!orphaned)
		return 0;
	open = imported(map, row);
	return open < orphaned ? open : orphaned;
}

uint64_t region_unowned_without(const struct region *map, unsigned row, const uint64_t *slots)
{
	uint64_t orphaned = atomic_load(&map->orphaned[row]), open = 0;

	for (uint32_t slot = 0; slot < region_high(map); slot++)
		if (slots[slot / 64] >> slot % 64 & 1)
			orphaned = plus(orphaned, atomic_load(&map->exported[row][slot]));
		else
			open = plus(open, atomic_load(&map->imported[row][slot]));
	return open < orphaned ? open : orphaned;
}

void region_export(struct region_place *place, unsigned row, uint64_t bytes)
{
	region_raise(place, REGION_EXPORTED, row, bytes);
}

uint64_t region_opened(const struct region_place *place, unsigned row)
{
	int at = region_row_at(place, row);

	return at < 0 ? 0 : atomic_load(&place->map->opened[at]);
}

/*
 * No process has it open, and as many bytes were opened since it was named: the importers released
 * it first. A descriptor that is still being passed on looks different, and is counted as soon as
 * it is opened.
 */
void region_orphan(struct region_place *place, unsigned row, uint64_t bytes, uint64_t opened_before)
{
	int at = region_row_at(place, row);

	if (at >= 0 &&
	    (imported(place->map, (unsigned)at) ||
	     region_opened(place, row) - opened_before < bytes))
		atomic_fetch_add(&place->map->orphaned[at], bytes);
	region_lower(place, REGION_EXPORTED, row, bytes);
}

int region_import(struct region_place *place, unsigned row, uint64_t bytes, uint64_t limit)
{
	int at = region_row_at(place, row);
	uint64_t before;

	if (at < 0)
		return -ENOMEM;
	before = region_unowned(place->map, (unsigned)at);
	atomic_fetch_add(&place->map->opened[at], bytes);
	region_raise(place, REGION_IMPORTED, row, bytes);
	if (region_unowned(place->map, (unsigned)at) <= before ||
	    region_charged(place, row) <= limit)
		return 0;
	region_lower(place, REGION_IMPORTED, row, bytes);
	atomic_fetch_sub(&place->map->opened[at], bytes);
	return -ENOMEM;
}

/* Released memory is freed with the last import that is open. A process that imports meanwhile,
 * after this looked, finds it again. */
static void forget_orphans(struct region *map, unsigned row)
{
	uint64_t left = atomic_load(&map->orphaned[row]);

	if (!left || imported(map, row) ||
	    !atomic_compare_exchange_strong(&map->orphaned[row], &left, 0))
		return;
	if (imported(map, row))
		atomic_fetch_add(&map->orphaned[row], left);
}

void region_import_end(struct region_place *place, unsigned row, uint64_t bytes)
{
	int at = region_row_at(place, row);

	region_lower(place, REGION_IMPORTED, row, bytes);
	if (at >= 0)
		forget_orphans(place->map, (unsigned)at);
}

/* Imports of a dead process are closed; its exports may still be open in other processes. */
void region_shared_clear(struct region *map, unsigned row, uint32_t slot)
{
	uint64_t bytes = atomic_exchange(&map->exported[row][slot], 0);

	atomic_store(&map->imported[row][slot], 0);
	if (bytes && imported(map, row))
		atomic_fetch_add(&map->orphaned[row], bytes);
	else
		forget_orphans(map, row);
}
