/* Made by `porter gen --backend hip`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static rsmi_status_t absent_rsmi_status_t(void)
{
	return RSMI_STATUS_NOT_SUPPORTED;
}

static rsmi_status_t no_driver_rsmi_status_t(void)
{
	return RSMI_STATUS_INIT_ERROR;
}

static SHIM_UNUSED rsmi_status_t absent_untyped(void)
{
	return RSMI_STATUS_NOT_SUPPORTED;
}

static SHIM_UNUSED rsmi_status_t no_driver_untyped(void)
{
	return RSMI_STATUS_INIT_ERROR;
}

void _Z15rsmi_test_sleepjj(void), slow__Z15rsmi_test_sleepjj(void);
void _Z16rsmi_dev_sku_getjPt(void), slow__Z16rsmi_dev_sku_getjPt(void);
void _Z17shared_mutex_initPKcj(void), slow__Z17shared_mutex_initPKcj(void);
void _Z18rsmi_test_refcountm(void), slow__Z18rsmi_test_refcountm(void);
void _Z18shared_mutex_close14shared_mutex_t(void),
		slow__Z18shared_mutex_close14shared_mutex_t(void);
void _Z20shared_mutex_destroy14shared_mutex_t(void),
		slow__Z20shared_mutex_destroy14shared_mutex_t(void);
void _Z22rsmi_dev_power_max_getjjPm(void), slow__Z22rsmi_dev_power_max_getjjPm(void);
void _ZN3amd3smi10FileExistsEPKc(void), slow__ZN3amd3smi10FileExistsEPKc(void);
void _ZN3amd3smi12ReadSysfsStrENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPS6_(void),
		slow__ZN3amd3smi12ReadSysfsStrENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPS6_(void);
void _ZN3amd3smi13WriteSysfsStrENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_(void),
		slow__ZN3amd3smi13WriteSysfsStrENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_(void);
void _ZN3amd3smi13isRegularFileENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPb(void),
		slow__ZN3amd3smi13isRegularFileENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPb(void);
void _ZN3amd3smi14GetDevValueVecENS0_12DevInfoTypesEjPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS8_EE(void),
		slow__ZN3amd3smi14GetDevValueVecENS0_12DevInfoTypesEjPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS8_EE(void);
void _ZN3amd3smi14GetProcessGPUsEjPSt13unordered_setImSt4hashImESt8equal_toImESaImEE(void),
		slow__ZN3amd3smi14GetProcessGPUsEjPSt13unordered_setImSt4hashImESt8equal_toImESaImEE(void);
void _ZN3amd3smi14GetProcessInfoEP19rsmi_process_info_tjPj(void),
		slow__ZN3amd3smi14GetProcessInfoEP19rsmi_process_info_tjPj(void);
void _ZN3amd3smi15DiscoverIOLinksEPSt3mapISt4pairIjjESt10shared_ptrINS0_6IOLinkEESt4lessIS3_ESaIS2_IKS3_S6_EEE(void),
		slow__ZN3amd3smi15DiscoverIOLinksEPSt3mapISt4pairIjjESt10shared_ptrINS0_6IOLinkEESt4lessIS3_ESaIS2_IKS3_S6_EEE(void);
void _ZN3amd3smi15handleExceptionEv(void), slow__ZN3amd3smi15handleExceptionEv(void);
void _ZN3amd3smi16DiscoverKFDNodesEPSt3mapImSt10shared_ptrINS0_7KFDNodeEESt4lessImESaISt4pairIKmS4_EEE(void),
		slow__ZN3amd3smi16DiscoverKFDNodesEPSt3mapImSt10shared_ptrINS0_7KFDNodeEESt4lessImESaISt4pairIKmS4_EEE(void);
void _ZN3amd3smi16DiscoverP2PLinksEPSt3mapISt4pairIjjESt10shared_ptrINS0_6IOLinkEESt4lessIS3_ESaIS2_IKS3_S6_EEE(void),
		slow__ZN3amd3smi16DiscoverP2PLinksEPSt3mapISt4pairIjjESt10shared_ptrINS0_6IOLinkEESt4lessIS3_ESaIS2_IKS3_S6_EEE(void);
void _ZN3amd3smi16GetDevBinaryBlobENS0_12DevInfoTypesEjmPv(void),
		slow__ZN3amd3smi16GetDevBinaryBlobENS0_12DevInfoTypesEjmPv(void);
void _ZN3amd3smi16KFDNodeSupportedEj(void), slow__ZN3amd3smi16KFDNodeSupportedEj(void);
void _ZN3amd3smi17ErrnoToRsmiStatusEi(void), slow__ZN3amd3smi17ErrnoToRsmiStatusEi(void);
void _ZN3amd3smi20GetProcessInfoForPIDEjP19rsmi_process_info_tPSt13unordered_setImSt4hashImESt8equal_toImESaImEE(void),
		slow__ZN3amd3smi20GetProcessInfoForPIDEjP19rsmi_process_info_tPSt13unordered_setImSt4hashImESt8equal_toImESaImEE(void);
void _ZN3amd3smi22DiscoverIOLinksPerNodeEjPSt3mapIjSt10shared_ptrINS0_6IOLinkEESt4lessIjESaISt4pairIKjS4_EEE(void),
		slow__ZN3amd3smi22DiscoverIOLinksPerNodeEjPSt3mapIjSt10shared_ptrINS0_6IOLinkEESt4lessIjESaISt4pairIKjS4_EEE(void);
void _ZN3amd3smi23DiscoverP2PLinksPerNodeEjPSt3mapIjSt10shared_ptrINS0_6IOLinkEESt4lessIjESaISt4pairIKjS4_EEE(void),
		slow__ZN3amd3smi23DiscoverP2PLinksPerNodeEjPSt3mapIjSt10shared_ptrINS0_6IOLinkEESt4lessIjESaISt4pairIKjS4_EEE(void);
void _ZN3amd3smi23ReadKFDDevicePropertiesEjPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS7_EE(void),
		slow__ZN3amd3smi23ReadKFDDevicePropertiesEjPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS7_EE(void);
void _ZN3amd3smi3evt23GetSupportedEventGroupsEjPSt13unordered_setI18rsmi_event_group_tNS1_24RSMIEventGrpHashFunctionESt8equal_toIS3_ESaIS3_EE(void),
		slow__ZN3amd3smi3evt23GetSupportedEventGroupsEjPSt13unordered_setI18rsmi_event_group_tNS1_24RSMIEventGrpHashFunctionESt8equal_toIS3_ESaIS3_EE(void);
void _ZN3amd3smi3evt5Event11stopCounterEv(void), slow__ZN3amd3smi3evt5Event11stopCounterEv(void);
void _ZN3amd3smi3evt5Event12startCounterEv(void), slow__ZN3amd3smi3evt5Event12startCounterEv(void);
void _ZN3amd3smi3evt5Event14get_event_typeEPj(void),
		slow__ZN3amd3smi3evt5Event14get_event_typeEPj(void);
void _ZN3amd3smi3evt5Event14openPerfHandleEv(void),
		slow__ZN3amd3smi3evt5Event14openPerfHandleEv(void);
void _ZN3amd3smi3evt5Event19get_event_file_infoEv(void),
		slow__ZN3amd3smi3evt5Event19get_event_file_infoEv(void);
void _ZN3amd3smi3evt5Event8getValueEP20rsmi_counter_value_t(void),
		slow__ZN3amd3smi3evt5Event8getValueEP20rsmi_counter_value_t(void);
void _ZN3amd3smi3evt5EventC1E17rsmi_event_type_tj(void),
		slow__ZN3amd3smi3evt5EventC1E17rsmi_event_type_tj(void);
void _ZN3amd3smi3evt5EventC2E17rsmi_event_type_tj(void),
		slow__ZN3amd3smi3evt5EventC2E17rsmi_event_type_tj(void);
void _ZN3amd3smi3evt5EventD1Ev(void), slow__ZN3amd3smi3evt5EventD1Ev(void);
void _ZN3amd3smi3evt5EventD2Ev(void), slow__ZN3amd3smi3evt5EventD2Ev(void);
void _ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS9_EE(void),
		slow__ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS9_EE(void);
void _ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPm(void),
		slow__ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPm(void);
void _ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEmPv(void),
		slow__ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEmPv(void);
void _ZN3amd3smi6Device12writeDevInfoENS0_12DevInfoTypesENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi6Device12writeDevInfoENS0_12DevInfoTypesENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi6Device12writeDevInfoENS0_12DevInfoTypesEm(void),
		slow__ZN3amd3smi6Device12writeDevInfoENS0_12DevInfoTypesEm(void);
void _ZN3amd3smi6Device14readDevInfoStrENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi6Device14readDevInfoStrENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi6Device15readDevInfoLineENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi6Device15readDevInfoLineENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi6Device15writeDevInfoStrENS0_12DevInfoTypesENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi6Device15writeDevInfoStrENS0_12DevInfoTypesENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi6Device16perfLvlStrToEnumENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi6Device16perfLvlStrToEnumENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi6Device16readDebugInfoStrENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi6Device16readDebugInfoStrENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi6Device17readDevInfoBinaryENS0_12DevInfoTypesEmPv(void),
		slow__ZN3amd3smi6Device17readDevInfoBinaryENS0_12DevInfoTypesEmPv(void);
void _ZN3amd3smi6Device18DeviceAPISupportedENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEmm(void),
		slow__ZN3amd3smi6Device18DeviceAPISupportedENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEmm(void);
void _ZN3amd3smi6Device18fillSupportedFuncsEv(void),
		slow__ZN3amd3smi6Device18fillSupportedFuncsEv(void);
void _ZN3amd3smi6Device22DumpSupportedFunctionsEv(void),
		slow__ZN3amd3smi6Device22DumpSupportedFunctionsEv(void);
void _ZN3amd3smi6Device23readDevInfoMultiLineStrENS0_12DevInfoTypesEPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS9_EE(void),
		slow__ZN3amd3smi6Device23readDevInfoMultiLineStrENS0_12DevInfoTypesEPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS9_EE(void);
void _ZN3amd3smi6DeviceC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void),
		slow__ZN3amd3smi6DeviceC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void);
void _ZN3amd3smi6DeviceC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void),
		slow__ZN3amd3smi6DeviceC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void);
void _ZN3amd3smi6DeviceD1Ev(void), slow__ZN3amd3smi6DeviceD1Ev(void);
void _ZN3amd3smi6DeviceD2Ev(void), slow__ZN3amd3smi6DeviceD2Ev(void);
void _ZN3amd3smi6IOLink10InitializeEv(void), slow__ZN3amd3smi6IOLink10InitializeEv(void);
void _ZN3amd3smi6IOLink14ReadPropertiesEv(void), slow__ZN3amd3smi6IOLink14ReadPropertiesEv(void);
void _ZN3amd3smi6IOLink18get_property_valueENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPm(void),
		slow__ZN3amd3smi6IOLink18get_property_valueENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPm(void);
void _ZN3amd3smi6IOLinkD1Ev(void), slow__ZN3amd3smi6IOLinkD1Ev(void);
void _ZN3amd3smi6IOLinkD2Ev(void), slow__ZN3amd3smi6IOLinkD2Ev(void);
void _ZN3amd3smi7KFDNode10InitializeEv(void), slow__ZN3amd3smi7KFDNode10InitializeEv(void);
void _ZN3amd3smi7KFDNode14ReadPropertiesEv(void), slow__ZN3amd3smi7KFDNode14ReadPropertiesEv(void);
void _ZN3amd3smi7KFDNode16get_io_link_typeEjPNS0_13_IO_LINK_TYPEE(void),
		slow__ZN3amd3smi7KFDNode16get_io_link_typeEjPNS0_13_IO_LINK_TYPEE(void);
void _ZN3amd3smi7KFDNode18get_io_link_weightEjPm(void),
		slow__ZN3amd3smi7KFDNode18get_io_link_weightEjPm(void);
void _ZN3amd3smi7KFDNode18get_property_valueENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPm(void),
		slow__ZN3amd3smi7KFDNode18get_property_valueENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPm(void);
void _ZN3amd3smi7KFDNode21get_io_link_bandwidthEjPmS2_(void),
		slow__ZN3amd3smi7KFDNode21get_io_link_bandwidthEjPmS2_(void);
void _ZN3amd3smi7KFDNodeD1Ev(void), slow__ZN3amd3smi7KFDNodeD1Ev(void);
void _ZN3amd3smi7KFDNodeD2Ev(void), slow__ZN3amd3smi7KFDNodeD2Ev(void);
void _ZN3amd3smi7Monitor11readMonitorENS0_12MonitorTypesEjPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi7Monitor11readMonitorENS0_12MonitorTypesEjPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi7Monitor12writeMonitorENS0_12MonitorTypesEjNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi7Monitor12writeMonitorENS0_12MonitorTypesEjNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi7Monitor15MakeMonitorPathB5cxx11ENS0_12MonitorTypesEj(void),
		slow__ZN3amd3smi7Monitor15MakeMonitorPathB5cxx11ENS0_12MonitorTypesEj(void);
void _ZN3amd3smi7Monitor17getTempSensorEnumEm(void),
		slow__ZN3amd3smi7Monitor17getTempSensorEnumEm(void);
void _ZN3amd3smi7Monitor17getVoltSensorEnumEm(void),
		slow__ZN3amd3smi7Monitor17getVoltSensorEnumEm(void);
void _ZN3amd3smi7Monitor18fillSupportedFuncsEPSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10shared_ptrIS2_ImS9_ISt6vectorImSaImEEESt4lessImESaISt4pairIKmSD_EEEESE_IS8_ESaISG_IKS8_SL_EEE(void),
		slow__ZN3amd3smi7Monitor18fillSupportedFuncsEPSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10shared_ptrIS2_ImS9_ISt6vectorImSaImEEESt4lessImESaISt4pairIKmSD_EEEESE_IS8_ESaISG_IKS8_SL_EEE(void);
void _ZN3amd3smi7Monitor18getTempSensorIndexE23rsmi_temperature_type_t(void),
		slow__ZN3amd3smi7Monitor18getTempSensorIndexE23rsmi_temperature_type_t(void);
void _ZN3amd3smi7Monitor18getVoltSensorIndexE19rsmi_voltage_type_t(void),
		slow__ZN3amd3smi7Monitor18getVoltSensorIndexE19rsmi_voltage_type_t(void);
void _ZN3amd3smi7Monitor21setTempSensorLabelMapEv(void),
		slow__ZN3amd3smi7Monitor21setTempSensorLabelMapEv(void);
void _ZN3amd3smi7Monitor21setVoltSensorLabelMapEv(void),
		slow__ZN3amd3smi7Monitor21setVoltSensorLabelMapEv(void);
void _ZN3amd3smi7MonitorC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void),
		slow__ZN3amd3smi7MonitorC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void);
void _ZN3amd3smi7MonitorC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void),
		slow__ZN3amd3smi7MonitorC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void);
void _ZN3amd3smi7MonitorD1Ev(void), slow__ZN3amd3smi7MonitorD1Ev(void);
void _ZN3amd3smi7MonitorD2Ev(void), slow__ZN3amd3smi7MonitorD2Ev(void);
void _ZN3amd3smi7RocmSMI10InitializeEm(void), slow__ZN3amd3smi7RocmSMI10InitializeEm(void);
void _ZN3amd3smi7RocmSMI11FindMonitorENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi7RocmSMI11FindMonitorENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi7RocmSMI11getInstanceEm(void), slow__ZN3amd3smi7RocmSMI11getInstanceEm(void);
void _ZN3amd3smi7RocmSMI14get_node_indexEjPj(void),
		slow__ZN3amd3smi7RocmSMI14get_node_indexEjPj(void);
void _ZN3amd3smi7RocmSMI15AddToDeviceListENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi7RocmSMI15AddToDeviceListENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN3amd3smi7RocmSMI15GetEnvVariablesEv(void),
		slow__ZN3amd3smi7RocmSMI15GetEnvVariablesEv(void);
void _ZN3amd3smi7RocmSMI17IterateSMIDevicesESt8functionIFjRSt10shared_ptrINS0_6DeviceEEPvEES7_(void),
		slow__ZN3amd3smi7RocmSMI17IterateSMIDevicesESt8functionIFjRSt10shared_ptrINS0_6DeviceEEPvEES7_(void);
void _ZN3amd3smi7RocmSMI18get_io_link_weightEjjPm(void),
		slow__ZN3amd3smi7RocmSMI18get_io_link_weightEjjPm(void);
void _ZN3amd3smi7RocmSMI21DiscoverAmdgpuDevicesEv(void),
		slow__ZN3amd3smi7RocmSMI21DiscoverAmdgpuDevicesEv(void);
void _ZN3amd3smi7RocmSMI24DiscoverAMDPowerMonitorsEb(void),
		slow__ZN3amd3smi7RocmSMI24DiscoverAMDPowerMonitorsEb(void);
void _ZN3amd3smi7RocmSMI6getEnvEv(void), slow__ZN3amd3smi7RocmSMI6getEnvEv(void);
void _ZN3amd3smi7RocmSMI7CleanupEv(void), slow__ZN3amd3smi7RocmSMI7CleanupEv(void);
void _ZN3amd3smi7RocmSMIC1Em(void), slow__ZN3amd3smi7RocmSMIC1Em(void);
void _ZN3amd3smi7RocmSMIC2Em(void), slow__ZN3amd3smi7RocmSMIC2Em(void);
void _ZN3amd3smi7RocmSMID1Ev(void), slow__ZN3amd3smi7RocmSMID1Ev(void);
void _ZN3amd3smi7RocmSMID2Ev(void), slow__ZN3amd3smi7RocmSMID2Ev(void);
void _ZN3amd3smi8GetMutexEj(void), slow__ZN3amd3smi8GetMutexEj(void);
void _ZN3amd3smi8PowerMon14readPowerValueENS0_13PowerMonTypesEPm(void),
		slow__ZN3amd3smi8PowerMon14readPowerValueENS0_13PowerMonTypesEPm(void);
void _ZN3amd3smi8PowerMonC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void),
		slow__ZN3amd3smi8PowerMonC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void);
void _ZN3amd3smi8PowerMonC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void),
		slow__ZN3amd3smi8PowerMonC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars(void);
void _ZN3amd3smi8PowerMonD1Ev(void), slow__ZN3amd3smi8PowerMonD1Ev(void);
void _ZN3amd3smi8PowerMonD2Ev(void), slow__ZN3amd3smi8PowerMonD2Ev(void);
void _ZN3amd3smi8SameFileENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_(void),
		slow__ZN3amd3smi8SameFileENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_(void);
void _ZN3amd3smi9IsIntegerERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN3amd3smi9IsIntegerERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);

/* First calls. */
static rsmi_status_t slow_rsmi_compute_process_gpus_get(uint32_t pid, uint32_t *dv_indices,
		uint32_t *num_devices)
{
	return SHIM_FIRST(rsmi_compute_process_gpus_get, 107)(pid, dv_indices, num_devices);
}

