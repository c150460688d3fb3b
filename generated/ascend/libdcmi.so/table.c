/* Made by `porter gen --backend ascend`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static int absent_int(void)
{
	return DCMI_ERROR_NOT_SUPPORT;
}

static int no_driver_int(void)
{
	return DCMI_ERROR_NOT_REDAY;
}

static SHIM_UNUSED int absent_untyped(void)
{
	return DCMI_ERROR_NOT_SUPPORT;
}

static SHIM_UNUSED int no_driver_untyped(void)
{
	return DCMI_ERROR_NOT_REDAY;
}

void dcmi_create_vdevice(void), slow_dcmi_create_vdevice(void);
void dcmi_get_affinity_cpu_info_by_device_id(void),
		slow_dcmi_get_affinity_cpu_info_by_device_id(void);
void dcmi_get_card_id_device_id_from_logicid(void),
		slow_dcmi_get_card_id_device_id_from_logicid(void);
void dcmi_get_card_id_device_id_from_phyid(void), slow_dcmi_get_card_id_device_id_from_phyid(void);
void dcmi_get_dcmi_version(void), slow_dcmi_get_dcmi_version(void);
void dcmi_get_device_board_info(void), slow_dcmi_get_device_board_info(void);
void dcmi_get_device_boot_status(void), slow_dcmi_get_device_boot_status(void);
void dcmi_get_device_chip_info(void), slow_dcmi_get_device_chip_info(void);
void dcmi_get_device_chip_info_v2(void), slow_dcmi_get_device_chip_info_v2(void);
void dcmi_get_device_die(void), slow_dcmi_get_device_die(void);
void dcmi_get_device_die_v2(void), slow_dcmi_get_device_die_v2(void);
void dcmi_get_device_ecc_info(void), slow_dcmi_get_device_ecc_info(void);
void dcmi_get_device_errorcode_v2(void), slow_dcmi_get_device_errorcode_v2(void);
void dcmi_get_device_frequency(void), slow_dcmi_get_device_frequency(void);
void dcmi_get_device_gateway(void), slow_dcmi_get_device_gateway(void);
void dcmi_get_device_health(void), slow_dcmi_get_device_health(void);
void dcmi_get_device_info(void), slow_dcmi_get_device_info(void);
void dcmi_get_device_ip(void), slow_dcmi_get_device_ip(void);
void dcmi_get_device_logicid_from_phyid(void), slow_dcmi_get_device_logicid_from_phyid(void);
void dcmi_get_device_network_health(void), slow_dcmi_get_device_network_health(void);
void dcmi_get_device_outband_channel_state(void), slow_dcmi_get_device_outband_channel_state(void);
void dcmi_get_device_pcie_info(void), slow_dcmi_get_device_pcie_info(void);
void dcmi_get_device_phyid_from_logicid(void), slow_dcmi_get_device_phyid_from_logicid(void);
void dcmi_get_device_power_info(void), slow_dcmi_get_device_power_info(void);
void dcmi_get_device_temperature(void), slow_dcmi_get_device_temperature(void);
void dcmi_get_device_voltage(void), slow_dcmi_get_device_voltage(void);
void dcmi_get_hccs_link_bandwidth_info(void), slow_dcmi_get_hccs_link_bandwidth_info(void);
void dcmi_get_hccsping_mesh_info(void), slow_dcmi_get_hccsping_mesh_info(void);
void dcmi_get_hccsping_mesh_state(void), slow_dcmi_get_hccsping_mesh_state(void);
void dcmi_get_mainboard_id(void), slow_dcmi_get_mainboard_id(void);
void dcmi_get_netdev_brother_device(void), slow_dcmi_get_netdev_brother_device(void);
void dcmi_get_npu_work_mode(void), slow_dcmi_get_npu_work_mode(void);
void dcmi_get_pcie_link_bandwidth_info(void), slow_dcmi_get_pcie_link_bandwidth_info(void);
void dcmi_get_product_type(void), slow_dcmi_get_product_type(void);
void dcmi_get_spod_node_status(void), slow_dcmi_get_spod_node_status(void);
void dcmi_get_topo_info_by_device_id(void), slow_dcmi_get_topo_info_by_device_id(void);
void dcmi_pre_reset_soc(void), slow_dcmi_pre_reset_soc(void);
void dcmi_rescan_soc(void), slow_dcmi_rescan_soc(void);
void dcmi_set_destroy_vdevice(void), slow_dcmi_set_destroy_vdevice(void);
void dcmi_set_device_reset(void), slow_dcmi_set_device_reset(void);
void dcmi_set_spod_node_status(void), slow_dcmi_set_spod_node_status(void);
void dcmi_start_hccsping_mesh(void), slow_dcmi_start_hccsping_mesh(void);
void dcmi_stop_hccsping_mesh(void), slow_dcmi_stop_hccsping_mesh(void);
void dcmi_subscribe_fault_event(void), slow_dcmi_subscribe_fault_event(void);
void dcmiv2_get_affinity_cpu_info_by_dev_id(void),
		slow_dcmiv2_get_affinity_cpu_info_by_dev_id(void);
void dcmiv2_get_chip_phy_id_by_dev_id(void), slow_dcmiv2_get_chip_phy_id_by_dev_id(void);
void dcmiv2_get_dcmi_version(void), slow_dcmiv2_get_dcmi_version(void);
void dcmiv2_get_device_chip_info(void), slow_dcmiv2_get_device_chip_info(void);
void dcmiv2_get_device_die_id(void), slow_dcmiv2_get_device_die_id(void);
void dcmiv2_get_device_ecc_info(void), slow_dcmiv2_get_device_ecc_info(void);
void dcmiv2_get_device_power_info(void), slow_dcmiv2_get_device_power_info(void);
void dcmiv2_get_device_temperature(void), slow_dcmiv2_get_device_temperature(void);

/* First calls. */
static int slow_dcmi_get_card_list(int *card_num, int *card_list, int list_len)
{
	return SHIM_FIRST(dcmi_get_card_list, 4)(card_num, card_list, list_len);
}

