/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate_world.h: tenants with gates over the real arbiter on one simulated device (gate_port.h), all
 * in one thread, by a clock that the test keeps: the next event is the one that is due first. join,
 * then run_until or measure. The core uses that clock, too: programs are linked with
 * -Wl,--wrap=lock_now_ns. It starts at GATE_START (ns), or else always at the same time, so that a
 * failure can be repeated.
 */
#ifndef GATE_WORLD_H
#define GATE_WORLD_H

#include <math.h>
#include <stdatomic.h>

#include "lease/arbiter_file.h"
#include "check.h"
#include "gate_port.h"
#include "submit/gate_state.h"

#define US UINT64_C(1000)
#define MS UINT64_C(1000000)
#define SECOND UINT64_C(1000000000)
#define TENANTS 8
#define REQUESTS 4096
#define WAKE_NS (20 * US) /* from a futex to the thread that slept on it */

struct tenant {
	struct gate *gate;
	uint64_t length, host; /* of a piece; and between two launches */
	uint64_t call;	       /* with `host`: the duration of its vendor's call */
	/* the part of each piece that its call takes; the piece runs meanwhile */
	double blocking;
	/* the additional time of the first call of a kind; the kinds that were called, a bit each */
	uint64_t load, loaded;
	unsigned streams, turn;
	unsigned kinds;	  /* of pieces: each is twice as long as the one before */
	bool synchronous; /* waits for each piece */
	bool free;	  /* passes no gate */
	bool refused;	  /* its vendor takes nothing more */
	bool together;	  /* each second piece is one that its team does together */
	bool gathers;	  /* or only the short ones, at the end of each step */
	uint64_t number;  /* and this is how many */
	/* `synchronous`: how often it has waited, when it last had, and the longest time between two */
	uint64_t steps, stepped, longest_step;
	uint64_t longest; /* that it stood */
	/* behind each piece its stream stands for so long, as for a callback of its host; */
	uint64_t calls;
	/* each piece waits, by an event, until the present work of that tenant's stream is done */
	struct tenant *awaits;
	bool paired;
	int lead;   /* and if so, has launched no more pieces than that tenant has, and `lead` */
	bool waits; /* waits for its piece */
	unsigned batch; /* waits for each `batch` pieces */
	uint64_t rest;	/* the pause after it */
	uint64_t
		uneven; /* the most that it is longer, at random; then its host is uneven between launches, too */
	unsigned ahead; /* has no more of them under way than this; 0: any number */
	/* of each `step` pieces (0: none) the first `sparse` are short, and its host is slow */
	unsigned step, sparse;
	uint64_t sparse_length, sparse_host;
	uint64_t next, tends; /* when its program, and its gate's thread, go on */
	bool standing;	      /* at the gate */
	struct gate_piece piece;
	unsigned kind;
	uint64_t launched, arrived, most_behind;
	uint64_t every,
		due; /* mean ns between its requests, a piece each; when the last one was to come */
	uint64_t *took;	   /* ns from the launch until each was done */
	unsigned requests; /* and how many are */
	/* each `stalls` ns in the mean (0: never) its host stands for `stall`, next at `stalled` */
	uint64_t stalls, stall, stalled;
	uint64_t begun, from, until; /* wants the device from `from` to `until` (0: always) */
	uint64_t on, period;	     /* and the first part of each period alone */
};

static struct tenant all[TENANTS];
static unsigned tenants;
static uint64_t now;
static double late; /* mean ns by which a thread wakes up late, now and then */

static void set_clock(uint64_t time)
{
	now = time;
	atomic_store(&device_clock, time);
}

/* The core calls this for lock_now_ns. */
uint64_t __wrap_lock_now_ns(void);

uint64_t __wrap_lock_now_ns(void)
{
	return now;
}

static void start_clock(void)
{
	const char *reported = getenv("GATE_START");

	set_clock(reported ? strtoull(reported, NULL, 10) : 10000 * SECOND);
}

static struct tenant *join_on(unsigned device, unsigned number, const struct share_terms *terms,
			      uint64_t length)
{
	char name[16], uuid[16];
	struct gate_join reported = {
		.folder = "leases", .uuid = uuid, .tenant = name, .terms = terms};
	struct tenant *tenant = &all[tenants];

	snprintf(name, sizeof(name), "tenant-%u", number);
	snprintf(uuid, sizeof(uuid), "GPU-%u", device);
	mkdir("leases", 0777);
	if (!now)
		start_clock();
	EQUAL(lock_now_ns(), now);
	EQUAL(gate_open((int)tenants, &reported), 0);
	*tenant = (struct tenant){.gate = gate_find((int)tenants),
				  .length = length,
				  .host = 3 * US,
				  .streams = 1,
				  .kinds = 1,
				  .tends = UINT64_MAX};
	tenants++;
	return tenant;
}

static uint64_t owner_of(const struct tenant *tenant)
{
	return (uint64_t)(tenant - all) + 1;
}

#define SPARSE 32u /* as a kind */

static unsigned kind_of(const struct tenant *tenant)
{
	return tenant->step && tenant->turn % tenant->step < tenant->sparse
		? SPARSE
		: tenant->turn % tenant->kinds;
}

