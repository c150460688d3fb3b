/* Made by `porter gen --backend hip`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

rsmi_status_t rsmi_counter_available_counters_get(uint32_t dv_ind, rsmi_event_group_t grp,
		uint32_t *available)
{
	return real_rsmi_counter_available_counters_get(dv_ind, grp, available);
}

rsmi_status_t rsmi_counter_control(rsmi_event_handle_t evt_handle, rsmi_counter_command_t cmd,
		void *cmd_args)
{
	return real_rsmi_counter_control(evt_handle, cmd, cmd_args);
}

rsmi_status_t rsmi_counter_read(rsmi_event_handle_t evt_handle, rsmi_counter_value_t *value)
{
	return real_rsmi_counter_read(evt_handle, value);
}

rsmi_status_t rsmi_dev_brand_get(uint32_t dv_ind, char *brand, uint32_t len)
{
	return real_rsmi_dev_brand_get(dv_ind, brand, len);
}

rsmi_status_t rsmi_dev_busy_percent_get(uint32_t dv_ind, uint32_t *busy_percent)
{
	return real_rsmi_dev_busy_percent_get(dv_ind, busy_percent);
}

rsmi_status_t rsmi_dev_clk_range_set(uint32_t dv_ind, uint64_t minclkvalue, uint64_t maxclkvalue,
		rsmi_clk_type_t clkType)
{
	return real_rsmi_dev_clk_range_set(dv_ind, minclkvalue, maxclkvalue, clkType);
}

rsmi_status_t rsmi_dev_counter_create(uint32_t dv_ind, rsmi_event_type_t type,
		rsmi_event_handle_t *evnt_handle)
{
	return real_rsmi_dev_counter_create(dv_ind, type, evnt_handle);
}

rsmi_status_t rsmi_dev_counter_destroy(rsmi_event_handle_t evnt_handle)
{
	return real_rsmi_dev_counter_destroy(evnt_handle);
}

rsmi_status_t rsmi_dev_counter_group_supported(uint32_t dv_ind, rsmi_event_group_t group)
{
	return real_rsmi_dev_counter_group_supported(dv_ind, group);
}

rsmi_status_t rsmi_dev_drm_render_minor_get(uint32_t dv_ind, uint32_t *minor)
{
	return real_rsmi_dev_drm_render_minor_get(dv_ind, minor);
}

rsmi_status_t rsmi_dev_ecc_count_get(uint32_t dv_ind, rsmi_gpu_block_t block,
		rsmi_error_count_t *ec)
{
	return real_rsmi_dev_ecc_count_get(dv_ind, block, ec);
}

rsmi_status_t rsmi_dev_ecc_enabled_get(uint32_t dv_ind, uint64_t *enabled_blocks)
{
	return real_rsmi_dev_ecc_enabled_get(dv_ind, enabled_blocks);
}

rsmi_status_t rsmi_dev_ecc_status_get(uint32_t dv_ind, rsmi_gpu_block_t block,
		rsmi_ras_err_state_t *state)
{
	return real_rsmi_dev_ecc_status_get(dv_ind, block, state);
}

rsmi_status_t rsmi_dev_energy_count_get(uint32_t dv_ind, uint64_t *power, float *counter_resolution,
		uint64_t *timestamp)
{
	return real_rsmi_dev_energy_count_get(dv_ind, power, counter_resolution, timestamp);
}

rsmi_status_t rsmi_dev_fan_reset(uint32_t dv_ind, uint32_t sensor_ind)
{
	return real_rsmi_dev_fan_reset(dv_ind, sensor_ind);
}

rsmi_status_t rsmi_dev_fan_rpms_get(uint32_t dv_ind, uint32_t sensor_ind, int64_t *speed)
{
	return real_rsmi_dev_fan_rpms_get(dv_ind, sensor_ind, speed);
}

rsmi_status_t rsmi_dev_fan_speed_get(uint32_t dv_ind, uint32_t sensor_ind, int64_t *speed)
{
	return real_rsmi_dev_fan_speed_get(dv_ind, sensor_ind, speed);
}

rsmi_status_t rsmi_dev_fan_speed_max_get(uint32_t dv_ind, uint32_t sensor_ind, uint64_t *max_speed)
{
	return real_rsmi_dev_fan_speed_max_get(dv_ind, sensor_ind, max_speed);
}

rsmi_status_t rsmi_dev_fan_speed_set(uint32_t dv_ind, uint32_t sensor_ind, uint64_t speed)
{
	return real_rsmi_dev_fan_speed_set(dv_ind, sensor_ind, speed);
}

rsmi_status_t rsmi_dev_firmware_version_get(uint32_t dv_ind, rsmi_fw_block_t block,
		uint64_t *fw_version)
{
	return real_rsmi_dev_firmware_version_get(dv_ind, block, fw_version);
}

rsmi_status_t rsmi_dev_gpu_clk_freq_get(uint32_t dv_ind, rsmi_clk_type_t clk_type,
		rsmi_frequencies_t *f)
{
	return real_rsmi_dev_gpu_clk_freq_get(dv_ind, clk_type, f);
}

rsmi_status_t rsmi_dev_gpu_clk_freq_set(uint32_t dv_ind, rsmi_clk_type_t clk_type,
		uint64_t freq_bitmask)
{
	return real_rsmi_dev_gpu_clk_freq_set(dv_ind, clk_type, freq_bitmask);
}

rsmi_status_t rsmi_dev_gpu_metrics_info_get(uint32_t dv_ind, rsmi_gpu_metrics_t *pgpu_metrics)
{
	return real_rsmi_dev_gpu_metrics_info_get(dv_ind, pgpu_metrics);
}

rsmi_status_t rsmi_dev_gpu_reset(int32_t dv_ind)
{
	return real_rsmi_dev_gpu_reset(dv_ind);
}

rsmi_status_t rsmi_dev_id_get(uint32_t dv_ind, uint16_t *id)
{
	return real_rsmi_dev_id_get(dv_ind, id);
}

rsmi_status_t rsmi_dev_memory_busy_percent_get(uint32_t dv_ind, uint32_t *busy_percent)
{
	return real_rsmi_dev_memory_busy_percent_get(dv_ind, busy_percent);
}

rsmi_status_t rsmi_dev_memory_reserved_pages_get(uint32_t dv_ind, uint32_t *num_pages,
		rsmi_retired_page_record_t *records)
{
	return real_rsmi_dev_memory_reserved_pages_get(dv_ind, num_pages, records);
}

rsmi_status_t rsmi_dev_name_get(uint32_t dv_ind, char *name, size_t len)
{
	return real_rsmi_dev_name_get(dv_ind, name, len);
}

rsmi_status_t rsmi_dev_od_clk_info_set(uint32_t dv_ind, rsmi_freq_ind_t level, uint64_t clkvalue,
		rsmi_clk_type_t clkType)
{
	return real_rsmi_dev_od_clk_info_set(dv_ind, level, clkvalue, clkType);
}

rsmi_status_t rsmi_dev_od_volt_curve_regions_get(uint32_t dv_ind, uint32_t *num_regions,
		rsmi_freq_volt_region_t *buffer)
{
	return real_rsmi_dev_od_volt_curve_regions_get(dv_ind, num_regions, buffer);
}

rsmi_status_t rsmi_dev_od_volt_info_get(uint32_t dv_ind, rsmi_od_volt_freq_data_t *odv)
{
	return real_rsmi_dev_od_volt_info_get(dv_ind, odv);
}

rsmi_status_t rsmi_dev_od_volt_info_set(uint32_t dv_ind, uint32_t vpoint, uint64_t clkvalue,
		uint64_t voltvalue)
{
	return real_rsmi_dev_od_volt_info_set(dv_ind, vpoint, clkvalue, voltvalue);
}

rsmi_status_t rsmi_dev_overdrive_level_get(uint32_t dv_ind, uint32_t *od)
{
	return real_rsmi_dev_overdrive_level_get(dv_ind, od);
}

rsmi_status_t rsmi_dev_overdrive_level_set(int32_t dv_ind, uint32_t od)
{
	return real_rsmi_dev_overdrive_level_set(dv_ind, od);
}

rsmi_status_t rsmi_dev_overdrive_level_set_v1(uint32_t dv_ind, uint32_t od)
{
	return real_rsmi_dev_overdrive_level_set_v1(dv_ind, od);
}

rsmi_status_t rsmi_dev_pci_bandwidth_get(uint32_t dv_ind, rsmi_pcie_bandwidth_t *bandwidth)
{
	return real_rsmi_dev_pci_bandwidth_get(dv_ind, bandwidth);
}

rsmi_status_t rsmi_dev_pci_bandwidth_set(uint32_t dv_ind, uint64_t bw_bitmask)
{
	return real_rsmi_dev_pci_bandwidth_set(dv_ind, bw_bitmask);
}

rsmi_status_t rsmi_dev_pci_id_get(uint32_t dv_ind, uint64_t *bdfid)
{
	return real_rsmi_dev_pci_id_get(dv_ind, bdfid);
}

rsmi_status_t rsmi_dev_pci_replay_counter_get(uint32_t dv_ind, uint64_t *counter)
{
	return real_rsmi_dev_pci_replay_counter_get(dv_ind, counter);
}

rsmi_status_t rsmi_dev_pci_throughput_get(uint32_t dv_ind, uint64_t *sent, uint64_t *received,
		uint64_t *max_pkt_sz)
{
	return real_rsmi_dev_pci_throughput_get(dv_ind, sent, received, max_pkt_sz);
}

rsmi_status_t rsmi_dev_perf_level_get(uint32_t dv_ind, rsmi_dev_perf_level_t *perf)
{
	return real_rsmi_dev_perf_level_get(dv_ind, perf);
}

rsmi_status_t rsmi_dev_perf_level_set(int32_t dv_ind, rsmi_dev_perf_level_t perf_lvl)
{
	return real_rsmi_dev_perf_level_set(dv_ind, perf_lvl);
}

rsmi_status_t rsmi_dev_perf_level_set_v1(uint32_t dv_ind, rsmi_dev_perf_level_t perf_lvl)
{
	return real_rsmi_dev_perf_level_set_v1(dv_ind, perf_lvl);
}

rsmi_status_t rsmi_dev_power_ave_get(uint32_t dv_ind, uint32_t sensor_ind, uint64_t *power)
{
	return real_rsmi_dev_power_ave_get(dv_ind, sensor_ind, power);
}

rsmi_status_t rsmi_dev_power_cap_default_get(uint32_t dv_ind, uint64_t *default_cap)
{
	return real_rsmi_dev_power_cap_default_get(dv_ind, default_cap);
}

rsmi_status_t rsmi_dev_power_cap_get(uint32_t dv_ind, uint32_t sensor_ind, uint64_t *cap)
{
	return real_rsmi_dev_power_cap_get(dv_ind, sensor_ind, cap);
}

rsmi_status_t rsmi_dev_power_cap_range_get(uint32_t dv_ind, uint32_t sensor_ind, uint64_t *max,
		uint64_t *min)
{
	return real_rsmi_dev_power_cap_range_get(dv_ind, sensor_ind, max, min);
}

rsmi_status_t rsmi_dev_power_cap_set(uint32_t dv_ind, uint32_t sensor_ind, uint64_t cap)
{
	return real_rsmi_dev_power_cap_set(dv_ind, sensor_ind, cap);
}

rsmi_status_t rsmi_dev_power_profile_presets_get(uint32_t dv_ind, uint32_t sensor_ind,
		rsmi_power_profile_status_t *status)
{
	return real_rsmi_dev_power_profile_presets_get(dv_ind, sensor_ind, status);
}

rsmi_status_t rsmi_dev_power_profile_set(uint32_t dv_ind, uint32_t reserved,
		rsmi_power_profile_preset_masks_t profile)
{
	return real_rsmi_dev_power_profile_set(dv_ind, reserved, profile);
}

rsmi_status_t rsmi_dev_serial_number_get(uint32_t dv_ind, char *serial_num, uint32_t len)
{
	return real_rsmi_dev_serial_number_get(dv_ind, serial_num, len);
}

rsmi_status_t rsmi_dev_sku_get(uint32_t dv_ind, char *sku)
{
	return real_rsmi_dev_sku_get(dv_ind, sku);
}

rsmi_status_t rsmi_dev_subsystem_id_get(uint32_t dv_ind, uint16_t *id)
{
	return real_rsmi_dev_subsystem_id_get(dv_ind, id);
}

rsmi_status_t rsmi_dev_subsystem_name_get(uint32_t dv_ind, char *name, size_t len)
{
	return real_rsmi_dev_subsystem_name_get(dv_ind, name, len);
}

rsmi_status_t rsmi_dev_subsystem_vendor_id_get(uint32_t dv_ind, uint16_t *id)
{
	return real_rsmi_dev_subsystem_vendor_id_get(dv_ind, id);
}

rsmi_status_t rsmi_dev_supported_func_iterator_close(rsmi_func_id_iter_handle_t *handle)
{
	return real_rsmi_dev_supported_func_iterator_close(handle);
}

rsmi_status_t rsmi_dev_supported_func_iterator_open(uint32_t dv_ind,
		rsmi_func_id_iter_handle_t *handle)
{
	return real_rsmi_dev_supported_func_iterator_open(dv_ind, handle);
}

rsmi_status_t rsmi_dev_supported_variant_iterator_open(rsmi_func_id_iter_handle_t obj_h,
		rsmi_func_id_iter_handle_t *var_iter)
{
	return real_rsmi_dev_supported_variant_iterator_open(obj_h, var_iter);
}

rsmi_status_t rsmi_dev_temp_metric_get(uint32_t dv_ind, uint32_t sensor_type,
		rsmi_temperature_metric_t metric, int64_t *temperature)
{
	return real_rsmi_dev_temp_metric_get(dv_ind, sensor_type, metric, temperature);
}

rsmi_status_t rsmi_dev_unique_id_get(uint32_t dv_ind, uint64_t *id)
{
	return real_rsmi_dev_unique_id_get(dv_ind, id);
}

rsmi_status_t rsmi_dev_vbios_version_get(uint32_t dv_ind, char *vbios, uint32_t len)
{
	return real_rsmi_dev_vbios_version_get(dv_ind, vbios, len);
}

rsmi_status_t rsmi_dev_vendor_id_get(uint32_t dv_ind, uint16_t *id)
{
	return real_rsmi_dev_vendor_id_get(dv_ind, id);
}

rsmi_status_t rsmi_dev_vendor_name_get(uint32_t dv_ind, char *name, size_t len)
{
	return real_rsmi_dev_vendor_name_get(dv_ind, name, len);
}

rsmi_status_t rsmi_dev_volt_metric_get(uint32_t dv_ind, rsmi_voltage_type_t sensor_type,
		rsmi_voltage_metric_t metric, int64_t *voltage)
{
	return real_rsmi_dev_volt_metric_get(dv_ind, sensor_type, metric, voltage);
}

rsmi_status_t rsmi_dev_vram_vendor_get(uint32_t dv_ind, char *brand, uint32_t len)
{
	return real_rsmi_dev_vram_vendor_get(dv_ind, brand, len);
}

rsmi_status_t rsmi_dev_xgmi_error_reset(uint32_t dv_ind)
{
	return real_rsmi_dev_xgmi_error_reset(dv_ind);
}

rsmi_status_t rsmi_dev_xgmi_error_status(uint32_t dv_ind, rsmi_xgmi_status_t *status)
{
	return real_rsmi_dev_xgmi_error_status(dv_ind, status);
}

rsmi_status_t rsmi_dev_xgmi_hive_id_get(uint32_t dv_ind, uint64_t *hive_id)
{
	return real_rsmi_dev_xgmi_hive_id_get(dv_ind, hive_id);
}

rsmi_status_t rsmi_event_notification_get(int timeout_ms, uint32_t *num_elem,
		rsmi_evt_notification_data_t *data)
{
	return real_rsmi_event_notification_get(timeout_ms, num_elem, data);
}

rsmi_status_t rsmi_event_notification_init(uint32_t dv_ind)
{
	return real_rsmi_event_notification_init(dv_ind);
}

rsmi_status_t rsmi_event_notification_mask_set(uint32_t dv_ind, uint64_t mask)
{
	return real_rsmi_event_notification_mask_set(dv_ind, mask);
}

rsmi_status_t rsmi_event_notification_stop(uint32_t dv_ind)
{
	return real_rsmi_event_notification_stop(dv_ind);
}

rsmi_status_t rsmi_func_iter_next(rsmi_func_id_iter_handle_t handle)
{
	return real_rsmi_func_iter_next(handle);
}

rsmi_status_t rsmi_func_iter_value_get(rsmi_func_id_iter_handle_t handle,
		rsmi_func_id_value_t *value)
{
	return real_rsmi_func_iter_value_get(handle, value);
}

rsmi_status_t rsmi_init(uint64_t init_flags)
{
	return real_rsmi_init(init_flags);
}

rsmi_status_t rsmi_is_P2P_accessible(uint32_t dv_ind_src, uint32_t dv_ind_dst, _Bool *accessible)
{
	return real_rsmi_is_P2P_accessible(dv_ind_src, dv_ind_dst, accessible);
}

rsmi_status_t rsmi_minmax_bandwidth_get(uint32_t dv_ind_src, uint32_t dv_ind_dst,
		uint64_t *min_bandwidth, uint64_t *max_bandwidth)
{
	return real_rsmi_minmax_bandwidth_get(dv_ind_src, dv_ind_dst, min_bandwidth, max_bandwidth);
}

rsmi_status_t rsmi_num_monitor_devices(uint32_t *num_devices)
{
	return real_rsmi_num_monitor_devices(num_devices);
}

rsmi_status_t rsmi_perf_determinism_mode_set(uint32_t dv_ind, uint64_t clkvalue)
{
	return real_rsmi_perf_determinism_mode_set(dv_ind, clkvalue);
}

rsmi_status_t rsmi_shut_down(void)
{
	return real_rsmi_shut_down();
}

rsmi_status_t rsmi_status_string(rsmi_status_t status, const char **status_string)
{
	return real_rsmi_status_string(status, status_string);
}

rsmi_status_t rsmi_topo_get_link_type(uint32_t dv_ind_src, uint32_t dv_ind_dst, uint64_t *hops,
		RSMI_IO_LINK_TYPE *type)
{
	return real_rsmi_topo_get_link_type(dv_ind_src, dv_ind_dst, hops, type);
}

rsmi_status_t rsmi_topo_get_link_weight(uint32_t dv_ind_src, uint32_t dv_ind_dst, uint64_t *weight)
{
	return real_rsmi_topo_get_link_weight(dv_ind_src, dv_ind_dst, weight);
}

rsmi_status_t rsmi_topo_get_numa_node_number(uint32_t dv_ind, uint32_t *numa_node)
{
	return real_rsmi_topo_get_numa_node_number(dv_ind, numa_node);
}

rsmi_status_t rsmi_topo_numa_affinity_get(uint32_t dv_ind, uint32_t *numa_node)
{
	return real_rsmi_topo_numa_affinity_get(dv_ind, numa_node);
}

rsmi_status_t rsmi_utilization_count_get(uint32_t dv_ind,
		rsmi_utilization_counter_t *utilization_counters, uint32_t count,
		uint64_t *timestamp)
{
	return real_rsmi_utilization_count_get(dv_ind, utilization_counters, count, timestamp);
}

rsmi_status_t rsmi_version_get(rsmi_version_t *version)
{
	return real_rsmi_version_get(version);
}

rsmi_status_t rsmi_version_str_get(rsmi_sw_component_t component, char *ver_str, uint32_t len)
{
	return real_rsmi_version_str_get(component, ver_str, len);
}
