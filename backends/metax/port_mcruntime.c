/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of MetaX's runtime that no rule describes. A context is another name of the device. */
#include "custom.h"
#include "role.h"
#include "shape.h"

/* A graph keeps what its nodes allocated, and nothing says how much: there is no way to hold it to a quota. */
mcError_t custom_mcGraphAddMemAllocNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
					const mcGraphNode_t *pDependencies, size_t numDependencies,
					mcMemAllocNodeParams *pNodeParams)
{
	if (!role_enter())
		return real_mcGraphAddMemAllocNode(pGraphNode, graph, pDependencies,
						   numDependencies, pNodeParams);
	role_leave();
	return mcErrorNotSupported;
}
