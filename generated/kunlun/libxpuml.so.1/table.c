/* Made by `porter gen --backend kunlun`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static const char *absent_const_char_p(void)
{
	return "not supported by this driver";
}

static const char *no_driver_const_char_p(void)
{
	return "driver not loaded";
}

static SHIM_UNUSED xpumlReturn_t absent_untyped(void)
{
	return XPUML_ERROR_FUNCTION_NOT_FOUND;
}

static SHIM_UNUSED xpumlReturn_t no_driver_untyped(void)
{
	return XPUML_ERROR_DRIVER_NOT_LOADED;
}

static xpumlReturn_t absent_xpumlReturn_t(void)
{
	return XPUML_ERROR_FUNCTION_NOT_FOUND;
}

static xpumlReturn_t no_driver_xpumlReturn_t(void)
{
	return XPUML_ERROR_DRIVER_NOT_LOADED;
}

/* First calls. */
static xpumlReturn_t slow_xpumlDeviceGetAttributes(xpumlDevice_t device,
		xpumlDeviceAttributes_t *attributes)
{
	return SHIM_FIRST(xpumlDeviceGetAttributes, 0)(device, attributes);
}

static xpumlReturn_t slow_xpumlDeviceGetBoardId(xpumlDevice_t device, unsigned int *boardId)
{
	return SHIM_FIRST(xpumlDeviceGetBoardId, 1)(device, boardId);
}

static xpumlReturn_t slow_xpumlDeviceGetComputeRunningProcesses(xpumlDevice_t device,
		unsigned int *infoCount, xpumlProcessInfo_t *infos)
{
	return SHIM_FIRST(xpumlDeviceGetComputeRunningProcesses, 2)(device, infoCount, infos);
}

static xpumlReturn_t slow_xpumlDeviceGetCount(unsigned int *deviceCount)
{
	return SHIM_FIRST(xpumlDeviceGetCount, 3)(deviceCount);
}

static xpumlReturn_t slow_xpumlDeviceGetHandleByIndex(unsigned int index, xpumlDevice_t *device)
{
	return SHIM_FIRST(xpumlDeviceGetHandleByIndex, 4)(index, device);
}

static xpumlReturn_t slow_xpumlDeviceGetId(xpumlDevice_t device, int *devId)
{
	return SHIM_FIRST(xpumlDeviceGetId, 5)(device, devId);
}

static xpumlReturn_t slow_xpumlDeviceGetMemoryInfo(xpumlDevice_t device, xpumlMemory_t *memory)
{
	return SHIM_FIRST(xpumlDeviceGetMemoryInfo, 6)(device, memory);
}

static xpumlReturn_t slow_xpumlDeviceGetMinorNumber(xpumlDevice_t device, unsigned int *minorNumber)
{
	return SHIM_FIRST(xpumlDeviceGetMinorNumber, 7)(device, minorNumber);
}

static xpumlReturn_t slow_xpumlDeviceGetName(xpumlDevice_t device, char *name, unsigned int length)
{
	return SHIM_FIRST(xpumlDeviceGetName, 8)(device, name, length);
}

static xpumlReturn_t slow_xpumlDeviceGetPciInfo(xpumlDevice_t device, xpumlPciInfo_t *pci)
{
	return SHIM_FIRST(xpumlDeviceGetPciInfo, 9)(device, pci);
}

static xpumlReturn_t slow_xpumlDeviceGetPowerUsage(xpumlDevice_t device, unsigned int *power)
{
	return SHIM_FIRST(xpumlDeviceGetPowerUsage, 10)(device, power);
}

static xpumlReturn_t slow_xpumlDeviceGetSerial(xpumlDevice_t device, char *serial,
		unsigned int length)
{
	return SHIM_FIRST(xpumlDeviceGetSerial, 11)(device, serial, length);
}

static xpumlReturn_t slow_xpumlDeviceGetTemperature(xpumlDevice_t device,
		xpumlTemperatureSensors_t sensorType, unsigned int *temp)
{
	return SHIM_FIRST(xpumlDeviceGetTemperature, 12)(device, sensorType, temp);
}

static xpumlReturn_t slow_xpumlDeviceGetUtilizationRates(xpumlDevice_t device,
		xpumlUtilization_t *utilization)
{
	return SHIM_FIRST(xpumlDeviceGetUtilizationRates, 13)(device, utilization);
}

static const char *slow_xpumlErrorString(xpumlReturn_t result)
{
	return SHIM_FIRST(xpumlErrorString, 14)(result);
}

static xpumlReturn_t slow_xpumlInit(void)
{
	return SHIM_FIRST(xpumlInit, 15)();
}

static xpumlReturn_t slow_xpumlShutdown(void)
{
	return SHIM_FIRST(xpumlShutdown, 16)();
}

static xpumlReturn_t slow_xpumlSystemGetDriverVersion(char *version, unsigned int length)
{
	return SHIM_FIRST(xpumlSystemGetDriverVersion, 17)(version, length);
}

static xpumlReturn_t slow_xpumlSystemGetXPUMLVersion(char *version, unsigned int length)
{
	return SHIM_FIRST(xpumlSystemGetXPUMLVersion, 18)(version, length);
}

static const char *const aliases[] = {"libxpuml.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_xpumlDeviceGetAttributes,
	(void *)slow_xpumlDeviceGetBoardId,
	(void *)slow_xpumlDeviceGetComputeRunningProcesses,
	(void *)slow_xpumlDeviceGetCount,
	(void *)slow_xpumlDeviceGetHandleByIndex,
	(void *)slow_xpumlDeviceGetId,
	(void *)slow_xpumlDeviceGetMemoryInfo,
	(void *)slow_xpumlDeviceGetMinorNumber,
	(void *)slow_xpumlDeviceGetName,
	(void *)slow_xpumlDeviceGetPciInfo,
	(void *)slow_xpumlDeviceGetPowerUsage,
	(void *)slow_xpumlDeviceGetSerial,
	(void *)slow_xpumlDeviceGetTemperature,
	(void *)slow_xpumlDeviceGetUtilizationRates,
	(void *)slow_xpumlErrorString,
	(void *)slow_xpumlInit,
	(void *)slow_xpumlShutdown,
	(void *)slow_xpumlSystemGetDriverVersion,
	(void *)slow_xpumlSystemGetXPUMLVersion,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(xpumlDeviceGetAttributes, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetBoardId, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetComputeRunningProcesses, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetCount, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetHandleByIndex, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetId, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetMemoryInfo, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetMinorNumber, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetName, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetPciInfo, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetPowerUsage, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetSerial, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetTemperature, xpumlReturn_t),
	SHIM_SYMBOL(xpumlDeviceGetUtilizationRates, xpumlReturn_t),
	SHIM_SYMBOL(xpumlErrorString, const_char_p),
	SHIM_SYMBOL(xpumlInit, xpumlReturn_t),
	SHIM_SYMBOL(xpumlShutdown, xpumlReturn_t),
	SHIM_SYMBOL(xpumlSystemGetDriverVersion, xpumlReturn_t),
	SHIM_SYMBOL(xpumlSystemGetXPUMLVersion, xpumlReturn_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libxpuml.so.1",
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
