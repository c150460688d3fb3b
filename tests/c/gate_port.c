/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "gate_port.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "config.h"
#include "platform/lock.h"
#include "port.h"

#define MARKS 4096
#define ENDLESS (UINT64_MAX / 4)
#define LEGACY 255

struct mark {
	bool made, timed;
	unsigned owner;	 /* with slices: the owner of the work before it */
	uint64_t behind; /* and how many pieces that is */
	uint64_t time;
	int after; /* stream + 1 that runs endlessly */
};

const struct config_alias config_aliases[] = {{0}};
_Atomic uint64_t device_clock;
_Thread_local uint64_t device_owner = 1;
_Thread_local int device_current;
_Atomic int device_count = 1;
bool device_overlaps;
_Atomic bool device_no_mark_all, device_no_marks, device_records, device_shy;
bool device_untimed;
_Atomic int device_implicit = -1;
_Atomic uint64_t device_marks, device_misused, device_put, device_asked;

/* With slices: an owner's submitted work, in order. */
#define JOBS 8192
#define TICK_NS 5000 /* the interval of looks at work that is done together */
struct line {
	uint64_t left[JOBS], ready[JOBS], done[JOBS];
	uint64_t number[JOBS]; /* what its team does together; 0: each alone */
	uint64_t given, finished, waiting, started;
	uint64_t marks; /* of those that are finished */
};
uint64_t device_slice, device_switch, device_lost;
int device_of[DEVICE_OWNERS];
unsigned device_team[DEVICE_OWNERS];

static struct world {
	pthread_mutex_t lock;
	struct mark marks[MARKS];
	unsigned next_mark;
	uint64_t ends[DEVICE_OWNERS][256];
	struct line lines[DEVICE_OWNERS];
	uint64_t sliced_to, slice_left[DEVICE_MOST], switch_left[DEVICE_MOST],
		sliced_used[DEVICE_OWNERS];
	unsigned serving[DEVICE_MOST];
	uint64_t free_at, given[DEVICE_OWNERS], last_end[DEVICE_OWNERS];
	bool crashed[DEVICE_OWNERS];
} own_world = {.lock = PTHREAD_MUTEX_INITIALIZER}, *world = &own_world;

static void enter_world(void)
{
	if (pthread_mutex_lock(&world->lock) == EOWNERDEAD)
		pthread_mutex_consistent(&world->lock);
}

static void leave_world(void)
{
	pthread_mutex_unlock(&world->lock);
}

void device_share(void)
{
	pthread_mutexattr_t shared;

	world = mmap(NULL, sizeof(*world), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		     0);
	if (world == MAP_FAILED)
		abort();
	pthread_mutexattr_init(&shared);
	pthread_mutexattr_setpshared(&shared, PTHREAD_PROCESS_SHARED);
	pthread_mutexattr_setrobust(&shared, PTHREAD_MUTEX_ROBUST);
	pthread_mutex_init(&world->lock, &shared);
	world->sliced_to = device_now();
}

/* A child finds the device as it is between two calls. */
static void hold_device(void)
{
	enter_world();
}
static void leave_device(void)
{
	leave_world();
}

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

/* Have all of its team come to it? */
static bool runs(unsigned owner)
{
	const struct line *line = &world->lines[owner];
	uint64_t number = line->number[line->finished % JOBS];

	for (unsigned i = 0; number && i < DEVICE_OWNERS; i++)
		if (device_team[i] == device_team[owner] && world->lines[i].started < number)
			return false;
	return true;
}

/* The next owner after the one served that has work then. False: none; *at: when one has. */
static bool serve_next(int device, uint64_t then, uint64_t *at)
{
	*at = UINT64_MAX;
	for (unsigned i = 1; i <= DEVICE_OWNERS; i++) {
		unsigned owner = (world->serving[device] + i) % DEVICE_OWNERS;
		uint64_t ready = ready_at(&world->lines[owner]);

		if (device_of[owner] != device)
			continue;
		if (ready <= then) {
			world->switch_left[device] =
				world->serving[device] == owner ? 0 : device_switch;
			world->serving[device] = owner;
			world->slice_left[device] = device_slice;
			return true;
		}
		*at = ready < *at ? ready : *at;
	}
	return false;
}

