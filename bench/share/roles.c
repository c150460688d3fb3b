/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any vendor's device, for tenant.c, by the code that porter generates of the vendor's library for
 * the conformance suite (conform.c): the calls that start it, launch a kernel, wait for the device,
 * record a graph, and put a marker behind work.
 *
 * Vendors' code for a kernel of stated length is not available in this way. Kernels are the
 * simulated device's, `sleep`, of which a process knows one length, set before the library is
 * opened.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conform.h"
#include "device.h"

#define KNOWN 256

char conform_name[64];
unsigned conform_round = 1;

static struct {
	void *library;
	uint64_t kernel_us;
	const struct conform_work *launch;
	const struct conform_step *graph_launch;
	struct conform_slots slots;
} now;

/* A call that a library lacks, its device lacks. */
static void fails(int64_t status, const char *name)
{
	char text[128];

	snprintf(text, sizeof(text), "%s is not done here", name);
	if (status == conform_library.absent)
		lacks(text);
	must(status ? (int)status : -1, name);
}

static void answered(int outcome, const struct conform_answer *reported, const char *name)
{
	if (outcome != CONFORM_GRANTED)
		fails(reported->status, name);
}

static void *look_up(const char *name)
{
	const struct conform_lookup *lookup;
	struct conform_answer reported;
	void *found = dlsym(now.library, name);

	for (lookup = conform_library.lookups; !found && lookup->name; lookup++)
		if (!lookup->cannot && dlsym(now.library, lookup->name) &&
		    lookup->find(name, &found, &reported) != CONFORM_GRANTED)
			found = NULL;
	return found;
}

bool conform_has(const char *name)
{
	return look_up(name);
}

/* Names are literals: their addresses distinguish them. */
void *conform_find(const char *name)
{
	static _Thread_local struct {
		const char *name;
		void *found;
	} known[KNOWN];
	size_t at = ((uintptr_t)name >> 3) % KNOWN;

	if (known[at].name != name) {
		known[at].found = look_up(name);
		known[at].name = name;
		must(!known[at].found, name);
	}
	return known[at].found;
}

uint64_t conform_memory(void)
{
	static struct conform_piece piece;
	const struct conform_way *way;
	struct conform_answer reported;

	for (way = conform_library.ways; !piece.key && way->name; way++)
		if (!way->cannot && conform_has(way->name) &&
		    way->grab(&piece, CONFORM_MEMORY, &reported) != CONFORM_GRANTED)
			piece.key = 0;
	must(!piece.key, "device memory");
	return piece.key;
}

void *conform_host(void)
{
	static void *host;

	host = host ? host : calloc(1, CONFORM_MEMORY);
	must(!host, "memory");
	return host;
}

const void *conform_image(void)
{
	static const uint64_t nothing[128];

	return conform_library.image ? (const void *)conform_library.image : nothing;
}

const char *conform_image_file(void)
{
	return "/dev/null";
}

void conform_narrow(const char *argument)
{
	must(-1, argument);
}

void conform_lacks(const char *name, int64_t status)
{
	fails(status, name);
}

static void begin(void)
{
	struct conform_answer reported;
	size_t i;

	for (i = 0; conform_library.starts[i]; i++)
		answered(conform_library.starts[i](&reported), &reported, "start");
}

/* Does it take the stated device time? A call may ignore its argument. */
static bool is_long(int outcome)
{
	struct conform_answer reported;
	uint64_t begun = time_ns();

	return outcome == CONFORM_GRANTED && conform_library.finish(&reported) == CONFORM_GRANTED &&
		time_ns() - begun >= now.kernel_us * 1000 / 2;
}

/* Those that marks can be put behind come first. */
static void choose_launch(void)
{
	const struct conform_work *row;
	struct conform_answer reported;
	int marked;

	for (marked = 1; marked >= 0 && !now.launch; marked--)
		for (row = conform_library.work; row->name && !now.launch; row++)
			if (!row->cannot && !strcmp(row->role, "launch") &&
			    row->marked == !!marked && conform_has(row->name) &&
			    is_long(row->give(CONFORM_SOME, &reported)))
				now.launch = row;
	if (!now.launch)
		lacks("no call that launches a kernel which takes its time");
}

