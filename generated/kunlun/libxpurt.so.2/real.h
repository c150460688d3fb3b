/* Made by `porter gen --backend kunlun`. Do not edit. */
/* real.h: the vendor's own functions. The first call of any of them opens the real library. */
#ifndef PORTER_REAL_H
#define PORTER_REAL_H

#include "api.h"
#include "shim.h"

#define real_xpu_create_cl_func SHIM_REAL(xpu_create_cl_func, 11)
#define real_xpu_create_sd_func SHIM_REAL(xpu_create_sd_func, 12)
#define real_xpu_current_device SHIM_REAL(xpu_current_device, 5)
#define real_xpu_device_count SHIM_REAL(xpu_device_count, 13)
#define real_xpu_device_get_attr SHIM_REAL(xpu_device_get_attr, 14)
#define real_xpu_device_list SHIM_REAL(xpu_device_list, 15)
#define real_xpu_event_create SHIM_REAL(xpu_event_create, 16)
#define real_xpu_event_destroy SHIM_REAL(xpu_event_destroy, 17)
#define real_xpu_event_query SHIM_REAL(xpu_event_query, 6)
#define real_xpu_event_record SHIM_REAL(xpu_event_record, 2)
#define real_xpu_event_wait SHIM_REAL(xpu_event_wait, 18)
#define real_xpu_free SHIM_REAL(xpu_free, 19)
#define real_xpu_get_ccix_peer_id SHIM_REAL(xpu_get_ccix_peer_id, 20)
#define real_xpu_get_driver_commit SHIM_REAL(xpu_get_driver_commit, 21)
#define real_xpu_get_driver_version SHIM_REAL(xpu_get_driver_version, 22)
#define real_xpu_get_runtime_commit SHIM_REAL(xpu_get_runtime_commit, 23)
#define real_xpu_get_runtime_version SHIM_REAL(xpu_get_runtime_version, 24)
#define real_xpu_host_alloc SHIM_REAL(xpu_host_alloc, 25)
#define real_xpu_host_free SHIM_REAL(xpu_host_free, 26)
#define real_xpu_host_register SHIM_REAL(xpu_host_register, 27)
#define real_xpu_host_unregister SHIM_REAL(xpu_host_unregister, 28)
#define real_xpu_ipc_close_memhandle SHIM_REAL(xpu_ipc_close_memhandle, 29)
#define real_xpu_ipc_get_memhandle SHIM_REAL(xpu_ipc_get_memhandle, 30)
#define real_xpu_ipc_open_memhandle SHIM_REAL(xpu_ipc_open_memhandle, 31)
#define real_xpu_kernel_debug SHIM_REAL(xpu_kernel_debug, 32)
#define real_xpu_kernel_debug_reset SHIM_REAL(xpu_kernel_debug_reset, 33)
#define real_xpu_last_kernel_exec_time SHIM_REAL(xpu_last_kernel_exec_time, 34)
#define real_xpu_launch_argument_set SHIM_REAL(xpu_launch_argument_set, 35)
#define real_xpu_launch_async SHIM_REAL(xpu_launch_async, 1)
#define real_xpu_launch_config SHIM_REAL(xpu_launch_config, 0)
#define real_xpu_malloc SHIM_REAL(xpu_malloc, 36)
#define real_xpu_memcpy SHIM_REAL(xpu_memcpy, 9)
#define real_xpu_memcpy_async SHIM_REAL(xpu_memcpy_async, 8)
#define real_xpu_memcpy_peer SHIM_REAL(xpu_memcpy_peer, 10)
#define real_xpu_mmap SHIM_REAL(xpu_mmap, 37)
#define real_xpu_set_device SHIM_REAL(xpu_set_device, 7)
#define real_xpu_stream_create SHIM_REAL(xpu_stream_create, 38)
#define real_xpu_stream_destroy SHIM_REAL(xpu_stream_destroy, 39)
#define real_xpu_stream_wait_event SHIM_REAL(xpu_stream_wait_event, 3)
#define real_xpu_wait SHIM_REAL(xpu_wait, 4)

#endif
