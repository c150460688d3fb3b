/* Made by `porter gen --backend cuda`. Do not edit. */
/*
 * api.h: what libnvidia-ml.so.1 exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * nvml.h of nvidia-nvml-dev 13.5.37
 * nvml.h of nvidia-nvml-dev-cu12 12.9.79
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct nvmlDevice_st;
struct nvmlGpuInstance_st;
struct nvmlPciInfoExt_v1_t;
struct nvmlPciInfo_st;
struct nvmlEccErrorCounts_st;
struct nvmlUtilization_st;
struct nvmlMemory_st;
struct nvmlMemory_v2_st;
struct nvmlSetMemoryLimits_v1_t;
struct nvmlGetMemoryLimits_v1_t;
struct nvmlBAR1Memory_st;
struct nvmlProcessInfo_v1_st;
struct nvmlProcessInfo_v2_st;
struct nvmlProcessDetail_v1_t;
struct nvmlProcessDetailList_v1_t;
struct nvmlDeviceAttributes_st;
struct nvmlC2cModeInfo_v1_t;
struct nvmlDeviceAddressingMode_v1_t;
struct nvmlRepairStatus_v1_t;
struct nvmlUnrepairableMemoryStatus_v1_t;
struct nvmlRowRemapperHistogramValues_st;
struct nvmlNvLinkUtilizationControl_st;
struct nvmlBridgeChipHierarchy_st;
struct nvmlSample_st;
struct nvmlViolationTime_st;
struct nvmlGpuThermalSettings_t;
struct nvmlCoolerInfo_v1_t;
struct nvmlUUID_v1_t;
struct nvmlPdi_v1_t;
struct nvmlPerfMetricsSamples_v1_t;
struct nvmlBBXTimeData_v1_t;
struct nvmlGpuUptime_v1_t;
struct nvmlDramEncryptionInfo_v1_t;
struct nvmlMarginTemperature_v1_t;
struct nvmlClkMonStatus_status;
struct nvmlClockOffset_v1_t;
struct nvmlFanSpeedInfo_v1_t;
struct nvmlDevicePerfModes_v1_t;
struct nvmlDeviceCurrentClockFreqs_v1_t;
struct nvmlDevicePowerMizerModes_v1_t;
struct nvmlProcessUtilizationSample_st;
struct nvmlProcessUtilizationInfo_v1_t;
struct nvmlProcessesUtilizationInfo_v1_t;
struct nvmlEccSramErrorStatus_v1_t;
struct nvmlPlatformInfo_v2_t;
struct nvmlHostname_v1_t;
struct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t;
struct nvmlRemappedRowsInfo_v2_t;
struct nvmlRusdSettings_v1_t;
struct nvmlGpuDynamicPstatesInfo_st;
struct nvmlPowerValue_v2_t;
struct nvmlAdaptiveTgpModeInfo_v1_t;
struct nvmlVgpuHeterogeneousMode_v1_t;
struct nvmlVgpuPlacementId_v1_t;
struct nvmlVgpuPlacementList_v2_t;
struct nvmlVgpuTypeBar1Info_v1_t;
struct nvmlVgpuInstanceUtilizationSample_st;
struct nvmlVgpuInstancesUtilizationInfo_v1_t;
struct nvmlVgpuProcessUtilizationSample_st;
struct nvmlVgpuProcessesUtilizationInfo_v1_t;
struct nvmlVgpuRuntimeState_v1_t;
struct nvmlVgpuSchedulerLog_st;
struct nvmlVgpuSchedulerGetState_st;
struct nvmlVgpuSchedulerSetState_st;
struct nvmlVgpuSchedulerCapabilities_st;
struct nvmlVgpuLicenseInfo_st;
struct nvmlGridLicensableFeatures_st;
struct nvmlVgpuTypeIdInfo_v1_t;
struct nvmlVgpuTypeMaxInstance_v1_t;
struct nvmlActiveVgpuInstanceInfo_v1_t;
struct nvmlVgpuSchedulerState_v1_t;
struct nvmlVgpuSchedulerStateInfo_v1_t;
struct nvmlVgpuSchedulerLogInfo_v1_t;
struct nvmlVgpuCreatablePlacementInfo_v1_t;
struct nvmlVgpuSchedulerStateInfo_v2_t;
struct nvmlVgpuSchedulerLogInfo_v2_t;
struct nvmlVgpuSchedulerState_v2_t;
struct nvmlNvLinkPowerThres_st;
struct nvmlFieldValue_st;
struct nvmlUnit_st;
struct nvmlHwbcEntry_st;
struct nvmlLedState_st;
struct nvmlUnitInfo_st;
struct nvmlPSUInfo_st;
struct nvmlUnitFanSpeeds_st;
struct nvmlEventSet_st;
struct nvmlEventData_st;
struct nvmlEventSetGetContextCount_v1_t;
struct nvmlEventSetGetContextInfo_v1_t;
struct nvmlEventSetGetContextData_v1_t;
struct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t;
struct nvmlSystemEventSetCreateRequest_v1_t;
struct nvmlSystemEventSetFreeRequest_v1_t;
struct nvmlSystemRegisterEventRequest_v1_t;
struct nvmlSystemEventSetWaitRequest_v1_t;
struct nvmlAccountingStats_st;
struct nvmlAccountingStats_v2_t;
struct nvmlEncoderSessionInfo_st;
struct nvmlFBCStats_st;
struct nvmlFBCSessionInfo_st;
struct nvmlConfComputeSystemCaps_st;
struct nvmlConfComputeSystemState_st;
struct nvmlSystemConfComputeSettings_v1_t;
struct nvmlSystemConfComputeSettings_v2_t;
struct nvmlConfComputeMemSizeInfo_st;
struct nvmlConfComputeGpuCertificate_st;
struct nvmlConfComputeGpuAttestationReport_st;
struct nvmlConfComputeSetKeyRotationThresholdInfo_st;
struct nvmlConfComputeGetKeyRotationThresholdInfo_st;
struct nvmlGpuFabricInfo_t;
struct nvmlGpuFabricInfo_v3_t;
struct nvmlGpuFabricInfo_v4_t;
struct nvmlGpuOperationalEventConfig_v1_st;
struct nvmlEventSetWait_v3_t;
struct nvmlGetCPER_v1_t;
struct nvmlSystemDriverBranchInfo_v1_t;
struct nvmlTemperature_v1_t;
struct nvmlNvlinkSupportedBwModes_v1_t;
struct nvmlNvlinkGetBwMode_v1_t;
struct nvmlNvlinkSetBwMode_v1_t;
struct nvmlNvlinkSetBwModeAsync_v1_t;
struct nvmlNvLinkInfo_v2_t;
struct nvmlNvLinkInfo_v3_t;
struct nvmlNvlinkTelemetrySamples_v1_t;
struct nvmlNvlinkGetRemapTableInfo_v1_t;
struct nvmlNvlinkSetNvleReady_v1_t;
struct nvmlNvlinkLockRemapTable_v1_t;
struct nvmlNvlinkNvlePrivateInfo_v1_t;
struct nvmlNvlinkSetupNvleEncryptionKey_v1_t;
struct nvmlVgpuVersion_st;
struct nvmlVgpuMetadata_st;
struct nvmlVgpuPgpuMetadata_st;
struct nvmlVgpuPgpuCompatibility_st;
struct nvmlExcludedDeviceInfo_st;
struct nvmlPRMTLV_v1_t;
struct nvmlPRMCounterList_v1_t;
struct nvmlGpuInstancePlacement_st;
struct nvmlGpuInstanceProfileInfo_st;
struct nvmlGpuInstanceProfileInfo_v2_st;
struct nvmlGpuInstanceInfo_st;
struct nvmlComputeInstancePlacement_st;
struct nvmlComputeInstanceProfileInfo_st;
struct nvmlComputeInstanceProfileInfo_v2_st;
struct nvmlComputeInstanceInfo_st;
struct nvmlComputeInstance_st;
struct nvmlGpmSample_st;
struct nvmlGpmMetricsGet_t;
struct nvmlGpmSupport_t;
struct nvmlDeviceCapabilities_v1_t;
struct nvmlWorkloadPowerProfileProfilesInfo_v1_t;
struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t;
struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t;
struct nvmlWorkloadPowerProfileUpdateProfiles_v1_t;
struct nvmlPowerSmoothingProfile_v1_t;
struct nvmlPowerSmoothingState_v1_t;
struct nvmlEccBankRemapperStatus_v1_t;
enum nvmlNvLinkCapability_enum { NVML_NVLINK_CAP_P2P_SUPPORTED = 0 };
enum nvmlNvLinkErrorCounter_enum { NVML_NVLINK_ERROR_DL_REPLAY = 0 };
enum nvmlIntNvLinkDeviceType_enum { NVML_NVLINK_DEVICE_TYPE_GPU = 0 };
enum nvmlGpuLevel_enum { NVML_TOPOLOGY_INTERNAL = 0 };
enum nvmlGpuP2PStatus_enum { NVML_P2P_STATUS_OK = 0 };
enum nvmlGpuP2PCapsIndex_enum { NVML_P2P_CAPS_INDEX_READ = 0 };
enum nvmlSamplingType_enum { NVML_TOTAL_POWER_SAMPLES = 0 };
enum nvmlPcieUtilCounter_enum { NVML_PCIE_UTIL_TX_BYTES = 0 };
enum nvmlValueType_enum { NVML_VALUE_TYPE_DOUBLE = 0 };
enum nvmlPerfPolicyType_enum { NVML_PERF_POLICY_POWER = 0 };
enum nvmlEnableState_enum { NVML_FEATURE_ENABLED = 1 };
enum nvmlBrandType_enum { NVML_BRAND_UNKNOWN = 0 };
enum nvmlTemperatureThresholds_enum { NVML_TEMPERATURE_THRESHOLD_SHUTDOWN = 0 };
enum nvmlTemperatureSensors_enum { NVML_TEMPERATURE_GPU = 0 };
enum nvmlComputeMode_enum { NVML_COMPUTEMODE_DEFAULT = 0 };
enum nvmlMemoryErrorType_enum { NVML_MEMORY_ERROR_TYPE_CORRECTED = 0 };
enum nvmlEccCounterType_enum { NVML_VOLATILE_ECC = 0 };
enum nvmlClockType_enum { NVML_CLOCK_GRAPHICS = 0 };
enum nvmlClockId_enum { NVML_CLOCK_ID_CURRENT = 0 };
enum nvmlDriverModel_enum { NVML_DRIVER_WDDM = 0 };
enum nvmlPStates_enum { NVML_PSTATE_0 = 0 };
enum nvmlGom_enum { NVML_GOM_ALL_ON = 0 };
enum nvmlInforomObject_enum { NVML_INFOROM_OEM = 0 };

enum nvmlReturn_enum {
	NVML_SUCCESS = 0,
	NVML_ERROR_UNINITIALIZED = 1,
	NVML_ERROR_INVALID_ARGUMENT = 2,
	NVML_ERROR_NOT_SUPPORTED = 3,
	NVML_ERROR_NOT_FOUND = 6,
	NVML_ERROR_INSUFFICIENT_SIZE = 7,
	NVML_ERROR_DRIVER_NOT_LOADED = 9,
	NVML_ERROR_FUNCTION_NOT_FOUND = 13,
	NVML_ERROR_MEMORY = 20,
};

enum nvmlMemoryLocation_enum { NVML_MEMORY_LOCATION_L1_CACHE = 0 };
enum nvmlPageRetirementCause_enum { NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS = 0 };
enum nvmlRestrictedAPI_enum { NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS = 0 };
enum nvmlGpuVirtualizationMode { NVML_GPU_VIRTUALIZATION_MODE_NONE = 0 };
enum nvmlHostVgpuMode_enum { NVML_HOST_VGPU_MODE_NON_SRIOV = 0 };
enum nvmlVgpuVmIdType { NVML_VGPU_VM_ID_DOMAIN_ID = 0 };
enum nvmlVgpuCapability_enum { NVML_VGPU_CAP_NVLINK_P2P = 0 };
enum nvmlVgpuDriverCapability_enum { NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU = 0 };
enum nvmlDeviceVgpuCapability_enum { NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU = 0 };
enum nvmlLedColor_enum { NVML_LED_COLOR_GREEN = 0 };
enum nvmlEncoderQueryType_enum { NVML_ENCODER_QUERY_H264 = 0 };
enum nvmlFBCSessionType_enum { NVML_FBC_SESSION_TYPE_UNKNOWN = 0 };
enum nvmlDetachGpuState_enum { NVML_DETACH_GPU_KEEP = 0 };
enum nvmlPcieLinkState_enum { NVML_PCIE_LINK_KEEP = 0 };
typedef struct nvmlDevice_st *nvmlDevice_t;
typedef struct nvmlGpuInstance_st *nvmlGpuInstance_t;
typedef struct nvmlPciInfoExt_v1_t nvmlPciInfoExt_v1_t;
typedef nvmlPciInfoExt_v1_t nvmlPciInfoExt_t;
typedef struct nvmlPciInfo_st nvmlPciInfo_t;
typedef struct nvmlEccErrorCounts_st nvmlEccErrorCounts_t;
typedef struct nvmlUtilization_st nvmlUtilization_t;
typedef struct nvmlMemory_st nvmlMemory_t;
typedef struct nvmlMemory_v2_st nvmlMemory_v2_t;
typedef struct nvmlSetMemoryLimits_v1_t nvmlSetMemoryLimits_v1_t;
typedef struct nvmlGetMemoryLimits_v1_t nvmlGetMemoryLimits_v1_t;
typedef struct nvmlBAR1Memory_st nvmlBAR1Memory_t;
typedef struct nvmlProcessInfo_v1_st nvmlProcessInfo_v1_t;
typedef struct nvmlProcessInfo_v2_st nvmlProcessInfo_v2_t;
typedef struct nvmlProcessInfo_v2_st nvmlProcessInfo_t;
typedef struct nvmlProcessDetail_v1_t nvmlProcessDetail_v1_t;
typedef struct nvmlProcessDetailList_v1_t nvmlProcessDetailList_v1_t;
typedef nvmlProcessDetailList_v1_t nvmlProcessDetailList_t;
typedef struct nvmlDeviceAttributes_st nvmlDeviceAttributes_t;
typedef struct nvmlC2cModeInfo_v1_t nvmlC2cModeInfo_v1_t;
typedef struct nvmlDeviceAddressingMode_v1_t nvmlDeviceAddressingMode_v1_t;
typedef nvmlDeviceAddressingMode_v1_t nvmlDeviceAddressingMode_t;
typedef struct nvmlRepairStatus_v1_t nvmlRepairStatus_v1_t;
typedef nvmlRepairStatus_v1_t nvmlRepairStatus_t;
typedef struct nvmlUnrepairableMemoryStatus_v1_t nvmlUnrepairableMemoryStatus_v1_t;
typedef struct nvmlRowRemapperHistogramValues_st nvmlRowRemapperHistogramValues_t;
typedef struct nvmlNvLinkUtilizationControl_st nvmlNvLinkUtilizationControl_t;
typedef enum nvmlNvLinkCapability_enum nvmlNvLinkCapability_t;
typedef enum nvmlNvLinkErrorCounter_enum nvmlNvLinkErrorCounter_t;
typedef enum nvmlIntNvLinkDeviceType_enum nvmlIntNvLinkDeviceType_t;
typedef enum nvmlGpuLevel_enum nvmlGpuTopologyLevel_t;
typedef enum nvmlGpuP2PStatus_enum nvmlGpuP2PStatus_t;
typedef enum nvmlGpuP2PCapsIndex_enum nvmlGpuP2PCapsIndex_t;
typedef struct nvmlBridgeChipHierarchy_st nvmlBridgeChipHierarchy_t;
typedef enum nvmlSamplingType_enum nvmlSamplingType_t;
typedef enum nvmlPcieUtilCounter_enum nvmlPcieUtilCounter_t;
typedef enum nvmlValueType_enum nvmlValueType_t;
typedef struct nvmlSample_st nvmlSample_t;
typedef enum nvmlPerfPolicyType_enum nvmlPerfPolicyType_t;
typedef struct nvmlViolationTime_st nvmlViolationTime_t;
typedef struct nvmlGpuThermalSettings_t nvmlGpuThermalSettings_t;
typedef struct nvmlCoolerInfo_v1_t nvmlCoolerInfo_v1_t;
typedef nvmlCoolerInfo_v1_t nvmlCoolerInfo_t;
typedef struct nvmlUUID_v1_t nvmlUUID_v1_t;
typedef nvmlUUID_v1_t nvmlUUID_t;
typedef struct nvmlPdi_v1_t nvmlPdi_v1_t;
typedef nvmlPdi_v1_t nvmlPdi_t;
typedef struct nvmlPerfMetricsSamples_v1_t nvmlPerfMetricsSamples_v1_t;
typedef struct nvmlBBXTimeData_v1_t nvmlBBXTimeData_v1_t;
typedef struct nvmlGpuUptime_v1_t nvmlGpuUptime_v1_t;
typedef enum nvmlEnableState_enum nvmlEnableState_t;
typedef struct nvmlDramEncryptionInfo_v1_t nvmlDramEncryptionInfo_v1_t;
typedef nvmlDramEncryptionInfo_v1_t nvmlDramEncryptionInfo_t;
typedef enum nvmlBrandType_enum nvmlBrandType_t;
typedef enum nvmlTemperatureThresholds_enum nvmlTemperatureThresholds_t;
typedef enum nvmlTemperatureSensors_enum nvmlTemperatureSensors_t;
typedef struct nvmlMarginTemperature_v1_t nvmlMarginTemperature_v1_t;
typedef nvmlMarginTemperature_v1_t nvmlMarginTemperature_t;
typedef enum nvmlComputeMode_enum nvmlComputeMode_t;
typedef struct nvmlClkMonStatus_status nvmlClkMonStatus_t;
typedef enum nvmlMemoryErrorType_enum nvmlMemoryErrorType_t;
typedef enum nvmlEccCounterType_enum nvmlEccCounterType_t;
typedef enum nvmlClockType_enum nvmlClockType_t;
typedef enum nvmlClockId_enum nvmlClockId_t;
typedef enum nvmlDriverModel_enum nvmlDriverModel_t;
typedef enum nvmlPStates_enum nvmlPstates_t;
typedef struct nvmlClockOffset_v1_t nvmlClockOffset_v1_t;
typedef nvmlClockOffset_v1_t nvmlClockOffset_t;
typedef struct nvmlFanSpeedInfo_v1_t nvmlFanSpeedInfo_v1_t;
typedef nvmlFanSpeedInfo_v1_t nvmlFanSpeedInfo_t;
typedef struct nvmlDevicePerfModes_v1_t nvmlDevicePerfModes_v1_t;
typedef nvmlDevicePerfModes_v1_t nvmlDevicePerfModes_t;
typedef struct nvmlDeviceCurrentClockFreqs_v1_t nvmlDeviceCurrentClockFreqs_v1_t;
typedef nvmlDeviceCurrentClockFreqs_v1_t nvmlDeviceCurrentClockFreqs_t;
typedef struct nvmlDevicePowerMizerModes_v1_t nvmlDevicePowerMizerModes_v1_t;
typedef enum nvmlGom_enum nvmlGpuOperationMode_t;
typedef enum nvmlInforomObject_enum nvmlInforomObject_t;
typedef enum nvmlReturn_enum nvmlReturn_t;
typedef enum nvmlMemoryLocation_enum nvmlMemoryLocation_t;
typedef enum nvmlPageRetirementCause_enum nvmlPageRetirementCause_t;
typedef enum nvmlRestrictedAPI_enum nvmlRestrictedAPI_t;
typedef struct nvmlProcessUtilizationSample_st nvmlProcessUtilizationSample_t;
typedef struct nvmlProcessUtilizationInfo_v1_t nvmlProcessUtilizationInfo_v1_t;
typedef struct nvmlProcessesUtilizationInfo_v1_t nvmlProcessesUtilizationInfo_v1_t;
typedef nvmlProcessesUtilizationInfo_v1_t nvmlProcessesUtilizationInfo_t;
typedef struct nvmlEccSramErrorStatus_v1_t nvmlEccSramErrorStatus_v1_t;
typedef nvmlEccSramErrorStatus_v1_t nvmlEccSramErrorStatus_t;
typedef struct nvmlPlatformInfo_v2_t nvmlPlatformInfo_v2_t;
typedef nvmlPlatformInfo_v2_t nvmlPlatformInfo_t;
typedef struct nvmlHostname_v1_t nvmlHostname_v1_t;
typedef struct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t nvmlEccSramUniqueUncorrectedErrorCounts_v1_t;
typedef nvmlEccSramUniqueUncorrectedErrorCounts_v1_t nvmlEccSramUniqueUncorrectedErrorCounts_t;
typedef struct nvmlRemappedRowsInfo_v2_t nvmlRemappedRowsInfo_v2_t;
typedef struct nvmlRusdSettings_v1_t nvmlRusdSettings_v1_t;
typedef unsigned int nvmlDeviceArchitecture_t;
typedef unsigned int nvmlBusType_t;
typedef unsigned int nvmlFanControlPolicy_t;
typedef unsigned int nvmlPowerSource_t;
typedef struct nvmlGpuDynamicPstatesInfo_st nvmlGpuDynamicPstatesInfo_t;
typedef struct nvmlPowerValue_v2_t nvmlPowerValue_v2_t;
typedef struct nvmlAdaptiveTgpModeInfo_v1_t nvmlAdaptiveTgpModeInfo_v1_t;
typedef enum nvmlGpuVirtualizationMode nvmlGpuVirtualizationMode_t;
typedef enum nvmlHostVgpuMode_enum nvmlHostVgpuMode_t;
typedef enum nvmlVgpuVmIdType nvmlVgpuVmIdType_t;
typedef enum nvmlVgpuCapability_enum nvmlVgpuCapability_t;
typedef enum nvmlVgpuDriverCapability_enum nvmlVgpuDriverCapability_t;
typedef enum nvmlDeviceVgpuCapability_enum nvmlDeviceVgpuCapability_t;
typedef unsigned int nvmlVgpuTypeId_t;
typedef unsigned int nvmlVgpuInstance_t;
typedef struct nvmlVgpuHeterogeneousMode_v1_t nvmlVgpuHeterogeneousMode_v1_t;
typedef nvmlVgpuHeterogeneousMode_v1_t nvmlVgpuHeterogeneousMode_t;
typedef struct nvmlVgpuPlacementId_v1_t nvmlVgpuPlacementId_v1_t;
typedef nvmlVgpuPlacementId_v1_t nvmlVgpuPlacementId_t;
typedef struct nvmlVgpuPlacementList_v2_t nvmlVgpuPlacementList_v2_t;
typedef nvmlVgpuPlacementList_v2_t nvmlVgpuPlacementList_t;
typedef struct nvmlVgpuTypeBar1Info_v1_t nvmlVgpuTypeBar1Info_v1_t;
typedef nvmlVgpuTypeBar1Info_v1_t nvmlVgpuTypeBar1Info_t;
typedef struct nvmlVgpuInstanceUtilizationSample_st nvmlVgpuInstanceUtilizationSample_t;
typedef struct nvmlVgpuInstancesUtilizationInfo_v1_t nvmlVgpuInstancesUtilizationInfo_v1_t;
typedef nvmlVgpuInstancesUtilizationInfo_v1_t nvmlVgpuInstancesUtilizationInfo_t;
typedef struct nvmlVgpuProcessUtilizationSample_st nvmlVgpuProcessUtilizationSample_t;
typedef struct nvmlVgpuProcessesUtilizationInfo_v1_t nvmlVgpuProcessesUtilizationInfo_v1_t;
typedef nvmlVgpuProcessesUtilizationInfo_v1_t nvmlVgpuProcessesUtilizationInfo_t;
typedef struct nvmlVgpuRuntimeState_v1_t nvmlVgpuRuntimeState_v1_t;
typedef nvmlVgpuRuntimeState_v1_t nvmlVgpuRuntimeState_t;
typedef struct nvmlVgpuSchedulerLog_st nvmlVgpuSchedulerLog_t;
typedef struct nvmlVgpuSchedulerGetState_st nvmlVgpuSchedulerGetState_t;
typedef struct nvmlVgpuSchedulerSetState_st nvmlVgpuSchedulerSetState_t;
typedef struct nvmlVgpuSchedulerCapabilities_st nvmlVgpuSchedulerCapabilities_t;
typedef struct nvmlVgpuLicenseInfo_st nvmlVgpuLicenseInfo_t;
typedef struct nvmlGridLicensableFeatures_st nvmlGridLicensableFeatures_t;
typedef struct nvmlVgpuTypeIdInfo_v1_t nvmlVgpuTypeIdInfo_v1_t;
typedef nvmlVgpuTypeIdInfo_v1_t nvmlVgpuTypeIdInfo_t;
typedef struct nvmlVgpuTypeMaxInstance_v1_t nvmlVgpuTypeMaxInstance_v1_t;
typedef nvmlVgpuTypeMaxInstance_v1_t nvmlVgpuTypeMaxInstance_t;
typedef struct nvmlActiveVgpuInstanceInfo_v1_t nvmlActiveVgpuInstanceInfo_v1_t;
typedef nvmlActiveVgpuInstanceInfo_v1_t nvmlActiveVgpuInstanceInfo_t;
typedef struct nvmlVgpuSchedulerState_v1_t nvmlVgpuSchedulerState_v1_t;
typedef nvmlVgpuSchedulerState_v1_t nvmlVgpuSchedulerState_t;
typedef struct nvmlVgpuSchedulerStateInfo_v1_t nvmlVgpuSchedulerStateInfo_v1_t;
typedef nvmlVgpuSchedulerStateInfo_v1_t nvmlVgpuSchedulerStateInfo_t;
typedef struct nvmlVgpuSchedulerLogInfo_v1_t nvmlVgpuSchedulerLogInfo_v1_t;
typedef nvmlVgpuSchedulerLogInfo_v1_t nvmlVgpuSchedulerLogInfo_t;
typedef struct nvmlVgpuCreatablePlacementInfo_v1_t nvmlVgpuCreatablePlacementInfo_v1_t;
typedef nvmlVgpuCreatablePlacementInfo_v1_t nvmlVgpuCreatablePlacementInfo_t;
typedef struct nvmlVgpuSchedulerStateInfo_v2_t nvmlVgpuSchedulerStateInfo_v2_t;
typedef struct nvmlVgpuSchedulerLogInfo_v2_t nvmlVgpuSchedulerLogInfo_v2_t;
typedef struct nvmlVgpuSchedulerState_v2_t nvmlVgpuSchedulerState_v2_t;
typedef struct nvmlNvLinkPowerThres_st nvmlNvLinkPowerThres_t;
typedef struct nvmlFieldValue_st nvmlFieldValue_t;
typedef struct nvmlUnit_st *nvmlUnit_t;
typedef struct nvmlHwbcEntry_st nvmlHwbcEntry_t;
typedef enum nvmlLedColor_enum nvmlLedColor_t;
typedef struct nvmlLedState_st nvmlLedState_t;
typedef struct nvmlUnitInfo_st nvmlUnitInfo_t;
typedef struct nvmlPSUInfo_st nvmlPSUInfo_t;
typedef struct nvmlUnitFanSpeeds_st nvmlUnitFanSpeeds_t;
typedef struct nvmlEventSet_st *nvmlEventSet_t;
typedef struct nvmlEventData_st nvmlEventData_t;
typedef struct nvmlEventSetGetContextCount_v1_t nvmlEventSetGetContextCount_v1_t;
typedef struct nvmlEventSetGetContextInfo_v1_t nvmlEventSetGetContextInfo_v1_t;
typedef struct nvmlEventSetGetContextData_v1_t nvmlEventSetGetContextData_v1_t;
typedef struct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t;
typedef struct nvmlSystemEventSetCreateRequest_v1_t nvmlSystemEventSetCreateRequest_v1_t;
typedef nvmlSystemEventSetCreateRequest_v1_t nvmlSystemEventSetCreateRequest_t;
typedef struct nvmlSystemEventSetFreeRequest_v1_t nvmlSystemEventSetFreeRequest_v1_t;
typedef nvmlSystemEventSetFreeRequest_v1_t nvmlSystemEventSetFreeRequest_t;
typedef struct nvmlSystemRegisterEventRequest_v1_t nvmlSystemRegisterEventRequest_v1_t;
typedef nvmlSystemRegisterEventRequest_v1_t nvmlSystemRegisterEventRequest_t;
typedef struct nvmlSystemEventSetWaitRequest_v1_t nvmlSystemEventSetWaitRequest_v1_t;
typedef nvmlSystemEventSetWaitRequest_v1_t nvmlSystemEventSetWaitRequest_t;
typedef struct nvmlAccountingStats_st nvmlAccountingStats_t;
typedef struct nvmlAccountingStats_v2_t nvmlAccountingStats_v2_t;
typedef enum nvmlEncoderQueryType_enum nvmlEncoderType_t;
typedef struct nvmlEncoderSessionInfo_st nvmlEncoderSessionInfo_t;
typedef enum nvmlFBCSessionType_enum nvmlFBCSessionType_t;
typedef struct nvmlFBCStats_st nvmlFBCStats_t;
typedef struct nvmlFBCSessionInfo_st nvmlFBCSessionInfo_t;
typedef enum nvmlDetachGpuState_enum nvmlDetachGpuState_t;
typedef enum nvmlPcieLinkState_enum nvmlPcieLinkState_t;
typedef struct nvmlConfComputeSystemCaps_st nvmlConfComputeSystemCaps_t;
typedef struct nvmlConfComputeSystemState_st nvmlConfComputeSystemState_t;
typedef struct nvmlSystemConfComputeSettings_v1_t nvmlSystemConfComputeSettings_v1_t;
typedef nvmlSystemConfComputeSettings_v1_t nvmlSystemConfComputeSettings_t;
typedef struct nvmlSystemConfComputeSettings_v2_t nvmlSystemConfComputeSettings_v2_t;
typedef struct nvmlConfComputeMemSizeInfo_st nvmlConfComputeMemSizeInfo_t;
typedef struct nvmlConfComputeGpuCertificate_st nvmlConfComputeGpuCertificate_t;
typedef struct nvmlConfComputeGpuAttestationReport_st nvmlConfComputeGpuAttestationReport_t;
typedef struct nvmlConfComputeSetKeyRotationThresholdInfo_st nvmlConfComputeSetKeyRotationThresholdInfo_v1_t;
typedef nvmlConfComputeSetKeyRotationThresholdInfo_v1_t nvmlConfComputeSetKeyRotationThresholdInfo_t;
typedef struct nvmlConfComputeGetKeyRotationThresholdInfo_st nvmlConfComputeGetKeyRotationThresholdInfo_v1_t;
typedef nvmlConfComputeGetKeyRotationThresholdInfo_v1_t nvmlConfComputeGetKeyRotationThresholdInfo_t;
typedef struct nvmlGpuFabricInfo_t nvmlGpuFabricInfo_t;
typedef struct nvmlGpuFabricInfo_v3_t nvmlGpuFabricInfo_v3_t;
typedef nvmlGpuFabricInfo_v3_t nvmlGpuFabricInfoV_t;
typedef struct nvmlGpuFabricInfo_v4_t nvmlGpuFabricInfo_v4_t;
typedef struct nvmlGpuOperationalEventConfig_v1_st nvmlGpuOperationalEventConfig_v1_t;
typedef struct nvmlEventSetWait_v3_t nvmlEventSetWait_v3_t;
typedef struct nvmlGetCPER_v1_t nvmlGetCPER_v1_t;
typedef struct nvmlSystemDriverBranchInfo_v1_t nvmlSystemDriverBranchInfo_v1_t;
typedef nvmlSystemDriverBranchInfo_v1_t nvmlSystemDriverBranchInfo_t;
typedef unsigned int nvmlAffinityScope_t;
typedef struct nvmlTemperature_v1_t nvmlTemperature_v1_t;
typedef nvmlTemperature_v1_t nvmlTemperature_t;
typedef struct nvmlNvlinkSupportedBwModes_v1_t nvmlNvlinkSupportedBwModes_v1_t;
typedef nvmlNvlinkSupportedBwModes_v1_t nvmlNvlinkSupportedBwModes_t;
typedef struct nvmlNvlinkGetBwMode_v1_t nvmlNvlinkGetBwMode_v1_t;
typedef nvmlNvlinkGetBwMode_v1_t nvmlNvlinkGetBwMode_t;
typedef struct nvmlNvlinkSetBwMode_v1_t nvmlNvlinkSetBwMode_v1_t;
typedef nvmlNvlinkSetBwMode_v1_t nvmlNvlinkSetBwMode_t;
typedef struct nvmlNvlinkSetBwModeAsync_v1_t nvmlNvlinkSetBwModeAsync_v1_t;
typedef struct nvmlNvLinkInfo_v2_t nvmlNvLinkInfo_v2_t;
typedef nvmlNvLinkInfo_v2_t nvmlNvLinkInfo_t;
typedef struct nvmlNvLinkInfo_v3_t nvmlNvLinkInfo_v3_t;
typedef struct nvmlNvlinkTelemetrySamples_v1_t nvmlNvlinkTelemetrySamples_v1_t;
typedef struct nvmlNvlinkGetRemapTableInfo_v1_t nvmlNvlinkGetRemapTableInfo_v1_t;
typedef struct nvmlNvlinkSetNvleReady_v1_t nvmlNvlinkSetNvleReady_v1_t;
typedef struct nvmlNvlinkLockRemapTable_v1_t nvmlNvlinkLockRemapTable_v1_t;
typedef struct nvmlNvlinkNvlePrivateInfo_v1_t nvmlNvlinkNvlePrivateInfo_v1_t;
typedef struct nvmlNvlinkSetupNvleEncryptionKey_v1_t nvmlNvlinkSetupNvleEncryptionKey_v1_t;
typedef struct nvmlVgpuVersion_st nvmlVgpuVersion_t;
typedef struct nvmlVgpuMetadata_st nvmlVgpuMetadata_t;
typedef struct nvmlVgpuPgpuMetadata_st nvmlVgpuPgpuMetadata_t;
typedef struct nvmlVgpuPgpuCompatibility_st nvmlVgpuPgpuCompatibility_t;
typedef struct nvmlExcludedDeviceInfo_st nvmlExcludedDeviceInfo_t;
typedef struct nvmlPRMTLV_v1_t nvmlPRMTLV_v1_t;
typedef struct nvmlPRMCounterList_v1_t nvmlPRMCounterList_v1_t;
typedef struct nvmlGpuInstancePlacement_st nvmlGpuInstancePlacement_t;
typedef struct nvmlGpuInstanceProfileInfo_st nvmlGpuInstanceProfileInfo_t;
typedef struct nvmlGpuInstanceProfileInfo_v2_st nvmlGpuInstanceProfileInfo_v2_t;
typedef struct nvmlGpuInstanceInfo_st nvmlGpuInstanceInfo_t;
typedef struct nvmlComputeInstancePlacement_st nvmlComputeInstancePlacement_t;
typedef struct nvmlComputeInstanceProfileInfo_st nvmlComputeInstanceProfileInfo_t;
typedef struct nvmlComputeInstanceProfileInfo_v2_st nvmlComputeInstanceProfileInfo_v2_t;
typedef struct nvmlComputeInstanceInfo_st nvmlComputeInstanceInfo_t;
typedef struct nvmlComputeInstance_st *nvmlComputeInstance_t;
typedef struct nvmlGpmSample_st *nvmlGpmSample_t;
typedef struct nvmlGpmMetricsGet_t nvmlGpmMetricsGet_t;
typedef struct nvmlGpmSupport_t nvmlGpmSupport_t;
typedef struct nvmlDeviceCapabilities_v1_t nvmlDeviceCapabilities_v1_t;
typedef nvmlDeviceCapabilities_v1_t nvmlDeviceCapabilities_t;
typedef struct nvmlWorkloadPowerProfileProfilesInfo_v1_t nvmlWorkloadPowerProfileProfilesInfo_v1_t;
typedef nvmlWorkloadPowerProfileProfilesInfo_v1_t nvmlWorkloadPowerProfileProfilesInfo_t;
typedef struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t nvmlWorkloadPowerProfileCurrentProfiles_v1_t;
typedef nvmlWorkloadPowerProfileCurrentProfiles_v1_t nvmlWorkloadPowerProfileCurrentProfiles_t;
typedef struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t nvmlWorkloadPowerProfileRequestedProfiles_v1_t;
typedef nvmlWorkloadPowerProfileRequestedProfiles_v1_t nvmlWorkloadPowerProfileRequestedProfiles_t;
typedef struct nvmlWorkloadPowerProfileUpdateProfiles_v1_t nvmlWorkloadPowerProfileUpdateProfiles_v1_t;
typedef struct nvmlPowerSmoothingProfile_v1_t nvmlPowerSmoothingProfile_v1_t;
typedef nvmlPowerSmoothingProfile_v1_t nvmlPowerSmoothingProfile_t;
typedef struct nvmlPowerSmoothingState_v1_t nvmlPowerSmoothingState_v1_t;
typedef nvmlPowerSmoothingState_v1_t nvmlPowerSmoothingState_t;
typedef struct nvmlEccBankRemapperStatus_v1_t nvmlEccBankRemapperStatus_v1_t;

struct nvmlPciInfo_st {
	char busIdLegacy[16];
	unsigned int domain;
	unsigned int bus;
	unsigned int device;
	unsigned int pciDeviceId;
	unsigned int pciSubSystemId;
	char busId[32];
};

struct nvmlUtilization_st {
	unsigned int gpu;
	unsigned int memory;
};

struct nvmlMemory_st {
	unsigned long long total;
	unsigned long long free;
	unsigned long long used;
};

struct nvmlMemory_v2_st {
	unsigned int version;
	unsigned long long total;
	unsigned long long reserved;
	unsigned long long free;
	unsigned long long used;
};

struct nvmlSetMemoryLimits_v1_t {
	const char *nameSpace;
	unsigned long long softLimit;
	unsigned long long hardLimit;
};

struct nvmlProcessInfo_v1_st {
	unsigned int pid;
	unsigned long long usedGpuMemory;
};

struct nvmlProcessInfo_v2_st {
	unsigned int pid;
	unsigned long long usedGpuMemory;
	unsigned int gpuInstanceId;
	unsigned int computeInstanceId;
};

struct nvmlProcessDetail_v1_t {
	unsigned int pid;
	unsigned long long usedGpuMemory;
	unsigned int gpuInstanceId;
	unsigned int computeInstanceId;
	unsigned long long usedGpuCcProtectedMemory;
};

struct nvmlProcessDetailList_v1_t {
	unsigned int version;
	unsigned int mode;
	unsigned int numProcArrayEntries;
	nvmlProcessDetail_v1_t *procArray;
};

struct nvmlProcessUtilizationSample_st {
	unsigned int pid;
	unsigned long long timeStamp;
	unsigned int smUtil;
	unsigned int memUtil;
	unsigned int encUtil;
	unsigned int decUtil;
};

struct nvmlProcessUtilizationInfo_v1_t {
	unsigned long long timeStamp;
	unsigned int pid;
	unsigned int smUtil;
	unsigned int memUtil;
	unsigned int encUtil;
	unsigned int decUtil;
	unsigned int jpgUtil;
	unsigned int ofaUtil;
};

struct nvmlProcessesUtilizationInfo_v1_t {
	unsigned int version;
	unsigned int processSamplesCount;
	unsigned long long lastSeenTimeStamp;
	nvmlProcessUtilizationInfo_v1_t *procUtilArray;
};

struct nvmlAccountingStats_v2_t {
	unsigned int pid;
	unsigned int isRunning;
	unsigned int gpuUtilization;
	unsigned int memoryUtilization;
	unsigned long long maxMemoryUsage;
	unsigned int sampleCount;
	unsigned long long sumGpuUtil;
	unsigned long long sumFbUtil;
	unsigned long long time;
	unsigned long long startTime;
};

struct nvmlEncoderSessionInfo_st {
	unsigned int sessionId;
	unsigned int pid;
	nvmlVgpuInstance_t vgpuInstance;
	nvmlEncoderType_t codecType;
	unsigned int hResolution;
	unsigned int vResolution;
	unsigned int averageFps;
	unsigned int averageLatency;
};

struct nvmlFBCSessionInfo_st {
	unsigned int sessionId;
	unsigned int pid;
	nvmlVgpuInstance_t vgpuInstance;
	unsigned int displayOrdinal;
	nvmlFBCSessionType_t sessionType;
	unsigned int sessionFlags;
	unsigned int hMaxResolution;
	unsigned int vMaxResolution;
	unsigned int hResolution;
	unsigned int vResolution;
	unsigned int averageFPS;
	unsigned int averageLatency;
};

_Static_assert(sizeof(struct nvmlPciInfo_st) == 68, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlPciInfo_st, busIdLegacy) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlPciInfo_st, domain) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlPciInfo_st, bus) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlPciInfo_st, device) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlPciInfo_st, pciDeviceId) == 28, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlPciInfo_st, pciSubSystemId) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlPciInfo_st, busId) == 36, "as the vendor lays it out");
_Static_assert(sizeof(struct nvmlUtilization_st) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlUtilization_st, gpu) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlUtilization_st, memory) == 4, "as the vendor lays it out");
_Static_assert(sizeof(struct nvmlMemory_st) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlMemory_st, total) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlMemory_st, free) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlMemory_st, used) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct nvmlMemory_v2_st) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlMemory_v2_st, version) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlMemory_v2_st, total) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlMemory_v2_st, reserved) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlMemory_v2_st, free) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlMemory_v2_st, used) == 32, "as the vendor lays it out");
_Static_assert(sizeof(struct nvmlSetMemoryLimits_v1_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlSetMemoryLimits_v1_t, nameSpace) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlSetMemoryLimits_v1_t, softLimit) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlSetMemoryLimits_v1_t, hardLimit) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlProcessInfo_v1_st) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessInfo_v1_st, pid) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessInfo_v1_st, usedGpuMemory) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlProcessInfo_v2_st) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessInfo_v2_st, pid) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessInfo_v2_st, usedGpuMemory) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessInfo_v2_st, gpuInstanceId) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessInfo_v2_st, computeInstanceId) == 20,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlProcessDetail_v1_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessDetail_v1_t, pid) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessDetail_v1_t, usedGpuMemory) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessDetail_v1_t, gpuInstanceId) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessDetail_v1_t, computeInstanceId) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessDetail_v1_t, usedGpuCcProtectedMemory) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlProcessDetailList_v1_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessDetailList_v1_t, version) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessDetailList_v1_t, mode) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessDetailList_v1_t, numProcArrayEntries) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessDetailList_v1_t, procArray) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlProcessUtilizationSample_st) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationSample_st, pid) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationSample_st, timeStamp) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationSample_st, smUtil) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationSample_st, memUtil) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationSample_st, encUtil) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationSample_st, decUtil) == 28,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlProcessUtilizationInfo_v1_t) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationInfo_v1_t, timeStamp) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationInfo_v1_t, pid) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationInfo_v1_t, smUtil) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationInfo_v1_t, memUtil) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationInfo_v1_t, encUtil) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationInfo_v1_t, decUtil) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationInfo_v1_t, jpgUtil) == 28,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessUtilizationInfo_v1_t, ofaUtil) == 32,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlProcessesUtilizationInfo_v1_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessesUtilizationInfo_v1_t, version) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessesUtilizationInfo_v1_t, processSamplesCount) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessesUtilizationInfo_v1_t, lastSeenTimeStamp) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlProcessesUtilizationInfo_v1_t, procUtilArray) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlAccountingStats_v2_t) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, pid) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, isRunning) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, gpuUtilization) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, memoryUtilization) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, maxMemoryUsage) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, sampleCount) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, sumGpuUtil) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, sumFbUtil) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, time) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlAccountingStats_v2_t, startTime) == 56,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlEncoderSessionInfo_st) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlEncoderSessionInfo_st, sessionId) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlEncoderSessionInfo_st, pid) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlEncoderSessionInfo_st, vgpuInstance) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlEncoderSessionInfo_st, codecType) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlEncoderSessionInfo_st, hResolution) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlEncoderSessionInfo_st, vResolution) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlEncoderSessionInfo_st, averageFps) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlEncoderSessionInfo_st, averageLatency) == 28,
		"as the vendor lays it out");
_Static_assert(sizeof(struct nvmlFBCSessionInfo_st) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, sessionId) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, pid) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, vgpuInstance) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, displayOrdinal) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, sessionType) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, sessionFlags) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, hMaxResolution) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, vMaxResolution) == 28,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, hResolution) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, vResolution) == 36,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, averageFPS) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct nvmlFBCSessionInfo_st, averageLatency) == 44,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance);
nvmlReturn_t nvmlComputeInstanceGetInfo(nvmlComputeInstance_t computeInstance,
		nvmlComputeInstanceInfo_t *info);
nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
		nvmlComputeInstanceInfo_t *info);
nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device);
nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device);
nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType);
nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
		nvmlFieldValue_t *values);
nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstance_t *gpuInstance);
nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId,
		const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance);
nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo);
nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
		unsigned int counter, nvmlEnableState_t freeze);
nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
		nvmlEnableState_t *isRestricted);
nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize);
nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode);
nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,
		unsigned int *pids);
nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
		nvmlAccountingStats_t *stats);
nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats);
nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuInstance_t *vgpuInstances);
nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
		unsigned int *adaptiveClockStatus);
nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device,
		nvmlAdaptiveTgpModeInfo_v1_t *info);
nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode);
nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
		unsigned int *clockMHz);
nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch);
nvmlReturn_t nvmlDeviceGetAttributes(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes);
nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes);
nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
		nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled);
nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory);
nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData);
nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,
		nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus);
nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId);
nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
		unsigned int length);
nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type);
nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
		nvmlBridgeChipHierarchy_t *bridgeHierarchy);
nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type);
nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo);
nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps);
nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status);
nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
		nvmlClockId_t clockId, unsigned int *clockMHz);
nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock);
nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info);
nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id);
nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode);
nvmlReturn_t nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos);
nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v2_t *infos);
nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_t *infos);
nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
		nvmlConfComputeGpuAttestationReport_t *gpuAtstReport);
nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
		nvmlConfComputeGpuCertificate_t *gpuCert);
nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
		nvmlConfComputeMemSizeInfo_t *memInfo);
nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device,
		nvmlMemory_t *memory);
nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo);
nvmlReturn_t nvmlDeviceGetCount(unsigned int *deviceCount);
nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount);
nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,
		unsigned long *cpuSet);
nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize,
		unsigned long *cpuSet, nvmlAffinityScope_t scope);
nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuTypeId_t *vgpuTypeIds);
nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor);
nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen);
nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth);
nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
		nvmlDeviceCurrentClockFreqs_t *currentClockFreqs);
nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
		unsigned long long *clocksEventReasons);
nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
		unsigned long long *clocksThrottleReasons);
nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs);
nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
		unsigned int *clockMHz);
nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode);
nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
		nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts);
nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
		nvmlDevice_t *device);
nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive);
nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display);
nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current,
		nvmlDramEncryptionInfo_t *pending);
nvmlReturn_t nvmlDeviceGetDriverModel(nvmlDevice_t device, nvmlDriverModel_t *current,
		nvmlDriverModel_t *pending);
nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current,
		nvmlDriverModel_t *pending);
nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
		nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo);
nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
		nvmlEnableState_t *pending);
nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType,
		unsigned int *encoderCapacity);
nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
		nvmlEncoderSessionInfo_t *sessionInfos);
nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
		unsigned int *averageFps, unsigned int *averageLatency);
nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs);
nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit);
nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
		nvmlFBCSessionInfo_t *sessionInfo);
nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats);
nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
		nvmlFanControlPolicy_t *policy);
nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed);
nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed);
nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed);
nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
		nvmlFieldValue_t *values);
nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset);
nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset);
nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo);
nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo);
nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device,
		nvmlGpuFabricInfo_v4_t *gpuFabricInfo);
nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
		nvmlGpuInstance_t *gpuInstance);
nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id);
nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstancePlacement_t *placements, unsigned int *count);
nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,
		unsigned int profileId, nvmlGpuInstancePlacement_t *placements,
		unsigned int *count);
nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile,
		nvmlGpuInstanceProfileInfo_t *info);
nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstanceProfileInfo_v2_t *info);
nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
		nvmlGpuInstanceProfileInfo_v2_t *info);
nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId,
		unsigned int *count);
nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
		nvmlGpuInstance_t *gpuInstances, unsigned int *count);
nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
		unsigned int *maxLinkGenDevice);
nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
		nvmlGpuOperationMode_t *pending);
nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime);
nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos);
nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v2_t *infos);
nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_t *infos);
nvmlReturn_t nvmlDeviceGetGridLicensableFeatures(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures);
nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v2(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures);
nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v3(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures);
nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
		nvmlGridLicensableFeatures_t *pGridLicensableFeatures);
nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
		unsigned int *defaultMode);
nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version);
nvmlReturn_t nvmlDeviceGetHandleByIndex(unsigned int index, nvmlDevice_t *device);
nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device);
nvmlReturn_t nvmlDeviceGetHandleByPciBusId(const char *pciBusId, nvmlDevice_t *device);
nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device);
nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device);
nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device);
nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device);
nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode);
nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname);
nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index);
nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum);
nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
		unsigned int length);
nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object,
		char *version, unsigned int length);
nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum);
nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs);
nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp,
		unsigned long *durationUs);
nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
		nvmlProcessInfo_v1_t *infos);
nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_v2_t *infos);
nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
		unsigned int *infoCount, nvmlProcessInfo_t *infos);
nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
		nvmlMarginTemperature_t *marginTempInfo);
nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
		unsigned int *clock);
nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType,
		unsigned int *clockMHz);
nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count);
nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen);
nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth);
nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset);
nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset);
nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
		unsigned long *nodeSet, nvmlAffinityScope_t scope);
nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth);
nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
		nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType,
		unsigned long long *count);
nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory);
nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory);
nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits);
nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index,
		nvmlDevice_t *migDevice);
nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
		unsigned int *pendingMode);
nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
		nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz);
nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,
		unsigned int *maxSpeed);
nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber);
nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId);
nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool);
nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length);
nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans);
nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores);
nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node);
nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
		nvmlNvLinkCapability_t capability, unsigned int *capResult);
nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
		nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue);
nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info);
nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info);
nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
		nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType);
nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo(nvmlDevice_t device, unsigned int link,
		nvmlPciInfo_t *pci);
nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link,
		nvmlPciInfo_t *pci);
nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
		nvmlEnableState_t *isActive);
nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,
		nvmlNvlinkTelemetrySamples_v1_t *samples);
nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
		unsigned int counter, nvmlNvLinkUtilizationControl_t *control);
nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
		unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter);
nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
		unsigned int *version);
nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode);
nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,
		nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo);
nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,
		nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo);
nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
		nvmlNvlinkSupportedBwModes_t *supportedBwMode);
nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
		unsigned int *samplingPeriodUs);
nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
		nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus);
nvmlReturn_t nvmlDeviceGetPciInfo(nvmlDevice_t device, nvmlPciInfo_t *pci);
nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci);
nvmlReturn_t nvmlDeviceGetPciInfo_v2(nvmlDevice_t device, nvmlPciInfo_t *pci);
nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci);
nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed);
nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value);
nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed);
nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter,
		unsigned int *value);
nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi);
nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes);
nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState);
nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode);
nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
		unsigned int *bufferSize);
nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo);
nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
		unsigned int *defaultLimit);
nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit);
nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
		unsigned int *minLimit, unsigned int *maxLimit);
nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode);
nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device,
		nvmlDevicePowerMizerModes_v1_t *powerMizerMode);
nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource);
nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState);
nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power);
nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
		nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
		unsigned long long lastSeenTimeStamp);
nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
		nvmlProcessesUtilizationInfo_t *procesesUtilInfo);
nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,
		unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred);
nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info);
nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus);
nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
		unsigned int *pageCount, unsigned long long *addresses);
nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
		nvmlEnableState_t *isPending);
nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
		unsigned int *pageCount, unsigned long long *addresses,
		unsigned long long *timestamps);
nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
		nvmlRowRemapperHistogramValues_t *values);
nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
		nvmlProcessDetailList_t *plist);
nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
		unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
		unsigned int *sampleCount, nvmlSample_t *samples);
nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length);
nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status);
nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,
		nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts);
nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
		unsigned long long *supportedClocksEventReasons);
nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
		unsigned long long *supportedClocksThrottleReasons);
nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes);
nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz,
		unsigned int *count, unsigned int *clocksMHz);
nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count,
		unsigned int *clocksMHz);
nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates,
		unsigned int size);
nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
		nvmlVgpuTypeId_t *vgpuTypeIds);
nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
		unsigned int *targetSpeed);
nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType,
		unsigned int *temp);
nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
		nvmlTemperatureThresholds_t thresholdType, unsigned int *temp);
nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature);
nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
		nvmlGpuThermalSettings_t *pThermalSettings);
nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2,
		nvmlGpuTopologyLevel_t *pathInfo);
nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level,
		unsigned int *count, nvmlDevice_t *deviceArray);
nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
		nvmlEccCounterType_t counterType, unsigned long long *eccCounts);
nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy);
nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length);
nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,
		nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus);
nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization);
nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length);
nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
		nvmlDeviceVgpuCapability_t capability, unsigned int *capResult);
nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
		nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
		nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo);
nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
		unsigned int *bufferSize);
nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
		unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
		nvmlVgpuProcessUtilizationSample_t *utilizationSamples);
nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
		nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo);
nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
		nvmlVgpuSchedulerCapabilities_t *pCapabilities);
nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
		nvmlVgpuSchedulerLog_t *pSchedulerLog);
nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo);
nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
		nvmlVgpuSchedulerGetState_t *pSchedulerState);
nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo);
nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
		nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList);
nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
		nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList);
nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
		nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount,
		nvmlVgpuInstanceUtilizationSample_t *utilizationSamples);
nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType,
		nvmlViolationTime_t *violTime);
nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
		nvmlGpuVirtualizationMode_t *pVirtualMode);
nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice);
nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device,
		nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo);
nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState);
nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard);
nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device,
		nvmlPerfMetricsSamples_v1_t *samples);
nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
		nvmlPowerSmoothingProfile_t *profile);
nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device,
		nvmlPowerSmoothingState_t *state);
nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
		nvmlPowerSmoothingProfile_t *profile);
nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState);
nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device,
		nvmlPRMCounterList_v1_t *counterList);
nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer);
nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes,
		nvmlEventSet_t set);
nvmlReturn_t nvmlDeviceRemoveGpu(nvmlPciInfo_t *pciInfo);
nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
		nvmlPcieLinkState_t linkState);
nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device);
nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device);
nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device);
nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link);
nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
		unsigned int counter);
nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
		nvmlEnableState_t isRestricted);
nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode);
nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode);
nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz,
		unsigned int graphicsClockMHz);
nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled);
nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info);
nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode);
nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
		unsigned long long sizeKiB);
nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device);
nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
		nvmlEnableState_t enabled, unsigned int flags);
nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan);
nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
		const nvmlDramEncryptionInfo_t *dramEncryption);
nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel,
		unsigned int flags);
nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc);
nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
		nvmlFanControlPolicy_t policy);
nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed);
nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset);
nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz,
		unsigned int maxGpuClockMHz);
nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode);
nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname);
nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset);
nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits);
nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz,
		unsigned int maxMemClockMHz);
nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
		nvmlReturn_t *activationStatus);
nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
		nvmlNvLinkPowerThres_t *info);
nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
		unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset);
nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode);
nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device,
		nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync);
nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device,
		nvmlNvlinkSetNvleReady_v1_t *setNvleReady);
nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode);
nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit);
nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
		nvmlPowerValue_v2_t *powerValue);
nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device,
		nvmlDevicePowerMizerModes_v1_t *powerMizerMode);
nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings);
nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
		nvmlTemperatureThresholds_t thresholdType, int *temp);
nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
		nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state);
nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
		const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
		nvmlVgpuSchedulerSetState_t *pSchedulerState);
nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device,
		nvmlVgpuSchedulerState_v2_t *pSchedulerState);
nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
		nvmlGpuVirtualizationMode_t virtualMode);
nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,
		nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey);
nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device);
nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device);
nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles);
nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles);
nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
		nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo);
nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
		nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles);
nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device,
		nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles);
const char *nvmlErrorString(nvmlReturn_t result);
nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set);
nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set);
nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextCount_v1_t *params);
nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextData_v1_t *params);
nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set,
		nvmlEventSetGetContextInfo_v1_t *params);
nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,
		nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params);
nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet,
		const nvmlGpuOperationalEventConfig_v1_t *config);
nvmlReturn_t nvmlEventSetWait(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms);
nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms);
nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params);
nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount);
nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info);
nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
		nvmlVgpuPgpuMetadata_t *pgpuMetadata,
		nvmlVgpuPgpuCompatibility_t *compatibilityInfo);
nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
		unsigned int *capResult);
nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current);
nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet);
nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
		nvmlGpmSample_t gpmSample);
nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport);
nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state);
nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample);
nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample);
nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample);
nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state);
nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstance_t *computeInstance);
nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
		nvmlComputeInstance_t *computeInstance);
nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance);
nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
		nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo);
nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id,
		nvmlComputeInstance_t *computeInstance);
nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstancePlacement_t *placements,
		unsigned int *count);
nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,
		unsigned int profile, unsigned int engProfile,
		nvmlComputeInstanceProfileInfo_t *info);
nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance,
		unsigned int profile, unsigned int engProfile,
		nvmlComputeInstanceProfileInfo_v2_t *info);
nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, unsigned int *count);
nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
		unsigned int profileId, nvmlComputeInstance_t *computeInstances,
		unsigned int *count);
nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuTypeIdInfo_t *pVgpus);
nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info);
nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo);
nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo);
nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo);
nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo);
nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo);
nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
		const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerState_t *pScheduler);
nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
		nvmlVgpuSchedulerState_v2_t *pSchedulerState);
nvmlReturn_t nvmlInit(void);
nvmlReturn_t nvmlInitWithFlags(unsigned int flags);
nvmlReturn_t nvmlInit_v2(void);
nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion);
nvmlReturn_t nvmlShutdown(void);
nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request);
nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request);
nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request);
nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper);
nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities);
nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork);
nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo);
nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings);
nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings);
nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state);
nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion);
nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion);
nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
		unsigned int length);
nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length);
nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries);
nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length);
nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode);
nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length);
nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
		nvmlDevice_t *deviceArray);
nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request);
nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork);
nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo);
nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode);
nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount);
nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices);
nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds);
nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit);
nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state);
nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu);
nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp);
nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info);
nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color);
nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance);
nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
		nvmlEnableState_t *mode);
nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count,
		unsigned int *pids);
nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid,
		nvmlAccountingStats_t *stats);
nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance,
		nvmlEnableState_t *eccMode);
nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *encoderCapacity);
nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo);
nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency);
nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo);
nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats);
nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
		unsigned long long *fbUsage);
nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *frameRateLimit);
nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *gpuInstanceId);
nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId,
		unsigned int *length);
nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuLicenseInfo_t *licenseInfo);
nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuLicenseInfo_t *licenseInfo);
nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
		unsigned int *licensed);
nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid,
		unsigned int size);
nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize);
nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuPlacementId_t *pPlacement);
nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
		nvmlVgpuRuntimeState_t *pState);
nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId);
nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,
		unsigned int size);
nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version,
		unsigned int length);
nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size,
		nvmlVgpuVmIdType_t *vmIdType);
nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
		unsigned int encoderCapacity);
nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info);
nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
		nvmlVgpuCapability_t capability, unsigned int *capResult);
nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,
		unsigned int *size);
nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID,
		unsigned long long *subsystemID);
nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *fbReservation);
nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *frameRateLimit);
nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *fbSize);
nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *gpuInstanceProfileId);
nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned long long *gspHeapSize);
nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString,
		unsigned int size);
nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *vgpuInstanceCount);
nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance);
nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *vgpuInstanceCountPerVm);
nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
		unsigned int *size);
nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
		unsigned int *numDisplayHeads);
nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex,
		unsigned int *xdim, unsigned int *ydim);
#pragma GCC visibility pop

#endif
