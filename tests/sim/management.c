/* SPDX-License-Identifier: Apache-2.0 */
/* The management library's figures of device 0: `total used free`, then `pid bytes` of each
 * process. */
#include <stdio.h>
#include <string.h>

#include "api.h"

int main(void)
{
	nvmlProcessInfo_t items[64];
	nvmlUtilization_t busy;
	nvmlMemory_t memory;
	nvmlDevice_t device, found;
	nvmlPciInfo_t bus;
	unsigned count, index, i;
	char uuid[96], name[96];

	if (nvmlDeviceGetCount_v2(&count) != NVML_ERROR_UNINITIALIZED ||
	    nvmlInit_v2() != NVML_SUCCESS)
		return 1;
	if (nvmlDeviceGetCount_v2(&count) || count != 2 ||
	    nvmlDeviceGetHandleByIndex_v2(1, &device))
		return 2;
	if (nvmlDeviceGetUUID(device, uuid, sizeof(uuid)) || strncmp(uuid, "GPU-", 4) != 0)
		return 3;
	if (nvmlDeviceGetHandleByUUID(uuid, &found) || found != device ||
	    nvmlDeviceGetIndex(found, &index) || index != 1)
		return 4;
	if (nvmlDeviceGetName(device, name, sizeof(name)) ||
	    nvmlDeviceGetHandleByIndex_v2(0, &device))
		return 5;
	if (nvmlDeviceGetMemoryInfo(device, &memory) ||
	    nvmlDeviceGetUtilizationRates(device, &busy) || busy.gpu > 100)
		return 6;
	if (strcmp(nvmlErrorString(NVML_ERROR_UNINITIALIZED), "uninitialized") != 0 ||
	    nvmlDeviceGetPciInfo_v3(device, &bus) || strcmp(bus.busId, "00000000:01:00.0") != 0 ||
	    bus.bus != 1 || nvmlDeviceGetHandleByPciBusId_v2(bus.busId, &found) ||
	    found != device || nvmlSystemGetDriverVersion(name, sizeof(name)))
		return 9;
	printf("%llu %llu %llu\n", memory.total, memory.used, memory.free);
	count = 0;
	if (nvmlDeviceGetComputeRunningProcesses_v3(device, &count, NULL) ==
		    NVML_ERROR_INSUFFICIENT_SIZE &&
	    count == 0)
		return 7;
	count = 64;
	if (nvmlDeviceGetComputeRunningProcesses_v3(device, &count, items))
		return 8;
	for (i = 0; i < count; i++)
		printf("%u %llu\n", items[i].pid, items[i].usedGpuMemory);
	return 0;
}
