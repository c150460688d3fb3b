/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A device that answers at once, and finishes work at once, so that the rest of a call is the
 * shim's own cost: libcuda.so.1 and libnvidia-ml.so.1 in one file. It holds nothing. Each plain
 * allocation has an address of its own, and pools reserve one chunk. Processes know nothing of each
 * other.
 *
 * With INSTANT_CARD set it is not that instant: launches and events take their durations on an H200
 * (docs/reference/measurements.md), with one lock held, as a driver's are. A launch fills the first
 * cache with the library's own data, and kernels run one after another. So a thread that queries
 * events delays one that launches, and a hook's data is no longer cached at its next call.
 *
 * INSTANT_DEVICES is the number of devices (1). All work is for the first.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "junk.h"

#define EXPORT __attribute__((visibility("default")))
#define GIB (UINT64_C(1) << 30)
#define NOT_SUPPORTED 801
#define HANDLE(number) ((void *)(uintptr_t)(0x1000u + (number)))

#define NOT_READY 600

/* ns */
#define LAUNCH 2800u
#define RECORD 103u
#define RECORD_TIMED 677u
#define ASK_PENDING 89u
#define ASK_DONE 1240u
#define KERNEL 2000u
#define UNTIMED 2u

enum { CONTEXT = 1, STREAM, MODULE, FUNCTION, POOL, DEVICE, EVENT };

/* Of a card: when an event is reached. */
struct event {
	uint64_t at;
	unsigned record; /* ns that it takes */
};

static struct {
	int like;
	pthread_mutex_t lock;
	uint64_t busy; /* the end of all submitted work */
	struct junk own;
} card = {.lock = PTHREAD_MUTEX_INITIALIZER};

static uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* To be ended by leave_card. */
static uint64_t enter_card(void)
{
	uint64_t began = now_ns();

	pthread_mutex_lock(&card.lock);
	return began;
}

static void leave_card(uint64_t began, unsigned takes)
{
	while (now_ns() < began + takes)
		;
	pthread_mutex_unlock(&card.lock);
}

__attribute__((constructor)) static void find_out(void)
{
	card.like = getenv("INSTANT_CARD") && junk_make(&card.own, 24 << 10, 24 << 10);
}

static uint64_t next = UINT64_C(0x700000000000), used;

static int devices(void)
{
	const char *reported = getenv("INSTANT_DEVICES");

	return reported && atoi(reported) > 1 ? atoi(reported) : 1;
}

EXPORT int cuInit(unsigned flags);
EXPORT int cuDeviceGetCount(int *count);
EXPORT int cuDeviceGet(int *device, int ordinal);
EXPORT int cuDeviceGetUuid(unsigned char *uuid, int device);
EXPORT int cuDeviceGetUuid_v2(unsigned char *uuid, int device);
EXPORT int cuDeviceTotalMem_v2(size_t *bytes, int device);
EXPORT int cuDevicePrimaryCtxRetain(void **context, int device);
EXPORT int cuDevicePrimaryCtxGetState(int device, unsigned *flags, int *active);
EXPORT int cuCtxSetCurrent(void *context);
EXPORT int cuCtxGetCurrent(void **context);
EXPORT int cuCtxGetDevice(int *device);
EXPORT int cuCtxGetDevice_v2(int *device, void *context);
EXPORT int cuKernelSetAttribute(int attribute, int value, void *kernel, int device);
EXPORT int cuStreamCreate(void **stream, unsigned flags);
EXPORT int cuStreamQuery(void *stream);
EXPORT int cuStreamSynchronize(void *stream);
EXPORT int cuStreamIsCapturing(void *stream, int *status);
EXPORT int cuStreamGetCtx(void *stream, void **context);
EXPORT int cuThreadExchangeStreamCaptureMode(int *mode);
EXPORT int cuModuleLoadData(void **module, const void *image);
EXPORT int cuModuleGetFunction(void **function, void *module, const char *name);
EXPORT int cuMemGetInfo_v2(size_t *left, size_t *total);
EXPORT int cuMemAlloc_v2(uint64_t *address, size_t bytes);
EXPORT int cuMemFree_v2(uint64_t address);
EXPORT int cuMemAllocAsync(uint64_t *address, size_t bytes, void *stream);
EXPORT int cuMemFreeAsync(uint64_t address, void *stream);
EXPORT int cuDeviceGetMemPool(void **pool, int device);
EXPORT int cuDeviceGetDefaultMemPool(void **pool, int device);
EXPORT int cuMemPoolGetAttribute(void *pool, int attribute, uint64_t *value);
EXPORT int cuMemPoolTrimTo(void *pool, size_t keep);
EXPORT int cuDeviceGetGraphMemAttribute(int device, int attribute, uint64_t *value);
EXPORT int cuDeviceGraphMemTrim(int device);
EXPORT int cuEventCreate(void **event, unsigned flags);
EXPORT int cuEventDestroy_v2(void *event);
EXPORT int cuEventRecord(void *event, void *stream);
EXPORT int cuCtxRecordEvent(void *context, void *event);
EXPORT int cuEventQuery(void *event);
EXPORT int cuEventElapsedTime(float *ms, void *from, void *to);
EXPORT int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
			  unsigned by, unsigned bz, unsigned shared, void *stream, void **params,
			  void **extra);
