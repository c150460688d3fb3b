/* Made by `porter gen --backend hip`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static amdsmi_status_t absent_amdsmi_status_t(void)
{
	return AMDSMI_STATUS_NOT_SUPPORTED;
}

static amdsmi_status_t no_driver_amdsmi_status_t(void)
{
	return AMDSMI_STATUS_DRIVER_NOT_LOADED;
}

static SHIM_UNUSED amdsmi_status_t absent_untyped(void)
{
	return AMDSMI_STATUS_NOT_SUPPORTED;
}

static SHIM_UNUSED amdsmi_status_t no_driver_untyped(void)
{
	return AMDSMI_STATUS_DRIVER_NOT_LOADED;
}

void amdsmi_cpu_apb_disable(void), slow_amdsmi_cpu_apb_disable(void);
void amdsmi_cpu_apb_enable(void), slow_amdsmi_cpu_apb_enable(void);
void amdsmi_first_online_core_on_cpu_socket(void),
		slow_amdsmi_first_online_core_on_cpu_socket(void);
void amdsmi_free_name_value_pairs(void), slow_amdsmi_free_name_value_pairs(void);
void amdsmi_get_cpu_cc6_enable(void), slow_amdsmi_get_cpu_cc6_enable(void);
void amdsmi_get_cpu_cclk_limit(void), slow_amdsmi_get_cpu_cclk_limit(void);
void amdsmi_get_cpu_core_boostlimit(void), slow_amdsmi_get_cpu_core_boostlimit(void);
void amdsmi_get_cpu_core_current_freq_limit(void),
		slow_amdsmi_get_cpu_core_current_freq_limit(void);
void amdsmi_get_cpu_core_eff_floor_freq_limit(void),
		slow_amdsmi_get_cpu_core_eff_floor_freq_limit(void);
void amdsmi_get_cpu_core_energy(void), slow_amdsmi_get_cpu_core_energy(void);
void amdsmi_get_cpu_core_floor_freq_limit(void), slow_amdsmi_get_cpu_core_floor_freq_limit(void);
void amdsmi_get_cpu_cores_per_socket(void), slow_amdsmi_get_cpu_cores_per_socket(void);
void amdsmi_get_cpu_current_io_bandwidth(void), slow_amdsmi_get_cpu_current_io_bandwidth(void);
void amdsmi_get_cpu_current_xgmi_bw(void), slow_amdsmi_get_cpu_current_xgmi_bw(void);
void amdsmi_get_cpu_ddr_bw(void), slow_amdsmi_get_cpu_ddr_bw(void);
void amdsmi_get_cpu_dfc_ctrl(void), slow_amdsmi_get_cpu_dfc_ctrl(void);
void amdsmi_get_cpu_dimm_power_consumption(void), slow_amdsmi_get_cpu_dimm_power_consumption(void);
void amdsmi_get_cpu_dimm_sb_reg(void), slow_amdsmi_get_cpu_dimm_sb_reg(void);
void amdsmi_get_cpu_dimm_temp_range_and_refresh_rate(void),
		slow_amdsmi_get_cpu_dimm_temp_range_and_refresh_rate(void);
void amdsmi_get_cpu_dimm_thermal_sensor(void), slow_amdsmi_get_cpu_dimm_thermal_sensor(void);
void amdsmi_get_cpu_eff_floor_freq_limit(void), slow_amdsmi_get_cpu_eff_floor_freq_limit(void);
void amdsmi_get_cpu_enabled_commands(void), slow_amdsmi_get_cpu_enabled_commands(void);
void amdsmi_get_cpu_family(void), slow_amdsmi_get_cpu_family(void);
void amdsmi_get_cpu_fclk_mclk(void), slow_amdsmi_get_cpu_fclk_mclk(void);
void amdsmi_get_cpu_floor_freq_limit(void), slow_amdsmi_get_cpu_floor_freq_limit(void);
void amdsmi_get_cpu_freq_range(void), slow_amdsmi_get_cpu_freq_range(void);
void amdsmi_get_cpu_handles(void), slow_amdsmi_get_cpu_handles(void);
void amdsmi_get_cpu_hsmp_driver_version(void), slow_amdsmi_get_cpu_hsmp_driver_version(void);
void amdsmi_get_cpu_hsmp_proto_ver(void), slow_amdsmi_get_cpu_hsmp_proto_ver(void);
void amdsmi_get_cpu_model(void), slow_amdsmi_get_cpu_model(void);
void amdsmi_get_cpu_model_name(void), slow_amdsmi_get_cpu_model_name(void);
void amdsmi_get_cpu_pc6_enable(void), slow_amdsmi_get_cpu_pc6_enable(void);
void amdsmi_get_cpu_prochot_status(void), slow_amdsmi_get_cpu_prochot_status(void);
void amdsmi_get_cpu_rail_isofreq_policy(void), slow_amdsmi_get_cpu_rail_isofreq_policy(void);
void amdsmi_get_cpu_sdps_limit(void), slow_amdsmi_get_cpu_sdps_limit(void);
void amdsmi_get_cpu_smu_fw_version(void), slow_amdsmi_get_cpu_smu_fw_version(void);
void amdsmi_get_cpu_socket_c0_residency(void), slow_amdsmi_get_cpu_socket_c0_residency(void);
void amdsmi_get_cpu_socket_count(void), slow_amdsmi_get_cpu_socket_count(void);
void amdsmi_get_cpu_socket_current_active_freq_limit(void),
		slow_amdsmi_get_cpu_socket_current_active_freq_limit(void);
void amdsmi_get_cpu_socket_energy(void), slow_amdsmi_get_cpu_socket_energy(void);
void amdsmi_get_cpu_socket_freq_range(void), slow_amdsmi_get_cpu_socket_freq_range(void);
void amdsmi_get_cpu_socket_lclk_dpm_level(void), slow_amdsmi_get_cpu_socket_lclk_dpm_level(void);
void amdsmi_get_cpu_socket_temperature(void), slow_amdsmi_get_cpu_socket_temperature(void);
void amdsmi_get_cpu_svi3_vr_controller_temp(void),
		slow_amdsmi_get_cpu_svi3_vr_controller_temp(void);
void amdsmi_get_cpu_tdelta(void), slow_amdsmi_get_cpu_tdelta(void);
void amdsmi_get_cpu_xgmi_pstate_range(void), slow_amdsmi_get_cpu_xgmi_pstate_range(void);
void amdsmi_get_cpucore_handles(void), slow_amdsmi_get_cpucore_handles(void);
void amdsmi_get_esmi_err_msg(void), slow_amdsmi_get_esmi_err_msg(void);
void amdsmi_get_hsmp_metrics_table(void), slow_amdsmi_get_hsmp_metrics_table(void);
void amdsmi_get_hsmp_metrics_table_version(void), slow_amdsmi_get_hsmp_metrics_table_version(void);
void amdsmi_get_threads_per_core(void), slow_amdsmi_get_threads_per_core(void);
void amdsmi_set_cpu_cc6_enable(void), slow_amdsmi_set_cpu_cc6_enable(void);
void amdsmi_set_cpu_core_boostlimit(void), slow_amdsmi_set_cpu_core_boostlimit(void);
void amdsmi_set_cpu_core_floor_freq_limit(void), slow_amdsmi_set_cpu_core_floor_freq_limit(void);
void amdsmi_set_cpu_core_msr_floor_freq_limit(void),
		slow_amdsmi_set_cpu_core_msr_floor_freq_limit(void);
void amdsmi_set_cpu_df_pstate_range(void), slow_amdsmi_set_cpu_df_pstate_range(void);
void amdsmi_set_cpu_dfc_ctrl(void), slow_amdsmi_set_cpu_dfc_ctrl(void);
void amdsmi_set_cpu_dimm_sb_reg(void), slow_amdsmi_set_cpu_dimm_sb_reg(void);
void amdsmi_set_cpu_floor_freq_limit(void), slow_amdsmi_set_cpu_floor_freq_limit(void);
void amdsmi_set_cpu_gmi3_link_width_range(void), slow_amdsmi_set_cpu_gmi3_link_width_range(void);
void amdsmi_set_cpu_msr_floor_freq_limit(void), slow_amdsmi_set_cpu_msr_floor_freq_limit(void);
void amdsmi_set_cpu_pc6_enable(void), slow_amdsmi_set_cpu_pc6_enable(void);
void amdsmi_set_cpu_pcie_link_rate(void), slow_amdsmi_set_cpu_pcie_link_rate(void);
void amdsmi_set_cpu_rail_isofreq_policy(void), slow_amdsmi_set_cpu_rail_isofreq_policy(void);
void amdsmi_set_cpu_sdps_limit(void), slow_amdsmi_set_cpu_sdps_limit(void);
void amdsmi_set_cpu_socket_boostlimit(void), slow_amdsmi_set_cpu_socket_boostlimit(void);
void amdsmi_set_cpu_socket_lclk_dpm_level(void), slow_amdsmi_set_cpu_socket_lclk_dpm_level(void);
void amdsmi_set_cpu_xgmi_pstate_range(void), slow_amdsmi_set_cpu_xgmi_pstate_range(void);
void amdsmi_set_cpu_xgmi_width(void), slow_amdsmi_set_cpu_xgmi_width(void);
void rsmi_init(void), slow_rsmi_init(void);
void rsmi_is_P2P_accessible(void), slow_rsmi_is_P2P_accessible(void);

/* First calls. */
static amdsmi_status_t slow_amdsmi_alloc_fabric_telemetry(amdsmi_processor_handle processor_handle,
		uint32_t category_mask, amdsmi_fabric_telemetry_t **telemetry)
{
	return SHIM_FIRST(amdsmi_alloc_fabric_telemetry, 0)(processor_handle, category_mask,
			telemetry);
}

static amdsmi_status_t slow_amdsmi_clean_gpu_local_data(amdsmi_processor_handle processor_handle)
{
	return SHIM_FIRST(amdsmi_clean_gpu_local_data, 1)(processor_handle);
}

static amdsmi_status_t slow_amdsmi_fabric_telem_id_to_string(uint64_t telem_id,
		const char **telem_name)
{
	return SHIM_FIRST(amdsmi_fabric_telem_id_to_string, 4)(telem_id, telem_name);
}

static amdsmi_status_t slow_amdsmi_free_fabric_telemetry(amdsmi_processor_handle processor_handle,
		amdsmi_fabric_telemetry_t *telemetry)
{
	return SHIM_FIRST(amdsmi_free_fabric_telemetry, 6)(processor_handle, telemetry);
}

static amdsmi_status_t slow_amdsmi_get_afids_from_cper(char *cper_buffer, uint32_t buf_size,
		uint64_t *afids, uint32_t *num_afids)
{
	return SHIM_FIRST(amdsmi_get_afids_from_cper, 8)(cper_buffer, buf_size, afids, num_afids);
}

static amdsmi_status_t slow_amdsmi_get_clk_freq(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, amdsmi_frequencies_t *f)
{
	return SHIM_FIRST(amdsmi_get_clk_freq, 9)(processor_handle, clk_type, f);
}

static amdsmi_status_t slow_amdsmi_get_clock_info(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, amdsmi_clk_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_clock_info, 10)(processor_handle, clk_type, info);
}

static amdsmi_status_t slow_amdsmi_get_cpu_affinity_with_scope(amdsmi_processor_handle processor_handle,
		uint32_t cpu_set_size, uint64_t *cpu_set, amdsmi_affinity_scope_t scope)
{
	return SHIM_FIRST(amdsmi_get_cpu_affinity_with_scope, 11)(processor_handle, cpu_set_size,
			cpu_set, scope);
}

static amdsmi_status_t slow_amdsmi_get_cpu_core_ccd_power(amdsmi_processor_handle processor_handle,
		uint32_t *power)
{
	return SHIM_FIRST(amdsmi_get_cpu_core_ccd_power, 15)(processor_handle, power);
}

static amdsmi_status_t slow_amdsmi_get_cpu_pwr_efficiency_mode(amdsmi_processor_handle processor_handle,
		uint32_t *power_efficiency_mode, uint32_t *utilization, uint32_t *ppt_limit)
{
	return SHIM_FIRST(amdsmi_get_cpu_pwr_efficiency_mode, 42)(processor_handle,
			power_efficiency_mode, utilization, ppt_limit);
}

