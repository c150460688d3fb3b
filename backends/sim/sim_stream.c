/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Streams, events and launches, and the kernels that are launched. Time is booked, not
 * simulated. A launch takes the engine's next free interval; the engine is shared by every
 * process of the device. A stream and an event remember when their last interval ends, and a
 * waiting thread sleeps until then. Bytes move at the call: in-order streams and correctly
 * ordered programs cannot see the difference. Host callbacks run on a thread of their own.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sim_internal.h"

#define SPIN 60000 /* nanoseconds that a sleep may overshoot */

struct sim_kernel {
	struct sim_object object;
	uint64_t nanoseconds;
	bool crashes;
};

struct call {
	struct call *next;
	uint64_t due, stream;
	struct sim_host_call call;
};

static struct call *calls;
static bool worker_runs;

/* The machine's: clients may be in different time namespaces. */
uint64_t sim_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec - sim.config.ahead;
}

/* "monotonic      -7200  500000000": seconds, and nanoseconds that are added to them. */
uint64_t sim_clock_ahead(void)
{
	FILE *file = fopen("/proc/self/timens_offsets", "re");
	long long seconds = 0, nanoseconds = 0;

	if (file) {
		if (fscanf(file, "monotonic %lld %lld", &seconds, &nanoseconds) != 2)
			seconds = nanoseconds = 0;
		fclose(file);
	}
	return (uint64_t)(seconds * 1000000000 + nanoseconds);
}

static uint64_t later(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

static void sleep_until(uint64_t when)
{
	struct timespec until;
	uint64_t early = when - SPIN;

	if (sim_now() < early) {
		early += sim.config.ahead;
		until = (struct timespec){.tv_sec = (time_t)(early / 1000000000u),
					  .tv_nsec = (long)(early % 1000000000u)};
		while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) == EINTR)
			;
	}
	while (sim_now() < when)
		;
}

bool sim_has_failed(void)
{
	return sim.fault && sim.fault <= sim_now();
}

void sim_await(uint64_t when)
{
	if (sim.fault && sim.fault < when)
		when = sim.fault;
	if (when <= sim_now())
		return;
	sim_unlock();
	sleep_until(when);
	sim_lock();
}

/* 0, 1 and 2 are the vendors' names for the default stream. */
struct sim_stream *sim_stream_of(uint64_t key, int *error)
{
	const struct sim_context *context;
	struct sim_stream *stream;
	int ignored;

	if (!error)
		error = &ignored;
	*error = 0;
	if (key <= 2) {
		context = sim_current(error);
		if (!context)
			return NULL;
		key = context->stream;
	}
	stream = sim_find(key, SIM_STREAM);
	if (!stream)
		*error = -EINVAL;
	return stream;
}

/* Books the device's engine: after all that it has, and after all that the stream has. Behind a
 * kernel that fails nothing comes any more. */
void sim_enqueue(struct sim_stream *stream, uint64_t nanoseconds)
{
	struct sim_device *device = &sim.devices[stream->object.device];
	struct sim_clock *clock = sim.config.beside ? &device->own_clock : device->clock;
	uint64_t now = sim_now();
	uint64_t tail = atomic_load(&clock->tail);
	uint64_t start;

	if (sim.fault) {
		stream->tail = stream->begun = later(sim.fault, stream->tail);
		return;
	}
	do {
		start = tail > now ? tail : now;
		if (start < stream->tail)
			start = stream->tail;
	} while (!atomic_compare_exchange_weak(&clock->tail, &tail, start + nanoseconds));
	atomic_fetch_add(&device->clock->busy, nanoseconds);
	if (sim.uses) {
		atomic_fetch_add(&sim.uses[stream->object.device].busy, nanoseconds);
		atomic_store(&sim.uses[stream->object.device].tail, start + nanoseconds);
	}
	stream->begun = start;
	stream->tail = start + nanoseconds;
}

