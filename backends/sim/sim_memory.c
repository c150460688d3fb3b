/* SPDX-License-Identifier: Apache-2.0 */
/* Allocations, pools, host memory, and memory that another process made. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sim_internal.h"

#define BLOB_MAGIC 0x524f505f4d495321u /* first word of an exported handle */

struct sim_foreign {
	struct sim_object object;
	struct sim_backing backing; /* nothing mapped: bytes 0 */
	uint64_t base;
	uint64_t charged;
};

struct blob {
	uint64_t magic, client, offset, bytes;
};

static uint64_t align_up(uint64_t bytes, uint64_t to)
{
	return role_align(bytes, to);
}

void sim_heap_init(struct sim_heap *heap, int device, uint64_t unit, bool pooled)
{
	memset(heap, 0, sizeof(*heap));
	heap->device = device;
	heap->unit = sim.config.exact ? 1 : unit;
	heap->align = sim.config.exact ? 1 : 512;
	heap->whole_above = sim.config.exact ? 0 : pooled ? UINT64_MAX : unit - 1;
	heap->pooled = pooled;
}

static void free_chunk(struct sim_heap *heap, struct sim_chunk **at)
{
	struct sim_chunk *chunk = *at;
	struct sim_span *span, *next;

	*at = chunk->next;
	sim_unmap(chunk->base, chunk->backing.bytes, false);
	sim_unback(&chunk->backing);
	heap->reserved -= chunk->bytes;
	sim_discharge(heap->device, chunk->bytes);
	for (span = chunk->spans; span; span = next) {
		next = span->next;
		free(span);
	}
	free(chunk);
}

void sim_heap_trim(struct sim_heap *heap, uint64_t keep)
{
	struct sim_chunk **at = &heap->chunks;

	while (*at && heap->reserved > keep) {
		if ((*at)->used)
			at = &(*at)->next;
		else
			free_chunk(heap, at);
	}
}

static struct sim_chunk *new_chunk(struct sim_heap *heap, uint64_t bytes)
{
	struct sim_chunk *chunk = calloc(1, sizeof(*chunk));
	struct sim_span *span = calloc(1, sizeof(*span));

	if (!chunk || !span)
		goto err;
	if (sim_back(bytes, &chunk->backing))
		goto err;
	chunk->base = sim_map(&chunk->backing, 0);
	if (!chunk->base) {
		sim_unback(&chunk->backing);
		goto err;
	}
	span->bytes = bytes;
	chunk->bytes = bytes;
	chunk->spans = span;
	chunk->next = heap->chunks;
	heap->chunks = chunk;
	heap->reserved += bytes;
	if (heap->reserved > heap->reserved_high)
		heap->reserved_high = heap->reserved;
	return chunk;
err:
	free(chunk);
	free(span);
	return NULL;
}

static bool take_span(struct sim_heap *heap, struct sim_chunk *chunk, uint64_t bytes,
		      struct sim_block *out)
{
	struct sim_span *span, *rest;

	for (span = chunk->spans; span; span = span->next)
		if (!span->used && span->bytes >= bytes)
			break;
	if (!span)
		return false;
	if (span->bytes > bytes) {
		rest = calloc(1, sizeof(*rest));
		if (!rest)
			return false;
		*rest = (struct sim_span){.next = span->next,
					  .offset = span->offset + bytes,
					  .bytes = span->bytes - bytes};
		span->next = rest;
		span->bytes = bytes;
	}
	span->used = true;
	chunk->used += bytes;
	heap->used += bytes;
	if (heap->used > heap->used_high)
		heap->used_high = heap->used;
	out->heap = heap;
	out->chunk = chunk;
	out->address = chunk->base + span->offset;
	out->bytes = bytes;
	return true;
}

int sim_heap_take(struct sim_heap *heap, uint64_t bytes, struct sim_block *out)
{
	uint64_t need = align_up(bytes, heap->align);
	bool whole = need > heap->whole_above;
	struct sim_chunk *chunk;
	uint64_t fresh = align_up(need, heap->unit);
	int error;

	if (!bytes)
		return -EINVAL;
	if (fresh >= UINT64_MAX / 2)
		return -ENOMEM;
	for (chunk = heap->chunks; chunk; chunk = chunk->next)
		if (!chunk->whole && !whole && chunk->bytes - chunk->used >= need &&
		    take_span(heap, chunk, need, out))
			return 0;
	for (chunk = heap->chunks; chunk; chunk = chunk->next)
		if (chunk->whole == whole && !chunk->used && chunk->bytes >= need &&
		    chunk->bytes - need < heap->unit && take_span(heap, chunk, need, out))
			return 0;
	error = sim_charge(heap->device, fresh);
	if (error)
		return error;
	chunk = new_chunk(heap, fresh);
	if (!chunk || !take_span(heap, chunk, need, out)) {
		if (!chunk)
			sim_discharge(heap->device, fresh);
		return -ENOMEM;
	}
	chunk->whole = whole;
	return 0;
}