static amdsmi_status_t slow_amdsmi_get_cpu_pwr_svi_telemetry_all_rails(amdsmi_processor_handle processor_handle,
		uint32_t *power)
{
	return SHIM_FIRST(amdsmi_get_cpu_pwr_svi_telemetry_all_rails, 43)(processor_handle, power);
}

static amdsmi_status_t slow_amdsmi_get_cpu_socket_power(amdsmi_processor_handle processor_handle,
		uint32_t *ppower)
{
	return SHIM_FIRST(amdsmi_get_cpu_socket_power, 53)(processor_handle, ppower);
}

static amdsmi_status_t slow_amdsmi_get_cpu_socket_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t *pcap)
{
	return SHIM_FIRST(amdsmi_get_cpu_socket_power_cap, 54)(processor_handle, pcap);
}

static amdsmi_status_t slow_amdsmi_get_cpu_socket_power_cap_max(amdsmi_processor_handle processor_handle,
		uint32_t *pmax)
{
	return SHIM_FIRST(amdsmi_get_cpu_socket_power_cap_max, 55)(processor_handle, pmax);
}

static amdsmi_status_t slow_amdsmi_get_energy_count(amdsmi_processor_handle processor_handle,
		uint64_t *energy_accumulator, float *counter_resolution, uint64_t *timestamp)
{
	return SHIM_FIRST(amdsmi_get_energy_count, 61)(processor_handle, energy_accumulator,
			counter_resolution, timestamp);
}

static amdsmi_status_t slow_amdsmi_get_fabric_telemetry_data(amdsmi_processor_handle processor_handle,
		amdsmi_fabric_telemetry_t *telemetry)
{
	return SHIM_FIRST(amdsmi_get_fabric_telemetry_data, 63)(processor_handle, telemetry);
}

static amdsmi_status_t slow_amdsmi_get_fw_info(amdsmi_processor_handle processor_handle,
		amdsmi_fw_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_fw_info, 64)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_accelerator_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_mem_alloc_mode_t *mode)
{
	return SHIM_FIRST(amdsmi_get_gpu_accelerator_partition_mem_alloc_mode, 65)(processor_handle,
			mode);
}

static amdsmi_status_t slow_amdsmi_get_gpu_accelerator_partition_profile(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_profile_t *profile, uint32_t *partition_id)
{
	return SHIM_FIRST(amdsmi_get_gpu_accelerator_partition_profile, 66)(processor_handle,
			profile, partition_id);
}

static amdsmi_status_t slow_amdsmi_get_gpu_accelerator_partition_profile_config(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_profile_config_t *profile_config)
{
	return SHIM_FIRST(amdsmi_get_gpu_accelerator_partition_profile_config, 67)(processor_handle,
			profile_config);
}

static amdsmi_status_t slow_amdsmi_get_gpu_activity(amdsmi_processor_handle processor_handle,
		amdsmi_engine_usage_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_activity, 68)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_asic_info(amdsmi_processor_handle processor_handle,
		amdsmi_asic_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_asic_info, 69)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_available_counters(amdsmi_processor_handle processor_handle,
		amdsmi_event_group_t grp, uint32_t *available)
{
	return SHIM_FIRST(amdsmi_get_gpu_available_counters, 70)(processor_handle, grp, available);
}

static amdsmi_status_t slow_amdsmi_get_gpu_bad_page_info(amdsmi_processor_handle processor_handle,
		uint32_t *num_pages, amdsmi_retired_page_record_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_bad_page_info, 71)(processor_handle, num_pages, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_bad_page_threshold(amdsmi_processor_handle processor_handle,
		uint32_t *threshold)
{
	return SHIM_FIRST(amdsmi_get_gpu_bad_page_threshold, 72)(processor_handle, threshold);
}

static amdsmi_status_t slow_amdsmi_get_gpu_bdf_id(amdsmi_processor_handle processor_handle,
		uint64_t *bdfid)
{
	return SHIM_FIRST(amdsmi_get_gpu_bdf_id, 73)(processor_handle, bdfid);
}

static amdsmi_status_t slow_amdsmi_get_gpu_board_info(amdsmi_processor_handle processor_handle,
		amdsmi_board_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_board_info, 74)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_busy_percent(amdsmi_processor_handle processor_handle,
		uint32_t *gpu_busy_percent)
{
	return SHIM_FIRST(amdsmi_get_gpu_busy_percent, 75)(processor_handle, gpu_busy_percent);
}

static amdsmi_status_t slow_amdsmi_get_gpu_cache_info(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_cache_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_cache_info, 76)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_compute_partition(amdsmi_processor_handle processor_handle,
		char *compute_partition, uint32_t len)
{
	return SHIM_FIRST(amdsmi_get_gpu_compute_partition, 77)(processor_handle, compute_partition,
			len);
}

static amdsmi_status_t slow_amdsmi_get_gpu_compute_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_compute_partition_mem_alloc_mode_t *mode)
{
	return SHIM_FIRST(amdsmi_get_gpu_compute_partition_mem_alloc_mode, 78)(processor_handle,
			mode);
}

static amdsmi_status_t slow_amdsmi_get_gpu_compute_process_gpus(uint32_t pid, uint32_t *dv_indices,
		uint32_t *num_devices)
{
	return SHIM_FIRST(amdsmi_get_gpu_compute_process_gpus, 79)(pid, dv_indices, num_devices);
}

static amdsmi_status_t slow_amdsmi_get_gpu_compute_process_info(amdsmi_process_info_t *procs,
		uint32_t *num_items)
{
	return SHIM_FIRST(amdsmi_get_gpu_compute_process_info, 80)(procs, num_items);
}

static amdsmi_status_t slow_amdsmi_get_gpu_compute_process_info_by_pid(uint32_t pid,
		amdsmi_process_info_t *proc)
{
	return SHIM_FIRST(amdsmi_get_gpu_compute_process_info_by_pid, 81)(pid, proc);
}

static amdsmi_status_t slow_amdsmi_get_gpu_cper_entries(amdsmi_processor_handle processor_handle,
		uint32_t severity_mask, char *cper_data, uint64_t *buf_size,
		amdsmi_cper_hdr_t **cper_hdrs, uint64_t *entry_count, uint64_t *cursor)
{
	return SHIM_FIRST(amdsmi_get_gpu_cper_entries, 82)(processor_handle, severity_mask,
			cper_data, buf_size, cper_hdrs, entry_count, cursor);
}

static amdsmi_status_t slow_amdsmi_get_gpu_device_bdf(amdsmi_processor_handle processor_handle,
		amdsmi_bdf_t *bdf)
{
	return SHIM_FIRST(amdsmi_get_gpu_device_bdf, 83)(processor_handle, bdf);
}

static amdsmi_status_t slow_amdsmi_get_gpu_device_cuid(amdsmi_processor_handle processor_handle,
		unsigned int *cuid_length, char *cuid)
{
	return SHIM_FIRST(amdsmi_get_gpu_device_cuid, 84)(processor_handle, cuid_length, cuid);
}

static amdsmi_status_t slow_amdsmi_get_gpu_device_uuid(amdsmi_processor_handle processor_handle,
		unsigned int *uuid_length, char *uuid)
{
	return SHIM_FIRST(amdsmi_get_gpu_device_uuid, 85)(processor_handle, uuid_length, uuid);
}

static amdsmi_status_t slow_amdsmi_get_gpu_driver_info(amdsmi_processor_handle processor_handle,
		amdsmi_driver_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_driver_info, 86)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_ecc_count(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_block_t block, amdsmi_error_count_t *ec)
{
	return SHIM_FIRST(amdsmi_get_gpu_ecc_count, 87)(processor_handle, block, ec);
}

static amdsmi_status_t slow_amdsmi_get_gpu_ecc_enabled(amdsmi_processor_handle processor_handle,
		uint64_t *enabled_blocks)
{
	return SHIM_FIRST(amdsmi_get_gpu_ecc_enabled, 88)(processor_handle, enabled_blocks);
}

static amdsmi_status_t slow_amdsmi_get_gpu_ecc_status(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_block_t block, amdsmi_ras_err_state_t *state)
{
	return SHIM_FIRST(amdsmi_get_gpu_ecc_status, 89)(processor_handle, block, state);
}

static amdsmi_status_t slow_amdsmi_get_gpu_enumeration_info(amdsmi_processor_handle processor_handle,
		amdsmi_enumeration_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_enumeration_info, 90)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_event_notification(int timeout_ms, uint32_t *num_elem,
		amdsmi_evt_notification_data_t *data)
{
	return SHIM_FIRST(amdsmi_get_gpu_event_notification, 91)(timeout_ms, num_elem, data);
}

static amdsmi_status_t slow_amdsmi_get_gpu_fabric_info(amdsmi_processor_handle processor_handle,
		amdsmi_fabric_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_fabric_info, 92)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_fan_rpms(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, int64_t *speed)
{
	return SHIM_FIRST(amdsmi_get_gpu_fan_rpms, 93)(processor_handle, sensor_ind, speed);
}

static amdsmi_status_t slow_amdsmi_get_gpu_fan_speed(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, int64_t *speed)
{
	return SHIM_FIRST(amdsmi_get_gpu_fan_speed, 94)(processor_handle, sensor_ind, speed);
}

static amdsmi_status_t slow_amdsmi_get_gpu_fan_speed_max(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, uint64_t *max_speed)
{
	return SHIM_FIRST(amdsmi_get_gpu_fan_speed_max, 95)(processor_handle, sensor_ind,
			max_speed);
}

static amdsmi_status_t slow_amdsmi_get_gpu_id(amdsmi_processor_handle processor_handle,
		uint16_t *id)
{
	return SHIM_FIRST(amdsmi_get_gpu_id, 96)(processor_handle, id);
}

static amdsmi_status_t slow_amdsmi_get_gpu_kfd_info(amdsmi_processor_handle processor_handle,
		amdsmi_kfd_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_kfd_info, 97)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_mem_overdrive_level(amdsmi_processor_handle processor_handle,
		uint32_t *od)
{
	return SHIM_FIRST(amdsmi_get_gpu_mem_overdrive_level, 98)(processor_handle, od);
}

static amdsmi_status_t slow_amdsmi_get_gpu_memory_partition(amdsmi_processor_handle processor_handle,
		char *memory_partition, uint32_t len)
{
	return SHIM_FIRST(amdsmi_get_gpu_memory_partition, 99)(processor_handle, memory_partition,
			len);
}

static amdsmi_status_t slow_amdsmi_get_gpu_memory_partition_config(amdsmi_processor_handle processor_handle,
		amdsmi_memory_partition_config_t *config)
{
	return SHIM_FIRST(amdsmi_get_gpu_memory_partition_config, 100)(processor_handle, config);
}

static amdsmi_status_t slow_amdsmi_get_gpu_memory_reserved_pages(amdsmi_processor_handle processor_handle,
		uint32_t *num_pages, amdsmi_retired_page_record_t *records)
{
	return SHIM_FIRST(amdsmi_get_gpu_memory_reserved_pages, 101)(processor_handle, num_pages,
			records);
}

static amdsmi_status_t slow_amdsmi_get_gpu_memory_total(amdsmi_processor_handle processor_handle,
		amdsmi_memory_type_t mem_type, uint64_t *total)
{
	return SHIM_FIRST(amdsmi_get_gpu_memory_total, 102)(processor_handle, mem_type, total);
}

static amdsmi_status_t slow_amdsmi_get_gpu_memory_usage(amdsmi_processor_handle processor_handle,
		amdsmi_memory_type_t mem_type, uint64_t *used)
{
	return SHIM_FIRST(amdsmi_get_gpu_memory_usage, 103)(processor_handle, mem_type, used);
}

static amdsmi_status_t slow_amdsmi_get_gpu_metrics_header_info(amdsmi_processor_handle processor_handle,
		amd_metrics_table_header_t *header_value)
{
	return SHIM_FIRST(amdsmi_get_gpu_metrics_header_info, 104)(processor_handle, header_value);
}

static amdsmi_status_t slow_amdsmi_get_gpu_metrics_info(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_metrics_t *pgpu_metrics)
{
	return SHIM_FIRST(amdsmi_get_gpu_metrics_info, 105)(processor_handle, pgpu_metrics);
}

static amdsmi_status_t slow_amdsmi_get_gpu_od_volt_curve_regions(amdsmi_processor_handle processor_handle,
		uint32_t *num_regions, amdsmi_freq_volt_region_t *buffer)
{
	return SHIM_FIRST(amdsmi_get_gpu_od_volt_curve_regions, 106)(processor_handle, num_regions,
			buffer);
}

