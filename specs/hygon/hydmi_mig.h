/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libhydmi_mig, from public clients: some of NVML's names, with structs of its own.
 * Only functions that report on devices are here; those that make and list instances are forwarded,
 * with the library at hand. There is no call to begin with, and none for a status's text.
 */
typedef enum {
	DMI_SUCCESS = 0,
	DMI_ERROR_UNINITIALIZED = 1,
	DMI_ERROR_INVALID_ARGUMENT = 2,
	DMI_ERROR_NOT_SUPPORTED = 3,
	DMI_ERROR_NO_PERMISSION = 4,
	DMI_ERROR_NOT_FOUND = 6,
	DMI_ERROR_INSUFFICIENT_SIZE = 7,
	DMI_ERROR_DRIVER_NOT_LOADED = 9,
	DMI_ERROR_MEMORY = 20,
	DMI_ERROR_UNKNOWN = 999
} dmiReturn_t;
typedef struct dmiDevice_st *dmiDevice_t;
typedef struct dmiMemory_st { unsigned long long total, free, used; } dmiMemory_t;
typedef struct dmiUtilization_st { unsigned int gpu, memory; } dmiUtilization_t;

dmiReturn_t nvmlDeviceGetCount(unsigned int *count);
dmiReturn_t nvmlDeviceGetHandleByIndex(unsigned int index, dmiDevice_t *device);
dmiReturn_t nvmlDeviceGetHandleByPciBusId(const char *pciBusId, dmiDevice_t *device);
dmiReturn_t nvmlDeviceGetIndex(dmiDevice_t device, unsigned int *index);
dmiReturn_t nvmlDeviceIsMigDeviceHandle(dmiDevice_t device, unsigned int *isMigDevice);
dmiReturn_t nvmlDeviceGetMemoryInfo(dmiDevice_t device, dmiMemory_t *memory);
dmiReturn_t nvmlDeviceGetUtilizationRates(dmiDevice_t device, dmiUtilization_t *utilization);
