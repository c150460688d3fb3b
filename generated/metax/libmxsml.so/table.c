/* Made by `porter gen --backend metax`. Do not edit. */
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
	return "no device";
}

static mxSmlReturn_t absent_mxSmlReturn_t(void)
{
	return MXSML_ERROR_OPERATION_NOT_SUPPORT;
}

static mxSmlReturn_t no_driver_mxSmlReturn_t(void)
{
	return MXSML_ERROR_NO_DEVICE;
}

static unsigned int absent_unsigned_int(void)
{
	return 0;
}

static unsigned int no_driver_unsigned_int(void)
{
	return 0;
}

static SHIM_UNUSED mxSmlReturn_t absent_untyped(void)
{
	return MXSML_ERROR_OPERATION_NOT_SUPPORT;
}

static SHIM_UNUSED mxSmlReturn_t no_driver_untyped(void)
{
	return MXSML_ERROR_NO_DEVICE;
}

void mxSmlClearCpuAffinity(void), slow_mxSmlClearCpuAffinity(void);
void mxSmlDumpVbios(void), slow_mxSmlDumpVbios(void);
void mxSmlFunctionLevelReset(void), slow_mxSmlFunctionLevelReset(void);
void mxSmlFunctionLevelResetVfFromPf(void), slow_mxSmlFunctionLevelResetVfFromPf(void);
void mxSmlGetAllLimitedDevices(void), slow_mxSmlGetAllLimitedDevices(void);
void mxSmlGetApUsageToggle(void), slow_mxSmlGetApUsageToggle(void);
void mxSmlGetBoardPowerInfo(void), slow_mxSmlGetBoardPowerInfo(void);
void mxSmlGetBoardPowerLimit(void), slow_mxSmlGetBoardPowerLimit(void);
void mxSmlGetBoardSerial(void), slow_mxSmlGetBoardSerial(void);
void mxSmlGetChipSerial(void), slow_mxSmlGetChipSerial(void);
void mxSmlGetClocks(void), slow_mxSmlGetClocks(void);
void mxSmlGetCodecStatus(void), slow_mxSmlGetCodecStatus(void);
void mxSmlGetCpuAffinity(void), slow_mxSmlGetCpuAffinity(void);
void mxSmlGetCurrentClocksThrottleReason(void), slow_mxSmlGetCurrentClocksThrottleReason(void);
void mxSmlGetCurrentDpmIpPerfLevel(void), slow_mxSmlGetCurrentDpmIpPerfLevel(void);
void mxSmlGetDeviceDieId(void), slow_mxSmlGetDeviceDieId(void);
void mxSmlGetDeviceDistance(void), slow_mxSmlGetDeviceDistance(void);
void mxSmlGetDeviceIsaVersion(void), slow_mxSmlGetDeviceIsaVersion(void);
void mxSmlGetDeviceRealPath(void), slow_mxSmlGetDeviceRealPath(void);
void mxSmlGetDeviceSlot(void), slow_mxSmlGetDeviceSlot(void);
void mxSmlGetDeviceTopology(void), slow_mxSmlGetDeviceTopology(void);
void mxSmlGetDeviceUnavailableReason(void), slow_mxSmlGetDeviceUnavailableReason(void);
void mxSmlGetDeviceVersion(void), slow_mxSmlGetDeviceVersion(void);
void mxSmlGetDmaBandwidth(void), slow_mxSmlGetDmaBandwidth(void);
void mxSmlGetDpmIpClockInfo(void), slow_mxSmlGetDpmIpClockInfo(void);
void mxSmlGetDpmIpMaxPerfLevel(void), slow_mxSmlGetDpmIpMaxPerfLevel(void);
void mxSmlGetDpmIpVddInfo(void), slow_mxSmlGetDpmIpVddInfo(void);
void mxSmlGetDpmMaxPerfLevel(void), slow_mxSmlGetDpmMaxPerfLevel(void);
void mxSmlGetEccState(void), slow_mxSmlGetEccState(void);
void mxSmlGetEepromInfo(void), slow_mxSmlGetEepromInfo(void);
void mxSmlGetFwIpLoglevel(void), slow_mxSmlGetFwIpLoglevel(void);
void mxSmlGetFwLoglevel(void), slow_mxSmlGetFwLoglevel(void);
void mxSmlGetHbmBandWidth(void), slow_mxSmlGetHbmBandWidth(void);
void mxSmlGetLimitedDeviceInfo(void), slow_mxSmlGetLimitedDeviceInfo(void);
void mxSmlGetMacaVersion(void), slow_mxSmlGetMacaVersion(void);
void mxSmlGetMetaXLinkBandwidth(void), slow_mxSmlGetMetaXLinkBandwidth(void);
void mxSmlGetMetaXLinkInfo(void), slow_mxSmlGetMetaXLinkInfo(void);
void mxSmlGetMetaXLinkPortState(void), slow_mxSmlGetMetaXLinkPortState(void);
void mxSmlGetMetaXLinkRemoteInfo(void), slow_mxSmlGetMetaXLinkRemoteInfo(void);
void mxSmlGetMetaXLinkState(void), slow_mxSmlGetMetaXLinkState(void);
void mxSmlGetMetaXLinkTopo(void), slow_mxSmlGetMetaXLinkTopo(void);
void mxSmlGetNodeAffinity(void), slow_mxSmlGetNodeAffinity(void);
void mxSmlGetOpticalModuleInfo(void), slow_mxSmlGetOpticalModuleInfo(void);
void mxSmlGetOpticalModuleStatus(void), slow_mxSmlGetOpticalModuleStatus(void);
void mxSmlGetPciDelay(void), slow_mxSmlGetPciDelay(void);
void mxSmlGetPciEventInfo(void), slow_mxSmlGetPciEventInfo(void);
void mxSmlGetPciMmioState(void), slow_mxSmlGetPciMmioState(void);
void mxSmlGetPciPowerState(void), slow_mxSmlGetPciPowerState(void);
void mxSmlGetPcieInfo(void), slow_mxSmlGetPcieInfo(void);
void mxSmlGetPcieMaxLinkInfo(void), slow_mxSmlGetPcieMaxLinkInfo(void);
void mxSmlGetPcieThroughput(void), slow_mxSmlGetPcieThroughput(void);
void mxSmlGetPmbusInfo(void), slow_mxSmlGetPmbusInfo(void);
void mxSmlGetPowerStateInfo(void), slow_mxSmlGetPowerStateInfo(void);
void mxSmlGetPptableVersion(void), slow_mxSmlGetPptableVersion(void);
void mxSmlGetRasErrorData(void), slow_mxSmlGetRasErrorData(void);
void mxSmlGetRasStatusData(void), slow_mxSmlGetRasStatusData(void);
void mxSmlGetSriovState(void), slow_mxSmlGetSriovState(void);
void mxSmlGetTemperatureInfo(void), slow_mxSmlGetTemperatureInfo(void);
void mxSmlGetTotalEccErrors(void), slow_mxSmlGetTotalEccErrors(void);
void mxSmlGetVirtualDevicesByPhysicalId(void), slow_mxSmlGetVirtualDevicesByPhysicalId(void);
void mxSmlGetXcoreApUsage(void), slow_mxSmlGetXcoreApUsage(void);
void mxSmlReset(void), slow_mxSmlReset(void);
void mxSmlSetApUsageToggle(void), slow_mxSmlSetApUsageToggle(void);
void mxSmlSetCpuAffinity(void), slow_mxSmlSetCpuAffinity(void);
void mxSmlSetDpmIpMaxPerfLevel(void), slow_mxSmlSetDpmIpMaxPerfLevel(void);
void mxSmlSetEccState(void), slow_mxSmlSetEccState(void);
void mxSmlSetFwLoglevel(void), slow_mxSmlSetFwLoglevel(void);
void mxSmlSetPciDelay(void), slow_mxSmlSetPciDelay(void);
void mxSmlSetPciSpeed(void), slow_mxSmlSetPciSpeed(void);
void mxSmlSetUnlockKey(void), slow_mxSmlSetUnlockKey(void);
void mxSmlVbiosUpgrade(void), slow_mxSmlVbiosUpgrade(void);

