/* Made by `porter gen --backend hip`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

amdsmi_status_t amdsmi_alloc_fabric_telemetry(amdsmi_processor_handle processor_handle,
		uint32_t category_mask, amdsmi_fabric_telemetry_t **telemetry)
{
	return real_amdsmi_alloc_fabric_telemetry(processor_handle, category_mask, telemetry);
}
__asm__(".symver amdsmi_alloc_fabric_telemetry, amdsmi_alloc_fabric_telemetry@@@AMDSMI_1");
amdsmi_status_t amdsmi_clean_gpu_local_data(amdsmi_processor_handle processor_handle)
{
	return real_amdsmi_clean_gpu_local_data(processor_handle);
}
__asm__(".symver amdsmi_clean_gpu_local_data, amdsmi_clean_gpu_local_data@@@AMDSMI_1");
amdsmi_status_t amdsmi_fabric_telem_id_to_string(uint64_t telem_id, const char **telem_name)
{
	return real_amdsmi_fabric_telem_id_to_string(telem_id, telem_name);
}
__asm__(".symver amdsmi_fabric_telem_id_to_string, amdsmi_fabric_telem_id_to_string@@@AMDSMI_1");
amdsmi_status_t amdsmi_free_fabric_telemetry(amdsmi_processor_handle processor_handle,
		amdsmi_fabric_telemetry_t *telemetry)
{
	return real_amdsmi_free_fabric_telemetry(processor_handle, telemetry);
}
__asm__(".symver amdsmi_free_fabric_telemetry, amdsmi_free_fabric_telemetry@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_afids_from_cper(char *cper_buffer, uint32_t buf_size, uint64_t *afids,
		uint32_t *num_afids)
{
	return real_amdsmi_get_afids_from_cper(cper_buffer, buf_size, afids, num_afids);
}
__asm__(".symver amdsmi_get_afids_from_cper, amdsmi_get_afids_from_cper@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_clk_freq(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, amdsmi_frequencies_t *f)
{
	return real_amdsmi_get_clk_freq(processor_handle, clk_type, f);
}
__asm__(".symver amdsmi_get_clk_freq, amdsmi_get_clk_freq@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_clock_info(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, amdsmi_clk_info_t *info)
{
	return real_amdsmi_get_clock_info(processor_handle, clk_type, info);
}
__asm__(".symver amdsmi_get_clock_info, amdsmi_get_clock_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_cpu_affinity_with_scope(amdsmi_processor_handle processor_handle,
		uint32_t cpu_set_size, uint64_t *cpu_set, amdsmi_affinity_scope_t scope)
{
	return real_amdsmi_get_cpu_affinity_with_scope(processor_handle, cpu_set_size, cpu_set,
			scope);
}
__asm__(".symver amdsmi_get_cpu_affinity_with_scope, amdsmi_get_cpu_affinity_with_scope@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_cpu_core_ccd_power(amdsmi_processor_handle processor_handle,
		uint32_t *power)
{
	return real_amdsmi_get_cpu_core_ccd_power(processor_handle, power);
}
__asm__(".symver amdsmi_get_cpu_core_ccd_power, amdsmi_get_cpu_core_ccd_power@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_cpu_pwr_efficiency_mode(amdsmi_processor_handle processor_handle,
		uint32_t *power_efficiency_mode, uint32_t *utilization, uint32_t *ppt_limit)
{
	return real_amdsmi_get_cpu_pwr_efficiency_mode(processor_handle, power_efficiency_mode,
			utilization, ppt_limit);
}
__asm__(".symver amdsmi_get_cpu_pwr_efficiency_mode, amdsmi_get_cpu_pwr_efficiency_mode@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_cpu_pwr_svi_telemetry_all_rails(amdsmi_processor_handle processor_handle,
		uint32_t *power)
{
	return real_amdsmi_get_cpu_pwr_svi_telemetry_all_rails(processor_handle, power);
}
__asm__(".symver amdsmi_get_cpu_pwr_svi_telemetry_all_rails, amdsmi_get_cpu_pwr_svi_telemetry_all_rails@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_cpu_socket_power(amdsmi_processor_handle processor_handle,
		uint32_t *ppower)
{
	return real_amdsmi_get_cpu_socket_power(processor_handle, ppower);
}
__asm__(".symver amdsmi_get_cpu_socket_power, amdsmi_get_cpu_socket_power@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_cpu_socket_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t *pcap)
{
	return real_amdsmi_get_cpu_socket_power_cap(processor_handle, pcap);
}
__asm__(".symver amdsmi_get_cpu_socket_power_cap, amdsmi_get_cpu_socket_power_cap@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_cpu_socket_power_cap_max(amdsmi_processor_handle processor_handle,
		uint32_t *pmax)
{
	return real_amdsmi_get_cpu_socket_power_cap_max(processor_handle, pmax);
}
__asm__(".symver amdsmi_get_cpu_socket_power_cap_max, amdsmi_get_cpu_socket_power_cap_max@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_energy_count(amdsmi_processor_handle processor_handle,
		uint64_t *energy_accumulator, float *counter_resolution, uint64_t *timestamp)
{
	return real_amdsmi_get_energy_count(processor_handle, energy_accumulator,
			counter_resolution, timestamp);
}
__asm__(".symver amdsmi_get_energy_count, amdsmi_get_energy_count@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_fabric_telemetry_data(amdsmi_processor_handle processor_handle,
		amdsmi_fabric_telemetry_t *telemetry)
{
	return real_amdsmi_get_fabric_telemetry_data(processor_handle, telemetry);
}
__asm__(".symver amdsmi_get_fabric_telemetry_data, amdsmi_get_fabric_telemetry_data@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_fw_info(amdsmi_processor_handle processor_handle, amdsmi_fw_info_t *info)
{
	return real_amdsmi_get_fw_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_fw_info, amdsmi_get_fw_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_accelerator_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_mem_alloc_mode_t *mode)
{
	return real_amdsmi_get_gpu_accelerator_partition_mem_alloc_mode(processor_handle, mode);
}
__asm__(".symver amdsmi_get_gpu_accelerator_partition_mem_alloc_mode, amdsmi_get_gpu_accelerator_partition_mem_alloc_mode@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_accelerator_partition_profile(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_profile_t *profile, uint32_t *partition_id)
{
	return real_amdsmi_get_gpu_accelerator_partition_profile(processor_handle, profile,
			partition_id);
}
__asm__(".symver amdsmi_get_gpu_accelerator_partition_profile, amdsmi_get_gpu_accelerator_partition_profile@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_accelerator_partition_profile_config(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_profile_config_t *profile_config)
{
	return real_amdsmi_get_gpu_accelerator_partition_profile_config(processor_handle,
			profile_config);
}
__asm__(".symver amdsmi_get_gpu_accelerator_partition_profile_config, amdsmi_get_gpu_accelerator_partition_profile_config@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_activity(amdsmi_processor_handle processor_handle,
		amdsmi_engine_usage_t *info)
{
	return real_amdsmi_get_gpu_activity(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_activity, amdsmi_get_gpu_activity@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_asic_info(amdsmi_processor_handle processor_handle,
		amdsmi_asic_info_t *info)
{
	return real_amdsmi_get_gpu_asic_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_asic_info, amdsmi_get_gpu_asic_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_available_counters(amdsmi_processor_handle processor_handle,
		amdsmi_event_group_t grp, uint32_t *available)
{
	return real_amdsmi_get_gpu_available_counters(processor_handle, grp, available);
}
__asm__(".symver amdsmi_get_gpu_available_counters, amdsmi_get_gpu_available_counters@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_bad_page_info(amdsmi_processor_handle processor_handle,
		uint32_t *num_pages, amdsmi_retired_page_record_t *info)
{
	return real_amdsmi_get_gpu_bad_page_info(processor_handle, num_pages, info);
}
__asm__(".symver amdsmi_get_gpu_bad_page_info, amdsmi_get_gpu_bad_page_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_bad_page_threshold(amdsmi_processor_handle processor_handle,
		uint32_t *threshold)
{
	return real_amdsmi_get_gpu_bad_page_threshold(processor_handle, threshold);
}
__asm__(".symver amdsmi_get_gpu_bad_page_threshold, amdsmi_get_gpu_bad_page_threshold@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_bdf_id(amdsmi_processor_handle processor_handle, uint64_t *bdfid)
{
	return real_amdsmi_get_gpu_bdf_id(processor_handle, bdfid);
}
__asm__(".symver amdsmi_get_gpu_bdf_id, amdsmi_get_gpu_bdf_id@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_board_info(amdsmi_processor_handle processor_handle,
		amdsmi_board_info_t *info)
{
	return real_amdsmi_get_gpu_board_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_board_info, amdsmi_get_gpu_board_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_busy_percent(amdsmi_processor_handle processor_handle,
		uint32_t *gpu_busy_percent)
{
	return real_amdsmi_get_gpu_busy_percent(processor_handle, gpu_busy_percent);
}
__asm__(".symver amdsmi_get_gpu_busy_percent, amdsmi_get_gpu_busy_percent@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_cache_info(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_cache_info_t *info)
{
	return real_amdsmi_get_gpu_cache_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_cache_info, amdsmi_get_gpu_cache_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_compute_partition(amdsmi_processor_handle processor_handle,
		char *compute_partition, uint32_t len)
{
	return real_amdsmi_get_gpu_compute_partition(processor_handle, compute_partition, len);
}
__asm__(".symver amdsmi_get_gpu_compute_partition, amdsmi_get_gpu_compute_partition@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_compute_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_compute_partition_mem_alloc_mode_t *mode)
{
	return real_amdsmi_get_gpu_compute_partition_mem_alloc_mode(processor_handle, mode);
}
__asm__(".symver amdsmi_get_gpu_compute_partition_mem_alloc_mode, amdsmi_get_gpu_compute_partition_mem_alloc_mode@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_cper_entries(amdsmi_processor_handle processor_handle,
		uint32_t severity_mask, char *cper_data, uint64_t *buf_size,
		amdsmi_cper_hdr_t **cper_hdrs, uint64_t *entry_count, uint64_t *cursor)
{
	return real_amdsmi_get_gpu_cper_entries(processor_handle, severity_mask, cper_data,
			buf_size, cper_hdrs, entry_count, cursor);
}
__asm__(".symver amdsmi_get_gpu_cper_entries, amdsmi_get_gpu_cper_entries@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_device_bdf(amdsmi_processor_handle processor_handle,
		amdsmi_bdf_t *bdf)
{
	return real_amdsmi_get_gpu_device_bdf(processor_handle, bdf);
}
__asm__(".symver amdsmi_get_gpu_device_bdf, amdsmi_get_gpu_device_bdf@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_device_cuid(amdsmi_processor_handle processor_handle,
		unsigned int *cuid_length, char *cuid)
{
	return real_amdsmi_get_gpu_device_cuid(processor_handle, cuid_length, cuid);
}
__asm__(".symver amdsmi_get_gpu_device_cuid, amdsmi_get_gpu_device_cuid@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_device_uuid(amdsmi_processor_handle processor_handle,
		unsigned int *uuid_length, char *uuid)
{
	return real_amdsmi_get_gpu_device_uuid(processor_handle, uuid_length, uuid);
}
__asm__(".symver amdsmi_get_gpu_device_uuid, amdsmi_get_gpu_device_uuid@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_driver_info(amdsmi_processor_handle processor_handle,
		amdsmi_driver_info_t *info)
{
	return real_amdsmi_get_gpu_driver_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_driver_info, amdsmi_get_gpu_driver_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_ecc_count(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_block_t block, amdsmi_error_count_t *ec)
{
	return real_amdsmi_get_gpu_ecc_count(processor_handle, block, ec);
}
__asm__(".symver amdsmi_get_gpu_ecc_count, amdsmi_get_gpu_ecc_count@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_ecc_enabled(amdsmi_processor_handle processor_handle,
		uint64_t *enabled_blocks)
{
	return real_amdsmi_get_gpu_ecc_enabled(processor_handle, enabled_blocks);
}
__asm__(".symver amdsmi_get_gpu_ecc_enabled, amdsmi_get_gpu_ecc_enabled@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_ecc_status(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_block_t block, amdsmi_ras_err_state_t *state)
{
	return real_amdsmi_get_gpu_ecc_status(processor_handle, block, state);
}
__asm__(".symver amdsmi_get_gpu_ecc_status, amdsmi_get_gpu_ecc_status@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_enumeration_info(amdsmi_processor_handle processor_handle,
		amdsmi_enumeration_info_t *info)
{
	return real_amdsmi_get_gpu_enumeration_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_enumeration_info, amdsmi_get_gpu_enumeration_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_event_notification(int timeout_ms, uint32_t *num_elem,
		amdsmi_evt_notification_data_t *data)
{
	return real_amdsmi_get_gpu_event_notification(timeout_ms, num_elem, data);
}
__asm__(".symver amdsmi_get_gpu_event_notification, amdsmi_get_gpu_event_notification@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_fabric_info(amdsmi_processor_handle processor_handle,
		amdsmi_fabric_info_t *info)
{
	return real_amdsmi_get_gpu_fabric_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_fabric_info, amdsmi_get_gpu_fabric_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_fan_rpms(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, int64_t *speed)
{
	return real_amdsmi_get_gpu_fan_rpms(processor_handle, sensor_ind, speed);
}
__asm__(".symver amdsmi_get_gpu_fan_rpms, amdsmi_get_gpu_fan_rpms@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_fan_speed(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, int64_t *speed)
{
	return real_amdsmi_get_gpu_fan_speed(processor_handle, sensor_ind, speed);
}
__asm__(".symver amdsmi_get_gpu_fan_speed, amdsmi_get_gpu_fan_speed@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_fan_speed_max(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, uint64_t *max_speed)
{
	return real_amdsmi_get_gpu_fan_speed_max(processor_handle, sensor_ind, max_speed);
}
__asm__(".symver amdsmi_get_gpu_fan_speed_max, amdsmi_get_gpu_fan_speed_max@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_id(amdsmi_processor_handle processor_handle, uint16_t *id)
{
	return real_amdsmi_get_gpu_id(processor_handle, id);
}
__asm__(".symver amdsmi_get_gpu_id, amdsmi_get_gpu_id@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_kfd_info(amdsmi_processor_handle processor_handle,
		amdsmi_kfd_info_t *info)
{
	return real_amdsmi_get_gpu_kfd_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_kfd_info, amdsmi_get_gpu_kfd_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_mem_overdrive_level(amdsmi_processor_handle processor_handle,
		uint32_t *od)
{
	return real_amdsmi_get_gpu_mem_overdrive_level(processor_handle, od);
}
__asm__(".symver amdsmi_get_gpu_mem_overdrive_level, amdsmi_get_gpu_mem_overdrive_level@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_memory_partition(amdsmi_processor_handle processor_handle,
		char *memory_partition, uint32_t len)
{
	return real_amdsmi_get_gpu_memory_partition(processor_handle, memory_partition, len);
}
__asm__(".symver amdsmi_get_gpu_memory_partition, amdsmi_get_gpu_memory_partition@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_memory_partition_config(amdsmi_processor_handle processor_handle,
		amdsmi_memory_partition_config_t *config)
{
	return real_amdsmi_get_gpu_memory_partition_config(processor_handle, config);
}
__asm__(".symver amdsmi_get_gpu_memory_partition_config, amdsmi_get_gpu_memory_partition_config@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_memory_reserved_pages(amdsmi_processor_handle processor_handle,
		uint32_t *num_pages, amdsmi_retired_page_record_t *records)
{
	return real_amdsmi_get_gpu_memory_reserved_pages(processor_handle, num_pages, records);
}
__asm__(".symver amdsmi_get_gpu_memory_reserved_pages, amdsmi_get_gpu_memory_reserved_pages@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_metrics_header_info(amdsmi_processor_handle processor_handle,
		amd_metrics_table_header_t *header_value)
{
	return real_amdsmi_get_gpu_metrics_header_info(processor_handle, header_value);
}
__asm__(".symver amdsmi_get_gpu_metrics_header_info, amdsmi_get_gpu_metrics_header_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_metrics_info(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_metrics_t *pgpu_metrics)
{
	return real_amdsmi_get_gpu_metrics_info(processor_handle, pgpu_metrics);
}
__asm__(".symver amdsmi_get_gpu_metrics_info, amdsmi_get_gpu_metrics_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_od_volt_curve_regions(amdsmi_processor_handle processor_handle,
		uint32_t *num_regions, amdsmi_freq_volt_region_t *buffer)
{
	return real_amdsmi_get_gpu_od_volt_curve_regions(processor_handle, num_regions, buffer);
}
__asm__(".symver amdsmi_get_gpu_od_volt_curve_regions, amdsmi_get_gpu_od_volt_curve_regions@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_od_volt_info(amdsmi_processor_handle processor_handle,
		amdsmi_od_volt_freq_data_t *odv)
{
	return real_amdsmi_get_gpu_od_volt_info(processor_handle, odv);
}
__asm__(".symver amdsmi_get_gpu_od_volt_info, amdsmi_get_gpu_od_volt_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_overdrive_level(amdsmi_processor_handle processor_handle,
		uint32_t *od)
{
	return real_amdsmi_get_gpu_overdrive_level(processor_handle, od);
}
__asm__(".symver amdsmi_get_gpu_overdrive_level, amdsmi_get_gpu_overdrive_level@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_partition_metrics_info(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_metrics_t *pgpu_metrics)
{
	return real_amdsmi_get_gpu_partition_metrics_info(processor_handle, pgpu_metrics);
}
__asm__(".symver amdsmi_get_gpu_partition_metrics_info, amdsmi_get_gpu_partition_metrics_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_pci_bandwidth(amdsmi_processor_handle processor_handle,
		amdsmi_pcie_bandwidth_t *bandwidth)
{
	return real_amdsmi_get_gpu_pci_bandwidth(processor_handle, bandwidth);
}
__asm__(".symver amdsmi_get_gpu_pci_bandwidth, amdsmi_get_gpu_pci_bandwidth@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_pci_replay_counter(amdsmi_processor_handle processor_handle,
		uint64_t *counter)
{
	return real_amdsmi_get_gpu_pci_replay_counter(processor_handle, counter);
}
__asm__(".symver amdsmi_get_gpu_pci_replay_counter, amdsmi_get_gpu_pci_replay_counter@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_pci_throughput(amdsmi_processor_handle processor_handle,
		uint64_t *sent, uint64_t *received, uint64_t *max_pkt_sz)
{
	return real_amdsmi_get_gpu_pci_throughput(processor_handle, sent, received, max_pkt_sz);
}
__asm__(".symver amdsmi_get_gpu_pci_throughput, amdsmi_get_gpu_pci_throughput@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_perf_level(amdsmi_processor_handle processor_handle,
		amdsmi_dev_perf_level_t *perf)
{
	return real_amdsmi_get_gpu_perf_level(processor_handle, perf);
}
__asm__(".symver amdsmi_get_gpu_perf_level, amdsmi_get_gpu_perf_level@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_pm_metrics_info(amdsmi_processor_handle processor_handle,
		amdsmi_name_value_t **pm_metrics, uint32_t *num_of_metrics)
{
	return real_amdsmi_get_gpu_pm_metrics_info(processor_handle, pm_metrics, num_of_metrics);
}
__asm__(".symver amdsmi_get_gpu_pm_metrics_info, amdsmi_get_gpu_pm_metrics_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_power_profile_presets(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, amdsmi_power_profile_status_t *status)
{
	return real_amdsmi_get_gpu_power_profile_presets(processor_handle, sensor_ind, status);
}
__asm__(".symver amdsmi_get_gpu_power_profile_presets, amdsmi_get_gpu_power_profile_presets@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_process_isolation(amdsmi_processor_handle processor_handle,
		uint32_t *pisolate)
{
	return real_amdsmi_get_gpu_process_isolation(processor_handle, pisolate);
}
__asm__(".symver amdsmi_get_gpu_process_isolation, amdsmi_get_gpu_process_isolation@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_ptl_formats(amdsmi_processor_handle processor_handle,
		amdsmi_ptl_data_format_t *data_format1, amdsmi_ptl_data_format_t *data_format2)
{
	return real_amdsmi_get_gpu_ptl_formats(processor_handle, data_format1, data_format2);
}
__asm__(".symver amdsmi_get_gpu_ptl_formats, amdsmi_get_gpu_ptl_formats@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_ptl_state(amdsmi_processor_handle processor_handle, _Bool *enabled)
{
	return real_amdsmi_get_gpu_ptl_state(processor_handle, enabled);
}
__asm__(".symver amdsmi_get_gpu_ptl_state, amdsmi_get_gpu_ptl_state@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_ras_block_features_enabled(amdsmi_processor_handle processor_handle,
		amdsmi_gpu_block_t block, amdsmi_ras_err_state_t *state)
{
	return real_amdsmi_get_gpu_ras_block_features_enabled(processor_handle, block, state);
}
__asm__(".symver amdsmi_get_gpu_ras_block_features_enabled, amdsmi_get_gpu_ras_block_features_enabled@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_ras_feature_info(amdsmi_processor_handle processor_handle,
		amdsmi_ras_feature_t *ras_feature)
{
	return real_amdsmi_get_gpu_ras_feature_info(processor_handle, ras_feature);
}
__asm__(".symver amdsmi_get_gpu_ras_feature_info, amdsmi_get_gpu_ras_feature_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_reg_table_info(amdsmi_processor_handle processor_handle,
		amdsmi_reg_type_t reg_type, amdsmi_name_value_t **reg_metrics,
		uint32_t *num_of_metrics)
{
	return real_amdsmi_get_gpu_reg_table_info(processor_handle, reg_type, reg_metrics,
			num_of_metrics);
}
__asm__(".symver amdsmi_get_gpu_reg_table_info, amdsmi_get_gpu_reg_table_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_revision(amdsmi_processor_handle processor_handle,
		uint16_t *revision)
{
	return real_amdsmi_get_gpu_revision(processor_handle, revision);
}
__asm__(".symver amdsmi_get_gpu_revision, amdsmi_get_gpu_revision@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_subsystem_id(amdsmi_processor_handle processor_handle, uint16_t *id)
{
	return real_amdsmi_get_gpu_subsystem_id(processor_handle, id);
}
__asm__(".symver amdsmi_get_gpu_subsystem_id, amdsmi_get_gpu_subsystem_id@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_subsystem_name(amdsmi_processor_handle processor_handle, char *name,
		size_t len)
{
	return real_amdsmi_get_gpu_subsystem_name(processor_handle, name, len);
}
__asm__(".symver amdsmi_get_gpu_subsystem_name, amdsmi_get_gpu_subsystem_name@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_topo_numa_affinity(amdsmi_processor_handle processor_handle,
		int32_t *numa_node)
{
	return real_amdsmi_get_gpu_topo_numa_affinity(processor_handle, numa_node);
}
__asm__(".symver amdsmi_get_gpu_topo_numa_affinity, amdsmi_get_gpu_topo_numa_affinity@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_total_ecc_count(amdsmi_processor_handle processor_handle,
		amdsmi_error_count_t *ec)
{
	return real_amdsmi_get_gpu_total_ecc_count(processor_handle, ec);
}
__asm__(".symver amdsmi_get_gpu_total_ecc_count, amdsmi_get_gpu_total_ecc_count@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_uma_carveout_info(amdsmi_processor_handle processor_handle,
		amdsmi_uma_carveout_info_t *info)
{
	return real_amdsmi_get_gpu_uma_carveout_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_uma_carveout_info, amdsmi_get_gpu_uma_carveout_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_vbios_info(amdsmi_processor_handle processor_handle,
		amdsmi_vbios_info_t *info)
{
	return real_amdsmi_get_gpu_vbios_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_gpu_vbios_info, amdsmi_get_gpu_vbios_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_vendor_name(amdsmi_processor_handle processor_handle, char *name,
		size_t len)
{
	return real_amdsmi_get_gpu_vendor_name(processor_handle, name, len);
}
__asm__(".symver amdsmi_get_gpu_vendor_name, amdsmi_get_gpu_vendor_name@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_virtualization_mode(amdsmi_processor_handle processor_handle,
		amdsmi_virtualization_mode_t *mode)
{
	return real_amdsmi_get_gpu_virtualization_mode(processor_handle, mode);
}
__asm__(".symver amdsmi_get_gpu_virtualization_mode, amdsmi_get_gpu_virtualization_mode@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_volt_metric(amdsmi_processor_handle processor_handle,
		amdsmi_voltage_type_t sensor_type, amdsmi_voltage_metric_t metric, int64_t *voltage)
{
	return real_amdsmi_get_gpu_volt_metric(processor_handle, sensor_type, metric, voltage);
}
__asm__(".symver amdsmi_get_gpu_volt_metric, amdsmi_get_gpu_volt_metric@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_vram_vendor(amdsmi_processor_handle processor_handle, char *brand,
		uint32_t len)
{
	return real_amdsmi_get_gpu_vram_vendor(processor_handle, brand, len);
}
__asm__(".symver amdsmi_get_gpu_vram_vendor, amdsmi_get_gpu_vram_vendor@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_xcd_counter(amdsmi_processor_handle processor_handle,
		uint16_t *xcd_count)
{
	return real_amdsmi_get_gpu_xcd_counter(processor_handle, xcd_count);
}
__asm__(".symver amdsmi_get_gpu_xcd_counter, amdsmi_get_gpu_xcd_counter@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_gpu_xgmi_link_status(amdsmi_processor_handle processor_handle,
		amdsmi_xgmi_link_status_t *link_status)
{
	return real_amdsmi_get_gpu_xgmi_link_status(processor_handle, link_status);
}
__asm__(".symver amdsmi_get_gpu_xgmi_link_status, amdsmi_get_gpu_xgmi_link_status@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_lib_version(amdsmi_version_t *version)
{
	return real_amdsmi_get_lib_version(version);
}
__asm__(".symver amdsmi_get_lib_version, amdsmi_get_lib_version@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_link_metrics(amdsmi_processor_handle processor_handle,
		amdsmi_link_metrics_t *link_metrics)
{
	return real_amdsmi_get_link_metrics(processor_handle, link_metrics);
}
__asm__(".symver amdsmi_get_link_metrics, amdsmi_get_link_metrics@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_link_topology_nearest(amdsmi_processor_handle processor_handle,
		amdsmi_link_type_t link_type, amdsmi_topology_nearest_t *topology_nearest_info)
{
	return real_amdsmi_get_link_topology_nearest(processor_handle, link_type,
			topology_nearest_info);
}
__asm__(".symver amdsmi_get_link_topology_nearest, amdsmi_get_link_topology_nearest@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_minmax_bandwidth_between_processors(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, uint64_t *min_bandwidth,
		uint64_t *max_bandwidth)
{
	return real_amdsmi_get_minmax_bandwidth_between_processors(processor_handle_src,
			processor_handle_dst, min_bandwidth, max_bandwidth);
}
__asm__(".symver amdsmi_get_minmax_bandwidth_between_processors, amdsmi_get_minmax_bandwidth_between_processors@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_asic_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_asic_info_t *info)
{
	return real_amdsmi_get_nic_asic_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_nic_asic_info, amdsmi_get_nic_asic_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_bus_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_bus_info_t *info)
{
	return real_amdsmi_get_nic_bus_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_nic_bus_info, amdsmi_get_nic_bus_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_device_bdf(amdsmi_processor_handle processor_handle,
		amdsmi_bdf_t *bdf)
{
	return real_amdsmi_get_nic_device_bdf(processor_handle, bdf);
}
__asm__(".symver amdsmi_get_nic_device_bdf, amdsmi_get_nic_device_bdf@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_driver_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_driver_info_t *info)
{
	return real_amdsmi_get_nic_driver_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_nic_driver_info, amdsmi_get_nic_driver_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_fw_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_fw_info_t *info)
{
	return real_amdsmi_get_nic_fw_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_nic_fw_info, amdsmi_get_nic_fw_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_numa_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_numa_info_t *info)
{
	return real_amdsmi_get_nic_numa_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_nic_numa_info, amdsmi_get_nic_numa_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_port_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_port_info_t *info)
{
	return real_amdsmi_get_nic_port_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_nic_port_info, amdsmi_get_nic_port_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_port_statistics(amdsmi_processor_handle processor_handle,
		uint32_t port_index_, uint32_t *num_stats, amdsmi_nic_stat_t *stats)
{
	return real_amdsmi_get_nic_port_statistics(processor_handle, port_index_, num_stats, stats);
}
__asm__(".symver amdsmi_get_nic_port_statistics, amdsmi_get_nic_port_statistics@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_processor_handles(amdsmi_socket_handle socket_handle,
		uint32_t *processor_count, amdsmi_processor_handle *processor_handles)
{
	return real_amdsmi_get_nic_processor_handles(socket_handle, processor_count,
			processor_handles);
}
__asm__(".symver amdsmi_get_nic_processor_handles, amdsmi_get_nic_processor_handles@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_rdma_dev_info(amdsmi_processor_handle processor_handle,
		amdsmi_nic_rdma_devices_info_t *info)
{
	return real_amdsmi_get_nic_rdma_dev_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_nic_rdma_dev_info, amdsmi_get_nic_rdma_dev_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_rdma_port_statistics(amdsmi_processor_handle processor_handle,
		uint32_t rdma_port_index, uint32_t *num_stats, amdsmi_nic_stat_t *stats)
{
	return real_amdsmi_get_nic_rdma_port_statistics(processor_handle, rdma_port_index,
			num_stats, stats);
}
__asm__(".symver amdsmi_get_nic_rdma_port_statistics, amdsmi_get_nic_rdma_port_statistics@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_nic_vendor_statistics(amdsmi_processor_handle processor_handle,
		uint32_t port_index_, uint32_t *num_stats, amdsmi_nic_stat_t *stats)
{
	return real_amdsmi_get_nic_vendor_statistics(processor_handle, port_index_, num_stats,
			stats);
}
__asm__(".symver amdsmi_get_nic_vendor_statistics, amdsmi_get_nic_vendor_statistics@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_node_handle(amdsmi_processor_handle processor_handle,
		amdsmi_node_handle *node_handle)
{
	return real_amdsmi_get_node_handle(processor_handle, node_handle);
}
__asm__(".symver amdsmi_get_node_handle, amdsmi_get_node_handle@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_npm_info(amdsmi_node_handle node_handle, amdsmi_npm_info_t *info)
{
	return real_amdsmi_get_npm_info(node_handle, info);
}
__asm__(".symver amdsmi_get_npm_info, amdsmi_get_npm_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_pcie_info(amdsmi_processor_handle processor_handle,
		amdsmi_pcie_info_t *info)
{
	return real_amdsmi_get_pcie_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_pcie_info, amdsmi_get_pcie_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_power_cap_info(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, amdsmi_power_cap_info_t *info)
{
	return real_amdsmi_get_power_cap_info(processor_handle, sensor_ind, info);
}
__asm__(".symver amdsmi_get_power_cap_info, amdsmi_get_power_cap_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_power_info(amdsmi_processor_handle processor_handle,
		amdsmi_power_info_t *info)
{
	return real_amdsmi_get_power_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_power_info, amdsmi_get_power_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_processor_count_from_handles(amdsmi_processor_handle *processor_handles,
		uint32_t *processor_count, uint32_t *nr_cpusockets, uint32_t *nr_cpucores,
		uint32_t *nr_gpus)
{
	return real_amdsmi_get_processor_count_from_handles(processor_handles, processor_count,
			nr_cpusockets, nr_cpucores, nr_gpus);
}
__asm__(".symver amdsmi_get_processor_count_from_handles, amdsmi_get_processor_count_from_handles@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_processor_handle_from_bdf(amdsmi_bdf_t bdf,
		amdsmi_processor_handle *processor_handle)
{
	return real_amdsmi_get_processor_handle_from_bdf(bdf, processor_handle);
}
__asm__(".symver amdsmi_get_processor_handle_from_bdf, amdsmi_get_processor_handle_from_bdf@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_processor_handles(amdsmi_socket_handle socket_handle,
		uint32_t *processor_count, amdsmi_processor_handle *processor_handles)
{
	return real_amdsmi_get_processor_handles(socket_handle, processor_count, processor_handles);
}
__asm__(".symver amdsmi_get_processor_handles, amdsmi_get_processor_handles@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_processor_handles_by_type(amdsmi_socket_handle socket_handle,
		amdsmi_processor_type_t processor_type, amdsmi_processor_handle *processor_handles,
		uint32_t *processor_count)
{
	return real_amdsmi_get_processor_handles_by_type(socket_handle, processor_type,
			processor_handles, processor_count);
}
__asm__(".symver amdsmi_get_processor_handles_by_type, amdsmi_get_processor_handles_by_type@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_processor_info(amdsmi_processor_handle processor_handle, size_t len,
		char *name)
{
	return real_amdsmi_get_processor_info(processor_handle, len, name);
}
__asm__(".symver amdsmi_get_processor_info, amdsmi_get_processor_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_processor_type(amdsmi_processor_handle processor_handle,
		amdsmi_processor_type_t *processor_type)
{
	return real_amdsmi_get_processor_type(processor_handle, processor_type);
}
__asm__(".symver amdsmi_get_processor_type, amdsmi_get_processor_type@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_soc_pstate(amdsmi_processor_handle processor_handle,
		amdsmi_dpm_policy_t *policy)
{
	return real_amdsmi_get_soc_pstate(processor_handle, policy);
}
__asm__(".symver amdsmi_get_soc_pstate, amdsmi_get_soc_pstate@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_socket_handles(uint32_t *socket_count,
		amdsmi_socket_handle *socket_handles)
{
	return real_amdsmi_get_socket_handles(socket_count, socket_handles);
}
__asm__(".symver amdsmi_get_socket_handles, amdsmi_get_socket_handles@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_socket_info(amdsmi_socket_handle socket_handle, size_t len, char *name)
{
	return real_amdsmi_get_socket_info(socket_handle, len, name);
}
__asm__(".symver amdsmi_get_socket_info, amdsmi_get_socket_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_supported_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t *sensor_count, uint32_t *sensor_inds,
		amdsmi_power_cap_type_t *sensor_types)
{
	return real_amdsmi_get_supported_power_cap(processor_handle, sensor_count, sensor_inds,
			sensor_types);
}
__asm__(".symver amdsmi_get_supported_power_cap, amdsmi_get_supported_power_cap@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_temp_metric(amdsmi_processor_handle processor_handle,
		amdsmi_temperature_type_t sensor_type, amdsmi_temperature_metric_t metric,
		int64_t *temperature)
{
	return real_amdsmi_get_temp_metric(processor_handle, sensor_type, metric, temperature);
}
__asm__(".symver amdsmi_get_temp_metric, amdsmi_get_temp_metric@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_tray_info(amdsmi_node_handle node_handle, amdsmi_tray_info_t *info)
{
	return real_amdsmi_get_tray_info(node_handle, info);
}
__asm__(".symver amdsmi_get_tray_info, amdsmi_get_tray_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_ttm_info(amdsmi_ttm_info_t *info)
{
	return real_amdsmi_get_ttm_info(info);
}
__asm__(".symver amdsmi_get_ttm_info, amdsmi_get_ttm_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_utilization_count(amdsmi_processor_handle processor_handle,
		amdsmi_utilization_counter_t *utilization_counters, uint32_t count,
		uint64_t *timestamp)
{
	return real_amdsmi_get_utilization_count(processor_handle, utilization_counters, count,
			timestamp);
}
__asm__(".symver amdsmi_get_utilization_count, amdsmi_get_utilization_count@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_vcn_busy_percent(amdsmi_processor_handle processor_handle,
		uint32_t *vcn_busy_percent)
{
	return real_amdsmi_get_vcn_busy_percent(processor_handle, vcn_busy_percent);
}
__asm__(".symver amdsmi_get_vcn_busy_percent, amdsmi_get_vcn_busy_percent@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_violation_status(amdsmi_processor_handle processor_handle,
		amdsmi_violation_status_t *info)
{
	return real_amdsmi_get_violation_status(processor_handle, info);
}
__asm__(".symver amdsmi_get_violation_status, amdsmi_get_violation_status@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_xgmi_info(amdsmi_processor_handle processor_handle,
		amdsmi_xgmi_info_t *info)
{
	return real_amdsmi_get_xgmi_info(processor_handle, info);
}
__asm__(".symver amdsmi_get_xgmi_info, amdsmi_get_xgmi_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_get_xgmi_plpd(amdsmi_processor_handle processor_handle,
		amdsmi_dpm_policy_t *xgmi_plpd)
{
	return real_amdsmi_get_xgmi_plpd(processor_handle, xgmi_plpd);
}
__asm__(".symver amdsmi_get_xgmi_plpd, amdsmi_get_xgmi_plpd@@@AMDSMI_1");
amdsmi_status_t amdsmi_gpu_control_counter(amdsmi_event_handle_t evt_handle,
		amdsmi_counter_command_t cmd, void *cmd_args)
{
	return real_amdsmi_gpu_control_counter(evt_handle, cmd, cmd_args);
}
__asm__(".symver amdsmi_gpu_control_counter, amdsmi_gpu_control_counter@@@AMDSMI_1");
amdsmi_status_t amdsmi_gpu_counter_group_supported(amdsmi_processor_handle processor_handle,
		amdsmi_event_group_t group)
{
	return real_amdsmi_gpu_counter_group_supported(processor_handle, group);
}
__asm__(".symver amdsmi_gpu_counter_group_supported, amdsmi_gpu_counter_group_supported@@@AMDSMI_1");
amdsmi_status_t amdsmi_gpu_create_counter(amdsmi_processor_handle processor_handle,
		amdsmi_event_type_t type, amdsmi_event_handle_t *evnt_handle)
{
	return real_amdsmi_gpu_create_counter(processor_handle, type, evnt_handle);
}
__asm__(".symver amdsmi_gpu_create_counter, amdsmi_gpu_create_counter@@@AMDSMI_1");
amdsmi_status_t amdsmi_gpu_destroy_counter(amdsmi_event_handle_t evnt_handle)
{
	return real_amdsmi_gpu_destroy_counter(evnt_handle);
}
__asm__(".symver amdsmi_gpu_destroy_counter, amdsmi_gpu_destroy_counter@@@AMDSMI_1");
amdsmi_status_t amdsmi_gpu_driver_reload(void)
{
	return real_amdsmi_gpu_driver_reload();
}

amdsmi_status_t amdsmi_gpu_read_counter(amdsmi_event_handle_t evt_handle,
		amdsmi_counter_value_t *value)
{
	return real_amdsmi_gpu_read_counter(evt_handle, value);
}
__asm__(".symver amdsmi_gpu_read_counter, amdsmi_gpu_read_counter@@@AMDSMI_1");
amdsmi_status_t amdsmi_gpu_validate_ras_eeprom(amdsmi_processor_handle processor_handle)
{
	return real_amdsmi_gpu_validate_ras_eeprom(processor_handle);
}
__asm__(".symver amdsmi_gpu_validate_ras_eeprom, amdsmi_gpu_validate_ras_eeprom@@@AMDSMI_1");
amdsmi_status_t amdsmi_gpu_xgmi_error_status(amdsmi_processor_handle processor_handle,
		amdsmi_xgmi_status_t *status)
{
	return real_amdsmi_gpu_xgmi_error_status(processor_handle, status);
}
__asm__(".symver amdsmi_gpu_xgmi_error_status, amdsmi_gpu_xgmi_error_status@@@AMDSMI_1");
amdsmi_status_t amdsmi_init(uint64_t init_flags)
{
	return real_amdsmi_init(init_flags);
}
__asm__(".symver amdsmi_init, amdsmi_init@@@AMDSMI_1");
amdsmi_status_t amdsmi_init_gpu_event_notification(amdsmi_processor_handle processor_handle)
{
	return real_amdsmi_init_gpu_event_notification(processor_handle);
}
__asm__(".symver amdsmi_init_gpu_event_notification, amdsmi_init_gpu_event_notification@@@AMDSMI_1");
amdsmi_status_t amdsmi_is_P2P_accessible(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, _Bool *accessible)
{
	return real_amdsmi_is_P2P_accessible(processor_handle_src, processor_handle_dst,
			accessible);
}
__asm__(".symver amdsmi_is_P2P_accessible, amdsmi_is_P2P_accessible@@@AMDSMI_1");
amdsmi_status_t amdsmi_is_gpu_power_management_enabled(amdsmi_processor_handle processor_handle,
		_Bool *enabled)
{
	return real_amdsmi_is_gpu_power_management_enabled(processor_handle, enabled);
}
__asm__(".symver amdsmi_is_gpu_power_management_enabled, amdsmi_is_gpu_power_management_enabled@@@AMDSMI_1");
amdsmi_status_t amdsmi_reset_gpu(amdsmi_processor_handle processor_handle)
{
	return real_amdsmi_reset_gpu(processor_handle);
}
__asm__(".symver amdsmi_reset_gpu, amdsmi_reset_gpu@@@AMDSMI_1");
amdsmi_status_t amdsmi_reset_gpu_fan(amdsmi_processor_handle processor_handle, uint32_t sensor_ind)
{
	return real_amdsmi_reset_gpu_fan(processor_handle, sensor_ind);
}
__asm__(".symver amdsmi_reset_gpu_fan, amdsmi_reset_gpu_fan@@@AMDSMI_1");
amdsmi_status_t amdsmi_reset_gpu_xgmi_error(amdsmi_processor_handle processor_handle)
{
	return real_amdsmi_reset_gpu_xgmi_error(processor_handle);
}
__asm__(".symver amdsmi_reset_gpu_xgmi_error, amdsmi_reset_gpu_xgmi_error@@@AMDSMI_1");
amdsmi_status_t amdsmi_reset_ttm_pages_limit(void)
{
	return real_amdsmi_reset_ttm_pages_limit();
}
__asm__(".symver amdsmi_reset_ttm_pages_limit, amdsmi_reset_ttm_pages_limit@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_clk_freq(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, uint64_t freq_bitmask)
{
	return real_amdsmi_set_clk_freq(processor_handle, clk_type, freq_bitmask);
}
__asm__(".symver amdsmi_set_clk_freq, amdsmi_set_clk_freq@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_cpu_pwr_efficiency_mode(amdsmi_processor_handle processor_handle,
		uint8_t power_efficiency_mode, uint32_t *utilization, uint32_t *ppt_limit)
{
	return real_amdsmi_set_cpu_pwr_efficiency_mode(processor_handle, power_efficiency_mode,
			utilization, ppt_limit);
}
__asm__(".symver amdsmi_set_cpu_pwr_efficiency_mode, amdsmi_set_cpu_pwr_efficiency_mode@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_cpu_socket_power_cap(amdsmi_processor_handle processor_handle,
		uint32_t pcap)
{
	return real_amdsmi_set_cpu_socket_power_cap(processor_handle, pcap);
}
__asm__(".symver amdsmi_set_cpu_socket_power_cap, amdsmi_set_cpu_socket_power_cap@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_accelerator_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_accelerator_partition_mem_alloc_mode_t mode)
{
	return real_amdsmi_set_gpu_accelerator_partition_mem_alloc_mode(processor_handle, mode);
}
__asm__(".symver amdsmi_set_gpu_accelerator_partition_mem_alloc_mode, amdsmi_set_gpu_accelerator_partition_mem_alloc_mode@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_accelerator_partition_profile(amdsmi_processor_handle processor_handle,
		uint32_t profile_index)
{
	return real_amdsmi_set_gpu_accelerator_partition_profile(processor_handle, profile_index);
}
__asm__(".symver amdsmi_set_gpu_accelerator_partition_profile, amdsmi_set_gpu_accelerator_partition_profile@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_clk_limit(amdsmi_processor_handle processor_handle,
		amdsmi_clk_type_t clk_type, amdsmi_clk_limit_type_t limit_type, uint64_t clk_value)
{
	return real_amdsmi_set_gpu_clk_limit(processor_handle, clk_type, limit_type, clk_value);
}
__asm__(".symver amdsmi_set_gpu_clk_limit, amdsmi_set_gpu_clk_limit@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_clk_range(amdsmi_processor_handle processor_handle,
		uint64_t minclkvalue, uint64_t maxclkvalue, amdsmi_clk_type_t clkType)
{
	return real_amdsmi_set_gpu_clk_range(processor_handle, minclkvalue, maxclkvalue, clkType);
}

amdsmi_status_t amdsmi_set_gpu_compute_partition(amdsmi_processor_handle processor_handle,
		amdsmi_compute_partition_type_t compute_partition)
{
	return real_amdsmi_set_gpu_compute_partition(processor_handle, compute_partition);
}
__asm__(".symver amdsmi_set_gpu_compute_partition, amdsmi_set_gpu_compute_partition@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_compute_partition_mem_alloc_mode(amdsmi_processor_handle processor_handle,
		amdsmi_compute_partition_mem_alloc_mode_t mode)
{
	return real_amdsmi_set_gpu_compute_partition_mem_alloc_mode(processor_handle, mode);
}
__asm__(".symver amdsmi_set_gpu_compute_partition_mem_alloc_mode, amdsmi_set_gpu_compute_partition_mem_alloc_mode@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_event_notification_mask(amdsmi_processor_handle processor_handle,
		uint64_t mask)
{
	return real_amdsmi_set_gpu_event_notification_mask(processor_handle, mask);
}
__asm__(".symver amdsmi_set_gpu_event_notification_mask, amdsmi_set_gpu_event_notification_mask@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_fan_speed(amdsmi_processor_handle processor_handle,
		uint32_t sensor_ind, uint64_t speed)
{
	return real_amdsmi_set_gpu_fan_speed(processor_handle, sensor_ind, speed);
}
__asm__(".symver amdsmi_set_gpu_fan_speed, amdsmi_set_gpu_fan_speed@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_memory_partition(amdsmi_processor_handle processor_handle,
		amdsmi_memory_partition_type_t memory_partition)
{
	return real_amdsmi_set_gpu_memory_partition(processor_handle, memory_partition);
}
__asm__(".symver amdsmi_set_gpu_memory_partition, amdsmi_set_gpu_memory_partition@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_memory_partition_mode(amdsmi_processor_handle processor_handle,
		amdsmi_memory_partition_type_t mode)
{
	return real_amdsmi_set_gpu_memory_partition_mode(processor_handle, mode);
}
__asm__(".symver amdsmi_set_gpu_memory_partition_mode, amdsmi_set_gpu_memory_partition_mode@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_od_clk_info(amdsmi_processor_handle processor_handle,
		amdsmi_freq_ind_t level, uint64_t clkvalue, amdsmi_clk_type_t clkType)
{
	return real_amdsmi_set_gpu_od_clk_info(processor_handle, level, clkvalue, clkType);
}
__asm__(".symver amdsmi_set_gpu_od_clk_info, amdsmi_set_gpu_od_clk_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_od_volt_info(amdsmi_processor_handle processor_handle,
		uint32_t vpoint, uint64_t clkvalue, uint64_t voltvalue)
{
	return real_amdsmi_set_gpu_od_volt_info(processor_handle, vpoint, clkvalue, voltvalue);
}
__asm__(".symver amdsmi_set_gpu_od_volt_info, amdsmi_set_gpu_od_volt_info@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_overdrive_level(amdsmi_processor_handle processor_handle,
		uint32_t od)
{
	return real_amdsmi_set_gpu_overdrive_level(processor_handle, od);
}
__asm__(".symver amdsmi_set_gpu_overdrive_level, amdsmi_set_gpu_overdrive_level@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_pci_bandwidth(amdsmi_processor_handle processor_handle,
		uint64_t bw_bitmask)
{
	return real_amdsmi_set_gpu_pci_bandwidth(processor_handle, bw_bitmask);
}
__asm__(".symver amdsmi_set_gpu_pci_bandwidth, amdsmi_set_gpu_pci_bandwidth@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_perf_determinism_mode(amdsmi_processor_handle processor_handle,
		uint64_t clkvalue)
{
	return real_amdsmi_set_gpu_perf_determinism_mode(processor_handle, clkvalue);
}
__asm__(".symver amdsmi_set_gpu_perf_determinism_mode, amdsmi_set_gpu_perf_determinism_mode@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_perf_level(amdsmi_processor_handle processor_handle,
		amdsmi_dev_perf_level_t perf_lvl)
{
	return real_amdsmi_set_gpu_perf_level(processor_handle, perf_lvl);
}
__asm__(".symver amdsmi_set_gpu_perf_level, amdsmi_set_gpu_perf_level@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_power_profile(amdsmi_processor_handle processor_handle,
		uint32_t reserved, amdsmi_power_profile_preset_masks_t profile)
{
	return real_amdsmi_set_gpu_power_profile(processor_handle, reserved, profile);
}
__asm__(".symver amdsmi_set_gpu_power_profile, amdsmi_set_gpu_power_profile@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_process_isolation(amdsmi_processor_handle processor_handle,
		uint32_t pisolate)
{
	return real_amdsmi_set_gpu_process_isolation(processor_handle, pisolate);
}
__asm__(".symver amdsmi_set_gpu_process_isolation, amdsmi_set_gpu_process_isolation@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_ptl_formats(amdsmi_processor_handle processor_handle,
		amdsmi_ptl_data_format_t data_format1, amdsmi_ptl_data_format_t data_format2)
{
	return real_amdsmi_set_gpu_ptl_formats(processor_handle, data_format1, data_format2);
}
__asm__(".symver amdsmi_set_gpu_ptl_formats, amdsmi_set_gpu_ptl_formats@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_ptl_state(amdsmi_processor_handle processor_handle, _Bool enable)
{
	return real_amdsmi_set_gpu_ptl_state(processor_handle, enable);
}
__asm__(".symver amdsmi_set_gpu_ptl_state, amdsmi_set_gpu_ptl_state@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_gpu_uma_carveout(amdsmi_processor_handle processor_handle,
		uint32_t option_index)
{
	return real_amdsmi_set_gpu_uma_carveout(processor_handle, option_index);
}
__asm__(".symver amdsmi_set_gpu_uma_carveout, amdsmi_set_gpu_uma_carveout@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_power_cap(amdsmi_processor_handle processor_handle, uint32_t sensor_ind,
		uint64_t cap)
{
	return real_amdsmi_set_power_cap(processor_handle, sensor_ind, cap);
}
__asm__(".symver amdsmi_set_power_cap, amdsmi_set_power_cap@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_soc_pstate(amdsmi_processor_handle processor_handle, uint32_t policy_id)
{
	return real_amdsmi_set_soc_pstate(processor_handle, policy_id);
}
__asm__(".symver amdsmi_set_soc_pstate, amdsmi_set_soc_pstate@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_ttm_pages_limit(uint64_t pages)
{
	return real_amdsmi_set_ttm_pages_limit(pages);
}
__asm__(".symver amdsmi_set_ttm_pages_limit, amdsmi_set_ttm_pages_limit@@@AMDSMI_1");
amdsmi_status_t amdsmi_set_xgmi_plpd(amdsmi_processor_handle processor_handle, uint32_t policy_id)
{
	return real_amdsmi_set_xgmi_plpd(processor_handle, policy_id);
}
__asm__(".symver amdsmi_set_xgmi_plpd, amdsmi_set_xgmi_plpd@@@AMDSMI_1");
amdsmi_status_t amdsmi_shut_down(void)
{
	return real_amdsmi_shut_down();
}
__asm__(".symver amdsmi_shut_down, amdsmi_shut_down@@@AMDSMI_1");
amdsmi_status_t amdsmi_status_code_to_string(amdsmi_status_t status, const char **status_string)
{
	return real_amdsmi_status_code_to_string(status, status_string);
}
__asm__(".symver amdsmi_status_code_to_string, amdsmi_status_code_to_string@@@AMDSMI_1");
amdsmi_status_t amdsmi_stop_gpu_event_notification(amdsmi_processor_handle processor_handle)
{
	return real_amdsmi_stop_gpu_event_notification(processor_handle);
}
__asm__(".symver amdsmi_stop_gpu_event_notification, amdsmi_stop_gpu_event_notification@@@AMDSMI_1");
amdsmi_status_t amdsmi_topo_get_link_type(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, uint64_t *hops,
		amdsmi_link_type_t *type)
{
	return real_amdsmi_topo_get_link_type(processor_handle_src, processor_handle_dst, hops,
			type);
}
__asm__(".symver amdsmi_topo_get_link_type, amdsmi_topo_get_link_type@@@AMDSMI_1");
amdsmi_status_t amdsmi_topo_get_link_weight(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, uint64_t *weight)
{
	return real_amdsmi_topo_get_link_weight(processor_handle_src, processor_handle_dst, weight);
}
__asm__(".symver amdsmi_topo_get_link_weight, amdsmi_topo_get_link_weight@@@AMDSMI_1");
amdsmi_status_t amdsmi_topo_get_numa_node_number(amdsmi_processor_handle processor_handle,
		uint32_t *numa_node)
{
	return real_amdsmi_topo_get_numa_node_number(processor_handle, numa_node);
}
__asm__(".symver amdsmi_topo_get_numa_node_number, amdsmi_topo_get_numa_node_number@@@AMDSMI_1");
amdsmi_status_t amdsmi_topo_get_p2p_status(amdsmi_processor_handle processor_handle_src,
		amdsmi_processor_handle processor_handle_dst, amdsmi_link_type_t *type,
		amdsmi_p2p_capability_t *cap)
{
	return real_amdsmi_topo_get_p2p_status(processor_handle_src, processor_handle_dst, type,
			cap);
}
__asm__(".symver amdsmi_topo_get_p2p_status, amdsmi_topo_get_p2p_status@@@AMDSMI_1");