/* The end of its service. Work that waits for its team spins: it has its slice, and makes no
 * progress. */
static uint64_t run_served(int device, uint64_t from, uint64_t until)
{
	unsigned owner = world->serving[device];
	struct line *line = &world->lines[owner];
	uint64_t *left = &line->left[line->finished % JOBS], *slice = &world->slice_left[device],
		 part;

	if (line->number[line->finished % JOBS])
		line->started = most(line->started, line->number[line->finished % JOBS]);
	part = *slice < until - from ? *slice : until - from;
	if (runs(owner))
		part = *left < part ? *left : part;
	line->marks += !*left;
	*slice -= part;
	world->sliced_used[owner] += part;
	if (!runs(owner))
		return from + part;
	*left -= part;
	line->waiting -= part;
	if (!*left)
		line->done[line->finished++ % JOBS] = from + part;
	return from + part;
}

/* The switch to another owner is charged to no owner. */
static uint64_t switch_served(int device, uint64_t from, uint64_t until)
{
	uint64_t part = world->switch_left[device] < until - from ? world->switch_left[device]
								  : until - from;

	world->switch_left[device] -= part;
	device_lost += part;
	return from + part;
}

static void slice_device(int device, uint64_t from, uint64_t until)
{
	uint64_t at;

	while (from < until) {
		unsigned owner = world->serving[device];

		if (world->switch_left[device])
			from = switch_served(device, from, until);
		else if (device_of[owner] == device && ready_at(&world->lines[owner]) <= from &&
			 world->slice_left[device])
			from = run_served(device, from, until);
		else if (!serve_next(device, from, &at))
			from = at < until ? at : until;
	}
}

static bool has_work(void)
{
	for (unsigned i = 0; i < DEVICE_OWNERS; i++)
		if (world->lines[i].finished < world->lines[i].given)
			return true;
	return false;
}

/* With the lock. */
static void slice_on(void)
{
	uint64_t until = device_now(), next;

	while (device_slice && world->sliced_to < until) {
		next = device_team[0] || device_team[1] ? world->sliced_to + TICK_NS : until;
		next = next < until && has_work() ? next : until;
		for (int device = 0; device < DEVICE_MOST; device++)
			slice_device(device, world->sliced_to, next);
		world->sliced_to = next;
	}
}

static void queue_sliced(unsigned owner, uint64_t ns, uint64_t number)
{
	struct line *line = &world->lines[owner];

	slice_on();
	if (line->given - line->finished >= JOBS / 2)
		abort();
	line->number[line->given % JOBS] = number;
	line->left[line->given % JOBS] = ns;
	line->ready[line->given++ % JOBS] = device_now() + DEVICE_LATENCY_NS;
	line->waiting += ns;
}

void device_stand_still(uint64_t ns)
{
	enter_world();
	slice_on();
	world->switch_left[0] += ns;
	leave_world();
}

void device_run_together(uint64_t owner, uint64_t ns, uint64_t number)
{
	enter_world();
	queue_sliced(owner % DEVICE_OWNERS, ns, number);
	leave_world();
}

void device_forget(uint64_t owner)
{
	struct line *line = &world->lines[owner % DEVICE_OWNERS];

	enter_world();
	slice_on();
	line->finished = line->given;
	line->waiting = 0;
	leave_world();
}

void device_crash(uint64_t owner)
{
	uint64_t now = device_now();
	unsigned at = owner % DEVICE_OWNERS;

	enter_world();
	world->crashed[at] = true;
	world->given[at] -= world->last_end[at] > now ? world->last_end[at] - now : 0;
	world->last_end[at] = now;
	world->free_at = now;
	leave_world();
}

