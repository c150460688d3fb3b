/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The shim's cost per call: the vendor's library and the shim in front of it, in one process, by
 * turns.
 *
 *   calls [-d DEVICE] [-r ROUNDS] [-o CALL] [-c MIB | -e] REAL SHIM
 *
 * Both are opened by path; the shim finds the same REAL (PORTER_REAL_DIR), so they share one
 * device, one context and one stream. A round through one is followed at once by a round through
 * the other. One JSON line: per call (-o: that call only) the nanoseconds of each side and of the
 * differences between neighbouring rounds, as medians and 10th and 90th percentiles.
 *
 * With -c each call is timed alone, the clock's own time subtracted. Before it MIB of memory are
 * read, and code is run, so that the caches of data, code and translations are cold. That is a
 * call's cost in a program that does much work between two calls.
 *
 * With -e each call is timed alone, too, but one follows the other; a round's figure is their median.
 * The difference to a round's mean is the cost of the few calls that do more: they put down markers,
 * take locks, or wait for the thread that asks about markers.
 */
#define _GNU_SOURCE
#include "../tests/gpu/cu.h"

#include <unistd.h>

#include "junk.h"

#define MOST_ROUNDS 1001
#define COLD_CALLS 15 /* of a round: it is their median */
#define CODE (MIB / 4)
#define MOST_EACH 4096 /* calls of a round that are timed alone */

static const char image[] =
	".version 6.0\n.target sm_50\n.address_size 64\n.visible .entry nothing() { ret; }\n";

enum side { REAL, SHIM, SIDES };

static struct {
#define CU_MEMBER(member, symbol, args) int(*member) args;
	CU_CALLS(CU_MEMBER)
#undef CU_MEMBER
} calls[SIDES], *now;
static cu_handle stream, function;

static void open_side(enum side side, const char *path)
{
	void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	if (!library) {
		fprintf(stderr, "%s\n", dlerror());
		exit(2);
	}
#define CU_FIND(member, symbol, args) *(void **)&calls[side].member = dlsym(library, symbol);
	CU_CALLS(CU_FIND)
#undef CU_FIND
}

static void start(int ordinal)
{
	cu_handle context, module;
	int device;

	now = &calls[SHIM];
	cu_must(now->Init(0), "cuInit");
	cu_must(now->DeviceGet(&device, ordinal), "cuDeviceGet");
	cu_must(now->PrimaryRetain(&context, device), "cuDevicePrimaryCtxRetain");
	cu_must(now->CtxSetCurrent(context), "cuCtxSetCurrent");
	cu_must(now->StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
	cu_must(now->ModuleLoadData(&module, image), "cuModuleLoadData");
	cu_must(now->ModuleGetFunction(&function, module, "nothing"), "cuModuleGetFunction");
}

/* Forwarded: it has no rule. */
static void current(unsigned count)
{
	cu_handle context;

	while (count--)
		now->CtxGetCurrent(&context);
}

static void query(unsigned count)
{
	while (count--)
		now->StreamQuery(stream);
}

static void info(unsigned count)
{
	size_t unused, total;

	while (count--)
		cu_must(now->MemGetInfo(&unused, &total), "cuMemGetInfo");
}

static void pair_of(unsigned count, uint64_t bytes)
{
	cu_address address;

	while (count--) {
		cu_must(now->MemAlloc(&address, bytes), "cuMemAlloc");
		cu_must(now->MemFree(address), "cuMemFree");
	}
}

static void pair(unsigned count)
{
	pair_of(count, 2 * MIB);
}

static void small_pair(unsigned count)
{
	pair_of(count, 4096);
}

static void pair_async(unsigned count)
{
	cu_address address;

	while (count--) {
		cu_must(now->MemAllocAsync(&address, 2 * MIB, stream), "cuMemAllocAsync");
		cu_must(now->MemFreeAsync(address, stream), "cuMemFreeAsync");
	}
	cu_must(now->StreamSynchronize(stream), "cuStreamSynchronize");
}

static void launch(unsigned count)
{
	while (count--)
		cu_must(now->LaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL),
			"cuLaunchKernel");
	cu_must(now->StreamSynchronize(stream), "cuStreamSynchronize");
}

static const struct subject {
	const char *name;
	void (*work)(unsigned count);
} subjects[] = {
	{"cuCtxGetCurrent", current},
	{"cuStreamQuery", query},
	{"cuMemGetInfo", info},
	{"cuMemAlloc+Free 2 MiB", pair},
	{"cuMemAlloc+Free 4 KiB", small_pair},
	{"cuMemAllocAsync+FreeAsync 2 MiB", pair_async},
	{"cuLaunchKernel", launch},
};
#define SUBJECTS (sizeof(subjects) / sizeof(subjects[0]))

/* Timed alone: without waiting for the launched work. */
static void launch_one(unsigned count)
{
	while (count--)
		cu_must(now->LaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL),
			"cuLaunchKernel");
}

/* The calls of a framework for a piece of work. */
static void few(unsigned count)
{
	cu_handle context;

	while (count--) {
		now->CtxGetCurrent(&context);
		launch_one(2);
		now->StreamQuery(stream);
	}
}

static const struct subject cold_subjects[] = {
	{"cuCtxGetCurrent", current},
	{"cuStreamQuery", query},
	{"cuLaunchKernel", launch_one},
	{"these, and a launch more", few},
};
#define COLD_SUBJECTS (sizeof(cold_subjects) / sizeof(cold_subjects[0]))

static struct junk junk;
static bool alone; /* -e */

static void evict(void)
{
	junk_run(&junk, junk.bytes, junk.code_bytes);
}

