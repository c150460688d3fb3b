/* SPDX-License-Identifier: Apache-2.0 */
/* Asks the runtime for functions by name: a line each says whose file the address is in, and which export it is. */
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <string.h>

int main(int count, char **names)
{
	hipDriverProcAddressQueryResult status;
	hipError_t error;
	Dl_info found;
	void *address;

	for (int i = 1; i < count; i++) {
		memset(&found, 0, sizeof(found));
		address = NULL;
		error = hipGetProcAddress(names[i], &address, 604, 0, &status);
		if (address)
			dladdr(address, &found);
		printf("%s %d %s %s\n", names[i], error, found.dli_sname ? found.dli_sname : "-",
		       found.dli_fname ? found.dli_fname : "-");
	}
	return 0;
}
