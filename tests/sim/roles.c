/* SPDX-License-Identifier: Apache-2.0 */
/* The simulated device by its roles, without any vendor: each check names what went wrong and where. */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "sim.h"

#define MIB ((uint64_t)1 << 20)
#define CHECK(condition) \
	do { \
		if (!(condition)) { \
			fprintf(stderr, "%s:%d: %s\n", __func__, __LINE__, #condition); \
			exit(1); \
		} \
	} while (0)

static int first(void)
{
	return 1;
}
static int second(void)
{
	return 2;
}
static int threaded(void)
{
	return 3;
}

static const struct sim_symbol symbols[] = {
	{"first", (void *)first},
	{"first_v2", (void *)second},
	{"first_v2_thread", (void *)threaded},
	{"plain", (void *)first},
};
static const struct sim_lookup lookups[] = {
	{"first", 2000, false, "first"},
	{"first", 3000, false, "first_v2"},
	{"first", 7000, true, "first_v2_thread"},
};
const struct sim_library sim_library = {
	.soname = "libroles.so.1",
	.has_init = true,
	.has_contexts = true,
	.computes = true,
	.visibility = "ROLES_VISIBLE_DEVICES",
	.version = 7000,
	.symbols = symbols,
	.symbol_count = 4,
	.lookups = lookups,
	.lookup_count = 3,
};

static uint64_t used(void)
{
	uint64_t total, unused, bytes;

	CHECK(!sim_memory_info(0, &total, &unused, &bytes));
	CHECK(total == unused + bytes);
	return bytes;
}

static uint64_t start(void)
{
	uint64_t context;

	CHECK(sim_enter("alloc") == -EPERM);
	CHECK(!sim_enter("init") && !sim_init());
	CHECK(sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, 1, 0, 0, &context) == -ENXIO);
	CHECK(!sim_context_create(0, SIM_PRIMARY, &context));
	CHECK(!sim_context_use(context));
	return context;
}

static void fill(unsigned char *bytes, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++)
		bytes[i] = (unsigned char)(i * 7 + 3);
}

static void copies(void)
{
	static unsigned char in[3 << 20], out[3 << 20];
	uint64_t a, b, small;
	uint64_t before = used();

	fill(in, sizeof(in));
	CHECK(!sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, sizeof(in), 0, 0, &a));
	CHECK(used() == before + 4 * MIB);
	CHECK(!sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, sizeof(in), 0, 0, &b) && a != b);
	CHECK(!sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, 100, 0, 0, &small));
	CHECK(used() == before + 10 * MIB);
	CHECK(!sim_copy(a, (uint64_t)(uintptr_t)in, sizeof(in), 0, false));
	CHECK(!sim_copy(b, a, sizeof(in), 0, true));
	CHECK(!sim_memset((struct sim_fill){.to = b, .value = 0x1234, .width = 2, .count = 8}, 0,
			  true));
	CHECK(!sim_copy((uint64_t)(uintptr_t)out, b, sizeof(in), 0, false));
	CHECK(out[0] == 0x34 && out[15] == 0x12 && !memcmp(in + 16, out + 16, sizeof(in) - 16));
	CHECK(!sim_free(a, 0, false) && !sim_free(b, 0, false) && !sim_free(small, 0, false));
	CHECK(sim_free(a, 0, false) == -EINVAL && !sim_free(0, 0, false));
	CHECK(used() == before);
}

static void limits(void)
{
	uint64_t total, unused, bytes, big, array;

	CHECK(!sim_memory_info(0, &total, &unused, &bytes));
	CHECK(sim_alloc(0, ROLE_ADDRESS, unused + 1, 0, 0, &big) == -ENOMEM);
	CHECK(sim_alloc(0, ROLE_ADDRESS, UINT64_MAX, 0, 0, &big) == -ENOMEM);
	CHECK(sim_alloc(0, ROLE_ADDRESS, 0, 0, 0, &big) == -EINVAL);
	CHECK(!sim_alloc(0, ROLE_ADDRESS, unused / (2 * MIB) * 2 * MIB, 0, 0, &big));
	CHECK(sim_alloc(0, ROLE_ARRAY, 3 * MIB, 0, 0, &array) == -ENOMEM);
	CHECK(!sim_free(big, 0, false));
	CHECK(!sim_alloc(0, ROLE_ARRAY, 3 * MIB, 0, 0, &array) && array >> 60 == 5);
	CHECK(!sim_free(array, 0, false));
	CHECK(sim_alloc(7, ROLE_ADDRESS, 1, 0, 0, &big) == -ENODEV);
}