static amdsmi_status_t slow_amdsmi_get_gpu_od_volt_info(amdsmi_processor_handle processor_handle,
		amdsmi_od_volt_freq_data_t *odv)
{
	return SHIM_FIRST(amdsmi_get_gpu_od_volt_info, 107)(processor_handle, odv);
}

static amdsmi_status_t slow_amdsmi_get_gpu_overdrive_level(amdsmi_processor_handle processor_handle,
		uint32_t *od)
{
	return SHIM_FIRST(amdsmi_get_gpu_overdrive_level, 108)(processor_handle, od);
}

static amdsmi_status_t slow_amdsmi_get_gpu_partition_metrics_info(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_metrics_t *pgpu_metrics)
{
	return SHIM_FIRST(amdsmi_get_gpu_partition_metrics_info, 109)(processor_handle,
			pgpu_metrics);
}

static amdsmi_status_t slow_amdsmi_get_gpu_pci_bandwidth(amdsmi_processor_handle processor_handle,
		amdsmi_pcie_bandwidth_t *bandwidth)
{
	return SHIM_FIRST(amdsmi_get_gpu_pci_bandwidth, 110)(processor_handle, bandwidth);
}

static amdsmi_status_t slow_amdsmi_get_gpu_pci_replay_counter(amdsmi_processor_handle processor_handle,
		uint64_t *counter)
{
	return SHIM_FIRST(amdsmi_get_gpu_pci_replay_counter, 111)(processor_handle, counter);
}

static amdsmi_status_t slow_amdsmi_get_gpu_pci_throughput(amdsmi_processor_handle processor_handle,
		uint64_t *sent, uint64_t *received, uint64_t *max_pkt_sz)
{
	return SHIM_FIRST(amdsmi_get_gpu_pci_throughput, 112)(processor_handle, sent, received,
			max_pkt_sz);
}

static amdsmi_status_t slow_amdsmi_get_gpu_perf_level(amdsmi_processor_handle processor_handle,
		amdsmi_dev_perf_level_t *perf)
{
	return SHIM_FIRST(amdsmi_get_gpu_perf_level, 113)(processor_handle, perf);
}

static amdsmi_status_t slow_amdsmi_get_gpu_pm_metrics_info(amdsmi_processor_handle processor_handle,
		amdsmi_name_value_t **pm_metrics, uint32_t *num_of_metrics)
{
	return SHIM_FIRST(amdsmi_get_gpu_pm_metrics_info, 114)(processor_handle, pm_metrics,
			num_of_metrics);
}

static amdsmi_status_t slow_amdsmi_get_gpu_power_profile_presets(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, amdsmi_power_profile_status_t *status)
{
	return SHIM_FIRST(amdsmi_get_gpu_power_profile_presets, 115)(processor_handle, sensor_ind,
			status);
}

static amdsmi_status_t slow_amdsmi_get_gpu_process_isolation(amdsmi_processor_handle processor_handle,
		uint32_t *pisolate)
{
	return SHIM_FIRST(amdsmi_get_gpu_process_isolation, 116)(processor_handle, pisolate);
}

static amdsmi_status_t slow_amdsmi_get_gpu_process_list(amdsmi_processor_handle processor_handle,
		uint32_t *max_processes, amdsmi_proc_info_t *list)
{
	return SHIM_FIRST(amdsmi_get_gpu_process_list, 117)(processor_handle, max_processes, list);
}

static amdsmi_status_t slow_amdsmi_get_gpu_process_list_by_pid(amdsmi_processor_handle *processor_handles,
		uint32_t num_processors, amdsmi_proc_info_by_pid_t *procs, uint32_t *max_processes)
{
	return SHIM_FIRST(amdsmi_get_gpu_process_list_by_pid, 118)(processor_handles,
			num_processors, procs, max_processes);
}

static amdsmi_status_t slow_amdsmi_get_gpu_ptl_formats(amdsmi_processor_handle processor_handle,
		amdsmi_ptl_data_format_t *data_format1, amdsmi_ptl_data_format_t *data_format2)
{
	return SHIM_FIRST(amdsmi_get_gpu_ptl_formats, 119)(processor_handle, data_format1,
			data_format2);
}

static amdsmi_status_t slow_amdsmi_get_gpu_ptl_state(amdsmi_processor_handle processor_handle,
		_Bool *enabled)
{
	return SHIM_FIRST(amdsmi_get_gpu_ptl_state, 120)(processor_handle, enabled);
}

static amdsmi_status_t slow_amdsmi_get_gpu_ras_block_features_enabled(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_block_t block, amdsmi_ras_err_state_t *state)
{
	return SHIM_FIRST(amdsmi_get_gpu_ras_block_features_enabled, 121)(processor_handle, block,
			state);
}

static amdsmi_status_t slow_amdsmi_get_gpu_ras_feature_info(amdsmi_processor_handle processor_handle,
		amdsmi_ras_feature_t *ras_feature)
{
	return SHIM_FIRST(amdsmi_get_gpu_ras_feature_info, 122)(processor_handle, ras_feature);
}

static amdsmi_status_t slow_amdsmi_get_gpu_reg_table_info(amdsmi_processor_handle processor_handle,
		amdsmi_reg_type_t reg_type, amdsmi_name_value_t **reg_metrics,
		uint32_t *num_of_metrics)
{
	return SHIM_FIRST(amdsmi_get_gpu_reg_table_info, 123)(processor_handle, reg_type,
			reg_metrics, num_of_metrics);
}

static amdsmi_status_t slow_amdsmi_get_gpu_revision(amdsmi_processor_handle processor_handle,
		uint16_t *revision)
{
	return SHIM_FIRST(amdsmi_get_gpu_revision, 124)(processor_handle, revision);
}

static amdsmi_status_t slow_amdsmi_get_gpu_subsystem_id(amdsmi_processor_handle processor_handle,
		uint16_t *id)
{
	return SHIM_FIRST(amdsmi_get_gpu_subsystem_id, 125)(processor_handle, id);
}

static amdsmi_status_t slow_amdsmi_get_gpu_subsystem_name(amdsmi_processor_handle processor_handle,
		char *name, size_t len)
{
	return SHIM_FIRST(amdsmi_get_gpu_subsystem_name, 126)(processor_handle, name, len);
}

static amdsmi_status_t slow_amdsmi_get_gpu_topo_numa_affinity(amdsmi_processor_handle processor_handle,
		int32_t *numa_node)
{
	return SHIM_FIRST(amdsmi_get_gpu_topo_numa_affinity, 127)(processor_handle, numa_node);
}

static amdsmi_status_t slow_amdsmi_get_gpu_total_ecc_count(amdsmi_processor_handle processor_handle,
		amdsmi_error_count_t *ec)
{
	return SHIM_FIRST(amdsmi_get_gpu_total_ecc_count, 128)(processor_handle, ec);
}

static amdsmi_status_t slow_amdsmi_get_gpu_uma_carveout_info(amdsmi_processor_handle processor_handle,
		amdsmi_uma_carveout_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_uma_carveout_info, 129)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_vbios_info(amdsmi_processor_handle processor_handle,
		amdsmi_vbios_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_vbios_info, 130)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_vendor_name(amdsmi_processor_handle processor_handle,
		char *name, size_t len)
{
	return SHIM_FIRST(amdsmi_get_gpu_vendor_name, 131)(processor_handle, name, len);
}

static amdsmi_status_t slow_amdsmi_get_gpu_virtualization_mode(amdsmi_processor_handle processor_handle,
		amdsmi_virtualization_mode_t *mode)
{
	return SHIM_FIRST(amdsmi_get_gpu_virtualization_mode, 132)(processor_handle, mode);
}

static amdsmi_status_t slow_amdsmi_get_gpu_volt_metric(amdsmi_processor_handle processor_handle,
		amdsmi_voltage_type_t sensor_type, amdsmi_voltage_metric_t metric, int64_t *voltage)
{
	return SHIM_FIRST(amdsmi_get_gpu_volt_metric, 133)(processor_handle, sensor_type, metric,
			voltage);
}

static amdsmi_status_t slow_amdsmi_get_gpu_vram_info(amdsmi_processor_handle processor_handle,
		amdsmi_vram_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_vram_info, 134)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_vram_usage(amdsmi_processor_handle processor_handle,
		amdsmi_vram_usage_t *info)
{
	return SHIM_FIRST(amdsmi_get_gpu_vram_usage, 135)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_gpu_vram_vendor(amdsmi_processor_handle processor_handle,
		char *brand, uint32_t len)
{
	return SHIM_FIRST(amdsmi_get_gpu_vram_vendor, 136)(processor_handle, brand, len);
}

static amdsmi_status_t slow_amdsmi_get_gpu_xcd_counter(amdsmi_processor_handle processor_handle,
		uint16_t *xcd_count)
{
	return SHIM_FIRST(amdsmi_get_gpu_xcd_counter, 137)(processor_handle, xcd_count);
}

static amdsmi_status_t slow_amdsmi_get_gpu_xgmi_link_status(amdsmi_processor_handle processor_handle,
		amdsmi_xgmi_link_status_t *link_status)
{
	return SHIM_FIRST(amdsmi_get_gpu_xgmi_link_status, 138)(processor_handle, link_status);
}

static amdsmi_status_t slow_amdsmi_get_lib_version(amdsmi_version_t *version)
{
	return SHIM_FIRST(amdsmi_get_lib_version, 141)(version);
}

static amdsmi_status_t slow_amdsmi_get_link_metrics(amdsmi_processor_handle processor_handle,
		amdsmi_link_metrics_t *link_metrics)
{
	return SHIM_FIRST(amdsmi_get_link_metrics, 142)(processor_handle, link_metrics);
}

static amdsmi_status_t slow_amdsmi_get_link_topology_nearest(amdsmi_processor_handle processor_handle,
		amdsmi_link_type_t link_type, amdsmi_topology_nearest_t *topology_nearest_info)
{
	return SHIM_FIRST(amdsmi_get_link_topology_nearest, 143)(processor_handle, link_type,
			topology_nearest_info);
}

static amdsmi_status_t slow_amdsmi_get_minmax_bandwidth_between_processors(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, uint64_t *min_bandwidth,
		uint64_t *max_bandwidth)
{
	return SHIM_FIRST(amdsmi_get_minmax_bandwidth_between_processors, 144)(processor_handle_src,
			processor_handle_dst, min_bandwidth, max_bandwidth);
}

static amdsmi_status_t slow_amdsmi_get_nic_asic_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_asic_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_nic_asic_info, 145)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_nic_bus_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_bus_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_nic_bus_info, 146)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_nic_device_bdf(amdsmi_processor_handle processor_handle,
		amdsmi_bdf_t *bdf)
{
	return SHIM_FIRST(amdsmi_get_nic_device_bdf, 147)(processor_handle, bdf);
}

static amdsmi_status_t slow_amdsmi_get_nic_driver_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_driver_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_nic_driver_info, 148)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_nic_fw_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_fw_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_nic_fw_info, 149)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_nic_numa_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_numa_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_nic_numa_info, 150)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_nic_port_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_port_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_nic_port_info, 151)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_nic_port_statistics(amdsmi_processor_handle processor_handle,
		uint32_t port_index_, uint32_t *num_stats, amdsmi_nic_stat_t *stats)
{
	return SHIM_FIRST(amdsmi_get_nic_port_statistics, 152)(processor_handle, port_index_,
			num_stats, stats);
}

static amdsmi_status_t slow_amdsmi_get_nic_processor_handles(amdsmi_socket_handle socket_handle,
		uint32_t *processor_count, amdsmi_processor_handle *processor_handles)
{
	return SHIM_FIRST(amdsmi_get_nic_processor_handles, 153)(socket_handle, processor_count,
			processor_handles);
}

static amdsmi_status_t slow_amdsmi_get_nic_rdma_dev_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_rdma_devices_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_nic_rdma_dev_info, 154)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_nic_rdma_port_statistics(amdsmi_processor_handle processor_handle,
		uint32_t rdma_port_index, uint32_t *num_stats, amdsmi_nic_stat_t *stats)
{
	return SHIM_FIRST(amdsmi_get_nic_rdma_port_statistics, 155)(processor_handle,
			rdma_port_index, num_stats, stats);
}

