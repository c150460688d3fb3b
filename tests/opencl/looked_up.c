/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that has an address, by functions that only a look-up finds: of one platform and of another. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "cl.h"

typedef void *alloc_function(cl_context, cl_device_id, const cl_mem_properties_intel *, size_t,
			     cl_uint, cl_int *);
typedef cl_int free_function(cl_context, void *);

static void *looked_up(cl_platform_id of, const char *name)
{
	return clGetExtensionFunctionAddressForPlatform(of, name);
}

static const char *whose(void *function)
{
	Dl_info info;

	if (!function)
		return "nobody";
	if (!dladdr(function, &info) || !info.dli_fname || !strrchr(info.dli_fname, '/'))
		return "?";
	return strrchr(info.dli_fname, '/') + 1;
}

static unsigned made(cl_platform_id of)
{
	unsigned (*count)(void) = (unsigned (*)(void))looked_up(of, "clCountMade");

	return count ? count() : 0;
}

/* An allocation of another platform, by the function of that one; its object and the one that the
 * first made meanwhile. */
static void second(cl_platform_id of)
{
	unsigned before = made(platform);
	alloc_function *alloc = (alloc_function *)looked_up(of, "clDeviceMemAllocINTEL");
	free_function *give_back = (free_function *)looked_up(of, "clMemFreeINTEL");
	cl_device_id other;
	cl_context with;
	void *held;

	clGetDeviceIDs(of, 4, 1, &other, NULL);
	with = clCreateContext(NULL, 1, &other, NULL, NULL, NULL);
	held = alloc(with, other, NULL, MIB, 0, NULL);
	printf("\"second\": [%d, %u, %u], ", held ? give_back(with, held) : -1, made(of),
	       made(platform) - before);
}

int main(void)
{
	cl_platform_id platforms[4];
	cl_uint count = 0, got = 0, again = 0;
	alloc_function *alloc, *shared;
	free_function *give_back;
	cl_int status = 12345, empty = 12345;
	void *held[64];

	clGetPlatformIDs(4, platforms, &count);
	platform = platforms[0];
	clGetDeviceIDs(platform, 4, 1, &device, NULL);
	context = clCreateContext(NULL, 1, &device, NULL, NULL, NULL);
	alloc = (alloc_function *)looked_up(platform, "clDeviceMemAllocINTEL");
	shared = (alloc_function *)looked_up(platform, "clSharedMemAllocINTEL");
	give_back = (free_function *)looked_up(platform, "clMemFreeINTEL");
	if (!alloc || !shared || !give_back)
		die("look-up", (int)count);
	alloc(context, device, NULL, 0, 0, &empty);
	while (got < 64 &&
	       (held[got] = (got & 1 ? shared : alloc)(context, got & 1 ? NULL : device, NULL,
						       16 * MIB, 0, &status)))
		got++;
	for (unsigned i = 0; i < got; i++)
		give_back(context, held[i]);
	while (again < 64 && (held[again] = alloc(context, device, NULL, 16 * MIB, 0, NULL)))
		again++;
	printf("{\"platforms\": %u, \"whose\": \"%s\", \"mib\": %u, \"status\": %d, \"again\": %u, \"empty\": %d, ",
	       count, whose((void *)alloc), 16 * got, status, 16 * again, empty);
	for (unsigned i = 0; i < again; i++)
		give_back(context, held[i]);
	if (count > 1)
		second(platforms[1]);
	printf("\"info\": \"%s\", \"unknown\": \"%s\", \"secret\": \"%s\", \"known\": \"%s\", \"total\": %llu}\n",
	       whose(looked_up(platform, "clGetPlatformInfo")),
	       whose(looked_up(platform, "clNoSuchFunction")),
	       whose(looked_up(platform, "clAllocSecret")),
	       whose(looked_up(platform, "clEnqueueMarker")), figure(GLOBAL_SIZE) >> 20);
	return 0;
}