/* First calls. */
static unsigned int slow_mxSmlGetDeviceCount(void)
{
	return SHIM_FIRST(mxSmlGetDeviceCount, 15)();
}

static mxSmlReturn_t slow_mxSmlGetDeviceInfo(unsigned int deviceId, mxSmlDeviceInfo_t *info)
{
	return SHIM_FIRST(mxSmlGetDeviceInfo, 18)(deviceId, info);
}

static mxSmlReturn_t slow_mxSmlGetDeviceIpUsage(unsigned int deviceId, unsigned int ip, int *usage)
{
	return SHIM_FIRST(mxSmlGetDeviceIpUsage, 19)(deviceId, ip, usage);
}

static const char *slow_mxSmlGetErrorString(mxSmlReturn_t result)
{
	return SHIM_FIRST(mxSmlGetErrorString, 33)(result);
}

static mxSmlReturn_t slow_mxSmlGetMemoryInfo(unsigned int deviceId, mxSmlMemoryInfo_t *info)
{
	return SHIM_FIRST(mxSmlGetMemoryInfo, 39)(deviceId, info);
}

static mxSmlReturn_t slow_mxSmlGetNumberOfProcess(unsigned int *number)
{
	return SHIM_FIRST(mxSmlGetNumberOfProcess, 47)(number);
}

