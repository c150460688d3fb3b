/* SPDX-License-Identifier: Apache-2.0 */
/* role_graph.h: what the other roles do to graphs. */
#ifndef PORTER_ROLE_GRAPH_H
#define PORTER_ROLE_GRAPH_H

#include <stdbool.h>

/* So many executable graphs that own memory went with their context. */
void graph_gone(unsigned count);
/* In the child of a fork, alone. */
void graph_reset(void);
/* Do nodes map their memory when they are made? */
bool node_maps(void);

#endif
