/* Made by `porter gen --backend hip`. Do not edit. */
/*
 * api.h: what librocm_smi64.so.1 exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * rocm_smi/rocm_smi.h of librocm-smi-dev 5.2.3-2
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rsmi_counter_value_t;
struct rsmi_evt_notification_data_t;
struct rsmi_utilization_counter_t;
struct rsmi_retired_page_record_t;
struct rsmi_power_profile_status_t;
struct rsmi_frequencies_t;
struct rsmi_pcie_bandwidth_t;
struct rsmi_version_t;
struct rsmi_freq_volt_region_t;
struct rsmi_od_volt_freq_data_t;
struct rsmi_gpu_metrics_t;
struct rsmi_error_count_t;
struct rsmi_process_info_t;
struct rsmi_func_id_iter_handle;
union id;

enum rsmi_status_t {
	RSMI_STATUS_SUCCESS = 0,
	RSMI_STATUS_INVALID_ARGS = 1,
	RSMI_STATUS_NOT_SUPPORTED = 2,
	RSMI_STATUS_OUT_OF_RESOURCES = 5,
	RSMI_STATUS_INIT_ERROR = 8,
	RSMI_STATUS_NOT_FOUND = 10,
	RSMI_STATUS_INSUFFICIENT_SIZE = 11,
	RSMI_STATUS_UNKNOWN_ERROR = 4294967295,
};

enum rsmi_dev_perf_level_t { RSMI_DEV_PERF_LEVEL_AUTO = 0 };
enum rsmi_sw_component_t { RSMI_SW_COMP_FIRST = 0 };
enum rsmi_event_group_t { RSMI_EVNT_GRP_INVALID = 4294967295 };
enum rsmi_event_type_t { RSMI_EVNT_FIRST = 0 };
enum rsmi_counter_command_t { RSMI_CNTR_CMD_START = 0 };
enum rsmi_clk_type_t { RSMI_CLK_INVALID = 4294967295 };
enum rsmi_temperature_metric_t { RSMI_TEMP_CURRENT = 0 };
enum rsmi_voltage_metric_t { RSMI_VOLT_CURRENT = 0 };
enum rsmi_voltage_type_t { RSMI_VOLT_TYPE_INVALID = 4294967295 };
enum rsmi_power_profile_preset_masks_t { RSMI_PWR_PROF_PRST_INVALID = 18446744073709551615u };
enum rsmi_gpu_block_t { RSMI_GPU_BLOCK_RESERVED = 9223372036854775808u };
enum rsmi_ras_err_state_t { RSMI_RAS_ERR_STATE_INVALID = 4294967295 };
enum rsmi_memory_type_t { RSMI_MEM_TYPE_VRAM = 0 };
enum rsmi_freq_ind_t { RSMI_FREQ_IND_INVALID = 4294967295 };
enum rsmi_fw_block_t { RSMI_FW_BLOCK_FIRST = 0 };
enum rsmi_xgmi_status_t { RSMI_XGMI_STATUS_NO_ERRORS = 0 };
enum _RSMI_IO_LINK_TYPE { RSMI_IOLINK_TYPE_SIZE = 4294967295 };
typedef enum rsmi_status_t rsmi_status_t;
typedef enum rsmi_dev_perf_level_t rsmi_dev_perf_level_t;
typedef enum rsmi_sw_component_t rsmi_sw_component_t;
typedef uintptr_t rsmi_event_handle_t;
typedef enum rsmi_event_group_t rsmi_event_group_t;
typedef enum rsmi_event_type_t rsmi_event_type_t;
typedef enum rsmi_counter_command_t rsmi_counter_command_t;
typedef struct rsmi_counter_value_t rsmi_counter_value_t;
typedef struct rsmi_evt_notification_data_t rsmi_evt_notification_data_t;
typedef enum rsmi_clk_type_t rsmi_clk_type_t;
typedef enum rsmi_temperature_metric_t rsmi_temperature_metric_t;
typedef enum rsmi_voltage_metric_t rsmi_voltage_metric_t;
typedef enum rsmi_voltage_type_t rsmi_voltage_type_t;
typedef enum rsmi_power_profile_preset_masks_t rsmi_power_profile_preset_masks_t;
typedef enum rsmi_gpu_block_t rsmi_gpu_block_t;
typedef enum rsmi_ras_err_state_t rsmi_ras_err_state_t;
typedef enum rsmi_memory_type_t rsmi_memory_type_t;
typedef enum rsmi_freq_ind_t rsmi_freq_ind_t;
typedef enum rsmi_fw_block_t rsmi_fw_block_t;
typedef enum rsmi_xgmi_status_t rsmi_xgmi_status_t;
typedef enum _RSMI_IO_LINK_TYPE RSMI_IO_LINK_TYPE;
typedef struct rsmi_utilization_counter_t rsmi_utilization_counter_t;
typedef struct rsmi_retired_page_record_t rsmi_retired_page_record_t;
typedef struct rsmi_power_profile_status_t rsmi_power_profile_status_t;
typedef struct rsmi_frequencies_t rsmi_frequencies_t;
typedef struct rsmi_pcie_bandwidth_t rsmi_pcie_bandwidth_t;
typedef struct rsmi_version_t rsmi_version_t;
typedef struct rsmi_freq_volt_region_t rsmi_freq_volt_region_t;
typedef struct rsmi_od_volt_freq_data_t rsmi_od_volt_freq_data_t;
typedef struct rsmi_gpu_metrics_t rsmi_gpu_metrics_t;
typedef struct rsmi_error_count_t rsmi_error_count_t;
typedef struct rsmi_process_info_t rsmi_process_info_t;
typedef struct rsmi_func_id_iter_handle *rsmi_func_id_iter_handle_t;
typedef union id rsmi_func_id_value_t;

struct rsmi_process_info_t {
	uint32_t process_id;
	uint32_t pasid;
	uint64_t vram_usage;
	uint64_t sdma_usage;
	uint32_t cu_occupancy;
};

_Static_assert(sizeof(struct rsmi_process_info_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct rsmi_process_info_t, process_id) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct rsmi_process_info_t, pasid) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct rsmi_process_info_t, vram_usage) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct rsmi_process_info_t, sdma_usage) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct rsmi_process_info_t, cu_occupancy) == 24,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
rsmi_status_t rsmi_compute_process_gpus_get(uint32_t pid, uint32_t *dv_indices,
		uint32_t *num_devices);
rsmi_status_t rsmi_compute_process_info_by_pid_get(uint32_t pid, rsmi_process_info_t *proc);
rsmi_status_t rsmi_compute_process_info_get(rsmi_process_info_t *procs, uint32_t *num_items);
rsmi_status_t rsmi_counter_available_counters_get(uint32_t dv_ind, rsmi_event_group_t grp,
		uint32_t *available);
rsmi_status_t rsmi_counter_control(rsmi_event_handle_t evt_handle, rsmi_counter_command_t cmd,
		void *cmd_args);
rsmi_status_t rsmi_counter_read(rsmi_event_handle_t evt_handle, rsmi_counter_value_t *value);
rsmi_status_t rsmi_dev_brand_get(uint32_t dv_ind, char *brand, uint32_t len);
rsmi_status_t rsmi_dev_busy_percent_get(uint32_t dv_ind, uint32_t *busy_percent);
rsmi_status_t rsmi_dev_clk_range_set(uint32_t dv_ind, uint64_t minclkvalue, uint64_t maxclkvalue,
		rsmi_clk_type_t clkType);
rsmi_status_t rsmi_dev_counter_create(uint32_t dv_ind, rsmi_event_type_t type,
		rsmi_event_handle_t *evnt_handle);
rsmi_status_t rsmi_dev_counter_destroy(rsmi_event_handle_t evnt_handle);
rsmi_status_t rsmi_dev_counter_group_supported(uint32_t dv_ind, rsmi_event_group_t group);
rsmi_status_t rsmi_dev_drm_render_minor_get(uint32_t dv_ind, uint32_t *minor);
rsmi_status_t rsmi_dev_ecc_count_get(uint32_t dv_ind, rsmi_gpu_block_t block,
		rsmi_error_count_t *ec);
rsmi_status_t rsmi_dev_ecc_enabled_get(uint32_t dv_ind, uint64_t *enabled_blocks);
rsmi_status_t rsmi_dev_ecc_status_get(uint32_t dv_ind, rsmi_gpu_block_t block,
		rsmi_ras_err_state_t *state);
rsmi_status_t rsmi_dev_energy_count_get(uint32_t dv_ind, uint64_t *power, float *counter_resolution,
		uint64_t *timestamp);
rsmi_status_t rsmi_dev_fan_reset(uint32_t dv_ind, uint32_t sensor_ind);
rsmi_status_t rsmi_dev_fan_rpms_get(uint32_t dv_ind, uint32_t sensor_ind, int64_t *speed);
rsmi_status_t rsmi_dev_fan_speed_get(uint32_t dv_ind, uint32_t sensor_ind, int64_t *speed);
rsmi_status_t rsmi_dev_fan_speed_max_get(uint32_t dv_ind, uint32_t sensor_ind, uint64_t *max_speed);
rsmi_status_t rsmi_dev_fan_speed_set(uint32_t dv_ind, uint32_t sensor_ind, uint64_t speed);
rsmi_status_t rsmi_dev_firmware_version_get(uint32_t dv_ind, rsmi_fw_block_t block,
		uint64_t *fw_version);
rsmi_status_t rsmi_dev_gpu_clk_freq_get(uint32_t dv_ind, rsmi_clk_type_t clk_type,
		rsmi_frequencies_t *f);
rsmi_status_t rsmi_dev_gpu_clk_freq_set(uint32_t dv_ind, rsmi_clk_type_t clk_type,
		uint64_t freq_bitmask);
rsmi_status_t rsmi_dev_gpu_metrics_info_get(uint32_t dv_ind, rsmi_gpu_metrics_t *pgpu_metrics);
rsmi_status_t rsmi_dev_gpu_reset(int32_t dv_ind);
rsmi_status_t rsmi_dev_id_get(uint32_t dv_ind, uint16_t *id);
rsmi_status_t rsmi_dev_memory_busy_percent_get(uint32_t dv_ind, uint32_t *busy_percent);
rsmi_status_t rsmi_dev_memory_reserved_pages_get(uint32_t dv_ind, uint32_t *num_pages,
		rsmi_retired_page_record_t *records);
rsmi_status_t rsmi_dev_memory_total_get(uint32_t dv_ind, rsmi_memory_type_t mem_type,
		uint64_t *total);
rsmi_status_t rsmi_dev_memory_usage_get(uint32_t dv_ind, rsmi_memory_type_t mem_type,
		uint64_t *used);
rsmi_status_t rsmi_dev_name_get(uint32_t dv_ind, char *name, size_t len);
rsmi_status_t rsmi_dev_od_clk_info_set(uint32_t dv_ind, rsmi_freq_ind_t level, uint64_t clkvalue,
		rsmi_clk_type_t clkType);
rsmi_status_t rsmi_dev_od_volt_curve_regions_get(uint32_t dv_ind, uint32_t *num_regions,
		rsmi_freq_volt_region_t *buffer);
rsmi_status_t rsmi_dev_od_volt_info_get(uint32_t dv_ind, rsmi_od_volt_freq_data_t *odv);
rsmi_status_t rsmi_dev_od_volt_info_set(uint32_t dv_ind, uint32_t vpoint, uint64_t clkvalue,
		uint64_t voltvalue);
rsmi_status_t rsmi_dev_overdrive_level_get(uint32_t dv_ind, uint32_t *od);
rsmi_status_t rsmi_dev_overdrive_level_set(int32_t dv_ind, uint32_t od);
rsmi_status_t rsmi_dev_overdrive_level_set_v1(uint32_t dv_ind, uint32_t od);
rsmi_status_t rsmi_dev_pci_bandwidth_get(uint32_t dv_ind, rsmi_pcie_bandwidth_t *bandwidth);
rsmi_status_t rsmi_dev_pci_bandwidth_set(uint32_t dv_ind, uint64_t bw_bitmask);
rsmi_status_t rsmi_dev_pci_id_get(uint32_t dv_ind, uint64_t *bdfid);
rsmi_status_t rsmi_dev_pci_replay_counter_get(uint32_t dv_ind, uint64_t *counter);
rsmi_status_t rsmi_dev_pci_throughput_get(uint32_t dv_ind, uint64_t *sent, uint64_t *received,
		uint64_t *max_pkt_sz);
rsmi_status_t rsmi_dev_perf_level_get(uint32_t dv_ind, rsmi_dev_perf_level_t *perf);
rsmi_status_t rsmi_dev_perf_level_set(int32_t dv_ind, rsmi_dev_perf_level_t perf_lvl);
rsmi_status_t rsmi_dev_perf_level_set_v1(uint32_t dv_ind, rsmi_dev_perf_level_t perf_lvl);
rsmi_status_t rsmi_dev_power_ave_get(uint32_t dv_ind, uint32_t sensor_ind, uint64_t *power);
rsmi_status_t rsmi_dev_power_cap_default_get(uint32_t dv_ind, uint64_t *default_cap);
rsmi_status_t rsmi_dev_power_cap_get(uint32_t dv_ind, uint32_t sensor_ind, uint64_t *cap);
rsmi_status_t rsmi_dev_power_cap_range_get(uint32_t dv_ind, uint32_t sensor_ind, uint64_t *max,
		uint64_t *min);
rsmi_status_t rsmi_dev_power_cap_set(uint32_t dv_ind, uint32_t sensor_ind, uint64_t cap);
rsmi_status_t rsmi_dev_power_profile_presets_get(uint32_t dv_ind, uint32_t sensor_ind,
		rsmi_power_profile_status_t *status);
rsmi_status_t rsmi_dev_power_profile_set(uint32_t dv_ind, uint32_t reserved,
		rsmi_power_profile_preset_masks_t profile);
rsmi_status_t rsmi_dev_serial_number_get(uint32_t dv_ind, char *serial_num, uint32_t len);
rsmi_status_t rsmi_dev_sku_get(uint32_t dv_ind, char *sku);
rsmi_status_t rsmi_dev_subsystem_id_get(uint32_t dv_ind, uint16_t *id);
rsmi_status_t rsmi_dev_subsystem_name_get(uint32_t dv_ind, char *name, size_t len);
rsmi_status_t rsmi_dev_subsystem_vendor_id_get(uint32_t dv_ind, uint16_t *id);
rsmi_status_t rsmi_dev_supported_func_iterator_close(rsmi_func_id_iter_handle_t *handle);
rsmi_status_t rsmi_dev_supported_func_iterator_open(uint32_t dv_ind,
		rsmi_func_id_iter_handle_t *handle);
rsmi_status_t rsmi_dev_supported_variant_iterator_open(rsmi_func_id_iter_handle_t obj_h,
		rsmi_func_id_iter_handle_t *var_iter);
rsmi_status_t rsmi_dev_temp_metric_get(uint32_t dv_ind, uint32_t sensor_type,
		rsmi_temperature_metric_t metric, int64_t *temperature);
rsmi_status_t rsmi_dev_unique_id_get(uint32_t dv_ind, uint64_t *id);
rsmi_status_t rsmi_dev_vbios_version_get(uint32_t dv_ind, char *vbios, uint32_t len);
rsmi_status_t rsmi_dev_vendor_id_get(uint32_t dv_ind, uint16_t *id);
rsmi_status_t rsmi_dev_vendor_name_get(uint32_t dv_ind, char *name, size_t len);
rsmi_status_t rsmi_dev_volt_metric_get(uint32_t dv_ind, rsmi_voltage_type_t sensor_type,
		rsmi_voltage_metric_t metric, int64_t *voltage);
rsmi_status_t rsmi_dev_vram_vendor_get(uint32_t dv_ind, char *brand, uint32_t len);
rsmi_status_t rsmi_dev_xgmi_error_reset(uint32_t dv_ind);
rsmi_status_t rsmi_dev_xgmi_error_status(uint32_t dv_ind, rsmi_xgmi_status_t *status);
rsmi_status_t rsmi_dev_xgmi_hive_id_get(uint32_t dv_ind, uint64_t *hive_id);
rsmi_status_t rsmi_event_notification_get(int timeout_ms, uint32_t *num_elem,
		rsmi_evt_notification_data_t *data);
rsmi_status_t rsmi_event_notification_init(uint32_t dv_ind);
rsmi_status_t rsmi_event_notification_mask_set(uint32_t dv_ind, uint64_t mask);
rsmi_status_t rsmi_event_notification_stop(uint32_t dv_ind);
rsmi_status_t rsmi_func_iter_next(rsmi_func_id_iter_handle_t handle);
rsmi_status_t rsmi_func_iter_value_get(rsmi_func_id_iter_handle_t handle,
		rsmi_func_id_value_t *value);
rsmi_status_t rsmi_init(uint64_t init_flags);
rsmi_status_t rsmi_is_P2P_accessible(uint32_t dv_ind_src, uint32_t dv_ind_dst, _Bool *accessible);
rsmi_status_t rsmi_minmax_bandwidth_get(uint32_t dv_ind_src, uint32_t dv_ind_dst,
		uint64_t *min_bandwidth, uint64_t *max_bandwidth);
rsmi_status_t rsmi_num_monitor_devices(uint32_t *num_devices);
rsmi_status_t rsmi_perf_determinism_mode_set(uint32_t dv_ind, uint64_t clkvalue);
rsmi_status_t rsmi_shut_down(void);
rsmi_status_t rsmi_status_string(rsmi_status_t status, const char **status_string);
rsmi_status_t rsmi_topo_get_link_type(uint32_t dv_ind_src, uint32_t dv_ind_dst, uint64_t *hops,
		RSMI_IO_LINK_TYPE *type);
rsmi_status_t rsmi_topo_get_link_weight(uint32_t dv_ind_src, uint32_t dv_ind_dst, uint64_t *weight);
rsmi_status_t rsmi_topo_get_numa_node_number(uint32_t dv_ind, uint32_t *numa_node);
rsmi_status_t rsmi_topo_numa_affinity_get(uint32_t dv_ind, uint32_t *numa_node);
rsmi_status_t rsmi_utilization_count_get(uint32_t dv_ind,
		rsmi_utilization_counter_t *utilization_counters, uint32_t count,
		uint64_t *timestamp);
rsmi_status_t rsmi_version_get(rsmi_version_t *version);
rsmi_status_t rsmi_version_str_get(rsmi_sw_component_t component, char *ver_str, uint32_t len);
#pragma GCC visibility pop

#endif
