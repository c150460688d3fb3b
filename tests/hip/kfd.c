/* SPDX-License-Identifier: Apache-2.0 */
/* Asks the kernel's files for devices by their places on the bus, a line each; $KFD_SYSFS is where the build looks. */
#include "kfd.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
	uint64_t held, left, used;
	struct port_device device;
	uint64_t place;

	for (int i = 1; i < count; i++) {
		held = left = used = 0;
		device.total = 0;
		place = strtoull(arguments[i], NULL, 0);
		managed_at(place, -1, &device);
		printf("%s %d %" PRIu64, device.uuid, device.index, device.total);
		printf(" %d", kfd_process_bytes(place, &held));
		printf(" %" PRIu64, held);
		printf(" %d", kfd_free(place, &left));
		printf(" %" PRIu64, left);
		printf(" %d", kfd_used(place, &used));
		printf(" %" PRIu64 "\n", used);
	}
	return 0;
}
