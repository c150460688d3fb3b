/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The shim's cost for a step of a program: the calls of one of PyTorch's steps, in their numbers
 * (docs/reference/measurements.md), among the code and data that an interpreter uses between them.
 *
 *   step [-r GROUPS] [-d KIB] [-c KIB] [-D KIB] [-C KIB] decode|train REAL SHIM
 *
 * -d and -c: data read and code run for each piece of work, in four parts with calls between; -D
 * and -C: the totals that they are taken from. By turns in one process: past the shim; through it;
 * and with launches and other hooked calls through it, all forwarded calls past it. Each part is
 * timed for itself: a step is the sum of the medians of its parts over some rounds, so that
 * interference of other programs does not count. One JSON line: us of a step of each way, and the
 * extra time of the latter two, per call.
 */
#define _GNU_SOURCE
#include "../tests/gpu/cu.h"

#include <unistd.h>

#include "junk.h"

#define PARTS 4
#define MOST_PARTS 2000
#define ROUNDS 51 /* the rounds of each median */
#define MOST_GROUPS 101

static const char image[] =
	".version 6.0\n.target sm_50\n.address_size 64\n.visible .entry nothing() { ret; }\n";

enum side { REAL, SHIM, SIDES };
enum way { PAST, THROUGH, HOOKS, WAYS };
enum call { GET_DEVICE, GET_STATE, CAPTURING, CURRENT, SET_ATTRIBUTE, LAUNCH, CALLS };

#define MORE_CALLS(X) \
	X(CtxGetDevice, "cuCtxGetDevice_v2", (int *device, cu_handle context)) \
	X(PrimaryState, "cuDevicePrimaryCtxGetState", (int device, unsigned *flags, int *active)) \
	X(IsCapturing, "cuStreamIsCapturing", (cu_handle stream, int *status)) \
	X(KernelSetAttribute, "cuKernelSetAttribute", \
	  (int attribute, int value, cu_handle kernel, int device))

struct table {
#define CU_MEMBER(member, symbol, args) int(*member) args;
	CU_CALLS(CU_MEMBER)
	MORE_CALLS(CU_MEMBER)
#undef CU_MEMBER
};

static const struct program {
	const char *name;
	unsigned kinds; /* of its launches */
	unsigned count[CALLS];
} programs[] = {
	{"decode",
	 16,
	 {[GET_DEVICE] = 2110,
	  [GET_STATE] = 531,
	  [CAPTURING] = 100,
	  [CURRENT] = 304,
	  [SET_ATTRIBUTE] = 24,
	  [LAUNCH] = 171}},
	{"train",
	 48,
	 {[GET_DEVICE] = 7025,
	  [GET_STATE] = 1994,
	  [CAPTURING] = 300,
	  [CURRENT] = 657,
	  [SET_ATTRIBUTE] = 24,
	  [LAUNCH] = 500}},
};

static struct table sides[SIDES], ways[WAYS];
static const struct table *now;
static cu_handle function;
static const cu_handle stream = NULL; /* the default one, as PyTorch's is */
static struct junk junk;
static size_t data_bytes = 96 << 10, code_bytes = 64 << 10;

static void open_side(enum side side, const char *path)
{
	void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	if (!library) {
		fprintf(stderr, "%s\n", dlerror());
		exit(2);
	}
#define CU_FIND(member, symbol, args) *(void **)&sides[side].member = dlsym(library, symbol);
	CU_CALLS(CU_FIND)
	MORE_CALLS(CU_FIND)
#undef CU_FIND
}

static void start(void)
{
	cu_handle context, module;
	int device;

	cu_must(now->Init(0), "cuInit");
	cu_must(now->DeviceGet(&device, 0), "cuDeviceGet");
	cu_must(now->PrimaryRetain(&context, device), "cuDevicePrimaryCtxRetain");
	cu_must(now->CtxSetCurrent(context), "cuCtxSetCurrent");
	cu_must(now->ModuleLoadData(&module, image), "cuModuleLoadData");
	cu_must(now->ModuleGetFunction(&function, module, "nothing"), "cuModuleGetFunction");
}

static void make(enum call call, unsigned kind)
{
	cu_handle context;
	unsigned flags;
	int figure;

	switch (call) {
	case GET_DEVICE:
		now->CtxGetDevice(&figure, NULL);
		break;
	case GET_STATE:
		now->PrimaryState(0, &flags, &figure);
		break;
	case CAPTURING:
		now->IsCapturing(stream, &figure);
		break;
	case CURRENT:
		now->CtxGetCurrent(&context);
		break;
	case SET_ATTRIBUTE:
		now->KernelSetAttribute(8, 65536, function, 0);
		break;
	default:
		cu_must(now->LaunchKernel(function, 1 + kind, 1, 1, 32, 1, 1, 0, stream, NULL,
					  NULL),
			"cuLaunchKernel");
	}
}

