/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "fake_port.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "config.h"
#include "memory/ledger.h"
#include "port.h"
#include "memory/quota.h"

#define OBJECTS (1u << 18)
#define CHUNK_SLOTS 4096
#define SLOT 512
#define FOLLOWS_MS 500 /* by when the account has caught up with the driver */
#define GRANULE (2 * MIB)
#define POOL_STEP (32 * MIB)

enum kind { VACANT, LARGE, SMALL, MANAGED, CONTEXT, POOL, POOLED, PHYSICAL, MAPPING, GRAPH, EXEC };

struct object {
	enum kind kind;
	int device;
	uint64_t key, bytes, owner, parent, threshold, used;
	unsigned refs, maps, chunk, slot;
	uint64_t mapped;
};

struct chunk {
	int device;
	uint64_t key;
	uint64_t owner;
	unsigned used;
	bool live, slots[CHUNK_SLOTS];
};

struct shared {
	_Atomic uint64_t used[FAKE_DEVICES];
};

const struct config_alias config_aliases[] = {{0}};

_Thread_local int fake_device;
_Thread_local uint64_t fake_owner;
bool fake_nameless;
_Atomic uint64_t fake_asked;

static struct shared *shared;
static struct fake_options options;
static char state_folder[64];

static struct {
	pthread_mutex_t lock;
	struct object objects[OBJECTS];
	struct chunk *chunks[4096];
	uint64_t next_key;
	uint64_t held[FAKE_DEVICES]; /* this process's, all of it */
	uint64_t peak[FAKE_DEVICES];
	uint64_t managed[FAKE_DEVICES];
	uint64_t default_pool[FAKE_DEVICES];
	uint64_t graph_reserved[FAKE_DEVICES], graph_busy[FAKE_DEVICES];
	unsigned primary[FAKE_DEVICES];
	uint64_t primary_key[FAKE_DEVICES];
} driver = {.lock = PTHREAD_MUTEX_INITIALIZER};

void fake_fail(const char *file, int line, const char *what)
{
	fprintf(stderr, "%s:%d: not true: %s\n", file, line, what);
	abort();
}

void fake_same(const char *file, int line, const char *a, uint64_t x, const char *b, uint64_t y)
{
	if (x == y)
		return;
	fprintf(stderr, "%s:%d: %s is %llu (%.3f MiB), %s is %llu (%.3f MiB)\n", file, line, a,
		(unsigned long long)x, (double)x / MIB, b, (unsigned long long)y, (double)y / MIB);
	abort();
}

void fake_init(const struct fake_options *with, const char *limit)
{
	options = *with;
	if (!options.total)
		options.total = 64 * GIB;
	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		      0);
	driver.next_key = UINT64_C(0x7f0000000000);
	snprintf(state_folder, sizeof(state_folder), "/tmp/porter-test-XXXXXX");
	CHECK(mkdtemp(state_folder));
	setenv("PORTER_STATE", state_folder, 1);
	setenv("PORTER_TENANT", "test", 1);
	unsetenv("PORTER_CONFIG");
	unsetenv("PORTER_MEMORY");
	if (limit)
		setenv("PORTER_MEMORY", limit, 1);
}

void fake_cleanup(void)
{
	char command[128];

	snprintf(command, sizeof(command), "rm -rf %s", state_folder);
	CHECK(!system(command));
}

void fake_forked(void)
{
	memset(driver.objects, 0, sizeof(driver.objects));
	memset(driver.held, 0, sizeof(driver.held));
	memset(driver.managed, 0, sizeof(driver.managed));
	memset(driver.chunks, 0, sizeof(driver.chunks));
	memset(driver.default_pool, 0, sizeof(driver.default_pool));
	memset(driver.graph_reserved, 0, sizeof(driver.graph_reserved));
	memset(driver.primary, 0, sizeof(driver.primary));
}

/* --- the driver: all below is called with its lock held, up to the unlocked wrappers ----------------------------- */

static void lock(void)
{
	pthread_mutex_lock(&driver.lock);
}
static void unlock(void)
{
	pthread_mutex_unlock(&driver.lock);
}

