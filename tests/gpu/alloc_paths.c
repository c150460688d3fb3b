/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every way to get device memory, each until it is refused: one JSON line per way.
 *
 *   alloc_paths [-d DEVICE] [-c CHUNK] [-t TINY] [-f FREE] [-s SECONDS] QUOTA [WAY…]
 *
 * Asks for CHUNK (256 MiB) after CHUNK, after a refusal for half as much down to 2 MiB, and never
 * for more than twice QUOTA in all. `managed` needs -f, the bytes that the card has free, and never
 * asks for more. -s holds each peak for an observer outside. Exit 1: a way was not refused, refused
 * with another status than out-of-memory, or its memory did not come back.
 */
#define _GNU_SOURCE
#include "cu.h"

#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

#define GRANULE (2 * MIB)
#define SLACK (64 * MIB) /* of free memory, before against after: modules and the driver's own */
#define EXPORTED 64
#define ROW 32768 /* bytes of an array's row: 8192 floats */

struct piece {
	cu_address address;
	uint64_t bytes;
	uint64_t physical;
	cu_handle object;
};

struct way {
	const char *name;
	int (*grab)(uint64_t bytes, struct piece *piece, const char **at);
	void (*drop)(struct piece *piece);
	uint64_t unit; /* 0: the chunk of the command line */
};

static cu_handle stream, pool;

static int grab_plain(uint64_t bytes, struct piece *piece, const char **at)
{
	*at = "cuMemAlloc";
	return cu.MemAlloc(&piece->address, bytes);
}

static void drop_plain(struct piece *piece)
{
	cu_must(cu.MemFree(piece->address), "cuMemFree");
}

static int grab_pitched(uint64_t bytes, struct piece *piece, const char **at)
{
	size_t pitch;

	*at = "cuMemAllocPitch";
	return cu.MemAllocPitch(&piece->address, &pitch, ROW, bytes / ROW, 4);
}

static int grab_managed(uint64_t bytes, struct piece *piece, const char **at)
{
	*at = "cuMemAllocManaged";
	return cu.MemAllocManaged(&piece->address, bytes, CU_ATTACH_GLOBAL);
}

static int grab_async(uint64_t bytes, struct piece *piece, const char **at)
{
	int status = cu.MemAllocAsync(&piece->address, bytes, stream);

	*at = "cuMemAllocAsync";
	return status ? status : cu.StreamSynchronize(stream);
}

static int grab_pool(uint64_t bytes, struct piece *piece, const char **at)
{
	struct cu_pool what = {.type = 1, .location = {1, cu.device}};
	int status;

	if (!pool)
		cu_must(cu.MemPoolCreate(&pool, &what), "cuMemPoolCreate");
	*at = "cuMemAllocFromPoolAsync";
	status = cu.MemAllocFromPoolAsync(&piece->address, bytes, pool, stream);
	return status ? status : cu.StreamSynchronize(stream);
}

static void drop_async(struct piece *piece)
{
	cu_must(cu.MemFreeAsync(piece->address, stream), "cuMemFreeAsync");
}

static int grab_vmm(uint64_t bytes, struct piece *piece, const char **at)
{
	struct cu_physical what = {.type = 1, .location = {1, cu.device}};
	struct cu_access access = {{1, cu.device}, 3};
	int status = cu.MemCreate(&piece->physical, bytes, &what, 0);

	*at = "cuMemCreate";
	if (status)
		return status;
	cu_must(cu.MemAddressReserve(&piece->address, bytes, 0, 0, 0), "cuMemAddressReserve");
	cu_must(cu.MemMap(piece->address, bytes, 0, piece->physical, 0), "cuMemMap");
	cu_must(cu.MemSetAccess(piece->address, bytes, &access, 1), "cuMemSetAccess");
	/* From here on only the mapping holds it. */
	cu_must(cu.MemRelease(piece->physical), "cuMemRelease");
	return 0;
}

