/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Members of a tenant under random kills; storm.py starts, asks and kills them.
 *
 *   party victim SEED WAYS  allocates and frees, without pause, until it is killed; prints "up" once
 *                           it has a context. WAYS are letters, each as often as it is to be chosen:
 *                           p plain, i pitched, m managed, a array, q queued, o pool,
 *                           v physical and mapped, c context, g graph
 *   party survivor          allocates and frees 2 MiB without pause, and holds 64 MiB; answers each
 *                           input line by one: the longest call up to now in milliseconds, the
 *                           refusals, and the reported bytes of the tenant
 */
#define _GNU_SOURCE
#include "../gpu/cu.h"

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/prctl.h>
#include <unistd.h>

#define HELD 16

static int (*context_create)(cu_handle *context, unsigned flags, int device);
static int (*context_destroy)(cu_handle context);
static cu_handle stream;
static unsigned seed;

static uint64_t some(uint64_t most)
{
	return 1 + (unsigned)rand_r(&seed) % most;
}

static uint64_t some_bytes(void)
{
	return rand_r(&seed) % 4 ? some(32) * MIB : some(100000);
}

static void plain(void)
{
	static cu_address held[HELD];
	cu_address *slot = &held[some(HELD) - 1];

	if (*slot)
		cu.MemFree(*slot);
	if (cu.MemAlloc(slot, some_bytes()))
		*slot = 0;
}

static void pitched(void)
{
	cu_address address;
	size_t pitch;

	if (!cu.MemAllocPitch(&address, &pitch, some(100000), some(64), 4))
		cu.MemFree(address);
}

static void managed(void)
{
	cu_address address;

	if (!cu.MemAllocManaged(&address, some_bytes(), CU_ATTACH_GLOBAL))
		cu.MemFree(address);
}

static void array(void)
{
	struct cu_array what = {some(4096), some(512), CU_FORMAT_FLOAT, 4};
	cu_handle made;

	if (!cu.ArrayCreate(&made, &what))
		cu.ArrayDestroy(made);
}

static void queued(void)
{
	cu_address address;

	if (!cu.MemAllocAsync(&address, some_bytes(), stream))
		cu.MemFreeAsync(address, stream);
}

static void pool(void)
{
	struct cu_pool what = {.type = 1, .location = {1, cu.device}};
	cu_address address;
	cu_handle made;

	if (cu.MemPoolCreate(&made, &what))
		return;
	if (!cu.MemAllocFromPoolAsync(&address, some_bytes(), made, stream))
		cu.MemFreeAsync(address, stream);
	cu.MemPoolTrimTo(made, 0);
	cu.MemPoolDestroy(made);
}

static void physical(void)
{
	struct cu_physical what = {.type = 1, .location = {1, cu.device}};
	uint64_t handle, bytes = some(16) * 2 * MIB;
	cu_address address;

	if (cu.MemCreate(&handle, bytes, &what, 0))
		return;
	if (!cu.MemAddressReserve(&address, bytes, 0, 0, 0)) {
		if (!cu.MemMap(address, bytes, 0, handle, 0)) {
			cu.MemRelease(handle);
			handle = 0;
			cu.MemUnmap(address, bytes);
		}
		cu.MemAddressFree(address, bytes);
	}
	if (handle)
		cu.MemRelease(handle);
}

static void context(void)
{
	cu_address address;
	cu_handle made;

	if (context_create(&made, 0, cu.device))
		return;
	cu.MemAlloc(&address, some_bytes()); /* dies with the context */
	context_destroy(made);
	cu.CtxSetCurrent(cu.context);
}

static void graph(void)
{
	struct cu_alloc_node node = {.pool = {.type = 1, .location = {1, cu.device}},
				     .bytes = some_bytes()};
	cu_handle made, exec, added;

	if (cu.GraphCreate(&made, 0))
		return;
	if (!cu.GraphAddMemAllocNode(&added, made, NULL, 0, &node) &&
	    !cu.GraphInstantiate(&exec, made, 0)) {
		if (!cu.GraphLaunch(exec, stream))
			cu.MemFreeAsync(node.address, stream);
		cu.GraphExecDestroy(exec);
		cu.GraphMemTrim(cu.device);
	}
	cu.GraphDestroy(made);
}

static void (*way_of(char letter))(void)
{
	switch (letter) {
	case 'a':
		return array;
	case 'c':
		return context;
	case 'g':
		return graph;
	case 'i':
		return pitched;
	case 'm':
		return managed;
	case 'o':
		return pool;
	case 'q':
		return queued;
	case 'v':
		return physical;
	default:
		return plain;
	}
}

static void victim(const char *letters)
{
	*(void **)&context_create = dlsym(cu.library, "cuCtxCreate_v2");
	*(void **)&context_destroy = dlsym(cu.library, "cuCtxDestroy_v2");
	cu_start(0);
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
	if (write(STDOUT_FILENO, "up\n", 3) != 3)
		exit(2);
	for (;;)
		way_of(letters[some(strlen(letters)) - 1])();
}

static void survivor(void)
{
	struct pollfd asked = {.fd = STDIN_FILENO, .events = POLLIN};
	uint64_t worst = 0, refused = 0;
	cu_address held, address;
	char line[64];

	cu_start(0);
	cu_must(cu.MemAlloc(&held, 64 * MIB), "cuMemAlloc");
	for (;;) {
		uint64_t began = now_ns(), took;

		if (cu.MemAlloc(&address, 2 * MIB))
			refused++;
		else
			cu_must(cu.MemFree(address), "cuMemFree");
		took = now_ns() - began;
		worst = took > worst ? took : worst;
		if (poll(&asked, 1, 1) != 1)
			continue;
		if (read(STDIN_FILENO, line, sizeof(line)) <= 0)
			exit(0);
		printf("%.1f %llu %llu\n", (double)worst / 1e6, (unsigned long long)refused,
		       (unsigned long long)(cu_total() - cu_free()));
		fflush(stdout);
	}
}

int main(int argc, char **argv)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL); /* the process that started it may be killed, too */
	if (argc == 4 && !strcmp(argv[1], "victim")) {
		seed = (unsigned)atoi(argv[2]);
		cu_load();
		victim(argv[3]);
	}
	if (argc == 2 && !strcmp(argv[1], "survivor"))
		survivor();
	fprintf(stderr, "party victim SEED WAYS | survivor\n");
	return 2;
}