static bool take(int device, uint64_t bytes)
{
	if (atomic_fetch_add(&shared->used[device], bytes) + bytes > options.total) {
		atomic_fetch_sub(&shared->used[device], bytes);
		return false;
	}
	driver.held[device] += bytes;
	if (driver.held[device] > driver.peak[device])
		driver.peak[device] = driver.held[device];
	return true;
}

/* While the driver's lock is held nothing leaves it, so nothing that it holds may be missing in the account. */
static bool take_covered(int device, uint64_t bytes)
{
	uint64_t charged;

	if (!take(device, bytes))
		return false;
	charged = options.witness ? account(device) : UINT64_MAX;
	if (charged < driver.held[device])
		SAME(charged, driver.held[device]);
	return true;
}

static void give(int device, uint64_t bytes)
{
	atomic_fetch_sub(&shared->used[device], bytes);
	driver.held[device] -= bytes;
}

static struct object *find(uint64_t key)
{
	for (size_t n = 0, i = key >> 9; n < OBJECTS; n++, i++) {
		struct object *object = &driver.objects[i % OBJECTS];

		if (object->kind && object->key == key)
			return object;
		if (!object->key)
			return NULL;
	}
	return NULL;
}

static struct object *add(enum kind kind, int device, uint64_t key, uint64_t bytes)
{
	for (size_t n = 0, i = key >> 9; n < OBJECTS; n++, i++) {
		struct object *object = &driver.objects[i % OBJECTS];

		if (object->kind)
			continue;
		*object = (struct object){.kind = kind,
					  .device = device,
					  .key = key,
					  .bytes = bytes,
					  .owner = fake_owner,
					  .refs = 1};
		return object;
	}
	fake_fail(__FILE__, __LINE__, "the test's driver has too many objects");
}

static void drop(struct object *object)
{
	object->kind = VACANT; /* its key stays, so that probing goes on over it */
}

static uint64_t new_key(uint64_t bytes)
{
	uint64_t key = driver.next_key;

	driver.next_key += (bytes + GRANULE) / GRANULE * GRANULE;
	return key;
}

static uint64_t align(uint64_t bytes, uint64_t to)
{
	return options.exact ? bytes : (bytes + to - 1) / to * to;
}

static int small_alloc(int device, uint64_t bytes, uint64_t *key)
{
	unsigned want = (unsigned)((bytes + SLOT - 1) / SLOT), free_index = 0;
	struct object *object;

	for (unsigned i = 0; i < 4096; i++) {
		struct chunk *chunk = driver.chunks[i];
		unsigned run = 0;

		if (!chunk || !chunk->live) {
			free_index = free_index ? free_index : i + 1;
			if (!chunk)
				break;
			continue;
		}
		if (chunk->device != device || chunk->owner != fake_owner ||
		    chunk->used + want > CHUNK_SLOTS)
			continue;
		for (unsigned slot = 0; slot < CHUNK_SLOTS; slot++) {
			run = chunk->slots[slot] ? 0 : run + 1;
			if (run < want)
				continue;
			slot = slot + 1 - want;
			memset(&chunk->slots[slot], 1, want);
			chunk->used += want;
			*key = chunk->key + (uint64_t)slot * SLOT;
			object = add(SMALL, device, *key, (uint64_t)want * SLOT);
			object->chunk = i;
			object->slot = slot;
			return 0;
		}
	}
	CHECK(free_index);
	if (!take_covered(device, GRANULE))
		return FAKE_NO_MEMORY;
	if (!driver.chunks[free_index - 1])
		driver.chunks[free_index - 1] = calloc(1, sizeof(struct chunk));
	*driver.chunks[free_index - 1] = (struct chunk){
		.device = device, .key = new_key(GRANULE), .owner = fake_owner, .live = true};
	return small_alloc(device, bytes, key);
}

static int alloc(enum kind kind, uint64_t bytes, uint64_t *key)
{
	int device = fake_device;
	uint64_t rounded = align(bytes, GRANULE);

	if (!bytes)
		return FAKE_INVALID;
	if (bytes < GRANULE && !options.exact && kind == LARGE)
		return small_alloc(device, bytes, key);
	if (!take_covered(device, rounded))
		return FAKE_NO_MEMORY;
	if (kind == MANAGED && options.managed_unlisted)
		driver.managed[device] += rounded;
	*key = new_key(rounded);
	add(kind, device, *key, rounded);
	return 0;
}