static amdsmi_status_t slow_amdsmi_get_nic_vendor_statistics(amdsmi_processor_handle processor_handle,
		uint32_t port_index_, uint32_t *num_stats, amdsmi_nic_stat_t *stats)
{
	return SHIM_FIRST(amdsmi_get_nic_vendor_statistics, 156)(processor_handle, port_index_,
			num_stats, stats);
}

static amdsmi_status_t slow_amdsmi_get_node_handle(amdsmi_processor_handle processor_handle,
		amdsmi_node_handle *node_handle)
{
	return SHIM_FIRST(amdsmi_get_node_handle, 157)(processor_handle, node_handle);
}

static amdsmi_status_t slow_amdsmi_get_npm_info(amdsmi_node_handle node_handle,
		amdsmi_npm_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_npm_info, 158)(node_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_pcie_info(amdsmi_processor_handle processor_handle,
		amdsmi_pcie_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_pcie_info, 159)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_power_cap_info(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, amdsmi_power_cap_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_power_cap_info, 160)(processor_handle, sensor_ind, info);
}

static amdsmi_status_t slow_amdsmi_get_power_info(amdsmi_processor_handle processor_handle,
		amdsmi_power_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_power_info, 161)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_processor_count_from_handles(amdsmi_processor_handle *processor_handles,
		uint32_t *processor_count, uint32_t *nr_cpusockets, uint32_t *nr_cpucores,
		uint32_t *nr_gpus)
{
	return SHIM_FIRST(amdsmi_get_processor_count_from_handles, 162)(processor_handles,
			processor_count, nr_cpusockets, nr_cpucores, nr_gpus);
}

static amdsmi_status_t slow_amdsmi_get_processor_handle_from_bdf(amdsmi_bdf_t bdf,
		amdsmi_processor_handle *processor_handle)
{
	return SHIM_FIRST(amdsmi_get_processor_handle_from_bdf, 163)(bdf, processor_handle);
}

static amdsmi_status_t slow_amdsmi_get_processor_handles(amdsmi_socket_handle socket_handle,
		uint32_t *processor_count, amdsmi_processor_handle *processor_handles)
{
	return SHIM_FIRST(amdsmi_get_processor_handles, 164)(socket_handle, processor_count,
			processor_handles);
}

static amdsmi_status_t slow_amdsmi_get_processor_handles_by_type(amdsmi_socket_handle socket_handle,
		amdsmi_processor_type_t processor_type, amdsmi_processor_handle *processor_handles,
		uint32_t *processor_count)
{
	return SHIM_FIRST(amdsmi_get_processor_handles_by_type, 165)(socket_handle, processor_type,
			processor_handles, processor_count);
}

static amdsmi_status_t slow_amdsmi_get_processor_info(amdsmi_processor_handle processor_handle,
		size_t len, char *name)
{
	return SHIM_FIRST(amdsmi_get_processor_info, 166)(processor_handle, len, name);
}

static amdsmi_status_t slow_amdsmi_get_processor_type(amdsmi_processor_handle processor_handle,
		amdsmi_processor_type_t *processor_type)
{
	return SHIM_FIRST(amdsmi_get_processor_type, 167)(processor_handle, processor_type);
}

static amdsmi_status_t slow_amdsmi_get_soc_pstate(amdsmi_processor_handle processor_handle,
		amdsmi_dpm_policy_t *policy)
{
	return SHIM_FIRST(amdsmi_get_soc_pstate, 168)(processor_handle, policy);
}

static amdsmi_status_t slow_amdsmi_get_socket_handles(uint32_t *socket_count,
		amdsmi_socket_handle *socket_handles)
{
	return SHIM_FIRST(amdsmi_get_socket_handles, 169)(socket_count, socket_handles);
}

static amdsmi_status_t slow_amdsmi_get_socket_info(amdsmi_socket_handle socket_handle, size_t len,
		char *name)
{
	return SHIM_FIRST(amdsmi_get_socket_info, 170)(socket_handle, len, name);
}

static amdsmi_status_t slow_amdsmi_get_supported_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t *sensor_count, uint32_t *sensor_inds,
		amdsmi_power_cap_type_t *sensor_types)
{
	return SHIM_FIRST(amdsmi_get_supported_power_cap, 171)(processor_handle, sensor_count,
			sensor_inds, sensor_types);
}

static amdsmi_status_t slow_amdsmi_get_temp_metric(amdsmi_processor_handle processor_handle,
		amdsmi_temperature_type_t sensor_type, amdsmi_temperature_metric_t metric,
		int64_t *temperature)
{
	return SHIM_FIRST(amdsmi_get_temp_metric, 172)(processor_handle, sensor_type, metric,
			temperature);
}

static amdsmi_status_t slow_amdsmi_get_tray_info(amdsmi_node_handle node_handle,
		amdsmi_tray_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_tray_info, 174)(node_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_ttm_info(amdsmi_ttm_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_ttm_info, 175)(info);
}

static amdsmi_status_t slow_amdsmi_get_utilization_count(amdsmi_processor_handle processor_handle,
		amdsmi_utilization_counter_t *utilization_counters, uint32_t count,
		uint64_t *timestamp)
{
	return SHIM_FIRST(amdsmi_get_utilization_count, 176)(processor_handle, utilization_counters,
			count, timestamp);
}

static amdsmi_status_t slow_amdsmi_get_vcn_busy_percent(amdsmi_processor_handle processor_handle,
		uint32_t *vcn_busy_percent)
{
	return SHIM_FIRST(amdsmi_get_vcn_busy_percent, 177)(processor_handle, vcn_busy_percent);
}

static amdsmi_status_t slow_amdsmi_get_violation_status(amdsmi_processor_handle processor_handle,
		amdsmi_violation_status_t *info)
{
	return SHIM_FIRST(amdsmi_get_violation_status, 178)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_xgmi_info(amdsmi_processor_handle processor_handle,
		amdsmi_xgmi_info_t *info)
{
	return SHIM_FIRST(amdsmi_get_xgmi_info, 179)(processor_handle, info);
}

static amdsmi_status_t slow_amdsmi_get_xgmi_plpd(amdsmi_processor_handle processor_handle,
		amdsmi_dpm_policy_t *xgmi_plpd)
{
	return SHIM_FIRST(amdsmi_get_xgmi_plpd, 180)(processor_handle, xgmi_plpd);
}

static amdsmi_status_t slow_amdsmi_gpu_control_counter(amdsmi_event_handle_t evt_handle,
		amdsmi_counter_command_t cmd, void *cmd_args)
{
	return SHIM_FIRST(amdsmi_gpu_control_counter, 181)(evt_handle, cmd, cmd_args);
}

static amdsmi_status_t slow_amdsmi_gpu_counter_group_supported(amdsmi_processor_handle processor_handle,
		amdsmi_event_group_t group)
{
	return SHIM_FIRST(amdsmi_gpu_counter_group_supported, 182)(processor_handle, group);
}

static amdsmi_status_t slow_amdsmi_gpu_create_counter(amdsmi_processor_handle processor_handle,
		amdsmi_event_type_t type, amdsmi_event_handle_t *evnt_handle)
{
	return SHIM_FIRST(amdsmi_gpu_create_counter, 183)(processor_handle, type, evnt_handle);
}

static amdsmi_status_t slow_amdsmi_gpu_destroy_counter(amdsmi_event_handle_t evnt_handle)
{
	return SHIM_FIRST(amdsmi_gpu_destroy_counter, 184)(evnt_handle);
}

static amdsmi_status_t slow_amdsmi_gpu_driver_reload(void)
{
	return SHIM_FIRST(amdsmi_gpu_driver_reload, 185)();
}

static amdsmi_status_t slow_amdsmi_gpu_read_counter(amdsmi_event_handle_t evt_handle,
		amdsmi_counter_value_t *value)
{
	return SHIM_FIRST(amdsmi_gpu_read_counter, 186)(evt_handle, value);
}

static amdsmi_status_t slow_amdsmi_gpu_validate_ras_eeprom(amdsmi_processor_handle processor_handle)
{
	return SHIM_FIRST(amdsmi_gpu_validate_ras_eeprom, 187)(processor_handle);
}

static amdsmi_status_t slow_amdsmi_gpu_xgmi_error_status(amdsmi_processor_handle processor_handle,
		amdsmi_xgmi_status_t *status)
{
	return SHIM_FIRST(amdsmi_gpu_xgmi_error_status, 188)(processor_handle, status);
}

static amdsmi_status_t slow_amdsmi_init(uint64_t init_flags)
{
	return SHIM_FIRST(amdsmi_init, 189)(init_flags);
}

static amdsmi_status_t slow_amdsmi_init_gpu_event_notification(amdsmi_processor_handle processor_handle)
{
	return SHIM_FIRST(amdsmi_init_gpu_event_notification, 190)(processor_handle);
}

static amdsmi_status_t slow_amdsmi_is_P2P_accessible(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, _Bool *accessible)
{
	return SHIM_FIRST(amdsmi_is_P2P_accessible, 191)(processor_handle_src, processor_handle_dst,
			accessible);
}

static amdsmi_status_t slow_amdsmi_is_gpu_power_management_enabled(amdsmi_processor_handle processor_handle,
		_Bool *enabled)
{
	return SHIM_FIRST(amdsmi_is_gpu_power_management_enabled, 192)(processor_handle, enabled);
}

static amdsmi_status_t slow_amdsmi_reset_gpu(amdsmi_processor_handle processor_handle)
{
	return SHIM_FIRST(amdsmi_reset_gpu, 193)(processor_handle);
}

static amdsmi_status_t slow_amdsmi_reset_gpu_fan(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind)
{
	return SHIM_FIRST(amdsmi_reset_gpu_fan, 194)(processor_handle, sensor_ind);
}

static amdsmi_status_t slow_amdsmi_reset_gpu_xgmi_error(amdsmi_processor_handle processor_handle)
{
	return SHIM_FIRST(amdsmi_reset_gpu_xgmi_error, 195)(processor_handle);
}

static amdsmi_status_t slow_amdsmi_reset_ttm_pages_limit(void)
{
	return SHIM_FIRST(amdsmi_reset_ttm_pages_limit, 196)();
}

static amdsmi_status_t slow_amdsmi_set_clk_freq(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, uint64_t freq_bitmask)
{
	return SHIM_FIRST(amdsmi_set_clk_freq, 197)(processor_handle, clk_type, freq_bitmask);
}

static amdsmi_status_t slow_amdsmi_set_cpu_pwr_efficiency_mode(amdsmi_processor_handle processor_handle,
		uint8_t power_efficiency_mode, uint32_t *utilization, uint32_t *ppt_limit)
{
	return SHIM_FIRST(amdsmi_set_cpu_pwr_efficiency_mode, 210)(processor_handle,
			power_efficiency_mode, utilization, ppt_limit);
}

static amdsmi_status_t slow_amdsmi_set_cpu_socket_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t pcap)
{
	return SHIM_FIRST(amdsmi_set_cpu_socket_power_cap, 215)(processor_handle, pcap);
}

static amdsmi_status_t slow_amdsmi_set_gpu_accelerator_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_mem_alloc_mode_t mode)
{
	return SHIM_FIRST(amdsmi_set_gpu_accelerator_partition_mem_alloc_mode,
			218)(processor_handle, mode);
}

static amdsmi_status_t slow_amdsmi_set_gpu_accelerator_partition_profile(amdsmi_processor_handle processor_handle,
		uint32_t profile_index)
{
	return SHIM_FIRST(amdsmi_set_gpu_accelerator_partition_profile, 219)(processor_handle,
			profile_index);
}

static amdsmi_status_t slow_amdsmi_set_gpu_clk_limit(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, amdsmi_clk_limit_type_t limit_type, uint64_t clk_value)
{
	return SHIM_FIRST(amdsmi_set_gpu_clk_limit, 220)(processor_handle, clk_type, limit_type,
			clk_value);
}

static amdsmi_status_t slow_amdsmi_set_gpu_clk_range(amdsmi_processor_handle processor_handle,
		uint64_t minclkvalue, uint64_t maxclkvalue, amdsmi_clk_type_t clkType)
{
	return SHIM_FIRST(amdsmi_set_gpu_clk_range, 221)(processor_handle, minclkvalue, maxclkvalue,
			clkType);
}

static amdsmi_status_t slow_amdsmi_set_gpu_compute_partition(amdsmi_processor_handle processor_handle,
		amdsmi_compute_partition_type_t compute_partition)
{
	return SHIM_FIRST(amdsmi_set_gpu_compute_partition, 222)(processor_handle,
			compute_partition);
}

