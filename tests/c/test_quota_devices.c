/* SPDX-License-Identifier: Apache-2.0 */
/* Processes of a tenant that see different devices: of the others' their driver knows nothing. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>

#include "check.h"
#define QUOTA_WORLD_DRIVER
#define QUOTA_WORLD_DEVICES
#include "quota_world.h"

static struct driver {
	_Atomic int listed[2]; /* on a device: a process is listed, though it may be dead */
} *driver;
static int visible;

int port_process_gone(int device, int32_t driver_pid)
{
	(void)driver_pid;
	return device ? -ENODEV : !atomic_load(&driver->listed[visible]);
}

int port_device_count(int *count)
{
	*count = 1;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	*out = (struct port_device){.index = visible, .total = 1ull << 40};
	snprintf(out->uuid, sizeof(out->uuid), "SIM-%d", visible);
	return device ? -ENODEV : 0;
}

static int device_of(int index)
{
	struct port_device id;

	visible = index;
	CHECK(!port_identify(0, &id));
	quota_driver_pid(getpid());
	return quota_device(&id);
}

static void hold_it_all(void)
{
	int device = device_of(0);

	CHECK(!quota_reserve(device, 1000) && !quota_settle(device, 1000, 1000));
	atomic_store(&driver->listed[0], 1);
	pause();
}

static void look_at_another(void)
{
	int device = device_of(1);
	struct quota_view view;

	for (;;) {
		quota_report(device, 10, 0, NULL);
		quota_view(device, &view);
		usleep(10000);
	}
}

/* The driver drops the memory before the grace is over. */
static void a_process_that_does_not_see_a_device_frees_nothing_on_it(void)
{
	pid_t holder, other;
	int device;

	driver = mmap(NULL, sizeof(*driver), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		      0);
	CHECK(driver != MAP_FAILED);
	world("1000");
	holder = fork();
	if (!holder)
		hold_it_all();
	while (!atomic_load(&driver->listed[0]))
		usleep(1000);
	other = fork();
	if (!other)
		look_at_another();
	usleep(100000);
	device = device_of(0);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	CHECK(!kill(holder, SIGKILL) && waitpid(holder, NULL, 0) == holder);
	usleep(700000);
	EQUAL(charged(device), 1000);
	atomic_store(&driver->listed[0], 0);
	EQUAL(quota_reserve(device, 1000), 0);
	CHECK(!kill(other, SIGKILL) && waitpid(other, NULL, 0) == other);
}

static const struct check_case cases[] = {
	CASE(a_process_that_does_not_see_a_device_frees_nothing_on_it)};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, 1);
}
