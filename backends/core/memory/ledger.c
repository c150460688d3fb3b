/* SPDX-License-Identifier: Apache-2.0 */
#include "ledger.h"

#include <errno.h>
#include <string.h>

#include "config.h"
#include "handed.h"
#include "ports/identity.h"
#include "platform/log.h"
#include "pool.h"
#include "port.h"
#include "quota.h"

#define ASK_TRIES 4 /* where a younger answer comes in between */
#define CALM_TRIES 40
#define CALM_NS 50000

enum state { UNKNOWN, UNLIMITED, LIMITED };

static struct {
	struct lock lock;
	atomic_int state[TRACK_DEVICES];
	struct ledger ledgers[TRACK_DEVICES];
} all;

/* The device exists but does not report its identity: every configured limit may be meant for it. */
static int settle_nameless(int device)
{
	int count;

	if (!config_limited() || port_device_count(&count) || device >= count)
		return UNKNOWN; /* no such device: the vendor refuses by itself */
	log_once(LOG_ERROR, "device %d does not report its identity: allocations on it are refused",
		 device);
	return -ENOMEM;
}

static int settle_state(int device)
{
	struct port_device id;
	int slot;

	if (port_identify(device, &id))
		return settle_nameless(device);
	slot = quota_device(&id);
	if (slot < 0 && slot != -ENOENT) {
		log_once(LOG_ERROR, "no account for %s: nothing is granted on it", id.uuid);
		return -ENOMEM;
	}
	lock_take(&all.lock);
	if (all.state[device] == UNKNOWN) {
		all.ledgers[device].device = device;
		all.ledgers[device].slot = slot;
		atomic_store_explicit(&all.state[device], slot < 0 ? UNLIMITED : LIMITED,
				      memory_order_release);
	}
	lock_drop(&all.lock);
	identity_check_settings();
	return atomic_load(&all.state[device]);
}

int ledger_get(int device, struct ledger **out)
{
	struct port_device id;
	int state;

	*out = NULL;
	if (device == ROLE_DEVICE_CURRENT && port_current_device(&device))
		return 0;
	if (device < 0)
		return 0;
	if (device >= TRACK_DEVICES) {
		if (port_identify(device, &id))
			return settle_nameless(device);
		log_once(LOG_ERROR, "device %d: only %d can be counted, nothing is granted on it",
			 device, TRACK_DEVICES);
		return -ENOMEM;
	}
	state = atomic_load_explicit(&all.state[device], memory_order_acquire);
	if (state == UNKNOWN)
		state = settle_state(device);
	if (state < 0)
		return state;
	if (state == LIMITED)
		*out = &all.ledgers[device];
	return 0;
}

struct ledger *ledger_known(int device)
{
	if (device < 0 || device >= TRACK_DEVICES)
		return NULL;
	return atomic_load_explicit(&all.state[device], memory_order_acquire) == LIMITED
		? &all.ledgers[device]
		: NULL;
}

void ledger_start(struct ledger *ledger)
{
	atomic_fetch_add_explicit(&ledger->started, 1, memory_order_acq_rel);
	if (!atomic_load_explicit(&ledger->active, memory_order_relaxed))
		atomic_store_explicit(&ledger->active, true, memory_order_relaxed);
}

void ledger_finish(struct ledger *ledger)
{
	atomic_fetch_add_explicit(&ledger->finished, 1, memory_order_acq_rel);
}

uint64_t ledger_watch(const struct ledger *ledger, unsigned own)
{
	uint64_t finished = atomic_load(&ledger->finished), started = atomic_load(&ledger->started);

	return finished + own == started ? started : 0;
}

bool ledger_alone(const struct ledger *ledger, uint64_t since)
{
	return since && atomic_load(&ledger->started) == since;
}

bool ledger_roomy(const struct ledger *ledger)
{
	struct quota_view view;

	return !quota_view(ledger->slot, &view) && view.charged < view.limit &&
		view.limit - view.charged >= LEDGER_MARGIN;
}

bool ledger_above(const struct ledger *ledger)
{
	struct quota_view view;

	return !quota_view(ledger->slot, &view) && view.charged > view.limit;
}

bool ledger_over(const struct ledger *ledger)
{
	return ledger_above(ledger) && quota_await(ledger->slot, 0);
}

int ledger_verdict(const struct ledger *ledger, int status)
{
	return status == -ENOMEM && !ledger_over(ledger) ? 0 : status;
}

