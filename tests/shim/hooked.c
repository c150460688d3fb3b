/* SPDX-License-Identifier: Apache-2.0 */
/* Every hook of the toy, on every path through it. */
#include <stdio.h>

#include "toy.h"

#define SAY(call) printf("%s = %d\n", #call, (int)(call))

int main(void)
{
	toyPlace device = {TOY_PLACE_DEVICE, 3}, host = {TOY_PLACE_HOST, 0};
	size_t free = 1, total = 1, pitch;
	toyDim grid = {2, 3, 4}, block = {10, 6, 1}, all = {~0u, ~0u, ~0u};
	toyStream stream = (toyStream)9;
	const void *kernel = &grid;
	unsigned int sum;
	void *p, *q, *reported[] = {&sum};

	setbuf(stdout, NULL);
	SAY(toyLaunch(kernel, grid, block, reported, stream));
	SAY(toyMalloc(&p, 400));
	SAY(toyMalloc(&q, 601));
	SAY(toyMalloc(NULL, 1));
	SAY(toyMalloc_v2(&q, 100, &device));
	SAY(toyFree(q));
	SAY(toyMalloc_v2(&q, 5000, &host));
	SAY(toyMalloc_v2(&q, 0, &device));
	SAY(toyMallocPitch(&q, &pitch, 200, 1));
	SAY(toyMallocPitch(&q, &pitch, 200, -1));
	SAY(toyMemInfo(&free, &total));
	printf("%zu of %zu\n", free, total);
	SAY(toyMemInfo(NULL, &total));
	SAY(toyFree(p));
	SAY(toyFree(NULL));
	SAY(toyLaunch(kernel, grid, block, reported, stream));
	SAY(toyLaunch(NULL, all, all, NULL, NULL));
	SAY(toyVersion());
	return 0;
}