void sim_idle(struct sim_stream *stream)
{
	uint64_t key = stream->object.key;
	uint64_t calls_then = stream->calls;

	while (!sim_has_failed() && (stream = sim_find(key, SIM_STREAM)) && stream->held)
		pthread_cond_wait(&sim.done, &sim.lock);
	if ((stream = sim_find(key, SIM_STREAM)) && !stream->held)
		sim_await(stream->tail);
	while (!sim_has_failed() && (stream = sim_find(key, SIM_STREAM)) &&
	       stream->called < calls_then)
		pthread_cond_wait(&sim.done, &sim.lock);
}

static void run(const struct sim_host_call *call)
{
	if (call->takes_status)
		((void (*)(uint64_t, int, void *))(void *)call->call)(call->stream, call->ok,
								      call->data);
	else
		call->call(call->data);
}

static void *work(void *unused)
{
	(void)unused;
	sim_lock();
	for (;;) {
		struct call *call = calls;
		struct sim_stream *stream;

		if (!call) {
			pthread_cond_wait(&sim.work, &sim.lock);
			continue;
		}
		if (call->due > sim_now()) {
			sim_await(call->due); /* an earlier one may have come */
			continue;
		}
		calls = call->next;
		sim_unlock();
		run(&call->call);
		sim_lock();
		stream = sim_find(call->stream, SIM_STREAM);
		if (stream)
			stream->called++;
		free(call);
		pthread_cond_broadcast(&sim.done);
	}
	return NULL;
}

static void run_worker(void)
{
	pthread_t thread;
	pthread_attr_t attributes;

	if (worker_runs)
		return;
	pthread_attr_init(&attributes);
	pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
	worker_runs = !pthread_create(&thread, &attributes, work, NULL);
	pthread_attr_destroy(&attributes);
}

void sim_queue_call(struct sim_stream *stream, struct sim_host_call wanted)
{
	struct call *call = calloc(1, sizeof(*call));
	struct call **at = &calls;

	if (!call)
		return;
	*call = (struct call){.due = stream->tail, .stream = stream->object.key, .call = wanted};
	while (*at && (*at)->due <= call->due)
		at = &(*at)->next;
	call->next = *at;
	*at = call;
	stream->calls++;
	run_worker();
	pthread_cond_signal(&sim.work);
}

void sim_calls_forked(void)
{
	calls = NULL;
	worker_runs = false;
	sim_held_forked();
}

int sim_stream_create(uint64_t *out)
{
	struct sim_stream *stream = NULL;
	const struct sim_context *context;
	int error;

	sim_lock();
	context = sim_current(&error);
	if (context) {
		stream = sim_add(sizeof(*stream), 0, SIM_STREAM);
		if (stream) {
			stream->object.device = context->object.device;
			stream->object.owner = context->object.key;
			*out = stream->object.key;
		} else {
			error = -ENOMEM;
		}
	}
	sim_unlock();
	return error;
}

int sim_stream_destroy(uint64_t key)
{
	struct sim_stream *stream;
	uint64_t list = 0;

	sim_lock();
	stream = key > 2 ? sim_find(key, SIM_STREAM) : NULL;
	if (stream) {
		list = stream->list ? stream->capture : stream->held;
		sim_drop(&stream->object);
	}
	sim_unlock();
	if (list)
		sim_graph_release(list);
	return stream ? 0 : -EINVAL;
}

int sim_stream_query(uint64_t key)
{
	const struct sim_stream *stream;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream)
		error = sim_spoil_stream(stream);
	if (!error && (stream->held || stream->tail > sim_now() || stream->called != stream->calls))
		error = -EAGAIN;
	sim_unlock();
	return error;
}

static int status_of(int error, int64_t ready, int64_t pending, uint64_t *out)
{
	if (error && error != -EAGAIN)
		return error;
	*out = (uint64_t)(error ? pending : ready);
	return 0;
}

int sim_stream_status(uint64_t key, int64_t ready, int64_t pending, uint64_t *out)
{
	return status_of(sim_stream_query(key), ready, pending, out);
}

