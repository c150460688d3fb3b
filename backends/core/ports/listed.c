/* SPDX-License-Identifier: Apache-2.0 */
#include "listed.h"

#include <errno.h>
#include <stdatomic.h>

#define BELOW 32u /* of one */

static struct {
	_Atomic unsigned count;
	_Atomic uint64_t handles[LISTED_MOST];
} known;

unsigned listed_count(listed_ask *ask)
{
	unsigned count = atomic_load_explicit(&known.count, memory_order_acquire);
	uint64_t handles[LISTED_MOST];

	if (count)
		return count;
	count = ask(handles);
	for (unsigned i = 0; i < count; i++)
		atomic_store_explicit(&known.handles[i], handles[i], memory_order_relaxed);
	atomic_store_explicit(&known.count, count, memory_order_release);
	return count;
}

int listed_device_count(listed_ask *ask, int *count)
{
	*count = (int)listed_count(ask);
	return *count ? 0 : -ENODEV;
}

uint64_t listed_handle(listed_ask *ask, int device)
{
	if (device < 0 || (unsigned)device >= listed_count(ask))
		return 0;
	return atomic_load_explicit(&known.handles[device], memory_order_relaxed);
}

int listed_find(listed_ask *ask, uint64_t handle)
{
	unsigned count = listed_count(ask);

	for (unsigned i = 0; i < count; i++)
		if (atomic_load_explicit(&known.handles[i], memory_order_relaxed) == handle)
			return (int)i;
	return -ENODEV;
}

unsigned listed_all(listed_below *tops, listed_below *below, uint64_t *handles)
{
	uint64_t top[BELOW];
	uint32_t count = BELOW, found = 0, more;

	if (tops(0, &count, top))
		return 0;
	for (uint32_t i = 0; i < count && i < BELOW && found < LISTED_MOST; i++) {
		more = LISTED_MOST - found;
		if (!below(top[i], &more, handles + found))
			found += more < LISTED_MOST - found ? more : LISTED_MOST - found;
	}
	return found;
}

bool listed_has(listed_below *below, uint64_t above, uint64_t handle, bool deep)
{
	uint64_t parts[BELOW];
	uint32_t count = BELOW;

	if (below(above, &count, parts))
		return false;
	for (uint32_t i = 0; i < count && i < BELOW; i++)
		if (parts[i] == handle || (deep && listed_has(below, parts[i], handle, true)))
			return true;
	return false;
}

int listed_whole(listed_ask *ask, listed_below *parts, uint64_t handle)
{
	int whole = listed_find(ask, handle);

	for (unsigned i = 0; whole < 0 && handle && i < listed_count(ask); i++)
		if (listed_has(parts, listed_handle(ask, (int)i), handle, true))
			whole = (int)i;
	return whole;
}
