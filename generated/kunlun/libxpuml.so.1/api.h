/* Made by `porter gen --backend kunlun`. Do not edit. */
/*
 * api.h: what libxpuml.so.1 exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * xpuml.h of specs/kunlun
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct xpumlDevice_st;
struct xpumlPciInfo_st;
struct xpumlUtilization_st;
struct xpumlMemory_st;
struct xpumlProcessInfo_st;
struct xpumlDeviceAttributes_st;

enum xpumlReturn_enum {
	XPUML_SUCCESS = 0,
	XPUML_ERROR_UNINITIALIZED = 1,
	XPUML_ERROR_INVALID_ARGUMENT = 2,
	XPUML_ERROR_NOT_SUPPORTED = 3,
	XPUML_ERROR_NOT_FOUND = 6,
	XPUML_ERROR_INSUFFICIENT_SIZE = 7,
	XPUML_ERROR_DRIVER_NOT_LOADED = 9,
	XPUML_ERROR_FUNCTION_NOT_FOUND = 13,
	XPUML_ERROR_MEMORY = 20,
};

enum xpumlTemperatureSensors_enum { XPUML_TEMPERATURE_XPU = 0 };
typedef enum xpumlReturn_enum xpumlReturn_t;
typedef enum xpumlTemperatureSensors_enum xpumlTemperatureSensors_t;
typedef struct xpumlDevice_st *xpumlDevice_t;
typedef struct xpumlPciInfo_st xpumlPciInfo_t;
typedef struct xpumlUtilization_st xpumlUtilization_t;
typedef struct xpumlMemory_st xpumlMemory_t;
typedef struct xpumlProcessInfo_st xpumlProcessInfo_t;
typedef struct xpumlDeviceAttributes_st xpumlDeviceAttributes_t;

struct xpumlPciInfo_st {
	unsigned int domain;
	unsigned int bus;
	unsigned int device;
	unsigned int function;
	unsigned int pciDeviceId;
	unsigned int pciSubSystemId;
	char busId[32];
	unsigned long long reserved[9];
};

struct xpumlUtilization_st {
	unsigned int xpu;
	unsigned int memory;
	unsigned long long reserved[15];
};

struct xpumlMemory_st {
	unsigned long long pageSizeGlobalMemory;
	unsigned long long totalGlobalMemory;
	unsigned long long freeGlobalMemory;
	unsigned long long usedGlobalMemory;
	unsigned long long pageSizeL3Memory;
	unsigned long long totalL3Memory;
	unsigned long long freeL3Memory;
	unsigned long long usedL3Memory;
	unsigned long long reserved[8];
};

struct xpumlProcessInfo_st {
	unsigned int pid;
	unsigned long long usedGlobalMemory;
	unsigned long long usedL3Memory;
	unsigned int root_ns_pid;
	unsigned int reserved_u32;
	unsigned long long reserved[12];
};

struct xpumlDeviceAttributes_st {
	int archId;
	int boardId;
	int modelId;
	unsigned int clusterCount;
	unsigned int sdnnCount;
	unsigned int dmaEngineCount;
	unsigned int decoderCount;
	unsigned int encoderCount;
	unsigned int imgProcCount;
	unsigned int maxVFCount;
	unsigned long long globalMemorySizeMB;
	unsigned long long l3MemorySizeMB;
	unsigned long long sn[2];
	unsigned long long reserved[7];
};

_Static_assert(sizeof(struct xpumlPciInfo_st) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlPciInfo_st, domain) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlPciInfo_st, bus) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlPciInfo_st, device) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlPciInfo_st, function) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlPciInfo_st, pciDeviceId) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlPciInfo_st, pciSubSystemId) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlPciInfo_st, busId) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlPciInfo_st, reserved) == 56, "as the vendor lays it out");
_Static_assert(sizeof(struct xpumlUtilization_st) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlUtilization_st, xpu) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlUtilization_st, memory) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlUtilization_st, reserved) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct xpumlMemory_st) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlMemory_st, pageSizeGlobalMemory) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlMemory_st, totalGlobalMemory) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlMemory_st, freeGlobalMemory) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlMemory_st, usedGlobalMemory) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlMemory_st, pageSizeL3Memory) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlMemory_st, totalL3Memory) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlMemory_st, freeL3Memory) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlMemory_st, usedL3Memory) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlMemory_st, reserved) == 64, "as the vendor lays it out");
_Static_assert(sizeof(struct xpumlProcessInfo_st) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlProcessInfo_st, pid) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlProcessInfo_st, usedGlobalMemory) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlProcessInfo_st, usedL3Memory) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlProcessInfo_st, root_ns_pid) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlProcessInfo_st, reserved_u32) == 28,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlProcessInfo_st, reserved) == 32, "as the vendor lays it out");
_Static_assert(sizeof(struct xpumlDeviceAttributes_st) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, archId) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, boardId) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, modelId) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, clusterCount) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, sdnnCount) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, dmaEngineCount) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, decoderCount) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, encoderCount) == 28,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, imgProcCount) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, maxVFCount) == 36,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, globalMemorySizeMB) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, l3MemorySizeMB) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, sn) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct xpumlDeviceAttributes_st, reserved) == 72,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
xpumlReturn_t xpumlDeviceGetAttributes(xpumlDevice_t device, xpumlDeviceAttributes_t *attributes);
xpumlReturn_t xpumlDeviceGetBoardId(xpumlDevice_t device, unsigned int *boardId);
xpumlReturn_t xpumlDeviceGetComputeRunningProcesses(xpumlDevice_t device, unsigned int *infoCount,
		xpumlProcessInfo_t *infos);
xpumlReturn_t xpumlDeviceGetCount(unsigned int *deviceCount);
xpumlReturn_t xpumlDeviceGetHandleByIndex(unsigned int index, xpumlDevice_t *device);
xpumlReturn_t xpumlDeviceGetId(xpumlDevice_t device, int *devId);
xpumlReturn_t xpumlDeviceGetMemoryInfo(xpumlDevice_t device, xpumlMemory_t *memory);
xpumlReturn_t xpumlDeviceGetMinorNumber(xpumlDevice_t device, unsigned int *minorNumber);
xpumlReturn_t xpumlDeviceGetName(xpumlDevice_t device, char *name, unsigned int length);
xpumlReturn_t xpumlDeviceGetPciInfo(xpumlDevice_t device, xpumlPciInfo_t *pci);
xpumlReturn_t xpumlDeviceGetPowerUsage(xpumlDevice_t device, unsigned int *power);
xpumlReturn_t xpumlDeviceGetSerial(xpumlDevice_t device, char *serial, unsigned int length);
xpumlReturn_t xpumlDeviceGetTemperature(xpumlDevice_t device, xpumlTemperatureSensors_t sensorType,
		unsigned int *temp);
xpumlReturn_t xpumlDeviceGetUtilizationRates(xpumlDevice_t device, xpumlUtilization_t *utilization);
const char *xpumlErrorString(xpumlReturn_t result);
xpumlReturn_t xpumlInit(void);
xpumlReturn_t xpumlShutdown(void);
xpumlReturn_t xpumlSystemGetDriverVersion(char *version, unsigned int length);
xpumlReturn_t xpumlSystemGetXPUMLVersion(char *version, unsigned int length);
#pragma GCC visibility pop

#endif
