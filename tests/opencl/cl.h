/* SPDX-License-Identifier: Apache-2.0 */
/* cl.h: the common part of the programs here. They are written against our own declarations, and
 * linked with the system's libOpenCL. */
#ifndef CL_H
#define CL_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api.h"

#define MIB ((size_t)1 << 20)
#define GLOBAL_SIZE 0x101f
#define LARGEST 0x1010
#define SVM_CAPABILITIES 0x1053
#define REFERENCES 0x1105
#define EVENT_STATUS 0x11d3
#define READ_WRITE 1
#define RGBA 0x10b5
#define UNORM_INT8 0x10d2
#define IMAGE2D 0x10f1

static cl_platform_id platform;
static cl_device_id device;
static cl_context context;
static cl_command_queue queue;

static inline void die(const char *what, int status)
{
	fprintf(stderr, "%s: %d\n", what, status);
	exit(3);
}

/* A context of the device at this place and those behind it, as many as `count`. */
static inline void start(unsigned place, unsigned count)
{
	cl_device_id devices[16] = {NULL};
	cl_int status = clGetPlatformIDs(1, &platform, NULL);

	if (status)
		die("clGetPlatformIDs", status);
	status = clGetDeviceIDs(platform, 0xffffffff, 16, devices, NULL);
	device = devices[place];
	if (status || !device)
		die("clGetDeviceIDs", status);
	context = clCreateContext(NULL, count, devices + place, NULL, NULL, &status);
	if (!context || status)
		die("clCreateContext", status);
	queue = clCreateCommandQueueWithProperties(context, device, NULL, &status);
	if (!queue || status)
		die("clCreateCommandQueueWithProperties", status);
}

static inline unsigned long long figure(cl_device_info what)
{
	unsigned long long value = 0;

	clGetDeviceInfo(device, what, sizeof(value), &value, NULL);
	return value;
}

static inline cl_mem buffer(size_t bytes, cl_int *status)
{
	*status = 12345;
	return clCreateBuffer(context, READ_WRITE, bytes, NULL, status);
}

/* How many whole MiB can be had, in buffers of one; all are given back. */
static inline unsigned room(void)
{
	static cl_mem held[4096];
	cl_int status;
	unsigned count = 0;

	while (count < 4096 && (held[count] = buffer(MIB, &status)))
		count++;
	for (unsigned i = 0; i < count; i++)
		clReleaseMemObject(held[i]);
	return count;
}

#endif
