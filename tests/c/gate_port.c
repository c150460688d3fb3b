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
	uint64_t time;
	int after;		/* stream + 1 that runs endlessly */
};

const struct config_alias config_aliases[] = {{0}};
_Atomic uint64_t device_clock;
_Thread_local uint64_t device_owner = 1;
_Thread_local int device_current;
_Atomic int device_count = 1;
bool device_overlaps;
_Atomic bool device_no_mark_all, device_no_marks, device_records;
_Atomic uint64_t device_marks, device_misused, device_put;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct mark marks[MARKS];
static unsigned next_mark;
static uint64_t ends[DEVICE_OWNERS][256];
static uint64_t free_at, given[DEVICE_OWNERS], last_end[DEVICE_OWNERS];

uint64_t device_now(void)
{
	uint64_t now = atomic_load(&device_clock);

	return now ? now : lock_now_ns();
}

static uint64_t most(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
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
	end = last_end[owner % DEVICE_OWNERS];
	pthread_mutex_unlock(&lock);
	return end > now ? end - now : 0;
}

uint64_t device_used(uint64_t owner)
{
	uint64_t queued = device_queued(owner), used;

	pthread_mutex_lock(&lock);
	used = given[owner % DEVICE_OWNERS];
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
	mark_of(mark)->time = most(*end, device_now());
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
	pthread_mutex_unlock(&lock);
	atomic_fetch_add(&device_put, 1);
	return 0;
}

int port_mark_done(uint64_t mark)
{
	int done;

	pthread_mutex_lock(&lock);
	done = mark_of(mark)->time <= device_now();
	pthread_mutex_unlock(&lock);
	return done;
}

int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{
	uint64_t a, b;
	bool timed;

	pthread_mutex_lock(&lock);
	a = mark_of(from)->time;
	b = mark_of(to)->time;
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
