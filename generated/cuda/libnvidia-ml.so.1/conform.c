/* Made by `porter gen --backend cuda --simulate`. Do not edit. */
/* conform.c: the conformance suite's calls of libnvidia-ml.so.1; backends/conform evaluates them. */
#include <string.h>

#include "api.h"
#include "conform.h"
#include "role.h"

/* A call declares all its arguments, also where only values derived from them are used. */
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"

#define CONFORM(name) ((__typeof__(name) *)conform_find(#name))

static nvmlDevice_t make_nvmlDevice_t(void)
{
	static nvmlDevice_t object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	unsigned int index = {0};
	CONFORM_ROOM(device, 1024);
	nvmlDevice_t *device = (void *)device_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(nvmlDeviceGetHandleByIndex_v2)(index, (nvmlDevice_t *)device);
	if (_result != NVML_SUCCESS)
		conform_lacks("nvmlDeviceGetHandleByIndex_v2", (int64_t)_result);
	else
		object = *device;
	return object;
}

static int start_1(struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	(void)BYTES;
	_result = CONFORM(nvmlInit)();
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int start_2(struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	unsigned int flags = {0};
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	(void)BYTES;
	_result = CONFORM(nvmlInitWithFlags)(flags);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int start_3(struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	(void)BYTES;
	_result = CONFORM(nvmlInit_v2)();
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int view_nvmlDeviceGetConfComputeProtectedMemoryUsage(struct conform_figures *figures, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(memory, 1024);
	nvmlMemory_t *memory = (void *)memory_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	_result = CONFORM(nvmlDeviceGetConfComputeProtectedMemoryUsage)((nvmlDevice_t)device, (nvmlMemory_t *)memory);
	figures->total = (uint64_t)memory->total;
	figures->free = (uint64_t)memory->free;
	figures->used = (uint64_t)memory->used;
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int view_nvmlDeviceGetMemoryInfo(struct conform_figures *figures, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(memory, 1024);
	nvmlMemory_t *memory = (void *)memory_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	_result = CONFORM(nvmlDeviceGetMemoryInfo)((nvmlDevice_t)device, (nvmlMemory_t *)memory);
	figures->total = (uint64_t)memory->total;
	figures->free = (uint64_t)memory->free;
	figures->used = (uint64_t)memory->used;
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int view_nvmlDeviceGetMemoryInfo_v2(struct conform_figures *figures, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(memory, 1024);
	nvmlMemory_v2_t *memory = (void *)memory_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	_result = CONFORM(nvmlDeviceGetMemoryInfo_v2)((nvmlDevice_t)device, (nvmlMemory_v2_t *)memory);
	figures->total = (uint64_t)memory->total;
	figures->free = (uint64_t)memory->free;
	figures->used = (uint64_t)memory->used;
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetAccountingPids(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(count, 1024);
	unsigned int *count = (void *)count_at;
	CONFORM_ROOM(pids, 1024);
	unsigned int *pids = (void *)pids_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*pids) _list[CONFORM_USERS];

	(void)_pid;
	if (pids)
		_list[0] = *pids;
	pids = _list;
	*count = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetAccountingPids)((nvmlDevice_t)device, (unsigned int *)count, (unsigned int *)pids);
	users->count = (unsigned)*count;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i], CONFORM_UNKNOWN};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetComputeRunningProcesses(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v1_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*infos) _list[CONFORM_USERS];

	(void)_pid;
	if (infos)
		_list[0] = *infos;
	infos = _list;
	*infoCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetComputeRunningProcesses)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v1_t *)infos);
	users->count = (unsigned)*infoCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetComputeRunningProcesses_v2(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v2_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*infos) _list[CONFORM_USERS];

	(void)_pid;
	if (infos)
		_list[0] = *infos;
	infos = _list;
	*infoCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetComputeRunningProcesses_v2)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v2_t *)infos);
	users->count = (unsigned)*infoCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetComputeRunningProcesses_v3(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*infos) _list[CONFORM_USERS];

	(void)_pid;
	if (infos)
		_list[0] = *infos;
	infos = _list;
	*infoCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetComputeRunningProcesses_v3)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_t *)infos);
	users->count = (unsigned)*infoCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetEncoderSessions(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(sessionCount, 1024);
	unsigned int *sessionCount = (void *)sessionCount_at;
	CONFORM_ROOM(sessionInfos, 1024);
	nvmlEncoderSessionInfo_t *sessionInfos = (void *)sessionInfos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*sessionInfos) _list[CONFORM_USERS];

	(void)_pid;
	if (sessionInfos)
		_list[0] = *sessionInfos;
	sessionInfos = _list;
	*sessionCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetEncoderSessions)((nvmlDevice_t)device, (unsigned int *)sessionCount, (nvmlEncoderSessionInfo_t *)sessionInfos);
	users->count = (unsigned)*sessionCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, CONFORM_UNKNOWN};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetFBCSessions(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(sessionCount, 1024);
	unsigned int *sessionCount = (void *)sessionCount_at;
	CONFORM_ROOM(sessionInfo, 1024);
	nvmlFBCSessionInfo_t *sessionInfo = (void *)sessionInfo_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*sessionInfo) _list[CONFORM_USERS];

	(void)_pid;
	if (sessionInfo)
		_list[0] = *sessionInfo;
	sessionInfo = _list;
	*sessionCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetFBCSessions)((nvmlDevice_t)device, (unsigned int *)sessionCount, (nvmlFBCSessionInfo_t *)sessionInfo);
	users->count = (unsigned)*sessionCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, CONFORM_UNKNOWN};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetGraphicsRunningProcesses(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v1_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*infos) _list[CONFORM_USERS];

	(void)_pid;
	if (infos)
		_list[0] = *infos;
	infos = _list;
	*infoCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetGraphicsRunningProcesses)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v1_t *)infos);
	users->count = (unsigned)*infoCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetGraphicsRunningProcesses_v2(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v2_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*infos) _list[CONFORM_USERS];

	(void)_pid;
	if (infos)
		_list[0] = *infos;
	infos = _list;
	*infoCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetGraphicsRunningProcesses_v2)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v2_t *)infos);
	users->count = (unsigned)*infoCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetGraphicsRunningProcesses_v3(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*infos) _list[CONFORM_USERS];

	(void)_pid;
	if (infos)
		_list[0] = *infos;
	infos = _list;
	*infoCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetGraphicsRunningProcesses_v3)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_t *)infos);
	users->count = (unsigned)*infoCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetMPSComputeRunningProcesses(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v1_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*infos) _list[CONFORM_USERS];

	(void)_pid;
	if (infos)
		_list[0] = *infos;
	infos = _list;
	*infoCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetMPSComputeRunningProcesses)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v1_t *)infos);
	users->count = (unsigned)*infoCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetMPSComputeRunningProcesses_v2(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v2_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*infos) _list[CONFORM_USERS];

	(void)_pid;
	if (infos)
		_list[0] = *infos;
	infos = _list;
	*infoCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetMPSComputeRunningProcesses_v2)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v2_t *)infos);
	users->count = (unsigned)*infoCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetMPSComputeRunningProcesses_v3(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*infos) _list[CONFORM_USERS];

	(void)_pid;
	if (infos)
		_list[0] = *infos;
	infos = _list;
	*infoCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetMPSComputeRunningProcesses_v3)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_t *)infos);
	users->count = (unsigned)*infoCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetProcessUtilization(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(utilization, 1024);
	nvmlProcessUtilizationSample_t *utilization = (void *)utilization_at;
	CONFORM_ROOM(processSamplesCount, 1024);
	unsigned int *processSamplesCount = (void *)processSamplesCount_at;
	unsigned long long lastSeenTimeStamp = {0};
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*utilization) _list[CONFORM_USERS];

	(void)_pid;
	if (utilization)
		_list[0] = *utilization;
	utilization = _list;
	*processSamplesCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetProcessUtilization)((nvmlDevice_t)device, (nvmlProcessUtilizationSample_t *)utilization, (unsigned int *)processSamplesCount, lastSeenTimeStamp);
	users->count = (unsigned)*processSamplesCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, CONFORM_UNKNOWN};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetProcessesUtilizationInfo(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(procesesUtilInfo, 1024);
	nvmlProcessesUtilizationInfo_t *procesesUtilInfo = (void *)procesesUtilInfo_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*procesesUtilInfo->procUtilArray) _list[CONFORM_USERS];

	(void)_pid;
	if (procesesUtilInfo->procUtilArray)
		_list[0] = *procesesUtilInfo->procUtilArray;
	procesesUtilInfo->procUtilArray = _list;
	procesesUtilInfo->processSamplesCount = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetProcessesUtilizationInfo)((nvmlDevice_t)device, (nvmlProcessesUtilizationInfo_t *)procesesUtilInfo);
	users->count = (unsigned)procesesUtilInfo->processSamplesCount;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, CONFORM_UNKNOWN};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int list_nvmlDeviceGetRunningProcessDetailList(int64_t _pid, struct conform_users *users, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(plist, 1024);
	nvmlProcessDetailList_t *plist = (void *)plist_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	CONFORM_SET(device, make_nvmlDevice_t());

	(void)BYTES;
	static __typeof__(*plist->procArray) _list[CONFORM_USERS];

	(void)_pid;
	if (plist->procArray)
		_list[0] = *plist->procArray;
	plist->procArray = _list;
	plist->numProcArrayEntries = CONFORM_USERS;
	_result = CONFORM(nvmlDeviceGetRunningProcessDetailList)((nvmlDevice_t)device, (nvmlProcessDetailList_t *)plist);
	users->count = (unsigned)plist->numProcArrayEntries;
	for (unsigned i = 0; i < users->count && i < CONFORM_USERS; i++)
		users->items[i] = (struct conform_user){(int64_t)_list[i].pid, (uint64_t)_list[i].usedGpuMemory};
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetAccountingPids(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(count, 1024);
	unsigned int *count = (void *)count_at;
	CONFORM_ROOM(pids, 1024);
	unsigned int *pids = (void *)pids_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetAccountingPids)((nvmlDevice_t)device, (unsigned int *)count, (unsigned int *)pids);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetAccountingStats(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	unsigned int pid = {0};
	CONFORM_ROOM(stats, 1024);
	nvmlAccountingStats_t *stats = (void *)stats_at;
	nvmlReturn_t _result = NVML_ERROR_NOT_FOUND;

	_result = CONFORM(nvmlDeviceGetAccountingStats)((nvmlDevice_t)device, pid, (nvmlAccountingStats_t *)stats);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_NOT_FOUND);

}

