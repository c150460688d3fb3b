/* Made by `porter gen --backend metax`. Do not edit. */
/* custom.h: the hooks that the port writes itself. */
#ifndef PORTER_CUSTOM_H
#define PORTER_CUSTOM_H

#include "api.h"

mcError_t custom_mcGraphAddMemAllocNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		mcMemAllocNodeParams *pNodeParams);	/* rule graph.node.alloc */

#endif