void sim_heap_give(struct sim_block *block)
{
	struct sim_chunk *chunk = block->chunk;
	struct sim_span *span, *next;

	for (span = chunk->spans; span->offset != block->address - chunk->base; span = span->next)
		;
	span->used = false;
	chunk->used -= block->bytes;
	block->heap->used -= block->bytes;
	for (span = chunk->spans; span->next;) {
		next = span->next;
		if (span->used || next->used) {
			span = next;
			continue;
		}
		span->bytes += next->bytes;
		span->next = next->next;
		free(next);
	}
}

/* Releases unused memory: the driver does so before it fails. */
void sim_trim(int device)
{
	struct sim_object *object;

	for (object = sim_each(NULL, SIM_POOL_OBJECT); object;
	     object = sim_each(object, SIM_POOL_OBJECT))
		if (object->device == device)
			sim_heap_trim(&((struct sim_pool *)object)->heap, 0);
	sim_graph_give(device);
}

static int host_block(uint64_t bytes, uint64_t *key)
{
	void *memory = mmap(NULL, sim_page(bytes), PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	struct sim_block *block;

	if (memory == MAP_FAILED)
		return -ENOMEM;
	block = sim_add(sizeof(*block), (uint64_t)(uintptr_t)memory, SIM_HOST);
	if (!block) {
		munmap(memory, sim_page(bytes));
		return -ENOMEM;
	}
	block->address = block->object.key;
	block->bytes = sim_page(bytes);
	*key = block->object.key;
	return 0;
}

int sim_host_alloc(uint64_t bytes, uint64_t *key)
{
	int error;

	if (!bytes || bytes > (uint64_t)1 << 50)
		return bytes ? -ENOMEM : -EINVAL;
	sim_lock();
	error = host_block(bytes, key);
	sim_unlock();
	return error;
}

/* The heap of the context that plain allocations on a device belong to. */
static struct sim_context *context_on(int device, int *error)
{
	struct sim_context *context =
		sim_library.has_contexts ? sim_current(error) : sim_implicit(device, error);

	if (context && context->object.device == device)
		return context;
	if (!context)
		return NULL;
	context = sim_find(sim.devices[device].primary, SIM_CONTEXT_OBJECT);
	if (!context)
		*error = -ENXIO;
	return context;
}

static void free_block(struct sim_block *block)
{
	struct sim_heap *heap = block->heap;

	sim_heap_give(block);
	if (!heap->pooled)
		sim_heap_trim(heap, 0);
}

int sim_alloc(int device, enum role_space space, uint64_t bytes, uint64_t row, uint64_t rows,
	      uint64_t *key)
{
	struct sim_block block = {0};
	struct sim_block *kept;
	struct sim_context *context;
	int error = 0;
	int here;

	if (device == ROLE_DEVICE_NONE)
		return sim_host_alloc(bytes, key);
	here = sim_lock_here(device);
	if (here < 0)
		return here;
	context = context_on(here, &error);
	if (context)
		error = sim_heap_take(&context->heap, bytes, &block);
	if (error)
		goto out;
	kept = sim_add(sizeof(*kept), space == ROLE_ADDRESS ? block.address : 0, SIM_BLOCK);
	if (!kept) {
		free_block(&block);
		error = -ENOMEM;
		goto out;
	}
	block.object = kept->object;
	block.object.owner = context->object.key;
	block.object.device = here;
	block.row = space == ROLE_ARRAY ? row : 0;
	block.rows = rows;
	*kept = block;
	*key = kept->object.key;
out:
	sim_unlock();
	return error;
}

static void free_foreign(struct sim_foreign *foreign)
{
	if (foreign->backing.bytes)
		sim_unmap(foreign->base, foreign->backing.bytes, false);
	sim_discharge(foreign->object.device, foreign->charged);
}

void sim_object_free(struct sim_object *object)
{
	struct sim_block *block = (struct sim_block *)object;

	if (object->kind == SIM_BLOCK)
		free_block(block);
	else if (object->kind == SIM_HOST)
		munmap((void *)(uintptr_t)block->address, block->bytes);
	else if (object->kind == SIM_FOREIGN)
		free_foreign((struct sim_foreign *)object);
	else if (object->kind == SIM_MODULE)
		sim_discharge(object->device, sim.config.module);
	sim_drop(object);
}

int sim_host_free(uint64_t key)
{
	struct sim_object *object;

	sim_lock();
	object = sim_find(key, SIM_HOST);
	if (object)
		sim_object_free(object);
	sim_unlock();
	return object ? 0 : -EINVAL;
}

/* The program's own memory, which the device may read from now on. */
int sim_host_register(uint64_t address, uint64_t bytes)
{
	struct sim_block *block;
	int error = 0;

	if (!address || !bytes)
		return -EINVAL;
	sim_lock();
	if (sim_find(address, SIM_REGISTERED))
		error = -EINVAL;
	block = error ? NULL : sim_add(sizeof(*block), address, SIM_REGISTERED);
	if (block) {
		block->address = address;
		block->bytes = bytes;
	} else if (!error) {
		error = -ENOMEM;
	}
	sim_unlock();
	return error;
}

int sim_host_unregister(uint64_t address)
{
	struct sim_object *object;

	sim_lock();
	object = sim_find(address, SIM_REGISTERED);
	if (object)
		sim_drop(object);
	sim_unlock();
	return object ? 0 : -EINVAL;
}

static bool part_of(struct sim_object *object, uint64_t address, struct sim_found *out)
{
	const struct sim_foreign *foreign = (const struct sim_foreign *)object;
	const struct sim_block *block = (const struct sim_block *)object;
	struct sim_found found = {.object = object,
				  .host = object->kind == SIM_HOST ||
					  object->kind == SIM_REGISTERED};

	if (object->kind == SIM_FOREIGN) {
		found.base = foreign->base;
		found.bytes = foreign->backing.bytes;
	} else if (found.host || (object->kind == SIM_BLOCK && object->key == block->address)) {
		found.base = block->address;
		found.bytes = block->bytes;
	}
	*out = found;
	return address >= found.base && address - found.base < found.bytes;
}

bool sim_memory_at(uint64_t address, struct sim_found *out)
{
	struct sim_object *object;

	for (object = sim_each(NULL, 0); object; object = sim_each(object, 0))
		if (part_of(object, address, out))
			return true;
	return sim_mapping_at(address, out) || sim_graph_memory_at(address, out);
}

/* A capturing stream turns it into a node. */
static bool record_free(uint64_t key, uint64_t stream)
{
	struct sim_stream *queue = sim_stream_of(stream, NULL);

	if (!queue || !queue->capture)
		return false;
	return !sim_record(queue->capture, (struct sim_node){.work = SIM_WORK_FREE, .to = key});
}

static int free_key(uint64_t key, uint64_t stream, bool queued)
{
	struct sim_object *object = sim_find(key, 0);

	if (!object)
		return -EINVAL;
	if (queued && record_free(key, stream))
		return 0;
	switch (object->kind) {
	case SIM_BLOCK:
	case SIM_HOST:
	case SIM_FOREIGN:
		sim_object_free(object);
		return 0;
	case SIM_GRAPH_MEMORY:
		sim_graph_memory_free(object);
		return 0;
	default:
		return -EINVAL;
	}
}

/* Freeing NULL is allowed. Memory that plain calls free is in use until the device is idle. */
int sim_free(uint64_t key, uint64_t stream, bool queued)
{
	int error;

	if (!key)
		return 0;
	sim_lock();
	if (!queued)
		sim_idle_all();
	error = free_key(key, stream, queued);
	sim_unlock();
	return error;
}

/* Another name of code that is loaded already. */
int sim_same(uint64_t known, uint64_t *key)
{
	*key = known;
	return known ? 0 : -EINVAL;
}

/* Code that is loaded: it costs, and its kernels are looked up by name only. */
int sim_footprint(int device, uint64_t *key)
{
	struct sim_object *module;
	struct sim_context *context;
	int here = sim_lock_here(device);
	int error = 0;

	if (here < 0)
		return here;
	context = sim_current(&error);
	if (context)
		error = sim_charge(here, sim.config.module);
	if (!error) {
		module = sim_add(sizeof(*module), 0, SIM_MODULE);
		if (module) {
			module->device = here;
			module->owner = context->object.key;
			*key = module->key;
		} else {
			sim_discharge(here, sim.config.module);
			error = -ENOMEM;
		}
	}
	sim_unlock();
	return error;
}

int sim_unload(uint64_t key)
{
	struct sim_object *module;

	sim_lock();
	module = sim_find(key, SIM_MODULE);
	if (module)
		sim_object_free(module);
	sim_unlock();
	return module ? 0 : -EINVAL;
}

static struct sim_pool *pool_of(int device, uint64_t key)
{
	struct sim_device *here;
	struct sim_pool *pool;

	if (key)
		return sim_find(key, SIM_POOL_OBJECT);
	here = &sim.devices[device];
	if (here->pool)
		return sim_find(here->pool, SIM_POOL_OBJECT);
	pool = sim_add(sizeof(*pool), 0, SIM_POOL_OBJECT);
	if (!pool)
		return NULL;
	pool->object.device = device;
	sim_heap_init(&pool->heap, device, SIM_POOL_CHUNK, true);
	here->pool = pool->object.key;
	return pool;
}

int sim_pool_create(int device, uint64_t *out)
{
	struct sim_pool *pool;
	int here = sim_lock_here(device);
	uint64_t first;

	if (here < 0)
		return here;
	first = sim.devices[here].pool;
	sim.devices[here].pool = 0;
	pool = pool_of(here, 0);
	sim.devices[here].pool = first;
	if (pool)
		*out = pool->object.key;
	sim_unlock();
	return pool ? 0 : -ENOMEM;
}

int sim_pool_destroy(uint64_t key)
{
	struct sim_pool *pool;
	struct sim_object *object, *next;
	int error = -EINVAL;

	sim_lock();
	pool = sim_find(key, SIM_POOL_OBJECT);
	if (pool && sim.devices[pool->object.device].pool != key) {
		for (object = sim_each(NULL, SIM_BLOCK); object; object = next) {
			next = sim_each(object, SIM_BLOCK);
			if (((struct sim_block *)object)->heap == &pool->heap)
				sim_object_free(object);
		}
		sim_heap_trim(&pool->heap, 0);
		sim_drop(&pool->object);
		error = 0;
	}
	sim_unlock();
	return error;
}

int sim_pool_default(int device, uint64_t *out)
{
	struct sim_pool *pool;
	int here = sim_lock_here(device);

	if (here < 0)
		return here;
	pool = pool_of(here, 0);
	if (pool)
		*out = pool->object.key;
	sim_unlock();
	return pool ? 0 : -ENOMEM;
}

static int pool_take(struct sim_pool *pool, uint64_t bytes, uint64_t *key)
{
	struct sim_block block = {0};
	struct sim_block *kept;
	int error = sim_heap_take(&pool->heap, bytes, &block);

	if (error)
		return error;
	kept = sim_add(sizeof(*kept), block.address, SIM_BLOCK);
	if (!kept) {
		sim_heap_give(&block);
		return -ENOMEM;
	}
	block.object = kept->object;
	block.object.device = pool->object.device;
	*kept = block;
	*key = block.address;
	return 0;
}

int sim_pool_alloc(int device, uint64_t key, uint64_t bytes, uint64_t stream, uint64_t *out)
{
	struct sim_stream *queue;
	struct sim_pool *pool;
	int error = 0;
	int here;

	sim_lock();
	queue = sim_stream_of(stream, &error);
	if (!queue)
		goto out;
	pool = sim_find(key, SIM_POOL_OBJECT);
	if (pool)
		here = pool->object.device;
	else
		here = device == ROLE_DEVICE_CURRENT ? queue->object.device
						     : sim_device_here(device);
	if (!pool && !key && here >= 0)
		pool = pool_of(here, 0);
	if (here < 0)
		error = here;
	else if (!pool)
		error = -EINVAL;
	else if (queue->capture)
		error = sim_record_alloc(queue->capture, here, bytes, out);
	else
		error = pool_take(pool, bytes, out);
out:
	sim_unlock();
	return error;
}

int sim_pool_alloc_from(int device, uint64_t pool, uint64_t bytes, uint64_t stream, uint64_t *out)
{
	return pool ? sim_pool_alloc(device, pool, bytes, stream, out) : -EINVAL;
}

int sim_pool_attribute(uint64_t key, int64_t figure, void *out)
{
	const struct sim_pool *pool;
	uint64_t value = 0;

	sim_lock();
	pool = sim_find(key, SIM_POOL_OBJECT);
	if (pool && figure == SIM_RESERVED)
		value = pool->heap.reserved;
	else if (pool && figure == SIM_RESERVED_HIGH)
		value = pool->heap.reserved_high;
	else if (pool && figure == SIM_USED)
		value = pool->heap.used;
	else if (pool && figure == SIM_USED_HIGH)
		value = pool->heap.used_high;
	else if (pool && figure == SIM_THRESHOLD)
		value = pool->heap.threshold;
	sim_unlock();
	if (!pool || !out)
		return -EINVAL;
	if (figure == SIM_FIGURE_NONE)
		memset(out, 0, sizeof(int)); /* the narrowest that such a figure is */
	else
		memcpy(out, &value, sizeof(value));
	return 0;
}

int sim_pool_change(uint64_t key, uint64_t keep, int64_t figure, const void *value)
{
	struct sim_pool *pool;
	int device;

	sim_lock();
	device = key ? -1 : sim_current_device();
	pool = key || device >= 0 ? pool_of(device, key) : NULL;
	if (pool && !value)
		sim_heap_trim(&pool->heap, keep);
	else if (pool && figure == SIM_THRESHOLD)
		memcpy(&pool->heap.threshold, value, sizeof(pool->heap.threshold));
	else if (pool && figure == SIM_RESERVED_HIGH)
		pool->heap.reserved_high = pool->heap.reserved;
	else if (pool && figure == SIM_USED_HIGH)
		pool->heap.used_high = pool->heap.used;
	sim_unlock();
	return pool ? 0 : -EINVAL;
}

static int import_blob(const struct blob *blob, struct sim_foreign *foreign)
{
	uint64_t skip = blob->offset % sim_page(1);
	int fd = sim_fetch(blob->client);

	if (fd < 0)
		return -EINVAL;
	foreign->backing = (struct sim_backing){
		.own_file = true,
		.offset = blob->offset - skip,
		.bytes = sim_page(blob->bytes + skip),
	};
	sim_file_keep(&foreign->backing.file, fd);
	foreign->base = sim_map(&foreign->backing, 0);
	sim_file_close(&foreign->backing.file);
	return foreign->base ? 0 : -ENOMEM;
}

static int import(struct sim_foreign *foreign, const void *handle, size_t handle_bytes,
		  uint64_t bytes, uint64_t *skip)
{
	struct blob blob;
	int error;

	*skip = 0;
	if (handle_bytes >= sizeof(blob)) {
		memcpy(&blob, handle, sizeof(blob));
		if (blob.magic == BLOB_MAGIC) {
			*skip = blob.offset % sim_page(1);
			return import_blob(&blob, foreign);
		}
	}
	if (!bytes)
		return -EINVAL;
	error = sim_charge(foreign->object.device, bytes);
	if (!error)
		foreign->charged = bytes;
	return error;
}

/* An exported handle is charged to its maker; foreign memory of a stated size is charged here. */
int sim_import(const void *handle, size_t handle_bytes, uint64_t bytes, int device,
	       enum role_space space, uint64_t *key)
{
	struct sim_foreign foreign = {0};
	struct sim_foreign *kept;
	const struct sim_context *context;
	uint64_t skip = 0;
	int here = sim_lock_here(device);
	int error = 0;
	int fd;

	if (here < 0)
		return here;
	context = sim_current(&error);
	foreign.object.device = here;
	if (context && handle_bytes == sizeof(int) && !bytes) {
		memcpy(&fd, handle, sizeof(fd));
		error = sim_import_physical(fd, here, key);
		goto out;
	}
	if (context)
		error = import(&foreign, handle, handle_bytes, bytes, &skip);
	if (error)
		goto out;
	kept = sim_add(sizeof(*kept),
		       foreign.base && space != ROLE_PHYSICAL ? foreign.base + skip : 0,
		       SIM_FOREIGN);
	if (!kept) {
		free_foreign(&foreign);
		error = -ENOMEM;
		goto out;
	}
	foreign.object = kept->object;
	foreign.object.device = here;
	foreign.object.owner = context->object.key;
	*kept = foreign;
	*key = kept->object.key;
out:
	sim_unlock();
	return error;
}

static bool export_block(uint64_t key, struct blob *blob)
{
	const struct sim_block *block = sim_find(key, SIM_BLOCK);

	if (!block)
		return false;
	*blob = (struct blob){
		.magic = BLOB_MAGIC,
		.client = sim.client,
		.offset = block->chunk->backing.offset + (block->address - block->chunk->base),
		.bytes = block->bytes,
	};
	return true;
}

int sim_ipc_export(uint64_t key, void *out, size_t out_bytes)
{
	struct blob blob;
	int error = 0;
	int fd;

	sim_lock();
	if (out_bytes >= sizeof(blob)) {
		memset(out, 0, out_bytes);
		if (export_block(key, &blob))
			memcpy(out, &blob, sizeof(blob));
		else
			error = -EINVAL;
	} else {
		error = sim_export_physical(key, &fd);
		if (!error)
			memcpy(out, &fd, sizeof(fd));
	}
	sim_unlock();
	return error;
}
