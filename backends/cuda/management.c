/* SPDX-License-Identifier: Apache-2.0 */
/* Devices and processes as the management library lists them. */
#define _GNU_SOURCE
#include "management.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "shim.h"

#define NOT_AVAILABLE UINT64_MAX /* the vendor's "no figure" */
#define INSUFFICIENT_SIZE 7
#define LISTED 128    /* processes on a device before memory is taken for more */
#define NAMESPACES 16 /* nested pid namespaces looked through */

/* Elements of the process lists: the oldest form, and the one of the _v2 and _v3 calls. */
struct listed_old {
	uint32_t pid;
	uint64_t bytes;
};
struct listed {
	uint32_t pid;
	uint64_t bytes;
	uint32_t gpu_instance;
	uint32_t compute_instance;
};
_Static_assert(sizeof(struct listed_old) == 16 && sizeof(struct listed) == 24,
	       "as the vendor lays them out");

struct figures {
	unsigned long long total, free, used;
};
/* The newer form: its `used` excludes memory that is reserved for the driver and the firmware. */
struct figures_v2 {
	unsigned version;
	unsigned long long total, reserved, free, used;
};
#define FIGURES_V2 (sizeof(struct figures_v2) | 2u << 24)
_Static_assert(sizeof(struct figures) == 24 && sizeof(struct figures_v2) == 40,
	       "as the vendor lays them out");

typedef int lister(void *device, unsigned *count, void *infos);

struct library {
	int (*by_uuid)(const char *uuid, void **device);
	int (*index_of)(void *device, unsigned *index);
	int (*parent_of)(void *mig, void **device);
	int (*memory_of)(void *device, struct figures *out);
	int (*memory_v2_of)(void *device, struct figures_v2 *out);
	struct {
		lister *call;
		size_t stride;
	} lists[3]; /* compute, shared compute, graphics */
};

/* NULL: not opened yet. Without a lock, as in shim/resolve.c: a thread may hold the loader's when it comes here. */
static _Atomic(const struct library *) opened;

/* This process's entry in the driver's lists; known for one pid, so that a fork starts anew. */
static struct {
	pthread_mutex_t lock;
	pid_t self;
	int32_t pid;
	/* `before` holds the processes that were there while we had no context */
	bool looked;
	unsigned before_count;
	uint32_t before[LISTED];
} me = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Another thread of the parent may have held them, in the middle of a vendor's call. */
static void forked(void)
{
	pthread_mutex_init(&me.lock, NULL);
}

__attribute__((constructor)) static void tell_of_forks(void)
{
	pthread_atfork(NULL, NULL, forked);
}

static void *either(void *handle, const char *first, const char *second)
{
	void *found = dlsym(handle, first);

	return found || !second ? found : dlsym(handle, second);
}

static void find_list(struct library *library, void *handle, unsigned which, const char *base)
{
	static const char *const suffixes[] = {"_v3", "_v2", ""};
	char name[96];

	for (unsigned i = 0; i < 3; i++) {
		snprintf(name, sizeof(name), "%s%s", base, suffixes[i]);
		library->lists[which].call = (lister *)dlsym(handle, name);
		library->lists[which].stride =
			suffixes[i][0] ? sizeof(struct listed) : sizeof(struct listed_old);
		if (library->lists[which].call)
			return;
	}
}

static void open_library(struct library *library)
{
	void *handle = management_library ? shim_open(management_library) : NULL;
	int (*init)(void);

	if (!handle)
		return;
	init = (int (*)(void))either(handle, "nvmlInit_v2", "nvmlInit");
	if (!init || init())
		return;
	library->index_of = (int (*)(void *, unsigned *))dlsym(handle, "nvmlDeviceGetIndex");
	library->parent_of = (int (*)(void *, void **))dlsym(
		handle, "nvmlDeviceGetDeviceHandleFromMigDeviceHandle");
	library->memory_of =
		(int (*)(void *, struct figures *))dlsym(handle, "nvmlDeviceGetMemoryInfo");
	library->memory_v2_of =
		(int (*)(void *, struct figures_v2 *))dlsym(handle, "nvmlDeviceGetMemoryInfo_v2");
	find_list(library, handle, 0, "nvmlDeviceGetComputeRunningProcesses");
	find_list(library, handle, 1, "nvmlDeviceGetMPSComputeRunningProcesses");
	find_list(library, handle, 2, "nvmlDeviceGetGraphicsRunningProcesses");
	library->by_uuid =
		(int (*)(const char *, void **))dlsym(handle, "nvmlDeviceGetHandleByUUID");
}

