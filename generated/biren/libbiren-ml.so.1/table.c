/* Made by `porter gen --backend biren`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static brmlReturn_t absent_brmlReturn_t(void)
{
	return BRML_ERROR_NOT_SUPPORTED;
}

static brmlReturn_t no_driver_brmlReturn_t(void)
{
	return BRML_ERROR_DRIVER_NOT_LOADED;
}

static const char *absent_const_char_p(void)
{
	return "not supported by this driver";
}

static const char *no_driver_const_char_p(void)
{
	return "driver not loaded";
}

static SHIM_UNUSED brmlReturn_t absent_untyped(void)
{
	return BRML_ERROR_NOT_SUPPORTED;
}

static SHIM_UNUSED brmlReturn_t no_driver_untyped(void)
{
	return BRML_ERROR_DRIVER_NOT_LOADED;
}

/* First calls. */
static brmlReturn_t slow_brmlDeviceGetComputeRunningProcesses(brmlDevice_t device,
		unsigned int *infoCount, brmlProcessInfo_t *infos)
{
	return SHIM_FIRST(brmlDeviceGetComputeRunningProcesses, 0)(device, infoCount, infos);
}

static brmlReturn_t slow_brmlDeviceGetCount(unsigned int *deviceCount)
{
	return SHIM_FIRST(brmlDeviceGetCount, 1)(deviceCount);
}

static brmlReturn_t slow_brmlDeviceGetHandleByIndex(unsigned int index, brmlDevice_t *device)
{
	return SHIM_FIRST(brmlDeviceGetHandleByIndex, 2)(index, device);
}

static brmlReturn_t slow_brmlDeviceGetHandleByPciBusId(const char *pciBusId, brmlDevice_t *device)
{
	return SHIM_FIRST(brmlDeviceGetHandleByPciBusId, 3)(pciBusId, device);
}

static brmlReturn_t slow_brmlDeviceGetHandleByPciBusId_v2(const char *pciBusId,
		brmlDevice_t *device)
{
	return SHIM_FIRST(brmlDeviceGetHandleByPciBusId_v2, 4)(pciBusId, device);
}

static brmlReturn_t slow_brmlDeviceGetHandleByUUID(const char *uuid, brmlDevice_t *device)
{
	return SHIM_FIRST(brmlDeviceGetHandleByUUID, 5)(uuid, device);
}

static brmlReturn_t slow_brmlDeviceGetIndex(brmlDevice_t device, unsigned int *index)
{
	return SHIM_FIRST(brmlDeviceGetIndex, 6)(device, index);
}

static brmlReturn_t slow_brmlDeviceGetMemoryInfo(brmlDevice_t device, brmlMemory_t *memory)
{
	return SHIM_FIRST(brmlDeviceGetMemoryInfo, 7)(device, memory);
}

static brmlReturn_t slow_brmlDeviceGetMinorNumber(brmlDevice_t device, unsigned int *minorNumber)
{
	return SHIM_FIRST(brmlDeviceGetMinorNumber, 8)(device, minorNumber);
}

static brmlReturn_t slow_brmlDeviceGetPciInfo(brmlDevice_t device, brmlPciInfo_t *pci)
{
	return SHIM_FIRST(brmlDeviceGetPciInfo, 9)(device, pci);
}

static brmlReturn_t slow_brmlDeviceGetPowerManagementLimit(brmlDevice_t device, unsigned int *limit)
{
	return SHIM_FIRST(brmlDeviceGetPowerManagementLimit, 10)(device, limit);
}

static brmlReturn_t slow_brmlDeviceGetPowerUsage(brmlDevice_t device, unsigned int *power)
{
	return SHIM_FIRST(brmlDeviceGetPowerUsage, 11)(device, power);
}

static brmlReturn_t slow_brmlDeviceGetProcessUtilization(brmlDevice_t device,
		brmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
		unsigned long long lastSeenTimeStamp)
{
	return SHIM_FIRST(brmlDeviceGetProcessUtilization, 12)(device, utilization,
			processSamplesCount, lastSeenTimeStamp);
}

static brmlReturn_t slow_brmlDeviceGetTemperature(brmlDevice_t device,
		brmlTemperatureSensors_t sensorType, unsigned int *temp)
{
	return SHIM_FIRST(brmlDeviceGetTemperature, 13)(device, sensorType, temp);
}

static brmlReturn_t slow_brmlDeviceGetUUID(brmlDevice_t device, char *uuid, unsigned int length)
{
	return SHIM_FIRST(brmlDeviceGetUUID, 14)(device, uuid, length);
}

static brmlReturn_t slow_brmlDeviceGetUtilizationRates(brmlDevice_t device,
		brmlUtilization_t *utilization)
{
	return SHIM_FIRST(brmlDeviceGetUtilizationRates, 15)(device, utilization);
}

