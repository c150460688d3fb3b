/* Made by `porter gen --backend hip`. Do not edit. */
/*
 * api.h: what libamd_smi.so.27 exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * amd_smi/amdsmi.h of libamd-smi-dev 10.1-1
 * the spec
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wpacked-not-aligned" /* the vendor packs them so */
#endif

struct amdsmi_xgmi_info_t;
struct amdsmi_vram_usage_t;
struct amdsmi_violation_status_t;
struct bdf_;
union amdsmi_bdf_t;
struct amdsmi_enumeration_info_t;
struct amdsmi_pcie_info_t;
struct amdsmi_power_cap_info_t;
struct amdsmi_vbios_info_t;
struct amdsmi_gpu_cache_info_t;
struct amdsmi_fw_info_t;
struct amdsmi_asic_info_t;
struct amdsmi_kfd_info_t;
struct amdsmi_memory_partition_config_t;
struct amdsmi_accelerator_partition_profile_t;
struct amdsmi_accelerator_partition_profile_config_t;
struct amdsmi_link_metrics_t;
struct amdsmi_vram_info_t;
struct amdsmi_driver_info_t;
struct amdsmi_board_info_t;
struct amdsmi_power_info_t;
struct amdsmi_clk_info_t;
struct amdsmi_engine_usage_t;
struct engine_usage_;
struct memory_usage_;
struct amdsmi_proc_info_t;
struct amdsmi_proc_gpu_entry_t;
struct amdsmi_proc_info_by_pid_t;
struct amdsmi_p2p_capability_t;
struct amdsmi_counter_value_t;
struct amdsmi_evt_notification_data_t;
struct amdsmi_utilization_counter_t;
struct amdsmi_retired_page_record_t;
struct amdsmi_power_profile_status_t;
struct amdsmi_frequencies_t;
struct amdsmi_dpm_policy_t;
struct amdsmi_pcie_bandwidth_t;
struct amdsmi_version_t;
struct amdsmi_freq_volt_region_t;
struct amdsmi_od_volt_freq_data_t;
struct amd_metrics_table_header_t;
struct amdsmi_gpu_metrics_t;
struct amdsmi_xgmi_link_status_t;
struct amdsmi_name_value_t;
struct amdsmi_ras_feature_t;
struct amdsmi_error_count_t;
struct amdsmi_process_info_t;
struct amdsmi_topology_nearest_t;
struct amdsmi_npm_info_t;
struct amdsmi_tray_info_t;
struct amdsmi_nic_stat_t;
struct amdsmi_nic_asic_info_t;
struct amdsmi_nic_bus_info_t;
struct amdsmi_nic_numa_info_t;
struct amdsmi_nic_fw_info_t;
struct amdsmi_nic_port_info_t;
struct amdsmi_nic_driver_info_t;
struct amdsmi_nic_rdma_devices_info_t;
struct amdsmi_fabric_telemetry_t;
struct amdsmi_fabric_info_t;
struct amdsmi_cper_hdr_t;
struct amdsmi_uma_carveout_info_t;
struct amdsmi_ttm_info_t;
enum amdsmi_processor_type_t { AMDSMI_PROCESSOR_TYPE_AMD_GPU = 1 };

enum amdsmi_status_t {
	AMDSMI_STATUS_SUCCESS = 0,
	AMDSMI_STATUS_INVAL = 1,
	AMDSMI_STATUS_NOT_SUPPORTED = 2,
	AMDSMI_STATUS_NO_PERM = 10,
	AMDSMI_STATUS_OUT_OF_RESOURCES = 15,
	AMDSMI_STATUS_NOT_FOUND = 31,
	AMDSMI_STATUS_NOT_INIT = 32,
	AMDSMI_STATUS_DRIVER_NOT_LOADED = 34,
	AMDSMI_STATUS_MORE_DATA = 39,
	AMDSMI_STATUS_INSUFFICIENT_SIZE = 41,
	AMDSMI_STATUS_UNKNOWN_ERROR = 4294967295,
};

enum amdsmi_clk_type_t { AMDSMI_CLK_TYPE_SYS = 0 };
enum amdsmi_compute_partition_type_t { AMDSMI_COMPUTE_PARTITION_INVALID = 0 };
enum amdsmi_compute_partition_mem_alloc_mode_t { AMDSMI_COMPUTE_PARTITION_MEM_ALLOC_INVALID = 0 };
enum amdsmi_accelerator_partition_mem_alloc_mode_t { AMDSMI_ACCELERATOR_PARTITION_MEM_ALLOC_INVALID =
		0 };
