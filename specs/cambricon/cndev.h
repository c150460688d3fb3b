/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libcndev, as a Python client calls it (pycndev of gpustack-runtime 0.2.6) and,
 * for processes, from its public documentation: names, types and numbers, in porter's own words.
 * Only declarations that rules use are here; the client's other functions are known by name. Memory
 * of a device is in MiB, that of a process in KiB. A caller sets `version` where a struct has one.
 */
#include <stdint.h>

typedef enum cndevRet_t {
	CNDEV_SUCCESS = 0,
	CNDEV_ERROR_NO_DRIVER = 1,
	CNDEV_ERROR_UNSUPPORTED_API_VERSION = 3,
	CNDEV_ERROR_UNINITIALIZED = 4,
	CNDEV_ERROR_INVALID_ARGUMENT = 5,
	CNDEV_ERROR_INVALID_DEVICE_ID = 6,
	CNDEV_ERROR_UNKNOWN = 7,
	CNDEV_ERROR_MALLOC = 8,
	CNDEV_ERROR_INSUFFICIENT_SPACE = 9,
	CNDEV_ERROR_NOT_SUPPORTED = 10,
	CNDEV_ERROR_NO_PERMISSION = 13,
	CNDEV_ERROR_NOT_FOUND = 14
} cndevRet_t;
enum { CNDEV_VERSION_6 = 6 };
typedef int32_t cndevDevice_t;
typedef struct cndevCardInfo_t { int32_t version; uint32_t number; } cndevCardInfo_t;
typedef struct cndevUUID_t { int32_t version; uint8_t uuid[37]; uint64_t ncsUUID64; } cndevUUID_t;
typedef struct cndevMemoryInfoV2_t {
	int64_t physicalMemoryTotal, physicalMemoryUsed, reservedMemory, virtualMemoryTotal, virtualMemoryUsed;
	uint64_t globalMemory;
	uint64_t reserved[16];
} cndevMemoryInfoV2_t;
typedef struct cndevUtilizationInfo_t { int32_t version, averageCoreUtilization, coreUtilization[80]; } cndevUtilizationInfo_t;
typedef struct cndevPCIeInfoV2_t {
	uint32_t subsystemId, deviceId;
	uint16_t vendor, subsystemVendor;
	uint32_t domain, bus, device, function;
	uint16_t moduleId, slotId;
	uint32_t reserved[8];
} cndevPCIeInfoV2_t;
typedef struct cndevProcessInfo_t { int32_t version; uint32_t pid; uint64_t physicalMemoryUsed, virtualMemoryUsed; } cndevProcessInfo_t;
typedef struct cndevProcessUtilization_t { int32_t version; uint32_t pid, ipuUtil, jpuUtil, vpuDecUtil, vpuEncUtil, memUtil; } cndevProcessUtilization_t;

cndevRet_t cndevInit(int reserved);
cndevRet_t cndevRelease(void);
cndevRet_t cndevGetDeviceCount(cndevCardInfo_t *cardNum);
cndevRet_t cndevGetDeviceHandleByIndex(int index, cndevDevice_t *handle);
cndevRet_t cndevGetDeviceHandleByPciBusId(const char *pciBusId, cndevDevice_t *handle);
cndevRet_t cndevGetDeviceHandleByUUID(const char *uuid, cndevDevice_t *handle);
cndevRet_t cndevGetUUID(cndevUUID_t *info, cndevDevice_t device);
cndevRet_t cndevGetPCIeInfoV2(cndevPCIeInfoV2_t *info, cndevDevice_t device);
cndevRet_t cndevGetMemoryUsageV2(cndevMemoryInfoV2_t *info, cndevDevice_t device);
cndevRet_t cndevGetDeviceUtilizationInfo(cndevUtilizationInfo_t *info, cndevDevice_t device);
cndevRet_t cndevGetProcessInfo(unsigned *infoCount, cndevProcessInfo_t *procInfo, cndevDevice_t device);
cndevRet_t cndevGetProcessUtilization(unsigned *infoCount, cndevProcessUtilization_t *procUtil, cndevDevice_t device);
const char *cndevGetCardNameStringByDevId(cndevDevice_t device);
