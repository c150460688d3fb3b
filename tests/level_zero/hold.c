/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Takes memory until it is refused and keeps it until its input ends: ./hold MiB-of-a-piece pieces
 * [module | NAME]: loads a module before, or opens the memory that another process named.
 */
#include "ze.h"

static ze_result_t load(void)
{
	const uint8_t code[4] = {1, 2, 3, 4};
	const ze_module_desc_t desc = {
		.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
		.format = ZE_MODULE_FORMAT_NATIVE,
		.inputSize = sizeof(code),
		.pInputModule = code,
	};
	ze_module_handle_t module;

	return zeModuleCreate(context, device, &desc, &module, NULL);
}

static ze_result_t open_named(const char *text)
{
	ze_ipc_mem_handle_t name;
	void *at = NULL;

	for (size_t i = 0; i < sizeof(name); i++)
		if (sscanf(text + 2 * i, "%2hhx", (unsigned char *)&name.data[i]) != 1)
			return ZE_RESULT_ERROR_INVALID_ARGUMENT;
	return zeMemOpenIpcHandle(context, device, name, 0, &at);
}

int main(int argc, char **argv)
{
	ze_ipc_mem_handle_t name = {{0}};
	zes_process_state_t processes[16] = {{0}};
	zes_mem_state_t state = {.stype = ZES_STRUCTURE_TYPE_MEM_STATE};
	uint32_t listed = 16, count = 1;
	size_t piece, pieces, got = 0, reported = 0;
	ze_result_t status = ZE_RESULT_SUCCESS, loaded;
	zes_mem_handle_t memory;
	void *at = NULL, *last = NULL;

	if (argc < 3)
		return 2;
	piece = strtoul(argv[1], NULL, 10);
	pieces = strtoul(argv[2], NULL, 10);
	start();
	loaded = argc <= 3 ? 0 : strcmp(argv[3], "module") ? open_named(argv[3]) : load();
	while (got < pieces &&
	       !(status = zeMemAllocDevice(context, &device_desc, piece * MIB, 64, device, &at))) {
		last = at;
		got++;
	}
	if (last)
		CHECK(zeMemGetIpcHandle(context, last, &name));
	CHECK(zesDeviceProcessesGetState((zes_device_handle_t)device, &listed, processes));
	for (uint32_t i = 0; i < listed; i++)
		reported += processes[i].memSize / MIB;
	CHECK(zesDeviceEnumMemoryModules((zes_device_handle_t)device, &count, &memory));
	CHECK(zesMemoryGetState(memory, &state));
	printf("{\"mib\": %zu, \"status\": \"%x\", \"loaded\": \"%x\", \"listed\": %u, \"driver\": %zu, \"free\": %zu, \"name\": \"",
	       got * piece, status, loaded, listed, reported, (size_t)state.free / MIB);
	for (size_t i = 0; i < sizeof(name); i++)
		printf("%02x", (unsigned char)name.data[i]);
	puts("\"}");
	fflush(stdout);
	while (getchar() != EOF)
		;
	return 0;
}