enum amdsmi_memory_partition_type_t { AMDSMI_MEMORY_PARTITION_UNKNOWN = 0 };
enum amdsmi_temperature_type_t { AMDSMI_TEMPERATURE_TYPE_EDGE = 0 };
enum amdsmi_vram_type_t { AMDSMI_VRAM_TYPE_UNKNOWN = 0 };
enum amdsmi_power_cap_type_t { AMDSMI_POWER_CAP_TYPE_PPT0 = 0 };
enum amdsmi_link_type_t { AMDSMI_LINK_TYPE_INTERNAL = 0 };
enum amdsmi_dev_perf_level_t { AMDSMI_DEV_PERF_LEVEL_AUTO = 0 };
enum amdsmi_event_group_t { AMDSMI_EVNT_GRP_INVALID = 4294967295 };
enum amdsmi_event_type_t { AMDSMI_EVNT_FIRST = 0 };
enum amdsmi_counter_command_t { AMDSMI_CNTR_CMD_START = 0 };
enum amdsmi_temperature_metric_t { AMDSMI_TEMP_CURRENT = 0 };
enum amdsmi_voltage_metric_t { AMDSMI_VOLT_CURRENT = 0 };
enum amdsmi_voltage_type_t { AMDSMI_VOLT_TYPE_INVALID = 4294967295 };
enum amdsmi_power_profile_preset_masks_t { AMDSMI_PWR_PROF_PRST_INVALID = 18446744073709551615u };
enum amdsmi_gpu_block_t { AMDSMI_GPU_BLOCK_RESERVED = 9223372036854775808u };
enum amdsmi_clk_limit_type_t { AMDSMI_CLK_LIMIT_MIN = 0 };
enum amdsmi_ras_err_state_t { AMDSMI_RAS_ERR_STATE_INVALID = 4294967295 };
enum amdsmi_memory_type_t { AMDSMI_MEM_TYPE_VRAM = 0 };
enum amdsmi_freq_ind_t { AMDSMI_FREQ_IND_INVALID = 4294967295 };
enum amdsmi_xgmi_status_t { AMDSMI_XGMI_STATUS_NO_ERRORS = 0 };
enum amdsmi_reg_type_t { AMDSMI_REG_XGMI = 0 };
enum amdsmi_virtualization_mode_t { AMDSMI_VIRTUALIZATION_MODE_UNKNOWN = 0 };
enum amdsmi_affinity_scope_t { AMDSMI_AFFINITY_SCOPE_NODE = 0 };
enum amdsmi_ptl_data_format_t { AMDSMI_PTL_DATA_FORMAT_INVALID = 4294967295 };
typedef void *amdsmi_processor_handle;
typedef void *amdsmi_socket_handle;
typedef void *amdsmi_node_handle;
typedef enum amdsmi_processor_type_t amdsmi_processor_type_t;
typedef enum amdsmi_status_t amdsmi_status_t;
typedef enum amdsmi_clk_type_t amdsmi_clk_type_t;
typedef enum amdsmi_compute_partition_type_t amdsmi_compute_partition_type_t;
typedef enum amdsmi_compute_partition_mem_alloc_mode_t amdsmi_compute_partition_mem_alloc_mode_t;
typedef enum amdsmi_accelerator_partition_mem_alloc_mode_t amdsmi_accelerator_partition_mem_alloc_mode_t;
typedef enum amdsmi_memory_partition_type_t amdsmi_memory_partition_type_t;
typedef enum amdsmi_temperature_type_t amdsmi_temperature_type_t;
typedef enum amdsmi_vram_type_t amdsmi_vram_type_t;
typedef struct amdsmi_xgmi_info_t amdsmi_xgmi_info_t;
typedef struct amdsmi_vram_usage_t amdsmi_vram_usage_t;
typedef struct amdsmi_violation_status_t amdsmi_violation_status_t;
typedef union amdsmi_bdf_t amdsmi_bdf_t;
typedef struct amdsmi_enumeration_info_t amdsmi_enumeration_info_t;
typedef struct amdsmi_pcie_info_t amdsmi_pcie_info_t;
typedef struct amdsmi_power_cap_info_t amdsmi_power_cap_info_t;
typedef enum amdsmi_power_cap_type_t amdsmi_power_cap_type_t;
typedef struct amdsmi_vbios_info_t amdsmi_vbios_info_t;
typedef struct amdsmi_gpu_cache_info_t amdsmi_gpu_cache_info_t;
typedef struct amdsmi_fw_info_t amdsmi_fw_info_t;
typedef struct amdsmi_asic_info_t amdsmi_asic_info_t;
typedef struct amdsmi_kfd_info_t amdsmi_kfd_info_t;
typedef struct amdsmi_memory_partition_config_t amdsmi_memory_partition_config_t;
typedef struct amdsmi_accelerator_partition_profile_t amdsmi_accelerator_partition_profile_t;
typedef struct amdsmi_accelerator_partition_profile_config_t amdsmi_accelerator_partition_profile_config_t;
typedef enum amdsmi_link_type_t amdsmi_link_type_t;
typedef struct amdsmi_link_metrics_t amdsmi_link_metrics_t;
typedef struct amdsmi_vram_info_t amdsmi_vram_info_t;
typedef struct amdsmi_driver_info_t amdsmi_driver_info_t;
typedef struct amdsmi_board_info_t amdsmi_board_info_t;
typedef struct amdsmi_power_info_t amdsmi_power_info_t;
typedef struct amdsmi_clk_info_t amdsmi_clk_info_t;
typedef struct amdsmi_engine_usage_t amdsmi_engine_usage_t;
typedef uint32_t amdsmi_process_handle_t;
typedef struct amdsmi_proc_info_t amdsmi_proc_info_t;
typedef struct amdsmi_proc_gpu_entry_t amdsmi_proc_gpu_entry_t;
typedef struct amdsmi_proc_info_by_pid_t amdsmi_proc_info_by_pid_t;
typedef struct amdsmi_p2p_capability_t amdsmi_p2p_capability_t;
typedef enum amdsmi_dev_perf_level_t amdsmi_dev_perf_level_t;
typedef uintptr_t amdsmi_event_handle_t;
typedef enum amdsmi_event_group_t amdsmi_event_group_t;
typedef enum amdsmi_event_type_t amdsmi_event_type_t;
typedef enum amdsmi_counter_command_t amdsmi_counter_command_t;
typedef struct amdsmi_counter_value_t amdsmi_counter_value_t;
typedef struct amdsmi_evt_notification_data_t amdsmi_evt_notification_data_t;
typedef enum amdsmi_temperature_metric_t amdsmi_temperature_metric_t;
typedef enum amdsmi_voltage_metric_t amdsmi_voltage_metric_t;
typedef enum amdsmi_voltage_type_t amdsmi_voltage_type_t;
typedef enum amdsmi_power_profile_preset_masks_t amdsmi_power_profile_preset_masks_t;
typedef enum amdsmi_gpu_block_t amdsmi_gpu_block_t;
typedef enum amdsmi_clk_limit_type_t amdsmi_clk_limit_type_t;
typedef enum amdsmi_ras_err_state_t amdsmi_ras_err_state_t;
typedef enum amdsmi_memory_type_t amdsmi_memory_type_t;
typedef enum amdsmi_freq_ind_t amdsmi_freq_ind_t;
typedef enum amdsmi_xgmi_status_t amdsmi_xgmi_status_t;
typedef struct amdsmi_utilization_counter_t amdsmi_utilization_counter_t;
typedef struct amdsmi_retired_page_record_t amdsmi_retired_page_record_t;
typedef struct amdsmi_power_profile_status_t amdsmi_power_profile_status_t;
typedef struct amdsmi_frequencies_t amdsmi_frequencies_t;
typedef struct amdsmi_dpm_policy_t amdsmi_dpm_policy_t;
typedef struct amdsmi_pcie_bandwidth_t amdsmi_pcie_bandwidth_t;
typedef struct amdsmi_version_t amdsmi_version_t;
typedef struct amdsmi_freq_volt_region_t amdsmi_freq_volt_region_t;
typedef struct amdsmi_od_volt_freq_data_t amdsmi_od_volt_freq_data_t;
typedef struct amd_metrics_table_header_t amd_metrics_table_header_t;
typedef struct amdsmi_gpu_metrics_t amdsmi_gpu_metrics_t;
typedef struct amdsmi_xgmi_link_status_t amdsmi_xgmi_link_status_t;
typedef struct amdsmi_name_value_t amdsmi_name_value_t;
typedef enum amdsmi_reg_type_t amdsmi_reg_type_t;
typedef struct amdsmi_ras_feature_t amdsmi_ras_feature_t;
typedef struct amdsmi_error_count_t amdsmi_error_count_t;
typedef struct amdsmi_process_info_t amdsmi_process_info_t;
typedef struct amdsmi_topology_nearest_t amdsmi_topology_nearest_t;
typedef enum amdsmi_virtualization_mode_t amdsmi_virtualization_mode_t;
typedef enum amdsmi_affinity_scope_t amdsmi_affinity_scope_t;
typedef struct amdsmi_npm_info_t amdsmi_npm_info_t;
typedef struct amdsmi_tray_info_t amdsmi_tray_info_t;
typedef enum amdsmi_ptl_data_format_t amdsmi_ptl_data_format_t;
typedef struct amdsmi_nic_stat_t amdsmi_nic_stat_t;
typedef struct amdsmi_nic_asic_info_t amdsmi_nic_asic_info_t;
typedef struct amdsmi_nic_bus_info_t amdsmi_nic_bus_info_t;
typedef struct amdsmi_nic_numa_info_t amdsmi_nic_numa_info_t;
typedef struct amdsmi_nic_fw_info_t amdsmi_nic_fw_info_t;
typedef struct amdsmi_nic_port_info_t amdsmi_nic_port_info_t;
typedef struct amdsmi_nic_driver_info_t amdsmi_nic_driver_info_t;
typedef struct amdsmi_nic_rdma_devices_info_t amdsmi_nic_rdma_devices_info_t;
typedef struct amdsmi_fabric_telemetry_t amdsmi_fabric_telemetry_t;
typedef struct amdsmi_fabric_info_t amdsmi_fabric_info_t;
typedef struct amdsmi_cper_hdr_t amdsmi_cper_hdr_t;
typedef struct amdsmi_uma_carveout_info_t amdsmi_uma_carveout_info_t;
typedef struct amdsmi_ttm_info_t amdsmi_ttm_info_t;