/* When a mark is reached; UINT64_MAX: not known. */
static uint64_t time_of(const struct mark *mark)
{
	const struct line *line = &world->lines[mark->owner];

	if (!device_slice)
		return mark->time;
	slice_on();
	if (mark->behind > line->finished)
		return UINT64_MAX;
	return most(mark->time,
		    mark->behind && line->finished - mark->behind < JOBS / 2
			    ? line->done[(mark->behind - 1) % JOBS]
			    : 0);
}

static uint64_t *end_of(uint64_t stream)
{
	unsigned number = stream < 256 ? LEGACY : (unsigned)stream & 0xff;
	uint64_t owner = stream < 256 ? device_owner : stream >> 8;

	return &world->ends[owner % DEVICE_OWNERS][number];
}

uint64_t device_run(uint64_t stream, uint64_t ns)
{
	uint64_t *end = end_of(stream),
		 owner = (stream < 256 ? device_owner : stream >> 8) % DEVICE_OWNERS, start;

	enter_world();
	if (device_slice) {
		queue_sliced((unsigned)owner, ns, 0);
		leave_world();
		return UINT64_MAX;
	}
	start = most(device_now() + DEVICE_LATENCY_NS, *end);
	if (!device_overlaps)
		start = most(start, world->free_at);
	*end = start + ns;
	world->free_at = most(world->free_at, *end);
	world->given[owner] += ns;
	world->last_end[owner] = most(world->last_end[owner], *end);
	leave_world();
	return start + ns;
}

void device_run_endlessly(uint64_t stream)
{
	enter_world();
	*end_of(stream) = ENDLESS;
	leave_world();
}

void device_release(uint64_t stream)
{
	enter_world();
	*end_of(stream) = device_now();
	for (unsigned i = 0; i < MARKS; i++)
		if (world->marks[i].time >= ENDLESS)
			world->marks[i].time = device_now();
	leave_world();
}

void device_hold(uint64_t stream, uint64_t ns)
{
	enter_world();
	*end_of(stream) = most(*end_of(stream), device_now()) + ns;
	leave_world();
}

void device_await(uint64_t stream, uint64_t other)
{
	enter_world();
	*end_of(stream) = most(*end_of(stream), *end_of(other));
	leave_world();
}

uint64_t device_queued(uint64_t owner)
{
	uint64_t now = device_now(), end;

	enter_world();
	slice_on();
	end = device_slice ? now + world->lines[owner % DEVICE_OWNERS].waiting
			   : world->last_end[owner % DEVICE_OWNERS];
	leave_world();
	return end > now ? end - now : 0;
}

uint64_t device_finished(uint64_t owner)
{
	uint64_t finished;

	enter_world();
	slice_on();
	finished = world->lines[owner % DEVICE_OWNERS].finished -
		world->lines[owner % DEVICE_OWNERS].marks;
	leave_world();
	return finished;
}

uint64_t device_used(uint64_t owner)
{
	uint64_t queued = device_queued(owner), used;

	enter_world();
	used = world->given[owner % DEVICE_OWNERS];
	if (device_slice)
		queued = 0, used = world->sliced_used[owner % DEVICE_OWNERS];
	leave_world();
	return used > queued ? used - queued : 0;
}

/* --- the port ---------------------------------------------------------------------------------- */

int port_mark_create(bool timed, uint64_t *mark)
{
	unsigned i;

	*mark = 0;
	if (atomic_load(&device_no_marks))
		return -ENODEV;
	if (timed && device_untimed)
		return -ENOTSUP;
	enter_world();
	for (i = 0; i < MARKS && world->marks[world->next_mark % MARKS].made; i++)
		world->next_mark++;
	i = world->next_mark++ % MARKS;
	if (world->marks[i].made)
		abort();
	world->marks[i] = (struct mark){.made = true, .timed = timed};
	leave_world();
	atomic_fetch_add(&device_marks, 1);
	*mark = i + 1;
	return 0;
}