static amdsmi_status_t slow_amdsmi_set_gpu_compute_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_compute_partition_mem_alloc_mode_t mode)
{
	return SHIM_FIRST(amdsmi_set_gpu_compute_partition_mem_alloc_mode, 223)(processor_handle,
			mode);
}

static amdsmi_status_t slow_amdsmi_set_gpu_event_notification_mask(amdsmi_processor_handle processor_handle,
		uint64_t mask)
{
	return SHIM_FIRST(amdsmi_set_gpu_event_notification_mask, 224)(processor_handle, mask);
}

static amdsmi_status_t slow_amdsmi_set_gpu_fan_speed(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, uint64_t speed)
{
	return SHIM_FIRST(amdsmi_set_gpu_fan_speed, 225)(processor_handle, sensor_ind, speed);
}

static amdsmi_status_t slow_amdsmi_set_gpu_memory_partition(amdsmi_processor_handle processor_handle,
		amdsmi_memory_partition_type_t memory_partition)
{
	return SHIM_FIRST(amdsmi_set_gpu_memory_partition, 226)(processor_handle, memory_partition);
}

static amdsmi_status_t slow_amdsmi_set_gpu_memory_partition_mode(amdsmi_processor_handle processor_handle,
		amdsmi_memory_partition_type_t mode)
{
	return SHIM_FIRST(amdsmi_set_gpu_memory_partition_mode, 227)(processor_handle, mode);
}

static amdsmi_status_t slow_amdsmi_set_gpu_od_clk_info(amdsmi_processor_handle processor_handle,
		amdsmi_freq_ind_t level, uint64_t clkvalue, amdsmi_clk_type_t clkType)
{
	return SHIM_FIRST(amdsmi_set_gpu_od_clk_info, 228)(processor_handle, level, clkvalue,
			clkType);
}

static amdsmi_status_t slow_amdsmi_set_gpu_od_volt_info(amdsmi_processor_handle processor_handle,
		uint32_t vpoint, uint64_t clkvalue, uint64_t voltvalue)
{
	return SHIM_FIRST(amdsmi_set_gpu_od_volt_info, 229)(processor_handle, vpoint, clkvalue,
			voltvalue);
}

static amdsmi_status_t slow_amdsmi_set_gpu_overdrive_level(amdsmi_processor_handle processor_handle,
		uint32_t od)
{
	return SHIM_FIRST(amdsmi_set_gpu_overdrive_level, 230)(processor_handle, od);
}

static amdsmi_status_t slow_amdsmi_set_gpu_pci_bandwidth(amdsmi_processor_handle processor_handle,
		uint64_t bw_bitmask)
{
	return SHIM_FIRST(amdsmi_set_gpu_pci_bandwidth, 231)(processor_handle, bw_bitmask);
}

static amdsmi_status_t slow_amdsmi_set_gpu_perf_determinism_mode(amdsmi_processor_handle processor_handle,
		uint64_t clkvalue)
{
	return SHIM_FIRST(amdsmi_set_gpu_perf_determinism_mode, 232)(processor_handle, clkvalue);
}

static amdsmi_status_t slow_amdsmi_set_gpu_perf_level(amdsmi_processor_handle processor_handle,
		amdsmi_dev_perf_level_t perf_lvl)
{
	return SHIM_FIRST(amdsmi_set_gpu_perf_level, 233)(processor_handle, perf_lvl);
}

static amdsmi_status_t slow_amdsmi_set_gpu_power_profile(amdsmi_processor_handle processor_handle,
		uint32_t reserved, amdsmi_power_profile_preset_masks_t profile)
{
	return SHIM_FIRST(amdsmi_set_gpu_power_profile, 234)(processor_handle, reserved, profile);
}

static amdsmi_status_t slow_amdsmi_set_gpu_process_isolation(amdsmi_processor_handle processor_handle,
		uint32_t pisolate)
{
	return SHIM_FIRST(amdsmi_set_gpu_process_isolation, 235)(processor_handle, pisolate);
}

static amdsmi_status_t slow_amdsmi_set_gpu_ptl_formats(amdsmi_processor_handle processor_handle,
		amdsmi_ptl_data_format_t data_format1, amdsmi_ptl_data_format_t data_format2)
{
	return SHIM_FIRST(amdsmi_set_gpu_ptl_formats, 236)(processor_handle, data_format1,
			data_format2);
}

static amdsmi_status_t slow_amdsmi_set_gpu_ptl_state(amdsmi_processor_handle processor_handle,
		_Bool enable)
{
	return SHIM_FIRST(amdsmi_set_gpu_ptl_state, 237)(processor_handle, enable);
}

static amdsmi_status_t slow_amdsmi_set_gpu_uma_carveout(amdsmi_processor_handle processor_handle,
		uint32_t option_index)
{
	return SHIM_FIRST(amdsmi_set_gpu_uma_carveout, 238)(processor_handle, option_index);
}

static amdsmi_status_t slow_amdsmi_set_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, uint64_t cap)
{
	return SHIM_FIRST(amdsmi_set_power_cap, 239)(processor_handle, sensor_ind, cap);
}

static amdsmi_status_t slow_amdsmi_set_soc_pstate(amdsmi_processor_handle processor_handle,
		uint32_t policy_id)
{
	return SHIM_FIRST(amdsmi_set_soc_pstate, 240)(processor_handle, policy_id);
}

static amdsmi_status_t slow_amdsmi_set_ttm_pages_limit(uint64_t pages)
{
	return SHIM_FIRST(amdsmi_set_ttm_pages_limit, 241)(pages);
}

static amdsmi_status_t slow_amdsmi_set_xgmi_plpd(amdsmi_processor_handle processor_handle,
		uint32_t policy_id)
{
	return SHIM_FIRST(amdsmi_set_xgmi_plpd, 242)(processor_handle, policy_id);
}

static amdsmi_status_t slow_amdsmi_shut_down(void)
{
	return SHIM_FIRST(amdsmi_shut_down, 243)();
}

static amdsmi_status_t slow_amdsmi_status_code_to_string(amdsmi_status_t status,
		const char **status_string)
{
	return SHIM_FIRST(amdsmi_status_code_to_string, 244)(status, status_string);
}

static amdsmi_status_t slow_amdsmi_stop_gpu_event_notification(amdsmi_processor_handle processor_handle)
{
	return SHIM_FIRST(amdsmi_stop_gpu_event_notification, 245)(processor_handle);
}

static amdsmi_status_t slow_amdsmi_topo_get_link_type(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, uint64_t *hops,
		amdsmi_link_type_t *type)
{
	return SHIM_FIRST(amdsmi_topo_get_link_type, 246)(processor_handle_src,
			processor_handle_dst, hops, type);
}

static amdsmi_status_t slow_amdsmi_topo_get_link_weight(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, uint64_t *weight)
{
	return SHIM_FIRST(amdsmi_topo_get_link_weight, 247)(processor_handle_src,
			processor_handle_dst, weight);
}

static amdsmi_status_t slow_amdsmi_topo_get_numa_node_number(amdsmi_processor_handle processor_handle,
		uint32_t *numa_node)
{
	return SHIM_FIRST(amdsmi_topo_get_numa_node_number, 248)(processor_handle, numa_node);
}

static amdsmi_status_t slow_amdsmi_topo_get_p2p_status(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, amdsmi_link_type_t *type,
		amdsmi_p2p_capability_t *cap)
{
	return SHIM_FIRST(amdsmi_topo_get_p2p_status, 249)(processor_handle_src,
			processor_handle_dst, type, cap);
}