static int hook_nvmlDeviceGetAccountingStats_v2(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(stats, 1024);
	nvmlAccountingStats_v2_t *stats = (void *)stats_at;
	nvmlReturn_t _result = NVML_ERROR_NOT_FOUND;

	_result = CONFORM(nvmlDeviceGetAccountingStats_v2)((nvmlDevice_t)device, (nvmlAccountingStats_v2_t *)stats);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_NOT_FOUND);

}

static int hook_nvmlDeviceGetComputeRunningProcesses(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v1_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetComputeRunningProcesses)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v1_t *)infos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetComputeRunningProcesses_v2(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v2_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetComputeRunningProcesses_v2)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v2_t *)infos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetComputeRunningProcesses_v3(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetComputeRunningProcesses_v3)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_t *)infos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetConfComputeProtectedMemoryUsage(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(memory, 1024);
	nvmlMemory_t *memory = (void *)memory_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetConfComputeProtectedMemoryUsage)((nvmlDevice_t)device, (nvmlMemory_t *)memory);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetEncoderSessions(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(sessionCount, 1024);
	unsigned int *sessionCount = (void *)sessionCount_at;
	CONFORM_ROOM(sessionInfos, 1024);
	nvmlEncoderSessionInfo_t *sessionInfos = (void *)sessionInfos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetEncoderSessions)((nvmlDevice_t)device, (unsigned int *)sessionCount, (nvmlEncoderSessionInfo_t *)sessionInfos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetFBCSessions(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(sessionCount, 1024);
	unsigned int *sessionCount = (void *)sessionCount_at;
	CONFORM_ROOM(sessionInfo, 1024);
	nvmlFBCSessionInfo_t *sessionInfo = (void *)sessionInfo_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetFBCSessions)((nvmlDevice_t)device, (unsigned int *)sessionCount, (nvmlFBCSessionInfo_t *)sessionInfo);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetGraphicsRunningProcesses(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v1_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetGraphicsRunningProcesses)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v1_t *)infos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetGraphicsRunningProcesses_v2(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v2_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetGraphicsRunningProcesses_v2)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v2_t *)infos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetGraphicsRunningProcesses_v3(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetGraphicsRunningProcesses_v3)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_t *)infos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetMPSComputeRunningProcesses(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v1_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetMPSComputeRunningProcesses)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v1_t *)infos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetMPSComputeRunningProcesses_v2(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_v2_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetMPSComputeRunningProcesses_v2)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_v2_t *)infos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetMPSComputeRunningProcesses_v3(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(infoCount, 1024);
	unsigned int *infoCount = (void *)infoCount_at;
	CONFORM_ROOM(infos, 1024);
	nvmlProcessInfo_t *infos = (void *)infos_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetMPSComputeRunningProcesses_v3)((nvmlDevice_t)device, (unsigned int *)infoCount, (nvmlProcessInfo_t *)infos);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetMemoryInfo(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(memory, 1024);
	nvmlMemory_t *memory = (void *)memory_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetMemoryInfo)((nvmlDevice_t)device, (nvmlMemory_t *)memory);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetMemoryInfo_v2(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(memory, 1024);
	nvmlMemory_v2_t *memory = (void *)memory_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetMemoryInfo_v2)((nvmlDevice_t)device, (nvmlMemory_v2_t *)memory);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetProcessUtilization(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(utilization, 1024);
	nvmlProcessUtilizationSample_t *utilization = (void *)utilization_at;
	CONFORM_ROOM(processSamplesCount, 1024);
	unsigned int *processSamplesCount = (void *)processSamplesCount_at;
	unsigned long long lastSeenTimeStamp = {0};
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetProcessUtilization)((nvmlDevice_t)device, (nvmlProcessUtilizationSample_t *)utilization, (unsigned int *)processSamplesCount, lastSeenTimeStamp);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetProcessesUtilizationInfo(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(procesesUtilInfo, 1024);
	nvmlProcessesUtilizationInfo_t *procesesUtilInfo = (void *)procesesUtilInfo_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetProcessesUtilizationInfo)((nvmlDevice_t)device, (nvmlProcessesUtilizationInfo_t *)procesesUtilInfo);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int hook_nvmlDeviceGetRunningProcessDetailList(struct conform_answer *answer)
{
	nvmlDevice_t device = NULL;
	CONFORM_ROOM(plist, 1024);
	nvmlProcessDetailList_t *plist = (void *)plist_at;
	nvmlReturn_t _result = NVML_ERROR_MEMORY;

	_result = CONFORM(nvmlDeviceGetRunningProcessDetailList)((nvmlDevice_t)device, (nvmlProcessDetailList_t *)plist);
	CONFORM_STATUS((int64_t)_result, _result != NVML_SUCCESS, _result == NVML_ERROR_MEMORY);

}