/* The calls of each kind that are due at this point of the step. */
static void step(const struct program *program, float *took)
{
	unsigned made[CALLS] = {0}, parts = PARTS * program->count[LAUNCH];
	uint64_t before = now_ns(), after;

	for (unsigned part = 1; part <= parts; part++, before = after) {
		junk_run(&junk, data_bytes / PARTS, code_bytes / PARTS);
		for (enum call call = 0; call < CALLS; call++)
			for (; made[call] * (uint64_t)parts < program->count[call] * (uint64_t)part;
			     made[call]++)
				make(call, made[call] % program->kinds);
		after = now_ns();
		took[part - 1] = (float)(after - before);
	}
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void tell(const char *what, double *values, unsigned count, double divisor, const char *end)
{
	qsort(values, count, sizeof(*values), by_value);
	printf("\"%s\": {\"median\": %.2f, \"p10\": %.2f, \"p90\": %.2f}%s", what,
	       values[count / 2] / divisor, values[count / 10] / divisor,
	       values[count - 1 - count / 10] / divisor, end);
}

static float took[WAYS][ROUNDS][MOST_PARTS];

static double usual(enum way way, unsigned parts)
{
	double values[ROUNDS], sum = 0;

	for (unsigned part = 0; part < parts; part++) {
		for (unsigned round = 0; round < ROUNDS; round++)
			values[round] = (double)took[way][round][part];
		qsort(values, ROUNDS, sizeof(*values), by_value);
		sum += values[ROUNDS / 2];
	}
	return sum;
}

static void compare(const struct program *program, unsigned groups)
{
	static double sums[WAYS][MOST_GROUPS], more[WAYS][MOST_GROUPS];
	unsigned calls = 0;

	for (enum call call = 0; call < CALLS; call++)
		calls += program->count[call];
	for (unsigned i = 0; i < groups; i++) {
		for (unsigned turn = 0; turn < ROUNDS * WAYS; turn++) {
			now = &ways[(turn + turn / WAYS) % WAYS]; /* another one first each time */
			step(program, took[now - ways][turn / WAYS]);
		}
		for (enum way way = 0; way < WAYS; way++) {
			sums[way][i] = usual(way, PARTS * program->count[LAUNCH]);
			more[way][i] = sums[way][i] - sums[PAST][i];
		}
	}
	printf("{\"%s\": {\"calls\": %u, ", program->name, calls);
	tell("us past", sums[PAST], groups, 1e3, ", ");
	tell("us through", sums[THROUGH], groups, 1e3, ", ");
	tell("ns more a call", more[THROUGH], groups, calls, ", ");
	tell("of that hooks", more[HOOKS], groups, calls, "}}\n");
}

int main(int argc, char **argv)
{
	size_t data = 512 << 10, code = 512 << 10;
	unsigned groups = 11;
	int option;

	while ((option = getopt(argc, argv, "r:d:c:D:C:")) != -1) {
		size_t kib = option == '?' ? 0 : (size_t)atoi(optarg) << 10;

		if (option == 'r')
			groups = (unsigned)atoi(optarg);
		else if (option == 'd')
			data_bytes = kib;
		else if (option == 'c')
			code_bytes = kib;
		else if (option == 'D')
			data = kib;
		else if (option == 'C')
			code = kib;
		else
			return 2;
	}
	if (argc - optind != 3 || !groups || groups > MOST_GROUPS ||
	    !junk_make(&junk, data, code)) {
		fprintf(stderr,
			"step [-r GROUPS] [-d KIB] [-c KIB] [-D KIB] [-C KIB] decode|train REAL SHIM\n");
		return 2;
	}
	open_side(REAL, argv[optind + 1]);
	open_side(SHIM, argv[optind + 2]);
	ways[PAST] = sides[REAL];
	ways[THROUGH] = sides[SHIM];
	ways[HOOKS] = sides[REAL];
	ways[HOOKS].LaunchKernel = sides[SHIM].LaunchKernel;
	ways[HOOKS].KernelSetAttribute = sides[SHIM].KernelSetAttribute;
	now = &ways[THROUGH];
	start();
	for (unsigned i = 0; i < sizeof(programs) / sizeof(*programs); i++)
		if (!strcmp(argv[optind], programs[i].name))
			compare(&programs[i], groups);
	return 0;
}