static void free_object(struct object *object)
{
	struct chunk *chunk;

	switch (object->kind) {
	case SMALL:
		chunk = driver.chunks[object->chunk];
		memset(&chunk->slots[object->slot], 0, object->bytes / SLOT);
		chunk->used -= (unsigned)(object->bytes / SLOT);
		if (!chunk->used) {
			chunk->live = false;
			give(chunk->device, GRANULE);
		}
		break;
	case MANAGED:
		if (options.managed_unlisted)
			driver.managed[object->device] -= object->bytes;
		give(object->device, object->bytes);
		break;
	case POOLED:
		find(object->parent)->used -= object->bytes;
		break;
	default:
		give(object->device, object->bytes);
	}
	drop(object);
}

int fake_alloc(uint64_t bytes, uint64_t *key)
{
	int status;

	lock();
	status = alloc(LARGE, bytes, key);
	unlock();
	return status;
}

int fake_free(uint64_t key)
{
	struct object *object;
	int status = FAKE_INVALID;

	lock();
	object = find(key);
	if (object &&
	    (object->kind == LARGE || object->kind == SMALL || object->kind == MANAGED ||
	     object->kind == POOLED)) {
		free_object(object);
		status = 0;
	}
	unlock();
	return status;
}

int fake_pool_free(uint64_t key)
{
	return fake_free(key);
}

static void pool_shrink(struct object *pool, uint64_t keep)
{
	uint64_t least = align(pool->used, GRANULE);

	if (least < keep)
		least = keep;
	if (pool->bytes > least) {
		give(pool->device, pool->bytes - least);
		pool->bytes = least;
	}
}

void fake_synchronize(int device)
{
	lock();
	for (size_t i = 0; i < OBJECTS; i++)
		if (driver.objects[i].kind == POOL && driver.objects[i].device == device)
			pool_shrink(&driver.objects[i], driver.objects[i].threshold);
	unlock();
}

static uint64_t pool_key(int device, uint64_t pool)
{
	if (pool)
		return pool;
	if (!driver.default_pool[device]) {
		driver.default_pool[device] = new_key(1);
		add(POOL, device, driver.default_pool[device], 0)->threshold = 0;
	}
	return driver.default_pool[device];
}

static int pool_alloc(uint64_t handle, uint64_t bytes, uint64_t *key)
{
	struct object *pool = find(pool_key(fake_device, handle)), *object;
	uint64_t rounded = align(bytes, SLOT), room;

	if (!pool)
		return FAKE_INVALID;
	room = pool->bytes - pool->used;
	if (room < rounded) {
		uint64_t step = align(rounded - room, POOL_STEP);

		if (!take_covered(pool->device, step)) {
			step = align(rounded - room, GRANULE);
			if (!take_covered(pool->device, step))
				return FAKE_NO_MEMORY;
		}
		pool->bytes += step;
	}
	pool->used += rounded;
	*key = new_key(rounded);
	object = add(POOLED, pool->device, *key, rounded);
	object->parent = pool->key;
	return 0;
}

static void maybe_free_physical(struct object *object)
{
	if (object->refs || object->maps)
		return;
	give(object->device, object->bytes);
	drop(object);
}

int fake_graph_make(int device, uint64_t bytes, uint64_t *graph)
{
	lock();
	*graph = new_key(1);
	add(GRAPH, device, *graph, bytes);
	unlock();
	return 0;
}

static int launch(uint64_t exec)
{
	struct object *object = find(exec);
	uint64_t need;

	if (!object || object->kind != EXEC)
		return FAKE_INVALID;
	/* All of the device's graph memory is used by one graph at a time, except the part that is
	 * in use in another stream. */
	need = align(object->bytes, options.exact ? GRANULE : POOL_STEP) +
		driver.graph_busy[object->device];
	if (need > driver.graph_reserved[object->device]) {
		if (!take_covered(object->device, need - driver.graph_reserved[object->device]))
			return FAKE_NO_MEMORY;
		driver.graph_reserved[object->device] = need;
	}
	return 0;
}

static void graph_trim(int device)
{
	give(device, driver.graph_reserved[device]);
	driver.graph_reserved[device] = 0;
}