/* Threads that race here find the same functions; the first one's are kept. */
static const struct library *functions(void)
{
	static const struct library none;
	const struct library *known = atomic_load(&opened);
	struct library *made;

	if (known)
		return known;
	made = calloc(1, sizeof(*made));
	if (!made)
		return &none;
	open_library(made);
	if (atomic_compare_exchange_strong(&opened, &known, made))
		return made;
	free(made);
	return known;
}

/* The device's handle, NULL where there is none. */
static void *device_of(const char *uuid)
{
	const struct library *library = functions();
	void *device = NULL;

	if (!library->by_uuid || library->by_uuid(uuid, &device))
		return NULL;
	return device;
}

bool management_knows(const char *uuid)
{
	return device_of(uuid);
}

int management_index(const char *uuid, int *index)
{
	void *device = device_of(uuid), *parent;
	const struct library *library = functions();
	unsigned found;

	if (!device || !library->index_of)
		return -ENOTSUP;
	if (!strncmp(uuid, "MIG-", 4) && library->parent_of && !library->parent_of(device, &parent))
		device = parent;
	if (library->index_of(device, &found))
		return -ENOTSUP;
	*index = (int)found;
	return 0;
}

int management_free(const char *uuid, uint64_t *bytes)
{
	void *device = device_of(uuid);
	const struct library *library = functions();
	struct figures figures;

	if (!device || !library->memory_of || library->memory_of(device, &figures))
		return -ENOTSUP;
	*bytes = figures.free;
	return 0;
}

int management_used(const char *uuid, uint64_t *bytes)
{
	void *device = device_of(uuid);
	const struct library *library = functions();
	struct figures_v2 newer = {.version = FIGURES_V2};
	struct figures figures;

	if (device && library->memory_v2_of && !library->memory_v2_of(device, &newer)) {
		*bytes = newer.used;
		return 0;
	}
	if (!device || !library->memory_of || library->memory_of(device, &figures))
		return -ENOTSUP;
	*bytes = figures.used;
	return 0;
}

/* One list, copied in the newer form to `room`; *items is room or memory to free. Returns how many, or -errno. */
static int list(void *device, unsigned which, struct listed *room, struct listed **items)
{
	const struct library *library = functions();
	size_t stride = library->lists[which].stride;
	unsigned count = LISTED;
	int status;

	*items = room;
	if (!library->lists[which].call)
		return -ENOTSUP;
	status = library->lists[which].call(device, &count, room);
	for (int tries = 0; status == INSUFFICIENT_SIZE && tries < 4; tries++) {
		if (*items != room)
			free(*items);
		count = count > LISTED ? count + LISTED : 2 * LISTED;
		*items = calloc(count, sizeof(**items));
		if (!*items) {
			*items = room;
			return -ENOMEM;
		}
		status = library->lists[which].call(device, &count, *items);
	}
	if (status)
		return -ENOTSUP;
	if (stride == sizeof(struct listed_old)) {
		/* Widen from the end, in place. */
		for (unsigned i = count; i-- > 0;) {
			struct listed_old old;

			memcpy(&old, (char *)*items + i * stride, sizeof(old));
			(*items)[i] = (struct listed){.pid = old.pid, .bytes = old.bytes};
		}
	}
	return (int)count;
}

/* Every pid that this process has, innermost namespace last, as far out as its /proc can see. */
static unsigned own_pids(uint32_t *pids)
{
	FILE *file = fopen("/proc/self/status", "re");
	unsigned count = 0;
	char line[512];

	pids[count++] = (uint32_t)getpid();
	if (!file)
		return count;
	while (fgets(line, sizeof(line), file)) {
		char *rest, *end;

		if (strncmp(line, "NSpid:", 6))
			continue;
		for (rest = line + 6; count < NAMESPACES; rest = end) {
			unsigned long pid = strtoul(rest, &end, 10);

			if (end == rest)
				break;
			if (pid != pids[0])
				pids[count++] = (uint32_t)pid;
		}
		break;
	}
	fclose(file);
	return count;
}

static bool among(uint32_t pid, const uint32_t *pids, unsigned count)
{
	for (unsigned i = 0; i < count; i++)
		if (pids[i] == pid)
			return true;
	return false;
}

static bool was_there(uint32_t pid)
{
	return among(pid, me.before, me.before_count);
}

/* Our pid on this list, 0 if it cannot be recognized. A pid that was listed before our first
 * context is another process. */
