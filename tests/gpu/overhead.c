/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Nanoseconds per call, as medians over rounds: run it with the shim and without, and compare.
 *
 *   overhead [-d DEVICE] [-r ROUNDS]
 *
 * One JSON line.
 */
#define _GNU_SOURCE
#include "cu.h"

#include <unistd.h>

#define ROUNDS 31
#define MOST_ROUNDS 1001

static const char image[] =
	".version 6.0\n.target sm_50\n.address_size 64\n.visible .entry nothing() { ret; }\n";

static cu_handle stream, function;

static void current(unsigned count)
{
	cu_handle context;

	while (count--)
		cu.CtxGetCurrent(&context);
}

static void query(unsigned count)
{
	while (count--)
		cu.StreamQuery(stream);
}

static void info(unsigned count)
{
	size_t unused, total;

	while (count--)
		cu.MemGetInfo(&unused, &total);
}

static void pair(unsigned count)
{
	cu_address address;

	while (count--) {
		cu_must(cu.MemAlloc(&address, 2 * MIB), "cuMemAlloc");
		cu_must(cu.MemFree(address), "cuMemFree");
	}
}

static void pair_async(unsigned count)
{
	cu_address address;

	while (count--) {
		cu_must(cu.MemAllocAsync(&address, 2 * MIB, stream), "cuMemAllocAsync");
		cu_must(cu.MemFreeAsync(address, stream), "cuMemFreeAsync");
	}
	cu_must(cu.StreamSynchronize(stream), "cuStreamSynchronize");
}

static void launch(unsigned count)
{
	while (count--)
		cu_must(cu.LaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL),
			"cuLaunchKernel");
	cu_must(cu.StreamSynchronize(stream), "cuStreamSynchronize");
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static double median(void (*work)(unsigned), unsigned count, unsigned rounds)
{
	static double times[MOST_ROUNDS];

	work(count);
	for (unsigned i = 0; i < rounds; i++) {
		uint64_t start = now_ns();

		work(count);
		times[i] = (double)(now_ns() - start) / count;
	}
	qsort(times, rounds, sizeof(times[0]), by_value);
	return times[rounds / 2];
}

int main(int argc, char **argv)
{
	int option, ordinal = 0;
	unsigned rounds = ROUNDS;
	cu_handle module;

	while ((option = getopt(argc, argv, "d:r:")) != -1) {
		if (option == 'd')
			ordinal = atoi(optarg);
		else if (option == 'r')
			rounds = (unsigned)atoi(optarg);
		else
			return 2;
	}
	if (rounds < 1 || rounds > MOST_ROUNDS)
		rounds = ROUNDS;
	cu_start(ordinal);
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
	cu_must(cu.ModuleLoadData(&module, image), "cuModuleLoadData");
	cu_must(cu.ModuleGetFunction(&function, module, "nothing"), "cuModuleGetFunction");
	printf("{\"cuCtxGetCurrent\": %.1f", median(current, 100000, rounds));
	printf(", \"cuStreamQuery\": %.1f", median(query, 20000, rounds));
	printf(", \"cuMemGetInfo\": %.1f", median(info, 1000, rounds));
	printf(", \"cuMemAlloc+Free\": %.1f", median(pair, 200, rounds));
	printf(", \"cuMemAllocAsync+FreeAsync\": %.1f", median(pair_async, 500, rounds));
	printf(", \"cuLaunchKernel\": %.1f}\n", median(launch, 1000, rounds));
	return 0;
}