static void context_gone(uint64_t key)
{
	for (size_t i = 0; i < OBJECTS; i++) {
		struct object *object = &driver.objects[i];

		if (object->owner == key &&
		    (object->kind == LARGE || object->kind == SMALL || object->kind == MANAGED))
			free_object(object);
	}
}

static int context(int device, uint64_t *key)
{
	if (!take(device, options.context))
		return FAKE_NO_MEMORY;
	*key = new_key(1);
	add(CONTEXT, device, *key, options.context);
	return 0;
}

void fake_module(int device, int64_t bytes)
{
	lock();
	if (bytes > 0)
		CHECK(take(device, (uint64_t)bytes));
	else
		give(device, (uint64_t)-bytes);
	unlock();
}

void fake_exit(void)
{
	lock();
	for (int device = 0; device < FAKE_DEVICES; device++)
		give(device, driver.held[device]);
	unlock();
}

uint64_t fake_figure(int device)
{
	uint64_t bytes;

	lock();
	bytes = driver.held[device];
	unlock();
	return bytes;
}

void fake_graph_busy(int device, uint64_t bytes)
{
	lock();
	driver.graph_busy[device] = bytes;
	unlock();
}

uint64_t fake_peak(int device)
{
	uint64_t bytes;

	lock();
	bytes = driver.peak[device];
	unlock();
	return bytes;
}

uint64_t fake_figure_of_all(int device)
{
	return atomic_load(&shared->used[device]);
}

void fake_foreign(int device, uint64_t bytes)
{
	atomic_fetch_add(&shared->used[device], bytes);
}

/* --- the port ---------------------------------------------------------------------------------------------------- */

int port_current_device(int *device)
{
	*device = fake_device;
	return fake_device < 0 ? -ENODEV : 0;
}

int port_handle_device(uint64_t handle)
{
	return (int)handle;
}

uint64_t port_current_owner(void)
{
	return fake_owner;
}

int port_identify(int device, struct port_device *out)
{
	memset(out, 0, sizeof(*out));
	if (fake_nameless || device < 0 || device >= FAKE_DEVICES)
		return -ENODEV;
	snprintf(out->uuid, sizeof(out->uuid), "GPU-fake-%d", device);
	out->index = device;
	out->total = options.total;
	return 0;
}

int port_device_count(int *count)
{
	*count = FAKE_DEVICES;
	return 0;
}

int port_process_bytes(int device, uint64_t *bytes)
{
	atomic_fetch_add(&fake_asked, 1);
	if (options.silent)
		return -ENOTSUP;
	lock();
	*bytes = driver.held[device] - driver.managed[device];
	unlock();
	return options.unrecognized && *bytes ? -ENOTSUP : 0;
}

int port_device_free(int device, uint64_t *bytes)
{
	*bytes = options.total - atomic_load(&shared->used[device]);
	usleep(options.slow * 1000);
	return 0;
}

int port_context_active(int device)
{
	int active;

	lock();
	active = driver.primary[device] > 0;
	unlock();
	return active;
}

int port_context_owner(int device, uint64_t *owner)
{
	lock();
	*owner = driver.primary_key[device];
	unlock();
	return 0;
}

int port_current_pool(int device, uint64_t *pool)
{
	lock();
	*pool = pool_key(device, 0);
	unlock();
	return 0;
}

static int pool_figure(int device, uint64_t pool, uint64_t *bytes, bool used)
{
	struct object *object;

	lock();
	object = find(pool_key(device, pool));
	if (!object || object->kind != POOL)
		fake_fail(__FILE__, __LINE__, "asked about a pool that was destroyed");
	*bytes = used ? object->used : object->bytes;
	unlock();
	return 0;
}

int port_pool_reserved(int device, uint64_t pool, uint64_t *bytes)
{
	return pool_figure(device, pool, bytes, false);
}

int port_pool_used(int device, uint64_t pool, uint64_t *bytes)
{
	return pool_figure(device, pool, bytes, true);
}

int port_graph_reserved(int device, uint64_t *bytes)
{
	lock();
	*bytes = driver.graph_reserved[device];
	unlock();
	return 0;
}

int port_graph_bound(uint64_t graph, uint64_t *bytes, int devices)
{
	struct object *object;

	lock();
	object = find(graph);
	CHECK(object->device < devices);
	bytes[object->device] = object->bytes;
	unlock();
	return 0;
}

