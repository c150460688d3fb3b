/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by OpenCL. It tells no bytes of a process nor free bytes of a device: what is charged is what was
 * asked for. Devices are counted over all platforms, in the order in which they are listed.
 */
#include "port.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "custom.h"
#include "real.h"
#include "role.h"

#define DEVICES 128
#define PLATFORMS 32
#define KINDS 2

/* What is asked for; api.h holds only what rules speak of. */
#define DEVICE_TYPE 0x1000
#define DEVICE_PARENT 0x1042
#define DEVICE_UUID 0x106a
#define CONTEXT_DEVICES 0x1081
#define QUEUE_CONTEXT 0x1090
#define TYPE_GPU (1 << 2)
#define TYPE_CUSTOM (1 << 4)
#define TYPE_ALL 0xffffffff	/* but custom ones */

static const cl_device_type kinds[KINDS] = {TYPE_ALL, TYPE_CUSTOM};

static struct {
	pthread_once_t once;
	cl_uint count;
	cl_device_id devices[DEVICES];
} known = {.once = PTHREAD_ONCE_INIT};

static void list_devices(void)
{
	cl_platform_id platforms[PLATFORMS];
	cl_uint count = 0, found;

	if (real_clGetPlatformIDs(PLATFORMS, platforms, &count))
		return;
	for (cl_uint i = 0; i < count && i < PLATFORMS; i++)
		for (int kind = 0; kind < KINDS && known.count < DEVICES; kind++)
			if (!real_clGetDeviceIDs(platforms[i], kinds[kind], DEVICES - known.count, known.devices + known.count,
						 &found))
				known.count += found < DEVICES - known.count ? found : DEVICES - known.count;
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
	cl_device_id device = (cl_device_id)(uintptr_t)handle, whole = device;
	int count;

	port_device_count(&count);
	while (device && !real_clGetDeviceInfo(device, DEVICE_PARENT, sizeof(whole), &whole, NULL) && whole)
		device = whole;
	for (int i = 0; i < count; i++)
		if (known.devices[i] == device)
			return i;
	return -ENODEV;
}

int opencl_context_device(uint64_t handle)
{
	cl_device_id devices[DEVICES] = {NULL};

	if (real_clGetContextInfo((cl_context)(uintptr_t)handle, CONTEXT_DEVICES, sizeof(devices), devices, NULL))
		return -ENODEV;
	return port_handle_device((uint64_t)(uintptr_t)devices[0]);
}

/* Where a driver tells no identity, a device is named by its place. */
int port_identify(int device, struct port_device *out)
{
	unsigned char id[16];
	cl_device_type type = 0;
	cl_device_id handle;
	int count, at;

	if (port_device_count(&count) || device < 0 || device >= count)
		return -ENODEV;
	handle = known.devices[device];
	memset(out, 0, sizeof(*out));
	out->index = device;
	if (real_clGetDeviceInfo(handle, CL_DEVICE_GLOBAL_MEM_SIZE, sizeof(out->total), &out->total, NULL) ||
	    real_clGetDeviceInfo(handle, DEVICE_TYPE, sizeof(type), &type, NULL))
		return -ENODEV;
	at = snprintf(out->uuid, sizeof(out->uuid), "%s-", type & TYPE_GPU ? "GPU" : "CL");
	if (real_clGetDeviceInfo(handle, DEVICE_UUID, sizeof(id), id, NULL)) {
		snprintf(out->uuid + at, sizeof(out->uuid) - (size_t)at, "place-%d", device);
		return 0;
	}
	for (int i = 0; i < (int)sizeof(id); i++)
		at += snprintf(out->uuid + at, sizeof(out->uuid) - (size_t)at, "%s%02x",
			       i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "", id[i]);
	return 0;
}

/* What it rounds up to is not told either. */
uint64_t port_round(uint64_t bytes)
{
	return bytes;
}

uint64_t port_granule(void)
{
	return 1;
}

/* The queue got there; a callback of the program's own would have been called instead, and would free. */
static void free_now(cl_command_queue queue, void *svm[], cl_uint count, void (*give_back)(cl_context, void *))
{
	cl_context context = NULL;

	real_clGetCommandQueueInfo(queue, QUEUE_CONTEXT, sizeof(context), &context, NULL);
	for (cl_uint i = 0; i < count; i++) {
		struct role_free op = {.space = ROLE_ADDRESS, .key = (uint64_t)(uintptr_t)svm[i]};
		bool entered = role_enter();

		role_free_before(&op);
		give_back(context, svm[i]);
		role_free_after(&op, true);
		if (entered)
			role_leave();
	}
}

static void free_svm(cl_command_queue queue, cl_uint count, void *svm[], void *unused)
{
	(void)unused;
	free_now(queue, svm, count, real_clSVMFree);
}

static void free_svm_arm(cl_command_queue queue, cl_uint count, void *svm[], void *unused)
{
	(void)unused;
	free_now(queue, svm, count, real_clSVMFreeARM);
}

cl_int custom_clEnqueueSVMFree(cl_command_queue queue, cl_uint count, void *svm[],
			       void (*call)(cl_command_queue, cl_uint, void *[], void *), void *data,
			       cl_uint waits, const cl_event *wait, cl_event *event)
{
	return real_clEnqueueSVMFree(queue, count, svm, call ? call : free_svm, data, waits, wait, event);
}

cl_int custom_clEnqueueSVMFreeARM(cl_command_queue queue, cl_uint count, void *svm[],
				  void (*call)(cl_command_queue, cl_uint, void *[], void *), void *data,
				  cl_uint waits, const cl_event *wait, cl_event *event)
{
	return real_clEnqueueSVMFreeARM(queue, count, svm, call ? call : free_svm_arm, data, waits, wait, event);
}
