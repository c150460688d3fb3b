/* SPDX-License-Identifier: Apache-2.0 */
/* Every way to memory, each against the same quota: quota QUOTA_MIB. One line of JSON per way. */
#define _GNU_SOURCE
#include "cl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <time.h>

static unsigned quota; /* MiB */
static cl_int last;    /* the status of the refusal */

static const char source[] =
	"__kernel void add(__global const int *a, __global const int *b, __global int *c)"
	"{ size_t i = get_global_id(0); c[i] = a[i] + b[i]; }";

/* The room once the driver has let go of what its queue held, which it does in a thread of its own. */
static unsigned settled(void)
{
	for (int i = 0; i < 200 && room() < quota; i++)
		nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
	return room();
}

static void view(void)
{
	size_t size = 0;

	clGetDeviceInfo(device, GLOBAL_SIZE, 0, NULL, &size);
	printf("{\"way\": \"view\", \"total\": %llu, \"largest\": %llu, \"size\": %zu}\n",
	       figure(GLOBAL_SIZE) >> 20, figure(LARGEST) >> 20, size);
}

static void compute(void)
{
	enum { COUNT = 4096 };
	static int a[COUNT], b[COUNT], c[COUNT];
	const char *text = source;
	size_t length = sizeof(source) - 1, count = COUNT;
	cl_int status[8] = {0}, reported = 1;
	cl_program program = clCreateProgramWithSource(context, 1, &text, &length, &status[0]);
	cl_mem in, also, out;
	cl_kernel kernel;
	cl_event event;
	int wrong = 0;

	for (int i = 0; i < COUNT; i++) {
		a[i] = i;
		b[i] = 3 * i + 1;
	}
	status[1] = clBuildProgram(program, 1, &device, NULL, NULL, NULL);
	kernel = clCreateKernel(program, "add", &status[2]);
	in = clCreateBuffer(context, READ_WRITE | 1 << 5, sizeof(a), a, &status[3]);
	also = clCreateBuffer(context, READ_WRITE | 1 << 5, sizeof(b), b, &status[4]);
	out = clCreateBuffer(context, READ_WRITE, sizeof(c), NULL, NULL);
	clSetKernelArg(kernel, 0, sizeof(in), &in);
	clSetKernelArg(kernel, 1, sizeof(also), &also);
	clSetKernelArg(kernel, 2, sizeof(out), &out);
	status[5] = clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &count, NULL, 0, NULL, &event);
	status[6] = clEnqueueReadBuffer(queue, out, 1, 0, sizeof(c), c, 0, NULL, NULL);
	status[7] = clGetEventInfo(event, EVENT_STATUS, sizeof(reported), &reported, NULL);
	for (int i = 0; i < COUNT; i++)
		wrong += c[i] != 4 * i + 1;
	for (int i = 0; i < 8; i++)
		wrong += status[i] != 0;
	clReleaseEvent(event);
	clReleaseMemObject(in);
	clReleaseMemObject(also);
	clReleaseMemObject(out);
	clReleaseKernel(kernel);
	clReleaseProgram(program);
	printf("{\"way\": \"compute\", \"wrong\": %d, \"event\": %d, \"room\": %u}\n", wrong,
	       reported, settled());
}

/* 16 MiB each, by any function that makes them. */
static cl_mem plain(void)
{
	return buffer(16 * MIB, &last);
}

static cl_mem with_properties(void)
{
	return clCreateBufferWithProperties(context, NULL, READ_WRITE, 16 * MIB, NULL, &last);
}

static cl_mem image(void)
{
	cl_image_format format = {RGBA, UNORM_INT8};
	cl_image_desc desc = {.image_type = IMAGE2D, .image_width = 2048, .image_height = 2048};

	return clCreateImage(context, READ_WRITE, &format, &desc, NULL, &last);
}

static cl_mem image_with_properties(void)
{
	cl_image_format format = {RGBA, UNORM_INT8};
	cl_image_desc desc = {.image_type = IMAGE2D, .image_width = 2048, .image_height = 2048};

	return clCreateImageWithProperties(context, NULL, READ_WRITE, &format, &desc, NULL, &last);
}

static cl_mem old_image(void)
{
	cl_image_format format = {RGBA, UNORM_INT8};

	return clCreateImage2D(context, READ_WRITE, &format, 2048, 2048, 0, NULL, &last);
}

static cl_mem old_solid(void)
{
	cl_image_format format = {RGBA, UNORM_INT8};

	return clCreateImage3D(context, READ_WRITE, &format, 256, 256, 64, 0, 0, NULL, &last);
}

static void fill(const char *way, cl_mem (*make)(void))
{
	cl_mem held[256];
	unsigned count = 0;

	last = 12345;
	while (count < 256 && (held[count] = make()))
		count++;
	printf("{\"way\": \"%s\", \"mib\": %u, \"status\": %d, \"left\": %u, ", way, 16 * count,
	       last, room());
	for (unsigned i = 0; i < count; i++)
		clReleaseMemObject(held[i]);
	printf("\"room\": %u}\n", room());
}

