/* SPDX-License-Identifier: Apache-2.0 */
/*
 * recording.c MS [IMAGE]: graphs are recorded in each of the three modes, by a thread for each,
 * while others launch.
 *
 * One launching thread does nothing else. The other is relaxed, and queries, waits, allocates and
 * makes contexts as well, as a program may. Prints the recorded graphs, the broken recordings, and
 * the threads that were found in another mode than they chose. Also the part of the time in per
 * mille that kernels of 200 us took together. IMAGE: the file of a module with the kernel
 * sleep_us_200; a simulated device needs none.
 *
 * BEGIN_NS: the time of the monotonic clock at which the work begins, after one launch. A tenant
 * alone on a device launches as far ahead as it likes, so programs whose parts are compared must
 * all be there before.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "cu.h"

#define KERNEL_NS UINT64_C(200000)
#define NAP_NS 300000
#define REST_NS 1000000
#define MODES 3

static int (*event_create)(cu_handle *, unsigned), (*event_record)(cu_handle, cu_handle),
	(*event_query)(cu_handle);
static int (*event_destroy)(cu_handle), (*wait_event)(cu_handle, cu_handle, unsigned);
static int (*context_create)(cu_handle *, unsigned, int), (*context_destroy)(cu_handle);
static const char *image = "any";
static cu_handle kernel;
static atomic_uint recorded, broken, astray, launched;
static atomic_bool over;

static void look_up(void)
{
	event_create = (int (*)(cu_handle *, unsigned))dlsym(cu.library, "cuEventCreate");
	event_record = (int (*)(cu_handle, cu_handle))dlsym(cu.library, "cuEventRecord");
	event_query = (int (*)(cu_handle))dlsym(cu.library, "cuEventQuery");
	event_destroy = (int (*)(cu_handle))dlsym(cu.library, "cuEventDestroy_v2");
	wait_event =
		(int (*)(cu_handle, cu_handle, unsigned))dlsym(cu.library, "cuStreamWaitEvent");
	context_create = (int (*)(cu_handle *, unsigned, int))dlsym(cu.library, "cuCtxCreate_v2");
	context_destroy = (int (*)(cu_handle))dlsym(cu.library, "cuCtxDestroy_v2");
}

static void nap(long ns)
{
	nanosleep(&(struct timespec){.tv_nsec = ns}, NULL);
}

static int launch_that(cu_handle function, cu_handle stream)
{
	return cu.LaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL);
}

static int launch(cu_handle stream)
{
	return launch_that(kernel, stream);
}

static void is_in(int mode)
{
	int found = mode;

	cu_must(cu.ExchangeCaptureMode(&found), "a thread's mode");
	astray += found != mode;
}

/* Two streams in one graph of two kernels, with time for others in between. */
static int record(cu_handle stream, cu_handle joined, cu_handle event, int mode, cu_handle *graph)
{
	int status;

	cu_must(cu.BeginCapture(stream, mode), "a recording");
	status = launch(stream);
	nap(NAP_NS);
	status = status ? status : event_record(event, stream);
	status = status ? status : wait_event(joined, event, 0);
	status = status ? status : launch(joined);
	nap(NAP_NS);
	status = status ? status : event_record(event, joined);
	status = status ? status : wait_event(stream, event, 0);
	return cu.EndCapture(stream, graph) | status;
}

static void *recorder(void *argument)
{
	cu_handle stream, joined, event, graph, made;
	int mode = (int)(intptr_t)argument;

	cu_must(cu.CtxSetCurrent(cu.context), "to it");
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "a stream");
	cu_must(cu.StreamCreate(&joined, CU_STREAM_NON_BLOCKING), "a stream that joins");
	cu_must(event_create(&event, 2), "an event");
	while (!over) {
		if (record(stream, joined, event, mode, &graph)) {
			broken++;
			nap(NAP_NS);
			continue;
		}
		recorded++;
		is_in(0);
		cu_must(cu.GraphInstantiate(&made, graph, 0), "a graph");
		cu_must(cu.GraphLaunch(made, stream), "its launch");
		launched += 2;
		cu_must(cu.GraphExecDestroy(made), "its end");
		cu_must(cu.GraphDestroy(graph), "the end of the recorded graph");
		nap(REST_NS);
	}
	return NULL;
}

