/* SPDX-License-Identifier: Apache-2.0 */
/*
 * share MS SECONDS [unordered|recorded]: prints that it is ready. After a line or the end of its
 * input it keeps kernels of about MS queued for SECONDS. They are in a queue that keeps an order,
 * or in one that does not, or recorded in buffers of commands that name no queue. Prints the part
 * of that time in which any of them ran, by the driver's own clock. Recorded ones carry no times,
 * so their part follows from the duration of one before.
 */
#define _GNU_SOURCE
#include "cl.h"

#include <time.h>

#define MOST 100000
#define AHEAD 4
#define UNORDERED 1
#define TIMED 2
#define QUEUE_PROPERTIES 0x1093
#define BEGAN 0x1282
#define ENDED 0x1283

static const char source[] =
	"__kernel void spin(__global uint *out, int count) { uint x = out[0];"
	"for (int i = 0; i < count; i++) x = x * 1664525u + (x >> 16); out[0] = x; }";
static struct span {
	cl_ulong from, to;
} spans[MOST];
static cl_kernel kernel;
static double alone; /* ns that a kernel takes */
static cl_command_buffer_khr recorded[AHEAD];
static __typeof__(&clEnqueueCommandBufferKHR) enqueue;

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void launch(cl_event *event, unsigned at)
{
	size_t one = 1;
	cl_int status = enqueue
		? enqueue(0, NULL, recorded[at % AHEAD], 0, NULL, event)
		: clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &one, NULL, 0, NULL, event);

	if (status)
		die("enqueue", status);
}

static void *looked_up(const char *name)
{
	void *function = clGetExtensionFunctionAddressForPlatform(platform, name);

	if (!function)
		die(name, 0);
	return function;
}

static void record(void)
{
	__typeof__(&clCreateCommandBufferKHR) create = looked_up("clCreateCommandBufferKHR");
	__typeof__(&clCommandNDRangeKernelKHR) add = looked_up("clCommandNDRangeKernelKHR");
	__typeof__(&clFinalizeCommandBufferKHR) end = looked_up("clFinalizeCommandBufferKHR");
	size_t one = 1;
	cl_int status;

	for (int i = 0; i < AHEAD; i++) {
		recorded[i] = create(1, &queue, NULL, &status);
		if (status ||
		    (status = add(recorded[i], NULL, NULL, kernel, 1, NULL, &one, NULL, 0, NULL,
				  NULL, NULL)) ||
		    (status = end(recorded[i])))
			die("record", status);
	}
	enqueue = looked_up("clEnqueueCommandBufferKHR");
}

static struct span finish(cl_event event)
{
	struct span span = {0};

	clWaitForEvents(1, &event);
	clGetEventProfilingInfo(event, BEGAN, sizeof(span.from), &span.from, NULL);
	clGetEventProfilingInfo(event, ENDED, sizeof(span.to), &span.to, NULL);
	clReleaseEvent(event);
	return span;
}

static int by_start(const void *a, const void *b)
{
	const struct span *one = a, *other = b;

	return (one->from > other->from) - (one->from < other->from);
}

/* ns that any of them ran. */
static double busy(unsigned count)
{
	cl_ulong total = 0, end = 0;

	if (enqueue)
		return alone * count;
	qsort(spans, count, sizeof(*spans), by_start);
	for (unsigned i = 0; i < count; i++) {
		cl_ulong from = spans[i].from > end ? spans[i].from : end;

		if (spans[i].to > from)
			total += spans[i].to - from;
		if (spans[i].to > end)
			end = spans[i].to;
	}
	return (double)total;
}

/* A kernel that takes about as long. */
static void prepare(double ms)
{
	const char *text = source;
	size_t length = sizeof(source) - 1;
	cl_int status, count = 1 << 20;
	cl_program program = clCreateProgramWithSource(context, 1, &text, &length, &status);
	cl_mem out = buffer(4096, &status);
	double best = 1e9;
	cl_event event;

	if (clBuildProgram(program, 1, &device, NULL, NULL, NULL))
		die("clBuildProgram", 0);
	kernel = clCreateKernel(program, "spin", &status);
	clSetKernelArg(kernel, 0, sizeof(out), &out);
	clSetKernelArg(kernel, 1, sizeof(count), &count);
	for (int i = 0; i < 4; i++) {
		struct span span;

		launch(&event, 0);
		span = finish(event);
		if ((double)(span.to - span.from) < best)
			best = (double)(span.to - span.from);
	}
	count = (cl_int)((double)count * ms * 1e6 / best);
	alone = ms * 1e6;
	clSetKernelArg(kernel, 1, sizeof(count), &count);
}

int main(int argc, char **argv)
{
	double ms = argc > 1 ? atof(argv[1]) : 2, seconds = argc > 2 ? atof(argv[2]) : 3, began,
	       took;
	const char *how = argc > 3 ? argv[3] : "";
	cl_ulong properties[] = {QUEUE_PROPERTIES,
				 TIMED | (strcmp(how, "unordered") ? 0 : UNORDERED), 0};
	cl_event events[AHEAD];
	unsigned count = 0, from;
	cl_int status;

	start(0, 1);
	queue = clCreateCommandQueueWithProperties(context, device, properties, &status);
	prepare(ms);
	if (!strcmp(how, "recorded"))
		record();
	puts("{\"ready\": 1}");
	fflush(stdout);
	getchar();
	/* saved credit is used up, and the duration of a kernel is learned */
	for (began = now(); now() < began + 0.5;) {
		launch(&events[0], 0);
		finish(events[0]);
	}
	began = now();
	for (from = 0; count < MOST && now() < began + seconds; count++) {
		if (count >= AHEAD)
			spans[from++] = finish(events[count % AHEAD]);
		launch(&events[count % AHEAD], count);
	}
	for (; from < count; from++)
		spans[from] = finish(events[from % AHEAD]);
	took = now() - began;
	printf("{\"kernels\": %u, \"each\": %.2f, \"percent\": %.1f}\n", count,
	       busy(count) / count / 1e6, busy(count) / took / 1e7);
	return 0;
}
