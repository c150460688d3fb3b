/* SPDX-License-Identifier: Apache-2.0 */
/* The system, its processor and its devices. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sim.h"

#define ISA 77u /* a handle */
#define ISA_NAME "amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-"
#define MHZ 1000000ull

static uint64_t setting(const char *name, uint64_t otherwise)
{
	const char *text = getenv(name);

	return text ? strtoull(text, NULL, 0) : otherwise;
}

unsigned sim_devices(void)
{
	return (unsigned)setting("HSA_SIM_DEVICES", 1);
}

uint64_t sim_memory(void)
{
	return setting("HSA_SIM_MEMORY", 1ull << 30);
}

uint64_t sim_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000ull + (uint64_t)now.tv_nsec;
}

hsa_status_t hsa_init(void)
{
	sim_handle_until_exit();
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_shut_down(void)
{
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_status_string(hsa_status_t status, const char **text)
{
	*text = status ? "refused by the simulated device" : "success";
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_enable_logging(uint8_t *flags, void *file)
{
	(void)flags;
	(void)file;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_system_get_info(hsa_system_info_t attribute, void *value)
{
	switch ((int)attribute) {
	case HSA_SYSTEM_INFO_VERSION_MAJOR:
	case HSA_SYSTEM_INFO_VERSION_MINOR:
		*(uint16_t *)value = 1;
		return HSA_STATUS_SUCCESS;
	case HSA_SYSTEM_INFO_TIMESTAMP:
		*(uint64_t *)value = sim_now();
		return HSA_STATUS_SUCCESS;
	case HSA_SYSTEM_INFO_TIMESTAMP_FREQUENCY:
		*(uint64_t *)value = 1000 * MHZ;
		return HSA_STATUS_SUCCESS;
	case HSA_SYSTEM_INFO_SIGNAL_MAX_WAIT:
		*(uint64_t *)value = UINT64_MAX >> 1;
		return HSA_STATUS_SUCCESS;
	case HSA_SYSTEM_INFO_EXTENSIONS:
		memset(value, 0, 128);
		return HSA_STATUS_SUCCESS;
	case HSA_AMD_SYSTEM_INFO_VIRTUAL_MEM_API_SUPPORTED:
	case HSA_AMD_SYSTEM_INFO_DMABUF_SUPPORTED:
		*(bool *)value = true;
		return HSA_STATUS_SUCCESS;
	case HSA_AMD_SYSTEM_INFO_SVM_SUPPORTED:
	case HSA_AMD_SYSTEM_INFO_SVM_ACCESSIBLE_BY_DEFAULT:
	case HSA_AMD_SYSTEM_INFO_MWAITX_ENABLED:
	case HSA_AMD_SYSTEM_INFO_XNACK_ENABLED:
		*(bool *)value = false;
		return HSA_STATUS_SUCCESS;
	default:
		return HSA_STATUS_ERROR_INVALID_ARGUMENT;
	}
}

hsa_status_t hsa_system_extension_supported(uint16_t extension, uint16_t major, uint16_t minor,
					    bool *result)
{
	(void)extension;
	(void)major;
	(void)minor;
	*result = extension == HSA_EXTENSION_IMAGES;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_agent_extension_supported(uint16_t extension, hsa_agent_t agent, uint16_t major,
					   uint16_t minor, bool *result)
{
	(void)agent;
	return hsa_system_extension_supported(extension, major, minor, result);
}

hsa_status_t hsa_iterate_agents(hsa_status_t (*call)(hsa_agent_t agent, void *data), void *data)
{
	hsa_status_t status = HSA_STATUS_SUCCESS;

	for (uint64_t agent = HOST; agent <= HOST + sim_devices() && !status; agent++)
		status = call((hsa_agent_t){agent}, data);
	return status;
}

/* What both kinds of agent answer; false: something else. */
static bool common_info(uint64_t agent, int attribute, void *value)
{
	bool device = agent != HOST;

	switch (attribute) {
	case HSA_AGENT_INFO_NAME:
		snprintf(value, 64, "%s", device ? "gfx906" : "host");
		return true;
	case HSA_AGENT_INFO_VENDOR_NAME:
		snprintf(value, 64, "%s", device ? "AMD" : "CPU");
		return true;
	case HSA_AMD_AGENT_INFO_PRODUCT_NAME:
		snprintf(value, 64, "simulated device");
		return true;
	case HSA_AMD_AGENT_INFO_UUID:
		snprintf(value, 24, "GPU-51a0d0000000%04x", (unsigned)agent);
		return true;
	case HSA_AGENT_INFO_EXTENSIONS:
		memset(value, 0, 128);
		((uint8_t *)value)[HSA_EXTENSION_IMAGES >> 3] = device
			<< (HSA_EXTENSION_IMAGES & 7);
		return true;
	case HSA_AGENT_INFO_WORKGROUP_MAX_DIM:
		memcpy(value, (const uint16_t[]){1024, 1024, 1024}, 6);
		return true;
	case HSA_AGENT_INFO_GRID_MAX_DIM:
		memset(value, 0xff, sizeof(hsa_dim3_t));
		return true;
	case HSA_AGENT_INFO_CACHE_SIZE:
		memcpy(value, (const uint32_t[]){16384, 8 << 20, 0, 0}, 16);
		return true;
	case HSA_AMD_AGENT_INFO_HDP_FLUSH:
		memset(value, 0, sizeof(hsa_amd_hdp_flush_t));
		return true;
	case HSA_AGENT_INFO_ISA:
		((hsa_isa_t *)value)->handle = ISA;
		return true;
	case HSA_AMD_AGENT_INFO_MEMORY_AVAIL:
		*(uint64_t *)value = device ? sim_free((unsigned)(agent - HOST - 1)) : 0;
		return true;
	case HSA_AMD_AGENT_INFO_TIMESTAMP_FREQUENCY:
		*(uint64_t *)value = 1000 * MHZ;
		return true;
	case HSA_AMD_AGENT_INFO_NEAREST_CPU:
		((hsa_agent_t *)value)->handle = HOST;
		return true;
	case HSA_AMD_AGENT_INFO_DRIVER_UID:
		*(uint32_t *)value = (uint32_t)agent;
		return true;
	default:
		return false;
	}
}

/* The rest are 32-bit numbers, or 16-bit and boolean ones that fit in their first bytes. */
static const struct {
	int attribute;
	uint32_t value;
} numbers[] = {
	{HSA_AGENT_INFO_FEATURE, HSA_AGENT_FEATURE_KERNEL_DISPATCH},
	{HSA_AGENT_INFO_MACHINE_MODEL, HSA_MACHINE_MODEL_LARGE},
	{HSA_AGENT_INFO_PROFILE, HSA_PROFILE_BASE},
	{HSA_AGENT_INFO_DEFAULT_FLOAT_ROUNDING_MODE, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR},
	{HSA_AGENT_INFO_WAVEFRONT_SIZE, 64},
	{HSA_AGENT_INFO_WORKGROUP_MAX_SIZE, 1024},
	{HSA_AGENT_INFO_GRID_MAX_SIZE, UINT32_MAX},
	{HSA_AGENT_INFO_FBARRIER_MAX_SIZE, 32},
	{HSA_AGENT_INFO_QUEUES_MAX, 128},
	{HSA_AGENT_INFO_QUEUE_MIN_SIZE, 64},
	{HSA_AGENT_INFO_QUEUE_MAX_SIZE, 131072},
	{HSA_AMD_AGENT_INFO_CHIP_ID, 0x66a1},
	{HSA_AMD_AGENT_INFO_CACHELINE_SIZE, 64},
	{HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT, 60},
	{HSA_AMD_AGENT_INFO_COOPERATIVE_COMPUTE_UNIT_COUNT, 60},
	{HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY, 1700},
	{HSA_AMD_AGENT_INFO_MAX_ADDRESS_WATCH_POINTS, 4},
	{HSA_AMD_AGENT_INFO_MEMORY_WIDTH, 4096},
	{HSA_AMD_AGENT_INFO_MEMORY_MAX_FREQUENCY, 1000},
	{HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU, 40},
	{HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU, 4},
	{HSA_AMD_AGENT_INFO_NUM_SHADER_ENGINES, 4},
	{HSA_AMD_AGENT_INFO_NUM_SHADER_ARRAYS_PER_SE, 1},
	{HSA_AMD_AGENT_INFO_ASIC_REVISION, 1},
	{HSA_AMD_AGENT_INFO_NUM_SDMA_ENG, 2},
	{HSA_AMD_AGENT_INFO_NUM_XCC, 1},
	{HSA_EXT_AGENT_INFO_IMAGE_1D_MAX_ELEMENTS, 16384},
	{HSA_EXT_AGENT_INFO_IMAGE_1DA_MAX_ELEMENTS, 16384},
	{HSA_EXT_AGENT_INFO_IMAGE_1DB_MAX_ELEMENTS, 1u << 27},
	{HSA_EXT_AGENT_INFO_IMAGE_ARRAY_MAX_LAYERS, 8192},
	{HSA_EXT_AGENT_INFO_MAX_IMAGE_RD_HANDLES, 128},
	{HSA_EXT_AGENT_INFO_MAX_IMAGE_RORW_HANDLES, 64},
	{HSA_EXT_AGENT_INFO_MAX_SAMPLER_HANDLERS, 16},
	{HSA_EXT_AGENT_INFO_IMAGE_LINEAR_ROW_PITCH_ALIGNMENT, 256},
};

static hsa_status_t device_info(uint64_t agent, int attribute, void *value)
{
	if (attribute >= HSA_EXT_AGENT_INFO_IMAGE_2D_MAX_ELEMENTS &&
	    attribute <= HSA_EXT_AGENT_INFO_IMAGE_3D_MAX_ELEMENTS) {
		memcpy(value, (const uint32_t[]){16384, 16384, 8192},
		       attribute == HSA_EXT_AGENT_INFO_IMAGE_3D_MAX_ELEMENTS ? 12 : 8);
		return HSA_STATUS_SUCCESS;
	}
	for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++) {
		if (numbers[i].attribute == attribute) {
			*(uint32_t *)value = numbers[i].value;
			return HSA_STATUS_SUCCESS;
		}
	}
	*(uint32_t *)value = attribute == HSA_AMD_AGENT_INFO_BDFID ? (uint32_t)(agent + 1) << 8 : 0;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_agent_get_info(hsa_agent_t agent, hsa_agent_info_t attribute, void *value)
{
	bool device = agent.handle != HOST;

	if (common_info(agent.handle, (int)attribute, value))
		return HSA_STATUS_SUCCESS;
	switch ((int)attribute) {
	case HSA_AGENT_INFO_VERSION_MAJOR:
	case HSA_AGENT_INFO_VERSION_MINOR:
		*(uint16_t *)value = 1;
		return HSA_STATUS_SUCCESS;
	case HSA_AGENT_INFO_FAST_F16_OPERATION:
	case HSA_AMD_AGENT_INFO_COOPERATIVE_QUEUES:
	case HSA_AMD_AGENT_INFO_SVM_DIRECT_HOST_ACCESS:
		*(bool *)value = false;
		return HSA_STATUS_SUCCESS;
	case HSA_AGENT_INFO_DEVICE:
		*(uint32_t *)value = device ? HSA_DEVICE_TYPE_GPU : HSA_DEVICE_TYPE_CPU;
		return HSA_STATUS_SUCCESS;
	case HSA_AGENT_INFO_NODE:
	case HSA_AMD_AGENT_INFO_DRIVER_NODE_ID:
		*(uint32_t *)value = (uint32_t)(agent.handle - HOST);
		return HSA_STATUS_SUCCESS;
	default:
		return device_info(agent.handle, (int)attribute, value);
	}
}

hsa_status_t hsa_agent_iterate_isas(hsa_agent_t agent,
				    hsa_status_t (*call)(hsa_isa_t isa, void *data), void *data)
{
	(void)agent;
	return call((hsa_isa_t){ISA}, data);
}

hsa_status_t hsa_isa_get_info_alt(hsa_isa_t isa, hsa_isa_info_t attribute, void *value)
{
	(void)isa;
	if (attribute == HSA_ISA_INFO_NAME)
		memcpy(value, ISA_NAME, sizeof(ISA_NAME));
	else
		*(uint32_t *)value = attribute == HSA_ISA_INFO_NAME_LENGTH ? sizeof(ISA_NAME) : 0;
	return HSA_STATUS_SUCCESS;
}