static int (*const starts[])(struct conform_answer *) = {
	start_1,
	start_2,
	start_3,
	NULL,
};

static const struct conform_way ways[] = {
	{0},
};

static const struct conform_free frees[] = {
	{0},
};

static const struct conform_view views[] = {
	{"nvmlDeviceGetConfComputeProtectedMemoryUsage", "memory-info", NULL, view_nvmlDeviceGetConfComputeProtectedMemoryUsage},
	{"nvmlDeviceGetMemoryInfo", "memory-info", NULL, view_nvmlDeviceGetMemoryInfo},
	{"nvmlDeviceGetMemoryInfo_v2", "memory-info", NULL, view_nvmlDeviceGetMemoryInfo_v2},
	{0},
};

static const struct conform_list lists[] = {
	{"nvmlDeviceGetAccountingPids", "process-list", NULL, list_nvmlDeviceGetAccountingPids, false},
	{"nvmlDeviceGetAccountingStats", "process-info", "accounting is an administrator's to switch on", NULL, false},
	{"nvmlDeviceGetAccountingStats_v2", "process-info", "accounting is an administrator's to switch on", NULL, false},
	{"nvmlDeviceGetComputeRunningProcesses", "process-list", NULL, list_nvmlDeviceGetComputeRunningProcesses, false},
	{"nvmlDeviceGetComputeRunningProcesses_v2", "process-list", NULL, list_nvmlDeviceGetComputeRunningProcesses_v2, false},
	{"nvmlDeviceGetComputeRunningProcesses_v3", "process-list", NULL, list_nvmlDeviceGetComputeRunningProcesses_v3, false},
	{"nvmlDeviceGetEncoderSessions", "process-list", NULL, list_nvmlDeviceGetEncoderSessions, false},
	{"nvmlDeviceGetFBCSessions", "process-list", NULL, list_nvmlDeviceGetFBCSessions, false},
	{"nvmlDeviceGetGraphicsRunningProcesses", "process-list", NULL, list_nvmlDeviceGetGraphicsRunningProcesses, false},
	{"nvmlDeviceGetGraphicsRunningProcesses_v2", "process-list", NULL, list_nvmlDeviceGetGraphicsRunningProcesses_v2, false},
	{"nvmlDeviceGetGraphicsRunningProcesses_v3", "process-list", NULL, list_nvmlDeviceGetGraphicsRunningProcesses_v3, false},
	{"nvmlDeviceGetMPSComputeRunningProcesses", "process-list", NULL, list_nvmlDeviceGetMPSComputeRunningProcesses, false},
	{"nvmlDeviceGetMPSComputeRunningProcesses_v2", "process-list", NULL, list_nvmlDeviceGetMPSComputeRunningProcesses_v2, false},
	{"nvmlDeviceGetMPSComputeRunningProcesses_v3", "process-list", NULL, list_nvmlDeviceGetMPSComputeRunningProcesses_v3, false},
	{"nvmlDeviceGetProcessUtilization", "process-list", NULL, list_nvmlDeviceGetProcessUtilization, false},
	{"nvmlDeviceGetProcessesUtilizationInfo", "process-list", NULL, list_nvmlDeviceGetProcessesUtilizationInfo, false},
	{"nvmlDeviceGetRunningProcessDetailList", "process-list", NULL, list_nvmlDeviceGetRunningProcessDetailList, false},
	{0},
};