static uint64_t length_of(const struct tenant *tenant, unsigned kind)
{
	return kind == SPARSE ? tenant->sparse_length : tenant->length << kind;
}

static void arrive(struct tenant *tenant)
{
	gate_seek(tenant->gate);
	tenant->kind = kind_of(tenant);
	tenant->piece = (struct gate_piece){
		.stream = owner_of(tenant) << 8 | tenant->turn++ % tenant->streams,
		.key = tenant->kind + 1,
		.place = tenant->gate,
		.since = now,
	};
	tenant->piece.predicted = predict_get(&tenant->gate->learning.predict, tenant->piece.key);
	tenant->standing = true;
	tenant->arrived = now;
}

/* One after the other, at moments that know nothing of each other. */
static void note_request(struct tenant *tenant)
{
	tenant->took[tenant->requests++ % REQUESTS] = now - tenant->due;
	do
		tenant->due += tenant->every / 100;
	while (lrand48() % 100);
	tenant->next = tenant->due > now ? tenant->due : now;
}

static void end_step(struct tenant *tenant)
{
	uint64_t took = tenant->stepped ? now - tenant->stepped : 0;

	tenant->longest_step = took > tenant->longest_step ? took : tenant->longest_step;
	tenant->stepped = now;
	tenant->steps++;
	tenant->next = now + 10 * US + tenant->host + tenant->rest +
		(tenant->uneven ? (uint64_t)lrand48() % tenant->uneven : 0);
}

/* The device with slices does not say when it will be done. */
static bool is_done(struct tenant *tenant)
{
	bool was = tenant->waits;

	tenant->waits = was && device_queued(owner_of(tenant));
	if (tenant->waits)
		tenant->next = now + 5 * US;
	else if (was && tenant->every)
		note_request(tenant);
	else if (was)
		end_step(tenant);
	return !was;
}

/* When its program wants the device, from a moment on that it does not; UINT64_MAX: no more. */
static uint64_t wants_at(const struct tenant *tenant)
{
	uint64_t at = now - tenant->begun;

	if (tenant->until && at >= tenant->until)
		return UINT64_MAX;
	if (at < tenant->from)
		return tenant->begun + tenant->from;
	return tenant->period && at % tenant->period >= tenant->on
		? now + tenant->period - at % tenant->period
		: now;
}

/* Timers and the scheduler are exact nine times of ten. */
static uint64_t wakes_at(uint64_t when)
{
	return late > 0 && when != UINT64_MAX && lrand48() % 10 == 0
		? when - (uint64_t)(late * log(drand48() + 1e-9))
		: when;
}

/* Its next piece is for one of the tenant's that it waits for which is not there yet. */
static bool waits_for_other(struct tenant *tenant)
{
	if (!tenant->paired ||
	    (int64_t)tenant->launched < (int64_t)tenant->awaits->launched + tenant->lead)
		return false;
	tenant->next = now + 5 * US;
	return true;
}

static void go_on(struct tenant *tenant, uint64_t done)
{
	uint64_t stood = tenant->standing ? now - tenant->arrived : 0;

	tenant->longest = stood > tenant->longest ? stood : tenant->longest;
	tenant->standing = false;
	tenant->launched++;
	tenant->waits = tenant->synchronous && done == UINT64_MAX &&
		(!tenant->batch || tenant->launched % tenant->batch == 0);
	if (tenant->waits)
		tenant->next = now + tenant->length;
	else if (tenant->batch)
		tenant->next = now +
			(tenant->uneven ? tenant->host / 2 + (uint64_t)lrand48() % tenant->host
					: tenant->host);
	else
		tenant->next = tenant->synchronous
			? done + 10 * US + tenant->host
			: now + (tenant->kind == SPARSE ? tenant->sparse_host : tenant->host);
}

/* Its host stands each `every` ns in the mean, for `ns`; and it launches as far ahead as programs
 * of `porter bench share` do: 20 ms of work, or two pieces. */
static inline void stand_now_and_then(struct tenant *tenant, uint64_t every, uint64_t ns)
{
	tenant->stalls = every;
	tenant->stall = ns;
	tenant->ahead = tenant->length < 10 * MS ? (unsigned)(20 * MS / tenant->length) : 2;
}

/* As where a machine has other things to do. */
static bool stands_still(struct tenant *tenant)
{
	bool first = !tenant->stalled;

	if (!tenant->stalls || now < tenant->stalled)
		return false;
	tenant->stalled =
		now + tenant->stall - (uint64_t)((double)tenant->stalls * log(drand48() + 1e-9));
	if (!first)
		tenant->next = now + tenant->stall;
	return !first;
}

static bool is_far_ahead(struct tenant *tenant)
{
	if (!tenant->ahead || device_queued(owner_of(tenant)) < tenant->ahead * tenant->length)
		return false;
	tenant->next = now + 5 * US;
	return true;
}

static uint64_t stream_of(const struct tenant *tenant)
{
	return owner_of(tenant) << 8 | (tenant->turn + tenant->streams - 1) % tenant->streams;
}