static int slow_dcmi_get_device_hbm_info(int card_id, int device_id, struct dcmi_hbm_info *info)
{
	return SHIM_FIRST(dcmi_get_device_hbm_info, 16)(card_id, device_id, info);
}

static int slow_dcmi_get_device_id_in_card(int card_id, int *device_id_max, int *mcu_id,
		int *cpu_id)
{
	return SHIM_FIRST(dcmi_get_device_id_in_card, 18)(card_id, device_id_max, mcu_id, cpu_id);
}

static int slow_dcmi_get_device_logic_id(int *logic_id, int card_id, int device_id)
{
	return SHIM_FIRST(dcmi_get_device_logic_id, 21)(logic_id, card_id, device_id);
}

static int slow_dcmi_get_device_memory_info_v2(int card_id, int device_id,
		struct dcmi_memory_info *info)
{
	return SHIM_FIRST(dcmi_get_device_memory_info_v2, 23)(card_id, device_id, info);
}

static int slow_dcmi_get_device_memory_info_v3(int card_id, int device_id,
		struct dcmi_get_memory_info_stru *info)
{
	return SHIM_FIRST(dcmi_get_device_memory_info_v3, 24)(card_id, device_id, info);
}

static int slow_dcmi_get_device_num_in_card(int card_id, int *device_num)
{
	return SHIM_FIRST(dcmi_get_device_num_in_card, 26)(card_id, device_num);
}

static int slow_dcmi_get_device_pcie_info_v2(int card_id, int device_id,
		struct dcmi_pcie_info_all *info)
{
	return SHIM_FIRST(dcmi_get_device_pcie_info_v2, 29)(card_id, device_id, info);
}

static int slow_dcmi_get_device_resource_info(int card_id, int device_id,
		struct dcmi_proc_mem_info *processes, int *process_num)
{
	return SHIM_FIRST(dcmi_get_device_resource_info, 32)(card_id, device_id, processes,
			process_num);
}

