/* SPDX-License-Identifier: Apache-2.0 */
/* A program in ACL calls alone: `ways` to get memory, a `pair` of processes, a `query`, `models`,
 * or `work KIND COUNT`, which it times. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "api.h"

#define MIB ((size_t)1 << 20)
#define PIECE (40 * MIB)
#define MOST 64
#define HBM ((aclrtMemAttr)1)
#define POLICY ((aclrtMemMallocPolicy)0)
#define IN_DEVICE ((aclrtMemcpyKind)3)
#define COUNT(array) (sizeof(array) / sizeof(*(array)))

struct way {
	const char *name;
	aclError (*get)(void **, size_t);
	aclError (*put)(void *);
};

static aclrtStream stream;

static aclError get_plain(void **p, size_t n)
{
	return aclrtMalloc(p, n, POLICY);
}
static aclError get_aligned(void **p, size_t n)
{
	return aclrtMallocAlign32(p, n, POLICY);
}
static aclError get_cached(void **p, size_t n)
{
	return aclrtMallocCached(p, n, POLICY);
}
static aclError get_configured(void **p, size_t n)
{
	return aclrtMallocWithCfg(p, n, POLICY, NULL);
}
static aclError get_scheduler(void **p, size_t n)
{
	return aclrtMallocForTaskScheduler(p, n, POLICY, NULL);
}
static aclError get_managed(void **p, size_t n)
{
	return aclrtMemAllocManaged(p, n, 1);
}
static aclError get_pooled(void **p, size_t n)
{
	return aclrtMemPoolMallocAsync(p, n, NULL, stream);
}
static aclError put_pooled(void *p)
{
	return aclrtMemPoolFreeAsync(p, stream);
}

static aclError get_physical(void **p, size_t n)
{
	aclrtPhysicalMemProp prop;

	memset(&prop, 0, sizeof(prop));
	prop.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
	return aclrtMallocPhysical(p, n, &prop, 0);
}

static size_t seen(bool free_not_total)
{
	size_t unused = 0, total = 0;

	return aclrtGetMemInfo(HBM, &unused, &total) ? 0 : (free_not_total ? unused : total) / MIB;
}

static int fill(const struct way *way)
{
	void *held[MOST];
	aclError status = 0;
	size_t before = seen(true), got = 0, left;

	while (got < MOST && !(status = way->get(&held[got], PIECE)))
		got++;
	left = seen(true);
	for (size_t i = 0; i < got; i++)
		if (way->put(held[i]))
			return 1;
	printf("%s %zu %d %zu %d\n", way->name, got, status, left, seen(true) == before);
	return 0;
}

/* A physical piece counts until its last mapping ends, also after its handle was released. */
static int map(void)
{
	void *handle, *address;
	size_t before = seen(true), mapped, handed, gone;

	if (get_physical(&handle, PIECE) || aclrtReserveMemAddress(&address, PIECE, 0, NULL, 0) ||
	    aclrtMapMem(address, PIECE, 0, handle, 0))
		return 1;
	memset(address, 1, PIECE);
	mapped = before - seen(true);
	if (aclrtFreePhysical(handle))
		return 1;
	handed = before - seen(true);
	if (aclrtUnmapMem(address))
		return 1;
	gone = before - seen(true);
	if (aclrtReleaseMemAddress(address))
		return 1;
	printf("mapped %zu %zu %zu\n", mapped, handed, gone);
	return 0;
}

static int ways(void)
{
	static const struct way all[] = {
		{"plain", get_plain, aclrtFree},
		{"aligned", get_aligned, aclrtFreeWithDevSync},
		{"cached", get_cached, aclrtFree},
		{"configured", get_configured, aclrtFree},
		{"scheduler", get_scheduler, aclrtFree},
		{"managed", get_managed, aclrtFree},
		{"pooled", get_pooled, put_pooled},
		{"physical", get_physical, aclrtFreePhysical},
	};
	int64_t reported = 0;
	void *host;

	if (aclrtMallocHost(&host, 2 * seen(false) * MIB) || aclrtFreeHost(host))
		return 1;
	if (aclrtGetDeviceInfo(0, 301, &reported))
		return 1;
	printf("info %zu %zu %zu\n", seen(true), seen(false), (size_t)reported / MIB);
	for (size_t i = 0; i < COUNT(all); i++)
		if (fill(&all[i]))
			return 1;
	return map();
}

