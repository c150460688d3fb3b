/* Made by `porter gen --backend metax`. Do not edit. */
/*
 * api.h: what libmxsml.so exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * mxsml.h of specs/metax
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct mxSmlDeviceInfo_t;
struct mxSmlMemoryInfo_t;
struct mxSmlProcessGpuInfo_t;
struct mxSmlProcessInfo_t;
struct mxSmlProcessGpuInfo_v2_t;
struct mxSmlProcessInfo_v2_t;

enum mxSmlReturn_t {
	MXSML_SUCCESS = 0,
	MXSML_ERROR_FAILURE = 1,
	MXSML_ERROR_NO_DEVICE = 2,
	MXSML_ERROR_OPERATION_NOT_SUPPORT = 3,
	MXSML_ERROR_INVALID_DEVICE_ID = 6,
	MXSML_ERROR_PERMISSION_DENIED = 8,
	MXSML_ERROR_INVALID_INPUT = 9,
	MXSML_ERROR_INSUFFICIENT_SIZE = 10,
	MXSML_ERROR_MMAP_FAILURE = 13,
};

typedef enum mxSmlReturn_t mxSmlReturn_t;
typedef struct mxSmlDeviceInfo_t mxSmlDeviceInfo_t;
typedef struct mxSmlMemoryInfo_t mxSmlMemoryInfo_t;
typedef struct mxSmlProcessGpuInfo_t mxSmlProcessGpuInfo_t;
typedef struct mxSmlProcessInfo_t mxSmlProcessInfo_t;
typedef struct mxSmlProcessGpuInfo_v2_t mxSmlProcessGpuInfo_v2_t;
typedef struct mxSmlProcessInfo_v2_t mxSmlProcessInfo_v2_t;

struct mxSmlDeviceInfo_t {
	unsigned int deviceId;
	unsigned int type;
	char bdfId[32];
	unsigned int gpuId;
	unsigned int nodeId;
	char uuid[96];
	unsigned int brand;
	unsigned int mode;
	char deviceName[32];
};

struct mxSmlMemoryInfo_t {
	long visVramTotal;
	long visVramUse;
	long vramTotal;
	long vramUse;
	long xttTotal;
	long xttUse;
};

struct mxSmlProcessGpuInfo_t {
	char bdfId[32];
	unsigned int gpuId;
	unsigned long gpuMemoryUsage;
};

struct mxSmlProcessInfo_t {
	unsigned int processId;
	char processName[64];
	unsigned int gpuNumber;
	mxSmlProcessGpuInfo_t processGpuInfo[64];
};

struct mxSmlProcessGpuInfo_v2_t {
	char bdfId[32];
	unsigned int gpuId;
	unsigned long gpuMemoryUsage;
	unsigned int dieId;
};

struct mxSmlProcessInfo_v2_t {
	unsigned int processId;
	char processName[64];
	unsigned int gpuNumber;
	mxSmlProcessGpuInfo_v2_t processGpuInfo[64];
};

_Static_assert(sizeof(struct mxSmlDeviceInfo_t) == 184, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlDeviceInfo_t, deviceId) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlDeviceInfo_t, type) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlDeviceInfo_t, bdfId) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlDeviceInfo_t, gpuId) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlDeviceInfo_t, nodeId) == 44, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlDeviceInfo_t, uuid) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlDeviceInfo_t, brand) == 144, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlDeviceInfo_t, mode) == 148, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlDeviceInfo_t, deviceName) == 152, "as the vendor lays it out");
_Static_assert(sizeof(struct mxSmlMemoryInfo_t) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlMemoryInfo_t, visVramTotal) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlMemoryInfo_t, visVramUse) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlMemoryInfo_t, vramTotal) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlMemoryInfo_t, vramUse) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlMemoryInfo_t, xttTotal) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlMemoryInfo_t, xttUse) == 40, "as the vendor lays it out");
_Static_assert(sizeof(struct mxSmlProcessGpuInfo_t) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessGpuInfo_t, bdfId) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessGpuInfo_t, gpuId) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessGpuInfo_t, gpuMemoryUsage) == 40,
		"as the vendor lays it out");
_Static_assert(sizeof(struct mxSmlProcessInfo_t) == 3144, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessInfo_t, processId) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessInfo_t, processName) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessInfo_t, gpuNumber) == 68, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessInfo_t, processGpuInfo) == 72,
		"as the vendor lays it out");
_Static_assert(sizeof(struct mxSmlProcessGpuInfo_v2_t) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessGpuInfo_v2_t, bdfId) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessGpuInfo_v2_t, gpuId) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessGpuInfo_v2_t, gpuMemoryUsage) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessGpuInfo_v2_t, dieId) == 48, "as the vendor lays it out");
_Static_assert(sizeof(struct mxSmlProcessInfo_v2_t) == 3656, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessInfo_v2_t, processId) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessInfo_v2_t, processName) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessInfo_v2_t, gpuNumber) == 68,
		"as the vendor lays it out");
_Static_assert(offsetof(struct mxSmlProcessInfo_v2_t, processGpuInfo) == 72,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
unsigned int mxSmlGetDeviceCount(void);
mxSmlReturn_t mxSmlGetDeviceInfo(unsigned int deviceId, mxSmlDeviceInfo_t *info);
mxSmlReturn_t mxSmlGetDeviceIpUsage(unsigned int deviceId, unsigned int ip, int *usage);
const char *mxSmlGetErrorString(mxSmlReturn_t result);
mxSmlReturn_t mxSmlGetMemoryInfo(unsigned int deviceId, mxSmlMemoryInfo_t *info);
mxSmlReturn_t mxSmlGetNumberOfProcess(unsigned int *number);
unsigned int mxSmlGetPfDeviceCount(void);
mxSmlReturn_t mxSmlGetProcessInfo(unsigned int number, mxSmlProcessInfo_t *processes);
mxSmlReturn_t mxSmlGetProcessInfo_v2(unsigned int number, mxSmlProcessInfo_v2_t *processes);
mxSmlReturn_t mxSmlGetSingleGpuProcess(unsigned int deviceId, unsigned int *number,
		mxSmlProcessInfo_t *processes);
mxSmlReturn_t mxSmlGetSingleGpuProcess_v2(unsigned int deviceId, unsigned int *number,
		mxSmlProcessInfo_v2_t *processes);
mxSmlReturn_t mxSmlInit(void);
mxSmlReturn_t mxSmlInitWithFlags(unsigned int flags);
#pragma GCC visibility pop

#endif
