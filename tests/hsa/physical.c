/* SPDX-License-Identifier: Apache-2.0 */
/* Physical memory without an address, and address ranges without memory: a file in memory, mapped
 * where it is wanted. */
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "sim.h"

struct physical {
	unsigned device, references;
	size_t size;
	int file;
};

hsa_status_t hsa_amd_vmem_address_reserve_align(void **out, size_t size, uint64_t address,
						uint64_t alignment, uint64_t flags)
{
	(void)address;
	(void)alignment;
	(void)flags;
	*out = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	return *out == MAP_FAILED ? HSA_STATUS_ERROR_OUT_OF_RESOURCES : HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_vmem_address_reserve(void **out, size_t size, uint64_t address, uint64_t flags)
{
	return hsa_amd_vmem_address_reserve_align(out, size, address, 0, flags);
}

hsa_status_t hsa_amd_vmem_address_free(void *address, size_t size)
{
	return munmap(address, size) ? HSA_STATUS_ERROR_INVALID_ARGUMENT : HSA_STATUS_SUCCESS;
}

static void release(struct physical *physical)
{
	if (__atomic_sub_fetch(&physical->references, 1, __ATOMIC_ACQ_REL))
		return;
	close(physical->file);
	sim_give(physical->device, physical->size);
	free(physical);
}

hsa_status_t hsa_amd_vmem_handle_create(hsa_amd_memory_pool_t pool, size_t size,
					hsa_amd_memory_type_t type, uint64_t flags,
					hsa_amd_vmem_alloc_handle_t *out)
{
	struct physical *physical = calloc(1, sizeof(*physical));

	(void)type;
	(void)flags;
	if (!physical)
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	*physical = (struct physical){.device = (unsigned)(sim_pool_agent(pool) - HOST - 1),
				      .references = 1,
				      .size = size,
				      .file = -1};
	if (!sim_take(physical->device, size)) {
		free(physical);
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	}
	physical->file = memfd_create("hsa-sim", MFD_CLOEXEC);
	if (physical->file < 0 || ftruncate(physical->file, (off_t)size)) {
		release(physical);
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	}
	out->handle = (uint64_t)(uintptr_t)physical;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_vmem_handle_release(hsa_amd_vmem_alloc_handle_t handle)
{
	release((struct physical *)(uintptr_t)handle.handle);
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_vmem_map(void *address, size_t size, size_t offset,
			      hsa_amd_vmem_alloc_handle_t handle, uint64_t flags)
{
	struct physical *physical = (struct physical *)(uintptr_t)handle.handle;
	void *at;

	(void)flags;
	at = mmap(address, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, physical->file,
		  (off_t)offset);
	return at == MAP_FAILED ? HSA_STATUS_ERROR_OUT_OF_RESOURCES : HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_vmem_unmap(void *address, size_t size)
{
	void *at = mmap(address, size, PROT_NONE,
			MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);

	return at == MAP_FAILED ? HSA_STATUS_ERROR_INVALID_ARGUMENT : HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_vmem_set_access(void *address, size_t size,
				     const hsa_amd_memory_access_desc_t *list, size_t count)
{
	(void)address;
	(void)size;
	(void)list;
	(void)count;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_vmem_get_access(void *address, hsa_access_permission_t *permission,
				     hsa_agent_t agent)
{
	(void)address;
	(void)agent;
	*permission = HSA_ACCESS_PERMISSION_RW;
	return HSA_STATUS_SUCCESS;
}
