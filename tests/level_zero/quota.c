/* SPDX-License-Identifier: Apache-2.0 */
/* Tries every way to device memory until it is refused, and prints each way's grants: ./quota
 * MiB-to-stop-at MiB-that-fit. */
#include "ze.h"

#define PIECE (16 * MIB)
#define PIECES 128

static size_t most, fit;

struct way {
	const char *name;
	ze_result_t (*get)(void **out);
	ze_result_t (*put)(void *what);
};

static ze_result_t get_device(void **out)
{
	return zeMemAllocDevice(context, &device_desc, PIECE, 64, device, out);
}
static ze_result_t get_shared(void **out)
{
	return zeMemAllocShared(context, &device_desc, &host_desc, PIECE, 64, device, out);
}
static ze_result_t get_anywhere(void **out)
{
	return zeMemAllocShared(context, &device_desc, &host_desc, PIECE, 64, NULL, out);
}
static ze_result_t put_memory(void *what)
{
	return zeMemFree(context, what);
}
static ze_result_t put_later(void *what)
{
	const ze_memory_free_ext_desc_t desc = {
		.stype = ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC,
		.freePolicy = ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE,
	};

	return zeMemFreeExt(context, &desc, what);
}

/* 2048 x 2048 texels of 4 bytes */
static ze_result_t get_image(void **out)
{
	const ze_image_desc_t desc = {
		.stype = ZE_STRUCTURE_TYPE_IMAGE_DESC,
		.type = ZE_IMAGE_TYPE_2D,
		.format = {.layout = ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8,
			   .type = ZE_IMAGE_FORMAT_TYPE_UNORM},
		.width = 2048,
		.height = 2048,
		.depth = 1,
	};

	return zeImageCreate(context, device, &desc, (ze_image_handle_t *)out);
}
static ze_result_t put_image(void *what)
{
	return zeImageDestroy(what);
}

/* 1024 x 64 x 16 texels of 16 bytes */
static ze_result_t get_volume(void **out)
{
	const ze_image_desc_t desc = {
		.stype = ZE_STRUCTURE_TYPE_IMAGE_DESC,
		.type = ZE_IMAGE_TYPE_3D,
		.format = {.layout = ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32,
			   .type = ZE_IMAGE_FORMAT_TYPE_FLOAT},
		.width = 1024,
		.height = 64,
		.depth = 16,
	};

	return zeImageCreate(context, device, &desc, (ze_image_handle_t *)out);
}

static ze_result_t get_physical(void **out)
{
	ze_physical_mem_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, .size = PIECE};

	return zePhysicalMemCreate(context, device, &desc, (ze_physical_mem_handle_t *)out);
}
static ze_result_t put_physical(void *what)
{
	return zePhysicalMemDestroy(context, what);
}

static void tell(const struct way *way)
{
	static void *held[PIECES];
	ze_result_t status = ZE_RESULT_SUCCESS;
	unsigned got = 0, again = 0;
	void *one = NULL;

	while (got < PIECES && got * PIECE < most && !(status = way->get(&held[got])))
		got++;
	for (unsigned i = 0; i < got; i++)
		CHECK(way->put(held[i]));
	while (again < PIECES && again * PIECE < most && !way->get(&held[again]))
		again++;
	for (unsigned i = 0; i < again; i++)
		CHECK(way->put(held[i]));
	CHECK(way->get(&one));
	CHECK(way->put(one));
	printf("{\"way\": \"%s\", \"mib\": %zu, \"status\": \"%x\", \"again\": %zu}\n", way->name,
	       got * PIECE / MIB, status, again * PIECE / MIB);
}

/* By the tables that the library hands out, as a program does that is linked to a loader of its own. */
static ze_mem_dditable_t table;
static ze_result_t get_table(void **out)
{
	return table.pfnAllocDevice(context, &device_desc, PIECE, 64, device, out);
}
static ze_result_t put_table(void *what)
{
	return table.pfnFree(context, what);
}

