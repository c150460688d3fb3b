/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA's device, for share/tenant.c, whose first lines say how the program is called: `work` and
 * `spin` are kernels for a card. Nothing of porter's is needed to build it: cc -O2 -pthread
 * bench/share_cuda.c bench/share/tenant.c -ldl -lm
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "share/device.h"

#define BLOCKS 132
#define THREADS 128
#define MOST_STREAMS 64

typedef void *handle;

enum { UNTIMED = 2, NON_BLOCKING = 1, NOT_READY = 600, THREAD_LOCAL = 1, SM_CLOCK = 1 };

#define CALLS(X) \
	X(Init, "cuInit", (unsigned flags)) \
	X(DeviceGet, "cuDeviceGet", (int *device, int ordinal)) \
	X(PrimaryRetain, "cuDevicePrimaryCtxRetain", (handle * context, int device)) \
	X(CtxSetCurrent, "cuCtxSetCurrent", (handle context)) \
	X(StreamCreate, "cuStreamCreate", (handle * stream, unsigned flags)) \
	X(StreamSynchronize, "cuStreamSynchronize", (handle stream)) \
	X(BeginCapture, "cuStreamBeginCapture_v2", (handle stream, int mode)) \
	X(EndCapture, "cuStreamEndCapture", (handle stream, handle * graph)) \
	X(GraphInstantiate, "cuGraphInstantiateWithFlags", \
	  (handle * exec, handle graph, unsigned long long flags)) \
	X(GraphLaunch, "cuGraphLaunch", (handle exec, handle stream)) \
	X(EventCreate, "cuEventCreate", (handle * event, unsigned flags)) \
	X(EventRecord, "cuEventRecord", (handle event, handle stream)) \
	X(EventQuery, "cuEventQuery", (handle event)) \
	X(EventElapsed, "cuEventElapsedTime", (float *milliseconds, handle from, handle to)) \
	X(MemHostAlloc, "cuMemHostAlloc", (void **bytes, size_t size, unsigned flags)) \
	X(ModuleLoadData, "cuModuleLoadData", (handle * module, const void *image)) \
	X(ModuleGetFunction, "cuModuleGetFunction", \
	  (handle * function, handle module, const char *name)) \
	X(LaunchKernel, "cuLaunchKernel", \
	  (handle function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, \
	   unsigned bz, unsigned shared, handle stream, void **params, void **extra))

#define MEMBER(member, symbol, args) int(*member) args;
static struct {
	CALLS(MEMBER)
} cu;
#undef MEMBER

/*
 * Each chain is 16 dependent multiply-adds a round; the compiler does not know that its end is
 * never 0. The first thread writes its duration in nanoseconds to memory that the host reads.
 */
static const char image[] =
	".version 6.0\n.target sm_50\n.address_size 64\n"
	".visible .entry spin(.param .u64 time)\n{\n"
	".reg .pred %p;\n.reg .b64 %end, %now, %time;\n"
	"ld.param.u64 %time, [time];\nmov.u64 %end, %globaltimer;\nadd.u64 %end, %end, %time;\n"
	"again:\nmov.u64 %now, %globaltimer;\nsetp.lt.u64 %p, %now, %end;\n@%p bra again;\nret;\n}\n"
	".visible .entry work(.param .u64 rounds, .param .u64 spent)\n{\n"
	".reg .pred %p;\n.reg .f32 %a, %b;\n.reg .b32 %t, %c;\n.reg .b64 %i, %n, %begun, %now, %spent;\n"
	"mov.u64 %begun, %globaltimer;\n"
	"ld.param.u64 %n, [rounds];\ncvt.rn.f32.u64 %b, %n;\nmul.f32 %b, %b, 0f3089705F;\nmov.f32 %a, 0f3F800000;\nmov.u64 %i, 0;\n"
	"again:\n"
#define FMA "fma.rn.f32 %a, %a, %b, 0f3F000000;\n"
	FMA FMA FMA FMA FMA FMA FMA FMA FMA FMA FMA FMA FMA FMA FMA FMA
	"add.u64 %i, %i, 1;\nsetp.lt.u64 %p, %i, %n;\n@%p bra again;\n"
	"setp.eq.f32 %p, %a, 0f00000000;\n@%p trap;\n"
	"mov.u32 %t, %tid.x;\nmov.u32 %c, %ctaid.x;\nor.b32 %t, %t, %c;\nsetp.eq.u32 %p, %t, 0;\n"
	"mov.u64 %now, %globaltimer;\nsub.u64 %now, %now, %begun;\nld.param.u64 %spent, [spent];\n@%p st.volatile.u64 [%spent], %now;\n"
	"ret;\n}\n";

static struct {
	handle context, each[MOST_STREAMS], stream, module, function, exec, card;
	unsigned streams;
	volatile uint64_t *reported; /* ns that the last kernel took; NULL: no such kernels */
	int (*clock)(handle card, int which, unsigned *mhz);
} now;

