/* Made by `porter gen --backend biren`. Do not edit. */
/*
 * api.h: what libbiren-ml.so.1 exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * brml.h of specs/biren
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct brmlDevice_st;
struct brmlMemory_t;
struct brmlProcessInfo_t;
struct brmlUtilization_t;
struct brmlPciInfo_t;
struct brmlProcessUtilizationSample_t;

enum brmlReturn_t {
	BRML_SUCCESS = 0,
	BRML_ERROR_UNINITIALIZED = 1,
	BRML_ERROR_INVALID_ARGUMENT = 2,
	BRML_ERROR_NOT_SUPPORTED = 3,
	BRML_ERROR_NOT_FOUND = 5,
	BRML_ERROR_INSUFFICIENT_SIZE = 6,
	BRML_ERROR_DRIVER_NOT_LOADED = 7,
	BRML_ERROR_INSUFFICIENT_RESOURCES = 12,
};

enum brmlTemperatureSensors_t { BRML_TEMPERATURE_GPU = 0 };
typedef enum brmlReturn_t brmlReturn_t;
typedef enum brmlTemperatureSensors_t brmlTemperatureSensors_t;
typedef struct brmlDevice_st *brmlDevice_t;
typedef struct brmlMemory_t brmlMemory_t;
typedef struct brmlProcessInfo_t brmlProcessInfo_t;
typedef struct brmlUtilization_t brmlUtilization_t;
typedef struct brmlPciInfo_t brmlPciInfo_t;
typedef struct brmlProcessUtilizationSample_t brmlProcessUtilizationSample_t;

struct brmlMemory_t {
	unsigned long long total;
	unsigned long long free;
	unsigned long long used;
};

struct brmlProcessInfo_t {
	unsigned int pid;
	unsigned long long usedGpuMemory;
	unsigned long long usedHostMemory;
};

struct brmlUtilization_t {
	unsigned int gpu;
	unsigned int memory;
};

struct brmlPciInfo_t {
	unsigned int domain;
	unsigned int bus;
	unsigned int device;
	unsigned int function;
	unsigned int pciDeviceId;
	unsigned int pciSubSystemId;
	char busId[32];
};

struct brmlProcessUtilizationSample_t {
	unsigned int pid;
	unsigned long long timeStamp;
	unsigned int memUtil;
};

_Static_assert(sizeof(struct brmlMemory_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlMemory_t, total) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlMemory_t, free) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlMemory_t, used) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct brmlProcessInfo_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlProcessInfo_t, pid) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlProcessInfo_t, usedGpuMemory) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlProcessInfo_t, usedHostMemory) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct brmlUtilization_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlUtilization_t, gpu) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlUtilization_t, memory) == 4, "as the vendor lays it out");
_Static_assert(sizeof(struct brmlPciInfo_t) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlPciInfo_t, domain) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlPciInfo_t, bus) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlPciInfo_t, device) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlPciInfo_t, function) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlPciInfo_t, pciDeviceId) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlPciInfo_t, pciSubSystemId) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlPciInfo_t, busId) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct brmlProcessUtilizationSample_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct brmlProcessUtilizationSample_t, pid) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct brmlProcessUtilizationSample_t, timeStamp) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct brmlProcessUtilizationSample_t, memUtil) == 16,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
brmlReturn_t brmlDeviceGetComputeRunningProcesses(brmlDevice_t device, unsigned int *infoCount,
		brmlProcessInfo_t *infos);
brmlReturn_t brmlDeviceGetCount(unsigned int *deviceCount);
brmlReturn_t brmlDeviceGetHandleByIndex(unsigned int index, brmlDevice_t *device);
brmlReturn_t brmlDeviceGetHandleByPciBusId(const char *pciBusId, brmlDevice_t *device);
brmlReturn_t brmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, brmlDevice_t *device);
brmlReturn_t brmlDeviceGetHandleByUUID(const char *uuid, brmlDevice_t *device);
brmlReturn_t brmlDeviceGetIndex(brmlDevice_t device, unsigned int *index);
brmlReturn_t brmlDeviceGetMemoryInfo(brmlDevice_t device, brmlMemory_t *memory);
brmlReturn_t brmlDeviceGetMinorNumber(brmlDevice_t device, unsigned int *minorNumber);
brmlReturn_t brmlDeviceGetPciInfo(brmlDevice_t device, brmlPciInfo_t *pci);
brmlReturn_t brmlDeviceGetPowerManagementLimit(brmlDevice_t device, unsigned int *limit);
brmlReturn_t brmlDeviceGetPowerUsage(brmlDevice_t device, unsigned int *power);
brmlReturn_t brmlDeviceGetProcessUtilization(brmlDevice_t device,
		brmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
		unsigned long long lastSeenTimeStamp);
brmlReturn_t brmlDeviceGetTemperature(brmlDevice_t device, brmlTemperatureSensors_t sensorType,
		unsigned int *temp);
brmlReturn_t brmlDeviceGetUUID(brmlDevice_t device, char *uuid, unsigned int length);
brmlReturn_t brmlDeviceGetUtilizationRates(brmlDevice_t device, brmlUtilization_t *utilization);
const char *brmlErrorString(brmlReturn_t result);
brmlReturn_t brmlInit(void);
brmlReturn_t brmlInit_v2(void);
brmlReturn_t brmlShutdown(void);
brmlReturn_t brmlSystemGetBRMLVersion(char *version, unsigned int length);
brmlReturn_t brmlSystemGetDriverVersion(char *version, unsigned int length);
brmlReturn_t brmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length);
brmlReturn_t brmlSystemGetSupaDriverVersion(int *cudaDriverVersion);
brmlReturn_t brmlSystemGetSupaDriverVersion_v2(int *cudaDriverVersion);
#pragma GCC visibility pop

#endif
