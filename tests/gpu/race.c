/* SPDX-License-Identifier: Apache-2.0 */
/*
 * N processes race to one quota with chunks of random size; when all were refused, the last free
 * byte must be grantable.
 *
 *   race [-d DEVICE] [-n PROCESSES] [-c CHUNK] [-g GRANULE] [-s SECONDS] QUOTA
 *
 * Chunks are 1 to 8 times CHUNK (16 MiB), smaller and smaller after a refusal down to GRANULE (2
 * MiB), which may be missing from the last piece. `-g 0` is for a device that counts bytes: not one
 * may be missing. -s holds the peak for an observer outside. One JSON line. Exit 1: more than QUOTA
 * granted, or the last bytes were not.
 */
#define _GNU_SOURCE
#include "cu.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

struct shared {
	atomic_uint ready, done;
	atomic_bool go, leave;
	_Atomic uint64_t granted, calls;
	atomic_int odd_status;
};

static struct shared *shared;
static struct {
	uint64_t quota, chunk, granule;
	unsigned processes, seconds;
	int ordinal;
} asked = {.chunk = 16 * MIB, .granule = 2 * MIB, .processes = 32};

static int race(unsigned seed)
{
	uint64_t unit = asked.chunk;
	cu_address address;

	cu_start(asked.ordinal);
	atomic_fetch_add(&shared->ready, 1);
	while (!atomic_load(&shared->go))
		usleep(100);
	while (atomic_load(&shared->granted) < 2 * asked.quota) {
		uint64_t bytes = unit * (1 + (unsigned)rand_r(&seed) % 8);
		int status = cu.MemAlloc(&address, bytes);

		atomic_fetch_add(&shared->calls, 1);
		if (!status) {
			atomic_fetch_add(&shared->granted, bytes);
			continue;
		}
		if (status != CU_OUT_OF_MEMORY) {
			atomic_store(&shared->odd_status, status);
			break;
		}
		if (unit <= asked.granule || unit == 1)
			break;
		unit /= 2;
	}
	atomic_fetch_add(&shared->done, 1);
	while (!atomic_load(&shared->leave))
		usleep(1000);
	return 0;
}

static unsigned await(atomic_uint *counter, unsigned wanted)
{
	for (unsigned waited = 0; atomic_load(counter) < wanted && waited < 300000; waited++)
		usleep(1000);
	return atomic_load(counter);
}

/* All of the reported free memory except one granule; then nothing more. */
static bool take_last(uint64_t *left)
{
	cu_address address;

	*left = cu_free();
	if (*left > asked.granule && cu.MemAlloc(&address, *left - asked.granule))
		return false;
	return asked.granule || cu.MemAlloc(&address, 1) == CU_OUT_OF_MEMORY;
}

int main(int argc, char **argv)
{
	bool good, last;
	uint64_t left;
	int option;

	while ((option = getopt(argc, argv, "d:n:c:g:s:")) != -1) {
		switch (option) {
		case 'd':
			asked.ordinal = atoi(optarg);
			break;
		case 'n':
			asked.processes = (unsigned)atoi(optarg);
			break;
		case 'c':
			asked.chunk = bytes_of(optarg);
			break;
		case 'g':
			asked.granule = bytes_of(optarg);
			break;
		case 's':
			asked.seconds = (unsigned)atoi(optarg);
			break;
		default:
			return 2;
		}
	}
	if (optind >= argc) {
		fprintf(stderr,
			"race [-d DEVICE] [-n PROCESSES] [-c CHUNK] [-g GRANULE] [-s SECONDS] QUOTA\n");
		return 2;
	}
	asked.quota = bytes_of(argv[optind]);
	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		      0);
	if (shared == MAP_FAILED) {
		perror("mmap");
		return 2;
	}
	for (unsigned i = 0; i < asked.processes; i++)
		if (!fork())
			_exit(race(i + 1));
	if (await(&shared->ready, asked.processes) < asked.processes)
		fprintf(stderr, "only %u of %u processes have a context\n",
			atomic_load(&shared->ready), asked.processes);
	cu_start(asked.ordinal);
	atomic_store(&shared->go, true);
	await(&shared->done, atomic_load(&shared->ready));
	last = take_last(&left);
	if (asked.seconds)
		sleep(asked.seconds);
	atomic_store(&shared->leave, true);
	while (wait(NULL) > 0)
		;
	good = last && !atomic_load(&shared->odd_status) &&
		atomic_load(&shared->granted) <= asked.quota &&
		atomic_load(&shared->ready) == asked.processes;
	printf("{\"processes\": %u, \"granted\": %llu, \"calls\": %llu, \"odd_status\": %d, \"left\": %llu, \"last\": %s, \"good\": %s}\n",
	       atomic_load(&shared->ready), (unsigned long long)atomic_load(&shared->granted),
	       (unsigned long long)atomic_load(&shared->calls), atomic_load(&shared->odd_status),
	       (unsigned long long)left, last ? "true" : "false", good ? "true" : "false");
	return good ? 0 : 1;
}
