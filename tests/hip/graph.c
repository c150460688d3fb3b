/* SPDX-License-Identifier: Apache-2.0 */
/* A graph that allocates BYTES, made, launched twice and trimmed: a line each, with the free memory
 * at that time. */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void tell(const char *step, hipError_t error)
{
	size_t free_now = 0, total;

	if (hipMemGetInfo(&free_now, &total))
		exit(1);
	printf("%s %d %zu\n", step, error, free_now >> 20);
}

int main(int count, char **arguments)
{
	hipMemAllocNodeParams wanted;
	hipGraphNode_t made, freed;
	hipGraphExec_t executable;
	hipStream_t stream;
	hipGraph_t graph;

	memset(&wanted, 0, sizeof(wanted));
	wanted.bytesize = count > 1 ? strtoull(arguments[1], NULL, 0) : 0;
	wanted.poolProps.allocType = hipMemAllocationTypePinned;
	wanted.poolProps.location.type = hipMemLocationTypeDevice;
	if (hipStreamCreate(&stream) || hipGraphCreate(&graph, 0))
		return 1;
	tell("add", hipGraphAddMemAllocNode(&made, graph, NULL, 0, &wanted));
	if (hipGraphAddMemFreeNode(&freed, graph, &made, 1, wanted.dptr) ||
	    hipGraphInstantiate(&executable, graph, NULL, NULL, 0))
		return 1;
	tell("launch", hipGraphLaunch(executable, stream));
	tell("again", hipGraphLaunch(executable, stream));
	if (hipStreamSynchronize(stream) || hipGraphExecDestroy(executable) ||
	    hipGraphDestroy(graph))
		return 1;
	tell("trim", hipDeviceGraphMemTrim(0));
	return 0;
}