static void load(void)
{
	void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);

	if (!library) {
		fprintf(stderr, "libcuda.so.1: %s\n", dlerror());
		exit(2);
	}
#define FIND(member, symbol, args) \
	*(void **)&cu.member = dlsym(library, symbol); \
	must(!cu.member, symbol " is not there");
	CALLS(FIND)
#undef FIND
}

static void find_clock(unsigned ordinal)
{
	void *library = dlopen("libnvidia-ml.so.1", RTLD_NOW);
	int (*init)(void), (*find)(unsigned, handle *);

	if (!library)
		return;
	*(void **)&init = dlsym(library, "nvmlInit_v2");
	*(void **)&find = dlsym(library, "nvmlDeviceGetHandleByIndex_v2");
	if (init && find && !init() && !find(ordinal, &now.card))
		*(void **)&now.clock = dlsym(library, "nvmlDeviceGetClockInfo");
}

void device_streams(unsigned count)
{
	must(count > MOST_STREAMS, "too many streams");
	for (; now.streams < count; now.streams++)
		must(cu.StreamCreate(&now.each[now.streams], NON_BLOCKING), "cuStreamCreate");
	device_stream(0);
}

void device_stream(unsigned number)
{
	now.stream = now.each[number];
}

void device_start(int ordinal)
{
	int device;

	load();
	must(cu.Init(0), "cuInit");
	must(cu.DeviceGet(&device, ordinal), "cuDeviceGet");
	must(cu.PrimaryRetain(&now.context, device), "cuDevicePrimaryCtxRetain");
	must(cu.CtxSetCurrent(now.context), "cuCtxSetCurrent");
	device_streams(1);
	must(cu.ModuleLoadData(&now.module, image), "cuModuleLoadData");
	find_clock((unsigned)ordinal);
}

void device_kernel(const char *kind, uint64_t argument)
{
	char name[64];

	if (!strcmp(kind, "sleep"))
		snprintf(name, sizeof(name), "sleep_us_%" PRIu64, argument);
	else
		snprintf(name, sizeof(name), "%s", kind);
	must(cu.ModuleGetFunction(&now.function, now.module, name), "cuModuleGetFunction");
	if (now.reported || strcmp(kind, "work"))
		return;
	must(cu.MemHostAlloc((void **)&now.reported, sizeof(*now.reported), 0), "cuMemHostAlloc");
	*now.reported = 0;
}

void device_launch(uint64_t argument)
{
	void *params[] = {&argument, &now.reported};

	must(cu.LaunchKernel(now.function, BLOCKS, 1, 1, THREADS, 1, 1, 0, now.stream, params,
			     NULL),
	     "cuLaunchKernel");
}

void device_graph(uint64_t argument, unsigned kernels)
{
	handle graph;

	must(cu.BeginCapture(now.stream, THREAD_LOCAL), "cuStreamBeginCapture");
	for (unsigned i = 0; i < kernels; i++)
		device_launch(argument);
	must(cu.EndCapture(now.stream, &graph), "cuStreamEndCapture");
	must(cu.GraphInstantiate(&now.exec, graph, 0), "cuGraphInstantiateWithFlags");
}

void device_launch_graph(void)
{
	must(cu.GraphLaunch(now.exec, now.stream), "cuGraphLaunch");
}

void device_wait(void)
{
	for (unsigned i = 0; i < now.streams; i++)
		must(cu.StreamSynchronize(now.each[i]), "cuStreamSynchronize");
}

enum device_marks device_marks(void)
{
	return DEVICE_TIMED;
}

uint64_t device_mark_create(bool timed)
{
	handle event;

	must(cu.EventCreate(&event, timed ? 0 : UNTIMED), "cuEventCreate");
	return (uintptr_t)event;
}

void device_mark(uint64_t mark)
{
	must(cu.EventRecord((handle)(uintptr_t)mark, now.stream), "cuEventRecord");
}

bool device_marked(uint64_t mark)
{
	int status = cu.EventQuery((handle)(uintptr_t)mark);

	if (status != NOT_READY)
		must(status, "cuEventQuery");
	return !status;
}

double device_between(uint64_t from, uint64_t to)
{
	float milliseconds;

	must(cu.EventElapsed(&milliseconds, (handle)(uintptr_t)from, (handle)(uintptr_t)to),
	     "cuEventElapsedTime");
	return (double)milliseconds * 1e6;
}

double device_kernel_ns(void)
{
	return now.reported ? (double)*now.reported : 0;
}

void device_thread(void)
{
	must(cu.CtxSetCurrent(now.context), "cuCtxSetCurrent");
}

unsigned device_clock(void)
{
	unsigned mhz;

	return now.clock && !now.clock(now.card, SM_CLOCK, &mhz) ? mhz : 0;
}
