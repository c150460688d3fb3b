/* SPDX-License-Identifier: Apache-2.0 */
#include "graph_walk.h"

#include <errno.h>
#include <stdlib.h>

#include "port.h"
#include "role.h"

struct walk {
	const struct graph_reader *reader;
	uint64_t *bytes; /* of each device */
	int devices;
	/* graphs inside graphs, which are walked later: however deep they lie, no stack grows */
	uint64_t *inner;
	size_t count, room;
};

static int add_inner(struct walk *walk, uint64_t graph)
{
	size_t room = walk->room ? 2 * walk->room : 16;
	uint64_t *wider;

	if (walk->count == walk->room) {
		wider = realloc(walk->inner, room * sizeof(*wider));
		if (!wider)
			return -ENOMEM;
		walk->inner = wider;
		walk->room = room;
	}
	walk->inner[walk->count++] = graph;
	return 0;
}

static int visit_node(struct walk *walk, uint64_t node)
{
	struct graph_node read = {.child = 0};
	int error = walk->reader->read(node, &read);

	if (error)
		return error;
	if (read.child)
		return add_inner(walk, read.child);
	if (!read.bytes)
		return 0;
	if (read.device < 0 || read.device >= walk->devices)
		return -ENODEV;
	walk->bytes[read.device] = role_add(walk->bytes[read.device], port_round(read.bytes));
	return 0;
}

static int visit_graph(struct walk *walk, uint64_t graph)
{
	uint64_t *nodes;
	size_t count = 0;
	int error = walk->reader->list(graph, NULL, &count);

	if (error || !count)
		return error;
	nodes = calloc(count, sizeof(*nodes));
	if (!nodes)
		return -ENOMEM;
	error = walk->reader->list(graph, nodes, &count);
	for (size_t i = 0; i < count && !error; i++)
		error = visit_node(walk, nodes[i]);
	free(nodes);
	return error;
}

int graph_walk(uint64_t graph, const struct graph_reader *reader, uint64_t *bytes, int devices)
{
	struct walk walk = {.reader = reader, .bytes = bytes, .devices = devices};
	int error = visit_graph(&walk, graph);

	while (!error && walk.count)
		error = visit_graph(&walk, walk.inner[--walk.count]);
	free(walk.inner);
	return error;
}