struct amdsmi_vram_usage_t {
	uint32_t vram_total;
	uint32_t vram_used;
	uint32_t reserved[2];
};

struct bdf_ {
	uint64_t function_number : 3;
	uint64_t device_number : 5;
	uint64_t bus_number : 8;
	uint64_t domain_number : 48;
};

union amdsmi_bdf_t {
	struct bdf_ bdf;
	struct {
		uint64_t function_number : 3;
		uint64_t device_number : 5;
		uint64_t bus_number : 8;
		uint64_t domain_number : 48;
	};
	uint64_t as_uint;
};

struct amdsmi_vram_info_t {
	amdsmi_vram_type_t vram_type;
	char vram_vendor[256];
	uint64_t vram_size;
	uint32_t vram_bit_width;
	uint64_t vram_max_bandwidth;
	uint64_t reserved[37];
};

struct amdsmi_engine_usage_t {
	uint32_t gfx_activity;
	uint32_t umc_activity;
	uint32_t mm_activity;
	uint32_t reserved[13];
};

struct engine_usage_ {
	uint64_t gfx;
	uint64_t enc;
	uint32_t reserved[12];
};

struct memory_usage_ {
	uint64_t gtt_mem;
	uint64_t cpu_mem;
	uint64_t vram_mem;
	uint32_t reserved[10];
};

struct amdsmi_proc_info_t {
	char name[256];
	amdsmi_process_handle_t pid;
	uint64_t mem;
	struct engine_usage_ engine_usage;
	struct memory_usage_ memory_usage;
	char container_name[256];
	uint32_t cu_occupancy;
	uint32_t evicted_time;
	uint64_t sdma_usage;
	uint32_t reserved[8];
};

struct amdsmi_proc_gpu_entry_t {
	uint32_t gpu_index;
	uint64_t mem;
	struct {
		uint64_t gfx;
		uint64_t enc;
		uint32_t reserved[12];
	} engine_usage;
	struct {
		uint64_t gtt_mem;
		uint64_t cpu_mem;
		uint64_t vram_mem;
		uint32_t reserved[10];
	} memory_usage;
	uint32_t cu_occupancy;
	uint32_t evicted_time;
	uint64_t sdma_usage;
	uint32_t reserved[8];
};

struct amdsmi_proc_info_by_pid_t {
	amdsmi_process_handle_t pid;
	char name[256];
	char container_name[256];
	uint32_t num_gpus;
	amdsmi_proc_gpu_entry_t gpus[32];
};

struct amdsmi_process_info_t {
	uint32_t process_id;
	uint64_t vram_usage;
	uint64_t sdma_usage;
	uint32_t cu_occupancy;
	uint32_t evicted_time;
};