static void drop_vmm(struct piece *piece)
{
	cu_must(cu.MemUnmap(piece->address, piece->bytes), "cuMemUnmap");
	cu_must(cu.MemAddressFree(piece->address, piece->bytes), "cuMemAddressFree");
}

static int grab_array(uint64_t bytes, struct piece *piece, const char **at)
{
	struct cu_array what = {ROW / 4, bytes / ROW, CU_FORMAT_FLOAT, 1};

	*at = "cuArrayCreate";
	return cu.ArrayCreate(&piece->object, &what);
}

static int grab_array_3d(uint64_t bytes, struct piece *piece, const char **at)
{
	struct cu_array_3d what = {256, 256, bytes / (256 * 256 * 4), CU_FORMAT_FLOAT, 1, 0};

	*at = "cuArray3DCreate";
	return cu.Array3DCreate(&piece->object, &what);
}

static void drop_array(struct piece *piece)
{
	cu_must(cu.ArrayDestroy(piece->object), "cuArrayDestroy");
}

/* A square of float4 whose whole chain costs at most `bytes`. */
static int grab_mipmapped(uint64_t bytes, struct piece *piece, const char **at)
{
	struct cu_array_3d what = {.format = CU_FORMAT_FLOAT, .channels = 4};
	unsigned levels = 1;

	for (what.width = 64; (what.width + 64) * (what.width + 64) * 64 / 3 <= bytes;
	     what.width += 64)
		;
	what.height = what.width;
	piece->bytes = what.width * what.width * 64 / 3;
	for (size_t side = what.width; side > 1; side /= 2)
		levels++;
	*at = "cuMipmappedArrayCreate";
	return cu.MipmappedCreate(&piece->object, &what, levels);
}

static void drop_mipmapped(struct piece *piece)
{
	cu_must(cu.MipmappedDestroy(piece->object), "cuMipmappedArrayDestroy");
}

static int run_graph(cu_handle graph, struct piece *piece, const char **at)
{
	int status = cu.GraphInstantiate(&piece->object, graph, 0);

	*at = "cuGraphInstantiateWithFlags";
	cu.GraphDestroy(graph);
	if (status)
		return status;
	*at = "cuGraphLaunch";
	status = cu.GraphLaunch(piece->object, stream);
	if (!status)
		status = cu.StreamSynchronize(stream);
	if (status)
		cu.GraphExecDestroy(piece->object);
	return status;
}

static int grab_graph(uint64_t bytes, struct piece *piece, const char **at)
{
	struct cu_access access = {{1, cu.device}, 3};
	struct cu_alloc_node what = {.pool = {.type = 1, .location = {1, cu.device}},
				     .access = &access,
				     .access_count = 1,
				     .bytes = bytes};
	cu_handle graph, node;
	int status;

	cu_must(cu.GraphCreate(&graph, 0), "cuGraphCreate");
	status = cu.GraphAddMemAllocNode(&node, graph, NULL, 0, &what);
	*at = "cuGraphAddMemAllocNode";
	if (status) {
		cu.GraphDestroy(graph);
		return status;
	}
	piece->address = what.address;
	return run_graph(graph, piece, at);
}

static int grab_captured(uint64_t bytes, struct piece *piece, const char **at)
{
	cu_handle graph = NULL;
	int status;

	cu_must(cu.BeginCapture(stream, CU_CAPTURE_THREAD_LOCAL), "cuStreamBeginCapture");
	status = cu.MemAllocAsync(&piece->address, bytes, stream);
	*at = "cuMemAllocAsync while recording";
	if (!status)
		status = cu.EndCapture(stream, &graph);
	else
		cu.EndCapture(stream, &graph);
	if (status) {
		if (graph)
			cu.GraphDestroy(graph);
		return status;
	}
	return run_graph(graph, piece, at);
}

