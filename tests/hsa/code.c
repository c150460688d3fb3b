/* SPDX-License-Identifier: Apache-2.0 */
/* Code objects are accepted and never read: a kernel is a name, which may contain its duration.
 * Images are memory of a size. Unknown names are refused. */
#include <hsa/hsa_ven_amd_loader.h>
#include <stdlib.h>
#include <string.h>

#include "sim.h"

#define KERNEL 512 /* bytes of a descriptor: zeros, except the last eight */
#define KERNARGS 256
#define SLEEP "sleep_us_" /* …200 */
#define WIDEST 16	  /* bytes of a texel */

hsa_status_t hsa_code_object_reader_create_from_memory(const void *code, size_t size,
						       hsa_code_object_reader_t *out)
{
	(void)code;
	(void)size;
	out->handle = 1;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_code_object_reader_destroy(hsa_code_object_reader_t reader)
{
	(void)reader;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_executable_create_alt(hsa_profile_t profile,
				       hsa_default_float_rounding_mode_t mode, const char *options,
				       hsa_executable_t *out)
{
	(void)profile;
	(void)mode;
	(void)options;
	out->handle = 1;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_executable_destroy(hsa_executable_t executable)
{
	(void)executable;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_executable_freeze(hsa_executable_t executable, const char *options)
{
	(void)executable;
	(void)options;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_executable_load_agent_code_object(hsa_executable_t executable, hsa_agent_t agent,
						   hsa_code_object_reader_t reader,
						   const char *options,
						   hsa_loaded_code_object_t *out)
{
	(void)executable;
	(void)agent;
	(void)reader;
	(void)options;
	if (out)
		out->handle = 1;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_executable_agent_global_variable_define(hsa_executable_t executable,
							 hsa_agent_t agent, const char *name,
							 void *address)
{
	(void)executable;
	(void)agent;
	(void)name;
	(void)address;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_executable_iterate_symbols(hsa_executable_t executable,
					    hsa_status_t (*call)(hsa_executable_t executable,
								 hsa_executable_symbol_t symbol,
								 void *data),
					    void *data)
{
	(void)executable;
	(void)call;
	(void)data;
	return HSA_STATUS_SUCCESS;
}

static uint64_t ns_in(const char *name)
{
	const char *reported = strstr(name, SLEEP);

	return reported ? strtoull(reported + strlen(SLEEP), NULL, 10) * 1000 : 0;
}

uint64_t sim_kernel_ns(uint64_t kernel_object)
{
	uint64_t ns;

	memcpy(&ns, (char *)(uintptr_t)kernel_object + KERNEL - sizeof(ns), sizeof(ns));
	return ns;
}

hsa_status_t hsa_executable_get_symbol_by_name(hsa_executable_t executable, const char *name,
					       const hsa_agent_t *agent,
					       hsa_executable_symbol_t *out)
{
	char *kernel = aligned_alloc(64, KERNEL);
	uint64_t ns = ns_in(name);

	(void)executable;
	(void)agent;
	if (!kernel)
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	memset(kernel, 0, KERNEL);
	memcpy(kernel + KERNEL - sizeof(ns), &ns, sizeof(ns));
	out->handle = (uint64_t)(uintptr_t)kernel;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_executable_symbol_get_info(hsa_executable_symbol_t symbol,
					    hsa_executable_symbol_info_t attribute, void *value)
{
	switch ((int)attribute) {
	case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT:
	case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ADDRESS:
		*(uint64_t *)value = symbol.handle;
		break;
	case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE:
		*(uint32_t *)value = KERNARGS;
		break;
	case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT:
		*(uint32_t *)value = 16;
		break;
	default:
		*(uint32_t *)value = 0;
	}
	return HSA_STATUS_SUCCESS;
}

static hsa_status_t query_host_address(const void *device, const void **host)
{
	*host = device;
	return HSA_STATUS_SUCCESS;
}

static hsa_status_t refuse(void)
{
	return HSA_STATUS_ERROR;
}

hsa_status_t hsa_system_get_major_extension_table(uint16_t extension, uint16_t major, size_t size,
						  void *table)
{
	void *calls[8];

	(void)major;
	if (extension != HSA_EXTENSION_AMD_LOADER)
		return HSA_STATUS_ERROR;
	for (size_t i = 0; i < 8; i++)
		calls[i] = (void *)refuse;
	calls[0] = (void *)query_host_address;
	memset(table, 0, size);
	memcpy(table, calls, size < sizeof(calls) ? size : sizeof(calls));
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_ext_image_data_get_info(hsa_agent_t agent, const hsa_ext_image_descriptor_t *image,
					 hsa_access_permission_t permission,
					 hsa_ext_image_data_info_t *out)
{
	size_t rows = (image->height ? image->height : 1) * (image->depth ? image->depth : 1);

	(void)agent;
	(void)permission;
	out->size = image->width * rows * (image->array_size ? image->array_size : 1) * WIDEST;
	out->alignment = 4096;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_ext_image_create(hsa_agent_t agent, const hsa_ext_image_descriptor_t *image,
				  const void *data, hsa_access_permission_t permission,
				  hsa_ext_image_t *out)
{
	(void)agent;
	(void)image;
	(void)data;
	(void)permission;
	out->handle = (uint64_t)(uintptr_t)calloc(1, KERNEL); /* the runtime reads words of it */
	return out->handle ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_OUT_OF_RESOURCES;
}

hsa_status_t hsa_ext_image_create_with_layout(hsa_agent_t agent,
					      const hsa_ext_image_descriptor_t *image,
					      const void *data, hsa_access_permission_t permission,
					      hsa_ext_image_data_layout_t layout, size_t row,
					      size_t slice, hsa_ext_image_t *out)
{
	(void)layout;
	(void)row;
	(void)slice;
	return hsa_ext_image_create(agent, image, data, permission, out);
}

hsa_status_t hsa_ext_image_destroy(hsa_agent_t agent, hsa_ext_image_t image)
{
	(void)agent;
	free((void *)(uintptr_t)image.handle);
	return HSA_STATUS_SUCCESS;
}