EXPORT int nvmlInit_v2(void);
EXPORT int nvmlDeviceGetHandleByUUID(const char *uuid, void **device);
EXPORT int nvmlDeviceGetIndex(void *device, unsigned *index);
EXPORT int nvmlDeviceGetMemoryInfo(void *device, uint64_t figures[3]);
EXPORT int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned *count, void *infos);

int cuInit(unsigned flags)
{
	return (int)flags;
}

int cuDeviceGetCount(int *count)
{
	*count = devices();
	return 0;
}

int cuDeviceGet(int *device, int ordinal)
{
	*device = ordinal;
	return ordinal < 0 || ordinal >= devices() ? 101 : 0;
}

int cuDeviceGetUuid(unsigned char *uuid, int device)
{
	memset(uuid, device + 1, 16);
	return 0;
}

int cuDeviceGetUuid_v2(unsigned char *uuid, int device)
{
	return cuDeviceGetUuid(uuid, device);
}

int cuDeviceTotalMem_v2(size_t *bytes, int device)
{
	*bytes = (size_t)(80 + (uint64_t)device) * GIB;
	return 0;
}

int cuDevicePrimaryCtxRetain(void **context, int device)
{
	*context = HANDLE(CONTEXT);
	return device;
}

int cuDevicePrimaryCtxGetState(int device, unsigned *flags, int *active)
{
	*flags = 0;
	*active = 1;
	return device;
}

int cuCtxSetCurrent(void *context)
{
	return context ? 0 : 201;
}

int cuCtxGetCurrent(void **context)
{
	*context = HANDLE(CONTEXT);
	return 0;
}

int cuCtxGetDevice(int *device)
{
	*device = 0;
	return 0;
}

int cuCtxGetDevice_v2(int *device, void *context)
{
	*device = 0;
	return context && context != HANDLE(CONTEXT) ? 201 : 0;
}

int cuKernelSetAttribute(int attribute, int value, void *kernel, int device)
{
	return attribute && value && kernel ? device : 1;
}

int cuStreamCreate(void **stream, unsigned flags)
{
	*stream = HANDLE(STREAM + 0 * flags);
	return 0;
}

int cuStreamQuery(void *stream)
{
	(void)stream;
	return 0;
}

int cuStreamSynchronize(void *stream)
{
	while (card.like && now_ns() < card.busy)
		;
	(void)stream;
	return 0;
}

int cuEventCreate(void **event, unsigned flags)
{
	struct event *made;

	*event = HANDLE(EVENT);
	if (!card.like)
		return 0;
	made = calloc(1, sizeof(*made));
	if (!made)
		return 2;
	made->record = flags & UNTIMED ? RECORD : RECORD_TIMED;
	*event = made;
	return 0;
}

int cuEventDestroy_v2(void *event)
{
	if (card.like)
		free(event);
	return event ? 0 : 400;
}

int cuEventRecord(void *event, void *stream)
{
	struct event *mark = event;
	uint64_t began;

	(void)stream;
	if (!card.like)
		return event ? 0 : 400;
	began = enter_card();
	mark->at = card.busy;
	leave_card(began, mark->record);
	return 0;
}

int cuCtxRecordEvent(void *context, void *event)
{
	return context ? cuEventRecord(event, NULL) : 400;
}