static const char *slow_brmlErrorString(brmlReturn_t result)
{
	return SHIM_FIRST(brmlErrorString, 16)(result);
}

static brmlReturn_t slow_brmlInit(void)
{
	return SHIM_FIRST(brmlInit, 17)();
}

static brmlReturn_t slow_brmlInit_v2(void)
{
	return SHIM_FIRST(brmlInit_v2, 18)();
}

static brmlReturn_t slow_brmlShutdown(void)
{
	return SHIM_FIRST(brmlShutdown, 19)();
}

static brmlReturn_t slow_brmlSystemGetBRMLVersion(char *version, unsigned int length)
{
	return SHIM_FIRST(brmlSystemGetBRMLVersion, 20)(version, length);
}

static brmlReturn_t slow_brmlSystemGetDriverVersion(char *version, unsigned int length)
{
	return SHIM_FIRST(brmlSystemGetDriverVersion, 21)(version, length);
}

static brmlReturn_t slow_brmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
{
	return SHIM_FIRST(brmlSystemGetProcessName, 22)(pid, name, length);
}

static brmlReturn_t slow_brmlSystemGetSupaDriverVersion(int *cudaDriverVersion)
{
	return SHIM_FIRST(brmlSystemGetSupaDriverVersion, 23)(cudaDriverVersion);
}

static brmlReturn_t slow_brmlSystemGetSupaDriverVersion_v2(int *cudaDriverVersion)
{
	return SHIM_FIRST(brmlSystemGetSupaDriverVersion_v2, 24)(cudaDriverVersion);
}

static const char *const aliases[] = {"libbiren-ml.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_brmlDeviceGetComputeRunningProcesses,
	(void *)slow_brmlDeviceGetCount,
	(void *)slow_brmlDeviceGetHandleByIndex,
	(void *)slow_brmlDeviceGetHandleByPciBusId,
	(void *)slow_brmlDeviceGetHandleByPciBusId_v2,
	(void *)slow_brmlDeviceGetHandleByUUID,
	(void *)slow_brmlDeviceGetIndex,
	(void *)slow_brmlDeviceGetMemoryInfo,
	(void *)slow_brmlDeviceGetMinorNumber,
	(void *)slow_brmlDeviceGetPciInfo,
	(void *)slow_brmlDeviceGetPowerManagementLimit,
	(void *)slow_brmlDeviceGetPowerUsage,
	(void *)slow_brmlDeviceGetProcessUtilization,
	(void *)slow_brmlDeviceGetTemperature,
	(void *)slow_brmlDeviceGetUUID,
	(void *)slow_brmlDeviceGetUtilizationRates,
	(void *)slow_brmlErrorString,
	(void *)slow_brmlInit,
	(void *)slow_brmlInit_v2,
	(void *)slow_brmlShutdown,
	(void *)slow_brmlSystemGetBRMLVersion,
	(void *)slow_brmlSystemGetDriverVersion,
	(void *)slow_brmlSystemGetProcessName,
	(void *)slow_brmlSystemGetSupaDriverVersion,
	(void *)slow_brmlSystemGetSupaDriverVersion_v2,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(brmlDeviceGetComputeRunningProcesses, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetCount, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetHandleByIndex, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetHandleByPciBusId, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetHandleByPciBusId_v2, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetHandleByUUID, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetIndex, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetMemoryInfo, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetMinorNumber, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetPciInfo, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetPowerManagementLimit, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetPowerUsage, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetProcessUtilization, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetTemperature, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetUUID, brmlReturn_t),
	SHIM_SYMBOL(brmlDeviceGetUtilizationRates, brmlReturn_t),
	SHIM_SYMBOL(brmlErrorString, const_char_p),
	SHIM_SYMBOL(brmlInit, brmlReturn_t),
	SHIM_SYMBOL(brmlInit_v2, brmlReturn_t),
	SHIM_SYMBOL(brmlShutdown, brmlReturn_t),
	SHIM_SYMBOL(brmlSystemGetBRMLVersion, brmlReturn_t),
	SHIM_SYMBOL(brmlSystemGetDriverVersion, brmlReturn_t),
	SHIM_SYMBOL(brmlSystemGetProcessName, brmlReturn_t),
	SHIM_SYMBOL(brmlSystemGetSupaDriverVersion, brmlReturn_t),
	SHIM_SYMBOL(brmlSystemGetSupaDriverVersion_v2, brmlReturn_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libbiren-ml.so.1",
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{"CUDA_DEVICE_MEMORY_LIMIT", "memory"},
	{"CUDA_DEVICE_SM_LIMIT", "compute"},
	{"GPU_CORE_UTILIZATION_POLICY", "compute-switch"},
	{NULL, NULL},
};