static unsigned int slow_mxSmlGetPfDeviceCount(void)
{
	return SHIM_FIRST(mxSmlGetPfDeviceCount, 57)();
}

static mxSmlReturn_t slow_mxSmlGetProcessInfo(unsigned int number, mxSmlProcessInfo_t *processes)
{
	return SHIM_FIRST(mxSmlGetProcessInfo, 61)(number, processes);
}

static mxSmlReturn_t slow_mxSmlGetProcessInfo_v2(unsigned int number,
		mxSmlProcessInfo_v2_t *processes)
{
	return SHIM_FIRST(mxSmlGetProcessInfo_v2, 62)(number, processes);
}

static mxSmlReturn_t slow_mxSmlGetSingleGpuProcess(unsigned int deviceId, unsigned int *number,
		mxSmlProcessInfo_t *processes)
{
	return SHIM_FIRST(mxSmlGetSingleGpuProcess, 65)(deviceId, number, processes);
}

static mxSmlReturn_t slow_mxSmlGetSingleGpuProcess_v2(unsigned int deviceId, unsigned int *number,
		mxSmlProcessInfo_v2_t *processes)
{
	return SHIM_FIRST(mxSmlGetSingleGpuProcess_v2, 66)(deviceId, number, processes);
}

static mxSmlReturn_t slow_mxSmlInit(void)
{
	return SHIM_FIRST(mxSmlInit, 72)();
}

static mxSmlReturn_t slow_mxSmlInitWithFlags(unsigned int flags)
{
	return SHIM_FIRST(mxSmlInitWithFlags, 73)(flags);
}

