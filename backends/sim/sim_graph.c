/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Graphs: lists of work, recorded or built, and the memory that their nodes own. An allocating node
 * has its address from the start and its memory from the first launch on; a freed one stays
 * reserved until a trim, as on a real device. An executable graph takes a little for itself as long
 * as it is there.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "sim_internal.h"

struct graph_memory {
	struct sim_object object;   /* the key is the address */
	struct sim_backing backing; /* bytes 0: not mapped */
	uint64_t bytes, charged;
	bool live, was_live;
	unsigned refs; /* graphs and executables that allocate it */
};

static struct graph_memory *memory_at(uint64_t address)
{
	return sim_find(address, SIM_GRAPH_MEMORY);
}

int sim_record(uint64_t key, struct sim_node node)
{
	struct sim_graph *graph = sim_find(key, SIM_GRAPH_OBJECT);
	struct sim_node *kept;

	if (!graph)
		return -EINVAL;
	if (graph->spoilt)
		return -ECANCELED;
	kept = malloc(sizeof(*kept));
	if (!kept)
		return -ENOMEM;
	*kept = node;
	kept->next = NULL;
	kept->handle = sim_handle();
	*graph->last = kept;
	graph->last = &kept->next;
	return 0;
}

struct sim_graph *sim_graph_new(enum sim_kind kind)
{
	struct sim_graph *graph = sim_add(sizeof(*graph), 0, kind);

	if (graph)
		graph->last = &graph->nodes;
	return graph;
}

static void maybe_gone(struct graph_memory *memory)
{
	if (memory->refs || memory->backing.bytes)
		return;
	sim_unmap(memory->object.key, sim_page(memory->bytes), false);
	sim_drop(&memory->object);
}

static void unmap(struct graph_memory *memory)
{
	sim_unmap(memory->object.key, memory->backing.bytes, true);
	sim_unback(&memory->backing);
	sim_discharge(memory->object.device, memory->charged);
	memory->charged = 0;
}

void sim_graph_give(int device)
{
	struct sim_object *object, *next;

	for (object = sim_each(NULL, SIM_GRAPH_MEMORY); object; object = next) {
		struct graph_memory *memory = (struct graph_memory *)object;

		next = sim_each(object, SIM_GRAPH_MEMORY);
		if (object->device != device || memory->live || !memory->backing.bytes)
			continue;
		unmap(memory);
		maybe_gone(memory);
	}
}

uint64_t sim_graph_bytes(int device, bool live_only)
{
	uint64_t bytes = 0;
	struct sim_object *object;

	for (object = sim_each(NULL, SIM_GRAPH_MEMORY); object;
	     object = sim_each(object, SIM_GRAPH_MEMORY)) {
		const struct graph_memory *memory = (const struct graph_memory *)object;

		if (object->device == device && (memory->live || !live_only))
			bytes += memory->charged;
	}
	return bytes;
}

void sim_graph_memory_free(struct sim_object *object)
{
	((struct graph_memory *)object)->live = false;
}

void sim_graph_drop(struct sim_graph *graph)
{
	struct sim_node *node, *next;
	struct graph_memory *memory;

	for (node = graph->nodes; node; node = next) {
		next = node->next;
		memory = node->work == SIM_WORK_ALLOC ? memory_at(node->to) : NULL;
		if (memory) {
			memory->refs--;
			maybe_gone(memory);
		}
		free(node);
	}
	if (graph->cost)
		sim_discharge(graph->object.device, graph->cost);
	sim_drop(&graph->object);
}