static void drop_graph(struct piece *piece)
{
	cu_must(cu.MemFreeAsync(piece->address, stream), "cuMemFreeAsync");
	cu_must(cu.StreamSynchronize(stream), "cuStreamSynchronize");
	cu_must(cu.GraphExecDestroy(piece->object), "cuGraphExecDestroy");
}

static struct way ways[] = {
	{"plain", grab_plain, drop_plain, 0},
	{"pitched", grab_pitched, drop_plain, 0},
	{"managed", grab_managed, drop_plain, 0},
	{"async", grab_async, drop_async, 0},
	{"from-pool", grab_pool, drop_async, 0},
	{"vmm", grab_vmm, drop_vmm, 0},
	{"array", grab_array, drop_array, 0},
	{"array-3d", grab_array_3d, drop_array, 0},
	{"mipmapped", grab_mipmapped, drop_mipmapped, 0},
	{"graph", grab_graph, drop_graph, 0},
	{"captured", grab_captured, drop_graph, 0},
	{"tiny", grab_plain, drop_plain, 16384},
};
#define WAYS (sizeof(ways) / sizeof(ways[0]))

static struct {
	uint64_t quota, chunk, free;
	unsigned seconds;
} asked = {.chunk = 256 * MIB};

static void give_back(void)
{
	cu_handle initial;

	cu_must(cu.CtxSynchronize(), "cuCtxSynchronize");
	if (pool) {
		cu_must(cu.MemPoolDestroy(pool), "cuMemPoolDestroy");
		pool = NULL;
	}
	if (!cu.DeviceGetMemPool(&initial, cu.device))
		cu.MemPoolTrimTo(initial, 0);
	cu.GraphMemTrim(cu.device);
}

/* One way until it is refused. False: it misbehaved. */
static bool try_way(const struct way *way)
{
	uint64_t most = 2 * asked.quota, unit = way->unit ? way->unit : asked.chunk, granted = 0,
		 before = cu_free(), full;
	size_t count = 0, room = most / (way->unit ? way->unit : GRANULE) + 64;
	struct piece *pieces = calloc(room, sizeof(*pieces));
	int status = 0, refusal = 0;
	const char *at = "", *refused_at = "";
	bool good;

	if (!pieces) {
		fprintf(stderr, "no memory for %zu records\n", room);
		exit(2);
	}
	if (way->grab == grab_managed && asked.free < most)
		most = asked.free;
	while (count < room && granted + unit <= most) {
		struct piece piece = {.bytes = unit};

		status = way->grab(unit, &piece, &at);
		if (!status) {
			pieces[count++] = piece;
			granted += piece.bytes;
			continue;
		}
		if (!refusal) {
			refusal = status;
			refused_at = at;
		}
		if (status != CU_OUT_OF_MEMORY || unit <= GRANULE)
			break;
		unit /= 2;
	}
	full = cu_free();
	fflush(stdout);
	if (asked.seconds)
		sleep(asked.seconds);
	for (size_t i = 0; i < count; i++)
		way->drop(&pieces[i]);
	free(pieces);
	give_back();
	good = refusal == CU_OUT_OF_MEMORY && cu_free() + SLACK >= before && granted <= asked.quota;
	printf("{\"way\": \"%s\", \"granted\": %llu, \"pieces\": %zu, \"status\": %d, \"name\": \"%s\", \"at\": \"%s\", "
	       "\"free_before\": %llu, \"free_full\": %llu, \"free_after\": %llu, \"total\": %llu, \"good\": %s}\n",
	       way->name, (unsigned long long)granted, count, refusal,
	       refusal ? cu_name(refusal) : "none", refused_at, (unsigned long long)before,
	       (unsigned long long)full, (unsigned long long)cu_free(),
	       (unsigned long long)cu_total(), good ? "true" : "false");
	fflush(stdout);
	return good;
}

