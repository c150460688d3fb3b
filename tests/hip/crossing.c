/* SPDX-License-Identifier: Apache-2.0 */
/* Fills in a stream of the second device: one while the first is current, then some as usual. Words
 * on stderr, between the runtime's log. */
#include <hip/hip_runtime_api.h>
#include <stdio.h>

int main(void)
{
	hipStream_t there;
	void *memory;
	int failed = hipSetDevice(1);

	failed |= hipStreamCreate(&there) | hipMalloc(&memory, 1 << 20) | hipSetDevice(0);
	failed |= hipMemsetAsync(memory, 0, 4096, there) | hipStreamSynchronize(there) |
		hipSetDevice(1);
	fprintf(stderr, "as usual\n");
	for (int i = 0; i < 40; i++)
		failed |= hipMemsetAsync(memory, 0, 4096, there) | hipStreamSynchronize(there);
	return failed;
}
