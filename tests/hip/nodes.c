/* SPDX-License-Identifier: Apache-2.0 */
/* Adds graph nodes that allocate BYTES each, and launches none: a line each, with the free memory
 * at that time. */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
	hipMemAllocNodeParams wanted;
	size_t free_now = 0, total;
	hipGraphNode_t node;
	hipGraph_t graph;
	hipError_t error;

	if (hipInit(0) || hipGraphCreate(&graph, 0))
		return 1;
	for (int i = 1; i < count; i++) {
		memset(&wanted, 0, sizeof(wanted));
		wanted.bytesize = strtoull(arguments[i], NULL, 0);
		wanted.poolProps.allocType = hipMemAllocationTypePinned;
		wanted.poolProps.location.type = hipMemLocationTypeDevice;
		error = hipGraphAddMemAllocNode(&node, graph, NULL, 0, &wanted);
		if (hipMemGetInfo(&free_now, &total))
			return 1;
		printf("%d %zu\n", error, free_now >> 20);
	}
	return 0;
}