/* The importer: opens all exports of its parent, once they are complete, and prints its view. */
static int importer(int ordinal)
{
	struct cu_ipc_handle handles[EXPORTED];
	size_t count = fread(handles, sizeof(handles[0]), EXPORTED, stdin), opened = 0;
	uint64_t before, after;
	int status = 0;

	cu_start(ordinal);
	before = cu_free();
	while (!status && opened < count) {
		cu_address address;

		status = cu.IpcOpenMemHandle(&address, handles[opened], 1);
		opened += !status;
	}
	after = cu_free();
	printf("{\"way\": \"ipc\", \"opened\": %zu, \"status\": %d, \"name\": \"%s\", \"free_before\": %llu, \"free_full\": %llu, "
	       "\"good\": %s}\n",
	       opened, status, status ? cu_name(status) : "none", (unsigned long long)before,
	       (unsigned long long)after, !status && after + SLACK >= before ? "true" : "false");
	fflush(stdout);
	return status || after + SLACK < before;
}

/* A quarter of the quota, exported and opened by another process: it is paid for once, by its maker. */
static bool try_ipc(int ordinal, const char *self)
{
	uint64_t count = asked.quota / 4 / asked.chunk + 1, made = 0;
	cu_address addresses[EXPORTED];
	int link[2], status = 0;
	char device[16];
	pid_t child;

	snprintf(device, sizeof(device), "%d", ordinal);
	if (pipe(link)) {
		perror("pipe");
		exit(2);
	}
	child = fork();
	if (!child) {
		dup2(link[0], 0);
		close(link[1]);
		execl(self, self, "-i", device, (char *)NULL);
		_exit(127);
	}
	close(link[0]);
	while (made < count && made < EXPORTED) {
		struct cu_ipc_handle handle;

		if (cu.MemAlloc(&addresses[made], asked.chunk))
			break;
		cu_must(cu.IpcGetMemHandle(&handle, addresses[made]), "cuIpcGetMemHandle");
		made++;
		if (write(link[1], &handle, sizeof(handle)) != sizeof(handle))
			break;
	}
	close(link[1]);
	waitpid(child, &status, 0);
	while (made)
		cu_must(cu.MemFree(addresses[--made]), "cuMemFree");
	return WIFEXITED(status) && !WEXITSTATUS(status);
}

static bool wanted(const char *name, char **names, int count)
{
	for (int i = 0; i < count; i++)
		if (!strcmp(names[i], name))
			return true;
	return !count;
}

int main(int argc, char **argv)
{
	int option, ordinal = 0;
	bool good = true;

	while ((option = getopt(argc, argv, "d:c:t:f:s:i:")) != -1) {
		switch (option) {
		case 'd':
			ordinal = atoi(optarg);
			break;
		case 'c':
			asked.chunk = bytes_of(optarg);
			break;
		case 't':
			ways[WAYS - 1].unit = bytes_of(optarg);
			break;
		case 'f':
			asked.free = bytes_of(optarg);
			break;
		case 's':
			asked.seconds = (unsigned)atoi(optarg);
			break;
		case 'i':
			return importer(atoi(optarg));
		default:
			return 2;
		}
	}
	if (optind >= argc) {
		fprintf(stderr,
			"alloc_paths [-d DEVICE] [-c CHUNK] [-t TINY] [-f FREE] [-s SECONDS] QUOTA [WAY…]\n");
		return 2;
	}
	asked.quota = bytes_of(argv[optind++]);
	cu_start(ordinal);
	cu_must(cu.StreamCreate(&stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
	for (size_t i = 0; i < WAYS; i++) {
		if (!wanted(ways[i].name, argv + optind, argc - optind))
			continue;
		if (ways[i].grab == grab_managed && !asked.free) {
			printf("{\"way\": \"managed\", \"skipped\": \"needs -f: what the card has free\"}\n");
			continue;
		}
		good &= try_way(&ways[i]);
	}
	if (wanted("ipc", argv + optind, argc - optind))
		good &= try_ipc(ordinal, "/proc/self/exe");
	return good ? 0 : 1;
}
