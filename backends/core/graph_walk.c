/* SPDX-License-Identifier: Apache-2.0 */
#include "graph_walk.h"

#include <errno.h>
#include <stdlib.h>

#include "port.h"
#include "role.h"

#define DEEPEST 16		/* graphs inside graphs */

struct walk {
	const struct graph_reader *reader;
	uint64_t *bytes;	/* of each device */
	int devices, depth;
};

static int visit_graph(struct walk *walk, uint64_t graph);

static int visit_node(struct walk *walk, uint64_t node)
{
	struct graph_node read = {.child = 0};
	int error = walk->reader->read(node, &read);

	if (error)
		return error;
	if (read.child)
		return visit_graph(walk, read.child);
	if (!read.bytes)
		return 0;
	if (read.device < 0 || read.device >= walk->devices)
		return -ENODEV;
	walk->bytes[read.device] = role_add(walk->bytes[read.device], port_round(read.bytes));
	return 0;
}

static int visit_nodes(struct walk *walk, const uint64_t *nodes, size_t count)
{
	int error = 0;

	walk->depth++;
	for (size_t i = 0; i < count && !error; i++)
		error = visit_node(walk, nodes[i]);
	walk->depth--;
	return error;
}

static int visit_graph(struct walk *walk, uint64_t graph)
{
	uint64_t *nodes;
	size_t count = 0;
	int error;

	if (walk->depth > DEEPEST)
		return -ENOTSUP;
	error = walk->reader->list(graph, NULL, &count);
	if (error || !count)
		return error;
	nodes = calloc(count, sizeof(*nodes));
	if (!nodes)
		return -ENOMEM;
	error = walk->reader->list(graph, nodes, &count);
	if (!error)
		error = visit_nodes(walk, nodes, count);
	free(nodes);
	return error;
}

int graph_walk(uint64_t graph, const struct graph_reader *reader, uint64_t *bytes, int devices)
{
	struct walk walk = {.reader = reader, .bytes = bytes, .devices = devices};

	return visit_graph(&walk, graph);
}