_Static_assert(sizeof(struct amdsmi_vram_usage_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_vram_usage_t, vram_total) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_vram_usage_t, vram_used) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_vram_usage_t, reserved) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct bdf_) == 8, "as the vendor lays it out");
_Static_assert(sizeof(union amdsmi_bdf_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(union amdsmi_bdf_t, bdf) == 0, "as the vendor lays it out");
_Static_assert(offsetof(union amdsmi_bdf_t, as_uint) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct amdsmi_vram_info_t) == 584, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_vram_info_t, vram_type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_vram_info_t, vram_vendor) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_vram_info_t, vram_size) == 264, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_vram_info_t, vram_bit_width) == 272,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_vram_info_t, vram_max_bandwidth) == 280,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_vram_info_t, reserved) == 288, "as the vendor lays it out");
_Static_assert(sizeof(struct amdsmi_engine_usage_t) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_engine_usage_t, gfx_activity) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_engine_usage_t, umc_activity) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_engine_usage_t, mm_activity) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_engine_usage_t, reserved) == 12, "as the vendor lays it out");
_Static_assert(sizeof(struct engine_usage_) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct engine_usage_, gfx) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct engine_usage_, enc) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct engine_usage_, reserved) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct memory_usage_) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct memory_usage_, gtt_mem) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct memory_usage_, cpu_mem) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct memory_usage_, vram_mem) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct memory_usage_, reserved) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct amdsmi_proc_info_t) == 704, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, name) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, pid) == 256, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, mem) == 264, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, engine_usage) == 272,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, memory_usage) == 336,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, container_name) == 400,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, cu_occupancy) == 656,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, evicted_time) == 660,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, sdma_usage) == 664, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_t, reserved) == 672, "as the vendor lays it out");
_Static_assert(sizeof(struct amdsmi_proc_gpu_entry_t) == 192, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_gpu_entry_t, gpu_index) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_gpu_entry_t, mem) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_gpu_entry_t, engine_usage) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_gpu_entry_t, memory_usage) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_gpu_entry_t, cu_occupancy) == 144,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_gpu_entry_t, evicted_time) == 148,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_gpu_entry_t, sdma_usage) == 152,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_gpu_entry_t, reserved) == 160,
		"as the vendor lays it out");
_Static_assert(sizeof(struct amdsmi_proc_info_by_pid_t) == 6664, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_by_pid_t, pid) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_by_pid_t, name) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_by_pid_t, container_name) == 260,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_by_pid_t, num_gpus) == 516,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_proc_info_by_pid_t, gpus) == 520,
		"as the vendor lays it out");
_Static_assert(sizeof(struct amdsmi_process_info_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_process_info_t, process_id) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_process_info_t, vram_usage) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_process_info_t, sdma_usage) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_process_info_t, cu_occupancy) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct amdsmi_process_info_t, evicted_time) == 28,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
amdsmi_status_t amdsmi_alloc_fabric_telemetry(amdsmi_processor_handle processor_handle,
		uint32_t category_mask, amdsmi_fabric_telemetry_t **telemetry);
amdsmi_status_t amdsmi_clean_gpu_local_data(amdsmi_processor_handle processor_handle);
amdsmi_status_t amdsmi_fabric_telem_id_to_string(uint64_t telem_id, const char **telem_name);
amdsmi_status_t amdsmi_free_fabric_telemetry(amdsmi_processor_handle processor_handle,
		amdsmi_fabric_telemetry_t *telemetry);
amdsmi_status_t amdsmi_get_afids_from_cper(char *cper_buffer, uint32_t buf_size, uint64_t *afids,
		uint32_t *num_afids);
amdsmi_status_t amdsmi_get_clk_freq(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, amdsmi_frequencies_t *f);
amdsmi_status_t amdsmi_get_clock_info(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, amdsmi_clk_info_t *info);
amdsmi_status_t amdsmi_get_cpu_affinity_with_scope(amdsmi_processor_handle processor_handle,
		uint32_t cpu_set_size, uint64_t *cpu_set, amdsmi_affinity_scope_t scope);
amdsmi_status_t amdsmi_get_cpu_core_ccd_power(amdsmi_processor_handle processor_handle,
		uint32_t *power);
amdsmi_status_t amdsmi_get_cpu_pwr_efficiency_mode(amdsmi_processor_handle processor_handle,
		uint32_t *power_efficiency_mode, uint32_t *utilization, uint32_t *ppt_limit);
amdsmi_status_t amdsmi_get_cpu_pwr_svi_telemetry_all_rails(amdsmi_processor_handle processor_handle,
		uint32_t *power);
amdsmi_status_t amdsmi_get_cpu_socket_power(amdsmi_processor_handle processor_handle,
		uint32_t *ppower);
amdsmi_status_t amdsmi_get_cpu_socket_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t *pcap);
amdsmi_status_t amdsmi_get_cpu_socket_power_cap_max(amdsmi_processor_handle processor_handle,
		uint32_t *pmax);
amdsmi_status_t amdsmi_get_energy_count(amdsmi_processor_handle processor_handle,
		uint64_t *energy_accumulator, float *counter_resolution, uint64_t *timestamp);
amdsmi_status_t amdsmi_get_fabric_telemetry_data(amdsmi_processor_handle processor_handle,
		amdsmi_fabric_telemetry_t *telemetry);
amdsmi_status_t amdsmi_get_fw_info(amdsmi_processor_handle processor_handle,
		amdsmi_fw_info_t *info);
amdsmi_status_t amdsmi_get_gpu_accelerator_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_mem_alloc_mode_t *mode);
amdsmi_status_t amdsmi_get_gpu_accelerator_partition_profile(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_profile_t *profile, uint32_t *partition_id);
amdsmi_status_t amdsmi_get_gpu_accelerator_partition_profile_config(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_profile_config_t *profile_config);
amdsmi_status_t amdsmi_get_gpu_activity(amdsmi_processor_handle processor_handle,
		amdsmi_engine_usage_t *info);
amdsmi_status_t amdsmi_get_gpu_asic_info(amdsmi_processor_handle processor_handle,
		amdsmi_asic_info_t *info);