static void references(void)
{
	cl_int status[4];
	cl_mem held = buffer(64 * MIB, &status[0]);
	size_t region[2] = {0, MIB}; /* origin, size */
	unsigned rooms[5];
	cl_mem part;

	rooms[0] = room();
	clRetainMemObject(held);
	clReleaseMemObject(held);
	rooms[1] = room();
	part = clCreateSubBuffer(held, READ_WRITE, 0x1220, region, &status[1]);
	rooms[2] = room();
	clReleaseMemObject(held);
	rooms[3] = room();
	status[2] = clReleaseMemObject(part);
	rooms[4] = room();
	printf("{\"way\": \"references\", \"part\": %d, \"rooms\": [%u, %u, %u, %u, %u]}\n",
	       status[1], rooms[0], rooms[1], rooms[2], rooms[3], rooms[4]);
}

/* A buffer that the program let go, while a command that was queued before still waits. */
static void queued(void)
{
	cl_int status;
	cl_event gate = clCreateUserEvent(context, &status), done;
	cl_mem held = buffer(64 * MIB, &status);
	static char byte;
	unsigned before, after;

	clEnqueueWriteBuffer(queue, held, 0, 0, 1, &byte, 1, &gate, &done);
	clReleaseMemObject(held);
	before = room();
	clSetUserEventStatus(gate, 0);
	clWaitForEvents(1, &done);
	clReleaseEvent(done);
	clReleaseEvent(gate);
	clFinish(queue);
	after = settled();
	printf("{\"way\": \"queued\", \"rooms\": [%u, %u]}\n", before, after);
}

static void svm(void)
{
	unsigned long long can = figure(SVM_CAPABILITIES);
	void *held[256], *refused = NULL;
	unsigned count = 0, left, freed, later;

	while (count < 256 && (held[count] = clSVMAlloc(context, READ_WRITE, 16 * MIB, 0)))
		count++;
	left = room();
	refused = clSVMAlloc(context, READ_WRITE, 16 * MIB, 0);
	for (unsigned i = 1; i < count; i += 2)
		clSVMFree(context, held[i]);
	freed = room();
	for (unsigned i = 0; i < count; i += 2)
		clEnqueueSVMFree(queue, 1, &held[i], NULL, NULL, 0, NULL, NULL);
	clFinish(queue);
	later = settled();
	printf("{\"way\": \"svm\", \"can\": %llu, \"mib\": %u, \"refused\": %d, \"left\": %u, \"rooms\": [%u, %u]}\n",
	       can & 1, 16 * count, !refused, left, freed, later);
}

static const char *whose(void *function)
{
	Dl_info info;

	if (!function || !dladdr(function, &info) || !info.dli_fname)
		return "nobody";
	return strrchr(info.dli_fname, '/') ? strrchr(info.dli_fname, '/') + 1 : info.dli_fname;
}

static void lookup(void)
{
	cl_mem (*create)(cl_context, cl_mem_flags, size_t, void *, cl_int *);
	void *looked = clGetExtensionFunctionAddressForPlatform(platform, "clCreateBuffer");
	cl_mem over;

	memcpy(&create, &looked, sizeof(create));
	over = create ? create(context, READ_WRITE, (quota + 1) * MIB, NULL, &last) : NULL;
	printf("{\"way\": \"lookup\", \"found\": %d, \"over\": %d, \"status\": %d, \"own\": %d, \"none\": %d, \"other\": \"%s\"}\n",
	       !!looked, !!over, create ? last : 0, looked == (void *)clCreateBuffer,
	       clGetExtensionFunctionAddressForPlatform(platform, "clNoSuchFunction") == NULL,
	       whose(clGetExtensionFunctionAddressForPlatform(platform,
							      "clCreateCommandBufferKHR")));
}

static void errors(void)
{
	cl_int nothing = 12345, context_status = 12345;

	clCreateBuffer(context, READ_WRITE, 0, NULL, &nothing);
	clCreateBuffer(NULL, READ_WRITE, MIB, NULL, &context_status);
	printf("{\"way\": \"errors\", \"empty\": %d, \"context\": %d, \"unwanted\": %d}\n", nothing,
	       context_status,
	       clCreateBuffer(context, READ_WRITE, (quota + 1) * MIB, NULL, NULL) == NULL);
}

static void *churn(void *unused)
{
	cl_int status;

	for (int i = 0; i < 2000; i++) {
		cl_mem held = buffer(16 * MIB, &status);

		if (held)
			clReleaseMemObject(held);
	}
	return unused;
}

static void threads(void)
{
	pthread_t workers[8];

	for (int i = 0; i < 8; i++)
		pthread_create(&workers[i], NULL, churn, NULL);
	for (int i = 0; i < 8; i++)
		pthread_join(workers[i], NULL);
	printf("{\"way\": \"threads\", \"room\": %u}\n", room());
}

int main(int argc, char **argv)
{
	quota = argc > 1 ? (unsigned)atoi(argv[1]) : 256;
	start(0, 1);
	view();
	compute();
	fill("buffer", plain);
	fill("buffer with properties", with_properties);
	fill("image", image);
	fill("image with properties", image_with_properties);
	fill("image 2D", old_image);
	fill("image 3D", old_solid);
	references();
	queued();
	svm();
	lookup();
	errors();
	threads();
	return 0;
}