static int slow_dcmi_get_device_type(int card_id, int device_id, unsigned int *type)
{
	return SHIM_FIRST(dcmi_get_device_type, 34)(card_id, device_id, type);
}

static int slow_dcmi_get_device_utilization_rate(int card_id, int device_id, int input_type,
		unsigned int *rate)
{
	return SHIM_FIRST(dcmi_get_device_utilization_rate, 35)(card_id, device_id, input_type,
			rate);
}

static int slow_dcmi_get_driver_version(char *version, unsigned int length)
{
	return SHIM_FIRST(dcmi_get_driver_version, 37)(version, length);
}

static int slow_dcmi_init(void)
{
	return SHIM_FIRST(dcmi_init, 48)();
}

static int slow_dcmiv2_get_device_hbm_info(int dev_id, struct dcmi_hbm_info *info)
{
	return SHIM_FIRST(dcmiv2_get_device_hbm_info, 63)(dev_id, info);
}

static int slow_dcmiv2_get_device_list(int *device_list, int *device_num, int list_len)
{
	return SHIM_FIRST(dcmiv2_get_device_list, 64)(device_list, device_num, list_len);
}

static int slow_dcmiv2_get_device_pcie_info(int dev_id, struct dcmi_pcie_info_all *info)
{
	return SHIM_FIRST(dcmiv2_get_device_pcie_info, 65)(dev_id, info);
}

static int slow_dcmiv2_get_device_type(int dev_id, unsigned int *type)
{
	return SHIM_FIRST(dcmiv2_get_device_type, 68)(dev_id, type);
}

static int slow_dcmiv2_get_device_utilization_rate(int dev_id, int input_type, unsigned int *rate)
{
	return SHIM_FIRST(dcmiv2_get_device_utilization_rate, 69)(dev_id, input_type, rate);
}

static int slow_dcmiv2_init(void)
{
	return SHIM_FIRST(dcmiv2_init, 70)();
}

