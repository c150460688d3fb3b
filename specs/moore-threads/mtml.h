/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libmtml, as its Python client (mthreads-ml-py 2.4.3) calls it: names, types and
 * numbers, in porter's own words. Only declarations that rules use are here; the client's other
 * functions are known by name.
 */

typedef enum mtmlReturn_t {
	MTML_SUCCESS = 0,
	MTML_ERROR_DRIVER_NOT_LOADED = 1,
	MTML_ERROR_DRIVER_FAILURE = 2,
	MTML_ERROR_INVALID_ARGUMENT = 3,
	MTML_ERROR_NOT_SUPPORTED = 4,
	MTML_ERROR_NO_PERMISSION = 5,
	MTML_ERROR_INSUFFICIENT_SIZE = 6,
	MTML_ERROR_NOT_FOUND = 7,
	MTML_ERROR_INSUFFICIENT_MEMORY = 8,
	MTML_ERROR_UNKNOWN = 999
} mtmlReturn_t;
typedef struct mtmlLibrary *mtmlLibrary_t;
typedef struct mtmlSystem *mtmlSystem_t;
typedef struct mtmlDevice *mtmlDevice_t;
typedef struct mtmlGpu *mtmlGpu_t;
typedef struct mtmlMemory *mtmlMemory_t;
typedef struct mtmlVpu *mtmlVpu_t;
typedef struct mtmlPciInfo_t {
	char sbdf[32];
	unsigned segment, bus, device;
	unsigned pciDeviceId, pciSubsystemId, busWidth;
	float pciMaxSpeed, pciCurSpeed;
	unsigned pciMaxWidth, pciCurWidth, pciMaxGen, pciCurGen;
	int rsvd[6];
} mtmlPciInfo_t;

const char *mtmlErrorString(mtmlReturn_t result);
mtmlReturn_t mtmlLibraryInit(mtmlLibrary_t *library);
mtmlReturn_t mtmlLibraryShutDown(mtmlLibrary_t library);
mtmlReturn_t mtmlLibraryGetVersion(mtmlLibrary_t library, char *version, unsigned length);
mtmlReturn_t mtmlLibraryCountDevice(mtmlLibrary_t library, unsigned *count);
mtmlReturn_t mtmlLibraryInitSystem(mtmlLibrary_t library, mtmlSystem_t *system);
mtmlReturn_t mtmlLibraryFreeSystem(mtmlSystem_t system);
mtmlReturn_t mtmlLibraryInitDeviceByIndex(mtmlLibrary_t library, unsigned index, mtmlDevice_t *device);
mtmlReturn_t mtmlLibraryInitDeviceByUuid(mtmlLibrary_t library, const char *uuid, mtmlDevice_t *device);
mtmlReturn_t mtmlLibraryInitDeviceByPciSbdf(mtmlLibrary_t library, const char *sbdf, mtmlDevice_t *device);
mtmlReturn_t mtmlLibraryFreeDevice(mtmlDevice_t device);
mtmlReturn_t mtmlSystemGetDriverVersion(mtmlSystem_t system, char *version, unsigned length);
mtmlReturn_t mtmlDeviceInitGpu(mtmlDevice_t device, mtmlGpu_t *gpu);
mtmlReturn_t mtmlDeviceInitMemory(mtmlDevice_t device, mtmlMemory_t *memory);
mtmlReturn_t mtmlDeviceInitVpu(mtmlDevice_t device, mtmlVpu_t *vpu);
mtmlReturn_t mtmlDeviceFreeGpu(mtmlGpu_t gpu);
mtmlReturn_t mtmlDeviceFreeMemory(mtmlMemory_t memory);
mtmlReturn_t mtmlDeviceFreeVpu(mtmlVpu_t vpu);
mtmlReturn_t mtmlDeviceGetIndex(mtmlDevice_t device, unsigned *index);
mtmlReturn_t mtmlDeviceGetName(mtmlDevice_t device, char *name, unsigned length);
mtmlReturn_t mtmlDeviceGetPciInfo(mtmlDevice_t device, mtmlPciInfo_t *pci);
mtmlReturn_t mtmlDeviceGetPowerUsage(mtmlDevice_t device, unsigned *power);
mtmlReturn_t mtmlDeviceGetUUID(mtmlDevice_t device, char *uuid, unsigned length);
mtmlReturn_t mtmlGpuGetTemperature(mtmlGpu_t gpu, unsigned *temperature);
mtmlReturn_t mtmlGpuGetUtilization(mtmlGpu_t gpu, unsigned *utilization);
mtmlReturn_t mtmlMemoryGetTotal(mtmlMemory_t memory, unsigned long long *total);
mtmlReturn_t mtmlMemoryGetUsed(mtmlMemory_t memory, unsigned long long *used);
mtmlReturn_t mtmlMemoryGetUsedSystem(mtmlMemory_t memory, unsigned long long *used);
mtmlReturn_t mtmlMemoryGetUtilization(mtmlMemory_t memory, unsigned *utilization);
