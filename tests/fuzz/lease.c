/* SPDX-License-Identifier: Apache-2.0 */
/*
 * With any content of a lease's file, before, while and after it is joined: no crash, no hang, no
 * answer that is out of bounds. An input is a byte: the number of edits before joining; a seed for
 * the calls; and a list of edits: 4 bytes where (the top bits pick a part), 8 bytes with the value.
 */
#define _GNU_SOURCE
#include "fuzz.h"

#include <fcntl.h>
#include <sys/stat.h>

#include "lease/arbiter_file.h"
#include "platform/lock.h"

#define EDIT 12
#define MS UINT64_C(1000000)
#define FOLDER "fuzz-leases"
#define PATH FOLDER "/GPU-1.lease"
#define STEPS 24

/* edits before, the seed, then {where, value} */
#define SEED(...) \
	{ \
		sizeof((uint8_t[]){__VA_ARGS__}), \
		{ \
			__VA_ARGS__ \
		} \
	}
const struct fuzz_input fuzz_seeds[] = {
	SEED(0, 1),
	SEED(1, 2, 8, 0, 0, 0, 2, 0, 0, 0, 64, 0, 0, 0),    /* another version */
	SEED(0, 3, 0, 0, 0, 0xe0, 0, 16, 0, 0, 0, 0, 0, 0), /* cut short */
	/* the word: another's, closing */
	SEED(0, 4, 0, 0, 0, 0x20, 2, 1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
	SEED(1, 5, 0, 0, 0, 0x20, 0xff, 0, 1, 0, 0, 0, 0, 0), /* no tenant's */
	SEED(0, 6, 72, 0, 0, 0x20, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
	     0x7f), /* a turn that does not end */
	SEED(1, 7, 8, 0, 0, 0x60, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0), /* process slots in use */
	SEED(0, 8, 112, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 120, 0, 0, 0x40, 0xff, 0xff, 0xff, 0xff,
	     0xff, 0xff, 0xff, 0xff),
};
const size_t fuzz_seed_count = sizeof(fuzz_seeds) / sizeof(*fuzz_seeds);

static void edit(const uint8_t *data)
{
	static const struct {
		size_t at, rows, size;
	} parts[] = {
		{0, 1, 64},
		{__builtin_offsetof(struct arbiter, turn), 1, 64},
		{__builtin_offsetof(struct arbiter, tenant), SHARE_TENANTS,
		 sizeof(struct arbiter_tenant)},
		{__builtin_offsetof(struct arbiter, process), ARBITER_PROCESSES,
		 sizeof(struct arbiter_process)},
		{__builtin_offsetof(struct arbiter, lock), 1, 64},
		{__builtin_offsetof(struct arbiter, process), 4, sizeof(struct arbiter_process)},
		{__builtin_offsetof(struct arbiter, tenant), 4, sizeof(struct arbiter_tenant)},
	};
	int file = open(PATH, O_RDWR);
	uint64_t what;
	uint32_t where, part;
	size_t at;

	if (file < 0)
		return;
	memcpy(&where, data, 4);
	memcpy(&what, data + 4, 8);
	part = where >> 29;
	if (part == 7) {
		if (ftruncate(file, (off_t)(what % (2 * sizeof(struct arbiter)))))
			abort();
	} else {
		at = (where >> 16 & 0x1fff) % parts[part].rows * parts[part].size +
			(where & 0xffff) % parts[part].size;
		/* The lock only now and then: it is waited for. */
		if ((part != 4 || at >= 8 || !(what & 0xf)) &&
		    pwrite(file, &what, 8, (off_t)(parts[part].at + at)) != 8)
			abort();
	}
	close(file);
}

/* One thing that a gate does. `now` may be any time near ours. */
static void step(struct arbiter_place *place, uint64_t *epoch, uint8_t what, uint64_t now)
{
	uint64_t until = 0, held;

	switch (what % 8) {
	case 0:
	case 1:
		held = arbiter_hold(place, now, &until);
		if (until < now || until > now + 5 * MS)
			abort();
		*epoch = held ? held : *epoch;
		break;
	case 2:
		arbiter_begin(place, *epoch);
		break;
	case 3:
		arbiter_charge(place, (uint64_t)what << (what % 40), now);
		break;
	case 4:
		arbiter_close(place, *epoch, now);
		break;
	case 5:
		arbiter_end(place, now);
		break;
	case 6:
		(void)(arbiter_ends(place) + arbiter_holds(place, *epoch));
		(void)(arbiter_gated(place) && *arbiter_gated(place));
		arbiter_unwant(place);
		arbiter_waited(place, what);
		break;
	default:
		arbiter_wait(place, lock_now_ns() + MS / 100);
		break;
	}
}

static void use(struct arbiter_place *place, uint64_t *random)
{
	uint64_t epoch = 0, now = lock_now_ns();

	for (int i = 0; i < STEPS; i++) {
		*random ^= *random << 13, *random ^= *random >> 7, *random ^= *random << 17;
		now += *random >> 40;
		step(place, &epoch, (uint8_t)(*random >> 8), now);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct share_terms terms = {
		.weight = SHARE_WEIGHT, .cap = SHARE_WHOLE, .priority = SHARE_NORMAL};
	static const struct share_terms capped = {
		.weight = 1, .cap = 300000, .floor = 300000, .priority = SHARE_HIGH};
	static struct arbiter_place place, other;
	size_t i, edits = size > 2 ? (size - 2) / EDIT : 0, before = size ? data[0] % 8 : 0;
	uint64_t random = (size > 1 ? data[1] : 0) * UINT64_C(0x9e3779b97f4a7c15) | 1;

	setenv("PORTER_LOG", "off", 0);
	unlink(PATH);
	if (!arbiter_join(&other, FOLDER, "GPU-1", "other", &capped))
		use(&other, &random);
	if (random & 0x100)
		arbiter_leave(&other);
	for (i = 0; i < edits && i < before; i++)
		edit(data + 2 + i * EDIT);
	if (!arbiter_join(&place, FOLDER, "GPU-1", "tenant", &terms)) {
		use(&place, &random);
		for (; i < edits; i++)
			edit(data + 2 + i * EDIT);
		use(&place, &random);
		arbiter_set(PATH, "tenant", &capped);
		use(&place, &random);
		arbiter_leave(&place);
	}
	arbiter_leave(&other);
	return 0;
}
