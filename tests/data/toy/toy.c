/* SPDX-License-Identifier: Apache-2.0 */
/* The toy vendor's library: real enough to be forwarded to. Device memory is malloc's, 1 MiB of it in all. */
#include <stdlib.h>

#include "toy.h"

#define TOTAL ((size_t)1 << 20)

struct block {
	size_t bytes;
	size_t pad;
};

int toyTable[4] = {1, 2, 3, 4};

static size_t used;

toyResult toyMalloc_v2(void **p, size_t n, const toyPlace *place)
{
	struct block *block;

	if (!p || !n || !place)
		return TOY_ERROR_INVALID_VALUE;
	if (n > TOTAL - used)
		return TOY_ERROR_OUT_OF_MEMORY;
	block = malloc(sizeof(*block) + n);
	if (!block)
		return TOY_ERROR_OUT_OF_MEMORY;
	block->bytes = place->kind == TOY_PLACE_DEVICE ? n : 0;
	used += block->bytes;
	*p = block + 1;
	return TOY_SUCCESS;
}

toyResult toyMalloc(void **p, size_t n)
{
	static const toyPlace device = {TOY_PLACE_DEVICE, 0};

	return toyMalloc_v2(p, n, &device);
}

toyResult toyMallocPitch(void **p, size_t *pitch, unsigned int width, int height)
{
	size_t row = ((size_t)width + 255) / 256 * 256;

	if (!pitch || height < 0)
		return TOY_ERROR_INVALID_VALUE;
	*pitch = row;
	return toyMalloc(p, row * (size_t)height);
}

toyResult toyFree(void *p)
{
	struct block *block = p;

	if (!p)
		return TOY_ERROR_INVALID_VALUE;
	used -= block[-1].bytes;
	free(block - 1);
	return TOY_SUCCESS;
}

toyResult toyMemInfo(size_t *free, size_t *total)
{
	if (!free || !total)
		return TOY_ERROR_INVALID_VALUE;
	*free = TOTAL - used;
	*total = TOTAL;
	return TOY_SUCCESS;
}

toyResult toyLaunch(const void *function, toyDim grid, toyDim block, void **arguments, toyStream stream)
{
	unsigned int *sum = arguments ? arguments[0] : NULL;

	(void)function;
	(void)stream;
	if (!sum)
		return TOY_ERROR_INVALID_VALUE;
	*sum = grid.x * 1 + grid.y * 10 + grid.z * 100 + block.x * 1000 + block.y * 10000 + block.z * 100000;
	return TOY_SUCCESS;
}

int toyVersion(void)
{
	return 1002;
}

double toyScale(double a, float b, int c)
{
	return a * (double)b + c;
}

double toyMany(int a, double b, long long c, float d, short e, double f, char g, double h, void *i,
	       double j, unsigned long long k, double l, int m)
{
	return a + b + (double)c + (double)d + e + f + g + h + (i ? 1 : 0) + j + (double)k + l + m;
}

toyResult toyHostile(int _op, int _result, int role, const char *real_toyFree, int shim_slots,
		     int role_enter, int out, int toyResult, int uint64_t)
{
	if (!real_toyFree || _op + _result + role + shim_slots + role_enter + out + toyResult + uint64_t != 36)
		return TOY_ERROR_INVALID_VALUE;
	return TOY_SUCCESS;
}

/* Exported, declared nowhere: the return value depends on every kind of register. */
double toySecret(int a, double b, long c, double d, int e, int f, int g, int h, int i);
double toySecret(int a, double b, long c, double d, int e, int f, int g, int h, int i)
{
	return a + b * 2 + (double)c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9;
}
