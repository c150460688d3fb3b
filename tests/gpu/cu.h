/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cu.h: the few driver calls that these programs make, declared in our own words and looked up at
 * run time.
 *
 * cu_start() first. Calls are reached as `cu.MemAlloc(...)`, return a CUresult as int, and are NULL
 * where the driver lacks them. A program that cannot go on prints one line to stderr and exits with
 * 2; a finding of the test itself is exit 1.
 */
#ifndef PORTER_TEST_CU_H
#define PORTER_TEST_CU_H

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MIB (UINT64_C(1) << 20)
#define GIB (UINT64_C(1) << 30)

enum { CU_OK = 0, CU_OUT_OF_MEMORY = 2, CU_NOT_READY = 600, CU_NOT_SUPPORTED = 801 };
enum {
	CU_FORMAT_FLOAT = 0x20,
	CU_ATTACH_GLOBAL = 1,
	CU_CAPTURE_GLOBAL = 0,
	CU_CAPTURE_THREAD_LOCAL = 1,
	CU_CAPTURE_RELAXED = 2,
	CU_STREAM_NON_BLOCKING = 1
};

typedef uint64_t cu_address;
typedef void *cu_handle;

struct cu_ipc_handle {
	char reserved[64];
};

struct cu_location {
	int type; /* 1: device */
	int id;
};

struct cu_physical {
	int type; /* 1: pinned */
	int handle_types;
	struct cu_location location;
	void *security;
	unsigned char flags[8];
	unsigned char reserved[8];
};

struct cu_access {
	struct cu_location location;
	int flags; /* 3: read and write */
};

struct cu_pool {
	int type; /* 1: pinned */
	int handle_types;
	struct cu_location location;
	void *security;
	size_t most;
	unsigned short usage;
	unsigned char reserved[54];
};

struct cu_array {
	size_t width, height;
	int format;
	unsigned channels;
};

struct cu_array_3d {
	size_t width, height, depth;
	int format;
	unsigned channels;
	unsigned flags;
};

struct cu_alloc_node {
	struct cu_pool pool;
	const struct cu_access *access;
	size_t access_count;
	size_t bytes;
	cu_address address;
};

_Static_assert(sizeof(struct cu_physical) == 40 && sizeof(struct cu_pool) == 88,
	       "as the driver lays them out");
_Static_assert(sizeof(struct cu_alloc_node) == 120 && sizeof(struct cu_array_3d) == 40,
	       "as the driver lays them out");