static bool is_together(const struct tenant *tenant)
{
	return tenant->together && (tenant->gathers ? tenant->kind == SPARSE : tenant->kind & 1);
}

static uint64_t run_on_device(struct tenant *tenant)
{
	if (tenant->awaits && tenant->awaits->turn)
		device_await(tenant->piece.stream, stream_of(tenant->awaits));
	if (!is_together(tenant))
		return device_run(tenant->piece.stream, length_of(tenant, tenant->kind));
	device_run_together(owner_of(tenant), length_of(tenant, tenant->kind), ++tenant->number);
	return UINT64_MAX;
}

/* As if porter did not share it out; programs launch a fixed number of pieces ahead, and no more. */
static void go_free(struct tenant *tenant)
{
	if (is_far_ahead(tenant))
		return;
	if (device_queued(owner_of(tenant)) > 1000 * tenant->length) {
		tenant->next = now + tenant->length;
		return;
	}
	tenant->kind = kind_of(tenant);
	tenant->turn++;
	tenant->piece.stream = owner_of(tenant) << 8;
	go_on(tenant, run_on_device(tenant));
}

/* A function of its host is put into the stream. */
static void call_back(struct tenant *tenant)
{
	if (!tenant->calls)
		return;
	gate_called(tenant->gate, tenant->piece.stream, true, now);
	device_hold(tenant->piece.stream, tenant->calls);
	gate_called(tenant->gate, tenant->piece.stream, false, now);
}

/* As by the real clock: the poller looks for a while whether the device comes to the mark. */
static void time_piece(struct tenant *tenant)
{
	struct gate_alone *alone = &tenant->gate->learning.alone;
	uint64_t end = now + 20 * US;

	gate_time(tenant->gate, &tenant->piece, now);
	while (tenant->piece.start == alone->start && alone->start && !alone->from && now < end) {
		set_clock(now + US);
		if (port_mark_done(alone->start) > 0)
			alone->from = now;
		alone->looked = now;
	}
}

static void go(struct tenant *tenant)
{
	struct gate_wait wait;
	uint64_t done, queued;
	bool known;

	device_owner = owner_of(tenant);
	if (!is_done(tenant))
		return;
	if (tenant->every && tenant->next > now) /* its next request comes later */
		return;
	if (tenant->free) {
		go_free(tenant);
		return;
	}
	if (!tenant->standing && (tenant->next = wants_at(tenant)) > now)
		return;
	if (!tenant->standing &&
	    (is_far_ahead(tenant) || stands_still(tenant) || waits_for_other(tenant)))
		return;
	if (!tenant->standing)
		arrive(tenant);
	if (!tenant->piece.predicted)
		tenant->piece.predicted =
			predict_get(&tenant->gate->learning.predict, tenant->piece.key);
	known = tenant->piece.predicted;
	if (tenant->standing && tenant->arrived < now)
		gate_tend(tenant->gate, now);
	while (!gate_try(tenant->gate, &tenant->piece, now, &wait)) {
		if (gate_reap(tenant->gate, now))
			continue;
		tenant->next = wait.until > now + US ? wakes_at(wait.until) : now + US;
		if (wait.turn && tenants > 1) /* another tenant may wake us */
			tenant->next = wakes_at(now + WAKE_NS);
		return;
	}
	CHECK(known || tenant->gate->flight.pieces == 1 || tenant->length >= GATE_PATIENCE_NS / 2);
	if (tenant->piece.start) {
		time_piece(tenant);
		set_clock(now + tenant->call +
			  (tenant->loaded >> tenant->kind & 1 ? 0 : tenant->load));
	}
	tenant->loaded |= UINT64_C(1) << tenant->kind;
	queued = device_queued(owner_of(tenant));
	if (queued > tenant->most_behind)
		tenant->most_behind = queued;
	done = tenant->refused ? now : run_on_device(tenant);
	if (tenant->blocking > 0)
		set_clock(now + DEVICE_LATENCY_NS +
			  (uint64_t)(tenant->blocking * (double)length_of(tenant, tenant->kind)));
	gate_launched(tenant->gate, &tenant->piece, !tenant->refused, now);
	call_back(tenant);
	go_on(tenant, done);
	if (tenant->tends == UINT64_MAX)
		tenant->tends = now + WAKE_NS;
	if (tenant->piece.start == GATE_UNTIMED) /* gate_thread_hurry */
		tenant->tends = wakes_at(now + WAKE_NS);
}

static void run_until(uint64_t end)
{
	while (now < end) {
		struct tenant *next = NULL;
		uint64_t when = end;
		bool tend = false;

		for (unsigned i = 0; i < tenants; i++) {
			if (all[i].next < when) {
				next = &all[i];
				when = all[i].next;
				tend = false;
			}
			if (all[i].tends < when) {
				next = &all[i];
				when = all[i].tends;
				tend = true;
			}
		}
		set_clock(when > now ? when : now);
		if (!next)
			return;
		device_owner = 99;
		if (tend)
			next->tends = wakes_at(gate_tend(next->gate, now));
		else
			go(next);
	}
}

#endif
