/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libhydmi, from the header that Hygon's exporters are published with: names, types
 * and numbers, in porter's own words and order. Devices are numbers; a virtual device names the
 * card that it is a part of. Calls that make and destroy virtual devices are not here.
 */
#include <stddef.h>
#include <stdint.h>

typedef enum {
	DMI_STATUS_SUCCESS = 0,
	DMI_STATUS_ERROR = 1,
	DMI_STATUS_NO_MEMORY = 2,
	DMI_STATUS_OPEN_MKFD_FAILED = 3,
	DMI_STATUS_NOT_SUPPORTED = 6,
	DMI_STATUS_INVALID_ARGUMENTS = 10,
	DMI_STATUS_ERROR_NOT_INITIALIZED = 13,
	DMI_STATUS_VDEV_NOT_EXIST = 15,
	DMI_STATUS_PERMISSION = 19,
	DMI_STATUS_NOT_FOUND = 23,
	DMI_STATUS_INSUFFICIENT_SIZE = 24,
	DMI_STATUS_UNKNOWN_ERROR = 32
} dmiStatus;
typedef struct dmiDeviceInfo {
	char name[256];
	int compute_unit_count;
	size_t global_mem_size, usage_mem_size;
	uint64_t container_id;
	int device_id;
} dmiDeviceInfo;

dmiStatus dmiGetDeviceCount(int *count);
dmiStatus dmiGetDeviceInfo(int device_id, dmiDeviceInfo *device_info);
dmiStatus dmiGetDeviceRemainingInfo(int device_id, size_t *cus, size_t *memories);
dmiStatus dmiGetDevBusyPercent(int device_id, int *busy_percent);
dmiStatus dmiGetMaxVDeviceCount(int *count);
dmiStatus dmiGetVDeviceCount(int *count);
dmiStatus dmiGetVDeviceInfo(int vdevice_id, dmiDeviceInfo *device_info);
dmiStatus dmiGetVDevBusyPercent(int vdevice_id, int *busy_percent);
dmiStatus dmiGetStatusString(dmiStatus status, const char **status_string);
