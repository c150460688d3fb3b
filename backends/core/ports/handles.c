/* SPDX-License-Identifier: Apache-2.0 */
#include "handles.h"

#include <errno.h>
#include <stdbool.h>

/* A table is filled from the front: the thread that takes the first empty place has its number. */
static int find(struct handles *table, uint64_t handle, bool take)
{
	for (unsigned i = 0; handle && i < HANDLES_MOST; i++) {
		uint64_t there = atomic_load(&table->at[i]);

		if (!there && !take)
			break;
		if (!there && atomic_compare_exchange_strong(&table->at[i], &there, handle))
			return (int)i;
		if (there == handle)
			return (int)i;
	}
	return -ENODEV;
}

int handles_find(struct handles *table, uint64_t handle)
{
	return find(table, handle, false);
}

int handles_number(struct handles *table, uint64_t handle)
{
	return find(table, handle, true);
}

uint64_t handles_named(struct handles *table, int number)
{
	return number < 0 || (unsigned)number >= HANDLES_MOST ? 0 : atomic_load(&table->at[number]);
}

int handles_count(struct handles *table)
{
	int count = 0;

	while (handles_named(table, count))
		count++;
	return count;
}
