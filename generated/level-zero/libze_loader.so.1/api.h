/* Made by `porter gen --backend level-zero`. Do not edit. */
/*
 * api.h: what libze_loader.so.1 exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * level_zero/ze_api.h of libze-dev 1.8.12-1
 * level_zero/ze_ddi.h of libze-dev 1.8.12-1
 * level_zero/zes_api.h of libze-dev 1.8.12-1
 * level_zero/zes_ddi.h of libze-dev 1.8.12-1
 * level_zero/zet_api.h of libze-dev 1.8.12-1
 * level_zero/zet_ddi.h of libze-dev 1.8.12-1
 * level_zero/loader/ze_loader.h of libze-dev 1.8.12-1
 * level_zero/layers/zel_tracing_api.h of libze-dev 1.8.12-1
 * level_zero/layers/zel_tracing_register_cb.h of libze-dev 1.8.12-1
 * the spec
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct _ze_driver_handle_t;
struct _ze_device_handle_t;
struct _ze_context_handle_t;
struct _ze_command_queue_handle_t;
struct _ze_command_list_handle_t;
struct _ze_fence_handle_t;
struct _ze_event_pool_handle_t;
struct _ze_event_handle_t;
struct _ze_image_handle_t;
struct _ze_module_handle_t;
struct _ze_module_build_log_handle_t;
struct _ze_kernel_handle_t;
struct _ze_sampler_handle_t;
struct _ze_physical_mem_handle_t;
struct _ze_fabric_vertex_handle_t;
struct _ze_fabric_edge_handle_t;
struct _ze_ipc_mem_handle_t;
struct _ze_ipc_event_pool_handle_t;
struct _ze_driver_uuid_t;
struct _ze_driver_properties_t;
struct _ze_driver_ipc_properties_t;
struct _ze_driver_extension_properties_t;
struct _ze_device_uuid_t;
struct _ze_device_properties_t;
struct _ze_device_thread_t;
struct _ze_device_compute_properties_t;
struct _ze_device_module_properties_t;
struct _ze_command_queue_group_properties_t;
struct _ze_device_memory_properties_t;
struct _ze_device_memory_access_properties_t;
struct _ze_device_cache_properties_t;
struct _ze_device_image_properties_t;
struct _ze_device_external_memory_properties_t;
struct _ze_device_p2p_properties_t;
struct _ze_context_desc_t;
struct _ze_command_queue_desc_t;
struct _ze_command_list_desc_t;
struct _ze_copy_region_t;
struct _ze_image_region_t;
struct _ze_event_pool_desc_t;
struct _ze_event_desc_t;
struct _ze_kernel_timestamp_data_t;
struct _ze_kernel_timestamp_result_t;
struct _ze_fence_desc_t;
struct _ze_image_format_t;
struct _ze_image_desc_t;
struct _ze_image_properties_t;
struct _ze_device_mem_alloc_desc_t;
struct _ze_host_mem_alloc_desc_t;
struct _ze_memory_allocation_properties_t;
struct _ze_module_desc_t;
struct _ze_module_properties_t;
struct _ze_kernel_desc_t;
struct _ze_kernel_properties_t;
struct _ze_group_count_t;
struct _ze_sampler_desc_t;
struct _ze_physical_mem_desc_t;
struct _ze_image_memory_properties_exp_t;
struct _ze_scheduling_hint_exp_desc_t;
struct _ze_pci_ext_properties_t;
struct _ze_image_allocation_ext_properties_t;
struct _ze_linkage_inspection_ext_desc_t;
struct _ze_memory_free_ext_desc_t;
struct _ze_fabric_vertex_exp_properties_t;
struct _ze_fabric_edge_exp_properties_t;
struct _ze_init_params_t;
struct _ze_driver_get_params_t;
struct _ze_driver_get_api_version_params_t;
struct _ze_driver_get_properties_params_t;
struct _ze_driver_get_ipc_properties_params_t;
struct _ze_driver_get_extension_properties_params_t;
struct _ze_device_get_params_t;
struct _ze_device_get_sub_devices_params_t;
struct _ze_device_get_properties_params_t;
struct _ze_device_get_compute_properties_params_t;
struct _ze_device_get_module_properties_params_t;
struct _ze_device_get_command_queue_group_properties_params_t;
struct _ze_device_get_memory_properties_params_t;
struct _ze_device_get_memory_access_properties_params_t;
struct _ze_device_get_cache_properties_params_t;
struct _ze_device_get_image_properties_params_t;
struct _ze_device_get_external_memory_properties_params_t;
struct _ze_device_get_p2_p_properties_params_t;
struct _ze_device_can_access_peer_params_t;
struct _ze_device_get_status_params_t;
struct _ze_context_create_params_t;
struct _ze_context_destroy_params_t;
struct _ze_context_get_status_params_t;
struct _ze_context_system_barrier_params_t;
struct _ze_context_make_memory_resident_params_t;
struct _ze_context_evict_memory_params_t;
struct _ze_context_make_image_resident_params_t;
struct _ze_context_evict_image_params_t;
struct _ze_command_queue_create_params_t;
struct _ze_command_queue_destroy_params_t;
struct _ze_command_queue_execute_command_lists_params_t;
struct _ze_command_queue_synchronize_params_t;
struct _ze_command_list_create_params_t;
struct _ze_command_list_create_immediate_params_t;
struct _ze_command_list_destroy_params_t;
struct _ze_command_list_close_params_t;
struct _ze_command_list_reset_params_t;
struct _ze_command_list_append_write_global_timestamp_params_t;
struct _ze_command_list_append_barrier_params_t;
struct _ze_command_list_append_memory_ranges_barrier_params_t;
struct _ze_command_list_append_memory_copy_params_t;
struct _ze_command_list_append_memory_fill_params_t;
struct _ze_command_list_append_memory_copy_region_params_t;
struct _ze_command_list_append_memory_copy_from_context_params_t;
struct _ze_command_list_append_image_copy_params_t;
struct _ze_command_list_append_image_copy_region_params_t;
struct _ze_command_list_append_image_copy_to_memory_params_t;
struct _ze_command_list_append_image_copy_from_memory_params_t;
struct _ze_command_list_append_memory_prefetch_params_t;
struct _ze_command_list_append_mem_advise_params_t;
struct _ze_command_list_append_signal_event_params_t;
struct _ze_command_list_append_wait_on_events_params_t;
struct _ze_command_list_append_event_reset_params_t;
struct _ze_command_list_append_query_kernel_timestamps_params_t;
struct _ze_command_list_append_launch_kernel_params_t;
struct _ze_command_list_append_launch_cooperative_kernel_params_t;
struct _ze_command_list_append_launch_kernel_indirect_params_t;
struct _ze_command_list_append_launch_multiple_kernels_indirect_params_t;
struct _ze_image_get_properties_params_t;
struct _ze_image_create_params_t;
struct _ze_image_destroy_params_t;
struct _ze_fence_create_params_t;
struct _ze_fence_destroy_params_t;
struct _ze_fence_host_synchronize_params_t;
struct _ze_fence_query_status_params_t;
struct _ze_fence_reset_params_t;
struct _ze_event_pool_create_params_t;
struct _ze_event_pool_destroy_params_t;
struct _ze_event_pool_get_ipc_handle_params_t;
struct _ze_event_pool_open_ipc_handle_params_t;
struct _ze_event_pool_close_ipc_handle_params_t;
struct _ze_event_create_params_t;
struct _ze_event_destroy_params_t;
struct _ze_event_host_signal_params_t;
struct _ze_event_host_synchronize_params_t;
struct _ze_event_query_status_params_t;
struct _ze_event_host_reset_params_t;
struct _ze_event_query_kernel_timestamp_params_t;
struct _ze_module_create_params_t;
struct _ze_module_destroy_params_t;
struct _ze_module_dynamic_link_params_t;
struct _ze_module_get_native_binary_params_t;
struct _ze_module_get_global_pointer_params_t;
struct _ze_module_get_kernel_names_params_t;
struct _ze_module_get_properties_params_t;
struct _ze_module_get_function_pointer_params_t;
struct _ze_module_build_log_destroy_params_t;
struct _ze_module_build_log_get_string_params_t;
struct _ze_kernel_create_params_t;
struct _ze_kernel_destroy_params_t;
struct _ze_kernel_set_cache_config_params_t;
struct _ze_kernel_set_group_size_params_t;
struct _ze_kernel_suggest_group_size_params_t;
struct _ze_kernel_suggest_max_cooperative_group_count_params_t;
struct _ze_kernel_set_argument_value_params_t;
struct _ze_kernel_set_indirect_access_params_t;
struct _ze_kernel_get_indirect_access_params_t;
struct _ze_kernel_get_source_attributes_params_t;
struct _ze_kernel_get_properties_params_t;
struct _ze_kernel_get_name_params_t;
struct _ze_sampler_create_params_t;
struct _ze_sampler_destroy_params_t;
struct _ze_physical_mem_create_params_t;
struct _ze_physical_mem_destroy_params_t;
struct _ze_mem_alloc_shared_params_t;
struct _ze_mem_alloc_device_params_t;
struct _ze_mem_alloc_host_params_t;
struct _ze_mem_free_params_t;
struct _ze_mem_get_alloc_properties_params_t;
struct _ze_mem_get_address_range_params_t;
struct _ze_mem_get_ipc_handle_params_t;
struct _ze_mem_open_ipc_handle_params_t;
struct _ze_mem_close_ipc_handle_params_t;
struct _ze_virtual_mem_reserve_params_t;
struct _ze_virtual_mem_free_params_t;
struct _ze_virtual_mem_query_page_size_params_t;
struct _ze_virtual_mem_map_params_t;
struct _ze_virtual_mem_unmap_params_t;
struct _ze_virtual_mem_set_access_attribute_params_t;
struct _ze_virtual_mem_get_access_attribute_params_t;
struct _ze_callbacks_t;
struct _ze_global_dditable_t;
struct _ze_driver_dditable_t;
struct _ze_device_dditable_t;
struct _ze_device_exp_dditable_t;
struct _ze_context_dditable_t;
struct _ze_command_queue_dditable_t;
struct _ze_command_list_dditable_t;
struct _ze_image_dditable_t;
struct _ze_image_exp_dditable_t;
struct _ze_fence_dditable_t;
struct _ze_event_pool_dditable_t;
struct _ze_event_dditable_t;
struct _ze_event_exp_dditable_t;
struct _ze_module_dditable_t;
struct _ze_module_build_log_dditable_t;
struct _ze_kernel_dditable_t;
struct _ze_kernel_exp_dditable_t;
struct _ze_sampler_dditable_t;
struct _ze_physical_mem_dditable_t;
struct _ze_mem_dditable_t;
struct _ze_virtual_mem_dditable_t;
struct _ze_fabric_vertex_exp_dditable_t;
struct _ze_fabric_edge_exp_dditable_t;
struct _zes_sched_handle_t;
struct _zes_perf_handle_t;
struct _zes_pwr_handle_t;
struct _zes_freq_handle_t;
struct _zes_engine_handle_t;
struct _zes_standby_handle_t;
struct _zes_firmware_handle_t;
struct _zes_mem_handle_t;
struct _zes_fabric_port_handle_t;
struct _zes_temp_handle_t;
struct _zes_psu_handle_t;
struct _zes_fan_handle_t;
struct _zes_led_handle_t;
struct _zes_ras_handle_t;
struct _zes_diag_handle_t;
struct _zes_device_state_t;
struct _zes_device_properties_t;
struct _zes_process_state_t;
struct _zes_pci_properties_t;
struct _zes_pci_state_t;
struct _zes_pci_bar_properties_t;
struct _zes_pci_stats_t;
struct _zes_diag_test_t;
struct _zes_diag_properties_t;
struct _zes_device_ecc_desc_t;
struct _zes_device_ecc_properties_t;
struct _zes_engine_properties_t;
struct _zes_engine_stats_t;
struct _zes_fabric_port_properties_t;
struct _zes_fabric_link_type_t;
struct _zes_fabric_port_config_t;
struct _zes_fabric_port_state_t;
struct _zes_fabric_port_throughput_t;
struct _zes_fan_speed_t;
struct _zes_fan_speed_table_t;
struct _zes_fan_properties_t;
struct _zes_fan_config_t;
struct _zes_firmware_properties_t;
struct _zes_freq_properties_t;
struct _zes_freq_range_t;
struct _zes_freq_state_t;
struct _zes_freq_throttle_time_t;
struct _zes_oc_capabilities_t;
struct _zes_led_properties_t;
struct _zes_led_color_t;
struct _zes_led_state_t;
struct _zes_mem_properties_t;
struct _zes_mem_state_t;
struct _zes_mem_bandwidth_t;
struct _zes_perf_properties_t;
struct _zes_power_properties_t;
struct _zes_power_energy_counter_t;
struct _zes_power_sustained_limit_t;
struct _zes_power_burst_limit_t;
struct _zes_power_peak_limit_t;
struct _zes_energy_threshold_t;
struct _zes_psu_properties_t;
struct _zes_psu_state_t;
struct _zes_ras_properties_t;
struct _zes_ras_state_t;
struct _zes_ras_config_t;
struct _zes_sched_properties_t;
struct _zes_sched_timeout_properties_t;
struct _zes_sched_timeslice_properties_t;
struct _zes_standby_properties_t;
struct _zes_temp_properties_t;
struct _zes_temp_config_t;
struct _zes_power_limit_ext_desc_t;
struct _zes_driver_dditable_t;
struct _zes_device_dditable_t;
struct _zes_scheduler_dditable_t;
struct _zes_performance_factor_dditable_t;
struct _zes_power_dditable_t;
struct _zes_frequency_dditable_t;
struct _zes_engine_dditable_t;
struct _zes_standby_dditable_t;
struct _zes_firmware_dditable_t;
struct _zes_memory_dditable_t;
struct _zes_fabric_port_dditable_t;
struct _zes_temperature_dditable_t;
struct _zes_psu_dditable_t;
struct _zes_fan_dditable_t;
struct _zes_led_dditable_t;
struct _zes_ras_dditable_t;
struct _zes_diagnostics_dditable_t;
struct _zet_metric_group_handle_t;
struct _zet_metric_handle_t;
struct _zet_metric_streamer_handle_t;
struct _zet_metric_query_pool_handle_t;
struct _zet_metric_query_handle_t;
struct _zet_tracer_exp_handle_t;
struct _zet_debug_session_handle_t;
struct _zet_typed_value_t;
struct _zet_device_debug_properties_t;
struct _zet_debug_config_t;
struct _zet_debug_event_t;
struct _zet_debug_memory_space_desc_t;
struct _zet_debug_regset_properties_t;
struct _zet_metric_group_properties_t;
struct _zet_metric_properties_t;
struct _zet_metric_streamer_desc_t;
struct _zet_metric_query_pool_desc_t;
struct _zet_profile_properties_t;
struct _zet_tracer_exp_desc_t;
struct _zet_device_dditable_t;
struct _zet_context_dditable_t;
struct _zet_command_list_dditable_t;
struct _zet_module_dditable_t;
struct _zet_kernel_dditable_t;
struct _zet_metric_group_dditable_t;
struct _zet_metric_group_exp_dditable_t;
struct _zet_metric_dditable_t;
struct _zet_metric_streamer_dditable_t;
struct _zet_metric_query_pool_dditable_t;
struct _zet_metric_query_dditable_t;
struct _zet_tracer_exp_dditable_t;
struct _zet_debug_dditable_t;
struct zel_component_version;
struct _zel_tracer_handle_t;
struct _zel_tracer_desc_t;
struct _ze_driver_get_extension_function_address_params_t;
struct _ze_device_get_global_timestamps_params_t;
struct _ze_device_reserve_cache_ext_params_t;
struct _ze_device_set_cache_advice_ext_params_t;
struct _ze_device_pci_get_properties_ext_params_t;
struct _ze_device_get_fabric_vertex_exp_params_t;
struct _ze_context_create_ex_params_t;
struct _ze_command_list_append_image_copy_to_memory_ext_params_t;
struct _ze_command_list_append_image_copy_from_memory_ext_params_t;
struct _ze_event_query_timestamps_exp_params_t;
struct _ze_image_get_memory_properties_exp_params_t;
struct _ze_image_view_create_exp_params_t;
struct _ze_image_get_alloc_properties_ext_params_t;
struct _ze_kernel_set_global_offset_exp_params_t;
struct _ze_kernel_scheduling_hint_exp_params_t;
struct _ze_mem_free_ext_params_t;
struct _ze_module_inspect_linkage_ext_params_t;
struct _ze_fabric_edge_get_exp_params_t;
struct _ze_fabric_edge_get_vertices_exp_params_t;
struct _ze_fabric_edge_get_properties_exp_params_t;
struct _ze_fabric_vertex_get_exp_params_t;
struct _ze_fabric_vertex_get_sub_vertices_exp_params_t;
struct _ze_fabric_vertex_get_properties_exp_params_t;
struct _ze_fabric_vertex_get_device_exp_params_t;

enum _ze_result_t {
	ZE_RESULT_SUCCESS = 0,
	ZE_RESULT_NOT_READY = 1,
	ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY = 1879048195,
	ZE_RESULT_ERROR_UNINITIALIZED = 2013265921,
	ZE_RESULT_ERROR_UNSUPPORTED_FEATURE = 2013265923,
	ZE_RESULT_ERROR_INVALID_ARGUMENT = 2013265924,
	ZE_RESULT_ERROR_INVALID_SIZE = 2013265928,
	ZE_RESULT_ERROR_UNKNOWN = 2147483646,
};

enum _ze_structure_type_t { ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES = 1 };

enum _ze_api_version_t {
	ZE_API_VERSION_1_3 = 65539,
	ZE_API_VERSION_CURRENT = 65540,
};

enum _ze_device_type_t { ZE_DEVICE_TYPE_GPU = 1 };
enum _ze_command_queue_mode_t { ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS = 1 };
enum _ze_command_queue_priority_t { ZE_COMMAND_QUEUE_PRIORITY_NORMAL = 0 };
enum _ze_memory_advice_t { ZE_MEMORY_ADVICE_SET_READ_MOSTLY = 0 };

enum _ze_image_type_t {
	ZE_IMAGE_TYPE_1D = 0,
	ZE_IMAGE_TYPE_1DARRAY = 1,
	ZE_IMAGE_TYPE_2DARRAY = 3,
	ZE_IMAGE_TYPE_3D = 4,
	ZE_IMAGE_TYPE_BUFFER = 5,
};

enum _ze_image_format_layout_t {
	ZE_IMAGE_FORMAT_LAYOUT_8 = 0,
	ZE_IMAGE_FORMAT_LAYOUT_16 = 1,
	ZE_IMAGE_FORMAT_LAYOUT_8_8 = 3,
	ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16 = 6,
	ZE_IMAGE_FORMAT_LAYOUT_32_32 = 7,
	ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32 = 8,
	ZE_IMAGE_FORMAT_LAYOUT_5_6_5 = 11,
	ZE_IMAGE_FORMAT_LAYOUT_5_5_5_1 = 12,
	ZE_IMAGE_FORMAT_LAYOUT_4_4_4_4 = 13,
	ZE_IMAGE_FORMAT_LAYOUT_Y8 = 14,
	ZE_IMAGE_FORMAT_LAYOUT_P8 = 28,
	ZE_IMAGE_FORMAT_LAYOUT_Y416 = 33,
	ZE_IMAGE_FORMAT_LAYOUT_BRGP = 42,
};

enum _ze_image_format_type_t { ZE_IMAGE_FORMAT_TYPE_UINT = 0 };
enum _ze_image_format_swizzle_t { ZE_IMAGE_FORMAT_SWIZZLE_R = 0 };
enum _ze_memory_access_attribute_t { ZE_MEMORY_ACCESS_ATTRIBUTE_NONE = 0 };
enum _ze_cache_ext_region_t { ZE_CACHE_EXT_REGION_ZE_CACHE_REGION_DEFAULT = 0 };
enum _zes_structure_type_t { ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES = 1 };
enum _zes_diag_result_t { ZES_DIAG_RESULT_NO_ERRORS = 0 };
enum _zes_fan_speed_units_t { ZES_FAN_SPEED_UNITS_RPM = 0 };
enum _zes_oc_mode_t { ZES_OC_MODE_OFF = 0 };
enum _zes_mem_type_t { ZES_MEM_TYPE_HBM = 0 };
enum _zes_mem_loc_t { ZES_MEM_LOC_SYSTEM = 0 };
enum _zes_mem_health_t { ZES_MEM_HEALTH_UNKNOWN = 0 };
enum _zes_sched_mode_t { ZES_SCHED_MODE_TIMEOUT = 0 };
enum _zes_standby_promo_mode_t { ZES_STANDBY_PROMO_MODE_DEFAULT = 0 };
enum _zet_module_debug_info_format_t { ZET_MODULE_DEBUG_INFO_FORMAT_ELF_DWARF = 0 };
enum _zet_metric_group_calculation_type_t { ZET_METRIC_GROUP_CALCULATION_TYPE_METRIC_VALUES = 0 };
enum _zel_handle_type_t { ZEL_HANDLE_DRIVER = 0 };
enum _zel_tracer_reg_t { ZEL_REGISTER_PROLOGUE = 0 };
typedef uint8_t ze_bool_t;
typedef struct _ze_driver_handle_t *ze_driver_handle_t;
typedef struct _ze_device_handle_t *ze_device_handle_t;
typedef struct _ze_context_handle_t *ze_context_handle_t;
typedef struct _ze_command_queue_handle_t *ze_command_queue_handle_t;
typedef struct _ze_command_list_handle_t *ze_command_list_handle_t;
typedef struct _ze_fence_handle_t *ze_fence_handle_t;
typedef struct _ze_event_pool_handle_t *ze_event_pool_handle_t;
typedef struct _ze_event_handle_t *ze_event_handle_t;
typedef struct _ze_image_handle_t *ze_image_handle_t;
typedef struct _ze_module_handle_t *ze_module_handle_t;
typedef struct _ze_module_build_log_handle_t *ze_module_build_log_handle_t;
typedef struct _ze_kernel_handle_t *ze_kernel_handle_t;
typedef struct _ze_sampler_handle_t *ze_sampler_handle_t;
typedef struct _ze_physical_mem_handle_t *ze_physical_mem_handle_t;
typedef struct _ze_fabric_vertex_handle_t *ze_fabric_vertex_handle_t;
typedef struct _ze_fabric_edge_handle_t *ze_fabric_edge_handle_t;
typedef struct _ze_ipc_mem_handle_t ze_ipc_mem_handle_t;
typedef struct _ze_ipc_event_pool_handle_t ze_ipc_event_pool_handle_t;
typedef enum _ze_result_t ze_result_t;
typedef enum _ze_structure_type_t ze_structure_type_t;
typedef struct _ze_driver_uuid_t ze_driver_uuid_t;
typedef struct _ze_driver_properties_t ze_driver_properties_t;
typedef struct _ze_driver_ipc_properties_t ze_driver_ipc_properties_t;
typedef struct _ze_driver_extension_properties_t ze_driver_extension_properties_t;
typedef struct _ze_device_uuid_t ze_device_uuid_t;
typedef struct _ze_device_properties_t ze_device_properties_t;
typedef struct _ze_device_thread_t ze_device_thread_t;
typedef struct _ze_device_compute_properties_t ze_device_compute_properties_t;
typedef struct _ze_device_module_properties_t ze_device_module_properties_t;
typedef struct _ze_command_queue_group_properties_t ze_command_queue_group_properties_t;
typedef struct _ze_device_memory_properties_t ze_device_memory_properties_t;
typedef struct _ze_device_memory_access_properties_t ze_device_memory_access_properties_t;
typedef struct _ze_device_cache_properties_t ze_device_cache_properties_t;
typedef struct _ze_device_image_properties_t ze_device_image_properties_t;
typedef struct _ze_device_external_memory_properties_t ze_device_external_memory_properties_t;
typedef struct _ze_device_p2p_properties_t ze_device_p2p_properties_t;
typedef struct _ze_context_desc_t ze_context_desc_t;
typedef struct _ze_command_queue_desc_t ze_command_queue_desc_t;
typedef struct _ze_command_list_desc_t ze_command_list_desc_t;
typedef struct _ze_copy_region_t ze_copy_region_t;
typedef struct _ze_image_region_t ze_image_region_t;
typedef struct _ze_event_pool_desc_t ze_event_pool_desc_t;
typedef struct _ze_event_desc_t ze_event_desc_t;
typedef struct _ze_kernel_timestamp_data_t ze_kernel_timestamp_data_t;
typedef struct _ze_kernel_timestamp_result_t ze_kernel_timestamp_result_t;
typedef struct _ze_fence_desc_t ze_fence_desc_t;
typedef struct _ze_image_format_t ze_image_format_t;
typedef struct _ze_image_desc_t ze_image_desc_t;
typedef struct _ze_image_properties_t ze_image_properties_t;
typedef struct _ze_device_mem_alloc_desc_t ze_device_mem_alloc_desc_t;
typedef struct _ze_host_mem_alloc_desc_t ze_host_mem_alloc_desc_t;
typedef struct _ze_memory_allocation_properties_t ze_memory_allocation_properties_t;
typedef struct _ze_module_desc_t ze_module_desc_t;
typedef struct _ze_module_properties_t ze_module_properties_t;
typedef struct _ze_kernel_desc_t ze_kernel_desc_t;
typedef struct _ze_kernel_properties_t ze_kernel_properties_t;
typedef struct _ze_group_count_t ze_group_count_t;
typedef struct _ze_sampler_desc_t ze_sampler_desc_t;
typedef struct _ze_physical_mem_desc_t ze_physical_mem_desc_t;
typedef struct _ze_image_memory_properties_exp_t ze_image_memory_properties_exp_t;
typedef struct _ze_scheduling_hint_exp_desc_t ze_scheduling_hint_exp_desc_t;
typedef struct _ze_pci_ext_properties_t ze_pci_ext_properties_t;
typedef struct _ze_image_allocation_ext_properties_t ze_image_allocation_ext_properties_t;
typedef struct _ze_linkage_inspection_ext_desc_t ze_linkage_inspection_ext_desc_t;
typedef struct _ze_memory_free_ext_desc_t ze_memory_free_ext_desc_t;
typedef struct _ze_fabric_vertex_exp_properties_t ze_fabric_vertex_exp_properties_t;
typedef struct _ze_fabric_edge_exp_properties_t ze_fabric_edge_exp_properties_t;
typedef uint32_t ze_init_flags_t;
typedef enum _ze_api_version_t ze_api_version_t;
typedef enum _ze_device_type_t ze_device_type_t;
typedef uint32_t ze_device_property_flags_t;
typedef uint32_t ze_command_queue_group_property_flags_t;
typedef uint32_t ze_device_memory_property_flags_t;
typedef uint32_t ze_command_queue_flags_t;
typedef enum _ze_command_queue_mode_t ze_command_queue_mode_t;
typedef enum _ze_command_queue_priority_t ze_command_queue_priority_t;
typedef uint32_t ze_command_list_flags_t;
typedef enum _ze_memory_advice_t ze_memory_advice_t;
typedef uint32_t ze_event_pool_flags_t;
typedef uint32_t ze_event_scope_flags_t;
typedef uint32_t ze_image_flags_t;
typedef enum _ze_image_type_t ze_image_type_t;
typedef enum _ze_image_format_layout_t ze_image_format_layout_t;
typedef enum _ze_image_format_type_t ze_image_format_type_t;
typedef enum _ze_image_format_swizzle_t ze_image_format_swizzle_t;
typedef uint32_t ze_ipc_memory_flags_t;
typedef uint32_t ze_kernel_flags_t;
typedef uint32_t ze_kernel_indirect_access_flags_t;
typedef uint32_t ze_cache_config_flags_t;
typedef enum _ze_memory_access_attribute_t ze_memory_access_attribute_t;
typedef uint32_t ze_physical_mem_flags_t;
typedef enum _ze_cache_ext_region_t ze_cache_ext_region_t;
typedef struct _ze_init_params_t ze_init_params_t;
typedef void (*ze_pfnInitCb_t)(ze_init_params_t *, ze_result_t, void *, void **);
typedef struct _ze_driver_get_params_t ze_driver_get_params_t;
typedef void (*ze_pfnDriverGetCb_t)(ze_driver_get_params_t *, ze_result_t, void *, void **);
typedef struct _ze_driver_get_api_version_params_t ze_driver_get_api_version_params_t;
typedef void (*ze_pfnDriverGetApiVersionCb_t)(ze_driver_get_api_version_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_driver_get_properties_params_t ze_driver_get_properties_params_t;
typedef void (*ze_pfnDriverGetPropertiesCb_t)(ze_driver_get_properties_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_driver_get_ipc_properties_params_t ze_driver_get_ipc_properties_params_t;
typedef void (*ze_pfnDriverGetIpcPropertiesCb_t)(ze_driver_get_ipc_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_driver_get_extension_properties_params_t ze_driver_get_extension_properties_params_t;
typedef void (*ze_pfnDriverGetExtensionPropertiesCb_t)(ze_driver_get_extension_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_params_t ze_device_get_params_t;
typedef void (*ze_pfnDeviceGetCb_t)(ze_device_get_params_t *, ze_result_t, void *, void **);
typedef struct _ze_device_get_sub_devices_params_t ze_device_get_sub_devices_params_t;
typedef void (*ze_pfnDeviceGetSubDevicesCb_t)(ze_device_get_sub_devices_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_device_get_properties_params_t ze_device_get_properties_params_t;
typedef void (*ze_pfnDeviceGetPropertiesCb_t)(ze_device_get_properties_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_device_get_compute_properties_params_t ze_device_get_compute_properties_params_t;
typedef void (*ze_pfnDeviceGetComputePropertiesCb_t)(ze_device_get_compute_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_module_properties_params_t ze_device_get_module_properties_params_t;
typedef void (*ze_pfnDeviceGetModulePropertiesCb_t)(ze_device_get_module_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_command_queue_group_properties_params_t ze_device_get_command_queue_group_properties_params_t;
typedef void (*ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t)(ze_device_get_command_queue_group_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_memory_properties_params_t ze_device_get_memory_properties_params_t;
typedef void (*ze_pfnDeviceGetMemoryPropertiesCb_t)(ze_device_get_memory_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_memory_access_properties_params_t ze_device_get_memory_access_properties_params_t;
typedef void (*ze_pfnDeviceGetMemoryAccessPropertiesCb_t)(ze_device_get_memory_access_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_cache_properties_params_t ze_device_get_cache_properties_params_t;
typedef void (*ze_pfnDeviceGetCachePropertiesCb_t)(ze_device_get_cache_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_image_properties_params_t ze_device_get_image_properties_params_t;
typedef void (*ze_pfnDeviceGetImagePropertiesCb_t)(ze_device_get_image_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_external_memory_properties_params_t ze_device_get_external_memory_properties_params_t;
typedef void (*ze_pfnDeviceGetExternalMemoryPropertiesCb_t)(ze_device_get_external_memory_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_p2_p_properties_params_t ze_device_get_p2_p_properties_params_t;
typedef void (*ze_pfnDeviceGetP2PPropertiesCb_t)(ze_device_get_p2_p_properties_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_can_access_peer_params_t ze_device_can_access_peer_params_t;
typedef void (*ze_pfnDeviceCanAccessPeerCb_t)(ze_device_can_access_peer_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_device_get_status_params_t ze_device_get_status_params_t;
typedef void (*ze_pfnDeviceGetStatusCb_t)(ze_device_get_status_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_context_create_params_t ze_context_create_params_t;
typedef void (*ze_pfnContextCreateCb_t)(ze_context_create_params_t *, ze_result_t, void *, void **);
typedef struct _ze_context_destroy_params_t ze_context_destroy_params_t;
typedef void (*ze_pfnContextDestroyCb_t)(ze_context_destroy_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_context_get_status_params_t ze_context_get_status_params_t;
typedef void (*ze_pfnContextGetStatusCb_t)(ze_context_get_status_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_context_system_barrier_params_t ze_context_system_barrier_params_t;
typedef void (*ze_pfnContextSystemBarrierCb_t)(ze_context_system_barrier_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_context_make_memory_resident_params_t ze_context_make_memory_resident_params_t;
typedef void (*ze_pfnContextMakeMemoryResidentCb_t)(ze_context_make_memory_resident_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_context_evict_memory_params_t ze_context_evict_memory_params_t;
typedef void (*ze_pfnContextEvictMemoryCb_t)(ze_context_evict_memory_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_context_make_image_resident_params_t ze_context_make_image_resident_params_t;
typedef void (*ze_pfnContextMakeImageResidentCb_t)(ze_context_make_image_resident_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_context_evict_image_params_t ze_context_evict_image_params_t;
typedef void (*ze_pfnContextEvictImageCb_t)(ze_context_evict_image_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_command_queue_create_params_t ze_command_queue_create_params_t;
typedef void (*ze_pfnCommandQueueCreateCb_t)(ze_command_queue_create_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_command_queue_destroy_params_t ze_command_queue_destroy_params_t;
typedef void (*ze_pfnCommandQueueDestroyCb_t)(ze_command_queue_destroy_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_command_queue_execute_command_lists_params_t ze_command_queue_execute_command_lists_params_t;
typedef void (*ze_pfnCommandQueueExecuteCommandListsCb_t)(ze_command_queue_execute_command_lists_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_queue_synchronize_params_t ze_command_queue_synchronize_params_t;
typedef void (*ze_pfnCommandQueueSynchronizeCb_t)(ze_command_queue_synchronize_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_create_params_t ze_command_list_create_params_t;
typedef void (*ze_pfnCommandListCreateCb_t)(ze_command_list_create_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_command_list_create_immediate_params_t ze_command_list_create_immediate_params_t;
typedef void (*ze_pfnCommandListCreateImmediateCb_t)(ze_command_list_create_immediate_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_destroy_params_t ze_command_list_destroy_params_t;
typedef void (*ze_pfnCommandListDestroyCb_t)(ze_command_list_destroy_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_command_list_close_params_t ze_command_list_close_params_t;
typedef void (*ze_pfnCommandListCloseCb_t)(ze_command_list_close_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_command_list_reset_params_t ze_command_list_reset_params_t;
typedef void (*ze_pfnCommandListResetCb_t)(ze_command_list_reset_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_command_list_append_write_global_timestamp_params_t ze_command_list_append_write_global_timestamp_params_t;
typedef void (*ze_pfnCommandListAppendWriteGlobalTimestampCb_t)(ze_command_list_append_write_global_timestamp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_barrier_params_t ze_command_list_append_barrier_params_t;
typedef void (*ze_pfnCommandListAppendBarrierCb_t)(ze_command_list_append_barrier_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_memory_ranges_barrier_params_t ze_command_list_append_memory_ranges_barrier_params_t;
typedef void (*ze_pfnCommandListAppendMemoryRangesBarrierCb_t)(ze_command_list_append_memory_ranges_barrier_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_memory_copy_params_t ze_command_list_append_memory_copy_params_t;
typedef void (*ze_pfnCommandListAppendMemoryCopyCb_t)(ze_command_list_append_memory_copy_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_memory_fill_params_t ze_command_list_append_memory_fill_params_t;
typedef void (*ze_pfnCommandListAppendMemoryFillCb_t)(ze_command_list_append_memory_fill_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_memory_copy_region_params_t ze_command_list_append_memory_copy_region_params_t;
typedef void (*ze_pfnCommandListAppendMemoryCopyRegionCb_t)(ze_command_list_append_memory_copy_region_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_memory_copy_from_context_params_t ze_command_list_append_memory_copy_from_context_params_t;
typedef void (*ze_pfnCommandListAppendMemoryCopyFromContextCb_t)(ze_command_list_append_memory_copy_from_context_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_image_copy_params_t ze_command_list_append_image_copy_params_t;
typedef void (*ze_pfnCommandListAppendImageCopyCb_t)(ze_command_list_append_image_copy_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_image_copy_region_params_t ze_command_list_append_image_copy_region_params_t;
typedef void (*ze_pfnCommandListAppendImageCopyRegionCb_t)(ze_command_list_append_image_copy_region_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_image_copy_to_memory_params_t ze_command_list_append_image_copy_to_memory_params_t;
typedef void (*ze_pfnCommandListAppendImageCopyToMemoryCb_t)(ze_command_list_append_image_copy_to_memory_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_image_copy_from_memory_params_t ze_command_list_append_image_copy_from_memory_params_t;
typedef void (*ze_pfnCommandListAppendImageCopyFromMemoryCb_t)(ze_command_list_append_image_copy_from_memory_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_memory_prefetch_params_t ze_command_list_append_memory_prefetch_params_t;
typedef void (*ze_pfnCommandListAppendMemoryPrefetchCb_t)(ze_command_list_append_memory_prefetch_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_mem_advise_params_t ze_command_list_append_mem_advise_params_t;
typedef void (*ze_pfnCommandListAppendMemAdviseCb_t)(ze_command_list_append_mem_advise_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_signal_event_params_t ze_command_list_append_signal_event_params_t;
typedef void (*ze_pfnCommandListAppendSignalEventCb_t)(ze_command_list_append_signal_event_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_wait_on_events_params_t ze_command_list_append_wait_on_events_params_t;
typedef void (*ze_pfnCommandListAppendWaitOnEventsCb_t)(ze_command_list_append_wait_on_events_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_event_reset_params_t ze_command_list_append_event_reset_params_t;
typedef void (*ze_pfnCommandListAppendEventResetCb_t)(ze_command_list_append_event_reset_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_query_kernel_timestamps_params_t ze_command_list_append_query_kernel_timestamps_params_t;
typedef void (*ze_pfnCommandListAppendQueryKernelTimestampsCb_t)(ze_command_list_append_query_kernel_timestamps_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_launch_kernel_params_t ze_command_list_append_launch_kernel_params_t;
typedef void (*ze_pfnCommandListAppendLaunchKernelCb_t)(ze_command_list_append_launch_kernel_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_launch_cooperative_kernel_params_t ze_command_list_append_launch_cooperative_kernel_params_t;
typedef void (*ze_pfnCommandListAppendLaunchCooperativeKernelCb_t)(ze_command_list_append_launch_cooperative_kernel_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_launch_kernel_indirect_params_t ze_command_list_append_launch_kernel_indirect_params_t;
typedef void (*ze_pfnCommandListAppendLaunchKernelIndirectCb_t)(ze_command_list_append_launch_kernel_indirect_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_launch_multiple_kernels_indirect_params_t ze_command_list_append_launch_multiple_kernels_indirect_params_t;
typedef void (*ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t)(ze_command_list_append_launch_multiple_kernels_indirect_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_image_get_properties_params_t ze_image_get_properties_params_t;
typedef void (*ze_pfnImageGetPropertiesCb_t)(ze_image_get_properties_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_image_create_params_t ze_image_create_params_t;
typedef void (*ze_pfnImageCreateCb_t)(ze_image_create_params_t *, ze_result_t, void *, void **);
typedef struct _ze_image_destroy_params_t ze_image_destroy_params_t;
typedef void (*ze_pfnImageDestroyCb_t)(ze_image_destroy_params_t *, ze_result_t, void *, void **);
typedef struct _ze_fence_create_params_t ze_fence_create_params_t;
typedef void (*ze_pfnFenceCreateCb_t)(ze_fence_create_params_t *, ze_result_t, void *, void **);
typedef struct _ze_fence_destroy_params_t ze_fence_destroy_params_t;
typedef void (*ze_pfnFenceDestroyCb_t)(ze_fence_destroy_params_t *, ze_result_t, void *, void **);
typedef struct _ze_fence_host_synchronize_params_t ze_fence_host_synchronize_params_t;
typedef void (*ze_pfnFenceHostSynchronizeCb_t)(ze_fence_host_synchronize_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_fence_query_status_params_t ze_fence_query_status_params_t;
typedef void (*ze_pfnFenceQueryStatusCb_t)(ze_fence_query_status_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_fence_reset_params_t ze_fence_reset_params_t;
typedef void (*ze_pfnFenceResetCb_t)(ze_fence_reset_params_t *, ze_result_t, void *, void **);
typedef struct _ze_event_pool_create_params_t ze_event_pool_create_params_t;
typedef void (*ze_pfnEventPoolCreateCb_t)(ze_event_pool_create_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_event_pool_destroy_params_t ze_event_pool_destroy_params_t;
typedef void (*ze_pfnEventPoolDestroyCb_t)(ze_event_pool_destroy_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_event_pool_get_ipc_handle_params_t ze_event_pool_get_ipc_handle_params_t;
typedef void (*ze_pfnEventPoolGetIpcHandleCb_t)(ze_event_pool_get_ipc_handle_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_event_pool_open_ipc_handle_params_t ze_event_pool_open_ipc_handle_params_t;
typedef void (*ze_pfnEventPoolOpenIpcHandleCb_t)(ze_event_pool_open_ipc_handle_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_event_pool_close_ipc_handle_params_t ze_event_pool_close_ipc_handle_params_t;
typedef void (*ze_pfnEventPoolCloseIpcHandleCb_t)(ze_event_pool_close_ipc_handle_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_event_create_params_t ze_event_create_params_t;
typedef void (*ze_pfnEventCreateCb_t)(ze_event_create_params_t *, ze_result_t, void *, void **);
typedef struct _ze_event_destroy_params_t ze_event_destroy_params_t;
typedef void (*ze_pfnEventDestroyCb_t)(ze_event_destroy_params_t *, ze_result_t, void *, void **);
typedef struct _ze_event_host_signal_params_t ze_event_host_signal_params_t;
typedef void (*ze_pfnEventHostSignalCb_t)(ze_event_host_signal_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_event_host_synchronize_params_t ze_event_host_synchronize_params_t;
typedef void (*ze_pfnEventHostSynchronizeCb_t)(ze_event_host_synchronize_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_event_query_status_params_t ze_event_query_status_params_t;
typedef void (*ze_pfnEventQueryStatusCb_t)(ze_event_query_status_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_event_host_reset_params_t ze_event_host_reset_params_t;
typedef void (*ze_pfnEventHostResetCb_t)(ze_event_host_reset_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_event_query_kernel_timestamp_params_t ze_event_query_kernel_timestamp_params_t;
typedef void (*ze_pfnEventQueryKernelTimestampCb_t)(ze_event_query_kernel_timestamp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_module_create_params_t ze_module_create_params_t;
typedef void (*ze_pfnModuleCreateCb_t)(ze_module_create_params_t *, ze_result_t, void *, void **);
typedef struct _ze_module_destroy_params_t ze_module_destroy_params_t;
typedef void (*ze_pfnModuleDestroyCb_t)(ze_module_destroy_params_t *, ze_result_t, void *, void **);
typedef struct _ze_module_dynamic_link_params_t ze_module_dynamic_link_params_t;
typedef void (*ze_pfnModuleDynamicLinkCb_t)(ze_module_dynamic_link_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_module_get_native_binary_params_t ze_module_get_native_binary_params_t;
typedef void (*ze_pfnModuleGetNativeBinaryCb_t)(ze_module_get_native_binary_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_module_get_global_pointer_params_t ze_module_get_global_pointer_params_t;
typedef void (*ze_pfnModuleGetGlobalPointerCb_t)(ze_module_get_global_pointer_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_module_get_kernel_names_params_t ze_module_get_kernel_names_params_t;
typedef void (*ze_pfnModuleGetKernelNamesCb_t)(ze_module_get_kernel_names_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_module_get_properties_params_t ze_module_get_properties_params_t;
typedef void (*ze_pfnModuleGetPropertiesCb_t)(ze_module_get_properties_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_module_get_function_pointer_params_t ze_module_get_function_pointer_params_t;
typedef void (*ze_pfnModuleGetFunctionPointerCb_t)(ze_module_get_function_pointer_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_module_build_log_destroy_params_t ze_module_build_log_destroy_params_t;
typedef void (*ze_pfnModuleBuildLogDestroyCb_t)(ze_module_build_log_destroy_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_module_build_log_get_string_params_t ze_module_build_log_get_string_params_t;
typedef void (*ze_pfnModuleBuildLogGetStringCb_t)(ze_module_build_log_get_string_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_kernel_create_params_t ze_kernel_create_params_t;
typedef void (*ze_pfnKernelCreateCb_t)(ze_kernel_create_params_t *, ze_result_t, void *, void **);
typedef struct _ze_kernel_destroy_params_t ze_kernel_destroy_params_t;
typedef void (*ze_pfnKernelDestroyCb_t)(ze_kernel_destroy_params_t *, ze_result_t, void *, void **);
typedef struct _ze_kernel_set_cache_config_params_t ze_kernel_set_cache_config_params_t;
typedef void (*ze_pfnKernelSetCacheConfigCb_t)(ze_kernel_set_cache_config_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_kernel_set_group_size_params_t ze_kernel_set_group_size_params_t;
typedef void (*ze_pfnKernelSetGroupSizeCb_t)(ze_kernel_set_group_size_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_kernel_suggest_group_size_params_t ze_kernel_suggest_group_size_params_t;
typedef void (*ze_pfnKernelSuggestGroupSizeCb_t)(ze_kernel_suggest_group_size_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_kernel_suggest_max_cooperative_group_count_params_t ze_kernel_suggest_max_cooperative_group_count_params_t;
typedef void (*ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t)(ze_kernel_suggest_max_cooperative_group_count_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_kernel_set_argument_value_params_t ze_kernel_set_argument_value_params_t;
typedef void (*ze_pfnKernelSetArgumentValueCb_t)(ze_kernel_set_argument_value_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_kernel_set_indirect_access_params_t ze_kernel_set_indirect_access_params_t;
typedef void (*ze_pfnKernelSetIndirectAccessCb_t)(ze_kernel_set_indirect_access_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_kernel_get_indirect_access_params_t ze_kernel_get_indirect_access_params_t;
typedef void (*ze_pfnKernelGetIndirectAccessCb_t)(ze_kernel_get_indirect_access_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_kernel_get_source_attributes_params_t ze_kernel_get_source_attributes_params_t;
typedef void (*ze_pfnKernelGetSourceAttributesCb_t)(ze_kernel_get_source_attributes_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_kernel_get_properties_params_t ze_kernel_get_properties_params_t;
typedef void (*ze_pfnKernelGetPropertiesCb_t)(ze_kernel_get_properties_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_kernel_get_name_params_t ze_kernel_get_name_params_t;
typedef void (*ze_pfnKernelGetNameCb_t)(ze_kernel_get_name_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_sampler_create_params_t ze_sampler_create_params_t;
typedef void (*ze_pfnSamplerCreateCb_t)(ze_sampler_create_params_t *, ze_result_t, void *, void **);
typedef struct _ze_sampler_destroy_params_t ze_sampler_destroy_params_t;
typedef void (*ze_pfnSamplerDestroyCb_t)(ze_sampler_destroy_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_physical_mem_create_params_t ze_physical_mem_create_params_t;
typedef void (*ze_pfnPhysicalMemCreateCb_t)(ze_physical_mem_create_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_physical_mem_destroy_params_t ze_physical_mem_destroy_params_t;
typedef void (*ze_pfnPhysicalMemDestroyCb_t)(ze_physical_mem_destroy_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_mem_alloc_shared_params_t ze_mem_alloc_shared_params_t;
typedef void (*ze_pfnMemAllocSharedCb_t)(ze_mem_alloc_shared_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_mem_alloc_device_params_t ze_mem_alloc_device_params_t;
typedef void (*ze_pfnMemAllocDeviceCb_t)(ze_mem_alloc_device_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_mem_alloc_host_params_t ze_mem_alloc_host_params_t;
typedef void (*ze_pfnMemAllocHostCb_t)(ze_mem_alloc_host_params_t *, ze_result_t, void *, void **);
typedef struct _ze_mem_free_params_t ze_mem_free_params_t;
typedef void (*ze_pfnMemFreeCb_t)(ze_mem_free_params_t *, ze_result_t, void *, void **);
typedef struct _ze_mem_get_alloc_properties_params_t ze_mem_get_alloc_properties_params_t;
typedef void (*ze_pfnMemGetAllocPropertiesCb_t)(ze_mem_get_alloc_properties_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_mem_get_address_range_params_t ze_mem_get_address_range_params_t;
typedef void (*ze_pfnMemGetAddressRangeCb_t)(ze_mem_get_address_range_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_mem_get_ipc_handle_params_t ze_mem_get_ipc_handle_params_t;
typedef void (*ze_pfnMemGetIpcHandleCb_t)(ze_mem_get_ipc_handle_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_mem_open_ipc_handle_params_t ze_mem_open_ipc_handle_params_t;
typedef void (*ze_pfnMemOpenIpcHandleCb_t)(ze_mem_open_ipc_handle_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_mem_close_ipc_handle_params_t ze_mem_close_ipc_handle_params_t;
typedef void (*ze_pfnMemCloseIpcHandleCb_t)(ze_mem_close_ipc_handle_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_virtual_mem_reserve_params_t ze_virtual_mem_reserve_params_t;
typedef void (*ze_pfnVirtualMemReserveCb_t)(ze_virtual_mem_reserve_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_virtual_mem_free_params_t ze_virtual_mem_free_params_t;
typedef void (*ze_pfnVirtualMemFreeCb_t)(ze_virtual_mem_free_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_virtual_mem_query_page_size_params_t ze_virtual_mem_query_page_size_params_t;
typedef void (*ze_pfnVirtualMemQueryPageSizeCb_t)(ze_virtual_mem_query_page_size_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_virtual_mem_map_params_t ze_virtual_mem_map_params_t;
typedef void (*ze_pfnVirtualMemMapCb_t)(ze_virtual_mem_map_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_virtual_mem_unmap_params_t ze_virtual_mem_unmap_params_t;
typedef void (*ze_pfnVirtualMemUnmapCb_t)(ze_virtual_mem_unmap_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_virtual_mem_set_access_attribute_params_t ze_virtual_mem_set_access_attribute_params_t;
typedef void (*ze_pfnVirtualMemSetAccessAttributeCb_t)(ze_virtual_mem_set_access_attribute_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_virtual_mem_get_access_attribute_params_t ze_virtual_mem_get_access_attribute_params_t;
typedef void (*ze_pfnVirtualMemGetAccessAttributeCb_t)(ze_virtual_mem_get_access_attribute_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_callbacks_t ze_callbacks_t;
typedef ze_result_t (*ze_pfnInit_t)(ze_init_flags_t);
typedef struct _ze_global_dditable_t ze_global_dditable_t;
typedef ze_result_t (*ze_pfnDriverGet_t)(uint32_t *, ze_driver_handle_t *);
typedef ze_result_t (*ze_pfnDriverGetApiVersion_t)(ze_driver_handle_t, ze_api_version_t *);
typedef ze_result_t (*ze_pfnDriverGetProperties_t)(ze_driver_handle_t, ze_driver_properties_t *);
typedef ze_result_t (*ze_pfnDriverGetIpcProperties_t)(ze_driver_handle_t,
		ze_driver_ipc_properties_t *);
typedef ze_result_t (*ze_pfnDriverGetExtensionProperties_t)(ze_driver_handle_t, uint32_t *,
		ze_driver_extension_properties_t *);
typedef ze_result_t (*ze_pfnDriverGetExtensionFunctionAddress_t)(ze_driver_handle_t, const char *,
		void **);
typedef struct _ze_driver_dditable_t ze_driver_dditable_t;
typedef ze_result_t (*ze_pfnDeviceGet_t)(ze_driver_handle_t, uint32_t *, ze_device_handle_t *);
typedef ze_result_t (*ze_pfnDeviceGetSubDevices_t)(ze_device_handle_t, uint32_t *,
		ze_device_handle_t *);
typedef ze_result_t (*ze_pfnDeviceGetProperties_t)(ze_device_handle_t, ze_device_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetComputeProperties_t)(ze_device_handle_t,
		ze_device_compute_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetModuleProperties_t)(ze_device_handle_t,
		ze_device_module_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetCommandQueueGroupProperties_t)(ze_device_handle_t, uint32_t *,
		ze_command_queue_group_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetMemoryProperties_t)(ze_device_handle_t, uint32_t *,
		ze_device_memory_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetMemoryAccessProperties_t)(ze_device_handle_t,
		ze_device_memory_access_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetCacheProperties_t)(ze_device_handle_t, uint32_t *,
		ze_device_cache_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetImageProperties_t)(ze_device_handle_t,
		ze_device_image_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetExternalMemoryProperties_t)(ze_device_handle_t,
		ze_device_external_memory_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetP2PProperties_t)(ze_device_handle_t, ze_device_handle_t,
		ze_device_p2p_properties_t *);
typedef ze_result_t (*ze_pfnDeviceCanAccessPeer_t)(ze_device_handle_t, ze_device_handle_t,
		ze_bool_t *);
typedef ze_result_t (*ze_pfnDeviceGetStatus_t)(ze_device_handle_t);
typedef ze_result_t (*ze_pfnDeviceGetGlobalTimestamps_t)(ze_device_handle_t, uint64_t *,
		uint64_t *);
typedef ze_result_t (*ze_pfnDeviceReserveCacheExt_t)(ze_device_handle_t, size_t, size_t);
typedef ze_result_t (*ze_pfnDeviceSetCacheAdviceExt_t)(ze_device_handle_t, void *, size_t,
		ze_cache_ext_region_t);
typedef ze_result_t (*ze_pfnDevicePciGetPropertiesExt_t)(ze_device_handle_t,
		ze_pci_ext_properties_t *);
typedef struct _ze_device_dditable_t ze_device_dditable_t;
typedef ze_result_t (*ze_pfnDeviceGetFabricVertexExp_t)(ze_device_handle_t,
		ze_fabric_vertex_handle_t *);
typedef struct _ze_device_exp_dditable_t ze_device_exp_dditable_t;
typedef ze_result_t (*ze_pfnContextCreate_t)(ze_driver_handle_t, const ze_context_desc_t *,
		ze_context_handle_t *);
typedef ze_result_t (*ze_pfnContextDestroy_t)(ze_context_handle_t);
typedef ze_result_t (*ze_pfnContextGetStatus_t)(ze_context_handle_t);
typedef ze_result_t (*ze_pfnContextSystemBarrier_t)(ze_context_handle_t, ze_device_handle_t);
typedef ze_result_t (*ze_pfnContextMakeMemoryResident_t)(ze_context_handle_t, ze_device_handle_t,
		void *, size_t);
typedef ze_result_t (*ze_pfnContextEvictMemory_t)(ze_context_handle_t, ze_device_handle_t, void *,
		size_t);
typedef ze_result_t (*ze_pfnContextMakeImageResident_t)(ze_context_handle_t, ze_device_handle_t,
		ze_image_handle_t);
typedef ze_result_t (*ze_pfnContextEvictImage_t)(ze_context_handle_t, ze_device_handle_t,
		ze_image_handle_t);
typedef ze_result_t (*ze_pfnContextCreateEx_t)(ze_driver_handle_t, const ze_context_desc_t *,
		uint32_t, ze_device_handle_t *, ze_context_handle_t *);
typedef struct _ze_context_dditable_t ze_context_dditable_t;
typedef ze_result_t (*ze_pfnCommandQueueCreate_t)(ze_context_handle_t, ze_device_handle_t,
		const ze_command_queue_desc_t *, ze_command_queue_handle_t *);
typedef ze_result_t (*ze_pfnCommandQueueDestroy_t)(ze_command_queue_handle_t);
typedef ze_result_t (*ze_pfnCommandQueueExecuteCommandLists_t)(ze_command_queue_handle_t, uint32_t,
		ze_command_list_handle_t *, ze_fence_handle_t);
typedef ze_result_t (*ze_pfnCommandQueueSynchronize_t)(ze_command_queue_handle_t, uint64_t);
typedef struct _ze_command_queue_dditable_t ze_command_queue_dditable_t;
typedef ze_result_t (*ze_pfnCommandListCreate_t)(ze_context_handle_t, ze_device_handle_t,
		const ze_command_list_desc_t *, ze_command_list_handle_t *);
typedef ze_result_t (*ze_pfnCommandListCreateImmediate_t)(ze_context_handle_t, ze_device_handle_t,
		const ze_command_queue_desc_t *, ze_command_list_handle_t *);
typedef ze_result_t (*ze_pfnCommandListDestroy_t)(ze_command_list_handle_t);
typedef ze_result_t (*ze_pfnCommandListClose_t)(ze_command_list_handle_t);
typedef ze_result_t (*ze_pfnCommandListReset_t)(ze_command_list_handle_t);
typedef ze_result_t (*ze_pfnCommandListAppendWriteGlobalTimestamp_t)(ze_command_list_handle_t,
		uint64_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendBarrier_t)(ze_command_list_handle_t, ze_event_handle_t,
		uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryRangesBarrier_t)(ze_command_list_handle_t,
		uint32_t, const size_t *, const void **, ze_event_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryCopy_t)(ze_command_list_handle_t, void *,
		const void *, size_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryFill_t)(ze_command_list_handle_t, void *,
		const void *, size_t, size_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryCopyRegion_t)(ze_command_list_handle_t, void *,
		const ze_copy_region_t *, uint32_t, uint32_t, const void *,
		const ze_copy_region_t *, uint32_t, uint32_t, ze_event_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryCopyFromContext_t)(ze_command_list_handle_t,
		void *, ze_context_handle_t, const void *, size_t, ze_event_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopy_t)(ze_command_list_handle_t,
		ze_image_handle_t, ze_image_handle_t, ze_event_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyRegion_t)(ze_command_list_handle_t,
		ze_image_handle_t, ze_image_handle_t, const ze_image_region_t *,
		const ze_image_region_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyToMemory_t)(ze_command_list_handle_t, void *,
		ze_image_handle_t, const ze_image_region_t *, ze_event_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyFromMemory_t)(ze_command_list_handle_t,
		ze_image_handle_t, const void *, const ze_image_region_t *, ze_event_handle_t,
		uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryPrefetch_t)(ze_command_list_handle_t,
		const void *, size_t);
typedef ze_result_t (*ze_pfnCommandListAppendMemAdvise_t)(ze_command_list_handle_t,
		ze_device_handle_t, const void *, size_t, ze_memory_advice_t);
typedef ze_result_t (*ze_pfnCommandListAppendSignalEvent_t)(ze_command_list_handle_t,
		ze_event_handle_t);
typedef ze_result_t (*ze_pfnCommandListAppendWaitOnEvents_t)(ze_command_list_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendEventReset_t)(ze_command_list_handle_t,
		ze_event_handle_t);
typedef ze_result_t (*ze_pfnCommandListAppendQueryKernelTimestamps_t)(ze_command_list_handle_t,
		uint32_t, ze_event_handle_t *, void *, const size_t *, ze_event_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchKernel_t)(ze_command_list_handle_t,
		ze_kernel_handle_t, const ze_group_count_t *, ze_event_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchCooperativeKernel_t)(ze_command_list_handle_t,
		ze_kernel_handle_t, const ze_group_count_t *, ze_event_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchKernelIndirect_t)(ze_command_list_handle_t,
		ze_kernel_handle_t, const ze_group_count_t *, ze_event_handle_t, uint32_t,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchMultipleKernelsIndirect_t)(ze_command_list_handle_t,
		uint32_t, ze_kernel_handle_t *, const uint32_t *, const ze_group_count_t *,
		ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyToMemoryExt_t)(ze_command_list_handle_t,
		void *, ze_image_handle_t, const ze_image_region_t *, uint32_t, uint32_t,
		ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyFromMemoryExt_t)(ze_command_list_handle_t,
		ze_image_handle_t, const void *, const ze_image_region_t *, uint32_t, uint32_t,
		ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef struct _ze_command_list_dditable_t ze_command_list_dditable_t;
typedef ze_result_t (*ze_pfnImageGetProperties_t)(ze_device_handle_t, const ze_image_desc_t *,
		ze_image_properties_t *);
typedef ze_result_t (*ze_pfnImageCreate_t)(ze_context_handle_t, ze_device_handle_t,
		const ze_image_desc_t *, ze_image_handle_t *);
typedef ze_result_t (*ze_pfnImageDestroy_t)(ze_image_handle_t);
typedef ze_result_t (*ze_pfnImageGetAllocPropertiesExt_t)(ze_context_handle_t, ze_image_handle_t,
		ze_image_allocation_ext_properties_t *);
typedef struct _ze_image_dditable_t ze_image_dditable_t;
typedef ze_result_t (*ze_pfnImageGetMemoryPropertiesExp_t)(ze_image_handle_t,
		ze_image_memory_properties_exp_t *);
typedef ze_result_t (*ze_pfnImageViewCreateExp_t)(ze_context_handle_t, ze_device_handle_t,
		const ze_image_desc_t *, ze_image_handle_t, ze_image_handle_t *);
typedef struct _ze_image_exp_dditable_t ze_image_exp_dditable_t;
typedef ze_result_t (*ze_pfnFenceCreate_t)(ze_command_queue_handle_t, const ze_fence_desc_t *,
		ze_fence_handle_t *);
typedef ze_result_t (*ze_pfnFenceDestroy_t)(ze_fence_handle_t);
typedef ze_result_t (*ze_pfnFenceHostSynchronize_t)(ze_fence_handle_t, uint64_t);
typedef ze_result_t (*ze_pfnFenceQueryStatus_t)(ze_fence_handle_t);
typedef ze_result_t (*ze_pfnFenceReset_t)(ze_fence_handle_t);
typedef struct _ze_fence_dditable_t ze_fence_dditable_t;
typedef ze_result_t (*ze_pfnEventPoolCreate_t)(ze_context_handle_t, const ze_event_pool_desc_t *,
		uint32_t, ze_device_handle_t *, ze_event_pool_handle_t *);
typedef ze_result_t (*ze_pfnEventPoolDestroy_t)(ze_event_pool_handle_t);
typedef ze_result_t (*ze_pfnEventPoolGetIpcHandle_t)(ze_event_pool_handle_t,
		ze_ipc_event_pool_handle_t *);
typedef ze_result_t (*ze_pfnEventPoolOpenIpcHandle_t)(ze_context_handle_t,
		ze_ipc_event_pool_handle_t, ze_event_pool_handle_t *);
typedef ze_result_t (*ze_pfnEventPoolCloseIpcHandle_t)(ze_event_pool_handle_t);
typedef struct _ze_event_pool_dditable_t ze_event_pool_dditable_t;
typedef ze_result_t (*ze_pfnEventCreate_t)(ze_event_pool_handle_t, const ze_event_desc_t *,
		ze_event_handle_t *);
typedef ze_result_t (*ze_pfnEventDestroy_t)(ze_event_handle_t);
typedef ze_result_t (*ze_pfnEventHostSignal_t)(ze_event_handle_t);
typedef ze_result_t (*ze_pfnEventHostSynchronize_t)(ze_event_handle_t, uint64_t);
typedef ze_result_t (*ze_pfnEventQueryStatus_t)(ze_event_handle_t);
typedef ze_result_t (*ze_pfnEventHostReset_t)(ze_event_handle_t);
typedef ze_result_t (*ze_pfnEventQueryKernelTimestamp_t)(ze_event_handle_t,
		ze_kernel_timestamp_result_t *);
typedef struct _ze_event_dditable_t ze_event_dditable_t;
typedef ze_result_t (*ze_pfnEventQueryTimestampsExp_t)(ze_event_handle_t, ze_device_handle_t,
		uint32_t *, ze_kernel_timestamp_result_t *);
typedef struct _ze_event_exp_dditable_t ze_event_exp_dditable_t;
typedef ze_result_t (*ze_pfnModuleCreate_t)(ze_context_handle_t, ze_device_handle_t,
		const ze_module_desc_t *, ze_module_handle_t *, ze_module_build_log_handle_t *);
typedef ze_result_t (*ze_pfnModuleDestroy_t)(ze_module_handle_t);
typedef ze_result_t (*ze_pfnModuleDynamicLink_t)(uint32_t, ze_module_handle_t *,
		ze_module_build_log_handle_t *);
typedef ze_result_t (*ze_pfnModuleGetNativeBinary_t)(ze_module_handle_t, size_t *, uint8_t *);
typedef ze_result_t (*ze_pfnModuleGetGlobalPointer_t)(ze_module_handle_t, const char *, size_t *,
		void **);
typedef ze_result_t (*ze_pfnModuleGetKernelNames_t)(ze_module_handle_t, uint32_t *, const char **);
typedef ze_result_t (*ze_pfnModuleGetProperties_t)(ze_module_handle_t, ze_module_properties_t *);
typedef ze_result_t (*ze_pfnModuleGetFunctionPointer_t)(ze_module_handle_t, const char *, void **);
typedef ze_result_t (*ze_pfnModuleInspectLinkageExt_t)(ze_linkage_inspection_ext_desc_t *, uint32_t,
		ze_module_handle_t *, ze_module_build_log_handle_t *);
typedef struct _ze_module_dditable_t ze_module_dditable_t;
typedef ze_result_t (*ze_pfnModuleBuildLogDestroy_t)(ze_module_build_log_handle_t);
typedef ze_result_t (*ze_pfnModuleBuildLogGetString_t)(ze_module_build_log_handle_t, size_t *,
		char *);
typedef struct _ze_module_build_log_dditable_t ze_module_build_log_dditable_t;
typedef ze_result_t (*ze_pfnKernelCreate_t)(ze_module_handle_t, const ze_kernel_desc_t *,
		ze_kernel_handle_t *);
typedef ze_result_t (*ze_pfnKernelDestroy_t)(ze_kernel_handle_t);
typedef ze_result_t (*ze_pfnKernelSetCacheConfig_t)(ze_kernel_handle_t, ze_cache_config_flags_t);
typedef ze_result_t (*ze_pfnKernelSetGroupSize_t)(ze_kernel_handle_t, uint32_t, uint32_t, uint32_t);
typedef ze_result_t (*ze_pfnKernelSuggestGroupSize_t)(ze_kernel_handle_t, uint32_t, uint32_t,
		uint32_t, uint32_t *, uint32_t *, uint32_t *);
typedef ze_result_t (*ze_pfnKernelSuggestMaxCooperativeGroupCount_t)(ze_kernel_handle_t,
		uint32_t *);
typedef ze_result_t (*ze_pfnKernelSetArgumentValue_t)(ze_kernel_handle_t, uint32_t, size_t,
		const void *);
typedef ze_result_t (*ze_pfnKernelSetIndirectAccess_t)(ze_kernel_handle_t,
		ze_kernel_indirect_access_flags_t);
typedef ze_result_t (*ze_pfnKernelGetIndirectAccess_t)(ze_kernel_handle_t,
		ze_kernel_indirect_access_flags_t *);
typedef ze_result_t (*ze_pfnKernelGetSourceAttributes_t)(ze_kernel_handle_t, uint32_t *, char **);
typedef ze_result_t (*ze_pfnKernelGetProperties_t)(ze_kernel_handle_t, ze_kernel_properties_t *);
typedef ze_result_t (*ze_pfnKernelGetName_t)(ze_kernel_handle_t, size_t *, char *);
typedef struct _ze_kernel_dditable_t ze_kernel_dditable_t;
typedef ze_result_t (*ze_pfnKernelSetGlobalOffsetExp_t)(ze_kernel_handle_t, uint32_t, uint32_t,
		uint32_t);
typedef ze_result_t (*ze_pfnKernelSchedulingHintExp_t)(ze_kernel_handle_t,
		ze_scheduling_hint_exp_desc_t *);
typedef struct _ze_kernel_exp_dditable_t ze_kernel_exp_dditable_t;
typedef ze_result_t (*ze_pfnSamplerCreate_t)(ze_context_handle_t, ze_device_handle_t,
		const ze_sampler_desc_t *, ze_sampler_handle_t *);
typedef ze_result_t (*ze_pfnSamplerDestroy_t)(ze_sampler_handle_t);
typedef struct _ze_sampler_dditable_t ze_sampler_dditable_t;
typedef ze_result_t (*ze_pfnPhysicalMemCreate_t)(ze_context_handle_t, ze_device_handle_t,
		ze_physical_mem_desc_t *, ze_physical_mem_handle_t *);
typedef ze_result_t (*ze_pfnPhysicalMemDestroy_t)(ze_context_handle_t, ze_physical_mem_handle_t);
typedef struct _ze_physical_mem_dditable_t ze_physical_mem_dditable_t;
typedef ze_result_t (*ze_pfnMemAllocShared_t)(ze_context_handle_t,
		const ze_device_mem_alloc_desc_t *, const ze_host_mem_alloc_desc_t *, size_t,
		size_t, ze_device_handle_t, void **);
typedef ze_result_t (*ze_pfnMemAllocDevice_t)(ze_context_handle_t,
		const ze_device_mem_alloc_desc_t *, size_t, size_t, ze_device_handle_t, void **);
typedef ze_result_t (*ze_pfnMemAllocHost_t)(ze_context_handle_t, const ze_host_mem_alloc_desc_t *,
		size_t, size_t, void **);
typedef ze_result_t (*ze_pfnMemFree_t)(ze_context_handle_t, void *);
typedef ze_result_t (*ze_pfnMemGetAllocProperties_t)(ze_context_handle_t, const void *,
		ze_memory_allocation_properties_t *, ze_device_handle_t *);
typedef ze_result_t (*ze_pfnMemGetAddressRange_t)(ze_context_handle_t, const void *, void **,
		size_t *);
typedef ze_result_t (*ze_pfnMemGetIpcHandle_t)(ze_context_handle_t, const void *,
		ze_ipc_mem_handle_t *);
typedef ze_result_t (*ze_pfnMemOpenIpcHandle_t)(ze_context_handle_t, ze_device_handle_t,
		ze_ipc_mem_handle_t, ze_ipc_memory_flags_t, void **);
typedef ze_result_t (*ze_pfnMemCloseIpcHandle_t)(ze_context_handle_t, const void *);
typedef ze_result_t (*ze_pfnMemFreeExt_t)(ze_context_handle_t, const ze_memory_free_ext_desc_t *,
		void *);
typedef struct _ze_mem_dditable_t ze_mem_dditable_t;
typedef ze_result_t (*ze_pfnVirtualMemReserve_t)(ze_context_handle_t, const void *, size_t,
		void **);
typedef ze_result_t (*ze_pfnVirtualMemFree_t)(ze_context_handle_t, const void *, size_t);
typedef ze_result_t (*ze_pfnVirtualMemQueryPageSize_t)(ze_context_handle_t, ze_device_handle_t,
		size_t, size_t *);
typedef ze_result_t (*ze_pfnVirtualMemMap_t)(ze_context_handle_t, const void *, size_t,
		ze_physical_mem_handle_t, size_t, ze_memory_access_attribute_t);
typedef ze_result_t (*ze_pfnVirtualMemUnmap_t)(ze_context_handle_t, const void *, size_t);
typedef ze_result_t (*ze_pfnVirtualMemSetAccessAttribute_t)(ze_context_handle_t, const void *,
		size_t, ze_memory_access_attribute_t);
typedef ze_result_t (*ze_pfnVirtualMemGetAccessAttribute_t)(ze_context_handle_t, const void *,
		size_t, ze_memory_access_attribute_t *, size_t *);
typedef struct _ze_virtual_mem_dditable_t ze_virtual_mem_dditable_t;
typedef ze_result_t (*ze_pfnFabricVertexGetExp_t)(ze_driver_handle_t, uint32_t *,
		ze_fabric_vertex_handle_t *);
typedef ze_result_t (*ze_pfnFabricVertexGetSubVerticesExp_t)(ze_fabric_vertex_handle_t, uint32_t *,
		ze_fabric_vertex_handle_t *);
typedef ze_result_t (*ze_pfnFabricVertexGetPropertiesExp_t)(ze_fabric_vertex_handle_t,
		ze_fabric_vertex_exp_properties_t *);
typedef ze_result_t (*ze_pfnFabricVertexGetDeviceExp_t)(ze_fabric_vertex_handle_t,
		ze_device_handle_t *);
typedef struct _ze_fabric_vertex_exp_dditable_t ze_fabric_vertex_exp_dditable_t;
typedef ze_result_t (*ze_pfnFabricEdgeGetExp_t)(ze_fabric_vertex_handle_t,
		ze_fabric_vertex_handle_t, uint32_t *, ze_fabric_edge_handle_t *);
typedef ze_result_t (*ze_pfnFabricEdgeGetVerticesExp_t)(ze_fabric_edge_handle_t,
		ze_fabric_vertex_handle_t *, ze_fabric_vertex_handle_t *);
typedef ze_result_t (*ze_pfnFabricEdgeGetPropertiesExp_t)(ze_fabric_edge_handle_t,
		ze_fabric_edge_exp_properties_t *);
typedef struct _ze_fabric_edge_exp_dditable_t ze_fabric_edge_exp_dditable_t;
typedef ze_driver_handle_t zes_driver_handle_t;
typedef ze_device_handle_t zes_device_handle_t;
typedef struct _zes_sched_handle_t *zes_sched_handle_t;
typedef struct _zes_perf_handle_t *zes_perf_handle_t;
typedef struct _zes_pwr_handle_t *zes_pwr_handle_t;
typedef struct _zes_freq_handle_t *zes_freq_handle_t;
typedef struct _zes_engine_handle_t *zes_engine_handle_t;
typedef struct _zes_standby_handle_t *zes_standby_handle_t;
typedef struct _zes_firmware_handle_t *zes_firmware_handle_t;
typedef struct _zes_mem_handle_t *zes_mem_handle_t;
typedef struct _zes_fabric_port_handle_t *zes_fabric_port_handle_t;
typedef struct _zes_temp_handle_t *zes_temp_handle_t;
typedef struct _zes_psu_handle_t *zes_psu_handle_t;
typedef struct _zes_fan_handle_t *zes_fan_handle_t;
typedef struct _zes_led_handle_t *zes_led_handle_t;
typedef struct _zes_ras_handle_t *zes_ras_handle_t;
typedef struct _zes_diag_handle_t *zes_diag_handle_t;
typedef enum _zes_structure_type_t zes_structure_type_t;
typedef struct _zes_device_state_t zes_device_state_t;
typedef struct _zes_device_properties_t zes_device_properties_t;
typedef struct _zes_process_state_t zes_process_state_t;
typedef struct _zes_pci_properties_t zes_pci_properties_t;
typedef struct _zes_pci_state_t zes_pci_state_t;
typedef struct _zes_pci_bar_properties_t zes_pci_bar_properties_t;
typedef struct _zes_pci_stats_t zes_pci_stats_t;
typedef struct _zes_diag_test_t zes_diag_test_t;
typedef struct _zes_diag_properties_t zes_diag_properties_t;
typedef struct _zes_device_ecc_desc_t zes_device_ecc_desc_t;
typedef struct _zes_device_ecc_properties_t zes_device_ecc_properties_t;
typedef struct _zes_engine_properties_t zes_engine_properties_t;
typedef struct _zes_engine_stats_t zes_engine_stats_t;
typedef struct _zes_fabric_port_properties_t zes_fabric_port_properties_t;
typedef struct _zes_fabric_link_type_t zes_fabric_link_type_t;
typedef struct _zes_fabric_port_config_t zes_fabric_port_config_t;
typedef struct _zes_fabric_port_state_t zes_fabric_port_state_t;
typedef struct _zes_fabric_port_throughput_t zes_fabric_port_throughput_t;
typedef struct _zes_fan_speed_t zes_fan_speed_t;
typedef struct _zes_fan_speed_table_t zes_fan_speed_table_t;
typedef struct _zes_fan_properties_t zes_fan_properties_t;
typedef struct _zes_fan_config_t zes_fan_config_t;
typedef struct _zes_firmware_properties_t zes_firmware_properties_t;
typedef struct _zes_freq_properties_t zes_freq_properties_t;
typedef struct _zes_freq_range_t zes_freq_range_t;
typedef struct _zes_freq_state_t zes_freq_state_t;
typedef struct _zes_freq_throttle_time_t zes_freq_throttle_time_t;
typedef struct _zes_oc_capabilities_t zes_oc_capabilities_t;
typedef struct _zes_led_properties_t zes_led_properties_t;
typedef struct _zes_led_color_t zes_led_color_t;
typedef struct _zes_led_state_t zes_led_state_t;
typedef struct _zes_mem_properties_t zes_mem_properties_t;
typedef struct _zes_mem_state_t zes_mem_state_t;
typedef struct _zes_mem_bandwidth_t zes_mem_bandwidth_t;
typedef struct _zes_perf_properties_t zes_perf_properties_t;
typedef struct _zes_power_properties_t zes_power_properties_t;
typedef struct _zes_power_energy_counter_t zes_power_energy_counter_t;
typedef struct _zes_power_sustained_limit_t zes_power_sustained_limit_t;
typedef struct _zes_power_burst_limit_t zes_power_burst_limit_t;
typedef struct _zes_power_peak_limit_t zes_power_peak_limit_t;
typedef struct _zes_energy_threshold_t zes_energy_threshold_t;
typedef struct _zes_psu_properties_t zes_psu_properties_t;
typedef struct _zes_psu_state_t zes_psu_state_t;
typedef struct _zes_ras_properties_t zes_ras_properties_t;
typedef struct _zes_ras_state_t zes_ras_state_t;
typedef struct _zes_ras_config_t zes_ras_config_t;
typedef struct _zes_sched_properties_t zes_sched_properties_t;
typedef struct _zes_sched_timeout_properties_t zes_sched_timeout_properties_t;
typedef struct _zes_sched_timeslice_properties_t zes_sched_timeslice_properties_t;
typedef struct _zes_standby_properties_t zes_standby_properties_t;
typedef struct _zes_temp_properties_t zes_temp_properties_t;
typedef struct _zes_temp_config_t zes_temp_config_t;
typedef struct _zes_power_limit_ext_desc_t zes_power_limit_ext_desc_t;
typedef uint32_t zes_engine_type_flags_t;
typedef enum _zes_diag_result_t zes_diag_result_t;
typedef uint32_t zes_event_type_flags_t;
typedef enum _zes_fan_speed_units_t zes_fan_speed_units_t;
typedef enum _zes_oc_mode_t zes_oc_mode_t;
typedef enum _zes_mem_type_t zes_mem_type_t;
typedef enum _zes_mem_loc_t zes_mem_loc_t;
typedef enum _zes_mem_health_t zes_mem_health_t;
typedef enum _zes_sched_mode_t zes_sched_mode_t;
typedef enum _zes_standby_promo_mode_t zes_standby_promo_mode_t;
typedef ze_result_t (*zes_pfnDriverEventListen_t)(ze_driver_handle_t, uint32_t, uint32_t,
		zes_device_handle_t *, uint32_t *, zes_event_type_flags_t *);
typedef ze_result_t (*zes_pfnDriverEventListenEx_t)(ze_driver_handle_t, uint64_t, uint32_t,
		zes_device_handle_t *, uint32_t *, zes_event_type_flags_t *);
typedef struct _zes_driver_dditable_t zes_driver_dditable_t;
typedef ze_result_t (*zes_pfnDeviceGetProperties_t)(zes_device_handle_t, zes_device_properties_t *);
typedef ze_result_t (*zes_pfnDeviceGetState_t)(zes_device_handle_t, zes_device_state_t *);
typedef ze_result_t (*zes_pfnDeviceReset_t)(zes_device_handle_t, ze_bool_t);
typedef ze_result_t (*zes_pfnDeviceProcessesGetState_t)(zes_device_handle_t, uint32_t *,
		zes_process_state_t *);
typedef ze_result_t (*zes_pfnDevicePciGetProperties_t)(zes_device_handle_t, zes_pci_properties_t *);
typedef ze_result_t (*zes_pfnDevicePciGetState_t)(zes_device_handle_t, zes_pci_state_t *);
typedef ze_result_t (*zes_pfnDevicePciGetBars_t)(zes_device_handle_t, uint32_t *,
		zes_pci_bar_properties_t *);
typedef ze_result_t (*zes_pfnDevicePciGetStats_t)(zes_device_handle_t, zes_pci_stats_t *);
typedef ze_result_t (*zes_pfnDeviceEnumDiagnosticTestSuites_t)(zes_device_handle_t, uint32_t *,
		zes_diag_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumEngineGroups_t)(zes_device_handle_t, uint32_t *,
		zes_engine_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEventRegister_t)(zes_device_handle_t, zes_event_type_flags_t);
typedef ze_result_t (*zes_pfnDeviceEnumFabricPorts_t)(zes_device_handle_t, uint32_t *,
		zes_fabric_port_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumFans_t)(zes_device_handle_t, uint32_t *, zes_fan_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumFirmwares_t)(zes_device_handle_t, uint32_t *,
		zes_firmware_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumFrequencyDomains_t)(zes_device_handle_t, uint32_t *,
		zes_freq_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumLeds_t)(zes_device_handle_t, uint32_t *, zes_led_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumMemoryModules_t)(zes_device_handle_t, uint32_t *,
		zes_mem_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumPerformanceFactorDomains_t)(zes_device_handle_t, uint32_t *,
		zes_perf_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumPowerDomains_t)(zes_device_handle_t, uint32_t *,
		zes_pwr_handle_t *);
typedef ze_result_t (*zes_pfnDeviceGetCardPowerDomain_t)(zes_device_handle_t, zes_pwr_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumPsus_t)(zes_device_handle_t, uint32_t *, zes_psu_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumRasErrorSets_t)(zes_device_handle_t, uint32_t *,
		zes_ras_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumSchedulers_t)(zes_device_handle_t, uint32_t *,
		zes_sched_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumStandbyDomains_t)(zes_device_handle_t, uint32_t *,
		zes_standby_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumTemperatureSensors_t)(zes_device_handle_t, uint32_t *,
		zes_temp_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEccAvailable_t)(zes_device_handle_t, ze_bool_t *);
typedef ze_result_t (*zes_pfnDeviceEccConfigurable_t)(zes_device_handle_t, ze_bool_t *);
typedef ze_result_t (*zes_pfnDeviceGetEccState_t)(zes_device_handle_t,
		zes_device_ecc_properties_t *);
typedef ze_result_t (*zes_pfnDeviceSetEccState_t)(zes_device_handle_t,
		const zes_device_ecc_desc_t *, zes_device_ecc_properties_t *);
typedef struct _zes_device_dditable_t zes_device_dditable_t;
typedef ze_result_t (*zes_pfnSchedulerGetProperties_t)(zes_sched_handle_t,
		zes_sched_properties_t *);
typedef ze_result_t (*zes_pfnSchedulerGetCurrentMode_t)(zes_sched_handle_t, zes_sched_mode_t *);
typedef ze_result_t (*zes_pfnSchedulerGetTimeoutModeProperties_t)(zes_sched_handle_t, ze_bool_t,
		zes_sched_timeout_properties_t *);
typedef ze_result_t (*zes_pfnSchedulerGetTimesliceModeProperties_t)(zes_sched_handle_t, ze_bool_t,
		zes_sched_timeslice_properties_t *);
typedef ze_result_t (*zes_pfnSchedulerSetTimeoutMode_t)(zes_sched_handle_t,
		zes_sched_timeout_properties_t *, ze_bool_t *);
typedef ze_result_t (*zes_pfnSchedulerSetTimesliceMode_t)(zes_sched_handle_t,
		zes_sched_timeslice_properties_t *, ze_bool_t *);
typedef ze_result_t (*zes_pfnSchedulerSetExclusiveMode_t)(zes_sched_handle_t, ze_bool_t *);
typedef ze_result_t (*zes_pfnSchedulerSetComputeUnitDebugMode_t)(zes_sched_handle_t, ze_bool_t *);
typedef struct _zes_scheduler_dditable_t zes_scheduler_dditable_t;
typedef ze_result_t (*zes_pfnPerformanceFactorGetProperties_t)(zes_perf_handle_t,
		zes_perf_properties_t *);
typedef ze_result_t (*zes_pfnPerformanceFactorGetConfig_t)(zes_perf_handle_t, double *);
typedef ze_result_t (*zes_pfnPerformanceFactorSetConfig_t)(zes_perf_handle_t, double);
typedef struct _zes_performance_factor_dditable_t zes_performance_factor_dditable_t;
typedef ze_result_t (*zes_pfnPowerGetProperties_t)(zes_pwr_handle_t, zes_power_properties_t *);
typedef ze_result_t (*zes_pfnPowerGetEnergyCounter_t)(zes_pwr_handle_t,
		zes_power_energy_counter_t *);
typedef ze_result_t (*zes_pfnPowerGetLimits_t)(zes_pwr_handle_t, zes_power_sustained_limit_t *,
		zes_power_burst_limit_t *, zes_power_peak_limit_t *);
typedef ze_result_t (*zes_pfnPowerSetLimits_t)(zes_pwr_handle_t,
		const zes_power_sustained_limit_t *, const zes_power_burst_limit_t *,
		const zes_power_peak_limit_t *);
typedef ze_result_t (*zes_pfnPowerGetEnergyThreshold_t)(zes_pwr_handle_t, zes_energy_threshold_t *);
typedef ze_result_t (*zes_pfnPowerSetEnergyThreshold_t)(zes_pwr_handle_t, double);
typedef ze_result_t (*zes_pfnPowerGetLimitsExt_t)(zes_pwr_handle_t, uint32_t *,
		zes_power_limit_ext_desc_t *);
typedef ze_result_t (*zes_pfnPowerSetLimitsExt_t)(zes_pwr_handle_t, uint32_t *,
		zes_power_limit_ext_desc_t *);
typedef struct _zes_power_dditable_t zes_power_dditable_t;
typedef ze_result_t (*zes_pfnFrequencyGetProperties_t)(zes_freq_handle_t, zes_freq_properties_t *);
typedef ze_result_t (*zes_pfnFrequencyGetAvailableClocks_t)(zes_freq_handle_t, uint32_t *,
		double *);
typedef ze_result_t (*zes_pfnFrequencyGetRange_t)(zes_freq_handle_t, zes_freq_range_t *);
typedef ze_result_t (*zes_pfnFrequencySetRange_t)(zes_freq_handle_t, const zes_freq_range_t *);
typedef ze_result_t (*zes_pfnFrequencyGetState_t)(zes_freq_handle_t, zes_freq_state_t *);
typedef ze_result_t (*zes_pfnFrequencyGetThrottleTime_t)(zes_freq_handle_t,
		zes_freq_throttle_time_t *);
typedef ze_result_t (*zes_pfnFrequencyOcGetCapabilities_t)(zes_freq_handle_t,
		zes_oc_capabilities_t *);
typedef ze_result_t (*zes_pfnFrequencyOcGetFrequencyTarget_t)(zes_freq_handle_t, double *);
typedef ze_result_t (*zes_pfnFrequencyOcSetFrequencyTarget_t)(zes_freq_handle_t, double);
typedef ze_result_t (*zes_pfnFrequencyOcGetVoltageTarget_t)(zes_freq_handle_t, double *, double *);
typedef ze_result_t (*zes_pfnFrequencyOcSetVoltageTarget_t)(zes_freq_handle_t, double, double);
typedef ze_result_t (*zes_pfnFrequencyOcSetMode_t)(zes_freq_handle_t, zes_oc_mode_t);
typedef ze_result_t (*zes_pfnFrequencyOcGetMode_t)(zes_freq_handle_t, zes_oc_mode_t *);
typedef ze_result_t (*zes_pfnFrequencyOcGetIccMax_t)(zes_freq_handle_t, double *);
typedef ze_result_t (*zes_pfnFrequencyOcSetIccMax_t)(zes_freq_handle_t, double);
typedef ze_result_t (*zes_pfnFrequencyOcGetTjMax_t)(zes_freq_handle_t, double *);
typedef ze_result_t (*zes_pfnFrequencyOcSetTjMax_t)(zes_freq_handle_t, double);
typedef struct _zes_frequency_dditable_t zes_frequency_dditable_t;
typedef ze_result_t (*zes_pfnEngineGetProperties_t)(zes_engine_handle_t, zes_engine_properties_t *);
typedef ze_result_t (*zes_pfnEngineGetActivity_t)(zes_engine_handle_t, zes_engine_stats_t *);
typedef struct _zes_engine_dditable_t zes_engine_dditable_t;
typedef ze_result_t (*zes_pfnStandbyGetProperties_t)(zes_standby_handle_t,
		zes_standby_properties_t *);
typedef ze_result_t (*zes_pfnStandbyGetMode_t)(zes_standby_handle_t, zes_standby_promo_mode_t *);
typedef ze_result_t (*zes_pfnStandbySetMode_t)(zes_standby_handle_t, zes_standby_promo_mode_t);
typedef struct _zes_standby_dditable_t zes_standby_dditable_t;
typedef ze_result_t (*zes_pfnFirmwareGetProperties_t)(zes_firmware_handle_t,
		zes_firmware_properties_t *);
typedef ze_result_t (*zes_pfnFirmwareFlash_t)(zes_firmware_handle_t, void *, uint32_t);
typedef struct _zes_firmware_dditable_t zes_firmware_dditable_t;
typedef ze_result_t (*zes_pfnMemoryGetProperties_t)(zes_mem_handle_t, zes_mem_properties_t *);
typedef ze_result_t (*zes_pfnMemoryGetState_t)(zes_mem_handle_t, zes_mem_state_t *);
typedef ze_result_t (*zes_pfnMemoryGetBandwidth_t)(zes_mem_handle_t, zes_mem_bandwidth_t *);
typedef struct _zes_memory_dditable_t zes_memory_dditable_t;
typedef ze_result_t (*zes_pfnFabricPortGetProperties_t)(zes_fabric_port_handle_t,
		zes_fabric_port_properties_t *);
typedef ze_result_t (*zes_pfnFabricPortGetLinkType_t)(zes_fabric_port_handle_t,
		zes_fabric_link_type_t *);
typedef ze_result_t (*zes_pfnFabricPortGetConfig_t)(zes_fabric_port_handle_t,
		zes_fabric_port_config_t *);
typedef ze_result_t (*zes_pfnFabricPortSetConfig_t)(zes_fabric_port_handle_t,
		const zes_fabric_port_config_t *);
typedef ze_result_t (*zes_pfnFabricPortGetState_t)(zes_fabric_port_handle_t,
		zes_fabric_port_state_t *);
typedef ze_result_t (*zes_pfnFabricPortGetThroughput_t)(zes_fabric_port_handle_t,
		zes_fabric_port_throughput_t *);
typedef struct _zes_fabric_port_dditable_t zes_fabric_port_dditable_t;
typedef ze_result_t (*zes_pfnTemperatureGetProperties_t)(zes_temp_handle_t,
		zes_temp_properties_t *);
typedef ze_result_t (*zes_pfnTemperatureGetConfig_t)(zes_temp_handle_t, zes_temp_config_t *);
typedef ze_result_t (*zes_pfnTemperatureSetConfig_t)(zes_temp_handle_t, const zes_temp_config_t *);
typedef ze_result_t (*zes_pfnTemperatureGetState_t)(zes_temp_handle_t, double *);
typedef struct _zes_temperature_dditable_t zes_temperature_dditable_t;
typedef ze_result_t (*zes_pfnPsuGetProperties_t)(zes_psu_handle_t, zes_psu_properties_t *);
typedef ze_result_t (*zes_pfnPsuGetState_t)(zes_psu_handle_t, zes_psu_state_t *);
typedef struct _zes_psu_dditable_t zes_psu_dditable_t;
typedef ze_result_t (*zes_pfnFanGetProperties_t)(zes_fan_handle_t, zes_fan_properties_t *);
typedef ze_result_t (*zes_pfnFanGetConfig_t)(zes_fan_handle_t, zes_fan_config_t *);
typedef ze_result_t (*zes_pfnFanSetDefaultMode_t)(zes_fan_handle_t);
typedef ze_result_t (*zes_pfnFanSetFixedSpeedMode_t)(zes_fan_handle_t, const zes_fan_speed_t *);
typedef ze_result_t (*zes_pfnFanSetSpeedTableMode_t)(zes_fan_handle_t,
		const zes_fan_speed_table_t *);
typedef ze_result_t (*zes_pfnFanGetState_t)(zes_fan_handle_t, zes_fan_speed_units_t, int32_t *);
typedef struct _zes_fan_dditable_t zes_fan_dditable_t;
typedef ze_result_t (*zes_pfnLedGetProperties_t)(zes_led_handle_t, zes_led_properties_t *);
typedef ze_result_t (*zes_pfnLedGetState_t)(zes_led_handle_t, zes_led_state_t *);
typedef ze_result_t (*zes_pfnLedSetState_t)(zes_led_handle_t, ze_bool_t);
typedef ze_result_t (*zes_pfnLedSetColor_t)(zes_led_handle_t, const zes_led_color_t *);
typedef struct _zes_led_dditable_t zes_led_dditable_t;
typedef ze_result_t (*zes_pfnRasGetProperties_t)(zes_ras_handle_t, zes_ras_properties_t *);
typedef ze_result_t (*zes_pfnRasGetConfig_t)(zes_ras_handle_t, zes_ras_config_t *);
typedef ze_result_t (*zes_pfnRasSetConfig_t)(zes_ras_handle_t, const zes_ras_config_t *);
typedef ze_result_t (*zes_pfnRasGetState_t)(zes_ras_handle_t, ze_bool_t, zes_ras_state_t *);
typedef struct _zes_ras_dditable_t zes_ras_dditable_t;
typedef ze_result_t (*zes_pfnDiagnosticsGetProperties_t)(zes_diag_handle_t,
		zes_diag_properties_t *);
typedef ze_result_t (*zes_pfnDiagnosticsGetTests_t)(zes_diag_handle_t, uint32_t *,
		zes_diag_test_t *);
typedef ze_result_t (*zes_pfnDiagnosticsRunTests_t)(zes_diag_handle_t, uint32_t, uint32_t,
		zes_diag_result_t *);
typedef struct _zes_diagnostics_dditable_t zes_diagnostics_dditable_t;
typedef ze_device_handle_t zet_device_handle_t;
typedef ze_context_handle_t zet_context_handle_t;
typedef ze_command_list_handle_t zet_command_list_handle_t;
typedef ze_module_handle_t zet_module_handle_t;
typedef ze_kernel_handle_t zet_kernel_handle_t;
typedef struct _zet_metric_group_handle_t *zet_metric_group_handle_t;
typedef struct _zet_metric_handle_t *zet_metric_handle_t;
typedef struct _zet_metric_streamer_handle_t *zet_metric_streamer_handle_t;
typedef struct _zet_metric_query_pool_handle_t *zet_metric_query_pool_handle_t;
typedef struct _zet_metric_query_handle_t *zet_metric_query_handle_t;
typedef struct _zet_tracer_exp_handle_t *zet_tracer_exp_handle_t;
typedef struct _zet_debug_session_handle_t *zet_debug_session_handle_t;
typedef struct _zet_typed_value_t zet_typed_value_t;
typedef struct _zet_device_debug_properties_t zet_device_debug_properties_t;
typedef struct _zet_debug_config_t zet_debug_config_t;
typedef struct _zet_debug_event_t zet_debug_event_t;
typedef struct _zet_debug_memory_space_desc_t zet_debug_memory_space_desc_t;
typedef struct _zet_debug_regset_properties_t zet_debug_regset_properties_t;
typedef struct _zet_metric_group_properties_t zet_metric_group_properties_t;
typedef struct _zet_metric_properties_t zet_metric_properties_t;
typedef struct _zet_metric_streamer_desc_t zet_metric_streamer_desc_t;
typedef struct _zet_metric_query_pool_desc_t zet_metric_query_pool_desc_t;
typedef struct _zet_profile_properties_t zet_profile_properties_t;
typedef struct _zet_tracer_exp_desc_t zet_tracer_exp_desc_t;
typedef enum _zet_module_debug_info_format_t zet_module_debug_info_format_t;
typedef enum _zet_metric_group_calculation_type_t zet_metric_group_calculation_type_t;
typedef ze_callbacks_t zet_core_callbacks_t;
typedef ze_result_t (*zet_pfnDeviceGetDebugProperties_t)(zet_device_handle_t,
		zet_device_debug_properties_t *);
typedef struct _zet_device_dditable_t zet_device_dditable_t;
typedef ze_result_t (*zet_pfnContextActivateMetricGroups_t)(zet_context_handle_t,
		zet_device_handle_t, uint32_t, zet_metric_group_handle_t *);
typedef struct _zet_context_dditable_t zet_context_dditable_t;
typedef ze_result_t (*zet_pfnCommandListAppendMetricStreamerMarker_t)(zet_command_list_handle_t,
		zet_metric_streamer_handle_t, uint32_t);
typedef ze_result_t (*zet_pfnCommandListAppendMetricQueryBegin_t)(zet_command_list_handle_t,
		zet_metric_query_handle_t);
typedef ze_result_t (*zet_pfnCommandListAppendMetricQueryEnd_t)(zet_command_list_handle_t,
		zet_metric_query_handle_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*zet_pfnCommandListAppendMetricMemoryBarrier_t)(zet_command_list_handle_t);
typedef struct _zet_command_list_dditable_t zet_command_list_dditable_t;
typedef ze_result_t (*zet_pfnModuleGetDebugInfo_t)(zet_module_handle_t,
		zet_module_debug_info_format_t, size_t *, uint8_t *);
typedef struct _zet_module_dditable_t zet_module_dditable_t;
typedef ze_result_t (*zet_pfnKernelGetProfileInfo_t)(zet_kernel_handle_t,
		zet_profile_properties_t *);
typedef struct _zet_kernel_dditable_t zet_kernel_dditable_t;
typedef ze_result_t (*zet_pfnMetricGroupGet_t)(zet_device_handle_t, uint32_t *,
		zet_metric_group_handle_t *);
typedef ze_result_t (*zet_pfnMetricGroupGetProperties_t)(zet_metric_group_handle_t,
		zet_metric_group_properties_t *);
typedef ze_result_t (*zet_pfnMetricGroupCalculateMetricValues_t)(zet_metric_group_handle_t,
		zet_metric_group_calculation_type_t, size_t, const uint8_t *, uint32_t *,
		zet_typed_value_t *);
typedef struct _zet_metric_group_dditable_t zet_metric_group_dditable_t;
typedef ze_result_t (*zet_pfnMetricGroupCalculateMultipleMetricValuesExp_t)(zet_metric_group_handle_t,
		zet_metric_group_calculation_type_t, size_t, const uint8_t *, uint32_t *,
		uint32_t *, uint32_t *, zet_typed_value_t *);
typedef struct _zet_metric_group_exp_dditable_t zet_metric_group_exp_dditable_t;
typedef ze_result_t (*zet_pfnMetricGet_t)(zet_metric_group_handle_t, uint32_t *,
		zet_metric_handle_t *);
typedef ze_result_t (*zet_pfnMetricGetProperties_t)(zet_metric_handle_t, zet_metric_properties_t *);
typedef struct _zet_metric_dditable_t zet_metric_dditable_t;
typedef ze_result_t (*zet_pfnMetricStreamerOpen_t)(zet_context_handle_t, zet_device_handle_t,
		zet_metric_group_handle_t, zet_metric_streamer_desc_t *, ze_event_handle_t,
		zet_metric_streamer_handle_t *);
typedef ze_result_t (*zet_pfnMetricStreamerClose_t)(zet_metric_streamer_handle_t);
typedef ze_result_t (*zet_pfnMetricStreamerReadData_t)(zet_metric_streamer_handle_t, uint32_t,
		size_t *, uint8_t *);
typedef struct _zet_metric_streamer_dditable_t zet_metric_streamer_dditable_t;
typedef ze_result_t (*zet_pfnMetricQueryPoolCreate_t)(zet_context_handle_t, zet_device_handle_t,
		zet_metric_group_handle_t, const zet_metric_query_pool_desc_t *,
		zet_metric_query_pool_handle_t *);
typedef ze_result_t (*zet_pfnMetricQueryPoolDestroy_t)(zet_metric_query_pool_handle_t);
typedef struct _zet_metric_query_pool_dditable_t zet_metric_query_pool_dditable_t;
typedef ze_result_t (*zet_pfnMetricQueryCreate_t)(zet_metric_query_pool_handle_t, uint32_t,
		zet_metric_query_handle_t *);
typedef ze_result_t (*zet_pfnMetricQueryDestroy_t)(zet_metric_query_handle_t);
typedef ze_result_t (*zet_pfnMetricQueryReset_t)(zet_metric_query_handle_t);
typedef ze_result_t (*zet_pfnMetricQueryGetData_t)(zet_metric_query_handle_t, size_t *, uint8_t *);
typedef struct _zet_metric_query_dditable_t zet_metric_query_dditable_t;
typedef ze_result_t (*zet_pfnTracerExpCreate_t)(zet_context_handle_t, const zet_tracer_exp_desc_t *,
		zet_tracer_exp_handle_t *);
typedef ze_result_t (*zet_pfnTracerExpDestroy_t)(zet_tracer_exp_handle_t);
typedef ze_result_t (*zet_pfnTracerExpSetPrologues_t)(zet_tracer_exp_handle_t,
		zet_core_callbacks_t *);
typedef ze_result_t (*zet_pfnTracerExpSetEpilogues_t)(zet_tracer_exp_handle_t,
		zet_core_callbacks_t *);
typedef ze_result_t (*zet_pfnTracerExpSetEnabled_t)(zet_tracer_exp_handle_t, ze_bool_t);
typedef struct _zet_tracer_exp_dditable_t zet_tracer_exp_dditable_t;
typedef ze_result_t (*zet_pfnDebugAttach_t)(zet_device_handle_t, const zet_debug_config_t *,
		zet_debug_session_handle_t *);
typedef ze_result_t (*zet_pfnDebugDetach_t)(zet_debug_session_handle_t);
typedef ze_result_t (*zet_pfnDebugReadEvent_t)(zet_debug_session_handle_t, uint64_t,
		zet_debug_event_t *);
typedef ze_result_t (*zet_pfnDebugAcknowledgeEvent_t)(zet_debug_session_handle_t,
		const zet_debug_event_t *);
typedef ze_result_t (*zet_pfnDebugInterrupt_t)(zet_debug_session_handle_t, ze_device_thread_t);
typedef ze_result_t (*zet_pfnDebugResume_t)(zet_debug_session_handle_t, ze_device_thread_t);
typedef ze_result_t (*zet_pfnDebugReadMemory_t)(zet_debug_session_handle_t, ze_device_thread_t,
		const zet_debug_memory_space_desc_t *, size_t, void *);
typedef ze_result_t (*zet_pfnDebugWriteMemory_t)(zet_debug_session_handle_t, ze_device_thread_t,
		const zet_debug_memory_space_desc_t *, size_t, const void *);
typedef ze_result_t (*zet_pfnDebugGetRegisterSetProperties_t)(zet_device_handle_t, uint32_t *,
		zet_debug_regset_properties_t *);
typedef ze_result_t (*zet_pfnDebugReadRegisters_t)(zet_debug_session_handle_t, ze_device_thread_t,
		uint32_t, uint32_t, uint32_t, void *);
typedef ze_result_t (*zet_pfnDebugWriteRegisters_t)(zet_debug_session_handle_t, ze_device_thread_t,
		uint32_t, uint32_t, uint32_t, void *);
typedef struct _zet_debug_dditable_t zet_debug_dditable_t;
typedef struct zel_component_version zel_component_version_t;
typedef enum _zel_handle_type_t zel_handle_type_t;
typedef struct _zel_tracer_handle_t *zel_tracer_handle_t;
typedef ze_callbacks_t zel_core_callbacks_t;
typedef struct _zel_tracer_desc_t zel_tracer_desc_t;
typedef struct _ze_driver_get_extension_function_address_params_t ze_driver_get_extension_function_address_params_t;
typedef void (*ze_pfnDriverGetExtensionFunctionAddressCb_t)(ze_driver_get_extension_function_address_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_global_timestamps_params_t ze_device_get_global_timestamps_params_t;
typedef void (*ze_pfnDeviceGetGlobalTimestampsCb_t)(ze_device_get_global_timestamps_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_reserve_cache_ext_params_t ze_device_reserve_cache_ext_params_t;
typedef void (*ze_pfnDeviceReserveCacheExtCb_t)(ze_device_reserve_cache_ext_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_device_set_cache_advice_ext_params_t ze_device_set_cache_advice_ext_params_t;
typedef void (*ze_pfnDeviceSetCacheAdviceExtCb_t)(ze_device_set_cache_advice_ext_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_pci_get_properties_ext_params_t ze_device_pci_get_properties_ext_params_t;
typedef void (*ze_pfnDevicePciGetPropertiesExtCb_t)(ze_device_pci_get_properties_ext_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_device_get_fabric_vertex_exp_params_t ze_device_get_fabric_vertex_exp_params_t;
typedef void (*ze_pfnDeviceGetFabricVertexExpCb_t)(ze_device_get_fabric_vertex_exp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_context_create_ex_params_t ze_context_create_ex_params_t;
typedef void (*ze_pfnContextCreateExCb_t)(ze_context_create_ex_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_command_list_append_image_copy_to_memory_ext_params_t ze_command_list_append_image_copy_to_memory_ext_params_t;
typedef void (*ze_pfnCommandListAppendImageCopyToMemoryExtCb_t)(ze_command_list_append_image_copy_to_memory_ext_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_command_list_append_image_copy_from_memory_ext_params_t ze_command_list_append_image_copy_from_memory_ext_params_t;
typedef void (*ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t)(ze_command_list_append_image_copy_from_memory_ext_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_event_query_timestamps_exp_params_t ze_event_query_timestamps_exp_params_t;
typedef void (*ze_pfnEventQueryTimestampsExpCb_t)(ze_event_query_timestamps_exp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_image_get_memory_properties_exp_params_t ze_image_get_memory_properties_exp_params_t;
typedef void (*ze_pfnImageGetMemoryPropertiesExpCb_t)(ze_image_get_memory_properties_exp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_image_view_create_exp_params_t ze_image_view_create_exp_params_t;
typedef void (*ze_pfnImageViewCreateExpCb_t)(ze_image_view_create_exp_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_image_get_alloc_properties_ext_params_t ze_image_get_alloc_properties_ext_params_t;
typedef void (*ze_pfnImageGetAllocPropertiesExtCb_t)(ze_image_get_alloc_properties_ext_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_kernel_set_global_offset_exp_params_t ze_kernel_set_global_offset_exp_params_t;
typedef void (*ze_pfnKernelSetGlobalOffsetExpCb_t)(ze_kernel_set_global_offset_exp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_kernel_scheduling_hint_exp_params_t ze_kernel_scheduling_hint_exp_params_t;
typedef void (*ze_pfnKernelSchedulingHintExpCb_t)(ze_kernel_scheduling_hint_exp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_mem_free_ext_params_t ze_mem_free_ext_params_t;
typedef void (*ze_pfnMemFreeExtCb_t)(ze_mem_free_ext_params_t *, ze_result_t, void *, void **);
typedef struct _ze_module_inspect_linkage_ext_params_t ze_module_inspect_linkage_ext_params_t;
typedef void (*ze_pfnModuleInspectLinkageExtCb_t)(ze_module_inspect_linkage_ext_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_fabric_edge_get_exp_params_t ze_fabric_edge_get_exp_params_t;
typedef void (*ze_pfnFabricEdgeGetExpCb_t)(ze_fabric_edge_get_exp_params_t *, ze_result_t, void *,
		void **);
typedef struct _ze_fabric_edge_get_vertices_exp_params_t ze_fabric_edge_get_vertices_exp_params_t;
typedef void (*ze_pfnFabricEdgeGetVerticesExpCb_t)(ze_fabric_edge_get_vertices_exp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_fabric_edge_get_properties_exp_params_t ze_fabric_edge_get_properties_exp_params_t;
typedef void (*ze_pfnFabricEdgeGetPropertiesExpCb_t)(ze_fabric_edge_get_properties_exp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_fabric_vertex_get_exp_params_t ze_fabric_vertex_get_exp_params_t;
typedef void (*ze_pfnFabricVertexGetExpCb_t)(ze_fabric_vertex_get_exp_params_t *, ze_result_t,
		void *, void **);
typedef struct _ze_fabric_vertex_get_sub_vertices_exp_params_t ze_fabric_vertex_get_sub_vertices_exp_params_t;
typedef void (*ze_pfnFabricVertexGetSubVerticesExpCb_t)(ze_fabric_vertex_get_sub_vertices_exp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_fabric_vertex_get_properties_exp_params_t ze_fabric_vertex_get_properties_exp_params_t;
typedef void (*ze_pfnFabricVertexGetPropertiesExpCb_t)(ze_fabric_vertex_get_properties_exp_params_t *,
		ze_result_t, void *, void **);
typedef struct _ze_fabric_vertex_get_device_exp_params_t ze_fabric_vertex_get_device_exp_params_t;
typedef void (*ze_pfnFabricVertexGetDeviceExpCb_t)(ze_fabric_vertex_get_device_exp_params_t *,
		ze_result_t, void *, void **);
typedef enum _zel_tracer_reg_t zel_tracer_reg_t;

struct _ze_ipc_mem_handle_t {
	char data[64];
};

struct _ze_ipc_event_pool_handle_t {
	char data[64];
};

struct _ze_driver_uuid_t {
	uint8_t id[16];
};

struct _ze_driver_properties_t {
	ze_structure_type_t stype;
	void *pNext;
	ze_driver_uuid_t uuid;
	uint32_t driverVersion;
};

struct _ze_device_uuid_t {
	uint8_t id[16];
};

struct _ze_device_properties_t {
	ze_structure_type_t stype;
	void *pNext;
	ze_device_type_t type;
	uint32_t vendorId;
	uint32_t deviceId;
	ze_device_property_flags_t flags;
	uint32_t subdeviceId;
	uint32_t coreClockRate;
	uint64_t maxMemAllocSize;
	uint32_t maxHardwareContexts;
	uint32_t maxCommandQueuePriority;
	uint32_t numThreadsPerEU;
	uint32_t physicalEUSimdWidth;
	uint32_t numEUsPerSubslice;
	uint32_t numSubslicesPerSlice;
	uint32_t numSlices;
	uint64_t timerResolution;
	uint32_t timestampValidBits;
	uint32_t kernelTimestampValidBits;
	ze_device_uuid_t uuid;
	char name[256];
};

struct _ze_device_thread_t {
	uint32_t slice;
	uint32_t subslice;
	uint32_t eu;
	uint32_t thread;
};

struct _ze_command_queue_group_properties_t {
	ze_structure_type_t stype;
	void *pNext;
	ze_command_queue_group_property_flags_t flags;
	size_t maxMemoryFillPatternSize;
	uint32_t numQueues;
};

struct _ze_device_memory_properties_t {
	ze_structure_type_t stype;
	void *pNext;
	ze_device_memory_property_flags_t flags;
	uint32_t maxClockRate;
	uint32_t maxBusWidth;
	uint64_t totalSize;
	char name[256];
};

struct _ze_command_queue_desc_t {
	ze_structure_type_t stype;
	const void *pNext;
	uint32_t ordinal;
	uint32_t index;
	ze_command_queue_flags_t flags;
	ze_command_queue_mode_t mode;
	ze_command_queue_priority_t priority;
};

struct _ze_command_list_desc_t {
	ze_structure_type_t stype;
	const void *pNext;
	uint32_t commandQueueGroupOrdinal;
	ze_command_list_flags_t flags;
};

struct _ze_copy_region_t {
	uint32_t originX;
	uint32_t originY;
	uint32_t originZ;
	uint32_t width;
	uint32_t height;
	uint32_t depth;
};

struct _ze_event_pool_desc_t {
	ze_structure_type_t stype;
	const void *pNext;
	ze_event_pool_flags_t flags;
	uint32_t count;
};

struct _ze_event_desc_t {
	ze_structure_type_t stype;
	const void *pNext;
	uint32_t index;
	ze_event_scope_flags_t signal;
	ze_event_scope_flags_t wait;
};

struct _ze_kernel_timestamp_data_t {
	uint64_t kernelStart;
	uint64_t kernelEnd;
};

struct _ze_kernel_timestamp_result_t {
	ze_kernel_timestamp_data_t global;
	ze_kernel_timestamp_data_t context;
};

struct _ze_image_format_t {
	ze_image_format_layout_t layout;
	ze_image_format_type_t type;
	ze_image_format_swizzle_t x;
	ze_image_format_swizzle_t y;
	ze_image_format_swizzle_t z;
	ze_image_format_swizzle_t w;
};

struct _ze_image_desc_t {
	ze_structure_type_t stype;
	const void *pNext;
	ze_image_flags_t flags;
	ze_image_type_t type;
	ze_image_format_t format;
	uint64_t width;
	uint32_t height;
	uint32_t depth;
	uint32_t arraylevels;
	uint32_t miplevels;
};

struct _ze_kernel_desc_t {
	ze_structure_type_t stype;
	const void *pNext;
	ze_kernel_flags_t flags;
	const char *pKernelName;
};

struct _ze_group_count_t {
	uint32_t groupCountX;
	uint32_t groupCountY;
	uint32_t groupCountZ;
};

struct _ze_physical_mem_desc_t {
	ze_structure_type_t stype;
	const void *pNext;
	ze_physical_mem_flags_t flags;
	size_t size;
};

struct _ze_global_dditable_t {
	ze_pfnInit_t pfnInit;
};

struct _ze_driver_dditable_t {
	ze_pfnDriverGet_t pfnGet;
	ze_pfnDriverGetApiVersion_t pfnGetApiVersion;
	ze_pfnDriverGetProperties_t pfnGetProperties;
	ze_pfnDriverGetIpcProperties_t pfnGetIpcProperties;
	ze_pfnDriverGetExtensionProperties_t pfnGetExtensionProperties;
	ze_pfnDriverGetExtensionFunctionAddress_t pfnGetExtensionFunctionAddress;
};

struct _ze_device_dditable_t {
	ze_pfnDeviceGet_t pfnGet;
	ze_pfnDeviceGetSubDevices_t pfnGetSubDevices;
	ze_pfnDeviceGetProperties_t pfnGetProperties;
	ze_pfnDeviceGetComputeProperties_t pfnGetComputeProperties;
	ze_pfnDeviceGetModuleProperties_t pfnGetModuleProperties;
	ze_pfnDeviceGetCommandQueueGroupProperties_t pfnGetCommandQueueGroupProperties;
	ze_pfnDeviceGetMemoryProperties_t pfnGetMemoryProperties;
	ze_pfnDeviceGetMemoryAccessProperties_t pfnGetMemoryAccessProperties;
	ze_pfnDeviceGetCacheProperties_t pfnGetCacheProperties;
	ze_pfnDeviceGetImageProperties_t pfnGetImageProperties;
	ze_pfnDeviceGetExternalMemoryProperties_t pfnGetExternalMemoryProperties;
	ze_pfnDeviceGetP2PProperties_t pfnGetP2PProperties;
	ze_pfnDeviceCanAccessPeer_t pfnCanAccessPeer;
	ze_pfnDeviceGetStatus_t pfnGetStatus;
	ze_pfnDeviceGetGlobalTimestamps_t pfnGetGlobalTimestamps;
	ze_pfnDeviceReserveCacheExt_t pfnReserveCacheExt;
	ze_pfnDeviceSetCacheAdviceExt_t pfnSetCacheAdviceExt;
	ze_pfnDevicePciGetPropertiesExt_t pfnPciGetPropertiesExt;
};

struct _ze_device_exp_dditable_t {
	ze_pfnDeviceGetFabricVertexExp_t pfnGetFabricVertexExp;
};

struct _ze_context_dditable_t {
	ze_pfnContextCreate_t pfnCreate;
	ze_pfnContextDestroy_t pfnDestroy;
	ze_pfnContextGetStatus_t pfnGetStatus;
	ze_pfnContextSystemBarrier_t pfnSystemBarrier;
	ze_pfnContextMakeMemoryResident_t pfnMakeMemoryResident;
	ze_pfnContextEvictMemory_t pfnEvictMemory;
	ze_pfnContextMakeImageResident_t pfnMakeImageResident;
	ze_pfnContextEvictImage_t pfnEvictImage;
	ze_pfnContextCreateEx_t pfnCreateEx;
};

struct _ze_command_queue_dditable_t {
	ze_pfnCommandQueueCreate_t pfnCreate;
	ze_pfnCommandQueueDestroy_t pfnDestroy;
	ze_pfnCommandQueueExecuteCommandLists_t pfnExecuteCommandLists;
	ze_pfnCommandQueueSynchronize_t pfnSynchronize;
};

struct _ze_command_list_dditable_t {
	ze_pfnCommandListCreate_t pfnCreate;
	ze_pfnCommandListCreateImmediate_t pfnCreateImmediate;
	ze_pfnCommandListDestroy_t pfnDestroy;
	ze_pfnCommandListClose_t pfnClose;
	ze_pfnCommandListReset_t pfnReset;
	ze_pfnCommandListAppendWriteGlobalTimestamp_t pfnAppendWriteGlobalTimestamp;
	ze_pfnCommandListAppendBarrier_t pfnAppendBarrier;
	ze_pfnCommandListAppendMemoryRangesBarrier_t pfnAppendMemoryRangesBarrier;
	ze_pfnCommandListAppendMemoryCopy_t pfnAppendMemoryCopy;
	ze_pfnCommandListAppendMemoryFill_t pfnAppendMemoryFill;
	ze_pfnCommandListAppendMemoryCopyRegion_t pfnAppendMemoryCopyRegion;
	ze_pfnCommandListAppendMemoryCopyFromContext_t pfnAppendMemoryCopyFromContext;
	ze_pfnCommandListAppendImageCopy_t pfnAppendImageCopy;
	ze_pfnCommandListAppendImageCopyRegion_t pfnAppendImageCopyRegion;
	ze_pfnCommandListAppendImageCopyToMemory_t pfnAppendImageCopyToMemory;
	ze_pfnCommandListAppendImageCopyFromMemory_t pfnAppendImageCopyFromMemory;
	ze_pfnCommandListAppendMemoryPrefetch_t pfnAppendMemoryPrefetch;
	ze_pfnCommandListAppendMemAdvise_t pfnAppendMemAdvise;
	ze_pfnCommandListAppendSignalEvent_t pfnAppendSignalEvent;
	ze_pfnCommandListAppendWaitOnEvents_t pfnAppendWaitOnEvents;
	ze_pfnCommandListAppendEventReset_t pfnAppendEventReset;
	ze_pfnCommandListAppendQueryKernelTimestamps_t pfnAppendQueryKernelTimestamps;
	ze_pfnCommandListAppendLaunchKernel_t pfnAppendLaunchKernel;
	ze_pfnCommandListAppendLaunchCooperativeKernel_t pfnAppendLaunchCooperativeKernel;
	ze_pfnCommandListAppendLaunchKernelIndirect_t pfnAppendLaunchKernelIndirect;
	ze_pfnCommandListAppendLaunchMultipleKernelsIndirect_t pfnAppendLaunchMultipleKernelsIndirect;
	ze_pfnCommandListAppendImageCopyToMemoryExt_t pfnAppendImageCopyToMemoryExt;
	ze_pfnCommandListAppendImageCopyFromMemoryExt_t pfnAppendImageCopyFromMemoryExt;
};

struct _ze_image_dditable_t {
	ze_pfnImageGetProperties_t pfnGetProperties;
	ze_pfnImageCreate_t pfnCreate;
	ze_pfnImageDestroy_t pfnDestroy;
	ze_pfnImageGetAllocPropertiesExt_t pfnGetAllocPropertiesExt;
};

struct _ze_image_exp_dditable_t {
	ze_pfnImageGetMemoryPropertiesExp_t pfnGetMemoryPropertiesExp;
	ze_pfnImageViewCreateExp_t pfnViewCreateExp;
};

struct _ze_fence_dditable_t {
	ze_pfnFenceCreate_t pfnCreate;
	ze_pfnFenceDestroy_t pfnDestroy;
	ze_pfnFenceHostSynchronize_t pfnHostSynchronize;
	ze_pfnFenceQueryStatus_t pfnQueryStatus;
	ze_pfnFenceReset_t pfnReset;
};

struct _ze_event_pool_dditable_t {
	ze_pfnEventPoolCreate_t pfnCreate;
	ze_pfnEventPoolDestroy_t pfnDestroy;
	ze_pfnEventPoolGetIpcHandle_t pfnGetIpcHandle;
	ze_pfnEventPoolOpenIpcHandle_t pfnOpenIpcHandle;
	ze_pfnEventPoolCloseIpcHandle_t pfnCloseIpcHandle;
};

struct _ze_event_dditable_t {
	ze_pfnEventCreate_t pfnCreate;
	ze_pfnEventDestroy_t pfnDestroy;
	ze_pfnEventHostSignal_t pfnHostSignal;
	ze_pfnEventHostSynchronize_t pfnHostSynchronize;
	ze_pfnEventQueryStatus_t pfnQueryStatus;
	ze_pfnEventHostReset_t pfnHostReset;
	ze_pfnEventQueryKernelTimestamp_t pfnQueryKernelTimestamp;
};

struct _ze_event_exp_dditable_t {
	ze_pfnEventQueryTimestampsExp_t pfnQueryTimestampsExp;
};

struct _ze_module_dditable_t {
	ze_pfnModuleCreate_t pfnCreate;
	ze_pfnModuleDestroy_t pfnDestroy;
	ze_pfnModuleDynamicLink_t pfnDynamicLink;
	ze_pfnModuleGetNativeBinary_t pfnGetNativeBinary;
	ze_pfnModuleGetGlobalPointer_t pfnGetGlobalPointer;
	ze_pfnModuleGetKernelNames_t pfnGetKernelNames;
	ze_pfnModuleGetProperties_t pfnGetProperties;
	ze_pfnModuleGetFunctionPointer_t pfnGetFunctionPointer;
	ze_pfnModuleInspectLinkageExt_t pfnInspectLinkageExt;
};

struct _ze_module_build_log_dditable_t {
	ze_pfnModuleBuildLogDestroy_t pfnDestroy;
	ze_pfnModuleBuildLogGetString_t pfnGetString;
};

struct _ze_kernel_dditable_t {
	ze_pfnKernelCreate_t pfnCreate;
	ze_pfnKernelDestroy_t pfnDestroy;
	ze_pfnKernelSetCacheConfig_t pfnSetCacheConfig;
	ze_pfnKernelSetGroupSize_t pfnSetGroupSize;
	ze_pfnKernelSuggestGroupSize_t pfnSuggestGroupSize;
	ze_pfnKernelSuggestMaxCooperativeGroupCount_t pfnSuggestMaxCooperativeGroupCount;
	ze_pfnKernelSetArgumentValue_t pfnSetArgumentValue;
	ze_pfnKernelSetIndirectAccess_t pfnSetIndirectAccess;
	ze_pfnKernelGetIndirectAccess_t pfnGetIndirectAccess;
	ze_pfnKernelGetSourceAttributes_t pfnGetSourceAttributes;
	ze_pfnKernelGetProperties_t pfnGetProperties;
	ze_pfnKernelGetName_t pfnGetName;
};

struct _ze_kernel_exp_dditable_t {
	ze_pfnKernelSetGlobalOffsetExp_t pfnSetGlobalOffsetExp;
	ze_pfnKernelSchedulingHintExp_t pfnSchedulingHintExp;
};

struct _ze_sampler_dditable_t {
	ze_pfnSamplerCreate_t pfnCreate;
	ze_pfnSamplerDestroy_t pfnDestroy;
};

struct _ze_physical_mem_dditable_t {
	ze_pfnPhysicalMemCreate_t pfnCreate;
	ze_pfnPhysicalMemDestroy_t pfnDestroy;
};

struct _ze_mem_dditable_t {
	ze_pfnMemAllocShared_t pfnAllocShared;
	ze_pfnMemAllocDevice_t pfnAllocDevice;
	ze_pfnMemAllocHost_t pfnAllocHost;
	ze_pfnMemFree_t pfnFree;
	ze_pfnMemGetAllocProperties_t pfnGetAllocProperties;
	ze_pfnMemGetAddressRange_t pfnGetAddressRange;
	ze_pfnMemGetIpcHandle_t pfnGetIpcHandle;
	ze_pfnMemOpenIpcHandle_t pfnOpenIpcHandle;
	ze_pfnMemCloseIpcHandle_t pfnCloseIpcHandle;
	ze_pfnMemFreeExt_t pfnFreeExt;
};

struct _ze_virtual_mem_dditable_t {
	ze_pfnVirtualMemReserve_t pfnReserve;
	ze_pfnVirtualMemFree_t pfnFree;
	ze_pfnVirtualMemQueryPageSize_t pfnQueryPageSize;
	ze_pfnVirtualMemMap_t pfnMap;
	ze_pfnVirtualMemUnmap_t pfnUnmap;
	ze_pfnVirtualMemSetAccessAttribute_t pfnSetAccessAttribute;
	ze_pfnVirtualMemGetAccessAttribute_t pfnGetAccessAttribute;
};

struct _ze_fabric_vertex_exp_dditable_t {
	ze_pfnFabricVertexGetExp_t pfnGetExp;
	ze_pfnFabricVertexGetSubVerticesExp_t pfnGetSubVerticesExp;
	ze_pfnFabricVertexGetPropertiesExp_t pfnGetPropertiesExp;
	ze_pfnFabricVertexGetDeviceExp_t pfnGetDeviceExp;
};

struct _ze_fabric_edge_exp_dditable_t {
	ze_pfnFabricEdgeGetExp_t pfnGetExp;
	ze_pfnFabricEdgeGetVerticesExp_t pfnGetVerticesExp;
	ze_pfnFabricEdgeGetPropertiesExp_t pfnGetPropertiesExp;
};

struct _zes_device_properties_t {
	zes_structure_type_t stype;
	void *pNext;
	ze_device_properties_t core;
	uint32_t numSubdevices;
	char serialNumber[64];
	char boardNumber[64];
	char brandName[64];
	char modelName[64];
	char vendorName[64];
	char driverVersion[64];
};

struct _zes_process_state_t {
	zes_structure_type_t stype;
	const void *pNext;
	uint32_t processId;
	uint64_t memSize;
	uint64_t sharedSize;
	zes_engine_type_flags_t engines;
};

struct _zes_mem_properties_t {
	zes_structure_type_t stype;
	void *pNext;
	zes_mem_type_t type;
	ze_bool_t onSubdevice;
	uint32_t subdeviceId;
	zes_mem_loc_t location;
	uint64_t physicalSize;
	int32_t busWidth;
	int32_t numChannels;
};

struct _zes_mem_state_t {
	zes_structure_type_t stype;
	const void *pNext;
	zes_mem_health_t health;
	uint64_t free;
	uint64_t size;
};

struct _zes_driver_dditable_t {
	zes_pfnDriverEventListen_t pfnEventListen;
	zes_pfnDriverEventListenEx_t pfnEventListenEx;
};

struct _zes_device_dditable_t {
	zes_pfnDeviceGetProperties_t pfnGetProperties;
	zes_pfnDeviceGetState_t pfnGetState;
	zes_pfnDeviceReset_t pfnReset;
	zes_pfnDeviceProcessesGetState_t pfnProcessesGetState;
	zes_pfnDevicePciGetProperties_t pfnPciGetProperties;
	zes_pfnDevicePciGetState_t pfnPciGetState;
	zes_pfnDevicePciGetBars_t pfnPciGetBars;
	zes_pfnDevicePciGetStats_t pfnPciGetStats;
	zes_pfnDeviceEnumDiagnosticTestSuites_t pfnEnumDiagnosticTestSuites;
	zes_pfnDeviceEnumEngineGroups_t pfnEnumEngineGroups;
	zes_pfnDeviceEventRegister_t pfnEventRegister;
	zes_pfnDeviceEnumFabricPorts_t pfnEnumFabricPorts;
	zes_pfnDeviceEnumFans_t pfnEnumFans;
	zes_pfnDeviceEnumFirmwares_t pfnEnumFirmwares;
	zes_pfnDeviceEnumFrequencyDomains_t pfnEnumFrequencyDomains;
	zes_pfnDeviceEnumLeds_t pfnEnumLeds;
	zes_pfnDeviceEnumMemoryModules_t pfnEnumMemoryModules;
	zes_pfnDeviceEnumPerformanceFactorDomains_t pfnEnumPerformanceFactorDomains;
	zes_pfnDeviceEnumPowerDomains_t pfnEnumPowerDomains;
	zes_pfnDeviceGetCardPowerDomain_t pfnGetCardPowerDomain;
	zes_pfnDeviceEnumPsus_t pfnEnumPsus;
	zes_pfnDeviceEnumRasErrorSets_t pfnEnumRasErrorSets;
	zes_pfnDeviceEnumSchedulers_t pfnEnumSchedulers;
	zes_pfnDeviceEnumStandbyDomains_t pfnEnumStandbyDomains;
	zes_pfnDeviceEnumTemperatureSensors_t pfnEnumTemperatureSensors;
	zes_pfnDeviceEccAvailable_t pfnEccAvailable;
	zes_pfnDeviceEccConfigurable_t pfnEccConfigurable;
	zes_pfnDeviceGetEccState_t pfnGetEccState;
	zes_pfnDeviceSetEccState_t pfnSetEccState;
};

struct _zes_scheduler_dditable_t {
	zes_pfnSchedulerGetProperties_t pfnGetProperties;
	zes_pfnSchedulerGetCurrentMode_t pfnGetCurrentMode;
	zes_pfnSchedulerGetTimeoutModeProperties_t pfnGetTimeoutModeProperties;
	zes_pfnSchedulerGetTimesliceModeProperties_t pfnGetTimesliceModeProperties;
	zes_pfnSchedulerSetTimeoutMode_t pfnSetTimeoutMode;
	zes_pfnSchedulerSetTimesliceMode_t pfnSetTimesliceMode;
	zes_pfnSchedulerSetExclusiveMode_t pfnSetExclusiveMode;
	zes_pfnSchedulerSetComputeUnitDebugMode_t pfnSetComputeUnitDebugMode;
};

struct _zes_performance_factor_dditable_t {
	zes_pfnPerformanceFactorGetProperties_t pfnGetProperties;
	zes_pfnPerformanceFactorGetConfig_t pfnGetConfig;
	zes_pfnPerformanceFactorSetConfig_t pfnSetConfig;
};

struct _zes_power_dditable_t {
	zes_pfnPowerGetProperties_t pfnGetProperties;
	zes_pfnPowerGetEnergyCounter_t pfnGetEnergyCounter;
	zes_pfnPowerGetLimits_t pfnGetLimits;
	zes_pfnPowerSetLimits_t pfnSetLimits;
	zes_pfnPowerGetEnergyThreshold_t pfnGetEnergyThreshold;
	zes_pfnPowerSetEnergyThreshold_t pfnSetEnergyThreshold;
	zes_pfnPowerGetLimitsExt_t pfnGetLimitsExt;
	zes_pfnPowerSetLimitsExt_t pfnSetLimitsExt;
};

struct _zes_frequency_dditable_t {
	zes_pfnFrequencyGetProperties_t pfnGetProperties;
	zes_pfnFrequencyGetAvailableClocks_t pfnGetAvailableClocks;
	zes_pfnFrequencyGetRange_t pfnGetRange;
	zes_pfnFrequencySetRange_t pfnSetRange;
	zes_pfnFrequencyGetState_t pfnGetState;
	zes_pfnFrequencyGetThrottleTime_t pfnGetThrottleTime;
	zes_pfnFrequencyOcGetCapabilities_t pfnOcGetCapabilities;
	zes_pfnFrequencyOcGetFrequencyTarget_t pfnOcGetFrequencyTarget;
	zes_pfnFrequencyOcSetFrequencyTarget_t pfnOcSetFrequencyTarget;
	zes_pfnFrequencyOcGetVoltageTarget_t pfnOcGetVoltageTarget;
	zes_pfnFrequencyOcSetVoltageTarget_t pfnOcSetVoltageTarget;
	zes_pfnFrequencyOcSetMode_t pfnOcSetMode;
	zes_pfnFrequencyOcGetMode_t pfnOcGetMode;
	zes_pfnFrequencyOcGetIccMax_t pfnOcGetIccMax;
	zes_pfnFrequencyOcSetIccMax_t pfnOcSetIccMax;
	zes_pfnFrequencyOcGetTjMax_t pfnOcGetTjMax;
	zes_pfnFrequencyOcSetTjMax_t pfnOcSetTjMax;
};

struct _zes_engine_dditable_t {
	zes_pfnEngineGetProperties_t pfnGetProperties;
	zes_pfnEngineGetActivity_t pfnGetActivity;
};

struct _zes_standby_dditable_t {
	zes_pfnStandbyGetProperties_t pfnGetProperties;
	zes_pfnStandbyGetMode_t pfnGetMode;
	zes_pfnStandbySetMode_t pfnSetMode;
};

struct _zes_firmware_dditable_t {
	zes_pfnFirmwareGetProperties_t pfnGetProperties;
	zes_pfnFirmwareFlash_t pfnFlash;
};

struct _zes_memory_dditable_t {
	zes_pfnMemoryGetProperties_t pfnGetProperties;
	zes_pfnMemoryGetState_t pfnGetState;
	zes_pfnMemoryGetBandwidth_t pfnGetBandwidth;
};

struct _zes_fabric_port_dditable_t {
	zes_pfnFabricPortGetProperties_t pfnGetProperties;
	zes_pfnFabricPortGetLinkType_t pfnGetLinkType;
	zes_pfnFabricPortGetConfig_t pfnGetConfig;
	zes_pfnFabricPortSetConfig_t pfnSetConfig;
	zes_pfnFabricPortGetState_t pfnGetState;
	zes_pfnFabricPortGetThroughput_t pfnGetThroughput;
};

struct _zes_temperature_dditable_t {
	zes_pfnTemperatureGetProperties_t pfnGetProperties;
	zes_pfnTemperatureGetConfig_t pfnGetConfig;
	zes_pfnTemperatureSetConfig_t pfnSetConfig;
	zes_pfnTemperatureGetState_t pfnGetState;
};

struct _zes_psu_dditable_t {
	zes_pfnPsuGetProperties_t pfnGetProperties;
	zes_pfnPsuGetState_t pfnGetState;
};

struct _zes_fan_dditable_t {
	zes_pfnFanGetProperties_t pfnGetProperties;
	zes_pfnFanGetConfig_t pfnGetConfig;
	zes_pfnFanSetDefaultMode_t pfnSetDefaultMode;
	zes_pfnFanSetFixedSpeedMode_t pfnSetFixedSpeedMode;
	zes_pfnFanSetSpeedTableMode_t pfnSetSpeedTableMode;
	zes_pfnFanGetState_t pfnGetState;
};

struct _zes_led_dditable_t {
	zes_pfnLedGetProperties_t pfnGetProperties;
	zes_pfnLedGetState_t pfnGetState;
	zes_pfnLedSetState_t pfnSetState;
	zes_pfnLedSetColor_t pfnSetColor;
};

struct _zes_ras_dditable_t {
	zes_pfnRasGetProperties_t pfnGetProperties;
	zes_pfnRasGetConfig_t pfnGetConfig;
	zes_pfnRasSetConfig_t pfnSetConfig;
	zes_pfnRasGetState_t pfnGetState;
};

struct _zes_diagnostics_dditable_t {
	zes_pfnDiagnosticsGetProperties_t pfnGetProperties;
	zes_pfnDiagnosticsGetTests_t pfnGetTests;
	zes_pfnDiagnosticsRunTests_t pfnRunTests;
};

struct _zet_device_dditable_t {
	zet_pfnDeviceGetDebugProperties_t pfnGetDebugProperties;
};

struct _zet_context_dditable_t {
	zet_pfnContextActivateMetricGroups_t pfnActivateMetricGroups;
};

struct _zet_command_list_dditable_t {
	zet_pfnCommandListAppendMetricStreamerMarker_t pfnAppendMetricStreamerMarker;
	zet_pfnCommandListAppendMetricQueryBegin_t pfnAppendMetricQueryBegin;
	zet_pfnCommandListAppendMetricQueryEnd_t pfnAppendMetricQueryEnd;
	zet_pfnCommandListAppendMetricMemoryBarrier_t pfnAppendMetricMemoryBarrier;
};

struct _zet_module_dditable_t {
	zet_pfnModuleGetDebugInfo_t pfnGetDebugInfo;
};

struct _zet_kernel_dditable_t {
	zet_pfnKernelGetProfileInfo_t pfnGetProfileInfo;
};

struct _zet_metric_group_dditable_t {
	zet_pfnMetricGroupGet_t pfnGet;
	zet_pfnMetricGroupGetProperties_t pfnGetProperties;
	zet_pfnMetricGroupCalculateMetricValues_t pfnCalculateMetricValues;
};

struct _zet_metric_group_exp_dditable_t {
	zet_pfnMetricGroupCalculateMultipleMetricValuesExp_t pfnCalculateMultipleMetricValuesExp;
};

struct _zet_metric_dditable_t {
	zet_pfnMetricGet_t pfnGet;
	zet_pfnMetricGetProperties_t pfnGetProperties;
};

struct _zet_metric_streamer_dditable_t {
	zet_pfnMetricStreamerOpen_t pfnOpen;
	zet_pfnMetricStreamerClose_t pfnClose;
	zet_pfnMetricStreamerReadData_t pfnReadData;
};

struct _zet_metric_query_pool_dditable_t {
	zet_pfnMetricQueryPoolCreate_t pfnCreate;
	zet_pfnMetricQueryPoolDestroy_t pfnDestroy;
};

struct _zet_metric_query_dditable_t {
	zet_pfnMetricQueryCreate_t pfnCreate;
	zet_pfnMetricQueryDestroy_t pfnDestroy;
	zet_pfnMetricQueryReset_t pfnReset;
	zet_pfnMetricQueryGetData_t pfnGetData;
};

struct _zet_tracer_exp_dditable_t {
	zet_pfnTracerExpCreate_t pfnCreate;
	zet_pfnTracerExpDestroy_t pfnDestroy;
	zet_pfnTracerExpSetPrologues_t pfnSetPrologues;
	zet_pfnTracerExpSetEpilogues_t pfnSetEpilogues;
	zet_pfnTracerExpSetEnabled_t pfnSetEnabled;
};

struct _zet_debug_dditable_t {
	zet_pfnDebugAttach_t pfnAttach;
	zet_pfnDebugDetach_t pfnDetach;
	zet_pfnDebugReadEvent_t pfnReadEvent;
	zet_pfnDebugAcknowledgeEvent_t pfnAcknowledgeEvent;
	zet_pfnDebugInterrupt_t pfnInterrupt;
	zet_pfnDebugResume_t pfnResume;
	zet_pfnDebugReadMemory_t pfnReadMemory;
	zet_pfnDebugWriteMemory_t pfnWriteMemory;
	zet_pfnDebugGetRegisterSetProperties_t pfnGetRegisterSetProperties;
	zet_pfnDebugReadRegisters_t pfnReadRegisters;
	zet_pfnDebugWriteRegisters_t pfnWriteRegisters;
};

_Static_assert(sizeof(struct _ze_ipc_mem_handle_t) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_ipc_mem_handle_t, data) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_ipc_event_pool_handle_t) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_ipc_event_pool_handle_t, data) == 0,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_driver_uuid_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_uuid_t, id) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_driver_properties_t) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_properties_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_properties_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_properties_t, uuid) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_properties_t, driverVersion) == 32,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_device_uuid_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_uuid_t, id) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_device_properties_t) == 368, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, type) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, vendorId) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, deviceId) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, flags) == 28, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, subdeviceId) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, coreClockRate) == 36,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, maxMemAllocSize) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, maxHardwareContexts) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, maxCommandQueuePriority) == 52,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, numThreadsPerEU) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, physicalEUSimdWidth) == 60,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, numEUsPerSubslice) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, numSubslicesPerSlice) == 68,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, numSlices) == 72,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, timerResolution) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, timestampValidBits) == 88,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, kernelTimestampValidBits) == 92,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, uuid) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_properties_t, name) == 112, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_device_thread_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_thread_t, slice) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_thread_t, subslice) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_thread_t, eu) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_thread_t, thread) == 12, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_command_queue_group_properties_t) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_group_properties_t, stype) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_group_properties_t, pNext) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_group_properties_t, flags) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_group_properties_t,
		maxMemoryFillPatternSize) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_group_properties_t, numQueues) == 32,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_device_memory_properties_t) == 296, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_memory_properties_t, stype) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_memory_properties_t, pNext) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_memory_properties_t, flags) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_memory_properties_t, maxClockRate) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_memory_properties_t, maxBusWidth) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_memory_properties_t, totalSize) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_memory_properties_t, name) == 40,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_command_queue_desc_t) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_desc_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_desc_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_desc_t, ordinal) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_desc_t, index) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_desc_t, flags) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_desc_t, mode) == 28, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_desc_t, priority) == 32,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_command_list_desc_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_desc_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_desc_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_desc_t, commandQueueGroupOrdinal) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_desc_t, flags) == 20, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_copy_region_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_copy_region_t, originX) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_copy_region_t, originY) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_copy_region_t, originZ) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_copy_region_t, width) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_copy_region_t, height) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_copy_region_t, depth) == 20, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_event_pool_desc_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_pool_desc_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_pool_desc_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_pool_desc_t, flags) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_pool_desc_t, count) == 20, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_event_desc_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_desc_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_desc_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_desc_t, index) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_desc_t, signal) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_desc_t, wait) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_kernel_timestamp_data_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_timestamp_data_t, kernelStart) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_timestamp_data_t, kernelEnd) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_kernel_timestamp_result_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_timestamp_result_t, global) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_timestamp_result_t, context) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_image_format_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_format_t, layout) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_format_t, type) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_format_t, x) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_format_t, y) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_format_t, z) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_format_t, w) == 20, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_image_desc_t) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, flags) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, type) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, format) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, width) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, height) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, depth) == 60, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, arraylevels) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_desc_t, miplevels) == 68, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_kernel_desc_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_desc_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_desc_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_desc_t, flags) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_desc_t, pKernelName) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_group_count_t) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_group_count_t, groupCountX) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_group_count_t, groupCountY) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_group_count_t, groupCountZ) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_physical_mem_desc_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_physical_mem_desc_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_physical_mem_desc_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_physical_mem_desc_t, flags) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_physical_mem_desc_t, size) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_global_dditable_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_global_dditable_t, pfnInit) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_driver_dditable_t) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_dditable_t, pfnGet) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_dditable_t, pfnGetApiVersion) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_dditable_t, pfnGetProperties) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_dditable_t, pfnGetIpcProperties) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_dditable_t, pfnGetExtensionProperties) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_driver_dditable_t, pfnGetExtensionFunctionAddress) == 40,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_device_dditable_t) == 144, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGet) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetSubDevices) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetProperties) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetComputeProperties) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetModuleProperties) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetCommandQueueGroupProperties) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetMemoryProperties) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetMemoryAccessProperties) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetCacheProperties) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetImageProperties) == 72,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetExternalMemoryProperties) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetP2PProperties) == 88,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnCanAccessPeer) == 96,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetStatus) == 104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnGetGlobalTimestamps) == 112,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnReserveCacheExt) == 120,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnSetCacheAdviceExt) == 128,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_dditable_t, pfnPciGetPropertiesExt) == 136,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_device_exp_dditable_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_device_exp_dditable_t, pfnGetFabricVertexExp) == 0,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_context_dditable_t) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_context_dditable_t, pfnCreate) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_context_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_context_dditable_t, pfnGetStatus) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_context_dditable_t, pfnSystemBarrier) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_context_dditable_t, pfnMakeMemoryResident) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_context_dditable_t, pfnEvictMemory) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_context_dditable_t, pfnMakeImageResident) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_context_dditable_t, pfnEvictImage) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_context_dditable_t, pfnCreateEx) == 64,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_command_queue_dditable_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_dditable_t, pfnCreate) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_dditable_t, pfnExecuteCommandLists) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_queue_dditable_t, pfnSynchronize) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_command_list_dditable_t) == 224, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnCreate) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnCreateImmediate) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnDestroy) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnClose) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnReset) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendWriteGlobalTimestamp) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendBarrier) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendMemoryRangesBarrier) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendMemoryCopy) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendMemoryFill) == 72,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendMemoryCopyRegion) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendMemoryCopyFromContext) == 88,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendImageCopy) == 96,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendImageCopyRegion) == 104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendImageCopyToMemory) == 112,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendImageCopyFromMemory) == 120,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendMemoryPrefetch) == 128,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendMemAdvise) == 136,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendSignalEvent) == 144,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendWaitOnEvents) == 152,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendEventReset) == 160,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendQueryKernelTimestamps) == 168,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendLaunchKernel) == 176,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t,
		pfnAppendLaunchCooperativeKernel) == 184, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendLaunchKernelIndirect) == 192,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t,
		pfnAppendLaunchMultipleKernelsIndirect) == 200, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendImageCopyToMemoryExt) == 208,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_command_list_dditable_t, pfnAppendImageCopyFromMemoryExt) == 216,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_image_dditable_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_dditable_t, pfnCreate) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_dditable_t, pfnDestroy) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_dditable_t, pfnGetAllocPropertiesExt) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_image_exp_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_exp_dditable_t, pfnGetMemoryPropertiesExp) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_image_exp_dditable_t, pfnViewCreateExp) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_fence_dditable_t) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fence_dditable_t, pfnCreate) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fence_dditable_t, pfnDestroy) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fence_dditable_t, pfnHostSynchronize) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fence_dditable_t, pfnQueryStatus) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fence_dditable_t, pfnReset) == 32, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_event_pool_dditable_t) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_pool_dditable_t, pfnCreate) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_pool_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_pool_dditable_t, pfnGetIpcHandle) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_pool_dditable_t, pfnOpenIpcHandle) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_pool_dditable_t, pfnCloseIpcHandle) == 32,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_event_dditable_t) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_dditable_t, pfnCreate) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_dditable_t, pfnDestroy) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_dditable_t, pfnHostSignal) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_dditable_t, pfnHostSynchronize) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_dditable_t, pfnQueryStatus) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_dditable_t, pfnHostReset) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_dditable_t, pfnQueryKernelTimestamp) == 48,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_event_exp_dditable_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_event_exp_dditable_t, pfnQueryTimestampsExp) == 0,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_module_dditable_t) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_dditable_t, pfnCreate) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_dditable_t, pfnDynamicLink) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_dditable_t, pfnGetNativeBinary) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_dditable_t, pfnGetGlobalPointer) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_dditable_t, pfnGetKernelNames) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_dditable_t, pfnGetProperties) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_dditable_t, pfnGetFunctionPointer) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_dditable_t, pfnInspectLinkageExt) == 64,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_module_build_log_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_build_log_dditable_t, pfnDestroy) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_module_build_log_dditable_t, pfnGetString) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_kernel_dditable_t) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnCreate) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnSetCacheConfig) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnSetGroupSize) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnSuggestGroupSize) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnSuggestMaxCooperativeGroupCount) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnSetArgumentValue) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnSetIndirectAccess) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnGetIndirectAccess) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnGetSourceAttributes) == 72,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnGetProperties) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_dditable_t, pfnGetName) == 88,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_kernel_exp_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_exp_dditable_t, pfnSetGlobalOffsetExp) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_kernel_exp_dditable_t, pfnSchedulingHintExp) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_sampler_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_sampler_dditable_t, pfnCreate) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_sampler_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_physical_mem_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_physical_mem_dditable_t, pfnCreate) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_physical_mem_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_mem_dditable_t) == 80, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnAllocShared) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnAllocDevice) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnAllocHost) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnFree) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnGetAllocProperties) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnGetAddressRange) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnGetIpcHandle) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnOpenIpcHandle) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnCloseIpcHandle) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_mem_dditable_t, pfnFreeExt) == 72, "as the vendor lays it out");
_Static_assert(sizeof(struct _ze_virtual_mem_dditable_t) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_virtual_mem_dditable_t, pfnReserve) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_virtual_mem_dditable_t, pfnFree) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_virtual_mem_dditable_t, pfnQueryPageSize) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_virtual_mem_dditable_t, pfnMap) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_virtual_mem_dditable_t, pfnUnmap) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_virtual_mem_dditable_t, pfnSetAccessAttribute) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_virtual_mem_dditable_t, pfnGetAccessAttribute) == 48,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_fabric_vertex_exp_dditable_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fabric_vertex_exp_dditable_t, pfnGetExp) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fabric_vertex_exp_dditable_t, pfnGetSubVerticesExp) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fabric_vertex_exp_dditable_t, pfnGetPropertiesExp) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fabric_vertex_exp_dditable_t, pfnGetDeviceExp) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _ze_fabric_edge_exp_dditable_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fabric_edge_exp_dditable_t, pfnGetExp) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fabric_edge_exp_dditable_t, pfnGetVerticesExp) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _ze_fabric_edge_exp_dditable_t, pfnGetPropertiesExp) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_device_properties_t) == 776, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, core) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, numSubdevices) == 384,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, serialNumber) == 388,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, boardNumber) == 452,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, brandName) == 516,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, modelName) == 580,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, vendorName) == 644,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_properties_t, driverVersion) == 708,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_process_state_t) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_process_state_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_process_state_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_process_state_t, processId) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_process_state_t, memSize) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_process_state_t, sharedSize) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_process_state_t, engines) == 40, "as the vendor lays it out");
_Static_assert(sizeof(struct _zes_mem_properties_t) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_properties_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_properties_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_properties_t, type) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_properties_t, onSubdevice) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_properties_t, subdeviceId) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_properties_t, location) == 28, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_properties_t, physicalSize) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_properties_t, busWidth) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_properties_t, numChannels) == 44,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_mem_state_t) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_state_t, stype) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_state_t, pNext) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_state_t, health) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_state_t, free) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_mem_state_t, size) == 32, "as the vendor lays it out");
_Static_assert(sizeof(struct _zes_driver_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_driver_dditable_t, pfnEventListen) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_driver_dditable_t, pfnEventListenEx) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_device_dditable_t) == 232, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnGetState) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnReset) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnProcessesGetState) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnPciGetProperties) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnPciGetState) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnPciGetBars) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnPciGetStats) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumDiagnosticTestSuites) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumEngineGroups) == 72,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEventRegister) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumFabricPorts) == 88,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumFans) == 96,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumFirmwares) == 104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumFrequencyDomains) == 112,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumLeds) == 120,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumMemoryModules) == 128,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumPerformanceFactorDomains) == 136,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumPowerDomains) == 144,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnGetCardPowerDomain) == 152,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumPsus) == 160,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumRasErrorSets) == 168,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumSchedulers) == 176,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumStandbyDomains) == 184,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEnumTemperatureSensors) == 192,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEccAvailable) == 200,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnEccConfigurable) == 208,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnGetEccState) == 216,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_device_dditable_t, pfnSetEccState) == 224,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_scheduler_dditable_t) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_scheduler_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_scheduler_dditable_t, pfnGetCurrentMode) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_scheduler_dditable_t, pfnGetTimeoutModeProperties) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_scheduler_dditable_t, pfnGetTimesliceModeProperties) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_scheduler_dditable_t, pfnSetTimeoutMode) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_scheduler_dditable_t, pfnSetTimesliceMode) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_scheduler_dditable_t, pfnSetExclusiveMode) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_scheduler_dditable_t, pfnSetComputeUnitDebugMode) == 56,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_performance_factor_dditable_t) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_performance_factor_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_performance_factor_dditable_t, pfnGetConfig) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_performance_factor_dditable_t, pfnSetConfig) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_power_dditable_t) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_power_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_power_dditable_t, pfnGetEnergyCounter) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_power_dditable_t, pfnGetLimits) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_power_dditable_t, pfnSetLimits) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_power_dditable_t, pfnGetEnergyThreshold) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_power_dditable_t, pfnSetEnergyThreshold) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_power_dditable_t, pfnGetLimitsExt) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_power_dditable_t, pfnSetLimitsExt) == 56,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_frequency_dditable_t) == 136, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnGetAvailableClocks) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnGetRange) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnSetRange) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnGetState) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnGetThrottleTime) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcGetCapabilities) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcGetFrequencyTarget) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcSetFrequencyTarget) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcGetVoltageTarget) == 72,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcSetVoltageTarget) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcSetMode) == 88,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcGetMode) == 96,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcGetIccMax) == 104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcSetIccMax) == 112,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcGetTjMax) == 120,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_frequency_dditable_t, pfnOcSetTjMax) == 128,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_engine_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_engine_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_engine_dditable_t, pfnGetActivity) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_standby_dditable_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_standby_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_standby_dditable_t, pfnGetMode) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_standby_dditable_t, pfnSetMode) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_firmware_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_firmware_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_firmware_dditable_t, pfnFlash) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_memory_dditable_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_memory_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_memory_dditable_t, pfnGetState) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_memory_dditable_t, pfnGetBandwidth) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_fabric_port_dditable_t) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fabric_port_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fabric_port_dditable_t, pfnGetLinkType) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fabric_port_dditable_t, pfnGetConfig) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fabric_port_dditable_t, pfnSetConfig) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fabric_port_dditable_t, pfnGetState) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fabric_port_dditable_t, pfnGetThroughput) == 40,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_temperature_dditable_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_temperature_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_temperature_dditable_t, pfnGetConfig) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_temperature_dditable_t, pfnSetConfig) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_temperature_dditable_t, pfnGetState) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_psu_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_psu_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_psu_dditable_t, pfnGetState) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct _zes_fan_dditable_t) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fan_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fan_dditable_t, pfnGetConfig) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fan_dditable_t, pfnSetDefaultMode) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fan_dditable_t, pfnSetFixedSpeedMode) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fan_dditable_t, pfnSetSpeedTableMode) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_fan_dditable_t, pfnGetState) == 40,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_led_dditable_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_led_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_led_dditable_t, pfnGetState) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_led_dditable_t, pfnSetState) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_led_dditable_t, pfnSetColor) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_ras_dditable_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_ras_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_ras_dditable_t, pfnGetConfig) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_ras_dditable_t, pfnSetConfig) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_ras_dditable_t, pfnGetState) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zes_diagnostics_dditable_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _zes_diagnostics_dditable_t, pfnGetProperties) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_diagnostics_dditable_t, pfnGetTests) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zes_diagnostics_dditable_t, pfnRunTests) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_device_dditable_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_device_dditable_t, pfnGetDebugProperties) == 0,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_context_dditable_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_context_dditable_t, pfnActivateMetricGroups) == 0,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_command_list_dditable_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_command_list_dditable_t, pfnAppendMetricStreamerMarker) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_command_list_dditable_t, pfnAppendMetricQueryBegin) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_command_list_dditable_t, pfnAppendMetricQueryEnd) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_command_list_dditable_t, pfnAppendMetricMemoryBarrier) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_module_dditable_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_module_dditable_t, pfnGetDebugInfo) == 0,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_kernel_dditable_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_kernel_dditable_t, pfnGetProfileInfo) == 0,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_metric_group_dditable_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_group_dditable_t, pfnGet) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_group_dditable_t, pfnGetProperties) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_group_dditable_t, pfnCalculateMetricValues) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_metric_group_exp_dditable_t) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_group_exp_dditable_t,
		pfnCalculateMultipleMetricValuesExp) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct _zet_metric_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_dditable_t, pfnGet) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_dditable_t, pfnGetProperties) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_metric_streamer_dditable_t) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_streamer_dditable_t, pfnOpen) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_streamer_dditable_t, pfnClose) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_streamer_dditable_t, pfnReadData) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_metric_query_pool_dditable_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_query_pool_dditable_t, pfnCreate) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_query_pool_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_metric_query_dditable_t) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_query_dditable_t, pfnCreate) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_query_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_query_dditable_t, pfnReset) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_metric_query_dditable_t, pfnGetData) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_tracer_exp_dditable_t) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_tracer_exp_dditable_t, pfnCreate) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_tracer_exp_dditable_t, pfnDestroy) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_tracer_exp_dditable_t, pfnSetPrologues) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_tracer_exp_dditable_t, pfnSetEpilogues) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_tracer_exp_dditable_t, pfnSetEnabled) == 32,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _zet_debug_dditable_t) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnAttach) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnDetach) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnReadEvent) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnAcknowledgeEvent) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnInterrupt) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnResume) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnReadMemory) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnWriteMemory) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnGetRegisterSetProperties) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnReadRegisters) == 72,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _zet_debug_dditable_t, pfnWriteRegisters) == 80,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
ze_result_t zeCommandListAppendBarrier(ze_command_list_handle_t hCommandList,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendEventReset(ze_command_list_handle_t hCommandList,
		ze_event_handle_t hEvent);
ze_result_t zeCommandListAppendGraphExt(ze_command_list_handle_t hCommandList, void *hGraph,
		const void *pNext, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendImageCopy(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, ze_image_handle_t hSrcImage,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendImageCopyFromMemory(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, const void *srcptr,
		const ze_image_region_t *pDstRegion, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendImageCopyFromMemoryExt(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, const void *srcptr,
		const ze_image_region_t *pDstRegion, uint32_t srcRowPitch, uint32_t srcSlicePitch,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendImageCopyRegion(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, ze_image_handle_t hSrcImage,
		const ze_image_region_t *pDstRegion, const ze_image_region_t *pSrcRegion,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendImageCopyToMemory(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_image_handle_t hSrcImage, const ze_image_region_t *pSrcRegion,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendImageCopyToMemoryExt(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_image_handle_t hSrcImage, const ze_image_region_t *pSrcRegion,
		uint32_t destRowPitch, uint32_t destSlicePitch, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendLaunchCooperativeKernel(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchFuncArgs,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendLaunchKernel(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchFuncArgs,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendLaunchKernelIndirect(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchArgumentsBuffer,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendLaunchKernelWithArguments(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, ze_group_count_t groupCounts,
		ze_group_count_t groupSizes, void **pArguments, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendLaunchKernelWithParameters(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pGroupCounts, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendLaunchMultipleKernelsIndirect(ze_command_list_handle_t hCommandList,
		uint32_t numKernels, ze_kernel_handle_t *phKernels, const uint32_t *pCountBuffer,
		const ze_group_count_t *pLaunchArgumentsBuffer, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendMemAdvise(ze_command_list_handle_t hCommandList,
		ze_device_handle_t hDevice, const void *ptr, size_t size,
		ze_memory_advice_t advice);
ze_result_t zeCommandListAppendMemoryCopy(ze_command_list_handle_t hCommandList, void *dstptr,
		const void *srcptr, size_t size, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendMemoryCopyFromContext(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_context_handle_t hContextSrc, const void *srcptr, size_t size,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendMemoryCopyRegion(ze_command_list_handle_t hCommandList, void *dstptr,
		const ze_copy_region_t *dstRegion, uint32_t dstPitch, uint32_t dstSlicePitch,
		const void *srcptr, const ze_copy_region_t *srcRegion, uint32_t srcPitch,
		uint32_t srcSlicePitch, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendMemoryCopyWithParameters(ze_command_list_handle_t hCommandList,
		void *dstptr, const void *srcptr, size_t size, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendMemoryFill(ze_command_list_handle_t hCommandList, void *ptr,
		const void *pattern, size_t pattern_size, size_t size,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendMemoryFillWithParameters(ze_command_list_handle_t hCommandList,
		void *ptr, const void *pattern, size_t patternSize, size_t size, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendMemoryPrefetch(ze_command_list_handle_t hCommandList,
		const void *ptr, size_t size);
ze_result_t zeCommandListAppendMemoryRangesBarrier(ze_command_list_handle_t hCommandList,
		uint32_t numRanges, const size_t *pRangeSizes, const void **pRanges,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendQueryKernelTimestamps(ze_command_list_handle_t hCommandList,
		uint32_t numEvents, ze_event_handle_t *phEvents, void *dstptr,
		const size_t *pOffsets, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListAppendSignalEvent(ze_command_list_handle_t hCommandList,
		ze_event_handle_t hEvent);
ze_result_t zeCommandListAppendWaitOnEvents(ze_command_list_handle_t hCommandList,
		uint32_t numEvents, ze_event_handle_t *phEvents);
ze_result_t zeCommandListAppendWriteGlobalTimestamp(ze_command_list_handle_t hCommandList,
		uint64_t *dstptr, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListClose(ze_command_list_handle_t hCommandList);
ze_result_t zeCommandListCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_command_list_desc_t *desc, ze_command_list_handle_t *phCommandList);
ze_result_t zeCommandListCreateImmediate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_command_queue_desc_t *altdesc, ze_command_list_handle_t *phCommandList);
ze_result_t zeCommandListDestroy(ze_command_list_handle_t hCommandList);
ze_result_t zeCommandListHostSynchronize(ze_command_list_handle_t hCommandList, uint64_t timeout);
ze_result_t zeCommandListImmediateAppendCommandListsExp(ze_command_list_handle_t hCommandListImmediate,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListImmediateAppendCommandListsWithParameters(ze_command_list_handle_t hCommandListImmediate,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		const void *pNext, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents);
ze_result_t zeCommandListReset(ze_command_list_handle_t hCommandList);
ze_result_t zeCommandQueueCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_command_queue_desc_t *desc, ze_command_queue_handle_t *phCommandQueue);
ze_result_t zeCommandQueueDestroy(ze_command_queue_handle_t hCommandQueue);
ze_result_t zeCommandQueueExecuteCommandLists(ze_command_queue_handle_t hCommandQueue,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		ze_fence_handle_t hFence);
ze_result_t zeCommandQueueSynchronize(ze_command_queue_handle_t hCommandQueue, uint64_t timeout);
ze_result_t zeContextCreate(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
		ze_context_handle_t *phContext);
ze_result_t zeContextCreateEx(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
		uint32_t numDevices, ze_device_handle_t *phDevices, ze_context_handle_t *phContext);
ze_result_t zeContextDestroy(ze_context_handle_t hContext);
ze_result_t zeContextEvictImage(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		ze_image_handle_t hImage);
ze_result_t zeContextEvictMemory(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		void *ptr, size_t size);
ze_result_t zeContextGetStatus(ze_context_handle_t hContext);
ze_result_t zeContextMakeImageResident(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		ze_image_handle_t hImage);
ze_result_t zeContextMakeMemoryResident(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		void *ptr, size_t size);
ze_result_t zeContextSystemBarrier(ze_context_handle_t hContext, ze_device_handle_t hDevice);
ze_result_t zeDeviceCanAccessPeer(ze_device_handle_t hDevice, ze_device_handle_t hPeerDevice,
		ze_bool_t *value);
ze_result_t zeDeviceGet(ze_driver_handle_t hDriver, uint32_t *pCount,
		ze_device_handle_t *phDevices);
ze_result_t zeDeviceGetCacheProperties(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_device_cache_properties_t *pCacheProperties);
ze_result_t zeDeviceGetCommandQueueGroupProperties(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_command_queue_group_properties_t *pCommandQueueGroupProperties);
ze_result_t zeDeviceGetComputeProperties(ze_device_handle_t hDevice,
		ze_device_compute_properties_t *pComputeProperties);
ze_result_t zeDeviceGetExternalMemoryProperties(ze_device_handle_t hDevice,
		ze_device_external_memory_properties_t *pExternalMemoryProperties);
ze_result_t zeDeviceGetFabricVertexExp(ze_device_handle_t hDevice,
		ze_fabric_vertex_handle_t *phVertex);
ze_result_t zeDeviceGetGlobalTimestamps(ze_device_handle_t hDevice, uint64_t *hostTimestamp,
		uint64_t *deviceTimestamp);
ze_result_t zeDeviceGetImageProperties(ze_device_handle_t hDevice,
		ze_device_image_properties_t *pImageProperties);
ze_result_t zeDeviceGetMemoryAccessProperties(ze_device_handle_t hDevice,
		ze_device_memory_access_properties_t *pMemAccessProperties);
ze_result_t zeDeviceGetMemoryProperties(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_device_memory_properties_t *pMemProperties);
ze_result_t zeDeviceGetModuleProperties(ze_device_handle_t hDevice,
		ze_device_module_properties_t *pModuleProperties);
ze_result_t zeDeviceGetP2PProperties(ze_device_handle_t hDevice, ze_device_handle_t hPeerDevice,
		ze_device_p2p_properties_t *pP2PProperties);
ze_result_t zeDeviceGetProperties(ze_device_handle_t hDevice,
		ze_device_properties_t *pDeviceProperties);
ze_result_t zeDeviceGetStatus(ze_device_handle_t hDevice);
ze_result_t zeDeviceGetSubDevices(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_device_handle_t *phSubdevices);
ze_result_t zeDevicePciGetPropertiesExt(ze_device_handle_t hDevice,
		ze_pci_ext_properties_t *pPciProperties);
ze_result_t zeDeviceReserveCacheExt(ze_device_handle_t hDevice, size_t cacheLevel,
		size_t cacheReservationSize);
ze_result_t zeDeviceSetCacheAdviceExt(ze_device_handle_t hDevice, void *ptr, size_t regionSize,
		ze_cache_ext_region_t cacheRegion);
ze_result_t zeDriverGet(uint32_t *pCount, ze_driver_handle_t *phDrivers);
ze_result_t zeDriverGetApiVersion(ze_driver_handle_t hDriver, ze_api_version_t *version);
ze_result_t zeDriverGetExtensionFunctionAddress(ze_driver_handle_t hDriver, const char *name,
		void **ppFunctionAddress);
ze_result_t zeDriverGetExtensionProperties(ze_driver_handle_t hDriver, uint32_t *pCount,
		ze_driver_extension_properties_t *pExtensionProperties);
ze_result_t zeDriverGetIpcProperties(ze_driver_handle_t hDriver,
		ze_driver_ipc_properties_t *pIpcProperties);
ze_result_t zeDriverGetProperties(ze_driver_handle_t hDriver,
		ze_driver_properties_t *pDriverProperties);
ze_result_t zeEventCreate(ze_event_pool_handle_t hEventPool, const ze_event_desc_t *desc,
		ze_event_handle_t *phEvent);
ze_result_t zeEventDestroy(ze_event_handle_t hEvent);
ze_result_t zeEventHostReset(ze_event_handle_t hEvent);
ze_result_t zeEventHostSignal(ze_event_handle_t hEvent);
ze_result_t zeEventHostSynchronize(ze_event_handle_t hEvent, uint64_t timeout);
ze_result_t zeEventPoolCloseIpcHandle(ze_event_pool_handle_t hEventPool);
ze_result_t zeEventPoolCreate(ze_context_handle_t hContext, const ze_event_pool_desc_t *desc,
		uint32_t numDevices, ze_device_handle_t *phDevices,
		ze_event_pool_handle_t *phEventPool);
ze_result_t zeEventPoolDestroy(ze_event_pool_handle_t hEventPool);
ze_result_t zeEventPoolGetIpcHandle(ze_event_pool_handle_t hEventPool,
		ze_ipc_event_pool_handle_t *phIpc);
ze_result_t zeEventPoolOpenIpcHandle(ze_context_handle_t hContext, ze_ipc_event_pool_handle_t hIpc,
		ze_event_pool_handle_t *phEventPool);
ze_result_t zeEventQueryKernelTimestamp(ze_event_handle_t hEvent,
		ze_kernel_timestamp_result_t *dstptr);
ze_result_t zeEventQueryStatus(ze_event_handle_t hEvent);
ze_result_t zeEventQueryTimestampsExp(ze_event_handle_t hEvent, ze_device_handle_t hDevice,
		uint32_t *pCount, ze_kernel_timestamp_result_t *pTimestamps);
ze_result_t zeFabricEdgeGetExp(ze_fabric_vertex_handle_t hVertexA,
		ze_fabric_vertex_handle_t hVertexB, uint32_t *pCount,
		ze_fabric_edge_handle_t *phEdges);
ze_result_t zeFabricEdgeGetPropertiesExp(ze_fabric_edge_handle_t hEdge,
		ze_fabric_edge_exp_properties_t *pEdgeProperties);
ze_result_t zeFabricEdgeGetVerticesExp(ze_fabric_edge_handle_t hEdge,
		ze_fabric_vertex_handle_t *phVertexA, ze_fabric_vertex_handle_t *phVertexB);
ze_result_t zeFabricVertexGetDeviceExp(ze_fabric_vertex_handle_t hVertex,
		ze_device_handle_t *phDevice);
ze_result_t zeFabricVertexGetExp(ze_driver_handle_t hDriver, uint32_t *pCount,
		ze_fabric_vertex_handle_t *phVertices);
ze_result_t zeFabricVertexGetPropertiesExp(ze_fabric_vertex_handle_t hVertex,
		ze_fabric_vertex_exp_properties_t *pVertexProperties);
ze_result_t zeFabricVertexGetSubVerticesExp(ze_fabric_vertex_handle_t hVertex, uint32_t *pCount,
		ze_fabric_vertex_handle_t *phSubvertices);
ze_result_t zeFenceCreate(ze_command_queue_handle_t hCommandQueue, const ze_fence_desc_t *desc,
		ze_fence_handle_t *phFence);
ze_result_t zeFenceDestroy(ze_fence_handle_t hFence);
ze_result_t zeFenceHostSynchronize(ze_fence_handle_t hFence, uint64_t timeout);
ze_result_t zeFenceQueryStatus(ze_fence_handle_t hFence);
ze_result_t zeFenceReset(ze_fence_handle_t hFence);
ze_result_t zeGetCommandListProcAddrTable(ze_api_version_t version,
		ze_command_list_dditable_t *pDdiTable);
ze_result_t zeGetCommandQueueProcAddrTable(ze_api_version_t version,
		ze_command_queue_dditable_t *pDdiTable);
ze_result_t zeGetContextProcAddrTable(ze_api_version_t version, ze_context_dditable_t *pDdiTable);
ze_result_t zeGetDeviceExpProcAddrTable(ze_api_version_t version,
		ze_device_exp_dditable_t *pDdiTable);
ze_result_t zeGetDeviceProcAddrTable(ze_api_version_t version, ze_device_dditable_t *pDdiTable);
ze_result_t zeGetDriverProcAddrTable(ze_api_version_t version, ze_driver_dditable_t *pDdiTable);
ze_result_t zeGetEventExpProcAddrTable(ze_api_version_t version,
		ze_event_exp_dditable_t *pDdiTable);
ze_result_t zeGetEventPoolProcAddrTable(ze_api_version_t version,
		ze_event_pool_dditable_t *pDdiTable);
ze_result_t zeGetEventProcAddrTable(ze_api_version_t version, ze_event_dditable_t *pDdiTable);
ze_result_t zeGetFabricEdgeExpProcAddrTable(ze_api_version_t version,
		ze_fabric_edge_exp_dditable_t *pDdiTable);
ze_result_t zeGetFabricVertexExpProcAddrTable(ze_api_version_t version,
		ze_fabric_vertex_exp_dditable_t *pDdiTable);
ze_result_t zeGetFenceProcAddrTable(ze_api_version_t version, ze_fence_dditable_t *pDdiTable);
ze_result_t zeGetGlobalProcAddrTable(ze_api_version_t version, ze_global_dditable_t *pDdiTable);
ze_result_t zeGetImageExpProcAddrTable(ze_api_version_t version,
		ze_image_exp_dditable_t *pDdiTable);
ze_result_t zeGetImageProcAddrTable(ze_api_version_t version, ze_image_dditable_t *pDdiTable);
ze_result_t zeGetKernelExpProcAddrTable(ze_api_version_t version,
		ze_kernel_exp_dditable_t *pDdiTable);
ze_result_t zeGetKernelProcAddrTable(ze_api_version_t version, ze_kernel_dditable_t *pDdiTable);
ze_result_t zeGetMemProcAddrTable(ze_api_version_t version, ze_mem_dditable_t *pDdiTable);
ze_result_t zeGetModuleBuildLogProcAddrTable(ze_api_version_t version,
		ze_module_build_log_dditable_t *pDdiTable);
ze_result_t zeGetModuleProcAddrTable(ze_api_version_t version, ze_module_dditable_t *pDdiTable);
ze_result_t zeGetPhysicalMemProcAddrTable(ze_api_version_t version,
		ze_physical_mem_dditable_t *pDdiTable);
ze_result_t zeGetSamplerProcAddrTable(ze_api_version_t version, ze_sampler_dditable_t *pDdiTable);
ze_result_t zeGetVirtualMemProcAddrTable(ze_api_version_t version,
		ze_virtual_mem_dditable_t *pDdiTable);
ze_result_t zeImageCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_image_desc_t *desc, ze_image_handle_t *phImage);
ze_result_t zeImageDestroy(ze_image_handle_t hImage);
ze_result_t zeImageGetAllocPropertiesExt(ze_context_handle_t hContext, ze_image_handle_t hImage,
		ze_image_allocation_ext_properties_t *pImageAllocProperties);
ze_result_t zeImageGetMemoryPropertiesExp(ze_image_handle_t hImage,
		ze_image_memory_properties_exp_t *pMemoryProperties);
ze_result_t zeImageGetProperties(ze_device_handle_t hDevice, const ze_image_desc_t *desc,
		ze_image_properties_t *pImageProperties);
ze_result_t zeImageViewCreateExp(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_image_desc_t *desc, ze_image_handle_t hImage,
		ze_image_handle_t *phImageView);
ze_result_t zeInit(ze_init_flags_t flags);
ze_result_t zeKernelCreate(ze_module_handle_t hModule, const ze_kernel_desc_t *desc,
		ze_kernel_handle_t *phKernel);
ze_result_t zeKernelDestroy(ze_kernel_handle_t hKernel);
ze_result_t zeKernelGetIndirectAccess(ze_kernel_handle_t hKernel,
		ze_kernel_indirect_access_flags_t *pFlags);
ze_result_t zeKernelGetName(ze_kernel_handle_t hKernel, size_t *pSize, char *pName);
ze_result_t zeKernelGetProperties(ze_kernel_handle_t hKernel,
		ze_kernel_properties_t *pKernelProperties);
ze_result_t zeKernelGetSourceAttributes(ze_kernel_handle_t hKernel, uint32_t *pSize,
		char **pString);
ze_result_t zeKernelSchedulingHintExp(ze_kernel_handle_t hKernel,
		ze_scheduling_hint_exp_desc_t *pHint);
ze_result_t zeKernelSetArgumentValue(ze_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
		const void *pArgValue);
ze_result_t zeKernelSetCacheConfig(ze_kernel_handle_t hKernel, ze_cache_config_flags_t flags);
ze_result_t zeKernelSetGlobalOffsetExp(ze_kernel_handle_t hKernel, uint32_t offsetX,
		uint32_t offsetY, uint32_t offsetZ);
ze_result_t zeKernelSetGroupSize(ze_kernel_handle_t hKernel, uint32_t groupSizeX,
		uint32_t groupSizeY, uint32_t groupSizeZ);
ze_result_t zeKernelSetIndirectAccess(ze_kernel_handle_t hKernel,
		ze_kernel_indirect_access_flags_t flags);
ze_result_t zeKernelSuggestGroupSize(ze_kernel_handle_t hKernel, uint32_t globalSizeX,
		uint32_t globalSizeY, uint32_t globalSizeZ, uint32_t *groupSizeX,
		uint32_t *groupSizeY, uint32_t *groupSizeZ);
ze_result_t zeKernelSuggestMaxCooperativeGroupCount(ze_kernel_handle_t hKernel,
		uint32_t *totalGroupCount);
ze_result_t zeMemAllocDevice(ze_context_handle_t hContext,
		const ze_device_mem_alloc_desc_t *device_desc, size_t size, size_t alignment,
		ze_device_handle_t hDevice, void **pptr);
ze_result_t zeMemAllocHost(ze_context_handle_t hContext, const ze_host_mem_alloc_desc_t *host_desc,
		size_t size, size_t alignment, void **pptr);
ze_result_t zeMemAllocShared(ze_context_handle_t hContext,
		const ze_device_mem_alloc_desc_t *device_desc,
		const ze_host_mem_alloc_desc_t *host_desc, size_t size, size_t alignment,
		ze_device_handle_t hDevice, void **pptr);
ze_result_t zeMemCloseIpcHandle(ze_context_handle_t hContext, const void *ptr);
ze_result_t zeMemFree(ze_context_handle_t hContext, void *ptr);
ze_result_t zeMemFreeExt(ze_context_handle_t hContext,
		const ze_memory_free_ext_desc_t *pMemFreeDesc, void *ptr);
ze_result_t zeMemGetAddressRange(ze_context_handle_t hContext, const void *ptr, void **pBase,
		size_t *pSize);
ze_result_t zeMemGetAllocProperties(ze_context_handle_t hContext, const void *ptr,
		ze_memory_allocation_properties_t *pMemAllocProperties,
		ze_device_handle_t *phDevice);
ze_result_t zeMemGetIpcHandle(ze_context_handle_t hContext, const void *ptr,
		ze_ipc_mem_handle_t *pIpcHandle);
ze_result_t zeMemOpenIpcHandle(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		ze_ipc_mem_handle_t handle, ze_ipc_memory_flags_t flags, void **pptr);
ze_result_t zeModuleBuildLogDestroy(ze_module_build_log_handle_t hModuleBuildLog);
ze_result_t zeModuleBuildLogGetString(ze_module_build_log_handle_t hModuleBuildLog, size_t *pSize,
		char *pBuildLog);
ze_result_t zeModuleCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_module_desc_t *desc, ze_module_handle_t *phModule,
		ze_module_build_log_handle_t *phBuildLog);
ze_result_t zeModuleDestroy(ze_module_handle_t hModule);
ze_result_t zeModuleDynamicLink(uint32_t numModules, ze_module_handle_t *phModules,
		ze_module_build_log_handle_t *phLinkLog);
ze_result_t zeModuleGetFunctionPointer(ze_module_handle_t hModule, const char *pFunctionName,
		void **pfnFunction);
ze_result_t zeModuleGetGlobalPointer(ze_module_handle_t hModule, const char *pGlobalName,
		size_t *pSize, void **pptr);
ze_result_t zeModuleGetKernelNames(ze_module_handle_t hModule, uint32_t *pCount,
		const char **pNames);
ze_result_t zeModuleGetNativeBinary(ze_module_handle_t hModule, size_t *pSize,
		uint8_t *pModuleNativeBinary);
ze_result_t zeModuleGetProperties(ze_module_handle_t hModule,
		ze_module_properties_t *pModuleProperties);
ze_result_t zeModuleInspectLinkageExt(ze_linkage_inspection_ext_desc_t *pInspectDesc,
		uint32_t numModules, ze_module_handle_t *phModules,
		ze_module_build_log_handle_t *phLog);
ze_result_t zePhysicalMemCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		ze_physical_mem_desc_t *desc, ze_physical_mem_handle_t *phPhysicalMemory);
ze_result_t zePhysicalMemDestroy(ze_context_handle_t hContext,
		ze_physical_mem_handle_t hPhysicalMemory);
ze_result_t zeSamplerCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_sampler_desc_t *desc, ze_sampler_handle_t *phSampler);
ze_result_t zeSamplerDestroy(ze_sampler_handle_t hSampler);
ze_result_t zeVirtualMemFree(ze_context_handle_t hContext, const void *ptr, size_t size);
ze_result_t zeVirtualMemGetAccessAttribute(ze_context_handle_t hContext, const void *ptr,
		size_t size, ze_memory_access_attribute_t *access, size_t *outSize);
ze_result_t zeVirtualMemMap(ze_context_handle_t hContext, const void *ptr, size_t size,
		ze_physical_mem_handle_t hPhysicalMemory, size_t offset,
		ze_memory_access_attribute_t access);
ze_result_t zeVirtualMemQueryPageSize(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		size_t size, size_t *pagesize);
ze_result_t zeVirtualMemReserve(ze_context_handle_t hContext, const void *pStart, size_t size,
		void **pptr);
ze_result_t zeVirtualMemSetAccessAttribute(ze_context_handle_t hContext, const void *ptr,
		size_t size, ze_memory_access_attribute_t access);
ze_result_t zeVirtualMemUnmap(ze_context_handle_t hContext, const void *ptr, size_t size);
ze_result_t zelLoaderGetVersions(size_t *num_elems, zel_component_version_t *versions);
ze_result_t zelLoaderTranslateHandle(zel_handle_type_t handleType, void *handleIn,
		void **handleOut);
ze_result_t zelTracerCommandListAppendBarrierRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendBarrierCb_t pfnAppendBarrierCb);
ze_result_t zelTracerCommandListAppendEventResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendEventResetCb_t pfnAppendEventResetCb);
ze_result_t zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t pfnAppendImageCopyFromMemoryExtCb);
ze_result_t zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyFromMemoryCb_t pfnAppendImageCopyFromMemoryCb);
ze_result_t zelTracerCommandListAppendImageCopyRegionRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyRegionCb_t pfnAppendImageCopyRegionCb);
ze_result_t zelTracerCommandListAppendImageCopyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyCb_t pfnAppendImageCopyCb);
ze_result_t zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyToMemoryExtCb_t pfnAppendImageCopyToMemoryExtCb);
ze_result_t zelTracerCommandListAppendImageCopyToMemoryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyToMemoryCb_t pfnAppendImageCopyToMemoryCb);
ze_result_t zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchCooperativeKernelCb_t pfnAppendLaunchCooperativeKernelCb);
ze_result_t zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchKernelIndirectCb_t pfnAppendLaunchKernelIndirectCb);
ze_result_t zelTracerCommandListAppendLaunchKernelRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchKernelCb_t pfnAppendLaunchKernelCb);
ze_result_t zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t pfnAppendLaunchMultipleKernelsIndirectCb);
ze_result_t zelTracerCommandListAppendMemAdviseRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemAdviseCb_t pfnAppendMemAdviseCb);
ze_result_t zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryCopyFromContextCb_t pfnAppendMemoryCopyFromContextCb);
ze_result_t zelTracerCommandListAppendMemoryCopyRegionRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryCopyRegionCb_t pfnAppendMemoryCopyRegionCb);
ze_result_t zelTracerCommandListAppendMemoryCopyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryCopyCb_t pfnAppendMemoryCopyCb);
ze_result_t zelTracerCommandListAppendMemoryFillRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryFillCb_t pfnAppendMemoryFillCb);
ze_result_t zelTracerCommandListAppendMemoryPrefetchRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryPrefetchCb_t pfnAppendMemoryPrefetchCb);
ze_result_t zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryRangesBarrierCb_t pfnAppendMemoryRangesBarrierCb);
ze_result_t zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendQueryKernelTimestampsCb_t pfnAppendQueryKernelTimestampsCb);
ze_result_t zelTracerCommandListAppendSignalEventRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendSignalEventCb_t pfnAppendSignalEventCb);
ze_result_t zelTracerCommandListAppendWaitOnEventsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendWaitOnEventsCb_t pfnAppendWaitOnEventsCb);
ze_result_t zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendWriteGlobalTimestampCb_t pfnAppendWriteGlobalTimestampCb);
ze_result_t zelTracerCommandListCloseRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListCloseCb_t pfnCloseCb);
ze_result_t zelTracerCommandListCreateImmediateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListCreateImmediateCb_t pfnCreateImmediateCb);
ze_result_t zelTracerCommandListCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListCreateCb_t pfnCreateCb);
ze_result_t zelTracerCommandListDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerCommandListResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListResetCb_t pfnResetCb);
ze_result_t zelTracerCommandQueueCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandQueueCreateCb_t pfnCreateCb);
ze_result_t zelTracerCommandQueueDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandQueueDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerCommandQueueExecuteCommandListsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandQueueExecuteCommandListsCb_t pfnExecuteCommandListsCb);
ze_result_t zelTracerCommandQueueSynchronizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandQueueSynchronizeCb_t pfnSynchronizeCb);
ze_result_t zelTracerContextCreateExRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextCreateExCb_t pfnCreateExCb);
ze_result_t zelTracerContextCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextCreateCb_t pfnCreateCb);
ze_result_t zelTracerContextDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerContextEvictImageRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextEvictImageCb_t pfnEvictImageCb);
ze_result_t zelTracerContextEvictMemoryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextEvictMemoryCb_t pfnEvictMemoryCb);
ze_result_t zelTracerContextGetStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextGetStatusCb_t pfnGetStatusCb);
ze_result_t zelTracerContextMakeImageResidentRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnContextMakeImageResidentCb_t pfnMakeImageResidentCb);
ze_result_t zelTracerContextMakeMemoryResidentRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnContextMakeMemoryResidentCb_t pfnMakeMemoryResidentCb);
ze_result_t zelTracerContextSystemBarrierRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextSystemBarrierCb_t pfnSystemBarrierCb);
ze_result_t zelTracerCreate(const zel_tracer_desc_t *desc, zel_tracer_handle_t *phTracer);
ze_result_t zelTracerDestroy(zel_tracer_handle_t hTracer);
ze_result_t zelTracerDeviceCanAccessPeerRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceCanAccessPeerCb_t pfnCanAccessPeerCb);
ze_result_t zelTracerDeviceGetCachePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetCachePropertiesCb_t pfnGetCachePropertiesCb);
ze_result_t zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t pfnGetCommandQueueGroupPropertiesCb);
ze_result_t zelTracerDeviceGetComputePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetComputePropertiesCb_t pfnGetComputePropertiesCb);
ze_result_t zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetExternalMemoryPropertiesCb_t pfnGetExternalMemoryPropertiesCb);
ze_result_t zelTracerDeviceGetFabricVertexExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetFabricVertexExpCb_t pfnGetFabricVertexExpCb);
ze_result_t zelTracerDeviceGetGlobalTimestampsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetGlobalTimestampsCb_t pfnGetGlobalTimestampsCb);
ze_result_t zelTracerDeviceGetImagePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetImagePropertiesCb_t pfnGetImagePropertiesCb);
ze_result_t zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetMemoryAccessPropertiesCb_t pfnGetMemoryAccessPropertiesCb);
ze_result_t zelTracerDeviceGetMemoryPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetMemoryPropertiesCb_t pfnGetMemoryPropertiesCb);
ze_result_t zelTracerDeviceGetModulePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetModulePropertiesCb_t pfnGetModulePropertiesCb);
ze_result_t zelTracerDeviceGetP2PPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetP2PPropertiesCb_t pfnGetP2PPropertiesCb);
ze_result_t zelTracerDeviceGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetPropertiesCb_t pfnGetPropertiesCb);
ze_result_t zelTracerDeviceGetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetCb_t pfnGetCb);
ze_result_t zelTracerDeviceGetStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetStatusCb_t pfnGetStatusCb);
ze_result_t zelTracerDeviceGetSubDevicesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetSubDevicesCb_t pfnGetSubDevicesCb);
ze_result_t zelTracerDevicePciGetPropertiesExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDevicePciGetPropertiesExtCb_t pfnPciGetPropertiesExtCb);
ze_result_t zelTracerDeviceReserveCacheExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceReserveCacheExtCb_t pfnReserveCacheExtCb);
ze_result_t zelTracerDeviceSetCacheAdviceExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceSetCacheAdviceExtCb_t pfnSetCacheAdviceExtCb);
ze_result_t zelTracerDriverGetApiVersionRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDriverGetApiVersionCb_t pfnGetApiVersionCb);
ze_result_t zelTracerDriverGetExtensionFunctionAddressRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDriverGetExtensionFunctionAddressCb_t pfnGetExtensionFunctionAddressCb);
ze_result_t zelTracerDriverGetExtensionPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDriverGetExtensionPropertiesCb_t pfnGetExtensionPropertiesCb);
ze_result_t zelTracerDriverGetIpcPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDriverGetIpcPropertiesCb_t pfnGetIpcPropertiesCb);
ze_result_t zelTracerDriverGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDriverGetPropertiesCb_t pfnGetPropertiesCb);
ze_result_t zelTracerDriverGetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDriverGetCb_t pfnGetCb);
ze_result_t zelTracerEventCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventCreateCb_t pfnCreateCb);
ze_result_t zelTracerEventDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerEventHostResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventHostResetCb_t pfnHostResetCb);
ze_result_t zelTracerEventHostSignalRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventHostSignalCb_t pfnHostSignalCb);
ze_result_t zelTracerEventHostSynchronizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventHostSynchronizeCb_t pfnHostSynchronizeCb);
ze_result_t zelTracerEventPoolCloseIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventPoolCloseIpcHandleCb_t pfnCloseIpcHandleCb);
ze_result_t zelTracerEventPoolCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolCreateCb_t pfnCreateCb);
ze_result_t zelTracerEventPoolDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerEventPoolGetIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolGetIpcHandleCb_t pfnGetIpcHandleCb);
ze_result_t zelTracerEventPoolOpenIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventPoolOpenIpcHandleCb_t pfnOpenIpcHandleCb);
ze_result_t zelTracerEventQueryKernelTimestampRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventQueryKernelTimestampCb_t pfnQueryKernelTimestampCb);
ze_result_t zelTracerEventQueryStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventQueryStatusCb_t pfnQueryStatusCb);
ze_result_t zelTracerEventQueryTimestampsExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventQueryTimestampsExpCb_t pfnQueryTimestampsExpCb);
ze_result_t zelTracerFabricEdgeGetExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFabricEdgeGetExpCb_t pfnGetExpCb);
ze_result_t zelTracerFabricEdgeGetPropertiesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricEdgeGetPropertiesExpCb_t pfnGetPropertiesExpCb);
ze_result_t zelTracerFabricEdgeGetVerticesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricEdgeGetVerticesExpCb_t pfnGetVerticesExpCb);
ze_result_t zelTracerFabricVertexGetDeviceExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricVertexGetDeviceExpCb_t pfnGetDeviceExpCb);
ze_result_t zelTracerFabricVertexGetExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFabricVertexGetExpCb_t pfnGetExpCb);
ze_result_t zelTracerFabricVertexGetPropertiesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricVertexGetPropertiesExpCb_t pfnGetPropertiesExpCb);
ze_result_t zelTracerFabricVertexGetSubVerticesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricVertexGetSubVerticesExpCb_t pfnGetSubVerticesExpCb);
ze_result_t zelTracerFenceCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceCreateCb_t pfnCreateCb);
ze_result_t zelTracerFenceDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerFenceHostSynchronizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFenceHostSynchronizeCb_t pfnHostSynchronizeCb);
ze_result_t zelTracerFenceQueryStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceQueryStatusCb_t pfnQueryStatusCb);
ze_result_t zelTracerFenceResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceResetCb_t pfnResetCb);
ze_result_t zelTracerImageCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageCreateCb_t pfnCreateCb);
ze_result_t zelTracerImageDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerImageGetAllocPropertiesExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnImageGetAllocPropertiesExtCb_t pfnGetAllocPropertiesExtCb);
ze_result_t zelTracerImageGetMemoryPropertiesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnImageGetMemoryPropertiesExpCb_t pfnGetMemoryPropertiesExpCb);
ze_result_t zelTracerImageGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageGetPropertiesCb_t pfnGetPropertiesCb);
ze_result_t zelTracerImageViewCreateExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageViewCreateExpCb_t pfnViewCreateExpCb);
ze_result_t zelTracerInitRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnInitCb_t pfnInitCb);
ze_result_t zelTracerKernelCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelCreateCb_t pfnCreateCb);
ze_result_t zelTracerKernelDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerKernelGetIndirectAccessRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelGetIndirectAccessCb_t pfnGetIndirectAccessCb);
ze_result_t zelTracerKernelGetNameRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelGetNameCb_t pfnGetNameCb);
ze_result_t zelTracerKernelGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelGetPropertiesCb_t pfnGetPropertiesCb);
ze_result_t zelTracerKernelGetSourceAttributesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelGetSourceAttributesCb_t pfnGetSourceAttributesCb);
ze_result_t zelTracerKernelSchedulingHintExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSchedulingHintExpCb_t pfnSchedulingHintExpCb);
ze_result_t zelTracerKernelSetArgumentValueRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSetArgumentValueCb_t pfnSetArgumentValueCb);
ze_result_t zelTracerKernelSetCacheConfigRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelSetCacheConfigCb_t pfnSetCacheConfigCb);
ze_result_t zelTracerKernelSetGlobalOffsetExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSetGlobalOffsetExpCb_t pfnSetGlobalOffsetExpCb);
ze_result_t zelTracerKernelSetGroupSizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelSetGroupSizeCb_t pfnSetGroupSizeCb);
ze_result_t zelTracerKernelSetIndirectAccessRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSetIndirectAccessCb_t pfnSetIndirectAccessCb);
ze_result_t zelTracerKernelSuggestGroupSizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSuggestGroupSizeCb_t pfnSuggestGroupSizeCb);
ze_result_t zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t pfnSuggestMaxCooperativeGroupCountCb);
ze_result_t zelTracerMemAllocDeviceRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemAllocDeviceCb_t pfnAllocDeviceCb);
ze_result_t zelTracerMemAllocHostRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemAllocHostCb_t pfnAllocHostCb);
ze_result_t zelTracerMemAllocSharedRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemAllocSharedCb_t pfnAllocSharedCb);
ze_result_t zelTracerMemCloseIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemCloseIpcHandleCb_t pfnCloseIpcHandleCb);
ze_result_t zelTracerMemFreeExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemFreeExtCb_t pfnFreeExtCb);
ze_result_t zelTracerMemFreeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemFreeCb_t pfnFreeCb);
ze_result_t zelTracerMemGetAddressRangeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemGetAddressRangeCb_t pfnGetAddressRangeCb);
ze_result_t zelTracerMemGetAllocPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnMemGetAllocPropertiesCb_t pfnGetAllocPropertiesCb);
ze_result_t zelTracerMemGetIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemGetIpcHandleCb_t pfnGetIpcHandleCb);
ze_result_t zelTracerMemOpenIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemOpenIpcHandleCb_t pfnOpenIpcHandleCb);
ze_result_t zelTracerModuleBuildLogDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleBuildLogDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerModuleBuildLogGetStringRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleBuildLogGetStringCb_t pfnGetStringCb);
ze_result_t zelTracerModuleCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleCreateCb_t pfnCreateCb);
ze_result_t zelTracerModuleDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerModuleDynamicLinkRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleDynamicLinkCb_t pfnDynamicLinkCb);
ze_result_t zelTracerModuleGetFunctionPointerRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleGetFunctionPointerCb_t pfnGetFunctionPointerCb);
ze_result_t zelTracerModuleGetGlobalPointerRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleGetGlobalPointerCb_t pfnGetGlobalPointerCb);
ze_result_t zelTracerModuleGetKernelNamesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleGetKernelNamesCb_t pfnGetKernelNamesCb);
ze_result_t zelTracerModuleGetNativeBinaryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleGetNativeBinaryCb_t pfnGetNativeBinaryCb);
ze_result_t zelTracerModuleGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleGetPropertiesCb_t pfnGetPropertiesCb);
ze_result_t zelTracerModuleInspectLinkageExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleInspectLinkageExtCb_t pfnInspectLinkageExtCb);
ze_result_t zelTracerPhysicalMemCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnPhysicalMemCreateCb_t pfnCreateCb);
ze_result_t zelTracerPhysicalMemDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnPhysicalMemDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerResetAllCallbacks(zel_tracer_handle_t hTracer);
ze_result_t zelTracerSamplerCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnSamplerCreateCb_t pfnCreateCb);
ze_result_t zelTracerSamplerDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnSamplerDestroyCb_t pfnDestroyCb);
ze_result_t zelTracerSetEnabled(zel_tracer_handle_t hTracer, ze_bool_t enable);
ze_result_t zelTracerSetEpilogues(zel_tracer_handle_t hTracer, zel_core_callbacks_t *pCoreCbs);
ze_result_t zelTracerSetPrologues(zel_tracer_handle_t hTracer, zel_core_callbacks_t *pCoreCbs);
ze_result_t zelTracerVirtualMemFreeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemFreeCb_t pfnFreeCb);
ze_result_t zelTracerVirtualMemGetAccessAttributeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnVirtualMemGetAccessAttributeCb_t pfnGetAccessAttributeCb);
ze_result_t zelTracerVirtualMemMapRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemMapCb_t pfnMapCb);
ze_result_t zelTracerVirtualMemQueryPageSizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnVirtualMemQueryPageSizeCb_t pfnQueryPageSizeCb);
ze_result_t zelTracerVirtualMemReserveRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemReserveCb_t pfnReserveCb);
ze_result_t zelTracerVirtualMemSetAccessAttributeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnVirtualMemSetAccessAttributeCb_t pfnSetAccessAttributeCb);
ze_result_t zelTracerVirtualMemUnmapRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemUnmapCb_t pfnUnmapCb);
ze_result_t zesDeviceEccAvailable(zes_device_handle_t hDevice, ze_bool_t *pAvailable);
ze_result_t zesDeviceEccConfigurable(zes_device_handle_t hDevice, ze_bool_t *pConfigurable);
ze_result_t zesDeviceEnumDiagnosticTestSuites(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_diag_handle_t *phDiagnostics);
ze_result_t zesDeviceEnumEngineGroups(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_engine_handle_t *phEngine);
ze_result_t zesDeviceEnumFabricPorts(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_fabric_port_handle_t *phPort);
ze_result_t zesDeviceEnumFans(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_fan_handle_t *phFan);
ze_result_t zesDeviceEnumFirmwares(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_firmware_handle_t *phFirmware);
ze_result_t zesDeviceEnumFrequencyDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_freq_handle_t *phFrequency);
ze_result_t zesDeviceEnumLeds(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_led_handle_t *phLed);
ze_result_t zesDeviceEnumMemoryModules(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_mem_handle_t *phMemory);
ze_result_t zesDeviceEnumPerformanceFactorDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_perf_handle_t *phPerf);
ze_result_t zesDeviceEnumPowerDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_pwr_handle_t *phPower);
ze_result_t zesDeviceEnumPsus(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_psu_handle_t *phPsu);
ze_result_t zesDeviceEnumRasErrorSets(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_ras_handle_t *phRas);
ze_result_t zesDeviceEnumSchedulers(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_sched_handle_t *phScheduler);
ze_result_t zesDeviceEnumStandbyDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_standby_handle_t *phStandby);
ze_result_t zesDeviceEnumTemperatureSensors(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_temp_handle_t *phTemperature);
ze_result_t zesDeviceEventRegister(zes_device_handle_t hDevice, zes_event_type_flags_t events);
ze_result_t zesDeviceGet(zes_driver_handle_t hDriver, uint32_t *pCount,
		zes_device_handle_t *phDevices);
ze_result_t zesDeviceGetCardPowerDomain(zes_device_handle_t hDevice, zes_pwr_handle_t *phPower);
ze_result_t zesDeviceGetEccState(zes_device_handle_t hDevice, zes_device_ecc_properties_t *pState);
ze_result_t zesDeviceGetProperties(zes_device_handle_t hDevice,
		zes_device_properties_t *pProperties);
ze_result_t zesDeviceGetState(zes_device_handle_t hDevice, zes_device_state_t *pState);
ze_result_t zesDevicePciGetBars(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_pci_bar_properties_t *pProperties);
ze_result_t zesDevicePciGetProperties(zes_device_handle_t hDevice,
		zes_pci_properties_t *pProperties);
ze_result_t zesDevicePciGetState(zes_device_handle_t hDevice, zes_pci_state_t *pState);
ze_result_t zesDevicePciGetStats(zes_device_handle_t hDevice, zes_pci_stats_t *pStats);
ze_result_t zesDeviceProcessesGetState(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_process_state_t *pProcesses);
ze_result_t zesDeviceReset(zes_device_handle_t hDevice, ze_bool_t force);
ze_result_t zesDeviceSetEccState(zes_device_handle_t hDevice, const zes_device_ecc_desc_t *newState,
		zes_device_ecc_properties_t *pState);
ze_result_t zesDiagnosticsGetProperties(zes_diag_handle_t hDiagnostics,
		zes_diag_properties_t *pProperties);
ze_result_t zesDiagnosticsGetTests(zes_diag_handle_t hDiagnostics, uint32_t *pCount,
		zes_diag_test_t *pTests);
ze_result_t zesDiagnosticsRunTests(zes_diag_handle_t hDiagnostics, uint32_t startIndex,
		uint32_t endIndex, zes_diag_result_t *pResult);
ze_result_t zesDriverEventListen(ze_driver_handle_t hDriver, uint32_t timeout, uint32_t count,
		zes_device_handle_t *phDevices, uint32_t *pNumDeviceEvents,
		zes_event_type_flags_t *pEvents);
ze_result_t zesDriverEventListenEx(ze_driver_handle_t hDriver, uint64_t timeout, uint32_t count,
		zes_device_handle_t *phDevices, uint32_t *pNumDeviceEvents,
		zes_event_type_flags_t *pEvents);
ze_result_t zesDriverGet(uint32_t *pCount, zes_driver_handle_t *phDrivers);
ze_result_t zesDriverGetExtensionFunctionAddress(zes_driver_handle_t hDriver, const char *name,
		void **ppFunctionAddress);
ze_result_t zesEngineGetActivity(zes_engine_handle_t hEngine, zes_engine_stats_t *pStats);
ze_result_t zesEngineGetProperties(zes_engine_handle_t hEngine,
		zes_engine_properties_t *pProperties);
ze_result_t zesFabricPortGetConfig(zes_fabric_port_handle_t hPort,
		zes_fabric_port_config_t *pConfig);
ze_result_t zesFabricPortGetLinkType(zes_fabric_port_handle_t hPort,
		zes_fabric_link_type_t *pLinkType);
ze_result_t zesFabricPortGetProperties(zes_fabric_port_handle_t hPort,
		zes_fabric_port_properties_t *pProperties);
ze_result_t zesFabricPortGetState(zes_fabric_port_handle_t hPort, zes_fabric_port_state_t *pState);
ze_result_t zesFabricPortGetThroughput(zes_fabric_port_handle_t hPort,
		zes_fabric_port_throughput_t *pThroughput);
ze_result_t zesFabricPortSetConfig(zes_fabric_port_handle_t hPort,
		const zes_fabric_port_config_t *pConfig);
ze_result_t zesFanGetConfig(zes_fan_handle_t hFan, zes_fan_config_t *pConfig);
ze_result_t zesFanGetProperties(zes_fan_handle_t hFan, zes_fan_properties_t *pProperties);
ze_result_t zesFanGetState(zes_fan_handle_t hFan, zes_fan_speed_units_t units, int32_t *pSpeed);
ze_result_t zesFanSetDefaultMode(zes_fan_handle_t hFan);
ze_result_t zesFanSetFixedSpeedMode(zes_fan_handle_t hFan, const zes_fan_speed_t *speed);
ze_result_t zesFanSetSpeedTableMode(zes_fan_handle_t hFan, const zes_fan_speed_table_t *speedTable);
ze_result_t zesFirmwareFlash(zes_firmware_handle_t hFirmware, void *pImage, uint32_t size);
ze_result_t zesFirmwareGetProperties(zes_firmware_handle_t hFirmware,
		zes_firmware_properties_t *pProperties);
ze_result_t zesFrequencyGetAvailableClocks(zes_freq_handle_t hFrequency, uint32_t *pCount,
		double *phFrequency);
ze_result_t zesFrequencyGetProperties(zes_freq_handle_t hFrequency,
		zes_freq_properties_t *pProperties);
ze_result_t zesFrequencyGetRange(zes_freq_handle_t hFrequency, zes_freq_range_t *pLimits);
ze_result_t zesFrequencyGetState(zes_freq_handle_t hFrequency, zes_freq_state_t *pState);
ze_result_t zesFrequencyGetThrottleTime(zes_freq_handle_t hFrequency,
		zes_freq_throttle_time_t *pThrottleTime);
ze_result_t zesFrequencyOcGetCapabilities(zes_freq_handle_t hFrequency,
		zes_oc_capabilities_t *pOcCapabilities);
ze_result_t zesFrequencyOcGetFrequencyTarget(zes_freq_handle_t hFrequency,
		double *pCurrentOcFrequency);
ze_result_t zesFrequencyOcGetIccMax(zes_freq_handle_t hFrequency, double *pOcIccMax);
ze_result_t zesFrequencyOcGetMode(zes_freq_handle_t hFrequency, zes_oc_mode_t *pCurrentOcMode);
ze_result_t zesFrequencyOcGetTjMax(zes_freq_handle_t hFrequency, double *pOcTjMax);
ze_result_t zesFrequencyOcGetVoltageTarget(zes_freq_handle_t hFrequency,
		double *pCurrentVoltageTarget, double *pCurrentVoltageOffset);
ze_result_t zesFrequencyOcSetFrequencyTarget(zes_freq_handle_t hFrequency,
		double CurrentOcFrequency);
ze_result_t zesFrequencyOcSetIccMax(zes_freq_handle_t hFrequency, double ocIccMax);
ze_result_t zesFrequencyOcSetMode(zes_freq_handle_t hFrequency, zes_oc_mode_t CurrentOcMode);
ze_result_t zesFrequencyOcSetTjMax(zes_freq_handle_t hFrequency, double ocTjMax);
ze_result_t zesFrequencyOcSetVoltageTarget(zes_freq_handle_t hFrequency,
		double CurrentVoltageTarget, double CurrentVoltageOffset);
ze_result_t zesFrequencySetRange(zes_freq_handle_t hFrequency, const zes_freq_range_t *pLimits);
ze_result_t zesGetDeviceProcAddrTable(ze_api_version_t version, zes_device_dditable_t *pDdiTable);
ze_result_t zesGetDiagnosticsProcAddrTable(ze_api_version_t version,
		zes_diagnostics_dditable_t *pDdiTable);
ze_result_t zesGetDriverProcAddrTable(ze_api_version_t version, zes_driver_dditable_t *pDdiTable);
ze_result_t zesGetEngineProcAddrTable(ze_api_version_t version, zes_engine_dditable_t *pDdiTable);
ze_result_t zesGetFabricPortProcAddrTable(ze_api_version_t version,
		zes_fabric_port_dditable_t *pDdiTable);
ze_result_t zesGetFanProcAddrTable(ze_api_version_t version, zes_fan_dditable_t *pDdiTable);
ze_result_t zesGetFirmwareProcAddrTable(ze_api_version_t version,
		zes_firmware_dditable_t *pDdiTable);
ze_result_t zesGetFrequencyProcAddrTable(ze_api_version_t version,
		zes_frequency_dditable_t *pDdiTable);
ze_result_t zesGetLedProcAddrTable(ze_api_version_t version, zes_led_dditable_t *pDdiTable);
ze_result_t zesGetMemoryProcAddrTable(ze_api_version_t version, zes_memory_dditable_t *pDdiTable);
ze_result_t zesGetPerformanceFactorProcAddrTable(ze_api_version_t version,
		zes_performance_factor_dditable_t *pDdiTable);
ze_result_t zesGetPowerProcAddrTable(ze_api_version_t version, zes_power_dditable_t *pDdiTable);
ze_result_t zesGetPsuProcAddrTable(ze_api_version_t version, zes_psu_dditable_t *pDdiTable);
ze_result_t zesGetRasProcAddrTable(ze_api_version_t version, zes_ras_dditable_t *pDdiTable);
ze_result_t zesGetSchedulerProcAddrTable(ze_api_version_t version,
		zes_scheduler_dditable_t *pDdiTable);
ze_result_t zesGetStandbyProcAddrTable(ze_api_version_t version, zes_standby_dditable_t *pDdiTable);
ze_result_t zesGetTemperatureProcAddrTable(ze_api_version_t version,
		zes_temperature_dditable_t *pDdiTable);
ze_result_t zesInit(uint32_t flags);
ze_result_t zesLedGetProperties(zes_led_handle_t hLed, zes_led_properties_t *pProperties);
ze_result_t zesLedGetState(zes_led_handle_t hLed, zes_led_state_t *pState);
ze_result_t zesLedSetColor(zes_led_handle_t hLed, const zes_led_color_t *pColor);
ze_result_t zesLedSetState(zes_led_handle_t hLed, ze_bool_t enable);
ze_result_t zesMemoryGetBandwidth(zes_mem_handle_t hMemory, zes_mem_bandwidth_t *pBandwidth);
ze_result_t zesMemoryGetProperties(zes_mem_handle_t hMemory, zes_mem_properties_t *pProperties);
ze_result_t zesMemoryGetState(zes_mem_handle_t hMemory, zes_mem_state_t *pState);
ze_result_t zesPerformanceFactorGetConfig(zes_perf_handle_t hPerf, double *pFactor);
ze_result_t zesPerformanceFactorGetProperties(zes_perf_handle_t hPerf,
		zes_perf_properties_t *pProperties);
ze_result_t zesPerformanceFactorSetConfig(zes_perf_handle_t hPerf, double factor);
ze_result_t zesPowerGetEnergyCounter(zes_pwr_handle_t hPower, zes_power_energy_counter_t *pEnergy);
ze_result_t zesPowerGetEnergyThreshold(zes_pwr_handle_t hPower, zes_energy_threshold_t *pThreshold);
ze_result_t zesPowerGetLimits(zes_pwr_handle_t hPower, zes_power_sustained_limit_t *pSustained,
		zes_power_burst_limit_t *pBurst, zes_power_peak_limit_t *pPeak);
ze_result_t zesPowerGetLimitsExt(zes_pwr_handle_t hPower, uint32_t *pCount,
		zes_power_limit_ext_desc_t *pSustained);
ze_result_t zesPowerGetProperties(zes_pwr_handle_t hPower, zes_power_properties_t *pProperties);
ze_result_t zesPowerSetEnergyThreshold(zes_pwr_handle_t hPower, double threshold);
ze_result_t zesPowerSetLimits(zes_pwr_handle_t hPower,
		const zes_power_sustained_limit_t *pSustained,
		const zes_power_burst_limit_t *pBurst, const zes_power_peak_limit_t *pPeak);
ze_result_t zesPowerSetLimitsExt(zes_pwr_handle_t hPower, uint32_t *pCount,
		zes_power_limit_ext_desc_t *pSustained);
ze_result_t zesPsuGetProperties(zes_psu_handle_t hPsu, zes_psu_properties_t *pProperties);
ze_result_t zesPsuGetState(zes_psu_handle_t hPsu, zes_psu_state_t *pState);
ze_result_t zesRasGetConfig(zes_ras_handle_t hRas, zes_ras_config_t *pConfig);
ze_result_t zesRasGetProperties(zes_ras_handle_t hRas, zes_ras_properties_t *pProperties);
ze_result_t zesRasGetState(zes_ras_handle_t hRas, ze_bool_t clear, zes_ras_state_t *pState);
ze_result_t zesRasSetConfig(zes_ras_handle_t hRas, const zes_ras_config_t *pConfig);
ze_result_t zesSchedulerGetCurrentMode(zes_sched_handle_t hScheduler, zes_sched_mode_t *pMode);
ze_result_t zesSchedulerGetProperties(zes_sched_handle_t hScheduler,
		zes_sched_properties_t *pProperties);
ze_result_t zesSchedulerGetTimeoutModeProperties(zes_sched_handle_t hScheduler,
		ze_bool_t getDefaults, zes_sched_timeout_properties_t *pConfig);
ze_result_t zesSchedulerGetTimesliceModeProperties(zes_sched_handle_t hScheduler,
		ze_bool_t getDefaults, zes_sched_timeslice_properties_t *pConfig);
ze_result_t zesSchedulerSetComputeUnitDebugMode(zes_sched_handle_t hScheduler,
		ze_bool_t *pNeedReload);
ze_result_t zesSchedulerSetExclusiveMode(zes_sched_handle_t hScheduler, ze_bool_t *pNeedReload);
ze_result_t zesSchedulerSetTimeoutMode(zes_sched_handle_t hScheduler,
		zes_sched_timeout_properties_t *pProperties, ze_bool_t *pNeedReload);
ze_result_t zesSchedulerSetTimesliceMode(zes_sched_handle_t hScheduler,
		zes_sched_timeslice_properties_t *pProperties, ze_bool_t *pNeedReload);
ze_result_t zesStandbyGetMode(zes_standby_handle_t hStandby, zes_standby_promo_mode_t *pMode);
ze_result_t zesStandbyGetProperties(zes_standby_handle_t hStandby,
		zes_standby_properties_t *pProperties);
ze_result_t zesStandbySetMode(zes_standby_handle_t hStandby, zes_standby_promo_mode_t mode);
ze_result_t zesTemperatureGetConfig(zes_temp_handle_t hTemperature, zes_temp_config_t *pConfig);
ze_result_t zesTemperatureGetProperties(zes_temp_handle_t hTemperature,
		zes_temp_properties_t *pProperties);
ze_result_t zesTemperatureGetState(zes_temp_handle_t hTemperature, double *pTemperature);
ze_result_t zesTemperatureSetConfig(zes_temp_handle_t hTemperature,
		const zes_temp_config_t *pConfig);
ze_result_t zetCommandListAppendMetricMemoryBarrier(zet_command_list_handle_t hCommandList);
ze_result_t zetCommandListAppendMetricQueryBegin(zet_command_list_handle_t hCommandList,
		zet_metric_query_handle_t hMetricQuery);
ze_result_t zetCommandListAppendMetricQueryEnd(zet_command_list_handle_t hCommandList,
		zet_metric_query_handle_t hMetricQuery, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents);
ze_result_t zetCommandListAppendMetricStreamerMarker(zet_command_list_handle_t hCommandList,
		zet_metric_streamer_handle_t hMetricStreamer, uint32_t value);
ze_result_t zetContextActivateMetricGroups(zet_context_handle_t hContext,
		zet_device_handle_t hDevice, uint32_t count,
		zet_metric_group_handle_t *phMetricGroups);
ze_result_t zetDebugAcknowledgeEvent(zet_debug_session_handle_t hDebug,
		const zet_debug_event_t *event);
ze_result_t zetDebugAttach(zet_device_handle_t hDevice, const zet_debug_config_t *config,
		zet_debug_session_handle_t *phDebug);
ze_result_t zetDebugDetach(zet_debug_session_handle_t hDebug);
ze_result_t zetDebugGetRegisterSetProperties(zet_device_handle_t hDevice, uint32_t *pCount,
		zet_debug_regset_properties_t *pRegisterSetProperties);
ze_result_t zetDebugInterrupt(zet_debug_session_handle_t hDebug, ze_device_thread_t thread);
ze_result_t zetDebugReadEvent(zet_debug_session_handle_t hDebug, uint64_t timeout,
		zet_debug_event_t *event);
ze_result_t zetDebugReadMemory(zet_debug_session_handle_t hDebug, ze_device_thread_t thread,
		const zet_debug_memory_space_desc_t *desc, size_t size, void *buffer);
ze_result_t zetDebugReadRegisters(zet_debug_session_handle_t hDebug, ze_device_thread_t thread,
		uint32_t type, uint32_t start, uint32_t count, void *pRegisterValues);
ze_result_t zetDebugResume(zet_debug_session_handle_t hDebug, ze_device_thread_t thread);
ze_result_t zetDebugWriteMemory(zet_debug_session_handle_t hDebug, ze_device_thread_t thread,
		const zet_debug_memory_space_desc_t *desc, size_t size, const void *buffer);
ze_result_t zetDebugWriteRegisters(zet_debug_session_handle_t hDebug, ze_device_thread_t thread,
		uint32_t type, uint32_t start, uint32_t count, void *pRegisterValues);
ze_result_t zetDeviceGetDebugProperties(zet_device_handle_t hDevice,
		zet_device_debug_properties_t *pDebugProperties);
ze_result_t zetGetCommandListProcAddrTable(ze_api_version_t version,
		zet_command_list_dditable_t *pDdiTable);
ze_result_t zetGetContextProcAddrTable(ze_api_version_t version, zet_context_dditable_t *pDdiTable);
ze_result_t zetGetDebugProcAddrTable(ze_api_version_t version, zet_debug_dditable_t *pDdiTable);
ze_result_t zetGetDeviceProcAddrTable(ze_api_version_t version, zet_device_dditable_t *pDdiTable);
ze_result_t zetGetKernelProcAddrTable(ze_api_version_t version, zet_kernel_dditable_t *pDdiTable);
ze_result_t zetGetMetricGroupExpProcAddrTable(ze_api_version_t version,
		zet_metric_group_exp_dditable_t *pDdiTable);
ze_result_t zetGetMetricGroupProcAddrTable(ze_api_version_t version,
		zet_metric_group_dditable_t *pDdiTable);
ze_result_t zetGetMetricProcAddrTable(ze_api_version_t version, zet_metric_dditable_t *pDdiTable);
ze_result_t zetGetMetricQueryPoolProcAddrTable(ze_api_version_t version,
		zet_metric_query_pool_dditable_t *pDdiTable);
ze_result_t zetGetMetricQueryProcAddrTable(ze_api_version_t version,
		zet_metric_query_dditable_t *pDdiTable);
ze_result_t zetGetMetricStreamerProcAddrTable(ze_api_version_t version,
		zet_metric_streamer_dditable_t *pDdiTable);
ze_result_t zetGetModuleProcAddrTable(ze_api_version_t version, zet_module_dditable_t *pDdiTable);
ze_result_t zetGetTracerExpProcAddrTable(ze_api_version_t version,
		zet_tracer_exp_dditable_t *pDdiTable);
ze_result_t zetKernelGetProfileInfo(zet_kernel_handle_t hKernel,
		zet_profile_properties_t *pProfileProperties);
ze_result_t zetMetricGet(zet_metric_group_handle_t hMetricGroup, uint32_t *pCount,
		zet_metric_handle_t *phMetrics);
ze_result_t zetMetricGetProperties(zet_metric_handle_t hMetric,
		zet_metric_properties_t *pProperties);
ze_result_t zetMetricGroupCalculateMetricValues(zet_metric_group_handle_t hMetricGroup,
		zet_metric_group_calculation_type_t type, size_t rawDataSize,
		const uint8_t *pRawData, uint32_t *pMetricValueCount,
		zet_typed_value_t *pMetricValues);
ze_result_t zetMetricGroupCalculateMultipleMetricValuesExp(zet_metric_group_handle_t hMetricGroup,
		zet_metric_group_calculation_type_t type, size_t rawDataSize,
		const uint8_t *pRawData, uint32_t *pSetCount, uint32_t *pTotalMetricValueCount,
		uint32_t *pMetricCounts, zet_typed_value_t *pMetricValues);
ze_result_t zetMetricGroupGet(zet_device_handle_t hDevice, uint32_t *pCount,
		zet_metric_group_handle_t *phMetricGroups);
ze_result_t zetMetricGroupGetProperties(zet_metric_group_handle_t hMetricGroup,
		zet_metric_group_properties_t *pProperties);
ze_result_t zetMetricQueryCreate(zet_metric_query_pool_handle_t hMetricQueryPool, uint32_t index,
		zet_metric_query_handle_t *phMetricQuery);
ze_result_t zetMetricQueryDestroy(zet_metric_query_handle_t hMetricQuery);
ze_result_t zetMetricQueryGetData(zet_metric_query_handle_t hMetricQuery, size_t *pRawDataSize,
		uint8_t *pRawData);
ze_result_t zetMetricQueryPoolCreate(zet_context_handle_t hContext, zet_device_handle_t hDevice,
		zet_metric_group_handle_t hMetricGroup, const zet_metric_query_pool_desc_t *desc,
		zet_metric_query_pool_handle_t *phMetricQueryPool);
ze_result_t zetMetricQueryPoolDestroy(zet_metric_query_pool_handle_t hMetricQueryPool);
ze_result_t zetMetricQueryReset(zet_metric_query_handle_t hMetricQuery);
ze_result_t zetMetricStreamerClose(zet_metric_streamer_handle_t hMetricStreamer);
ze_result_t zetMetricStreamerOpen(zet_context_handle_t hContext, zet_device_handle_t hDevice,
		zet_metric_group_handle_t hMetricGroup, zet_metric_streamer_desc_t *desc,
		ze_event_handle_t hNotificationEvent,
		zet_metric_streamer_handle_t *phMetricStreamer);
ze_result_t zetMetricStreamerReadData(zet_metric_streamer_handle_t hMetricStreamer,
		uint32_t maxReportCount, size_t *pRawDataSize, uint8_t *pRawData);
ze_result_t zetModuleGetDebugInfo(zet_module_handle_t hModule,
		zet_module_debug_info_format_t format, size_t *pSize, uint8_t *pDebugInfo);
ze_result_t zetTracerExpCreate(zet_context_handle_t hContext, const zet_tracer_exp_desc_t *desc,
		zet_tracer_exp_handle_t *phTracer);
ze_result_t zetTracerExpDestroy(zet_tracer_exp_handle_t hTracer);
ze_result_t zetTracerExpSetEnabled(zet_tracer_exp_handle_t hTracer, ze_bool_t enable);
ze_result_t zetTracerExpSetEpilogues(zet_tracer_exp_handle_t hTracer,
		zet_core_callbacks_t *pCoreCbs);
ze_result_t zetTracerExpSetPrologues(zet_tracer_exp_handle_t hTracer,
		zet_core_callbacks_t *pCoreCbs);
#pragma GCC visibility pop

#endif
