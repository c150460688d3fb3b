/* SPDX-License-Identifier: Apache-2.0 */
/* Memory pools, and the properties of an address. A device's memory is the host's, and counted. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "sim.h"

#define PAGE 4096ull

struct block {
	struct block *next;
	char *start;
	size_t size;
	hsa_amd_memory_pool_t pool;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct block *blocks;
static uint64_t used[MOST];

uint64_t sim_free(unsigned device)
{
	return sim_memory() - __atomic_load_n(&used[device], __ATOMIC_RELAXED);
}

bool sim_take(unsigned device, uint64_t bytes)
{
	bool room;

	pthread_mutex_lock(&lock);
	room = bytes <= sim_memory() - used[device];
	if (room)
		used[device] += bytes;
	pthread_mutex_unlock(&lock);
	return room;
}

void sim_give(unsigned device, uint64_t bytes)
{
	pthread_mutex_lock(&lock);
	used[device] -= bytes;
	pthread_mutex_unlock(&lock);
}

hsa_amd_memory_pool_t sim_pool(uint64_t agent, enum pool_kind kind)
{
	return (hsa_amd_memory_pool_t){agent << 4 | kind};
}

uint64_t sim_pool_agent(hsa_amd_memory_pool_t pool)
{
	return pool.handle >> 4;
}

enum pool_kind sim_pool_kind(hsa_amd_memory_pool_t pool)
{
	return (enum pool_kind)(pool.handle & 15);
}

hsa_status_t hsa_amd_agent_iterate_memory_pools(
	hsa_agent_t agent, hsa_status_t (*call)(hsa_amd_memory_pool_t pool, void *data), void *data)
{
	enum pool_kind other = agent.handle == HOST ? POOL_KERNARG : POOL_GROUP;
	hsa_status_t status = call(sim_pool(agent.handle, other), data);

	return status ? status : call(sim_pool(agent.handle, POOL_COARSE), data);
}

hsa_status_t hsa_amd_memory_pool_get_info(hsa_amd_memory_pool_t pool,
					  hsa_amd_memory_pool_info_t attribute, void *value)
{
	enum pool_kind kind = sim_pool_kind(pool);
	bool host = sim_pool_agent(pool) == HOST;

	switch ((int)attribute) {
	case HSA_AMD_MEMORY_POOL_INFO_SEGMENT:
		*(uint32_t *)value =
			kind == POOL_GROUP ? HSA_AMD_SEGMENT_GROUP : HSA_AMD_SEGMENT_GLOBAL;
		break;
	case HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS:
		*(uint32_t *)value = kind == POOL_KERNARG
			? HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED |
				HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT
			: HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED;
		break;
	case HSA_AMD_MEMORY_POOL_INFO_SIZE:
	case HSA_AMD_MEMORY_POOL_INFO_ALLOC_MAX_SIZE:
		*(size_t *)value = kind == POOL_GROUP ? 65536 : host ? 8ull << 30 : sim_memory();
		break;
	case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALLOWED:
		*(bool *)value = kind != POOL_GROUP;
		break;
	case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_GRANULE:
	case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALIGNMENT:
	case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_REC_GRANULE:
		*(size_t *)value = PAGE;
		break;
	case HSA_AMD_MEMORY_POOL_INFO_ACCESSIBLE_BY_ALL:
		*(bool *)value = host;
		break;
	case HSA_AMD_MEMORY_POOL_INFO_LOCATION:
		*(uint32_t *)value =
			host ? HSA_AMD_MEMORY_POOL_LOCATION_CPU : HSA_AMD_MEMORY_POOL_LOCATION_GPU;
		break;
	default:
		return HSA_STATUS_ERROR_INVALID_ARGUMENT;
	}
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_agent_memory_pool_get_info(hsa_agent_t agent, hsa_amd_memory_pool_t pool,
						hsa_amd_agent_memory_pool_info_t attribute,
						void *value)
{
	bool foreign = agent.handle != sim_pool_agent(pool) && sim_pool_agent(pool) != HOST;

	*(uint32_t *)value = attribute != HSA_AMD_AGENT_MEMORY_POOL_INFO_ACCESS ? 0
		: foreign ? HSA_AMD_MEMORY_POOL_ACCESS_DISALLOWED_BY_DEFAULT
			  : HSA_AMD_MEMORY_POOL_ACCESS_ALLOWED_BY_DEFAULT;
	return HSA_STATUS_SUCCESS;
}

static void uncount(const struct block *block)
{
	uint64_t agent = sim_pool_agent(block->pool);

	if (agent != HOST)
		sim_give((unsigned)(agent - HOST - 1), block->size);
}

hsa_status_t hsa_amd_memory_pool_allocate(hsa_amd_memory_pool_t pool, size_t size, uint32_t flags,
					  void **out)
{
	struct block *block = calloc(1, sizeof(*block));
	uint64_t agent = sim_pool_agent(pool);

	(void)flags;
	if (!block)
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	*block = (struct block){.size = (size + PAGE - 1) / PAGE * PAGE, .pool = pool};
	if (agent != HOST && !sim_take((unsigned)(agent - HOST - 1), block->size)) {
		free(block);
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	}
	block->start = mmap(NULL, block->size, PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (block->start == MAP_FAILED) {
		uncount(block);
		free(block);
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	}
	pthread_mutex_lock(&lock);
	block->next = blocks;
	blocks = block;
	pthread_mutex_unlock(&lock);
	*out = block->start;
	return HSA_STATUS_SUCCESS;
}

/* With the lock held: what points to the block that holds an address, or to NULL. */
static struct block **find(const void *address)
{
	struct block **at = &blocks;