amdsmi_status_t amdsmi_get_gpu_available_counters(amdsmi_processor_handle processor_handle,
		amdsmi_event_group_t grp, uint32_t *available);
amdsmi_status_t amdsmi_get_gpu_bad_page_info(amdsmi_processor_handle processor_handle,
		uint32_t *num_pages, amdsmi_retired_page_record_t *info);
amdsmi_status_t amdsmi_get_gpu_bad_page_threshold(amdsmi_processor_handle processor_handle,
		uint32_t *threshold);
amdsmi_status_t amdsmi_get_gpu_bdf_id(amdsmi_processor_handle processor_handle, uint64_t *bdfid);
amdsmi_status_t amdsmi_get_gpu_board_info(amdsmi_processor_handle processor_handle,
		amdsmi_board_info_t *info);
amdsmi_status_t amdsmi_get_gpu_busy_percent(amdsmi_processor_handle processor_handle,
		uint32_t *gpu_busy_percent);
amdsmi_status_t amdsmi_get_gpu_cache_info(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_cache_info_t *info);
amdsmi_status_t amdsmi_get_gpu_compute_partition(amdsmi_processor_handle processor_handle,
		char *compute_partition, uint32_t len);
amdsmi_status_t amdsmi_get_gpu_compute_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_compute_partition_mem_alloc_mode_t *mode);
amdsmi_status_t amdsmi_get_gpu_compute_process_gpus(uint32_t pid, uint32_t *dv_indices,
		uint32_t *num_devices);
amdsmi_status_t amdsmi_get_gpu_compute_process_info(amdsmi_process_info_t *procs,
		uint32_t *num_items);
amdsmi_status_t amdsmi_get_gpu_compute_process_info_by_pid(uint32_t pid,
		amdsmi_process_info_t *proc);
amdsmi_status_t amdsmi_get_gpu_cper_entries(amdsmi_processor_handle processor_handle,
		uint32_t severity_mask, char *cper_data, uint64_t *buf_size,
		amdsmi_cper_hdr_t **cper_hdrs, uint64_t *entry_count, uint64_t *cursor);
amdsmi_status_t amdsmi_get_gpu_device_bdf(amdsmi_processor_handle processor_handle,
		amdsmi_bdf_t *bdf);
amdsmi_status_t amdsmi_get_gpu_device_cuid(amdsmi_processor_handle processor_handle,
		unsigned int *cuid_length, char *cuid);
amdsmi_status_t amdsmi_get_gpu_device_uuid(amdsmi_processor_handle processor_handle,
		unsigned int *uuid_length, char *uuid);
amdsmi_status_t amdsmi_get_gpu_driver_info(amdsmi_processor_handle processor_handle,
		amdsmi_driver_info_t *info);
amdsmi_status_t amdsmi_get_gpu_ecc_count(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_block_t block, amdsmi_error_count_t *ec);
amdsmi_status_t amdsmi_get_gpu_ecc_enabled(amdsmi_processor_handle processor_handle,
		uint64_t *enabled_blocks);
amdsmi_status_t amdsmi_get_gpu_ecc_status(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_block_t block, amdsmi_ras_err_state_t *state);
amdsmi_status_t amdsmi_get_gpu_enumeration_info(amdsmi_processor_handle processor_handle,
		amdsmi_enumeration_info_t *info);
amdsmi_status_t amdsmi_get_gpu_event_notification(int timeout_ms, uint32_t *num_elem,
		amdsmi_evt_notification_data_t *data);
amdsmi_status_t amdsmi_get_gpu_fabric_info(amdsmi_processor_handle processor_handle,
		amdsmi_fabric_info_t *info);
amdsmi_status_t amdsmi_get_gpu_fan_rpms(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, int64_t *speed);
amdsmi_status_t amdsmi_get_gpu_fan_speed(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, int64_t *speed);
amdsmi_status_t amdsmi_get_gpu_fan_speed_max(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, uint64_t *max_speed);
amdsmi_status_t amdsmi_get_gpu_id(amdsmi_processor_handle processor_handle, uint16_t *id);
amdsmi_status_t amdsmi_get_gpu_kfd_info(amdsmi_processor_handle processor_handle,
		amdsmi_kfd_info_t *info);
amdsmi_status_t amdsmi_get_gpu_mem_overdrive_level(amdsmi_processor_handle processor_handle,
		uint32_t *od);
amdsmi_status_t amdsmi_get_gpu_memory_partition(amdsmi_processor_handle processor_handle,
		char *memory_partition, uint32_t len);
amdsmi_status_t amdsmi_get_gpu_memory_partition_config(amdsmi_processor_handle processor_handle,
		amdsmi_memory_partition_config_t *config);
amdsmi_status_t amdsmi_get_gpu_memory_reserved_pages(amdsmi_processor_handle processor_handle,
		uint32_t *num_pages, amdsmi_retired_page_record_t *records);
amdsmi_status_t amdsmi_get_gpu_memory_total(amdsmi_processor_handle processor_handle,
		amdsmi_memory_type_t mem_type, uint64_t *total);
amdsmi_status_t amdsmi_get_gpu_memory_usage(amdsmi_processor_handle processor_handle,
		amdsmi_memory_type_t mem_type, uint64_t *used);
amdsmi_status_t amdsmi_get_gpu_metrics_header_info(amdsmi_processor_handle processor_handle,
		amd_metrics_table_header_t *header_value);
amdsmi_status_t amdsmi_get_gpu_metrics_info(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_metrics_t *pgpu_metrics);
amdsmi_status_t amdsmi_get_gpu_od_volt_curve_regions(amdsmi_processor_handle processor_handle,
		uint32_t *num_regions, amdsmi_freq_volt_region_t *buffer);
amdsmi_status_t amdsmi_get_gpu_od_volt_info(amdsmi_processor_handle processor_handle,
		amdsmi_od_volt_freq_data_t *odv);
amdsmi_status_t amdsmi_get_gpu_overdrive_level(amdsmi_processor_handle processor_handle,
		uint32_t *od);