void device_start(int ordinal)
{
	char text[16];

	snprintf(text, sizeof(text), "%d", ordinal);
	setenv("PORTER_SIM_VISIBLE", text, 1);
	if (!conform_library.finish)
		lacks("no call that waits for the device");
}

void device_streams(unsigned count)
{
	if (count > 1)
		lacks("no more streams than one");
}

void device_stream(unsigned number)
{
	(void)number;
}

void device_kernel(const char *kind, uint64_t argument)
{
	char text[24];

	if (strcmp(kind, "sleep"))
		lacks("no kernels but the simulated device's: sleep");
	must(now.library && argument != now.kernel_us, "another kernel in one process");
	if (now.library)
		return;
	now.kernel_us = argument;
	snprintf(text, sizeof(text), "%" PRIu64, argument);
	setenv("PORTER_SIM_KERNEL_US", text, 1);
	snprintf(conform_name, sizeof(conform_name), "sleep_us_%s", text);
	now.library = dlopen(conform_library.soname, RTLD_NOW | RTLD_GLOBAL);
	if (!now.library) {
		fprintf(stderr, "%s\n", dlerror());
		exit(2);
	}
	begin();
	choose_launch();
}

void device_launch(uint64_t argument)
{
	struct conform_answer reported;

	(void)argument;
	answered(now.launch->give(CONFORM_SOME, &reported), &reported, now.launch->name);
}

/* The first call of a role that does it; NULL: none. */
static const struct conform_step *take(const char *role)
{
	const struct conform_step *step;
	struct conform_answer reported;

	for (step = conform_library.steps; step->name; step++)
		if (!step->cannot && !strcmp(step->role, role) && conform_has(step->name) &&
		    step->take(&now.slots, CONFORM_SOME, &reported) == CONFORM_GRANTED)
			return step;
	return NULL;
}

void device_graph(uint64_t argument, unsigned kernels)
{
	unsigned i;

	if (!take("capture-begin"))
		lacks("no graphs: nothing records launches");
	for (i = 0; i < kernels; i++)
		device_launch(argument);
	if (!take("capture-end") || !take("graph-instantiate"))
		lacks("no graphs: no call makes one of a recording");
	now.graph_launch = take("graph-launch");
	now.kernel_us *= kernels;
	if (!now.graph_launch || !is_long(CONFORM_GRANTED))
		lacks("no graphs: nothing launches them");
	now.kernel_us /= kernels;
}

void device_launch_graph(void)
{
	struct conform_answer reported;

	answered(now.graph_launch->take(&now.slots, CONFORM_SOME, &reported), &reported,
		 now.graph_launch->name);
}

void device_wait(void)
{
	struct conform_answer reported;

	answered(conform_library.finish(&reported), &reported, "the device is waited for");
}

enum device_marks device_marks(void)
{
	return now.launch->marked ? DEVICE_MARKED : DEVICE_UNMARKED;
}

uint64_t device_mark_create(bool timed)
{
	struct conform_answer reported;
	uint64_t mark = 0;

	(void)timed;
	answered(conform_library.marks->create(&mark, &reported), &reported, "a mark");
	return mark;
}

void device_mark(uint64_t mark)
{
	struct conform_answer reported;

	answered(conform_library.marks->put(mark, &reported), &reported,
		 "a mark is put behind work");
}

bool device_marked(uint64_t mark)
{
	struct conform_answer reported;
	bool reached = false;

	answered(conform_library.marks->ask(mark, &reached, &reported), &reported,
		 "a mark is asked about");
	return reached;
}

double device_between(uint64_t from, uint64_t to)
{
	(void)from;
	(void)to;
	return 0;
}

double device_kernel_ns(void)
{
	return 0;
}

/* Some vendors have a current device in each thread. The result of a second start of the library is
 * ignored. */
void device_thread(void)
{
	struct conform_answer reported;
	size_t i;

	for (i = 0; conform_library.starts[i]; i++)
		conform_library.starts[i](&reported);
}

unsigned device_clock(void)
{
	return 0;
}
