/* Made by `porter gen --backend ascend`. Do not edit. */
/* real.h: the vendor's own functions. The first call of any of them opens the real library. */
#ifndef PORTER_REAL_H
#define PORTER_REAL_H

#include "api.h"
#include "shim.h"

#define real_dcmi_get_card_list SHIM_REAL(dcmi_get_card_list, 4)
#define real_dcmi_get_device_hbm_info SHIM_REAL(dcmi_get_device_hbm_info, 16)
#define real_dcmi_get_device_id_in_card SHIM_REAL(dcmi_get_device_id_in_card, 18)
#define real_dcmi_get_device_logic_id SHIM_REAL(dcmi_get_device_logic_id, 21)
#define real_dcmi_get_device_memory_info_v2 SHIM_REAL(dcmi_get_device_memory_info_v2, 23)
#define real_dcmi_get_device_memory_info_v3 SHIM_REAL(dcmi_get_device_memory_info_v3, 24)
#define real_dcmi_get_device_num_in_card SHIM_REAL(dcmi_get_device_num_in_card, 26)
#define real_dcmi_get_device_pcie_info_v2 SHIM_REAL(dcmi_get_device_pcie_info_v2, 29)
#define real_dcmi_get_device_resource_info SHIM_REAL(dcmi_get_device_resource_info, 32)
#define real_dcmi_get_device_type SHIM_REAL(dcmi_get_device_type, 34)
#define real_dcmi_get_device_utilization_rate SHIM_REAL(dcmi_get_device_utilization_rate, 35)
#define real_dcmi_get_driver_version SHIM_REAL(dcmi_get_driver_version, 37)
#define real_dcmi_init SHIM_REAL(dcmi_init, 48)
#define real_dcmiv2_get_device_hbm_info SHIM_REAL(dcmiv2_get_device_hbm_info, 63)
#define real_dcmiv2_get_device_list SHIM_REAL(dcmiv2_get_device_list, 64)
#define real_dcmiv2_get_device_pcie_info SHIM_REAL(dcmiv2_get_device_pcie_info, 65)
#define real_dcmiv2_get_device_type SHIM_REAL(dcmiv2_get_device_type, 68)
#define real_dcmiv2_get_device_utilization_rate SHIM_REAL(dcmiv2_get_device_utilization_rate, 69)
#define real_dcmiv2_init SHIM_REAL(dcmiv2_init, 70)

#endif