bool port_stream_recording(uint64_t stream)
{
	(void)stream;
	return false;
}

void port_trim(int device, uint64_t pool)
{
	struct object *object;

	lock();
	object = find(pool_key(device, pool));
	if (!object || object->kind != POOL)
		fake_fail(__FILE__, __LINE__, "trims a pool that was destroyed");
	pool_shrink(object, 0);
	if (!pool)
		graph_trim(device);
	unlock();
}

int32_t port_driver_pid(void)
{
	return (int32_t)getpid();
}

/* fake_exit dropped it all. */
int port_process_gone(int device, int32_t driver_pid)
{
	(void)device;
	(void)driver_pid;
	return 1;
}

/* --- hooks, shaped as the generated ones -------------------------------------------------------------------------- */

static int hooked_alloc(enum kind kind, uint64_t bytes, uint64_t *key, bool unlisted)
{
	struct role_alloc op = {.device = ROLE_DEVICE_CURRENT,
				.space = ROLE_ADDRESS,
				.bytes = bytes,
				.unlisted = unlisted};
	int result = FAKE_NO_MEMORY;
	bool in = role_enter();

	if (in && role_alloc_before(&op))
		goto out;
	do {
		lock();
		result = alloc(kind, bytes, key);
		unlock();
	} while (in && result == FAKE_NO_MEMORY && role_alloc_again(&op));
	if (!in)
		return result;
	if (result) {
		role_alloc_cancel(&op);
	} else if (role_alloc_after(&op, *key, op.bytes)) {
		fake_free(*key);
		role_alloc_cancel(&op);
		result = FAKE_NO_MEMORY;
	}
out:
	role_leave();
	return result;
}

int hook_alloc(uint64_t bytes, uint64_t *key)
{
	return hooked_alloc(LARGE, bytes, key, false);
}

int hook_managed(uint64_t bytes, uint64_t *key)
{
	return hooked_alloc(MANAGED, bytes, key, true);
}

int hook_free(uint64_t key)
{
	struct role_free op = {.space = ROLE_ADDRESS, .key = key};
	int result;

	if (!role_enter())
		return fake_free(key);
	role_free_before(&op);
	result = fake_free(key);
	role_free_after(&op, !result);
	role_leave();
	return result;
}

static int real_context(int device, bool primary, uint64_t *key)
{
	int result = 0;

	lock();
	if (!primary)
		result = context(device, key);
	else if (!driver.primary[device])
		result = context(device, &driver.primary_key[device]);
	driver.primary[device] += primary && !result;
	unlock();
	return result;
}

static int real_context_destroy(uint64_t key)
{
	struct object *object;
	int result = FAKE_INVALID;

	lock();
	object = find(key);
	if (object && object->kind == CONTEXT) {
		context_gone(key);
		free_object(object);
		result = 0;
	}
	unlock();
	return result;
}

static int real_primary_release(int device)
{
	bool last;

	lock();
	last = driver.primary[device] == 1;
	driver.primary[device] -= driver.primary[device] > 0;
	unlock();
	return last ? real_context_destroy(driver.primary_key[device]) : 0;
}

static int hooked_context(int device, bool primary, uint64_t *key)
{
	struct role_context op = {.device = device, .shared = primary};
	int result = FAKE_NO_MEMORY;

	if (!role_enter())
		return real_context(device, primary, key);
	if (!role_context_before(&op)) {
		result = real_context(device, primary, key);
		if (role_context_after(&op, !result) && !result) {
			if (primary)
				real_primary_release(device);
			else
				real_context_destroy(*key);
			result = FAKE_NO_MEMORY;
		}
	}
	role_leave();
	return result;
}

int hook_context(int device, uint64_t *key)
{
	return hooked_context(device, false, key);
}

int hook_primary(int device)
{
	return hooked_context(device, true, NULL);
}

int hook_context_destroy(uint64_t key)
{
	bool in = role_enter();
	int result = real_context_destroy(key);

	if (in && !result)
		role_context_gone(key, ROLE_DEVICE_CURRENT);
	if (in)
		role_leave();
	return result;
}

int hook_primary_release(int device)
{
	bool in = role_enter();
	int result = real_primary_release(device);

	if (in && !result)
		role_context_gone(0, device);
	if (in)
		role_leave();
	return result;
}