struct answer {
	uint64_t since;	    /* see ledger_watch: before it was asked for */
	uint64_t moves, ns; /* the ledger's, and the time, then */
	uint64_t number;
	/* reported by the driver; the same, plus memory that the driver leaves out */
	uint64_t figure, bytes;
};

/* -EAGAIN: another answer, to a younger question, has been reported. */
static int report(struct ledger *ledger, const struct answer *answer, uint64_t more, uint64_t gone,
		  bool *certain)
{
	int error = -EAGAIN;

	*certain = false;
	lock_take(&ledger->lock);
	if (answer->number > ledger->answered) {
		ledger->answered = answer->number;
		error = quota_report(ledger->slot, answer->bytes + more, gone, certain);
		/* Not before everything is charged: a thread that relies on the account meanwhile
		 * has to ask too. */
		if (*certain)
			atomic_store(&ledger->covered, answer->moves);
		atomic_store_explicit(&ledger->asked_ns, answer->ns, memory_order_relaxed);
	}
	lock_drop(&ledger->lock);
	return error;
}

/* The driver has no figure for this process: do not ask for it before each grant. */
static void no_answer(struct ledger *ledger, const struct answer *answer)
{
	atomic_store(&ledger->covered, answer->moves);
	atomic_store_explicit(&ledger->asked_ns, answer->ns, memory_order_relaxed);
}

static int question(struct ledger *ledger, struct answer *answer)
{
	int error;

	lock_take(&ledger->lock);
	answer->number = ++ledger->asked;
	answer->moves = atomic_load(&ledger->moves);
	lock_drop(&ledger->lock);
	answer->ns = lock_now_ns();
	quota_report_begin(ledger->slot);
	error = port_process_bytes(ledger->device, &answer->figure);
	answer->bytes = answer->figure + atomic_load(&ledger->unseen);
	return error;
}

static void drop(struct ledger *ledger, uint64_t bytes)
{
	quota_release(ledger->slot, bytes);
	atomic_fetch_sub(&ledger->unseen, bytes);
}

/* Everything that the driver reported is charged, and nothing has changed since: no cushion is
 * needed, unless an operation begins just now. */
static void drop_cushion(struct ledger *ledger, uint64_t since)
{
	uint64_t bytes, none = 0;

	if (!ledger_alone(ledger, since))
		return;
	bytes = atomic_exchange(&ledger->cushion, 0);
	atomic_store(&ledger->drift, 0);
	if (bytes &&
	    (ledger_alone(ledger, since) ||
	     !atomic_compare_exchange_strong(&ledger->cushion, &none, bytes)))
		drop(ledger, bytes);
}

/* Pools shrink by themselves, at synchronisations: an answer counts only if none did while it was being given. */
static int question_settled(struct ledger *ledger, unsigned own, uint64_t *gone,
			    struct answer *answer)
{
	uint64_t shrunk = pool_refresh(ledger);
	int error = 0;

	answer->figure = 0;
	for (int tries = 0; tries < 4 && (!tries || shrunk); tries++) {
		*gone += shrunk;
		answer->since = ledger_watch(ledger, own);
		error = question(ledger, answer);
		shrunk = pool_refresh(ledger);
	}
	*gone += shrunk;
	return error;
}

/* Announced as a free, so that no other report takes it for held until it is off the account. */
static uint64_t take_later(struct ledger *ledger)
{
	uint64_t later = atomic_exchange(&ledger->later, 0);

	if (later)
		quota_freeing(ledger->slot, (int64_t)later);
	return later;
}

static void put_off(struct ledger *ledger, uint64_t later)
{
	ledger_later(ledger, later);
	quota_freeing(ledger->slot, -(int64_t)later);
}

/*
 * Memory that is about to leave the account is reported as if the driver still held it. The
 * overhead rises by as much as the requested bytes then fall, so nothing is uncharged in between.
 * For deferred releases this is certain only under three conditions: nothing else changes, no
 * operation began before the report, and no other thread was releasing memory, which can keep the
 * overhead from rising. Otherwise an answer in between may have subtracted the bytes already.
 * False: nothing was reported, because a younger answer was, and that one included neither.
 */
static bool report_and_release(struct ledger *ledger, const struct answer *answer, uint64_t gone,
			       bool *certain)
{
	bool still =
		ledger_alone(ledger, answer->since) && !quota_others_freeing(ledger->slot, gone);
	uint64_t later = still ? take_later(ledger) : 0;
	bool reported = report(ledger, answer, gone + later, gone + later, certain) != -EAGAIN;

	if (later && (!reported || !*certain || !ledger_alone(ledger, answer->since))) {
		put_off(ledger, later);
		later = 0;
	}
	if (!reported)
		return false;
	if (gone || later) {
		quota_release(ledger->slot, gone + later);
		quota_freeing(ledger->slot, -(int64_t)(gone + later));
	}
	return true;
}

