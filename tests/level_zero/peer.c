/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One of several processes that use a device each, and each other's memory: ./peer ordinal: prints
 * the name of its memory, opens the memory named in its input, and keeps its device busy until its
 * input ends.
 */
#include <poll.h>

#include "ze.h"

#define DEVICES 4

static void use(uint32_t ordinal)
{
	ze_device_handle_t all[DEVICES];
	uint32_t count = DEVICES;

	CHECK(zeDeviceGet(driver, &count, all));
	if (ordinal >= count)
		exit(2);
	device = all[ordinal];
}

static void open_named(const char *text)
{
	ze_ipc_mem_handle_t name = {{0}};
	void *at = NULL;

	if (*text == '\n')
		return;
	for (size_t i = 0; i < sizeof(name); i++)
		if (sscanf(text + 2 * i, "%2hhx", (unsigned char *)&name.data[i]) != 1)
			exit(2);
	CHECK(zeMemOpenIpcHandle(context, device, name, 0, &at));
}

int main(int argc, char **argv)
{
	const ze_command_queue_desc_t desc = {
		.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
		.mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS,
	};
	const uint8_t code[4] = {1, 2, 3, 4};
	const ze_module_desc_t module_desc = {
		.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
		.format = ZE_MODULE_FORMAT_NATIVE,
		.inputSize = sizeof(code),
		.pInputModule = code,
	};
	const ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC,
					      .pKernelName = "sleep_us_500"};
	const ze_group_count_t groups = {64, 1, 1};
	ze_ipc_mem_handle_t name = {{0}};
	struct pollfd input = {.fd = 0, .events = POLLIN};
	ze_command_list_handle_t list;
	ze_module_handle_t module;
	ze_kernel_handle_t kernel;
	char line[2 * sizeof(name) + 2];
	unsigned done = 0;
	void *at = NULL;

	if (argc < 2)
		return 2;
	start();
	use((uint32_t)strtoul(argv[1], NULL, 10));
	CHECK(zeMemAllocDevice(context, &device_desc, MIB, 64, device, &at));
	CHECK(zeMemGetIpcHandle(context, at, &name));
	CHECK(zeModuleCreate(context, device, &module_desc, &module, NULL));
	CHECK(zeKernelCreate(module, &kernel_desc, &kernel));
	CHECK(zeCommandListCreateImmediate(context, device, &desc, &list));
	CHECK(zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL));
	for (size_t i = 0; i < sizeof(name); i++)
		printf("%02x", (unsigned char)name.data[i]);
	puts("");
	fflush(stdout);
	if (!fgets(line, sizeof(line), stdin))
		return 3;
	open_named(line);
	puts("opened");
	fflush(stdout);
	for (; poll(&input, 1, 0) != 1; done++)
		CHECK(zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL));
	printf("{\"done\": %u}\n", done);
	return 0;
}
