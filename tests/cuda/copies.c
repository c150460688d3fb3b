/* SPDX-License-Identifier: Apache-2.0 */
/*
 * copies.c device|batch|pageable|pinned|prefetch MS: copies by calls without a direction, while
 * another thread records.
 *
 * 64 MiB each, up to 16 ahead. The first argument chooses them: between two places of the device,
 * in batches of one such copy and one from the host, from pageable or pinned memory of the host. Or
 * managed memory's pages to the device and back. The other thread records graphs in the global
 * mode, which forbids other threads all calls that could interfere; the copying thread only copies
 * in its own mode. Prints the GiB moved in a second, the recorded graphs, the broken recordings,
 * and the number of times that the copying thread was in another mode after a copy.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "cu.h"

#define BYTES (64 * MIB)
#define AHEAD 16
#define NAP_NS 200000

struct copies {
	cu_address to, from;
	cu_handle stream;
};

struct attributes {
	int order; /* 1: of the stream */
	struct cu_location from, to;
	unsigned flags;
};

static int (*copy_async)(cu_address, cu_address, size_t, cu_handle),
	(*memset_async)(cu_address, unsigned char, size_t, cu_handle);
static int (*allocate_host)(void **, size_t),
	(*prefetch_async)(cu_address, size_t, struct cu_location, unsigned, cu_handle);
static int (*batch_async)(cu_address *, cu_address *, size_t *, size_t, struct attributes *,
			  size_t *, size_t, cu_handle);
static cu_address recorded_to;
static unsigned recorded, broken, astray;
static atomic_bool over;

static void look_up(void)
{
	copy_async = (int (*)(cu_address, cu_address, size_t, cu_handle))dlsym(cu.library,
									       "cuMemcpyAsync");
	memset_async = (int (*)(cu_address, unsigned char, size_t, cu_handle))dlsym(
		cu.library, "cuMemsetD8Async");
	allocate_host = (int (*)(void **, size_t))dlsym(cu.library, "cuMemAllocHost_v2");
	prefetch_async = (int (*)(cu_address, size_t, struct cu_location, unsigned,
				  cu_handle))dlsym(cu.library, "cuMemPrefetchAsync_v2");
	batch_async =
		(int (*)(cu_address *, cu_address *, size_t *, size_t, struct attributes *,
			 size_t *, size_t, cu_handle))dlsym(cu.library, "cuMemcpyBatchAsync_v2");
}

static cu_address on_device(void)
{
	cu_address address;

	cu_must(cu.MemAlloc(&address, BYTES), "memory");
	return address;
}

static cu_address of_host(bool pinned)
{
	void *memory = NULL;

	if (pinned)
		cu_must(allocate_host(&memory, BYTES), "pinned memory");
	else if (!(memory = malloc(BYTES)))
		exit(2);
	memset(memory, 1, BYTES);
	return (uintptr_t)memory;
}

static cu_address managed(void)
{
	cu_address address;

	cu_must(cu.MemAllocManaged(&address, BYTES, CU_ATTACH_GLOBAL), "managed memory");
	return address;
}

static void copy(struct copies *these, unsigned unused)
{
	(void)unused;
	cu_must(copy_async(these->to, these->from, BYTES, these->stream), "a copy");
}

static void copy_batch(struct copies *these, unsigned unused)
{
	static char small[64];
	cu_address to[] = {these->to, these->to}, from[] = {(uintptr_t)small, these->from};
	size_t bytes[] = {sizeof(small), BYTES}, first = 0;
	struct attributes attributes = {.order = 1};

	(void)unused;
	cu_must(batch_async(to, from, bytes, 2, &attributes, &first, 1, these->stream), "a batch");
}

static void prefetch(struct copies *these, unsigned count)
{
	struct cu_location here = {.type = count % 2 ? 2 : 1,
				   .id = count % 2 ? 0 : cu.device}; /* 2: the host */

	cu_must(prefetch_async(these->from, BYTES, here, 0, these->stream), "a prefetch");
}

static void note_mode(void)
{
	int mode = CU_CAPTURE_GLOBAL;

	cu_must(cu.ExchangeCaptureMode(&mode), "a thread's mode");
	astray += mode != CU_CAPTURE_GLOBAL;
}

static void wait_for(cu_handle stream)
{
	int mode = CU_CAPTURE_RELAXED;

	cu_must(cu.ExchangeCaptureMode(&mode), "a relaxed thread");
	cu_must(cu.StreamSynchronize(stream), "their end");
	cu_must(cu.ExchangeCaptureMode(&mode), "as it was");
}

static void *record(void *unused)
{
	cu_handle stream, graph;
	int status;

	(void)unused;
	cu_must(cu.CtxSetCurrent(cu.context), "to it");
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "a stream that records");
	while (!over) {
		cu_must(cu.BeginCapture(stream, CU_CAPTURE_GLOBAL), "a recording");
		status = memset_async(recorded_to, 0, MIB, stream);
		nanosleep(&(struct timespec){.tv_nsec = NAP_NS}, NULL);
		status |= cu.EndCapture(stream, &graph);
		recorded += !status;
		broken += !!status;
		if (!status)
			cu_must(cu.GraphDestroy(graph), "the end of the recorded graph");
		nanosleep(&(struct timespec){.tv_nsec = NAP_NS}, NULL);
	}
	return NULL;
}

static void run(void (*once)(struct copies *, unsigned), struct copies *these, uint64_t ns)
{
	uint64_t begin = now_ns(), now;
	unsigned count = 0;

	do {
		once(these, count);
		note_mode();
		if (++count % AHEAD == 0)
			wait_for(these->stream);
		now = now_ns();
	} while (now - begin < ns);
	wait_for(these->stream);
	printf("%.2f ", (double)count * BYTES / GIB / ((double)(now_ns() - begin) / 1e9));
}

int main(int argc, char **argv)
{
	void (*once)(struct copies *, unsigned) = copy;
	struct copies these = {0};
	pthread_t recorder;

	if (argc != 3)
		return 2;
	cu_start(0);
	look_up();
	these.to = on_device();
	recorded_to = on_device();
	if (!strcmp(argv[1], "pageable") || !strcmp(argv[1], "pinned"))
		these.from = of_host(!strcmp(argv[1], "pinned"));
	else
		these.from = !strcmp(argv[1], "prefetch") ? managed() : on_device();
	if (!strcmp(argv[1], "prefetch"))
		once = prefetch;
	else if (!strcmp(argv[1], "batch"))
		once = copy_batch;
	cu_must(cu.StreamCreate(&these.stream, CU_STREAM_NON_BLOCKING), "a stream");
	once(&these, 0);
	cu_must(cu.StreamSynchronize(these.stream), "the first one's end");
	if (pthread_create(&recorder, NULL, record, NULL))
		return 2;
	run(once, &these, strtoull(argv[2], NULL, 10) * 1000000);
	over = true;
	pthread_join(recorder, NULL);
	printf("%u %u %u\n", recorded, broken, astray);
	return 0;
}
