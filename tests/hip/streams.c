/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ./streams BYTES own|default|recorded: requests BYTES twice in a stream of device 1 while device 0
 * is current, and once in a stream of device 0 (its own or the default one). Then frees all; or
 * records the two. Prints the result of each call, and the free MiB of both devices after it.
 */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LOOKED_AT_US 300000 /* a pool's released memory is seen at the next look */

static size_t free_on(int device)
{
	size_t bytes = 0, total;

	return hipSetDevice(device) || hipMemGetInfo(&bytes, &total) ? 0 : bytes >> 20;
}

static void tell(const char *what, hipError_t error)
{
	size_t there = free_on(1);

	printf("%s %d %zu %zu\n", what, error, free_on(0), there);
	fflush(stdout);
}

static int record(hipStream_t stream, size_t bytes)
{
	hipGraph_t graph;
	void *address;

	tell("begin", hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
	tell("there", hipMallocAsync(&address, bytes, stream));
	tell("there", hipMallocAsync(&address, bytes, stream));
	tell("end", hipStreamEndCapture(stream, &graph));
	return 0;
}

int main(int count, char **arguments)
{
	size_t bytes = count > 1 ? strtoull(arguments[1], NULL, 0) : 0;
	const char *way = count > 2 ? arguments[2] : "default";
	void *first = NULL, *second = NULL, *third = NULL;
	hipStream_t there, here = NULL;

	if (hipInit(0) || hipSetDevice(1) || hipStreamCreate(&there) || hipSetDevice(0))
		return 1;
	if (!strcmp(way, "own") && hipStreamCreate(&here))
		return 1;
	tell("none", hipSuccess);
	if (!strcmp(way, "recorded"))
		return record(there, bytes);
	tell("there", hipMallocAsync(&first, bytes, there));
	tell("there", hipMallocAsync(&second, bytes, there));
	tell("here", hipMallocAsync(&third, bytes, here));
	tell("gone",
	     hipFreeAsync(first, there) || hipFreeAsync(third, here) ? hipErrorUnknown
								     : hipSuccess);
	tell("done",
	     hipStreamSynchronize(there) || hipStreamSynchronize(here) || usleep(LOOKED_AT_US)
		     ? hipErrorUnknown
		     : hipSuccess);
	tell("again", hipMallocAsync(&first, bytes, there));
	return 0;
}
