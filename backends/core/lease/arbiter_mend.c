/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Damaged leases. A process knows its own entries in the file, and the values that the figures of
 * its tenant can have reached since its last check. If the header or one of these values is wrong, a
 * new file takes the place of the damaged one, and all processes join it at their next check. Values
 * that are corrected in use are not checked: the lease word, short locks, slots of dead processes.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
#include <sys/mman.h>

#include "arbiter_gang.h"
#include "arbiter_state.h"
#include "platform/log.h"

#define CREDIT ((int64_t)SHARE_CREDIT_NS)

/* This process holds the lock of the slot, so no other one uses it. */
static void mend_slot(struct arbiter_place *place)
{
	struct arbiter_process *process = own_process(place);

	if (atomic_load(&process->state) == ARBITER_USED &&
	    atomic_load(&process->tenant) == place->tenant)
		return;
	atomic_store(&process->tenant, place->tenant);
	atomic_store(&process->state, ARBITER_USED);
	reach(place->map, place->process);
}

/* The largest virtual time of another tenant: a tenant that returns from idleness gets no more. */
static uint64_t furthest(const struct arbiter_place *place)
{
	uint64_t most = 0;
	struct share_tenant about;

	for (uint32_t i = 0; i < SHARE_TENANTS; i++) {
		if (i == place->tenant)
			continue;
		arbiter_load(&place->map->tenant[i], &about);
		most = about.virtual > most ? about.virtual : most;
	}
	return most;
}

static bool can_be_virtual(const struct arbiter_place *place, const struct share_tenant *is,
			   uint64_t now)
{
	const struct share_tenant *was = &place->check.last;
	uint64_t most = furthest(place);

	if (is->virtual < was->virtual) /* one that is far ahead is let off some of it */
		return is->virtual >= share_by_weight(is, SHARE_DEBT_NS);
	if (most < was->virtual)
		most = was->virtual;
	return is->virtual < most ||
		is->virtual - most <=
		share_by_weight(is,
				is->used - was->used + since(now, place->check.checked) +
					SHARE_CREDIT_NS);
}

static bool can_be_credit(const struct arbiter_place *place, const struct share_tenant *is)
{
	const struct share_tenant *was = &place->check.last;
	int64_t used = (int64_t)(is->used - was->used), before = was->credit < 0 ? was->credit : 0;
	uint32_t rate = is->terms.cap < SHARE_WHOLE ? is->terms.cap : is->terms.floor;

	if (used > (int64_t)SHARE_DEBT_NS)
		used = (int64_t)SHARE_DEBT_NS;
	return is->credit >= before - used - CREDIT &&
		is->credit <= 4 * CREDIT + (int64_t)SHARE_LATE_NS * rate / SHARE_WHOLE;
}

/*
 * Lowers credit that this process could not use: other tenants would wait for unused turns. Only the
 * noted credit counts, and the time of that note stays. Without it share.c could not bound the credit
 * that a tenant earns while it is idle.
 */
static void mend_credit(struct arbiter_place *place, struct share_tenant *is, uint64_t now)
{
	int64_t most = arbiter_guard_credit(place, now);
	struct share_tenant before = *is;
	uint64_t token;

	if (is->terms.cap >= SHARE_WHOLE || most == INT64_MAX || is->credit - CREDIT <= most)
		return;
	is->credit = most;
	token = arbiter_take(place);
	if (!arbiter_store(&place->map->tenant[place->tenant], &before, is))
		*is = before;
	arbiter_drop(place, token);
}

/* Of our tenant, since it was last looked at. */
static bool can_be(const struct arbiter_place *place, const struct share_tenant *is, uint64_t now)
{
	const struct share_tenant *was = &place->check.last;

	if (!arbiter_may_be_meant(&is->terms) || is->used < was->used ||
	    since(is->credited, now) > ARBITER_SKEW)
		return false;
	if (!place->check.checked || memcmp(&is->terms, &was->terms, sizeof(is->terms)))
		return true; /* other terms: figures by the former ones may be anything now */
	return can_be_credit(place, is) && can_be_virtual(place, is, now);
}

static bool is_removed(const struct arbiter_place *place)
{
	return mapped_removed(place->path, (dev_t)place->device, (ino_t)place->inode);
}

/* Read again where it seems wrong: it may have been written meanwhile. */
static bool is_right(const struct arbiter_place *place, struct share_tenant *is, uint64_t now)
{
	for (int tries = 0; tries < 3; tries++) {
		arbiter_load(&place->map->tenant[place->tenant], is);
		if (can_be(place, is, now))
			return true;
	}
	return false;
}

