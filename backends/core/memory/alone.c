/* SPDX-License-Identifier: Apache-2.0 */
#include "alone.h"

#include <string.h>
#include <strings.h>

__attribute__((weak)) void alone_each(alone_ask_fn *ask, void *context)
{
	(void)ask;
	(void)context;
}

struct search {
	const char *uuid, *text; /* NULL: not asked for */
	int index;
	bool found;
	struct alone_device device;
};

static bool ends(const char *uuid, const char *text)
{
	size_t length = strlen(uuid), tail = strlen(text);

	return tail <= length && !strcasecmp(uuid + length - tail, text);
}

static bool is_wanted(const struct search *search, const struct alone_device *device)
{
	if (search->uuid)
		return !strcmp(device->uuid, search->uuid);
	return search->text ? ends(device->uuid, search->text) : device->index == search->index;
}

static void add(struct search *search, const struct alone_device *device)
{
	uint64_t before = search->found ? search->device.bytes : 0;

	search->device = *device;
	search->device.bytes =
		before > UINT64_MAX - device->bytes ? UINT64_MAX : before + device->bytes;
	search->found = true;
}

static void look(void *context, alone_tell_fn *tell)
{
	struct search *search = context;
	struct alone_device device;

	for (unsigned number = 0; tell(number, &device); number++)
		if (is_wanted(search, &device))
			add(search, &device);
}

bool alone_held(const char *uuid, struct alone_device *out)
{
	struct search search = {.uuid = uuid};

	alone_each(look, &search);
	*out = search.device;
	return search.found;
}

bool alone_known(int index, const char *text, char *uuid)
{
	struct search search = {.text = text, .index = index};

	alone_each(look, &search);
	if (search.found)
		memcpy(uuid, search.device.uuid, sizeof(search.device.uuid));
	return search.found;
}