static void *launcher(void *unused)
{
	cu_handle stream;

	(void)unused;
	cu_must(cu.CtxSetCurrent(cu.context), "to it");
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "a stream to launch into");
	while (!over) {
		cu_must(launch(stream), "a launch");
		launched++;
		if (launched % 64 == 0)
			nap(NAP_NS);
	}
	is_in(0);
	return NULL;
}

static void ask(cu_handle event)
{
	int status = event_query(event);

	if (status != CU_NOT_READY)
		cu_must(status, "a question about an event");
}

static cu_handle load(void)
{
	cu_handle module, function;

	cu_must(cu.ModuleLoadData(&module, image), "a module");
	cu_must(cu.ModuleGetFunction(&function, module, "sleep_us_200"), "its kernel");
	return function;
}

/* Its work belongs to a process that is new to the library. */
static void visit_another_context(void)
{
	cu_handle context;

	cu_must(context_create(&context, 0, cu.device), "a context");
	cu_must(launch_that(load(), NULL), "its launch");
	launched++;
	cu_must(cu.StreamSynchronize(NULL), "that launch's end");
	cu_must(context_destroy(context), "the context's end");
	cu_must(cu.CtxSetCurrent(cu.context), "back");
}

static void *relaxed(void *unused)
{
	cu_handle stream, event;
	cu_address memory;
	int mode = CU_CAPTURE_RELAXED;

	(void)unused;
	cu_must(cu.CtxSetCurrent(cu.context), "to it");
	cu_must(cu.ExchangeCaptureMode(&mode), "a relaxed thread");
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "its stream");
	while (!over) {
		cu_must(event_create(&event, 0), "an event");
		cu_must(launch(stream), "its launch");
		launched++;
		cu_must(event_record(event, stream), "a mark");
		ask(event);
		cu_must(cu.MemAlloc(&memory, MIB), "memory");
		cu_must(cu.StreamSynchronize(stream), "its stream's end");
		cu_must(cu.MemFree(memory), "the memory");
		cu_must(event_destroy(event), "the event's end");
		visit_another_context();
		is_in(CU_CAPTURE_RELAXED);
	}
	return NULL;
}

static void wait_for_the_others(const char *moment)
{
	cu_must(launch(NULL), "the first launch");
	cu_must(cu.CtxSynchronize(), "its end");
	while (moment && now_ns() < strtoull(moment, NULL, 10))
		nap(NAP_NS);
}

int main(int argc, char **argv)
{
	static void *(*const others[])(void *) = {launcher, relaxed};
	pthread_t threads[MODES + 2];
	uint64_t begin, until;

	if (argc != 2 && argc != 3)
		return 2;
	until = strtoull(argv[1], NULL, 10) * 1000000;
	cu_start(0);
	look_up();
	image = argc == 3 ? cu_read_image(argv[2]) : image;
	kernel = load();
	wait_for_the_others(getenv("BEGIN_NS"));
	begin = now_ns();
	for (intptr_t i = 0; i < MODES + 2; i++)
		if (pthread_create(&threads[i], NULL, i < MODES ? recorder : others[i - MODES],
				   (void *)i))
			return 2;
	while (now_ns() - begin < until)
		nap(NAP_NS);
	over = true;
	for (int i = 0; i < MODES + 2; i++)
		pthread_join(threads[i], NULL);
	cu_must(cu.CtxSynchronize(), "the end");
	printf("%u %u %u %.0f\n", recorded, broken, astray,
	       (double)(launched * KERNEL_NS) * 1000 / (double)(now_ns() - begin));
	return 0;
}