static int by_value(const void *a, const void *b);

static double one_call(const struct subject *subject, enum side side)
{
	uint64_t began;

	now = &calls[side];
	evict();
	now_ns();
	began = now_ns();
	if (subject)
		subject->work(1);
	return (double)(now_ns() - began);
}

static double middle(double *values, unsigned count)
{
	qsort(values, count, sizeof(*values), by_value);
	return values[count / 2];
}

static void cold_round(const struct subject *subject, double times[SIDES])
{
	double each[SIDES][COLD_CALLS], none[COLD_CALLS];

	for (unsigned i = 0; i < COLD_CALLS; i++) {
		enum side first = i % 2 ? SHIM : REAL;

		none[i] = one_call(NULL, REAL);
		each[first][i] = one_call(subject, first);
		each[!first][i] = one_call(subject, !first);
		cu_must(now->StreamSynchronize(stream), "cuStreamSynchronize");
	}
	for (enum side side = REAL; side < SIDES; side++)
		times[side] = middle(each[side], COLD_CALLS) - middle(none, COLD_CALLS);
}

static double one_round(const struct subject *subject, enum side side, unsigned count)
{
	uint64_t began;

	now = &calls[side];
	began = now_ns();
	subject->work(count);
	return (double)(now_ns() - began) / count;
}

/* The number of calls that makes a round take about a millisecond. */
static unsigned round_of(const struct subject *subject)
{
	double each = 0;

	for (unsigned count = 4; count <= 64; count *= 4)
		each = one_round(subject, SHIM, count);
	return each > 5e4 ? 20 : each < 10 ? 100000 : (unsigned)(1e6 / each);
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void tell(const char *what, double *values, unsigned count, const char *end)
{
	qsort(values, count, sizeof(*values), by_value);
	printf("\"%s\": {\"median\": %.1f, \"p10\": %.1f, \"p90\": %.1f}%s", what,
	       values[count / 2], values[count / 10], values[count - 1 - count / 10], end);
}

static void warm_round(const struct subject *subject, unsigned count, unsigned number,
		       double times[SIDES])
{
	/* The first side alternates: the state that it leaves behind is not always the second's. */
	enum side first = number % 2 ? SHIM : REAL;

	times[first] = one_round(subject, first, count);
	times[!first] = one_round(subject, !first, count);
}

static double each_call(const struct subject *subject, enum side side, unsigned count)
{
	static double each[MOST_EACH];
	uint64_t began;

	now = &calls[side];
	for (unsigned i = 0; i < count; i++) {
		began = now_ns();
		subject->work(1);
		each[i] = (double)(now_ns() - began);
	}
	cu_must(now->StreamSynchronize(stream), "cuStreamSynchronize");
	return middle(each, count);
}

static void each_round(const struct subject *subject, unsigned count, unsigned number,
		       double times[SIDES])
{
	enum side first = number % 2 ? SHIM : REAL;

	times[first] = each_call(subject, first, count);
	times[!first] = each_call(subject, !first, count);
}

static unsigned count_of(const struct subject *subject)
{
	unsigned count = junk.bytes ? 1 : round_of(subject);

	return alone && count > MOST_EACH ? MOST_EACH : count;
}

static void compare(const struct subject *subject, unsigned rounds)
{
	static double sides[SIDES][MOST_ROUNDS], more[MOST_ROUNDS];
	unsigned count = count_of(subject);
	double times[SIDES];

	for (unsigned i = 0; i < rounds; i++) {
		if (junk.bytes)
			cold_round(subject, times);
		else if (alone)
			each_round(subject, count, i, times);
		else
			warm_round(subject, count, i, times);
		sides[REAL][i] = times[REAL];
		sides[SHIM][i] = times[SHIM];
		more[i] = times[SHIM] - times[REAL];
	}
	printf("\"%s\": {\"calls\": %u, ", subject->name, count);
	tell("real", sides[REAL], rounds, ", ");
	tell("shim", sides[SHIM], rounds, ", ");
	tell("more", more, rounds, "}");
}

static void compare_all(const struct subject *all, size_t count, const char *only, unsigned rounds)
{
	unsigned reported = 0;

	printf("{");
	for (size_t i = 0; i < count; i++) {
		if (only && strcmp(only, all[i].name))
			continue;
		fputs(reported++ ? ", " : "", stdout);
		compare(&all[i], rounds);
	}
	printf("}\n");
}

int main(int argc, char **argv)
{
	int option, ordinal = 0;
	unsigned rounds = 101;
	const char *only = NULL;

	while ((option = getopt(argc, argv, "d:r:o:c:e")) != -1) {
		if (option == 'd')
			ordinal = atoi(optarg);
		else if (option == 'r')
			rounds = (unsigned)atoi(optarg);
		else if (option == 'o')
			only = optarg;
		else if (option == 'e')
			alone = true;
		else if (option != 'c' || !junk_make(&junk, (size_t)atoi(optarg) * MIB, CODE))
			return 2;
	}
	if (argc - optind != 2 || rounds < 1 || rounds > MOST_ROUNDS) {
		fprintf(stderr,
			"calls [-d DEVICE] [-r ROUNDS] [-o CALL] [-c MIB | -e] REAL SHIM\n");
		return 2;
	}
	open_side(REAL, argv[optind]);
	open_side(SHIM, argv[optind + 1]);
	start(ordinal);
	if (junk.bytes || alone)
		compare_all(cold_subjects, COLD_SUBJECTS, only, rounds);
	else
		compare_all(subjects, SUBJECTS, only, rounds);
	return 0;
}