static int32_t recognise(const struct listed *items, unsigned count)
{
	uint32_t own[NAMESPACES], newcomer = 0;
	unsigned owns = own_pids(own), newcomers = 0;

	for (unsigned i = 0; i < owns; i++)
		for (unsigned j = 0; j < count; j++)
			if (items[j].pid == own[i] && !was_there(own[i]))
				return (int32_t)own[i];
	if (!me.looked)
		return 0;
	for (unsigned j = 0; j < count; j++) {
		if (was_there(items[j].pid) || items[j].pid == newcomer)
			continue;
		newcomer = items[j].pid;
		newcomers++;
	}
	return newcomers == 1 ? (int32_t)newcomer : 0;
}

/*
 * Notes the processes that are there while we have no context. A process with our pid is another
 * process (the lists are of another namespace) only if it is there at the very first look: later it
 * may be us, with a context that this thread does not see.
 */
static void remember(const struct listed *items, unsigned count)
{
	uint32_t own[NAMESPACES];
	unsigned owns = me.looked ? own_pids(own) : 0;

	for (unsigned i = 0; i < count && me.before_count < LISTED; i++)
		if (!was_there(items[i].pid) && !among(items[i].pid, own, owns))
			me.before[me.before_count++] = items[i].pid;
	me.looked = true;
}

/* Adds the bytes of our entry on one list. 1: we are on it, 0: not, -ENODATA: we are, without a figure, -errno. */
static int count_on(void *device, unsigned which, int active, uint64_t *bytes)
{
	struct listed room[LISTED], *items;
	int count = list(device, which, room, &items), found = 0;

	if (count < 0)
		goto out;
	if (!me.pid && !active)
		remember(items, (unsigned)count);
	else if (!me.pid)
		me.pid = recognise(items, (unsigned)count);
	for (int i = 0; i < count && me.pid; i++) {
		if (items[i].pid != (uint32_t)me.pid)
			continue;
		if (items[i].bytes == NOT_AVAILABLE) {
			count = -ENODATA;
			goto out;
		}
		*bytes += items[i].bytes;
		found = 1;
	}
out:
	if (items != room)
		free(items);
	return count < 0 ? count : found;
}

int management_process_bytes(const char *uuid, int active, uint64_t *bytes)
{
	void *device = device_of(uuid);
	int error = -ENOTSUP, found = 0;

	*bytes = 0;
	if (!device)
		return error;
	pthread_mutex_lock(&me.lock);
	if (me.self != getpid()) {
		me.self = getpid();
		me.pid = 0;
		me.looked = false;
		me.before_count = 0;
	}
	/* A process is on one list; the later ones are asked only where it has a context and was not found. */
	for (unsigned which = 0; which < 3 && !found; which++) {
		int answer = count_on(device, which, active, bytes);

		if (answer >= 0)
			error = 0;
		if (answer > 0)
			found = 1;
		if (answer == -ENODATA)
			error = -ENOTSUP;
		if (!active || answer == -ENOMEM || answer == -ENODATA)
			break;
	}
	if (active > 0 && !me.pid)
		error = -ENOTSUP;
	pthread_mutex_unlock(&me.lock);
	return error;
}

int management_lists(const char *uuid, int32_t pid)
{
	void *device = device_of(uuid);
	int answer = -ENOTSUP;

	for (unsigned which = 0; device && which < 3 && answer <= 0; which++) {
		struct listed room[LISTED], *items;
		int count = list(device, which, room, &items);

		if (count >= 0)
			answer = 0;
		for (int i = 0; i < count; i++)
			if (items[i].pid == (uint32_t)pid)
				answer = 1;
		if (items != room)
			free(items);
	}
	return answer;
}

int32_t management_pid(void)
{
	int32_t pid;

	pthread_mutex_lock(&me.lock);
	pid = me.self == getpid() ? me.pid : 0;
	pthread_mutex_unlock(&me.lock);
	return pid;
}

int management_processes(const char *uuid,
			 void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
			 void *context)
{
	void *device = device_of(uuid);
	bool listed = false;

	for (unsigned which = 0; device && which < 3; which++) {
		struct listed room[LISTED], *items;
		int count = list(device, which, room, &items);

		for (int i = 0; i < count; i++)
			each(context, (int32_t)items[i].pid, items[i].bytes, -1);
		listed |= count >= 0;
		if (items != room)
			free(items);
	}
	return listed ? 0 : -ENOTSUP;
}