static const char *const aliases[] = {"libamd_smi.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_amdsmi_alloc_fabric_telemetry,
	(void *)slow_amdsmi_clean_gpu_local_data,
	(void *)slow_amdsmi_cpu_apb_disable,
	(void *)slow_amdsmi_cpu_apb_enable,
	(void *)slow_amdsmi_fabric_telem_id_to_string,
	(void *)slow_amdsmi_first_online_core_on_cpu_socket,
	(void *)slow_amdsmi_free_fabric_telemetry,
	(void *)slow_amdsmi_free_name_value_pairs,
	(void *)slow_amdsmi_get_afids_from_cper,
	(void *)slow_amdsmi_get_clk_freq,
	(void *)slow_amdsmi_get_clock_info,
	(void *)slow_amdsmi_get_cpu_affinity_with_scope,
	(void *)slow_amdsmi_get_cpu_cc6_enable,
	(void *)slow_amdsmi_get_cpu_cclk_limit,
	(void *)slow_amdsmi_get_cpu_core_boostlimit,
	(void *)slow_amdsmi_get_cpu_core_ccd_power,
	(void *)slow_amdsmi_get_cpu_core_current_freq_limit,
	(void *)slow_amdsmi_get_cpu_core_eff_floor_freq_limit,
	(void *)slow_amdsmi_get_cpu_core_energy,
	(void *)slow_amdsmi_get_cpu_core_floor_freq_limit,
	(void *)slow_amdsmi_get_cpu_cores_per_socket,
	(void *)slow_amdsmi_get_cpu_current_io_bandwidth,
	(void *)slow_amdsmi_get_cpu_current_xgmi_bw,
	(void *)slow_amdsmi_get_cpu_ddr_bw,
	(void *)slow_amdsmi_get_cpu_dfc_ctrl,
	(void *)slow_amdsmi_get_cpu_dimm_power_consumption,
	(void *)slow_amdsmi_get_cpu_dimm_sb_reg,
	(void *)slow_amdsmi_get_cpu_dimm_temp_range_and_refresh_rate,
	(void *)slow_amdsmi_get_cpu_dimm_thermal_sensor,
	(void *)slow_amdsmi_get_cpu_eff_floor_freq_limit,
	(void *)slow_amdsmi_get_cpu_enabled_commands,
	(void *)slow_amdsmi_get_cpu_family,
	(void *)slow_amdsmi_get_cpu_fclk_mclk,
	(void *)slow_amdsmi_get_cpu_floor_freq_limit,
	(void *)slow_amdsmi_get_cpu_freq_range,
	(void *)slow_amdsmi_get_cpu_handles,
	(void *)slow_amdsmi_get_cpu_hsmp_driver_version,
	(void *)slow_amdsmi_get_cpu_hsmp_proto_ver,
	(void *)slow_amdsmi_get_cpu_model,
	(void *)slow_amdsmi_get_cpu_model_name,
	(void *)slow_amdsmi_get_cpu_pc6_enable,
	(void *)slow_amdsmi_get_cpu_prochot_status,
	(void *)slow_amdsmi_get_cpu_pwr_efficiency_mode,
	(void *)slow_amdsmi_get_cpu_pwr_svi_telemetry_all_rails,
	(void *)slow_amdsmi_get_cpu_rail_isofreq_policy,
	(void *)slow_amdsmi_get_cpu_sdps_limit,
	(void *)slow_amdsmi_get_cpu_smu_fw_version,
	(void *)slow_amdsmi_get_cpu_socket_c0_residency,
	(void *)slow_amdsmi_get_cpu_socket_count,
	(void *)slow_amdsmi_get_cpu_socket_current_active_freq_limit,
	(void *)slow_amdsmi_get_cpu_socket_energy,
	(void *)slow_amdsmi_get_cpu_socket_freq_range,
	(void *)slow_amdsmi_get_cpu_socket_lclk_dpm_level,
	(void *)slow_amdsmi_get_cpu_socket_power,
	(void *)slow_amdsmi_get_cpu_socket_power_cap,
	(void *)slow_amdsmi_get_cpu_socket_power_cap_max,
	(void *)slow_amdsmi_get_cpu_socket_temperature,
	(void *)slow_amdsmi_get_cpu_svi3_vr_controller_temp,
	(void *)slow_amdsmi_get_cpu_tdelta,
	(void *)slow_amdsmi_get_cpu_xgmi_pstate_range,
	(void *)slow_amdsmi_get_cpucore_handles,
	(void *)slow_amdsmi_get_energy_count,
	(void *)slow_amdsmi_get_esmi_err_msg,
	(void *)slow_amdsmi_get_fabric_telemetry_data,
	(void *)slow_amdsmi_get_fw_info,
	(void *)slow_amdsmi_get_gpu_accelerator_partition_mem_alloc_mode,
	(void *)slow_amdsmi_get_gpu_accelerator_partition_profile,
	(void *)slow_amdsmi_get_gpu_accelerator_partition_profile_config,
	(void *)slow_amdsmi_get_gpu_activity,
	(void *)slow_amdsmi_get_gpu_asic_info,
	(void *)slow_amdsmi_get_gpu_available_counters,
	(void *)slow_amdsmi_get_gpu_bad_page_info,
	(void *)slow_amdsmi_get_gpu_bad_page_threshold,
	(void *)slow_amdsmi_get_gpu_bdf_id,
	(void *)slow_amdsmi_get_gpu_board_info,
	(void *)slow_amdsmi_get_gpu_busy_percent,
	(void *)slow_amdsmi_get_gpu_cache_info,
	(void *)slow_amdsmi_get_gpu_compute_partition,
	(void *)slow_amdsmi_get_gpu_compute_partition_mem_alloc_mode,
	(void *)slow_amdsmi_get_gpu_compute_process_gpus,
	(void *)slow_amdsmi_get_gpu_compute_process_info,
	(void *)slow_amdsmi_get_gpu_compute_process_info_by_pid,
	(void *)slow_amdsmi_get_gpu_cper_entries,
	(void *)slow_amdsmi_get_gpu_device_bdf,
	(void *)slow_amdsmi_get_gpu_device_cuid,
	(void *)slow_amdsmi_get_gpu_device_uuid,
	(void *)slow_amdsmi_get_gpu_driver_info,
	(void *)slow_amdsmi_get_gpu_ecc_count,
	(void *)slow_amdsmi_get_gpu_ecc_enabled,
	(void *)slow_amdsmi_get_gpu_ecc_status,
	(void *)slow_amdsmi_get_gpu_enumeration_info,
	(void *)slow_amdsmi_get_gpu_event_notification,
	(void *)slow_amdsmi_get_gpu_fabric_info,
	(void *)slow_amdsmi_get_gpu_fan_rpms,
	(void *)slow_amdsmi_get_gpu_fan_speed,
	(void *)slow_amdsmi_get_gpu_fan_speed_max,
	(void *)slow_amdsmi_get_gpu_id,
	(void *)slow_amdsmi_get_gpu_kfd_info,
	(void *)slow_amdsmi_get_gpu_mem_overdrive_level,
	(void *)slow_amdsmi_get_gpu_memory_partition,
	(void *)slow_amdsmi_get_gpu_memory_partition_config,
	(void *)slow_amdsmi_get_gpu_memory_reserved_pages,
	(void *)slow_amdsmi_get_gpu_memory_total,
	(void *)slow_amdsmi_get_gpu_memory_usage,
	(void *)slow_amdsmi_get_gpu_metrics_header_info,
	(void *)slow_amdsmi_get_gpu_metrics_info,
	(void *)slow_amdsmi_get_gpu_od_volt_curve_regions,
	(void *)slow_amdsmi_get_gpu_od_volt_info,
	(void *)slow_amdsmi_get_gpu_overdrive_level,
	(void *)slow_amdsmi_get_gpu_partition_metrics_info,
	(void *)slow_amdsmi_get_gpu_pci_bandwidth,
	(void *)slow_amdsmi_get_gpu_pci_replay_counter,
	(void *)slow_amdsmi_get_gpu_pci_throughput,
	(void *)slow_amdsmi_get_gpu_perf_level,
	(void *)slow_amdsmi_get_gpu_pm_metrics_info,
	(void *)slow_amdsmi_get_gpu_power_profile_presets,
	(void *)slow_amdsmi_get_gpu_process_isolation,
	(void *)slow_amdsmi_get_gpu_process_list,
	(void *)slow_amdsmi_get_gpu_process_list_by_pid,
	(void *)slow_amdsmi_get_gpu_ptl_formats,
	(void *)slow_amdsmi_get_gpu_ptl_state,
	(void *)slow_amdsmi_get_gpu_ras_block_features_enabled,
	(void *)slow_amdsmi_get_gpu_ras_feature_info,
	(void *)slow_amdsmi_get_gpu_reg_table_info,
	(void *)slow_amdsmi_get_gpu_revision,
	(void *)slow_amdsmi_get_gpu_subsystem_id,
	(void *)slow_amdsmi_get_gpu_subsystem_name,
	(void *)slow_amdsmi_get_gpu_topo_numa_affinity,
	(void *)slow_amdsmi_get_gpu_total_ecc_count,
	(void *)slow_amdsmi_get_gpu_uma_carveout_info,
	(void *)slow_amdsmi_get_gpu_vbios_info,
	(void *)slow_amdsmi_get_gpu_vendor_name,
	(void *)slow_amdsmi_get_gpu_virtualization_mode,
	(void *)slow_amdsmi_get_gpu_volt_metric,
	(void *)slow_amdsmi_get_gpu_vram_info,
	(void *)slow_amdsmi_get_gpu_vram_usage,
	(void *)slow_amdsmi_get_gpu_vram_vendor,
	(void *)slow_amdsmi_get_gpu_xcd_counter,
	(void *)slow_amdsmi_get_gpu_xgmi_link_status,
	(void *)slow_amdsmi_get_hsmp_metrics_table,
	(void *)slow_amdsmi_get_hsmp_metrics_table_version,
	(void *)slow_amdsmi_get_lib_version,
	(void *)slow_amdsmi_get_link_metrics,
	(void *)slow_amdsmi_get_link_topology_nearest,
	(void *)slow_amdsmi_get_minmax_bandwidth_between_processors,
	(void *)slow_amdsmi_get_nic_asic_info,
	(void *)slow_amdsmi_get_nic_bus_info,
	(void *)slow_amdsmi_get_nic_device_bdf,
	(void *)slow_amdsmi_get_nic_driver_info,
	(void *)slow_amdsmi_get_nic_fw_info,
	(void *)slow_amdsmi_get_nic_numa_info,
	(void *)slow_amdsmi_get_nic_port_info,
	(void *)slow_amdsmi_get_nic_port_statistics,
	(void *)slow_amdsmi_get_nic_processor_handles,
	(void *)slow_amdsmi_get_nic_rdma_dev_info,
	(void *)slow_amdsmi_get_nic_rdma_port_statistics,
	(void *)slow_amdsmi_get_nic_vendor_statistics,
	(void *)slow_amdsmi_get_node_handle,
	(void *)slow_amdsmi_get_npm_info,
	(void *)slow_amdsmi_get_pcie_info,
	(void *)slow_amdsmi_get_power_cap_info,
	(void *)slow_amdsmi_get_power_info,
	(void *)slow_amdsmi_get_processor_count_from_handles,
	(void *)slow_amdsmi_get_processor_handle_from_bdf,
	(void *)slow_amdsmi_get_processor_handles,
	(void *)slow_amdsmi_get_processor_handles_by_type,
	(void *)slow_amdsmi_get_processor_info,
	(void *)slow_amdsmi_get_processor_type,
	(void *)slow_amdsmi_get_soc_pstate,
	(void *)slow_amdsmi_get_socket_handles,
	(void *)slow_amdsmi_get_socket_info,
	(void *)slow_amdsmi_get_supported_power_cap,
	(void *)slow_amdsmi_get_temp_metric,
	(void *)slow_amdsmi_get_threads_per_core,
	(void *)slow_amdsmi_get_tray_info,
	(void *)slow_amdsmi_get_ttm_info,
	(void *)slow_amdsmi_get_utilization_count,
	(void *)slow_amdsmi_get_vcn_busy_percent,
	(void *)slow_amdsmi_get_violation_status,
	(void *)slow_amdsmi_get_xgmi_info,
	(void *)slow_amdsmi_get_xgmi_plpd,
	(void *)slow_amdsmi_gpu_control_counter,
	(void *)slow_amdsmi_gpu_counter_group_supported,
	(void *)slow_amdsmi_gpu_create_counter,
	(void *)slow_amdsmi_gpu_destroy_counter,
	(void *)slow_amdsmi_gpu_driver_reload,
	(void *)slow_amdsmi_gpu_read_counter,
	(void *)slow_amdsmi_gpu_validate_ras_eeprom,
	(void *)slow_amdsmi_gpu_xgmi_error_status,
	(void *)slow_amdsmi_init,
	(void *)slow_amdsmi_init_gpu_event_notification,
	(void *)slow_amdsmi_is_P2P_accessible,
	(void *)slow_amdsmi_is_gpu_power_management_enabled,
	(void *)slow_amdsmi_reset_gpu,
	(void *)slow_amdsmi_reset_gpu_fan,
	(void *)slow_amdsmi_reset_gpu_xgmi_error,
	(void *)slow_amdsmi_reset_ttm_pages_limit,
	(void *)slow_amdsmi_set_clk_freq,
	(void *)slow_amdsmi_set_cpu_cc6_enable,
	(void *)slow_amdsmi_set_cpu_core_boostlimit,
	(void *)slow_amdsmi_set_cpu_core_floor_freq_limit,
	(void *)slow_amdsmi_set_cpu_core_msr_floor_freq_limit,
	(void *)slow_amdsmi_set_cpu_df_pstate_range,
	(void *)slow_amdsmi_set_cpu_dfc_ctrl,
	(void *)slow_amdsmi_set_cpu_dimm_sb_reg,
	(void *)slow_amdsmi_set_cpu_floor_freq_limit,
	(void *)slow_amdsmi_set_cpu_gmi3_link_width_range,
	(void *)slow_amdsmi_set_cpu_msr_floor_freq_limit,
	(void *)slow_amdsmi_set_cpu_pc6_enable,
	(void *)slow_amdsmi_set_cpu_pcie_link_rate,
	(void *)slow_amdsmi_set_cpu_pwr_efficiency_mode,
	(void *)slow_amdsmi_set_cpu_rail_isofreq_policy,
	(void *)slow_amdsmi_set_cpu_sdps_limit,
	(void *)slow_amdsmi_set_cpu_socket_boostlimit,
	(void *)slow_amdsmi_set_cpu_socket_lclk_dpm_level,
	(void *)slow_amdsmi_set_cpu_socket_power_cap,
	(void *)slow_amdsmi_set_cpu_xgmi_pstate_range,
	(void *)slow_amdsmi_set_cpu_xgmi_width,
	(void *)slow_amdsmi_set_gpu_accelerator_partition_mem_alloc_mode,
	(void *)slow_amdsmi_set_gpu_accelerator_partition_profile,
	(void *)slow_amdsmi_set_gpu_clk_limit,
	(void *)slow_amdsmi_set_gpu_clk_range,
	(void *)slow_amdsmi_set_gpu_compute_partition,
	(void *)slow_amdsmi_set_gpu_compute_partition_mem_alloc_mode,
	(void *)slow_amdsmi_set_gpu_event_notification_mask,
	(void *)slow_amdsmi_set_gpu_fan_speed,
	(void *)slow_amdsmi_set_gpu_memory_partition,
	(void *)slow_amdsmi_set_gpu_memory_partition_mode,
	(void *)slow_amdsmi_set_gpu_od_clk_info,
	(void *)slow_amdsmi_set_gpu_od_volt_info,
	(void *)slow_amdsmi_set_gpu_overdrive_level,
	(void *)slow_amdsmi_set_gpu_pci_bandwidth,
	(void *)slow_amdsmi_set_gpu_perf_determinism_mode,
	(void *)slow_amdsmi_set_gpu_perf_level,
	(void *)slow_amdsmi_set_gpu_power_profile,
	(void *)slow_amdsmi_set_gpu_process_isolation,
	(void *)slow_amdsmi_set_gpu_ptl_formats,
	(void *)slow_amdsmi_set_gpu_ptl_state,
	(void *)slow_amdsmi_set_gpu_uma_carveout,
	(void *)slow_amdsmi_set_power_cap,
	(void *)slow_amdsmi_set_soc_pstate,
	(void *)slow_amdsmi_set_ttm_pages_limit,
	(void *)slow_amdsmi_set_xgmi_plpd,
	(void *)slow_amdsmi_shut_down,
	(void *)slow_amdsmi_status_code_to_string,
	(void *)slow_amdsmi_stop_gpu_event_notification,
	(void *)slow_amdsmi_topo_get_link_type,
	(void *)slow_amdsmi_topo_get_link_weight,
	(void *)slow_amdsmi_topo_get_numa_node_number,
	(void *)slow_amdsmi_topo_get_p2p_status,
	(void *)slow_rsmi_init,
	(void *)slow_rsmi_is_P2P_accessible,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_VERSION(amdsmi_alloc_fabric_telemetry, amdsmi_status_t,
			"amdsmi_alloc_fabric_telemetry", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_clean_gpu_local_data, amdsmi_status_t, "amdsmi_clean_gpu_local_data",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_cpu_apb_disable, untyped, "amdsmi_cpu_apb_disable", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_cpu_apb_enable, untyped, "amdsmi_cpu_apb_enable", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_fabric_telem_id_to_string, amdsmi_status_t,
			"amdsmi_fabric_telem_id_to_string", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_first_online_core_on_cpu_socket, untyped,
			"amdsmi_first_online_core_on_cpu_socket", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_free_fabric_telemetry, amdsmi_status_t, "amdsmi_free_fabric_telemetry",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_free_name_value_pairs, untyped, "amdsmi_free_name_value_pairs",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_afids_from_cper, amdsmi_status_t, "amdsmi_get_afids_from_cper",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_clk_freq, amdsmi_status_t, "amdsmi_get_clk_freq", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_clock_info, amdsmi_status_t, "amdsmi_get_clock_info", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_affinity_with_scope, amdsmi_status_t,
			"amdsmi_get_cpu_affinity_with_scope", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_cc6_enable, untyped, "amdsmi_get_cpu_cc6_enable", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_cclk_limit, untyped, "amdsmi_get_cpu_cclk_limit", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_core_boostlimit, untyped, "amdsmi_get_cpu_core_boostlimit",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_core_ccd_power, amdsmi_status_t,
			"amdsmi_get_cpu_core_ccd_power", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_core_current_freq_limit, untyped,
			"amdsmi_get_cpu_core_current_freq_limit", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_core_eff_floor_freq_limit, untyped,
			"amdsmi_get_cpu_core_eff_floor_freq_limit", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_core_energy, untyped, "amdsmi_get_cpu_core_energy", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_core_floor_freq_limit, untyped,
			"amdsmi_get_cpu_core_floor_freq_limit", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_cores_per_socket, untyped, "amdsmi_get_cpu_cores_per_socket",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_current_io_bandwidth, untyped,
			"amdsmi_get_cpu_current_io_bandwidth", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_current_xgmi_bw, untyped, "amdsmi_get_cpu_current_xgmi_bw",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_ddr_bw, untyped, "amdsmi_get_cpu_ddr_bw", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_dfc_ctrl, untyped, "amdsmi_get_cpu_dfc_ctrl", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_dimm_power_consumption, untyped,
			"amdsmi_get_cpu_dimm_power_consumption", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_dimm_sb_reg, untyped, "amdsmi_get_cpu_dimm_sb_reg", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_dimm_temp_range_and_refresh_rate, untyped,
			"amdsmi_get_cpu_dimm_temp_range_and_refresh_rate", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_dimm_thermal_sensor, untyped,
			"amdsmi_get_cpu_dimm_thermal_sensor", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_eff_floor_freq_limit, untyped,
			"amdsmi_get_cpu_eff_floor_freq_limit", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_enabled_commands, untyped, "amdsmi_get_cpu_enabled_commands",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_family, untyped, "amdsmi_get_cpu_family", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_fclk_mclk, untyped, "amdsmi_get_cpu_fclk_mclk", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_floor_freq_limit, untyped, "amdsmi_get_cpu_floor_freq_limit",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_freq_range, untyped, "amdsmi_get_cpu_freq_range", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_handles, untyped, "amdsmi_get_cpu_handles", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_hsmp_driver_version, untyped,
			"amdsmi_get_cpu_hsmp_driver_version", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_hsmp_proto_ver, untyped, "amdsmi_get_cpu_hsmp_proto_ver",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_model, untyped, "amdsmi_get_cpu_model", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_model_name, untyped, "amdsmi_get_cpu_model_name", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_pc6_enable, untyped, "amdsmi_get_cpu_pc6_enable", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_prochot_status, untyped, "amdsmi_get_cpu_prochot_status",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_pwr_efficiency_mode, amdsmi_status_t,
			"amdsmi_get_cpu_pwr_efficiency_mode", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_pwr_svi_telemetry_all_rails, amdsmi_status_t,
			"amdsmi_get_cpu_pwr_svi_telemetry_all_rails", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_rail_isofreq_policy, untyped,
			"amdsmi_get_cpu_rail_isofreq_policy", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_sdps_limit, untyped, "amdsmi_get_cpu_sdps_limit", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_cpu_smu_fw_version, untyped, "amdsmi_get_cpu_smu_fw_version",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_c0_residency, untyped,
			"amdsmi_get_cpu_socket_c0_residency", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_count, untyped, "amdsmi_get_cpu_socket_count",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_current_active_freq_limit, untyped,
			"amdsmi_get_cpu_socket_current_active_freq_limit", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_energy, untyped, "amdsmi_get_cpu_socket_energy",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_freq_range, untyped, "amdsmi_get_cpu_socket_freq_range",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_lclk_dpm_level, untyped,
			"amdsmi_get_cpu_socket_lclk_dpm_level", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_power, amdsmi_status_t, "amdsmi_get_cpu_socket_power",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_power_cap, amdsmi_status_t,
			"amdsmi_get_cpu_socket_power_cap", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_power_cap_max, amdsmi_status_t,
			"amdsmi_get_cpu_socket_power_cap_max", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_socket_temperature, untyped,
			"amdsmi_get_cpu_socket_temperature", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_svi3_vr_controller_temp, untyped,
			"amdsmi_get_cpu_svi3_vr_controller_temp", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_tdelta, untyped, "amdsmi_get_cpu_tdelta", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpu_xgmi_pstate_range, untyped, "amdsmi_get_cpu_xgmi_pstate_range",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_cpucore_handles, untyped, "amdsmi_get_cpucore_handles", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_energy_count, amdsmi_status_t, "amdsmi_get_energy_count",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_esmi_err_msg, untyped, "amdsmi_get_esmi_err_msg", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_fabric_telemetry_data, amdsmi_status_t,
			"amdsmi_get_fabric_telemetry_data", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_fw_info, amdsmi_status_t, "amdsmi_get_fw_info", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_accelerator_partition_mem_alloc_mode, amdsmi_status_t,
			"amdsmi_get_gpu_accelerator_partition_mem_alloc_mode", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_accelerator_partition_profile, amdsmi_status_t,
			"amdsmi_get_gpu_accelerator_partition_profile", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_accelerator_partition_profile_config, amdsmi_status_t,
			"amdsmi_get_gpu_accelerator_partition_profile_config", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_activity, amdsmi_status_t, "amdsmi_get_gpu_activity",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_asic_info, amdsmi_status_t, "amdsmi_get_gpu_asic_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_available_counters, amdsmi_status_t,
			"amdsmi_get_gpu_available_counters", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_bad_page_info, amdsmi_status_t, "amdsmi_get_gpu_bad_page_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_bad_page_threshold, amdsmi_status_t,
			"amdsmi_get_gpu_bad_page_threshold", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_bdf_id, amdsmi_status_t, "amdsmi_get_gpu_bdf_id", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_gpu_board_info, amdsmi_status_t, "amdsmi_get_gpu_board_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_busy_percent, amdsmi_status_t, "amdsmi_get_gpu_busy_percent",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_cache_info, amdsmi_status_t, "amdsmi_get_gpu_cache_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_compute_partition, amdsmi_status_t,
			"amdsmi_get_gpu_compute_partition", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_compute_partition_mem_alloc_mode, amdsmi_status_t,
			"amdsmi_get_gpu_compute_partition_mem_alloc_mode", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_compute_process_gpus, amdsmi_status_t,
			"amdsmi_get_gpu_compute_process_gpus", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_compute_process_info, amdsmi_status_t,
			"amdsmi_get_gpu_compute_process_info", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_compute_process_info_by_pid, amdsmi_status_t,
			"amdsmi_get_gpu_compute_process_info_by_pid", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_cper_entries, amdsmi_status_t, "amdsmi_get_gpu_cper_entries",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_device_bdf, amdsmi_status_t, "amdsmi_get_gpu_device_bdf",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_device_cuid, amdsmi_status_t, "amdsmi_get_gpu_device_cuid",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_device_uuid, amdsmi_status_t, "amdsmi_get_gpu_device_uuid",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_driver_info, amdsmi_status_t, "amdsmi_get_gpu_driver_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_ecc_count, amdsmi_status_t, "amdsmi_get_gpu_ecc_count",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_ecc_enabled, amdsmi_status_t, "amdsmi_get_gpu_ecc_enabled",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_ecc_status, amdsmi_status_t, "amdsmi_get_gpu_ecc_status",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_enumeration_info, amdsmi_status_t,
			"amdsmi_get_gpu_enumeration_info", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_event_notification, amdsmi_status_t,
			"amdsmi_get_gpu_event_notification", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_fabric_info, amdsmi_status_t, "amdsmi_get_gpu_fabric_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_fan_rpms, amdsmi_status_t, "amdsmi_get_gpu_fan_rpms",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_fan_speed, amdsmi_status_t, "amdsmi_get_gpu_fan_speed",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_fan_speed_max, amdsmi_status_t, "amdsmi_get_gpu_fan_speed_max",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_id, amdsmi_status_t, "amdsmi_get_gpu_id", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_kfd_info, amdsmi_status_t, "amdsmi_get_gpu_kfd_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_mem_overdrive_level, amdsmi_status_t,
			"amdsmi_get_gpu_mem_overdrive_level", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_memory_partition, amdsmi_status_t,
			"amdsmi_get_gpu_memory_partition", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_memory_partition_config, amdsmi_status_t,
			"amdsmi_get_gpu_memory_partition_config", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_memory_reserved_pages, amdsmi_status_t,
			"amdsmi_get_gpu_memory_reserved_pages", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_memory_total, amdsmi_status_t, "amdsmi_get_gpu_memory_total",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_memory_usage, amdsmi_status_t, "amdsmi_get_gpu_memory_usage",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_metrics_header_info, amdsmi_status_t,
			"amdsmi_get_gpu_metrics_header_info", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_metrics_info, amdsmi_status_t, "amdsmi_get_gpu_metrics_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_od_volt_curve_regions, amdsmi_status_t,
			"amdsmi_get_gpu_od_volt_curve_regions", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_od_volt_info, amdsmi_status_t, "amdsmi_get_gpu_od_volt_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_overdrive_level, amdsmi_status_t,
			"amdsmi_get_gpu_overdrive_level", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_partition_metrics_info, amdsmi_status_t,
			"amdsmi_get_gpu_partition_metrics_info", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_pci_bandwidth, amdsmi_status_t, "amdsmi_get_gpu_pci_bandwidth",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_pci_replay_counter, amdsmi_status_t,
			"amdsmi_get_gpu_pci_replay_counter", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_pci_throughput, amdsmi_status_t,
			"amdsmi_get_gpu_pci_throughput", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_perf_level, amdsmi_status_t, "amdsmi_get_gpu_perf_level",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_pm_metrics_info, amdsmi_status_t,
			"amdsmi_get_gpu_pm_metrics_info", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_power_profile_presets, amdsmi_status_t,
			"amdsmi_get_gpu_power_profile_presets", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_process_isolation, amdsmi_status_t,
			"amdsmi_get_gpu_process_isolation", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_process_list, amdsmi_status_t, "amdsmi_get_gpu_process_list",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_process_list_by_pid, amdsmi_status_t,
			"amdsmi_get_gpu_process_list_by_pid", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_ptl_formats, amdsmi_status_t, "amdsmi_get_gpu_ptl_formats",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_ptl_state, amdsmi_status_t, "amdsmi_get_gpu_ptl_state",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_ras_block_features_enabled, amdsmi_status_t,
			"amdsmi_get_gpu_ras_block_features_enabled", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_ras_feature_info, amdsmi_status_t,
			"amdsmi_get_gpu_ras_feature_info", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_reg_table_info, amdsmi_status_t,
			"amdsmi_get_gpu_reg_table_info", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_revision, amdsmi_status_t, "amdsmi_get_gpu_revision",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_subsystem_id, amdsmi_status_t, "amdsmi_get_gpu_subsystem_id",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_subsystem_name, amdsmi_status_t,
			"amdsmi_get_gpu_subsystem_name", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_topo_numa_affinity, amdsmi_status_t,
			"amdsmi_get_gpu_topo_numa_affinity", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_total_ecc_count, amdsmi_status_t,
			"amdsmi_get_gpu_total_ecc_count", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_uma_carveout_info, amdsmi_status_t,
			"amdsmi_get_gpu_uma_carveout_info", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_vbios_info, amdsmi_status_t, "amdsmi_get_gpu_vbios_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_vendor_name, amdsmi_status_t, "amdsmi_get_gpu_vendor_name",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_virtualization_mode, amdsmi_status_t,
			"amdsmi_get_gpu_virtualization_mode", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_volt_metric, amdsmi_status_t, "amdsmi_get_gpu_volt_metric",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_vram_info, amdsmi_status_t, "amdsmi_get_gpu_vram_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_vram_usage, amdsmi_status_t, "amdsmi_get_gpu_vram_usage",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_vram_vendor, amdsmi_status_t, "amdsmi_get_gpu_vram_vendor",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_xcd_counter, amdsmi_status_t, "amdsmi_get_gpu_xcd_counter",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_gpu_xgmi_link_status, amdsmi_status_t,
			"amdsmi_get_gpu_xgmi_link_status", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_hsmp_metrics_table, untyped, "amdsmi_get_hsmp_metrics_table",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_hsmp_metrics_table_version, untyped,
			"amdsmi_get_hsmp_metrics_table_version", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_lib_version, amdsmi_status_t, "amdsmi_get_lib_version", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_link_metrics, amdsmi_status_t, "amdsmi_get_link_metrics",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_link_topology_nearest, amdsmi_status_t,
			"amdsmi_get_link_topology_nearest", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_minmax_bandwidth_between_processors, amdsmi_status_t,
			"amdsmi_get_minmax_bandwidth_between_processors", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_asic_info, amdsmi_status_t, "amdsmi_get_nic_asic_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_bus_info, amdsmi_status_t, "amdsmi_get_nic_bus_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_device_bdf, amdsmi_status_t, "amdsmi_get_nic_device_bdf",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_driver_info, amdsmi_status_t, "amdsmi_get_nic_driver_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_fw_info, amdsmi_status_t, "amdsmi_get_nic_fw_info", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_nic_numa_info, amdsmi_status_t, "amdsmi_get_nic_numa_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_port_info, amdsmi_status_t, "amdsmi_get_nic_port_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_port_statistics, amdsmi_status_t,
			"amdsmi_get_nic_port_statistics", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_processor_handles, amdsmi_status_t,
			"amdsmi_get_nic_processor_handles", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_rdma_dev_info, amdsmi_status_t, "amdsmi_get_nic_rdma_dev_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_rdma_port_statistics, amdsmi_status_t,
			"amdsmi_get_nic_rdma_port_statistics", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_nic_vendor_statistics, amdsmi_status_t,
			"amdsmi_get_nic_vendor_statistics", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_node_handle, amdsmi_status_t, "amdsmi_get_node_handle", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_npm_info, amdsmi_status_t, "amdsmi_get_npm_info", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_pcie_info, amdsmi_status_t, "amdsmi_get_pcie_info", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_power_cap_info, amdsmi_status_t, "amdsmi_get_power_cap_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_power_info, amdsmi_status_t, "amdsmi_get_power_info", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_processor_count_from_handles, amdsmi_status_t,
			"amdsmi_get_processor_count_from_handles", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_processor_handle_from_bdf, amdsmi_status_t,
			"amdsmi_get_processor_handle_from_bdf", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_processor_handles, amdsmi_status_t, "amdsmi_get_processor_handles",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_processor_handles_by_type, amdsmi_status_t,
			"amdsmi_get_processor_handles_by_type", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_processor_info, amdsmi_status_t, "amdsmi_get_processor_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_processor_type, amdsmi_status_t, "amdsmi_get_processor_type",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_soc_pstate, amdsmi_status_t, "amdsmi_get_soc_pstate", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_socket_handles, amdsmi_status_t, "amdsmi_get_socket_handles",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_socket_info, amdsmi_status_t, "amdsmi_get_socket_info", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_supported_power_cap, amdsmi_status_t,
			"amdsmi_get_supported_power_cap", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_temp_metric, amdsmi_status_t, "amdsmi_get_temp_metric", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_threads_per_core, untyped, "amdsmi_get_threads_per_core",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_tray_info, amdsmi_status_t, "amdsmi_get_tray_info", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_ttm_info, amdsmi_status_t, "amdsmi_get_ttm_info", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_utilization_count, amdsmi_status_t, "amdsmi_get_utilization_count",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_vcn_busy_percent, amdsmi_status_t, "amdsmi_get_vcn_busy_percent",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_violation_status, amdsmi_status_t, "amdsmi_get_violation_status",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_get_xgmi_info, amdsmi_status_t, "amdsmi_get_xgmi_info", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_get_xgmi_plpd, amdsmi_status_t, "amdsmi_get_xgmi_plpd", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_gpu_control_counter, amdsmi_status_t, "amdsmi_gpu_control_counter",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_gpu_counter_group_supported, amdsmi_status_t,
			"amdsmi_gpu_counter_group_supported", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_gpu_create_counter, amdsmi_status_t, "amdsmi_gpu_create_counter",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_gpu_destroy_counter, amdsmi_status_t, "amdsmi_gpu_destroy_counter",
			"AMDSMI_1", false),
	SHIM_SYMBOL(amdsmi_gpu_driver_reload, amdsmi_status_t),
	SHIM_VERSION(amdsmi_gpu_read_counter, amdsmi_status_t, "amdsmi_gpu_read_counter",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_gpu_validate_ras_eeprom, amdsmi_status_t,
			"amdsmi_gpu_validate_ras_eeprom", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_gpu_xgmi_error_status, amdsmi_status_t, "amdsmi_gpu_xgmi_error_status",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_init, amdsmi_status_t, "amdsmi_init", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_init_gpu_event_notification, amdsmi_status_t,
			"amdsmi_init_gpu_event_notification", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_is_P2P_accessible, amdsmi_status_t, "amdsmi_is_P2P_accessible",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_is_gpu_power_management_enabled, amdsmi_status_t,
			"amdsmi_is_gpu_power_management_enabled", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_reset_gpu, amdsmi_status_t, "amdsmi_reset_gpu", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_reset_gpu_fan, amdsmi_status_t, "amdsmi_reset_gpu_fan", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_reset_gpu_xgmi_error, amdsmi_status_t, "amdsmi_reset_gpu_xgmi_error",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_reset_ttm_pages_limit, amdsmi_status_t, "amdsmi_reset_ttm_pages_limit",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_clk_freq, amdsmi_status_t, "amdsmi_set_clk_freq", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_set_cpu_cc6_enable, untyped, "amdsmi_set_cpu_cc6_enable", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_set_cpu_core_boostlimit, untyped, "amdsmi_set_cpu_core_boostlimit",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_core_floor_freq_limit, untyped,
			"amdsmi_set_cpu_core_floor_freq_limit", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_core_msr_floor_freq_limit, untyped,
			"amdsmi_set_cpu_core_msr_floor_freq_limit", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_df_pstate_range, untyped, "amdsmi_set_cpu_df_pstate_range",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_dfc_ctrl, untyped, "amdsmi_set_cpu_dfc_ctrl", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_set_cpu_dimm_sb_reg, untyped, "amdsmi_set_cpu_dimm_sb_reg", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_set_cpu_floor_freq_limit, untyped, "amdsmi_set_cpu_floor_freq_limit",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_gmi3_link_width_range, untyped,
			"amdsmi_set_cpu_gmi3_link_width_range", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_msr_floor_freq_limit, untyped,
			"amdsmi_set_cpu_msr_floor_freq_limit", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_pc6_enable, untyped, "amdsmi_set_cpu_pc6_enable", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_set_cpu_pcie_link_rate, untyped, "amdsmi_set_cpu_pcie_link_rate",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_pwr_efficiency_mode, amdsmi_status_t,
			"amdsmi_set_cpu_pwr_efficiency_mode", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_rail_isofreq_policy, untyped,
			"amdsmi_set_cpu_rail_isofreq_policy", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_sdps_limit, untyped, "amdsmi_set_cpu_sdps_limit", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_set_cpu_socket_boostlimit, untyped, "amdsmi_set_cpu_socket_boostlimit",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_socket_lclk_dpm_level, untyped,
			"amdsmi_set_cpu_socket_lclk_dpm_level", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_socket_power_cap, amdsmi_status_t,
			"amdsmi_set_cpu_socket_power_cap", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_xgmi_pstate_range, untyped, "amdsmi_set_cpu_xgmi_pstate_range",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_cpu_xgmi_width, untyped, "amdsmi_set_cpu_xgmi_width", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_set_gpu_accelerator_partition_mem_alloc_mode, amdsmi_status_t,
			"amdsmi_set_gpu_accelerator_partition_mem_alloc_mode", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_accelerator_partition_profile, amdsmi_status_t,
			"amdsmi_set_gpu_accelerator_partition_profile", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_clk_limit, amdsmi_status_t, "amdsmi_set_gpu_clk_limit",
			"AMDSMI_1", false),
	SHIM_SYMBOL(amdsmi_set_gpu_clk_range, amdsmi_status_t),
	SHIM_VERSION(amdsmi_set_gpu_compute_partition, amdsmi_status_t,
			"amdsmi_set_gpu_compute_partition", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_compute_partition_mem_alloc_mode, amdsmi_status_t,
			"amdsmi_set_gpu_compute_partition_mem_alloc_mode", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_event_notification_mask, amdsmi_status_t,
			"amdsmi_set_gpu_event_notification_mask", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_fan_speed, amdsmi_status_t, "amdsmi_set_gpu_fan_speed",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_memory_partition, amdsmi_status_t,
			"amdsmi_set_gpu_memory_partition", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_memory_partition_mode, amdsmi_status_t,
			"amdsmi_set_gpu_memory_partition_mode", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_od_clk_info, amdsmi_status_t, "amdsmi_set_gpu_od_clk_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_od_volt_info, amdsmi_status_t, "amdsmi_set_gpu_od_volt_info",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_overdrive_level, amdsmi_status_t,
			"amdsmi_set_gpu_overdrive_level", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_pci_bandwidth, amdsmi_status_t, "amdsmi_set_gpu_pci_bandwidth",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_perf_determinism_mode, amdsmi_status_t,
			"amdsmi_set_gpu_perf_determinism_mode", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_perf_level, amdsmi_status_t, "amdsmi_set_gpu_perf_level",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_power_profile, amdsmi_status_t, "amdsmi_set_gpu_power_profile",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_process_isolation, amdsmi_status_t,
			"amdsmi_set_gpu_process_isolation", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_ptl_formats, amdsmi_status_t, "amdsmi_set_gpu_ptl_formats",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_ptl_state, amdsmi_status_t, "amdsmi_set_gpu_ptl_state",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_gpu_uma_carveout, amdsmi_status_t, "amdsmi_set_gpu_uma_carveout",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_power_cap, amdsmi_status_t, "amdsmi_set_power_cap", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_set_soc_pstate, amdsmi_status_t, "amdsmi_set_soc_pstate", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_set_ttm_pages_limit, amdsmi_status_t, "amdsmi_set_ttm_pages_limit",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_set_xgmi_plpd, amdsmi_status_t, "amdsmi_set_xgmi_plpd", "AMDSMI_1",
			false),
	SHIM_VERSION(amdsmi_shut_down, amdsmi_status_t, "amdsmi_shut_down", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_status_code_to_string, amdsmi_status_t, "amdsmi_status_code_to_string",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_stop_gpu_event_notification, amdsmi_status_t,
			"amdsmi_stop_gpu_event_notification", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_topo_get_link_type, amdsmi_status_t, "amdsmi_topo_get_link_type",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_topo_get_link_weight, amdsmi_status_t, "amdsmi_topo_get_link_weight",
			"AMDSMI_1", false),
	SHIM_VERSION(amdsmi_topo_get_numa_node_number, amdsmi_status_t,
			"amdsmi_topo_get_numa_node_number", "AMDSMI_1", false),
	SHIM_VERSION(amdsmi_topo_get_p2p_status, amdsmi_status_t, "amdsmi_topo_get_p2p_status",
			"AMDSMI_1", false),
	SHIM_VERSION(rsmi_init, untyped, "rsmi_init", "AMDSMI_1", false),
	SHIM_VERSION(rsmi_is_P2P_accessible, untyped, "rsmi_is_P2P_accessible", "AMDSMI_1", false),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libamd_smi.so.27",
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
