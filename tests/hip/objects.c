/* SPDX-License-Identifier: Apache-2.0 */
/* Objects of the program that graphs hold and whose destructors allocate and free: the free memory
 * before and after, and the calls of the destructors. */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define MIB ((size_t)1 << 20)

static void *held;
static int error, calls;
static const char *where;

static size_t room(void)
{
	size_t free_now = 0, total;

	if (hipMemGetInfo(&free_now, &total))
		exit(1);
	return free_now >> 20;
}

static void takes(void *data)
{
	calls++;
	error = hipMalloc(&held, (size_t)data * MIB);
	where = gettid() == getpid() ? "own" : "other";
}

static void drops(void *data)
{
	(void)data;
	calls++;
	error = hipFree(held);
}

/* Held by a graph alone, which is made executable and destroyed first. */
static void within_a_graph(void (*call)(void *), size_t mib)
{
	hipUserObject_t object;
	hipGraphExec_t executable;
	hipGraphNode_t node;
	hipGraph_t graph;

	if (hipUserObjectCreate(&object, (void *)mib, call, 1, hipUserObjectNoDestructorSync) ||
	    hipGraphCreate(&graph, 0))
		exit(1);
	if (hipGraphAddEmptyNode(&node, graph, NULL, 0) ||
	    hipGraphRetainUserObject(graph, object, 1, hipGraphUserObjectMove))
		exit(1);
	if (hipGraphInstantiate(&executable, graph, NULL, NULL, 0) || hipGraphDestroy(graph))
		exit(1);
	printf("graph %d ", calls);
	if (hipGraphExecDestroy(executable))
		exit(1);
	hipDeviceSynchronize();
}

int main(int count, char **arguments)
{
	size_t mib = count > 1 ? strtoul(arguments[1], NULL, 0) : 100;
	hipUserObject_t object;

	printf("room %zu\n", room());
	within_a_graph(takes, mib);
	printf("takes %d %d %s %zu\n", calls, error, where, room());
	within_a_graph(drops, 0);
	printf("drops %d %d %zu\n", calls, error, room());
	within_a_graph(takes, 2 * mib);
	printf("refused %d %d %zu\n", calls, error, room());
	error = hipUserObjectCreate(&object, NULL, NULL, 1, hipUserObjectNoDestructorSync);
	printf("nothing %d %d\n", error, calls);
	error = hipUserObjectCreate(&object, NULL, takes, 1, 0);
	printf("flags %d %d\n", error, calls);
	return 0;
}