int sim_event_status(uint64_t key, int64_t ready, int64_t pending, uint64_t *out)
{
	return status_of(sim_event_query(key), ready, pending, out);
}

int sim_stream_wait(uint64_t key, uint64_t event_key)
{
	struct sim_stream *stream;
	const struct sim_event *event;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	event = sim_find(event_key, SIM_EVENT);
	if (!event)
		error = -EINVAL;
	if (!error && event->capture && sim_find(event->capture, SIM_GRAPH_OBJECT))
		stream->capture = event->capture;
	else if (!error && (stream->held || event->behind))
		error = sim_hold(stream, (struct sim_node){.work = SIM_WORK_WAIT, .to = event_key});
	else if (!error && event->time > stream->tail)
		stream->tail = event->time;
	sim_unlock();
	return error;
}

/* Unused pool memory above its threshold is released after each wait. */
static void settle_pools(void)
{
	struct sim_object *object;

	for (object = sim_each(NULL, SIM_POOL_OBJECT); object;
	     object = sim_each(object, SIM_POOL_OBJECT)) {
		struct sim_heap *heap = &((struct sim_pool *)object)->heap;

		sim_heap_trim(heap, heap->threshold);
	}
}

/* held: also those that wait for a word. */
static void wait_for_all(bool held)
{
	struct sim_object *object;

	do {
		for (object = sim_each(NULL, SIM_STREAM); object;
		     object = sim_each(object, SIM_STREAM)) {
			const struct sim_stream *stream = (const struct sim_stream *)object;

			if (stream->held
				    ? held
				    : stream->tail > sim_now() || stream->called != stream->calls)
				break;
		}
		if (object)
			sim_idle((struct sim_stream *)object);
	} while (object && !sim_has_failed());
}

void sim_idle_all(void)
{
	wait_for_all(false);
	settle_pools();
}

int sim_sync(uint64_t key, bool all)
{
	struct sim_stream *stream;
	int error = 0;

	sim_lock();
	if (all) {
		error = sim_spoil_here();
		if (!error)
			wait_for_all(true);
	} else {
		stream = sim_stream_of(key, &error);
		if (stream)
			error = stream->list ? -EINVAL : sim_spoil_stream(stream);
		if (!error)
			sim_idle(stream);
	}
	if (!error)
		settle_pools();
	if (sim_has_failed())
		error = -EIO;
	sim_unlock();
	return error;
}

static int create_event(bool pending, uint64_t *out)
{
	const struct sim_context *context;
	struct sim_event *event;
	int error;

	sim_lock();
	context = sim_current(&error);
	event = context ? sim_add(sizeof(*event), 0, SIM_EVENT) : NULL;
	if (event) {
		event->object.owner = context->object.key;
		event->pending = pending;
		*out = event->object.key;
	} else if (!error) {
		error = -ENOMEM;
	}
	sim_unlock();
	return error;
}

int sim_event_create(uint64_t *out)
{
	return create_event(false, out);
}

int sim_event_create_pending(uint64_t *out)
{
	return create_event(true, out);
}

int sim_event_destroy(uint64_t key)
{
	struct sim_event *event;

	sim_lock();
	event = sim_find(key, SIM_EVENT);
	if (event)
		sim_drop(&event->object);
	sim_unlock();
	return event ? 0 : -EINVAL;
}

void sim_put(struct sim_event *event, const struct sim_stream *stream)
{
	uint64_t now = sim_now();

	event->recorded = true;
	event->behind = 0;
	event->serial++;
	event->capture = stream->capture;
	event->time = stream->tail > now ? stream->tail : now;
	event->begun = stream->tail > now ? stream->begun : now;
	event->stream = stream->object.key;
	event->calls = stream->calls;
}

/* It has happened once all of them got that far. */
static int put_behind(struct sim_event *event, struct sim_stream *stream, bool callbacks)
{
	event->behind++;
	return sim_hold(stream,
			(struct sim_node){.work = SIM_WORK_ARRIVE,
					  .to = event->object.key,
					  .value = event->serial,
					  .from = callbacks});
}

