/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Conditions for a device on which shares of time are tested. Work in a list is done when the list
 * is executed, each time, and takes its time; fences, and a program's own events, report it. So
 * does an event that a list of several kernels times.
 */
#include <time.h>

#include "ze.h"

#define MS UINT64_C(1000000)

static ze_command_queue_handle_t queue;
static ze_kernel_handle_t kernel;
static ze_event_pool_handle_t pool;
static ze_event_handle_t event, other;
static ze_fence_handle_t fence;
static const ze_group_count_t groups = {64, 1, 1};

static uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000 * MS + (uint64_t)now.tv_nsec;
}

static void prepare(void)
{
	const uint8_t code[4] = {1, 2, 3, 4};
	const ze_module_desc_t module_desc = {
		.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
		.format = ZE_MODULE_FORMAT_NATIVE,
		.inputSize = sizeof(code),
		.pInputModule = code,
	};
	const ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC,
					      .pKernelName = "sleep_us_20000"};
	const ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC};
	const ze_fence_desc_t fence_desc = {.stype = ZE_STRUCTURE_TYPE_FENCE_DESC};
	const ze_event_pool_desc_t pool_desc = {
		.stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC,
		.flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE | ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP,
		.count = 2,
	};
	ze_event_desc_t event_desc = {.stype = ZE_STRUCTURE_TYPE_EVENT_DESC,
				      .signal = ZE_EVENT_SCOPE_FLAG_HOST};
	ze_module_handle_t module;

	CHECK(zeModuleCreate(context, device, &module_desc, &module, NULL));
	CHECK(zeKernelCreate(module, &kernel_desc, &kernel));
	CHECK(zeCommandQueueCreate(context, device, &queue_desc, &queue));
	CHECK(zeFenceCreate(queue, &fence_desc, &fence));
	CHECK(zeEventPoolCreate(context, &pool_desc, 1, &device, &pool));
	CHECK(zeEventCreate(pool, &event_desc, &event));
	event_desc.index = 1;
	CHECK(zeEventCreate(pool, &event_desc, &other));
}

static ze_command_list_handle_t list_for(uint32_t ordinal)
{
	const ze_command_list_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC,
					     .commandQueueGroupOrdinal = ordinal};
	ze_command_list_handle_t list;

	CHECK(zeCommandListCreate(context, device, &desc, &list));
	return list;
}

/* Two kernels of 20 ms, executed twice: 80 ms. */
static void recorded(void)
{
	ze_command_list_handle_t list = list_for(0), elsewhere = list_for(1);
	ze_result_t open, closed, wrong, before, early, after;
	ze_kernel_timestamp_result_t time;
	uint64_t begun, took;

	for (int i = 0; i < 2; i++)
		CHECK(zeCommandListAppendLaunchKernel(list, kernel, &groups, i ? event : NULL, 0,
						      NULL));
	open = zeCommandQueueExecuteCommandLists(queue, 1, &list, NULL);
	CHECK(zeCommandListClose(list));
	closed = zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL);
	CHECK(zeCommandListClose(elsewhere));
	wrong = zeCommandQueueExecuteCommandLists(queue, 1, &elsewhere, NULL);
	CHECK(zeCommandQueueSynchronize(queue, 0)); /* nothing was done up to here */
	begun = now_ns();
	CHECK(zeCommandQueueExecuteCommandLists(queue, 1, &list, NULL));
	CHECK(zeCommandQueueExecuteCommandLists(queue, 1, &list, fence));
	before = zeFenceQueryStatus(fence);
	early = zeCommandQueueSynchronize(queue, 50 * MS);
	CHECK(zeFenceHostSynchronize(fence, UINT64_MAX));
	took = now_ns() - begun;
	CHECK(zeCommandQueueSynchronize(queue, 0));
	CHECK(zeEventQueryStatus(event));
	CHECK(zeEventQueryKernelTimestamp(event, &time));
	CHECK(zeFenceReset(fence));
	after = zeFenceQueryStatus(fence);
	printf("{\"way\": \"recorded\", \"open\": %d, \"closed\": %d, \"elsewhere\": %d, \"before\": %d, \"early\": %d, \"ms\": %d, "
	       "\"kernel\": %d, \"after\": %d}\n",
	       !!open, !!closed, !!wrong, before, early, (int)(took / MS),
	       (int)((time.global.kernelEnd - time.global.kernelStart) / MS), after);
	CHECK(zeCommandListReset(list));
	CHECK(zeCommandListClose(list));
	CHECK(zeCommandQueueExecuteCommandLists(queue, 1, &list, fence));
	CHECK(zeFenceHostSynchronize(fence, 0)); /* it is empty */
	CHECK(zeCommandListDestroy(list));
}

/* A kernel that waits for another, on another list. */
static void immediate(ze_command_queue_mode_t mode)
{
	const ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
					      .mode = mode};
	ze_command_list_handle_t lists[2];
	ze_result_t pending, reset, set;
	uint64_t begun, given, took;

	CHECK(zeCommandListCreateImmediate(context, device, &desc, &lists[0]));
	CHECK(zeCommandListCreateImmediate(context, device, &desc, &lists[1]));
	CHECK(zeEventHostReset(event));
	reset = zeEventQueryStatus(event);
	begun = now_ns();
	CHECK(zeCommandListAppendLaunchKernel(lists[0], kernel, &groups, event, 0, NULL));
	CHECK(zeCommandListAppendBarrier(lists[1], other, 1, &event));
	given = now_ns() - begun;
	pending = zeEventQueryStatus(other);
	CHECK(zeEventHostSynchronize(other, UINT64_MAX));
	took = now_ns() - begun;
	CHECK(zeEventQueryStatus(event));
	CHECK(zeCommandListAppendEventReset(lists[0], other));
	set = zeEventHostSynchronize(other, MS);
	CHECK(zeEventHostSignal(other));
	CHECK(zeEventQueryStatus(other));
	CHECK(zeEventHostReset(other));
	printf("{\"way\": \"immediate\", \"reset\": %d, \"waits\": %d, \"pending\": %d, \"ms\": %d, \"set\": %d}\n",
	       reset, given > 10 * MS, pending, (int)(took / MS), set);
	CHECK(zeCommandListDestroy(lists[0]));
	CHECK(zeCommandListDestroy(lists[1]));
}

int main(void)
{
	start();
	prepare();
	recorded();
	immediate(ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
	immediate(ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
	CHECK(zeEventDestroy(event));
	CHECK(zeEventDestroy(other));
	CHECK(zeEventPoolDestroy(pool));
	CHECK(zeFenceDestroy(fence));
	CHECK(zeCommandQueueDestroy(queue));
	CHECK(zeContextDestroy(context));
	return 0;
}
