/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by OpenCL. It reports no process's memory and no free memory: the
 * requested bytes are charged. Devices are counted over all platforms, in the order in which they
 * are listed.
 */
#include "port.h"

#include <errno.h>
#include <stdio.h>

#include "ports/identity.h"
#include "ports/listed.h"
#include "real.h"
#include "role.h"

#define PLATFORMS 32
#define TYPE_ALL 0xffffffff /* but those of a fixed function */
/* Parameters to query; api.h holds only those that rules name. */
enum {
	DEVICE_PARENT = 0x1042,
	DEVICE_UUID = 0x106a,
	CONTEXT_DEVICES = 0x1081,
	QUEUE_CONTEXT = 0x1090,
	QUEUE_DEVICE = 0x1091,
	BUFFER_QUEUES = 0x1294
};

static unsigned list(uint64_t *handles)
{
	cl_platform_id platforms[PLATFORMS];
	cl_uint count = 0, listed = 0, found;

	_Static_assert(sizeof(cl_device_id) == sizeof(*handles), "a device is a handle");
	real_clGetPlatformIDs(PLATFORMS, platforms, &count);
	for (cl_uint i = 0; i < count && i < PLATFORMS && listed < LISTED_MOST; i++) {
		if (!real_clGetDeviceIDs(platforms[i], TYPE_ALL, LISTED_MOST - listed,
					 (cl_device_id *)(handles + listed), &found))
			listed += found < LISTED_MOST - listed ? found : LISTED_MOST - listed;
	}
	return listed;
}

int port_device_count(int *count)
{
	return listed_device_count(list, count);
}

/* A part of a device is charged to the whole. */
int port_handle_device(uint64_t handle)
{
	cl_device_id device = (cl_device_id)(uintptr_t)handle, whole = NULL;

	while (device &&
	       !real_clGetDeviceInfo(device, DEVICE_PARENT, sizeof(whole), &whole, NULL) && whole)
		device = whole;
	return listed_find(list, (uint64_t)(uintptr_t)device);
}

int opencl_context_device(uint64_t context)
{
	cl_device_id devices[LISTED_MOST] = {NULL};

	real_clGetContextInfo((cl_context)(uintptr_t)context, CONTEXT_DEVICES, sizeof(devices),
			      devices, NULL);
	return port_handle_device((uint64_t)(uintptr_t)devices[0]);
}

/* An object begins with the table of functions of the platform that made it. */
void *opencl_function(uint64_t object, const char *name)
{
	cl_platform_id all[PLATFORMS];
	cl_uint count = 0;

	real_clGetPlatformIDs(PLATFORMS, all, &count);
	for (cl_uint i = 0; object && i < count && i < PLATFORMS; i++)
		if (*(void **)all[i] == *(void **)(uintptr_t)object)
			return real_clGetExtensionFunctionAddressForPlatform(all[i], name);
	return NULL;
}

static void *of_queue(uint64_t queue, cl_command_queue_info what)
{
	void *value = NULL;

	real_clGetCommandQueueInfo((cl_command_queue)(uintptr_t)queue, what, sizeof(value), &value,
				   NULL);
	return value;
}

int port_stream_device(uint64_t queue)
{
	return port_handle_device((uint64_t)(uintptr_t)of_queue(queue, QUEUE_DEVICE));
}

/* The first of the queues that it was recorded for. PoCL up to 3.1 returns the place where it keeps
 * them instead: a value that is no object of its driver is that place. */
uint64_t opencl_recorded_queue(uint64_t buffer)
{
	__typeof__(&clGetCommandBufferInfoKHR) tell =
		opencl_function(buffer, "clGetCommandBufferInfoKHR");
	void *queues[LISTED_MOST] = {NULL}, **first;

	if (!tell ||
	    tell((cl_command_buffer_khr)(uintptr_t)buffer, BUFFER_QUEUES, sizeof(queues), queues,
		 NULL) ||
	    !(first = queues[0]))
		return 0;
	if (*first != *(void **)(uintptr_t)buffer)
		first = *first;
	return (uint64_t)(uintptr_t)first;
}

/* If a driver has no identity for a device, the device is named by its place. */
int port_identify(int device, struct port_device *out)
{
	cl_device_id handle = (cl_device_id)(uintptr_t)listed_handle(list, device);
	unsigned char id[16];

	*out = (struct port_device){.index = device};
	if (!handle || real_clGetDeviceInfo(handle, DEVICE_UUID, sizeof(id), id, NULL))
		sprintf(out->uuid, "CL-place-%d", device);
	else
		identity_write(out, "GPU-", id);
	return handle &&
			!real_clGetDeviceInfo(handle, CL_DEVICE_GLOBAL_MEM_SIZE, sizeof(out->total),
					      &out->total, NULL)
		? 0
		: -ENODEV;
}

static char arm_freed; /* passed to it by the calls of that extension */

/* The queue got there; a callback of the program's own would have been called instead, and would free. */
static void free_now(cl_command_queue queue, cl_uint count, void *svm[], void *arm)
{
	cl_context context = of_queue((uint64_t)(uintptr_t)queue, QUEUE_CONTEXT);
	bool entered = role_enter();

	for (cl_uint i = 0; i < count; i++) {
		struct role_free op = {.space = ROLE_ADDRESS, .key = (uint64_t)(uintptr_t)svm[i]};

		role_free_before(&op);
		arm ? real_clSVMFreeARM(context, svm[i]) : real_clSVMFree(context, svm[i]);
		role_free_after(&op, true);
	}
	if (entered)
		role_leave();
}

cl_int custom_clEnqueueSVMFree(cl_command_queue queue, cl_uint count, void *svm[],
			       void (*call)(cl_command_queue, cl_uint, void *[], void *),
			       void *data, cl_uint waits, const cl_event *wait, cl_event *event)
{
	return real_clEnqueueSVMFree(queue, count, svm, call ? call : free_now, call ? data : NULL,
				     waits, wait, event);
}

cl_int custom_clEnqueueSVMFreeARM(cl_command_queue queue, cl_uint count, void *svm[],
				  void (*call)(cl_command_queue, cl_uint, void *[], void *),
				  void *data, cl_uint waits, const cl_event *wait, cl_event *event)
{
	return real_clEnqueueSVMFreeARM(queue, count, svm, call ? call : free_now,
					call ? data : &arm_freed, waits, wait, event);
}