static rsmi_status_t slow_rsmi_compute_process_info_by_pid_get(uint32_t pid,
		rsmi_process_info_t *proc)
{
	return SHIM_FIRST(rsmi_compute_process_info_by_pid_get, 108)(pid, proc);
}

static rsmi_status_t slow_rsmi_compute_process_info_get(rsmi_process_info_t *procs,
		uint32_t *num_items)
{
	return SHIM_FIRST(rsmi_compute_process_info_get, 109)(procs, num_items);
}

static rsmi_status_t slow_rsmi_counter_available_counters_get(uint32_t dv_ind,
		rsmi_event_group_t grp, uint32_t *available)
{
	return SHIM_FIRST(rsmi_counter_available_counters_get, 110)(dv_ind, grp, available);
}

static rsmi_status_t slow_rsmi_counter_control(rsmi_event_handle_t evt_handle,
		rsmi_counter_command_t cmd, void *cmd_args)
{
	return SHIM_FIRST(rsmi_counter_control, 111)(evt_handle, cmd, cmd_args);
}

static rsmi_status_t slow_rsmi_counter_read(rsmi_event_handle_t evt_handle,
		rsmi_counter_value_t *value)
{
	return SHIM_FIRST(rsmi_counter_read, 112)(evt_handle, value);
}

