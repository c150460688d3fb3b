/* SPDX-License-Identifier: Apache-2.0 */
/* What programs ask: of an address, of a status, of a version. */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>

#include "sim_internal.h"

static _Thread_local struct {
	int last, call; /* 0 or -errno */
} noted;

/* Where nothing is known of an address, `out` gets nothing. */
static bool answer(int64_t attribute, const struct sim_found *found, uint64_t address,
		   const struct sim_pointer_names *names, void *out)
{
	uint64_t value = 0;
	size_t bytes = sizeof(value);

	if (attribute == names->type) {
		value = (uint64_t)(found->host ? names->host : names->device);
		bytes = sizeof(int);
	} else if (attribute == names->on) {
		bytes = sim_device_visible(found->object->device, &value) ? 0 : sizeof(int);
	} else if (attribute == names->managed || attribute == names->mapped) {
		value = attribute == names->mapped;
		bytes = 1;
	} else if (attribute == names->device_address) {
		value = address;
	} else if (attribute == names->host_address) {
		value = address;
		bytes = found->host ? sizeof(value) : 0;
	} else if (attribute == names->base) {
		value = found->base;
	} else if (attribute == names->bytes) {
		value = found->bytes;
	} else if (attribute == names->context) {
		value = found->object->owner;
	} else if (attribute == names->number) {
		value = found->base; /* as good as any: unique while it lives */
	} else {
		bytes = 0;
	}
	if (bytes)
		memcpy(out, &value, bytes);
	return bytes != 0;
}

int sim_pointer_attribute(int64_t attribute, void *out, uint64_t address,
			  const struct sim_pointer_names *names)
{
	struct sim_found found;
	bool known;

	sim_lock();
	known = sim_memory_at(address, &found) && answer(attribute, &found, address, names, out);
	sim_unlock();
	return known ? 0 : -EINVAL;
}

/* All values of an unknown address are 0, and that is no error. */
int sim_pointer_attributes(uint64_t count, const void *attributes, void *const *outs,
			   uint64_t address, const struct sim_pointer_names *names)
{
	const int *wanted = attributes;
	struct sim_found found;
	bool known;
	uint64_t i;

	sim_lock();
	known = sim_memory_at(address, &found);
	for (i = 0; i < count; i++)
		if (outs[i] && !(known && answer(wanted[i], &found, address, names, outs[i])))
			memset(outs[i], 0,
			       wanted[i] == names->type || wanted[i] == names->on ? sizeof(int)
				       : wanted[i] == names->device_address ||
					       wanted[i] == names->host_address ||
					       wanted[i] == names->base ||
					       wanted[i] == names->bytes ||
					       wanted[i] == names->context ||
					       wanted[i] == names->number
				       ? sizeof(uint64_t)
				       : 1);
	sim_unlock();
	return 0;
}

int sim_address_range(uint64_t address, uint64_t *base, uint64_t *bytes)
{
	struct sim_found found;
	bool known;

	sim_lock();
	known = sim_memory_at(address, &found) && !found.host;
	if (known) {
		*base = found.base;
		*bytes = found.bytes;
	}
	sim_unlock();
	return known ? 0 : -ENOENT;
}

/* The device has host memory at the host's own address. */
int sim_host_address(uint64_t address, uint64_t *out)
{
	struct sim_found found;
	bool known;

	sim_lock();
	known = sim_memory_at(address, &found) && found.host;
	sim_unlock();
	*out = address;
	return known ? 0 : -EINVAL;
}

const char *sim_status_words(int64_t status, enum sim_words words)
{
	unsigned i;

	for (i = 0; i < sim_library.status_count; i++)
		if (sim_library.statuses[i].value == status)
			return words == SIM_NAME ? sim_library.statuses[i].name
						 : sim_library.statuses[i].text;
	return NULL;
}

int sim_status_text(int64_t status, enum sim_words words, uint64_t *out)
{
	*out = (uint64_t)(uintptr_t)sim_status_words(status, words);
	return *out ? 0 : -EINVAL;
}

int sim_release(char *buffer, uint64_t room)
{
	char text[32];

	snprintf(text, sizeof(text), "%d.%d", sim_library.version / 1000,
		 sim_library.version % 1000 / 10);
	if (room <= strlen(text))
		return -ENOSPC;
	memcpy(buffer, text, strlen(text) + 1);
	return 0;
}

void sim_error_note(int error)
{
	noted.call = error;
	if (error)
		noted.last = error;
}

int sim_error_get(void)
{
	int error = noted.last;

	noted.last = 0;
	return error;
}

int sim_error_peek(void)
{
	return noted.last;
}

int sim_error_of_call(void)
{
	int error = noted.call;

	noted.call = 0;
	return error;
}
