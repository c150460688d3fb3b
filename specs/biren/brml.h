/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libbiren-ml, from its public header of 2024 and from a public program of 2026:
 * names, types and numbers, in porter's own words. Parameters have NVML's names, because its rules
 * use them. Unlike NVML's, its status codes have none for memory, and a process's row includes the
 * host's memory.
 */
typedef enum brmlReturn_t {
	BRML_SUCCESS = 0,
	BRML_ERROR_UNINITIALIZED = 1,
	BRML_ERROR_INVALID_ARGUMENT = 2,
	BRML_ERROR_NOT_SUPPORTED = 3,
	BRML_ERROR_NO_PERMISSION = 4,
	BRML_ERROR_NOT_FOUND = 5,
	BRML_ERROR_INSUFFICIENT_SIZE = 6,
	BRML_ERROR_DRIVER_NOT_LOADED = 7,
	BRML_ERROR_TIMEOUT = 8,
	BRML_ERROR_INSUFFICIENT_RESOURCES = 12,
	BRML_ERROR_UNKNOWN = 0xff
} brmlReturn_t;
typedef enum brmlTemperatureSensors_t { BRML_TEMPERATURE_GPU } brmlTemperatureSensors_t;
typedef struct brmlDevice_st *brmlDevice_t;
typedef struct brmlMemory_t { unsigned long long total, free, used; } brmlMemory_t;
typedef struct brmlProcessInfo_t { unsigned int pid; unsigned long long usedGpuMemory, usedHostMemory; } brmlProcessInfo_t;
typedef struct brmlUtilization_t { unsigned int gpu, memory; } brmlUtilization_t;
typedef struct brmlPciInfo_t { unsigned int domain, bus, device, function, pciDeviceId, pciSubSystemId; char busId[32]; } brmlPciInfo_t;
typedef struct brmlProcessUtilizationSample_t { unsigned int pid; unsigned long long timeStamp; unsigned int memUtil; } brmlProcessUtilizationSample_t;

brmlReturn_t brmlInit(void);
brmlReturn_t brmlShutdown(void);
const char *brmlErrorString(brmlReturn_t result);
brmlReturn_t brmlSystemGetDriverVersion(char *version, unsigned int length);
brmlReturn_t brmlSystemGetBRMLVersion(char *version, unsigned int length);
brmlReturn_t brmlSystemGetSupaDriverVersion(int *cudaDriverVersion);
brmlReturn_t brmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length);
/* The names of 2026. */
brmlReturn_t brmlInit_v2(void);
brmlReturn_t brmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, brmlDevice_t *device);
brmlReturn_t brmlSystemGetSupaDriverVersion_v2(int *cudaDriverVersion);

brmlReturn_t brmlDeviceGetCount(unsigned int *deviceCount);
brmlReturn_t brmlDeviceGetHandleByIndex(unsigned int index, brmlDevice_t *device);
brmlReturn_t brmlDeviceGetHandleByUUID(const char *uuid, brmlDevice_t *device);
brmlReturn_t brmlDeviceGetHandleByPciBusId(const char *pciBusId, brmlDevice_t *device);
brmlReturn_t brmlDeviceGetIndex(brmlDevice_t device, unsigned int *index);
brmlReturn_t brmlDeviceGetMinorNumber(brmlDevice_t device, unsigned int *minorNumber);
brmlReturn_t brmlDeviceGetUUID(brmlDevice_t device, char *uuid, unsigned int length);
brmlReturn_t brmlDeviceGetPciInfo(brmlDevice_t device, brmlPciInfo_t *pci);
brmlReturn_t brmlDeviceGetMemoryInfo(brmlDevice_t device, brmlMemory_t *memory);
brmlReturn_t brmlDeviceGetUtilizationRates(brmlDevice_t device, brmlUtilization_t *utilization);
brmlReturn_t brmlDeviceGetTemperature(brmlDevice_t device, brmlTemperatureSensors_t sensorType, unsigned int *temp);
brmlReturn_t brmlDeviceGetPowerUsage(brmlDevice_t device, unsigned int *power);
brmlReturn_t brmlDeviceGetPowerManagementLimit(brmlDevice_t device, unsigned int *limit);
brmlReturn_t brmlDeviceGetComputeRunningProcesses(brmlDevice_t device, unsigned int *infoCount, brmlProcessInfo_t *infos);
brmlReturn_t brmlDeviceGetProcessUtilization(brmlDevice_t device, brmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp);
