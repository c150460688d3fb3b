/* SPDX-License-Identifier: Apache-2.0 */
/* A usual program of the HIP runtime: its figures and grants, a line each. ./client [BYTES…]
 * allocates those. */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>

static void tell_memory(void)
{
	size_t free_now = 0, total = 0;
	hipError_t error = hipMemGetInfo(&free_now, &total);

	printf("memory %d %zu %zu\n", error, free_now, total);
}

static void tell_device(void)
{
	hipDeviceProp_t properties;
	size_t total = 0;
	hipError_t error = hipGetDeviceProperties(&properties, 0);

	printf("properties %d %zu\n", error, error ? 0 : properties.totalGlobalMem);
	error = hipDeviceTotalMem(&total, 0);
	printf("total %d %zu\n", error, total);
}

int main(int count, char **arguments)
{
	int devices = 0, version = 0;
	hipError_t error = hipInit(0);
	void *address;

	printf("init %d\n", error);
	printf("devices %d", hipGetDeviceCount(&devices));
	printf(" %d\n", devices);
	printf("version %d", hipRuntimeGetVersion(&version));
	printf(" %d\n", version / 100000);
	if (!devices)
		return 0;
	tell_device();
	tell_memory();
	for (int i = 1; i < count; i++) {
		address = NULL;
		error = hipMalloc(&address, strtoull(arguments[i], NULL, 0));
		printf("malloc %s %d %d\n", arguments[i], error, address != NULL);
	}
	tell_memory();
	printf("free %d\n", hipFree(address));
	tell_memory();
	return 0;
}