amdsmi_status_t amdsmi_get_gpu_partition_metrics_info(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_metrics_t *pgpu_metrics);
amdsmi_status_t amdsmi_get_gpu_pci_bandwidth(amdsmi_processor_handle processor_handle,
		amdsmi_pcie_bandwidth_t *bandwidth);
amdsmi_status_t amdsmi_get_gpu_pci_replay_counter(amdsmi_processor_handle processor_handle,
		uint64_t *counter);
amdsmi_status_t amdsmi_get_gpu_pci_throughput(amdsmi_processor_handle processor_handle,
		uint64_t *sent, uint64_t *received, uint64_t *max_pkt_sz);
amdsmi_status_t amdsmi_get_gpu_perf_level(amdsmi_processor_handle processor_handle,
		amdsmi_dev_perf_level_t *perf);
amdsmi_status_t amdsmi_get_gpu_pm_metrics_info(amdsmi_processor_handle processor_handle,
		amdsmi_name_value_t **pm_metrics, uint32_t *num_of_metrics);
amdsmi_status_t amdsmi_get_gpu_power_profile_presets(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, amdsmi_power_profile_status_t *status);
amdsmi_status_t amdsmi_get_gpu_process_isolation(amdsmi_processor_handle processor_handle,
		uint32_t *pisolate);
amdsmi_status_t amdsmi_get_gpu_process_list(amdsmi_processor_handle processor_handle,
		uint32_t *max_processes, amdsmi_proc_info_t *list);
amdsmi_status_t amdsmi_get_gpu_process_list_by_pid(amdsmi_processor_handle *processor_handles,
		uint32_t num_processors, amdsmi_proc_info_by_pid_t *procs, uint32_t *max_processes);
amdsmi_status_t amdsmi_get_gpu_ptl_formats(amdsmi_processor_handle processor_handle,
		amdsmi_ptl_data_format_t *data_format1, amdsmi_ptl_data_format_t *data_format2);
amdsmi_status_t amdsmi_get_gpu_ptl_state(amdsmi_processor_handle processor_handle, _Bool *enabled);
amdsmi_status_t amdsmi_get_gpu_ras_block_features_enabled(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_block_t block, amdsmi_ras_err_state_t *state);
amdsmi_status_t amdsmi_get_gpu_ras_feature_info(amdsmi_processor_handle processor_handle,
		amdsmi_ras_feature_t *ras_feature);
amdsmi_status_t amdsmi_get_gpu_reg_table_info(amdsmi_processor_handle processor_handle,
		amdsmi_reg_type_t reg_type, amdsmi_name_value_t **reg_metrics,
		uint32_t *num_of_metrics);
amdsmi_status_t amdsmi_get_gpu_revision(amdsmi_processor_handle processor_handle,
		uint16_t *revision);
amdsmi_status_t amdsmi_get_gpu_subsystem_id(amdsmi_processor_handle processor_handle, uint16_t *id);
amdsmi_status_t amdsmi_get_gpu_subsystem_name(amdsmi_processor_handle processor_handle, char *name,
		size_t len);
amdsmi_status_t amdsmi_get_gpu_topo_numa_affinity(amdsmi_processor_handle processor_handle,
		int32_t *numa_node);
amdsmi_status_t amdsmi_get_gpu_total_ecc_count(amdsmi_processor_handle processor_handle,
		amdsmi_error_count_t *ec);
amdsmi_status_t amdsmi_get_gpu_uma_carveout_info(amdsmi_processor_handle processor_handle,
		amdsmi_uma_carveout_info_t *info);
amdsmi_status_t amdsmi_get_gpu_vbios_info(amdsmi_processor_handle processor_handle,
		amdsmi_vbios_info_t *info);
amdsmi_status_t amdsmi_get_gpu_vendor_name(amdsmi_processor_handle processor_handle, char *name,
		size_t len);
amdsmi_status_t amdsmi_get_gpu_virtualization_mode(amdsmi_processor_handle processor_handle,
		amdsmi_virtualization_mode_t *mode);
amdsmi_status_t amdsmi_get_gpu_volt_metric(amdsmi_processor_handle processor_handle,
		amdsmi_voltage_type_t sensor_type, amdsmi_voltage_metric_t metric,
		int64_t *voltage);
amdsmi_status_t amdsmi_get_gpu_vram_info(amdsmi_processor_handle processor_handle,
		amdsmi_vram_info_t *info);
amdsmi_status_t amdsmi_get_gpu_vram_usage(amdsmi_processor_handle processor_handle,
		amdsmi_vram_usage_t *info);
amdsmi_status_t amdsmi_get_gpu_vram_vendor(amdsmi_processor_handle processor_handle, char *brand,
		uint32_t len);
amdsmi_status_t amdsmi_get_gpu_xcd_counter(amdsmi_processor_handle processor_handle,
		uint16_t *xcd_count);
amdsmi_status_t amdsmi_get_gpu_xgmi_link_status(amdsmi_processor_handle processor_handle,
		amdsmi_xgmi_link_status_t *link_status);
amdsmi_status_t amdsmi_get_lib_version(amdsmi_version_t *version);
amdsmi_status_t amdsmi_get_link_metrics(amdsmi_processor_handle processor_handle,
		amdsmi_link_metrics_t *link_metrics);
amdsmi_status_t amdsmi_get_link_topology_nearest(amdsmi_processor_handle processor_handle,
		amdsmi_link_type_t link_type, amdsmi_topology_nearest_t *topology_nearest_info);
amdsmi_status_t amdsmi_get_minmax_bandwidth_between_processors(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, uint64_t *min_bandwidth,
		uint64_t *max_bandwidth);
amdsmi_status_t amdsmi_get_nic_asic_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_asic_info_t *info);
amdsmi_status_t amdsmi_get_nic_bus_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_bus_info_t *info);
amdsmi_status_t amdsmi_get_nic_device_bdf(amdsmi_processor_handle processor_handle,
		amdsmi_bdf_t *bdf);