static void many(void)
{
	static uint64_t keys[5000];
	uint64_t before = used();
	unsigned i;

	for (i = 0; i < 5000; i++)
		CHECK(!sim_alloc(0, ROLE_ADDRESS, 700, 0, 0, &keys[i]));
	CHECK(used() == before + 6 * MIB);
	for (i = 0; i < 5000; i += 2)
		CHECK(!sim_free(keys[i], 0, true));
	for (i = 0; i < 5000; i += 2)
		CHECK(!sim_alloc(0, ROLE_ADDRESS, 600, 0, 0, &keys[i]));
	CHECK(used() == before + 6 * MIB);
	for (i = 0; i < 5000; i++)
		CHECK(!sim_free(keys[(i * 7 + 1) % 5000], 0, true));
	CHECK(used() == before);
}

static uint64_t figure(uint64_t pool, enum sim_figure which)
{
	uint64_t value;

	CHECK(!sim_pool_attribute(pool, which, &value));
	return value;
}

static void pools(void)
{
	uint64_t pool, a, b, c;
	uint64_t keep = UINT64_MAX;
	uint64_t before = used();

	CHECK(!sim_pool_default(0, &pool));
	CHECK(!sim_pool_alloc(ROLE_DEVICE_CURRENT, 0, 10 * MIB, 0, &a));
	CHECK(used() == before + 32 * MIB && figure(pool, SIM_RESERVED) == 32 * MIB);
	CHECK(figure(pool, SIM_USED) == 10 * MIB);
	CHECK(!sim_pool_alloc(ROLE_DEVICE_CURRENT, pool, 20 * MIB, 0, &b));
	CHECK(!sim_pool_alloc(ROLE_DEVICE_CURRENT, pool, 40 * MIB, 0, &c));
	CHECK(figure(pool, SIM_RESERVED) == 96 * MIB && used() == before + 96 * MIB);
	CHECK(!sim_free(c, 0, true) && !sim_free(a, 0, true));
	CHECK(figure(pool, SIM_RESERVED) == 96 * MIB);
	CHECK(!sim_sync(0, false)); /* nothing above the threshold of 0 stays */
	CHECK(figure(pool, SIM_RESERVED) == 32 * MIB &&
	      figure(pool, SIM_RESERVED_HIGH) == 96 * MIB);
	CHECK(!sim_pool_change(pool, 0, SIM_THRESHOLD, &keep) &&
	      figure(pool, SIM_THRESHOLD) == keep);
	CHECK(!sim_free(b, 0, true) && !sim_sync(0, false));
	CHECK(figure(pool, SIM_RESERVED) == 32 * MIB && figure(pool, SIM_USED) == 0);
	CHECK(!sim_pool_change(pool, 0, SIM_FIGURE_NONE, NULL) && figure(pool, SIM_RESERVED) == 0);
	CHECK(used() == before);
	CHECK(!sim_pool_create(0, &pool) && !sim_pool_alloc(0, pool, 1, 0, &a));
	CHECK(!sim_pool_destroy(pool) && used() == before && sim_free(a, 0, true) == -EINVAL);
}

/* Unused memory is released before anything is refused. */
static void pressure(void)
{
	uint64_t total, unused, bytes, pool, a, big;
	uint64_t keep = UINT64_MAX;

	CHECK(!sim_pool_default(0, &pool) && !sim_pool_change(pool, 0, SIM_THRESHOLD, &keep));
	CHECK(!sim_memory_info(0, &total, &unused, &bytes));
	CHECK(!sim_pool_alloc(0, 0, 64 * MIB, 0, &a) && !sim_free(a, 0, true));
	CHECK(!sim_alloc(0, ROLE_ADDRESS, unused / (2 * MIB) * 2 * MIB, 0, 0, &big));
	CHECK(figure(pool, SIM_RESERVED) == 0 && !sim_free(big, 0, false));
}