static rsmi_status_t slow_rsmi_dev_brand_get(uint32_t dv_ind, char *brand, uint32_t len)
{
	return SHIM_FIRST(rsmi_dev_brand_get, 113)(dv_ind, brand, len);
}

static rsmi_status_t slow_rsmi_dev_busy_percent_get(uint32_t dv_ind, uint32_t *busy_percent)
{
	return SHIM_FIRST(rsmi_dev_busy_percent_get, 114)(dv_ind, busy_percent);
}

static rsmi_status_t slow_rsmi_dev_clk_range_set(uint32_t dv_ind, uint64_t minclkvalue,
		uint64_t maxclkvalue, rsmi_clk_type_t clkType)
{
	return SHIM_FIRST(rsmi_dev_clk_range_set, 115)(dv_ind, minclkvalue, maxclkvalue, clkType);
}

static rsmi_status_t slow_rsmi_dev_counter_create(uint32_t dv_ind, rsmi_event_type_t type,
		rsmi_event_handle_t *evnt_handle)
{
	return SHIM_FIRST(rsmi_dev_counter_create, 116)(dv_ind, type, evnt_handle);
}

static rsmi_status_t slow_rsmi_dev_counter_destroy(rsmi_event_handle_t evnt_handle)
{
	return SHIM_FIRST(rsmi_dev_counter_destroy, 117)(evnt_handle);
}

static rsmi_status_t slow_rsmi_dev_counter_group_supported(uint32_t dv_ind,
		rsmi_event_group_t group)
{
	return SHIM_FIRST(rsmi_dev_counter_group_supported, 118)(dv_ind, group);
}

static rsmi_status_t slow_rsmi_dev_drm_render_minor_get(uint32_t dv_ind, uint32_t *minor)
{
	return SHIM_FIRST(rsmi_dev_drm_render_minor_get, 119)(dv_ind, minor);
}

static rsmi_status_t slow_rsmi_dev_ecc_count_get(uint32_t dv_ind, rsmi_gpu_block_t block,
		rsmi_error_count_t *ec)
{
	return SHIM_FIRST(rsmi_dev_ecc_count_get, 120)(dv_ind, block, ec);
}

static rsmi_status_t slow_rsmi_dev_ecc_enabled_get(uint32_t dv_ind, uint64_t *enabled_blocks)
{
	return SHIM_FIRST(rsmi_dev_ecc_enabled_get, 121)(dv_ind, enabled_blocks);
}

static rsmi_status_t slow_rsmi_dev_ecc_status_get(uint32_t dv_ind, rsmi_gpu_block_t block,
		rsmi_ras_err_state_t *state)
{
	return SHIM_FIRST(rsmi_dev_ecc_status_get, 122)(dv_ind, block, state);
}

static rsmi_status_t slow_rsmi_dev_energy_count_get(uint32_t dv_ind, uint64_t *power,
		float *counter_resolution, uint64_t *timestamp)
{
	return SHIM_FIRST(rsmi_dev_energy_count_get, 123)(dv_ind, power, counter_resolution,
			timestamp);
}

static rsmi_status_t slow_rsmi_dev_fan_reset(uint32_t dv_ind, uint32_t sensor_ind)
{
	return SHIM_FIRST(rsmi_dev_fan_reset, 124)(dv_ind, sensor_ind);
}

static rsmi_status_t slow_rsmi_dev_fan_rpms_get(uint32_t dv_ind, uint32_t sensor_ind,
		int64_t *speed)
{
	return SHIM_FIRST(rsmi_dev_fan_rpms_get, 125)(dv_ind, sensor_ind, speed);
}

static rsmi_status_t slow_rsmi_dev_fan_speed_get(uint32_t dv_ind, uint32_t sensor_ind,
		int64_t *speed)
{
	return SHIM_FIRST(rsmi_dev_fan_speed_get, 126)(dv_ind, sensor_ind, speed);
}

static rsmi_status_t slow_rsmi_dev_fan_speed_max_get(uint32_t dv_ind, uint32_t sensor_ind,
		uint64_t *max_speed)
{
	return SHIM_FIRST(rsmi_dev_fan_speed_max_get, 127)(dv_ind, sensor_ind, max_speed);
}

static rsmi_status_t slow_rsmi_dev_fan_speed_set(uint32_t dv_ind, uint32_t sensor_ind,
		uint64_t speed)
{
	return SHIM_FIRST(rsmi_dev_fan_speed_set, 128)(dv_ind, sensor_ind, speed);
}

static rsmi_status_t slow_rsmi_dev_firmware_version_get(uint32_t dv_ind, rsmi_fw_block_t block,
		uint64_t *fw_version)
{
	return SHIM_FIRST(rsmi_dev_firmware_version_get, 129)(dv_ind, block, fw_version);
}

static rsmi_status_t slow_rsmi_dev_gpu_clk_freq_get(uint32_t dv_ind, rsmi_clk_type_t clk_type,
		rsmi_frequencies_t *f)
{
	return SHIM_FIRST(rsmi_dev_gpu_clk_freq_get, 130)(dv_ind, clk_type, f);
}

static rsmi_status_t slow_rsmi_dev_gpu_clk_freq_set(uint32_t dv_ind, rsmi_clk_type_t clk_type,
		uint64_t freq_bitmask)
{
	return SHIM_FIRST(rsmi_dev_gpu_clk_freq_set, 131)(dv_ind, clk_type, freq_bitmask);
}