int hook_module(int device, int64_t bytes)
{
	bool in = role_enter();

	fake_module(device, bytes);
	if (in) {
		role_footprint_changed(device);
		role_leave();
	}
	return 0;
}

int hook_load(int device, uint64_t bytes)
{
	struct role_growth op = {.device = device};
	int result = FAKE_NO_MEMORY;

	if (!role_enter())
		return 0;
	if (role_growth_before(&op))
		goto out;
	fake_module(device, (int64_t)bytes);
	result = 0;
	if (role_growth_after(&op)) {
		fake_module(device, -(int64_t)bytes);
		result = FAKE_NO_MEMORY;
	}
	role_growth_end(&op);
out:
	role_leave();
	return result;
}

int hook_lazy(int device, uint64_t bytes)
{
	struct role_growth op = {.device = device};
	int result = FAKE_NO_MEMORY;

	if (!role_enter())
		return 0;
	if (role_growth_before(&op))
		goto out;
	fake_module(device, (int64_t)bytes);
	result = 0;
	role_growth_end(&op);
out:
	role_leave();
	return result;
}

int hook_pool_create(int device, uint64_t threshold, uint64_t *pool)
{
	bool in = role_enter();

	lock();
	*pool = new_key(1);
	add(POOL, device, *pool, 0)->threshold = threshold;
	unlock();
	if (in) {
		role_pool_settle(device, *pool, false);
		role_leave();
	}
	return 0;
}

int hook_pool_destroy(uint64_t pool)
{
	bool in = role_enter();
	struct object *object;
	int device;

	if (in)
		role_pool_leaving(pool);
	lock();
	object = find(pool);
	CHECK(object && object->kind == POOL && !object->used);
	device = object->device;
	free_object(object);
	unlock();
	if (in) {
		role_pool_settle(device, pool, true);
		role_leave();
	}
	return 0;
}

int hook_pool_trim(int device, uint64_t pool)
{
	bool in = role_enter();

	lock();
	pool_shrink(find(pool_key(device, pool)), 0);
	unlock();
	if (in) {
		role_pool_settle(device, pool, false);
		role_leave();
	}
	return 0;
}

int hook_pool_alloc(uint64_t pool, uint64_t bytes, uint64_t *key)
{
	struct role_pool op = {.device = ROLE_DEVICE_CURRENT, .pool = pool, .bytes = bytes};
	int result = FAKE_NO_MEMORY;
	bool in = role_enter();

	if (in && role_pool_before(&op))
		goto out;
	do {
		lock();
		result = pool_alloc(pool, bytes, key);
		unlock();
	} while (in && result == FAKE_NO_MEMORY && role_pool_again(&op));
	if (!in)
		return result;
	if (role_pool_after(&op, !result) && !result) {
		fake_free(*key);
		result = FAKE_NO_MEMORY;
	}
out:
	role_leave();
	return result;
}

static int real_create(uint64_t bytes, uint64_t *handle)
{
	int result = 0;
	uint64_t rounded = align(bytes, GRANULE);

	lock();
	if (take_covered(fake_device, rounded)) {
		*handle = new_key(1);
		add(PHYSICAL, fake_device, *handle, rounded)->owner = 0;
	} else {
		result = FAKE_NO_MEMORY;
	}
	unlock();
	return result;
}

static int real_release(uint64_t handle)
{
	struct object *object;
	int result = FAKE_INVALID;

	lock();
	object = find(handle);
	if (object && object->kind == PHYSICAL && object->refs) {
		object->refs--;
		maybe_free_physical(object);
		result = 0;
	}
	unlock();
	return result;
}

int hook_create(uint64_t bytes, uint64_t *handle)
{
	struct role_alloc op = {
		.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL, .bytes = bytes};
	int result = FAKE_NO_MEMORY;

	if (!role_enter())
		return real_create(bytes, handle);
	if (!role_alloc_before(&op)) {
		do
			result = real_create(bytes, handle);
		while (result == FAKE_NO_MEMORY && role_alloc_again(&op));
		if (result) {
			role_alloc_cancel(&op);
		} else if (role_alloc_after(&op, *handle, bytes)) {
			real_release(*handle);
			role_alloc_cancel(&op);
			result = FAKE_NO_MEMORY;
		}
	}
	role_leave();
	return result;
}