static void physical(void)
{
	uint64_t unit, range, handle, again, alias;
	uint64_t before = used();

	CHECK(!sim_granularity(&unit) && unit == 2 * MIB);
	CHECK(sim_vmm_create(unit + 1, 0, &handle) == -EINVAL);
	CHECK(!sim_vmm_reserve(8 * unit, &range) && used() == before);
	CHECK(!sim_vmm_create(2 * unit, 0, &handle) && used() == before + 2 * unit);
	CHECK(!sim_vmm_map(range, 2 * unit, handle) &&
	      sim_vmm_map(range + unit, unit, handle) == -EINVAL);
	CHECK(!sim_vmm_map(range + 4 * unit, 2 * unit, handle));
	*(volatile int *)(uintptr_t)range = 42;
	alias = range + 4 * unit;
	CHECK(*(volatile int *)(uintptr_t)alias == 42);
	CHECK(!sim_vmm_release(handle) && used() == before + 2 * unit);
	CHECK(!sim_vmm_retain(range + unit, &again) && again == handle);
	CHECK(!sim_vmm_unmap(range, 8 * unit) && used() == before + 2 * unit);
	CHECK(!sim_vmm_release(again) && used() == before);
	CHECK(sim_vmm_release(again) == -EINVAL && sim_vmm_unmap(range, unit) == -EINVAL);
	CHECK(!sim_vmm_unreserve(range, 8 * unit) && sim_vmm_map(range, unit, handle) == -EINVAL);
}

static void shared(void)
{
	uint64_t unit = 2 * MIB;
	uint64_t a, b, from, to, range;
	unsigned char blob[64];
	int fd;
	uint64_t before = used();

	CHECK(!sim_vmm_create(unit, 0, &from) && !sim_vmm_reserve(2 * unit, &range));
	CHECK(!sim_vmm_map(range, unit, from));
	*(volatile int *)(uintptr_t)range = 7;
	CHECK(!sim_ipc_export(from, &fd, sizeof(fd)));
	CHECK(!sim_import(&fd, sizeof(fd), 0, 0, ROLE_PHYSICAL, &to) && used() == before + unit);
	CHECK(!sim_vmm_map(range + unit, unit, to));
	CHECK(*(volatile int *)(uintptr_t)(range + unit) == 7);
	*(volatile int *)(uintptr_t)(range + unit) = 8;
	CHECK(*(volatile int *)(uintptr_t)range == 8);
	CHECK(!sim_vmm_unmap(range, 2 * unit) && !sim_vmm_release(from) && !sim_vmm_release(to));
	close(fd);
	CHECK(!sim_vmm_unreserve(range, 2 * unit) && used() == before);
	CHECK(!sim_alloc(0, ROLE_ADDRESS, 1000, 0, 0, &a) &&
	      !sim_ipc_export(a, blob, sizeof(blob)));
	CHECK(!sim_import(blob, sizeof(blob), 0, 0, ROLE_ADDRESS, &b) &&
	      used() == before + 2 * MIB);
	*(volatile int *)(uintptr_t)b = 9;
	CHECK(*(volatile int *)(uintptr_t)a == 9);
	CHECK(!sim_free(b, 0, false) && !sim_free(a, 0, false) && used() == before);
	CHECK(!sim_import(NULL, 0, 5 * MIB, 0, ROLE_IMPORT, &a) && used() == before + 5 * MIB);
	CHECK(!sim_free(a, 0, false) && used() == before);
}

static void timing(void)
{
	uint64_t kernel, stream, begin, end;
	double elapsed;
	int i;

	CHECK(!sim_module_function("my_sleep_us_2000", &kernel));
	CHECK(!sim_stream_create(&stream) && !sim_event_create(&begin) && !sim_event_create(&end));
	CHECK(sim_event_elapsed(&elapsed, begin, end) == -EINVAL);
	CHECK(!sim_event_record(begin, stream));
	for (i = 0; i < 10; i++)
		CHECK(!sim_launch(kernel, stream));
	CHECK(!sim_event_record(end, stream));
	CHECK(sim_stream_query(stream) == -EAGAIN && sim_event_query(end) == -EAGAIN);
	CHECK(sim_event_elapsed(&elapsed, begin, end) == -EAGAIN);
	CHECK(!sim_event_sync(end) && !sim_event_query(end) && !sim_stream_query(stream));
	CHECK(!sim_event_elapsed(&elapsed, begin, end) && elapsed >= 20 && elapsed < 21);
	CHECK(!sim_event_destroy(begin) && !sim_event_destroy(end) && !sim_stream_destroy(stream));
	CHECK(sim_launch(kernel, stream) == -EINVAL);
}

