/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by Level Zero. Devices are counted over all drivers, in the order
 * in which they are listed. The management calls (Sysman), which a program enables by
 * ZES_ENABLE_SYSMAN=1, report a process's memory. Without them, the requested bytes are charged.
 */
#include "ask.h"
#include "port.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "custom.h"
#include "ports/identity.h"
#include "ports/listed.h"
#include "real.h"
#include "role.h"

#define MANY 128  /* processes */
#define FEW 32	  /* memories of a device */
#define ENGINES 8 /* groups of them that a device has: work of others has no marks */
/* Structures to query; api.h holds only those that rules name. */
enum {
	DEVICE_PROPERTIES = 0x3,
	MEMORY_PROPERTIES = 0x7,
	SYSMAN_DEVICE_PROPERTIES = 0x1,
	SYSMAN_PROCESS_STATE = 0x16
};
enum { LIST_DESC = 0xf, POOL_DESC = 0x10, EVENT_DESC = 0x11, POOL_VISIBLE = 0x1, NOT_READY = 1 };

static void *named(uint64_t handle)
{
	return (void *)(uintptr_t)handle;
}

#define BELOW(name, call) \
	static int name(uint64_t above, uint32_t *count, void *out) \
	{ \
		(void)above; \
		return (int)(call); \
	}
BELOW(drivers, real_zeDriverGet(count, out))
BELOW(devices, real_zeDeviceGet(named(above), count, out))
BELOW(parts, real_zeDeviceGetSubDevices(named(above), count, out))
BELOW(managers, real_zesDriverGet(count, out))
BELOW(managed, real_zesDeviceGet(named(above), count, out))
BELOW(memories, real_zesDeviceEnumMemoryModules(named(above), count, out))

static unsigned list(uint64_t *handles)
{
	return listed_all(drivers, devices, handles);
}
static void *nth(int ordinal)
{
	return named(listed_handle(list, ordinal));
}

int port_device_count(int *count)
{
	return listed_device_count(list, count);
}
/* A part of a device is charged to the whole. */
int port_handle_device(uint64_t handle)
{
	return listed_whole(list, parts, handle);
}
/* Shared memory that names no device may move to any device of its context, and the context's
 * devices are not known: the first one is charged. */
int level_zero_context_device(uint64_t handle)
{
	return handle && listed_count(list) ? 0 : -ENODEV;
}

static int describe(int device, ze_device_properties_t *out)
{
	*out = (ze_device_properties_t){.stype = DEVICE_PROPERTIES};
	return nth(device) && !real_zeDeviceGetProperties(nth(device), out) ? 0 : -ENODEV;
}

/* The management calls have device handles of their own where they were initialised by themselves. */
int level_zero_sysman_device(uint64_t handle)
{
	zes_device_properties_t asked = {.stype = SYSMAN_DEVICE_PROPERTIES};
	ze_device_properties_t properties;
	int whole = port_handle_device(handle);

	if (whole >= 0 || real_zesDeviceGetProperties(named(handle), &asked))
		return whole;
	for (int i = 0; whole < 0 && !describe(i, &properties); i++)
		if (!memcmp(&properties.uuid, &asked.core.uuid, sizeof(properties.uuid)))
			whole = i;
	return whole;
}

static bool is_on(const char *set)
{
	return set && !strcmp(set, "1");
}
static bool has_sysman(void)
{
	return is_on(getenv("ZES_ENABLE_SYSMAN"));
}

int port_processes(int device, void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
		   void *context)
{
	void *handle = device < 0 || !has_sysman() ? NULL : nth(device);

	return handle ? ask_processes((uint64_t)(uintptr_t)handle, each, context) : -ENOTSUP;
}

int level_zero_memory_device(uint64_t handle)
{
	uint64_t found[LISTED_MOST];
	unsigned count;

	for (int i = 0; has_sysman() && nth(i); i++)
		if (listed_has(memories, listed_handle(list, i), handle, false))
			return i;
	for (count = listed_all(managers, managed, found); count; count--)
		if (listed_has(memories, found[count - 1], handle, false))
			return level_zero_sysman_device(found[count - 1]);
	return -ENODEV;
}

