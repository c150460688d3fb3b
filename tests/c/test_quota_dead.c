/* SPDX-License-Identifier: Apache-2.0 */
/* What dead processes held is free at once where that is proven, else when their grace is over. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/mman.h>
#include <time.h>

#include "check.h"
#define QUOTA_WORLD_DRIVER
#define QUOTA_WORLD_DEVICES
#include "quota_world.h"
#include "state/region.h"

#define DEVICES 2
#define NOT_REPORTED UINT64_MAX
#define GRACE_MS (REGION_GRACE_NS / 1000000)
#define SOON_MS (GRACE_MS / 2) /* for a call that waits for nothing, on a busy machine */

/* A driver that is outside of every process. */
static struct driver {
	/* the dead process is on the device's list; negative: there is no list */
	_Atomic int lists[DEVICES];
	_Atomic uint64_t used[DEVICES]; /* bytes of the device in use */
	_Atomic int ready;
} *driver;

int port_device_count(int *count)
{
	*count = DEVICES;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	*out = (struct port_device){.index = device, .total = 1ull << 40};
	snprintf(out->uuid, sizeof(out->uuid), "SIM-%d", device);
	return device < DEVICES ? 0 : -ENODEV;
}

int port_process_gone(int device, int32_t driver_pid)
{
	int lists = atomic_load(&driver->lists[device]);

	return lists < 0 || !driver_pid ? -ENOTSUP : !lists;
}

int port_device_used(int device, uint64_t *bytes)
{
	*bytes = atomic_load(&driver->used[device]);
	return *bytes == NOT_REPORTED ? -ENOTSUP : 0;
}

static uint64_t now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static int device_of(int index)
{
	struct port_device id;

	CHECK(!port_identify(index, &id));
	return quota_device(&id);
}

/* A driver that says nothing. */
static void begin(void)
{
	driver = mmap(NULL, sizeof(*driver), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		      0);
	CHECK(driver != MAP_FAILED);
	world("1000");
	for (int device = 0; device < DEVICES; device++) {
		atomic_store(&driver->lists[device], -1);
		atomic_store(&driver->used[device], NOT_REPORTED);
	}
}

/* A process that holds these bytes on each device, and waits to be killed. */
static pid_t holder(uint64_t first, uint64_t second)
{
	uint64_t bytes[DEVICES] = {first, second};
	pid_t child = fork();
	int device;

	if (!child) {
		for (int index = 0; index < DEVICES; index++) {
			device = bytes[index] ? device_of(index) : 0;
			CHECK(!bytes[index] ||
			      (!quota_reserve(device, bytes[index]) &&
			       !quota_settle(device, bytes[index], bytes[index])));
		}
		quota_driver_pid(getpid());
		atomic_store(&driver->ready, 1);
		for (;;)
			pause();
	}
	while (!atomic_load(&driver->ready))
		usleep(1000);
	atomic_store(&driver->ready, 0);
	return child;
}

static void end(pid_t child)
{
	CHECK(!kill(child, SIGKILL) && waitpid(child, NULL, 0) == child);
}

static void dead(uint64_t first, uint64_t second)
{
	end(holder(first, second));
}

static struct region_slot *slot_of(pid_t pid)
{
	static struct region *map;
	int file = open("state/tenant/account", O_RDWR);

