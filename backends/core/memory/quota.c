/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "quota.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "alone.h"
#include "config.h"
#include "platform/kept.h"
#include "platform/lock.h"
#include "platform/log.h"
#include "state/region.h"
#include "role.h"
#include "platform/thread.h"

#define MS 1000000ull
#define DYING_WAIT (REGION_GRACE_NS + 100 * MS) /* of one call, in all its tries: the grace, and the looks in between */
#define DYING_ROUND (5 * MS)			/* between two looks: a driver takes some 60 ms */
#define DYING_LOGGED (100 * MS)			/* a wait of more than that is logged */
#define CALL_GAP (100 * MS)			/* a thread whose last wait ended this long ago is in another call */
#define FEW (UINT64_C(1) << 20)			/* bytes: a limit below was meant to have a unit */
#define BURY_EVERY (500 * MS)
#define ADMIT_TRIES 10

/*
 * The bytes that this process holds on a device. Only its sum, the charge, is shared: charge =
 * settled - released + inflight + overhead.
 */
struct device {
	struct port_device id;
	uint64_t limit;	 /* as configured */
	_Atomic int row; /* in the account; negative: it has no room, nothing is granted */
	/* total bytes ever; the difference is the requested memory that is not freed */
	_Atomic uint64_t settled, released;
	_Atomic uint64_t inflight; /* reserved, not settled */
	_Atomic uint64_t overhead;
	_Atomic int64_t freeing; /* of the requested bytes, may be gone from the driver already */
};

/* Zeroed in the child of a fork, also if the program called clone directly. */
struct membership {
	atomic_bool joined;
	struct lock lock; /* guards joining and the device table's growth */
};

static struct {
	_Atomic(struct membership *) membership;
	struct membership without_wipe;
	struct region_place place;
	struct device devices[REGION_ROWS];
	_Atomic unsigned count;
	_Atomic int32_t driver_pid;
	_Atomic uint64_t buried; /* when the dead were last looked for */
	pthread_once_t once;
} quota = {.once = PTHREAD_ONCE_INIT};

/* --- joining --------------------------------------------------------------------------------------------------- */

static void before_fork(void)
{
	lock_take(&atomic_load(&quota.membership)->lock);
}

static void after_fork_in_parent(void)
{
	lock_drop(&atomic_load(&quota.membership)->lock);
}

/* The child owns nothing on any device. It joins when it asks for something; its parent's place is not its own. */
static void forget(void)
{
	unsigned i, count = atomic_load(&quota.count);
	struct device *device;

	region_abandon(&quota.place);
	for (i = 0; i < count; i++) {
		device = &quota.devices[i];
		atomic_store(&device->settled, 0);
		atomic_store(&device->released, 0);
		atomic_store(&device->inflight, 0);
		atomic_store(&device->overhead, 0);
		atomic_store(&device->freeing, 0);
	}
	atomic_store(&quota.driver_pid, 0);
	thread_self()->asked.place = 0;
}

static void after_fork_in_child(void)
{
	struct membership *membership = atomic_load(&quota.membership);

	atomic_store(&membership->joined, false);
	forget();
	atomic_store(&membership->lock.word, 0);
}

