/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A loader's layer: every call through that loader enters our entries, and these call the functions
 * that the loader provides. The real library is such a loader, too: if its exports were called once
 * this is its layer, they would lead back to us.
 */
#define _GNU_SOURCE
#include "layer.h"

#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

/* The functions of one loader. Never freed: another thread may be reading it. */
struct led {
	const char *table;
	size_t room; /* bytes */
	const struct shim_member *ours;
	unsigned count;
};

static struct {
	const struct led *led;
	void *base; /* of the real library */
	int published;
} state;

/* NULL: it has no such function. */
static void *leads_to(const struct led *led, const struct shim_member *member)
{
	void *target = NULL;

	if (member->offset + sizeof(target) <= led->room)
		memcpy(&target, led->table + member->offset, sizeof(target));
	return target;
}

static void follow(const struct led *led)
{
	void *target;

	for (unsigned i = 0; led && i < led->count; i++)
		if ((target = leads_to(led, &led->ours[i])))
			__atomic_store_n(&shim_library.slots[led->ours[i].index], target,
					 __ATOMIC_RELEASE);
}

static void *base_of(const void *address)
{
	Dl_info info;

	return address && dladdr(address, &info) ? info.dli_fbase : NULL;
}

/* Either this sees the argument of shim_layer, or shim_layer sees that the slots are published. */
void layer_published(void *handle)
{
	if (handle)
		__atomic_store_n(&state.base, base_of(((struct link_map *)handle)->l_ld),
				 __ATOMIC_RELEASE);
	__atomic_store_n(&state.published, 1, __ATOMIC_SEQ_CST);
	follow(__atomic_load_n(&state.led, __ATOMIC_SEQ_CST));
}

/* Any loader leads to every driver, because it dispatches by the object. The real library's
 * functions are kept: it is never unloaded. */
static bool stays(const struct led *led)
{
	void *base = __atomic_load_n(&state.base, __ATOMIC_ACQUIRE);

	for (unsigned i = 0; base && led && i < led->count; i++)
		if (base_of(leads_to(led, &led->ours[i])) == base)
			return true;
	return false;
}

void *shim_layer(const void *table, size_t count, const struct shim_member *ours, unsigned known)
{
	size_t room = count * sizeof(void *);
	struct led *led = malloc(sizeof(*led));
	char *made = malloc(room);

	if (!led || !made) {
		free(led);
		free(made);
		return NULL;
	}
	*led = (struct led){.table = table, .room = room, .ours = ours, .count = known};
	memcpy(made, table, room);
	for (unsigned i = 0; i < known; i++)
		if (leads_to(led, &ours[i]))
			memcpy(made + ours[i].offset, &shim_library.symbols[ours[i].index].entry,
			       sizeof(void *));
	if (stays(__atomic_load_n(&state.led, __ATOMIC_ACQUIRE))) {
		free(led);
		return made;
	}
	__atomic_store_n(&state.led, led, __ATOMIC_SEQ_CST);
	if (__atomic_load_n(&state.published, __ATOMIC_SEQ_CST))
		follow(led);
	return made;
}