	if (!map)
		map = mmap(NULL, sizeof(*map), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	CHECK(map != MAP_FAILED && !close(file));
	for (int slot = 0; slot < REGION_SLOTS; slot++)
		if (atomic_load(&map->slot[slot].pid) == pid)
			return &map->slot[slot];
	CHECK(!"a slot of that process");
	return NULL;
}

/* The driver frees dead processes' memory on the device in a moment. */
static void soon_drops(int device)
{
	if (fork())
		return;
	usleep(200000);
	atomic_store(&driver->lists[device], 0);
	_exit(0);
}

static void each_device_is_judged_by_itself(void)
{
	uint64_t began;
	int first, second;

	begin();
	atomic_store(&driver->lists[0], 0);
	atomic_store(&driver->lists[1], 1);
	dead(900, 900);
	began = now_ms();
	first = device_of(0);
	EQUAL(charged(first), 0);
	EQUAL(quota_reserve(first, 1000), 0);
	second = device_of(1);
	EQUAL(charged(second), 900);
	EQUAL(quota_reserve(second, 100), 0);
	soon_drops(1);
	EQUAL(quota_reserve(second, 900), 0);
	CHECK(now_ms() - began < SOON_MS);
}

static void another_namespaces_list_proves_nothing(void)
{
	pid_t child;
	int first, second;

	begin();
	child = holder(900, 900);
	atomic_store(&slot_of(child)->pid_space, 1);
	atomic_store(&driver->lists[0], 0);
	atomic_store(&driver->lists[1], 0);
	end(child);
	first = device_of(0);
	EQUAL(charged(first), 900);
	atomic_store(&slot_of(child)->driver_pid,
		     child + 1); /* a driver that lists the machine's pids */
	second = device_of(1);
	EQUAL(charged(second), 0);
	EQUAL(quota_reserve(second, 1000), 0);
}

static void an_unknown_namespace_proves_nothing(void)
{
	pid_t child;

	begin();
	child = holder(900, 0);
	atomic_store(&slot_of(child)->pid_space, 0);
	atomic_store(&driver->lists[0], 0);
	end(child);
	EQUAL(charged(device_of(0)), 900);
}

/* Also of the memory of the tenant's own living processes. */
static void the_dead_hold_no_more_than_the_device_has_in_use(void)
{
	pid_t living;
	int first, second;

	begin();
	living = holder(50, 0);
	dead(500, 400);
	dead(400, 400);
	atomic_store(&driver->used[0], 60);
	atomic_store(&driver->used[1], 0);
	first = device_of(0);
	EQUAL(charged(first), 50 + 60 + 60);
	EQUAL(quota_reserve(first, 830), 0);
	second = device_of(1);
	EQUAL(charged(second), 0);
	EQUAL(quota_reserve(second, 1000), 0);
	end(living);
}

/* One wait, at most as long as the grace; then nothing of the dead is left, on any device. An undo
 * without a request waits, too. */
static void the_grace_is_waited_for_once(void)
{
	int first, second;
	uint64_t began;

	begin();
	dead(900, 900);
	began = now_ms();
	first = device_of(0);
	EQUAL(quota_reserve(first, 50), 0);
	EQUAL(quota_settle(first, 50, 150), -ENOMEM); /* this one must not wait */
	EQUAL(quota_report(first, 200, 0, NULL), -ENOMEM);
	EQUAL(quota_await(first, 801), -ENOMEM);
	CHECK(now_ms() - began < SOON_MS);
	EQUAL(quota_settle_await(first, 50, 800), 0);
	CHECK(now_ms() - began >= GRACE_MS && now_ms() - began < 2 * GRACE_MS);
	began = now_ms();
	EQUAL(quota_await(first, 50), 0);
	second = device_of(1);
	EQUAL(charged(second), 0);
	EQUAL(quota_reserve(second, 1000), 0);
	CHECK(now_ms() - began < SOON_MS);
}

/* Counted from the first join of any process of the tenant, with any calls after it. */
static void the_grace_is_not_counted_from_the_first_refusal(void)
{
	uint64_t began;
	int device;

	begin();
	dead(900, 0);
	(void)device_of(1);
	usleep((GRACE_MS + 50) * 1000);
	began = now_ms();
	device = device_of(0);
	EQUAL(quota_reserve(device, 1000), 0);
	CHECK(now_ms() - began < SOON_MS);
}

/* As if processes went on dying: each moment the grace of another one begins. */
static void keep_dying(struct region_slot *slot)
{
	uint64_t owner = atomic_load(&slot->died) >> 48 << 48;

	for (;; usleep(10000))
		atomic_store(&slot->died, owner | lock_now_ns() / 1000);
}

/* A call is refused when all its waits together are as long as a grace; a later call waits again. */
static void a_call_does_not_wait_for_ever(void)
{
	struct region_slot *slot;
	uint64_t began;
	pid_t child;
	int device;

	begin();
	child = holder(900, 0);
	slot = slot_of(child);
	end(child);
	device = device_of(0);
	child = fork();
	if (!child)
		keep_dying(slot);
	began = now_ms();
	EQUAL(quota_reserve(device, 1000), -ENOMEM);
	CHECK(now_ms() - began >= GRACE_MS && now_ms() - began < 2 * GRACE_MS);
	usleep(150000);
	soon_drops(0);
	EQUAL(quota_reserve(device, 1000), 0);
	end(child);
}

static void is_dying(struct region_place *place, bool expected)
{
	struct region_dying dying;

	region_bury(place, 0, -1, &dying);
	EQUAL(!!dying.over, expected);
	CHECK(!expected || dying.over > lock_now_ns());
}

/* An observer that was stopped may write its mark when the slot has another owner. That one's death is another one. */
static void a_mark_is_about_one_owner(void)
{
	struct region_place place = {0};
	struct region_slot *slot;
	uint64_t mark;
	pid_t child;

	begin();
	child = holder(500, 0);
	slot = slot_of(child);
	end(child);
	CHECK(!region_join(&place, "state", false, "tenant"));
	is_dying(&place, true);
	mark = atomic_load(&slot->died) - REGION_GRACE_NS / 1000;
	atomic_store(&slot->died, mark);
	is_dying(&place, false);
	child = holder(500, 0);
	CHECK(slot == slot_of(child));
	atomic_store(&slot->died, mark);
	end(child);
	is_dying(&place, true);
	region_leave(&place);
}

/* A process that buries another one, or looks at its slot, has the byte locked for a moment. */
static void a_locked_byte_does_not_renew_the_grace(void)
{
	struct region_place place = {0};
	struct region_slot *slot;
	uint64_t mark;
	pid_t child;
	int file;

	begin();
	child = holder(500, 0);
	slot = slot_of(child);
	end(child);
	CHECK(!region_join(&place, "state", false, "tenant"));
	mark = atomic_load(&slot->died);
	CHECK(mark);
	file = open("state/tenant/account", O_RDWR);
	for (uint32_t number = 0; number < REGION_SLOTS; number++)
		(void)mapped_lock(file, number);
	is_dying(&place, false);
	close(file);
	is_dying(&place, true);
	EQUAL(atomic_load(&slot->died), mark);
	region_leave(&place);
}

/* Memory that a dead process had opened counts until it is buried, and no longer. */
static void an_import_waits_for_the_dying(void)
{
	int device;
	pid_t child;

	begin();
	atomic_store(&driver->lists[0], 1);
	device = device_of(0);
	EQUAL(quota_reserve(device, 100), 0);
	EQUAL(quota_settle(device, 100, 100), 0);
	quota_export(device, 100);
	EQUAL(quota_import(device, 50), 0);
	quota_orphan(device, 100, 0);
	quota_release(device, 100);
	EQUAL(charged(device), 50);
	child = holder(940, 0);
	end(child);
	soon_drops(0);
	EQUAL(quota_import(device, 50), 0);
	EQUAL(charged(device), 100);
}

static const struct check_case cases[] = {
	CASE(each_device_is_judged_by_itself),
	CASE(another_namespaces_list_proves_nothing),
	CASE(an_unknown_namespace_proves_nothing),
	CASE(the_dead_hold_no_more_than_the_device_has_in_use),
	CASE(the_grace_is_waited_for_once),
	CASE(the_grace_is_not_counted_from_the_first_refusal),
	CASE(a_call_does_not_wait_for_ever),
	CASE(a_mark_is_about_one_owner),
	CASE(a_locked_byte_does_not_renew_the_grace),
	CASE(an_import_waits_for_the_dying),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