static void prepare(void)
{
	struct membership *page = mmap(NULL, sizeof(*page), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (page == MAP_FAILED)
		page = &quota.without_wipe;
	else /* where that fails only fork() itself informs us */
		quota.place.forgets = !madvise(page, sizeof(*page), MADV_WIPEONFORK);
	atomic_store(&quota.membership, page);
	pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
}

static struct membership *membership(void)
{
	struct membership *found = atomic_load_explicit(&quota.membership, memory_order_acquire);

	if (found)
		return found;
	pthread_once(&quota.once, prepare);
	return atomic_load(&quota.membership);
}

static uint64_t rows_in_use(void)
{
	unsigned i, count = atomic_load(&quota.count);
	uint64_t used = 0;
	int row;

	for (i = 0; i < count; i++) {
		row = atomic_load(&quota.devices[i].row);
		used |= row < 0 ? 0 : UINT64_C(1) << row;
	}
	return used;
}

static void enter_device(struct device *device)
{
	int row = region_row(&quota.place, device->id.uuid, rows_in_use());

	atomic_store(&device->row, row);
	if (row < 0) {
		log_once(LOG_ERROR, "more than %d devices: no memory is granted on %s", REGION_ROWS, device->id.uuid);
		return;
	}
	if (atomic_load(&quota.place.map->row[row].ordered))
		log_line(LOG_INFO, "tenant %s: the limit of %s is a changed one, not the one that this process was configured with",
			 config_tenant(), device->id.uuid);
	atomic_store(&quota.place.map->row[row].limit, device->limit);
	atomic_store(&quota.place.map->row[row].number, device->id.index + 1);
}

static int join_alone(const char *why)
{
	const char *state = config_state();
	int err = region_join_alone(&quota.place);

	if (state[0])
		log_line(LOG_WARN, "tenant %s: the account in %s (PORTER_STATE): %s: this process has the limit for itself",
			 config_tenant(), state, why);
	else
		log_line(LOG_WARN, "tenant %s: no folder can keep its account: this process has the limit for itself", config_tenant());
	if (err)
		log_line(LOG_ERROR, "no account can be kept: no device memory is granted");
	return err;
}

/* The account may be in order and this process one too many, with too much open, or kept out: a
 * limit of its own would be one more for the tenant. */
static bool passes(int err)
{
	return err == -EUSERS || err == -EMFILE || err == -ENFILE || err == -ETIMEDOUT || err == -EINTR || err == ACCOUNT_UNREACHABLE;
}

static void tell_why_nothing(int err)
{
	if (err == ACCOUNT_UNREACHABLE)
		log_once(LOG_ERROR,
			 "tenant %s: user %u may not reach the account in %s (PORTER_STATE): no device memory is granted until it may; "
			 "the state folder and those above it need mode 711, or 710 and a group of this user",
			 config_tenant(), (unsigned)geteuid(), config_state());
	else
		log_once(LOG_ERROR, "tenant %s: no place in the account (%s): no device memory is granted until there is", config_tenant(),
			 err == -EUSERS ? "all are taken" : strerror(-err));
}

static int join_account(void)
{
	return region_join(&quota.place, config_state(), config_state_is_default(), config_tenant());
}

static int join_first(void)
{
	int err = join_account();

	/* The program has used up its descriptors. */
	if ((err == -EMFILE || err == -ENFILE) && kept_spend())
		err = join_account();
	if (!passes(err))
		return err ? join_alone(strerror(-err)) : 0;
	tell_why_nothing(err);
	return err;
}

/* Other threads may be using the map. */
static int join_again(void)
{
	int err = region_break(&quota.place);

	return err ? err : join_alone("was cut short or overwritten");
}

/* With the lock held. */
static bool join_locked(struct membership *member)
{
	unsigned i, count = atomic_load(&quota.count);
	bool joined = atomic_load(&member->joined);
	int err;

	if (joined && region_sound(&quota.place))
		return true;
	if (!joined && quota.place.map) /* a fork's child */
		forget();
	err = joined ? join_again() : join_first();
	if (err) {
		atomic_store(&member->joined, false);
		return false;
	}
	for (i = 0; i < count; i++)
		enter_device(&quota.devices[i]);
	atomic_store(&quota.place.map->slot[quota.place.slot].driver_pid, atomic_load(&quota.driver_pid));
	atomic_store(&member->joined, true);
	return true;
}

/* Joining opens files: a thread that is cancelled there must not take the lock with it. Returns
 * what end_exclusive wants. */
static int begin_exclusive(struct membership *member)
{
	int cancelling;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	lock_take(&member->lock);
	return cancelling;
}

static void end_exclusive(struct membership *member, int cancelling)
{
	lock_drop(&member->lock);
	pthread_setcancelstate(cancelling, NULL);
}

static bool ready(void)
{
	struct membership *member = membership();
	bool joined = atomic_load_explicit(&member->joined, memory_order_acquire);
	int cancelling;

	if (__builtin_expect(joined && region_sound(&quota.place), true))
		return true;
	cancelling = begin_exclusive(member);
	joined = join_locked(member);
	end_exclusive(member, cancelling);
	return joined;
}

static struct device *device_of(int device)
{
	if (device < 0 || (unsigned)device >= atomic_load_explicit(&quota.count, memory_order_acquire) || !ready())
		return NULL;
	return atomic_load_explicit(&quota.devices[device].row, memory_order_relaxed) < 0 ? NULL : &quota.devices[device];
}

static bool shared(void)
{
	return !atomic_load_explicit(&quota.place.alone, memory_order_relaxed) && region_sound(&quota.place);
}

/* --- calls ----------------------------------------------------------------------------------------------------- */

int quota_open(void)
{
	return config_limited() ? 0 : -ENOENT;
}

static int find_device(const char *uuid)
{
	unsigned i, count = atomic_load_explicit(&quota.count, memory_order_acquire);

	for (i = 0; i < count; i++)
		if (!strncmp(quota.devices[i].id.uuid, uuid, sizeof(quota.devices[i].id.uuid)))
			return (int)i;
	return -ENOENT;
}

static int add_device(const struct port_device *id, uint64_t limit)
{
	unsigned count = atomic_load(&quota.count);
	struct device *device = &quota.devices[count];

	if (count == REGION_ROWS)
		return -ENOSPC;
	if (limit && limit < FEW)
		log_line_once(LOG_WARN, "a limit of %llu bytes on %s: not even a context fits; %llu GiB would be %lluGiB",
			      (unsigned long long)limit, id->uuid, (unsigned long long)limit, (unsigned long long)limit);
	device->id = *id;
	device->limit = limit;
	enter_device(device);
	atomic_store_explicit(&quota.count, count + 1, memory_order_release);
	return (int)count;
}

/* A device that does not report its name is named by its position. */
static void name_device(struct port_device *id)
{
	id->uuid[sizeof(id->uuid) - 1] = '\0';
	if (!id->uuid[0])
		snprintf(id->uuid, sizeof(id->uuid), "device-%d", id->index);
}

/* The port's number of a device of this process; -1: it has none now. */
static int number_of(const struct device *on)
{
	struct port_device id;
	int device, count;

	if (port_device_count(&count))
		return -1;
	for (device = 0; device < count; device++) {
		if (port_identify(device, &id))
			continue;
		name_device(&id);
		if (!strcmp(id.uuid, on->id.uuid))
			return device;
	}
	return -1;
}

/* Called before this process holds anything on the device: then the device's used bytes are the
 * best evidence of memory that dead processes still hold. */
static void look_for_the_dead(int device)
{
	struct device *on = device_of(device);
	struct region_dying dying;

	if (on && shared() && region_charged(quota.place.map, (unsigned)on->row))
		region_bury(&quota.place, (unsigned)on->row, number_of(on), &dying);
}

int quota_device(const struct port_device *id)
{
	struct port_device named = *id;
	struct membership *member;
	int found, cancelling;
	uint64_t limit;

	name_device(&named);
	found = find_device(named.uuid);
	if (found >= 0)
		return found;
	if (!config_limit(&named, &limit))
		return -ENOENT;
	member = membership();
	cancelling = begin_exclusive(member);
	found = find_device(named.uuid);
	if (found < 0)
		found = join_locked(member) ? add_device(&named, limit) : -ENOMEM;
	end_exclusive(member, cancelling);
	if (found >= 0)
		look_for_the_dead(found);
	return found;
}

/* Take at most the bytes that are there. */
static uint64_t take(_Atomic uint64_t *from, uint64_t bytes)
{
	uint64_t have = atomic_load(from);

	while (!atomic_compare_exchange_weak(from, &have, have > bytes ? have - bytes : 0))
		;
	return have < bytes ? have : bytes;
}

/* The order matters: memory that is settled or reported meanwhile is counted twice, never zero
 * times; and `released` never overtakes `settled`. */
static uint64_t held_here(struct device *on)
{
	uint64_t inflight = atomic_load(&on->inflight), released = atomic_load(&on->released), settled = atomic_load(&on->settled);

	return settled - released + inflight + atomic_load(&on->overhead);
}

/* Held by all processes of the account. Alone, or where the account broke while it was read, only
 * our own figures are known. */
static uint64_t held(struct device *on)
{
	uint64_t charged = shared() ? region_charged(quota.place.map, (unsigned)on->row) : 0;

	return shared() ? charged : held_here(on);
}

/* An order, from any process that may write the account, replaces the configured limit, but never
 * exceeds the device. */
static uint64_t limit_now(const struct port_device *id, uint64_t ordered, uint64_t configured)
{
	if (!ordered)
		return configured;
	return id->total && ordered > id->total ? id->total : ordered;
}

static uint64_t limit_here(const struct device *on)
{
	int row = atomic_load_explicit(&on->row, memory_order_relaxed);

	if (row < 0 || atomic_load_explicit(&quota.place.alone, memory_order_relaxed))
		return on->limit;
	return limit_now(&on->id, atomic_load_explicit(&quota.place.map->row[row].ordered, memory_order_relaxed), on->limit);
}

static int admit_alone(struct device *on, uint64_t bytes)
{
	struct membership *member = membership();
	int err = -ENOMEM, cancelling = begin_exclusive(member);
	uint64_t holding;

	holding = join_locked(member) ? held_here(on) : UINT64_MAX;
	if (holding <= on->limit && bytes <= on->limit - holding) {
		atomic_fetch_add(&on->inflight, bytes);
		err = 0;
	}
	end_exclusive(member, cancelling);
	return err;
}

/* Into inflight, or -ENOMEM. */
static int admit(struct device *on, uint64_t bytes)
{
	int err;

	if (!shared())
		return admit_alone(on, bytes);
	err = region_admit(&quota.place, (unsigned)on->row, bytes, limit_here(on));
	if (!shared()) /* it broke meanwhile: figures found there mean nothing */
		return admit_alone(on, bytes);
	if (!err)
		atomic_fetch_add(&on->inflight, bytes);
	return err;
}

/* Sleeps until the next look at the dead, at most until `over`. */
static void wait_a_round(uint64_t over)
{
	uint64_t now = lock_now_ns();

	lock_sleep_ns(over > now && over - now < DYING_ROUND ? over - now : DYING_ROUND);
}

static void tell_of_wait(const struct device *on, uint64_t since, bool fits)
{
	unsigned long long ms = (lock_now_ns() - since) / MS;

	if (ms * MS < DYING_LOGGED)
		return;
	if (fits)
		log_line(LOG_INFO, "tenant %s: waited %llu ms until the memory of ended processes on %s was free", config_tenant(), ms,
			 on->id.uuid);
	else
		log_line(LOG_INFO, "tenant %s: waited %llu ms for the memory of ended processes on %s, and there is no room",
			 config_tenant(), ms, on->id.uuid);
}

int quota_await(int device, uint64_t bytes)
{
	/* A call may ask for room several times. All its waits together are bounded, also where
	 * processes go on dying. */
	struct thread_waits *waits = &thread_self()->waits;
	struct device *on = device_of(device);
	struct region_dying dying;
	uint64_t since = lock_now_ns(), charged, limit;
	bool fits, waited = false;
	int number;

	if (!on)
		return -ENOMEM;
	if (since - waits->ended > CALL_GAP)
		waits->call = since;
	number = number_of(on);
	for (;;) {
		region_bury(&quota.place, (unsigned)on->row, number, &dying);
		charged = held(on);
		limit = limit_here(on);
		fits = bytes <= limit && charged <= limit - bytes;
		if (fits || !dying.over || bytes > limit || dying.rest > limit - bytes || lock_now_ns() - waits->call >= DYING_WAIT)
			break;
		wait_a_round(dying.over);
		waited = true;
	}
	if (waited) {
		waits->ended = lock_now_ns();
		tell_of_wait(on, since, fits);
	}
	return fits ? 0 : -ENOMEM;
}

/* Room may come from processes that have died. Others may be granted it first. */
static int admit_after_the_dying(struct device *on, uint64_t bytes)
{
	int device = (int)(on - quota.devices), tries;

	for (tries = 0; tries < ADMIT_TRIES && !quota_await(device, bytes); tries++)
		if (!admit(on, bytes))
			return 0;
	return -ENOMEM;
}

int quota_reserve(int device, uint64_t bytes)
{
	struct device *on = device_of(device);
	int err;

	if (!on || bytes == UINT64_MAX)
		return -ENOMEM;
	if (!bytes) /* also when the tenant is above its limit: nothing is asked for */
		return 0;
	err = admit(on, bytes);
	return err ? admit_after_the_dying(on, bytes) : 0;
}

int quota_settle(int device, uint64_t reserved, uint64_t actual)
{
	struct device *on = device_of(device);

	if (!on)
		return -ENOMEM;
	if (actual > reserved && admit(on, actual - reserved))
		return -ENOMEM;
	/* before it leaves inflight: a report in between sees it twice, not never */
	atomic_fetch_add(&on->settled, actual);
	take(&on->inflight, actual > reserved ? actual : reserved);
	if (actual < reserved)
		region_uncharge(&quota.place, (unsigned)on->row, reserved - actual);
	return 0;
}

int quota_settle_await(int device, uint64_t reserved, uint64_t actual)
{
	if (!quota_settle(device, reserved, actual))
		return 0;
	return quota_await(device, actual > reserved ? actual - reserved : 0) ? -ENOMEM : quota_settle(device, reserved, actual);
}

void quota_cancel(int device, uint64_t reserved)
{
	struct device *on = device_of(device);

	if (on)
		region_uncharge(&quota.place, (unsigned)on->row, take(&on->inflight, reserved));
}

void quota_release(int device, uint64_t bytes)
{
	struct device *on = device_of(device);
	uint64_t released, settled, part;

	if (!on)
		return;
	released = atomic_load(&on->released);
	do {
		settled = atomic_load(&on->settled);
		part = settled - released < bytes ? settled - released : bytes;
	} while (!atomic_compare_exchange_weak(&on->released, &released, released + part));
	if (part < bytes)
		log_once(LOG_WARN, "more device memory was released than was requested; the rest is not counted");
	region_uncharge(&quota.place, (unsigned)on->row, part);
}

/* --- the driver's figures ---------------------------------------------------------------------- */

void quota_freeing(int device, int64_t bytes)
{
	struct device *on = device_of(device);

	if (on)
		atomic_fetch_add(&on->freeing, bytes);
}

bool quota_others_freeing(int device, uint64_t own)
{
	struct device *on = device_of(device);

	return on && atomic_load(&on->freeing) > (int64_t)own;
}

void quota_report_begin(int device)
{
	struct device *on = device_of(device);
	struct thread_asked *asked;

	if (!on)
		return;
	asked = &thread_self()->asked;
	asked->place = device + 1;
	asked->released = atomic_load(&on->released);
	asked->settled = atomic_load(&on->settled);
}

/* What may have been in the driver's figure of our requested bytes, at most and at least, at any
 * time since it was asked. */
static void bounds(struct device *on, const struct thread_asked *begin, uint64_t gone, uint64_t *least, uint64_t *most)
{
	uint64_t inflight = atomic_load(&on->inflight), settled, released, first_settled, first_released;
	int64_t freeing = atomic_load(&on->freeing) - (int64_t)gone;

	released = atomic_load(&on->released);
	settled = atomic_load(&on->settled);
	first_settled = begin ? begin->settled : settled;
	first_released = begin ? begin->released : released;
	*most = settled - first_released + inflight;
	*least = first_settled > released ? first_settled - released : 0;
	if (freeing > 0)
		*least = *least > (uint64_t)freeing ? *least - (uint64_t)freeing : 0;
}

static void bury_now_and_then(struct device *on)
{
	uint64_t last = atomic_load_explicit(&quota.buried, memory_order_relaxed), now = lock_now_ns();
	struct region_dying dying;

	if (now - last > BURY_EVERY && atomic_compare_exchange_strong(&quota.buried, &last, now))
		region_bury(&quota.place, (unsigned)on->row, number_of(on), &dying);
}

int quota_report(int device, uint64_t reported, uint64_t gone, bool *certain)
{
	struct device *on = device_of(device);
	struct thread_asked *asked = &thread_self()->asked;
	uint64_t least, most, low, high, old, new, more, less;

	if (certain)
		*certain = false;
	if (!on)
		return -ENOMEM;
	bounds(on, asked->place == device + 1 ? asked : NULL, gone, &least, &most);
	asked->place = 0;
	low = reported > most ? reported - most : 0;
	high = reported > least ? reported - least : 0;
	/* Charged before another thread can take it for its own and uncharge it. */
	for (old = atomic_load(&on->overhead);;) {
		new = old < low ? low : old > high ? high : old;
		more = new > old ? new - old : 0;
		less = old > new ? old - new : 0;
		region_charge(&quota.place, (unsigned)on->row, more);
		if (atomic_compare_exchange_weak(&on->overhead, &old, new))
			break;
		region_uncharge(&quota.place, (unsigned)on->row, more);
	}
	region_uncharge(&quota.place, (unsigned)on->row, less);
	if (certain)
		*certain = new == high;
	return held(on) > limit_here(on) ? -ENOMEM : 0;
}

uint64_t quota_context_bytes(int device)
{
	struct device *on = device_of(device);

	return on ? atomic_load(&quota.place.map->row[on->row].context) : 0;
}

void quota_learn_context(int device, uint64_t bytes)
{
	struct device *on = device_of(device);

	if (on)
		atomic_store(&quota.place.map->row[on->row].context, bytes);
}

void quota_driver_pid(int32_t pid)
{
	atomic_store(&quota.driver_pid, pid);
	if (ready())
		atomic_store(&quota.place.map->slot[quota.place.slot].driver_pid, pid);
}

/* --- memory named between processes ---------------------------------------------------------------------------- */

void quota_export(int device, uint64_t bytes)
{
	struct device *on = device_of(device);

	if (on)
		region_export(&quota.place, (unsigned)on->row, bytes);
}

uint64_t quota_opened(int device)
{
	struct device *on = device_of(device);

	return on ? region_opened(quota.place.map, (unsigned)on->row) : 0;
}

void quota_orphan(int device, uint64_t bytes, uint64_t opened_before)
{
	struct device *on = device_of(device);

	if (on)
		region_orphan(&quota.place, (unsigned)on->row, bytes, opened_before);
}

int quota_import(int device, uint64_t bytes)
{
	struct device *on = device_of(device);

	if (!on)
		return -ENOMEM;
	if (!region_import(&quota.place, (unsigned)on->row, bytes, limit_here(on)))
		return 0;
	/* it may need less: part of it may count for another process's import already */
	quota_await(device, bytes);
	return region_import(&quota.place, (unsigned)on->row, bytes, limit_here(on));
}

void quota_import_end(int device, uint64_t bytes)
{
	struct device *on = device_of(device);

	if (on)
		region_import_end(&quota.place, (unsigned)on->row, bytes);
}

/* --- views ----------------------------------------------------------------------------------------------------- */

static void fill(struct quota_view *out, uint64_t limit, uint64_t charged)
{
	out->limit = limit;
	out->charged = charged;
	out->used = charged < limit ? charged : limit;
}

int quota_view(int device, struct quota_view *out)
{
	struct device *on = device_of(device);

	if (!on)
		return -ENOENT;
	bury_now_and_then(on);
	fill(out, limit_here(on), held(on));
	return 0;
}

/* The limit of a device of which only the UUID and its row in the account are known. */
static bool limit_of(const char *uuid, const struct region_row *row, uint64_t *limit)
{
	uint64_t ordered = atomic_load(&row->ordered), configured = atomic_load(&row->limit);
	struct port_device id;
	int device, count = 0;

	if (port_device_count(&count))
		count = 0;
	for (device = 0; device < count; device++) {
		if (port_identify(device, &id) || strncmp(id.uuid, uuid, sizeof(id.uuid)))
			continue;
		if (!config_limit(&id, limit))
			return false;
		*limit = limit_now(&id, ordered, *limit);
		return true;
	}
	memset(&id, 0, sizeof(id));
	snprintf(id.uuid, sizeof(id.uuid), "%s", uuid);
	id.index = -1;
	*limit = configured;
	if (!configured && !config_limit(&id, limit))
		return false;
	*limit = limit_now(&id, ordered, *limit);
	return true;
}

/* The living members on a device, as the account's file says. */
static void members(const char *uuid, struct region_row *row, region_member_fn *tell, void *context)
{
	int file = region_look(config_state(), config_tenant());

	if (file < 0)
		return;
	region_members(file, uuid, row, tell, context);
	mapped_done(file);
}

static bool known_in_account(int index, const char *text, char *uuid)
{
	int file = region_look(config_state(), config_tenant());
	bool found = file >= 0 && region_known(file, index, text, uuid);

	mapped_done(file);
	return found;
}

bool quota_known(int index, const char *text, char *uuid)
{
	return alone_known(index, text, uuid) || known_in_account(index, text, uuid);
}

static uint64_t unowned(const char *uuid)
{
	int file = region_look(config_state(), config_tenant());
	uint64_t bytes = file < 0 ? 0 : region_look_unowned(file, uuid);

	mapped_done(file);
	return bytes;
}

static void add_up(void *context, const struct region_member *member)
{
	uint64_t *sum = context;

	*sum = member->bytes > UINT64_MAX - *sum ? UINT64_MAX : *sum + member->bytes;
}

int quota_view_uuid(const char *uuid, struct quota_view *out)
{
	struct region_row row = {0};
	struct alone_device own;
	int device = find_device(uuid);
	uint64_t limit, charged = 0;

	if (device >= 0)
		return quota_view(device, out);
	if (quota_open())
		return -ENOENT;
	if (alone_held(uuid, &own)) {
		fill(out, own.limit, own.bytes);
		return 0;
	}
	members(uuid, &row, add_up, &charged);
	charged = role_add(charged, unowned(uuid));
	if (!limit_of(uuid, &row, &limit))
		return -ENOENT;
	fill(out, limit, charged);
	return 0;
}

struct list {
	struct quota_process *out;
	unsigned count, room;
	uint64_t pid_space;
};

static void append(void *context, const struct region_member *member)
{
	struct list *list = context;

	if (list->count < list->room)
		list->out[list->count] = (struct quota_process){
			.pid = member->pid_space == list->pid_space ? member->pid : 0,
			.driver_pid = member->driver_pid,
			.bytes = member->bytes,
		};
	list->count++;
}

/* The bytes that this process holds on a device where it has an account for itself, in this library
 * or another one. */
static bool held_alone(const char *uuid, struct alone_device *out)
{
	int device = find_device(uuid);

	if (device < 0)
		return alone_held(uuid, out);
	return ready() && alone_tell((unsigned)device, out);
}

unsigned quota_processes(const char *uuid, struct quota_process *out, unsigned room)
{
	struct list list = {.out = out, .room = room, .pid_space = kept_pid_space()};
	struct region_row row = {0};
	struct alone_device own;

	if (!held_alone(uuid, &own))
		members(uuid, &row, append, &list);
	else if (own.bytes)
		append(&list,
		       &(struct region_member){
			       .pid = getpid(),
			       .pid_space = list.pid_space,
			       .driver_pid = own.driver_pid,
			       .bytes = own.bytes,
		       });
	return list.count;
}

/* Also where the account is found broken, and this process has not joined again yet. */
static bool has_own_account(void)
{
	struct membership *member = atomic_load_explicit(&quota.membership, memory_order_acquire);

	return member && atomic_load_explicit(&member->joined, memory_order_acquire) && !shared();
}

bool alone_tell(unsigned number, struct alone_device *out)
{
	struct device *on;

	if (number >= atomic_load_explicit(&quota.count, memory_order_acquire) || !has_own_account())
		return false;
	on = &quota.devices[number];
	*out = (struct alone_device){
		.index = on->id.index,
		.driver_pid = atomic_load(&quota.driver_pid),
		.limit = on->limit,
		.bytes = held_here(on),
	};
	memcpy(out->uuid, on->id.uuid, sizeof(out->uuid));
	return true;
}
