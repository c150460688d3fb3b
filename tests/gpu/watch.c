/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The driver's own figures of memory in use, sampled from outside any shim while a command runs.
 *
 *   watch [-d INDEX] [-i MICROSECONDS] -- COMMAND…
 *
 * Run it without a shim; COMMAND brings its own (`watch -- porter run … -- alloc_paths 8GiB`).
 * Samples every process's figure and the device's total (every 2 ms) and prints one JSON line to
 * stderr when COMMAND has ended: the peaks above the use before.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define LISTED 1024

struct process {
	uint32_t pid;
	uint64_t bytes;
	uint32_t instances[2];
};

struct figures {
	unsigned long long total, free, used;
};

static struct {
	int (*init)(void);
	int (*by_index)(unsigned index, void **device);
	int (*memory)(void *device, struct figures *out);
	int (*processes)(void *device, unsigned *count, struct process *out);
	void *device;
} nvml;

static void load(unsigned index)
{
	void *library = dlopen("libnvidia-ml.so.1", RTLD_NOW);

	if (!library) {
		fprintf(stderr, "%s\n", dlerror());
		exit(2);
	}
	*(void **)&nvml.init = dlsym(library, "nvmlInit_v2");
	*(void **)&nvml.by_index = dlsym(library, "nvmlDeviceGetHandleByIndex_v2");
	*(void **)&nvml.memory = dlsym(library, "nvmlDeviceGetMemoryInfo");
	*(void **)&nvml.processes = dlsym(library, "nvmlDeviceGetComputeRunningProcesses_v3");
	if (!nvml.init || !nvml.by_index || !nvml.memory || !nvml.processes || nvml.init() ||
	    nvml.by_index(index, &nvml.device)) {
		fprintf(stderr, "no such device\n");
		exit(2);
	}
}

static uint64_t used(void)
{
	struct figures now;

	return nvml.memory(nvml.device, &now) ? 0 : now.used;
}

static uint64_t held(unsigned *how_many)
{
	static struct process list[LISTED];
	unsigned count = LISTED;
	uint64_t sum = 0;

	if (nvml.processes(nvml.device, &count, list))
		return 0;
	for (unsigned i = 0; i < count; i++)
		sum += list[i].bytes == UINT64_MAX ? 0 : list[i].bytes;
	*how_many = count;
	return sum;
}

int main(int argc, char **argv)
{
	unsigned index = 0, interval = 2000, count = 0, most = 0;
	uint64_t base_used, base_held, peak_used = 0, peak_held = 0, samples = 0;
	int option, status = 0;
	pid_t child;

	while ((option = getopt(argc, argv, "+d:i:")) != -1) {
		if (option == 'd')
			index = (unsigned)atoi(optarg);
		else if (option == 'i')
			interval = (unsigned)atoi(optarg);
		else
			return 2;
	}
	if (optind >= argc) {
		fprintf(stderr, "watch [-d INDEX] [-i MICROSECONDS] -- COMMAND…\n");
		return 2;
	}
	load(index);
	base_used = used();
	base_held = held(&count);
	child = fork();
	if (!child) {
		execvp(argv[optind], argv + optind);
		perror(argv[optind]);
		_exit(127);
	}
	while (!waitpid(child, &status, WNOHANG)) {
		uint64_t total = used(), ours = held(&count);

		peak_used = total > peak_used ? total : peak_used;
		peak_held = ours > peak_held ? ours : peak_held;
		most = count > most ? count : most;
		samples++;
		usleep(interval);
	}
	fprintf(stderr,
		"{\"peak_used\": %llu, \"peak_held\": %llu, \"most_processes\": %u, \"samples\": %llu, \"used_before\": %llu}\n",
		(unsigned long long)(peak_used > base_used ? peak_used - base_used : 0),
		(unsigned long long)(peak_held > base_held ? peak_held - base_held : 0), most,
		(unsigned long long)samples, (unsigned long long)base_used);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