static void utilisation(void)
{
	uint64_t kernel, stream, busy, memory;

	CHECK(!sim_module_function("sleep_us_150000", &kernel) && !sim_stream_create(&stream));
	CHECK(!sim_utilisation(0, &busy, &memory) && busy <= 100);
	CHECK(!sim_launch(kernel, stream) && !sim_sync(stream, false) &&
	      !sim_stream_destroy(stream));
	CHECK(!sim_utilisation(0, &busy, &memory) && busy >= 10 && busy <= 100);
}

static void order(void)
{
	uint64_t kernel, a, b, event;

	CHECK(!sim_module_function("sleep_us_5000", &kernel) && !sim_event_create(&event));
	CHECK(!sim_stream_create(&a) && !sim_stream_create(&b));
	CHECK(!sim_launch(kernel, a) && !sim_event_record(event, a));
	CHECK(!sim_stream_query(b) && !sim_stream_wait(b, event) && sim_stream_query(b) == -EAGAIN);
	CHECK(!sim_sync(b, false) && !sim_stream_query(a));
	CHECK(!sim_launch(kernel, a) && !sim_sync(0, true) && !sim_stream_query(a));
	CHECK(!sim_stream_destroy(a) && !sim_stream_destroy(b) && !sim_event_destroy(event));
}

static void add(void *counter)
{
	struct timespec nap = {.tv_nsec = 1000000};

	nanosleep(&nap, NULL);
	++*(volatile int *)counter;
}

static void callbacks(void)
{
	uint64_t kernel, stream, event;
	volatile int counter = 0;
	int i;

	CHECK(!sim_module_function("sleep_us_1000", &kernel));
	CHECK(!sim_stream_create(&stream) && !sim_event_create(&event));
	for (i = 0; i < 5; i++) {
		CHECK(!sim_launch(kernel, stream));
		CHECK(!sim_host_callback(stream, add, (void *)(uintptr_t)&counter));
	}
	CHECK(!sim_event_record(event, stream));
	CHECK(!sim_event_sync(event) && counter == 5);
	CHECK(!sim_host_callback(stream, add, (void *)(uintptr_t)&counter));
	CHECK(!sim_sync(stream, false) && counter == 6);
	CHECK(!sim_event_destroy(event) && !sim_stream_destroy(stream));
}

static uint64_t recording; /* a stream */

/* What another thread finds: is an unsafe call forbidden, in each of its modes, and can it end the recording? */
static void *elsewhere(void *out)
{
	int *found = out;
	uint64_t mode, graph;

	for (int i = 0; i < 3; i++) {
		mode = (uint64_t)i;
		CHECK(!sim_capture_mode(&mode) && mode == (uint64_t)(i ? i - 1 : 0));
		found[i] = sim_forbids();
	}
	found[3] = sim_capture_end(recording, &graph);
	return NULL;
}

/* Another thread's calls, then this one's. */
static void one_recording(int64_t mode, const int *others, bool own)
{
	uint64_t graph, status;
	pthread_t thread;
	int found[4];
	bool broken = others[0] || others[1] || own;

	CHECK(!sim_capture_begin(recording, mode));
	CHECK(!pthread_create(&thread, NULL, elsewhere, found) && !pthread_join(thread, NULL));
	CHECK(!memcmp(found, others, sizeof(found)));
	if (!found[3])
		return;
	CHECK(sim_forbids() == own);
	CHECK(!sim_capture_info(recording, &status) && status == (broken ? 2 : 1));
	CHECK(sim_launch(0, recording) == (broken ? -ECANCELED : 0));
	CHECK(sim_capture_end(recording, &graph) == (broken ? -ECANCELED : 0) && !graph == broken);
	CHECK(!sim_capture_info(recording, &status) && status == 0);
	CHECK(broken || !sim_graph_release(graph));
}

/* Calls that break a recording in any mode: its end reports so. */
static void spoilt_by(int error)
{
	uint64_t graph;

	CHECK(error == -EBUSY);
	CHECK(sim_capture_end(recording, &graph) == -ECANCELED && !graph &&
	      !sim_sync(recording, false));
}