static struct mark *mark_of(uint64_t mark)
{
	if (!mark || mark > MARKS || !world->marks[mark - 1].made) {
		atomic_fetch_add(&device_misused, 1);
		return &world->marks[0];
	}
	return &world->marks[mark - 1];
}

void port_mark_destroy(uint64_t mark)
{
	enter_world();
	mark_of(mark)->made = false;
	leave_world();
	atomic_fetch_sub(&device_marks, 1);
}

void device_end_marks(void)
{
	enter_world();
	for (unsigned i = 0; i < sizeof(world->marks) / sizeof(*world->marks); i++)
		world->marks[i].made = false;
	leave_world();
	atomic_store(&device_marks, 0);
}

/* With slices: a mark of an owner that has nothing queued is reached in its next slice. */
static void queue_mark(unsigned owner)
{
	int device = device_of[owner];

	if (!device_slice)
		return;
	slice_on();
	if (world->lines[owner].finished == world->lines[owner].given &&
	    world->serving[device] != owner &&
	    ready_at(&world->lines[world->serving[device]]) <= device_now())
		queue_sliced(owner, 0, 0);
}

int port_mark(uint64_t mark, uint64_t stream)
{
	uint64_t *end = end_of(stream);

	enter_world();
	mark_of(mark)->time = device_slice ? device_now() : most(*end, device_now());
	mark_of(mark)->owner = (stream < 256 ? device_owner : stream >> 8) % DEVICE_OWNERS;
	queue_mark(mark_of(mark)->owner);
	mark_of(mark)->behind = world->lines[mark_of(mark)->owner].given;
	leave_world();
	atomic_fetch_add(&device_put, 1);
	return 0;
}

int port_mark_all(uint64_t mark, uint64_t owner)
{
	uint64_t time = device_now();

	if (atomic_load(&device_no_mark_all))
		return -ENOTSUP;
	enter_world();
	for (unsigned i = 0; i < 256; i++)
		time = most(time, world->ends[owner % DEVICE_OWNERS][i]);
	mark_of(mark)->time = time;
	mark_of(mark)->owner = owner % DEVICE_OWNERS;
	queue_mark(mark_of(mark)->owner);
	mark_of(mark)->behind = world->lines[owner % DEVICE_OWNERS].given;
	leave_world();
	atomic_fetch_add(&device_put, 1);
	return 0;
}

int port_mark_done(uint64_t mark)
{
	int done;

	enter_world();
	done = world->crashed[mark_of(mark)->owner] ? -EIO : time_of(mark_of(mark)) <= device_now();
	leave_world();
	device_asked++;
	return done;
}

bool port_marks_break_captures(void)
{
	return device_shy;
}

static bool was_queued(const struct mark *before, const struct mark *behind)
{
	return device_slice && behind->behind > before->behind &&
		world->lines[behind->owner].ready[(behind->behind - 1) % JOBS] <= time_of(before);
}

int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{
	uint64_t a, b;
	bool timed;

	enter_world();
	a = time_of(mark_of(from));
	b = time_of(mark_of(to));
	timed = mark_of(from)->timed && mark_of(to)->timed;
	*ns = (b > a ? b - a : 0) + DEVICE_PAIR_NS +
		(was_queued(mark_of(from), mark_of(to)) ? DEVICE_ROUND_NS : 0);
	leave_world();
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
	return device_implicit < 0 ? -ENOTSUP : device_implicit > 0;
}

int port_context_owner(int device, uint64_t *owner)
{
	*owner = 1;
	return port_context_active(device) == 1 ? 0 : -ENOTSUP;
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

int port_graph_bound(uint64_t graph, uint64_t *bytes, int devices)
{
	(void)graph;
	(void)devices;
	return port_process_bytes(0, bytes);
}

bool port_on_device(uint64_t address)
{
	return address >= DEVICE_MEMORY;
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

int port_process_gone(int device, int32_t driver_pid)
{
	(void)device;
	(void)driver_pid;
	return -ENOTSUP;
}
