/* SPDX-License-Identifier: Apache-2.0 */
/* Streams that record, calls that break a recording, and calls that are allowed meanwhile. */
#define _GNU_SOURCE
#include <errno.h>

#include "sim_internal.h"

enum mode { EVERYBODY, OWN, RELAXED };

static _Thread_local int mode; /* its address is the thread's name */

static unsigned begun; /* recordings that did not end; some of them went with their streams */

static struct sim_stream *next_recording(struct sim_stream *after)
{
	struct sim_object *object = after ? &after->object : NULL;

	if (!begun)
		return NULL;
	do
		object = sim_each(object, SIM_STREAM);
	while (object && !((const struct sim_stream *)object)->origin);
	return (struct sim_stream *)object;
}

bool sim_records(void)
{
	return next_recording(NULL);
}

static int spoil(uint64_t key)
{
	struct sim_stream *stream = next_recording(NULL);
	struct sim_graph *graph;

	while (stream && stream->capture != key)
		stream = next_recording(stream);
	graph = stream ? sim_find(key, SIM_GRAPH_OBJECT) : NULL;
	if (!graph)
		return 0;
	graph->spoilt = true;
	return -EBUSY;
}

int sim_spoil_stream(const struct sim_stream *stream)
{
	return stream->capture && !stream->list ? spoil(stream->capture) : 0;
}

int sim_spoil_event(const struct sim_event *event)
{
	return event->capture ? spoil(event->capture) : 0;
}

/* A stream that joined a recording records, too. */
int sim_spoil(uint64_t context)
{
	struct sim_object *object;
	int error = 0;

	for (object = begun ? sim_each(NULL, SIM_STREAM) : NULL; object;
	     object = sim_each(object, SIM_STREAM))
		if ((!context || object->owner == context) &&
		    sim_spoil_stream((const struct sim_stream *)object))
			error = -EBUSY;
	return error;
}

int sim_spoil_here(void)
{
	const struct sim_context *context = sim_library.has_contexts ? sim_current(NULL) : NULL;

	return sim_library.has_contexts && !context ? 0
						    : sim_spoil(context ? context->object.key : 0);
}

static bool forbids(const struct sim_graph *graph)
{
	if (!graph || graph->mode == RELAXED)
		return false;
	return graph->thread == &mode || (mode == EVERYBODY && graph->mode == EVERYBODY);
}

bool sim_forbids(void)
{
	struct sim_stream *stream;
	struct sim_graph *graph;
	bool forbidden = false;

	if (mode == RELAXED)
		return false;
	sim_lock();
	for (stream = next_recording(NULL); stream && !sim.config.takes_all;
	     stream = next_recording(stream)) {
		graph = sim_find(stream->capture, SIM_GRAPH_OBJECT);
		if (!forbids(graph))
			continue;
		graph->spoilt = true;
		forbidden = true;
	}
	sim_unlock();
	return forbidden;
}

bool sim_forbids_in(uint64_t key)
{
	const struct sim_stream *stream;
	int error;

	sim_lock();
	stream = sim.config.takes_all ? NULL : sim_stream_of(key, &error);
	error = stream ? sim_spoil_stream(stream) : 0;
	sim_unlock();
	return error;
}

int sim_capture_mode(uint64_t *exchanged)
{
	int before = mode;

	if (*exchanged > RELAXED)
		return -EINVAL;
	mode = (int)*exchanged;
	*exchanged = (uint64_t)before;
	return 0;
}

/* Into a graph, or into a new one. */
static int begin(uint64_t key, uint64_t into, int64_t wanted)
{
	struct sim_graph *graph = NULL;
	struct sim_stream *stream;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream && (stream->capture || wanted < EVERYBODY || wanted > RELAXED))
		error = -EINVAL;
	if (!error) {
		graph = into ? sim_find(into, SIM_GRAPH_OBJECT) : sim_graph_new(SIM_GRAPH_OBJECT);
		error = graph ? 0 : into ? -EINVAL : -ENOMEM;
	}
	if (graph) {
		graph->mode = (int)wanted;
		graph->thread = &mode;
		graph->given = into;
		stream->capture = graph->object.key;
		stream->origin = true;
		begun++;
	}
	sim_unlock();
	return error;
}

int sim_capture_begin(uint64_t key, int64_t wanted)
{
	return begin(key, 0, wanted);
}

int sim_capture_begin_into(uint64_t key, uint64_t graph, int64_t wanted)
{
	return graph ? begin(key, graph, wanted) : -EINVAL;
}

/* The streams that joined stop recording with the one that began. A spoilt recording yields
 * nothing. */
static int end(struct sim_stream *stream, struct sim_graph *graph, uint64_t *out)
{
	struct sim_object *object;
	int error = graph && graph->spoilt ? -ECANCELED : 0;
	uint64_t key = stream->capture;

	begun -= begun > 0;
	stream->origin = false;
	for (object = sim_each(NULL, SIM_STREAM); object; object = sim_each(object, SIM_STREAM))
		if (((struct sim_stream *)object)->capture == key)
			((struct sim_stream *)object)->capture = 0;
	*out = error ? 0 : key;
	if (!error)
		return 0;
	graph->spoilt = false;
	if (!graph->given)
		sim_graph_drop(graph);
	return error;
}

int sim_capture_end(uint64_t key, uint64_t *graph)
{
	struct sim_graph *recorded = NULL;
	struct sim_stream *stream;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	if (stream && (!stream->capture || !stream->origin))
		error = -EINVAL;
	if (!error)
		recorded = sim_find(stream->capture, SIM_GRAPH_OBJECT);
	if (recorded && recorded->mode != RELAXED && recorded->thread != &mode)
		error = -EXDEV;
	if (!error)
		error = end(stream, recorded, graph);
	sim_unlock();
	return error;
}

int sim_capture_info(uint64_t key, uint64_t *status)
{
	const struct sim_stream *stream;
	const struct sim_graph *graph;
	int error;

	sim_lock();
	stream = sim_stream_of(key, &error);
	graph = stream && stream->capture ? sim_find(stream->capture, SIM_GRAPH_OBJECT) : NULL;
	*status = stream && stream->capture ? graph && graph->spoilt ? 2 : 1 : 0;
	sim_unlock();
	return error;
}
