/* Made by `porter gen --backend cambricon`. Do not edit. */
/*
 * api.h: what libcndev.so exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * cndev.h of specs/cambricon
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct cndevCardInfo_t;
struct cndevUUID_t;
struct cndevMemoryInfoV2_t;
struct cndevUtilizationInfo_t;
struct cndevPCIeInfoV2_t;
struct cndevProcessInfo_t;
struct cndevProcessUtilization_t;

enum cndevRet_t {
	CNDEV_SUCCESS = 0,
	CNDEV_ERROR_NO_DRIVER = 1,
	CNDEV_ERROR_UNINITIALIZED = 4,
	CNDEV_ERROR_INVALID_ARGUMENT = 5,
	CNDEV_ERROR_INVALID_DEVICE_ID = 6,
	CNDEV_ERROR_UNKNOWN = 7,
	CNDEV_ERROR_MALLOC = 8,
	CNDEV_ERROR_INSUFFICIENT_SPACE = 9,
	CNDEV_ERROR_NOT_SUPPORTED = 10,
	CNDEV_ERROR_NO_PERMISSION = 13,
	CNDEV_ERROR_NOT_FOUND = 14,
};

enum CNDEV_VERSION_6_enum { CNDEV_VERSION_6 = 6 };
typedef enum cndevRet_t cndevRet_t;
typedef int32_t cndevDevice_t;
typedef struct cndevCardInfo_t cndevCardInfo_t;
typedef struct cndevUUID_t cndevUUID_t;
typedef struct cndevMemoryInfoV2_t cndevMemoryInfoV2_t;
typedef struct cndevUtilizationInfo_t cndevUtilizationInfo_t;
typedef struct cndevPCIeInfoV2_t cndevPCIeInfoV2_t;
typedef struct cndevProcessInfo_t cndevProcessInfo_t;
typedef struct cndevProcessUtilization_t cndevProcessUtilization_t;

struct cndevCardInfo_t {
	int32_t version;
	uint32_t number;
};

struct cndevUUID_t {
	int32_t version;
	uint8_t uuid[37];
	uint64_t ncsUUID64;
};

struct cndevMemoryInfoV2_t {
	int64_t physicalMemoryTotal;
	int64_t physicalMemoryUsed;
	int64_t reservedMemory;
	int64_t virtualMemoryTotal;
	int64_t virtualMemoryUsed;
	uint64_t globalMemory;
	uint64_t reserved[16];
};

struct cndevUtilizationInfo_t {
	int32_t version;
	int32_t averageCoreUtilization;
	int32_t coreUtilization[80];
};

struct cndevPCIeInfoV2_t {
	uint32_t subsystemId;
	uint32_t deviceId;
	uint16_t vendor;
	uint16_t subsystemVendor;
	uint32_t domain;
	uint32_t bus;
	uint32_t device;
	uint32_t function;
	uint16_t moduleId;
	uint16_t slotId;
	uint32_t reserved[8];
};

struct cndevProcessInfo_t {
	int32_t version;
	uint32_t pid;
	uint64_t physicalMemoryUsed;
	uint64_t virtualMemoryUsed;
};

struct cndevProcessUtilization_t {
	int32_t version;
	uint32_t pid;
	uint32_t ipuUtil;
	uint32_t jpuUtil;
	uint32_t vpuDecUtil;
	uint32_t vpuEncUtil;
	uint32_t memUtil;
};

_Static_assert(sizeof(struct cndevCardInfo_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevCardInfo_t, version) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevCardInfo_t, number) == 4, "as the vendor lays it out");
_Static_assert(sizeof(struct cndevUUID_t) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevUUID_t, version) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevUUID_t, uuid) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevUUID_t, ncsUUID64) == 48, "as the vendor lays it out");
_Static_assert(sizeof(struct cndevMemoryInfoV2_t) == 176, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevMemoryInfoV2_t, physicalMemoryTotal) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevMemoryInfoV2_t, physicalMemoryUsed) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevMemoryInfoV2_t, reservedMemory) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevMemoryInfoV2_t, virtualMemoryTotal) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevMemoryInfoV2_t, virtualMemoryUsed) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevMemoryInfoV2_t, globalMemory) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevMemoryInfoV2_t, reserved) == 48, "as the vendor lays it out");
_Static_assert(sizeof(struct cndevUtilizationInfo_t) == 328, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevUtilizationInfo_t, version) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevUtilizationInfo_t, averageCoreUtilization) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevUtilizationInfo_t, coreUtilization) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct cndevPCIeInfoV2_t) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, subsystemId) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, deviceId) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, vendor) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, subsystemVendor) == 10,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, domain) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, bus) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, device) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, function) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, moduleId) == 28, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, slotId) == 30, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevPCIeInfoV2_t, reserved) == 32, "as the vendor lays it out");
_Static_assert(sizeof(struct cndevProcessInfo_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessInfo_t, version) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessInfo_t, pid) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessInfo_t, physicalMemoryUsed) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessInfo_t, virtualMemoryUsed) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct cndevProcessUtilization_t) == 28, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessUtilization_t, version) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessUtilization_t, pid) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessUtilization_t, ipuUtil) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessUtilization_t, jpuUtil) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessUtilization_t, vpuDecUtil) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessUtilization_t, vpuEncUtil) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct cndevProcessUtilization_t, memUtil) == 24,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
const char *cndevGetCardNameStringByDevId(cndevDevice_t device);
cndevRet_t cndevGetDeviceCount(cndevCardInfo_t *cardNum);
cndevRet_t cndevGetDeviceHandleByIndex(int index, cndevDevice_t *handle);
cndevRet_t cndevGetDeviceHandleByPciBusId(const char *pciBusId, cndevDevice_t *handle);
cndevRet_t cndevGetDeviceHandleByUUID(const char *uuid, cndevDevice_t *handle);
cndevRet_t cndevGetDeviceUtilizationInfo(cndevUtilizationInfo_t *info, cndevDevice_t device);
cndevRet_t cndevGetMemoryUsageV2(cndevMemoryInfoV2_t *info, cndevDevice_t device);
cndevRet_t cndevGetPCIeInfoV2(cndevPCIeInfoV2_t *info, cndevDevice_t device);
cndevRet_t cndevGetProcessInfo(unsigned int *infoCount, cndevProcessInfo_t *procInfo,
		cndevDevice_t device);
cndevRet_t cndevGetProcessUtilization(unsigned int *infoCount, cndevProcessUtilization_t *procUtil,
		cndevDevice_t device);
cndevRet_t cndevGetUUID(cndevUUID_t *info, cndevDevice_t device);
cndevRet_t cndevInit(int reserved);
cndevRet_t cndevRelease(void);
#pragma GCC visibility pop

#endif