static const struct conform_work work[] = {
	{0},
};

static const struct conform_lookup lookups[] = {
	{0},
};

static const struct conform_step steps[] = {
	{0},
};

static const struct conform_other others[] = {
	{0},
};

static const struct conform_hook hooks[] = {
	{"nvmlDeviceGetAccountingPids", true, hook_nvmlDeviceGetAccountingPids},
	{"nvmlDeviceGetAccountingStats", true, hook_nvmlDeviceGetAccountingStats},
	{"nvmlDeviceGetAccountingStats_v2", true, hook_nvmlDeviceGetAccountingStats_v2},
	{"nvmlDeviceGetComputeRunningProcesses", true, hook_nvmlDeviceGetComputeRunningProcesses},
	{"nvmlDeviceGetComputeRunningProcesses_v2", true, hook_nvmlDeviceGetComputeRunningProcesses_v2},
	{"nvmlDeviceGetComputeRunningProcesses_v3", true, hook_nvmlDeviceGetComputeRunningProcesses_v3},
	{"nvmlDeviceGetConfComputeProtectedMemoryUsage", true, hook_nvmlDeviceGetConfComputeProtectedMemoryUsage},
	{"nvmlDeviceGetEncoderSessions", true, hook_nvmlDeviceGetEncoderSessions},
	{"nvmlDeviceGetFBCSessions", true, hook_nvmlDeviceGetFBCSessions},
	{"nvmlDeviceGetGraphicsRunningProcesses", true, hook_nvmlDeviceGetGraphicsRunningProcesses},
	{"nvmlDeviceGetGraphicsRunningProcesses_v2", true, hook_nvmlDeviceGetGraphicsRunningProcesses_v2},
	{"nvmlDeviceGetGraphicsRunningProcesses_v3", true, hook_nvmlDeviceGetGraphicsRunningProcesses_v3},
	{"nvmlDeviceGetMPSComputeRunningProcesses", true, hook_nvmlDeviceGetMPSComputeRunningProcesses},
	{"nvmlDeviceGetMPSComputeRunningProcesses_v2", true, hook_nvmlDeviceGetMPSComputeRunningProcesses_v2},
	{"nvmlDeviceGetMPSComputeRunningProcesses_v3", true, hook_nvmlDeviceGetMPSComputeRunningProcesses_v3},
	{"nvmlDeviceGetMemoryInfo", true, hook_nvmlDeviceGetMemoryInfo},
	{"nvmlDeviceGetMemoryInfo_v2", true, hook_nvmlDeviceGetMemoryInfo_v2},
	{"nvmlDeviceGetProcessUtilization", true, hook_nvmlDeviceGetProcessUtilization},
	{"nvmlDeviceGetProcessesUtilizationInfo", true, hook_nvmlDeviceGetProcessesUtilizationInfo},
	{"nvmlDeviceGetRunningProcessDetailList", true, hook_nvmlDeviceGetRunningProcessDetailList},
	{0},
};