static const char *const aliases[] = {NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_mxSmlClearCpuAffinity,
	(void *)slow_mxSmlDumpVbios,
	(void *)slow_mxSmlFunctionLevelReset,
	(void *)slow_mxSmlFunctionLevelResetVfFromPf,
	(void *)slow_mxSmlGetAllLimitedDevices,
	(void *)slow_mxSmlGetApUsageToggle,
	(void *)slow_mxSmlGetBoardPowerInfo,
	(void *)slow_mxSmlGetBoardPowerLimit,
	(void *)slow_mxSmlGetBoardSerial,
	(void *)slow_mxSmlGetChipSerial,
	(void *)slow_mxSmlGetClocks,
	(void *)slow_mxSmlGetCodecStatus,
	(void *)slow_mxSmlGetCpuAffinity,
	(void *)slow_mxSmlGetCurrentClocksThrottleReason,
	(void *)slow_mxSmlGetCurrentDpmIpPerfLevel,
	(void *)slow_mxSmlGetDeviceCount,
	(void *)slow_mxSmlGetDeviceDieId,
	(void *)slow_mxSmlGetDeviceDistance,
	(void *)slow_mxSmlGetDeviceInfo,
	(void *)slow_mxSmlGetDeviceIpUsage,
	(void *)slow_mxSmlGetDeviceIsaVersion,
	(void *)slow_mxSmlGetDeviceRealPath,
	(void *)slow_mxSmlGetDeviceSlot,
	(void *)slow_mxSmlGetDeviceTopology,
	(void *)slow_mxSmlGetDeviceUnavailableReason,
	(void *)slow_mxSmlGetDeviceVersion,
	(void *)slow_mxSmlGetDmaBandwidth,
	(void *)slow_mxSmlGetDpmIpClockInfo,
	(void *)slow_mxSmlGetDpmIpMaxPerfLevel,
	(void *)slow_mxSmlGetDpmIpVddInfo,
	(void *)slow_mxSmlGetDpmMaxPerfLevel,
	(void *)slow_mxSmlGetEccState,
	(void *)slow_mxSmlGetEepromInfo,
	(void *)slow_mxSmlGetErrorString,
	(void *)slow_mxSmlGetFwIpLoglevel,
	(void *)slow_mxSmlGetFwLoglevel,
	(void *)slow_mxSmlGetHbmBandWidth,
	(void *)slow_mxSmlGetLimitedDeviceInfo,
	(void *)slow_mxSmlGetMacaVersion,
	(void *)slow_mxSmlGetMemoryInfo,
	(void *)slow_mxSmlGetMetaXLinkBandwidth,
	(void *)slow_mxSmlGetMetaXLinkInfo,
	(void *)slow_mxSmlGetMetaXLinkPortState,
	(void *)slow_mxSmlGetMetaXLinkRemoteInfo,
	(void *)slow_mxSmlGetMetaXLinkState,
	(void *)slow_mxSmlGetMetaXLinkTopo,
	(void *)slow_mxSmlGetNodeAffinity,
	(void *)slow_mxSmlGetNumberOfProcess,
	(void *)slow_mxSmlGetOpticalModuleInfo,
	(void *)slow_mxSmlGetOpticalModuleStatus,
	(void *)slow_mxSmlGetPciDelay,
	(void *)slow_mxSmlGetPciEventInfo,
	(void *)slow_mxSmlGetPciMmioState,
	(void *)slow_mxSmlGetPciPowerState,
	(void *)slow_mxSmlGetPcieInfo,
	(void *)slow_mxSmlGetPcieMaxLinkInfo,
	(void *)slow_mxSmlGetPcieThroughput,
	(void *)slow_mxSmlGetPfDeviceCount,
	(void *)slow_mxSmlGetPmbusInfo,
	(void *)slow_mxSmlGetPowerStateInfo,
	(void *)slow_mxSmlGetPptableVersion,
	(void *)slow_mxSmlGetProcessInfo,
	(void *)slow_mxSmlGetProcessInfo_v2,
	(void *)slow_mxSmlGetRasErrorData,
	(void *)slow_mxSmlGetRasStatusData,
	(void *)slow_mxSmlGetSingleGpuProcess,
	(void *)slow_mxSmlGetSingleGpuProcess_v2,
	(void *)slow_mxSmlGetSriovState,
	(void *)slow_mxSmlGetTemperatureInfo,
	(void *)slow_mxSmlGetTotalEccErrors,
	(void *)slow_mxSmlGetVirtualDevicesByPhysicalId,
	(void *)slow_mxSmlGetXcoreApUsage,
	(void *)slow_mxSmlInit,
	(void *)slow_mxSmlInitWithFlags,
	(void *)slow_mxSmlReset,
	(void *)slow_mxSmlSetApUsageToggle,
	(void *)slow_mxSmlSetCpuAffinity,
	(void *)slow_mxSmlSetDpmIpMaxPerfLevel,
	(void *)slow_mxSmlSetEccState,
	(void *)slow_mxSmlSetFwLoglevel,
	(void *)slow_mxSmlSetPciDelay,
	(void *)slow_mxSmlSetPciSpeed,
	(void *)slow_mxSmlSetUnlockKey,
	(void *)slow_mxSmlVbiosUpgrade,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(mxSmlClearCpuAffinity, untyped),
	SHIM_SYMBOL(mxSmlDumpVbios, untyped),
	SHIM_SYMBOL(mxSmlFunctionLevelReset, untyped),
	SHIM_SYMBOL(mxSmlFunctionLevelResetVfFromPf, untyped),
	SHIM_SYMBOL(mxSmlGetAllLimitedDevices, untyped),
	SHIM_SYMBOL(mxSmlGetApUsageToggle, untyped),
	SHIM_SYMBOL(mxSmlGetBoardPowerInfo, untyped),
	SHIM_SYMBOL(mxSmlGetBoardPowerLimit, untyped),
	SHIM_SYMBOL(mxSmlGetBoardSerial, untyped),
	SHIM_SYMBOL(mxSmlGetChipSerial, untyped),
	SHIM_SYMBOL(mxSmlGetClocks, untyped),
	SHIM_SYMBOL(mxSmlGetCodecStatus, untyped),
	SHIM_SYMBOL(mxSmlGetCpuAffinity, untyped),
	SHIM_SYMBOL(mxSmlGetCurrentClocksThrottleReason, untyped),
	SHIM_SYMBOL(mxSmlGetCurrentDpmIpPerfLevel, untyped),
	SHIM_SYMBOL(mxSmlGetDeviceCount, unsigned_int),
	SHIM_SYMBOL(mxSmlGetDeviceDieId, untyped),
	SHIM_SYMBOL(mxSmlGetDeviceDistance, untyped),
	SHIM_SYMBOL(mxSmlGetDeviceInfo, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlGetDeviceIpUsage, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlGetDeviceIsaVersion, untyped),
	SHIM_SYMBOL(mxSmlGetDeviceRealPath, untyped),
	SHIM_SYMBOL(mxSmlGetDeviceSlot, untyped),
	SHIM_SYMBOL(mxSmlGetDeviceTopology, untyped),
	SHIM_SYMBOL(mxSmlGetDeviceUnavailableReason, untyped),
	SHIM_SYMBOL(mxSmlGetDeviceVersion, untyped),
	SHIM_SYMBOL(mxSmlGetDmaBandwidth, untyped),
	SHIM_SYMBOL(mxSmlGetDpmIpClockInfo, untyped),
	SHIM_SYMBOL(mxSmlGetDpmIpMaxPerfLevel, untyped),
	SHIM_SYMBOL(mxSmlGetDpmIpVddInfo, untyped),
	SHIM_SYMBOL(mxSmlGetDpmMaxPerfLevel, untyped),
	SHIM_SYMBOL(mxSmlGetEccState, untyped),
	SHIM_SYMBOL(mxSmlGetEepromInfo, untyped),
	SHIM_SYMBOL(mxSmlGetErrorString, const_char_p),
	SHIM_SYMBOL(mxSmlGetFwIpLoglevel, untyped),
	SHIM_SYMBOL(mxSmlGetFwLoglevel, untyped),
	SHIM_SYMBOL(mxSmlGetHbmBandWidth, untyped),
	SHIM_SYMBOL(mxSmlGetLimitedDeviceInfo, untyped),
	SHIM_SYMBOL(mxSmlGetMacaVersion, untyped),
	SHIM_SYMBOL(mxSmlGetMemoryInfo, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlGetMetaXLinkBandwidth, untyped),
	SHIM_SYMBOL(mxSmlGetMetaXLinkInfo, untyped),
	SHIM_SYMBOL(mxSmlGetMetaXLinkPortState, untyped),
	SHIM_SYMBOL(mxSmlGetMetaXLinkRemoteInfo, untyped),
	SHIM_SYMBOL(mxSmlGetMetaXLinkState, untyped),
	SHIM_SYMBOL(mxSmlGetMetaXLinkTopo, untyped),
	SHIM_SYMBOL(mxSmlGetNodeAffinity, untyped),
	SHIM_SYMBOL(mxSmlGetNumberOfProcess, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlGetOpticalModuleInfo, untyped),
	SHIM_SYMBOL(mxSmlGetOpticalModuleStatus, untyped),
	SHIM_SYMBOL(mxSmlGetPciDelay, untyped),
	SHIM_SYMBOL(mxSmlGetPciEventInfo, untyped),
	SHIM_SYMBOL(mxSmlGetPciMmioState, untyped),
	SHIM_SYMBOL(mxSmlGetPciPowerState, untyped),
	SHIM_SYMBOL(mxSmlGetPcieInfo, untyped),
	SHIM_SYMBOL(mxSmlGetPcieMaxLinkInfo, untyped),
	SHIM_SYMBOL(mxSmlGetPcieThroughput, untyped),
	SHIM_SYMBOL(mxSmlGetPfDeviceCount, unsigned_int),
	SHIM_SYMBOL(mxSmlGetPmbusInfo, untyped),
	SHIM_SYMBOL(mxSmlGetPowerStateInfo, untyped),
	SHIM_SYMBOL(mxSmlGetPptableVersion, untyped),
	SHIM_SYMBOL(mxSmlGetProcessInfo, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlGetProcessInfo_v2, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlGetRasErrorData, untyped),
	SHIM_SYMBOL(mxSmlGetRasStatusData, untyped),
	SHIM_SYMBOL(mxSmlGetSingleGpuProcess, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlGetSingleGpuProcess_v2, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlGetSriovState, untyped),
	SHIM_SYMBOL(mxSmlGetTemperatureInfo, untyped),
	SHIM_SYMBOL(mxSmlGetTotalEccErrors, untyped),
	SHIM_SYMBOL(mxSmlGetVirtualDevicesByPhysicalId, untyped),
	SHIM_SYMBOL(mxSmlGetXcoreApUsage, untyped),
	SHIM_SYMBOL(mxSmlInit, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlInitWithFlags, mxSmlReturn_t),
	SHIM_SYMBOL(mxSmlReset, untyped),
	SHIM_SYMBOL(mxSmlSetApUsageToggle, untyped),
	SHIM_SYMBOL(mxSmlSetCpuAffinity, untyped),
	SHIM_SYMBOL(mxSmlSetDpmIpMaxPerfLevel, untyped),
	SHIM_SYMBOL(mxSmlSetEccState, untyped),
	SHIM_SYMBOL(mxSmlSetFwLoglevel, untyped),
	SHIM_SYMBOL(mxSmlSetPciDelay, untyped),
	SHIM_SYMBOL(mxSmlSetPciSpeed, untyped),
	SHIM_SYMBOL(mxSmlSetUnlockKey, untyped),
	SHIM_SYMBOL(mxSmlVbiosUpgrade, untyped),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libmxsml.so",
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