int hook_release(uint64_t handle)
{
	struct role_free op = {.space = ROLE_PHYSICAL, .key = handle};
	int result;

	if (!role_enter())
		return real_release(handle);
	role_free_before(&op);
	result = real_release(handle);
	role_free_after(&op, !result);
	role_leave();
	return result;
}

int hook_retain(uint64_t address, uint64_t *handle)
{
	bool in = role_enter();
	struct object *object;

	lock();
	object = find(address);
	CHECK(object && object->kind == MAPPING);
	*handle = object->parent;
	find(*handle)->refs++;
	unlock();
	if (in) {
		role_physical_retain(*handle);
		role_leave();
	}
	return 0;
}

int hook_map(uint64_t address, uint64_t bytes, uint64_t handle)
{
	bool in = role_enter();

	lock();
	CHECK(!find(address));
	add(MAPPING, fake_device, address, bytes)->parent = handle;
	find(handle)->maps++;
	unlock();
	if (in) {
		role_physical_mapped(address, bytes, handle);
		role_leave();
	}
	return 0;
}

int hook_unmap(uint64_t address, uint64_t bytes)
{
	bool in = role_enter();
	uint64_t at = address;

	lock();
	while (at < address + bytes) {
		struct object *object = find(at), *physical;

		CHECK(object && object->kind == MAPPING);
		at += object->bytes;
		physical = find(object->parent);
		drop(object);
		physical->maps--;
		maybe_free_physical(physical);
	}
	unlock();
	if (in) {
		role_physical_unmapped(address, bytes);
		role_leave();
	}
	return 0;
}

static int real_instantiate(uint64_t graph, uint64_t *exec)
{
	struct object *object;
	int result = FAKE_NO_MEMORY;

	lock();
	object = find(graph);
	if (take_covered(object->device, options.graph)) {
		*exec = new_key(1);
		add(EXEC, object->device, *exec, object->bytes);
		result = 0;
	}
	unlock();
	return result;
}

static int real_exec_destroy(uint64_t exec)
{
	struct object *object;

	lock();
	object = find(exec);
	give(object->device, options.graph);
	drop(object);
	unlock();
	return 0;
}

int hook_instantiate(uint64_t graph, uint64_t *exec)
{
	struct role_growth op = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	int result = FAKE_NO_MEMORY;

	if (!role_enter())
		return real_instantiate(graph, exec);
	if (role_growth_before(&op))
		goto out;
	result = real_instantiate(graph, exec);
	if (!result && (role_graph_created(*exec, graph) || role_growth_after(&op))) {
		role_graph_destroyed(*exec);
		real_exec_destroy(*exec);
		result = FAKE_NO_MEMORY;
	}
	role_growth_end(&op);
out:
	role_leave();
	return result;
}

int hook_launch(uint64_t exec)
{
	struct role_graph op = {.exec = exec};
	int result = FAKE_NO_MEMORY;
	bool in = role_enter();

	if (!in || !role_graph_before(&op)) {
		lock();
		result = launch(exec);
		unlock();
		if (in)
			role_graph_after(&op, !result);
	}
	if (in)
		role_leave();
	return result;
}

int hook_exec_destroy(uint64_t exec)
{
	bool in = role_enter();

	real_exec_destroy(exec);
	if (in) {
		role_graph_destroyed(exec);
		role_leave();
	}
	return 0;
}

int hook_graph_trim(int device)
{
	bool in = role_enter();

	lock();
	graph_trim(device);
	unlock();
	if (in) {
		role_graph_trimmed(device);
		role_leave();
	}
	return 0;
}

/* --- the account ------------------------------------------------------------------------------- */

uint64_t account(int device)
{
	struct port_device id;
	struct quota_view view;

	port_identify(device, &id);
	return quota_view_uuid(id.uuid, &view) ? 0 : view.charged;
}

/* An answer that the sampler's own call makes uncertain is not the last one. */
uint64_t account_asked(int device)
{
	struct ledger *ledger = ledger_known(device);

	for (int tries = 0; ledger && tries < FOLLOWS_MS; tries++) {
		ledger_look(ledger, 0);
		if (account(device) == fake_figure(device))
			break;
		usleep(1000);
	}
	return account(device);
}