static const char *const names[] = {
	"nvmlDeviceGetAccountingPids",
	"nvmlDeviceGetAccountingStats",
	"nvmlDeviceGetAccountingStats_v2",
	"nvmlDeviceGetComputeRunningProcesses",
	"nvmlDeviceGetComputeRunningProcesses_v2",
	"nvmlDeviceGetComputeRunningProcesses_v3",
	"nvmlDeviceGetConfComputeProtectedMemoryUsage",
	"nvmlDeviceGetEncoderSessions",
	"nvmlDeviceGetFBCSessions",
	"nvmlDeviceGetGraphicsRunningProcesses",
	"nvmlDeviceGetGraphicsRunningProcesses_v2",
	"nvmlDeviceGetGraphicsRunningProcesses_v3",
	"nvmlDeviceGetMPSComputeRunningProcesses",
	"nvmlDeviceGetMPSComputeRunningProcesses_v2",
	"nvmlDeviceGetMPSComputeRunningProcesses_v3",
	"nvmlDeviceGetMemoryInfo",
	"nvmlDeviceGetMemoryInfo_v2",
	"nvmlDeviceGetProcessUtilization",
	"nvmlDeviceGetProcessesUtilizationInfo",
	"nvmlDeviceGetRunningProcessDetailList",
	NULL,
};

const struct conform_library conform_library = {
	.soname = "libnvidia-ml.so.1",
	.out_of_memory = (int64_t)NVML_ERROR_MEMORY,
	.absent = (int64_t)NVML_ERROR_FUNCTION_NOT_FOUND,
	.no_driver = (int64_t)NVML_ERROR_DRIVER_NOT_LOADED,
	.starts = starts,
	.ways = ways,
	.frees = frees,
	.views = views,
	.lists = lists,
	.work = work,
	.lookups = lookups,
	.steps = steps,
	.others = others,
	.hooks = hooks,
	.names = names,
};
