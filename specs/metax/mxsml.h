/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libmxsml, as a Python client calls it (pymxsml of gpustack-runtime 0.2.6): names,
 * types and numbers, in porter's own words. Only declarations that rules use are here; the client's
 * other functions are known by name. Memory is in KiB.
 */
typedef enum mxSmlReturn_t {
	MXSML_SUCCESS = 0,
	MXSML_ERROR_FAILURE = 1,
	MXSML_ERROR_NO_DEVICE = 2,
	MXSML_ERROR_OPERATION_NOT_SUPPORT = 3,
	MXSML_ERROR_INVALID_DEVICE_ID = 6,
	MXSML_ERROR_PERMISSION_DENIED = 8,
	MXSML_ERROR_INVALID_INPUT = 9,
	MXSML_ERROR_INSUFFICIENT_SIZE = 10,
	MXSML_ERROR_MMAP_FAILURE = 13
} mxSmlReturn_t;
typedef struct mxSmlDeviceInfo_t {
	unsigned deviceId, type;
	char bdfId[32];
	unsigned gpuId, nodeId;
	char uuid[96];
	unsigned brand, mode;
	char deviceName[32];
} mxSmlDeviceInfo_t;
typedef struct mxSmlMemoryInfo_t { long visVramTotal, visVramUse, vramTotal, vramUse, xttTotal, xttUse; } mxSmlMemoryInfo_t;
typedef struct mxSmlProcessGpuInfo_t {
	char bdfId[32];
	unsigned gpuId;
	unsigned long gpuMemoryUsage;
} mxSmlProcessGpuInfo_t;
typedef struct mxSmlProcessInfo_t {
	unsigned processId;
	char processName[64];
	unsigned gpuNumber;
	mxSmlProcessGpuInfo_t processGpuInfo[64];
} mxSmlProcessInfo_t;
typedef struct mxSmlProcessGpuInfo_v2_t {
	char bdfId[32];
	unsigned gpuId;
	unsigned long gpuMemoryUsage;
	unsigned dieId;
} mxSmlProcessGpuInfo_v2_t;
typedef struct mxSmlProcessInfo_v2_t {
	unsigned processId;
	char processName[64];
	unsigned gpuNumber;
	mxSmlProcessGpuInfo_v2_t processGpuInfo[64];
} mxSmlProcessInfo_v2_t;

mxSmlReturn_t mxSmlInit(void);
mxSmlReturn_t mxSmlInitWithFlags(unsigned flags);
const char *mxSmlGetErrorString(mxSmlReturn_t result);
unsigned mxSmlGetDeviceCount(void);
unsigned mxSmlGetPfDeviceCount(void);
mxSmlReturn_t mxSmlGetDeviceInfo(unsigned deviceId, mxSmlDeviceInfo_t *info);
mxSmlReturn_t mxSmlGetDeviceIpUsage(unsigned deviceId, unsigned ip, int *usage);
mxSmlReturn_t mxSmlGetMemoryInfo(unsigned deviceId, mxSmlMemoryInfo_t *info);
mxSmlReturn_t mxSmlGetNumberOfProcess(unsigned *number);
mxSmlReturn_t mxSmlGetProcessInfo(unsigned number, mxSmlProcessInfo_t *processes);
mxSmlReturn_t mxSmlGetProcessInfo_v2(unsigned number, mxSmlProcessInfo_v2_t *processes);
mxSmlReturn_t mxSmlGetSingleGpuProcess(unsigned deviceId, unsigned *number, mxSmlProcessInfo_t *processes);
mxSmlReturn_t mxSmlGetSingleGpuProcess_v2(unsigned deviceId, unsigned *number, mxSmlProcessInfo_v2_t *processes);