static rsmi_status_t slow_rsmi_dev_gpu_metrics_info_get(uint32_t dv_ind,
		rsmi_gpu_metrics_t *pgpu_metrics)
{
	return SHIM_FIRST(rsmi_dev_gpu_metrics_info_get, 132)(dv_ind, pgpu_metrics);
}

static rsmi_status_t slow_rsmi_dev_gpu_reset(int32_t dv_ind)
{
	return SHIM_FIRST(rsmi_dev_gpu_reset, 133)(dv_ind);
}

static rsmi_status_t slow_rsmi_dev_id_get(uint32_t dv_ind, uint16_t *id)
{
	return SHIM_FIRST(rsmi_dev_id_get, 134)(dv_ind, id);
}

static rsmi_status_t slow_rsmi_dev_memory_busy_percent_get(uint32_t dv_ind, uint32_t *busy_percent)
{
	return SHIM_FIRST(rsmi_dev_memory_busy_percent_get, 135)(dv_ind, busy_percent);
}

static rsmi_status_t slow_rsmi_dev_memory_reserved_pages_get(uint32_t dv_ind, uint32_t *num_pages,
		rsmi_retired_page_record_t *records)
{
	return SHIM_FIRST(rsmi_dev_memory_reserved_pages_get, 136)(dv_ind, num_pages, records);
}

static rsmi_status_t slow_rsmi_dev_memory_total_get(uint32_t dv_ind, rsmi_memory_type_t mem_type,
		uint64_t *total)
{
	return SHIM_FIRST(rsmi_dev_memory_total_get, 137)(dv_ind, mem_type, total);
}

static rsmi_status_t slow_rsmi_dev_memory_usage_get(uint32_t dv_ind, rsmi_memory_type_t mem_type,
		uint64_t *used)
{
	return SHIM_FIRST(rsmi_dev_memory_usage_get, 138)(dv_ind, mem_type, used);
}

static rsmi_status_t slow_rsmi_dev_name_get(uint32_t dv_ind, char *name, size_t len)
{
	return SHIM_FIRST(rsmi_dev_name_get, 139)(dv_ind, name, len);
}

static rsmi_status_t slow_rsmi_dev_od_clk_info_set(uint32_t dv_ind, rsmi_freq_ind_t level,
		uint64_t clkvalue, rsmi_clk_type_t clkType)
{
	return SHIM_FIRST(rsmi_dev_od_clk_info_set, 140)(dv_ind, level, clkvalue, clkType);
}

static rsmi_status_t slow_rsmi_dev_od_volt_curve_regions_get(uint32_t dv_ind, uint32_t *num_regions,
		rsmi_freq_volt_region_t *buffer)
{
	return SHIM_FIRST(rsmi_dev_od_volt_curve_regions_get, 141)(dv_ind, num_regions, buffer);
}

static rsmi_status_t slow_rsmi_dev_od_volt_info_get(uint32_t dv_ind, rsmi_od_volt_freq_data_t *odv)
{
	return SHIM_FIRST(rsmi_dev_od_volt_info_get, 142)(dv_ind, odv);
}

static rsmi_status_t slow_rsmi_dev_od_volt_info_set(uint32_t dv_ind, uint32_t vpoint,
		uint64_t clkvalue, uint64_t voltvalue)
{
	return SHIM_FIRST(rsmi_dev_od_volt_info_set, 143)(dv_ind, vpoint, clkvalue, voltvalue);
}

static rsmi_status_t slow_rsmi_dev_overdrive_level_get(uint32_t dv_ind, uint32_t *od)
{
	return SHIM_FIRST(rsmi_dev_overdrive_level_get, 144)(dv_ind, od);
}

static rsmi_status_t slow_rsmi_dev_overdrive_level_set(int32_t dv_ind, uint32_t od)
{
	return SHIM_FIRST(rsmi_dev_overdrive_level_set, 145)(dv_ind, od);
}

static rsmi_status_t slow_rsmi_dev_overdrive_level_set_v1(uint32_t dv_ind, uint32_t od)
{
	return SHIM_FIRST(rsmi_dev_overdrive_level_set_v1, 146)(dv_ind, od);
}

static rsmi_status_t slow_rsmi_dev_pci_bandwidth_get(uint32_t dv_ind,
		rsmi_pcie_bandwidth_t *bandwidth)
{
	return SHIM_FIRST(rsmi_dev_pci_bandwidth_get, 147)(dv_ind, bandwidth);
}

static rsmi_status_t slow_rsmi_dev_pci_bandwidth_set(uint32_t dv_ind, uint64_t bw_bitmask)
{
	return SHIM_FIRST(rsmi_dev_pci_bandwidth_set, 148)(dv_ind, bw_bitmask);
}

static rsmi_status_t slow_rsmi_dev_pci_id_get(uint32_t dv_ind, uint64_t *bdfid)
{
	return SHIM_FIRST(rsmi_dev_pci_id_get, 149)(dv_ind, bdfid);
}

static rsmi_status_t slow_rsmi_dev_pci_replay_counter_get(uint32_t dv_ind, uint64_t *counter)
{
	return SHIM_FIRST(rsmi_dev_pci_replay_counter_get, 150)(dv_ind, counter);
}

static rsmi_status_t slow_rsmi_dev_pci_throughput_get(uint32_t dv_ind, uint64_t *sent,
		uint64_t *received, uint64_t *max_pkt_sz)
{
	return SHIM_FIRST(rsmi_dev_pci_throughput_get, 151)(dv_ind, sent, received, max_pkt_sz);
}

static rsmi_status_t slow_rsmi_dev_perf_level_get(uint32_t dv_ind, rsmi_dev_perf_level_t *perf)
{
	return SHIM_FIRST(rsmi_dev_perf_level_get, 152)(dv_ind, perf);
}

static rsmi_status_t slow_rsmi_dev_perf_level_set(int32_t dv_ind, rsmi_dev_perf_level_t perf_lvl)
{
	return SHIM_FIRST(rsmi_dev_perf_level_set, 153)(dv_ind, perf_lvl);
}

static rsmi_status_t slow_rsmi_dev_perf_level_set_v1(uint32_t dv_ind,
		rsmi_dev_perf_level_t perf_lvl)
{
	return SHIM_FIRST(rsmi_dev_perf_level_set_v1, 154)(dv_ind, perf_lvl);
}

static rsmi_status_t slow_rsmi_dev_power_ave_get(uint32_t dv_ind, uint32_t sensor_ind,
		uint64_t *power)
{
	return SHIM_FIRST(rsmi_dev_power_ave_get, 155)(dv_ind, sensor_ind, power);
}

static rsmi_status_t slow_rsmi_dev_power_cap_default_get(uint32_t dv_ind, uint64_t *default_cap)
{
	return SHIM_FIRST(rsmi_dev_power_cap_default_get, 156)(dv_ind, default_cap);
}

static rsmi_status_t slow_rsmi_dev_power_cap_get(uint32_t dv_ind, uint32_t sensor_ind,
		uint64_t *cap)
{
	return SHIM_FIRST(rsmi_dev_power_cap_get, 157)(dv_ind, sensor_ind, cap);
}

static rsmi_status_t slow_rsmi_dev_power_cap_range_get(uint32_t dv_ind, uint32_t sensor_ind,
		uint64_t *max, uint64_t *min)
{
	return SHIM_FIRST(rsmi_dev_power_cap_range_get, 158)(dv_ind, sensor_ind, max, min);
}

static rsmi_status_t slow_rsmi_dev_power_cap_set(uint32_t dv_ind, uint32_t sensor_ind, uint64_t cap)
{
	return SHIM_FIRST(rsmi_dev_power_cap_set, 159)(dv_ind, sensor_ind, cap);
}

static rsmi_status_t slow_rsmi_dev_power_profile_presets_get(uint32_t dv_ind, uint32_t sensor_ind,
		rsmi_power_profile_status_t *status)
{
	return SHIM_FIRST(rsmi_dev_power_profile_presets_get, 160)(dv_ind, sensor_ind, status);
}

static rsmi_status_t slow_rsmi_dev_power_profile_set(uint32_t dv_ind, uint32_t reserved,
		rsmi_power_profile_preset_masks_t profile)
{
	return SHIM_FIRST(rsmi_dev_power_profile_set, 161)(dv_ind, reserved, profile);
}

static rsmi_status_t slow_rsmi_dev_serial_number_get(uint32_t dv_ind, char *serial_num,
		uint32_t len)
{
	return SHIM_FIRST(rsmi_dev_serial_number_get, 162)(dv_ind, serial_num, len);
}

