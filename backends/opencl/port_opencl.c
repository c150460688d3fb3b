/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by OpenCL, which tells neither what a process holds nor what is free: what is charged is what was
 * asked for. Devices are counted over all platforms, in the order in which they are listed.
 */
#include "port.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>

#include "identity.h"
#include "real.h"
#include "role.h"

#define DEVICES 128
#define PLATFORMS 32
/* What is asked for; api.h holds only what rules speak of. */
#define DEVICE_TYPE 0x1000
#define DEVICE_PLATFORM 0x1031
#define DEVICE_PARENT 0x1042
#define DEVICE_UUID 0x106a
#define CONTEXT_DEVICES 0x1081
#define QUEUE_CONTEXT 0x1090
#define TYPE_GPU (1 << 2)
#define TYPE_ALL 0xffffffff	/* but those of a fixed function */

static struct {
	pthread_once_t once;
	cl_uint count;
	cl_device_id devices[DEVICES];
} known = {.once = PTHREAD_ONCE_INIT};

static void list_devices(void)
{
	cl_platform_id platforms[PLATFORMS];
	cl_uint count = 0, found, room;

	if (real_clGetPlatformIDs(PLATFORMS, platforms, &count))
		return;
	for (cl_uint i = 0; i < count && i < PLATFORMS && known.count < DEVICES; i++) {
		room = DEVICES - known.count;
		if (!real_clGetDeviceIDs(platforms[i], TYPE_ALL, room, known.devices + known.count, &found))
			known.count += found < room ? found : room;
	}
}

int port_device_count(int *count)
{
	pthread_once(&known.once, list_devices);
	*count = (int)known.count;
	return known.count ? 0 : -ENODEV;
}

/* A part of a device is charged to the whole. */
int port_handle_device(uint64_t handle)
{
	cl_device_id device = (cl_device_id)(uintptr_t)handle, whole = NULL;
	int count;

	port_device_count(&count);
	while (device && !real_clGetDeviceInfo(device, DEVICE_PARENT, sizeof(whole), &whole, NULL) && whole)
		device = whole;
	for (int i = 0; i < count; i++)
		if (known.devices[i] == device)
			return i;
	return -ENODEV;
}

static cl_device_id first_device(uint64_t context)
{
	cl_device_id devices[DEVICES] = {NULL};

	real_clGetContextInfo((cl_context)(uintptr_t)context, CONTEXT_DEVICES, sizeof(devices), devices, NULL);
	return devices[0];
}

int opencl_context_device(uint64_t context)
{
	return port_handle_device((uint64_t)(uintptr_t)first_device(context));
}

void *opencl_context_function(uint64_t context, const char *name)
{
	cl_device_id device = first_device(context);
	cl_platform_id platform = NULL;

	if (!device || real_clGetDeviceInfo(device, DEVICE_PLATFORM, sizeof(platform), &platform, NULL))
		return NULL;
	return real_clGetExtensionFunctionAddressForPlatform(platform, name);
}

static cl_context context_of(cl_command_queue queue)
{
	cl_context context = NULL;

	real_clGetCommandQueueInfo(queue, QUEUE_CONTEXT, sizeof(context), &context, NULL);
	return context;
}

void *opencl_queue_function(uint64_t queue, const char *name)
{
	return opencl_context_function((uint64_t)(uintptr_t)context_of((cl_command_queue)(uintptr_t)queue), name);
}

/* Where a driver tells no identity, a device is named by its place. */
int port_identify(int device, struct port_device *out)
{
	unsigned char id[16];
	cl_device_type type = 0;
	const char *prefix;
	cl_device_id handle;
	int count;

	if (port_device_count(&count) || device < 0 || device >= count)
		return -ENODEV;
	handle = known.devices[device];
	*out = (struct port_device){.index = device};
	if (real_clGetDeviceInfo(handle, CL_DEVICE_GLOBAL_MEM_SIZE, sizeof(out->total), &out->total, NULL) ||
	    real_clGetDeviceInfo(handle, DEVICE_TYPE, sizeof(type), &type, NULL))
		return -ENODEV;
	prefix = type & TYPE_GPU ? "GPU-" : "CL-";
	if (real_clGetDeviceInfo(handle, DEVICE_UUID, sizeof(id), id, NULL))
		sprintf(out->uuid, "%splace-%d", prefix, device);
	else
		identity_write(out, prefix, id);
	return 0;
}

/* What it rounds up to is not told either. */
uint64_t port_round(uint64_t bytes) { return bytes; }
uint64_t port_granule(void) { return 1; }

/* The queue got there; a callback of the program's own would have been called instead, and would free. */
static void free_now(cl_command_queue queue, cl_uint count, void *svm[], void *arm)
{
	cl_context context = context_of(queue);
	bool entered = role_enter();

	for (cl_uint i = 0; i < count; i++) {
		struct role_free op = {.space = ROLE_ADDRESS, .key = (uint64_t)(uintptr_t)svm[i]};

		role_free_before(&op);
		if (arm)
			real_clSVMFreeARM(context, svm[i]);
		else
			real_clSVMFree(context, svm[i]);
		role_free_after(&op, true);
	}
	if (entered)
		role_leave();
}

cl_int custom_clEnqueueSVMFree(cl_command_queue queue, cl_uint count, void *svm[],
			       void (*call)(cl_command_queue, cl_uint, void *[], void *), void *data,
			       cl_uint waits, const cl_event *wait, cl_event *event)
{
	return real_clEnqueueSVMFree(queue, count, svm, call ? call : free_now, call ? data : NULL, waits, wait, event);
}

cl_int custom_clEnqueueSVMFreeARM(cl_command_queue queue, cl_uint count, void *svm[],
				  void (*call)(cl_command_queue, cl_uint, void *[], void *), void *data,
				  cl_uint waits, const cl_event *wait, cl_event *event)
{
	return real_clEnqueueSVMFreeARM(queue, count, svm, call ? call : free_now, call ? data : &known, waits, wait, event);
}
