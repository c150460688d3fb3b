/* SPDX-License-Identifier: Apache-2.0 */
/*
 * waiting.c ROUNDS [IMAGE]: a stream waits for a word that is written behind a later launch.
 *
 * In each round kernels of 20 ms are submitted to a stream on either side of such a wait, one to
 * another stream, and the word is written behind that. Prints how long the later launch stood at
 * most, and the time from then until all was done, in ms. `waiting busy MS` only launches such
 * kernels for this time. IMAGE: the file of a module with the kernel sleep_us_20000; a simulated
 * device needs none.
 */
#define _GNU_SOURCE
#include "cu.h"

#define WORDS 4096

static int (*host_alloc)(void **, size_t, unsigned),
	(*device_address)(cu_address *, void *, unsigned);
static int (*await)(cu_handle, cu_address, uint32_t, unsigned),
	(*write_word)(cu_handle, cu_address, uint32_t, unsigned);

static void look_up(void)
{
	host_alloc = (int (*)(void **, size_t, unsigned))dlsym(cu.library, "cuMemHostAlloc");
	device_address = (int (*)(cu_address *, void *, unsigned))dlsym(
		cu.library, "cuMemHostGetDevicePointer_v2");
	await = (int (*)(cu_handle, cu_address, uint32_t, unsigned))dlsym(cu.library,
									  "cuStreamWaitValue32_v2");
	write_word = (int (*)(cu_handle, cu_address, uint32_t, unsigned))dlsym(
		cu.library, "cuStreamWriteValue32_v2");
}

static cu_handle load(const char *image)
{
	cu_handle module, kernel;

	cu_must(cu.ModuleLoadData(&module, image), "a module");
	cu_must(cu.ModuleGetFunction(&kernel, module, "sleep_us_20000"), "its kernel");
	return kernel;
}

static void launch(cu_handle kernel, cu_handle stream)
{
	cu_must(cu.LaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL), "a launch");
}

static cu_handle new_stream(void)
{
	cu_handle stream;

	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "a stream");
	return stream;
}

static cu_address word(void)
{
	cu_address address;
	void *memory;

	cu_must(host_alloc(&memory, WORDS, 2), "a word");
	cu_must(device_address(&address, memory, 0), "where it is");
	memset(memory, 0, WORDS);
	return address;
}

static double ms_since(uint64_t begin)
{
	return (double)(now_ns() - begin) / 1e6;
}

static void keep_busy(cu_handle kernel, uint64_t ms)
{
	cu_handle stream = new_stream();

	for (uint64_t end = now_ns() + ms * 1000000; now_ns() < end;)
		launch(kernel, stream);
	cu_must(cu.StreamSynchronize(stream), "the end");
}

int main(int argc, char **argv)
{
	cu_handle kernel, waits, other;
	double stood = 0, took = 0, now;
	int busy = argc > 2 && !strcmp(argv[1], "busy");
	cu_address at;
	uint64_t begin;

	if (argc < 2 + busy)
		return 2;
	cu_start(0);
	look_up();
	kernel = load(argc > 2 + busy ? cu_read_image(argv[2 + busy]) : "any");
	if (busy) {
		keep_busy(kernel, strtoull(argv[2], NULL, 10));
		return 0;
	}
	at = word();
	waits = new_stream();
	other = new_stream();
	/* a tenant that had the device for itself may have queued seconds of work */
	launch(kernel, other);
	cu_must(cu.StreamSynchronize(other), "the first one's end");
	for (uint32_t round = 1; round <= strtoul(argv[1], NULL, 10); round++) {
		launch(kernel, waits);
		cu_must(await(waits, at, round, 0), "a wait for the word");
		launch(kernel, waits);
		begin = now_ns();
		launch(kernel, other);
		now = ms_since(begin);
		stood = now > stood ? now : stood;
		cu_must(write_word(other, at, round, 0), "the word");
		cu_must(cu.StreamSynchronize(waits), "what waited for it");
		now = ms_since(begin);
		took = now > took ? now : took;
	}
	printf("%.1f %.1f\n", stood, took);
	return 0;
}