amdsmi_status_t amdsmi_get_nic_driver_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_driver_info_t *info);
amdsmi_status_t amdsmi_get_nic_fw_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_fw_info_t *info);
amdsmi_status_t amdsmi_get_nic_numa_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_numa_info_t *info);
amdsmi_status_t amdsmi_get_nic_port_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_port_info_t *info);
amdsmi_status_t amdsmi_get_nic_port_statistics(amdsmi_processor_handle processor_handle,
		uint32_t port_index_, uint32_t *num_stats, amdsmi_nic_stat_t *stats);
amdsmi_status_t amdsmi_get_nic_processor_handles(amdsmi_socket_handle socket_handle,
		uint32_t *processor_count, amdsmi_processor_handle *processor_handles);
amdsmi_status_t amdsmi_get_nic_rdma_dev_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_rdma_devices_info_t *info);
amdsmi_status_t amdsmi_get_nic_rdma_port_statistics(amdsmi_processor_handle processor_handle,
		uint32_t rdma_port_index, uint32_t *num_stats, amdsmi_nic_stat_t *stats);
amdsmi_status_t amdsmi_get_nic_vendor_statistics(amdsmi_processor_handle processor_handle,
		uint32_t port_index_, uint32_t *num_stats, amdsmi_nic_stat_t *stats);
amdsmi_status_t amdsmi_get_node_handle(amdsmi_processor_handle processor_handle,
		amdsmi_node_handle *node_handle);
amdsmi_status_t amdsmi_get_npm_info(amdsmi_node_handle node_handle, amdsmi_npm_info_t *info);
amdsmi_status_t amdsmi_get_pcie_info(amdsmi_processor_handle processor_handle,
		amdsmi_pcie_info_t *info);
amdsmi_status_t amdsmi_get_power_cap_info(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, amdsmi_power_cap_info_t *info);
amdsmi_status_t amdsmi_get_power_info(amdsmi_processor_handle processor_handle,
		amdsmi_power_info_t *info);
amdsmi_status_t amdsmi_get_processor_count_from_handles(amdsmi_processor_handle *processor_handles,
		uint32_t *processor_count, uint32_t *nr_cpusockets, uint32_t *nr_cpucores,
		uint32_t *nr_gpus);
amdsmi_status_t amdsmi_get_processor_handle_from_bdf(amdsmi_bdf_t bdf,
		amdsmi_processor_handle *processor_handle);
amdsmi_status_t amdsmi_get_processor_handles(amdsmi_socket_handle socket_handle,
		uint32_t *processor_count, amdsmi_processor_handle *processor_handles);
amdsmi_status_t amdsmi_get_processor_handles_by_type(amdsmi_socket_handle socket_handle,
		amdsmi_processor_type_t processor_type, amdsmi_processor_handle *processor_handles,
		uint32_t *processor_count);
amdsmi_status_t amdsmi_get_processor_info(amdsmi_processor_handle processor_handle, size_t len,
		char *name);
amdsmi_status_t amdsmi_get_processor_type(amdsmi_processor_handle processor_handle,
		amdsmi_processor_type_t *processor_type);
amdsmi_status_t amdsmi_get_soc_pstate(amdsmi_processor_handle processor_handle,
		amdsmi_dpm_policy_t *policy);
amdsmi_status_t amdsmi_get_socket_handles(uint32_t *socket_count,
		amdsmi_socket_handle *socket_handles);
amdsmi_status_t amdsmi_get_socket_info(amdsmi_socket_handle socket_handle, size_t len, char *name);
amdsmi_status_t amdsmi_get_supported_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t *sensor_count, uint32_t *sensor_inds,
		amdsmi_power_cap_type_t *sensor_types);
amdsmi_status_t amdsmi_get_temp_metric(amdsmi_processor_handle processor_handle,
		amdsmi_temperature_type_t sensor_type, amdsmi_temperature_metric_t metric,
		int64_t *temperature);
amdsmi_status_t amdsmi_get_tray_info(amdsmi_node_handle node_handle, amdsmi_tray_info_t *info);
amdsmi_status_t amdsmi_get_ttm_info(amdsmi_ttm_info_t *info);
amdsmi_status_t amdsmi_get_utilization_count(amdsmi_processor_handle processor_handle,
		amdsmi_utilization_counter_t *utilization_counters, uint32_t count,
		uint64_t *timestamp);
amdsmi_status_t amdsmi_get_vcn_busy_percent(amdsmi_processor_handle processor_handle,
		uint32_t *vcn_busy_percent);
amdsmi_status_t amdsmi_get_violation_status(amdsmi_processor_handle processor_handle,
		amdsmi_violation_status_t *info);
amdsmi_status_t amdsmi_get_xgmi_info(amdsmi_processor_handle processor_handle,
		amdsmi_xgmi_info_t *info);
amdsmi_status_t amdsmi_get_xgmi_plpd(amdsmi_processor_handle processor_handle,
		amdsmi_dpm_policy_t *xgmi_plpd);
amdsmi_status_t amdsmi_gpu_control_counter(amdsmi_event_handle_t evt_handle,
		amdsmi_counter_command_t cmd, void *cmd_args);
amdsmi_status_t amdsmi_gpu_counter_group_supported(amdsmi_processor_handle processor_handle,
		amdsmi_event_group_t group);
amdsmi_status_t amdsmi_gpu_create_counter(amdsmi_processor_handle processor_handle,
		amdsmi_event_type_t type, amdsmi_event_handle_t *evnt_handle);
amdsmi_status_t amdsmi_gpu_destroy_counter(amdsmi_event_handle_t evnt_handle);
amdsmi_status_t amdsmi_gpu_driver_reload(void);
amdsmi_status_t amdsmi_gpu_read_counter(amdsmi_event_handle_t evt_handle,
		amdsmi_counter_value_t *value);
amdsmi_status_t amdsmi_gpu_validate_ras_eeprom(amdsmi_processor_handle processor_handle);
amdsmi_status_t amdsmi_gpu_xgmi_error_status(amdsmi_processor_handle processor_handle,
		amdsmi_xgmi_status_t *status);
