/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A runtime that works through the driver's library beneath it, as a vendor's does. It is linked to
 * it (LINKED), or looks its functions up when it is first called, with dlsym or by that library's
 * own look-up function (RUNTIME_FINDS=export).
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define DRIVER(name, ...) (((int (*)())find(#name))(__VA_ARGS__))

#ifdef LINKED
extern int cnInit(), cnDeviceGet(), cnDeviceGetCount(), cnDeviceGetUuid(), cnDeviceTotalMem(),
	cnSharedContextAcquire(), cnCtxSetCurrent();
extern int cnMalloc(), cnFree(), cnMemGetInfo(), cnCreateNotifier(), cnPlaceNotifier(),
	cnQueryNotifier();
extern int cnNotifierElapsedTime(), cnDestroyNotifier(), cnInvokeKernel(), cnCtxSync(),
	cnModuleLoadFatBinary(), cnModuleGetKernel();
#undef DRIVER
#define DRIVER(name, ...) name(__VA_ARGS__)
#else
static void *find(const char *name)
{
	static void *library;
	const char *way = getenv("RUNTIME_FINDS");
	int (*by_name)(const char *, const void **);
	const void *found = NULL;

	if (!library)
		library = dlopen("libcndrv.so", RTLD_NOW | RTLD_LOCAL);
	if (!way || strcmp(way, "export"))
		return dlsym(library, name);
	*(void **)&by_name = dlsym(library, "cnGetExportFunction");
	return by_name(name, &found) ? NULL : (void *)(uintptr_t)found;
}
#endif

static int begun(void)
{
	static _Thread_local void *context;
	uint64_t device;
	int error;

	if (context)
		return 0;
	error = DRIVER(cnInit, 0u);
	if (!error)
		error = DRIVER(cnDeviceGet, &device, 0);
	if (!error)
		error = DRIVER(cnSharedContextAcquire, &context, device);
	return error ? error : DRIVER(cnCtxSetCurrent, context);
}

int cnrtGetDeviceCount(unsigned *count)
{
	int error = DRIVER(cnInit, 0u);

	return error ? error : DRIVER(cnDeviceGetCount, (int *)count);
}

int cnrtGetDevice(int *device)
{
	*device = 0;
	return 0;
}

/* In the form that specs/cambricon/cnrt.h states. */
int cnrtGetDeviceProperties_V3(char *properties, int ordinal)
{
	uint64_t device;
	int error = DRIVER(cnInit, 0u);

	if (!error)
		error = DRIVER(cnDeviceGet, &device, ordinal);
	if (!error)
		error = DRIVER(cnDeviceGetUuid, properties + 448, device);
	return error ? error
		     : DRIVER(cnDeviceTotalMem, (uint64_t *)(void *)(properties + 464), device);
}

int cnrtMalloc(void **address, size_t bytes)
{
	int error = begun();

	return error ? error : DRIVER(cnMalloc, (uint64_t *)(void *)address, (uint64_t)bytes);
}

int cnrtFree(void *address)
{
	return DRIVER(cnFree, (uint64_t)(uintptr_t)address);
}

int cnrtMemGetInfo(size_t *unused, size_t *total)
{
	int error = begun();

	return error ? error : DRIVER(cnMemGetInfo, unused, total);
}
