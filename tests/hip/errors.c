/* SPDX-License-Identifier: Apache-2.0 */
/* ./errors CODE KERNEL STEP…: does one after the other and prints each result. CODE may be "-":
 * without kernels. */
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MIB ((size_t)1 << 20)

static hipStream_t stream;
static hipFunction_t kernel;
static hipEvent_t event;
static void *memory, *last;

static int launch(hipFunction_t function)
{
	void *arguments[] = {&memory};

	return hipModuleLaunchKernel(function, 4, 1, 1, 64, 1, 1, 0, stream, arguments, NULL);
}

static int launch_many(void)
{
	int reported = 0;

	for (int i = 0; i < 300; i++)
		reported |= launch(kernel) | (int)hipPeekAtLastError();
	return reported;
}

static int asked_by_call(void)
{
	int (*ask)(void);

	*(void **)&ask = dlsym(RTLD_DEFAULT, "hipExtGetLastError");
	return ask ? ask() : 0;
}

static void *peek(void *reported)
{
	*(int *)reported = hipPeekAtLastError();
	return NULL;
}

static int elsewhere(void)
{
	pthread_t thread;
	int reported = -1;

	pthread_create(&thread, NULL, peek, &reported);
	pthread_join(thread, NULL);
	return reported;
}

static int allocate(size_t bytes)
{
	void *at = NULL;
	int error = hipMalloc(&at, bytes);

	if (!error)
		last = at;
	return error;
}

static int release(void)
{
	void *at = last;

	last = NULL;
	return hipFree(at);
}

static int step(const char *what)
{
	size_t unused;
	unsigned flags;

	if (!strncmp(what, "malloc=", 7))
		return allocate(strtoull(what + 7, NULL, 0) * MIB);
	if (!strncmp(what, "pitch=", 6))
		return hipMallocPitch(&last, &unused, MIB, strtoull(what + 6, NULL, 0));
	if (!strcmp(what, "free"))
		return release();
	if (!strcmp(what, "memory"))
		return hipMemGetInfo(&unused, &unused);
	if (!strcmp(what, "device"))
		return hipSetDevice(0);
	if (!strcmp(what, "no-device"))
		return hipSetDevice(99);
	if (!strcmp(what, "unsupported")) /* by a context's call, as there are some */
		return hipCtxGetFlags(&flags);
	if (!strcmp(what, "name"))
		return hipGetErrorName(hipSuccess) == NULL;
	if (!strcmp(what, "event"))
		return hipEventQuery(event);
	if (!strcmp(what, "launch"))
		return launch(kernel);
	if (!strcmp(what, "launches"))
		return launch_many();
	if (!strcmp(what, "launch-nothing"))
		return launch(NULL);
	if (!strcmp(what, "copy-nothing"))
		return hipMemcpyAsync(NULL, NULL, 16, hipMemcpyDeviceToDevice, stream);
	if (!strcmp(what, "sync"))
		return hipDeviceSynchronize();
	if (!strcmp(what, "elsewhere"))
		return elsewhere();
	if (!strcmp(what, "peek"))
		return hipPeekAtLastError();
	if (!strcmp(what, "get"))
		return hipGetLastError();
	return strcmp(what, "get-call") ? -1 : asked_by_call();
}

static int load(const char *code, const char *name)
{
	hipModule_t module;

	if (hipStreamCreateWithFlags(&stream, hipStreamNonBlocking))
		return 1;
	return hipModuleLoad(&module, code) || hipModuleGetFunction(&kernel, module, name);
}

int main(int count, char **arguments)
{
	if (count < 4 || hipMalloc(&memory, 4096) || hipEventCreate(&event))
		return 1;
	if (strcmp(arguments[1], "-") && load(arguments[1], arguments[2]))
		return 2;
	for (int i = 3; i < count; i++) {
		const char *value = strchr(arguments[i], '=');

		printf("%.*s %d\n", (int)(value ? value - arguments[i] : (int)strlen(arguments[i])),
		       arguments[i], step(arguments[i]));
	}
	return 0;
}