static void recordings(uint64_t primary)
{
	uint64_t event, mark, joined, mode = 2, given, graph;

	CHECK(!sim_stream_create(&recording) && !sim_stream_create(&joined));
	CHECK(!sim_event_create(&event) && !sim_event_create(&mark));
	one_recording(0, (const int[4]){1, 0, 0, -EXDEV}, true);
	one_recording(1, (const int[4]){0, 0, 0, -EXDEV}, true);
	one_recording(2, (const int[4]){0, 0, 0, 0}, false);
	CHECK(!sim_capture_mode(&mode) && mode == 0);
	one_recording(1, (const int[4]){0, 0, 0, -EXDEV}, false);
	CHECK(sim_capture_begin(recording, 3) == -EINVAL);
	for (int i = 0; i < 6; i++) {
		CHECK(!sim_capture_begin(recording, 2) && !sim_event_record(event, recording) &&
		      !sim_stream_wait(joined, event));
		spoilt_by(i == 0	   ? sim_event_record_all(mark, primary)
				  : i == 1 ? sim_sync(joined, false)
				  : i == 2 ? sim_sync(0, true)
				  : i == 3 ? sim_event_query(event)
				  : i == 4 ? sim_event_sync(event)
					   : sim_stream_query(recording));
	}
	CHECK(!sim_event_record_all(mark, primary) && !sim_event_sync(mark));
	CHECK(!sim_graph_create(&given) && !sim_capture_begin_into(recording, given, 2) &&
	      sim_stream_query(recording) == -EBUSY);
	CHECK(sim_capture_end(recording, &graph) == -ECANCELED && !sim_launch(0, recording) &&
	      !sim_graph_release(given));
	CHECK(!sim_capture_begin(recording, 2) && sim_forbids_in(recording) && !sim_forbids_in(0));
	CHECK(sim_capture_end(recording, &graph) == -ECANCELED);
	mode = 0;
	CHECK(!sim_capture_mode(&mode) && mode == 2 && !sim_forbids());
	CHECK(!sim_event_destroy(event) && !sim_event_destroy(mark));
	CHECK(!sim_stream_destroy(recording) && !sim_stream_destroy(joined));
}

/* Work that waits for a word is held back, and so is work that waits for that; the word is written
 * by a stream, or by the host. */
static void words(uint64_t primary)
{
	uint64_t memory, waiter, follower, writer, mark, all, last, kernel, value;
	volatile int counter = 0;
	double elapsed;

	CHECK(!sim_alloc(0, ROLE_ADDRESS, 64, 0, 0, &memory) &&
	      !sim_module_function("sleep_us_2000", &kernel));
	CHECK(!sim_stream_create(&waiter) && !sim_stream_create(&follower) &&
	      !sim_stream_create(&writer));
	CHECK(!sim_event_create(&mark) && !sim_event_create(&all) && !sim_event_create(&last));
	memset((void *)(uintptr_t)memory, 0, 64);
	CHECK(sim_stream_await(waiter, memory + 2, 1, 4, 0) == -EINVAL &&
	      sim_stream_await(waiter, memory, 1, 4, 4) == -EINVAL);
	CHECK(sim_stream_await(waiter, 8, 1, 4, 0) == -EINVAL &&
	      sim_stream_write(writer, 8, 1, 8) == -EINVAL);
	CHECK(!sim_stream_await(waiter, memory, 0, 4, SIM_EQUAL) && !sim_stream_query(waiter));

	CHECK(!sim_stream_await(waiter, memory, 3, 4, SIM_AT_LEAST) && !sim_launch(kernel, waiter));
	CHECK(!sim_host_callback(waiter, add, (void *)(uintptr_t)&counter) &&
	      !sim_event_record(mark, waiter));
	CHECK(!sim_stream_wait(follower, mark) && !sim_launch(kernel, follower) &&
	      !sim_event_record(last, follower));
	CHECK(!sim_memset((struct sim_fill){.to = memory + 8, .value = 5, .width = 4, .count = 1},
			  follower, true));
	CHECK(!sim_event_record_all(all, primary));
	CHECK(!sim_launch(kernel, writer) && !sim_sync(writer, false));
	CHECK(sim_stream_query(waiter) == -EAGAIN && sim_stream_query(follower) == -EAGAIN &&
	      !sim_stream_query(writer));
	CHECK(sim_event_query(mark) == -EAGAIN && sim_event_query(all) == -EAGAIN &&
	      sim_event_query(last) == -EAGAIN);
	CHECK(!counter && !*(volatile int *)(uintptr_t)(memory + 8));
	CHECK(!sim_launch(kernel, writer) && !sim_stream_write(writer, memory, 4, 4));
	CHECK(!sim_event_sync(all) && !sim_event_sync(mark) && !sim_event_sync(last) &&
	      counter == 1);
	CHECK(!sim_event_elapsed(&elapsed, mark, last) && elapsed >= 2 &&
	      *(volatile int *)(uintptr_t)(memory + 8) == 5);
	CHECK(!sim_sync(0, true) && !sim_stream_query(waiter) && !sim_stream_query(follower));

	CHECK(!sim_stream_await(waiter, memory + 16, UINT64_C(1) << 40, 8, SIM_ANY_OF) &&
	      !sim_stream_write(waiter, memory + 24, 7, 8));
	CHECK(!sim_stream_await(follower, memory + 24, 7, 8, SIM_EQUAL) &&
	      sim_stream_query(follower) == -EAGAIN);
	*(volatile uint64_t *)(uintptr_t)(memory + 16) = UINT64_C(3) << 40;
	CHECK(!sim_sync(follower, false) && !sim_stream_query(waiter));
	value = UINT64_MAX;
	memcpy((void *)(uintptr_t)(memory + 32), &value, sizeof(value));
	CHECK(!sim_stream_await(waiter, memory + 32, 1, 4, SIM_NOT_ALL_OF) &&
	      sim_stream_query(waiter) == -EAGAIN);
	CHECK(!sim_event_record(mark, waiter) && !sim_event_record(mark, writer) &&
	      !sim_event_sync(mark));
	CHECK(!sim_stream_write(writer, memory + 32, 0, 4) && !sim_sync(waiter, false));
	CHECK(!sim_event_destroy(mark) && !sim_event_destroy(all) && !sim_event_destroy(last) &&
	      !sim_free(memory, 0, false));
	CHECK(!sim_stream_destroy(waiter) && !sim_stream_destroy(follower) &&
	      !sim_stream_destroy(writer));
}

