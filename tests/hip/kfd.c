/* SPDX-License-Identifier: Apache-2.0 */
/* Asks the kernel's files for devices by their addresses on the bus, a line each; $KFD_SYSFS is where the build looks. */
#include "kfd.h"

#include <inttypes.h>
#include <stdio.h>

int main(int count, char **arguments)
{
	uint64_t held, left;
	struct port_device device;

	for (int i = 1; i < count; i++) {
		held = left = 0;
		device.total = 0;
		kfd_identify(arguments[i], &device);
		printf("%s %d %" PRIu64, device.uuid, device.index, device.total);
		printf(" %d", kfd_process_bytes(arguments[i], &held));
		printf(" %" PRIu64, held);
		printf(" %d", kfd_free(arguments[i], &left));
		printf(" %" PRIu64 "\n", left);
	}
	return 0;
}