static rsmi_status_t slow_rsmi_dev_sku_get(uint32_t dv_ind, char *sku)
{
	return SHIM_FIRST(rsmi_dev_sku_get, 163)(dv_ind, sku);
}

static rsmi_status_t slow_rsmi_dev_subsystem_id_get(uint32_t dv_ind, uint16_t *id)
{
	return SHIM_FIRST(rsmi_dev_subsystem_id_get, 164)(dv_ind, id);
}

static rsmi_status_t slow_rsmi_dev_subsystem_name_get(uint32_t dv_ind, char *name, size_t len)
{
	return SHIM_FIRST(rsmi_dev_subsystem_name_get, 165)(dv_ind, name, len);
}

static rsmi_status_t slow_rsmi_dev_subsystem_vendor_id_get(uint32_t dv_ind, uint16_t *id)
{
	return SHIM_FIRST(rsmi_dev_subsystem_vendor_id_get, 166)(dv_ind, id);
}

static rsmi_status_t slow_rsmi_dev_supported_func_iterator_close(rsmi_func_id_iter_handle_t *handle)
{
	return SHIM_FIRST(rsmi_dev_supported_func_iterator_close, 167)(handle);
}

static rsmi_status_t slow_rsmi_dev_supported_func_iterator_open(uint32_t dv_ind,
		rsmi_func_id_iter_handle_t *handle)
{
	return SHIM_FIRST(rsmi_dev_supported_func_iterator_open, 168)(dv_ind, handle);
}

static rsmi_status_t slow_rsmi_dev_supported_variant_iterator_open(rsmi_func_id_iter_handle_t obj_h,
		rsmi_func_id_iter_handle_t *var_iter)
{
	return SHIM_FIRST(rsmi_dev_supported_variant_iterator_open, 169)(obj_h, var_iter);
}

static rsmi_status_t slow_rsmi_dev_temp_metric_get(uint32_t dv_ind, uint32_t sensor_type,
		rsmi_temperature_metric_t metric, int64_t *temperature)
{
	return SHIM_FIRST(rsmi_dev_temp_metric_get, 170)(dv_ind, sensor_type, metric, temperature);
}

static rsmi_status_t slow_rsmi_dev_unique_id_get(uint32_t dv_ind, uint64_t *id)
{
	return SHIM_FIRST(rsmi_dev_unique_id_get, 171)(dv_ind, id);
}

static rsmi_status_t slow_rsmi_dev_vbios_version_get(uint32_t dv_ind, char *vbios, uint32_t len)
{
	return SHIM_FIRST(rsmi_dev_vbios_version_get, 172)(dv_ind, vbios, len);
}

static rsmi_status_t slow_rsmi_dev_vendor_id_get(uint32_t dv_ind, uint16_t *id)
{
	return SHIM_FIRST(rsmi_dev_vendor_id_get, 173)(dv_ind, id);
}

static rsmi_status_t slow_rsmi_dev_vendor_name_get(uint32_t dv_ind, char *name, size_t len)
{
	return SHIM_FIRST(rsmi_dev_vendor_name_get, 174)(dv_ind, name, len);
}

static rsmi_status_t slow_rsmi_dev_volt_metric_get(uint32_t dv_ind, rsmi_voltage_type_t sensor_type,
		rsmi_voltage_metric_t metric, int64_t *voltage)
{
	return SHIM_FIRST(rsmi_dev_volt_metric_get, 175)(dv_ind, sensor_type, metric, voltage);
}

static rsmi_status_t slow_rsmi_dev_vram_vendor_get(uint32_t dv_ind, char *brand, uint32_t len)
{
	return SHIM_FIRST(rsmi_dev_vram_vendor_get, 176)(dv_ind, brand, len);
}

static rsmi_status_t slow_rsmi_dev_xgmi_error_reset(uint32_t dv_ind)
{
	return SHIM_FIRST(rsmi_dev_xgmi_error_reset, 177)(dv_ind);
}

static rsmi_status_t slow_rsmi_dev_xgmi_error_status(uint32_t dv_ind, rsmi_xgmi_status_t *status)
{
	return SHIM_FIRST(rsmi_dev_xgmi_error_status, 178)(dv_ind, status);
}

static rsmi_status_t slow_rsmi_dev_xgmi_hive_id_get(uint32_t dv_ind, uint64_t *hive_id)
{
	return SHIM_FIRST(rsmi_dev_xgmi_hive_id_get, 179)(dv_ind, hive_id);
}

static rsmi_status_t slow_rsmi_event_notification_get(int timeout_ms, uint32_t *num_elem,
		rsmi_evt_notification_data_t *data)
{
	return SHIM_FIRST(rsmi_event_notification_get, 180)(timeout_ms, num_elem, data);
}

static rsmi_status_t slow_rsmi_event_notification_init(uint32_t dv_ind)
{
	return SHIM_FIRST(rsmi_event_notification_init, 181)(dv_ind);
}

static rsmi_status_t slow_rsmi_event_notification_mask_set(uint32_t dv_ind, uint64_t mask)
{
	return SHIM_FIRST(rsmi_event_notification_mask_set, 182)(dv_ind, mask);
}

static rsmi_status_t slow_rsmi_event_notification_stop(uint32_t dv_ind)
{
	return SHIM_FIRST(rsmi_event_notification_stop, 183)(dv_ind);
}

static rsmi_status_t slow_rsmi_func_iter_next(rsmi_func_id_iter_handle_t handle)
{
	return SHIM_FIRST(rsmi_func_iter_next, 184)(handle);
}

static rsmi_status_t slow_rsmi_func_iter_value_get(rsmi_func_id_iter_handle_t handle,
		rsmi_func_id_value_t *value)
{
	return SHIM_FIRST(rsmi_func_iter_value_get, 185)(handle, value);
}

static rsmi_status_t slow_rsmi_init(uint64_t init_flags)
{
	return SHIM_FIRST(rsmi_init, 186)(init_flags);
}

static rsmi_status_t slow_rsmi_is_P2P_accessible(uint32_t dv_ind_src, uint32_t dv_ind_dst,
		_Bool *accessible)
{
	return SHIM_FIRST(rsmi_is_P2P_accessible, 187)(dv_ind_src, dv_ind_dst, accessible);
}

static rsmi_status_t slow_rsmi_minmax_bandwidth_get(uint32_t dv_ind_src, uint32_t dv_ind_dst,
		uint64_t *min_bandwidth, uint64_t *max_bandwidth)
{
	return SHIM_FIRST(rsmi_minmax_bandwidth_get, 188)(dv_ind_src, dv_ind_dst, min_bandwidth,
			max_bandwidth);
}

static rsmi_status_t slow_rsmi_num_monitor_devices(uint32_t *num_devices)
{
	return SHIM_FIRST(rsmi_num_monitor_devices, 189)(num_devices);
}

static rsmi_status_t slow_rsmi_perf_determinism_mode_set(uint32_t dv_ind, uint64_t clkvalue)
{
	return SHIM_FIRST(rsmi_perf_determinism_mode_set, 190)(dv_ind, clkvalue);
}

static rsmi_status_t slow_rsmi_shut_down(void)
{
	return SHIM_FIRST(rsmi_shut_down, 191)();
}

static rsmi_status_t slow_rsmi_status_string(rsmi_status_t status, const char **status_string)
{
	return SHIM_FIRST(rsmi_status_string, 192)(status, status_string);
}

static rsmi_status_t slow_rsmi_topo_get_link_type(uint32_t dv_ind_src, uint32_t dv_ind_dst,
		uint64_t *hops, RSMI_IO_LINK_TYPE *type)
{
	return SHIM_FIRST(rsmi_topo_get_link_type, 193)(dv_ind_src, dv_ind_dst, hops, type);
}

static rsmi_status_t slow_rsmi_topo_get_link_weight(uint32_t dv_ind_src, uint32_t dv_ind_dst,
		uint64_t *weight)
{
	return SHIM_FIRST(rsmi_topo_get_link_weight, 194)(dv_ind_src, dv_ind_dst, weight);
}

static rsmi_status_t slow_rsmi_topo_get_numa_node_number(uint32_t dv_ind, uint32_t *numa_node)
{
	return SHIM_FIRST(rsmi_topo_get_numa_node_number, 195)(dv_ind, numa_node);
}

static rsmi_status_t slow_rsmi_topo_numa_affinity_get(uint32_t dv_ind, uint32_t *numa_node)
{
	return SHIM_FIRST(rsmi_topo_numa_affinity_get, 196)(dv_ind, numa_node);
}

static rsmi_status_t slow_rsmi_utilization_count_get(uint32_t dv_ind,
		rsmi_utilization_counter_t *utilization_counters, uint32_t count,
		uint64_t *timestamp)
{
	return SHIM_FIRST(rsmi_utilization_count_get, 197)(dv_ind, utilization_counters, count,
			timestamp);
}