int cuEventQuery(void *event)
{
	const struct event *mark = event;
	uint64_t began;
	int done;

	if (!card.like)
		return event ? 0 : 400;
	began = enter_card();
	done = mark->at <= began;
	leave_card(began, done ? ASK_DONE : ASK_PENDING);
	return done ? 0 : NOT_READY;
}

int cuEventElapsedTime(float *ms, void *from, void *to)
{
	const struct event *first = from, *last = to;

	*ms = card.like ? (float)(last->at - first->at) / 1e6f : 0.001f;
	return from && to ? 0 : 400;
}

int cuStreamIsCapturing(void *stream, int *status)
{
	*status = 0;
	(void)stream;
	return 0;
}

int cuStreamGetCtx(void *stream, void **context)
{
	*context = HANDLE(CONTEXT);
	(void)stream;
	return 0;
}

int cuThreadExchangeStreamCaptureMode(int *mode)
{
	*mode = 0;
	return 0;
}

int cuModuleLoadData(void **module, const void *image)
{
	*module = HANDLE(MODULE);
	return image ? 0 : 1;
}

int cuModuleGetFunction(void **function, void *module, const char *name)
{
	*function = HANDLE(FUNCTION);
	return module && name ? 0 : 1;
}

int cuMemGetInfo_v2(size_t *left, size_t *total)
{
	*total = 80 * GIB;
	*left = *total - used;
	return 0;
}

int cuMemAlloc_v2(uint64_t *address, size_t bytes)
{
	*address = next;
	next += (bytes + 0x1fffff) & ~(size_t)0x1fffff;
	return 0;
}

int cuMemFree_v2(uint64_t address)
{
	return address ? 0 : 1;
}

int cuMemAllocAsync(uint64_t *address, size_t bytes, void *stream)
{
	return stream ? cuMemAlloc_v2(address, bytes) : 400;
}

int cuMemFreeAsync(uint64_t address, void *stream)
{
	return address && stream ? 0 : 1;
}

int cuDeviceGetMemPool(void **pool, int device)
{
	*pool = HANDLE(POOL);
	return device;
}

int cuDeviceGetDefaultMemPool(void **pool, int device)
{
	return cuDeviceGetMemPool(pool, device);
}

/* 5: reserved, 7: used. */
int cuMemPoolGetAttribute(void *pool, int attribute, uint64_t *value)
{
	*value = attribute == 5 ? UINT64_C(32) << 20 : 0;
	return pool ? 0 : 1;
}

int cuMemPoolTrimTo(void *pool, size_t keep)
{
	(void)keep;
	return pool ? 0 : 1;
}

int cuDeviceGetGraphMemAttribute(int device, int attribute, uint64_t *value)
{
	(void)attribute;
	*value = 0;
	return device;
}

int cuDeviceGraphMemTrim(int device)
{
	return device;
}

int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
		   unsigned bz, unsigned shared, void *stream, void **params, void **extra)
{
	uint64_t began;

	(void)stream; /* 0: the default one */
	(void)params;
	(void)extra;
	if (card.like) {
		began = enter_card();
		junk_run(&card.own, card.own.bytes, card.own.code_bytes);
		card.busy = (card.busy > began ? card.busy : began) + KERNEL;
		leave_card(began, LAUNCH);
	}
	return function && gx && gy && gz && bx && by && bz && !shared ? 0 : 1;
}

int nvmlInit_v2(void)
{
	return 0;
}

int nvmlDeviceGetHandleByUUID(const char *uuid, void **device)
{
	*device = HANDLE(DEVICE);
	return uuid ? 0 : 2;
}

int nvmlDeviceGetIndex(void *device, unsigned *index)
{
	*index = 0;
	return device ? 0 : 2;
}

int nvmlDeviceGetMemoryInfo(void *device, uint64_t figures[3])
{
	figures[0] = 80 * GIB;
	figures[1] = 80 * GIB - used;
	figures[2] = used;
	return device ? 0 : 2;
}

struct process {
	uint32_t pid;
	uint64_t bytes;
	uint32_t instances[2];
};

int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned *count, void *infos)
{
	struct process self = {.pid = (uint32_t)getpid(), .bytes = UINT64_C(64) << 20};

	if (*count)
		memcpy(infos, &self, sizeof(self));
	*count = 1;
	return device ? 0 : 2;
}
