/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "gate_port.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config.h"
#include "lock.h"
#include "port.h"

#define MARKS 4096
#define ENDLESS (UINT64_MAX / 4)
#define LEGACY 255

struct mark {
	bool made, timed;
	unsigned owner;		/* with slices: of the work before it, */
	uint64_t behind;	/* and how many pieces that is */
	uint64_t time;
	int after;		/* stream + 1 that runs endlessly */
};

const struct config_alias config_aliases[] = {{0}};
_Atomic uint64_t device_clock;
_Thread_local uint64_t device_owner = 1;
_Thread_local int device_current;
_Atomic int device_count = 1;
bool device_overlaps;
_Atomic bool device_no_mark_all, device_no_marks, device_records, device_shy;
_Atomic uint64_t device_marks, device_misused, device_put, device_asked;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct mark marks[MARKS];
static unsigned next_mark;
static uint64_t ends[DEVICE_OWNERS][256];
/* With slices: what an owner was given, in order. */
#define JOBS 8192
struct line {
	uint64_t left[JOBS], ready[JOBS], done[JOBS];
	uint64_t given, finished, waiting;
};
uint64_t device_slice;
static struct line lines[DEVICE_OWNERS];
static uint64_t sliced_to, slice_left, sliced_used[DEVICE_OWNERS];
static unsigned serving;

static uint64_t free_at, given[DEVICE_OWNERS], last_end[DEVICE_OWNERS];

/* A child finds the device as it is between two calls. */
static void hold_device(void) { pthread_mutex_lock(&lock); }
static void leave_device(void) { pthread_mutex_unlock(&lock); }

__attribute__((constructor)) static void survive_forks(void)
{
	pthread_atfork(hold_device, leave_device, leave_device);
}

uint64_t device_now(void)
{
	uint64_t now = atomic_load(&device_clock);

	return now ? now : lock_now_ns();
}