/* Memory that was freed before the driver answered may have left the device. It is not charged any
 * more, so a later allocation at the same address must be charged. */
static void forget_holes(struct ledger *ledger)
{
	for (unsigned i = 0; i < LEDGER_HOLES; i++)
		atomic_store_explicit(&ledger->holes[i], 0, memory_order_relaxed);
}

/* `own`: how many operations under way are the caller's. */
static int ask(struct ledger *ledger, unsigned own, uint64_t gone, uint64_t *figure)
{
	struct answer answer;
	bool reported = false, certain = false;
	int error = 0;

	for (int tries = 0; !error && !reported && tries < ASK_TRIES; tries++) {
		error = question_settled(ledger, own, &gone, &answer);
		if (!error)
			reported = report_and_release(ledger, &answer, gone, &certain);
		if (!gone)
			break;
	}
	*figure = answer.figure;
	if (error) {
		no_answer(ledger, &answer);
		quota_release(ledger->slot, gone + atomic_exchange(&ledger->later, 0));
		quota_freeing(ledger->slot, -(int64_t)gone);
		drop_cushion(ledger, answer.since);
		log_once(
			LOG_INFO,
			"device %d does not report this process's bytes: contexts are charged by free-memory differences",
			ledger->device);
		return -ENOTSUP;
	}
	if (gone && !reported)
		put_off(ledger, gone);
	forget_holes(ledger);
	if (certain)
		drop_cushion(ledger, answer.since);
	return ledger_above(ledger) ? -ENOMEM : 0;
}

int ledger_ask(struct ledger *ledger, uint64_t gone, uint64_t *figure)
{
	return ask(ledger, 1, gone, figure);
}

void ledger_gone(struct ledger *ledger, uint64_t bytes)
{
	quota_freeing(ledger->slot, (int64_t)bytes);
}

void ledger_forget(const struct track *entry)
{
	struct ledger *ledger = entry->bytes ? ledger_known(entry->device) : NULL;

	if (!ledger)
		return;
	if (entry->unseen)
		atomic_fetch_sub(&ledger->unseen, entry->bytes);
	quota_release(ledger->slot, entry->bytes);
}

void ledger_later(struct ledger *ledger, uint64_t bytes)
{
	atomic_fetch_add(&ledger->later, bytes);
}

void ledger_look(struct ledger *ledger, uint64_t gone)
{
	uint64_t bytes;

	ask(ledger, 0, gone, &bytes);
}

bool ledger_calm(struct ledger *ledger)
{
	uint64_t bytes;

	if (!atomic_load(&ledger->later))
		return false;
	ledger_finish(ledger);
	for (int tries = 0; tries < CALM_TRIES && !ledger_watch(ledger, 0); tries++)
		lock_sleep_ns(CALM_NS);
	ask(ledger, 0, 0, &bytes);
	ledger_start(ledger);
	return true;
}

/* One granule that the heap may grow by, plus the tolerated drift: one allocation of almost a
 * granule may be made and freed repeatedly. */
static uint64_t cushion(void)
{
	return 4 * port_granule();
}

/* The cushion is no real memory, and the driver's figure does not include it: it is added to each
 * report. */
static bool hold_cushion(struct ledger *ledger)
{
	uint64_t bytes = cushion(), none = 0;

	if (atomic_load(&ledger->cushion))
		return true;
	if (quota_reserve(ledger->slot, bytes))
		return false;
	atomic_fetch_add(&ledger->unseen, bytes);
	quota_settle(ledger->slot, bytes, bytes);
	if (!atomic_compare_exchange_strong(&ledger->cushion, &none, bytes))
		drop(ledger, bytes);
	return true;
}

bool ledger_drift(struct ledger *ledger, uint64_t bytes)
{
	uint64_t drift = atomic_fetch_add(&ledger->drift, bytes) + bytes;

	return hold_cushion(ledger) && drift <= 2 * port_granule();
}

void ledger_trim(struct ledger *ledger)
{
	uint64_t bytes;

	handed_look(ledger);
	if (pool_trim_all(ledger))
		atomic_fetch_add(&ledger->graph_round, 1);
	ledger_ask(ledger, 0, &bytes);
}

void ledger_reset(void)
{
	memset(&all, 0, sizeof(all));
}