#define CU_CALLS(X) \
	X(Init, "cuInit", (unsigned flags)) \
	X(GetErrorName, "cuGetErrorName", (int status, const char **name)) \
	X(DeviceGet, "cuDeviceGet", (int *device, int ordinal)) \
	X(DeviceGetCount, "cuDeviceGetCount", (int *count)) \
	X(DeviceTotalMem, "cuDeviceTotalMem_v2", (size_t *bytes, int device)) \
	X(PrimaryRetain, "cuDevicePrimaryCtxRetain", (cu_handle * context, int device)) \
	X(PrimaryRelease, "cuDevicePrimaryCtxRelease_v2", (int device)) \
	X(CtxSetCurrent, "cuCtxSetCurrent", (cu_handle context)) \
	X(CtxGetCurrent, "cuCtxGetCurrent", (cu_handle * context)) \
	X(CtxSynchronize, "cuCtxSynchronize", (void)) \
	X(MemGetInfo, "cuMemGetInfo_v2", (size_t *unused, size_t *total)) \
	X(MemAlloc, "cuMemAlloc_v2", (cu_address * address, size_t bytes)) \
	X(MemAllocPitch, "cuMemAllocPitch_v2", \
	  (cu_address * address, size_t *pitch, size_t width, size_t height, unsigned element)) \
	X(MemAllocManaged, "cuMemAllocManaged", \
	  (cu_address * address, size_t bytes, unsigned flags)) \
	X(MemFree, "cuMemFree_v2", (cu_address address)) \
	X(MemAllocAsync, "cuMemAllocAsync", \
	  (cu_address * address, size_t bytes, cu_handle stream)) \
	X(MemAllocFromPoolAsync, "cuMemAllocFromPoolAsync", \
	  (cu_address * address, size_t bytes, cu_handle pool, cu_handle stream)) \
	X(MemFreeAsync, "cuMemFreeAsync", (cu_address address, cu_handle stream)) \
	X(DeviceGetMemPool, "cuDeviceGetMemPool", (cu_handle * pool, int device)) \
	X(MemPoolCreate, "cuMemPoolCreate", (cu_handle * pool, const struct cu_pool *what)) \
	X(MemPoolDestroy, "cuMemPoolDestroy", (cu_handle pool)) \
	X(MemPoolTrimTo, "cuMemPoolTrimTo", (cu_handle pool, size_t keep)) \
	X(MemCreate, "cuMemCreate", \
	  (uint64_t *physical, size_t bytes, const struct cu_physical *what, \
	   unsigned long long flags)) \
	X(MemRelease, "cuMemRelease", (uint64_t physical)) \
	X(MemAddressReserve, "cuMemAddressReserve", \
	  (cu_address * address, size_t bytes, size_t alignment, cu_address wish, \
	   unsigned long long flags)) \
	X(MemAddressFree, "cuMemAddressFree", (cu_address address, size_t bytes)) \
	X(MemMap, "cuMemMap", \
	  (cu_address address, size_t bytes, size_t offset, uint64_t physical, \
	   unsigned long long flags)) \
	X(MemUnmap, "cuMemUnmap", (cu_address address, size_t bytes)) \
	X(MemSetAccess, "cuMemSetAccess", \
	  (cu_address address, size_t bytes, const struct cu_access *access, size_t count)) \
	X(ArrayCreate, "cuArrayCreate_v2", (cu_handle * array, const struct cu_array *what)) \
	X(Array3DCreate, "cuArray3DCreate_v2", \
	  (cu_handle * array, const struct cu_array_3d *what)) \
	X(ArrayDestroy, "cuArrayDestroy", (cu_handle array)) \
	X(MipmappedCreate, "cuMipmappedArrayCreate", \
	  (cu_handle * array, const struct cu_array_3d *what, unsigned levels)) \
	X(MipmappedDestroy, "cuMipmappedArrayDestroy", (cu_handle array)) \
	X(StreamCreate, "cuStreamCreate", (cu_handle * stream, unsigned flags)) \
	X(StreamDestroy, "cuStreamDestroy_v2", (cu_handle stream)) \
	X(StreamSynchronize, "cuStreamSynchronize", (cu_handle stream)) \
	X(StreamQuery, "cuStreamQuery", (cu_handle stream)) \
	X(BeginCapture, "cuStreamBeginCapture_v2", (cu_handle stream, int mode)) \
	X(ExchangeCaptureMode, "cuThreadExchangeStreamCaptureMode", (int *mode)) \
	X(EndCapture, "cuStreamEndCapture", (cu_handle stream, cu_handle * graph)) \
	X(GraphCreate, "cuGraphCreate", (cu_handle * graph, unsigned flags)) \
	X(GraphDestroy, "cuGraphDestroy", (cu_handle graph)) \
	X(GraphAddMemAllocNode, "cuGraphAddMemAllocNode", \
	  (cu_handle * node, cu_handle graph, const cu_handle *after, size_t count, \
	   struct cu_alloc_node *what)) \
	X(GraphInstantiate, "cuGraphInstantiateWithFlags", \
	  (cu_handle * exec, cu_handle graph, unsigned long long flags)) \
	X(GraphLaunch, "cuGraphLaunch", (cu_handle exec, cu_handle stream)) \
	X(GraphExecDestroy, "cuGraphExecDestroy", (cu_handle exec)) \
	X(GraphMemTrim, "cuDeviceGraphMemTrim", (int device)) \
	X(IpcGetMemHandle, "cuIpcGetMemHandle", \
	  (struct cu_ipc_handle * handle, cu_address address)) \
	X(IpcOpenMemHandle, "cuIpcOpenMemHandle_v2", \
	  (cu_address * address, struct cu_ipc_handle handle, unsigned flags)) \
	X(IpcCloseMemHandle, "cuIpcCloseMemHandle", (cu_address address)) \
	X(MemsetD8, "cuMemsetD8_v2", (cu_address address, unsigned char value, size_t count)) \
	X(ModuleLoadData, "cuModuleLoadData", (cu_handle * module, const void *image)) \
	X(ModuleGetFunction, "cuModuleGetFunction", \
	  (cu_handle * function, cu_handle module, const char *name)) \
	X(LaunchKernel, "cuLaunchKernel", \
	  (cu_handle function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, \
	   unsigned bz, unsigned shared, cu_handle stream, void **params, void **extra)) \
	X(GetProcAddress, "cuGetProcAddress_v2", \
	  (const char *name, void **function, int version, uint64_t flags, int *status))

