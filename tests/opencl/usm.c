/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A driver for OpenCL loaders, with one device and memory that has an address by extension only. It
 * answers the queries of a loader and of the programs here. NAME distinguishes two of them.
 */
#include <stdlib.h>
#include <string.h>

#include "api.h"

#define DISPATCH 256
#define FOR_PLATFORM 107 /* clGetExtensionFunctionAddressForPlatform */
#define GIB ((cl_ulong)1 << 30)

/* The part of every object that a loader reads. */
static void *dispatch[DISPATCH];

static struct object {
	void **dispatch;
} platform = {dispatch}, device = {dispatch}, context = {dispatch};

static unsigned made;

static cl_int tell(const void *what, size_t size, size_t room, void *out, size_t *reported)
{
	if (reported)
		*reported = size;
	if (out && room < size)
		return -30;
	if (out)
		memcpy(out, what, size);
	return 0;
}

static cl_int platform_info(cl_platform_id id, cl_platform_info what, size_t room, void *out,
			    size_t *reported)
{
	const char *text = what == 0x0900 ? "FULL_PROFILE"
		: what == 0x0901	  ? "OpenCL 3.0 " NAME
		: what == 0x0904	  ? "cl_khr_icd cl_intel_unified_shared_memory"
					  : NAME;

	(void)id;
	return tell(text, strlen(text) + 1, room, out, reported);
}

static cl_int device_ids(cl_platform_id id, cl_device_type type, cl_uint room, cl_device_id *out,
			 cl_uint *count)
{
	(void)id;
	if (!(type & 4))
		return -1;
	if (count)
		*count = 1;
	if (out && room)
		out[0] = (cl_device_id)&device;
	return 0;
}

static cl_int device_info(cl_device_id id, cl_device_info what, size_t room, void *out,
			  size_t *reported)
{
	static const unsigned char uuid[16] = {0x8a, 0x6f, 1, 2,  3,  4,  5,  6,
					       7,    8,	   9, 10, 11, 12, 13, 14};
	cl_platform_id whose = (cl_platform_id)&platform;
	cl_device_id none = NULL;
	cl_ulong bytes = GIB, type = 4;

	(void)id;
	if (what == 0x1000)
		return tell(&type, sizeof(type), room, out, reported);
	if (what == 0x101f || what == 0x1010)
		return tell(&bytes, sizeof(bytes), room, out, reported);
	if (what == 0x1031)
		return tell(&whose, sizeof(whose), room, out, reported);
	if (what == 0x1042)
		return tell(&none, sizeof(none), room, out, reported);
	if (what == 0x106a)
		return tell(uuid, sizeof(uuid), room, out, reported);
	return -30;
}

static cl_context make_context(const cl_context_properties *properties, cl_uint count,
			       const cl_device_id *devices,
			       void (*call)(const char *, const void *, size_t, void *), void *data,
			       cl_int *status)
{
	(void)properties;
	(void)count;
	(void)devices;
	(void)call;
	(void)data;
	if (status)
		*status = 0;
	return (cl_context)&context;
}

static cl_int context_info(cl_context id, cl_context_info what, size_t room, void *out,
			   size_t *reported)
{
	cl_device_id only = (cl_device_id)&device;

	(void)id;
	return what == 0x1081 ? tell(&only, sizeof(only), room, out, reported) : -30;
}

static void *device_alloc(cl_context id, cl_device_id on, const cl_mem_properties_intel *properties,
			  size_t bytes, cl_uint alignment, cl_int *status)
{
	(void)id;
	(void)on;
	(void)properties;
	(void)alignment;
	made++;
	if (status)
		*status = bytes ? 0 : -61;
	return bytes ? malloc(1) : NULL;
}

static cl_int let_go(cl_context id, void *address)
{
	(void)id;
	free(address);
	return 0;
}

static cl_int platform_ids(cl_uint room, cl_platform_id *out, cl_uint *count)
{
	if (count)
		*count = 1;
	if (out && room)
		out[0] = (cl_platform_id)&platform;
	return 0;
}

/* How many allocations this driver was asked for. */
static unsigned count_made(void)
{
	return made;
}

static void *address_of(const char *name)
{
	if (!strcmp(name, "clIcdGetPlatformIDsKHR"))
		return (void *)platform_ids;
	if (!strcmp(name, "clDeviceMemAllocINTEL") || !strcmp(name, "clSharedMemAllocINTEL"))
		return (void *)device_alloc;
	if (!strcmp(name, "clMemFreeINTEL"))
		return (void *)let_go;
	if (!strcmp(name, "clCountMade") || !strcmp(name, "clAllocSecret") ||
	    !strcmp(name, "clEnqueueMarker"))
		return (void *)count_made;
	return !strcmp(name, "clGetPlatformInfo") ? (void *)platform_info : NULL;
}

static void *address_for(cl_platform_id id, const char *name)
{
	(void)id;
	return address_of(name);
}

void *driver_address(const char *name) __asm__("clGetExtensionFunctionAddress");
__attribute__((visibility("default"))) void *driver_address(const char *name)
{
	return address_of(name);
}

__attribute__((constructor)) static void fill(void)
{
	dispatch[0] = (void *)platform_ids;
	dispatch[1] = (void *)platform_info;
	dispatch[2] = (void *)device_ids;
	dispatch[3] = (void *)device_info;
	dispatch[4] = (void *)make_context;
	dispatch[8] = (void *)context_info;
	dispatch[FOR_PLATFORM] = (void *)address_for;
}
