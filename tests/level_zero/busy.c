/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Keeps the device busy with kernels, some of them queued all the time:
 * ./busy queue|engines|list|sync kernel from-ms span-ms
 *
 * Prints how many were done in that span of time, which begins from-ms after the first one. Lists
 * are recorded once and executed again and again. Fences and events are the program's own, and have
 * to be signalled after the work that they follow.
 */
#include <time.h>

#include "ze.h"

#define DEPTH 32
#define MODES 4

enum mode { QUEUE, ENGINES, LIST, SYNC };

static ze_command_queue_handle_t queues[2];
static ze_command_list_handle_t lists[DEPTH], immediate;
static ze_fence_handle_t fences[DEPTH];
static ze_event_handle_t events[DEPTH];
static ze_event_pool_handle_t pool;
static ze_module_handle_t module;
static ze_kernel_handle_t kernel;
static const ze_group_count_t groups = {64, 1, 1};

static uint64_t now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static void load(const char *name)
{
	const uint8_t code[4] = {1, 2, 3, 4};
	const ze_module_desc_t module_desc = {
		.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
		.format = ZE_MODULE_FORMAT_NATIVE,
		.inputSize = sizeof(code),
		.pInputModule = code,
	};
	const ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC,
					      .pKernelName = name};

	CHECK(zeModuleCreate(context, device, &module_desc, &module, NULL));
	CHECK(zeKernelCreate(module, &kernel_desc, &kernel));
}

static void prepare(enum mode mode)
{
	ze_command_queue_desc_t queue_desc = {
		.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
		.mode = mode == SYNC ? ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS
				     : ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS,
	};
	ze_command_list_desc_t list_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC};
	const ze_fence_desc_t fence_desc = {.stype = ZE_STRUCTURE_TYPE_FENCE_DESC};
	const ze_event_pool_desc_t pool_desc = {
		.stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC,
		.flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE,
		.count = DEPTH,
	};
	ze_event_desc_t event_desc = {.stype = ZE_STRUCTURE_TYPE_EVENT_DESC,
				      .signal = ZE_EVENT_SCOPE_FLAG_HOST};

	CHECK(zeCommandListCreateImmediate(context, device, &queue_desc, &immediate));
	CHECK(zeEventPoolCreate(context, &pool_desc, 1, &device, &pool));
	for (uint32_t i = 0; i < 2; i++) {
		queue_desc.ordinal = i;
		CHECK(zeCommandQueueCreate(context, device, &queue_desc, &queues[i]));
	}
	for (uint32_t i = 0; i < DEPTH; i++) {
		event_desc.index = i;
		list_desc.commandQueueGroupOrdinal = mode == ENGINES ? i % 2 : 0;
		CHECK(zeEventCreate(pool, &event_desc, &events[i]));
		CHECK(zeFenceCreate(queues[list_desc.commandQueueGroupOrdinal], &fence_desc,
				    &fences[i]));
		CHECK(zeCommandListCreate(context, device, &list_desc, &lists[i]));
		CHECK(zeCommandListAppendLaunchKernel(lists[i], kernel, &groups, NULL, 0, NULL));
		CHECK(zeCommandListAppendBarrier(lists[i], NULL, 0, NULL));
		CHECK(zeCommandListClose(lists[i]));
	}
}

static void await(enum mode mode, unsigned i)
{
	if (mode == QUEUE || mode == ENGINES) {
		CHECK(zeFenceHostSynchronize(fences[i], UINT64_MAX));
		CHECK(zeFenceQueryStatus(fences[i]));
		CHECK(zeFenceReset(fences[i]));
	} else {
		CHECK(zeEventHostSynchronize(events[i], UINT64_MAX));
		CHECK(zeEventQueryStatus(events[i]));
		CHECK(zeEventHostReset(events[i]));
	}
}

static void give(enum mode mode, unsigned i)
{
	if (mode == QUEUE || mode == ENGINES)
		CHECK(zeCommandQueueExecuteCommandLists(queues[mode == ENGINES && i % 2], 1,
							&lists[i], fences[i]));
	else
		CHECK(zeCommandListAppendLaunchKernel(immediate, kernel, &groups, events[i], 0,
						      NULL));
}

static void tidy(void)
{
	for (unsigned i = 0; i < DEPTH; i++) {
		CHECK(zeCommandListDestroy(lists[i]));
		CHECK(zeFenceDestroy(fences[i]));
		CHECK(zeEventDestroy(events[i]));
	}
	CHECK(zeEventPoolDestroy(pool));
	CHECK(zeCommandListDestroy(immediate));
	CHECK(zeCommandQueueDestroy(queues[0]));
	CHECK(zeCommandQueueDestroy(queues[1]));
	CHECK(zeKernelDestroy(kernel));
	CHECK(zeModuleDestroy(module));
	CHECK(zeContextDestroy(context));
}

int main(int argc, char **argv)
{
	static const char *const names[MODES] = {"queue", "engines", "list", "sync"};
	uint64_t from, until;
	unsigned given = 0, done = 0;
	int mode = 0;

	if (argc < 5)
		return 2;
	while (mode < MODES && strcmp(names[mode], argv[1]))
		mode++;
	if (mode == MODES)
		return 2;
	start();
	load(argv[2]);
	prepare((enum mode)mode);
	puts("ready");
	fflush(stdout);
	if (getchar() == EOF)
		return 3;
	from = now_ms() + strtoul(argv[3], NULL, 10);
	until = from + strtoul(argv[4], NULL, 10);
	for (uint64_t now = now_ms(); now < until; given++) {
		if (given >= DEPTH) {
			await((enum mode)mode, given % DEPTH);
			now = now_ms();
			done += now >= from && now < until;
		}
		give((enum mode)mode, given % DEPTH);
	}
	CHECK(zeCommandQueueSynchronize(queues[0], UINT64_MAX));
	CHECK(zeCommandQueueSynchronize(queues[1], UINT64_MAX));
	for (unsigned i = 0; i < DEPTH && (mode == LIST || mode == SYNC); i++)
		CHECK(zeEventHostSynchronize(events[i], UINT64_MAX));
	tidy();
	printf("{\"given\": %u, \"done\": %u}\n", given, done);
	return 0;
}