static uint64_t most(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

static uint64_t ready_at(const struct line *line)
{
	return line->finished < line->given ? line->ready[line->finished % JOBS] : UINT64_MAX;
}

/* The next owner after the one served that has work now. False: none; *at: when one has. */
static bool serve_next(uint64_t *at)
{
	*at = UINT64_MAX;
	for (unsigned i = 1; i <= DEVICE_OWNERS; i++) {
		unsigned owner = (serving + i) % DEVICE_OWNERS;
		uint64_t ready = ready_at(&lines[owner]);

		if (ready <= sliced_to) {
			serving = owner;
			slice_left = device_slice;
			return true;
		}
		*at = ready < *at ? ready : *at;
	}
	return false;
}

static void run_served(uint64_t until)
{
	struct line *line = &lines[serving];
	uint64_t *left = &line->left[line->finished % JOBS], part = *left < slice_left ? *left : slice_left;

	part = part < until - sliced_to ? part : until - sliced_to;
	*left -= part;
	slice_left -= part;
	line->waiting -= part;
	sliced_used[serving] += part;
	sliced_to += part;
	if (!*left)
		line->done[line->finished++ % JOBS] = sliced_to;
}

/* With the lock. */
static void slice_on(void)
{
	uint64_t until = device_now(), at;

	while (device_slice && sliced_to < until) {
		if (ready_at(&lines[serving]) <= sliced_to && slice_left)
			run_served(until);
		else if (!serve_next(&at))
			sliced_to = at < until ? at : until;
	}
}

static void queue_sliced(unsigned owner, uint64_t ns)
{
	struct line *line = &lines[owner];

	slice_on();
	if (line->given - line->finished >= JOBS / 2)
		abort();
	line->left[line->given % JOBS] = ns;
	line->ready[line->given++ % JOBS] = device_now() + DEVICE_LATENCY_NS;
	line->waiting += ns;
}

/* When a mark is reached; UINT64_MAX: nobody knows. */
static uint64_t time_of(const struct mark *mark)
{
	const struct line *line = &lines[mark->owner];

	if (!device_slice)
		return mark->time;
	slice_on();
	if (mark->behind > line->finished)
		return UINT64_MAX;
	return most(mark->time, mark->behind && line->finished - mark->behind < JOBS / 2 ? line->done[(mark->behind - 1) % JOBS] : 0);
}

static uint64_t *end_of(uint64_t stream)
{
	unsigned number = stream < 256 ? LEGACY : (unsigned)stream & 0xff;
	uint64_t owner = stream < 256 ? device_owner : stream >> 8;

	return &ends[owner % DEVICE_OWNERS][number];
}

uint64_t device_run(uint64_t stream, uint64_t ns)
{
	uint64_t *end = end_of(stream), owner = (stream < 256 ? device_owner : stream >> 8) % DEVICE_OWNERS, start;

	pthread_mutex_lock(&lock);
	if (device_slice) {
		queue_sliced((unsigned)owner, ns);
		pthread_mutex_unlock(&lock);
		return UINT64_MAX;
	}
	start = most(device_now() + DEVICE_LATENCY_NS, *end);
	if (!device_overlaps)
		start = most(start, free_at);
	*end = start + ns;
	free_at = most(free_at, *end);
	given[owner] += ns;
	last_end[owner] = most(last_end[owner], *end);
	pthread_mutex_unlock(&lock);
	return start + ns;
}

void device_run_endlessly(uint64_t stream)
{
	pthread_mutex_lock(&lock);
	*end_of(stream) = ENDLESS;
	pthread_mutex_unlock(&lock);
}

void device_release(uint64_t stream)
{
	pthread_mutex_lock(&lock);
	*end_of(stream) = device_now();
	for (unsigned i = 0; i < MARKS; i++)
		if (marks[i].time >= ENDLESS)
			marks[i].time = device_now();
	pthread_mutex_unlock(&lock);
}

uint64_t device_queued(uint64_t owner)
{
	uint64_t now = device_now(), end;

	pthread_mutex_lock(&lock);
	slice_on();
	end = device_slice ? now + lines[owner % DEVICE_OWNERS].waiting : last_end[owner % DEVICE_OWNERS];
	pthread_mutex_unlock(&lock);
	return end > now ? end - now : 0;
}

uint64_t device_used(uint64_t owner)
{
	uint64_t queued = device_queued(owner), used;

	pthread_mutex_lock(&lock);
	used = given[owner % DEVICE_OWNERS];
	if (device_slice)
		queued = 0, used = sliced_used[owner % DEVICE_OWNERS];
	pthread_mutex_unlock(&lock);
	return used > queued ? used - queued : 0;
}

/* --- the port ------------------------------------------------------------------------------------------------------ */

int port_mark_create(bool timed, uint64_t *mark)
{
	unsigned i;

	*mark = 0;
	if (atomic_load(&device_no_marks))
		return -ENODEV;
	pthread_mutex_lock(&lock);
	for (i = 0; i < MARKS && marks[next_mark % MARKS].made; i++)
		next_mark++;
	i = next_mark++ % MARKS;
	if (marks[i].made)
		abort();
	marks[i] = (struct mark){.made = true, .timed = timed};
	pthread_mutex_unlock(&lock);
	atomic_fetch_add(&device_marks, 1);
	*mark = i + 1;
	return 0;
}

static struct mark *mark_of(uint64_t mark)
{
	if (!mark || mark > MARKS || !marks[mark - 1].made) {
		atomic_fetch_add(&device_misused, 1);
		return &marks[0];
	}
	return &marks[mark - 1];
}

void port_mark_destroy(uint64_t mark)
{
	pthread_mutex_lock(&lock);
	mark_of(mark)->made = false;
	pthread_mutex_unlock(&lock);
	atomic_fetch_sub(&device_marks, 1);
}

int port_mark(uint64_t mark, uint64_t stream)
{
	uint64_t *end = end_of(stream);

	pthread_mutex_lock(&lock);
	mark_of(mark)->time = device_slice ? device_now() : most(*end, device_now());
	mark_of(mark)->owner = (stream < 256 ? device_owner : stream >> 8) % DEVICE_OWNERS;
	mark_of(mark)->behind = lines[mark_of(mark)->owner].given;
	pthread_mutex_unlock(&lock);
	atomic_fetch_add(&device_put, 1);
	return 0;
}

int port_mark_all(uint64_t mark, uint64_t owner)
{
	uint64_t time = device_now();

	if (atomic_load(&device_no_mark_all))
		return -ENOTSUP;
	pthread_mutex_lock(&lock);
	for (unsigned i = 0; i < 256; i++)
		time = most(time, ends[owner % DEVICE_OWNERS][i]);
	mark_of(mark)->time = time;
	mark_of(mark)->owner = owner % DEVICE_OWNERS;
	mark_of(mark)->behind = lines[owner % DEVICE_OWNERS].given;
	pthread_mutex_unlock(&lock);
	atomic_fetch_add(&device_put, 1);
	return 0;
}

int port_mark_done(uint64_t mark)
{
	int done;

	pthread_mutex_lock(&lock);
	done = time_of(mark_of(mark)) <= device_now();
	pthread_mutex_unlock(&lock);
	device_asked++;
	return done;
}

bool port_marks_break_captures(void)
{
	return device_shy;
}

int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{
	uint64_t a, b;
	bool timed;

	pthread_mutex_lock(&lock);
	a = time_of(mark_of(from));
	b = time_of(mark_of(to));
	timed = mark_of(from)->timed && mark_of(to)->timed;
	pthread_mutex_unlock(&lock);
	*ns = (b > a ? b - a : 0) + DEVICE_PAIR_NS;
	return timed ? 0 : -EINVAL;
}

int port_current_device(int *device)
{
	*device = device_current;
	return 0;
}

int port_handle_device(uint64_t handle)
{
	return (int)handle;
}

uint64_t port_current_owner(void)
{
	return device_owner;
}

int port_identify(int device, struct port_device *out)
{
	*out = (struct port_device){.index = device, .total = UINT64_C(1) << 30};
	snprintf(out->uuid, sizeof(out->uuid), "GPU-%d", device);
	return 0;
}

int port_device_count(int *count)
{
	*count = atomic_load(&device_count);
	return 0;
}

int port_process_bytes(int device, uint64_t *bytes)
{
	(void)device;
	*bytes = 0;
	return -ENOTSUP;
}

int port_device_free(int device, uint64_t *bytes)
{
	return port_process_bytes(device, bytes);
}

int port_context_active(int device)
{
	(void)device;
	return -ENOTSUP;
}

int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes)
{
	(void)pool;
	return port_process_bytes(device, bytes);
}

int port_graph_reserved(int device, uint64_t *bytes)
{
	return port_process_bytes(device, bytes);
}

int port_graph_bound(uint64_t graph, int *device, uint64_t *bytes)
{
	(void)graph;
	*device = -1;
	return port_process_bytes(0, bytes);
}

bool port_stream_recording(uint64_t stream)
{
	(void)stream;
	return atomic_load(&device_records);
}

void port_trim(int device, uint64_t pool)
{
	(void)device;
	(void)pool;
}

int32_t port_driver_pid(void)
{
	return 0;
}

int port_process_gone(int32_t driver_pid)
{
	(void)driver_pid;
	return -ENOTSUP;
}
