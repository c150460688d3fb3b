/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Asks every list of processes of a management library with room for 0 to 6 processes: lists PID
 * PID. The two are processes of the tenant; others are on the device, too. A line each: the
 * function, the room, the status and the count. Compiled with one library's api.h, and LISTS_…
 * defined.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api.h"

#define MOST 64
#define UNTOUCHED 0x5a

static int ours[2];
static void *library;

static void *function(const char *name)
{
	void *found = dlsym(library, name);

	if (!found) {
		fprintf(stderr, "%s: %s\n", name, dlerror());
		exit(1);
	}
	return found;
}
#define CALL(name, ...) ((__typeof__(name) *)function(#name))(__VA_ARGS__)

/* An element is a process of the tenant, or as the caller left it. */
static unsigned listed(const char *name, const void *items, size_t stride, size_t pid_at)
{
	unsigned found = 0;
	int pid, untouched;

	memset(&untouched, UNTOUCHED, sizeof(untouched));
	for (unsigned i = 0; i < MOST; i++) {
		memcpy(&pid, (const char *)items + i * stride + pid_at, sizeof(pid));
		if (pid == ours[0] || pid == ours[1])
			found++;
		else if (pid != untouched)
			printf("%s: element %u is of process %d\n", name, i, pid);
	}
	return found;
}

static void tell(const char *name, unsigned room, int status, int too_small, long count,
		 unsigned found)
{
	const char *word = status == too_small ? "short" : status ? "error" : "ok";

	if (count < 0)
		printf("%s %u %s - %u\n", name, room, word, found);
	else
		printf("%s %u %s %ld %u\n", name, room, word, count, found);
}

/* `call` uses room, items and count. */
#define ASK(name, type, pid, too_small, prepare, call) \
	do { \
		for (unsigned room = 0; room <= 6; room++) { \
			type storage[MOST], *items = room ? storage : NULL; \
			unsigned count = room; \
			int status; \
\
			memset(storage, UNTOUCHED, sizeof(storage)); \
			prepare; \
			status = (int)(call); \
			tell(name, room, status, (int)(too_small), (long)(int)count, \
			     listed(name, storage, sizeof(type), offsetof(type, pid))); \
		} \
	} while (0)
#define PLAIN (void)0