/* A path that leads nowhere costs nothing. */
static int models(void)
{
	uint32_t file, memory, more = 0;
	aclError wrong = aclmdlLoadFromFile(NULL, &more);

	if (aclmdlLoadFromFile("a.om", &file) || aclmdlLoadFromMem("model", 5, &memory))
		return 1;
	printf("%d %zu", wrong, seen(true));
	printf(" %d", aclmdlLoadFromFile("a.om", &more));
	printf(" %d", aclmdlUnload(memory));
	printf(" %zu", seen(true));
	printf(" %d", aclmdlLoadFromFile("a.om", &more));
	printf(" %zu\n", seen(true));
	return 0;
}

static int start(void)
{
	return aclInit(NULL) || aclrtSetDevice(0) || aclrtCreateStream(&stream);
}

/* The child holds the memory that the parent wants, until the parent was refused. */
static int pair(void)
{
	int ready[2], done[2], status;
	void *memory;
	char byte;
	pid_t child;

	if (pipe(ready) || pipe(done))
		return 1;
	child = fork();
	if (!child) {
		if (start() || get_aligned(&memory, 4 * PIECE) || write(ready[1], "", 1) != 1)
			_exit(1);
		_exit(read(done[0], &byte, 1) != 1);
	}
	close(ready[1]);
	if (read(ready[0], &byte, 1) != 1 || start())
		return 1;
	printf("held %zu %d\n", seen(true), get_aligned(&memory, 4 * PIECE));
	if (write(done[1], "", 1) != 1 || waitpid(child, &status, 0) != child || status)
		return 1;
	for (int tries = 0; tries < 100 && get_aligned(&memory, 4 * PIECE); tries++)
		usleep(50000); /* a dead process counts until its driver has had time to clean up */
	printf("gone %zu\n", seen(true));
	return 0;
}

static aclError piece(const char *kind, void *memory)
{
	static const char *const operator= "Add";

	if (!strcmp(kind, "kernel"))
		return aclrtLaunchKernel(memory, 8, NULL, 0, stream);
	if (!strcmp(kind, "kernel-args"))
		return aclrtLaunchKernelWithHostArgs(memory, 8, stream, NULL, NULL, 0, NULL, 0);
	if (!strcmp(kind, "operator"))
		return aclopExecuteV2(operator, 0, NULL, NULL, 0, NULL, NULL, NULL, stream);
	if (!strcmp(kind, "model"))
		return aclmdlExecuteAsync(7, NULL, NULL, stream);
	if (!strcmp(kind, "copy"))
		return aclrtMemcpyAsync(memory, MIB, (char *)memory + MIB, MIB, IN_DEVICE, stream);
	if (!strcmp(kind, "copy-in"))
		return aclrtMemcpyAsync(memory, MIB, kind, strlen(kind), (aclrtMemcpyKind)1,
					stream);
	return aclrtMemsetAsync(memory, MIB, 0, MIB, stream);
}

/* The state of work in flight and done, by the stream and by an event. */
static int query(void)
{
	aclrtStreamStatus streams[2];
	aclrtEventRecordedStatus events[2];
	aclrtEvent event;

	if (aclrtCreateEvent(&event) || aclrtLaunchKernel(&event, 1, NULL, 0, stream) ||
	    aclrtRecordEvent(event, stream))
		return 1;
	for (int i = 0; i < 2; i++)
		if (aclrtStreamQuery(stream, &streams[i]) ||
		    aclrtQueryEventStatus(event, &events[i]) || aclrtSynchronizeStream(stream))
			return 1;
	printf("%s: stream %d %d, event %d %d\n", aclrtGetSocName(), (int)streams[0],
	       (int)streams[1], (int)events[0], (int)events[1]);
	return 0;
}

static int work(const char *kind, int count)
{
	struct timespec from, to;
	void *memory;

	if (get_plain(&memory, 2 * MIB))
		return 1;
	clock_gettime(CLOCK_MONOTONIC, &from);
	for (int i = 0; i < count; i++)
		if (piece(kind, memory))
			return 1;
	if (aclrtSynchronizeStream(stream))
		return 1;
	clock_gettime(CLOCK_MONOTONIC, &to);
	printf("%ld\n",
	       (long)(to.tv_sec - from.tv_sec) * 1000 + (to.tv_nsec - from.tv_nsec) / 1000000);
	return 0;
}

int main(int count, char **arguments)
{
	setvbuf(stdout, NULL, _IOLBF, 0);
	if (count > 1 && !strcmp(arguments[1], "pair"))
		return pair();
	if (count < 2 || start())
		return 2;
	if (!strcmp(arguments[1], "models"))
		return models();
	if (!strcmp(arguments[1], "query"))
		return query();
	return !strcmp(arguments[1], "ways") ? ways()
		: count > 3		     ? work(arguments[2], atoi(arguments[3]))
					     : 2;
}
