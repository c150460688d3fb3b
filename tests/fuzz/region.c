/* SPDX-License-Identifier: Apache-2.0 */
/*
 * With any content of an account file, before or after it is joined: no crash, no hang, no grant
 * beyond the limit in the file. An input is a list of edits: 4 bytes where (the top bits pick a
 * part), 8 bytes with the value. Its first byte: the number of edits before joining.
 */
#define _GNU_SOURCE
#include "fuzz.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

#include "state/account.h"
#include "state/region.h"

#define EDIT 12

/* before, then {where, what} */
#define SEED(...) \
	{ \
		sizeof((uint8_t[]){__VA_ARGS__}), \
		{ \
			__VA_ARGS__ \
		} \
	}
const struct fuzz_input fuzz_seeds[] = {
	SEED(0),
	SEED(1, 8, 0, 0, 0, 2, 0, 0, 0, 64, 0, 0, 0),	 /* another version */
	SEED(0, 0, 0, 0, 0xe0, 0, 16, 0, 0, 0, 0, 0, 0), /* cut short */
	SEED(0, 0, 0, 0, 0x60, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff), /* charges */
	SEED(0, 0, 0, 0, 0x40, 1, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0,
	     0),
	SEED(0, 0, 0, 0, 0x20, 1, 0, 0, 0, 0, 0, 0, 0, 72, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0,
	     0),
};
const size_t fuzz_seed_count = sizeof(fuzz_seeds) / sizeof(*fuzz_seeds);

int port_process_gone(int device, int32_t driver_pid)
{
	(void)device;
	return driver_pid & 1;
}

static void edit(const char *path, const uint8_t *data)
{
	static const size_t parts[] = {
		0,
		__builtin_offsetof(struct region, row),
		__builtin_offsetof(struct region, slot),
		__builtin_offsetof(struct region, charge),
		0,
		0,
		0,
	};
	int file = open(path, O_RDWR);
	uint64_t what;
	uint32_t where, part;

	memcpy(&where, data, 4);
	memcpy(&what, data + 4, 8);
	part = where >> 29;
	where &= 0x1ff;
	if (part == 7) {
		if (ftruncate(file, (off_t)(what % (2 * sizeof(struct region)))))
			abort();
		/* the lock only now and then: it is waited for */
	} else if (parts[part] || where >= 72 || where < 64 || !(what & 0xf)) {
		if (pwrite(file, &what, 8, (off_t)(parts[part] + where)) != 8)
			abort();
	}
	close(file);
}

static void look_at(void *context, const struct region_member *member)
{
	*(uint64_t *)context += member->bytes;
}

static void use(struct region_place *place)
{
	struct region_row about = {0};
	struct region_dying dying;
	uint64_t sum = 0;
	int row = region_row(place, "SIM-one"), file;

	if (row < 0)
		return;
	if (!region_admit(place, (unsigned)row, 100, 1000) && region_sound(place) &&
	    region_charged(place, (unsigned)row) > 1000)
		abort();
	region_lower(place, REGION_CHARGE, (unsigned)row, 50);
	region_bury(place, (unsigned)row, 0, &dying);
	file = region_look("fuzz-state", "tenant");
	if (file < 0)
		return;
	region_members(file, "SIM-one", &about, look_at, &sum);
	close(file);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char path[] = "fuzz-state/tenant/account";
	static struct region_place place;
	size_t i, edits = size ? (size - 1) / EDIT : 0, before = size ? data[0] % 8 : 0;

	setenv("PORTER_LOG", "off", 0);
	unlink(path);
	close(account_open("fuzz-state", false, "tenant"));
	for (i = 0; i < edits && i < before; i++)
		edit(path, data + 1 + i * EDIT);
	memset(&place, 0, sizeof(place));
	if (region_join(&place, "fuzz-state", false, "tenant"))
		return 0;
	for (; i < edits; i++)
		edit(path, data + 1 + i * EDIT);
	use(&place);
	region_leave(&place);
	return 0;
}