void sim_arrive(const struct sim_stream *stream, const struct sim_node *node)
{
	struct sim_event *event = sim_find(node->to, SIM_EVENT);
	uint64_t now = sim_now(), time = stream->tail > now ? stream->tail : now;

	if (!event || event->serial != node->value)
		return;
	event->behind--;
	event->time = event->time > time ? event->time : time;
	event->begun = event->time;
	if (!node->from)
		return;
	event->stream = stream->object.key;
	event->calls = stream->calls;
}

int sim_event_record(uint64_t key, uint64_t stream_key)
{
	struct sim_stream *stream;
	struct sim_event *event;
	int error;

	sim_lock();
	stream = sim_stream_of(stream_key, &error);
	event = sim_find(key, SIM_EVENT);
	if (!event || (stream && event->object.owner != stream->object.owner))
		error = -EINVAL;
	if (!error)
		sim_put(event, stream);
	if (!error && stream->held && !stream->capture)
		error = put_behind(event, stream, true);
	sim_unlock();
	return error;
}

int sim_event_record_all(uint64_t key, uint64_t context)
{
	struct sim_object *object;
	struct sim_event *event;
	int error = 0;

	sim_lock();
	event = sim_find(key, SIM_EVENT);
	if (!event || !sim_find(context, SIM_CONTEXT_OBJECT))
		error = -EINVAL;
	if (!error)
		error = sim_spoil(context);
	if (!error) {
		event->recorded = true;
		event->behind = 0;
		event->serial++;
		event->capture = event->stream = event->calls = 0;
		event->time = sim_now();
	}
	for (object = sim_each(NULL, SIM_STREAM); !error && object;
	     object = sim_each(object, SIM_STREAM)) {
		struct sim_stream *stream = (struct sim_stream *)object;

		if (object->owner != context)
			continue;
		if (stream->held)
			error = put_behind(event, stream, false);
		else if (stream->tail > event->time)
			event->time = stream->tail;
	}
	sim_unlock();
	return error;
}

bool sim_happened(const struct sim_event *event)
{
	const struct sim_stream *stream = sim_find(event->stream, SIM_STREAM);

	if (event->behind)
		return false;
	if (!event->recorded)
		return !event->pending;
	return event->time <= sim_now() && (!stream || stream->called >= event->calls);
}

int sim_event_query(uint64_t key)
{
	const struct sim_event *event;
	int error = -EINVAL;

	sim_lock();
	event = sim_find(key, SIM_EVENT);
	if (event)
		error = sim_spoil_event(event);
	if (event && !error)
		error = sim_happened(event) ? 0 : -EAGAIN;
	sim_unlock();
	return error;
}

int sim_event_sync(uint64_t key)
{
	const struct sim_event *event;
	bool failed;
	int error;

	sim_lock();
	event = sim_find(key, SIM_EVENT);
	error = event ? sim_spoil_event(event) : -EINVAL;
	if (!error && event->recorded)
		sim_await(event->time);
	while (!error && (event = sim_find(key, SIM_EVENT)) && !sim_happened(event) &&
	       !sim_has_failed()) {
		if (event->time > sim_now())
			sim_await(event->time);
		else
			pthread_cond_wait(&sim.done, &sim.lock);
	}
	if (!error)
		settle_pools();
	failed = sim_has_failed();
	sim_unlock();
	return error ? error : failed ? -EIO : event ? 0 : -EINVAL;
}

int sim_event_elapsed(double *out, uint64_t start, uint64_t end)
{
	const struct sim_event *from, *to;
	int error = 0;

	sim_lock();
	from = sim_find(start, SIM_EVENT);
	to = sim_find(end, SIM_EVENT);
	if (!from || !to || !from->recorded || !to->recorded)
		error = -EINVAL;
	else if (!sim_happened(from) || !sim_happened(to))
		error = -EAGAIN;
	else
		*out = (double)(int64_t)(to->time - from->time) / 1e6;
	sim_unlock();
	return error;
}