bool arbiter_check(struct arbiter_place *place, uint64_t now)
{
	struct share_tenant is;

	if (place->alone)
		return !place->path[0] || now < place->check.again;
	if (!arbiter_sound(place) || !mapped_is_valid(&place->map->header, &arbiter_kind))
		return false;
	if (place->map->header.stamp != place->stamp || is_removed(place))
		return false;
	if (arbiter_find(place->map, place->name) != (int)place->tenant ||
	    !is_right(place, &is, now))
		return false;
	mend_slot(place);
	arbiter_regate(place->map);
	if (memcmp(&is.terms, &place->check.holds, sizeof(is.terms)))
		arbiter_guard_terms(place, &is.terms);
	mend_credit(place, &is, now);
	arbiter_guard_follow(place, &is, now);
	place->check.last = is;
	place->check.bound = arbiter_bound(place);
	place->check.checked = now;
	return true;
}

/* The new file gets the used time of the tenant, the debt of this process, and ordered terms. */
static void take_along(struct arbiter_place *fresh, const struct arbiter_place *former,
		       uint64_t now)
{
	struct arbiter_tenant *row = &fresh->map->tenant[fresh->tenant];
	struct share_tenant before, about;
	unsigned tries = 0;
	int64_t credit = arbiter_guard_credit(former, now);

	do {
		arbiter_load(row, &before);
		about = before;
		if (!memcmp(&about.terms, &former->check.configured, sizeof(about.terms)))
			about.terms = former->check.holds;
		about.used =
			about.used > former->check.last.used ? about.used : former->check.last.used;
		about.credit = about.credit < credit ? about.credit : credit;
	} while (!arbiter_store(row, &before, &about) && tries++ < ARBITER_TRIES);
	fresh->check.last = about;
}

/* Epochs of the former file name nothing in this one: they go up with the time, and a turn takes more than 1 us. */
static void begin_epochs(struct arbiter *map, uint64_t now)
{
	uint64_t none = 0;

	atomic_compare_exchange_strong(&map->turn.word, &none, open_word(now / 1024, 0));
}

/* After a new file the next one has to wait. Without one, the damaged file is still refused. */
static void note_mended(struct arbiter_place *fresh, const struct arbiter_place *former,
			uint64_t now)
{
	fresh->check.mends =
		former->check.mended && since(now, former->check.mended) < MEND_QUIET_NS
		? former->check.mends
		: 0;
	fresh->check.mended = former->check.mended;
	if (fresh->alone) {
		fresh->check.again =
			former->check.again > now ? former->check.again : later(now, MEND_AGAIN_NS);
		fresh->device = former->device;
		fresh->inode = former->inode;
		fresh->stamp = former->stamp;
		return;
	}
	fresh->check.again = later(now, MEND_AGAIN_NS << fresh->check.mends);
	fresh->check.mends += fresh->check.mends < MEND_AGAIN_DOUBLINGS;
	fresh->check.mended = now;
}

int arbiter_mend(struct arbiter_place *place, struct arbiter_place *fresh, uint64_t now)
{
	int err = now < place->check.again ? -EAGAIN : arbiter_join_anew(fresh, place, false);

	if (err && place->alone) {
		place->check.again = later(now, MEND_AGAIN_NS);
		return err;
	}
	if (err)
		err = arbiter_join_anew(fresh, place, true);
	if (err)
		return err;
	take_along(fresh, place, now);
	begin_epochs(fresh->map, now);
	if (place->check.bound)
		arbiter_bind(fresh);
	note_mended(fresh, place, now);
	log_line(LOG_WARN, "%s was damaged, removed or replaced: %s", place->path,
		 fresh->alone ? "this process keeps to its own share, and sees no other"
			      : "this process takes part in the one that is there now");
	return 0;
}

void arbiter_replace(struct arbiter_place *place, struct arbiter_place *fresh)
{
	struct arbiter *map = place->map;

	mapped_guard(NULL, 0, &fresh->broken);
	atomic_store(&place->broken, false);
	/* In one step: a thread that is looking at it sees the one or the other. */
	if (mremap(fresh->map, sizeof(*map), sizeof(*map), MREMAP_MAYMOVE | MREMAP_FIXED, map) ==
	    MAP_FAILED) {
		munmap(fresh->map, sizeof(*map));
		return;
	}
	place->process = fresh->process;
	place->tenant = fresh->tenant;
	place->alone = fresh->alone;
	place->ours = fresh->ours;
	place->device = fresh->device;
	place->inode = fresh->inode;
	place->stamp = fresh->stamp;
	place->check.last = fresh->check.last;
	place->check.checked = 0;
	place->check.again = fresh->check.again;
	place->check.mended = fresh->check.mended;
	place->check.mends = fresh->check.mends;
	atomic_store(&place->asked, 0);
	atomic_store(&place->vouched, atomic_load(&fresh->vouched));
}