static const char *const aliases[] = {NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_dcmi_create_vdevice,
	(void *)slow_dcmi_get_affinity_cpu_info_by_device_id,
	(void *)slow_dcmi_get_card_id_device_id_from_logicid,
	(void *)slow_dcmi_get_card_id_device_id_from_phyid,
	(void *)slow_dcmi_get_card_list,
	(void *)slow_dcmi_get_dcmi_version,
	(void *)slow_dcmi_get_device_board_info,
	(void *)slow_dcmi_get_device_boot_status,
	(void *)slow_dcmi_get_device_chip_info,
	(void *)slow_dcmi_get_device_chip_info_v2,
	(void *)slow_dcmi_get_device_die,
	(void *)slow_dcmi_get_device_die_v2,
	(void *)slow_dcmi_get_device_ecc_info,
	(void *)slow_dcmi_get_device_errorcode_v2,
	(void *)slow_dcmi_get_device_frequency,
	(void *)slow_dcmi_get_device_gateway,
	(void *)slow_dcmi_get_device_hbm_info,
	(void *)slow_dcmi_get_device_health,
	(void *)slow_dcmi_get_device_id_in_card,
	(void *)slow_dcmi_get_device_info,
	(void *)slow_dcmi_get_device_ip,
	(void *)slow_dcmi_get_device_logic_id,
	(void *)slow_dcmi_get_device_logicid_from_phyid,
	(void *)slow_dcmi_get_device_memory_info_v2,
	(void *)slow_dcmi_get_device_memory_info_v3,
	(void *)slow_dcmi_get_device_network_health,
	(void *)slow_dcmi_get_device_num_in_card,
	(void *)slow_dcmi_get_device_outband_channel_state,
	(void *)slow_dcmi_get_device_pcie_info,
	(void *)slow_dcmi_get_device_pcie_info_v2,
	(void *)slow_dcmi_get_device_phyid_from_logicid,
	(void *)slow_dcmi_get_device_power_info,
	(void *)slow_dcmi_get_device_resource_info,
	(void *)slow_dcmi_get_device_temperature,
	(void *)slow_dcmi_get_device_type,
	(void *)slow_dcmi_get_device_utilization_rate,
	(void *)slow_dcmi_get_device_voltage,
	(void *)slow_dcmi_get_driver_version,
	(void *)slow_dcmi_get_hccs_link_bandwidth_info,
	(void *)slow_dcmi_get_hccsping_mesh_info,
	(void *)slow_dcmi_get_hccsping_mesh_state,
	(void *)slow_dcmi_get_mainboard_id,
	(void *)slow_dcmi_get_netdev_brother_device,
	(void *)slow_dcmi_get_npu_work_mode,
	(void *)slow_dcmi_get_pcie_link_bandwidth_info,
	(void *)slow_dcmi_get_product_type,
	(void *)slow_dcmi_get_spod_node_status,
	(void *)slow_dcmi_get_topo_info_by_device_id,
	(void *)slow_dcmi_init,
	(void *)slow_dcmi_pre_reset_soc,
	(void *)slow_dcmi_rescan_soc,
	(void *)slow_dcmi_set_destroy_vdevice,
	(void *)slow_dcmi_set_device_reset,
	(void *)slow_dcmi_set_spod_node_status,
	(void *)slow_dcmi_start_hccsping_mesh,
	(void *)slow_dcmi_stop_hccsping_mesh,
	(void *)slow_dcmi_subscribe_fault_event,
	(void *)slow_dcmiv2_get_affinity_cpu_info_by_dev_id,
	(void *)slow_dcmiv2_get_chip_phy_id_by_dev_id,
	(void *)slow_dcmiv2_get_dcmi_version,
	(void *)slow_dcmiv2_get_device_chip_info,
	(void *)slow_dcmiv2_get_device_die_id,
	(void *)slow_dcmiv2_get_device_ecc_info,
	(void *)slow_dcmiv2_get_device_hbm_info,
	(void *)slow_dcmiv2_get_device_list,
	(void *)slow_dcmiv2_get_device_pcie_info,
	(void *)slow_dcmiv2_get_device_power_info,
	(void *)slow_dcmiv2_get_device_temperature,
	(void *)slow_dcmiv2_get_device_type,
	(void *)slow_dcmiv2_get_device_utilization_rate,
	(void *)slow_dcmiv2_init,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(dcmi_create_vdevice, untyped),
	SHIM_SYMBOL(dcmi_get_affinity_cpu_info_by_device_id, untyped),
	SHIM_SYMBOL(dcmi_get_card_id_device_id_from_logicid, untyped),
	SHIM_SYMBOL(dcmi_get_card_id_device_id_from_phyid, untyped),
	SHIM_SYMBOL(dcmi_get_card_list, int),
	SHIM_SYMBOL(dcmi_get_dcmi_version, untyped),
	SHIM_SYMBOL(dcmi_get_device_board_info, untyped),
	SHIM_SYMBOL(dcmi_get_device_boot_status, untyped),
	SHIM_SYMBOL(dcmi_get_device_chip_info, untyped),
	SHIM_SYMBOL(dcmi_get_device_chip_info_v2, untyped),
	SHIM_SYMBOL(dcmi_get_device_die, untyped),
	SHIM_SYMBOL(dcmi_get_device_die_v2, untyped),
	SHIM_SYMBOL(dcmi_get_device_ecc_info, untyped),
	SHIM_SYMBOL(dcmi_get_device_errorcode_v2, untyped),
	SHIM_SYMBOL(dcmi_get_device_frequency, untyped),
	SHIM_SYMBOL(dcmi_get_device_gateway, untyped),
	SHIM_SYMBOL(dcmi_get_device_hbm_info, int),
	SHIM_SYMBOL(dcmi_get_device_health, untyped),
	SHIM_SYMBOL(dcmi_get_device_id_in_card, int),
	SHIM_SYMBOL(dcmi_get_device_info, untyped),
	SHIM_SYMBOL(dcmi_get_device_ip, untyped),
	SHIM_SYMBOL(dcmi_get_device_logic_id, int),
	SHIM_SYMBOL(dcmi_get_device_logicid_from_phyid, untyped),
	SHIM_SYMBOL(dcmi_get_device_memory_info_v2, int),
	SHIM_SYMBOL(dcmi_get_device_memory_info_v3, int),
	SHIM_SYMBOL(dcmi_get_device_network_health, untyped),
	SHIM_SYMBOL(dcmi_get_device_num_in_card, int),
	SHIM_SYMBOL(dcmi_get_device_outband_channel_state, untyped),
	SHIM_SYMBOL(dcmi_get_device_pcie_info, untyped),
	SHIM_SYMBOL(dcmi_get_device_pcie_info_v2, int),
	SHIM_SYMBOL(dcmi_get_device_phyid_from_logicid, untyped),
	SHIM_SYMBOL(dcmi_get_device_power_info, untyped),
	SHIM_SYMBOL(dcmi_get_device_resource_info, int),
	SHIM_SYMBOL(dcmi_get_device_temperature, untyped),
	SHIM_SYMBOL(dcmi_get_device_type, int),
	SHIM_SYMBOL(dcmi_get_device_utilization_rate, int),
	SHIM_SYMBOL(dcmi_get_device_voltage, untyped),
	SHIM_SYMBOL(dcmi_get_driver_version, int),
	SHIM_SYMBOL(dcmi_get_hccs_link_bandwidth_info, untyped),
	SHIM_SYMBOL(dcmi_get_hccsping_mesh_info, untyped),
	SHIM_SYMBOL(dcmi_get_hccsping_mesh_state, untyped),
	SHIM_SYMBOL(dcmi_get_mainboard_id, untyped),
	SHIM_SYMBOL(dcmi_get_netdev_brother_device, untyped),
	SHIM_SYMBOL(dcmi_get_npu_work_mode, untyped),
	SHIM_SYMBOL(dcmi_get_pcie_link_bandwidth_info, untyped),
	SHIM_SYMBOL(dcmi_get_product_type, untyped),
	SHIM_SYMBOL(dcmi_get_spod_node_status, untyped),
	SHIM_SYMBOL(dcmi_get_topo_info_by_device_id, untyped),
	SHIM_SYMBOL(dcmi_init, int),
	SHIM_SYMBOL(dcmi_pre_reset_soc, untyped),
	SHIM_SYMBOL(dcmi_rescan_soc, untyped),
	SHIM_SYMBOL(dcmi_set_destroy_vdevice, untyped),
	SHIM_SYMBOL(dcmi_set_device_reset, untyped),
	SHIM_SYMBOL(dcmi_set_spod_node_status, untyped),
	SHIM_SYMBOL(dcmi_start_hccsping_mesh, untyped),
	SHIM_SYMBOL(dcmi_stop_hccsping_mesh, untyped),
	SHIM_SYMBOL(dcmi_subscribe_fault_event, untyped),
	SHIM_SYMBOL(dcmiv2_get_affinity_cpu_info_by_dev_id, untyped),
	SHIM_SYMBOL(dcmiv2_get_chip_phy_id_by_dev_id, untyped),
	SHIM_SYMBOL(dcmiv2_get_dcmi_version, untyped),
	SHIM_SYMBOL(dcmiv2_get_device_chip_info, untyped),
	SHIM_SYMBOL(dcmiv2_get_device_die_id, untyped),
	SHIM_SYMBOL(dcmiv2_get_device_ecc_info, untyped),
	SHIM_SYMBOL(dcmiv2_get_device_hbm_info, int),
	SHIM_SYMBOL(dcmiv2_get_device_list, int),
	SHIM_SYMBOL(dcmiv2_get_device_pcie_info, int),
	SHIM_SYMBOL(dcmiv2_get_device_power_info, untyped),
	SHIM_SYMBOL(dcmiv2_get_device_temperature, untyped),
	SHIM_SYMBOL(dcmiv2_get_device_type, int),
	SHIM_SYMBOL(dcmiv2_get_device_utilization_rate, int),
	SHIM_SYMBOL(dcmiv2_init, int),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libdcmi.so",
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{NULL, NULL},
};
