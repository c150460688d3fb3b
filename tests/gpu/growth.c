/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory that the driver takes inside a launch (local memory of a kernel with large frames), which
 * no call can refuse: how long until the account holds it, and is the next allocation refused where
 * it went over?
 *
 *   growth [-d DEVICE] [-b BYTES_A_THREAD]
 *
 * Real cards only. Takes about BYTES_A_THREAD (16384) times the threads that the card holds at
 * once. One JSON line. Exit 1: not charged within 100 ms, or an allocation was granted above the
 * quota.
 */
#define _GNU_SOURCE
#include "cu.h"

#include <unistd.h>

#define WITHIN_MS 100
#define PATIENCE_MS 2000

static char image[1024];

static void write_kernel(unsigned frame)
{
	/* The address of the frame escapes, so that the compiler keeps it. */
	snprintf(
		image, sizeof(image),
		".version 6.0\n.target sm_50\n.address_size 64\n"
		".visible .entry deep(.param .u64 out)\n{\n"
		"\t.local .align 8 .b8 frame[%u];\n\t.reg .u64 %%d<4>;\n\t.reg .u32 %%r<4>;\n"
		"\tld.param.u64 %%d1, [out];\n\tmov.u64 %%d2, frame;\n\tcvta.local.u64 %%d2, %%d2;\n"
		"\tmov.u32 %%r1, %%tid.x;\n\tst.u32 [%%d2+%u], %%r1;\n\tst.u64 [%%d1], %%d2;\n\tret;\n}\n",
		frame, frame - 8);
}

static uint64_t unused(void)
{
	size_t left, total;

	cu_must(cu.MemGetInfo(&left, &total), "cuMemGetInfo");
	return left;
}

int main(int argc, char **argv)
{
	unsigned frame = 16384;
	cu_handle module, function;
	cu_address out, more = 0;
	uint64_t before, after, grown, start;
	double charged_ms = -1;
	int device = 0, option, status;
	void *params[] = {&out};

	while ((option = getopt(argc, argv, "d:b:")) != -1) {
		if (option == 'd')
			device = atoi(optarg);
		else if (option == 'b')
			frame = (unsigned)atoi(optarg) & ~7u;
		else
			return 2;
	}
	cu_start(device);
	write_kernel(frame);
	cu_must(cu.ModuleLoadData(&module, image), "cuModuleLoadData");
	cu_must(cu.ModuleGetFunction(&function, module, "deep"), "cuModuleGetFunction");
	cu_must(cu.MemAlloc(&out, 2 * MIB), "cuMemAlloc");
	usleep(300000);
	before = unused();
	start = now_ns();
	cu_must(cu.LaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, NULL, params, NULL),
		"cuLaunchKernel");
	cu_must(cu.CtxSynchronize(), "cuCtxSynchronize");
	grown = now_ns();
	do {
		after = unused();
		if (after < before)
			charged_ms = (double)(now_ns() - grown) / 1e6;
		else
			usleep(1000);
	} while (after >= before && now_ns() - grown < PATIENCE_MS * UINT64_C(1000000));
	status = cu.MemAlloc(&more, after + 2 * MIB);
	printf("{\"launch_ms\": %.2f, \"grew\": %llu, \"charged_after_ms\": %.2f, \"left\": %llu, \"one_too_many\": %d}\n",
	       (double)(grown - start) / 1e6, (unsigned long long)(before - after), charged_ms,
	       (unsigned long long)after, status);
	return charged_ms < 0 || charged_ms > WITHIN_MS || status != CU_OUT_OF_MEMORY;
}