#define CU_MEMBER(member, symbol, args) int(*member) args;
static struct {
	CU_CALLS(CU_MEMBER)
	void *library;
	int device;
	cu_handle context;
} cu __attribute__((unused));
#undef CU_MEMBER

static inline const char *cu_name(int status)
{
	const char *name = NULL;

	if (!cu.GetErrorName || cu.GetErrorName(status, &name) || !name)
		return "unknown";
	return name;
}

static inline void cu_must(int status, const char *what)
{
	if (!status)
		return;
	fprintf(stderr, "%s: %d %s\n", what, status, cu_name(status));
	exit(2);
}

static inline void cu_load(void)
{
	cu.library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);
	if (!cu.library) {
		fprintf(stderr, "%s\n", dlerror());
		exit(2);
	}
#define CU_FIND(member, symbol, args) *(void **)&cu.member = dlsym(cu.library, symbol);
	CU_CALLS(CU_FIND)
#undef CU_FIND
}

/* Loads the driver and makes the device's primary context current. */
static inline void cu_start(int ordinal)
{
	cu_load();
	cu_must(cu.Init(0), "cuInit");
	cu_must(cu.DeviceGet(&cu.device, ordinal), "cuDeviceGet");
	cu_must(cu.PrimaryRetain(&cu.context, cu.device), "cuDevicePrimaryCtxRetain");
	cu_must(cu.CtxSetCurrent(cu.context), "cuCtxSetCurrent");
}

static inline uint64_t cu_free(void)
{
	size_t unused = 0, total = 0;

	cu_must(cu.MemGetInfo(&unused, &total), "cuMemGetInfo");
	return unused;
}

static inline uint64_t cu_total(void)
{
	size_t unused = 0, total = 0;

	cu_must(cu.MemGetInfo(&unused, &total), "cuMemGetInfo");
	return total;
}

static inline uint64_t now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* "8GiB", "256m", "4096" as bytes. */
static inline uint64_t bytes_of(const char *text)
{
	char *end;
	double value = strtod(text, &end);

	switch (*end | 0x20) {
	case 't':
		value *= 1024; /* fall through */
	case 'g':
		value *= 1024; /* fall through */
	case 'm':
		value *= 1024; /* fall through */
	case 'k':
		value *= 1024;
	}
	return (uint64_t)value;
}

/* The content of a file, with a zero after it; lives as long as the program. */
static inline const char *cu_read_image(const char *path)
{
	static char image[65536];
	FILE *file = fopen(path, "r");

	if (!file || !fread(image, 1, sizeof(image) - 1, file)) {
		perror(path);
		exit(2);
	}
	fclose(file);
	return image;
}

#endif
