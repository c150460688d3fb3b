/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ./busy CODE KERNEL MS: loads the code object and keeps the kernel queued for MS. Prints the
 * number of launches, and the ns that one takes by the device's clock.
 */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define BATCH 4
#define BATCHES 4
#define TIMES 5

static hipStream_t stream;
static hipFunction_t kernel;
static void *memory;

static double now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static int launch(void)
{
	void *arguments[] = {&memory};

	return hipModuleLaunchKernel(kernel, 4, 1, 1, 64, 1, 1, 0, stream, arguments, NULL);
}

static int time_once(hipEvent_t start, hipEvent_t end, float *ms)
{
	if (hipEventRecord(start, stream))
		return 1;
	for (int i = 0; i < BATCH; i++)
		if (launch())
			return 2;
	return hipEventRecord(end, stream) || hipEventSynchronize(end) ||
			hipEventElapsedTime(ms, start, end)
		? 3
		: 0;
}

/* The first launch of all may load something; and the host may be late to launch the next. */
static int timed(float *best)
{
	hipEvent_t start, end;
	float ms = 0;
	int error = 0;

	if (launch() || hipStreamSynchronize(stream) || hipEventCreate(&start) ||
	    hipEventCreate(&end))
		return 6;
	for (int i = 0; i < TIMES && !error; i++) {
		error = time_once(start, end, &ms);
		if (!i || ms < *best)
			*best = ms;
	}
	return error;
}

static int saturate(double ms, unsigned *count)
{
	hipEvent_t behind[BATCHES];
	double until = now_ms() + ms;

	for (int i = 0; i < BATCHES; i++)
		if (hipEventCreateWithFlags(&behind[i], hipEventDisableTiming))
			return 1;
	while (now_ms() < until) {
		hipEvent_t event = behind[*count / BATCH % BATCHES];

		if (*count >= BATCH * BATCHES && hipEventSynchronize(event))
			return 2;
		for (int i = 0; i < BATCH; i++, ++*count)
			if (launch())
				return 3;
		if (hipEventRecord(event, stream))
			return 4;
	}
	return hipStreamSynchronize(stream) ? 5 : 0;
}

int main(int count, char **arguments)
{
	hipModule_t module;
	unsigned launched = 0;
	float ms = 0;
	int error;

	if (count != 4 || hipMalloc(&memory, 4096) ||
	    hipStreamCreateWithFlags(&stream, hipStreamNonBlocking))
		return 1;
	if (hipModuleLoad(&module, arguments[1]) ||
	    hipModuleGetFunction(&kernel, module, arguments[2]))
		return 2;
	error = timed(&ms);
	if (!error)
		error = saturate(strtod(arguments[3], NULL), &launched);
	printf("%d %u %.0f\n", error, launched, (double)ms * 1e6 / BATCH);
	return error;
}