/* Memory without a handle stays allocated while it is mapped. */
static void map(void)
{
	size_t page = 0;
	void *at = NULL, *physical = NULL, *more = NULL;
	ze_result_t refused;

	CHECK(zeVirtualMemQueryPageSize(context, device, PIECE, &page));
	CHECK(zeVirtualMemReserve(context, (void *)((uintptr_t)1 << 40), PIECE, &at)); /* a wish */
	CHECK(get_physical(&physical));
	CHECK(zeVirtualMemMap(context, at, PIECE, physical, 0,
			      ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE));
	refused = zeMemAllocDevice(context, &device_desc, fit - PIECE / 2, 64, device, &more);
	CHECK(zeVirtualMemUnmap(context, at, PIECE));
	CHECK(zePhysicalMemDestroy(context, physical));
	CHECK(zeVirtualMemFree(context, at, PIECE));
	if (!refused)
		CHECK(zeMemFree(context, more));
	CHECK(zeMemAllocDevice(context, &device_desc, fit, 64, device, &more));
	CHECK(zeMemFree(context, more));
	printf("{\"way\": \"mapped\", \"page\": %d, \"beside\": \"%x\"}\n", page > 0, refused);
}

static void ipc(void)
{
	ze_ipc_mem_handle_t name;
	void *memory = NULL, *opened = NULL, *range = NULL;
	size_t bytes = 0;
	ze_result_t closed;

	CHECK(get_device(&memory));
	CHECK(zeMemGetAddressRange(context, (char *)memory + 5, &range, &bytes));
	CHECK(zeMemGetIpcHandle(context, memory, &name));
	closed = zeMemOpenIpcHandle(context, device, name, 0, &opened);
	if (!closed)
		closed = zeMemCloseIpcHandle(context, opened);
	CHECK(zeMemFree(context, memory));
	printf("{\"way\": \"ipc\", \"range\": %d, \"mib\": %zu, \"status\": \"%x\"}\n",
	       range == memory, bytes / MIB, closed);
}

/* Through a list that is executed, there and back. */
static void compute(void)
{
	const ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC};
	const ze_command_list_desc_t list_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC};
	const uint8_t code[4] = {1, 2, 3, 4};
	const ze_module_desc_t module_desc = {
		.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
		.format = ZE_MODULE_FORMAT_NATIVE,
		.inputSize = sizeof(code),
		.pInputModule = code,
	};
	const ze_kernel_desc_t kernel_desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC,
					      .pKernelName = "work"};
	const ze_group_count_t groups = {64, 1, 1};
	ze_command_queue_handle_t queue;
	ze_command_list_handle_t list;
	ze_module_handle_t module;
	ze_kernel_handle_t kernel;
	char from[64] = "there and back", to[64] = "";
	void *memory = NULL, *host = NULL;

	CHECK(zeModuleCreate(context, device, &module_desc, &module, NULL));
	CHECK(zeKernelCreate(module, &kernel_desc, &kernel));
	CHECK(zeKernelSetGroupSize(kernel, 64, 1, 1));
	CHECK(zeCommandQueueCreate(context, device, &queue_desc, &queue));
	CHECK(zeCommandListCreate(context, device, &list_desc, &list));
	CHECK(get_device(&memory));
	CHECK(zeMemAllocHost(context, &host_desc, MIB, 64, &host));
	CHECK(zeCommandListAppendMemoryCopy(list, memory, from, sizeof(from), NULL, 0, NULL));
	CHECK(zeCommandListAppendBarrier(list, NULL, 0, NULL));
	CHECK(zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL));
	CHECK(zeCommandListAppendMemoryCopy(list, to, memory, sizeof(to), NULL, 0, NULL));
	CHECK(zeCommandListClose(list));
	CHECK(zeCommandQueueExecuteCommandLists(queue, 1, &list, NULL));
	CHECK(zeCommandQueueSynchronize(queue, UINT64_MAX));
	CHECK(zeMemFree(context, host));
	CHECK(zeMemFree(context, memory));
	CHECK(zeCommandListDestroy(list));
	CHECK(zeCommandQueueDestroy(queue));
	CHECK(zeKernelDestroy(kernel));
	CHECK(zeModuleDestroy(module));
	printf("{\"way\": \"compute\", \"same\": %d}\n", !strcmp(from, to));
}

