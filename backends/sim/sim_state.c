/* SPDX-License-Identifier: Apache-2.0 */
/* Configuration, the lock, the table of keys, and failure injection. */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sim_internal.h"

#define FAILURES 32

struct failure {
	char role[32];
	unsigned long first, last;
	int error; /* -errno; SIGKILL positive */
	unsigned long calls;
};

struct sim_state sim = {
	.lock = PTHREAD_MUTEX_INITIALIZER,
	.work = PTHREAD_COND_INITIALIZER,
	.done = PTHREAD_COND_INITIALIZER,
	.daemon = {.fd = -1},
	.memory = {.fd = -1},
};

static struct failure failures[FAILURES];
static unsigned failure_count;
static pthread_once_t once = PTHREAD_ONCE_INIT;

uint64_t sim_bytes_of(const char *text, uint64_t otherwise)
{
	static const char units[] = "kmgtp";
	const char *unit;
	char *end;
	uint64_t value;

	if (!text || *text < '0' || *text > '9')
		return otherwise;
	value = strtoull(text, &end, 0);
	end += strspn(end, " ");
	unit = *end && *end != ',' ? strchr(units, *end | 0x20) : NULL;
	return unit ? value << 10 * (unit - units + 1) : value;
}

static void copy_text(char *out, const char *name, const char *otherwise)
{
	const char *text = getenv(name);

	snprintf(out, SIM_LABEL_MAX, "%s", text ? text : otherwise);
}

static int error_of(const char *word)
{
	if (!strcmp(word, "kill"))
		return SIGKILL;
	if (!strcmp(word, "invalid"))
		return -EINVAL;
	if (!strcmp(word, "not-supported"))
		return -ENOTSUP;
	if (!strcmp(word, "not-found"))
		return -ENOENT;
	if (!strcmp(word, "not-ready"))
		return -EAGAIN;
	return -ENOMEM;
}

/* "alloc:3", "launch:5-7=invalid", "free:*=kill", "oom-at=8GiB" */
static void read_failure(char *text)
{
	struct failure *failure = &failures[failure_count];
	char *what = strchr(text, '=');
	char *which = strchr(text, ':');
	char *dash;

	if (!strncmp(text, "oom-at=", 7)) {
		sim.config.fail_at = sim_bytes_of(text + 7, UINT64_MAX);
		return;
	}
	if (!which || failure_count == FAILURES)
		return;
	if (what)
		*what++ = '\0';
	*which++ = '\0';
	dash = strchr(which, '-');
	snprintf(failure->role, sizeof(failure->role), "%s", text);
	failure->error = error_of(what ? what : "");
	failure->first = *which == '*' ? 1 : strtoul(which, NULL, 10);
	failure->last = *which == '*' ? (unsigned long)-1
		: dash		      ? strtoul(dash + 1, NULL, 10)
				      : failure->first;
	failure_count++;
}

static void read_failures(void)
{
	const char *text = getenv("PORTER_SIM_FAIL");
	char *copy, *save, *part;

	copy = text ? strdup(text) : NULL;
	if (!copy)
		return;
	for (part = strtok_r(copy, ",", &save); part; part = strtok_r(NULL, ",", &save))
		read_failure(part);
	free(copy);
}

/* A number, or a UUID's beginning; -1: neither. */
static int visible_device(const char *text, char **end)
{
	size_t length = strcspn(text, ",");
	int device;

	if (*text >= '0' && *text <= '9')
		return (int)strtol(text, end, 10);
	*end = (char *)(uintptr_t)text + length;
	for (device = 0; length && device < SIM_DEVICES_MAX; device++)
		if (sim_device_named(device, text, length))
			return device;
	return -1;
}

static void read_visible(void)
{
	const char *text = getenv("PORTER_SIM_VISIBLE");
	struct sim_config *config = &sim.config;
	char *end;

	if (!text && sim_library.visibility)
		text = getenv(sim_library.visibility);

	config->visible_count = -1;
	if (!text || !sim_library.computes)
		return;
	for (config->visible_count = 0; config->visible_count < SIM_DEVICES_MAX;
	     text = end + (*end == ',')) {
		int device = visible_device(text, &end);

		if (device < 0)
			break;
		config->visible[config->visible_count++] = device;
	}
}

static void forked(void)
{
	pthread_mutex_init(&sim.lock, NULL);
	pthread_cond_init(&sim.work, NULL);
	pthread_cond_init(&sim.done, NULL);
	sim_close(true);
	sim_calls_forked();
	sim.ready = false;
	sim.initialised = false;
	sim.fault = 0;
	sim.buckets =
		NULL; /* the parent's objects name mappings that are no longer ours to manage */
	sim.bucket_count = 0;
	sim.object_count = 0;
}

