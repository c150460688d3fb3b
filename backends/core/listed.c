/* SPDX-License-Identifier: Apache-2.0 */
#include "listed.h"

#include <errno.h>
#include <stdatomic.h>

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