int sim_record_alloc(uint64_t key, int device, uint64_t bytes, uint64_t *address)
{
	struct graph_memory *memory;
	uint64_t whole = sim_page(bytes);
	void *range;
	int error;

	if (!bytes || whole < bytes || !sim_find(key, SIM_GRAPH_OBJECT))
		return -EINVAL;
	range = mmap(NULL, whole, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (range == MAP_FAILED)
		return -ENOMEM;
	memory = sim_add(sizeof(*memory), (uint64_t)(uintptr_t)range, SIM_GRAPH_MEMORY);
	if (!memory) {
		munmap(range, whole);
		return -ENOMEM;
	}
	memory->object.device = device;
	memory->bytes = bytes;
	error = sim_record(key,
			   (struct sim_node){.work = SIM_WORK_ALLOC, .to = memory->object.key});
	memory->refs = !error;
	*address = memory->object.key;
	maybe_gone(memory);
	return error;
}

int sim_graph_create(uint64_t *out)
{
	const struct sim_graph *graph;

	sim_lock();
	graph = sim_graph_new(SIM_GRAPH_OBJECT);
	if (graph)
		*out = graph->object.key;
	sim_unlock();
	return graph ? 0 : -ENOMEM;
}

int sim_graph_release(uint64_t key)
{
	struct sim_graph *graph;

	sim_lock();
	graph = sim_find(key, SIM_GRAPH_OBJECT);
	if (graph)
		sim_graph_drop(graph);
	sim_unlock();
	return graph ? 0 : -EINVAL;
}

/* The handle of the node that was recorded last. */
static uint64_t newest(uint64_t key)
{
	const struct sim_graph *graph = sim_find(key, SIM_GRAPH_OBJECT);
	uint64_t handle = 0;

	for (const struct sim_node *node = graph ? graph->nodes : NULL; node; node = node->next)
		handle = node->handle;
	return handle;
}

static const struct sim_node *node_of(uint64_t handle)
{
	for (struct sim_object *object = sim_each(NULL, SIM_GRAPH_OBJECT); object;
	     object = sim_each(object, SIM_GRAPH_OBJECT))
		for (const struct sim_node *node = ((struct sim_graph *)object)->nodes; node;
		     node = node->next)
			if (node->handle == handle)
				return node;
	return NULL;
}

int sim_graph_nodes(uint64_t key, void *nodes, uint64_t *count)
{
	uint64_t room = nodes ? *count : 0, found = 0;
	const struct sim_graph *graph;

	sim_lock();
	graph = sim_find(key, SIM_GRAPH_OBJECT);
	for (const struct sim_node *node = graph ? graph->nodes : NULL; node; node = node->next) {
		if (found < room)
			memcpy((char *)nodes + found * sizeof(node->handle), &node->handle,
			       sizeof(node->handle));
		found++;
	}
	*count = nodes && found > room ? room : found;
	sim_unlock();
	return graph ? 0 : -EINVAL;
}

int sim_graph_node_kind(uint64_t handle, int64_t allocates, int64_t other, uint64_t *out)
{
	const struct sim_node *node;

	sim_lock();
	node = node_of(handle);
	if (node)
		*out = (uint64_t)(node->work == SIM_WORK_ALLOC ? allocates : other);
	sim_unlock();
	return node ? 0 : -EINVAL;
}

int sim_graph_node_memory(uint64_t handle, uint64_t *bytes, uint64_t *address, uint64_t *device)
{
	const struct graph_memory *memory;
	const struct sim_node *node;

	sim_lock();
	node = node_of(handle);
	memory = node && node->work == SIM_WORK_ALLOC ? memory_at(node->to) : NULL;
	if (memory) {
		*bytes = memory->bytes;
		*address = memory->object.key;
		*device = (uint64_t)memory->object.device;
	}
	sim_unlock();
	return memory ? 0 : -EINVAL;
}

bool sim_graph_memory_at(uint64_t address, struct sim_found *out)
{
	struct sim_object *object;

	for (object = sim_each(NULL, SIM_GRAPH_MEMORY); object;
	     object = sim_each(object, SIM_GRAPH_MEMORY)) {
		const struct graph_memory *memory = (const struct graph_memory *)object;

		if (address < object->key || address - object->key >= memory->bytes)
			continue;
		*out = (struct sim_found){
			.object = object, .base = object->key, .bytes = memory->bytes};
		return true;
	}
	return false;
}

int sim_graph_alloc_node(uint64_t graph, uint64_t bytes, uint64_t *node, uint64_t *address)
{
	int error, device;

	sim_lock();
	device = sim_current_device();
	error = device < 0 ? device : sim_record_alloc(graph, device, bytes, address);
	if (!error)
		*node = newest(graph);
	sim_unlock();
	return error;
}

int sim_graph_free_node(uint64_t graph, uint64_t address, uint64_t *node)
{
	int error = -EINVAL;

	sim_lock();
	if (memory_at(address))
		error = sim_record(graph, (struct sim_node){.work = SIM_WORK_FREE, .to = address});
	if (!error)
		*node = newest(graph);
	sim_unlock();
	return error;
}

/* The device's own memory for it, for nodes of any kind. */
static int charge(struct sim_graph *exec)
{
	int device = sim_current_device(), error = 0;

	if (device >= 0)
		error = sim_charge(device, sim.config.graph);
	if (error || device < 0)
		return error;
	exec->object.device = device;
	exec->cost = sim.config.graph;
	return 0;
}

static int instantiate(uint64_t key, uint64_t *out)
{
	const struct sim_graph *graph;
	const struct sim_node *node;
	struct graph_memory *memory;
	struct sim_graph *exec = NULL;
	int error = -EINVAL;

	sim_lock();
	graph = sim_find(key, SIM_GRAPH_OBJECT);
	exec = graph ? sim_graph_new(SIM_EXEC) : NULL;
	for (node = exec ? graph->nodes : NULL; node; node = node->next) {
		struct sim_node *copy = malloc(sizeof(*copy));

		if (!copy)
			break;
		*copy = *node;
		copy->next = NULL;
		*exec->last = copy;
		exec->last = &copy->next;
		memory = node->work == SIM_WORK_ALLOC ? memory_at(node->to) : NULL;
		if (memory)
			memory->refs++;
	}
	if (exec) {
		error = node ? -ENOMEM : charge(exec);
		*out = exec->object.key;
		if (error)
			sim_graph_drop(exec);
	}
	sim_unlock();
	return error;
}

int sim_graph_destroy(uint64_t key)
{
	struct sim_graph *exec;

	sim_lock();
	exec = sim_find(key, SIM_EXEC);
	if (exec)
		sim_graph_drop(exec);
	sim_unlock();
	return exec ? 0 : -EINVAL;
}

int sim_graph_instantiate(uint64_t key, bool uploads, uint64_t stream, uint64_t *out)
{
	int error = instantiate(key, out);

	if (error || !uploads)
		return error;
	error = sim_graph_launch(*out, stream, true);
	if (error)
		sim_graph_destroy(*out);
	return error;
}

static int map(struct graph_memory *memory)
{
	uint64_t cost = sim.config.exact ? memory->bytes : role_align(memory->bytes, SIM_GRANULE);
	int error;

	if (memory->backing.bytes)
		return 0;
	memory->live = true; /* or the charge might trim it */
	error = sim_charge(memory->object.device, cost);
	if (error)
		goto err;
	error = sim_back(memory->bytes, &memory->backing);
	if (error || !sim_map(&memory->backing, memory->object.key)) {
		if (!error)
			sim_unback(&memory->backing);
		sim_discharge(memory->object.device, cost);
		error = -ENOMEM;
		goto err;
	}
	memory->charged = cost;
	return 0;
err:
	memory->live = false;
	return error;
}

static struct graph_memory *memory_of(const struct sim_node *node)
{
	return node->work == SIM_WORK_ALLOC ? memory_at(node->to) : NULL;
}

/* A graph's memory comes in whole chunks, which it shares with no other. */
static int fill_chunk(struct graph_memory *last, uint64_t taken)
{
	uint64_t rest = sim.config.exact ? 0 : role_align(taken, SIM_POOL_CHUNK) - taken;
	struct sim_device *device;
	uint64_t reserved;
	int error;

	if (!last)
		return 0;
	error = sim_charge(last->object.device, rest);
	if (error)
		return error;
	last->charged += rest;
	device = &sim.devices[last->object.device];
	reserved = sim_graph_bytes(last->object.device, false);
	if (reserved > device->graph_high)
		device->graph_high = reserved;
	return 0;
}

/* All of it becomes used, or none that was not used before. Memory that is only uploaded is not
 * used yet. */
static int map_all(const struct sim_graph *exec, bool upload)
{
	const struct sim_node *node;
	struct graph_memory *memory, *last = NULL;
	uint64_t taken = 0;
	int error = 0;

	for (node = exec->nodes; node; node = node->next)
		if ((memory = memory_of(node)))
			memory->was_live = memory->live;
	for (node = exec->nodes; !error && node; node = node->next) {
		bool fresh;

		memory = memory_of(node);
		fresh = memory && !memory->backing.bytes;
		error = memory ? map(memory) : 0;
		if (memory && !error)
			memory->live = true;
		if (fresh && !error) {
			last = memory;
			taken += memory->charged;
		}
	}
	if (!error)
		error = fill_chunk(last, taken);
	for (node = error || upload ? exec->nodes : NULL; node; node = node->next)
		if ((memory = memory_of(node)))
			memory->live = memory->was_live;
	return error;
}

int sim_run_node(struct sim_stream *stream, const struct sim_node *node)
{
	struct sim_object *object;
	struct sim_event *event = NULL;

	switch (node->work) {
	case SIM_WORK_KERNEL:
		sim_enqueue(stream, node->bytes);
		break;
	case SIM_WORK_COPY:
		sim_move(node);
		break;
	case SIM_WORK_SET:
		sim_set(node);
		break;
	case SIM_WORK_CALL:
		sim_queue_call(stream, node->call);
		break;
	case SIM_WORK_ALLOC:
		break;
	case SIM_WORK_FREE:
		object = sim_find(node->to, 0);
		if (object && object->kind == SIM_GRAPH_MEMORY)
			sim_graph_memory_free(object);
		else if (object && object->kind == SIM_BLOCK)
			sim_object_free(object);
		break;
	case SIM_WORK_WAIT:
	case SIM_WORK_SIGNAL:
	case SIM_WORK_RESET:
		event = sim_find(node->to, SIM_EVENT);
		if (!event || (node->work == SIM_WORK_WAIT && !event->recorded && event->pending))
			/* the work that it waits for is in no stream yet: such time cannot be
			 * booked */
			return -EINVAL;
		if (node->work == SIM_WORK_WAIT && event->time > stream->tail)
			stream->tail = event->time;
		else if (node->work == SIM_WORK_SIGNAL)
			sim_put(event, stream);
		else if (node->work == SIM_WORK_RESET)
			event->recorded = false;
		break;
	case SIM_WORK_ARRIVE:
		sim_arrive(stream, node);
		break;
	case SIM_WORK_AWAIT:
		break;
	case SIM_WORK_WRITE:
		sim_write_word(node);
		break;
	}
	return 0;
}

static void note_used(int device)
{
	uint64_t used = sim_graph_bytes(device, true);

	if (used > sim.devices[device].graph_used_high)
		sim.devices[device].graph_used_high = used;
}

int sim_graph_launch(uint64_t key, uint64_t stream_key, bool upload)
{
	struct sim_stream *stream;
	const struct sim_graph *exec;
	const struct sim_node *node;
	struct sim_device *device;
	int error;

	sim_lock();
	stream = sim_stream_of(stream_key, &error);
	if (error)
		goto out;
	device = &sim.devices[stream->object.device];
	sim_wait_room(device);
	stream = sim_stream_of(stream_key, &error);
	exec = sim_find(key, SIM_EXEC);
	if (!exec || (stream && stream->capture))
		error = -EINVAL;
	if (!error)
		error = map_all(exec, upload);
	if (error)
		goto out;
	note_used(stream->object.device);
	for (node = upload ? NULL : exec->nodes; !error && node; node = node->next)
		error = stream->held ? sim_hold(stream, *node) : sim_run_node(stream, node);
	device->ends[device->launches++ % SIM_QUEUE] = stream->tail;
out:
	sim_unlock();
	return error;
}

int sim_graph_trim(int device)
{
	int here = sim_lock_here(device);

	if (here < 0)
		return here;
	sim_graph_give(here);
	sim_unlock();
	return 0;
}

int sim_graph_attribute(int device, int64_t figure, void *out)
{
	int here = sim_lock_here(device);
	uint64_t value = 0;

	if (here < 0)
		return here;
	if (figure == SIM_RESERVED)
		value = sim_graph_bytes(here, false);
	else if (figure == SIM_RESERVED_HIGH)
		value = sim.devices[here].graph_high;
	else if (figure == SIM_USED)
		value = sim_graph_bytes(here, true);
	else if (figure == SIM_USED_HIGH)
		value = sim.devices[here].graph_used_high;
	sim_unlock();
	if (!out || figure == SIM_FIGURE_NONE)
		return -EINVAL;
	memcpy(out, &value, sizeof(value));
	return 0;
}
