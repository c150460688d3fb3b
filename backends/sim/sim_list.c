/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lists of work, which queues execute, and events that a program signals and resets itself. A list
 * is a stream that only ever records, into a graph of its own. A queue may be one whose calls wait
 * until their work is done.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
#include <time.h>

#include "sim_internal.h"

#define LOOK_NS 50000 /* between two looks at an event that the host will signal */

int sim_queue_create(int device, uint64_t kind, bool blocks, uint64_t *out)
{
	int here = sim_lock_here(device), error;
	struct sim_stream *stream;

	if (here < 0)
		return here;
	sim_unlock();
	error = sim_stream_create(out);
	if (error)
		return error;
	sim_lock();
	stream = sim_find(*out, SIM_STREAM);
	stream->object.device = here;
	stream->kind = kind;
	stream->blocks = blocks;
	sim_unlock();
	return 0;
}

/* The list is empty afterwards; its recording passes to the caller. */
static int empty(uint64_t key, uint64_t kind, uint64_t *old)
{
	struct sim_stream *stream;
	uint64_t graph;
	int error = sim_graph_create(&graph);

	if (error)
		return error;
	sim_lock();
	stream = sim_find(key, SIM_STREAM);
	if (stream) {
		*old = stream->capture;
		stream->capture = graph;
		stream->list = true;
		stream->kind = kind;
		stream->closed = false;
	}
	sim_unlock();
	if (!stream)
		sim_graph_release(graph);
	return stream ? 0 : -EINVAL;
}

int sim_list_create(uint64_t kind, uint64_t *out)
{
	uint64_t old;
	int error = sim_stream_create(out);

	if (error)
		return error;
	error = empty(*out, kind, &old);
	if (error)
		sim_stream_destroy(*out);
	return error;
}

static struct sim_stream *list_of(uint64_t key)
{
	struct sim_stream *stream = sim_find(key, SIM_STREAM);

	return stream && stream->list ? stream : NULL;
}

int sim_list_close(uint64_t key)
{
	struct sim_stream *list;

	sim_lock();
	list = list_of(key);
	if (list)
		list->closed = true;
	sim_unlock();
	return list ? 0 : -EINVAL;
}

int sim_list_reset(uint64_t key)
{
	const struct sim_stream *list;
	uint64_t old = 0, kind;
	int error;

	sim_lock();
	list = list_of(key);
	kind = list ? list->kind : 0;
	sim_unlock();
	error = list ? empty(key, kind, &old) : -EINVAL;
	if (!error)
		sim_graph_release(old);
	return error;
}

static int execute(uint64_t list_key, uint64_t key)
{
	const struct sim_stream *list;
	const struct sim_graph *graph;
	struct sim_stream *stream;
	struct sim_device *device;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (error)
		goto out;
	device = &sim.devices[stream->object.device];
	sim_wait_room(device);
	stream = sim_stream_of(key, &error);
	list = list_of(list_key);
	if (!error &&
	    (!list || !list->closed || stream->capture ||
	     (stream->kind && list->kind && stream->kind != list->kind)))
		error = -EINVAL;
	if (error)
		goto out;
	graph = sim_find(list->capture, SIM_GRAPH_OBJECT);
	for (const struct sim_node *node = graph->nodes; !error && node; node = node->next)
		error = sim_run_node(stream, node);
	device->ends[device->launches++ % SIM_QUEUE] = stream->tail;
out:
	sim_unlock();
	return error;
}

int sim_execute(const void *lists, uint64_t count, uint64_t key)
{
	uint64_t list;
	int error = lists && count ? 0 : -EINVAL;

	for (uint64_t i = 0; !error && i < count; i++) {
		memcpy(&list, (const char *)lists + i * sizeof(list), sizeof(list));
		error = execute(list, key);
	}
	return error;
}

/* Now, or when the list is executed. */
static int give(uint64_t key, struct sim_node node)
{
	struct sim_stream *stream;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream && stream->capture)
		error = stream->closed ? -EINVAL : sim_record(stream->capture, node);
	else if (stream)
		error = sim_run_node(stream, &node);
	sim_unlock();
	return error;
}

int sim_order(uint64_t key, const void *waits, uint64_t count)
{
	struct sim_node node = {.work = SIM_WORK_WAIT};
	const struct sim_stream *stream;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream && stream->closed)
		error = -EINVAL;
	sim_unlock();
	for (uint64_t i = 0; !error && waits && i < count; i++) {
		memcpy(&node.to, (const char *)waits + i * sizeof(node.to), sizeof(node.to));
		error = give(key, node);
	}
	return error;
}

int sim_ordered(uint64_t key, uint64_t signals)
{
	int error =
		signals ? give(key, (struct sim_node){.work = SIM_WORK_SIGNAL, .to = signals}) : 0;
	const struct sim_stream *stream;

	if (error)
		return error;
	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream && stream->blocks)
		sim_await(stream->tail);
	sim_unlock();
	return error;
}

int sim_event_reset_in(uint64_t key, uint64_t event)
{
	return give(key, (struct sim_node){.work = SIM_WORK_RESET, .to = event});
}

static int set(uint64_t key, bool recorded)
{
	struct sim_event *event;

	sim_lock();
	event = sim_find(key, SIM_EVENT);
	if (event) {
		event->recorded = recorded;
		event->begun = event->time = sim_now();
		event->capture = event->stream = event->calls = 0;
	}
	sim_unlock();
	return event ? 0 : -EINVAL;
}

int sim_event_signal(uint64_t key)
{
	return set(key, true);
}

int sim_event_reset(uint64_t key)
{
	return set(key, false);
}

int sim_event_time(uint64_t key, uint64_t *start, uint64_t *end)
{
	const struct sim_event *event;
	int error = -EINVAL;

	sim_lock();
	event = sim_find(key, SIM_EVENT);
	if (event) {
		error = event->recorded && sim_happened(event) ? 0 : -EAGAIN;
		*start = event->begun;
		*end = event->time;
	}
	sim_unlock();
	return error;
}

static uint64_t deadline(uint64_t timeout)
{
	uint64_t now = sim_now();

	return timeout > UINT64_MAX - now ? UINT64_MAX : now + timeout;
}

/* When an event is to happen; UINT64_MAX: not known. 0 once it has. */
static uint64_t expected(uint64_t key, int *error)
{
	const struct sim_event *event = sim_find(key, SIM_EVENT);

	*error = event ? 0 : -EINVAL;
	if (!event || sim_happened(event))
		return 0;
	return event->recorded && event->time > sim_now() ? event->time : UINT64_MAX;
}

int sim_event_wait(uint64_t key, uint64_t timeout)
{
	uint64_t until = deadline(timeout), when, look;
	int error;

	sim_lock();
	while ((when = expected(key, &error)) && sim_now() < until && !sim_has_failed()) {
		look = sim_now() + LOOK_NS;
		if (when == UINT64_MAX)
			when = look;
		sim_await(when < until ? when : until);
	}
	sim_unlock();
	return error ? error : when ? -EAGAIN : 0;
}

int sim_sync_within(uint64_t key, uint64_t timeout)
{
	uint64_t until = deadline(timeout);
	const struct sim_stream *stream;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream && stream->tail > until) {
		sim_await(until);
		error = -EAGAIN;
	}
	sim_unlock();
	return error ? error : sim_sync(key, false);
}