static rsmi_status_t slow_rsmi_version_get(rsmi_version_t *version)
{
	return SHIM_FIRST(rsmi_version_get, 198)(version);
}

static rsmi_status_t slow_rsmi_version_str_get(rsmi_sw_component_t component, char *ver_str,
		uint32_t len)
{
	return SHIM_FIRST(rsmi_version_str_get, 199)(component, ver_str, len);
}

static const char *const aliases[] = {"librocm_smi64.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow__Z15rsmi_test_sleepjj,
	(void *)slow__Z16rsmi_dev_sku_getjPt,
	(void *)slow__Z17shared_mutex_initPKcj,
	(void *)slow__Z18rsmi_test_refcountm,
	(void *)slow__Z18shared_mutex_close14shared_mutex_t,
	(void *)slow__Z20shared_mutex_destroy14shared_mutex_t,
	(void *)slow__Z22rsmi_dev_power_max_getjjPm,
	(void *)slow__ZN3amd3smi10FileExistsEPKc,
	(void *)slow__ZN3amd3smi12ReadSysfsStrENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPS6_,
	(void *)slow__ZN3amd3smi13WriteSysfsStrENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_,
	(void *)slow__ZN3amd3smi13isRegularFileENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPb,
	(void *)slow__ZN3amd3smi14GetDevValueVecENS0_12DevInfoTypesEjPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS8_EE,
	(void *)slow__ZN3amd3smi14GetProcessGPUsEjPSt13unordered_setImSt4hashImESt8equal_toImESaImEE,
	(void *)slow__ZN3amd3smi14GetProcessInfoEP19rsmi_process_info_tjPj,
	(void *)slow__ZN3amd3smi15DiscoverIOLinksEPSt3mapISt4pairIjjESt10shared_ptrINS0_6IOLinkEESt4lessIS3_ESaIS2_IKS3_S6_EEE,
	(void *)slow__ZN3amd3smi15handleExceptionEv,
	(void *)slow__ZN3amd3smi16DiscoverKFDNodesEPSt3mapImSt10shared_ptrINS0_7KFDNodeEESt4lessImESaISt4pairIKmS4_EEE,
	(void *)slow__ZN3amd3smi16DiscoverP2PLinksEPSt3mapISt4pairIjjESt10shared_ptrINS0_6IOLinkEESt4lessIS3_ESaIS2_IKS3_S6_EEE,
	(void *)slow__ZN3amd3smi16GetDevBinaryBlobENS0_12DevInfoTypesEjmPv,
	(void *)slow__ZN3amd3smi16KFDNodeSupportedEj,
	(void *)slow__ZN3amd3smi17ErrnoToRsmiStatusEi,
	(void *)slow__ZN3amd3smi20GetProcessInfoForPIDEjP19rsmi_process_info_tPSt13unordered_setImSt4hashImESt8equal_toImESaImEE,
	(void *)slow__ZN3amd3smi22DiscoverIOLinksPerNodeEjPSt3mapIjSt10shared_ptrINS0_6IOLinkEESt4lessIjESaISt4pairIKjS4_EEE,
	(void *)slow__ZN3amd3smi23DiscoverP2PLinksPerNodeEjPSt3mapIjSt10shared_ptrINS0_6IOLinkEESt4lessIjESaISt4pairIKjS4_EEE,
	(void *)slow__ZN3amd3smi23ReadKFDDevicePropertiesEjPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS7_EE,
	(void *)slow__ZN3amd3smi3evt23GetSupportedEventGroupsEjPSt13unordered_setI18rsmi_event_group_tNS1_24RSMIEventGrpHashFunctionESt8equal_toIS3_ESaIS3_EE,
	(void *)slow__ZN3amd3smi3evt5Event11stopCounterEv,
	(void *)slow__ZN3amd3smi3evt5Event12startCounterEv,
	(void *)slow__ZN3amd3smi3evt5Event14get_event_typeEPj,
	(void *)slow__ZN3amd3smi3evt5Event14openPerfHandleEv,
	(void *)slow__ZN3amd3smi3evt5Event19get_event_file_infoEv,
	(void *)slow__ZN3amd3smi3evt5Event8getValueEP20rsmi_counter_value_t,
	(void *)slow__ZN3amd3smi3evt5EventC1E17rsmi_event_type_tj,
	(void *)slow__ZN3amd3smi3evt5EventC2E17rsmi_event_type_tj,
	(void *)slow__ZN3amd3smi3evt5EventD1Ev,
	(void *)slow__ZN3amd3smi3evt5EventD2Ev,
	(void *)slow__ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS9_EE,
	(void *)slow__ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPm,
	(void *)slow__ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEmPv,
	(void *)slow__ZN3amd3smi6Device12writeDevInfoENS0_12DevInfoTypesENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi6Device12writeDevInfoENS0_12DevInfoTypesEm,
	(void *)slow__ZN3amd3smi6Device14readDevInfoStrENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi6Device15readDevInfoLineENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi6Device15writeDevInfoStrENS0_12DevInfoTypesENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi6Device16perfLvlStrToEnumENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi6Device16readDebugInfoStrENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi6Device17readDevInfoBinaryENS0_12DevInfoTypesEmPv,
	(void *)slow__ZN3amd3smi6Device18DeviceAPISupportedENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEmm,
	(void *)slow__ZN3amd3smi6Device18fillSupportedFuncsEv,
	(void *)slow__ZN3amd3smi6Device22DumpSupportedFunctionsEv,
	(void *)slow__ZN3amd3smi6Device23readDevInfoMultiLineStrENS0_12DevInfoTypesEPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS9_EE,
	(void *)slow__ZN3amd3smi6DeviceC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
	(void *)slow__ZN3amd3smi6DeviceC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
	(void *)slow__ZN3amd3smi6DeviceD1Ev,
	(void *)slow__ZN3amd3smi6DeviceD2Ev,
	(void *)slow__ZN3amd3smi6IOLink10InitializeEv,
	(void *)slow__ZN3amd3smi6IOLink14ReadPropertiesEv,
	(void *)slow__ZN3amd3smi6IOLink18get_property_valueENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPm,
	(void *)slow__ZN3amd3smi6IOLinkD1Ev,
	(void *)slow__ZN3amd3smi6IOLinkD2Ev,
	(void *)slow__ZN3amd3smi7KFDNode10InitializeEv,
	(void *)slow__ZN3amd3smi7KFDNode14ReadPropertiesEv,
	(void *)slow__ZN3amd3smi7KFDNode16get_io_link_typeEjPNS0_13_IO_LINK_TYPEE,
	(void *)slow__ZN3amd3smi7KFDNode18get_io_link_weightEjPm,
	(void *)slow__ZN3amd3smi7KFDNode18get_property_valueENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPm,
	(void *)slow__ZN3amd3smi7KFDNode21get_io_link_bandwidthEjPmS2_,
	(void *)slow__ZN3amd3smi7KFDNodeD1Ev,
	(void *)slow__ZN3amd3smi7KFDNodeD2Ev,
	(void *)slow__ZN3amd3smi7Monitor11readMonitorENS0_12MonitorTypesEjPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi7Monitor12writeMonitorENS0_12MonitorTypesEjNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi7Monitor15MakeMonitorPathB5cxx11ENS0_12MonitorTypesEj,
	(void *)slow__ZN3amd3smi7Monitor17getTempSensorEnumEm,
	(void *)slow__ZN3amd3smi7Monitor17getVoltSensorEnumEm,
	(void *)slow__ZN3amd3smi7Monitor18fillSupportedFuncsEPSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10shared_ptrIS2_ImS9_ISt6vectorImSaImEEESt4lessImESaISt4pairIKmSD_EEEESE_IS8_ESaISG_IKS8_SL_EEE,
	(void *)slow__ZN3amd3smi7Monitor18getTempSensorIndexE23rsmi_temperature_type_t,
	(void *)slow__ZN3amd3smi7Monitor18getVoltSensorIndexE19rsmi_voltage_type_t,
	(void *)slow__ZN3amd3smi7Monitor21setTempSensorLabelMapEv,
	(void *)slow__ZN3amd3smi7Monitor21setVoltSensorLabelMapEv,
	(void *)slow__ZN3amd3smi7MonitorC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
	(void *)slow__ZN3amd3smi7MonitorC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
	(void *)slow__ZN3amd3smi7MonitorD1Ev,
	(void *)slow__ZN3amd3smi7MonitorD2Ev,
	(void *)slow__ZN3amd3smi7RocmSMI10InitializeEm,
	(void *)slow__ZN3amd3smi7RocmSMI11FindMonitorENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi7RocmSMI11getInstanceEm,
	(void *)slow__ZN3amd3smi7RocmSMI14get_node_indexEjPj,
	(void *)slow__ZN3amd3smi7RocmSMI15AddToDeviceListENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN3amd3smi7RocmSMI15GetEnvVariablesEv,
	(void *)slow__ZN3amd3smi7RocmSMI17IterateSMIDevicesESt8functionIFjRSt10shared_ptrINS0_6DeviceEEPvEES7_,
	(void *)slow__ZN3amd3smi7RocmSMI18get_io_link_weightEjjPm,
	(void *)slow__ZN3amd3smi7RocmSMI21DiscoverAmdgpuDevicesEv,
	(void *)slow__ZN3amd3smi7RocmSMI24DiscoverAMDPowerMonitorsEb,
	(void *)slow__ZN3amd3smi7RocmSMI6getEnvEv,
	(void *)slow__ZN3amd3smi7RocmSMI7CleanupEv,
	(void *)slow__ZN3amd3smi7RocmSMIC1Em,
	(void *)slow__ZN3amd3smi7RocmSMIC2Em,
	(void *)slow__ZN3amd3smi7RocmSMID1Ev,
	(void *)slow__ZN3amd3smi7RocmSMID2Ev,
	(void *)slow__ZN3amd3smi8GetMutexEj,
	(void *)slow__ZN3amd3smi8PowerMon14readPowerValueENS0_13PowerMonTypesEPm,
	(void *)slow__ZN3amd3smi8PowerMonC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
	(void *)slow__ZN3amd3smi8PowerMonC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
	(void *)slow__ZN3amd3smi8PowerMonD1Ev,
	(void *)slow__ZN3amd3smi8PowerMonD2Ev,
	(void *)slow__ZN3amd3smi8SameFileENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_,
	(void *)slow__ZN3amd3smi9IsIntegerERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow_rsmi_compute_process_gpus_get,
	(void *)slow_rsmi_compute_process_info_by_pid_get,
	(void *)slow_rsmi_compute_process_info_get,
	(void *)slow_rsmi_counter_available_counters_get,
	(void *)slow_rsmi_counter_control,
	(void *)slow_rsmi_counter_read,
	(void *)slow_rsmi_dev_brand_get,
	(void *)slow_rsmi_dev_busy_percent_get,
	(void *)slow_rsmi_dev_clk_range_set,
	(void *)slow_rsmi_dev_counter_create,
	(void *)slow_rsmi_dev_counter_destroy,
	(void *)slow_rsmi_dev_counter_group_supported,
	(void *)slow_rsmi_dev_drm_render_minor_get,
	(void *)slow_rsmi_dev_ecc_count_get,
	(void *)slow_rsmi_dev_ecc_enabled_get,
	(void *)slow_rsmi_dev_ecc_status_get,
	(void *)slow_rsmi_dev_energy_count_get,
	(void *)slow_rsmi_dev_fan_reset,
	(void *)slow_rsmi_dev_fan_rpms_get,
	(void *)slow_rsmi_dev_fan_speed_get,
	(void *)slow_rsmi_dev_fan_speed_max_get,
	(void *)slow_rsmi_dev_fan_speed_set,
	(void *)slow_rsmi_dev_firmware_version_get,
	(void *)slow_rsmi_dev_gpu_clk_freq_get,
	(void *)slow_rsmi_dev_gpu_clk_freq_set,
	(void *)slow_rsmi_dev_gpu_metrics_info_get,
	(void *)slow_rsmi_dev_gpu_reset,
	(void *)slow_rsmi_dev_id_get,
	(void *)slow_rsmi_dev_memory_busy_percent_get,
	(void *)slow_rsmi_dev_memory_reserved_pages_get,
	(void *)slow_rsmi_dev_memory_total_get,
	(void *)slow_rsmi_dev_memory_usage_get,
	(void *)slow_rsmi_dev_name_get,
	(void *)slow_rsmi_dev_od_clk_info_set,
	(void *)slow_rsmi_dev_od_volt_curve_regions_get,
	(void *)slow_rsmi_dev_od_volt_info_get,
	(void *)slow_rsmi_dev_od_volt_info_set,
	(void *)slow_rsmi_dev_overdrive_level_get,
	(void *)slow_rsmi_dev_overdrive_level_set,
	(void *)slow_rsmi_dev_overdrive_level_set_v1,
	(void *)slow_rsmi_dev_pci_bandwidth_get,
	(void *)slow_rsmi_dev_pci_bandwidth_set,
	(void *)slow_rsmi_dev_pci_id_get,
	(void *)slow_rsmi_dev_pci_replay_counter_get,
	(void *)slow_rsmi_dev_pci_throughput_get,
	(void *)slow_rsmi_dev_perf_level_get,
	(void *)slow_rsmi_dev_perf_level_set,
	(void *)slow_rsmi_dev_perf_level_set_v1,
	(void *)slow_rsmi_dev_power_ave_get,
	(void *)slow_rsmi_dev_power_cap_default_get,
	(void *)slow_rsmi_dev_power_cap_get,
	(void *)slow_rsmi_dev_power_cap_range_get,
	(void *)slow_rsmi_dev_power_cap_set,
	(void *)slow_rsmi_dev_power_profile_presets_get,
	(void *)slow_rsmi_dev_power_profile_set,
	(void *)slow_rsmi_dev_serial_number_get,
	(void *)slow_rsmi_dev_sku_get,
	(void *)slow_rsmi_dev_subsystem_id_get,
	(void *)slow_rsmi_dev_subsystem_name_get,
	(void *)slow_rsmi_dev_subsystem_vendor_id_get,
	(void *)slow_rsmi_dev_supported_func_iterator_close,
	(void *)slow_rsmi_dev_supported_func_iterator_open,
	(void *)slow_rsmi_dev_supported_variant_iterator_open,
	(void *)slow_rsmi_dev_temp_metric_get,
	(void *)slow_rsmi_dev_unique_id_get,
	(void *)slow_rsmi_dev_vbios_version_get,
	(void *)slow_rsmi_dev_vendor_id_get,
	(void *)slow_rsmi_dev_vendor_name_get,
	(void *)slow_rsmi_dev_volt_metric_get,
	(void *)slow_rsmi_dev_vram_vendor_get,
	(void *)slow_rsmi_dev_xgmi_error_reset,
	(void *)slow_rsmi_dev_xgmi_error_status,
	(void *)slow_rsmi_dev_xgmi_hive_id_get,
	(void *)slow_rsmi_event_notification_get,
	(void *)slow_rsmi_event_notification_init,
	(void *)slow_rsmi_event_notification_mask_set,
	(void *)slow_rsmi_event_notification_stop,
	(void *)slow_rsmi_func_iter_next,
	(void *)slow_rsmi_func_iter_value_get,
	(void *)slow_rsmi_init,
	(void *)slow_rsmi_is_P2P_accessible,
	(void *)slow_rsmi_minmax_bandwidth_get,
	(void *)slow_rsmi_num_monitor_devices,
	(void *)slow_rsmi_perf_determinism_mode_set,
	(void *)slow_rsmi_shut_down,
	(void *)slow_rsmi_status_string,
	(void *)slow_rsmi_topo_get_link_type,
	(void *)slow_rsmi_topo_get_link_weight,
	(void *)slow_rsmi_topo_get_numa_node_number,
	(void *)slow_rsmi_topo_numa_affinity_get,
	(void *)slow_rsmi_utilization_count_get,
	(void *)slow_rsmi_version_get,
	(void *)slow_rsmi_version_str_get,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(_Z15rsmi_test_sleepjj, untyped),
	SHIM_SYMBOL(_Z16rsmi_dev_sku_getjPt, untyped),
	SHIM_SYMBOL(_Z17shared_mutex_initPKcj, untyped),
	SHIM_SYMBOL(_Z18rsmi_test_refcountm, untyped),
	SHIM_SYMBOL(_Z18shared_mutex_close14shared_mutex_t, untyped),
	SHIM_SYMBOL(_Z20shared_mutex_destroy14shared_mutex_t, untyped),
	SHIM_SYMBOL(_Z22rsmi_dev_power_max_getjjPm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi10FileExistsEPKc, untyped),
	SHIM_SYMBOL(_ZN3amd3smi12ReadSysfsStrENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPS6_,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi13WriteSysfsStrENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi13isRegularFileENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPb,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi14GetDevValueVecENS0_12DevInfoTypesEjPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS8_EE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi14GetProcessGPUsEjPSt13unordered_setImSt4hashImESt8equal_toImESaImEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi14GetProcessInfoEP19rsmi_process_info_tjPj, untyped),
	SHIM_SYMBOL(_ZN3amd3smi15DiscoverIOLinksEPSt3mapISt4pairIjjESt10shared_ptrINS0_6IOLinkEESt4lessIS3_ESaIS2_IKS3_S6_EEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi15handleExceptionEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi16DiscoverKFDNodesEPSt3mapImSt10shared_ptrINS0_7KFDNodeEESt4lessImESaISt4pairIKmS4_EEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi16DiscoverP2PLinksEPSt3mapISt4pairIjjESt10shared_ptrINS0_6IOLinkEESt4lessIS3_ESaIS2_IKS3_S6_EEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi16GetDevBinaryBlobENS0_12DevInfoTypesEjmPv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi16KFDNodeSupportedEj, untyped),
	SHIM_SYMBOL(_ZN3amd3smi17ErrnoToRsmiStatusEi, untyped),
	SHIM_SYMBOL(_ZN3amd3smi20GetProcessInfoForPIDEjP19rsmi_process_info_tPSt13unordered_setImSt4hashImESt8equal_toImESaImEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi22DiscoverIOLinksPerNodeEjPSt3mapIjSt10shared_ptrINS0_6IOLinkEESt4lessIjESaISt4pairIKjS4_EEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi23DiscoverP2PLinksPerNodeEjPSt3mapIjSt10shared_ptrINS0_6IOLinkEESt4lessIjESaISt4pairIKjS4_EEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi23ReadKFDDevicePropertiesEjPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS7_EE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt23GetSupportedEventGroupsEjPSt13unordered_setI18rsmi_event_group_tNS1_24RSMIEventGrpHashFunctionESt8equal_toIS3_ESaIS3_EE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5Event11stopCounterEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5Event12startCounterEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5Event14get_event_typeEPj, untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5Event14openPerfHandleEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5Event19get_event_file_infoEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5Event8getValueEP20rsmi_counter_value_t, untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5EventC1E17rsmi_event_type_tj, untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5EventC2E17rsmi_event_type_tj, untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5EventD1Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi3evt5EventD2Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS9_EE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEPm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device11readDevInfoENS0_12DevInfoTypesEmPv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device12writeDevInfoENS0_12DevInfoTypesENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device12writeDevInfoENS0_12DevInfoTypesEm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device14readDevInfoStrENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device15readDevInfoLineENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device15writeDevInfoStrENS0_12DevInfoTypesENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device16perfLvlStrToEnumENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device16readDebugInfoStrENS0_12DevInfoTypesEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device17readDevInfoBinaryENS0_12DevInfoTypesEmPv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device18DeviceAPISupportedENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEmm,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device18fillSupportedFuncsEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device22DumpSupportedFunctionsEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6Device23readDevInfoMultiLineStrENS0_12DevInfoTypesEPSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS9_EE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6DeviceC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6DeviceC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6DeviceD1Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6DeviceD2Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6IOLink10InitializeEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6IOLink14ReadPropertiesEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6IOLink18get_property_valueENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPm,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi6IOLinkD1Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi6IOLinkD2Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7KFDNode10InitializeEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7KFDNode14ReadPropertiesEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7KFDNode16get_io_link_typeEjPNS0_13_IO_LINK_TYPEE, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7KFDNode18get_io_link_weightEjPm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7KFDNode18get_property_valueENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPm,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi7KFDNode21get_io_link_bandwidthEjPmS2_, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7KFDNodeD1Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7KFDNodeD2Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor11readMonitorENS0_12MonitorTypesEjPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor12writeMonitorENS0_12MonitorTypesEjNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor15MakeMonitorPathB5cxx11ENS0_12MonitorTypesEj, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor17getTempSensorEnumEm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor17getVoltSensorEnumEm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor18fillSupportedFuncsEPSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10shared_ptrIS2_ImS9_ISt6vectorImSaImEEESt4lessImESaISt4pairIKmSD_EEEESE_IS8_ESaISG_IKS8_SL_EEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor18getTempSensorIndexE23rsmi_temperature_type_t, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor18getVoltSensorIndexE19rsmi_voltage_type_t, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor21setTempSensorLabelMapEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7Monitor21setVoltSensorLabelMapEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7MonitorC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi7MonitorC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi7MonitorD1Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7MonitorD2Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI10InitializeEm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI11FindMonitorENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI11getInstanceEm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI14get_node_indexEjPj, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI15AddToDeviceListENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI15GetEnvVariablesEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI17IterateSMIDevicesESt8functionIFjRSt10shared_ptrINS0_6DeviceEEPvEES7_,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI18get_io_link_weightEjjPm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI21DiscoverAmdgpuDevicesEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI24DiscoverAMDPowerMonitorsEb, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI6getEnvEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMI7CleanupEv, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMIC1Em, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMIC2Em, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMID1Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi7RocmSMID2Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi8GetMutexEj, untyped),
	SHIM_SYMBOL(_ZN3amd3smi8PowerMon14readPowerValueENS0_13PowerMonTypesEPm, untyped),
	SHIM_SYMBOL(_ZN3amd3smi8PowerMonC1ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi8PowerMonC2ENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPK16RocmSMI_env_vars,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi8PowerMonD1Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi8PowerMonD2Ev, untyped),
	SHIM_SYMBOL(_ZN3amd3smi8SameFileENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_,
			untyped),
	SHIM_SYMBOL(_ZN3amd3smi9IsIntegerERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(rsmi_compute_process_gpus_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_compute_process_info_by_pid_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_compute_process_info_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_counter_available_counters_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_counter_control, rsmi_status_t),
	SHIM_SYMBOL(rsmi_counter_read, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_brand_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_busy_percent_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_clk_range_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_counter_create, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_counter_destroy, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_counter_group_supported, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_drm_render_minor_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_ecc_count_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_ecc_enabled_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_ecc_status_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_energy_count_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_fan_reset, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_fan_rpms_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_fan_speed_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_fan_speed_max_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_fan_speed_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_firmware_version_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_gpu_clk_freq_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_gpu_clk_freq_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_gpu_metrics_info_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_gpu_reset, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_id_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_memory_busy_percent_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_memory_reserved_pages_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_memory_total_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_memory_usage_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_name_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_od_clk_info_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_od_volt_curve_regions_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_od_volt_info_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_od_volt_info_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_overdrive_level_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_overdrive_level_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_overdrive_level_set_v1, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_pci_bandwidth_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_pci_bandwidth_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_pci_id_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_pci_replay_counter_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_pci_throughput_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_perf_level_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_perf_level_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_perf_level_set_v1, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_power_ave_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_power_cap_default_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_power_cap_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_power_cap_range_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_power_cap_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_power_profile_presets_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_power_profile_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_serial_number_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_sku_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_subsystem_id_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_subsystem_name_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_subsystem_vendor_id_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_supported_func_iterator_close, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_supported_func_iterator_open, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_supported_variant_iterator_open, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_temp_metric_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_unique_id_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_vbios_version_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_vendor_id_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_vendor_name_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_volt_metric_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_vram_vendor_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_xgmi_error_reset, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_xgmi_error_status, rsmi_status_t),
	SHIM_SYMBOL(rsmi_dev_xgmi_hive_id_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_event_notification_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_event_notification_init, rsmi_status_t),
	SHIM_SYMBOL(rsmi_event_notification_mask_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_event_notification_stop, rsmi_status_t),
	SHIM_SYMBOL(rsmi_func_iter_next, rsmi_status_t),
	SHIM_SYMBOL(rsmi_func_iter_value_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_init, rsmi_status_t),
	SHIM_SYMBOL(rsmi_is_P2P_accessible, rsmi_status_t),
	SHIM_SYMBOL(rsmi_minmax_bandwidth_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_num_monitor_devices, rsmi_status_t),
	SHIM_SYMBOL(rsmi_perf_determinism_mode_set, rsmi_status_t),
	SHIM_SYMBOL(rsmi_shut_down, rsmi_status_t),
	SHIM_SYMBOL(rsmi_status_string, rsmi_status_t),
	SHIM_SYMBOL(rsmi_topo_get_link_type, rsmi_status_t),
	SHIM_SYMBOL(rsmi_topo_get_link_weight, rsmi_status_t),
	SHIM_SYMBOL(rsmi_topo_get_numa_node_number, rsmi_status_t),
	SHIM_SYMBOL(rsmi_topo_numa_affinity_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_utilization_count_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_version_get, rsmi_status_t),
	SHIM_SYMBOL(rsmi_version_str_get, rsmi_status_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "librocm_smi64.so.1",
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
