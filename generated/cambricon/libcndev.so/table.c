/* Made by `porter gen --backend cambricon`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static cndevRet_t absent_cndevRet_t(void)
{
	return CNDEV_ERROR_NOT_SUPPORTED;
}

static cndevRet_t no_driver_cndevRet_t(void)
{
	return CNDEV_ERROR_NO_DRIVER;
}

static const char *absent_const_char_p(void)
{
	return "not supported by this driver";
}

static const char *no_driver_const_char_p(void)
{
	return "no driver";
}

static SHIM_UNUSED cndevRet_t absent_untyped(void)
{
	return CNDEV_ERROR_NOT_SUPPORTED;
}

static SHIM_UNUSED cndevRet_t no_driver_untyped(void)
{
	return CNDEV_ERROR_NO_DRIVER;
}

void cndevGetCardHealthState(void), slow_cndevGetCardHealthState(void);
void cndevGetCardHealthStateV2(void), slow_cndevGetCardHealthStateV2(void);
void cndevGetCardName(void), slow_cndevGetCardName(void);
void cndevGetCardNameString(void), slow_cndevGetCardNameString(void);
void cndevGetDevicePowerInfo(void), slow_cndevGetDevicePowerInfo(void);
void cndevGetECCInfo(void), slow_cndevGetECCInfo(void);
void cndevGetNUMANodeIdByDevId(void), slow_cndevGetNUMANodeIdByDevId(void);
void cndevGetTemperatureInfo(void), slow_cndevGetTemperatureInfo(void);
void cndevGetVersionInfo(void), slow_cndevGetVersionInfo(void);

/* First calls. */
static const char *slow_cndevGetCardNameStringByDevId(cndevDevice_t device)
{
	return SHIM_FIRST(cndevGetCardNameStringByDevId, 4)(device);
}

static cndevRet_t slow_cndevGetDeviceCount(cndevCardInfo_t *cardNum)
{
	return SHIM_FIRST(cndevGetDeviceCount, 5)(cardNum);
}

static cndevRet_t slow_cndevGetDeviceHandleByIndex(int index, cndevDevice_t *handle)
{
	return SHIM_FIRST(cndevGetDeviceHandleByIndex, 6)(index, handle);
}

static cndevRet_t slow_cndevGetDeviceHandleByPciBusId(const char *pciBusId, cndevDevice_t *handle)
{
	return SHIM_FIRST(cndevGetDeviceHandleByPciBusId, 7)(pciBusId, handle);
}

static cndevRet_t slow_cndevGetDeviceHandleByUUID(const char *uuid, cndevDevice_t *handle)
{
	return SHIM_FIRST(cndevGetDeviceHandleByUUID, 8)(uuid, handle);
}

static cndevRet_t slow_cndevGetDeviceUtilizationInfo(cndevUtilizationInfo_t *info,
		cndevDevice_t device)
{
	return SHIM_FIRST(cndevGetDeviceUtilizationInfo, 10)(info, device);
}

static cndevRet_t slow_cndevGetMemoryUsageV2(cndevMemoryInfoV2_t *info, cndevDevice_t device)
{
	return SHIM_FIRST(cndevGetMemoryUsageV2, 12)(info, device);
}

static cndevRet_t slow_cndevGetPCIeInfoV2(cndevPCIeInfoV2_t *info, cndevDevice_t device)
{
	return SHIM_FIRST(cndevGetPCIeInfoV2, 14)(info, device);
}

static cndevRet_t slow_cndevGetProcessInfo(unsigned int *infoCount, cndevProcessInfo_t *procInfo,
		cndevDevice_t device)
{
	return SHIM_FIRST(cndevGetProcessInfo, 15)(infoCount, procInfo, device);
}

static cndevRet_t slow_cndevGetProcessUtilization(unsigned int *infoCount,
		cndevProcessUtilization_t *procUtil, cndevDevice_t device)
{
	return SHIM_FIRST(cndevGetProcessUtilization, 16)(infoCount, procUtil, device);
}

static cndevRet_t slow_cndevGetUUID(cndevUUID_t *info, cndevDevice_t device)
{
	return SHIM_FIRST(cndevGetUUID, 18)(info, device);
}

static cndevRet_t slow_cndevInit(int reserved)
{
	return SHIM_FIRST(cndevInit, 20)(reserved);
}

static cndevRet_t slow_cndevRelease(void)
{
	return SHIM_FIRST(cndevRelease, 21)();
}

static const char *const aliases[] = {NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_cndevGetCardHealthState,
	(void *)slow_cndevGetCardHealthStateV2,
	(void *)slow_cndevGetCardName,
	(void *)slow_cndevGetCardNameString,
	(void *)slow_cndevGetCardNameStringByDevId,
	(void *)slow_cndevGetDeviceCount,
	(void *)slow_cndevGetDeviceHandleByIndex,
	(void *)slow_cndevGetDeviceHandleByPciBusId,
	(void *)slow_cndevGetDeviceHandleByUUID,
	(void *)slow_cndevGetDevicePowerInfo,
	(void *)slow_cndevGetDeviceUtilizationInfo,
	(void *)slow_cndevGetECCInfo,
	(void *)slow_cndevGetMemoryUsageV2,
	(void *)slow_cndevGetNUMANodeIdByDevId,
	(void *)slow_cndevGetPCIeInfoV2,
	(void *)slow_cndevGetProcessInfo,
	(void *)slow_cndevGetProcessUtilization,
	(void *)slow_cndevGetTemperatureInfo,
	(void *)slow_cndevGetUUID,
	(void *)slow_cndevGetVersionInfo,
	(void *)slow_cndevInit,
	(void *)slow_cndevRelease,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(cndevGetCardHealthState, untyped),
	SHIM_SYMBOL(cndevGetCardHealthStateV2, untyped),
	SHIM_SYMBOL(cndevGetCardName, untyped),
	SHIM_SYMBOL(cndevGetCardNameString, untyped),
	SHIM_SYMBOL(cndevGetCardNameStringByDevId, const_char_p),
	SHIM_SYMBOL(cndevGetDeviceCount, cndevRet_t),
	SHIM_SYMBOL(cndevGetDeviceHandleByIndex, cndevRet_t),
	SHIM_SYMBOL(cndevGetDeviceHandleByPciBusId, cndevRet_t),
	SHIM_SYMBOL(cndevGetDeviceHandleByUUID, cndevRet_t),
	SHIM_SYMBOL(cndevGetDevicePowerInfo, untyped),
	SHIM_SYMBOL(cndevGetDeviceUtilizationInfo, cndevRet_t),
	SHIM_SYMBOL(cndevGetECCInfo, untyped),
	SHIM_SYMBOL(cndevGetMemoryUsageV2, cndevRet_t),
	SHIM_SYMBOL(cndevGetNUMANodeIdByDevId, untyped),
	SHIM_SYMBOL(cndevGetPCIeInfoV2, cndevRet_t),
	SHIM_SYMBOL(cndevGetProcessInfo, cndevRet_t),
	SHIM_SYMBOL(cndevGetProcessUtilization, cndevRet_t),
	SHIM_SYMBOL(cndevGetTemperatureInfo, untyped),
	SHIM_SYMBOL(cndevGetUUID, cndevRet_t),
	SHIM_SYMBOL(cndevGetVersionInfo, untyped),
	SHIM_SYMBOL(cndevInit, cndevRet_t),
	SHIM_SYMBOL(cndevRelease, cndevRet_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libcndev.so",
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{NULL, NULL},
};
