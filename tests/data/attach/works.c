/* SPDX-License-Identifier: Apache-2.0 */
/* Keeps the device busy with kernels of 2 ms, and says each 100 ms how many were done. */
#include <dlfcn.h>
#include <stdio.h>
#include <time.h>

#define AHEAD 4		/* in the queue */
#define CALL(name, ...) (((int (*)())dlsym(library, #name))(__VA_ARGS__))
#define MUST(name, ...)                                                        \
	do {                                                                   \
		int status = CALL(name, __VA_ARGS__);                          \
		if (status) {                                                  \
			fprintf(stderr, "%s: %d\n", #name, status);           \
			return 1;                                              \
		}                                                              \
	} while (0)

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(void)
{
	void *library = dlopen("libcuda.so.1", RTLD_NOW), *context, *module, *kernel, *none = NULL;
	double reported = now();
	int done = 0;

	if (!library) {
		fprintf(stderr, "%s\n", dlerror());
		return 2;
	}
	MUST(cuInit, 0);
	MUST(cuDevicePrimaryCtxRetain, &context, 0);
	MUST(cuCtxSetCurrent, context);
	MUST(cuModuleLoadData, &module, "any");
	MUST(cuModuleGetFunction, &kernel, module, "sleep_us_2000");
	for (;;) {
		for (int i = 0; i < AHEAD; i++)
			MUST(cuLaunchKernel, kernel, 1, 1, 1, 1, 1, 1, 0, none, none, none);
		MUST(cuCtxSynchronize);
		done += AHEAD;
		for (; now() - reported >= 0.1; reported += 0.1, done = 0)
			if (printf("%d\n", done) < 0 || fflush(stdout))
				return 0;
	}
}