static bool is_set(const char *name)
{
	const char *text = getenv(name);

	return text && strcmp(text, "0") != 0;
}

static void configure(void)
{
	struct sim_config *config = &sim.config;

	config->exact = is_set("PORTER_SIM_EXACT");
	config->takes_all = is_set("PORTER_SIM_TAKES_ALL");
	config->beside = is_set("PORTER_SIM_BESIDE");
	config->listed = is_set("PORTER_SIM_LISTED");
	config->slices =
		is_set("PORTER_SIM_SLICES") ? (unsigned)atoi(getenv("PORTER_SIM_SLICES")) : 0;
	config->context =
		sim_bytes_of(getenv("PORTER_SIM_CONTEXT"), config->exact ? 0 : 500 * SIM_MIB);
	config->module = sim_bytes_of(getenv("PORTER_SIM_MODULE"), config->exact ? 0 : 2 * SIM_MIB);
	config->graph = sim_bytes_of(getenv("PORTER_SIM_GRAPH"), config->exact ? 0 : 2 * SIM_MIB);
	config->kernel_ns = sim_bytes_of(getenv("PORTER_SIM_KERNEL_US"), 10) * 1000;
	config->serial = sim_bytes_of(getenv("PORTER_SIM_SERIAL"), 0);
	config->fail_at = UINT64_MAX;
	config->ahead = sim_clock_ahead();
	copy_text(config->name, "PORTER_SIM_NAME", "Simulated device");
	copy_text(config->prefix, "PORTER_SIM_UUID_PREFIX", config->slices ? "MIG-" : "GPU-");
	copy_text(config->label, "PORTER_SIM_LABEL", "");
	read_failures();
	read_visible();
	pthread_atfork(NULL, NULL, forked);
}

void sim_lock(void)
{
	pthread_once(&once, configure);
	pthread_mutex_lock(&sim.lock);
	if (sim.ready)
		return;
	sim.ready = true;
	sim.error = sim_open();
	if (!sim_library.has_init)
		sim.initialised = true;
}

void sim_unlock(void)
{
	pthread_mutex_unlock(&sim.lock);
}

bool sim_declines(bool recording)
{
	bool declines;

	sim_lock();
	declines = !sim.config.takes_all && (!recording || sim_records());
	sim_unlock();
	return declines;
}

static bool any_time(const char *role)
{
	return !strcmp(role, "init") || !strcmp(role, "version") || !strcmp(role, "lookup") ||
		!strcmp(role, "export-table") || !strcmp(role, "passthrough") ||
		!strcmp(role, "shutdown") || !strcmp(role, "function-table");
}

static int inject(const char *role)
{
	unsigned i;

	for (i = 0; i < failure_count; i++) {
		struct failure *failure = &failures[i];

		if (strcmp(failure->role, role) != 0)
			continue;
		failure->calls++;
		if (failure->calls < failure->first || failure->calls > failure->last)
			continue;
		if (failure->error == SIGKILL)
			kill(getpid(), SIGKILL);
		return failure->error;
	}
	return 0;
}

int sim_enter(const char *role)
{
	int error = 0;

	sim_lock();
	if (sim.error && strcmp(role, "version") != 0 && strcmp(role, "lookup") != 0)
		error = sim.error;
	else if (!sim.initialised && !any_time(role))
		error = -EPERM;
	else if (sim_has_failed() && !any_time(role))
		error = -EIO;
	else if (failure_count)
		error = inject(role);
	sim_unlock();
	return error;
}

int sim_init(void)
{
	sim_lock();
	sim.initialised = true;
	sim_unlock();
	return 0;
}

/* Others may still use the library: counted inits are not worth the trouble, so this only answers. */
int sim_shutdown(void)
{
	return 0;
}

int sim_version(uint64_t *out)
{
	*out = (uint64_t)sim_library.version;
	return 0;
}

static uint64_t bucket_of(uint64_t key, uint64_t count)
{
	return (key * 0x9e3779b97f4a7c15u >> 17) & (count - 1);
}

static bool grow(void)
{
	uint64_t count = sim.bucket_count ? sim.bucket_count * 2 : 256;
	struct sim_object **buckets = calloc(count, sizeof(*buckets));
	struct sim_object *object, *next;
	uint64_t i;

	if (!buckets)
		return false;
	for (i = 0; i < sim.bucket_count; i++) {
		for (object = sim.buckets[i]; object; object = next) {
			uint64_t at = bucket_of(object->key, count);

			next = object->next;
			object->next = buckets[at];
			buckets[at] = object;
		}
	}
	free(sim.buckets);
	sim.buckets = buckets;
	sim.bucket_count = count;
	return true;
}

