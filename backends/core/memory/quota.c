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
/* of one call, in all its tries: the grace, and the looks in between */
#define DYING_WAIT (REGION_GRACE_NS + 100 * MS)
#define DYING_ROUND (5 * MS)	/* between two looks: a driver takes some 60 ms */
#define DYING_LOGGED (100 * MS) /* a wait of more than that is logged */
#define CALL_GAP (100 * MS) /* a thread whose last wait ended this long ago is in another call */
#define FEW (UINT64_C(1) << 20) /* bytes: a limit below was meant to have a unit */
#define BURY_EVERY (500 * MS)
#define ADMIT_TRIES 10
#define LOG_EVERY (10000 * MS)
#define CHECK_EVERY (100 * MS) /* of the account's file, by the sampler's thread */
/* a request checks first after a longer time: the thread may be stopped */
#define CHECKED_LATELY (250 * MS)

/*
 * The bytes that this process holds on a device. Only its charge is shared: charge = settled -
 * released + pending (region.h) + overhead. region_begin's lock guards all of them.
 */
struct device {
	struct port_device id;
	uint64_t limit; /* as configured */
	_Atomic int
		row; /* as region_row numbers it; negative: the account has no room, nothing is granted */
	/* total bytes ever; the difference is the requested memory that is not freed */
	uint64_t settled, released;
	uint64_t overhead;
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
	_Atomic uint64_t buried;  /* when the dead were last looked for */
	_Atomic uint64_t checked; /* when the account was last checked */
	uint64_t logged;	  /* when it was last logged that the account was damaged */
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
		device->settled = device->released = device->overhead = 0;
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
	struct membership *page = mmap(NULL, sizeof(*page), PROT_READ | PROT_WRITE,
				       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (page == MAP_FAILED)
		page = &quota.without_wipe;
	else /* where that fails only fork() itself informs us */
		quota.place.forgets = !madvise(page, sizeof(*page), MADV_WIPEONFORK);
	atomic_store(&quota.membership, page);
	pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
}

__attribute__((noinline)) static struct membership *make_membership(void)
{
	pthread_once(&quota.once, prepare);
	return atomic_load(&quota.membership);
}

static inline struct membership *membership(void)
{
	struct membership *found = atomic_load_explicit(&quota.membership, memory_order_acquire);

	return __builtin_expect(found != NULL, true) ? found : make_membership();
}

/* For readers of the account: about a device of ours. */
static void publish(const struct device *device)
{
	int at = region_row_at(&quota.place, (unsigned)atomic_load(&device->row));

	if (at < 0)
		return;
	atomic_store(&quota.place.map->row[at].limit, device->limit);
	atomic_store(&quota.place.map->row[at].number, device->id.index + 1);
}

static uint64_t ordered_for(const struct device *device)
{
	int row = atomic_load_explicit(&device->row, memory_order_relaxed);

	if (row < 0 || atomic_load_explicit(&quota.place.alone, memory_order_relaxed))
		return 0;
	return region_ordered(&quota.place, (unsigned)row);
}

static void enter_device(struct device *device)
{
	int row = region_row(&quota.place, device->id.uuid);

	atomic_store(&device->row, row);
	if (row < 0) {
		log_once(LOG_ERROR, "more than %d devices: no memory is granted on %s", REGION_ROWS,
			 device->id.uuid);
		return;
	}
	if (ordered_for(device))
		log_line(
			LOG_INFO,
			"tenant %s: the limit of %s is a changed one, not the one that this process was configured with",
			config_tenant(), device->id.uuid);
	publish(device);
}

static int join_alone(const char *why)
{
	const char *state = config_state();
	int err = region_join_alone(&quota.place);

	if (state[0])
		log_line(
			LOG_WARN,
			"tenant %s: the account in %s (PORTER_STATE): %s: this process has the limit for itself",
			config_tenant(), state, why);
	else
		log_line(
			LOG_WARN,
			"tenant %s: no folder can keep its account: this process has the limit for itself",
			config_tenant());
	if (err)
		log_line(LOG_ERROR, "no account can be kept: no device memory is granted");
	return err;
}

/* The tenant has put a folder where its account is. */
static bool is_in_the_way(int err)
{
	return err == -EISDIR || err == -ENOTEMPTY || err == -EEXIST;
}

/* The account may be in order and this process one too many, with too much open, or kept out: a
 * limit of its own would be one more for the tenant. */
static bool passes(int err)
{
	return err == -EUSERS || err == -EMFILE || err == -ENFILE || err == -ETIMEDOUT ||
		err == -EINTR || err == -ESTALE || is_in_the_way(err) || err == ACCOUNT_UNREACHABLE;
}

static void tell_why_nothing(int err)
{
	if (err == ACCOUNT_UNREACHABLE)
		log_once(
			LOG_ERROR,
			"tenant %s: user %u may not reach the account in %s (PORTER_STATE): no device memory is granted until it may; "
			"the state folder and those above it need mode 711, or 710 and a group of this user",
			config_tenant(), (unsigned)geteuid(), config_state());
	else
		log_once(
			LOG_ERROR,
			"tenant %s: no place in the account (%s): no device memory is granted until there is",
			config_tenant(), err == -EUSERS ? "all are taken" : strerror(-err));
}

static int join_account(void)
{
	return region_join(&quota.place, config_state(), config_state_is_default(),
			   config_tenant());
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

static void publish_all(void)
{
	unsigned i, count = atomic_load(&quota.count);

	for (i = 0; i < count; i++)
		if (atomic_load(&quota.devices[i].row) >= 0)
			publish(&quota.devices[i]);
	region_driver_pid(&quota.place, atomic_load(&quota.driver_pid));
}

/* The file is not ours any more. Until another one is, nothing is granted. */
static void mend(uint64_t now)
{
	int err = region_mend(&quota.place, now);

	if ((err == -EMFILE || err == -ENFILE) && kept_spend()) {
		atomic_store(&quota.place.again, 0);
		err = region_mend(&quota.place, now);
	}
	if (err == -EAGAIN)
		return;
	if (err) {
		tell_why_nothing(err);
		return;
	}
	publish_all();
	if (quota.logged && now - quota.logged < LOG_EVERY)
		return;
	quota.logged = now;
	log_line(
		LOG_WARN,
		"tenant %s: the account in %s (PORTER_STATE) was damaged, removed or replaced: the charges of this process are in another "
		"one now; no memory is granted until all processes of the tenant are there",
		config_tenant(), config_state());
}

/* With the lock held. */
static bool join_locked(struct membership *member)
{
	unsigned i, count = atomic_load(&quota.count);
	bool joined = atomic_load(&member->joined);

	if (joined && !region_sound(&quota.place))
		mend(lock_now_ns());
	if (joined)
		return true;
	if (quota.place.map) /* a fork's child */
		forget();
	if (join_first()) {
		atomic_store(&member->joined, false);
		return false;
	}
	for (i = 0; i < count; i++)
		enter_device(&quota.devices[i]);
	region_driver_pid(&quota.place, atomic_load(&quota.driver_pid));
	atomic_store(&quota.checked, lock_about_now_ns());
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

__attribute__((noinline)) static bool join_or_mend(struct membership *member, bool joined)
{
	int cancelling;

	if (joined &&
	    lock_now_ns() < atomic_load(&quota.place.again)) /* nothing is granted meanwhile */
		return true;
	cancelling = begin_exclusive(member);
	joined = join_locked(member);
	end_exclusive(member, cancelling);
	return joined;
}

static inline bool ready(void)
{
	struct membership *member = membership();
	bool joined = atomic_load_explicit(&member->joined, memory_order_acquire);

	return __builtin_expect(joined && region_sound(&quota.place), true) ||
		join_or_mend(member, joined);
}

static struct device *device_of(int device)
{
	if (device < 0 ||
	    (unsigned)device >= atomic_load_explicit(&quota.count, memory_order_acquire) ||
	    !ready())
		return NULL;
	return atomic_load_explicit(&quota.devices[device].row, memory_order_relaxed) < 0
		? NULL
		: &quota.devices[device];
}

static bool shared(void)
{
	return !atomic_load_explicit(&quota.place.alone, memory_order_relaxed) &&
		region_sound(&quota.place);
}

static void check(uint64_t now)
{
	struct membership *member = membership();
	int cancelling = begin_exclusive(member);

	if (atomic_load(&member->joined) && quota.place.map) {
		if (!region_check(&quota.place))
			mend(now);
		(void)region_settle(&quota.place, now);
	}
	end_exclusive(member, cancelling);
}

static void check_after(uint64_t ns)
{
	uint64_t last = atomic_load_explicit(&quota.checked, memory_order_relaxed),
		 now = lock_about_now_ns();

	if (now - last >= ns && atomic_compare_exchange_strong(&quota.checked, &last, now))
		check(lock_now_ns());
}

void quota_check(void)
{
	check_after(CHECK_EVERY / 2);
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
		log_line_once(
			LOG_WARN,
			"a limit of %llu bytes on %s: not even a context fits; %llu GiB would be %lluGiB",
			(unsigned long long)limit, id->uuid, (unsigned long long)limit,
			(unsigned long long)limit);
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

	if (on && shared() && region_charged(&quota.place, (unsigned)on->row))
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

static uint64_t held_here(const struct device *on)
{
	int row = atomic_load_explicit(&on->row, memory_order_relaxed);
	uint64_t bytes;

	if (row < 0)
		return 0;
	region_begin(&quota.place);
	bytes = quota.place.own.figure[REGION_CHARGE][row];
	region_end(&quota.place);
	return bytes;
}

/* Held by all processes of the account. Where it broke, or breaks while it is read, our own figures
 * are known, and those of other processes at the last check. */
static uint64_t held(struct device *on)
{
	uint64_t charged = shared() ? region_charged(&quota.place, (unsigned)on->row) : 0;

	return shared() ? charged
			: role_add(held_here(on), atomic_load(&quota.place.own.others[on->row]));
}

bool quota_watched(void)
{
	unsigned i, count = atomic_load_explicit(&quota.count, memory_order_acquire);

	if (count && !region_settled(&quota.place))
		return true;
	for (i = 0; i < count; i++)
		if (held_here(&quota.devices[i]))
			return true;
	return false;
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
	return limit_now(&on->id, ordered_for(on), on->limit);
}

/* The account is in order, and all that is charged to the tenant is in it; or it is for this process alone. */
static bool is_open(void)
{
	uint64_t now;

	if (region_settled(&quota.place))
		return region_sound(&quota.place);
	now = lock_now_ns();
	if (now >= atomic_load(&quota.place.settles))
		check(now);
	return region_settled(&quota.place) && region_sound(&quota.place);
}

static int admit_alone(struct device *on, uint64_t bytes)
{
	struct membership *member = membership();
	int err = -ENOMEM, cancelling = begin_exclusive(member);
	uint64_t holding;

	holding = join_locked(member) && atomic_load(&quota.place.alone) ? held(on) : UINT64_MAX;
	if (holding <= on->limit && bytes <= on->limit - holding) {
		region_reserve(&quota.place, (unsigned)on->row, bytes);
		err = 0;
	}
	end_exclusive(member, cancelling);
	return err;
}

/* Pending from now on, or -ENOMEM. */
static int admit(struct device *on, uint64_t bytes)
{
	if (__builtin_expect(atomic_load_explicit(&quota.place.alone, memory_order_relaxed), false))
		return admit_alone(on, bytes);
	return region_admit(&quota.place, (unsigned)on->row, bytes, limit_here(on));
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
		log_line(
			LOG_INFO,
			"tenant %s: waited %llu ms until the memory of ended processes on %s was free",
			config_tenant(), ms, on->id.uuid);
	else
		log_line(
			LOG_INFO,
			"tenant %s: waited %llu ms for the memory of ended processes on %s, and there is no room",
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
	bool fits, open, can_fit, waited = false;
	int number;

	if (!on)
		return -ENOMEM;
	if (since - waits->ended > CALL_GAP)
		waits->call = since;
	number = number_of(on);
	for (;;) {
		check_after(CHECKED_LATELY);
		region_bury(&quota.place, (unsigned)on->row, number, &dying);
		charged = held(on);
		limit = limit_here(on);
		open = !bytes || (ready() && is_open());
		fits = open && bytes <= limit && charged <= limit - bytes;
		can_fit = bytes <= limit && (!open || (dying.over && dying.rest <= limit - bytes));
		if (fits || !can_fit || lock_now_ns() - waits->call >= DYING_WAIT)
			break;
		wait_a_round(open ? dying.over : UINT64_MAX);
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

/* At most the bytes that are there; which are they? With the lock. */
static uint64_t take_pending(const struct device *on, uint64_t bytes)
{
	uint64_t *pending = &quota.place.own.pending[on->row],
		 taken = bytes < *pending ? bytes : *pending;

	*pending -= taken;
	return taken;
}

int quota_settle(int device, uint64_t reserved, uint64_t actual)
{
	struct device *on = device_of(device);

	if (!on)
		return -ENOMEM;
	if (actual > reserved && admit(on, actual - reserved))
		return -ENOMEM;
	region_begin(&quota.place);
	on->settled += actual;
	take_pending(on, actual > reserved ? actual : reserved);
	if (actual < reserved)
		region_take_off(&quota.place, REGION_CHARGE, (unsigned)on->row, reserved - actual);
	region_end(&quota.place);
	return 0;
}

int quota_settle_await(int device, uint64_t reserved, uint64_t actual)
{
	if (!quota_settle(device, reserved, actual))
		return 0;
	return quota_await(device, actual > reserved ? actual - reserved : 0)
		? -ENOMEM
		: quota_settle(device, reserved, actual);
}

void quota_cancel(int device, uint64_t reserved)
{
	struct device *on = device_of(device);

	if (!on)
		return;
	region_begin(&quota.place);
	region_take_off(&quota.place, REGION_CHARGE, (unsigned)on->row, take_pending(on, reserved));
	region_end(&quota.place);
}

void quota_release(int device, uint64_t bytes)
{
	struct device *on = device_of(device);
	uint64_t held, part;

	if (!on)
		return;
	region_begin(&quota.place);
	held = on->settled - on->released;
	part = held < bytes ? held : bytes;
	on->released += part;
	region_take_off(&quota.place, REGION_CHARGE, (unsigned)on->row, part);
	region_end(&quota.place);
	if (part < bytes)
		log_once(
			LOG_WARN,
			"more device memory was released than was requested; the rest is not counted");
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
	region_begin(&quota.place);
	asked->released = on->released;
	asked->settled = on->settled;
	region_end(&quota.place);
}

/* What may have been in the driver's figure of our requested bytes, at most and at least, at any
 * time since it was asked. With the lock. */
static void bounds(struct device *on, const struct thread_asked *begin, uint64_t gone,
		   uint64_t *least, uint64_t *most)
{
	uint64_t first_settled = begin ? begin->settled : on->settled,
		 first_released = begin ? begin->released : on->released;
	int64_t freeing = atomic_load(&on->freeing) - (int64_t)gone;

	*most = on->settled - first_released + quota.place.own.pending[on->row];
	*least = first_settled > on->released ? first_settled - on->released : 0;
	if (freeing > 0)
		*least = *least > (uint64_t)freeing ? *least - (uint64_t)freeing : 0;
}

/* The smallest change that the figure demands. With the lock. True: the whole figure is charged. */
static bool set_overhead(struct device *on, uint64_t reported, uint64_t least, uint64_t most)
{
	uint64_t low = reported > most ? reported - most : 0,
		 high = reported > least ? reported - least : 0;
	uint64_t old = on->overhead, new = old < low ? low : old > high ? high : old, charge;

	charge = quota.place.own.figure[REGION_CHARGE][on->row];
	on->overhead = new;
	region_set(&quota.place, REGION_CHARGE, (unsigned)on->row, charge - old + new);
	return new == high;
}

static void bury_now_and_then(struct device *on)
{
	uint64_t last = atomic_load_explicit(&quota.buried, memory_order_relaxed),
		 now = lock_now_ns();
	struct region_dying dying;

	if (now - last > BURY_EVERY && atomic_compare_exchange_strong(&quota.buried, &last, now))
		region_bury(&quota.place, (unsigned)on->row, number_of(on), &dying);
}

int quota_report(int device, uint64_t reported, uint64_t gone, bool *certain)
{
	struct device *on = device_of(device);
	struct thread_asked *asked = &thread_self()->asked;
	uint64_t least, most;
	bool whole;

	if (certain)
		*certain = false;
	if (!on)
		return -ENOMEM;
	region_begin(&quota.place);
	bounds(on, asked->place == device + 1 ? asked : NULL, gone, &least, &most);
	whole = set_overhead(on, reported, least, most);
	region_end(&quota.place);
	asked->place = 0;
	if (certain)
		*certain = whole;
	return held(on) > limit_here(on) ? -ENOMEM : 0;
}

uint64_t quota_context_bytes(int device)
{
	struct device *on = device_of(device);
	int at = on ? region_row_at(&quota.place, (unsigned)on->row) : -1;

	return at < 0 ? 0 : atomic_load(&quota.place.map->row[at].context);
}

void quota_learn_context(int device, uint64_t bytes)
{
	struct device *on = device_of(device);
	int at = on ? region_row_at(&quota.place, (unsigned)on->row) : -1;

	if (at >= 0)
		atomic_store(&quota.place.map->row[at].context, bytes);
}

void quota_driver_pid(int32_t pid)
{
	atomic_store(&quota.driver_pid, pid);
	if (ready())
		region_driver_pid(&quota.place, pid);
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

	return on ? region_opened(&quota.place, (unsigned)on->row) : 0;
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
	uint64_t ordered = region_limit(atomic_load(&row->ordered)),
		 configured = atomic_load(&row->limit);
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

	if (number >= atomic_load_explicit(&quota.count, memory_order_acquire) ||
	    !has_own_account())
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
