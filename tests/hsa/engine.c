/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A device's time: one kernel after another, from any process. Each run is recorded, so that an
 * observer outside of the program and of its libraries can see each process's part.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "sim.h"

#define RUNS 65536u

struct run {
	uint64_t start, end; /* ns; end 0: not yet written */
	uint32_t process, device;
};

struct engines {
	uint64_t free_at[MOST];
	uint64_t count; /* of runs; those over RUNS are not on record */
	struct run runs[RUNS];
};

static struct engines *engines;

__attribute__((constructor)) static void open_engines(void)
{
	const char *path = getenv("HSA_SIM_ENGINE");
	int flags = path ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS, file = -1;

	if (path)
		file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (path && (file < 0 || ftruncate(file, sizeof(*engines))))
		abort();
	engines = mmap(NULL, sizeof(*engines), PROT_READ | PROT_WRITE, flags, file, 0);
	if (engines == MAP_FAILED)
		abort();
	if (file >= 0)
		close(file);
}

static void record(unsigned device, uint64_t start, uint64_t end)
{
	uint64_t number = __atomic_fetch_add(&engines->count, 1, __ATOMIC_RELAXED);
	struct run *run;

	if (number >= RUNS)
		return;
	run = &engines->runs[number];
	run->start = start;
	run->process = (uint32_t)getpid();
	run->device = device;
	__atomic_store_n(&run->end, end, __ATOMIC_RELEASE);
}

uint64_t sim_engine(unsigned device, uint64_t ns, uint64_t ready, uint64_t *start)
{
	uint64_t free_at = __atomic_load_n(&engines->free_at[device], __ATOMIC_ACQUIRE), end;
	struct timespec until;

	*start = ready;
	if (!ns)
		return ready;
	do {
		*start = free_at > ready ? free_at : ready;
		end = *start + ns;
	} while (!__atomic_compare_exchange_n(&engines->free_at[device], &free_at, end, false,
					      __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
	until = (struct timespec){(time_t)(end / 1000000000), (long)(end % 1000000000)};
	while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) == EINTR)
		;
	record(device, *start, end);
	return end;
}