/* Above every user address, so that a handle and an address never clash. */
uint64_t sim_handle(void)
{
	return 0x5000000000000000u + 16 * ++sim.next_handle;
}

void *sim_add(size_t bytes, uint64_t key, enum sim_kind kind)
{
	struct sim_object *object;
	uint64_t at;

	if (sim.object_count >= sim.bucket_count && !grow())
		return NULL;
	object = calloc(1, bytes);
	if (!object)
		return NULL;
	object->key = key ? key : sim_handle();
	object->kind = kind;
	at = bucket_of(object->key, sim.bucket_count);
	object->next = sim.buckets[at];
	sim.buckets[at] = object;
	sim.object_count++;
	return object;
}

/* kind 0: any */
void *sim_find(uint64_t key, enum sim_kind kind)
{
	struct sim_object *object;

	if (!sim.bucket_count)
		return NULL;
	for (object = sim.buckets[bucket_of(key, sim.bucket_count)]; object; object = object->next)
		if (object->key == key && (!kind || object->kind == kind))
			return object;
	return NULL;
}

void sim_drop(struct sim_object *object)
{
	struct sim_object **at = &sim.buckets[bucket_of(object->key, sim.bucket_count)];

	while (*at != object)
		at = &(*at)->next;
	*at = object->next;
	sim.object_count--;
	free(object);
}

struct sim_object *sim_each(struct sim_object *after, enum sim_kind kind)
{
	uint64_t at = 0;
	struct sim_object *object = NULL;

	if (!sim.bucket_count)
		return NULL;
	if (after) {
		at = bucket_of(after->key, sim.bucket_count);
		object = after->next;
	} else {
		object = sim.buckets[0];
	}
	for (;;) {
		for (; object; object = object->next)
			if (!kind || object->kind == kind)
				return object;
		if (++at == sim.bucket_count)
			return NULL;
		object = sim.buckets[at];
	}
}

int sim_device_here(int device)
{
	int count = sim.config.visible_count < 0 ? sim.device_count : sim.config.visible_count;

	if (device == ROLE_DEVICE_CURRENT)
		return sim_current_device();
	if (device < 0 || device >= count)
		return -ENODEV;
	if (sim.config.visible_count >= 0)
		device = sim.config.visible[device];
	return device >= 0 && device < sim.device_count ? device : -ENODEV;
}

int sim_lock_here(int device)
{
	sim_lock();
	device = sim_device_here(device);
	if (device < 0)
		sim_unlock();
	return device;
}

static void *symbol_of(const char *name)
{
	unsigned low = 0, high = sim_library.symbol_count;

	while (low < high) {
		unsigned middle = low + (high - low) / 2;
		int order = strcmp(name, sim_library.symbols[middle].name);

		if (!order)
			return sim_library.symbols[middle].entry;
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}

/* Where a name has per-thread variants, asking for one is never answered by another. */
static bool has_threaded(const char *name)
{
	unsigned i;

	for (i = 0; i < sim_library.lookup_count; i++)
		if (sim_library.lookups[i].per_thread && !strcmp(sim_library.lookups[i].name, name))
			return true;
	return false;
}

/* status: 0 found, 1 no such name, 2 not in that version yet */
int sim_lookup(const char *name, int version, int per_thread, uint64_t *out, uint64_t *status)
{
	bool threaded = name && per_thread && has_threaded(name);
	const struct sim_lookup *best = NULL;
	bool named = false;
	void *entry = NULL;
	unsigned i;

	*out = 0;
	*status = 1;
	if (sim_library.lookup_count && version > sim_library.version && version != INT32_MAX)
		return -EINVAL; /* of a version that is to come */
	for (i = 0; name && i < sim_library.lookup_count; i++) {
		const struct sim_lookup *row = &sim_library.lookups[i];

		if (strcmp(name, row->name) != 0)
			continue;
		named = true;
		if (row->since <= version && row->per_thread == threaded &&
		    symbol_of(row->symbol) && (!best || row->since >= best->since))
			best = row;
	}
	if (best)
		entry = symbol_of(best->symbol);
	else if (name && !named)
		entry = symbol_of(name);
	*out = (uint64_t)(uintptr_t)entry;
	*status = entry ? 0 : named ? 2 : 1;
	return entry ? 0 : -ENOENT;
}

int sim_export_table(void)
{
	static atomic_flag logged = ATOMIC_FLAG_INIT;

	if (!atomic_flag_test_and_set(&logged))
		fprintf(stderr,
			"porter: the simulated %s has no private tables of functions; it serves programs that use "
			"its documented functions only\n",
			sim_library.soname);
	return -ENOENT;
}
