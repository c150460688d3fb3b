/* SPDX-License-Identifier: Apache-2.0 */
/* role_graph.h: the graph functions that other roles call. */
#ifndef PORTER_ROLE_GRAPH_H
#define PORTER_ROLE_GRAPH_H

#include <stdbool.h>

/* `count` executable graphs that own memory were destroyed with their context. */
void graph_gone(unsigned count);
/* In the child of a fork, alone. */
void graph_reset(void);
/* Do nodes map their memory when they are made? */
bool node_maps(void);

#endif