static void view(void)
{
	ze_device_memory_properties_t memory = {.stype =
							ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES};
	ze_device_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES};
	zes_mem_properties_t module = {.stype = ZES_STRUCTURE_TYPE_MEM_PROPERTIES};
	zes_mem_state_t full = {.stype = ZES_STRUCTURE_TYPE_MEM_STATE}, part = full;
	zes_process_state_t processes[16] = {{0}};
	zes_device_handle_t managed = (zes_device_handle_t)device;
	uint32_t count = 0, memories = 0, listed = 16;
	zes_mem_handle_t handle;
	void *held = NULL;

	CHECK(zeDeviceGetMemoryProperties(device, &memories, NULL));
	count = 1;
	CHECK(zeDeviceGetMemoryProperties(device, &count, &memory));
	CHECK(zeDeviceGetProperties(device, &properties));
	count = 1;
	CHECK(zesDeviceEnumMemoryModules(managed, &count, &handle));
	CHECK(zesMemoryGetProperties(handle, &module));
	CHECK(zesMemoryGetState(handle, &full));
	CHECK(get_device(&held));
	CHECK(zesMemoryGetState(handle, &part));
	CHECK(zesDeviceProcessesGetState(managed, &listed, processes));
	CHECK(zeMemFree(context, held));
	printf("{\"way\": \"view\", \"memories\": %u, \"total\": %zu, \"largest\": %zu, \"physical\": %zu, \"size\": %zu, "
	       "\"free\": %zu, \"taken\": %zu, \"listed\": %u}\n",
	       memories, (size_t)memory.totalSize / MIB, (size_t)properties.maxMemAllocSize / MIB,
	       (size_t)module.physicalSize / MIB, (size_t)full.size / MIB, (size_t)full.free / MIB,
	       (size_t)(full.free - part.free) / MIB, listed);
}

static void errors(void)
{
	void *out = NULL;

	printf("{\"way\": \"errors\", \"nowhere\": \"%x\", \"nothing\": \"%x\"}\n",
	       zeMemAllocDevice(context, &device_desc, MIB, 64, device, NULL),
	       zeMemAllocDevice(context, &device_desc, 0, 64, device, &out));
}

int main(int argc, char **argv)
{
	const struct way ways[] = {
		{"device", get_device, put_memory},	  {"shared", get_shared, put_memory},
		{"anywhere", get_anywhere, put_memory},	  {"freed later", get_device, put_later},
		{"image", get_image, put_image},	  {"volume", get_volume, put_image},
		{"physical", get_physical, put_physical}, {"table", get_table, put_table},
		{"looked up", get_table, put_table},
	};
	void *found = NULL;

	if (argc < 3)
		return 2;
	most = strtoul(argv[1], NULL, 10) * MIB;
	fit = strtoul(argv[2], NULL, 10) * MIB;
	start();
	CHECK(zeGetMemProcAddrTable(ZE_API_VERSION_CURRENT, &table));
	compute();
	view();
	for (unsigned i = 0; i < sizeof(ways) / sizeof(*ways); i++) {
		if (!strcmp(ways[i].name, "looked up")) {
			if (getenv("ZE_ENABLE_LOADER_INTERCEPT"))
				/* the driver's own function, which does not know the loader's
				 * handles */
				continue;
			CHECK(zeDriverGetExtensionFunctionAddress(driver, "zeMemAllocDevice",
								  &found));
			memcpy(&table.pfnAllocDevice, &found, sizeof(found));
		}
		tell(&ways[i]);
	}
	map();
	ipc();
	errors();
	return 0;
}
