/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Members of tenants that take turns on a device under random kills; lease_storm.py starts, stops
 * and kills them.
 *
 *   tenant victim SEED    launches kernels of 50 us to 2 ms on streams that it makes and destroys,
 *                         with pauses, captures and such children; prints "up" at its first launch
 *   tenant survivor PAGE  launches kernels of 200 us, waits for every fourth, and records its launches
 *                         and the times of their returns in a mapped file: struct page
 *
 * PORTER_TEST_FORKS=0: no children, because a real driver does not work in a forked child.
 * PORTER_TEST_LINGERS: its memory, with the lease's file in it, stays for this number of ms after a
 * kill, as with a driver that frees it late.
 */
#define _GNU_SOURCE
#include "../gpu/cu.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define TIMES 8192
#define KERNEL_NS 200000
#define STREAMS 4

/* A kernel that takes this number of microseconds of the device's clock; a simulated device uses
 * its name alone. */
#define SLEEP_US(us) \
	".visible .entry sleep_us_" #us "()\n{\n.reg .pred %p;\n.reg .b64 %end, %now;\n" \
	"mov.u64 %end, %globaltimer;\nadd.u64 %end, %end, " #us "000;\n" \
	"again:\nmov.u64 %now, %globaltimer;\nsetp.lt.u64 %p, %now, %end;\n@%p bra again;\nret;\n}\n"
static const char image[] = ".version 6.0\n.target sm_50\n.address_size 64\n" SLEEP_US(50)
	SLEEP_US(200) SLEEP_US(500) SLEEP_US(2000);

struct page {
	_Atomic uint64_t launched; /* and it is the place of the next time, modulo TIMES */
	/* ns of the longest launch, or of the longest wait for launched work */
	_Atomic uint64_t worst;
	_Atomic uint64_t booked;	/* ns of device time, in all */
	_Atomic uint64_t order, obeyed; /* enum order */
	uint64_t unused[3];
	_Atomic uint64_t time[TIMES];
};

enum order { WORK, PAUSE, WORK_SLOWLY };

static unsigned seed;
static cu_handle module;
static pid_t parent_of_lingerer;

static unsigned some(unsigned below)
{
	return (unsigned)rand_r(&seed) % below;
}

static cu_handle kernel(const char *name)
{
	cu_handle function;

	cu_must(cu.ModuleGetFunction(&function, module, name), "cuModuleGetFunction");
	return function;
}

static int launch(cu_handle function, cu_handle stream)
{
	return cu.LaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL);
}

static void start(void)
{
	const char *ordinal = getenv("PORTER_TEST_DEVICE");

	cu_start(ordinal ? atoi(ordinal) : 0);
	cu_must(cu.ModuleLoadData(&module, image), "cuModuleLoadData");
}

static void capture(cu_handle function, cu_handle stream)
{
	cu_handle graph, exec;

	if (cu.BeginCapture(stream, CU_CAPTURE_THREAD_LOCAL))
		return;
	launch(function, stream);
	if (cu.EndCapture(stream, &graph) || !graph)
		return;
	if (!cu.GraphInstantiate(&exec, graph, 0)) {
		cu.GraphLaunch(exec, stream);
		cu.GraphExecDestroy(exec);
	}
	cu.GraphDestroy(graph);
}

/* A process with the same memory, and so with the same thread-local storage: kernel calls alone. */
static int lingers(void *ms)
{
	struct timespec tick = {0, 1000000};
	long left = (long)(intptr_t)ms;

	while (syscall(SYS_getppid) == parent_of_lingerer)
		syscall(SYS_nanosleep, &tick, NULL);
	while (left--)
		syscall(SYS_nanosleep, &tick, NULL);
	syscall(SYS_exit_group, 0);
	return 0;
}

