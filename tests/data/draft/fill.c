/* SPDX-License-Identifier: Apache-2.0 */
/* Allocates 64 MiB again and again, frees one, allocates once more: what was granted, and the statuses. */
#include <stdio.h>

#include "vex.h"

int main(void)
{
	size_t size = (size_t)64 << 20;
	void *last = NULL, *one = NULL;
	vexStatus status;
	int granted = 0;

	vexInitialize();
	vexSetDevice(0);
	while (!(status = vexAllocateMemory(size, &one)) && granted < 100) {
		last = one;
		granted++;
	}
	printf("%d %d", granted, (int)status);
	status = vexDeallocate(last);
	printf(" %d", (int)status);
	printf(" %d\n", (int)vexAllocateMemory(size, &one));
	return 0;
}
