/* SPDX-License-Identifier: Apache-2.0 */
/*
 * graph_walk.h: what launching a graph may newly map, for ports whose vendor lists a graph's nodes.
 * Graphs inside graphs count.
 */
#ifndef PORTER_GRAPH_WALK_H
#define PORTER_GRAPH_WALK_H

#include <stddef.h>
#include <stdint.h>

struct graph_node {
	uint64_t child; /* the graph that it holds, or 0 */
	uint64_t bytes; /* that it allocates, or 0 */
	int device;	/* on this one */
};

/* The vendor's answers: 0 or -errno. */
struct graph_reader {
	/* With `nodes` NULL: how many there are; else as many as `count` has room for. */
	int (*list)(uint64_t graph, uint64_t *nodes, size_t *count);
	int (*read)(uint64_t node, struct graph_node *out); /* `out` is zeroed */
};

/* Adds to bytes[device] the bytes that are allocated there, each rounded as the port rounds an
 * allocation. -ENODEV: an allocation is on none of the `devices` devices. */
int graph_walk(uint64_t graph, const struct graph_reader *reader, uint64_t *bytes, int devices);

#endif
