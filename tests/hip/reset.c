/* SPDX-License-Identifier: Apache-2.0 */
/* Allocates BYTES, resets the device, allocates them again: a line each, with the free memory at
 * that time. */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>

static void tell(const char *step, hipError_t error)
{
	size_t free_now = 0, total;

	if (hipMemGetInfo(&free_now, &total))
		exit(1);
	printf("%s %d %zu\n", step, error, free_now >> 20);
}

int main(int count, char **arguments)
{
	size_t bytes = count > 1 ? strtoull(arguments[1], NULL, 0) : 0;
	void *address;

	tell("get", hipMalloc(&address, bytes));
	tell("reset", hipDeviceReset());
	tell("get", hipMalloc(&address, bytes));
	tell("free", hipFree(address));
	return 0;
}