#if defined(LISTS_NVML)
struct one {
	unsigned pid;
};
static void ask(void)
{
	nvmlDevice_t device;

	CALL(nvmlInit_v2);
	CALL(nvmlDeviceGetHandleByIndex_v2, 0, &device);
#define RUNNING(name, type) \
	ASK(#name, type, pid, NVML_ERROR_INSUFFICIENT_SIZE, PLAIN, \
	    CALL(name, device, &count, items))
#define ALL_RUNNING(kind) \
	RUNNING(nvmlDeviceGet##kind##RunningProcesses, nvmlProcessInfo_v1_t); \
	RUNNING(nvmlDeviceGet##kind##RunningProcesses_v2, nvmlProcessInfo_v2_t); \
	RUNNING(nvmlDeviceGet##kind##RunningProcesses_v3, nvmlProcessInfo_t)
	ALL_RUNNING(Compute);
	ALL_RUNNING(Graphics);
	ALL_RUNNING(MPSCompute);
#define IN_STRUCT(name, list_type, type, array, number) \
	do { \
		list_type list = {0}; \
\
		ASK(#name, type, pid, NVML_ERROR_INSUFFICIENT_SIZE, \
		    (list.array = items, list.number = room), \
		    (status = (int)CALL(name, device, &list), count = list.number, status)); \
	} while (0)
	IN_STRUCT(nvmlDeviceGetRunningProcessDetailList, nvmlProcessDetailList_t,
		  nvmlProcessDetail_v1_t, procArray, numProcArrayEntries);
	IN_STRUCT(nvmlDeviceGetProcessesUtilizationInfo, nvmlProcessesUtilizationInfo_t,
		  nvmlProcessUtilizationInfo_v1_t, procUtilArray, processSamplesCount);
	ASK("nvmlDeviceGetProcessUtilization", nvmlProcessUtilizationSample_t, pid,
	    NVML_ERROR_INSUFFICIENT_SIZE, PLAIN,
	    CALL(nvmlDeviceGetProcessUtilization, device, items, &count, 0));
	ASK("nvmlDeviceGetAccountingPids", struct one, pid, NVML_ERROR_INSUFFICIENT_SIZE, PLAIN,
	    CALL(nvmlDeviceGetAccountingPids, device, &count, (unsigned *)items));
	ASK("nvmlDeviceGetEncoderSessions", nvmlEncoderSessionInfo_t, pid,
	    NVML_ERROR_INSUFFICIENT_SIZE, PLAIN,
	    CALL(nvmlDeviceGetEncoderSessions, device, &count, items));
	ASK("nvmlDeviceGetFBCSessions", nvmlFBCSessionInfo_t, pid, NVML_ERROR_INSUFFICIENT_SIZE,
	    PLAIN, CALL(nvmlDeviceGetFBCSessions, device, &count, items));
}
#elif defined(LISTS_XPUML)
static void ask(void)
{
	xpumlDevice_t device;

	CALL(xpumlInit);
	CALL(xpumlDeviceGetHandleByIndex, 0, &device);
	ASK("xpumlDeviceGetComputeRunningProcesses", xpumlProcessInfo_t, pid,
	    XPUML_ERROR_INSUFFICIENT_SIZE, PLAIN,
	    CALL(xpumlDeviceGetComputeRunningProcesses, device, &count, items));
}
#elif defined(LISTS_MXSML)
static void ask(void)
{
	unsigned number = 0;

	CALL(mxSmlInit);
	if (!CALL(mxSmlGetNumberOfProcess, &number))
		printf("mxSmlGetNumberOfProcess - ok %u 0\n", number);
#define BOTH(suffix) \
	ASK("mxSmlGetProcessInfo" #suffix, mxSmlProcessInfo##suffix##_t, processId, \
	    MXSML_ERROR_INSUFFICIENT_SIZE, PLAIN, \
	    (count = (unsigned)-1, CALL(mxSmlGetProcessInfo##suffix, room, items))); \
	ASK("mxSmlGetSingleGpuProcess" #suffix, mxSmlProcessInfo##suffix##_t, processId, \
	    MXSML_ERROR_INSUFFICIENT_SIZE, PLAIN, \
	    CALL(mxSmlGetSingleGpuProcess##suffix, 0, &count, items))
	BOTH();
	BOTH(_v2);
}
#elif defined(LISTS_CNDEV)
#define VERSION (storage[0].version = CNDEV_VERSION_6)
static void ask(void)
{
	CALL(cndevInit, 0);
	ASK("cndevGetProcessInfo", cndevProcessInfo_t, pid, CNDEV_ERROR_INSUFFICIENT_SPACE, VERSION,
	    CALL(cndevGetProcessInfo, &count, items, 0));
	ASK("cndevGetProcessUtilization", cndevProcessUtilization_t, pid,
	    CNDEV_ERROR_INSUFFICIENT_SPACE, VERSION,
	    CALL(cndevGetProcessUtilization, &count, items, 0));
}
#elif defined(LISTS_DCMI)
static void ask(void)
{
	CALL(dcmi_init);
	ASK("dcmi_get_device_resource_info", struct dcmi_proc_mem_info, proc_id, -1, PLAIN,
	    (items = storage, CALL(dcmi_get_device_resource_info, 0, 0, items, (int *)&count)));
}
#elif defined(LISTS_RSMI)
static void ask(void)
{
	CALL(rsmi_init, 0);
	ASK("rsmi_compute_process_info_get", rsmi_process_info_t, process_id,
	    RSMI_STATUS_INSUFFICIENT_SIZE, PLAIN,
	    CALL(rsmi_compute_process_info_get, items, &count));
}
#elif defined(LISTS_AMDSMI)
static void ask(void)
{
	amdsmi_processor_handle device;
	amdsmi_socket_handle socket = 0;
	unsigned one = 1;

	CALL(amdsmi_init, 2);
	CALL(amdsmi_get_processor_handles, socket, &one, &device);
	ASK("amdsmi_get_gpu_process_list", amdsmi_proc_info_t, pid, AMDSMI_STATUS_OUT_OF_RESOURCES,
	    PLAIN, CALL(amdsmi_get_gpu_process_list, device, &count, items));
	ASK("amdsmi_get_gpu_process_list_by_pid", amdsmi_proc_info_by_pid_t, pid,
	    AMDSMI_STATUS_OUT_OF_RESOURCES, PLAIN,
	    CALL(amdsmi_get_gpu_process_list_by_pid, &device, 1, items, &count));
	ASK("amdsmi_get_gpu_compute_process_info", amdsmi_process_info_t, process_id,
	    AMDSMI_STATUS_INSUFFICIENT_SIZE, PLAIN,
	    CALL(amdsmi_get_gpu_compute_process_info, items, &count));
}
#endif

int main(int argc, char **argv)
{
	library = dlopen(argv[1], RTLD_NOW);
	if (argc < 4 || !library) {
		fprintf(stderr, "%s\n", argc < 4 ? "lists LIBRARY PID PID" : dlerror());
		return 1;
	}
	ours[0] = atoi(argv[2]);
	ours[1] = atoi(argv[3]);
	ask();
	return 0;
}
