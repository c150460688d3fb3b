/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that the runtime imports and the simulated device lacks. Their arguments do not matter,
 * so no header is included. */
#define REFUSED(name) \
	int name(void); \
	int name(void) \
	{ \
		return 0x1000; \
	}

REFUSED(hsa_amd_image_create)
REFUSED(hsa_amd_interop_map_buffer)
REFUSED(hsa_amd_interop_unmap_buffer)
REFUSED(hsa_amd_ipc_memory_attach)
REFUSED(hsa_amd_ipc_memory_create)
REFUSED(hsa_amd_ipc_memory_detach)
REFUSED(hsa_amd_memory_async_copy_rect)
REFUSED(hsa_amd_svm_attributes_get)
REFUSED(hsa_amd_svm_attributes_set)
REFUSED(hsa_amd_svm_prefetch_async)
REFUSED(hsa_amd_vmem_export_shareable_handle)
REFUSED(hsa_amd_vmem_import_shareable_handle)
REFUSED(hsa_ext_image_export)
REFUSED(hsa_ext_image_import)
REFUSED(hsa_ext_sampler_create)
REFUSED(hsa_ext_sampler_destroy)