void sim_wait_room(struct sim_device *device)
{
	sim_await(device->ends[device->launches % SIM_QUEUE]);
}

static uint64_t time_of(uint64_t function)
{
	const struct sim_kernel *kernel = sim_find(function, SIM_KERNEL);

	return kernel ? kernel->nanoseconds : sim.config.kernel_ns;
}

static bool crashes(uint64_t function)
{
	const struct sim_kernel *kernel = sim_find(function, SIM_KERNEL);

	return kernel && kernel->crashes;
}

int sim_launch(uint64_t function, uint64_t key)
{
	struct sim_stream *stream;
	struct sim_device *device;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream && stream->capture) {
		error = sim_record(
			stream->capture,
			(struct sim_node){.work = SIM_WORK_KERNEL, .bytes = time_of(function)});
	} else if (stream && stream->held) {
		error = sim_hold(
			stream,
			(struct sim_node){.work = SIM_WORK_KERNEL, .bytes = time_of(function)});
	} else if (stream) {
		device = &sim.devices[stream->object.device];
		sim_wait_room(device);
		stream = sim_stream_of(key, &error);
		if (stream) {
			sim_enqueue(stream, time_of(function));
			if (!sim.fault && crashes(function))
				sim.fault = stream->tail;
			device->ends[device->launches++ % SIM_QUEUE] = stream->tail;
		}
	}
	sim_unlock();
	return error;
}

static _Thread_local uint64_t configured;

int sim_launch_configure(uint64_t stream)
{
	configured = stream;
	return 0;
}

int sim_launch_configured(uint64_t function)
{
	return sim_launch(function, configured);
}

/*
 * `…sleep_us_200…` takes 200 us, others PORTER_SIM_KERNEL_US. One with `crash` in its name fails at
 * its end, as at a bad address: all queued work is lost, and every later call of the process fails;
 * its memory stays allocated.
 */
int sim_module_function(const char *name, uint64_t *out)
{
	const char *stated;
	struct sim_kernel *kernel;
	uint64_t nanoseconds;

	if (!name || !*name)
		return -ENOENT;
	stated = strstr(name, "sleep_us_");
	sim_lock();
	nanoseconds = stated ? strtoull(stated + 9, NULL, 10) * 1000 : sim.config.kernel_ns;
	kernel = sim_add(sizeof(*kernel), 0, SIM_KERNEL);
	if (kernel) {
		kernel->nanoseconds = nanoseconds;
		kernel->crashes = strstr(name, "crash");
		*out = kernel->object.key;
	}
	sim_unlock();
	return kernel ? 0 : -ENOMEM;
}

static int host_callback(uint64_t key, struct sim_host_call call)
{
	struct sim_stream *stream;
	int error;

	if (!call.call)
		return -EINVAL;
	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream && stream->capture)
		error = sim_record(stream->capture,
				   (struct sim_node){.work = SIM_WORK_CALL, .call = call});
	else if (stream && stream->held)
		error = sim_hold(stream, (struct sim_node){.work = SIM_WORK_CALL, .call = call});
	else if (stream)
		sim_queue_call(stream, call);
	sim_unlock();
	return error;
}

int sim_host_callback(uint64_t key, void (*call)(void *), void *data)
{
	return host_callback(key, (struct sim_host_call){.call = call, .data = data});
}

/* A callback that also gets the stream and the result: always success. */
int sim_host_callback_status(uint64_t key, void (*call)(void *), int64_t ok, void *data)
{
	return host_callback(key,
			     (struct sim_host_call){.call = call,
						    .data = data,
						    .takes_status = true,
						    .ok = (int)ok,
						    .stream = key});
}

int sim_stream_context(uint64_t key, uint64_t *out, uint64_t *device)
{
	const struct sim_stream *stream;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream) {
		*out = stream->object.owner;
		error = sim_device_visible(stream->object.device, device);
	}
	sim_unlock();
	return error;
}