static int identify(int device, struct port_device *out)
{
	ze_device_memory_properties_t sizes[FEW] = {[0 ... FEW - 1] = {.stype = MEMORY_PROPERTIES}};
	ze_device_properties_t properties;
	uint32_t count = FEW;

	if (describe(device, &properties) ||
	    real_zeDeviceGetMemoryProperties(nth(device), &count, sizes))
		return -ENODEV;
	for (uint32_t i = 0; i < count; i++)
		out->total += sizes[i].totalSize;
	out->index = device;
	identity_write(out, "GPU-", properties.uuid.id);
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

/* A process that is not listed holds nothing, or is listed by another pid: its requests are charged
 * anyway. */
int port_process_bytes(int device, uint64_t *bytes)
{
	zes_process_state_t found[MANY] = {[0 ... MANY - 1] = {.stype = SYSMAN_PROCESS_STATE}};
	uint32_t count = MANY;

	*bytes = 0;
	if (!has_sysman() || !nth(device) ||
	    real_zesDeviceProcessesGetState(nth(device), &count, found))
		return -ENOTSUP;
	for (uint32_t i = 0; i < count; i++)
		if (found[i].processId == (uint32_t)getpid())
			*bytes = found[i].memSize;
	return 0;
}

/*
 * A mark is an event that a barrier signals; it is made in the first stream's context, whose marks
 * are never another's. An immediate list takes the barrier itself. For queues it is recorded, for
 * each of the device's engines that it was put down on, and executed each time.
 */
struct mark {
	ze_event_pool_handle_t pool;
	ze_event_handle_t event;
	ze_command_list_handle_t lists[ENGINES];
};

int port_mark_create(bool timed, uint64_t *mark)
{
	*mark = timed ? 0 : (uint64_t)(uintptr_t)calloc(1, sizeof(struct mark));
	return *mark ? 0 : -ENOTSUP;
}

void port_mark_destroy(uint64_t mark)
{
	struct mark *made = named(mark);

	for (int i = 0; i < ENGINES; i++)
		if (made->lists[i])
			real_zeCommandListDestroy(made->lists[i]);
	if (made->event)
		real_zeEventDestroy(made->event);
	if (made->pool)
		real_zeEventPoolDestroy(made->pool);
	free(made);
}

/* No cache is written back for it: visibility of the work's results is the program's concern. */
static bool arm(struct mark *mark, ze_context_handle_t context)
{
	const ze_event_pool_desc_t pool = {.stype = POOL_DESC, .flags = POOL_VISIBLE, .count = 1};
	const ze_event_desc_t event = {.stype = EVENT_DESC};

	if (mark->event)
		return !real_zeEventHostReset(mark->event);
	return (mark->pool || !real_zeEventPoolCreate(context, &pool, 0, NULL, &mark->pool)) &&
		!real_zeEventCreate(mark->pool, &event, &mark->event);
}

static ze_command_list_handle_t recorded(struct mark *mark, const struct role_stream *where)
{
	const ze_command_list_desc_t desc = {.stype = LIST_DESC,
					     .commandQueueGroupOrdinal = where->kind - 1};
	ze_command_list_handle_t *list = &mark->lists[where->kind - 1];

	if (!*list &&
	    !real_zeCommandListCreate(named(where->owner), nth(where->device), &desc, list) &&
	    (real_zeCommandListAppendBarrier(*list, mark->event, 0, NULL) ||
	     real_zeCommandListClose(*list))) {
		real_zeCommandListDestroy(*list);
		*list = NULL;
	}
	return *list;
}

int port_mark(uint64_t mark, uint64_t stream)
{
	struct mark *put = named(mark);
	ze_command_list_handle_t list;
	struct role_stream where;

	if (!role_stream_known(stream, &where) || where.kind > ENGINES ||
	    !arm(put, named(where.owner)))
		return -EINVAL;
	if (!where.kind)
		return real_zeCommandListAppendBarrier(named(stream), put->event, 0, NULL) ? -EINVAL
											   : 0;
	list = recorded(put, &where);
	return !list || real_zeCommandQueueExecuteCommandLists(named(stream), 1, &list, NULL)
		? -EINVAL
		: 0;
}

int port_mark_done(uint64_t mark)
{
	int status = (int)real_zeEventQueryStatus(((struct mark *)named(mark))->event);

	return !status ? 1 : status == NOT_READY ? 0 : -EIO;
}
