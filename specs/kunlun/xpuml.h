/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libxpuml, from its header as published with other projects (xpuml.h): names,
 * types and numbers, in porter's own words and order. It was made after NVML: calls and parameters
 * are named alike, structs are not laid out alike. Functions that the header has in comments only
 * (UUIDs, handles by UUID or place) are not here.
 */
typedef enum xpumlReturn_enum {
	XPUML_SUCCESS = 0,
	XPUML_ERROR_UNINITIALIZED = 1,
	XPUML_ERROR_INVALID_ARGUMENT = 2,
	XPUML_ERROR_NOT_SUPPORTED = 3,
	XPUML_ERROR_NO_PERMISSION = 4,
	XPUML_ERROR_NOT_FOUND = 6,
	XPUML_ERROR_INSUFFICIENT_SIZE = 7,
	XPUML_ERROR_DRIVER_NOT_LOADED = 9,
	XPUML_ERROR_FUNCTION_NOT_FOUND = 13,
	XPUML_ERROR_MEMORY = 20,
	XPUML_ERROR_UNKNOWN = 999
} xpumlReturn_t;
typedef enum xpumlTemperatureSensors_enum { XPUML_TEMPERATURE_XPU } xpumlTemperatureSensors_t;
typedef struct xpumlDevice_st *xpumlDevice_t;
typedef struct xpumlPciInfo_st {
	unsigned int domain, bus, device, function, pciDeviceId, pciSubSystemId;
	char busId[32];
	unsigned long long reserved[9];
} xpumlPciInfo_t;
typedef struct xpumlUtilization_st { unsigned int xpu, memory; unsigned long long reserved[15]; } xpumlUtilization_t;
typedef struct xpumlMemory_st {
	unsigned long long pageSizeGlobalMemory, totalGlobalMemory, freeGlobalMemory, usedGlobalMemory;
	unsigned long long pageSizeL3Memory, totalL3Memory, freeL3Memory, usedL3Memory;
	unsigned long long reserved[8];
} xpumlMemory_t;
typedef struct xpumlProcessInfo_st {
	unsigned int pid;
	unsigned long long usedGlobalMemory, usedL3Memory;
	unsigned int root_ns_pid, reserved_u32;
	unsigned long long reserved[12];
} xpumlProcessInfo_t;
typedef struct xpumlDeviceAttributes_st {
	int archId, boardId, modelId;
	unsigned int clusterCount, sdnnCount, dmaEngineCount, decoderCount, encoderCount, imgProcCount, maxVFCount;
	unsigned long long globalMemorySizeMB, l3MemorySizeMB, sn[2], reserved[7];
} xpumlDeviceAttributes_t;

xpumlReturn_t xpumlInit(void);
xpumlReturn_t xpumlShutdown(void);
const char *xpumlErrorString(xpumlReturn_t result);
xpumlReturn_t xpumlSystemGetDriverVersion(char *version, unsigned int length);
xpumlReturn_t xpumlSystemGetXPUMLVersion(char *version, unsigned int length);
xpumlReturn_t xpumlDeviceGetCount(unsigned int *deviceCount);
xpumlReturn_t xpumlDeviceGetHandleByIndex(unsigned int index, xpumlDevice_t *device);
xpumlReturn_t xpumlDeviceGetAttributes(xpumlDevice_t device, xpumlDeviceAttributes_t *attributes);
xpumlReturn_t xpumlDeviceGetBoardId(xpumlDevice_t device, unsigned int *boardId);
xpumlReturn_t xpumlDeviceGetId(xpumlDevice_t device, int *devId);
xpumlReturn_t xpumlDeviceGetMinorNumber(xpumlDevice_t device, unsigned int *minorNumber);
xpumlReturn_t xpumlDeviceGetName(xpumlDevice_t device, char *name, unsigned int length);
xpumlReturn_t xpumlDeviceGetSerial(xpumlDevice_t device, char *serial, unsigned int length);
xpumlReturn_t xpumlDeviceGetPciInfo(xpumlDevice_t device, xpumlPciInfo_t *pci);
xpumlReturn_t xpumlDeviceGetTemperature(xpumlDevice_t device, xpumlTemperatureSensors_t sensorType, unsigned int *temp);
xpumlReturn_t xpumlDeviceGetPowerUsage(xpumlDevice_t device, unsigned int *power);
xpumlReturn_t xpumlDeviceGetMemoryInfo(xpumlDevice_t device, xpumlMemory_t *memory);
xpumlReturn_t xpumlDeviceGetUtilizationRates(xpumlDevice_t device, xpumlUtilization_t *utilization);
xpumlReturn_t xpumlDeviceGetComputeRunningProcesses(xpumlDevice_t device, unsigned int *infoCount, xpumlProcessInfo_t *infos);