	while (*at &&
	       !((const char *)address >= (*at)->start &&
		 (const char *)address < (*at)->start + (*at)->size))
		at = &(*at)->next;
	return at;
}

hsa_status_t hsa_amd_memory_pool_free(void *address)
{
	struct block **at, *block;

	pthread_mutex_lock(&lock);
	at = find(address);
	block = *at;
	if (block)
		*at = block->next;
	pthread_mutex_unlock(&lock);
	if (!block)
		return HSA_STATUS_ERROR_INVALID_ALLOCATION;
	munmap(block->start, block->size);
	uncount(block);
	free(block);
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_pointer_info(const void *address, hsa_amd_pointer_info_t *info,
				  void *(*allocate)(size_t), uint32_t *accessible,
				  hsa_agent_t **agents)
{
	hsa_amd_pointer_info_t found = {.size = info->size, .type = HSA_EXT_POINTER_TYPE_UNKNOWN};
	struct block *block;

	(void)allocate;
	(void)accessible;
	(void)agents;
	pthread_mutex_lock(&lock);
	block = *find(address);
	if (block) {
		found.type = HSA_EXT_POINTER_TYPE_HSA;
		found.agentBaseAddress = found.hostBaseAddress = block->start;
		found.sizeInBytes = block->size;
		found.agentOwner.handle = sim_pool_agent(block->pool);
	}
	pthread_mutex_unlock(&lock);
	memcpy(info, &found, info->size < sizeof(found) ? info->size : sizeof(found));
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_agents_allow_access(uint32_t count, const hsa_agent_t *agents,
					 const uint32_t *flags, const void *address)
{
	(void)count;
	(void)agents;
	(void)flags;
	(void)address;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_memory_lock_to_pool(void *host, size_t size, hsa_agent_t *agents, int count,
					 hsa_amd_memory_pool_t pool, uint32_t flags, void **out)
{
	(void)size;
	(void)agents;
	(void)count;
	(void)pool;
	(void)flags;
	*out = host;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_memory_unlock(void *host)
{
	(void)host;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_memory_register(void *host, size_t size)
{
	(void)host;
	(void)size;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_memory_deregister(void *host, size_t size)
{
	return hsa_memory_register(host, size);
}

hsa_status_t hsa_memory_copy(void *to, const void *from, size_t size)
{
	memcpy(to, from, size);
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_coherency_set_type(hsa_agent_t agent, hsa_amd_coherency_type_t type)
{
	(void)agent;
	(void)type;
	return HSA_STATUS_SUCCESS;
}