static void linger(void)
{
	static _Alignas(16) char stack[16384];
	const char *reported = getenv("PORTER_TEST_LINGERS");

	parent_of_lingerer = getpid();
	if (reported && atoi(reported) &&
	    clone(lingers, stack + sizeof(stack), CLONE_VM, (void *)(intptr_t)atoi(reported)) < 0)
		exit(2);
}

static void victim(void)
{
	static const char *const names[] = {"sleep_us_50", "sleep_us_200", "sleep_us_500",
					    "sleep_us_2000"};
	cu_handle function[4], stream[STREAMS];
	unsigned at, started = 0;
	const char *reported = getenv("PORTER_TEST_FORKS");
	bool child = false, forks = !reported || atoi(reported);
	pid_t parent = getppid();

again:
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	if (getppid() != parent)
		exit(0);
	start();
	if (!child)
		linger();
	for (unsigned i = 0; i < 4; i++)
		function[i] = kernel(names[i]);
	for (unsigned i = 0; i < STREAMS; i++)
		cu_must(cu.StreamCreate(&stream[i], CU_STREAM_NON_BLOCKING), "cuStreamCreate");
	for (;;) {
		at = some(STREAMS);
		launch(function[some(4)], some(8) ? stream[at] : NULL);
		if (!started++ && !child && write(STDOUT_FILENO, "up\n", 3) != 3)
			exit(2);
		if (!some(16))
			cu.StreamSynchronize(stream[at]);
		if (!some(64))
			usleep(some(4000));
		if (!some(64)) {
			cu.StreamDestroy(stream[at]);
			cu_must(cu.StreamCreate(&stream[at], CU_STREAM_NON_BLOCKING),
				"cuStreamCreate");
		}
		if (!some(128))
			capture(function[0], stream[at]);
		for (unsigned i = 0; forks && !child && started == 32 && i < seed % 3; i++) {
			pid_t self = getpid();

			child = !fork();
			if (child) {
				parent = self;
				seed += i + 1;
				goto again;
			}
		}
	}
}

static void note(struct page *page, uint64_t began)
{
	uint64_t now = now_ns();

	if (now - began > atomic_load(&page->worst))
		atomic_store(&page->worst, now - began);
}

static void survivor(const char *path)
{
	int file = open(path, O_RDWR);
	struct page *page = mmap(NULL, sizeof(*page), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	cu_handle function, stream;
	uint64_t began, count;

	if (file < 0 || page == MAP_FAILED)
		exit(2);
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	start();
	function = kernel("sleep_us_200");
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
	for (;;) {
		if (atomic_load(&page->order) == PAUSE) {
			cu_must(cu.StreamSynchronize(stream), "cuStreamSynchronize");
			atomic_store(&page->obeyed, PAUSE);
			usleep(1000);
			continue;
		}
		if (atomic_load(&page->order) == WORK_SLOWLY)
			usleep(20000);
		count = atomic_load(&page->launched);
		began = now_ns();
		cu_must(launch(function, stream), "cuLaunchKernel");
		if (count % 4 == 3)
			cu_must(cu.StreamSynchronize(stream), "cuStreamSynchronize");
		note(page, began);
		atomic_store(&page->time[count % TIMES], now_ns());
		atomic_store(&page->launched, count + 1);
		atomic_fetch_add(&page->booked, KERNEL_NS);
	}
}

static void keeper(void)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	start();
	cu_must(launch(kernel("sleep_us_50"), NULL), "cuLaunchKernel");
	if (write(STDOUT_FILENO, "up\n", 3) != 3)
		exit(2);
	for (;;)
		pause();
}

int main(int argc, char **argv)
{
	if (argc == 3 && !strcmp(argv[1], "victim")) {
		seed = (unsigned)atoi(argv[2]);
		victim();
	}
	if (argc == 3 && !strcmp(argv[1], "survivor"))
		survivor(argv[2]);
	if (argc == 2 && !strcmp(argv[1], "keeper"))
		keeper();
	fprintf(stderr, "tenant victim SEED | survivor PAGE | keeper\n");
	return 2;
}