static uint64_t reserved(void)
{
	uint64_t value;

	CHECK(!sim_graph_attribute(0, SIM_RESERVED, &value));
	return value;
}

static void graphs(void)
{
	uint64_t graph, exec, stream, kernel, begin, end, node, memory, status, async;
	volatile int counter = 0;
	double elapsed;
	uint64_t before = used();
	int source = 77;
	int i;

	CHECK(!sim_module_function("sleep_us_500", &kernel) && !sim_stream_create(&stream));
	CHECK(!sim_event_create(&begin) && !sim_event_create(&end));
	CHECK(!sim_capture_begin(stream, 0) && !sim_capture_info(stream, &status) && status == 1);
	for (i = 0; i < 4; i++)
		CHECK(!sim_launch(kernel, stream));
	CHECK(!sim_pool_alloc(0, 0, 3 * MIB, stream, &async));
	CHECK(!sim_copy(async, (uint64_t)(uintptr_t)&source, sizeof(source), stream, true));
	CHECK(!sim_host_callback(stream, add, (void *)(uintptr_t)&counter));
	CHECK(!sim_free(async, stream, true));
	CHECK(!sim_capture_end(stream, &graph) && !sim_capture_info(stream, &status) &&
	      status == 0);
	CHECK(used() == before && counter == 0);
	CHECK(!sim_graph_instantiate(graph, false, 0, &exec) && used() == before + 2 * MIB);
	before += 2 * MIB; /* its own memory */
	CHECK(!sim_graph_launch(exec, stream, true) && used() == before + 32 * MIB &&
	      reserved() == 32 * MIB);
	CHECK(!sim_event_record(begin, stream));
	for (i = 0; i < 3; i++)
		CHECK(!sim_graph_launch(exec, stream, false));
	CHECK(!sim_event_record(end, stream) && !sim_sync(stream, false) && counter == 3);
	CHECK(*(volatile int *)(uintptr_t)async == 77);
	CHECK(!sim_event_elapsed(&elapsed, begin, end) && elapsed >= 6);
	CHECK(reserved() == 32 * MIB && !sim_graph_trim(0) && reserved() == 0 && used() == before);
	before -= 2 * MIB;
	CHECK(!sim_graph_destroy(exec) && !sim_graph_release(graph) && used() == before);
	CHECK(sim_graph_launch(exec, stream, false) == -EINVAL);

	CHECK(!sim_graph_create(&graph) && !sim_graph_alloc_node(graph, MIB, &node, &memory));
	CHECK(!sim_graph_instantiate(graph, false, 0, &exec) &&
	      !sim_graph_launch(exec, stream, false));
	CHECK(!sim_graph_trim(0) && reserved() == 32 * MIB); /* still live */
	CHECK(!sim_free(memory, stream, true) && !sim_graph_destroy(exec) &&
	      reserved() == 32 * MIB);
	CHECK(!sim_graph_release(graph) && !sim_graph_trim(0) && used() == before);
	CHECK(!sim_event_destroy(begin) && !sim_event_destroy(end) && !sim_stream_destroy(stream));
}

