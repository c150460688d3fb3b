/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Streams that wait for a word of memory. When the word will be right cannot be predicted. So work
 * that follows in such a stream is held back, and booked when the word is right: once another
 * stream has written it, from that time; once the host has, from when that was seen.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "sim_internal.h"

#define LOOK_NS 50000 /* between two looks at words that the host may have written */

static bool looks;

static uint64_t read_word(const struct sim_node *node)
{
	if (node->width == 8)
		return __atomic_load_n((uint64_t *)(uintptr_t)node->to, __ATOMIC_ACQUIRE);
	return __atomic_load_n((uint32_t *)(uintptr_t)node->to, __ATOMIC_ACQUIRE);
}

void sim_write_word(const struct sim_node *node)
{
	if (node->width == 8)
		__atomic_store_n((uint64_t *)(uintptr_t)node->to, node->value, __ATOMIC_RELEASE);
	else
		__atomic_store_n((uint32_t *)(uintptr_t)node->to, (uint32_t)node->value,
				 __ATOMIC_RELEASE);
}

static bool is_right(const struct sim_node *node)
{
	uint64_t mask = node->width == 8 ? UINT64_MAX : UINT32_MAX, found = read_word(node),
		 value = node->value & mask;

	switch (node->bytes) {
	case SIM_AT_LEAST:
		return !((found - value) & (mask ^ mask >> 1));
	case SIM_EQUAL:
		return found == value;
	case SIM_ANY_OF:
		return found & value;
	default:
		return (found | value) != mask;
	}
}

static bool waits(const struct sim_node *node)
{
	const struct sim_event *event;

	if (node->work == SIM_WORK_AWAIT)
		return !is_right(node);
	event = node->work == SIM_WORK_WAIT ? sim_find(node->to, SIM_EVENT) : NULL;
	return event && event->behind;
}

static struct sim_stream *next_held(struct sim_stream *after)
{
	struct sim_object *object = after ? &after->object : NULL;

	do
		object = sim_each(object, SIM_STREAM);
	while (object && !((const struct sim_stream *)object)->held);
	return (struct sim_stream *)object;
}

/* True: some of it was done; *when: not before. */
static bool go_on(struct sim_stream *stream, uint64_t *when)
{
	struct sim_graph *list = sim_find(stream->held, SIM_GRAPH_OBJECT);
	struct sim_node *node;
	bool moved = false;

	for (; list && (node = list->nodes) && !waits(node); moved = true) {
		if (node->work == SIM_WORK_AWAIT && stream->tail < *when)
			stream->tail = *when;
		sim_run_node(stream, node);
		if (node->work == SIM_WORK_WRITE && *when < stream->tail)
			*when = stream->tail;
		list->nodes = node->next;
		free(node);
	}
	if (list && list->nodes)
		return moved;
	if (list)
		sim_graph_drop(list);
	stream->held = 0;
	return true;
}

void sim_go_on(uint64_t when)
{
	struct sim_stream *stream;
	bool moved, any = false;

	do {
		moved = false;
		for (stream = next_held(NULL); stream; stream = next_held(stream))
			moved |= go_on(stream, &when);
		any |= moved;
	} while (moved);
	if (any)
		pthread_cond_broadcast(&sim.done);
}

static void *look(void *unused)
{
	(void)unused;
	sim_lock();
	while (next_held(NULL)) {
		sim_go_on(sim_now());
		sim_unlock();
		nanosleep(&(struct timespec){.tv_nsec = LOOK_NS}, NULL);
		sim_lock();
	}
	looks = false;
	sim_unlock();
	return NULL;
}

void sim_held_forked(void)
{
	looks = false;
}

int sim_hold(struct sim_stream *stream, struct sim_node node)
{
	struct sim_graph *list = stream->held ? NULL : sim_graph_new(SIM_GRAPH_OBJECT);
	pthread_t thread;

	if (list) {
		list->object.owner = stream->object.owner;
		stream->held = list->object.key;
	}
	if (!looks && !pthread_create(&thread, NULL, look, NULL)) {
		pthread_detach(thread);
		looks = true;
	}
	return stream->held ? sim_record(stream->held, node) : -ENOMEM;
}

/* Work that is not recorded is done at once, or held back. */
static int give(uint64_t key, struct sim_node node)
{
	struct sim_stream *stream;
	struct sim_found found;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream && stream->capture)
		error = -ENOTSUP;
	if (!error && (node.to % node.width || !sim_memory_at(node.to, &found)))
		error = -EINVAL;
	if (!error && (stream->held || waits(&node))) {
		error = sim_hold(stream, node);
	} else if (!error && node.work == SIM_WORK_WRITE) {
		sim_write_word(&node);
		sim_go_on(stream->tail);
	}
	sim_unlock();
	return error;
}

int sim_stream_await(uint64_t key, uint64_t address, uint64_t value, uint64_t width,
		     int64_t comparison)
{
	struct sim_node node = {.work = SIM_WORK_AWAIT,
				.to = address,
				.value = value,
				.width = width,
				.bytes = (uint64_t)comparison};

	return comparison < SIM_AT_LEAST || comparison > SIM_NOT_ALL_OF ? -EINVAL : give(key, node);
}

int sim_stream_write(uint64_t key, uint64_t address, uint64_t value, uint64_t width)
{
	return give(key,
		    (struct sim_node){
			    .work = SIM_WORK_WRITE, .to = address, .value = value, .width = width});
}
