/* SPDX-License-Identifier: Apache-2.0 */
/*
 * elsewhere.c [device|context] [kernel|graph|record] MS [IMAGE]: work for a stream of another
 * device, or of another context of the same one, than is current.
 *
 * Kernels of 2 ms (CUkernel, which is of no context) or graphs of one each, for MS; prints their
 * part of that device's time in per cent. Its launches are up to 64 ahead. `record`: a graph is
 * recorded anew for each launch. IMAGE: the file of a module with the kernel sleep_us_2000, such as
 * sleep.ptx (a simulated device needs none).
 */
#define _GNU_SOURCE
#include "cu.h"

#define AHEAD 64
#define KERNEL_NS UINT64_C(2000000)

static cu_handle other_context(int device, int same)
{
	int (*create)(cu_handle *, unsigned, int) =
		(int (*)(cu_handle *, unsigned, int))dlsym(cu.library, "cuCtxCreate_v2");
	cu_handle made;

	if (same)
		cu_must(create(&made, 0, 0), "a context");
	else
		cu_must(cu.PrimaryRetain(&made, device), "a device's context");
	cu_must(cu.CtxSetCurrent(made), "to it");
	return made;
}

static cu_handle kernel_of_none(const char *image)
{
	int (*load)(cu_handle *, const void *, void *, void *, unsigned, void *, void *, unsigned) =
		dlsym(cu.library, "cuLibraryLoadData");
	int (*get)(cu_handle *, cu_handle, const char *) = dlsym(cu.library, "cuLibraryGetKernel");
	cu_handle library, kernel;

	cu_must(load(&library, image, NULL, NULL, 0, NULL, NULL, 0), "a library");
	cu_must(get(&kernel, library, "sleep_us_2000"), "its kernel");
	return kernel;
}

static void launch(cu_handle kernel, cu_handle stream)
{
	cu_must(cu.LaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL), "a launch");
}

static cu_handle record(cu_handle kernel, cu_handle stream)
{
	cu_handle graph, made;

	cu_must(cu.BeginCapture(stream, CU_CAPTURE_THREAD_LOCAL), "a capture");
	launch(kernel, stream);
	cu_must(cu.EndCapture(stream, &graph), "its end");
	cu_must(cu.GraphInstantiate(&made, graph, 0), "a graph");
	return made;
}

int main(int argc, char **argv)
{
	int same, graphs, each;
	cu_handle stream, kernel, graph;
	uint64_t begin, now, until;
	unsigned count = 0;

	if (argc != 4 && argc != 5)
		return 2;
	same = !strcmp(argv[1], "context");
	graphs = !strcmp(argv[2], "graph");
	each = !strcmp(argv[2], "record");
	until = strtoull(argv[3], NULL, 10) * 1000000;
	cu_start(0);
	other_context(1, same);
	kernel = kernel_of_none(argc == 5 ? cu_read_image(argv[4]) : "any");
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "its stream");
	graph = record(kernel, stream);
	cu_must(cu.CtxSetCurrent(cu.context), "back");
	begin = now_ns();
	do {
		if (each)
			graph = record(kernel, stream);
		if (graphs || each)
			cu_must(cu.GraphLaunch(graph, stream), "a graph's launch");
		else
			launch(kernel, stream);
		if (++count % AHEAD == 0)
			cu_must(cu.StreamSynchronize(stream), "its end");
		now = now_ns();
	} while (now - begin < until);
	cu_must(cu.StreamSynchronize(stream), "the end");
	printf("%.2f\n", (double)(count * KERNEL_NS) * 100 / (double)(now_ns() - begin));
	return 0;
}