static void contexts(uint64_t primary)
{
	uint64_t before = used();
	uint64_t own, again, popped, device, key;

	CHECK(!sim_context_create(1, SIM_OWN, &own) && !sim_device_current(0, &device) &&
	      device == 1);
	CHECK(!sim_device_current(own, &device) && device == 1 &&
	      sim_device_current(own + 4096, &device) == -ENXIO);
	CHECK(!sim_context_current(&key) && key == own);
	CHECK(!sim_context_pop(&popped) && popped == own && !sim_context_push(own));
	CHECK(!sim_alloc(ROLE_DEVICE_CURRENT, ROLE_ADDRESS, MIB, 0, 0, &key));
	CHECK(!sim_context_destroy(own, 0, SIM_OWN) && sim_free(key, 0, false) == -EINVAL);
	CHECK(!sim_device_current(0, &device) && device == 0);
	CHECK(sim_device_current(own, &device) == -ENXIO);
	CHECK(!sim_context_create(0, SIM_PRIMARY, &again) && again == primary && used() == before);
	CHECK(!sim_context_destroy(0, 0, SIM_PRIMARY) && used() == before);
	CHECK(!sim_alloc(0, ROLE_ADDRESS, MIB, 0, 0, &key) && used() == before + 2 * MIB);
	CHECK(!sim_context_destroy(0, 0, SIM_RESET) && used() == before - 500 * MIB);
	CHECK(!sim_alloc(0, ROLE_ADDRESS, MIB, 0, 0, &key) && used() == before + 2 * MIB);
	CHECK(!sim_context_destroy(0, 0, SIM_PRIMARY) && used() == before - 500 * MIB);
	CHECK(sim_context_destroy(0, 0, SIM_PRIMARY) == -ENXIO);
	CHECK(sim_alloc(0, ROLE_ADDRESS, MIB, 0, 0, &key) == -ENXIO);
}

static void lists(void)
{
	struct memory {
		int kind;
		uint64_t size;
	} memories[2] = {{7, 0}, {7, 3}};
	uint64_t devices[3] = {9, 9, 9}, count = 0, total, largest;
	unsigned char uuid[16], same[16];

	CHECK(!sim_device_list(&count, NULL, 0) && count == 2 && devices[0] == 9);
	count = 1;
	CHECK(!sim_device_list(&count, devices, sizeof(*devices)) && count == 1 &&
	      devices[0] == 0 && devices[1] == 9);
	count = 3;
	CHECK(!sim_device_list(&count, devices, sizeof(*devices)) && count == 2 &&
	      devices[1] == 1 && devices[2] == 9);
	count = 0;
	CHECK(!sim_memory_list(1, &count, memories, sizeof(*memories),
			       offsetof(struct memory, size)));
	CHECK(count == 1 && !memories[0].size);
	count = 2;
	CHECK(!sim_memory_list(1, &count, memories, sizeof(*memories),
			       offsetof(struct memory, size)));
	CHECK(count == 1 && memories[0].size == 2048 * MIB && memories[0].kind == 7 &&
	      memories[1].size == 3);
	CHECK(!sim_device_properties(1, uuid, &total, &largest) && !sim_device_uuid(same, 0, 1));
	CHECK(total == 2048 * MIB && largest == total && !memcmp(uuid, same, sizeof(uuid)));
	CHECK(sim_device_properties(7, NULL, &total, &largest) == -ENODEV);
	CHECK(sim_owner_device(5) == 0 && sim_owner_device(0x5100000000000020u) == 1);
}

static int call(uint64_t function)
{
	return ((int (*)(void))(uintptr_t)function)();
}

static void lookup(void)
{
	uint64_t out, status;

	CHECK(sim_lookup("first", 1000, 0, &out, &status) == -ENOENT && status == 2 && !out);
	CHECK(!sim_lookup("first", 2000, 0, &out, &status) && status == 0 && call(out) == 1);
	CHECK(!sim_lookup("first", 7000, 0, &out, &status) && call(out) == 2);
	CHECK(!sim_lookup("first", 7000, 1, &out, &status) && call(out) == 3);
	CHECK(sim_lookup("first", 6000, 1, &out, &status) == -ENOENT && status == 2);
	CHECK(sim_lookup("first", 7010, 0, &out, &status) == -EINVAL &&
	      !out); /* of a version that is to come */
	CHECK(!sim_lookup("plain", 0, 0, &out, &status) && call(out) == 1);
	CHECK(sim_lookup("absent", 0, 0, &out, &status) == -ENOENT && status == 1);
	CHECK(sim_lookup(NULL, 0, 0, &out, &status) == -ENOENT);
}