amdsmi_status_t amdsmi_init(uint64_t init_flags);
amdsmi_status_t amdsmi_init_gpu_event_notification(amdsmi_processor_handle processor_handle);
amdsmi_status_t amdsmi_is_P2P_accessible(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, _Bool *accessible);
amdsmi_status_t amdsmi_is_gpu_power_management_enabled(amdsmi_processor_handle processor_handle,
		_Bool *enabled);
amdsmi_status_t amdsmi_reset_gpu(amdsmi_processor_handle processor_handle);
amdsmi_status_t amdsmi_reset_gpu_fan(amdsmi_processor_handle processor_handle, uint32_t sensor_ind);
amdsmi_status_t amdsmi_reset_gpu_xgmi_error(amdsmi_processor_handle processor_handle);
amdsmi_status_t amdsmi_reset_ttm_pages_limit(void);
amdsmi_status_t amdsmi_set_clk_freq(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, uint64_t freq_bitmask);
amdsmi_status_t amdsmi_set_cpu_pwr_efficiency_mode(amdsmi_processor_handle processor_handle,
		uint8_t power_efficiency_mode, uint32_t *utilization, uint32_t *ppt_limit);
amdsmi_status_t amdsmi_set_cpu_socket_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t pcap);
amdsmi_status_t amdsmi_set_gpu_accelerator_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_mem_alloc_mode_t mode);
amdsmi_status_t amdsmi_set_gpu_accelerator_partition_profile(amdsmi_processor_handle processor_handle,
		uint32_t profile_index);
amdsmi_status_t amdsmi_set_gpu_clk_limit(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, amdsmi_clk_limit_type_t limit_type, uint64_t clk_value);
amdsmi_status_t amdsmi_set_gpu_clk_range(amdsmi_processor_handle processor_handle,
		uint64_t minclkvalue, uint64_t maxclkvalue, amdsmi_clk_type_t clkType);
amdsmi_status_t amdsmi_set_gpu_compute_partition(amdsmi_processor_handle processor_handle,
		amdsmi_compute_partition_type_t compute_partition);
amdsmi_status_t amdsmi_set_gpu_compute_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_compute_partition_mem_alloc_mode_t mode);
amdsmi_status_t amdsmi_set_gpu_event_notification_mask(amdsmi_processor_handle processor_handle,
		uint64_t mask);
amdsmi_status_t amdsmi_set_gpu_fan_speed(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, uint64_t speed);
amdsmi_status_t amdsmi_set_gpu_memory_partition(amdsmi_processor_handle processor_handle,
		amdsmi_memory_partition_type_t memory_partition);
amdsmi_status_t amdsmi_set_gpu_memory_partition_mode(amdsmi_processor_handle processor_handle,
		amdsmi_memory_partition_type_t mode);
amdsmi_status_t amdsmi_set_gpu_od_clk_info(amdsmi_processor_handle processor_handle,
		amdsmi_freq_ind_t level, uint64_t clkvalue, amdsmi_clk_type_t clkType);
amdsmi_status_t amdsmi_set_gpu_od_volt_info(amdsmi_processor_handle processor_handle,
		uint32_t vpoint, uint64_t clkvalue, uint64_t voltvalue);
amdsmi_status_t amdsmi_set_gpu_overdrive_level(amdsmi_processor_handle processor_handle,
		uint32_t od);
amdsmi_status_t amdsmi_set_gpu_pci_bandwidth(amdsmi_processor_handle processor_handle,
		uint64_t bw_bitmask);
amdsmi_status_t amdsmi_set_gpu_perf_determinism_mode(amdsmi_processor_handle processor_handle,
		uint64_t clkvalue);
amdsmi_status_t amdsmi_set_gpu_perf_level(amdsmi_processor_handle processor_handle,
		amdsmi_dev_perf_level_t perf_lvl);
amdsmi_status_t amdsmi_set_gpu_power_profile(amdsmi_processor_handle processor_handle,
		uint32_t reserved, amdsmi_power_profile_preset_masks_t profile);
amdsmi_status_t amdsmi_set_gpu_process_isolation(amdsmi_processor_handle processor_handle,
		uint32_t pisolate);
amdsmi_status_t amdsmi_set_gpu_ptl_formats(amdsmi_processor_handle processor_handle,
		amdsmi_ptl_data_format_t data_format1, amdsmi_ptl_data_format_t data_format2);
amdsmi_status_t amdsmi_set_gpu_ptl_state(amdsmi_processor_handle processor_handle, _Bool enable);
amdsmi_status_t amdsmi_set_gpu_uma_carveout(amdsmi_processor_handle processor_handle,
		uint32_t option_index);
amdsmi_status_t amdsmi_set_power_cap(amdsmi_processor_handle processor_handle, uint32_t sensor_ind,
		uint64_t cap);
amdsmi_status_t amdsmi_set_soc_pstate(amdsmi_processor_handle processor_handle, uint32_t policy_id);
amdsmi_status_t amdsmi_set_ttm_pages_limit(uint64_t pages);
amdsmi_status_t amdsmi_set_xgmi_plpd(amdsmi_processor_handle processor_handle, uint32_t policy_id);
amdsmi_status_t amdsmi_shut_down(void);
amdsmi_status_t amdsmi_status_code_to_string(amdsmi_status_t status, const char **status_string);
amdsmi_status_t amdsmi_stop_gpu_event_notification(amdsmi_processor_handle processor_handle);
amdsmi_status_t amdsmi_topo_get_link_type(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, uint64_t *hops,
		amdsmi_link_type_t *type);
amdsmi_status_t amdsmi_topo_get_link_weight(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, uint64_t *weight);
amdsmi_status_t amdsmi_topo_get_numa_node_number(amdsmi_processor_handle processor_handle,
		uint32_t *numa_node);
amdsmi_status_t amdsmi_topo_get_p2p_status(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, amdsmi_link_type_t *type,
		amdsmi_p2p_capability_t *cap);
#pragma GCC visibility pop

#endif
