/* SPDX-License-Identifier: Apache-2.0 */
/* The simulated libOpenCL: memory until there is no more, kernels in a queue, and the refusal of
 * everything else. */
#include "cl.h"

int main(void)
{
	cl_int made = 12345, refused = 12345, absent = 12345, launched, done;
	unsigned count = 0;
	size_t one = 1;

	queue = clCreateCommandQueue(NULL, NULL, 0, &made);
	while (count < 64 && clCreateBuffer(NULL, READ_WRITE, 64 * MIB, NULL, &refused))
		count++;
	clCreateContext(NULL, 0, NULL, NULL, NULL, &absent);
	launched = clEnqueueNDRangeKernel(queue, NULL, 1, NULL, &one, NULL, 0, NULL, NULL);
	done = clFinish(queue);
	printf("{\"queue\": %d, \"made\": %d, \"mib\": %u, \"refused\": %d, \"absent\": %d, \"launched\": %d, \"done\": %d}\n",
	       !!queue, made, 64 * count, refused, absent, launched, done);
	return 0;
}