/* A child starts with nothing, may start anew, and leaves its parent alone. */
static void forks(void)
{
	uint64_t key;
	int status;
	pid_t child;

	CHECK(!sim_alloc(0, ROLE_ADDRESS, MIB, 0, 0, &key));
	*(volatile int *)(uintptr_t)key = 5;
	child = fork();
	CHECK(child >= 0);
	if (!child) {
		CHECK(sim_enter("alloc") == -EPERM);
		CHECK(!sim_init() && !sim_context_create(0, SIM_PRIMARY, &key) &&
		      !sim_context_use(key));
		CHECK(used() >= 500 * MIB && !sim_alloc(0, ROLE_ADDRESS, MIB, 0, 0, &key));
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child && status == 0);
	CHECK(*(volatile int *)(uintptr_t)key == 5 && !sim_free(key, 0, false));
}

static void identity(void)
{
	char text[96], name[64], again[8];
	unsigned char uuid[16];
	uint64_t out;

	CHECK(!sim_device_count(&out) && out == 2);
	CHECK(!sim_device_uuid(text, sizeof(text), 1) && strlen(text) == 40);
	CHECK(!sim_device_uuid(uuid, 0, 1) && uuid[15] == 1);
	CHECK(sim_device_uuid(again, sizeof(again), 1) == -ENOSPC);
	CHECK(!sim_device_find(text, &out) && out == 1 && sim_device_find("x", &out) == -ENOENT);
	CHECK(!sim_device_name(name, sizeof(name), 0) && !strcmp(name, "Simulated device"));
	CHECK(sim_device_get(2, &out) == -ENODEV && !sim_device_get(1, &out) && out == 1);
	CHECK(!sim_device_attribute(75, 1, &out, 0) && out == 9 &&
	      !sim_device_attribute(1, 1, &out, 0) && out == 1);
	CHECK(sim_handle_device(5) == -ENODEV);
}

/* Takes all there is, in ever smaller pieces, while others do the same; keeps it until standard input ends. */
static int race(void)
{
	uint64_t bytes, key, context;

	CHECK(!sim_init() && !sim_context_create(0, SIM_PRIMARY, &context) &&
	      !sim_context_use(context));
	for (bytes = 1000003; bytes;)
		if (sim_alloc(0, ROLE_ADDRESS, bytes, 0, 0, &key))
			bytes /= 2;
	puts("full");
	fflush(stdout);
	while (getchar() != EOF)
		;
	return 0;
}

/* Under PORTER_SIM_VISIBLE=1, or where the vendor's own variable says so, the second device is the
 * first and only one. */
static int visible(void)
{
	unsigned char uuid[16];
	uint64_t out;

	CHECK(!sim_device_count(&out) && out == 1 && sim_device_get(1, &out) == -ENODEV);
	CHECK(!sim_device_uuid(uuid, 0, 0) && uuid[15] == 1);
	puts("ok");
	return 0;
}

static int uuid(void)
{
	char text[96];

	CHECK(!sim_device_uuid(text, sizeof(text), 1));
	puts(text);
	return 0;
}

int main(int argc, char **argv)
{
	uint64_t primary;

	if (argc == 2 && !strcmp(argv[1], "visible"))
		return visible();
	if (argc == 2 && !strcmp(argv[1], "uuid"))
		return uuid();
	if (argc == 2 && !strcmp(argv[1], "race"))
		return race();

	setenv("PORTER_SIM_MEMORY", "2GiB", 1);
	setenv("PORTER_SIM_ATTRIBUTES", "75=9,76=0", 1);
	primary = start();
	CHECK(used() == 500 * MIB);
	identity();
	lists();
	lookup();
	copies();
	limits();
	many();
	pools();
	pressure();
	physical();
	shared();
	timing();
	utilisation();
	order();
	callbacks();
	graphs();
	recordings(primary);
	words(primary);
	forks();
	contexts(primary);
	CHECK(used() == 0);
	puts("ok");
	return 0;
}
