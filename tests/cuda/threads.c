/* SPDX-License-Identifier: Apache-2.0 */
/*
 * threads.c MS: all calls that make the device work, by many threads at once, in a process under a
 * sanitizer.
 *
 * Some launch into streams of their own and into one that all share. Others record, copy, fill,
 * query, allocate, and make and destroy contexts and streams; threads start and end. Prints the
 * number of launched kernels, if every call succeeded or was refused as calls may be.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "cu.h"

#define NAP_NS 200000

static struct {
	int (*event_create)(cu_handle *, unsigned), (*event_record)(cu_handle, cu_handle),
		(*event_query)(cu_handle), (*event_destroy)(cu_handle);
	int (*context_create)(cu_handle *, unsigned, int), (*context_destroy)(cu_handle);
	int (*copy)(cu_address, cu_address, size_t, cu_handle),
		(*copy_waited)(cu_address, cu_address, size_t);
	int (*fill)(cu_address, unsigned char, size_t, cu_handle);
} more;
static cu_handle shared_stream;
static atomic_uint launched;
static atomic_bool over;

#define LOOK_UP(member, symbol) (*(void **)&more.member = dlsym(cu.library, symbol))

static void look_up(void)
{
	LOOK_UP(event_create, "cuEventCreate");
	LOOK_UP(event_record, "cuEventRecord");
	LOOK_UP(event_query, "cuEventQuery");
	LOOK_UP(event_destroy, "cuEventDestroy_v2");
	LOOK_UP(context_create, "cuCtxCreate_v2");
	LOOK_UP(context_destroy, "cuCtxDestroy_v2");
	LOOK_UP(copy, "cuMemcpyDtoDAsync_v2");
	LOOK_UP(copy_waited, "cuMemcpyDtoD_v2");
	LOOK_UP(fill, "cuMemsetD8Async");
}

static void nap(void)
{
	nanosleep(&(struct timespec){.tv_nsec = NAP_NS}, NULL);
}

static cu_handle kernel(const char *name)
{
	cu_handle module, function;

	cu_must(cu.ModuleLoadData(&module, "any"), "a module");
	cu_must(cu.ModuleGetFunction(&function, module, name), "its kernel");
	return function;
}

static void launch(cu_handle function, cu_handle stream)
{
	cu_must(cu.LaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL), "a launch");
	launched++;
}

static cu_handle new_stream(void)
{
	cu_handle stream;

	cu_must(cu.CtxSetCurrent(cu.context), "to it");
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "a stream");
	return stream;
}

static void *launcher(void *unused)
{
	cu_handle stream = new_stream(), quick = kernel("sleep_us_20"),
		  slow = kernel("sleep_us_300");

	(void)unused;
	for (unsigned i = 1; !over; i++) {
		launch(i % 16 ? quick : slow, i % 4 ? stream : shared_stream);
		if (i % 128)
			continue;
		cu_must(cu.StreamSynchronize(stream), "its end");
		cu_must(cu.StreamDestroy(stream), "the stream's end");
		stream = new_stream();
	}
	return NULL;
}

static void *briefly(void *function)
{
	cu_handle stream = new_stream();

	for (int i = 0; i < 20; i++)
		launch(function, i % 2 ? stream : NULL);
	return NULL;
}

static void *of_threads(void *unused)
{
	cu_handle function = NULL;
	pthread_t threads[2];

	(void)unused;
	cu_must(cu.CtxSetCurrent(cu.context), "to it");
	function = kernel("sleep_us_40");
	while (!over) {
		for (int i = 0; i < 2; i++)
			if (pthread_create(&threads[i], NULL, briefly, function))
				exit(2);
		for (int i = 0; i < 2; i++)
			pthread_join(threads[i], NULL);
		nap();
	}
	return NULL;
}

static void *of_graphs(void *unused)
{
	cu_handle stream = new_stream(), function = kernel("sleep_us_30"), graph, made;

	(void)unused;
	while (!over) {
		cu_must(cu.BeginCapture(stream, CU_CAPTURE_THREAD_LOCAL), "a recording");
		for (int i = 0; i < 3; i++)
			launch(function, stream);
		nap();
		cu_must(cu.EndCapture(stream, &graph), "its end");
		cu_must(cu.GraphInstantiate(&made, graph, 0), "a graph");
		for (int i = 0; i < 3; i++)
			cu_must(cu.GraphLaunch(made, i ? stream : shared_stream), "its launch");
		cu_must(cu.StreamSynchronize(stream), "their end");
		cu_must(cu.GraphExecDestroy(made), "the graph's end");
		cu_must(cu.GraphDestroy(graph), "the end of the recorded graph");
	}
	return NULL;
}

/* Some of it is more than the quota. */
static void *of_memory(void *unused)
{
	cu_handle stream = new_stream(), event;
	cu_address memory, other, much;
	int status;

	(void)unused;
	while (!over) {
		cu_must(more.event_create(&event, 0), "an event");
		cu_must(cu.MemAlloc(&memory, 3 * MIB), "memory");
		cu_must(cu.MemAllocAsync(&other, MIB, stream), "memory in order");
		cu_must(more.fill(memory, 7, MIB, stream), "a fill");
		cu_must(more.copy(other, memory, MIB, stream), "a copy");
		cu_must(more.event_record(event, stream), "a mark");
		status = more.event_query(event);
		if (status != CU_NOT_READY)
			cu_must(status, "a question about a mark");
		cu_must(cu.MemFreeAsync(other, stream), "its end in order");
		cu_must(more.copy_waited(memory + MIB, memory, MIB), "a copy that is waited for");
		status = cu.MemAlloc(&much, 16 * GIB);
		if (status != CU_OUT_OF_MEMORY)
			cu_must(status ? status : 999, "more than there is");
		cu_free();
		cu_must(cu.MemFree(memory), "the memory");
		cu_must(more.event_destroy(event), "the event's end");
	}
	return NULL;
}

static void *of_contexts(void *unused)
{
	cu_handle context;

	(void)unused;
	while (!over) {
		cu_must(more.context_create(&context, 0, cu.device), "a context");
		for (int i = 0; i < 4; i++)
			launch(kernel("sleep_us_50"), i % 2 ? shared_stream : NULL);
		cu_must(cu.CtxSynchronize(), "its end");
		cu_must(more.context_destroy(context), "the context's end");
		nap();
	}
	return NULL;
}

int main(int argc, char **argv)
{
	static void *(*const does[])(void *) = {launcher,  launcher,  launcher,	 of_threads,
						of_graphs, of_memory, of_memory, of_contexts};
	enum { THREADS = sizeof(does) / sizeof(does[0]) };
	pthread_t threads[THREADS];
	uint64_t begin, until;

	if (argc != 2)
		return 2;
	until = strtoull(argv[1], NULL, 10) * 1000000;
	cu_start(0);
	look_up();
	shared_stream = new_stream();
	begin = now_ns();
	for (int i = 0; i < THREADS; i++)
		if (pthread_create(&threads[i], NULL, does[i], NULL))
			return 2;
	while (now_ns() - begin < until)
		nap();
	over = true;
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	printf("%u\n", launched);
	return 0;
}
